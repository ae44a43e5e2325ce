"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ ah , le @ , my amours $;^ all or nothing $;^ and @ ? $;^ as long as it stays fun i dont mind losing $
-400 ^ ce nest pas de la strategie , cest de la poesie $;^ das kommt davon , wenn man mich nicht ernst takes $
-400 ^ didnt we say no more than # weeks per round ? well , i did it in # , sorry $;^ est ce que le @ va tenir ? $
-400 ^ gelukkig let er niemand op @ $;^ gezondheid first , @ then $;^ hmm , well $;^ i meant to write earlier $
-400 ^ i put them there because from there you can see the sea $
-400 ^ ich attack nie aus bosheit an , nur aus langeweile $;^ id kill for a nap or for @ , whichever comes first $
-400 ^ id leave the country too if i were & $;^ if it heaven , a # $;^ ill do the dishes later $;^ is that enough ? $
-400 ^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $;^ let it be said that i was polite first $
-400 ^ let me know if anything is missing $;^ lo first es la salud y lo second es @ $
-400 ^ mi suegra se queda hasta reyes , no digo mas $;^ more of that $;^ my first attack $
-400 ^ my little brother broke the other one $;^ no , i dont want to know , im an artist $;^ no problem if not $
-400 ^ not bad , is it ? $;^ not sorry enough , though $;^ or am i wrong ? $
-400 ^ pardon , je croyais que cetait a & de jouer $;^ pick a number between one and # $;^ take it easy $
-400 ^ the real one , from # $;^ the second one is on her way , # in june $;^ then de lo de @ , cualquiera se fia $
-400 ^ then non , cest trop bon $;^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ to @ or not to @ , that was never really the question $;^ wait till my brother hears about this $
-400 ^ warte nur , & , @ vergisst nichts $;^ wenn das klappt , geb ich eine runde aus $
-400 ^ wenn das klappt , tanze ich auf dem tisch $;^ will # onder of will naar @ $
-400 ^ winning isnt everything , but id like to try it once $
-18 thanks
-17 ^ dear;^ thanks;thank;thanks for;this game
-16 ^ good;days;lovely;so i;thank you
-15 , $;^ our;birthday;cold;dog;game..,;master ,;poor;train;writing
-14 # hours;@..a;^ nobody;^ who;^..always;^..never;^..new;coffee;dear game;dear..,;dear..master;far too;friends;fun
-14 greetings;hard;hi..$;hours;im..the;in this;job;like a;lucky;of you;off to;on saturday;peter;regards;saturday;short
-14 snow;summer;thank..for;thanks..the;the best;the dog;the train;used to;was..,;world;you all;you for
-13 # days;& will;&..#;&..be;&..in;, thank;@ looks;^ greetings;^ poor;^ thank;^..peter;a game;a lovely;a very;all the
-13 and a;and it;anyone;beer;boss;broke;cake;days $;exam;expect;garden;greetings from;hate;hello;hello..,;holiday;host
-13 how is;im..,;in..game;last letter;laugh;month;mother;office;one day;people;peter ,;school;see you;seventeen;so im
-13 stopped;the world;time i;to play;walked;year $;years
-12 # weeks;&..the;, how;, thanks;, und;, youre;^ happy;^ hello;^ here;^..day;^..dog;^..looks;^..lost;^..mi;^..see
-12 a all;almost;and &;and its;and my;and still;blame;coming $;degrees;dentist;doctor;ever;everybody ,;everyone $
-12 family;flat;flu;for..days;for..this;from a;fun $;game..$;general;good..,;half the;hello..$;hey..$;hurts;i like
-12 i..your;ill be;im writing;is in;is..and;it..been;its been;its only;knee;letters;life;mad;me a;morning ,;my boss
-12 my dice;my mother;my..used;napoleon;nearly;never..a;new job;new year;of us;on sunday;patience;personal;poor..,;pub
-12 regards ,;room;seit;sie;since the;since..$;sitting;slow;so much;soup;spent;spring;started;strategy;such;table;team
-12 terrible;the baby;the garden;the pub;thirty;those dice;used..say;we..a;weather;weer;win this;winter;would have
-12 you should
-11 # #;# turns;& #;&..up;, did;, here;, who;,..and;,..he;,..were;@..&;@..been;@..its;^ best;^ cheers
-11 ^ congratulations;^ der;^ finally;^ hier;^ qui;^ seventeen;^ work;^..anyone;^..boss;^..ever;^..host;^..luck;^..old
-11 ^..pete;^..pour;a beer;a real;a..to;admit;ages;all week;and now;and..i;aqui;army in;army..@;at..map;awful
-11 be honest;breakfast;but its;by now;can..believe;cant wait;care;cheers;chess;choir;close;coffee $;company
-11 congratulations;day ,;delay;does &;driving;enjoy;everybody $;everyone ,;exams;fa;father;feelings;feels;film
-11 fingers;for asking;for running;for your;friend;funny;garden is;good luck;grandson;happy new;happy..year
-11 hard feelings;has..a;hate me;hello..the;here and;here i;holidays;honest;hope the;how long;how..your;i saw;immer
-11 internet;is &;is getting;is your;is..again;is..me;it took;kind regards;last..?;learned;lets see;like my;lonely
-11 looks like;luck;me for;me luck;mess;minutes;my back;my birthday;my new;nervous;news;nie;night ,;no hard
-11 no..feelings;nothing personal;nothing..,;now i;on..new;operation;peter..$;poor &;rain;report;running this
-11 saturday ?;saturday..$;see @;seventeen..in;so..?;so..had;strategy $;such a;sunday $;tanto;telling;the cat
-11 the delay;the doctor;the match;the neighbours;the summer;the weather;the..last;the..letter;the..says;the..so
-11 things;think &;this with;tomatoes;too..for;turn #;turn was;twenty;uns;very;waited;waiting room;walked..the;warm
-11 was so;wedding;week $;went..$;wer;wish me;wish..luck;wonderful;worse;writing this;writing..the;year;you a
-11 you believe;you..have;you..see;your..is
-10 !;# degrees;# minutes;# ones;#..and;& ever;& got;& had;& last;& must;& would;&..been;&..only;&..youre;, che;, der
-10 , dice;, even;, everyone;, hence;, mais;, with;, your;,..been;. #;@ again;@..such;^ even;^ for;^ got;^ had;^ hallo
-10 ^ hi;^ honestly;^ hoy;^ kind;^ long;^ love;^ nice;^ pd;^ see;^ weve;^ wie;^ wish;^ your;^..doctor;^..does
-10 ^..evening;^..finally;^..game;^..garden;^..ha;^..hands;^..hurts;^..late;^..morning;^..regards;^..round;^..spent
-10 ^..team;^..train;^..were;^..whole;^..won;^..writing;a disaster;a general;a great;a long;a mess;a nice;a week
-10 a..game;a..weekend;afraid of;afternoon;again ?;again..so;all day;all..and;all..you;alla;always..to;and all;and..am
-10 and..of;and..one;are on;asking $;at work;at..moment;ate;aunt;barbecue;be gentle;be in;be..in;be..of;beat;beautiful
-10 because..the;bed $;been raining;been..for;been..to;best ,;better than;better..than;blame the;bold;bon;book
-10 breakfast $;bye;cafe;cant believe;car;christmas..$;company $;concert;congratulations on;congratulations..the
-10 continent $;couldnt;da..$;danke;dass;days..$;defence;degrees here;degrees..and;delay ,;did..see;die..,;died
-10 disaster;do we;doctor says;driving test;eat;eaten;endlich;evening..$;ever..$;ever..to;everybody..$;everywhere
-10 excuse;fair;first..in;first..of;folks;for hosting;for last;for..and;for..reminder;for..the;forty;friends ,
-10 friends..$;from..very;game ?;games;gentle;geography;good evening;good morning;good..for;got..$;grandmother
-10 greetings..a;ha $;haben;had..coming;had..good;half..@;hallo;happy;happy birthday;has been;has..in;have you
-10 have..good;have..idea;hello from;hello to;hence;here for;here is;here we;here..#;hi;hi peter;holiday $;hope your
-10 hope..is;horoscope;host ,;hosting;hot;how did;how..the;i admit;i dadi;i ever;i love;i rolled;i..had;im a;im told
-10 im typing;in may;internet was;is late;is such;is..just;is..up;it..like;its..birthday;ive never;just me;kind..,
-10 kitchen;la..a;la..di;lake;last month;late..the;lately;laughed;le..a;lemurs;letter $;letter ,;liked;los..$
-10 lose this;lost my;loud;lovely..$;machine;map..a;marathon;maths;may the;maybe this;me or;me..is;meeting;merci;merry
-10 merry christmas;miss;mit..$;month $;more..and;more..than;my armies;my grandmother;my hands;my horoscope;my team
-10 my week;next game;no me;nobody ever;nos;not one;of..week;on me;on thursday;ones in;only..game;op de;our;outside
-10 owe me;owe you;party;passed;pay;pd;pd :;person;photos;pizza;portugal;power;practice;proud;puppy;quien;quiz
-10 raining here;ran;recipe;reminder;report $;rolled #;round was;rounds $;saturday ,;say..to;says hello;says hi
-10 says im;scared;schon;short $;since;since #;sixes $;sleeps;so..to;sofa;soldier;soon $;sorry &;spam;still cant
-10 still..me;storm;summer $;sweet;take care;taking;talk about;talk..it;taught;teacher;tears;term;thank..$
-10 thanks..asking;that im;that..in;thats my;the barbecue;the dentist;the exam;the flu;the most;the office;the only
-10 the reminder;the snow;the..job;the..office;these days;they say;this year;to all;to bed;to your;to..honest
-10 today..the;took me;train is;typing this;une..$;us $;van de;very..$;vous;walked over;was down;was..disaster
-10 was..good;was..last;we got;we..all;we..to;went well;were..to;what a;what..i;what..is;who;whole..is;why i;wifi
-10 will..be;wind;wine;wins;with..armies;won the;wonder..&;work $;writing from;wurfel;you are;you at;you sent;you were
-10 you..for;you..your;your last;your mail;youre a;zit
-9 & still;&..come;&..getting;&..it;&..nothing;&..on;, &;, dass;, du;, ha;, little;,..baby;,..getting;,..ill
-9 ,..personal;,..sorry;,..then;. the;...is;...you;: &;@ always;@ will;@..spring;@..turn;^ bye;^ canada;^ cant
-9 ^ fingers;^ hey;^ hola;^ les;^ merci;^ snow;^ some;^ wer;^..anybody;^..been;^..care;^..christmas;^..dice;^..folks
-9 ^..grandmother;^..grandson;^..hard;^..heeft;^..knee;^..les;^..men;^..much;^..neighbours;^..played;^..snow;^..tell
-9 ^..voor;^..weather;^..wishes;a big;a cold;a decent;a friend;a meeting;a small;a war;a..feeling;ages $;alguien
-9 all my;altijd;always wanted;always..$;am $;an..to;and he;and ive;and nobody;and so;and..cant;and..dog;and..for
-9 and..today;and..was;any..,;anyone else;are finally;are we;armies and;as usual;as..,;asks;at school;auf der;awake
-9 back is;be kind;be out;beach;because of;been in;been..since;beer $;beginning;believe it;belle;ben ik;best wishes
-9 bet &;birthday..,;bit of;boiler;bored;brain;burning;but..is;but..like;buy;by christmas;can..it;canada;cannons;cape
-9 cards are;cat $;cellar;cheating;cheers ,;cheese;chez;chicken;christmas;clever;coming to;cruel;day..,;deadline;dear
-9 dear all;delayed;della;depuis #;dice last;did..ever;does..know;dont worry;dream;dreamt;drinks;earth;een..van;en la
-9 end of;ends;enjoyed;essays;etait;every time;feel like;feeling about;feeling..$;film $;fingers crossed;for waiting
-9 for..birthday;for..delay;for..hours;for..in;for..patience;friends $;from..hospital;frost;frozen;full of;game is
-9 game master;game so;game..i;getting..$;glad;gods;good at;good..everybody;gorgeous;got..in;great..$;grow;grusse;gym
-9 had it;happy..to;hate..$;hates;have had;have thought;heating;hebben;hele;here..am;here..go;hey;hi $;hi &;hi all
-9 hi there;hi..,;ho..la;hola;holds @;holidays $;hope this;hope..all;host $;hosting ,;house;how &;how are;how..you
-9 i can;i come;i couldnt;i dreamt;i expect;i finally;i play;i took;i..cant;i..im;i..only;i..what;idea what;if only
-9 ik niet;il pleut;im the;im..a;im..my;in our;in your;in..and;internet..down;is all;is good;is killing;is so;is well
-9 is..at;it coming;it feels;it was;it will;its..degrees;jaar;jam;job ,;june;just..or;kept;kids are;killing;killing me
-9 knee is;la..es;landlord;last game;last round;leeds;life $;like the;lisbon;lives;lost..armies;love it;luck ,;luck..$
-9 made me;master;match last;match..night;may $;me..this;meet;mir $;moi $;months;mood;mostly;mountains;moving house
-9 much for;my face;my father;my grandson;my mum;my neighbour;my old;my..lost;my..were;myself $;never been;new flat
-9 new..and;new..is;next year;night $;no..what;noise;nous;on for;on..bus;one..left;ones..a;operation went;our..,
-9 our..is;oven;over..keyboard;personal ,;peter $;picture;place to;planning;pleut;polite;pour..$;printer;proud of;quel
-9 quiet;quiet lately;recipe for;retard;revenge;room $;row $;sagt;saw the;scary;see..at;sehen;send me;sera;ses;siempre
-9 silence;since i;sitting in;sleep..$;smells;snow up;snow..to;so be;so forgive;so good;so..in;sorry about;sorry this
-9 sorry..is;soup..$;spain;stack in;stack..@;staring;staring at;starts;still..believe;stop &;story;sun;sunday and
-9 than my;thanks ,;thanks..running;the beach;the birthday;the car;the coffee;the deadline;the holidays;the hospital
-9 the lake;the letters;the little;the operation;the sofa;the storm;the tomatoes;the twins;the wedding;the..be
-9 the..came;the..flat;the..gods;the..house;the..looks;the..now;the..took;the..waiting;theyll;this..:;this..ill
-9 this..im;those were;time..i;to..all;to..single;tomorrow ,;ton;too quiet;trains;twins;um;umbrella;uncle;used..play
-9 usual;voila;was #;wat een;we..at;wedding $;weeks $;well played;were a;were all;were off;what..lovely;who..$;who..@
-9 who..the;whoever holds;win..one;work is;working;world..$;worry;worst;you #;you and;you had;you lot;you still;your
-9 your letter;your mother;your patience;zusammen
-8 # .;# coffees;# essays;# kilos;# percent;#..here;#..now;#..us;& was;&..are;&..but;&..going;&..ill;&..so;&..that
-8 , at;, ca;, especially;, except;, hi;, well;, youve;,..admit;,..boiler;,..der;,..did;,..everyone;,..everywhere
-8 ,..forgive;,..gibts;,..hope;,..hours;,..internet;,..never;,..train;. well;@ back;@ because;@ e;@ give;@ had;@..ill
-8 ^ ciao;^ danke;^ dice;^ encore;^ enjoy;^ exams;^ excuse;^ great;^ hope;^ look;^ merry;^ napoleon;^ new;^ off
-8 ^ regards;^ remember;^ say;^ shouldve;^ were;^ wir;^ youre;^..birthday;^..choir;^..couldnt;^..dreamt;^..feels
-8 ^..friends;^..good;^..grusse;^..guys;^..hi;^..how;^..idea;^..keeps;^..learned;^..ma;^..mal;^..man;^..must
-8 ^..neighbour;^..pleut;^..printer;^..rolled;^..school;^..sehen;^..stopped;^..trust;^..who;^..x;^..zusammen;a good
-8 a holiday;a quiet;a second;a short;a thorn;a year;a..after;a..job;a..like;a..week;a..windy;admire;again ,;again so
-8 age;ago $;alive $;all be;all over;all..best;all..well;all..years;als een;always $;always ends;always..the
-8 always..up;amazing;and lost;and that;and..havent;and..lost;angry;anos;anyway ?;anyway..$;apologies;arbitro;are all
-8 are off;are..still;arm;armies ,;armies..one;as always;ask $;at..wedding;aus dem;back from;back..holiday;battery
-8 be at;be furious;be home;be lucky;be..next;bed;been so;been to;been..@;been..here;been..those;beer for;beginning $
-8 bei mir;bei uns;bei..$;believing;best..,;beste;better a;bien $;big..in;birthday ,;biscuit;boxes;bravo;bring a;bus
-8 but..a;but..can;cake $;called @;calls;calm;cancelled;cant..$;cat walked;cat..over;charm;che mi;cheating..$
-8 chickenpox;chien;children;choir practice;ciao;close to;coffees;col;cold $;cold ,;cold and;come $;comes $;cook
-8 cost me;could have;could..&;cream;cumple;dag;day at;de &;dear &;defender;deserves;dice be;dice gods;dice had
-8 dice hate;dich;did you;did..get;doctor..i;does..have;dog $;dog..to;doing $;domenica;domination;dont tell;down $
-8 dreamt of;e la;eating;empire;ends up;enjoying;es seit;especially;est..,;etait..,;evening ,;evening..,;ever since
-8 ever..?;every single;every..i;everybody;everyone;everyone is;everywhere $;explain;far ,;far..many;feel..napoleon
-8 feeling better;feelings ,;finally got;first frost;first snow;first..i;flu $;folder;folks ,;for dinner;for today
-8 for..a;for..last;for..one;for..quick;for..soup;forgive the;fortune;fragt;friday ?;friday..$;from #;from holiday
-8 furious;game i;game..far;gehort;general $;getting..too;geworden;gibts;glass;goes..im;good;good feeling;good night
-8 good..$;good..all;good..peter;good..this;got my;got..from;grandchildren;grandma;gripe;ha;ha..$;had a;had time
-8 half term;half..,;hallo..,;hands are;hanging;happy $;happy..,;hard..$;hard..,;harriet;has eaten;has..raining
-8 has..the;hat ,;hat die;hats;have my;have..this;havent..a;he is;hello ,;hence the;here since;here..come
-8 here..tuesday;hi everyone;hi folks;hi host;hi pete;hier..es;hoffentlich;hold..,;holding;hole;hole in;honest $
-8 honest ,;honour;hope;hope $;hope everyone;hope..had;horse $;hours $;house $;how..i;i almost;i bring;i nearly;i open
-8 i spent;i swear;i told;i..an;i..dont;i..from;i..thats;i..time;ice cream;ieri;ihr;ik nog;ik..een;il..e;ill blame
-8 ill go;im getting;im mad;im on;im sorry;im..in;in..garden;in..give;in..letter;in..spam;in..weeks;is always
-8 is anyone;is at;is delayed;is gorgeous;is one;is short;is the;is..best;is..else;is..true;it always;it hurts;it true
-8 it when;it..on;its summer;its..here;its..to;ive been;jahr;jours;jullie;just walked;keep telling;keep..and;key;kilos
-8 kind to;kinder;knitting;know..$;know..i;la mia;la..du;la..est;lacht;lang;lasagne;last time;last..was;late..,
-8 laugh $;laughs;law;le chien;learn;letter;liebe;liegt;like napoleon;little one;little..in;lives in;living;lol $
-8 long do;looks so;looks..a;losing $;lost @;love ,;lovely..you;luck with;lucky $;machine broke;made of;made..laugh
-8 madre;mails $;makes me;mal wieder;mange;map in;map looks;maps;may..dice;me .;me how;me nightmares;me of
-8 me something;me that;me..that;me..turn;me..when;meetings;men in;mercy;mess $;mi $;mi ha;mi..il;month ?;morning..,
-8 morning..so;much..$;must have;my aunt;my best;my dog;my knee;my laptop;my spam;my strategy;my umbrella;my uncle
-8 my..again;my..have;my..hurts;my..last;my..teacher;my..took;nervous $;never had;never..$;never..to;new map;new puppy
-8 new..to;next..we;nice;nice..$;night..i;night..the;nightmares;nightmares $;noch..mir;not..good;november;november $
-8 nunca;nuovo;of luck;of my;of..at;office $;office is;on holiday;on your;on..board;on..way;ont;orders for;other..is
-8 out ?;out loud;owe;owe..something;owes;owes me;p;paper;parents;passed..driving;patience..a;people $;personal $
-8 pete $;phone..at;pity;play..with;plumber;point;por fin;post;pray;pray for;pray..me;pretty;que la;qui..le;quiet..$
-8 rain $;read..the;refuses;refuses to;regards..$;reminder ,;reports;respect;ripe;rolled..sixes;rome;room ,;round..a
-8 rounds..$;run $;sad;saw your;says..$;says..and;scared of;scusate;see..in;see..match;seit gestern;semana;send..a
-8 seventeen armies;short mail;should see;should..more;since..and;sincerely;sinds;sixes in;sixes..a;skiing;sleep $
-8 slept through;smell;so here;so tired;so..a;so..i;sometimes;sooner;soup $;soup ?;spam folder;spam..$;speak;speaking
-8 spent the;spring ,;storm took;story $;strategie;su;suerte;sunburnt;sunshine;survived;swear;table $;tan;tante
-8 taught &;taught..to;teacher would;team lost;tears $;tell..$;telling me;tenido;tennis;thanks..waiting;that..army
-8 the boiler;the cellar;the children;the concert;the family;the knee;the mountains;the post;the quick;the quiz
-8 the school;the sun;the table;the wind;the windows;the winter;the worst;the year;the..broke;the..defence;the..hate
-8 the..machine;the..refuses;the..room;the..still;the..work;these..?;they..the;thin;think..will;thinks..is;this so
-8 this works;this..#;this..in;this..late;thorn;thorn in;thorn..my;thought that;through the;thursday ?;time to;times $
-8 to everybody;to find;to join;to win;to..new;to..windows;toda;toda la;tom ,;took;took it;tree;tried;trip;trouble
-8 tuesday..the;turn :;turn..#;turn..i;turned;tut;up..?;up..my;used..be;ver;verspatung;verspatung ,;very windy;village
-8 volta;voy;waited #;waiting..,;wall;was fun;we go;we had;we were;we..this;week and;went;wer hat;were moving
-8 were terrible;were..house;what did;when is;when..had;when..was;which is;while..was;who would;who..have;why..the
-8 wieder..,;windows;windows here;windy;windy..$;winter $;with us;with..men;woke;woman;won;wonder what;words;work
-8 world domination;would..thought;writing..from;x;x $;year to;years $;years of;you in;you send;you so;you..@;your @
-8 your dice;your wife;your..with;youre doing;zum;zusammen ,
-7 # anos;# continents;# heures;# jours;# last;# months;# stunden;# years;#..&;#..ago;#..da;#..di;#..my;#..straight
-7 #..weeks;& ,;& always;& are;& armies;& face;& ha;& have;& owes;& should;&..at;&..dear;&..deine;&..hi;&..nice;&..no
-7 &..play;&..sleeps;&..through;&..when;&..your;, be;, boxes;, by;, comme;, deine;, didnt;, everybody;, good;, happy
-7 , hat;, hope;, jen;, mark;, mostly;, only;, pray;, said;, says;, sie;, sonst;, war;, where;,..again;,..almost
-7 ,..could;,..del;,..good;,..hat;,..how;,..kids;,..los;,..lost;,..mando;,..must;,..my;,..promise;,..sera;,..sie
-7 ,..typing;,..wir;,..worry;. ha;. how;. my;: la;:..was;@ anyway;@ holds;@ last;@ my;@ so;@ stands;@..day;@..im
-7 @..lost;^ alguien;^ aqui;^ back;^ bonsoir;^ cards;^ chi;^ dag;^ endlich;^ enough;^ evening;^ everybody;^ gisteren
-7 ^ grandma;^ have;^ hes;^ isnt;^ its;^ ive;^ jetzt;^ liebe;^ lost;^ morning;^ oggi;^ old;^ quel;^ revenge;^ rolled
-7 ^ salut;^ scusate;^ she;^ short;^ sitting;^ sushi;^ thx;^ today;^ train;^ twenty;^ wij;^..afternoon;^..again
-7 ^..allemaal;^..almost;^..baby;^..best;^..big;^..calm;^..coffee;^..commence;^..crossed;^..dentist;^..did;^..doing
-7 ^..expect;^..expects;^..eyes;^..fille;^..friend;^..give;^..going;^..hab;^..has;^..hate;^..heating;^..hebben;^..hey
-7 ^..hours;^..hurt;^..ja;^..kind;^..laughing;^..left;^..live;^..map;^..maths;^..mercy;^..mother;^..news;^..owes;^..p
-7 ^..quiet;^..rain;^..saw;^..sleep;^..small;^..somebody;^..swear;^..taught;^..thanks;^..told;^..tomatoes;^..turns
-7 ^..uns;^..waited;^..warm;^..work;^..wurfel;^..year;^..zit;a beautiful;a board;a cake;a continent;a eu;a film;a flat
-7 a glass;a ladder;a map;a moi;a picture;a pint;a pity;a place;a plan;a pleasure;a rest;a saint;a star;a ver;a while
-7 a wonderful;a..all;a..attack;a..border;a..christmas;a..day;a..empire;a..if;a..late;a..move;a..neighbour;a..person
-7 a..plan;a..recipe;a..roll;a..ses;a..spot;a..table;a..time;a..up;a..war;aan de;abend $;about that;afraid..&
-7 after last;again and;again soon;against &;age $;aggressive;ai..$;air;alive..$;all is;all meet;all these;all very
-7 all..?;all..for;all..me;alla..,;allemaal ,;allemaal..$;alone in;already $;always;always forget;always said
-7 always..a;always..who;am samstag;am writing;am..the;am..this;amazing $;amis;an army;and carry;and happy;and im
-7 and sweet;and thats;and toes;and your;and..all;and..armies;and..dice;and..is;and..neighbours;and..never;and..not
-7 and..where;and..you;ano;anybody else;anyone..a;are my;are shaking;are well;are..a;are..for;are..on;are..to
-7 are..what;arrived;as ever;asked ,;asleep $;at breakfast;at your;at..beach;at..i;at..office;at..on;at..percent
-7 ate my;attack last;attacked;attenti;aux;awake..$;away..week;awfully;baby;baby..$;bad..about;baked;bank;basically
-7 be back;be my;be so;be with;be working;be..&;be..than;beach $;bears;bears $;bed now;been;been far;been staring
-7 been very;been..at;been..quiet;been..this;been..thorn;been..too;before breakfast;before my;before...;begin $
-7 being a;believe that;believe..?;believe..lost;believing in;belle mere;bene $;best defence;better late;between me
-7 big..$;big..for;bike;birthday $;birthday card;birthday on;birthday today;birthday..&;biscuits;bit..luck;blaming
-7 blue;board..i;boiler man;bologna;bon ,;bonsoir;book $;bought;boxes everywhere;boxes..$;boy;bread;breakfast..the
-7 bridge;bring..$;build;buongiorno;bus ,;but im;but..does;buy..a;buying;buying the;by &;by..way;bye ,;bye..&;calm and
-7 calm..carry;calor;came $;can have;can stop;cant stop;cards work;cards..for;care $;cares;cat;cat just;cat..my
-7 cat..walked;chances;changed jobs;chaos;chat;che..$;cheering;cheering for;cheese $;chess..$;chips;chocolate
-7 christmas ?;clear;coffee machine;coffee..broke;colours;come ,;come la;coming;coming..i;coming..the;completely
-7 computer $;congratulations to;conquest;continent;continents;could stop;could..send;court;crazy..the;crewe;crime
-7 cross the;crossed for;cruel to;cruel..me;cry;cuidado;culpa;curry;das wetter;daughter..her;daumen;day;day and
-7 day..the;days straight;de..met;dear host;dear peter;dear..$;decent roll;decent..$;defence ,;deje;del..?;delay $
-7 delayed again;dentist ,;dentists;der @;der..hat;des..$;deserves a;desk;dessert;di nuovo;dias;dice..be;dice..have
-7 did it;did..else;did..know;did..watch;didnt..?;die verspatung;die wurfel;die..sind;died $;dimanche $;disaster ,
-7 do to;do..know;does anyone;does..ever;dog has;dog refuses;dog..eaten;dog..the;doing a;domingo;dont forget;dont hate
-7 dont you;dont..&;dont..about;dorm;double..$;down..and;dreamt..@;drew;drink;driving..today;e mail;earth is;east
-7 eaten the;echt..$;egg;eindelijk;el domingo;el mapa;elephants;en ik;en..que;encore #;end in;english;enjoy the
-7 enormous;es..gestern;essays to;essays..mark;est bien;eu;euros;even my;evening all;ever ,;ever do;ever sleeps
-7 ever won;ever..@;ever..in;every;everyone keeps;everyone wants;everyone..the;everything is;exactly;exams are
-7 excellent;excitement;expected;expects;explain to;fa #;face is;face..numb;fait ses;family $;far..quiet;fast;fat
-7 father used;father..to;favourite;fed;feeling..this;feelings $;feels good;feels like;fence;ferry;fight ,;finally ,
-7 finally..the;find @;finds;fingers..for;finish;finita;first game;first round;first..this;fish;flatmate;flight;food
-7 for $;for ages;for an;for so;for some;for weeks;for world;for you;for..hour;for..i;for..long;for..people;for..so
-7 for..turns;for..while;for..whole;forever;forgive..for;forgotten;frank;frau;friday and;from..next;from..to
-7 from..train;fromage;frost last;frost..night;frozen..$;funny how;fur..$;game..on;games..$;ganz;garden $;garden..$
-7 garden..a;garden..full;gateau;gehort mir;gentle $;geografia;geography $;gerade;get my;getting far;gewonnen;gewoon
-7 giovedi;give my;glass of;gm;gm ,;go back;go out;goal;gods have;going..the;golf;golf $;good afternoon;good day
-7 good plan;good recipe;good..about;good..from;good..see;good..to;got back;got it;got me;got..second;gracias
-7 gracias por;grandfather;great game;great job;great..so;greetings ,;greetings..the;griep;grillen;grow up;grow..i
-7 guilty;gut;guys ,;guys..$;ha ,;ha..il;haben wir;habia;hace #;had an;had ik;had pancakes;had this;had to;had..first
-7 had..flu;had..for;had..lovely;had..of;had..on;had..power;had..to;hai;halbe;half..face;half..family;half..world
-7 hallo zusammen;hands;hands $;happened;happens ,;hard $;hardly;harriet here;hart;hart $;has chickenpox;has in
-7 has..and;has..armies;hat eigentlich;hates..$;hats off;have any;have waited;have..my;having a;he can;he never;he was
-7 he..to;healthy;hear the;hear you;heat;heaven;heb je;heet;held @;held..for;hello everyone;hello peter;hello you
-7 hemos;her first;here;here $;here are;here..$;here..are;het..een;het..van;heures;hey ,;hey there;hi to;highlight
-7 highlight of;highlight..my;his #;history;hole..my;home..#;homework;honestly ,;honestly i;honeymoon;hope for
-7 hope thats;hope..dice;horoscope says;hospital waiting;hospital..room;host..$;hotel;hotel is;hour to;hours in
-7 hours..and;hours..the;house smells;how do;how i;how..&;how..armies;how..it;how..that;huge;i blame;i call;i grow
-7 i hear;i hold;i hope;i know;i learned;i looked;i trust;i waited;i went;i..a;i..be;i..forget;i..hear;i..how;i..liked
-7 i..lucky;i..say;i..take;i..telling;i..typing;i..writing;ici $;id give;id..be;idea how;idea..&;idea..i;iedereen
-7 iemand;if..my;ik zit;ik..al;il mio;il ritardo;ill buy;ill put;ill see;ill take;im at;im blaming;im buying;im doing
-7 im late;im really;im so;im taking;im up;im..at;im..bit;im..for;im..here;im..scared;im..up;im..with;immer noch
-7 in der;in june;in law;in march;in person;in tears;in them;in..by;in..club;in..days;in..e;in..is;in..life;in..looks
-7 in..meeting;in..minutes;in..side;in..week;ingrid;interview;invented;is back;is een;is feeling;is finally;is lovely
-7 is numb;is over;is simple;is terrible;is up;is visiting;is war;is winning;is..always;is..cheating;is..far;is..why
-7 isnt..funny;ist all;ist wieder;it funny;it makes;it on;it since;it..&;its all;its like;its too;its..so;ive stopped
-7 ive..been;je suis;je tecris;je..de;je..la;job $;jobs;join the;join..next;jungle;jurgen;jurgen $;just back;just got
-7 just..from;kaffee;keep calm;keep well;keep..awake;keeps telling;keeps..me;keiner;kids want;killing..$;kind..$
-7 knee..much;knees;knew;know a;know if;know who;know why;know..@;know..good;komt;la semana;ladder;lads in;lads..@
-7 lake $;laptop died;las..,;last spring;last sunday;last turn;last..made;last..were;lasted;late again;late than
-7 late..never;lately $;laugh at;laugh out;laugh..loud;laughed $;laughing at;le fromage;le..etait;le..va;league
-7 learning;leaves are;leben;lena;les amis;les..,;les..ont;letters $;life ,;like #;like..$;like..good;like..last
-7 like..thank;lit;little..,;live the;lives..@;llego;llevo;lonely..there;long enough;long live;long..it;long..we
-7 look..@;looked at;looks..empty;lose..one;lost a;lost all;lost..#;lost..to;loud $;loud..the;love $;love..when
-7 lovely $;lovely ,;luck everybody;lucky last;lundi;ma belle;ma..,;ma..mere;macht;mad $;mad ,;made a;madness
-7 mal sehen;many..does;map and;map..$;map..the;march..@;margaret;master..the;match;match ?;match..$;maybe..is;me ?
-7 me i;me laugh;me today;me when;me..&;me..@;me..game;me..if;me..time;mean..$;meme;mensch;merci pour;mezza;middle of
-7 missed;monday and;month..$;mooie;moon;more weeks;more..until;morning..$;mother in;mother is;mother says;mother..law
-7 mothers;mountains ,;movil;movil $;mucho $;mum is;must say;must..the;my dentist;my desk;my driving;my english
-7 my exam;my exams;my favourite;my flatmate;my frau;my grandfather;my landlord;my late;my luck;my parents;my sisters
-7 my sleep;my..always;my..attack;my..died;my..job;my..just;my..lives;my..looked;my..since;my..today;my..walked
-7 my..wedding;napoleon ,;ne..jamais;need it;need..rest;neighbours are;neighbours rooster;neighbours..woke;neither
-7 never;never again;never liked;never..&;never..me;new glasses;new phone;news ,;news from;news..the;next..i;nice try
-7 nice..see;no mercy;no..how;no..ni;nobody expects;noch bei;noel;noel $;noon..the;not bad;not..for;nothing serious
-7 noublie;now for;numb;numb $;ob..das;of wine;of..days;of..last;of..will;of..with;off..choir;on earth;on..and;on..as
-7 on..train;one hand;one ill;one..ill;one..us;one..you;ones $;only saw;only..more;open $;open the;opened
-7 operation..well;or..&;ora;our choir;our first;our..has;out on;out..&;outside $;owes..a;pacifica;padre;paella
-7 painting;pancakes;panne;papers;passed her;patience ,;patience with;paul;pech;perche;perfect;person ,;personal..&
-7 pete..$;phone is;pint;place..be;plans;plaster;play..a;plays..,;pleasure;plenty of;point $;poker;poor @;poor old
-7 poor..$;pour une;predictable;probably..$;promised my;pub quiz;purple;pyramids;que..tengo;quelquun;qui..#;quick one
-7 quickly;quiere;quiet turn;quiet..,;radiator;raining..for;raining..since;rather be;read your;real table;real..,
-7 really be;refuses..go;regards $;regards to;remember when;reminder $;reminds;reminds me;reminds..of;rest..peace
-7 retard ,;retraso;revenge is;rio;ritardo;rolled..#;rolled..ones;rome ,;rooster;rooster woke;rooster..me;round i
-7 round were;row last;running..game;sabato;sagt ,;said that;said..$;saint;salut;saluto;samedi;samstag;saturday $;saw
-7 say &;say hello;say hi;says the;says..to;schonen;schoner;school $;scream;screen;screen $;scusate il
-7 scusate..ritardo;see whether;see..&;see..,;see..all;see..of;seems to;sent from;sent..i;sent..my;september
-7 september $;serious;serious ,;set up;seventeen men;shaking;shame;she always;she is;she reads;sheep;shell;short and
-7 short..$;short..,;short..sweet;should all;should really;should..this;siamo;silence $;simple;since $;since noon
-7 since you;since..summer;singing;sings;sister lives;sister..in;sisters;sisters wedding;sitting..the;sleep ,
-7 slept..the;snow $;snow ,;snow..$;so at;so close;so happy;so ive;so lonely;so naturally;so nice;so peaceful
-7 so quickly;so well;so..am;so..dice;so..last;so..least;so..my;so..when;socks;socks $;sofa $;soldiers $;some luck
-7 some time;some..for;somewhere ?;sorry..&;sorry..late;sorry..my;soy;spelleider;spot;spring $;standing;standing in
-7 star;staring..me;state;statistics;still angry;still dont;still get;still havent;still owe;still the;still..you
-7 stopped at;stopped believing;stopped..in;stories;straight $;strong for;students;stunde;stunden;suits;summer..$
-7 sushi;sweet today;sweet..$;swimming;table ,;tag;take up;tea and;tecris;tell &;tell my;terrible $;terrible..$;test $
-7 test today;test..$;than &;than never;thanks..hosting;that red;that stack;that..letter;that..lose;that..will
-7 thats all;thats how;the beginning;the cake;the cape;the colours;the days;the dentists;the ferry;the front
-7 the general;the gym;the heating;the highlight;the ice;the internet;the jam;the key;the kitchen;the lemurs;the ones
-7 the oven;the party;the photos;the plumber;the printer;the pyramids;the short;the silence;the trains;the waiting
-7 the washing;the..ate;the..but;the..cross;the..dice;the..door;the..frost;the..home;the..left;the..like;the..puppy
-7 the..quiz;the..reply;the..show;the..time;the..too;their;then la;there a;there because;there goes;these dice
-7 these years;think im;thinks i;thinks im;thinks..should;third time;thirty years;this im;this month;this..going
-7 this..of;this..short;those..armies;thx;time at;time in;time we;time..can;time..this;time..year;to choir;to cook
-7 to everyone;to fight;to mark;to thank;to...;to..practice;to..tomorrow;to..wife;toes;told him;tolto;tomatoes $
-7 tomatoes are;tomatoes..finally;tonight and;took #;took the;took..$;tooth;toujours;traffic;train $;train ,
-7 train leaves;train to;train..delayed;trains are;trap;tree $;true that;trust a;tuesday and;turn..?;turns $;tuve
-7 typos;typos $;uber;umbrella $;une..et;university;until noon;up all;up at;up golf;up i;up the;up..#;up..&;up..i
-7 up..want;ur;us;us..out;us..the;usual $;uur;vacances;verloren ,;verra;veut;vez $;vino;visiting;voiture;volcanoes
-7 volgende week;vu;wait..see;wait..you;waiting;waiting $;walk;want @;want my;wants @;war is;waren;warm $;was always
-7 was away;was cancelled;was lovely;was never;was on;was out;was..all;was..nice;was..until;washing;watch the
-7 watch..match;way .;way ?;we played;we spent;we went;we won;we..have;we..off;wed;week..#;week..i;weiss;well and
-7 well..#;well..&;well..,;well..a;well..the;wenigstens;went skiing;went..,;went..and;wer..eigentlich;were having
-7 were you;were..a;were..id;were..last;were..the;wetter;weve got;what happened;what time;what..game;what..he
-7 what..mess;what..week;whatever..,;when she;when we;when..grow;when..next;when..reads;when..saw;when..the;whenever
-7 who has;who is;who..is;who..winning;whole house;whole..smells;why does;why is;wieder;wij;will..me;win $;window
-7 window $;wine $;winter ,;with dice;with..?;with..bit;with..cat;with..hand;with..regards;wochenende;woke me;woke..at
-7 wonderful..$;world $;world ,;worried;worry $;worse $;worse than;would..so;wouldve;wrong ?;y #;y el;y quiere;year i
-7 years..$;you need;you next;you..a;you..been;you..beer;you..how;you..in;you..running;you..well;your..?;your..are
-7 your..doing;your..letter;youre;youre the;youre..a;youre..star;yours;yours..,;yours..me;zeit;zoo
-6 ! you;# abbraccio;# abrazo;# again;# anno;# ans;# caldo;# calor;# deadlines;# dogs;# friends;# fronts;# funerals
-6 # jour;# little;# people;# poco;# sixes;# tour;# uur;& $;& :;& ?;& attack;& be;& cards;& cheating;& get;& goes
-6 & heeft;& if;& ist;& moves;& never;& next;& now;& on;& plays;& poker;& position;& ran;& survives;& takes;& that
-6 & turned;& und;& ur;& used;& wird;& you;, aber;, adesso;, almeno;, as;, behalve;, beim;, bravo;, carmen;, como
-6 , crying;, dafur;, doesnt;, droit;, edith;, ein;, flu;, fortune;, greetings;, harriet;, hats;, hello;, hes;, hier
-6 , honestly;, hurrah;, il;, ingrid;, ist;, jurgen;, les;, lovely;, margaret;, marijke;, may;, merci;, met;, minus
-6 , moi;, never;, nobody;, nu;, op;, ora;, our;, peter;, poor;, remember;, sagt;, sauf;, send;, shes;, some
-6 , sunburnt;, tanto;, there;, theyre;, third;, time;, tomasz;, true;, weiss;, wer;, when;, which;, yo;, yuki;, zei
-6 ,..are;,..know;. i;. nobody;. what;14th;: happy;: he;: i;: ik;: le;: te;: thank;@ all;@ are;@ come;@ deserves;@ es
-6 @ ever;@ every;@ gives;@ hed;@ ist;@ like;@ must;@ off;@ one;@ reminds;@ than;@ these;@ without;@ won;^ amities
-6 ^ another;^ anyway;^ arsenal;^ attenti;^ been;^ being;^ besos;^ besser;^ beste;^ big;^ bon;^ bonjour;^ bonne
-6 ^ buenas;^ buenos;^ buongiorno;^ ci;^ coffee;^ coucou;^ dank;^ deje;^ desolee;^ dinner;^ does;^ domenica;^ done
-6 ^ drinks;^ drop;^ easter;^ eindelijk;^ end;^ estuve;^ exam;^ feeling;^ geen;^ gentlemen;^ going;^ grandson;^ grazie
-6 ^ groetjes;^ guten;^ ha;^ hab;^ harold;^ hast;^ heres;^ heute;^ hoffentlich;^ home;^ hows;^ ieri;^ ja;^ jattends
-6 ^ kein;^ las;^ leaves;^ lena;^ lieve;^ llevo;^ los;^ lovely;^ lucky;^ mal;^ meta;^ mia;^ mit;^ moin;^ monday
-6 ^ mooie;^ next;^ oma;^ op;^ peace;^ perdona;^ personne;^ phone;^ quiet;^ rain;^ respect;^ running;^ saludos
-6 ^ servus;^ shell;^ siebzehn;^ sometimes;^ stan;^ statistically;^ they;^ things;^ thirty;^ those;^ till;^ told
-6 ^ took;^ truce;^ tut;^ vaya;^ voila;^ walter;^ we;^ why;^ wow;^ xx;^ youve;^..armies;^..had;^..hope;^..time;^..week
-6 a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a candle;a cheeky;a chess;a comeback;a crime;a dentist
-6 a dish;a dog;a dream;a drink;a dull;a fait;a favour;a feeling;a happy;a hole;a hot;a jar;a lake;a leg;a maggio
-6 a mange;a medal;a merry;a miracle;a nap;a napkin;a nasty;a nervous;a noel;a photo;a power;a proper;a quick
-6 a rematch;a report;a row;a scarf;a sign;a soft;a tavola;a terrible;a virtue;a wall;a weak;a win;a...;a..?;abbiamo
-6 abbraccio;about last;about your;abrazo;abrazo ,;abuela;account $;accountant;accountant would;acqua;acting;acting up
-6 addictive;addictive $;address ,;adesso ,;admire it;admit $;admit i;admit it;advice;affreux;afraid;after me
-6 after this;afternoon ,;again for;again ill;against my;aggressive $;air $;airport;al #;alamo;alarm;alguien tenia
-6 alive ?;all alone;all for;all goes;all had;all morning;all night;all readable;all right;all see;all seul;all those
-6 allotment;allowed in;almost too;alone and;alta;altijd het;always had;always me;always roll;always the;am ?;am doing
-6 am freitag;am going;am typing;am wochenende;amici;amici ,;amigos;amigos ,;amis ,;amities;amities ,;an egg;an honour
-6 and fewer;and got;and half;and her;and here;and his;and is;and just;and laughed;and look;and sends;and seventeen
-6 and sleep;and went;and were;angry about;anni;anno;ans;any day;any electricity;any longer;any luck;anybody;anybody $
-6 anyone know;anyway ,;apero;apologise;apples;appointment;arbitro ,;are amazing;are better;are cheering;are coming
-6 are cursed;are enormous;are like;are made;are not;are over;are ripe;are rolled;are so;are still;armies &;armies are
-6 armies last;armies on;armies than;around a;arsenal;as vu;asked my;asked who;asks ,;aspetto;at &;at cards;at dinner
-6 at last;at lunch;at me;at university;ate the;atlantic;auch mal;auf den;august;aunt used;aussi;australian;autumn
-6 avec moi;avuto;awake ?;away last;awful $;awful ,;baby $;baby is;baby was;bac;back next;bad dice;bad feeling
-6 badly ill;bag;bake;bake you;balcony;band;barbecue $;barbecue on;barely;basically a;bataille;bathtub;battery is
-6 battle $;be &;be ,;be fair;be good;be hating;be mine;be proud;be slow;be sweating;be writing;beach ,;beans;beans $
-6 beat me;beat my;beats;beats me;beau;beautiful $;bebe;because;because he;because the;bed with;been a;been ages
-6 been an;been bored;been cruel;been mad;been nice;been playing;been saving;been there;been this;been waiting
-6 before christmas;before waterloo;beginner;beginner ,;behave;behave $;behind the;bei;beim zahnarzt;being so
-6 believe &;believe i;believe its;bent;besos;best served;beste spelleider;bet me;betis;better half;better run
-6 between #;beware;bicycle;bien qui;bier;big;big hat;big pile;bijna;biscuit on;bist;bit scared;blame my;blaming the
-6 bless;blijft;blind;bloke;bloom;board;board ,;board game;board in;boiler broke;bold $;bologna e;bonjour;bonne;booked
-6 bord;bored $;born;born on;boss is;both sides;bottle of;bottom of;boven;boven de;boyfriend;boyfriend still;boys
-6 brain has;brain is;brand;breaks through;bretagne;bretagne ,;brief ,;brilliant;bring the;brings;broke $;broke down
-6 broke my;broke this;broken;brought;bucket;buenas;buenos;buenos dias;build a;builders;built;burning a;burning so
-6 buro;bus so;busy;but he;but ill;but she;but then;but they;but war;but we;buy everybody;buys;buys the;by $;by friday
-6 by mail;by spring;by the;bye $;bye bye;cada;caffe;cake for;caldo;call a;call me;calls me;calma;cambiare;cambiare $
-6 came back;came second;came up;can all;can barely;can happen;can hardly;can hear;can only;can see;canada is;canario
-6 cancelled ,;candle;canguros;cannons $;cant sleep;cape town;card for;cards does;care ,;care of;careful $;cares $
-6 carmen;carmen $;carta;cat on;cataract;caught;caught me;ce sera;cellar is;cena;cerveza;cesare;cest #;cest la;chair
-6 chance $;change is;chaos $;chapter;charm $;charm of;charming;charming $;che i;che sfortuna;che si;cheapest
-6 cheating haha;cheeky;cheers for;cheers from;cherries;chess $;chess instead;chewing;chicken cross;chickenpox ,
-6 chiede;chien $;chien a;chips $;choir sings;christmas and;christmas if;christmas is;christmas to;coche;coffee is
-6 cold it;collects;collects spoons;colour $;colpa;combien de;come and;come down;come on;come out;comeback;comes from
-6 comme de;commence a;compagnie;compagnie ,;completely different;complimenti;complimenti a;concert too;confiance
-6 confiance a;conmigo;conmigo $;connection;connection is;conquered;conquering;contact;continent i;cook for;corner
-6 cornwall;corrects;coucou;could do;could possibly;could see;couldnt wait;couldve;countries $;country left;courage
-6 courant;cousin;credit;crete;cricket;cried;crime $;crisps;crossed $;crown;cry ,;crying;cuando me;cuarenta
-6 cuarenta grados;cuidado conmigo;culpa es;cup;curious;cursed;da #;da me;dabei;dad $;dadi $;dados $;dag vrienden
-6 dance;dank;danke fur;danke furs;dans les;dare;dark;darts;darts $;das leben;dass es;dass ich;dat @;dat is;daughter $
-6 daughter wants;dave;day ill;day late;days ,;days ?;days ill;days left;days now;de bus;de courant;de dobbelstenen
-6 de habitude;de hele;de kleinkinderen;de maravilla;de siempre;de temps;de trap;de winter;dead $;deadline ?;deadlines
-6 deadlines in;dear friends;dear gm;dears;dears ,;december;defended;defenders;degrees in;deine tupperdose
-6 deine wurfel;deja;del gato;delhi;delhi by;delighted;dell @;della mia;demenagement;demenagement est;dentist $
-6 dentist appointment;dentist was;dentiste;dentists waiting;der hand;der hat;der hund;der kaffee;der tastatur;der zug
-6 derriten;des sont;deserved;desk $;desole du;desolee pour;dessert ,;dice came;dice like;dice of;dice owe;dice were
-6 dice..me;did $;did anybody;did anyone;didnt expect;didnt i;die ganze;die jungs;die kinder;die ohren;die op;died so
-6 dienstag;diese;dinner ,;dinner is;diplomacy;diplomacy $;dire que;disaster $;disgrace;dish;dish best;dit ,;dit jaar
-6 divin;divin ,;do at;do hope;dodici;doesnt $;doesnt it;dog ate;dog is;dogs;doing;doing well;domani sono;domination $
-6 domination ,;done for;dont be;dont cry;dont laugh;dont talk;door open;double #;doubt;down for;down from;down here
-6 down singing;dreadful;dream about;dream of;dreamed;dreamed of;drill;drink for;drinking;drinks $;drinks are
-6 droit vers;du hast;du retard;dull;dura;duurt;e io;e una;early $;eat more;eat my;eats;eau;edith;edith $;een #
-6 een jaar;een kaarsje;een pech;egg $;eight;eighty;ein schoner;eine runde;einer;einer stunde;einsen;el betis
-6 el canario;el coche;el movil;el tren;el ventilador;election;electricity;electricity since;elegant;elegant $
-6 else have;emperor;empire $;empty ,;en een;en sevilla;en toch;en vacances;end when;ended;enemies;enemy;enjoying it
-6 enkel hat;enormous $;era solo;es ,;es del;essays on;est fini;estan;estas;estrategia;estuve;et le;et on;etait divin
-6 ete;eu son;euch;evening at;ever $;ever been;ever in;ever lose;ever sleep;every game;every minute;everybody a
-6 everybody up;everyone at;everything i;exam $;exam week;exam went;examenes;exams all;exciting;excuse my;expect to
-6 explaining;explaining the;eyes $;face when;fail me;failed;failed its;fair on;fais confiance;famiglia;familia
-6 families;families $;famille;family had;family is;fancy;fancy this;fate;father always;fatigue;favour ,;favours
-6 favours the;febbre;fed up;feel a;feeling lucky;feeling that;feelings about;feet;feliz;fell off;felt;fence $;fenster
-6 fermo a;ferry ,;fever;fewer wars;finally asleep;finally have;finally lacht;finally passed;finally ripe;finally some
-6 finally understood;finds you;fine game;fingers and;fini;fini ,;first la;fitting;fitting $;flat $;flat ,;flat went
-6 flies;flies $;flights;flights are;flowers;flu ,;fog;fois que;folder $;folder ,;following;fondo;football;for #
-6 for each;for explaining;for half;for keeping;for leaving;for people;for practice;for pumpkin;for real;for spain
-6 for taking;for tennis;for this;for turn;for writing;forget :;forgetting;forgive;forgive any;forgiven;fortress
-6 fortuna;fortune favours;forward;forward to;four;frank $;freddo;freezing;fridge;friend ,;friend of;friendly
-6 friends in;frio;from an;from rome;from sunny;from where;from you;fromage ,;front of;fronts;frozen solid;fun i
-6 funeral;funerals;funny $;fur die;furious when;furs;furs leiten;gabs;gained;game;game .;game after;game and;game end
-6 game go;game has;game in;game now;game than;gang;gano el;ganze;ganzen;garden now;gare;gato;gato $;gatto;gave us
-6 gedacht;gedacht ,;gefressen;gefressen $;gelopen;gelukkig;gemene;general bring;generals;genou;gentle with;gentlemen
-6 gern;gesehen;gestern ohne;get a;get any;gets bored;gets the;getting;getting better;getting cold;getting it
-6 gewonnen ,;geworden $;geworden ,;gezien;gia in;girl;giulia;giving;glad to;glasses ,;gloves;gnocchi;go again;go down
-6 go together;go up;goes for;goes my;goes on;gone $;good ,;good one;good turn;good war;good weekend;goodness
-6 goodness $;gorgeous $;got over;got that;got to;grados;grados y;gran;grandmother says;grandson was;grave;grave $
-6 graveyard;great;great $;greed;greve;gripe $;gripe toda;grippe;groetjes;groetjes ,;growing;gruss;grusse $;guarda
-6 guards;guess who;guilty $;guten;ha tolto;habitude;habitude $;hablamos;habt;hacen;had;had breakfast;had her;had no
-6 had such;hair;hair ,;half a;halt die;halten;halve;halve marathon;hammer;hamster;han;handball;hanging in;hanging on
-6 happen is;happy easter;happy when;hard to;harmless;harold;has gone;has never;has started;has this;has wifi;hast du
-6 hat my;hating;hating this;hatten;haus;have all;have frozen;have heard;have slept;have trouble;have written;have..$
-6 having the;he doesnt;he know;he tenido;he wanted;he who;he will;he wont;headache;healthy $;hear a;heard me
-6 heart says;heating is;heaven $;hebt;hed;heeft een;hele week;hello $;hello &;hello again;hello and;hello dear
-6 hello everybody;hello host;her cards;her driving;her hands;here again;here comes;heres;hermana;hes been;het first
-6 het ijs;het met;het was;heures ,;hey all;hey guys;hey hey;hey man;hey pete;hey..,;hi and;hi friends;hi guys;hi p
-6 hid;hiding;hiding in;hier $;hier soir;hier sturmt;him i;hip;ho avuto;ho piu;ho visto;hoffe;hola a;hold tight
-6 holding everybody;holds ,;holds the;holiday ,;home by;home for;honestly;honestly $;honestly have;honeymoon $
-6 honour of;hope is;hope nobody;hope youre;hoping;horse card;hospital;hospital $;hot ,;hours ,;hours and;hours of
-6 house in;house is;how cold;how was;hows;hows the;hoy me;hund;hund hat;hungry;hurrah;hurry $;hurts like;hurts to
-6 husband thinks;hut;i admire;i ask;i baked;i close;i conquer;i do;i drew;i find;i forget;i go;i guess;i hate;i held
-6 i honestly;i laughed;i learn;i left;i liked;i lit;i lost;i miss;i never;i played;i promise;i read;i sleep;i slept
-6 i tell;i the;i tried;i walked;i..this;ice on;ich hoffe;ich in;ich noch;ici ,;iets;if id;ijs;ik $;ik de;ik een
-6 ik slaap;ik wacht;ik zoveel;il a;il saluto;il treno;ill ,;ill bake;ill bring;ill eat;ill make;ill move;ils;im an
-6 im buro;im crazy;im more;im off;im playing;im predictable;im sending;im sitting;im standing;im troops;im winning
-6 impressed;impressed $;in advance;in bloom;in both;in cape;in delhi;in honour;in leeds;in life;in months;in november
-6 in other;in plaster;in portugal;in store;in viaggio;in winter;in..row;ingrid $;inherit;into my;invado;invado $
-6 invita;invito;invito a;io mi;is awful;is basically;is broken;is burning;is chess;is cold;is crazy;is doing
-6 is everybody;is far;is finished;is great;is having;is he;is like;is nearly;is now;is open;is planning;is quiet
-6 is shut;is thinking;is unclear;is very;is why;ist nichts;it cost;it had;it has;it here;it lasted;it lasts;it rains
-6 it twice;it went;it were;it..me;italy;its already;its fun;its getting;its just;its me;its nothing;its risky;its so
-6 its way;its..a;ive always;ive done;ive wanted;ja keiner;jaar $;jahren;jai perdu;jan;jan ,;jar;jattends;jattends le
-6 je bent;je fais;jen reve;jespere;jeu;jeu ,;joan;joan $;jobs ,;joke about;jongens;joue ,;jour;juego;june $;jungle ,
-6 jungs;justice;kaarsje;kaarsje $;kangaroos;kantoor;kartoffeln;keep your;kein mensch;keiner $;kettle on
-6 keyboard twice;keys;kids have;killed;kilos ,;kind $;kind for;kinder than;kisses;kitchen ,;kitchen table;klappt ,
-6 kleinkinderen;knee doing;knew what;knitting $;know im;know it;know its;know when;komen $;kommst;komt er;kuchen
-6 la abuela;la carte;la chance;la compagnie;la culpa;la del;la familia;la famille;la febbre;la musica;la nonna
-6 la paix;la partida;la pazienza;la pluie;la retraite;la vida;la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $
-6 laisse le;landlord $;lang $;lange;langsam;laptop $;larga;lasagne tonight;last #;last battle;last biscuit;last day
-6 last message;last report;last see;last this;last week;lasted $;lasts;lasts $;late ,;late as;late husband;lately ,
-6 laugh ,;laughed when;laughs about;laws;le cafe;le chat;le demenagement;le dentiste;le match;le petit;le printemps
-6 le retard;le temps;leave $;left .;left the;left until;leg;leg $;leger;legs;leid;leiten;leiten ,;lemurs $;lemurs and
-6 lemurs are;lesson;lets hope;letter ?;letters ,;letzten mal;letztes;leuk;leven;library;liebe grusse;lieve;life is
-6 lift;light $;lighthouse;ligt;like it;liked &;liked the;liking;liking $;lisbon $;lit a;little @;live;live $
-6 live once;llevo #;lo so;loaded;loaded $;loads;lol that;lonely with;long ?;long day;long march;long memory;long week
-6 longer ,;longer than;longtemps;look $;look like;look so;look where;looked it;looks lovely;looks pretty;looks rather
-6 looks scary;lord;los ejercitos;lose a;loser;losing;losing @;losing to;lost;lost again;lost so;loud on;love how
-6 loved;lovely map;lovely place;lovely report;lovely to;luck has;luck is;luck to;lucky than;lukt;ma come;maar de
-6 mad to;made my;made plum;maggio;mail made;mail this;maintenant;mais la;maitre;make up;man ?;man and;man wenigstens
-6 man with;mange la;mann;mann in;manners;many of;map ?;map like;map this;map you;mapa $;mapa nuevo;maravilla
-6 maravilla en;march $;march ,;march from;mardi;mare;margaret $;marido;marijke;marijke $;mark ,;mark before;mark my
-6 marmalade;marriage;marriage $;match on;mate $;matematicas;maths teacher;matters;matters $;may ,;may take;maybe &
-6 maybe ill;maybe im;me at;me awake;me down;me from;me harmless;me in;me one;me salio;me scream;me so;me twenty
-6 me voila;me who;me with;me..i;mean it;medal;medecin;media;medico;meeting $;mein chef;mein enkel;mein rucken;memory
-6 memory $;men and;merci encore;mess in;messages;messages $;met je;meta della;mi hermana;mi madre;mi marido;mi sento
-6 mia moglie;mind losing;mine have;minutes $;minutes to;mir @;mira;miracle;miss the;miss you;mistakes;mistakes $
-6 mit $;mit mir;moglie;moin;moitie de;moitie du;moment ?;mon genou;mondays;monde va;monster;montag;month ,;month and
-6 months $;mood to;moon $;more ?;more coffee;more geography;more of;more rest;more sleep;morning $;morning all
-6 morning from;most fun;mostly $;much coffee;much longer;much nicer;musica;my @;my accountant;my better;my boyfriend
-6 my brain;my coffee;my continent;my day;my dear;my des;my doctor;my family;my grandpa;my hair;my hart;my hat;my home
-6 my internet;my kids;my knees;my legs;my letters;my life;my liking;my love;my maths;my mothers;my moves;my nerves
-6 my notes;my pocket;my poor;my slippers;my tochter;my tomatoes;my train;my voice;my weekend;my whole;my wifes
-6 my words;my zoon;my..has;named;nap;napkin;napoleon before;nasty;ne fais;nearly forgot;neighbour ,;neighbours
-6 neither $;nemen;nera;nerves;nessuno;neus;never $;never ,;never fight;never played;never sleeps;never trust
-6 never won;new house;new..,;next month;nice ,;nice weekend;nicer;nichts geworden;nichts personliches;nie $;nie ,
-6 niet anders;niet vergeten;night in;nineteen;no idea;no le;no luck;no news;no one;nobody should;nobody to;noch ein
-6 noise in;non ce;nonna;nooit;normal;normal ?;norway;norway ,;not afraid;nothing but;nothing fancy;nothing like
-6 notice;nou ja;nous $;now and;nu nog;nueva;nueva ,;nur noch;ochenta;october;october $;of cake;of cheese;of coffee
-6 of little;of sixes;of time;of year;of yours;of..and;off and;off me;ohne pause;ohren;ohren steif;old $;old &;old @
-6 old board;old lady;older;older than;oma;oma ist;on est;on friday;on joue;on one;on strike;on tea;on verra;on vit
-6 one coming;one evening;one has;one on;one oven;one small;one soldier;one week;one who;ones for;only here;only live
-6 only play;ons;ooit;op het;op kantoor;opa;opening the;opera;operation ?;opinion ?;or later;or so;os;other news
-6 otra vez;ouch;our garden;our heating;our house;our kitchen;our love;our neighbours;out at;out by;out until;oven $
-6 oven so;paciencia;pacifica $;paella $;pain ,;painters;painting the;paix;pancakes for;panne de;parents $;parking
-6 parmigiana;partida;party $;pas op;pass on;patience is;patient with;patiently;paul $;pauvre;pay $;pay for;peaceful $
-6 penalties;per cambiare;per la;perder;perdo;perdona;perdu;perso;person $;person again;persona;persona pacifica
-6 personal .;personally;personliches;personliches $;personne ne;pete;petit;petite;peu ,;phone battery;phone corrects
-6 photo;photos of;piano ,;piccolo;picture $;piedi;pierdo;pierdo ,;pile in;pipes;pity that;pizza $;place i;plan is
-6 plan to;plan until;planning up;plants;plaster $;plastic;plate;plate $;play for;play from;play in;play like;play on
-6 played ,;playing in;playing this;plays the;plays too;pleasure so;pleut depuis;pleut sur;pluie;plum;plumber comes
-6 pocket;points;poker face;polite $;polite to;pool;pool $;por aqui;por el;por la;porta;portugal on;position
-6 position in;possibly go;post office;postage;postcard;pour les;pour nous;power cut;power was;practice now
-6 predictable ,;predicting;predicting storms;premiers;premiers pas;present;present $;preso;pride;printed;printemps
-6 priya;prize;professor;promoted;prossima;ps &;ps :;pub $;pub ,;pub on;pumpkin;pumpkin soup;puppy $;pyramids are
-6 que all;que cuidado;que le;que les;que los;que se;que tal;que todavia;que ya;quedan;questanno;questions;queue
-6 qui fa;quick;quick $;quick reply;quickly $;quiet in;quiz on;quiz team;racconto;race;race $;radiator $;raining
-6 raining for;rains;raise;ran away;ran over;rank;rather empty;read $;readable;readable $;reading;ready ,;real @
-6 real general;really enjoy;really enjoying;really well;reason;reckless;record;red army;reden;reden $;reggono
-6 regiment;regnet;rematch;reply yesterday;report you;resiste;retard $;retraite;retraso ,;retrouve;reunion;reve
-6 revenge $;review;reyes;rich;ridiculous;ridiculous $;right about;right this;ripe and;rira;ritardo ,;road $;rolled
-6 rolled a;roma;ronda;rosa;rose;roses;roto;roto $;round like;round starts;round the;roundabout;rounds ?;row;rucken
-6 rude;rude $;rules again;rules once;running;running on;rush;rustig;said hello;said i;salad;saludos;saludos desde
-6 samstag ,;sand;sandwich;santa;sat;sauf la;saving;saving those;say ,;say i;say that;says my;scare;scared $;scares
-6 scares me;scarf;scary ,;scary from;schaatsen;schat;schneit;schneit es;schon wieder;schoner abend;scored;scream when
-6 se casa;se derriten;se mi;se perdo;se ve;seaside;seaside $;season;second cat;see ,;see some;see who;sehen ,
-6 sehen wir;seit einer;sending the;serata ,;serio;serio $;served;servus;servus ,;ses premiers;sest;settimana;seule
-6 sevilla;sfortuna;shaking ,;shall be;she ?;she got;sheila;shell be;sherry;shes #;shes got;shift $;shivers;shivers $
-6 shoes;shoes $;short one;should take;shout;shout at;shouted;show that;shut;shut $;si e;si esto;si les;si pierdo
-6 side since;sides;siebzehn;siempre $;sign $;signal is;silence ,;silliest;silliest thing;since about;since august
-6 since september;sincerely ,;singing $;single defender;sits;sitting $;sitting on;sitze;six;sixes;skiing $;skiing and
-6 slaap;slaap er;slapen;sleep ?;sleep again;sleep now;sleep so;sleeping;sleeps $;sleepy;sleepy &;slippers;slippers $
-6 slow $;small step;smallest;smell a;smells $;smells of;smiles;smiles ,;smoking;snelle;snow here;snow this;snowing
-6 snowing here;snowy;so big;so cosy;so expect;so far;so id;so is;so it;so its;so patiently;so somebody;so sorry
-6 so strong;so thats;so there;so wish;soft;soft spot;sold;sold the;solid;solid $;solito;sollte ich;some cake;some day
-6 some of;some sixes;some..$;somebody explain;something completely;sometimes $;sometimes i;son bac;sonno;sono gia
-6 soon ?;sooner or;sorry for;sorry im;sorry voor;souffle;sound;soups;spain tomorrow;spam ?;spannend;spat;speaking $
-6 spel;spelling ,;spent half;spiele;spite;spoons;spot for;spread all;spreadsheet;stan;stand up;star $;stare;started ,
-6 started a;started it;starts ?;starts in;statistically;statistics ,;stay warm;steht noch;steif;step for;steps;stil
-6 still ,;still a;still awake;still beats;still calls;still laughing;still lost;still remember;still see;still smell
-6 stond;stone;stone age;stop laughing;store;store for;storms;storms for;strategy is;strike again;stubborn;stubborn $
-6 studying;stuff;sturmt;sturmt es;sueno;sueno $;suits me;summer ,;summer there;sunburnt and;sunday;sunny;sunshine $
-6 super;sure whether;survive that;survived in;survives this;sushi tonight;swear those;sweating;sweet $;take ?
-6 take your;taking it;taking up;tal;talks;taller;tanto ,;tanto per;tastatur;taste;taught me;tavola;tavola $;tax;taxes
-6 taxes $;teach;teach her;team ,;tears ,;television;television $;tell him;tell your;telling everybody;tells;tells me
-6 telly;temperature;tempo;tenia;tenia que;tennis on;term ,;terribile;terribile $;terrible rolls;territories;territory
-6 than in;than mine;than our;thank goodness;thank my;thanks again;thanks to;thanksgiving;that again;that allowed
-6 that awful;that big;that can;that happen;that he;that hurt;that normal;that scares;that whoever;that you;that..a
-6 thats why;the air;the airport;the alamo;the atlantic;the back;the bag;the balcony;the bathtub;the beer;the blue
-6 the bold;the brave;the bridge;the bus;the cataract;the chances;the charm;the cheapest;the cheese;the chicken
-6 the cold;the company;the connection;the day;the defender;the drinks;the earth;the east;the fair;the fall
-6 the flights;the football;the fridge;the funeral;the good;the grandchildren;the job;the lads;the league;the library
-6 the lift;the lovely;the luck;the mail;the man;the marathon;the moon;the news;the noise;the opera;the painters
-6 the piano;the plate;the power;the purple;the quiet;the radiator;the rain;the record;the report;the roses
-6 the seaside;the shivers;the silliest;the slow;the smallest;the soup;the spam;the stone;the stories;the telly
-6 the test;the typos;the very;the vet;the view;the village;the wait;the wards;the way;the week;the wifi
-6 the windowsill;the..has;the..round;theatre;then bed;then she;there in;there now;therell;therell be;theres nothing
-6 these games;thesis;theyre predicting;theyve started;thing ive;things $;things in;think well;thinks &;thirty eight
-6 this around;this board;this close;this comes;this continent;this finds;this heat;this hotel;this ill;this it
-6 this long;this may;this might;this moment;this ones;this war;this week;this will;thought about;thought id;three
-6 threw;throw a;thursday $;thx for;ti mando;tiempo;tiene #;tient;ties;tight;tight ,;till then;time and;time flies
-6 time of;time since;time this;time with;time zone;times #;to an;to cornwall;to defend;to finish;to get;to him
-6 to knitting;to laugh;to leeds;to lie;to live;to move;to need;to pay;to plan;to portugal;to raise;to survive
-6 to vienna;to work;tocca;tochter;todavia me;today and;today because;toe;toes crossed;together $;toi ,;told patience
-6 told the;told you;tomasz;tomasz $;tomatoes ,;tomorrow and;tomorrow is;too ?;too careful;too hot;took my;tourist
-6 toute;trabajo;track;track of;train was;tren;trentanni;trentanni $;tried the;tried this;troops on;trouble $
-6 trouble opening;true story;tu as;tu es;tu ne;tupperdose;tupperdose steht;turn .;turn and;turn for;turn in;turned up
-6 turns to;tut mir;tut nur;twaalf;twenty six;twenty years;twice while;twins $;typical;typing with;uberlebt
-6 una persona;unbearable;unclear;und sie;understood;understood how;une fois;une semaine;une seule;unico;unico $
-6 university and;uns ja;until he;until it;until midnight;until now;until spring;until turn;up .;up chess;up now
-6 up this;upstairs;upstairs $;urlaub;us ,;us all;us every;us in;us is;used;utrecht;utrecht en;va bien;vader;vado
-6 vamos;vaya;ve;ve de;vecino;ventilador;ventilador roto;ver quien;verdediging;verlies;verra bien;very good
-6 very polite;very proud;very quiet;very sleepy;vet;vez que;vi;viaggio;vicino;vida;vida es;vielleicht sehen;vienna
-6 viens;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit;visitors;vit;vit dans;voi;voiture $;vol
-6 volcanoes and;volta che;von &;vorbei;vos;vosotros;vraagt;vrienden;vrienden ,;vu le;vuole;wacht al;wait any;wait to
-6 waited ,;waited for;walk $;walking;wanda;want a;war $;war before;war der;war ja;wards;warm ,;warmer;warten;was a
-6 was afraid;was at;was beautiful;was born;was fur;was ill;was impressed;was mine;was nice;was not;was some;was that
-6 was troops;was up;was very;washing machine;watch out;watched;watching the;water and;waterloo;way home;we changed
-6 we finally;we going;we hebben;we lost;we stopped;we used;we waited;we would;weather ,;wedding ,;week;week in
-6 week is;week op;week that;weekend painting;weeks ,;weeks and;weeks for;weeks until;weep;weer $;weer ,;well ?
-6 well as;well be;well this;went $;went fine;went on;went to;wer finally;were $;were &;were at;were just;werk;wet
-6 weve been;weve had;what comes;what could;what does;when are;when did;when does;when one;whenever i;where @;where im
-6 where on;which i;while $;who &;who cares;who else;who made;who needs;who says;who taught;who was;whole family
-6 whole of;whole office;whole week;whole weekend;why;why do;wie man;wife $;wife i;wifes;wifi ,;wifi in;will attack
-6 will be;will go;will win;windowsill;wir;wir am;wir uns;wird mir;with an;with cannons;with flu;with his;with kind
-6 with no;with those;without glasses;wlan;wollte ja;woman $;won #;won a;wonderful $;wondering;wont forgive;wont like
-6 wont stop;worden;worden $;words $;words ,;wordt het;work has;work now;work to;working $;works ill;worlds
-6 worried about;worst that;would go;wow;wow ,;write to;writing a;written on;wrong hands;wrong im;wurfel sind;wurfle
-6 xx;y tengo;ya es;ya te;year ,;year ?;yellow;yo ,;yo soy;yoga;yogurt;yogurt $;you asked;you be;you better;you both
-6 you call;you last;you only;you played;you tomorrow;you tried;you watch;you well;you..&;your back;your families
-6 your father;your fingers;your knee;your mum;your opinion;your time;your..$;youre ever;yours owe;youve got
-6 youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zonde;zone;zone are;zoon;zoveel
-5 &..a;&..this;&..you;, ma;, they;,..had;,..here;@ from;^ &;^ are;^ everyone;^ how;^ last;^ mein;^ my;^ ps;^ wat
-5 ^ yours;^..een;^..got;^..kids;^..read;^..sister;a..for;a..last;a..of;alive;and the;and..a;and..still;are the;asking
-5 best;bet;comme;crazy;crossed;day $;del..$;der;dice $;did the;easter;evening;first time;for once;fur;gestern;had the
-5 haha $;half my;have been;her;her $;here..the;hi ,;hope you;i..you;im going;im..this;in a;in..for;is..#;is..the;ja
-5 jamais;jetzt;kids;kind;laptop;last night;last..and;last..i;lol;looked;love;luck $;lunch;man..$;much;my..is;my..on
-5 myself;need a;nice to;night;night..$;nu;of a;on..,;on..?;owe..a;plays;ps;quiet $;red;single;something $;tea;tengo
-5 the board;the game;the..went;thinks;time ,;to a;to you;to..out;to..up;turns;weekend $;well ,;were;weve;winning;wird
-5 wish;with a;youve
-4 #..de;& for;& is;& to;&..&;&..if;(;, a;, but;, e;, et;, y;, you;,..for;,..im;,..its;,..still;...,;: $;@ next;@ was
-4 @..always;@..that;^ che;^ did;^ grandpa;^ ma;^ mon;^ nothing;^ que;^ so;^ well;^ what;^..bet;^..cant;^..el
-4 ^..everyone;^..for;^..from;^..hat;^..have;^..im;^..know;^..made;^..now;^..phone;^..plan;^..really;^..there;^..took
-4 ^..used;^..well;^..went;a man;a..$;a..on;a..place;a..that;a..turn;ago;all ,;all..$;all..,;am..$;an old;and i
-4 and..are;anyway;are you;are..$;at @;at the;be..by;been..,;believe;best..$;bien;but i;but my;came;came..$;chance;chi
-4 christmas $;club;dadi;dados;dead;decent;didnt;dinner;eens;empty;eyes;face;feeling;finally;finally..$;fine;for that
-4 from the;gives;gives me;going to;good to;got a;guys;had #;has a;have a;have no;having;heard;held;how;hoy;i am;i bet
-4 i had;i owe;i..its;i..of;il..$;ill..my;im..from;im..it;in #;in..last;is going;is much;is on;is..better;it just
-4 its my;its the;ja ,;keeping;keeps;laughing;les;like @;little;made;mais;man;map;me last;midnight;mine $;mucho
-4 my sister;my..for;my..in;my..thinks;my..to;neighbour;new;next $;next..?;nobody;of all;of..game;on a;on my
-4 one country;open;or is;our..$;past;played;probably;qui;remember;should have;since..,;single..$;some;someone
-4 still alive;straight;temps;that &;the dice;the house;the kids;the new;the...;the..had;the..map;the..this;the..turn
-4 these..$;theyre;this..be;through;tiene;time;time for;time..$;to..for;today $;told;true;trust;turn i;up in;up..$
-4 waiting for;war;watch;we are;we should;week ,;well;while i;wie;win;wishes;with one;you must
-3 # and;# armies;#..of;& told;, and;, da;, io;, its;, mon;, tu;, we;, ya;,..,;,..can;,..de;,..e;,..have;,..i;,..man
-3 ,..war;,..was;,..your;.;12th;3d;70th;80th;9th;@ is;@..the;^ bei;^ de;^ il;^ in;^ it;^ there;^..a;^..and;^..are
-3 ^..ben;^..cat;^..daughter;^..du;^..everybody;^..here;^..ist;^..keep;^..long;^..love;^..next;^..night;^..off
-3 ^..should;^..so;^..still;^..turn;^..was;^..your;a;a &;a me;a..la;a..one;a2;aankomen;aardbeienveld;aardrijkskunde
-3 abbronzando;aberdeen;abitanti;abmachung;abrir;absolute;abuelo;aburrida;aburrido;abyss;aca;acabo;accepted;accounting
-3 accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;acuerdas;ad;addio;adjourned;adonde;adopciones;advantage
-3 advent;advienne;afar;afdeling;afghans;africas;again..i;agnellino;agosto;aground;aguanta;agujero;ahoy;ai;aid;ainsi
-3 airco;ait;aiuta;ajax;alaaf;alan;alarma;alas;alcanza;alergia;all le;alleanze;allegria;alliance;alps;alright;alt
-3 alten;although;altogether;am;am..,;amateur;ame;americas;amersfoort;among;amor;amours;amused;and;and..$;and..can
-3 and..has;andersons;ando;android;ange;angeblich;angelito;angina;angler;anibal;anniversaire;anniversary;annonce
-3 annusano;anterior;apartments;aperta;apparecchio;appartement;appartient;appeal;appeltaart;applause;apportez
-3 appreciate;apprendra;apprends;approvato;approve;approved;approves;aprende;aprendiendo;apres;aprire;aprobe;aproveche
-3 arbeit;ardua;are..in;argentinian;arger;argern;argert;armadio;armata;armer;armies;armys;around;arrache;arranca
-3 arrepienta;arrivando;arrivata;arriver;arrives;arroz;arte;arthur;artist;arzt;as they;asado;asesora;ashamed;asias
-3 asilo;asked;asleep;aspettando;aspettare;aspettavano;aspettiamo;assume;assured;astonished;astonishing;asturias
-3 asusta;atascada;atlas;atmospheric;atrevio;attaquant;attendu;attic;attila;auch;audaci;aufs;aufsetzen;aujourdhui
-3 aunque;aurait;aurez;ausgefallen;ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians;auswertung
-3 auszahlt;autant;auto;autosole;avanti;ave;aveva;avevo;avez;avisad;avoid;avond;avonden;avrebbe;avrei;azahar;azucar
-3 b14;baan;babes;baci;bad..$;bags;bah;bahamas;bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon;balloons;bambini
-3 bambino;banco;bandages;banden;bangalore;banzai;baptism;barbe;barbecueen;barbiere;barking;barmaid;barn;barred;barrio
-3 barrys;basilico;basket;bateau;bateria;batman;battaglia;batterie;battu;battuti;bauchweh;be..this;beaches;beard
-3 beasts;beating;beato;beatrice;beautifully;beaux;becky;bedankt;beefs;beehives;beep;beeping;beeps;beers;bees;beetje
-3 begins;begon;begraven;beige;bekommt;belde;bella;belles;belleza;bellissima;bellissimo;bello;belote;benedicta;bereik
-3 berlin;beschaftigt;bescheiden;beschlossen;bestanden;bestimmt;betaalden;beurten;bezoek;bianchi;biased;bici;biere
-3 biertje;bill;bingo;binnenval;bird;birmingham;birra;birre;bisnonno;bisschen;bite;biter;blanquette;blaren;blasted
-3 bleeding;blessed;blew;blob;block;bloden;bloemen;blokes;bloodbath;bloque;blossom;bluffing;bobs;boca;bocca;bocce;boda
-3 bogota;boiling;bois;bolivar;bom;bombero;bonito;bonitos;bonshommes;books;boormachine;boort;boot;borbottare;bore
-3 boring;borsetta;bosch;bosheit;bothers;bottles;bougie;boulot;bounced;bouteille;bouwt;box;boxing;brags;brains
-3 brandweer;braucht;brauchten;braut;braver;bravest;bravi;breach;breaking;breath;breien;brest;brew;brightens;brille
-3 brilliance;bringing;bringt;brioche;briscola;britannia;brivido;brodo;broeken;bromas;bronze;broodje;brother says;brr
-3 brrr;bruder;brule;brutal;brutta;btw;buch;bucketing;buffet;bugles;buik;building;buit;buitres;bullet;bum;buon;buona
-3 buonasera;buone;bureau;buren;burgemeester;burger;buried;burns;burst;bus $;buscaste;buses;but what;butter;buurman
-3 caballo;cabian;cabo;cabs;cadet;cadiz;cafeteria;cajas;calcetines;calcetto;calcolato;calculado;calculated;calculation
-3 calcule;calda;california;calmer;calvo;calzini;cama;camille;campaign;campana;camping;campo;cana;canadians;canal
-3 canape;canas;cancello;cane;canguri;canicule;cannon;cannone;cansada;cante;canteen;cantina;canto;cap;capirete
-3 capitals;capo;cara;carajo;caravan;carefully;cargador;cari;carino;carissimi;carlisle;carnaval;carnival;caro;carried
-3 carrying;cartoline;cartons;casetas;casi;cassoulet;catasto;catch;catorce;cattiva;cattive;cautious;cavalleria;cavalry
-3 cave;cavia;cayo;ceiling;celebrando;celebrate;cellars;cello;cendriers;cent;cera;certainly;certificate;chairs;chambre
-3 champ;champagne;champions;changent;chantal;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures
-3 cheat;cheer;chemistry;cher;cherie;chevaux;chiacchiere;chiara;child;chillies;chills;chimio;chinezen;chiropodist
-3 chiusa;chiuso;chopping;chorprobe;chose;chris;churros;cielo;cierto;civilian;clama;class;classe;clausewitz;cleared
-3 cleo;cleos;cles;client;closed;closest;clubs;clue;coat;cobrar;cocina;coda;coincee;cojeo;cola;colazione;colds;colegio
-3 collecting;collectionne;colour;coltello;comedy;comer;comfortably;comfy;comida;cominciate;cominciato;comio;commencez
-3 comment;comments;commute;comodo;companeros;compared;complain;complaining;compleanno;compliment;compris;comptant
-3 comune;con #;concentrarsi;concentrate;conditioning;condolences;confesadlo;confesados;confess;confidence;confini
-3 confio;confitures;conquers;conquete;conquistando;conscience;conseille;conseillee;consiglia;consolation;consolo
-3 constitute;contained;contestas;contraire;contrasena;contro;control;convent;convincing;cookies;copies;coqs;coraggio
-3 corazon;corn;corras;correr;corri;corriger;corse;cortina;cortito;cose;cost;costing;costringe;cote;cough;coule
-3 countries;couru;cousins;couvent;covers;creeps;creia;criceto;critics;croise;cronica;croquetas;crossword;croyais
-3 croyait;cruelty;cualquiera;cuilleres;cumpleanos;cunado;cups;curtain;customers;cute;cuzco;cv;cycled;cyclist;d;dagen
-3 daher;dahlias;dak;dalle;damals;dancing;dandole;danemark;danst;dappertutto;darauf;daraus;darkest;darling;dash;data
-3 dating;david;deaf;death;debakel;deberia;debes;debo;debordent;debts;debutante;decentes;decider;deer;defeat;defeats
-3 defensa;defense;degree;dein;deine;deiner;dejar;dejaste;delicious;delirio;deliro;demand;demander;demissionne;denken
-3 denkt;denmark;dent;denti;dents;depende;deprime;der..$;desastre;deseame;desert;deserve;deshalb;despiadada;deteste
-3 devant;devi;devils;devrais;devrait;dialect;dice;dice..$;dicen;diceva;dicht;dicono;did;dienstreise;diente;dientes
-3 dieron;diesen;dieses;dietro;difesa;difese;dig;digas;dik;dikke;dimanche;dimenticando;dimentichi;dinners;dinosauro
-3 dinsdag;dirait;diritto;disait;disappeared;disculpas;dishes;dishwasher;dishwashers;disloyal;dispiace;dispute
-3 disturbo;diventato;divertido;diwali;dobbelen;doctors;documentaire;doet;doivent;doktor;dolares;domino;dommage
-3 donderdag;donne;donner;dont think;doorman;doors;doris;dorme;dormi;dormimos;dormir;dormo;dors;dort;dottore;doubtful
-3 doute;dozen;drains;drauf;draughts;draussen;drawings;draws;dreading;dreaming;dreams;drenthe;dressed;dressing;drijft
-3 drinnen;dritten;drive;drove;drucke;drucken;drukke;drukker;dublin;ducks;duele;duerme;duimen;dunkel;duran;during
-3 dusted;dutch;dwarfs;ear;eccomi;echa;echecs;eclipse;ed;edition;een..,;eerlijk;eet;eggs;egmond;eid;eightieth;eines
-3 eingeladen;einhandig;einzige;einziges;eis;el..$;elbows;elected;electrique;elegancia;eleganza;elena;elephant
-3 elettricista;eleves;elfstedentocht;eliminated;elimine;elle;elternabend;emails;embarrassing;embrasseras;emotionally
-3 emozione;empanadas;empece;empiecen;empires;emue;en..?;encanta;encuentro;endless;enemigos;enfadado;enfants;eng
-3 engelsgeduld;enige;enkelin;enorme;entertaining;entire;entirely;entrar;entschuldige;entschuldigt;entschuldigung
-3 enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras;escargots;esilio
-3 esitazioni;espanol;esperaban;espero;essen;essere;estamos;esteis;estomago;eten;ethics;etwas;euer;eure;evenings
-3 eventually;everybodys;everyone..$;evviva;ewig;ewigen;ex;exageres;examen;excited;exemple;exhausting;exist;expecting
-3 expensive;explained;explains;explanation;eye;eyeing;faccia;face $;facendo;faceva;faculty;fahrt;failure;failures
-3 faith;faithfully;falmouth;familie;fan;fangt;fans;far;fara;farben;fare;fatal;fatsoenlijke;fatta;faudra;faudrait
-3 fault;faute;fautes;fear;february;fellows;fenced;fenetre;feria;ferie;ferien;fermato;ferme;fermero;ferragosto;ferries
-3 ferrovie;fertig;festeggia;festhalten;fete;fi;fia;fichu;fido;field;fiero;fiers;fiets;fietstocht;figlia;figurine
-3 fijne;fila;file;fillings;films;find;findet;finding;finest;finishing;finit;finito;finora;fiona;fiorentina;fiori
-3 firma;fishing;fisioterapeuta;fixed;fixing;flank;flicker;fliegen;flitzebogen;flood;flooded;flooding;floors;flores
-3 fluchen;flushing;flying;focaccia;fois;folge;folie;fond;fools;footballs;footprint;for;for being;for me;for..$;for..,
-3 force;foresta;forgets;formal;format;forno;forte;fortunata;foul;fourth;fox;frame;framed;framing;francais;francfort
-3 franchement;freaking;frech;freddi;french;frere;fretta;freund;freunde;friedlicher;friert;frighten;frigorifero
-3 friolera;froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung;fui;fuite;full;fumar;fumo;funciona;funfzigstem
-3 funghi;funziona;furchtbar;furniture;fusse;ga;gagne;gagner;gaillards;gain;galaxy;gale;galicia;galley;gallo;gambero
-3 game $;game ,;gane;ganeis;gano;gants;gap;garage;gardener;gardening;garibaldi;garlic;garnish;garrisoned;gasket;gata
-3 gate;gateway;gatitos;gatos;gatta;gatti;gday;geb;gebeurde;gebrutet;gedauert;gedoe;geduld;gefuhl;gegen;gegenteil
-3 gegeven;gehabt;gehad;gehalten;geheiratet;gehts;gekocht;gekookt;gelato;gelaunt;geleden;gelernt;gelezen;gelida;gelijk
-3 gelsomino;geluisterd;gelukt;gemaakt;gemein;gemelli;gemiddelde;genade;generations;genial;gentilles;gentils;gents
-3 geometra;geprobeerd;gerard;gereden;geschaatst;geschafft;geschossen;geslaagd;gespannt;gesproken;gesso;gestuurd
-3 getreuzel;gevaarlijk;geval;gewacht;gewartet;gewerkschaft;gewinnen;gewinnt;geworfen;gezakt;gezegd;gezeigt;gezellig
-3 gezicht;gezin;gezinkt;gezondheid;gf;gg;giallo;gibs;giggles;gin;gino;gioco;giornata;giorni;giovanni;gira;girlfriend
-3 girls;giulio;giuro;glasses;glaubt;globe;glorious;glory;gluck;gnadig;go $;goat;gode;goedemorgen;gol;goldfish;goliath
-3 gomiti;goodbye;gooide;gordo;gossip;gotera;gotthard;gouter;governor;grab;grade;graden;gradino;graham;grams;grand
-3 grandchild;grandfathers;grandmothers;grandpa;granita;grateful;gratis;gratto;graz;grazings;greatly;greedy
-3 greenlandic;grew;grigia;groceries;groet;groeten;gross;grosses;grote;grown;grudge;grudges;grumpy;grussen;guapa
-3 guardaba;guardarmi;guardatemi;guarded;gucken;guerre;guitarra;guldens;gun;gus;gusta;gute;habeis;habits;hace;hacer
-3 haces;haha;haiku;halb;halbmarathon;hall;halves;ham;hamburg;hamish;hamstrings;handel;handful;handsome;hangen
-3 hangover;hannelore;hanno;hannover;happen;happiness;haren;harmlos;harolds;harrie;has to;hastings;hattest;hauled
-3 hausverwaltung;have..#;have..a;hawelka;he;he..$;headphones;healing;hearing;hears;heavens;heavier;heavy;hedgehog
-3 heel;heen;heh;heirs;hej;helaas;helado;helemaal;helen;helfen;hell;helpt;henk;herausgekommen;here ,;heros;herzliche
-3 hesite;heup;hiccups;hiciste;hide;hield;hier;hike;hilarious;hilda;hilde;hildegard;hill;hinderlaag;hiver;hiya
-3 hoarding;hoarse;hobo;hockeyteam;hoesten;hof;holzklotzchen;homeoffice;hometrainer;homme;hondo;honey;honing;hooray
-3 hopefully;hopeless;hopen;hopital;hora;horario;hore;horns;horrible;hosts;houd;houden;how..cards;hsv;huele;hufte;hug
-3 huilen;huis;hullo;human;humbled;humming;hungover;hurray;husbands;huso;hymn;i always;i could;i didnt;i feel;i made
-3 i thought;i was;i..it;i..no;i..so;ian;iba;ice;ich..$;ida;idi;idiot;if youre;ignored;ihnen;ihre;ill..it;illinois;im
-3 im..$;imaginaos;impara;imparato;impartial;impatience;impossibile;imprenable;imprendibile;in the;in..@;in..with
-3 inbegrepen;inbox;incanto;including;incredibly;ines;infancia;influenced;influenza;info;ingelijst;inn;innings
-3 inquisition;ins;inside;insists;insomnia;inspection;insufferable;intend;interessa;interest;interesting;invading
-3 invasion;invece;inventor;inverness;invierno;invitacion;invitado;invitation;invite;invited;invites;io;iowa;iphone
-3 irait;irene;irgendwann;is @;is my;is out;is there;is..so;it..a;it..that;italiano;italien;itll;jahre;jaime;jakarta
-3 jakob;jaloers;jammed;jammer;jammern;jamon;jansen;jarrive;jarriverai;jaune;je..,;jealous;jeanne;jeans;jecris;jeden
-3 jeje;jelly;jemandem;jen;jentre;jetais;jo;joanne;joe;joint;jokes;joli;jollof;jouez;jouvre;jubilarme;jubilo;juf;jump
-3 jumpers;juni;junio;junta;juve;k;kalt;kalte;kamchatkas;kampioen;kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant
-3 kap;kaputt;karls;kat;kate;kater;katie;katze;kegeln;keine;keizerin;keller;kerk;kerstboom;kerzenlicht;keukentafel
-3 kijken;kilo;kilometres;kinda;kine;king;kino;kippen;kiss;kisten;kittens;kleider;kleine;kleiner;kleintjes;klempner
-3 kletsen;km;knackered;knap;knapp;knie;knitted;know ,;kochen;koffer;koffie;koln;kommandiert;komme;kon;kontinent;kook
-3 koop;koppakking;kort;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch;kuhlbox;kunst;kur
-3 la..del;laatst;labor;lachen;lag;lagos;lambing;lambings;lambs;lammetje;lamp;landing;lane;langeweile;lap;lasciare
-3 lasciato;lastima;latino;laufen;laughter;laundry;laune;lauter;lavadora;lavora;lavoro;le..est;lead;leaky;lean;lecture
-3 leef;leer;lees;leesbril;leest;legged;leggen;leicht;leipzig;lekke;lemon;lemures;lend;lends;lens;lente;lentejas;leone
-3 lepel;lepre;leraar;leren;lernen;lesen;lettera;lettere;letting;lettre;leur;leute;leuven;levante;lg;liberated
-3 librarian;libro;licence;lieb;lieben;lief;liefs;lieke;liest;lieu;lig;liggen;lijn;like..,;likes;lily;lima;limon
-3 limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lions;lira;lis;lisa;lisbonne;lisible;listening;listens
-3 litiganti;livres;llama;llamado;llorar;llovio;lmao;loaf;lockdown;loco;logbook;logeren;lone;long $;long..the;lontano
-3 looks;loop;loopgraven;los;losers;loses;loss;lot $;lots;lottery;lotto;lovelies;loves;luc;luca;lucas;lucia;luckiest
-3 lui;luke;lukken;lunedi;lunga;lupo;m6;maarten;macbeth;macchina;macharne;machiavelli;machines;machs;machu;madam
-3 madhouse;maglione;magnificent;magnificos;magnifier;magnifique;maillot;mails;maiment;main;mains;maintaining
-3 maintains;maison;mal..,;mala;malade;malissimo;malmo;mama;maman;managed;mancano;mancanza;manda;mandaste;manege
-3 mangiare;mani;mantelpiece;mantengo;manual;many..$;map $;mapa;maple;mappa;maquina;maraton;maratona;marc;marcus
-3 mariachis;marie;marked;marking;marmelade;marrete;marreterai;married;marrows;mars;mart;marta;martes;martha
-3 marvellous;marz;marzipan;marzo;mass;masterpiece;matematica;maternity;mathe;mathematically;mathematics;matilde
-3 matinee;mattacher;mattends;matteo;mattino;maudits;mavais;mayo;me $;me..#;me..$;me..a;meal;meaner;meaning;means
-3 measly;meccanico;mechante;medaille;medias;medio;mediterranean;medium;meegemaakt;meek;meestal;mei;meilleur;mein
-3 meint;meisten;meistens;melted;melting;melts;membership;menace;mend;mens;mensajes;mensen;mente;mention;menudo
-3 meraviglia;mercato;merel;meritaient;merite;merito;merkt;messia;messiah;messy;meteen;meteo;metro;mexican;mia;midi
-3 miente;miglior;mike;mil;mild;mildiou;miles;milk;minquiete;minterdire;minterdit;minute;minuten;minuti;miscarriage
-3 miso;mitgenommen;mobs;moed;moeder;mogen;mois;moites;moka;molto;mom;momenteel;momento;monch;monday;mondo;mongolien
-3 mongols;monika;monnaie;monopoly;monsoon;montado;montare;montauban;moquez;moral;morceau;morir;morire;morning
-3 morricone;morto;mot;motherland;moto;mots;motto;mountain;mourning;moustache;moustaches;mow;mowen;much better;mudamos
-3 muero;mull;mulo;mundo;murio;mush;musst;must be;mutti;muur;muurtje;my cat;my..$;my..:;my..and;my..are;my..at
-3 my..wants;naam;nachbarn;nachfrage;nachgedacht;nachher;nachstes;nachtdienst;nachtjes;nacio;nagespeeld;nagging;nail
-3 nantes;naples;nara;naranjas;natte;navy;near;nebbia;nederlands;negli;neige;neighbourhood;nell;nembete;nerven;netjes
-3 neunundachtzig;nevica;new..$;newbie;nez;ngl;nicely;nicest;nick;niece;nieuw;nieuwe;nieva;night ?;nightmare;nights
-3 nimms;nina;ninety;ninos;nipotino;nits;nobodys;noches;noemde;nombre;nonno;noodles;noor;noordzee;normaal;northern
-3 nose;nosotros;nostra;noted;nothing..$;notices;notre;notte;nouveau;novembre;noventa;novia;now;now $;nowhere;nudeln
-3 nuit;nun;nurse;nuts;obedient;occasion;occasione;occuper;oclock;odio;odore;oeufs;of &;offended;offensiva;offerto
-3 officieel;offrire;oficina;ogni;ohio;oke;olga;olio;olive;olivia;olvidado;olvidarme;olvide;omas;ombrello;omelet
-3 omelette;omens;omg;omgekeerde;on monday;on tuesday;once $;oncle;one man;only my;onore;ooh;oorlog;operacion;operan
-3 operatie;operazione;opina;oposiciones;oppompen;opponent;oranges;oranje;ordinateur;ore;organiser;orgullo;orkest
-3 ormai;oro;ort;osaka;osten;ostern;ottantanni;oud;out..$;outlive;outlived;overcooked;overheersen;overkant;overslept
-3 overtime;ovviamente;owed;owned;owns;oz;paar;paarden;paardenkop;pace;pacifique;pacifist;packed;packet;packing;paco
-3 padel;padrona;pagare;page;pagelle;pago;paid;paie;paint;paintbox;palermo;paliza;pan;panache;panettone;panic
-3 pannenkoekendag;pano;pantofole;paperas;papi;papier;papillon;paques;parade;parado;paramaribo;parapluie;pararle
-3 parcel;parcmetre;pareil;paren;pares;parked;parlare;parlera;paro;pars;partido;partidon;parttime;pasa;pasando;passa
-3 passato;passee;passenger;passes;pasta;patatine;pates;paws;paye;paying;pear;peccato;peekaboo;peer;peinlich;penalty
-3 pencil;pendant;penguins;pensare;pense;pensioen;pension;pensione;pentiro;pepa;pepernoten;pepito;perdi;perdio
-3 perdonad;perdonato;perdre;perfecta;perfetta;permaloso;perro;perse;perth;pesca;pescaito;pesce;pesetas;pessimist
-3 petanque;pete ,;petites;pff;pfff;phones;physics;physio;physiotherapist;pia;piace;pianerottolo;pianto;picchu;picked
-3 pictures;pidocchi;piece;piedad;piena;piensan;piense;piepte;pierogi;pies;pieta;pijn;pille;pilze;ping;pink;pints
-3 pionnetjes;pitch;plafond;plak;planisfero;plannen;plantado;planting;platform;platzchen;playa;played this;players
-3 pleads;pleased;pleure;plombier;plot;plotting;plums;poche;pochino;podcasts;poesie;poffertjes;politics;poney;pong
-3 popcorn;poquito;portaos;portato;porte;porti;possess;possession;posteri;postura;pot;potato;potatoes;poter;poterie
-3 potje;potluck;potrei;poubelle;pouring;pourquoi;pourra;pours;pourvu;pox;poznan;praat;prachtig;prachtige;practically
-3 practises;praktisch;pram;praticamente;prayed;preciso;preferita;prefers;pregare;prego;prendermi;prenotato;presentado
-3 presepe;presidio;presque;pressione;pressure;pretending;prettiest;priez;primavera;print;prise;privato;priyas
-3 probability;probe;problem;procedure;prochaine;produced;prof;profe;profite;profs;promemoria;promesso;prometio
-3 prometo;promettevo;promis;promises;promptly;properly;proteste;proverb;provoquen;provvidenza;proxima;prufung;psst
-3 pubblicita;puertas;punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno
-3 quarantatre;quarantine;quartalsbericht;quartiere;quatorze;quedate;quede;queen;queens;queja;quemo;queridos;queriendo
-3 quesos;quicker;quiera;quieter;quieto;quito;quon;raadt;rabbit;rabia;rache;raclette;rad;radios;raffle;ragazzi;ragazzo
-3 rage;ragione;railways;rained;rainy;raison;ramen;rancune;random;rapido;rare;rarely;raro;rase;rat;rato;rats;rauchen
-3 ravi;read that;recette;rechner;recht;rechtop;reckon;recommended;recordo;recover;recovered;recovering;redet;ref
-3 refreshing;refused;regalato;regardais;regarde;regent;regimental;regiments;reginald;regions;regrets;regulars
-3 rehearsal;reign;reindeer;reino;reinzukriegen;reken;rekenen;relief;remembers;remercie;remind;reminded;reminding
-3 remis;remote;rendang;rendirme;rends;rendu;rennes;renovating;rent;rente;rentre;rentree;repaint;repair;repaired
-3 repeint;repris;rescued;reserves;resfriado;resist;resisti;resolution;resort;respectfully;respects;respira
-3 responsible;restera;results;resuscitating;retired;retirement;retiring;retourne;rever;revuelto;revues;reza;rezar
-3 rgds;richtige;ricordati;ricordi;ride;rido;rie;right $;rijbewijs;rijk;rijles;rillen;rioja;ripicca;rire;rise
-3 riskieren;rispondo;ristretto;riunioni;rivincita;roadmap;roads;rob;roba;robbed;robin;rode;rodillas;romans;romanzo
-3 rood;roof;roofs;rooien;rook;roommate;root;rosso;rot;rotelle;roti;rots;rough;rounds;rovinato;rubbing;rubicone
-3 ruckwarts;ruft;rug;rugby;ruhe;ruhig;ruik;ruikt;ruined;ruining;ruins;ruled;rummy;rumour;rumours;ruota;russa;rustige
-3 ruthless;ruud;sabado;sabbia;sabe;sacrifice;sadly;sai;sailor;sait;sal;salaam;salat;sales;salient;salimos;salle;salud
-3 saluda;saludar;saludo;saluta;salute;saluti;salvato;sam;samba;samen;sammelt;san;sang;sanremo;santantonio;saper;sara
-3 sardegna;sauce;sauerteigbrot;sausages;saved;savoir;say $;scadono;scale;scaling;scan;scelgo;scendo;schach;schade
-3 schalke;scheelt;scheiden;scheusslich;schiaffi;schiele;schiessen;schilder;schilderen;schnee;schnell;schnelle
-3 schneller;schnupfen;scholarship;schones;schonste;schoonmoeder;schoonvader;schreibt;schrift;schrijf;schuld;schuur
-3 schwarzwald;schwer;sciolgono;scirocco;scissors;scoperto;score;scorelijsten;scotland;scrabble;scrape;scuso;seagulls
-3 seamus;seance;seat;seattle;secoue;sedie;seduta;see;seem;seemed;sees;segreti;segreto;seid;sein;selbst;self;sembro
-3 semester;semi;sends;sennuyaient;sente;sentenza;sentimental;serate;sere;serieus;servent;service;services;servidor
-3 servivano;sets;settled;settling;shade;shag;shared;sharpened;sharpening;sheffield;shifts;ship;shore;shot;shouldve
-3 shovel;shovelling;showed;sia;siano;sickbed;sickness;siendo;siento;sieste;sight;sigma;silencieuse;simulator
-3 sinaasappelmarmelade;since tuesday;sing;sinterklaas;sir;sitzen;sitzt;sixties;sjaal;skate;skates;skating;ski;skipped
-3 slaapgebrek;slaapt;sleeper;sleutels;slower;sluit;small;smesso;smiled;smiling;snails;snap;sneak;snert;sneu;sniff
-3 snored;snowdrops;snuffelen;snug;so long;so the;so this;so..,;soaked;sobrino;sock;sockets;soep;soeur;soffio;sogar
-3 sognato;soient;sois;soldado;soldiers;sole;solidarieta;somaro;someday;somehow;someones;sometime;somos;sonando
-3 songfestival;songs;sonnenbrand;sooo;soplad;sorry..,;sors;sortent;sosa;sotto;soul;sounds;soupe;souvenir;souvent
-3 spacca;space;spanje;spannender;spared;spater;spatz;spears;special;specifically;speech;spelling;spending;spero
-3 spiace;spielleiter;spikes;spilled;spilt;splinter;sport;sposati;sposiamo;sprinkling;sprint;spurs;squash;squeezed
-3 staff;stairs;standup;stapels;stared;stars;starting;startup;station;statistieken;statue;stau;staunt;stavano;steady
-3 steeds;steen;stellen;stenen;sterkte;stessa;steuererklarung;steve;stiate;sticks;stier;still on;stimmung;stiramento
-3 stolen;stomach;stood;stormy;stornoway;straat;strafkamp;stratega;strategist;streek;streepje;street;streikt;stress
-3 stretch;stretta;stroke;strom;strongest;stroom;stroop;stroopwafel;structurally;strudel;struggling;studiert;studio
-3 studios;stuffs;stuitje;stulle;sudando;sudden;sue;suegra;suele;suffira;suggests;sugli;suisse;suitcase;sull;sullo
-3 sultan;sunday ,;sunrise;suns;suocera;suonate;superb;superpower;supply;supported;supports;surement;surprise
-3 surprised;surrounded;survive;surviving;sus;suspense;suspicious;suspiciously;suyas;svedese;swabia;swallowed;swearing
-3 sweaters;swollen;sword;sy;sydney;sylvie;sympa;sympathisch;sympathy;tab;tabellone;tablero;tace;tachtigjarige;taco
-3 tafel;tage;tagen;tages;taglia;takeaway;takes;takes @;talent;talisman;talk;tambien;tamerlane;tandjes;tank;tanta
-3 tantas;tanze;tanzen;tap;tardanza;tardar;tardes;tardi;targets;tarta;tartaruga;tarte;tas;tatoeage;tatort;tattica
-3 tattooed;tatuaje;tatuo;taube;teachers;teaching;teas;teatime;teclado;teenager;teeth;teething;tegen;teglia;teken;tele
-3 telefon;telefonata;telefoon;telenovelas;tellement;temblando;temblaran;tempers;tenedores;tenemos;tenir;tenner;tent
-3 tentamens;tentant;tente;tenths;ter;terecht;terraza;terrified;terror;tesoro;test;tete;tetto;textos;thai;that..would
-3 thatd;thatll;the keyboard;the late;the map;the next;the..a;the..again;the..and;the..here;the..man;the..on;theory
-3 thirds;this..?;those cards;thread;thrilled;thrown;thunder;thunderstorm;thursday;thursdays;ticket;tickets;tidy
-3 tiemblen;tienne;tifo;tijdens;tiles;tim;times;tiny;tirania;tirannia;tirar;tired;tisane;tisch;tiza;tmrw;to me;to my
-3 to..now;toast;tocaba;today;toddler;toestand;toglie;togliermi;toiletgebouw;tokyo;tolgono;tomarme;tomaten;tomates
-3 tombe;tornati;torte;tortellini;tortilla;totally;tourists;tournaments;tournee;toussaint;tousse;towel;tracteur
-3 tractors;traded;trae;tragedie;training;traitors;trajeron;tram;trampoline;tranquilo;trapana;trapo;traps;trattore
-3 trauerspiel;travail;treasurer;treasury;trees;treguas;trein;treinen;treinta;tremate;tremblez;trenta;trente;trentotto
-3 treppe;trincea;tristes;triumph;troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare;trovato
-3 truly;trumpets;truppe;trusted;trusting;trusts;truus;tua;tuesday;tuesdays;tulips;tunnel;tuoi;turkey;turnbeutel;turni
-3 turning;tutta;tuvo;twelves;twos;type;typing;tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht;ubrigens;uff;ufficio;ugh
-3 uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unblocked;unbreakable;underestimate;underestimates
-3 underrated;understand;understands;understudy;undici;unfair;unheimlich;unlike;unlucky;unora;unpacked;unreal;unser
-3 unter;unterschatzt;unto;unusual;unverschamt;up for;up there;up to;up..the;update;updating;uses;vaak;vacaciones
-3 vacanza;vacanze;vakantie;valencia;valentia;valga;valuable;vanaf;vandaar;variance;variar;varicella;vast;veamos
-3 vedere;vedesse;vedo;veertig;vegetables;veine;veldhospitaal;velo;vemos;vendange;vendemmia;vendra;venezia;venga
-3 vengeance;venger;veniamo;venimos;venir;venis;ventre;ventured;venuta;verbrand;verde;verdict;veremos;verf;vergesse
-3 vergisst;vergognerebbe;verheugd;verhext;verjaardagskaart;verklap;verlegt;verliere;verlieren;verliert;verloor;vero
-3 verschrikkelijk;verslag;verspielt;verstaucht;verstopt;vertel;vertraue;vertrouw;vertrouwde;verzeih;vesicula;vets
-3 viaje;vicina;vicini;video;vieilles;vielen;viendo;vient;viera;vieux;vijftigste;villain;vind;vinto;viola;visited
-3 visits;visto;vita;viti;vive;vivement;vivre;vliegen;voce;voeten;voisin;voit;voix;volver;volvimos;volvio;voor de
-3 vorletzter;vorsichtig;votre;vraag;vragen;vrede;vredelievend;vriendin;vs;vueltas;vuelvo;vuestra;wage;wagt;waits
-3 wakes;wakker;walks;wallet;walls;walvissen;wann;want..be;warmest;warmly;warn;wartet;wartezimmer;was in;was..$;wash
-3 wasser;wasserkocher;watercolour;wauw;waves;wc;we;we dont;we have;we..in;we..the;wear;wearing;website;weed;weekend
-3 weeks;wegblijven;weh;wehgetan;weihnachten;wellington;welt;weltherrschaft;werden;wereldbrand;wereldkaart;wereldreis
-3 werent;wetten;what you;whining;whisky;whistles;whitby;whites;whod;whole;wi;wide;wien;wild;wilder;will $;willem
-3 willen;wim;winner;wirds;wisdom;wo;wobbly;wochen;wondered;wooden;wools;woont;worked;worthy;wou;wreck;wrist;wundern
-3 wurfelgott;yahtzee;ye;you $;you..all;you..me;you..the;young;younger;youngest;your..,;yours ,;yourselves;youth;yurt
-3 zag;zagen;zaun;zelfs;zerbino;zia;zoekt;zon;zonnebrand;zucchini;zucht;zukommt;zurraron;zwager;zwanzig;zweten;zwijgen
-3 zwolle
-2 # cards;# rounds;# times;#..in;#..so;&;& gets;&..?;&..all;, all;, dear;, really;,..a;,..about;,..always;,..got
-2 ,..ive;,..look;,..there;,..time;,..you;@ has;@ on;@..ik;@..like;@..me;@..one;^ domani;^ he;^ i;^ im;^ jai;^ la
-2 ^ lol;^ mi;^ never;^ nog;^ now;^ that;^ the;^ whoever;^..:;^..all;^..better;^..dear;^..having;^..is;^..owe;^..put
-2 ^..stack;^..then;^..wird;a bad;a bit;a single;a..about;a..from;a..in;a..so;a..when;address;again;again $;again..$
-2 all..monde;all..the;already..$;and..,;and..only;are;are in;are..?;are..the;armies $;armies in;armies..@;as my;at my
-2 at this;avec;be the;been..$;beim;being;both;both $;brief;called;cant;cant..the;country $;da..,;das..$;daughter;des
-2 diesmal;do with;does;du..,;e;e #;echt;een;ein;et;fait;feel..$;fell;fine $;for a;for all;for one;for the;for..late
-2 friday ,;get..card;going;good $;got;grazie;had..$;has..#;hast;have..the;her..$;here..my;holds;horse;how..do;i cant
-2 i..away;i..like;i..really;i..up;i..wait;id better;if this;ik..,;ill have;ill..back;in;in bed;in..south;is a
-2 is called;is coming;is full;is..@;it now;it..my;its;its not;je nai;je..a;join;just..$;keer;keyboard;keyboard $;know
-2 la..,;la..de;la..e;late;late..$;le monde;le..,;leaves;les des;like;like that;little..$;long;long..$;look;look..the
-2 los dados;lose $;lost #;love to;ma;ma..$;mal;man..@;many armies;mark;me the;mi;midnight $;minus #;minute $;moment $
-2 much..,;mum;must;my;my daughter;my eyes;my side;my..now;my..says;nai;need..$;night and;not..of;of @;of our;old
-2 on..map;one..them;one..these;only #;only a;only..for;out ,;over the;patient;peaceful;per;per..$;pile;play..the
-2 playing;poco;por;pour;real..$;really $;remember the;said the;says this;see my;see what;seen;semaine;sempre
-2 send..the;sent ,;she;shoulder;single army;sister;sleep;slept;so..and;so..is;somebody;somebody has;somebody..to
-2 sorry..the;still..at;stops;that @;that should;the letter;the night;the spelling;the whole;the..?;the..by;the..game
-2 the..of;theyve;think this;this at;this goes;this in;this morning;this..,;this..and;this..i;this..the;through @
-2 time ?;time..the;to be;to see;to..about;to..and;to..this;to..with;to..you;today ,;together;told me;took @;town
-2 turn..and;una..$;une;until the;up ,;usually;viel;voor;was;was the;was..#;was..to;wat;watching;water;way ,;way to
-2 we..do;we..on;well $;well..$;what they;whatever happens;while it;whoever..@;whole..$;why did;will..@;winning ,
-2 with you;would..like;ya;you ever;you see;you..at;you..my
2 #;# in;# to;#..,;#..at;&..i;&..to;, de;, en;, i;, id;, je;, just;, what;, will;,..all;,..het;,..ne;@;@ and;@..be
2 @..i;^ as;^ but;^ ho;^ is;^ maybe;^ to;^ wenn;^..#;^..at;^..che;^..could;^..dont;^..i;^..like;^..more;^..stop
2 ^..thought;^..will;against;all of;an;and..have;and..the;another;as;as i;back;back..the;be..to;before..$;better
2 between..and;border;brother;can;cest;dat;do i;do this;du;en el;esta;from @;gets;gets..$;got the;happens;have the
2 het..$;home;i did;i really;i..#;i..that;ich;il..,;im not;into;is $;is that;is..i;is..my;it;it is;it..the;ive..#;je
2 joke;las;late $;le..$;let the;let..know;longer;may;me..,;mio;my brother;my turn;na;no..$;nothing;of these;ok;once
2 one;one..$;over..$;play this;que;right;right..$;roll;round $;say;says i;says..should;see $;sent;should;soon;stack
2 start;still..$;than;that;that last;thats;thats..$;the end;the old;the..#;the..to;then..$;these;think $;this round
2 this..a;todavia;too;too..$;tot;una;until next;up $;way;when it;with..$;worth;you..?;zo
3 # across;# against;# et;# horses;# ill;# men;# more;# of;# off;# places;# po;# seul;# up;#..#;#..a;& a;& about
3 & asked;& avant;& did;& en;& est;& here;& het;& i;& id;& just;& move;& ne;& or;& side;& stack;&..already;&..for
3 &..his;&..is;&..still;, @;, alors;, are;, bin;, can;, cant;, con;, could;, donc;, een;, eh;, enough;, first;, from
3 , grazie;, help;, hit;, isnt;, la;, las;, lass;, last;, los;, maybe;, more;, now;, nur;, obviously;, one;, phone
3 , small;, surtout;, that;, venerdi;, vielleicht;,..an;,..better;,..come;,..dit;,..el;,..fait;,..going;,..has;,..ich
3 ,..id;,..ik;,..ist;,..just;,..let;,..mine;,..nicht;,..now;,..real;,..si;. hes;: het;: how;: je;: those;? ill;@ #;@ ,
3 @ ben;@ durch;@ est;@ except;@ ma;@ makes;@ mi;@ no;@ si;@ then;@ when;@ while;@..#;@..and;@..ich;@..not;@..to
3 @..you;^ #;^ (;^ ahora;^ all;^ am;^ better;^ bin;^ bis;^ bring;^ by;^ come;^ confirm;^ da;^ damit;^ deine;^ die
3 ^ een;^ eigenlijk;^ ese;^ eso;^ esta;^ forse;^ get;^ give;^ go;^ god;^ granny;^ halt;^ if;^ instead;^ je;^ keep
3 ^ laat;^ lets;^ looking;^ mamma;^ man;^ manana;^ meglio;^ menos;^ met;^ mind;^ misschien;^ most;^ no;^ none;^ of
3 ^ on;^ one;^ perdon;^ peut;^ plus;^ pour;^ quiza;^ quizas;^ roll;^ sister;^ sollte;^ solo;^ te;^ theyre;^ ti;^ time
3 ^ todavia;^ tom;^ tu;^ turn;^ va;^ whoevers;^ yes;^ yesterday;^..bring;^..dat;^..di;^..esto;^..gave;^..ik;^..il
3 ^..just;^..moitie;^..nicht;^..of;^..only;^..op;^..other;^..promised;^..que;^..runde;^..se;^..sorry;^..wouldnt;^..ze
3 a catastrophe;a computer;a double;a half;a joke;a minute;a rule;a set;a ta;a threat;a toi;a turn;a warning;a word
3 a..at;a..de;a..or;ab;abend ,;able;able to;about @;about a;about my;ach nein;act;afford;after a;against #;against a
3 against it;ago ,;agreed to;ahead ,;ahora;aire;all :;all until;all..in;all..on;along the;alors;already ,;already gone
3 als er;als..$;als..,;alter;altro;alvast;am i;am not;am still;america;an..,;ancora;ancora ,;ancora la;and #;and go
3 and ill;and no;and not;and only;and see;and shes;and then;and they;and this;and yet;and..should;and..to;andata;angst
3 annoy;annoy her;annule ,;another $;answer ,;answer my;answers my;antes de;any way;any..$;anymore;anymore $
3 anything else;anything in;anyway $;apply;are $;are at;are for;arent;armate in;armeen in;armees;armees en;armees..@
3 army there;arrive;arrivo;as discussed;asked me;aspetta;assez;at it;atrasado;atrasado ,;attack there;attack when
3 attente;au;auf;aufhoren;autre;avance;avanzano;avec #;avec..$;away;away ,;ayer;back #;back ,;back when;back..,
3 back..i;bad idea;bad..,;badly;badly $;bang $;bath;battles;be done;be happier;be left;be less;be more;be wrong
3 behalve;ben;ben a;ben klaar;bene ,;beside;best thing;bete;betise;betise ,;better..the;bien ,;bij de;bin ich;binnen
3 bis dahin;bises ,;bit with;blijven;blood;bloody;bloss;boat;border until;borders;borders ?;brave;break at;broer;bueno
3 bueno ,;but &;but dont;but here;but hes;but not;by a;by..,;ca;ca $;ca ?;ca passe;ca..$;call my;called ,;cambiar
3 cambie;cambie de;came out;can get;can read;can..$;cant be;cant decide;cant remember;capital;capito;card i;card is
3 cards;cards ?;cards if;cards is;cards to;careful ,;carry;cartas;carte;carte $;casa;catastrophe;ce..$;ces;cette fois
3 change $;changed;changing;changing my;cheaper;checked;chi ha;ci..$;coach;coast;coin for;come home;come to;comme ca
3 con &;con meno;con..$;confused;contare;continent ,;cosi $;could tell;could use;council;count on;counted;counted my
3 counting;country ,;crazy ,;crossing;cuando;cuanto;daar #;dadi ,;dados ,;daheim;dahin;dan ,;dan..$;danno;dans le
3 das ?;das ist;das klappt;dat van;davon ,;de armees;de helft;de kaart;de last;de los;de my;de troops;decide whether
3 decir;decirlo;decirlo $;dem tausch;demande;den;den @;denk ik;derriere;deze keer;dezelfde;di &;di me;di mia;di..,
3 dice..kind;didnt see;die karte;die neue;different;different $;different turn;dimanche ,;director;discussed;dit
3 dit que;do ?;do..have;doch erst;does that;doesnt;doesnt get;dont get;dont have;dont..me;door;door is;dove;down again
3 down there;dran;dran $;draw;dreimal;droit;druber;dry $;du all;durch;e mi;each;each other;een andere;eh ?;eher
3 ehrlich;eine..$;einmal;either;ejercito;el aire;el numero;el otro;el que;eliminato;eliminato ,;else;else is;en los
3 en..$;en..,;en..niet;encore;enough;enough ,;enough..$;enter;er ,;erst mal;es ist;es..$;es..,;esce;esce #;escribo
3 esta vez;esta..no;esto $;et #;et non;etre que;even a;even in;even..$;evening $;everyone stays;everything ,;except
3 fails ,;fall;falling;falls $;falta;falta $;fanno;fanno paura;fatti;faut;fear that;feel sorry;ferma;few $;fewer men
3 fight on;fin $;find it;finished $;fino a;first che;first place;first thing;fit;fix;fois $;fool;fool $;foot;footnote
3 for another;for my;for..game;for..moment;for..next;forecast;fought;found a;found my;free $;friday $;frieden
3 from that;from..?;front $;front ,;fue;full ,;gaan;gaat;gaat het;game with;garrison of;gedaan;gente ,;gesagt;get for
3 getippt $;gewinne;giorno;giro;go easy;go for;go..to;goed ,;goes;goes into;goes south;goes well;goes..@;going ,;gonna
3 gooien;got one;got..,;granddaughter;grandmas;grandpa says;granny;green;guardia en;haar;hablar;hacia;hacia @
3 had enough;had in;had my;hago;half asleep;halt;happier;has &;has already;has not;has touched;has..@;has..me;hat mir
3 hatte ich;have #;have ?;have an;have gone;have it;have lost;have not;have one;have seen;have..it;havent;he does
3 he plays;head $;heeft de;helft;help;help $;here but;here goes;hermano $;hes probably;het niet;het zuiden;heute
3 hi jim;hier en;hier ist;his $;hit;ho ,;ho letto;ho mai;ho messo;hoe;hoi ,;hold ,;hold your;home $;hoofd;hoop;hope i
3 hope im;hope to;horse cards;hospital ,;houdt ,;hour ago;how it;hurt $;husband has;i #;i attack;i counted;i even
3 i look;i might;i place;i put;i used;i wish;i..?;i..at;i..decide;i..do;i..to;i..too;i..with;ich $;ich hab;ich schlafe
3 ich wollte;ich..#;id had;id keep;idea if;idee;idee $;if no;if..lose;if..roll;ik #;ik ben;ik het;ik je;ik jou;ik me
3 ik place;ik stuur;ik was;ik..$;ik..de;ik..er;ik..niet;il contrario;il tuo;il turno;ill stop;ill..a;ill..you;im ahead
3 im feeling;im home;im no;im sure;in den;in line;in mano;in..in;instead of;io $;is ,;is about;is better;is er;is from
3 is off;is op;is right;is to;is..allowed;is..even;is..first;is..good;is..lot;is..that;is..too;isnt it;it $;it .
3 it again;it all;it and;it as;it becomes;it could;it looks;it might;it once;it otherwise;it out;it this;it tomorrow
3 it wasnt;it works;it would;it yourself;it..$;it..be;it..possible;it..this;it..to;it..wrong;its @;its enough
3 its still;its written;ive heard;ive just;ive lost;ive put;jai..#;japans;jarrete;jaurais;je het;je perds;jim;jouer $
3 jouw;jugada;jusqua;just;just #;just to;kaarten;kam;kan;karte;keep..of;keeping #;kidding $;kies;kind ,;klaar
3 klaar met;knock;know how;know..you;konnte;krijg ik;kurz;kurz ,;la ,;la tropa;la vraie;land;langer;las mias;lasst
3 last tour;last woche;later today;le last;le tour;le tue;le..?;leave some;leaves @;left;left in;legers;legers in
3 legers..@;lei;lets go;letto;letzten;level;limit;linda;lines;list for;little $;lo tengo;looking at;los #;lose
3 losing a;losses $;lost it;lost..$;lot;lunch $;lunes;ma ne;ma non;maandag;maar;maar het;magari;mail $;mail ?
3 mail before;mail..,;mail..me;mail..the;maken;maken me;makes;mal ,;mano;manque;many;many..&;map ,;map without;marche
3 marches;mas;max;may have;maybe;me :;me if;me out;me see;me shed;me some;me there;me..at;me..hour;mean &;mee;mee $
3 mee ,;meglio;mehr $;meiner;mejor $;men;menos;menu;merely;meta;mi fanno;mi serve;mi sono;mi..,;mia ,;mich;mieux ,
3 might;mind sending;mind yesterday;mind..$;minder $;mine ,;mine ?;mio ,;mir ehrlich;mir..$;mir..,;misschien;missing $
3 mistaken;mit dem;mit den;mitad de;moeten;monday ,;monde $;more armies;mornings;move #;moved;muss;must..$;my a
3 my broer;my computer;my glasses;my granddaughter;my keyboard;my little;my losses;my offer;my place;my zus;my..from
3 my..had;na de;nacht;nada $;nadie;ne ho;need the;need this;neighbour $;nephews;nessuna;neue;new armies;new one
3 next door;nichts $;niet te;night i;no digo;no estoy;no place;no se;no..today;noch jemand;noch mal;nodig;nog;nog ,
3 nog wel;nog..$;nomas;non ci;non e;non ho;non lo;non ti;not that;nothing at;nothing this;nothing..this;nummer;nur aus
3 ob ich;of $;of another;of ik;of something;of those;of what;of..,;of..@;of..can;of..i;off ,;off the;off..,;offer
3 often;oh ,;ok ,;ok ?;omen;on ,;on @;on it;on ne;on our;on this;on top;on..last;onder;one $;one army;one at;one for
3 one from;one here;one in;one left;one out;one stops;one to;one with;ones ,;only;only the;ook;op ,;op een;op..$
3 ophouden;ophouden $;opinions;or;or the;or..$;or..@;or..that;orders ,;ospedale;otherwise $;ou tu;oublie ce;oui;oui ,
3 out $;out there;over $;over ?;over it;owe &;own it;para..$;pardon;parece;parle;partie $;partita ,;pas de;passe;passo
3 past the;path;paura;paura $;pause;peace;peace in;penso $;per il;percent $;perdon;personne $;peur $;phone ,;pile $
3 pills;piu;play ,;player;plus;plus $;po;poco $;portate;porto;possible ?;pour..@;press;promise;proper;puedo;puesto
3 punto;put into;quand;quarter;que ca;que es;que jen;que viene;que..de;que..le;quelque;quita;quita el;quiza;quizas
3 read @;read the;real ones;really got;recu;reflechir;return;rien;right now;right to;risk;risky;roll $;roll..$;rolls
3 rolls $;ronde #;ronde ,;round..$;route;run;runde;runs;sa;safe;sag;said in;said on;sailing;salt ,;same to;say :
3 say about;says @;says never;schau;schlecht;schreiben;scrivo;se;se lo;sea;second place;seen &;segunda;semaine last
3 sending;sent you;seriously ,;serve #;seulement de;seven;shake;she may;should be;should come;should get;should leave
3 should you;should..a;should..been;shoulder and;shouldve been;si gano;si tu;si va;side;side $;sigo;sigue;single ,
3 sitio;sixes against;size;size ?;sleep..the;slept..it;so everything;so only;so we;so you;so..me;soir $;solo;solo ,
3 solo da;solo sitio;someone has;somewhere;somewhere $;son wants;sono;sono #;sort;sous le;south ,;southern
3 southern front;speel;speel dit;spelen;spiel;spielen $;spijt;sta;staan $;stack ,;start ,;stasera;stato;stavo
3 stayed in;stehen $;still got;stop me;storia;strike;subito;sugar;suis;sulla;supper;supposed;supposed to;surtout
3 swapped;tablet ,;take @;take the;talking about;tarde;tastes;te mando;tell..if;terug;terug $;testa;than one;than she
3 than that;that doesnt;that enough;that from;that in;that out;that right;that the;that..has;that..the;thats..i
3 the bar;the bath;the battle;the better;the bottle;the card;the cherry;the evening;the full;the home;the lights
3 the line;the long;the menu;the real;the road;the rule;the small;the soldiers;the southern;the war;the weekend;the..@
3 the..from;the..goes;the..have;the..where;the..with;them $;them for;then $;then @;there;there $;there i;there..a
3 theres;they ?;they have;they roll;they..,;think;think thats;think the;think..the;thinking;thinks the;third;this ,
3 this by;this more;this move;this over;this way;this..my;tho;tho $;thought $;thought i;threat;throw ?;thuis;ti
3 time..so;tirare;tired $;to cancel;to do;to end;to in;to no;to send;to that;to this;to..#;to..?;to..@;to..at
3 to..before;to..of;to..the;tocar;toch niet;todavia no;togli;toi;told that;tomorrow ?;tonight;tonight to;too if
3 too long;touched;tra i;treaty;treaty with;trick;tropa;truce in;truce..@;try it;tu;tu me;tue;tuo;turn yet;turno que
3 tussen;typing $;una sola;una vez;unbedingt;under the;under..$;understand it;unos;until;until christmas;until monday
3 until..$;use it;using;va bene;va o;van $;van @;vediamo;vergeten $;vers;very sorry;vez no;victory;victory $;viele
3 viene;viene ,;vite $;voir;voor..$;vorige;vraie;waar ik;wait is;wait..the;wake;wales $;want is;want some;want..see
3 want..talk;warning;was going;was half;was ik;was it;was too;was..at;was..my;wasnt;we can;we know;we say;weeks..$
3 wees;weg;weg $;welcome;wenn du;wenn ich;wenn..klappt;went off;were ,;weten;what do;what happens;what is;what the
3 whatever that;whats a;when youre;when..gets;where;where $;where my;where..is;whether that;while;while im;whoevers
3 whose;whose turn;why $;why my;wife ,;wife thinks;wilde;will #;will das;will do;will encore;will je;will nicht
3 will zeggen;win..$;wiped;wiser $;with &;with @;with all;with nothing;with these;with..#;with..in;without
3 without this;won $;word;wordt;work ,;would;would be;would never;write ,;wrong $;wrong ill;wrote this;wurde;y me;y no
3 y una;y..$;yesterday $;yesterday i;yikes;yo no;you about;you come;you hear;you later;you mind;you when;you..on
3 you..that;you..to;zien;ziet;zitten $;zo ,;zu;zuiden;zur;zus
4 # ,;# on;#..the;&..out;&..peace;, ho;, se;, si;, te;,..:;,..dan;,..das;,..everything;,..hab;,..may;,..me;,..non
4 ,..te;,..this;,..too;,..would;: #;@ ?;@ i;@ que;@..mine;@..more;^ als;^ and;^ before;^ con;^ could;^ do;^ erst;^ let
4 ^ mejor;^ more;^ once;^ se;^ should;^ si;^ take;^ thats;^ this;^ where;^..can;^..dit;^..do;^..forget;^..it;^..ive
4 ^..joue;^..la;^..ne;^..nothing;^..once;^..or;^..place;^..rest;^..solo;^..sono;^..the;^..trade;^..until;^..wife
4 ^..wollte;about the;about..,;after the;al..$;all ?;all..@;alone;als;another round;answer;answer $;armate..@;as a
4 at least;attack..there;au..$;away $;back to;be on;be..with;bit..$;bit..the;border $;but id;call it;cards $;cards ,
4 ce;ce soir;changes;con la;contrario;cosa;could you;coup;das..,;de #;decide $;del..,;deze;di #;di..$;did that
4 die halfte;do;do $;do..think;done $;dont..the;eigenlijk;en #;en @;en..de;encore $;er;era;erst;etre;everything;extra
4 fails;first;first..$;for..?;forse;free;from &;from last;geht;give;given;gli;go;go to;goes..,;half of;halfte
4 happens if;hasta;hat $;het $;het..,;husband says;i changed;i dont;i havent;i see;i want;i wont;i wouldnt;i..@;i..i
4 i..last;i..not;i..still;i..them;id;id..to;if you;if..fails;im back;im..sure;in it;in there;into..$;is for;is still
4 it ?;it a;its..,;je me;jouer;just a;just in;just..case;keep;keep..at;klappt;la..que;last weeks;later ,;least;left ,
4 lets;lets..$;light;lo..$;losses;mail;mal $;male;mando;may..the;met @;middle;mind the;mine..$;more..$;most;most of
4 my mail;name;ne;ne..rien;never mind;next turn;nicht..,;nichts;no;no..i;noch;non..,;north;not what;not..@;nur;ob;of #
4 of..:;of..in;on hold;on..first;on..phone;once ,;one place;one..a;ones..$;opinion;orders $;other..,;out of;para;pass
4 peace $;perhaps;place;place ?;plenty;promised;que @;que..,;questo;right ?;round ,;round..the;said..the;send;set
4 she has;shed;should i;should..the;sin;sono..,;sorry ,;sous;staan;stack is;stays;sur;take;than..in;that one
4 that..last;the bit;the last;the middle;the phone;the turn;the..about;the..for;the..i;the..when;them all;them..$;then
4 then the;then..,;there are;think its;think..$;thinking about;this for;this..for;this..not;this..to;this..you
4 though $;to #;to @;to leave;to sleep;to stop;to take;to wait;to..&;to..on;tomorrow $;top;tour;tra;turn is;until..,
4 until..week;van my;veo;vindt;wacht;wait..&;want;want the;wenn das;what..if;whats;whether;wife says;wife..i;with the
4 wollte;would..$;wrong..$;you can;you..it;you..its;you..this;zijn;zug;zuruck
5 # $;# armees;# at;# di;# losses;# man;#..i;#..it;#..non;& hat;& my;& too;& turn;& up;&..:;&..attack;&..first;&..he
5 &..ist;&..moved;, als;, always;, ask;, cetait;, ci;, dann;, denk;, dont;, ill;, nada;, no;, para;, please;, say
5 , theres;, though;,..#;,..attack;,..brother;,..enough;,..goes;,..husband;,..je;,..many;,..mich;,..off;,..orders
5 ,..se;,..send;,..shes;,..son;,..think;,..ti;,..times;,..which;,..will;. @;: first;: no;:..@;@ $;@ :;@ con;@ niet
5 @ or;@ thing;@..$;@..con;@..fall;@..help;@..is;@..off;@..then;@..was;@..whatever;^ after;^ antes;^ ben;^ can
5 ^ change;^ das;^ e;^ eigentlich;^ es;^ falls;^ from;^ hold;^ id;^ lieber;^ max;^ nach;^ not;^ nur;^ only;^ pardon
5 ^ perhaps;^ pick;^ place;^ play;^ scusa;^ statt;^ these;^ und;^ was;^ would;^..@;^..anything;^..by;^..dan;^..great
5 ^..hold;^..ich;^..instead;^..joking;^..line;^..may;^..met;^..mind;^..mon;^..one;^..para;^..soon;^..toi;^..wants
5 ^..wasnt;^..when;a coin;a la;a typo;a..army;a..is;a..mail;aan..$;about $;about...;about..if;ach;ach..,;achter;after
5 again after;again at;against me;against..,;ah ,;all ca;all en;all this;all..#;all..la;almeno #;along;als &;als..het
5 an..place;ancora #;ancora..$;and..in;annule;another game;anything;are ,;are just;are kind;are..me;armeen;army..$
5 arrete;arrive $;as @;as..stays;ask;at..end;auch..$;aun;avant..,;avec le;away from;back in;be #;becomes;becomes..$
5 before;before i;belongs to;beter;better the;better..$;better..me;beurt;bis zur;blijf;borders..$;both..$;bottom
5 brother..this;but #;but it;but..$;by one;ca ,;cambia;cambiato;can $;can one;can..the;cancel my;case $;ce..pas
5 cest trop;change;che ho;ci penso;coin;come..the;comes in;could..#;coup de;course $;creo;dad says;dalla;dan;dann;das
5 das hier;das noch;dat dan;de que;depuis;depuis la;dice..#;did..say;die #;die karten;dies;digo;dir;do what;do..$
5 do..the;does $;dont;dont know;dont..him;dont..too;door..@;drawer;e non;e..una;earlier $;early ,;easier;eben;echte
5 eentje;either this;el..?;el..del;el..turno;elkaar;en..#;end..with;entre;eruit;est de;este;estoy..$;fai;fai..$;figure
5 fils;first ?;first..@;first..and;for..day;for..mail;forget..,;getippt;give me;go ,;go badly;go..@;goes..$;goes..the
5 got..the;had ,;halt ,;has more;has moved;has..to;have to;have..left;have..say;he has;hear from;hermano;herum;het aan
5 het..niet;hit @;ho cambiato;hold;hold..horses;hou;husband..i;i own;i said;i wasnt;i..know;i..more;ich attack
5 ich..als;id leave;id like;id say;id..the;if;if #;if i;if ive;if she;if they;if..one;if..see;ik dit;il ne;il..#
5 ill..this;in mind;in..i;is fine;is missing;is niet;is not;is what;is..be;is..it;isnt;isnt..$;isnt..,;isnt..?;it by
5 it from;it..#;it..?;ive..$;ive..to;jai my;je prefere;je..my;je..pas;jij het;joke $;joking;just kidding;just..,
5 just..to;karten;keep..#;kidding ,;krijg;la mitad;la segunda;lass;laten;later;left @;let;let me;let..be;lets..that
5 like $;like to;little brother;lo;lo estoy;lo..,;lo..con;load;long way;longer $;maar een;mail ,;make..a;many in;mas $
5 mas ,;maybe i;maybe..$;me ne;me peace;me suis;me..do;me..in;me..sin;me..what;mean;mean ,;meant to;mehr;mejor;men $
5 mette;mia sorella;mia..,;mias;mij;mind..,;minder;misread;misread the;mistake in;moi..$;moins;mon fils;more;more $
5 more..that;move in;moves $;much $;my answer;my men;my orders;my..brother;my..turn;my..up;naar;naar..$;nach dem
5 nada ,;needed;nel;next to;nicht mehr;niet;niet $;niet ,;niet..$;niet..,;niet..ik;no need;noch..?;nog..,;nog..?
5 non..piu;nonsense $;not sure;not..i;number #;o;o..,;ob @;obviously $;of dice;of..before;of..for;off $;oh;oh..and
5 okay..$;on..#;on..&;on..truce;on..until;one ?;one was;one yet;one..from;one..it;one..only;one..round;one..the
5 one..there;one..to;ones..the;only $;only want;only wanted;only..of;only..to;orders;ou;ours;out with;out..@;papa;par
5 pardon ,;park;pas $;pas le;pasado;penso;phone $;phone..$;piu di;play..?;plus..#;posto;prefere;program
5 promised..peace;put a;put my;put this;que #;que jai;que..a;queria;question;quiero;really..of;rest;rest ,;rest..#
5 round with;run..$;safe..$;said..,;same;sauf;say no;says #;says..the;scusa;se a;se puede;se queda;se si;se..$;se..e
5 se..sono;see if;see..it;seen it;sense $;sensible;sent it;serve;she..the;shes..,;should keep;si;si..il;si..passe;sit
5 slecht;slept on;so do;so if;so..@;so..do;soir ,;soon..&;sorella;sorry sorry;sorry..i;south $;stack $;stayed;stays..$
5 still..,;stop;stop..the;stuur;suppose $;supposed..be;sure if;take..off;taken;tausch;tauschen;te;te veel;tell me
5 test ,;than..of;that cant;that..be;that..was;thats a;thats enough;thats the;thats what;thats..,;thats..my;the border
5 the extra;the feeling;the name;the odds;the right;the same;the stack;the..instead;the..may;the..must;the..orders
5 the..set;the..thing;the..until;them can;then ,;then keep;theres an;thing;think ?;think i;think..something;this ?
5 this and;this or;this was;throw..$;thumb;till &;till you;to change;to decide;to place;to think;to whoever
5 to..everything;to..half;to..others;to..what;toch..,;touche;tour $;tour..$;tranne;troops $;tu..@;turn ?;turn..,
5 typing ,;u;uberall;ultima;unless the;until you;up @;van..week;veux;vivo;vorher;wait until;want all;want to;warte..,
5 was only;was..for;was..mistake;was..niet;way..$;we do;we leave;week..so;weeks..,;well see;wenn;western;what my
5 what..did;what..you;when there;where it;which of;while typing;whole thing;will ich;will..$;will..?;with fewer
5 with only;with that;with this;with..cards;wont..it;worth..$;would it;would like;would..be;wouldnt;write;yes ,
5 you put;you to;you wait;you..i;you..so;you..with;your horses;zonder..$;zur halfte
6 # ?;# armeen;# de;# for;#..@;#..home;#..mas;#..me;#..then;& hasnt;& me;& si;& wants;, after;, das;, el;, if;, let
6 , of;, right;, sorry;, take;, tell;, then;, this;, wenn;, whatever;, whichever;,..@;,..comes;,..forget;,..that;: the
6 :..the;@ card;@ if;@..,;@..better;@..le;@..there;^ ask;^ ce;^ cest;^ dat;^ dont;^ era;^ et;^ just;^ lo;^ non;^ o
6 ^ oh;^ second;^ then;^ una;^ without;^..agreed;^..ca;^..caso;^..en;^..half;^..hay;^..het;^..maar;^..mail;^..not
6 ^..rather;^..too;^..wait;^..wrote;a @;a..idea;a..more;actually ,;af $;after #;ahead;ahi;al @;alleen;alone ,;als het
6 an order;and..it;and..me;and..this;antes;anything $;armate;ask &;at home;attacks..@;au..#;au..tour;aus..$;avant
6 back ?;bad $;bad ,;be..#;behind;belongs;bij;bis;bleiben;bleiben $;bleibt;can i;can we;cards for;cards..the;carry on
6 change my;change the;changed my;comes..$;could we;course;cut;dal;dan..het;de ici;de jouer;de lo;de..?;de..la;deal
6 decide;denk;depuis..$;dis;do..same;dont want;dont..to;down to;down..#;earlier;entonces;er..#;esto;falls;far..it;few
6 finale;first $;first attack;follows;forget;from this;fuori;gar;gar nicht;garde;get @;get..,;gleich;guardia;has..my
6 hold it;horses ,;i believe;i forgot;i get;i just;i take;i will;i would;i..mind;i..want;ich nicht;ich..nicht;idea ,
6 if &;if we;if..$;if..dice;in $;in..first;into @;is het;is just;is..&;is..for;it doesnt;it fails;it goes;it until
6 it..badly;it..you;ive thought;ive..better;je ne;je..$;jij;joke ,;just the;just..the;kannst;keep it;keep the;kijk
6 la last;le @;le..depuis;least..$;left $;left..@;legal;let it;lets not;lets..it;li;lo que;lot ,;make;manana;may i
6 me..tonight;meno;mind..the;missing;mistake;mitad;moins #;moins..$;moment ,;mon..de;more..,;more..i;move ,;move ?
6 my..while;nada;naturlich;nein ,;nest;no..than;non;non ,;non sono;non..$;none of;north $;not;not so;not..if;not..this
6 nothing $;nothing..@;now that;number ,;numero;nur ein;obviously;odd;oder..$;off..&;oh..,;okay;on that;one after
6 one is;one more;one..#;one..on;only..@;orders..$;others are;oublie;ought to;pas;peut etre;pick;please;plus..$
6 possible;puede;que lo;que no;round..i;runde $;sarebbe;save;se me;second..is;seulement;should..@;si ca;si je;side ,
6 silly;so..that;sobra;solo..,;son..,;sorry..that;staat;statt;stop..$;suicide;sure;take it;than..,;that $;that attack
6 that even;that..for;that..still;the bigger;the bonus;the first;the one;the third;the..before;the..can;the..go
6 the..half;the..one;the..ones;the..part;the..stop;them;them ,;them there;then nothing;then on;there ,;there is
6 there..#;they are;think ,;think of;this..dont;though;till;to have;to hit;to lose;to write;to..is;to..it;to..them
6 tom..#;too many;too..to;trop;truce;trying;turno $;twice ,;typo;until #;van die;vaut;von..aus;wait;wait $;wait a
6 warte;was my;waste;weakest;weet;weniger;what..have;whatever;whether the;wise;wiser;works $;worp;would..to;write..$
6 wrong;wrong ,;yet..i;you..anything;you..from
7 # a;# i;#..there;, bis;, call;, dan;, stop;, would;,..ask;,..dont;,..isnt;,..it;,..keep;,..lo;,..need;,..no;,..not
7 ,..one;,..or;,..promised;,..tell;,..tu;,..write;@ alone;@ first;@ y;@..all;@..la;@..no;^ ah;^ al;^ attends;^ either
7 ^ er;^ est;^ everything;^ same;^ stop;^ warte;^..auf;^..das;^..its;^..kidding;^..las;^..let;^..move;^..nest;^..nur
7 ^..out;^..sure;^..that;^..what;a mistake;a truce;aan;aan ,;about..cards;after all;after that;after..,;agree;ah
7 all in;als ik;and @;andere;anders;as..as;at all;at..and;attack..,;au @;au moins;back the;badly ,;behind $;ben $
7 better to;bit about;break;but one;by #;ce nest;ce que;dann @;davon;desde;do..?;doch;doen;donde;du @;either..or;eso
7 est ce;est..que;everything in;everything..$;first ,;first..,;follow $;for now;for..second;from there;goes to;hang
7 happens $;hasnt;i may;i mean;i promised;i..trade;id..@;id..not;if @;if it;if nobody;if..doesnt;if..gets;if..have
7 if..is;ignore the;ik er;ik..nog;il @;in case;in that;instead;is worth;it be;it isnt;it one;it..,;it..i;kann;keep..$
7 kidding;laisse;last attack;last one;later $;leave @;leave the;list;look..it;mag;make it;me again;me more;me think
7 me until;me..de;mind;morgen;my next;ne..plus;need to;nicht;nicht..$;no trade;no..,;no..@;no..this;nonsense;not..,
7 not..the;odds;of course;of it;of them;of this;of..would;on..i;or..,;or..i;other game;other one;others;ought;part
7 parte;perdere;peut;place..$;place..,;put..in;put..there;queda;quit;remain;rest..@;se &;second;si..,;still have
7 still..my;stop ,;stupid;take back;te lo;te..$;that is;the bottom;the cards;the others;the rest;the wrong;the..first
7 the..next;the..place;the..version;there ?;theres a;thing $;thing ,;think about;till the;to keep;to..if;to..instead
7 tonight $;tu..$;turno;ultimo;up my;use..$;wait..my;what i;what would;what..want;when @;when its;with it;would do
7 would you;wrote..,;yes;you think
8 , mine;, ob;,..course;,..es;,..if;,..mean;,..place;,..take;@ doesnt;@ falls;@..non;^ leave;^ wait;^..after;^..as
8 ^..ce;^..go;^..non;^..play;^..take;^..una;a few;aantal;aanvalt;abbess;abbia;abort;accept;acceptance;accident;accordo
8 accumuler;acordado;acuerdo;adapt;adegua;adjacent;adjust;af;afghanistans;aggiungine;agnes;agreed;ahorro;aie;ailleurs
8 ajusta;ajustalo;algo;allem;alli;allow;almohada;alte;alternatives;alto;altra;altre;altrimenti;altrove;amend;american
8 amounts;an $;anade;andare;anderen;andern;aneinander;anfangen;angebot;angeboten;annuler;anpassen;aparte;appen;appena
8 approvazione;appuye;april;arriba;arriesgado;arrivano;as long;assuming;assumption;atacado;atacaria;atacarla;ataques
8 atatck;atencion;atras;attaccato;attaccherei;attacchi;attachment;attack from;attack is;attcks;attends;attimo;auquel
8 autrement;avanza;avast;aver;avisame;aviso;avvocato;await;ay;balanced;bandeja;bare;bas;basso;basta;bastan;batterij
8 be better;beachten;beaucoup;bedacht;bedoelde;bedoeling;befehl;befehle;behalte;behalten;bel;belay;bench;bens;bescheid
8 besloten;besoin;betere;better not;bevestigen;bevor;bewaar;beyond;bientot;binding;blank;bleed;bleib;blessing
8 bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;bozza;brakes;bram;breek;brich;britian;brittain;brothers
8 bug;burma;burn;busca;butta;buttala;button;caiga;calcolatrice;cambi;cambiado;cambiale;camino;cancella;canje;canjear
8 cannot;canon;careless;cas;caso;casualties;casualty;cavalier;cease;ceasefire;ceci;celui;celular;cero;chain;changer
8 chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle;claro;clause;cleverer;cliccato;clock;closing
8 colleghi;coller;coloca;column;combinacion;combinato;comincia;committee;compulsory;concept;condicionado;confinino
8 confirmed;confirmo;confirms;confundi;confusion;confusione;congela;conquistato;conquiste;conseilles;consultalo
8 consultar;contato;conte;content;continued;conto;contrariamente;controlla;conviene;copier;correct;corrected;correctie
8 correction;correctly;correggi;correo;correttore;corrige;corrijo;corta;costo;coude;count;countermand;crecido;crept
8 croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;daft;dagegen;dal..$;dame;darf;darsi;date;decade
8 deciderai;decidido;decision;deciso;dedo;defendiendo;degli;dejamos;dejaria;dejas;demasiados;demi;denn;dentro;depend
8 deplace;deroga;desdecirme;desdigo;deux;dial;dices;dico;diego;difendere;differ;difference;differently;digan;dime
8 dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai;disastro;discard;disculpa;discussion;displacement;disposto
8 distracted;dobles;doden;doesnt..$;dont mind;dont roll;doorgaan;doorgaat;doppio;doubled;dovevo;draai;draus;drivers
8 drop;drops;drunk;dumm;dunno;easiest;ecrire;ecris;eerder;effe;einfach;eintauschen;eintragen;einverstanden;ejecutes
8 ejemplo;elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;endgultig;endgultiges;ene;enfadada;enleve
8 enlever;enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran;erase;erbuiten;ergens;erlaubt;ersetz;ervoor
8 esagerato;escapo;escribio;esos;esperame;esperate;estaria;except the;executing;exit;experiment;faccenda;facciamolo
8 facoltativo;faisais;fallen;falsch;fanne;fasse;fea;fehlt;fermiamoci;fewer;fills;finger;finirla;fire;first and
8 flatmates;flip;flop;font;for it;forbidden;foregoing;forget the;fortify;forze;frais;frase;fris;fronti;fuera;fuerzas
8 funktioniert;garder;gastes;ge;gek;gelesen;geloof;gemeint;genau;genugt;geplakt;geredet;gerissen;gesetzt;getal
8 getallen;geteld;gevecht;geweest;gewohnheit;gezet;gibt;ginge;giocarle;giochi;giurerei;giusto;glaube;go on;goes badly
8 grabbed;grande;greenlnad;greeting;grenst;grenzen;guardar;guardate;guerra;haal;habe;habs;hadnt;hagas;halveer;hangs
8 hanna;harbour;hause;haut;haz;hazlo;heads;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft
8 himself;hin;hinein;hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hooguit;hop;horen;humbly
8 hypothetical;hypothetically;i say;i sent;ich..@;icland;id rather;idk;if thats;if..can;if..dont;if..get;ignorier
8 ignorieren;igual;ijskast;ilegal;ill send;illegal;illegale;imparando;importe;in..place;increased;indias;inform
8 inleveren;inruilen;insieme;insist;insisto;insofar;installe;intelligent;intendevo;interesa;invia;inwisselen;inzien
8 is only;is..many;it gets;itd;jack;jattaquerais;je te;je..suis;jechange;jette;jeudi;jonas;juegues;jugaba;junto
8 just one;kampf;kanon;kans;keep a;kep;kid;klopt;klug;klungelen;kmachatka;koest;korrektur;kostet;krachten;kunt;laat
8 lado;lancio;larger;lars;lascerei;lascialo;lasciamo;lasciane;lasciarne;latest;lauft;lease;leave..alone;leek;leftovers
8 legality;leggi;leo;letterlijk;lies;likelihood;limits;linea;link;links;llame;lleve;looks..$;lugar;lukas;m;mach;machen
8 machst;mailadresse;majority;malheureux;manage;manca;marcha;mattaque;mazzo;me..you;meantime;mejores;melde;mercoledi
8 messagerie;messing;metais;meti;mettiamo;mettine;mezzogiorno;mica;miedo;miercoles;migliore;mijne;milking;mindestens
8 minds;minimum;mirando;misa;miscounted;misgaat;missus;mistook;mittagessen;modifier;moest;moglich;mogolia;moogt;moose
8 mr;muerto;mueva;muevas;mulling;mussen;mustnt;muy;my..mail;nachster;nadat;nader;naked;nakijken;nalezen;namen;names
8 narrete;neanche;necesito;needful;neer;neerzetten;nego;nein;nen;nentre;nenvoie;nes;net;netait;neu;nicht $;nieta;niets
8 nipote;no lo;no more;nombres;nora;nord;not $;not ,;not..about;nul;null;number;numeri;obbligata;oben;object;objection
8 obliga;obsolete;oefenen;oeps;official;oltre;olvida;olvidalo;om;omit;once..$;onderste;ongeluk;ongeveer;onwards;oost
8 opas;opcional;opens;oppure;ops;opschrijft;option;orale;ordres;oriental;other;outbox;outnumber;overdo;overleggen
8 overlook;overlooked;overrules;parait;pare;parecido;parentesi;parentesis;parere;pari;partir;partisse;pasalo;pases
8 passer;pasticcio;pata;patto;pazzia;pedir;peine;pendiente;pending;pensaba;pensais;pensandolo;pensarci;penses;pentita
8 perform;permit;permitido;pet;phrasing;piazzamento;piled;pinch;pivoting;plaats;placer;plaisantais;planned;plantas
8 platz;please $;ploughing;podria;poging;pone;ponga;pongas;pongo;ponlas;ponle;porque;portion;pospongo;possibile;posted
8 potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend
8 probabilidades;proceed;production;proefdraai;propose;prosegui;provvisoria;prullenbak;pueda;pues;pupils;push;put;qual
8 qualcuna;quale;quando;quanti;quantity;quay;quegli;quello;quen;quieras;quietecita;quitale;quitalo;ragionando;raid
8 rapporte;rate;rebaja;rechne;rechts;reconsider;reconsidered;recount;redis;redo;redt;reduce;reflechis;reflexion;refuso
8 registri;reglamento;regolare;regret;rehacer;rehearsing;reichen;reinforcement;reiter;release;renglon;repartelas
8 repeat;repent;rephrase;replaces;replies;reponds;reponse;reprendre;request;reserva;restano;reten;rethink;retirada
8 retirate;revert;revisa;revisalo;revise;revises;revision;revoke;rewrite;richer;richtigen;rigirali;riguardando
8 rimanere;rimetti;rinunciare;risentiamoci;riskant;risks;risparmiare;ritirata;ritirati;ritiro;rosemary;roughly;rubbish
8 ruber;rum;rumgedruckt;rung;rust;sacalo;sacan;sagen;saltalo;saltiamo;sanity;sarrete;satz;saying;scandanavia;scene
8 scherzavo;scherzo;schreef;schreib;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive;scrivere;se..,
8 seasons;second..$;seconda;segna;segue;seguito;seises;sembra;senal;senno;sensato;sentido;separate;separately;sequence
8 setzt;shares;shook;should go;showing;si &;sicura;siga;sigan;sils;simmer;sistemalo;sixty;sla;slaan;slimmer;slip
8 slowly;so no;sobran;sohn;soit;solamente;sollen;soltanto;somethings;sonntag;sorry $;sospendi;spaar;spass;spend;spendo
8 spostamenti;spostarle;sposterei;spotted;stapel;stay;stay..$;steer;stel;stepped;stepwise;stoppen;strada;streich
8 strength;stronger;student;stuk;stukje;subject;substitute;succeed;success;sud;suffiront;suffisent;suffit;suicidal
8 suite;suivent;suivra;sum;sums;supersedes;superstitious;supposons;suspende;suyo;tails;tantito;tausche;tbc;tbh
8 telefoniert;telephone;telt;template;temptation;tempted;tenermele;tengas;tenvoie;tenzij;terminar;termine;terms
8 terugkom;that ,;the place;the..back;the..should;the..side;theirs;theo;therefore;this..what;throw;tie;tieni;tienilo
8 tik;tira;tiralo;tiro;to attack;tocaban;toccare;toccarlo;tocchi;toglierla;tolerance;tonta;too late;torno;toss
8 touch..$;touches;tourne;towards;trading;tranquille;treating;tris;trompe;tromper;troppe;troppi;troublesome;truppen
8 tus;twijfel;uberschlafen;ugly;uithaalt;umgekehrt;undone;unfinished;unicamente;unidea;uniquement;unten;upset;usane
8 usare;useful;useless;uy;valida;vallen;vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen
8 verkeerde;verkehrt;verlaten;verlorenen;verovering;verplaats;verplicht;verschieben;verschiedene;versie;verso
8 verspreid;versterkt;vertan;verteidigern;verteilen;vertrekt;verwechselt;verwerkt;vespers;veterans;viejo;vinger;vloog
8 voel;voglia;volgens;volgorde;voluto;von;vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarvandaan;waffenstillstand
8 wegfallen;weggooien;weglaten;wegschmeissen;weinig;welke;whatevers;wilt;winners;wissel;with everything;with..dice
8 woanders;woensdag;worn;wrongly;yak;yeah;yet;yet $;z;zahl;zal;zegt;zeker;zero;ziehen;ziekenhuis;zij;zin;zodra
8 zugesagt;zut
9 #..them;, lets;,..put;,..second;,..wait;@..of;^ attack;^ unless;^..if;^..meant;^..with;about..attack;allowed;alone $
9 an ,;another..$;as it;as soon;ask me;auf..$;back..$;be @;before..roll;counts;decided;demain;do that;do the;enough $
9 first one;first..then;follow;for next;go..the;half $;hang on;hold the;i wrote;i..about;if that;if the;if..has;im..#
9 instead $;is too;it ,;leave;lieber;liever;move..$;my..about;ne..pas;noch..,;not..$;nur ,;oder;on to;on..@;one ,
9 only..i;or @;pas..$;place ,;play..$;put the;put them;rather;result;right ,;scrap;second one;send the;sense;sleep on
9 so..it;soon as;that..,;the number;the other;the..if;thoughts;touch;treat;unless;version;wait ,;wait with;whichever
9 wrote;you roll
10 ,..rest;,..want;^ actually;^ forget;^ or;^..attack;^..attacks;^..leave;^..no;actually;after..$;afterwards;all..them
10 at..?;attack;attack..$;attacks @;case;confirm;damit;do it;hmm ,;line;long as;mets;more than;move;naar @;not @
10 not the;of..#;on..the;plutot;second..,;so dont;the #;the numbers;the..bit;the..way;think..it;trade $;wait for
10 wrong..,;you do;you may
11 # armate;# but;# cest;# des;# du;# essai;# go;# instead;# is;# must;# somewhere;# tries;# van;# verloren;# voor
11 & accepte;& agrees;& alone;& ataca;& attacca;& attacks;& attaque;& bis;& e;& first;& moved;& non;& okay;& peace
11 & tonight;& whether;, actually;, alleen;, cambialo;, correct;, damit;, doch;, drop;, else;, eso;, everything
11 , falls;, frag;, go;, gooi;, hein;, laisse;, mag;, mets;, ok;, pick;, plutot;, quella;, read;, scegli;, second
11 , sobald;, still;, strike;, throw;, today;, trek;, zeg;, zieh;. if;: all;: niet;: nothing;: swap;>;? then;@ @;@ af
11 @ afterwards;@ aus;@ be;@ bit;@ but;@ meinte;@ nait;@ not;@ only;@ ou;@ out;@ sauf;@ serait;@ sorry;@ still;@ twice
11 @ wherever;^ aber;^ ach;^ add;^ argh;^ aspetta;^ attaque;^ begin;^ beim;^ cambia;^ cash;^ cross;^ dann;^ depends
11 ^ deze;^ dis;^ dit;^ espera;^ estaba;^ esto;^ euh;^ except;^ execute;^ garde;^ gilt;^ hm;^ ignore;^ ist;^ kann
11 ^ kommando;^ march;^ mets;^ might;^ minus;^ moment;^ nee;^ nope;^ nvm;^ oder;^ otherwise;^ park;^ plutot;^ pull
11 ^ quit;^ rather;^ read;^ sarebbe;^ spiel;^ split;^ start;^ strike;^ tacha;^ tja;^ undo;^ wenns;^ whoops;a condition
11 a maybe;a suggestion;a third;a waste;abajo;above $;accepte;accepte la;accord $;actually the;add something;adresse
11 after @;after dinner;after every;again :;again tonight;agreed on;agreed that;ahead $;al contrario;al posto;al reves
11 alcanzan;all du;all nach;alleen als;allora;allowed $;allowed ?;als @;als ben;als je;am handy;an error;an meiner
11 and tell;anders vervalt;andersom;angenommen;angenommen ,;angreifen ?;angreift;angriff bin;angriff schiefgeht
11 answered;answered my;anything if;anything yet;anzi;apart;applies;are #;are bad;are needed;are wrong;argh;argh ,
11 armeen hat;armees ,;arrabbia;arrepenti;arrepenti de;arrete toi;as an;ask first;ataque @;attacca ,;attacca @
11 attacca il;attacca la;attack ?;attack back;attack il;attack..@;attacks;attacks ,;attaque $;attends avant
11 au prochain;auf ,;auf @;aus an;ausser;autocorrect;avec @;b :;back afterwards;back there;bad roll;be allowed
11 be played;before ,;before ive;before playing;before that;before this;before you;begin with;beim zweiten;below ,
11 ben er;better ?;better ask;better odds;better stay;bij ,;bit less;bits;both ?;bother $;bouge pas;bound;bound by
11 break it;broma;brother typed;brouillon ,;by itself;by phone;ca ce;ca en;caduto;caduto il;cae;calling;can it
11 cancel that;card if;cards i;cards next;cards with;case &;case id;cash in;certain;cest juste;change @;changed since
11 che &;che tu;check the;come before;comes tonight;comma;commit to;con esto;condition;condition que;conditional
11 confirm the;confirm tonight;confirme;consider this;convinced;correggo;could skip;count $;count this;couple more
11 creo que;crois;cuantos;cuentas;cuentas ,;cut the;dad first;dads;dall @;dalla @;damit $;damit ,;dan #;dan kijk
11 dann ist;das aber;das second;das uberhaupt;das war;davvero;davvero ?;de aanval;de abajo;de fil;de lancer;de las
11 de plus;de second;de trop;de verdad;decide ,;decide between;decided yet;decido;decido then;dejo;del final;del turno
11 delete the;demain matin;der first;detto;di piu;dice less;die $;die aanval;die move;dire @;direction;direction $
11 dis moi;discuss;disregard the;dit is;dit nog;do @;do anything;doen $;doen ,;does ,;doesnt count;doesnt fall
11 donde puse;done ,;done with;dont bother;dont send;dont touch;door $;door naar;doubts about;du streichen;eastern
11 echange ,;egal;egal welches;ein entwurf;ein test;eine #;el first;el orden;el proximo;else has;en a;en niet
11 en plutot;encore ,;enough there;enough to;entrer;entrer all;entscheide;entscheide ich;er #;er hoort;er meer;er nog
11 er staat;er te;era broma;era del;error;erst morgen;escribe;essai;esto queda;estoy pensando;et si;etre mieux;euh
11 euh ,;even met;evenly;everything above;everything after;everything into;everything to;example ,;exceed;exceed #
11 extra ones;facessi;fall back;feel free;feel safer;fermi;few less;fewer $;fewer if;fewer would;fifty;fil;finale non
11 first #;first angriff;first ask;first avec;first fight;first is;first mail;first what;first whether;frag;frag mich
11 free to;fruh;garde my;gave &;geht ,;geklappt;geldt while;gerust;get through;gets me;gevallen;giocare ancora;give it
11 glaub;glaub ,;gli ordini;go ahead;go at;go below;go by;go the;goes bad;goes first;gone by;good idea;got @;got them
11 grapje;grapje ,;green light;group;group $;guard;half..them;halfte davon;halverwege;handy;has answered;has changed
11 has offered;have ,;have doubts;have fewer;have in;havent made;haya;hein;hem;hesitate;het goed;het kan;het te
11 his promise;hm;hm ,;ho sbagliato;hold back;hold still;hold that;home and;hoor je;hoort nog;hor;hor auf;how about
11 i allowed;i change;i commit;i hesitate;i misread;i mixed;i ought;ich dir;ich glaub;ich mit;ich naturlich
11 ich uberlege;ici la;id do;id go;id hold;id meant;id stop;id want;idea at;ideas;if any;ignore it;ik krijg;ik weet
11 ill confirm;ill let;ill think;im passing;im thinking;im wavering;in if;in which;inclined;inclined to;instead ,
11 inverse ,;is after;is an;is best;is certain;is conditional;is de;is left;is nog;is nonsense;is possible;is te
11 is void;is weak;is weaker;is wiser;isnt ,;isnt too;isnt what;ist $;ist ,;ist das;ist schluss;it back;it costs
11 it like;it not;it that;it till;it without;item;its stupid;its suicide;itself;ive only;ive talked;je crois;je dit
11 je peux;je retire;jhesite;jhesite encore;joh;joh ,;joue rien;jouer ca;jugarlo;just do;just for;just ideas
11 just leave;juste;juste #;keep at;keep out;keep some;kijk ik;know before;kommando;kommando zuruck;kriege;la $;la ?
11 la @;la first;la parte;la take;la treve;laat de;laisse au;las ordenes;lascia;lascia perdere;lass es;lassen
11 last number;last sentence;le droit;le move;leave &;leave them;left and;left on;less;less there;let them;let you
11 lets hold;lets say;lieber #;lieber doch;lieber nicht;line #;line was;lo mando;lo move;lo ves;look again;lose at
11 lose too;lot in;lot into;maak;maar #;mail is;mail je;make sure;make the;march in;mas de;matin;matin $;may go
11 may move;may put;may want;maybe #;maybe $;me arrepenti;me cuentas;me olvido;me quedo;me till;me tocan;me what
11 me whether;mean the;meant as;meglio il;mehr armeen;meiner place;meinst;meinst du;meinte;meinte ich;men ,;men for
11 men rest;mensaje ,;met #;mets all;metti;mettile;mi hermano;mi scrivi;mi spettano;mich verzahlt;middle ,;might still
11 mind while;mind you;mine comes;minstens;minstens #;mir noch;mit &;moi avant;mon coup;more round;more sense
11 more there;more thing;more..#;move anything;move before;move del;move fewer;move finale;move first;move if
11 move this;move until;must $;my bad;my cartes;my echte;my thumb;my word;nach;nach $;nada de;nah forget;nait;nait pas
11 name ,;name is;naturlich @;ne bouge;ne vaut;needs at;negotiating;nicht all;nicht angreifen;nicht ausfuhren
11 niet uitvoeren;niks van;no .;no es;no la;no para;no va;nobody else;noch $;noch ,;noch unsicher;noch zurucknehmen
11 nochmal;nochmal $;nog niks;non giocare;non una;nope;nope ,;not all;not as;not attack;not count;not final;not from
11 not like;not north;not to;not today;not yet;nothing else;nothing in;nouvelle;nulla;nulla $;number $;number is
11 numbered;numbered lines;numbers ,;numbers are;nur #;nur wenn;nur with;nvm;nvm the;ny;o no;odd numbered;odds $
11 of plan;of there;offered me;oh wait;ok $;old mail;olvido;om ,;on arrete;on ice;on what;on whether;once ?;one away
11 one back;one first;one goes;one if;one next;one or;one round;one until;ones stay;only ,;only after;only in
11 only joking;only once;only so;only trying;only..the;op @;opinion $;opposite;optional;or from;ordenes de;order ,
11 orders tomorrow;ordine;ordini;ordre ,;other $;other @;other side;otherwise;otherwise dont;otherwise leave;oublie la
11 para el;para que;pas #;pas all;pass $;passing;pays;pays $;peace today;peace until;pensando;permis;persuaded me
11 peux encore;phrase;pick one;piuttosto;place gets;place machen;plutot #;pointless;possible $;postpone the;practising
11 precies;prefer not;prefer the;presto;promise i;proposal;prossimo turno;provided that;provisional $;puo rifare
11 puse @;put all;put it;quante;quatsch;que &;que attack;que te;que vuelva;quedo;quellattacco;questi;questi sono;qui a
11 quil;ramene #;rang;rather $;rather keep;rather put;rather they;rather wait;reached;reached you;real orders
11 really do;reckons;reckons im;regel;reicht;reicht ,;replace;reply from;repondu;reserve;rest comes;rest que;retire
11 retract;reversed;reves;rifare;rifare il;riga;ring you;roll ,;rounds of;ruilen;rule against;run these;safer;salvo
11 salvo que;sauf si;save the;sbagliato;scegli;scegli tu;schick;schick ich;schiefgeht;schiefgeht ,;schrap;schuiven
11 schuiven finally;scorso;scrivi;second attaque;second ligne;second line;seguro;send something;send this;sentence
11 senza;serait peut;seria;set ,;set for;setzen;setzen $;she hasnt;shes right;should ask;should it;should read
11 should say;should the;shouldnt trade;show you;si arrabbia;si hay;si son;sicher ,;sicuro;sinon;sit on;skip it
11 smarter to;so leave;so not;sobald;sobald ich;sobra ,;solo se;solo si;something else;son says;sono piu;sorella ,
11 spare $;spettano;spettano davvero;spiel das;split;split them;start the;start with;statt @;stay $;stay home
11 stays home;still $;still mine;stop before;stop it;stopp;streep;streichen;streichen $;strike it;stupid ,;stuur het
11 suggestion;suicide ,;suis pas;surtout ne;survives goes;swap @;swap those;tacha;take all;take one;talk to;talked to
11 telefono;tenga;territorio;territorio ,;text $;than half;that a;that gets;that instead;that isnt;that ive
11 that thought;thats allowed;thats not;thats one;the armies;the attacks;the drawer;the list;the lower;the men
11 the neighbour;the odd;the opposite;the orders;the part;the rolling;the smaller;the thursday;the top;the truce
11 the..only;them the;then id;then no;then well;then yes;there and;these $;they stayed;thing with;think so
11 think theres;third one;this happens;this to;those in;through ,;thursday group;till im;till next;tirada;tja;tja ,
11 to ,;to carry;to drop;to follow;to put;to show;to wherever;tocan;toch maar;tomber $;too early;too few;tot ik;total
11 touch @;touch him;trade;trade ?;trade is;trek;trek je;treve ,;tries at;trompee;truce $;turn back;turno ?
11 turno attack;turno pasado;typed that;typo ,;uberlege;uberlege noch;ubrig;uit $;uitvoeren;und wenn;undo;undo the
11 unless @;unsicher;unterste;until friday;until tonight;uomini;up if;upon;van vorige;veel ,;vera;vera $;verdad;verder
11 vergiss;veri;verkeerd;verloren habe;vers @;vervalt;vervalt het;verzahlt;verzahlt ,;vindt $;voir si;volevo
11 volgende beurt;von mir;voordat;vorige week;vote;voulais dire;vuelva;wait ?;want $;want this;wants me;warte noch
11 was last;was wurdest;wavering;way about;weaker $;weakest $;weeks mail;weglassen;weglassen $;welches;wenn der;wenns
11 where i;wherever it;wherever you;which $;which case;whichever of;whichever you;whole lot;whole stack;whoops
11 whoops ,;wie es;will @;will confirm;will follow;will het;wise to;with dad;withdrawing;withdrawing this;withdrawn
11 withdrawn $;wonder if;wont $;word with;worth more;would i;would rather;writes;written $;wrong country;wrong list
11 wrong mail;wrong place;wrong text;wrote that;wrote the;wurdest;wurdest du;yesterdays;yesterdays turn;you check
11 you choose;you dont;you find;you say;you stop;ze liever;zeg;zeile;zelf;zelf nog;zet #;zich;zieh;zijn ,;zo niet
11 zuruck ,;zurucknehmen;zurucknehmen ?;zweiten;zweiten angriff
12 # back;# dice;# fewer;# legers;# naar;#..do;#..if;#..te;& @;& answer;& does;& not;& offers;& says;&..attacca
12 , anders;, break;, cancel;, carry;, continue;, delete;, disregard;, do;, hold;, ignore;, move;, oder;, should;, use
12 , wait;,..attacks;,..changed;,..do;,..havent;,..hier;,..lets;,..might;,..phone;,..rather;,..trade;: @;:..go;:..in
12 :..move;? i;@ after;@ angegriffen;@ can;@ o;@ oder;@ rather;@ should;@ too;@ und;@..@;@..an;@..sorry;^ also
12 ^ attacco;^ bij;^ cuando;^ disregard;^ donde;^ hmm;^ laisse;^ make;^ nah;^ ne;^ nein;^ nimm;^ oublie;^ pas
12 ^ seulement;^ wacht;^ whichever;^..aanvallen;^..aber;^..ataque;^..before;^..case;^..copied;^..damit;^..der
12 ^..encore;^..hoort;^..mit;^..moi;^..most;^..naar;^..number;^..postpone;^..si;^..theres;^..use;^..voulais;^..yet
12 a casa;a deal;a question;aber..,;above;above ,;above but;above..what;accord;after &;afterwards ,;against the;agrees
12 all rest;all was;all..en;all..one;allowed to;along $;always..them;an..wenn;ancora $;and dont;andersrum;angegriffen
12 angegriffen $;angriff..,;any of;anything left;are..left;as ive;as..but;as..lost;ask..whether;attack $;attack @
12 attack was;attack..my;attack..only;attack..when;attack..with;attacks..first;attaque ,;ausfuhren;ausfuhren $
12 avant..jouer;back till;back..me;basta $;bastano;be smarter;before anything;before friday;before..,;before..do
12 behind ,;belong;belong in;belong..@;below;below $;better of;better..#;bin..mir;bis ich;bother;bouge;break off
12 brouillon;but with;but..if;cambialo;cancel;cancel..move;cards..i;carry..to;cash;ce..jai;ce..quun;cest..#;change of
12 change this;change..mind;check;choose;choose $;con @;correct it;could i;counts $;course ,;cross out;dall;dann..auf
12 das first;das mit;das nicht;das so;de accord;decide about;decide..the;decided $;demain $;den angriff;den letzten
12 dice..,;did last;disregard $;divide;do ,;do if;do..before;do..first;doch lieber;doch..@;dont let;dont move
12 dont take;dont use;dont..more;dont..up;doubts;draft $;drop it;drop..$;e se;earlier mail;el ataque;el move;else ,
12 en fait;enough left;entwurf;entwurf $;estaba;execute;few..$;first di;first throw;first..before;first..if;for later
12 forget about;forget what;forget..i;geantwortet;geantwortet hat;geantwortet..$;geldt;genoeg $;get to;giocare;give up
12 give..an;go in;go..it;go..with;goes $;gooi;hab mich;happens..i;hasta que;have..deal;he..the;heute abend;hmm;hmm no
12 hmm..on;ho..#;hold..back;hold..on;hoort;i confirm;i copied;i decide;i gave;i meant;i pasted;i rather;i wanted
12 i..back;i..go;i..keep;i..move;i..yesterday;ich @;ich mir;ich..mich;id feel;id..have;id..if;idea $;if not;if there
12 if..allowed;if..anything;if..are;if..else;if..offers;ignore;ignore..$;ignore..mail;ik..@;il prossimo;il..?;il..dal
12 im down;instead..@;inverse;is enough;is genoeg;is meant;is weakest;ist nur;ist..ein;it if;it yet;it..bad;it..if
12 it..too;it..way;it..what;its &;ive slept;jai ecrit;just once;just place;just..of;just..them;kann ich;kannst du
12 keep going;keep this;keep..few;kidding about;klappt dann;la fin;la mail;la..attaque;lancer;las cartas;last ligne
12 last move;last order;later ?;le carte;leave it;leave out;leave..the;left..the;less in;less..,;lets leave
12 lets postpone;ligne $;line..i;lo last;long..i;longer..$;lose #;lower;maar..$;machen ,;made up;made..my;make..the
12 makes..if;male ,;map..so;maybe leave;maybe not;me..result;meant #;meant..the;mensaje;mets en;mich..,;mind..@
12 mistake $;mix them;mixed..$;more men;more..to;morgen $;mossa;most..,;move at;move them;move..,;move..?;move..makes
12 moved out;moved..of;my earlier;naar..,;nachste;nachste runde;nah;ne joue;ne suis;nee ,;need..in;nest quun
12 nest..brouillon;next mail;next..it;nicht #;nicht sicher;niente;niet uit;no ,;no attack;no fighting;no longer;no..#
12 no..not;not an;not before;not more;not now;not too;not with;not..attack;not..touch;not..yet;nothing of;numbers..i
12 objects;oder @;off on;offered;offers;offers peace;oh no;old version;on if;on with;on..safe;on..thought;one i
12 one throw;one too;one..many;one..so;only half;only makes;only..sense;oops ,;or #;or should;orden;ordenes;order of
12 ordre;others have;part $;part..the;pasted the;pasted..wrong;peace..,;persuaded;place..in;plan b;play..before
12 plenty $;postpone;pour la;pressed;pressed send;prochain tour;promised..not;prossimo;provisional;proximo
12 proximo turno;put $;put..#;put..wrong;quella;quoi;quun;quun brouillon;ramene..du;rather have;rather than
12 rather..the;rather..them;read #;reflection the;reinforced there;remain $;rest..$;reverse..order;right..so;ring
12 safe side;same as;same..above;say yes;say..?;schluss;scratch that;scratch the;scratch..,;second thought
12 second..only;send..real;sense if;sent..,;serait;set is;set..worth;seulement si;seulement..&;should wait;should..$
12 si ,;si puo;si..#;si..la;sicher;sil;slipped;smaller;so #;so ask;so forget;so lets;so nothing;so stop;some at
12 some..home;something better;something..,;soon..ive;stay..home;still change;stop after;stop there;sure i;sure..want
12 take..back;talked;te..?;testing;than..throws;that case;that leaves;that move;that..@;that..back;that..look
12 that..meant;the safe;the trade;the upper;the..throw;them back;them should;them to;them would;them..i;them..in
12 them..to;then dont;then we;then..see;then..the;there..then;theres anything;think..should;thinking..it;this before
12 this mail;this only;those..@;though ,;thought ,;thought better;thought..of;throw $;to hold;to spare;to touch
12 to..first;to..her;too far;too..,;trade yet;treve;tries;trop ,;troppo;tu peux;turno..$;tutte;typed this;unless you
12 unless..think;until tomorrow;until..confirm;until..has;until..left;until..say;until..to;up..mind;upper;use..dice
12 va $;vechten;version $;ves;void;void $;von..angegriffen;wait no;wait..round;wait..that;wait..this;want #;wants..to
12 warte damit;was..du;was..plan;way round;way..,;we agreed;we..that;weiter;wenn..first;what..said;what..would
12 whatever is;whatever you;whatever..think;when..down;when..falls;when..wrote;wherever i;wherever..is;whichever..the
12 while non;with..until;withdraw;withdraw the;would..if;write @;wrong game;wrong..round;wrote $;wrote..but;you decide
12 you..put;you..whether
13 # auf;# behind;# less;# rolls;#..about;#..not;#..stay;&..de;&..reinforced;, ,;, better;, wrong;,..check;,..jij
13 ,..more;? if;@ ataca;@ attacca;@ attaque;@..aan;@..en;@..if;@..pas;^ check;^ hang;^ oops;^ provided;^ reverse;^ y
13 ^..above;^..ask;^..except;^..few;^..less;^..niet;^..reflection;^..run;^..second;^..these;^..thinking;^..wenn
13 a couple;a..less;aan $;aber nur;about..second;all..this;always mix;an example;and..more;angreifen $;as above;as far
13 as..have;at..#;attacca..@;attacco;attack ,;attack at;attack..a;attack..i;attacking;attaque;attaque la;attaque le;b
13 be enough;before it;better..it;between @;bring them;can go;can wait;cancel the;casa $;check..me;comes later;commit
13 compte;continue;copied;correction :;costs me;couple;de..que;desde @;do..attack;do..i;do..if;do..last;do..move
13 dont $;dont attack;dont run;dont..if;dont..it;dont..on;draft ,;drop the;du..en;echange;ecrit;el turno;espera
13 everything except;example;falls ,;final..$;finalement;first..&;for..other;gilt;give..until;go..#;go..if
13 has reinforced;has..there;havent decided;hear..me;ho scritto;hold..$;hold..until;hoor;i shouldnt;i..if;ich das
13 if..hasnt;ignore my;is plenty;is..id;it says;it should;it..late;ive..got;je voulais;la second;la..first
13 laisse tomber;late to;leave..in;let..sleep;let..think;lets..@;line $;many $;maybe..the;me sleep;me..on;meant @
13 meant for;meant the;meant..other;mehr als;mehr..#;minds about;minds..the;mix;mix..up;mixed up;more to;move is
13 my cards;my..typed;needed $;new ones;nimm;no no;no..nada;no..no;noch nicht;non..ancora;not this;not..everything
13 not..to;nothing is;now..i;numbers;nur..wenn;o @;odds are;of..should;on reflection;once @;one die;only go
13 only..first;oops;order;other..$;others $;otherwise..it;out..it;pas..de;pasted;play..yet;prefer to;prochain;provided
13 pull;put #;ramene;rather not;read..$;reflection;reinforced;result of;result..the;reverse the;safe $;same from
13 same..@;say..,;scritto;se non;second half;see..result;should..first;should..to;shouldnt;skip;sleep..it;smarter
13 so check;so wait;spare;stay at;stay where;still thinking;stop as;stop if;stop..#;stop..soon;take #;take..the;text
13 than #;than..there;that #;the thing;the..country;the..number;the..stack;them up;them where;them..go;them..if
13 then..@;then..it;theres..left;these ,;thing..the;think is;this back;this..&;this..just;this..only;to it;to trade
13 tomber;treat this;tu $;typed..,;unless &;unless..has;use;use #;valid;von..angreifen;voulais;want..keep;was meant
13 weaker;what id;while &;with..before;without the;would..do;would..enough;would..more;wrong way;wrote @;wrote about
13 wurfeln;you hold;you..is
14 # minds;# numbers;# will;#..be;#..too;, forget;, nicht;, niet;, pas;, rest;,..meant;,..niet;,..others;,..play;@ dal
14 @ en;@ of;@..je;@..si;^ consider;^ correction;^ move;^ scrap;^ scratch;^ skip;^ treat;^..ataca;^..attacca
14 ^..attaque;^..send;aanvallen vanuit;aanvallen..@;about..move;above is;actually $;afterwards $;all but;als #
14 anything..$;as &;attack..&;attack..all;attacks me;avant de;be..?;before..play;below #;below..$;but only;by then
14 come..think;costs;dan..ik;das..nur;delete;depends on;depuis le;do nothing;er..nog;everything..@;far as;fewer than
14 fewer..#;fighting;first..is;forget..$;further;genoeg;habe $;hang..,;have more;hold off;ich..noch;if..isnt;if..think
14 ill..again;in..minds;it before;it the;la..ligne;last..is;leave #;leave..behind;less ,;lets do;lieber..$;ligne
14 line is;makes sense;meant;meant..,;mixed;more in;more..@;most #;most $;move..i;nee;o..$;of..first;on..thoughts
14 only as;only do;only when;only..&;only..long;out the;pas encore;pas..@;peux;piu $;puo;puse;rather..$;roll anything
14 rolling;say @;scrap the;should stay;should..#;stay..@;sure about;swap the;take that;that..my;the lot;the move
14 the second;the set;the..move;the..numbers;the..order;then do;these are;this isnt;this yet;to..more;trade ,;trade..$
14 treat..as;uberhaupt;under #;want..lose;ware;was for;when im;where..are;wrong..i
15 # au;# nach;# op;# should;# throws;, give;, keep;,..leave;,..nothing;,..stop;,..them;@ aanvallen;@ angreifen;@ auf
15 ^ den;^ swap;^ use;^ wrong;^ zet;^..au;^..lo;^..nach;^..prefer;^..while;a draft;aanval;add;after..first;and if
15 angriff;ask..again;ataca @;ataque;attack only;attack..aan;attack..von;attacks..aan;attaque..@;changed..mind
15 check with;consider;dal @;depends;depuis..@;do not;dont do;dont..anything;final $;forget it;go..,;have..than
15 hold this;if theres;if..a;if..attacks;ik @;ill write;in..case;instead ?;instead..$;is wrong;it #;it off;it too
15 it..@;last bit;leave..out;less $;lets..the;line ,;make that;mind $;mind about;move only;move..if;nach..$;nach..,
15 niks;no move;no wait;nog niet;not..one;numbers $;or..?;order $;placing;rest $;reverse;say #;say..$;scratch
15 second thoughts;si no;skip..attack;stay in;stay put;stop $;stop at;stop..it;swap..#;te..,;the above;the final
15 the order;the placing;the result;this until;to stay;typed;until i;until ive;use the;vale;von..an;wenn &;what..wrote
15 where they;would..better;write again;y si;you play
16 # en;# left;# or;# there;, make;, put;@ dall;^ cancel;^..them;aan vanuit;aan..@;angreifen;at most;ataca;attack if
16 dall..$;depuis @;disregard;dont go;draft;first line;id prefer;keep my;la..dall;last line;leave..$;lose more
16 lose..than;make..#;many ,;me before;me first;no attacks;on second;one less;only..if;other..round;promised &
16 second attack;stop when;this as;throws;wherever
17 , attack;, leave;, non;^ put;aanvallen;attacca;attack..desde;attacks..an;dont play;dont..this;everything..the
17 if..first;keep..cards;la..depuis;least #;not #;other way;prefer;skip the;swap;them in;them..@;yet ,;zet
18 , otherwise;@ aan;@ depuis;@ instead;@ von;@..vanuit;desde..$;if..,;move $;my mind;nach @;play it;the attack;vanuit
18 vanuit @;vanuit..$
19 @ an;@ attacks;@ desde;attack la;final;if its;no $;the..attack;the..line;von @
20 only if
21 , not
400 ^ # ? $;^ # losses is my limit $;^ # seems a bit much $;^ # sind zu viele , # reichen $;^ # was nonsense $
400 ^ & , if youre reading this : leave @ alone for # rounds and i wont do it $;^ & @ next $
400 ^ & and i have a deal about @ $;^ & and i have a deal that nobody touches @ $
400 ^ & and i shook hands on peace until christmas $;^ & took @ and @ takes @ $;^ @ instead $;^ @ is useless to me $
400 ^ @ rather $;^ a me adesso no $;^ a promise is a promise i suppose $;^ actually no $;^ altrimenti niente $
400 ^ and @ can join in as well $;^ and everyone who survives goes in $;^ anders weglaten $;^ april fool $
400 ^ are you sure its my turn ? $;^ aspetta fino a domani con questo $;^ because this was one $;^ bin that $
400 ^ bises , & $;^ cuantas me tocaban ? $;^ did you already play it ? $;^ entonces no $;^ erst morgen $
400 ^ es una pregunta nomas $;^ ferma all , ho il telefono in mano a mio nipote $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ hazlo , pero sin tocar a los de @ $;^ he cambiado de idea $;^ het is maar een concept $
400 ^ hi , its pete , & husband $;^ hi dan , $;^ hi jim , $;^ ho ho , first will weten wat & gedaan heeft $
400 ^ how about # in @ ? $;^ how many do i get for the set ? $;^ how sure are you that it borders ? $
400 ^ i had the names back to front $;^ i have # horses , havent i ? $;^ i have to think this over $
400 ^ i might hold back a little $;^ i need & okay for this $;^ i used the old map , so adapt it $
400 ^ i was going to add something about @ here but the phone rang $;^ i wont $;^ id be content with a card $
400 ^ if something changed since tuesday , wait for me $;^ ik heb me bedacht $;^ ik heb zitten klungelen $
400 ^ im bound by my treaty with & $;^ im withdrawing this for the moment $;^ indias getting the full # $
400 ^ is my map up to date ? $;^ is that even a border ? $;^ is this really wise ? $;^ is this right ? $
400 ^ its a maybe $;^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just kidding $;^ just testing $;^ kommando zuruck $
400 ^ la moitie suffit $;^ lol ignore this my brother grabbed my phone $;^ mag my orders over ? $
400 ^ mauvais message , desolee , jette le $;^ maybe next turn $;^ maybe not $;^ maybe tomorrow $
400 ^ mi take ancora la serata per pensarci $;^ minus # , as i just saw on the map $
400 ^ my brother reckons im better off waiting , and i agree with him $;^ my cat sent that , sorry $
400 ^ my proper turn is coming in a minute $;^ my turn is not finished , i had to leave for the bus $
400 ^ next week @ > @ $;^ no wait $;^ not final $;^ not yet $;^ nothing is to be played before midnight $
400 ^ once my losses hit # thats it for me $;^ once only $;^ one try $;^ only joking $;^ pass , really $;^ plus one $
400 ^ ps ive just read that @ has # $;^ puedo desdecirme ? $;^ pues me desdigo $;^ retract that $
400 ^ sollte da eine # stehen ? $;^ sorry sorry sorry for being late $;^ spare & $;^ stop there $;^ swap them $
400 ^ take everyone along $;^ tbc , still waiting for sign off from & $;^ tell me and ill redo it $
400 ^ that was last weeks plan $;^ that was the plan , anyway $;^ that wasnt me , my brother had my phone $
400 ^ the cannon isnt to be given away $;^ then @ $;^ then do $;^ theres a truce in @ , by the way $
400 ^ they arent neighbours , are they ? $;^ time out , coach wants to look at that second one again $
400 ^ tomorrow i am away , so attack @ for me $;^ van dat last heb ik spijt $;^ waar # staat will # staan $
400 ^ wait for & $;^ was playing with the template , discard $
400 ^ were only rehearsing here , opening night is tomorrow $;^ whatever mum sends today replaces this $
400 ^ whats the likelihood of me getting both ? $;^ why did i write @ ? $;^ wrong list $
400 ^ yikes , that shouldve been @ , my bad $;^ you can leave out & , i feel sorry for him $;^ you choose $
400 ^ you decide $;^ you may stop the moment you see # sixes against me $;^ yours , rosemary $
"""
