"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ # in @ , and not one of them looks friendly $;^ # in @ and not a ship between them $
-400 ^ # times # , non e possibile $;^ & attacks @ from @ every single turn $;^ & is going to move # from @ to @ $
-400 ^ & is going to move # from @ to @ , mark my words $;^ & line from @ to @ is as thin as my hair $
-400 ^ & will attack @ from @ , i can feel it $;^ @ with # ? $;^ ah , le @ , my amours $;^ all or nothing $
-400 ^ and @ ? $;^ as long as it stays fun i dont mind losing $;^ attack is best $
-400 ^ ce nest pas de la strategie , cest de la poesie $
-400 ^ didnt we say no more than # weeks per round ? well , i did it in # , sorry $;^ est ce que le @ va tenir ? $
-400 ^ first , my new armies : $;^ first la salute , subito then @ $;^ gelukkig let er niemand op @ $
-400 ^ gezondheid first , @ then $;^ here is what i want to do : $;^ hes only got # left $;^ hmm , well $
-400 ^ i dont hold grudges , except about @ $;^ i meant to write earlier $
-400 ^ i put them there because from there you can see the sea $;^ i think ben goes for @ from @ next $
-400 ^ id kill for a nap or for @ , whichever comes first $;^ id leave the country too if i were & $;^ id like to $
-400 ^ if @ holds , the entire load path to @ holds $;^ if anything is unclear , just write to me $
-400 ^ if it fails , ill go down singing $;^ if it heaven , a # $;^ ill do the dishes later $;^ in case @ gets ideas $
-400 ^ in the first game i traded @ , @ and @ for # armies $;^ just to be on the safe side $
-400 ^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $;^ last turn i attacked @ from @ and lost # $
-400 ^ let me know if anything is missing $;^ let me know if you need anything else from me $;^ let them tremble $
-400 ^ lo first es la salud y lo second es @ $;^ my first attack $;^ no , i dont want to know , im an artist $
-400 ^ no problem if not $;^ no trade $;^ not bad , is it ? $;^ not sorry enough , though $;^ ok my move $
-400 ^ one must hold the bridge at @ , or all @ falls $;^ or am i wrong ? $
-400 ^ per # soffio non ti ho preso @ , e ancora ci penso $;^ pick a number between one and # $;^ rest in peace , @ $
-400 ^ should i lose , then at least with stil $;^ stop growing , @ , its enough $;^ stop me if youve heard this one $
-400 ^ take it easy $;^ take that $;^ tell me if i got something wrong $;^ the real one , from # $
-400 ^ then de lo de @ , cualquiera se fia $;^ then non , cest trop bon $
-400 ^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ to @ or not to @ , that was never really the question $;^ wait till my brother hears about this $
-400 ^ warte nur , & , @ vergisst nichts $;^ we drove # km from @ to @ $;^ wenn das klappt , geb ich eine runde aus $
-400 ^ wenn das klappt , tanze ich auf dem tisch $;^ will # onder of will naar @ $
-400 ^ winning isnt everything , but id like to try it once $
-24 , $
-19 thanks for;this game
-18 ^ dear;^ good;^ thanks;lovely;thank;thank you
-17 ^ our;dog
-16 ^ nobody;coffee;cold;dear..,;game..,;greetings;hours;master ,;of you;on saturday;saturday;short;snow;thank..for
-16 thanks..the;world;writing;you all;you for;yours
-15 # days;# hours;& will;&..#;&..be;^ greetings;^ who;^ yours;^..always;^..lost;^..never;a game;a very;and it;cake
-15 dear game;dear..master;far too;friends;garden;greetings from;hard;hello;hello..,;hi..$;host;im..,;in this;is..and
-15 life;lucky;month;mother;off to;office;peter;regards;since..$;summer;table;the dog;time i;used to;was..,;would have
-15 year $;years
-14 # weeks;, thank;, youre;@..&;^ happy;^ hello;^ thank;^..day;^..did;^..dog;^..host;^..luck;^..peter;a all;a lovely
-14 and &;and still;beer;boss;broke;days $;dentist;everyone $;exam;expect;flu;from a;game..$;general;hello..$;holiday
-14 how is;im writing;in..game;knee;last letter;laugh;letters;mad;minutes;my dice;napoleon;one day;people;personal
-14 peter ,;room;school;see you;seventeen;sitting;so im;stopped;team;terrible;the world;the..last;walked;we..a;weather
-14 weer;winter
-13 # #;# minutes;# turns;&..&;, how;, und;,..he;@..been;^ cheers;^ der;^ love;^ nice;^ why;^ your;^..anyone;^..ever
-13 ^..pour;all week;almost;and its;at..map;awful;blame;breakfast;cheers;choir;close;coming $;congratulations;defence
-13 degrees;doctor;driving;endlich;everybody ,;exams;excuse;family;film;flat;folks;for..days;for..this;from..very
-13 good luck;grusse;half the;happy new;happy..year;has..a;hello from;here i;here..the;hey..$;hope the;host ,;hurts
-13 i like;i..your;ill be;internet;is..me;it..been;its been;its only;kitchen;last..?;learned;lonely;luck;me for;merci
-13 my birthday;my boss;my mother;nearly;nervous;never..a;new job;new year;night ,;nothing personal;patience;pub;rain
-13 regards ,;report;seit;sent from;since the;slow;so much;soup;spring;such;the baby;the garden;the pub;the..letter
-13 the..says;thirty;those dice;turn #;uns;used..say;very;waited;waiting room;walked..the;we..all;wedding;win this
-13 wonderful;year;you should;you..have;yours ,
-12 # degrees;# ones;& #;& last;& would;&..that;&..up;&..youre;, &;, even;, here;, who;, with;, your;,..were
-12 ^ congratulations;^ got;^ had;^ hier;^ long;^ qui;^ see;^ seventeen;^ weve;^ wish;^ work;^..been;^..boss;^..doctor
-12 ^..evening;^..finally;^..folks;^..garden;^..grusse;^..ha;^..heeft;^..looks;^..morning;^..old;^..pete;^..regards
-12 ^..round;^..team;^..were;^..won;^..writing;a beer;a disaster;a great;a long;a nice;a real;a..weekend;admit;ages
-12 all day;all..and;all..you;always wanted;always..to;and he;and now;and..am;aqui;are on;asking $;ate;aunt;barbecue
-12 be honest;be in;beat;bed $;been..for;been..since;been..to;best ,;better than;better..than;book;bored;but its
-12 cake $;can..believe;cant believe;cant wait;car;care;chess;coffee $;company;da..$;day ,;days;delay;did..see;die..,
-12 disaster;driving test;eaten;enjoy;every time;everybody $;everyone ,;father;feelings;feels;fingers;for asking
-12 for hosting;for last;for running;for your;for..and;for..reminder;forty;friend;friends ,;funny;game is;games
-12 garden is;gods;good evening;good morning;good..,;good..from;grandmother;grandson;greetings..a;haben;had..good
-12 happy;happy birthday;hard feelings;has been;has..in;have you;have..good;hello..the;here and;here for;here..#;hi &
-12 hi all;hi..,;holidays;honest;hope your;hosting;hot;how long;how..your;i love;i rolled;im typing;immer;internet was
-12 is &;is getting;is good;is your;is..again;it coming;it took;its..birthday;ive never;kind regards;lake;last month
-12 late..the;le..a;leeds;letter ,;liebe;life $;like my;lol $;lost..armies;machine;marathon;me luck;me or;meeting
-12 merry;merry christmas;mess;miss;month $;more..than;my back;my grandmother;my week;my..used;news;next game;nie
-12 no hard;no..feelings;nothing..,;on me;on thursday;on..new;operation;our;outside;oven;owe me;party;passed;person
-12 personal ,;peter..$;pizza;plumber;portugal;power;practice;proud;puppy;quiz;ran;recipe;reminder;revenge;rolled #
-12 running this;saturday ,;saturday ?;saturday..$;says hello;says hi;see @;sent..my;seventeen..in;siempre;since #
-12 since..and;sixes $;sleep..$;so i;so..?;so..had;so..i;so..to;sofa;sorry this;spent;starts;still cant;still..me
-12 strategy;strategy $;such a;summer $;sun;sweet;table $;take care;taking;tanto;taught;teacher;telling;than my
-12 thank..$;thanks;the barbecue;the cat;the delay;the dentist;the doctor;the flu;the match;the neighbours;the office
-12 the only;the reminder;the snow;the summer;the weather;the..job;the..looks;they say;think &;this with;this year
-12 to all;to bed;to your;tomatoes;took me;trains;turn was;twenty;twins;typing this;van de;very..$;vous;walked over
-12 warm;was down;was so;we..to;weeks $;went well;wer;were..to;what a;what..is;who;wifi;wine;wish me;wish..luck;worse
-12 writing from;writing this;writing..the;you #;you a;you and;you are;you at;you believe;you sent;you still;you..see
-12 you..your;your last;your..is
-11 #..now;& must;&..are;&..been;&..your;, dice;, hence;. #;. the;@ again;^ even;^ hallo;^ honestly;^ kind;^ liebe
-11 ^ merci;^ off;^ pd;^ regards;^ snow;^ wie;^..christmas;^..dice;^..does;^..game;^..hurts;^..late;^..men;^..weather
-11 ^..whole;a big;a mess;a short;a week;a..game;afternoon;again ?;again..so;against my;and all;and so;and..for
-11 are all;are finally;armies and;as always;as usual;battery;be gentle;be kind;be..in;be..of;beautiful;been raining
-11 belle;best wishes;birthday;boiler;bold;bon;breakfast $;burning;bye;cafe;cheers ,;christmas..$;clever;coming to
-11 company $;concert;congratulations on;continent $;danke;days..$;dear;delay ,;dice gods;dream;eat;eating;evening..,
-11 ever;ever..to;everywhere;feel like;for waiting;for you;for..the;friends..$;frozen;full of;game ?;gentle;geography
-11 gesendet;had it;had..coming;hallo;happy $;hate..$;have had;heating;hence;hey;hi;hope..is;horoscope;house;house $
-11 how..the;i dadi;i ever;i..cant;i..had;il pleut;il..e;im a;im told;im..a;in..minutes;internet..down;is late;is so
-11 is..at;is..best;is..just;is..up;just me;kids are;killing;killing me;la..di;lately;laughed;letter $;like a;liked
-11 lisbon;lost @;lost my;love ,;love it;lovely..$;luck with;match last;match..night;may the;me..this;moi $;more..and
-11 mostly;my face;my horoscope;my life;my team;my..were;new..is;of..at;office $;on..bus;ones in;only..game;op de
-11 our..is;over..keyboard;owe you;passed..driving;pd;pd :;pleut;poor;quien;quiet;raining here;report $;retard
-11 round was;say..to;scusate;short $;short mail;sleeps;smell;smells;so good;so..in;soon $;sorry &;sorry about
-11 sorry..is;spam;still..believe;storm;sunday and;talk about;tears;thats my;the exam;the table;the twins;the year
-11 the..came;the..flat;the..office;the..waiting;to..honest;us $;usual;village;was..disaster;wat een;we got;wedding $
-11 week $;what..i;whole..is;wind;wins;won the;wonder..&;wurfel;years of;you in;yours..,
-10 # .;# abrazo;# kilos;# years;#..da;#..my;& ?;& always;& ever;& had;& heeft;& was;&..but;&..come;&..getting
-10 &..going;&..it;&..nothing;&..on;&..only;&..so;, at;, che;, dass;, der;, du;, everyone;, ha;, hi;, hope;, little
-10 , mais;, pray;,..baby;,..boiler;,..getting;,..ill;,..must;,..never;,..personal;,..sorry;. &;...is;...you;@ give
-10 @ will;@..a;@..spring;@..such;^ bye;^ canada;^ cant;^ ciao;^ danke;^ dice;^ encore;^ endlich;^ enjoy;^ evening
-10 ^ exams;^ excuse;^ fingers;^ groetjes;^ hes;^ hey;^ hi;^ hola;^ hoy;^ merry;^ morning;^ revenge;^ scusate;^ some
-10 ^ truce;^ wer;^..(;^..abrazo;^..anybody;^..birthday;^..care;^..choir;^..desde;^..good;^..grandmother;^..grandson
-10 ^..hands;^..hard;^..knee;^..learned;^..les;^..much;^..neighbour;^..neighbours;^..played;^..pleut;^..rolled
-10 ^..school;^..snow;^..spent;^..taught;^..tomatoes;^..train;^..trust;^..uit;^..waited;^..wishes;^..x;^..zit;a cold
-10 a decent;a friend;a general;a holiday;a map;a meeting;a moi;a plan;a pleasure;a small;a thorn;a war;a year
-10 a..after;a..feeling;a..late;a..table;a..windy;abrazo;admire;afraid of;again and;again so;ages $;ago $;alguien
-10 all over;all..best;all..well;already $;altijd;always $;always said;always..$;always..a;always..the;am $;an..to
-10 and ive;and lost;and nobody;and that;and your;and..cant;and..dog;and..havent;and..never;and..of;and..today
-10 and..was;any..,;anyone;anyone else;apologies;are we;are..a;are..and;are..for;are..to;arm;armies against
-10 armies..one;asks;at school;at..moment;at..office;at..wedding;auf der;aus dem;awake;back is;back..holiday;baked
-10 barbecue on;be furious;be out;beach;because of;bed now;been in;been so;been..here;been..quiet;been..this
-10 been..those;beer $;beginning;bei mir;bei uns;believe it;ben ik;best..,;beste;bet &;big..$;birthday..,;bises;bit of
-10 blame the;bought;boxes;brain;bravo;but..is;but..like;buy;by &;by christmas;canada;cannons;cant..$;cape;cat $
-10 cat walked;cat..over;cellar;chat;cheating;cheese;chez;chicken;chickenpox;children;choir practice;christmas;ciao
-10 close to;cold $;cold ,;cold and;come and;coming..the;congratulations..the;couldnt;cruel;dag;dass;day at;day..,
-10 deadline;dear all;dear host;degrees here;degrees..and;delayed;dentists;depuis #;deserves;dice be;dice last
-10 dice..be;did..ever;do we;doctor says;does..know;dog $;dont worry;down $;dreamt;drinks;een..van;eindelijk;empire
-10 en ik;en la;end of;ends;enjoyed;enjoying;essays;etait;evening ,;evening..$;ever ,;ever..$;every single;every..i
-10 everybody;everybody..$;everyone is;everywhere $;fair;feeling about;feeling..$;feels like;feet;ferry;film $
-10 finally #;finally got;fingers crossed;first frost;first..in;first..of;folder;folks ,;for $;for an;for being;for so
-10 for..birthday;for..delay;for..hours;for..in;for..last;for..late;for..long;for..patience;for..quick;for..turns
-10 forgotten;fortuna;friday ?;friday..$;friends $;from holiday;from..hospital;frost;fun;furious;game master;game so
-10 game..&;game..i;games..$;gang;general $;gerade;gesendet $;getting..$;glad;glass;good at;good day;good night
-10 good..$;good..everybody;good..for;good..this;good..to;gorgeous;got..from;got..in;grandchildren;grandfather
-10 great..$;greetings..the;groetjes;grow;grusse aus;gym;ha $;hallo..,;hands $;hanging;happy..,;happy..to;has..raining
-10 has..the;hates;hats;have thought;have..idea;havent..a;having a;he is;hebben;hele;hello to;hence the;here since
-10 here we;here..am;here..come;here..go;here..tuesday;hi $;hi host;hi peter;hi there;hi to;history;ho..la;hola
-10 holding;holds @;hole;hole in;holiday $;holidays $;honest $;honour;hope this;hope..all;hope..had;host $;hosting ,
-10 hours $;how &;how are;how did;how..you;i admit;i come;i couldnt;i dreamt;i expect;i finally;i play;i trust;i..im
-10 i..time;idea what;if only;ik niet;il mio;il ritardo;im the;im..in;im..my;in der;in law;in may;in our;in your
-10 in..give;in..house;is all;is always;is at;is finally;is killing;is over;is such;is well;it feels;it hurts;it when
-10 it will;its..degrees;ive been;jaar;jam;job ,;join the;join..next;jullie;june;just got;just walked;just..or;kept
-10 killing..$;kilos;kind..,;kinder;knee is;knitting;know..$;know..i;la..du;la..es;landlord;lang;lasagne;last..was
-10 late..,;laugh at;laughs;law;leeds $;lemurs;liebe grusse;life is;lives;looks..a;lose this;lost..#;luck ,;luck..$
-10 lucky $;made me;made..laugh;madre;makes me;map in;map looks;map..a;maps;master;may $;maybe this;me how;me today
-10 me..is;meet;meinem;merci pour;mercy;minutes $;mir $;mit..$;mon..$;monday and;months;mood;morning..$;morning..so
-10 mother in;mother..law;mountains;moving house;much for;must have;my aunt;my exam;my father;my grandfather
-10 my grandson;my hands;my knee;my laptop;my late;my mum;my neighbour;my old;my spam;my..lost;my..teacher;my..wedding
-10 myself $;nervous $;never been;new flat;new puppy;new..and;next year;nice;nice try;night..the;nightmares;no me
-10 no..what;noch..mir;noise;nos;nous;nunca;nuovo;of my;of..week;of..year;on for;on..board;one hand;one..left;ones..a
-10 opened;operation went;our..,;p;painting;parents;personal $;personal..&;pete ,;peter $;phone..at;photos;picture
-10 pity;place to;planning;play..a;playing this;pleasure;point;polite;poor old;por fin;pour..$;pray;pray for;pray..me
-10 printer;proud of;que la;quel;quick one;quiet lately;quiet..$;rain $;read that;read..the;recipe for;ritardo
-10 rolled..#;room $;room ,;rounds $;row $;run $;sad;sagt;saluto;samedi;saturday $;saving;saw the;says im;says..$
-10 says..and;scary;scusate il;scusate..ritardo;see..at;see..in;see..match;sehen;semana;send me;sera;ses
-10 seventeen armies;silence;since;since i;sincerely;sitting in;sitting on;sixes in;sixes..a;sleep $;snow up;snow..to
-10 so be;so forgive;so happy;so here;so naturally;so tired;so..my;sorry for;sorry..late;sounds;soup $;soup..$;spain
-10 spam folder;speak;stack in;stack..@;staring;staring at;still owe;stop &;storm took;story;suerte;sunburnt;sunshine
-10 talk..it;tan;taught &;taught..to;tears $;tenido;term;thanks ,;thanks..asking;thanks..hosting;thanks..running
-10 thanks..waiting;that im;that..army;the beach;the birthday;the boiler;the car;the children;the coffee;the days
-10 the deadline;the dentists;the family;the ferry;the holidays;the hospital;the kitchen;the lake;the letters
-10 the operation;the oven;the quick;the school;the sofa;the storm;the sun;the tomatoes;the trains;the typos;the vet
-10 the wait;the wedding;the worst;the..all;the..ate;the..be;the..board;the..defence;the..gods;the..house;the..now
-10 the..room;the..took;their;these days;these..?;thesis;they..the;theyll;thin;thirty years;this so;this..:;this..ill
-10 this..im;this..late;thorn;thorn in;thorn..my;those were;thought that;thx;time..i;time..year;to everyone;to find
-10 to join;to win;to..new;to..single;today..the;tom ,;tomatoes are;tomorrow ,;ton;too quiet;took #;train $;train is
-10 trains are;tree;trip;trouble;tuesday..the;turn :;tut;typos;typos $;um;umbrella;uncle;une..$;ur;used..play;usual $
-10 utrecht;verloren ,;verspatung;verspatung ,;very windy;vet;voila;waited #;waiting..,;was #;was at;was..good
-10 was..last;was..of;we had;we played;we were;we..at;week and;well played;went..,;were a;were all;were off;were..a
-10 what did;what..lovely;when we;which is;who would;who..$;who..@;who..have;who..the;whoever holds;whole..smells
-10 will..be;win..one;window;windy;windy..$;winter $;with..hand;woman;wonder what;work is;working;world $;world..$
-10 worry;worst;would..so;would..thought;writing..from;x $;year to;year..$;years $;yellow;you had;you lot;you were
-10 you..@;you..in;your;your letter;your mail;your mother;your patience;youre a;zum;zusammen
-9 # coffees;# essays;# last;# months;# percent;#..here;#..us;& ,;& armies;& on;& ur;&..dear;&..deine;&..hi;&..how
-9 &..ill;&..in;&..with;, comme;, deine;, especially;, jen;, remember;, well;, youve;,..admit;,..der;,..everywhere
-9 ,..forgive;,..gibts;,..hat;,..hope;,..hours;,..how;,..internet;,..kids;,..my;,..naturally;,..promise;,..train
-9 ,..typing;. my;. well;14th;@ anyway;@ back;@ because;@ had;@ ist;@ last;@ must;@ now;@..day;@..ill;@..im;^ alguien
-9 ^ always;^ amities;^ aqui;^ back;^ besos;^ big;^ bises;^ bonne;^ dag;^ eindelijk;^ envoye;^ great;^ inviato;^ isnt
-9 ^ look;^ lovely;^ mia;^ napoleon;^ oggi;^ poor;^ quel;^ remember;^ saludos;^ salut;^ say;^ shouldve;^ since;^ thx
-9 ^ vaya;^ were;^ wir;^ youre;^..big;^..couldnt;^..dreamt;^..ein;^..expects;^..feels;^..friday;^..friends;^..guys
-9 ^..has;^..hate;^..heating;^..hi;^..how;^..internet;^..keeps;^..live;^..mal;^..man;^..map;^..mother;^..must
-9 ^..personal;^..printer;^..sehen;^..sleep;^..stopped;^..thanks;^..turns;^..uns;^..ur;^..who;^..work;^..wurfel
-9 ^..years;^..zusammen;a cake;a comeback;a glass;a good;a match;a pint;a pity;a quiet;a second;a ver;a win;a..attack
-9 a..job;a..like;a..ses;a..time;a..up;about &;advice;against &;age;aggressive;airport;alive $;alive..$;all be;all the
-9 all..me;all..years;als een;always ends;always..up;am..this;amazing;amis;amities;an army;and happy;and is;and..is
-9 and..lost;and..not;and..whole;angry;anos;anybody else;anyone..a;anyway ?;anyway..$;arbitro;are off;are..on
-9 are..still;are..strike;army ,;ask $;asleep $;at your;ate my;aux;baby;back from;be at;be home;be lucky;be so;be with
-9 be..next;because the;bed;been far;been saving;been staring;been very;been..thorn;been..too;beer for;beginning $
-9 believe that;believe..lost;believing;besos;best defence;better a;beware;bicycle;big..in;birthday ,;birthday card
-9 birthday..$;biscuit;blue;board game;bonne;book $;bread;bridge;brilliant;bring a;bring..$;broken;brought;buenos
-9 built;buongiorno;bus;busy;but..can;called @;calls;calm;calor;cancelled;cerveza;chair;chaos;charm;che mi;che..,
-9 cheating..$;chien;chips;chocolate;christmas ?;christmas to;coffee machine;coffees;col;come la;comeback;comeback..&
-9 comes $;coming;coming..i;complimenti;congratulations to;conquest;continents;cook;cost me;could have;could..&;court
-9 cream;cricket;culpa;cumple;cup;daughter..her;daumen;day;day and;day..the;de mon;dear &;defence..@;defender
-9 dentist ,;der @;deserves a;desk;di nuovo;dias;dice had;dice..have;dich;did anyone;die verspatung;dimanche $
-9 disaster ,;doctor..i;does anyone;does..always;does..have;dog ate;dog..to;doing $;domenica;domination;domingo
-9 dont tell;dreamt of;drink;driving..on;e la;e mail;edith;el mapa;emperor;en..que;ends up;enjoy the;envoye..mon
-9 es seit;especially;est..,;etait..,;evening all;ever since;ever..?;ever..@;every;exactly;exams are;excellent
-9 excitement;excuse the;expects;explain;fa #;fait ses;family $;far..many;far..much;far..quiet;fast;favourite
-9 feel..napoleon;feeling better;feelings ,;first game;first snow;first..at;first..this;fish;flu $;fog;folks $
-9 football;for ages;for dinner;for today;for weeks;for..a;for..hour;for..is;for..lovely;for..since;for..soup;forever
-9 forgive the;fortune;fragt;frau;from #;from sunny;from..dentists;from..train;frost last;frost..night;funeral
-9 funny how;fur..$;game i;game..far;garden..full;gateau;gehort;getting..too;geworden;gg;gibts;giovedi;give my
-9 glass of;goes..im;good;good feeling;good..all;good..peter;gracias;gracias por;grandma;griep;gripe;guilty;ha..$
-9 habia;had this;had time;had to;had..flu;had..for;had..of;had..power;hair;half term;half..,;half..world;hamster
-9 hands are;happened;hard..$;hard..,;hardly;harriet;has eaten;has..armies;hat ,;hat die;hats off;have my;have..this
-9 he..to;heart $;heat;held..for;hello $;hello ,;hello and;hello everyone;her first;het..van;hi everyone;hi folks
-9 hi pete;hier..es;hip;hoffentlich;hole..my;homework;honest ,;honeymoon;hope $;hope everyone;hope..dice
-9 hospital waiting;hospital..room;host..$;hours..the;house is;how..i;how..it;hows;i almost;i bring;i hear;i learned
-9 i looked;i nearly;i open;i sleep;i spent;i swear;i went;i..an;i..be;i..dont;i..feel;i..lucky;i..thats;ice cream
-9 ich..gerade;ich..nie;iemand;ik..een;ill blame;ill go;im getting;im late;im mad;im off;im sorry;im taking;immer noch
-9 in..garden;in..letter;in..life;in..side;in..spam;in..weeks;inviato;is anyone;is broken;is delayed;is finished
-9 is gorgeous;is lovely;is now;is short;is up;is..else;isnt..funny;it always;it funny;it..on;its so;its summer
-9 its..here;its..personal;ive..been;jahr;job $;jours;just..back;keep telling;keep..and;key;kind to;kind..$;knew
-9 know a;know its;know who;know why;know..good;komt;la carte;la..est;lacht;lads in;lads..@;last time;last..made
-9 lasted;late again;lately $;laugh $;laugh out;laugh..loud;le chien;learn;learning;leaves are;les..ont;letter;library
-9 liegt;life ,;life..good;like napoleon;little..in;live the;lives in;living;llego;long do;long enough;long live
-9 look..@;looks so;lose..one;losing $;lost a;lost..to;lot of;loud..the;love $;love..when;lovely..you;luck to
-9 machine broke;mad $;made a;made of;mails $;mal wieder;mange;many of;march $;margaret;may..dice;me .;me laugh
-9 me nightmares;me of;me something;me that;me..@;me..game;me..that;me..turn;me..when;meetings;men in;merry..to;mess $
-9 mi $;mi..il;middle of;miss the;missed;month ?;morning from;morning..,;mother is;mothers;movil;movil $;much..$
-9 my best;my dear;my dog;my driving;my favourite;my feet;my frau;my hair;my hat;my internet;my luck;my sleep
-9 my strategy;my umbrella;my uncle;my wifes;my..again;my..always;my..have;my..hurts;my..just;my..last;my..since
-9 my..took;ne..jamais;neighbours are;never had;never..to;new map;new phone;next..we;nice..$;night..i;nightmares $
-9 nobody expects;nonna;not..good;nothing serious;november;november $;now for;nur noch;of luck;of..last;off..choir
-9 office is;older;older than;on holiday;on strike;on sunday;on your;on..table;on..way;one..you;open $;open the;or..&
-9 os;other..is;our choir;out ?;oven $;owe;owe..something;paella;painting the;pancakes;paper;passed her;patience..a
-9 patient..me;people $;perche;phone is;pint;plans;play..with;players;plenty of;po di;point $;poor..@;post;power cut
-9 pretty;promoted;pub quiz;qui..le;quiere;raining..since;real table;refuses;refuses to;regards..$;reminder ,;reports
-9 respect;retard ,;retraso;revenge is;rich;ripe;rolled a;rolled..ones;rolled..sixes;rome;roses;round i;round..a
-9 rounds..$;s..&;said that;saludos;saludos desde;salut;saw your;say hi;says the;says..to;scared of;screen;see..,
-9 see..all;see..of;seems to;seit gestern;send..a;serious;served;sevilla;shaking;shall be;she is;sheep;shift $
-9 short..,;should see;si e;sick;since you;since..summer;sincerely ,;sinds;singing;sings;sitze;skiing;sleep ,;sleeping
-9 slept through;snow $;so close;so excuse;so ive;so well;so..a;so..am;so..of;socks;socks $;sold;soldiers $;solito
-9 sometimes;sooner;sorry..being;soup ?;spam..$;speaking;spent the;spite;spot;spring $;spring ,;standing;statistics
-9 story $;strategie;suits;summer..$;sunny;survived;sushi;swear;sweet..$;table ,;tante;tea and;teacher would;team lost
-9 telling me;tennis;terrible $;terrible..$;territories;test on;that stack;that..will;thats all;thats how;thats why
-9 the airport;the cake;the cape;the cellar;the concert;the east;the grandchildren;the internet;the knee;the library
-9 the lovely;the mountains;the party;the plumber;the post;the quiz;the report;the roses;the short;the village
-9 the waiting;the wind;the windows;the winter;the..broke;the..left;the..machine;the..play;the..puppy;the..quiz
-9 the..refuses;the..reply;the..show;the..work;there a;there goes;think..will;thinks im;third time;thirty..of
-9 this month;this works;this..going;this..of;those..armies;threw;through the;thx for;tiempo;time at;time..had;times #
-9 to choir;to everybody;to mark;to..practice;to..tomorrow;to..windows;toda;toda la;today and;today..so;toes
-9 tomatoes..finally;tonight and;took it;tooth;toujours;trabajo;traffic;train;trains..on;tree $;tried;tuesday and
-9 turned;university;until turn;until..#;up at;up..?;up..my;used..be;vacances;vanaf;vaya;visiting;volta;von meinem;voy
-9 vu;wall;wants @;was fun;was nice;was on;watch the;we go;we lost;we..have;week..&;week..my;weiss;well..&;went..and
-9 wer hat;were having;were moving;were terrible;were..house;were..the;what happened;what..comeback;what..game
-9 what..match;when is;when..had;when..was;who is;why did;why..the;wieder;wieder..,;wifes;will..@;will..me;window $
-9 windows;windows here;with us;with..?;with..men;woke;won #;words;work has;world domination;worse $;year ?;you need
-9 you send;you so;you..been;your @;your dice;your wife;your..with;youre doing;youre the;zon;zusammen ,
-8 # abbraccio;# again;# anos;# caldo;# continents;# deadlines;# heures;# jours;# peu;# saludo;# saluto;# stunden
-8 #..ago;#..desde;#..lost;#..next;#..still;#..straight;#..terribile;#..weeks;& are;& attack;& face;& goes;& have
-8 & now;& owes;& should;& u;& you;&..alive;&..and;&..at;&..down;&..go;&..ich;&..nice;&..no;&..one;&..play;&..que
-8 &..sleeps;&..te;&..the;&..through;&..when;, as;, be;, both;, boxes;, como;, does;, edith;, everybody;, good
-8 , greetings;, happy;, hat;, hats;, honestly;, hurrah;, life;, margaret;, mark;, merci;, mostly;, peter;, said
-8 , says;, sie;, sunburnt;, war;, which;,..(;,..again;,..al;,..almost;,..could;,..deadlines;,..del;,..est;,..expect
-8 ,..good;,..hast;,..heard;,..know;,..los;,..lost;,..luck;,..made;,..mando;,..saw;,..sera;,..serious;,..started
-8 ,..suis;,..tenido;,..usual;,..very;,..wir;,..worry;. ha;. how;...kilos;: la;:..was;@ before;@ es;@ like;@ looks
-8 @ my;@ stands;@ won;@..christmas;@..come;@..look;@..lost;@..night;@..nothing;@..rather;@..they;^ another;^ arsenal
-8 ^ been;^ beste;^ bon;^ bonsoir;^ buenas;^ buenos;^ buongiorno;^ chi;^ coffee;^ dinners;^ enough;^ enviado;^ estoy
-8 ^ everybody;^ feeling;^ gentlemen;^ gg;^ gisteren;^ grandma;^ guten;^ have;^ heute;^ hows;^ its;^ ive;^ jetzt
-8 ^ lost;^ old;^ peace;^ perdonad;^ phone;^ quiet;^ rain;^ rolled;^ shell;^ shes;^ short;^ sitting;^ sushi;^ they
-8 ^ today;^ took;^ train;^ twenty;^ verstuurd;^ viele;^ voila;^ walter;^ we;^ wij;^ youve;^..abbraccio;^..afternoon
-8 ^..allemaal;^..almost;^..army;^..baby;^..baked;^..beat;^..border;^..calm;^..children;^..coffee;^..commence
-8 ^..crossed;^..dados;^..dal;^..dears;^..dentist;^..dias;^..doing;^..even;^..exam;^..expect;^..eyes;^..fancy;^..fille
-8 ^..friend;^..frost;^..gang;^..gets;^..hab;^..hace;^..had;^..hear;^..hebben;^..hello;^..hey;^..hip;^..horoscope
-8 ^..hours;^..hurt;^..ja;^..kind;^..laughing;^..leaves;^..mapa;^..maths;^..mercy;^..mi;^..mio;^..moglie;^..nai;^..new
-8 ^..news;^..owes;^..p;^..passed;^..pity;^..quiet;^..rain;^..safe;^..saludo;^..saluto;^..saw;^..sitze;^..sixes
-8 ^..small;^..somebody;^..started;^..storm;^..swear;^..time;^..tired;^..tochter;^..told;^..tonight;^..trains;^..une
-8 ^..vanaf;^..ver;^..visto;^..vrienden;^..wanted;^..warm;^..week;^..wifi;^..year;a beautiful;a board;a brilliant
-8 a continent;a dish;a dream;a drink;a eu;a fait;a film;a flat;a happy;a hole;a jar;a ladder;a medal;a nervous
-8 a picture;a place;a power;a proper;a rest;a row;a saint;a star;a terrible;a tree;a while;a wonderful;a..best
-8 a..border;a..christmas;a..continent;a..cut;a..day;a..empire;a..general;a..if;a..laugh;a..man;a..map;a..memory
-8 a..mood;a..move;a..neighbour;a..over;a..person;a..plan;a..recipe;a..roll;a..sleepy;a..spot;a..to;a..today;a..war
-8 aan de;abbraccio;about..game;abrazo ,;accountant;acqua;addictive;admire it;admit $;afraid..&;after last;again soon
-8 against..#;age $;ai..$;air;alive ?;all alone;all evening;all for;all is;all meet;all these;all very;all..?;all..for
-8 alla..,;allemaal ,;allemaal..$;allotment;alone in;always;always forget;always roll;always the;always..,;always..who
-8 am freitag;am samstag;am writing;am..the;amazing $;amis ,;and half;and his;and me;and my;and sweet;and toes
-8 and..dice;and..families;and..fan;and..happy;and..house;and..neighbours;and..out;and..still;and..where;and..you
-8 anniversary;anno;ano;anybody;anyone know;are over;are shaking;are still;are well;are..#;are..what;arsenal;as ever
-8 asked ,;at breakfast;at cards;at..barbecue;at..beach;at..i;at..last;at..on;at..percent;at..place;at..point
-8 attack last;attenti;awake..$;away..week;awful $;awful..$;awfully;baby is;baby..$;bac;bad..about;bad..for;badly..$
-8 bake;bakery;bank;barely;basically;battery $;battle $;be back;be my;be slow;be working;be..&;be..@;be..than;beach $
-8 beans;bears;bears $;beat me;beat..at;because he;been;been a;been playing;been..the;before breakfast;before my
-8 before...;begin $;being a;believe i;believe..?;believing in;belle mere;best served;best..of;best..win;beste..,
-8 betis;better late;better..&;better..thank;between me;big..for;bijna;bike;birthday on;birthday today;birthday..&
-8 biscuits;bit..luck;blaming;bless;blijft;board;board..i;boiler man;bold $;bologna;bon ,;bonne..a;bonsoir;bord;boring
-8 both of;boxes everywhere;boxes..$;boy;boyfriend;boys;brain is;breakfast..the;bretagne;bretagne ,;brief ,;broke down
-8 buenas;buenos dias;build;burning a;burning..hole;bus ,;busy $;but..does;buy..a;buying;buying the;by mail;bye ,
-8 bye..&;cada;caffe;cake..the;caldo;call me;calm and;calm..carry;came $;came back;can barely;can hardly;can hear
-8 can only;can stop;cant stop;cant..for;cant..i;caravan;card for;card..the;cards since;cards work;cards..for
-8 cards..my;care $;care ,;cares;carta $;cat;cat just;cat..my;cat..walked;caught;cellar is;cena;cest la;chances
-8 changed jobs;chaos $;chapter;che..$;cheeky;cheering;cheering for;cheers from;cheese $;chess..$;chickenpox ,
-8 choir sings;christmas and;christmas..you;clear;closed;closed $;coffee..broke;cold..$;collects;colour $;colours
-8 come ,;come out;come..from;comeback by;comme de;comme..habitude;computer $;con..dadi;continent;corner;cornwall
-8 cough;could do;could stop;could..send;could..with;crazy..the;crewe;cried;crime;cross the;crossed $;crossed for
-8 cruel to;cruel..me;cry;cuarenta;cuarenta grados;cuidado;curry;dadi $;dag..,;dank;danke fur;das wetter;dat is;dave
-8 day late;day..$;days ,;days now;days straight;days..the;de dobbelstenen;de habitude;de hele;de trein;de..met
-8 deadlines;dear peter;dear..$;dears;decent roll;decent..$;defence ,;defended;degrees in;deje;del..?;delay $
-8 delayed again;dentists waiting;dentists..room;der..hat;der..ist;des sont;deserves..medal;desole du;desole..retard
-8 dessert;di fortuna;dice owe;dice..up;did it;did..@;did..else;did..know;did..watch;didnt..that;die dobbelstenen
-8 die kinder;die wurfel;die..sind;diese;dinners;disaster $;dish;dish best;dish..served;do hope;do to;do..a;do..know
-8 dodici;does..ever;doesnt it;dog has;dog refuses;dog..eaten;dog..the;doing a;done for;dont be;dont hate;dont talk
-8 dont you;dont..&;dont..about;door open;doors;dorm;double..$;down for;down..and;dreadful;dream about;dream of
-8 dreamt..@;drew;driving..today;du hast;du retard;dublin;dublin $;ducks;dull;dura;e all;earth is;eaten the;echt..$
-8 edith $;egg;eine..,;einer;einsen;el betis;el domingo;election;elephants;else have;en een;en sevilla;en vacances
-8 encore #;end in;endlich..$;enemies;english;enormous;enviado;enviado..mi;envoye de;es..gestern;essays on;essays to
-8 essays..mark;est bien;est..$;estan;eu;euch;eure;eure..$;euros;even my;even the;ever do;ever sleeps;ever won
-8 ever..in;everyone;everyone keeps;everyone wants;everyone..the;everything is;everything..this;exams all;exams..over
-8 exams..week;excitement..so;exciting;excuse my;excuse..typos;expected;explain to;extra..$;eye;fa..caldo;face is
-8 face..numb;fait..premiers;families;families $;family is;fan;fancy;fat;fate;father used;father..to;febbre;fed
-8 feel..bit;feeling..this;feelings $;feels good;feliz;fence;ferry ,;fiets;fight ,;finally asleep;finally passed
-8 finally..my;finally..po;finally..the;find @;finds;fingers..for;fingers..toes;finish;finita;flat went;flat..well
-8 flatmate;flight;flowers;folks..$;food;for #;for keeping;for leaving;for lunch;for some;for taking;for world
-8 for..decent;for..for;for..fun;for..i;for..of;for..people;for..short;for..so;for..weeks;for..while;for..whole
-8 forgive..for;forgotten..$;fortress;forward to;fourth;frank;freezing;friday and;fridge;friend ,;friendly;frio
-8 from..airport;from..ferry;from..next;from..phone;from..waiting;fromage;front of;frozen..$;fun..$;game after
-8 game and;game has;game than;game..#;game..all;game..on;gang ,;gang..$;gano el;gano..betis;ganz;garden $;garden..$
-8 garden..a;gatto;gehort mir;generals;generals..$;gentle $;gentle with;gentle..me;gentlemen;geografia;geography $
-8 get..letters;getting far;gewonnen;gewoon;gezien;give..love;gm;gm ,;go back;go out;goal;gods have;goes for
-8 going..the;golf;golf $;good afternoon;good laugh;good plan;good recipe;good weekend;good..?;good..about;good..me
-8 good..see;got back;got home;got it;got me;got to;got..second;grados;gran;great;great $;great game;great job
-8 great..so;greetings ,;greetings..sunny;grillen;grippe;groetjes uit;grow up;grow..i;grusse ,;grusse..dem;gut;guten
-8 guten..,;guys ,;guys..$;ha ,;ha..di;ha..il;haben wir;habitude;habitude $;hace #;had a;had an;had ik;had pancakes
-8 had the;had..armies;had..dream;had..first;had..lovely;had..on;hai;halbe;half..face;half..family;hallo zusammen
-8 hand and;hands;handy gesendet;handy..$;hanging on;happens ,;happy easter;hard $;harold;harriet here;hart;hart $
-8 has chickenpox;has in;has this;has..and;has..one;has..up;hast du;hat eigentlich;hat my;hat..&;hate..for;hates..$
-8 hats..$;haus;have eaten;have waited;have..for;have..long;have..my;having..in;he can;he never;he still;he tenido
-8 he was;healthy;hear the;hear you;heaven;heb je;heet;held @;held out;hello &;hello all;hello everybody;hello peter
-8 hello you;hemos;her driving;her..test;here $;here..are;heres my;hes been;het..een;heures;hey ,;hey all;hey there
-8 hey..,;hiding;highlight;highlight of;highlight..my;hip is;his #;holiday ,;home..#;honestly ,;honestly i;honour of
-8 hope;hope for;hope thats;hope youre;hope..are;horoscope says;hosts;hot ,;hotel;hotel is;hour to;hour..$;hours in
-8 hours..and;house smells;house..the;how do;how i;how was;how..@;how..always;how..that;hows the;huge;hungover;hungry
-8 hurrah;i admire;i baked;i blame;i call;i found;i grow;i hate;i hold;i hope;i lost;i promise;i slept;i threw
-8 i waited;i..been;i..better;i..forget;i..hardly;i..hope;i..liked;i..opened;i..say;i..take;i..telling;i..thirty
-8 i..trust;i..typing;i..we;i..writing;ich jetzt;ich sitze;ici $;id..be;idea how;idea..&;iedereen;if..ask;if..my
-8 ik..al;il..depuis;il..sur;ill bring;ill buy;ill see;ill take;ils;im blaming;im buying;im doing;im really;im sending
-8 im so;im up;im..at;im..bit;im..but;im..for;im..here;im..up;impressed;impressed $;in honour;in june;in march
-8 in person;in portugal;in tears;in them;in ufficio;in..by;in..club;in..days;in..face;in..is;in..looks;in..meeting
-8 in..must;in..office;in..oven;in..pocket;in..pub;in..row;in..snow;in..week;in..world;ingrid;interview;invented
-8 invited;invited $;is awful;is back;is een;is feeling;is great;is numb;is older;is simple;is terrible;is very
-8 is visiting;is war;is why;is winning;is..always;is..back;is..big;is..bit;is..cheating;is..dish;is..en;is..far
-8 is..why;ist all;ist wieder;it had;it has;it rains;it was;it..how;it..nice;its all;its getting;its like;its me
-8 its nothing;its risky;its..again;its..so;its..there;its..time;ive always;ive made;ive stopped;ive waited;ive..about
-8 ive..saving;jahren;jai perdu;jar;je suis;je tecris;je..de;job;job..$;jobs;jungle;jurgen;jurgen $;just back;just..a
-8 just..from;just..home;kaffee;kangaroos;keep calm;keep well;keep..awake;keeps telling;keeps..me;keiner
-8 keyboard twice;keyboard..while;kids have;kids want;kilos ,;kind $;kind for;kind..once;kisses;kitchen table
-8 kitchen..$;knee..much;knees;know it;know..it;knowing;kuchen;la febbre;la semana;ladder;lake $;lang..$;laptop $
-8 laptop died;last battle;last message;last report;last round;last spring;last sunday;last turn;last..that;last..were
-8 late ,;late than;late..always;late..never;laughed $;laughing at;laughing..&;le chat;le fromage;le match;le petit
-8 le retard;le..et;le..etait;le..va;league;learned to;leave..with;leben;left the;legs;leid;lena;les amis;les..,
-8 les..sont;let..dice;letters $;liebe..,;lighthouse;like #;like it;like..$;like..good;like..last;like..thank;lisbon $
-8 lit;little @;live $;lives..@;llevo;lol;lol &;lonely..there;long memory;long..we;longer than;look like;look so
-8 look..a;looked at;looked..the;looks..empty;lost again;lost all;lovely $;lovely ,;lovely to;lovely..on
-8 luck everybody;luck is;luck..everyone;luck..i;luck..the;lucky last;lucky..$;lui;lundi;ma belle;ma..,;ma..mere;macht
-8 mad ,;madness;mail made;mail..$;mail..im;mail..it;mal sehen;mann;many..does;map you;map..$;map..sent;map..the
-8 march..@;mardi;margaret $;marmalade;master..the;match ?;match..$;mate $;maths teacher;may..best;maybe..is;me at
-8 me i;me nervous;me one;me so;me when;me..&;me..does;me..if;me..time;me..una;me..week;mean..$;medal;medico;meeting $
-8 meinem handy;meinem..gesendet;meme;memory;mensch;merci encore;messages;messages $;met je;mezza;mi..ya;mia moglie
-8 minutes to;moglie;mondays;month..$;months $;mooie;moon;more of;more weeks;more..until;morning $;morning all
-8 mother says;mountains ,;moving..on;much..to;mucho $;mum is;must say;my accountant;my brain;my dentist;my des
-8 my desk;my english;my exams;my family;my flatmate;my landlord;my love;my mothers;my parents;my pocket;my sisters
-8 my telefoon;my thesis;my tochter;my tomatoes;my..attack;my..died;my..folder;my..game;my..got;my..half;my..has
-8 my..job;my..lives;my..looked;my..test;my..today;my..walked;nantes;napoleon ,;nearly forgot;need it;need..rest
-8 need..win;neighbours rooster;neighbours..woke;neither;nervous..$;never again;never liked;never..&;never..me
-8 never..so;new glasses;new laptop;new..,;new..went;news ,;news from;news..the;next..i;nice..last;nice..see;nice..you
-8 nie $;nie ,;niet vergeten;no luck;no mercy;no..how;no..ni;nobody..anything;nobody..to;noch bei;noel;noel $;non..ho
-8 noon $;noon..the;not bad;not..a;not..for;nothing fancy;notice;noublie;now and;numb;numb $;ob..das;october;of cake
-8 of everything;of time;of wine;of year;of..all;of..and;of..board;of..days;of..life;of..will;of..with;off..bed
-8 office..the;old &;old @;old board;on friday;on..again;on..finally;one coming;one ill;one..ill;only just;only play
-8 only saw;only..more;operation..well;or..this;our first;our heating;our..has;our..sings;out and;out by;out for
-8 out on;out..#;out..&;outside $;owes..a;pacifica;padre;pancakes for;panne;papers;parking;partida;patience ,
-8 patience with;patient with;patiently;paul;pauvre;pay for;pech;perdonad;perdu;perfect;perso;person ,;pete..$;petit
-8 peu;piedi;pity..&;place..be;plaster;plastic;play like;players ,;players..$;plays..,;pleasure to;plenty..time
-8 pleut depuis;pleut sur;plumber..$;po..fortuna;pocket;poker;polite $;pool;poor @;poor..$;poor..&;por el;por la
-8 postcard;pour une;pour..retard;predictable;premiers;premiers pas;present;printed;priya;prize;probably..$
-8 promised my;proud $;pub $;purple;pyramids;que los;que tal;que ya;que..hace;que..tengo;quelquun;questanno;qui..#
-8 quick;quick reply;quiet turn;quiet..,;quiet..the;quiz on;radiator;rained;raining..for;rains;rainy;rainy..$
-8 rather be;read your;real @;real..,;record;recovered;red $;refuses..go;regards $;regards to;regiment;remember when
-8 remember who;reminder $;reminds;reminds me;reminds..of;resiste;rest..peace;retard $;retired;retraite;retraso ,
-8 reunion;reyes;rio;ritardo ,;rome ,;ronda;room..nothing;room..the;rooster;rooster woke;rooster..me;rose;round were
-8 row;row last;row..i;rucken;rude;rude $;rufus;running;running on;running..game;s..the;sabato;sagt ,;said i;said..$
-8 saint;saludo;sam;same..$;samedi ,;samstag;sand;sandwich;saving those;saving..cards;say &;say hello;say i;schaatsen
-8 schon wieder;schonen;schoner;school $;school play;school..$;scream;screen $;seaside;seat;see some;see whether
-8 see..one;sent..i;september;september $;serious ,;ses premiers;ses..pas;set up;settimana;seventeen men;shame
-8 she always;she reads;shell be;shell..furious;sherry;shes got;short and;short..$;short..sweet;should all;siamo
-8 side since;siempre $;signal is;signal..awful;silence $;simple;since $;since noon;since..first;singing $;single..,
-8 sister lives;sister..in;sisters;sisters wedding;sitting..@;sitting..a;sitting..the;sitze gerade;sleep badly;sleepy
-8 sleepy..$;slept..the;smallest;smartphone;smell of;smells of;smiles;snow ,;snow..$;snowing;so at;so expect;so its
-8 so lonely;so nice;so patiently;so peaceful;so quickly;so somebody;so..&;so..dice;so..expect;so..gentle;so..get
-8 so..last;so..least;so..may;so..up;so..when;sofa $;some day;some luck;some of;some time;some..$;some..for;some..you
-8 somebody..&;somewhere ?;soon..$;sorry im;sorry..$;sorry..&;sorry..my;sorry..sorry;sounds like;sounds..a;soy
-8 spelleider;spiele;spite $;spreadsheet;standing in;star;staring..me;started;started it;starts in;state;steps;stil
-8 still angry;still dont;still get;still havent;still laughing;still the;still..you;stond;stopped at
-8 stopped believing;stopped..in;stories;straight $;strike again;strong for;students;stunde;stunden;sunburnt and
-8 sunny..$;supply;swearing;sweating;sweet today;swimming;tag;take up;tal;talks;tea;tecris;telefoon;telefoon $;tell &
-8 tell my;tells;tells me;terribile;test $;test today;test..$;than in;than never;than..game;thank..all;thanks again
-8 thanks to;thanks..for;thanksgiving;that hurt;that red;that you;that..a;that..coming;that..hold;that..letter
-8 that..lose;thats..you;the 14th;the back;the beginning;the best;the board;the book;the bus;the cold;the colours
-8 the company;the day;the fridge;the front;the general;the good;the gym;the heating;the highlight;the host;the hosts
-8 the ice;the jam;the key;the lemurs;the photos;the printer;the pyramids;the rain;the seaside;the silence
-8 the smallest;the ward;the washing;the..but;the..club;the..cross;the..day;the..dice;the..door;the..frost;the..has
-8 the..home;the..like;the..owe;the..report;the..since;the..time;the..trip;the..twice;the..week;the..weekend;their..$
-8 then la;there because;there in;these dice;these games;these years;think im;thinks i;thinks..should;this im
-8 this week;this..patiently;this..short;those..of;those..the;thought id;thought..@;thursday $;thx..the;tiene #;tient
-8 time in;time of;time this;time we;time..can;time..look;time..thank;time..this;to answer;to cook;to fight;to myself
-8 to open;to play;to thank;to watch;to you;to..an;to..barbecue;to..like;to..pub;to..wife;toast;tocca;tochter
-8 together $;told him;tolto;tomatoes $;tomorrow and;tomorrow..my;too..lately;took;took the;took..$;toute;train leaves
-8 train to;train..delayed;trap;trein;troops on;troops..the;trop..$;trouble $;trust a;try..@;turn and;turn..a;turns $
-8 tut mir;tuve;twaalf;twice while;typing with;typing..on;uber;ufficio;uit..,;umbrella $;una cerveza;unbearable
-8 une semaine;une..et;until noon;up all;up golf;up i;up..&;up..night;up..want;urlaub;us..,;us..out;us..the;used;uur
-8 vanaf my;verstuurd;verstuurd..my;very much;very quiet;very sleepy;vet says;veut;vi;viele grusse;viens;vino;voi
-8 voiture;volcanoes;volgende week;von..handy;vrienden;vrienden ,;vu le;vu..match;wait..see;wait..you;waited..weeks
-8 waiting $;waiting..$;waiting..me;walk $;walking;want my;wants..join;war is;ward;waren;warm $;warmer;was always
-8 was away;was cancelled;was fur;was het;was lovely;was mine;was never;was out;was that;was up;was very;was wonderful
-8 was..a;was..all;was..and;was..brilliant;was..close;was..most;was..nice;was..pleasure;was..than;was..until;washing
-8 watch..match;watched;watching the;way .;way ?;we finally;we spent;we used;we went;we won;we would;we..got;we..off
-8 weather for;wed;week..#;week..i;weekend $;weeks for;weer $;weer ,;well..,;well..a;well..the;went fine;went skiing
-8 wer..eigentlich;were in;were you;were..days;were..id;were..last;werk;wet;wetter;weve got;weve had;what could
-8 what time;what..he;what..mess;what..week;whatever..,;whats the;when she;when..grow;when..next;when..played
-8 when..reads;when..saw;when..the;whenever;which i;which..me;while..wrote;whitlock;whitlock $;who has;who made
-8 who taught;who..&;who..is;who..winning;who..you;whole house;whole of;whole weekend;whos;why does;why is;wieder..$
-8 wife $;wife..said;wifes..$;wij;will be;will..furious;will..out;wine $;winter ,;with dice;with those;with..all
-8 with..bit;with..cat;with..man;with..regards;wochenende;woke me;woke..at;won a;won..single;wonderful $;wonderful..$
-8 wont like;work..a;work..been;world ,;worried;worry $;worse than;would go;would..been;wouldve;written on;wurfel sind
-8 xx;y el;y quiere;y..estoy;year ,;year i;years..$;years..this;yes..i;you both;you did;you heard;you next;you..&
-8 you..a;you..beer;you..much;you..of;you..owe;you..running;you..well;your families;your knee;your letters;your..$
-8 your..?;your..are;your..doing;your..letter;your..mail;youre all;youre..a;youre..star;yours ever;yours..me;youve got
-8 zeit;zoo;zoon
-7 # sixes;#..against;& $;& got;&..a;&..you;, aber;, did;, il;, ma;, they;,..are;,..here;@ was;^ &;^ are;^ for;^ hope
-7 ^ sent;^ wat;^..een;^..everyone;^..got;^..hat;^..hope;^..kids;^..read;^..see;a...;a..last;a..on;afraid;alive;and a
-7 and..a;and..are;and..i;at me;at work;bet;big;club;comme;dadi;del..$;dice were;did you;does &;easter;evening;fa
-7 finally..$;first time;for once;forgive;fun $;game;get a;getting;got..$;ha;had;has a;hate;hate me;here;honestly
-7 hope you;i never;i saw;i..a;in..last;is in;is on;is..#;its..a;jetzt;laptop;last night;last..and;last..i;looked;love
-7 luck $;match;me a;me..i;my @;my..is;myself;need a;never;night;night $;night..$;now i;of a;of us;open;owe..a;pete
-7 plays;poor &;poor..,;raining;reading;red;rolled;saw;sie;sixes;sunday $;that &;the house;the train;the..again;things
-7 to..for;trust;turns;us;waiting;war $;week;went;went..$;weve;why;wish
-6 ! you;# anno;# ans;# battery;# bien;# calor;# carte;# dagen;# delirio;# dogs;# einsen;# friends;# fronts;# funerals
-6 # jour;# little;# people;# set;# tiles;# uur;& :;& after;& at;& be;& cards;& cheating;& collects;& didnt;& die
-6 & for;& get;& holding;& if;& ist;& luck;& moves;& never;& next;& only;& ormai;& per;& plays;& poker;& position
-6 & ran;& survives;& takes;& that;& tiene;& turned;& und;& used;& va;& wird;& wont;& wrote;&..this;, adesso;, aiuto
-6 , almeno;, another;, behalve;, beim;, bless;, bravo;, by;, carmen;, crying;, dafur;, dodici;, doesnt;, down;, droit
-6 , ein;, ero;, far;, fate;, flu;, fortune;, harriet;, hello;, hes;, hier;, including;, ingrid;, ist;, jurgen;, les
-6 , linda;, lovely;, lunch;, marijke;, may;, met;, minus;, moi;, ne;, never;, nu;, op;, ora;, our;, poor;, retired
-6 , sagt;, sauf;, send;, sitting;, sniff;, some;, tanto;, tes;, there;, theyre;, third;, time;, tomasz;, true;, very
-6 , weiss;, wer;, when;, wir;, writing;, yo;, yuki;, zei;,..still;. nobody;. what;14th ,;: happy;: he;: i;: ik;: le
-6 : te;: thank;@ are;@ come;@ deserves;@ ever;@ every;@ gives;@ have;@ hed;@ nog;@ off;@ reminds;@ resiste;@ than
-6 @ these;@..its;@..turn;^ against;^ ajax;^ anyone;^ anyway;^ apologies;^ attenti;^ because;^ bedankt;^ being
-6 ^ besser;^ beth;^ beware;^ bit;^ bonjour;^ bravo;^ buonasera;^ busy;^ call;^ che;^ ci;^ complimenti;^ cosi;^ dank
-6 ^ deje;^ desolee;^ dinner;^ domenica;^ done;^ drinks;^ easter;^ eccomi;^ entschuldigt;^ estuve;^ eure;^ every
-6 ^ everyone;^ exam;^ fa;^ fear;^ feliz;^ forgive;^ geen;^ gesendet;^ goedemorgen;^ going;^ gonna;^ gracias
-6 ^ grandson;^ grazie;^ groeten;^ grusse;^ ha;^ haha;^ harold;^ hast;^ hasta;^ hoffentlich;^ home;^ how;^ hungry
-6 ^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses;^ leaves;^ lena;^ lieve;^ llevo;^ looks;^ los;^ lucky;^ mal;^ many
-6 ^ mein;^ meta;^ miss;^ moin;^ monday;^ mooie;^ mums;^ nothing;^ nunca;^ of;^ oma;^ omg;^ ooh;^ op;^ os;^ p
-6 ^ perdona;^ personne;^ pizza;^ priya;^ quanto;^ quick;^ respect;^ running;^ saluti;^ schalke;^ servus;^ siebzehn
-6 ^ sincerely;^ so;^ sold;^ sometimes;^ stan;^ statistically;^ such;^ sunshine;^ thanksgiving;^ things;^ thirty
-6 ^ told;^ tractors;^ tut;^ voor;^ vous;^ warmly;^ what;^ whos;^ wow;^ written;^ xx;^ ze;^..again;^..bet;^..daughter
-6 ^..phone;^..sister;^..took;a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a cafe;a candle;a car;a caravan
-6 a cat;a cheeky;a chess;a crime;a dentist;a dog;a dull;a favour;a feeling;a finally;a french;a funeral;a handful
-6 a heavy;a hot;a lake;a leg;a maggio;a mange;a merry;a miracle;a nap;a napkin;a nasty;a nightmare;a noel;a party
-6 a patient;a photo;a pizza;a pool;a quick;a rematch;a report;a scarf;a seat;a sign;a soft;a storm;a tavola;a triumph
-6 a virtue;a voi;a vous;a wall;a weak;a..that;a..turn;abbiamo;abbraccio da;aberdeen;aberdeen $;about last;about time
-6 about your;abuela;account $;accountant would;acting;acting up;ad;addictive $;address ,;adesso ,;adjourned
-6 adjourned early;admit i;admit it;affreux;afraid $;after me;afternoon ,;again ,;again ill;again im;again..i;ages to
-6 aggressive $;aggressive ,;agosto;agosto $;air $;aiuto;aiuto $;ajax;ajax heeft;al #;alamo;alarm;alguien tenia
-6 all been;all fine;all goes;all had;all invited;all mad;all morning;all night;all readable;all right;all see
-6 all seul;all those;all weekend;alla nonna;allowed in;almost too;alta;altijd het;always a;always been;always for
-6 always get;always had;always me;am ?;am a;am doing;am going;am too;am typing;am wochenende;amici;amici ,;amigos
-6 amigos ,;amities ,;amities de;among;amused;an egg;an honour;an innings;ancora perdonato;and chips;and feel
-6 and fewer;and got;and her;and here;and hope;and im;and just;and laughed;and look;and never;and sends;and seventeen
-6 and sleep;and someone;and theres;and thought;and went;and were;and yours;and..has;android;angry about;anni;ans
-6 any day;any electricity;any longer;any luck;anybody $;anything from;anyway ,;apero;apologies for;apologise;apples
-6 appointment;approved;arbitro ,;are amazing;are asleep;are better;are both;are cheering;are coming;are cursed
-6 are doing;are enormous;are falling;are having;are killing;are like;are made;are moving;are not;are out;are ripe
-6 are rolled;are so;are the;arm $;armata;armeen gegen;armees contre;armies last;armies next;armies than;army of
-6 around a;arrived and;arrives;arsenal lost;as if;as vu;asked my;asked who;asks ,;aspetto;at $;at &;at dinner;at last
-6 at lunch;at university;ate the;atlantic;attendu;attic;auch mal;auch nur;auf den;august;aujourdhui;aujourdhui $
-6 aunt used;ausgefallen;australian;autumn;aux des;avec moi;avez;avez vu;avoid;avoid excitement;avond;avuto;awake ?
-6 away last;awful ,;baby $;baby was;back next;bad dice;bad feeling;badly ill;bag;bake you;balcony;band;barbecue $
-6 barn;basically a;bataille;bateria;bathtub;battery is;battle since;be &;be ,;be fair;be good;be hating;be mine
-6 be proud;be sweating;be writing;be..by;beach ,;beans $;beat &;beat my;beau;beautiful $;beautifully;bebe;because my
-6 bed with;bedankt;been ages;been an;been bored;been cruel;been good;been mad;been my;been nice;been promoted
-6 been there;been this;been up;been waiting;beer from;bees;before $;before christmas;before waterloo;begging
-6 begging for;beginner;beginner ,;behekst;behind the;beim zahnarzt;being so;believe;believe &;believe its;bella;bent
-6 besos ,;best to;best woman;beste spelleider;bet me;beth;betis y;better dice;better half;better run;better safe
-6 between #;between you;beware of;bicycle thief;bien qui;bier;big hat;big pile;bij $;bingo;birthday &;birthday for
-6 birthday to;biscuit on;bises ,;bises de;bist;bit green;bit guilty;bit late;bit scared;blame for;blame my
-6 blaming the;blind;bloke;bloom;blossom;board ,;board in;boiler broke;boiler gave;bologna e;bonjour;book you;booked
-6 bored $;born;born on;boss is;boss just;boss thinks;both sides;bottle of;bottom of;bought a;boven;boven de;bowl
-6 bowl of;boxes $;boyfriend still;brahms;brain has;brand;bravest;break $;breaks through;brilliant defence;bring the
-6 brings;bringt;broke $;broke ,;broke my;broke the;broke this;brutal;bucket;build a;builders;built on;buona;buonasera
-6 burning so;buro;bus is;bus so;bus stop;but he;but hey;but ill;but then;but they;but war;but we;buy everybody;buys
-6 buys the;by $;by an;by friday;by heart;by now;by spring;by the;by..way;bye $;bye bye;cab;cada vez;cadiz;cake at
-6 cake for;caldo terribile;call a;calls me;calma;cambiare;cambiare $;came;came ,;came at;came second;came up;camping
-6 can all;can happen;can see;canada is;canario;cancelled ,;candle;canguros;cannon card;cannons $;cant sleep;cape town
-6 car park;caravan $;cards does;care of;careful $;cares $;carlisle;carlisle $;carmen;carmen $;carnival;carte ,
-6 carte postale;cat has;cat on;cataract;caught me;cavalry;ce sera;cesare;cest #;chair $;chairs;chairs $;chance $
-6 change is;changed hands;chapter #;charm $;charm of;charming;charming $;chat a;che i;che sfortuna;che si;cheapest
-6 cheating haha;cheers for;cherries;cherry blossom;chess $;chess instead;chess on;chewing;chicken cross;chiede
-6 chien $;chien a;chips $;chocolate $;chose;christmas if;christmas is;church;clever ,;closes;club $;clubs;coche
-6 coffee is;cold it;collects spoons;colpa;combien de;come down;come on;come sta;comes from;coming for;commence a
-6 comment;como siempre;compagnie;compagnie ,;completely different;complimenti a;con eso;con le;concert too
-6 condolences;confiance;confiance a;confidence;conmigo;conmigo $;connection;connection is;conquered;conquering
-6 contact;continent i;contra #;contre une;cook for;corner of;corrects;correos;cough $;could possibly;could see
-6 couldnt wait;couldve;countries $;country left;courage;courant;court was;cousin;credit;creeps;crete;cried a;crime $
-6 crisps;croise;crossed;crowded;crown;cry ,;crying;cuidado conmigo;culpa es;cup $;cup of;curious;cursed;d;da #;da hat
-6 da me;dabei;dad $;dados;dados $;dag vrienden;dagen;dal mio;dance;danke furs;dans les;dare;dark;darts;darts $
-6 das haus;das leben;das spiel;dass es;dass ich;dat @;dat gedoe;dat het;daughter $;daughter passed;daughter wants
-6 daumen $;day $;day ill;day on;days ?;days ill;days left;days when;de bretagne;de bus;de courant;de kleinkinderen
-6 de maravilla;de menos;de siempre;de temps;de trap;de winter;dead $;deadline ?;deadlines in;dear $;dear friends
-6 dear gm;dear players;dears ,;debes;debes una;debo;debo una;december;defence in;defence of;defenders
-6 deine tupperdose;deine wurfel;del gato;del trabajo;delhi;delhi by;delighted;delirio;dell @;della mia;demenagement
-6 demenagement est;dentist $;dentist appointment;dentist was;dentiste;depuis une;der hand;der hat;der hund;der kaffee
-6 der tastatur;der zug;derriten;desde mi;deserved;desk $;desolee pour;dessert ,;di storia;dias ,;dice came;dice like
-6 dice love;dice of;dice remember;did $;did anybody;did in;did the;didnt expect;die daumen;die ganze;die jungs
-6 die ohren;die op;die tomaten;died;died so;dienstag;difesa;difesa in;dikke;dinner ,;dinner is;dinners burning
-6 diplomacy;diplomacy $;dire que;disgrace;dit ,;dit jaar;divin;divin ,;diwali;do at;do miss;does anybody;dog is;dogs
-6 doing well;domani ho;domani sono;domination $;domination ,;done and;dont cry;dont laugh;dorme;dormir;dormir $;dors
-6 dort;double #;double shift;doubt;down here;down singing;down south;draws;dreading;dreamed;dreamed of;dreams;drill
-6 drink for;drinking;drinks $;drinks are;drive;droit vers;ducks $;duim;duim voor;duty;duurt;e andata;e io;e una
-6 easier to;easter ,;eat more;eat my;eaten far;eating my;eats;eau;eccomi;edmund;edmund whitlock;een #;een jaar
-6 een kaarsje;een pech;egg $;eggs;eh $;eight;eighty;ein schoner;eine runde;eine verloren;einer stunde;ejercitos $
-6 el canario;el coche;el hospital;el lunes;el movil;el partido;el retraso;el tren;el ventilador;electricity
-6 electricity since;elegant;elegant $;elle;ellie;else noticed;emotionally;empire $;en de;en hiver;en toch;encanta
-6 encore une;end when;ended;endless;endlich ferien;ends in;enemy;enfants;engaged;engineer;enjoying it;enjoying the
-6 enkel hat;enormous $;entschuldigt;entschuldigt die;enviado desde;er bijna;era solo;es ,;es del;est a;estas;estoy en
-6 estrategia;estuve;et cest;et je;et moi;et on;etait divin;ete;eu son;euch all;evening at;evening to;ever $;ever been
-6 ever happens;ever in;ever lose;ever sleep;every game;every minute;everybody a;everybody up;everyone always
-6 everyone at;everyone this;exam $;exam results;exam week;exam went;examen;examen de;examenes;excitement ,
-6 exciting one;exhausting;exhausting $;expect to;expects anything;explained;explaining;explaining the;explains
-6 extra day;eye on;eyes;eyes $;face;face $;face when;fai ?;fail me;failed;failed its;failure;fair on;fais confiance
-6 fait #;falmouth;famiglia;familia;famille;family had;fancy this;fara;fara morire;fate i;father always;fatigue
-6 favour ,;favourite corner;favours;favours the;fear the;fed up;feeling lucky;feeling that;feelings about;feet are
-6 feet up;fell off;felt;fence $;fenster;ferien;fermo a;fever;fewer wars;fido;fiets staat;figlia;fin #;finally a
-6 finally have;finally in;finally lacht;finally red;finally ripe;finally some;finally understood;find my;findet
-6 finds you;fine game;fingers and;fini ,;finished the;first steps;first turn;fish and;fitting;fitting $;fixed;flat $
-6 flat ,;flies;flies $;flights;flights are;flooded;flowers ,;flu ,;flu and;flu since;flying;flying to;fois que
-6 folder $;folder ,;following;fondo;for ducks;for each;for explaining;for half;for people;for practice;for pumpkin
-6 for real;for spain;for tennis;for turn;for writing;forever $;forget :;forget to;forgetting;forgive any;forgiven
-6 forte;fortuna con;fortune favours;forty years;found the;four;framed;frank $;freddo;french;french film;fridge $
-6 friend of;friends in;frio hace;from an;from here;from home;from lisbon;from rainy;from rome;from where;from you
-6 fromage ,;fronts;frozen $;frozen and;frozen solid;fun i;fun than;fun this;funerals;funny $;fur @;furchtbar
-6 furchtbar $;furious $;furious when;furs;furs leiten;gabs;gained;game .;game against;game end;game go;game going
-6 game in;game now;game of;game when;games ?;gang $;ganze;ganzen;gap;garage;garden now;gare;gate;gato;gato $;gave me
-6 gave up;gave us;gedacht;gedacht ,;gedoe;gefressen;gefressen $;gegen eine;gehabt;gehabt $;gehad;gelopen;gelukkig
-6 gemene;general bring;genou;gent;gent $;geometra;gern;gesehen;gestern;gestern ohne;get any;gets bored;gets past
-6 gets the;getting better;getting cold;getting crowded;getting it;geval;gewacht;gewinnt;gewinnt $;gewonnen ,
-6 geworden $;geworden ,;gia in;gioco $;giorni;girl;giulia;glad to;glasses ,;glory;gloves;gluck;gnocchi;go &;go again
-6 go down;go together;go up;goedemorgen;goes my;goes on;going down;going for;gone $;good ,;good cards;good mood
-6 good one;good plumber;good to;good turn;good war;goodness;goodness $;gorgeous $;gossip;got a;got engaged;got over
-6 got promoted;got that;grados y;grand;granddaughter says;grandmother says;grandson explained;grandson was;grave
-6 grave $;graveyard;greed;greedy $;green $;green in;greve;gripe $;gripe toda;groet;groeten;groetjes ,;growing;gruss
-6 grusse $;guarda;guards;guess who;guilty $;gute;guten morgen;guy;ha smesso;ha tolto;hablamos;habt;hace;hacen;had all
-6 had breakfast;had her;had no;had one;had such;haha &;hahaha;hair $;hair ,;half a;half my;half past;halt die;halten
-6 halve marathon;ham;hamburg;hamburg $;hamish;hamish $;hammer;hamster $;han;handball;handful;handsome;hanging in
-6 happen is;happened in;happy when;hard to;harmless;has always;has anyone;has given;has had;has learned;has never
-6 has no;has rained;has started;has wifi;hat for;hat schon;hate de;hates me;hating;hating this;hatten;have all
-6 have been;have chickenpox;have frozen;have heard;have slept;have started;have stayed;have thirty;have time
-6 have trouble;have won;have written;havent opened;having the;he doesnt;he know;he lost;he may;he wanted;he who
-6 he will;he wont;headache;healthy $;hear &;hear a;hear about;heard me;heart says;heat is;heating is;heaven $;heavy
-6 heavy heart;hed;heeft &;heeft een;heeft er;heeft weer;heel;held;hele week;hello again;hello dear;hello dears
-6 hello hello;hello host;helped;her dice;her hands;here again;here comes;hermana;het bord;het first;het ijs;het met
-6 het was;het weer;het wel;heures ,;hey $;hey &;hey guys;hey hey;hey host;hey man;hey pete;hi and;hi everybody
-6 hi friends;hi guys;hi its;hi p;hi team;hid;hide;hiding in;hier sturmt;him i;his driving;his first;hiver;ho #
-6 ho avuto;ho perso;ho piu;ho visto;hoffe;hola a;hold hands;hold tight;holding everybody;holds ,;holds the;holidays ,
-6 home by;home for;home from;homework $;honestly $;honestly have;honeymoon $;hope is;hope nobody;hopefully;hoping
-6 horrible;horse card;hospital;hospital $;hospital and;hosting $;hours ,;hours and;hours of;house at;house in
-6 house on;how cold;how does;how much;hoy me;hund;hund hat;hungry for;hurrah $;hurry $;hurt more;hurts like;hurts me
-6 hurts to;hut;i already;i ask;i bought;i close;i cried;i do;i drew;i feel;i find;i finished;i forget;i framed;i go
-6 i guess;i held;i honestly;i know;i laughed;i learn;i left;i liked;i lit;i miss;i missed;i offer;i overslept
-6 i passed;i piedi;i played;i remember;i smell;i tell;i tried;i walked;i..its;i..this;i..you;ice on;ich hoffe;ich in
-6 ich konnte;ici ,;ieri $;if anyone;ijs;ik de;ik een;ik slaap;ik wacht;ik zoveel;il a;il caffe;il saluto;il treno
-6 ill ,;ill bake;ill eat;ill make;ill move;im an;im buro;im crazy;im going;im more;im playing;im predictable;im sick
-6 im sitting;im standing;im troops;im winning;im..this;in advance;in bloom;in both;in cape;in delhi;in his;in leeds
-6 in life;in months;in november;in other;in plaster;in sight;in store;in thirty;in viaggio;in winter;in..for
-6 including;including me;increible;increible $;ingrid $;inherit;innings;innings ,;interrogazione;interrogazione di
-6 into my;invado;invado $;inverness;inviato da;inviato dal;invita;invito;invito a;io mi;iphone;iphone $;is asking
-6 is basically;is beyond;is burning;is chess;is cold;is crazy;is doing;is down;is eating;is everybody;is everyone
-6 is exhausting;is far;is having;is he;is here;is i;is learning;is like;is mostly;is much;is nearly;is open
-6 is planning;is quiet;is ruining;is shut;is sitting;is soup;is sweet;is the;is thinking;is unclear;ist nichts
-6 it cost;it here;it lasted;it lasts;it short;it sounds;it suits;it twice;it went;it were;it..like;it..me;italien
-6 italy;itll;itll be;its already;its fun;its just;its late;its my;its way;ive done;ive wanted;ja;ja keiner;jaar $
-6 jai fait;jai mal;jai trop;jamais;jan;jan ,;jar $;jattends;jattends le;je bent;je dors;je fais;je le;je wel;jen reve
-6 jen suis;jespere;jetais;jetzt ,;jeu;jeu ,;jim;jim $;jo;joan;joan $;job starts;jobs ,;joke about;jongens;joue ,;jour
-6 juego;june $;jungle ,;jungs;just like;just off;justice;juve;juve mi;k;kaarsje;kaarsje $;kangaroos $;kantoor
-6 kartoffeln;keep &;keep swearing;keep your;keeping this;keeping well;kein mensch;keiner $;kept me;kettle on;keys
-6 kids;kijken;kind;kind messages;kinder than;kiss;kisses from;kitchen ,;kleinkinderen;knee doing;knew what;knie
-6 knitting $;know ,;know im;know when;knowing you;koln;komen $;kommst;komt er;la abuela;la chance;la compagnie
-6 la culpa;la del;la familia;la famille;la juve;la musica;la nonna;la paix;la partida;la partita;la pazienza;la pluie
-6 la retraite;la settimana;la vendemmia;la vida;la voiture;la..a;lache;lacht ,;ladies;ladies ,;lads $;lady $;lag
-6 laisse le;lambing;lambing has;landlord $;lang $;lange;langsam;larga;lasagne tonight;last biscuit;last day;last roll
-6 last see;last this;last week;lasted $;lasts;lasts $;late as;late aunt;late husband;late this;lately ,;laugh ,
-6 laughed when;laughing;laughing about;laughs about;laws;le cafe;le demenagement;le dentiste;le gateau;le plateau
-6 le printemps;le temps;learning the;leave $;leer;left .;left until;leg;leg $;leger;leiten;leiten ,;lemurs $
-6 lemurs and;lemurs are;les enfants;lesson;lets hope;lets make;lets see;letter ?;letter from;letters ,;letters are
-6 letters on;letzten mal;letztes;leuk;leute;leute $;leven;librarian;library $;lieve;lift;lig;light $;ligt;like @
-6 liked &;liked the;likes;liking;liking $;lima;lions;listening;lit a;little sad;live once;llevo #;lo so;loaded
-6 loaded $;loads;lock;lol that;lonely $;lonely with;long ?;long day;long march;long week;longer ,;longtemps;look $
-6 look where;looked it;looked up;looking forward;looks cold;looks lovely;looks pretty;looks rather;looks scary;lord
-6 los ejercitos;los ninos;los pies;los reyes;lose a;lose to;loser;losing @;losing to;lost;lost ,;lost so;lot to
-6 lottery;loud;loud on;love how;love me;love the;loved;lovelies;lovelies ,;lovely at;lovely map;lovely place
-6 lovely report;lovely weekend;lucia;luck has;luckiest;luckiest defence;lucky than;lunch;lunch and;ma come;maar de
-6 macbeth;machine at;mad to;made my;made plum;maggio;mail this;maintenant;mais la;maitre;make up;man ?;man and
-6 man wenigstens;man with;man..$;manchester;manchester $;mange la;mann in;manners;many thanks;many times;map ?
-6 map like;map this;mapa $;mapa nuevo;maravilla;maravilla en;march ,;march from;marcus;mardi $;mare;marido;marijke
-6 marijke $;mark ,;mark before;mark my;marriage;marriage $;married;marzo;marzo $;master $;match hier;match on
-6 matematicas;mathe;matters;matters $;may ,;may take;maybe &;maybe ill;maybe im;me ages;me all;me awake;me debes
-6 me down;me encanta;me from;me harmless;me is;me salio;me scream;me twenty;me up;me voila;me who;me with;mean it
-6 means;medal $;medecin;media;mein chef;mein enkel;mein rucken;memory $;men and;mend;mend $;mercy $;mess in
-6 message was;met my;meta della;metro;mi fa;mi fara;mi fido;mi hermana;mi madre;mi marido;mi sento;mia $;mia figlia
-6 mike;mind losing;mine have;mine in;minutes and;mir @;mir die;mira;miracle;miss you;mistakes;mistakes $;mit $
-6 mit mir;mo;moin;moitie de;moitie du;moment ?;mon genou;mondays $;monde va;monika;monika $;monster;montag;month ,
-6 month and;mood $;mood to;moon $;more ?;more coffee;more fun;more geography;more rest;more sleep;morire
-6 morning everyone;morto;most exciting;most fun;mostly $;mother $;moved house;moves :;much;much coffee;much easier
-6 much fun;much longer;much nicer;mucho;mum $;mums;mundo;mundo $;museum;musica;must admit;my army;my better
-6 my boyfriend;my coffee;my colour;my continent;my cousins;my dados;my day;my doctor;my grandpa;my hart;my hip
-6 my home;my honeymoon;my kids;my knees;my legs;my letters;my liking;my moves;my nerves;my notes;my one;my pencil
-6 my poor;my postcard;my printed;my school;my slippers;my socks;my tablet;my tea;my train;my voice;my weekend;my werk
-6 my whole;my words;my wurfel;my zoon;my..are;my..on;naam;naar het;nagging;nagging me;named;nap;napkin
-6 napoleon before;napoleon had;napoleon would;nasty;naturally i;navy;ne fais;nebbia;nebbia che;needs friends;negli
-6 negli @;neighbour ,;neither $;nell;nemen;nera;nerves;nervous wreck;nessuno;neus;never $;never ,;never a;never did
-6 never fight;never get;never played;never sleeps;never thought;never trust;never won;new house;new office;next month
-6 ngl;nice ,;nice knowing;nice place;nice to;nice weekend;nicer;nichts geworden;nichts personliches;niet anders
-6 night in;night was;nightmare;nights;nineteen;ninety;ninos;no good;no le;no news;no one;no sleep;nobody ever
-6 nobody gets;nobody should;nobody to;nobodys;noch ein;noch einmal;noch nie;nog bij;noise $;noise in;non ce;nonna $
-6 nooit;normal;normal ?;northern lights;norway;norway ,;not afraid;not forgotten;not personal;nothing but
-6 nothing ever;nothing like;nothing to;noticed that;nou ja;nous $;now has;now the;nowhere;nowhere $;nu;nu nog;nueva
-6 nueva ,;nunca habia;nuovo $;nurse;ochenta;october $;of cheese;of coffee;of hospital;of little;of nowhere;of red
-6 of sixes;of snow;of tea;of their;of yours;off a;off and;off falmouth;off me;offer you;ohne pause;ohren;ohren steif
-6 old $;old lady;oma;oma ist;omelette;omg;on a;on by;on est;on her;on joue;on monday;on my;on one;on tea;on thursdays
-6 on tuesday;on vit;on wednesday;on..?;one before;one bit;one country;one evening;one has;one lonely;one on;one oven
-6 one small;one soldier;one week;one who;ones again;ones for;only here;only live;only took;ons;ooh;ooit;op het
-6 op kantoor;opa;opened a;opening the;opera;operation ,;operation ?;opinion ?;or later;ora di;oranges;original;ormai
-6 ostern;other news;otra vez;ouch;our club;our garden;our house;our kitchen;our love;our neighbours;our new;out at
-6 out until;outlook;outlook for;outside leeds;oven is;oven so;over and;over on;over that;overslept;own $;own half;p .
-6 paciencia;pacifica $;packed;packing;paella $;pain ,;painters;paix;panne de;pararle;pararle los;parents $;parked
-6 parmigiana;partido;partie ,;party $;party and;pas hier;pas op;pass on;passed everything;passed his;passed my
-6 passenger;past;patience $;patience is;patiently $;paul $;pay $;peace be;peaceful $;penalties;penalty;penalty $
-6 pencil;penguins;pensione;per cambiare;per i;per la;perder;perdi;perdon por;perdona;perdonato;perdu #;person $
-6 person again;persona;persona pacifica;personal .;personally;personliches;personliches $;personne ne;perth;petit a
-6 petite;peu ,;phone battery;phone corrects;photo;photos of;physio;piano ,;piccolo;picking;picture $;piece;pierdo
-6 pierdo ,;pies;pies a;pile in;pint $;pipes;pity that;pizza $;place i;place is;plan to;planning up;plants;plaster $
-6 plate;plate $;plateau;play $;play for;play from;play in;play on;play was;played ,;played the;playing in;plays the
-6 plays too;pleasure so;pluie;plum;plumber comes;pocket $;points;poker face;polite to;pool $;por aqui;por que;por si
-6 porta;portugal and;portugal on;position;position in;possibly go;post office;postage;postale;postcard ?;pour les
-6 pour moi;pour nous;pour ta;power was;praat;practically;practice $;practice now;practises;predictable ,;predicting
-6 predicting storms;present $;presque;pride;printed map;printemps;problem;professor;promised me;promoted ,;prossima
-6 ps &;pub ,;pub on;pumpkin;pumpkin soup;puppy $;puppy is;pyramids are;quanto mi;quasi;que all;que cuidado;que en
-6 que frio;que le;que les;que se;quede;quelle belle;quelque chose;questions;queue;qui fa;quick $;quiet $;quiet in
-6 quiet on;quiz team;racconto;race;race $;rache;rache fur;radiator $;raffle;raffle $;rain ,;rained here;raining for
-6 raise;ran away;ran over;rank;read $;readable;readable $;reading $;ready ,;real board;real general;really enjoy
-6 really enjoying;really is;really well;reason;reckless;recovering;red army;reden;reden $;regards from;reggono;regnet
-6 rematch;remember @;rennes;reply yesterday;report you;results;retraite ,;retrouve;reunion $;reve;revenge $
-6 revenge for;review;rich $;ridiculous;ridiculous $;right this;ripe and;rira;road $;roll ones;roma;roof;room of
-6 roommate;rosa;rose $;roses $;rosie;rosso;rosso $;roto;roto $;rough;round a;round like;round starts;round the
-6 roundabout;rounds ?;ruining;ruining my;rules again;rules once;running $;rush;rustig;ruth;sabe;safe than;said hello
-6 salad;saludo desde;saluti;saluto ,;saluto da;same time;samstag ,;sandwich between;santa;sat;sauf la;saved;saw it
-6 say ,;say that;says it;says my;scare;scares;scares me;scarf;scary ,;scary from;schalke;schalke hat;schat;schneit
-6 schneit es;schon;schon ,;schoner abend;school is;schuld;schuur;score;scored;scream when;scusate ,;se casa
-6 se derriten;se mi;se ve;seaside $;season;second cat;see ,;see me;see so;see who;sehen ,;sehen wir;seit einer
-6 semaine a;sending the;sends her;sentimental;sentimental about;serata ,;serio;serio $;servus;servus ,;sest;set at
-6 seule;sfortuna;shaking ,;she ?;she gets;she got;sheffield;sheila;sherry $;shes #;shivers;shivers $;shoes;shoes $
-6 short one;should hold;should take;shout;shout at;shouted;show that;shut;shut $;si esto;si les;si pierdo;sides
-6 siebzehn;sight;sight $;sign $;silence ,;silliest;silliest thing;since @;since about;since august;since march
-6 since my;since october;since september;sind verhext;single continent;single defender;sits;sitting $;six;ski
-6 ski trip;skiing $;skiing and;slaap;slaap er;slapen;sleep ?;sleep again;sleep now;sleep so;sleeps $;sleepy &;slept #
-6 slippers;slippers $;slow $;slow ,;slow to;small step;smartphone $;smell a;smell like;smells $;smesso;smesso di
-6 smile;smile on;smiles ,;smoking;snelle;sniff;sniff $;snow at;snow here;snow this;snowing here;snowy;so @;so are
-6 so badly;so big;so cosy;so dead;so he;so id;so is;so long;so proud;so quiet;so sorry;so strong;so thats;so there
-6 so thick;so wish;sock;soft;soft spot;soiree;sola armata;sold the;solid;solid $;solito $;sollte;some cake;some noise
-6 some sixes;somebody beat;somebody explain;someone;something $;something about;something completely;sometimes $
-6 sometimes i;son bac;sonno;sono gia;soon ,;soon ?;sooner or;sorry dat;sorry its;sorry voor;souffle;sound;soups
-6 spain tomorrow;spam ?;spannend;spat;speaking $;speech;spel;spelling ,;spent half;spiaggia;splendid;spoons;spot for
-6 spread all;spurs;staat nog;stairs;stairs $;stan;stand in;stand up;star $;stare;started ,;started a;started to
-6 starts ?;starts on;station;statistically;statistics ,;stay warm;steht noch;steif;step for;steve;steve $;stil bij
-6 still ,;still a;still awake;still beats;still calls;still i;still lost;still remember;still see;still smell;stomach
-6 stone;stone age;stop hiding;stop laughing;store;store for;storia ,;storms;storms for;strategy is;street;street $
-6 stubborn;stubborn $;studying;sturmt;sturmt es;sue;sueno;sueno $;suerte $;suits me;summer ,;summer party
-6 summer there;sun $;sun is;sunday;sunshine $;super;supply of;sure whether;survive that;survived in;survives this
-6 sushi tonight;suspiciously;swallowed;swear those;swearing at;sweating $;sweet $;table in;take ?;take your;taking it
-6 taking up;talk soon;talks about;taller;tanta;tanto ,;tanto per;tardes;tastatur;taste;taught me;tavola;tavola $;tax
-6 taxes;taxes $;te debo;tea is;teach;teach her;teacher ,;teacher says;team $;team ,;team got;tears ,;teeth;television
-6 television $;tell him;tell your;telling everybody;telly;temperature;tempo;tenerezza;tenerezza $;tenia;tenia que
-6 tennis on;tent;term ,;terribile $;terrible rolls;territories $;than mine;than our;thank goodness;thank my
-6 that again;that allowed;that awful;that big;that can;that happen;that he;that my;that normal;that scares
-6 that whoever;thats @;thats me;the air;the alamo;the allotment;the atlantic;the attic;the bag;the bakery;the balcony
-6 the bathtub;the beer;the bees;the blue;the bold;the brahms;the brave;the bravest;the bridge;the cataract
-6 the chances;the charm;the cheapest;the cheese;the chicken;the choir;the church;the clubs;the connection;the creeps
-6 the cricket;the defender;the drinks;the earth;the election;the face;the fair;the fall;the fan;the film;the flights
-6 the flowers;the football;the fourth;the fun;the funeral;the gap;the glory;the hamster;the heat;the kind;the lads
-6 the league;the lift;the light;the lighthouse;the lions;the lottery;the luck;the luckiest;the mail;the man
-6 the marathon;the mend;the moon;the most;the news;the noise;the northern;the opera;the original;the painters
-6 the penguins;the piano;the plate;the power;the puppy;the purple;the quiet;the radiator;the recipe;the record
-6 the red;the reunion;the roof;the sea;the sherry;the shivers;the signal;the silliest;the ski;the slow;the soup
-6 the spam;the stairs;the station;the stone;the stories;the tea;the telly;the test;the university;the very;the view
-6 the walls;the wards;the week;the wifi;the window;the windowsill;the..map;the..so;the..this;theatre;then bed
-6 then she;therell;therell be;theres no;theres nothing;these cards;thesis $;they look;theyre predicting
-6 theyve started;thick;thick i;thief;thing ive;things $;things in;think straight;think well;thinks &;thirty eight
-6 thirty essays;this &;this around;this board;this close;this comes;this continent;this finds;this heat;this hotel
-6 this house;this ill;this it;this long;this may;this might;this moment;this ones;this point;this war;this weekend
-6 this will;those cards;thought about;thought it;three;threw my;thrilled;thrilled $;throw a;throwing;thunderstorm
-6 thunderstorm and;thursday and;thursdays;ti ho;ti mando;tickets;tidy;ties;tight ,;tiles;till #;till then;time flies
-6 time since;time they;time with;time you;time zone;times in;tiny;tired;tired of;to admit;to an;to cornwall;to defend
-6 to finish;to happen;to having;to knitting;to laugh;to leeds;to lie;to live;to need;to own;to pay;to plan
-6 to portugal;to raise;to survive;to vienna;to wales;to work;to..out;to..up;toca;toca a;todavia me;today $
-6 today because;toddler;toe;toes crossed;toi ,;told patience;told the;tomasz;tomasz $;tomaten;tomatoes ,;tomorrow is
-6 too ?;too aggressive;too careful;too hot;took my;torino;tour last;tourist;trabajo $;track;track of;tractors
-6 train was;training;trams;trein stond;tren;trentanni;trentanni $;tried the;tried this;triumph;triumph ,
-6 trouble opening;true story;truly;try last;try with;tu as;tu es;tu ne;tua;tuesday at;tupperdose;tupperdose steht
-6 turn &;turn .;turn i;turned up;turns to;tut nur;twaalf legers;twenty six;twenty years;twins $;twins ,;typical
-6 uberlebt;ufficio e;uit gent;umbrella at;una persona;unclear;und das;und der;und immer;und sie;understood
-6 understood how;une fois;une seule;unico;unico $;university and;uns ja;until he;until midnight;until now
-6 until spring;up .;up chess;up last;up now;up on;up this;upstairs;upstairs $;ur so;us ,;us all;us every;us in;us is
-6 utrecht $;utrecht en;va bien;va encore;vacaciones;vader;vado;valencia;valencia $;vamos;van het;ve;ve de;vecino
-6 vendemmia;venerdi $;vengeance;ventilador;ventilador roto;ver quien;ver si;verdediging;verhext;verlies;verloor
-6 verloren $;verra bien;verstuurd vanaf;very good;very polite;very proud;very sweet;vet $;vez que;viaggio;vicino;vida
-6 vida es;vielleicht sehen;vienna;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit;visitors;vit;vit dans
-6 voiture $;vol;volcanoes and;volta che;von &;vos;vosotros;vous avez;vraagt;vragen;vragen om;vuole;wacht al;wait any
-6 wait to;waited ,;waited for;waited long;waiting for;wakker;walls;walter ,;wanda;want a;war before;war der;war ja
-6 wards;warm ,;warmly;warmly ,;was a;was afraid;was beautiful;was born;was good;was ill;was impressed;was lucky
-6 was not;was our;was some;was sorry;was sure;was troops;was worse;washing machine;watch;watch $;watch out
-6 watched the;water $;water and;waterloo;way &;way home;way too;we are;we changed;we going;we hebben;we just
-6 we stopped;we waited;weather ,;wedding ,;week at;week in;week is;week op;week that;weekend;weekend painting;weeks ,
-6 weeks and;weeks in;weeks until;weep;weer eens;welcome $;well as;well be;well this;wenigstens;went for;went on
-6 went to;wer finally;were;were $;were &;were at;were burning;were just;weve been;what comes;what does;what was
-6 when are;when did;when does;when one;whenever i;where @;where im;where on;while $;who &;who can;who cares;who does
-6 who else;who needs;who says;who was;whoever taught;whole family;whole office;whole week;why do;why i;why nobody
-6 wide;wide open;wie ein;wie man;wieder verloren;wien;wife i;wifi ,;wifi in;wifi is;will attack;will go;will hate
-6 will win;win somewhere;windowsill;windy aberdeen;winter is;wir am;wir uns;wird;wird mir;wisdom;wishes;with an
-6 with best;with cannons;with flu;with his;with kind;without glasses;wlan;wollte ja;woman $;woman win;wonderful ,
-6 wondering;wont forgive;wont stop;worden;worden $;words $;words ,;wordt het;work;work now;work to;working $
-6 working from;works ill;world and;worlds;worried about;worst that;would look;wow;wow ,;wreck;wreck $;writing a
-6 writing to;wrong hands;wrong im;wrote me;wurfle;y que;y tengo;y todavia;y yo;ya es;ya le;ya te;years ,;yellow and
-6 yet ?;yo ,;yo soy;yoga;yogurt;yogurt $;you asked;you be;you better;you call;you keep;you last;you left;you only
-6 you played;you really;you remember;you started;you tomorrow;you tried;you watch;you well;you wont;your attacks
-6 your back;your card;your daughter;your father;your fingers;your mum;your opinion;your time;youre;youre ever
-6 youre next;yours $;yours owe;yours sincerely;yourselves;yourselves $;youve all;youve heard;yuki;yuki $;zahnarzt
-6 zahnt;zeggen dat;zie;zijn behekst;zit;zit op;zo lang;zonde;zone;zone are;zoveel;zug nach;zwanzig;zwanzig jahren
-6 zwolle
-5 !;#..di;& is;& still;& to;&..if;, a;, da;, dear;, only;, thanks;, you;,..been;,..de;,..had;,..have;,..im;,..was
-5 ,..your;. i;...,;@..always;@..that;^ bei;^ domani;^ grandpa;^ here;^ il;^ last;^ lol;^ my;^ next;^ there;^ those
-5 ^..armies;^..ben;^..cat;^..everybody;^..fur;^..have;^..here;^..love;^..made;^..night;^..plan;^..so;^..turn;^..used
-5 ^..voor;^..well;^..went;a man;a me;a..of;all ,;an old;and i;and we;and..can;and..one;are you;armies ,;army in
-5 army..@;asking;asleep;at the;bad..$;because..the;been..$;been..,;bei;brother says;bus $;but i;but my;came..$;chance
-5 chi;christmas $;colour;daughter;dead;deine;der;dice..me;did..get;dimanche;do with;dobbelstenen;een..,;en..?;feeling
-5 finally;find;for all;friday ,;from the;full;fur;gano;get my;haha $;has to;hast;her;here ,;here is;hoy;i always;i am
-5 i bet;i can;i had;i owe;i..like;i..of;i..what;ill..it;im..from;im..it;im..the;in a;in the;is coming;is going;is..so
-5 is..the;it just;it..a;it..my;ive had;ja ,;je..,;join;la..del;last game;last runde;live;long $;long..$;long..the
-5 looks like;los..$;losing;lot $;made;mails;mapa;maths;mein;midnight;morning ,;much better;much..,;mum says;my sister
-5 my..in;naturally;need..$;neighbours;night ?;night and;nobody;not one;of &;of all;ont;our..$;patient;pay;played this
-5 real..$;remember;say $;scared;semaine;sends;signal;since tuesday;since..,;single;small;so the;soldiers;somebody has
-5 still alive;test;that..in;that..would;the dice;the game;the keyboard;the kids;the late;the new;the night;the way
-5 the...;the..had;the..round;the..turn;these..$;this..be;tiene;time ,;to one;today;together;typing;uit;up for;up the
-5 visto;voor de;war;was in;we have;we should;we..in;we..this;week ,;what you;whole;wie;wir;with you;with..army;work $
-5 you $;you must;you..all;you..for;your..,
-4 & in;& told;&..all;&..last;, but;, ca;, e;, io;, mon;, we;, ya;,..a;,..about;,..always;,..can;,..everyone;,..for
-4 ,..its;,..look;,..man;,..then;,..war;12th;34f;3am;3d;5s;6s;70th;80th;9th;: &;@ always;@ has;^ best;^ de;^ did
-4 ^ finally;^ in;^ it;^ jai;^ mi;^ never;^ por;^ que;^ which;^..cant;^..dear;^..des;^..for;^..from;^..know;^..off
-4 ^..tell;^..was;a;a bad;a bit;a..$;a..for;a..from;a..la;a..one;a..this;a..when;a2;aankomen;aardbeienveld
-4 aardrijkskunde;abbronzando;abi;abitanti;abmachung;abrazos;abrir;absolute;absolutely;abuelo;aburrida;aburrido;abyss
-4 aca;accepted;accounting;accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;acquired;action;acuerdas;addio
-4 adonde;adopciones;advantage;advent;advienne;afar;afdeling;afghans;afonico;africans;africas;against #;against one
-4 agnellino;aground;aguanta;agujero;ahahah;ahoy;ai;aid;ainsi;airco;aires;ait;aiuta;alaaf;alan;alarma;alas;alcanza
-4 alergia;all le;all..,;alla;alleanze;allebei;allegria;allerseits;alps;alright;alt;alten;altogether;alweer;am;am..,
-4 amaro;amateur;ame;americas;amersfoort;amor;amours;anchor;and thats;andersons;ando;andrzej;ange;angeblich;angelito
-4 angina;angler;anibal;annee;anniversaire;annoiano;annonce;annusano;anoche;anterior;apartments;aperta;apfelkuchen
-4 apology;app;apparecchio;appartement;appartient;appeal;appeltaart;applause;apportez;appreciate;apprendra;apprends
-4 approvato;approve;approves;aprende;aprendiendo;apres;aprire;aprobe;aproveche;arbeit;ardua;are..the;argentinian
-4 arger;argern;argert;armadio;armato;arme;armer;arms;arrache;arranca;arrepienta;arrivando;arrivata;arrived;arriver
-4 arroz;art;arte;arthur;artist;arzt;as they;asado;asesora;ashamed;asias;asilo;aspettando;aspettare;aspettavano
-4 aspettiamo;assume;assured;astonished;astonishing;asturias;asusta;at this;atascada;atlas;atmospheric;atrevio
-4 attaquant;attenta;attila;audaci;auditors;aufs;aufsetzen;auguri;augustus;aunque;auntie;aurait;aurez;ausgeheckt
-4 ausgemalt;ausgesprochen;aussies;australianos;australians;auswertung;auszahlt;autant;auto;autocorrecting;autosole
-4 avanti;ave;avete;aveva;avevo;avisad;avonden;avrebbe;avrei;azahar;azucar;b14;baan;babes;babies;baci;bags;bah;bahamas
-4 bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon;balloons;bambini;bambino;banco;bandages;banden;bangalore
-4 banjo;banzai;baptism;barbe;barbecueen;barbiere;barking;barmaid;barnaby;barred;barrio;barrys;basilico;basket;bassoon
-4 bateau;bathroom;batman;battaglia;batterie;battlefield;battu;battuti;bauchweh;be..this;beaches;beard;beasts;beating
-4 beato;beatrice;beatrix;beaux;because;becky;beefs;beehives;beep;beeping;beeps;beers;began;begins;begon;begraven
-4 beige;bekommt;belde;belles;belleza;belligerents;bellissima;bellissimo;bello;belote;benedicta;benissimo;beppe;bereik
-4 berlin;bernard;beschaftigt;bescheiden;beschlossen;besserung;best;bestanden;bestimmt;besuch;betaalden;betoverd
-4 betting;beurten;bezoek;bianchi;biased;bibberen;bici;biere;biertje;bilbao;bill;binnenval;bird;birds;birmingham;birra
-4 birre;bisnonno;bisschen;bite;biter;blades;blanquette;blaren;blast;blasted;bleeding;blessed;blew;blob;block;bloden
-4 bloemen;blokes;bloodbath;bloque;blower;bluffing;blumen;boah;bobble;bobs;boca;bocca;bocce;boda;bogota;boiling;bois
-4 bolivar;bom;bombero;bonito;bonitos;bonshommes;books;boormachine;boort;boot;boots;borbottare;bore;borsetta;bosch
-4 bosheit;bossing;bothers;bottles;bougie;boulot;bounced;bouteille;bouts;bouwt;box;boxing;brace;brags;brains;brandweer
-4 brauch;braucht;brauchten;braut;braver;bravi;brb;breach;breaking;breath;breien;breitet;bremen;brest;brew;brief
-4 brightens;brighton;brille;brilliance;bringing;brioche;briscola;bristol;britannia;brivido;broad;brochure;brodo
-4 broeken;bromas;bronze;broodje;brr;brrr;bruder;brule;brutta;btw;buch;bucketing;budget;buffet;bugged;bugles;buik
-4 building;buit;buitres;bullet;bult;bum;buon;buonanotte;buone;buonissima;bureau;buren;burgemeester;burger;buried
-4 burns;burnt;burst;buscaste;buses;but what;butter;buurman;caballo;cabian;cabo;cabs;cadet;cafeteria;cajas;calcetines
-4 calcetto;calcolato;calculado;calculated;calculation;calcule;calda;california;calle;called;calmer;calvo;calzini;cama
-4 camille;campaign;campana;campo;can..it;cana;canadians;canal;canape;canas;cancello;cane;canguri;canicule;cannone
-4 cansada;cant..the;cante;canteen;cantina;canto;cap;capirete;capitals;capo;cara;carajo;carefully;cargador;cari;carino
-4 carissimi;carmela;carnaval;caro;carried;carrying;carta;cartoline;cartons;casetas;casi;cassoulet;catasto;catch
-4 cathedral;catorce;cats;cattiva;cattive;caution;cautious;cavalleria;cave;cavia;cayo;cdr;ceiling;celebrando;celebrate
-4 cellars;cello;cellulare;cenar;cendriers;cent;centanni;cera;certainly;certificate;chambre;champ;champagne;champions
-4 changent;chantal;chantelle;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures;cheap;cheat
-4 cheated;cheats;cheer;chemistry;cher;cherie;chers;chevaux;chiacchiere;chiara;chicago;chickens;child;chillies;chills
-4 chimio;chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chris;churros;cielo;cierto;civilian;clama;class;classe
-4 clausewitz;cleared;cleo;cleonese;cleos;clermont;cles;client;climb;clocks;closest;clubavond;clue;coat;cobrar;cocina
-4 coda;coincee;cojeo;cola;colazione;coldest;colds;colegio;colleagues;collect;collecting;collectionne;coltello;comanda
-4 come $;comedy;comer;comfort;comfortably;comfy;comida;cominciate;cominciato;comio;commencez;comments;commute;comodo
-4 companeros;compared;compiler;complain;complaining;complains;compleanno;compliment;compris;comptant;comune
-4 concentrarsi;concentrate;concerned;concrete;conditioning;condizionatore;confesadlo;confesados;confess;confetti
-4 confini;confio;confitures;connessione;conquerors;conquete;conquistando;conscience;conseille;conseillee;consiglia
-4 consolation;console;consolo;constitute;contained;contestas;contraire;contrasena;contre;control;convent;convincing
-4 cookies;copies;coqs;coraggio;corazon;corn;corras;corrente;correr;corri;corriger;corse;corsica;cortina;cortito;cose
-4 costing;costringe;cote;coule;counting;countries;county;couru;couvent;covered;covers;cowards;cows;cracked;credevo
-4 cree;creia;criceto;critics;croit;cronica;croquetas;crossroads;crossword;croyais;croyait;cruelty;cruise;cualquiera
-4 cuilleres;cuisine;cumpleanos;cunado;cups;curro;curtain;custard;customers;cute;cuzco;cv;cya;cycled;cyclist;da..,
-4 daffodils;daher;dahlias;dai;dak;dalle;damals;dancing;dandole;danemark;dangerous;danst;dappertutto;darauf;daraus
-4 darkest;darling;dash;data;dating;david;de &;deaf;debakel;deberia;debordent;debts;debutante;decentes;decider;decides
-4 deer;defaite;defeats;defensa;degree;dein;deinen;deiner;dejar;dejaste;delicieux;delicious;deliro;della;demand
-4 demander;demissionne;denken;denkt;denmark;dent;denti;dents;denver;depende;deprime;der..$;desastre;description
-4 deseame;desert;deserve;deshalb;despair;despiadada;deteste;devant;devi;devient;devils;devrais;devrait;dialect;dice
-4 dicen;diceva;dicht;dicono;did;didcot;didnt;dienstreise;diente;dientes;dieron;diesen;dieses;diesmal;dietro;difese
-4 dig;digas;digere;dik;dimenticando;dimentichi;diner;dinner;dinosauro;dios;dirait;diritto;disait;disappeared
-4 disculpas;dishes;dishwasher;dishwashers;disloyal;dispiace;dispute;disturbo;dita;dithering;diventato;divertido
-4 dobbelen;doctors;documentaire;doet;doigts;doing;doivent;doktor;dolares;domino;dommage;donderdag;donkey;donne;donner
-4 dont think;doorman;doreen;doris;dormi;dormimos;dormo;dorothy;dottore;doubtful;dough;doute;dozen;dr;drains;dramatic
-4 drauf;draughts;draussen;drawings;dreaming;drenthe;dressed;dressing;drijfnat;drijft;dringend;drinnen;dritten;driver
-4 drove;drowned;drucke;drucken;druckt;drukke;drukker;drum;duchess;duele;duerme;duimen;dune;dunkel;duran;during;dusted
-4 dutch;duurde;dwarfs;ear;ears;earth;eaves;echa;eche;echecs;eclipse;ed;edition;eerlijk;eet;egmond;egyptians;eid;eigen
-4 eightieth;eiland;eines;eingeladen;einhandig;einzige;einziges;eis;el..y;elbows;elected;electrique;elegancia;eleganza
-4 elektroingenieur;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine;elternabend;email;emails
-4 embarrassing;embrasseras;embrujados;emozione;empanadas;empece;empiecen;empires;emue;encuentro;enemigos;enen
-4 enfadado;eng;engelsgeduld;enige;enkelin;enorme;ensorceles;entertaining;entire;entirely;entschuldige;entschuldigung
-4 enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras;escape;escargots
-4 esilio;esitazioni;espanol;esperaban;espero;espresso;essen;essentials;essere;estamos;esteis;estomago;estropeo;eten
-4 ethics;etwas;euer;evenings;eventually;everybodys;evil;evviva;ewig;ewigen;ex;exageres;excel;excited;excuses;excusez
-4 exemple;exist;expecting;expensive;explanation;eyeing;f1;faccia;facendo;faceva;faculty;fahre;fahrt;failures;faith
-4 faithfully;fallt;famiglie;familie;fangt;fans;fanshawe;farben;fatal;fatsoenlijke;fatta;faudra;faudrait;fault;faute
-4 fautes;fear;february;feed;feeding;feierabend;fell;fellow;fellows;femke;femme;fenced;fenetre;feria;ferie;fermato
-4 ferme;fermero;ferragosto;ferrand;ferries;ferrovie;fertig;festeggia;festhalten;fetch;fete;fi;fia;ficelle;fichu;field
-4 fiero;fiers;fietstocht;fifth;figurine;fijn;fijne;fila;file;fillings;films;finding;finest;fingernails;finies
-4 finishing;finit;finora;fiona;fiorentina;fiori;firma;fishing;fisica;fisioterapeuta;fives;fixing;flank;flicker
-4 flickering;fliegen;flipped;flitzebogen;floating;flood;flooding;floors;flores;fluchen;flushing;focaccia;fohr;foil
-4 folge;folie;fond;fondly;fools;footballs;footprint;for a;for one;for this;force;foresta;forge;forgets;formal;format
-4 forno;fortieth;fortunata;foul;fox;frame;framing;francais;francfort;franchement;franco;freaking;frech;freddi;freibad
-4 frere;fretta;freuen;freund;freunde;friedlicher;friert;frighten;frightens;frigo;frigorifero;friolera;froid
-4 from..last;froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung;fui;fuite;fumar;fumo;funciona;funfzigstem;funghi
-4 funziona;furniture;fusse;future;g;ga;gagne;gagner;gaillards;gain;galaxy;gale;galicia;galley;gallo;gambero;game $
-4 game ,;ganado;gane;ganeis;gants;gardener;gardening;garibaldi;garlic;garnish;garrisoned;garten;gasket;gata;gateway
-4 gatitos;gatos;gatta;gatti;gdansk;gday;geb;gebeurde;gebrutet;gedauert;geduld;gefeliciteerd;gefuhl;gegenteil;gegeven
-4 gehaald;gehalten;geheiratet;gehts;gekkenhuis;gekocht;gekookt;gelacht;gelato;gelaunt;geleden;gelernt;gelezen;gelida
-4 gelijk;gelsomino;geluisterd;geluk;gelukt;gelungen;gemaakt;gemacht;gemein;gemelli;gemiddelde;gemutlich;genade
-4 generation;generations;genial;gentilles;gentils;gents;geopereerd;gepensioneerd;geprobeerd;gerald;gerard;gereden
-4 gerrit;geschaatst;geschafft;geschlafen;geschneit;geschossen;geslaagd;gespannt;gespielt;gesproken;gesso;gestuurd
-4 getreuzel;gevaarlijk;gewartet;gewerkschaft;gewinnen;geworfen;gezakt;gezegd;gezeigt;gezellig;gezellige;gezicht;gezin
-4 gezinkt;gezondheid;gf;giallo;giants;gibbon;gibs;gig;giggles;gin;gino;giocata;giornata;giovanni;gira;girlfriend
-4 girls;giudizio;giulio;giuro;glasgow;glasses;glaubt;globe;glorious;gmx;gnadig;go $;goalkeeper;goals;goat;gode
-4 going to;gol;goldfish;goliath;gomiti;goodbye;gooide;gooo;gordo;got my;gotera;gotta;gotthard;goulash;gouter;governor
-4 grab;grade;graden;gradino;graham;grams;grandad;grandchild;grandfathers;grandmothers;granita;grappige;grateful
-4 gratis;gratto;graz;grazings;greatly;greenlandic;grew;grey;grigia;groceries;groningen;gross;grosses;grote;grounded
-4 grudge;grudges;grumpy;grussen;guapa;guardaba;guardarmi;guardatemi;guarding;gucken;guerre;guitarra;guldens;gull
-4 gulls;gun;gus;gusta;habeis;habits;haces;had..$;haha;haiku;hairdressers;hal;halb;halbmarathon;halftime;hall
-4 halloween;halves;hamstrings;handel;handschoenen;handwriting;hangen;hangover;hannelore;hanno;hannover;happiest
-4 happiness;haren;harm;harmlos;harolds;harrie;hartelijke;harvest;hastings;hated;hattest;hauled;hausverwaltung;have..a
-4 hawelka;he;he..$;headphones;healing;heard;hearing;hears;heavens;heavier;hedgehog;hedges;heeft;heen;heh;heinz;heirs
-4 heizung;hej;helaas;helado;helemaal;helen;helena;helfen;hell;helpt;hen;henk;hens;her..$;herausgekommen;heres;heroic
-4 heros;herzliche;herzlichen;hesite;heulen;heup;hi ,;hiccups;hiciste;hield;hihi;hijo;hike;hilarious;hilda;hilde
-4 hildegard;hill;hinderlaag;hintereinander;hiring;histoire;hoarding;hoarse;hobo;hockeyteam;hoesten;hof;hollis
-4 holzklotzchen;homeoffice;hometrainer;homme;hondo;honey;honger;honing;honte;hooray;hopen;hopital;hora;horario;hore
-4 horns;houd;houden;how;how..cards;howdy;hsv;huele;hufte;hug;hughes;huilen;huis;hullo;human;humbled;humeur;humming
-4 hurray;husbands;huso;hymn;i could;i didnt;i made;i read;i took;i was;i..no;i..up;ian;iba;ibis;ice;ida;idi;idiot
-4 ieri;if youre;ignored;ihnen;ihr;ihre;ik ben;illinois;imaginaos;impara;imparato;impartial;impatience;imperial
-4 impossibile;imprenable;imprendibile;in..morning;inbegrepen;inbox;incanto;inches;incredibile;incredibly;incrociamo
-4 incroyable;ines;infancia;influenced;influenza;info;ingelijst;inn;inquisition;ins;inside;insists;insolente;insomnia
-4 insoportable;inspection;insufferable;insurance;intact;intend;interessa;interest;interesting;invading;invasion
-4 inventor;invierno;invitacion;invitado;invitation;invite;invites;ios;iowa;ipad;irait;irene;irgendwann;ironing;is a
-4 is called;is full;is..@;is..on;is..than;is..true;isle;it true;it..&;italiano;itching;jacques;jahre;jaime;jajaja
-4 jakarta;jakob;jaloers;jammed;jammer;jammern;jamon;jansen;january;jarrive;jarriverai;jaune;je nai;jealous;jean
-4 jeanne;jeans;jecris;jeden;jeder;jeje;jelly;jemandem;jentre;jeux;joanne;joint;jokes;joli;jollof;joost;jouez;jouvre
-4 joy;jubilado;jubilarme;jubilo;judge;juega;juf;juli;jump;jumpers;juni;junio;junta;jury;kalt;kalte;kamchatkas
-4 kampioen;kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant;kap;kapot;kaputt;karen;karls;kassel;kat;kate;kater;katie
-4 katze;kebab;keen;kees;kegeln;keine;keinen;keizerin;keller;ken;kerk;kerl;kerstboom;kerstdagen;kerzenlicht
-4 keukentafel;keyboard;kiev;kilo;kilometres;kinda;kine;king;kino;kippen;kisten;kittens;kleider;kleine;kleiner;kleines
-4 kleintjes;kleinzoon;klempner;kletsen;km;knackered;knap;knapp;knitted;kochen;koeien;koffer;koffie;kommandiert;komme
-4 kon;kontinent;kook;koop;kopf;koppakking;kort;koud;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche
-4 kuchentisch;kuhlbox;kunst;kur;kwam;kyoto;l;la..de;laatst;labor;lachen;laggiu;lagos;laisser;lambings;lambs;lammetje
-4 lamp;landing;lane;langeweile;langweilen;lap;large;lasciato;lastima;latino;laufen;laughter;laundry;laune;laureata
-4 lauter;lavadora;lavora;lavoro;laying;layout;le..est;lead;leaf;leaky;lean;leaving;lecce;lecture;leef;leeg;leesbril
-4 leest;legged;leggen;leicht;leipzig;lekke;lekker;lemon;lemures;lend;lends;lens;lent;lente;lentejas;leone;lepel;lepre
-4 leraar;leren;lernen;lesen;lethal;lettera;lettere;letting;lettre;lettuce;leur;leuven;levantar;levante;lg;liberated
-4 libero;libro;licence;lieb;lieben;lief;liefs;liegen;lieke;liest;lieu;liggen;lijn;like..,;lille;lily;limbs;limon
-4 limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lion;lionel;lira;lis;lisa;lisbonne;lisible;listen;listens
-4 litiganti;little;liverpool;livres;llama;llamado;llenisimo;llorar;llovio;lmao;loaf;loaves;lockdown;loco;logbook
-4 logeren;lone;longest;lontano;look..the;loop;loopgraven;lose $;losers;loses;lost #;lots;lotto;love to;loves;lt;luc
-4 luca;lucas;luke;lukken;lunchtime;lunga;lupo;lust;lyon;m6;maarten;mabel;macchina;macharne;machiavelli;machines;machs
-4 machtig;machu;mackerel;madam;madhouse;madrid;maeve;magistrale;maglione;magnificent;magnificos;magnifier;magnifique
-4 maillot;maiment;mains;maintaining;maintains;maison;maker;mal..,;mala;malade;maledetti;malissimo;mallorca;malmo;mama
-4 maman;man;managed;manager;mancano;mancanza;manda;mandaste;manege;mangiare;mangiato;mangoes;mani;mannchen;manolo
-4 mantelpiece;mantengo;manual;map;maple;mappa;maquina;maraton;maratona;marc;marge;mariachis;marie;marked;marking
-4 marmelade;marrete;marreterai;marrows;mars;marsh;mart;marta;martes;martha;marvellous;marz;marzipan;mass;masterpiece
-4 matematica;maternity;matheklausur;mathematically;mathematics;matilde;matinee;mattacher;mattends;matteo;mattino
-4 maudits;mavais;mayo;mdr;meal;meaner;meaning;measly;meat;meccanico;mechante;medaille;medias;medio;mediterranean
-4 medium;meedoen;meegemaakt;meek;meestal;mei;meisten;meistens;meldet;melted;melting;melts;membership;menace;menerve
-4 mens;mensajes;mensen;mente;mention;menudo;meraviglia;mercato;mercedes;mercis;merel;meritaient;merite;merito;merkt
-4 mesopotamians;messia;messiah;messy;meteo;mexican;mexico;mid;midi;miente;miglior;migraine;mil;milano;mild;mildiou
-4 miles;milk;mille;minquiete;minterdire;minterdit;minus #;minute $;minuten;minuti;miscarriage;miso;mitgenommen;mobiel
-4 mobile;mobs;moed;moeder;moeilijkheden;mogen;moi;moira;mois;moites;moka;molto;mom;momenteel;momento;monch;monday
-4 mondo;mongolien;mongols;monnaie;monopoly;monsoon;montado;montare;montauban;mooiste;moquez;moral;morceau;morir
-4 morning;morricone;mortales;mot;motherland;moto;mots;motto;mountain;mourning;moustache;moustaches;mouths;mow;mowen
-4 muchos;mudamos;muero;mujer;mull;mulo;mum;mummified;murio;mush;musst;musste;must be;mutter;mutti;mutze;muur;muurtje
-4 my cat;my daughter;my eyes;my nephew;my side;my..wants;nachbarn;nachfrage;nachgedacht;nachher;nachricht;nachstes
-4 nachtdienst;nachtjes;nachtschicht;nacio;nagespeeld;nai;nail;nan;naples;napping;nara;naranjas;nas;natte;navidad
-4 neatly;nederlands;neige;neighbour;neighbourhood;nembete;nemmeno;nephew;nerven;netjes;neunundachtzig;nevica;new
-4 new..to;newbie;nez;nicely;nicest;nick;niece;nieuw;nieuwe;nieva;night shift;niksen;nimms;nina;ninguna;nipotino;nits
-4 no idea;noches;noemde;nombre;nonno;noodles;noor;noordzee;normaal;northwest;norwich;nose;nosotros;nostra;noted
-4 notices;notre;notte;nouveau;novembre;noventa;novia;now $;nudeln;nudge;nuit;nun;nursery;nuts;obedient;obra;occasion
-4 occasione;occuper;oclock;ocurre;odio;odore;oeufs;of mine;of our;offended;offensiva;offerto;officieel;offrire
-4 oficina;oggi;ogni;ohio;oi;okafor;oke;old;olga;olio;olive;olivia;olu;olvidado;olvidarme;olvide;omas;ombrello;omelet
-4 omens;omgekeerde;oncle;one man;ongelooflijk;onore;oorlog;operacion;operan;operatie;operazione;opina;oposiciones
-4 oppompen;opponent;oranje;orchestra;ordenador;ordinateur;ore;organiser;orgullo;orkest;orkney;oro;ort;osaka;oscar
-4 osten;ottantanni;oud;out loud;outlive;outlived;overcooked;overdue;overheersen;overkant;overtime;ovviamente;owes
-4 owes me;owned;owning;owns;oz;paar;paarden;paardenkop;pace;pacifique;pacifist;packet;paco;padel;padrona;pagare;page
-4 pagelle;pages;pago;paid;paie;painful;paint;paintbox;painted;pair;palermo;paliza;palmer;pan;panache;panettone;panic
-4 pannenkoekendag;pano;pantofole;paperas;paperwork;papi;papier;papillon;paques;parade;parado;paramaribo;parapluie
-4 parce;parcel;parcmetre;pareil;paren;pares;parlare;parler;parlera;pars;partidon;partout;parttime;pasa;pasando;pasqua
-4 passa;passato;passee;passes;pasta;patatine;patel;pates;patron;pavia;paws;payday;paye;paying;peaceful;peaches;pear
-4 peasy;peccato;peekaboo;peer;peinlich;pendant;pensare;pense;pensioen;pension;pentiro;pepa;pepernoten;pepito;pequeno
-4 perdido;perdio;perdre;perfecta;perfectly;perfetta;permaloso;perro;perse;personnellement;perte;peruvian;pesca
-4 pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;physics;physiotherapist;pia;piace;pianerottolo
-4 pianto;picchu;picked;pictures;pidocchi;piedad;piena;pieno;piensan;piense;piepte;pier;pierogi;pieta;pijn;pille;pilze
-4 ping;pink;pintan;pints;pionnetjes;piovere;pipe;piquer;pitch;plafond;plak;planisfero;plannen;plantado;planting
-4 platform;platzchen;playa;played;playing;pleads;pleasant;pleased;pleure;pleurer;plombier;plot;plotting;plough;plug
-4 plums;plymouth;pobre;poca;poche;pochino;podcasts;poesie;poffertjes;politics;poney;pong;poniendo;popcorn;poquito;por
-4 por..$;porch;portable;portaos;portato;porte;porti;possess;possession;postal;posteri;postman;postura;pot;potato
-4 potatoes;poter;poterie;potje;potluck;potrei;poubelle;pounds;poured;pouring;pourquoi;pourra;pours;pourvu;povero;pox
-4 poznan;prachtig;prachtige;practised;praktisch;pram;praticamente;prayed;preciso;preferita;preferito;prefers;pregare
-4 prego;premio;prendermi;prenotato;presentado;presepe;presidio;pressione;pressure;pretended;pretending;prettiest
-4 prettige;priez;primavera;print;prise;privato;priyas;probability;probe;procedure;prochaine;produced;prof;profe
-4 professeur;profite;profs;promemoria;promesso;prometio;prometo;promettevo;promis;promises;promptly;proteste;proverb
-4 provider;proving;provoquen;provvidenza;prufung;psst;pubblicita;puertas;pulled;pulso;punalada;punctual;punctuality
-4 puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno;quarantatre;quarantine;quartalsbericht
-4 quartiere;quatorze;quedate;queen;queens;queja;quelles;quemo;queridos;queriendo;quesos;qui;quicker;quiera;quieter
-4 quieto;quito;r;raadt;rabbit;rabia;raclette;rad;radios;raga;ragazzi;ragazzo;rage;ragione;railways;raised;raison
-4 ramadan;ramble;ramen;rancune;random;rapido;rare;rarely;raro;rase;rat;rato;rats;rauchen;rauw;ravi;reaches;recall
-4 reception;recette;rechner;recht;rechtop;recien;recommended;recordo;recover;redet;ref;refreshing;refused;regalato
-4 regardais;regarde;regen;regent;regimental;regiments;reginald;regions;regne;regrets;regulars;rehearsal;reign
-4 reindeer;reino;reinzukriegen;reken;rekenen;rekt;relaxing;relegated;relief;remember the;remembered;remembers
-4 remercie;remind;reminded;reminding;remis;remote;rendang;rendirme;rends;rendu;renovating;rent;rente;rentre;rentree
-4 renverse;repaint;repair;repaired;repeint;reporting;repris;rescued;reserves;resfriado;resist;resisti;resolution
-4 resort;respectfully;respects;respira;responsible;restera;restful;resuscitating;ret;retd;retirement;retiring
-4 retourne;rever;reviser;revuelto;revues;rey;reza;rezar;rgds;rice;richtig;richtige;ricordati;ricordi;ride;rido;rie
-4 rij;rijbewijs;rijk;rijles;rillen;rimini;ringing;rioja;ripicca;rire;rise;riskieren;rispondo;ristretto;riunioni
-4 rivincita;rn;roadmap;roads;rob;roba;robbed;robin;rode;rodillas;rojo;rolf;romans;romanzo;ron;rood;roofs;rooien;rook
-4 root;rot;rotelle;roti;rots;rotto;rounds;rovinato;rubbing;rubicone;ruby;ruckwarts;ruft;rug;rugby;ruhig;ruik;ruikt
-4 ruined;ruins;ruled;ruler;rummy;rumour;rumours;rumsteht;ruota;russa;rustige;ruthless;ruud;sabado;sabbia;saber;saca
-4 sacrifice;sadly;sai;sailor;sait;sal;sala;salaam;salat;sales;salgo;salient;salimos;salle;salmon;salon;saltata;salud
-4 saluda;saludar;saluta;salute;salvato;samba;samen;sammelt;samsung;san;sang;sanremo;santantonio;saper;sara;sardegna
-4 sauce;sauerteigbrot;sausages;savoir;scadono;scaffolders;scale;scaling;scan;scelgo;scendo;schach;schade;schedule
-4 scheelt;scheiden;scheusslich;schiaffi;schiele;schiena;schiessen;schilder;schilderen;schnee;schnell;schnelle
-4 schneller;schnupfen;scholarship;schone;schones;schonste;schoonmoeder;schoonvader;schreibt;schrift;schrijf;schutting
-4 schwarzwald;schwer;science;sciolgono;scirocco;scissors;scoperto;scorelijsten;scorsa;scotland;scrabble;scrape;scuso
-4 seagulls;seals;seamus;seance;seattle;secoue;sedie;seduta;see;seem;seemed;sees;segreti;segreto;seguimos;seid;sein
-4 selbst;self;sem;sembro;semester;semi;sennuie;sennuient;sennuyaient;sens;sente;sentenza;serate;sere;serieus;sermon
-4 servent;service;services;servidor;servivano;sets;settled;settling;sguarnita;shade;shag;shared;sharpened;sharpening
-4 shifts;shines;ship;shivering;shore;shot;shouldve;shovel;shovelling;showed;sian;siano;siberian;sichern;sickbed
-4 sickness;siebzigsten;siendo;siento;siesta;sieste;sighed;sigma;signature;silencieuse;sills;simulator
-4 sinaasappelmarmelade;sincere;sing;single..$;sinterklaas;sir;sitzt;sixties;sjaal;skate;skates;skating;skien;skipper
-4 slaapgebrek;slaapt;sleeper;sleutels;slower;slowest;slugs;sluit;sly;smarties;smiled;smiling;snails;snap;sneak;snert
-4 sneu;snooker;snooze;snored;snowdrops;snuck;snuffelen;snug;soaked;sobrino;sockets;soep;soeur;sofas;soffio;sogar
-4 sognato;soient;sois;soldado;sole;soleil;solene;solidarieta;somaro;somebody..to;someday;somehow;someones;sometime
-4 somewhat;somos;sonando;songfestival;songs;sonnenbrand;sons;sont;sooo;soplad;sore;sorry..the;sors;sortent;sosa;sotto
-4 soul;sounded;soupe;sourdough;souvenir;souvent;spacca;space;spalle;spanje;spannender;spared;spater;spatz;spears
-4 special;specifically;speelde;spelling;spending;spero;spiace;spider;spielleiter;spikes;spilled;spilt;splinter;sport
-4 sposati;sposiamo;sprinkling;sprint;squash;squeezed;sry;stadium;staff;staffed;stage;stal;standup;stapels;stared
-4 stark;stars;starting;startup;statistieken;statue;stau;staunt;stavano;steady;steeds;steen;stellen;stenen;sterkte
-4 stessa;steuererklarung;stiate;sticks;stier;still on;still..at;stimmung;stiramento;stolen;stolz;stood;stormy
-4 stornoway;straat;strafkamp;strand;strange;stratega;strategist;streek;streepje;stregati;streikt;stress;stretch
-4 stretta;stroke;strom;stroom;stroop;stroopwafel;structurally;strudel;struggling;stu;studied;studiert;studio;studios
-4 study;stuffs;stuitje;stulle;stuttgart;sudando;sudden;suegra;suele;suffira;suggested;suggests;sugli;suisse;suitably
-4 suitcase;sull;sullo;sultan;sunday ,;sunrise;suns;sunset;suocera;suoceri;suoi;suonate;superb;supermarket;superpower
-4 supervisor;suppers;supported;supports;surely;surement;surgery;surprise;surprised;surrounded;surveyor;surviving;sus
-4 susan;suspects;suspense;suspicious;suyas;svedese;swabia;swallows;sweaters;swollen;sword;sy;sydney;sylvie;sympa
-4 sympathisch;sympathy;t;tab;tabellone;tableau;tablero;tablet;tace;tachtigjarige;taco;tacos;tafel;tage;tagen;tages
-4 taglia;takeaway;takes @;talent;talisman;tamerlane;tandjes;tank;tantas;tanti;tanze;tanzen;tap;tape;tardanza;tardar
-4 tardi;targets;tarta;tartaruga;tarte;tarts;tas;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube;taxi;teachers
-4 teaching;teas;teased;teatime;teclado;teenager;teething;teglia;teken;tele;telefon;telefonata;telenovelas;tellement
-4 temblad;temblando;temblaran;temoin;tempers;tenedores;tenemos;tenir;tenner;tentamen;tentamens;tentant;tente;tenths
-4 ter;terecht;terraza;terrified;terror;tesoro;tete;tetto;tevreden;texas;texting;textos;thai;thatd;thatll;the little
-4 the morning;the whole;the..a;the..hate;the..here;the..went;themselves;theory;theyre;theyve;thinks;thirds;this..and
-4 this..is;thread;thrown;thuisgekomen;thumbs;thunder;ticket;tiemblen;tienne;tifo;tijdens;tim;time;time for;tip
-4 tirania;tirannia;tisane;tisch;tiza;tmrw;to..so;tobacco;tocaba;today ,;toestand;toglie;togliermi;toiletgebouw;tokyo
-4 told;tolgono;tomarme;tomates;tombe;too much;too..for;tornati;torta;torte;tortellini;tortilla;totally;touching;tough
-4 tourists;tournaments;tournee;toussaint;tousse;towel;town;tracteur;trae;tragedie;traigan;traitors;trajeron;tram
-4 trampoline;tranquillo;tranquilo;trapana;trapo;traps;trattore;trau;trauerspiel;travail;travaille;travaux;treasurer
-4 treasury;trees;treguas;treinen;treinta;tremate;tremble;tremblez;trenta;trente;trentotto;treppe;trincea;tristes
-4 troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare;trovato;truck;trucks;trumpet;trumpets
-4 truppe;trusted;trusting;trusts;truus;tuba;tuesday;tuesday ,;tuesdays;tulips;tunnel;tuoi;turkey;turnbeutel;turni
-4 turning;tutta;tuvo;twelves;twos;typ;tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht;ubrigens;uff;uitgerekend
-4 uitgevonden;uitleggen;uitzicht;ukraines;unarte;unbelievable;unblocked;unbreakable;underestimate;underestimates
-4 underrated;understand;understands;understudy;undici;unfassbar;unheimlich;unkraut;unlike;unlucky;unora;unpacked
-4 unreal;unser;unter;unterschatzt;unterwegs;unto;unusual;unverschamt;unverschamtes;up there;update;updating;uses;uwe
-4 vaak;vacanza;vacanze;vacio;vakantie;valentia;valga;valuable;vandaar;variance;variar;varicella;vast;veamos;vede
-4 vedesse;vedo;veertig;vegetables;veine;veldhospitaal;velo;vemos;vendange;vendanges;vendetta;vendra;venezia;venga
-4 venger;veniamo;venimos;venir;venis;venite;ventre;ventured;venuta;ver;verbrand;verde;verdict;verdient;veremos;verf
-4 verger;vergesse;vergisst;vergognerebbe;verguenza;verheugd;verjaardagskaart;verklap;verlegt;verliere;verliert;vero
-4 verregneten;verschrikkelijk;verslag;verspielt;verstaucht;verstopt;vertel;vertraging;vertraue;vertrouw;vertrouwde
-4 verwarming;verzeih;verzeihe;verzonden;vesicula;vets;viaje;vicar;vicina;vicini;vide;video;vie;vieilles;viel;vielen
-4 viendo;vienes;vient;viera;vieux;vijftigste;villain;vind;vinto;vio;viola;visited;visits;vita;viti;vive;vivement
-4 vivre;vliegen;voce;voeten;voisin;voit;voix;voll;voller;volume;volver;volvimos;volvio;vorletzter;vorsichtig;vostre
-4 votre;vraag;vraiment;vrede;vredelievend;vriendin;vrouw;vs;vueltas;vuelvo;vuestra;waait;wach;wage;wagt;waits;wakes
-4 walks;wallet;walter;waltraud;walvissen;wann;warmest;warn;warned;wars;wartet;wartezimmer;was the;was..#;was..to;wash
-4 washout;wasser;wasserkocher;watching;water;waterbouwkundige;watercolour;wauw;waves;waxwings;wc;we;we dont;we..#
-4 we..the;wear;wearing;website;wednesday;wedstrijd;weed;weeks;wegblijven;weh;wehgetan;weihnachten;weil;wellington
-4 welt;weltherrschaft;weltmeister;werden;wereldbrand;wereldkaart;wereldreis;werent;werkstatt;wetten;while..was
-4 whining;whisky;whistles;whitby;whitcombe;whites;whod;wi;wight;wild;wilder;will $;willem;willen;wim;winner;winning
-4 wirds;wished;wishes ,;with a;with my;with one;wo;wobbly;wochen;wondered;wood;wooden;wools;woont;worked;worthy;wou
-4 wovor;wrist;wundern;wurfelgott;wurfelpech;wurfelt;x;xoxo;yahoo;yahtzee;yall;yann;yard;ye;yesss;you have;young
-4 younger;youngest;youth;yurt;zag;zagen;zandvoort;zaragoza;zaterdag;zaun;zelfs;zerbino;zia;zittern;zoekt;zonnebrand
-4 zucchini;zucht;zukommt;zurraron;zwager;zwemdiploma;zweten;zwijgen
-3 # rounds;#..&;#..and;#..armies;#..de;#..for;#..of;&;& ha;& lost;&..$;&..?;&..more;, and;, come;, et;, finally;, its
-3 , jai;, por;, those;, where;, y;,..$;,..,;,..did;,..ive;,..old;,..say;,..time;,..you;.;@ is;@ on;@..me;@..mir
-3 @..week;^ desole;^ does;^ la;^ les;^ mum;^ new;^ ps;^ somebody;^ still;^ that;^ the;^ whats;^...;^..a;^..am;^..are
-3 ^..best;^..da;^..goes;^..heb;^..idea;^..is;^..keep;^..left;^..little;^..looked;^..many;^..morgen;^..owe;^..por
-3 ^..really;^..should;^..stack;^..wird;^..your;a single;a..#;a..i;a..in;a..place;a..week;address;again;again $;ago
-3 all..$;all..monde;am..a;and the;and..only;are;are..$;are..?;as my;at @;at my;at..in;battle;be the;be..before
-3 been to;been..@;been..at;bei..$;bien $;board $;bonus $;but the;but you;but..a;cant;cards are;cards..&;coming ,
-3 con i;country $;crazy;daar;de mi;de..is;decent;dell;desole;dice $;dice hate;died $;dont trust;du..,;e..,;echt;eens
-3 eigentlich;el viernes;el..$;envoye;ero;every..$;fait;feel a;feel..$;finished;fino;first round;first..i;for;for me
-3 for the;for..#;for..$;for..,;found;friday;fur die;game..is;garrison;gente;get..card;gisteren;goed;good $;good..at
-3 got;grandpa;grazie;guys;had #;had my;has gone;have a;have any;have no;have..far;have..in;have..the;having;heart
-3 her $;here..$;hier;hier soir;his;ho ancora;hold..,;how..&;how..do;hurt;i roll;i shall;i..away;i..from;i..hear
-3 i..really;i..see;i..wait;if this;ik heb;ik..,;ill have;ill..back;ill..my;im;im afraid;in and;in bed;in de;in..of
-3 in..south;in..until;io;is one;is out;it now;it since;its not;its..to;je..a;keeps;keer;keyboard $;know;la mia;la..e
-3 last ,;late;late..$;le monde;les;lights;little one;little..$;looks;los;los dados;ma..$;mais;mal..$;man..@;march
-3 mark;mate;me $;me last;me..el;me..to;mere;mi ha;mia;midnight $;moment $;must;my armies;my mails;my new;my phone
-3 my..$;my..and;my..for;my..now;my..says;my..to;never..$;next $;next week;nice $;not a;now;now..the;of @;of..game
-3 old..,;on..map;one..@;ora;orders for;over my;over the;pete $;pile;play..the;ps;ps :;quickly;read this;really..$
-3 rien $;runde..ich;running..so;said the;say the;says;says its;says this;says..,;see my;see that;see the;send..the
-3 sent ,;shell;should have;should really;should..more;should..this;shoulder;sind;sister;sleep;small..,;so far;so..$
-3 so..and;sola;some;somebody;sorry to;sorry..,;stand;straight;survive;ta;takes;talk;tea $;tegen;tell..$;temps;than &
-3 than this;that @;that should;the club;the letter;the map;the next;the spelling;the start;the..and;the..are;the..by
-3 the..game;the..of;the..still;the..that;the..you;they were;think this;thinks..is;this at;this from;this goes;this..#
-3 this..has;this..in;this..the;thursday ?;time ?;time..$;to a;to get;to me;to my;to read;to see;to..now;to..you
-3 told me;true;true that;tuesday $;turn to;turn..#;turn..?;turn..and;turn..i;uit..$;una..$;une;up in;viernes;vom;voor
-3 voor het;wales;walk;was;was..$;wat;way ,;we..do;we..on;well;what they;when &;where the;while it;whoever..@;whole..$
-3 won;would..like;ya;you ask;you cant;you ever;you..,;you..at;you..my;your..on;youve
-2 # :;# against;# countries;# po;#..e;& before;& took;&..mi;&..not;(;, also;, anche;, are;, bring;, didnt;, dus;, for
-2 , half;, het;, ik;, is;, it;, like;, nothing;, really;, to;,...;,..?;,..con;,..e;,..encore;,..got;,..i;,..maar
-2 ,..new;,..per;,..por;,..read;,..she;,..sie;,..so;,..sono;,..wants;,..we;,..what;,..youre;. you;: $;@ at;@ for
-2 @ holds;@ so;@..but;@..cest;@..my;@..one;@..what;^ a;^ au;^ ca;^ he;^ heres;^ i;^ im;^ mon;^ na;^ now;^ ob;^ pass
-2 ^ per;^ s;^ she;^ someone;^ sorry;^ theres;^ to;^ une;^ van;^ vielleicht;^ volgende;^ von;^ well;^ whoever;^ will
-2 ^..?;^..an;^..and;^..back;^..bad;^..be;^..bin;^..con;^..counted;^..fait;^..fear;^..fin;^..give;^..going;^..having
-2 ^..im;^..ist;^..last;^..losses;^..mia;^..mum;^..next;^..now;^..still;^..u;^..va;^..war;^..way;^..wont;a #;a &
-2 a card;a double;a los;a lot;a mail;a mi;a..?;a..about;a..all;a..by;a..si;a..with;abend $;about..last;across
-2 across the;again for;again..$;all..cards;allemaal;also..the;am..$;an hour;and;and carry;and everyone;and everything
-2 and she;and they;and..armies;and..do;and..want;are in;are..,;are..at;armee;armies..#;armies..a;armies..the;around
-2 as..,;asked;asleep..the;at..,;avec;back on;bad for;bang;be;be..$;be..for;beats;been..that;being;being..$;beside
-2 better ,;birthday $;bis..$;bit $;bit..,;boat;bottle;but im;called..$;can do;can have;can..see;cant see;card;card $
-2 cetait;che non;cherry;come;completely;con una;cost;could be;could..the;country ,;cross..@;dat ik;de..:;dear ,
-2 defend;dem..$;des;des..$;di &;dice ?;dice have;dice..$;dice..been;didnt..?;dinner $;do..again;does;does he;doing..$
-2 doing..,;domani;dont ask;dont..ill;down there;down..$;dropped;dus;e il;e..la;early $;easter $;een;eh;ein;eine
-2 en casa;er..van;esta..$;everybody..@;eyes are;faire;far;feel;fille;finally $;fine;fine $;fini;fois;for &
-2 for something;for that;for..one;for..rounds;forgive me;forward;freitag;from me;from my;game..my;geen..$;gioco
-2 give the;give..the;giving;glasses $;go wrong;god;goes wrong;gone;green;guys $;ha..#;had @;had better;had..to;hand
-2 hand $;happen;has;has..been;hat;have not;have seen;have..,;have..@;have..that;have..whole;hay;here are;here..,
-2 het is;hij;hour;how..$;hurry;i cant;i fear;i only;i wonder;i..badly;i..for;i..going;i..got;i..half;i..him;i..it
-2 i..lost;i..my;i..only;i..quite;i..sorry;i..sure;ich bin;ich noch;ici;id give;idea..i;if..had;if..read;if..were
-2 ik zit;ik..je;ik..meer;il..$;ill put;im at;im on;im..$;im..of;im..on;im..scared;im..with;in front;in hospital;in my
-2 in..e;in..evening;in..middle;in..next;in..north;in..with;is;is my;is there;is under;is watching;is..as;is..better
-2 is..but;is..only;is..to;it at;it makes;it must;it on;it up;it with;it..that;its;its #;its the;its too;ive..a
-2 ive..the;keep me;keep..,;keeping;kein;knocked;know $;know if;know..@;knows;kom;la semaine;la..mi;lads;lady;las..,
-2 last mail;last..,;last..a;last..jai;last..with;leaves;lie;like;like &;like that;like the;like this;little..,;lo..la
-2 long;long..it;look;loud $;love..$;ma;ma fille;mal;mamma;man in;many..$;map $;map and;may be;me ?;me this;me..$
-2 me..a;me..out;met..en;mi;mij;minute;mon;monday ,;monday..i;more ,;morning..i;must..the;my;my dad;my first;my hand
-2 my head;my..:;my..account;my..at;my..thinks;my..was;my..would;need more;need..card;new..$;next..?;niemand;no hay
-2 no..to;noon;not much;not my;not..of;notes;nou;nur..,;of me;of..$;of..this;ohne;on earth;on the;on..as;on..keyboard
-2 once $;once more;one from;one im;one..us;only got;only my;only..#;or does;or not;otra;out..$;out..this;own;partie
-2 pas..la;per;piano;places;plan for;play ,;play the;played $;po;por..,;pour;probably;promise $;pure;quanto;questa
-2 reads;ready;real;really be;resta;right $;road;run out;salio;sans;schreibe;see &;see a;see it;see..&;seen;send..$
-2 shall;shall we;shift;show;sich;side..the;sign;single army;slept;so;so many;so..,;so..about;so..can;so..today
-2 somewhere..$;spielen;start $;stavolta;steht;still..a;still..about;sto;stop..,;storia;strong;strong $;tablet ,
-2 talking;tes;that was;that..has;that..is;the north;the..$;the..?;the..at;the..card;the..come;the..is;the..man
-2 the..on;the..once;the..was;they..a;this morning;this the;this..than;this..wrong;thursday;time to;time..the;tired $
-2 to be;to run;to say;to..about;to..all;to..and;to..me;today i;tomorrow..i;too strong;took @;train ,;treno;truce in
-2 truce..@;turn..$;twice..i;una sola;und..noch;under the;une..de;until my;until the;up..$;up..,;up..in;up..the;van &
-2 venerdi;vergeten ,;verloren;verra;vez $;viele;vrijdag;waiting ,;want @;want..be;wanted..see;was..in;way to;we play
-2 wel $;welcome;well ,;well and;well..#;were the;were..,;when you;when..is;which;whoever;wife;wil;will come
-2 with..armies;won..#;wonder;would..a;would..the;wrong ?;wrote..$;yo..$;you ,;you read;you see;you..how;you..me
-2 you..play;you..stop;ze;zondag;zu..$
2 # across;# armees;# armies;# et;# extra;# have;# ill;# karten;# more;# off;# places;# poco;# times;# up;# was
2 # would;# zu;#..are;#..non;#..only;#..op;#..the;& a;& asked;& avant;& did;& est;& hat;& het;& mi;& move;& ne
2 & really;& side;& stack;&..:;&..already;, #;, after;, alors;, am;, asi;, bin;, can;, cant;, con;, deja;, een;, eh
2 , enough;, first;, from;, grazie;, haha;, hatte;, help;, isnt;, je;, kill;, las;, lass;, last;, los;, more
2 , naturally;, new;, one;, or;, phone;, pour;, small;, soldier;, surtout;, venerdi;, will;, youll;,..all;,..an
2 ,..armies;,..come;,..da;,..dit;,..el;,..going;,..has;,..ich;,..id;,..ist;,..let;,..nicht;,..now;,..que;,..real
2 ,..turn;. ,;. hes;. sorry;....;:;: het;: how;: je;: those;:..$;? ill;@ avec;@ ben;@ better;@ does;@ durch;@ except
2 @ fue;@ ho;@ in;@ it;@ just;@ keep;@ ma;@ mi;@ one;@ se;@ solo;@ the;@ when;@ while;@..ich;@..le;@..or;@..still
2 @..the;^ @;^ ahora;^ although;^ as;^ at;^ before;^ bueno;^ by;^ come;^ confirm;^ da;^ deine;^ drop;^ een;^ eigenlijk
2 ^ en;^ end;^ ese;^ eso;^ forse;^ get;^ god;^ granny;^ heb;^ heeft;^ hiya;^ ill;^ instead;^ kan;^ lets;^ looking
2 ^ lukt;^ man;^ manana;^ maybe;^ meglio;^ menos;^ met;^ mind;^ misschien;^ mit;^ most;^ none;^ one;^ orders;^ out
2 ^ para;^ perdon;^ peut;^ pour;^ quiza;^ quizas;^ rest;^ roll;^ sister;^ solo;^ te;^ tengo;^ thats;^ this;^ ti;^ tom
2 ^ va;^ volgens;^ vorige;^ warten;^ wenn;^ whoevers;^ with;^ yesterday;^..at;^..bring;^..can;^..cards;^..che;^..dem
2 ^..else;^..esto;^..gave;^..he;^..hier;^..id;^..ik;^..in;^..isnt;^..je;^..le;^..like;^..make;^..moitie;^..nicht
2 ^..nothing;^..of;^..on;^..ones;^..que;^..sorry;^..suppose;^..thats;^..they;^..thought;^..toi;^..turno;^..van
2 ^..wants;^..wouldnt;^..wrote;^..ze;a bonus;a catastrophe;a coin;a computer;a domani;a fight;a first;a garrison
2 a half;a neighbour;a rotten;a rule;a set;a ta;a think;a threat;a warning;a word;a..&;a..army;a..at;a..mail;a..or;ab
2 aber;able;able to;about a;about my;about to;account;act;after a;against it;against..,;ago ,;ago and;agreed to
2 ahead ,;ahora o;aire;al turno;al..$;algo;all $;all :;all from;all my;all to;alli;along the;alors;already gone;als..,
2 alter;although;altro;alvast;am not;am still;am very;an..,;an..ago;anche il;ancora ,;ancora la;and can;and come
2 and not;and nothing;and shes;and this;and yes;and yet;and..back;and..should;and..the;and..usually;anders $;annoy
2 annoy her;annule ,;another $;another one;answer my;answers my;any way;any..$;anymore;anymore $;anything else
2 anything in;apart $;apply;are at;are for;are..me;arent;armate in;armees..@;armies;armies are;armies in;armies is
2 arrived ,;arrivo;as;as discussed;as for;as..can;asking whether;assez;at #;at..again;atrasado;atrasado ,;attack is
2 attack me;attack when;attacks on;attente;au last;aus..$;aussi $;autre;avance;avec #;away ,;ayer;back #;back ,
2 back when;back..,;back..i;bad idea;bad..,;badly;badly $;bang $;bar;bas;bath;battles;be done;be happier;be less;be on
2 be up;be wrong;because thats;been the;beetje;before then;before..$;behalve;ben a;ben klaar;bene ,;best thing;bete
2 betise;betise ,;better with;beurt;bien ,;bij de;bin ich;binnen;bis dahin;bit ,;bit with;blijven;blood;bloody;bloss
2 border until;borders ?;both $;both ,;brave $;break at;bring some;broer;brother wants;bug;business;but &;but here
2 but hes;but no;but that;by a;ca $;ca ?;ca passe;ca..$;call my;called ,;cambie;cambie de;came out;can;can afford
2 can get;can read;can roll;can..@;cannon $;cant decide;capital;capito;card i;card is;cards if;cards is;cards till
2 cards to;careful ,;cartas ,;catastrophe;change $;changed;changing;changing my;che ci;cheaper;chi ha;ci..$;clean
2 clean up;coach;coin;coin $;coin for;come back;come home;come..$;con la;con meno;confused;conquer;conquers;contare
2 corrige;cosi $;could;could go;could tell;could use;council;count on;counted;counted #;counted my;crazy ,;crazy in
2 crossing;cuanto;da unten;daar #;dad says;dadi ,;dados ,;daheim;dahin;dalla;dan..$;darsi;das ?;das wars;das..ist
2 dat van;dat was;daughter ,;davon ,;de armees;de guardia;de helft;de hier;de kaart;de last;de los;de my;de troops
2 de..@;decide $;decir;decirlo;decirlo $;defeat;deine #;dem tausch;demande;den;denk ik;des ,;deze keer;dezelfde;di me
2 di mia;di..$;dice and;dice..#;die ene;die neue;die..$;dies;dies $;different $;different turn;dimanche ,;dinsdag;dire
2 director;discussed;dit;dit que;do this;do..to;doch erst;does the;doesnt get;doesnt mind;donc;dont get;dont have
2 dont..me;dont..which;door is;dove;down again;dran;dran $;draw;dreimal;druber;dry $;du all;du monde;du..$;durch;e mi
2 early ,;early if;easier;easy $;een ,;een andere;een beetje;eh ?;eher;ehrlich;einmal;either way;ejercito;el aire
2 el mejor;el numero;el otro;el que;el..del;eliminato;eliminato ,;else;else is;en los;en rest;en..niet;encore pour
2 end is;end up;ene;enough;enough ,;enough of;enter;er ,;era;es #;es ist;es nicht;es..,;esce;esce #;escribo;esta vez
2 esta..no;esto $;et non;etre que;even $;even a;even in;even possible;even..$;everybody in;everyone stays;fai;fai..$
2 fall;falta $;fanno;fanno paura;fare;fatti;faut;fear that;feel sorry;ferma;fermo;fewer men;fight on;fin;find it
2 fine ,;finished $;finito;fire;first go;first place;first thing;first win;fit;fix;font;fool;fool $;foot;footnote
2 for another;for it;for..?;for..moment;for..turn;forecast;fought;found my;free $;frieden;from that;front $;front ,
2 full ,;gaan;gaat;gaat het;game with;garrison of;gedaan;gente ,;gesagt;get more;get one;getippt $;gets #;getting a
2 gia;giorno;giro;given;given me;giving up;go ?;go crazy;goed ,;goes into;goes south;going ,;good in;got this;got..the
2 grande $;grandmas;grandpa says;group;grown;guard;guarded;ha piu;haar;hace falta;hacia;hacia @;hadnt;half asleep
2 hand ,;handy $;happens;happier;harbour;has just;has only;has told;has touched;has..@;hasnt written;hasta manana
2 hat mir;have ?;have at;have gone;have left;have lost;have..it;havent;he does;he plays;heb #;heeft de;helft;help $
2 hermano $;herself;het zuiden;het..niet;hier en;hier ist;himself;his $;his cards;his last;hiya;hiya ,;ho ,;ho letto
2 ho mai;ho messo;ho preso;hoe;hoi ,;hold ,;hold your;home $;hoofd;hoop;hope i;hope to;horse ,;horse cards;hospital ,
2 houdt ,;hour ago;how it;how this;hoy $;husband says;husband thinks;i dont;i have;i heard;i really;i see;i the;i to
2 i used;i wish;i write;i..at;i..decide;i..hold;i..id;i..need;i..not;i..on;i..those;i..too;ich $;ich es;ich hab
2 ich schlafe;ich wollte;id had;id keep;idea if;ideas $;idee;idee $;if hes;if my;if no;if youve;if..works;ik dit
2 ik hou;ik je;ik jou;ik me;ik place;ik stuur;ik was;ik win;ik..niet;il ne;il tuo;ill stop;ill tell;ill..a;ill..you
2 im @;im feeling;im keeping;im no;im not;im only;im sure;im too;in ?;in den;in line;in mano;in ruhe;in time;in..#
2 in..$;in..in;instead of;invece;is ,;is about;is already;is empty;is er;is from;is mine;is missing;is off;is op
2 is right;is to;is tomorrow;is..allowed;is..een;is..for;is..good;is..it;is..next;is..one;is..over;is..that;it;it .
2 it ?;it and;it becomes;it by;it could;it for;it is;it might;it otherwise;it stays;it stops;it there;it this
2 it tomorrow;it wasnt;it works;it yourself;it..$;it..so;it..this;it..wrong;its enough;its mine;its written;its..,
2 its..last;itself $;ive changed;ive heard;ive put;ive seen;japans;jaurais;je;je het;je perds;joe;jouer $;jouw;jugada
2 jusqua;just;just as;kaarten $;kaarten ,;keep..at;keep..of;keeping #;kidding $;kies;kill;kind ,;klaar met;knock
2 know..you;krijg ik;kurz;kurz ,;la ,;la bas;la moitie;la proxima;la tropa;la vraie;land;langer;laptop ,;las mias
2 lasciare;lasst;last #;last ones;last woche;last..after;later today;le last;le tue;le..?;leave some;leaves @;lees
2 left to;leftovers;legal $;legers;legers ,;lei;let..know;lets go;lets..$;level;light;lines;lines $;list for;little $
2 little brother;lo first;lo tengo;los #;los de;losing a;lost it;lost..$;lunedi;lunes $;ma ne;ma non;maandag;maar
2 maar het;maar niet;made it;magari;mail ,;mail ?;mail has;mail on;mail..,;mail..the;main;make me;maken;maken me
2 making;mal ,;male $;manana;manca;manque;many;map without;marche;marches;mas;mas que;match $;maths $;may..the
2 maybe next;me :;me font;me not;me out;me see;me shed;me some;me there;me..at;me..hour;mean &;mee $;mehr $;meilleur
2 meiner;meint;mejor $;mejor ,;men;menu $;merely;message;meteen;mi fanno;mi nieta;mi sono;mi..,;mi..se;mia ,;mich
2 middle;miedo;miedo $;mieux;mieux ,;mind sending;mind yesterday;minder $;mine ?;mio ,;mir beim;mir ehrlich;misschien
2 missing $;mistaken;mit den;mitad de;moeten;moitie;more next;morgen $;mornings;most..$;move a;moved into;muy;my a
2 my big;my break;my broer;my computer;my glasses;my karten;my keyboard;my losses;my move;my offer;my zus;my..brother
2 my..had;my..up;na de;naar de;name;natuurlijk;natuurlijk $;ne ho;ne veux;near;needs;neighbour $;neighbours $;nephews
2 nessuna;nest pas;net;neue;new one;nicht besser;nicht nur;nichts $;nieta;night i;no digo;no estoy;no place;no se
2 no..$;no..today;noch jemand;noch mal;nodig;nog $;nog ,;nog een;nog wel;nog..$;nomas;non ho;non lo;non mi;none;nord
2 not..@;notes $;nothing ,;nothing at;nothing..this;now or;number of;nummer;nur aus;nur..$;ob ich;oder ?;of $
2 of another;of armies;of dice;of ik;of something;of these;of what;of..,;of..can;of..in;of..to;off @;off..,;often;ok ?
2 ok my;omen;on &;on ,;on after;on both;on his;on our;on this;on until;on..$;on..first;on..last;once;once i;once in
2 onder;one;one #;one for;one here;one of;one out;one stops;one territory;one..$;one..?;one..for;ones;ones i;ones left
2 ones with;ones..@;ongeveer;only #;only has;only one;only with;only..$;ook;ophouden;ophouden $;opinions;or am;or did
2 or so;or the;or was;orders $;ospedale;other and;otherwise $;ou tu;oublie ce;oui;oui ,;out there;out..@;over ?
2 over in;over it;over to;over..?;owe &;owed;para..$;parece;park;parle;paro;part in;part of;partie $;partita ,;pasado
2 past the;path;paura;paura $;pause;penso;penso $;per il;percent $;perdo;perdon;personne $;peur $;phone $;pile $;pills
2 place for;poco $;portate;porto;possibile;possible ?;posto;preso @;press;probably right;properly;proxima;puesto;punto
2 put @;put into;quand;quando;que #;que @;que ca;que es;que je;que jen;que..con;que..de;quedan;quedan #;questo;quita
2 quita el;quiza;quizas;read ,;read the;real one;really got;reckon;recu;reflechir;return;rien;right;right now;right to
2 right..$;risky $;road is;roll;ronde #;ronde ,;rotten;round $;round and;round..$;round..the;route;ruhe;run;run ,;safe
2 safe..$;sag;said $;said in;sailing;sake;sake $;salio de;salt ,;same to;sanity;saw what;say :;say about;says #;says @
2 says never;schau;schreiben;scorso;se il;se perdo;second place;see how;seen &;seen how;segunda;semaine last;sense to
2 sent you;seriously ,;serve;serve #;settle;seulement de;seven;she may;she still;she..me;should;should come;should get
2 should leave;should you;should..up;shoulder and;shouldve been;si a;si el;si gano;si la;si tu;si va;sia;sicuro $
2 side $;sigo;sigue;silly $;sin..$;single ,;sitio;sitzen;sixes against;sixty;size;size ?;sleep..the;so &;so do
2 so everything;so it;so only;soir;soldier $;soldier ,;soldier and;solo da;solo sitio;someone has;son wants;sono #
2 sono..,;sonst;sorry sorry;sorry..i;sort of;sous le;south $;south ,;southern;southern front;speel;speel dit;spelen
2 spielen $;spijt;spread;stack ,;stamattina;stands;stavo;stayed;stehen;stehen $;still got;still has;still not
2 still..the;stop me;stop..if;strike;strongest;subito;sugar;sulla;sunday ?;supper;suppose;supposed;supposed to;sur $
2 sure &;surtout;survives;swapped;talk to;talking about;tarde $;tastes;te mando;tegen..,;telefono;telephone;tell..if
2 temps $;territory;terug $;tes #;testa;than;than she;than..$;that cant;that doesnt;that enough;that fails;that in
2 that last;that out;that right;that the;that..be;that..keep;thats a;thats for;thats where;thats..$;the bar;the bath
2 the battle;the bit;the boat;the border;the bottle;the evening;the full;the home;the horse;the horses;the least
2 the long;the middle;the name;the road;the rule;the small;the soldiers;the southern;the turn;the war;the water;the..@
2 the..army;the..as;the..from;the..just;the..out;the..with;them out;them..the;then de;then never;there i;there still
2 there..a;theres more;these;they ?;they roll;they..,;think;think ive;think thats;think the;think..is;third..$;this ,
2 this but;this more;this move;this over;this way;this..for;this..it;tho;tho $;thought $;threat;through there;thumb
2 thursday ,;ti;tiens;till..$;time..so;times..$;tirar;to cancel;to come;to do;to end;to give;to guard;to in;to leave
2 to no;to sit;to that;to whoever;to..&;to..,;to..as;to..last;tocar;todavia no;togli;told &;tomorrow ?;tonight to;too
2 too ,;too if;too long;tot morgen;touched;tour;tour jai;tra i;treating;treaty;treaty with;tris $;troops ,;trop;tropa
2 trust this;try $;tu me;tue;tuo;turn at;turn comes;turn..so;turno scorso;tussen;twice;twice $;type;typo $;una mossa
2 una..,;unbedingt;und die;understand it;unfair;unos;unten;until its;until monday;until..$;up..a;usually right;va o
2 van $;vedere;vediamo;veel $;vergeten $;vers la;very sorry;veux;vez no;vielleicht;viene ,;vindt;vite $;voglia;voir
2 volgens;volgens mij;voor @;vraie;wait is;wait till;wait..the;wake;wales $;want some;want that;want..know;want..talk
2 warning;warten;warten ,;was easy;was going;was half;was ik;was me;was too;was..for;was..my;wasnt;wasnt sure;way i
2 way more;we can;we do;we get;we know;we say;we..@;weeks..$;wees;weet het;wel..$;wenn du;wenn..klappt;went ?;went off
2 were ,;west $;what &;what is;what the;what..did;whatever that;whats a;when it;when youre;where $;where my;whether he
2 whether it;whether that;which one;whoevers;whose;whose turn;why my;wife ,;wife thinks;wilde;will #;will das
2 will encore;will ich;will je;will nicht;will zeggen;wiped;wiser $;with #;without @;without this;word about;work ,
2 works;would like;would never;wrong $;wrong ill;wurde von;y all;y est;y my;y una;y..a;yesterday i;yet..$;yikes;yo no
2 you &;you come;you later;you on;you reckon;you when;you..leave;you..what;you..with;youd;youre..$;zeker $;zien;ziet
2 zitten;zitten waar;zo ,;zuiden;zur;zus
3 #;# ,;# armeen;# ejercitos;# men;# of;#..#;#..$;#..,;#..at;#..on;&..out;&..peace;&..still;&..to;, all;, could;, id
3 , la;, maybe;, now;, nur;, say;, se;, te;,..:;,..at;,..ik;,..me;,..mine;,..non;,..off;,..on;,..si;,..this;,..too
3 ,..y;. .;...$;:..,;@ ?;@ e;@ que;@..and;@..in;@..mine;@..more;@..not;@..on;@..was;^ am;^ any;^ bin;^ bring;^ cards
3 ^ con;^ dat;^ go;^ halt;^ je;^ keep;^ no;^ ok;^ on;^ se;^ time;^ troops;^ whatever;^..dit;^..do;^..il;^..joue
3 ^..just;^..least;^..line;^..mean;^..only;^..other;^..promised;^..sono;^..those;^..wollte;a joke;abend;about @
3 about the;after #;ahora;all..armies;als..$;also;ancora;and see;and then;and..all;and..on;another round;answer
3 answer $;armate..@;armeen;armies $;as a;as i;as well;asi que;asked me;at a;at it;at..and;attack..there;au;au..tour
3 aussi;away;back in;back to;be..with;before i;better..the;bij;bit..$;bit..the;border $;break;bueno;but..$;by..,;ca
3 can $;can..$;cant remember;cards ,;cards in;cards..me;cards..the;carte;ce..$;checked;come to;counted..$;coup;cuando
3 cut;dan..het;das;das ist;das klappt;das..@;de @;de..?;del..,;desde;deze;did that;dir;do $;do..get;do..think;doesnt
3 doing this;dont..$;droit;eigenlijk;en..et;encore;encore $;end $;er;etre;everything $;extra;for my;for..next
3 for..time;forse;from;from &;from..$;gegen;get..$;go for;goes well;goes..,;goes..@;guardia;guess;halt;happens if
3 has already;has more;has..my;hasta;hat $;have..to;het niet;i havent;i might;i wasnt;i..?;i..do;i..last;i..still
3 i..there;i..through;i..to;i..with;ich..#;if..take;ik het;im back;im having;im..sure;in ,;in it;into;is best;is still
3 is..even;is..too;it $;it a;it all;it as;it looks;it out;it would;it..be;it..possible;it..to;its going;ive lost;jouer
3 just #;just a;keep it;la..que;las;las..$;lassen;legers..@;less than;letzten;lo..$;looking at;lukt;mail;makes;mal $
3 many..&;may have;maybe;me if;me more;me..how;mee;meglio;met @;meta;might;mind..$;mine..$;mir..$;mir..,;missing
3 morgen;morgen..,;moved;my #;my..after;ne;ne..rien;next turn;nichts;niet;niet $;niet..$;no..i;noch;nog;north;not what
3 number ,;ob;oder..$;of..:;of..before;of..for;off $;oh ,;ok;okay;om;on hold;on..#;once ,;one $;one place;one..#
3 only..army;op..$;op..,;opinion;or..@;or..it;or..that;ought to;out $;para;pardon;pas de;peace $;peace in;perds;pero
3 phone ,;plenty;plus;plus de;pour la;pour..@;que..,;que..me;risky;roll $;roll..$;round..i;sale;schlecht;se;second $
3 should be;should..a;should..be;should..been;slept..it;so..me;so..that;soir $;sorry ,;sous;staan;staat;stack is;taken
3 te veel;terug;than @;thats it;the @;the cannon;the end;the last;the ones;the same;the..about;the..for;the..goes
3 the..stop;the..until;them $;there;there $;there..$;theres;think its;thinking;third;this for;this turn;this was
3 this..not;this..to;this..you;those #;to stop;to wait;to..#;to..@;to..before;to..is;to..of;to..on;todavia;tonight;tu
3 under..$;until..week;van my;vanavond;veo;want..see;week..so;weet;what do;what happens;what..if;whats;when..gets
3 where;whether &;wife..i;will do;win;win..$;with..$;with..in;without;wollte;wont..it;word;wordt;worth;you tell;you..?
3 you..it;you..its;zuruck
4 # armate;# at;# but;# di;# man;# seul;#..as;#..before;#..el;#..i;#..it;#..that;#..to;& about;& e;& just;& my;& na
4 & too;& up;&..attack;&..got;&..ist;&..nicht;, always;, because;, ci;, das;, denk;, donc;, dont;, hit;, ho;, nada
4 , obviously;, para;, sorry;, theres;, though;,..ben;,..better;,..brother;,..counted;,..dan;,..das;,..enough;,..first
4 ,..go;,..hab;,..hes;,..in;,..je;,..laisse;,..many;,..may;,..maybe;,..mich;,..muss;,..next;,..orders;,..pas;,..risky
4 ,..shes;,..son;,..te;,..that;,..think;,..ti;,..up;,..way;,..which;,..will;,..wont;,..wordt;...to;: first;: no;@
4 @ all;@ move;@ needs;@ niet;@ no;@ with;@..con;@..fall;@..help;@..off;@..than;@..though;@..whatever;@..whichever;^ #
4 ^ (;^ after;^ al;^ als;^ antes;^ ben;^ change;^ das;^ do;^ e;^ eigentlich;^ from;^ give;^ just;^ let;^ lieber;^ lo
4 ^ more;^ nach;^ once;^ perhaps;^ pick;^ play;^ should;^ si;^ statt;^ todavia;^ was;^ where;^ yes;^..al;^..anything
4 ^..auch;^..beurt;^..by;^..ca;^..cartes;^..depuis;^..great;^..i;^..instead;^..it;^..ive;^..joking;^..kaarten;^..kan
4 ^..la;^..mind;^..mit;^..mon;^..ne;^..once;^..one;^..or;^..out;^..para;^..se;^..soon;^..the;^..until;^..youve;a la
4 a minute;a typo;a..back;a..more;aan..$;abajo;abend ,;about $;about..,;about...;about..if;achter;afford;after
4 again after;again at;against a;ah ,;all ?;all ca;all this;all until;all..it;all..la;all..what;allora;almeno #;alone
4 als &;als er;als..het;am i;an..place;ancora #;and..#;and..as;and..cards;and..nothing;and..that;and..think;and..this
4 and..to;another game;answer ,;antes de;any more;anything $;anyway $;apart;are $;are ,;are just;are kind;are..my
4 are..orders;armate;armate $;armeen..@;armees ,;armies :;armies at;armies there;armies..@;armies..my;army there;armys
4 arrete;arrive;arrive $;as @;as..stays;asked..to;at..time;attack there;attacked me;attacks $;auch..$;auf;avant..,
4 avanzano;avec le;be left;be legal;becomes;becomes..$;before..run;belongs to;better the;better..$;bigger..$
4 bis morgen;bis zur;bit..@;borders..$;bottom;brother..this;but id;but it;but..@;but..at;but..go;by one;ca ,;call it
4 cambia;cambiar;cambiato;can one;can..do;can..to;cancel my;cant..that;cards;cards and;cards next;cards..$;cards..,
4 cards..of;cards..you;carry;carte..$;cartes;cartes en;ce;cest trop;cette fois;changes;che ho;che..si;ci penso;coast
4 come..the;comes in;comes..$;con..$;contrario;could..#;coup de;course $;creo;dan;danno;das hier;das noch;das..,
4 dat dan;dat..$;de #;de jouer;de que;de..nada;death;decide whether;den @;depuis;depuis..$;derriere;di #;did..say
4 die #;die halfte;different;do;do ?;do i;do these;do what;do..$;do..have;donde..@;dont..him;dont..my;dont..that
4 dont..to;dont..too;door $;door..@;drawer;e .;e..$;earlier $;eben;echte;eentje;either this;el @;el..?;el..turno
4 elkaar;else..$;empty..$;en #;en @;en..$;en..in;en..me;encore..le;end..with;erst;erst mal;eruit;es $;est de;et..au
4 except;except..@;few $;first ?;first che;fois $;for..day;for..if;forget..,;free;from last;from..#;from..other
4 from..tonight;getippt;gets me;gewinne;give;give me;gli;go;go at;go badly;go easy;go..to;goes;goes..the;going..,
4 got one;got..left;group $;hablar;hacer;had ,;hago;half of;halfte;halt ,;has..?;has..out;have $;have ,;have @
4 have..say;he has;hear..&;here goes;hermano;herum;hes probably;het $;het aan;het..?;heute..,;hit;ho cambiato;ho..,
4 ho..@;hold @;hold..horses;hope im;hopeless;horses ,;husband..i;i #;i changed;i just;i lose;i own;i said;i want;i..#
4 i..afford;i..i;i..out;ich attack;ich dir;ich..als;ich..die;id say;id..for;id..the;id..to;ideas;if #;if im;if you
4 if..attack;if..dice;if..got;if..one;if..see;ik weet;ik..first;il contrario;il turno;il..#;ill keep;ill..@;ill..this
4 im ahead;im home;in all;in mind;in...;in..other;into..$;is for;is niet;is not;is..&;is..be;is..by;is..enough
4 is..last;is..really;is..right;isnt;isnt..$;isnt..?;it again;it from;it once;it..#;it..?;it..or;it..really;it..well
4 its @;its..#;itself;jai my;jarrete;je me;je..pas;jij;jij het;joke $;joking;just in;just..and;just..case;kam;kan;keep
4 klaar;klaar $;krijg;la last;la segunda;las..en;last weeks;later ,;left @;les cartes;let them;let..be;lets;like $
4 like its;limit;lo;lo estoy;lo..,;lo..con;load;long way;longer $;looks..$;looks..its;los..,;lose;lose..,;loss;loss..#
4 losses;losses..#;ma..#;maar..,;mail..in;make..a;male;mando;mano;many in;many..has;mas $;maybe i;me ne;me quedan
4 me tonight;me what;me..armies;me..de;me..do;me..what;meant to;mee ,;meer..dan;men $;menos;met..,;mette;mi..ancora
4 mia sorella;mia..,;mias;mind the;mine ,;mine..,;minus..last;misread;misread the;mistake in;mit @;mit dem;moins
4 monde $;more $;more armies;more..$;more..in;more..you;most;most of;move..the;moves $;my answer;my orders;my..cards
4 my..first;my..from;my..turn;nada;nadie;naturlich;ne..rest;need the;need..one;nel;never mind;new..on;next to
4 nicht mehr;nicht..,;niet te;niet..,;niet..ik;no;no need;no para;no..at;no..de;no..en;no..in;no..nada;noch..?;non si
4 non..,;non..piu;nonsense $;north $;north..$;not just;not..it;nothing this;nulla;nulla $;nur;nur..&;ob @;of #;of..@
4 of..armies;of..would;okay..$;om ,;on that;on top;on..phone;on..truce;once and;one ?;one left;one to;one was
4 one..from;one..on;one..the;one..those;ones ,;only;only the;only wanted;only..a;only..armies;only..of;only..one
4 ook..$;op ,;orders ,;other $;other..in;ought;ours;out with;out..i;over $;papa;para que;pardon..je;pas le;passe $
4 passe la;pays;perhaps;piu di;play..?;plus $;plus..#;program;promised;promised..peace;put my;que jai;que no;que viene
4 que..a;questi;question;qui a;quon;read @;read..map;real ones;really..of;rest ,;rest of;retire;right ?;round ,
4 round with;rubbish;said on;said..,;said..the;same;say no;says..the;se a;se me;se queda;se..$;se..e;se..sono;see if
4 see..it;seen it;send;sensible;sent it;sentence;senza;set ,;she..the;shed;shes..,;should keep;si hay;si me;si..@
4 si..il;si..passe;sicuro;silly;sin;skipped;slecht;so if;so..@;so..not;so..them;so..there;solo;solo ,;son says;sono..a
4 soon..&;sorella;stasera;stays..$;still..after;stop ,;stuur;suis;suis..de;suppose $;supposed..be;take;take my
4 take the;take..,;take..and;tausch;te;te..$;test ,;than one;than..in;that even;that from;that one;that..last
4 that..possible;that..the;that..was;thats enough;thats the;thats what;thats..my;the card;the death;the feeling
4 the odds;the phone;the right;the soldier;the..gives;the..go;the..group;the..i;the..instead;the..later;the..may
4 the..must;the..orders;the..part;the..stays;the..thing;the..up;the..where;the..without;them can;them for;them..$
4 then $;then ,;then keep;then the;then..,;there are;there..from;theres an;they are;thing;think i;think of;think..got
4 think..something;thinking about;thinks the;this ?;this and;this or;though $;throw..$;thursday..i;till you;tirare
4 to show;to sleep;to take;to write;to..$;to..?;to..everything;to..half;to..it;to..others;to..some;to..what;toch niet
4 tomorrow $;too early;too..in;top;touche;tour..$;tra;traded;troops $;troops..@;truce;try it;try..once;tu..@;turn is
4 turn..,;turno pasado;turno que;typing ,;uberall;ultima;una vez;und..$;unless the;until..?;until..falls;up @;up my
4 up..@;using;van..is;van..week;victory;viene;vivo;von mir;vorher;vorige week;waar ik;wait $;wait until;wait..&;want
4 want all;want is;want the;was it;was my;was only;was..mistake;was..niet;was..thinking;we leave;weeks..,;well see
4 wenn das;wenn ich;what my;what..you;when there;whether;which of;while;while im;while typing;whole thing;whole..,
4 will het;will..#;will..$;will..?;will..the;win..all;with nothing;with the;with these;with this;with..cards
4 with..from;without..@;won $;would..?;would..mind;wouldnt;write;wrong..$;yes ,;you about;you can;you hear;you like
4 you mind;you put;you wait;you..any;you..i;you..so;you..them;you..this;your horses;zeg;zeker;zitten $;zonder..$
4 zur halfte
5 # ?;# for;# in;# legers;# losses;# new;# to;# verloren;#...;#..home;#..me;& i;& id;& si;& wants;&..first;, als;, ask
5 , el;, ill;, let;, no;, oder;, over;, please;, right;, si;, tell;, this;, too;, vielleicht;, whatever;,..comes
5 ,..forget;,..no;,..one;,..send;,..take;,..times;,..would;:..#;@ :;@ card;@ i;@ or;@ si;@..$;@..at;@..better;@..do
5 @..en;@..i;@..is;@..se;@..thats;@..too;@..y;^ all;^ and;^ but;^ can;^ cest;^ could;^ erst;^ es;^ hold;^ id;^ if
5 ^ laat;^ mejor;^ not;^ nur;^ pardon;^ plus;^ second;^ take;^ these;^ turn;^ una;^ would;^..#;^..agreed;^..case
5 ^..caso;^..hay;^..hold;^..its;^..maar;^..may;^..moi;^..op;^..place;^..rest;^..set;^..too;^..use;^..wasnt;^..yes
5 a..idea;about..one;ach nein;af $;after that;after the;against me;against the;ahi;all @;all van;alone ,;als;america $
5 an order;ancora..$;and only;and..it;and..me;and..rest;annule;anything;armies on;army..$;ask;ask &;ask..$;at home
5 at least;attaque..,;au..#;au..$;aufhoren;aun;away $;away from;back ?;bad ,;be #;be more;before;belongs;beter
5 better..me;bis;bleibt;blijf;bueno ,;but dont;but not;by #;can we;can..the;cards $;carte $;case $;ce soir;ce..pas
5 change;changed my;con &;could you;de ici;de lo;de..la;deal;decide;denk;depuis la;desde..$;desde..,;digo;dis
5 do anything;do..same;does $;dont;dont..the;e non;e..in;e..una;each;either;ejercitos en;ejercitos..@;en..#;en..de
5 en..y;enough $;entonces;entre;eso;este;everything;falls $;figure;fils;fin $;first;first attack;first..$;first..@
5 first..and;follows;for..mail;from..?;from..as;fuori;gar;gar nicht;get it;get..,;give..an;go ,;go to;go..@;gooien
5 habe;has moved;have one;have only;have to;havent..the;hes..right;het..,;hold;hold it;hou;how..goes;i believe
5 i forgot;i may;i will;i would;i wouldnt;i..more;i..them;i..want;ich nicht;ich..nicht;id;id like;id..a;if they
5 if..fails;ik..$;in case;in there;in..if;is fine;is het;is just;is nog;is what;isnt..,;it falls;its still;ive thought
5 ive..$;ive..better;je ne;je..my;joke ,;just the;just..,;just..of;just..the;just..to;kaarten;kannst;karten;keep..#
5 kidding ,;klappt;know how;la mitad;lass;later;le..depuis;least;leave @;left in;legal;let;let it;let me;lets not
5 lets..it;lets..that;like to;lo que;lose..$;lot ,;maar #;made up;made..my;mail from;mas ,;may i;me peace;me..in
5 me..sin;me..than;me..tonight;mean;mean ,;mehr;mejor;met #;met &;mind..,;mind..the;minder;moins #;moins..$;moment ,
5 mon fils;mon..de;more;more..,;mossa;move ?;my kaarten;my mail;naar;nach dem;nada ,;no sense;nog..,;non;non ,
5 non sono;not;not all;not so;not sure;not..i;not..if;not..this;nothing..@;number #;numero;o;o..,;obviously $;odds
5 of those;off..&;oh;oh..,;oh..and;on..i;on..safe;on..until;one after;one at;one yet;one..a;one..it;one..round;ones..$
5 ones..the;only..to;or;orders;other..,;others are;over there;par;pardon ,;part;part $;part..the;pas;pas $;pass;passe
5 peut etre;place ?;plus..$;puedo;put a;put this;que lo;queria;quiero;rest..#;rolls $;runde $;safe side;sarebbe;sauf
5 se si;set;set $;she has;should i;should..@;should..the;si;si ca;si je;si..perds;side ,;sit;slept on;so no;so..do
5 sobra;soir ,;solo..,;staan $;stack $;stays;still..#;still..,;stop..the;suicide;sure if;take it;take..from;take..off
5 tell me;than..of;that $;that attack;that is;that..for;thats..,;thats..the;the extra;the line;the safe;the stack
5 the third;the wrong;the..#;the..before;the..half;the..next;the..roll;the..set;the..side;the..till;them there;then #
5 then nothing;then on;then..$;there is;think ,;think ?;think..$;this mail;this..dont;thought i;till &;times $
5 to change;to decide;to have;to hit;to lose;to send;to think;to..cards;tom..#;too $;too many;touch..$;tour $
5 trade..my;tranne;trying;turn ?;turn yet;twice ,;until;until it;until you;up north;up..mind;upon;use it;va bene;va..$
5 van die;vaut;victory $;von;wait a;want to;warte..,;waste;way..$;weniger;wenn;what..would;where i;where..is
5 whether the;win $;win ,;wise;wiser;with @;with fewer;with that;with..one;won ,;would it;would..to;write..$;wrong
6 # $;# is;, dan;, dann;, of;, wenn;,..#;,..when;: #;: the;@ ,;@ alone;@ as;@..no;@..non;@..to;^ everything;^ non;^ oh
6 ^ only;^ while;^..das;^..forget;^..het;^..mail;^..non;^..not;^..nur;^..rather;^..solo;^..trade;^..una;^..wait
6 ^..what;^..when;^..with;a mistake;a truce;actually ,;after all;alleen;america;anders;armies..$;aspetta;at all;behind
6 change the;cosa;count;course;dal;dann;doesnt..$;dont want;du @;earlier;esto;fails;few;first ,;geht;go..the;i get
6 i put;i take;i wont;i..@;if;if..is;if..lose;if..win;il @;in..first;in..i;into @;is only;it be;it goes;it isnt
6 it..you;je..$;just kidding;left;make;me again;mistake;mitad;move ,;my..armies;needed;nest;new armies;nicht;no..,
6 no..@;nog niet;non..$;not $;not..,;nothing $;now that;of course;of it;of this;one is;one more;one..to;only $;only..@
6 or..$;other;other one;ou;peut;pick;place;rest in;rolls;s;second..$;second..is;seulement;si..,;stay..$;sure;than..,
6 the cards;the first;the place;the..first;the..one;the..ones;them;them ,;them all;then;there ,;though;till;to #
6 to keep;tonight $;too..to;turno;until..,;vers;wait;warte;where it;with all;with..#;with..dice;would..be;wrong ,
6 wrote;y..$;you think
7 # a;#..from;#..left;#..mas;& hasnt;& me;& non;&..moved;, @;, call;, if;, mine;, ob;, then;, whichever;, would;,..ask
7 ,..attack;,..dont;,..goes;,..isnt;,..it;,..keep;,..lo;,..mean;,..need;,..not;,..place;,..promised;,..tell;,..tu
7 ,..write;:..the;:..to;@ $;@ a;@ and;@ aus;@ doesnt;@ first;@ thing;@..#;@..,;@..from;^ ah;^ ask;^ ce;^ dont;^ er
7 ^ era;^ falls;^ max;^ minus;^ scusa;^ then;^ und;^ without;^..cartas;^..der;^..en;^..encore;^..half;^..ich
7 ^..kidding;^..let;^..nest;^..play;^..that;a @;a few;a time;aan;aan $;about..attack;about..cards;ach;ach..,;af
7 after..$;after..,;agree;agreed;ah;ahead;al @;all en;all on;all..#;all..@;all..on;along;als het;als ik;and #;and go
7 and..other;andere;antes;armies to;armies..to;at..end;attacks..@;au moins;auf..,;avant;back the;bad $;badly ,;be..#
7 behind $;ben $;better not;better to;between @;bit about;bleiben;bleiben $;but one;cards for;carry on;cartas;casa $
7 case;ce nest;ce que;change my;could we;damit;dann @;das mit;davon;de..a;demain;demain $;do..?;do..still;doch;doen
7 dont roll;down to;either..or;er..#;est..que;et #;et..en;except the;fails ,;far..it;finale;first $;first..,;first..is
7 follow $;for..second;forget;from this;from..,;from..with;garde;gleich;goes..$;half $;have #;have it;hear from;hit @
7 ho..#;hold..$;i even;i mean;i place;i promised;i win;i..attack;i..mind;i..trade;id leave;id..@;id..it;idea ,;if &
7 if i;if ive;if nobody;if she;if we;if..$;if..doesnt;if..gets;ik..nog;ill send;in that;in..place;in..the;is worth
7 is..many;it ,;it doesnt;it one;it until;it..,;it..badly;it..i;ive..to;je prefere;kann;keep the;keep..$;kidding;kijk
7 laat;laisse;last attack;last one;laten;later $;le @;least..$;leave the;left ,;left..$;left..then;li;list;look..it
7 lose..armies;losses $;maar een;maar..$;machen;mail before;make it;maybe..$;me suis;me think;me until;meno;mind
7 more..i;more..that;my..while;n..$;nach..und;ne..plus;need to;nein ,;nicht $;nicht..$;niet ,;no trade;no..this;noch ,
7 none of;nonsense;number;nur ein;obviously;odd;of them;on..&;once..$;one..only;one..there;only want;or..,;other game
7 others;oublie;parte;paso;passo;place..$;place..,;please;prefere;put..there;que &;queda;remain;rest;run..$;save;scusa
7 se &;se puede;second;second half;sense $;son..,;sorry $;sorry..that;statt;stay;still..my;stop;stop..$;stupid
7 take back;take that;tambien;tauschen;te lo;than that;than..armies;that..one;that..still;the better;the bigger
7 the bonus;the bottom;the one;the other;the others;the truce;the..bit;the..can;the..place;the..version;then..all
7 there..#;theres a;thing $;thing ,;think about;think is;till the;to attack;to..her;to..instead;to..them;toch maar
7 touch;tris;tu..$;typo;ultimo;van @;von..aus;wacht;weakest;western;weten;what i;what would;what..have;what..want
7 whatever;whatever..$;when @;when its;with only;works $;worp;worth..$;would do;would you;wrote..,;yes;yet..i
8 # i;#..be;#..them;#..there;, bis;, lets;, non;, take;,..@;,..course;,..es;,..everything;,..if;,..or;,..second;@ if
8 @ until;@..it;@..la;^ either;^ est;^ et;^ o;^ same;^ stop;^ warte;^ y;^..after;^..go;^..lo;^..take;aantal;aanvalt
8 abbess;abbia;abort;abwarten;accept;acceptance;accepts;accetta;accident;accordo;accumuler;acordado;acuerdo;adapt
8 added;addition;adegua;adjacent;afg;afgh;afgha;afirca;afloopt;afr;aggiungine;agnes;ahorro;aie;ailleurs;ajusta
8 ajustalo;allem;aller;allow;almohada;alte;alternatives;alto;altra;altre;altri;altrimenti;altrove;amend;american
8 amounts;an $;anade;and @;andare;anderen;aneinander;anfangen;angebot;angeboten;annoyingly;annuler;another..$;anpassen
8 antwoordt;antwortet;anywhere;aparte;appen;appena;approvazione;appuye;april;arg;argentinia;arriba;arriesgado;arrivano
8 as..as;ask me;assumption;atacado;atacaria;atacarla;atatck;atencion;attaca;attaccato;attaccherei;attacchi;attachment
8 attak;attcks;attendez;attimo;aufgerustet;auquel;autrement;avanza;avast;aver;aviso;avoir;avvocato;await;ay;back..$
8 balanced;bandeja;bare;basso;basta;bastan;batterij;be better;beachten;bedacht;bedoeling;befehl;befehle;behalte
8 bekomme;bel;belay;bellen;bench;bens;bescheid;besloten;besoin;besten;betere;bevestigen;bevestiging;bientot;binding
8 bitter;blank;blessing;blitz;bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;brakes;bram;breek;brich
8 britian;brittain;brothers;burma;burn;busca;but #;butta;buttala;button;caiga;calcolatrice;cambi;cambiado;cambiale
8 cambiame;cambies;camino;can i;cancella;canje;canjear;canon;capture;captured;careless;cas;caso;casualties;casualty
8 cavalier;cease;ceasefire;ceci;celular;central;cero;chain;changer;chaud;checking;chemin;chiediglielo;chiedo;chiudo
8 choisis;chuck;cierro;cima;cioe;circa;circle;claro;clause;cleverer;cliccato;clock;closing;colleghi;coller;coloca
8 coloco;column;combinacion;combinato;comincia;committee;compulsory;concept;condicionado;conferma;confinano;confinino
8 confirmacion;confirmed;confirmo;confirms;conformo;confundi;confusion;confusione;congela;conquistato;conquiste
8 conseilles;consultalo;consultar;contato;conte;content;continued;contrariamente;controlla;conviene;copier;correct
8 corrected;correctie;correctly;correggi;correttore;corrijo;corta;costo;coude;countermand;crack;crecido;crept;croce
8 cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$;dame;darf;date;decade;decidee;deciderai;decidido
8 decision;deciso;dedo;defendiendo;defending;defends;definite;degli;dejamos;dejaria;dejas;demas;demasiados;demi;dentro
8 deplace;deploy;deroga;desdecirme;desdigo;deux;dial;dices;dico;die karten;diego;difendere;differ;differently;digan
8 dime;dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai;directly;disastro;discard;disculpa;discussion;displacement
8 disposto;distracted;dividile;dobles;doden;donde;dont mind;doorgaat;doppio;doubled;dovevo;down..#;draai;draus;drivers
8 drops;drunk;dubbio;dumm;ea;easiest;easts;ecrire;ecris;eerder;effe;einfach;eintragen;einverstanden;ejecutes;ejemplo
8 el turno;elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;emptying;endgultig;endgultiges;enfadada
8 enleve;enlever;enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran;erano;erase;erbuiten;ergens;erin
8 ermee;erreur;ersetz;ervoor;esagerato;escapo;escribio;esos;esperame;esperar;esperate;espere;est ce;estaria;euh
8 everything in;executing;exit;experiment;extension;faccenda;facciamolo;facoltativo;faisais;fallen;fallo;falsch;fanne
8 fasse;fea;fehlt;ferais;fermati;fermiamoci;fills;finger;finirla;first and;flatmates;flip;flop;forbidden;foregoing
8 fortification;forze;foulee;frais;frase;fris;fronti;fuera;fuerzas;funktioniert;gastes;ge;gegenuber;gelesen;geloof
8 gemeint;gemeldet;genoeg;genugt;geplakt;geredet;gerissen;gesetzt;get @;getal;getallen;geteld;gevecht;geweest
8 gewohnheit;gezet;gibt;ginge;gioca;giocarle;giochi;giurerei;giusto;glaube;go on;goes to;gooit;grabbed;greenlnad
8 greeting;grenst;grenzen;guardar;guardate;guerra;hablando;hable;habs;hagas;halveer;handed;hang;hangs;hanna;hasnt
8 hause;haut;haz;hazlo;heads;hee;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft;hin;hinein
8 hingeschrieben;hinten;hinzustellen;hoef;hoeft;hoeveel;hold the;hommes;hoog;hop;horen;humbly;hypothetical
8 hypothetically;i say;i wrote;i..about;ich..@;icland;id rather;id..not;idk;if @;if it;if the;if..dont;ignore the
8 ignorier;ignorieren;igual;ijskast;ik er;ilegal;illegal;illegale;imparando;importe;increased;indonesias;inform
8 insieme;insist;insisto;insofar;installe;instead;intelligent;intendevo;interesa;invia;inwisselen;it fails;it gets
8 it too;itd;jack;jap;jattaquerais;jets;jette;jeudi;joker;jonas;judgement;jugaba;junto;kampf;kanon;kans;keep #;kep;kid
8 kladje;klopt;klug;klungelen;kmachatka;koest;korrektur;kost;kostet;krachten;kun;kunt;lado;lance;larger;lars;lascerei
8 lascialo;lasciamo;lasciamola;lasciane;lasciarne;latest;lease;leave;leave..alone;leek;left $;legality;leggi;leo
8 letterlijk;levert;lies;limits;linea;link;links;llame;llega;lleve;loose;lugar;lukas;m;machst;mag;mailadresse;majority
8 malheureux;manage;marcha;mattaque;matter;mazzo;me..you;meantime;mejores;melde;mercoledi;messagerie;messing;metais
8 meti;metterei;mettiamo;mettine;mezzogiorno;mica;miercoles;migliore;mijne;milking;miralo;mirando;misa;missus;mistook
8 mittagessen;modifier;moest;moglich;mogolia;moogt;moose;mr;muerto;mueva;muevas;mulling;mussen;mustnt;naar..$;nachster
8 nadat;nafrica;naked;nakijken;nalezen;namen;names;narrete;ne..pas;neanche;nearer;necesito;necessary;needful;neer
8 neerzetten;nego;nella;nentre;nenvoie;nes;netait;neu;nexecute;niets;nipote;no lo;no more;nombres;nora;not ,;not..$
8 nul;null;numeros;obbligata;oben;objection;obliga;obsolete;oder;oefenen;offenda;official;oltre;olvidalo;omit;on @
8 onderste;one ,;one with;ongeluk;only..i;onwards;oost;opas;opcional;opens;oppure;ops;opschrijft;option;orale
8 orders..$;ordres;oriental;oublies;outbox;overal;overdo;overlook;overlooked;overrules;pact;paio;palce;parait;pare
8 parecido;parentesi;parentesis;parere;parezca;pari;partir;partisse;pasalo;pases;passer;pasticcio;pata;patto;pazzia
8 pedir;peine;pendiente;pending;pensa;pensaba;pensais;pensandolo;pensarci;penses;pentita;perdere;perform;permesso
8 permit;permitido;persia;pet;phrasing;piazzamento;pierda;piled;pinch;pivoting;plaats;placer;plaisantais;planned
8 plantas;platz;play..$;ploughing;pm;podria;poging;ponga;pongas;ponlas;ponle;ponlo;ponlos;porfa;porque;portion
8 pospongo;possible;posso;posted;potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale
8 prejudice;premature;pretend;price;probabilidades;proceed;production;proefdraai;prometido;propose;provare;provvisoria
8 prullenbak;pueda;puede;pues;pupils;put..on;qual;qualche;quale;quantity;quay;quedar;quegli;quello;quelques;quen
8 quieras;quietecita;quit;quitale;ragionando;raid;rapporte;rate;rather;rebaja;rechne;rechts;reconsider;reconsidered
8 recount;redo;redt;reduce;reflechis;reflexion;reforzado;refuerza;refuso;registri;reglamento;regolare;regret;rehacer
8 rehearsing;rein;reinforcement;reiter;rejoue;release;renglon;repartelas;repeat;repent;rephrase;replies;reponde
8 reponds;reponse;reprendre;request;reserva;responda;reten;rethink;retirada;retirate;revert;revisa;revisalo;revise
8 revises;revision;revoke;rewrite;richer;richtigen;rigirali;riguardando;rimandiamo;rimanere;rimetti;rinunciare
8 ripensandoci;risentiamoci;riskant;risks;risparmiare;risponda;risposto;ritirata;ritirati;ritiro;ruber;ruil;rum
8 rumgedruckt;rung;rust;sacalo;sacan;sagen;salga;salta;saltalo;saltiamo;sapere;sarrete;satz;saying;scambiato;scambio
8 scandanavia;scene;scherzavo;scherzo;schreef;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive;scrivere
8 se..,;sean;seasons;segna;segno;segue;seguito;segun;senal;senno;sensato;sense;sentido;sequence;setje;setze;setzt
8 seurope;sguarnito;shares;shook;showing;si &;sicura;sieg;siga;sigan;sigas;sils;simmer;sino;sistemalo;sketch;sla;slaan
8 slimmer;slip;slowly;so dont;so..it;sobran;sofern;sohn;soit;solamente;soltanto;somethings;sondern;sonntag;sospendi
8 spaar;spass;spend;spendo;spostamenti;spostarle;sposterei;spotted;spreading;stapel;states;steer;stel;stepped;stepwise
8 stick;stingy;stopping;strada;streich;strength;strengthen;strips;student;stuk;stukje;substitute;succeed;succeeded
8 success;successful;sud;suffiront;suffisent;suffit;suicidal;suit;suivent;suivra;sum;sums;sundays;supersedes
8 superstitious;supposing;supposons;survivors;suspende;suyo;tails;tant;tantito;target;tbc;tel;telefoniert;telt
8 template;temptation;tempted;tener;tenermele;tengas;tenvoie;terminar;terms;terrei;territoire;terugkom;that ,;that..@
8 that..my;the..back;the..if;theirs;theo;therefore;theyd;throughout;throw;tieni;tienilo;tik;tira;tiralo;to stay
8 tocaban;toccare;toccarlo;tocchi;toglierla;tolerance;tonta;too late;torno;toss;tourne;towards;tranquille;tregua;trio
8 tromper;troppe;troppi;troublesome;troupes;truppen;tus;uberschlafen;ugly;uithaalt;umgekehrt;undone;unes;unfinished
8 unicamente;unidea;uniquement;united;upset;usane;usare;use..$;useful;useless;uy;valida;vallen;vanno;vaudrait;vayas
8 veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verdelen;verifier;verkeerde;verkehrt;verlaten;verlorenen
8 verovering;verplicht;verschibe;verschiedene;verspreid;versterkt;vertan;verteidigern;verteilen;verteilst;vertrekt
8 vervallen;verwechselt;vespers;veterans;viejo;vinger;vloog;voel;volgorde;volgt;voluto;voorbij;voorlopige;vorschlag
8 votes;vouloir;vrai;vrais;vuelvas;waarschijnlijk;waarvandaan;waffenstillstand;wait ,;wait..my;wegfallen;weggooien
8 weglaten;wegschmeissen;wehn;weinig;welke;wests;weurope;wilt;winners;wissel;with it;woanders;woensdag;worn;wrongly
8 yak;yeah;yet;yet $;you play;you..anything;you..from;z;zahl;zegt;zero;ziekenhuis;zin;zodra;zugesagt;zweimal
9 # de;# dice;# on;# should;#..then;,..put;,..wait;@ #;@ y;@..all;@..e;@..of;@..until;^ attends;^ leave;^ wait;^..@
9 ^..as;^..auf;^..ce;^..las;^..move;^..si;^..sure;^..von;aan ,;actually;all #;all..in;alone $;an ,;and..@;and..in
9 as long;as soon;au @;be @;correction;decided;do that;do the;drop;espera;falls;fewer;first one;first..then;for now
9 forget the;goes badly;happens $;i sent;if thats;if..can;instead $;is too;je te;keep a;la @;left..@;liever;line
9 long..i;minds;my next;my..mail;nein;no..than;noch..,;not..the;nur ,;of..#;on to;please $;put them;result;right ,;sa
9 second one;second..,;send the;should go;sleep on;soon as;take @;the number;the rest;the..should;there ?;this..what
9 to @;to..if;too..,;trade $;treat;turno $;typed;version;wait for;wait with;you may
10 # are;# army;# armys;# c;# da;# essai;# ma;# must;# o;# oder;# rather;# reichen;# sa;# seems;# somewhere;# staan
10 # stay;# the;# tiro;# tonight;# tries;# voor;#..@;& alone;& answers;& ataca;& attacca;& attacked;& attacks
10 & attaque;& bis;& doesnt;& keeps;& mail;& moved;& offered;& okay;& overleggen;& peace;& tonight;, actually;, alleen
10 , andersrum;, bevor;, cambialo;, correct;, damit;, den;, dit;, doch;, drop;, else;, eso;, finalement;, frag;, genau
10 , gooi;, hein;, laisse;, mag;, mind;, most;, moving;, nen;, none;, ok;, once;, other;, oublie;, pick;, plutot
10 , quella;, read;, scegli;, second;, sil;, skip;, sobald;, spread;, still;, strike;, stupid;, throw;, today;, trek
10 , zeg;, zieh;,..move;. @;. if;. le;: dont;: everything;: niet;: nothing;: si;: swap;:..@;>;@ (;@ af;@ bedoelde
10 @ bit;@ en;@ falls;@ hits;@ into;@ meinte;@ nait;@ nicht;@ not;@ op;@ ou;@ out;@ sauf;@ serait;@ sorry;@ tbh
10 @ tegen;@ then;@ though;@ till;@ tranne;@ untill;@ wherever;@..there;^ actually;^ alleen;^ argh;^ armies;^ basta
10 ^ begin;^ beim;^ cambia;^ cross;^ dal;^ dann;^ depending;^ deze;^ dis;^ estaba;^ exchange;^ execute;^ failing
10 ^ feel;^ free;^ garde;^ gilt;^ hm;^ hmm;^ hor;^ ist;^ jhesite;^ karten;^ kommando;^ lose;^ mag;^ mais;^ march
10 ^ metto;^ might;^ moment;^ number;^ nvm;^ oeps;^ olvida;^ park;^ plan;^ plutot;^ pull;^ quatsch;^ quit;^ rather
10 ^ read;^ reinforce;^ roughly;^ sarebbe;^ sauf;^ save;^ sinon;^ spiel;^ sposto;^ start;^ subject;^ tacha;^ tja;^ try
10 ^ twice;^ undo;^ unless;^ vergiss;^ whoops;^..attack;^..attacks;^..meant;^..no;a border;a condition;a guess;a le
10 a look;a meno;a separate;a suggestion;a tie;a waste;aanvallen ,;aber lieber;above :;accord $;account by;ach nee
10 actually the;add #;add one;add up;adresse;afghanistans;afghanistans mine;after $;after dinner;after every
10 after lunch;after winning;afterwards;again :;agli;agreed on;agreed that;agrees to;al contrario;al posto;alcanzan
10 all de;all depends;all du;all reinforcements;all..them;alla @;allowed;allowed ,;als @;als ben;also @;am handy
10 america #;an error;an meiner;and leave;and pull;and trade;andern;anders vervalt;andersrum ,;angenommen;angenommen ,
10 angreift;angriff bin;angriff schiefgeht;answered;answered my;antes con;anything yet;applies;are bad;are needed
10 are only;are wrong;argh;argh ,;armate mi;armeen hat;armees $;armies for;armies i;armies remain;arrabbia;arrepenti
10 arrepenti de;arrete toi;as an;as few;as it;ask first;at..?;ataque @;ataque solo;ataques todavia;atras;attacca ,
10 attacca il;attack ,;attack :;attack after;attack back;attack o;attacks ,;attacks this;attacks..$;attaque $;attends
10 attends ,;attends avant;attends que;au prochain;auf..$;aufhoren $;aun $;aus an;ausser;aussi ,;avisame;b :;b if
10 back afterwards;back there;bad roll;badly just;be played;bedoelde;bedoelde ik;before &;before ,;before ive
10 before playing;before that;before this;before..roll;begin with;behalten ,;beim zweiten;below ,;below the;ben there
10 bestatigung;better ?;better make;better odds;better one;better put;better stay;bevor;bewaar;big army;bij ,
10 bij nader;bin mir;bit less;bits;bleed;bleib;blijf ik;bonus for;bouge entre;bouge pas;bound;bound by;bozza;break it
10 broma;brother typed;brouillon ,;but do;but ive;but without;by itself;by mistake;by phone;ca en;ca se;caduto
10 caduto il;cae @;calling;can ,;can it;can skip;cancel that;card if;cards after;cards before;cards go;cards i
10 cards too;cards traded;cards with;cards yes;cartas @;cartas para;cartas tambien;carte per;cartes @;cartes aussi
10 case &;case i;case id;ce qui;celui;cest juste;cest permis;change @;changed since;changes ,;che tu;check the;coast $
10 come before;comes before;comma;con esto;condition;condition que;conditional;confirm;confirm the;confirmation avant
10 confirmation before;confirme ca;consider this;continue into;conto;contrario $;convinced;correction to;correggo
10 correo;could skip;count $;count this;counts;couple more;creo que;crois;cuantos;cuentas;cuentas ,;cut the;da $
10 dad first;dads;daft;daft ,;dagegen;dall @;dalla @;damit $;dan all;dan kijk;dan nog;dan zij;dann ist;dann lass
10 das aber;das second;das set;das uberhaupt;das war;das ware;davvero;davvero ?;dazu;de aanval;de abajo;de fil
10 de first;de hacer;de las;de plus;de second;de trop;de verdad;death $;decent $;decide ,;decide between;decided yet
10 decido;decido then;dejo;del final;del turno;delete the;denn;depend;depending;depending on;des $;detto;di piu
10 di tirare;dice less;dice only;dici;dici ?;die aanval;die at;die move;die only;dir heute;direction $;dis moi;discuss
10 disregard it;disregard the;do @;do both;do it;doch nicht;doen $;doen ,;doesnt count;doesnt fall;donde puse;done ,
10 done with;done yet;dont add;dont end;dont process;dont send;dont start;dont stop;dont throw;dont trade;doorgaan
10 doubts about;droit de;drop all;drop one;du ,;du streichen;dunno;e gia;e my;e solo;eastern;echange ,;echange cartes
10 egal;egal welches;ein test;einmal wurfeln;eintauschen $;el orden;el proximo;else has;en a;en niet;en vez;encore ,
10 end ,;enough there;enough to;entre temps;entrer;entrer all;entscheide;entscheide ich;er #;er hoort;er met;er nog
10 er staat;er te;era al;era broma;era del;erbij;erlaubt;error;erst morgen;es solo;escribe;essai;este $;esto queda
10 estoy pensando;et si;etre mieux;even do;evenly;everyone along;everything above;everything after;everything along
10 everything and;everything below;everything into;everything there;everything to;example ,;exceed;exceed #;except #
10 except for;exchange;facciamo;facciamo #;facessi;failing that;fall back;falls das;falls der;farlo;feel better
10 feel safer;fermi;fermo se;few as;few back;few more;fewer if;fewer would;fifty;fil;fin de;finale non;finalement ,
10 fine with;first angriff;first ask;first avec;first draft;first fight;first how;first if;first is;first le
10 first mail;first part;first what;follow;for next;fortify #;frag;frag mich;from there;from..and;from..to;fruh
10 further $;further than;garde my;garder my;gave &;geht $;geht ,;gek;geklappt;geldt while;genau;genau andersrum
10 gerust;get ?;get them;get this;gevallen;gilt nur;giocare ancora;glaub;glaub ,;gleich weiter;go ahead;go by;go until
10 goes bad;going badly;going on;going until;gone by;good idea;got @;got them;grapje;grapje ,;green light;guess ,;haal
10 hablar antes;hacer nada;halfte davon;halverwege;hand in;hang on;happen if;has $;has answered;has offered;has one
10 hasnt moved;have doubts;have fewer;have in;havent checked;havent made;having second;haya;he hasnt;heb dan;hein
10 hesitate;het er;het goed;het kan;het misgaat;het te;hier nog;his promise;hits @;hm;hm ,;hmm;hmm ,;hoe het;hold back
10 hold still;home and;hooguit;hoor je;hoort nog;how about;however you;i @;i attack;i ben;i change;i commit;i hesitate
10 i misread;i mixed;i trade;ich @;ich gewinne;ich glaub;ich mehr;ich mit;ich naturlich;ich uberlege;ici la;id hold
10 id meant;id stop;idea at;if so;if that;if trading;if..get;if..has;if..have;ignore it;ik krijg;ik laat;ik verkeerd
10 ik will;il first;ill attack;ill let;ill think;im inclined;im passing;im thinking;im wavering;im..#;in after
10 in which;indias;inleveren;inruilen;inverse ,;inzien;is after;is an;is certain;is conditional;is daft;is de;is maar
10 is nonsense;is possible;is safe;is te;is void;is weak;is wiser;isnt ,;isnt my;isnt what;ist ,;ist das;ist erst
10 ist schluss;it @;it alone;it back;it counts;it like;it not;it takes;it that;it without;it..@;item;its from
10 its really;its stupid;its suicide;its won;its worth;ive miscounted;ive more;ive only;je crois;je dit;je mets
10 je retire;je..suis;jechange;jen perds;joh;joh ,;joue rien;jouer ca;juegues;jugarlo;just for;just ideas;just one
10 just skip;just testing;juste;juste #;kaarten please;karten auch;karten eintauschen;keep out;keep some;keep that
10 keeps his;know before;kommando;kommando zuruck;kriege;la $;la ?;la main;la parte;la take;laat de;laisse au
10 lancer les;lancio;lancio $;las #;las ordenes;lassen wir;last man;last number;last place;last sentence;last toch
10 late for;le carte;le first;le move;leave &;leave a;leave somebody;leave that;leave them;left by;left on;left there
10 left with;legal ,;legers op;less;lets hold;lieber;lieber #;lieber in;lieber nicht;lieber noch;limit $;line was
10 lines ,;lo del;lo mando;lo ves;look again;looks good;looks hopeless;los que;lose the;lose too;loss of;lot in
10 lot into;ma confirmation;maak;mach;mail is;mail je;mail von;make the;march in;may change;may go;may move;may put
10 may want;maybe .;me @;me arrepenti;me cuentas;me olvido;me rest;me then;me till;me whether;meant as;meer dan
10 meer heb;meglio il;mehr armeen;meiner place;meinte ich;mejor no;men ,;men for;men rest;meno che;menos #;mensaje ,
10 metti;metto;metto #;mi hermano;mi scrivi;mi spettano;mich verzahlt;middle ,;mieux $;mind $;mind which;mind while
10 mind you;minder dan;mindestens;mindestens #;mine already;mine comes;minstens;minstens #;miscounted $;misgaat;mit &
10 mitad $;moi avant;mon coup;more if;more later;more sense;more than;more there;morning to;move anything;move before
10 move can;move del;move fewer;move half;move rest;move s;move that;move this;move twice;move until;move..$;move..@
10 move..from;moved away;moving in;muevo;must $;my bad;my bestatigung;my confirmation;my echte;my thumb;my word
10 my..about;na pas;naar $;nach;nach $;nada de;nader;nader inzien;nait;nait pas;name ,;name is;naturlich @;ne bouge
10 ne restano;ne vaut;nee toch;need them;needs at;needs them;negotiating;nen;nen tiens;next one;nicht @;nicht all
10 nicht angreifen;nicht ausfuhren;niet @;niks van;no .;no es;no further;no la;no va;nobody else;noch $;noch unsicher
10 noch was;noch zurucknehmen;nochmal;nochmal $;nog eens;nog niks;non giocare;non una;not @;not as;not attack
10 not certain;not count;not done;not final;not finished;not like;not north;not then;not today;not..about;nothing in
10 nouvelle;now im;number is;numbered;numbered lines;numbers are;numbers dont;numeri;nur die;nur with;nvm;nvm the;ny
10 o mas;o nee;o no;object;odd numbered;odd one;odds $;oeps;oeps ,;of plan;of there;off till;ok $;old mail;old ones
10 olvida;olvido;on arrete;on ice;on laisse;on whats;on..the;once &;once ?;one away;one back;one behind;one go
10 one goes;one if;one or;one roll;one round;one works;ones stay;ones tonight;only ,;only against;only asking
10 only attack;only in;only joking;only so;only trying;ook nog;opinion $;opposite;optional;or @;or do;or from;or i
10 or less;or no;or rather;or what;or whatever;or would;or..i;ordenes de;order ,;orders tomorrow;ordine;ordini veri
10 ordre ,;other direction;other horse;other side;otherwise dont;otherwise i;otherwise id;otherwise leave;out &
10 outnumber;overleggen;overleggen $;pas @;pas all;pas bouge;pas compte;pas sure;pas..$;paso turno;passe my;passing
10 pays $;peace today;peace until;pensando;perdere $;perdo #;perdon ,;perhaps #;permis $;pero non;persuaded me;phrase
10 pick one;pick the;piuttosto;place ,;place :;place everything;place gets;place machen;place my;placing ,;plenty ,
10 pointless;pone;pongo all;postpone the;practising;precies andersom;prefer not;prefer the;prefere garder;presto
10 process;process this;proposal;prosegui;prosegui verso;prossimo turno;provided that;provisional $;pull them
10 puo rifare;puse @;push;put;put more;put that;put the;put..in;qualcuna;quante armate;quanti;quatsch ,;que attack
10 que quiero;que te;que vuelva;queden;quellattacco;quelle che;questi sono;quiero hablar;quil;quit while;quitalo
10 ramene #;rang;rather stay;rather they;rather wait;reach;reach @;reached;reached you;real orders;real turn;really #
10 really do;really get;really only;reckons;reckons im;redis;redis ca;regel;reichen;reichen $;reicht;reicht ,
10 reinforce;reinforce @;reinforced @;reinforcements to;replaces;reply from;repondu;rest au;rest comes;rest du
10 rest for;rest que;rest stays;rest to;rest wherever;restano;retract;reversed;rien avant;rifare;rifare il;riga $
10 ring you;risponde;risponde $;roll ,;rolling $;rolls ,;rolls max;roughly;round instead;rounds of;ruilen;rule against
10 rules let;run these;sa and;sa to;safer;sale bien;salvo;salvo que;same again;scegli;scegli tu;schick;schick ich
10 schiefgeht;schiefgeht ,;schluss $;schrap;schreib;schuiven;schuiven finally;scrap;scratch @;scritto #;scrivi;se ho
10 se ti;second attaque;second ligne;seconda;seems a;seguro;sembra;send something;sent this;sent yesterday;separate
10 separate mail;separately;serait peut;seria;set ?;set first;set for;setzen;setzen $;she wants;shes right;should ask
10 should it;should read;should say;should the;shouldnt trade;show you;si arrabbia;si cae;si jen;sil rest;silly ,
10 sin nadie;sit on;skip $;smarter to;so better;so disregard;so drop;so leave;so maybe;so not;so that;sobald
10 sobald ich;sobra ,;sollen;solo $;some more;something else;sono piu;sorella ,;sorry that;south alone;spettano
10 spettano davvero;spiel das;sposto #;spread them;stands ,;start the;start with;start yet;stasera $;statt #;statt @
10 stay home;stays home;stays where;still $;still have;still mine;still needed;still waiting;stop before;stop it;stopp
10 stoppen;stoppen als;streep;streichen;streichen $;strike it;strike that;stronger;stupid ,;stuur het;subject
10 subject to;suggestion;suicide ,;suis trompee;suite;sul @;sure de;sure pour;sure that;surtout ne;survive $
10 survives goes;swap @;tacha;take all;take everyone;take one;take out;tausche;tauschen ,;tbh;te digo;te gek;te redis
10 tegen @;tenga;tengo que;tenzij;termine;territorio;territorio ,;testing ,;text $;than needed;thanks $;that be
10 that gets;that go;that instead;that ive;that many;that thought;that till;that with;that..,;thats one;the #
10 the coast;the drawer;the fortify;the free;the list;the lower;the men;the neighbour;the numbers;the opposite
10 the orders;the part;the rolling;the second;the smaller;the thursday;the western;the..only;the..way;them the
10 then forget;then from;then go;then if;then just;then take;then well;then yes;there by;there too;theres something
10 these on;these until;they stayed;thing :;thing with;think @;think so;think theres;think..it;this after;this counts
10 this happens;this makes;this to;those in;thoughts about;through ,;throws ,;throws go;thursday group;ti sembra;tie
10 tiens pas;til;til i;till i;till im;till tomorrow;times gooien;tirare $;tiro;tiro solo;tja;tja ,;to ,;to carry
10 to drop;to hand;to n;to place;to wherever;too few;tot ik;total;touch @;touch him;touches;touches @;trade ?;trade is
10 trade my;trade now;trading;tranne #;treat the;trek;trek je;tries at;tris ,;trompe;trompe de;troops :;truce ,
10 truce an;truce then;turn after;turn back;turno ?;turno attack;twice from;typed that;uberlege ich;uberlege noch
10 ubrig;una bozza;und #;und wenn;undo;undo the;unsicher;unterste;until friday;until tonight;until won;untill;uomini
10 use your;vale ?;van vorige;veel ,;vera;vera $;verdad;verder;verloren habe;verschieben;versie;versie ,;verso;vervalt
10 vervalt het;verwerkt;verzahlt;verzahlt ,;vez de;vindt $;voir si;volevo;volgende beurt;von heute;voordat;vote;vuelva
10 w everything;wacht hier;wait ?;want $;want it;want this;wants me;was last;was wurdest;wat &;wavering;way about
10 weeks mail;weglassen;weglassen $;weiter in;wel #;wel ?;welches;wenn der;wenn es;western one;weten wat;what ,
10 whatevers;whats below;whats left;when #;when down;wherever &;wherever it;whether i;which case;whichever has
10 whichever of;while ich;while youre;whoever is;whole lot;whole stack;whoops;whoops ,;wie es;will @;will confirm
10 wir lieber;wise to;with dad;with whatever;withdrawing;withdrawing this;withdrawn $;wonder if;wont do;word with
10 worp $;worth it;would @;would rather;would that;write @;writes;written $;written back;wrong country;wrong list
10 wrong mail;wrong place;wrong text;wrong..,;wrote the;wurdest;wurdest du;y rest;yes or;yes to;yesterdays turn
10 yo paso;you check;you count;you dont;you double;you find;you make;you roll;you run;you say;you stop;youve already
10 ze liever;zeile;zich;ziehen;zij;zijn ,;zo niet;zuruck ,;zurucknehmen;zurucknehmen ?;zut;zut ,;zweiten
10 zweiten angriff
11 # afghan;# des;# du;# go;# instead;# naar;# not;# over;#..do;#..get;#..less;#..nach;#..ones;#..over;#..remain
11 #..solo;#..te;& first;& offers;& whether;&..attacca;&..before;&..leave;, anders;, break;, cancel;, carry;, delete
11 , disregard;, do;, everything;, falls;, gli;, go;, hold;, ignore;, lascia;, maximum;, mejor;, mets;, stop;, vale
11 , wait;,..attaque;,..au;,..both;,..game;,..hier;,..kijk;,..op;,..perdere;,..phone;,..skip;,..want;,..ware;:..from
11 :..go;? because;? then;@ afterwards;@ angegriffen;@ be;@ form;@ gegen;@ goes;@ o;@ oder;@ still;@ su;@ this;@ to
11 @ up;@..an;@..avec;@..first;@..maximum;@..meant;@..nicht;@..only;@..sa;@..sorry;@..sposto;@..then;^ anything
11 ^ assuming;^ attacco;^ attaque;^ cuando;^ depends;^ disregard;^ echange;^ esto;^ except;^ finalement;^ forget
11 ^ ignore;^ kann;^ laisse;^ make;^ nee;^ nein;^ niet;^ nimm;^ nope;^ ou;^ oublie;^ pongo;^ strike;^ verplaats
11 ^ wenns;^..aber;^..ancora;^..ataque;^..b;^..but;^..confirm;^..copied;^..decide;^..e;^..fewer;^..free;^..hoort
11 ^..however;^..if;^..leave;^..mag;^..maybe;^..most;^..n;^..naar;^..nein;^..nog;^..number;^..pass;^..postpone;^..te
11 ^..testing;^..them;^..throw;^..voulais;a casa;a deal;a maybe;a que;a question;a third;a..che;a..no;a..que
11 about..trade;above $;above ,;above but;above..what;accord;adjust;after &;after @;after..attack;after..go
11 afterwards ,;again before;again tonight;ahead $;all au;all in;all rest;all was;all..en;all..new;alleen als
11 allowed ?;allowed..$;alone this;als je;always..them;am down;am..allowed;america..@;an..wenn;ancora $;and put
11 and..if;andersom;angegriffen;angegriffen $;angreifen ,;angriff..,;any set;anything if;are #;are..left;armies go
11 armies..place;as many;as one;as possible;as..and;as..but;as..draft;as..lost;ask..before;ask..whether;assuming
11 attacca la;attacca..,;attack from;attack now;attack was;attack..$;attack..form;attack..when;attacks..and;attaque ,
11 auch $;auf ,;aus @;ausfuhren;ausfuhren $;autocorrect;avant..lancer;avec @;back till;basta $;bastano;be allowed
11 before anything;behalten;behind ,;belong;belong in;belong..@;best set;better ask;better of;better..#;bin..mir;bis &
11 bis ich;bother with;break off;brouillon;but keep;but stop;but with;but..from;ca ce;ca..soir;cae;call..off;cambialo
11 cambio cartas;can..keep;can..still;cards :;cards @;cards..@;cards..i;cards..if;cards..next;cards..so;cartas $
11 cartes..,;ce..,;ce..jai;ce..je;ce..quun;change of;change this;che..non;choose $;comes tonight;commit to;compte $
11 con @;confirm tonight;confirm..$;correct it;correction..the;could i;count..$;course ,;cross out;da @;da..a;dal..in
11 dall;damit ,;damit..bis;dann..@;dann..auf;das first;das nicht;das so;de accord;de kaarten;de lancer;decide about
11 decided $;demain matin;demain..$;den angriff;depends..what;der first;dice..,;did last;die $;die last;dire @
11 direction;disregard $;dit..nog;divide;do ,;do..before;do..first;doch lieber;doch..$;doch..@;does ,;dont let
11 dont take;dont touch;dont use;dont..below;dont..yet;door naar;double check;doubts;drop it;drop..#;drop..$;du ?;e se
11 e sposto;e..@;each on;ein entwurf;eintauschen;either @;el ataque;el first;el move;else ,;en fait;end move;end my
11 end..turn;enough left;er meer;espera a;estaba;et rest;even met;even..that;everything on;everything..$;execute
11 extra ones;failing;feel free;feel..to;feel..with;few less;few..$;first met;first roll;first whether;first..before
11 first..the;for..move;forget about;forget..last;form..,;fortify..@;free to;from $;from @;from c;from sa;from..again
11 from..america;from..but;from..morning;from..too;from..week;garder;geantwortet;geantwortet hat;geantwortet..$
11 gegen @;gegen..,;geldt;get through;get..there;get..to;giocare;give..if;give..to;gli ordini;go the;go..with;goes in
11 gooi;hab mich;half..them;half..this;happens..i;has left;has..than;hasta que;have armies;have..deal;have..trade
11 he..the;hits;hmm no;hmm..on;ho sbagliato;hold that;hold..back;hold..till;hoort;hor;hor auf;hor..,;horse..the
11 however;husband..the;i allowed;i confirm;i copied;i decide;i gave;i pass;i pasted;i rather;i stop;i wanted;i..again
11 i..change;i..down;i..go;ich..mich;id do;id go;id want;id..keep;id..stay;idea $;if any;if..agrees;if..else;if..move
11 if..odds;if..offers;if..others;if..rules;if..then;il prossimo;il tris;il..?;in as;in..set;in..this;inclined
11 inclined to;instead ,;instead..@;inverse;is enough;is left;is meant;is weaker;isnt too;isnt..late;ist $;ist nur
11 ist..ein;it costs;it till;it..for;it..id;it..if;it..more;it..tomorrow;it..way;it..what;its &;its..only;ive talked
11 ive..,;ive..on;jai ecrit;je peux;je..confirme;je..dire;jhesite;jhesite encore;just leave;just place;just..first
11 just..on;kannst du;karten..,;keep them;keep this;kidding about;kidding..@;kijk ik;klappt dann;la fin;la mail;la..?
11 la..attaque;laisse..$;lascia perdere;lass es;last order;late..change;later ?;lauft;le droit;least $;least..in
11 leave at;leave one;leave out;leave..$;leave..least;leave..of;leave..the;left and;left..,;left..the;less in
11 less there;less..,;less..and;let you;lets postpone;lets say;like..hear;line #;line..$;line..,;line..i;lo last
11 lo move;longer..$;lose #;lower;machen ,;make sure;make..the;makes no;male ,;many ?;many as;map..so;mas de;mas..#
11 matin;matin $;max;maximum #;maybe $;maybe leave;me first;me quedo;me tocan;me..rolling;me..tomorrow;meant #
11 meinst..?;meinte;mensaje;mets;mets..au;mets..en;mettile;mi fermo;mich..,;might still;minus the;miscounted;mistake $
11 mistake ,;mix them;mixed..$;more men;more round;more thing;most..,;most..them;move finale;move first;move if
11 move in;move more;move should;move..?;move..de;move..makes;move..rest;move..than;moved out;moved..of;my..before
11 my..en;my..sent;my..yet;n .;n..,;n..@;n..from;nach..$;nachste;nachste runde;nah forget;ne joue;nest quun
11 nest..brouillon;next..it;nicht #;niet uitvoeren;no ,;no ataques;no fighting;no longer;no..#;no..all;no..not;no..on
11 no..thats;no..todavia;none..this;nope;nope ,;north instead;not an;not both;not more;not now;not the;not to;not yet
11 not..late;not..sure;not..then;not..touch;nothing else;nothing of;now..over;number $;numbers ,;numbers..i;nur #
11 nur wenn;objects;oder @;of s;offered..peace;offers;offers peace;oh and;oh no;oh wait;old version;on s;on what
11 on whether;on..that;one first;one next;one there;one until;one..many;one..not;one..so;one..than;one..thing
11 ones from;only after;only half;only once;only..draft;only..far;only..the;only..there;or maybe;or should;orden
11 ordenes;order of;ordini;ordre;other @;other..$;others have;otherwise;otherwise..$;oublie la;over..@;para el;passo $
11 pasted the;pasted..wrong;peace..,;perds plus;perds..de;permis;persuaded;peux encore;plan..$;play..before;plenty $
11 plutot;plutot..$;pongo #;pongo..en;postpone;precies;pressed;pressed send;prochain tour;prossimo;proximo
11 proximo turno;puede $;put everything;put it;put..rest;put..where;put..wrong;quante;quatsch;que..peux;quedo;quella
11 queria..@;quun;quun brouillon;ramene..du;rather $;rather have;rather keep;rather put;rather..them;read #
11 reflection the;reinforced there;reinforcements;replace;reserve;rest #;reverse..order;ring;run this;s..#;s..and
11 same..above;sauf si;save the;say yes;say..?;say..and;sbagliato;schlecht lauft;scrap..last;scratch that;scratch the
11 scratch..,;scusa ,;se..#;second line;second..only;send..real;serait;set as;set..well;set..worth;she hasnt
11 should wait;should..$;si ,;si cest;si se;si son;si..#;si..first;si..la;si..puede;sicher ,;sinon;slipped;smaller
11 so ask;so forget;solo #;solo se;solo si;some at;some..@;some..home;something better;something..,;son typed
11 sorry..wrong;spare $;split them;sposto all;stay $;stay..home;still change;still only;still..one;still..to;su @
11 suis..encore;sure i;sure..this;sure..want;swap those;take..back;talked to;talked..&;te confirme;te..?;te..mando
11 tell..before;tell..the;than..throws;that goes;that isnt;that works;that..back;that..first;that..meant;the attacks
11 the odd;the top;the trade;the upper;the..alone;the..armies;the..lot;the..wherever;them back;them should;them would
11 them..i;them..to;then leave;then put;then we;then..attacks;then..on;then..see;there..if;these $;think best
11 think..should;thinking..it;third one;this if;this only;this..ive;those..@;thought ,;thought better;thought..had
11 thought..of;thoughts;thoughts..$;throws $;tirada;to follow;to hold;to put;to spare;to touch;to what;to..truce;tocan
11 tomber $;too far;too risky;too..?;trade cards;trade..i;treve ,;tries;trompee;trop ,;troppo;truce $;turno..$;twijfel
11 typo ,;uitvoeren;unless;unless @;unless..think;until #;until..confirm;until..has;until..or;until..say;until..to
11 up after;upper;use..cards;use..dice;use..one;use..set;va $;vechten;vergiss;veri;verkeerd;verplaats;version $;ves
11 void;void $;von..angegriffen;von..angreifen;voulais dire;voulais..@;wacht nog;wacht..even;wait..,;wait..next
11 wait..round;wait..that;wait..this;want #;want..in;wants..to;warte noch;was meinst;we agreed;we..that;weaker $
11 weakest $;well..if;wenn..first;wenns;what..said;what..says;whatever you;whatever..think;whats..$;when only
11 when..are;when..falls;when..wrote;wherever i;wherever..think;whether..still;which $;whichever;whichever is
11 whichever you;whichever..the;while..non;will follow;will send;will..met;will..you;win..#;with everything
11 with..attack;with..if;with..rest;withdraw;withdraw the;withdrawn;worth more;would..if;wrong..round;wrote $
11 wrote that;wrote..but;wurfeln $;yes $;yesterdays;yet..ill;you choose;you do;you..best;you..check;you..drop;you..put
11 zelf;zet #;zieh
12 # back;# fewer;# from;# less;# von;#..max;#..stay;& @;& accepte;& agrees;& answer;& not;& says;&..reinforced
12 , better;, continue;, should;,..changed;,..check;,..do;,..havent;,..jij;,..lets;,..nach;,..rest;,..trade;: all
12 :..in;:..move;? i;?..not;@ after;@ can;@ rather;@ should;@ twice;@..aan;@..c;@..dann;@..keep;@..leave;@..long
12 ^ aber;^ add;^ angriff;^ bij;^ dit;^ donde;^ mets;^ nah;^ ne;^ oder;^ pas;^ pero;^ reverse;^ seulement;^ split
12 ^ whichever;^..above;^..als;^..ask;^..before;^..damit;^..except;^..few;^..nee;^..passe;^..run;^..thinking;^..throws
12 ^..whatever;^..yet;aber..,;accepte;accepte la;accepte..treve;al reves;all nach;all..one;all..this;allowed $
12 allowed to;always mix;an example;and stop;angriff von;angriff..@;any..this;anzi no;armies from;as above;as..goes
12 at..armies;ataques;attacco;attack;attack $;attack at;attack n;attack with;attack..,;attack..@;attack..a
12 attack..only;attack..to;attacking;attacks;attacks..first;attaque la;attaque le;au..et;avant..jouer;back..me
12 be enough;be smarter;before friday;before rolling;before you;bother $;bouge;bring them;but leave;but..the;can go
12 can..even;cancel;cancel..move;carry..to;certain;cest..$;change..mind;che &;choose;comes later;confirmation;confirme
12 copied;costs me;could..hold;dan #;de..que;decide..the;den letzten;dit is;do if;do..i;dont..if;dont..on;dont..up
12 dont..with;draft ,;du..en;e..all;ecrit;en plutot;entwurf;entwurf $;everything except;everything from;example
12 fewer $;first di;first throw;first will;first..goes;first..if;for later;for..set;forget what;forget..i;fortify @
12 free move;from..if;from..stop;genoeg $;get to;give it;go below;go..if;go..it;go..there;goes first;has reinforced
12 have..left;havent decided;hem;heute abend;i meant;i move;i shouldnt;i..back;i..keep;i..yesterday;ich das;ich mir
12 id..have;id..if;if not;if there;if..are;if..really;ignore..$;ignore..mail;ik..@;ill confirm;in..cards;is genoeg
12 is weakest;it says;it yet;it..bad;it..late;it..too;ive slept;ive..got;je passe;just do;just once;just..draft
12 just..it;just..them;kann ich;keep at;keep..few;keep..least;la second;la treve;la..first;lancer;lascia;last ligne
12 last move;let..sleep;let..think;lets leave;lets..@;lieber doch;ligne $;long as;lose at;lose..most;mail..you
12 makes..if;makes..sense;me sleep;me..before;me..on;me..result;meant for;meant..the;meinst du;mets all;mets..plutot
12 minds..the;minimum;mir noch;mix;mix..up;more..#;more..half;more..to;move;move $;move @;move is;move..,;move..but
12 move..with;my cards;my mind;n;naar @;naar..,;nah;need..in;next..@;next..before;nicht sicher;niente;nimm;no attack
12 nog even;non..ancora;not before;not from;not too;not with;not..everything;o @;offered me;on if;on n;on with;on..@
12 on..one;on..thought;one too;one..at;only makes;only..sense;only..this;op @;or #;or have;order;others $
12 otherwise..it;pass $;pasted;plan b;play..yet;plutot #;prefer to;prochain;promised..not;provisional;put..all;quoi
12 ramene;rather..the;read..$;remain $;rest en;rest on;result of;result..the;reverse the;reves;riga;say..,;schluss
12 se non;second thought;see..result;send this;sense if;sent..,;set is;seulement si;seulement..&;should..first;si puo
12 si..accepte;sicher;skip it;so #;so lets;so nothing;so stop;so wait;solo una;soon..ive;split;stay at;stay where
12 still thinking;stop there;stop..im;take..along;talked;te..ca;testing;text;than half;than..?;that case;that leaves
12 that move;that..bit;that..look;thats allowed;thats not;the minimum;the thing;the..after;the..country;the..dont
12 the..stack;the..throw;them..go;them..if;then id;then no;then stop;then..do;then..to;there and;these ,;this back
12 this before;through $;till next;to..first;to..i;to..until;trade yet;trade..,;treat this;tu peux;tutte;typed this
12 uberlege;until tomorrow;up if;use;use #;vale..$;valid;vers..$;von..auf;von..nach;w..$;wait no;warte damit;was meant
12 was..plan;way round;way..,;weiter;what..does;what..sent;whatever is;when..#;when..down;when..have;wherever you
12 wherever..is;while non;will first;win..have;win..move;with..of;wont $;would..enough;would..more;wrong game
12 wrong way;wrote @;wrote about;y @;y..en;yet ,;you decide;you..is;you..whether
13 # en;# numbers;# van;# will;#..about;#..attack;#..go;#..too;& does;&..de;&..la;, ,;, forget;, max;, niet;,..might
13 ,..niet;,..play;,..rather;@ max;@ only;@ vers;@..pas;@..take;^ ach;^ also;^ anzi;^ aspetta;^ cash;^ consider
13 ^ espera;^ hang;^ or;^..aanvallen;^..everything;^..less;^..niet;^..reflection;^..s;^..second;^..these;^..w;^..wenn
13 a..less;aanvallen vanuit;aanvallen..@;about..move;above;above is;afghan;agrees;along $;and dont;and tell
13 and..everything;and..from;andersrum;angreifen $;any of;anzi..,;are left;as &;as ive;attacca..@;attack..all
13 attack..i;attack..my;attacks @;auf @;b;before it;before..,;before..play;below;better..it;but..#;but..if;cancel the
13 cash in;check;commit;correction :;counts $;das..nur;delete;desde @;do..if;do..last;dont $;dont bother;dont move
13 dont..it;dont..more;drop the;earlier mail;er..nog;fighting;final..$;first #;for..cards;for..other;form;form @
13 from n;gilt;habe $;has..there;hold..on;hold..until;hoor;i..if;id feel;if its;if..allowed;if..anything;if..think
13 ignore;ignore my;ik @;ill..again;in with;is plenty;is..id;it the;la first;late to;leave it;leave..in;left over
13 less ,;lieber..$;many $;max $;maximum;maybe #;maybe not;maybe..the;me..it;mean the;meant the;meant..$;meant..,
13 meant..other;mehr als;mehr..#;meinst;mets en;mind..@;minds about;mixed up;move at;move the;move them;move..i
13 move..s;my earlier;nee ,;no no;noch nicht;not..attack;nothing is;numbers;nur..wenn;o..$;odds are;of..first
13 of..should;off on;offered;on reflection;once..is;one throw;only go;only when;only..first;only..long;oops ,;other #
13 out the;out..it;pas..@;pas..de;piu $;place..#;place..on;pongo;puse;put $;put..armies;rather than;reflection
13 right..so;safe $;same as;same from;same..@;say @;should stay;should..to;sil;skip;skip..$;sleep..it;smarter;so check
13 spare;sposto;stop after;stop as;stop..soon;suis pas;sure..the;swap the;take #;take..the;tell..first;than #
13 than..there;the armies;the lot;the move;the..number;the..numbers;the..order;them where;them..in;then @;then dont
13 then..#;then..the;there..then;theres anything;thing..the;this..just;though ,;throw $;to it;to..more;trade;trade ,
13 trade @;treat..as;treve;tu $;typed..,;und @;unless i;unless you;unless..has;vers @;want..keep;want..lose;was for
13 was..du;weaker;what id;with..until;without the;would..do;wrong..i
14 # auf;# behind;# each;#..if;#..n;, nicht;, pas;,..meant;,..more;,..others;@ ataca;@ from;@ nach;@ of;@..go;@..si
14 ^ attack;^ den;^ oops;^ otherwise;^ provided;^ scratch;^ skip;^ treat;^ wrong;^ zet;^..ataca;^..send;^..theres
14 a couple;aanval;aber nur;about..second;actually $;als #;and..more;anything left;anything..$;anzi;as far;at..#
14 attacca @;attack ?;attack il;attack..&;attack..then;attack..von;attacks me;attaque;before..do;below $;c;c america
14 can wait;cards..in;cash;come..think;consider;continue;costs;couple;dan..ik;depuis le;do not;do..attack;do..move
14 do..one;dont attack;falls ,;final $;give up;give..until;go in;go..#;goes $;hang..,;ho scritto;ich..noch;if..attacks
14 if..falls;if..hasnt;il..dal;ill write;it if;je voulais;karten..$;keep going;la..ligne;laisse tomber;lets do;ligne
14 line $;line ,;meant;mixed;more in;more to;move :;move..in;move..of;move..to;my cartes;my..typed;ne suis;needed $
14 next mail;niks;no..no;not this;not..to;not..yet;now..i;numbers $;once @;one die;one i;only as;only do;oops;or..?
14 place all;possible $;provided;pull;puo;rather not;rather..$;reinforced;rest..$;rest..@;reverse;roll anything;s..@
14 scritto;should..#;shouldnt;skip..attack;stay..@;te..,;that #;them to;them up;then attack;then do;then..it;this isnt
14 this yet;this..only;to trade;tomber;trade..@;uberhaupt;unless &;van..naar;von..an;voulais;w..from;ware;while &
14 with..before;wurfeln;you hold
15 # minds;# rolls;# s;#..not;#..s;, give;, keep;, make;, not;, until;, use;, wrong;,..leave;,..nothing;,..them;? if
15 @ aanvallen;@ angreifen;@ attacca;@ but;@ dal;@ dall;@ et;@ naar;@ stop;@ too;@ und;@..everything;@..je;@..max;@..n
15 @..rest;@..well;^ cambio;^ cancel;^ check;^ correction;^ fortify;^ place;^ scrap;^ swap;^ wacht;^..attacca;^..au
15 ^..each;^..prefer;^..while;add;after..first;afterwards $;all armies;all..to;armies left;as..have;ask..again;ataca @
15 ataque;attack only;attack w;attack..aan;attack..with;attaque @;attaque..@;avant de;be..?;below #;below..$;bother
15 but only;by then;cambio;cards first;changed..mind;check with;check..me;compte;dall..$;depends;depends on;depuis..@
15 disregard;do nothing;dont do;dont run;dont..anything;draft $;each..@;echange;far as;fewer than;fewer..#;finalement
15 first line;first..&;forget it;forget..$;from..then;further;go..,;have more;have..armies;hear..me;hold off;hold this
15 i..or;id prefer;if..a;if..isnt;if..looks;if..still;im down;in $;in if;in..case;in..minds;instead ?;instead..$
15 is wrong;it before;it off;it should;keep my;la..dall;las cartas;last bit;last..is;leave #;leave..behind;leave..out
15 less $;lets..the;line is;make that;makes sense;many ,;meant @;mind about;more..@;most #;move #;move only;move..if
15 nee;new ones;no move;not..one;on..thoughts;one less;only..&;or..#;order $;pas encore;peux;place..armies;placing
15 put all;put..#;rolling;s..$;say #;say..$;scrap the;scratch;set..$;si no;stay in;stay put;stop..it;swap..#;the above
15 the final;the order;the placing;the result;the..move;theres..left;these are;this as;this until;this..&;trade in
15 trade..$;under #;until ive;until..win;vale;wenn &;what..wrote;when im;where they;where..are;win move;win or
15 would..better;write again;y si
16 # au;# left;# nach;# there;, rest;,..stop;: @;@ attack;@ attaque;@ auf;@..@;^..attaque;^..nach;a draft;aan vanuit
16 all but;and if;ataca;attack if;depuis @;have..than;it #;la..depuis;last line;lose more;lose..than;max..times;most $
16 move..all;move..armies;my set;nach..,;no wait;only..if;place..@;place..in;promised &;rest $;second attack
16 sure about;then move;use the;w @;zet
17 # op;# or;# throws;, put;,..attacks;@ von;@..s;@..vanuit;^ trade;^ use;aan..@;aanvallen;and attack;angreifen
17 angriff;at most;attacca;attack..desde;attacks..aan;attacks..an;dal @;dont go;dont play;dont..this;draft;e @
17 everything..@;everything..the;fortify;from s;from..until;i..move;if theres;if..,;if..first;keep..cards;make..#
17 max #;me before;move everything;n @;no attacks;not #;on second;other way;other..round;play it;prefer;s..to
17 second thoughts;skip the;swap;the set;them in;them..@;then..@;then..from;throws;to e;until..have;vanuit..$;w
17 wherever
18 , leave;, otherwise;@ depuis;@ desde;@ instead;@..if;and move;attack @;attack la;attacks..,;final;least #;move..#
18 no $;put #;stop $;stop at;stop if;stop..i;the attack;until..left;vanuit;vanuit @
19 @ @;@ aan;@ an;@..stop;from..@;move all;stop when;stop..#;the..attack;the..line;von @
20 ^ put;nach @;place #;s @;until i
21 , attack;, move;@..move;attack..from;only if
22 # @;@ attacks;@..attack
23 ^ move
400 ^ # ? $;^ # seems a bit much $;^ # was nonsense $;^ & and i have a deal about @ $
400 ^ & and i have a deal running , so the attack is on hold $;^ & and i have a deal that nobody touches @ $
400 ^ & and i shook hands on peace until christmas $;^ & has persuaded me to wait $;^ & took @ and @ takes @ $
400 ^ @ is useless to me $;^ a me adesso no $;^ a set $;^ a single throw is enough $;^ about # $;^ altrimenti niente $
400 ^ and a set $;^ anders weglaten $;^ april fool $;^ are you sure its my turn ? $
400 ^ aspetta fino a domani con questo $;^ at a cost of up to # $;^ because this was one $;^ best set $;^ bin that $
400 ^ cannon , soldier and horse $;^ con approvazione di & , e non senza $;^ cuantas me tocaban ? $
400 ^ den zug finally will noch mal uberschlafen $;^ did you already play it ? $
400 ^ do nothing until ive found my glasses and read the letter again $;^ erst morgen $;^ es una pregunta nomas $
400 ^ espere mi confirmacion antes de tirar $;^ ferma all , ho il telefono in mano a mio nipote $
400 ^ finally la moitie $;^ ge moogt dat van gisteren vergeten , en dit hier ook $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ he cambiado de idea $;^ here are my cards $;^ here is my set $;^ hi , im on the train so this is only a draft $
400 ^ how sure are you that it borders ? $;^ i had the names back to front $;^ i have to think this over $
400 ^ i might hold back a little $;^ i need & okay for this $;^ i only need the card $
400 ^ i think ill wait a bit with that $;^ i used the old map , so adapt it $;^ i will confirm in the evening $
400 ^ i wont $;^ i would like to wait the answer of & before all this $;^ ich passe $;^ ich wollte eine # $
400 ^ id be content with a card $;^ id feel a lot better doing this once & is out of the game $
400 ^ if its raining sixes on & side , call my lads home $;^ if something changed since tuesday , wait for me $
400 ^ if the dice are against me , call it a day $;^ if the dice behave $;^ ignorier my mail , das kind war am handy $
400 ^ ik heb me bedacht $;^ ik heb zitten klungelen $;^ ik pas $;^ im bound by my treaty with & $
400 ^ im withdrawing this for the moment $;^ indias getting the full # $;^ io passo $;^ is it my turn at all ? $
400 ^ is my map up to date ? $;^ is that enough for the bonus ? $;^ is that even a border ? $
400 ^ is this really wise ? $;^ is this right ? $;^ its a maybe $
400 ^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just the once $;^ la moitie suffit $
400 ^ la segunda jugada la dejo en el aire $;^ last ones a maybe $;^ let me have a think about that $
400 ^ lol ignore this my brother grabbed my phone $;^ mail went off too early , the end is missing $
400 ^ mauvais message , desolee , jette le $;^ max meta $;^ maybe next turn $;^ maybe tomorrow $
400 ^ me quedo quietecita this turn , finally $;^ mein sohn hat am handy rumgedruckt , nichts davon spielen $
400 ^ mejor # $;^ mi sono pentita dell ultima cosa $;^ minus # , as i just saw on the map $
400 ^ my brother reckons im better off waiting , and i agree with him $;^ my cards as well $
400 ^ my cat sent that , sorry $
400 ^ my dad is still looking at this and may want to change something , give us an hour $
400 ^ my granddaughter was practising the keyboard , overlook all of this $;^ my proper turn is coming in a minute $
400 ^ my turn is not finished , i had to leave for the bus $;^ my wife found a mistake in it , new version follows $
400 ^ nothing is to be played before midnight $;^ oh dear , i believe ive sent it to you unfinished $;^ ok here goes $
400 ^ on verra pour @ , ca depend de & $;^ once my losses hit # thats it for me $;^ once only $;^ one try $
400 ^ only a sketch so far $;^ only against a single army $;^ pass , really $;^ plus one $
400 ^ poor & , its his last country . . . i cant do that to him on his birthday $;^ puedo desdecirme ? $
400 ^ pues me desdigo $;^ reponds moi vite $;^ retract that $;^ same again for @ $
400 ^ scrap all that , id been looking at last weeks map $;^ sempre che sia permesso $
400 ^ somebody else has been at my computer , so dont trust this $;^ sorry , that one was supposed to be crossed out $
400 ^ sorry , that was my son $;^ sorry sorry , the order was for toms game $;^ spare & $
400 ^ supposing those # are neighbours $;^ tbc , still waiting for sign off from & $;^ tell me and ill redo it $
400 ^ that was last weeks plan $;^ that was the plan , anyway $;^ that wasnt me , my brother had my phone $
400 ^ thats what i did last time $;^ the # cards that match $;^ the @ stuff was a typo $;^ the best set $
400 ^ the cannon isnt to be given away $;^ the soldier , the horse and the cannon $
400 ^ theres a truce in @ , by the way $;^ these are opas wishes , mine differ and i have the say $
400 ^ they arent neighbours , are they ? $;^ this belongs to another game $
400 ^ this supersedes nothing , it is merely an example for my nephew $
400 ^ time out , coach wants to look at that second one again $;^ tomorrow i am away , so attack @ for me $
400 ^ ugh , spreading them like that is what lost me the last game $;^ until it stops being fun $
400 ^ up to a loss of # $;^ van dat last heb ik spijt $;^ wait for & $;^ was playing with the template , discard $
400 ^ we had better wait until after vespers , i shall write once more $
400 ^ were only rehearsing here , opening night is tomorrow $;^ whatever mum sends today replaces this $
400 ^ while i am stronger $;^ while i still outnumber her $;^ with a set $;^ without moving anyone in $;^ yes lets $
400 ^ yikes , that shouldve been @ , my bad $;^ yo paso $;^ you can leave out & , i feel sorry for him $
400 ^ you may stop the moment you see # sixes against me $
"""
