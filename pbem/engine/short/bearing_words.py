"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-22 , $
-19 ^ hi;hi
-18 thanks
-17 ^ dear;hi..,;thanks for
-16 ^ thanks;lovely;thank;this game;year
-15 ^ good;^..game;birthday;days;dog;game master;game..,;master;master ,;so i;thank you;train;went;writing
-14 @..a;^ nobody;^ who;^..must;^..never;coffee;cold;dear game;dear..,;dear..master;did you;fun;hi..$;like a;peter
-14 poor;thank..for;thanks..the;used to;you for
-13 # days;& will;&..#;&..be;&..in;, as;@ looks;^ have;^ hope;^ our;^..always;^..new;^..peter;a game;a lovely;a..for
-13 all the;anyone;bus;cake;far too;garden;going to;greetings;had to;hard;hello;hello..,;hours;im..the;in this;job
-13 lucky;mother;of you;off to;on saturday;one day;peter ,;regards;rolled;saturday;saw;short;snow;summer;the best
-13 the dog;the train;time i;was..,;world;year $;you all
-12 # hours;& ?;&..the;, how;, thank;, und;, youre;^ greetings;^ happy;^ hello;^ here;^ poor;^ thank;^..day;^..did
-12 ^..looks;^..mi;^..still;almost;and &;and a;and it;and still;beer;boss;broke;coming $;days $;dentist;everybody ,
-12 everyone $;exam;expect;friends;game..$;general;greetings from;hate;hello..$;hey..$;holiday;honestly;host;how is
-12 i know;i never;ill be;im still;im writing;in..game;is..and;knee;laugh;letters;life;mad;month;morning ,;my boss
-12 my dice;my..has;napoleon;nearly;office;on sunday;patience;people;pete;pub;quick;regards ,;room;running;see you
-12 seventeen;sie;since..$;so im;spring;stopped;such;terrible;the baby;the bus;the garden;the world;the..time;to play
-12 walked;weather;win this;would have;years;you should;yours
-11 # #;&..up;, &;, did;, thanks;@..&;@..its;^ der;^ why;^..anyone;^..boss;^..dog;^..ever;^..kids;^..lost;^..luck
-11 ^..pete;^..see;^..sister;a all;a very;ages;all week;and its;and my;at..map;awful;be honest;blame;by now;care
-11 congratulations;continent;day ,;dear;degrees;delay;doctor;does &;ever;everybody $;feelings;feels;flat;flu
-11 for..days;for..this;fun $;get a;good..,;half the;happy new;happy..year;hard feelings;has..a;here and;here..the
-11 honest;hurts;i like;i saw;i..your;im..,;immer;is &;is getting;is your;is..me;it..been;its been;its only
-11 last letter;last..?;lonely;minutes;my birthday;my mother;my..used;never..a;new job;new year;nie;night ,;no idea
-11 open;our;personal;peter..$;rain;saturday ?;saturday..$;school;since;slow;so much;spent;strategy;strategy $;such a
-11 table;tanto;team;the cat;the delay;the pub;the weather;the..last;think &;thirty;this week;this with;those dice
-11 too..for;turn #;turns;uns;used..say;waited;war $;was so;we have;we..a;week $;weer;wer;worse;writing..the;you..have
-10 !;# degrees;# minutes;# ones;# weeks;#..and;& #;&..only;&..youre;, che;, der;, dice;, even;, everyone;, here
-10 , mais;, they;, who;, with;,..and;,..are;,..been;,..he;,..were;. #;@..been;@..such;^ best;^ cheers
-10 ^ congratulations;^ finally;^ for;^ had;^ honestly;^ hoy;^ long;^ pd;^ qui;^ see;^ seventeen;^ weve;^ wie;^ work
-10 ^ yours;^..doctor;^..evening;^..garden;^..ha;^..host;^..know;^..morning;^..phone;^..pour;^..read;^..regards
-10 ^..round;^..well;^..went;^..were;^..writing;a beer;a general;a good;a great;a long;a mess;a nice;a..game;a..to
-10 a..turn;a..weekend;admit;again ?;again..so;all day;all..you;alla;always..to;and..am;and..i;aqui;army in;army..@
-10 asking $;at..moment;aunt;barbecue;be gentle;be in;be..of;because..the;been..for;better..than;bold;bon;breakfast
-10 bye;can..believe;cant believe;cant wait;chance;cheers;chess;christmas..$;close;coffee $;company;company $;concert
-10 couldnt;crossed;da..$;danke;dass;defence;delay ,;did..see;didnt;die..,;died;disaster;do we;driving;easter;eaten
-10 endlich;enjoy;ever..$;ever..to;everybody..$;everyone ,;excuse;fa;family;father;film;fingers;for asking;for running
-10 for your;for..reminder;for..the;found;friend;from a;game ?;games;garden is;gentle;good luck;good morning;good..for
-10 got..$;ha $;haben;had #;had..coming;happy;happy birthday;has been;hate me;have no;have you;have..good;hello..the
-10 here for;here i;here we;here..#;hi ,;hi peter;horoscope;hot;how long;how..the;how..your;i love;i..had;im going
-10 im told;im..it;internet;is in;is late;is such;is..again;is..up;it took;kind regards;la..a;la..di;lake;lately
-10 laughed;le..a;learned;lets see;letter $;letter ,;like my;liked;looks like;los..$;luck;map $;map..a;me luck;me or
-10 me..is;merci;mess;miss;mit..$;my back;my horoscope;my new;nervous;news;next game;no hard;no me;no..feelings
-10 nobody ever;nos;nothing personal;nothing..,;now i;of a;of all;of us;of..and;on me;on..map;on..new;one country
-10 only..game;op de;operation;or is;owe me;party;pd;pd :;photos;pizza;poor &;poor..,;portugal;quien;ran;reminder
-10 report;rolled #;round was;running this;scared;schon;see @;seit;seventeen..in;since #;sitting;so..?;so..had;sofa
-10 soon $;sorry &;soup;storm;summer $;sunday $;sweet;take care;taking;teacher;thank..$;the dentist;the doctor
-10 the match;the most;the office;the reminder;the snow;the summer;the..job;the..letter;the..says;the..so;the..went
-10 things;this..be;to all;to bed;to you;to your;to..honest;today..the;tomatoes;train is;turn was;typing this;van de
-10 vous;waiting room;walked..the;warm;was..last;was..to;watch;we got;we..to;wedding;went..$;were..to;what a;what..is
-10 who;why i;will..be;wine;winter;wish me;wish..luck;wishes;wonder..&;wonderful;writing from;writing this;you a
-10 you at;you believe;you sent;you were;you..see;your mail;your..is;youre a;zit
-9 # turns;& ever;& got;& had;& must;& still;& would;&..&;&..been;&..come;&..getting;, dass;, du;, ha;, hence;, your
-9 ,..baby;,..personal;. the;...is;...you;: &;@ always;@..turn;^ bye;^ hallo;^ hier;^ kind;^ nice;^ wer;^ wish;^ your
-9 ^..anybody;^..been;^..care;^..christmas;^..dice;^..does;^..heeft;^..late;^..les;^..much;^..night;^..old;^..spent
-9 ^..team;^..tell;^..train;^..voor;^..weather;a cold;a disaster;afternoon;ages $;ago;alguien;altijd;always wanted
-9 and all;and im;and ive;and now;and..for;any..,;are on;armies and;at work;auf der;beautiful;because of;been raining
-9 been..to;beer $;ben ik;best ,;best wishes;better than;but..is;by christmas;car;cat $;cheers ,;chez;choir;clever
-9 congratulations on;congratulations..the;cruel;days..$;dear all;degrees here;degrees..and;della;dice last
-9 doctor says;does..know;dont worry;drinks;driving test;een..van;en la;end of;essays;evening..$;everywhere;exams;fair
-9 feeling about;feeling..$;find;first time;for hosting;for last;for..and;for..delay;forty;friends ,;friends..$
-9 from..very;funny;geography;good evening;gorgeous;got..in;grandson;great..$;greetings..a;gym;had it;had..good;hallo
-9 happen;has..in;hates;have..idea;hebben;hello from;hello to;hence;here..go;hi &;hi there;ho..la;holidays;hope the
-9 hope your;hope..all;host ,;hosting;how are;how did;how..you;i admit;i come;i couldnt;i dadi;i expect;i rolled;i..no
-9 i..what;idea what;ik niet;im a;im typing;in may;in your;internet was;is going;is good;is killing;is so;is well
-9 is..better;is..just;it coming;it feels;it was;it will;it..like;its..birthday;ive never;jam;job ,;just me;just..or
-9 killing;killing me;kind..,;kitchen;la..es;last game;last round;last turn;letter;like the;lisbon;lives;lose this
-9 lost my;loud;lovely..$;luck..$;machine;marathon;match last;match..night;maths;may the;maybe this;me for;meeting
-9 merry;merry christmas;moi $;mostly;much for;my armies;my face;my neighbour;my team;night $;no..what;nothing..$;nous
-9 of me;on for;on thursday;one..left;ones in;our..$;owe you;pay;person;pete ,;picture;polite;pour..$;power;puppy;quel
-9 quiet lately;quiz;read that;recipe;room $;rounds $;sagt;saw the;say..to;says hello;says hi;says im;scary;sehen
-9 send me;sera;ses;short $;since the;single..$;sixes $;sleep..$;so be;so forgive;so..to;sorry this;sorry..is;spain
-9 spam;starts;still cant;still..believe;still..me;tears;telling;term;thanks..asking;the barbecue;the exam;the flu
-9 the late;the letters;the neighbours;the operation;the sofa;the storm;the twins;the wedding;the..again;the..came
-9 the..looks;the..now;the..turn;these days;they say;this year;this..ill;to a;to..all;ton;took me;trains;twenty;twins
-9 um;umbrella;une..$;used..play;very;very..$;voila;was down;was..disaster;was..good;we..all;well played;what..i
-9 what..lovely;who..$;who..the;whoever holds;whole..is;wifi;win..one;wind;wins;with..armies;work;work $;work is
-9 working;world..$;worry;worst;wurfel;you #;you are;you had;you lot;you still;you..the;your last;yours ,;zusammen
-8 # .;# cards;# essays;# kilos;#..now;& last;& to;&..?;&..are;&..it;&..nothing;&..on;&..so;, ca;, hi;,..admit;,..der
-8 ,..forgive;,..gibts;,..hope;,..ill;,..internet;,..sorry;,..then;. well;@ again;@ back;@ because;@ e;@ give;@ had
-8 @ will;@..spring;^ canada;^ cant;^ danke;^ encore;^ even;^ excuse;^ fingers;^ got;^ hey;^ how;^ les;^ look;^ love
-8 ^ merci;^ merry;^ napoleon;^ regards;^ still;^ wir;^ youre;^..birthday;^..couldnt;^..feels;^..finally;^..folks
-8 ^..good;^..grandmother;^..grandson;^..hands;^..hard;^..hurts;^..idea;^..knee;^..learned;^..ma;^..mal;^..man;^..mum
-8 ^..neighbour;^..neighbours;^..played;^..sehen;^..snow;^..stopped;^..whole;^..wishes;^..zusammen;a decent;a meeting
-8 a quiet;a real;a second;a thorn;a war;a week;a..feeling;a..like;a..week;afraid of;again so;ago $;alive $;all my
-8 all over;all..and;all..well;als een;always $;always..$;and he;and lost;and nobody;and so;and that;and..cant
-8 and..dog;and..havent;and..lost;and..of;and..one;and..still;angry;anyone else;arbitro;are finally;are off;are we
-8 are..in;are..still;armies ,;armies..one;as always;as they;as usual;as..,;at..wedding;aus dem;back is;be at
-8 be furious;be home;be kind;be out;be..in;be..next;beach;because;bed $;been in;been..since;bei mir;bei..$;believe it
-8 belle;best..,;bet &;bien $;big..in;birthday ,;birthday..,;biscuit;bit of;blame the;boiler;book;brain;bravo
-8 breakfast $;bring a;burning;bus $;but its;buy;cafe;called @;calls;calm;can..it;canada;cannons;cant..$;cape;cellar
-8 che mi;cheating;cheating..$;cheese;chicken;chien;christmas;col;cold and;continent $;cook;could..&;day;day at;day..,
-8 de &;deadline;dear &;defender;delayed;depuis #;deserves;dice be;dich;did..get;does..have;dog $;doing;doing $
-8 dont tell;dream;dreamt;e la;eat;eating;ends;enjoyed;enjoying;est..,;etait;etait..,;evening ,;every time;everybody
-8 far ,;far..many;feel like;feeling better;film $;fingers crossed;first frost;first..of;folks;for being;for..birthday
-8 for..hours;for..last;for..late;for..one;for..patience;for..quick;for..soup;forgive the;fragt;friday ?;friday..$
-8 friends $;from #;frost;frozen;furious;game i;game so;game..far;gehort;general $;getting;getting..too;geworden;gibts
-8 glad;gods;good;good at;good night;good..everybody;good..peter;good..this;grandmother;grandpa;grow;ha;ha..$;half..@
-8 hallo..,;happy..,;hard..$;has eaten;has..the;hat die;have had;have thought;havent..a;he is;heating;hele;hello ,
-8 here is;here..come;hey;hi $;hi all;hi everyone;hi host;hi pete;hoffentlich;hold..,;holds @;holiday $;honest $;hope
-8 hope $;hope this;hope..had;hope..is;horse $;host $;hosting ,;house;house $;how &;i almost;i bring;i didnt;i dreamt
-8 i ever;i finally;i nearly;i suppose;i took;i..a;i..cant;i..im;i..ive;i..only;i..thats;ieri;if only;ik nog;ik..een
-8 il..e;ill go;ill..back;im getting;im mad;in..and;in..garden;in..give;in..letter;internet..down;is all;is always
-8 is called;is gorgeous;is short;is..@;is..at;is..best;is..true;it always;it true;its summer;its..degrees;ive been
-8 jaar;jahr;jours;jullie;june;just walked;keep..and;kept;kids;kids are;kilos;kinder;knee is;knitting;know..$;know..i
-8 la mia;la..du;lacht;lasagne;last month;last night;last time;last..was;late..$;late..,;laugh $;laughs;law;le chien
-8 leeds;lemurs;liegt;life $;little one;lives in;long do;looks so;looks..a;losing $;lost @;lost..armies;lovely..you
-8 luck ,;luck with;machine broke;makes me;mange;many armies;map in;map looks;maps;may $;may..dice;me .;me of
-8 me something;me..this;me..when;meetings;mi $;mi ha;mi..il;minus #;mir $;month $;months;more..and;more..than
-8 morning..,;mountains;moving house;much..$;must have;my aunt;my best;my grandmother;my hands;my mum;my strategy
-8 my umbrella;my week;my..hurts;my..last;my..lost;my..teacher;my..took;my..were;myself;never had;never..$;new map
-8 new..is;noch..mir;noise;not one;not..good;november;november $;nunca;nuovo;of..week;office is;on holiday;on..board
-8 on..bus;on..way;ones..a;ont;orders for;other..is;our..,;out ?;outside;over..keyboard;owe..something;paper;parents
-8 passed;passed..driving;patience..a;personal ,;pete $;peter $;place to;planning;play..with;plumber;por fin;pray
-8 pray for;pray..me;pretty;proud;proud of;que la;qui..le;quiet;quiet..$;rain $;raining here;read..the;recipe for
-8 regards..$;reminder ,;report $;reports;respect;retard;revenge;rolled..sixes;round..a;rounds..$;row $;saturday ,
-8 saw your;scared of;scusate;see..at;semana;sempre;send..the;seventeen armies;siempre;since i;sinds;single army
-8 sixes in;sixes..a;skiing;sleep $;sleeps;smells;snow up;snow..to;so good;so tired;soldier;sooner;sorry about;soup ?
-8 soup..$;spam..$;staring;staring at;stop &;storm took;strategie;su;suerte;sun;sunshine;suppose;tan;tante;taught
-8 team lost;tell..$;thanks ,;thanks..running;that im;that..army;that..in;the beach;the birthday;the car;the coffee
-8 the concert;the deadline;the holidays;the hospital;the knee;the lake;the little;the only;the quick;the tomatoes
-8 the worst;the year;the..be;the..defence;the..gods;the..office;the..took;the..waiting;the..work;these..?;thin
-8 think..will;this works;this..:;this..im;this..in;this..late;thorn;thorn in;thorn..my;those were;time ,;time..i
-8 to join;to win;toda;toda la;tom ,;tomorrow ,;too quiet;took it;trouble;turn :;turned;tut;up..?;up..my;us $;used
-8 usual;ver;volta;voy;walked over;wat een;water;way ,;we go;we..at;we..on;wedding $;week and;weeks $;went well
-8 wer hat;were a;were all;were off;were terrible;when is;which is;while..was;who would;who..have;why did;why..the
-8 wieder..,;with us;with you;with..men;won the;wonder what;would..thought;writing..from;you in;you send;you so
-8 you..for;you..your;your;your dice;your mother;your patience;your wife;youre doing;zusammen ,
-7 # anos;# continents;# heures;# jours;# months;# percent;# stunden;#..&;#..da;#..di;#..here;#..my;& ,;& gets;& ha
-7 & have;& should;& was;&..at;&..deine;&..going;&..hi;&..ill;&..nice;&..no;&..that;&..when;, at;, comme;, deine
-7 , didnt;, does;, especially;, everybody;, good;, happy;, hat;, jen;, mark;, mostly;, only;, or;, pray;, sie;, sonst
-7 , war;, well;, youve;,..again;,..boiler;,..del;,..did;,..everywhere;,..getting;,..good;,..had;,..hat;,..hours
-7 ,..how;,..kids;,..los;,..lost;,..mando;,..must;,..my;,..never;,..promise;,..sera;,..sie;,..there;,..train;,..typing
-7 ,..wir;,..worry;. ha;. how;. my;: la;:..was;@ my;@ so;@..day;@..ill;@..im;@..lost;^ alguien;^ chi;^ ciao;^ dice
-7 ^ did;^ endlich;^ enjoy;^ evening;^ everybody;^ exams;^ grandpa;^ great;^ hes;^ hola;^ its;^ ive;^ jetzt;^ morning
-7 ^ new;^ off;^ oggi;^ quel;^ remember;^ rolled;^ say;^ scusate;^ short;^ shouldve;^ sitting;^ snow;^ some;^ sushi
-7 ^ thx;^ train;^ we;^ were;^ wij;^..afternoon;^..almost;^..best;^..big;^..calm;^..choir;^..coffee;^..commence
-7 ^..dear;^..doing;^..dreamt;^..expect;^..expects;^..eyes;^..friends;^..going;^..guys;^..hab;^..hate;^..heating
-7 ^..hebben;^..hey;^..hi;^..how;^..ja;^..keeps;^..kind;^..left;^..map;^..maths;^..mother;^..rain;^..rolled;^..school
-7 ^..sleep;^..thanks;^..tomatoes;^..waited;^..warm;^..who;^..won;^..x;^..zit;a big;a board;a cake;a film;a flat
-7 a friend;a glass;a holiday;a ladder;a map;a moi;a picture;a pint;a place;a plan;a pleasure;a rest;a short;a small
-7 a star;a ver;a year;a..after;a..all;a..attack;a..border;a..day;a..if;a..job;a..neighbour;a..recipe;a..ses;a..time
-7 a..up;a..war;aan de;abend $;across the;admire;after last;again ,;again soon;aggressive;ai..$;air;alive..$;all be
-7 all is;all..best;all..me;all..years;alla..,;also..the;always;always ends;always forget;always..the;always..who;am $
-7 am samstag;am writing;am..the;am..this;amazing;amis;an army;and carry;and toes;and..all;and..armies;and..dice
-7 and..never;and..not;and..only;and..today;and..was;and..where;and..you;ano;anos;anybody else;anyone..a;anything is
-7 apologies;are all;are my;are well;are..for;are..to;arm;ask $;asked ,;asks;asleep $;at your;at..beach;at..office
-7 at..on;attack last;attacked;attenti;aux;awake;away..week;awfully;baby;baby..$;back from;bad..about;basically
-7 battery;be back;be lucky;be my;be working;be..&;be..than;bears;bears $;beat;bed now;been far;been so;been to
-7 been very;been..@;been..here;been..quiet;been..this;been..thorn;been..those;been..too;before breakfast;before...
-7 beginning;bei uns;believe..lost;believing;belle mere;bene $;best defence;beste;better a;between me;birthday $
-7 birthday today;birthday..&;biscuits;bises;blaming;boiler man;bologna;bon ,;book $;bored;bought;boxes;boy
-7 breakfast..the;bridge;bring..$;bus ,;but..can;but..does;but..like;buy..a;by..way;bye ,;bye..&;cake $;calm and
-7 calm..carry;came $;cancelled;cant..the;cards are;cards work;cards..for;care $;cares;cat just;cat..my;cat..walked
-7 changed jobs;chaos;charm;chat;che..$;chickenpox;children;chips;chocolate;christmas ?;ciao;clear;coffee machine
-7 coffee..broke;cold $;cold ,;colour;come $;come ,;come la;comes $;coming to;coming..i;completely;congratulations to
-7 conquest;continents;cost me;could have;could stop;could..send;could..tell;country $;court;cream;crime;cross..@
-7 cruel to;cruel..me;cuidado;culpa;cumple;curry;daumen;day and;day..the;de..met;dear peter;defence ,;deje;del..?
-7 delay $;delayed again;dentist ,;dentists;der @;des..$;deserves a;desk;dessert;di nuovo;dias;dice gods;dice hate
-7 dice..have;did..else;did..ever;did..know;did..watch;didnt..?;die..sind;died $;do..know;doctor..i;does anyone
-7 does..ever;dog has;dog..eaten;dog..to;doing a;domenica;dont you;dont..&;double..$;down $;down..and;dreamt of;drink
-7 driving..today;e mail;earth is;eaten the;echt..$;egg;eindelijk;el mapa;empire;en ik;en..que;encore #;ends up
-7 english;enormous;especially;essays to;essays..mark;est bien;euros;evening..,;ever since;ever won;ever..?;ever..@
-7 ever..in;every single;every..i;everyone;everyone wants;everything is;everywhere $;excitement;expected;expects
-7 explain;face is;face..numb;fait ses;far..quiet;fast;fat;fed;feel..napoleon;feeling..this;feelings $;feelings ,
-7 feels good;feels like;finita;first game;first snow;fish;flu $;folder;folks ,;for #;for ages;for an;for dinner
-7 for something;for this;for today;for waiting;for weeks;for you;for..a;for..hour;for..i;for..in;forever;forgive..for
-7 forgotten;fortune;frank;frau;friday and;from..hospital;from..next;from..to;from..train;fromage;frost last
-7 frost..night;full of;fur..$;game;game is;game..i;game..on;games..$;ganz;garden..$;garden..a;gateau;gehort mir
-7 gentle $;geografia;gerade;get..card;getting far;getting..$;gewoon;giovedi;glass;glass of;gm;gm ,;go back;go out
-7 goal;gods have;goes..im;golf;golf $;good afternoon;good day;good feeling;good recipe;good..$;good..about;good..all
-7 good..see;good..to;got back;got it;got me;got..from;got..second;grandchildren;grandfather;grandma;great game
-7 great job;great..so;greetings ,;griep;grillen;gripe;grusse;guilty;ha ,;ha..il;haben wir;habia;had a;had an;had ik
-7 had time;had..first;had..of;had..on;hai;halbe;half term;half..,;half..face;hallo zusammen;happy..to;hard..,;hardly
-7 hart;hart $;has in;has..armies;has..raining;hat ,;hat eigentlich;hate..$;hates..$;have any;have my;have..my
-7 have..this;having a;he never;he was;he..to;healthy;hear the;heat;heaven;heb je;heet;hello peter;hello you;hemos
-7 hence the;here are;here since;here..are;here..tuesday;het..een;het..van;heures;hey ,;hey there;hi folks;hier..es
-7 highlight;highlight of;highlight..my;hola;honest ,;honestly ,;honestly i;honeymoon;honour;hope everyone;hope for
-7 hope thats;horoscope says;host..$;hotel;hotel is;how;how do;how i;how..&;how..armies;how..i;how..it;how..that
-7 i blame;i can;i hear;i looked;i open;i spent;i told;i waited;i went;i..an;i..be;i..forget;i..from;i..going;i..how
-7 i..liked;i..lucky;i..say;i..take;i..time;i..typing;i..writing;ice cream;ici $;id..be;idea..&;idea..i;iedereen
-7 iemand;ihr;ik zit;ik..al;il mio;il pleut;il ritardo;ill put;ill see;ill take;im blaming;im doing;im on;im really
-7 im sorry;im taking;im the;im..bit;im..for;im..here;im..in;im..my;im..scared;im..up;im..with;immer noch;in der
-7 in law;in our;in them;in..e;in..evening;in..looks;in..meeting;in..minutes;in..side;in..spam;ingrid;is anyone
-7 is delayed;is een;is feeling;is numb;is one;is simple;is terrible;is the;is up;is war;is..always;is..but
-7 is..cheating;is..else;is..far;is..than;is..why;ist wieder;it hurts;it makes;it on;it since;it..on;its all;its like
-7 its..here;its..so;its..to;ive stopped;ive..it;je suis;je tecris;je..de;je..la;job $;jobs;join the;join..next;jungle
-7 just back;just got;just..from;kaffee;keep calm;keep well;keiner;key;kids want;killing..$;kind to;knees;knew;know a
-7 know if;know who;know..@;know..good;komt;la semana;la..est;ladder;lads in;lads..@;lake $;landlord;lang;las..,
-7 last spring;last..were;late again;late..the;lately $;laugh at;laughed $;laughing at;le fromage;le..etait;le..va
-7 leaves are;leben;les amis;les..,;les..ont;letters $;life ,;like #;like napoleon;like..$;like..good;like..last;lit
-7 little..in;lives..@;living;llego;llevo;lol $;long enough;long..it;long..we;looks..empty;lose @;lose..one;lost a
-7 lost all;lost..#;lost..to;loud $;love;love $;love ,;love it;lovely $;lovely ,;lucky $;lucky last;ma belle;ma..,
-7 ma..mere;macht;mad $;made of;madness;madre;mails $;mal sehen;many..does;map..$;map..the;master..the;maybe..is;me ?
-7 me nightmares;me that;me this;me today;me when;me..&;me..@;me..game;me..if;me..that;me..time;me..turn;mean..$;meet
-7 meme;mensch;mercy;mess $;mezza;monday and;month ?;mood;mooie;more..until;morning..$;morning..so;mother in
-7 mother..law;movil;movil $;mucho $;mum is;must say;must..the;my desk;my dog;my english;my father;my frau
-7 my grandfather;my grandson;my knee;my landlord;my late;my luck;my old;my parents;my sleep;my spam;my..again
-7 my..attack;my..have;my..job;my..just;my..lives;my..looked;my..since;my..today;ne..jamais;need it;need..rest
-7 neighbours are;never;never again;never been;never liked;never..&;never..to;new flat;new phone;new puppy;new..to
-7 news ,;next year;next..i;nice;nice..$;nice..see;night..i;night..the;nightmares;nightmares $;no..ni;nobody expects
-7 noch bei;noel;noel $;noon..the;not bad;not..for;noublie;now for;numb;numb $;ob..das;of luck;of my;of our;of..at
-7 office $;on your;on..as;on..train;one hand;one ill;one..ill;one..them;one..you;only saw;only..#;only..more
-7 operation went;or..&;ora;our..is;out on;out..&;oven;owes;owes me;p;pacifica;padre;paella;patience ,;pech;people $
-7 perche;personal..&;pete..$;phone..at;pint;pity;place..be;played $;pleasure;plenty of;pleut;point;poker;poor old
-7 poor..$;post;pour une;practice;printer;probably..$;promised my;purple;pyramids;que..tengo;quelquun;quick one
-7 quickly;quiere;quiet turn;quiet..,;rather be;real..,;really be;refuses;refuses to;refuses..go;regards $;regards to
-7 remember the;reminder $;reminds;reminds me;reminds..of;rio;ripe;ritardo;rolled..ones;rome;rome ,;room ,;round i
-7 round were;row last;running..game;sabato;sad;sagt ,;said that;said..$;saluto;samedi;samstag;saturday $;say &
-7 say hello;says..$;says..and;schonen;schoner;scusate il;scusate..ritardo;see whether;see..&;see..all;see..in
-7 see..match;see..of;seems to;seit gestern;sends;sent from;sent..i;sent..my;set up;shame;she always;she is;she reads
-7 shell;short mail;short..$;should really;should see;should..more;should..this;siamo;silence;simple;simply;since $
-7 since noon;since..and;sincerely;singing;sister lives;sister..in;sitting in;sitting..the;smell;so at;so here;so ive
-7 so lonely;so naturally;so nice;so peaceful;so quickly;so well;so..a;so..am;so..i;so..in;so..last;so..least;so..when
-7 sofa $;soldiers;some luck;some..for;sometimes;somewhere ?;sorry for;sorry..&;sorry..my;soup $;soy;spam folder;speak
-7 speaking;spelleider;spring $;spring ,;star;started;still angry;still get;stopped at;story;strong for;stunde;stunden
-7 suits;sunday;sushi;tag;take up;talk about;talk..it;taught &;taught..to;tea and;teacher would;tears $;tecris;tell my
-7 tenido;terrible $;terrible..$;test today;test..$;than my;than this;thanks..hosting;thanks..waiting;that red
-7 that..will;that..would;thats all;thats how;thats my;the boiler;the cake;the cellar;the children;the days
-7 the dentists;the family;the front;the gym;the highlight;the ice;the internet;the jam;the kids;the mountains
-7 the ones;the party;the photos;the plumber;the post;the pyramids;the quiz;the school;the sun;the table;the trains
-7 the way;the wind;the windows;the..as;the..broke;the..dice;the..flat;the..frost;the..hate;the..home;the..house
-7 the..left;the..machine;the..refuses;the..reply;the..room;the..show;the..still;the..too;their;then la;there a
-7 there because;there goes;these dice;they..the;thinks i;thinks im;thinks..should;third time;thirty years;this goes
-7 this im;this so;this..#;this..going;this..short;those cards;thought that;thursday ?;thx;time at;time to;time..can
-7 time..this;to cook;to everybody;to mark;to...;to..single;to..wife;to..windows;toes;together;told him;tolto
-7 tomatoes are;tomatoes..finally;tonight and;took;took #;toujours;train ,;train leaves;train..delayed;trains are;trap
-7 tree;tried;troops in;true that;tuesday..the;turn..#;turn..?;turn..i;tuve;typos;typos $;uber;umbrella $;une..et
-7 until noon;up golf;up the;up..#;up..i;us..the;used..be;uur;verloren ,;verra;verspatung;verspatung ,;veut;vez $
-7 village;vino;voiture;volcanoes;volgende week;vu;wait..you;waited #;waiting $;waiting..,;walk;want @;want my;wants @
-7 war is;warm $;was #;was away;was fun;was on;was out;was..all;was..until;watch the;watch..match;way .;way ?;we had
-7 we spent;we went;we..have;we..off;wed;week..#;week..i;weiss;well..#;well..&;well..,;well..a;wenigstens;went skiing
-7 went..,;wer..eigentlich;were having;were moving;were..a;were..house;were..the;weve got;what did;what time;what..he
-7 when she;when..had;when..next;when..reads;when..saw;when..the;when..was;who is;who..is;who..winning;whole..$;why
-7 why is;wij;will..me;win $;windows;windows here;wine $;winter $;wishes ,;with dice;with..?;with..cat;with..hand
-7 with..regards;woke;won;wonderful..$;words;worried;worry $;worse $;worse than;would..a;x;x $;y #;y el;y quiere
-7 year to;years $;years of;years..$;you and;you need;you next;you tell;you..been;you..how;you..well;your @
-7 your letter;your..?;your..doing;your..with;youre;youre..a;youre..star;zeit;zum
-6 ! you;# abbraccio;# again;# anno;# ans;# coffees;# dogs;# friends;# fronts;# funerals;# jour;# last;# people;# poco
-6 # sixes;# tour;# uur;# was;# years;#..ago;#..are;#..armies;#..e;#..et;#..left;#..lost;#..or;#..still;#..straight
-6 #..under;#..us;#..weeks;#..yesterday;& $;& :;& always;& are;& armies;& be;& cards;& cheating;& face;& get;& goes
-6 & heeft;& if;& ist;& moves;& never;& next;& on;& owes;& plays;& poker;& position;& ran;& takes;& turned;& und
-6 & used;& wird;& you;&..alive;&..away;&..but;&..daar;&..dear;&..en;&..face;&..ha;&..her;&..het;&..how;&..ich;&..ik
-6 &..lo;&..lose;&..planning;&..play;&..que;&..really;&..sleeps;&..te;&..thinking;&..through;&..ti;&..ton;&..will
-6 &..win;&..with;&..your;, aber;, adesso;, almeno;, be;, behalve;, beim;, boxes;, bravo;, by;, carmen;, como;, crying
-6 , dafur;, doesnt;, droit;, ein;, except;, flu;, fortune;, greetings;, haha;, hello;, hier;, honestly;, hope
-6 , hurrah;, il;, ingrid;, ist;, les;, little;, lovely;, merci;, met;, minus;, moi;, nobody;, nu;, op;, ora;, poor
-6 , remember;, sagt;, said;, sauf;, shes;, tanto;, there;, third;, those;, tomasz;, weiss;, wer;, when;, which;, yo
-6 , yuki;, zei;,..(;,...;,..al;,..almost;,..armees;,..avec;,..beer;,..bien;,..call;,..care;,..cold;,..connection
-6 ,..could;,..culpa;,..dann;,..des;,..didnt;,..essays;,..est;,..everyone;,..expect;,..favours;,..gentle;,..ha;,..hard
-6 ,..im;,..intanto;,..ja;,..kom;,..love;,..made;,..mein;,..naturally;,..nearly;,..nobody;,..noublie;,..operation
-6 ,..played;,..pyramids;,..shift;,..signal;,..sister;,..slaap;,..soy;,..speaking;,..still;,..storm;,..suis;,..tecris
-6 ,..tiene;,..told;,..took;,..tupperdose;,..turn;,..une;,..visto;,..vit;,..vous;,..walked;,..wife;,..writing;,..ya
-6 ,..yo;. i;. nobody;. what;...#;...&;...dice;...did;...had;...kilos;...time;...told;...was;...well;...wonder;14th
-6 : happy;: i;: ik;: le;: te;: thank;:..birthday;:..photos;:..you;@ all;@ anyway;@ are;@ come;@ deserves;@ es;@ ever
-6 @ every;@ hed;@ holds;@ ist;@ last;@ must;@ now;@ one;@ reminds;@ stands;@ than;@ these;@..also;@..basically;@..but
-6 @..cest;@..christmas;@..come;@..cost;@..days;@..ends;@..et;@..hay;@..her;@..here;@..look;@..night;@..nothing
-6 @..open;@..or;@..quickly;@..rather;@..real;@..round;@..scary;@..since;@..they;@..und;^ another;^ anyway;^ attenti
-6 ^ back;^ been;^ besos;^ besser;^ big;^ bises;^ bon;^ bonne;^ buenos;^ cards;^ ci;^ coffee;^ coucou;^ dank;^ deje
-6 ^ dinner;^ does;^ done;^ drinks;^ drop;^ easter;^ eindelijk;^ end;^ enough;^ estuve;^ exam;^ geen;^ gisteren
-6 ^ going;^ grandma;^ grazie;^ ha;^ hab;^ hast;^ heres;^ heute;^ hoffentlich;^ hows;^ ieri;^ isnt;^ ja;^ jattends
-6 ^ kein;^ las;^ last;^ leaves;^ lieve;^ llevo;^ los;^ lost;^ lovely;^ lucky;^ mal;^ meta;^ mit;^ moin;^ monday
-6 ^ mooie;^ oma;^ op;^ peace;^ perdona;^ personne;^ quiet;^ rain;^ respect;^ revenge;^ running;^ saludos;^ salut
-6 ^ shell;^ siebzehn;^ sometimes;^ thirty;^ till;^ today;^ told;^ truce;^ tut;^ twenty;^ vaya;^ voila;^ whos;^ wow
-6 ^ xx;^ youve;^..abbraccio;^..an;^..arbitro;^..armies;^..baked;^..blame;^..buro;^..bye;^..came;^..change;^..chien
-6 ^..colleague;^..come;^..comes;^..continents;^..crossed;^..cumple;^..curious;^..della;^..dem;^..demenagement
-6 ^..dentist;^..desde;^..dias;^..dropped;^..eens;^..ein;^..endlich;^..estrategia;^..even;^..fancy;^..fille
-6 ^..flatmate;^..fois;^..fortuna;^..frau;^..friday;^..friend;^..fronts;^..fun;^..furs;^..geen;^..genou;^..get;^..gets
-6 ^..give;^..gm;^..got;^..grusse;^..had;^..has;^..hear;^..hello;^..hermana;^..honestly;^..horoscope;^..hours;^..hund
-6 ^..hurt;^..jan;^..laugh;^..laughing;^..leaves;^..life;^..live;^..mapa;^..marido;^..master;^..medecin;^..men
-6 ^..mercy;^..mio;^..miss;^..monday;^..muss;^..nai;^..nearly;^..nerves;^..news;^..nos;^..nous;^..o;^..owes;^..p
-6 ^..partita;^..perdo;^..petite;^..pleut;^..poor;^..printer;^..reason;^..red;^..rucken;^..safe;^..saw;^..seventeen
-6 ^..she;^..sixes;^..small;^..spring;^..storm;^..suppose;^..tal;^..tengo;^..tight;^..tired;^..told;^..tonight
-6 ^..trains;^..tren;^..treno;^..trust;^..turn;^..turns;^..und;^..under;^..une;^..uns;^..vecino;^..ver;^..visto
-6 ^..volta;^..wacht;^..week;^..weeks;^..west;^..wifi;^..worry;^..wurfel;a $;a beautiful;a beginner;a bigger;a bold
-6 a bologna;a boy;a candle;a comeback;a crime;a dentist;a dog;a dream;a drink;a eu;a fait;a feeling;a happy;a hot
-6 a jar;a lake;a leg;a maggio;a mange;a medal;a miracle;a nasty;a noel;a pity;a proper;a quick;a rematch;a row
-6 a saint;a sign;a tavola;a terrible;a virtue;a while;a win;a wonderful;a...;a..?;a..against;a..between;a..cat
-6 a..christmas;a..continent;a..defender;a..empire;a..go;a..headache;a..late;a..march;a..memory;a..move;a..over
-6 a..person;a..plan;a..quien;a..report;a..roll;a..round;a..scared;a..sleepy;a..table;a..under;a..windy;a..worth
-6 abbiamo;abbraccio;about last;about..all;about..and;about..board;about..game;abuela;accountant;accountant would
-6 acqua;acqua..e;acting;acting up;actually..i;address ,;adesso ,;admit $;admit it;admit..$;afraid..&;after this
-6 after..operation;after..week;afternoon ,;again..at;again..third;against &;aggressive $;air $;al #;al..de;alamo
-6 alguien tenia;alguien..que;alive ?;all ,;all alone;all goes;all had;all meet;all morning;all readable;all seul
-6 all these;all..?;all..armies;all..for;all..its;all..kind;all..luck;all..tomatoes;all..up;all..us;allotment
-6 allowed in;allowed..this;almost too;almost..$;alone in;already $;also..$;alta;altijd het;always me;always roll
-6 always said;always..a;always..in;always..it;always..so;always..up;always..when;am ?;am doing;am freitag;am going
-6 am typing;amazing $;amis ,;an egg;an old;and fewer;and got;and happy;and laughed;and look;and seventeen;and sleep
-6 and sweet;and thats;and went;and were;and your;and..&;and..boyfriend;and..country;and..crossed;and..families
-6 and..got;and..happy;and..here;and..is;and..my;and..neighbours;and..out;and..oven;and..probably;and..summer
-6 and..took;and..wars;angry about;anni;anno;another..like;ans;any day;any electricity;any longer;any luck
-6 any..mistakes;any..since;anybody;anybody $;anyone know;anyone..have;anything..unclear;anyway ,;anyway ?;anyway..$
-6 apero;apologise;aqui..el;arbitro ,;are better;are cheering;are coming;are cursed;are enormous;are like;are made
-6 are not;are rolled;are shaking;are so;are you;are..a;are..by;are..going;are..moves;are..of;are..others;are..ripe
-6 are..strike;are..this;are..what;armee..@;armies &;armies are;armies last;armies on;armies..has;armies..the
-6 armies..week;as ever;as vu;as..am;as..father;as..sign;asi..cuidado;ask..,;asked my;asked who;asked..the;aspetto
-6 at breakfast;at cards;at school;at university;at..all;at..barbecue;at..birthday;at..concert;at..fair;at..for;at..i
-6 at..lovely;at..percent;at..place;at..point;at..pub;ate;attack..round;auch mal;auf den;auf..hand;auf..tastatur
-6 august;aunt used;aunt..to;aussi;australian;autumn;aux..$;aux..et;avec moi;awake..$;away ?;away last;away..$;awful $
-6 awful ,;awful..#;baby $;baby is;baby was;baby..up;back next;back..a;back..holiday;back..killing;back..knitting
-6 back..rome;bad dice;bad feeling;bad..a;badly..$;bag;bake;bake you;bake..all;baked;balcony;band;bank;barbecue on
-6 basically a;battle $;be ,;be fair;be good;be hating;be mine;be proud;be slow;be so;be with;be..@;be..last
-6 be..miracle;be..silliest;be..soon;be..up;be..when;beach $;beach ,;beau;beautiful $;bebe;because he;because i
-6 because the;because..i;because..is;because..wanted;bed;bed with;bed..,;been;been a;been ages;been cruel
-6 been playing;been staring;been there;been waiting;been..about;been..all;been..at;been..general;been..it
-6 been..nervous;been..of;been..pleasure;been..the;beer for;before my;before waterloo;before..forget;before..holidays
-6 begin $;beginner;beginner ,;beginning $;behind the;beim zahnarzt;beim..mal;being a;being so;being..$;believe &
-6 believe i;believe its;believe that;believe..?;believe..dice;believing in;believing..them;bent;besos;best..to
-6 best..win;beste spelleider;better late;better run;better..i;better..thanks;between #;between..$;bien qui;bier
-6 big pile;big..$;bijna;birthday card;birthday on;birthday..$;biscuit on;biscuit..the;bist;bit scared;bit..in
-6 bit..luck;bit..of;blame..$;blaming the;blijft;bloke;bloom;blue;board ,;board game;board..i;bold $;bologna e;bonne
-6 bonus $;bord;born;born on;boss is;boss..caught;both sides;bottom of;bottom..@;boven;boven de;boxes everywhere
-6 boxes..$;boyfriend;boyfriend still;boyfriend..calls;brain has;brain is;brand;breaks through;bretagne;bretagne ,
-6 brief ,;brilliant;bring the;bring..ladder;broke $;broke down;broke this;broke..morning;brought;bucket;buenos
-6 buenos dias;builders;built;buongiorno;burning so;buro;bus so;busy;but he;but ill;but she;but war;but..a;but..armies
-6 but..fun;but..think;buy everybody;buying;buying the;buying..drinks;buys;buys the;by $;by friday;by mail;by sunday
-6 by the;bye bye;ca..,;cada;caffe;cake for;cake..me;cake..sunday;call a;call me;call..general;calls me
-6 calls..harmless;calma;calor;cambiare;cambiare $;came back;came up;can all;can happen;can hardly;can have;can see
-6 can stop;can..is;canada is;canario;candle;canguros;cant stop;cant..&;cant...;cant..for;cant..i;cape town;card for
-6 cards does;care ,;care of;careful $;cares $;carmen;carmen $;carta;cat;cat on;cat walked;cat..over;caught;caught me
-6 ce sera;ce..en;cena;cerveza;cesare;cest #;cest la;cest..la;chair;chance $;chances;changed..,;changed..hair;chaos $
-6 charm of;charming;charming $;che i;che si;che..,;che..all;che..dadi;cheapest;cheating haha;checked..$;cheering
-6 cheering for;cheese $;chess $;chess instead;chess..$;chez..?;chicken cross;chicken..the;chickenpox ,;chickenpox..so
-6 chiede;chien $;chien a;chien..mange;chips $;choir practice;christmas and;christmas if;christmas to;coche;coffee is
-6 coffees;col..$;cold it;cold..and;cold..so;collects;collects spoons;colpa;combien de;combien..temps;come down
-6 come on;come out;come..@;come..from;comeback;comeback..&;coming;coming..the;comme de;comme..habitude;commence a
-6 completely different;computer..it;concert too;concert..?;confiance;confiance a;congratulations..&;conmigo;conmigo $
-6 connection;connection is;connection..terrible;contact;continents..one;cook for;cook..#;corrects;coucou;could do
-6 could see;could..with;couldnt wait;couldnt..any;couldnt..it;country left;courage;courant;cousin;crazy..the;credit
-6 crete;crewe;cried;crime $;cross the;crossed $;crossed for;cry;crying;cuando me;cuarenta;cuarenta grados;cuarenta..y
-6 cuidado conmigo;cuidado..$;culpa es;culpa..del;cup;curious;cursed;da #;da me;da..man;daar..je;dabei;dad $;dadi $
-6 dados $;dag;dal..,;dance;dank;danke fur;danke furs;danke..leiten;dans les;dare;dark;dark..#;darts;darts $;das leben
-6 dass es;dass ich;dat @;dat is;dat..met;daughter $;daughter wants;daughter..her;daughter..to;dave;dave..$;day $
-6 day ill;day..$;day..i;day..will;days ?;days left;days now;days straight;days..until;de bus;de courant
-6 de dobbelstenen;de habitude;de kleinkinderen;de maravilla;de temps;de trap;de winter;de..brief;de..el;de..heeft
-6 de..on;de..se;de..was;de..y;dead $;deadline ?;dear gm;dear host;dear..$;december;decent roll;decent..$
-6 defender..ties;degrees in;deine tupperdose;deine wurfel;deine..sind;deine..steht;deja;del gato;delay..the
-6 delayed..so;dell @;della mia;della..ha;demenagement;demenagement est;demenagement..fini;den..,;dentist was
-6 dentist..half;dentiste;dentists waiting;dentists..room;depuis..jours;der hand;der hat;der hund;der kaffee
-6 der tastatur;der zug;der..hat;der..ist;der..sagt;der..steht;der..und;derriten;des sont;deserved;deserves..medal
-6 desk $;desole du;desole..retard;dessert ,;dice ?;dice came;dice had;dice like;dice of;dice owe;dice..be
-6 dice..cursed;dice..my;dice..round;dice..terrible;dice..the;dice..up;dice..yours;did;did anybody;did anyone;did it
-6 did..@;did..chicken;did..general;did..happen;did..last;did..tell;didnt i;die ganze;die jungs;die kinder;die ohren
-6 die op;die verspatung;die wurfel;die..de;die..in;die..macht;die..steif;die..vom;dienstag;diese;dimanche $;dinner ,
-6 dinner is;dinner..burning;dire que;disaster $;disaster ,;dit ,;dit..$;divin;divin ,;divin..merci;do at;do to
-6 do..about;do..call;doctor..no;dodici;does..always;does..game;doesnt $;doesnt it;doesnt..?;dog is;dog refuses;dogs
-6 doing well;doing..,;doing..great;domani sono;domination;domination $;domingo;done for;dont forget;dont hate
-6 dont laugh;dont..anyone;dont..i;dont..my;dont..think;door to;double #;doubt;down from;down here;down singing
-6 down..@;dreadful;dream about;dream of;dreamt..@;drew;drink for;drink..last;drinks $;drinks are;drinks..on
-6 droit vers;du hast;du retard;dura;duurt;e io;e una;e..#;e..a;e..mi;earth..@;eats;eats..$;eau;een #;een jaar
-6 een kaarsje;een pech;een..in;een..met;eens..$;egg $;ein schoner;ein..abend;eine runde;eine..,;einer;einer stunde
-6 einsen;el canario;el coche;el domingo;el movil;el tren;el ventilador;el..nuevo;el..roto;election;electricity
-6 electricity since;electricity..noon;elephants;else have;else..trouble;empire $;empty ,;en een;en toch;en..movil
-6 end in;end when;end..one;end..tears;endlich..$;enemies;enjoy the;enjoying it;enormous $;era solo;es ,;es del
-6 es seit;es..gestern;essays on;est fini;est..$;estan;estas;estrategia;estuve;et le;et on;et..#;etait divin;ete;eu
-6 euch;even my;even..@;even..one;evening;evening all;evening at;ever $;ever ,;ever do;ever in;ever lose;ever sleep
-6 ever sleeps;ever..on;every;every game;every..of;everybody a;everyone is;everyone keeps;everyone..@;everyone..the
-6 everything i;exactly;exam $;exam week;exam went;exam..,;examenes;exams all;exams..week;excellent;excitement..so
-6 exciting;excuse my;expect to;expect..$;explain to;explaining;explaining the;extra..$;eyes $;face when;fair on
-6 fair..saturday;fais confiance;fais..a;fait..$;fait..premiers;fall..@;famiglia;familia;families;families $;famille
-6 family $;family is;fancy;fancy this;far..$;far..much;far..strong;fate;father used;father..to;fatigue;favourite
-6 favours;favours the;favours..bold;febbre;fed up;feel a;feeling that;feeling..&;feelings about;feelings..&;feels..$
-6 feet;feliz;fell off;felt;fence;fenster;fermo a;fermo..bologna;ferry;ferry ,;fewer wars;fight ,;fight..@;finally ,
-6 finally asleep;finally got;finally have;finally lacht;finally passed;finally ripe;finally some;finally understood
-6 finally..,;finally..a;finally..cards;finally..how;finally..my;finally..the;find @;find..on;finds;finds you
-6 finds..well;fine game;fingers and;fingers..$;fingers..for;fingers..toes;fini;fini ,;finish;first la;first..all
-6 first..de;first..in;first..since;first..this;fitting;fitting $;flat $;flatmate;flies;flies $;flight;flights
-6 flights are;flowers;fois que;folder $;folks..$;following;fondo;fondo..una;food;football;for $;for explaining
-6 for half;for keeping;for pumpkin;for real;for so;for spain;for turn;for world;for writing;for...;for..beginner
-6 for..company;for..completely;for..from;for..letter;for..liking;for..long;for..lovely;for..people;for..so;for..to
-6 for..turns;for..weather;for..while;for..whole;forget :;forget..thank;forgetting;forgive;forgive any
-6 forgive..spelling;forgive..typos;forgot..was;forgotten..$;fortuna;fortune favours;fortune..the;frank $;freezing
-6 fridge;friend ,;frio;from holiday;from rome;from sunny;from where;from you;from..all;from..and;from..dentist
-6 from..dentists;from..ferry;from..im;from..sofa;fromage ,;front of;fronts;frozen..$;fun i;fun..$;funeral;funerals
-6 funny how;fur die;furious when;furious..she;furs;furs leiten;furs..,;gabs;game .;game after;game end;game go
-6 game in;game now;game than;game..#;game..&;game..is;game..it;game..no;game..the;game..when;ganz..,;ganze;ganzen
-6 ganzen..$;garden $;garden now;garden..full;gare;gato;gato $;gatto;gedacht;gedacht ,;geen..$;gefressen;gefressen $
-6 gelopen;gelukkig;gemene;general bring;general..a;genou;gentle with;gentle..me;geography $;gern;gesehen;gestern..,
-6 get my;get..beer;get..letters;gets the;gets..the;getting better;getting it;gewonnen;gewonnen ,;geworden $
-6 geworden ,;gezien;gia in;giulia;give my;give..love;give..nightmares;give..the;glad to;gli..,;gloves;gnocchi
-6 go again;go down;go up;go..for;go..in;go..singing;gods..been;goes for;goes my;goes on;goes..sleep;going..move
-6 going..need;gone..bed;good one;good plan;good turn;good war;good weekend;good..at;good..before;good..everyone
-6 good..from;good..me;good..until;gorgeous $;got my;got that;got to;got..essays;got..now;got..sixes;gracias
-6 gracias por;grados;grados y;grados..el;gran;grandmother says;grandson was;grandson..born;grave;grave $;graveyard
-6 great..at;greetings..&;greetings..sunny;greetings..the;greve;gripe toda;gripe..la;grippe;grow up;grow..i;growing
-6 gruss;guarda;guards;guess who;guilty $;gut;ha tolto;ha..di;ha..did;habitude;habitude $;hablamos;habt;hace #;hacen
-6 had;had breakfast;had her;had no;had pancakes;had such;had this;had..armies;had..be;had..cards;had..dream;had..flu
-6 had..for;had..great;had..lovely;had..power;had..to;hair;hair ,;hair..by;half a;half is;half..family;half..night
-6 half..world;halt die;halt..ohren;halten;halve;halve marathon;hamster;han;hands $;hands are;hands..&;hanging
-6 happen is;happen..that;happened;happens ,;happy $;happy when;happy..$;happy..i;hard $;hard..about;hardly..$
-6 harmless;has chickenpox;has gone;has this;has..and;has..best;has..flu;has..half;has..one;has..run;has..so;has..up
-6 hast du;hat my;hate..for;hating;hating this;hats;hatten;haus;have all;have heard;have trouble;have waited
-6 have written;have..all;have..cruel;have..electricity;have..ever;have..far;have..feeling;have..for;have..had
-6 have..long;have..minutes;have..new;have..nice;have..opening;have..phone;have..seen;have..there;have..tried
-6 having the;having..$;having..in;hay..,;hay..y;he can;he doesnt;he know;he wanted;he will;he wont;he..forgive
-6 he..get;he..it;he..me;head..$;headache;healthy $;hear you;hear..$;hear..you;heard me;heard..scream;heating is
-6 heaven $;heb..het;hebt;hed;heeft een;heeft..$;hello $;hello &;hello again;hello dear;hello everybody;hello everyone
-6 hello host;hello..#;hello..i;hence..late;her cards;her driving;her hands;her..test;here;here $;here comes;here..am
-6 here..and;here..morning;heres;hermana;hes been;hes..very;het ijs;het met;het..al;het..op;het..zo;heures ,;hey all
-6 hey guys;hey hey;hey man;hey pete;hey..,;hi and;hi friends;hi p;hi to;hi..is;hid;hiding;hiding in;hier $;hier soir
-6 hier sturmt;him i;his #;history;ho visto;ho..ho;hoffe;hola a;hola..all;hold tight;hold..to;holding;holds ,
-6 holds..deserves;hole;hole in;holiday ,;holiday..$;holidays $;home by;home for;home..#;homework;honest..im
-6 honestly $;honestly have;honestly..i;honestly..no;honestly..think;honeymoon $;honour of;honour..the;hope nobody
-6 hope youre;hope..are;hope..dice;hope..finds;hospital;hospital $;hospital waiting;hospital..room;hosting..youre
-6 hot ,;hot..$;hour..$;hours $;hours ,;hours in;hours..and;house in;house is;house smells;house..may;house..month
-6 how cold;how was;how..$;how..@;how..ran;hows;hows the;hoy me;huge;hund;hund hat;hurrah;hurry $;hurts..i
-6 husband thinks;husband..already;husband..im;i ?;i ask;i asked;i baked;i call;i close;i conquer;i drew;i find
-6 i forget;i go;i grow;i guess;i held;i hold;i honestly;i hope;i laughed;i learn;i learned;i left;i lit;i lost;i miss
-6 i play;i played;i promise;i read;i sleep;i slept;i swear;i tell;i the;i trust;i..:;i..almost;i..coffee;i..doing
-6 i..dont;i..enjoy;i..even;i..feel;i..fell;i..forgot;i..half;i..hardly;i..hear;i..hello;i..impressed;i..jobs;i..march
-6 i..needed;i..saw;i..south;i..sure;i..telling;i..thirty;i..war;i..won;ice on;ice..the;ich hoffe;ich in;ich noch
-6 ich..gerade;ich..ja;ich..nie;ich..seit;ici ,;id give;idea how;iets;if id;if..ask;if..ever;if..mother;if..my
-6 if..need;if..take;ihr..all;ijs;ik $;ik de;ik een;ik slaap;ik wacht;ik zoveel;ik..sinds;il a;il saluto;il treno
-6 il..depuis;il..era;il..mi;il..non;ill bake;ill bring;ill buy;ill make;ill..down;ill..everybody;ill..some;ils;im an
-6 im at;im buro;im buying;im late;im more;im off;im playing;im sending;im sitting;im so;im troops;im winning;im..&
-6 im..afraid;im..all;im..angry;im..at;im..but;im..enjoying;im..ill;im..new;im..old;im..one;im..patience;im..this
-6 impressed;impressed $;in advance;in bloom;in cape;in front;in honour;in june;in leeds;in life;in november;in other
-6 in person;in portugal;in store;in tears;in viaggio;in..again;in..air;in..are;in..bag;in..because;in..bus;in..by
-6 in..days;in..en;in..face;in..hands;in..hotel;in..is;in..mood;in..my;in..news;in..opinion;in..pub;in..rounds;in..row
-6 in..since;in..snow;in..summer;in..town;in..weeks;in..world;ingrid $;interview;into..new;invado;invado $;invented
-6 invita;invito;invito a;io mi;io..#;is at;is awful;is basically;is burning;is chess;is cold;is crazy;is doing
-6 is everybody;is finally;is finished;is great;is having;is like;is lovely;is nearly;is on;is open;is over
-6 is planning;is quiet;is thinking;is unclear;is very;is visiting;is why;is winning;is..anyway;is..bit;is..hanging
-6 is..highlight;is..key;is..knee;is..lake;is..late;is..most;is..mother;is..normal;is..now;is..virtue;is..year
-6 isnt..funny;ist all;ist nichts;ist..,;ist..personliches;it cost;it funny;it had;it has;it rains;it twice;it went
-6 it were;it when;it with;it..fun;it..me;it..said;it..today;it..up;it..week;italy;its already;its fun;its just;its me
-6 its nothing;its risky;its so;its too;its way;its..a;its..ages;its..fine;its..fun;its..long;its..much;its..on
-6 its..one;its..pity;its..raining;its..there;its..time;its..too;ive..about;ive..been;ive..believing;ive..every
-6 ive..in;ive..waiting;ja keiner;ja..,;jaar $;jai perdu;jamais..,;jan;jan ,;jan..$;jar;jattends;jattends le;je bent
-6 je fais;je..#;je..seulement;jen reve;jespere;jeu;jeu ,;joan;joan $;job..$;job..by;jobs ,;jobs..did;joke about
-6 jongens;joue ,;jour;juego;jungle ,;jungs;jurgen;jurgen $;jusqua..$;just..a;just..back;just..over;justice;kaarsje
-6 kaarsje $;kartoffeln;keep telling;keep your;keep..awake;keep..fingers;keep..the;keeps telling;keeps..me;kein mensch
-6 keiner $;keyboard $;keyboard..so;kids have;kids..home;kilos ,;kind;kind $;kind for;kind..$;kind..me;kind..once
-6 kinder than;kitchen table;klappt ,;kleinkinderen;knee doing;knee..much;knew what;knew..i;knitting $;knocked..?
-6 know its;know when;know why;know..anything;know..it;komen $;kommst;komt er;kuchen;la abuela;la carte;la chance
-6 la culpa;la del;la familia;la famille;la febbre;la musica;la nonna;la paix;la partida;la pazienza;la pluie
-6 la retraite;la vida;la voiture;la..che;la..el;lache;lacht ,;lads $;laisse le;landlord $;lang $;lange;langsam
-6 laptop died;larga;lasagne tonight;lasagne..and;last #;last battle;last biscuit;last day;last message;last report
-6 last see;last sunday;last this;last turns;last...;last..a;last..dice;last..i;last..long;last..made;last..my
-6 last..that;lasted;late as;late husband;late than;late..always;late..my;late..never;lately ,;laugh ,;laughing..me
-6 laughs about;laws;le cafe;le chat;le demenagement;le dentiste;le match;le petit;le printemps;le..et;learn;learning
-6 least..time;leaving;left .;left until;left..my;leg;leg $;leger;leid;leiten;leiten ,;leiten..du;lemurs and;lena
-6 les..de;less than;let..dice;lets hope;lets..what;lets..whether;letter ?;letter..$;letter..peter;letters ,
-6 letters..$;letters..so;letzten mal;letztes;letztes..in;leuk;leven;liebe;lieve;life is;lift;ligt;like it
-6 like..before;like..general;like..one;like..thank;liked &;liked..poker;liking;liking $;lisbon $;lit a;lit..candle
-6 literally;little..,;little..has;live $;live once;live the;live..$;llevo #;lo so;lo..#;lo..all;lo..la;loaded
-6 loaded $;loads;lol that;lol..last;lonely with;lonely..there;long ?;long day;long live;long march;long memory
-6 long week;long..,;long..at;longer ,;longer than;longtemps;look $;look so;look where;look..@;look..to;looked at
-6 looked it;looked..the;looked..up;looks lovely;looks pretty;looks rather;looks scary;looks..,;looks..from
-6 looks..lonely;looks..on;lord;los ejercitos;los..me;lose..$;loser;losing @;lost again;lost so;lost..,;lost..all
-6 lost..my;loud..the;love..$;love..,;love..all;love..go;love..see;loved;lovely map;lovely report;lovely..on
-6 lovely..the;luck everybody;luck has;luck to;luck..@;luck..everyone;luck..i;luck..im;luck..to;lucky than;lukt;lundi
-6 ma come;maar de;machine..this;mad ,;mad to;made a;made me;made my;made plum;made..$;made..day;made..laugh;maggio
-6 mail this;mail..$;mail..it;mail..its;mail..morning;maintenant;mais la;maitre;maitre..jeu;make up;make..for;make..to
-6 mal wieder;man ?;man wenigstens;man..a;mange la;mange..moitie;mann;mann in;manners;many of;many..them;map ?;map and
-6 map like;map you;map..sent;map..this;mapa $;mapa nuevo;maravilla;maravilla en;maravilla..el;march $;march..@;mardi
-6 mare;margaret;marido;mark ,;mark before;mark my;mark..midnight;mark..words;marriage;marriage $;mas..que;master..who
-6 match;match ?;match on;match..$;match..saturday;matematicas;maths teacher;maths..would;matters;matters $;may ,
-6 may take;may..best;maybe ill;maybe..see;maybe..time;me at;me awake;me from;me harmless;me how;me i;me in;me its
-6 me laugh;me one;me salio;me scream;me so;me twenty;me voila;me who;me with;me..au;me..does;me..euros;me..he;me..how
-6 me..rules;me..shivers;me..una;me..week;me..youre;mean it;medal;medecin;media;media..y;medico;mehr..$;mein chef
-6 mein rucken;memory;memory $;men in;merci encore;merci pour;merci..$;merry..to;mess in;messages;messages $;met je
-6 meta della;mi hermana;mi marido;mi sento;mi..con;mi..per;mi..piu;mi..tolto;mi..ya;mind losing;mine have;minus..,
-6 minutes $;minutes to;mio..ha;mir @;mir..der;mir..weg;mira;miracle;miss the;miss you;missed;mistake..the;mistakes
-6 mistakes $;mit $;mit mir;moin;moitie de;moitie du;moment ?;moment..$;mon genou;mon..$;mon..,;mondays;monde va
-6 monde..bien;monster;montag;month ,;month..$;months $;mood to;mooie..heb;more ,;more ?;more coffee;more of;more rest
-6 more sleep;more weeks;more..but;more..my;morning all;most fun;most..$;mostly $;mostly..$;mother is;mother says
-6 mountains ,;move..from;much coffee;much longer;much nicer;much..in;much..to;much..today;mum;musica;must..been
-6 must..hating;my accountant;my boyfriend;my brain;my continent;my day;my dentist;my des;my doctor;my driving;my exam
-6 my favourite;my flatmate;my hair;my hart;my home;my kids;my knees;my laptop;my letters;my liking;my love;my maths
-6 my moves;my nerves;my poor;my sister;my train;my uncle;my voice;my wifes;my words;my..address;my..always;my..asked
-6 my..asks;my..could;my..day;my..died;my..game;my..hates;my..heeft;my..husband;my..knew;my..room;my..set;my..still
-6 my..test;my..want;myself $;napoleon ,;napoleon before;napoleon..waterloo;nasty;ne fais;ne..confiance;nearly forgot
-6 nearly..me;need..win;neighbour;neighbours rooster;neighbours..woke;nemen;nera;nerves;nervous $;nervous..a;nessuno
-6 neus;never $;never fight;never won;new..,;new..and;new..by;news from;news..we;next month;next..#;next..a
-6 next..starts;next..we;nice try;nice weekend;nice..last;nicer;nichts geworden;nichts personliches;nie $;nie ,;nie..$
-6 niet anders;niet vergeten;night in;no le;no luck;no mercy;no news;no one;no..how;nobody should;nobody..in
-6 nobody..the;nobody..to;noch ein;non ce;non..ho;nonna;nooit;normal;normal ?;normal..$;norway;norway ,;nos..en
-6 not afraid;not..single;not..they;nothing fancy;nothing like;nothing serious;nothing..a;notice;noticed;nou ja;nou..,
-6 nous $;now and;now..a;now..something;now..the;nu nog;nu..$;nueva;nueva ,;nur noch;nur..,;o..la;of cheese;of coffee
-6 of time;of wine;of yours;of..&;of..continent;of..could;of..days;of..family;of..has;of..last;of..other;of..owe
-6 of..will;of..with;of..year;off and;off..bed;off..choir;office..the;oh dear;oh well;oh..$;ohren;ohren steif;ok..$
-6 old $;old &;old..of;oma;oma ist;on est;on friday;on joue;on strike;on tea;on verra;on vit;on..again;on..and
-6 on..balcony;on..bien;on..dans;on..de;on..en;on..finally;on..is;on..plate;on..so;on..table;on..tennis;on..your
-6 once i;once..so;one evening;one has;one on;one oven;one small;one soldier;one who;one..chickenpox;one..im;one..last
-6 one..us;ones for;ones..@;only here;only live;only..and;only..armies;only..days;only..once;only..who;only..your;ons
-6 ooit;op het;opa;open $;open the;opened;opening the;opening..last;operation ?;operation..$;operation..fine;opinion ?
-6 opinion..$;or later;or so;or..that;or..this;orders..turn;os;other news;otra vez;our choir;our garden;our heating
-6 our kitchen;our love;our neighbours;our..are;our..at;our..for;our..has;our..one;out at;out by;out loud;out until
-6 outside $;oven $;over..,;over..?;over..weekend;over..world;owe;owes..a;own..,;pacifica $;paella $;pain ,;painters
-6 painting;painting the;paix;pancakes;panne;panne de;panne..courant;papers;papers..then;parents $;parents..the
-6 parking;parmigiana;partida;party $;pas op;pass on;pass..my;passed her;patience is;patience with;patient with
-6 patient..me;paul;paul $;pauvre;pay $;peaceful $;penalties;per cambiare;per la;perder;perdo;perdona;perdu;perfect
-6 perhaps..of;perso;person $;person again;persona;persona pacifica;persona..$;personal $;personal .;personal..you
-6 personliches;personliches $;personne ne;petit;petite;peu ,;phone battery;phone corrects;phone is;photos of
-6 photos..the;piano ,;piccolo;picture $;piedi;pierdo;pierdo ,;pile in;pile..the;pint..the;pizza $;place i;plan is
-6 plan until;plan..&;planning up;planning..there;plans;plants;plastic;plate;plate $;play in;play the;play..at
-6 played ,;playing in;playing this;plays..,;pleasure so;pleasure..far;plenty..time;pleut depuis;pleut..#;pluie;plum
-6 plumber comes;point $;points;poker face;poker..$;polite $;polite to;pool;pool $;poor @;poor..&;poor..@;poor..has
-6 por aqui;por el;porta;portugal on;position;position in;possible..get;postcard;pour les;pour nous;pour..fois
-6 power was;power..out;predictable;predicting;predicting storms;predicting..for;premiers;premiers pas;present
-6 present $;preso;printed;printemps;priya;prize;promoted;prossima;ps &;ps :;ps..&;ps..,;ps..la;ps..le;pub $;pub ,
-6 pub on;pub quiz;pub..the;pumpkin;pumpkin soup;pumpkin..?;puppy $;pyramids are;pyramids..enormous;que all
-6 que cuidado;que le;que les;que los;que se;que tal;que todavia;que ya;que..conmigo;que..el;que..fais;que..last
-6 que..me;quedan;quel..$;quelle..$;questanno;questions;quick $;quick reply;quick..$;quick..yesterday;quickly $
-6 quien..$;quien..la;quiz on;quiz..thursday;racconto;radiator;rain..$;raining for;raining..#;raining..for
-6 raining..since;rains;ran away;ran..?;rank;rather empty;rather..at;read your;read..mail;read..twice;readable
-6 readable $;ready ,;real @;real table;really enjoy;really enjoying;really..$;really..it;reason;recipe..pumpkin
-6 red army;red..in;reden;reden $;regards..&;reggono;rematch;remember;remember when;remember..&;remember..last
-6 reminder..i;reminder..id;reply yesterday;report you;report..sent;rest..fewer;retard $;retard ,;retraite;retraso
-6 retrouve;reve;revenge $;revenge is;review;reyes;rich;ridiculous;ridiculous $;right this;right..time;ripe and;rira
-6 ritardo ,;road $;rolled..#;rolled..dice;ronda;rooster;rooster woke;rooster..me;rose;roses;roto;roto $;round like
-6 round starts;round..?;round..is;round..that;roundabout;rounds ?;row;row..i;row..time;rucken;rules again;rules once
-6 rules..more;run $;running on;running..so;rush;rustig;sagt..ich;said hello;said i;said the;said..i;saint;saludos
-6 saludos desde;salut;same..$;samstag ,;sand;sandwich;santa;sat;sauf la;saw..last;saw..mail;say ,;say hi;say..fortune
-6 says the;says..mad;says..need;says..to;scare;scared $;scares;scares me;scares..$;scary ,;scary from;scary..where
-6 schaatsen;schat;schon wieder;schon..$;schoner abend;schoner..$;school..$;scream;scream when;scream..the;se casa
-6 se derriten;se mi;se perdo;se ve;se..de;se..es;se..hasta;se..las;seaside;seaside $;second cat;see some;see who
-6 see..,;see..game;see..garden;see..has;see..next;see..one;seen..$;seen..face;sehen ,;sehen wir;sehen..uns;seit einer
-6 seit..,;seit..stunde;send..$;send..a;sending the;sends..regards;sent..#;september;september $;serata ,;serio
-6 serio $;serious;serious ,;ses premiers;ses..pas;sest;set..this;settimana;seule;seventeen men;seventeen..$;shaking
-6 she ?;she..have;she..this;sheep;sheila;shell be;shell..furious;sherry;shes #;shes got;shivers;shivers $;shoes
-6 shoes $;short and;short one;short..sweet;should all;should take;should..bring;should..for;should..heard;should..her
-6 should..that;should..working;shouldve..&;shout;shout at;shouted;show that;si e;si esto;si les;si pierdo;si..a
-6 si..des;si..pregunta;side since;sides;sie..$;siebzehn;sign $;signal is;signal..awful;silence $;silliest
-6 silliest thing;since about;since august;since you;since..asked;since..summer;since..very;singing $;single defender
-6 single..against;single..of;sister says;sister..im;sits;sitting $;sitze;skiing $;skiing and;slaap;slaap er;slapen
-6 sleep ?;sleep again;sleep now;sleep so;sleeps $;sleepy;sleepy &;sleepy..$;slept through;slow $;smell a;smells $
-6 smoking;snelle;snow $;snow ,;snow here;snow..$;snowing;snowing here;snowy;snowy..$;so big;so close;so expect
-6 so happy;so id;so is;so it;so its;so somebody;so sorry;so strong;so wish;so..:;so..any;so..are;so..better;so..dice
-6 so..didnt;so..expect;so..gentle;so..hope;so..may;so..might;so..my;so..of;so..on;so..only;so..stopped;so..we
-6 so..whole;so..wird;so..writing;socks;socks $;sold;sold the;soldiers $;solito;sollte ich;solo..$;some cake;some day
-6 some of;some time;some..$;some..,;some..today;some..you;something about;something completely;something..different
-6 sometimes i;sonno;sono gia;sono..in;soon ?;soon..$;sooner or;sooner..later;sorry voor;sorry..$;sorry..being
-6 sorry..sorry;sorry..you;souffle;south..north;spain tomorrow;spain..,;spam ?;spannend;spat;speaking $;spel
-6 spent half;spent the;spent..the;spiele;spoons;spread all;spread..over;spring..the;stack in;stack..@;stand up
-6 standing;standing in;star $;stare;staring..me;starts ?;starts in;starts..$;state;statistics;stay warm;stay..,
-6 steht noch;steht..bei;steif;steps;stil;still ,;still calls;still dont;still havent;still laughing;still lost
-6 still owe;still smell;still..an;still..you;sto..$;stond;stop..for;stopped believing;stopped..#;stopped..a
-6 stopped..in;store;store for;stories;storm..it;storms;storms for;storms..the;story $;straight $;straight..my
-6 strategy is;strike again;strike..,;strong..my;stuff;sturmt;sturmt es;such..mess;sueno;sueno $;suits me;suits..$
-6 summer ,;summer there;summer..$;summer..now;sunburnt;sunday ,;sunday and;sunday..it;sunny;sunny..$;sunshine $;super
-6 suppose i;suppose..had;sure whether;sure..ill;survived;sushi tonight;sushi..,;swear;sweet $;sweet today;sweet..$
-6 swimming;swimming..$;table $;table ,;take ?;take your;take..chess;take..of;take..time;takes..first;taking it
-6 taking up;taking..golf;taking..out;tal;talk..$;talks;taller;tanto ,;tanto per;tanto..@;tanto..cambiare;tastatur
-6 tavola;tavola $;taxes;taxes $;teach;teach her;teach..$;teacher..be;team ,;team..#;team..again;tears ,;tears..but
-6 tecris..la;television;television $;tell &;tell him;tell your;tell..,;tell..?;tell..about;tell..boss;tell..i
-6 tell..next;tell..wife;telling me;temperature;tempo;tengo..$;tenia;tenia que;tennis;term ,;terrible rolls
-6 terrible..,;territories;territory;than &;than in;than never;than our;than..game;thank..so;thanks to;thanks..being
-6 thanks..your;that &;that again;that allowed;that big;that can;that happen;that he;that normal;that scares
-6 that whoever;that you;that..a;that..battle;that..game;that..happen;that..holds;that..lose;that..on;that..real
-6 that..should;that..soon;that..stack;thats why;thats..readable;the air;the alamo;the bag;the balcony;the beer
-6 the bold;the bridge;the cape;the chances;the charm;the cheapest;the cheese;the chicken;the company;the connection
-6 the defender;the drinks;the fair;the fall;the ferry;the flights;the football;the fridge;the funeral;the game
-6 the general;the good;the heating;the key;the kitchen;the lads;the lemurs;the lift;the lovely;the luck;the mail
-6 the news;the noise;the painters;the plate;the power;the printer;the purple;the quiet;the rain;the report;the roses
-6 the seaside;the shivers;the short;the silliest;the spam;the typos;the very;the vet;the view;the wait;the waiting
-6 the wards;the washing;the wifi;the winter;the..been;the..biscuit;the..bring;the..cross;the..door;the..end
-6 the..folder;the..fun;the..hour;the..laws;the..leaves;the..like;the..made;the..once;the..owe;the..party;the..puppy
-6 the..quiz;the..report;the..reports;the..stopped;the..there;the..turned;the..want;the..week;the..wont;the..yet
-6 their..$;then bed;then she;then..?;then..take;there in;there now;there..my;there..the;therell;therell be
-6 theres nothing;theres..like;theres..one;these games;these years;these..,;they..like;they..me;theyll
-6 theyre predicting;theyre..$;theyre..storms;thing about;thing..ever;things $;things in;think im;think ive;think well
-6 think..has;think..is;think..survive;thinking..this;thinking..you;thinks..is;thirty..degrees;thirty..of;this board
-6 this could;this finds;this heat;this hotel;this long;this may;this might;this month;this ones;this war;this will
-6 this..now;this..of;this..us;this..why;those..armies;those..for;those..of;those..terrible;those..the;thought about
-6 thought id;thought..&;thought..would;three;threw;throw a;thursday $;thx for;ti mando;tiene #;tient;ties;tight
-6 tight ,;till then;till..,;time flies;time since;time this;time we;time with;time zone;time..#;time..are;time..open
-6 time..rolled;time..thank;time..waited;time..year;times #;times $;to choir;to defend;to everyone;to fight;to find
-6 to get;to him;to knitting;to laugh;to lie;to live;to move;to need;to pay;to plan;to portugal;to survive;to thank
-6 to vienna;to work;to..an;to..but;to..end;to..every;to..for;to..like;to..man;to..new;to..practice;to..pub
-6 to..tomorrow;to..twins;to..who;to..why;tocca;toda..semana;todavia me;today ,;today and;today because;today..i
-6 today..so;today..we;toes crossed;together $;toi ,;told patience;told the;told you;told..is;told..so;told..that
-6 tomasz;tomasz $;tomatoes $;tomorrow and;tomorrow..my;toms;tonight..so;too ?;too careful;too hot;too..coffee
-6 too..lately;too..of;took my;took the;took..#;took..$;took..as;took..from;took..out;tourist;toute;trabajo;track
-6 track of;traffic;train $;train to;train..in;train..late;train..the;trains..on;tree $;tren;tren..con;trentanni
-6 trentanni $;tried the;tried..new;trip;troops on;troops..my;troops..the;trop..$;trouble $;trouble opening
-6 trouble..the;true..&;trust a;tu as;tu es;tu ne;tu..,;tu..vu;tuesday and;tupperdose;tupperdose steht
-6 tupperdose..noch;turn .;turn for;turn in;turn..:;turn..cook;turn..lost;turn..me;turned up;turns $;tut mir;tut nur
-6 twaalf;twenty years;twins $;typical;typical..$;typing with;typing..on;uberlebt;uit..,;uit..de;una persona
-6 una..pacifica;uncle;unclear;und sie;und..haben;und..hat;understood;understood how;understood..the;une fois
-6 une seule;unico;unico $;university;uns ja;until he;until it;until midnight;until spring;until turn;until..#
-6 until..again;until..deadline;until..exam;until..falls;until..holidays;until..see;until..turned;up .;up all;up at
-6 up chess;up i;up now;up this;up..$;up..instead;up..new;up..rank;up..this;up..want;up..week;ur;urlaub;us;us ,
-6 us every;us is;us..out;usual $;utrecht;utrecht en;uur..de;va bien;vacances;vader;vado;vamos;van..hart;vaya;ve;ve de
-6 ve..maravilla;vecino;veel..$;ventilador;ventilador roto;ventilador..$;ver quien;verdediging;verlies;verra bien
-6 very polite;very quiet;very sleepy;very windy;very..&;very..lately;very..turn;vet;vez que;vi;viaggio;vicino;vida
-6 vida es;vielleicht sehen;vielleicht..wir;vienna;viens;view;village ,;vingt;vino $;virtue;virtue .;visit;visiting
-6 visitors;vit;vit dans;voi;voiture $;volcanoes and;volgende..ben;volta che;von &;voor..snelle;vorbei;vos;vosotros
-6 vraagt;vu le;vu..match;vuole;wacht al;wait any;wait..longer;waited ,;waited for;waited..and;waited..the;waiting
-6 waiting..$;walk $;walking;wanda;want a;want..@;want..know;want..rematch;wanted..go;wants..,;wants..join;war before
-6 war der;war..breakfast;war..ein;war..war;wards;warm ,;warten;was always;was at;was born;was cancelled;was fur
-6 was impressed;was lovely;was mine;was never;was nice;was that;was up;was..again;was..bad;was..first;was..happy
-6 was..most;was..nasty;was..nice;was..on;was..than;was..this;was..worst;washing;wat..pech;watch out;watched
-6 watching the;water and;waterloo;way home;way..@;we changed;we get;we going;we hebben;we lost;we play;we stopped
-6 we waited;we were;we won;we would;we..again;we..breakfast;we..for;we..skiing;we..the;we..this;we..until;weather ,
-6 wedding ,;week;week in;week is;week that;week..&;week..my;week..sorry;weekend..the;weeks ,;weeks until;weeks..the
-6 weep;weer ,;well ,;well ?;well and;well as;well be;well..so;well..the;wenigstens..$;went $;went fine;went on
-6 went to;went..and;wer finally;wer..lacht;were $;were just;were you;were..at;were..crime;were..days;were..last
-6 were..rolls;werk;weve been;weve had;weve..at;what comes;what does;what happened;what..am;what..comeback;what..game
-6 what..mess;what..place;what..to;what..week;what..were;what..zone;whatever..,;when are;when did;when does;when one
-6 when..dice;when..grow;when..lost;when..of;when..rains;when..we;when..you;where @;where im;where on;where..earth
-6 where..sitting;whether &;whether..be;whether..ever;whether..is;which i;which..have;while..this;who &;who cares
-6 who else;who has;who made;who taught;who was;who..&;who..those;whole house;whole of;whole office;whole week
-6 whole..smells;whos;why does;why..it;wie man;wie..er;wieder;wife $;wife i;wife..said;wifes;wifi in;wifi..this
-6 will attack;will be;will go;will win;will..down;will..furious;will..mine;will..out;will..this;win..and;win..im
-6 win..more;window;window $;windows..$;windy;windy..$;winning..in;wir am;wir uns;wir..,;wir..ja;wird mir;wird..,
-6 with cannons;with flu;with his;with kind;with no;with those;with..bit;with..every;with..like;with..lot;with..man
-6 with..on;with..people;wlan;wochenende;woke me;woke..at;wollte ja;woman;won a;won..single;wonderful $;wont forgive
-6 wont stop;wont..me;worden;worden $;words ,;wordt het;work now;work to;work..$;work..crazy;work..the;working $
-6 works ill;world $;world ,;world domination;worlds;worried about;worried..@;worst that;worst..can;would..been
-6 would..proud;would..so;would..the;wouldve;wow;wow ,;write to;write..me;writing a;writing..with;written on;wrong ?
-6 wrong im;wrong..blame;wrong..blaming;wurfel sind;wurfle;xx;xx..$;y tengo;y..como;y..ventilador;ya es;ya te;ya..$
-6 year ,;year ?;year i;year..$;yes..i;yo ,;yo soy;yoga;you asked;you be;you better;you both;you call;you go;you last
-6 you only;you played;you tomorrow;you tried;you watch;you well;you..@;you..a;you..asking;you..be;you..beer;you..come
-6 you..drink;you..in;you..live;you..much;you..of;you..pint;you..running;you..some;you..time;your families;your father
-6 your fingers;your knee;your mum;your opinion;your time;your..$;your..are;your..crossed;your..for;your..i
-6 your..letter;your..this;youre ever;youre the;youre..in;yours owe;yours..,;yours..me;youve got;youve heard;yuki
-6 yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zit..de;zonde;zone;zone are;zone..you;zoo;zoveel;zum..,
-5 &..this;&..you;, a;, but;, is;, ma;, we;,..know;@ from;^ &;^ are;^ my;^ ps;^ they;^ those;^ what;^..again;^..een
-5 ^..from;^..have;^..hope;^..im;^..time;afraid;alive;all..$;and the;asking;at last;auch;bei;believe;best;big;but i
-5 came;comme;del..$;dice were;dice..me;did the;feeling;for..,;fur;great;had the;haha;haha $;hands;have..$;her
-5 hope you;i do;i..this;in a;it..a;ja;jamais;last week;late;live;losing;lost;man..$;me a;me..#;me..i;morning $;my @
-5 my..is;new;new..$;night;nobody;nu;on..,;played;ps;raining;red;say $;seen;single;sixes;so the;so this;something $
-5 sorry..,;takes;tea;tengo;the..has;the..round;time;to me;told;was a;we are;we should;weve;wie;wir;wird;wish;you..me
-4 #..de;& is;&..a;(;, e;, et;, y;, you;,..always;,..i;,..we;.;...,;: $;@ next;@..that;^ everyone;^ in;^ mein;^ mon
-4 ^ next;^ que;^ wat;^ well;^..are;^..el;^..everyone;^..for;^..hat;^..off;^..plan;^..really;^..so;^..there;^..used
-4 a..last;a..of;again $;all..,;all..the;and i;and..a;are the;are..$;asked;asleep;at me;at the;au..,;be the;be..by;bet
-4 bien;board;but my;but the;called;came..$;chi;crazy;dadi;dados;dead;der;dice $;eens;eyes;for once;for that;from the
-4 gestern;good to;got a;half my;have a;have been;her $;hour;how the;hoy;i always;i had;i was;i..up;i..you;il..$
-4 im..from;in..for;in..last;is..#;ja ,;jetzt;know;know $;last..and;late ,;les;like @;lol;looked;looks;love to;luck $
-4 lunch;made;mais;map;mark;me last;me..the;midnight;monday;morning;much;mucho;my..and;my..in;my..on;need a;neighbours
-4 next $;next..?;nice to;night..$;noon;on my;on..?;one man;owe..a;plays;probably;quiet $;reading;see the;should have
-4 since..,;so far;so..,;still alive;straight;temps;that should;the board;the dice;the house;the letter;the map
-4 the new;the...;the..and;the..that;the..this;thinks;this..i;thursday;tiene;time for;time..$;to $;to..out;to..up
-4 today;today $;turn i;typing;up in;up there;war;was..$;we;weekend $;well;were;win;winning;with a;with one;you must
-4 you..&
-3 # and;& for;& told;&..if;, and;, da;, io;, its;, ya;,..de;,..e;,..for;,..have;,..here;,..its;,..man;,..new;,..was
-3 12th;3d;70th;80th;9th;@ has;@ was;@..always;^ che;^ de;^ il;^ it;^ ma;^ never;^ nothing;^ there;^..a;^..and;^..be
-3 ^..ben;^..bet;^..cant;^..du;^..everybody;^..little;^..long;^..love;^..many;^..next;^..now;^..put;^..said;^..took
-3 ^..was;^..your;a;a &;a bit;a me;a single;a..$;a..la;a..one;a..place;a2;aankomen;aardbeienveld;aardrijkskunde
-3 abbronzando;abitanti;abmachung;abrazo;abrir;absolute;abuelo;aburrida;aburrido;abyss;aca;acabo;accepted;accu;aceptan
-3 acertar;acompanen;aconseja;acontecimiento;across;acuerdas;ad;addictive;addio;adjourned;adonde;adopciones;advantage
-3 advent;advice;advienne;afar;afdeling;affreux;again..i;age;agnellino;agosto;aground;aguanta;agujero;ai;ainsi;airco
-3 airport;ait;aiuta;ajax;alaaf;alan;alarm;alarma;alas;alcanza;alergia;all le;alleanze;allegria;alliance;alps;alt
-3 although;altogether;am;am..$;am..,;ame;americas;amersfoort;amici;amigos;amities;among;amor;amours;amused;an hour
-3 and;and one;and..has;andersons;ando;android;ange;angeblich;angelito;angina;angler;anibal;anniversaire;anniversary
-3 annonce;annusano;anterior;apartments;aperta;apparecchio;appartement;appartient;appeal;appeltaart;applause;apples
-3 apply;appointment;apportez;appreciate;apprendra;apprends;approvato;approve;approved;approves;aprende;aprendiendo
-3 apres;aprire;aprobe;aproveche;arbeit;ardua;are;argentinian;arger;argern;argert;armadio;armata;armer;armies;arrache
-3 arranca;arrepienta;arrivando;arrivata;arriver;arrives;arroz;arsenal;arte;arthur;artist;arzt;asado;asesora;asias
-3 asilo;aspettando;aspettare;aspettavano;aspettiamo;assume;assured;asturias;asusta;at my;at this;atascada;atlantic
-3 atlas;atmospheric;atrevio;attaquant;attendu;attila;audaci;aufs;aufsetzen;aujourdhui;aunque;aurait;aurez;ausgefallen
-3 ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians;auswertung;auszahlt;autant;auto;autosole;avanti
-3 ave;aveva;avevo;avez;avisad;avoid;avond;avonden;avrebbe;avrei;avuto;azucar;b14;baan;babes;bac;baci;bad..$;bah;bahn
-3 baila;bain;bajar;bajo;balcone;balla;ballon;balloons;bambini;bambino;banco;bandages;banden;bangalore;banzai;baptism
-3 barbe;barbecueen;barbiere;barely;barking;barmaid;barn;barred;barrio;basilico;basket;bataille;bateau;bateria;bathtub
-3 batman;battaglia;batterie;battle;battu;battuti;bauchweh;be..this;beaches;beans;beard;beasts;beating;beato;beatrice
-3 beats;beautifully;beaux;bedankt;beefs;beehives;beep;beeping;beeps;beers;beetje;begins;begon;begraven;behave;beige
-3 being;bekommt;belde;bella;belles;belleza;bellissima;bellissimo;bello;belote;benedicta;bereik;berlin;beschaftigt
-3 bescheiden;beschlossen;best..$;bestanden;bestimmt;betaalden;betis;beurten;bezoek;bianchi;biased;bici;bicycle;biere
-3 biertje;bike;bill;bingo;binnenval;bird;birmingham;birra;birre;bisnonno;bisschen;bite;biter;blanquette;blaren
-3 blasted;bleeding;bless;blessed;blew;blind;blob;block;bloden;bloemen;blokes;bloque;bobs;boca;bocca;bocce;boda;bogota
-3 boiling;bois;bolivar;bom;bombero;bonito;bonitos;bonjour;bonshommes;bonsoir;bonus;boormachine;boort;boot;borbottare
-3 bore;boring;borsetta;bosch;bosheit;bothers;bottles;bougie;boulot;bounced;bouteille;bouwt;box;boxing;boys;brags
-3 brains;brandweer;braucht;brauchten;braut;bravi;bread;breaking;breath;breien;brew;brightens;brille;brilliance;brings
-3 bringt;brioche;briscola;britannia;brivido;brodo;broeken;broken;bromas;bronze;broodje;brr;brrr;bruder;brule;brutal
-3 brutta;btw;buch;bucketing;buenas;bugles;buik;build;building;buit;buitres;bum;buon;buona;buonasera;buone;bureau
-3 buren;burgemeester;burger;buried;burns;burst;buscaste;buses;but what;butter;buurman;caballo;cabian;cabo;cabs;cadet
-3 cadiz;cafeteria;cajas;calcetines;calcetto;calcolato;calculado;calculated;calculation;calcule;calda;caldo;california
-3 calmer;calvo;calzini;cama;camille;campaign;campana;camping;campo;cana;canadians;canal;canape;canas;cancello;cane
-3 canguri;canicule;cannone;cansada;cant;cante;cantina;canto;cap;capirete;capo;cara;carajo;caravan;cargador;cari
-3 carino;carlisle;carnaval;caro;carried;carrying;cartoline;cartons;casetas;casi;cassoulet;cataract;catasto;catorce
-3 cattiva;cattive;cautious;cavalleria;cavalry;cave;cavia;cayo;celebrate;cellars;cendriers;cent;cera;certainly
-3 certificate;chairs;chambre;champagne;changent;chaotic;chapel;chapter;charged;charges;chart;chatter;chaudiere
-3 chaussures;cheat;cheeky;cheer;cher;cherie;cherries;chevaux;chewing;chiacchiere;chiara;child;chillies;chills;chimio
-3 chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chose;chris;churros;cielo;cierto;civilian;clama;class;classe
-3 clausewitz;cleared;cleo;cleos;cles;client;closed;closest;clue;cobrar;cocina;coda;coincee;cojeo;cola;colazione;colds
-3 colegio;collecting;collectionne;colours;coltello;comedy;comer;comfy;comida;cominciate;cominciato;comio;commencez
-3 comment;comments;commute;comodo;compagnie;companeros;compared;complaining;compleanno;compliment;complimenti;compris
-3 comptant;comune;con #;concentrarsi;conditioning;condolences;confesadlo;confesados;confess;confidence;confini;confio
-3 confitures;confused;conquered;conquering;conquers;conquete;conquistando;conscience;conseille;conseillee;consiglia
-3 consolation;consolo;constitute;contained;contestas;contraire;contrasena;contro;control;convent;cookies;copies;coqs
-3 coraggio;corazon;corn;corner;cornwall;corras;correr;corri;corriger;corse;cortina;cortito;cose;costing;costringe
-3 cote;cough;could be;couldve;coule;council;counting;cousins;couvent;covers;creeps;creia;criceto;cricket;crisps
-3 critics;croise;cronica;croquetas;crossword;crown;croyais;croyait;cruelty;cualquiera;cuilleres;cumpleanos;cunado
-3 cups;curtain;customers;cute;cuzco;cv;cyclist;d;dagen;daher;dahlias;dak;dalle;damals;dancing;dandole;danemark;danst
-3 dappertutto;darauf;daraus;darling;dash;data;dating;daughter;david;deadlines;dears;death;debakel;deberia;debes;debo
-3 debordent;debutante;decent;decentes;decider;defeats;defended;defensa;defense;dein;deine;deiner;dejar;dejaste;delhi
-3 delicious;delighted;delirio;deliro;demander;demissionne;denken;denkt;dent;denti;dents;depende;deprime;der..$
-3 desastre;deseame;desert;deserve;deshalb;despiadada;deteste;devant;devi;devils;devrais;devrait;dice;dice..$;dicen
-3 diceva;dicht;dicono;did i;diente;dientes;dieron;diesen;dieses;dietro;difesa;difese;digas;dik;dikke;dimenticando
-3 dimentichi;dinner;dinners;dinosauro;dinsdag;diplomacy;dirait;diritto;disait;disappeared;disculpas;disgrace;dish
-3 dishes;dishwasher;dishwashers;disloyal;dispiace;dispute;disturbo;diventato;divertido;dobbelen;doctors;documentaire
-3 does;doet;doivent;doktor;dolares;domino;dommage;donderdag;donne;donner;dont think;doorman;doors;doris;dorme;dormi
-3 dormimos;dormir;dormo;dors;dort;dottore;doubtful;doute;dozen;drains;dran;drauf;draughts;draussen;draw;drawings
-3 draws;dreading;dreaming;dreams;drenthe;dressing;drijft;drill;drinking;drinnen;dritten;drive;drove;drucke;drucken
-3 drukker;dublin;ducks;duele;duerme;duimen;dull;dunkel;duran;during;dusted;dutch;east;eccomi;echa;echecs;eclipse;ed
-3 edith;edition;een..,;eerlijk;eet;eggs;egmond;eight;eighty;eines;eingeladen;einhandig;einzige;einziges;eis;el..$
-3 elbows;electrique;elegancia;elegant;eleganza;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine
-3 elle;elternabend;embrasseras;emozione;empece;emperor;empiecen;empires;empty;emue;en..?;encanta;encuentro;ended
-3 endless;enemigos;enemy;enfadado;eng;engelsgeduld;enige;enkelin;enorme;entertaining;entire;entrar;entschuldige
-3 entschuldigung;enttauscht;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras;escargots
-3 esilio;esitazioni;espanol;esperaban;espero;essen;essere;estamos;esteis;estomago;eten;ethics;etwas;euer;evenings
-3 everybodys;evviva;ewig;ewigen;ex;exageres;examen;exemple;exhausting;exist;expecting;expensive;explained;explains
-3 explanation;eyeing;faccia;face;facendo;faceva;faculty;fahrt;failed;failure;failures;faith;faithfully;familie;fan
-3 fangt;fans;fara;farben;fare;fatal;fatsoenlijke;fatta;faudra;faudrait;faute;fautes;fellows;fenced;fenetre;feria
-3 ferie;ferien;fermato;ferme;fermero;ferragosto;ferries;ferrovie;fertig;festeggia;festhalten;fever;fi;fia;fichu;fido
-3 field;fiero;fiers;fiets;fietstocht;figlia;figurine;fijne;fila;file;fillings;films;finally;finally..$;findet;fine
-3 finest;finished;finishing;finit;finito;finora;fiona;fiorentina;fiori;firma;fishing;fisioterapeuta;fixing;flank
-3 fliegen;flitzebogen;flood;flooded;floors;flores;fluchen;flushing;flying;focaccia;fog;folge;folie;fond;fools
-3 footballs;footprint;for;for me;for the;for..$;force;foresta;formal;format;forno;forte;fortress;fortunata;forward
-3 foul;four;fourth;fox;framed;framing;francais;francfort;franchement;freaking;frech;freddi;freddo;french;frere;fretta
-3 freund;friedlicher;friendly;friert;frighten;frigorifero;friolera;froze;fruher;fruhling;fueron;fuerte
-3 fuhrerscheinprufung;fui;fuite;fumar;fumo;funciona;funfzigstem;funghi;funziona;furniture;fusse;ga;gagne;gagner
-3 gaillards;gain;gained;galaxy;gale;galicia;galley;gallo;gambero;game $;game ,;gane;ganeis;gang;gants;gap;garage
-3 gardener;gardening;garibaldi;garlic;garnish;garrisoned;gasket;gata;gate;gateway;gatitos;gatos;gatta;gatti;geb
-3 gebeurde;gebrutet;gedauert;gedoe;geduld;gefuhl;gegen;gegenteil;gegeven;gehabt;gehad;gehalten;geheiratet;gehts
-3 gekocht;gekookt;gelato;geleden;gelezen;gelida;gelijk;gelsomino;geluisterd;gelukt;gemaakt;gemelli;gemiddelde;genade
-3 generals;genial;gentilles;gentils;gentlemen;gents;geometra;geprobeerd;gerard;gereden;geschafft;geschossen;gespannt
-3 gesproken;gesso;gestuurd;get the;getreuzel;gevaarlijk;geval;gewacht;gewartet;gewerkschaft;gewinnen;gewinnt;geworfen
-3 gezakt;gezegd;gezeigt;gezellig;gezicht;gezin;gezinkt;gezondheid;gf;gg;giallo;gibs;giggles;gin;gino;gioco;giornata
-3 giorni;gira;girl;girlfriend;girls;giulio;giuro;giving;glaubt;globe;glorious;glory;gluck;gnadig;go $;goat;gode
-3 goedemorgen;going;gol;goliath;gomiti;goodbye;goodness;gooide;gordo;gossip;gotera;gotthard;gouter;grade;graden
-3 gradino;graham;grams;grand;grandchild;grandfathers;grandmas;granita;granny;grateful;gratis;gratto;graz;grazings
-3 greatly;greed;greedy;grigia;groet;groeten;groetjes;gross;grosses;grote;grown;grudges;grumpy;grussen;guapa;guardaba
-3 guardarmi;guardatemi;guarded;gucken;guerre;guitarra;guldens;gun;gus;gusta;gute;guten;guys;habeis;habits;hacer;haces
-3 haiku;halb;halbmarathon;hall;halves;ham;hamburg;hamish;hammer;hamstrings;handball;handel;handful;handsome;hangen
-3 hangover;hanno;hannover;happiness;haren;harmlos;harrie;has #;has to;has..$;hattest;hauled;hausverwaltung;having
-3 hawelka;he;he..$;healing;hears;heavens;heavier;heavy;hedgehog;heel;heen;heh;heirs;hej;helaas;helado;helemaal;helen
-3 helfen;helpt;herausgekommen;heros;herzliche;hesite;heup;hiccups;hiciste;hide;hield;hike;hilarious;hilda;hilde
-3 hildegard;hill;hinderlaag;hip;hiver;hiya;hoarding;hoarse;hobo;hockeyteam;hoesten;hof;holzklotzchen;homeoffice
-3 hometrainer;homme;hondo;honey;honing;hooray;hopeless;hopen;hoping;hopital;hora;horario;hore;horns;hosts;houden
-3 how..cards;hufte;hug;huilen;huis;hullo;human;humbled;hungover;huso;hut;hymn;i am;i bet;i cant;i could;i wonder
-3 i..have;i..it;i..its;i..see;i..so;ian;iba;ice;ich..$;ida;idi;idiot;ignored;ihnen;ihre;ill..my;illinois;im;im..$
-3 imaginaos;impara;imparato;impartial;impatience;impossibile;imprenable;imprendibile;in #;in the;in..@;in..with
-3 inbegrepen;inbox;incanto;including;incredibly;ines;infancia;influenced;influenza;info;ingelijst;inherit;inn;innings
-3 inquisition;ins;inside;insists;insomnia;inspection;intend;interessa;interest;interesting;invasion;invece;inventor
-3 invierno;invitacion;invitado;invitation;invite;invited;invites;io;iowa;iphone;irait;irgendwann;is my;is that
-3 is there;is..so;is..the;it just;it..that;italiano;italien;itll;its my;jahre;jahren;jaime;jakarta;jaloers;jammer
-3 jammern;jamon;jansen;jarrive;jarriverai;jaune;je..,;jealous;jeanne;jeans;jecris;jeden;jeje;jelly;jemandem;jen
-3 jentre;jetais;jim;jo;joe;joint;jokes;joli;jouez;jouvre;jubilarme;jubilo;juf;jumpers;juni;junio;junta;juve;k;kalt
-3 kalte;kamchatkas;kampioen;kangaroos;kangoeroes;kanguruhs;kanone;kanonen;kantoor;kap;kaputt;kat;kate;kater;katie
-3 katze;keeping;kegeln;keine;keizerin;keller;kerk;kerstboom;kerzenlicht;keukentafel;keys;kijken;killed;kilo
-3 kilometres;kine;kippen;kiss;kisses;kisten;kittens;kleider;kleine;kleiner;kleintjes;klempner;kletsen;km;knackered
-3 knap;knapp;knie;know ,;kochen;koffer;koffie;koln;kommandiert;komme;kon;kontinent;kook;koop;koppakking;kort;koude
-3 krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch;kuhlbox;kunst;kur;la..del;laatst;lachen
-3 ladies;lag;lambings;lambs;lammetje;lamp;landing;lane;langeweile;lap;laptop;lasciare;lasciato;lastima;lasts;latino
-3 laughing;laundry;laune;lauter;lavadora;lavora;lavoro;league;leaky;lean;leaves;leef;leer;lees;leesbril;leest;legged
-3 leggen;legs;leicht;lekke;lemon;lemures;lend;lens;lente;lentejas;lepel;lepre;leraar;leren;lernen;lesen;lesson
-3 lettera;lettere;letting;leur;leute;leuven;levante;lg;liberated;librarian;library;libro;lieb;lief;liefs;lieke;liest
-3 lieu;lig;liggen;lighthouse;lijn;likes;lima;limon;limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lions;lira
-3 lis;lisa;lisbonne;lisible;listening;listens;litiganti;little;livres;llama;llamado;llorar;llovio;lmao;lockdown
-3 logbook;logeren;lontano;loop;loopgraven;los;losers;loses;loss;lot $;lottery;lotto;loves;luc;luca;lucas;lucia
-3 luckiest;lui;lukken;lunedi;lunga;lupo;m6;maarten;macchina;macharne;machiavelli;machines;machs;machu;madam;madhouse
-3 maglione;magnificent;magnificos;magnifier;magnifique;maillot;mails;maiment;main;mains;maintaining;maintains;mal..,
-3 mala;malade;malissimo;malmo;mama;maman;man;managed;mancano;mancanza;manda;mandaste;manege;mangiare;mani;mantengo
-3 manual;mapa;maple;mappa;maquina;maraton;maratona;marc;marcus;mariachis;marijke;marking;marmelade;marrete;marreterai
-3 married;marrows;mars;mart;marta;martes;martha;marz;marzipan;marzo;mass;masterpiece;matematica;mathe;mathematics
-3 matilde;matinee;mattacher;mattends;matteo;mattino;maudits;mavais;mayo;me $;me and;meal;meaning;means;measly
-3 meccanico;mechante;medaille;medias;medio;mediterranean;medium;meegemaakt;meestal;mei;meilleur;mein;meint;meisten
-3 meistens;melted;melting;melts;membership;menace;mend;mens;mensajes;mensen;mente;mention;menudo;meraviglia;mercato
-3 merel;meritaient;merite;merito;merkt;messia;messy;meteen;meteo;metro;mexican;midi;miente;miglior;mike;mil;mildiou
-3 miles;milk;mine $;minquiete;minterdire;minterdit;minus;minuten;minuti;miscarriage;miso;mitgenommen;mobs;moed;moeder
-3 mogen;moglie;mois;moites;moka;moment $;momenteel;momento;monch;mondo;mongolien;mongols;monika;monnaie;monopoly
-3 monsoon;montado;montare;montauban;moon;moquez;moral;morceau;morir;morire;morricone;morto;motherland;mothers;moto
-3 mots;motto;mountain;mourning;moustache;moustaches;moves;mow;mowen;mudamos;muero;mull;mulo;mundo;murio;mush;musst
-3 mutti;muur;muurtje;my daughter;my..thinks;my..to;naam;nachbarn;nachfrage;nachgedacht;nachher;nachstes;nachtdienst
-3 nachtjes;nacio;nagespeeld;nagging;nail;named;nantes;nap;napkin;naples;nara;naranjas;natte;nebbia;nederlands;negli
-3 neige;neighbourhood;nembete;nerven;netjes;neunundachtzig;nevica;newbie;nez;nicely;nick;nieuw;nieuwe;nieva;night ?
-3 nightmare;nights;nimms;nina;nineteen;ninety;ninos;nipotino;noemde;nombre;nonno;noor;noordzee;normaal;northern
-3 nosotros;nostra;noted;notices;notre;notte;nouveau;novembre;noventa;novia;now;now $;nudeln;nuit;nun;nurse;nuts
-3 obedient;occasion;occasione;occuper;ochenta;oclock;october;odio;odore;oeufs;offended;offensiva;offerto;officieel
-3 offrire;oficina;ogni;oke;older;olio;olive;olivia;olvidado;olvidarme;olvide;ombrello;omelet;omelette;omens
-3 omgekeerde;on a;on monday;on tuesday;oncle;only a;onore;ooh;oorlog;opera;operacion;operan;operatie;operazione;opina
-3 oposiciones;oppompen;opponent;oranje;ore;organiser;orgullo;orkest;ormai;oro;ort;osaka;osten;ostern;ottantanni;ouch
-3 oud;out..$;outlive;outlived;over the;overcooked;overheersen;overkant;overslept;ovviamente;owed;owned;oz;paar
-3 paarden;paardenkop;pace;paciencia;pacifique;pacifist;packed;padel;padrona;pagare;page;pagelle;pago;paie;paint
-3 paintbox;palermo;paliza;pan;panache;panettone;panic;pannenkoekendag;pano;pantofole;paperas;papi;papier;papillon
-3 paques;parado;paramaribo;parapluie;pararle;parcel;parcmetre;pareil;paren;pares;parked;parlare;parlera;paro;pars
-3 partido;partidon;parttime;pasa;pasando;passa;passato;passee;passenger;passes;pasta;patatine;pates;patiently;paws
-3 paye;paying;pear;peccato;peekaboo;peer;peinlich;penalty;pendant;penguins;pensare;pense;pensioen;pensione;pentiro
-3 pepa;pepernoten;pepito;perdi;perdio;perdonato;perdre;perfecta;perfetta;permaloso;perro;perse;personally;perth;pesca
-3 pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;photo;physiotherapist;piace;pianerottolo;pianto
-3 picchu;picked;pidocchi;piece;piedad;piena;piensan;piense;piepte;pierogi;pies;pieta;pijn;pille;pilze;ping;pink
-3 pionnetjes;pipes;pitch;plafond;plak;planisfero;plannen;plantado;planting;plaster;platform;platzchen;playa;players
-3 pleads;pleure;plombier;plot;plotting;poche;pochino;pocket;podcasts;poesie;poffertjes;politics;poney;pong;popcorn
-3 poquito;portaos;portato;porte;porti;possess;possession;postage;posteri;postura;pot;potato;potatoes;poter;poterie
-3 potje;potrei;poubelle;pouring;pourquoi;pourra;pours;pourvu;pox;poznan;praat;prachtig;practically;practises
-3 praktisch;pram;praticamente;prayed;preciso;preferita;prefers;pregare;prego;prendermi;prenotato;presentado;presepe
-3 presidio;presque;pressione;pretending;pride;priez;primavera;print;prise;privato;probability;probe;problem;procedure
-3 prochaine;produced;prof;profe;professor;profite;profs;promemoria;promesso;prometio;prometo;promettevo;promis
-3 promises;promptly;properly;proteste;provoquen;provvidenza;proxima;prufung;psst;pubblicita;puertas;punctual
-3 punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;q4;qualcuno;quarantatre;quarantine
-3 quartalsbericht;quartiere;quatorze;quedate;quede;queen;queens;queja;quemo;queridos;queriendo;quesos;queue;qui
-3 quicker;quiera;quieter;quieto;quito;quon;raadt;rabbit;rabia;race;rache;raclette;rad;radios;raffle;ragazzi;ragazzo
-3 rage;ragione;railways;rained;rainy;raise;raison;ramen;rancune;random;rapido;rare;raro;rase;rat;rato;rats;rauchen
-3 recette;rechner;recht;rechtop;reckon;recommended;record;recordo;recover;redet;ref;refreshing;refused;regalato
-3 regardais;regarde;regiment;regimental;regiments;reginald;regions;regnet;regrets;regulars;rehearsal;reign;reindeer
-3 reino;reinzukriegen;reken;rekenen;relief;remembers;remercie;remind;reminded;remis;remote;rendang;rendirme;rends
-3 rendu;rennes;renovating;rent;rente;rentre;rentree;repair;repaired;repeint;repris;rescued;reserves;resfriado;resist
-3 resiste;resisti;resolution;resort;respectfully;respects;respira;responsible;restera;resuscitating;retired
-3 retirement;retiring;retourne;reunion;rever;revuelto;revues;reza;rezar;rgds;richtige;ricordati;ricordi;ride;rido;rie
-3 rijk;rijles;rillen;rioja;ripicca;rire;rise;riskieren;rispondo;ristretto;riunioni;rivincita;roadmap;roads;rob;roba
-3 robbed;rode;rodillas;roma;romans;romanzo;rood;roofs;rooien;rook;rosa;rosso;rot;rotelle;roti;rots;rough;rovinato
-3 rubbing;rubicone;ruckwarts;rude;ruft;rug;rugby;ruhe;ruhig;ruik;ruikt;ruined;ruining;ruled;rummy;rumours;ruota;russa
-3 rustige;ruud;sabado;sabbia;sabe;sadly;sai;sailor;sait;sal;salad;salat;sales;salient;salimos;salle;salud;saluda
-3 saludar;saludo;saluta;salute;salvato;sam;samba;samen;sammelt;san;sang;sanremo;santantonio;saper;sara;sardegna;sauce
-3 sauerteigbrot;saving;savoir;scadono;scale;scaling;scan;scarf;scelgo;scendo;schach;schade;schalke;scheelt;scheiden
-3 schiaffi;schiele;schiessen;schilder;schilderen;schnee;schneit;schnell;schnelle;schneller;schnupfen;scholarship
-3 schones;schonste;schoonmoeder;schoonvader;schreibt;schrift;schrijf;schuld;schuur;schwarzwald;schwer;sciolgono
-3 scirocco;scissors;scoperto;score;scored;scorelijsten;scotland;scrabble;scrape;screen;scuso;seagulls;seamus;seance
-3 season;seat;secoue;sedie;seduta;see;seemed;sees;segreti;segreto;seid;sein;selbst;self;sembro;sennuyaient;sente
-3 sentenza;sentimental;serate;sere;serieus;served;servent;service;services;servidor;servivano;servus;sets;settling
-3 sevilla;sfortuna;shade;shag;shared;sharpened;sheffield;shifts;ship;shore;shot;shovel;shovelling;showed;shut;sia
-3 siano;sickbed;siendo;siento;sieste;sight;sigma;silencieuse;simulator;sinaasappelmarmelade;sings;sinterklaas;sir
-3 sister;sisters;sitzen;sitzt;six;sixties;sjaal;skate;skates;skating;slaapgebrek;slaapt;sleep;sleeping;sleutels
-3 slippers;slower;sluit;smallest;smesso;smiled;smiles;snails;snap;sneak;snert;sneu;sniff;snored;snuffelen;snug;so ,
-3 so..is;soaked;sobrino;sock;sockets;soep;soeur;soffio;soft;sogar;sognato;soient;sois;soldado;sole;solid;solidarieta
-3 somaro;some;somehow;someones;sometime;somos;sonando;songfestival;songs;sonnenbrand;sooo;soplad;sorry..the;sors
-3 sortent;sosa;sotto;soul;sound;sounds;soupe;soups;souvenir;souvent;spacca;spanje;spannender;spared;spater;spatz
-3 spears;special;specifically;speech;spending;spero;spiace;spielleiter;spikes;spilled;spilt;spite;splinter;sport
-3 sposati;sposiamo;spot;spreadsheet;sprinkling;sprint;spurs;squash;squeezed;staff;stairs;standup;stapels;stared;stars
-3 starting;startup;station;statistically;statistieken;stau;staunt;stavano;steady;steeds;steen;stellen;stenen;sterkte
-3 stessa;steuererklarung;steve;stiate;sticks;stier;still on;still..$;still..about;stimmung;stiramento;stood;stornoway
-3 straat;strafkamp;stratega;strategist;streek;streepje;street;streikt;stress;stretch;stretta;stroke;strom;strongest
-3 stroom;stroop;stroopwafel;structurally;strudel;struggling;students;studio;studios;studying;stuffs;stuitje;stulle
-3 sudando;sue;suegra;suele;suffira;suggests;sugli;suisse;suitcase;sull;sullo;sunrise;suocera;suonate;superb
-3 superpower;supply;supported;supposed;surement;surprised;surviving;sus;suspense;suspicious;suspiciously;suyas
-3 svedese;swabia;swallowed;swearing;sweating;swollen;sy;sydney;sylvie;sympa;sympathisch;tab;tabellone;tablero;tace
-3 tachtigjarige;taco;tafel;tages;taglia;takeaway;talisman;tambien;tamerlane;tandjes;tanta;tantas;tanze;tanzen;tap
-3 tardanza;tardar;tardes;tardi;tarta;tartaruga;tarte;tas;taste;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube
-3 tax;teachers;teas;teatime;teclado;teenager;teeth;teething;tegen;teglia;teken;tele;telefon;telefonata;telefoon
-3 telenovelas;tellement;tells;telly;temblando;temblaran;tempers;tenedores;tenemos;tenir;tentamens;tentant;tente
-3 tenths;ter;terecht;terraza;terrified;terror;tesoro;tete;tetto;textos;thai;thanksgiving;that ?;thatd;thatll;the..?
-3 the..a;the..had;the..here;the..man;the..map;the..was;theatre;these..$;thesis;thirds;this..,;this..?;thread;threat
-3 thrown;thunder;thunderstorm;thursdays;ticket;tickets;tidy;tiemblen;tiempo;tienne;tifo;tijdens;tiles;tim;times
-3 tirania;tirannia;tirar;tired;tisane;tisch;tiza;to be;to hear;to know;to..now;to..that;tocaba;tochter;toe;toestand
-3 toglie;togliermi;toiletgebouw;told me;tolgono;tomarme;tomaten;tomates;tombe;tooth;tornati;torte;tortellini;tortilla
-3 totally;touched;tournaments;tournee;toussaint;tousse;towel;tracteur;tractors;traded;trae;tragedie;training;trajeron
-3 trampoline;tranquilo;trapana;trapo;traps;trattore;trauerspiel;travail;trees;treguas;trein;treinen;treinta;tremate
-3 tremblez;trenta;trente;trentotto;treppe;trincea;tristes;troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve
-3 trouwen;trovare;trovato;true;truppe;trust;trusted;trusting;trusts;truus;tua;tuesday;tuesday $;tuesdays;tulips
-3 tunnel;tuoi;turkey;turn..$;turnbeutel;turni;turning;tutta;tuvo;twelves;tyrannie;tyrant;tyre;tyres;uberlegt
-3 ubersicht;ubrigens;uff;ufficio;ugh;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unbearable;unblocked
-3 unbreakable;underestimate;underestimates;understand;understands;understudy;undici;unfair;unheimlich;unlike;unlucky
-3 unora;unpacked;unreal;unser;unter;unterschatzt;unusual;up for;updating;upstairs;uses;vaak;vacaciones;vacanza
-3 vacanze;vakantie;valencia;valentia;valga;valuable;vanaf;vandaar;variance;variar;varicella;vast;veamos;vedere
-3 vedesse;vedo;veertig;veine;veldhospitaal;velo;vemos;vendange;vendemmia;vendra;venezia;venga;vengeance;venger
-3 veniamo;venimos;venir;venis;ventre;ventured;venuta;verbrand;verde;verdict;veremos;verf;vergesse;vergisst
-3 vergognerebbe;verheugd;verhext;verjaardagskaart;verklap;verlegt;verliere;verlieren;verliert;verloor;vero;verslag
-3 verspielt;verstaucht;verstopt;vertel;vertraue;vertrouw;vertrouwde;verzeih;vesicula;vets;viaje;vicina;vicini;video
-3 vieilles;vielen;viendo;vient;viera;vieux;vijftigste;villain;vind;viola;visits;visto;vita;viti;vive;vivement;vivre
-3 vliegen;voeten;voisin;voit;voix;vol;volver;volvimos;volvio;voor de;vorletzter;vorsichtig;votre;vraag;vragen;vrede
-3 vredelievend;vrienden;vriendin;vs;vueltas;vuelvo;vuestra;wage;wagt;waits;wakes;wakker;walks;wall;walls;walvissen
-3 wann;waren;warmer;warmest;warmly;wartet;wartezimmer;was in;wash;wasser;wasserkocher;watercolour;wauw;waves;wc;wear
-3 wearing;website;weed;week ,;weekend;wegblijven;weh;wehgetan;weihnachten;welt;weltherrschaft;werden;wereldbrand
-3 wereldkaart;wereldreis;werent;wet;wetten;wetter;whenever;while i;whining;whisky;whitby;whites;whole;whose;wi;wide
-3 wien;wild;wilder;willem;willen;wim;windowsill;winner;wirds;with my;wo;wobbly;wochen;wonder;wondered;wondering
-3 wooden;wools;woont;worked;worthy;wou;wrist;written;wundern;wurfelgott;yahtzee;ye;yellow;yogurt;you $;you..all;youll
-3 younger;your..,;yourselves;youth;youve;yurt;zag;zagen;zaun;zelfs;zerbino;zia;zoekt;zon;zonnebrand;zoon;zucchini
-3 zucht;zukommt;zurraron;zwager;zwanzig;zweten;zwijgen;zwolle
-2 # armies;# rounds;# times;#..in;&;&..all;, all;, it;, mon;, really;, tu;,..,;,..a;,..about;,..got;,..ive;,..like
-2 ,..look;,..she;,..so;,..time;,..you;@ for;@ is;@ on;@ to;@..ik;@..like;@..me;@..one;@..the;^ bei;^ domani;^ first
-2 ^ i;^ im;^ jai;^ la;^ lol;^ mi;^ nog;^ so;^ sorry;^ the;^ until;^..:;^..back;^..cat;^..daughter;^..having;^..here
-2 ^..husband;^..is;^..ist;^..made;^..should;^..then;^..we;^..wird;a man;a..about;a..from;a..when;about..last;address
-2 again;again..$;all..monde;already..$;anche;and she;and..$;and..,;and..can;are..?;armies in;armies..@;army;around
-2 as my;at @;avec;back $;be..$;been..$;been..,;both;brother says;cannon;card ,;christmas $;cost;da..,;das..$;des
-2 diesmal;dimanche;do with;do..get;du..,;e;e #;e..,;earth;echt;een;eigentlich;ein;et;everyone..$;face $;far;fear
-2 feel..$;fine $;first..i;for &;for @;for all;full;gano;geen;gives;gives me;glasses;gone;good $;got;hace;has..#;hast
-2 have;have..#;have..a;have..the;heeft;held;hell;her..$;here ,;here..my;hier;horse;hour $;how..do;hurt;i feel;i only
-2 i owe;i thought;i..away;i..for;i..him;i..in;i..like;i..my;i..of;i..really;i..wait;id better;id love;if he;if this
-2 if youre;ik..,;ill have;ill..it;in..of;is @;is a;is much;is out;is..?;is..a;it now;it..my;it..so;its;its the
-2 ive had;je nai;je..a;join;keeps;keer;keyboard;la..,;la..de;la..e;last..,;late $;le monde;le..,;le..est;les des;like
-2 long;long $;long..$;long..the;longer;los dados;ma;ma..$;me know;me the;me..$;mi;mia;midnight $;might be;monde
-2 moving;must;must be;my;my #;my cat;my eyes;my first;my phone;my..$;my..:;my..are;my..for;my..now;my..says;my..wants
-2 nai;need..$;never..the;next round;next time;of..game;old;on the;once $;only #;only my;past;peaceful;per;per..$;pile
-2 playing;poco;por;really $;right $;rounds;said;see my;sent ,;seriously;she;shes;shoulder;shouldve;since tuesday
-2 small;so;so..for;so..with;somebody;somebody has;somebody..to;spelling;stand;still;still..at;stop..,;survive;take..$
-2 takes @;talk;tell you;test;the keyboard;the moment;the next;the start;the whole;the..are;the..by;the..game;the..is
-2 the..of;the..on;theyre;think this;this at;this morning;this..the;through;time ?;time..the;to my;to..and;to..with
-2 to..you;town;twice $;una..$;une;until the;up;up to;up..the;viel;waiting for;want..be;was;was the;was..#;we..#
-2 we..do;we..in;weeks;well..$;were..$;what they;what..do;when i;whoever..@;will $;will..@;winning ,;with..,
-2 would..like;ya;yesterday ,;you ?;you ever;you know;you see;you..at
2 #;# in;# to;&..@;&..me;, @;, de;, en;, je;, la;, that;,..het;,..ne;,..of;,..on;,..they;,..this;@;@ in;@..?;@..i
2 @..not;^ better;^ ho;^ keep;^ maybe;^ wenn;^..at;^..brother;^..che;^..dont;^..feel;^..first;^..i;^..like;^..son
2 ^..will;against;all $;all of;an;back;better;between..and;can;cest;changed;dad;dat;do i;doesnt;done;en el;en..,
2 from @;from my;happens;have #;het..$;him $;i lose;i really;i..,;ich;il..,;ill..the;im not;is $;it;it ?;it is;it out
2 it..$;ive..#;je;las;le..$;me if;me to;mio;my turn;my..?;na;no..$;of that;ok;old..$;once;one;one of;one..$;only one
2 out..the;over..$;place $;play;roll;round $;say;says..should;see $;should;sorry ,;start;than;that;that i;that the
2 thats;thats..$;the..comes;the..to;there;these;this ,;this round;this..a;to..?;to..@;tomorrow;too;tot;una;under;until
2 until..$;what do;where;with..$;would;zo
3 # across;# et;# ill;# men;# more;# off;# places;# po;# seul;# up;#..#;#...;#..a;#..che;#..del;#..kwijt;#..plus
3 #..sitio;#..that;#..will;& about;& asked;& avant;& before;& did;& en;& est;& here;& het;& i;& move;& ne;& side
3 & turn;&..has;&..his;&..i;&..my;&..not;&..peace;&..still;&..then;&..to;, alors;, are;, ask;, bin;, cant;, con
3 , could;, donc;, een;, eh;, enough;, first;, help;, hit;, id;, isnt;, just;, las;, lass;, last;, los;, more;, nur
3 , obviously;, phone;, surtout;, too;, venerdi;, vielleicht;,..:;,..actual;,..an;,..armies;,..back;,..bad;,..ca;,..ci
3 ,..come;,..comes;,..cosi;,..di;,..dit;,..el;,..entonces;,..go;,..goes;,..going;,..happens;,..has;,..husband;,..ich
3 ,..id;,..ik;,..knows;,..laisse;,..letto;,..ma;,..mag;,..may;,..me;,..mit;,..moi;,..moins;,..mon;,..nicht;,..nichts
3 ,..orders;,..otra;,..pas;,..piu;,..pour;,..pure;,..shall;,..si;,..sin;,..sure;,..thats;,..thing;,..thought;,..toch
3 ,..tour;,..una;,..voor;,..way;,..why;. hes;...know;...of;: het;: je;: no;:..#;:..$;:..la;:..of;:..to;@ ,;@ ben
3 @ durch;@ est;@ except;@ ma;@ makes;@ mi;@ no;@ si;@ then;@ when;@ while;@ would;@..#;@..at;@..be;@..by;@..do;@..een
3 @..for;@..ich;@..in;@..ive;@..mine;@..next;@..se;@..sonst;@..still;@..thats;@..to;@..under;@..until;@..we;@..what
3 @..whichever;@..wir;@..y;^ #;^ (;^ ahora;^ am;^ ask;^ before;^ bin;^ bis;^ by;^ come;^ confirm;^ da;^ dad;^ damit
3 ^ deine;^ die;^ een;^ eigenlijk;^ ese;^ eso;^ esta;^ forse;^ get;^ give;^ god;^ halt;^ hoi;^ if;^ je;^ laat;^ let
3 ^ lets;^ looking;^ mamma;^ man;^ manana;^ meglio;^ menos;^ met;^ misschien;^ most;^ no;^ none;^ of;^ on;^ perdon
3 ^ peut;^ plus;^ pour;^ quiza;^ quizas;^ roll;^ should;^ sister;^ sollte;^ solo;^ take;^ te;^ theyre;^ this;^ ti
3 ^ time;^ todavia;^ tom;^ tomorrow;^ tu;^ turn;^ va;^ whoevers;^ would;^ yesterday;^..#;^..arrete;^..asleep
3 ^..believe;^..bene;^..bien;^..bring;^..cambiato;^..dan;^..dat;^..di;^..discussed;^..doesnt;^..easy;^..esto;^..etre
3 ^..getting;^..granddaughter;^..halfte;^..halt;^..helft;^..holds;^..ik;^..il;^..ive;^..jamais;^..kan;^..konnte
3 ^..krijg;^..lads;^..least;^..li;^..line;^..mari;^..mas;^..messo;^..moitie;^..more;^..morgen;^..mucho;^..nice
3 ^..nicht;^..of;^..op;^..other;^..perdere;^..piano;^..piu;^..playing;^..por;^..press;^..promised;^..que;^..runde
3 ^..say;^..says;^..se;^..seems;^..single;^..ta;^..they;^..those;^..thought;^..troops;^..try;^..tue;^..u;^..walter
3 ^..wants;^..warte;^..way;^..wife;^..wish;^..wont;^..write;^..youve;^..ze;^..zijn;a double;a half;a joke;a one;a ta
3 a toi;a turn;a typo;a..&;a..army;a..avant;a..con;a..de;a..first;a..is;a..until;ab;abend;able;able to;about @;about a
3 about my;about the;about..until;account;ach nein;act;afford;after a;after..this;again..the;agreed to;ahora;aire
3 all :;all until;all..i;all..in;all..want;almeno..$;along the;alors;aloud;als er;als..$;als..,;alter;altro;alvast
3 am not;am still;america;an order;ancora;ancora ,;ancora la;and everyone;and go;and ill;and no;and see;and shes
3 and then;and..@;and..always;and..believe;and..he;and..no;and..she;and..should;and..the;and..well;and..wont;andata
3 andere..,;angst;annoy;annoy her;annule ,;answer;answer ,;answer my;answers my;any way;any..to;anymore;anymore $
3 anything else;anything in;anything..@;are $;are for;are kind;are..my;are..orders;arent;armate in;armeen in;armeen..@
3 armees;armees en;armees..@;army there;arrive;arrive $;arrive..$;arrived ,;arrivo;as a;as discussed;as i;as well
3 as..has;as..the;asked..to;aspetta;assez;at it;at..in;atrasado;atrasado ,;attack there;attack..#;attack..the;attente
3 au;auch..$;auf;auf..,;aufhoren;autre;avance;avance..de;avanzano;avec #;avec..$;away ,;ayer;back #;back to;back..#
3 back..sunday;back..the;bad..the;bang $;bath;be happier;be left;be less;be more;be on;be wrong;be..one;be..there
3 become..$;becomes;becomes..$;been told;been..my;been..that;before..$;before..have;behalve;ben;ben a;ben klaar
3 ben..met;bene ,;best thing;bete;betise;betise ,;better with;better..,;better..me;bien ,;big stack;big..is;bigger..$
3 bij de;bij..$;bij..,;bin ich;binnen;bis dahin;bit with;bit..@;bit..only;bit..the;blijven;bloody;bloss;border
3 border until;borders..$;both..$;break at;broer;brother;brother..im;brother..this;brother..to;bueno;bueno ,;but &
3 but dont;but here;but id;but it;but..go;by..mail;ca;ca $;ca ?;ca passe;ca..$;ca..le;call it;call my;called..$
3 cambiar;cambie;cambie de;came out;can get;can read;can..@;can..have;can..my;cancel my;cant decide;cant..them
3 cant..to;capital;capito;card i;card is;cards;cards $;cards ,;cards ?;cards if;cards..too;careful ,;carry;cartas
3 carte;carte $;casa;ces;cest..,;change $;change..,;che..ancora;che..la;cheaper;checked;cherry;chi ha;ci..$;coach
3 coach..to;coast;come home;come to;come..the;comes in;comes..my;comme ca;comme..?;con &;con i;con meno;con..$
3 con..gente;con..no;contare;contre..,;cosi $;cosy;could tell;could use;could we;could you;could..go;could..me
3 count on;counted;counted..$;country ,;crossing;cuando;cuanto;daar #;dad..to;dadi ,;dados ,;daheim;dahin;dall..,
3 dan..wel;dann..$;dann..ich;danno;dans le;das ?;das ist;das klappt;das..ist;das..jetzt;dat van;dat..@;davon ,
3 de armees;de helft;de kaart;de last;de los;de my;de que;de troops;de..@;de..es;de..komen;de..staat;decir;decirlo
3 decirlo $;del..pasado;delle..$;dem tausch;demande;den;den @;denk ik;derriere;des..,;desde..,;desde..con;desolee
3 deze keer;dezelfde;di &;di me;di mia;di..,;di..?;di..al;di..sorella;dice..#;did..$;did..say;die karte;die karten
3 die neue;die..ik;die..nur;die..van;dies;different $;dimanche ,;director;discussed;dit;dit que;dit..cest;do ?;do what
3 do..@;do..good;do..instead;doch erst;does $;does that;donde..@;dont look;dont trust;dont..at;dont..before;dont..just
3 door;door is;dove;down again;down there;dreimal;droit;druber;dry $;du all;durch;e mi;e..non;each;each other
3 earlier $;early ,;een andere;een..dan;een..die;eens..,;eh ?;eh..$;eher;ehrlich;eigentlich..ich;eine..$;einmal
3 either this;ejercito;el aire;el numero;el otro;el que;el..no;eliminato;eliminato ,;else;else is;en los;en..$
3 en..niet;encore;end up;enkel;enough;enough..$;enter;entre..y;er ,;er..,;er..een;er..mee;erst mal;erst..$;erst..,
3 ersten;es ist;es..$;es..,;esce;esce #;escribo;esta;esta vez;esta..no;esto $;estoy;et #;et non;etre que;even in
3 even..$;evening..the;everyone stays;everything ,;except;fails ,;fall;fall $;falling;falls $;falta;falta $;fanno
3 fanno paura;fanno..$;fatti;faut;faut..que;favour;fear that;ferma;ferma..,;fewer men;fewer..$;fight on;fin $;fin..$
3 finished $;fino a;first ?;first che;first place;first the;first thing;first..he;first..my;first..was;fit;fix;foggy
3 fool;fool $;foot;footnote;for another;for my;for..?;for..if;for..its;for..moment;for..more;for..next;forecast;fought
3 friday $;friday..i;frieden;from..?;from..at;from..old;from..on;from..south;front $;front ,;fue;full ,;gaan;gaat
3 gaat het;game with;game..my;garrison;gedaan;gente ,;gesagt;get for;get..$;get..in;getippt $;gewinne;giorno;giro
3 give..a;glasses $;go;go ,;go easy;go for;go..?;go..go;go..to;goed ,;goed..$;goes;goes into;goes south;goes..@
3 goes..i;goes..ill;going ,;gonna;gooien;got the;got..#;got..cards;got..of;granddaughter;guardia en;haar;hablar;hacia
3 hacia @;hacia..$;had enough;had in;had my;had..in;hago;half asleep;halfte..$;halt;happens if;happier;has not;has..@
3 hat mir;hat..@;hatte ich;have ?;have done;have gone;have lost;have to;have..it;have..left;have..run;have..say
3 have..to;hay..en;he does;he has;he plays;he..#;he..,;he..out;head $;heeft de;helft;her..,;here goes;here..nothing
3 hermano $;hes probably;hes..right;het niet;het zuiden;heute;heute..,;hier en;hier..$;him..$;hit;hit @;ho ,;ho letto
3 ho mai;ho messo;ho..$;ho..,;ho..@;ho..capito;ho..il;hoe;hoi;hoi ,;hold ,;hold it;hold your;hold..a;home $;home ,
3 home..,;home..and;hoofd;hoofd..$;hoop;hope i;hospital ,;houdt ,;how it;how..goes;i #;i attack;i changed;i counted
3 i dont;i even;i havent;i might;i place;i shall;i wish;i wouldnt;i..?;i..afford;i..at;i..attack;i..badly;i..decide
3 i..do;i..everything;i..looking;i..lose;i..never;i..quite;i..some;i..sorry;i..through;i..to;i..too;i..use;i..very
3 i..with;ich $;ich hab;ich schlafe;ich wollte;ich..auf;ich..dem;ich..die;ich..lieber;ich..mit;ich..nur;id had;id..a
3 id..for;id..happy;id..out;id..these;id..to;idea ,;idee;idee $;if no;if we;if youve;if..goes;if..lose;if..were;ik #
3 ik ben;ik het;ik je;ik jou;ik me;ik place;ik stuur;ik was;ik..$;ik..de;ik..er;ik..first;ik..in;ik..klaar;ik..legers
3 ik..met;ik..niet;ik..nou;il contrario;il tuo;il turno;il..a;il..con;ill stop;ill..$;ill..on;ill..this;im feeling
3 im in;im sure;im..about;im..so;im..sure;im..tired;in den;in it;in mano;in..at;in..bath;in..head;in..if;in..im;in..in
3 in..it;in..mi;in..middle;in..minute;in..morning;in..sauna;in..yesterday;in..zuiden;into..$;io $;io..ci;is better
3 is er;is from;is missing;is off;is op;is right;is still;is to;is..after;is..alive;is..anders;is..before;is..even
3 is..first;is..good;is..much;is..one;is..right;is..strong;is..too;is..typo;ist..$;ist..zu;it $;it .;it again;it all
3 it and;it looks;it might;it otherwise;it this;it tomorrow;it works;it would;it yourself;it...;it..?;it..all;it..be
3 it..far;it..not;it..possible;it..this;it..well;it..work;its @;its enough;its going;its raining;its still;its..down
3 its..good;its..last;ive heard;ive just;ive lost;ive..$;ive..@;ive..seen;ive..told;ive..too;jai..#;jai..le;jai..une
3 japans;jarrete;jaurais;je het;je perds;je..ce;je..een;je..plus;je..plutot;je..que;je..veux;jemand..$;jouer $;jouw
3 jugada;jusqua;just;just a;just in;just to;just..case;just..in;kaarten;kam;kan;karte;keep;keep..#;keep..at;keep..in
3 keeping #;kein..,;kettle;kidding $;kidding ,;kies;kind ,;klaar;klaar met;knock;konnte;krijg ik;krijg..er;kurz;kurz ,
3 la ,;la semaine;la tropa;la vraie;la..en;la..la;la..se;la..solo;laat..maar;lady;land;langer;las mias;lasst;last ,
3 last tour;last..jai;later today;laughing ,;le last;le tour;le tue;le..?;le..de;least;leave some;left;left in
3 left..then;legers;legers in;legers..@;lei;lets be;letto;letzten;level;lieber..,;lights;like &;like..have;like..know
3 limit;linda;line..the;little $;little brother;lo tengo;lo..es;long way;look at;looking..this;los #;lose;lose..ill
3 losing a;losses $;lost it;lost..$;lot;lot..$;lunch $;lunes;ma ne;ma non;maandag;maar;maar het;maar..,;maar..@
3 maar..is;magari;mail ?;mail before;mail has;mail..,;maken;maken me;makes;making;mal ,;man $;mano;manque;many;many in
3 map ,;map without;map..,;mapa..,;march..of;marche;marches;mas;may..it;may..the;maybe;maybe..should;me out;me shed
3 me there;me..,;me..armies;me..en;me..estoy;me..every;me..hour;me..la;me..night;me..of;me..peur;me..to;me..wait
3 mean &;meant..write;mee;mee $;mee ,;meer..dan;meer..ik;mehr $;mein..hat;meiner;mejor $;men..#;menos;menu;merely
3 met..,;meta;mi fanno;mi serve;mi sono;mi..#;mi..,;mi..ancora;mi..paura;mia ,;mias;mich;mich..$;middle..my;mieux ,
3 might;might..the;mind sending;mind yesterday;mind..,;minder $;mine ,;mine..$;mine..,;minus..last;mio ,;mio..,
3 mio..non;mir ehrlich;mir..$;mir..,;misread;misread the;misschien;mistake in;mistaken;mit dem;mit den;mit..tausch
3 mitad de;moeten;monday $;monde $;more..a;more..that;morning and;morning..i;mornings;most;most of;move #;move..@
3 move..in;move..the;moved;moves $;muss;must..$;must..a;my a;my answer;my broer;my brother;my computer;my glasses
3 my granddaughter;my losses;my nephew;my offer;my place;my zus;my..account;my..army;my..brother;my..first;my..had
3 my..hat;my..home;my..if;my..like;my..needs;my..one;my..that;my..with;my..wont;na de;nacht;nada $;nadie;natuurlijk..$
3 ne ho;ne..almeno;ne..que;near;near..$;need this;need..one;need..the;needed;needed..$;needs..$;nephew;nephews;nessuna
3 neue;never mind;new armies;new one;next door;next turn;nicht..was;nichts $;niemand..@;niet te;night shift;night..we
3 no;no digo;no estoy;no se;no..at;no..en;no..mas;no..me;nobody can;noch;noch jemand;noch mal;nodig;nog;nog ,;nog wel
3 nog..$;nog..ik;nomas;non ci;non e;non lo;non ti;non..mai;none;nonsense $;north..$;not that;not..at;not..it;notes
3 nothing this;nothing..this;number #;numero..$;nummer;nur aus;nur..&;o..va;ob ich;ob..so;of dice;of ik;of something
3 of those;of..,;of..a;of..i;of..naar;of..that;of..this;of..to;off ,;off..last;offer;often;oh;oh..and;ok ,;ok ?;ok..i
3 old..,;omen;on it;on ne;on our;on this;on top;on..last;on..phone;on..road;on..side;on..truce;onder;one ?;one army
3 one at;one from;one in;one left;one stops;one was;one yet;one..dear;one..for;one..from;one..me;one..my;one..this
3 one..those;one..without;one..would;ones ,;only;only an;only the;only want;only..$;only..army;only..it;only..one;ook
3 op ,;op een;ophouden;ophouden $;opinion;opinions;or;or the;or..$;or..a;orders ,;ospedale;other..,;others are
3 otherwise $;otra..$;otro..,;ou tu;oublie ce;oublie..que;oui;oui ,;ours;out $;out there;out..one;out..that;over $
3 over ?;over it;over..shoulder;own it;papa;para;para..$;para..,;pardon;pardon..je;parece;parle;partie $;partita ,
3 pas de;pas..du;passe;passo;past the;path;paura;paura $;pause $;peace ,;peace in;peace..the;penso $;per il;per..#
3 perdon;personne $;peur;peur $;peut..que;phone ,;pile $;pills;piu;plan ,;play ,;playing..the;please..$;plus;plus $;po
3 poco $;portate;porto;possible ?;possibly;pour..@;press;promised..$;promised..peace;proper;proper..after;ps..i;puedo
3 puesto;punto;pure;put a;put..on;quand;quanto..$;quarter;que ca;que es;que jen;que viene;que..&;que..ahi;que..de
3 que..es;que..la;que..le;que..lo;que..no;quelque;quelque..$;questa..$;question;quita;quita el;quite;quiza;quizas
3 read @;read..map;real ones;really..this;recu;reflechir;rien;right to;risk;roll $;roll..#;rolls;rolls $;ronde #
3 ronde ,;round with;round..$;round..be;route;runde;runde..ich;runs;runs..$;sa;safe;sag;said on;said..,;salt ,;same to
3 same..as;say about;says i;says never;schau;schlecht;schreiben;scrivo;se;se lo;sea;second $;second place;see if
3 see..face;see..i;seen &;segunda;segunda..$;sense $;sent it;sent you;sent..$;sento..,;serve #;seul..,;seulement de
3 seven;shake;she may;she..the;shes..,;should be;should leave;should..a;should..been;should..gone;should..wait
3 shoulder and;shouldve..@;si gano;si tu;si va;si..perds;side;sigo;sigue;silly..$;single ,;sitio;sixes against
3 sixes..me;size;size ?;size..$;skipped;slept..it;small..$;so everything;so only;so..me;so..you;soir;soir..de;solo
3 solo ,;solo da;solo sitio;someone;somewhere;son wants;son..that;son..to;sono;sono #;sorry..be;sorry..this;sort
3 sous le;speel;speel dit;spelen;spiel;spielen $;spijt;staan $;stack $;stack is;start $;start..second;stasera;stato
3 stavo;stayed in;stehen $;still..#;still..,;still..the;still..with;stop me;stop..$;stops..$;storia;strike;subito
3 sugar;suis;suis..de;sulla;sunday..i;sur..,;sure if;sure..is;surtout;survives;swapped;tablet ,;take;take @;take the
3 take..,;talking about;tarde;tastes;te mando;tegen..,;tell..if;terug;terug $;testa;than one;than she;than..,;than..on
3 that in;that last;that out;that right;that..am;that..and;that..it;that..keep;that..me;that..round;that..was
3 thats the;the bar;the bath;the bonus;the bottle;the cannon;the cherry;the computer;the feeling;the full;the home
3 the kettle;the laptop;the line;the menu;the morning;the name;the north;the old;the real;the right;the small
3 the stack;the..border;the..for;the..gives;the..hand;the..i;the..instead;the..just;the..orders;the..out;the..pile
3 the..roll;the..somewhere;the..stays;the..up;the..where;the..with;the..without;them $;them ,;them for;them..$;then $
3 then @;then its;then..all;there $;there i;there..a;there..i;there..it;there..way;there..what;theres;theres an
3 they roll;they..,;they..be;theyve;thing..&;thing..have;think;think thats;think the;think..$;think..need;think..ought
3 think..the;thinks the;third;this and;this by;this more;this on;this or;this over;this..before;this..for;this..mail
3 this..my;this..on;this..was;this..you;tho;tho $;thought $;thought i;thought of;throw..$;thuis;ti;ti..$;ti..i;time..,
3 times..de;tirare;tired $;to cancel;to change;to do;to end;to in;to look;to no;to sleep;to take;to that;to..as;to..at
3 to..back;to..before;to..by;to..cards;to..everything;to..game;to..its;to..next;to..of;to..on;to..one;to..second
3 to..south;to..the;tocar;toch niet;todavia;todavia no;togli;toi;told..shed;tomorrow $;tomorrow ?;tomorrow..$;tonight
3 tonight to;too ,;too if;too long;too..$;top;tot..$;tot..,;tour..la;tra i;tra..#;trade..my;treaty;treaty with
3 treaty..&;tropa;truce in;truce..@;true..$;try;trying;tu;tue;tuo;turn ?;turn is;turn yet;turn..on;turno que;tussen
3 tussen..en;type;u..?;uit..$;una sola;una vez;unbedingt;und..mir;under the;under..$;under..,;understand it;unos
3 until christmas;until sunday;until..,;up..a;up..with;use it;using;va bene;va o;van $;van @;van..,;vediamo;vergeten $
3 vers;vez no;vez..me;viene;viene ,;vite $;voir;von..,;voor..$;voor..,;vor..$;vorige;vorige..,;vraie;waar ik;wait is
3 wait..bit;wake;wales $;walter..the;want is;want some;want the;want..dice;want..hand;want..of;want..to;war..$;war..@
3 was ik;was it;was..little;was..my;was..thinking;was..with;we can;we leave;we..@;we..it;week..so;weeks..$;weeks..,
3 wees;weg;weg $;wenn du;wenn ich;wenn..das;wenn..klappt;wenn..mich;were ,;were..,;weten;what is;what the;what..&
3 what..if;what..need;what..say;whatever..$;whats a;when it;when youre;when..gets;when..is;where my;whether
3 whether that;which..the;while;while im;while typing;who..that;whoevers;why $;wife thinks;wilde;will #;will das
3 will do;will encore;will je;will zeggen;will..,;will..?;will..mal;will..the;win ,;wiped;wird..@;wirklich;with @
3 with all;with..#;with..in;with..is;with..new;with..one;without this;without..$;woche;won $;wordt;work ,;worth
3 would be;would make;would never;would..?;would..mind;would..nice;wouldnt..in;write ,;write..$;wrong ,;wrong ill
3 wrote this;wurde;y me;y no;y una;y..#;y..$;ya..que;yes ,;yesterday $;yesterday..but;yet..the;yikes;yo no;you about
3 you come;you later;you mind;you wait;you when;you..any;you..just;you..sending;you..so;you..that;you..them;you..these
3 you..this;you..to;you..with;youve..this;zien;ziet;zijn..er;zitten $;zo ,;zo..,;zou..@;zu..$;zuiden;zur;zur..,;zus
4 # ,;# of;#..i;#..it;#..the;&..out;, dann;, ho;, no;, one;, se;, si;, te;, this;,..dan;,..das;,..hab;,..non;,..te
4 ,..too;,..would;: the;@ #;@ ?;@ que;@..and;^ all;^ als;^ and;^ can;^ con;^ could;^ do;^ erst;^ go;^ hold;^ id
4 ^ mejor;^ more;^ oh;^ one;^ only;^ perhaps;^ se;^ si;^ thats;^ where;^..can;^..dit;^..do;^..it;^..joue;^..la;^..may
4 ^..mind;^..ne;^..once;^..only;^..or;^..place;^..solo;^..sono;^..soon;^..the;^..trade;^..until;^..wollte;a set
4 about..,;after the;al..$;all ?;all this;als;and #;and not;another round;answer $;any..$;anything;anything $
4 armate..@;at home;at least;attack on;attack..there;au..$;away $;back ,;be..with;bit..$;border $;bottom;can..$
4 can..the;ce;comes..$;con la;contrario;cosa;coup;das..,;de #;decide $;del..,;deze;di #;di..$;die halfte;do;do $
4 do..think;done $;dont..me;eigenlijk;en #;en @;en..de;encore $;er;era;erst;etre;everything;fails;far $;first..$;forse
4 free;gave;geht;give;given;gli;go to;goes..,;halfte;has already;hasta;help;het $;het..,;husband says;i look;i said
4 i want;i wont;i..i;i..last;i..more;i..still;i..them;id;id be;if i;if you;if..fails;im back;into @;is not;is what
4 isnt it;it..#;je me;jouer;just kidding;karten;klappt;la..que;last weeks;later;let;let me;lets..$;lo..$;looking at
4 losses;mail;mail ,;mal $;male;mando;may i;meglio;men;men $;met @;mind the;more..$;naar;ne;ne..rien;needs;nicht..,
4 nichts;no..i;non..,;not sure;not what;nur;o;ob;of #;of..@;oh..,;on ,;on @;once ,;one $;one and;one place;ones..$
4 only $;only..to;op..$;orders $;out of;pass;peace;perhaps;place;place ?;plenty;promised;que @;que..,;questo;right ?
4 round ,;run;said..the;same;send;she has;shed;side $;sin;sono..,;sous;sta;staan;stays;tell me;that is;the bit
4 the last;the odds;the others;the same;the..from;the..when;them all;then;then ,;then the;there ,;there are;thing
4 think $;think ?;think i;think its;this was;this..not;to #;to @;to wait;to..#;to..it;too..to;tour;tra;turn..,
4 until you;until..week;van my;veo;vindt;wacht;wait..&;want;wenn das;whats;where it;wife says;wife..i;with &;without
4 wollte;word;would it;would..be;wouldnt;you hear;you..it;you..its;zu;zug;zuruck
5 # $;# armees;# at;# di;# losses;# man;# on;#..non;#..then;& a;& hat;& my;& too;& up;&..:;&..attack;&..first;&..for
5 &..he;&..is;&..ist;&..moved;, after;, als;, always;, cetait;, ci;, denk;, dont;, if;, ill;, let;, nada;, para
5 , please;, right;, say;, tell;, theres;, whatever;, whichever;, would;,..#;,..@;,..attack;,..better;,..brother
5 ,..enough;,..fait;,..isnt;,..keep;,..let;,..many;,..mich;,..need;,..se;,..son;,..tell;,..that;,..ti;,..times
5 ,..which;,..will;. @;: #;:..@;@ $;@ con;@ niet;@ or;@ thing;@..$;@..con;@..help;@..is;@..then;@..was;@..whatever
5 @..you;^ after;^ antes;^ ben;^ bring;^ e;^ eigentlich;^ es;^ falls;^ from;^ just;^ lieber;^ max;^ nach;^ not;^ nur
5 ^ pardon;^ pick;^ place;^ play;^ scusa;^ second;^ statt;^ und;^ was;^ yes;^..@;^..agreed;^..anything;^..by;^..gave
5 ^..half;^..hold;^..ich;^..instead;^..isnt;^..joking;^..met;^..mon;^..not;^..one;^..para;^..rest;^..toi;^..wasnt
5 ^..wrote;a la;a minute;a mistake;a..idea;aan..$;about...;about..if;ach;ach..,;achter;actually ,;after;again after
5 again at;against me;against..,;ah ,;all ca;all en;all..#;all..@;all..la;all..on;almeno #;along;already ,;als &
5 als..het;an..place;ancora #;ancora..$;and..in;and..it;and..to;annule;another game;antes;anyway $;are just;are..me
5 armeen;army..$;arrete;as @;as..stays;ask;asked me;at..and;at..end;aun;avant..,;avec le;back ?;back in;back the
5 back..,;back..i;bad $;bad..,;badly;before;beter;better to;beurt;bis zur;blijf;but #;but..$;ca ,;cambia;cambiato
5 can $;can one;can we;case $;ce..pas;cest trop;cette fois;change;changed my;changes;che ho;ci penso;could..#;coup de
5 course $;creo;dalla;dan;dann;das;das hier;das noch;dat dan;deal;depuis la;die #;digo;dir;dont;dont know;dont..him
5 dont..to;dont..too;door..@;drawer;e..una;easier;eben;echte;eentje;el..?;el..del;el..turno;elkaar;en..#;end..with
5 entre;eruit;est de;este;extra;fai;fai..$;far..it;figure;fils;first;first $;first..@;first..and;fois $;follows
5 for..day;for..mail;forget..,;from &;from last;get..,;getippt;give me;go badly;go..@;goes to;goes well;got..,
5 got..the;green;had ,;half of;halt ,;has more;has moved;has..been;has..to;hear from;hermano;herum;het aan;het..niet
5 ho cambiato;hold;hold..horses;horses ,;hou;husband..i;i believe;i forgot;i own;i see;i wasnt;i were;i will;i would
5 i..@;i..know;i..mind;i..not;i..trade;i..want;ich attack;ich..#;ich..als;id leave;id like;id say;id..the;if;if #
5 if ive;if she;if they;if..dice;if..one;if..roll;if..see;ik dit;il ne;il..#;ill..a;in case;in mind;in peace;in there
5 in..first;is fine;is niet;is..be;is..it;is..lot;is..my;isnt..$;isnt..?;it a;it doesnt;it fails;it from;it..wrong
5 it..you;its..#;its..,;ive put;jai my;je..my;je..pas;joke $;joke ,;joking;just the;just..to;know..you;krijg;la mitad
5 la segunda;lass;last attack;laten;left $;left ,;left @;legal;let..be;lets;lets..that;like $;like to;lo;lo estoy
5 lo..,;lo..con;load;longer $;maar een;mail..me;mas $;mas ,;max;maybe i;maybe..$;me ne;me peace;me suis;me..do;me..in
5 me..sin;me..what;mean;mean ,;meant to;mehr;mejor;mette;mia sorella;mia..,;middle;mij;minder;missing;mistake;moi..$
5 moins;moment ,;mon fils;more;move ?;move in;move to;my mail;my orders;my..turn;my..up;my..while;naar..$;nach dem
5 nada ,;name;nel;next to;nicht mehr;niet;niet $;niet ,;niet..$;niet..,;niet..ik;no need;no trade;noch..?;nog..,
5 nog..?;non ho;nonsense;north;not so;not..if;not..this;nothing..@;o..,;ob @;obviously $;odd;of..before;of..can
5 of..for;off the;off..,;on hold;on..#;on..first;on..until;one..it;one..on;one..only;one..the;one..there;one..to
5 ones..the;only wanted;only..of;orders;orders..$;others;ou;ought to;out with;own..$;par;pardon ,;park;pas $;pas le
5 pasado;pause;penso;phone $;pick;piu di;plus..#;possible;posto;put my;put this;que #;que jai;que..a;queria;quiero
5 really..of;rest ,;rest in;rest..#;roll a;round..the;run..$;safe..$;sauf;says..the;scusa;se a;se puede;se queda;se si
5 se..$;se..e;se..sono;second..is;see..it;sensible;serve;set;should..@;si;si..il;si..passe;side ,;slecht;slept on
5 so do;so if;so no;so..@;soir ,;soon..&;sorella;sorry..i;sorry..that;south $;south ,;stayed;stays..$;stop;stop ,
5 stop..the;stuur;suicide;sure;take it;take..off;tausch;tauschen;te;te veel;test ,;than..of;that $;that attack
5 that one;that..for;that..still;thats a;thats enough;thats..,;thats..my;the middle;the one;the phone;the..before
5 the..first;the..half;the..may;the..must;the..set;the..stop;the..thing;them can;them there;then keep;then nothing
5 they ?;think of;think..something;this ?;till;till &;till you;to decide;to hit;to leave;to whoever;to..others;toch..,
5 touche;tour $;tour..$;trade $;tranne;troops $;tu..@;twice ,;typing ,;typo;u;uberall;ultima;unless the;until #;up @
5 van..week;veux;vivo;vorher;wait until;want all;want to;want..talk;warte..,;was..mistake;was..niet;waste;way..$;we do
5 well see;wenn;western;what i;what..want;what..you;whatever;whether the;which of;will ich;will..$;wiser;with fewer
5 with only;with that;with the;with this;wont..it;worth..$;would do;would like;would..$;write;yes;you can;you put
5 you to;you..anything;you..i;your horses;zijn;zonder..$;zur halfte
6 # ?;# armeen;# de;# for;#..@;#..home;#..mas;#..me;& me;& si;& wants;, call;, das;, el;, mine;, of;, sorry;, stop
6 , take;, then;, wenn;,..everything;,..forget;,..it;,..je;,..just;,..no;,..off;,..promised;,..write;@ card;@ i;@..,
6 @..better;@..la;@..le;@..more;@..there;^ ce;^ cest;^ das;^ dat;^ either;^ era;^ et;^ everything;^ lo;^ non;^ o
6 ^ once;^ same;^ then;^ una;^ without;^..as;^..ca;^..caso;^..forget;^..hay;^..het;^..kidding;^..let;^..maar;^..out
6 ^..rather;^..too;a @;a..at;about..cards;af $;after #;after all;after..,;agree;ahi;al @;alleen;als het;and @;and..me
6 armate;as it;as..as;ask &;attack..,;attacks..@;au..#;au..tour;aus..$;avant;bad ,;be..#;behind;better..$;bij;bis
6 bit about;bleiben;bleiben $;bleibt;break;can i;cards for;carry on;ce soir;change my;count;counts;course;cut;dal
6 dan..het;dann @;de ici;de jouer;de lo;de..?;de..la;decide;denk;depuis;dis;do..$;do..same;dont roll;earlier
6 either..or;entonces;er..#;esto;except the;falls;finale;first attack;follow $;for it;for now;forget;from this;fuori
6 gar;gar nicht;garde;get @;gleich;goes..$;guardia;hang;has..me;hat $;i get;ich nicht;ich..nicht;id..@;id..not
6 if nobody;if..$;if..doesnt;if..dont;if..have;if..is;ignore the;in $;in that;is for;is het;isnt;it be;it isnt;it one
6 it until;it..,;ive thought;ive..better;je ne;je prefere;je..$;just one;just..,;kannst;keep the;keep..$;kijk;la last
6 later $;le @;le..depuis;least..$;left..@;let it;lets not;li;list;lo que;lot ,;make;manana;me think;me until
6 me..tonight;meno;mind;mind..the;mitad;moins #;moins..$;mon..de;more $;more..,;more..i;move ,;my..from;nada;naturlich
6 nein ,;nest;nicht $;no..,;no..this;non;non ,;non sono;non..$;none of;not;not..i;nothing $;now that;number ,;numero
6 nur ein;obviously;oder..$;of it;of..:;of..in;of..would;off $;on that;on..i;one after;one is;one..#;one..a;only..@
6 or..i;other one;oublie;ought;pas;peut etre;place..,;please;plus..$;prefere;puede;put..there;que lo;que no;rest
6 round..i;runde $;sarebbe;says @;se me;seulement;should i;should..the;si ca;si je;silly;so..that;sobra;solo..,;staat
6 statt;still have;sur;take back;than..in;that even;thats what;the bottom;the cards;the extra;the third;the..go
6 the..one;the..side;the..until;the..version;them;then on;there ?;there..#;thing $;think ,;this..dont;this..what
6 though $;to keep;to think;to..if;to..instead;to..is;to..them;tom..#;too many;trop;up my;use..$;van die;vaut;von..aus
6 wait;wait $;wait a;warte;was my;was..for;weakest;weet;weniger;what..have;wise;with..cards;works $;worp;would..to
6 wrong;wrong $;yet..i;you think
7 # a;# i;#..there;, bis;, dan;, though;,..ask;,..dont;,..lo;,..one;,..or;,..send;,..take;,..think;,..tu;@ :;@ first
7 @ if;@ y;@..all;@..no;^ ah;^ al;^ attends;^ change;^ dont;^ er;^ est;^ stop;^ these;^ warte;^..after;^..auf;^..das
7 ^..go;^..its;^..las;^..move;^..nest;^..nur;^..sure;^..take;^..that;^..wait;^..what;^..when;a few;aan;aan ,;agreed;ah
7 all in;alone;als ik;andere;anders;as long;attack is;au @;au moins;be @;before i;ben $;better not;but one;ce nest
7 ce que;change the;correct;correction;davon;desde;do..?;doch;doen;donde;dont mind;dont want;dont..the;drop;du @;eso
7 est ce;est..que;everything in;everything..$;few;fewer;first ,;first and;first one;first..,;first..then;for..second
7 from there;happens $;i may;i mean;i promised;i sent;i take;i..about;if &;if @;if it;if the;if..get;if..gets;ik er
7 ik..nog;il @;instead;is just;is only;is worth;isnt..,;it..i;jij;kann;keep a;kidding;laisse;last one;leave the
7 look..it;mag;make it;make..a;me again;me more;me..de;me..you;minds;morgen;my next;my..mail;ne..plus;need to;nicht
7 nicht..$;no..@;not ,;not..,;not..the;number;odds;of course;once..$;one more;only..i;or..,;other;other game;out..@
7 parte;perdere;peut;place..$;put;put..in;queda;quit;rest..@;right ,;se &;second;si..,;sit;stay;stay..$;stupid;te lo
7 te..$;the border;the first;the rest;the..back;the..place;the..should;theres a;thing ,;think about;though;throw
7 to attack;to lose;to stop;to write;too late;truce;tu..$;wait..my;when @;when its;with everything;with it;would you
7 wrong..$;wrote..,;yet;yet $
8 #..them;, lets;, ob;,..course;,..es;,..mean;,..place;,..wait;@ doesnt;@ falls;@..non;@..of;^ unless;^..ce;^..en
8 ^..if;^..mail;^..meant;^..non;^..una;^..with;a truce;aantal;aanvalt;abbess;abbia;abort;accept;acceptance;accordo
8 accumuler;acordado;acuerdo;adapt;adegua;adjacent;adjust;advise;af;afghanistans;aggiungine;agnes;ahorro;aie;ailleurs
8 ajusta;ajustalo;algo;allem;alli;allowed;almohada;alte;alto;altra;altre;altrimenti;altrove;amend;american;amounts
8 an $;anade;andare;anderen;andern;aneinander;anfangen;angebot;angeboten;annuler;another..$;anpassen;anywhere;aparte
8 appen;appena;approvazione;appuye;april;arriba;arriesgado;arrivano;as soon;ask me;assuming;assumption;atacado
8 atacaria;atacarla;ataques;atatck;atencion;atras;attaccato;attaccherei;attacchi;attack from;attcks;attimo;auquel
8 autocorrect;autrement;avanza;avast;aver;avisame;aviso;avvocato;await;ay;back..$;balanced;bandeja;bare;bas;basso
8 basta;bastan;batterij;battles;be better;beachten;beaucoup;bedacht;bedoelde;bedoeling;befehl;befehle;behalte;behalten
8 bel;belay;bench;bescheid;beside;besloten;besoin;betere;bevestigen;bevor;bewaar;beyond;binding;bleed;bleib;blessing
8 bloederig;blood;bloot;bluff;boat;boel;boh;boos;borra;borrador;bougent;bozza;brakes;bram;breek;brich;britian;brittain
8 brothers;bug;burma;burn;busca;butta;buttala;by #;caiga;calcolatrice;cambi;cambiado;cambiale;camino;cancella;canje
8 canjear;cannot;canon;careless;cas;caso;casualties;casualty;catastrophe;cavalier;cease;ceasefire;ceci;celui;celular
8 cero;changer;changing;chaud;chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle;claro;clause;cliccato
8 clock;closing;coin;colleghi;coller;coloca;column;combinacion;combinato;comincia;committee;compulsory;concept
8 condicionado;confinino;confirmed;confirmo;confirms;confundi;confusion;confusione;congela;conquistato;conquiste
8 conseilles;consultalo;consultar;contato;conte;content;continued;conto;contrariamente;controlla;conviene;convinced
8 copier;correctie;correctly;correggi;correo;correttore;corrige;corrijo;corta;costo;coude;countermand;crecido;crept
8 croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dads;daft;dagegen;dal..$;dame;darf;darsi;date;decade
8 decided;deciderai;decidido;deciso;dedo;defendiendo;defending;degli;dejamos;dejaria;dejas;demasiados;demi;denn;dentro
8 deplace;depuis..$;deroga;desdecirme;desdigo;deux;dial;dices;dico;diego;difendere;differently;digan;dime;dimenticalo
8 dimezza;dimezzale;dimmi;ding;dira;dirai;direction;disastro;discard;disculpa;discuss;displacement;disposto;distracted
8 do the;dobles;doden;doorgaan;doorgaat;doppio;doubled;dovevo;down to;down..#;draai;draus;drivers;drops;drunk;dunno
8 easiest;ecrire;ecris;eerder;effe;einfach;eintauschen;eintragen;einverstanden;ejecutes;ejemplo;elige;ella;ellos;em
8 emergency;empate;empieza;endgultig;endgultiges;ene;enfadada;enleve;enlever;enleves;entera;entra;entro;environ
8 envoyer;equal;equivoque;eran;erase;erbuiten;ergens;erlaubt;error;ersetz;ervoor;esagerato;escapo;escribio;esos
8 esperame;esperate;estaria;executing;exit;experiment;faccenda;facciamolo;facoltativo;fail;faisais;fallen;falsch;fanne
8 fasse;fea;fehlt;fermiamoci;finirla;flatmates;flop;follow;font;for next;foregoing;fortify;forze;frais;frase;fris
8 fronti;fuera;fuerzas;funktioniert;gastes;ge;gek;gelesen;geloof;gemeint;genau;genugt;geplakt;geredet;gerissen;gesetzt
8 getal;getallen;geteld;gevecht;geweest;gewohnheit;gezet;gibt;ginge;giocarle;giochi;giurerei;giusto;glaube;grabbed
8 grande;greenlnad;greeting;grenst;grenzen;group;guardar;guardate;guerra;haal;habe;habs;hadnt;hagas;half $;halveer
8 handed;hang on;hangs;harbour;hause;haut;haz;hazlo;heiss;helm;herd;hereby;hers;hesitate;heure;hice;hiciera;hiermee
8 hiervan;hilft;himself;hin;hinein;hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hooguit;hop
8 horen;humbly;hypothetically;ich..@;icland;id rather;idk;if thats;if..can;ignorier;ignorieren;igual;ijskast;ilegal
8 illegal;illegale;im..#;imparando;importe;in..place;increased;indias;inform;inleveren;inruilen;insieme;insist;insisto
8 insofar;installe;instead $;intelligent;intendevo;interesa;invia;inwisselen;inzien;is..many;it ,;it gets;jack
8 jattaquerais;je te;je..suis;jechange;jette;jeudi;juegues;jugaba;junto;kampf;kanon;kans;kep;kid;klopt;klug;klungelen
8 kmachatka;koest;korrektur;kostet;krachten;kunt;laat;lado;lancio;larger;lars;lascerei;lascialo;lasciamo;lasciane
8 lasciarne;latest;lauft;lease;leek;leftovers;legality;leggi;letterlijk;lies;limits;linea;links;llame;lleve;lugar;m
8 mach;machen;machst;mailadresse;malheureux;manage;manca;marcha;mattaque;mazzo;meantime;mejores;melde;mercoledi
8 messagerie;messing;metais;meti;mettiamo;mettine;mezzogiorno;mica;miedo;miercoles;migliore;mijne;milking;mindestens
8 minimum;mirando;misa;miscounted;misgaat;missus;mittagessen;modifier;moest;moglich;mogolia;moogt;moose;move..$;mr
8 muerto;mueva;muevas;mussen;mustnt;muy;nachster;nadat;nader;nakijken;nalezen;namen;names;narrete;neanche;necesito
8 needful;neer;neerzetten;nego;negotiating;nein;nen;nentre;nenvoie;nes;net;netait;neu;nieta;niets;nipote;no lo;nombres
8 nope;nord;not $;not..about;nul;null;numbered;numeri;obbligata;oben;object;objection;obliga;oefenen;oeps;of them
8 of this;oltre;olvida;olvidalo;om;omit;onderste;one ,;ongeluk;ongeveer;onwards;oost;opcional;oppure;ops;opschrijft
8 option;orale;ordres;oriental;outnumber;overdo;overleggen;overlook;overlooked;parait;pare;parecido;parentesi
8 parentesis;parere;pari;part;partir;partisse;pasalo;pases;passer;pasticcio;pata;patto;pazzia;pedir;peine;pendiente
8 pending;pensaba;pensais;pensandolo;pensarci;penses;pentita;perform;permit;permitido;pet;piazzamento;piled;pinch
8 pivoting;plaats;placer;plaisantais;plantas;platz;player;please $;ploughing;podria;poging;pone;ponga;pongas;pongo
8 ponlas;ponle;porque;portion;pospongo;possibile;posted;potrebbe;pourrait;practicando;preferirei;preferisco;prefiera
8 prefiero;preguntale;prejudice;premature;probabilidades;proceed;production;proefdraai;program;propose;prosegui
8 provvisoria;prullenbak;pueda;pues;pupils;push;put the;qual;qualcuna;quale;quando;quanti;quantity;quay;quegli;quello
8 quelques;quen;quieras;quietecita;quitale;quitalo;ragionando;raid;rang;rapporte;rate;rather;rebaja;rechne;rechts
8 recount;redis;redo;redt;reduce;reflechis;reflexion;refuso;registri;reglamento;regolare;regret;rehacer;rehearsing
8 reichen;reinforcement;reiter;release;renglon;repartelas;repeat;repent;replies;reponds;reponse;reprendre;request
8 reserva;restano;result;reten;rethink;retirada;retirate;retract;return;revert;revisa;revisalo;revises;revision;revoke
8 rewrite;richtigen;rigirali;riguardando;rimanere;rimetti;rinunciare;risentiamoci;riskant;risks;risparmiare;ritirata
8 ritirati;ritiro;roughly;rubbish;ruber;rum;rumgedruckt;rung;rust;sacalo;sacan;sagen;sailing;saltalo;saltiamo;sanity
8 sarrete;satz;saying;scandanavia;scene;scherzavo;scherzo;schreef;schreib;schrik;schwachen;schwester;scoperta;scordato
8 screaming;scrive;scrivere;se..,;seasons;second..$;seconda;segna;segue;seguito;seises;sembra;senal;senno;sensato
8 sentence;sentido;separately;sequence;settle;setzt;shook;si &;sicura;siga;sigan;sils;simmer;sistemalo;sixty;sla;slaan
8 sleep on;slimmer;slip;slowly;so..it;sobran;sohn;soit;solamente;sollen;soltanto;sonntag;soon as;sospendi;southern
8 spaar;spass;spend;spendo;spostamenti;spostarle;sposterei;spotted;stapel;steer;stel;stepped;stepwise;stoppen;strada
8 streich;strength;stronger;stuk;stukje;subject;substitute;succeed;success;suffiront;suffisent;suffit;suicidal;suite
8 suivent;suivra;sum;supersedes;superstitious;supper;supposons;suspende;suyo;tantito;tausche;tbc;tbh;telefoniert
8 telephone;telt;template;temptation;tempted;tenermele;tengas;tenvoie;tenzij;terminar;termine;terms;terugkom;the other
8 the place;the wrong;the..if;therefore;tie;tieni;tienilo;tik;tira;tiralo;tiro;tocaban;toccare;toccarlo;tocchi
8 toglierla;tolerance;tonta;torno;toss;touch..$;touches;tourne;towards;trading;tranquille;treat;treating;trick;tries
8 tris;trompe;tromper;troppe;troppi;troublesome;troupes;truppen;turno;tus;twijfel;uberschlafen;ugly;uithaalt;umgekehrt
8 undo;undone;unes;unicamente;unidea;uniquement;unten;upset;usane;usare;useful;useless;uy;valida;vallen;vanno;vaudrait
8 vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verkeerde;verkehrt;verlaten;verlorenen;verovering
8 verplaats;verplicht;verschieben;verschiedene;versie;version;verso;verspreid;versterkt;vertan;verteidigern;verteilen
8 vertrekt;verwechselt;verwerkt;vespers;veterans;viejo;viele;vinger;vloog;voel;voglia;volgens;volgorde;voluto;von
8 vorschlag;vouloir;vrai;vrais;vuelvas;waarvandaan;waffenstillstand;wait ,;wait with;warning;wegfallen;weggooien
8 weglaten;wegschmeissen;weinig;welcome;welke;whatevers;whichever;wilt;winners;wissel;with..dice;withdrawing;woanders
8 woensdag;worn;writes;wrongly;yak;yeah;z;zahl;zal;zegt;zeker;zero;ziehen;ziekenhuis;zij;zodra;zugesagt;zut
9 ,..not;,..rest;,..second;@ alone;^ actually;^ attack;^ forget;^ leave;^ wait;^..attack;^..attacks;^..leave
9 after that;all..them;an ,;at..?;attack..$;attends;case;demain;do that;enough $;forget the;go on;go..the;hmm ,
9 hold the;i say;i wrote;if that;if..has;ill send;is too;it goes;leave;leave @;lieber;liever;line;my..about;naar @
9 ne..pas;no more;noch..,;not..$;nur ,;oder;on to;only..the;or @;pas..$;place ,;play..$;scrap;send the;sense;sorry $
9 that ,;the #;the number;the numbers;the trade;the..bit;thoughts;tonight $;touch;unless;wait for;wrong..,;wrote
9 you may
10 # is;& attacks;,..if;^ ignore;^ or;actually;afterwards;attack;attacks @;below;confirm;damit;do it;if not;la @
10 leave..alone;less;long as;mets;move;not to;of..#;on..the;otherwise;put them;second one;so dont;the..ones;the..only
10 the..way;think..it;trade
11 # armate;# back;# cest;# des;# du;# essai;# go;# instead;# less;# must;# naar;# nach;# somewhere;# van;# verloren
11 # voor;#..attack;#..better;#..genoeg;#..get;#..go;#..guardia;#..habe;#..less;#..over;#..remain;#..whoever;& accepte
11 & agrees;& alone;& answer;& ataca;& attacca;& attaque;& bis;& does;& e;& first;& non;& offers;& tonight;& whether
11 &..answered;&..arrabbia;&..ataca;&..before;&..habe;&..il;&..la;&..le;&..offered;&..word;, ,;, actually;, alleen
11 , break;, cambialo;, correct;, damit;, delete;, disregard;, do;, doch;, else;, eso;, everything;, falls
11 , finalement;, frag;, go;, gooi;, hein;, hold;, ignore;, laisse;, mag;, mets;, ok;, pick;, plutot;, quella;, read
11 , scegli;, sobald;, still;, strike;, today;, trek;, zeg;, zieh;,..arrete;,..as;,..ben;,..bleibt;,..blijf;,..change
11 ,..changed;,..do;,..doch;,..era;,..feel;,..game;,..gleich;,..havent;,..kijk;,..less;,..mets;,..mi;,..mix;,..muss
11 ,..nach;,..north;,..now;,..para;,..passing;,..pasted;,..perdere;,..see;,..skip;,..those;,..ware;,..where;. if;: all
11 : first;: niet;: swap;:..in;>;>..$;? i;? then;?..do;@ @;@ af;@ afterwards;@ ataca;@ aus;@ be;@ bit;@ but;@ meinte
11 @ nait;@ not;@ oder;@ only;@ ou;@ sauf;@ serait;@ sorry;@ twice;@ wherever;@..attaque;@..avec;@..ci;@..fall
11 @..first;@..fuori;@..meant;@..move;@..nicht;@..off;@..peace;@..peut;@..que;@..sorry;@..von;@..well;^ aber;^ ach
11 ^ add;^ argh;^ aspetta;^ attaque;^ begin;^ beim;^ cambia;^ cash;^ dann;^ depends;^ deze;^ dis;^ dit;^ espera
11 ^ estaba;^ esto;^ euh;^ execute;^ garde;^ gilt;^ hm;^ ist;^ kann;^ kommando;^ make;^ march;^ moment;^ nee;^ nimm
11 ^ nvm;^ oder;^ otherwise;^ park;^ plutot;^ pull;^ quit;^ sarebbe;^ spiel;^ split;^ tacha;^ tja;^ wenns;^ whichever
11 ^ whoops;^..aanval;^..above;^..actually;^..als;^..ancora;^..angriff;^..arent;^..avant;^..b;^..beurt;^..broma
11 ^..case;^..compte;^..condition;^..confirm;^..doch;^..e;^..everything;^..fewer;^..free;^..glaub;^..great;^..juste
11 ^..lass;^..letzten;^..list;^..mag;^..meglio;^..mehr;^..naar;^..nee;^..no;^..numbers;^..peut;^..peux;^..posto
11 ^..postpone;^..puse;^..ramene;^..reads;^..reserve;^..rolling;^..te;^..theres;^..thinking;^..third;^..throws
11 ^..uberall;^..uberlege;^..unterste;^..weet;^..wurdest;^..yet;^..zuruck;^..zweiten;a condition;a deal;a suggestion
11 a..che;a..longer;a..no;a..que;aan..als;aanval..,;abajo;about $;about..yet;above;above $;above but;above..what
11 above..with;accepte;accepte la;accepte..treve;accord $;actually the;adresse;adresse..$;after @;after dinner
11 after every;after..$;after..go;after..rolls;after..second;after..throw;again tonight;against the;against..rules
11 agreed that;agreed..@;ah..,;ahead $;al contrario;al posto;al reves;alcanzan;all du;all nach;all..au;all..what
11 alleen als;allora;allowed ?;allowed to;allowed..$;allowed..do;alone..i;als @;als ben;als je;als..@;always..them
11 am handy;an meiner;and tell;and..ask;anders vervalt;anders..$;anders..het;andersom;angenommen;angenommen ,
11 angreifen ?;angreifen..$;angreift;angriff bin;angriff schiefgeht;angriff..ich;answered;answered my;antes..$
11 any..this;anything if;anything yet;anzi;anzi..,;apart;applies;are #;are bad;are..ideas;argh;argh ,;armeen hat
11 armeen..als;armees ,;arrabbia;arrepenti;arrepenti de;arrepenti..lo;arrete toi;as..and;as..but;as..draft;as..goes
11 ask..whether;at..armies;ataca..desde;attacca ,;attacca @;attacca il;attacca la;attacca..,;attack $;attack ,
11 attack il;attack was;attack..i;attack..it;attack..then;attack..when;attack..with;attacks;attacks ,;attacks..first
11 attacks..there;attaque $;attends avant;attends..de;au prochain;auf ,;auf @;auf..sobald;aus an;ausser;avant..lancer
11 avec @;avec..@;b :;back afterwards;back..attack;back..me;bad roll;be #;be allowed;be smarter;before ,
11 before anything;before it;before ive;before playing;before that;before this;before..attack;before..commit
11 before..do;before..happens;beim zweiten;beim..angriff;belongs;below $;below ,;ben er;better ?;better odds
11 better one;better stay;bij ,;bin..$;bis..halfte;bis..mit;bit less;bits;bleibt..$;bother $;bouge pas;bouge..$;bound
11 bound by;brave;break it;break off;break..off;broma;brother..my;brouillon ,;but..#;but..i;but..if;but..until;by one
11 by phone;ca ce;ca en;ca..soir;caduto;caduto il;cae;can ,;can..in;can..keep;can..put;can..stop;can..to;cancel
11 cancel that;card if;cards i;cards with;cards..have;cards..i;cards..so;cards..time;cards..wait;case &;cash in;ce..$
11 ce..,;ce..je;cest juste;cest..$;cette..$;change @;change..plan;change..to;che &;che tu;che..non;che..si;check
11 check the;ci..ancora;comma;commit to;con esto;condition;condition que;condition..@;conditional;conditional..@
11 confirm the;confirm tonight;confirm..$;confirme;consider this;consider..provisional;copied..from;correct..$
11 correggo;costs..#;could i;could skip;could..do;could..get;could..hold;coup..fil;couple more;course..i;creo que
11 crois;cross out;cross..the;cuantos;cuentas;cuentas ,;dad says;dal..in;dall;dall @;dalla @;dalla..$;damit $;damit ,
11 damit..bis;dan #;dan kijk;dan..,;dan..je;das aber;das second;das uberhaupt;das war;das..@;das..als;das..dann
11 das..dem;davvero;davvero ?;davvero..$;de aanval;de abajo;de fil;de lancer;de las;de plus;de second;de trop
11 de verdad;de..ca;decide ,;decide about;decide between;decide..@;decided $;decided yet;decided..$;decido;decido then
11 dejo;del final;del turno;demain matin;demain..$;den..finally;depends..&;depuis..,;der first;der..angriff;detto
11 di piu;dice less;did..time;die $;die aanval;die move;die..@;die..davon;die..is;die..maar;die..zeile;digo..,;dire @
11 dis moi;disregard $;disregard the;dit is;dit nog;dit..nog;do ,;do @;do anything;do if;do..from;do..i;do..in
11 do..next;do..other;do..still;do..that;doen $;doen ,;does ,;doesnt fall;doesnt..it;donde puse;donde..#;done ,
11 dont bother;dont let;dont send;dont start;dont take;dont touch;dont use;dont..in;dont..more;dont..with;dont..yet
11 door $;door naar;doubts;drop it;drop..$;du streichen;dus..doen;e non;eastern;echange ,;ecrit..,;een..bij;egal
11 egal welches;ein entwurf;ein test;ein..,;eine #;el first;el orden;el proximo;else has;en a;en niet;en..me;encore ,
11 encore..$;entrer;entrer all;entscheide;entscheide ich;er #;er hoort;er meer;er nog;er staat;er te;era broma;era del
11 era..turno;erst morgen;escribe;espera..manana;essai;esto queda;estoy pensando;estoy..$;et si;etre mieux;euh;euh ,
11 even met;evenly;everything after;everything into;everything to;exceed;exceed #;except..move;execute;facessi
11 fall back;feel better;feel free;feel safer;feel..to;fermi;few less;few..$;fewer would;fil;finale non;first angriff
11 first ask;first avec;first if;first throw;first what;first..costs;first..forget;first..if;first..le
11 first..schiefgeht;for later;for..move;forget what;forget..i;forget..last;forget..the;frag;frag mich;free to
11 from..instead;from..morning;from..too;from..week;fruh;game..sorry;gar..angreifen;garde my;garde..cartes;garder
11 gave &;gave..my;geht ,;geklappt;geldt while;geldt..&;gerust;get through;gets me;gets..more;gevallen;giocare ancora
11 giocare..$;give..$;give..an;give..till;given..$;glaub;glaub ,;glaub..ich;gli ordini;go ahead;go at;go by;go..there
11 go..with;goes bad;goes first;got them;got..left;grapje;grapje ,;great..attack;green light;guard;hab..verzahlt
11 habe..@;half..that;half..this;halfte davon;halverwege;handy;happens..i;has answered;has offered;has..my;has..out
11 has..than;hasta..vuelva;have in;have..deal;have..if;have..think;havent decided;havent..the;havent..yet;haya;he..the
11 heads;hein;hem;herum..$;het goed;het kan;het te;het..?;het..first;het..vindt;hier ist;his promise;hm;hm ,;hmm..,
11 ho sbagliato;hold..$;hold..attack;home..@;hoor je;hoort nog;hoort..een;hor;hor auf;hor..,;horses..theres;i commit
11 i decide;i just;i meant;i ought;i..back;i..change;i..decided;i..move;i..prefer;i..put;i..write;ich dir;ich glaub
11 ich mit;ich naturlich;ich uberlege;ich..&;ich..tauschen;ich..von;ici la;id do;id hold;id stop;id..#;id..better
11 id..done;id..if;id..no;id..safer;id..stay;id..they;ideas;if any;if there;if..allowed;if..already;if..are;if..be
11 if..does;if..earlier;if..falls;if..leaves;if..looks;if..odds;if..offers;if..under;ignore;ignore..$;ik krijg;ik weet
11 ik..aan;ik..aanvallen;ik..ik;ik..of;ik..was;il..turno;ill confirm;im passing;im wavering;in as;in if;in which;in..&
11 in..after;in..afterwards;in..drawer;in..the;in..well;inclined;inclined to;instead ,;inverse ,;is best;is certain
11 is conditional;is de;is enough;is meant;is nog;is nonsense;is possible;is te;is..&;is..te;ist $;ist ,;ist das
11 ist schluss;it like;it not;it that;it till;it yet;it..allowed;it..bad;it..for;it..friday;it..half;it..id;it..late
11 it..of;it..other;it..tomorrow;it..too;it..use;it..way;it..what;item;its &;its really;its stupid;its..more;its..only
11 ive talked;ive..on;ive..to;je crois;je dit;je peux;je retire;je..dire;je..take;je..te;jhesite;jhesite encore
11 jij het;joh;joh ,;joue rien;jouer ca;jouer..$;jugarlo;just do;just for;just ideas;just leave;just..about
11 just..draft;just..first;juste;juste #;juste..essai;kann..das;kannst..streichen;karten..,;keep it;keep some
11 keep this;keep..@;keep..few;keep..on;kidding..@;kijk ik;klappt..@;know before;komen..$;kommando;kommando zuruck
11 kriege;la $;la ?;la first;la parte;la take;la treve;la..?;la..attack;la..attaque;la..basta;la..je;la..serait
11 laat de;laisse au;laisse..$;laisse..moins;las ordenes;lascia;lascia perdere;lass es;lass..bleiben;lassen
11 last number;last order;last place;late to;later..$;le droit;le move;le..tour;least..at;leave &;leave out;leave that
11 leave..of;left on;left..,;less in;less there;less..,;less..@;less..and;less..the;lets hold;lets postpone;lets say
11 lets..it;lieber #;lieber doch;like..carry;like..do;like..go;line was;line..:;line..i;lo mando;lo move;lo ves;lo..al
11 lo..pensando;load..@;lose #;lose at;lose too;lose..many;lose..most;losses..#;lot in;lot..one;lot..so;lower;maak
11 maar #;made up;made..my;mail is;mail je;mail..you;make sure;makes..sense;many..#;many..that;map..so;mas de;mas..#
11 mas..@;matin;matin $;may go;may put;may want;may..$;may..change;may..to;maybe #;maybe leave;maybe not;maybe..of
11 maybe..the;me arrepenti;me cuentas;me olvido;me quedo;me till;me tocan;me whether;me..?;me..about;me..before
11 me..below;me..it;me..its;me..than;me..tomorrow;mean the;meant #;meant as;meant..a;meglio il;mehr armeen
11 meiner place;meiner..machen;meinst;meinst du;meinte;meinte ich;meinte..naturlich;men rest;mensaje ,;met #;mets all
11 mets..en;metti;mettile;mi hermano;mi scrivi;mi spettano;mi..davvero;mich verzahlt;middle ,;might still
11 might..change;minstens;minstens #;mir noch;mistake $;mit &;mix them;moi avant;moitie..,;mon coup;more later
11 more men;more round;more sense;more than;more there;more thing;more..follow;more..half;more..in;more..you;morgen..,
11 most..rounds;most..them;move anything;move at;move before;move del;move finale;move if;move is;move them;move..#
11 move..,;move..?;move..all;move..back;move..final;move..non;much $;must $;my bad;my cartes;my echte;my thumb;my word
11 my..au;my..line;my..sent;my..wrote;naar..,;nach;nach $;nachste..$;nada de;nah forget;nait;nait pas;naturlich @
11 naturlich..$;ne bouge;ne vaut;ne..#;ne..rest;need..in;need..keep;needed $;needs at;needs..least;nicht all
11 nicht angreifen;nicht ausfuhren;nicht..#;niet uitvoeren;niks van;no es;no fighting;no la;no para;no va;no..all
11 no..de;no..in;no..not;no..than;no..thats;nobody else;noch $;noch ,;noch unsicher;noch zurucknehmen;noch..ob;nochmal
11 nochmal $;nog niks;nog..uit;non giocare;non una;non..#;non..@;non..dall;non..la;non..piu;none..this;not all;not an
11 not attack;not final;not like;not north;not too;not with;not yet;not..cards;not..sure;nothing..it;nouvelle;nulla
11 nulla $;number $;number is;number..read;nur #;nur wenn;nur with;nur..#;nur..falls;nur..test;nvm;nvm the;nvm..attack
11 ny;ny..pas;o no;ob..neue;objects;odds $;oder..,;oder..ich;of plan;of..attack;of..attacks;offered me;offered..peace
11 offers;offers peace;oh no;oh wait;ok $;okay;okay..$;old version;olvido;om ,;on arrete;on ice;on whether;on with
11 on..long;on..one;on..safe;on..thought;on..till;on..wherever;once ?;once..is;once..then;one back;one i;one if
11 one next;one or;one until;one..round;one..so;one..then;one..thing;ones stay;only ,;only half;only joking;only so
11 only..,;only..as;only..die;only..nobody;only..this;oops ,;op @;op..of;opinion $;opposite;opposite..$;optional;or..#
11 or..rolls;ordenes de;order;order of;order..the;ordine;ordini;ordre ,;other $;other..about;otherwise dont
11 otherwise..$;otherwise..it;ou..@;oublie la;out..it;para el;para que;para..lo;part $;part..the;parte..@;pas #
11 pas all;pass $;passing;pays;pays $;peace..,;pensando;permis;persuaded me;persuaded..to;peut..mieux;peux encore
11 phrase;piuttosto;place machen;place..it;plan b;play..before;plenty $;plus..@;plutot;plutot #;plutot..$;plutot..@
11 pointless;postpone;pour..second;practising;precies;prefer the;pressed;pressed send;presto;prochain..$;proposal
11 prossimo turno;provided that;provisional $;proximo..$;puede..$;puo rifare;puo..il;puse @;puse..$;put $;put all
11 put..all;put..cards;put..where;put..wrong;quante;quatsch;que &;que attack;que te;que vuelva;que..ecrit;que..haya
11 que..my;que..nait;que..peux;que..veo;quedo;quellattacco;queria..@;questi;questi sono;qui a;quil;quun..,;ramene #
11 rather $;rather put;rather than;rather they;rather..@;rather..stayed;reached;reached you;read #;reckons;reckons im
11 regel;reicht;reicht ,;reinforced there;reinforced..$;replace;reply from;repondu;reserve;rest comes;rest que;rest..a
11 rest..later;retire;reverse..last;reverse..order;reversed;reves;rifare;rifare il;riga;right..so;ring you;roll ,
11 roll..yet;rounds of;ruilen;run these;safe side;safer;safer..#;salvo;salvo que;same as;same..above;sauf si;save
11 say yes;say..?;says..shouldnt;sbagliato;scegli;scegli tu;schick;schick ich;schick..dir;schiefgeht;schiefgeht ,
11 schrap;schuiven;schuiven finally;scorso;scratch the;scrivi;se..attack;se..ne;se..olvido;second attaque;second ligne
11 second thought;second..,;second..must;see..result;seguro;send something;send this;send..to;sense..i;senza
11 serait peut;serait..etre;seria;set ,;set for;setzen;setzen $;should it;should keep;should say;should..$
11 should..first;should..rather;shouldnt trade;shouldnt..yet;show you;si arrabbia;si hay;si son;si..accepte;si..mas
11 si..ne;si..no;si..que;si..rifare;sicher ,;sicuro;sinon;sit on;skip it;skip..$;slipped;smaller;so #;so leave;so not
11 so nothing;so stop;so wait;so..as;so..do;so..not;so..play;so..roll;sobald;sobald ich;sobra ,;solo se;solo si
11 solo..&;some at;some..home;something better;somewhere..@;son says;son..@;sono piu;sono..a;sono..di;sorella ,
11 sorry..wrong;spare $;spettano;spettano davvero;spettano..?;spiel das;split;split them;stack..#;start the;start yet
11 start..$;statt @;statt..meinte;stay where;stays home;still..one;stop after;stop there;stop..im;stop..its
11 stop..there;stopp;streep;streichen;streichen $;strike it;strike..$;stupid ,;stuur het;sud;sud ,;suggestion;suis pas
11 sure..the;sure..this;surtout ne;survives goes;swap those;tacha;tails;take all;take..along;take..instead;take..la
11 taken;talk to;talk..&;talked to;talked..&;tauschen..$;te..ca;te..mando;telefono;tell..first;tell..the;tenga
11 territorio;territorio ,;test..ob;testing;text $;than half;than..throws;that case;that gets;that instead;that isnt
11 that ive;that leaves;that move;that..@;that..back;that..first;that..instead;that..one;that..sorry;thats allowed
11 thats not;thats..before;the attacks;the better;the bigger;the drawer;the opposite;the orders;the safe;the thing
11 the truce;the..alone;the..bad;the..dont;the..lot;the..move;the..stack;the..text;the..though;the..throw;the..word
11 them the;them up;them..and;them..be;them..home;them..i;them..in;them..now;them..wrong;them..you;then forget;then id
11 then leave;then no;then put;then we;then well;then..that;there and;there..enough;there..then;these..just;these..the
11 they stayed;they..from;thing..not;think..@;think..attack;think..best;thinking..it;third one;third..was;this before
11 this happens;this mail;this only;this to;this..hold;this..ive;this..only;this..to;this..until;those in;though ,
11 though..i;thoughts..the;through ,;throw $;thumb;till next;till the;till..hear;tirada;tja;tja ,;to carry;to drop
11 to follow;to hold;to put;to show;to wherever;to..her;to..what;tocan;toch maar;tomber $;too few;too..,;top..$;tot ik
11 total;touch @;touch him;tra..$;trade..?;trek;trek je;treve ,;trompee;truce $;turn back;turno ?;turno attack
11 turno pasado;turno..,;typed that;typed this;typo ,;uberlege;uberlege noch;uberlege..,;ubrig;uit $;uitvoeren
11 ultima..$;una..y;und wenn;unless @;unsicher;unterste;until friday;until tonight;until..say;until..to;uomini;up if
11 up..mind;upon;upper..$;use..dice;use..one;vale..$;van vorige;van..#;van..af;veel ,;vera;vera $;verdad;verder
11 vergiss;veri;verkeerd;verloren habe;vers @;vers..$;version $;vervalt;vervalt het;vervalt..$;verzahlt;verzahlt ,
11 vielleicht..@;vindt $;void;void $;voir si;volevo;volgende beurt;von mir;voordat;vorige week;voulais dire;voulais..@
11 vuelva;wait ?;wait..$;wait..,;wait..next;wait..not;wait..round;wait..that;want this;want..in;want..keep;want..see
11 want..trade;wanted..write;wants me;wants..look;warte noch;was only;was wurdest;wavering;way about;way round
11 we agreed;we..better;we..that;weaker $;weakest $;weglassen;weglassen $;welches;wenn der;wenn..bis;wenn..nicht;wenns
11 what my;what..did;what..says;what..wants;whatever is;when there;when..#;when..are;when..done;when..wrote;where i
11 where..says;wherever you;wherever..is;whether..still;which case;which..i;whichever..the;whole lot;whole..,;whoops
11 whoops ,;wie es;will @;will follow;will het;will..#;will..by;will..dit;will..nicht;will..you;wise to;with..final
11 with..move;with..of;with..rest;with..than;withdrawn;withdrawn $;worth more;would..attack;write..,;wrong country
11 wrong game;wrong list;wrong mail;wrong place;wrong text;wrong..i;wrote $;wrote about;wrote the;wrote..but;wurdest
11 wurdest du;y..cuentas;y..no;ya..lo;yes..$;yesterdays;yesterdays turn;yet..ill;you choose;you decide;you dont
11 you stop;you..attack;you..go;ze liever;zeg;zeile;zelf;zelf nog;zelf..niet;zet #;zet..all;zet..op;zich;zieh;zijn ,
11 zo niet;zu..?;zuruck ,;zurucknehmen;zurucknehmen ?;zurucknehmen..$;zweiten;zweiten angriff;zweiten..bin
12 # behind;# dice;# fewer;# legers;#..about;#..do;#..if;#..te;& @;& hasnt;& not;& says;&..attacca;&..reinforced
12 , anders;, better;, cancel;, carry;, continue;, move;, oder;, should;, use;, wait;,..attacks;,..check;,..hier
12 ,..lets;,..might;,..more;,..others;,..rather;: @;:..the;? if;@ after;@ angegriffen;@ attacca;@ attaque;@ can;@ o
12 @ rather;@ should;@ too;@ und;@..@;@..an;^ also;^ attacco;^ bij;^ check;^ cuando;^ disregard;^ donde;^ hang;^ hmm
12 ^ laisse;^ mets;^ nah;^ ne;^ nein;^ oops;^ oublie;^ pas;^ provided;^ reverse;^ seulement;^ wacht;^..aanvallen
12 ^..aber;^..ask;^..ataque;^..before;^..copied;^..damit;^..der;^..encore;^..except;^..hoort;^..less;^..mit;^..moi
12 ^..most;^..nach;^..number;^..reflection;^..second;^..si;^..these;^..voulais;a casa;a..more;aber..,;above ,;above is
12 accord;afterwards ,;agrees;ahead;all rest;all was;all..en;all..one;all..this;alone ,;along $;always mix;an example
12 an..wenn;ancora $;andersrum;angegriffen;angegriffen $;angriff..,;any of;anything left;are..left;as above;as far
12 as ive;as..have;as..lost;at..#;attack @;attack..a;attack..my;attack..only;attaque ,;ausfuhren;ausfuhren $
12 avant..jouer;b;back till;basta $;bastano;be enough;before friday;before..,;before..play;belong;belong in;belong..@
12 below..$;better of;better..the;bin..mir;bis ich;bother;bouge;brouillon;but with;cambialo;cancel the;cancel..move
12 cards..if;cards..in;cards..the;carry..to;cash;ce..jai;ce..quun;certain;cest..#;change of;change..mind;check..me
12 choose;choose $;comes later;con @;correct it;correction :;course ,;dann..auf;das first;das mit;das nicht;das so
12 de accord;delete;demain $;den angriff;den letzten;dice..,;did last;divide;do..before;do..first;do..last;doch lieber
12 doch..@;dont $;dont move;dont..if;dont..on;dont..up;draft $;draft ,;drop the;e se;el ataque;el move;else ,;en fait
12 en plutot;enough left;entwurf;entwurf $;estaba;everything except;example;extra ones;feel..with;fewer than;fewer..#
12 first di;first..before;forget about;geantwortet;geantwortet hat;geantwortet..$;geldt;genoeg $;giocare;give up
12 give..until;go in;go..#;go..it;goes $;gooi;hab mich;has reinforced;has..there;hasta que;have more;have..than
12 heute abend;hmm;hmm no;hmm..on;ho..#;hold..back;hold..on;hold..until;hoort;i confirm;i copied;i gave;i pasted
12 i rather;i shouldnt;i wanted;i..if;i..keep;ich @;ich mir;ich..mich;id..have;idea $;if..anything;if..else;if..isnt
12 if..really;if..think;ignore..mail;ik..@;il prossimo;il..?;il..dal;im down;in..cards;instead..@;inverse;is genoeg
12 is plenty;is weakest;is..for;ist nur;ist..ein;it if;it says;it the;it too;it..badly;it..if;ive slept;ive..got
12 jai ecrit;just once;just place;just..of;just..the;just..them;kann ich;kannst du;keep going;kidding about
12 klappt dann;la fin;la mail;lancer;las cartas;last ligne;later ?;le carte;left..the;let..sleep;let..think;lets leave
12 light;ligne $;lo last;long..i;maar..$;machen ,;makes..if;male ,;me sleep;me..on;me..result;meant for;meant the
12 meant..,;meant..other;meant..the;mensaje;mets..plutot;mich..,;mind..@;minds about;minds..the;mix;mix..up;mixed..$
12 more..to;morgen $;mossa;most..,;move..makes;moved out;moved..of;nach..,;nachste;nachste runde;nah;ne joue;ne suis
12 nee ,;nest quun;nest..brouillon;next mail;next..it;nicht #;nicht sicher;niente;niet uit;nimm;no ,;no attack;no..#
12 north $;not before;not more;not now;not..attack;not..everything;not..touch;not..yet;nothing is;nothing of;numbers
12 oder @;of..first;of..should;off on;off..&;offered;on reflection;on..that;one throw;one too;one..many;one..not
12 only as;only go;only makes;only when;only..sense;oops;or #;or should;orden;ordenes;ordre;other..$;others $;out the
12 pasted;pasted the;pasted..wrong;peace $;persuaded;place..in;pour la;prochain tour;promised..not;prossimo;provided
12 provisional;proximo;proximo turno;put #;put..#;quella;quoi;quun;quun brouillon;ramene..du;rather have;rather not
12 rather..the;rather..them;read..$;reflection;reflection the;reinforced;remain $;rest..$;result of;result..the
12 reverse the;ring;safe $;same from;say..,;schluss;scratch that;scratch..,;second half;second..only;send..real
12 sense if;sent..,;serait;set is;set..worth;seulement si;seulement..&;should wait;shouldnt;si ,;si puo;si..#;si..la
12 sicher;sil;skip;sleep..it;smarter;so ask;so check;so forget;so lets;something..,;son..,;soon..ive;stay..home
12 still change;stop as;stop..soon;sure i;sure..want;take that;take..back;take..the;talked;te..?;text;than..there
12 that..look;that..meant;the upper;the..can;the..country;the..number;them back;them should;them to;them where
12 them would;them..if;them..to;then..see;there is;theres anything;these ,;they are;thing..the;think..should;this..&
12 those..@;thought better;thought..of;to have;to it;to spare;to touch;to..first;too far;trade ,;trade yet;treve
12 trop ,;troppo;tu peux;turno $;turno..$;tutte;typed..,;unless you;unless..think;until tomorrow;until..confirm
12 until..has;until..left;upper;use;use #;va $;vechten;ves;von..angegriffen;wait no;wait..this;want #;wants..to
12 warte damit;was for;was meant;was..du;was..plan;way..,;weaker;weiter;wenn..first;what would;what..said;what..wrote
12 whatever you;whatever..think;when..down;when..falls;where..are;wherever i;while non;with..before;with..until
12 withdraw;withdraw the;without the;would..enough;wrong..round;you hold;you play;you..from;you..put
13 # auf;# minds;# numbers;# rolls;#..not;#..stay;&..de;, keep;, wrong;,..jij;,..meant;,..nothing;,..play;@ angreifen
13 @..aan;@..en;@..if;@..pas;^ correction;^ move;^ scratch;^ treat;^ wrong;^ y;^..ataca;^..few;^..niet;^..play;^..run
13 ^..wenn;a couple;a..less;aan $;aber nur;about..move;add;after..first;afterwards $;all but;and dont;and..more
13 and..this;angreifen $;as &;attacca..@;attacco;attack at;attack only;attacking;attacks me;attaque;attaque la
13 attaque le;badly ,;be..?;before you;behind $;below #;better..it;between @;bring them;but only;by then;can go
13 can wait;casa $;check with;commit;compte;continue;copied;costs;costs me;couple;de..que;depends on;desde @
13 do nothing;do..attack;do..if;do..move;doesnt..$;dont attack;dont run;dont..it;du..en;earlier mail;echange;ecrit
13 el turno;espera;falls ,;far as;fighting;final..$;first..&;for..other;further;gilt;go..,;goes badly;hang..,;hear..me
13 ho scritto;hoor;ich das;id feel;if..hasnt;ignore my;ill..again;in..minds;is wrong;is..id;it should;je voulais
13 la second;la..first;laisse tomber;leave..in;leave..out;less ,;lets do;lets..@;lets..the;lieber..$;line $;line is
13 looks..$;makes sense;many $;meant;meant @;mehr als;mehr..#;mets en;mixed;mixed up;more to;most #;most $;move..i
13 my cards;my earlier;my..typed;new ones;no move;no no;no..nada;no..no;noch nicht;non..ancora;not..to;now..i
13 nur..wenn;o @;odds are;once @;one die;only..&;only..first;only..long;pas..de;play..yet;prefer to;prochain;pull
13 ramene;remain;roll anything;rolling;same..@;scritto;se non;should go;should stay;should..#;should..to;spare;stay at
13 still..my;stop if;stop..#;swap the;take #;that #;the lot;the order;the second;the set;the..next;the..numbers
13 the..order;them..go;then do;then..@;then..the;theres..left;these are;think is;this back;this isnt;this until
13 this..just;to stay;to trade;to..&;to..more;tomber;treat this;tu $;ultimo;unless &;unless..has;valid;von..angreifen
13 voulais;want..lose;ware;what id;when im;where they;while &;would..do;would..more;wrong way;wrote @;wurfeln;you..is
14 # au;# there;# will;#..be;#..too;, forget;, give;, nicht;, niet;, pas;, rest;,..leave;,..niet;,..stop;,..them;@ dal
14 @ en;@ of;@..je;@..si;^ consider;^ scrap;^ skip;^ swap;^..attacca;^..attaque;^..au;^..prefer;^..send
14 aanvallen vanuit;aanvallen..@;about..second;actually $;als #;anything..$;ask..again;ataca @;ataque;attack..&
14 attack..all;avant de;before..roll;changed..mind;come..think;dan..ik;das..nur;depuis le;do not;er..nog;everything..@
14 final $;finalement;first..is;genoeg;habe $;hold off;hold this;ich..noch;if..a;if..attacks;ill write;in..case
14 instead ?;instead..$;it #;it before;it off;it..@;la..ligne;last bit;last..is;leave #;leave..$;leave..behind;less $
14 ligne;line ,;make that;mind $;more in;more..@;move..if;nee;no wait;not this;o..$;on..thoughts;only do;or..?;order $
14 pas encore;pas..@;peux;piu $;placing;puo;puse;rather..$;rest $;reverse;say #;say @;say..$;scrap the;skip..attack
14 stay put;stay..@;sure about;swap..#;that..,;that..my;the above;the placing;the result;then..it;this yet;trade..$
14 treat..as;typed;uberhaupt;until i;until ive;use the;write again
15 # en;# op;# should;# throws;, make;, put;,..put;@ aanvallen;@ auf;^ cancel;^ den;^ put;^ use;^ zet;^..lo;^..them
15 ^..while;a draft;aanval;about..attack;alone $;and if;angreifen;angriff;at most;ataca;attack..@;attack..aan
15 attack..von;attacks..aan;attaque..@;auf..$;consider;dal @;depends;depuis..@;disregard;dont do;dont go
15 dont..anything;draft;first line;forget..$;hasnt;id prefer;if theres;ik @;last line;lose more;lose..than;many ,
15 me before;me first;mind about;move only;nach..$;niks;no attacks;nog niet;not @;not the;not..one;numbers $;on second
15 on..@;one less;promised &;scratch;second thoughts;si no;stay in;stop $;stop at;stop..it;te..,;the final;this as
15 throws;under #;vale;von..an;wenn &;would..better;y si;you do;you roll
16 # left;# or;, leave;,..want;@ dall;aan vanuit;aan..@;aanvallen;at all;attacca;attack if;dall..$;depuis @;dont..this
16 everything..the;forget it;if..,;if..first;keep my;la..dall;make..#;not #;only..if;other..round;prefer;second attack
16 skip the;stop when;swap;the move;them in;them..@;wherever
17 , attack;, non;, otherwise;attack..desde;attacks..an;dont play;half..them;keep..cards;la..depuis;least #;leave it
17 move $;my mind;nach @;no $;other way;play it;the attack;yet ,;zet
18 @ aan;@ attacks;@ depuis;@ desde;@ instead;@ von;@..vanuit;desde..$;final;if its;the..attack;the..line;vanuit
18 vanuit @;vanuit..$;von @
19 @ an;attack la;more..#;only if
20 , not;than #
"""
