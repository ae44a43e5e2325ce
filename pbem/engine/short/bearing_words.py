"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ # in @ , and not one of them looks friendly $;^ & attacks @ from @ every single turn $
-400 ^ ah , le @ , my amours $;^ all or nothing $;^ alli abajo no pintan nada $;^ and @ ? $
-400 ^ as long as it stays fun i dont mind losing $;^ ce nest pas de la strategie , cest de la poesie $
-400 ^ das kommt davon , wenn man mich nicht ernst takes $
-400 ^ didnt we say no more than # weeks per round ? well , i did it in # , sorry $;^ est ce que le @ va tenir ? $
-400 ^ gelukkig let er niemand op @ $;^ gezondheid first , @ then $;^ hes only got # left $;^ hmm , well $
-400 ^ ho cambiato lavoro , then ti racconto $;^ i dont think ill survive another round like that one $
-400 ^ i meant to write earlier $;^ i put them there because from there you can see the sea $
-400 ^ i want the card , the territory is just scrap $;^ ich attack nie aus bosheit an , nur aus langeweile $
-400 ^ id kill for a nap or for @ , whichever comes first $;^ id leave the country too if i were & $;^ id like to $
-400 ^ if & wants war she may have it , with bugles $;^ if @ holds , the entire load path to @ holds $
-400 ^ if anything is unclear , just write to me $;^ if it fails , ill go down singing $;^ if it heaven , a # $
-400 ^ if the dice love me i get the @ bonus , and i could use it $;^ ill do the dishes later $
-400 ^ ill tell you about it tomorrow $;^ im not sure what time it is over there $;^ is that enough ? $
-400 ^ je me suis remis au velo , mon derriere proteste $;^ je nai pas oublie ce que tu mas fait au @ , & $
-400 ^ just to be on the safe side $;^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $
-400 ^ laat ze maar komen , die rooien $;^ let it be said that i was polite first $
-400 ^ let me know if anything is missing $;^ let me know if you need anything else from me $;^ let me see $
-400 ^ let them tremble $;^ lo first es la salud y lo second es @ $;^ losing @ hurt more than i want to admit $
-400 ^ mejor morir attack que aburrida $;^ mi suegra se queda hasta reyes , no digo mas $
-400 ^ misschien krijg ik er spijt van , maar leuk wordt het $;^ more of that $;^ my first attack $
-400 ^ my little brother broke the other one $;^ no , i dont want to know , im an artist $;^ no problem if not $
-400 ^ no trade $;^ not bad , is it ? $;^ not sorry enough , though $;^ ok my move $
-400 ^ one must hold the bridge at @ , or all @ falls $;^ or am i wrong ? $
-400 ^ pardon , je croyais que cetait a & de jouer $;^ per # soffio non ti ho preso @ , e ancora ci penso $
-400 ^ pick a number between one and # $;^ should i lose , then at least with stil $;^ si & demande , je suis # ange $
-400 ^ so ive made up my mind $;^ stop me if youve heard this one $;^ take it easy $;^ take that $
-400 ^ tell me if i got something wrong $;^ thats @ mine $;^ the long way round @ is still quicker than birmingham $
-400 ^ the real one , from # $;^ the second one is on her way , # in june $;^ then de lo de @ , cualquiera se fia $
-400 ^ then non , cest trop bon $;^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ theyre the only ones left who can do anything $;^ to @ or not to @ , that was never really the question $
-400 ^ wait till my brother hears about this $;^ warte nur , & , @ vergisst nichts $
-400 ^ wenn das klappt , geb ich eine runde aus $;^ wenn das klappt , tanze ich auf dem tisch $
-400 ^ whose turn is it after mine ? $;^ will # onder of will naar @ $
-400 ^ winning isnt everything , but id like to try it once $
-23 , $
-19 thanks
-18 thanks for
-17 ^ dear;^ good;^ thanks;lovely;thank;thank you;this game
-16 ^ our;days;dog
-15 ^ nobody;^..new;coffee;cold;dear..,;game..,;greetings;host;hours;like a;master ,;on saturday;saturday;short;snow
-15 thank..for;thanks..the;train;writing;you all;you for;yours
-14 # days;# hours;& will;&..be;^ greetings;^ thank;^ who;^..always;^..never;a game;a very;all the;and it;cake
-14 dear game;dear..master;far too;friends;garden;greetings from;hard;hello;hello..,;hi..$;in this;is..and;life;lucky
-14 month;mother;of you;off to;peter;regards;so im;summer;table;the best;the dog;the train;used to;was..,;world;year $
-14 years
-13 # weeks;&..#;, thank;^ happy;^ hello;^ yours;^..day;^..did;^..dog;^..host;^..lost;^..peter;a all;a lovely;and &
-13 and a;and my;and still;beer;boss;broke;days $;doctor;everyone $;exam;expect;flu;for..this;from a;game..$;general
-13 hello..$;holiday;how is;i..your;im..,;in..game;it..been;knee;last letter;laugh;letters;mad;minutes;my dice
-13 napoleon;office;on sunday;one day;patience;people;personal;peter ,;pub;room;school;see you;seventeen;since the
-13 since..$;spring;stopped;team;terrible;the baby;the world;time i;to play;walked;we..a;weather;wedding;weer;winter
-13 would have;you should
-12 # #;# minutes;&..the;, how;, thanks;, und;, youre;,..and;@..been;^ cheers;^ der;^ for;^ here;^ hi;^ why;^..anyone
-12 ^..ever;^..looks;^..luck;^..mi;^..old;^..see;ages;almost;and its;and..am;at..map;awful;blame;breakfast
-12 can..believe;cheers;choir;close;coming $;degrees;dentist;driving;everybody $;everybody ,;everyone ,;excuse;family
-12 film;flat;folks;for..days;good luck;good..,;half the;happy new;happy..year;has..a;hello from;hello..the;here and
-12 here i;here..the;hey..$;hi;honest;hope the;host ,;hurts;i like;ill be;im writing;is in;is..me;its been;its only
-12 kitchen;learned;lonely;me for;my birthday;my boss;my mother;my..used;nearly;nervous;never..a;new job;new year
-12 night ,;nothing personal;nothing..,;now i;rain;regards ,;seit;sie;sitting;slow;so much;soup;spent;strategy;such
-12 sunday $;the doctor;the garden;the neighbours;the pub;the..last;the..letter;the..says;thirty;those dice;uns
-12 used..say;very;very..$;waited;waiting room;walked..the;we..all;week $;win this;wish me;wonderful;worse
-12 writing..the;you at;you believe;you..have;yours ,
-11 # ones;# turns;& #;&..up;, even;, here;, who;, with;,..he;,..were;@..&;@..its;^ best;^ congratulations;^ got;^ had
-11 ^ hier;^ long;^ love;^ qui;^ see;^ seventeen;^ weve;^ wish;^ work;^ your;^..been;^..boss;^..doctor;^..evening
-11 ^..finally;^..folks;^..morning;^..pete;^..pour;^..team;^..were;a beer;a great;a real;a..weekend;admit;all day
-11 all week;all..you;always wanted;always..to;and now;and..i;aqui;army in;army..@;asking $;at work;ate;aunt;barbecue
-11 be honest;be in;beat;been..for;been..to;better..than;book;but its;by now;cant believe;cant wait;car;care;chess
-11 coffee $;company;congratulations;day ,;defence;delay;disaster;does &;driving test;eaten;endlich;enjoy;exams;father
-11 feelings;feels;fingers;for asking;for running;for your;for..and;for..reminder;forty;friend;from..very;funny
-11 game is;games;garden is;good evening;good morning;got..$;grandson;greetings..a;haben;had..good;happy
-11 happy birthday;hard feelings;has been;hate me;here..#;hi all;hi..,;holidays;how long;how..your;i love;im typing
-11 immer;internet;is &;is getting;is your;is..again;it took;its..birthday;ive never;kind regards;last month;last..?
-11 le..a;leeds;lets see;letter ,;life $;like my;lol $;loud;luck;machine;marathon;me luck;meeting;merci;mess;miss
-11 month $;my armies;my back;my new;news;nie;no hard;no..feelings;on thursday;on..new;operation;outside;owe me;party
-11 passed;peter..$;pizza;proud;puppy;quiz;ran;reminder;report;rolled #;running this;saturday ,;saturday ?;saturday..$
-11 says hello;says hi;see @;seventeen..in;since #;sixes $;so i;so..?;so..had;sofa;starts;strategy $;such a;summer $
-11 sweet;table $;taking;tanto;telling;thank..$;the barbecue;the cat;the delay;the flu;the match;the most;the office
-11 the reminder;the snow;the summer;the weather;the..job;the..so;they say;think &;this with;this year;to all;to bed
-11 to your;to..all;tomatoes;took me;turn #;turn was;twenty;typing this;van de;warm;was so;we..to;wer;were..to;what a
-11 who;wifi;wine;wish..luck;writing from;writing this;year;you a;you sent;you..see;your last;your..is
-10 # degrees;& ever;& had;& last;& must;& still;& would;&..&;&..been;&..only;&..that;&..youre;, che;, der;, dice
-10 , everyone;, hence;, mais;, your;. #;@ again;@..such;^ canada;^ cant;^ even;^ fingers;^ hallo;^ honestly;^ hoy
-10 ^ kind;^ les;^ merci;^ nice;^ off;^ pd;^ snow;^ wie;^..anybody;^..birthday;^..christmas;^..dice;^..does;^..game
-10 ^..garden;^..grusse;^..ha;^..hands;^..heeft;^..hurts;^..knee;^..late;^..men;^..neighbours;^..played;^..regards
-10 ^..round;^..spent;^..train;^..trust;^..voor;^..weather;^..whole;^..won;^..writing;a big;a cold;a disaster
-10 a general;a long;a mess;a nice;a short;a week;a..game;afraid of;afternoon;again ?;again..so;ages $;all..and;alla
-10 and all;and he;and ive;and..for;and..havent;and..of;anyone else;are all;are finally;are on;as usual;at..moment
-10 auf der;back is;battery;be gentle;be kind;be..in;be..of;beautiful;because..the;bed $;been raining;been..since
-10 belle;best ,;best wishes;bet &;better than;birthday;bit of;blame the;boiler;bold;bon;bored;breakfast $;burning;bye
-10 cafe;cake $;canada;cape;cheers ,;christmas..$;clever;coming to;company $;concert;congratulations on
-10 congratulations..the;continent $;couldnt;da..$;dag;danke;dass;day..,;days..$;dear;dear all;degrees here
-10 degrees..and;delay ,;delayed;dice gods;did..see;die..,;do we;doctor says;down $;dream;eat;eating;end of;ends
-10 enjoyed;essays;evening..$;evening..,;ever;ever..$;ever..to;every time;everybody..$;everywhere;fair;feel like
-10 feeling..$;first..in;first..of;for hosting;for last;for waiting;for..in;for..the;friends $;friends ,;friends..$
-10 from..hospital;frozen;full of;game ?;gentle;geography;gods;good at;good..for;good..to;grandchildren;grandmother
-10 grusse;ha $;had it;had..coming;hallo;happy $;happy..to;has..in;hates;have had;have you;have..good;have..idea;hele
-10 hello to;hence;here for;here is;here we;hey;hi &;hi host;hi peter;hole;hole in;holiday $;hope your;hope..all
-10 hope..is;horoscope;hosting;hot;house;house $;how did;how..the;i admit;i come;i dadi;i ever;i finally;i rolled
-10 i..cant;i..had;il pleut;im a;im on;im told;im..a;im..my;in may;in..minutes;internet was;internet..down;is all
-10 is good;is late;is so;is such;is..best;is..just;is..up;it coming;just me;kept;kids are;killing;killing me;kind..,
-10 la..a;la..di;lake;lang;lasagne;late..the;lately;laughed;lemurs;letter $;liebe;liked;lisbon;lose this;lost my
-10 lost..armies;love ,;love it;lovely..$;luck ,;made me;map..a;match last;match..night;may the;maybe this;me or
-10 me..is;me..this;merry;merry christmas;mir $;moi $;months;mood;more..and;more..than;mostly;moving house;my face
-10 my grandmother;my hands;my horoscope;my life;my team;my week;my..were;myself $;never been;new..is;next game
-10 night $;no me;noise;nos;of..at;of..week;on me;on..bus;ones in;ones..a;only..game;op de;our;our..is;oven
-10 over..keyboard;owe you;passed..driving;pay;pd;pd :;person;personal ,;photos;pleut;plumber;polite;poor;portugal
-10 pour..$;power;practice;quien;quiet;quiet lately;raining here;read that;recipe;report $;retard;revenge;room $
-10 round was;rounds $;saw the;say..to;says im;scared;schon;ses;short $;short mail;siempre;since;sleep..$;sleeps;smell
-10 smells;snow up;snow..to;so be;so good;so..i;so..in;so..my;so..to;soldier;soon $;sorry &;sorry about;sorry this
-10 sorry..is;spam;staring;staring at;still cant;still..believe;still..me;storm;sun;sunday and;take care;talk about
-10 talk..it;taught;teacher;tears;term;than my;thanks..asking;that im;thats my;the car;the dentist;the exam
-10 the hospital;the letters;the only;the sofa;the table;the tomatoes;the twins;the wedding;the year;the..be;the..came
-10 the..flat;the..gods;the..looks;the..now;the..office;the..took;the..waiting;these days;to..honest;today..the
-10 too quiet;train is;trains;twins;une..$;us $;usual;village;voila;vous;walked over;was down;was..disaster;was..good
-10 was..last;wat een;we got;we played;we..at;we..this;wedding $;weeks $;went well;were off;what..i;what..is;which is
-10 who..the;whole..is;will..be;wind;wins;with..armies;won the;wonder..&;work is;working;worst;wurfel;years of;you and
-10 you are;you still;you were;you..your;your letter;your mail;your mother;youre a;yours..,;zit
-9 # years;#..now;&..are;&..come;&..getting;&..it;&..nothing;&..on;&..so;, &;, dass;, du;, ha;, hi;, hope;, little
-9 ,..baby;,..getting;,..ill;,..never;,..personal;,..sorry;. the;...is;...you;@ always;@ will;@..a;@..spring;@..turn
-9 ^ bye;^ ciao;^ dice;^ evening;^ exams;^ excuse;^ hes;^ hey;^ hola;^ liebe;^ merry;^ morning;^ regards;^ some;^ wer
-9 ^..(;^..care;^..choir;^..grandmother;^..grandson;^..hard;^..learned;^..les;^..much;^..pleut;^..school;^..snow
-9 ^..wishes;^..x;a decent;a friend;a holiday;a meeting;a moi;a plan;a small;a thorn;a war;a year;a..after;a..feeling
-9 a..table;again and;alguien;all my;all over;all..well;altijd;always said;always..$;always..a;am $;an..to;and lost
-9 and nobody;and so;and that;and..cant;and..dog;and..never;and..today;and..was;any..,;apologies;are we;are..a
-9 are..for;arm;armies and;as always;as..,;asks;at school;at..wedding;aus dem;awake;baked;be furious;be out;beach
-9 because of;bed now;been in;been so;been..here;been..those;beer $;beginning;bei uns;believe it;ben ik;best..,;beste
-9 birthday..,;bought;boxes;brain;but..is;but..like;buy;by christmas;cannons;cat $;cat walked;cat..over;cellar
-9 cheating;cheese;chez;chicken;children;choir practice;christmas;ciao;cold $;cold ,;cold and;come $;cruel;day at
-9 deadline;dear host;della;dentists;depuis #;dice be;dice last;dice..be;did..ever;does..know;dont worry;dreamt;drinks
-9 een..van;en la;enjoying;etait;ever ,;every single;everybody;everyone;everywhere $;feeling about;film $;finally got
-9 fingers crossed;folder;folks ,;for $;for an;for being;for..birthday;for..delay;for..hours;for..patience;frost;fun
-9 furious;game master;game so;game..i;games..$;gang;get my;getting;getting..$;glad;glass;good day;good..$
-9 good..everybody;good..from;good..this;gorgeous;got my;got..in;grandfather;great..$;greetings..the;grow;gym;had a
-9 hallo..,;hanging;has..raining;hate..$;have thought;havent..a;he is;heating;hebben;hence the;here since;here..am
-9 here..come;here..go;here..tuesday;hi $;hi there;ho..la;hola;holds @;holidays $;honest $;honour;hope this;hope..had
-9 host $;hosting ,;hours $;how &;how are;how..you;i couldnt;i dreamt;i expect;i play;i took;i trust;i..im;i..only
-9 idea what;if only;ik niet;im the;im..in;in our;in your;in..house;is at;is finally;is killing;is over;is well;is..at
-9 it feels;it hurts;it when;it will;its..degrees;ive been;jaar;jam;job ,;june;just got;just..or;kinder;knee is
-9 knitting;know..$;la..es;landlord;last..was;law;lives;looks..a;luck..$;made..laugh;map in;maps;master;may $;me how
-9 meet;mercy;minutes $;mit..$;monday and;morning..$;morning..so;mountains;much for;my aunt;my exam;my father
-9 my grandfather;my grandson;my knee;my laptop;my late;my mum;my neighbour;my old;my spam;my..lost;my..wedding
-9 nervous $;new flat;new..and;next year;night..the;no..what;nous;nuovo;of my;office $;on for;one hand;one..left
-9 opened;operation went;our..,;out loud;painting;personal $;personal..&;pete ,;peter $;picture;pity;place to;planning
-9 point;poor old;pray;pray for;pray..me;printer;proud of;quel;quick one;quiet..$;read..the;recipe for;room ,;row $
-9 run $;sagt;saturday $;saving;says..$;says..and;scary;scusate;see..at;sehen;send me;sera;silence;since i;since..and
-9 sincerely;sitting in;sleep $;so forgive;so happy;so tired;sorry for;sounds;soup $;soup..$;spain;spam folder
-9 stack in;stack..@;stop &;story;suerte;taught &;thanks ,;thanks..running;thanks..waiting;the beach;the birthday
-9 the children;the coffee;the days;the deadline;the dentists;the family;the holidays;the kitchen;the lake
-9 the operation;the school;the storm;the sun;the worst;the..all;the..defence;the..house;their;these..?;they..the
-9 theyll;this so;this..:;this..ill;this..im;thorn;thorn in;thorn..my;those were;time to;time..i;to everyone;to find
-9 to..single;tomorrow ,;ton;took;trip;tuesday..the;turn :;typos;typos $;um;umbrella;uncle;up the;ur;used..play;ver
-9 waiting..,;was #;was..of;we had;well played;were a;were all;what..lovely;when we;who..$;who..@;whoever holds
-9 whole..smells;win..one;window;winter $;with..hand;woman;world..$;worry;x;x $;years $;you #;you had;you in;you lot
-9 your;your patience;zum;zusammen
-8 # .;# abrazo;# coffees;# essays;# kilos;# last;# months;# percent;#..and;#..here;#..us;& heeft;& ur;& was;&..but
-8 &..dear;&..going;&..ill;&..your;, at;, ca;, comme;, especially;, pray;, well;, which;, youve;,..admit;,..boiler
-8 ,..der;,..did;,..everyone;,..everywhere;,..forgive;,..gibts;,..hope;,..hours;,..internet;,..kids;,..must;,..my
-8 ,..train;,..typing;. well;@ anyway;@ back;@ because;@ e;@ give;@ had;@ last;@ looks;@..ill;^ back;^ big;^ cards
-8 ^ dag;^ danke;^ encore;^ endlich;^ enjoy;^ great;^ hope;^ look;^ lovely;^ napoleon;^ new;^ oggi;^ poor;^ remember
-8 ^ revenge;^ say;^ scusate;^ shouldve;^ since;^ were;^ wir;^ youre;^..abrazo;^..best;^..big;^..couldnt;^..dreamt
-8 ^..feels;^..friends;^..good;^..got;^..guys;^..hate;^..hi;^..how;^..keeps;^..left;^..live;^..ma;^..mal;^..man
-8 ^..mother;^..must;^..neighbour;^..personal;^..printer;^..rolled;^..sehen;^..she;^..stopped;^..taught;^..thanks
-8 ^..tomatoes;^..uns;^..ur;^..waited;^..who;^..years;^..zusammen;a cake;a glass;a good;a map;a match;a pint;a pity
-8 a pleasure;a quiet;a second;a ver;a win;a..job;a..late;a..like;a..ses;a..time;a..up;a..week;a..windy;abrazo;admire
-8 advice;again so;age;aggressive;ago $;airport;alive $;all be;all..best;all..me;all..years;already $;als een;always
-8 always $;always ends;always..the;always..up;am..this;amazing;amis;an army;and thats;and your;and..is;and..lost
-8 and..not;and..whole;angry;anos;anybody else;anyone;anyway ?;anyway..$;arbitro;are off;are..on;are..still;are..to
-8 armies ,;armies..one;ask $;asleep $;at..office;ate my;baby;back from;back..holiday;barbecue on;be at;be home
-8 be lucky;be so;be with;be..next;because the;bed;been far;been saving;been staring;been very;been..quiet;been..this
-8 been..thorn;been..too;beer for;beginning $;bei mir;bei..$;believe that;believing;best defence;better a;bicycle
-8 big..$;big..in;birthday ,;biscuit;bises;book $;bravo;bring a;buongiorno;bus;but..can;by &;by..way;called @;calls
-8 calm;calor;cancelled;cant..$;carta;chair;chaos;charm;chat;che mi;cheating..$;chickenpox;chien;chips;close to
-8 coffee machine;coffees;col;come and;comes $;coming..the;conquest;cook;cost me;could have;could..&;court;cream
-8 cumple;daughter..her;daumen;day;day..the;de &;dear &;defender;deserves;di nuovo;dice had;dice hate;dich;did you
-8 did..get;dimanche $;doctor..i;does..have;dog $;dog..to;doing $;domenica;domination;domingo;dont tell;dreamt of
-8 drink;e la;e mail;empire;en ik;ends up;es seit;especially;est..,;etait..,;evening ,;evening all;ever since;ever..?
-8 every..i;everyone is;exactly;exams are;excitement;explain;fait ses;family $;far..many;far..much;far..quiet
-8 favourite;feel..napoleon;feeling better;feelings ,;feels like;feet;ferry;first frost;first snow;first..at
-8 first..this;fish;flu $;folks $;for #;for ages;for dinner;for so;for today;for weeks;for you;for..a;for..hour
-8 for..last;for..late;for..long;for..lovely;for..quick;for..soup;forgive the;forgotten;fortune;fragt;friday ?
-8 friday..$;from #;from holiday;from..dentists;funeral;game i;game..far;gehort;general $;gerade;getting..too;geworden
-8 gibts;give my;glass of;goes..im;good;good feeling;good night;good..all;good..peter;got..from;grandma;gripe;guilty
-8 ha..$;had this;had time;had to;half term;half..,;half..world;hands $;hands are;happy..,;hard..$;hard..,;hardly
-8 harriet;has eaten;has..the;hat ,;hat die;hate;hats;have any;have my;have..this;having a;he..to;heart $;heat;hello $
-8 hello ,;hello everyone;her first;hi everyone;hi folks;hi pete;hi to;hier..es;hip;hoffentlich;hold..,;holding
-8 hole..my;honest ,;honeymoon;hope;hope $;hope everyone;hope..dice;hospital waiting;hospital..room;host..$;hours..the
-8 how..i;i almost;i bring;i learned;i looked;i nearly;i open;i spent;i swear;i..an;i..be;i..dont;i..feel;i..thats
-8 i..time;ice cream;ik nog;ik..een;il ritardo;il..e;ill blame;ill go;im getting;im mad;im sorry;im taking;im..the
-8 in and;in der;in law;in..e;in..garden;in..give;in..letter;in..life;in..side;in..spam;in..weeks;is always;is anyone
-8 is delayed;is gorgeous;is one;is short;is..else;it always;it was;it..&;it..on;its summer;its..here;ive..been;jahr
-8 job $;join the;join..next;jours;jullie;just walked;keep telling;keep..and;key;killing..$;kilos;kind to;kind..$
-8 know why;know..i;komt;la mia;la..du;la..est;lacht;last time;last turn;last..made;lasted;late..,;lately $;laugh $
-8 laugh at;laugh out;laugh..loud;laughs;le chien;learn;letter;library;liebe grusse;liegt;life ,;life is;like napoleon
-8 little..in;live the;lives in;living;llego;long do;long enough;long live;look..@;looks so;losing $;lost @;lost a
-8 lost..#;loud..the;love $;love..when;lovely..you;luck to;luck with;lucky $;machine broke;mad $;made a;made of;madre
-8 mails $;makes me;mal wieder;mange;many of;map looks;match;may..dice;me .;me laugh;me nightmares;me of;me something
-8 me that;me today;me..game;me..that;me..turn;me..when;meetings;men in;mess $;mi $;mi..il;middle of;miss the;missed
-8 month ?;morning..,;mother in;mother is;mother..law;mothers;much..$;must have;my best;my dear;my dog;my driving
-8 my favourite;my sleep;my strategy;my umbrella;my uncle;my wifes;my..again;my..always;my..have;my..hurts;my..last
-8 my..since;my..teacher;my..took;ne..jamais;neighbours are;never had;never..to;new map;new phone;new puppy;new..to
-8 next..we;nice;nice try;nice..$;night..i;nightmares;nightmares $;noch..mir;not..good;nothing serious;november
-8 november $;now for;nunca;of luck;of..last;of..year;off..choir;office is;on holiday;on your;on..and;on..board
-8 on..way;ont;open $;open the;ora;orders for;other..is;out ?;owe;owe..something;p;paella;painting the;pancakes;paper
-8 parents;passed her;patience..a;people $;perche;phone..at;pint;play..a;play..with;players;pleasure;plenty of;point $
-8 poor..@;por fin;post;pretty;pub quiz;que la;qui..le;rain $;raining..since;real table;refuses;refuses to;regards..$
-8 reminder ,;reports;respect;revenge is;rich;ripe;ritardo;rolled..#;rolled..ones;rolled..sixes;rome;roses;round..a
-8 rounds..$;running;sad;said that;saluto;samedi;saw your;says the;says..to;scared of;screen;scusate il
-8 scusate..ritardo;see..,;see..all;see..in;see..match;see..of;seems to;seit gestern;semana;send..a;sent from;serious
-8 seventeen armies;shaking;shall be;she is;short..,;should see;should..more;since you;since..summer;sinds;singing
-8 sitting on;sixes in;sixes..a;skiing;slept through;snow $;so excuse;so here;so ive;so naturally;so well;so..a;so..am
-8 so..of;socks;socks $;sold;sometimes;sooner;sorry..late;soup ?;spam..$;speak;speaking;spent the;spite;spring $
-8 spring ,;standing;still owe;storm took;story $;strategie;su;suits;sunburnt;sunshine;survived;swear;sweet..$;tan
-8 tante;taught..to;teacher would;team lost;tears $;tell..$;telling me;tenido;tennis;terrible..$;thanks..hosting
-8 that stack;that..army;thats all;the airport;the boiler;the cape;the cellar;the concert;the east;the ferry
-8 the grandchildren;the knee;the library;the lovely;the mountains;the oven;the party;the plumber;the post;the quick
-8 the quiz;the roses;the short;the trains;the typos;the village;the wait;the wind;the windows;the winter;the..ate
-8 the..board;the..broke;the..has;the..hate;the..left;the..machine;the..quiz;the..refuses;the..room;the..show
-8 the..work;there goes;thin;think..will;thinks im;thirty years;this month;this works;this..#;this..going;this..in
-8 this..late;those..armies;thought that;through the;thx;time at;to choir;to everybody;to join;to mark;to win;to..new
-8 to..practice;to..tomorrow;to..windows;toda;toda la;today and;today..so;toes;tom ,;tomatoes are;tonight and;took #
-8 took it;tooth;traffic;train $;trains are;tree;tried;trouble;tuesday and;turn..#;turn..i;turned;tut;up at;up..?
-8 up..my;used..be;usual $;vacances;verspatung;verspatung ,;very windy;volta;voy;waited #;wall;was fun;was nice
-8 watch the;we go;we were;we..have;week and;went..,;went..and;wer hat;were moving;were terrible;were..a;were..house
-8 were..the;what did;what..game;what..match;when is;when..had;when..was;who is;who would;who..have;why did;why..the
-8 wieder;wieder..,;wifes;will..@;will..me;win $;window $;windows;windows here;windy;windy..$;with us;with..men;woke
-8 won;wonder what;words;work has;world domination;worse $;would..so;would..thought;writing..from;year to;year..$
-8 yellow;you send;you so;you..@;you..been;you..in;your @;your dice;your wife;your..on;your..with;youre;youre doing
-8 zusammen ,
-7 # again;# anos;# continents;# heures;# jours;# stunden;#..ago;#..armies;#..da;#..di;#..lost;#..my;#..straight
-7 #..weeks;& ,;& always;& are;& armies;& face;& ha;& have;& on;& owes;& should;& you;&..at;&..deine;&..hi;&..how
-7 &..ich;&..in;&..mi;&..nice;&..no;&..play;&..sleeps;&..te;&..through;&..when;&..with;, as;, be;, boxes;, by;, deine
-7 , didnt;, does;, edith;, everybody;, good;, greetings;, happy;, hat;, honestly;, hurrah;, jen;, mark;, mostly
-7 , only;, remember;, said;, says;, sie;, war;,..again;,..almost;,..could;,..del;,..expect;,..good;,..hat;,..how
-7 ,..los;,..lost;,..mando;,..naturally;,..promise;,..sera;,..serious;,..sie;,..started;,..wir;,..worry;. ha;. how
-7 . my;14th;: la;:..was;@ holds;@ my;@ now;@ stands;@ won;@..but;@..day;@..im;@..lost;@..night;@..rather;@..they
-7 ^ alguien;^ aqui;^ been;^ besos;^ beste;^ bises;^ bon;^ bonne;^ bonsoir;^ buenas;^ buongiorno;^ chi;^ coffee
-7 ^ dinners;^ enough;^ everybody;^ feeling;^ gentlemen;^ gisteren;^ grandma;^ groetjes;^ have;^ heute;^ isnt;^ its
-7 ^ ive;^ jetzt;^ lost;^ mia;^ old;^ peace;^ phone;^ quel;^ quiet;^ rolled;^ salut;^ shell;^ shes;^ short;^ sitting
-7 ^ sushi;^ they;^ thx;^ today;^ took;^ train;^ twenty;^ voila;^ we;^ wij;^..afternoon;^..again;^..allemaal;^..almost
-7 ^..armies;^..baby;^..baked;^..beat;^..calm;^..children;^..coffee;^..commence;^..crossed;^..dears;^..dentist
-7 ^..doing;^..even;^..exam;^..expect;^..expects;^..eyes;^..fancy;^..fille;^..friend;^..gang;^..gets;^..going;^..hab
-7 ^..hace;^..had;^..has;^..heating;^..hebben;^..hello;^..hey;^..hip;^..horoscope;^..hours;^..hurt;^..ja;^..kind
-7 ^..laughing;^..map;^..maths;^..mercy;^..moglie;^..news;^..owes;^..p;^..passed;^..pity;^..quiet;^..rain;^..safe
-7 ^..saw;^..sleep;^..small;^..somebody;^..started;^..swear;^..time;^..told;^..trains;^..turns;^..ver;^..vrienden
-7 ^..wanted;^..warm;^..wifi;^..work;^..wurfel;^..year;^..zit;a beautiful;a board;a comeback;a continent;a dream
-7 a drink;a eu;a fait;a film;a flat;a hole;a jar;a ladder;a nervous;a picture;a place;a proper;a rest;a row;a saint
-7 a star;a while;a wonderful;a..all;a..attack;a..border;a..christmas;a..day;a..empire;a..general;a..if;a..map;a..mood
-7 a..move;a..neighbour;a..over;a..person;a..plan;a..recipe;a..roll;a..spot;a..to;a..today;a..war;aan de;about &
-7 about..game;abrazo ,;accountant;acqua;addictive;admit $;afraid..&;after last;again for;again soon;against &
-7 against my;age $;ai..$;air;alive..$;all alone;all evening;all for;all is;all meet;all these;all very;all..?
-7 all..for;alla..,;allemaal ,;allemaal..$;allotment;alone in;always forget;always roll;always..who;am samstag
-7 am writing;am..the;amazing $;amis ,;and happy;and his;and is;and sweet;and toes;and..all;and..armies;and..dice
-7 and..house;and..neighbours;and..where;and..you;ano;anyone..a;are my;are over;are shaking;are still;are well
-7 are..and;are..strike;are..what;armies..the;as ever;asked ,;asking;at breakfast;at cards;at your;at..barbecue
-7 at..beach;at..i;at..on;at..percent;at..point;attack last;attenti;aux;awake..$;away..week;awful $;awfully;baby is
-7 baby..$;bad..about;bad..for;badly..$;bank;barely;basically;battery $;battle $;be back;be my;be slow;be working
-7 be..&;be..@;be..than;beach $;beans;bears;bears $;beat me;beat..at;because he;been;been a;before breakfast;before my
-7 before...;begin $;being a;believe..?;believe..lost;believing in;belle mere;besos;best..win;beste..,;betis
-7 better late;better..thank;between me;beware;big..for;bijna;bike;birthday card;birthday on;birthday today
-7 birthday..&;biscuits;bit..luck;blaming;blue;board game;board..i;boiler man;bold $;bologna;bon ,;bonne;bonsoir
-7 boring;boxes everywhere;boxes..$;boy;boys;bread;breakfast..the;bridge;brief ,;bring..$;broke down;broken;brought
-7 buenas;build;built;burning a;burning..hole;bus ,;busy;but..does;buy..a;buying;buying the;by mail;bye ,;bye..&;caffe
-7 call me;calm and;calm..carry;came $;came back;can barely;can hardly;can have;can hear;can stop;cant stop;cant..for
-7 cards work;cards..for;care $;cares;carta $;cat;cat just;cat..my;cat..walked;caught;cerveza;chances;changed jobs
-7 chaos $;chapter;che..$;cheering;cheering for;cheese $;chess..$;chocolate;christmas ?;christmas to;clear;closed
-7 closed $;coffee..broke;cold..$;colours;come ,;come la;comeback;comeback..&;coming;coming..i;comme de
-7 comme..habitude;computer $;congratulations to;continent;continents;corner;could do;could stop;could..send
-7 could..with;crazy..the;crewe;cricket;cried;crime;cross the;crossed $;crossed for;cruel to;cruel..me;cry;cuidado
-7 culpa;curry;dag..,;dank;das wetter;day and;day late;day..$;days ,;days straight;de habitude;de hele;de..met
-7 dear peter;dear..$;dears;decent roll;decent..$;defence ,;deje;del..?;delay $;delayed again;dentist ,
-7 dentists waiting;dentists..room;der @;der..hat;der..ist;des..$;deserves a;desk;desole du;desole..retard;dessert
-7 dias;dice owe;dice..have;did anyone;did it;did..else;did..know;did..watch;didnt..?;didnt..that;die kinder
-7 die verspatung;die wurfel;die..sind;dinners;disaster $;disaster ,;do hope;do to;do..a;do..know;does anyone
-7 does..ever;doesnt it;dog ate;dog has;dog refuses;dog..eaten;dog..the;doing a;done for;dont be;dont forget;dont hate
-7 dont you;dont..&;dont..about;door open;doors;dorm;double..$;down for;down..and;dreadful;dream about;dreamt..@;drew
-7 driving..on;driving..today;du retard;dull;earth is;eaten the;echt..$;edith;edith $;egg;eindelijk;einer;el betis
-7 el domingo;el mapa;election;elephants;else have;en sevilla;en vacances;en..que;encore #;end in;endlich..$;enemies
-7 english;enjoy the;enormous;es..gestern;essays on;essays to;essays..mark;est bien;eu;euros;even my;ever do
-7 ever sleeps;ever won;ever..@;ever..in;every;everyone keeps;everyone wants;everyone..the;everything is
-7 everything..this;exams..over;excellent;excitement..so;exciting;excuse my;excuse the;expected;expects;explain to
-7 extra..$;eye;fa #;face is;face..numb;fait..premiers;fancy;fast;fat;father used;father..to;fed;feel..bit
-7 feeling..this;feelings $;feels good;fence;ferry ,;fight ,;finally asleep;finally passed;finally..my;finally..the
-7 find @;finds;fingers..for;fingers..toes;finish;finita;first game;first round;flatmate;flight;flowers;fog;folks..$
-7 food;for keeping;for leaving;for lunch;for some;for taking;for world;for..i;for..is;for..people;for..short
-7 for..since;for..so;for..turns;for..weeks;for..while;for..whole;forever;forgive..for;fortress;forward;forward to
-7 fourth;frank;frau;friday and;fridge;friend ,;from sunny;from..airport;from..ferry;from..next;from..to;from..train
-7 fromage;front of;frost last;frost..night;frozen..$;fun..$;funny how;fur die;fur..$;game after;game and;game has
-7 game..&;game..all;game..on;gang ,;gang..$;gano el;gano..betis;ganz;garden $;garden..$;garden..a;garden..full;gateau
-7 gehort mir;gentle $;gentle with;gentle..me;gentlemen;geografia;geography $;get..letters;getting far;gewonnen;gewoon
-7 giovedi;give..love;giving;gm;gm ,;go back;go out;goal;gods have;going..the;golf;golf $;good afternoon;good plan
-7 good recipe;good..about;good..me;good..see;got back;got it;got me;got..second;gracias;gracias por;great game
-7 great job;great..so;greetings ,;griep;grillen;groetjes;grow up;grow..i;gut;guys ,;guys..$;ha;ha ,;ha..il;haben wir
-7 habia;habitude;habitude $;hace #;had an;had ik;had pancakes;had..armies;had..dream;had..first;had..flu;had..for
-7 had..lovely;had..of;had..on;had..power;had..to;hai;hair;halbe;half..face;half..family;hallo zusammen;hands
-7 hanging on;happened;happens ,;hard $;harriet here;hart;hart $;has chickenpox;has in;has this;has..and;has..armies
-7 hat eigentlich;hat..&;hate..for;hates..$;hats off;haus;have eaten;have waited;have..my;he can;he never;he was
-7 healthy;hear the;hear you;heaven;heb je;heet;held @;held..for;hello &;hello all;hello and;hello peter;hello you
-7 hemos;her driving;her..test;here;here $;here are;here..are;heres my;hes been;het..een;het..van;heures;hey ,;hey all
-7 hey there;hey..,;hier soir;highlight;highlight of;highlight..my;hip is;his #;history;home..#;homework;honestly ,
-7 honestly i;honour of;hope for;hope thats;hope youre;horoscope says;hosts;hot ,;hotel;hotel is;hour to;hours in
-7 hours..and;house is;house smells;how do;how i;how..@;how..armies;how..it;how..that;hows;huge;hungover;hurrah
-7 i baked;i blame;i call;i grow;i hate;i hear;i hold;i hope;i lost;i sleep;i slept;i waited;i went;i..a;i..forget
-7 i..hardly;i..hope;i..liked;i..lucky;i..opened;i..say;i..take;i..telling;i..thirty;i..typing;i..writing;ich..gerade
-7 ici $;id..be;idea how;idea..&;iedereen;iemand;if..my;ik zit;ik..al;il mio;il..sur;ill buy;ill put;ill see;ill take
-7 ils;im at;im blaming;im buying;im doing;im late;im off;im really;im sending;im so;im up;im..at;im..bit;im..for
-7 im..here;im..scared;im..up;immer noch;in honour;in june;in march;in person;in portugal;in tears;in them;in..and
-7 in..by;in..club;in..days;in..is;in..looks;in..meeting;in..oven;in..pocket;in..pub;in..row;in..snow;in..week;ingrid
-7 interview;invented;is awful;is back;is broken;is een;is feeling;is finished;is lovely;is now;is numb;is simple
-7 is terrible;is up;is visiting;is war;is winning;is..always;is..back;is..big;is..bit;is..cheating;is..far;is..why
-7 isnt..funny;ist all;ist wieder;it funny;it had;it has;it makes;it on;it..me;it..nice;its all;its getting;its like
-7 its nothing;its risky;its so;its too;its..personal;its..so;its..there;its..time;ive always;ive made;ive stopped
-7 ive..about;ive..saving;jar;je suis;je tecris;je..de;je..la;job;job..$;jobs;jungle;jurgen;jurgen $;just back;just..a
-7 just..back;just..from;kaffee;keep calm;keep well;keep..awake;keeps telling;keeps..me;keiner;keyboard twice
-7 keyboard..while;kids want;kind $;kind for;kind..once;kisses;kitchen table;kitchen..$;knee..much;knees;knew;know a
-7 know it;know its;know who;know..@;know..good;knowing;la semana;ladder;lads in;lads..@;lake $;lang..$;laptop $
-7 laptop died;las..,;last battle;last night;last round;last spring;last sunday;last..that;last..were;late again
-7 late than;late..always;late..never;laughed $;laughing at;le fromage;le petit;le..etait;le..va;league;learned to
-7 learning;leaves are;leben;leeds $;legs;lena;les amis;les..,;les..ont;les..sont;let..dice;letters $;life..good
-7 lighthouse;like #;like..$;like..good;like..last;like..thank;lisbon $;lit;little @;lives..@;llevo;lol;lonely..there
-7 long..we;looked at;looked..the;looks..empty;lose..one;lost all;lost..to;loud $;lovely $;lovely ,;lovely to
-7 lovely..on;luck everybody;luck..everyone;luck..i;lucky last;lundi;ma belle;ma..,;ma..mere;macht;mad ,;madness
-7 mail made;mail..im;mail..it;mal sehen;many..does;map and;map you;map..$;map..sent;map..the;march $;march..@
-7 margaret;marmalade;master..the;match ?;match..$;mate $;may..best;maybe..is;me at;me i;me one;me so;me when;me..&
-7 me..@;me..if;me..out;me..time;mean..$;meeting $;meme;mensch;merci encore;merci pour;merry..to;messages;messages $
-7 mezza;mi..ya;mia moglie;minutes to;moglie;month..$;months $;mooie;moon;more weeks;more..until;morning $;morning ,
-7 morning all;morning from;mother says;mountains ,;movil;movil $;moving..on;much..to;mucho $;mum is;must say
-7 my accountant;my dentist;my desk;my english;my exams;my feet;my flatmate;my frau;my hair;my hat;my internet
-7 my landlord;my love;my luck;my mothers;my parents;my pocket;my sisters;my..attack;my..died;my..folder;my..got
-7 my..half;my..has;my..job;my..just;my..lives;my..looked;my..test;my..today;my..walked;napoleon ,;nearly forgot
-7 need it;need..rest;need..win;neighbours rooster;neighbours..woke;neither;nervous..$;never again;never liked
-7 never..&;never..me;never..so;new glasses;news ,;news from;news..the;next..i;nice..last;nice..see;no mercy;no..how
-7 no..ni;nobody expects;nobody..to;noch bei;noel;noel $;nonna;noon $;noon..the;not bad;not..a;not..for;nothing fancy
-7 notice;noublie;now..the;numb;numb $;ob..das;october;of cake;of time;of wine;of..and;of..board;of..days;of..will
-7 of..with;off..bed;old &;old @;older;older than;on friday;on strike;on..again;on..as;on..table;on..train;one coming
-7 one ill;one..ill;one..you;only saw;only..more;operation..well;or..&;or..this;os;our choir;our first;our..has;out by
-7 out on;out..&;outside $;oven $;owes..a;pacifica;padre;pancakes for;panne;papers;patience ,;patience with
-7 patient..me;patiently;paul;pech;perfect;person ,;pete..$;petit;phone is;piedi;pity..&;place..be;plans;plaster
-7 plastic;players ,;players..$;playing this;plays..,;plenty..time;pleut sur;pocket;poker;polite $;pool;poor @;poor..$
-7 poor..&;pour une;power cut;predictable;premiers;premiers pas;printed;priya;prize;probably..$;promised my;proud $
-7 pub $;purple;pyramids;que ya;que..tengo;quelquun;questanno;qui..#;quiere;quiet turn;quiet..,;quiet..the;quiz on
-7 radiator;raining..for;rather be;read your;real..,;recovered;refuses..go;regards $;regards to;regiment;remember when
-7 reminder $;reminds;reminds me;reminds..of;rest..peace;retard $;retard ,;retraso;reunion;rio;rolled a;rome ,
-7 room..nothing;rooster;rooster woke;rooster..me;rose;round i;round were;row;row last;row..i;rufus;running on
-7 running..game;sabato;sagt ,;said i;said..$;saint;salut;sam;same..$;samstag;saving those;saving..cards;say &
-7 say hello;say hi;schaatsen;schonen;schoner;school $;scream;screen $;seaside;see some;see whether;see..one;sent..i
-7 sent..my;september;september $;serious ,;served;ses premiers;ses..pas;set up;seventeen men;sevilla;shame;she always
-7 she reads;sheep;shell be;shell..furious;sherry;shes got;shift $;short and;short..$;short..sweet;should all;siamo
-7 side since;signal is;signal..awful;silence $;simple;since $;since noon;since..first;sincerely ,;singing $;sings
-7 sister lives;sister..in;sisters;sisters wedding;sitting..the;sitze;sleep ,;sleeping;slept..the;smells of;snow ,
-7 snow..$;snowing;so at;so close;so expect;so its;so lonely;so nice;so patiently;so peaceful;so quickly;so somebody
-7 so..dice;so..gentle;so..get;so..last;so..least;so..may;so..when;sofa $;soldiers $;solito;some day;some luck;some of
-7 some time;some..$;some..for;some..you;somebody..&;somewhere ?;soon..$;sorry..$;sorry..&;sorry..being;sorry..my
-7 sounds like;sounds..a;soy;spelleider;spite $;spot;standing in;star;staring..me;started it;starts in;state
-7 statistics;steps;still angry;still dont;still get;still havent;still the;still..you;stopped at;stopped believing
-7 stopped..in;stories;straight $;strike again;strong for;students;stunde;stunden;summer..$;sunny;sunny..$;supply
-7 sushi;sweet today;swimming;table ,;tag;take up;tea and;tecris;tell &;tell my;tells;tells me;terrible $;test $
-7 test on;test today;test..$;than never;than..game;thank..all;thanks again;thanks to;thanks..for;thanksgiving
-7 that red;that..a;that..coming;that..hold;that..letter;that..lose;that..will;thats how;the back;the beginning
-7 the bus;the cake;the cold;the colours;the company;the day;the fridge;the front;the general;the gym;the heating
-7 the highlight;the host;the hosts;the ice;the internet;the jam;the key;the lemurs;the photos;the printer
-7 the pyramids;the seaside;the silence;the vet;the waiting;the ward;the washing;the..but;the..cross;the..day
-7 the..dice;the..door;the..frost;the..home;the..like;the..owe;the..play;the..puppy;the..reply;the..time;the..too
-7 the..trip;the..twice;their..$;then la;there a;there because;there in;these dice;these games;these years;thesis
-7 think im;thinks i;thinks..should;third time;thirty..of;this im;this week;this..of;this..patiently;this..short
-7 thought id;thursday $;thx for;time in;time we;time..can;time..had;time..thank;time..this;time..year;to answer
-7 to cook;to fight;to thank;to...;to..an;to..barbecue;to..pub;to..wife;toast;tocca;together $;told him;tolto
-7 tomatoes $;tomatoes..finally;tomorrow and;tomorrow..my;too..lately;took the;took..$;toujours;trabajo;train ,
-7 train leaves;train to;train..delayed;trains..on;trap;tree $;troops on;troops..the;trop..$;trust a;turn..?;turns $
-7 tuve;twice while;twice..i;typing with;typing..on;uber;umbrella $;unbearable;une..et;university;until noon;up all
-7 up golf;up i;up..&;up..i;up..want;us..out;us..the;used;utrecht;uur;verloren ,;verra;very much;very quiet;vet;veut
-7 vi;vino;visiting;voiture;volcanoes;volgende week;vrienden;vrienden ,;vu;wait..see;wait..you;waiting;waiting $
-7 waiting..$;walking;want my;wants @;war is;ward;waren;warm $;warmer;was always;was at;was away;was cancelled
-7 was lovely;was never;was on;was out;was up;was very;was..all;was..and;was..most;was..nice;was..until;washing
-7 watch..match;watched;watching the;way .;way ?;we finally;we lost;we spent;we used;we went;we won;we would;we..got
-7 we..off;wed;week;week..#;week..i;weer $;weer ,;weiss;well..&;well..,;well..a;well..the;went fine;went skiing
-7 wer..eigentlich;were having;were you;were..id;were..last;wet;wetter;weve got;weve had;what could;what happened
-7 what time;what..comeback;what..he;what..mess;what..week;whatever..,;when she;when..grow;when..next;when..played
-7 when..reads;when..saw;when..the;whenever;which i;while..wrote;whitlock;whitlock $;who has;who..is;who..winning
-7 whole house;whos;why does;why is;wife $;wife..said;wifes..$;wij;wine $;winter ,;with dice;with..?;with..all
-7 with..bit;with..cat;with..man;with..regards;wochenende;woke me;woke..at;won #;won a;won..#;won..single;wonderful $
-7 wonderful..$;wont like;work..been;world $;world ,;worried;worry $;worse than;would..been;wouldve;wrong ?;xx;y #
-7 y el;y quiere;year ,;year ?;year i;years..$;years..this;yo..$;you need;you next;you..a;you..beer;you..much
-7 you..running;you..well;your letters;your..?;your..are;your..doing;your..letter;youre the;youre..a;youre..star
-7 yours ever;yours..me;zeit;zoo
-6 ! you;# abbraccio;# anno;# ans;# battery;# caldo;# calor;# deadlines;# dogs;# friends;# fronts;# funerals;# jour
-6 # little;# people;# peu;# poco;# saluto;# sixes;# uur;& $;& :;& ?;& after;& attack;& be;& cards;& cheating;& didnt
-6 & get;& goes;& if;& ist;& moves;& never;& next;& now;& only;& per;& plays;& poker;& position;& ran;& survives
-6 & takes;& that;& turned;& u;& und;& used;& wird;& wont;, aber;, adesso;, almeno;, behalve;, beim;, bravo;, carmen
-6 , como;, crying;, dafur;, doesnt;, droit;, ein;, es;, flu;, fortune;, harriet;, hats;, hello;, hes;, hier;, il
-6 , including;, ingrid;, ist;, jurgen;, les;, life;, lovely;, margaret;, marijke;, may;, merci;, met;, minus;, moi
-6 , never;, nu;, op;, ora;, our;, peter;, poor;, sagt;, sauf;, send;, shes;, some;, sunburnt;, tanto;, there;, they
-6 , theyre;, third;, time;, tomasz;, true;, weiss;, wer;, when;, writing;, yo;, yuki;, zei;,..are;,..know;. nobody
-6 . what;: happy;: he;: i;: ik;: le;: te;: thank;@ all;@ are;@ come;@ deserves;@ es;@ ever;@ every;@ gets;@ gives
-6 @ have;@ hed;@ ist;@ like;@ must;@ off;@ reminds;@ than;@ these;^ always;^ amities;^ another;^ anyway;^ arsenal
-6 ^ attenti;^ bedankt;^ being;^ besser;^ beth;^ bit;^ bonjour;^ buenos;^ call;^ ci;^ cosi;^ dank;^ deje;^ desolee
-6 ^ dinner;^ domenica;^ done;^ drinks;^ drop;^ easter;^ eccomi;^ eindelijk;^ end;^ estoy;^ estuve;^ eure;^ exam
-6 ^ forgive;^ geen;^ gg;^ going;^ gonna;^ grandson;^ grazie;^ guten;^ ha;^ hab;^ harold;^ hast;^ hoffentlich;^ home
-6 ^ how;^ hows;^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses;^ las;^ leaves;^ lena;^ lieve;^ llevo;^ los;^ lucky
-6 ^ mal;^ many;^ meta;^ miss;^ moin;^ monday;^ mooie;^ mums;^ next;^ of;^ oma;^ ooh;^ op;^ os;^ over;^ perdona
-6 ^ perdonad;^ personne;^ priya;^ quick;^ rain;^ respect;^ running;^ saludos;^ servus;^ siebzehn;^ sincerely;^ sold
-6 ^ sometimes;^ stan;^ statistically;^ thanksgiving;^ things;^ thirty;^ those;^ told;^ tractors;^ troops;^ truce
-6 ^ tut;^ up;^ vaya;^ voor;^ walter;^ warmly;^ whos;^ wow;^ xx;^ youve;^ ze;^..een;^..everyone;^..hope;^..read
-6 ^..week;a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a candle;a car;a caravan;a cheeky;a chess;a crime
-6 a dentist;a dish;a dog;a dull;a favour;a feeling;a french;a funeral;a happy;a heavy;a hot;a lake;a leg;a maggio
-6 a mange;a medal;a merry;a miracle;a nap;a napkin;a nasty;a nightmare;a noel;a party;a patient;a photo;a pool
-6 a power;a quick;a rematch;a report;a scarf;a sign;a soft;a tavola;a terrible;a triumph;a virtue;a wall;a weak;a...
-6 a..last;abbiamo;abbraccio;about last;about time;about your;abuela;account $;accountant would;acting;acting up
-6 addictive $;address ,;adesso ,;adjourned;adjourned early;admire it;admit i;admit it;affreux;afraid;afraid $
-6 after me;after this;afternoon ,;again ,;again ill;ages to;aggressive $;aggressive ,;air $;al #;alamo;alarm
-6 alguien tenia;alive ?;all been;all goes;all had;all mad;all morning;all night;all on;all readable;all right;all see
-6 all seul;all those;all weekend;allowed in;almost too;alta;altijd het;always been;always for;always had;always me
-6 always the;am ?;am a;am doing;am freitag;am going;am too;am typing;am wochenende;amici;amici ,;amigos;amigos ,
-6 amities;amities ,;among;amused;an egg;an honour;an innings;and chips;and feel;and fewer;and got;and half;and her
-6 and here;and hope;and just;and laughed;and look;and sends;and seventeen;and sleep;and someone;and the;and theres
-6 and went;and were;and yours;and..a;and..still;android;angry about;anni;anniversary;anno;ans;any day;any electricity
-6 any longer;any luck;anybody;anybody $;anyone know;anyway ,;apero;apologise;apples;appointment;approved;arbitro ,
-6 are amazing;are asleep;are better;are cheering;are coming;are cursed;are doing;are enormous;are having;are like
-6 are made;are not;are ripe;are rolled;are so;arm $;armies &;armies are;armies last;armies on;armies than;around a
-6 arrived and;arrives;arsenal;as vu;asked my;asked who;asks ,;aspetto;at &;at dinner;at lunch;at me;at university
-6 ate the;atlantic;attendu;attic;auch mal;auf den;august;aunt used;ausgefallen;aussi;australian;autumn;avec moi;avoid
-6 avoid excitement;avond;avuto;awake ?;away last;awful ,;baby $;baby was;bac;back next;bad dice;bad feeling;badly ill
-6 bag;bake;bake you;bakery;balcony;band;barbecue $;barn;basically a;bataille;bathtub;battery is;battle since;be &
-6 be ,;be fair;be good;be hating;be mine;be proud;be sweating;be writing;beach ,;beans $;beat &;beat my;beau
-6 beautiful $;beautifully;bebe;because my;bed with;bedankt;been ages;been an;been bored;been cruel;been good;been mad
-6 been my;been nice;been playing;been there;been this;been up;been waiting;bees;before christmas;before waterloo
-6 begging;begging for;beginner;beginner ,;behind the;bei;beim zahnarzt;being so;believe &;believe i;believe its;bent
-6 besos ,;best served;best woman;beste spelleider;bet me;beth;betis y;better half;better run;better safe;between #
-6 bicycle thief;bien qui;bier;big;big hat;big pile;bingo;birthday for;birthday to;biscuit on;bises ,;bist;bit green
-6 bit guilty;bit scared;blame for;blame my;blaming the;bless;blijft;blind;bloke;bloom;blossom;board;board ,;board in
-6 boiler broke;bologna e;bonjour;booked;bord;bored $;born;born on;boss is;boss thinks;both sides;bottle of;bottom of
-6 boven;boven de;boxes $;boyfriend;boyfriend still;brahms;brain has;brain is;brand;break $;breaks through;bretagne
-6 bretagne ,;brilliant;bring the;brings;broke $;broke ,;broke my;broke the;broke this;bucket;buenos;buenos dias
-6 build a;builders;burning so;buro;bus is;bus so;busy $;but he;but hey;but ill;but then;but they;but war;but we
-6 buy everybody;buys;buys the;by $;by an;by friday;by heart;by spring;by the;bye $;bye bye;cab;cada;cake for;caldo
-6 call a;calls me;calma;cambiare;cambiare $;came second;came up;camping;can all;can happen;can only;can see;canada is
-6 canario;cancelled ,;candle;canguros;cannon card;cannons $;cant sleep;cape town;car park;caravan;card for;cards does
-6 cards since;care ,;care of;careful $;cares $;carmen;carmen $;carnival;cat has;cat on;cataract;caught me;ce sera
-6 cellar is;cena;cesare;cest #;cest la;chair $;chairs;chairs $;chance $;change is;chapter #;charm $;charm of;charming
-6 charming $;che i;che sfortuna;che si;cheapest;cheating haha;cheeky;cheers for;cheers from;cherries;cherry blossom
-6 chess $;chess instead;chewing;chicken cross;chickenpox ,;chiede;chien $;chien a;chips $;choir sings;christmas and
-6 christmas if;christmas is;clever ,;closes;coche;coffee is;cold it;collects;collects spoons;colour $;colpa
-6 combien de;come down;come on;come out;comeback by;comes from;comme;commence a;compagnie;compagnie ,
-6 completely different;complimenti;complimenti a;con eso;concert too;confiance;confiance a;conmigo;conmigo $
-6 connection;connection is;conquered;conquering;contact;continent i;cook for;corner of;cornwall;corrects;cough
-6 could possibly;could see;couldnt wait;couldve;countries $;country left;courage;courant;court was;cousin;credit
-6 crete;cried a;crime $;crisps;croise;crown;cry ,;crying;cuando me;cuarenta;cuarenta grados;cuidado conmigo;culpa es
-6 cup;curious;cursed;da #;da me;dabei;dad $;dadi $;dados $;dag vrienden;dance;danke fur;danke furs;dans les;dare;dark
-6 darts;darts $;das haus;das leben;dass es;dass ich;dat @;dat het;dat is;daughter $;daughter passed;daughter wants
-6 daumen $;dave;day ill;day on;days ?;days ill;days left;days now;days when;de bus;de courant;de dobbelstenen
-6 de kleinkinderen;de maravilla;de menos;de siempre;de temps;de trap;de trein;de winter;dead $;deadline ?;deadlines
-6 deadlines in;dear $;dear friends;dear gm;dear players;dears ,;debo;debo una;december;defended;defenders;degrees in
-6 deine tupperdose;deine wurfel;deja;del gato;del trabajo;del..$;delhi;delhi by;delighted;dell @;della mia
-6 demenagement;demenagement est;dentist $;dentist appointment;dentist was;dentiste;der hand;der hat;der hund
-6 der kaffee;der tastatur;der zug;derriten;des sont;deserved;desk $;desolee pour;dessert ,;dice came;dice like
-6 dice of;dice remember;dice were;dice..me;did $;did anybody;didnt expect;didnt i;die daumen;die ganze;die jungs
-6 die ohren;die op;died so;dienstag;diese;dikke;dinner ,;dinner is;dinners burning;diplomacy;diplomacy $;dire que
-6 disgrace;dish;dish best;dit ,;dit jaar;divin;divin ,;diwali;do at;do miss;dodici;does anybody;dog is;dogs
-6 doing well;domani ho;domani sono;domination $;domination ,;done and;dont cry;dont laugh;dont talk;dormir;dormir $
-6 dort;double #;doubt;down from;down here;down singing;down south;dreading;dream of;dreamed;dreamed of;dreams;drill
-6 drink for;drinking;drinks $;drinks are;drive;droit vers;du hast;ducks;dura;duty;duurt;e all;e andata;e io;e una
-6 easier to;eat more;eat my;eaten far;eating my;eats;eau;eccomi;edmund;edmund whitlock;een #;een jaar;een kaarsje
-6 een pech;egg $;eh $;eight;eighty;ein schoner;eine runde;einer stunde;einsen;el canario;el coche;el hospital
-6 el movil;el tren;el ventilador;electricity;electricity since;elegant;elegant $;ellie;else noticed;emotionally
-6 emperor;empire $;en de;en een;en toch;end when;ended;endless;endlich ferien;ends in;enemy;enjoying it;enjoying the
-6 enkel hat;enormous $;entrar;er bijna;era solo;es ,;es del;est a;est fini;estan;estas;estrategia;estuve;et le;et on
-6 etait divin;ete;eu son;euch;eure;even the;evening;evening at;evening to;ever $;ever been;ever happens;ever in
-6 ever lose;ever sleep;every game;every minute;everybody a;everybody up;everyone at;everyone this;everything i;exam $
-6 exam results;exam week;exam went;examenes;exams all;excitement ,;exciting one;exhausting;exhausting $;expect to
-6 explaining;explaining the;explains;extra day;eye on;eyes $;face when;fail me;failed;failed its;failure;fair on
-6 fais confiance;falmouth;famiglia;familia;families;families $;famille;family had;family is;fan;fancy this;fate
-6 father always;fatigue;favour ,;favourite corner;favours;favours the;febbre;fed up;feeling lucky;feeling that
-6 feelings about;feet up;feliz;fell off;felt;fence $;fenster;ferien;fermo a;fever;fewer wars;fido;fiets;finally have
-6 finally in;finally lacht;finally ripe;finally some;finally understood;find my;finds you;fine game;fingers and;fini
-6 fini ,;finished the;first la;first steps;first time;first turn;fish and;fitting;fitting $;fixed;flat $;flat ,
-6 flat went;flies;flies $;flights;flights are;flowers ,;flu ,;flu and;flying;flying to;fois que;folder $;folder ,
-6 following;fondo;football;for each;for explaining;for half;for once;for people;for practice;for pumpkin;for real
-6 for spain;for tennis;for turn;for writing;forget :;forgetting;forgive;forgive any;forgiven;forte;fortuna
-6 fortune favours;forty years;found the;four;frank $;freddo;freezing;french;french film;fridge $;friend of;friendly
-6 friends in;frio;from an;from here;from home;from lisbon;from rome;from where;from you;fromage ,;fronts;frozen $
-6 frozen solid;fun $;fun i;fun than;fun this;funerals;funny $;fur;furious $;furious when;furs;furs leiten;gabs;gained
-6 game;game .;game end;game go;game going;game in;game now;game than;games ?;gang $;ganze;ganzen;gap;garage
-6 garden now;gare;gate;gato;gato $;gatto;gave me;gave us;gedacht;gedacht ,;gefressen;gefressen $;gehabt;gehabt $
-6 gehad;gelopen;gelukkig;gemene;general bring;generals;genou;gern;gesehen;gestern ohne;get a;get any;gets bored
-6 gets past;gets the;getting better;getting cold;getting it;geval;gewacht;gewonnen ,;geworden $;geworden ,;gezien;gg
-6 gia in;gioco;girl;giulia;glad to;glasses ,;glory;gloves;gluck;gnocchi;go &;go again;go down;go together;go up
-6 goes for;goes my;goes on;going down;going for;gone $;good ,;good laugh;good mood;good one;good turn;good war
-6 good weekend;goodness;goodness $;gorgeous $;gossip;got home;got over;got that;got to;grados;grados y;gran
-6 granddaughter says;grandmother says;grandson was;grave;grave $;graveyard;great;great $;greed;greedy $;green $;greve
-6 gripe $;gripe toda;grippe;groet;groetjes ,;growing;gruss;grusse $;grusse ,;grusse aus;guarda;guards;guess who
-6 guilty $;guten;ha tolto;hablamos;habt;hacen;had;had breakfast;had her;had no;had such;had the;hair ,;half a
-6 halt die;halten;halve marathon;hamish;hamish $;hammer;hamster;han;hand and;handball;handsome;hanging in;happen is
-6 happy easter;happy when;hard to;harmless;harold;has always;has anyone;has given;has learned;has never;has no
-6 has started;has wifi;hast du;hat for;hat my;hate de;hates me;hating;hating this;hatten;have all;have frozen
-6 have heard;have slept;have thirty;have trouble;have written;havent opened;having the;he doesnt;he know;he may
-6 he still;he tenido;he wanted;he who;he will;he wont;headache;healthy $;hear a;hear about;heard me;heart says
-6 heat is;heating is;heaven $;heavy;heavy heart;hebt;hed;heeft een;heeft er;heeft weer;hele week;hello again
-6 hello dear;hello dears;hello everybody;hello hello;hello host;her cards;her dice;her hands;here again;here comes
-6 hermana;het first;het ijs;het met;het was;het weer;heures ,;hey $;hey &;hey guys;hey hey;hey host;hey man;hey pete
-6 hi ,;hi and;hi everybody;hi friends;hi guys;hi its;hi p;hi team;hid;hiding;hiding in;hier $;hier sturmt;him i
-6 his first;ho avuto;ho piu;ho visto;hoffe;hola a;hold hands;hold tight;holding everybody;holds ,;holds the;holiday ,
-6 home by;home for;honestly;honestly $;honestly have;honeymoon $;hope is;hope nobody;hopefully;hoping;horse card
-6 hospital $;hospital and;hosting $;hours ,;hours and;hours of;house at;house in;house on;how cold;how much;how was
-6 hows the;hoy me;hund;hund hat;hungry;hurrah $;hurry $;hurts like;hurts me;hurts to;hut;i ?;i admire;i ask;i bought
-6 i can;i close;i conquer;i cried;i drew;i find;i forget;i found;i go;i guess;i held;i honestly;i laughed;i learn
-6 i left;i liked;i lit;i miss;i missed;i never;i passed;i piedi;i played;i promise;i smell;i tell;i tried;i walked
-6 i write;ice on;ich hoffe;ich in;ich konnte;ich noch;ich sitze;ici ,;iets;if anyone;if id;ijs;ik de;ik een;ik slaap
-6 ik wacht;ik zoveel;il a;il caffe;il saluto;il treno;ill ,;ill bake;ill bring;ill eat;ill make;ill move;im an
-6 im buro;im crazy;im more;im playing;im predictable;im sitting;im standing;im troops;im winning;impressed
-6 impressed $;in a;in advance;in bloom;in both;in cape;in delhi;in his;in leeds;in life;in months;in november
-6 in other;in plaster;in sight;in store;in ufficio;in viaggio;in winter;including;including me;ingrid $;inherit
-6 innings;innings ,;into my;invado;invado $;invita;invited;invited $;invito;invito a;io mi;is asking;is basically
-6 is beyond;is burning;is chess;is cold;is crazy;is doing;is down;is eating;is everybody;is everyone;is exhausting
-6 is far;is great;is having;is he;is here;is like;is mostly;is nearly;is older;is open;is planning;is quiet
-6 is ruining;is shut;is sweet;is thinking;is unclear;is very;is why;is..#;ist nichts;it cost;it here;it lasted
-6 it lasts;it rains;it short;it sounds;it suits;it twice;it went;it were;italy;itll;itll be;its already;its fun
-6 its just;its late;its me;its way;its..a;ive done;ive waited;ive wanted;ja keiner;jaar $;jahren;jai mal;jai perdu
-6 jai trop;jan;jan ,;jar $;jattends;jattends le;je bent;je fais;jen reve;jespere;jeu;jeu ,;jim;jim $;joan;joan $
-6 job starts;jobs ,;joke about;jongens;joue ,;jour;juego;june $;jungle ,;jungs;just off;justice;k;kaarsje;kaarsje $
-6 kangaroos;kantoor;kartoffeln;keep &;keep your;keeping this;keeping well;kein mensch;keiner $;kept me;kettle on;keys
-6 kids have;kijken;kilos ,;kind messages;kinder than;kisses from;kitchen ,;klappt ,;kleinkinderen;knee doing
-6 knew what;knie;knitting $;know im;know when;knowing you;komen $;kommst;komt er;kuchen;la abuela;la carte;la chance
-6 la compagnie;la culpa;la del;la familia;la famille;la febbre;la musica;la nonna;la paix;la partida;la pazienza
-6 la pluie;la retraite;la vendemmia;la vida;la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $;laisse le;lambing
-6 lambing has;landlord $;lang $;lange;langsam;laptop;larga;lasagne tonight;last biscuit;last day;last message
-6 last report;last roll;last see;last this;last week;last..and;last..i;lasted $;lasts;lasts $;late ,;late as
-6 late aunt;late husband;late this;lately ,;laugh ,;laughed when;laughs about;laws;le cafe;le chat;le demenagement
-6 le dentiste;le match;le printemps;le retard;le temps;leave $;leer;left .;left the;left until;leg;leg $;leger;leid
-6 leiten;leiten ,;lemurs $;lemurs and;lemurs are;lesson;lets hope;lets make;letter ?;letter from;letters ,
-6 letters are;letters on;letzten mal;letztes;leuk;leute;leute $;leven;library $;lieve;lift;lig;light $;ligt;like it
-6 liked &;liked the;liking;liking $;lima;listening;lit a;live $;live once;llevo #;lo so;loaded;loaded $;loads;lol &
-6 lol that;lonely with;long ?;long day;long march;long memory;long week;longer ,;longer than;longtemps;look $
-6 look like;look so;look where;looked it;looked up;looking forward;looks cold;looks lovely;looks pretty;looks rather
-6 looks scary;lord;los ejercitos;lose a;loser;losing;losing @;losing to;lost ,;lost again;lost so;lot of;lot to
-6 loud on;love;love how;loved;lovelies;lovelies ,;lovely map;lovely place;lovely report;lovely weekend;luck $
-6 luck has;luck is;lucky than;lui;ma come;maar de;macbeth;machine at;mad to;made my;made plum;maggio;mail this
-6 maintenant;mais la;maitre;make up;man ?;man and;man wenigstens;man with;mange la;mann;mann in;manners;many thanks
-6 many times;map ?;map like;map this;mapa $;mapa nuevo;maravilla;maravilla en;march ,;march from;mardi;mare
-6 margaret $;marido;marijke;marijke $;mark ,;mark before;mark my;marriage;marriage $;master $;match on;matematicas
-6 maths teacher;matters;matters $;may ,;may take;maybe &;maybe ill;maybe im;me ages;me all;me awake;me down;me from
-6 me harmless;me nervous;me salio;me scream;me twenty;me up;me voila;me who;me with;me..i;mean it;medal;medecin;media
-6 medico;mein chef;mein enkel;mein rucken;memory;memory $;men and;mend;mend $;mercy $;mess in;met je;meta della;metro
-6 mi fido;mi hermana;mi madre;mi marido;mi sento;mind losing;mine have;minutes and;mir @;mir die;mira;miracle
-6 miss you;mistakes;mistakes $;mit $;mit mir;mo;moin;moitie de;moitie du;moment ?;mon genou;mondays;monde va;monika
-6 monika $;monster;montag;month ,;month and;mood $;mood to;moon $;more ?;more coffee;more fun;more geography;more of
-6 more rest;more sleep;morning everyone;morto;most exciting;most fun;mostly $;mother $;moved house;much;much coffee
-6 much easier;much fun;much longer;much nicer;mums;musica;must admit;my @;my better;my boyfriend;my brain;my coffee
-6 my continent;my cousins;my day;my des;my doctor;my family;my grandpa;my hand;my hart;my hip;my home;my honeymoon
-6 my kids;my knees;my legs;my letters;my liking;my moves;my nerves;my notes;my poor;my printed;my slippers;my socks
-6 my tea;my tochter;my tomatoes;my train;my voice;my weekend;my whole;my words;my zoon;my..is;myself;naar het;nagging
-6 nagging me;named;nantes;nap;napkin;napoleon before;napoleon would;nasty;naturally i;ne fais;need a;needs friends
-6 neighbour ,;neither $;nell;nemen;nera;nerves;nervous wreck;nessuno;neus;never;never $;never ,;never did;never fight
-6 never played;never sleeps;never thought;never trust;never won;new house;new laptop;new office;new..,;next month;ngl
-6 nice ,;nice knowing;nice weekend;nicer;nichts geworden;nichts personliches;nie $;nie ,;niet anders;niet vergeten
-6 night;night in;nightmare;nights;nineteen;ninety;no good;no le;no luck;no news;no one;nobody gets;nobody should
-6 nobody to;nobodys;noch ein;noch einmal;noise $;noise in;non ce;nooit;normal;normal ?;northern;northern lights
-6 norway;norway ,;not afraid;nothing but;nothing ever;nothing like;noticed that;nou ja;nous $;now and;nu nog;nueva
-6 nueva ,;nuovo $;nur noch;ochenta;october $;of a;of cheese;of coffee;of hospital;of little;of red;of sixes;of snow
-6 of their;of us;of year;of yours;off a;off and;off falmouth;off me;ohne pause;ohren;ohren steif;old $;old board
-6 old lady;oma;oma ist;omelette;on by;on est;on her;on joue;on one;on tea;on verra;on vit;on wednesday;on..,
-6 one before;one evening;one has;one on;one oven;one small;one soldier;one week;one who;ones for;only here;only just
-6 only live;only play;only took;ons;ooh;ooit;op het;op kantoor;opa;open;opened a;opening the;opera;operation ?
-6 opinion ?;or later;ora di;oranges;original;other news;otra vez;ouch;our garden;our heating;our house;our kitchen
-6 our love;our neighbours;out and;out at;out for;out until;outlook;outlook for;outside leeds;oven is;oven so;over and
-6 over on;over that;owe..a;own $;own half;paciencia;pacifica $;packed;packing;paella $;pain ,;painters;paix;panne de
-6 parents $;parked;parking;parmigiana;partida;partie ,;party $;party and;pas hier;pas op;pass on;passed everything
-6 passed my;passenger;patience $;patience is;patient with;patiently $;paul $;pauvre;pay $;pay for;peace be;peaceful $
-6 penalties;penalty;penalty $;penguins;per cambiare;per i;per la;perder;perdo;perdona;perdonad;perdu;perso;person $
-6 person again;persona;persona pacifica;personal .;personally;personliches;personliches $;personne ne;pete;petit a
-6 petite;peu;peu ,;phone battery;phone corrects;photo;photos of;physio;piano ,;piccolo;picking;picture $;piece;pierdo
-6 pierdo ,;pile in;pint $;pipes;pity that;pizza $;place i;place is;plan to;planning up;plants;plaster $;plate;plate $
-6 play for;play from;play in;play like;play on;play was;played ,;played the;playing in;plays the;plays too
-6 pleasure so;pleut depuis;pluie;plum;plumber comes;pocket $;points;poker face;polite to;pool $;poor &;poor..,
-6 por aqui;por el;por la;por si;porta;portugal and;portugal on;position;position in;possibly go;post office;postage
-6 postcard;pour les;pour moi;pour nous;power was;practically;practice now;practises;predictable ,;predicting
-6 predicting storms;present;present $;preso;presque;pride;printed map;printemps;professor;promised me;promoted
-6 prossima;ps &;pub ,;pub on;pumpkin;pumpkin soup;puppy $;pyramids are;quasi;que all;que cuidado;que le;que les
-6 que los;que se;que tal;que todavia;quede;quelle belle;questions;queue;qui fa;quick;quick $;quick reply;quiet in
-6 quiet on;quiz team;racconto;race;race $;radiator $;raffle;raffle $;raining;raining for;rains;rainy;raise;ran away
-6 ran over;rank;read $;readable;readable $;reading;reading $;ready ,;real @;real board;real general;really enjoy
-6 really enjoying;really is;really well;reason;reckless;record;recovering;red $;red army;reden;reden $;reggono;regnet
-6 rematch;remember who;reply yesterday;report you;resiste;results;retraite;retraso ,;retrouve;reunion $;reve
-6 revenge $;review;reyes;rich $;ridiculous;ridiculous $;right this;ripe and;rira;ritardo ,;road $;roll ones;rolled
-6 roma;ronda;roommate;rosa;rose $;roses $;rosie;roto;roto $;rough;round a;round like;round starts;round the
-6 roundabout;rounds ?;rucken;rude;rude $;ruining;ruining my;rules again;rules once;running $;rush;rustig;ruth;sabe
-6 safe than;said hello;salad;saludos;saludos desde;saluto ,;same time;samedi ,;samstag ,;sand;sandwich;santa;sat
-6 sauf la;saved;saw;say ,;say i;say that;says my;scare;scared $;scares;scares me;scarf;scary ,;scary from;schat
-6 schneit;schneit es;schon wieder;schoner abend;school is;school play;schuld;score;scored;scream when;se casa
-6 se derriten;se mi;se perdo;se ve;seaside $;season;seat;second cat;see ,;see so;see who;sehen ,;sehen wir;seit einer
-6 sending the;sends her;sentimental;sentimental about;serata ,;serio;serio $;servus;servus ,;sest;settimana;seule
-6 sfortuna;shaking ,;she ?;she gets;she got;sheila;sherry $;shes #;shivers;shivers $;shoes;shoes $;short one
-6 should hold;should take;shout;shout at;shouted;show that;shut;shut $;si e;si esto;si les;si pierdo;sick;sides
-6 siebzehn;siempre $;sight;sight $;sign $;silence ,;silliest;silliest thing;since @;since about;since august
-6 since march;since october;since september;single defender;sits;sitting $;sitze gerade;six;sixes;ski;ski trip
-6 skiing $;skiing and;slaap;slaap er;slapen;sleep ?;sleep again;sleep badly;sleep now;sleep so;sleeps $;sleepy
-6 sleepy &;slept #;slippers;slippers $;slow $;slow to;small step;smallest;smell a;smell like;smell of;smells $;smiles
-6 smiles ,;smoking;snelle;snow here;snow this;snowing here;snowy;so @;so badly;so big;so cosy;so dead;so id;so is
-6 so proud;so quiet;so sorry;so strong;so thats;so there;so wish;sock;soft;soft spot;sold the;solid;solid $;sollte
-6 some cake;some noise;some sixes;somebody beat;somebody explain;something about;something completely;sometimes $
-6 sometimes i;son bac;sonno;sono gia;soon ?;sooner or;sorry im;sorry its;sorry voor;souffle;sound;soups
-6 spain tomorrow;spam ?;spannend;spat;speaking $;speech;spel;spelling ,;spent half;spiele;splendid;spoons;spot for
-6 spread all;spreadsheet;stairs;stairs $;stan;stand up;star $;stare;started;started ,;started a;starts ?;starts on
-6 station;statistically;statistics ,;stay warm;steht noch;steif;step for;stil;still ,;still a;still awake;still beats
-6 still calls;still laughing;still lost;still remember;still see;still smell;stomach;stond;stone;stone age
-6 stop laughing;store;store for;storms;storms for;strategy is;street;street $;stubborn;stubborn $;studying;sturmt
-6 sturmt es;sueno;sueno $;suerte $;suits me;summer ,;summer there;sun $;sun is;sunburnt and;sunshine $;super
-6 supply of;sure whether;survive that;survived in;survives this;sushi tonight;swallowed;swear those;swearing;sweating
-6 sweet $;table in;take ?;take your;taking it;taking up;tal;talks;taller;tanto ,;tanto per;tardes;tastatur;taste
-6 taught me;tavola;tavola $;tax;taxes;taxes $;te debo;tea;tea is;teach;teach her;team $;team ,;tears ,;television
-6 television $;tell him;tell your;telling everybody;telly;temperature;tempo;tenia;tenia que;tennis on;term ,
-6 terribile;terribile $;terrible rolls;territories;territory;than in;than mine;than our;thank goodness;thank my
-6 that again;that allowed;that awful;that big;that can;that happen;that he;that hurt;that normal;that scares
-6 that whoever;that you;thats me;thats why;the 14th;the air;the alamo;the allotment;the atlantic;the attic;the bag
-6 the bakery;the balcony;the bathtub;the beer;the bees;the blue;the board;the bold;the book;the brahms;the brave
-6 the bridge;the cataract;the chances;the charm;the cheapest;the cheese;the chicken;the choir;the connection
-6 the defender;the drinks;the earth;the election;the fair;the fall;the film;the flights;the flowers;the football
-6 the fourth;the funeral;the gap;the glory;the good;the heat;the house;the kind;the lads;the league;the lift
-6 the light;the lighthouse;the luck;the mail;the man;the marathon;the mend;the moon;the news;the noise;the northern
-6 the opera;the original;the painters;the penguins;the piano;the plate;the power;the puppy;the purple;the quiet
-6 the radiator;the rain;the record;the report;the reunion;the sea;the sherry;the shivers;the signal;the silliest
-6 the ski;the slow;the smallest;the soup;the spam;the stairs;the station;the stone;the stories;the tea;the telly
-6 the test;the very;the view;the walls;the wards;the way;the week;the wifi;the window;the windowsill;the..round
-6 theatre;then bed;then she;there now;therell;therell be;theres no;theres nothing;these cards;they look
-6 theyre predicting;theyve started;thief;thing ive;things;things $;things in;think straight;think well;thinks &
-6 thirty eight;thirty essays;this around;this board;this close;this comes;this continent;this finds;this heat
-6 this hotel;this house;this ill;this it;this long;this may;this might;this moment;this ones;this point;this war
-6 this will;thought about;three;threw;thrilled;thrilled $;throw a;thunderstorm;thunderstorm and;ti mando;tidy;tiempo
-6 tiene #;tient;ties;tight ,;till #;till then;time flies;time of;time since;time they;time this;time with;time you
-6 time zone;times #;tiny;tired of;to an;to cornwall;to defend;to finish;to happen;to knitting;to laugh;to leeds
-6 to lie;to live;to move;to myself;to need;to open;to own;to pay;to plan;to portugal;to raise;to survive;to vienna
-6 to work;to you;tochter;todavia estoy;todavia me;today because;toe;toes crossed;toi ,;told patience;told the;tomasz
-6 tomasz $;tomatoes ,;tomorrow is;too ?;too aggressive;too careful;too hot;took my;top of;tourist;toute;track
-6 track of;tractors;train was;training;trams;trein;tren;trentanni;trentanni $;tried the;tried this;triumph;triumph ,
-6 trouble $;trouble opening;true story;truly;trust;try last;tu as;tu es;tu ne;tupperdose;tupperdose steht;turn .
-6 turn and;turn for;turn in;turned up;turns to;tut mir;tut nur;twaalf;twenty six;twenty years;twins $;twins ,;typical
-6 uberlebt;ufficio;una carta;una cerveza;una persona;unclear;und das;und sie;understood;understood how;une fois
-6 une semaine;une seule;unico;unico $;university and;uns ja;until he;until midnight;until now;until spring;until turn
-6 up .;up chess;up now;up this;upstairs;upstairs $;ur so;urlaub;us;us ,;us all;us every;us in;us is;utrecht en
-6 va bien;vader;vado;vamos;vaya;ve;ve de;vecino;vendemmia;ventilador;ventilador roto;ver quien;ver si;verdediging
-6 verlies;verra bien;very good;very polite;very proud;very sleepy;very sweet;vet says;vez que;viaggio;vicino;vida
-6 vida es;vielleicht sehen;vienna;viens;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit;visitors;vit
-6 vit dans;voi;voiture $;vol;volcanoes and;volta che;von &;vorbei;vos;vosotros;vraagt;vu le;vuole;wacht al;wait any
-6 wait to;waited ,;waited for;waited long;wakker;walk $;walls;wanda;want a;war $;war before;war der;war ja;wards
-6 warm ,;warmly;warmly ,;was afraid;was beautiful;was born;was fur;was good;was het;was ill;was impressed;was mine
-6 was not;was some;was sorry;was that;was troops;was wonderful;was worse;washing machine;watch out;watched the
-6 water $;water and;waterloo;way home;way too;we changed;we going;we hebben;we just;we stopped;we waited;weather ,
-6 weather for;wedding ,;week at;week in;week is;week op;week that;weekend $;weekend painting;weeks ,;weeks and
-6 weeks for;weeks in;weeks until;weep;welcome $;well ?;well as;well be;well this;wenigstens;went;went $;went on
-6 went to;wer finally;were $;were &;were at;were burning;were in;were just;werk;weve;weve been;what comes;what does
-6 whats the;when are;when did;when does;when one;whenever i;where @;where im;where on;while $;who &;who cares
-6 who does;who else;who made;who needs;who says;who taught;who was;whoever taught;whole family;whole of;whole office
-6 whole week;whole weekend;why;why do;wide;wide open;wie man;wife i;wifi ,;wifi in;wifi is;will attack;will be
-6 will go;will hate;will win;win somewhere;windowsill;wir am;wir uns;wird mir;wish;with an;with best;with cannons
-6 with flu;with his;with kind;with no;with those;without glasses;wlan;wollte ja;woman $;woman win;wondering
-6 wont forgive;wont stop;worden;worden $;words $;words ,;wordt het;work;work now;work to;working $;working from
-6 works ill;world and;worlds;worried about;worst that;would go;wow;wow ,;wreck;wreck $;write to;writing a;written on
-6 wrong hands;wrong im;wurfel sind;wurfle;y tengo;y todavia;ya es;ya le;ya te;years ,;yo ,;yo soy;yoga;yogurt
-6 yogurt $;you asked;you be;you better;you both;you call;you keep;you last;you only;you played;you started
-6 you tomorrow;you tried;you watch;you well;you wont;you..&;your back;your families;your father;your fingers
-6 your knee;your mum;your opinion;your time;your..$;youre all;youre ever;yours $;yours owe;yourselves;yourselves $
-6 youve all;youve got;youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zo lang;zon;zonde;zone;zone are
-6 zoon;zoveel
-5 &..a;&..this;&..you;, did;, ma;,..had;,..here;,..still;^ &;^ are;^ because;^ everyone;^ last;^ mein;^ my;^ nothing
-5 ^ que;^ so;^ wat;^ what;^..from;^..hat;^..have;^..kids;^..now;^..phone;^..sister;a..for;a..of;alive;all ,;all..$
-5 and im;and..are;are the;at the;because;believe;best;bet;came;crossed;day $;dice $;did the;died;easter;eyes;fa
-5 finally..$;gestern;good to;got a;had #;half my;has a;her;hope you;hospital;i do;i feel;i know;i read;i saw;i..this
-5 im going;im..this;in..for;in..last;is much;is on;is the;it..like;its my;ja;jamais;jetzt;kids;kind;looked;lost
-5 man..$;me a;my..in;my..on;my..to;nice to;night..$;nu;on my;one country;played;plays;quiet $;red;remember
-5 something $;straight;sunday;tengo;that &;the..this;time ,;time for;to a;to..for;to..out;to..up;today $;too..for
-5 turn i;turns;waiting for;was a;we are;went..$;were;winning;wird;wishes;with a
-4 !;#..de;#..of;& for;& got;& is;& to;&..if;, a;, but;, dear;, e;, et;, y;, you;,..been;,..de;,..for;,..im;,..its;. i
-4 ...,;@ next;@ was;@..always;@..that;^ bei;^ che;^ did;^ does;^ grandpa;^ il;^ mon;^ there;^..are;^..bet;^..cant
-4 ^..daughter;^..du;^..el;^..everybody;^..here;^..love;^..made;^..many;^..night;^..off;^..plan;^..took;^..turn
-4 ^..used;^..well;^..went;a man;a me;a..$;a..?;a..on;a..place;a..that;a..turn;again..i;an old;and i;and..can;and..has
-4 and..one;and..only;are you;armies;asleep;at @;at last;bad..$;be..by;been..$;been..,;best..$;brother says;bus $
-4 but i;but my;came..$;cannon;chance;chi;christmas $;club;dadi;dados;dead;der;didnt;dimanche;everyone..$;face;face $
-4 feeling;finally;find;for this;for..,;friday ,;from the;gano;hace;haha $;half..@;have been;have no;have..$;held
-4 here ,;how;hoy;i always;i am;i bet;i had;i owe;i..its;i..of;i..you;il..$;ill..it;im..from;im..it;in the;in..@
-4 is going;is my;is..so;is..the;it just;it..a;it..my;ja ,;la..del;laughing;les;like @;live;long $;long..the;los..$
-4 lot $;lunch;made;mails;map;maths;me..#;mein;midnight;monday;much better;much..,;mucho;my sister;my..and;my..are
-4 my..at;my..for;neighbour;neighbours;new;next $;nobody;nobody ever;not one;of all;on a;on monday;on tuesday;on..?
-4 our..$;past;played this;say $;sends;since tuesday;since..,;single;so far;so long;so the;so this;some;someone
-4 still alive;temps;test;that..in;that..would;the dice;the game;the keyboard;the kids;the new;the...;the..again
-4 the..had;the..map;the..on;the..turn;these..$;this..be;those cards;tiene;time;time..$;tired;to..now;today;together
-4 tuesday;typing;up in;up..the;voor de;war;watch;we have;we should;week ,;weekend;well;whole;why i;wie;wir;with one
-4 work $;you must;you..all;you..for
-3 # armies;# cards;#..in;& told;(;, all;, and;, da;, io;, its;, mon;, we;, ya;,..a;,..about;,..can;,..e;,..have;,..i
-3 ,..look;,..man;,..then;,..war;,..was;,..your;.;12th;34f;3am;3d;70th;80th;9th;: &;@ has;^ de;^ domani;^ finally;^ in
-3 ^ it;^ jai;^ lol;^ mi;^ never;^ still;^..a;^..all;^..ben;^..cat;^..dear;^..for;^..ist;^..little;^..really;^..should
-3 ^..so;^..tell;^..was;^..your;a;a &;a bad;a bit;a..in;a..la;a..one;a..this;a2;aankomen;aardbeienveld;aardrijkskunde
-3 abbronzando;aberdeen;abitanti;abmachung;abrir;absolute;absolutely;abuelo;aburrida;aburrido;abyss;aca;acabo;accepted
-3 accounting;accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;acquired;action;acuerdas;ad;addio;adonde
-3 adopciones;advantage;advent;advienne;afar;afdeling;afghans;afonico;africas;again $;agnellino;agosto;aground;aguanta
-3 agujero;ahoy;ai;aid;ainsi;airco;ait;aiuta;aiuto;ajax;alaaf;alan;alarma;alas;alcanza;alergia;all le;all..,;alleanze
-3 allegria;alps;alright;alt;alten;altogether;alweer;am;am..,;amaro;amateur;ame;americas;amersfoort;amor;amours;anchor
-3 and;and..,;andersons;ando;andrzej;ange;angeblich;angelito;angina;angler;anibal;anniversaire;annoiano;annonce
-3 annusano;anterior;apartments;aperta;apfelkuchen;apparecchio;appartement;appartient;appeal;appeltaart;applause
-3 apportez;appreciate;apprendra;apprends;approvato;approve;approves;aprende;aprendiendo;apres;aprire;aprobe;aproveche
-3 arbeit;ardua;are..in;are..the;argentinian;arger;argern;argert;armadio;armata;armer;armies..@;arms;armys;around
-3 arrache;arranca;arrepienta;arrivando;arrivata;arriver;arroz;arte;arthur;artist;arzt;as they;asado;asesora;ashamed
-3 asias;asilo;aspettando;aspettare;aspettavano;aspettiamo;assume;assured;astonished;astonishing;asturias;asusta
-3 at this;atascada;atlas;atmospheric;atrevio;attaquant;attila;auch;audaci;auditors;aufs;aufsetzen;auguri;aujourdhui
-3 aunque;aurait;aurez;ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians;auswertung;auszahlt;autant
-3 auto;autocorrecting;autosole;avanti;ave;aveva;avevo;avez;avisad;avonden;avrebbe;avrei;azahar;azucar;b14;baan;babes
-3 babies;baci;bags;bah;bahamas;bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon;balloons;bambini;bambino;banco
-3 bandages;banden;bangalore;banzai;baptism;barbe;barbecueen;barbiere;barking;barmaid;barnaby;barred;barrio;barrys
-3 basilico;basket;bassoon;bateau;bateria;batman;battaglia;batterie;battle;battlefield;battu;battuti;bauchweh;be..this
-3 beaches;beard;beasts;beating;beato;beatrice;beatrix;beaux;becky;beefs;beehives;beep;beeping;beeps;beers;began
-3 begins;begon;begraven;beige;bekommt;belde;bella;belles;belleza;belligerents;bellissima;bellissimo;bello;belote
-3 benedicta;benissimo;beppe;bereik;berlin;bernard;beschaftigt;bescheiden;beschlossen;bestanden;bestimmt;betaalden
-3 beurten;bezoek;bianchi;biased;bici;biere;biertje;bill;binnenval;bird;birds;birmingham;birra;birre;bisnonno;bisschen
-3 bite;biter;blades;blanquette;blaren;blasted;bleeding;blessed;blew;blob;block;bloden;bloemen;blokes;bloodbath;bloque
-3 bluffing;blumen;bobble;bobs;boca;bocca;bocce;boda;bogota;boiling;bois;bolivar;bom;bombero;bonito;bonitos;bonshommes
-3 books;boormachine;boort;boot;boots;borbottare;bore;borsetta;bosch;bosheit;bossing;bothers;bottles;bougie;boulot
-3 bounced;bouteille;bouwt;bowl;box;boxing;brace;brags;brains;brandweer;brauch;braucht;brauchten;braut;braver;bravest
-3 bravi;brb;breach;breaking;breath;breien;brest;brew;brief;brightens;brille;brilliance;bringing;bringt;brioche
-3 briscola;britannia;brivido;broad;brochure;brodo;broeken;bromas;bronze;broodje;brr;brrr;bruder;brule;brutal;brutta
-3 btw;buch;bucketing;budget;buffet;bugles;buik;building;buit;buitres;bullet;bult;bum;buon;buona;buonanotte;buonasera
-3 buone;bureau;buren;burgemeester;burger;buried;burns;burnt;burst;buscaste;buses;business;but what;butter;buurman
-3 caballo;cabian;cabo;cabs;cadet;cadiz;cafeteria;cajas;calcetines;calcetto;calcolato;calculado;calculated;calculation
-3 calcule;calda;california;called;calmer;calvo;calzini;cama;camille;campaign;campana;campo;can..it;cana;canadians
-3 canal;canape;canas;cancello;cane;canguri;canicule;cannone;cansada;cante;canteen;cantina;canto;cap;capirete;capitals
-3 capo;cara;carajo;carefully;cargador;cari;carino;carissimi;carlisle;carnaval;caro;carried;carrying;cartoline;cartons
-3 casetas;casi;cassoulet;catasto;catch;catorce;cats;cattiva;cattive;caution;cautious;cavalleria;cavalry;cave;cavia
-3 cayo;ceiling;celebrando;celebrate;cellars;cello;cendriers;cent;centanni;cera;certainly;certificate;chambre;champ
-3 champagne;champions;changent;chantal;chantelle;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere
-3 chaussures;cheat;cheats;cheer;chemistry;cher;cherie;chers;chevaux;chiacchiere;chiara;chicago;chickens;child
-3 chillies;chills;chimio;chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chose;chris;church;churros;cielo
-3 cierto;civilian;clama;class;classe;clausewitz;cleared;cleo;cleos;cles;client;climb;closest;clubs;clue;coat;cobrar
-3 cocina;coda;coincee;cojeo;cola;colazione;coldest;colds;colegio;colleagues;collecting;collectionne;colour;coltello
-3 comedy;comer;comfort;comfortably;comfy;comida;cominciate;cominciato;comio;commencez;comment;comments;commute;comodo
-3 companeros;compared;compiler;complain;complaining;complains;compleanno;compliment;compris;comptant;comune;con #
-3 concentrarsi;concentrate;concerned;concrete;conditioning;condolences;confesadlo;confesados;confess;confetti
-3 confidence;confini;confio;confitures;conquers;conquete;conquistando;conscience;conseille;conseillee;consiglia
-3 consolation;console;consolo;constitute;contained;contestas;contraire;contrasena;contro;control;convent;convincing
-3 cookies;copies;coqs;coraggio;corazon;corn;corras;corrente;correos;correr;corri;corriger;corse;cortina;cortito;cose
-3 cost;costing;costringe;cote;coule;counting;countries;county;couru;couvent;covered;covers;cowards;cows;cracked;crazy
-3 creeps;creia;criceto;critics;cronica;croquetas;crossword;crowded;croyais;croyait;cruelty;cruise;cualquiera
-3 cuilleres;cumpleanos;cunado;cups;curro;curtain;custard;customers;cute;cuzco;cv;cycled;cyclist;d;dagen;daher;dahlias
-3 dak;dalle;damals;dancing;dandole;danemark;danst;dappertutto;darauf;daraus;darkest;darling;dash;data;dating;daughter
-3 david;deaf;death;debakel;deberia;debes;debordent;debts;debutante;decentes;decider;decides;deer;defeats;defensa
-3 defense;degree;dein;deine;deiner;dejar;dejaste;delicieux;delicious;delirio;deliro;demand;demander;demissionne
-3 denken;denkt;denmark;dent;denti;dents;denver;depende;deprime;der..$;desastre;description;deseame;desert;deserve
-3 deshalb;despair;despiadada;deteste;devant;devi;devient;devils;devrais;devrait;dialect;dice;dicen;diceva;dicht
-3 dicono;did;didcot;dienstreise;diente;dientes;dieron;diesen;dieses;diesmal;dietro;difesa;difese;dig;digas;dik
-3 dimenticando;dimentichi;diner;dinner;dinosauro;dinsdag;dios;dirait;diritto;disait;disappeared;disculpas;dishes
-3 dishwasher;dishwashers;disloyal;dispiace;dispute;disturbo;dita;dithering;diventato;divertido;do with;dobbelen
-3 doctors;documentaire;doet;doigts;doing;doivent;doktor;dolares;domino;dommage;donderdag;donkey;donne;donner
-3 dont think;doorman;doreen;doris;dorme;dormi;dormimos;dormo;dorothy;dors;dottore;doubtful;dough;doute;dozen;drains
-3 dramatic;drauf;draughts;draussen;drawings;draws;dreaming;drenthe;dressed;dressing;drijfnat;drijft;dringend;drinnen
-3 dritten;drove;drucke;drucken;druckt;drukke;drukker;drum;dublin;duele;duerme;duim;duimen;dunkel;duran;during;dusted
-3 dutch;duurde;dwarfs;ear;ears;earth;east;eaves;echa;eche;echecs;eclipse;ed;edition;een..,;eerlijk;eet;eggs;egmond
-3 egyptians;eid;eigen;eightieth;eines;eingeladen;einhandig;einzige;einziges;eis;el..$;el..y;elbows;elected;electrique
-3 elegancia;eleganza;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine;elle;elternabend;emails
-3 embarrassing;embrasseras;emozione;empanadas;empece;empiecen;empires;emue;en..?;encanta;encuentro;enemigos;enfadado
-3 enfants;eng;engaged;engelsgeduld;enige;enkelin;enorme;entertaining;entire;entirely;entschuldige;entschuldigt
-3 entschuldigung;enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras
-3 escargots;esilio;esitazioni;espanol;esperaban;espero;espresso;essen;essentials;essere;estamos;esteis;estomago;eten
-3 ethics;etwas;euer;evenings;eventually;everybodys;evviva;ewig;ewigen;ex;exageres;examen;excited;exemple;exist
-3 expecting;expensive;explained;explanation;eyeing;f1;faccia;facendo;faceva;faculty;fahre;fahrt;failures;faith
-3 faithfully;familie;fangt;fans;fanshawe;fara;farben;fare;fatal;fatsoenlijke;fatta;faudra;faudrait;fault;faute;fautes
-3 fear;february;feed;feeding;feierabend;fell;fellows;fenced;fenetre;feria;ferie;fermato;ferme;fermero;ferragosto
-3 ferries;ferrovie;fertig;festeggia;festhalten;fetch;fete;fi;fia;fichu;field;fiero;fiers;fietstocht;fifth;figlia
-3 figurine;fijne;fila;file;fillings;films;findet;finding;fine $;finest;fingernails;finies;finishing;finit;finito
-3 finora;fiona;fiorentina;fiori;firma;fishing;fisioterapeuta;fixing;flank;flicker;flickering;fliegen;flipped
-3 flitzebogen;flood;flooded;flooding;floors;flores;fluchen;flushing;focaccia;fohr;foil;folge;folie;fond;fondly;fools
-3 footballs;footprint;for;for all;for me;for the;for..$;force;foresta;forge;forgets;formal;format;forno;fortieth
-3 fortunata;foul;fox;frame;framed;framing;francais;francfort;franchement;freaking;frech;freddi;frere;fretta;freund
-3 freunde;friedlicher;friert;frighten;frigorifero;friolera;froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung
-3 fui;fuite;full;fumar;fumo;funciona;funfzigstem;funghi;funziona;furchtbar;furniture;fusse;ga;gagne;gagner;gaillards
-3 gain;galaxy;gale;galicia;galley;gallo;gambero;game $;game ,;ganado;gane;ganeis;gants;gardener;gardening;garibaldi
-3 garlic;garnish;garrisoned;gasket;gata;gateway;gatitos;gatos;gatta;gatti;gdansk;gday;geb;gebeurde;gebrutet;gedauert
-3 gedoe;geduld;gefuhl;gegen;gegenteil;gegeven;gehaald;gehalten;geheiratet;gehts;gekocht;gekookt;gelato;gelaunt
-3 geleden;gelernt;gelezen;gelida;gelijk;gelsomino;geluisterd;geluk;gelukt;gelungen;gemaakt;gemein;gemelli;gemiddelde
-3 genade;generation;generations;genial;gent;gentilles;gentils;gents;geometra;geopereerd;geprobeerd;gerard;gereden
-3 gerrit;geschaatst;geschafft;geschneit;geschossen;geslaagd;gespannt;gesproken;gesso;gestuurd;getreuzel;gevaarlijk
-3 gewartet;gewerkschaft;gewinnen;gewinnt;geworfen;gezakt;gezegd;gezeigt;gezellig;gezellige;gezicht;gezin;gezinkt
-3 gezondheid;gf;giallo;gibbon;gibs;gig;giggles;gin;gino;giornata;giorni;giovanni;gira;girlfriend;girls;giulio;giuro
-3 glasses;glaubt;globe;glorious;gnadig;go $;goals;goat;gode;goedemorgen;going to;gol;goldfish;goliath;gomiti;goodbye
-3 gooide;gooo;gordo;got;gotera;gotta;gotthard;gouter;governor;grab;grade;graden;gradino;graham;grams;grand;grandad
-3 grandchild;grandfathers;grandmothers;grandpa;granita;grateful;gratis;gratto;graz;grazings;greatly;greenlandic;grew
-3 grey;grigia;groceries;groeten;gross;grosses;grote;grudge;grudges;grumpy;grussen;guapa;guardaba;guardarmi;guardatemi
-3 guarded;guarding;gucken;guerre;guitarra;guldens;gull;gulls;gun;gus;gusta;gute;guy;habeis;habits;haces;had..$;haha
-3 hahaha;haiku;hairdressers;hal;halb;halbmarathon;halftime;hall;halves;ham;hamburg;hamstrings;handel;handful
-3 handwriting;hangen;hangover;hannelore;hanno;hannover;happiest;happiness;haren;harm;harmlos;harolds;harrie
-3 hartelijke;harvest;has to;hastings;hated;hattest;hauled;hausverwaltung;have a;have..#;have..a;having;hawelka;he
-3 he..$;headphones;healing;hearing;hears;heart;heavens;heavier;hedgehog;heeft;heel;heen;heh;heirs;heizung;hej;helaas
-3 helado;helemaal;helen;helena;helfen;hell;helped;helpt;henk;hens;her $;her..$;herausgekommen;heres;heros;herzliche
-3 herzlichen;hesite;heulen;heup;hiccups;hiciste;hide;hield;hier;hike;hilarious;hilda;hilde;hildegard;hill;hinderlaag
-3 hiring;histoire;hiver;hoarding;hoarse;hobo;hockeyteam;hoesten;hof;holzklotzchen;homeoffice;hometrainer;homme;hondo
-3 honey;honger;honing;hooray;hopen;hopital;hora;horario;hore;horns;horrible;houd;houden;how..cards;howdy;hsv;huele
-3 hufte;hug;hughes;huilen;huis;hullo;human;humbled;humming;hurray;husbands;huso;hymn;i could;i didnt;i made;i thought
-3 i was;i..it;i..like;i..no;i..up;i..what;ian;iba;ibis;ice;ida;idi;idiot;if youre;ignored;ihnen;ihre;illinois
-3 imaginaos;impara;imparato;impartial;impatience;imperial;impossibile;imprenable;imprendibile;in #;inbegrepen;inbox
-3 incanto;inches;incredibly;increible;incrociamo;ines;infancia;influenced;influenza;info;ingelijst;inn;inquisition
-3 ins;inside;insists;insomnia;inspection;insufferable;insurance;intact;intend;interessa;interest;interesting
-3 interrogazione;invading;invasion;invece;inventor;inverness;invierno;invitacion;invitado;invitation;invite;invites
-3 io;ios;iowa;iphone;irait;irene;irgendwann;ironing;is @;is out;is there;is..@;is..on;italiano;italien;itching
-3 ive had;jahre;jaime;jakarta;jakob;jaloers;jammed;jammer;jammern;jamon;jansen;january;jarrive;jarriverai;jaune;je..,
-3 jealous;jeanne;jeans;jecris;jeden;jeje;jelly;jemandem;jentre;jetais;jo;joanne;join;joint;jokes;joli;jollof;jouez
-3 jouvre;joy;jubilarme;jubilo;judge;juf;jump;jumpers;juni;junio;junta;jury;juve;kalt;kalte;kamchatkas;kampioen
-3 kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant;kap;kaputt;karen;karls;kat;kate;kater;katie;katze;kebab;keen
-3 keeping;kegeln;keine;keinen;keizerin;keller;kerk;kerstboom;kerzenlicht;keukentafel;keyboard;kiev;kilo;kilometres
-3 kinda;kine;king;kino;kippen;kiss;kisten;kittens;kleider;kleine;kleiner;kleines;kleintjes;klempner;kletsen;km
-3 knackered;knap;knapp;knitted;know ,;kochen;koeien;koffer;koffie;koln;kommandiert;komme;kon;kontinent;kook;koop;kopf
-3 koppakking;kort;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch;kuhlbox;kunst;kur
-3 kyoto;laatst;labor;lachen;lag;laggiu;lagos;laisser;lambings;lambs;lammetje;lamp;landing;lane;langeweile;langweilen
-3 lap;large;lasciare;lasciato;last game;lastima;late;latino;laufen;laughter;laundry;laune;lauter;lavadora;lavora
-3 lavoro;laying;layout;le..est;lead;leaky;lean;leaving;lecture;leef;leeg;lees;leesbril;leest;legged;leggen;leicht
-3 leipzig;lekke;lemon;lemures;lend;lends;lens;lente;lentejas;leone;lepel;lepre;leraar;leren;lernen;lesen;lethal
-3 lettera;lettere;letting;lettre;lettuce;leur;leuven;levante;lg;liberated;librarian;libro;licence;lieb;lieben;lief
-3 liefs;lieke;liest;lieu;liggen;lijn;like the;like..,;likes;lily;limbs;limon;limonero;linkedin;linkerpantoffel
-3 linseneintopf;lintje;lionel;lions;lira;lis;lisa;lisbonne;lisible;listens;litiganti;little;livres;llama;llamado
-3 llenisimo;llorar;llovio;lmao;loaf;loaves;lockdown;loco;logbook;logeren;lone;long..$;lontano;looks like;loop
-3 loopgraven;losers;loses;loss;lots;lottery;lotto;love to;loves;luc;luca;lucas;lucia;luckiest;luke;lukken;lunchtime
-3 lunedi;lunga;lupo;m6;maarten;mabel;macchina;macharne;machiavelli;machines;machs;machu;mackerel;madam;madhouse;maeve
-3 maglione;magnificent;magnificos;magnifier;magnifique;maillot;maiment;main;mains;maintaining;maintains;maison;maker
-3 mal..,;mala;malade;malissimo;malmo;mama;maman;man;managed;mancano;mancanza;manchester;manda;mandaste;manege
-3 mangiare;mangoes;mani;mantelpiece;mantengo;manual;many..$;mapa;maple;mappa;maquina;maraton;maratona;marc;marcus
-3 marge;mariachis;marie;mark;marked;marking;marmelade;marrete;marreterai;married;marrows;mars;marsh;mart;marta;martes
-3 martha;marvellous;marz;marzipan;marzo;mass;masterpiece;matematica;maternity;mathe;matheklausur;mathematically
-3 mathematics;matilde;matinee;mattacher;mattends;matteo;mattino;maudits;mavais;mayo;me $;meal;meaner;meaning;means
-3 measly;meat;meccanico;mechante;medaille;medias;medio;mediterranean;medium;meegemaakt;meek;meestal;mei;meilleur
-3 meisten;meistens;melted;melting;melts;membership;menace;menerve;mens;mensajes;mensen;mente;mention;menudo
-3 meraviglia;mercato;mercedes;merel;meritaient;merite;merito;merkt;mesopotamians;messia;messiah;messy;meteen;meteo
-3 mexican;mia;mid;midi;miente;miglior;migraine;mike;mil;mild;mildiou;miles;milk;mine $;minquiete;minterdire;minterdit
-3 minus #;minute $;minuten;minuti;miscarriage;miso;mitgenommen;mobs;moed;moeder;mogen;mois;moites;moka;molto;mom
-3 momenteel;momento;monch;mondo;mongolien;mongols;monnaie;monopoly;monsoon;montado;montare;montauban;moquez;moral
-3 morceau;morir;morire;morning;morricone;mot;motherland;moto;mots;motto;mountain;mourning;moustache;moustaches;mouths
-3 mow;mowen;mudamos;muero;mull;mulo;mum;mum says;mummified;mundo;murio;museum;mush;musst;musste;must be;mutti;muur
-3 muurtje;my;my cat;my eyes;my side;my..$;my..:;my..wants;naam;nachbarn;nachfrage;nachgedacht;nachher;nachstes
-3 nachtdienst;nachtjes;nacio;nagespeeld;nail;nan;naples;napping;nara;naranjas;natte;naturally;navy;nebbia;nederlands
-3 need..$;negli;neige;neighbourhood;nembete;nerven;netjes;neunundachtzig;nevica;new..$;newbie;nez;nicely;nicest;nick
-3 niece;nieuw;nieuwe;nieva;night ?;night and;niksen;nimms;nina;ninos;nipotino;nits;no idea;noches;noemde;nombre;nonno
-3 noodles;noor;noordzee;normaal;northwest;nose;nosotros;nostra;noted;notices;notre;notte;nouveau;novembre;noventa
-3 novia;now;now $;nowhere;nudeln;nudge;nuit;nun;nurse;nursery;nuts;obedient;occasion;occasione;occuper;oclock;ocurre
-3 odio;odore;oeufs;of &;offended;offensiva;offerto;officieel;offrire;oficina;oggi;ogni;ohio;oi;okafor;oke;old;olga
-3 olio;olive;olivia;olu;olvidado;olvidarme;olvide;omas;ombrello;omelet;omens;omg;omgekeerde;oncle;one man;only a
-3 only my;onore;oorlog;operacion;operan;operatie;operazione;opina;oposiciones;oppompen;opponent;oranje;orchestra
-3 ordinateur;ore;organiser;orgullo;orkest;ormai;oro;ort;osaka;oscar;osten;ostern;ottantanni;oud;out..$;outlive
-3 outlived;overcooked;overdue;overheersen;overkant;overslept;overtime;ovviamente;owned;owns;oz;paar;paarden
-3 paardenkop;pace;pacifique;pacifist;packet;paco;padel;padrona;pagare;page;pagelle;pages;pago;paid;paie;paint
-3 paintbox;palermo;paliza;pan;panache;panettone;panic;pannenkoekendag;pano;pantofole;paperas;paperwork;papi;papier
-3 papillon;paques;parade;parado;paramaribo;parapluie;pararle;parce;parcel;parcmetre;pareil;paren;pares;parlare
-3 parlera;paro;pars;partido;partidon;partout;parttime;pasa;pasando;passa;passato;passee;passes;pasta;patatine;patel
-3 pates;patient;paws;paye;paying;peaches;pear;peasy;peccato;peekaboo;peer;peinlich;pencil;pendant;pensare;pense
-3 pensioen;pension;pensione;pentiro;pepa;pepernoten;pepito;perdi;perdio;perdonato;perdre;perfecta;perfectly;perfetta
-3 permaloso;perro;perse;perth;pesca;pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;physics
-3 physiotherapist;pia;piace;pianerottolo;pianto;picchu;picked;pictures;pidocchi;piedad;piena;piensan;piense;piepte
-3 pier;pierogi;pies;pieta;pijn;pille;pilze;ping;pink;pintan;pints;pionnetjes;pipe;pitch;plafond;plak;planisfero
-3 plannen;plantado;planting;plateau;platform;platzchen;playa;pleads;pleasant;pleased;pleure;plombier;plot;plotting
-3 plough;plug;plums;poche;pochino;podcasts;poesie;poffertjes;politics;poney;pong;popcorn;poquito;por;porch;portaos
-3 portato;porte;porti;possess;possession;posteri;postura;pot;potato;potatoes;poter;poterie;potje;potluck;potrei
-3 poubelle;poured;pouring;pourquoi;pourra;pours;pourvu;povero;pox;poznan;praat;prachtig;prachtige;practised;praktisch
-3 pram;praticamente;prayed;preciso;preferita;prefers;pregare;prego;prendermi;prenotato;presentado;presepe;presidio
-3 pressione;pressure;pretending;prettiest;priez;primavera;print;prise;privato;priyas;probability;probe;problem
-3 procedure;prochaine;produced;prof;profe;profite;profs;promemoria;promesso;prometio;prometo;promettevo;promis
-3 promises;promptly;proteste;proverb;proving;provoquen;provvidenza;proxima;prufung;ps :;psst;pubblicita;puertas
-3 pulled;pulso;punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno
-3 quarantatre;quarantine;quartalsbericht;quartiere;quatorze;quedate;queen;queens;queja;quemo;queridos;queriendo
-3 quesos;qui;quicker;quiera;quieter;quieto;quito;quon;raadt;rabbit;rabia;rache;raclette;rad;radios;raga;ragazzi
-3 ragazzo;rage;ragione;railways;rained;raised;raison;ramadan;ramble;ramen;rancune;random;rapido;rare;rarely;raro;rase
-3 rat;rato;rats;rauchen;ravi;reaches;real..$;recall;recette;rechner;recht;rechtop;recien;recommended;recordo;recover
-3 redet;ref;refreshing;refused;regalato;regardais;regarde;regent;regimental;regiments;reginald;regions;regrets
-3 regulars;rehearsal;reign;reindeer;reino;reinzukriegen;reken;rekenen;relegated;relief;remembered;remembers;remercie
-3 remind;reminded;reminding;remis;remote;rendang;rendirme;rends;rendu;rennes;renovating;rent;rente;rentre;rentree
-3 repaint;repair;repaired;repeint;reporting;repris;rescued;reserves;resfriado;resist;resisti;resolution;resort
-3 respectfully;respects;respira;responsible;restera;restful;resuscitating;ret;retired;retirement;retiring;retourne
-3 rever;revuelto;revues;reza;rezar;rgds;rice;richtige;ricordati;ricordi;ride;rido;rie;rijbewijs;rijk;rijles;rillen
-3 ringing;rioja;ripicca;rire;rise;riskieren;rispondo;ristretto;riunioni;rivincita;roadmap;roads;rob;roba;robbed;robin
-3 rode;rodillas;romans;romanzo;ron;rood;roof;roofs;rooien;rook;root;rosso;rot;rotelle;roti;rots;rotten;rounds
-3 rovinato;rubbing;rubicone;ruby;ruckwarts;ruft;rug;rugby;ruhig;ruik;ruikt;ruined;ruins;ruled;rummy;rumour;rumours
-3 rumsteht;ruota;russa;rustige;ruthless;ruud;sabado;sabbia;saca;sacrifice;sadly;sai;sailor;sait;sake;sal;salaam;salat
-3 sales;salgo;salient;salimos;salle;salmon;salon;saltata;salud;saluda;saludar;saludo;saluta;salute;saluti;salvato
-3 samba;samen;sammelt;san;sang;sanremo;santantonio;saper;sara;sardegna;sauce;sauerteigbrot;sausages;savoir;scadono
-3 scaffolders;scale;scaling;scan;scelgo;scendo;schach;schade;schalke;schedule;scheelt;scheiden;scheusslich;schiaffi
-3 schiele;schiessen;schilder;schilderen;schnee;schnell;schnelle;schneller;schnupfen;scholarship;schones;schonste
-3 schoonmoeder;schoonvader;schreibt;schrift;schrijf;schuur;schwarzwald;schwer;science;sciolgono;scirocco;scissors
-3 scoperto;scorelijsten;scotland;scrabble;scrape;scuso;seagulls;seals;seamus;seance;seattle;secoue;sedie;seduta;see
-3 seem;seemed;sees;segreti;segreto;seid;sein;selbst;self;sem;sembro;semester;semi;sennuie;sennuient;sennuyaient;sente
-3 sentenza;serate;sere;serieus;sermon;servent;service;services;servidor;servivano;sets;settled;settling;sguarnita
-3 shade;shag;shared;sharpened;sharpening;sheffield;shifts;ship;shivering;shore;shot;should have;shouldve;shovel
-3 shovelling;showed;sian;siano;sichern;sickbed;sickness;siebzigsten;siendo;siento;sieste;sigma;signal;silencieuse
-3 sills;simulator;sinaasappelmarmelade;sing;single..$;sinterklaas;sir;sister;sitzt;sixties;sjaal;skate;skates;skating
-3 skipper;slaapgebrek;slaapt;sleep;sleeper;sleutels;slower;slugs;sluit;small;smesso;smile;smiled;smiling;snails;snap
-3 sneak;snert;sneu;sniff;snooker;snored;snowdrops;snuck;snuffelen;snug;so..$;soaked;sobrino;sockets;soep;soeur;sofas
-3 soffio;sogar;sognato;soient;soiree;sois;soldado;soldiers;sole;solene;solidarieta;somaro;somebody has;somebody..to
-3 someday;somehow;someones;sometime;somos;sonando;songfestival;songs;sonnenbrand;sons;sooo;soplad;sore;sorry..,
-3 sorry..the;sors;sortent;sosa;sotto;soul;sounded;soupe;sourdough;souvenir;souvent;spacca;space;spanje;spannender
-3 spared;spater;spatz;spears;special;specifically;spelling;spending;spero;spiace;spiaggia;spielleiter;spikes;spilled
-3 spilt;splinter;sport;sposati;sposiamo;sprinkling;sprint;spurs;squash;squeezed;staff;staffed;stage;stal;stamattina
-3 standup;stapels;stared;stars;starting;startup;statistieken;statue;stau;staunt;stavano;steady;steeds;steen;stellen
-3 stenen;sterkte;stessa;steuererklarung;steve;stiate;sticks;stier;still on;still..at;stimmung;stiramento;stolen;stood
-3 stormy;stornoway;straat;strafkamp;stratega;strategist;streek;streepje;streikt;stress;stretch;stretta;stroke;strom
-3 stroom;stroop;stroopwafel;structurally;strudel;struggling;stu;studied;studiert;studio;studios;study;stuffs;stuitje
-3 stulle;sudando;sudden;sue;suegra;suele;suffira;suggested;suggests;sugli;suisse;suitably;suitcase;sull;sullo;sultan
-3 sunrise;suns;sunset;suocera;suoi;suonate;superb;superpower;supervisor;suppers;supported;supports;surely;surement
-3 surgery;surprise;surprised;surrounded;surviving;sus;suspense;suspicious;suspiciously;suyas;svedese;swabia;swallows
-3 sweaters;swollen;sword;sy;sydney;sylvie;sympa;sympathisch;sympathy;tab;tabellone;tablero;tace;tachtigjarige;taco
-3 tafel;tage;tagen;tages;taglia;takeaway;takes @;talent;talisman;tambien;tamerlane;tandjes;tank;tanta;tantas;tanti
-3 tanze;tanzen;tap;tape;tardanza;tardar;tardi;targets;tarta;tartaruga;tarte;tarts;tas;tatoeage;tatort;tattica
-3 tattooed;tatuaje;tatuo;taube;taxi;teachers;teaching;teas;teased;teatime;teclado;teenager;teeth;teething;teglia
-3 teken;tele;telefon;telefonata;telefoon;telenovelas;tellement;temblando;temblaran;tempers;tenedores;tenemos
-3 tenerezza;tenir;tenner;tent;tentamens;tentant;tente;tenths;ter;terecht;terraza;terrified;terror;tesoro;tete;tetto
-3 texas;texting;textos;thai;that @;that should;thatd;thatll;the late;the little;the map;the night;the..a;the..and
-3 the..here;the..of;the..went;themselves;theory;theyre;theyve;thick;thinks;thirds;this..and;thread;throwing;thrown
-3 thuisgekomen;thumbs;thunder;thursdays;ticket;tickets;tiemblen;tienne;tifo;tijdens;tiles;tim;time..the;tip;tirania
-3 tirannia;tirar;tisane;tisch;tiza;tmrw;to my;to one;to..and;to..so;tobacco;toca;tocaba;today ,;toddler;toestand
-3 toglie;togliermi;toiletgebouw;tokyo;told;tolgono;tomarme;tomaten;tomates;tombe;too much;tornati;torte;tortellini
-3 tortilla;totally;touching;tourists;tournaments;tournee;toussaint;tousse;towel;tracteur;trae;tragedie;traitors
-3 trajeron;tram;trampoline;tranquilo;trapana;trapo;traps;trattore;trau;trauerspiel;travail;treasurer;treasury;trees
-3 treguas;treinen;treinta;tremate;tremble;tremblez;trenta;trente;trentotto;treppe;trincea;tristes;troep;trombe
-3 trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare;trovato;truck;trucks;trumpets;truppe;trusted;trusting
-3 trusts;truus;tua;tuba;tuesday $;tuesdays;tulips;tunnel;tuoi;turkey;turnbeutel;turni;turning;tutta;tuvo;twelves;twos
-3 tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht;ubrigens;uff;uit;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines
-3 unarte;unblocked;unbreakable;underestimate;underestimates;underrated;understand;understands;understudy;undici
-3 unheimlich;unlike;unlucky;unora;unpacked;unreal;unser;unter;unterschatzt;unto;unusual;unverschamt;unverschamtes
-3 up for;up there;up..$;update;updating;uses;vaak;vacaciones;vacanza;vacanze;vacio;vakantie;valencia;valentia;valga
-3 valuable;vanaf;vandaar;variance;variar;varicella;vast;veamos;vedesse;vedo;veertig;vegetables;veine;veldhospitaal
-3 velo;vemos;vendange;vendanges;vendra;venezia;venga;vengeance;venger;veniamo;venimos;venir;venis;ventre;ventured
-3 venuta;verbrand;verde;verdict;verdient;veremos;verf;verger;vergesse;vergisst;vergognerebbe;verheugd;verhext
-3 verjaardagskaart;verklap;verlegt;verliere;verliert;verloor;vero;verschrikkelijk;verslag;verspielt;verstaucht
-3 verstopt;vertel;vertraging;vertraue;vertrouw;vertrouwde;verzeih;vesicula;vets;viaje;vicar;vicina;vicini;vide;video
-3 vieilles;vielen;viendo;vient;viera;vieux;vijftigste;villain;vind;vinto;viola;visited;visits;visto;vita;viti;vive
-3 vivement;vivre;vliegen;voce;voeten;voisin;voit;voix;volume;volver;volvimos;volvio;voor;vorletzter;vorsichtig;votre
-3 vraag;vragen;vraiment;vrede;vredelievend;vriendin;vs;vueltas;vuelvo;vuestra;wage;wagt;waits;wakes;walks;wallet
-3 waltraud;walvissen;wann;warmest;warn;warned;wartet;wartezimmer;was in;was the;was..$;was..to;wash;washout;wasser
-3 wasserkocher;watching;water;watercolour;wauw;waves;waxwings;wc;we;we dont;we..#;we..in;we..the;wear;wearing;website
-3 weed;weeks;wegblijven;weh;wehgetan;weihnachten;weil;well ,;wellington;welt;weltherrschaft;werden;wereldbrand
-3 wereldkaart;wereldreis;werent;werkstatt;wetten;what you;whining;whisky;whistles;whitby;whites;whod;wi;wien;wild
-3 wilder;will $;willem;willen;wim;win;winner;wirds;wisdom;wished;with my;with you;wo;wobbly;wochen;wondered;wood
-3 wooden;wools;woont;worked;worthy;wou;wrist;wundern;wurfelgott;xoxo;ya;yahtzee;yall;yard;ye;you $;you..me;you..my
-3 young;younger;youngest;your..,;youth;yurt;zag;zagen;zaun;zelfs;zerbino;zia;zoekt;zonnebrand;zucchini;zucht;zukommt
-3 zurraron;zwager;zwanzig;zwemdiploma;zweten;zwijgen;zwolle
-2 # and;# rounds;#..against;#..to;&;& gets;&..?;&..all;, except;, it;, por;, really;,..,;,..always;,..at;,..got
-2 ,..ive;,..say;,..there;,..time;,..you;...$;@ is;@ on;@ to;@..ik;@..me;@..one;@..time;@..week;^ first;^ he;^ i;^ la
-2 ^ mum;^ nog;^ por;^ ps;^ sent;^ somebody;^ sorry;^ that;^ the;^ to;^ well;^ which;^ will;^ yo;^..am;^..and;^..back
-2 ^..da;^..goes;^..having;^..heb;^..idea;^..im;^..is;^..keep;^..know;^..looked;^..owe;^..put;^..stack;^..still
-2 ^..then;^..wird;a single;a..about;a..from;a..so;a..when;address;again;again..$;all..monde;all..the;am..a;and we
-2 and..$;are;are..$;are..?;armies $;armies in;arrived;as my;at my;avec;be the;been to;been..@;been..at;beim;bien $
-2 board $;bonus $;breaks;but the;but..a;cant;cant..the;card;card $;country $;da..,;daar;das..$;des;died $;does;down
-2 du..,;e;e #;e..,;echt;eigentlich;ein;end;et;fait;far;far ,;feel a;feel..$;fine;first..i;for &;for a;for one;found
-2 friday;from me;garrison;gente;get..card;gives;gives me;going;good $;grazie;guys;hand;has;has gone;has..#;hast
-2 have..far;have..the;here..$;here..my;horse $;how..do;i cant;i shall;i..away;i..from;i..hear;i..really;i..wait
-2 id better;ieri;if this;ihr;ik ben;ik heb;ik..,;ill have;ill..back;ill..my;im;im afraid;in bed;in my;in..of
-2 in..south;is a;is called;is coming;is full;is..better;is..than;is..true;it now;it since;it true;its;its..$;its..to
-2 je nai;je..a;keeps;keer;keyboard $;know;la..de;la..e;last mail;late..$;le monde;les des;lights;little one;little..$
-2 long;look..the;looks;los;los dados;lose $;lost #;ma;ma..$;mais;mal;mal..$;man..@;many armies;map $;march;mate
-2 me last;me..$;me..to;mi;mi ha;midnight $;moi;moment $;must;my daughter;my mails;my..now;my..says;my..thinks;nai
-2 never..$;next week;nice $;night shift;noon;not a;not..of;nothing..$;now ,;of @;of mine;of our;of..$;of..game;old..,
-2 on..map;once $;only..for;over my;over the;owes;owes me;peaceful;per;per..$;pete $;pile;play..the;playing;poco
-2 por..$;pour;ps;quickly;read this;really $;remember the;rien $;running..so;said the;say the;says;says its;says this
-2 says..,;see my;see that;see the;semaine;send..the;sent ,;shell;should..this;shoulder;so;so..,;so..and;so..is
-2 somebody;sont;sorry to;sunday ,;takes;talk;than this;the letter;the next;the spelling;the start;the whole;the..?
-2 the..are;the..as;the..by;the..still;the..that;they were;think this;thinks..is;this at;this goes;this morning
-2 this..has;this..is;this..the;through @;thursday ?;time ?;to $;to be;to get;to me;to see;to..with;to..you;told me
-2 took @;town;turn to;turn..$;turn..and;una..$;une;up;up ,;up to;viel;voor het;walter;wars;was;was $;was..#;way ,
-2 we..do;we..on;wednesday;well $;well..$;what they;while it;while..was;whoever..@;whole..$;winning ,;wishes ,
-2 would..like;yo;you ever;you see;you..at;youve
2 #;#..,;#..the;&..for;&..his;&..me;, can;, de;, en;, i;, just;, lo;, or;, she;, what;,..het;,..just;,..like;,..other
2 . .;@;@ and;@ as;@ would;@..#;@..be;@..i;^ #;^ at;^ better;^ die;^ ho;^ lets;^ maybe;^ me;^ s;^ until;^...;^..at
2 ^..better;^..dont;^..je;^..like;^..more;^..per;^..que;^..son;a turn;a..de;adesso;against;all that;another;any..$;as
2 as i;as well;asi que;at a;attack on;avec..$;be..to;before the;begin;ben;best $;better;between..and;border;both $
2 brother;by..?;can;come..$;could;dan..$;dat;di..,;do something;do this;do..get;does the;done $;dont..$;door;double;du
2 en..,;enough..$;es..$;esta;falta;for..first;for..turn;hab;happens;hatte;have the;havent;het..$;him;him $;home;horses
2 i did;i win;i..get;i..on;ich;id be;idea;if my;ik..het;il..,;im in;into;is $;is from;is mine;is that;is..still;it
2 it for;it to;it..and;it..the;ive..#;ive..my;joke;know what;last $;le..$;lo de;lo..@;longer;lot;mail $;man $;map ,
2 may;me to;me..,;mine;mio;mit;move..the;my brother;my little;na;next round;niet meer;no..$;noch..$;non mi;none;of..is
2 ok;on..last;on..side;once;one and;one..?;only..$;other half;peace;play this;que;que je;que..$;read the;right
2 right..$;roll;rule;s .;say;see $;sending;sent;should;side;so..with;soir;something..$;soon;stack;still..?;suppose
2 than..$;that;that..$;that..?;that..me;thats;thats..$;the real;the weekend;the..when;then..$;these;think $;think ill
2 this round;this turn;those..$;to talk;to..@;to..the;todavia;toi;tom;tomorrow;too;too $;too..$;tot;twice;une..,
2 until &;until next;veel;vielleicht;volgende;was..@;wasnt;way;we..$;wel;whatever happens;win ,;with &;with..$;works
2 would;would be;wrote this;you..that
3 # across;# against;# et;# extra;# have;# ill;# in;# men;# more;# of;# off;# on;# places;# po;# seul;# to;# up;# was
3 # would;#..#;#..a;#..at;#..only;& a;& asked;& avant;& did;& en;& est;& het;& lost;& move;& ne;& really;& side
3 & stack;& turn;&..:;&..already;&..to;, alors;, am;, are;, bin;, cant;, cetait;, con;, donc;, een;, eh;, enough
3 , from;, grazie;, haha;, help;, hit;, isnt;, je;, la;, las;, lass;, last;, los;, more;, naturally;, now;, nur
3 , obviously;, one;, phone;, pour;, small;, surtout;, te;, that;, too;, venerdi;, will;,..an;,..come;,..da;,..dit
3 ,..el;,..fait;,..going;,..has;,..ich;,..id;,..ist;,..let;,..nicht;,..now;,..real;,..si;,..this;. hes;....;: #;: het
3 : how;: je;: those;? ill;@ #;@ ,;@ ben;@ does;@ durch;@ except;@ ma;@ makes;@ mi;@ se;@ then;@ when;@ while;@..and
3 @..not;@..to;^ ahora;^ although;^ am;^ any;^ as;^ before;^ bin;^ bis;^ bring;^ bueno;^ by;^ come;^ confirm;^ da
3 ^ deine;^ e;^ een;^ eigenlijk;^ ese;^ eso;^ esta;^ forse;^ go;^ god;^ granny;^ hiya;^ instead;^ je;^ looking;^ man
3 ^ manana;^ meglio;^ menos;^ met;^ mind;^ misschien;^ morgen;^ most;^ none;^ on;^ one;^ out;^ peut;^ plus;^ pour
3 ^ quiza;^ quizas;^ roll;^ sister;^ solo;^ talk;^ te;^ thats;^ this;^ ti;^ todavia;^ tom;^ tu;^ ugh;^ va;^ wenn
3 ^ whoevers;^ yesterday;^..#;^..bring;^..can;^..che;^..dat;^..do;^..else;^..esto;^..gave;^..havent;^..hier;^..i;^..il
3 ^..just;^..make;^..mean;^..moitie;^..nicht;^..nothing;^..of;^..ones;^..op;^..place;^..promised;^..runde;^..sorry
3 ^..they;^..toi;^..wants;^..wife;^..wouldnt;^..ze;a catastrophe;a coin;a computer;a fight;a garrison;a half;a joke
3 a rule;a set;a ta;a think;a threat;a warning;a word;a..at;a..or;ab;abend;abend ,;aber;able;able to;about a;about my
3 about to;act;after a;against it;ago ,;ago and;agreed to;ahead ,;ahora;aire;algo;all :;all until;all..in;alli
3 along the;alors;already gone;als..,;alter;although;altro;alvast;am not;am still;am very;america;an..,;ancora ,
3 ancora la;and can;and go;and hes;and ill;and no;and see;and shes;and then;and this;and yet;and..back;and..should
3 and..usually;angst;annoy;annoy her;annule ,;another $;answer;answer ,;answer my;answers my;any way;anymore;anymore $
3 anything else;anything in;apart $;apply;are at;are for;are..me;arent;armate in;armeen in;armees;armees en;armees..@
3 armies is;army $;arrive;arrived ,;arrivo;as discussed;as for;assez;at it;atrasado;atrasado ,;attack me;attack there
3 attack when;attente;au;auf;autre;avance;avanzano;avec #;away;away ,;back #;back ,;back in;back when;back..,;back..i
3 bad idea;bad..,;badly;badly $;bang $;bar;bas;bath;battles;be done;be happier;be less;be on;be wrong;beetje
3 before then;before..$;behalve;ben a;ben klaar;bene ,;best thing;bete;betise;betise ,;better with;bij de;bin ich
3 binnen;bis dahin;bit ,;bit with;bit..$;blijven;blood;bloody;bloss;border until;borders;borders ?;brave $;break at
3 broer;bug;but &;but here;but hes;but no;but that;by a;by..,;ca;ca $;ca ?;ca passe;ca..$;call my;called ,;cambiar
3 cambie;cambie de;came out;can $;can afford;can get;can read;can..$;can..@;cant decide;cant remember;capital;capito
3 card i;card is;cards;cards $;cards ?;cards if;cards is;cards till;cards to;cards..the;careful ,;carte $;casa
3 catastrophe;ces;cest;change $;changed;changing;changing my;cheaper;checked;chi ha;ci..$;coach;coin;coin $;coin for
3 come home;con meno;confused;contare;continent ,;corrige;cosi $;could go;could tell;could use;council;count on
3 counted #;counted my;crazy ,;crazy in;crossing;cuando;cuanto;da unten;daar #;dadi ,;dados ,;daheim;dahin;dalla;danno
3 dans le;darsi;das ?;das ist;das klappt;das wars;das..ist;dat van;dat was;davon ,;de armees;de guardia;de helft
3 de kaart;de last;de los;de my;de troops;decide $;decide whether;decir;decirlo;decirlo $;defeat;dem tausch;demande
3 den;den @;denk ik;deze keer;dezelfde;di me;di mia;di..$;die karte;die neue;dies;dies $;different $;different turn
3 dimanche ,;director;discussed;dit;dit que;do i;doch erst;doesnt;doesnt get;doesnt mind;dont get;dont have;dont..me
3 door is;dove;down again;dran;dran $;draw;dreimal;droit;druber;dry $;du all;durch;e mi;each;each other;early ,;easier
3 easy $;een andere;een beetje;eh ?;eher;ehrlich;either way;ejercito;el aire;el numero;el otro;el que;eliminato
3 eliminato ,;else;else is;en los;en..$;en..niet;end is;enough;enough ,;enough of;enter;er ,;era;erst mal;es #;es ist
3 es nicht;es..,;esce;esce #;escribo;esta vez;esta..no;esto $;estoy..$;et #;et non;etre;etre que;even a;even in
3 even possible;even..$;everyone stays;everything ,;extra;fails ,;fall;falling;falls $;falta $;fanno;fanno paura;fatti
3 faut;fear that;feel sorry;ferma;fewer men;fight on;fin $;find it;fine ,;finished $;fino a;first che;first go
3 first place;first thing;fit;fix;fool;fool $;foot;footnote;for another;for my;for..?;for..game;for..moment;for..time
3 forecast;fought;found a;found my;free $;friday $;frieden;from @;from that;front $;front ,;fue;full ,;gaan;gaat
3 gaat het;garrison of;gedaan;gente ,;gesagt;get more;get..$;getippt $;giorno;giro;given;given me;go crazy;go for
3 go to;go..to;goed ,;goes into;goes south;going ,;gooien;got in;got one;got this;got..the;grandmas;grandpa says;grown
3 guess;haar;hace falta;hacer;hacia;hacia @;hadnt;half asleep;halt;happier;harbour;has &;has changed;has just;has told
3 has touched;has..@;hasnt written;hat $;hat mir;hatte ich;have #;have ?;have gone;have lost;have one;have..it
3 have..to;he does;he plays;heeft de;helft;help;help $;hermano $;herself;het niet;het zuiden;het..niet;hier en
3 hier ist;his $;his cards;his last;hiya;hiya ,;ho ,;ho letto;ho mai;ho messo;hoe;hoi ,;hold ,;hold @;hold your;home $
3 hoofd;hoop;hope i;hope im;hope to;hopeless;horse cards;hospital ,;houdt ,;how it;hoy $;hurt $;husband has
3 husband says;husband thinks;i attack;i counted;i dont;i havent;i look;i lose;i place;i really;i used;i wasnt;i wish
3 i..at;i..decide;i..do;i..i;i..last;i..not;i..that;i..those;i..to;i..too;i..with;ich $;ich hab;ich schlafe;ich wollte
3 ich..#;ich..,;id had;id keep;idea if;ideas $;idee;idee $;if hes;if im;if no;if youve;if..roll;ik #;ik dit;ik het
3 ik je;ik jou;ik me;ik place;ik stuur;ik was;ik win;ik..$;ik..niet;il contrario;il ne;il tuo;il turno;ill keep
3 ill stop;ill tell;ill..a;ill..you;im feeling;im having;im keeping;im no;im not;im only;im sure;in ?;in den;in line
3 in mano;in ruhe;in..i;in..in;instead of;into..$;io $;is ,;is about;is already;is better;is empty;is er;is missing
3 is off;is op;is right;is to;is tomorrow;is..allowed;is..good;is..one;is..that;is..too;isnt it;it $;it .;it all
3 it and;it as;it becomes;it by;it could;it is;it might;it once;it otherwise;it out;it stops;it this;it tomorrow
3 it wasnt;it works;it would;it yourself;it..$;it..be;it..possible;it..so;it..this;it..wrong;its @;its enough
3 its going;its written;its..,;its..last;itself $;ive changed;ive heard;ive just;ive put;ive seen;jai..#;japans
3 jarrete;jaurais;je;je het;je perds;joe;jouer;jouw;jugada;jusqua;just;just #;just a;just as;kaarten;kam;keep..of
3 keeping #;kidding $;kies;kind ,;klaar;klaar met;knock;know..you;krijg ik;kurz;kurz ,;la ,;la bas;la moitie;la tropa
3 la vraie;land;langer;las;las mias;las..$;lasst;last ones;last tour;last woche;later today;le last;le tour;le tue
3 leave some;leaves @;left;left in;leftovers;legers;legers in;legers..@;lei;less than;let..know;lets go;lets..$;letto
3 letzten;level;light;limit;linda;lines;lines $;list for;little $;little brother;lo first;lo tengo;los #;losing a
3 lost it;lost..$;lunes;ma ne;ma non;maandag;maar;maar het;maar niet;magari;mail;mail ?;mail from;mail has;mail on
3 mail..the;make me;maken;maken me;making;mal ,;mano;manque;many;many..&;map without;marche;marches;maths $;may have
3 may..the;maybe next;me :;me if;me quedan;me see;me shed;me some;me there;me..at;me..hour;me..of;mean &;mee $;meglio
3 mehr $;meiner;meint;mejor $;men;menu;merely;mi fanno;mi nieta;mi sono;mi..,;mia ,;mich;middle;mieux;mieux ,
3 mind sending;mind yesterday;mind..$;minder $;mine ,;mine ?;mio ,;mir ehrlich;mir..$;misschien;missing $;mistaken
3 mit den;mitad de;moeten;moitie;monday ,;monde $;more armies;more next;mornings;move #;moved;muss;my a;my big
3 my break;my broer;my computer;my glasses;my keyboard;my losses;my offer;my orders;my place;my zus;my..brother
3 my..from;my..had;my..up;na de;name;ne ho;near;need the;needs;neighbour $;neighbours $;nephews;nessuna;net;neue
3 new armies;new one;nicht besser;nicht nur;nichts $;niet te;nieta;night i;no digo;no estoy;no place;no se;no..today
3 noch jemand;noch mal;nodig;nog;nog ,;nog een;nog wel;nog..$;nomas;non ci;non e;non ho;non lo;non ti;north;notes $
3 nothing at;nothing..this;nummer;nur aus;nur..$;ob ich;of $;of another;of ik;of something;of these;of what;of..,
3 of..@;of..can;of..i;off ,;off..,;offer;often;oh ,;ok ?;omen;on ,;on @;on his;on it;on our;on this;on top;on..#
3 on..first;once and;onder;one;one #;one for;one here;one in;one left;one of;one out;one stops;one to;one..$;ones ,
3 ones i;ones left;only has;only with;only..army;ook;op ,;op een;op..$;ophouden;ophouden $;opinions;or the;or was
3 or..that;orders ,;ospedale;otherwise $;ou tu;oublie ce;oui;oui ,;out of;out there;over it;over there;owe &;owed;para
3 para..$;pardon;parece;park;parle;part in;part of;partie $;partita ,;pas de;passe $;passo;past the;path;paura;paura $
3 pause;penso;penso $;per il;percent $;perds;pero;personne $;peur $;pile $;pills;piu;play ,;player;plus;plus $;plus de
3 po;poco $;portate;porto;possible ?;pour..@;press;probably right;properly;puedo;puesto;punto;put into;quand;que ca
3 que es;que jen;que..con;que..de;quelque;questo;quita;quita el;quiza;quizas;read @;read it;real one;real ones
3 really got;reckon;recu;reflechir;return;rien;right now;right to;risk;risky;road is;roll $;ronde #;ronde ,;round $
3 round and;round..$;round..the;route;ruhe;run;runde;s;sa;safe;safe..$;sag;said $;said in;said on;sailing;salio de
3 salt ,;same to;sanity;say :;say about;says $;says @;says never;schau;schreiben;se;se il;second place;seen &;seen how
3 segunda;seises;semaine last;sent you;seriously ,;serve;serve #;settle;seulement de;seven;she may;should be
3 should come;should get;should leave;should you;should..a;should..be;shoulder and;shouldve been;si a;si el;si gano
3 si la;si tu;si va;sia;side $;sigo;sigue;sin..$;single ,;sitio;sitzen;sixes against;sixty;size;size ?;skipped
3 sleep..the;so &;so everything;so if;so it;so only;soir $;solo ,;solo da;solo sitio;someone has;son wants;sono;sono #
3 sorry sorry;sort;sous le;south $;south ,;southern;southern front;speel;speel dit;spelen;spiel;spielen $;spijt;spread
3 sta;staan;stack ,;stasera;stato;stavo;stayed in;stehen $;still got;still not;still..the;stop me;strike;strongest
3 subito;sugar;sulla;supper;supposed;supposed to;sur;sur le;surtout;swapped;take the;talking about;tarde $;tastes
3 te mando;tell..if;terug;terug $;testa;than;than one;than she;than you;that doesnt;that enough;that last;that out
3 that right;that the;thats for;thats where;thats..i;the @;the bar;the bath;the battle;the bit;the boat;the bottle
3 the card;the door;the evening;the full;the home;the horses;the least;the line;the long;the menu;the middle;the name
3 the old;the ones;the road;the rule;the small;the soldiers;the southern;the turn;the war;the water;the..#;the..@
3 the..from;the..just;the..out;the..where;the..with;them $;them for;them..the;then @;then never;there;there $;there i
3 there..$;there..a;theres;they ?;they roll;they..,;think;think thats;think the;think..is;think..the;thinking;this ,
3 this but;this by;this more;this move;this over;this way;this..for;this..you;tho;tho $;those #;those..in;thought $
3 thought i;threat;ti;time..so;tirare;to cancel;to do;to end;to give;to in;to leave;to no;to sit;to that;to whoever
3 to..#;to..&;to..?;to..at;to..before;to..both;to..from;to..last;to..on;tocar;todavia no;togli;told &;tomorrow ?
3 tonight;tonight to;too if;too long;top;touched;tra i;traded;treaty;treaty with;trop;tropa;truce in;truce..@
3 trust this;try $;try it;tu me;tue;tuo;turn comes;turn yet;tussen;twice $;type;typo $;u;ugh;una mossa;una sola
3 unbedingt;understand it;unfair;unos;unten;until;until christmas;until monday;until..$;use it;usually right;va o
3 van $;van @;vanavond;vedere;vediamo;veel $;vergeten $;vers;very sorry;vez no;victory $;viele;viene ,;vite $;voir
3 voor me;vorige;vraie;waar ik;wait is;wait till;wait..the;wake;wales $;want some;want that;want..know;want..talk
3 warning;warten ,;was &;was easy;was going;was half;was ik;was too;was..my;way more;we can;we know;we say;week..so
3 weeks..$;wees;weg;weg $;wenn du;wenn..klappt;went ?;went off;were ,;west $;what &;what happens;what is;what the
3 whatever that;whats a;when it;when youre;where;where $;where my;whether &;whether he;whether that;whoevers;whose
3 whose turn;why my;wife ,;wife says;wife thinks;wilde;will #;will das;will do;will encore;will ich;will je;will nicht
3 will zeggen;wiped;wiser $;with @;with..in;without a;without this;won $;wont..it;word about;work ,;would never
3 written;wrong $;wrong ill;wurde;y no;y una;y..$;yesterday i;yikes;yo no;you &;you come;you later;you reckon;you when
3 you..?;you..to;you..what;you..with;youd;youll;zien;ziet;zijn;zitten $;zo ,;zu;zug;zuiden;zur;zus
4 # ,;# for;#..i;& hat;&..peace;&..still;, @;, after;, could;, first;, ho;, id;, maybe;, se;,..:;,..dan;,..das
4 ,..everything;,..hab;,..ik;,..may;,..me;,..mine;,..non;,..think;,..too;@ ?;@ no;@..ich;@..le;@..mine;@..more;^ after
4 ^ all;^ and;^ con;^ dat;^ erst;^ from;^ give;^ halt;^ keep;^ let;^ more;^ no;^ once;^ se;^ should;^ take;^ turn
4 ^ where;^..dit;^..forget;^..ive;^..joue;^..la;^..least;^..ne;^..only;^..other;^..se;^..sono;^..the;^..until
4 ^..wollte;^..wrote;about @;about the;about..,;after;al..$;all ?;all..@;all..on;already ,;als..$;am i;ancora;and #
4 and not;and..to;another round;answer $;antes de;any more;anyway $;are $;armate..@;as a;asked me;aspetta;at least
4 at..and;attack..there;au..$;away $;back to;be..with;better..the;bit..the;border $;break;bueno;but..$;call it;cards ,
4 carry;cartas;carte;ce;ce..$;changes;come to;con la;con..$;contrario;counted;coup;course $;cut;dan..het;das..,;de #
4 de jouer;del..,;depuis..$;deze;di #;did that;different;do;do $;do..$;do..have;do..think;doing this;dont..the
4 eigenlijk;en #;en @;en..de;encore;encore $;er;erst;everything;except;fails;for it;forse;free;from last;geht;gli;go
4 goes;goes well;goes..,;goes..@;guardia;half of;happens if;has already;has..my;hasta;het $;het..,;hit;i changed
4 i might;i put;i see;i want;i wont;i..?;i..still;i..there;id..the;id..to;if you;if..fails;if..lose;im back;im..sure
4 in it;into @;is still;is..even;is..for;it ?;it a;it again;it..to;ive lost;je me;just in;just..case;kan;keep;keep it
4 keep..at;know how;la..que;later ,;least;left ,;lets;lo..$;looking at;lose;mail ,;makes;mal $;male;mando;mas;maybe
4 mee;menos;met @;meta;might;mind the;mine..$;mir..,;missing;mit dem;more..$;most;most of;my mail;my..turn;naar;ne
4 ne..rien;next turn;nicht..,;nichts;niet;niet $;niet..$;no;no..i;noch;non..,;north $;not what;number ,;nur;ob;of #
4 of..:;of..in;okay;on hold;on..phone;once ,;one $;one army;one place;only;opinion;or..@;or..it;orders;ought;ought to
4 out $;over $;pass;peace $;peace in;perhaps;phone $;phone ,;place;place ?;plenty;promised;que @;que no;que..,;rest in
4 right ?;roll..$;rolls;rolls $;round..i;said..the;sale;second $;she has;should..been;slept..it;so..me;so..not;solo
4 sono..,;sorry ,;sous;staat;stack is;stays;suis;take;take @;te;te veel;than @;the border;the last;the odds;the phone
4 the same;the..about;the..for;the..goes;the..until;then the;then..,;think its;thinking about;third;this for;this..not
4 this..to;to sleep;to stop;to wait;to write;to..of;tomorrow $;tour;tra;tu;turn is;under..$;until..week;van my;veo
4 vindt;wait..&;want;want the;want..see;was..for;wenn das;wenn ich;what do;what..if;whats;when..gets;whether;while
4 wife..i;win..$;without;wollte;word;wordt;worth;write;you hear;you like;you..it;you..its;zuruck
5 # $;# armees;# at;# but;# di;# man;#..it;#..non;& about;& e;& i;& just;& my;& too;& up;&..attack;&..got;&..ist
5 &..moved;&..out;, always;, ask;, ci;, denk;, dont;, nada;, no;, para;, si;, sorry;, theres;, though;, vielleicht
5 ,..#;,..attack;,..ben;,..better;,..brother;,..enough;,..first;,..go;,..hes;,..many;,..maybe;,..mich;,..off;,..orders
5 ,..pas;,..se;,..shes;,..son;,..te;,..that;,..ti;,..times;,..which;,..wordt;. @;: first;: no;:..@;@ $;@ con;@ needs
5 @ niet;@ or;@ que;@ si;@..$;@..con;@..do;@..fall;@..help;@..is;@..it;@..off;@..whatever;@..whichever;^ (;^ als
5 ^ antes;^ ben;^ can;^ change;^ could;^ das;^ do;^ eigentlich;^ id;^ if;^ just;^ laat;^ lieber;^ mejor;^ nach;^ nur
5 ^ pardon;^ perdon;^ perhaps;^ pick;^ place;^ play;^ si;^ statt;^ these;^ und;^..@;^..anything;^..by;^..ca;^..great
5 ^..instead;^..it;^..its;^..joking;^..kan;^..may;^..mind;^..mon;^..once;^..one;^..or;^..out;^..para;^..rest;^..soon
5 ^..those;^..trade;^..wasnt;^..youve;a @;a la;a minute;a typo;aan..$;abajo;about $;about...;about..if;ach nein;achter
5 afford;after #;after that;after the;again after;again at;against a;against me;against..,;ah ,;all ca;all en;all this
5 all..it;all..la;all..what;allora;almeno #;alone;als;als &;als er;als..het;an..ago;an..place;ancora #;and..as
5 and..that;and..think;annule;another game;apart;are ,;are just;are kind;armeen;army there;army..$;arrete;arrive $
5 as @;as..stays;asked..to;at..end;at..time;attacked me;auch..$;aufhoren;aun;avant..,;avec le;be #;be left;be more
5 becomes;becomes..$;before;before i;before..run;belongs to;better the;beurt;bien ,;bis zur;bit..@;blijf;borders..$
5 bottom;brother..this;but id;but it;but..go;by one;ca ,;cambia;cambiato;can one;cancel my;cards in;case $;ce soir
5 ce..pas;cest trop;cette fois;change;changed my;che ho;ci penso;coast;come..the;comes in;comes..$;con &;could you
5 could..#;coup de;creo;dad says;dan;das;das hier;das noch;dat dan;dat..$;de que;de..@;depuis;derriere;dice..#
5 did..say;die #;die halfte;die karten;digo;do ?;do what;dont;dont know;dont..him;dont..that;dont..too;door $;door..@
5 down to;down..#;drawer;e..una;earlier $;eben;echte;eentje;either;either this;el..?;el..del;el..turno;elkaar;else..$
5 en..#;end..with;entre;eruit;eso;est de;este;everything in;fai;fai..$;few $;fils;first;first ?;first..$;first..@
5 first..and;fois $;for..day;for..mail;for..next;forget..,;from &;from..?;from..tonight;game with;getippt;gets me
5 gewinne;give;go at;go badly;go easy;go..@;goes..the;got..left;group;group $;hablar;had ,;hago;halfte;halt ,;has more
5 has moved;have it;have to;have..left;have..say;he has;hear..&;here goes;hermano;herum;hes probably;het aan;hit @
5 ho cambiato;hold;hold..horses;horses ,;hou;hour ago;husband..i;i #;i get;i may;i own;i said;i..@;i..afford;i..attack
5 i..know;i..them;ich attack;ich..als;id;id like;id say;id..a;ideas;if #;if i;if..dice;if..one;if..see;il..#;ill..this
5 im ahead;im home;in mind;in..other;in..the;is for;is niet;is not;is..&;is..be;is..by;is..enough;is..it;is..really
5 isnt;isnt..$;isnt..,;isnt..?;it from;it looks;it..?;it..really;it..well;its still;its..#;itself;ive..to;jai my
5 je..my;je..pas;jij het;joke $;joking;just the;just..the;karten;keep..#;klappt;krijg;la segunda;last weeks
5 last..after;left $;left @;left..then;let;let them;let..be;like its;like to;lo;lo estoy;lo..,;lo..con;load;long way
5 longer $;looks..$;looks..its;lose..,;losses;losses $;maar..,;mail..in;make..a;many in;mas $;mas ,;maybe i;me more
5 me ne;me out;me tonight;me..do;me..what;mean;meant to;mee ,;men $;met..,;mette;mi..ancora;mia sorella;mia..,;mias
5 mij;mind..,;minder;mine..,;misread;misread the;mistake in;moi..$;moins;mon fils;more;more..you;morgen..,;move in
5 moves $;my answer;naar..$;nach dem;nada;nadie;ne..rest;needed;nel;never mind;next to;nicht mehr;niet..ik;no need
5 no para;no..de;no..in;noch..?;nog..,;non..piu;nonsense $;not all;not..@;not..it;nothing this;number #;o..,;ob @
5 obviously $;of dice;of those;off $;oh..and;okay..$;on that;on..i;on..truce;on..until;one ?;one at;one was;one..a
5 one..from;one..it;one..the;one..those;ones..$;only the;only wanted;only..a;only..of;only..one;or;other $;ours
5 out with;out..@;papa;par;para que;pardon ,;pas $;pas le;pasado;passe;pays;perdon;piu di;play..?;posto;program
5 promised..peace;put a;put my;put this;que #;que &;que jai;que viene;que..a;queria;question;really..of;rest ,;rest..#
5 round ,;round with;said..,;same;say no;says #;says..the;schlecht;se a;se queda;se si;se..e;se..sono;see if;see..it
5 seen it;send;sensible;sent it;sentence;set;she..me;she..the;shed;shes..,;should i;should keep;should..the;si hay
5 si..il;si..passe;si..perds;sin;slecht;so do;so..@;soir ,;son says;soon..&;sorella;sorry..i;staan $;stayed;stays..$
5 still..,;stop;stop..the;stuur;suppose $;supposed..be;sure if;take..off;taken;talk to;tausch;tauschen;te..$;tegen..,
5 tell me;test ,;than..in;than..of;that $;that cant;that from;that in;that..be;that..last;that..possible;that..the
5 that..was;thats a;thats enough;thats what;thats..my;the feeling;the right;the..first;the..go;the..half;the..i
5 the..instead;the..may;the..must;the..orders;the..part;the..set;the..stays;the..thing;the..up;them all;them can
5 them..$;then;then $;then ,;then keep;there are;there..from;theres an;they are;thing;think ?;think i;think..$
5 think..something;thinks the;this ?;this and;this or;this was;though $;throw..$;thumb;thursday..i;till &;till you
5 to #;to @;to change;to place;to take;to..everything;to..half;to..it;to..others;toch niet;too..in;touche;tour..$
5 tranne;troops $;tu..@;turn..,;turno que;typing ,;uberall;ultima;una vez;unless the;until you;until..,;up @;up my
5 using;va bene;van..week;veux;viene;vivo;von mir;vorher;wait $;wait until;want all;want is;want to;warte..,;was it
5 was only;was..mistake;was..niet;we do;we leave;weeks..,;well see;what my;what..did;when there;where i;where..is
5 which of;while im;while typing;whole thing;will..$;will..?;with fewer;with nothing;with the;with these;with this
5 with..#;with..one;would like;would..mind;wrong..$;yet..$;you about;you can;you mind;you put;you to;you wait;you..i
5 you..so;you..them;you..this;your horses;zonder..$;zur halfte
6 # ?;# armeen;# de;# losses;#..home;#..mas;#..me;& hasnt;& id;& me;& non;& si;& wants;&..first;, als;, dann;, das
6 , el;, if;, ill;, let;, of;, please;, right;, say;, take;, tell;, then;, this;, whatever;,..@;,..comes;,..forget
6 ,..goes;,..if;,..je;,..no;,..one;,..send;,..will;,..would;@ :;@ card;@ i;@..better;@..then;@..there;@..was;^ but
6 ^ ce;^ cest;^ era;^ es;^ et;^ everything;^ falls;^ hold;^ lo;^ non;^ not;^ oh;^ only;^ scusa;^ second;^ then;^ una
6 ^ was;^ would;^ yes;^..agreed;^..case;^..caso;^..encore;^..half;^..hay;^..het;^..hold;^..ich;^..line;^..maar;^..mail
6 ^..met;^..not;^..solo;^..too;^..use;^..wait;^..when;a..army;a..idea;a..more;about..one;af $;after all;ahi;al @
6 all..#;alleen;alone ,;along;an order;ancora..$;and only;and..in;and..it;and..me;anything;anything $;armate;ask;ask &
6 at home;attack is;au..#;au..tour;avant;away from;back ?;bad ,;be..#;behind;belongs;beter;better..$;better..me;bij
6 bis;bleiben $;bleibt;bueno ,;but #;but dont;but not;by #;can we;can..the;cards for;change my;change the;could we
6 count;counted..$;course;dal;dann;das..@;de ici;de lo;de..?;de..la;deal;decide;denk;depuis la;dir;dis;do anything
6 do..same;does $;dont..to;e non;enough $;entonces;esto;far..it;figure;finale;first $;first ,;first attack;follows
6 from this;fuori;gar;gar nicht;get @;get..,;give me;give..an;gleich;go ,;goes..$;havent..the;hes..right;hold it
6 i believe;i even;i forgot;i will;i would;i wouldnt;i..mind;i..more;i..want;ich nicht;ich..nicht;id..it;idea ,;if
6 if she;if they;if we;if..$;in case;in there;in..first;is fine;is het;is just;is only;is what;it goes;it..#;it..badly
6 ive thought;ive..$;ive..better;je..$;jij;joke ,;just..,;just..to;kannst;kidding ,;la last;la mitad;lass;laten;later
6 le..depuis;left..$;left..@;legal;let it;let me;lets not;lets..it;lets..that;like $;lo que;long..i;lot ,;maar een
6 maar..$;made up;made..my;mail before;make;manana;may i;me peace;me suis;me..in;me..sin;me..than;me..tonight;mean ,
6 mehr;mejor;mind..the;moins #;moins..$;moment ,;mon..de;more $;more..,;more..that;morgen;mossa;move ?;my..while
6 nada ,;naturlich;nest;nicht;niet ,;niet..,;non;non ,;non sono;none of;not;not so;not sure;not..i;not..if;not..this
6 nothing $;nothing..@;numero;nur ein;o;odds;oder..$;of course;of it;of this;of..before;off..&;oh;oh..,;on..&;on..safe
6 one after;one more;one yet;one..#;one..on;one..only;one..round;one..there;ones..the;only $;only..to;or..$;other..,
6 others are;ou;part;part $;part..the;pas;peut etre;please;plus..#;plus..$;que lo;quiero;rest;run..$;runde $;safe side
6 sarebbe;sauf;scusa;se me;se puede;se..$;second..is;sense $;seulement;should..@;si;si ca;si je;side ,;sit;slept on
6 so no;so..do;so..that;sobra;solo..,;sorry..that;stack $;statt;still..#;stop..$;suicide;take it;take..,;than that
6 that attack;that one;that..for;that..still;thats the;thats..,;thats..the;the bigger;the bonus;the extra;the safe
6 the stack;the..before;the..ones;the..roll;the..side;the..stop;the..till;them there;then nothing;then on;there ,
6 there is;think ,;think of;this mail;this..dont;till;to decide;to have;to hit;to keep;to send;to think;to..her;to..is
6 toch maar;tom..#;tonight $;too many;touch..$;tour $;truce;trying;turn ?;turno $;twice ,;typo;until #;up north
6 up..mind;van die;vaut;von..aus;wacht;wait;wait a;warte;waste;way..$;weakest;weet;weniger;wenn;western;weten
6 what..would;what..you;whether the;wise;wiser;with only;with that;worp;would it;would..be;would..to;wouldnt;write..$
6 wrong;wrong ,;yes ,
7 # a;#..@;#..then;, call;, dan;, stop;, wenn;, whichever;, would;,..ask;,..isnt;,..it;,..keep;,..lo;,..need;,..not
7 ,..or;,..tell;,..tu;,..write;: the;:..the;@ alone;@ first;@ if;@ thing;@..,;@..all;^ ah;^ al;^ attack;^ attends
7 ^ dont;^ er;^ est;^ minus;^ warte;^ while;^ without;^ y;^..auf;^..das;^..der;^..en;^..las;^..let;^..move;^..nest
7 ^..non;^..nur;^..rather;^..that;^..what;a mistake;a truce;aan;aan ,;about..cards;ach;ach..,;actually ,;agree;ah
7 ahead;all in;als het;als ik;and @;and..this;andere;anders;antes;at all;attack..,;attacks..@;au @;au moins;aus..$
7 bad $;badly ,;behind $;ben $;bit about;bleiben;but one;can i;carry on;ce nest;ce que;cosa;dann @;davon;desde;do..?
7 doch;doen;doesnt..$;donde;dont want;du @;earlier;either..or;er..#;est ce;est..que;everything..$;falls;few;follow $
7 forget;garde;go..the;hear from;hold..$;i just;i mean;i take;i..trade;id leave;if &;if ive;if nobody;if..gets
7 if..have;if..is;il @;is worth;it be;it fails;it isnt;it one;it until;it..,;it..i;it..you;je ne;je prefere
7 just kidding;kann;keep #;keep the;keep..$;kijk;last attack;later $;le @;least..$;leave @;leave the;li;list;look..it
7 max;me think;me..de;mind;mistake;mitad;move ,;ne..plus;need to;nein ,;nicht..$;no more;no trade;no..@;no..nada
7 no..this;non..$;nonsense;not..,;now that;number;obviously;odd;of..would;one is;one..to;only want;only..@;or..,
7 orders..$;other one;others;oublie;parte;peut;pick;place..$;place..,;possible;prefere;puede;put..there;queda;remain
7 save;se &;second;second half;second..$;si..,;silly;son..,;sorry $;still..my;stop ,;sure;te lo;than..,;that even
7 that is;that..one;the better;the bottom;the cards;the first;the others;the place;the third;the truce;the wrong
7 the..one;the..version;them;them ,;think is;though;till the;to attack;to lose;to..instead;to..them;to..what;too..to
7 tu..$;ultimo;use..$;von;was my;what i;what..have;what..want;whatever;whatever..$;when @;when its;where it;works $
7 worth..$;wrote;yes;yet..i;you think;you..from
8 # is;#..be;#..there;, bis;, mine;, ob;,..course;,..dont;,..es;,..mean;,..place;,..promised;,..take;@ doesnt;@ falls
8 @ y;@..la;@..no;@..non;^ ask;^ either;^ max;^ same;^ stop;^..after;^..ce;^..go;^..kidding;^..play;^..una;aantal
8 aanvalt;abbess;abbia;abort;accept;acceptance;accident;accordo;accumuler;acordado;acuerdo;adapt;adegua;adjacent;af
8 after..$;after..,;aggiungine;agnes;agreed;ahorro;aie;ailleurs;ajusta;ajustalo;allem;allow;almohada;alte;alternatives
8 alto;altra;altre;altrimenti;altrove;amend;american;amounts;an $;anade;andare;anderen;andern;aneinander;anfangen
8 angebot;angeboten;annoyingly;annuler;anpassen;anywhere;aparte;appen;appena;approvazione;appuye;april;arriba
8 arriesgado;arrivano;as..as;assumption;atacado;atacaria;atacarla;atatck;atencion;attaccato;attaccherei;attacchi
8 attachment;attcks;attimo;auquel;autrement;avanza;avast;aver;avisame;aviso;avvocato;await;ay;back the;balanced
8 bandeja;bare;basso;basta;bastan;batterij;beachten;bedacht;bedoeling;befehl;befehle;behalte;behalten;bel;belay;bellen
8 bench;bens;bescheid;besloten;besoin;betere;better not;better to;bevestigen;bevor;bewaar;bientot;binding;blank
8 blessing;bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;bozza;brakes;bram;breek;brich;britian;brittain
8 brothers;burma;burn;busca;butta;buttala;button;caiga;calcolatrice;cambi;cambiado;cambiale;cambies;camino;cancella
8 canje;canjear;canon;careless;cas;caso;casualties;casualty;cavalier;cease;ceasefire;ceci;celui;celular;cero;chain
8 changer;chaud;checking;chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle;claro;clause;cleverer
8 cliccato;clock;closing;colleghi;coller;coloca;column;combinacion;combinato;comincia;committee;compulsory;concept
8 condicionado;confinino;confirmed;confirmo;confirms;confundi;confusion;confusione;congela;conquistato;conquiste
8 conseilles;consultalo;consultar;contato;conte;content;continued;conto;contrariamente;controlla;conviene;copier
8 correct;corrected;correctie;correction;correctly;correggi;correo;correttore;corrijo;corta;costo;coude;countermand
8 crecido;crept;croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$;dame;damit;darf;date;decade
8 decidee;deciderai;decidido;decision;deciso;dedo;defendiendo;defending;definite;degli;dejamos;dejaria;dejas
8 demasiados;demi;dentro;depend;deplace;deroga;desdecirme;desdigo;deux;dial;dices;dici;dico;diego;difendere;differ
8 differently;digan;dime;dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai;directly;disastro;discard;disculpa
8 discussion;displacement;disposto;distracted;dobles;doden;dont mind;dont roll;doorgaan;doorgaat;doppio;doubled;dovevo
8 draai;draus;drivers;drops;drunk;dumm;easiest;ecrire;ecris;eerder;effe;einfach;eintauschen;eintragen;einverstanden
8 ejecutes;ejemplo;elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;emptying;endgultig;endgultiges;ene
8 enfadada;enleve;enlever;enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran;erase;erbuiten;ergens;erin
8 ersetz;ervoor;esagerato;escapo;escribio;esos;esperame;esperate;estaria;euh;except the;executing;exit;experiment
8 faccenda;facciamo;facciamolo;facoltativo;faisais;fallen;falsch;fanne;fasse;fea;fehlt;fermiamoci;fills;finger;finirla
8 fire;first and;first..,;flatmates;flip;flop;font;for..second;forbidden;foregoing;fortify;forze;frais;frase;fris
8 from there;fronti;fuera;fuerzas;funktioniert;gastes;ge;gegenuber;gelesen;geloof;gemeint;gemeldet;genoeg;genugt
8 geplakt;geredet;gerissen;gesetzt;getal;getallen;geteld;gevecht;geweest;gewohnheit;gezet;gibt;ginge;giocarle;giochi
8 giurerei;giusto;glaube;go on;goes to;grabbed;grande;greenlnad;greeting;grenst;grenzen;guardar;guardate;guerra;haal
8 habe;hable;habs;hagas;half $;halveer;handed;hang;hangs;hanna;hasnt;hause;haut;haz;hazlo;heads;hee;heiss;helm;herd
8 hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft;himself;hin;hinein;hingeschrieben;hinten;hinzustellen;hits;hoef
8 hoeft;hoeveel;hommes;hoog;hop;horen;humbly;hypothetical;hypothetically;i promised;i say;ich..@;icland;id..@;idk;if @
8 if it;if..doesnt;if..dont;if..get;ignore the;ignorier;ignorieren;igual;ijskast;ik er;ik..nog;ilegal;ill send;illegal
8 illegale;imparando;importe;in $;in that;in..place;increased;indias;inform;inleveren;inruilen;insieme;insist;insisto
8 insofar;installe;instead;intelligent;intendevo;interesa;invia;inwisselen;inzien;is..many;it ,;it doesnt;itd;jack
8 jattaquerais;jechange;jette;jeudi;jonas;juegues;jugaba;junto;just one;kampf;kanon;kans;kep;kid;kidding;klopt;klug
8 klungelen;kmachatka;koest;korrektur;kost;kostet;krachten;kunt;lado;laisse;lancio;larger;lars;lascerei;lascialo
8 lasciamo;lasciamola;lasciane;lasciarne;last one;latest;lease;leek;legality;leggi;leo;letterlijk;lies;limits;linea
8 link;links;llame;lleve;lugar;lukas;m;mach;machen;machst;mag;mailadresse;majority;make it;malheureux;manage;manca
8 marcha;mattaque;maybe..$;mazzo;me again;me until;meantime;mejores;melde;meno;mercoledi;messagerie;messing;metais
8 meti;metterei;mettiamo;mettine;mezzogiorno;mica;miedo;miercoles;migliore;mijne;milking;mindestens;minimum;mirando
8 misa;missus;mistook;mittagessen;modifier;moest;moglich;mogolia;moogt;moose;more..i;mr;muerto;mueva;muevas;mulling
8 mussen;mustnt;muy;nachster;nadat;nader;naked;nakijken;nalezen;namen;names;narrete;neanche;nearer;necesito;needful
8 neer;neerzetten;nego;nen;nentre;nenvoie;nes;netait;neu;nicht $;niets;nipote;no lo;no..,;nombres;nora;nord;not $
8 not ,;nul;null;numeros;obbligata;oben;object;objection;obliga;obsolete;oefenen;oeps;of them;offenda;official;oltre
8 olvida;olvidalo;om;omit;once..$;onderste;one with;ongeluk;ongeveer;onwards;oost;opas;opcional;opens;oppure;ops
8 opschrijft;option;orale;ordres;oriental;other;other game;oublies;outbox;overdo;overleggen;overlook;overlooked
8 overrules;parait;pare;parecido;parentesi;parentesis;parere;pari;partir;partisse;pasalo;pases;passer;pasticcio;pata
8 patto;pazzia;pedir;peine;pendiente;pending;pensa;pensaba;pensais;pensandolo;pensarci;penses;pentita;perdere;perform
8 permesso;permit;permitido;pet;phrasing;piazzamento;pierda;piled;pinch;pivoting;plaats;placer;plaisantais;planned
8 plantas;platz;ploughing;podria;poging;pone;ponga;pongas;pongo;ponlas;ponle;ponlos;porque;portion;pospongo;possibile
8 posted;potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend
8 probabilidades;proceed;process;production;proefdraai;propose;prosegui;provvisoria;prullenbak;pueda;pues;pupils;push
8 put..in;qual;quale;quando;quantity;quay;queden;quegli;quello;quelques;quen;quieras;quietecita;quitale;quitalo
8 ragionando;raid;rapporte;rate;reach;rebaja;rechne;rechts;reconsider;reconsidered;recount;redo;redt;reduce;reflechis
8 reflexion;refuso;registri;reglamento;regolare;regret;rehacer;rehearsing;rein;reinforcement;reiter;release;renglon
8 repartelas;repeat;repent;rephrase;replaces;replies;reponds;reponse;reprendre;request;reserva;reten;rethink;retirada
8 retirate;revert;revisa;revisalo;revise;revises;revision;revoke;rewrite;richer;richtigen;rigirali;riguardando
8 rimanere;rimetti;rinunciare;ripensandoci;risentiamoci;riskant;risks;risparmiare;risposto;ritirata;ritirati;ritiro
8 ruber;rum;rumgedruckt;rung;rust;sacalo;sacan;sagen;saltalo;saltiamo;sapere;sarrete;satz;saying;scambiato;scandanavia
8 scene;scherzavo;scherzo;schreef;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive;scrivere;se..,;seasons
8 seconda;segna;segno;segue;seguito;sembra;senal;senno;sensato;sentido;separate;sequence;setzt;shares;shook;showing
8 sicura;siga;sigan;sils;simmer;sino;sistemalo;sla;slaan;slimmer;slip;slowly;sobran;sofern;sohn;soit;solamente;sollen
8 soltanto;somethings;sondern;sonntag;sospendi;spaar;spass;spend;spendo;spostamenti;spostarle;sposterei;spotted
8 spreading;stapel;stay;steer;stel;stepped;stepwise;stick;stingy;strada;streich;strength;strips;student;stuk;stukje
8 stupid;substitute;succeed;success;sud;suffiront;suffisent;suffit;suicidal;suit;suite;suivent;suivra;sum;sums;sundays
8 supersedes;superstitious;supposing;supposons;survivors;suspende;suyo;tails;take back;take that;tantito;target
8 tausche;tbc;telefoniert;telephone;telt;template;temptation;tempted;tenermele;tengas;tenvoie;terminar;termine;terms
8 terrei;terugkom;the one;the other;the rest;the..back;the..bit;the..can;the..next;the..place;theirs;theo;there ?
8 there..#;therefore;theres a;theyd;thing $;thing ,;think about;throw;tieni;tienilo;tik;tira;tiralo;tiro;to..if
8 tocaban;toccare;toccarlo;tocchi;toglierla;tolerance;tonta;torno;toss;touch;touches;tourne;towards;tranquille
8 treating;tris;trompe;tromper;troppe;troppi;troublesome;troupes;truppen;turno;tus;uberschlafen;ugly;uithaalt
8 umgekehrt;undone;unes;unfinished;unicamente;unidea;uniquement;upset;usane;usare;useful;useless;uy;valida;vallen
8 vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verkeerde;verkehrt;verlaten;verlorenen
8 verovering;verplaats;verplicht;verschieben;verschiedene;verso;verspreid;versterkt;vertan;verteidigern;verteilen
8 vertrekt;verwechselt;verwerkt;vespers;veterans;viejo;vinger;vloog;voel;voglia;volgens;volgorde;voluto;voorlopige
8 vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarschijnlijk;waarvandaan;waffenstillstand;wait..my;wegfallen;weggooien
8 weglaten;wegschmeissen;weinig;welke;what would;wilt;winners;wissel;with everything;with it;with..cards;woanders
8 woensdag;worn;would do;would you;wrongly;wrote..,;yak;yeah;yet;yet $;z;zahl;zegt;zero;ziehen;ziekenhuis;zij;zin
8 zodra;zugesagt;zweimal
9 # i;#..them;, lets;,..put;,..second;,..wait;@..of;^ leave;^ o;^ wait;^..as;^..lo;^..si;^..sure;^..take;^..with;a few
9 alone $;an ,;another..$;as long;as soon;attack from;attack..$;attends;auf..$;back..$;be @;be better;case;decided
9 demain;do the;drop;fewer;first..then;follow;for now;forget the;goes badly;happens $;hold the;i sent;i wrote;i..about
9 id rather;id..not;if that;if thats;if the;if..can;is too;it gets;it too;je te;keep a;laat;leave;leave..alone;liever
9 me..you;minds;move..$;my next;my..mail;nach..$;ne..pas;nein;no..than;noch..,;not..$;not..the;nur ,;on to;on..@;or..i
9 pas..$;place ,;play..$;please $;put;put them;quit;rather;rest..@;result;send the;should go;si &;sleep on;so..it
9 soon as;stay..$;still have;that ,;the..if;the..should;this..what;too late;treat;version;wait for;wait with
9 with..dice;you..anything
10 ^ actually;^..attack;^..attacks;^..meant;^..them;about..attack;actually;afterwards;all..them;allowed;as it;ask me
10 at..?;attack;attacks @;before..roll;counts;do it;do that;first one;for next;hang on;if..has;im..#;instead $;it..@
10 je..suis;lieber;line;me first;mets;mind $;more than;move;my..about;naar @;nach;not @;not..about;oder;one ,;only..i
10 or @;put the;right ,;scrap;second one;second..,;so dont;that..,;the #;the number;too..,;trade $;wait ,;wrong..,
10 you may;you roll
11 # armate;# des;# du;# essai;# instead;# left;# must;# over;# reichen;# seems;# somewhere;# staan;# tries;# van
11 # verloren;# voor;& alone;& ataca;& attacca;& attacked;& attacks;& attaque;& bis;& doesnt;& keeps;& moved;& offered
11 & okay;& peace;& tonight;, actually;, alleen;, cambialo;, correct;, damit;, dit;, doch;, drop;, else;, eso
11 , everything;, falls;, finalement;, frag;, genau;, gli;, go;, gooi;, hein;, laisse;, lascia;, mag;, mets;, most
11 , ok;, pick;, plutot;, quella;, read;, scegli;, second;, skip;, sobald;, spread;, still;, strike;, stupid;, throw
11 , today;, trek;, vale;, zeg;, zieh;,..rest;. if;. le;: all;: dont;: niet;: nothing;: si;: swap;>;@ @;@ af
11 @ afterwards;@ bedoelde;@ bit;@ but;@ goes;@ meinte;@ nait;@ not;@ ou;@ out;@ sauf;@ serait;@ sorry;@ still;@ tbh
11 @ tegen;@ though;@ twice;@ wherever;^ add;^ anything;^ argh;^ aspetta;^ attaque;^ begin;^ beim;^ cambia;^ cash
11 ^ cross;^ dann;^ depending;^ depends;^ deze;^ dis;^ estaba;^ esto;^ execute;^ finalement;^ forget;^ garde;^ gilt
11 ^ hm;^ hmm;^ ist;^ kann;^ kommando;^ lose;^ mais;^ march;^ might;^ moment;^ niet;^ nvm;^ park;^ plutot;^ pull
11 ^ quit;^ rather;^ read;^ roughly;^ sarebbe;^ sauf;^ save;^ sinon;^ spiel;^ start;^ subject;^ tacha;^ tja;^ twice
11 ^ undo;^ unless;^ whoops;^..if;^..no;a border;a condition;a guess;a look;a meno;a que;a suggestion;a tie;a time
11 a waste;aber lieber;above $;accord $;ach nee;actually the;adjust;adresse;afghanistans;afghanistans mine;after @
11 after dinner;after every;after lunch;again :;again tonight;agreed on;agreed that;agrees to;al contrario;al posto
11 alcanzan;all depends;all du;all nach;alleen als;allowed ,;allowed ?;als @;als ben;als je;am handy;an error
11 an meiner;anders vervalt;andersom;andersrum ,;angenommen;angenommen ,;angreift;angriff bin;angriff schiefgeht
11 answered;answered my;antes con;anything yet;applies;are bad;are left;are needed;are wrong;argh;argh ,;armeen hat
11 armees ,;arrabbia;arrepenti;arrepenti de;arrete toi;as an;as many;ask first;ataque @;ataque solo;ataques;atras
11 attacca ,;attacca @;attacca il;attack @;attack after;attack back;attack il;attack..@;attacks;attacks ,;attaque $
11 attends avant;au prochain;auf ,;aufhoren $;aus @;aus an;ausser;avec @;b :;back afterwards;back there;bad roll
11 badly just;be allowed;be played;bedoelde;bedoelde ik;before &;before ,;before ive;before playing;before that
11 before this;begin with;beim zweiten;below ,;ben there;better ?;better make;better odds;better one;better put
11 better stay;big army;bij ,;bis &;bit less;bits;bleed;bleib;bother with;bouge pas;bound;bound by;break it;broma
11 brother typed;brouillon ,;but ive;but keep;but without;by itself;by phone;ca en;ca se;caduto;caduto il;cae;calling
11 can ,;can it;can skip;cancel that;card if;cards after;cards i;cards next;cards with;cartas para;case &;case i
11 case id;cash in;ce qui;cest juste;cest permis;change @;changed since;che tu;check the;coast $;come before;comma
11 con esto;condition;condition que;conditional;confirm;confirm the;confirme ca;consider this;convinced;correggo
11 could skip;count $;count this;couple more;creo que;crois;cuantos;cuentas;cuentas ,;cut the;da $;dad first;dads;daft
11 daft ,;dagegen;dall @;dalla @;damit $;damit ,;dan kijk;dann ist;dann lass;das aber;das second;das uberhaupt;das war
11 das ware;davvero;davvero ?;de aanval;de abajo;de fil;de first;de lancer;de las;de plus;de second;de trop;de verdad
11 decent $;decide ,;decide between;decided yet;decido;decido then;dejo;del final;del turno;delete the;denn;depending
11 depending on;detto;di piu;dice less;dice only;die $;die aanval;die last;die move;dir heute;dire @;direction $
11 dis moi;discuss;disregard the;do @;do both;doen $;doen ,;does ,;doesnt count;doesnt fall;donde puse;done ,
11 done with;dont send;dont start;dont touch;door naar;double check;doubts about;drop one;du ?;du streichen;dunno
11 eastern;echange ,;egal;egal welches;ein entwurf;ein test;el orden;el proximo;else has;en a;en niet;encore ,
11 enough there;enough to;entrer;entrer all;entscheide;entscheide ich;er #;er hoort;er nog;er staat;er te;era broma
11 era del;erlaubt;error;erst morgen;es $;escribe;espera a;essai;esto queda;estoy pensando;et si;etre mieux;even do
11 evenly;everything above;everything after;everything into;everything to;example ,;exceed;exceed #;facessi;failing
11 fall back;falls der;feel better;feel free;feel safer;fermi;fewer if;fewer would;fifty;fil;finale non;fine with
11 first angriff;first ask;first avec;first fight;first if;first is;first mail;first met;first part;first what
11 first whether;frag;frag mich;free to;fruh;further $;further than;garde my;garder;gave &;geht ,;gek;geklappt
11 geldt while;genau;genau andersrum;gerust;get ?;get them;get through;gevallen;giocare ancora;glaub;glaub ,
11 gli ordini;go ahead;go by;goes bad;going badly;gone by;good idea;got them;grapje;grapje ,;green light;guard;guess ,
11 hablar antes;half..them;halfte davon;halverwege;handy;happen if;has $;has answered;has left;has offered;has one
11 have ,;have doubts;have fewer;have in;havent made;haya;he hasnt;hein;hesitate;het er;het goed;het kan;het misgaat
11 het te;hier nog;his promise;hm;hm ,;hmm;hmm ,;ho sbagliato;hold back;hold still;home and;hooguit;hoor je;hoort nog
11 hor;hor auf;how about;however;i @;i allowed;i ben;i change;i commit;i hesitate;i misread;i mixed;ich @;ich dir
11 ich gewinne;ich glaub;ich mehr;ich mit;ich naturlich;ich uberlege;ici la;id go;id hold;id meant;id stop;idea at
11 if any;if so;if trading;ignore it;ik krijg;ik laat;ik weet;il first;ill let;ill think;im inclined;im passing
11 im thinking;im wavering;in if;in which;instead ,;inverse ,;is after;is an;is best;is certain;is conditional;is daft
11 is de;is left;is nonsense;is possible;is safe;is te;is void;is weak;is wiser;isnt ,;isnt what;ist ,;ist das
11 ist schluss;it @;it back;it counts;it like;it not;it takes;it that;it till;it without;item;its really;its stupid
11 its suicide;ive only;ive talked;je crois;je dit;je peux;je retire;jhesite;jhesite encore;joh;joh ,;joue rien
11 jouer ca;jugarlo;just for;just ideas;juste;juste #;keep at;keep out;keep some;keep that;keeps his;know before
11 kommando;kommando zuruck;kriege;la $;la ?;la @;la parte;la take;laat de;laisse au;las ordenes;lascia perdere
11 lassen wir;last man;last number;last place;last sentence;lauft;le droit;le move;leave &;leave a;leave at;leave one
11 leave somebody;leave that;leave them;leave..$;left and;left by;left on;left over;left with;less;less there
11 lets hold;lets say;lieber #;lieber in;lieber nicht;lieber noch;line was;lines ,;lo mando;lo move;lo ves;long as
11 look again;looks good;los que;lose at;lose the;lose too;lot in;lot into;maak;maar #;mail is;mail je;make sure
11 make the;makes no;many ?;many as;march in;may go;may move;may put;may want;maybe .;me @;me arrepenti;me cuentas
11 me olvido;me then;me till;me tocan;me what;me whether;meant as;meer dan;meglio il;mehr armeen;meiner place;meinte
11 meinte ich;men ,;men for;men rest;meno che;mensaje ,;met #;met &;mets all;metti;mettile;mi hermano;mi scrivi
11 mi spettano;mich verzahlt;middle ,;mieux $;mind while;mind you;mine already;mine comes;minstens;minstens #
11 minus the;miscounted;miscounted $;misgaat;mistake ,;mit &;mit @;mitad $;moi avant;mon coup;more if;more later
11 more sense;more there;morning to;move anything;move before;move can;move del;move fewer;move finale;move first
11 move if;move this;move until;moved away;must $;my bad;my cartes;my echte;my thumb;my word;naar $;nach $;nada de
11 nah forget;nait;nait pas;name ,;name is;naturlich @;ne bouge;ne restano;ne vaut;nee toch;needs at;needs them
11 negotiating;next one;nicht all;nicht angreifen;nicht ausfuhren;niet @;niet uitvoeren;niks van;no .;no es;no further
11 no la;no sense;no va;nobody else;noch $;noch unsicher;noch zurucknehmen;nochmal;nochmal $;nog eens;nog niks
11 non giocare;non si;non una;north instead;not as;not attack;not count;not final;not finished;not like;not north
11 not then;not to;not today;nothing else;nothing in;nouvelle;now im;nulla;nulla $;number is;numbered;numbered lines
11 numbers are;numeri;nur #;nur wenn;nur with;nvm;nvm the;ny;o nee;o no;odd numbered;odd one;odds $;of plan;of there
11 oh and;ok $;old mail;old ones;olvido;om ,;on arrete;on ice;on what;on whats;on..the;once &;once ?;one away;one back
11 one goes;one if;one or;one round;one works;ones stay;only ,;only against;only in;only joking;only so;only trying
11 op @;opinion $;opposite;optional;or from;or less;or rather;or what;or whatever;or would;ordenes de;order ,
11 orders tomorrow;ordine;ordini;ordre ,;other #;other @;other direction;other horse;other side;other..$;otherwise
11 otherwise dont;otherwise leave;oublie la;outnumber;pas all;pass $;passing;pays $;peace today;peace until;pensando
11 perdere $;perdon ,;perds plus;permis $;pero non;persuaded me;peux encore;phrase;pick one;pick the;piuttosto
11 place gets;place machen;plenty ,;plutot;pointless;postpone the;practising;precies;prefer not;prefer the;presto
11 proposal;prossimo turno;provided that;provisional $;puede $;pull them;puo rifare;puse @;put all;put it;put more
11 put that;qualcuna;quante;quanti;quatsch;que attack;que quiero;que te;que vuelva;quellattacco;questi;questi sono
11 qui a;quiero hablar;quil;quit while;ramene #;rang;rather keep;rather they;rather wait;reached;reached you
11 real orders;really #;really do;really get;really only;reckons;reckons im;redis;redis ca;regel;reichen;reichen $
11 reicht;reicht ,;replace;reply from;repondu;rest comes;rest for;rest que;rest stays;restano;retire;retract;reversed
11 rifare;rifare il;riga;ring you;roll ,;roughly;round instead;rounds of;rubbish;ruilen;rule against;run these
11 run this;safer;sale bien;salvo;salvo que;sbagliato;scegli;scegli tu;schick;schick ich;schiefgeht;schiefgeht ,
11 schlecht lauft;schrap;schreib;schuiven;schuiven finally;scorso;scratch @;scrivi;scusa ,;second attaque;second ligne
11 second line;seems a;seguro;send something;sense;sent this;sent yesterday;senza;separately;serait peut;seria;set $
11 set ,;set for;setzen;setzen $;she wants;shes right;should ask;should it;should read;should say;should the
11 shouldnt trade;show you;si arrabbia;si se;sicher ,;sicuro;silly ,;sin nadie;sit on;skip $;smarter to;so better
11 so leave;so maybe;so not;so that;sobald;sobald ich;sobra ,;solo #;solo se;solo una;something else;son typed
11 sono piu;sorella ,;sorry that;south alone;spare $;spettano;spettano davvero;spiel das;split them;spread them
11 start the;start with;start yet;statt @;stay $;stay home;stays home;still $;still mine;stop before;stop it;stopp
11 stoppen;stoppen als;streep;streichen;streichen $;strike it;strike that;stronger;stupid ,;stuur het;subject
11 subject to;suggestion;suicide ,;suis trompee;sure pour;surtout ne;survive $;survives goes;swap @;swap those;tacha
11 take all;take one;talked to;tbh;te confirme;te gek;te redis;tegen @;telefono;tenga;tenzij;territorio;territorio ,
11 text $;that gets;that goes;that instead;that isnt;that ive;that many;that thought;that till;thats not;thats one
11 the armies;the attacks;the coast;the drawer;the list;the lower;the men;the neighbour;the numbers;the opposite
11 the orders;the part;the rolling;the second;the smaller;the thursday;the top;the western;the..only;the..way;them the
11 then forget;then put;then well;then yes;there too;theres something;they stayed;thing :;thing with;think @
11 think best;think so;think theres;think..it;third one;this happens;this if;this to;those in;thoughts;through ,
11 thursday group;tie;till im;till tomorrow;tirada;tja;tja ,;to ,;to carry;to drop;to follow;to put;to show;to what
11 to wherever;tocan;tomber $;too early;too few;too risky;tot ik;total;touch @;touch him;trade ?;trade is;trading;trek
11 trek je;tries at;truce ,;truce an;turn back;turno ?;turno attack;turno pasado;twijfel;typed that;typo ,
11 uberlege noch;ubrig;uitvoeren;und wenn;undo;undo the;unless;unsicher;unterste;until friday;until tonight;uomini
11 up after;up if;upon;vale ?;van vorige;veel ,;vera;vera $;verdad;verder;vergiss;veri;verkeerd;verloren habe;vers @
11 versie;versie ,;vervalt;vervalt het;verzahlt;verzahlt ,;vindt $;voir si;volevo;volgende beurt;voordat;vorige week
11 vote;voulais dire;vuelva;wacht hier;wacht nog;wait ?;want $;want it;want this;wants me;warte noch;was last
11 was meinst;was wurdest;wat &;wavering;way about;weakest $;weeks mail;weglassen;weglassen $;welches;wenn der
11 western one;weten wat;what ,;whatevers;whats left;wherever it;which $;which case;whichever;whichever has
11 whichever is;whichever of;while ich;whoever is;whole lot;whole stack;whoops;whoops ,;wie es;will @;will confirm
11 will follow;will het;will send;wir lieber;wise to;with dad;with whatever;withdrawing;withdrawing this;withdrawn
11 withdrawn $;wonder if;wont $;word with;worth it;would @;would rather;write @;writes;written $;written back
11 wrong country;wrong list;wrong mail;wrong place;wrong text;wrote the;wurdest;wurdest du;yesterdays;yesterdays turn
11 you check;you do;you dont;you find;you run;you say;you stop;youve already;ze liever;zeg;zeile;zeker;zelf;zet #;zich
11 zieh;zijn ,;zo niet;zuruck ,;zurucknehmen;zurucknehmen ?;zut;zut ,;zweiten;zweiten angriff
12 # fewer;# go;# legers;# naar;#..do;#..get;#..go;#..if;#..less;#..te;& @;& answer;& first;& not;& offers;& whether
12 &..attacca;&..leave;, anders;, break;, cancel;, carry;, continue;, delete;, disregard;, do;, hold;, ignore;, mejor
12 , move;, oder;, should;, wait;,..attacks;,..both;,..do;,..game;,..havent;,..hier;,..kijk;,..phone;,..trade;,..want
12 ,..ware;: @;:..go;:..in;? because;? then;@ after;@ angegriffen;@ attack;@ aus;@ be;@ can;@ o;@ oder;@ rather
12 @ should;@ too;@..an;@..first;@..sorry;^ also;^ assuming;^ attacco;^ bij;^ cuando;^ disregard;^ dit;^ donde
12 ^ espera;^ except;^ ignore;^ laisse;^ make;^ mets;^ nah;^ ne;^ nee;^ nein;^ nimm;^ nope;^ ou;^ oublie;^ pas
12 ^ seulement;^ split;^ strike;^ wenns;^..aanvallen;^..aber;^..als;^..ataque;^..but;^..copied;^..damit;^..fewer
12 ^..hoort;^..leave;^..maybe;^..moi;^..most;^..naar;^..number;^..postpone;^..throws;^..voulais;^..whatever;a casa
12 a deal;a maybe;a question;a third;a..che;a..que;about..trade;above;above ,;above but;above..what;accord;after &
12 afterwards ,;against the;ahead $;al reves;all rest;all was;all..en;all..one;allowed $;allowed to;alone this;along $
12 always..them;an..wenn;ancora $;and tell;angegriffen;angegriffen $;angriff..,;any of;anything if;anzi no;are #
12 are..left;as one;as..and;as..but;as..goes;as..lost;ask..$;ask..before;ask..whether;assuming;attacca la;attack $
12 attack ?;attack was;attack..my;attack..only;attack..when;attack..with;attacks..first;attaque ,;auf @;ausfuhren
12 ausfuhren $;autocorrect;avant..jouer;back till;basta $;bastano;before anything;before friday;before you;behind ,
12 belong;belong in;belong..@;better ask;better of;better..#;bin..mir;bis ich;bouge;break off;brouillon;but with
12 but..#;but..if;ca ce;ca..soir;cambialo;can..even;cancel;cancel..move;cards..i;cards..if;cards..next;carry..to;cash
12 ce..jai;ce..quun;certain;change of;change this;change..mind;che &;che..non;choose $;comes tonight;commit to;con @
12 confirm tonight;confirme;correct it;could i;course ,;cross out;dall;dan #;dann..auf;das first;das nicht;das so
12 de accord;decide about;decided $;demain $;demain matin;demain..$;den angriff;den letzten;der first;dice..,;did last
12 direction;disregard $;dit is;dit..nog;divide;do ,;do..before;do..first;doch lieber;doch..@;dont let;dont move
12 dont take;dont use;dont..more;dont..up;dont..with;doubts;draft $;drop it;drop..$;e se;el ataque;el first;el move
12 else ,;en fait;en plutot;enough left;entwurf;entwurf $;er meer;estaba;even met;even..that;execute;extra ones
12 feel..with;few less;few..$;fewer $;first #;first di;first roll;first..before;forget about;forget what;forget..i
12 forget..last;from $;geantwortet;geantwortet hat;geantwortet..$;geldt;genoeg $;get to;giocare;give it;give..to
12 go below;go the;go..it;go..with;goes first;gooi;hab mich;happens..i;hasta que;have..deal;he..the;hem;hmm no;hmm..on
12 ho..#;hold that;hold..back;hold..till;hoort;i confirm;i copied;i decide;i gave;i pasted;i rather;i wanted;i..go
12 ich..mich;id do;id want;id..have;idea $;if..agrees;if..else;if..falls;if..odds;if..offers;if..then;ignore..mail
12 il prossimo;il..?;il..dal;ill confirm;in as;in..cards;inclined;inclined to;instead..@;inverse;is enough;is genoeg
12 is meant;is nog;is weaker;is weakest;isnt too;isnt..late;ist $;ist nur;ist..ein;it costs;it if;it yet;it..for
12 it..if;it..more;it..way;it..what;its &;ive..on;jai ecrit;just do;just leave;just once;just place;just..of
12 just..them;kann ich;kannst du;keep going;keep this;keep..few;kidding about;kidding..@;kijk ik;klappt dann;la fin
12 la first;la mail;la..attaque;lancer;las cartas;lascia;lass es;lassen;last ligne;last move;last order;late..change
12 later ?;least $;leave out;leave..of;leave..the;left..the;less in;less..,;let you;lets postpone;lieber doch;ligne $
12 like..hear;line #;line..,;line..i;lo last;longer..$;lose #;lower;machen ,;mail..you;make..the;makes..sense;male ,
12 map..so;mas de;mas..#;matin;matin $;max #;maybe $;maybe leave;me quedo;me..before;me..result;me..tomorrow;mean the
12 meant #;meant..$;meinst;meinst du;mensaje;mets..plutot;mich..,;might still;mir noch;mistake $;mix them;mixed..$
12 more men;more round;more thing;more..#;more..half;more..to;morgen $;most..,;most..them;move $;move at;move should
12 move them;move..,;move..?;move..makes;moved out;moved..of;my mind;naar..,;nachste;nachste runde;nah;ne joue
12 need..in;nest quun;nest..brouillon;next..it;nicht #;nicht sicher;niente;no fighting;no longer;no..#;no..all;no..not
12 no..thats;noch ,;nog even;nope;nope ,;not an;not both;not more;not now;not the;not with;not yet;not..late;not..sure
12 not..touch;nothing of;number $;numbers ,;numbers..i;objects;oder @;of..#;offered..peace;offers;offers peace;oh no
12 oh wait;old version;on whether;on..that;one first;one next;one throw;one until;one..at;one..many;one..not;one..so
12 one..thing;ones from;only after;only half;only once;only..far;only..the;only..this;or #;or maybe;or should;orden
12 ordenes;order of;ordre;others have;para el;pasted the;pasted..wrong;peace..,;permis;persuaded;place..in;plan b
12 plan..$;play..before;plenty $;plutot #;plutot..$;postpone;pour la;pressed;pressed send;prochain tour;promised..not
12 prossimo;provisional;proximo;proximo turno;put..where;put..wrong;quedo;quella;quoi;quun;quun brouillon;ramene..du
12 rather $;rather have;rather put;rather than;rather..the;rather..them;read #;reflection the;reinforced there
12 remain $;reserve;rest..$;reverse..order;reves;ring;same..above;sauf si;save the;say yes;say..?;schluss;scratch that
12 scratch the;scratch..,;second..only;send..real;serait;set is;set..worth;seulement si;seulement..&;she hasnt
12 should wait;should..$;si ,;si cest;si puo;si son;si..#;si..first;si..la;sicher;sil;sinon;skip it;skip..$;slipped
12 smaller;so #;so ask;so forget;so nothing;so stop;solo si;some at;some..home;something better;something..,;soon..ive
12 sorry..wrong;split;stay..home;still change;stop after;stop there;stop..i;suis..encore;sure i;sure..the;sure..this
12 sure..want;take..back;talked;te..?;testing;than half;than..throws;that..back;that..look;that..meant;thats allowed
12 the odd;the trade;the upper;the..alone;them back;them should;them would;them..i;them..in;them..to;then leave
12 then no;then we;then..do;then..see;there and;there..if;there..then;these $;think..should;thinking..it;this only
12 those..@;thought ,;thought better;thought..of;thoughts..$;throw $;to hold;to spare;to touch;to..i;to..truce;too far
12 trade;treve ,;tries;trompee;trop ,;troppo;truce $;tu peux;turno..$;tutte;typed this;uberlege;unless @;unless..think
12 until..confirm;until..has;until..left;until..say;until..to;upper;use;use..dice;use..one;va $;vale..$;vechten
12 version $;ves;void;void $;von..angegriffen;von..angreifen;wait..,;wait..next;wait..round;wait..that;wait..this
12 want #;want..in;wants..to;warte damit;way round;we agreed;we..that;weaker $;weiter;wenn..first;wenns;what..does
12 what..said;what..says;what..sent;whatever is;whatever you;whatever..think;when..down;when..falls;when..wrote
12 wherever i;wherever you;wherever..is;whichever you;whichever..the;while non;will first;will..you;with..if;with..of
12 with..rest;with..until;withdraw;withdraw the;worth more;would..if;wrong..round;wrote $;wrote that;wrote..but;yet ,
12 yet..ill;you choose;you decide;you..drop;you..put;you..whether
13 # auf;# back;# dice;# less;#..stay;& accepte;& agrees;& does;& says;&..la;&..reinforced;, better;,..changed
13 ,..check;,..jij;,..lets;,..more;,..rather;:..move;? i;?..not;@ ataca;@ attaque;@ only;@ und;@..@;@..aan;@..en;@..if
13 @..pas;^ aber;^ ach;^ anzi;^ hang;^ oder;^ or;^ otherwise;^ pero;^ reverse;^ whichever;^..above;^..ask;^..before
13 ^..except;^..few;^..less;^..mit;^..nee;^..niet;^..reflection;^..run;^..these;^..thinking;^..wenn;^..yet
13 aanvallen vanuit;aanvallen..@;aber..,;accepte;accepte la;accepte..treve;all..this;always mix;an example;and dont
13 andersrum;angreifen $;anything left;anzi..,;as above;as ive;as..have;at..#;attacco;attack ,;attack at;attack..a
13 attacking;attaque;attaque la;attaque le;b;back..me;be enough;be smarter;before..,;before..do;below;between @
13 bother $;bring them;but leave;but..the;can go;cancel the;cards..in;casa $;cest..$;check;choose;comes later;compte
13 continue;copied;correction :;costs me;could..hold;counts $;das mit;de..que;decide..the;desde @;do if;do..attack
13 do..i;do..if;dont attack;dont bother;dont..if;dont..it;dont..on;draft ,;drop the;du..en;earlier mail;echange;ecrit
13 er..nog;everything except;example;falls ,;final..$;first throw;first will;first..goes;first..if;for later;gilt
13 give up;go in;go..if;go..there;has reinforced;has..there;havent decided;heute abend;hold..on;hoor;i meant
13 i shouldnt;i..back;i..if;i..keep;i..move;i..yesterday;ich das;ich mir;id..if;if not;if there;if..allowed
13 if..anything;if..are;if..really;ignore;ignore my;ignore..$;ik..@;im down;it says;it..bad;it..late;it..too;ive slept
13 ive..got;la second;la treve;la..first;le carte;leave it;leave..in;let..sleep;let..think;lets leave;lets..@;line $
13 makes..if;maybe #;me sleep;me..it;me..on;meant for;meant..the;mehr als;mehr..#;mets en;mind..@;minds..the;mix
13 mix..up;mixed up;more to;move is;my cards;my earlier;needed $;next..before;nimm;no ,;no attack;noch nicht;nog niet
13 non..ancora;not before;not from;not too;not..attack;not..everything;nothing is;numbers;o @;of..should;off on
13 offered me;on if;on reflection;on with;on..one;on..thought;once..is;one too;only go;only makes;only..first
13 only..sense;oops ,;or..#;order;others $;otherwise..it;pas..de;pasted;play..yet;possible $;prefer to;prochain;put #
13 put $;put..#;ramene;read..$;reflection;result of;result..the;reverse the;same as;say..,;se non;second thought
13 see..result;send this;sense if;sent..,;should..first;should..to;si..accepte;sleep..it;so lets;so wait;spare;stay at
13 stay where;still thinking;stop as;stop..#;stop..soon;suis pas;take #;te..ca;text;than #;than..there;that case
13 that leaves;that move;that..@;that..bit;the thing;the..after;the..country;the..number;the..stack;the..throw
13 them..go;them..if;then dont;then id;then..@;then..the;theres anything;these ,;this back;this before;this..just
13 this..only;through $;till next;to..first;trade yet;treat this;tu $;typed..,;unless you;until tomorrow;use #;valid
13 wait no;was meant;was..du;was..plan;way..,;while &;without the;would..enough;would..more;wrong game;wrong way
13 wrote @;wrote about;wurfeln;you..is
14 # behind;# numbers;# rolls;# will;#..about;#..too;&..de;, ,;, forget;, nicht;, niet;, pas;, rest;,..meant;,..might
14 ,..niet;,..others;,..play;@ angreifen;@ attacca;@ dal;@ en;@ of;@..si;^ consider;^ correction;^ move;^ oops;^ skip
14 ^ treat;^ wacht;^..ataca;^..attaque;^..second;^..send;^..theres;a couple;a..less;aan $;about..move;about..second
14 above is;add;afterwards $;agrees;als #;and..more;anything..$;anzi;as &;as far;attacca..@;attack..&;attack..all
14 attack..i;attacks me;avant de;before it;before..play;below $;better..it;commit;couple;dan..ik;das..nur;delete
14 depuis le;do..last;do..move;do..one;dont $;dont run;el turno;espera;everything..@;fighting;first..&;first..is
14 for..other;go..#;goes $;habe $;hang..,;have more;hear..me;ho scritto;hold..until;id feel;if..hasnt;if..still
14 if..think;ik @;ill..again;is plenty;is..id;it should;it the;je voulais;la..ligne;laisse tomber;late to;less ,
14 lieber..$;ligne;many $;maybe not;maybe..the;meant the;meant..,;meant..other;minds about;mixed;more in;most #
14 move..i;my..typed;ne suis;nee ,;new ones;no no;not..to;not..yet;now..i;nur..wenn;o..$;odds are;of..first;offered
14 once @;one die;one i;only do;only when;only..long;oops;out the;out..it;pas..@;peux;piu $;pull;puo;puse;reinforced
14 right..so;rolling;safe $;same from;same..@;say @;scrap the;scritto;should stay;should..#;shouldnt;skip;smarter
14 so check;stay..@;stop if;swap the;take..the;that #;the lot;the..move;the..numbers;the..order;them to;them where
14 then do;these are;thing..the;this isnt;though ,;to it;to trade;to..more;tomber;trade ,;treat..as;treve;uberhaupt
14 unless &;unless..has;voulais;want..keep;want..lose;was for;weaker;what id;with..before;would..do;wrong..i
15 # au;# minds;# nach;# op;# should;#..not;, give;, keep;, use;, wrong;,..leave;,..nothing;,..stop;? if;@ aanvallen
15 @ auf;^ check;^ den;^ provided;^ scratch;^ swap;^ use;^ wrong;^ zet;^..attacca;^..au;^..prefer;^..while;a draft
15 aanval;aber nur;actually $;after..first;all but;ask..again;ataca @;ataque;attack only;attack..aan;attack..von
15 attaque..@;be..?;below #;below..$;bother;can wait;changed..mind;check..me;come..think;consider;costs;dal @
15 depends on;depuis..@;do not;do nothing;dont..anything;far as;fewer than;fewer..#;final $;finalement;forget..$
15 further;give..until;go..,;have..than;hold off;hold this;ich..noch;if..attacks;if..isnt;if..looks;ill write;in..case
15 in..minds;instead ?;instead..$;is wrong;it before;it off;last..is;leave #;leave..behind;leave..out;lets do
15 lets..the;line ,;line is;make that;makes sense;meant;meant @;mind about;more..@;most $;move only;move..if;nach..,
15 next mail;niks;no move;no..no;not this;not..one;numbers $;on..thoughts;only as;or..?;order $;pas encore;placing
15 provided;rather not;rather..$;rest $;reverse;roll anything;say..$;skip..attack;stay in;stay put;stop at;stop..it
15 swap..#;te..,;that..my;the above;the final;the move;the order;the placing;the result;the set;them up;then..it
15 theres..left;this until;this yet;this..&;to stay;typed;under #;use the;vale;von..an;ware;wenn &;what..wrote;when im
15 where they;where..are;would..better;write again;y si;you hold;you play
16 # en;# throws;, make;,..them;@ dall;@..je;^ cancel;^ scrap;^..nach;aan vanuit;aan..@;and if;angreifen;angriff
16 at most;ataca;attack if;attacks..aan;but only;by then;check with;dall..$;depends;depuis @;disregard;dont do;draft
16 first line;forget it;id prefer;if..a;it #;keep my;la..dall;last bit;last line;less $;lose more;lose..than;many ,
16 nee;no attacks;no wait;one less;only..&;only..if;say #;scratch;second attack;si no;sure about;this as;throws
16 trade..$;until i;until ive
17 # or;# there;, attack;, leave;, non;, put;@..vanuit;^ put;aanvallen;attacca;attack..desde;attacks..an;dont go
17 dont play;dont..this;everything..the;if theres;if..first;la..depuis;make..#;me before;not #;on second;other..round
17 prefer;promised &;second thoughts;stop $;stop when;swap;them in;them..@;wherever;zet
18 , otherwise;@ aan;@ depuis;@ instead;@ von;desde..$;if..,;keep..cards;least #;other way;play it;skip the;the attack
18 vanuit;vanuit @;vanuit..$;von @
19 @ an;@ attacks;@ desde;attack la;final;if its;nach @;no $;the..line
20 the..attack
21 , not;only if
400 ^ # ? $;^ # losses is my limit $;^ # was nonsense $
400 ^ & , if youre reading this : leave @ alone for # rounds and i wont do it $;^ & @ next $
400 ^ & and i have a deal about @ $;^ & and i have a deal running , so the attack is on hold $
400 ^ & and i have a deal that nobody touches @ $;^ & and i shook hands on peace until christmas $
400 ^ & took @ and @ takes @ $;^ @ is useless to me $;^ about # $;^ altrimenti niente $
400 ^ and everyone who survives goes in $;^ anders weglaten $;^ april fool $;^ are you sure its my turn ? $
400 ^ because this was one $;^ bin that $;^ cuantas me tocaban ? $;^ did you already play it ? $
400 ^ do nothing until ive found my glasses and read the letter again $
400 ^ ferma all , ho il telefono in mano a mio nipote $;^ finally la moitie $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ het is maar een concept $;^ how many do i get for the set ? $;^ i had the names back to front $
400 ^ i have to think this over $;^ i might hold back a little $;^ i need & okay for this $
400 ^ i used the old map , so adapt it $;^ i will confirm in the evening $;^ i wont $;^ id be content with a card $
400 ^ if something changed since tuesday , wait for me $;^ ik heb me bedacht $;^ ik heb zitten klungelen $
400 ^ im bound by my treaty with & $;^ im withdrawing this for the moment $;^ indias getting the full # $
400 ^ is my map up to date ? $;^ is this really wise ? $;^ is this right ? $;^ its a maybe $
400 ^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just testing $
400 ^ lol ignore this my brother grabbed my phone $;^ maar hooguit # times $;^ mauvais message , desolee , jette le $
400 ^ max meta $;^ maybe next turn $;^ maybe tomorrow $;^ mejor # $;^ minus # , as i just saw on the map $
400 ^ my brother reckons im better off waiting , and i agree with him $;^ my cat sent that , sorry $
400 ^ my granddaughter was practising the keyboard , overlook all of this $;^ my proper turn is coming in a minute $
400 ^ my turn is not finished , i had to leave for the bus $;^ next week @ > @ $
400 ^ nothing is to be played before midnight $;^ ok here goes $;^ once my losses hit # thats it for me $;^ one try $
400 ^ pass , really $;^ plus one $;^ poor & , its his last country . . . i cant do that to him on his birthday $
400 ^ puedo desdecirme ? $;^ pues me desdigo $;^ retract that $;^ ritiro la mossa e passo $
400 ^ sempre che sia permesso $;^ spare & $;^ supposing those # are neighbours $;^ take everyone along $
400 ^ tbc , still waiting for sign off from & $;^ tell me and ill redo it $;^ that was last weeks plan $
400 ^ that was the plan , anyway $;^ that wasnt me , my brother had my phone $;^ the @ stuff was a typo $
400 ^ the cannon isnt to be given away $;^ theres a truce in @ , by the way $;^ they arent neighbours , are they ? $
400 ^ tomorrow i am away , so attack @ for me $;^ until it stops being fun $;^ van dat last heb ik spijt $
400 ^ wait for & $;^ were only rehearsing here , opening night is tomorrow $
400 ^ whatever mum sends today replaces this $;^ while i still outnumber her $;^ without moving anyone in $
400 ^ yes lets $;^ yikes , that shouldve been @ , my bad $;^ you can leave out & , i feel sorry for him $
400 ^ you decide $;^ you may stop the moment you see # sixes against me $
"""
