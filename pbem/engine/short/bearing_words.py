"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ # in @ , and not one of them looks friendly $;^ & attacks @ from @ every single turn $
-400 ^ ah , le @ , my amours $;^ all or nothing $;^ and @ ? $;^ aprobe las oposiciones , todavia no me lo creo $
-400 ^ as long as it stays fun i dont mind losing $;^ ce nest pas de la strategie , cest de la poesie $
-400 ^ das kommt davon , wenn man mich nicht ernst takes $
-400 ^ didnt we say no more than # weeks per round ? well , i did it in # , sorry $;^ do the following : $
-400 ^ est ce que le @ va tenir ? $;^ first la salute , subito then @ $;^ gelukkig let er niemand op @ $
-400 ^ gezondheid first , @ then $;^ here is what i want to do : $;^ hes only got # left $;^ hmm , well $
-400 ^ ho cambiato lavoro , then ti racconto $;^ i dont hold grudges , except about @ $;^ i mean , really $
-400 ^ i meant to write earlier $;^ i put them there because from there you can see the sea $
-400 ^ i want the card , the territory is just scrap $;^ id kill for a nap or for @ , whichever comes first $
-400 ^ id leave the country too if i were & $;^ id like to $;^ if & wants war she may have it , with bugles $
-400 ^ if @ holds , the entire load path to @ holds $;^ if anything is unclear , just write to me $
-400 ^ if it fails , ill go down singing $;^ if it heaven , a # $;^ if ive forgotten something , tell me $
-400 ^ if the ref gives me one # ill take it $;^ ill do the dishes later $;^ ill tell you about it tomorrow $
-400 ^ im not sure what time it is over there $;^ in case @ gets ideas $;^ is that enough ? $
-400 ^ je me suis remis au velo , mon derriere proteste $;^ just kidding , it was well played $
-400 ^ just to be on the safe side $;^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $
-400 ^ laat ze maar komen , die rooien $;^ let it be said that i was polite first $
-400 ^ let me know if anything is missing $;^ let me know if you need anything else from me $;^ let them tremble $
-400 ^ lets see if he can do it again $;^ lo first es la salud y lo second es @ $;^ mejor morir attack que aburrida $
-400 ^ mi suegra se queda hasta reyes , no digo mas $;^ misschien krijg ik er spijt van , maar leuk wordt het $
-400 ^ more of that $;^ my first attack $;^ my last attack $;^ no , i dont want to know , im an artist $
-400 ^ no problem if not $;^ no trade $;^ not bad , is it ? $;^ not sorry enough , though $;^ ok my move $
-400 ^ one must hold the bridge at @ , or all @ falls $;^ or am i wrong ? $
-400 ^ pardon , je croyais que cetait a & de jouer $;^ pick a number between one and # $
-400 ^ should i lose , then at least with stil $;^ sneu voor @ , zo alleen , maar het is niet anders $
-400 ^ so ive made up my mind $;^ stop me if youve heard this one $;^ take it easy $;^ take that $
-400 ^ tell me if i got something wrong $;^ the long way round @ is still quicker than birmingham $
-400 ^ the real one , from # $;^ then de lo de @ , cualquiera se fia $;^ then non , cest trop bon $
-400 ^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ to @ or not to @ , that was never really the question $;^ wait till my brother hears about this $
-400 ^ warte nur , & , @ vergisst nichts $;^ wenn das klappt , geb ich eine runde aus $
-400 ^ wenn das klappt , tanze ich auf dem tisch $;^ will # onder of will naar @ $
-400 ^ winning isnt everything , but id like to try it once $
-24 , $
-19 thanks
-18 ^ dear;^ thanks;thank;thanks for;this game
-17 ^ good;lovely;thank you
-16 ^ our;^..new;cold;dog;greetings;train;writing
-15 &..#;^ greetings;^ nobody;^ who;^..always;a very;coffee;dear..,;far too;game..,;greetings from;hello..,;hi..$;host
-15 hours;in this;life;master ,;of you;off to;on saturday;peter;regards;saturday;short;snow;summer;thank..for
-15 thanks..the;the dog;used to;world;year $;years;you all;you for;yours
-14 # days;# hours;& will;&..be;, thank;@..&;^ happy;^ thank;^ yours;^..day;^..did;^..lost;^..never;a game;a lovely
-14 all the;and &;and it;and still;broke;cake;days $;dear game;dear..master;exam;friends;from a;garden;hard;hello
-14 holiday;im..,;is..and;laugh;lucky;month;mother;napoleon;office;one day;personal;school;since..$;so im;table
-14 terrible;the train;the world;time i;walked;was..,;we..a;weer;would have
-13 # #;# turns;# weeks;, how;, youre;@..been;^ hello;^..dog;^..ever;^..host;^..luck;^..mi;^..peter;a all;beer;boss
-13 cheers;coming $;dentist;doctor;everyone $;expect;family;flat;flu;for..days;for..this;game..$;general;half the
-13 hello..$;hi;how is;i..your;im writing;in..game;it..been;knee;last letter;letters;mad;minutes;my dice;patience
-13 people;peter ,;pub;regards ,;report;room;see you;seventeen;since the;sitting;slow;spring;stopped;such;team
-13 the baby;the garden;the..last;the..says;thirty;weather;wedding;winter;you should
-12 # minutes;&..&;, thanks;, und;, who;, your;,..he;,..were;^ cheers;^ congratulations;^ der;^ hi;^ love;^ nice;^ see
-12 ^ seventeen;^ why;^ your;^..anyone;^..boss;^..evening;^..grusse;^..looks;^..old;^..pour;a beer;admit;ages;all week
-12 almost;and its;and..am;aqui;at work;at..map;ate;awful;barbecue;been..for;blame;breakfast;can..believe;chess;choir
-12 close;congratulations;da..$;defence;degrees;delay;does &;driving;endlich;everybody $;everybody ,;everyone ,;exams
-12 excuse;feels;film;folks;for..and;from..very;garden is;good luck;good..,;got..$;greetings..a;grusse;happy new
-12 happy..year;has been;has..a;hate me;hello from;hello..the;here and;here i;here..the;hey..$;hi..,;honest;hope the
-12 host ,;hurts;i like;i love;ill be;internet;is getting;is..me;its been;its only;kitchen;last..?;le..a;learned;leeds
-12 lonely;luck;me for;merci;my birthday;my boss;my mother;my new;my..used;nearly;nervous;never..a;new job;new year
-12 news;nie;night ,;nothing personal;nothing..,;now i;owe me;passed;pizza;proud;rain;says hello;seit;sent from;sie
-12 since #;so much;soup;spent;strategy;such a;the delay;the doctor;the neighbours;the pub;the summer;the..letter
-12 those dice;tomatoes;uns;used..say;very;very..$;waited;waiting room;walked..the;was so;we..all;wer;what a;win this
-12 wish me;wonderful;worse;writing..the;year;you at;you believe;you..have;your..is;yours ,
-11 # degrees;# ones;& #;& last;& would;&..that;&..up;&..youre;, &;, even;, here;, with;^ got;^ had;^ hier;^ long
-11 ^ qui;^ weve;^ wish;^ work;^..been;^..doctor;^..finally;^..folks;^..garden;^..ha;^..heeft;^..morning;^..pete
-11 ^..regards;^..team;^..were;^..won;^..writing;a disaster;a great;a long;a nice;a real;a..weekend;all day;all..and
-11 all..you;alla;always wanted;always..to;and he;and now;are on;asking $;aunt;be honest;be in;beat;bed $;been..since
-11 been..to;best ,;better than;better..than;book;bored;but its;by now;cake $;cant believe;cant wait;car;care;coffee $
-11 company;day ,;days;did..see;die..,;disaster;driving test;eaten;enjoy;every time;father;feelings;fingers;for asking
-11 for hosting;for last;for running;for your;for..reminder;forty;friend;friends ,;funny;game is;games;gods
-11 good evening;good morning;good..from;grandmother;grandson;haben;had..good;happy;happy birthday;hard feelings
-11 has..in;have you;have..good;here for;here..#;hi &;hi all;holidays;hope your;hosting;hot;how long;how..your
-11 i rolled;im typing;immer;internet was;is &;is good;is your;is..again;it coming;it took;its..birthday;ive never
-11 kind regards;la..a;lake;last month;late..the;letter ,;liebe;life $;like my;lol $;machine;marathon;me luck;me or
-11 meeting;merry;merry christmas;mess;miss;month $;more..than;my armies;my back;my grandmother;my week;next game
-11 no hard;no..feelings;on me;on thursday;on..new;operation;our;outside;oven;party;person;personal ,;peter..$;plumber
-11 portugal;power;practice;puppy;quiz;ran;recipe;reminder;revenge;rolled #;running this;saturday ,;saturday ?
-11 saturday..$;says hi;schon;see @;sent..my;seventeen..in;siempre;since..and;sixes $;sleep..$;so i;so..?;so..had
-11 so..i;so..to;sofa;sorry this;starts;still cant;still..me;strategy $;summer $;sun;sweet;table $;take care;taking
-11 tanto;taught;teacher;telling;than my;thank..$;the barbecue;the cat;the dentist;the flu;the match;the office
-11 the only;the reminder;the snow;the weather;the..job;the..looks;the..so;they say;think &;this with;this year;to all
-11 to bed;to your;to..all;took me;trains;turn #;turn was;twenty;twins;typing this;van de;vous;walked over;warm
-11 was down;we..to;weeks $;went well;were..to;what..is;who;wifi;wine;wish..luck;writing from;writing this;you #;you a
-11 you and;you are;you sent;you still;you..see;you..your;your last
-10 # years;#..now;& ever;& had;& must;& still;&..are;&..been;&..come;&..it;&..on;&..only;&..so;&..your;, che;, der
-10 , dice;, du;, everyone;, hence;, hi;, hope;, mais;. #;. &;. the;@ again;@ will;@..such;^ canada;^ cant;^ dice
-10 ^ even;^ exams;^ fingers;^ hallo;^ hey;^ honestly;^ hoy;^ kind;^ liebe;^ merci;^ merry;^ off;^ pd;^ regards
-10 ^ scusate;^ snow;^ wer;^ wie;^..anybody;^..birthday;^..care;^..choir;^..christmas;^..desde;^..dice;^..does;^..game
-10 ^..grandmother;^..grandson;^..hands;^..hurts;^..knee;^..late;^..men;^..neighbours;^..played;^..pleut;^..round
-10 ^..spent;^..train;^..trust;^..weather;^..whole;^..wishes;a big;a cold;a decent;a general;a mess;a pleasure;a short
-10 a small;a week;a..game;afraid of;afternoon;again ?;again and;again..so;against my;ages $;alguien;always $;and all
-10 and ive;and so;and that;and your;and..for;and..havent;and..of;and..was;anyone else;apologies;are all;are finally
-10 are..a;armies and;as always;as usual;asks;at..moment;auf der;aus dem;back is;battery;be furious;be gentle;be kind
-10 be out;be..in;be..of;beautiful;because of;been raining;bei uns;belle;best wishes;best..,;bet &;birthday
-10 birthday..,;bit of;blame the;boiler;bold;bon;bought;brain;breakfast $;burning;bye;cafe;canada;cape;cat $
-10 cat walked;cat..over;cellar;cheers ,;christmas;christmas..$;clever;cold $;coming to;company $;concert
-10 congratulations on;congratulations..the;continent $;couldnt;dag;danke;dass;day..,;days..$;deadline;dear;dear all
-10 degrees here;degrees..and;delay ,;delayed;dice gods;do we;doctor says;does..know;down $;dream;eat;eating;empire
-10 en la;end of;ends;enjoyed;essays;evening..$;evening..,;ever;ever..$;ever..to;every..i;everybody..$;everywhere;fair
-10 feel like;feeling..$;first..in;first..of;folks ,;for being;for waiting;for you;for..birthday;for..delay;for..in
-10 for..long;for..the;friends $;friends..$;from..hospital;frost;frozen;full of;furious;game ?;gentle;geography
-10 gesendet;good at;good..for;good..to;grandchildren;great..$;grusse aus;ha $;had it;had..coming;hallo;happy $
-10 happy..to;has..the;hate..$;hates;have had;have thought;have..idea;heating;hebben;hele;hello to;hence;here we
-10 here..am;hey;hi host;hi peter;hole;hole in;holiday $;hope..all;hope..is;horoscope;hosting ,;house;house $;how did
-10 how..the;i admit;i come;i dadi;i ever;i expect;i finally;i play;i..cant;i..had;i..only;il pleut;il..e;im a;im on
-10 im told;im..a;im..my;in may;in your;in..minutes;internet..down;is all;is late;is so;is such;is well;is..at
-10 is..best;is..just;is..up;it feels;it will;jullie;just got;just me;just..or;kept;kids are;killing;killing me
-10 kind..,;knee is;la..di;lang;lasagne;late..,;lately;laughed;law;lemurs;letter $;liebe grusse;like a;liked;lisbon
-10 looks..a;lose this;lost @;lost my;lost..armies;love ,;love it;lovely..$;luck ,;luck with;made me;map..a;master
-10 match last;match..night;may the;maybe this;me..is;me..this;minutes $;mir $;mit..$;moi $;mon..$;months;mood
-10 more..and;mostly;moving house;my face;my grandson;my hands;my horoscope;my life;my neighbour;my team;my..were
-10 myself $;nervous $;never been;new flat;new..is;next year;no me;noise;nos;of..at;of..week;office $;on..bus;ones in
-10 ones..a;only..game;ont;op de;our..is;over..keyboard;owe you;p;passed..driving;pd;pd :;personal..&;photos;pity
-10 planning;pleasure;pleut;polite;poor;pour..$;pray;pray for;pray..me;quel;quien;quiet;quiet lately;rain $
-10 raining here;read that;recipe for;report $;retard;room $;round was;rounds $;saw the;say..to;says im;says..$
-10 says..and;scared;scusate;sera;ses;short $;short mail;sincerely;sitting in;sixes in;sleeps;smell;smells;snow up
-10 snow..to;so be;so good;so tired;so..in;so..my;soon $;sorry &;sorry about;sorry..is;soup $;spam;staring;staring at
-10 still..believe;stop &;storm;sunday and;talk about;talk..it;tears;term;thanks..asking;thanks..waiting;that im
-10 thats my;the birthday;the car;the days;the deadline;the exam;the holidays;the hospital;the kitchen;the lake
-10 the letters;the school;the sofa;the sun;the table;the tomatoes;the twins;the wedding;the year;the..be;the..came
-10 the..defence;the..flat;the..gods;the..now;the..office;the..took;the..waiting;these days;those were;to everyone
-10 to..honest;to..single;today..the;tomorrow ,;too quiet;train is;tree;tuesday..the;typos;typos $;umbrella;une..$
-10 us $;usual;village;voila;was..disaster;was..good;was..last;wat een;we got;we played;we were;we..at;wedding $
-10 week $;were off;what did;what..i;which is;who..the;whole..is;will..be;wind;wins;won the;wonder..&;work is;working
-10 worry;worst;wurfel;years $;years of;you in;you were;you..@;your letter;your mail;your mother;youre a;yours..,
-9 # .;# abrazo;# kilos;#..and;#..da;#..my;& ?;& always;& heeft;& was;&..but;&..getting;&..going;&..nothing;, at
-9 , dass;, ha;, little;, pray;,..baby;,..boiler;,..everyone;,..getting;,..ill;,..must;,..never;,..personal;,..sorry
-9 ...is;...you;@ always;@ give;@..a;@..spring;^ bye;^ ciao;^ danke;^ encore;^ endlich;^ enjoy;^ evening;^ excuse
-9 ^ groetjes;^ hes;^ hola;^ morning;^ revenge;^ some;^ were;^..(;^..abrazo;^..good;^..hard;^..learned;^..les;^..much
-9 ^..neighbour;^..rolled;^..school;^..snow;^..taught;^..tomatoes;^..uit;^..waited;^..x;^..zit;a friend;a good
-9 a holiday;a map;a meeting;a moi;a plan;a thorn;a war;a year;a..after;a..feeling;a..late;a..table;a..windy;abrazo
-9 admire;again so;ago $;all my;all over;all..best;all..well;already $;altijd;always said;always..$;always..a
-9 always..the;am $;an..to;and lost;and nobody;and thats;and..cant;and..dog;and..never;and..today;any..,;anyone;are we
-9 are..and;are..for;are..to;arm;armies..one;at school;at..office;at..wedding;awake;back from;back..holiday;baked
-9 barbecue on;beach;bed;bed now;been in;been so;been..here;been..quiet;been..this;been..those;beer $;beginning
-9 bei mir;believe it;ben ik;beste;big..$;bises;boxes;bravo;bus;but..is;but..like;buy;by &;by christmas;cannons
-9 cant..$;chat;cheating;cheese;chez;chicken;chickenpox;children;choir practice;ciao;close to;cold ,;cold and;come and
-9 coming..the;cruel;day at;dear host;dentists;depuis #;deserves;dice be;dice last;dice..be;did..ever;dog $;dont worry
-9 dreamt;drinks;een..van;en ik;enjoying;etait;evening ,;ever ,;every single;everybody;everyone;everyone is
-9 everywhere $;feeling about;feels like;feet;ferry;film $;finally got;fingers crossed;first frost;folder;for $;for an
-9 for so;for..hours;for..last;for..late;for..patience;for..quick;for..turns;forgotten;friday ?;friday..$;from holiday
-9 fun;game master;game so;game..&;game..i;games..$;gang;general $;gerade;gesendet $;getting..$;glad;glass;good
-9 good day;good night;good..$;good..everybody;good..this;gorgeous;got..from;got..in;grandfather;greetings..the
-9 groetjes;grow;gym;hallo..,;hands $;hanging;happy..,;has..raining;hate;hats;havent..a;having a;he is;hence the
-9 here since;here..come;here..go;here..tuesday;hi $;hi there;hi to;history;ho..la;hola;holding;holds @;holidays $
-9 honest $;honour;hope this;hope..had;host $;hours $;how &;how are;how..you;i couldnt;i dreamt;i took;i trust;i..im
-9 i..time;idea what;if only;ik niet;il mio;il ritardo;im the;im..in;in der;in law;in our;in..e;in..give;in..house
-9 is always;is at;is finally;is killing;is over;it hurts;it when;it..&;its..degrees;ive been;jaar;jam;job ,;join the
-9 join..next;june;just walked;killing..$;kilos;kinder;knitting;know..$;la..du;la..es;landlord;last time;last..was
-9 laugh at;laughs;leeds $;life is;lives;lost..#;luck..$;lucky $;made..laugh;madre;makes me;map in;map looks;maps
-9 may $;me how;me today;meet;meinem;merci pour;mercy;monday and;morning..$;morning..so;mother in;mother..law
-9 mountains;much for;must have;my aunt;my exam;my father;my grandfather;my knee;my laptop;my late;my mum;my old
-9 my spam;my..lost;my..teacher;my..wedding;new puppy;new..and;new..to;nice;nice try;night..the;nightmares;no..what
-9 noch..mir;nous;nunca;nuovo;of my;of..year;on for;on..board;one hand;one..left;opened;operation went;our..,;painting
-9 parents;personal $;pete ,;peter $;phone..at;picture;place to;play..a;playing this;point;poor old;printer;proud of
-9 que la;quick one;quiet..$;read..the;ritardo;rolled..#;room ,;row $;run $;sad;sagt;saluto;samedi;saturday $;saving
-9 scary;scusate il;scusate..ritardo;see..at;see..in;see..match;sehen;semana;send me;seventeen armies;silence;since
-9 since i;sitting on;sixes..a;sleep $;so forgive;so happy;so here;so naturally;sorry for;sorry..late;sounds;soup..$
-9 spain;spam folder;speak;stack in;stack..@;still owe;storm took;story;suerte;sunburnt;sunshine;tan;taught &
-9 taught..to;tears $;tenido;thanks ,;thanks..hosting;thanks..running;that..army;the beach;the boiler;the children
-9 the coffee;the dentists;the family;the ferry;the operation;the oven;the quick;the storm;the trains;the typos
-9 the vet;the wait;the worst;the..all;the..ate;the..board;the..hate;the..house;the..room;their;these..?;thesis
-9 they..the;theyll;thin;thirty years;this so;this..:;this..ill;this..im;this..late;thorn;thorn in;thorn..my
-9 thought that;thx;time..i;time..year;to find;to join;to win;to..new;tom ,;tomatoes are;ton;took;took #;train $
-9 trains are;trip;trouble;turn :;tut;um;uncle;ur;used..play;usual $;utrecht;verspatung;verspatung ,;very windy;vet
-9 waited #;waiting..,;was #;was at;was..of;we had;week and;well played;went..,;were a;were all;were..a;what..lovely
-9 when we;who would;who..$;who..@;who..have;whoever holds;whole..smells;win..one;window;windy;windy..$;winter $
-9 with..hand;woman;won;wonder what;world $;world..$;would..so;would..thought;writing..from;x;x $;year to;year..$
-9 yellow;you had;you lot;you..in;your;your patience;zum;zusammen
-8 # coffees;# essays;# last;# months;# percent;#..armies;#..here;#..us;& ,;& armies;& on;& ur;&..dear;&..deine;&..hi
-8 &..how;&..ill;&..in;&..with;, as;, comme;, deine;, especially;, remember;, well;, which;, youve;,..admit;,..der
-8 ,..everywhere;,..forgive;,..gibts;,..hat;,..hope;,..hours;,..how;,..internet;,..kids;,..my;,..naturally;,..promise
-8 ,..train;,..typing;. my;. well;14th;@ anyway;@ back;@ because;@ had;@ ist;@ last;@ looks;@ must;@ now;@..day;@..ill
-8 @..im;^ alguien;^ amities;^ aqui;^ back;^ besos;^ big;^ bises;^ bonne;^ dag;^ envoye;^ great;^ have;^ inviato
-8 ^ isnt;^ look;^ lovely;^ mia;^ napoleon;^ new;^ oggi;^ poor;^ quel;^ remember;^ saludos;^ salut;^ say;^ shouldve
-8 ^ since;^ thx;^ vaya;^ wir;^ youre;^..armies;^..big;^..couldnt;^..dreamt;^..expects;^..feels;^..friday;^..friends
-8 ^..guys;^..has;^..hate;^..heating;^..hi;^..how;^..internet;^..keeps;^..live;^..ma;^..mal;^..man;^..map;^..mother
-8 ^..must;^..personal;^..printer;^..sehen;^..she;^..sleep;^..stopped;^..thanks;^..time;^..turns;^..uns;^..ur;^..who
-8 ^..work;^..years;^..zusammen;a cake;a comeback;a glass;a match;a pint;a pity;a quiet;a second;a ver;a win;a..attack
-8 a..job;a..like;a..ses;a..time;a..up;about &;advice;against &;age;aggressive;airport;alive $;alive..$;all be;all..me
-8 all..years;als een;always;always ends;always..up;am..this;amazing;amis;amities;an army;and happy;and is;and my
-8 and..is;and..lost;and..not;and..whole;angry;anos;anybody else;anyone..a;anyway ?;anyway..$;arbitro;are off;are..on
-8 are..still;are..strike;army ,;ask $;asleep $;at your;ate my;aux;baby;be at;be home;be lucky;be so;be with;be..next
-8 because the;been;been far;been saving;been staring;been very;been..thorn;been..too;beer for;beginning $;bei..$
-8 believe that;believe..lost;believing;besos;best defence;better a;beware;bicycle;big..in;birthday ,;birthday card
-8 birthday..$;biscuit;blue;board game;bonne;book $;bread;bridge;brilliant;bring a;bring..$;broken;brought;buenos
-8 built;buongiorno;busy;but..can;called @;calls;calm;calor;cancelled;cerveza;chair;chaos;charm;che mi;che..,
-8 cheating..$;chien;chips;chocolate;christmas to;coffee machine;coffees;col;come la;comeback;comeback..&;comes $
-8 coming;coming..i;complimenti;congratulations to;conquest;continent;continents;cook;cost me;could have;could..&
-8 court;cream;cricket;culpa;cumple;cup;daughter..her;daumen;day;day and;day..the;de mon;dear &;defence..@;defender
-8 dentist ,;der @;deserves a;desk;di nuovo;dias;dice had;dice hate;dice..have;dich;did anyone;die verspatung
-8 dimanche $;disaster ,;doctor..i;does anyone;does..always;does..have;dog ate;dog..to;doing $;domenica;domination
-8 domingo;dont tell;dreamt of;drink;driving..on;e la;e mail;edith;eindelijk;el mapa;emperor;en..que;ends up;enjoy the
-8 envoye..mon;es seit;especially;est..,;etait..,;evening all;ever since;ever..?;ever..@;every;exactly;exams are
-8 excellent;excitement;excuse the;expects;explain;fa #;fait ses;family $;far..many;far..much;far..quiet;fast
-8 favourite;feel..napoleon;feeling better;feelings ,;first game;first snow;first..at;first..this;fish;flu $;fog
-8 folks $;football;for ages;for dinner;for today;for weeks;for..a;for..hour;for..is;for..lovely;for..since;for..soup
-8 forever;forgive the;fortune;fragt;frau;from #;from sunny;from..dentists;from..to;from..train;frost last
-8 frost..night;funeral;funny how;fur..$;game i;game..far;garden..full;gateau;gehort;getting..too;geworden;gg;gibts
-8 giovedi;give my;glass of;goes..im;good feeling;good..all;good..peter;gracias;gracias por;grandma;griep;gripe;guilty
-8 ha..$;habia;had this;had time;had to;had..flu;had..for;had..of;had..power;hair;half term;half..,;half..world
-8 hamster;hands;hands are;happened;hard..$;hard..,;hardly;harriet;has eaten;has..armies;hat ,;hat die;hats off
-8 have any;have my;have..this;he..to;heart $;heat;held..for;hello $;hello ,;hello and;hello everyone;her first;here $
-8 het..van;hi everyone;hi folks;hi pete;hier..es;hip;hoffentlich;hole..my;homework;honest ,;honeymoon;hope;hope $
-8 hope everyone;hope..dice;hospital waiting;hospital..room;host..$;hours..the;house is;how..i;how..it;hows;i almost
-8 i bring;i hear;i learned;i looked;i nearly;i open;i sleep;i spent;i swear;i went;i..an;i..be;i..dont;i..feel
-8 i..lucky;i..thats;ice cream;ich..gerade;ich..nie;iemand;ik..een;ill blame;ill go;im getting;im late;im mad;im off
-8 im sorry;im taking;im..the;immer noch;in and;in..garden;in..letter;in..life;in..side;in..spam;in..weeks;inviato
-8 is anyone;is broken;is delayed;is finished;is gorgeous;is lovely;is now;is short;is up;is..else;isnt..funny
-8 it always;it funny;it..on;its so;its summer;its..here;its..personal;ive..been;jahr;job $;jours;just..back
-8 keep telling;keep..and;key;kind to;kind..$;knew;know a;know its;know who;know why;know..good;know..i;komt;la carte
-8 la mia;la..est;lacht;lads in;lads..@;last round;last..made;lasted;late again;lately $;laugh $;laugh out;laugh..loud
-8 le chien;learn;learning;leaves are;les..ont;letter;library;liegt;life ,;life..good;like napoleon;little..in
-8 live the;lives in;living;llego;long do;long enough;long live;look..@;looks so;lose..one;losing $;lost a;lost..to
-8 lot of;loud..the;love $;love..when;lovely..you;luck to;machine broke;mad $;made a;made of;mails $;mal wieder;mange
-8 many of;march $;margaret;may..dice;me .;me laugh;me nightmares;me of;me something;me that;me..@;me..game;me..that
-8 me..turn;me..when;meetings;men in;merry..to;mess $;mi $;mi..il;middle of;miss the;missed;month ?;morning from
-8 morning..,;mother is;mothers;movil;movil $;much..$;my best;my dear;my dog;my driving;my favourite;my feet;my frau
-8 my hair;my hat;my internet;my luck;my sleep;my strategy;my umbrella;my uncle;my wifes;my..again;my..always;my..have
-8 my..hurts;my..just;my..last;my..since;my..took;ne..jamais;neighbours are;never had;never..to;new map;new phone
-8 next..we;nice..$;night..i;nightmares $;nobody expects;nonna;not..good;nothing serious;november;november $;now for
-8 now..the;nur noch;of luck;of..and;of..last;off..choir;office is;older;older than;on holiday;on strike;on sunday
-8 on your;on..and;on..table;on..train;on..way;one..you;open $;open the;or..&;orders for;os;other..is;our choir;out ?
-8 oven $;owe;owe..something;paella;painting the;pancakes;paper;passed her;patience..a;patient..me;people $;perche
-8 phone is;pint;plans;play..with;players;plenty of;point $;poor..@;por fin;post;power cut;pretty;promoted;pub quiz
-8 qui..le;quiere;raining..since;real table;refuses;refuses to;regards..$;reminder ,;reports;respect;retard ,;retraso
-8 revenge is;rich;ripe;rolled a;rolled..ones;rolled..sixes;rome;roses;round..a;rounds..$;running;s..&;said that
-8 saludos;saludos desde;salut;saw your;say hi;says the;says..to;scared of;screen;see..,;see..all;see..of;seems to
-8 seit gestern;send..a;serious;served;sevilla;shaking;shall be;she is;sheep;shift $;short..,;should see;si e;sick
-8 since you;since..summer;sincerely ,;sinds;singing;sings;sitze;skiing;sleep ,;sleeping;slept through;snow $;so close
-8 so excuse;so ive;so well;so..a;so..am;so..of;socks;socks $;sold;soldiers $;solito;sometimes;sooner;sorry..being
-8 soup ?;spam..$;speaking;spent the;spite;spot;spring $;spring ,;standing;statistics;story $;strategie;su;suits
-8 summer..$;sunny;survived;sushi;swear;sweet..$;table ,;tante;tea and;teacher would;team lost;telling me;tennis
-8 terrible $;terrible..$;territories;test on;that stack;that..a;that..will;thats all;thats how;thats why;the airport
-8 the cake;the cape;the cellar;the concert;the east;the grandchildren;the internet;the knee;the library;the lovely
-8 the mountains;the party;the plumber;the post;the quiz;the report;the roses;the short;the village;the waiting
-8 the wind;the windows;the winter;the..broke;the..has;the..left;the..machine;the..play;the..puppy;the..quiz
-8 the..refuses;the..reply;the..show;the..work;there a;there goes;think..will;thinks im;third time;thirty..of
-8 this month;this works;this..going;this..of;those..armies;threw;through the;thx for;tiempo;time at;time..had;times #
-8 to choir;to everybody;to mark;to play;to you;to..practice;to..tomorrow;to..windows;toda;toda la;today and;today..so
-8 toes;tomatoes..finally;tonight and;took it;tooth;toujours;trabajo;traffic;trains..on;tree $;tried;tuesday and
-8 turn..#;turn..i;turned;university;up at;up..?;up..my;used..be;vacances;vanaf;vaya;verloren ,;visiting;volta
-8 von meinem;voy;vu;wall;wants @;was fun;was nice;was on;watch the;we go;we lost;we..have;week..&;week..my;well..&
-8 went..and;wer hat;were having;were moving;were terrible;were..house;were..the;what happened;what..comeback
-8 what..game;what..match;when is;when..had;when..was;who is;why did;why..the;wieder;wieder..,;wifes;will..@;will..me
-8 win $;window $;windows;windows here;with us;with..?;with..men;woke;won #;words;work has;world domination;worse $
-8 year ?;you need;you send;you so;you..a;you..been;your @;your dice;your wife;your..with;youre doing;youre the;zon
-8 zusammen ,
-7 # abbraccio;# again;# anos;# caldo;# continents;# deadlines;# heures;# jours;# peu;# saludo;# saluto;# stunden
-7 #..ago;#..desde;#..e;#..lost;#..next;#..still;#..straight;#..terribile;#..weeks;& $;& are;& attack;& face;& goes
-7 & have;& now;& owes;& should;& u;& you;&..alive;&..and;&..at;&..down;&..go;&..ich;&..mi;&..nice;&..no;&..one
-7 &..play;&..que;&..sleeps;&..te;&..the;&..through;&..when;, be;, both;, boxes;, como;, did;, didnt;, does;, edith
-7 , everybody;, good;, greetings;, happy;, hat;, hats;, honestly;, hurrah;, jen;, life;, margaret;, mark;, merci
-7 , mostly;, only;, peter;, said;, says;, sie;, sunburnt;, they;, war;,..(;,..again;,..al;,..almost;,..and;,..are
-7 ,..could;,..deadlines;,..del;,..est;,..expect;,..good;,..hast;,..heard;,..know;,..los;,..lost;,..luck;,..made
-7 ,..mando;,..saw;,..sera;,..serious;,..sie;,..started;,..tenido;,..usual;,..very;,..wir;,..worry;. ha;. how;...,
-7 ...kilos;: la;:..was;@ before;@ es;@ like;@ my;@ stands;@ won;@..but;@..come;@..look;@..lost;@..night;@..nothing
-7 @..rather;@..they;^ always;^ another;^ arsenal;^ been;^ beste;^ bon;^ bonsoir;^ buenas;^ buenos;^ buongiorno;^ chi
-7 ^ coffee;^ dinners;^ eindelijk;^ enough;^ enviado;^ estoy;^ everybody;^ feeling;^ gentlemen;^ gg;^ gisteren
-7 ^ grandma;^ guten;^ heute;^ hows;^ its;^ ive;^ jetzt;^ lost;^ old;^ peace;^ perdonad;^ phone;^ quiet;^ rain
-7 ^ rolled;^ shell;^ shes;^ short;^ sitting;^ sushi;^ they;^ today;^ took;^ train;^ twenty;^ verstuurd;^ viele
-7 ^ voila;^ walter;^ wat;^ we;^ wij;^ youve;^..abbraccio;^..afternoon;^..allemaal;^..almost;^..army;^..baby;^..baked
-7 ^..beat;^..border;^..calm;^..children;^..coffee;^..commence;^..crossed;^..dal;^..dears;^..dentist;^..dias;^..doing
-7 ^..ein;^..even;^..exam;^..expect;^..eyes;^..fancy;^..fille;^..friend;^..frost;^..gang;^..gets;^..going;^..hab
-7 ^..hace;^..had;^..hear;^..hebben;^..hello;^..hey;^..hip;^..horoscope;^..hours;^..hurt;^..ja;^..kind;^..laughing
-7 ^..leaves;^..mapa;^..maths;^..mercy;^..mio;^..moglie;^..nai;^..news;^..owes;^..p;^..passed;^..pity;^..quiet;^..rain
-7 ^..safe;^..saludo;^..saluto;^..saw;^..see;^..sitze;^..sixes;^..small;^..somebody;^..started;^..storm;^..swear
-7 ^..tired;^..tochter;^..told;^..tonight;^..trains;^..une;^..vanaf;^..ver;^..visto;^..vrienden;^..wanted;^..warm
-7 ^..week;^..wifi;^..wurfel;^..year;a beautiful;a board;a brilliant;a continent;a dish;a dream;a drink;a eu;a fait
-7 a film;a flat;a happy;a hole;a jar;a ladder;a medal;a nervous;a picture;a place;a power;a proper;a rest;a row
-7 a saint;a star;a terrible;a tree;a while;a wonderful;a..all;a..best;a..border;a..christmas;a..continent;a..cut
-7 a..day;a..empire;a..general;a..if;a..laugh;a..map;a..memory;a..mood;a..move;a..neighbour;a..over;a..person;a..plan
-7 a..recipe;a..roll;a..sleepy;a..spot;a..to;a..today;a..war;aan de;abbraccio;about..game;abrazo ,;accountant;acqua
-7 addictive;admire it;admit $;afraid..&;after last;again soon;against..#;age $;ai..$;air;alive ?;all alone
-7 all evening;all for;all is;all meet;all these;all very;all..?;all..for;alla..,;allemaal ,;allemaal..$;allotment
-7 alone in;always forget;always roll;always the;always..who;am freitag;am samstag;am writing;am..the;amazing $;amis ,
-7 and a;and half;and his;and me;and sweet;and toes;and..all;and..armies;and..dice;and..families;and..fan;and..happy
-7 and..house;and..neighbours;and..out;and..still;and..where;and..you;anniversary;anno;ano;anybody;anyone know
-7 are over;are shaking;are still;are well;are..#;are..what;armies against;armies on;armies..#;army in;army..@;arsenal
-7 as ever;asked ,;at breakfast;at cards;at..barbecue;at..beach;at..i;at..last;at..on;at..percent;at..place;at..point
-7 attack last;attenti;awake..$;away..week;awful $;awful..$;awfully;baby is;baby..$;bac;bad..about;bad..for;badly..$
-7 bake;bakery;bank;barely;basically;battery $;battle $;be back;be my;be slow;be working;be..&;be..@;be..than;beach $
-7 beans;bears;bears $;beat me;beat..at;because he;been a;been playing;been..the;before breakfast;before my;before...
-7 begin $;bei;being a;believe i;believe..?;believing in;belle mere;best served;best..of;best..win;beste..,;betis
-7 better late;better..&;better..thank;between me;big..for;bijna;bike;birthday on;birthday today;birthday..&;biscuits
-7 bit..luck;blaming;bless;blijft;board;board..i;boiler man;bold $;bologna;bon ,;bonne..a;bonsoir;bord;boring;both of
-7 boxes everywhere;boxes..$;boy;boyfriend;boys;brain is;breakfast..the;bretagne;bretagne ,;brief ,;broke down;buenas
-7 buenos dias;build;burning a;burning..hole;bus ,;busy $;but..does;buy..a;buying;buying the;by mail;bye ,;bye..&;cada
-7 caffe;cake..the;caldo;call me;calm and;calm..carry;came $;came back;can barely;can hardly;can hear;can only
-7 can stop;cant stop;cant..for;cant..i;caravan;card for;card..the;cards since;cards work;cards..for;cards..my;care $
-7 care ,;cares;carta $;cat;cat just;cat..my;cat..walked;caught;cellar is;cena;cest la;chances;changed jobs;chaos $
-7 chapter;che..$;cheeky;cheering;cheering for;cheers from;cheese $;chess..$;chickenpox ,;choir sings;christmas ?
-7 christmas and;christmas..you;clear;closed;closed $;coffee..broke;cold..$;collects;colour $;colours;come ,;come out
-7 come..from;comeback by;comme de;comme..habitude;computer $;corner;cornwall;cough;could do;could stop;could..send
-7 could..with;crazy..the;crewe;cried;crime;cross the;crossed $;crossed for;cruel to;cruel..me;cry;cuarenta
-7 cuarenta grados;cuidado;curry;dag..,;dank;danke fur;das wetter;dat is;dave;day late;day..$;days ,;days now
-7 days straight;days..the;de habitude;de hele;de trein;de..met;deadlines;dear peter;dear..$;dears;decent roll
-7 decent..$;defence ,;defended;degrees in;deje;del..$;del..?;delay $;delayed again;dentists waiting;dentists..room
-7 der..hat;der..ist;des..$;deserves..medal;desole du;desole..retard;dessert;dice owe;dice..me;dice..up;did it;did you
-7 did..@;did..else;did..know;did..watch;didnt..?;didnt..that;die kinder;die wurfel;die..sind;diese;dinners;disaster $
-7 dish;dish best;dish..served;do hope;do to;do..a;do..know;dodici;does..ever;doesnt it;dog has;dog refuses;dog..eaten
-7 dog..the;doing a;done for;dont be;dont hate;dont talk;dont you;dont..&;dont..about;door open;doors;dorm;double..$
-7 down for;down..and;dreadful;dream about;dream of;dreamt..@;drew;driving..today;du hast;du retard;dublin;dublin $
-7 ducks;dull;dura;e all;e..#;earth is;eaten the;echt..$;edith $;egg;einer;einsen;el betis;el domingo;election
-7 elephants;else have;en een;en sevilla;en vacances;encore #;end in;endlich..$;enemies;english;enormous;enviado
-7 enviado..mi;envoye de;es..gestern;essays on;essays to;essays..mark;est bien;est..$;eu;euch;eure;eure..$;euros
-7 even my;even the;ever do;ever sleeps;ever won;ever..in;everyone keeps;everyone wants;everyone..the;everything is
-7 everything..this;exams all;exams..over;exams..week;excitement..so;exciting;excuse my;excuse..typos;expected
-7 explain to;extra..$;eye;fa..caldo;face is;face..numb;fait..premiers;families;families $;family is;fan;fancy;fat
-7 fate;father used;father..to;febbre;fed;feel..bit;feeling..this;feelings $;feels good;feliz;fence;ferry ,;fiets
-7 fight ,;finally asleep;finally passed;finally..my;finally..the;find @;finds;fingers..for;fingers..toes;fini;finish
-7 finita;flat went;flat..well;flatmate;flight;flowers;folks..$;food;for #;for keeping;for leaving;for lunch;for once
-7 for some;for taking;for world;for..decent;for..for;for..fun;for..i;for..of;for..people;for..short;for..so
-7 for..weeks;for..while;for..whole;forgive..for;forgotten..$;fortress;fortuna;forward to;fourth;frank;freezing
-7 friday and;fridge;friend ,;friendly;frio;from..airport;from..ferry;from..next;from..phone;from..waiting;fromage
-7 front of;frozen..$;fun..$;game after;game and;game has;game than;game..#;game..all;game..on;gang ,;gang..$;gano el
-7 gano..betis;ganz;garden $;garden..$;garden..a;gatto;gehort mir;generals;generals..$;gentle $;gentle with;gentle..me
-7 gentlemen;geografia;geography $;get..letters;getting;getting far;gewonnen;gewoon;gezien;gioco;give..love;giving;gm
-7 gm ,;go back;go out;goal;gods have;goes for;going..the;golf;golf $;good afternoon;good laugh;good plan;good recipe
-7 good weekend;good..?;good..about;good..me;good..see;got back;got home;got it;got me;got to;got..second;grados;gran
-7 great;great $;great game;great job;great..so;greetings ,;greetings..sunny;grillen;grippe;groetjes uit;grow up
-7 grow..i;grusse ,;grusse..dem;gut;guten;guten..,;guys ,;guys..$;ha ,;ha..di;ha..il;haben wir;habitude;habitude $
-7 hace #;had;had a;had an;had ik;had pancakes;had the;had..armies;had..dream;had..first;had..lovely;had..on;had..to
-7 hai;halbe;half..face;half..family;hallo zusammen;hand and;handy gesendet;handy..$;hanging on;happens ,;happy easter
-7 hard $;harold;harriet here;hart;hart $;has chickenpox;has in;has this;has..and;has..one;has..up;hast du
-7 hat eigentlich;hat my;hat..&;hate..for;hates..$;hats..$;haus;have eaten;have waited;have..for;have..long;have..my
-7 having..in;he can;he never;he still;he tenido;he was;healthy;hear the;hear you;heaven;heb je;heet;held @;held out
-7 hello &;hello all;hello everybody;hello peter;hello you;hemos;her driving;her..test;here;here..are;heres my
-7 hes been;het..een;heures;hey ,;hey all;hey there;hey..,;hi ,;hiding;highlight;highlight of;highlight..my;hip is
-7 his #;holiday ,;home..#;honestly;honestly ,;honestly i;honour of;hope for;hope thats;hope youre;hope..are
-7 horoscope says;hosts;hot ,;hotel;hotel is;hour to;hour..$;hours in;hours..and;house smells;house..the;how do;how i
-7 how was;how..@;how..always;how..that;hows the;huge;hungover;hungry;hurrah;i admire;i baked;i blame;i call;i found
-7 i grow;i hate;i hold;i hope;i lost;i never;i promise;i slept;i threw;i waited;i..a;i..been;i..better;i..forget
-7 i..hardly;i..hope;i..liked;i..opened;i..say;i..take;i..telling;i..thirty;i..trust;i..typing;i..we;i..writing
-7 ich jetzt;ich noch;ich sitze;ici $;id..be;idea how;idea..&;iedereen;if..ask;if..my;ik..al;il..depuis;il..sur
-7 ill bring;ill buy;ill put;ill see;ill take;ils;im at;im blaming;im buying;im doing;im really;im sending;im so;im up
-7 im..at;im..bit;im..but;im..for;im..here;im..scared;im..up;impressed;impressed $;in honour;in june;in march
-7 in person;in portugal;in tears;in them;in ufficio;in..by;in..club;in..days;in..face;in..is;in..looks;in..meeting
-7 in..must;in..oven;in..pocket;in..pub;in..row;in..snow;in..week;in..world;ingrid;interview;invented;invited
-7 invited $;is awful;is back;is een;is feeling;is great;is numb;is older;is simple;is terrible;is very;is visiting
-7 is war;is why;is winning;is..always;is..back;is..big;is..bit;is..cheating;is..dish;is..en;is..far;is..why;ist all
-7 ist wieder;it had;it has;it makes;it rains;it was;it..how;it..me;it..nice;its all;its getting;its like;its me
-7 its nothing;its risky;its..a;its..again;its..so;its..there;its..time;ive always;ive made;ive stopped;ive waited
-7 ive..about;ive..saving;jahren;jar;je suis;je tecris;je..#;je..de;je..la;job;job..$;jobs;jungle;jurgen;jurgen $
-7 just back;just..a;just..from;just..home;kaffee;kangaroos;keep calm;keep well;keep..awake;keeps telling;keeps..me
-7 keiner;keyboard twice;keyboard..while;kids have;kids want;kilos ,;kind $;kind for;kind..once;kisses;kitchen table
-7 kitchen..$;knee..much;knees;know it;knowing;kuchen;la febbre;la semana;ladder;lake $;lang..$;laptop $;laptop died
-7 last battle;last message;last report;last spring;last sunday;last turn;last..and;last..that;last..were;late ,
-7 late than;late..always;late..never;laughed $;laughing at;laughing..&;le chat;le fromage;le match;le petit;le retard
-7 le..et;le..etait;le..va;league;learned to;leave..with;leben;left the;legs;leid;lena;les amis;les..,;les..sont
-7 let..dice;letters $;liebe..,;lighthouse;like #;like..$;like..good;like..last;like..thank;lisbon $;lit;little @
-7 live $;lives..@;llevo;lol;lol &;lonely..there;long memory;long..we;longer than;look like;look so;look..a;looked at
-7 looked..the;looks..empty;lost again;lost all;lovely $;lovely ,;lovely to;lovely..on;luck everybody;luck is
-7 luck..everyone;luck..i;luck..the;lucky last;lui;lundi;ma belle;ma..,;ma..mere;macht;mad ,;madness;mail made;mail..$
-7 mail..im;mail..it;mal sehen;mann;many..does;map you;map..$;map..sent;map..the;march..@;mardi;margaret $;marmalade
-7 master..the;match ?;match..$;mate $;maths teacher;may..best;maybe..is;me at;me i;me nervous;me one;me so;me when
-7 me..&;me..does;me..if;me..time;me..una;me..week;mean..$;medal;medico;meeting $;meinem handy;meinem..gesendet;meme
-7 memory;mensch;merci encore;messages;messages $;met je;mezza;mi..ya;mia moglie;minutes to;moglie;mondays;month..$
-7 months $;mooie;moon;more of;more weeks;more..until;morning $;morning all;mother says;mountains ,;moving..on
-7 much..to;mucho $;mum is;must say;my accountant;my brain;my dentist;my desk;my english;my exams;my family
-7 my flatmate;my landlord;my love;my mothers;my parents;my pocket;my sisters;my telefoon;my thesis;my tochter
-7 my tomatoes;my..attack;my..died;my..folder;my..game;my..got;my..half;my..has;my..job;my..lives;my..looked;my..test
-7 my..today;my..walked;nantes;napoleon ,;nearly forgot;need a;need it;need..rest;need..win;neighbours rooster
-7 neighbours..woke;neither;nervous..$;never;never again;never liked;never..&;never..me;never..so;new glasses
-7 new laptop;new..,;new..went;news ,;news from;news..the;next..i;nice..last;nice..see;nice..you;nie $;nie ,
-7 niet vergeten;no luck;no mercy;no..how;no..ni;nobody..anything;nobody..to;noch bei;noel;noel $;non..ho;noon $
-7 noon..the;not bad;not..a;not..for;nothing fancy;notice;noublie;now and;numb;numb $;ob..das;october;of cake
-7 of everything;of time;of us;of wine;of year;of..all;of..board;of..days;of..life;of..will;of..with;off..bed
-7 office..the;old &;old @;old board;on friday;on..again;on..finally;one coming;one ill;one..ill;only just;only play
-7 only saw;only..more;operation..well;or..this;our first;our heating;our..has;our..sings;out and;out by;out for
-7 out on;out..#;out..&;outside $;owes..a;pacifica;padre;pancakes for;panne;papers;parking;partida;patience ,
-7 patience with;patient with;patiently;paul;pauvre;pay for;pech;perdonad;perfect;person ,;pete..$;petit;peu;piedi
-7 pity..&;place..be;plaster;plastic;play like;players ,;players..$;plays..,;pleasure to;plenty..time;pleut depuis
-7 pleut sur;plumber..$;pocket;poker;polite $;pool;poor &;poor @;poor..$;poor..&;por el;por la;postcard;pour une
-7 pour..retard;predictable;premiers;premiers pas;present;printed;priya;prize;probably..$;promised my;proud $;pub $
-7 purple;pyramids;que los;que tal;que ya;que..hace;que..tengo;quelquun;questanno;qui..#;quick;quick reply;quiet turn
-7 quiet..,;quiet..the;quiz on;radiator;rained;raining..for;rains;rainy;rainy..$;rather be;read your;reading;real @
-7 real..,;record;recovered;red;red $;refuses..go;regards $;regards to;regiment;remember when;remember who;reminder $
-7 reminds;reminds me;reminds..of;resiste;rest..peace;retard $;retired;retraite;retraso ,;reunion;reyes;rio;ritardo ,
-7 rome ,;ronda;room..nothing;room..the;rooster;rooster woke;rooster..me;rose;round i;round were;row;row last;row..i
-7 rucken;rude;rude $;rufus;running on;running..game;s..the;sabato;sagt ,;said i;said..$;saint;saludo;sam;same..$
-7 samedi ,;samstag;sand;sandwich;saving those;saving..cards;say &;say hello;say i;schaatsen;schon wieder;schonen
-7 schoner;school $;school play;school..$;scream;screen $;seaside;seat;see some;see whether;see..one;sent..i;september
-7 september $;serious ,;ses premiers;ses..pas;set up;settimana;seventeen men;shame;she always;she reads;shell be
-7 shell..furious;sherry;shes got;short and;short..$;short..sweet;should all;siamo;side since;siempre $;signal is
-7 signal..awful;silence $;simple;since $;since noon;since..first;singing $;single..,;sister lives;sister..in;sisters
-7 sisters wedding;sitting..@;sitting..a;sitting..the;sitze gerade;sixes;sleep badly;sleepy;sleepy..$;slept..the
-7 smallest;smartphone;smell of;smells of;smiles;snow ,;snow..$;snowing;so at;so expect;so its;so lonely;so nice
-7 so patiently;so peaceful;so quickly;so somebody;so..&;so..dice;so..expect;so..gentle;so..get;so..last;so..least
-7 so..may;so..up;so..when;sofa $;some day;some luck;some of;some time;some..$;some..for;some..you;somebody..&
-7 somewhere ?;soon..$;sorry im;sorry..$;sorry..&;sorry..my;sorry..sorry;sounds like;sounds..a;soy;spelleider;spiele
-7 spite $;spreadsheet;standing in;star;staring..me;started;started it;starts in;state;steps;stil;still angry
-7 still dont;still get;still havent;still laughing;still the;still..you;stond;stopped at;stopped believing
-7 stopped..in;stories;straight $;strike again;strong for;students;stunde;stunden;sunburnt and;sunny..$;supply
-7 swearing;sweating;sweet today;swimming;tag;take up;tal;talks;tea;tecris;telefoon;telefoon $;tell &;tell my;tells
-7 tells me;terribile;test $;test today;test..$;than in;than never;than..game;thank..all;thanks again;thanks to
-7 thanks..for;thanksgiving;that red;that you;that..coming;that..hold;that..letter;that..lose;thats..you;the 14th
-7 the back;the beginning;the best;the board;the book;the bus;the cold;the colours;the company;the day;the fridge
-7 the front;the general;the good;the gym;the heating;the highlight;the host;the hosts;the house;the ice;the jam
-7 the key;the lemurs;the photos;the printer;the pyramids;the rain;the seaside;the silence;the smallest;the ward
-7 the washing;the..but;the..club;the..cross;the..day;the..dice;the..door;the..frost;the..home;the..like;the..owe
-7 the..report;the..since;the..time;the..trip;the..twice;the..week;the..weekend;their..$;then la;there because
-7 there in;these dice;these games;these years;think im;thinks i;thinks..should;this im;this week;this..patiently
-7 this..short;those..of;those..the;thought id;thought..@;thursday $;thx..the;tiene #;tient;time in;time of;time this
-7 time we;time..can;time..look;time..thank;time..this;to answer;to cook;to fight;to myself;to open;to thank;to watch
-7 to...;to..an;to..barbecue;to..like;to..pub;to..wife;toast;tocca;tochter;together $;told him;tolto;tomatoes $
-7 tomorrow and;tomorrow..my;too..lately;took the;took..$;toute;train ,;train leaves;train to;train..delayed;trap
-7 trein;troops on;troops..the;trop..$;trouble $;trust a;try..@;turn and;turn in;turn..?;turn..a;turns $;tut mir;tuve
-7 twaalf;twice while;typing with;typing..on;uber;ufficio;uit..,;umbrella $;una cerveza;unbearable;une semaine;une..et
-7 until noon;up all;up golf;up i;up..&;up..night;up..want;urlaub;us;us..,;us..out;us..the;used;uur;vanaf my;verstuurd
-7 verstuurd..my;very much;very quiet;very sleepy;vet says;veut;vi;viele grusse;viens;vino;voi;voiture;volcanoes
-7 volgende week;von..handy;vrienden;vrienden ,;vu le;vu..match;wait..see;wait..you;waited..weeks;waiting $;waiting..$
-7 waiting..me;walk $;walking;want my;wants..join;war is;ward;waren;warm $;warmer;was always;was away;was cancelled
-7 was fur;was het;was lovely;was mine;was never;was out;was that;was up;was very;was wonderful;was..a;was..all
-7 was..and;was..brilliant;was..close;was..most;was..nice;was..pleasure;was..than;was..until;washing;watch..match
-7 watched;watching the;way .;way ?;we finally;we spent;we used;we went;we won;we would;we..got;we..off;weather for
-7 wed;week..#;week..i;weekend $;weeks for;weer $;weer ,;weiss;well..,;well..a;well..the;went fine;went skiing
-7 wer..eigentlich;were in;were you;were..days;were..id;were..last;werk;wet;wetter;weve got;weve had;what could
-7 what time;what..he;what..mess;what..week;whatever..,;whats the;when she;when..grow;when..next;when..played
-7 when..reads;when..saw;when..the;whenever;which i;which..me;while..wrote;whitlock;whitlock $;who has;who made
-7 who taught;who..&;who..is;who..winning;who..you;whole house;whole of;whole weekend;whos;why does;why is;wieder..$
-7 wife $;wife..said;wifes..$;wij;will be;will..furious;will..out;wine $;winter ,;with dice;with those;with..all
-7 with..bit;with..cat;with..man;with..regards;wochenende;woke me;woke..at;won a;won..#;won..single;wonderful $
-7 wonderful..$;wont like;work..a;work..been;world ,;worried;worry $;worse than;would go;would..been;wouldve
-7 written on;xx;y #;y el;y quiere;y..estoy;year ,;year i;years..$;years..this;yo..$;you both;you did;you heard
-7 you next;you..&;you..beer;you..much;you..of;you..owe;you..running;you..well;your families;your knee;your letters
-7 your..$;your..?;your..are;your..doing;your..letter;your..mail;youre all;youre..a;youre..star;yours ever;yours..me
-7 youve got;zeit;zoo;zoon
-6 ! you;# anno;# ans;# battery;# bien;# calor;# carte;# dagen;# delirio;# dogs;# einsen;# friends;# fronts;# funerals
-6 # jour;# little;# people;# sixes;# tiles;# troops;# uur;& :;& after;& at;& be;& cards;& cheating;& collects;& didnt
-6 & die;& get;& got;& holding;& if;& ist;& luck;& moves;& never;& next;& only;& ormai;& per;& plays;& poker
-6 & position;& ran;& survives;& takes;& that;& tiene;& turned;& und;& used;& va;& wird;& wont;& wrote;&..a;&..you;( #
-6 , aber;, adesso;, aiuto;, almeno;, another;, behalve;, beim;, bless;, bravo;, carmen;, crying;, dafur;, dodici
-6 , doesnt;, down;, droit;, ein;, ero;, far;, fate;, flu;, fortune;, harriet;, hello;, hes;, hier;, il;, including
-6 , ingrid;, ist;, jurgen;, les;, linda;, lovely;, lunch;, ma;, marijke;, may;, met;, minus;, moi;, never;, nu;, op
-6 , ora;, our;, poor;, retired;, sagt;, sauf;, send;, sitting;, sniff;, some;, tanto;, tes;, there;, theyre;, third
-6 , time;, tomasz;, true;, very;, weiss;, wer;, when;, wir;, writing;, yo;, yuki;, zei;,..here;. no;. nobody;. what
-6 14th ,;: happy;: he;: i;: ik;: le;: te;: thank;@ all;@ are;@ avec;@ come;@ deserves;@ ever;@ every;@ gets;@ gives
-6 @ have;@ hed;@ nog;@ off;@ reminds;@ resiste;@ than;@ these;@ was;^ &;^ ajax;^ anyone;^ anyway;^ apologies;^ are
-6 ^ attenti;^ bedankt;^ being;^ besser;^ beth;^ beware;^ bit;^ bonjour;^ bravo;^ buonasera;^ busy;^ call;^ ci
-6 ^ complimenti;^ cosi;^ dank;^ deje;^ desolee;^ dinner;^ domenica;^ done;^ drinks;^ drop;^ easter;^ eccomi
-6 ^ entschuldigt;^ estuve;^ eure;^ every;^ exam;^ fa;^ fear;^ feliz;^ for;^ forgive;^ geen;^ gesendet;^ goedemorgen
-6 ^ going;^ gonna;^ gracias;^ grandson;^ grazie;^ groeten;^ grusse;^ ha;^ haha;^ harold;^ hast;^ hasta;^ hoffentlich
-6 ^ home;^ hope;^ hungry;^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses;^ leaves;^ lena;^ lieve;^ llevo;^ looks;^ los
-6 ^ lucky;^ mal;^ many;^ meta;^ miss;^ moin;^ monday;^ mooie;^ mums;^ next;^ nunca;^ of;^ oma;^ omg;^ ooh;^ op;^ os
-6 ^ p;^ perdona;^ personne;^ pizza;^ priya;^ quanto;^ quick;^ respect;^ running;^ saluti;^ schalke;^ sent;^ servus
-6 ^ siebzehn;^ sincerely;^ sold;^ sometimes;^ stan;^ statistically;^ such;^ sunshine;^ thanksgiving;^ things;^ thirty
-6 ^ told;^ tractors;^ troops;^ truce;^ tut;^ voor;^ vous;^ warmly;^ whos;^ wow;^ written;^ xx;^ ze;^..een;^..everyone
-6 ^..from;^..got;^..hat;^..hope;^..kids;^..read;a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a cafe
-6 a candle;a car;a caravan;a cat;a cheeky;a chess;a crime;a dentist;a dog;a dull;a favour;a feeling;a finally
-6 a french;a funeral;a handful;a heavy;a hot;a lake;a leg;a maggio;a mange;a merry;a miracle;a nap;a napkin;a nasty
-6 a nightmare;a noel;a party;a patient;a photo;a pizza;a pool;a quick;a rematch;a report;a scarf;a seat;a sign;a soft
-6 a storm;a tavola;a triumph;a virtue;a voi;a vous;a wall;a weak;a...;a..last;a..on;abbiamo;abbraccio da;aberdeen
-6 aberdeen $;about last;about time;about your;abuela;acabo;account $;accountant would;acting;acting up;ad;addictive $
-6 address ,;adesso ,;adjourned;adjourned early;admit i;admit it;affreux;afraid;afraid $;after me;afternoon ,;again ,
-6 again ill;again im;ages to;aggressive $;aggressive ,;agosto;agosto $;air $;aiuto;aiuto $;ajax;ajax heeft;al #;alamo
-6 alarm;alguien tenia;alive;all been;all fine;all goes;all had;all invited;all mad;all morning;all night;all on
-6 all readable;all right;all see;all seul;all those;all weekend;alla nonna;allowed in;almost too;alta;altijd het
-6 always a;always been;always for;always get;always had;always me;am ?;am a;am doing;am going;am too;am typing
-6 am wochenende;amici;amici ,;amigos;amigos ,;amities ,;amities de;among;amused;an egg;an honour;an innings
-6 ancora perdonato;and chips;and feel;and fewer;and got;and her;and here;and hope;and im;and just;and laughed
-6 and look;and never;and sends;and seventeen;and sleep;and someone;and theres;and thought;and went;and were;and yours
-6 and..a;and..are;and..i;android;angry about;anni;ans;any day;any electricity;any longer;any luck;anybody $
-6 anything from;anyway ,;apero;apologies for;apologise;apples;appointment;approved;arbitro ,;are amazing;are asleep
-6 are better;are both;are cheering;are coming;are cursed;are doing;are enormous;are falling;are having;are killing
-6 are like;are made;are moving;are not;are out;are ripe;are rolled;are so;arm $;armata;armies &;armies are
-6 armies last;armies next;armies than;army of;around a;arrived and;arrives;arsenal lost;as if;as vu;asked my
-6 asked who;asks ,;aspetto;at $;at &;at dinner;at lunch;at me;at university;ate the;atlantic;attendu;attic;auch mal
-6 auch nur;auf den;august;aujourdhui;aujourdhui $;aunt used;ausgefallen;australian;autumn;aux des;avec moi;avez
-6 avez vu;avoid;avoid excitement;avond;avuto;awake ?;away last;awful ,;baby $;baby was;back next;bad dice;bad feeling
-6 badly ill;bag;bake you;balcony;band;barbecue $;barn;basically a;bataille;bateria;bathtub;battery is;battle since
-6 be &;be ,;be fair;be good;be hating;be mine;be proud;be sweating;be writing;beach ,;beans $;beat &;beat my;beau
-6 beautiful $;beautifully;bebe;because my;bed with;bedankt;been ages;been an;been bored;been cruel;been good;been mad
-6 been my;been nice;been promoted;been there;been this;been up;been waiting;beer from;bees;before $;before christmas
-6 before waterloo;begging;begging for;beginner;beginner ,;behind the;beim zahnarzt;being so;believe &;believe its
-6 bella;bent;besos ,;best to;best woman;beste spelleider;bet;bet me;beth;betis y;better dice;better half;better run
-6 better safe;between #;between you;beware of;bicycle thief;bien qui;bier;big;big hat;big pile;bij $;bingo;birthday &
-6 birthday for;birthday to;biscuit on;bises ,;bises de;bist;bit green;bit guilty;bit late;bit scared;blame for
-6 blame my;blaming the;blind;bloke;bloom;blossom;board ,;board in;boiler broke;boiler gave;bologna e;bonjour;book you
-6 booked;bored $;born;born on;boss is;boss just;boss thinks;both sides;bottle of;bottom of;bought a;boven;boven de
-6 bowl;bowl of;boxes $;boyfriend still;brahms;brain has;brand;bravest;break $;breaks through;brilliant defence
-6 bring the;brings;bringt;broke $;broke ,;broke my;broke the;broke this;brutal;bucket;build a;builders;built on;buona
-6 buonasera;burning so;buro;bus is;bus so;bus stop;but he;but hey;but ill;but then;but they;but war;but we
-6 buy everybody;buys;buys the;by $;by an;by friday;by heart;by spring;bye $;bye bye;cab;cada vez;cadiz;cake at
-6 cake for;caldo terribile;call a;calls me;calma;cambiare;cambiare $;came ,;came at;came second;came up;camping
-6 can all;can happen;can see;canada is;canario;cancelled ,;candle;canguros;cannon card;cannons $;cant sleep;cape town
-6 car park;caravan $;cards does;care of;careful $;cares $;carlisle;carlisle $;carmen;carmen $;carnival;carte postale
-6 cartes ,;cat has;cat on;cataract;caught me;cavalry;ce sera;cesare;cest #;chair $;chairs;chairs $;chance $;change is
-6 changed hands;chapter #;charm $;charm of;charming;charming $;chat a;che i;che sfortuna;che si;cheapest
-6 cheating haha;cheers for;cherries;cherry blossom;chess $;chess instead;chess on;chewing;chicken cross;chiede
-6 chien $;chien a;chips $;chocolate $;chose;christmas if;christmas is;church;clever ,;closes;club;club $;clubs;coche
-6 coffee is;cold it;collects spoons;colpa;combien de;come down;come on;come sta;comes from;coming for;comme
-6 commence a;comment;como siempre;compagnie;compagnie ,;completely different;complimenti a;con eso;concert too
-6 condolences;confiance;confiance a;confidence;conmigo;conmigo $;connection;connection is;conquered;conquering
-6 contact;continent i;cook for;corner of;corrects;correos;cough $;could possibly;could see;couldnt wait;couldve
-6 countries $;country left;courage;courant;court was;cousin;credit;creeps;crete;cried a;crime $;crisps;croise;crowded
-6 crown;cry ,;crying;cuidado conmigo;culpa es;cup $;cup of;curious;cursed;d;da #;da hat;da me;dabei;dad $;dadi $
-6 dados $;dag vrienden;dagen;dal mio;dance;danke furs;dans les;dare;dark;darts;darts $;das haus;das leben;das spiel
-6 dass es;dass ich;dat @;dat gedoe;dat het;daughter $;daughter passed;daughter wants;daumen $;day $;day ill;day on
-6 days ?;days ill;days left;days when;de bretagne;de bus;de courant;de dobbelstenen;de kleinkinderen;de maravilla
-6 de menos;de siempre;de temps;de trap;de winter;dead $;deadline ?;deadlines in;dear $;dear friends;dear gm
-6 dear players;dears ,;debes;debes una;debo;debo una;december;defence in;defence of;defenders;deine tupperdose
-6 deine wurfel;del gato;del trabajo;delhi;delhi by;delighted;delirio;dell @;della mia;demenagement;demenagement est
-6 dentist $;dentist appointment;dentist was;dentiste;depuis une;der hand;der hat;der hund;der kaffee;der tastatur
-6 der zug;derriten;des sont;desde mi;deserved;desk $;desolee pour;dessert ,;di storia;dias ,;dice $;dice came
-6 dice like;dice love;dice of;dice remember;dice were;did $;did anybody;did in;didnt expect;didnt i;die daumen
-6 die dobbelstenen;die ganze;die jungs;die ohren;die op;die tomaten;died so;dienstag;difesa;difesa in;dikke;dinner ,
-6 dinner is;dinners burning;diplomacy;diplomacy $;dire que;disgrace;dit ,;dit jaar;divin;divin ,;diwali;do at;do miss
-6 does anybody;dog is;dogs;doing well;domani ho;domani sono;domination $;domination ,;done and;dont cry;dont laugh
-6 dorme;dormir;dormir $;dors;dort;double #;double shift;doubt;down here;down singing;down south;draws;dreading
-6 dreamed;dreamed of;dreams;drill;drink for;drinking;drinks $;drinks are;drive;droit vers;ducks $;duim;duim voor;duty
-6 duurt;e andata;e io;e una;easier to;easter;easter ,;eat more;eat my;eaten far;eating my;eats;eau;eccomi;edmund
-6 edmund whitlock;een #;een jaar;een kaarsje;een pech;egg $;eggs;eh $;eight;eighty;ein schoner;eine runde
-6 einer stunde;ejercitos $;el canario;el coche;el hospital;el lunes;el movil;el partido;el retraso;el tren
-6 el ventilador;electricity;electricity since;elegant;elegant $;elle;ellie;else noticed;emotionally;empire $;en de
-6 en hiver;en toch;encanta;encore une;end when;ended;endless;endlich ferien;ends in;enemy;enfants;engaged;engineer
-6 enjoying it;enjoying the;enkel hat;enormous $;entschuldigt;entschuldigt die;enviado desde;er bijna;era solo;es ,
-6 es del;est a;est fini;estan;estas;estoy en;estrategia;estuve;et cest;et je;et moi;et on;etait divin;ete;eu son
-6 euch all;evening;evening at;evening to;ever $;ever been;ever happens;ever in;ever lose;ever sleep;every game
-6 every minute;everybody a;everybody up;everyone always;everyone at;everyone this;everything i;exam $;exam results
-6 exam week;exam went;examen;examen de;examenes;excitement ,;exciting one;exhausting;exhausting $;expect to
-6 expects anything;explained;explaining;explaining the;explains;extra day;eye on;eyes $;fa;face when;fai ?;fail me
-6 failed;failed its;failure;fair on;fais confiance;fait #;falmouth;famiglia;familia;famille;family had;fancy this
-6 fara;fara morire;fate i;father always;fatigue;favour ,;favourite corner;favours;favours the;fear the;fed up
-6 feeling lucky;feeling that;feelings about;feet are;feet up;fell off;felt;fence $;fenster;ferien;fermo a;fever
-6 fewer wars;fido;fiets staat;figlia;finally have;finally in;finally lacht;finally red;finally ripe;finally some
-6 finally understood;finally..$;find my;findet;finds you;fine game;fingers and;fini ,;finished the;first steps
-6 first time;first turn;fish and;fitting;fitting $;fixed;flat $;flat ,;flies;flies $;flights;flights are;flooded
-6 flowers ,;flu ,;flu and;flu since;flying;flying to;fois que;folder $;folder ,;following;fondo;for ducks;for each
-6 for explaining;for half;for people;for practice;for pumpkin;for real;for spain;for tennis;for turn;for writing
-6 forever $;forget :;forget to;forgetting;forgive;forgive any;forgiven;forte;fortune favours;forty years;found the
-6 four;framed;frank $;freddo;french;french film;fridge $;friend of;friends in;frio hace;from an;from here;from home
-6 from lisbon;from rainy;from rome;from where;from you;fromage ,;fronts;frozen $;frozen and;frozen solid;fun $;fun i
-6 fun than;fun this;funerals;funny $;fur @;furchtbar;furchtbar $;furious $;furious when;furs;furs leiten;gabs;gained
-6 game;game .;game against;game end;game go;game going;game in;game now;game of;game when;games ?;gang $;ganze;ganzen
-6 gap;garage;garden now;gare;gate;gato;gato $;gave me;gave up;gave us;gedacht;gedacht ,;gedoe;gefressen;gefressen $
-6 gehabt;gehabt $;gehad;gelopen;gelukkig;gemene;general bring;genou;gent;gent $;geometra;gern;gesehen;gestern ohne
-6 get a;get any;gets bored;gets past;gets the;getting better;getting cold;getting crowded;getting it;geval;gewacht
-6 gewinnt;gewinnt $;gewonnen ,;geworden $;geworden ,;gia in;gioco $;giorni;girl;giulia;glad to;glasses ,;glory;gloves
-6 gluck;gnocchi;go &;go again;go down;go together;go up;goedemorgen;goes my;goes on;going down;going for;gone $
-6 good ,;good cards;good mood;good one;good plumber;good turn;good war;goodness;goodness $;gorgeous $;gossip
-6 got engaged;got over;got promoted;got that;grados y;grand;granddaughter says;grandmother says;grandson explained
-6 grandson was;grave;grave $;graveyard;greed;greedy $;green $;green in;greve;gripe $;gripe toda;groet;groeten
-6 groetjes ,;growing;gruss;grusse $;guarda;guards;guess who;guilty $;gute;guten morgen;guy;ha;ha smesso;ha tolto
-6 hablamos;habt;hacen;had #;had all;had breakfast;had her;had no;had one;had such;haha &;hahaha;hair $;hair ,;half a
-6 half past;halt die;halten;halve marathon;ham;hamburg;hamburg $;hamish;hamish $;hammer;hamster $;han;handball
-6 handful;handsome;hanging in;happen is;happened in;happy when;hard to;harmless;has a;has always;has anyone;has given
-6 has had;has learned;has never;has no;has rained;has started;has wifi;hat for;hat schon;hate de;hates me;hating
-6 hating this;hatten;have all;have chickenpox;have frozen;have heard;have slept;have started;have stayed;have thirty
-6 have time;have trouble;have won;have written;havent opened;having the;he doesnt;he know;he lost;he may;he wanted
-6 he who;he will;he wont;headache;healthy $;hear &;hear a;hear about;heard me;heart says;heat is;heating is;heaven $
-6 heavy;heavy heart;hed;heeft &;heeft een;heeft er;heeft weer;heel;hele week;hello again;hello dear;hello dears
-6 hello hello;hello host;helped;her dice;her hands;here again;here comes;hermana;het bord;het first;het ijs;het met
-6 het was;het weer;het wel;heures ,;hey $;hey &;hey guys;hey hey;hey host;hey man;hey pete;hi and;hi everybody
-6 hi friends;hi guys;hi its;hi p;hi team;hid;hide;hiding in;hier sturmt;him i;his driving;his first;hiver;ho #
-6 ho avuto;ho piu;ho visto;hoffe;hola a;hold hands;hold tight;holding everybody;holds ,;holds the;holidays ,;home by
-6 home for;home from;homework $;honestly $;honestly have;honeymoon $;hope is;hope nobody;hope you;hopefully;hoping
-6 horrible;horse card;hospital;hospital $;hospital and;hosting $;hours ,;hours and;hours of;house at;house in
-6 house on;how cold;how does;how much;hoy me;hund;hund hat;hungry for;hurrah $;hurry $;hurt more;hurts like;hurts me
-6 hurts to;hut;i ?;i already;i ask;i bought;i close;i conquer;i cried;i drew;i find;i finished;i forget;i framed;i go
-6 i guess;i held;i honestly;i laughed;i learn;i left;i liked;i lit;i miss;i missed;i offer;i overslept;i passed
-6 i piedi;i played;i remember;i saw;i smell;i tell;i tried;i walked;i write;i..this;ice on;ich hoffe;ich in
-6 ich konnte;ici ,;ieri $;if anyone;ijs;ik de;ik een;ik slaap;ik wacht;ik zoveel;il a;il caffe;il saluto;il treno
-6 ill ,;ill bake;ill eat;ill make;ill move;im an;im buro;im crazy;im more;im playing;im predictable;im sick
-6 im sitting;im standing;im troops;im winning;in advance;in bloom;in both;in cape;in delhi;in his;in leeds;in life
-6 in months;in november;in other;in plaster;in sight;in store;in thirty;in viaggio;in winter;in..and;in..last
-6 including;including me;ingrid $;inherit;innings;innings ,;interrogazione;interrogazione di;into my;invado;invado $
-6 inverness;inviato da;inviato dal;invita;invito;invito a;io mi;iphone;iphone $;is asking;is basically;is beyond
-6 is burning;is chess;is cold;is crazy;is doing;is down;is eating;is everybody;is everyone;is exhausting;is far
-6 is having;is he;is here;is i;is in;is learning;is like;is mostly;is nearly;is on;is open;is planning;is quiet
-6 is ruining;is shut;is sitting;is soup;is sweet;is thinking;is unclear;is..#;ist nichts;it cost;it here;it lasted
-6 it lasts;it short;it sounds;it suits;it twice;it went;it were;italien;italy;itll;itll be;its already;its fun
-6 its just;its late;its my;its way;ive done;ive wanted;ja keiner;jaar $;jai fait;jai mal;jai perdu;jai trop;jan;jan ,
-6 jar $;jattends;jattends le;je bent;je dors;je fais;je le;je wel;jen reve;jespere;jetais;jetzt;jetzt ,;jeu;jeu ,;jim
-6 jim $;jo;joan;joan $;job starts;jobs ,;joke about;jongens;joue ,;jour;juego;june $;jungle ,;jungs;just like
-6 just off;justice;juve;juve mi;k;kaarsje;kaarsje $;kangaroos $;kantoor;kartoffeln;keep &;keep swearing;keep your
-6 keeping this;keeping well;kein mensch;keiner $;kept me;kettle on;keys;kids;kijken;kind;kind messages;kinder than
-6 kiss;kisses from;kitchen ,;kleinkinderen;knee doing;knew what;knie;knitting $;know im;know when;knowing you;koln
-6 komen $;kommst;komt er;la abuela;la chance;la compagnie;la culpa;la del;la familia;la famille;la juve;la musica
-6 la nonna;la paix;la partida;la partita;la pazienza;la pluie;la retraite;la settimana;la vendemmia;la vida
-6 la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $;lag;laisse le;lambing;lambing has;landlord $;lang $;lange
-6 langsam;laptop;larga;lasagne tonight;last biscuit;last day;last night;last roll;last see;last this;last..i;lasted $
-6 lasts;lasts $;late as;late aunt;late husband;late this;lately ,;laugh ,;laughed when;laughing about;laughs about
-6 laws;le cafe;le demenagement;le dentiste;le gateau;le plateau;le printemps;le temps;learning the;leave $;leer
-6 left .;left until;leg;leg $;leger;leiten;leiten ,;lemurs $;lemurs and;lemurs are;les enfants;lesson;lets hope
-6 lets make;letter ?;letter from;letters ,;letters are;letters on;letzten mal;letztes;leuk;leute;leute $;leven
-6 librarian;library $;lieve;lift;lig;light $;ligt;like it;liked &;liked the;likes;liking;liking $;lima;lions
-6 listening;lit a;little sad;live once;llevo #;lo so;loaded;loaded $;loads;lock;lol that;lonely $;lonely with;long ?
-6 long day;long march;long week;longer ,;longtemps;look $;look where;looked;looked it;looked up;looking forward
-6 looks cold;looks lovely;looks pretty;looks rather;looks scary;lord;los ejercitos;los ninos;los pies;los reyes
-6 lose a;lose to;loser;losing;losing @;losing to;lost ,;lost so;lot to;lottery;loud on;love;love how;love me;love the
-6 loved;lovelies;lovelies ,;lovely at;lovely map;lovely place;lovely report;lovely weekend;lucia;luck $;luck has
-6 luckiest;luckiest defence;lucky than;lunch and;ma come;maar de;macbeth;machine at;mad to;made my;made plum;maggio
-6 mail this;main;maintenant;mais la;maitre;make up;man ?;man and;man wenigstens;man with;manchester;manchester $
-6 mange la;mann in;manners;many thanks;many times;map ?;map like;map this;mapa $;mapa nuevo;maravilla;maravilla en
-6 march ,;march from;marcus;mardi $;mare;marido;marijke;marijke $;mark ,;mark before;mark my;marriage;marriage $
-6 married;marzo;marzo $;master $;match;match hier;match on;matematicas;mathe;matters;matters $;may ,;may take;maybe &
-6 maybe ill;maybe im;me a;me ages;me all;me awake;me debes;me down;me encanta;me from;me harmless;me is;me salio
-6 me scream;me twenty;me up;me voila;me who;me with;me..i;mean it;means;medal $;medecin;media;mein chef;mein enkel
-6 mein rucken;memory $;men and;mend;mend $;mercy $;mess in;message was;met my;meta della;metro;mi fa;mi fara;mi fido
-6 mi hermana;mi madre;mi marido;mi sento;mia $;mia figlia;mike;mind losing;mine have;mine in;minutes and;mir @
-6 mir die;mira;miracle;miss you;mistakes;mistakes $;mit $;mit mir;mo;moin;moitie de;moitie du;moment ?;mon genou
-6 mondays $;monde va;monika;monika $;monster;montag;month ,;month and;mood $;mood to;moon $;more ?;more coffee
-6 more fun;more geography;more rest;more sleep;morire;morning everyone;morto;most exciting;most fun;mostly $;mother $
-6 moved house;much;much coffee;much easier;much fun;much longer;much nicer;mum $;mums;mundo;mundo $;museum;musica
-6 must admit;my @;my army;my better;my boyfriend;my coffee;my colour;my continent;my cousins;my day;my des;my doctor
-6 my grandpa;my hart;my hip;my home;my honeymoon;my kids;my knees;my legs;my letters;my liking;my moves;my nerves
-6 my notes;my pencil;my poor;my postcard;my printed;my school;my slippers;my socks;my tablet;my tea;my train;my voice
-6 my weekend;my werk;my whole;my words;my zoon;my..in;my..is;myself;naam;naar het;nagging;nagging me;named;nap;napkin
-6 napoleon before;napoleon had;napoleon would;nasty;naturally i;navy;ne fais;nebbia;nebbia che;needs friends;negli
-6 negli @;neighbour ,;neither $;nell;nemen;nera;nerves;nervous wreck;nessuno;neus;never $;never ,;never a;never did
-6 never fight;never get;never played;never sleeps;never thought;never trust;never won;new house;new office;next month
-6 ngl;nice ,;nice knowing;nice place;nice weekend;nicer;nichts geworden;nichts personliches;niet anders;night;night $
-6 night in;night was;night..$;nightmare;nights;nineteen;ninety;ninos;no good;no le;no news;no one;no sleep
-6 nobody gets;nobody should;nobody to;nobodys;noch ein;noch einmal;noch nie;nog bij;noise $;noise in;non ce;nonna $
-6 nooit;normal;normal ?;northern lights;norway;norway ,;not afraid;not forgotten;not personal;nothing but
-6 nothing ever;nothing like;nothing to;noticed that;nou ja;nous $;now has;now the;nowhere;nowhere $;nu nog;nueva
-6 nueva ,;nunca habia;nuovo $;nurse;ochenta;october $;of a;of cards;of cheese;of coffee;of hospital;of little
-6 of nowhere;of red;of sixes;of snow;of tea;of their;of yours;off a;off and;off falmouth;off me;offer you;ohne pause
-6 ohren;ohren steif;old $;old lady;oma;oma ist;omelette;omg;on by;on est;on her;on joue;on my;on one;on tea
-6 on thursdays;on vit;on wednesday;on..,;one before;one bit;one evening;one has;one lonely;one on;one oven;one small
-6 one soldier;one week;one who;ones again;ones for;only here;only live;only took;ons;ooh;ooit;op het;op kantoor;op my
-6 opa;open;opened a;opening the;opera;operation ,;operation ?;opinion ?;or later;ora di;oranges;original;ormai;ostern
-6 other news;otra vez;ouch;our club;our garden;our house;our kitchen;our love;our neighbours;our new;out at;out until
-6 outlook;outlook for;outside leeds;oven is;oven so;over and;over on;over that;overslept;owe..a;own $;own half;p .
-6 paciencia;pacifica $;packed;packing;paella $;pain ,;painters;paix;panne de;pararle;pararle los;parents $;parked
-6 parmigiana;partido;partie ,;party $;party and;pas hier;pas op;pass on;passed everything;passed his;passed my
-6 passenger;patience $;patience is;patiently $;paul $;pay $;peace be;peaceful $;penalties;penalty;penalty $;pencil
-6 penguins;pensione;per cambiare;per i;per la;perder;perdo;perdon por;perdona;perdonato;perdu;perso;person $
-6 person again;persona;persona pacifica;personal .;personally;personliches;personliches $;personne ne;perth;pete
-6 petit a;petite;peu ,;phone battery;phone corrects;photo;photos of;physio;piano ,;piccolo;picking;picture $;piece
-6 pierdo;pierdo ,;pies;pies a;pile in;pint $;pipes;pity that;pizza $;place i;place is;plan to;planning up;plants
-6 plaster $;plate;plate $;plateau;play $;play for;play from;play in;play on;play was;played ,;played the;playing in
-6 plays;plays the;plays too;pleasure so;pluie;plum;plumber comes;pocket $;points;poker face;polite to;pool $;poor..,
-6 por aqui;por que;por si;porta;portugal and;portugal on;position;position in;possibly go;post office;postage;postale
-6 postcard ?;pour les;pour moi;pour nous;pour ta;power was;praat;practically;practice $;practice now;practises
-6 predictable ,;predicting;predicting storms;present $;presque;pride;printed map;printemps;problem;professor
-6 promised me;promoted ,;prossima;ps &;pub ,;pub on;pumpkin;pumpkin soup;puppy $;puppy is;pyramids are;quanto mi
-6 quasi;que all;que cuidado;que en;que frio;que le;que les;que se;quede;quelle belle;quelque chose;questions;queue
-6 qui fa;quick $;quiet in;quiet on;quiz team;racconto;race;race $;rache;rache fur;radiator $;raffle;raffle $;rain ,
-6 rained here;raining;raining for;raise;ran away;ran over;rank;read $;readable;readable $;reading $;ready ,
-6 real board;real general;really enjoy;really enjoying;really is;really well;reason;reckless;recovering;red army
-6 reden;reden $;regards from;reggono;regnet;rematch;remember @;rennes;reply yesterday;report you;results;retraite ,
-6 retrouve;reunion $;reve;revenge $;revenge for;review;rich $;ridiculous;ridiculous $;right this;ripe and;rira;road $
-6 roll ones;rolled;roma;roof;room of;roommate;rosa;rose $;roses $;rosie;rosso;rosso $;roto;roto $;rough;round a
-6 round like;round starts;round the;roundabout;rounds ?;ruining;ruining my;rules again;rules once;running $;rush
-6 rustig;ruth;sabe;safe than;said hello;salad;saludo desde;saluti;saluto ,;saluto da;same time;samstag ,
-6 sandwich between;santa;sat;sauf la;saved;saw;saw it;say ,;say that;says it;says my;scare;scared $;scares;scares me
-6 scarf;scary ,;scary from;schalke;schalke hat;schat;schneit;schneit es;schon ,;schoner abend;school is;schuld;schuur
-6 score;scored;scream when;scusate ,;se casa;se derriten;se mi;se perdo;se ve;seaside $;season;second cat;see ,
-6 see me;see so;see who;sehen ,;sehen wir;seit einer;semaine a;sending the;sends her;sentimental;sentimental about
-6 serata ,;serio;serio $;servus;servus ,;sest;set of;seule;sfortuna;shaking ,;she ?;she gets;she got;sheffield;sheila
-6 sherry $;shes #;shivers;shivers $;shoes;shoes $;short one;should hold;should take;shout;shout at;shouted;show that
-6 shut;shut $;si esto;si les;si pierdo;sides;siebzehn;sight;sight $;sign $;silence ,;silliest;silliest thing;since @
-6 since about;since august;since march;since my;since october;since september;single continent;single defender;sits
-6 sitting $;six;ski;ski trip;skiing $;skiing and;slaap;slaap er;slapen;sleep ?;sleep again;sleep now;sleep so
-6 sleeps $;sleepy &;slept #;slippers;slippers $;slow $;slow ,;slow to;small step;smartphone $;smell a;smell like
-6 smells $;smesso;smesso di;smile;smile on;smiles ,;smoking;snelle;sniff;sniff $;snow at;snow here;snow this
-6 snowing here;snowy;so @;so are;so badly;so big;so cosy;so dead;so he;so id;so is;so proud;so quiet;so sorry
-6 so strong;so thats;so there;so thick;so wish;sock;soft;soft spot;soiree;sola armata;sold the;solid;solid $;solito $
-6 sollte;some cake;some noise;some sixes;somebody beat;somebody explain;something about;something completely
-6 sometimes $;sometimes i;son bac;sonno;sono gia;soon ,;soon ?;sooner or;sorry dat;sorry its;sorry voor;souffle;sound
-6 soups;spain tomorrow;spam ?;spannend;spat;speaking $;speech;spel;spelling ,;spent half;spiaggia;splendid;spoons
-6 spot for;spread all;spurs;staat nog;stairs;stairs $;stan;stand in;stand up;star $;stare;started ,;started a
-6 started to;starts ?;starts on;station;statistically;statistics ,;stay warm;steht noch;steif;step for;steve;steve $
-6 stil bij;still ,;still a;still awake;still beats;still calls;still i;still lost;still remember;still see
-6 still smell;stomach;stone;stone age;stop hiding;stop laughing;store;store for;storia ,;storms;storms for
-6 strategy is;street;street $;stubborn;stubborn $;studying;sturmt;sturmt es;sue;sueno;sueno $;suerte $;suits me
-6 summer ,;summer party;summer there;sun $;sun is;sunday $;sunshine $;super;supply of;sure whether;survive that
-6 survived in;survives this;sushi tonight;suspiciously;swallowed;swear those;swearing at;sweating $;sweet $;table in
-6 take ?;take your;taking it;taking up;talk soon;talks about;taller;tanta;tanto ,;tanto per;tardes;tastatur;taste
-6 taught me;tavola;tavola $;tax;taxes;taxes $;te debo;tea is;teach;teach her;teacher ,;teacher says;team $;team ,
-6 team got;tears ,;teeth;television;television $;tell him;tell your;telling everybody;telly;temperature;tempo
-6 tenerezza;tenerezza $;tenia;tenia que;tennis on;tent;term ,;terribile $;terrible rolls;territories $;than mine
-6 than our;thank goodness;thank my;that &;that again;that allowed;that awful;that big;that can;that happen;that he
-6 that hurt;that my;that normal;that scares;that whoever;thats @;thats me;the air;the alamo;the allotment
-6 the atlantic;the attic;the bag;the bakery;the balcony;the bathtub;the beer;the bees;the blue;the bold;the brahms
-6 the brave;the bravest;the bridge;the cataract;the chances;the charm;the cheapest;the cheese;the chicken;the choir
-6 the church;the clubs;the connection;the creeps;the cricket;the defender;the drinks;the earth;the election;the face
-6 the fair;the fall;the fan;the film;the flights;the flowers;the football;the fourth;the fun;the funeral;the gap
-6 the glory;the hamster;the heat;the kind;the lads;the league;the lift;the light;the lighthouse;the lions;the lottery
-6 the luck;the luckiest;the mail;the man;the marathon;the mend;the moon;the news;the noise;the northern;the opera
-6 the original;the painters;the penguins;the piano;the plate;the power;the puppy;the purple;the quiet;the radiator
-6 the recipe;the record;the red;the reunion;the roof;the sea;the sherry;the shivers;the signal;the silliest;the ski
-6 the slow;the soup;the spam;the stairs;the station;the stone;the stories;the tea;the telly;the test;the university
-6 the very;the view;the walls;the wards;the week;the wifi;the window;the windowsill;the..again;theatre;then bed
-6 then she;therell;therell be;theres no;theres nothing;these cards;thesis $;they look;theyre predicting
-6 theyve started;thick;thick i;thief;thing ive;things;things $;things in;think straight;think well;thinks &
-6 thirty eight;thirty essays;this &;this around;this board;this close;this comes;this continent;this finds;this heat
-6 this hotel;this house;this ill;this it;this long;this may;this might;this moment;this ones;this point;this war
-6 this weekend;this will;thought about;thought it;three;threw my;thrilled;thrilled $;throw a;throwing;thunderstorm
-6 thunderstorm and;thursday and;thursdays;ti ho;ti mando;tickets;tidy;ties;tight ,;tiles;till #;till then;time flies
-6 time since;time they;time with;time you;time zone;times in;tiny;tired of;to admit;to an;to cornwall;to defend
-6 to finish;to happen;to having;to knitting;to laugh;to leeds;to lie;to live;to need;to own;to pay;to plan
-6 to portugal;to raise;to survive;to vienna;to wales;to work;to..for;toca;toca a;todavia me;today because;toddler;toe
-6 toes crossed;toi ,;told patience;told the;tomasz;tomasz $;tomaten;tomatoes ,;tomorrow is;too ?;too aggressive
-6 too careful;too hot;took my;torino;tour last;tourist;trabajo $;track;track of;tractors;train was;training;trams
-6 trein stond;tren;trentanni;trentanni $;tried the;tried this;triumph;triumph ,;trouble opening;true story;truly
-6 trust;try last;try with;tu as;tu es;tu ne;tua;tuesday at;tupperdose;tupperdose steht;turn &;turn .;turned up;turns
-6 turns to;tut nur;twaalf legers;twenty six;twenty years;twins $;twins ,;typical;uberlebt;ufficio e;uit gent
-6 umbrella at;una persona;unclear;und das;und der;und immer;und sie;understood;understood how;une fois;une seule
-6 unico;unico $;university and;uns ja;until he;until midnight;until now;until spring;until turn;up .;up chess;up last
-6 up now;up on;up this;upstairs;upstairs $;ur so;us ,;us all;us every;us in;us is;utrecht $;utrecht en;va bien
-6 va encore;vacaciones;vader;vado;valencia;valencia $;vamos;van het;ve;ve de;vecino;vendemmia;venerdi $;vengeance
-6 ventilador;ventilador roto;ver quien;ver si;verdediging;verlies;verra bien;verstuurd vanaf;very good;very polite
-6 very proud;very sweet;vet $;vez que;viaggio;vicino;vida;vida es;vielleicht sehen;vienna;viernes $;view;village ,
-6 vingt;vino $;virtue;virtue .;visit;visitors;vit;vit dans;voiture $;vol;volcanoes and;volta che;von &;vorbei;vos
-6 vosotros;vous avez;vraagt;vragen;vragen om;vuole;wacht al;wait any;wait to;waited ,;waited for;waited long;waiting
-6 wakker;walls;walter ,;wanda;want a;war $;war before;war der;war ja;wards;warm ,;warmly;warmly ,;was a;was afraid
-6 was beautiful;was born;was good;was ill;was impressed;was lucky;was not;was our;was some;was sorry;was sure
-6 was troops;was worse;washing machine;watch $;watch out;watched the;water $;water and;waterloo;way &;way home
-6 way too;we changed;we going;we hebben;we just;we stopped;we waited;weather ,;wedding ,;week;week at;week in;week is
-6 week op;week that;weekend painting;weeks ,;weeks and;weeks in;weeks until;weep;weer eens;welcome $;well as;well be
-6 well this;wenigstens;went;went for;went on;went to;went..$;wer finally;were $;were &;were at;were burning;were just
-6 weve;weve been;what comes;what does;what was;when are;when did;when does;when one;whenever i;where @;where im
-6 where on;while $;who &;who can;who cares;who does;who else;who needs;who says;who was;whoever taught;whole family
-6 whole office;whole week;why;why do;why nobody;wide;wide open;wie ein;wie man;wieder verloren;wien;wife i;wifi ,
-6 wifi in;wifi is;will attack;will go;will hate;will win;win somewhere;windowsill;windy aberdeen;winter is;wir am
-6 wir uns;wird mir;wisdom;wish;with an;with best;with cannons;with flu;with his;with kind;without glasses;wlan
-6 wollte ja;woman $;woman win;wonderful ,;wondering;wont forgive;wont stop;worden;worden $;words $;words ,;wordt het
-6 work;work now;work to;working $;working from;works ill;world and;worlds;worried about;worst that;would look;wow
-6 wow ,;wreck;wreck $;writing a;writing to;wrong hands;wrong im;wrote me;wurfel sind;wurfle;y que;y tengo;y todavia
-6 y yo;ya es;ya le;ya se;ya te;years ,;yellow and;yet ?;yo ,;yo soy;yoga;yogurt;yogurt $;you asked;you be;you better
-6 you call;you keep;you last;you left;you only;you played;you really;you remember;you started;you tomorrow;you tried
-6 you watch;you well;you wont;your back;your card;your daughter;your father;your fingers;your mum;your opinion
-6 your time;youre;youre ever;youre next;yours $;yours owe;yours sincerely;yourselves;yourselves $;youve all
-6 youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zo lang;zonde;zone;zone are;zoveel;zug nach;zwanzig
-6 zwanzig jahren;zwolle
-5 #..against;#..de;& for;&..this;, by;,..still;@..its;^ because;^ che;^ everyone;^ how;^ last;^ mein;^ my;^ nothing
-5 ^ so;^ what;^..again;^..bet;^..daughter;^..love;^..phone;^..sister;^..took;^..turn;a..of;a..that;a..turn;again..i
-5 all ,;all..$;and i;and..has;are the;are you;asking;at last;at the;be..by;believe;by the;by..way;came;crossed;dadi
-5 der;did the;didnt;died;eyes;face;face $;feeling;for this;fur;gestern;good to;got a;hace;half my;have been;held
-5 here ,;i can;i do;i feel;i had;i know;i..its;i..you;im going;im..this;in a;in..for;is much;is the;is..the;it..a
-5 it..like;ja;jamais;last week;laughing;lets see;like @;live;lost;loud;lunch;man..$;morning ,;mucho;my sister;my..are
-5 my..on;my..to;new;nice to;nobody;nobody ever;nu;on a;on monday;on tuesday;on..?;one country;past;quiet $;so long
-5 someone;something $;sunday;test;the most;the way;the..map;the..this;those cards;tired;to..out;to..up;today $;turn i
-5 waiting for;watch;we are;weekend;were;why i;wird;wishes;with one;your..,;zit
-4 !;& is;& to;&..if;(;, a;, but;, da;, dear;, y;, you;,..been;,..de;,..e;,..had;,..have;,..im;,..its;,..was;,..your;.
-4 . i;@ e;@ has;@..always;@..that;@..turn;^ bei;^ domani;^ finally;^ grandpa;^ here;^ il;^ it;^ lol;^ que;^ there
-4 ^ those;^..ben;^..cat;^..da;^..du;^..everybody;^..fur;^..have;^..here;^..made;^..night;^..plan;^..so;^..used
-4 ^..voor;^..well;^..went;a man;a me;a..for;a..one;an old;and the;and we;and..can;and..one;and..only;armies ,
-4 armies..@;asleep;at this;bad..$;because;because..the;been..$;been..,;brother says;bus $;but i;but my;came..$;chance
-4 chi;christmas $;colour;dados;daughter;dead;deine;dice;did..get;dimanche;dinner;do with;een..,;el..$;en..?
-4 everyone..$;finally;find;for all;for..,;friday ,;from the;full;gano;get my;glasses;haha $;half..@;has to;hast
-4 have no;he;heeft;her;her..$;here is;hoy;i always;i am;i bet;i could;i owe;i read;i was;i..like;i..of;i..what
-4 ill..it;im..from;im..it;in the;io;is coming;is going;is..on;is..so;it just;it..my;ive had;ja ,;je..,;join;know ,
-4 la..del;last game;little;long $;long..$;long..the;looks like;los..$;lot $;made;mails;man;mapa;maths;mein;mia
-4 midnight;much better;much..,;mum says;must be;my cat;my..and;my..for;naturally;need..$;neighbours;night ?;night and
-4 no idea;not one;of &;of all;our..$;patient;pay;played;played this;por;real..$;remember;s .;say $;semaine;sends
-4 signal;since tuesday;since..,;single;small;so far;so the;so this;soldiers;somebody has;still alive;that..in
-4 that..would;the dice;the game;the keyboard;the kids;the late;the new;the night;the...;the..had;the..round;the..turn
-4 these..$;this..be;tiene;time ,;time for;time..$;to one;to..and;today;together;tuesday;typing;uit;up for;up the
-4 up there;visto;voor de;war;was in;was the;we;we have;we should;we..in;we..the;we..this;week ,;what you;whole;wie
-4 wir;with a;with my;with you;with..armies;with..army;work $;you $;you must;you..all;you..for
-3 # armies;#..in;& in;& told;&..all;&..last;, all;, and;, ca;, e;, io;, its;, mon;, we;, ya;,..,;,..a;,..about
-3 ,..always;,..can;,..for;,..i;,..look;,..man;,..then;,..war;12th;34f;3am;3d;5s;6s;70th;80th;9th;: &;@..me;@..time
-3 ^ best;^ de;^ did;^ does;^ in;^ jai;^ mi;^ mum;^ never;^ s;^ somebody;^ still;^ which;^...;^..all;^..are;^..cant
-3 ^..dear;^..for;^..little;^..off;^..really;^..tell;^..was;a;a bad;a bit;a single;a..$;a..from;a..in;a..la;a..place
-3 a..this;a..when;a2;aankomen;aardbeienveld;aardrijkskunde;abbronzando;abi;abitanti;abmachung;abrazos;abrir;absolute
-3 absolutely;abuelo;aburrida;aburrido;abyss;aca;accepted;accounting;accu;aceptan;acertar;ache;acompanen;aconseja
-3 acontecimiento;acquired;action;acuerdas;addio;adonde;adopciones;advantage;advent;advienne;afar;afdeling;afghans
-3 afonico;africans;africas;against #;agnellino;aground;aguanta;agujero;ahahah;ahoy;ai;aid;ainsi;airco;aires;ait;aiuta
-3 alaaf;alan;alarma;alas;alcanza;alergia;all le;all..,;alleanze;allebei;allegria;allerseits;alps;alright;alt;alten
-3 altogether;alweer;am;am..,;amaro;amateur;ame;americas;amersfoort;amor;amours;anchor;and;andersons;ando;andrzej;ange
-3 angeblich;angelito;angina;angler;anibal;annee;anniversaire;annoiano;annonce;annusano;anoche;anterior;apartments
-3 aperta;apfelkuchen;apology;app;apparecchio;appartement;appartient;appeal;appeltaart;applause;apportez;appreciate
-3 apprendra;apprends;approvato;approve;approves;aprende;aprendiendo;apres;aprire;aprobe;aproveche;arbeit;ardua;are
-3 are..$;are..in;are..the;argentinian;arger;argern;argert;armadio;armato;arme;armer;armies;armies $;armies in;arms
-3 armys;arrache;arranca;arrepienta;arrivando;arrivata;arrived;arriver;arroz;art;arte;arthur;artist;arzt;as my;as they
-3 asado;asesora;ashamed;asias;asilo;aspettando;aspettare;aspettavano;aspettiamo;assume;assured;astonished;astonishing
-3 asturias;asusta;at my;atascada;atlas;atmospheric;atrevio;attaquant;attenta;attila;audaci;auditors;aufs;aufsetzen
-3 auguri;augustus;aunque;auntie;aurait;aurez;ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians
-3 auswertung;auszahlt;autant;auto;autocorrecting;autosole;avanti;ave;avete;aveva;avevo;avisad;avonden;avrebbe;avrei
-3 azahar;azucar;b14;baan;babes;babies;baci;bags;bah;bahamas;bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon
-3 balloons;bambini;bambino;banco;bandages;banden;bangalore;banjo;banzai;baptism;barbe;barbecueen;barbiere;barking
-3 barmaid;barnaby;barred;barrio;barrys;basilico;basket;bassoon;bateau;bathroom;batman;battaglia;batterie;battle
-3 battlefield;battu;battuti;bauchweh;be the;be..this;beaches;beard;beasts;beating;beato;beatrice;beatrix;beaux;becky
-3 beefs;beehives;beep;beeping;beeps;beers;began;begins;begon;begraven;beige;bekommt;belde;belles;belleza;belligerents
-3 bellissima;bellissimo;bello;belote;benedicta;benissimo;beppe;bereik;berlin;bernard;beschaftigt;bescheiden
-3 beschlossen;besserung;best;bestanden;bestimmt;besuch;betaalden;betoverd;betting;beurten;bezoek;bianchi;biased
-3 bibberen;bici;biere;biertje;bilbao;bill;binnenval;bird;birds;birmingham;birra;birre;bisnonno;bisschen;bite;biter
-3 blades;blanquette;blaren;blast;blasted;bleeding;blessed;blew;blob;block;bloden;bloemen;blokes;bloodbath;bloque
-3 blower;bluffing;blumen;boah;board $;bobble;bobs;boca;bocca;bocce;boda;bogota;boiling;bois;bolivar;bom;bombero
-3 bonito;bonitos;bonshommes;books;boormachine;boort;boot;boots;borbottare;bore;borsetta;bosch;bosheit;bossing;bothers
-3 bottles;bougie;boulot;bounced;bouteille;bouts;bouwt;box;boxing;brace;brags;brains;brandweer;brauch;braucht
-3 brauchten;braut;braver;bravi;brb;breach;breaking;breath;breien;breitet;bremen;brest;brew;brief;brightens;brighton
-3 brille;brilliance;bringing;brioche;briscola;bristol;britannia;brivido;broad;brochure;brodo;broeken;bromas;bronze
-3 broodje;brr;brrr;bruder;brule;brutta;btw;buch;bucketing;budget;buffet;bugged;bugles;buik;building;buit;buitres
-3 bullet;bult;bum;buon;buonanotte;buone;buonissima;bureau;buren;burgemeester;burger;buried;burns;burnt;burst;buscaste
-3 buses;but what;butter;buurman;caballo;cabian;cabo;cabs;cadet;cafeteria;cajas;calcetines;calcetto;calcolato
-3 calculado;calculated;calculation;calcule;calda;california;calle;called;calmer;calvo;calzini;cama;camille;campaign
-3 campana;campo;can..it;cana;canadians;canal;canape;canas;cancello;cane;canguri;canicule;cannone;cansada;cant..the
-3 cante;canteen;cantina;canto;cap;capirete;capitals;capo;cara;carajo;carefully;cargador;cari;carino;carissimi;carmela
-3 carnaval;caro;carried;carrying;carta;cartoline;cartons;casetas;casi;cassoulet;catasto;catch;cathedral;catorce;cats
-3 cattiva;cattive;caution;cautious;cavalleria;cave;cavia;cayo;cdr;ceiling;celebrando;celebrate;cellars;cello
-3 cellulare;cenar;cendriers;cent;centanni;cera;certainly;certificate;chambre;champ;champagne;champions;changent
-3 chantal;chantelle;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures;cheap;cheat;cheated
-3 cheats;cheer;chemistry;cher;cherie;chers;chevaux;chiacchiere;chiara;chicago;chickens;child;chillies;chills;chimio
-3 chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chris;churros;cielo;cierto;civilian;clama;class;classe
-3 clausewitz;cleared;cleo;cleonese;cleos;clermont;cles;client;climb;clocks;closest;clubavond;clue;coat;cobrar;cocina
-3 coda;coincee;cojeo;cola;colazione;coldest;colds;colegio;colleagues;collect;collecting;collectionne;coltello;comanda
-3 come $;comedy;comer;comfort;comfortably;comfy;comida;cominciate;cominciato;comio;commencez;comments;commute;comodo
-3 companeros;compared;compiler;complain;complaining;complains;compleanno;compliment;compris;comptant;comune;con #
-3 concentrarsi;concentrate;concerned;concrete;conditioning;condizionatore;confesadlo;confesados;confess;confetti
-3 confini;confio;confitures;connessione;conquerors;conquete;conquistando;conscience;conseille;conseillee;consiglia
-3 consolation;console;consolo;constitute;contained;contestas;contra;contraire;contrasena;contro;control;convent
-3 convincing;cookies;copies;coqs;coraggio;corazon;corn;corras;corrente;correr;corri;corriger;corse;corsica;cortina
-3 cortito;cose;costing;costringe;cote;coule;counting;countries;county;couru;couvent;covered;covers;cowards;cows
-3 cracked;crazy;credevo;cree;creia;criceto;critics;croit;cronica;croquetas;crossroads;crossword;croyais;croyait
-3 cruelty;cruise;cualquiera;cuilleres;cuisine;cumpleanos;cunado;cups;curro;curtain;custard;customers;cute;cuzco;cv
-3 cya;cycled;cyclist;da..,;daffodils;daher;dahlias;dai;dak;dalle;damals;dancing;dandole;danemark;dangerous;danst
-3 dappertutto;darauf;daraus;darkest;darling;dash;data;dating;david;de &;deaf;debakel;deberia;debordent;debts
-3 debutante;decentes;decider;decides;deer;defaite;defeats;defensa;degree;dein;deinen;deiner;dejar;dejaste;delicieux
-3 delicious;deliro;della;demand;demander;demissionne;denken;denkt;denmark;dent;denti;dents;denver;depende;deprime
-3 der..$;des;desastre;description;deseame;desert;deserve;deshalb;despair;despiadada;deteste;devant;devi;devient
-3 devils;devrais;devrait;dialect;dicen;diceva;dicht;dicono;did;didcot;dienstreise;diente;dientes;dieron;diesen;dieses
-3 diesmal;dietro;difese;dig;digas;digere;dik;dimenticando;dimentichi;diner;dinosauro;dios;dirait;diritto;disait
-3 disappeared;disculpas;dishes;dishwasher;dishwashers;disloyal;dispiace;dispute;disturbo;dita;dithering;diventato
-3 divertido;dobbelen;doctors;documentaire;doet;doigts;doing;doivent;doktor;dolares;domino;dommage;donderdag;donkey
-3 donne;donner;dont think;doorman;doreen;doris;dormi;dormimos;dormo;dorothy;dottore;doubtful;dough;doute;dozen;dr
-3 drains;dramatic;drauf;draughts;draussen;drawings;dreaming;drenthe;dressed;dressing;drijfnat;drijft;dringend;drinnen
-3 dritten;driver;drove;drowned;drucke;drucken;druckt;drukke;drukker;drum;duchess;duele;duerme;duimen;dune;dunkel
-3 duran;during;dusted;dutch;duurde;dwarfs;e #;ear;ears;earth;eaves;echa;eche;echecs;eclipse;ed;edition;eerlijk;eet
-3 egmond;egyptians;eid;eigen;eigentlich;eightieth;eiland;eines;eingeladen;einhandig;einzige;einziges;eis;el..y;elbows
-3 elected;electrique;elegancia;eleganza;elektroingenieur;elena;elephant;elettricista;eleves;elfstedentocht;eliminated
-3 elimine;elternabend;email;emails;embarrassing;embrasseras;emozione;empanadas;empece;empiecen;empires;emue;encuentro
-3 enemigos;enen;enfadado;eng;engelsgeduld;enige;enkelin;enorme;entertaining;entire;entirely;entschuldige
-3 entschuldigung;enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras
-3 escape;escargots;esilio;esitazioni;espanol;esperaban;espero;espresso;essen;essentials;essere;estamos;esteis
-3 estomago;estropeo;eten;ethics;etwas;euer;evenings;eventually;everybodys;evil;evviva;ewig;ewigen;ex;exageres;excel
-3 excited;excuses;excusez;exemple;exist;expecting;expensive;explanation;eyeing;f1;faccia;facendo;faceva;faculty;fahre
-3 fahrt;failures;faith;faithfully;fallt;famiglie;familie;fangt;fans;fanshawe;farben;fatal;fatsoenlijke;fatta;faudra
-3 faudrait;fault;faute;fautes;fear;february;feed;feeding;feierabend;fell;fellow;fellows;femke;femme;fenced;fenetre
-3 feria;ferie;fermato;ferme;fermero;ferragosto;ferrand;ferries;ferrovie;fertig;festeggia;festhalten;fetch;fete;fi;fia
-3 ficelle;fichu;field;fiero;fiers;fietstocht;fifth;figurine;fijn;fijne;fila;file;fillings;films;finding;fine $;finest
-3 fingernails;finies;finishing;finit;finito;finora;fiona;fiorentina;fiori;firma;fishing;fisica;fisioterapeuta;fives
-3 fixing;flank;flicker;flickering;fliegen;flipped;flitzebogen;floating;flood;flooding;floors;flores;fluchen;flushing
-3 focaccia;fohr;foil;folge;folie;fond;fondly;fools;footballs;footprint;for;for a;for me;for one;for..$;force;foresta
-3 forge;forgets;formal;format;forno;fortieth;fortunata;foul;found;fox;frame;framing;francais;francfort;franchement
-3 franco;freaking;frech;freddi;freibad;frere;fretta;freuen;freund;freunde;friedlicher;friert;frighten;frightens;frigo
-3 frigorifero;friolera;froid;from..last;froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung;fui;fuite;fumar;fumo
-3 funciona;funfzigstem;funghi;funziona;furniture;fusse;future;g;ga;gagne;gagner;gaillards;gain;galaxy;gale;galicia
-3 galley;gallo;gambero;game $;game ,;ganado;gane;ganeis;gants;gardener;gardening;garibaldi;garlic;garnish;garrisoned
-3 garten;gasket;gata;gateway;gatitos;gatos;gatta;gatti;gdansk;gday;geb;gebeurde;gebrutet;gedauert;geduld
-3 gefeliciteerd;gefuhl;gegen;gegenteil;gegeven;gehaald;gehalten;geheiratet;gehts;gekkenhuis;gekocht;gekookt;gelacht
-3 gelato;gelaunt;geleden;gelernt;gelezen;gelida;gelijk;gelsomino;geluisterd;geluk;gelukt;gelungen;gemaakt;gemacht
-3 gemein;gemelli;gemiddelde;gemutlich;genade;generation;generations;genial;gentilles;gentils;gents;geopereerd
-3 gepensioneerd;geprobeerd;gerald;gerard;gereden;gerrit;geschaatst;geschafft;geschlafen;geschneit;geschossen;geslaagd
-3 gespannt;gespielt;gesproken;gesso;gestuurd;getreuzel;gevaarlijk;gewartet;gewerkschaft;gewinnen;geworfen;gezakt
-3 gezegd;gezeigt;gezellig;gezellige;gezicht;gezin;gezinkt;gezondheid;gf;giallo;giants;gibbon;gibs;gig;giggles;gin
-3 gino;giocata;giornata;giovanni;gira;girlfriend;girls;giudizio;giulio;giuro;glasgow;glaubt;globe;glorious;gmx;gnadig
-3 go $;goalkeeper;goals;goat;gode;going to;gol;goldfish;goliath;gomiti;goodbye;gooide;gooo;gordo;got my;gotera;gotta
-3 gotthard;goulash;gouter;governor;grab;grade;graden;gradino;graham;grams;grandad;grandchild;grandfathers
-3 grandmothers;grandpa;granita;grappige;grateful;gratis;gratto;graz;grazings;greatly;greenlandic;grew;grey;grigia
-3 groceries;groningen;gross;grosses;grote;grounded;grudge;grudges;grumpy;grussen;guapa;guardaba;guardarmi;guardatemi
-3 guarding;gucken;guerre;guitarra;guldens;gull;gulls;gun;gus;gusta;habeis;habits;haces;had..$;haha;haiku;hairdressers
-3 hal;halb;halbmarathon;halftime;hall;halloween;halves;hamstrings;handel;handschoenen;handwriting;hangen;hangover
-3 hannelore;hanno;hannover;happiest;happiness;haren;harm;harmlos;harolds;harrie;hartelijke;harvest;hastings;hated
-3 hattest;hauled;hausverwaltung;have..#;have..$;have..a;hawelka;he..$;headphones;healing;heard;hearing;hears;heart
-3 heavens;heavier;hedgehog;hedges;heen;heh;heinz;heirs;heizung;hej;helaas;helado;helemaal;helen;helena;helfen;hell
-3 helpt;hen;henk;hens;her $;herausgekommen;heres;heroic;heros;herzliche;herzlichen;hesite;heulen;heup;hiccups;hiciste
-3 hield;hihi;hijo;hike;hilarious;hilda;hilde;hildegard;hill;hinderlaag;hintereinander;hiring;histoire;hoarding;hoarse
-3 hobo;hockeyteam;hoesten;hof;hollis;holzklotzchen;homeoffice;hometrainer;homme;hondo;honey;honger;honing;honte
-3 hooray;hopen;hopital;hora;horario;hore;horns;houd;houden;how;how..cards;howdy;hsv;huele;hufte;hug;hughes;huilen
-3 huis;hullo;human;humbled;humeur;humming;hurray;husbands;huso;hymn;i didnt;i made;i thought;i..it;i..no;i..up;ian
-3 iba;ibis;ice;ida;idi;idiot;ieri;if youre;ignored;ihnen;ihr;ihre;ik ben;illinois;imaginaos;impara;imparato;impartial
-3 impatience;imperial;impossibile;imprenable;imprendibile;in #;in..@;in..morning;in..of;inbegrepen;inbox;incanto
-3 inches;incredibly;increible;incrociamo;ines;infancia;influenced;influenza;info;ingelijst;inn;inquisition;ins;inside
-3 insists;insolente;insomnia;insoportable;inspection;insufferable;insurance;intact;intend;interessa;interest
-3 interesting;invading;invasion;inventor;invierno;invitacion;invitado;invitation;invite;invites;ios;iowa;ipad;irait
-3 irene;irgendwann;ironing;is a;is called;is full;is my;is out;is there;is..@;is..than;is..true;isle;it true;italiano
-3 itching;jacques;jahre;jaime;jajaja;jakarta;jakob;jaloers;jammed;jammer;jammern;jamon;jansen;january;jarrive
-3 jarriverai;jaune;je nai;jealous;jean;jeanne;jeans;jecris;jeden;jeder;jeje;jelly;jemandem;jentre;jeux;joanne;joint
-3 jokes;joli;jollof;joost;jouez;jouvre;joy;jubilado;jubilarme;jubilo;judge;juega;juf;juli;jump;jumpers;juni;junio
-3 junta;jury;kalt;kalte;kamchatkas;kampioen;kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant;kap;kapot;kaputt;karen
-3 karls;kassel;kat;kate;kater;katie;katze;kebab;keen;keeping;kees;kegeln;keine;keinen;keizerin;keller;ken;kerk;kerl
-3 kerstboom;kerstdagen;kerzenlicht;keukentafel;keyboard;kiev;kilo;kilometres;kinda;kine;king;kino;kippen;kisten
-3 kittens;kleider;kleine;kleiner;kleines;kleintjes;kleinzoon;klempner;kletsen;km;knackered;knap;knapp;knitted;kochen
-3 koeien;koffer;koffie;kommandiert;komme;kon;kontinent;kook;koop;kopf;koppakking;kort;koud;koude;krakow;krankenhaus
-3 krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch;kuhlbox;kunst;kur;kwam;kyoto;l;la..de;laatst;labor;lachen
-3 laggiu;lagos;laisser;lambings;lambs;lammetje;lamp;landing;lane;langeweile;langweilen;lap;large;lasciato;last runde
-3 lastima;late;latino;laufen;laughter;laundry;laune;laureata;lauter;lavadora;lavora;lavoro;laying;layout;le..est;lead
-3 leaf;leaky;lean;leaving;lecce;lecture;leef;leeg;leesbril;leest;legged;leggen;leicht;leipzig;lekke;lekker;lemon
-3 lemures;lend;lends;lens;lent;lente;lentejas;leone;lepel;lepre;leraar;leren;lernen;les;lesen;lethal;lettera;lettere
-3 letting;lettre;lettuce;leur;leuven;levantar;levante;lg;liberated;libero;libro;licence;lieb;lieben;lief;liefs;liegen
-3 lieke;liest;lieu;liggen;lijn;like..,;lille;lily;limbs;limon;limonero;linkedin;linkerpantoffel;linseneintopf;lintje
-3 lion;lionel;lira;lis;lisa;lisbonne;lisible;listen;listens;litiganti;little..$;liverpool;livres;llama;llamado
-3 llenisimo;llorar;llovio;lmao;loaf;loaves;lockdown;loco;logbook;logeren;lone;longest;lontano;look..the;loop
-3 loopgraven;lose $;losers;loses;lots;lotto;love to;loves;lt;luc;luca;lucas;luke;lukken;lunchtime;lunga;lupo;lust
-3 lyon;m6;maarten;mabel;macchina;macharne;machiavelli;machines;machs;machtig;machu;mackerel;madam;madhouse;madrid
-3 maeve;magistrale;maglione;magnificent;magnificos;magnifier;magnifique;maillot;maiment;mains;maintaining;maintains
-3 maison;maker;mal..,;mala;malade;maledetti;malissimo;mallorca;malmo;mama;maman;managed;manager;mancano;mancanza
-3 manda;mandaste;manege;mangiare;mangiato;mangoes;mani;mannchen;manolo;mantelpiece;mantengo;manual;map;maple;mappa
-3 maquina;maraton;maratona;marc;marge;mariachis;marie;mark;marked;marking;marmelade;marrete;marreterai;marrows;mars
-3 marsh;mart;marta;martes;martha;marvellous;marz;marzipan;mass;masterpiece;matematica;maternity;matheklausur
-3 mathematically;mathematics;matilde;matinee;mattacher;mattends;matteo;mattino;maudits;mavais;mayo;mdr;me $;me last
-3 meal;meaner;meaning;measly;meat;meccanico;mechante;medaille;medias;medio;mediterranean;medium;meedoen;meegemaakt
-3 meek;meestal;mei;meisten;meistens;meldet;melted;melting;melts;membership;menace;menerve;mens;mensajes;mensen;mente
-3 mention;menudo;meraviglia;mercato;mercedes;mercis;merel;meritaient;merite;merito;merkt;mesopotamians;messia;messiah
-3 messy;meteo;mexican;mexico;mi;mi..$;mid;midi;miente;miglior;migraine;mil;milano;mild;mildiou;miles;milk;mille
-3 minquiete;minterdire;minterdit;minus #;minute $;minuten;minuti;miscarriage;miso;mitgenommen;mobiel;mobile;mobs;moed
-3 moeder;moeilijkheden;mogen;moi;moira;mois;moites;moka;molto;mom;momenteel;momento;monch;monday;mondo;mongolien
-3 mongols;monnaie;monopoly;monsoon;montado;montare;montauban;mooiste;moquez;moral;morceau;morir;morning;morricone
-3 mortales;mot;motherland;moto;mots;motto;mountain;mourning;moustache;moustaches;mouths;mow;mowen;muchos;mudamos
-3 muero;mujer;mull;mulo;mum;mummified;murio;mush;musst;musste;mutter;mutti;mutze;muur;muurtje;my daughter;my eyes
-3 my nephew;my side;my..$;my..:;my..says;my..wants;n;nachbarn;nachfrage;nachgedacht;nachher;nachricht;nachstes
-3 nachtdienst;nachtjes;nachtschicht;nacio;nagespeeld;nai;nail;nan;naples;napping;nara;naranjas;nas;natte;navidad
-3 neatly;nederlands;neige;neighbour;neighbourhood;nembete;nemmeno;nephew;nerven;netjes;neunundachtzig;nevica;new..$
-3 newbie;nez;nicely;nicest;nick;niece;nieuw;nieuwe;nieva;night shift;niksen;nimms;nina;ninguna;nipotino;nits;noches
-3 noemde;nombre;nonno;noodles;noor;noordzee;normaal;northwest;norwich;nose;nosotros;nostra;noted;notices;notre;notte
-3 nouveau;novembre;noventa;novia;now $;nudeln;nudge;nuit;nun;nursery;nuts;obedient;obra;occasion;occasione;occuper
-3 oclock;ocurre;odio;odore;oeufs;of @;of mine;of our;of..game;offended;offensiva;offerto;officieel;offrire;oficina
-3 oggi;ogni;ohio;oi;okafor;oke;old;olga;olio;olive;olivia;olu;olvidado;olvidarme;olvide;omas;ombrello;omelet;omens
-3 omgekeerde;on..map;once $;oncle;one man;only a;onore;oorlog;operacion;operan;operatie;operazione;opina;oposiciones
-3 oppompen;opponent;oranje;orchestra;ordenador;ordinateur;ore;organiser;orgullo;orkest;orkney;oro;ort;osaka;oscar
-3 osten;ottantanni;oud;out loud;outlive;outlived;overcooked;overdue;overheersen;overkant;overtime;ovviamente;owes
-3 owes me;owned;owning;owns;oz;paar;paarden;paardenkop;pace;pacifique;pacifist;packet;paco;padel;padrona;pagare;page
-3 pagelle;pages;pago;paid;paie;painful;paint;paintbox;painted;pair;palermo;paliza;palmer;pan;panache;panettone;panic
-3 pannenkoekendag;pano;pantofole;paperas;paperwork;papi;papier;papillon;paques;parade;parado;paramaribo;parapluie
-3 parce;parcel;parcmetre;pareil;paren;pares;parlare;parler;parlera;paro;pars;partidon;partout;parttime;pasa;pasando
-3 pasqua;passa;passato;passee;passes;pasta;patatine;patel;pates;patron;pavia;paws;payday;paye;paying;peaceful;peaches
-3 pear;peasy;peccato;peekaboo;peer;peinlich;pendant;pensare;pense;pensioen;pension;pentiro;pepa;pepernoten;pepito
-3 pequeno;perdi;perdido;perdio;perdre;perfecta;perfectly;perfetta;permaloso;perro;perse;personnellement;perte
-3 peruvian;pesca;pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;physics;physiotherapist;pia;piace
-3 pianerottolo;pianto;picchu;picked;pictures;pidocchi;piedad;piena;pieno;piensan;piense;piepte;pier;pierogi;pieta
-3 pijn;pille;pilze;ping;pink;pintan;pints;pionnetjes;piovere;pipe;piquer;pitch;plafond;plak;planisfero;plannen
-3 plantado;planting;platform;platzchen;playa;playing;pleads;pleasant;pleased;pleure;pleurer;plombier;plot;plotting
-3 plough;plug;plums;plymouth;pobre;poca;poche;pochino;podcasts;poesie;poffertjes;politics;poney;pong;poniendo;popcorn
-3 poquito;por..$;porch;portable;portaos;portato;porte;porti;possess;possession;postal;posteri;postman;postura;pot
-3 potato;potatoes;poter;poterie;potje;potluck;potrei;poubelle;pounds;poured;pouring;pourquoi;pourra;pours;pourvu
-3 povero;pox;poznan;prachtig;prachtige;practised;praktisch;pram;praticamente;prayed;preciso;preferita;preferito
-3 prefers;pregare;prego;premio;prendermi;prenotato;presentado;presepe;presidio;pressione;pressure;pretended
-3 pretending;prettiest;prettige;priez;primavera;print;prise;privato;priyas;probability;probe;procedure;prochaine
-3 produced;prof;profe;professeur;profite;profs;promemoria;promesso;prometio;prometo;promettevo;promis;promises
-3 promptly;proteste;proverb;provider;proving;provoquen;provvidenza;prufung;ps :;psst;pubblicita;puertas;pulled;pulso
-3 punalada;punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno
-3 quarantatre;quarantine;quartalsbericht;quartiere;quatorze;quedate;queen;queens;queja;quelles;quemo;queridos
-3 queriendo;quesos;qui;quicker;quiera;quieter;quieto;quito;r;raadt;rabbit;rabia;raclette;rad;radios;raga;ragazzi
-3 ragazzo;rage;ragione;railways;raised;raison;ramadan;ramble;ramen;rancune;random;rapido;rare;rarely;raro;rase;rat
-3 rato;rats;rauchen;rauw;ravi;reaches;recall;reception;recette;rechner;recht;rechtop;recien;recommended;recordo
-3 recover;redet;ref;refreshing;refused;regalato;regardais;regarde;regen;regent;regimental;regiments;reginald;regions
-3 regne;regrets;regulars;rehearsal;reign;reindeer;reino;reinzukriegen;reken;rekenen;rekt;relaxing;relegated;relief
-3 remember the;remembered;remembers;remercie;remind;reminded;reminding;remis;remote;rendang;rendirme;rends;rendu
-3 renovating;rent;rente;rentre;rentree;renverse;repaint;repair;repaired;repeint;reporting;repris;rescued;reserves
-3 resfriado;resist;resisti;resolution;resort;respectfully;respects;respira;responsible;restera;restful;resuscitating
-3 ret;retd;retirement;retiring;retourne;rever;reviser;revuelto;revues;rey;reza;rezar;rgds;rice;richtig;richtige
-3 ricordati;ricordi;ride;rido;rie;rij;rijbewijs;rijk;rijles;rillen;rimini;ringing;rioja;ripicca;rire;rise;riskieren
-3 rispondo;ristretto;riunioni;rivincita;rn;roadmap;roads;rob;roba;robbed;robin;rode;rodillas;rojo;rolf;romans;romanzo
-3 ron;rood;roofs;rooien;rook;root;rot;rotelle;roti;rots;rotto;rounds;rovinato;rubbing;rubicone;ruby;ruckwarts;ruft
-3 rug;rugby;ruhig;ruik;ruikt;ruined;ruins;ruled;ruler;rummy;rumour;rumours;rumsteht;ruota;russa;rustige;ruthless;ruud
-3 s;sabado;sabbia;saber;saca;sacrifice;sadly;sai;sailor;sait;sal;sala;salaam;salat;sales;salgo;salient;salimos;salle
-3 salmon;salon;saltata;salud;saluda;saludar;saluta;salute;salvato;samba;samen;sammelt;samsung;san;sang;sanremo
-3 santantonio;saper;sara;sardegna;sauce;sauerteigbrot;sausages;savoir;scadono;scaffolders;scale;scaling;scan;scelgo
-3 scendo;schach;schade;schedule;scheelt;scheiden;scheusslich;schiaffi;schiele;schiena;schiessen;schilder;schilderen
-3 schnee;schnell;schnelle;schneller;schnupfen;scholarship;schone;schones;schonste;schoonmoeder;schoonvader;schreibt
-3 schrift;schrijf;schutting;schwarzwald;schwer;science;sciolgono;scirocco;scissors;scoperto;scorelijsten;scorsa
-3 scotland;scrabble;scrape;scuso;seagulls;seals;seamus;seance;seattle;secoue;sedie;seduta;see;seem;seemed;sees
-3 segreti;segreto;seguimos;seid;sein;selbst;self;sem;sembro;semester;semi;sennuie;sennuient;sennuyaient;sens;sente
-3 sentenza;serate;sere;serieus;sermon;servent;service;services;servidor;servivano;sets;settled;settling;sguarnita
-3 shade;shag;shared;sharpened;sharpening;shifts;shines;ship;shivering;shore;shot;should have;shouldve;shovel
-3 shovelling;showed;sian;siano;siberian;sichern;sickbed;sickness;siebzigsten;siendo;siento;siesta;sieste;sighed;sigma
-3 signature;silencieuse;sills;simulator;sinaasappelmarmelade;sincere;sing;single..$;sinterklaas;sir;sister;sitzt
-3 sixties;sjaal;skate;skates;skating;skien;skipper;slaapgebrek;slaapt;sleep;sleeper;sleutels;slower;slowest;slugs
-3 sluit;sly;smarties;smiled;smiling;snails;snap;sneak;snert;sneu;snooker;snooze;snored;snowdrops;snuck;snuffelen;snug
-3 so..$;soaked;sobrino;sockets;soep;soeur;sofas;soffio;sogar;sognato;soient;sois;soldado;sole;soleil;solene
-3 solidarieta;somaro;some;somebody..to;someday;somehow;someones;sometime;somewhat;somos;sonando;songfestival;songs
-3 sonnenbrand;sons;sooo;soplad;sore;sorry..the;sors;sortent;sosa;sotto;soul;sounded;soupe;sourdough;souvenir;souvent
-3 spacca;space;spalle;spanje;spannender;spared;spater;spatz;spears;special;specifically;speelde;spelling;spending
-3 spero;spiace;spider;spielleiter;spikes;spilled;spilt;splinter;sport;sposati;sposiamo;sprinkling;sprint;squash
-3 squeezed;sry;stadium;staff;staffed;stage;stal;standup;stapels;stared;stark;stars;starting;startup;statistieken
-3 statue;stau;staunt;stavano;steady;steeds;steen;stellen;stenen;sterkte;stessa;steuererklarung;stiate;sticks;stier
-3 still on;still..at;stimmung;stiramento;stolen;stolz;stood;stormy;stornoway;straat;strafkamp;straight;strand;strange
-3 stratega;strategist;streek;streepje;streikt;stress;stretch;stretta;stroke;strom;stroom;stroop;stroopwafel
-3 structurally;strudel;struggling;stu;studied;studiert;studio;studios;study;stuffs;stuitje;stulle;stuttgart;sudando
-3 sudden;suegra;suele;suffira;suggested;suggests;sugli;suisse;suitably;suitcase;sull;sullo;sultan;sunday ,;sunrise
-3 suns;sunset;suocera;suoceri;suoi;suonate;superb;supermarket;superpower;supervisor;suppers;supported;supports;surely
-3 surement;surgery;surprise;surprised;surrounded;surveyor;surviving;sus;susan;suspects;suspense;suspicious;suyas
-3 svedese;swabia;swallows;sweaters;swollen;sword;sy;sydney;sylvie;sympa;sympathisch;sympathy;t;ta;tab;tabellone
-3 tableau;tablero;tablet;tace;tachtigjarige;taco;tacos;tafel;tage;tagen;tages;taglia;takeaway;takes @;talent;talisman
-3 talk;tamerlane;tandjes;tank;tantas;tanti;tanze;tanzen;tap;tape;tardanza;tardar;tardi;targets;tarta;tartaruga;tarte
-3 tarts;tas;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube;taxi;teachers;teaching;teas;teased;teatime;teclado
-3 teenager;teething;teglia;teken;tele;telefon;telefonata;telenovelas;tellement;temblad;temblando;temblaran;temoin
-3 tempers;tenedores;tenemos;tenir;tenner;tentamen;tentamens;tentant;tente;tenths;ter;terecht;terraza;terrified;terror
-3 tesoro;tete;tetto;tevreden;texas;texting;textos;thai;that @;that should;thatd;thatll;the little;the morning
-3 the whole;the..a;the..here;the..of;the..on;the..that;the..went;themselves;theory;theyre;theyve;thinks;thirds
-3 this..and;this..is;this..the;thread;thrown;thuisgekomen;thumbs;thunder;ticket;tiemblen;tienne;tifo;tijdens;tim;time
-3 tip;tirania;tirannia;tirar;tisane;tisch;tiza;tmrw;to me;to..so;tobacco;tocaba;today ,;toestand;toglie;togliermi
-3 toiletgebouw;tokyo;told;tolgono;tomarme;tomates;tombe;too much;too..for;took @;tornati;torta;torte;tortellini
-3 tortilla;totally;touching;tough;tourists;tournaments;tournee;toussaint;tousse;towel;town;tracteur;trae;tragedie
-3 traigan;traitors;trajeron;tram;trampoline;tranquillo;tranquilo;trapana;trapo;traps;trattore;trau;trauerspiel
-3 travail;travaille;travaux;treasurer;treasury;trees;treguas;treinen;treinta;tremate;tremble;tremblez;trenta;trente
-3 trentotto;treppe;trincea;tristes;troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare;trovato
-3 truck;trucks;trumpet;trumpets;truppe;trusted;trusting;trusts;truus;tuba;tuesday $;tuesday ,;tuesdays;tulips;tunnel
-3 tuoi;turkey;turnbeutel;turni;turning;tutta;tuvo;twelves;twos;typ;tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht
-3 ubrigens;uff;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unblocked;unbreakable;underestimate
-3 underestimates;underrated;understand;understands;understudy;undici;unheimlich;unkraut;unlike;unlucky;unora;unpacked
-3 unreal;unser;unter;unterschatzt;unterwegs;unto;unusual;unverschamt;unverschamtes;up..the;update;updating;uses;uwe
-3 vaak;vacanza;vacanze;vacio;vakantie;valentia;valga;valuable;vandaar;variance;variar;varicella;vast;veamos;vede
-3 vedesse;vedo;veertig;vegetables;veine;veldhospitaal;velo;vemos;vendange;vendanges;vendetta;vendra;venezia;venga
-3 venger;veniamo;venimos;venir;venis;venite;ventre;ventured;venuta;ver;verbrand;verde;verdict;verdient;veremos;verf
-3 verger;vergesse;vergisst;vergognerebbe;verguenza;verheugd;verhext;verjaardagskaart;verklap;verlegt;verliere
-3 verliert;verloor;vero;verregneten;verschrikkelijk;verslag;verspielt;verstaucht;verstopt;vertel;vertraging;vertraue
-3 vertrouw;vertrouwde;verwarming;verzeih;verzeihe;verzonden;vesicula;vets;viaje;vicar;vicina;vicini;vide;video;vie
-3 vieilles;viel;vielen;viendo;vienes;vient;viera;vieux;vijftigste;villain;vind;vinto;vio;viola;visited;visits;vita
-3 viti;vive;vivement;vivre;vliegen;voce;voeten;voisin;voit;voix;voll;voller;volume;volver;volvimos;volvio;vorletzter
-3 vorsichtig;vostre;votre;vraag;vraiment;vrede;vredelievend;vriendin;vrouw;vs;vueltas;vuelvo;vuestra;waait;wach;wage
-3 wagt;waits;wakes;walks;wallet;walter;waltraud;walvissen;wann;warmest;warn;warned;wars;wartet;wartezimmer;was..#
-3 was..$;was..to;wash;washout;wasser;wasserkocher;watching;water;waterbouwkundige;watercolour;wauw;waves;waxwings;wc
-3 we dont;we..#;wear;wearing;website;wednesday;wedstrijd;weed;weeks;wegblijven;weh;wehgetan;weihnachten;weil
-3 wellington;welt;weltherrschaft;weltmeister;werden;wereldbrand;wereldkaart;wereldreis;werent;werkstatt;wetten
-3 while..was;whining;whisky;whistles;whitby;whitcombe;whites;whod;wi;wight;wild;wilder;will $;willem;willen;wim
-3 winner;winning;wirds;wished;wishes ,;wo;wobbly;wochen;wondered;wood;wooden;wools;woont;worked;worthy;wou;wovor
-3 wrist;wundern;wurfelgott;wurfelpech;wurfelt;xoxo;ya;yahoo;yahtzee;yall;yann;yard;ye;yesss;you have;you..me;young
-3 younger;youngest;youth;yurt;zag;zagen;zandvoort;zaragoza;zaterdag;zaun;zelfs;zerbino;zia;zittern;zoekt;zonnebrand
-3 zucchini;zucht;zukommt;zurraron;zwager;zwemdiploma;zweten;zwijgen
-2 # and;# rounds;#..en;#..for;#..of;#..to;&;& ha;&..$;&..?;&..more;, come;, et;, finally;, het;, jai;, por;, those
-2 , where;,..$;,..at;,..did;,..got;,..in;,..ive;,..old;,..say;,..so;,..time;,..you;...$;@ is;@ on;@ to;@ with;@..mir
-2 @..one;@..week;^ desole;^ has;^ he;^ i;^ la;^ les;^ now;^ por;^ ps;^ that;^ the;^ well;^ whats;^ yo;^..a;^..am
-2 ^..back;^..best;^..des;^..el;^..goes;^..heb;^..idea;^..im;^..is;^..ist;^..keep;^..know;^..left;^..looked;^..many
-2 ^..morgen;^..now;^..owe;^..por;^..should;^..stack;^..still;^..wird;^..your;a &;a card;a..#;a..?;a..about;a..i;a..so
-2 a..week;about..last;address;again;again $;again..$;ago;all a;all..monde;allemaal;am..$;am..a;am..to;and..$;and..,
-2 are..?;as..,;at @;at..,;at..in;au..,;avec;be..before;been to;been..@;been..at;being;better ,;bien $;bonus $;but the
-2 but you;but..a;cant;card;cards are;cards..&;coming ,;contre;could be;country $;daar;de mi;de..is;decent;dell;desole
-2 dice..$;died $;dinner $;dobbelstenen;does;dont trust;down;du..,;dus;e;e..,;echt;een;eens;ein;el viernes;envoye;ero
-2 every..$;fait;far;feel a;feel..$;fine;finished;fino;first round;first..i;for that;for the;for..#;for..one;friday
-2 fur die;game..is;garrison;gente;get..card;gisteren;goed;good $;good..at;got;grazie;guys;had my;happen;has;has gone
-2 has..#;have a;have..far;have..in;have..the;having;here..$;hier;hier soir;his;ho ancora;hold..,;hour;how..&
-2 how..armies;how..do;hurt;i roll;i shall;i wonder;i..away;i..from;i..hear;i..him;i..really;i..see;i..wait;if this
-2 ik heb;ik nog;ik..,;il..$;ill have;ill..back;ill..my;im;im afraid;in bed;in de;in..south;in..with;is one;is..better
-2 it now;it since;it..that;its;its not;its the;its..to;ive..a;ive..the;je..a;keeps;keer;keyboard $;know;la..e;lads
-2 last ,;last..,;late..$;le monde;les des;lights;like the;like this;little one;long;looks;los;los dados;lost #;ma..$
-2 mais;mal;mal..$;man..@;many..$;map $;march;mate;may be;me..$;me..a;me..el;me..to;mere;mi ha;midnight $;mine $
-2 minute;moment $;must;my;my first;my head;my mails;my phone;my..at;my..now;my..thinks;my..was;never..$;next $
-2 next week;next..?;nice $;noon;not a;not..of;now;of me;of..$;old..,;on the;one..@;ora;out..$;over my;over the;pete $
-2 pile;play..the;pour;probably;ps;quickly;read this;really..$;rien $;right $;running..so;said the;say the;says
-2 says its;says this;says..,;see my;see that;see the;seen;send..the;sent ,;shell;shift;should really;should..more
-2 should..this;shoulder;sich;sind;single army;small..,;so;so..,;so..and;sola;somebody;sont;sorry to;sorry..,;stand
-2 steht;survive;takes;tea $;tegen;tell..$;temps;tengo;than &;than this;thats..for;the club;the letter;the map
-2 the next;the spelling;the start;the..and;the..are;the..by;the..card;the..game;the..man;the..still;the..you
-2 they were;think this;thinks..is;this at;this from;this goes;this morning;this..#;this..has;this..in;thursday
-2 thursday ?;time ?;to a;to be;to get;to my;to read;to see;to..now;to..you;told me;true;true that;turn to;turn..$
-2 turn..and;uit..$;una..$;une;up in;up..$;verloren;viernes;vom;voor;voor het;wales;walk;wanted..see;was;wat;way ,
-2 we..do;we..on;well;what they;when &;where the;which;while it;whoever..@;whole..$;win;wonder;would..like;yo;you ask
-2 you cant;you ever;you see;you..,;you..at;you..my;your..on;youve;ze
2 #;# across;# armees;# cards;# ejercitos;# et;# extra;# have;# ill;# in;# off;# on;# places;# po;# poco;# seul;# up
2 # was;# would;#..,;#..non;& a;& asked;& avant;& did;& est;& hat;& het;& move;& ne;& really;& side;& stack;&..:
2 &..already;&..me;, after;, alors;, am;, asi;, because;, bin;, can;, cant;, con;, de;, deja;, een;, eh;, enough
2 , first;, from;, grazie;, haha;, hatte;, help;, hit;, isnt;, just;, las;, lass;, last;, los;, more;, naturally;, new
2 , nur;, one;, or;, phone;, pour;, she;, small;, soldier;, surtout;, that;, tu;, venerdi;, was;, youll;,..an;,..come
2 ,..da;,..dit;,..el;,..going;,..has;,..het;,..id;,..ist;,..just;,..let;,..nicht;,..now;,..only;,..que;,..se;,..si
2 ,..there;,..too;,..turn;. ,;. hes;:;: het;: how;: je;: those;:..$;:..,;? ill;@;@ a;@ ben;@ better;@ does;@ durch
2 @ except;@ fue;@ ho;@ in;@ it;@ ma;@ mi;@ se;@ when;@..and;@..i;@..ich;@..le;@..so;^ #;^ ahora;^ although;^ before
2 ^ better;^ bueno;^ by;^ come;^ confirm;^ da;^ deine;^ die;^ een;^ eigenlijk;^ en;^ ese;^ eso;^ forse;^ get;^ god
2 ^ granny;^ heb;^ heeft;^ hiya;^ ho;^ ill;^ instead;^ looking;^ lukt;^ man;^ manana;^ maybe;^ meglio;^ menos;^ met
2 ^ mind;^ misschien;^ mit;^ most;^ none;^ orders;^ out;^ para;^ perdon;^ peut;^ pour;^ quiza;^ quizas;^ rest;^ roll
2 ^ sister;^ solo;^ te;^ ti;^ todavia;^ tom;^ tu;^ until;^ va;^ volgens;^ whoevers;^ with;^ yesterday;^..at;^..bring
2 ^..cartes;^..dat;^..dem;^..die;^..dont;^..else;^..esto;^..gave;^..havent;^..he;^..hier;^..id;^..ik;^..il;^..isnt
2 ^..je;^..le;^..like;^..make;^..moitie;^..more;^..nicht;^..nothing;^..ones;^..op;^..place;^..que;^..runde;^..say
2 ^..son;^..sorry;^..suppose;^..thats;^..they;^..toi;^..wants;^..wife;^..wouldnt;^..wrote;^..ze;a bonus;a catastrophe
2 a coin;a computer;a domani;a fight;a garrison;a half;a neighbour;a rotten;a rule;a ta;a think;a threat;a warning
2 a word;a..army;a..mail;a..or;ab;able;able to;about a;about my;about to;account;act;after a;against it;ago ,;ago and
2 agreed to;ahead ,;ahora o;aire;al..$;algo;all :;all until;all..in;alli;along the;alors;already gone;als..,;alter
2 although;altro;alvast;am not;am still;am very;america $;an..,;an..ago;anche il;ancora ,;ancora la;and can;and come
2 and go;and no;and nothing;and see;and shes;and this;and yes;and yet;and..back;and..should;and..usually;anders $
2 annoy;annoy her;annule ,;another $;another one;answer my;answers my;any way;anymore;anymore $;anything else
2 anything in;apart $;apply;are at;are for;are..me;arent;armate..@;armies is;armies to;army $;arrived ,;arrivo;as
2 as discussed;as for;as i;asi;asking whether;assez;at..again;at..and;atrasado;atrasado ,;attack me;attack on
2 attack when;attacks on;attente;aus..$;aussi $;autre;avance;away ,;ayer;back #;back ,;back when;back..,;back..i
2 bad idea;bad..,;badly $;bang $;bar;bas;bath;battles;be done;be happier;be less;be on;be up;be wrong;because thats
2 been the;beetje;before the;before then;before..$;behalve;ben a;ben klaar;bene;bene ,;best $;best thing;bete;betise
2 betise ,;better;better with;between..and;bien ,;bigger;bij de;bin ich;binnen;bis dahin;bit ,;bit with;blijven;blood
2 bloody;bloss;border until;borders ?;both ,;brave $;break at;bring some;broer;brother;brother wants;bug;business
2 but &;but here;but hes;but no;but that;by a;ca $;ca ?;ca passe;ca..$;call my;called ,;cambie;cambie de;came out;can
2 can afford;can get;can read;can..@;cannon $;cant decide;capital;capito;card i;card is;cards if;cards in;cards is
2 cards till;cards to;cards..me;careful ,;casa;catastrophe;cest;change $;changed;changing;changing my;che ci;cheaper
2 chi ha;ci..$;clean;clean up;coach;coin;coin $;coin for;come back;come home;come..$;con la;con meno;confused;conquers
2 contare;corrige;cosi $;could;could go;could tell;could use;council;count on;counted;counted #;counted my;crazy ,
2 crazy in;crossing;cuanto;da unten;daar #;dadi ,;dados ,;daheim;dahin;dalla;dan..$;darsi;das ?;das wars;das..ist
2 dat van;dat was;daughter ,;davon ,;de @;de armees;de guardia;de helft;de hier;de kaart;de last;de los;de my
2 de troops;de..@;death;decide $;decir;decirlo;decirlo $;defeat;deine #;dem tausch;demande;denk ik;des ,;deze keer
2 dezelfde;di me;di mia;dice and;dice..#;die ene;die neue;die..$;dies;dies $;different $;different turn;dimanche ,
2 dinsdag;dire;director;discussed;dit que;do this;do..to;doch erst;does the;doesnt get;doesnt mind;donc;dont get
2 dont have;dont..me;dont..which;door;door is;dove;down again;dran;dran $;draw;dreimal;druber;dry $;du all;du monde
2 du..$;durch;e mi;each;early ,;early if;easier;easy $;een andere;een beetje;eh ?;eher;ehrlich;either way;ejercito
2 ejercitos en;el @;el aire;el numero;el otro;el que;el..del;eliminato;eliminato ,;else is;en los;en..niet;encore pour
2 end is;end up;ene;enough ,;enough of;enter;er ,;es #;es ist;es nicht;es..$;es..,;esce;esce #;escribo;esta vez
2 esta..no;esto $;et #;et non;etre que;even $;even a;even in;even possible;even..$;everyone stays;fai;fai..$;fall
2 falls $;falta $;fanno;fanno paura;fare;fatti;faut;fear that;feel sorry;ferma;fewer men;fight on;fin;fin $;find it
2 fine ,;finished $;fire;first che;first go;first place;first thing;first win;fit;fix;font;fool;fool $;foot;footnote
2 for another;for..moment;for..turn;forecast;fought;found my;free $;frieden;from that;front $;front ,;full ,;gaan;gaat
2 gaat het;game with;garrison of;gedaan;gente ,;gesagt;get more;get..$;getippt $;gets;getting a;gia;giorno;giro;given
2 given me;go ?;go crazy;go..to;goed ,;goes into;goes south;going ,;good in;got this;got..the;grande $;grandmas
2 grandpa says;group;grown;guard;guarded;ha piu;haar;hab;hace falta;hacia;hacia @;hadnt;half asleep;hand ,;handy $
2 happens;happier;harbour;has just;has more;has told;has touched;has..@;hasnt written;hasta manana;hat mir;have ?
2 have @;have gone;have lost;have the;have..it;havent;he does;he plays;heb #;heeft de;helft;help $;hermano $;herself
2 het zuiden;het..niet;heute;hier en;hier ist;him;him $;himself;his $;his cards;his last;hiya;hiya ,;ho;ho ,;ho letto
2 ho mai;ho messo;ho preso;hoe;hoi ,;hold ,;hold your;home;hoofd;hoop;hope i;hope to;horse ,;horse cards;hospital ,
2 houdt ,;hour ago;how it;how this;hoy $;hurt $;husband says;husband thinks;i counted;i did;i heard;i look;i place
2 i really;i see;i the;i to;i used;i wish;i..at;i..decide;i..hold;i..id;i..need;i..not;i..on;i..that;i..those;i..too
2 i..with;ich;ich $;ich es;ich hab;ich schlafe;ich wollte;ich..,;id had;id keep;idea;idea if;ideas $;idee;idee $
2 if hes;if my;if no;if youve;if..goes;if..take;ik #;ik dit;ik je;ik jou;ik me;ik place;ik stuur;ik was;ik win;ik..het
2 ik..niet;il ne;il tuo;il turno;ill stop;ill tell;ill..a;im @;im feeling;im in;im keeping;im no;im only;im sure;in ,
2 in ?;in den;in line;in mano;in ruhe;in time;in..i;in..in;into;invece;is $;is ,;is about;is already;is better
2 is empty;is er;is from;is missing;is off;is op;is right;is that;is to;is tomorrow;is..allowed;is..for;is..good
2 is..it;is..next;is..one;is..over;is..that;it;it .;it and;it becomes;it by;it could;it might;it otherwise;it stays
2 it stops;it this;it tomorrow;it wasnt;it works;it yourself;it..so;it..the;it..this;it..wrong;its enough;its written
2 its..,;its..last;itself $;ive changed;ive got;ive heard;ive put;ive seen;ive..#;japans;jarrete;jaurais;je het
2 je perds;joe;joke;jouer;jouw;jugada;jusqua;just a;just as;kaarten $;kam;keep..at;keep..of;keeping #;kidding $;kies
2 kind ,;klaar;klaar met;knock;know what;know..you;krijg ik;kurz;kurz ,;la ,;la bas;la moitie;la proxima;la tropa
2 la vraie;land;langer;laptop ,;las mias;lasciare;lasst;last #;last ones;last tour;last woche;last..after;later today
2 le last;le tue;le..?;leave some;leaves @;lees;left in;leftovers;legal $;legers ,;lei;less than;lets go;lets..$;level
2 light;limit;lines;lines $;list for;little $;little brother;lo first;lo tengo;los #;los de;losing a;loss;lost it
2 lost..$;lunedi;lunes $;ma ne;ma non;maandag;maar het;maar niet;made it;magari;mail $;mail ?;mail has;mail on
2 mail..the;make me;maken;maken me;making;mal ,;male $;manana;manca;mano;manque;many..&;map without;marche;marches
2 mas que;match $;maths $;may;may..the;maybe next;me :;me font;me not;me out;me quedan;me see;me shed;me some;me there
2 me to;me..,;me..at;me..hour;mean &;mee $;mehr $;meilleur;meiner;meint;mejor $;mejor ,;menu $;merely;message;meteen
2 mi fanno;mi nieta;mi sono;mi..,;mia ,;miedo;miedo $;mieux;mieux ,;mind sending;mind yesterday;minder $;mine ?;minus
2 mio ,;mir beim;mir ehrlich;mir..$;misschien;missing $;mistaken;mit den;mitad de;moeten;moitie;more armies;more next
2 morgen $;mornings;move #;move a;move in;move..the;moved into;muy;my a;my big;my break;my broer;my brother
2 my computer;my glasses;my karten;my keyboard;my losses;my offer;my turn;my zus;my..brother;my..had;my..up;na de
2 naar de;name;natuurlijk;natuurlijk $;ne ho;ne veux;near;needs;neighbour $;neighbours $;nephews;nessuna;nest pas;net
2 neue;new one;next round;nicht besser;nicht nur;nichts $;nieta;night i;no digo;no estoy;no place;no se;no..$
2 no..today;noch jemand;noch mal;nodig;nog $;nog ,;nog een;nog wel;nog..$;nomas;non ho;non lo;none;nord;not..@;notes $
2 nothing at;nothing..this;now or;nummer;nur aus;nur..$;ob ich;oder ?;of $;of another;of dice;of ik;of something
2 of these;of what;of..@;of..can;of..for;of..in;of..is;off @;off..,;often;ok;ok ?;omen;on &;on @;on after;on his;on it
2 on our;on this;on until;on..#;on..first;on..last;once;once and;once i;onder;one #;one and;one for;one here;one of
2 one out;one stops;one territory;one..$;one..?;one..for;ones;ones i;ones left;ones with;ongeveer;only has;only with
2 only..$;only..army;op..$;ophouden;ophouden $;opinions;or did;or so;or the;or was;orders $;ospedale;other and
2 otherwise $;ou tu;oublie ce;oui;oui ,;out of;out there;over in;over it;over to;over..?;owe &;owed;para..$;parece
2 park;parle;part in;part of;partie $;partita ,;pas de;passe $;passo;past the;path;paura;paura $;pause;peace;penso
2 penso $;per il;percent $;perdon;personne $;peur $;phone $;pile $;pills;piu;place for;po;poco $;portate;porto
2 possibile;possible ?;posto;preso @;press;probably right;properly;proxima;puesto;punto;put @;put into;put..on;quand
2 quando;que;que #;que @;que ca;que es;que je;que jen;que..$;que..con;que..de;questo;quita;quita el;quiza;quizas
2 read ,;read the;real one;real ones;really got;reckon;recu;reflechir;return;right;right now;right to;right..$;risky $
2 road is;roll;roll $;ronde #;ronde ,;rotten;round and;round..$;round..the;route;ruhe;run ,;sa;safe;safe..$;sag;said $
2 said in;sailing;sake;sake $;salio de;salt ,;same to;sanity;saw what;say :;say about;says #;says $;says @;says never
2 schau;schreiben;se il;second place;see $;see how;seen &;seen how;segunda;semaine last;sense to;sent you;seriously ,
2 serve;serve #;settle;seulement de;seven;she may;she..me;should;should come;should get;should leave;should you
2 should..up;shoulder and;shouldve been;si a;si el;si gano;si la;si me;si tu;si va;sia;side;side $;sigo;sigue;sin..$
2 single ,;sitio;sitzen;sixes against;sixty;size;size ?;sleep..the;so &;so do;so everything;so it;so only;soir
2 soldier $;soldier ,;soldier and;solo da;solo sitio;someone has;son wants;sono;sono #;sonst;soon;sorry sorry;sorry..i
2 sort of;sous le;south $;south ,;southern;southern front;speel;speel dit;spelen;spielen $;spijt;spread;staan;stack
2 stack ,;stamattina;stands;stavo;stayed;stehen;stehen $;still got;still has;still not;still..the;stop me;stop..if
2 strike;strongest;subito;sugar;sulla;sunday ?;supper;suppose;supposed;supposed to;sure &;surtout;survives;swapped
2 taken;talk to;talking about;tarde $;tastes;te mando;telefono;telephone;tell..if;temps $;territory;terug $;tes #
2 testa;than one;than she;than..$;that;that cant;that doesnt;that enough;that in;that out;that right;that..$;that..be
2 that..keep;thats;thats a;thats for;thats where;thats..$;the bar;the bath;the battle;the bit;the boat;the border
2 the bottle;the death;the end;the evening;the full;the home;the horse;the horses;the least;the long;the name;the road
2 the rule;the rules;the small;the soldiers;the southern;the turn;the war;the water;the weekend;the..@;the..army
2 the..as;the..just;the..out;them out;them..the;then de;then never;then..$;there i;there..a;theres more;they ?
2 they roll;they..,;think $;think ive;think thats;think the;think..is;third..$;this but;this more;this move;this over
2 this round;this turn;this way;tho;tho $;thought $;thought i;threat;through there;thumb;thursday ,;ti;tiens;time..so
2 times $;tirare;to cancel;to come;to do;to end;to give;to guard;to in;to leave;to no;to sit;to that;to whoever;to..&
2 to..?;to..@;to..at;to..last;to..the;tocar;todavia no;togli;told &;tomorrow;tomorrow ?;tonight to;too ,;too if
2 too long;too..$;tot morgen;touched;tra i;treating;treaty;treaty with;troops ,;trop;tropa;truce in;truce..@
2 trust this;try $;tu me;tue;tuo;turn at;turn comes;turn..so;tussen;twice;twice $;type;typo $;una mossa;una..,
2 unbedingt;und die;understand it;unfair;unos;unten;until christmas;until monday;until next;up..@;up..a;usually right
2 va o;van $;van @;vedere;vediamo;veel $;vergeten $;vers;very sorry;veux;vez no;victory $;vielleicht;viene ,;vindt
2 vite $;voglia;voir;volgens;volgens mij;voor @;vorige beurt;vraie;wait is;wait till;wait..the;wake;wales $;want some
2 want that;want..know;want..talk;warning;warten ,;was easy;was going;was half;was ik;was me;was too;was..@;was..for
2 was..my;wasnt;wasnt sure;way;way i;way more;we can;we do;we know;we say;weeks..$;wees;weg;wel;wel..$;wenn du
2 wenn..klappt;went ?;went off;were ,;west $;what happens;what is;what the;what..did;whatever that;whats a;when it
2 when youre;where $;where my;whether &;whether he;whether it;whether that;which one;whoevers;whose;whose turn;why my
2 wife ,;wife thinks;wilde;will #;will das;will encore;will ich;will je;will nicht;will zeggen;wiped;wiser $;with &
2 with all;with me;with..$;without @;without this;won $;wont..it;word about;work ,;works;would;would be;would like
2 would never;wrong ill;wurde von;y est;y my;y una;yesterday i;yet..$;yikes;yo no;you &;you come;you later;you on
2 you reckon;you when;you..leave;you..what;you..with;youd;youre..$;zien;ziet;zitten;zitten waar;zo ,;zu;zuiden;zur;zus
3 # men;# more;# of;# to;#..#;#..i;#..the;&..to;, je;, la;, se;, te;, will;,..ich;,..this;@ ,;@..mine;^ as;^ at
3 ^ cards;^ go;^ je;^ lets;^ one;^ thats;^ this;^ wenn;^..#;^..can;^..che;^..do;^..of;a joke;abend;aber;after #;all..@
3 also;ancora;and not;and then;answer;any..$;asi que;at a;au;auf;back to;badly;bit..$;by..,;ca;can..$;cards..the;cut
3 den;di..$;dit;do..get;doesnt;dont..$;else;en @;en..$;encore;enough;era;etre;for it;for my;for..?;for..time;from @
3 go for;goes..@;guess;halt;hasta;have #;home $;i dont;i havent;i lose;i..do;i..i;i..to;ill..you;im not;in it
3 instead of;is..too;it $;it ?;it all;it is;it would;it..$;je;just;left;let..know;lose;maar;mail;mail ,;many;mas
3 meglio;men;mich;middle;morgen;my orders;noch;of..,;om;on ,;one;ook;out..@;para;pero;phone ,;rien;round $;run;se
3 staat;than;that last;that the;the @;the middle;the..from;the..with;there;there $;these;think;this ,;this..for
3 those #;to..#;todavia;tonight;too;until;until..$;what &;where;with @;wrong $;you..?;zijn
4 # ,;# armeen;# losses;#..at;&..out;&..peace;&..still;, @;, could;, ho;, id;, maybe;, now;, say;,..#;,..:;,..hab
4 ,..ik;,..may;,..me;,..mine;,..non;,..off;,..think;: #;@ ?;@ i;@ no;@ que;@..more;@..not;@..to;@..was;^ all;^ am
4 ^ any;^ bin;^ bring;^ con;^ dat;^ from;^ halt;^ keep;^ let;^ no;^ on;^ once;^ se;^ time;^ turn;^ whatever;^..dit
4 ^..i;^..it;^..ive;^..joue;^..just;^..la;^..least;^..line;^..mean;^..ne;^..one;^..only;^..other;^..promised;^..sono
4 ^..soon;^..the;^..those;^..until;^..wollte;a la;a set;a..at;about @;about the;about..,;after;ahora;all #;all..#
4 all..on;als..$;am i;and #;and..to;another round;answer $;antes de;anyway $;are $;armate;armeen;arrive;as a;as well
4 asked me;aspetta;at it;at..time;attack is;attack..there;aussi;away;back in;be..with;before i;better..the;beurt;bij
4 bit..the;border $;break;bueno;but..$;can $;cant remember;cards;cards ,;carte;cartes;ce..$;checked;come to;counted..$
4 coup;course $;cuando;dal;dan..het;das;das ist;das klappt;das..@;de jouer;de..?;del..,;depuis;depuis..$;desde;deze
4 did that;different;dir;do $;do i;do..$;do..have;do..think;doing this;droit;eigenlijk;en #;encore $;er;erst
4 everything;except;extra;for..next;forse;free;from &;go;go to;goes;goes well;goes..,;guardia;half of;happens if
4 has already;has..my;hat $;het niet;hit;i might;i put;i wasnt;i..?;i..last;i..still;i..there;i..through;ich..#
4 id..the;id..to;if im;if you;ik het;im back;im having;im..sure;is best;is still;is..even;it a;it as;it looks;it out
4 it..#;it..be;it..possible;it..to;its going;ive lost;kan;keep;keep it;la..que;las;las..$;lassen;left ,;lets;letzten
4 looking at;losses;lukt;makes;mal $;mando;may have;maybe;me if;me more;mee;menos;met @;meta;might;mind the;mind..$
4 mine..$;mir..,;missing;mit dem;more..$;morgen..,;most of;move..@;moved;my..after;my..from;my..turn;naar;ne;ne..rien
4 next turn;nicht..,;nichts;niet;niet $;niet..$;no;no..i;nog;non..,;north;north $;not what;number ,;nur;ob;oder..$
4 of #;of..:;of..before;off $;oh ,;okay;on hold;on..phone;once ,;one $;one place;one..#;one..on;only;opinion;or..@
4 or..it;or..that;orders ,;ought;ought to;out $;over $;pardon;passe;peace $;peace in;perds;place;place ?;plenty;plus
4 plus de;pour la;pour..@;promised;que..,;rest in;right ?;risky;roll..$;rolls;rolls $;round..i;sale;schlecht;se..$
4 second $;set ,;she has;should be;should..a;should..be;should..been;slept..it;so..me;so..that;soir $;solo;sono..,
4 sorry ,;sous;stack is;take;take..,;te veel;terug;than @;that..the;the cannon;the last;the odds;the ones;the phone
4 the same;the..about;the..for;the..goes;the..i;the..stop;the..until;the..where;them $;then the;there..$;theres
4 think its;thinking;thinking about;third;this for;this was;this..not;this..to;this..you;to stop;to wait;to write
4 to..before;to..is;to..of;to..on;top;tour;tu;turn is;under..$;until..week;van my;vanavond;veo;want;want..see;week..so
4 what do;what..if;whats;when..gets;whether;while;wife..i;will do;win..$;with..in;without;wollte;word;wordt;worth
4 write;y..$;you can;you hear;you like;you..it;you..its;zuruck
5 # $;# ?;# armate;# at;# but;# di;# legers;# man;#..as;#..before;#..it;#..that;& about;& e;& just;& my;& na;& too
5 & up;&..attack;&..got;&..ist;&..nicht;, always;, ci;, das;, denk;, donc;, dont;, nada;, no;, obviously;, para;, si
5 , sorry;, stop;, theres;, though;,..ben;,..better;,..brother;,..counted;,..dan;,..das;,..enough;,..everything
5 ,..first;,..go;,..hes;,..je;,..laisse;,..many;,..maybe;,..mich;,..muss;,..next;,..one;,..orders;,..pas;,..risky
5 ,..shes;,..son;,..te;,..that;,..ti;,..way;,..which;,..will;,..wont;,..wordt;. @;: first;: no;:..#;:..@;:..to;@ $
5 @ as;@ needs;@ niet;@ si;@..$;@..con;@..do;@..en;@..fall;@..help;@..off;@..than;@..though;@..whatever;@..whichever
5 ^ (;^ after;^ als;^ antes;^ ben;^ change;^ could;^ das;^ do;^ e;^ eigentlich;^ erst;^ give;^ id;^ if;^ just;^ lieber
5 ^ lo;^ more;^ nach;^ perhaps;^ pick;^ play;^ should;^ si;^ statt;^ take;^ these;^ was;^ where;^..@;^..anything
5 ^..auch;^..by;^..ca;^..depuis;^..great;^..instead;^..joking;^..kaarten;^..kan;^..may;^..mind;^..mit;^..mon;^..once
5 ^..or;^..out;^..para;^..rest;^..se;^..youve;a minute;a typo;a..back;a..more;aan..$;abajo;abend ,;about $;about...
5 about..if;achter;afford;after the;again after;again at;against a;against..,;ah ,;all ?;all ca;all this;all..it
5 all..la;all..what;allora;almeno #;alone;als;als &;als er;als..het;an..place;ancora #;and..as;and..cards;and..in
5 and..it;and..other;and..that;and..think;and..this;another game;answer ,;any more;anything;anything $;apart;are ,
5 are just;are kind;are..my;armees ,;armies at;army there;army..$;arrete;arrive $;as @;as..stays;asked..to;at least
5 attack there;attacked me;au..$;auch..$;aufhoren;avant..,;avanzano;avec le;be left;be legal;becomes;becomes..$;before
5 before..run;belongs to;better the;better..$;bigger..$;bis morgen;bis zur;bit..@;borders..$;bottom;brother..this
5 but id;but it;but..@;but..go;by one;ca ,;call it;cambia;cambiar;cambiato;can one;can..do;can..to;cancel my
5 cant..that;cards $;cards next;cards..$;cards..of;cards..you;carry;carte..$;cartes en;ce;cest trop;cette fois;change
5 changes;che ho;che..si;ci penso;coast;come..the;comes in;comes..$;con..$;contrario;could..#;coup de;creo;dad says
5 dan;danno;das hier;das noch;das..,;dat dan;dat..$;de #;de que;de..nada;decide whether;den @;derriere;di #;did..say
5 die #;die halfte;do;do ?;do these;do what;do..still;donde..@;dont..him;dont..my;dont..that;dont..to;dont..too;door $
5 door..@;down to;drawer;du @;earlier $;eben;echte;eentje;either;either this;el..?;el..turno;elkaar;else..$;empty..$
5 en..me;encore..le;end..with;erst mal;eruit;est de;everything in;except..@;few $;first;first ?;fois $;for..day
5 for..if;forget..,;from last;from..other;from..tonight;getippt;gets me;gewinne;give;give me;gli;go at;go badly
5 go easy;go..@;goes..the;going..,;gooien;got one;got..left;group $;hablar;hacer;had ,;hago;halfte;halt ,;has moved
5 has..out;have $;have ,;have it;have to;have..say;he has;hear..&;here goes;hermano;herum;hes probably;het $;het aan
5 het..?;heute..,;hit @;ho cambiato;ho..,;ho..@;hold;hold @;hold..horses;hope im;hopeless;horses ,;hou;husband..i;i #
5 i attack;i changed;i get;i just;i own;i said;i want;i wont;i..@;i..afford;i..more;i..out;i..want;ich attack;ich dir
5 ich..als;ich..die;id;id say;id..for;ideas;if #;if..attack;if..dice;if..fails;if..lose;if..one;if..see;ik..$
5 ik..first;il @;il contrario;il..#;ill keep;ill..this;im ahead;im home;in mind;in..if;in..other;in..the;into @
5 into..$;is for;is niet;is not;is..&;is..be;is..by;is..enough;is..last;is..really;is..right;isnt;isnt..$;isnt..?
5 it again;it from;it once;it..?;it..or;it..really;it..well;its @;its..#;itself;jai my;je me;je..my;je..pas;jij
5 jij het;joke $;joking;just in;just..case;kaarten;karten;krijg;la last;la segunda;last weeks;later ,;least;left $
5 left @;left..then;les cartes;let;let them;let..be;like $;like its;like to;lo;lo estoy;lo..$;lo..,;lo..con;load
5 long way;longer $;looks..its;los..,;lose..,;losses $;losses..#;ma..#;maar..,;mail..in;make..a;male;many in;mas $
5 maybe i;me ne;me tonight;me what;me..armies;me..de;me..do;me..what;meant to;mee ,;meer..dan;men $;met #;met..,;mette
5 mi..ancora;mia sorella;mia..,;mias;mine ,;mine..,;minus..last;misread;misread the;mistake in;mit @;moins;monde $
5 more;more $;more..in;more..you;most;moves $;my answer;my kaarten;my..cards;my..first;nach..und;nada;nadie;naturlich
5 ne..rest;need the;need..one;nel;never mind;next to;nicht mehr;niet te;niet..,;niet..ik;no need;no para;no sense
5 no..de;no..en;no..in;no..nada;noch..?;non;non si;non..piu;nonsense $;north..$;not just;not..it;nothing this;nulla
5 nulla $;nur..&;ob @;of..would;okay..$;om ,;on that;on top;on..truce;one ?;one left;one to;one was;one..from;one..the
5 one..those;ones ,;only the;only wanted;only..a;only..of;only..one;ook..$;op ,;or;orders;other $;ours;out with;out..i
5 papa;para que;pardon..je;pas;pas $;pas le;pasado;pass;pays;perhaps;piu di;play..?;plus $;plus..#;program
5 promised..peace;puedo;put my;que &;que jai;que no;que viene;que..a;questi;question;qui a;quon;read @;read..map
5 really..of;rest ,;rest..#;retire;round ,;round with;rubbish;said on;said..,;said..the;same;say no;says..the;scorso
5 se a;se me;se queda;se..e;se..sono;see if;see..it;seen it;send;sensible;sent it;sentence;senza;she..the;shed;shes..,
5 should keep;si hay;si..il;si..passe;sin;skipped;slecht;so if;so..@;so..not;so..them;so..there;solo ,;son says
5 sono..a;soon..&;sorella;staan $;stasera;stays;stays..$;still..after;stop;stop ,;stuur;suis;suis..de;suppose $
5 supposed..be;take my;take the;tausch;te;te..$;tegen..,;tell me;test ,;than..armies;than..in;that $;that even
5 that from;that one;that..last;that..possible;that..was;thats enough;thats the;thats what;thats..my;the card
5 the feeling;the right;the soldier;the..#;the..gives;the..go;the..group;the..half;the..instead;the..later;the..may
5 the..must;the..orders;the..part;the..stays;the..thing;the..up;the..without;them can;them for;them..$;then;then $
5 then ,;then @;then keep;then..,;there are;there..from;theres an;they are;thing;think i;think of;think..got
5 think..something;thinks the;this ?;this and;this or;though $;throw..$;thursday..i;till &;till you;to #;to @;to show
5 to sleep;to take;to..everything;to..half;to..it;to..others;to..some;to..what;toch niet;tomorrow $;too $;too early
5 too..in;touche;tour..$;tra;trade..my;traded;tranne;troops $;try it;try..once;tu..@;turno que;typing ,;uberall;ultima
5 una vez;unless the;until..,;up @;up my;upon;using;van..is;van..week;viene;vivo;von;von mir;vorher;vorige week
5 waar ik;wait $;wait until;wait..&;want all;want is;want the;want to;warte..,;was it;was my;was only;was..mistake
5 was..niet;was..thinking;we leave;weeks..,;well see;wenn das;wenn ich;what my;what..you;when there;which of;while im
5 while typing;whole thing;whole..,;will het;will..#;will..$;will..?;will..the;with nothing;with the;with these
5 with this;with..cards;without..@;would..?;would..mind;wouldnt;wrong..$;you about;you mind;you put;you wait;you..any
5 you..i;you..so;you..them;you..this;your horses;zeg;zitten $;zonder..$;zur halfte
6 # for;#..@;#..home;#..me;& i;& id;& me;& non;& si;& wants;&..first;&..moved;, als;, ask;, dann;, el;, ill;, let
6 , oder;, over;, please;, right;, tell;, then;, this;, too;, vielleicht;, wenn;, whatever;,..@;,..attack;,..comes
6 ,..forget;,..goes;,..move;,..no;,..send;,..take;,..times;,..would;@ :;@ aus;@ card;@ or;@ y;@..,;@..better;@..is
6 @..it;@..no;@..non;@..then;@..too;^ and;^ attack;^ but;^ can;^ cest;^ es;^ everything;^ hold;^ laat;^ mejor;^ non
6 ^ not;^ nur;^ only;^ pardon;^ place;^ plus;^ second;^ then;^ una;^ would;^..agreed;^..case;^..caso;^..en;^..forget
6 ^..half;^..hay;^..hold;^..its;^..maar;^..mail;^..moi;^..non;^..not;^..nur;^..solo;^..too;^..trade;^..una;^..use
6 ^..wasnt;^..when;^..yes;a @;a time;a..idea;aan;about..one;ach nein;actually ,;af $;after all;after that;against me
6 against the;ahi;al @;all en;alleen;alone ,;along;an order;ancora..$;and @;and only;and..me;annule;ask;ask &;ask..$
6 at home;at..end;au..#;au..tour;aun;away $;away from;back ?;bad ,;be #;be more;behind;belongs;beter;better..me;bis
6 bleibt;blijf;bueno ,;but #;but dont;but not;by #;can we;can..the;cards for;cartas;carte $;case $;ce soir;ce..pas
6 change the;changed my;con &;cosa;could you;course;dann;de ici;de lo;de..la;deal;decide;denk;depuis la;desde..$;digo
6 dis;do anything;do..same;does $;doesnt..$;dont;dont..the;down..#;e non;e..una;en..#;en..de;enough $;entonces;entre
6 eso;este;esto;fails;fails ,;figure;fils;finale;first attack;first..$;first..@;first..and;follows;for..mail;from..?
6 fuori;gar;gar nicht;geht;get @;get..,;give..an;go ,;go..the;have one;havent..the;hes..right;het..,;hold it;how..goes
6 i believe;i forgot;i may;i take;i will;i would;i wouldnt;i..attack;i..them;ich nicht;ich..nicht;id like;id..a;if i
6 if she;if they;if we;in case;in there;in..first;is fine;is het;is just;is nog;is only;is what;isnt..,;its still
6 ive thought;ive..$;ive..better;je ne;je..$;joke ,;just kidding;just the;just..,;just..of;just..the;just..to;kannst
6 keep..#;keep..$;kidding ,;klappt;know how;la mitad;lass;later;le..depuis;leave @;left..$;left..@;legal;let it;let me
6 lets not;lets..it;lets..that;lo que;long..i;looks..$;lose #;lot ,;maar #;maar een;made up;made..my;mail from;make
6 mas ,;may i;me peace;me..in;me..sin;me..than;me..tonight;mean;mean ,;mehr;mejor;met &;mind..,;mind..the;minder;mitad
6 moins #;moins..$;moment ,;mon fils;mon..de;more..,;more..that;mossa;move ?;my mail;naar..$;nach dem;nada ,;needed
6 nest;no..@;nog niet;nog..,;non ,;non sono;non..$;not;not all;not so;not sure;not..i;not..if;not..this;nothing..@
6 number #;numero;o;o..,;obviously $;odds;of it;of those;off..&;oh;oh..,;oh..and;on..i;on..safe;on..until;one after
6 one at;one is;one yet;one..a;one..it;one..only;one..round;one..to;ones..$;ones..the;only $;only..to;or..$;other..,
6 others are;ou;over there;par;pardon ,;part;part $;part..the;peut;peut etre;pick;plus..$;put a;put this;que lo;queria
6 quiero;runde $;safe side;sarebbe;sauf;se si;second..is;sense $;seulement;should i;should..@;should..the;si;si ca
6 si je;si..perds;side ,;sit;slept on;so no;so..do;sobra;soir ,;solo..,;stack $;still..#;still..,;stop..the;suicide
6 sure if;take @;take it;take..off;tauschen;than that;than..of;that attack;that is;that..for;thats..,;thats..the
6 the extra;the line;the safe;the stack;the third;the wrong;the..before;the..next;the..roll;the..set;the..side
6 the..till;them all;them there;then nothing;then on;there ,;there is;think ,;think ?;think..$;this mail;this..dont
6 till;to change;to decide;to have;to hit;to keep;to lose;to send;to think;to..cards;tom..#;tonight $;too many;too..to
6 touch..$;tour $;truce;trying;turn ?;turn yet;turn..,;turno $;twice ,;until #;until you;up north;up..mind;use it
6 va bene;va..$;van die;vaut;von..aus;wacht;wait;wait a;warte;waste;way..$;weet;weniger;wenn;western;what..would
6 where i;where..is;whether the;wise;wiser;with fewer;with that;with..#;with..dice;with..one;worp;would it;would..to
6 write..$;wrong;wrong ,;yes ,;you think
7 # a;# de;# is;#..mas;#..then;& hasnt;, dan;, if;, of;, take;, whichever;,..ask;,..if;,..isnt;,..it;,..write;: the
7 :..the;@ alone;@ if;@ thing;@..all;@..there;^ ah;^ al;^ ce;^ dont;^ er;^ era;^ falls;^ oh;^ scusa;^ und;^ while
7 ^ without;^ yes;^..das;^..der;^..encore;^..het;^..ich;^..let;^..nest;^..rather;^..set;^..that;^..wait;^..what
7 ^..with;a mistake;a truce;aan ,;about..cards;after..$;agree;ah;ahead;andere;anders;antes;at all;au moins;avant;bad $
7 badly ,;be..#;behind $;ben $;bit about;bleiben $;but one;carry on;casa $;ce que;change my;could we;count;dann @
7 das mit;davon;demain $;do..?;doen;dont want;earlier;er..#;est..que;far..it;few;first ,;follow $;forget;from this
7 garde;goes..$;have..left;hold..$;i even;i..mind;id leave;id..it;idea ,;if;if nobody;if..$;if..is;is worth;it be
7 it goes;it isnt;it one;it until;it..badly;it..you;ive..to;kann;keep #;kijk;laten;later $;le @;least..$;leave the
7 list;mail before;me again;me suis;me think;mind;mistake;move ,;my..while;ne..plus;need to;nicht;niet ,;no trade
7 no..,;noch ,;none of;nonsense;not $;not..,;nothing $;now that;number;nur ein;odd;of course;of this;on..&;one more
7 one..there;only want;only..@;other;other one;parte;place..$;place..,;put..there;queda;remain;rest;run..$;save;scusa
7 se puede;second half;second..$;set;si..,;silly;son..,;sorry $;sorry..that;statt;stay;stay..$;still..my;stop..$;sure
7 tambien;te lo;than..,;that..one;that..still;the better;the bigger;the bonus;the bottom;the cards;the first;the place
7 the..first;the..one;the..ones;them;them ,;think is;though;till the;to attack;to place;to..her;to..instead;to..them
7 tu..$;typo;ultimo;weakest;weten;what..have;what..want;whatever..$;when @;when its;where it;with only;works $
7 worth..$;would..be;wrote;yet..i
8 #..there;, bis;, call;, mine;, non;, ob;, would;,..dont;,..keep;,..lo;,..mean;,..need;,..not;,..or;,..place
8 ,..promised;,..tell;,..tu;@ doesnt;@ en;@ first;@..la;^ ask;^ attends;^ est;^ max;^ minus;^ stop;^ warte;^..auf
8 ^..go;^..kidding;^..las;^..move;^..play;^..take;a few;aan $;aantal;aanvalt;abbess;abbia;abort;about..attack;accept
8 acceptance;accepts;accetta;accident;accordo;accumuler;ach;ach..,;acordado;acuerdo;adapt;added;addition;adegua
8 adjacent;af;afloopt;after..,;aggiungine;agnes;agreed;ahorro;aie;ailleurs;ajusta;ajustalo;all in;allem;aller;allow
8 almohada;als het;als ik;alte;alternatives;alto;altra;altre;altri;altrimenti;altrove;amend;american;amounts;an $
8 anade;andare;anderen;andern;aneinander;anfangen;angebot;angeboten;annoyingly;annuler;anpassen;anywhere;aparte;appen
8 appena;approvazione;appuye;april;arriba;arriesgado;arrivano;as long;as..as;ask me;assumption;atacado;atacaria
8 atacarla;atatck;atencion;attaccato;attaccherei;attacchi;attachment;attacks..@;attcks;attimo;au @;aufgerustet;auquel
8 autrement;avanza;avast;aver;aviso;avoir;avvocato;await;ay;back the;balanced;bandeja;bare;basso;bastan;batterij
8 be better;beachten;bedacht;bedoeling;befehl;befehle;behalte;bekomme;bel;belay;bellen;bench;bens;bescheid;besloten
8 besoin;besten;betere;better not;better to;between @;bevestigen;bevor;bientot;binding;bitter;blank;bleiben;blessing
8 bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;brakes;bram;breek;brich;britian;brittain;brothers;burma
8 burn;busca;butta;buttala;button;caiga;calcolatrice;cambi;cambiado;cambiale;cambiame;cambies;camino;can i;cancella
8 canje;canjear;canon;careless;cas;case;casualties;casualty;cavalier;ce nest;cease;ceasefire;ceci;celular;cero;chain
8 changer;chaud;checking;chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle;claro;clause;cleverer
8 cliccato;clock;closing;colleghi;coller;coloca;column;combinacion;combinato;comincia;committee;compulsory;concept
8 condicionado;confinano;confinino;confirmed;confirmo;confirms;conformo;confundi;confusion;confusione;congela
8 conquistato;conquiste;conseilles;consultalo;consultar;contato;conte;content;continued;contrariamente;controlla
8 conviene;copier;corrected;correctie;correctly;correggi;correttore;corrijo;corta;costo;coude;countermand;crack
8 crecido;crept;croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$;dame;damit;darf;date;decade
8 decidee;deciderai;decidido;decision;deciso;dedo;defendiendo;defending;defends;definite;degli;dejamos;dejaria;dejas
8 demain;demas;demasiados;demi;dentro;deplace;deroga;desdecirme;desdigo;deux;dial;dices;dico;diego;difendere;differ
8 differently;digan;dime;dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai;directly;disastro;discard;disculpa
8 discussion;displacement;disposto;distracted;dividile;dobles;doch;doden;dont roll;doorgaat;doppio;doubled;dovevo
8 draai;draus;drivers;drops;drunk;dubbio;dumm;easiest;easts;ecrire;ecris;eerder;effe;einfach;eintragen;einverstanden
8 either..or;ejecutes;ejemplo;elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;emptying;endgultig
8 endgultiges;enfadada;enleve;enlever;enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran;erano;erase
8 erbuiten;ergens;erin;erreur;ersetz;ervoor;esagerato;escapo;escribio;esos;esperame;esperar;esperate;est ce;estaria
8 euh;except the;executing;exit;experiment;extension;faccenda;facciamolo;facoltativo;faisais;fallen;fallo;falls;falsch
8 fanne;fasse;fea;fehlt;ferais;fermati;fermiamoci;fills;finger;finirla;first $;first..,;first..is;flatmates;flip;flop
8 for..second;forbidden;foregoing;forze;foulee;frais;frase;fris;fronti;fuera;fuerzas;funktioniert;gastes;ge;gegenuber
8 gelesen;geloof;gemeint;gemeldet;genugt;geplakt;geredet;gerissen;gesetzt;getal;getallen;geteld;gevecht;geweest
8 gewohnheit;gezet;gibt;ginge;gioca;giocarle;giochi;giurerei;giusto;glaube;gleich;go on;grabbed;greenlnad;greeting
8 grenst;grenzen;guardar;guardate;guerra;habe;hablando;hable;habs;hagas;half $;halveer;handed;hang;hangs;hanna;hasnt
8 hause;haut;haz;hazlo;heads;hear from;hee;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft;hin
8 hinein;hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hop;horen;humbly;hypothetical
8 hypothetically;i mean;i promised;i say;i..about;i..trade;icland;id..@;idk;if &;if @;if it;if ive;if..doesnt;if..gets
8 ignorier;ignorieren;igual;ijskast;ik..nog;ilegal;ill send;illegal;illegale;imparando;importe;in that;in..place
8 increased;indonesias;inform;inruilen;insieme;insist;insisto;insofar;installe;instead;intelligent;intendevo;interesa
8 invia;inwisselen;is..many;it ,;it doesnt;it fails;it..,;it..i;itd;jack;jattaquerais;je prefere;jechange;jette;jeudi
8 joker;jonas;judgement;jugaba;junto;kampf;kanon;kans;keep the;kep;kid;kidding;klopt;klug;klungelen;kmachatka;koest
8 korrektur;kost;kostet;krachten;kun;kunt;laat;lado;laisse;lancio;larger;lars;lascerei;lascialo;lasciamo;lasciamola
8 lasciane;lasciarne;last attack;last one;latest;lease;leek;legality;leggi;leo;letterlijk;levert;li;lies;limits;linea
8 link;links;llame;llega;lleve;look..it;lugar;lukas;m;maar..$;machen;machst;mag;mailadresse;majority;make it
8 malheureux;manage;marcha;mattaque;matter;max;maybe..$;mazzo;me until;meantime;mejores;melde;meno;mercoledi
8 messagerie;messing;metais;meti;metterei;mettiamo;mettine;mezzogiorno;mica;miercoles;migliore;mijne;milking;minimum
8 miralo;mirando;misa;missus;mistook;mittagessen;modifier;moest;moglich;mogolia;moogt;moose;more..i;mr;muerto;mueva
8 muevas;mulling;mussen;mustnt;nachster;nadat;naked;nakijken;nalezen;namen;names;narrete;ne..pas;neanche;nearer
8 necesito;needful;neer;neerzetten;nego;nein ,;nella;nentre;nenvoie;nes;netait;neu;nexecute;nicht $;nicht..$;niets
8 nipote;no more;no..this;nombres;nora;not ,;nul;null;numeros;obbligata;oben;objection;obliga;obsolete;obviously;oder
8 oefenen;of them;offenda;official;oltre;olvidalo;omit;once..$;onderste;ongeluk;only..i;onwards;oost;opas;opcional
8 opens;oppure;ops;opschrijft;option;or..,;orale;orders..$;ordres;oriental;other game;others;oublie;oublies;outbox
8 overal;overdo;overlook;overlooked;overrules;pact;paio;parait;pare;parecido;parentesi;parentesis;parere;parezca;pari
8 partir;partisse;pasalo;pases;passer;pasticcio;pata;patto;pazzia;pedir;peine;pendiente;pending;pensa;pensaba;pensais
8 pensandolo;pensarci;penses;pentita;perform;permesso;permit;permitido;persia;pet;phrasing;piazzamento;pierda;piled
8 pinch;pivoting;plaats;placer;plaisantais;planned;plantas;platz;please;ploughing;pm;podria;poging;ponga;pongas;pongo
8 ponlas;ponle;ponlo;ponlos;porfa;porque;portion;pospongo;possible;posted;potrebbe;pourrait;practicando;prefere
8 preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend;price;probabilidades;proceed
8 production;proefdraai;prometido;propose;provare;provvisoria;prullenbak;pueda;puede;pues;pupils;qual;qualche;quale
8 quantity;quay;quegli;quello;quelques;quen;quieras;quietecita;quitale;ragionando;raid;rapporte;rate;rebaja;rechne
8 rechts;reconsider;reconsidered;recount;redo;redt;reduce;reflechis;reflexion;reforzado;refuerza;refuso;registri
8 reglamento;regolare;regret;rehacer;rehearsing;rein;reinforcement;reiter;rejoue;release;renglon;repartelas;repeat
8 repent;rephrase;replies;reponds;reponse;reprendre;request;reserva;reten;rethink;retirada;retirate;revert;revisa
8 revisalo;revise;revises;revision;revoke;rewrite;richer;richtigen;rigirali;riguardando;rimandiamo;rimanere;rimetti
8 rinunciare;ripensandoci;risentiamoci;riskant;risks;risparmiare;risposto;ritirata;ritirati;ritiro;ruber;rum
8 rumgedruckt;rung;rust;sacalo;sacan;sagen;salga;salta;saltalo;saltiamo;sapere;sarrete;satz;saying;scambiato
8 scandanavia;scene;scherzavo;scherzo;schreef;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive;scrivere
8 se &;sean;seasons;second;segna;segno;segue;seguito;segun;senal;senno;sensato;sentido;sequence;setje;setzt;sguarnito
8 shares;shook;showing;sicura;sieg;siga;sigan;sigas;sils;simmer;sino;sistemalo;sla;slaan;slimmer;slip;slowly;sobran
8 sofern;sohn;soit;solamente;soltanto;somethings;sondern;sonntag;sospendi;spaar;spass;spend;spendo;spostamenti
8 spostarle;sposterei;spotted;spreading;stapel;steer;stel;stepped;stepwise;stick;stingy;strada;streich;strength
8 strengthen;strips;student;stuk;stukje;stupid;substitute;succeed;succeeded;success;sud;suffiront;suffisent;suffit
8 suicidal;suit;suivent;suivra;sum;sums;sundays;supersedes;superstitious;supposing;supposons;survivors;suspende;suyo
8 tails;take back;take that;tant;tantito;target;tausche;tbc;tel;telefoniert;telt;template;temptation;tempted;tener
8 tenermele;tengas;tenvoie;terminar;terms;terrei;territoire;terugkom;that..@;the one;the other;the others;the truce
8 the..bit;the..can;the..place;the..version;theirs;theo;there..#;therefore;theres a;theyd;thing $;thing ,;think about
8 throughout;tieni;tienilo;tik;tira;tiralo;tocaban;toccare;toccarlo;tocchi;toch maar;toglierla;tolerance;tonta;torno
8 toss;touch;tourne;towards;tranquille;tregua;tromper;troppe;troppi;troublesome;troupes;truppen;turno;tus;uberschlafen
8 ugly;uithaalt;umgekehrt;undone;unes;unfinished;unicamente;unidea;uniquement;upset;usane;usare;useful;useless;uy
8 valida;vallen;vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verdelen;verifier
8 verkeerde;verkehrt;verlaten;verlorenen;verovering;verplaats;verplicht;verschiedene;verspreid;versterkt;vertan
8 verteidigern;verteilen;verteilst;vertrekt;vervallen;verwechselt;vespers;veterans;viejo;vinger;vloog;voel;volgorde
8 volgt;voluto;voorlopige;vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarschijnlijk;waarvandaan;waffenstillstand
8 wait..my;wegfallen;weggooien;weglaten;wegschmeissen;weinig;welke;wests;what i;what would;whatever;wilt;winners
8 wissel;with everything;with it;woanders;woensdag;worn;would do;would you;wrongly;wrote..,;yak;yeah;yet;you..from;z
8 zahl;zegt;zero;ziehen;ziekenhuis;zin;zodra;zugesagt;zweimal
9 # dice;# i;#..be;#..them;, lets;,..course;,..es;,..put;,..second;,..wait;@ falls;@..of;^ either;^ et;^ leave;^ o
9 ^ same;^ wait;^ y;^..after;^..as;^..ce;^..lo;^..si;alone $;an ,;another..$;as soon;attack from;attack..,;attends
9 auf..$;back..$;basta;be @;caso;correct;correction;decided;die karten;donde;dont mind;drop;espera;everything..$
9 first and;first..then;for now;forget the;from there;genoeg;goes badly;goes to;happens $;hold the;i wrote;ich..@
9 id rather;id..not;if the;if..dont;if..get;if..have;ignore the;ik er;in $;is too;it gets;it too;keep a;la @;leave
9 leave..alone;liever;me..you;minds;move;move..$;my next;my..mail;nach;nach..$;nein;no lo;no..than;noch..,;not..$
9 not..the;nur ,;of..#;on to;on..@;one with;perdere;play..$;put;put them;put..in;quit;rather;rest..@;se..,;sense
9 should go;si &;sleep on;so dont;so..it;soon as;still have;that ,;that..my;the rest;the..back;the..if;the..should
9 there ?;this..what;throw;to stay;to..if;too late;treat;use..$;wait ,;wait with;yes;yet $;you play;you..anything
10 # should;^..attack;^..attacks;^..meant;^..sure;actually;all..them;at..?;attack;attack..$;attack..@;attacks @
10 before..roll;counts;do it;do that;do the;fewer;first one;for next;i sent;if that;if thats;if..can;if..has;im..#
10 instead $;je te;just one;lieber;line;mind $;my..about;naar @;not..about;one ,;or @;or..i;pas..$;place ,;please $
10 put the;result;right ,;second one;second..,;send the;that..,;the #;the number;too..,;trade $;typed;version;wait for
10 you may;you roll
11 # des;# du;# en;# essai;# left;# ma;# must;# o;# oder;# over;# rather;# reichen;# seems;# somewhere;# staan;# stay
11 # tiro;# tries;# van;# verloren;# voor;& alone;& ataca;& attacca;& attacked;& attacks;& attaque;& bis;& doesnt
11 & keeps;& mail;& moved;& offered;& okay;& overleggen;& peace;& tonight;, actually;, alleen;, andersrum;, cambialo
11 , correct;, damit;, den;, dit;, do;, doch;, drop;, else;, eso;, everything;, finalement;, frag;, genau;, go;, gooi
11 , hein;, laisse;, mag;, mind;, most;, nen;, none;, ok;, other;, oublie;, pick;, plutot;, quella;, read;, scegli
11 , second;, sil;, skip;, sobald;, spread;, still;, strike;, stupid;, throw;, today;, trek;, zeg;, zieh;. if;. le
11 : all;: dont;: everything;: niet;: nothing;: si;: swap;>;@ @;@ af;@ afterwards;@ bedoelde;@ bit;@ meinte;@ nait
11 @ nicht;@ not;@ ou;@ out;@ sauf;@ serait;@ sorry;@ tbh;@ tegen;@ this;@ though;@ twice;@ wherever;^ actually
11 ^ alleen;^ argh;^ aspetta;^ attaque;^ basta;^ begin;^ beim;^ cambia;^ cross;^ dann;^ depending;^ deze;^ dis
11 ^ estaba;^ execute;^ failing;^ feel;^ forget;^ garde;^ gilt;^ hm;^ hmm;^ hor;^ ist;^ jhesite;^ kann;^ kommando
11 ^ lose;^ mag;^ mais;^ march;^ might;^ moment;^ number;^ nvm;^ oeps;^ olvida;^ park;^ plan;^ plutot;^ pull;^ quatsch
11 ^ quit;^ rather;^ read;^ roughly;^ sarebbe;^ sauf;^ save;^ sinon;^ spiel;^ start;^ subject;^ tacha;^ tja;^ twice
11 ^ undo;^ unless;^ vergiss;^ whoops;^..if;^..no;^..them;a border;a condition;a guess;a le;a look;a meno;a que
11 a separate;a suggestion;a tie;a waste;aber lieber;above :;accord $;account by;ach nee;actually the;add one;add up
11 adresse;afghanistans;afghanistans mine;after $;after dinner;after every;after lunch;after winning;afterwards
11 again :;again tonight;agli;agreed on;agreed that;agrees to;al contrario;al posto;alcanzan;all depends;all du
11 allowed;allowed ,;als @;als ben;also @;am handy;an error;an meiner;and pull;and trade;anders vervalt;andersrum ,
11 angenommen;angenommen ,;angreifen ,;angreift;angriff bin;angriff schiefgeht;answered;answered my;antes con
11 anything yet;applies;are bad;are left;are needed;are only;are wrong;argh;argh ,;armate mi;armeen hat;armies for
11 arrabbia;arrepenti;arrepenti de;arrete toi;as an;as it;as possible;ask first;ataque @;ataque solo;ataques todavia
11 atras;attacca ,;attacca @;attacca il;attack @;attack after;attack back;attack il;attack with;attacks ,;attacks this
11 attaque $;attends ,;attends avant;au prochain;auf @;aufhoren $;aun $;aus @;aus an;ausser;aussi ,;avec @;avisame;b :
11 b if;back afterwards;back there;bad roll;badly just;be played;bedoelde;bedoelde ik;before &;before ,;before ive
11 before playing;before that;before this;begin with;behalten;beim zweiten;below ,;below the;ben there;better ?
11 better make;better odds;better one;better put;better stay;bewaar;big army;bij ,;bij nader;bin mir;bis &;bit less
11 bits;bleed;bleib;blijf ik;bonus for;bouge entre;bouge pas;bound;bound by;bozza;break it;broma;brother typed
11 brouillon ,;but do;but ive;but keep;but without;by itself;by mistake;by phone;ca en;ca se;caduto;caduto il;cae
11 calling;can ,;can it;can skip;cancel that;card if;cards :;cards after;cards before;cards go;cards i;cards too
11 cards traded;cards with;cards yes;cartas $;cartas para;cartas tambien;carte per;cartes aussi;case &;case i;case id
11 ce qui;celui;cest juste;cest permis;change @;changed since;changes ,;che tu;check the;coast $;come before
11 comes before;comma;con esto;condition;condition que;conditional;confirm;confirm the;confirme ca;consider this;conto
11 contrario $;convinced;correction to;correggo;correo;could skip;count $;count this;couple more;creo que;crois
11 cuantos;cuentas;cuentas ,;cut the;da $;dad first;dads;daft;daft ,;dagegen;dall;dall @;dalla @;damit $;damit ,
11 dan all;dan kijk;dan nog;dan zij;dann ist;dann lass;das aber;das second;das set;das uberhaupt;das war;das ware
11 davvero;davvero ?;dazu;de aanval;de abajo;de fil;de first;de hacer;de lancer;de las;de plus;de second;de trop
11 de verdad;decent $;decide ,;decide between;decided yet;decido;decido then;dejo;del final;del turno;delete the;denn
11 depend;depending;depending on;detto;di piu;dice less;dice only;dici;dici ?;die $;die aanval;die move;dir heute
11 direction $;dis moi;discuss;disregard it;disregard the;do @;do both;doch nicht;doen $;doen ,;doesnt count
11 doesnt fall;donde puse;done ,;done with;done yet;dont add;dont end;dont process;dont send;dont start;dont throw
11 dont trade;doorgaan;doubts about;droit de;drop one;du ,;du streichen;dunno;e gia;e my;e solo;eastern;echange ,;egal
11 egal welches;ein test;eintauschen;either @;el orden;el proximo;else has;en a;en niet;en vez;encore ,;end ,
11 enough there;enough to;entre temps;entrer;entrer all;entscheide;entscheide ich;er #;er hoort;er nog;er staat;er te
11 era al;era broma;era del;erbij;erlaubt;error;erst morgen;es $;es solo;escribe;espera a;essai;este $;esto queda
11 estoy pensando;et rest;et si;etre mieux;even do;evenly;everything above;everything after;everything below
11 everything into;everything to;example ,;exceed;exceed #;except for;facciamo;facciamo #;facessi;failing that
11 fall back;falls das;falls der;feel better;feel safer;fermi;few back;few more;fewer if;fewer would;fifty;fil;fin de
11 finale non;finalement ,;fine with;first angriff;first ask;first avec;first fight;first if;first is;first le
11 first mail;first part;first what;first whether;follow;frag;frag mich;free move;fruh;further $;further than;garde my
11 garder my;gave &;geht $;geht ,;gek;geklappt;geldt while;genau;genau andersrum;gerust;get ?;get them;get this
11 gevallen;gilt nur;giocare ancora;glaub;glaub ,;gleich weiter;go ahead;go by;goes bad;goes in;going badly;going on
11 gone by;good idea;got them;grapje;grapje ,;green light;guess ,;haal;hablar antes;hacer nada;half..them;halfte davon
11 halverwege;hand in;hang on;happen if;has $;has answered;has left;has offered;has one;hasnt moved;have doubts
11 have fewer;have in;havent checked;havent made;having second;haya;he hasnt;heb dan;hein;hesitate;het er;het goed
11 het kan;het misgaat;het te;hier nog;his promise;hm;hm ,;hmm;hmm ,;hoe het;hold back;hold still;home and;hooguit
11 hoor je;hoort nog;how about;however you;i @;i ben;i change;i commit;i hesitate;i misread;i mixed;ich @;ich gewinne
11 ich glaub;ich mehr;ich mit;ich naturlich;ich uberlege;ici la;id hold;id meant;id stop;idea at;if so;if trading
11 ignore it;ik krijg;ik laat;ik verkeerd;ik weet;ik will;il first;il tris;ill let;ill think;im inclined;im passing
11 im thinking;im wavering;in if;in which;indias;inleveren;inverse ,;inzien;is after;is an;is certain;is conditional
11 is daft;is de;is nonsense;is possible;is safe;is te;is void;is weak;is wiser;isnt ,;isnt my;isnt what;ist ,;ist das
11 ist erst;ist schluss;it @;it alone;it back;it counts;it like;it not;it takes;it that;it till;it without;it..@;item
11 its from;its really;its stupid;its suicide;its worth;ive miscounted;ive more;ive only;je crois;je dit;je peux
11 je retire;je..suis;jen perds;joh;joh ,;joue rien;jouer ca;juegues;jugarlo;just for;just ideas;just skip
11 just testing;juste;juste #;kaarten please;karten auch;keep at;keep out;keep some;keep that;keeps his;know before
11 kommando;kommando zuruck;kriege;la $;la ?;la parte;la take;laat de;laisse au;las ordenes;lassen wir;last man
11 last number;last place;last sentence;last toch;late for;le first;le move;leave &;leave a;leave one;leave somebody
11 leave that;leave them;leave..$;left and;left by;left on;left with;legal ,;less;lets hold;lieber #;lieber in
11 lieber nicht;lieber noch;line was;lines ,;lo del;lo mando;lo ves;long as;look again;looks good;looks hopeless
11 los que;lose at;lose the;lose too;lot in;lot into;maak;mach;mail is;mail je;mail von;make the;makes no;march in
11 may change;may go;may move;may put;may want;maybe .;me @;me arrepenti;me cuentas;me first;me olvido;me then;me till
11 me whether;meant as;meer dan;meer heb;meglio il;mehr armeen;meiner place;meinte ich;mejor no;men ,;men for;men rest
11 meno che;mensaje ,;mets;metti;mi hermano;mi scrivi;mi spettano;mich verzahlt;middle ,;mieux $;mind which;mind while
11 mind you;minder dan;mindestens;mindestens #;mine already;mine comes;minstens;minstens #;miscounted $;misgaat;mit &
11 mitad $;moi avant;mon coup;more if;more later;more sense;more than;more there;morning to;move anything;move before
11 move can;move del;move fewer;move finale;move more;move that;move the;move this;move twice;move until;moved away
11 must $;my bad;my echte;my thumb;my word;na pas;naar $;nach $;nada de;nader;nader inzien;nait;nait pas;name ,
11 name is;naturlich @;ne bouge;ne restano;ne vaut;nee toch;need them;needs at;needs them;negotiating;nen;nen tiens
11 next one;nicht @;nicht all;nicht angreifen;nicht ausfuhren;niet @;niks van;no .;no es;no further;no la;no va
11 nobody else;noch $;noch unsicher;noch was;noch zurucknehmen;nochmal;nochmal $;nog eens;nog niks;non giocare;non una
11 not @;not as;not attack;not certain;not count;not done;not final;not finished;not like;not north;not the;not then
11 not today;nothing in;nouvelle;now im;number is;numbered;numbered lines;numbers are;numbers dont;numeri;nur die
11 nur with;nvm;nvm the;ny;o mas;o nee;o no;object;odd numbered;odd one;odds $;oeps;oeps ,;of plan;of there;off till
11 ok $;old mail;old ones;olvida;olvido;on arrete;on ice;on laisse;on whats;on..the;once &;once ?;one away;one back
11 one go;one goes;one if;one or;one round;one works;ones stay;ones tonight;only ,;only against;only asking
11 only attack;only in;only joking;only so;only trying;ook nog;op @;opinion $;opposite;optional;or from;or less;or no
11 or rather;or what;or whatever;or would;ordenes de;order ,;orders tomorrow;ordine;ordini veri;ordre ,
11 other direction;other horse;other side;other..$;otherwise dont;otherwise id;otherwise leave;out &;outnumber
11 overleggen;overleggen $;pas @;pas all;pas bouge;pas compte;pas sure;passing;pays $;peace today;peace until;pensando
11 perdere $;perdon ,;perhaps #;permis $;pero non;persuaded me;peux encore;phrase;pick one;pick the;piuttosto
11 place gets;place machen;placing ,;plenty ,;plutot;pointless;pone;postpone the;practising;precies andersom
11 prefer not;prefer the;prefere garder;presto;process;process this;proposal;prosegui;prosegui verso;prossimo turno
11 provided that;provisional $;puede $;pull them;puo rifare;puse @;push;put all;put more;put that;qualcuna
11 quante armate;quanti;quatsch ,;que attack;que quiero;que te;que vuelva;queden;quellattacco;quelle che;questi sono
11 quiero hablar;quil;quit while;quitalo;ramene #;rang;rather stay;rather they;rather wait;reach;reach @;reached
11 reached you;real orders;real turn;really #;really do;really get;really only;reckons;reckons im;redis;redis ca;regel
11 reichen;reichen $;reicht;reicht ,;reinforced @;replaces;reply from;repondu;rest au;rest comes;rest du;rest for
11 rest que;rest stays;rest wherever;restano;retract;reversed;rien avant;rifare;rifare il;riga $;ring you;roll ,
11 roughly;round instead;rounds of;ruilen;rule against;rules let;run these;safer;sale bien;salvo;salvo que;same again
11 scegli;scegli tu;schick;schick ich;schiefgeht;schiefgeht ,;schrap;schreib;schuiven;schuiven finally;scrap;scratch @
11 scritto #;scrivi;se ho;se ti;second attaque;second ligne;seconda;seems a;seguro;sembra;send something;sent this
11 sent yesterday;separate;separate mail;separately;serait peut;seria;set ?;set first;set for;setzen;setzen $
11 she wants;shes right;should ask;should it;should read;should say;should the;shouldnt trade;show you;si arrabbia
11 si jen;si se;sicuro;sil rest;silly ,;sin nadie;sit on;skip $;smarter to;so better;so disregard;so drop;so leave
11 so maybe;so not;so that;sobald;sobald ich;sobra ,;sollen;solo #;some more;something else;sono piu;sorella ,
11 sorry that;south alone;spettano;spettano davvero;spiel das;spread them;stands ,;start the;start with;start yet
11 stasera $;statt #;statt @;stay $;stay home;stays home;stays where;still $;still mine;still only;still waiting
11 stop before;stop it;stopp;stoppen;stoppen als;streep;streichen;streichen $;strike it;strike that;stronger;stupid ,
11 stuur het;subject;subject to;suggestion;suicide ,;suis trompee;suite;sul @;sure de;sure pour;sure that;surtout ne
11 survive $;survives goes;swap @;tacha;take all;take one;take out;tbh;te digo;te gek;te redis;tegen @;tenga;tengo que
11 tenzij;termine;territorio;territorio ,;testing ,;text $;that be;that gets;that go;that instead;that ive;that many
11 that thought;that till;that with;that works;thats one;the coast;the drawer;the fortify;the free;the list;the lower
11 the men;the neighbour;the numbers;the opposite;the orders;the part;the rolling;the second;the smaller;the thursday
11 the western;the..only;the..way;them the;then forget;then just;then put;then take;then well;then yes;there too
11 theres something;these on;these until;they stayed;thing :;thing with;think @;think so;think theres;think..it
11 this after;this counts;this happens;this makes;this to;those in;thoughts about;through ,;throws go;thursday group
11 ti sembra;tie;tiens pas;till im;till tomorrow;tirada;tiro;tiro solo;tja;tja ,;to ,;to carry;to drop;to hand;to put
11 to wherever;too few;tot ik;total;touch @;touch him;touches;touches @;trade ?;trade in;trade is;trade now;trading
11 treat the;trek;trek je;tries at;tris;trompe;trompe de;truce ,;truce an;truce then;turn after;turn back;turno ?
11 turno attack;turno pasado;typed that;uberlege ich;uberlege noch;ubrig;una bozza;und wenn;undo;undo the;unless
11 unless i;unsicher;unterste;until friday;until tonight;uomini;up after;use your;vale ?;van vorige;veel ,;vera;vera $
11 verdad;verder;verloren habe;vers @;verschieben;versie;versie ,;verso;vervalt;vervalt het;verwerkt;verzahlt
11 verzahlt ,;vez de;vindt $;voir si;volevo;volgende beurt;von heute;voordat;vote;vuelva;wacht hier;wait ?;want $
11 want it;want this;wants me;was last;was wurdest;wat &;wavering;way about;weeks mail;weglassen;weglassen $;weiter in
11 wel #;wel ?;welches;wenn der;wenn es;western one;weten wat;what ,;whatevers;whats below;whats left;wherever &
11 wherever it;whether i;which case;whichever;whichever has;whichever is;whichever of;while ich;while youre;whoever is
11 whole lot;whole stack;whoops;whoops ,;wie es;will @;will confirm;wir lieber;wise to;with dad;with whatever
11 withdrawing;withdrawing this;withdrawn $;wonder if;wont $;word with;worth it;would @;would rather;would that
11 write @;writes;written $;written back;wrong country;wrong list;wrong mail;wrong place;wrong text;wrong..,;wrote the
11 wurdest;wurdest du;yes or;yes to;yesterdays turn;you check;you count;you dont;you double;you find;you make;you run
11 you say;you stop;youve already;ze liever;zeile;zeker;zet #;zich;zij;zijn ,;zo niet;zuruck ,;zurucknehmen
11 zurucknehmen ?;zut;zut ,;zweiten;zweiten angriff
12 # go;# instead;# naar;# not;#..do;#..get;#..less;#..te;& first;& offers;& whether;&..attacca;&..before;&..leave
12 , anders;, break;, cancel;, carry;, continue;, delete;, disregard;, falls;, gli;, hold;, ignore;, lascia;, mejor
12 , mets;, vale;, wait;,..both;,..do;,..game;,..hier;,..kijk;,..perdere;,..phone;,..rest;,..skip;,..want;,..ware
12 :..go;:..in;? because;? then;@ angegriffen;@ attack;@ be;@ but;@ goes;@ o;@ oder;@ still;@..@;@..an;@..first
12 @..meant;@..nicht;@..sorry;^ add;^ anything;^ assuming;^ attacco;^ cash;^ cuando;^ depends;^ disregard;^ dit;^ esto
12 ^ except;^ finalement;^ ignore;^ laisse;^ make;^ nee;^ nein;^ niet;^ nimm;^ nope;^ ou;^ oublie;^ pas;^ strike
12 ^ wenns;^..aanvallen;^..aber;^..ataque;^..b;^..but;^..confirm;^..copied;^..damit;^..decide;^..fewer;^..free
12 ^..hoort;^..however;^..leave;^..mag;^..maybe;^..most;^..naar;^..nein;^..nog;^..number;^..postpone;^..te;^..testing
12 ^..throw;^..throws;^..voulais;a casa;a deal;a maybe;a question;a third;a..che;a..no;a..que;about..trade;above $
12 above ,;above but;above..what;accord;adjust;after &;after @;after..attack;after..go;afterwards ,;ahead $;all nach
12 all rest;all was;all..en;all..one;alleen als;allowed ?;allowed..$;alone this;along $;als je;always..them
12 am..allowed;an..wenn;ancora $;andersom;angegriffen;angegriffen $;angriff..,;any set;anything if;are #;are..left
12 as many;as one;as..and;as..but;as..draft;as..lost;ask..before;ask..whether;assuming;attacca la;attack $;attack now
12 attack was;attack..my;attack..when;attack..with;attacks;attaque ,;auch $;auf ,;ausfuhren;ausfuhren $;autocorrect
12 avant..jouer;back till;basta $;bastano;be allowed;before anything;before friday;before rolling;behind ,;belong
12 belong in;belong..@;best set;better ask;better of;better..#;bin..mir;bis ich;bother with;break off;brouillon
12 but with;but..#;but..if;ca ce;ca..soir;call..off;cambialo;can..keep;cancel;cards..i;cards..if;cards..next;cards..so
12 carry..to;cash in;ce..,;ce..jai;ce..quun;change of;change this;che &;che..non;choose $;comes tonight;commit to
12 compte $;con @;confirm tonight;confirm..$;correct it;correction..the;could i;count..$;course ,;cross out;dann..auf
12 das first;das nicht;das so;de accord;de kaarten;decide about;decided $;demain matin;demain..$;den angriff
12 depends..what;der first;dice..,;did last;die last;dire @;direction;disregard $;dit is;dit..nog;divide;do ,
12 do..before;do..first;doch lieber;doch..$;doch..@;does ,;dont let;dont take;dont touch;dont use;dont..yet;door naar
12 double check;doubts;drop it;drop..$;du ?;e se;ein entwurf;el ataque;el first;el move;else ,;en fait;end my
12 end..turn;enough left;er meer;estaba;even met;even..that;execute;extra ones;failing;feel free;feel..to;feel..with
12 few less;few..$;first di;first met;first roll;first..before;first..the;for..move;forget about;forget..last;fortify
12 free to;from $;from..morning;from..week;garder;geantwortet;geantwortet hat;geantwortet..$;geldt;get through
12 get..there;giocare;give..to;gli ordini;go below;go the;go..with;gooi;hab mich;half..this;happens..i;hasta que
12 have..deal;have..trade;he..the;hmm no;hmm..on;ho sbagliato;hold that;hold..back;hold..till;hoort;hor;hor auf;hor..,
12 horse..the;however;husband..the;i allowed;i confirm;i copied;i decide;i gave;i pasted;i rather;i wanted;i..change
12 i..go;ich..mich;id do;id go;id want;id..keep;id..stay;idea $;if any;if..agrees;if..else;if..odds;if..offers
12 if..others;if..rules;if..then;il prossimo;il..?;il..dal;in as;inclined;inclined to;instead ,;instead..@;inverse
12 is enough;is left;is meant;is weaker;isnt too;isnt..late;ist $;ist nur;ist..ein;it costs;it..for;it..id;it..if
12 it..more;it..tomorrow;it..way;it..what;its &;its..only;ive talked;ive..,;ive..on;jai ecrit;je..confirme;je..dire
12 jhesite;jhesite encore;just leave;just once;just place;just..first;kann ich;kannst du;keep them;keep this
12 kidding about;kidding..@;kijk ik;klappt dann;la fin;la mail;la..?;la..attaque;laisse..$;lancer;lascia perdere
12 lass es;last move;last order;late..change;later ?;lauft;le droit;least $;leave at;leave out;leave..least;leave..of
12 leave..the;left..the;less in;less there;less..,;less..and;let you;lets postpone;lets say;like..hear;line #;line..$
12 line..,;line..i;lo last;lo move;longer..$;lower;machen ,;make sure;make..the;makes..sense;male ,;many ?;many as
12 map..so;mas de;mas..#;matin;matin $;max..times;maybe $;maybe leave;me quedo;me tocan;me..before;me..rolling
12 me..tomorrow;meant #;meinst..?;meinte;mensaje;mets all;mets..en;mettile;mich..,;might still;minus the;miscounted
12 mistake $;mistake ,;mix them;mixed..$;more men;more round;more thing;more..#;most..,;most..them;move first;move if
12 move should;move..?;move..all;move..makes;move..to;moved out;moved..of;my cards;my..en;my..sent;my..yet;naar..,
12 nachste;nachste runde;nah forget;ne joue;nest quun;nest..brouillon;next..@;next..it;nicht #;niet uitvoeren;no ,
12 no ataques;no fighting;no longer;no..#;no..all;no..not;no..on;no..thats;no..todavia;none..this;nope;nope ,
12 north instead;not an;not both;not more;not now;not to;not yet;not..late;not..sure;not..then;not..touch;nothing else
12 nothing of;now..over;number $;numbers ,;numbers..i;nur #;nur wenn;objects;oder @;offered..peace;offers;offers peace
12 oh and;oh no;oh wait;old version;on what;on whether;on..that;one first;one next;one until;one..at;one..many
12 one..not;one..so;one..thing;ones from;only after;only half;only once;only..far;only..the;or #;or maybe;or should
12 orden;ordenes;order of;ordini;ordre;other #;other @;others have;otherwise;otherwise..$;oublie la;over..@;para el
12 pass $;pasted the;pasted..wrong;peace..,;perds plus;perds..de;permis;persuaded;place..in;plan..$;play..before
12 plenty $;plutot..$;postpone;precies;pressed;pressed send;prochain tour;prossimo;proximo;proximo turno;put it
12 put..rest;put..where;put..wrong;quante;quatsch;quedo;quella;queria..@;quun;quun brouillon;ramene..du;rather $
12 rather have;rather keep;rather put;rather..them;read #;reflection the;reinforced there;remain $;replace;reserve
12 rest..$;reverse..order;ring;run this;same..above;sauf si;save the;say yes;say..?;say..and;sbagliato;schlecht lauft
12 schluss;scrap..last;scratch that;scratch the;scratch..,;scusa ,;second line;second..only;send..real;serait;set as
12 set..well;set..worth;she hasnt;should wait;should..$;si ,;si cest;si son;si..#;si..first;si..la;sicher ,;sinon
12 slipped;smaller;so #;so ask;so forget;solo se;solo si;some at;some..home;something better;something..,;son typed
12 sorry..wrong;spare $;split them;stay..home;still change;stop..i;suis..encore;sure i;sure..this;sure..want
12 swap those;take..back;talked to;talked..&;te confirme;te..?;te..mando;tell..before;tell..the;than..throws;that goes
12 that isnt;that..back;that..first;that..meant;the attacks;the odd;the top;the trade;the upper;the..alone;the..armies
12 the..lot;the..wherever;them back;them should;them would;them..i;them..to;then leave;then we;then..see;there..if
12 there..then;these $;think best;think..should;thinking..it;third one;this if;this only;this..ive;those..@;thought ,
12 thought better;thought..of;thoughts;thoughts..$;to follow;to hold;to spare;to touch;to what;to..truce;tocan
12 tomber $;too far;too risky;too..?;trade;trade..i;treve ,;tries;trompee;trop ,;troppo;truce $;turno..$;tutte;twijfel
12 typo ,;uitvoeren;unless @;unless..think;until..confirm;until..has;until..left;until..say;until..to;up if;upper
12 use..cards;use..dice;use..one;use..set;va $;vechten;vergiss;veri;verkeerd;version $;ves;void;void $
12 von..angegriffen;von..angreifen;voulais dire;voulais..@;wacht nog;wacht..even;wait..,;wait..next;wait..round
12 wait..that;wait..this;want #;want..in;wants..to;warte damit;warte noch;was meinst;we agreed;we..that;weaker $
12 weakest $;well..if;wenn..first;wenns;what..said;what..says;whatever you;whatever..think;whats..$;when..down
12 when..falls;when..wrote;wherever i;wherever..think;whether..still;which $;whichever you;whichever..the;while non
12 will follow;will send;will..met;will..you;with..attack;with..if;with..rest;with..until;withdraw;withdraw the
12 withdrawn;worth more;would..if;wrong..round;wrote $;wrote that;wrote..but;yes $;yesterdays;yet ,;yet..ill
12 you choose;you do;you..best;you..check;you..drop;you..put;zelf;zieh
13 # auf;# back;# fewer;# less;#..if;#..stay;& @;& accepte;& agrees;& answer;& not;& says;&..reinforced;, better
13 , move;, should;,..attacks;,..changed;,..check;,..havent;,..jij;,..lets;,..trade;: @;:..move;? i;?..not;@ after
13 @ ataca;@ attaque;@ can;@ only;@ rather;@ should;@ und;@..aan;^ aber;^ bij;^ donde;^ espera;^ mets;^ nah;^ ne
13 ^ oder;^ or;^ pero;^ reverse;^ seulement;^ split;^ whichever;^..above;^..als;^..ask;^..before;^..except;^..few
13 ^..nee;^..run;^..thinking;^..whatever;^..yet;aanvallen vanuit;aanvallen..@;aber..,;above;accepte;accepte la
13 accepte..treve;al reves;all..this;allowed $;allowed to;always mix;an example;angreifen $;any..this;anzi no;as above
13 as..goes;as..have;at..#;ataques;attacco;attack ,;attack at;attack..a;attack..only;attacking;attacks..first;attaque
13 attaque la;attaque le;back..me;be enough;be smarter;before you;below;bother $;bouge;bring them;but leave;but..the
13 can go;can..even;cancel..move;cash;certain;cest..$;change..mind;check;choose;comes later;confirme;continue;copied
13 costs me;could..hold;dan #;de..que;decide..the;den letzten;desde @;do if;do..i;dont move;dont..if;dont..it
13 dont..more;dont..on;dont..up;dont..with;draft $;draft ,;du..en;ecrit;en plutot;entwurf;entwurf $;everything except
13 example;fewer $;first throw;first will;first..goes;first..if;for later;for..set;forget what;forget..i;genoeg $
13 get to;give it;go..if;go..it;go..there;goes first;has reinforced;has..there;havent decided;hem;heute abend;ho..#
13 i meant;i shouldnt;i..back;i..if;i..keep;i..yesterday;ich das;ich mir;id..have;id..if;if not;if there;if..are
13 if..falls;if..really;ignore;ignore..$;ignore..mail;ik..@;ill confirm;in..cards;is genoeg;is weakest;it says;it yet
13 it..bad;it..late;it..too;ive slept;ive..got;just do;just..it;just..them;keep going;keep..few;la second;la treve
13 la..first;lascia;last ligne;leave..in;left over;let..sleep;let..think;lets leave;lets..@;lieber doch;ligne $
13 mail..you;makes..if;max #;me sleep;me..on;me..result;meant for;meant..the;meinst du;mets..plutot;minds..the
13 mir noch;mix;mix..up;more..half;more..to;move $;move at;move is;move..,;my mind;nah;need..in;needed $;next..before
13 nicht sicher;niente;nimm;no attack;nog even;non..ancora;not before;not from;not too;not with;not..everything
13 numbers;o @;offered me;on if;on with;on..one;on..thought;once..is;one too;only makes;only..first;only..sense
13 only..this;or..#;order;others $;otherwise..it;pasted;plan b;play..yet;plutot #;prefer to;prochain;promised..not
13 provisional;put #;put..#;quoi;ramene;rather..the;read..$;result of;result..the;reverse the;reves;riga;say..,;se non
13 second thought;see..result;send this;sense if;sent..,;set $;set is;seulement si;seulement..&;should..first;si puo
13 si..accepte;sicher;sil;skip it;so lets;so nothing;so stop;so wait;solo una;soon..ive;split;stay at;stay where
13 still thinking;stop after;stop there;stop..#;take #;talked;te..ca;testing;text;than #;than half;than..there
13 that case;that leaves;that move;that..bit;that..look;thats allowed;thats not;the thing;the..after;the..country
13 the..dont;the..number;the..stack;the..throw;them..go;them..if;them..in;then id;then no;then..do;then..the;there and
13 these ,;this back;this before;this..just;this..only;through $;till next;to..first;to..i;trade yet;treat this
13 tu peux;typed this;uberlege;unless you;until tomorrow;use;use #;vale..$;valid;wait no;was meant;was..plan;way round
13 way..,;weiter;what..does;what..sent;whatever is;wherever you;wherever..is;while &;will first;with..of;would..enough
13 would..more;wrong game;wrong way;wrote @;wrote about;wurfeln;you decide;you..is;you..whether
14 # numbers;# rolls;# will;#..about;#..go;#..too;& does;&..de;&..la;, ,;, forget;, niet;,..might;,..more;,..niet
14 ,..play;,..rather;@ angreifen;@ attacca;@ dal;@ of;@..if;@..pas;@..si;^ ach;^ also;^ anzi;^ consider;^ hang
14 ^..ataca;^..attaque;^..less;^..niet;^..reflection;^..second;^..these;^..wenn;a..less;about..move;above is;agrees
14 and dont;and tell;andersrum;any of;anzi..,;as &;as ive;attacca..@;attack..all;attack..i;avant de;b;before it
14 before..,;before..play;better..it;cancel the;commit;correction :;counts $;das..nur;delete;depuis le;do..if;do..last
14 dont $;dont bother;drop the;earlier mail;echange;el turno;er..nog;everything..@;falls ,;fighting;final..$;first #
14 for..cards;for..other;gilt;give up;go..#;habe $;have more;hold..on;hold..until;hoor;i..move;id feel;if its
14 if..allowed;if..anything;if..think;ignore my;ik @;ill..again;im down;is plenty;is..id;it the;karten..$;la first
14 late to;leave it;less ,;lieber..$;many $;maybe #;maybe not;maybe..the;me..it;mean the;meant the;meant..$;meant..,
14 meant..other;mehr als;mehr..#;meinst;mets en;mind..@;minds about;mixed up;most #;move them;move..i;my cartes
14 my earlier;nee ,;no no;noch nicht;not..attack;nothing is;nur..wenn;o..$;odds are;of..first;of..should;off on
14 offered;on reflection;once @;one die;one throw;only go;only when;only..long;oops ,;out the;out..it;pas..@;pas..de
14 piu $;possible $;puse;put $;rather than;reflection;right..so;safe $;same as;same from;same..@;say @;should stay
14 should..to;shouldnt;skip;skip..$;sleep..it;smarter;so check;spare;stop as;stop..soon;suis pas;sure..the;swap the
14 take..the;the armies;the lot;the move;the..numbers;the..order;them where;then dont;then..@;theres anything
14 thing..the;though ,;throw $;to it;to..more;trade ,;treat..as;treve;tu $;typed..,;unless..has;want..keep;want..lose
14 was for;was..du;weaker;what id;without the;would..do;wrong..i
15 # au;# behind;# minds;# nach;# op;#..not;, give;, keep;, nicht;, pas;, rest;, wrong;,..leave;,..meant;,..nothing
15 ,..others;? if;@ aanvallen;@ auf;@ too;@..well;^ check;^ correction;^ den;^ move;^ oops;^ otherwise;^ provided
15 ^ scratch;^ skip;^ swap;^ treat;^ wacht;^ wrong;^ zet;^..attacca;^..au;^..prefer;^..send;^..theres;^..while
15 a couple;aanval;aber nur;about..second;actually $;add;after..first;afterwards $;all but;als #;and..more
15 anything left;anything..$;anzi;as far;ask..again;ataca @;attack ?;attack only;attack..&;attack..aan;attack..von
15 attacks me;attaque..@;be..?;before..do;below #;below $;below..$;bother;can wait;cards first;cards..in;check..me
15 come..think;compte;consider;costs;couple;dal @;dan..ik;depends on;depuis..@;do not;do nothing;do..attack;do..move
15 do..one;dont attack;dont run;dont..anything;far as;final $;finalement;first..&;forget..$;further;give..until;go in
15 go..,;goes $;hang..,;have..than;hear..me;ho scritto;hold off;hold this;ich..noch;if..attacks;if..hasnt;if..isnt
15 if..looks;if..still;ill write;in..case;in..minds;instead ?;instead..$;is wrong;it before;it if;it should;je voulais
15 la..ligne;laisse tomber;las cartas;last..is;leave #;leave..behind;leave..out;lets do;lets..the;ligne;line $;line ,
15 makes sense;meant;mixed;more in;more to;move only;move..if;my..typed;nach..,;ne suis;new ones;next mail;niks
15 no move;no..no;not this;not..to;not..yet;now..i;numbers $;one i;only as;only do;oops;or..?;order $;pas encore;peux
15 provided;pull;puo;rather not;rather..$;reinforced;reverse;roll anything;rolling;say..$;scrap the;scritto;set..$
15 should..#;skip..attack;stay in;stay..@;stop at;stop if;swap..#;te..,;that #;the order;the..move;them to;them up
15 then do;then..it;theres..left;these are;this isnt;this yet;this..&;to trade;tomber;uberhaupt;under #;unless &
15 von..an;voulais;ware;wenn &;what..wrote;when im;where..are;with..before;would..better;write again;y si;you hold
16 # throws;, make;, not;, use;,..stop;,..them;@ dall;@..je;^ cancel;^ scrap;^..nach;a draft;aan vanuit;aan..@
16 angreifen;angriff;ataca;ataque;attacks..aan;but only;by then;changed..mind;check with;dall..$;depends;depuis @
16 disregard;dont do;draft;fewer than;fewer..#;first line;forget it;id prefer;if..a;it off;keep my;la..dall;last bit
16 le carte;less $;line is;make that;many ,;meant @;mind about;more..@;my set;nee;no wait;not..one;on..thoughts
16 one less;only..&;placing;say #;scratch;si no;stay put;stop..it;the above;the final;the placing;the result;this as
16 this until;trade..$;until i;until ive;vale;where they
17 # there;, attack;@..vanuit;^ put;aanvallen;and if;at most;attacca;attack if;attack..desde;attacks..an;dont go
17 dont play;everything..the;it #;la..depuis;last line;lose more;lose..than;me before;most $;no attacks;on second
17 only..if;other..round;prefer;promised &;rest $;second attack;second thoughts;stop $;stop when;sure about;them in
17 throws;use the;zet
18 # or;, leave;, otherwise;, put;@ aan;@ depuis;@ desde;@ instead;@ von;^ use;dont..this;if theres;if..,;if..first
18 keep..cards;least #;make..#;no $;not #;other way;play it;skip the;swap;the set;them..@;vanuit;vanuit @;vanuit..$
18 von @;wherever
19 @ an;@ attacks;attack la;final;nach @;the attack
20 the..attack;the..line
21 only if
400 ^ # ? $;^ # cards from me $;^ # losses is my limit $;^ # seems a bit much $;^ # was nonsense $
400 ^ & , if youre reading this : leave @ alone for # rounds and i wont do it $;^ & and i have a deal about @ $
400 ^ & and i have a deal running , so the attack is on hold $;^ & and i have a deal that nobody touches @ $
400 ^ & and i shook hands on peace until christmas $;^ & took @ and @ takes @ $;^ @ is useless to me $
400 ^ a me adesso no $;^ a set $;^ about # $;^ altrimenti niente $;^ and a set $;^ anders weglaten $;^ april fool $
400 ^ are you sure its my turn ? $;^ aspetta fino a domani con questo $;^ at a cost of up to # $
400 ^ because this was one $;^ bin that $;^ cannon , soldier and horse $;^ cuantas me tocaban ? $
400 ^ deine # armeen in @ machen mir angst $;^ did you already play it ? $
400 ^ do nothing until ive found my glasses and read the letter again $;^ erst morgen $;^ es una pregunta nomas $
400 ^ ferma all , ho il telefono in mano a mio nipote $;^ finally la moitie $
400 ^ ge moogt dat van gisteren vergeten , en dit hier ook $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ he cambiado de idea $;^ here are my cards $;^ here is my set $;^ het is maar een concept $
400 ^ how sure are you that it borders ? $;^ i had the names back to front $;^ i have to think this over $
400 ^ i might hold back a little $;^ i need & okay for this $;^ i used the old map , so adapt it $
400 ^ i was in @ last week , attack @ with that $;^ i will confirm in the evening $;^ i wont $
400 ^ id be content with a card $;^ if something changed since tuesday , wait for me $;^ ik heb me bedacht $
400 ^ ik heb zitten klungelen $;^ im bound by my treaty with & $;^ im withdrawing this for the moment $
400 ^ indias getting the full # $;^ is my map up to date ? $;^ is this really wise ? $;^ is this right ? $
400 ^ its a maybe $;^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ jouw # legers in @ maken me bang $;^ la moitie suffit $
400 ^ la segunda jugada la dejo en el aire $;^ lol ignore this my brother grabbed my phone $
400 ^ mauvais message , desolee , jette le $;^ max meta $;^ maybe next turn $;^ maybe tomorrow $;^ mejor # $
400 ^ mi sono pentita dell ultima cosa $;^ minus # , as i just saw on the map $
400 ^ my brother reckons im better off waiting , and i agree with him $;^ my cards as well $
400 ^ my granddaughter was practising the keyboard , overlook all of this $;^ my proper turn is coming in a minute $
400 ^ my turn is not finished , i had to leave for the bus $;^ nothing is to be played before midnight $
400 ^ oh dear , i believe ive sent it to you unfinished $;^ ok here goes $;^ on verra pour @ , ca depend de & $
400 ^ once my losses hit # thats it for me $;^ one try $;^ pass , really $;^ plus one $
400 ^ poor & , its his last country . . . i cant do that to him on his birthday $;^ puedo desdecirme ? $
400 ^ pues me desdigo $;^ reponds moi vite $;^ retract that $;^ ritiro la mossa e passo $
400 ^ se esce # pari ai dadi , sospendi $;^ sempre che sia permesso $
400 ^ somebody else has been at my computer , so dont trust this $;^ sorry , that was my son $;^ spare & $
400 ^ supposing those # are neighbours $;^ take everyone along $;^ tbc , still waiting for sign off from & $
400 ^ tell me and ill redo it $;^ that was last weeks plan $;^ that was the plan , anyway $
400 ^ that wasnt me , my brother had my phone $;^ the @ stuff was a typo $;^ the cannon isnt to be given away $
400 ^ the soldier , the horse and the cannon $;^ theres a truce in @ , by the way $
400 ^ they arent neighbours , are they ? $;^ till one of us has # left $;^ tomorrow i am away , so attack @ for me $
400 ^ until it stops being fun $;^ up to a loss of # $;^ van dat last heb ik spijt $;^ wait for & $
400 ^ was playing with the template , discard $;^ we had better wait until after vespers , i shall write once more $
400 ^ were only rehearsing here , opening night is tomorrow $;^ whatever mum sends today replaces this $
400 ^ with a set $;^ without moving anyone in $;^ yes lets $;^ yikes , that shouldve been @ , my bad $
400 ^ you can leave out & , i feel sorry for him $;^ you may stop the moment you see # sixes against me $
"""
