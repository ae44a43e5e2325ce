"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-22 , $
-20 hi
-19 ^ hi
-18 thanks
-17 ^ dear;^ thanks;hi..,;thanks for
-16 ^ good;lovely;so i;thank;thank you;this game
-15 @..a;birthday;coffee;cold;days;dog;game..,;like a;master ,;peter;poor;snow;train;used to;writing
-14 & will;@ looks;^ nobody;^ our;^ who;^..always;^..never;anyone;dear game;dear..,;dear..master;far too;fun;greetings
-14 hard;hi..$;hours;im..the;in this;job;lucky;of you;off to;on saturday;regards;saturday;short;summer;thank..for
-14 thanks..the;the best;the dog;the train;world;year $;you for
-13 # days;# hours;& ?;&..#;&..be;&..in;, und;^ greetings;^ poor;^ thank;^..day;^..did;^..mi;^..new;^..peter;^..still
-13 a game;a lovely;all the;almost;and a;and it;and still;beer;boss;cake;exam;expect;friends;game..$;garden;general
-13 greetings from;hate;hello;hello..,;host;how is;i..your;im..,;in..game;is..and;laugh;life;month;mother;office
-13 one day;people;personal;peter ,;see you;seventeen;since..$;spring;stopped;such;terrible;the world;time i;to play
-13 was..,;weather;years;you all;you should
-12 &..the;, how;, thank;, thanks;, youre;^ happy;^ hello;^ here;^ why;^..dog;^..looks;^..see;a very;and &;and its
-12 and my;blame;broke;coming $;days $;dentist;doctor;ever;everybody ,;everyone $;flat;flu;for..this;fun $;good..,
-12 half the;hello..$;hey..$;holiday;hurts;i like;ill be;im writing;its been;its only;knee;last letter;letters;mad
-12 morning ,;my boss;my dice;my mother;my..used;napoleon;nearly;never..a;of us;on sunday;patience;pete;pub;regards ,
-12 room;school;sie;since the;slow;so im;soup;strategy;the baby;the garden;thirty;those dice;used..say;walked;we..a
-12 win this;would have;yours
-11 # #;# weeks;& #;&..up;, &;, did;, here;, who;,..and;,..he;,..were;@..&;@..its;^ congratulations;^ der;^ finally
-11 ^ seventeen;^..anyone;^..boss;^..ever;^..lost;^..luck;^..pete;a all;a beer;a..to;admit;ages;all week;and now
-11 and..i;army in;army..@;at..map;awful;be honest;breakfast;but its;by now;can..believe;cant wait;care;cheers;chess
-11 close;coffee $;congratulations;day ,;degrees;delay;does &;driving;everybody $;family;father;feelings;feels;film
-11 for..days;friend;from a;good luck;happy new;happy..year;hard feelings;has..a;hello..the;here and;here i;here..the
-11 honest;how long;how..your;i saw;immer;is &;is getting;is in;is your;is..again;is..me;it..been;last..?;learned
-11 lets see;like my;lonely;looks like;luck;me luck;mess;minutes;my birthday;nervous;new job;new year;news;nie;night ,
-11 no hard;no..feelings;nothing personal;now i;on..new;peter..$;poor &;poor..,;rain;report;saturday ?;saturday..$
-11 see @;seventeen..in;sitting;so much;so..?;spent;strategy $;such a;sunday $;table;tanto;team;the cat;the delay
-11 the doctor;the match;the pub;the summer;the weather;the..last;the..letter;the..says;the..so;things;think &
-11 this with;too..for;turn #;turn was;uns;waited;warm;was so;wedding;week $;weer;went..$;wer;winter;wish me
-11 wish..luck;worse;writing..the;year;you a;you believe;you..have;you..see
-10 !;# degrees;# minutes;# ones;# turns;#..and;& ever;& got;& had;& must;&..only;&..youre;, che;, der;, dice;, even
-10 , everyone;, mais;, with;,..been;. #;@ again;@..been;@..such;^ best;^ cheers;^ even;^ for;^ had;^ honestly;^ hoy
-10 ^ long;^ nice;^ pd;^ qui;^ see;^ weve;^ wie;^ wish;^ work;^ your;^ yours;^..been;^..dice;^..doctor;^..does
-10 ^..evening;^..game;^..garden;^..ha;^..hands;^..host;^..hurts;^..late;^..morning;^..old;^..pour;^..regards;^..round
-10 ^..train;^..were;^..whole;^..writing;a disaster;a general;a great;a long;a mess;a nice;a real;a week;a..game
-10 a..weekend;afraid of;again ?;again..so;all day;all..you;alla;always..to;and all;and..am;and..one;aqui;are on
-10 asking $;at work;at..moment;aunt;barbecue;be gentle;be in;be..in;be..of;beautiful;because..the;bed $;been..for
-10 been..to;better..than;blame the;bold;bon;breakfast $;bye;cant believe;car;choir;christmas..$;company;company $
-10 concert;congratulations on;congratulations..the;continent $;couldnt;da..$;danke;dass;defence;delay ,;did..see
-10 die..,;died;disaster;do we;doctor says;driving test;eat;eaten;endlich;enjoy;ever..$;ever..to;everybody..$
-10 everyone ,;everywhere;exams;excuse;fa;fair;fingers;for asking;for last;for running;for your;for..and;for..reminder
-10 for..the;forty;from..very;funny;game ?;games;garden is;gentle;geography;good morning;good..for;got..$;grandmother
-10 grandson;greetings..a;ha $;haben;had..coming;had..good;half..@;happy;happy birthday;has been;has..in;hate me
-10 have you;have..good;have..idea;hello from;here for;here is;here we;here..#;hi ,;hi peter;holidays;hope the
-10 hope your;horoscope;hot;how did;how..the;i admit;i ever;i love;i rolled;i..had;im a;im told;im typing;im..it
-10 internet;is late;is such;is..just;is..up;it took;it was;it..like;its..birthday;ive never;just me;kind regards
-10 kitchen;la..a;la..di;lake;last month;lately;laughed;le..a;letter $;letter ,;liked;los..$;lose this;lost my;loud
-10 machine;map..a;master;maths;may the;maybe this;me for;me or;me..is;meeting;merci;miss;mit..$;more..and;my armies
-10 my back;my grandmother;my hands;my horoscope;my new;my week;next game;no me;nobody ever;nos;not one;nothing..,
-10 on me;on thursday;ones in;only..game;op de;operation;our;owe me;owe you;party;pay;pd;pd :;person;photos;pizza
-10 portugal;proud;quien;ran;reminder;rolled #;round was;rounds $;running this;say..to;says hello;says im;scared;schon
-10 seit;short $;since;since #;sleeps;so..had;so..to;sofa;soldier;soon $;sorry &;started;still cant;still..me;storm
-10 summer $;sweet;take care;taking;taught;teacher;tears;telling;thank..$;that im;that..in;the barbecue;the dentist
-10 the exam;the flu;the most;the neighbours;the office;the reminder;the snow;the..job;these days;they say;this year
-10 to all;to bed;to your;to..honest;today..the;tomatoes;took me;train is;twenty;typing this;us $;van de;very;vous
-10 waiting room;walked..the;was..disaster;was..good;was..last;we got;we..to;were..to;what a;what..i;what..is;who
-10 whole..is;why i;wifi;will..be;wind;wine;wins;with..armies;wonder..&;wonderful;writing from;writing this;you are
-10 you at;you sent;you were;your mail;your..is;youre a;zit
-9 & still;& would;&..&;&..been;&..come;&..getting;&..it;&..nothing;, dass;, du;, ha;, hence;, your;,..baby;,..ill
-9 ,..personal;,..sorry;,..then;. the;...is;...you;: &;@ always;@ will;@..spring;@..turn;^ bye;^ cant;^ got;^ hallo
-9 ^ hier;^ kind;^ some;^ still;^ wer;^..anybody;^..care;^..christmas;^..finally;^..grandmother;^..hard;^..heeft
-9 ^..knee;^..les;^..men;^..much;^..neighbours;^..snow;^..spent;^..team;^..tell;^..voor;^..weather;a big;a cold
-9 a decent;a friend;a small;a war;a..feeling;afternoon;ages $;alguien;all my;altijd;always wanted;always..$;am $
-9 and he;and ive;and nobody;and so;and..cant;and..for;and..of;and..was;any..,;anyone else;are we;armies and;asks
-9 auf der;awake;be out;beat;because of;been in;been raining;been..since;beer $;beginning;believe it;ben ik;best ,
-9 best wishes;bet &;better than;bit of;book;bored;brain;burning;but..is;but..like;buy;by christmas;cafe;can..it
-9 cannons;cape;cards are;cat $;cellar;cheating;cheers ,;cheese;chez;chicken;christmas;clever;coming to;cruel;days..$
-9 deadline;dear;dear all;degrees here;degrees..and;della;dice last;did..ever;does..know;dont worry;dreamt;drinks
-9 een..van;en la;end of;ends;essays;evening..$;every time;everybody;feel like;feeling about;feeling..$;film $
-9 first..in;first..of;folks;for hosting;for..delay;friends ,;friends..$;game master;game..i;gods;good at;good evening
-9 good..everybody;gorgeous;got..in;great..$;grow;gym;had it;hallo;hates;have thought;heating;hebben;hello to;hence
-9 here..am;here..go;hey;hi &;hi there;ho..la;holds @;holiday $;hope this;hope..all;hope..is;host ,;hosting;house
-9 how &;how are;how..you;i come;i couldnt;i dadi;i dreamt;i expect;i took;i..cant;i..im;i..only;i..what;idea what
-9 if only;ik niet;im the;in may;in our;in your;in..and;internet was;is all;is good;is killing;is so;is well;is..at
-9 it coming;it feels;it will;jam;job ,;june;just..or;kids are;killing;killing me;kind..,;knee is;la..es;landlord
-9 last game;last round;lemurs;life $;like the;lisbon;lives;lovely..$;luck ,;luck..$;marathon;match last;match..night
-9 me..this;merry;merry christmas;moi $;month $;more..than;mostly;mountains;moving house;much for;my face;my father
-9 my mum;my neighbour;my team;never been;night $;no..what;noise;nous;of..week;on for;one..left;ones..a;our..,;oven
-9 passed;personal ,;pete ,;picture;place to;planning;polite;pour..$;power;practice;proud of;puppy;quel;quiet
-9 quiet lately;quiz;raining here;read that;recipe;report $;revenge;room $;row $;sagt;saturday ,;saw the;says hi;scary
-9 see..at;sehen;send me;sera;ses;sixes $;sleep..$;so be;so forgive;so good;sorry about;sorry this;sorry..is;soup..$
-9 spain;spam;starts;still..believe;stop &;story;sun;talk about;term;thanks..asking;thats my;the car;the deadline
-9 the letters;the little;the only;the operation;the sofa;the storm;the tomatoes;the twins;the wedding;the..be
-9 the..came;the..gods;the..looks;the..now;the..office;the..took;theyll;this..:;this..ill;this..im;those were;time..i
-9 to..all;ton;too quiet;trains;twins;um;umbrella;une..$;used..play;very..$;voila;walked over;was down;we..all;we..at
-9 wedding $;weeks $;well played;went well;were all;what..lovely;who..$;who..@;who..the;whoever holds;win..one;won the
-9 work $;work is;working;world..$;worry;worst;wurfel;you #;you had;you lot;you still;you..for;your;your last
-9 your letter;yours ,;zusammen
-8 # .;# essays;# kilos;# percent;#..now;#..us;& last;&..are;&..but;&..ill;&..on;&..so;&..that;, ca;, especially
-8 , except;, hi;, well;, youve;,..admit;,..der;,..did;,..everywhere;,..forgive;,..getting;,..gibts;,..hope;,..hours
-8 ,..internet;,..never;. well;@ back;@ because;@ e;@ give;@ had;@..ill;^ canada;^ danke;^ dice;^ encore;^ enjoy
-8 ^ exams;^ excuse;^ fingers;^ great;^ hey;^ hope;^ les;^ look;^ love;^ merci;^ merry;^ napoleon;^ new;^ off
-8 ^ regards;^ remember;^ say;^ shouldve;^ snow;^ were;^ wir;^ youre;^..birthday;^..couldnt;^..dreamt;^..feels
-8 ^..folks;^..friends;^..good;^..grandson;^..hi;^..idea;^..learned;^..ma;^..mal;^..man;^..must;^..neighbour;^..played
-8 ^..rolled;^..sehen;^..stopped;^..trust;^..who;^..wishes;^..won;^..zusammen;a good;a holiday;a meeting;a quiet
-8 a second;a short;a thorn;a year;a..after;a..job;a..like;a..week;admire;again ,;again so;ago $;alive $;all be
-8 all over;all..and;all..well;als een;always $;always ends;always..up;and lost;and that;and..dog;and..havent
-8 and..lost;and..today;angry;anyway ?;anyway..$;arbitro;are finally;are off;are..still;arm;armies ,;armies..one
-8 as always;as usual;as..,;at..wedding;ate;aus dem;back is;battery;be at;be furious;be home;be kind;be lucky;be..next
-8 beach;bed;been so;been to;been..@;beginning $;bei mir;bei..$;believing;belle;best..,;better a;bien $;big..in
-8 birthday ,;birthday..,;biscuit;boiler;boxes;bravo;bring a;bus;but..a;but..can;called @;calls;calm;canada;cant..$
-8 charm;che mi;cheating..$;chickenpox;chien;children;close to;col;cold ,;cold and;come $;comes $;cook;cost me
-8 could..&;cream;day at;day..,;de &;dear &;defender;delayed;depuis #;deserves;dice be;dice gods;dice had;dich;did you
-8 did..get;doctor..i;does..have;dog $;doing $;dont tell;down $;dream;dreamt of;e la;eating;empire;ends up;enjoyed
-8 enjoying;especially;est..,;etait;etait..,;evening ,;ever since;ever..?;every..i;everywhere $;explain;far ,
-8 far..many;feel..napoleon;feeling better;feelings ,;fingers crossed;first frost;first snow;flu $;for being
-8 for dinner;for today;for waiting;for..birthday;for..hours;for..in;for..last;for..late;for..one;for..patience
-8 for..quick;for..soup;forgive the;fragt;friday ?;friday..$;friends $;from #;from..hospital;frost;frozen;furious
-8 game i;game so;game..far;gehort;general $;getting;getting..$;getting..too;geworden;gibts;glad;glass;goes..im;good
-8 good feeling;good night;good..$;good..peter;good..this;grandchildren;grandma;ha;ha..$;had a;had time;half..,
-8 hallo..,;hands are;happy $;happy..,;hard..$;hard..,;has eaten;has..the;hat ,;hat die;hate..$;have had;have my
-8 havent..a;he is;hele;hello ,;here since;here..come;here..tuesday;hi $;hi all;hi everyone;hi host;hi pete
-8 hoffentlich;hold..,;holding;hole;hole in;holidays $;honest $;honest ,;honour;hope;hope $;hope..had;horse $;host $
-8 hosting ,;house $;how..i;i almost;i bring;i finally;i nearly;i told;i..dont;i..from;i..thats;i..time;ice cream;ieri
-8 ik nog;ik..een;il..e;ill blame;ill go;im getting;im mad;im sorry;im..my;in..garden;in..give;in..letter
-8 internet..down;is always;is anyone;is gorgeous;is one;is short;is the;is..best;is..else;is..true;it always;it hurts
-8 it true;its summer;its..degrees;its..here;its..to;ive been;jaar;jahr;jours;jullie;just walked;keep telling
-8 keep..and;kept;key;kilos;kinder;knitting;know..$;know..i;la mia;la..du;lacht;lasagne;last time;last..was;late..,
-8 late..the;laugh $;laughs;law;le chien;learn;leeds;letter;liegt;like napoleon;little one;little..in;lives in;long do
-8 looks so;looks..a;losing $;lost @;lost..armies;love it;lovely..you;luck with;lucky $;machine broke;made of;makes me
-8 mange;map in;map looks;maps;may $;may..dice;me .;me how;me of;me something;me..that;me..when;meet;meetings;men in
-8 mercy;mess $;mi $;mi ha;mi..il;mir $;month ?;months;mood;morning..,;much..$;must have;my aunt;my best;my dog
-8 my grandson;my knee;my strategy;my umbrella;my..again;my..have;my..hurts;my..last;my..lost;my..teacher;my..took
-8 my..were;nervous $;never had;never..$;never..to;new flat;new map;new..and;new..is;next year;nice;nice..$;noch..mir
-8 not..good;november;november $;nunca;nuovo;of luck;of my;office is;on holiday;on..board;on..bus;on..way;ont
-8 operation went;orders for;other..is;our..is;out ?;outside;over..keyboard;owe;owe..something;owes;owes me;paper
-8 parents;passed..driving;patience..a;people $;personal $;pete $;peter $;pity;play..with;plumber;por fin;pray
-8 pray for;pray..me;pretty;printer;que la;qui..le;quiet..$;rain $;read..the;recipe for;regards..$;reminder ,;reports
-8 respect;retard;ripe;rolled..sixes;round..a;rounds..$;run $;sad;saw your;says..and;scared of;scusate;see..in
-8 see..match;semana;sempre;seventeen armies;should see;should..more;siempre;silence;since i;since..and;sinds;sixes in
-8 sixes..a;skiing;sleep $;smell;smells;snow up;snow..to;so here;so tired;so..i;so..in;sometimes;sooner;sorry for
-8 soup $;soup ?;spam..$;speak;speaking;spring ,;stack in;stack..@;staring;staring at;storm took;story $;strategie;su
-8 suerte;sunshine;talk..it;tan;tante;taught &;taught..to;teacher would;team lost;tears $;tell..$;than my;thanks ,
-8 thanks..running;thanks..waiting;that..army;the beach;the birthday;the cellar;the children;the coffee;the concert
-8 the holidays;the hospital;the knee;the lake;the mountains;the quick;the sun;the wind;the worst;the year
-8 the..defence;the..flat;the..machine;the..room;the..still;the..waiting;the..work;these..?;they..the;thin;think..will
-8 thinks..is;this so;this works;this..in;this..late;thorn;thorn in;thorn..my;thought that;thursday ?;time to;to join
-8 to win;to..single;toda;toda la;tom ,;tomorrow ,;took;took it;tried;trouble;tuesday..the;turn :;turn..#;turned;tut
-8 uncle;up..?;up..my;used..be;usual;ver;volta;voy;waited #;wall;was fun;wat een;we go;we had;week and;wer hat;were a
-8 were moving;were off;were terrible;were..house;what did;when is;when..had;when..was;which is;while..was;who would
-8 who..have;why did;why..the;wieder..,;with us;with..men;woke;won;wonder what;would..thought;writing..from;years of
-8 you in;you send;you so;you..@;you..your;your @;your dice;your mother;your patience;your wife;youre;youre doing
-8 zusammen ,
-7 # anos;# coffees;# continents;# heures;# jours;# last;# months;# stunden;# years;#..&;#..da;#..di;#..here;#..my
-7 #..weeks;& ,;& always;& armies;& face;& ha;& have;& owes;& should;& was;&..at;&..dear;&..deine;&..going;&..hi
-7 &..nice;&..no;&..play;&..sleeps;&..through;&..when;, at;, boxes;, by;, comme;, deine;, didnt;, does;, everybody
-7 , good;, happy;, hat;, jen;, little;, mark;, mostly;, only;, pray;, said;, says;, sie;, sonst;, war;,..again
-7 ,..almost;,..boiler;,..could;,..del;,..good;,..hat;,..how;,..kids;,..los;,..lost;,..mando;,..must;,..my;,..promise
-7 ,..sera;,..sie;,..train;,..typing;,..wir;,..worry;. ha;. how;. my;: la;:..was;@ anyway;@ holds;@ last;@ my;@ now
-7 @ so;@ stands;@..but;@..day;@..im;@..lost;^ alguien;^ back;^ cards;^ chi;^ ciao;^ endlich;^ enough;^ evening
-7 ^ everybody;^ grandma;^ have;^ hes;^ hola;^ isnt;^ ive;^ jetzt;^ lost;^ morning;^ oggi;^ old;^ quel;^ revenge
-7 ^ rolled;^ scusate;^ short;^ sitting;^ sushi;^ they;^ thx;^ today;^ train;^ twenty;^ wij;^..afternoon;^..almost
-7 ^..best;^..big;^..calm;^..choir;^..coffee;^..commence;^..doing;^..expect;^..expects;^..eyes;^..friend;^..give
-7 ^..going;^..got;^..guys;^..hab;^..has;^..hate;^..heating;^..hebben;^..hey;^..how;^..hurt;^..ja;^..keeps;^..kind
-7 ^..laughing;^..left;^..live;^..map;^..maths;^..mercy;^..mother;^..news;^..owes;^..printer;^..quiet;^..rain
-7 ^..school;^..sleep;^..small;^..somebody;^..taught;^..thanks;^..told;^..tomatoes;^..waited;^..warm;^..x;^..zit
-7 a beautiful;a board;a cake;a continent;a film;a flat;a glass;a ladder;a map;a moi;a picture;a pint;a pity;a place
-7 a plan;a pleasure;a rest;a saint;a star;a ver;a while;a..all;a..attack;a..border;a..day;a..empire;a..if
-7 a..neighbour;a..person;a..plan;a..recipe;a..roll;a..ses;a..time;a..up;a..war;a..windy;aan de;abend $;afraid..&
-7 after last;again soon;against &;age;aggressive;ai..$;air;alive..$;all is;all..?;all..best;all..for;all..me
-7 all..years;alla..,;already $;always;always forget;always..the;always..who;am samstag;am writing;am..the;am..this
-7 amazing;amis;an army;an..to;and carry;and happy;and im;and sweet;and thats;and toes;and..all;and..armies;and..dice
-7 and..is;and..never;and..not;and..where;and..you;ano;anos;anybody else;anyone..a;apologies;are all;are my
-7 are shaking;are well;are..a;are..for;are..to;are..what;ask $;asked ,;asleep $;at breakfast;at school;at your
-7 at..beach;at..i;at..office;at..on;at..percent;attack last;attacked;attenti;aux;awake..$;away..week;awfully;baby
-7 baby..$;back from;bad..about;bank;basically;be back;be my;be so;be with;be working;be..&;be..than;bears;bears $
-7 bed now;been;been far;been very;been..here;been..quiet;been..this;been..thorn;been..those;been..too;beer for
-7 before breakfast;before my;before...;begin $;bei uns;believe that;believe..?;believe..lost;believing in;belle mere
-7 bene $;best defence;beste;better late;between me;big..$;big..for;bike;birthday $;birthday today;birthday..&
-7 biscuits;bises;bit..luck;blaming;blue;boiler man;bologna;bon ,;book $;bought;boxes everywhere;boxes..$;boy
-7 breakfast..the;bridge;bring..$;build;bus ,;but..does;buy..a;buying;buying the;by..way;bye ,;bye..&;cake $;calm and
-7 calm..carry;came $;can have;can stop;cancelled;cant stop;cards work;cards..for;care $;cares;cat;cat just;cat walked
-7 cat..my;cat..over;cat..walked;chances;changed jobs;chaos;chat;che..$;cheering;cheering for;cheese $;chess..$;chips
-7 chocolate;choir practice;christmas ?;ciao;clear;coffee machine;coffee..broke;coffees;cold $;come ,;come la;coming
-7 coming..i;coming..the;completely;congratulations to;conquest;continent;continents;could have;could stop;could..send
-7 court;crazy..the;crime;cross the;cruel to;cruel..me;cry;cuidado;culpa;cumple;curry;daumen;day;day and;day..the
-7 de..met;dear peter;dear..$;decent roll;decent..$;defence ,;deje;del..?;delay $;delayed again;dentist ,;dentists
-7 der @;des..$;deserves a;desk;dessert;di nuovo;dias;dice hate;dice..have;did it;did..else;did..know;did..watch
-7 didnt..?;die..sind;died $;disaster ,;do to;do..know;does anyone;does..ever;dog has;dog..eaten;dog..the;dog..to
-7 doing a;domenica;domination;dont forget;dont hate;dont you;dont..&;dont..about;double..$;down..and;dreamt..@;drew
-7 drink;driving..today;e mail;earth is;east;eaten the;echt..$;egg;eindelijk;el mapa;elephants;en ik;en..que;encore #
-7 end in;english;enjoy the;enormous;essays to;essays..mark;est bien;euros;even my;evening..,;ever do;ever sleeps
-7 ever won;ever..@;ever..in;every;every single;everyone;everyone wants;everything is;exactly;excitement;expected
-7 expects;explain to;face is;face..numb;fait ses;far..quiet;fast;fat;father used;father..to;fed;feeling..this
-7 feelings $;feels good;feels like;ferry;fight ,;finally ,;finally got;finally..the;find @;finds;finish;finita
-7 first game;first round;fish;flatmate;folder;folks ,;food;for #;for $;for ages;for an;for weeks;for you;for..a
-7 for..hour;for..i;for..people;for..turns;for..while;for..whole;forever;forgive..for;forgotten;fortune;frank;frau
-7 friday and;from..next;from..to;from..train;fromage;frost last;frost..night;full of;funny how;fur..$;game is
-7 game..on;games..$;ganz;garden $;garden..$;garden..a;gateau;gehort mir;gentle $;geografia;geography $;gerade;get my
-7 getting far;gewoon;giovedi;give my;glass of;gm;gm ,;go back;go out;goal;gods have;golf;golf $;good afternoon
-7 good day;good plan;good recipe;good..about;good..all;good..see;good..to;got back;got it;got me;got my;got..from
-7 got..second;grandfather;great game;great job;great..so;greetings ,;greetings..the;griep;grillen;gripe;grow up
-7 grow..i;grusse;guilty;ha ,;ha..il;haben wir;habia;had an;had ik;had pancakes;had to;had..first;had..flu;had..for
-7 had..of;had..on;had..to;hai;halbe;half term;half..face;half..family;hallo zusammen;hands;hands $;hanging;happened
-7 happens ,;happy..to;hard $;hardly;hart;hart $;has chickenpox;has in;has..and;has..armies;has..raining
-7 hat eigentlich;hates..$;hats;have any;have waited;have..my;have..this;having a;he never;he was;he..to;healthy
-7 hear the;hear you;heat;heaven;heb je;heet;held @;held..for;hello peter;hello you;hemos;hence the;here;here are
-7 here..are;het..een;het..van;heures;hey ,;hey there;hi folks;hi to;hier..es;highlight;highlight of;highlight..my
-7 his #;history;hola;hole..my;home..#;honestly ,;honestly i;honeymoon;hope everyone;hope for;hope thats;hope..dice
-7 horoscope says;host..$;hotel;hotel is;hours in;how do;how i;how..&;how..armies;how..it;how..that;huge;i blame
-7 i call;i grow;i hear;i hold;i hope;i know;i learned;i looked;i open;i play;i spent;i swear;i trust;i waited;i went
-7 i..a;i..an;i..be;i..forget;i..going;i..hear;i..how;i..liked;i..lucky;i..say;i..take;i..telling;i..typing;i..writing
-7 ici $;id give;id..be;idea how;idea..&;idea..i;iedereen;iemand;if..my;ihr;ik zit;ik..al;il mio;il pleut;il ritardo
-7 ill buy;ill put;ill see;ill take;im blaming;im buying;im doing;im on;im really;im taking;im..a;im..bit;im..for
-7 im..here;im..in;im..scared;im..up;im..with;immer noch;in der;in june;in law;in person;in tears;in them;in..by
-7 in..club;in..e;in..is;in..life;in..looks;in..meeting;in..minutes;in..side;in..spam;in..weeks;ingrid;interview
-7 invented;is at;is delayed;is een;is feeling;is finally;is lovely;is numb;is simple;is terrible;is up;is war
-7 is winning;is..always;is..cheating;is..far;is..why;isnt..funny;ist wieder;it funny;it makes;it on;it since;it when
-7 it..me;it..on;its all;its like;its too;its..so;ive stopped;ive..been;je suis;je tecris;je..de;je..la;job $;jobs
-7 join the;join..next;jungle;just back;just got;just..from;kaffee;keep calm;keep well;keep..awake;keiner;kids want
-7 killing..$;kind to;knee..much;knees;knew;know a;know if;know who;know why;know..@;know..good;komt;la semana;la..est
-7 ladder;lads in;lads..@;lake $;lang;las..,;last spring;last sunday;last turn;last..were;lasted;late again;late than
-7 late..never;lately $;laugh at;laughed $;laughing at;le fromage;le..etait;le..va;leaves are;leben;lena;les amis
-7 les..,;les..ont;letters $;life ,;like #;like..$;like..good;like..last;like..thank;lit;live the;lives..@;living
-7 llego;llevo;lol $;lonely..there;long enough;long live;long..it;long..we;look..@;looked at;looks..empty;lose..one
-7 lost a;lost all;lost..#;lost..to;loud $;love $;love ,;lovely $;lovely ,;luck everybody;lucky last;ma belle;ma..,
-7 ma..mere;macht;mad $;made a;made me;made..laugh;madness;madre;mails $;mal sehen;many..does;map and;map..$;map..the
-7 march..@;master..the;match;match ?;match..$;maybe..is;me ?;me a;me nightmares;me that;me today;me when;me..&;me..@
-7 me..game;me..if;me..time;me..turn;mean..$;meme;mensch;mezza;middle of;monday and;month..$;mooie;moon;more weeks
-7 more..until;morning..$;morning..so;mother in;mother says;mother..law;mountains ,;movil;movil $;mucho $;mum is
-7 must say;must..the;my desk;my driving;my english;my flatmate;my frau;my grandfather;my landlord;my laptop;my late
-7 my luck;my old;my parents;my sleep;my spam;my uncle;my..always;my..attack;my..job;my..just;my..lives;my..looked
-7 my..since;my..today;napoleon ,;ne..jamais;need it;need..rest;neighbours are;neighbours rooster;neighbours..woke
-7 neither;never;never again;never liked;never..&;never..me;new phone;new puppy;new..,;new..to;news ,;news from
-7 news..the;next..i;next..we;nice try;nice..see;night..i;night..the;nightmares;nightmares $;no mercy;no..how;no..ni
-7 nobody expects;noch bei;noel;noel $;noon..the;not bad;not..for;noublie;now for;numb;numb $;ob..das;of wine;of..at
-7 of..days;of..will;of..with;off..choir;office $;on your;on..and;on..as;on..train;one hand;one ill;one..ill;one..us
-7 one..you;ones $;only saw;only..more;open $;or..&;ora;our first;out loud;out on;out..&;owes..a;p;pacifica;padre
-7 paella;pancakes;papers;passed her;patience ,;paul;pech;perche;perfect;person ,;personal..&;pete..$;phone..at;pint
-7 place..be;plans;plaster;plays..,;pleasure;plenty of;pleut;point;poker;poor @;poor old;poor..$;post;pour une
-7 predictable;probably..$;promised my;purple;pyramids;que..tengo;quelquun;quick one;quickly;quiere;quiet turn
-7 quiet..,;radiator;raining..since;rather be;read your;real..,;really be;refuses;refuses to;refuses..go;regards $
-7 regards to;remember when;reminder $;reminds;reminds me;reminds..of;rest..peace;revenge is;rio;ritardo;rolled..#
-7 rolled..ones;rome;rome ,;room ,;rooster;rooster woke;rooster..me;round i;round were;row last;running..game;sabato
-7 sagt ,;said that;said..$;saint;saluto;samedi;samstag;saturday $;saw;say &;say hello;say hi;says the;says..$;schonen
-7 schoner;scream;scusate il;scusate..ritardo;see whether;see..&;see..,;see..all;see..of;seems to;seit gestern;send..a
-7 sent from;sent..i;sent..my;september;september $;set up;seventeen men;shaking;shame;she always;she is;she reads
-7 shell;short and;short mail;short..$;short..sweet;should really;should..this;siamo;simple;since $;since noon
-7 since..summer;sincerely;singing;sister lives;sister..in;sitting in;sitting..the;slept through;snow $;snow ,;snow..$
-7 so at;so close;so happy;so ive;so lonely;so naturally;so nice;so peaceful;so quickly;so well;so..a;so..am;so..dice
-7 so..last;so..least;so..when;socks;socks $;sofa $;soldiers $;some luck;some time;some..for;somewhere ?;sorry..&
-7 sorry..my;soy;spam folder;spelleider;spring $;star;statistics;still angry;still dont;still get;still owe;still..you
-7 stopped at;stopped believing;stopped..in;stories;strong for;students;stunde;stunden;suits;summer..$;sunburnt
-7 sunday and;survived;sushi;swear;sweet today;sweet..$;tag;take up;tea and;tecris;tell &;tell my;telling me;tenido
-7 tennis;terrible $;terrible..$;test $;test today;test..$;than never;thanks..hosting;that &;that red;that stack
-7 that..lose;that..will;thats all;thats how;the beginning;the boiler;the cake;the cape;the days;the dentists
-7 the family;the ferry;the front;the general;the gym;the heating;the highlight;the ice;the internet;the jam;the key
-7 the kitchen;the lemurs;the ones;the oven;the party;the photos;the plumber;the post;the printer;the pyramids
-7 the quiz;the school;the table;the trains;the waiting;the washing;the windows;the..ate;the..broke;the..but
-7 the..cross;the..dice;the..door;the..frost;the..hate;the..home;the..house;the..left;the..like;the..refuses
-7 the..reply;the..show;the..time;the..too;their;then la;there a;there because;there goes;these dice;think im;thinks i
-7 thinks im;thinks..should;third time;thirty years;this im;this..#;this..going;this..of;this..short;thx;time at
-7 time we;time..can;time..this;time..year;times $;to choir;to cook;to everybody;to fight;to find;to mark;to thank
-7 to...;to..practice;to..wife;to..windows;toes;told him;tolto;tomatoes are;tomatoes..finally;tonight and;took #
-7 took the;took..$;toujours;train $;train ,;train leaves;train..delayed;trains are;trap;tree;trip;true that;trust a
-7 tuesday and;turn..?;turn..i;turns $;tuve;typos;typos $;uber;umbrella $;une..et;university;until noon;up golf;up i
-7 up the;up..#;up..&;up..i;up..want;us;us..out;us..the;used;uur;verloren ,;verra;verspatung;verspatung ,;very windy
-7 veut;vez $;village;vino;voiture;volcanoes;volgende week;vu;wait..see;wait..you;waiting;waiting $;waiting..,;walk
-7 want @;want my;wants @;war is;warm $;was #;was away;was never;was on;was out;was..all;was..nice;was..until;washing
-7 watch the;watch..match;way .;way ?;we spent;we went;we were;we won;we..have;we..off;we..this;wed;week..#;week..i
-7 weiss;well..#;well..&;well..,;well..a;wenigstens;went;went skiing;went..,;wer..eigentlich;were having;were you
-7 were..a;were..id;were..last;were..the;weve got;what happened;what time;what..game;what..he;what..mess;what..week
-7 whatever..,;when she;when..grow;when..next;when..reads;when..saw;when..the;who has;who is;who..is;who..winning;whos
-7 why;why does;why is;wij;will..me;win $;windows;windows here;windy;windy..$;wine $;winter $;with dice;with..?
-7 with..bit;with..cat;with..hand;with..regards;woke me;woke..at;wonderful..$;words;work;world $;world domination
-7 worried;worry $;worse $;worse than;would..so;wouldve;wrong ?;x;x $;y #;y el;y quiere;year i;year to;years $
-7 years..$;you and;you need;you next;you..a;you..been;you..beer;you..how;you..running;you..well;your..?;your..doing
-7 your..with;youre the;youre..a;youre..star;yours..me;zeit;zum
-6 ! you;# abbraccio;# again;# anno;# ans;# dogs;# friends;# fronts;# funerals;# jour;# little;# people;# poco;# sixes
-6 # tour;# uur;#..ago;#..are;#..armies;#..e;#..et;#..left;#..lost;#..or;#..still;#..straight;#..under;#..yesterday
-6 & $;& :;& are;& be;& cards;& cheating;& get;& goes;& heeft;& if;& ist;& moves;& never;& next;& now;& on;& plays
-6 & poker;& position;& ran;& survives;& takes;& that;& turned;& und;& used;& wird;& you;&..alive;&..daar;&..en
-6 &..face;&..ha;&..her;&..het;&..how;&..ich;&..ik;&..im;&..its;&..lo;&..lose;&..planning;&..que;&..really;&..te
-6 &..thinking;&..this;&..ti;&..ton;&..well;&..will;&..win;&..with;&..your;, aber;, adesso;, almeno;, as;, be
-6 , behalve;, beim;, bravo;, carmen;, como;, crying;, dafur;, doesnt;, droit;, ein;, flu;, fortune;, greetings
-6 , hello;, hes;, hier;, honestly;, hope;, hurrah;, il;, ingrid;, ist;, les;, lovely;, may;, merci;, met;, minus
-6 , moi;, never;, nobody;, nu;, op;, ora;, poor;, remember;, sagt;, sauf;, shes;, some;, sunburnt;, tanto;, there
-6 , theyre;, third;, time;, tomasz;, true;, weiss;, wer;, when;, which;, yo;, yuki;, zei;,..(;,...;,..al;,..alone
-6 ,..armees;,..avec;,..beer;,..bien;,..big;,..bit;,..call;,..care;,..cold;,..connection;,..culpa;,..dann;,..des
-6 ,..dog;,..essays;,..est;,..everyone;,..expect;,..favours;,..gentle;,..geography;,..ha;,..hard;,..head;,..heard
-6 ,..intanto;,..ja;,..know;,..kom;,..luck;,..made;,..mein;,..naturally;,..nearly;,..noublie;,..operation;,..played
-6 ,..pyramids;,..said;,..shift;,..short;,..signal;,..sister;,..slaap;,..soy;,..speaking;,..started;,..storm;,..story
-6 ,..suis;,..tecris;,..tiene;,..told;,..took;,..tupperdose;,..une;,..visto;,..vit;,..vous;,..walked;,..when;,..wife
-6 ,..writing;,..ya;,..yo;. i;. nobody;. what;...#;...&;...dice;...did;...had;...kilos;...time;...told;...was;...well
-6 ...wonder;14th;: happy;: i;: ik;: le;: te;: thank;:..birthday;:..photos;:..you;@ all;@ are;@ come;@ deserves;@ es
-6 @ ever;@ every;@ hed;@ ist;@ must;@ one;@ reminds;@ than;@ these;@ without;@..also;@..basically;@..big;@..cest
-6 @..christmas;@..come;@..cost;@..days;@..ends;@..et;@..glasses;@..hay;@..her;@..here;@..his;@..look;@..never
-6 @..night;@..nothing;@..open;@..or;@..quickly;@..rather;@..real;@..round;@..scary;@..since;@..they;@..und;@..winter
-6 ^ another;^ anyway;^ are;^ attenti;^ been;^ being;^ besos;^ besser;^ big;^ bises;^ bon;^ bonne;^ buenos;^ ci
-6 ^ coffee;^ coucou;^ dank;^ deje;^ dinner;^ does;^ done;^ drinks;^ drop;^ easter;^ eindelijk;^ end;^ estuve;^ exam
-6 ^ geen;^ gisteren;^ going;^ grandson;^ grazie;^ ha;^ hab;^ hast;^ heres;^ heute;^ hoffentlich;^ home;^ hows;^ ieri
-6 ^ its;^ ja;^ jattends;^ kein;^ las;^ leaves;^ lena;^ lieve;^ llevo;^ los;^ lovely;^ lucky;^ mal;^ meta;^ mit;^ moin
-6 ^ monday;^ mooie;^ next;^ oma;^ op;^ peace;^ perdona;^ personne;^ quiet;^ rain;^ respect;^ running;^ saludos
-6 ^ salut;^ shell;^ siebzehn;^ sometimes;^ statistically;^ things;^ thirty;^ those;^ till;^ told;^ truce;^ tut;^ vaya
-6 ^ voila;^ we;^ whos;^ wow;^ xx;^ youve;^..abbraccio;^..admit;^..again;^..arbitro;^..armies;^..baby;^..baked
-6 ^..blame;^..border;^..buro;^..bye;^..call;^..came;^..change;^..chien;^..children;^..colleague;^..come;^..comes
-6 ^..concert;^..continents;^..crossed;^..cry;^..cumple;^..curious;^..della;^..dem;^..demenagement;^..dentist;^..desde
-6 ^..dias;^..dropped;^..eens;^..ein;^..endlich;^..estrategia;^..even;^..exam;^..fancy;^..father;^..fille;^..flatmate
-6 ^..fois;^..fortuna;^..frau;^..friday;^..fronts;^..fun;^..furs;^..geen;^..genou;^..get;^..gets;^..gm
-6 ^..grandchildren;^..grusse;^..had;^..hear;^..heart;^..hello;^..hermana;^..honestly;^..hope;^..horoscope;^..horse
-6 ^..hours;^..hund;^..jan;^..kids;^..landlord;^..laugh;^..leaves;^..letter;^..life;^..mapa;^..marido;^..master
-6 ^..medecin;^..mio;^..miss;^..monday;^..muss;^..nai;^..nearly;^..nerves;^..nos;^..nous;^..o;^..p;^..partita
-6 ^..passed;^..perdo;^..personal;^..petite;^..pity;^..plays;^..pleut;^..poor;^..raining;^..reason;^..red;^..rucken
-6 ^..safe;^..saw;^..set;^..seventeen;^..she;^..sixes;^..spring;^..stands;^..stops;^..storm;^..sunday;^..swear;^..tal
-6 ^..talk;^..teacher;^..tengo;^..tight;^..time;^..tired;^..tonight;^..trains;^..tren;^..treno;^..turns;^..uncle
-6 ^..und;^..under;^..une;^..uns;^..vecino;^..ver;^..visto;^..volta;^..wacht;^..week;^..weeks;^..west;^..wifi;^..wind
-6 ^..work;^..worry;^..wurfel;^..year;^..years;a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a candle
-6 a chess;a comeback;a crime;a dentist;a dish;a dog;a dream;a drink;a eu;a fait;a favour;a feeling;a happy;a hole
-6 a hot;a jar;a lake;a leg;a maggio;a mange;a medal;a miracle;a nap;a napkin;a nasty;a noel;a photo;a proper;a quick
-6 a rematch;a report;a row;a scarf;a sign;a tavola;a terrible;a virtue;a wall;a weak;a win;a wonderful;a...;a..?
-6 a..best;a..between;a..cat;a..christmas;a..continent;a..defender;a..for;a..garrison;a..general;a..go;a..hat
-6 a..headache;a..late;a..man;a..map;a..march;a..memory;a..mood;a..move;a..over;a..quien;a..report;a..round;a..scared
-6 a..sleepy;a..spot;a..table;a..under;a..worth;abbiamo;abbraccio;about last;about your;about..all;about..and
-6 about..board;about..game;about..spelling;abuela;accountant;accountant would;acqua;acqua..e;acting;acting up
-6 actually..i;address ,;adesso ,;admire it;admit $;admit i;admit it;admit..$;advice;afraid;after me;after this
-6 after..operation;after..week;afternoon ,;again and;again for;again ill;again..at;again..third;against..last;age $
-6 aggressive $;air $;al #;al..de;alamo;alarm;alguien tenia;alguien..que;alive;alive ?;all alone;all goes;all had
-6 all meet;all morning;all readable;all right;all see;all seul;all these;all those;all very;all..armies;all..its
-6 all..kind;all..luck;all..tomatoes;all..up;all..us;allotment;allowed in;allowed..this;almost too;almost..$;alone and
-6 alone in;also..$;alta;altijd het;always me;always roll;always said;always..a;always..in;always..it;always..so
-6 always..when;am ?;am doing;am freitag;am going;am typing;amazing $;amis ,;an egg;an honour;an..at;an..lady;an..on
-6 and fewer;and got;and half;and here;and is;and just;and laughed;and look;and seventeen;and sleep;and went;and were
-6 and your;and..&;and..beats;and..boyfriend;and..country;and..crossed;and..families;and..got;and..happy;and..here
-6 and..his;and..horse;and..its;and..my;and..neighbours;and..out;and..oven;and..probably;and..some;and..summer
-6 and..took;and..wars;angry about;anni;anno;another..like;ans;any day;any electricity;any longer;any luck
-6 any..mistakes;any..since;anybody;anybody $;anyone know;anyone..have;anything..unclear;anyway ,;apero;apologise
-6 apples;aqui..el;arbitro ,;are better;are cheering;are coming;are cursed;are enormous;are like;are made;are not
-6 are over;are ripe;are rolled;are so;are..by;are..dice;are..going;are..moves;are..of;are..on;are..others;are..ripe
-6 are..strike;are..than;are..this;armee..@;armies &;armies are;armies last;armies on;armies than;armies..has
-6 armies..i;armies..the;armies..week;as ever;as vu;as..am;as..do;as..father;as..say;as..sign;asi..cuidado;ask..,
-6 asked my;asked who;asked..the;asks ,;asks..i;aspetto;at cards;at last;at lunch;at me;at university;at..all
-6 at..barbecue;at..birthday;at..concert;at..fair;at..for;at..lovely;at..place;at..point;at..pub;at..sisters;ate the
-6 atlantic;attack..round;auch mal;auf den;auf..hand;auf..tastatur;august;aunt used;aunt..to;aussi;australian;autumn
-6 aux..$;aux..et;avec moi;awake ?;away last;awful $;awful ,;awful..#;baby $;baby is;baby was;baby..up;back next
-6 back..a;back..holiday;back..killing;back..knitting;back..rome;bad dice;bad feeling;bad..a;bad..for;badly ill
-6 badly..$;badly..blame;bag;bake;bake you;bake..all;baked;balcony;band;barbecue $;barbecue on;basically a;battery is
-6 battery..at;battle $;be &;be ,;be fair;be good;be hating;be mine;be proud;be slow;be sweating;be writing;be..@
-6 be..about;be..last;be..me;be..miracle;be..silliest;be..soon;be..up;be..when;beach $;beach ,;beans;beans $;beat my
-6 beats;beats me;beau;beautiful $;bebe;because;because he;because the;because..i;because..is;because..wanted;bed with
-6 bed..,;bed..the;been a;been ages;been an;been bored;been cruel;been playing;been staring;been there;been this
-6 been waiting;been..about;been..all;been..at;been..general;been..honour;been..it;been..nervous;been..of
-6 been..pleasure;been..the;beer..last;before christmas;before waterloo;before..forget;before..holidays;beginner
-6 beginner ,;behave;behave $;behind the;bei;beim zahnarzt;beim..mal;being a;being so;being..$;believe &;believe i
-6 believe its;believe..dice;believing..them;bent;besos;best served;best..in;best..to;best..win;beste spelleider
-6 bet me;better half;better run;better..i;better..small;better..thanks;between #;between..$;beware;bicycle;bien qui
-6 bier;big;big hat;big pile;bijna;birthday card;birthday on;birthday..$;biscuit on;biscuit..the;bist;bit scared
-6 bit..in;bit..of;blame my;blame..$;blaming the;blijft;blind;bloke;bloom;blue..$;board ,;board game;board..i;bold $
-6 bologna e;bonne;bord;bored $;born;born on;boss is;boss..caught;both sides;bottle of;bottom of;bottom..@;boven
-6 boven de;boyfriend;boyfriend still;boyfriend..calls;boys;brain has;brain is;brand;bread;breaks through;bretagne
-6 bretagne ,;brief ,;brilliant;bring the;bring..ladder;brings;broke $;broke down;broke this;broke..morning;broken
-6 brought;bucket;buenos;buenos dias;build a;builders;built;buongiorno;burning a;burning so;burning..hole;buro;bus so
-6 busy;but he;but ill;but she;but then;but they;but war;but we;but..armies;but..fun;but..know;but..only;but..think
-6 buy everybody;buying..drinks;buys;buys the;by $;by friday;by mail;by spring;by the;bye $;bye bye;ca..,;cada;caffe
-6 cake for;cake..me;cake..sunday;cake..the;call a;call me;call..general;call..the;calls me;calls..harmless;calma
-6 calor;cambiare;cambiare $;came back;came up;can all;can happen;can hardly;can hear;can only;can see;can..a;can..is
-6 canada is;canario;candle;canguros;cannons $;cant sleep;cant..&;cant..,;cant...;cant..for;cant..i;cape town;card for
-6 cards does;cards..?;cards..burning;care ,;care of;careful $;cares $;carmen;carmen $;carta;cat on;caught;caught me
-6 ce sera;ce..en;cellar is;cena;cerveza;cesare;cest #;cest la;cest..la;chair;chance $;change is;changed..,
-6 changed..hair;chaos $;charm $;charm of;charming;charming $;che i;che si;che..,;che..all;che..dadi;cheapest
-6 cheating haha;checked..$;cheers from;cherries;chess $;chess instead;chez..?;chicken cross;chicken..the;chickenpox ,
-6 chickenpox..so;chiede;chien $;chien a;chien..mange;chips $;choir..now;christmas and;christmas if;christmas is
-6 christmas to;coche;coffee is;col..$;cold it;cold..$;cold..and;cold..so;cold..time;collects;collects spoons;colour $
-6 colours;colpa;combien de;combien..temps;come and;come down;come on;come out;come..@;come..from;comeback;comeback..&
-6 comme de;comme..habitude;commence a;completely different;computer..it;concert too;concert..?;confiance;confiance a
-6 congratulations..&;conmigo;conmigo $;connection;connection is;connection..terrible;conquered;conquering;contact
-6 continent i;continents..one;cook for;cook..#;corrects;cost..a;cosy..$;coucou;could do;could possibly;could see
-6 could..with;couldnt wait;couldnt..any;couldnt..it;couldve;country left;courage;courant;cousin;credit;crete;crewe
-6 cried;crime $;crossed $;crossed for;crown;cry ,;crying;cuando me;cuarenta;cuarenta grados;cuarenta..y
-6 cuidado conmigo;cuidado..$;culpa es;culpa..del;cup;curious;cursed;da #;da me;da..man;daar..je;dabei;dad $;dadi $
-6 dados $;dag;dal..,;dance;dank;danke fur;danke furs;danke..leiten;dans les;dare;dark;dark..#;darts;darts $;das leben
-6 dass es;dass ich;dat @;dat is;dat..met;daughter $;daughter wants;daughter..her;daughter..to;dave;dave..$;day ill
-6 day..$;day..i;day..will;days ?;days ill;days left;days now;days straight;days..the;days..until;de bus;de courant
-6 de dobbelstenen;de habitude;de kleinkinderen;de maravilla;de temps;de trap;de winter;de..brief;de..el;de..heeft
-6 de..on;de..se;de..was;de..y;dead $;deadline ?;dear gm;dear host;december;defended;defender..ties;defenders
-6 degrees in;deine tupperdose;deine wurfel;deine..sind;deine..steht;deja;del gato;del..$;delay..the;delayed..so;delhi
-6 delhi by;dell @;della mia;della..ha;demenagement;demenagement est;demenagement..fini;den..,;dentist $;dentist was
-6 dentist..half;dentiste;dentists waiting;dentists..room;depuis..jours;der hand;der hat;der hund;der kaffee
-6 der tastatur;der zug;der..hat;der..ist;der..sagt;der..steht;der..und;derriten;des sont;deserved;deserves..medal
-6 desk $;desole du;desole..retard;dessert ,;dice came;dice like;dice of;dice owe;dice were;dice..be;dice..better
-6 dice..cursed;dice..me;dice..my;dice..round;dice..terrible;dice..the;dice..up;dice..yours;did $;did anybody
-6 did anyone;did the;did..@;did..chicken;did..general;did..happen;did..last;did..tell;didnt expect;didnt i;didnt..$
-6 didnt..that;die ganze;die jungs;die kinder;die ohren;die op;die verspatung;die wurfel;die..de;die..in;die..macht
-6 die..steif;die..vom;dienstag;diese;dimanche $;dinner ,;dinner is;dinner..burning;diplomacy;diplomacy $;dire que
-6 disaster $;dish;dish best;dish..served;dit ,;dit..$;divin;divin ,;divin..merci;do at;do..about;do..always;do..call
-6 doctor..no;dodici;does..always;does..game;doesnt $;doesnt it;doesnt..?;dog ate;dog is;dog refuses;dogs;doing
-6 doing well;doing..great;domani sono;domination $;domingo;done for;dont be;dont cry;dont laugh;dont talk
-6 dont..anyone;dont..i;dont..my;dont..think;door open;dorm;double #;doubt;down from;down here;down singing;down..@
-6 dreadful;dream about;dream of;dreamed;dreamed of;drill;drink for;drink..last;drinking;drinks $;drinks are
-6 drinks..on;driving..$;droit vers;du hast;du retard;dura;duurt;e io;e una;e..#;e..a;e..mi;earth..@;eat more;eat my
-6 eat..$;eat..hat;eats;eats..$;eau;een #;een jaar;een kaarsje;een pech;een..in;een..met;eens..$;egg $;eight
-6 ein schoner;ein..abend;eine runde;eine..,;einer;einer stunde;einsen;el canario;el coche;el domingo;el movil;el tren
-6 el ventilador;el..nuevo;el..roto;election;electricity;electricity since;electricity..noon;else have;else..trouble
-6 emperor;empire $;empty ,;en een;en toch;en..movil;end when;end..one;end..tears;ended;endlich..$;ends..in;enemies
-6 enemy;enjoy..sun;enjoying it;enormous $;era solo;es ,;es del;es seit;es..gestern;essays on;est fini;est..$;estan
-6 estas;estrategia;estuve;et le;et on;et..#;etait divin;ete;eu;euch;even..@;even..one;evening all;evening at;ever $
-6 ever ,;ever in;ever lose;ever sleep;ever..a;ever..on;ever..that;every game;every..of;everybody a;everybody up
-6 everyone at;everyone is;everyone keeps;everyone..@;everyone..about;everyone..the;everything i;exam $;exam week
-6 exam went;exam..,;examenes;exams all;exams are;exams..$;exams..over;exams..week;excellent;except..the
-6 excitement..so;exciting;excuse my;expect to;expect..$;explain..me;explaining;explaining the;extra..$;eyes $
-6 face when;fail me;fair on;fair..saturday;fais confiance;fais..a;fait..$;fait..premiers;fall..@;famiglia;familia
-6 families;families $;famille;family $;family is;family..the;fancy;fancy this;far..$;far..much;far..strong;fate
-6 father always;fatigue;favour ,;favour..and;favourite;favours;favours the;favours..bold;febbre;fed up;feel a
-6 feeling that;feeling..&;feelings about;feelings..&;feels..$;feet;feliz;fell off;felt;fence;fenster;fermo a
-6 fermo..bologna;ferry ,;fever;fewer wars;fight..@;finally asleep;finally have;finally lacht;finally passed
-6 finally ripe;finally some;finally understood;finally..,;finally..a;finally..cards;finally..how;finally..i
-6 finally..my;find..on;finds you;finds..well;fine game;fingers and;fingers..$;fingers..for;fingers..toes;fini;fini ,
-6 first la;first..all;first..de;first..since;first..this;first..yesterday;fitting;fitting $;flat $;flat ,;flies
-6 flies $;flight;flights;flights are;flowers;flu ,;fog;fois que;folder $;folks..$;following;fondo;fondo..una;football
-6 for each;for explaining;for half;for keeping;for people;for practice;for pumpkin;for real;for so;for some;for spain
-6 for taking;for tennis;for this;for turn;for world;for writing;for...;for..beginner;for..company;for..completely
-6 for..decent;for..from;for..letter;for..liking;for..long;for..lovely;for..of;for..on;for..silence;for..since;for..so
-6 for..than;for..war;for..weather;forget :;forget..thank;forgetting;forgive;forgive any;forgive..spelling
-6 forgive..typos;forgot..was;forgotten..$;fortress;fortuna;fortune favours;fortune..the;forty..$;forward;forward to
-6 four;frank $;freezing;fridge;friend ,;friend of;friend..mine;friendly;friends in;friends..the;frio;from an
-6 from holiday;from rome;from sunny;from where;from you;from..all;from..dentist;from..dentists;from..ferry
-6 from..garden;from..im;from..mountains;from..sofa;from..waiting;fromage ,;front of;fronts;frozen..$;fun i;fun..$
-6 funeral;funerals;funny $;fur;fur die;furious when;furious..she;furs;furs leiten;furs..,;gabs;gained;game;game .
-6 game after;game and;game end;game go;game in;game now;game than;game..#;game..&;game..it;game..no;game..the
-6 game..when;ganz..,;ganze;ganzen;ganzen..$;garden now;garden..full;gare;gato;gato $;gatto;gedacht;gedacht ,;geen..$
-6 gefressen;gefressen $;gelopen;gelukkig;gemene;general bring;general..a;generals;generals..$;genou;gentle with
-6 gentle..me;gern;gesehen;gestern..,;get a;get any;get..beer;get..letters;gets bored;gets the;gets..the
-6 getting better;getting cold;getting it;gewonnen;gewonnen ,;geworden $;geworden ,;gezien;gia in;girl;giulia
-6 give..love;give..nightmares;give..the;giving;glad to;glasses ,;gli..,;gloves;gnocchi;go again;go down;go together
-6 go up;go..for;go..in;go..singing;gods..a;gods..been;goes for;goes my;goes on;goes..sleep;going..move;going..need
-6 gone..bed;good ,;good one;good turn;good war;good weekend;good..before;good..everyone;good..from;good..me
-6 good..until;gorgeous $;got that;got to;got..armies;got..essays;got..now;got..sixes;gracias;gracias por;grados
-6 grados y;grados..el;gran;grandmother says;grandson was;grandson..born;grandson..the;grave;grave $;graveyard;great
-6 great..at;greed;greetings..&;greetings..sunny;greve;gripe toda;gripe..la;grippe;growing;gruss;guarda;guards
-6 guess who;guilty $;gut;ha tolto;ha..di;ha..did;habitude;habitude $;hablamos;habt;hace #;hacen;had;had breakfast
-6 had her;had no;had such;had the;had this;had..,;had..armies;had..be;had..cards;had..dream;had..great;had..lovely
-6 had..power;hair;hair ,;hair..by;half a;half..night;half..world;halt die;halt..ohren;halten;halve;halve marathon
-6 hammer;hamster;han;handball;hands..&;hands..shaking;hanging in;hanging..there;happen is;happen..that;happy when
-6 happy..$;happy..i;hard to;hard..about;hardly..$;harmless;has gone;has never;has this;has wifi;has..best;has..flu
-6 has..half;has..one;has..run;has..so;has..up;hast du;hat my;hat..and;hate..for;hating;hating this;hats off;hatten
-6 haus;have all;have heard;have slept;have trouble;have written;have..$;have..all;have..cruel;have..electricity
-6 have..ever;have..far;have..for;have..had;have..long;have..minutes;have..new;have..nice;have..opening;have..phone
-6 have..seen;have..stop;have..there;have..through;have..tried;having the;having..$;having..in;hay..,;hay..y;he can
-6 he doesnt;he know;he wanted;he who;he will;he wont;he..forgive;he..get;he..it;he..me;head..$;headache;healthy $
-6 hear a;hear..$;hear..you;heard me;heard..scream;heart says;heart..@;heating is;heaven $;heb..het;hebt;hed;heeft een
-6 heeft..$;hello $;hello &;hello again;hello and;hello dear;hello everybody;hello everyone;hello host;hello..#
-6 hello..i;hence..late;her cards;her driving;her first;her hands;her..test;here $;here comes;here..$;here..and
-6 here..morning;heres;hermana;hes been;hes..very;het ijs;het met;het..al;het..op;het..zo;heures ,;hey all;hey guys
-6 hey hey;hey man;hey pete;hey..,;hi and;hi friends;hi p;hi..is;hid;hiding;hiding in;hier $;hier soir;hier sturmt
-6 him i;hip;ho visto;ho..ho;hoffe;hola a;hola..all;hold tight;hold..to;holding everybody;holding..up;holds ,
-6 holds the;holds..deserves;holds..holds;holiday ,;holiday..$;home by;home for;homework;honest..im;honestly
-6 honestly $;honestly have;honestly..i;honestly..no;honestly..think;honeymoon $;honour of;honour..the;hope is
-6 hope nobody;hope youre;hope..are;hope..finds;horse card;hospital;hospital $;hospital waiting;hospital..room
-6 hosting..youre;hot ,;hot..$;hour to;hour..$;hour..the;hours $;hours ,;hours..and;hours..the;house in;house is
-6 house smells;house..may;house..month;house..the;how cold;how was;how..$;how..@;how..always;how..got;how..ran;hows
-6 hows the;hoy me;hund;hund hat;hungry;hurrah;hurry $;hurts like;hurts to;hurts..i;hurts..see;husband thinks
-6 husband..already;husband..im;hut;i ?;i admire;i ask;i baked;i can;i close;i conquer;i drew;i find;i forget;i go
-6 i guess;i hate;i held;i honestly;i laughed;i learn;i left;i liked;i lit;i lost;i miss;i never;i played;i promise
-6 i read;i sleep;i slept;i tell;i the;i tried;i..:;i..afraid;i..almost;i..been;i..coffee;i..enjoy;i..even;i..feel
-6 i..fell;i..forgot;i..hardly;i..hello;i..impressed;i..jobs;i..march;i..needed;i..owe;i..play;i..south;i..stop
-6 i..sure;i..thirty;i..this;i..waited;i..war;i..why;i..won;ice on;ice..the;ich hoffe;ich in;ich noch;ich..gerade
-6 ich..ja;ich..nie;ich..seit;ici ,;id..my;id..slept;iets;if id;if..ask;if..asks;if..ever;if..hear;if..mother;if..need
-6 if..survives;if..take;ihr..all;ijs;ik $;ik de;ik een;ik slaap;ik wacht;ik zoveel;ik..sinds;il a;il saluto;il treno
-6 il..depuis;il..era;il..mi;il..non;ill ,;ill bake;ill bring;ill eat;ill make;ill move;ill..down;ill..everybody
-6 ill..had;ill..some;ils;im an;im at;im buro;im crazy;im late;im more;im off;im playing;im predictable;im sending
-6 im sitting;im so;im still;im troops;im winning;im..afraid;im..all;im..angry;im..at;im..but;im..enjoying;im..ill
-6 im..nervous;im..new;im..old;im..one;im..patience;impressed;impressed $;in advance;in bloom;in both;in cape;in delhi
-6 in honour;in leeds;in life;in march;in november;in other;in plaster;in portugal;in store;in viaggio;in winter
-6 in..again;in..air;in..are;in..bag;in..because;in..bus;in..cape;in..days;in..en;in..face;in..hands;in..hotel
-6 in..house;in..mood;in..news;in..opinion;in..oven;in..pocket;in..pub;in..rounds;in..row;in..since;in..snow
-6 in..summer;in..town;in..week;in..world;in..wrong;ingrid $;inherit;into..new;invado;invado $;invita;invito;invito a
-6 io mi;io..#;is awful;is back;is basically;is broken;is burning;is chess;is cold;is crazy;is doing;is everybody
-6 is far;is finished;is great;is having;is he;is like;is nearly;is now;is open;is over;is planning;is quiet
-6 is thinking;is unclear;is very;is visiting;is why;is..anyway;is..back;is..big;is..bit;is..dish;is..hanging
-6 is..highlight;is..key;is..knee;is..lake;is..late;is..most;is..mother;is..normal;is..now;is..real;is..this;is..turn
-6 is..virtue;is..year;ist all;ist nichts;ist..,;ist..personliches;it cost;it had;it has;it here;it lasted;it rains
-6 it twice;it went;it were;it..&;it..fun;it..how;it..in;it..said;it..today;it..up;it..week;italy;its already;its fun
-6 its just;its me;its nothing;its risky;its so;its way;its..a;its..ages;its..an;its..big;its..fine;its..fun;its..late
-6 its..long;its..much;its..on;its..one;its..personal;its..pity;its..raining;its..there;its..time;its..too;ive done
-6 ive wanted;ive..about;ive..believing;ive..every;ive..in;ive..waiting;ja keiner;ja..,;jaar $;jai perdu;jamais..,;jan
-6 jan ,;jan..$;jar;jattends;jattends le;je bent;je fais;je..#;je..seulement;jen reve;jespere;jeu;jeu ,;joan;joan $
-6 job..$;job..by;job..the;jobs ,;jobs..did;joke about;jongens;joue ,;jour;juego;june $;jungle ,;jungs;jurgen;jurgen $
-6 jusqua..$;just..a;just..back;just..over;justice;kaarsje;kaarsje $;kangaroos;kartoffeln;keep your;keep..everybody
-6 keep..fingers;keep..the;keeps telling;keeps..me;kein mensch;keiner $;kettle on;keyboard..so;kids have;kids..home
-6 kilos ,;kind $;kind for;kind..$;kind..me;kind..once;kinder than;kisses;kitchen ,;kitchen table;klappt ,
-6 kleinkinderen;knee doing;knew what;knew..i;knitting $;knocked..?;know im;know it;know its;know when;know..anything
-6 know..it;komen $;kommst;komt er;kuchen;la abuela;la carte;la chance;la culpa;la del;la familia;la famille;la febbre
-6 la musica;la nonna;la paix;la partida;la pazienza;la pluie;la retraite;la vida;la voiture;la..che;la..el;lache
-6 lacht ,;lads $;lady $;laisse le;landlord $;lang $;lange;langsam;laptop $;laptop died;larga;lasagne tonight
-6 lasagne..and;last #;last battle;last biscuit;last day;last message;last report;last see;last this;last week;last...
-6 last..a;last..dice;last..long;last..made;last..my;last..that;lasted $;late as;late husband;late..always;late..my
-6 lately ,;laugh ,;laugh out;laugh..loud;laughed when;laughed..i;laughing..&;laughing..me;laughs about;laws;le cafe
-6 le chat;le demenagement;le dentiste;le match;le petit;le printemps;le..et;league;learning;least..time;left .
-6 left the;left until;left..my;leg;leg $;leger;leid;leiten;leiten ,;leiten..du;lemurs and;lemurs are;les..de;lesson
-6 let..dice;lets hope;lets..honest;lets..what;lets..whether;letter ?;letter..peter;letters ,;letters..$;letters..so
-6 letzten mal;letztes;letztes..in;leuk;leven;library;liebe;lieve;life is;lift;light $;ligt;like it;like..before
-6 like..general;like..one;liked &;liked the;liked..poker;liking;liking $;lisbon $;lit a;lit..candle;little @
-6 little..,;little..has;live;live $;live once;live..$;llevo #;lo so;lo..#;lo..all;lo..la;loaded;loaded $;loads
-6 lol that;lol..last;lonely with;long ?;long day;long march;long memory;long week;long..,;long..at;longer ,
-6 longer than;longtemps;look $;look so;look where;look..to;looked it;looked..the;looked..up;looks lovely;looks pretty
-6 looks rather;looks scary;looks..,;looks..from;looks..lonely;looks..on;lord;los ejercitos;los..me;lose a;loser
-6 losing;losing @;losing to;lost;lost again;lost so;lost..,;lost..all;lost..my;loud..the;love..,;love..all;love..go
-6 love..see;love..when;loved;lovely map;lovely place;lovely report;lovely to;lovely..on;lovely..the;lovely..to;luck $
-6 luck has;luck is;luck to;luck..,;luck..@;luck..everyone;luck..i;luck..im;luck..to;lucky than;lucky..$;lukt;lunch..$
-6 lundi;ma come;maar de;machine..this;mad ,;mad to;made my;made plum;made..$;made..day;maggio;mail this;mail..$
-6 mail..it;mail..its;mail..morning;maintenant;mais la;maitre;maitre..jeu;make up;make..for;make..to;mal wieder;man ?
-6 man wenigstens;man with;man..a;mange la;mange..moitie;mann;mann in;manners;many of;many..them;map ?;map like
-6 map this;map you;map..colour;map..sent;map..this;map..time;mapa $;mapa nuevo;maravilla;maravilla en;maravilla..el
-6 march $;march from;mardi;mare;margaret;marido;mark ,;mark before;mark my;mark..midnight;mark..words;marriage
-6 marriage $;mas..que;master..who;match on;match..saturday;matematicas;maths teacher;maths..would;matters;matters $
-6 may ,;may take;may..best;maybe &;maybe ill;maybe im;maybe..a;maybe..see;maybe..time;maybe..year;me at;me awake
-6 me down;me from;me harmless;me i;me in;me laugh;me one;me salio;me scream;me so;me twenty;me voila;me who;me with
-6 me..au;me..does;me..euros;me..favour;me..how;me..i;me..leave;me..rules;me..she;me..shivers;me..una;me..week
-6 me..youre;mean it;medal;medecin;media;media..y;medico;meet..in;meeting $;mehr..$;mein chef;mein rucken;memory
-6 memory $;men and;men..@;merci encore;merci pour;merci..$;merry..to;mess in;messages;messages $;met je;meta della
-6 mi hermana;mi marido;mi sento;mi..con;mi..per;mi..piu;mi..tolto;mi..ya;mind losing;mine have;minutes $;minutes to
-6 mio..ha;mir @;mir..der;mir..weg;mira;miracle;miss the;miss you;missed;mistake..the;mistakes;mistakes $;mit $
-6 mit mir;moin;moitie de;moitie du;moment ?;moment..$;mon genou;mon..$;mon..,;mondays;monde va;monde..bien;monster
-6 montag;month ,;months $;mood to;mooie..heb;moon $;more ?;more coffee;more geography;more of;more rest;more sleep
-6 more..but;more..my;morning $;morning all;most fun;most..$;mostly $;mostly..$;mother is;mothers;move..from
-6 much coffee;much longer;much nicer;much..in;much..to;much..today;mum..&;musica;must..been;must..hating
-6 must..sweating;my @;my accountant;my better;my boyfriend;my brain;my coffee;my continent;my day;my dentist;my des
-6 my doctor;my exam;my exams;my family;my favourite;my grandpa;my hair;my hart;my hat;my home;my kids;my knees
-6 my letters;my life;my liking;my love;my maths;my moves;my nerves;my pocket;my poor;my sisters;my train;my voice
-6 my wifes;my words;my..address;my..asked;my..asks;my..battery;my..could;my..day;my..died;my..game;my..half;my..has
-6 my..hates;my..heeft;my..husband;my..knew;my..room;my..set;my..still;my..test;my..walked;my..want;my..wedding
-6 myself $;named;nap;napkin;napoleon before;napoleon..waterloo;nasty;ne fais;ne..confiance;nearly forgot;nearly..me
-6 need a;need..holiday;need..win;neighbour ,;neighbours;neither $;nemen;nera;nerves;nervous..a;nessuno;neus;never $
-6 never ,;never fight;never played;never sleeps;never trust;never won;never..so;never..this;new glasses;new..by
-6 news..we;next month;next..#;next..a;next..starts;nice ,;nice weekend;nice..last;nicer;nichts geworden
-6 nichts personliches;nie $;nie ,;nie..$;niet anders;niet vergeten;night in;nineteen;no idea;no le;no luck;no news
-6 no one;nobody should;nobody to;nobody..in;nobody..the;nobody..to;noch ein;noise in;non ce;non..ho;nonna;nooit
-6 normal;normal ?;normal..$;norway;norway ,;nos..en;not afraid;not..single;not..they;nothing fancy;nothing like
-6 nothing serious;nothing..a;notice;nou ja;nou..,;nous $;now and;now..a;now..something;now..the;nu;nu nog;nu..$;nueva
-6 nueva ,;nur noch;nur..,;o..la;october;october $;of cheese;of coffee;of little;of time;of year;of yours;of..by
-6 of..continent;of..could;of..family;of..has;of..last;of..looks;of..other;of..owe;of..snow;of..year;off and;off..bed
-6 office..the;oh..$;ohren;ohren steif;ok..$;old $;old &;old @;old board;old lady;old..of;older;older than;oma;oma ist
-6 on est;on friday;on joue;on one;on strike;on tea;on verra;on vit;on..again;on..balcony;on..bien;on..dans;on..de
-6 on..en;on..finally;on..if;on..is;on..napkin;on..plate;on..so;on..table;on..tennis;on..your;once..so;one coming
-6 one evening;one has;one on;one oven;one small;one soldier;one who;one..@;one..chickenpox;one..im;one..last;ones for
-6 ones..@;only here;only live;only play;only..and;only..armies;only..days;only..once;only..who;only..your;ons;ooit
-6 op het;opa;open the;opened;opening the;opening..last;operation ?;operation..$;operation..fine;operation..well
-6 opinion ?;opinion..$;or later;or so;or..the;or..this;orders..turn;os;other news;otra vez;ouch;our choir;our garden
-6 our heating;our house;our kitchen;our love;our neighbours;our..are;our..at;our..for;our..has;our..one;out at;out by
-6 out until;outside $;oven $;oven so;over..,;over..?;over..weekend;over..world;owe..a;own..,;pacifica $;paella $
-6 pain ,;painters;painting;painting the;paix;pancakes for;pancakes..dinner;panne;panne de;panne..courant;papers..then
-6 parents $;parents..the;parking;parmigiana;partida;party $;pas op;pass on;pass..my;patience is;patience with
-6 patient with;patient..me;patiently;paul $;pauvre;pay $;pay for;peaceful $;penalties;people..@;per cambiare;per la
-6 perder;perdo;perdona;perdu;perhaps..of;perso;person $;person again;persona;persona pacifica;persona..$;personal .
-6 personal..you;personliches;personliches $;personne ne;petit;petite;peu ,;phone battery;phone corrects;phone is
-6 photo;photos of;photos..the;piano ,;piano..$;piccolo;picture $;piedi;pierdo;pierdo ,;pile in;pile..the;pint..the
-6 pity that;pity..&;pizza $;place i;plan is;plan to;plan until;plan..&;plan..my;planning up;planning..there;plants
-6 plaster $;plastic;plate;plate $;play for;play from;play in;play..a;play..at;played ,;played..&;playing in
-6 playing this;plays;plays the;plays too;pleasure so;pleasure..far;plenty..time;pleut depuis;pleut..#;pluie;plum
-6 plumber comes;pocket;point $;points;poker face;poker..$;polite $;polite to;pool;pool $;poor..&;poor..@;poor..has
-6 por aqui;por el;porta;portugal on;position;position in;possible..get;possibly go;possibly..wrong;postage;postcard
-6 pour les;pour nous;pour..fois;power was;power..out;practice now;predictable ,;predicting;predicting storms
-6 predicting..for;premiers;premiers pas;present;present $;preso;pride;printed;printemps;priya;prize;promoted;prossima
-6 ps &;ps :;ps..&;ps..,;ps..la;ps..le;pub $;pub ,;pub on;pub quiz;pub..the;pumpkin;pumpkin soup;pumpkin..?;puppy $
-6 pyramids are;pyramids..enormous;que all;que cuidado;que le;que les;que los;que se;que tal;que todavia;que ya
-6 que..conmigo;que..el;que..fais;que..last;que..me;quedan;quel..$;quelle..$;questanno;questions;quick;quick $
-6 quick reply;quick..$;quick..yesterday;quickly $;quien..$;quien..la;quiet in;quiet..for;quiet..the;quiz on
-6 quiz..thursday;racconto;race;race $;radiator $;rain..$;raining;raining for;raining..#;raining..for;rains;raise
-6 ran away;ran over;ran..?;rank;rather empty;rather..at;read $;read..:;read..mail;read..twice;readable;readable $
-6 reading;ready ,;real @;real general;real table;really enjoy;really enjoying;reason;recipe..pumpkin;reckless;record
-6 red army;red..in;reden;reden $;regards..&;reggono;rematch;remember..&;remember..last;remember..we;reminder..i
-6 reminder..id;reply yesterday;report you;report..sent;rest..fewer;retard $;retard ,;retraite;retraso;retrouve;reve
-6 revenge $;revenge..a;review;reyes;rich;ridiculous;ridiculous $;right this;right..time;ripe and;rira;ritardo ,
-6 road $;rolled;rolled a;rolled..dice;ronda;room..the;rosa;rose;roses;roto;roto $;round like;round starts;round..?
-6 round..is;round..that;roundabout;rounds ?;row;row..i;row..time;rucken;rude;rude $;rule..,;rules again;rules once
-6 rules..more;running;running on;rush;rustig;sagt..ich;said hello;said i;said..first;said..i;said..man;salad;saludos
-6 saludos desde;salut;same..$;samstag ,;sand;sandwich;santa;sat;sauf la;saw..last;saw..mail;say ,;say i;say that
-6 say..fortune;say..the;says my;says..mad;says..need;says..to;scare;scared $;scares;scares me;scares..$;scarf;scary ,
-6 scary from;scary..where;schaatsen;schat;schon wieder;schon..$;schoner abend;schoner..$;school $;school..$;scored
-6 scream when;scream..the;se casa;se derriten;se mi;se perdo;se ve;se..de;se..es;se..hasta;se..las;seaside;seaside $
-6 second cat;see ,;see some;see who;see..game;see..garden;see..has;see..next;see..one;seen..face;sehen ,;sehen wir
-6 sehen..uns;seit einer;seit..,;seit..stunde;sending the;sends..regards;sent..#;serata ,;serio;serio $;serious
-6 serious ,;served;ses premiers;ses..pas;sest;set..this;settimana;seule;seventeen..$;shaking ,;she ?;she got
-6 she..have;she..this;sheep;sheila;shell be;shell..furious;sherry;shes #;shes got;shes..right;shift $;shivers
-6 shivers $;shoes;shoes $;short one;short..,;should all;should take;should..&;should..bring;should..ever;should..for
-6 should..heard;should..her;should..that;should..working;shouldve..&;shout;shout at;shouted;show that;si e;si esto
-6 si les;si pierdo;si..a;si..des;si..pregunta;side since;sides;sie..$;siebzehn;sign $;signal is;signal..awful
-6 silence $;silence ,;silliest;silliest thing;since about;since august;since september;since you;since..asked
-6 since..first;since..very;singing $;single defender;single..against;single..of;sings;sister..im;sisters
-6 sisters wedding;sisters..$;sits;sitting $;sitting on;sitting..a;sitze;sixes;skiing $;skiing and;slaap;slaap er
-6 slapen;sleep ,;sleep ?;sleep again;sleep now;sleep so;sleeping;sleeps $;sleeps..$;sleepy;sleepy &;sleepy..$
-6 slept..the;slow $;slow..$;small step;small..for;smallest;smell a;smells $;smiles;smiles ,;smiles..i;smoking;snelle
-6 snow here;snow this;snow..morning;snowing;snowing here;snowy;snowy..$;so big;so cosy;so expect;so id;so is;so it
-6 so its;so patiently;so somebody;so sorry;so strong;so there;so wish;so..:;so..any;so..are;so..been;so..better
-6 so..didnt;so..expect;so..gentle;so..hope;so..may;so..might;so..my;so..of;so..on;so..only;so..stopped;so..we
-6 so..whole;so..wird;so..writing;sold;sold the;solito;sollte ich;solo..$;some cake;some day;some of;some..$;some..,
-6 some..today;some..you;somebody explain;somebody..&;something about;something completely;something..different
-6 sometimes $;sometimes i;sonno;sono gia;sono..in;soon ?;soon..$;sooner or;sooner..later;sorry voor;sorry..$
-6 sorry..being;sorry..late;sorry..sorry;sorry..you;souffle;sound;soups;south..north;spain tomorrow;spain..,;spam ?
-6 spannend;spat;speaking $;spel;spelling ,;spent half;spent the;spent..the;spiele;spoons;spot;spread all;spread..over
-6 spreadsheet;spring..the;stand up;standing;standing in;star $;stare;staring..me;started it;started..$;starts ?
-6 starts in;starts..$;state;statistically;statistics ,;stay warm;stay..,;steht noch;steht..bei;steif;step for
-6 step..me;steps;stil;still ,;still a;still awake;still beats;still calls;still havent;still laughing;still lost
-6 still see;still smell;still the;still..an;sto..$;stond;stop laughing;stop..for;stopped..#;stopped..a;store
-6 store for;storm..it;storms;storms for;storms..the;straight $;straight..my;strategy is;strike again;strike..,
-6 strong..my;stubborn;stubborn $;studying;stuff;sturmt;sturmt es;such..beautiful;such..mess;sueno;sueno $;suits me
-6 suits..$;summer ,;summer there;summer..now;sunburnt and;sunday;sunday..it;sunny;sunny..$;sunshine $;super
-6 suppose..had;sure whether;sure..ill;survive that;survive..round;survived in;survived..@;survives this;sushi tonight
-6 sushi..,;swear those;sweating;sweet $;swimming;swimming..$;table $;table ,;take ?;take your;take..chess;take..of
-6 take..time;takes..first;taking it;taking up;taking..golf;taking..out;tal;talk..$;talks;taller;tanto ,;tanto per
-6 tanto..@;tanto..cambiare;tastatur;taste;taught me;tavola;tavola $;tax;taxes;taxes $;tea;teach;teach her;teach..$
-6 teacher..be;team ,;team..#;team..again;tears ,;tears..but;tecris..la;television;television $;tell him;tell your
-6 tell..,;tell..?;tell..about;tell..boss;tell..i;tell..next;tell..that;tell..wife;telling everybody;telling..that
-6 telling..to;temperature;tempo;tengo..$;tenia;tenia que;tennis on;tennis..thursday;term ,;terrible rolls;terrible..,
-6 territories;territory;than &;than in;than mine;than our;than..game;thank my;thank..so;thanks again;thanks to
-6 thanks..being;thanks..for;thanks..your;that again;that allowed;that big;that can;that happen;that he;that hurt
-6 that normal;that scares;that whoever;that you;that..a;that..an;that..battle;that..coming;that..fun;that..game
-6 that..happen;that..hold;that..holds;that..letter;that..on;that..real;that..should;that..soon;that..stack;thats why
-6 thats..readable;thats..you;the air;the alamo;the atlantic;the back;the bag;the balcony;the beer;the blue;the bold
-6 the brave;the bridge;the bus;the chances;the charm;the cheapest;the cheese;the chicken;the cold;the colours
-6 the company;the connection;the defender;the drinks;the earth;the east;the fair;the fall;the flights;the football
-6 the fridge;the funeral;the good;the grandchildren;the job;the lads;the league;the library;the lift;the lovely
-6 the luck;the mail;the man;the moon;the news;the noise;the painters;the piano;the plate;the power;the purple
-6 the quiet;the radiator;the rain;the record;the report;the roses;the seaside;the shivers;the short;the silence
-6 the silliest;the slow;the smallest;the soup;the spam;the stories;the typos;the very;the vet;the view;the wait
-6 the wards;the wifi;the winter;the..army;the..been;the..biscuit;the..board;the..changes;the..end;the..family
-6 the..folder;the..fun;the..get;the..getting;the..hands;the..has;the..hour;the..laws;the..leaves;the..made
-6 the..meeting;the..my;the..owe;the..party;the..puppy;the..quiz;the..report;the..reports;the..rooster;the..round
-6 the..said;the..stopped;the..there;the..trip;the..turned;the..upstairs;the..want;the..week;the..wont;the..yet
-6 their..$;then bed;then she;then..?;then..can;then..take;then..took;then..world;there in;there now;there..my
-6 there..the;therell;therell be;theres nothing;theres..like;theres..one;these games;these years;these..,;these..ill
-6 thesis;they..like;they..me;theyll..a;theyre predicting;theyre..$;theyre..storms;thing ive;thing..ever;things $
-6 things in;think well;think..ever;think..has;think..survive;thinking..this;thinking..you;thinks &;thirty eight
-6 thirty..$;thirty..degrees;thirty..of;this board;this close;this continent;this finds;this heat;this hotel;this ill
-6 this it;this long;this may;this might;this moment;this month;this ones;this war;this week;this will;this..all
-6 this..now;this..patiently;this..us;this..why;those..are;those..armies;those..for;those..of;those..terrible
-6 those..the;thought about;thought id;thought..@;thought..would;three;threw;through the;throw a;thursday $;thx for
-6 ti mando;tiene #;tient;ties;tight;tight ,;till then;till..,;time flies;time in;time of;time since;time this
-6 time with;time zone;time..#;time..a;time..are;time..look;time..my;time..open;time..rolled;time..thank;time..think
-6 time..tried;time..waited;times #;to defend;to everyone;to finish;to get;to him;to knitting;to laugh;to lie;to live
-6 to move;to need;to pay;to plan;to portugal;to raise;to survive;to vienna;to work;to..an;to..barbecue;to..but
-6 to..end;to..ever;to..every;to..like;to..lucky;to..man;to..me;to..new;to..out;to..pub;to..tomorrow;to..twins;to..who
-6 to..why;tocca;toda..semana;todavia me;today and;today because;today..i;today..so;today..we;toes crossed;together $
-6 toi ,;told patience;told the;told you;told..at;told..im;told..is;told..so;told..that;tomasz;tomasz $;tomatoes $
-6 tomatoes ,;tomorrow and;tomorrow is;tomorrow..my;too ?;too careful;too hot;too..coffee;too..lately;too..of;took my
-6 took..#;took..an;took..as;took..from;took..out;tooth;tourist;toute;trabajo;track;track of;traffic;train to
-6 train..in;train..late;train..the;trains..on;tree $;tren;tren..con;trentanni;trentanni $;tried the;tried this
-6 tried..it;tried..new;troops on;troops..the;trop..$;trouble $;trouble opening;trouble..the;true story;true..&;try..@
-6 tu as;tu es;tu ne;tu..,;tu..vu;tupperdose;tupperdose steht;tupperdose..noch;turn .;turn for;turn in;turn..:;turn..a
-6 turn..cook;turn..lost;turned up;tut mir;tut nur;twaalf;twenty years;twenty..from;twenty..to;twins $;typical
-6 typical..$;typing with;typing..on;uberlebt;uit..,;uit..de;una persona;una..pacifica;unclear;und sie;und..haben
-6 und..hat;understood;understood how;understood..the;une fois;une seule;unico;unico $;university and;uns ja;until he
-6 until it;until midnight;until now;until spring;until turn;until..#;until..again;until..deadline;until..exam
-6 until..falls;until..holidays;until..see;until..turned;up .;up all;up at;up chess;up now;up this;up..instead;up..new
-6 up..rank;up..this;up..week;upstairs;upstairs $;ur;urlaub;us ,;us every;us in;us is;us..,;usual $;utrecht;utrecht en
-6 uur..de;va bien;vacances;vader;vado;vamos;van..hart;vaya;ve;ve de;ve..maravilla;vecino;veel..$;ventilador
-6 ventilador roto;ventilador..$;ver quien;verdediging;verlies;verra bien;very polite;very quiet;very sleepy;very..&
-6 very..lately;very..turn;vet;vez que;vi;viaggio;vicino;vida;vida es;vielleicht sehen;vielleicht..wir;vienna;viens
-6 view;village ,;vingt;vino $;virtue;virtue .;visit;visiting;visitors;vit;vit dans;voi;voiture $;volcanoes and
-6 volgende..ben;volta che;von &;voor..snelle;vorbei;vos;vosotros;vraagt;vu le;vu..match;vuole;wacht al;wait any
-6 wait to;wait..longer;waited ,;waited for;waited..and;waited..the;waited..weeks;waiting..$;waiting..the;walk $
-6 walking;wanda;want a;want..@;want..rematch;wanted..go;wants..,;wants..join;wants..know;war $;war before;war der
-6 war..breakfast;war..ein;war..war;wards;warm ,;warmer;warten;was afraid;was always;was at;was born;was cancelled
-6 was fur;was ill;was impressed;was lovely;was mine;was nice;was not;was that;was up;was..again;was..bad;was..close
-6 was..first;was..happy;was..most;was..nasty;was..of;was..on;was..than;was..this;was..worst;washing machine;wat..pech
-6 watch out;watched;watching the;water and;waterloo;way home;way..@;we changed;we finally;we going;we hebben;we lost
-6 we played;we stopped;we used;we waited;we would;we..breakfast;we..for;we..go;we..got;we..pancakes;we..skiing
-6 we..until;weather ,;wedding ,;week;week in;week is;week that;week..&;week..my;week..sorry;week..this;weekend..the
-6 weeks ,;weeks for;weeks until;weeks..the;weeks..this;weep;weer ,;well ?;well and;well as;well be;well..i;well..so
-6 well..the;wenigstens..$;went $;went fine;went on;went to;went..and;wer finally;wer..lacht;were $;were &;were at
-6 were just;were..at;were..crime;were..days;were..for;were..lucky;were..rolls;were..very;werk;wet;weve;weve been
-6 weve had;weve..at;what comes;what could;what does;what..am;what..comeback;what..get;what..place;what..possibly
-6 what..to;what..were;what..zone;whats the;when are;when did;when does;when one;when we;when..dice;when..lost
-6 when..of;when..rains;when..we;when..you;whenever;where @;where im;where on;where..earth;where..sitting;whether..be
-6 whether..ever;whether..is;which i;which..have;while $;while..lasted;while..this;who &;who cares;who else;who made
-6 who needs;who says;who taught;who was;who..&;who..those;whole family;whole house;whole of;whole office;whole week
-6 whole..smells;why do;why..i;why..it;wie man;wie..er;wieder;wife $;wife i;wife..said;wifes;wifi ,;wifi in;wifi..this
-6 will attack;will be;will go;will win;will..down;will..furious;will..mine;will..out;will..this;win..and;win..im
-6 win..more;win..so;wind..the;window;window $;windows..$;winning;winning..in;winter ,;wir am;wir uns;wir..,;wir..ja
-6 wird;wird mir;wird..,;wish;with cannons;with flu;with his;with kind;with no;with those;with..every;with..like
-6 with..lot;with..man;with..on;with..people;with..to;without glasses;wlan;wochenende;wollte ja;woman;won a
-6 won..single;wonderful $;wondering;wont forgive;wont like;wont stop;wont..a;wont..me;worden;worden $;words ,
-6 wordt het;work now;work to;work..$;work..crazy;work..the;working $;works ill;world ,;worlds;worried about
-6 worried..@;worst that;worst..can;would..been;would..me;would..proud;would..the;wow;wow ,;write to;write..me
-6 writing a;writing..with;written on;wrong hands;wrong im;wrong..blame;wrong..blaming;wurfel sind;wurfle;xx;xx..$
-6 y tengo;y..como;y..ventilador;ya es;ya te;ya..$;year ,;year ?;year..$;years..this;yellow;yes..i;yo ,;yo soy;yoga
-6 yogurt;yogurt $;you asked;you be;you better;you both;you call;you last;you only;you played;you tomorrow;you tried
-6 you watch;you well;you..&;you..asking;you..be;you..come;you..drink;you..in;you..live;you..much;you..no;you..of
-6 you..pint;you..some;you..time;your back;your families;your father;your fingers;your knee;your mum;your opinion
-6 your time;your..$;your..about;your..are;your..crossed;your..for;your..i;your..letter;your..on;your..this;youre ever
-6 youre..in;yours owe;yours..,;youve got;youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zit..de;zonde
-6 zone;zone are;zone..you;zoo;zoveel;zum..,
-5 &..a;&..you;, et;, ma;, they;, y;,..are;,..had;@ from;^ &;^ everyone;^ how;^ last;^ mein;^ my;^ ps;^ que;^ wat
-5 ^..bet;^..een;^..from;^..hat;^..now;^..phone;^..plan;^..read;^..really;^..sister;^..used;a..last;a..of;a..place
-5 and the;and..a;are the;asking;auch;be..by;believe;best;bet;board;comme;crazy;crossed;day $;der;dice $;evening;eyes
-5 first time;for once;going to;good to;got a;haha $;half my;have been;have no;her;her $;hope you;how;i do;i..you
-5 ill..my;im going;in a;in..for;is..#;ja;jamais;jetzt;kids;laptop;last night;last..and;last..i;late ,;laughing;like @
-5 lol;looked;love;lunch;made;mais;man..$;midnight;my..in;my..is;my..on;next $;nice to;night;night..$;of a;of..and
-5 on..,;on..?;one country;ps;quiet $;red;so far;something $;tengo;the dice;the game;the house;the way;the..had
-5 the..this;the..went;thinks;time ,;time for;time..$;to a;to you;to..up;told;trust;turn i;up in;was a;was..to
-5 weekend $;well ,;were;wie;wir;with a
-4 #..de;& for;& is;& to;&..if;(;, a;, but;, e;, you;,..de;,..for;,..here;,..its;,..still;.;...,;12th;3d;70th;80th;9th
-4 : $;@ next;@..that;^ did;^ grandpa;^ mon;^ nothing;^ well;^ what;^..cant;^..el;^..everyone;^..for;^..have;^..im
-4 ^..know;^..love;^..there;^..took;^..turn;^..well;^..went;a man;a..$;a..on;a..one;a..turn;a2;aankomen;aardbeienveld
-4 aardrijkskunde;abbronzando;abitanti;abmachung;abrazo;abrir;absolute;abuelo;aburrida;aburrido;abyss;aca;acabo
-4 accepted;accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;acuerdas;ad;addictive;addio;adjourned;adonde
-4 adopciones;advantage;advent;advienne;afar;afdeling;affreux;afghans;africas;agnellino;agosto;aground;aguanta;agujero
-4 ainsi;airco;airport;ait;aiuta;ajax;alaaf;alan;alarma;alas;alcanza;alergia;all ,;all..$;all..,;alleanze;allegria
-4 alliance;alps;alt;although;altogether;am..$;ame;americas;amersfoort;amici;amigos;amities;among;amor;amours;amused
-4 andersons;ando;android;ange;angeblich;angelito;angina;angler;anibal;anniversaire;anniversary;annonce;annusano
-4 anterior;apartments;aperta;apparecchio;appartement;appartient;appeal;appeltaart;applause;appointment;apportez
-4 appreciate;apprendra;apprends;approvato;approve;approved;approves;aprende;aprendiendo;apres;aprire;aprobe;aproveche
-4 arbeit;ardua;are you;are..$;argentinian;arger;argern;argert;armadio;armata;armer;armys;arrache;arranca;arrepienta
-4 arrivando;arrivata;arriver;arrives;arroz;arsenal;arte;arthur;artist;arzt;asado;asesora;ashamed;asias;asilo
-4 aspettando;aspettare;aspettavano;aspettiamo;assume;assured;asturias;asusta;at @;at the;atascada;atlas;atmospheric
-4 atrevio;attaquant;attendu;attic;attila;au..,;audaci;aufs;aufsetzen;aujourdhui;aunque;aurait;aurez;ausgefallen
-4 ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians;auswertung;auszahlt;autant;auto;autosole;avanti
-4 ave;aveva;avevo;avez;avisad;avoid;avond;avonden;avrebbe;avrei;avuto;azucar;b14;baan;babes;bac;baci;bags;bah;bahamas
-4 bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon;balloons;bambini;bambino;banco;bandages;banden;bangalore
-4 banzai;baptism;barbe;barbecueen;barbiere;barely;barking;barmaid;barn;barred;barrio;basilico;basket;bataille;bateau
-4 bateria;bathtub;batman;battaglia;batterie;battu;battuti;bauchweh;beaches;beard;beasts;beating;beato;beatrice
-4 beautifully;beaux;bedankt;beefs;beehives;beep;beeping;beeps;beers;beetje;begins;begon;begraven;beige;bekommt;belde
-4 bella;belles;belleza;bellissima;bellissimo;bello;belote;benedicta;bereik;berlin;beschaftigt;bescheiden;beschlossen
-4 best..$;bestanden;bestimmt;betaalden;betis;beurten;bezoek;bianchi;biased;bici;bien;biere;biertje;bill;bingo
-4 binnenval;bird;birmingham;birra;birre;bisnonno;bisschen;bite;biter;blanquette;blaren;blasted;bleeding;bless;blessed
-4 blew;blob;block;bloden;bloemen;blokes;bloque;bobs;boca;bocca;bocce;boda;bogota;boiling;bois;bolivar;bom;bombero
-4 bonito;bonitos;bonjour;bonshommes;bonsoir;booked;books;boormachine;boort;boot;borbottare;bore;boring;borsetta;bosch
-4 bosheit;both;bothers;bottles;bougie;boulot;bounced;bouteille;bouwt;box;boxing;brags;brains;brandweer;braucht
-4 brauchten;braut;braver;bravest;bravi;breach;breaking;breath;breien;brew;brightens;brille;brilliance;bringing;bringt
-4 brioche;briscola;britannia;brivido;brodo;broeken;bromas;bronze;broodje;brr;brrr;bruder;brule;brutal;brutta;btw;buch
-4 bucketing;buenas;bugles;buik;building;buit;buitres;bullet;bum;buon;buona;buonasera;buone;bureau;buren;burgemeester
-4 burger;buried;burns;burst;buscaste;buses;but i;but my;butter;buurman;caballo;cabian;cabo;cabs;cadet;cadiz;cafeteria
-4 cajas;calcetines;calcetto;calcolato;calculado;calculated;calculation;calcule;calda;caldo;california;calmer;calvo
-4 calzini;cama;came;came..$;camille;campaign;campana;camping;campo;cana;canadians;canal;canape;canas;cancello;cane
-4 canguri;canicule;cannone;cansada;cante;canteen;cantina;canto;cap;capirete;capo;cara;carajo;caravan;cargador;cari
-4 carino;carlisle;carnaval;caro;carried;carrying;cartoline;cartons;casetas;casi;cassoulet;cataract;catasto;catch
-4 catorce;cattiva;cattive;cautious;cavalleria;cavalry;cave;cavia;cayo;ceiling;celebrate;cellars;cendriers;cent;cera
-4 certainly;certificate;chairs;chambre;champagne;chance;changent;chaotic;chapel;chapter;charged;charges;chart;chatter
-4 chaudiere;chaussures;cheat;cheeky;cheer;chemistry;cher;cherie;chevaux;chewing;chi;chiacchiere;chiara;child;chillies
-4 chills;chimio;chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chose;chris;churros;cielo;cierto;civilian;clama
-4 class;classe;clausewitz;cleared;cleo;cleos;cles;client;closed;closest;clubs;clue;cobrar;cocina;coda;coincee;cojeo
-4 cola;colazione;colds;colegio;collecting;collectionne;coltello;comedy;comer;comfy;comida;cominciate;cominciato;comio
-4 commencez;comment;comments;commute;comodo;compagnie;companeros;compared;complaining;compleanno;compliment
-4 complimenti;compris;comptant;comune;concentrarsi;concentrate;conditioning;condolences;confesadlo;confesados;confess
-4 confidence;confini;confio;confitures;conquers;conquete;conquistando;conscience;conseille;conseillee;consiglia
-4 consolation;consolo;constitute;contained;contestas;contraire;contrasena;contro;control;convent;cookies;copies;coqs
-4 coraggio;corazon;corn;corner;cornwall;corras;correr;corri;corriger;corse;cortina;cortito;cose;costing;costringe
-4 cote;cough;coule;cousins;couvent;covers;creeps;creia;criceto;cricket;crisps;critics;croise;cronica;croquetas
-4 crossword;croyais;croyait;cruelty;cualquiera;cuilleres;cumpleanos;cunado;cups;curtain;customers;cute;cuzco;cv
-4 cyclist;d;dadi;dados;dagen;daher;dahlias;dak;dalle;damals;dancing;dandole;danemark;danst;dappertutto;darauf;daraus
-4 darkest;darling;dash;data;dating;david;dead;deadlines;deaf;dears;death;debakel;deberia;debes;debo;debordent;debts
-4 debutante;decent;decentes;decider;defeat;defeats;defensa;defense;degree;dein;deiner;dejar;dejaste;delicious
-4 delighted;delirio;deliro;demand;demander;demissionne;denken;denkt;denmark;dent;denti;dents;depende;deprime;desastre
-4 deseame;desert;deserve;deshalb;despiadada;deteste;devant;devi;devils;devrais;devrait;dialect;dice..$;dicen;diceva
-4 dicht;dicono;did;didnt;diente;dientes;dieron;diesen;dieses;dietro;difesa;difese;dig;digas;dik;dikke;dimenticando
-4 dimentichi;dinner;dinners;dinosauro;dinsdag;dirait;diritto;disait;disappeared;disculpas;disgrace;dishes;dishwasher
-4 dishwashers;disloyal;dispiace;dispute;disturbo;diventato;divertido;dobbelen;doctors;documentaire;doet;doivent
-4 doktor;dolares;domino;dommage;donderdag;donne;donner;doorman;doors;doris;dorme;dormi;dormimos;dormir;dormo;dors
-4 dort;dottore;doubtful;doute;dozen;drains;dran;drauf;draughts;draussen;drawings;draws;dreading;dreaming;dreams
-4 drenthe;dressed;dressing;drijft;drinnen;dritten;drive;drove;drucke;drucken;drukker;dublin;ducks;duele;duerme;duimen
-4 dull;dunkel;duran;during;dusted;dutch;dwarfs;ear;easter;eccomi;echa;echecs;eclipse;ed;edith;edition;eens;eerlijk
-4 eet;eggs;egmond;eightieth;eighty;eines;eingeladen;einhandig;einzige;einziges;eis;elbows;electrique;elegancia
-4 elegant;eleganza;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine;elle;elternabend;emails
-4 embrasseras;emotionally;emozione;empece;empiecen;empires;empty;emue;encanta;encuentro;endless;enemigos;enfadado;eng
-4 engelsgeduld;enige;enkelin;enorme;entertaining;entire;entirely;entrar;entschuldige;entschuldigung;enttauscht
-4 envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras;escargots;esilio;esitazioni
-4 espanol;esperaban;espero;essen;essere;estamos;esteis;estomago;eten;ethics;etwas;euer;evenings;everybodys;evviva
-4 ewig;ewigen;ex;exageres;examen;exemple;exhausting;exist;expecting;expensive;explained;explains;explanation;eye
-4 eyeing;faccia;face;facendo;faceva;faculty;fahrt;failed;failure;failures;faith;faithfully;familie;fan;fangt;fans
-4 fara;farben;fare;fatal;fatsoenlijke;fatta;faudra;faudrait;fault;faute;fautes;feeling;fellows;fenced;fenetre;feria
-4 ferie;ferien;fermato;ferme;fermero;ferragosto;ferries;ferrovie;fertig;festeggia;festhalten;fi;fia;fichu;fido;field
-4 fiero;fiers;fiets;fietstocht;figlia;figurine;fijne;fila;file;fillings;films;finally;findet;fine;finest;finishing
-4 finit;finito;finora;fiona;fiorentina;fiori;firma;fishing;fisioterapeuta;fixed;fixing;flank;flicker;fliegen
-4 flitzebogen;flood;flooded;flooding;floors;flores;fluchen;flushing;flying;focaccia;folge;folie;fond;fools;footballs
-4 footprint;for me;for that;force;foresta;forgets;forgiven;formal;format;forno;forte;fortunata;foul;fourth;fox;frame
-4 framed;framing;francais;francfort;franchement;freaking;frech;freddi;freddo;french;frere;fretta;freund;friedlicher
-4 friert;frighten;frigorifero;friolera;froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung;fui;fuite;fumar;fumo
-4 funciona;funfzigstem;funghi;funziona;furniture;fusse;ga;gagne;gagner;gaillards;gain;galaxy;gale;galicia;galley
-4 gallo;gambero;gane;ganeis;gang;gants;gap;garage;gardener;gardening;garibaldi;garlic;garnish;garrisoned;gasket;gata
-4 gate;gateway;gatitos;gatos;gatta;gatti;geb;gebeurde;gebrutet;gedauert;gedoe;geduld;gefuhl;gegen;gegenteil;gegeven
-4 gehabt;gehad;gehalten;geheiratet;gehts;gekocht;gekookt;gelato;geleden;gelezen;gelida;gelijk;gelsomino;geluisterd
-4 gelukt;gemaakt;gemelli;gemiddelde;genade;generations;genial;gentilles;gentils;gentlemen;gents;geometra;geprobeerd
-4 gerard;gereden;geschafft;geschossen;gespannt;gesproken;gesso;gestern;gestuurd;getreuzel;gevaarlijk;geval;gewacht
-4 gewartet;gewerkschaft;gewinnen;gewinnt;geworfen;gezakt;gezegd;gezeigt;gezellig;gezicht;gezin;gezinkt;gezondheid;gf
-4 gg;giallo;gibs;giggles;gin;gino;gioco;giornata;giorni;gira;girlfriend;girls;giulio;giuro;glaubt;globe;glorious
-4 glory;gluck;gnadig;goat;gode;goedemorgen;gol;goldfish;goliath;gomiti;goodbye;goodness;gooide;gordo;gossip;gotera
-4 gotthard;gouter;governor;grade;graden;gradino;graham;grams;grand;grandchild;grandfathers;granita;grateful;gratis
-4 gratto;graz;grazings;greatly;greedy;grew;grigia;groceries;groet;groeten;groetjes;gross;grosses;grote;grown;grudge
-4 grudges;grumpy;grussen;guapa;guardaba;guardarmi;guardatemi;guarded;gucken;guerre;guitarra;guldens;gun;gus;gusta
-4 gute;guten;habeis;habits;hacer;haces;had #;haiku;halb;halbmarathon;hall;halves;ham;hamburg;hamish;hamstrings;handel
-4 handful;handsome;hangen;hangover;hanno;hannover;happiness;haren;harmlos;harrie;has a;has..$;hattest;hauled
-4 hausverwaltung;have a;having;hawelka;healing;hears;heavens;heavier;heavy;hedgehog;heel;heen;heh;heirs;hej;helaas
-4 helado;held;helemaal;helen;helfen;helpt;henk;herausgekommen;heros;herzliche;hesite;heup;hiccups;hiciste;hide;hield
-4 hike;hilarious;hilda;hilde;hildegard;hill;hinderlaag;hiver;hiya;hoarding;hoarse;hobo;hockeyteam;hoesten;hof
-4 holzklotzchen;homeoffice;hometrainer;homme;hondo;honey;honing;hooray;hopefully;hopeless;hopen;hoping;hopital;hora
-4 horario;hore;horns;hosts;houden;hoy;hufte;hug;huilen;huis;hullo;human;humbled;humming;hungover;hurray;huso;hymn
-4 i am;i bet;i had;i owe;i was;i..it;i..its;ian;iba;ida;idi;idiot;ignored;ihnen;ihre;il..$;illinois;im..from;im..this
-4 imaginaos;impara;imparato;impartial;impatience;impossibile;imprenable;imprendibile;in..last;inbegrepen;inbox
-4 incanto;including;incredibly;ines;infancia;influenced;influenza;info;ingelijst;inn;innings;inquisition;ins;inside
-4 insists;insomnia;inspection;insufferable;intend;interessa;interest;interesting;invading;invasion;invece;inventor
-4 invierno;invitacion;invitado;invitation;invite;invited;invites;io;iowa;iphone;irait;irgendwann;is on;is..better
-4 is..the;it just;italiano;italien;itll;its my;ja ,;jahre;jahren;jaime;jakarta;jakob;jaloers;jammer;jammern;jamon
-4 jansen;jarrive;jarriverai;jaune;jealous;jeanne;jeans;jecris;jeden;jeje;jelly;jemandem;jentre;jetais;jim;jo;joe
-4 joint;jokes;joli;jouez;jouvre;jubilarme;jubilo;juf;jump;jumpers;juni;junio;junta;juve;k;kalt;kalte;kamchatkas
-4 kampioen;kangoeroes;kanguruhs;kanone;kanonen;kant;kantoor;kap;kaputt;karls;kat;kate;kater;katie;katze;kegeln;keine
-4 keizerin;keller;kerk;kerstboom;kerzenlicht;keukentafel;keys;kijken;killed;kilo;kilometres;kind;kine;king;kippen
-4 kiss;kisten;kittens;kleider;kleine;kleiner;kleintjes;klempner;kletsen;km;knackered;knap;knapp;knie;knitted;kochen
-4 koffer;koffie;koln;kommandiert;komme;kon;kontinent;kook;koop;koppakking;kort;koude;krakow;krankenhaus;krant;kreeg
-4 kregen;kriegen;kroket;kuche;kuchentisch;kuhlbox;kunst;kur;laatst;lachen;ladies;lag;lambings;lambs;lammetje;lamp
-4 landing;lane;langeweile;lap;lasciare;lasciato;lastima;lasts;latino;laundry;laune;lauter;lavadora;lavora;lavoro;lead
-4 leaky;lean;lecture;leef;leer;lees;leesbril;leest;legged;leggen;legs;leicht;lekke;lemon;lemures;lend;lends;lens
-4 lente;lentejas;lepel;lepre;leraar;leren;lernen;les;lesen;lettera;lettere;letting;leur;leute;leuven;levante;lg
-4 liberated;librarian;libro;licence;lieb;lief;liefs;lieke;liest;lieu;lig;liggen;lighthouse;lijn;likes;lima;limon
-4 limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lions;lira;lis;lisa;lisbonne;lisible;listening;listens
-4 litiganti;livres;llama;llamado;llorar;llovio;lmao;lockdown;logbook;logeren;lone;lontano;loop;loopgraven;losers
-4 loses;loss;lottery;lotto;loves;luc;luca;lucas;lucia;luckiest;lui;lukken;lunedi;lunga;lupo;m6;maarten;macchina
-4 macharne;machiavelli;machines;machs;machu;madam;madhouse;maglione;magnificent;magnificos;magnifier;magnifique
-4 maillot;maiment;main;mains;maintaining;maintains;mala;malade;malissimo;malmo;mama;maman;man;managed;mancano
-4 mancanza;manda;mandaste;manege;mangiare;mani;mantengo;manual;map;maple;mappa;maquina;maraton;maratona;marc;marcus
-4 mariachis;marie;marijke;marking;marmalade;marmelade;marrete;marreterai;married;marrows;mars;mart;marta;martes
-4 martha;marz;marzipan;marzo;mass;masterpiece;matematica;mathe;mathematically;mathematics;matilde;matinee;mattacher
-4 mattends;matteo;mattino;maudits;mavais;mayo;me last;me..#;meal;meaner;meaning;means;measly;meccanico;mechante
-4 medaille;medias;medio;mediterranean;medium;meegemaakt;meek;meestal;mei;meilleur;meint;meisten;meistens;melted
-4 melting;melts;membership;menace;mend;mens;mensajes;mensen;mente;mention;menudo;meraviglia;mercato;merel;meritaient
-4 merite;merito;merkt;messia;messy;meteen;meteo;metro;mexican;midi;miente;miglior;mike;mil;mildiou;miles;milk
-4 minquiete;minterdire;minterdit;minuten;minuti;miscarriage;miso;mitgenommen;mobs;moed;moeder;mogen;moglie;mois
-4 moites;moka;momenteel;momento;monch;mondo;mongolien;mongols;monika;monnaie;monopoly;monsoon;montado;montare
-4 montauban;moquez;moral;morceau;morir;morire;morricone;morto;motherland;moto;mots;motto;mountain;mourning;moustache
-4 moustaches;mow;mowen;much;mucho;mudamos;muero;mull;mulo;mundo;murio;mush;musst;mutti;muur;muurtje;my sister;my..and
-4 my..for;my..thinks;my..to;naam;nachbarn;nachfrage;nachgedacht;nachher;nachstes;nachtdienst;nachtjes;nacio
-4 nagespeeld;nagging;nail;nantes;naples;nara;naranjas;natte;nebbia;nederlands;negli;neige;neighbour;neighbourhood
-4 nembete;nerven;netjes;neunundachtzig;nevica;new;new..$;newbie;next..?;nez;nicely;nick;niece;nieuw;nieuwe;nieva
-4 nightmare;nights;nimms;nina;ninety;ninos;nipotino;nobody;nobodys;noemde;nombre;nonno;noor;noordzee;normaal;northern
-4 nosotros;nostra;noted;notices;notre;notte;nouveau;novembre;noventa;novia;nowhere;nudeln;nuit;nun;nurse;nuts
-4 obedient;occasion;occasione;occuper;ochenta;oclock;odio;odore;oeufs;of all;offended;offensiva;offerto;officieel
-4 offrire;oficina;ogni;oke;olga;olio;olive;olivia;olvidado;olvidarme;olvide;omas;ombrello;omelet;omelette;omens
-4 omgekeerde;on my;oncle;onore;ooh;oorlog;open;opera;operacion;operan;operatie;operazione;opina;oposiciones;oppompen
-4 opponent;or is;oranje;ore;organiser;orgullo;orkest;ormai;oro;ort;osaka;osten;ostern;ottantanni;oud;our..$;outlive
-4 outlived;overcooked;overheersen;overkant;overslept;ovviamente;owed;owned;owns;oz;paar;paarden;paardenkop;pace
-4 paciencia;pacifique;pacifist;packed;packing;padel;padrona;pagare;page;pagelle;pago;paid;paie;paint;paintbox;palermo
-4 paliza;pan;panache;panettone;panic;pannenkoekendag;pano;pantofole;paperas;papi;papier;papillon;paques;parado
-4 paramaribo;parapluie;pararle;parcel;parcmetre;pareil;paren;pares;parked;parlare;parlera;paro;pars;partido;partidon
-4 parttime;pasa;pasando;passa;passato;passee;passenger;passes;pasta;patatine;pates;paws;paye;paying;pear;peccato
-4 peekaboo;peer;peinlich;penalty;pencil;pendant;penguins;pensare;pense;pensioen;pension;pensione;pentiro;pepa
-4 pepernoten;pepito;perdi;perdio;perdonato;perdre;perfecta;perfetta;permaloso;perro;perse;personally;perth;pesca
-4 pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;physics;physiotherapist;pia;piace;pianerottolo
-4 pianto;picchu;picked;pidocchi;piece;piedad;piena;piensan;piense;piepte;pierogi;pies;pieta;pijn;pille;pilze;ping
-4 pink;pionnetjes;pipes;pitch;plafond;plak;planisfero;plannen;plantado;planting;platform;platzchen;playa;played
-4 players;pleads;pleure;plombier;plot;plotting;plums;poche;pochino;podcasts;poesie;poffertjes;politics;poney;pong
-4 popcorn;poquito;portaos;portato;porte;porti;possess;possession;posteri;postura;pot;potato;potatoes;poter;poterie
-4 potje;potluck;potrei;poubelle;pouring;pourquoi;pourra;pours;pourvu;pox;poznan;praat;prachtig;practically;practises
-4 praktisch;pram;praticamente;prayed;preciso;preferita;prefers;pregare;prego;prendermi;prenotato;presentado;presepe
-4 presidio;presque;pressione;pretending;prettiest;priez;primavera;print;prise;privato;probability;probably;probe
-4 problem;procedure;prochaine;produced;prof;profe;professor;profite;profs;promemoria;promesso;prometio;prometo
-4 promettevo;promis;promises;promptly;properly;proteste;proverb;provoquen;provvidenza;proxima;prufung;psst;pubblicita
-4 puertas;punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno
-4 quarantatre;quarantine;quartalsbericht;quartiere;quatorze;quedate;quede;queen;queens;queja;quemo;queridos;queriendo
-4 quesos;queue;quicker;quiera;quieter;quieto;quito;quon;raadt;rabbit;rabia;rache;raclette;rad;radios;raffle;ragazzi
-4 ragazzo;rage;ragione;railways;rained;rainy;raison;ramen;rancune;random;rapido;rare;rarely;raro;rase;rat;rato;rats
-4 rauchen;ravi;recette;rechner;recht;rechtop;reckon;recommended;recordo;recover;recovered;redet;ref;refreshing
-4 refused;regalato;regardais;regarde;regiment;regimental;regiments;reginald;regions;regnet;regrets;regulars;rehearsal
-4 reign;reindeer;reino;reinzukriegen;reken;rekenen;relief;remember;remembers;remercie;remind;reminded;reminding;remis
-4 remote;rendang;rendirme;rends;rendu;rennes;renovating;rent;rente;rentre;rentree;repaint;repair;repaired;repeint
-4 repris;rescued;reserves;resfriado;resist;resiste;resisti;resolution;resort;respectfully;respects;respira
-4 responsible;restera;resuscitating;retired;retirement;retiring;retourne;reunion;rever;revuelto;revues;reza;rezar
-4 rgds;richtige;ricordati;ricordi;ride;rido;rie;rijk;rijles;rillen;rioja;ripicca;rire;rise;riskieren;rispondo
-4 ristretto;riunioni;rivincita;roadmap;roads;rob;roba;robbed;rode;rodillas;roma;romans;romanzo;rood;roof;roofs;rooien
-4 rook;roommate;root;rosso;rot;rotelle;roti;rots;rough;rovinato;rubbing;rubicone;ruckwarts;ruft;rug;rugby;ruhe;ruhig
-4 ruik;ruikt;ruined;ruining;ruins;ruled;rummy;rumour;rumours;ruota;russa;rustige;ruthless;ruud;sabado;sabbia;sabe
-4 sacrifice;sadly;sai;sailor;sait;sal;salat;sales;salient;salimos;salle;salud;saluda;saludar;saludo;saluta;salute
-4 salvato;sam;samba;samen;sammelt;san;sang;sanremo;santantonio;saper;sara;sardegna;sauce;sauerteigbrot;sausages;saved
-4 saving;savoir;scadono;scale;scaling;scan;scelgo;scendo;schach;schade;schalke;scheelt;scheiden;schiaffi;schiele
-4 schiessen;schilder;schilderen;schnee;schneit;schnell;schnelle;schneller;schnupfen;scholarship;schones;schonste
-4 schoonmoeder;schoonvader;schreibt;schrift;schrijf;schuld;schuur;schwarzwald;schwer;sciolgono;scirocco;scissors
-4 scoperto;score;scorelijsten;scotland;scrabble;scrape;screen;scuso;seagulls;seamus;seance;season;seat;secoue;sedie
-4 seduta;seemed;sees;segreti;segreto;seid;sein;selbst;self;sembro;semester;sennuyaient;sente;sentenza;sentimental
-4 serate;sere;serieus;servent;service;services;servidor;servivano;servus;sets;settled;settling;sevilla;sfortuna;shade
-4 shag;shared;sharpened;sharpening;sheffield;shifts;ship;shore;shot;should have;shovel;shovelling;showed;shut;sia
-4 siano;sickbed;sickness;siendo;siento;sieste;sight;sigma;silencieuse;simulator;sinaasappelmarmelade;since..,;sing
-4 single;single..$;sinterklaas;sir;sitzen;sitzt;six;sixties;sjaal;skate;skates;skating;ski;slaapgebrek;slaapt
-4 sleutels;slippers;slower;sluit;small;smesso;smiled;smiling;snails;snap;sneak;snert;sneu;sniff;snored;snuffelen;snug
-4 soaked;sobrino;sock;sockets;soep;soeur;soffio;soft;sogar;sognato;soient;sois;soldado;sole;solid;solidarieta;somaro
-4 some;someday;somehow;someones;sometime;somos;sonando;songfestival;songs;sonnenbrand;sooo;soplad;sors;sortent;sosa
-4 sotto;soul;sounds;soupe;souvenir;souvent;spacca;space;spanje;spannender;spared;spater;spatz;spears;special
-4 specifically;speech;spending;spero;spiace;spielleiter;spikes;spilled;spilt;spite;splinter;sport;sposati;sposiamo
-4 sprinkling;sprint;spurs;squash;squeezed;staff;stairs;standup;stapels;stared;stars;starting;startup;station
-4 statistieken;statue;stau;staunt;stavano;steady;steeds;steen;stellen;stenen;sterkte;stessa;steuererklarung;steve
-4 stiate;sticks;stier;still alive;stimmung;stiramento;stolen;stomach;stone;stood;stormy;stornoway;straat;strafkamp
-4 straight;stratega;strategist;streek;streepje;street;streikt;stress;stretch;stretta;stroke;strom;strongest;stroom
-4 stroop;stroopwafel;structurally;strudel;struggling;studio;studios;stuffs;stuitje;stulle;sudando;sue;suegra;suele
-4 suffira;suggests;sugli;suisse;suitcase;sull;sullo;sultan;sunday ,;sunrise;suocera;suonate;superb;superpower;supply
-4 supported;supports;surement;surprise;surprised;surrounded;surviving;sus;suspense;suspicious;suspiciously;suyas
-4 svedese;swabia;swallowed;swearing;swollen;sword;sy;sydney;sylvie;sympa;sympathisch;sympathy;tab;tabellone;tablero
-4 tace;tachtigjarige;taco;tafel;tages;taglia;takeaway;takes;talent;talisman;tambien;tamerlane;tandjes;tank;tanta
-4 tantas;tanze;tanzen;tap;tardanza;tardar;tardes;tardi;targets;tarta;tartaruga;tarte;tas;tatoeage;tatort;tattica
-4 tattooed;tatuaje;tatuo;taube;teachers;teas;teatime;teclado;teenager;teeth;teething;teglia;teken;tele;telefon
-4 telefonata;telefoon;telenovelas;tellement;tells;telly;temblando;temblaran;tempers;temps;tenedores;tenemos;tenir
-4 tent;tentamens;tentant;tente;tenths;ter;terecht;terraza;terrified;terror;tesoro;tete;tetto;textos;thai;thanksgiving
-4 thatd;thatll;the board;the kids;the...;the..map;the..turn;theatre;theory;theyre;thirds;this..be;thread;thrilled
-4 thrown;thunder;thunderstorm;thursdays;ticket;tickets;tidy;tiemblen;tiempo;tiene;tienne;tifo;tijdens;tiles;tim;time
-4 tirania;tirannia;tirar;tisane;tisch;tiza;to..for;toast;tocaba;tochter;today $;toddler;toe;toestand;toglie;togliermi
-4 toiletgebouw;tolgono;tomarme;tomaten;tomates;tombe;tornati;torte;tortellini;tortilla;totally;tourists;tournaments
-4 tournee;toussaint;tousse;towel;tracteur;tractors;traded;trae;tragedie;training;traitors;trajeron;tram;trampoline
-4 tranquilo;trapana;trapo;traps;trattore;trauerspiel;travail;treasury;trees;treguas;trein;treinen;treinta;tremate
-4 tremblez;trenta;trente;trentotto;treppe;trincea;tristes;troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve
-4 trouwen;trovare;trovato;true;truly;trumpets;truppe;trusted;trusting;trusts;truus;tua;tuesdays;tulips;tunnel;tuoi
-4 turkey;turnbeutel;turni;turning;turns;tutta;tuvo;twelves;tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht;ubrigens;uff
-4 ufficio;ugh;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unbearable;unblocked;unbreakable
-4 underestimate;underestimates;underrated;understands;understudy;undici;unfair;unheimlich;unlike;unlucky;unora
-4 unpacked;unreal;unser;unter;unterschatzt;unto;unusual;up..$;updating;uses;vaak;vacaciones;vacanza;vacanze;vakantie
-4 valencia;valentia;valga;valuable;vanaf;vandaar;variance;variar;varicella;vast;veamos;vedere;vedesse;vedo;veertig
-4 vegetables;veine;veldhospitaal;velo;vemos;vendange;vendemmia;vendra;venezia;venga;vengeance;venger;veniamo;venimos
-4 venir;venis;ventre;ventured;venuta;verbrand;verde;verdict;veremos;verf;vergesse;vergisst;vergognerebbe;verheugd
-4 verhext;verjaardagskaart;verklap;verlegt;verliere;verlieren;verliert;verloor;vero;verslag;verspielt;verstaucht
-4 verstopt;vertel;vertraue;vertrouw;vertrouwde;verzeih;vesicula;vets;viaje;vicina;vicini;video;vieilles;vielen;viendo
-4 vient;viera;vieux;vijftigste;villain;vind;viola;visits;vita;viti;vive;vivement;vivre;vliegen;voeten;voisin;voit
-4 voix;vol;volver;volvimos;volvio;vorletzter;vorsichtig;votre;vraag;vragen;vrede;vredelievend;vrienden;vriendin;vs
-4 vueltas;vuelvo;vuestra;wage;wagt;waiting for;waits;wakes;wakker;walks;wallet;walls;walvissen;wann;war;waren;warmest
-4 warmly;warn;wartet;wartezimmer;was..$;wash;wasser;wasserkocher;watch;watercolour;wauw;waves;wc;we have;we should
-4 wear;wearing;website;weed;wegblijven;weh;wehgetan;weihnachten;well;welt;weltherrschaft;werden;wereldbrand
-4 wereldkaart;wereldreis;werent;wetten;wetter;whining;whisky;whitby;whites;whod;wi;wide;wien;wild;wilder;willem
-4 willen;wim;win;windowsill;winner;wirds;wisdom;wishes;with one;wo;wobbly;wochen;wondered;wooden;wools;woont;worked
-4 worthy;wou;wrist;wundern;wurfelgott;yahtzee;ye;you must;younger;youngest;your..,;yourselves;youth;yurt;zag;zagen
-4 zaun;zelfs;zerbino;zia;zoekt;zon;zonnebrand;zoon;zucchini;zucht;zukommt;zurraron;zwager;zwanzig;zweten;zwijgen
-4 zwolle
-3 # and;# armies;& told;, and;, da;, io;, its;, we;, ya;,..,;,..can;,..e;,..have;,..i;,..im;,..man;,..was;,..your
-3 @ has;@ is;@ was;@..always;@..the;^ che;^ de;^ il;^ in;^ it;^ ma;^ never;^ so;^ there;^..a;^..are;^..ben;^..du
-3 ^..everybody;^..keep;^..long;^..made;^..next;^..night;^..off;^..should;^..was;^..your;a;a &;a bit;a me;a..la
-3 a..that;again..i;ago;ai;all le;am;am..,;and;and i;and..$;and..has;and..still;are..in;armies;as they;asleep;at this
-3 bad..$;be..this;been..,;being;but what;cannon;cant;christmas $;club;colour;con #;cost;deine;der..$;dice;does
-3 dont think;earth;een..,;el..$;en..?;face $;fear;finally..$;find;for;for..$;for..,;from the;game $;game ,;gives
-3 gives me;go $;grandpa;guys;haha;happen;has #;has to;have..#;he;he..$;heeft;hell;here ,;how..cards;i always;i cant
-3 i could;i didnt;i feel;i..no;i..of;i..so;ice;ich..$;if youre;ill..it;im;im..$;in #;in the;in..@;in..with;is @
-3 is going;is much;is my;is out;is there;is..so;it..a;it..that;je..,;jen;keeping;know ,;la..del;late;like..,;little
-3 long..the;looks;los;lot $;love to;ma;mails;mal..,;map $;mapa;me $;me..$;mein;mia;mine $;monday;morning;must be
-3 my cat;my..$;my..:;my..are;my..wants;night ?;nothing..$;now;now $;of &;of me;of..game;on a;on monday;on tuesday
-3 once $;one man;only my;out..$;over the;past;qui;right $;rounds;say $;see;shouldve;since tuesday;so the;so this
-3 so..,;soldiers;someone;sorry..,;spelling;still on;still..about;survive;takes @;tegen;test;that @;that..would
-3 the keyboard;the late;the map;the new;the next;the..a;the..again;the..here;the..man;the..of;these..$;this..?
-3 through;thursday;times;tired;to me;to my;to..now;today;tuesday;typing;understand;up for;up there;up to;up..the
-3 visto;voor de;want..be;was in;we;we are;we dont;we..the;week ,;weekend;weeks;what you;while i;whole;you $;you..all
-3 you..me;you..the;youve
-2 # cards;# rounds;# times;#..for;#..in;#..of;&;& gets;&..?;&..all;, all;, dear;, is;, mon;, que;, really;, tu;,..a
-2 ,..about;,..always;,..got;,..in;,..ive;,..look;,..she;,..so;,..there;,..time;,..war;@ on;@ to;@..ik;@..like;@..me
-2 @..one;^ bei;^ domani;^ he;^ i;^ im;^ jai;^ la;^ lol;^ mi;^ nog;^ now;^ that;^ the;^ whoever;^..:;^..all;^..and
-2 ^..be;^..cat;^..daughter;^..having;^..here;^..is;^..ist;^..little;^..many;^..put;^..so;^..then;^..wird;a bad
-2 a single;a..from;a..in;a..when;address;again;again $;again..$;all..monde;all..the;already..$;an old;anche;and one
-2 and..,;and..can;anyway;are;are in;are..?;are..the;armies $;armies..@;around;as my;asked;at my;avec;battle;be the
-2 been..$;board $;both $;brother says;bus $;but the;called;cant..the;could be;countries;da..,;das..$;daughter;des
-2 did i;diesmal;dimanche;do with;du..,;e;e #;e..,;echt;een;eigentlich;ein;et;everyone..$;fait;far;feel..$;fell;fine $
-2 first..i;for @;for a;for all;for one;for the;found;friday ,;full;gano;geen;get..card;glasses;going;good $;got;hace
-2 had..$;has..#;hast;have..a;have..the;heard;her..$;here..my;hier;holds;horse;how the;how..do;i made;i only;i suppose
-2 i thought;i..away;i..him;i..in;i..like;i..really;i..up;i..wait;id better;id have;if this;ik..,;ill have;ill..back
-2 in;in bed;is a;is called;is coming;is..@;it now;it..my;its;its not;its the;ive had;je nai;je..a;join;just..$;keeps
-2 keer;keyboard;keyboard $;know;la..$;la..,;la..de;la..e;late..$;le monde;le..,;le..est;leaves;les des;like;like that
-2 little..$;long;long $;long..$;los dados;lose $;lost #;ma..$;man..@;many armies;many..$;mark;me the;mi;midnight $
-2 minus #;moi;moment $;monde;much better;much..,;mum;must;my;my daughter;my eyes;my side;my..at;my..now;my..says
-2 myself;nai;need..$;next time;not a;not..of;now ,;of @;of our;old;on..map;one..them;one..these;only #;only a
-2 only..for;out ,;patient;peaceful;per;per..$;pile;play..the;played this;playing;poco;por;pour;really $;says this
-2 see my;see what;seen;send..the;sends;sent ,;she;shoulder;single army;sister;sleep;so..and;so..is;somebody
-2 somebody has;somebody..to;sorry..the;stand;still..at;stops;talk;that should;the letter;the spelling;the whole
-2 the..?;the..and;the..by;the..game;the..on;the..that;think this;this at;this goes;this..,;this..i;this..the
-2 those cards;through @;time ?;time..the;to be;to know;to see;to..and;to..with;to..you;today ,;together;told me
-2 took @;town;tuesday $;turn..and;una..$;une;until the;up;up ,;usually;viel;voor;was;was the;was..#;watching;water
-2 way ,;we..#;we..do;we..in;we..on;well..$;what they;whatever happens;when &;whoever..@;will $;will..@;winning ,
-2 with you;would..like;ya;you ever;you see;you..at;you..my
2 #;# across;# against;# et;# ill;# in;# off;# places;# po;# seul;# to;# up;#..#;#..,;#...;#..a;#..at;#..before;#..che
2 #..del;#..kwijt;#..per;#..plus;#..sitio;#..sorry;#..that;#..this;#..will;& a;& about;& asked;& avant;& did;& en
2 & est;& here;& het;& i;& id;& just;& move;& ne;& side;&..already;&..for;&..has;&..his;&..i;&..is;&..just;&..not
2 &..still;&..then;&..to;&..written;, @;, alors;, are;, bin;, can;, cant;, con;, could;, de;, donc;, een;, eh;, en
2 , enough;, first;, from;, help;, hit;, i;, id;, isnt;, je;, just;, la;, las;, lass;, last;, los;, maybe;, more;, now
2 , nur;, obviously;, phone;, small;, surtout;, that;, venerdi;, vielleicht;, what;,..actual;,..an;,..armies;,..bad
2 ,..better;,..ca;,..ci;,..cosi;,..di;,..dit;,..el;,..entonces;,..go;,..going;,..happens;,..hes;,..het;,..husband
2 ,..id;,..ik;,..just;,..knows;,..laisse;,..last;,..let;,..letto;,..ma;,..mag;,..maybe;,..mine;,..mit;,..moi;,..moins
2 ,..mon;,..ne;,..nicht;,..nichts;,..now;,..otra;,..pas;,..piu;,..pour;,..pure;,..real;,..shall;,..si;,..sin;,..sure
2 ,..thing;,..thought;,..toch;,..tour;,..una;,..voor;,..way;,..why;,..wont;. hes;...know;...of;: het;: how;: je
2 : those;:..#;:..dice;:..la;:..of;:..to;? ill;@;@ ,;@ ben;@ durch;@ est;@ except;@ ma;@ makes;@ mi;@ no;@ si;@ then
2 @ when;@ while;@..#;@..be;@..by;@..do;@..een;@..for;@..ho;@..i;@..ich;@..ive;@..next;@..se;@..sonst;@..still
2 @..thats;@..though;@..to;@..under;@..until;@..whichever;@..wir;@..y;@..you;^ #;^ (;^ ahora;^ as;^ better;^ bin;^ bis
2 ^ bring;^ by;^ come;^ confirm;^ da;^ damit;^ deine;^ een;^ eigenlijk;^ ese;^ eso;^ esta;^ forse;^ get;^ god;^ granny
2 ^ halt;^ hoi;^ instead;^ keep;^ laat;^ looking;^ mamma;^ man;^ manana;^ meglio;^ menos;^ met;^ mind;^ misschien
2 ^ most;^ none;^ of;^ perdon;^ peut;^ plus;^ pour;^ quiza;^ quizas;^ roll;^ sister;^ sollte;^ solo;^ te;^ theyre;^ ti
2 ^ time;^ to;^ todavia;^ tu;^ turn;^ va;^ wenn;^ whoevers;^ yesterday;^..arrete;^..at;^..believe;^..bene;^..bien
2 ^..bring;^..brother;^..cambiato;^..cannon;^..che;^..could;^..dad;^..dan;^..dat;^..di;^..discussed;^..doesnt;^..dont
2 ^..easy;^..esto;^..etre;^..forgot;^..gave;^..getting;^..granddaughter;^..halfte;^..halt;^..helft;^..holds;^..i;^..ik
2 ^..il;^..ive;^..jamais;^..just;^..kan;^..konnte;^..krijg;^..lads;^..li;^..like;^..make;^..mari;^..mas;^..messo
2 ^..moitie;^..more;^..morgen;^..mucho;^..nice;^..nicht;^..nobody;^..op;^..other;^..perdere;^..piano;^..piu;^..playing
2 ^..por;^..press;^..runde;^..says;^..seems;^..single;^..son;^..stop;^..ta;^..those;^..thought;^..today;^..troops
2 ^..tue;^..u;^..walter;^..warte;^..way;^..will;^..wish;^..wouldnt;^..write;^..youve;^..ze;^..zijn;a computer;a double
2 a half;a rule;a set;a ta;a threat;a toi;a typo;a warning;a word;a..&;a..avant;a..back;a..by;a..con;a..de;a..first
2 a..is;a..or;a..until;a..would;ab;abend;able;able to;about a;about my;about..until;account;ach nein;act;afford
2 after a;after..this;again..move;against;against #;against a;against it;ago ,;agreed to;ahead ,;ahora;aire;all $
2 all :;all of;all until;all..i;all..in;all..on;almeno..$;along the;alors;already ,;already gone;als er;als..$;als..,
2 alter;altro;alvast;am i;am not;am still;america;an;an..ago;ancora ,;ancora la;and everyone;and go;and ill;and no
2 and only;and see;and shes;and this;and yet;and..as;and..believe;and..do;and..have;and..he;and..look;and..no;and..she
2 and..should;and..that;and..the;and..think;and..to;and..well;and..wont;andata;andere..,;angst;annoy;annoy her
2 annule ,;another;another $;answer ,;answer my;answers my;any way;any..$;any..to;anymore;anymore $;anything else
2 anything in;anything..@;apply;are at;are for;are..at;are..my;are..orders;are..that;arent;armate in;armeen in
2 armeen..@;armees;armees en;armees..@;army there;arrive..$;arrived ,;arrivo;as;as discussed;as well;as..has;as..the
2 asked..this;asked..to;asleep..the;aspetta;assez;at..bottom;at..club;at..old;atrasado;atrasado ,;attack on
2 attack there;attack when;attack..#;attack..next;attente;auch..$;auf..,;aufhoren;autre;avance;avance..de;avanzano
2 avec #;avec..$;away ,;ayer;back;back #;back ,;back when;back..#;back..i;back..sunday;back..the;bad idea;bad..,
2 bad..the;badly $;bang $;bath;battles;be done;be happier;be left;be less;be more;be wrong;be..i;be..one;be..out
2 be..there;be..to;become..$;before..$;before..have;behalve;behind..so;belongs..the;ben;ben a;ben klaar;ben..met
2 bene ,;beside;best thing;bete;betise;betise ,;better;better with;better..,;between..and;bien ,;big..is;bigger..$
2 bij de;bij..$;bij..,;bin ich;binnen;bis dahin;bit with;bit..@;bit..only;blijven;bloody;bloss;border;border until
2 borders;borders ?;both..$;brave;break at;broer;brother;brother..im;brother..to;bueno;bueno ,;but &;but dont;but here
2 but hes;but not;but..@;but..go;by a;by..mail;ca $;ca ?;ca passe;ca..$;ca..le;call my;called ,;called..$;cambiar
2 cambie;cambie de;came out;can;can get;can read;can..$;can..have;cant be;cant decide;cant remember;cant..them;capital
2 capito;card i;card is;cards ?;cards if;cards is;cards to;cards..me;cards..of;cards..too;careful ,;cartas;carte $
2 casa;ces;cest;cest..,;change $;change..,;changed..last;changes..$;changing;changing my;che..ancora;che..la;cheaper
2 checked;cherry;chi ha;ci..$;coach;coach..to;coast;coin for;come home;comes..my;comme ca;comme..?;con &;con i
2 con meno;con..gente;con..no;confused;contare;continent ,;contre..,;cosi $;could;could tell;could use;could..me
2 council;count on;counted;counted my;counted..$;counting;country ,;country..$;crazy ,;crossing;cuando;cuanto;daar #
2 dad..,;dad..to;dadi ,;dados ,;daheim;dahin;dall..,;dan..wel;dann..$;dann..ich;danno;dans le;das ?;das ist;das klappt
2 das..ist;das..jetzt;dat;dat van;dat..@;davon ,;de armees;de helft;de kaart;de last;de los;de my;de que;de troops
2 de..@;de..es;de..komen;de..staat;decide whether;decir;decirlo;decirlo $;del..pasado;delle..$;dem tausch;demande
2 den @;denk ik;derriere;des..,;desde..,;desde..con;desolee;deze keer;dezelfde;di &;di me;di mia;di..,;di..?;di..al
2 di..sorella;dice..kind;did..$;didnt see;die karte;die karten;die neue;die..ik;die..nur;die..van;different
2 different $;different turn;dimanche ,;director;discussed;dit que;dit..cest;do ?;do i;do this;do..@;do..good;do..have
2 do..instead;doch erst;does that;doesnt get;donde..@;done..#;dont get;dont have;dont..before;dont..just;dont..me
2 door is;door..$;dove;down again;down there;draw;dreimal;droit;druber;dry $;du all;durch;e mi;e..non;each;each other
2 easter $;een andere;een..dan;een..die;eens..,;eh ?;eh..$;eher;ehrlich;eigentlich..ich;eine..$;einmal;either;ejercito
2 el aire;el numero;el otro;el que;el..no;eliminato;eliminato ,;else is;empty..$;en el;en los;en..,;en..niet;enkel
2 enough ,;enough..$;enough..,;enter;entre..y;er ,;er..,;er..een;er..mee;erst mal;erst..$;erst..,;ersten;es ist;es..$
2 es..,;esce;esce #;escribo;esta;esta vez;esta..no;esto $;estoy;et #;et non;etre que;even a;even in;evening $
2 evening..the;everyone stays;everything ,;fails ,;fall;falling;falls $;falta;falta $;fanno;fanno paura;fanno..$;fatti
2 faut;faut..que;fear that;feel sorry;feel..for;ferma;ferma..,;few $;fewer men;fewer..$;fight on;fin $;fin..$;find it
2 find..$;finished $;fino a;first che;first place;first thing;first..he;first..my;first..was;fit;fix;foggy;fool;fool $
2 foot;footnote;for another;for my;for..bus;for..game;for..if;for..its;for..moment;for..more;for..next;forecast;fought
2 found a;found my;free $;friday $;friday..i;frieden;from @;from my;from that;from..?;from..at;from..neighbour
2 from..on;from..south;from..weeks;front $;front ,;fue;full ,;gaan;gaat;gaat het;game with;game..my;game..this
2 garrison of;gave;gedaan;gente ,;gesagt;get for;get..in;getippt $;gets;gets..$;gewinne;giorno;giro;give..a;go easy
2 go for;go..go;go..to;goed ,;goed..$;goes into;goes south;goes well;goes..@;goes..i;going ,;gonna;good..@;gooien
2 got one;got the;got..#;got..,;got..?;got..cards;got..new;granddaughter;grandmas;grandpa says;granny;green;guardia en
2 haar;hablar;hacia;hacia @;hacia..$;had enough;had in;had my;had..in;hago;half an;half asleep;half..hour;half..our
2 halfte..$;halt;happens;happier;has &;has not;has touched;has..@;has..been;hat mir;hat..@;hatte ich;have #;have ?
2 have gone;have it;have lost;have one;have seen;have the;have..it;have..run;have..to;havent;hay..en;he does;he plays
2 he..#;he..,;he..in;he..out;head $;heeft de;helft;here goes;here..nothing;here..on;hermano $;hes probably;hes..right
2 het niet;het zuiden;het..$;heute;heute..,;hier en;hier..$;him $;him..$;his $;his..$;his..to;ho ,;ho letto;ho mai
2 ho messo;ho..$;ho..,;ho..@;ho..capito;ho..il;hoe;hoi;hoi ,;hold ,;hold your;hold..a;home;home..,;home..and;hoofd
2 hoofd..$;hoop;hope i;hope im;hope to;hope..not;horse cards;hospital ,;houdt ,;hour ago;how it;how..goes;hurt $
2 husband has;i #;i attack;i counted;i did;i even;i look;i place;i put;i really;i shall;i used;i wish;i..#;i..afford
2 i..attack;i..decide;i..everything;i..looking;i..lose;i..quite;i..some;i..that;i..through;i..use;i..very;i..with;ich
2 ich $;ich hab;ich schlafe;ich wollte;ich..auf;ich..dem;ich..die;ich..lieber;ich..mit;ich..nur;id had;id keep;id..a
2 id..for;id..happy;id..it;id..out;id..these;idea if;idee;idee $;if no;if youve;if..comes;if..roll;if..takes;ik #
2 ik ben;ik het;ik je;ik jou;ik me;ik place;ik stuur;ik was;ik..de;ik..er;ik..first;ik..in;ik..klaar;ik..legers
2 ik..met;ik..niet;ik..nou;il contrario;il tuo;il turno;il..a;il..con;ill stop;ill..$;ill..a;ill..another;ill..on
2 ill..you;im ahead;im feeling;im home;im in;im no;im not;im sure;im..about;im..and;im..so;im..tired;im..too;in den
2 in line;in mano;in..#;in..at;in..bath;in..head;in..if;in..im;in..in;in..it;in..mi;in..minute;in..sauna;in..that
2 in..yesterday;in..zuiden;instead of;into;io $;io..ci;is $;is ,;is about;is better;is er;is off;is op;is right;is to
2 is..alive;is..all;is..allowed;is..anders;is..before;is..enough;is..even;is..first;is..free;is..good;is..i;is..last
2 is..much;is..my;is..one;is..out;is..right;is..safe;is..strong;is..that;is..there;is..too;is..typo;isnt it;ist..$
2 ist..zu;it;it .;it again;it all;it and;it as;it at;it becomes;it could;it is;it looks;it might;it once;it otherwise
2 it out;it this;it tomorrow;it wasnt;it works;it would;it yourself;it..$;it...;it..all;it..also;it..be;it..because
2 it..far;it..possible;it..the;it..this;it..well;it..work;it..wrong;its @;its enough;its still;its written;its..down
2 its..last;its..or;ive heard;ive lost;ive put;ive..#;ive..@;ive..seen;ive..too;jai..#;jai..le;jai..une;japans;jarrete
2 jaurais;je;je het;je perds;je..ce;je..een;je..plus;je..plutot;je..que;je..veux;jemand..$;joke;jouer $;jouw;jugada
2 jusqua;just;just #;just to;just..in;kaarten;kam;kan;karte;keep..in;keep..of;keeping #;kein..,;kidding $;kies;kind ,
2 klaar;klaar met;knock;know how;know..you;konnte;krijg ik;krijg..er;kurz;kurz ,;la ,;la semaine;la tropa;la vraie
2 la..en;la..la;la..se;la..solo;laat..maar;land;langer;las;las mias;lasst;last tour;last..jai;later today;le last
2 le tour;le tue;le..$;le..?;le..de;leave some;leaves @;left in;left..then;legers;legers in;legers..@;lei;let the
2 let..know;let..see;lets go;letto;letzten;level;lieber..,;like..have;like..know;limit;linda;line..the;lines;list for
2 little $;lo tengo;lo..es;long..round;longer;looking at;looking..this;los #;lose..,;lose..ill;losing a;losses $
2 lost it;lost..$;lot..$;lunch $;lunes;ma ne;ma non;maandag;maar;maar het;maar..,;maar..@;maar..is;magari;mail ?
2 mail before;mail has;mail..,;mail..the;maken;maken me;making..$;mal ,;mano;manque;many..&;map ,;map without;map..,
2 mapa..,;march..of;marche;marches;may;may have;may..it;maybe..one;maybe..should;me :;me if;me out;me see;me shed
2 me some;me there;me..,;me..armies;me..at;me..en;me..estoy;me..every;me..hour;me..la;me..night;me..of;me..peur
2 me..wait;mean &;meant..write;mee;mee $;mee ,;meer..dan;meer..ik;mehr $;mein..hat;meiner;mejor $;men..#;men..the;menu
2 merely;met..,;meta;mi fanno;mi serve;mi sono;mi..#;mi..,;mi..ancora;mi..paura;mia ,;mich..$;middle..my;mieux ,
2 might..the;mind sending;mind yesterday;mind..$;minder $;mine ,;mine ?;mine..,;minus..last;mio;mio ,;mio..,;mio..non
2 mir ehrlich;mir..$;mir..,;misschien;missing $;mistaken;mit dem;mit den;mit..tausch;mitad de;moeten;monday $;monday ,
2 monday..i;monde $;more armies;more..a;more..as;more..the;morning and;morning..i;mornings;move #;move to;move..@
2 move..in;move..the;muss;must..$;must..a;my a;my broer;my brother;my computer;my granddaughter;my keyboard;my little
2 my losses;my nephew;my offer;my place;my zus;my..army;my..cards;my..first;my..had;my..hat;my..home;my..if;my..like
2 my..needs;my..one;my..with;my..wont;na;na de;nacht;nada $;nadie;natuurlijk..$;ne ho;ne..almeno;ne..que;near;near..$
2 need the;need this;need..one;need..the;needed..$;needs;needs..$;neighbour $;nephew;nephews;nessuna;neue;new armies
2 new one;next door;nicht..was;nichts $;niemand..@;niet te;night i;night..we;no digo;no estoy;no place;no se;no..$
2 no..at;no..en;no..for;no..mas;no..me;no..today;nobody..touched;noch jemand;noch mal;nodig;nog ,;nog wel;nog..$
2 nog..ik;nomas;non ci;non e;non lo;non ti;non..mai;north..$;not that;not..at;not..it;notes;nothing;nothing at
2 nothing this;nothing..all;nothing..this;numero..$;nummer;nur aus;nur..&;o..va;ob ich;ob..so;of $;of another;of ik
2 of something;of these;of those;of what;of..@;of..a;of..can;of..i;of..naar;of..that;of..this;off ,;off the;off..last
2 off..my;offer;often;oh ,;ok;ok ,;ok ?;ok..i;omen;on ne;on our;on this;on top;on..last;on..road;once;onder;one
2 one and;one at;one for;one from;one here;one in;one left;one out;one stops;one with;one yet;one..$;one..all
2 one..dear;one..for;one..me;one..my;one..of;one..this;one..those;one..without;ones ,;only..a;only..here;only..it
2 only..one;ook;op ,;op een;open..$;ophouden;ophouden $;opinions;or the;or..a;or..that;orders ,;ospedale;other..of
2 otherwise $;otra..$;otro..,;ou tu;oublie ce;oublie..que;oui;oui ,;out there;out..one;out..that;over $;over ?;over it
2 over..$;over..shoulder;owe &;own it;own..$;para..$;para..,;pardon;pardon..je;parece;parle;partie $;partita ,;pas de
2 pas..du;passe;passo;past the;path;paura;paura $;pause $;peace in;peace..easter;peace..the;penso $;per il;per..#
2 per..?;percent $;perdon;personne $;peur;peur $;peut..que;phone ,;pile $;pills;play;play ,;play this;play..,;player
2 playing..the;plays..the;please..$;plus;plus $;po;poco $;portate;porto;possible ?;pour..@;press;proper;proper..after
2 ps..i;puedo;puesto;punto;put into;quand;quanto..$;quarter;que ca;que es;que jen;que viene;que..&;que..ahi;que..de
2 que..es;que..la;que..le;que..lo;que..no;quelque;quelque..$;questa..$;quita;quita el;quite;quiza;quizas;read @
2 read the;read..letter;read..map;real ones;really got;really..this;recu;reflechir;return;right;right now;right to
2 right..$;risk;risky;roll;roll $;roll..$;roll..&;rolls $;ronde #;ronde ,;round $;round of;round..$;round..be;route
2 runde..ich;runs;runs..$;sa;sag;said in;said on;salt ,;same to;same..as;say;say :;say about;says @;says i;says never
2 says..should;schau;schlecht;schreiben;scrivo;se lo;sea;second $;second place;see $;see..i;see..you;seen &;segunda
2 segunda..$;sending;sent;sent you;sent..$;sento..,;seriously ,;serve #;seul..,;seulement de;seven;shake;she may
2 she..#;should;should be;should come;should get;should leave;should you;should..a;should..been;should..gone
2 should..wait;shoulder and;shouldve been;shouldve..@;si gano;si tu;si va;si..perds;sigo;sigue;silly..$;single ,;sitio
2 sixes against;sixes..me;size;size ?;size..$;skipped;sleep..the;slept..it;so everything;so many;so only;so we;so you
2 so..me;so..there;so..you;soir;soir..de;solo ,;solo da;solo sitio;someone has;someone..to;something..$;somewhere $
2 son wants;son..that;son..to;sono #;soon;sorry sorry;sorry..be;sorry..this;sorry..was;sort;sous le;south ,
2 south..then;southern;southern front;speel;speel dit;spelen;spiel;spielen $;spijt;staan $;stack;stack ,;start;start $
2 start ,;start..second;stasera;stato;stavo;stayed in;stehen $;still got;still..#;still..$;still..the;still..with
2 stop me;stops..$;storia;subito;sugar;suis;suis..de;sulla;sunday..i;supper;suppose $;supposed;supposed to;sur..,
2 sure..i;sure..is;surtout;swapped;tablet ,;take @;take..,;takes..$;talking about;tarde;tastes;te mando;tegen..,
2 tell..if;terug;terug $;testa;than;than one;than she;than that;than..on;that;that doesnt;that enough;that from
2 that in;that last;that out;that right;that..&;that..am;that..good;that..ill;that..it;that..possible;that..round
2 that..the;thats;thats..$;thats..i;the bar;the bath;the battle;the bottle;the card;the cherry;the computer;the end
2 the evening;the full;the home;the lights;the line;the long;the menu;the old;the road;the rule;the small;the soldiers
2 the southern;the war;the weekend;the..#;the..@;the..border;the..doesnt;the..from;the..front;the..gives;the..goes
2 the..hand;the..just;the..later;the..mail;the..master;the..pile;the..plan;the..roll;the..shift;the..somewhere
2 the..stays;the..the;the..to;the..up;the..we;the..where;the..without;them for;then $;then @;then..$;then..all;there i
2 there..a;there..be;there..can;there..from;there..i;there..it;there..way;there..what;these;they have;they roll
2 they..,;they..be;they..in;thing..&;thing..have;think $;think thats;think the;think..got;think..need;think..ought
2 think..the;thinks the;this by;this more;this move;this on;this over;this round;this way;this..@;this..a;this..before
2 this..has;this..mail;this..may;this..my;this..on;this..she;this..was;tho;tho $;thought $;thought i;thought of;threat
2 throw ?;thuis;ti;ti..$;ti..i;time..,;time..no;time..so;times..de;tirare;tired $;to cancel;to do;to end;to in;to look
2 to no;to talk;to that;to this;to..?;to..@;to..again;to..as;to..back;to..before;to..by;to..cards;to..game;to..home
2 to..its;to..safe;to..second;to..south;to..your;tocar;toch niet;todavia;todavia no;today..my;togli;toi;told that
2 told..shed;tomorrow ?;tomorrow..$;tomorrow..the;toms..$;tonight to;tonight..the;too;too $;too if;too long;too..$;tot
2 tot..$;tot..,;touched;tour..la;tra i;tra..#;trade..my;treaty;treaty with;treaty..&;trick;tropa;truce in;truce..@
2 try it;try..once;tue;tuo;turn $;turn yet;turn..it;turn..on;turn..week;turn..what;turno que;tussen;tussen..en;twice
2 type;typing $;u..?;uit..$;una sola;una vez;unbedingt;und..mir;under the;under..$;under..,;understand it;unos
2 until christmas;until monday;until next;up $;up..a;up..with;use it;using;usually..$;va bene;va o;van $;van @;van..,
2 vediamo;vergeten $;vers;vez no;vez..me;victory;victory $;viene;viene ,;vite $;voir;von..,;voor..$;voor..,;vor..$
2 vorige;vorige..,;vraie;waar ik;wait is;wait..bit;wake;wales $;walter..the;want is;want some;want..dice;want..hand
2 want..of;want..see;want..to;war..$;war..@;warning;was half;was ik;was it;was too;was..at;was..little;was..my
2 was..thinking;was..with;wasnt;way;way..im;we can;we know;we say;we..,;we..it;we..need;weekend ,;weeks..$;wees;weg
2 weg $;wenn du;wenn..das;wenn..klappt;wenn..mich;went off;were ,;weten;what happens;what is;what the;what..&
2 what..need;what..say;what..the;whatever that;whatever..$;whats a;when it;when youre;when..gets;when..goes;where $
2 where my;where..is;whether that;which..the;while im;while..$;who..that;whoevers;whose;whose turn;whose..is;why $
2 why my;wife ,;wife thinks;wilde;will #;will das;will do;will encore;will je;will zeggen;will..,;will..mal;will..the
2 win..$;win..the;wiped;wird..@;wirklich;wiser $;with &;with @;with all;with nothing;with these;with..#;with..$
2 with..in;with..is;with..many;with..most;with..new;with..one;without this;without..,;woche;won $;wordt;works..$;worth
2 would;would be;would never;would..?;would..mind;would..nice;wouldnt..in;write ,;wrong ill;wrote..the;wurde;y me;y no
2 y una;y..#;y..$;ya..que;yesterday $;yesterday i;yesterday..but;yet..the;yikes;yo no;you about;you come;you hear
2 you later;you mind;you when;you..?;you..any;you..do;you..just;you..on;you..play;you..sending;you..that;you..them
2 you..these;you..to;youd;youd..$;youll;youve..this;zien;ziet;zijn..er;zitten $;zo;zo ,;zo..,;zou..@;zu..$;zuiden;zur
2 zur..,;zus
3 # men;# more;# of;# on;, ho;, se;,..has;,..ich;,..may;,..te;,..this;@ ?;@..and;@..mine;@..not;^ all;^ die;^ give
3 ^ if;^ je;^ lets;^ no;^ on;^ one;^ tom;^..#;^..can;^..of;^..only;^..promised;^..que;^..se;^..sono;a joke;about @
3 an..,;ancora;and #;and not;and then;answer;answer $;are $;as i;at it;au;auf;away;back to;badly;by..,;ca;cards
3 cards $;carry;carte;changed;come to;con la;con..$;del..,;den;dit;do..think;doesnt;dont..the;door;else;en..$;encore
3 encore $;enough;era;except;fails;from &;gli;goes;hit;home $;i havent;i might;i..?;i..at;i..do;i..i;i..to;id..to
3 if..fails;if..lose;ik..$;in it;it $;it a;it..to;je me;just a;least;left;left ,;lose;lot;mail $;makes;mando;many;mas
3 maybe;men;menos;mich;might;moved;name;next turn;nicht..,;noch;nog;of..in;on ,;on @;on it;once ,;one $;one army;only
3 only the;or;out $;para;peace;piu;que @;rien;right ?;rolls;run;runde;safe;se;side;side $;solo;somewhere;sono;sorry ,
3 stays;strike;take the;that the;the real;the..have;the..i;the..with;them $;then..,;there;there $;theres;think;third
3 this ,;this..to;to wait;to..#;to..&;to..at;to..of;to..the;tomorrow $;tonight;tu;until;until..$;wait..the;wenn ich
3 what do;whats;where;while;without;word;wrong $
4 # ,;#..the;&..out;&..peace;, dann;, one;, si;, te;,..:;,..dan;,..das;,..hab;,..me;,..non;,..too;,..would;: #;@ #;@ $
4 @ i;@ que;@..$;@..more;^ als;^ am;^ and;^ before;^ con;^ could;^ do;^ erst;^ go;^ id;^ let;^ mejor;^ more;^ once
4 ^ perhaps;^ se;^ should;^ si;^ take;^ thats;^ these;^ this;^ where;^ would;^..dit;^..do;^..forget;^..ich;^..it
4 ^..joue;^..la;^..ne;^..nothing;^..once;^..or;^..place;^..rest;^..solo;^..soon;^..the;^..until;^..when;^..wife
4 ^..wollte;a turn;a..at;about the;about..,;after;after the;al..$;all ?;all..@;als;another round;armate..@;armeen
4 arrive;as a;at least;attack..there;au..$;away $;be on;be..with;bit..$;bit..the;border $;but id;call it;cards ,;ce
4 changes;contrario;cosa;could you;coup;das..,;de #;decide $;deze;di #;di..$;did that;die halfte;do;do $;do..$;done $
4 eigenlijk;en #;en @;en..de;er;erst;etre;everything;far $;for..?;forse;geht;give;given;go;go to;goes..,;half of
4 halfte;happens if;has already;hasta;hat $;have to;help;het $;het..,;husband says;i changed;i dont;i see;i want
4 i wont;i wouldnt;i..@;i..last;i..more;i..still;i..too;id;id like;if i;if you;im back;im..sure;in there;into..$
4 is for;is from;is still;is what;it ?;it..#;its..,;jouer;just in;just..case;karten;keep;keep..at;klappt;la..que
4 last weeks;later ,;lets;lets..$;light;lo;lo..$;losses;mail;mal $;male;may..the;mean;meglio;met @;middle;mind the
4 mine..$;more;more..$;most;most of;my..from;naar;ne;ne..rien;never mind;nichts;niet;no;no..i;non..,;north;not what
4 not..@;nur;o;ob;of #;of..,;of..:;on..first;on..phone;one place;one..a;ones..$;op..$;opinion;or..$;orders $;other..,
4 out of;pass;peace $;perhaps;place;place ?;plenty;promised;que..,;questo;round ,;round..the;said..the;send;set
4 she has;shed;should i;should..the;sin;sono..,;sous;sta;staan;stack is;take;te;than..in;that one;that..last;the bit
4 the last;the middle;the phone;the turn;the..about;the..for;the..thing;the..when;them all;then;then the;there are
4 thing;think its;think..$;this for;this..for;this..not;this..you;though $;to #;to @;to change;to sleep;to stop
4 to take;to..on;top;tour;tra;turn is;until..,;until..week;van my;veo;vindt;wacht;wait..&;want;want the;wenn das
4 what..if;whether;wife says;wife..i;wollte;would..$;wouldnt;wrong..$;wrote this;you can;you..it;you..its;you..this;zu
4 zug;zuruck
5 # $;# ?;# armees;# at;# di;# losses;# man;#..@;#..i;#..it;#..non;& hat;& my;& too;& turn;& up;&..:;&..attack
5 &..first;&..he;&..ist;&..moved;, als;, always;, ask;, cetait;, ci;, denk;, dont;, ill;, nada;, no;, para;, please
5 , say;, sorry;, then;, theres;, this;, though;,..#;,..@;,..attack;,..brother;,..come;,..enough;,..fait;,..goes
5 ,..many;,..mich;,..orders;,..se;,..send;,..shes;,..son;,..think;,..ti;,..times;,..which;,..will;. @;: first;: no
5 :..@;@ :;@ con;@ niet;@ or;@ thing;@..con;@..fall;@..help;@..is;@..off;@..then;@..was;@..whatever;^ after;^ antes
5 ^ ben;^ can;^ change;^ e;^ eigentlich;^ es;^ falls;^ from;^ hold;^ just;^ lieber;^ max;^ nach;^ not;^ nur;^ oh
5 ^ only;^ pardon;^ pick;^ place;^ play;^ scusa;^ statt;^ und;^ was;^ yes;^..@;^..anything;^..by;^..great;^..hold
5 ^..instead;^..joking;^..line;^..may;^..met;^..mind;^..mon;^..one;^..para;^..toi;^..trade;^..wants;^..wasnt;a coin
5 a la;a minute;a..army;a..mail;aan..$;about $;about...;about..if;ach;ach..,;achter;again after;again at;against me
5 against..,;ah ,;all ca;all en;all this;all..#;all..la;almeno #;alone;along;als &;als..het;an..place;ancora #
5 ancora..$;annule;another game;antes;anything;anyway $;are ,;are just;are kind;are..me;army..$;arrete;arrive $;as @
5 as..stays;at home;at..end;aun;avant..,;avec le;back in;back..,;be #;becomes;becomes..$;before;belongs to;beter
5 better the;better..$;better..me;beurt;bij;bis zur;blijf;borders..$;bottom;brother..this;but #;but it;but..$;ca ,
5 cambia;cambiato;can $;can one;can..the;cancel my;case $;ce..pas;cest trop;cette fois;change;che ho;ci penso;coin
5 come..the;comes in;could..#;coup de;course $;creo;dad says;dalla;dan;dann;das;das hier;das noch;dat dan;depuis la
5 dice..#;did..say;die #;dies;digo;dir;do what;do..the;does $;dont;dont know;dont..him;dont..too;door..@;drawer;e..una
5 earlier $;early ,;easier;eben;echte;eentje;either this;el..?;el..del;el..turno;elkaar;en..#;end..with;entre;eruit
5 est de;este;esto;even..$;extra;fai;fai..$;figure;fils;first;first $;first ?;first..$;first..@;first..and;fois $
5 for..day;for..mail;forget..,;free;getippt;give me;go ,;go badly;go..@;goes..$;goes..the;got..the;had ,;halt ,
5 has more;has moved;has..to;have..left;have..say;he has;hear from;hermano;herum;het aan;het..niet;hit @;ho cambiato
5 hold;hold..horses;horses ,;hou;husband..i;i get;i own;i said;i wasnt;i..know;i..not;ich attack;ich..#;ich..als
5 id leave;id say;id..the;if;if #;if ive;if she;if they;if..one;if..see;ik dit;il ne;il..#;ill..this;in mind;in..i
5 is fine;is missing;is niet;is not;is..&;is..be;is..it;is..lot;isnt;isnt..$;isnt..,;isnt..?;it by;it from;it..?
5 its..#;ive..$;ive..to;jai my;je..my;je..pas;joke $;joking;just kidding;just..,;just..to;keep..#;kidding ,;krijg
5 la mitad;la segunda;lass;laten;later;left $;left @;let;let me;let..be;lets..that;like $;like to;little brother
5 lo estoy;lo..,;lo..con;load;long way;longer $;maar een;mail ,;mail..me;make..a;many in;mas $;mas ,;max;maybe i
5 maybe..$;me ne;me peace;me suis;me..do;me..in;me..sin;me..what;mean ,;meant to;mehr;mejor;men $;mette;mia sorella
5 mia..,;mias;mij;mind..,;minder;misread;misread the;mistake in;moi..$;moins;mon fils;more $;more..that;move in
5 moves $;my answer;my glasses;my mail;my men;my orders;my..brother;my..turn;my..up;naar..$;nach dem;nada ,;needed;nel
5 next to;nicht mehr;niet $;niet ,;niet..$;niet..,;niet..ik;no need;noch..?;nog..,;nog..?;non ho;nonsense $;not sure
5 number #;o..,;ob @;obviously $;of dice;of..before;of..for;off $;off..,;oh;oh..and;okay..$;on..#;on..&;on..truce
5 on..until;one ?;one was;one..from;one..it;one..only;one..round;one..the;one..there;one..to;ones..the;only $
5 only want;only wanted;only..of;only..to;orders;ou;ours;out with;out..@;papa;par;pardon ,;park;pas $;pas le;pasado
5 pause;penso;phone $;piu di;play..?;plus..#;posto;promised..peace;put a;put my;put this;que #;que jai;que..a;queria
5 question;quiero;really..of;rest;rest ,;rest..#;round with;run..$;safe..$;said..,;same;sauf;say no;says #;says..the
5 scusa;se a;se puede;se queda;se si;se..$;se..e;se..sono;see if;see..it;seen it;sense $;sensible;sent it;serve
5 she..the;shes..,;should keep;si;si..il;si..passe;slecht;slept on;so do;so if;so..@;so..do;soir ,;soon..&;sorella
5 sorry..i;south $;stack $;stayed;stays..$;still..,;stop;stop..the;stuur;supposed..be;sure if;take..off;taken;tausch
5 tauschen;te veel;tell me;test ,;than..of;that cant;that..be;that..was;thats a;thats enough;thats the;thats what
5 thats..,;thats..my;the better;the border;the feeling;the name;the odds;the right;the same;the stack;the..instead
5 the..may;the..must;the..orders;the..set;the..until;them can;them..$;then ,;then keep;theres an;they ?;think ?
5 think i;think..something;this ?;this and;this or;this was;throw..$;thumb;till;till &;till you;to decide;to leave
5 to place;to think;to whoever;to..everything;to..others;to..what;toch..,;touche;tour $;tour..$;tranne;troops $;tu..@
5 turn ?;turn..,;typing ,;typo;u;uberall;ultima;unless the;until you;up @;van..week;veux;vivo;vorher;wait until
5 want all;want to;want..talk;warte..,;was only;was..mistake;was..niet;way..$;we do;we leave;week..so;weeks..,
5 well see;wenn;western;what my;what..did;what..you;when there;where it;which of;while typing;whole thing;will ich
5 will..$;will..?;with fewer;with only;with that;with the;with this;wont..it;work ,;worth..$;would it;would like
5 would..be;write;wrong;yes ,;you put;you to;you wait;you..i;you..so;you..with;your horses;zijn;zonder..$;zur halfte
6 # armeen;# de;# for;#..home;#..mas;#..me;#..then;& hasnt;& me;& si;& wants;, after;, dan;, das;, el;, if;, let;, of
6 , right;, take;, tell;, wenn;, whatever;, whichever;,..comes;,..everything;,..forget;,..je;,..no;,..that;: the
6 :..the;@ alone;@ card;@ if;@..,;@..better;@..la;@..le;@..no;@..there;^ ask;^ ce;^ cest;^ das;^ dat;^ dont;^ era;^ et
6 ^ everything;^ lo;^ non;^ o;^ second;^ then;^ una;^ without;^..agreed;^..ca;^..caso;^..half;^..hay;^..het;^..kidding
6 ^..maar;^..not;^..rather;^..too;^..wait;^..wrote;a @;a mistake;a..idea;aan;actually ,;af $;after #;ahead;ahi;al @
6 alleen;alone ,;als het;als ik;an order;and @;and..in;and..it;and..me;anders;anything $;armate;ask;ask &;asked me
6 attacks..@;au..#;au..tour;aus..$;avant;back ?;bad $;bad ,;be..#;before i;behind;belongs;better..the;bis;bleiben
6 bleiben $;bleibt;break;can i;can we;cards for;cards..the;carry on;ce soir;change my;change the;changed my;comes..$
6 could we;course;dal;dan..het;dann @;de ici;de jouer;de lo;de..?;de..la;deal;decide;denk;depuis;dis;do..same;dont..to
6 earlier;entonces;er..#;eso;falls;far..it;few;finale;first attack;follows;forget;from last;from this;fuori;gar
6 gar nicht;garde;get @;get..,;gleich;guardia;hang;has..me;hold it;i believe;i forgot;i just;i mean;i take;i will
6 i would;i..mind;i..them;i..want;ich nicht;ich..nicht;idea ,;if &;if we;if..$;if..dice;in $;in..first;into @;is het
6 is just;is..for;it be;it doesnt;it fails;it goes;it until;it..badly;it..you;ive thought;ive..better;je ne;je prefere
6 je..$;joke ,;just the;just..the;kannst;keep it;keep the;kijk;la last;le @;le..depuis;least..$;left..@;legal;let it
6 lets not;lets..it;li;lo que;lot ,;make;manana;may i;me..de;me..tonight;meno;mind..the;missing;mistake;mitad;moins #
6 moins..$;moment ,;mon..de;more..,;more..i;move ,;move ?;my..while;nada;naturlich;nein ,;nest;nicht;nicht $;no..than
6 non;non ,;non sono;non..$;none of;north $;not;not so;not..,;not..i;not..if;not..this;nothing $;nothing..@;now that
6 number ,;numero;nur ein;obviously;odd;oder..$;off..&;oh..,;okay;on hold;on that;one after;one is;one more;one..#
6 one..on;only..@;or..,;orders..$;other one;others are;oublie;ought;ought to;pas;peut;peut etre;pick;please;plus..$
6 possible;prefere;puede;que lo;que no;round..i;runde $;sarebbe;save;se me;second..is;seulement;should..@;si ca;si je
6 si..,;side ,;silly;so..that;sobra;solo..,;sorry..that;staat;statt;stop..$;suicide;sur;sure;take it;te..$;than..,
6 that $;that attack;that even;that is;that..for;that..still;the bigger;the bonus;the extra;the first;the one
6 the third;the..before;the..can;the..go;the..half;the..one;the..ones;the..part;the..stop;them;them ,;them there
6 then nothing;then on;there ,;there ?;there is;there..#;theres a;think ,;think of;this..dont;though;to have;to hit
6 to lose;to write;to..is;to..it;to..them;tom..#;too many;too..to;trop;trying;twice ,;until #;up my;van die;vaut
6 von..aus;wait;wait $;wait a;wait..my;warte;was my;waste;weakest;weet;weniger;what..have;whatever;whether the;wise
6 wiser;with..cards;works $;worp;would..to;write..$;wrong ,;yet..i;you think;you..anything;you..from
7 # a;# i;#..there;, bis;, call;, stop;, would;,..ask;,..dont;,..if;,..isnt;,..it;,..keep;,..lo;,..need;,..not;,..off
7 ,..or;,..promised;,..tell;,..tu;,..write;@ first;@ y;@..all;^ ah;^ al;^ attends;^ either;^ er;^ est;^ same;^ stop
7 ^ warte;^..auf;^..das;^..its;^..las;^..let;^..move;^..nest;^..nur;^..that;^..what;a few;aan ,;about..cards;after all
7 after that;after..,;agree;ah;all in;andere;as long;as..as;at..and;attack is;attack..,;au @;au moins;back the;badly ,
7 behind $;ben $;better to;bit about;but one;ce nest;ce que;count;davon;desde;do..?;doch;doen;donde;dont want;du @
7 either..or;est ce;est..que;everything in;everything..$;first ,;first..,;follow $;for now;forget the;from there
7 goes to;happens $;hasnt;i may;i promised;i..trade;id..@;id..not;if @;if it;if nobody;if..doesnt;if..gets;if..have
7 if..is;ignore the;ik er;ik..nog;il @;ill send;in case;in that;instead;is worth;it one;it..,;it..i;jij;kann;keep..$
7 kidding;laisse;last attack;later $;leave @;list;look..it;mag;make it;me again;me more;me think;me until;mind;morgen
7 my next;ne..plus;need to;nicht..$;no trade;no..,;no..@;no..this;nonsense;not $;not..the;number;odds;of course;of it
7 of them;of this;of..would;on..i;or..i;other;other game;others;part;parte;perdere;place..$;place..,;put..in
7 put..there;queda;quit;rest..@;se &;si &;sit;still have;still..my;stop ,;stupid;take back;te lo;the bottom;the cards
7 the others;the rest;the wrong;the..first;the..place;the..version;thing $;thing ,;think about;till the;to attack
7 to keep;to..if;to..instead;too late;truce;tu..$;use..$;von;was..for;what i;what..want;when @;when its;with it
7 would do;would you;wrote..,;yes
8 , mine;, ob;,..course;,..es;,..mean;,..one;,..place;,..take;@ doesnt;@ falls;@..non;^ attack;^ leave;^ unless;^ wait
8 ^..after;^..as;^..ce;^..en;^..go;^..if;^..mail;^..non;^..sure;^..take;^..una;^..with;aantal;aanvalt;abbess;abbia
8 abort;accept;acceptance;accident;accordo;accumuler;acordado;acuerdo;adapt;adegua;adjacent;adjust;advise;af
8 afghanistans;aggiungine;agnes;agreed;ahorro;aie;ailleurs;ajusta;ajustalo;algo;allem;alli;allow;almohada;alte
8 alternatives;alto;altra;altre;altrimenti;altrove;amend;american;amounts;an $;anade;andare;anderen;andern;aneinander
8 anfangen;angebot;angeboten;annuler;anpassen;anywhere;aparte;appen;appena;approvazione;appuye;april;arriba;arriesgado
8 arrivano;ask me;assuming;assumption;at all;atacado;atacaria;atacarla;ataques;atatck;atencion;atras;attaccato
8 attaccherei;attacchi;attachment;attack from;attcks;attimo;auquel;autrement;avanza;avast;aver;avisame;aviso;avvocato
8 await;ay;back..$;balanced;bandeja;bare;bas;basso;basta;bastan;batterij;be better;beachten;beaucoup;bedacht;bedoelde
8 bedoeling;befehl;befehle;behalte;behalten;bel;belay;bench;bens;bescheid;besloten;besoin;betere;better not;bevestigen
8 bevor;bewaar;beyond;binding;blank;bleed;bleib;blessing;bloederig;blood;bloot;bluff;boat;boel;boh;boos;borra;borrador
8 bougent;bozza;brakes;bram;breek;brich;britian;brittain;brothers;bug;burma;burn;busca;butta;buttala;button;caiga
8 calcolatrice;cambi;cambiado;cambiale;camino;cancella;canje;canjear;cannot;canon;careless;cas;caso;casualties
8 casualty;catastrophe;cavalier;cease;ceasefire;ceci;celui;celular;cero;chain;changer;chaud;chemin;chiediglielo;chiedo
8 choisis;chuck;cima;cioe;circa;circle;claro;clause;cleverer;cliccato;clock;closing;colleghi;coller;coloca;column
8 combinacion;combinato;comincia;committee;compulsory;concept;condicionado;confinino;confirmed;confirmo;confirms
8 confundi;confusion;confusione;congela;conquistato;conquiste;conseilles;consultalo;consultar;contato;conte;content
8 continued;conto;contrariamente;controlla;conviene;copier;correct;corrected;correctie;correction;correctly;correggi
8 correo;correttore;corrige;corrijo;corta;costo;coude;countermand;crecido;crept;croce;cruzados;ctrl;cualquier;cuantas
8 cue;cuenta;cugino;cut;cycle;daft;dagegen;dal..$;dame;darf;darsi;date;decade;deciderai;decidido;decision;deciso;dedo
8 defendiendo;defending;degli;dejamos;dejaria;dejas;demasiados;demi;denn;dentro;depend;deplace;depuis..$;deroga
8 desdecirme;desdigo;deux;dial;dices;dico;diego;difendere;differ;differently;digan;dime;dimenticalo;dimezza;dimezzale
8 dimmi;ding;dira;dirai;disastro;discard;disculpa;discussion;displacement;disposto;distracted;do that;do the;dobles
8 doden;doesnt..$;dont mind;dont roll;doorgaan;doorgaat;doppio;doubled;dovevo;down to;down..#;draai;draus;drivers;drop
8 drops;drunk;dunno;easiest;ecrire;ecris;eerder;effe;einfach;eintauschen;eintragen;einverstanden;ejecutes;ejemplo
8 elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;endgultig;endgultiges;ene;enfadada;enleve;enlever
8 enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran;erase;erbuiten;ergens;erlaubt;ersetz;ervoor
8 esagerato;escapo;escribio;esos;esperame;esperate;estaria;except the;executing;exit;experiment;faccenda;facciamolo
8 facoltativo;faisais;fallen;falsch;fanne;fasse;fea;fehlt;fermiamoci;fewer;fills;finger;finirla;fire;first and
8 flatmates;flip;flop;font;for it;for..second;forbidden;foregoing;fortify;forze;frais;frase;fris;fronti;fuera;fuerzas
8 funktioniert;gastes;ge;gek;gelesen;geloof;gemeint;genau;genugt;geplakt;geredet;gerissen;gesetzt;getal;getallen
8 geteld;gevecht;geweest;gewohnheit;gezet;gibt;ginge;giocarle;giochi;giurerei;giusto;glaube;goes badly;grabbed;grande
8 greenlnad;greeting;grenst;grenzen;guardar;guardate;guerra;haal;habe;habs;hadnt;hagas;halveer;handed;hangs;hanna
8 harbour;hause;haut;haz;hazlo;heads;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft;himself;hin
8 hinein;hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hooguit;hop;horen;humbly;hypothetical
8 hypothetically;i say;i sent;i..about;ich..@;icland;id rather;idk;if that;if thats;if the;if..dont;if..get;ignorier
8 ignorieren;igual;ijskast;ilegal;illegal;illegale;imparando;importe;in..place;increased;indias;inform;inleveren
8 inruilen;insieme;insist;insisto;insofar;installe;intelligent;intendevo;interesa;invia;inwisselen;inzien;is only
8 is..many;it ,;it gets;itd;jack;jattaquerais;je te;je..suis;jechange;jette;jeudi;jonas;juegues;jugaba;junto;just one
8 kampf;kanon;kans;keep a;kep;kid;klopt;klug;klungelen;kmachatka;koest;korrektur;kostet;krachten;kunt;laat;lado;lancio
8 larger;lars;lascerei;lascialo;lasciamo;lasciane;lasciarne;last one;latest;lauft;lease;leave the;leave..alone;leek
8 leftovers;legality;leggi;leo;letterlijk;lies;limits;linea;link;links;llame;lleve;looks..$;lugar;lukas;m;mach;machen
8 machst;mailadresse;majority;malheureux;manage;manca;marcha;mattaque;mazzo;me..you;meantime;mejores;melde;mercoledi
8 messagerie;messing;metais;meti;mettiamo;mettine;mezzogiorno;mica;miedo;miercoles;migliore;mijne;milking;mindestens
8 minds;minimum;mirando;misa;miscounted;misgaat;missus;mistook;mittagessen;modifier;moest;moglich;mogolia;moogt;moose
8 mr;muerto;mueva;muevas;mussen;mustnt;muy;my..mail;nachster;nadat;nader;naked;nakijken;nalezen;namen;names;narrete
8 ne..pas;neanche;necesito;needful;neer;neerzetten;nego;nein;nen;nentre;nenvoie;nes;net;netait;neu;nieta;niets;nipote
8 no lo;no more;nombres;nora;nord;not ,;not..about;nul;null;numeri;obbligata;oben;object;objection;obliga;obsolete
8 oder;oefenen;oeps;official;oltre;olvida;olvidalo;om;omit;on to;once..$;onderste;ongeluk;ongeveer;onwards;oost;opas
8 opcional;opens;oppure;ops;opschrijft;option;orale;ordres;oriental;outbox;outnumber;overdo;overleggen;overlook
8 overlooked;overrules;parait;pare;parecido;parentesi;parentesis;parere;pari;partir;partisse;pasalo;pases;passer
8 pasticcio;pata;patto;pazzia;pedir;peine;pendiente;pending;pensaba;pensais;pensandolo;pensarci;penses;pentita;perform
8 permit;permitido;pet;phrasing;piazzamento;piled;pinch;pivoting;plaats;placer;plaisantais;planned;plantas;platz
8 please $;ploughing;podria;poging;pone;ponga;pongas;pongo;ponlas;ponle;porque;portion;pospongo;possibile;posted
8 potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend
8 probabilidades;proceed;production;proefdraai;propose;prosegui;provvisoria;prullenbak;pueda;pues;pupils;push;put
8 put them;qual;qualcuna;quale;quando;quanti;quantity;quay;quegli;quello;quelques;quen;quieras;quietecita;quitale
8 quitalo;ragionando;raid;rang;rapporte;rate;rebaja;rechne;rechts;reconsider;reconsidered;recount;redis;redo;redt
8 reduce;reflechis;reflexion;refuso;registri;reglamento;regolare;regret;rehacer;rehearsing;reichen;reinforcement
8 reiter;release;renglon;repartelas;repeat;repent;rephrase;replaces;replies;reponds;reponse;reprendre;request;reserva
8 restano;reten;rethink;retirada;retirate;revert;revisa;revisalo;revise;revises;revision;revoke;rewrite;richer
8 richtigen;rigirali;riguardando;rimanere;rimetti;rinunciare;risentiamoci;riskant;risks;risparmiare;ritirata;ritirati
8 ritiro;roughly;rubbish;ruber;rum;rumgedruckt;rung;rust;sacalo;sacan;sagen;sailing;saltalo;saltiamo;sanity;sarrete
8 satz;saying;scandanavia;scene;scherzavo;scherzo;schreef;schreib;schrik;schwachen;schwester;scoperta;scordato
8 screaming;scrive;scrivere;se..,;seasons;second;second..$;seconda;segna;segue;seguito;seises;sembra;senal;senno
8 sensato;sentido;separate;separately;sequence;settle;setzt;shares;shook;should go;showing;sicura;siga;sigan;sils
8 simmer;sistemalo;sixty;sla;slaan;slimmer;slip;slowly;so no;so..it;sobran;sohn;soit;solamente;sollen;soltanto
8 somethings;sonntag;sorry $;sospendi;spaar;spass;spend;spendo;spostamenti;spostarle;sposterei;spotted;stapel;stay
8 stay..$;steer;stel;stepped;stepwise;stoppen;strada;streich;strength;stronger;student;stuk;stukje;subject;substitute
8 succeed;success;sud;suffiront;suffisent;suffit;suicidal;suite;suivent;suivra;sum;sums;supersedes;superstitious
8 supposons;suspende;suyo;tails;tantito;tausche;tbc;tbh;telefoniert;telephone;telt;template;temptation;tempted
8 tenermele;tengas;tenvoie;tenzij;terminar;termine;terms;terugkom;that ,;the other;the place;the..back;the..if
8 the..should;the..side;theirs;theo;therefore;they are;this..what;throw;tie;tieni;tienilo;tik;tira;tiralo;tiro;tocaban
8 toccare;toccarlo;tocchi;toglierla;tolerance;tonight $;tonta;torno;toss;touch..$;touches;tourne;towards;trading
8 tranquille;treating;tris;trompe;tromper;troppe;troppi;troublesome;troupes;truppen;turno;tus;twijfel;uberschlafen
8 ugly;uithaalt;umgekehrt;undone;unes;unfinished;unicamente;unidea;uniquement;unten;upset;usane;usare;useful;useless
8 uy;valida;vallen;vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verkeerde;verkehrt
8 verlaten;verlorenen;verovering;verplaats;verplicht;verschieben;verschiedene;versie;verso;verspreid;versterkt;vertan
8 verteidigern;verteilen;vertrekt;verwechselt;verwerkt;vespers;veterans;viejo;viele;vinger;vloog;voel;voglia;volgens
8 volgorde;voluto;vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarvandaan;waffenstillstand;wegfallen;weggooien;weglaten
8 wegschmeissen;weinig;welcome;welke;what would;whatevers;wilt;winners;wissel;with everything;with..dice;woanders
8 woensdag;worn;wrongly;yak;yeah;yet;yet $;z;zahl;zal;zegt;zeker;zero;ziehen;ziekenhuis;zij;zodra;zugesagt;zut
9 #..them;, lets;,..put;,..second;,..wait;@..of;^ actually;^ or;^..attacks;^..meant;^..out;a truce;about..attack
9 after..$;allowed;alone $;an ,;another..$;as it;as soon;attends;be @;before..roll;by #;counts;decided;demain;enough $
9 first one;first..then;follow;for next;go on;go..the;half $;hang on;hold the;if..can;if..has;im..#;instead $;is too
9 it isnt;leave;lieber;liever;line;move..$;my..about;naar @;noch..,;not..$;nur ,;one ,;only..i;or @;pas..$;place ,
9 play..$;put the;rather;result;right ,;scrap;second one;send the;sleep on;soon as;that..,;the number;thoughts;touch
9 treat;unless;version;wait ,;wait with;whichever;you roll
10 # armate;# but;# cest;# des;# du;# essai;# go;# instead;# must;# naar;# nach;# somewhere;# tries;# van;# verloren
10 # voor;#..as;#..attack;#..better;#..call;#..enough;#..genoeg;#..get;#..go;#..guardia;#..habe;#..into;#..less;#..no
10 #..over;#..plenty;#..remain;#..weaker;#..whoever;#..would;& accepte;& agrees;& alone;& ataca;& attacca;& attaque
10 & bis;& e;& first;& moved;& non;& okay;& peace;& tonight;& whether;&..answered;&..arrabbia;&..ataca;&..before
10 &..got;&..habe;&..il;&..la;&..le;&..offered;&..word;, actually;, alleen;, cambialo;, correct;, damit;, doch;, drop
10 , else;, eso;, everything;, falls;, finalement;, frag;, go;, gooi;, hein;, laisse;, mag;, mets;, ok;, pick;, plutot
10 , quella;, read;, scegli;, second;, sobald;, still;, strike;, throw;, today;, trek;, zeg;, zieh;,..arrete;,..as
10 ,..ben;,..bleibt;,..blijf;,..calling;,..change;,..counted;,..doch;,..era;,..feel;,..game;,..gleich;,..heart;,..kijk
10 ,..less;,..line;,..mets;,..mi;,..misread;,..mix;,..muss;,..nach;,..north;,..para;,..passing;,..pasted;,..perdere
10 ,..rest;,..see;,..skip;,..those;,..want;,..ware;,..where;. if;: all;: niet;: nothing;: swap;>;>..$;? then;?..do
10 ?..not;@ @;@ af;@ afterwards;@ ataca;@ aus;@ be;@ bit;@ but;@ meinte;@ nait;@ not;@ oder;@ only;@ ou;@ out;@ sauf
10 @ serait;@ sorry;@ still;@ twice;@ wherever;@..attaque;@..avec;@..ci;@..first;@..fuori;@..meant;@..move;@..nicht
10 @..peace;@..peut;@..que;@..von;@..well;^ aber;^ ach;^ add;^ argh;^ aspetta;^ attaque;^ begin;^ beim;^ cambia;^ cash
10 ^ cross;^ dann;^ depends;^ deze;^ dis;^ dit;^ espera;^ estaba;^ esto;^ euh;^ except;^ execute;^ forget;^ garde
10 ^ gilt;^ hm;^ ist;^ kann;^ kommando;^ march;^ might;^ minus;^ moment;^ nee;^ nimm;^ nope;^ nvm;^ oder;^ otherwise
10 ^ park;^ plutot;^ pull;^ quit;^ rather;^ read;^ sarebbe;^ spiel;^ split;^ start;^ strike;^ tacha;^ tja;^ undo
10 ^ wenns;^ whoops;^..aanval;^..actually;^..als;^..ancora;^..angriff;^..arent;^..attack;^..avant;^..b;^..beurt
10 ^..broma;^..but;^..compte;^..condition;^..confirm;^..decide;^..doch;^..e;^..everything;^..fewer;^..final;^..free
10 ^..glaub;^..hesitate;^..juste;^..lass;^..leave;^..letzten;^..list;^..mag;^..meglio;^..mehr;^..naar;^..nee;^..no
10 ^..numbers;^..peut;^..peux;^..posto;^..puse;^..ramene;^..reads;^..reserve;^..rolling;^..te;^..testing;^..thinking
10 ^..third;^..thoughts;^..throw;^..throws;^..uberall;^..uberlege;^..unterste;^..weet;^..wurdest;^..zuruck;^..zweiten
10 a condition;a maybe;a suggestion;a third;a waste;a..che;a..longer;a..no;a..que;aan..als;aanval..,;abajo;about..was
10 about..yet;above $;above..from;above..with;accepte;accepte la;accepte..treve;accord $;actually;actually the;adresse
10 adresse..$;after @;after dinner;after every;after..go;after..rolls;after..second;after..throw;afterwards;again :
10 again tonight;against..rules;agreed on;agreed that;agreed..@;agreed..a;ah..,;ahead $;al contrario;al posto;al reves
10 alcanzan;all du;all nach;all..au;all..it;all..most;all..them;all..what;alleen als;allora;allowed $;allowed ?
10 allowed..$;allowed..do;alone..i;als @;als ben;als je;als..@;am handy;am..allowed;an error;an meiner;and tell
10 and..ask;and..less;and..right;and..we;anders vervalt;anders..$;anders..het;andersom;angenommen;angenommen ,
10 angreifen ?;angreifen..$;angreift;angriff bin;angriff schiefgeht;angriff..ich;answered;answered my;antes..$
10 any..this;anything if;anything yet;anzi;anzi..,;apart;applies;are #;are bad;are needed;are wrong;are..ideas;argh
10 argh ,;armeen hat;armeen..als;armees ,;armies..stay;arrabbia;arrepenti;arrepenti de;arrepenti..lo;arrete toi;as an
10 as..and;as..costs;as..draft;as..goes;as..joke;as..question;ask first;ask..$;ask..before;at..?;at..armies
10 ataca..desde;attacca ,;attacca @;attacca il;attacca la;attacca..,;attack;attack ?;attack back;attack il;attack..$
10 attack..it;attack..then;attacks ,;attacks @;attacks..there;attaque $;attends avant;attends..de;au prochain;auf ,
10 auf..sobald;aus an;ausser;autocorrect;avant..lancer;avec @;avec..@;away from;b :;back afterwards;back there
10 back..attack;back..last;bad roll;be allowed;be played;before ,;before ive;before playing;before that;before this
10 before..attack;before..becomes;before..commit;before..happens;begin with;begin..the;beim zweiten;beim..angriff
10 below ,;ben er;better ?;better ask;better odds;better one;better stay;better..other;bij ,;bin..$;bis..halfte
10 bis..mit;bit less;bits;bleibt..$;bother $;bouge pas;bouge..$;bound;bound by;break it;break..$;break..off;broma
10 brother typed;brother..my;brouillon ,;but..#;but..i;but..until;by itself;by one;by phone;ca ce;ca en;ca..soir
10 caduto;caduto il;cae;call..off;calling;can ,;can it;can..?;can..hold;can..in;can..keep;can..leave;can..make
10 can..put;can..stop;can..to;cancel that;cancel..last;card if;cards i;cards next;cards with;cards..have;cards..next
10 cards..so;cards..time;cards..wait;case;case &;case id;cash in;ce..$;ce..,;ce..je;cest juste;cest..$;cette..$
10 change @;change..place;change..plan;change..to;changed since;che &;che tu;che..non;che..si;check the;ci..ancora
10 come before;comes tonight;comma;commit to;con esto;condition;condition que;condition..@;conditional;conditional..@
10 confirm;confirm the;confirm tonight;confirm..$;confirme;consider this;consider..provisional;convinced;copied..from
10 correct..$;correction..the;correggo;costs..#;could skip;could..do;could..get;could..hold;count $;count this
10 count..$;coup..fil;couple more;course..i;creo que;crois;cross..the;cuantos;cuentas;cuentas ,;cut the;dad first;dads
10 dal..in;dalla @;dalla..$;damit;damit $;damit ,;damit..bis;dan #;dan kijk;dan..,;dan..je;das aber;das second
10 das uberhaupt;das war;das..@;das..als;das..dann;das..dem;davvero;davvero ?;davvero..$;de aanval;de abajo;de fil
10 de lancer;de las;de plus;de second;de trop;de verdad;de..ca;dear..i;decide ,;decide between;decide..@;decided yet
10 decided..$;decido;decido then;dejo;del final;del turno;delete the;delete..last;demain matin;demain..$;den..finally
10 depends..&;depends..what;depuis..,;der first;der..angriff;detto;di piu;dice less;dice..then;did..time;didnt..the
10 die $;die aanval;die move;die..@;die..davon;die..is;die..maar;die..zeile;digo..,;dire @;direction;direction $
10 dis moi;discuss;disregard the;dit is;dit nog;dit..nog;do @;do anything;do it;do..count;do..from;do..in;do..next
10 do..other;do..still;do..that;do..without;doen $;doen ,;does ,;doesnt count;doesnt fall;doesnt..it;donde puse
10 donde..#;done ,;done with;dont bother;dont send;dont start;dont touch;dont..in;dont..that;dont..with;dont..yet
10 door $;door naar;doubts about;draft..the;drop..last;du streichen;dus..doen;e non;eastern;echange ,;ecrit..,
10 een..bij;egal;egal welches;ein entwurf;ein test;ein..,;eine #;el first;el orden;el proximo;else has;else..$;en a
10 en niet;en..me;encore ,;encore..$;enough there;enough to;entrer;entrer all;entscheide;entscheide ich;er #;er hoort
10 er meer;er nog;er staat;er te;era broma;era del;era..turno;error;erst morgen;escribe;espera..manana;essai
10 esto queda;estoy pensando;estoy..$;et si;etre mieux;euh;euh ,;even met;evenly;everything above;everything after
10 everything into;everything to;everything..is;example ,;exceed;exceed #;except..cards;except..move;facessi;fall back
10 feel better;feel free;feel safer;feel..to;fermi;few less;fewer $;fewer if;fewer would;fifty;fighting..$;fil
10 finale non;first #;first angriff;first ask;first avec;first fight;first if;first is;first mail;first what
10 first whether;first..costs;first..forget;first..go;first..goes;first..le;first..schiefgeht;first..the;first..what
10 follow..$;for..move;for..new;forget..last;forget..the;frag;frag mich;free to;from..instead;from..morning
10 from..other;from..too;from..week;fruh;further..$;game..sorry;gar..angreifen;garde my;garde..cartes;garder;gave &
10 gave..my;geht ,;geklappt;geldt while;geldt..&;gerust;get through;gets me;gets..more;gevallen;giocare ancora
10 giocare..$;give it;give..$;give..till;give..to;given..$;glaub;glaub ,;glaub..ich;gli ordini;go ahead;go at;go below
10 go by;go the;go..there;goes bad;goes first;gone by;gone..then;good idea;got them;got..left;grapje;grapje ,
10 great..attack;green light;group;group $;guard;hab..verzahlt;habe..@;half..that;half..this;half..what;halfte davon
10 halverwege;handy;has answered;has changed;has offered;has..out;has..than;hasnt..it;hasta..vuelva;have ,;have doubts
10 have fewer;have in;have..attack;have..if;have..stay;have..think;havent..the;havent..yet;haya;hein;hem;herum..$
10 hesitate;het goed;het kan;het te;het..?;het..first;het..vindt;hier ist;his promise;hm;hm ,;hmm ,;hmm..,;hmm..is
10 ho sbagliato;hold back;hold still;hold that;hold..attack;hold..thought;hold..till;home and;home..@;hoor je
10 hoort nog;hoort..een;hor;hor auf;hor..,;horses..theres;how about;i allowed;i change;i commit;i hesitate;i misread
10 i mixed;i ought;i..add;i..ask;i..change;i..decided;i..mix;i..most;i..prefer;i..put;i..send;i..write;ich dir
10 ich glaub;ich mit;ich naturlich;ich uberlege;ich..&;ich..tauschen;ich..von;ici la;id do;id go;id hold;id meant
10 id stop;id want;id..#;id..better;id..done;id..keep;id..no;id..safer;id..stay;id..they;idea at;ideas;if any;if..&
10 if..already;if..be;if..does;if..earlier;if..falls;if..havent;if..leaves;if..looks;if..moved;if..odds;if..others
10 if..still;if..under;if..want;ignore it;ik krijg;ik weet;ik..aan;ik..aanvallen;ik..ik;ik..of;ik..was;il..turno
10 ill confirm;ill let;ill think;im passing;im wavering;in as;in if;in which;in..&;in..after;in..afterwards;in..drawer
10 in..other;in..the;in..well;inclined;inclined to;instead ,;into..instead;inverse ,;is after;is an;is best;is certain
10 is conditional;is de;is left;is nog;is nonsense;is possible;is te;is void;is weak;is weaker;is wiser;is..an;is..te
10 isnt ,;isnt too;isnt what;isnt..late;isnt..turn;ist $;ist ,;ist das;ist schluss;it back;it costs;it like;it not
10 it that;it till;it without;it..allowed;it..final;it..for;it..friday;it..half;it..id;it..more;it..of;it..other
10 it..risky;it..tomorrow;it..use;item;its really;its stupid;its suicide;its..more;its..only;itself;ive only
10 ive talked;ive..,;ive..on;je crois;je dit;je peux;je retire;je..dire;je..take;je..te;jhesite;jhesite encore;jij het
10 joh;joh ,;joue rien;jouer ca;jouer..$;jugarlo;just do;just for;just ideas;just leave;just..about;just..draft
10 just..first;just..me;juste;juste #;juste..essai;kann..das;kannst..streichen;karten..,;keep at;keep out;keep some
10 keep..@;keep..least;keep..on;keep..that;kidding..@;kijk ik;klappt..@;know before;komen..$;kommando;kommando zuruck
10 kriege;la $;la ?;la @;la first;la parte;la take;la treve;la..?;la..attack;la..attaque;la..basta;la..je;la..serait
10 laat de;laisse au;laisse..$;laisse..moins;las ordenes;lascia;lascia perdere;lass es;lass..bleiben;lassen
10 last number;last place;last sentence;last..after;last..first;last..if;last..mail;last..only;last..until
10 late..change;later..$;le droit;le move;le..tour;least..at;least..left;leave &;leave that;leave them;leave..cards
10 leave..move;leave..of;left and;left on;left..,;less;less there;less..@;less..and;less..front;less..the;let them
10 let you;let..attack;lets hold;lets say;lieber #;lieber doch;like..carry;like..do;like..go;like..hear;line #
10 line was;line..$;line..,;line..:;lo mando;lo move;lo ves;lo..al;lo..pensando;load..@;long as;long..&;look again
10 lose at;lose too;lose..many;lose..most;losses..#;lot in;lot into;lot..@;lot..one;lot..so;lower..$;maak;maar #
10 made up;made..my;mail is;mail je;mail..in;mail..not;mail..you;make sure;make the;make..one;makes..sense;many..#
10 many..i;many..that;march in;mas de;mas..#;mas..@;matin;matin $;may go;may move;may put;may want;may..$;may..change
10 may..to;maybe #;maybe $;maybe..of;me arrepenti;me cuentas;me olvido;me quedo;me then;me till;me tocan;me what
10 me whether;me..?;me..about;me..before;me..below;me..ill;me..it;me..its;me..than;me..tomorrow;mean the;meant as
10 meant..$;meant..a;meglio il;mehr armeen;meiner place;meiner..machen;meinst;meinst du;meinte;meinte ich
10 meinte..naturlich;men ,;men for;men rest;men..it;mensaje ,;met #;mets;mets all;mets..en;metti;mettile;mi hermano
10 mi scrivi;mi spettano;mi..davvero;mich verzahlt;middle ,;middle..$;might still;might..change;might..smarter
10 mind while;mind you;mind..typing;mine comes;minstens;minstens #;mir noch;misread..map;mistake..it;mit &;moi avant
10 moitie..,;mon coup;more later;more round;more sense;more than;more there;more thing;more..follow;more..half
10 more..in;more..you;morgen..,;most..rounds;most..them;move;move anything;move before;move del;move fewer;move finale
10 move first;move if;move this;move until;move..#;move..all;move..back;move..final;move..just;move..non;move..time
10 much $;must $;my bad;my cartes;my echte;my thumb;my word;my..au;my..line;my..sent;my..slipped;my..wrote;naar..,
10 nach;nach $;nachste..$;nada de;nah forget;nait;nait pas;name ,;name is;naturlich @;naturlich..$;ne bouge;ne vaut
10 ne..#;ne..rest;need..keep;needs at;needs..least;negotiating;nicht all;nicht angreifen;nicht ausfuhren;nicht..#
10 niet uitvoeren;niks van;no .;no es;no la;no para;no va;no..all;no..attack;no..de;no..in;no..thats;nobody else
10 noch $;noch ,;noch unsicher;noch zurucknehmen;noch..ob;nochmal;nochmal $;nog niks;nog..uit;non giocare;non una
10 non..#;non..@;non..dall;non..la;non..piu;none..this;nope;nope ,;not @;not all;not as;not attack;not count;not final
10 not from;not like;not north;not today;not yet;not..an;not..cards;not..drop;not..late;not..many;not..order;not..sure
10 not..whole;nothing else;nothing in;nothing..it;nouvelle;nulla;nulla $;number $;number is;number..read;numbered
10 numbered lines;numbers ,;numbers are;nur #;nur wenn;nur with;nur..#;nur..falls;nur..test;nvm;nvm the;nvm..attack;ny
10 ny..pas;o no;ob..neue;odd numbered;odd..lines;odds $;oder..,;oder..ich;of plan;of there;of..attack;of..attacks
10 offered me;offered..peace;offers..today;oh wait;ok $;old mail;olvido;om ,;on arrete;on ice;on what;on whether
10 on..long;on..one;on..the;on..till;on..wherever;once ?;once..is;once..then;one away;one back;one first;one goes
10 one if;one next;one or;one round;one until;one..at;one..that;one..then;one..thing;one..too;ones stay;only ,
10 only after;only in;only joking;only once;only so;only trying;only..,;only..as;only..die;only..draft;only..far
10 only..nobody;only..odd;only..on;only..this;op..of;opinion $;opposite;opposite..$;optional;or..#;or..rolls
10 ordenes de;order ,;order..the;orders tomorrow;ordine;ordini;ordre ,;other $;other @;other side;other..?
10 other..about;others..to;otherwise dont;otherwise leave;otherwise..$;ou..@;oublie la;ought..be;out..,;out..there
10 para el;para que;para..lo;parte..@;pas #;pas all;pass $;passing;pays;pays $;peace today;peace until;pensando
10 per throw;permis;persuaded me;persuaded..to;peut..mieux;peux encore;phrase;pick one;piuttosto;place gets
10 place machen;place..it;plan..$;plus..@;plutot #;plutot..$;plutot..@;pointless;possible $;postpone the
10 postpone..attack;pour..second;practising;precies;prefer not;prefer the;prefer..to;presto;prochain..$;program
10 proposal;prossimo turno;provided that;provisional $;proximo..$;puede..$;puo rifare;puo..il;puse @;puse..$;put all
10 put it;put..all;put..back;put..cards;put..lot;put..where;quante;quatsch;que &;que attack;que te;que vuelva
10 que..ecrit;que..haya;que..my;que..nait;que..peux;que..veo;quedo;quellattacco;queria..@;questi;questi sono;qui a
10 quil;quun..,;ramene #;rather $;rather keep;rather put;rather they;rather wait;rather..@;rather..stayed;reached
10 reached you;real orders;real..tomorrow;really do;reckons;reckons im;regel;reicht;reicht ,;reinforced..$
10 reinforced..,;replace;reply from;repondu;reserve;rest comes;rest que;rest..a;rest..later;retire;retract
10 reverse..last;reversed;reves;rifare;rifare il;riga;right..,;right..the;ring you;roll ,;roll..yet;rolling..im
10 rounds of;ruilen;rule against;run these;safer;safer..#;salvo;salvo que;same..the;sauf si;save the;says..shouldnt
10 sbagliato;scegli;scegli tu;schick;schick ich;schick..dir;schiefgeht;schiefgeht ,;schrap;schuiven;schuiven finally
10 scorso;scrivi;se..attack;se..ne;se..olvido;second attaque;second ligne;second line;second..again;second..must
10 second..no;seguro;send something;send this;send..to;sense;sense..i;sentence;senza;serait peut;serait..etre;seria
10 set ,;set for;setzen;setzen $;she hasnt;shes right;should ask;should it;should read;should say;should the
10 should..before;should..rather;shouldnt trade;shouldnt..yet;show you;si arrabbia;si hay;si son;si..accepte;si..mas
10 si..ne;si..no;si..que;si..rifare;sicher ,;sicuro;sinon;sit on;skip it;skip..$;smarter to;so dont;so leave;so not
10 so that;so..as;so..fighting;so..not;so..play;so..roll;sobald;sobald ich;sobra ,;solo se;solo si;solo..&
10 something else;somewhere..@;son says;son..@;sono piu;sono..a;sono..di;soon..it;sorella ,;sorry..wrong;spare $
10 spettano;spettano davvero;spettano..?;spiel das;split;split them;stack..#;start the;start with;start yet;start..$
10 start..the;statt @;statt..meinte;stay $;stay home;stay..they;stay..this;stays home;still $;still mine;still..one
10 stop before;stop it;stop..i;stop..im;stop..its;stop..there;stopp;streep;streichen;streichen $;strike it;strike..$
10 stupid ,;stuur het;suggestion;suicide ,;suis pas;sure..this;surtout ne;survives goes;swap @;swap those;tacha
10 take all;take one;take..along;take..attack;take..instead;take..la;talk to;talk..&;talked to;talked..&;tauschen..$
10 te..ca;te..mando;telefono;tell..and;tell..before;tell..first;tell..the;tell..what;tenga;territorio;territorio ,
10 test..ob;text $;than half;than..?;than..men;that gets;that instead;that isnt;that ive;that thought;that..bit
10 that..first;that..instead;that..one;that..sorry;thats allowed;thats not;thats one;thats..before;the #;the armies
10 the attacks;the drawer;the list;the lower;the men;the neighbour;the numbers;the odd;the opposite;the orders
10 the part;the rolling;the smaller;the thursday;the top;the truce;the..after;the..alone;the..armies;the..bad
10 the..below;the..bit;the..dont;the..fight;the..group;the..lot;the..make;the..name;the..numbered;the..text
10 the..though;the..till;the..way;the..wherever;the..word;them the;them..and;them..be;them..home;them..now;them..they
10 them..wrong;them..you;then forget;then id;then leave;then no;then put;then well;then yes;then..else;then..of
10 then..that;there and;there too;there..enough;there..if;these $;these..just;these..the;they stayed;they..from
10 thing with;thing..not;think so;think theres;think..,;think..@;think..attack;think..best;think..it;thinking..it
10 third one;third..was;this happens;this to;this..an;this..hold;this..how;this..ive;this..monday;this..until;those in
10 though..i;thought..no;thoughts..the;through ,;throw..away;thursday group;till im;till next;till..hear;till..weekend
10 tirada;tja;tja ,;to ,;to carry;to drop;to follow;to put;to show;to wherever;to..half;to..i;to..later;to..other
10 to..played;tocan;toch maar;tomber $;too early;too few;too..in;top..$;tot ik;total;touch @;touch him;tra..$;trade $
10 trade ?;trade is;trade..?;trade..i;trek;trek je;treve ,;tries at;trompee;truce $;turn back;turn..not;turno ?
10 turno attack;turno pasado;turno..,;typed that;typo ,;uberlege;uberlege noch;uberlege..,;ubrig;uit $;uitvoeren
10 ultima..$;una..y;und wenn;undo;undo the;unless @;unsicher;unterste;until friday;until tonight;uomini;up if;up..mind
10 upon;upper..$;use..one;vale..$;van vorige;van..#;van..af;veel ,;vera;vera $;verdad;verder;vergiss;veri;verkeerd
10 verloren habe;vers @;vers..$;version..$;vervalt;vervalt het;vervalt..$;verzahlt;verzahlt ,;vielleicht..@;vindt $
10 voir si;volevo;volgende beurt;von mir;voordat;vorige week;vote;voulais dire;voulais..@;vuelva;wait ?;wait for
10 wait..$;wait..,;wait..next;wait..not;want $;want this;want..in;want..trade;wanted..write;wants me;wants..look
10 warte noch;was last;was wurdest;wavering;way about;we..better;weaker $;weakest $;weeks mail;weglassen;weglassen $
10 welches;wenn der;wenn..bis;wenn..nicht;wenns;what..does;what..says;what..sent;what..wants;when..#;when..are
10 when..done;when..stack;where i;where..says;wherever it;wherever you;whether..still;which $;which case;which..i
10 whichever of;whichever you;whole lot;whole stack;whole..,;whoops;whoops ,;wie es;will @;will confirm;will follow
10 will het;will..#;will..by;will..dit;will..nicht;will..you;wise to;with dad;with..attack;with..final;with..first
10 with..move;with..of;with..other;with..rest;with..rolling;with..second;with..than;withdrawing;withdrawing this
10 withdrawn;withdrawn $;without..attack;wonder if;wonder..i;wont $;word with;worth more;would i;would rather;would..,
10 would..attack;would..program;would..wait;write @;write..,;writes;written $;wrong country;wrong list;wrong mail
10 wrong place;wrong text;wrong..,;wrote;wrote that;wrote the;wrote..@;wurdest;wurdest du;y..cuentas;y..no;ya..lo
10 yes..$;yes..otherwise;yesterdays;yesterdays turn;yet..ill;you check;you choose;you do;you dont;you find;you may
10 you say;you stop;you..attack;you..drop;you..go;you..leave;ze liever;zeg;zeile;zelf;zelf nog;zelf..niet;zet #
10 zet..all;zet..op;zich;zieh;zijn ,;zo niet;zu..?;zuruck ,;zurucknehmen;zurucknehmen ?;zurucknehmen..$;zweiten
10 zweiten angriff;zweiten..bin
11 # is;& attacks;, do;,..do;^ ignore;attacks;auf @;before you;dall;dall @;half..them;i meant;i wrote;if not;more..#
11 not to;of..#;only..the;op @;otherwise;plutot;the..only;trade
12 # back;# dice;# fewer;# legers;#..do;#..if;#..te;& @;& answer;& does;& not;& offers;& says;&..attacca;, anders
12 , break;, cancel;, carry;, continue;, delete;, disregard;, hold;, ignore;, move;, oder;, should;, wait;,..attacks
12 ,..changed;,..havent;,..hier;,..lets;,..might;,..phone;,..rather;,..trade;: @;:..go;:..in;:..move;? i;@ after
12 @ angegriffen;@ attacca;@ attaque;@ can;@ o;@ rather;@ should;@ too;@ und;@..@;@..an;@..sorry;^ also;^ attacco
12 ^ bij;^ cuando;^ disregard;^ donde;^ hmm;^ laisse;^ make;^ mets;^ nah;^ ne;^ nein;^ oublie;^ pas;^ seulement
12 ^ wacht;^ whichever;^..aanvallen;^..aber;^..ataque;^..before;^..case;^..copied;^..damit;^..der;^..encore;^..hoort
12 ^..mit;^..moi;^..most;^..nach;^..number;^..postpone;^..si;^..theres;^..use;^..voulais;^..yet;a casa;a deal
12 a question;a..more;aber..,;about..trade;above;above ,;above but;above..what;accord;after &;afterwards ,;against the
12 agrees;all rest;all was;all..en;all..one;allowed to;along $;always..them;an..wenn;ancora $;andersrum;angegriffen
12 angegriffen $;angriff..,;any of;anything left;are..left;as ive;as..but;as..lost;ask..whether;attack $;attack ,
12 attack @;attack was;attack..@;attack..my;attack..only;attack..when;attack..with;attacks..first;attaque;attaque ,
12 ausfuhren;ausfuhren $;avant..jouer;back till;back..me;basta $;bastano;be smarter;before anything;before friday
12 before..,;before..do;behind ,;belong;belong in;belong..@;below;below $;better of;better..#;bin..mir;bis ich;bother
12 bouge;break off;brouillon;but with;but..if;cambialo;cancel;cancel..move;cards..i;cards..if;cards..in;carry..to;cash
12 ce..jai;ce..quun;certain;cest..#;change of;change this;change..mind;check;choose;choose $;con @;correct it;could i
12 counts $;course ,;cross out;dann..auf;das first;das mit;das nicht;das so;de accord;decide about;decide..the
12 decided $;demain $;den angriff;den letzten;dice..,;did last;disregard $;divide;do ,;do if;do..before;do..first
12 doch lieber;doch..@;dont let;dont move;dont take;dont use;dont..more;dont..up;doubts;draft $;drop it;drop..$;e se
12 el ataque;el move;else ,;en fait;en plutot;enough left;entwurf;entwurf $;estaba;execute;extra ones;feel..with
12 few..$;first di;first throw;first..before;first..if;for later;forget about;forget what;forget..i;geantwortet
12 geantwortet hat;geantwortet..$;geldt;genoeg $;get to;giocare;give up;give..an;go in;go..it;go..with;goes $;gooi
12 hab mich;happens..i;has..my;hasta que;have..deal;havent decided;he..the;heute abend;hmm;hmm no;hmm..on;ho..#
12 hold..back;hold..on;hoort;i confirm;i copied;i decide;i gave;i pasted;i rather;i wanted;i..back;i..go;i..keep
12 i..move;i..yesterday;ich @;ich mir;ich..mich;id..have;id..if;idea $;if there;if..allowed;if..anything;if..are
12 if..else;if..offers;if..really;ignore;ignore..$;ignore..mail;ik..@;il prossimo;il..?;il..dal;im down;in..cards
12 instead..@;inverse;is enough;is genoeg;is meant;is weakest;ist nur;ist..ein;it if;it yet;it..bad;it..if;it..too
12 it..way;it..what;its &;ive slept;jai ecrit;just once;just place;just..of;just..them;kann ich;kannst du;keep going
12 keep this;keep..few;kidding about;klappt dann;la fin;la mail;lancer;las cartas;last ligne;last move;last order
12 later ?;le carte;leave it;leave out;leave..the;left..the;less in;less..,;lets leave;lets postpone;ligne $;line..i
12 lo last;long..i;longer..$;lose #;lower;maar..$;machen ,;make..the;makes..if;male ,;map..so;maybe leave;maybe not
12 me..result;meant #;meant..the;mensaje;mets..plutot;mich..,;mind..@;mistake $;mix them;mixed..$;more men;more..to
12 morgen $;mossa;most..,;move at;move them;move..,;move..?;move..makes;moved out;moved..of;nach..,;nachste
12 nachste runde;nah;ne joue;ne suis;nee ,;need..in;nest quun;nest..brouillon;next mail;next..it;nicht #;nicht sicher
12 niente;niet uit;nimm;no ,;no attack;no fighting;no longer;no..#;no..not;not an;not before;not more;not now;not too
12 not with;not..attack;not..touch;not..yet;nothing of;numbers..i;objects;oder @;off on;offered;offers;offers peace
12 oh no;old version;on if;on with;on..safe;on..that;on..thought;one i;one throw;one too;one..many;one..not;one..so
12 only half;only makes;only..sense;oops ,;or #;or should;orden;ordenes;order of;ordre;others have;part $;part..the
12 pasted the;pasted..wrong;peace..,;persuaded;place..in;plan b;play..before;plenty $;postpone;pour la;pressed
12 pressed send;prochain tour;promised..not;prossimo;provisional;proximo;proximo turno;put $;put..#;put..wrong;quella
12 quoi;quun;quun brouillon;ramene..du;rather have;rather than;rather..the;rather..them;read #;reflection the
12 reinforced there;remain $;rest..$;reverse..order;right..so;ring;safe side;same as;same..above;say yes;say..?
12 schluss;scratch that;scratch the;scratch..,;second thought;second..,;second..only;send..real;sense if;sent..,
12 serait;set is;set..worth;seulement si;seulement..&;should wait;should..$;si ,;si puo;si..#;si..la;sicher;sil;skip
12 slipped;smaller;so #;so ask;so forget;so lets;so nothing;so stop;some at;some..home;something better;something..,
12 son..,;soon..ive;stay..home;still change;stop after;stop there;sure i;sure..the;sure..want;take..back;talked;te..?
12 testing;than #;than..throws;that case;that leaves;that move;that..@;that..back;that..look;that..meant;the safe
12 the trade;the upper;the..throw;them back;them should;them to;them would;them..i;them..in;them..to;then dont;then we
12 then..see;there..then;theres anything;think..should;this before;this mail;this only;those..@;though ,;thought ,
12 thought better;thought..of;throw $;to hold;to spare;to touch;to..first;to..her;too far;too..,;trade yet;treve;tries
12 trop ,;troppo;tu peux;turno $;turno..$;tutte;typed this;unless you;unless..think;until tomorrow;until..confirm
12 until..has;until..left;until..say;until..to;upper;use..dice;va $;vechten;version $;ves;void;void $;von..angegriffen
12 wait no;wait..round;wait..that;wait..this;want #;wants..to;warte damit;was..du;was..plan;way round;way..,;we agreed
12 we..that;weiter;wenn..first;what..said;what..would;whatever is;whatever you;whatever..think;when..down;when..falls
12 when..wrote;wherever i;wherever..is;whichever..the;while non;with..until;withdraw;withdraw the;would..if;wrong game
12 wrong..round;wrote $;wrote..but;you decide;you..put;you..whether
13 # auf;# behind;# less;# rolls;#..about;#..stay;&..de;&..reinforced;, ,;, better;, use;, wrong;,..check;,..jij
13 ,..more;? if;@ angreifen;@..aan;@..en;@..if;@..pas;^ check;^ hang;^ oops;^ provided;^ reverse;^ y;^..above;^..ask
13 ^..ataca;^..except;^..few;^..less;^..niet;^..reflection;^..run;^..second;^..these;^..wenn;a couple;a..less;aan $
13 aber nur;all..this;always mix;an example;and dont;and..more;and..this;angreifen $;as above;as far;as..have;at..#
13 attacca..@;attacco;attack at;attack..a;attack..i;attacking;attaque la;attaque le;b;be enough;before it;better..it
13 between @;bring them;can go;can wait;cancel the;casa $;check..me;comes later;commit;compte;continue;copied
13 correction :;costs me;couple;de..que;desde @;do..attack;do..i;do..if;do..last;do..move;dont $;dont attack;dont run
13 dont..if;dont..it;dont..on;draft ,;drop the;du..en;earlier mail;echange;ecrit;el turno;espera;everything except
13 example;falls ,;final..$;first..&;for..other;gilt;give..until;go..#;go..if;has reinforced;has..there;hear..me
13 ho scritto;hold..$;hold..until;hoor;i shouldnt;i..if;ich das;id feel;if..hasnt;ignore my;is plenty;is..id;it says
13 it should;it..late;ive..got;je voulais;la second;la..first;laisse tomber;late to;leave..in;let..sleep;let..think
13 lets..@;lieber..$;line $;many $;maybe..the;me sleep;me..on;meant @;meant for;meant the;meant..other;mehr als
13 mehr..#;mets en;minds about;minds..the;mix;mix..up;mixed up;more to;move is;my cards;my earlier;my..typed;needed $
13 new ones;no..nada;noch nicht;non..ancora;not..everything;not..to;nothing is;now..i;numbers;nur..wenn;o @;odds are
13 of..should;on reflection;once @;one die;only go;only..first;oops;order;other..$;others $;otherwise..it;out..it
13 pas..de;pasted;play..yet;prefer to;prochain;provided;pull;put #;ramene;rather not;read..$;reflection;reinforced
13 remain;result of;result..the;reverse the;safe $;same from;same..@;say..,;scritto;se non;second half;see..result
13 should..first;should..to;shouldnt;sleep..it;smarter;so check;so wait;spare;stay at;stay where;stop as;stop if
13 stop..#;stop..soon;take #;take..the;text;than..there;that #;the thing;the..country;the..next;the..number;the..stack
13 them where;them..go;them..if;then..@;then..the;theres..left;these ,;thing..the;think is;this back;this..&
13 this..just;this..only;to it;to trade;tomber;treat this;tu $;typed..,;ultimo;unless &;unless..has;use;use #;valid
13 von..angreifen;voulais;want..keep;ware;was meant;weaker;what id;while &;with..before;without the;would..do
13 would..enough;would..more;wrong way;wrote @;wrote about;wurfeln;you hold;you..is
14 # au;# minds;# numbers;# will;#..be;#..not;#..too;, forget;, nicht;, niet;, pas;, rest;,..meant;,..niet;,..others
14 ,..play;@ dal;@ en;@ of;@..je;@..si;^ consider;^ correction;^ move;^ scrap;^ scratch;^ skip;^ treat;^..attacca
14 ^..attaque;^..au;^..play;^..send;aanvallen vanuit;aanvallen..@;about..move;about..second;above is;actually $;add
14 afterwards $;all but;als #;anything..$;as &;ataca @;ataque;attack..&;attack..all;attacks me;avant de;be..?
14 before..play;below #;below..$;but only;by then;come..think;costs;dan..ik;das..nur;delete;depends on;depuis le
14 do nothing;er..nog;everything..@;far as;fewer than;fewer..#;fighting;finalement;first..is;further;genoeg;habe $
14 hang..,;have more;hold off;ich..noch;if..isnt;if..think;ill..again;in..minds;it before;it the;la..ligne;last..is
14 leave #;leave..behind;less ,;lets do;ligne;line is;makes sense;meant;meant..,;mind $;mixed;more in;more..@;most #
14 most $;move..i;nee;no no;no..no;not this;o..$;of..first;on..thoughts;only as;only do;only when;only..&;only..long
14 or..?;out the;pas encore;pas..@;peux;piu $;puo;puse;rather..$;roll anything;rolling;say @;scrap the;should stay
14 should..#;stay..@;sure about;swap the;take that;that..my;the lot;the second;the set;the..move;the..numbers
14 the..order;them up;then do;then..it;these are;this isnt;this yet;to..more;trade ,;treat..as;uberhaupt;want..lose
14 was for;when im;where..are;wrong..i
15 # en;# op;# should;# throws;, give;, keep;,..leave;,..nothing;,..stop;,..them;@ aanvallen;@ auf;^ den;^ swap;^ use
15 ^ wrong;^ zet;^..lo;^..prefer;^..while;a draft;aanval;after..first;and if;angreifen;angriff;ask..again;ataca
15 attack only;attack..aan;attack..von;attacks..aan;attaque..@;auf..$;changed..mind;check with;consider;dal @;depends
15 depuis..@;do not;dont do;dont..anything;final $;forget..$;go..,;have..than;hold this;if theres;if..a;if..attacks
15 ik @;ill write;in..case;instead ?;instead..$;is wrong;it #;it off;it too;it..@;last bit;leave..out;less $;lets..the
15 line ,;make that;mind about;move only;move..if;nach..$;niks;no move;no wait;nog niet;not..one;numbers $;on..@
15 order $;placing;rest $;reverse;say #;say..$;scratch;second thoughts;si no;skip..attack;stay in;stay put;stop at
15 stop..it;swap..#;te..,;the above;the final;the order;the placing;the result;this until;to stay;trade..$;typed
15 under #;until i;until ive;use the;vale;von..an;wenn &;what..wrote;where they;would..better;write again;y si
15 you play
16 # left;# or;# there;, attack;, make;, non;, put;@ dall;^ cancel;^ put;^..them;aan vanuit;aan..@;aanvallen;at most
16 attacca;attack if;attacks..an;dall..$;depuis @;disregard;dont go;dont..this;draft;everything..the;first line
16 forget it;id prefer;if..first;keep my;la..dall;la..depuis;last line;leave..$;lose more;lose..than;make..#;many ,
16 me before;me first;no attacks;not #;not the;on second;one less;only..if;other..round;promised &;second attack
16 stop $;stop when;the move;them in;them..@;this as;throws;wherever;zet
17 , leave;attack..desde;dont play;keep..cards;least #;move $;my mind;nach @;other way;prefer;skip the;swap;yet ,
18 , otherwise;@ aan;@ attacks;@ depuis;@ desde;@ instead;@ von;@..vanuit;desde..$;final;if..,;no $;play it;the attack
18 vanuit;vanuit @;vanuit..$;von @
19 @ an;attack la;if its;the..attack;the..line
20 only if
21 , not
"""
