"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ # in @ , and not one of them looks friendly $;^ & , te lo buscaste con lo de @ $
-400 ^ & attacks @ from @ every single turn $;^ ah , le @ , my amours $;^ all or nothing $
-400 ^ alli abajo no pintan nada $;^ and @ ? $;^ as long as it stays fun i dont mind losing $
-400 ^ ce nest pas de la strategie , cest de la poesie $;^ das kommt davon , wenn man mich nicht ernst takes $
-400 ^ didnt we say no more than # weeks per round ? well , i did it in # , sorry $
-400 ^ erst die arbeit , dann @ , haha $;^ est ce que le @ va tenir ? $;^ gelukkig let er niemand op @ $
-400 ^ gezondheid first , @ then $;^ hes only got # left $;^ hmm , well $;^ hmm okay $;^ i meant to write earlier $
-400 ^ i put them there because from there you can see the sea $;^ i want the card , the territory is just scrap $
-400 ^ ich attack nie aus bosheit an , nur aus langeweile $;^ id kill for a nap or for @ , whichever comes first $
-400 ^ id leave the country too if i were & $;^ id like to $;^ if & wants war she may have it , with bugles $
-400 ^ if @ holds , the entire load path to @ holds $;^ if anything is unclear , just write to me $
-400 ^ if it fails , ill go down singing $;^ if it heaven , a # $;^ if ive forgotten something , tell me $
-400 ^ if the dice love me i get the @ bonus , and i could use it $;^ ill do the dishes later $
-400 ^ im not sure what time it is over there $;^ is that enough ? $;^ just kidding , it was well played $
-400 ^ just to be on the safe side $;^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $
-400 ^ let it be said that i was polite first $;^ let me know if anything is missing $
-400 ^ let me know if you need anything else from me $;^ let them tremble $;^ lo first es la salud y lo second es @ $
-400 ^ losing @ hurt more than i want to admit $;^ mi suegra se queda hasta reyes , no digo mas $;^ more of that $
-400 ^ my first attack $;^ my last attack $;^ my little brother broke the other one $
-400 ^ no , i dont want to know , im an artist $;^ no problem if not $;^ no trade $;^ not bad , is it ? $
-400 ^ not sorry enough , though $;^ ok my move $;^ one must hold the bridge at @ , or all @ falls $
-400 ^ or am i wrong ? $;^ per # soffio non ti ho preso @ , e ancora ci penso $;^ pick a number between one and # $
-400 ^ so ive made up my mind $;^ take it easy $;^ take that $;^ tell me if i got something wrong $
-400 ^ the long way round @ is still quicker than birmingham $;^ the real one , from # $
-400 ^ the second one is on her way , # in june $;^ then de lo de @ , cualquiera se fia $;^ then non , cest trop bon $
-400 ^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ to @ or not to @ , that was never really the question $;^ wait till my brother hears about this $
-400 ^ warte nur , & , @ vergisst nichts $;^ wenn das klappt , geb ich eine runde aus $
-400 ^ wenn das klappt , tanze ich auf dem tisch $;^ whose turn is it after mine ? $;^ will # onder of will naar @ $
-400 ^ winning isnt everything , but id like to try it once $
-19 thanks
-18 thanks for
-17 ^ dear;^ thanks;thank;this game
-16 ^ good;birthday;days;dog;lovely;so i;thank you;train
-15 , $;^ nobody;^ our;coffee;cold;game..,;hours;job;like a;master ,;peter;saturday;snow;thank..for;the best;used to
-15 world;writing;you for
-14 # days;# hours;& will;&..be;@ looks;^ who;^..never;^..new;a game;all the;cake;dear game;dear..,;dear..master
-14 far too;friends;garden;greetings;hard;hello..,;hi..$;im..the;in this;lucky;mother;of you;off to;on saturday
-14 regards;short;summer;thanks..the;the dog;the train;was..,;year $;you all
-13 &..#;, thank;, und;^ greetings;^ happy;^ hello;^ poor;^ thank;^..day;^..mi;^..peter;a lovely;a very;almost;and &
-13 and a;and it;and still;beer;boss;broke;coming $;days $;dentist;everyone $;exam;expect;game..$;general
-13 greetings from;hello;holiday;host;how is;hurts;i..your;im writing;im..,;in..game;is..and;its only;knee;last letter
-13 laugh;life;mad;month;my dice;napoleon;office;on sunday;one day;patience;people;personal;peter ,;pub;room;school
-13 see you;seventeen;since..$;so im;spring;stopped;such;table;terrible;the baby;the world;time i;to play;walked;we..a
-13 weather;weer;would have;years;you should
-12 # weeks;&..the;, how;, thanks;, youre;^ der;^ for;^ here;^..dog;^..looks;^..lost;^..see;and its;and my;awful;blame
-12 close;degrees;doctor;everybody ,;family;flat;flu;for..days;for..this;from a;good..,;half the;hello..$;hey..$
-12 honest;i like;ill be;is in;it..been;its been;letters;lonely;minutes;my birthday;my boss;my mother;my..used;nearly
-12 nervous;never..a;new job;new year;now i;poor..,;regards ,;seit;sie;since the;sitting;slow;so much;soup;spent
-12 strategy;team;the garden;the pub;thirty;those dice;used..say;waited;week $;win this;winter
-11 # #;# turns;& #;&..up;, here;, who;,..and;,..he;,..were;@..&;@..been;@..its;^ best;^ cheers;^ congratulations
-11 ^ had;^ hier;^ long;^ qui;^ see;^ seventeen;^ work;^ your;^..anyone;^..boss;^..ever;^..host;^..luck;^..old;^..pete
-11 ^..pour;^..were;a beer;a real;admit;ages;all week;and now;and..i;aqui;army in;army..@;aunt;be honest;be in
-11 been..for;better..than;breakfast;but its;by now;can..believe;cant wait;care;cheers;chess;choir;coffee $;company
-11 congratulations;day ,;defence;delay;disaster;does &;driving;endlich;enjoy;everybody $;everyone ,;exams;fa;father
-11 feelings;feels;film;fingers;for asking;for running;for your;friend;funny;garden is;good luck;grandson;happy
-11 happy new;happy..year;hard feelings;has been;has..a;hate me;hello from;hello..the;here and;here i;holidays
-11 hope the;how long;how..your;immer;internet;is &;is getting;is your;is..again;is..me;it took;its..birthday
-11 kind regards;last..?;le..a;learned;lets see;like my;luck;me for;me luck;meeting;mess;my back;my new;news;nie
-11 night ,;no hard;no..feelings;nothing personal;nothing..,;on..new;operation;owe me;peter..$;rain;report
-11 running this;saturday ?;saturday..$;see @;seventeen..in;so..?;so..had;strategy $;such a;sunday $;tanto;telling
-11 the cat;the delay;the doctor;the match;the neighbours;the summer;the weather;the..last;the..letter;the..says
-11 the..so;they say;think &;this with;to bed;tomatoes;took me;turn #;turn was;twenty;typing this;uns;very;very..$
-11 waiting room;walked..the;warm;was so;wedding;went..$;wer;what a;who;wish me;wish..luck;wonderful;worse
-11 writing this;writing..the;year;you a;you believe;you..have;you..see;your..is
-10 !;# degrees;# minutes;# ones;& ever;& had;& last;& must;& would;&..been;&..only;&..youre;, che;, der;, dice;, even
-10 , everyone;, hence;, mais;, with;, your;,..been;. #;@ again;@..such;^ even;^ got;^ hallo;^ honestly;^ hoy;^ kind
-10 ^ love;^ nice;^ pd;^ weve;^ wie;^ wish;^..been;^..dice;^..doctor;^..does;^..evening;^..finally;^..game;^..garden
-10 ^..ha;^..hands;^..hurts;^..late;^..morning;^..regards;^..round;^..spent;^..team;^..train;^..voor;^..whole;^..won
-10 ^..writing;a big;a disaster;a general;a great;a long;a mess;a nice;a week;a..game;a..weekend;afraid of;afternoon
-10 again ?;again..so;ages $;all day;all..and;all..you;alla;always wanted;always..to;and all;and..am;and..for;and..of
-10 are finally;are on;asking $;at work;at..moment;ate;barbecue;be gentle;be kind;be..in;be..of;beat;beautiful
-10 because..the;bed $;been raining;been..to;best ,;better than;bit of;blame the;bold;bon;book;bored;breakfast $
-10 burning;bye;cafe;cant believe;cape;car;christmas..$;clever;company $;concert;congratulations on
-10 congratulations..the;continent $;couldnt;da..$;danke;dass;days..$;dear;degrees here;degrees..and;delay ,;did..see
-10 die..,;do we;doctor says;driving test;eat;eaten;evening..$;ever;ever..$;ever..to;everybody..$;everywhere;excuse
-10 fair;feeling..$;first..in;first..of;folks;for hosting;for last;for..and;for..reminder;for..the;forty;friends $
-10 friends ,;friends..$;from..very;game ?;games;gentle;geography;gods;good evening;good morning;good..for;got..$
-10 grandmother;greetings..a;grusse;ha $;haben;had it;had..coming;had..good;half..@;hallo;happy birthday;has..in
-10 have you;have..good;have..idea;hello to;hence;here for;here is;here we;here..#;hi peter;hole;hole in;holiday $
-10 hope your;hope..is;horoscope;host ,;hosting;hot;how did;how..the;i admit;i dadi;i ever;i love;i rolled;i..had;im a
-10 im told;im typing;in may;internet was;is late;is such;is..just;is..up;it coming;ive never;just me;kids are;kind..,
-10 kitchen;la..a;la..di;lake;lang;last month;last round;late..the;lately;laughed;leeds;lemurs;letter $;letter ,;liked
-10 lose this;lost my;loud;lovely..$;machine;map..a;marathon;master;may the;maybe this;me or;me..is;merci;merry
-10 merry christmas;mir $;miss;mit..$;moi $;month $;more..and;more..than;mostly;my armies;my face;my grandmother
-10 my hands;my horoscope;my team;my week;next game;no me;noise;nos;of..week;on me;on thursday;on..bus;ones in
-10 only..game;op de;our;outside;oven;owe you;party;passed;pay;pd;pd :;person;photos;pizza;polite;portugal;power
-10 practice;proud;puppy;quien;quiz;raining here;ran;recipe;reminder;report $;retard;revenge;rolled #;room $;round was
-10 rounds $;saturday ,;say..to;says hello;says hi;says im;scared;schon;short $;since #;sixes $;sleep..$;sleeps;so..to
-10 sofa;soldier;soon $;sorry &;sorry this;spam;staring;staring at;still cant;still..me;storm;summer $;sun;sweet
-10 take care;taking;talk about;talk..it;taught;teacher;tears;term;thank..$;thanks..asking;that im;that..in;thats my
-10 the barbecue;the dentist;the exam;the flu;the most;the office;the only;the reminder;the snow;the..be;the..gods
-10 the..job;the..looks;the..office;the..waiting;these days;this year;to all;to your;to..honest;today..the;train is
-10 une..$;us $;van de;voila;vous;walked over;was down;was..disaster;was..good;was..last;we got;we..all;we..to;weeks $
-10 went well;were..to;what..i;what..is;whole..is;why i;wifi;will..be;wind;wine;wins;with..armies;won the;wonder..&
-10 work $;writing from;wurfel;you are;you at;you sent;you were;you..for;you..your;your last;your mail;youre a;zit
-9 & still;&..come;&..getting;&..it;&..nothing;&..on;, &;, dass;, du;, ha;, little;,..baby;,..getting;,..ill
-9 ,..personal;,..sorry;,..then;. the;...is;...you;: &;@ always;@ will;@..a;@..spring;@..turn;^ bye;^ canada;^ cant
-9 ^ fingers;^ hes;^ hey;^ hi;^ les;^ merci;^ off;^ snow;^ some;^ wer;^..anybody;^..care;^..christmas;^..folks
-9 ^..grandmother;^..grandson;^..grusse;^..hard;^..heeft;^..knee;^..les;^..men;^..much;^..neighbours;^..played;^..snow
-9 ^..tell;^..weather;^..wishes;a cold;a decent;a friend;a meeting;a moi;a small;a war;a..after;a..feeling;alguien
-9 all my;altijd;always..$;am $;an..to;and he;and ive;and nobody;and so;and..cant;and..dog;and..today;and..was;any..,
-9 anyone else;are we;armies and;as usual;as..,;asks;at school;auf der;aus dem;awake;back is;battery;be furious;be out
-9 beach;because of;been in;been..since;beer $;beginning;believe it;belle;ben ik;best wishes;bet &;birthday..,;boiler
-9 brain;but..is;but..like;buy;by christmas;cake $;canada;cannons;cat $;cellar;cheating;cheers ,;cheese;chez;chicken
-9 christmas;coming to;cruel;day..,;deadline;dear all;delayed;della;depuis #;dice be;dice gods;dice last;did..ever
-9 does..know;dont worry;down $;dream;dreamt;drinks;earth;een..van;en la;end of;ends;enjoyed;essays;etait;every time
-9 everybody;everywhere $;feel like;feeling about;film $;fingers crossed;for waiting;for..birthday;for..delay
-9 for..hours;for..in;for..patience;from..hospital;frost;frozen;full of;fun;furious;game is;game master;game so
-9 game..i;getting..$;glad;good at;good..everybody;gorgeous;got..in;great..$;grow;gym;happy..to;hate..$;hates;have had
-9 have thought;heating;hebben;hele;here..am;here..go;hey;hi;hi $;hi &;hi all;hi there;hi..,;ho..la;holds @;holidays $
-9 honest $;honour;hope this;hope..all;host $;hosting ,;house;how &;how are;how..you;i come;i couldnt;i dreamt
-9 i expect;i finally;i play;i took;i..im;i..only;idea what;if only;ik niet;il pleut;im the;im..a;im..my;in our
-9 in your;in..and;internet..down;is all;is good;is killing;is so;is well;is..at;is..best;it feels;it hurts;it will
-9 its..degrees;ive been;jaar;jam;job ,;june;just..or;kept;killing;killing me;knee is;la..es;landlord;last game
-9 last..was;liebe;life $;like the;lisbon;lives;lol $;lost..armies;love it;luck ,;luck..$;made me;match last
-9 match..night;may $;me..this;meet;months;mood;mountains;moving house;much for;my father;my grandson;my mum
-9 my neighbour;my old;my..lost;my..were;myself $;nervous $;never been;new flat;new..and;new..is;next year;night $
-9 no..what;nous;nuovo;on for;one..left;ones..a;operation went;our..,;our..is;over..keyboard;personal $;personal ,
-9 peter $;picture;place to;planning;pleut;poor;pour..$;printer;proud of;quel;quiet;quiet lately;recipe for;row $;sagt
-9 saw the;scary;scusate;see..at;sehen;send me;sera;ses;siempre;silence;since;since i;sitting in;smells;snow up
-9 snow..to;so be;so forgive;so good;so..in;sorry about;sorry..is;soup..$;spain;stack in;stack..@;starts
-9 still..believe;stop &;story;suerte;sunday and;than my;thanks ,;thanks..running;the beach;the birthday;the car
-9 the coffee;the deadline;the holidays;the hospital;the lake;the letters;the little;the operation;the sofa;the storm
-9 the tomatoes;the twins;the wedding;the..came;the..defence;the..flat;the..house;the..now;the..took;theyll;this..:
-9 this..ill;this..im;those were;time to;time..i;to..all;to..single;tomorrow ,;ton;too quiet;took;trains;twins;um
-9 umbrella;uncle;used..play;usual;ver;was #;wat een;we..at;wedding $;well played;were a;were all;were off
-9 what..lovely;who..$;who..@;who..the;whoever holds;win..one;woman;work is;working;world..$;worry;worst;you #;you and
-9 you had;you lot;you still;your;your letter;your mother;your patience;zusammen
-8 # .;# coffees;# essays;# kilos;# percent;#..and;#..here;#..now;#..us;& was;&..are;&..but;&..going;&..ill;&..so
-8 &..that;, at;, ca;, especially;, hi;, well;, youve;,..admit;,..boiler;,..der;,..did;,..everyone;,..everywhere
-8 ,..forgive;,..gibts;,..hope;,..hours;,..internet;,..my;,..never;,..train;. well;@ anyway;@ back;@ because;@ e
-8 @ give;@ had;@..ill;^ back;^ cards;^ ciao;^ danke;^ dice;^ encore;^ endlich;^ enjoy;^ exams;^ excuse;^ great;^ hope
-8 ^ ive;^ liebe;^ look;^ merry;^ morning;^ napoleon;^ new;^ regards;^ remember;^ say;^ scusate;^ shouldve;^ since
-8 ^ they;^ were;^ wir;^ youre;^..always;^..big;^..birthday;^..choir;^..couldnt;^..did;^..dreamt;^..feels;^..friends
-8 ^..good;^..guys;^..hate;^..hi;^..how;^..idea;^..keeps;^..learned;^..ma;^..mal;^..man;^..must;^..neighbour;^..pleut
-8 ^..printer;^..rolled;^..school;^..sehen;^..she;^..stopped;^..trust;^..waited;^..who;^..x;^..zusammen;a good
-8 a holiday;a plan;a quiet;a second;a short;a thorn;a ver;a year;a..job;a..like;a..week;a..windy;admire;again ,
-8 again so;age;ago $;alive $;all be;all over;all..best;all..well;all..years;als een;always $;always ends;always..the
-8 amazing;and lost;and that;and thats;and..havent;and..lost;angry;anos;anyone;anyway ?;anyway..$;apologies;arbitro
-8 are all;are off;are..still;arm;armies ,;armies..one;as always;ask $;asleep $;at..wedding;baby;back from
-8 back..holiday;be at;be home;be lucky;be..next;bed;bed now;been so;been staring;been..at;been..here;been..those
-8 beer for;beginning $;bei mir;bei uns;bei..$;believing;best defence;best..,;beste;better a;big..in;birthday ,
-8 biscuit;boxes;bravo;bring a;bus;but..can;by..way;called @;calls;calm;cancelled;cant..$;carta;cat walked;cat..over
-8 charm;che mi;cheating..$;chickenpox;chien;children;choir practice;ciao;close to;coffees;col;cold $;cold ,;cold and
-8 come $;comes $;continent;cook;cost me;could have;could..&;cream;cumple;dag;daumen;day;day at;de &;dear &;defender
-8 dentists;deserves;di nuovo;dice had;dice hate;dice..be;dich;did you;did..get;doctor..i;does..have;dog $;dog..to
-8 doing $;domenica;domination;dont tell;dreamt of;drink;e la;eating;empire;ends up;enjoying;es seit;especially;est..,
-8 etait..,;evening ,;evening..,;ever since;ever..?;every single;every..i;everyone;everyone is;explain;far..many
-8 feel..napoleon;feeling better;feelings ,;finally got;first frost;first snow;first..i;flu $;folder;folks ,;for ages
-8 for dinner;for today;for weeks;for you;for..a;for..last;for..quick;for..soup;forgive the;fortune;fragt;friday ?
-8 friday..$;from #;from holiday;game i;game..far;gehort;general $;getting..too;geworden;gibts;glass;goes..im;good
-8 good feeling;good night;good..$;good..all;good..peter;good..this;got my;got..from;grandchildren;grandma
-8 greetings..the;gripe;ha..$;had a;had time;had to;half term;half..,;hallo..,;hands are;hanging;happy $;happy..,
-8 hard..$;hard..,;harriet;has eaten;has..raining;has..the;hat ,;hat die;hate;hats;have my;have..this;havent..a;he is
-8 hello ,;hence the;here since;here..$;here..come;here..tuesday;hi everyone;hi folks;hi host;hi pete;hier..es
-8 hoffentlich;hold..,;holding;hole..my;honest ,;hope;hope $;hope everyone;hope..had;hours $;house $;how..i;i almost
-8 i bring;i nearly;i open;i spent;i swear;i..an;i..be;i..dont;i..from;i..hear;i..thats;i..time;ice cream;ik nog
-8 ik..een;il ritardo;il..e;ill blame;ill go;im getting;im mad;im on;im sorry;im..in;in..garden;in..give;in..letter
-8 in..spam;in..weeks;is always;is anyone;is at;is delayed;is gorgeous;is one;is short;is..else;it always;it was
-8 it when;it..on;its summer;its..here;its..to;jahr;jours;jullie;just got;just walked;keep telling;keep..and;key;kilos
-8 kind to;kinder;knitting;know..$;know..i;la mia;la..du;la..est;lacht;lasagne;last time;last turn;late..,;laugh $
-8 laughs;law;le chien;learn;letter;liegt;like napoleon;little one;little..in;lives in;living;llego;long do
-8 long enough;looks so;looks..a;losing $;lost @;love $;love ,;lovely..you;luck with;lucky $;machine broke;made of
-8 made..laugh;madre;mails $;makes me;mal wieder;mange;map in;map looks;maps;may..dice;me .;me how;me nightmares;me of
-8 me something;me that;me..that;me..turn;me..when;meetings;men in;mercy;mess $;mi $;mi..il;month ?;morning..$
-8 morning..,;morning..so;much..$;must have;my aunt;my best;my dog;my knee;my laptop;my late;my spam;my strategy
-8 my umbrella;my uncle;my..again;my..have;my..hurts;my..last;my..teacher;my..took;never had;never..$;never..to
-8 new map;new puppy;new..to;next..we;nice;nice try;nice..$;night..i;night..the;nightmares;nightmares $;noch..mir
-8 not..good;november;november $;now for;nunca;of luck;of..at;office $;office is;on holiday;on your;on..board;on..way
-8 one hand;ont;open $;ora;orders for;other..is;out ?;out loud;owe;owe..something;p;paper;parents;passed..driving
-8 patience..a;people $;perche;phone..at;pity;play..with;plumber;point;por fin;post;pray;pray for;pray..me;pretty
-8 que la;qui..le;quick one;quiet..$;rain $;read..the;refuses;refuses to;regards..$;reminder ,;reports;respect;ripe
-8 ritardo;rolled..sixes;rome;room ,;round..a;rounds..$;run $;sad;saw your;says..$;says..and;scared of;scusate il
-8 scusate..ritardo;see..all;see..in;see..match;seit gestern;semana;send..a;seventeen armies;short mail;should see
-8 should..more;should..this;since you;since..and;sincerely;sinds;sixes in;sixes..a;skiing;sleep $;slept through;smell
-8 so here;so ive;so tired;so..a;so..i;so..my;sometimes;sooner;soup $;soup ?;spam folder;spam..$;speak;speaking
-8 spent the;spring ,;storm took;story $;strategie;su;sunburnt;sunshine;survived;swear;table $;tan;tante;taught &
-8 taught..to;teacher would;team lost;tears $;tell..$;telling me;tenido;tennis;thanks..hosting;thanks..waiting
-8 that stack;that..army;thats all;the boiler;the cape;the cellar;the children;the concert;the dentists;the family
-8 the knee;the mountains;the oven;the party;the post;the quick;the quiz;the school;the sun;the table;the wind
-8 the windows;the winter;the worst;the year;the..broke;the..hate;the..machine;the..refuses;the..room;the..still
-8 the..work;there goes;these..?;they..the;thin;think..will;this so;this works;this..#;this..in;this..late;thorn
-8 thorn in;thorn..my;thought that;through the;to everybody;to find;to join;to win;to..new;to..windows;toda;toda la
-8 tom ,;took it;train $;tree;tried;trip;trouble;tuesday..the;turn :;turn..#;turn..i;turned;tut;typos;typos $;up..?
-8 up..my;used..be;verspatung;verspatung ,;very windy;village;volta;voy;waited #;waiting..,;wall;was fun;we go;we had
-8 we were;we..this;week and;went;wer hat;were moving;were terrible;were..a;were..house;what did;when is;when..had
-8 when..was;which is;while..was;who would;who..have;why..the;wieder;wieder..,;win $;windows;windows here;windy
-8 windy..$;winter $;with us;with..hand;with..men;woke;won;wonder what;words;work;world domination;would..thought
-8 writing..from;x;x $;year to;years $;years of;you in;you send;you so;you..@;you..a;your @;your dice;your wife
-8 your..with;youre;youre doing;zum;zusammen ,
-7 # anos;# continents;# heures;# jours;# last;# months;# stunden;# years;#..ago;#..armies;#..da;#..di;#..my
-7 #..straight;#..weeks;& ,;& always;& are;& armies;& face;& ha;& have;& heeft;& on;& owes;& should;&..at;&..dear
-7 &..deine;&..hi;&..ich;&..in;&..nice;&..no;&..play;&..sleeps;&..through;&..when;&..your;, as;, be;, boxes;, by
-7 , comme;, deine;, didnt;, everybody;, good;, happy;, hat;, hope;, jen;, mark;, mostly;, only;, pray;, said;, says
-7 , sie;, sonst;, war;, where;,..again;,..almost;,..could;,..del;,..good;,..hat;,..how;,..kids;,..los;,..lost
-7 ,..mando;,..must;,..promise;,..sera;,..sie;,..typing;,..wir;,..worry;. ha;. how;. my;: la;:..was;@ holds;@ last
-7 @ my;@ so;@ stands;@..day;@..im;@..lost;^ alguien;^ aqui;^ been;^ big;^ bon;^ bonne;^ bonsoir;^ chi;^ dag;^ enough
-7 ^ evening;^ everybody;^ feeling;^ gisteren;^ grandma;^ groetjes;^ have;^ heute;^ isnt;^ its;^ jetzt;^ lost;^ oggi
-7 ^ old;^ quel;^ quiet;^ revenge;^ rolled;^ salut;^ she;^ shell;^ shes;^ short;^ sitting;^ sushi;^ thx;^ today
-7 ^ train;^ twenty;^ voila;^ wij;^..afternoon;^..again;^..allemaal;^..almost;^..armies;^..baby;^..best;^..calm
-7 ^..coffee;^..commence;^..crossed;^..dentist;^..doing;^..even;^..expect;^..expects;^..eyes;^..fancy;^..fille
-7 ^..friend;^..gets;^..give;^..going;^..hab;^..hace;^..heating;^..hebben;^..hey;^..hours;^..hurt;^..ja;^..kind
-7 ^..laughing;^..left;^..live;^..map;^..maths;^..mercy;^..mother;^..news;^..owes;^..p;^..personal;^..quiet;^..rain
-7 ^..safe;^..saw;^..sleep;^..small;^..somebody;^..started;^..swear;^..taught;^..thanks;^..time;^..told;^..tomatoes
-7 ^..turns;^..uns;^..ver;^..warm;^..work;^..wurfel;^..year;^..zit;a all;a beautiful;a board;a cake;a continent
-7 a drink;a eu;a film;a flat;a glass;a hole;a ladder;a map;a picture;a pint;a pity;a place;a pleasure;a rest;a row
-7 a saint;a star;a while;a win;a wonderful;a..all;a..attack;a..border;a..christmas;a..day;a..empire;a..if;a..late
-7 a..move;a..neighbour;a..over;a..person;a..plan;a..recipe;a..roll;a..ses;a..spot;a..table;a..time;a..up;a..war
-7 aan de;abend $;advice;afraid..&;after last;again soon;against &;against my;age $;aggressive;ai..$;air;alive..$
-7 all alone;all is;all meet;all these;all very;all..?;all..for;all..me;alla..,;allemaal ,;allemaal..$;alone in
-7 already $;always;always forget;always roll;always said;always..a;always..who;am samstag;am writing;am..the;am..this
-7 amazing $;amis;an army;and happy;and sweet;and toes;and your;and..all;and..armies;and..dice;and..is;and..neighbours
-7 and..never;and..not;and..where;and..you;ano;anybody else;anyone..a;are my;are shaking;are well;are..a;are..for
-7 are..on;are..to;are..what;arrived;as ever;asked ,;at breakfast;at your;at..beach;at..i;at..office;at..on
-7 at..percent;ate my;attack last;attenti;aux;awake..$;away..week;awfully;baby..$;bad..about;badly..$;baked;bank
-7 basically;be back;be my;be so;be with;be working;be..&;be..@;be..than;beach $;bears;bears $;because;because the
-7 been;been a;been far;been very;been..quiet;been..this;been..thorn;been..too;before breakfast;before my;before...
-7 begin $;being a;believe that;believe..?;believe..lost;believing in;belle mere;best..win;better late;between me;big
-7 big..$;big..for;bijna;bike;birthday $;birthday card;birthday on;birthday today;birthday..&;biscuits;bit..luck
-7 blaming;blue;board..i;boiler man;bold $;bologna;bon ,;bonne;bonsoir;book $;bought;boxes everywhere;boxes..$;boy
-7 boys;bread;breakfast..the;bridge;bring..$;build;buongiorno;burning a;burning..hole;bus ,;but im;but..does;buy..a
-7 buying;buying the;by &;bye ,;bye..&;call me;calm and;calm..carry;calor;came $;can have;can hear;can stop;cant stop
-7 cards work;cards..for;care $;cares;carta $;cat;cat just;cat..my;cat..walked;chances;changed jobs;chaos;chat;che..$
-7 cheering;cheering for;cheese $;chess..$;chips;chocolate;christmas ?;clear;coffee machine;coffee..broke;colours
-7 come ,;come and;come la;coming;coming..i;coming..the;completely;computer $;congratulations to;conquest;continents
-7 could do;could stop;could..send;could..with;court;crazy..the;crewe;crime;cross the;crossed for;cruel to;cruel..me
-7 cry;cuidado;culpa;curry;das wetter;daughter..her;day and;day..the;days straight;de..met;dear host;dear peter
-7 dear..$;decent roll;decent..$;defence ,;deje;del..?;delay $;delayed again;dentist ,;dentists waiting;dentists..room
-7 der @;der..hat;des..$;deserves a;desk;desole du;desole..retard;dessert;dias;dice owe;dice..have;did it;did..else
-7 did..know;did..watch;didnt..?;die verspatung;die wurfel;die..sind;dimanche $;disaster $;disaster ,;do to;do..a
-7 do..know;does anyone;does..ever;doesnt it;dog has;dog refuses;dog..eaten;dog..the;doing a;domingo;dont forget
-7 dont hate;dont you;dont..&;dont..about;dorm;double..$;down..and;dreamt..@;drew;driving..today;du retard;e mail
-7 earth is;eaten the;echt..$;egg;eindelijk;einer;el domingo;el mapa;elephants;en ik;en..que;encore #;end in
-7 endlich..$;english;enjoy the;enormous;es..gestern;essays to;essays..mark;est bien;eu;euros;even my;evening all
-7 ever ,;ever do;ever sleeps;ever won;ever..@;ever..in;every;everyone keeps;everyone wants;everyone..the
-7 everything is;exactly;exams are;excellent;excitement;expected;expects;explain to;fa #;face is;face..numb;fait ses
-7 family $;fancy;far..quiet;fast;fat;father used;father..to;favourite;fed;feeling..this;feelings $;feels good
-7 feels like;fence;ferry;fight ,;finally ,;finally asleep;finally..the;find @;finds;fingers..for;finish;finita
-7 first game;first round;first..this;fish;flatmate;flight;food;for $;for an;for so;for some;for world;for..hour
-7 for..i;for..long;for..people;for..since;for..so;for..turns;for..while;for..whole;forever;forgive..for;forgotten
-7 fortress;frank;frau;friday and;from..dentists;from..next;from..to;from..train;fromage;frost last;frost..night
-7 frozen..$;fun..$;funny how;fur..$;game after;game..on;games..$;ganz;garden $;garden..$;garden..a;garden..full
-7 gateau;gehort mir;gentle $;geografia;geography $;gerade;get my;getting;getting far;gewonnen;gewoon;giovedi;give my
-7 glass of;gm;gm ,;go back;go out;goal;gods have;going..the;golf;golf $;good afternoon;good day;good plan;good recipe
-7 good..about;good..from;good..see;good..to;got back;got it;got me;got..second;gracias;gracias por;grandfather
-7 great game;great job;great..so;greetings ,;griep;grillen;groetjes;grow up;grow..i;guilty;gut;guys ,;guys..$;ha;ha ,
-7 ha..il;haben wir;habia;hace #;had an;had ik;had pancakes;had this;had..first;had..flu;had..for;had..lovely;had..of
-7 had..on;had..power;had..to;hai;halbe;half..face;half..family;half..world;hallo zusammen;hands;hands $;happened
-7 happens ,;hard $;hardly;harriet here;hart;hart $;has chickenpox;has in;has..and;has..armies;hat eigentlich;hates..$
-7 hats off;have any;have waited;have..my;having a;he can;he never;he was;he..to;healthy;hear the;hear you;heat;heaven
-7 heb je;heet;held @;held..for;hello everyone;hello peter;hello you;hemos;her first;here;here $;here are;here..are
-7 hes been;het..een;het..van;heures;hey ,;hey there;hi to;highlight;highlight of;highlight..my;his #;history;home..#
-7 homework;honestly ,;honestly i;honeymoon;honour of;hope for;hope thats;hope..dice;horoscope says;hospital
-7 hospital waiting;hospital..room;host..$;hotel;hotel is;hour to;hours in;hours..and;hours..the;house smells;how do
-7 how i;how..armies;how..it;how..that;huge;i blame;i call;i can;i grow;i hate;i hear;i hold;i hope;i learned;i looked
-7 i lost;i read;i sleep;i trust;i waited;i went;i..a;i..feel;i..forget;i..liked;i..lucky;i..say;i..take;i..telling
-7 i..typing;i..writing;ici $;id give;id..be;idea how;idea..&;idea..i;iedereen;iemand;if..my;ik zit;ik..al;il mio
-7 ill buy;ill put;ill see;ill take;ils;im at;im blaming;im buying;im doing;im late;im off;im really;im so;im taking
-7 im up;im..at;im..bit;im..for;im..here;im..scared;im..up;immer noch;in der;in honour;in june;in law;in march
-7 in person;in tears;in them;in..by;in..club;in..days;in..e;in..is;in..life;in..looks;in..meeting;in..minutes
-7 in..oven;in..pocket;in..row;in..side;in..week;ingrid;interview;invented;is back;is een;is feeling;is finally
-7 is lovely;is numb;is over;is simple;is terrible;is up;is visiting;is war;is winning;is..always;is..cheating;is..far
-7 is..why;isnt..funny;ist all;ist wieder;it funny;it makes;it on;it..&;it..me;its all;its getting;its like;its risky
-7 its too;its..so;its..there;its..time;ive stopped;ive..about;ive..been;je suis;je tecris;je..de;je..la;job $;job..$
-7 jobs;join the;join..next;jungle;jurgen;jurgen $;just back;just..from;kaffee;keep calm;keep well;keep..awake
-7 keeps telling;keeps..me;keiner;kids want;killing..$;kind $;kind..$;kisses;knee..much;knees;knew;know a;know its
-7 know who;know why;know..@;know..good;komt;la semana;ladder;lads in;lads..@;lake $;lang..$;laptop died;las..,
-7 last spring;last sunday;last..made;last..were;lasted;late again;late than;late..never;lately $;laugh at;laugh out
-7 laugh..loud;laughed $;laughing at;le fromage;le..etait;le..va;league;learning;leaves are;leben;legs;lena;les amis
-7 les..,;les..ont;let..dice;letters $;liebe grusse;life ,;like #;like..$;like..good;like..last;like..thank;lit
-7 little @;little..,;live the;lives..@;llevo;lonely..there;long live;long..we;look..@;looked at;looks..empty
-7 lose..one;lost a;lost all;lost..#;lost..to;loud $;loud..the;love..when;lovely $;lovely ,;luck everybody;lucky last
-7 lundi;ma belle;ma..,;ma..mere;macht;mad $;mad ,;made a;madness;mal sehen;many..does;map and;map..$;map..the
-7 march..@;margaret;master..the;match;match ?;match..$;may..best;maybe..is;me ?;me a;me at;me i;me laugh;me one;me so
-7 me today;me when;me..&;me..@;me..game;me..if;me..time;mean..$;meeting $;meme;mensch;merci pour;mezza;middle of
-7 minutes $;missed;monday and;month..$;mooie;moon;more weeks;more..until;mother in;mother is;mother says;mother..law
-7 mothers;mountains ,;movil;movil $;mucho $;mum is;must say;my dear;my dentist;my desk;my driving;my english;my exam
-7 my exams;my favourite;my flatmate;my frau;my grandfather;my landlord;my luck;my parents;my pocket;my sisters
-7 my sleep;my wifes;my..always;my..attack;my..died;my..job;my..just;my..lives;my..looked;my..since;my..today
-7 my..walked;my..wedding;napoleon ,;ne..jamais;need it;need..rest;neighbours are;neighbours rooster;neighbours..woke
-7 neither;never;never again;never liked;never..&;never..me;new glasses;new phone;new..,;news ,;news from;news..the
-7 next..i;nice..last;nice..see;no mercy;no..how;no..ni;nobody expects;nobody..to;noch bei;noel;noel $;noon..the
-7 not bad;not..for;nothing fancy;nothing serious;notice;noublie;now..the;numb;numb $;ob..das;of cake;of wine;of..days
-7 of..last;of..will;of..with;off..bed;off..choir;on earth;on friday;on..and;on..as;on..train;one ill;one..ill
-7 one..you;only saw;only..more;open the;opened;operation..well;or..&;our choir;our first;our..has;out on;out..&
-7 outside $;oven $;owes..a;pacifica;padre;paella;painting;pancakes;panne;papers;passed her;patience ,;patience with
-7 paul;pech;perfect;person ,;personal..&;pete..$;phone is;pint;place..be;plans;plaster;play..a;plays..,;pleasure
-7 plenty of;pocket;point $;poker;polite $;poor @;poor old;poor..@;pour une;predictable;probably..$;promised my;pub $
-7 pub quiz;purple;pyramids;que ya;que..tengo;quelquun;qui..#;quiere;quiet turn;quiet..,;radiator;raining..for
-7 raining..since;rather be;read your;real table;real..,;refuses..go;regards $;regards to;remember when;reminder $
-7 reminds;reminds me;reminds..of;rest..peace;retard $;retard ,;retraso;revenge is;rich;rio;rolled..#;rolled..ones
-7 rome ,;rooster;rooster woke;rooster..me;round i;round were;row;row last;running;running..game;sabato;sagt ,
-7 said that;said..$;saint;salut;saluto;samedi;samstag;saturday $;say &;say hello;say hi;says the;says..to;schonen
-7 schoner;school $;scream;screen;screen $;see whether;see..&;see..,;see..of;seems to;sent from;sent..i;sent..my
-7 september;september $;serious;serious ,;set up;seventeen men;shaking;shame;she always;she is;she reads;sheep
-7 shell be;shell..furious;shes got;short and;short..$;short..,;short..sweet;should all;siamo;silence $;simple;since $
-7 since noon;since..summer;singing;sings;sister lives;sister..in;sisters;sisters wedding;sitting on;sitting..the
-7 sleep ,;sleeping;slept..the;snow $;snow ,;snow..$;so at;so close;so happy;so its;so lonely;so naturally;so nice
-7 so peaceful;so quickly;so well;so..am;so..dice;so..last;so..least;so..when;socks;socks $;sofa $;soldiers $
-7 some luck;some time;some..$;some..for;somewhere ?;sorry..$;sorry..&;sorry..late;sounds;soy;spelleider;spite;spot
-7 spring $;standing;standing in;star;staring..me;started it;state;statistics;still angry;still dont;still get
-7 still havent;still owe;still the;still..you;stopped at;stopped believing;stopped..in;stories;straight $;strong for
-7 students;stunde;stunden;suits;summer..$;sushi;sweet today;sweet..$;swimming;table ,;tag;take up;tea and;tecris
-7 tell &;tell my;terrible $;terrible..$;test $;test today;test..$;than never;that red;that..a;that..hold;that..letter
-7 that..lose;that..will;thats how;the beginning;the bus;the cake;the colours;the days;the ferry;the front;the general
-7 the gym;the heating;the highlight;the ice;the internet;the jam;the key;the kitchen;the lemurs;the photos
-7 the plumber;the printer;the pyramids;the short;the silence;the trains;the typos;the waiting;the washing;the..all
-7 the..ate;the..but;the..cross;the..dice;the..door;the..frost;the..home;the..left;the..like;the..owe;the..puppy
-7 the..quiz;the..reply;the..show;the..time;the..too;their;then la;there a;there because;these dice;these years
-7 think im;thinks i;thinks im;thinks..should;third time;thirty years;this im;this month;this week;this..going
-7 this..of;this..short;those..armies;thx;time at;time in;time we;time..can;time..this;time..year;to choir;to cook
-7 to everyone;to fight;to mark;to thank;to...;to..practice;to..pub;to..tomorrow;to..wife;tocca;toes;told him;tolto
-7 tomatoes $;tomatoes are;tomatoes..finally;tonight and;took #;took the;took..$;tooth;toujours;trabajo;traffic
-7 train ,;train leaves;train to;train..delayed;trains are;trap;tree $;trop..$;trust a;tuesday and;turn..?;turns $
-7 tuve;typing..on;uber;umbrella $;une..et;university;until noon;up all;up at;up golf;up i;up the;up..&;up..i;up..want
-7 ur;us..out;us..the;used;usual $;uur;vacances;verloren ,;verra;veut;vino;visiting;voiture;volcanoes;volgende week;vu
-7 wait..see;wait..you;waiting;waiting $;waiting..$;walk;want @;want my;wants @;war is;waren;warm $;warmer;was always
-7 was away;was cancelled;was lovely;was never;was nice;was on;was out;was..all;was..nice;was..until;washing;watch the
-7 watch..match;way .;way ?;we played;we spent;we went;we won;we..have;we..off;wed;week;week..#;week..i;weer $;weiss
-7 well and;well..&;well..,;well..a;well..the;wenigstens;went skiing;went..,;went..and;wer..eigentlich;were having
-7 were you;were..id;were..last;were..the;wetter;weve got;what could;what happened;what time;what..game;what..he
-7 what..mess;what..week;whatever..,;when she;when we;when..grow;when..next;when..reads;when..saw;when..the;whenever
-7 who has;who is;who..is;who..winning;whole house;whole..smells;why does;why is;wifes;wij;will..me;window;window $
-7 wine $;winter ,;with dice;with..?;with..bit;with..cat;with..man;with..regards;wochenende;woke me;woke..at
-7 wonderful..$;wont like;world $;world ,;worried;worry $;worse $;worse than;would..so;wouldve;wrong ?;y #;y el
-7 y quiere;year i;years..$;you need;you next;you..been;you..beer;you..in;you..much;you..running;you..well;your..?
-7 your..are;your..doing;your..letter;youre the;youre..a;youre..star;yours;yours..,;yours..me;zeit;zoo
-6 ! you;# abbraccio;# again;# anno;# ans;# caldo;# calor;# deadlines;# dogs;# friends;# fronts;# funerals;# jour
-6 # little;# people;# poco;# sixes;# tour;# uur;& :;& attack;& be;& cards;& cheating;& get;& goes;& if;& ist;& moves
-6 & never;& next;& now;& plays;& poker;& position;& ran;& survives;& takes;& that;& turned;& und;& ur;& used;& wird
-6 & wont;& you;&..this;, aber;, adesso;, almeno;, behalve;, beim;, bravo;, carmen;, como;, crying;, dafur;, doesnt
-6 , droit;, edith;, ein;, flu;, fortune;, greetings;, harriet;, hats;, hello;, hes;, hier;, honestly;, hurrah;, il
-6 , ingrid;, ist;, jurgen;, les;, lovely;, margaret;, marijke;, may;, merci;, met;, minus;, moi;, never;, nu;, op
-6 , ora;, our;, peter;, poor;, remember;, sagt;, sauf;, send;, shes;, some;, sunburnt;, tanto;, there;, theyre
-6 , third;, time;, tomasz;, true;, weiss;, wer;, when;, which;, yo;, yuki;, zei;,..are;,..know;. i;. nobody;. what
-6 14th;: happy;: he;: i;: ik;: le;: te;: thank;@ all;@ are;@ come;@ deserves;@ es;@ ever;@ every;@ gets;@ gives;@ hed
-6 @ ist;@ like;@ must;@ off;@ reminds;@ than;@ these;@ won;^ amities;^ another;^ anyway;^ are;^ arsenal;^ attenti
-6 ^ being;^ besos;^ besser;^ beste;^ bonjour;^ buenas;^ buenos;^ buongiorno;^ call;^ ci;^ coffee;^ cosi;^ coucou
-6 ^ dank;^ deje;^ desolee;^ dinner;^ dinners;^ does;^ domenica;^ done;^ drinks;^ drop;^ easter;^ eccomi;^ eindelijk
-6 ^ end;^ estuve;^ everyone;^ exam;^ finally;^ forgive;^ geen;^ gentlemen;^ going;^ grandson;^ grazie;^ guten;^ ha
-6 ^ hab;^ harold;^ hast;^ hoffentlich;^ home;^ hows;^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses;^ las;^ leaves
-6 ^ lena;^ lieve;^ llevo;^ los;^ lovely;^ lucky;^ mal;^ meta;^ mia;^ moin;^ monday;^ mooie;^ next;^ oma;^ op;^ over
-6 ^ peace;^ perdona;^ perdonad;^ personne;^ phone;^ quick;^ rain;^ respect;^ running;^ saludos;^ servus;^ siebzehn
-6 ^ so;^ sometimes;^ stan;^ statistically;^ things;^ thirty;^ those;^ told;^ took;^ truce;^ tut;^ vaya;^ voor
-6 ^ walter;^ we;^ why;^ wow;^ xx;^ youve;^ ze;^..een;^..got;^..had;^..has;^..hope;^..kids;^..week;a $;a beginner
-6 a bigger;a bold;a bologna;a bottle;a boy;a candle;a cheeky;a chess;a comeback;a crime;a dentist;a dish;a dog
-6 a dream;a dull;a fait;a favour;a feeling;a happy;a heavy;a hot;a jar;a lake;a leg;a maggio;a mange;a medal;a merry
-6 a miracle;a nap;a napkin;a nasty;a nervous;a noel;a photo;a power;a proper;a quick;a rematch;a report;a scarf
-6 a sign;a soft;a tavola;a terrible;a virtue;a wall;a weak;a...;a..last;a..to;abbiamo;abbraccio;about last;about time
-6 about your;abuela;account $;accountant;accountant would;acqua;acting;acting up;addictive;addictive $;address ,
-6 adesso ,;admire it;admit $;admit i;admit it;affreux;afraid;afraid $;after me;after this;afternoon ,;again for
-6 again ill;aggressive $;air $;airport;al #;alamo;alarm;alguien tenia;alive;alive ?;all been;all evening;all for
-6 all goes;all had;all morning;all night;all on;all readable;all right;all see;all seul;all those;allotment
-6 allowed in;almost too;alone and;alta;altijd het;always had;always me;always the;am ?;am doing;am freitag;am going
-6 am typing;am wochenende;amici;amici ,;amigos;amigos ,;amis ,;amities;amities ,;an egg;an honour;and fewer;and got
-6 and half;and her;and here;and his;and im;and is;and just;and laughed;and look;and sends;and seventeen;and sleep
-6 and the;and went;and were;angry about;anni;anno;ans;any day;any electricity;any longer;any luck;anybody;anybody $
-6 anyone know;anyway ,;apero;apologise;apples;appointment;arbitro ,;are amazing;are better;are cheering;are coming
-6 are cursed;are enormous;are like;are made;are not;are over;are ripe;are rolled;are so;are still;armies &;armies are
-6 armies last;armies on;armies than;around a;arsenal;as vu;asked my;asked who;asking;asks ,;aspetto;at &;at cards
-6 at dinner;at last;at lunch;at me;at university;at..map;ate the;atlantic;attendu;auch mal;auf den;august;aunt used
-6 aussi;australian;autumn;avec moi;avuto;awake ?;away last;awful $;awful ,;baby $;baby is;baby was;bac;back next
-6 bad dice;bad feeling;badly ill;bag;bake;bake you;balcony;band;barbecue $;barbecue on;barely;basically a;bataille
-6 bathtub;battery is;battle $;be &;be ,;be fair;be good;be hating;be mine;be proud;be slow;be sweating;be writing
-6 beach ,;beans;beans $;beat me;beat my;beau;beautiful $;bebe;because he;because my;bed with;been ages;been an
-6 been bored;been cruel;been mad;been nice;been playing;been saving;been there;been this;been waiting
-6 before christmas;before waterloo;beginner;beginner ,;behind the;bei;beim zahnarzt;being so;believe &;believe i
-6 believe its;bent;besos;best served;best woman;beste spelleider;bet me;betis;better half;better run;better safe
-6 between #;beware;bicycle;bien qui;bier;big hat;big pile;biscuit on;bist;bit scared;blame my;blaming the;bless
-6 blijft;blind;bloke;bloom;board;board ,;board game;board in;boiler broke;bologna e;bonjour;booked;bord;bored $
-6 boring;born;born on;boss is;both sides;bottle of;bottom of;boven;boven de;boyfriend;boyfriend still;brain has
-6 brain is;brand;breaks through;bretagne;bretagne ,;brief ,;brilliant;bring the;brings;broke $;broke down;broke my
-6 broke this;broken;brought;bucket;buenas;buenos;buenos dias;build a;builders;built;burning so;buro;bus so;busy
-6 but he;but hey;but ill;but she;but then;but they;but war;but we;buy everybody;buys;buys the;by $;by friday;by mail
-6 by spring;by the;bye $;bye bye;cada;caffe;cake for;caldo;call a;calls me;calma;cambiare;cambiare $;came back
-6 came second;came up;can all;can barely;can happen;can hardly;can only;can see;canada is;canario;cancelled ,;candle
-6 canguros;cannons $;cant sleep;cape town;card for;cards does;care ,;care of;careful $;cares $;carmen;carmen $;cat on
-6 cataract;caught;caught me;ce sera;cellar is;cena;cerveza;cesare;cest #;cest la;chair;chance $;change is;chaos $
-6 chapter;charm $;charm of;charming;charming $;che i;che sfortuna;che si;cheapest;cheating haha;cheeky;cheers for
-6 cheers from;cherries;chess $;chess instead;chewing;chicken cross;chickenpox ,;chiede;chien $;chien a;chips $
-6 choir sings;christmas and;christmas if;christmas is;christmas to;closed;closed $;coche;coffee is;cold it;collects
-6 collects spoons;colour $;colpa;combien de;come down;come on;come out;comeback;comes from;comme;comme de;commence a
-6 compagnie;compagnie ,;completely different;complimenti;complimenti a;con eso;concert too;confiance;confiance a
-6 conmigo;conmigo $;connection;connection is;conquered;conquering;contact;continent i;cook for;corner;cornwall
-6 corrects;coucou;could possibly;could see;couldnt wait;couldve;countries $;country left;courage;courant;cousin
-6 credit;crete;cricket;cried;crime $;crisps;croise;crossed $;crown;cry ,;crying;cuando me;cuarenta;cuarenta grados
-6 cuidado conmigo;culpa es;cup;curious;cursed;da #;da me;dabei;dad $;dadi $;dados $;dag vrienden;dance;dank;danke fur
-6 danke furs;dans les;dare;dark;darts;darts $;das leben;dass es;dass ich;dat @;dat het;dat is;daughter $
-6 daughter wants;daumen $;dave;day ill;day late;days ,;days ?;days ill;days left;days now;de bus;de courant
-6 de dobbelstenen;de habitude;de hele;de kleinkinderen;de maravilla;de siempre;de temps;de trap;de winter;dead $
-6 deadline ?;deadlines;deadlines in;dear $;dear friends;dear gm;dears;dears ,;december;defended;defenders;degrees in
-6 deine tupperdose;deine wurfel;deja;del gato;del trabajo;del..$;delhi;delhi by;delighted;dell @;della mia
-6 demenagement;demenagement est;dentist $;dentist appointment;dentist was;dentiste;der hand;der hat;der hund
-6 der kaffee;der tastatur;der zug;derriten;des sont;deserved;desk $;desolee pour;dessert ,;dice came;dice like
-6 dice of;dice were;dice..me;did $;did anybody;did anyone;did the;didnt expect;didnt i;die daumen;die ganze;die jungs
-6 die kinder;die ohren;die op;died so;dienstag;diese;dikke;dinner ,;dinner is;dinners;diplomacy;diplomacy $;dire que
-6 disgrace;dish;dish best;dit ,;dit jaar;divin;divin ,;do at;do hope;dodici;doesnt $;dog ate;dog is;dogs;doing well
-6 domani sono;domination $;domination ,;done for;dont be;dont cry;dont laugh;dont talk;door open;doors;dormir
-6 dormir $;double #;doubt;down for;down from;down here;down singing;down south;dreadful;dreading;dream about;dream of
-6 dreamed;dreamed of;drill;drink for;drinking;drinks $;drinks are;droit vers;du hast;dull;dura;duurt;e all;e io;e una
-6 eat more;eat my;eats;eau;eccomi;edith;edith $;een #;een jaar;een kaarsje;een pech;egg $;eh $;eight;eighty
-6 ein schoner;eine runde;einer stunde;einsen;el betis;el canario;el coche;el movil;el tren;el ventilador;election
-6 electricity;electricity since;elegant;elegant $;else have;emperor;empire $;empty ,;en een;en sevilla;en toch
-6 en vacances;end when;ended;enemies;enemy;enjoying it;enkel hat;enormous $;er bijna;era solo;es ,;es del;essays on
-6 est a;est fini;estan;estas;estrategia;estuve;et le;et on;etait divin;ete;eu son;euch;evening at;ever $;ever been
-6 ever in;ever lose;ever sleep;every game;every minute;everybody a;everybody up;everyone at;everything i;exam $
-6 exam week;exam went;examenes;exams all;exciting;excuse my;expect to;explaining;explaining the;eye;eye on;eyes $
-6 face when;fail me;failed;failed its;fair on;fais confiance;famiglia;familia;families;families $;famille;family had
-6 family is;fancy this;fate;father always;fatigue;favour ,;favours;favours the;febbre;fed up;feeling lucky
-6 feeling that;feelings about;feet;feliz;fell off;felt;fence $;fenster;fermo a;ferry ,;fever;fewer wars;fido
-6 finally have;finally lacht;finally passed;finally ripe;finally some;finally understood;finds you;fine game
-6 fingers and;fini;fini ,;first la;first time;fitting;fitting $;flat $;flat ,;flat went;flies;flies $;flights
-6 flights are;flowers;flu ,;fog;fois que;folder $;folder ,;folks $;following;fondo;football;for #;for each
-6 for explaining;for half;for keeping;for leaving;for people;for practice;for pumpkin;for real;for spain;for taking
-6 for tennis;for turn;for writing;forget :;forgetting;forgive;forgive any;forgiven;fortuna;fortune favours;forward
-6 forward to;four;frank $;freddo;freezing;fridge;friend ,;friend of;friendly;friends in;frio;from an;from here
-6 from rome;from sunny;from where;from you;fromage ,;front of;fronts;frozen solid;fun $;fun i;funeral;funerals
-6 funny $;fur;fur die;furious $;furious when;furs;furs leiten;gabs;gained;game;game .;game and;game end;game go
-6 game has;game in;game now;game than;gang;gano el;ganze;ganzen;gap;garden now;gare;gato;gato $;gatto;gave us;gedacht
-6 gedacht ,;gefressen;gefressen $;gelopen;gelukkig;gemene;general bring;generals;genou;gentle with;gentlemen;gern
-6 gesehen;gestern ohne;get a;get any;gets bored;gets past;gets the;getting better;getting cold;getting it;geval
-6 gewacht;gewonnen ,;geworden $;geworden ,;gezien;gia in;girl;giulia;giving;glad to;glasses ,;glory;gloves;gnocchi
-6 go &;go again;go down;go together;go up;goes for;goes my;goes on;gone $;good ,;good one;good turn;good war
-6 good weekend;goodness;goodness $;gorgeous $;got over;got that;got to;grados;grados y;gran;grandmother says
-6 grandson was;grave;grave $;graveyard;great;great $;greed;greedy $;greve;gripe $;gripe toda;grippe;groetjes ,
-6 growing;gruss;grusse $;grusse aus;guarda;guards;guess who;guilty $;guten;ha tolto;habitude;habitude $;hablamos;habt
-6 hacen;had;had breakfast;had her;had no;had such;had the;hair;hair ,;half a;halt die;halten;halve marathon;hammer
-6 hamster;han;handball;hanging in;hanging on;happen is;happy easter;happy when;hard to;harmless;harold;has never
-6 has started;has this;has wifi;hast du;hat my;hating;hating this;hatten;haus;have all;have frozen;have heard
-6 have slept;have trouble;have written;having the;he doesnt;he know;he tenido;he wanted;he who;he will;he wont
-6 headache;healthy $;hear a;heard me;heart $;heart says;heating is;heaven $;heavy;heavy heart;hebt;hed;heeft een
-6 heeft er;hele week;hello $;hello &;hello again;hello and;hello dear;hello everybody;hello host;her cards
-6 her driving;her hands;here again;here comes;here..the;heres my;hermana;het first;het ijs;het met;het was;het weer
-6 heures ,;hey $;hey all;hey guys;hey hey;hey man;hey pete;hey..,;hi and;hi friends;hi guys;hi p;hid;hiding;hiding in
-6 hier $;hier soir;hier sturmt;him i;hip;ho avuto;ho piu;ho visto;hoffe;hold hands;hold tight;holding everybody
-6 holds ,;holds the;holiday ,;home by;home for;honestly $;honestly have;honeymoon $;hope is;hope nobody;hope you
-6 hope youre;hopefully;hoping;horse card;hospital $;hosting $;hot ,;hours ,;hours and;hours of;house in;house is
-6 how cold;how was;hows;hows the;hoy me;hund;hund hat;hungover;hungry;hurrah;hurry $;hurts like;hurts me;hurts to;hut
-6 i admire;i ask;i baked;i close;i conquer;i drew;i find;i forget;i go;i guess;i held;i know;i laughed;i learn;i left
-6 i liked;i lit;i miss;i never;i played;i promise;i slept;i tell;i the;i tried;i walked;ice on;ich hoffe;ich in
-6 ich noch;ici ,;iets;if id;ijs;ik de;ik een;ik slaap;ik wacht;ik zoveel;il a;il saluto;il treno;ill ,;ill bake
-6 ill bring;ill eat;ill make;ill move;im an;im buro;im crazy;im more;im playing;im predictable;im sending;im sitting
-6 im standing;im troops;im winning;impressed;impressed $;in a;in advance;in bloom;in both;in cape;in delhi;in leeds
-6 in life;in months;in november;in other;in plaster;in portugal;in store;in viaggio;in winter;ingrid $;inherit
-6 into my;invado;invado $;invita;invito;invito a;io mi;is awful;is basically;is broken;is burning;is chess;is cold
-6 is crazy;is doing;is everybody;is far;is finished;is great;is having;is he;is like;is nearly;is now;is open
-6 is planning;is quiet;is shut;is the;is thinking;is unclear;is very;is why;is..#;ist nichts;it cost;it had;it has
-6 it here;it lasted;it lasts;it rains;it short;it twice;it went;it were;italy;itll;itll be;its about;its already
-6 its fun;its just;its me;its nothing;its so;its way;its..a;ive always;ive done;ive made;ive waited;ive wanted;ja
-6 ja keiner;jaar $;jahren;jai perdu;jan;jan ,;jar;jattends;jattends le;je bent;je fais;jen reve;jespere;jeu;jeu ,
-6 joan;joan $;jobs ,;joke about;jongens;joue ,;jour;juego;june $;jungle ,;jungs;justice;k;kaarsje;kaarsje $;kangaroos
-6 kantoor;kartoffeln;keep &;keep your;kein mensch;keiner $;kettle on;keyboard twice;keys;kids have;killed;kilos ,
-6 kind for;kinder than;kisses from;kitchen ,;kitchen table;klappt ,;kleinkinderen;knee doing;knew what;knitting $
-6 know im;know it;know when;knowing;komen $;kommst;komt er;kuchen;la abuela;la carte;la chance;la compagnie;la culpa
-6 la del;la familia;la famille;la febbre;la musica;la nonna;la paix;la partida;la pazienza;la pluie;la retraite
-6 la vida;la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $;laisse le;landlord $;lang $;lange;langsam;laptop $
-6 larga;lasagne tonight;last battle;last biscuit;last day;last message;last night;last report;last see;last this
-6 last week;last..i;lasted $;lasts;lasts $;late ,;late as;late aunt;late husband;lately ,;laugh ,;laughed when
-6 laughs about;laws;le cafe;le chat;le demenagement;le dentiste;le match;le petit;le printemps;le retard;le temps
-6 leave $;leeds $;left .;left the;left until;leg;leg $;leger;leid;leiten;leiten ,;lemurs $;lemurs and;lemurs are
-6 lesson;lets hope;lets make;letter ?;letters ,;letzten mal;letztes;leuk;leven;library;lieve;life is;lift;light $
-6 lighthouse;ligt;like it;liked &;liked the;liking;liking $;lisbon $;listening;lit a;live;live $;live once;llevo #
-6 lo so;loaded;loaded $;loads;lol;lol that;lonely with;long ?;long day;long march;long memory;long week;longer ,
-6 longer than;longtemps;look $;look like;look so;look where;looked it;looks lovely;looks pretty;looks rather
-6 looks scary;lord;los ejercitos;lose a;loser;losing;losing @;losing to;lost;lost again;lost so;lot of;loud on;love
-6 love how;loved;lovely map;lovely place;lovely report;lovely to;luck $;luck has;luck is;luck to;lucky than;lui;lunch
-6 ma come;maar de;mad to;made my;made plum;maggio;mail made;mail this;maintenant;mais la;maitre;make up;man ?;man and
-6 man wenigstens;man with;mange la;mann;mann in;manners;many of;map ?;map like;map this;map you;mapa $;mapa nuevo
-6 maravilla;maravilla en;march $;march ,;march from;mardi;mare;margaret $;marido;marijke;marijke $;mark ,;mark before
-6 mark my;marmalade;marriage;marriage $;master $;match on;mate $;matematicas;maths teacher;matters;matters $;may ,
-6 may take;maybe &;maybe ill;maybe im;me awake;me down;me from;me harmless;me nervous;me salio;me scream;me twenty
-6 me voila;me who;me with;me..i;mean it;medal;medecin;media;medico;mein chef;mein enkel;mein rucken;memory;memory $
-6 men and;merci encore;mess in;messages;messages $;met je;meta della;mi fido;mi hermana;mi madre;mi marido;mi sento
-6 mia moglie;mind losing;mine have;minutes to;mir @;mir die;mira;miracle;miss the;miss you;mistakes;mistakes $;mit $
-6 mit mir;moglie;moin;moitie de;moitie du;moment ?;mon genou;mondays;monde va;monster;montag;month ,;month and
-6 months $;mood to;moon $;more ?;more coffee;more geography;more of;more rest;more sleep;morning $;morning ,
-6 morning all;morning everyone;morning from;morto;most fun;mostly $;much coffee;much longer;much nicer;musica;my @
-6 my accountant;my better;my boyfriend;my brain;my coffee;my continent;my day;my des;my doctor;my family;my grandpa
-6 my hair;my hart;my hat;my home;my internet;my kids;my knees;my legs;my letters;my life;my liking;my love;my mothers
-6 my moves;my nerves;my notes;my poor;my slippers;my tochter;my tomatoes;my train;my voice;my weekend;my whole
-6 my words;my zoon;my..has;my..is;my..on;nagging;nagging me;named;nap;napkin;napoleon before;napoleon would;nasty
-6 ne fais;nearly forgot;need a;needs friends;neighbour ,;neither $;nemen;nera;nerves;nessuno;neus;never $;never ,
-6 never fight;never played;never sleeps;never trust;never won;new house;next month;nice ,;nice weekend;nicer
-6 nichts geworden;nichts personliches;nie $;nie ,;niet anders;niet vergeten;night in;nineteen;no good;no idea;no le
-6 no luck;no news;no one;nobody gets;nobody should;nobody to;nobodys;noch ein;noise $;noise in;non ce;nonna;nooit
-6 normal;normal ?;norway;norway ,;not afraid;nothing but;nothing like;nou ja;nous $;now and;nu;nu nog;nueva;nueva ,
-6 nuovo $;nur noch;ochenta;october;october $;of a;of cheese;of coffee;of little;of my;of sixes;of time;of us;of year
-6 of yours;of..and;off and;off me;ohne pause;ohren;ohren steif;old $;old &;old @;old board;old lady;older;older than
-6 oma;oma ist;on est;on joue;on one;on strike;on tea;on verra;on vit;on..,;one before;one coming;one evening;one has
-6 one on;one oven;one small;one soldier;one week;one who;ones for;only here;only live;only play;ons;ooit;op het
-6 op kantoor;opa;opening the;opera;operation ?;opinion ?;or later;or so;ora di;os;other news;otra vez;ouch;our garden
-6 our heating;our house;our kitchen;our love;our neighbours;out at;out by;out until;oven so;owe..a;paciencia
-6 pacifica $;paella $;pain ,;painters;painting the;paix;pancakes for;panne de;parents $;parking;parmigiana;partida
-6 party $;pas op;pass on;patience is;patient with;patiently;paul $;pauvre;pay $;pay for;peaceful $;penalties
-6 per cambiare;per la;perder;perdo;perdona;perdonad;perdu;perso;person $;person again;persona;persona pacifica
-6 personal .;personally;personliches;personliches $;personne ne;petit;petite;peu ,;phone battery;phone corrects;photo
-6 photos of;physio;piano ,;piccolo;picture $;piece;piedi;pierdo;pierdo ,;pile in;pipes;pity that;pizza $;place i
-6 place is;plan to;planning up;plants;plaster $;plastic;plate;plate $;play for;play from;play in;play like;play on
-6 played ,;playing in;playing this;plays;plays the;plays too;pleasure so;pleut depuis;pleut sur;pluie;plum
-6 plumber comes;pocket $;points;poker face;polite to;pool;pool $;poor &;por aqui;por el;por la;por si;porta
-6 portugal on;position;position in;possibly go;post office;postage;postcard;pour les;pour nous;power cut;power was
-6 practically;practice now;predictable ,;predicting;predicting storms;premiers;premiers pas;present;present $;preso
-6 presque;pride;printed;printemps;priya;prize;professor;promoted;prossima;ps &;pub ,;pub on;pumpkin;pumpkin soup
-6 puppy $;pyramids are;que all;que cuidado;que le;que les;que los;que se;que tal;que todavia;quede;questanno
-6 questions;queue;qui fa;quick;quick $;quick reply;quiet in;quiz on;quiz team;racconto;race;race $;radiator $;raining
-6 raining for;rains;rainy;raise;ran away;ran over;rank;rather empty;read $;readable;readable $;reading;ready ,;real @
-6 real general;really enjoy;really enjoying;really well;reason;reckless;record;red army;reden;reden $;reggono
-6 regiment;regnet;rematch;reply yesterday;report you;resiste;retraite;retraso ,;retrouve;reunion;reve;revenge $
-6 review;reyes;rich $;ridiculous;ridiculous $;right about;right this;ripe and;rira;ritardo ,;road $;roll ones;rolled
-6 rolled a;roma;ronda;rosa;rose;roses;roto;roto $;round like;round starts;round the;roundabout;rounds ?;rucken;rude
-6 rude $;rules again;rules once;running on;rush;rustig;safe than;said hello;said i;salad;saludos;saludos desde
-6 samstag ,;sand;sandwich;santa;sat;sauf la;saving;saving those;saw;say ,;say i;say that;says my;scare;scared $
-6 scares;scares me;scarf;scary ,;scary from;schaatsen;schat;schneit;schneit es;schon wieder;schoner abend;schuld
-6 scored;scream when;se casa;se derriten;se mi;se perdo;se ve;seaside;seaside $;season;second cat;see ,;see some
-6 see who;sehen ,;sehen wir;seit einer;sending the;serata ,;serio;serio $;served;servus;servus ,;ses premiers;sest
-6 settimana;seule;sevilla;sfortuna;shaking ,;shall be;she gets;she got;sheila;sherry;shes #;shift $;shivers;shivers $
-6 shoes;shoes $;short one;should hold;should take;shout;shout at;shouted;show that;shut;shut $;si e;si esto;si les
-6 si pierdo;side since;sides;siebzehn;siempre $;sign $;signal is;silence ,;silliest;silliest thing;since @
-6 since about;since august;since september;sincerely ,;singing $;single defender;sits;sitting $;sitze;six;sixes
-6 skiing $;skiing and;slaap;slaap er;slapen;sleep ?;sleep again;sleep badly;sleep now;sleep so;sleeps $;sleepy
-6 sleepy &;slippers;slippers $;slow $;small step;smallest;smell a;smells $;smells of;smiles;smiles ,;smoking;snelle
-6 snow here;snow this;snowing;snowing here;snowy;so badly;so big;so cosy;so excuse;so expect;so id;so is;so patiently
-6 so somebody;so sorry;so strong;so thats;so there;so wish;soft;soft spot;sold;sold the;solid;solid $;solito
-6 sollte ich;some cake;some day;some noise;some of;some sixes;somebody explain;something completely;sometimes $
-6 sometimes i;son bac;sonno;sono gia;soon ?;sooner or;sorry for;sorry im;sorry voor;souffle;sound;sounds like;soups
-6 spain tomorrow;spam ?;spannend;spat;speaking $;spel;spelling ,;spent half;spiele;spite $;spoons;spot for;spread all
-6 spreadsheet;stan;stand up;star $;stare;started;started ,;started a;starts ?;starts in;statistically;statistics ,
-6 stay warm;steht noch;steif;step for;steps;stil;still ,;still a;still awake;still beats;still calls;still laughing
-6 still lost;still remember;still see;still smell;stond;stone;stone age;stop laughing;store;store for;storms
-6 storms for;strategy is;strike again;stubborn;stubborn $;studying;stuff;sturmt;sturmt es;sueno;sueno $;suerte $
-6 suits me;summer ,;summer there;sun $;sunburnt and;sunday;sunny;sunshine $;super;sure whether;survive that
-6 survived in;survives this;sushi tonight;swear those;swearing;sweating;sweet $;take ?;take your;taking it;taking up
-6 tal;talks;taller;tanto ,;tanto per;tastatur;taste;taught me;tavola;tavola $;tax;taxes;taxes $;tea;teach;teach her
-6 team ,;tears ,;television;television $;tell him;tell your;telling everybody;tells;tells me;telly;temperature;tempo
-6 tenia;tenia que;tennis on;term ,;terribile;terribile $;terrible rolls;territories;territory;than in;than mine
-6 than our;thank goodness;thank my;thanks again;thanks to;thanksgiving;that again;that allowed;that awful;that big
-6 that can;that happen;that he;that hurt;that normal;that scares;that whoever;that you;thats me;thats why;the air
-6 the airport;the alamo;the atlantic;the back;the bag;the balcony;the bathtub;the beer;the blue;the board;the bold
-6 the brave;the bridge;the cataract;the chances;the charm;the cheapest;the cheese;the chicken;the cold;the company
-6 the connection;the day;the defender;the drinks;the earth;the east;the fair;the fall;the flights;the football
-6 the fridge;the funeral;the gap;the glory;the good;the grandchildren;the job;the lads;the league;the library
-6 the lift;the lovely;the luck;the mail;the man;the marathon;the moon;the news;the noise;the opera;the painters
-6 the piano;the plate;the power;the purple;the quiet;the radiator;the rain;the record;the report;the roses
-6 the seaside;the shivers;the silliest;the slow;the smallest;the soup;the spam;the stone;the stories;the telly
-6 the test;the very;the vet;the view;the village;the wait;the wards;the way;the week;the wifi;the windowsill;the..has
-6 the..round;theatre;then bed;then she;there in;there now;therell;therell be;theres nothing;these games;thesis
-6 they look;theyre;theyre predicting;theyve started;thing ive;things;things $;things in;think well;thinks &
-6 thirty eight;this around;this board;this close;this comes;this continent;this finds;this heat;this hotel;this ill
-6 this it;this long;this may;this might;this moment;this ones;this war;this will;thought about;thought id;three;threw
-6 throw a;thursday $;thx for;ti mando;tidy;tiempo;tiene #;tient;ties;tight;tight ,;till then;time flies;time of
-6 time since;time they;time this;time with;time zone;times #;tired of;to an;to cornwall;to defend;to finish;to him
-6 to knitting;to laugh;to leeds;to lie;to live;to move;to need;to own;to pay;to plan;to portugal;to raise;to survive
-6 to vienna;to work;to..out;toast;tochter;todavia me;today and;today because;toe;toes crossed;together $;toi ,
-6 told patience;told the;tomasz;tomasz $;tomatoes ,;tomorrow and;tomorrow is;too ?;too careful;too hot;too..for
-6 took my;tourist;toute;track;track of;train was;training;tren;trentanni;trentanni $;tried the;tried this;troops on
-6 trouble $;trouble opening;true story;try last;tu as;tu es;tu ne;tupperdose;tupperdose steht;turn .;turn and
-6 turn for;turn in;turned up;turns to;tut mir;tut nur;twaalf;twenty six;twenty years;twice while;twins $;typical
-6 typing with;uberlebt;una carta;una persona;unbearable;unclear;und sie;understood;understood how;une fois
-6 une semaine;une seule;unico;unico $;university and;uns ja;until he;until midnight;until now;until spring;until turn
-6 up .;up chess;up now;up this;upstairs;upstairs $;urlaub;us;us ,;us all;us every;us in;us is;utrecht;utrecht en
-6 va bien;vader;vado;vamos;vaya;ve;ve de;vecino;ventilador;ventilador roto;ver quien;ver si;verdediging;verlies
-6 verra bien;very good;very much;very polite;very proud;very quiet;very sleepy;vet;vez que;vi;viaggio;vicino;vida
-6 vida es;vielleicht sehen;vienna;viens;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit;visitors;vit
-6 vit dans;voi;voiture $;vol;volcanoes and;volta che;von &;vorbei;vos;vosotros;vraagt;vrienden;vrienden ,;vu le;vuole
-6 wacht al;wait any;wait to;waited ,;waited for;waited long;wakker;walk $;walking;wanda;want a;war $;war before
-6 war der;war ja;wards;warm ,;was afraid;was at;was beautiful;was born;was fur;was het;was ill;was impressed;was mine
-6 was not;was some;was that;was troops;was up;was very;washing machine;watch out;watched;watching the;water and
-6 waterloo;way home;way too;we changed;we finally;we going;we hebben;we lost;we stopped;we used;we waited;we would
-6 weather ,;wedding ,;week in;week is;week op;week that;weekend $;weekend painting;weeks ,;weeks and;weeks for
-6 weeks until;weep;weer ,;well ?;well as;well be;well this;went $;went fine;went on;went to;wer finally;were $;were &
-6 were at;were burning;were just;werk;wet;weve;weve been;weve had;what comes;what does;when are;when did;when does
-6 when one;whenever i;where @;where im;where on;where the;which i;while $;who &;who cares;who else;who made;who needs
-6 who says;who taught;who was;whole family;whole of;whole office;whole week;whole weekend;why;why do;wide;wide open
-6 wie man;wife $;wife i;wifi ,;wifi in;will attack;will be;will go;will win;windowsill;winning;wir;wir am;wir uns
-6 wird;wird mir;wish;with an;with cannons;with flu;with his;with kind;with no;with those;without glasses;wlan
-6 wollte ja;woman $;woman win;won #;won a;wonderful $;wondering;wont forgive;wont stop;worden;worden $;words $
-6 words ,;wordt het;work has;work now;work to;working $;works ill;worlds;worried about;worst that;would go;wow;wow ,
-6 write to;writing a;written on;wrong hands;wrong im;wurfel sind;wurfle;xx;y tengo;ya es;ya le;ya te;year ,;year ?
-6 yellow;yo ,;yo soy;yoga;yogurt;yogurt $;you asked;you be;you better;you both;you call;you keep;you last;you only
-6 you played;you started;you tomorrow;you tried;you watch;you well;you wont;you..&;your back;your families
-6 your father;your fingers;your knee;your mum;your opinion;your time;your..$;youre ever;yours owe;yourselves
-6 yourselves $;youve all;youve got;youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zo lang;zonde;zone
-6 zone are;zoon;zoveel
-5 #..de;& $;&..&;&..a;&..you;, et;, ma;, they;, y;,..had;,..here;^ &;^ because;^ how;^ last;^ mein;^ my;^ nothing
-5 ^ que;^ wat;^ what;^ yours;^..bet;^..el;^..everyone;^..hat;^..now;^..phone;^..plan;^..read;^..really;^..sister
-5 ^..took;^..used;a..of;a..place;a..turn;and..a;and..are;and..still;are the;be..by;believe;best;bet;crazy;crossed
-5 dadi;day $;dice $;died;dinner;doing;easter;evening;eyes;feeling;finally..$;for once;gestern;gives;gives me;good to
-5 got a;guys;half my;has a;have no;her;i owe;i saw;i..its;i..this;im going;im..it;im..this;in..for;in..last;is on
-5 it..like;its my;jamais;jetzt;kids;kind;laptop;last..and;laughing;les;like @;looked;looks like;man..$;me last
-5 midnight;mine $;much;mucho;my..in;myself;next $;nice to;night;night..$;nobody ever;on my;on..?;one country;open
-5 past;quiet $;red;something $;straight;temps;tengo;the dice;the house;the..had;the..this;the..went;these..$;time ,
-5 time for;time..$;to a;to..up;trust;turn i;turns;up in;waiting for;was a;were;wie;wishes
-4 & ?;& for;& got;& is;& to;&..if;, a;, but;, e;, you;,..de;,..im;,..its;,..still;...,;12th;3d;70th;80th;9th;@ next
-4 @ was;@..always;@..that;^ che;^ did;^ grandpa;^ il;^ mon;^ now;^ there;^..are;^..cant;^..du;^..from;^..have;^..here
-4 ^..love;^..made;^..turn;^..well;^..went;a &;a man;a me;a..$;a..?;a..for;a..on;a..one;a..that;a2;aankomen
-4 aardbeienveld;aardrijkskunde;abbronzando;aberdeen;abitanti;abmachung;abrir;absolute;abuelo;aburrida;aburrido;abyss
-4 aca;acabo;accepted;accounting;accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;action;acuerdas;ad;addio
-4 adjourned;adonde;adopciones;advantage;advent;advienne;afar;afdeling;afghans;africas;agnellino;agosto;aground
-4 aguanta;agujero;ahoy;aid;ainsi;airco;ait;aiuta;ajax;alaaf;alan;alarma;alas;alcanza;alergia;all ,;all..$;all..,
-4 alleanze;allegria;alliance;alps;alright;alt;alten;although;altogether;amateur;ame;americas;amersfoort;among;amor
-4 amours;amused;an old;and i;and..one;andersons;ando;android;ange;angeblich;angelito;angina;angler;anibal
-4 anniversaire;anniversary;annoiano;annonce;annusano;anterior;apartments;aperta;apparecchio;appartement;appartient
-4 appeal;appeltaart;applause;apportez;appreciate;apprendra;apprends;approvato;approve;approved;approves;aprende
-4 aprendiendo;apres;aprire;aprobe;aproveche;arbeit;ardua;are you;argentinian;arger;argern;argert;armadio;armata;armer
-4 armies;armys;arrache;arranca;arrepienta;arrivando;arrivata;arriver;arrives;arroz;arte;arthur;artist;arzt;asado
-4 asesora;ashamed;asias;asilo;aspettando;aspettare;aspettavano;aspettiamo;assume;assured;astonished;astonishing
-4 asturias;asusta;at @;at the;atascada;atlas;atmospheric;atrevio;attaquant;attic;attila;audaci;aufs;aufsetzen
-4 aujourdhui;aunque;aurait;aurez;ausgefallen;ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians
-4 auswertung;auszahlt;autant;auto;autosole;avanti;ave;aveva;avevo;avez;avisad;avoid;avond;avonden;avrebbe;avrei
-4 azahar;azucar;b14;baan;babes;bags;bah;bahamas;bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon;balloons
-4 bambini;bambino;banco;bandages;banden;bangalore;banzai;baptism;barbe;barbecueen;barbiere;barking;barmaid;barn
-4 barred;barrio;barrys;basilico;basket;bateau;bateria;batman;battaglia;batterie;battu;battuti;bauchweh;beaches;beard
-4 beasts;beating;beato;beatrice;beautifully;beaux;becky;bedankt;beefs;beehives;been..$;been..,;beep;beeping;beeps
-4 beers;bees;beetje;begging;begins;begon;begraven;beige;bekommt;belde;bella;belles;belleza;bellissima;bellissimo
-4 bello;belote;benedicta;bereik;berlin;beschaftigt;bescheiden;beschlossen;best..$;bestanden;bestimmt;betaalden
-4 beurten;bezoek;bianchi;biased;bici;biere;biertje;bill;bingo;binnenval;bird;birmingham;birra;birre;bisnonno;bisschen
-4 bite;biter;blanquette;blaren;blasted;bleeding;blessed;blew;blob;block;bloden;bloemen;blokes;bloodbath;bloque
-4 blossom;bluffing;bobs;boca;bocca;bocce;boda;bogota;boiling;bois;bolivar;bom;bombero;bonito;bonitos;bonshommes;books
-4 boormachine;boort;boot;borbottare;bore;borsetta;bosch;bosheit;bothers;bottles;bougie;boulot;bounced;bouteille;bouwt
-4 box;boxing;brace;brags;brains;brandweer;brauch;braucht;brauchten;braut;braver;bravest;bravi;breach;breaking;breath
-4 breien;brest;brew;brightens;brille;brilliance;bringing;bringt;brioche;briscola;britannia;brivido;brodo;broeken
-4 bromas;bronze;broodje;brr;brrr;bruder;brule;brutal;brutta;btw;buch;bucketing;buffet;bugles;buik;building;buit
-4 buitres;bullet;bult;bum;buon;buona;buonanotte;buonasera;buone;bureau;buren;burgemeester;burger;buried;burns;burst
-4 bus $;buscaste;buses;but i;but my;butter;buurman;caballo;cabian;cabo;cabs;cadet;cadiz;cafeteria;cajas;calcetines
-4 calcetto;calcolato;calculado;calculated;calculation;calcule;calda;california;calmer;calvo;calzini;cama;came;came..$
-4 camille;campaign;campana;camping;campo;cana;canadians;canal;canape;canas;cancello;cane;canguri;canicule;cannone
-4 cansada;cante;canteen;cantina;canto;cap;capirete;capitals;capo;cara;carajo;caravan;carefully;cargador;cari;carino
-4 carissimi;carlisle;carnaval;carnival;caro;carried;carrying;cartoline;cartons;casetas;casi;cassoulet;catasto;catch
-4 catorce;cattiva;cattive;cautious;cavalleria;cavalry;cave;cavia;cayo;ceiling;celebrando;celebrate;cellars;cello
-4 cendriers;cent;cera;certainly;certificate;chairs;chambre;champ;champagne;champions;chance;changent;chantal;chaotic
-4 chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures;cheat;cheer;chemistry;cher;cherie;chevaux;chi
-4 chiacchiere;chiara;child;chillies;chills;chimio;chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chose;chris
-4 christmas $;churros;cielo;cierto;civilian;clama;class;classe;clausewitz;cleared;cleo;cleos;cles;client;closest;club
-4 clubs;clue;coat;cobrar;cocina;coda;coincee;cojeo;cola;colazione;colds;colegio;collecting;collectionne;coltello
-4 comedy;comer;comfortably;comfy;comida;cominciate;cominciato;comio;commencez;comment;comments;commute;comodo
-4 companeros;compared;complain;complaining;compleanno;compliment;compris;comptant;comune;concentrarsi;concentrate
-4 conditioning;condolences;confesadlo;confesados;confess;confidence;confini;confio;confitures;conquers;conquete
-4 conquistando;conscience;conseille;conseillee;consiglia;consolation;consolo;constitute;contained;contestas;contraire
-4 contrasena;contro;control;convent;convincing;cookies;copies;coqs;coraggio;corazon;corn;corras;correr;corri;corriger
-4 corse;cortina;cortito;cose;costing;costringe;cote;cough;coule;couru;cousins;couvent;covers;creeps;creia;criceto
-4 critics;cronica;croquetas;crossword;crowded;croyais;croyait;cruelty;cualquiera;cuilleres;cumpleanos;cunado;cups
-4 curtain;customers;cute;cuzco;cv;cycled;cyclist;d;dados;dagen;daher;dahlias;dak;dalle;damals;dancing;dandole
-4 danemark;danst;dappertutto;darauf;daraus;darkest;darling;dash;data;dating;david;dead;deaf;death;debakel;deberia
-4 debes;debo;debordent;debts;debutante;decentes;decider;deer;defeats;defensa;defense;degree;dein;deiner;dejar;dejaste
-4 delicious;delirio;deliro;demand;demander;demissionne;denken;denkt;denmark;dent;denti;dents;depende;deprime;der
-4 desastre;deseame;desert;deserve;deshalb;despiadada;deteste;devant;devi;devils;devrais;devrait;dialect;dicen;diceva
-4 dicht;dicono;didnt;dienstreise;diente;dientes;dieron;diesen;dieses;dietro;difesa;difese;dig;digas;dik;dimenticando
-4 dimentichi;dinosauro;dinsdag;dirait;diritto;disait;disappeared;disculpas;dishes;dishwasher;dishwashers;disloyal
-4 dispiace;dispute;disturbo;dita;dithering;diventato;divertido;diwali;dobbelen;doctors;documentaire;doet;doigts
-4 doivent;doktor;dolares;domino;dommage;donderdag;donne;donner;doorman;doris;dorme;dormi;dormimos;dormo;dors;dort
-4 dottore;doubtful;doute;dozen;drains;drauf;draughts;draussen;drawings;draws;dreaming;dreams;drenthe;dressed;dressing
-4 drijft;dringend;drinnen;dritten;drive;drove;drucke;drucken;druckt;drukke;drukker;drum;dublin;ducks;duele;duerme
-4 duim;duimen;dunkel;duran;during;dusted;dutch;duty;duurde;dwarfs;ear;echa;echecs;eclipse;ed;edition;eerlijk;eet;eggs
-4 egmond;egyptians;eid;eigen;eightieth;eines;eingeladen;einhandig;einzige;einziges;eis;el..$;elbows;elected
-4 electrique;elegancia;eleganza;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine;elle;elternabend
-4 emails;embarrassing;embrasseras;emotionally;emozione;empanadas;empece;empiecen;empires;emue;encanta;encuentro
-4 endless;enemigos;enfadado;enfants;eng;engelsgeduld;enige;enkelin;enorme;entertaining;entire;entirely;entrar
-4 entschuldige;entschuldigt;entschuldigung;enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes
-4 esame;esami;escaleras;escargots;esilio;esitazioni;espanol;esperaban;espero;essen;essere;estamos;esteis;estomago
-4 eten;ethics;etwas;euer;eure;evenings;eventually;everybodys;evviva;ewig;ewigen;ex;exageres;examen;excited;exemple
-4 exhausting;exist;expecting;expensive;explained;explains;explanation;eyeing;faccia;face;face $;facendo;faceva
-4 faculty;fahrt;failure;failures;faith;faithfully;falmouth;familie;fan;fangt;fans;fara;farben;fare;fatal;fatsoenlijke
-4 fatta;faudra;faudrait;fault;faute;fautes;february;feed;feierabend;fellows;fenced;fenetre;feria;ferie;ferien;fermato
-4 ferme;fermero;ferragosto;ferries;ferrovie;fertig;festeggia;festhalten;fete;fi;fia;fichu;field;fiero;fiers;fiets
-4 fietstocht;figlia;figurine;fijne;fila;file;fillings;films;finally;findet;finding;finest;finishing;finit;finito
-4 finora;fiona;fiorentina;fiori;firma;fishing;fisioterapeuta;fixed;fixing;flank;flicker;fliegen;flipped;flitzebogen
-4 flood;flooded;flooding;floors;flores;fluchen;flushing;flying;focaccia;folge;folie;fond;fools;footballs;footprint
-4 for me;for this;for..,;force;foresta;forgets;formal;format;forno;forte;fortunata;foul;fourth;fox;frame;framed
-4 framing;francais;francfort;franchement;freaking;frech;freddi;french;frere;fretta;freund;freunde;friedlicher;friert
-4 frighten;frigorifero;friolera;froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung;fui;fuite;fumar;fumo;funciona
-4 funfzigstem;funghi;funziona;furchtbar;furniture;fusse;ga;gagne;gagner;gaillards;gain;galaxy;gale;galicia;galley
-4 gallo;gambero;ganado;gane;ganeis;gants;garage;gardener;gardening;garibaldi;garlic;garnish;garrisoned;gasket;gata
-4 gate;gateway;gatitos;gatos;gatta;gatti;gday;geb;gebeurde;gebrutet;gedauert;gedoe;geduld;gefuhl;gegen;gegenteil
-4 gegeven;gehabt;gehad;gehalten;geheiratet;gehts;gekocht;gekookt;gelato;gelaunt;geleden;gelernt;gelezen;gelida;gelijk
-4 gelsomino;geluisterd;gelukt;gemaakt;gemein;gemelli;gemiddelde;genade;generations;genial;gent;gentilles;gentils
-4 gents;geometra;geprobeerd;gerard;gereden;geschaatst;geschafft;geschossen;geslaagd;gespannt;gesproken;gesso;gestuurd
-4 getreuzel;gevaarlijk;gewartet;gewerkschaft;gewinnen;gewinnt;geworfen;gezakt;gezegd;gezeigt;gezellig;gezicht;gezin
-4 gezinkt;gezondheid;gf;gg;giallo;gibs;giggles;gin;gino;gioco;giornata;giorni;giovanni;gira;girlfriend;girls;giulio
-4 giuro;glaubt;globe;glorious;gluck;gnadig;goat;gode;goedemorgen;gol;goldfish;goliath;gomiti;goodbye;gooide;gordo
-4 gossip;gotera;gotthard;gouter;governor;grab;grade;graden;gradino;graham;grams;grand;grandad;grandchild;grandfathers
-4 grandmothers;granita;grateful;gratis;gratto;graz;grazings;greatly;greenlandic;grew;grigia;groceries;groet;groeten
-4 gross;grosses;grote;grudge;grudges;grumpy;grussen;guapa;guardaba;guardarmi;guardatemi;guarded;guarding;gucken
-4 guerre;guitarra;guldens;gun;gus;gusta;gute;guy;habeis;habits;hace;hacer;haces;had #;haiku;halb;halbmarathon
-4 halftime;hall;halves;ham;hamburg;hamish;hamstrings;handel;handful;handsome;hangen;hangover;hannelore;hanno;hannover
-4 happiness;haren;harmlos;harolds;harrie;has to;hastings;hattest;hauled;hausverwaltung;have a;have been;have..$
-4 hawelka;headphones;healing;heard;hearing;hears;heavens;heavier;hedgehog;heel;heen;heh;heirs;hej;helaas;helado;held
-4 helemaal;helen;helfen;helped;helpt;henk;herausgekommen;here ,;heros;herzliche;hesite;heup;hiccups;hiciste;hide
-4 hield;hier;hike;hilarious;hilda;hilde;hildegard;hill;hinderlaag;histoire;hiver;hiya;hoarding;hoarse;hobo;hockeyteam
-4 hoesten;hof;holzklotzchen;homeoffice;hometrainer;homme;hondo;honestly;honey;honing;hooray;hopen;hopital;hora
-4 horario;hore;horns;horrible;hosts;houd;houden;how;hoy;hsv;huele;hufte;hug;huilen;huis;hullo;human;humbled;humming
-4 hurray;husbands;huso;hymn;i bet;i could;i do;i had;i..of;i..you;ian;iba;ida;idi;idiot;ignored;ihnen;ihre;il..$
-4 ill..it;illinois;im..from;imaginaos;impara;imparato;impartial;impatience;impossibile;imprenable;imprendibile;in the
-4 in..@;inbegrepen;inbox;incanto;including;incredibly;incrociamo;ines;infancia;influenced;influenza;info;ingelijst
-4 inn;innings;inquisition;ins;inside;insists;insomnia;inspection;insufferable;intend;interessa;interest;interesting
-4 invading;invasion;invece;inventor;inverness;invierno;invitacion;invitado;invitation;invite;invited;invites;io;iowa
-4 iphone;irait;irene;irgendwann;ironing;is going;is much;is my;is..the;it just;italiano;italien;its the;ja ,;jahre
-4 jaime;jakarta;jakob;jaloers;jammed;jammer;jammern;jamon;jansen;jarrive;jarriverai;jaune;jealous;jeanne;jeans;jecris
-4 jeden;jeje;jelly;jemandem;jentre;jetais;jo;joanne;joe;joint;jokes;joli;jollof;jouez;jouvre;jubilarme;jubilo;juf
-4 jump;jumpers;juni;junio;junta;juve;kalt;kalte;kamchatkas;kampioen;kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant
-4 kap;kaputt;karls;kat;kate;kater;katie;katze;keeping;kegeln;keine;keinen;keizerin;keller;kerk;kerstboom;kerzenlicht
-4 keukentafel;kijken;kilo;kilometres;kinda;kine;king;kino;kippen;kiss;kisten;kittens;kleider;kleine;kleiner;kleines
-4 kleintjes;klempner;kletsen;km;knackered;knap;knapp;knie;knitted;kochen;koffer;koffie;koln;kommandiert;komme;kon
-4 kontinent;kook;koop;koppakking;kort;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch
-4 kuhlbox;kunst;kur;laatst;labor;lachen;lag;laggiu;lagos;laisser;lambing;lambings;lambs;lammetje;lamp;landing;lane
-4 langeweile;langweilen;lap;lasciare;lasciato;lastima;latino;laufen;laughter;laundry;laune;lauter;lavadora;lavora
-4 lavoro;lead;leaky;lean;lecture;leef;leeg;leer;lees;leesbril;leest;legged;leggen;leicht;leipzig;lekke;lemon;lemures
-4 lend;lends;lens;lente;lentejas;leone;lepel;lepre;leraar;leren;lernen;lesen;lettera;lettere;letting;lettre;leur
-4 leute;leuven;levante;lg;liberated;librarian;libro;licence;lieb;lieben;lief;liefs;lieke;liest;lieu;lig;liggen;lijn
-4 likes;lily;lima;limon;limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lions;lira;lis;lisa;lisbonne;lisible
-4 listens;litiganti;little;livres;llama;llamado;llorar;llovio;lmao;loaf;lockdown;loco;logbook;logeren;lone;long $
-4 lontano;loop;loopgraven;los..$;losers;loses;loss;lots;lottery;lotto;lovelies;loves;luc;luca;lucas;lucia;luckiest
-4 luke;lukken;lunedi;lunga;lupo;m6;maarten;macbeth;macchina;macharne;machiavelli;machines;machs;machu;madam;made
-4 madhouse;maglione;magnificent;magnificos;magnifier;magnifique;maillot;mails;maiment;main;mains;maintaining
-4 maintains;maison;mala;malade;malissimo;malmo;mama;maman;managed;mancano;mancanza;manda;mandaste;manege;mangiare
-4 mani;mantelpiece;mantengo;manual;map;maple;mappa;maquina;maraton;maratona;marc;marcus;mariachis;marie;marked
-4 marking;marmelade;marrete;marreterai;married;marrows;mars;mart;marta;martes;martha;marvellous;marz;marzipan;marzo
-4 mass;masterpiece;matematica;maternity;mathe;mathematically;mathematics;maths;matilde;matinee;mattacher;mattends
-4 matteo;mattino;maudits;mavais;mayo;me..#;meal;meaner;meaning;means;measly;meccanico;mechante;medaille;medias;medio
-4 mediterranean;medium;meegemaakt;meek;meestal;mei;meilleur;mein;meisten;meistens;melted;melting;melts;membership
-4 menace;mend;menerve;mens;mensajes;mensen;mente;mention;menudo;meraviglia;mercato;merel;meritaient;merite;merito
-4 merkt;messia;messiah;messy;meteen;meteo;metro;mexican;midi;miente;miglior;mike;mil;mild;mildiou;miles;milk
-4 minquiete;minterdire;minterdit;minuten;minuti;miscarriage;miso;mitgenommen;mobs;moed;moeder;mogen;mois;moites;moka
-4 molto;mom;momenteel;momento;monch;mondo;mongolien;mongols;monika;monnaie;monopoly;monsoon;montado;montare;montauban
-4 moquez;moral;morceau;morir;morire;morricone;mot;motherland;moto;mots;motto;mountain;mourning;moustache;moustaches
-4 mouths;mow;mowen;mudamos;muero;mull;mulo;mundo;murio;mush;musst;musste;mutti;muur;muurtje;my sister;my..and;my..are
-4 my..for;my..to;naam;nachbarn;nachfrage;nachgedacht;nachher;nachstes;nachtdienst;nachtjes;nacio;nagespeeld;nail
-4 nantes;naples;napping;nara;naranjas;natte;navy;near;nebbia;nederlands;negli;neige;neighbour;neighbourhood
-4 neighbours;nell;nembete;nerven;netjes;neunundachtzig;nevica;new;newbie;nez;ngl;nicely;nicest;nick;niece;nieuw
-4 nieuwe;nieva;nightmare;nights;niksen;nimms;nina;ninety;ninos;nipotino;nits;nobody;noches;noemde;nombre;nonno
-4 noodles;noor;noordzee;normaal;northern;nose;nosotros;nostra;not one;noted;notices;notre;notte;nouveau;novembre
-4 noventa;novia;nowhere;nudeln;nuit;nun;nurse;nuts;obedient;occasion;occasione;occuper;oclock;ocurre;odio;odore;oeufs
-4 of all;offended;offensiva;offerto;officieel;offrire;oficina;ogni;ohio;oke;olga;olio;olive;olivia;olvidado;olvidarme
-4 olvide;omas;ombrello;omelet;omelette;omens;omg;omgekeerde;on a;oncle;onore;ooh;oorlog;operacion;operan;operatie
-4 operazione;opina;oposiciones;oppompen;opponent;oranges;oranje;ordinateur;ore;organiser;orgullo;orkest;ormai;oro;ort
-4 osaka;osten;ostern;ottantanni;oud;our..$;outlive;outlived;overcooked;overdue;overheersen;overkant;overslept
-4 overtime;ovviamente;owned;owns;oz;paar;paarden;paardenkop;pace;pacifique;pacifist;packed;packet;packing;paco;padel
-4 padrona;pagare;page;pagelle;pago;paid;paie;paint;paintbox;palermo;paliza;pan;panache;panettone;panic
-4 pannenkoekendag;pano;pantofole;paperas;papi;papier;papillon;paques;parade;parado;paramaribo;parapluie;pararle;parce
-4 parcel;parcmetre;pareil;paren;pares;parked;parlare;parlera;paro;pars;partido;partidon;parttime;pasa;pasando;passa
-4 passato;passee;passenger;passes;pasta;patatine;pates;paws;paye;paying;pear;peasy;peccato;peekaboo;peer;peinlich
-4 penalty;pencil;pendant;penguins;pensare;pense;pensioen;pension;pensione;pentiro;pepa;pepernoten;pepito;perdi;perdio
-4 perdonato;perdre;perfecta;perfetta;permaloso;perro;perse;perth;pesca;pescaito;pesce;pesetas;pessimist;petanque;pete
-4 petites;pff;pfff;phones;physics;physiotherapist;pia;piace;pianerottolo;pianto;picchu;picked;pictures;pidocchi
-4 piedad;piena;piensan;piense;piepte;pierogi;pies;pieta;pijn;pille;pilze;ping;pink;pintan;pints;pionnetjes;pitch
-4 plafond;plak;planisfero;plannen;plantado;planting;platform;platzchen;playa;played;players;pleads;pleased;pleure
-4 plombier;plot;plotting;plug;plums;poche;pochino;podcasts;poesie;poffertjes;politics;poney;pong;popcorn;poquito
-4 portaos;portato;porte;porti;possess;possession;posteri;postura;pot;potato;potatoes;poter;poterie;potje;potluck
-4 potrei;poubelle;pouring;pourquoi;pourra;pours;pourvu;pox;poznan;praat;prachtig;prachtige;practises;praktisch;pram
-4 praticamente;prayed;preciso;preferita;prefers;pregare;prego;prendermi;prenotato;presentado;presepe;presidio
-4 pressione;pressure;pretending;prettiest;priez;primavera;print;prise;privato;priyas;probability;probably;probe
-4 problem;procedure;prochaine;produced;prof;profe;profite;profs;promemoria;promesso;prometio;prometo;promettevo
-4 promis;promises;promptly;proteste;proverb;provoquen;provvidenza;proxima;prufung;ps :;psst;pubblicita;puertas;pulso
-4 punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno;quarantatre
-4 quarantine;quartalsbericht;quartiere;quasi;quatorze;quedate;queen;queens;queja;quemo;queridos;queriendo;quesos;qui
-4 quicker;quiera;quieter;quieto;quito;quon;raadt;rabbit;rabia;rache;raclette;rad;radios;raffle;ragazzi;ragazzo;rage
-4 ragione;railways;rained;raison;ramble;ramen;rancune;random;rapido;rare;rarely;raro;rase;rat;rato;rats;rauchen;ravi
-4 recette;rechner;recht;rechtop;recien;reckon;recommended;recordo;recover;recovered;recovering;redet;ref;refreshing
-4 refused;regalato;regardais;regarde;regent;regimental;regiments;reginald;regions;regrets;regulars;rehearsal;reign
-4 reindeer;reino;reinzukriegen;reken;rekenen;relief;remembers;remercie;remind;reminded;reminding;remis;remote;rendang
-4 rendirme;rends;rendu;rennes;renovating;rent;rente;rentre;rentree;repaint;repair;repaired;repeint;reporting;repris
-4 rescued;reserves;resfriado;resist;resisti;resolution;resort;respectfully;respects;respira;responsible;restera
-4 results;resuscitating;retired;retirement;retiring;retourne;rever;revuelto;revues;reza;rezar;rgds;richtige;ricordati
-4 ricordi;ride;rido;rie;rijbewijs;rijk;rijles;rillen;rioja;ripicca;rire;rise;riskieren;rispondo;ristretto;riunioni
-4 rivincita;roadmap;roads;rob;roba;robbed;robin;rode;rodillas;romans;romanzo;rood;roof;roofs;rooien;rook;roommate
-4 root;rosso;rot;rotelle;roti;rots;rough;rovinato;rubbing;rubicone;ruckwarts;ruft;rug;rugby;ruhe;ruhig;ruik;ruikt
-4 ruined;ruining;ruins;ruled;rummy;rumour;rumours;rumsteht;ruota;russa;rustige;ruthless;ruud;sabado;sabbia;sabe
-4 sacrifice;sadly;sai;sailor;sait;sake;sal;salaam;salat;sales;salgo;salient;salimos;salle;salud;saluda;saludar;saludo
-4 saluta;salute;saluti;salvato;sam;samba;samen;sammelt;san;sang;sanremo;santantonio;saper;sara;sardegna;sauce
-4 sauerteigbrot;sausages;saved;savoir;scadono;scale;scaling;scan;scelgo;scendo;schach;schade;schalke;scheelt;scheiden
-4 scheusslich;schiaffi;schiele;schiessen;schilder;schilderen;schnee;schnell;schnelle;schneller;schnupfen;scholarship
-4 schones;schonste;schoonmoeder;schoonvader;schreibt;schrift;schrijf;schuur;schwarzwald;schwer;science;sciolgono
-4 scirocco;scissors;scoperto;score;scorelijsten;scotland;scrabble;scrape;scuso;seagulls;seamus;seance;seat;seattle
-4 secoue;sedie;seduta;seem;seemed;sees;segreti;segreto;seid;sein;selbst;self;sembro;semester;semi;sennuient
-4 sennuyaient;sente;sentenza;sentimental;serate;sere;serieus;servent;service;services;servidor;servivano;sets;settled
-4 settling;sguarnita;shade;shag;shared;sharpened;sharpening;sheffield;shifts;ship;shivering;shore;shot;shovel
-4 shovelling;showed;siano;sichern;sick;sickbed;sickness;siendo;siento;sieste;sight;sigma;silencieuse;simulator
-4 sinaasappelmarmelade;since..,;sing;single;sinterklaas;sir;sitzen;sitzt;sixties;sjaal;skate;skates;skating;ski
-4 skipped;slaapgebrek;slaapt;sleeper;sleutels;slower;sluit;small;smesso;smile;smiled;smiling;snails;snap;sneak;snert
-4 sneu;sniff;snored;snowdrops;snuffelen;snug;so far;so long;so the;soaked;sobrino;sock;sockets;soep;soeur;soffio
-4 sogar;sognato;soient;soiree;sois;soldado;sole;solidarieta;somaro;some;someday;somehow;someone;someones;sometime
-4 somos;sonando;songfestival;songs;sonnenbrand;sooo;soplad;sors;sortent;sosa;sotto;soul;soupe;souvenir;souvent;spacca
-4 space;spanje;spannender;spared;spater;spatz;spears;special;specifically;speech;spending;spero;spiace;spielleiter
-4 spikes;spilled;spilt;splinter;sport;sposati;sposiamo;sprinkling;sprint;spurs;squash;squeezed;staff;stage;stairs
-4 standup;stapels;stared;stars;starting;startup;station;statistieken;statue;stau;staunt;stavano;steady;steeds;steen
-4 stellen;stenen;sterkte;stessa;steuererklarung;steve;stiate;sticks;stier;still alive;stimmung;stiramento;stolen
-4 stomach;stood;stormy;stornoway;straat;strafkamp;stratega;strategist;streek;streepje;street;streikt;stress;stretch
-4 stretta;stroke;strom;stroom;stroop;stroopwafel;structurally;strudel;struggling;studiert;studio;studios;stuffs
-4 stuitje;stulle;sudando;sudden;sue;suegra;suele;suffira;suggests;sugli;suisse;suitcase;sull;sullo;sultan;sunday ,
-4 sunrise;suns;suocera;suonate;superb;superpower;supply;supported;supports;surement;surprise;surprised;surrounded
-4 surviving;sus;suspense;suspicious;suspiciously;suyas;svedese;swabia;swallowed;sweaters;swollen;sword;sy;sydney
-4 sylvie;sympa;sympathisch;sympathy;tab;tabellone;tablero;tace;tachtigjarige;taco;tafel;tage;tagen;tages;taglia
-4 takeaway;talent;talisman;tambien;tamerlane;tandjes;tank;tanta;tantas;tanze;tanzen;tap;tardanza;tardar;tardes;tardi
-4 targets;tarta;tartaruga;tarte;tas;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube;teachers;teaching;teas
-4 teatime;teclado;teenager;teeth;teething;teglia;teken;tele;telefon;telefonata;telefoon;telenovelas;tellement
-4 temblando;temblaran;tempers;tenedores;tenemos;tenir;tenner;tent;tentamens;tentant;tente;tenths;ter;terecht;terraza
-4 terrified;terror;tesoro;test;tete;tetto;textos;thai;that &;that..would;thatd;thatll;the game;the kids;the...
-4 the..map;the..turn;theory;thinks;thirds;this..be;thread;thrilled;thrown;thunder;thunderstorm;thursdays;ticket
-4 tickets;tiemblen;tiene;tienne;tifo;tijdens;tiles;tim;time;tiny;tirania;tirannia;tirar;tired;tisane;tisch;tiza;tmrw
-4 to..for;to..now;toca;tocaba;today $;toddler;toestand;toglie;togliermi;toiletgebouw;tokyo;tolgono;tomarme;tomaten
-4 tomates;tombe;tornati;torte;tortellini;tortilla;totally;tourists;tournaments;tournee;toussaint;tousse;towel
-4 tracteur;tractors;trae;tragedie;traitors;trajeron;tram;trampoline;tranquilo;trapana;trapo;traps;trattore;trau
-4 trauerspiel;travail;treasurer;treasury;trees;treguas;trein;treinen;treinta;tremate;tremble;tremblez;trenta;trente
-4 trentotto;treppe;trincea;tristes;triumph;troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare
-4 trovato;truly;trumpets;truppe;trusted;trusting;trusts;truus;tua;tuesday;tuesdays;tulips;tunnel;tuoi;turkey
-4 turnbeutel;turni;turning;tutta;tuvo;twelves;twos;type;typing;tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht;ubrigens
-4 uff;ufficio;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unblocked;unbreakable;underestimate
-4 underestimates;underrated;understands;understudy;undici;unheimlich;unlike;unlucky;unora;unpacked;unreal;unser;unter
-4 unterschatzt;unto;unusual;unverschamt;up..$;update;updating;uses;vaak;vacaciones;vacanza;vacanze;vacio;vakantie
-4 valencia;valentia;valga;valuable;vanaf;vandaar;variance;variar;varicella;vast;veamos;vedere;vedesse;vedo;veertig
-4 vegetables;veine;veldhospitaal;velo;vemos;vendange;vendemmia;vendra;venezia;venga;vengeance;venger;veniamo;venimos
-4 venir;venis;ventre;ventured;venuta;verbrand;verde;verdict;verdient;veremos;verf;vergesse;vergisst;vergognerebbe
-4 verheugd;verhext;verjaardagskaart;verklap;verlegt;verliere;verlieren;verliert;verloor;vero;verschrikkelijk;verslag
-4 verspielt;verstaucht;verstopt;vertel;vertraue;vertrouw;vertrouwde;verzeih;vesicula;vets;viaje;vicina;vicini;vide
-4 video;vieilles;vielen;viendo;vient;viera;vieux;vijftigste;villain;vind;vinto;viola;visited;visits;vita;viti;vive
-4 vivement;vivre;vliegen;voce;voeten;voisin;voit;voix;volver;volvimos;volvio;vorletzter;vorsichtig;votre;vraag;vragen
-4 vrede;vredelievend;vriendin;vs;vueltas;vuelvo;vuestra;wage;wagt;waits;wakes;walks;wallet;walls;walvissen;wann;war
-4 warmest;warmly;warn;wartet;wartezimmer;wash;wasser;wasserkocher;watch;watercolour;wauw;waves;wc;we are;we have
-4 we should;wear;wearing;website;weed;week ,;weekend;wegblijven;weh;wehgetan;weihnachten;weil;well;wellington;welt
-4 weltherrschaft;werden;wereldbrand;wereldkaart;wereldreis;werent;wetten;whining;whisky;whistles;whitby;whites;whod
-4 wi;wien;wild;wilder;willem;willen;wim;winner;wirds;wisdom;with a;with one;wo;wobbly;wochen;wondered;wooden;wools
-4 woont;worked;worthy;wou;wreck;wrist;wundern;wurfelgott;yahtzee;ye;you must;young;younger;youngest;your..,;youth
-4 youve;yurt;zag;zagen;zaun;zelfs;zerbino;zia;zoekt;zon;zonnebrand;zucchini;zucht;zukommt;zurraron;zwager;zwanzig
-4 zweten;zwijgen;zwolle
-3 # armies;#..of;& told;, all;, and;, da;, did;, io;, its;, mon;, tu;, we;, ya;,..,;,..a;,..can;,..e;,..for;,..have
-3 ,..i;,..man;,..war;,..was;,..your;.;@ from;^ bei;^ de;^ hola;^ in;^ it;^ jai;^ mi;^ never;^..a;^..and;^..ben;^..cat
-3 ^..daughter;^..everybody;^..for;^..ist;^..night;^..off;^..should;^..so;^..still;^..your;a;a bit;a..in;a..la;again $
-3 again..i;ai;all le;am;am..,;and;and..can;and..has;anyway;are..in;armies..@;around;as they;asked;asleep;at this;auch
-3 bad..$;be..this;brother says;but what;can..it;cannon;colour;con #;cost;countries;daughter;deine;der..$;des;dice;did
-3 dimanche;do with;does;dont think;een..,;en..?;everyone..$;fear;find;fine;fois;for;for being;for the;for..$;from the
-3 full;game $;game ,;gano;glasses;go $;grandpa;haha $;happen;have..#;have..a;having;he;he..$;hell;her $;her..$;hi ,
-3 hola;how..cards;i always;i am;i cant;i didnt;i feel;i made;i thought;i was;i..cant;i..it;i..like;i..no;i..what;ice
-3 ich..$;if youre;in #;in..with;is @;is there;is..@;is..so;it..a;its not;je..,;know ,;la..de;la..del;le..est;like..,
-3 long..$;long..the;lot $;love to;mal..,;man;many..$;map $;mapa;me $;me..$;me..a;mia;minute;monday;morning
-3 much better;mum;must be;my cat;my eyes;my..$;my..:;my..at;my..thinks;my..wants;need..$;new..$;night ?;now;now $
-3 of &;of @;on monday;on tuesday;one man;only a;only my;out..$;per;pete ,;played this;por;read that;remember;rounds
-3 say $;see;sends;should have;shouldve;since tuesday;sleep;so this;soldiers;somebody has;somebody..to;sorry..,
-3 sorry..the;spelling;still on;takes @;talk;that should;the keyboard;the late;the map;the new;the..a;the..and
-3 the..here;the..on;theyve;this..?;this..and;this..the;those cards;to me;to my;to you;today;today ,;told;understand
-3 up for;up there;up..the;visto;voor;voor de;was in;was..$;we;we dont;we..in;we..the;weeks;well ,;what you;whole
-3 will $;win;ya;you $;you..all;you..me;yours ,
-2 # cards;# rounds;#..for;#..in;#..so;#..to;&;& gets;&..?;&..all;(;, dear;, except;, het;, it;, really;,..about
-2 ,..always;,..at;,..ive;,..look;,..so;,..there;,..time;,..you;@ for;@ is;@ on;@ to;@..like;@..me;@..one;@..the
-2 ^ domani;^ first;^ he;^ i;^ im;^ la;^ lol;^ ma;^ nog;^ ok;^ por;^ ps;^ somebody;^ still;^ that;^ the;^ well;^ which
-2 ^..all;^..back;^..better;^..dear;^..goes;^..having;^..im;^..is;^..keep;^..know;^..le;^..little;^..many;^..mir
-2 ^..owe;^..put;^..stack;^..then;^..there;^..was;^..wird;a bad;a single;a..about;a..from;a..so;a..this;a..when
-2 address;again;again..$;ago;all..monde;all..the;allemaal;already..$;always..up;am..$;anche;and one;and..$;and..,
-2 and..only;are;are..$;are..,;are..?;are..the;armies $;armies in;as my;at my;au..,;avec;battle;be the;be..$;been to
-2 been..@;beim;bien;bien $;board $;bonus $;brief;but..a;called;cant;cant..the;card;card $;cards are;could be
-2 country $;da..,;daar;das..$;decent;diesmal;dinner $;down;du..,;e;e #;e..,;echt;een;eens;eigentlich;ein;empty;est;et
-2 fait;far;far ,;feel..$;fell;fine $;for &;for a;for all;for one;for that;for..late;for..one;found;friday ,;garrison
-2 get..card;go..$;going to;got;grazie;had..$;haha;hand;has..#;hast;heart;heeft;here..my;heres;horse $;how..do;i..away
-2 i..him;i..in;i..really;i..up;i..wait;id better;id have;ieri;if this;ihr;ik..,;ill have;ill..back;ill..my;im
-2 im afraid;in;in bed;in my;in..of;in..south;is a;is called;is coming;is full;is..better;is..on;is..true;it now
-2 it since;it true;it..my;its;its..$;ive had;je nai;je..a;join;keeps;keer;keyboard;keyboard $;know;la..,;la..e
-2 last mail;late;late..$;le monde;le..,;leaves;leaving;les des;like;like that;like this;little..$;long;looks;los
-2 los dados;lose $;ma;ma..$;mais;mal;man..@;many armies;march;mark;me the;mi;mi ha;midnight $;minus #;minute $;moi
-2 moment $;monde;much..,;must;my;my daughter;my side;my..now;my..says;nai;next..?;nice $;night and;not a;not..of
-2 nothing..$;of our;of..game;oggi;old;on..map;once $;only..for;or is;owes;owes me;patient;peaceful;per..$;pete $;pile
-2 play..the;playing;poco;pour;ps;real;real..$;really $;remember the;rien $;said the;says this;see my;see the;see what
-2 seen;semaine;send..the;sent ,;shell;shoulder;single..$;sister;so;so $;so..$;so..,;so..and;so..is;somebody;stand
-2 still..at;ta;takes;that @;the letter;the next;the night;the spelling;the whole;the..?;the..by;the..of;the..that
-2 they were;think this;thinks..is;this at;this goes;this in;this..i;through @;thursday ?;time ?;time..the;to be
-2 to see;to..and;to..with;to..you;together;told me;too much;took @;town;true;tuesday $;turn..$;turn..and;una..$;une
-2 up ,;up to;viel;voor het;wars;was;was the;was..#;watching;water;way ,;we..#;we..do;we..on;well..$;what they;when &
-2 when i;while it;whoever..@;whole..$;why did;will..@;winning ,;with my;with you;would..like;you ever;you see;you..at
-2 you..my;you..the
2 #;# across;# against;# et;# horses;# ill;# in;# off;# places;# po;# seul;# to;# up;# was;# would;#..,;#..?;#..a
2 #..at;#..only;& a;& about;& asked;& avant;& did;& en;& est;& has;& here;& het;& just;& move;& ne;& or;& side;& stack
2 &..already;&..for;&..his;&..i;&..is;&..me;&..still;&..to;, alors;, am;, are;, bin;, can;, cant;, con;, could;, donc
2 , een;, eh;, enough;, first;, from;, grazie;, haha;, help;, hit;, i;, id;, isnt;, je;, las;, lass;, last;, los
2 , more;, now;, nur;, obviously;, phone;, small;, surtout;, that;, venerdi;, what;, will;,..an;,..come;,..dit;,..el
2 ,..fait;,..going;,..het;,..id;,..ist;,..just;,..let;,..nicht;,..now;,..real;,..si;. hes;: het;: how;: je;: those;? ?
2 ? ill;?..$;@;@ #;@ and;@ ben;@ durch;@ except;@ ma;@ makes;@ mi;@ needs;@ no;@ se;@ then;@ when;@ while;@..i;@..ich
2 @..to;^ ahora;^ am;^ at;^ baci;^ before;^ better;^ bin;^ bis;^ bring;^ by;^ confirm;^ da;^ deine;^ die;^ een
2 ^ eigenlijk;^ ese;^ eso;^ esta;^ forse;^ get;^ god;^ granny;^ instead;^ is;^ lets;^ looking;^ mamma;^ man;^ manana
2 ^ maybe;^ meglio;^ menos;^ met;^ mind;^ misschien;^ most;^ moving;^ none;^ out;^ peut;^ plus;^ pour;^ quiza;^ quizas
2 ^ roll;^ sister;^ sollte;^ solo;^ te;^ ti;^ todavia;^ tu;^ turn;^ ugh;^ until;^ va;^ wenn;^ whoevers;^ yesterday
2 ^..at;^..bring;^..che;^..dat;^..dont;^..else;^..esto;^..gave;^..havent;^..ik;^..il;^..like;^..make;^..mean;^..moitie
2 ^..nicht;^..op;^..place;^..que;^..runde;^..sorry;^..they;^..toi;^..wants;^..will;^..wouldnt;^..ze;a catastrophe
2 a coin;a computer;a double;a fight;a garrison;a half;a minute;a rule;a set;a ta;a threat;a warning;a word;a..or;ab
2 abend ,;aber;able;able to;about a;about my;ach nein;act;after a;against;against #;against it;ago ,;ago and;agreed to
2 ahead ,;ahora;aire;algo;all until;all..in;alli;along the;alors;already gone;als..,;alter;altro;alvast;am not
2 am still;america;an;ancora ,;ancora la;and go;and hes;and ill;and see;and shes;and they;and this;and yet;and..back
2 and..have;and..on;and..should;and..usually;andata;angst;annoy;annoy her;annule ,;another;another $;answer ,
2 answer my;answers my;antes de;any way;any..$;anymore;anymore $;anything else;anything in;anyway $;apply;are at
2 are for;arent;armate in;armeen in;armees;armees en;armees..@;army $;army there;arrive;arrivo;as;as discussed;as for
2 as i;as the;asked me;aspetta;assez;at a;atrasado;atrasado ,;attack there;attack when;attacked me;attente;autre
2 avance;avanzano;avec #;avec..$;away ,;ayer;baci;back #;back ,;back when;back..,;back..i;bad idea;bad..,;badly $
2 bang $;bar;bas;bath;battles;be done;be happier;be less;be on;be wrong;before then;before..$;behalve;ben;ben a
2 ben klaar;bene ,;beside;best thing;bete;betise;betise ,;better;better..the;bien ,;bij de;bin ich;binnen;bis dahin
2 bises ,;bit ,;bit with;blijven;blood;bloody;bloss;boat;border;border until;borders;borders ?;brave $;break at;broer
2 brother;bueno;but &;but here;but hes;but no;by a;ca $;ca ?;ca passe;ca..$;call my;called ,;cambiar;cambie;cambie de
2 came out;can;can $;can afford;can get;can read;can..@;cant decide;capital;capito;card i;card is;cards ?;cards if
2 cards is;cards to;careful ,;carte $;casa;catastrophe;ce..$;ces;cette fois;change $;changing;changing my;cheaper
2 checked;chi ha;ci..$;coach;coin;coin $;coin for;come home;con meno;confused;contare;continent ,;cosi $;could go
2 could tell;could use;council;count on;counted my;counting;country ,;crazy ,;crossing;cuando;cuanto;da unten;daar #
2 dadi ,;dados ,;daheim;dahin;dan ,;dan..$;danno;dans le;darsi;das ?;das ist;das klappt;das wars;das..ist;dat van
2 dat was;davon ,;de armees;de helft;de kaart;de last;de los;de my;de troops;decide $;decide whether;decir;decirlo
2 decirlo $;defeat;dem tausch;demande;den @;denk ik;deze keer;dezelfde;di me;di mia;di..,;didnt see;die karte;die neue
2 dies;dies $;different $;different turn;dimanche ,;director;discussed;dit que;do this;doch erst;does that;doesnt get
2 doesnt mind;doing this;dont get;dont have;dont..$;dont..me;door;door is;dove;down again;down there;dran;dran $;draw
2 dreimal;droit;druber;dry $;du all;durch;e mi;each;each other;east $;easy $;een andere;eh ?;eher;ehrlich;einmal
2 either way;ejercito;el aire;el numero;el otro;el que;eliminato;eliminato ,;else is;en el;en los;en..$;en..,;en..niet
2 enough ,;enough of;enter;er ,;erst mal;es #;es ist;es nicht;es..$;es..,;esce;esce #;escribo;esta;esta vez;esta..no
2 esto $;et #;et non;etre que;even a;even in;even possible;everyone stays;everything ,;extra;fails ,;fall;falling
2 falls $;falta $;fanno;fanno paura;fatti;faut;fear that;feel sorry;ferma;fewer men;fight on;fin $;find it;finished $
2 fino a;first che;first place;first thing;fit;fix;fois $;fool;fool $;foot;footnote;for another;for..game;for..moment
2 for..time;forecast;fought;found a;found my;free $;friday $;frieden;from that;front $;front ,;fue;full ,;gaan;gaat
2 gaat het;garrison of;gedaan;gente ,;gesagt;get for;get more;get..$;getippt $;giorno;giro;go for;go..to;goed ,
2 goes into;goes south;going ,;gonna;gooien;got in;got one;got the;got this;got..,;got..of;got..the;granddaughter
2 grandmas;grandpa says;green;grown;guardia en;guess;haar;hace falta;hacia;hacia @;had in;half asleep;happens;happier
2 has &;has already;has not;has touched;has..@;has..me;hat mir;hatte ich;have ?;have an;have gone;have it;have lost
2 have not;have one;have seen;have the;have..it;have..to;he does;he plays;head $;heeft de;helft;help;help $;here but
2 here goes;hermano $;hes probably;het niet;het zuiden;het..$;het..niet;hi jim;hier en;hier ist;him $;his $;his cards
2 ho ,;ho letto;ho mai;ho messo;hoe;hoi ,;hold ,;hold @;hold of;hold your;home;hoofd;hoop;hope i;hope im;hope to
2 hopeless;horse cards;horses;hospital ,;houdt ,;how it;hurt $;husband has;i #;i attack;i look;i lose;i place;i really
2 i used;i wish;i..#;i..decide;i..do;i..is;i..that;i..the;i..with;ich;ich $;ich hab;ich schlafe;ich wollte;ich..#
2 id had;id keep;idea if;ideas $;idee;idee $;if im;if no;if..roll;ik #;ik ben;ik het;ik je;ik jou;ik me;ik place
2 ik stuur;ik was;ik win;ik..de;ik..er;ik..niet;il contrario;il ne;il tuo;il turno;ill keep;ill stop;ill..a;ill..you
2 im feeling;im having;im in;im no;im not;im sure;in ?;in den;in line;in mano;in..in;instead of;into;io $;is ,
2 is about;is empty;is er;is mine;is off;is op;is right;is to;is..allowed;is..first;is..good;is..that;is..too;it;it .
2 it again;it and;it as;it becomes;it could;it is;it might;it once;it only;it otherwise;it stops;it this;it tomorrow
2 it wasnt;it works;it would;it yourself;it..and;it..be;it..possible;it..so;it..this;it..wrong;its @;its enough
2 its going;its written;ive changed;ive heard;ive just;ive put;ive..#;jai..#;japans;jarrete;jaurais;je;je het;je perds
2 jim;joke;jouer;jouw;jugada;jusqua;just #;kaarten;kam;kan;keep..of;keeping #;kies;kind ,;klaar;klaar met;knock
2 know..you;konnte;krijg ik;kurz;kurz ,;la ,;la bas;la moitie;la tropa;la vraie;land;langer;las;las mias;las..$;lasst
2 last tour;last woche;later today;le last;le tour;le tue;le..$;le..?;leave some;leaves @;left in;legers;legers in
2 legers..@;lei;less than;let..know;lets go;letto;letzten;level;like its;limit;linda;lines;list for;little $;lo first
2 lo tengo;longer;looking at;los #;losing a;lost it;lot;lunes;ma ne;ma non;maandag;maar het;magari;mail $;mail ?
2 mail on;mail..,;mail..me;mail..the;make me;maken;maken me;makes;mal ,;mano;manque;many..&;map ,;map again
2 map without;marche;marches;maths $;may;may have;maybe next;me :;me if;me out;me quedan;me see;me shed;me some
2 me there;me..,;me..hour;mean &;mee;mee $;mee ,;mehr $;meiner;meint;mejor $;menu;merely;mi fanno;mi sono;mi..,;mia ,
2 mieux;mieux ,;mind sending;mind yesterday;mind..$;minder $;mine;mine ,;mine ?;mio ,;mir ehrlich;mir..$;mir..,
2 misschien;missing $;mistaken;mit den;mitad de;moeten;moitie;monday ,;monde $;more armies;mornings;move #;much $;muss
2 must..$;my a;my big;my broer;my brother;my computer;my glasses;my granddaughter;my keyboard;my little;my losses
2 my offer;my place;my zus;my..from;my..had;na de;nacht;nadie;name;ne ho;need the;neighbour $;neighbours $;nephews
2 nessuna;net;neue;new armies;new one;next round;next..$;nicht besser;nicht nur;nichts $;niet te;night i;no digo
2 no estoy;no place;no se;no..$;no..today;noch jemand;noch mal;nodig;nog ,;nog wel;nog..$;nomas;non ci;non e;non ho
2 non lo;non ti;nothing at;nothing this;nothing..this;nummer;nur aus;nur..$;ob ich;of $;of another;of ik;of something
2 of these;of those;of what;of..@;of..can;of..for;of..i;off ,;off..,;offer;often;oh ,;ok ,;ok ?;omen;on @;on it;on ne
2 on our;on this;on top;on..for;once;onder;one for;one here;one in;one left;one of;one out;one stops;one to;one..$
2 ones ,;ones i;ones left;only has;only with;only..$;ook;op ,;op een;ophouden;ophouden $;opinions;or the;or was
2 or..that;orders ,;ospedale;otherwise $;ou tu;oublie ce;oui;oui ,;out there;out..the;over ?;over it;over there
2 over..$;owe &;owed;para..$;pardon;parece;parle;partie $;partita ,;pas de;passe $;passo;past the;path;paura;paura $
2 pause;peace in;penso $;per il;percent $;perds;pero;personne $;peur $;pile $;pills;play ,;player;plus $;plus de;po
2 poco $;portate;porto;possible ?;pour..@;press;promise;proper;properly;puedo;puesto;punto;put into;quand;quarter
2 que ca;que es;que jen;que..$;que..de;quelque;quita;quita el;quiza;quizas;read @;read the;real ones;really got;recu
2 reflechir;return;rien;right;right now;right to;risk;roll;roll $;ronde #;ronde ,;round $;round..$;route;runde;runs;sa
2 safe;safe..$;sag;said $;said in;said on;sailing;sale;salt ,;same to;say :;say about;says $;says @;says i;says never
2 schau;schreiben;scrivo;se il;sea;second $;second place;seen &;segunda;semaine last;sending;sent;sent you;seriously ,
2 serve;serve #;seulement de;seven;she may;should;should be;should come;should get;should leave;should you;should..a
2 should..be;shoulder and;shouldve been;si a;si gano;si la;si tu;si va;sia;side;side $;sigo;sigue;single ,;sitio
2 sixes against;size;size ?;sleep..the;so &;so everything;so only;so we;so you;soir $;solo ,;solo da;solo sitio
2 someone has;somewhere $;son wants;sono #;soon;sorry i;sort;sous le;south $;south ,;southern;southern front;speel
2 speel dit;spelen;spiel;spielen $;spijt;spread;sta;stack;stack ,;start ,;stasera;stato;stavo;stayed in;stehen $
2 still got;still..$;stop me;storia;strongest;subito;sugar;sulla;supper;supposed;supposed to;surtout;swapped;tablet ,
2 take @;talking about;tarde $;tastes;te mando;tell..if;terug;terug $;testa;than;than @;than one;than she;than you
2 than..$;that;that doesnt;that enough;that last;that out;that right;that..has;thats where;thats..$;thats..i;the @
2 the bar;the bath;the battle;the bit;the bottle;the card;the cherry;the end;the evening;the full;the home;the horses
2 the lights;the line;the long;the menu;the name;the old;the ones;the road;the rule;the small;the soldiers
2 the southern;the war;the weekend;the..@;the..have;the..out;the..where;them for;then @;then..$;there i;there..a;these
2 they ?;they have;they roll;they..,;think $;think thats;think the;think..is;think..the;thinks the;this ,;this but
2 this by;this more;this move;this over;this round;this turn;this way;this..a;this..my;tho;tho $;thought $;thought i
2 threat;throw ?;ti;till..$;time..so;tirare;tired $;to cancel;to do;to end;to in;to no;to that;to this;to..?;to..at
2 to..before;to..both;to..from;to..last;to..next;to..the;tocar;toch;todavia;todavia no;togli;told &;told that;tomorrow
2 tomorrow ?;tonight to;too;too $;too if;too long;touched;tra i;traded;treaty;treaty with;trick;tropa;truce in
2 truce..@;try it;tu me;tue;tuo;turn yet;tussen;twice $;typing $;ugh;una mossa;una sola;unbedingt;under the
2 understand it;unfair;unos;unten;until christmas;until monday;use it;usually right;va o;van $;van @;vanavond;vediamo
2 veel;veel $;vergeten $;vers;very sorry;vez no;victory;victory $;viele;viene ,;vite $;voir;voor me;vorige;vraie
2 waar ik;wait is;wait till;wake;wales $;want some;want that;want..know;want..see;want..talk;warning;warten ,;was easy
2 was half;was ik;was too;was..at;was..my;wasnt;way;we can;we know;we say;weeks..$;wees;weg;weg $;wel;welcome;wenn du
2 wenn..klappt;went off;were ,;what &;what happens;what is;what the;whatever that;whats a;when it;when youre;where $
2 where my;whether &;whether that;whoevers;whose;whose turn;why $;why my;wife ,;wife thinks;wilde;will #;will das
2 will do;will encore;will je;will nicht;will zeggen;wiped;wiser $;with all;with these;with..$;with..in;without a
2 without this;won $;wont..it;word about;work ,;would;would be;would never;would..$;write ,;written;wrong $;wrong ill
2 wrote this;wurde;y me;y una;y..$;yesterday $;yesterday i;yikes;yo no;you about;you come;you later;you like;you when
2 you..?;you..that;you..to;you..what;youll;zien;ziet;zitten $;zo ,;zug;zuiden;zur;zus
3 # men;# more;# of;# on;#..#;, @;, ho;, la;, maybe;, one;, se;,..has;,..ich;,..ik;,..te;,..this;@ ,;@..#;@..and
3 @..not;^ #;^ all;^ as;^ e;^ give;^ go;^ je;^ keep;^ more;^ no;^ on;^ one;^ se;^ take;^ thats;^ this;^ tom;^..#
3 ^..can;^..i;^..just;^..ne;^..of;^..promised;^..sono;a joke;a..at;about the;all..@;am i;an..,;and no;and not;and then
3 answer $;are $;at it;au;auf;away;back to;badly;by..,;ca;can..$;cards;cartas;carte;cest;changed;come to;con la
3 course $;del..,;den;di..$;different;dit;do i;do..have;do..think;doesnt;dont..the;else;encore;encore $;enough;era
3 for my;free;from @;go;goes;goes..@;halt;havent;i counted;i dont;i might;i put;i..at;i..i;i..to;i..too;ik..$;in it
3 is $;is better;is still;is that;isnt it;it $;it a;it all;it out;it..$;just;just a;left;left ,;lost..$;maar;mando
3 many;mas;meglio;men;mich;might;mit dem;more..$;moved;my orders;nicht..,;noch;nog;non..,;north;of..,;of..in;on ,
3 on..phone;once ,;one;op..$;or..it;out $;out of;para;peace;phone ,;piu;place;plus;que @;rest in;right ?;run;se;solo
3 somewhere;sono;staan;suis;take the;the border;the real;the..#;the..from;them $;there;there $;theres;think;thinking
3 this..to;to leave;to wait;to..#;to..&;to..@;to..of;to..on;tonight;tu;twice;until;until..$;wait..the;what do;where
3 with &;with @;word;worth;you hear;zu
4 # ,;#..the;&..peace;, si;, te;,..:;,..better;,..dan;,..das;,..everything;,..hab;,..may;,..me;,..mine;,..non;,..too
4 : #;@ ?;@..it;@..le;@..more;^ after;^ and;^ con;^ could;^ das;^ dat;^ do;^ erst;^ halt;^ if;^ let;^ of;^ once
4 ^ perhaps;^ should;^ si;^ these;^ where;^..@;^..dit;^..do;^..forget;^..it;^..ive;^..joue;^..la;^..least;^..nothing
4 ^..one;^..only;^..or;^..other;^..se;^..the;^..trade;^..until;^..wife;^..wollte;about @;after;after the;al..$;all ?
4 all..on;alone;already ,;als..$;ancora;and #;and..to;another round;answer;armate..@;armeen;as a;attack..there;au..$
4 away $;bit..$;bit..the;border $;but..$;call it;cant remember;cards $;cards ,;carry;ce;ce soir;changes;con &;con..$
4 contrario;could you;counted;coup;dan..het;das;das..,;de jouer;deze;di #;did that;do;do $;do..$;eigenlijk;either;en #
4 en @;en..de;er;erst;etre;even..$;everything;except;fails;for..?;for..next;forse;from &;from last;from..?;geht;give
4 given;gli;go to;goes well;goes..,;half of;happens if;hasta;hat $;have #;het $;het..,;hit;home $;husband says
4 i changed;i havent;i see;i want;i wont;i..?;i..last;i..not;i..still;i..them;id;id..to;if you;if..fails;if..lose
4 im back;im..sure;into..$;is for;is what;is..even;it ?;it looks;it..to;its..,;ive lost;je me;just in;just..case;keep
4 keep it;keep..at;know how;la..que;last weeks;later ,;least;lets;lets..$;light;lo;lo..$;lose;mail;mal $;male;may..the
4 maybe;me..at;menos;met @;meta;middle;mind the;mine..$;more;most;my mail;nada;ne;ne..rien;never mind;next turn;nichts
4 niet;niet..$;no;no..i;not what;nur;ob;of #;of..:;okay;on hold;on..first;one $;one army;one place;only;only the
4 opinion;or;or..$;or..@;orders;ought to;over $;pass;peace $;perhaps;place ?;promised;que no;que..,;questo;roll..$
4 rolls;rolls $;round..the;said..the;send;she has;should i;should..@;should..been;sin;slept..it;so..me;so..not;sono..,
4 sorry ,;sous;staat;stack is;stays;strike;sur;take;te;that the;that..the;the last;the middle;the phone;the turn
4 the..about;the..for;the..goes;the..when;the..with;them..$;then $;then the;then..,;thing;think its;thinking about
4 third;this for;this..for;this..not;this..you;though $;to @;to change;to sleep;to stop;tomorrow $;top;tour;tra;trop
4 turn is;under..$;until..,;until..week;van my;veo;vindt;wait..&;want;want the;wenn das;wenn ich;what..if;whats
4 when..gets;where..is;whether;while;wife says;wife..i;with..#;without;wollte;wrong..$;y no;you can;you..it;you..its
4 you..this;zijn;zuruck
5 # $;# armees;# at;# di;# man;#..i;#..it;#..non;& e;& i;& id;& my;& too;& turn;& up;&..:;&..attack;&..first;&..he
5 &..ist;&..moved;&..out;, always;, ask;, cetait;, ci;, dann;, denk;, dont;, ill;, nada;, no;, para;, please;, say
5 , then;, theres;, this;, though;, vielleicht;,..#;,..attack;,..brother;,..enough;,..go;,..hes;,..husband;,..je
5 ,..many;,..maybe;,..mich;,..off;,..orders;,..pas;,..se;,..send;,..shes;,..ti;,..times;,..which;,..will;,..would;. @
5 : first;: no;:..@;@ $;@ con;@ i;@ niet;@ or;@ que;@ si;@..$;@..con;@..fall;@..help;@..is;@..mine;@..off;@..then
5 @..was;@..whatever;@..whichever;^ (;^ als;^ antes;^ ben;^ can;^ change;^ eigentlich;^ hold;^ id;^ just;^ laat
5 ^ lieber;^ lo;^ mejor;^ nach;^ not;^ nur;^ pardon;^ perdon;^ pick;^ place;^ play;^ scusa;^ statt;^ und;^ was;^ would
5 ^ yes;^..anything;^..by;^..ca;^..dan;^..great;^..ich;^..instead;^..joking;^..may;^..mind;^..mon;^..once;^..para
5 ^..rest;^..soon;^..those;^..wasnt;^..when;a @;a la;a typo;a..is;a..mail;aan..$;abajo;about $;about..,;about...
5 about..if;about..one;achter;afford;after all;again after;again at;against a;against me;against..,;ah ,;all :;all ca
5 all en;all this;all..la;allora;almeno #;along;als;als &;als er;als..het;an..ago;an..place;ancora #;and..as;and..in
5 and..me;and..that;and..think;annule;another game;anything;anything $;are ,;are just;are kind;are..me;army..$;arrete
5 arrive $;as @;as..stays;at least;at..end;at..time;auch..$;aufhoren;aun;avant..,;avec le;back in;be #;be left;be more
5 be..with;becomes;becomes..$;before;before i;belongs to;beter;better the;better..$;beurt;bij;bis zur;bit..@;blijf
5 borders..$;both..$;bottom;brother..this;bueno ,;but id;but it;but..@;but..go;by one;ca ,;cambia;cambiato;can one
5 cancel my;case $;ce..pas;cest trop;change;che ho;ci penso;coast;come..the;comes in;comes..$;cosa;could..#;counted..$
5 coup de;course;creo;dad says;dalla;dan;dann;das hier;das noch;das..@;dat dan;dat..$;de #;de que;decide;depuis
5 derriere;dice..#;did..say;die #;die halfte;die karten;digo;dir;do ?;do what;do..the;does $;dont;dont know;dont..him
5 dont..that;dont..too;door..@;drawer;e..una;earlier $;early ,;easier;eben;echte;eentje;either this;el..?;el..del
5 el..turno;elkaar;en..#;end..with;entre;eruit;eso;est de;este;estoy..$;fai;fai..$;few $;fils;first;first ?;first..$
5 first..@;first..and;for it;for..day;for..mail;forget..,;game with;getippt;gets me;gewinne;go ,;go badly;go easy
5 go..@;goes..the;got..left;hablar;had ,;hago;halfte;halt ,;has more;has moved;has..to;have to;have..left;have..say
5 he has;hermano;herum;hes..right;het aan;hit @;ho cambiato;hold;hold..horses;hou;hour ago;husband..i;i even;i own
5 i said;i wasnt;i will;i wouldnt;i..@;i..afford;i..know;i..more;ich attack;ich..als;id like;id say;id..a;id..the
5 ideas;if #;if i;if..dice;if..one;if..see;ik dit;il..#;ill..this;im ahead;im home;in case;in mind;in there;in..i
5 in..other;is fine;is just;is missing;is niet;is not;is..be;is..by;is..enough;is..it;is..one;isnt;isnt..$;isnt..,
5 it by;it from;it..#;it..?;it..well;its still;ive..to;jai my;je ne;je prefere;je..my;je..pas;jij;jij het;joke $
5 joking;just..,;just..to;karten;keep..#;kidding ,;klappt;krijg;la segunda;laten;later;left @;left..then;let;let me
5 let them;let..be;lets..that;like to;little brother;lo estoy;lo..,;lo..con;load;long way;longer $;lose..,;losses
5 losses $;mail ,;mail before;make..a;many in;mas $;mas ,;maybe i;me more;me ne;me peace;me..do;me..in;me..sin
5 me..than;me..what;mean;meant to;mehr;men $;met..,;mette;mi..ancora;mia sorella;mia..,;mias;mij;mind..,;minder
5 mine..,;misread;misread the;mistake in;moi..$;moins;mon fils;more $;more..that;more..you;most of;move in;moves $
5 my answer;my men;my..brother;my..turn;my..up;naar;naar..$;nach dem;nada ,;ne..rest;needed;nel;nicht mehr;niet $
5 niet ,;niet..ik;no need;noch..?;nog..,;nog..?;non;non..piu;nonsense $;north $;not all;not sure;not..@;not..i
5 number #;o;o..,;ob @;obviously $;of dice;of..before;off $;oh;oh..and;okay..$;on..#;on..truce;on..until;one ?;one at
5 one more;one was;one yet;one..a;one..from;one..it;one..only;one..round;one..there;ones..$;only wanted;only..a
5 only..of;only..one;other $;other..,;ought;ours;out with;out..@;papa;par;para que;pardon ,;park;pas;pas $;pas le
5 pasado;passe;pays;penso;perdon;phone..$;piu di;play..?;please;plenty;posto;prefere;program;promised..peace;put a
5 put my;put this;que #;que &;que jai;que viene;que..a;queria;question;really..of;rest;rest ,;rest..#;round ,
5 round with;run..$;said..,;say no;says #;says..the;schlecht;scusa;se a;se me;se queda;se si;se..e;se..sono;see if
5 see..it;seen it;sense $;sensible;sent it;set;she..the;shed;shes..,;should keep;should..the;si;si hay;si..il
5 si..passe;si..perds;sit;slecht;so do;so if;so..@;so..do;soir ,;son says;son..that;soon..&;sorella;sorry sorry
5 sorry..i;staan $;stayed;stays..$;still..,;stop;stop..the;stuur;suppose $;supposed..be;sure if;take..,;take..off
5 taken;tausch;tauschen;te..$;tegen..,;tell me;test ,;than that;than..in;than..of;that $;that cant;that from;that in
5 that..be;that..last;that..possible;that..was;thats a;thats enough;thats the;thats what;thats..my;thats..the
5 the better;the extra;the feeling;the right;the..i;the..instead;the..may;the..must;the..orders;the..part;the..roll
5 the..set;the..stays;the..thing;the..until;the..up;them all;them can;then;then ,;then keep;there are;theres an
5 think ?;think i;think of;think..$;think..something;this ?;this and;this or;this was;thumb;till &;till you;to #
5 to decide;to place;to send;to take;to think;to whoever;to..everything;to..half;to..it;to..others;to..what;toch niet
5 toch..,;too many;touche;tour $;tour..$;tranne;troops $;tu..@;turn..,;turno que;typing ,;u;uberall;ultima;una vez
5 unless the;until you;up my;using;va bene;van..week;veux;viene;vivo;von mir;vorher;wacht;wait until;want all;want is
5 want to;warte..,;was going;was it;was only;was..for;was..mistake;was..niet;way..$;we do;we leave;week..so;weeks..,
5 well see;wenn;weten;what my;what..did;what..you;when there;which of;while im;while typing;whole thing;will ich
5 will..$;will..?;win..$;with fewer;with nothing;with only;with the;with this;with..one;would it;would like;would..be
5 would..mind;wouldnt;write;wrong;yet..$;you mind;you put;you to;you wait;you..i;you..so;you..them;you..with
5 your horses;zonder..$;zur halfte
6 # ?;# armeen;# de;# for;# losses;#..@;#..home;#..mas;#..me;& hasnt;& hat;& me;& non;& si;& wants;, after;, als;, dan
6 , das;, el;, if;, let;, of;, right;, sorry;, take;, tell;, wenn;, whatever;,..@;,..comes;,..forget;,..goes;,..son
6 ,..that;,..think;: the;:..the;@ :;@ card;@ if;@ thing;@..,;@..better;@..there;^ but;^ ce;^ cest;^ dont;^ era;^ es
6 ^ et;^ falls;^ from;^ non;^ oh;^ only;^ second;^ then;^ una;^..agreed;^..case;^..caso;^..en;^..half;^..hay;^..het
6 ^..hold;^..its;^..line;^..maar;^..mail;^..met;^..non;^..not;^..nur;^..out;^..solo;^..too;^..use;^..what;^..wrote
6 a..army;a..idea;a..more;ach;ach..,;actually ,;af $;ahi;al @;all..#;alleen;alone ,;an order;ancora..$;and only
6 and..it;and..this;anders;antes;armate;ask;ask &;at home;attack is;au..#;au..tour;avant;away from;back ?;bad ,;be..#
6 behind;belongs;better..me;bis;bleiben $;bleibt;break;but #;but dont;but not;can we;can..the;cards for;cards..the
6 carry on;change my;change the;changed my;could we;cut;dal;de ici;de lo;de..?;de..la;deal;denk;depuis la;depuis..$
6 dis;do anything;do..same;doesnt..$;dont..to;down to;down..#;e non;earlier;entonces;esto;far..it;figure;finale
6 first $;first attack;follows;forget;from this;fuori;gar;gar nicht;garde;get @;get..,;give me;gleich;goes..$;guardia
6 has..my;hear from;hold it;horses ,;i believe;i forgot;i get;i just;i take;i would;i..mind;i..want;ich nicht
6 ich..nicht;id leave;idea ,;if;if she;if they;if we;if..$;in..first;into @;is het;is..&;is..for;isnt..?;it be
6 it doesnt;it goes;it until;it..badly;it..you;ive thought;ive..$;ive..better;je..$;joke ,;just the;just..the;kannst
6 la last;la mitad;lass;le @;le..depuis;leave the;left $;left..@;legal;let it;lets not;lets..it;like $;lo que;long..i
6 looks..$;lot ,;maar een;made up;made..my;make;manana;max;may i;me suis;me..de;me..tonight;mean ,;mejor;mind
6 mind..the;missing;mistake;mitad;moins #;moins..$;moment ,;mon..de;more..,;mossa;move ,;move ?;my..while;naturlich
6 nein ,;nest;next to;nicht;niet..,;no..@;non ,;non sono;non..$;none of;not;not so;not..if;not..this;nothing $
6 nothing..@;now that;number ,;numero;nur ein;obviously;oder..$;of course;off..&;oh..,;on..&;on..safe;one after;one is
6 one with;one..#;one..on;one..the;one..to;ones..the;only $;only want;only..@;only..to;or..,;orders..$;others are;ou
6 part;part $;peut;peut etre;phone $;pick;plus..#;plus..$;que lo;quiero;round..i;runde $;safe side;same;sarebbe;sauf
6 se puede;se..$;second..is;seulement;si ca;si je;side ,;slept on;so..that;sobra;solo..,;son..,;sorry..that;stack $
6 statt;still..#;stop..$;suicide;sure;take it;te veel;than..,;that attack;that is;that one;that..for;that..one
6 that..still;thats..,;the bigger;the bonus;the first;the odds;the place;the safe;the same;the stack;the third
6 the..before;the..go;the..half;the..ones;the..side;the..stop;them;them ,;them there;then nothing;then on;there ,
6 there ?;there is;they are;think ,;this..dont;though;throw..$;till;to hit;to keep;to lose;to write;to..her;to..is
6 toch maar;tom..#;tonight $;too..to;trying;turn ?;turno $;twice ,;typo;until #;up @;up..mind;van die;vaut;von..aus
6 wait;wait $;wait a;warte;was my;waste;weakest;weet;weniger;western;what..would;whatever..$;where it;whether the;wise
6 wiser;with that;worp;would..to;write..$;wrong ,;yes ,;you think
7 # a;#..then;#..there;, call;, stop;, whichever;, would;,..ask;,..dont;,..if;,..isnt;,..it;,..keep;,..lo;,..need
7 ,..no;,..not;,..one;,..or;,..promised;,..tell;,..tu;,..write;@ alone;@ first;@..all;@..la;@..no;^ ah;^ al;^ attack
7 ^ attends;^ either;^ er;^ est;^ everything;^ stop;^ warte;^ while;^ without;^ y;^..auf;^..das;^..go;^..las;^..let
7 ^..move;^..nest;^..rather;^..that;^..wait;a mistake;a truce;aan;aan ,;about..cards;after #;after that;after..,;agree
7 ah;ahead;all in;als het;als ik;and @;andere;at all;at..and;attack..,;attacks..@;au @;au moins;aus..$;bad $;badly ,
7 behind $;ben $;better to;bit about;bleiben;but one;by #;can i;ce nest;ce que;count;damit;dann @;davon;desde;do..?
7 doch;doen;donde;dont want;du @;either..or;enough $;er..#;est ce;est..que;everything in;everything..$;falls;few
7 first ,;first..,;follow $;for..second;from there;hang;hasnt;hold..$;i may;i mean;i promised;i..trade;if &;if @;if it
7 if ive;if nobody;if..doesnt;if..gets;if..have;if..is;ignore the;il @;in that;instead;is worth;it fails;it isnt
7 it one;it..,;it..i;kann;keep #;keep the;kijk;laisse;last attack;last one;later $;least..$;li;list;look..it;mag
7 make it;me again;me think;morgen;ne..plus;need to;nicht $;nicht..$;no more;no trade;no..,;no..nada;no..this;nonsense
7 not..,;odd;odds;of it;of this;of..would;on that;on..i;other one;others;oublie;parte;place..$;place..,;possible;puede
7 put..there;queda;remain;save;se &;second;second..$;si..,;silly;sorry $;stay;still..my;stop ,;te lo;that even
7 the bottom;the cards;the one;the others;the wrong;the..first;the..one;the..place;the..version;there..#;theres a
7 thing ,;think about;till the;to attack;to have;to..instead;to..them;truce;tu..$;turno;ultimo;use..$;von;wait..my
7 what i;what..have;what..want;whatever;when @;when its;with..cards;works $;worth..$;would do;wrote..,;yes;yet $
7 yet..i;you..from
8 # i;#..be;, bis;, mine;, ob;,..course;,..es;,..mean;,..place;,..take;@ doesnt;@ falls;@ y;@..non;^ ask;^ max
8 ^..after;^..ce;^..play;^..take;^..una;^..with;a few;aantal;aanvalt;abbess;abbia;abort;accept;acceptance;accident
8 accordo;accumuler;acordado;acuerdo;adapt;adegua;adjacent;af;after..$;aggiungine;agnes;agreed;ahorro;aie;ailleurs
8 ajusta;ajustalo;allem;allow;almohada;alte;alternatives;alto;altra;altre;altrimenti;altrove;amend;american;amounts
8 an $;anade;andare;anderen;andern;aneinander;anfangen;angebot;angeboten;annuler;anpassen;aparte;appen;appena
8 approvazione;appuye;april;arriba;arriesgado;arrivano;as long;as..as;assumption;atacado;atacaria;atacarla;atatck
8 atencion;attaccato;attaccherei;attacchi;attachment;attack from;attcks;attends;attimo;auquel;autrement;avanza;avast
8 aver;avisame;aviso;avvocato;await;ay;back the;back..$;balanced;bandeja;bare;basso;basta;bastan;batterij;be better
8 beachten;beaucoup;bedacht;bedoeling;befehl;befehle;behalte;behalten;bel;belay;bench;bens;bescheid;besloten;besoin
8 betere;better not;bevestigen;bevor;bewaar;beyond;bientot;binding;blank;bleib;blessing;bloederig;bloot;bluff;boel;boh
8 boos;borra;borrador;bougent;bozza;brakes;bram;breek;brich;britian;brittain;brothers;bug;burma;burn;busca;butta
8 buttala;button;caiga;calcolatrice;cambi;cambiado;cambiale;cambies;camino;cancella;canje;canjear;cannot;canon
8 careless;cas;case;caso;casualties;casualty;cavalier;cease;ceasefire;ceci;celui;celular;cero;chain;changer;checking
8 chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle;claro;clause;cleverer;cliccato;clock;closing
8 colleghi;coller;coloca;column;combinacion;combinato;comincia;committee;compulsory;concept;condicionado;confinino
8 confirmed;confirmo;confirms;confundi;confusion;confusione;congela;conquistato;conquiste;conseilles;consultalo
8 consultar;contato;conte;content;continued;conto;contrariamente;controlla;conviene;copier;correct;corrected;correctie
8 correction;correctly;correggi;correo;correttore;corrige;corrijo;corta;costo;coude;countermand;crecido;crept;croce
8 cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$;dame;darf;date;decade;deciderai;decidido;decision
8 deciso;dedo;defendiendo;degli;dejamos;dejaria;dejas;demasiados;demi;dentro;depend;deplace;deroga;desdecirme;desdigo
8 deux;dial;dices;dico;diego;difendere;differ;difference;differently;digan;dime;dimenticalo;dimezza;dimezzale;dimmi
8 ding;dira;dirai;directly;disastro;discard;disculpa;discussion;displacement;disposto;distracted;do the;dobles;doden
8 dont mind;dont roll;doorgaan;doorgaat;doppio;doubled;dovevo;draai;draus;drivers;drop;drops;drunk;dumm;dunno;easiest
8 ecrire;ecris;eerder;effe;einfach;eintauschen;eintragen;einverstanden;ejecutes;ejemplo;elige;ella;ellos;elsewhere;em
8 emergency;emil;emma;empate;empieza;emptying;endgultig;endgultiges;ene;enfadada;enleve;enlever;enleves;entera;entra
8 entro;environ;envoyer;equal;equivoque;eran;erase;erbuiten;ergens;erin;ersetz;ervoor;esagerato;escapo;escribio;esos
8 esperame;esperate;estaria;except the;executing;exit;experiment;faccenda;facciamo;facciamolo;facoltativo;faisais
8 fallen;falsch;fanne;fasse;fea;fehlt;fermiamoci;fills;finger;finirla;fire;first and;flatmates;flip;flop;font;for now
8 forbidden;foregoing;forget the;fortify;forze;frais;frase;fris;fronti;fuera;fuerzas;funktioniert;garder;gastes;ge
8 gegenuber;gek;gelesen;geloof;gemeint;gemeldet;genoeg;genugt;geplakt;geredet;gerissen;gesetzt;getal;getallen;geteld
8 gevecht;geweest;gewohnheit;gezet;gibt;ginge;giocarle;giochi;giurerei;giusto;glaube;go on;goes badly;goes to;grabbed
8 grande;greenlnad;greeting;grenst;grenzen;guardar;guardate;guerra;haal;habe;habs;hadnt;hagas;halveer;hangs;hanna
8 happens $;harbour;hause;haut;haz;hazlo;heads;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft
8 himself;hin;hinein;hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hop;horen;humbly
8 hypothetical;hypothetically;i say;i..about;ich..@;icland;id rather;id..@;id..not;idk;if the;if..dont;if..get
8 ignorier;ignorieren;igual;ijskast;ik er;ik..nog;ilegal;ill send;illegal;illegale;imparando;importe;in $;in..place
8 increased;indias;inform;inleveren;inruilen;insieme;insist;insisto;insofar;installe;intelligent;intendevo;interesa
8 invia;inwisselen;inzien;is only;is..many;itd;jack;jattaquerais;je te;jechange;jette;jeudi;jonas;juegues;jugaba;junto
8 just kidding;just one;kampf;kanon;kans;kep;kid;klopt;klug;klungelen;kmachatka;koest;korrektur;kost;kostet;krachten
8 kunt;lado;lancio;larger;lars;lascerei;lascialo;lasciamo;lasciamola;lasciane;lasciarne;latest;lease;leave @
8 leave..alone;leek;leftovers;legality;leggi;leo;letterlijk;lies;likelihood;limits;linea;link;links;llame;lleve;lugar
8 lukas;m;mach;machen;machst;mailadresse;majority;malheureux;manage;manca;marcha;mattaque;maybe..$;mazzo;me until
8 me..you;meantime;mejores;melde;meno;mercoledi;messagerie;messing;metais;meti;metterei;mettiamo;mettine;mezzogiorno
8 mica;miedo;miercoles;migliore;mijne;milking;mindestens;minimum;mirando;misa;missus;mistook;mittagessen;modifier
8 moest;moglich;mogolia;moogt;moose;more..i;mr;muerto;mueva;muevas;mulling;mussen;mustnt;muy;my..mail;nachster;nadat
8 nader;naked;nakijken;nalezen;namen;names;narrete;ne..pas;neanche;nearer;necesito;needful;neer;neerzetten;nego;nein
8 nen;nentre;nenvoie;nes;netait;neu;nieta;niets;nipote;no lo;nombres;nora;nord;not $;not ,;not..$;nul;null;number
8 numeri;numeros;obbligata;oben;object;objection;obliga;obsolete;oefenen;oeps;of them;offenda;official;oltre;olvida
8 olvidalo;om;omit;on to;once..$;onderste;ongeluk;ongeveer;onwards;oost;opas;opcional;opens;oppure;ops;opschrijft
8 option;or..i;orale;ordres;oriental;other;other game;outbox;overdo;overleggen;overlook;overlooked;overrules;parait
8 pare;parecido;parentesi;parentesis;parere;pari;partir;partisse;pasalo;pases;passer;pasticcio;pata;patto;pazzia;pedir
8 peine;pendiente;pending;pensa;pensaba;pensais;pensandolo;pensarci;penses;pentita;perdere;perform;permesso;permit
8 permitido;pet;phrasing;piazzamento;pierda;piled;pinch;pivoting;plaats;placer;plaisantais;planned;plantas;platz
8 please $;ploughing;podria;poging;pone;ponga;pongas;pongo;ponlas;ponle;porque;portion;pospongo;possibile;posted
8 potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend
8 probabilidades;proceed;production;proefdraai;propose;prosegui;provvisoria;prullenbak;pueda;pues;pupils;push;put
8 put..in;qual;quale;quando;quantity;quay;queden;quegli;quello;quen;quieras;quietecita;quitale;quitalo;ragionando;raid
8 rapporte;rate;reach;rebaja;rechne;rechts;reconsider;reconsidered;recount;redis;redo;redt;reduce;reflechis;reflexion
8 refuso;registri;reglamento;regolare;regret;rehacer;rehearsing;rein;reinforcement;reiter;release;renglon;repartelas
8 repeat;repent;rephrase;replaces;replies;reponds;reponse;reprendre;request;reserva;reten;rethink;retirada;retirate
8 revert;revisa;revisalo;revise;revises;revision;revoke;rewrite;richer;richtigen;rigirali;riguardando;rimanere;rimetti
8 rinunciare;ripensandoci;risentiamoci;riskant;risks;risparmiare;risposto;ritirata;ritirati;ritiro;rosemary;rubbish
8 ruber;rum;rumgedruckt;rung;rust;sacalo;sacan;sagen;saltalo;saltiamo;sanity;sapere;sarrete;satz;saying;scandanavia
8 scene;scherzavo;scherzo;schreef;schreib;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive;scrivere;se..,
8 seasons;seconda;segna;segno;segue;seguito;seises;sembra;senal;senno;sensato;sentido;separate;separately;sequence
8 setzt;shares;shook;showing;si &;sicura;siga;sigan;sils;simmer;sino;sistemalo;sixty;sla;slaan;slimmer;slip;slowly
8 so no;so..it;sobran;sofern;sohn;soit;solamente;sollen;soltanto;somethings;sondern;sonntag;sospendi;spaar;spass;spend
8 spendo;spostamenti;spostarle;sposterei;spotted;stapel;steer;stel;stepped;stepwise;stick;still have;strada;streich
8 strength;strips;student;stuk;stukje;stupid;substitute;succeed;success;sud;suffiront;suffisent;suffit;suicidal;suite
8 suivent;suivra;sum;sums;supersedes;superstitious;supposing;supposons;survivors;suspende;suyo;tails;take back
8 take that;tantito;tausche;tbc;telefoniert;telephone;telt;template;temptation;tempted;tenermele;tengas;tenvoie
8 terminar;termine;terms;terugkom;the other;the rest;the..back;the..bit;the..can;the..if;the..next;theirs;theo
8 therefore;thing $;this..what;throw;tieni;tienilo;tik;tira;tiralo;tiro;to..if;tocaban;toccare;toccarlo;tocchi
8 toglierla;tolerance;tonta;too late;torno;toss;touch..$;touches;tourne;towards;trading;tranquille;treating;tris
8 trompe;tromper;troppe;troppi;troublesome;truppen;tus;twijfel;uberschlafen;ugly;uithaalt;umgekehrt;undone;unfinished
8 unicamente;unidea;uniquement;upset;usane;usare;useful;useless;uy;valida;vallen;vanno;vaudrait;vayas;veas;vedi
8 veiliger;veiligste;venendo;verander;veranderen;verkeerde;verkehrt;verlaten;verlorenen;verovering;verplaats;verplicht
8 verschieben;verschiedene;verso;verspreid;versterkt;vertan;verteidigern;verteilen;vertrekt;verwechselt;verwerkt
8 vespers;veterans;viejo;vinger;vloog;voel;voglia;volgens;volgorde;voluto;voorlopige;vorschlag;votes;vouloir;vrai
8 vrais;vuelvas;waarvandaan;waffenstillstand;wegfallen;weggooien;weglaten;wegschmeissen;weinig;welke;what would;wilt
8 winners;wissel;with everything;with it;with..dice;woanders;woensdag;worn;would you;wrongly;yak;yeah;yet
8 you..anything;z;zahl;zal;zegt;zeker;zero;ziehen;ziekenhuis;zij;zin;zodra;zugesagt;zweimal
9 #..them;, lets;,..put;,..second;,..wait;@..of;^ leave;^ o;^ same;^ wait;^..as;^..kidding;^..lo;^..si;^..sure
9 about..attack;alone $;an ,;another..$;as soon;ask me;auf..$;be @;before..roll;counts;decided;demain;do that;fewer
9 first..then;follow;go..the;hang on;hold the;i sent;i wrote;if that;if thats;if..can;instead $;is too;it ,;it gets
9 je..suis;keep a;keep..$;laat;leave;liever;mind $;minds;move..$;my next;no..than;noch..,;not..about;not..the;nur ,
9 oder;on..@;or @;pas..$;place ,;play..$;put the;put them;quit;rather;rest..@;result;right ,;scrap;second one;send the
9 sense;should go;sleep on;soon as;stay..$;that ,;the..should;treat;version;wait ,;wait with;wrote
10 # armate;# but;# cest;# des;# du;# essai;# go;# instead;# must;# over;# reichen;# somewhere;# staan;# tries;# van
10 # verloren;# voor;& alone;& ataca;& attacca;& attaque;& bis;& doesnt;& keeps;& moved;& offered;& okay;& peace
10 & tonight;, actually;, alleen;, cambialo;, correct;, damit;, doch;, drop;, else;, eso;, everything;, falls;, frag
10 , genau;, gli;, go;, gooi;, hein;, laisse;, lascia;, mag;, mejor;, mets;, most;, ok;, pick;, plutot;, quella;, read
10 , scegli;, second;, skip;, sobald;, spread;, still;, strike;, stupid;, throw;, today;, trek;, zeg;, zieh;. if;: all
10 : dont;: niet;: nothing;: si;: swap;>;@ @;@ af;@ afterwards;@ be;@ bedoelde;@ bit;@ but;@ goes;@ meinte;@ nait
10 @ not;@ ou;@ out;@ sauf;@ serait;@ sorry;@ still;@ tbh;@ tegen;@ twice;@ wherever;^ actually;^ add;^ anything
10 ^ argh;^ aspetta;^ attaque;^ begin;^ beim;^ cambia;^ cash;^ cross;^ dann;^ depending;^ depends;^ deze;^ dis
10 ^ espera;^ estaba;^ esto;^ euh;^ execute;^ garde;^ gilt;^ hm;^ hmm;^ ist;^ kann;^ kommando;^ mais;^ march;^ mets
10 ^ might;^ moment;^ niet;^ nope;^ nvm;^ park;^ plutot;^ pull;^ quit;^ rather;^ read;^ roughly;^ sarebbe;^ sauf
10 ^ save;^ spiel;^ start;^ subject;^ tacha;^ tja;^ twice;^ undo;^ unless;^ whoops;^..attack;^..attacks;^..if;^..meant
10 ^..no;^..them;a border;a condition;a guess;a maybe;a meno;a suggestion;a tie;a time;a waste;aber lieber;above $
10 accord $;ach nee;actually;actually the;add something;adjust;adresse;afghanistans;afghanistans mine;after @
10 after dinner;after every;afterwards;again :;again tonight;agreed on;agreed that;al contrario;al posto;alcanzan
10 all depends;all du;all nach;all..them;alleen als;allowed;allowed ,;allowed ?;alone this;als @;als ben;als je
10 am handy;an error;an meiner;anders vervalt;andersom;andersrum ,;angenommen;angenommen ,;angreifen ?;angreift
10 angriff bin;angriff schiefgeht;answered;answered my;antes con;anything if;anything yet;anzi no;apart;applies
10 are bad;are left;are needed;are wrong;argh;argh ,;armeen hat;armees ,;arrabbia;arrepenti;arrepenti de;arrete toi
10 as an;as it;as many;ask first;at..?;ataque @;ataques;atras;attacca ,;attacca @;attacca il;attack;attack ?
10 attack back;attack il;attack..$;attacks ,;attacks @;attaque $;attends avant;au prochain;auf ,;aufhoren $;aus @
10 aus an;ausser;avec @;b :;back afterwards;back there;bad roll;be allowed;be played;bedoelde;bedoelde ik;before ,
10 before ive;before playing;before that;before this;begin with;beim zweiten;below ,;ben er;better ?;better odds
10 better put;better stay;bij ,;bis &;bit less;bits;bleed;both ?;bother with;bouge pas;bound;bound by;break it;broma
10 brother typed;brouillon ,;but ive;but keep;but without;by itself;by phone;ca ce;ca en;ca se;caduto;caduto il;cae
10 calling;can it;can skip;cancel that;card if;cards i;cards in;cards next;cards with;cartas para;case &;case id
10 cash in;certain;cest juste;cest pas;cest permis;change @;changed since;che tu;check the;coast $;come before
10 comes tonight;comma;con esto;condition;condition que;conditional;confirm;confirm the;confirm tonight;confirme
10 consider this;convinced;correggo;could skip;count $;count this;couple more;creo que;crois;cuantos;cuentas;cuentas ,
10 cut the;da $;dad first;dads;daft;daft ,;dagegen;dalla @;damit $;damit ,;dan kijk;dann ist;dann lass;das aber
10 das second;das uberhaupt;das war;das ware;davvero;davvero ?;de aanval;de abajo;de fil;de first;de lancer;de las
10 de plus;de second;de trop;de verdad;decent $;decide ,;decide between;decided yet;decido;decido then;dejo;del final
10 del turno;delete the;demain matin;denn;depending;depending on;detto;di piu;dice less;dice only;die $;die aanval
10 die move;dire @;direction $;dis moi;discuss;disregard the;dit nog;do @;do both;do it;doen $;doen ,;does ,
10 doesnt count;doesnt fall;donde puse;done ,;done with;dont send;dont touch;door $;door naar;doubts about
10 du streichen;eastern;echange ,;egal;egal welches;ein entwurf;ein test;eine #;el first;el orden;el proximo;else has
10 en a;en niet;en plutot;encore ,;enough there;enough to;entrer;entrer all;entscheide;entscheide ich;er #;er hoort
10 er staat;er te;era broma;era del;erlaubt;error;erst morgen;es $;escribe;essai;esto queda;estoy pensando;et si
10 etre mieux;euh;euh ,;evenly;everything above;everything after;everything into;everything to;example ,;exceed
10 exceed #;extra ones;facessi;failing;fall back;falls der;feel free;feel safer;fermi;fewer if;fewer would;fifty;fil
10 finale non;fine with;first angriff;first ask;first avec;first fight;first is;first mail;first one;first part
10 first roll;first what;first whether;for next;frag;frag mich;free to;fruh;further $;further than;garde my;gave &
10 geht ,;geklappt;geldt while;genau;genau andersrum;gerust;get ?;get them;get through;gevallen;giocare ancora;give it
10 glaub;glaub ,;gli ordini;go ahead;go at;go by;goes bad;going badly;gone by;good idea;got @;got them;grapje;grapje ,
10 green light;group;group $;guard;guess ,;hablar antes;half $;halfte davon;halverwege;handy;has $;has answered
10 has changed;has left;has offered;has one;have ,;have doubts;have fewer;have in;havent made;haya;hein;hem;hesitate
10 het er;het goed;het kan;het misgaat;het te;his promise;hm;hm ,;ho sbagliato;hold back;hold still;home and;hooguit
10 hoor je;hoort nog;hor;hor auf;how about;however;i allowed;i change;i commit;i hesitate;i misread;i mixed;i ought
10 ich dir;ich gewinne;ich glaub;ich mehr;ich mit;ich naturlich;ich uberlege;ici la;id do;id go;id hold;id meant
10 id stop;id want;idea at;if any;if so;if..has;ignore it;ik krijg;ik weet;il first;ill confirm;ill let;ill think
10 im inclined;im passing;im thinking;im wavering;im..#;in as;in if;in which;instead ,;inverse ,;is after;is an
10 is best;is certain;is conditional;is daft;is de;is left;is nonsense;is possible;is safe;is te;is void;is weak
10 is wiser;isnt ,;isnt what;ist ,;ist das;ist schluss;it back;it like;it not;it takes;it that;it till;it without
10 it..@;item;its stupid;its suicide;itself;ive only;ive talked;je crois;je dit;je peux;je retire;jhesite
10 jhesite encore;joh;joh ,;joue rien;jouer ca;jugarlo;just for;just ideas;juste;juste #;keep at;keep out;keep some
10 keep that;keeps his;kidding;know before;kommando;kommando zuruck;kriege;la $;la ?;la parte;la take;laat de
10 laisse au;las ordenes;lascia perdere;lassen;last man;last number;last sentence;lauft;le droit;le move;least $
10 leave &;leave a;leave at;leave one;leave somebody;leave them;left and;left by;left on;left with;less there;let you
10 lets hold;lets say;lieber;lieber #;lieber nicht;lieber noch;line;line was;lo mando;lo move;lo ves;look again
10 looks good;los que;lose at;lose the;lose too;lot in;lot into;maak;mail is;mail je;make sure;make the;many ?;many as
10 march in;matin;matin $;max #;may go;may move;may put;may want;maybe $;maybe .;me @;me arrepenti;me cuentas
10 me olvido;me quedo;me till;me tocan;me tonight;me what;me whether;meant as;meer dan;meglio il;mehr armeen
10 meiner place;meinst;meinst du;meinte;meinte ich;men ,;men for;men rest;meno che;mensaje ,;met #;mets;mets all;metti
10 mettile;mi hermano;mi scrivi;mi spettano;mich verzahlt;middle ,;mieux $;might still;mind while;mind you
10 mine already;mine comes;minstens;minstens #;minus the;mir noch;miscounted;miscounted $;misgaat;mistake ,;mit &
10 mitad $;moi avant;mon coup;more if;more round;more sense;more than;more there;more thing;morning to;move
10 move anything;move before;move can;move del;move fewer;move finale;move first;move if;move this;move until;must $
10 my bad;my cartes;my echte;my thumb;my word;my..about;naar $;naar @;nach $;nada de;nah forget;nait;nait pas;name ,
10 name is;naturlich @;ne bouge;ne restano;ne vaut;nee toch;needs at;negotiating;next one;nicht all;nicht angreifen
10 nicht ausfuhren;niet @;niet uitvoeren;niks van;no .;no es;no further;no la;no para;no va;nobody else;noch $;noch ,
10 noch unsicher;noch zurucknehmen;nochmal;nochmal $;nog eens;nog even;nog niks;non giocare;non si;non una;nope;nope ,
10 not @;not as;not attack;not both;not count;not final;not finished;not from;not like;not north;not then;not today
10 nothing else;nothing in;nouvelle;now im;nulla;nulla $;number is;numbered;numbered lines;numbers ,;numbers are;nur #
10 nur wenn;nur with;nvm;nvm the;ny;o nee;o no;odd numbered;odd one;odds $;of plan;of there;of toch;ok $;old mail
10 old ones;olvido;om ,;on arrete;on ice;on what;on whats;once &;once ?;one ,;one away;one back;one goes;one if;one or
10 one round;one until;one works;ones stay;only ,;only against;only in;only joking;only so;only trying;only..i
10 opinion $;opposite;optional;or less;or rather;or whatever;ordenes de;order ,;orders tomorrow;ordine;ordini;ordre ,
10 other @;other direction;other horse;other side;otherwise dont;otherwise leave;oublie la;outnumber;pas #;pas all
10 pass $;passing;pays $;peace today;peace until;pensando;perdere $;perdon ,;perds plus;permis $;pero non;persuaded me
10 peux encore;phrase;pick one;pick the;piuttosto;place gets;place machen;plenty ,;pointless;postpone the;practising
10 precies;prefer not;prefer the;presto;promise i;proposal;prossimo turno;provided that;provisional $;puede $
10 pull them;puo rifare;puse @;put all;put it;put more;put that;qualcuna;quante;quanti;quatsch;que attack;que quiero
10 que te;que vuelva;quedo;quellattacco;questi;questi sono;qui a;quiero hablar;quil;quit while;ramene #;rang
10 rather keep;rather put;rather they;rather wait;reached;reached you;real orders;really do;really get;reckons
10 reckons im;regel;reichen;reichen $;reicht;reicht ,;replace;reply from;repondu;rest comes;rest for;rest que
10 rest stays;restano;retire;retract;reversed;rifare;rifare il;riga;ring you;roll ,;roughly;round instead;rounds of
10 ruilen;rule against;run these;run this;safer;salvo;salvo que;sbagliato;scegli;scegli tu;schick;schick ich
10 schiefgeht;schiefgeht ,;schlecht lauft;schrap;schuiven;schuiven finally;scorso;scrivi;second attaque;second ligne
10 second line;second..,;seguro;send something;sent that;sent this;sentence;senza;serait peut;seria;set $;set ,
10 set for;setzen;setzen $;shes right;should ask;should it;should read;should say;should the;shouldnt trade;show you
10 si arrabbia;si se;si son;sicher ,;sicuro;silly ,;sinon;sit on;smarter to;so dont;so leave;so maybe;so not;sobald
10 sobald ich;sobra ,;solo #;solo se;solo si;solo una;something else;son sent;sono piu;sorella ,;spare $;spettano
10 spettano davvero;spiel das;split them;spread them;start the;start with;statt @;stay $;stay home;stays home;still $
10 still mine;stop before;stop it;stopp;stoppen;stoppen als;streep;streichen;streichen $;strike it;strike that
10 stronger;stupid ,;stuur het;subject;subject to;suggestion;suicide ,;suis pas;suis trompee;surtout ne;survive $
10 survives goes;swap @;swap those;tacha;take all;take one;talk to;talked to;tbh;tegen @;telefono;tenga;tenzij
10 territorio;territorio ,;text $;that a;that gets;that goes;that instead;that isnt;that ive;that many;that thought
10 that till;that..,;thats not;thats one;the #;the armies;the attacks;the coast;the drawer;the list;the lower;the men
10 the neighbour;the number;the numbers;the opposite;the orders;the part;the rolling;the smaller;the thursday;the top
10 the western;the..way;them the;then id;then well;then yes;these $;they stayed;thing with;think @;think best;think so
10 think theres;think..it;third one;this happens;this to;those in;thoughts;through ,;thursday group;tie;till im
10 till tomorrow;tirada;tja;tja ,;to ,;to carry;to drop;to follow;to put;to show;to what;to wherever;tocan;tomber $
10 too early;too few;tot ik;total;touch;touch @;touch him;trade $;trade ?;trade is;trek;trek je;tries at;truce an
10 turn back;turno ?;turno attack;turno pasado;typed that;typo ,;uberlege;uberlege noch;ubrig;uit $;uitvoeren;und wenn
10 undo;undo the;unsicher;unterste;until friday;until tonight;uomini;up after;up if;up north;upon;van vorige;veel ,
10 vera;vera $;verdad;verder;vergiss;veri;verkeerd;verloren habe;vers @;versie;versie ,;vervalt;vervalt het;verzahlt
10 verzahlt ,;vindt $;voir si;volevo;volgende beurt;voordat;vorige week;vote;voulais dire;vuelva;wacht nog;wait ?
10 wait for;want $;want it;want this;wants me;warte noch;was last;was wurdest;wat &;wavering;way about;weakest $
10 weeks mail;weglassen;weglassen $;welches;wenn der;western one;weten wat;what ,;whatevers;whats left;where i
10 wherever it;which $;which case;whichever has;whichever is;whichever of;whichever you;while ich;whoever is;whole lot
10 whole stack;whoops;whoops ,;wie es;will @;will confirm;will first;will follow;will het;wise to;with dad
10 with whatever;withdrawing;withdrawing this;withdrawn;withdrawn $;wonder if;wont $;word with;worth it;worth more
10 would i;would rather;writes;written $;wrong country;wrong list;wrong mail;wrong place;wrong text;wrong..,
10 wrote that;wrote the;wurdest;wurdest du;yesterdays;yesterdays turn;you check;you dont;you find;you may;you roll
10 you say;you stop;ze liever;zeg;zeile;zelf;zelf nog;zet #;zich;zieh;zijn ,;zo niet;zuruck ,;zurucknehmen
10 zurucknehmen ?;zut;zut ,;zweiten;zweiten angriff
11 # is;# left;& attacks;, do;,..do;,..rest;,..want;^ forget;^ ignore;^..leave;attack..@;attacks;auf @;dall;dall @
11 half..them;hmm;hmm ,;la @;less;long as;nach;not the;not to;of..#;on..the;only..the;op @;otherwise;plutot;the trade
11 the..only;trade;unless;use;whichever;you do
12 # dice;# fewer;# legers;# naar;#..do;#..get;#..if;#..less;#..te;& @;& accepte;& agrees;& answer;& does;& first
12 & not;& offers;& whether;&..attacca;&..la;, anders;, break;, cancel;, carry;, continue;, delete;, disregard;, hold
12 , ignore;, move;, oder;, should;, wait;,..attacks;,..havent;,..hier;,..kijk;,..lets;,..might;,..phone;,..trade
12 ,..ware;: @;:..go;:..in;:..move;? then;?..not;@ after;@ angegriffen;@ aus;@ can;@ o;@ oder;@ only;@ rather;@ should
12 @ too;@..@;@..an;@..first;@..sorry;^ aber;^ ach;^ also;^ anzi;^ assuming;^ attacco;^ bij;^ cuando;^ disregard;^ dit
12 ^ donde;^ except;^ laisse;^ make;^ nah;^ ne;^ nee;^ nein;^ nimm;^ or;^ ou;^ oublie;^ pas;^ seulement;^ split
12 ^ strike;^ wenns;^..aanvallen;^..aber;^..als;^..ataque;^..copied;^..damit;^..encore;^..fewer;^..hoort;^..maybe
12 ^..mit;^..moi;^..most;^..naar;^..number;^..postpone;^..throws;^..voulais;^..whatever;a casa;a deal;a question
12 a third;a..che;a..que;aber..,;above;above ,;above but;above..what;accepte;accepte la;accepte..treve;accord;after &
12 afterwards ,;against the;ahead $;al reves;all rest;all was;all..en;all..one;allowed $;allowed to;along $
12 always..them;an..wenn;ancora $;and dont;and tell;angegriffen;angegriffen $;angriff..,;any of;anzi..,;are #
12 are..left;as one;as..but;as..goes;as..lost;ask..$;ask..before;ask..whether;assuming;attacca la;attack $;attack ,
12 attack @;attack was;attack..my;attack..only;attack..when;attack..with;attacks..first;attaque ,;ausfuhren
12 ausfuhren $;autocorrect;avant..jouer;back till;back..me;basta $;bastano;be smarter;before anything;before friday
12 before you;before..,;behind ,;belong;belong in;belong..@;below;below $;better ask;better of;better..#;bin..mir
12 bis ich;bother $;bouge;break off;brouillon;but leave;but with;but..if;cambialo;cancel;cancel..move;cards..i
12 cards..in;cards..next;carry..to;cash;ce..jai;ce..quun;cest..#;change of;change this;change..mind;che &;che..non
12 check;choose $;commit to;con @;correct it;could i;could..hold;counts $;course ,;cross out;dan #;dann..auf;das first
12 das mit;das nicht;das so;de accord;decide about;decide..the;decided $;demain $;den angriff;den letzten;der first
12 dice..,;did last;direction;disregard $;dit is;dit..nog;divide;do ,;do if;do..before;do..first;doch lieber;doch..@
12 dont let;dont move;dont take;dont use;dont..more;dont..up;dont..with;doubts;draft $;drop it;drop..$;e se
12 earlier mail;el ataque;el move;else ,;en fait;enough left;entwurf;entwurf $;er meer;estaba;even met;execute
12 few less;few..$;fewer $;first #;first di;first will;first..before;first..goes;forget about;forget what;forget..i
12 forget..last;geantwortet;geantwortet hat;geantwortet..$;geldt;genoeg $;get to;giocare;give..an;go below;go in
12 go the;go..it;go..with;goes first;gooi;hab mich;happens..i;hasta que;have..deal;havent..the;he..the;heute abend
12 hmm no;hmm..on;ho..#;hold that;hold..back;hold..on;hold..till;hoort;i confirm;i copied;i decide;i gave;i meant
12 i pasted;i rather;i wanted;i..go;i..mix;i..yesterday;ich @;ich mir;ich..mich;id..have;id..if;idea $;if not;if..else
12 if..falls;if..odds;if..offers;if..really;if..then;ignore;ignore..mail;il prossimo;il..?;il..dal;inclined
12 inclined to;instead..@;inverse;is enough;is genoeg;is meant;is nog;is weaker;is weakest;isnt too;isnt..late;ist $
12 ist nur;ist..ein;it costs;it if;it yet;it..if;it..more;it..way;it..what;its &;ive..on;jai ecrit;just do;just leave
12 just once;just place;just..of;just..them;kann ich;kannst du;keep going;keep this;keep..few;kidding about;kijk ik
12 klappt dann;la fin;la first;la mail;la treve;la..attaque;lancer;las cartas;lascia;lass es;last ligne;last move
12 last order;later ?;le carte;leave it;leave out;leave..of;leave..the;left..the;less in;less..,;lets leave
12 lets postpone;lieber doch;ligne $;like..hear;line #;line..,;line..i;lo last;longer..$;lose #;lower;maar #;machen ,
12 mail..you;make..the;makes..if;male ,;map..so;mas de;mas..#;maybe leave;me..before;me..it;me..result;me..tomorrow
12 mean the;meant #;meant..$;meant..the;mensaje;mets en;mich..,;mistake $;mix them;mixed..$;more men;more..#
12 more..half;more..to;morgen $;most..,;most..them;move $;move at;move should;move them;move..,;move..?;move..makes
12 moved out;moved..of;my earlier;my mind;my..sent;naar..,;nachste;nachste runde;nah;ne joue;ne suis;need..in
12 nest quun;nest..brouillon;next..before;next..it;nicht #;nicht sicher;niente;niet uit;no ,;no fighting;no longer
12 no..#;no..all;no..not;no..thats;not an;not more;not now;not too;not with;not yet;not..touch;nothing of;number $
12 numbers..i;objects;oder @;off on;offered me;offers;offers peace;oh no;oh wait;old version;on whether;on with
12 one first;one next;one throw;one..at;one..many;one..so;ones from;only after;only half;only makes;only once
12 only..far;only..sense;oops ,;or #;or from;or maybe;or should;or..#;orden;ordenes;order of;ordre;others have;para el
12 part..the;pasted the;pasted..wrong;peace..,;permis;persuaded;place..in;plan b;plan..$;play..before;plenty $
12 plutot #;plutot..$;postpone;pour la;pressed;pressed send;prochain tour;promised..not;prossimo;provisional;proximo
12 proximo turno;put..#;put..where;put..wrong;quella;quoi;quun;quun brouillon;ramene..du;rather $;rather have
12 rather than;rather..the;rather..them;read #;reflection the;reinforced there;remain $;reserve;rest..$;reverse..order
12 reves;ring;same..above;sauf si;save the;say yes;say..?;schluss;scratch that;scratch the;scratch..,;second..only
12 send this;send..real;sense if;serait;set is;set..worth;seulement si;seulement..&;she hasnt;should wait;should..$
12 si ,;si cest;si puo;si..#;si..accepte;si..la;sicher;sil;skip it;skip..$;slipped;smaller;so #;so ask;so forget
12 so lets;so nothing;so stop;some at;some..home;something better;something..,;soon..ive;sorry..wrong;split;stay..home
12 still change;stop after;stop there;stop..i;sure i;sure..want;take..back;talked;te..?;testing;than half;than..throws
12 that case;that leaves;that..back;that..look;that..meant;thats allowed;the odd;the truce;the upper;the..till
12 them back;them should;them would;them..i;them..in;them..to;then dont;then no;then we;then..see;then..the;there and
12 there..then;think..should;thinking..it;this before;this mail;this only;those..@;thought ,;thought better
12 thought..of;throw $;to hold;to spare;to touch;to..i;too far;too..,;trade yet;treve ,;tries;trompee;trop ,;troppo
12 truce $;tu peux;turno..$;tutte;typed this;unless @;unless..think;until..confirm;until..has;until..left;until..say
12 until..to;upper;use..dice;va $;vechten;version $;ves;void;void $;von..angegriffen;wait..,;wait..next;wait..round
12 wait..that;wait..this;want #;want..in;wants..to;warte damit;was..du;way round;we agreed;we..that;weaker $;weiter
12 wenn..first;wenns;what..said;what..says;whatever is;whatever you;whatever..think;when..down;when..falls;when..wrote
12 wherever i;wherever you;wherever..is;whichever..the;while non;with..of;with..until;withdraw;withdraw the;would..if
12 write @;wrong game;wrong..round;wrote $;wrote..but;you choose;you decide;you..put;you..whether
13 # auf;# back;# behind;# less;#..stay;& says;&..de;&..reinforced;, better;, use;,..changed;,..check;,..jij;,..more
13 ,..rather;? i;@ ataca;@ attaque;@ und;@..aan;@..en;@..if;@..pas;^ hang;^ minus;^ oder;^ oops;^ otherwise;^ pero
13 ^ reverse;^ wacht;^ whichever;^..above;^..ask;^..before;^..but;^..der;^..except;^..few;^..less;^..nee;^..niet
13 ^..reflection;^..run;^..second;^..these;^..thinking;^..wenn;^..yet;about..second;agrees;all..this;an example
13 andersrum;angreifen $;anything left;anzi;as above;as ive;as..have;at..#;attacco;attack at;attack..a;attack..i
13 attacking;attaque;attaque la;attaque le;b;be enough;before it;before..do;better..it;between @;bring them;but..the
13 can go;cancel the;casa $;cest..$;check..me;choose;comes later;compte;continue;copied;correction :;costs me;de..que
13 desde @;do..attack;do..i;do..if;do..last;do..move;do..one;dont attack;dont bother;dont..if;dont..it;dont..on
13 draft ,;drop the;du..en;echange;ecrit;er nog;espera;everything except;example;falls ,;final..$;finalement
13 first throw;first..&;first..if;for later;gilt;give up;go..if;goes $;has reinforced;has..there;havent decided;hoor
13 i shouldnt;i..back;i..if;i..keep;i..move;ich das;id feel;if there;if..allowed;if..anything;if..are;ignore my
13 ignore..$;ik..@;im down;is..id;it says;it..bad;it..late;it..too;ive slept;ive..got;la second;la..first
13 laisse tomber;late to;leave..in;let..sleep;let..think;lets..@;line $;maar..$;maybe #;me sleep;me..on;meant for
13 mehr als;mehr..#;mind..@;minds..the;mix..up;mixed up;more to;move is;my cards;my..typed;needed $;nimm;no attack
13 no no;noch nicht;non..ancora;not before;not..attack;not..everything;not..yet;nothing is;now..i;numbers;nur..wenn
13 o @;of..should;offered;on if;on reflection;on..one;on..thought;once..is;one too;only go;only..first;oops;order
13 other..$;others $;otherwise..it;out..it;pas..de;pasted;play..yet;possible $;prefer to;prochain;put #;put $;ramene
13 read..$;reflection;result of;result..the;reverse the;right..so;same as;say..,;se non;second half;second thought
13 see..result;sent..,;should..first;should..to;shouldnt;skip;sleep..it;smarter;so check;so wait;spare;stay at
13 stay where;still thinking;stop as;stop..#;stop..soon;take #;text;than #;than..there;that #;that move;that..@
13 that..bit;the second;the thing;the..country;the..number;the..stack;the..throw;them to;them up;them..go;them..if
13 then..@;theres anything;these ,;thing..the;think is;this back;this..just;this..only;though ,;through $;till next
13 to..first;tomber;treat this;treve;tu $;typed..,;unless you;until tomorrow;use #;valid;von..angreifen;wait no
13 was meant;was..plan;way..,;what id;while &;with..before;without the;would..enough;would..more;wrong way;wrote @
13 wrote about;wurfeln;you..is
14 # au;# numbers;# op;# rolls;# will;#..about;#..not;#..too;, ,;, forget;, give;, keep;, nicht;, niet;, pas;, rest
14 , wrong;,..meant;,..niet;,..nothing;,..others;,..play;? if;@ angreifen;@ attacca;@ auf;@ dal;@ en;@ of;@..je;@..si
14 ^ check;^ consider;^ correction;^ den;^ move;^ provided;^ scrap;^ scratch;^ skip;^ swap;^ treat;^ wrong;^ zet
14 ^..ataca;^..attacca;^..attaque;^..au;^..prefer;^..send;^..theres;^..while;a couple;a..less;aan $;aanval
14 aanvallen vanuit;aanvallen..@;aber nur;about..move;above is;actually $;add;after..first;afterwards $;all but;als #
14 always mix;and..more;anything..$;as &;as far;ataca @;ataque;attacca..@;attack only;attack..&;attack..aan
14 attack..all;attack..von;attacks me;avant de;be..?;before..play;below #;below..$;bother;can wait;check with
14 come..think;commit;consider;costs;couple;dan..ik;das..nur;delete;depends on;depuis le;do not;do nothing;dont $
14 dont run;el turno;er..nog;everything..@;far as;fewer than;fewer..#;fighting;final $;first..is;for..other;forget..$
14 give..until;go..#;go..,;habe $;hang..,;have more;have..than;hear..me;ho scritto;hold off;hold..until;ich..noch
14 if..attacks;if..hasnt;if..isnt;if..looks;if..still;if..think;ik @;ill write;ill..again;in..case;instead ?
14 instead..$;is plenty;is wrong;it before;it should;it the;it too;je voulais;la..ligne;last..is;leave #;leave..behind
14 leave..out;less ,;lets do;lets..the;lieber..$;ligne;line ,;line is;make that;makes sense;many $;maybe not
14 maybe..the;meant;meant @;meant the;meant..,;meant..other;minds about;mix;mixed;more in;more..@;most #;most $
14 move..i;move..if;nach..$;nee ,;new ones;next mail;niks;no move;no..no;nog niet;not this;not..to;numbers $;o..$
14 odds are;of..first;on..thoughts;once @;one die;one i;only as;only do;only when;only..long;out the;pas encore;pas..@
14 peux;piu $;provided;pull;puo;puse;rather not;rather..$;reinforced;rest $;reverse;roll anything;rolling;safe $
14 same from;same..@;say @;scrap the;scritto;should stay;should..#;skip..attack;stay in;stay..@;stop at;stop if
14 swap the;swap..#;take..the;te..,;that..my;the above;the lot;the move;the set;the..move;the..numbers;the..order
14 them where;then do;then..it;theres..left;these are;this isnt;this yet;this..&;to it;to stay;to trade;to..more
14 trade ,;trade..$;treat..as;typed;uberhaupt;under #;unless &;unless..has;vale;von..an;voulais;want..keep;want..lose
14 ware;was for;weaker;wenn &;what..wrote;when im;where they;where..are;would..do;write again;wrong..i;you hold
14 you play
15 # minds;# nach;# should;,..leave;,..stop;,..them;@ aanvallen;^ use;a draft;ask..again;attaque..@;changed..mind
15 dal @;depuis..@;dont do;dont..anything;further;hold this;in..minds;it #;it off;mind about;move only;nach..,
15 not..one;or..?;order $;placing;say #;say..$;scratch;stay put;stop..it;sure about;the final;the order;the placing
15 the result;this until;until ive;use the;would..better;y si
16 # en;# or;# there;# throws;, attack;, make;, non;, put;@ dall;^ cancel;^ put;^..nach;aan vanuit;aan..@;and if
16 angreifen;angriff;at most;ataca;attack if;attacks..aan;but only;by then;dall..$;depends;depuis @;disregard;dont go
16 draft;first line;forget it;id prefer;if theres;if..a;keep my;la..dall;la..depuis;last bit;last line;leave..$;less $
16 lose more;lose..than;make..#;many ,;me before;me first;nee;no attacks;no wait;not #;on second;one less;only..&
16 only..if;other..round;promised &;second attack;second thoughts;si no;stop $;stop when;them in;this as;throws
16 until i;zet
17 , leave;@..vanuit;aanvallen;attacca;attack..desde;attacks..an;desde..$;dont play;dont..this;everything..the;if..,
17 if..first;least #;other way;prefer;skip the;swap;them..@;vanuit..$;wherever;yet ,
18 , otherwise;@ aan;@ depuis;@ desde;@ instead;@ von;final;keep..cards;nach @;no $;play it;the attack;vanuit;vanuit @
18 von @
19 @ an;@ attacks;attack la;if its;the..attack;the..line
21 , not;only if
400 ^ # ? $;^ # abrazo , & $;^ # losses is my limit $;^ # seems a bit much $;^ # was nonsense $
400 ^ & , if youre reading this : leave @ alone for # rounds and i wont do it $;^ & @ next $
400 ^ & and i have a deal about @ $;^ & and i have a deal that nobody touches @ $
400 ^ & and i shook hands on peace until christmas $;^ & took @ and @ takes @ $;^ @ has # ? ? $;^ @ is useless to me $
400 ^ a promise is a promise i suppose $;^ about # $;^ altrimenti niente $;^ and everyone who survives goes in $
400 ^ anders weglaten $;^ april fool $;^ are you sure its my turn ? $;^ baci , & $;^ because this was one $
400 ^ bin that $;^ bises , & $;^ do nothing until ive found my glasses and read the letter again $
400 ^ ferma all , ho il telefono in mano a mio nipote $;^ finally la moitie $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ hazlo , pero sin tocar a los de @ $;^ het is maar een concept $;^ hi , its pete , & husband $;^ hi dan , $
400 ^ hi jim , $;^ hola a all : $;^ how many do i get for the set ? $;^ i had the names back to front $
400 ^ i have # horses , havent i ? $;^ i have to think this over $;^ i honestly cant remember , did she ? $
400 ^ i might hold back a little $;^ i need & okay for this $;^ i used the old map , so adapt it $
400 ^ i will confirm in the evening $;^ i wont $;^ id be content with a card $
400 ^ if something changed since tuesday , wait for me $;^ ik heb me bedacht $;^ ik heb zitten klungelen $
400 ^ im bound by my treaty with & $;^ im withdrawing this for the moment $;^ indias getting the full # $
400 ^ is my map up to date ? $;^ is this really wise ? $;^ is this right ? $;^ its a maybe $
400 ^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just testing $;^ la moitie suffit $
400 ^ let me look at the map again and get back to you $;^ lol ignore this my brother grabbed my phone $
400 ^ mauvais message , desolee , jette le $;^ max meta $;^ maybe tomorrow $;^ mejor # $
400 ^ minus # , as i just saw on the map $;^ my brother reckons im better off waiting , and i agree with him $
400 ^ my proper turn is coming in a minute $;^ my turn is not finished , i had to leave for the bus $
400 ^ next week @ > @ $;^ nothing is to be played before midnight $;^ once my losses hit # thats it for me $
400 ^ one try $;^ pass , really $;^ plus one $;^ ps ive just read that @ has # $;^ puedo desdecirme ? $
400 ^ sempre che sia permesso $;^ sollte da eine # stehen ? $;^ sorry sorry sorry for being late $;^ spare & $
400 ^ supposing those # are neighbours $;^ take everyone along $;^ tbc , still waiting for sign off from & $
400 ^ tell me and ill redo it $;^ that was last weeks plan $;^ that was the plan , anyway $
400 ^ that wasnt me , my brother had my phone $;^ the cannon isnt to be given away $
400 ^ theres a truce in @ , by the way $;^ they arent neighbours , are they ? $
400 ^ tomorrow i am away , so attack @ for me $;^ ugh poor & $;^ until it stops being fun $
400 ^ van dat last heb ik spijt $;^ wait for & $;^ were only rehearsing here , opening night is tomorrow $
400 ^ whatever mum sends today replaces this $;^ why did i write @ ? $;^ without moving anyone in $
400 ^ yikes , that shouldve been @ , my bad $;^ you can leave out & , i feel sorry for him $;^ you decide $
400 ^ you may stop the moment you see # sixes against me $;^ yours , rosemary $
"""
