"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ # in @ , and not one of them looks friendly $;^ & , te lo buscaste con lo de @ $;^ ah , le @ , my amours $
-400 ^ all or nothing $;^ alli abajo no pintan nada $;^ and @ ? $;^ as long as it stays fun i dont mind losing $
-400 ^ ce nest pas de la strategie , cest de la poesie $;^ das kommt davon , wenn man mich nicht ernst takes $
-400 ^ didnt we say no more than # weeks per round ? well , i did it in # , sorry $;^ est ce que le @ va tenir ? $
-400 ^ gelukkig let er niemand op @ $;^ gezondheid first , @ then $;^ hes only got # left $;^ hmm , well $
-400 ^ ho cambiato lavoro , then ti racconto $;^ i dont think ill survive another round like that one $
-400 ^ i meant to write earlier $;^ ich attack nie aus bosheit an , nur aus langeweile $
-400 ^ id kill for a nap or for @ , whichever comes first $;^ id leave the country too if i were & $;^ id like to $
-400 ^ if & wants war she may have it , with bugles $;^ if @ holds , the entire load path to @ holds $
-400 ^ if anything is unclear , just write to me $;^ if it fails , ill go down singing $;^ if it heaven , a # $
-400 ^ if the dice love me i get the @ bonus , and i could use it $;^ ill do the dishes later $
-400 ^ ill tell you about it tomorrow $;^ im not sure what time it is over there $;^ is that enough ? $
-400 ^ je me suis remis au velo , mon derriere proteste $;^ just to be on the safe side $
-400 ^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $;^ laat ze maar komen , die rooien $
-400 ^ let it be said that i was polite first $;^ let me know if anything is missing $
-400 ^ let me know if you need anything else from me $;^ let them tremble $;^ lo first es la salud y lo second es @ $
-400 ^ losing @ hurt more than i want to admit $;^ mejor morir attack que aburrida $
-400 ^ mi suegra se queda hasta reyes , no digo mas $;^ more of that $;^ my first attack $
-400 ^ my little brother broke the other one $;^ no , i dont want to know , im an artist $;^ no problem if not $
-400 ^ no trade $;^ not bad , is it ? $;^ not sorry enough , though $
-400 ^ one must hold the bridge at @ , or all @ falls $;^ or am i wrong ? $;^ pick a number between one and # $
-400 ^ so ive made up my mind $;^ stop me if youve heard this one $;^ take it easy $;^ take that $;^ thats @ mine $
-400 ^ the long way round @ is still quicker than birmingham $;^ the real one , from # $
-400 ^ the second one is on her way , # in june $;^ then de lo de @ , cualquiera se fia $;^ then non , cest trop bon $
-400 ^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ theyre the only ones left who can do anything $;^ to @ or not to @ , that was never really the question $
-400 ^ wait till my brother hears about this $;^ warte nur , & , @ vergisst nichts $
-400 ^ wenn das klappt , geb ich eine runde aus $;^ wenn das klappt , tanze ich auf dem tisch $
-400 ^ will # onder of will naar @ $;^ winning isnt everything , but id like to try it once $
-23 , $
-19 thanks
-18 thanks for
-17 ^ dear;^ good;^ thanks;lovely;thank;thank you;this game
-16 ^ our;days;dog;train
-15 ^ nobody;^..new;coffee;cold;dear..,;game..,;greetings;hours;like a;master ,;on saturday;peter;saturday;snow
-15 thank..for;thanks..the;the best;used to;world;writing;you all;you for
-14 # days;# hours;& will;&..be;^ greetings;^ thank;^ who;^..always;^..day;^..never;a game;a lovely;a very;all the
-14 cake;dear game;dear..master;far too;friends;garden;greetings from;hard;hello;hello..,;hi..$;host;in this;is..and
-14 lucky;month;mother;of you;off to;regards;short;so im;summer;the dog;the train;time i;was..,;year $;years;yours
-13 &..#;, thank;^ happy;^ hello;^ yours;^..did;^..peter;a all;and a;and it;and still;beer;boss;broke;days $
-13 everyone $;exam;expect;from a;game..$;hello..$;holiday;how is;i..your;im..,;in..game;knee;last letter;laugh;life
-13 mad;my dice;napoleon;office;on sunday;one day;people;personal;peter ,;pub;room;school;see you;seventeen;since the
-13 since..$;spring;stopped;table;team;terrible;the baby;the world;to play;walked;we..a;weather
-12 # #;# weeks;&..the;, how;, thanks;, und;, youre;,..and;@..been;^ der;^ for;^ here;^ hi;^ why;^..anyone;^..dog
-12 ^..ever;^..host;^..looks;^..lost;^..luck;^..mi;^..see;ages;almost;and &;and its;and my;and..am;at..map;awful;blame
-12 breakfast;can..believe;cheers;choir;close;coming $;degrees;dentist;doctor;everybody ,;family;film;flat;flu
-12 for..days;for..this;general;good luck;good..,;half the;happy new;happy..year;hello from;hello..the;here and;here i
-12 here..the;hey..$;hi;honest;hope the;hurts;i like;ill be;im writing;is in;it..been;its been;its only;letters;lonely
-12 luck;me for;minutes;my birthday;my boss;my mother;my..used;nearly;nervous;never..a;new job;new year;night ,
-12 nothing personal;now i;patience;rain;regards ,;seit;sie;sitting;slow;so much;soup;spent;strategy;such;sunday $
-12 the doctor;the garden;the pub;the..letter;the..says;thirty;those dice;used..say;very;very..$;waited;waiting room
-12 wedding;week $;weer;win this;winter;wish me;wonderful;would have;you believe;you should
-11 # minutes;# ones;# turns;& #;&..up;, even;, here;, who;,..he;,..were;@..&;@..its;^ best;^ cheers;^ congratulations
-11 ^ got;^ had;^ hier;^ long;^ love;^ qui;^ see;^ seventeen;^ weve;^ wish;^ work;^ your;^..boss;^..doctor;^..evening
-11 ^..finally;^..morning;^..old;^..pete;^..pour;^..team;^..were;a beer;a great;a real;a..weekend;admit;all day
-11 all week;all..you;and now;and..i;aqui;army in;army..@;asking $;at work;aunt;barbecue;be honest;be in;been..for
-11 been..to;better..than;but its;by now;cant believe;cant wait;car;care;chess;coffee $;company;congratulations;day ,
-11 defence;delay;disaster;does &;driving;eaten;endlich;enjoy;everybody $;everyone ,;exams;excuse;father;feelings
-11 feels;fingers;folks;for asking;for running;for your;for..reminder;friend;from..very;funny;game is;games;garden is
-11 good morning;got..$;grandson;greetings..a;had..good;happy;hard feelings;has been;has..a;hate me;here..#;hi..,
-11 holidays;host ,;how long;how..your;i love;immer;internet;is &;is getting;is your;is..again;is..me;it took
-11 its..birthday;kind regards;last month;last..?;le..a;learned;lets see;letter ,;like my;marathon;me luck;meeting
-11 mess;month $;my armies;my back;my new;news;nie;no hard;no..feelings;nothing..,;on..new;operation;owe me;party
-11 passed;peter..$;proud;puppy;quiz;ran;reminder;report;rolled #;running this;saturday ,;saturday ?;saturday..$;see @
-11 seventeen..in;sixes $;so i;so..?;so..had;sofa;strategy $;such a;sweet;tanto;telling;thank..$;the cat;the delay
-11 the match;the most;the neighbours;the office;the reminder;the snow;the summer;the weather;the..job;the..last
-11 the..so;they say;think &;this with;this year;to all;to bed;to your;to..all;tomatoes;took me;turn #;turn was;twenty
-11 typing this;uns;walked..the;warm;was so;we..all;we..to;wer;were..to;what a;who;wifi;wish..luck;worse;writing from
-11 writing this;writing..the;year;you a;you at;you..have;you..see;your..is;yours ,
-10 # degrees;& ever;& had;& last;& must;& would;&..&;&..been;&..only;&..that;&..youre;, &;, che;, der;, dice
-10 , everyone;, hence;, mais;, with;, your;. #;@ again;@..such;^ canada;^ cant;^ even;^ fingers;^ hallo;^ honestly
-10 ^ hoy;^ kind;^ nice;^ off;^ pd;^ wie;^..been;^..christmas;^..dice;^..does;^..folks;^..game;^..garden;^..ha
-10 ^..hands;^..hurts;^..knee;^..late;^..men;^..neighbours;^..played;^..regards;^..round;^..spent;^..train;^..trust
-10 ^..voor;^..weather;^..whole;^..won;^..writing;a big;a disaster;a general;a long;a mess;a nice;a week;a..game
-10 afraid of;afternoon;again ?;again..so;ages $;all..and;alla;always wanted;always..to;and all;and..for;and..of
-10 anyone else;are finally;are on;as usual;at..moment;ate;back is;battery;be gentle;be kind;be..in;be..of;beat
-10 beautiful;because..the;bed $;been raining;been..since;best ,;best wishes;better than;birthday;bit of;blame the
-10 boiler;bold;bon;book;bored;breakfast $;burning;bye;cafe;cake $;canada;cape;christmas..$;clever;company $;concert
-10 congratulations on;congratulations..the;continent $;couldnt;da..$;danke;dass;day..,;days..$;dear;degrees here
-10 degrees..and;delay ,;delayed;dice gods;did..see;die..,;do we;doctor says;dream;driving test;eat;end of;enjoyed
-10 evening..$;ever;ever..$;ever..to;everybody..$;everywhere;fair;feeling..$;first..in;first..of;for hosting;for last
-10 for..and;for..the;forty;friends $;friends ,;friends..$;from..hospital;frozen;game ?;gentle;geography;gods;good at
-10 good evening;good..for;grandmother;grusse;ha $;haben;had it;had..coming;hallo;happy birthday;happy..to;has..in
-10 have had;have you;have..good;have..idea;hello to;hence;here for;here is;here we;hey;hi &;hi all;hi peter;hole
-10 hole in;holiday $;hope your;hope..all;hope..is;horoscope;hosting;hot;house;how did;how..the;i admit;i come;i dadi
-10 i ever;i finally;i rolled;i..cant;i..had;im a;im told;im typing;im..a;im..my;in may;internet was;internet..down
-10 is all;is good;is late;is so;is such;is..best;is..just;is..up;it coming;ive never;just me;kids are;kind..,;kitchen
-10 la..a;la..di;lake;lang;late..the;lately;laughed;leeds;lemurs;letter $;liked;lisbon;lol $;lose this;lost my;loud
-10 love it;lovely..$;luck ,;machine;map..a;master;match last;match..night;may the;maybe this;me or;me..is;me..this
-10 merci;merry;merry christmas;mir $;miss;mit..$;moi $;mood;more..and;more..than;mostly;my face;my grandmother
-10 my hands;my horoscope;my team;my week;my..were;next game;night $;no me;noise;nos;of..at;of..week;on me;on thursday
-10 on..bus;ones in;ones..a;only..game;op de;our;our..is;outside;oven;over..keyboard;owe you;pay;pd;pd :;person
-10 personal ,;photos;pizza;polite;portugal;power;practice;quien;quiet;quiet lately;raining here;read that;recipe
-10 report $;retard;revenge;room $;round was;rounds $;say..to;says hello;says hi;says im;scared;schon;short $;since
-10 since #;sleep..$;sleeps;so be;so good;so..i;so..in;so..to;soldier;soon $;sorry &;sorry about;sorry this;sorry..is
-10 spam;staring;staring at;starts;still cant;still..believe;still..me;storm;summer $;sun;sunday and;take care;taking
-10 talk about;talk..it;taught;teacher;tears;term;than my;thanks..asking;that im;thats my;the barbecue;the car
-10 the dentist;the exam;the flu;the hospital;the letters;the only;the sofa;the tomatoes;the..be;the..gods;the..looks
-10 the..now;the..office;the..waiting;these days;to..honest;today..the;too quiet;train is;trains;une..$;us $;usual
-10 van de;voila;vous;walked over;was down;was..disaster;was..good;was..last;we got;wedding $;weeks $;went well
-10 what..i;what..is;who..the;whole..is;will..be;wind;wine;wins;with..armies;won the;wonder..&;work is;working;wurfel
-10 you and;you are;you sent;you were;you..your;your last;your letter;your mail;your mother;youre a;zit
-9 #..now;& still;&..come;&..getting;&..it;&..nothing;&..on;&..so;, dass;, du;, ha;, hope;, little;,..baby;,..getting
-9 ,..ill;,..never;,..personal;,..sorry;. the;...is;...you;@ always;@ will;@..a;@..spring;@..turn;^ bye;^ dice;^ exams
-9 ^ excuse;^ hes;^ hey;^ hola;^ les;^ merci;^ merry;^ morning;^ regards;^ snow;^ some;^ wer;^..anybody;^..birthday
-9 ^..care;^..grandmother;^..grandson;^..grusse;^..hard;^..heeft;^..les;^..much;^..snow;^..wishes;^..x;a cold;a decent
-9 a friend;a holiday;a meeting;a moi;a plan;a small;a thorn;a war;a..after;a..feeling;alguien;all my;all..well;altijd
-9 always..$;always..a;am $;an..to;and he;and ive;and lost;and nobody;and so;and..cant;and..dog;and..havent;and..today
-9 and..was;any..,;apologies;are all;are we;arm;armies and;as always;as..,;asks;at school;auf der;aus dem;awake
-9 be furious;be out;beach;because of;been in;been..those;beer $;beginning;believe it;belle;ben ik;best..,;bet &
-9 birthday..,;brain;but..is;but..like;buy;by christmas;cannons;cat $;cellar;cheating;cheers ,;cheese;chez;chicken
-9 children;choir practice;christmas;cold ,;come $;coming to;cruel;day at;deadline;dear all;della;dentists;depuis #
-9 dice be;dice last;dice..be;did..ever;does..know;dont worry;down $;dreamt;drinks;een..van;en la;ends;enjoying;essays
-9 etait;evening..,;every time;everybody;everyone;everywhere $;feel like;feeling about;film $;finally got
-9 fingers crossed;folder;folks ,;for an;for being;for waiting;for..birthday;for..delay;for..hours;for..in
-9 for..patience;frost;full of;fun;furious;game master;game so;game..i;games..$;getting;getting..$;glad;glass;good day
-9 good..$;good..everybody;good..from;good..this;good..to;gorgeous;got my;got..in;grandchildren;great..$
-9 greetings..the;grow;gym;had a;hanging;happy $;hate..$;hates;have thought;he is;heating;hebben;hele;hence the
-9 here..am;here..come;here..go;hi $;hi host;hi there;ho..la;hola;holds @;holidays $;honest $;honour;hope;hope this
-9 hope..had;host $;hosting ,;house $;how &;how are;how..you;i couldnt;i dreamt;i expect;i play;i took;i trust;i..im
-9 i..only;idea what;if only;ik niet;il pleut;im on;im the;in our;in your;in..minutes;is at;is killing;is over;is well
-9 is..at;it feels;it hurts;it when;it will;its..degrees;ive been;jaar;jam;job ,;june;just..or;kept;killing;killing me
-9 knee is;la..es;landlord;lasagne;last..was;law;liebe;life $;lives;lost..armies;love ,;luck..$;made me;maps;may $
-9 me how;meet;mercy;minutes $;months;morning..$;mountains;moving house;much for;my father;my grandson;my knee;my mum
-9 my neighbour;my old;my spam;my..lost;my..wedding;myself $;nervous $;never been;new flat;new..and;new..is;next year
-9 night..the;no..what;nous;nuovo;of my;office $;on for;one hand;one..left;operation went;our..,;passed..driving
-9 personal $;pete ,;peter $;picture;pity;place to;planning;pleut;plumber;point;poor;pour..$;printer;proud of;quel
-9 quick one;quiet..$;read..the;recipe for;room ,;row $;run $;sagt;saw the;scary;scusate;see..at;sehen;send me;sera
-9 ses;short mail;siempre;silence;since i;since..and;sincerely;sitting in;sleep $;smell;smells;snow up;snow..to
-9 so forgive;so tired;so..my;sorry for;soup..$;spain;spam folder;stack in;stack..@;stop &;story;suerte;table $
-9 thanks ,;thanks..running;the beach;the birthday;the children;the coffee;the deadline;the dentists;the family
-9 the holidays;the lake;the operation;the storm;the sun;the table;the twins;the wedding;the year;the..came
-9 the..defence;the..flat;the..house;the..took;their;these..?;theyll;this so;this..:;this..ill;this..im;thorn;thorn in
-9 thorn..my;those were;time to;time..i;to find;to..single;tomorrow ,;ton;took;trip;tuesday..the;turn :;twins;um
-9 umbrella;uncle;ur;used..play;ver;village;waiting..,;was #;wat een;we had;we..at;we..this;well played;were a
-9 were all;were off;what..lovely;which is;who..$;who..@;whoever holds;win..one;winter $;with..hand;woman;world..$
-9 worry;worst;x;x $;years $;you #;you had;you in;you lot;you still;your;your patience;yours..,;zusammen
-8 # .;# coffees;# essays;# kilos;# percent;# years;#..and;#..here;#..us;& ur;& was;&..are;&..but;&..going;&..ill;, at
-8 , ca;, especially;, hi;, well;, youve;,..admit;,..boiler;,..der;,..did;,..everyone;,..everywhere;,..forgive
-8 ,..gibts;,..hope;,..hours;,..internet;,..kids;,..must;,..my;,..train;. well;@ anyway;@ back;@ because;@ e;@ give
-8 @ had;@ looks;@..ill;^ back;^ cards;^ ciao;^ danke;^ encore;^ endlich;^ enjoy;^ evening;^ great;^ hope;^ liebe
-8 ^ look;^ napoleon;^ new;^ remember;^ revenge;^ say;^ scusate;^ shouldve;^ since;^ were;^ wir;^ youre;^..best;^..big
-8 ^..choir;^..couldnt;^..dreamt;^..feels;^..friends;^..good;^..got;^..guys;^..hate;^..hi;^..how;^..keeps;^..learned
-8 ^..live;^..ma;^..mal;^..man;^..mother;^..must;^..neighbour;^..pleut;^..printer;^..rolled;^..school;^..sehen;^..she
-8 ^..stopped;^..thanks;^..tomatoes;^..ur;^..waited;^..who;^..zusammen;a glass;a good;a pity;a pleasure;a quiet
-8 a second;a short;a ver;a win;a year;a..job;a..late;a..like;a..table;a..time;a..week;a..windy;admire;again and
-8 again so;age;aggressive;ago $;alive $;all be;all over;all..best;all..years;als een;always;always $;always ends
-8 always said;always..the;always..up;am..this;amazing;an army;and that;and thats;and..lost;and..never;angry;anos
-8 anyone;anyway ?;anyway..$;arbitro;are off;are..a;are..for;are..on;are..still;are..to;armies ,;armies..one;ask $
-8 asleep $;at..office;at..wedding;ate my;baby;back from;back..holiday;baked;be at;be home;be lucky;be so;be..next
-8 because the;bed;bed now;been far;been so;been staring;been very;been..here;been..quiet;been..this;been..thorn
-8 been..too;beer for;beginning $;bei mir;bei uns;bei..$;believe that;believing;best defence;beste;better a;big..in
-8 birthday ,;biscuit;book $;bought;boxes;bravo;bring a;bus;but..can;by &;called @;calls;calm;cancelled;cant..$;carta
-8 cat walked;cat..over;chaos;charm;che mi;cheating..$;chickenpox;chien;ciao;close to;coffee machine;coffees;col
-8 cold $;cold and;comes $;cook;cost me;could have;could..&;cream;cumple;dag;daughter..her;daumen;day;day..the;de &
-8 dear &;dear host;defender;deserves;di nuovo;dice had;dice hate;dich;did you;did..get;doctor..i;does..have;dog $
-8 dog..to;doing $;domenica;domination;dont tell;dreamt of;drink;e la;e mail;eating;empire;ends up;es seit;especially
-8 est..,;etait..,;evening ,;ever ,;ever since;ever..?;every single;every..i;everyone is;exams are;excitement;explain
-8 family $;far..many;far..quiet;favourite;feel..napoleon;feeling better;feelings ,;feels like;ferry;first frost
-8 first snow;first..this;flu $;for #;for ages;for dinner;for today;for weeks;for you;for..a;for..hour;for..last
-8 for..late;for..quick;for..soup;forgive the;forgotten;fortune;fragt;friday ?;friday..$;from #;from holiday
-8 from..dentists;game i;game..far;gang;gehort;general $;getting..too;geworden;gibts;give my;glass of;goes..im;good
-8 good feeling;good night;good..all;good..peter;got..from;grandfather;grandma;gripe;guilty;ha..$;had this;had time
-8 half term;half..,;half..world;hallo..,;hands $;hands are;happy..,;hard..$;hard..,;hardly;harriet;has eaten
-8 has..raining;has..the;hat ,;hat die;hate;hats;have any;have my;have..this;havent..a;having a;heat;hello ,
-8 hello everyone;here since;here..tuesday;hi everyone;hi folks;hi pete;hi to;hier..es;hoffentlich;hold..,;holding
-8 hole..my;honest ,;hope $;hope everyone;hope..dice;hospital waiting;hospital..room;host..$;hours $;hours..the;how..i
-8 i almost;i bring;i nearly;i open;i spent;i swear;i..an;i..be;i..dont;i..feel;i..from;i..thats;i..time;ice cream
-8 ik nog;ik..een;il ritardo;il..e;ill blame;ill go;im getting;im mad;im sorry;im..in;im..the;in law;in..garden
-8 in..give;in..house;in..letter;in..side;in..spam;in..weeks;is always;is anyone;is delayed;is finally;is gorgeous
-8 is one;is short;is..else;it always;it was;it..&;it..on;its summer;its..here;jahr;join the;join..next;jours;jullie
-8 just got;just walked;keep telling;keep..and;key;kilos;kind to;kind..$;kinder;knitting;know..$;know..i;la mia;la..du
-8 la..est;lacht;last round;last time;last turn;late..,;lately $;laugh $;laugh at;laughs;le chien;learn;letter;liegt
-8 like napoleon;little..in;live the;lives in;living;llego;long do;long enough;long live;looks so;looks..a;losing $
-8 lost @;lost..#;love $;love..when;lovely..you;luck with;lucky $;machine broke;made of;made..laugh;madre;mails $
-8 makes me;mal wieder;mange;map in;map looks;may..dice;me .;me nightmares;me of;me something;me that;me..game
-8 me..that;me..turn;me..when;meetings;men in;mess $;mi $;mi..il;middle of;missed;monday and;month ?;morning..,
-8 morning..so;mother in;mother is;mother..law;much..$;must have;my aunt;my best;my dog;my exam;my favourite
-8 my grandfather;my laptop;my late;my sleep;my strategy;my umbrella;my uncle;my wifes;my..again;my..always;my..have
-8 my..hurts;my..last;my..since;my..teacher;my..took;neighbours are;never had;never..to;new map;new phone;new puppy
-8 new..to;next..we;nice;nice try;nice..$;night..i;nightmares;nightmares $;noch..mir;not..good;nothing serious
-8 november;november $;now for;nunca;of luck;of..last;off..choir;office is;on holiday;on your;on..board;on..way;ont
-8 open $;ora;orders for;other..is;out ?;out loud;owe;owe..something;p;painting;pancakes;paper;parents;passed her
-8 patience..a;people $;perche;personal..&;phone..at;play..with;pleasure;plenty of;point $;poor old;por fin;post;pray
-8 pray for;pray..me;pretty;pub quiz;que la;qui..le;rain $;real table;refuses;refuses to;regards..$;reminder ,;reports
-8 respect;revenge is;ripe;ritardo;rolled..ones;rolled..sixes;rome;round..a;rounds..$;sad;said that;saturday $;saving
-8 saw your;says the;says..$;says..and;says..to;scared of;scusate il;scusate..ritardo;see..all;see..in;see..match
-8 see..of;seems to;seit gestern;semana;send..a;sent from;serious;seventeen armies;shaking;she is;short..,;should see
-8 should..more;should..this;since you;since..summer;sinds;sixes in;sixes..a;skiing;slept through;snow $;so happy
-8 so here;so ive;so naturally;so well;so..a;so..am;socks;socks $;sometimes;sooner;sounds;soup $;soup ?;spam..$;speak
-8 speaking;spent the;spite;spring $;spring ,;standing;storm took;story $;strategie;su;suits;sunburnt;sunshine
-8 survived;swear;sweet..$;tan;tante;taught &;taught..to;teacher would;team lost;tears $;tell..$;telling me;tenido
-8 tennis;terrible..$;thanks..hosting;thanks..waiting;that stack;that..army;thats all;the boiler;the cape;the cellar
-8 the concert;the days;the east;the ferry;the kitchen;the knee;the mountains;the oven;the party;the plumber;the post
-8 the quick;the quiz;the school;the short;the trains;the wait;the wind;the windows;the winter;the worst;the..all
-8 the..ate;the..broke;the..hate;the..machine;the..quiz;the..refuses;the..room;the..work;there goes;they..the;thin
-8 think..will;this month;this works;this..#;this..in;this..late;thought that;through the;thx;time at;to choir
-8 to everybody;to everyone;to join;to win;to..new;to..practice;to..tomorrow;to..windows;toda;toda la;toes;tom ,
-8 tomatoes are;tonight and;took it;traffic;train $;trains are;tree;tried;trouble;tuesday and;turn..#;turn..i;turned
-8 tut;typos;typos $;up at;up..?;up..my;used..be;usual $;verspatung;verspatung ,;very windy;volta;voy;waited #;wall
-8 was fun;was nice;was..of;watch the;we go;we played;we were;week and;went..and;wer hat;were moving;were terrible
-8 were..a;were..house;were..the;what did;when is;when we;when..had;when..was;who would;who..have;why did;why..the
-8 wieder..,;wifes;will..me;win $;windows;windows here;windy;windy..$;with us;with..men;woke;won;wonder what;words
-8 world domination;would..so;would..thought;writing..from;year to;years of;you send;you so;you..@;you..been;you..in
-8 your @;your dice;your wife;your..with;youre;youre doing;zum;zusammen ,
-7 # abrazo;# anos;# continents;# heures;# jours;# last;# months;# stunden;#..ago;#..armies;#..da;#..di;#..lost;#..my
-7 #..straight;#..weeks;& ,;& ?;& always;& are;& armies;& face;& ha;& have;& heeft;& on;& owes;& should;& you;&..at
-7 &..dear;&..deine;&..hi;&..ich;&..in;&..nice;&..no;&..play;&..sleeps;&..through;&..when;&..with;&..your;, as;, be
-7 , boxes;, by;, comme;, deine;, didnt;, does;, edith;, everybody;, good;, happy;, hat;, honestly;, jen;, mark
-7 , mostly;, only;, pray;, remember;, said;, says;, sie;, war;, which;,..again;,..almost;,..could;,..del;,..good
-7 ,..hat;,..how;,..los;,..lost;,..mando;,..naturally;,..promise;,..sera;,..serious;,..sie;,..started;,..typing;,..wir
-7 ,..worry;. ha;. how;. my;: la;:..was;@ holds;@ last;@ my;@ now;@ stands;@..but;@..day;@..im;@..lost;@..night
-7 @..rather;^ alguien;^ aqui;^ been;^ big;^ bon;^ bonne;^ bonsoir;^ chi;^ coffee;^ dag;^ dinners;^ enough;^ everybody
-7 ^ feeling;^ gisteren;^ grandma;^ groetjes;^ have;^ heute;^ isnt;^ its;^ ive;^ jetzt;^ lost;^ lovely;^ oggi;^ old
-7 ^ poor;^ quel;^ quiet;^ rolled;^ salut;^ shell;^ shes;^ short;^ sitting;^ sushi;^ they;^ thx;^ today;^ took;^ train
-7 ^ twenty;^ voila;^ we;^ wij;^..abrazo;^..afternoon;^..again;^..allemaal;^..almost;^..armies;^..baby;^..baked
-7 ^..calm;^..children;^..coffee;^..commence;^..crossed;^..dentist;^..doing;^..even;^..expect;^..expects;^..eyes
-7 ^..fancy;^..fille;^..friend;^..gang;^..gets;^..going;^..hab;^..hace;^..had;^..has;^..heating;^..hebben;^..hello
-7 ^..hey;^..horoscope;^..hours;^..hurt;^..ja;^..kind;^..laughing;^..left;^..map;^..maths;^..mercy;^..news;^..owes
-7 ^..p;^..personal;^..pity;^..quiet;^..rain;^..safe;^..saw;^..sleep;^..small;^..somebody;^..started;^..swear
-7 ^..taught;^..time;^..told;^..trains;^..turns;^..uns;^..ver;^..wanted;^..warm;^..wifi;^..work;^..wurfel;^..year
-7 ^..zit;a beautiful;a board;a cake;a comeback;a continent;a dream;a drink;a eu;a film;a flat;a hole;a ladder;a map
-7 a nervous;a picture;a pint;a place;a rest;a row;a saint;a star;a while;a wonderful;a..all;a..attack;a..border
-7 a..christmas;a..day;a..empire;a..if;a..mood;a..move;a..neighbour;a..over;a..person;a..plan;a..recipe;a..roll;a..ses
-7 a..spot;a..up;a..war;aan de;about &;abrazo;addictive;admit $;advice;afraid..&;after last;again soon;against &
-7 against my;age $;ai..$;air;airport;alive..$;all alone;all evening;all for;all is;all meet;all these;all very;all..?
-7 all..for;all..me;alla..,;allemaal ,;allemaal..$;allotment;alone in;already $;always forget;always roll;always..who
-7 am samstag;am writing;am..the;amazing $;amis;and happy;and his;and sweet;and toes;and your;and..all;and..armies
-7 and..dice;and..is;and..neighbours;and..not;and..where;and..you;ano;anybody else;anyone..a;are my;are over
-7 are shaking;are still;are well;are..strike;are..what;as ever;asked ,;asking;at breakfast;at your;at..barbecue
-7 at..beach;at..i;at..on;at..percent;at..point;attack last;attenti;aux;awake..$;away..week;awfully;baby is;baby..$
-7 bad..about;bad..for;badly..$;bank;barbecue on;barely;basically;battle $;be back;be my;be slow;be with;be working
-7 be..&;be..@;be..than;beach $;bears;bears $;beat me;beat..at;been;been a;been saving;before breakfast;before my
-7 before...;begin $;being a;believe..?;believe..lost;believing in;belle mere;best..win;better late;between me;big..$
-7 big..for;bijna;bike;birthday card;birthday on;birthday today;birthday..&;biscuits;bises;bit..luck;blaming;blue
-7 board game;board..i;boiler man;bold $;bologna;bon ,;bonne;bonsoir;boring;boxes everywhere;boxes..$;boy;boys;bread
-7 breakfast..the;bridge;brief ,;bring..$;broken;build;built;buongiorno;burning a;burning..hole;bus ,;busy;but..does
-7 buy..a;buying;buying the;by mail;by..way;bye ,;bye..&;call me;calm and;calm..carry;calor;came $;can barely
-7 can hardly;can have;can hear;can stop;cant stop;cant..for;cards work;cards..for;care $;cares;carta $;cat;cat just
-7 cat..my;cat..walked;chair;chances;changed jobs;chaos $;chat;che..$;cheering;cheering for;cheese $;chess..$;chips
-7 chocolate;christmas ?;christmas to;clear;closed;closed $;coffee..broke;cold..$;colours;come ,;come and;come la
-7 comeback;comeback..&;coming;coming..i;coming..the;computer $;congratulations to;conquest;continent;continents
-7 corner;could do;could stop;could..send;could..with;court;crazy..the;crewe;cricket;crime;cross the;crossed $
-7 crossed for;cruel to;cruel..me;cry;cuidado;culpa;curry;das wetter;day and;day late;day..$;days ,;days straight
-7 de..met;dear peter;dear..$;decent roll;decent..$;defence ,;deje;del..?;delay $;delayed again;dentist ,
-7 dentists waiting;dentists..room;der @;der..hat;des..$;deserves a;desk;desole du;desole..retard;dessert;dias
-7 dice owe;dice..have;did it;did..else;did..know;did..watch;didnt..?;die verspatung;die wurfel;die..sind;dimanche $
-7 dinners;disaster $;disaster ,;do hope;do to;do..a;do..know;does anyone;does..ever;doesnt it;dog ate;dog has
-7 dog refuses;dog..eaten;dog..the;doing a;domingo;dont forget;dont hate;dont you;dont..&;dont..about;door open;doors
-7 dorm;double..$;down for;down..and;dreadful;dream about;dreamt..@;drew;driving..today;du retard;earth is;eaten the
-7 echt..$;edith;edith $;egg;eindelijk;einer;el domingo;el mapa;election;elephants;en ik;en..que;encore #;end in
-7 endlich..$;english;enjoy the;enormous;es..gestern;essays to;essays..mark;est bien;eu;euros;even my;evening all
-7 ever do;ever sleeps;ever won;ever..@;ever..in;every;everyone keeps;everyone wants;everyone..the;everything is
-7 everything..this;exactly;exams..over;excellent;excitement..so;exciting;excuse my;expected;expects;explain to
-7 extra..$;eye;fa #;face is;face..numb;fait ses;fancy;far..much;fast;fat;father used;father..to;fed;feel..bit
-7 feeling..this;feelings $;feels good;fence;ferry ,;fight ,;finally asleep;finally..the;find @;finds;fingers..for
-7 fingers..toes;finish;finita;first game;first round;fish;flatmate;flight;flowers;fog;folks $;folks..$;food;for $
-7 for leaving;for so;for some;for world;for..i;for..long;for..lovely;for..people;for..short;for..since;for..so
-7 for..turns;for..weeks;for..while;for..whole;forever;forgive..for;fortress;forward;forward to;frank;frau;friday and
-7 friend ,;from sunny;from..ferry;from..next;from..to;from..train;fromage;frost last;frost..night;frozen..$;fun..$
-7 funeral;funny how;fur..$;game after;game..all;game..on;ganz;garden $;garden..$;garden..a;garden..full;gateau
-7 gehort mir;gentle $;gentle with;gentle..me;geografia;geography $;gerade;get my;getting far;gewonnen;gewoon;giovedi
-7 give..love;gm;gm ,;go back;go out;goal;gods have;going..the;golf;golf $;good afternoon;good plan;good recipe
-7 good..about;good..me;good..see;got back;got it;got me;got..second;gracias;gracias por;great game;great job
-7 great..so;greetings ,;griep;grillen;groetjes;grow up;grow..i;gut;guys ,;guys..$;ha;ha ,;ha..il;haben wir;habia
-7 hace #;had an;had ik;had pancakes;had to;had..armies;had..dream;had..first;had..flu;had..for;had..lovely;had..of
-7 had..on;had..power;had..to;hai;halbe;half..face;half..family;hallo zusammen;hands;hanging on;happened;happens ,
-7 hard $;harriet here;hart;hart $;has chickenpox;has in;has..and;has..armies;hat eigentlich;hate..for;hates..$
-7 hats off;have waited;have..my;he can;he never;he was;he..to;healthy;hear the;hear you;heart $;heaven;heb je;heet
-7 held @;held..for;hello $;hello peter;hello you;hemos;her driving;her first;her..test;here;here $;here are;here..are
-7 heres my;hes been;het..een;het..van;heures;hey ,;hey all;hey there;hey..,;highlight;highlight of;highlight..my;hip
-7 his #;history;home..#;homework;honestly ,;honestly i;honeymoon;honour of;hope for;hope thats;hope youre
-7 horoscope says;hosts;hotel;hotel is;hour to;hours in;hours..and;house is;house smells;how do;how i;how..@
-7 how..armies;how..it;how..that;hows;huge;hungover;i baked;i blame;i call;i grow;i hate;i hear;i hold;i hope
-7 i learned;i looked;i lost;i sleep;i waited;i went;i..a;i..forget;i..hardly;i..hope;i..liked;i..lucky;i..say;i..take
-7 i..telling;i..typing;i..writing;ici $;id..be;idea how;idea..&;iedereen;iemand;if..my;ik zit;ik..al;il mio;ill buy
-7 ill put;ill see;ill take;ils;im at;im blaming;im buying;im doing;im late;im off;im really;im sending;im so
-7 im taking;im up;im..at;im..bit;im..for;im..here;im..scared;im..up;immer noch;in der;in honour;in june;in march
-7 in person;in portugal;in tears;in them;in..and;in..by;in..club;in..days;in..e;in..is;in..life;in..looks;in..meeting
-7 in..oven;in..pocket;in..pub;in..row;in..snow;in..week;ingrid;interview;invented;is back;is broken;is een;is feeling
-7 is lovely;is numb;is simple;is terrible;is up;is visiting;is war;is winning;is..always;is..back;is..big;is..bit
-7 is..cheating;is..far;is..why;isnt..funny;ist all;ist wieder;it funny;it has;it makes;it on;it..me;it..nice;its all
-7 its getting;its like;its nothing;its risky;its too;its..personal;its..so;its..there;its..time;ive stopped
-7 ive..about;ive..been;je suis;je tecris;je..de;je..la;job;job $;job..$;jobs;jungle;jurgen;jurgen $;just back
-7 just..from;kaffee;keep calm;keep well;keep..awake;keeps telling;keeps..me;keiner;kids want;killing..$;kind $
-7 kind for;kind..once;kisses;knee..much;knees;knew;know a;know it;know its;know who;know why;know..@;know..good
-7 knowing;komt;la semana;ladder;lads in;lads..@;lake $;lang..$;laptop died;las..,;last battle;last spring;last sunday
-7 last..made;last..were;lasted;late again;late than;late..never;laugh out;laugh..loud;laughed $;laughing at
-7 le fromage;le..etait;le..va;league;learning;leaves are;leben;leeds $;legs;lena;les amis;les..,;les..ont;let..dice
-7 letters $;library;liebe grusse;life ,;life is;like #;like..$;like..good;like..last;like..thank;lisbon $;lit
-7 little @;lives..@;llevo;lol;lonely..there;long..we;look..@;looked at;looks..empty;lose..one;lost a;lost all
-7 lost..to;loud $;loud..the;lovely $;lovely ,;luck everybody;luck to;luck..i;lucky last;lundi;ma belle;ma..,;ma..mere
-7 macht;mad $;mad ,;made a;madness;mail..im;mail..it;mal sehen;many of;many..does;map and;map..$;map..the;march..@
-7 margaret;master..the;match;match ?;match..$;mate $;may..best;maybe..is;me at;me i;me laugh;me one;me so;me today
-7 me when;me..&;me..@;me..if;me..time;mean..$;meeting $;meme;mensch;merci pour;merry..to;messages;messages $;mezza
-7 miss the;month..$;mooie;moon;more weeks;more..until;morning all;morning from;mother says;mothers;mountains ,;movil
-7 movil $;much..to;mucho $;mum is;must say;my dear;my dentist;my desk;my driving;my english;my exams;my flatmate
-7 my frau;my hat;my internet;my landlord;my love;my luck;my parents;my pocket;my sisters;my..attack;my..died
-7 my..folder;my..got;my..half;my..has;my..job;my..just;my..lives;my..looked;my..today;my..walked;napoleon ,
-7 ne..jamais;nearly forgot;need a;need it;need..rest;need..win;neighbours rooster;neighbours..woke;neither;nervous..$
-7 never again;never liked;never..&;never..me;new glasses;new..,;news ,;news from;news..the;next..i;nice..last
-7 nice..see;no mercy;no..how;no..ni;nobody expects;nobody..to;noch bei;noel;noel $;noon..the;not bad;not..a;not..for
-7 nothing fancy;notice;noublie;now..the;numb;numb $;ob..das;october;of cake;of time;of wine;of..board;of..days
-7 of..will;of..with;of..year;off..bed;old &;on friday;on strike;on..again;on..and;on..as;on..train;one ill;one..ill
-7 one..you;only saw;only..more;open the;opened;operation..well;or..&;our choir;our first;our..has;out on;out..&
-7 outside $;oven $;owes..a;pacifica;padre;paella;painting the;pancakes for;panne;papers;patience ,;patience with
-7 patiently;paul;pech;perfect;person ,;pete..$;phone is;pint;pity..&;place..be;plans;plaster;play..a;players
-7 playing this;plays..,;plenty..time;pocket;poker;polite $;poor @;poor..$;poor..&;poor..@;pour une;power cut
-7 predictable;printed;probably..$;promised my;pub $;purple;pyramids;que ya;que..tengo;quelquun;qui..#;quick;quiere
-7 quiet turn;quiet..,;quiet..the;quiz on;radiator;raining..for;raining..since;rather be;read your;real..,;recovered
-7 refuses..go;regards $;regards to;remember when;reminder $;reminds;reminds me;reminds..of;rest..peace;retard $
-7 retard ,;retraso;reunion;rich;rio;rolled..#;rome ,;room..nothing;rooster;rooster woke;rooster..me;roses;round i
-7 round were;row;row last;row..i;running;running on;running..game;sabato;sagt ,;said..$;saint;salut;saluto;sam;samedi
-7 samstag;saving those;saving..cards;say &;say hello;say hi;schonen;schoner;school $;scream;screen;screen $;seaside
-7 see some;see whether;see..,;sent..i;sent..my;september;september $;serious ,;set up;seventeen men;shall be;shame
-7 she always;she reads;sheep;shell be;shell..furious;shes got;shift $;short and;short..$;short..sweet;should all
-7 siamo;side since;silence $;simple;since $;since noon;since..first;sincerely ,;singing;sings;sister lives;sister..in
-7 sisters;sisters wedding;sitting on;sitting..the;sleep ,;sleeping;slept..the;snow ,;snow..$;snowing;so at;so close
-7 so excuse;so its;so lonely;so nice;so patiently;so peaceful;so quickly;so..dice;so..gentle;so..last;so..least
-7 so..may;so..of;so..when;sofa $;soldiers $;some luck;some of;some time;some..$;some..for;some..you;somewhere ?
-7 soon..$;sorry..$;sorry..&;sorry..being;sorry..late;sorry..my;sounds like;sounds..a;soy;spelleider;spite $;spot
-7 standing in;star;staring..me;started;started it;state;statistics;steps;still angry;still dont;still get
-7 still havent;still owe;still the;still..you;stopped at;stopped believing;stopped..in;stories;straight $
-7 strike again;strong for;students;stunde;stunden;summer..$;sunny;sunny..$;sushi;sweet today;swimming;table ,;tag
-7 take up;tea and;tecris;tell &;tell my;terrible $;test $;test today;test..$;than never;thank..all;thanks to
-7 thanksgiving;that red;that..a;that..hold;that..letter;that..lose;that..will;thats how;the airport;the back
-7 the beginning;the bus;the cake;the cold;the colours;the company;the day;the front;the general;the grandchildren
-7 the gym;the heating;the highlight;the host;the hosts;the ice;the internet;the jam;the key;the lemurs;the library
-7 the lovely;the photos;the printer;the pyramids;the roses;the seaside;the silence;the typos;the village;the waiting
-7 the washing;the..board;the..but;the..cross;the..dice;the..door;the..frost;the..has;the..home;the..left;the..like
-7 the..owe;the..puppy;the..reply;the..round;the..show;the..time;the..too;the..trip;their..$;then la;there a
-7 there because;there in;these dice;these games;these years;think im;thinks i;thinks im;thinks..should;third time
-7 thirty years;this im;this week;this..going;this..of;this..patiently;this..short;those..armies;thought id;thursday $
-7 thx for;time in;time we;time..can;time..thank;time..this;time..year;to cook;to fight;to mark;to thank;to...;to..an
-7 to..pub;to..wife;toast;tocca;today..so;together $;told him;tolto;tomatoes $;tomatoes..finally;tomorrow..my
-7 too..lately;took #;took the;took..$;tooth;toujours;trabajo;train ,;train leaves;train to;train..delayed;trains..on
-7 trap;tree $;trop..$;trust a;turn..?;turns $;tuve;typing with;typing..on;uber;umbrella $;unbearable;une..et
-7 university;until noon;up all;up golf;up i;up the;up..&;up..i;up..want;us..out;us..the;used;uur;vacances;verloren ,
-7 verra;very much;very quiet;veut;vino;visiting;voiture;volcanoes;volgende week;vu;wait..see;wait..you;waiting
-7 waiting $;waiting..$;walking;want my;wants @;war is;waren;warm $;warmer;was always;was away;was cancelled
-7 was lovely;was never;was on;was out;was up;was very;was..all;was..most;was..nice;was..until;washing;watch..match
-7 watched;way .;way ?;we finally;we lost;we spent;we used;we went;we won;we..got;we..have;we..off;wed;week;week..#
-7 week..i;weer $;weiss;well..&;well..,;well..a;well..the;wenigstens;went fine;went skiing;went..,;wer..eigentlich
-7 were having;were you;were..id;were..last;wetter;weve got;weve had;what could;what happened;what time;what..comeback
-7 what..game;what..he;what..mess;what..week;whatever..,;when she;when..grow;when..next;when..reads;when..saw
-7 when..the;whenever;which i;who has;who is;who..is;who..winning;whole house;whole..smells;whos;why does;why is
-7 wieder;wife $;wifes..$;wij;window;window $;wine $;winter ,;with dice;with..?;with..bit;with..cat;with..man
-7 with..regards;wochenende;woke me;woke..at;won a;won..single;wonderful..$;wont like;work has;work..been;world $
-7 world ,;worried;worry $;worse $;worse than;wouldve;wrong ?;y #;y el;y quiere;year ,;year i;year..$;years..$;yo..$
-7 you need;you next;you..a;you..beer;you..much;you..running;you..well;your..$;your..?;your..are;your..doing
-7 your..letter;youre the;youre..a;youre..star;yours..me;zeit;zoo
-6 ! you;# abbraccio;# again;# anno;# ans;# caldo;# calor;# deadlines;# dogs;# friends;# fronts;# funerals;# jour
-6 # little;# people;# peu;# poco;# sixes;# uur;& $;& :;& after;& attack;& be;& cards;& cheating;& get;& goes;& if
-6 & ist;& moves;& never;& next;& now;& only;& plays;& poker;& position;& ran;& survives;& takes;& that;& turned;& und
-6 & used;& wird;& wont;, aber;, adesso;, almeno;, behalve;, beim;, bravo;, carmen;, como;, crying;, dafur;, doesnt
-6 , droit;, ein;, flu;, fortune;, greetings;, harriet;, hats;, hello;, hes;, hier;, hurrah;, il;, including;, ingrid
-6 , ist;, jurgen;, les;, lovely;, margaret;, marijke;, may;, merci;, met;, minus;, moi;, never;, nu;, op;, ora;, our
-6 , peter;, poor;, sagt;, sauf;, send;, shes;, some;, sunburnt;, tanto;, there;, theyre;, third;, time;, tomasz
-6 , true;, weiss;, wer;, when;, yo;, yuki;, zei;,..are;,..know;. nobody;. what;14th;: happy;: he;: i;: ik;: le;: te
-6 : thank;@ all;@ are;@ come;@ deserves;@ es;@ ever;@ every;@ gets;@ gives;@ hed;@ ist;@ like;@ must;@ off;@ reminds
-6 @ than;@ these;@ won;^ always;^ amities;^ another;^ anyway;^ arsenal;^ attenti;^ being;^ besos;^ besser;^ beste
-6 ^ bises;^ bit;^ bonjour;^ buenas;^ buenos;^ buongiorno;^ call;^ ci;^ cosi;^ dank;^ deje;^ desolee;^ dinner
-6 ^ domenica;^ done;^ drinks;^ drop;^ easter;^ eccomi;^ eindelijk;^ end;^ estuve;^ exam;^ forgive;^ geen;^ gentlemen
-6 ^ gg;^ going;^ gonna;^ grandson;^ grazie;^ guten;^ ha;^ hab;^ harold;^ hast;^ hoffentlich;^ home;^ how;^ hows
-6 ^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses;^ las;^ leaves;^ lena;^ lieve;^ llevo;^ los;^ lucky;^ mal;^ many
-6 ^ meta;^ mia;^ moin;^ monday;^ mooie;^ next;^ oma;^ op;^ over;^ peace;^ perdona;^ perdonad;^ personne;^ phone
-6 ^ quick;^ rain;^ respect;^ running;^ saludos;^ servus;^ siebzehn;^ sincerely;^ sometimes;^ stan;^ statistically
-6 ^ thanksgiving;^ things;^ thirty;^ those;^ told;^ truce;^ tut;^ vaya;^ voor;^ walter;^ warmly;^ whos;^ wow;^ xx
-6 ^ youve;^ ze;^..hope;^..week;a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a candle;a cheeky;a chess
-6 a crime;a dentist;a dish;a dog;a dull;a fait;a favour;a feeling;a french;a happy;a heavy;a hot;a jar;a lake;a leg
-6 a maggio;a mange;a match;a medal;a merry;a miracle;a nap;a napkin;a nasty;a nightmare;a noel;a party;a photo
-6 a power;a proper;a quick;a rematch;a report;a scarf;a sign;a soft;a tavola;a terrible;a virtue;a wall;a weak;a...
-6 a..last;a..to;abbiamo;abbraccio;about last;about time;about your;abrazo ,;abuela;account $;accountant
-6 accountant would;acqua;acting;acting up;addictive $;address ,;adesso ,;admire it;admit i;admit it;affreux;afraid
-6 afraid $;after me;after this;afternoon ,;again ,;again for;again ill;ages to;aggressive $;aggressive ,;air $;al #
-6 alamo;alarm;alguien tenia;alive ?;all been;all goes;all had;all morning;all night;all on;all readable;all right
-6 all see;all seul;all those;allowed in;almost too;alta;altijd het;always been;always for;always had;always me
-6 always the;am ?;am a;am doing;am freitag;am going;am too;am typing;am wochenende;amici;amici ,;amigos;amigos ,
-6 amis ,;amities;amities ,;amused;an egg;an honour;an innings;and fewer;and got;and half;and her;and here;and hope
-6 and is;and just;and laughed;and look;and sends;and seventeen;and sleep;and the;and went;and were;and yours;android
-6 angry about;anni;anniversary;anno;ans;any day;any electricity;any longer;any luck;anybody;anybody $;anyone know
-6 anyway ,;apero;apologise;apples;appointment;arbitro ,;are amazing;are better;are cheering;are coming;are cursed
-6 are doing;are enormous;are having;are like;are made;are not;are ripe;are rolled;are so;arm $;armies &;armies are
-6 armies last;armies on;armies than;around a;arrives;arsenal;as vu;asked my;asked who;asks ,;aspetto;at &;at cards
-6 at dinner;at lunch;at me;at university;ate the;atlantic;attendu;attic;auch mal;auf den;august;aunt used;aussi
-6 australian;autumn;avec moi;avoid;avoid excitement;avuto;awake ?;away last;awful $;awful ,;baby $;baby was;bac
-6 back next;bad dice;bad feeling;badly ill;bag;bake;bake you;balcony;band;barbecue $;basically a;bataille;bathtub
-6 battery $;battery is;battle since;be &;be ,;be fair;be good;be hating;be mine;be proud;be sweating;be writing
-6 beach ,;beans;beans $;beat my;beau;beautiful $;beautifully;bebe;because;because he;because my;bed with;been ages
-6 been an;been bored;been cruel;been good;been mad;been my;been nice;been playing;been there;been this;been waiting
-6 bees;before christmas;before waterloo;begging;begging for;beginner;beginner ,;behind the;bei;beim zahnarzt;being so
-6 believe &;believe i;believe its;bent;besos;best served;best woman;beste spelleider;bet me;betis;better half
-6 better run;better safe;between #;beware;bicycle;bien qui;bier;big;big hat;big pile;birthday to;biscuit on;bist
-6 bit guilty;bit scared;blame for;blame my;blaming the;bless;blijft;blind;bloke;bloom;blossom;board;board ,;board in
-6 boiler broke;bologna e;bonjour;booked;bord;bored $;born;born on;boss is;both sides;bottle of;bottom of;boven
-6 boven de;boyfriend;boyfriend still;brain has;brain is;brand;breaks through;bretagne;bretagne ,;brilliant;bring the
-6 brings;broke $;broke down;broke my;broke the;broke this;brought;bucket;buenas;buenos;buenos dias;build a;builders
-6 burning so;buro;bus is;bus so;busy $;but he;but hey;but ill;but then;but they;but war;but we;buy everybody;buys
-6 buys the;by $;by an;by friday;by heart;by spring;by the;bye $;bye bye;cada;caffe;cake for;caldo;call a;calls me
-6 calma;cambiare;cambiare $;came back;came second;came up;can all;can happen;can only;can see;canada is;canario
-6 cancelled ,;candle;canguros;cannons $;cant sleep;cape town;card for;cards does;cards since;care ,;care of;careful $
-6 cares $;carmen;carmen $;carnival;cat has;cat on;cataract;caught;caught me;ce sera;cellar is;cena;cerveza;cesare
-6 cest #;cest la;chair $;chance $;change is;chapter;charm $;charm of;charming;charming $;che i;che sfortuna;che si
-6 cheapest;cheating haha;cheeky;cheers for;cheers from;cherries;cherry blossom;chess $;chess instead;chewing
-6 chicken cross;chickenpox ,;chiede;chien $;chien a;chips $;choir sings;christmas and;christmas if;christmas is
-6 clever ,;coche;coffee is;cold it;collects;collects spoons;colour $;colpa;combien de;come down;come on;come out
-6 comeback by;comes from;comme de;commence a;compagnie;compagnie ,;completely different;complimenti;complimenti a
-6 con eso;concert too;confiance;confiance a;conmigo;conmigo $;connection;connection is;conquered;conquering;contact
-6 continent i;cook for;corner of;cornwall;corrects;cough;could possibly;could see;couldnt wait;couldve;countries $
-6 country left;courage;courant;cousin;credit;crete;cried;crime $;crisps;croise;crown;cry ,;crying;cuando me;cuarenta
-6 cuarenta grados;cuidado conmigo;culpa es;cup;curious;cursed;da #;da me;dabei;dad $;dadi $;dados $;dag vrienden
-6 dance;dank;danke fur;danke furs;dans les;dare;dark;darts;darts $;das leben;dass es;dass ich;dat @;dat het;dat is
-6 daughter $;daughter passed;daughter wants;daumen $;dave;day ill;day on;days ?;days ill;days left;days now;de bus
-6 de courant;de dobbelstenen;de habitude;de hele;de kleinkinderen;de maravilla;de siempre;de temps;de trap;de winter
-6 dead $;deadline ?;deadlines;deadlines in;dear $;dear friends;dear gm;dear players;dears;dears ,;december;defended
-6 defenders;degrees in;deine tupperdose;deine wurfel;deja;del gato;del trabajo;del..$;delhi;delhi by;delighted;dell @
-6 della mia;demenagement;demenagement est;dentist $;dentist appointment;dentist was;dentiste;der hand;der hat
-6 der hund;der kaffee;der tastatur;der zug;derriten;des sont;deserved;desk $;desolee pour;dessert ,;dice came
-6 dice like;dice of;dice remember;dice were;dice..me;did $;did anybody;did anyone;didnt expect;didnt i;die daumen
-6 die ganze;die jungs;die kinder;die ohren;die op;died so;dienstag;diese;dikke;dinner ,;dinner is;dinners burning
-6 diplomacy;diplomacy $;dire que;disgrace;dish;dish best;dit ,;dit jaar;divin;divin ,;diwali;do at;dodici;dog is;dogs
-6 doing well;domani sono;domination $;domination ,;done for;dont be;dont cry;dont laugh;dont talk;dormir;dormir $
-6 double #;doubt;down from;down here;down singing;down south;dreading;dream of;dreamed;dreamed of;drill;drink for
-6 drinking;drinks $;drinks are;droit vers;du hast;ducks;dull;dura;duurt;e all;e io;e una;easier to;eat more;eat my
-6 eaten far;eats;eau;eccomi;een #;een jaar;een kaarsje;een pech;egg $;eh $;eight;eighty;ein schoner;eine runde
-6 einer stunde;einsen;el betis;el canario;el coche;el movil;el tren;el ventilador;electricity;electricity since
-6 elegant;elegant $;else have;else noticed;emotionally;emperor;empire $;en een;en sevilla;en toch;en vacances
-6 end when;ended;endless;enemies;enemy;enjoying it;enjoying the;enkel hat;enormous $;er bijna;era solo;es ,;es del
-6 essays on;est a;est fini;estan;estas;estrategia;estuve;et le;et on;etait divin;ete;eu son;euch;evening;evening at
-6 evening to;ever $;ever been;ever happens;ever in;ever lose;ever sleep;every game;every minute;everybody a
-6 everybody up;everyone at;everything i;exam $;exam results;exam week;exam went;examenes;exams all;excitement ,
-6 exciting one;excuse the;exhausting;exhausting $;expect to;explaining;explaining the;extra day;eye on;eyes $
-6 face when;fail me;failed;failed its;fair on;fais confiance;famiglia;familia;families;families $;famille;family had
-6 family is;fan;fancy this;fate;father always;fatigue;favour ,;favourite corner;favours;favours the;febbre;fed up
-6 feeling lucky;feeling that;feelings about;feet;feliz;fell off;felt;fence $;fenster;fermo a;fever;fewer wars;fido
-6 finally have;finally lacht;finally passed;finally ripe;finally some;finally understood;find my;finds you;fine game
-6 fingers and;fini;fini ,;first la;first steps;first turn;fitting;fitting $;flat $;flat ,;flat went;flies;flies $
-6 flights;flights are;flowers ,;flu ,;flu and;flying;flying to;fois que;folder $;folder ,;following;fondo;football
-6 for each;for explaining;for half;for keeping;for lunch;for people;for practice;for pumpkin;for real;for spain
-6 for taking;for tennis;for turn;for writing;forget :;forgetting;forgive;forgive any;forgiven;fortuna;fortune favours
-6 found the;four;fourth;frank $;freddo;freezing;french;french film;fridge;friend of;friendly;friends in;frio;from an
-6 from here;from home;from rome;from where;from you;fromage ,;front of;fronts;frozen $;frozen solid;fun $;fun i
-6 fun this;funerals;funny $;fur die;furious $;furious when;furs;furs leiten;gabs;gained;game;game .;game and;game end
-6 game go;game has;game in;game now;game than;games ?;gang $;gang ,;gano el;ganze;ganzen;gap;garage;garden now;gare
-6 gato;gato $;gatto;gave us;gedacht;gedacht ,;gefressen;gefressen $;gelopen;gelukkig;gemene;general bring;generals
-6 genou;gentlemen;gern;gesehen;gestern ohne;get a;get any;gets bored;gets past;gets the;getting better;getting cold
-6 getting it;geval;gewacht;gewonnen ,;geworden $;geworden ,;gezien;gg;gia in;girl;giulia;giving;glad to;glasses ,
-6 glory;gloves;gnocchi;go &;go again;go down;go together;go up;goes for;goes my;goes on;gone $;good ,;good laugh
-6 good mood;good one;good turn;good war;good weekend;goodness;goodness $;gorgeous $;got over;got that;got to;grados
-6 grados y;gran;granddaughter says;grandmother says;grandson was;grave;grave $;graveyard;great;great $;greed;greedy $
-6 greve;gripe $;gripe toda;grippe;groetjes ,;growing;gruss;grusse $;grusse aus;guarda;guards;guess who;guilty $;guten
-6 ha tolto;habitude;habitude $;hablamos;habt;hacen;had;had breakfast;had her;had no;had such;had the;hair;hair ,
-6 half a;halt die;halten;halve marathon;hammer;hamster;han;handball;hanging in;happen is;happy easter;happy when
-6 hard to;harmless;harold;has always;has anyone;has never;has no;has started;has this;has wifi;hast du;hat my;hating
-6 hating this;hatten;haus;have all;have eaten;have frozen;have heard;have slept;have trouble;have written;having the
-6 he doesnt;he know;he may;he tenido;he wanted;he who;he will;he wont;headache;healthy $;hear a;hear about;heard me
-6 heart says;heat is;heating is;heaven $;heavy;heavy heart;hebt;hed;heeft een;heeft er;hele week;hello &;hello again
-6 hello all;hello and;hello dear;hello everybody;hello hello;hello host;her cards;her hands;here again;here comes
-6 hermana;het first;het ijs;het met;het was;het weer;heures ,;hey $;hey &;hey guys;hey hey;hey host;hey man;hey pete
-6 hi and;hi friends;hi guys;hi its;hi p;hi team;hid;hiding;hiding in;hier $;hier soir;hier sturmt;him i;hip is
-6 his first;ho avuto;ho piu;ho visto;hoffe;hola a;hold hands;hold tight;holding everybody;holds ,;holds the;holiday ,
-6 home by;home for;honestly;honestly $;honestly have;honeymoon $;hope is;hope nobody;hopefully;hoping;horse card
-6 hospital $;hosting $;hot ,;hours ,;hours and;hours of;house at;house in;how cold;how much;how was;hows the;hoy me
-6 hund;hund hat;hungry;hurrah;hurry $;hurts like;hurts me;hurts to;hut;i ?;i admire;i ask;i bought;i can;i close
-6 i conquer;i drew;i find;i forget;i found;i go;i guess;i held;i honestly;i laughed;i learn;i left;i liked;i lit
-6 i miss;i missed;i never;i passed;i played;i promise;i slept;i tell;i the;i tried;i walked;i write;ice on;ich hoffe
-6 ich in;ich noch;ici ,;iets;if id;ijs;ik de;ik een;ik slaap;ik wacht;ik zoveel;il a;il saluto;il treno;ill ,
-6 ill bake;ill bring;ill eat;ill make;ill move;im an;im buro;im crazy;im more;im playing;im predictable;im sitting
-6 im standing;im troops;im winning;impressed;impressed $;in a;in advance;in and;in bloom;in both;in cape;in delhi
-6 in his;in leeds;in life;in months;in november;in other;in plaster;in store;in viaggio;in winter;including
-6 including me;ingrid $;inherit;innings;innings ,;into my;invado;invado $;invita;invited;invited $;invito;invito a
-6 io mi;is asking;is awful;is basically;is burning;is chess;is cold;is crazy;is doing;is everybody;is exhausting
-6 is far;is finished;is great;is having;is he;is here;is like;is nearly;is now;is open;is planning;is quiet
-6 is ruining;is shut;is sweet;is thinking;is unclear;is very;is why;is..#;ist nichts;it cost;it had;it here;it lasted
-6 it lasts;it rains;it short;it sounds;it suits;it twice;it went;it were;italy;itll;itll be;its already;its fun
-6 its just;its me;its so;its way;its..a;ive always;ive done;ive made;ive waited;ive wanted;ja keiner;jaar $;jahren
-6 jai perdu;jan;jan ,;jar;jattends;jattends le;je bent;je fais;jen reve;jespere;jeu;jeu ,;joan;joan $;job starts
-6 jobs ,;joke about;jongens;joue ,;jour;juego;june $;jungle ,;jungs;justice;k;kaarsje;kaarsje $;kangaroos;kantoor
-6 kartoffeln;keep &;keep your;keeping well;kein mensch;keiner $;kettle on;keyboard twice;keys;kids have;kilos ,
-6 kind messages;kinder than;kisses from;kitchen ,;kitchen table;klappt ,;kleinkinderen;knee doing;knew what
-6 knitting $;know im;know when;knowing you;komen $;kommst;komt er;kuchen;la abuela;la carte;la chance;la compagnie
-6 la culpa;la del;la familia;la famille;la febbre;la musica;la nonna;la paix;la partida;la pazienza;la pluie
-6 la retraite;la vida;la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $;laisse le;landlord $;lang $;lange
-6 langsam;laptop $;larga;lasagne tonight;last biscuit;last day;last message;last night;last report;last roll;last see
-6 last this;last week;last..i;lasted $;lasts;lasts $;late ,;late as;late aunt;late husband;late this;lately ,;laugh ,
-6 laughed when;laughs about;laws;le cafe;le chat;le demenagement;le dentiste;le match;le petit;le printemps;le retard
-6 le temps;learned to;leave $;left .;left the;left until;leg;leg $;leger;leid;leiten;leiten ,;lemurs $;lemurs and
-6 lemurs are;lesson;lets hope;lets make;letter ?;letters ,;letters are;letzten mal;letztes;leuk;leven;lieve;lift
-6 light $;lighthouse;ligt;like it;liked &;liked the;liking;liking $;listening;lit a;live $;live once;llevo #;lo so
-6 loaded;loaded $;loads;lol &;lol that;lonely with;long ?;long day;long march;long memory;long week;longer ,
-6 longer than;longtemps;look $;look like;look so;look where;looked it;looking forward;looks lovely;looks pretty
-6 looks rather;looks scary;lord;los ejercitos;lose a;loser;losing;losing @;losing to;lost ,;lost again;lost so;lot of
-6 loud on;love;love how;loved;lovely map;lovely place;lovely report;lovely to;lovely weekend;luck $;luck has;luck is
-6 lucky than;lui;ma come;maar de;mad to;made my;made plum;maggio;mail made;mail this;maintenant;mais la;maitre
-6 make up;man ?;man and;man wenigstens;man with;mange la;mann;mann in;manners;many thanks;many times;map ?;map like
-6 map this;map you;mapa $;mapa nuevo;maravilla;maravilla en;march $;march ,;march from;mardi;mare;margaret $;marido
-6 marijke;marijke $;mark ,;mark before;mark my;marmalade;marriage;marriage $;master $;match on;matematicas
-6 maths teacher;matters;matters $;may ,;may take;maybe &;maybe ill;maybe im;me ages;me all;me awake;me down;me from
-6 me harmless;me nervous;me salio;me scream;me twenty;me voila;me who;me with;me..i;mean it;medal;medecin;media
-6 medico;mein chef;mein enkel;mein rucken;memory;memory $;men and;mend;mend $;merci encore;mercy $;mess in;met je
-6 meta della;mi fido;mi hermana;mi madre;mi marido;mi sento;mia moglie;mind losing;mine have;minutes to;mir @;mir die
-6 mira;miracle;miss you;mistakes;mistakes $;mit $;mit mir;mo;moglie;moin;moitie de;moitie du;moment ?;mon genou
-6 mondays;monde va;monster;montag;month ,;month and;months $;mood $;mood to;moon $;more ?;more coffee;more geography
-6 more of;more rest;more sleep;morning $;morning ,;morning everyone;morto;most exciting;most fun;mostly $;mother $
-6 moved house;much;much coffee;much easier;much fun;much longer;much nicer;musica;must admit;my @;my accountant
-6 my better;my boyfriend;my brain;my coffee;my continent;my cousins;my day;my des;my doctor;my family;my grandpa
-6 my hair;my hart;my home;my kids;my knees;my legs;my letters;my life;my liking;my mothers;my moves;my nerves
-6 my notes;my poor;my printed;my slippers;my socks;my tea;my tochter;my tomatoes;my train;my voice;my weekend
-6 my whole;my words;my zoon;my..is;nagging;nagging me;named;nap;napkin;napoleon before;napoleon would;nasty
-6 naturally i;ne fais;needs friends;neighbour ,;neither $;nemen;nera;nerves;nervous wreck;nessuno;neus;never;never $
-6 never ,;never fight;never played;never sleeps;never thought;never trust;never won;new house;new laptop;next month
-6 ngl;nice ,;nice knowing;nice weekend;nicer;nichts geworden;nichts personliches;nie $;nie ,;niet anders
-6 niet vergeten;night in;nightmare;nineteen;no good;no le;no luck;no news;no one;nobody gets;nobody should;nobody to
-6 nobodys;noch ein;noise $;noise in;non ce;nonna;nooit;noon $;normal;normal ?;norway;norway ,;not afraid;nothing but
-6 nothing ever;nothing like;noticed that;nou ja;nous $;now and;nu nog;nueva;nueva ,;nuovo $;nur noch;ochenta
-6 october $;of a;of cheese;of coffee;of little;of red;of sixes;of snow;of their;of us;of year;of yours;of..and
-6 off and;off me;ohne pause;ohren;ohren steif;old $;old @;old board;old lady;older;older than;oma;oma ist;on by
-6 on est;on joue;on one;on tea;on verra;on vit;on wednesday;on..,;one before;one coming;one evening;one has;one on
-6 one oven;one small;one soldier;one week;one who;ones for;only here;only live;only play;ons;ooit;op het;op kantoor
-6 opa;opening the;opera;operation ?;opinion ?;or later;ora di;original;os;other news;otra vez;ouch;our garden
-6 our heating;our house;our kitchen;our love;our neighbours;out and;out at;out by;out until;outlook;outlook for
-6 oven so;over and;over on;over that;own $;own half;paciencia;pacifica $;packing;paella $;pain ,;painters;paix
-6 panne de;parents $;parking;parmigiana;partida;party $;party and;pas op;pass on;passed everything;patience is
-6 patient with;patiently $;paul $;pauvre;pay $;pay for;peaceful $;penalties;penalty;penalty $;penguins;per cambiare
-6 per la;perder;perdo;perdona;perdonad;perdu;perso;person $;person again;persona;persona pacifica;personal .
-6 personally;personliches;personliches $;personne ne;pete;petit;petite;peu;peu ,;phone battery;phone corrects;photo
-6 photos of;physio;piano ,;piccolo;picture $;piece;piedi;pierdo;pierdo ,;pile in;pipes;pity that;pizza $;place i
-6 place is;plan to;planning up;plants;plaster $;plastic;plate;plate $;play for;play from;play in;play like;play on
-6 played ,;played the;players ,;playing in;plays the;plays too;pleasure so;pleut depuis;pleut sur;pluie;plum
-6 plumber comes;pocket $;points;poker face;polite to;pool;pool $;poor &;poor..,;por aqui;por el;por la;por si;porta
-6 portugal and;portugal on;position;position in;possibly go;post office;postage;postcard;pour les;pour nous;power was
-6 practically;practice now;practises;predictable ,;predicting;predicting storms;premiers;premiers pas;present
-6 present $;preso;presque;pride;printed map;printemps;priya;prize;professor;promised me;promoted;prossima;proud $
-6 ps &;pub ,;pub on;pumpkin;pumpkin soup;puppy $;pyramids are;que all;que cuidado;que le;que les;que los;que se
-6 que tal;que todavia;quede;questanno;questions;queue;qui fa;quick $;quick reply;quiet in;quiet on;quiz team;racconto
-6 race;race $;radiator $;raining;raining for;rains;rainy;raise;ran away;ran over;rank;read $;readable;readable $
-6 reading;ready ,;real @;real general;really enjoy;really enjoying;really is;really well;reason;reckless;record;red $
-6 red army;reden;reden $;reggono;regiment;regnet;rematch;remember who;reply yesterday;report you;resiste;results
-6 retraite;retraso ,;retrouve;reunion $;reve;revenge $;review;reyes;rich $;ridiculous;ridiculous $;right this
-6 ripe and;rira;ritardo ,;road $;roll ones;rolled;rolled a;roma;ronda;rosa;rose;roses $;rosie;roto;roto $;rough
-6 round a;round like;round starts;round the;roundabout;rounds ?;rucken;rude;rude $;ruining;ruining my;rules again
-6 rules once;rush;rustig;safe than;said hello;said i;salad;saludos;saludos desde;samstag ,;sand;sandwich;santa;sat
-6 sauf la;saved;say ,;say i;say that;says my;scare;scared $;scares;scares me;scarf;scary ,;scary from;schaatsen;schat
-6 schneit;schneit es;schon wieder;schoner abend;school is;schuld;score;scored;scream when;se casa;se derriten;se mi
-6 se perdo;se ve;seaside $;season;second cat;see ,;see who;sehen ,;sehen wir;seit einer;sending the;sends her
-6 serata ,;serio;serio $;served;servus;servus ,;ses premiers;sest;settimana;seule;sevilla;sfortuna;shaking ,;she ?
-6 she gets;she got;sheila;sherry;shes #;shivers;shivers $;shoes;shoes $;short one;should hold;should take;shout
-6 shout at;shouted;show that;shut;shut $;si e;si esto;si les;si pierdo;sides;siebzehn;siempre $;sign $;signal is
-6 silence ,;silliest;silliest thing;since @;since about;since august;since october;since september;singing $
-6 single defender;sits;sitting $;sitze;six;sixes;ski;ski trip;skiing $;skiing and;slaap;slaap er;slapen;sleep ?
-6 sleep again;sleep badly;sleep now;sleep so;sleeps $;sleepy;sleepy &;slippers;slippers $;slow $;slow to;small step
-6 smallest;smell a;smell of;smells $;smells of;smiles;smiles ,;smoking;snelle;snow here;snow this;snowing here;snowy
-6 so badly;so big;so cosy;so dead;so expect;so id;so is;so proud;so somebody;so sorry;so strong;so thats;so there
-6 so wish;soft;soft spot;sold;sold the;solid;solid $;solito;sollte ich;some cake;some day;some noise;some sixes
-6 somebody explain;something about;something completely;sometimes $;sometimes i;son bac;sonno;sono gia;soon ?
-6 sooner or;sorry im;sorry voor;souffle;sound;soups;spain tomorrow;spam ?;spannend;spat;speaking $;speech;spel
-6 spelling ,;spent half;spiele;spoons;spot for;spread all;spreadsheet;stairs;stairs $;stan;stand up;star $;stare
-6 started ,;started a;starts ?;starts in;starts on;statistically;statistics ,;stay warm;steht noch;steif;step for
-6 stil;still ,;still a;still awake;still beats;still calls;still laughing;still lost;still remember;still see
-6 still smell;stomach;stond;stone;stone age;stop laughing;store;store for;storms;storms for;strategy is;street
-6 street $;stubborn;stubborn $;studying;sturmt;sturmt es;sueno;sueno $;suerte $;suits me;summer ,;summer there;sun $
-6 sun is;sunburnt and;sunshine $;super;supply;supply of;sure whether;survive that;survived in;survives this
-6 sushi tonight;swallowed;swear those;swearing;sweating;sweet $;table in;take ?;take your;taking it;taking up;tal
-6 talks;taller;tanto ,;tanto per;tastatur;taste;taught me;tavola;tavola $;tax;taxes;taxes $;tea;teach;teach her
-6 team $;team ,;tears ,;television;television $;tell him;tell your;telling everybody;tells;tells me;telly;temperature
-6 tempo;tenia;tenia que;tennis on;term ,;terribile;terribile $;terrible rolls;territories;territory;test on;than in
-6 than mine;than our;thank goodness;thank my;thanks again;that again;that allowed;that awful;that big;that can
-6 that happen;that he;that hurt;that normal;that scares;that whoever;that you;thats me;thats why;the air;the alamo
-6 the allotment;the atlantic;the attic;the bag;the balcony;the bathtub;the beer;the bees;the blue;the board;the bold
-6 the book;the brave;the bridge;the cataract;the chances;the charm;the cheapest;the cheese;the chicken;the connection
-6 the defender;the drinks;the earth;the election;the fair;the fall;the film;the flights;the flowers;the football
-6 the fridge;the funeral;the gap;the glory;the good;the heat;the kind;the lads;the league;the lift;the luck;the mail
-6 the man;the marathon;the mend;the moon;the news;the noise;the opera;the original;the painters;the penguins
-6 the piano;the plate;the power;the puppy;the purple;the quiet;the radiator;the rain;the record;the report
-6 the reunion;the sea;the shivers;the silliest;the ski;the slow;the smallest;the soup;the spam;the stairs;the stone
-6 the stories;the telly;the test;the very;the vet;the view;the walls;the wards;the way;the week;the wifi
-6 the windowsill;theatre;then bed;then she;there now;therell;therell be;theres nothing;these cards;thesis;they look
-6 theyre predicting;theyve started;thing ive;things;things $;things in;think straight;think well;thinks &
-6 thirty eight;this around;this board;this close;this comes;this continent;this finds;this heat;this hotel;this house
-6 this ill;this it;this long;this may;this might;this moment;this ones;this point;this war;this will;thought about
-6 three;threw;thrilled;thrilled $;throw a;thunderstorm;thunderstorm and;ti mando;tidy;tiempo;tiene #;tient;ties
-6 tight ,;till then;time flies;time of;time since;time they;time this;time with;time zone;times #;tiny;tired of;to an
-6 to answer;to cornwall;to defend;to finish;to knitting;to laugh;to leeds;to lie;to live;to move;to need;to own
-6 to pay;to plan;to portugal;to raise;to survive;to vienna;to work;to you;tochter;todavia me;today and;today because
-6 toe;toes crossed;toi ,;told patience;told the;tomasz;tomasz $;tomatoes ,;tomorrow and;tomorrow is;too ?
-6 too aggressive;too careful;too hot;took my;top of;tourist;toute;track;track of;train was;training;tren;trentanni
-6 trentanni $;tried the;tried this;troops on;trouble $;trouble opening;true story;truly;trust;try last;tu as;tu es
-6 tu ne;tupperdose;tupperdose steht;turn .;turn and;turn for;turn in;turned up;turns to;tut mir;tut nur;twaalf
-6 twenty six;twenty years;twice while;twins $;typical;uberlebt;una carta;una persona;unclear;und sie;understood
-6 understood how;une fois;une semaine;une seule;unico;unico $;university and;uns ja;until he;until midnight;until now
-6 until spring;until turn;up .;up chess;up now;up this;upstairs;upstairs $;ur so;urlaub;us;us ,;us all;us every;us in
-6 us is;utrecht;utrecht en;va bien;vader;vado;vamos;vaya;ve;ve de;vecino;ventilador;ventilador roto;ver quien;ver si
-6 verdediging;verlies;verra bien;very good;very polite;very proud;very sleepy;very sweet;vet;vez que;vi;viaggio
-6 vicino;vida;vida es;vielleicht sehen;vienna;viens;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit
-6 visitors;vit;vit dans;voi;voiture $;vol;volcanoes and;volta che;von &;vorbei;vos;vosotros;vraagt;vrienden
-6 vrienden ,;vu le;vuole;wacht al;wait any;wait to;waited ,;waited for;waited long;wakker;walk $;walls;wanda;want a
-6 war $;war before;war der;war ja;wards;warm ,;warmly;warmly ,;was afraid;was at;was beautiful;was born;was fur
-6 was good;was het;was ill;was impressed;was mine;was not;was some;was sorry;was that;was troops;was wonderful
-6 washing machine;watch out;watched the;watching the;water $;water and;waterloo;way home;way too;we changed;we going
-6 we hebben;we stopped;we waited;we would;weather ,;weather for;wedding ,;week in;week is;week op;week that;weekend $
-6 weekend painting;weeks ,;weeks and;weeks for;weeks in;weeks until;weep;weer ,;well ?;well as;well be;well this;went
-6 went $;went on;went to;wer finally;were $;were &;were at;were burning;were in;were just;werk;wet;weve;weve been
-6 what comes;what does;whats the;when are;when did;when does;when one;whenever i;where @;where im;where on;while $
-6 who &;who cares;who does;who else;who made;who needs;who says;who taught;who was;whole family;whole of;whole office
-6 whole week;whole weekend;why;why do;wide;wide open;wie man;wife i;wifi ,;wifi in;wifi is;will attack;will be
-6 will go;will hate;will win;win somewhere;windowsill;wir am;wir uns;wird mir;wish;with an;with best;with cannons
-6 with flu;with his;with kind;with no;with those;without glasses;wlan;wollte ja;woman $;woman win;won #;wonderful $
-6 wondering;wont forgive;wont stop;worden;worden $;words $;words ,;wordt het;work;work now;work to;working $
-6 working from;works ill;world and;worlds;worried about;worst that;would go;wow;wow ,;wreck;wreck $;write to
-6 writing a;written on;wrong hands;wrong im;wurfel sind;wurfle;xx;y tengo;ya es;ya le;ya te;year ?;yellow;yo ,;yo soy
-6 yoga;yogurt;yogurt $;you asked;you be;you better;you both;you call;you keep;you last;you only;you played
-6 you started;you tomorrow;you tried;you watch;you well;you wont;you..&;your back;your families;your father
-6 your fingers;your knee;your mum;your opinion;your time;youre ever;yours $;yours ever;yours owe;yourselves
-6 yourselves $;youve all;youve got;youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zo lang;zonde;zone
-6 zone are;zoon;zoveel
-5 #..de;&..a;&..this;&..you;, did;, et;, ma;, they;, y;,..been;,..had;,..here;@ was;@..always;^ &;^ are;^ because
-5 ^ everyone;^ last;^ mein;^ my;^ nothing;^ que;^ so;^ wat;^ what;^..bet;^..een;^..el;^..everyone;^..from;^..hat
-5 ^..have;^..kids;^..now;^..phone;^..plan;^..read;^..sister;^..took;^..used;a..for;a..of;a..place;a..turn;alive
-5 and im;and..a;and..are;and..can;and..one;and..still;are the;at the;be..by;believe;best;bet;but my;christmas $;club
-5 comme;crossed;dadi;day $;dead;dice $;did the;died;easter;eyes;fa;feeling;finally..$;first time;for once;for this
-5 fur;gestern;good to;got a;had #;half my;has a;have no;have..$;held;her;hi ,;hope you;hospital;i do;i feel;i know
-5 i owe;i read;i saw;i..its;i..this;im going;im..it;im..this;in..for;in..last;is much;is on;is the;it..like;its my;ja
-5 jamais;jetzt;kids;kind;laptop;last..and;laughing;like @;looked;lost;man..$;me a;midnight;mucho;my sister;my..in
-5 my..on;my..to;myself;next $;nice to;night;night..$;nobody ever;nu;on my;on..?;one country;open;owe..a;past;plays
-5 quiet $;red;remember;saw;something $;straight;sunday;temps;tengo;that &;that..in;the dice;the house;the..had
-5 the..map;the..this;these..$;this..be;time ,;time for;time..$;tired;to a;to..for;to..out;to..up;today $;too..for
-5 turn i;turns;up in;waiting for;was a;watch;we are;went..$;were;why i;wie;winning;wird;wishes;work $;you..for
-4 !;& for;& got;& is;& to;&..if;, a;, but;, e;, you;,..for;,..im;,..its;,..still;. i;...,;@ next;@..that;^ che;^ did
-4 ^ does;^ grandpa;^ il;^ mon;^ there;^..are;^..cant;^..daughter;^..du;^..love;^..made;^..many;^..night;^..turn
-4 ^..well;^..went;a &;a man;a me;a..$;a..?;a..on;a..one;a..that;again..i;all ,;all..$;an old;and i;and..has;are you
-4 armies;asleep;at @;at last;been..$;been..,;best..$;bus $;but i;came;came..$;chance;chi;dados;der;did;didnt
-4 everyone..$;face;face $;finally;find;from the;hace;haha $;half..@;has to;have been;here ,;how;hoy;i always;i am
-4 i bet;i could;i had;i..of;i..you;il..$;ill..it;im..from;in the;in..@;io;is going;is my;is..so;is..the;it just;it..a
-4 ja ,;les;live;long $;long..the;los..$;lunch;made;mails;map;maths;me..#;mein;much better;my cat;my..and;my..are
-4 my..at;my..for;neighbour;neighbours;new;no idea;nobody;not one;of all;on a;on monday;our..$;played;played this
-4 say $;sends;since tuesday;since..,;single;small;so far;so long;so the;so this;some;someone;still alive;test
-4 that..would;the game;the keyboard;the kids;the new;the...;the..again;the..turn;those cards;tiene;time;to..now;today
-4 together;tuesday;typing;up there;up..the;war;we have;we should;week ,;weekend;well;wir;with a;with one;you $
-4 you must;your..,
-3 # armies;#..in;#..of;& told;, all;, and;, da;, dear;, io;, its;, mon;, we;, ya;,..,;,..about;,..can;,..de;,..e
-3 ,..have;,..i;,..man;,..then;,..war;,..was;,..your;.;12th;3d;70th;80th;9th;: &;@ from;@ has;^ bei;^ de;^ finally
-3 ^ in;^ it;^ jai;^ lol;^ mi;^ never;^..a;^..ben;^..cat;^..everybody;^..for;^..here;^..ist;^..off;^..really;^..should
-3 ^..so;^..tell;^..was;^..your;a;a bad;a bit;a..in;a..la;a2;aankomen;aardbeienveld;aardrijkskunde;abbronzando
-3 aberdeen;abitanti;abmachung;abrir;absolute;absolutely;abuelo;aburrida;aburrido;abyss;aca;acabo;accepted;accounting
-3 accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;action;acuerdas;ad;addio;adjourned;adonde;adopciones
-3 advantage;advent;advienne;afar;afdeling;afghans;africas;again $;agnellino;agosto;aground;aguanta;agujero;ahoy;ai
-3 aid;ainsi;airco;ait;aiuta;ajax;alaaf;alan;alarma;alas;alcanza;alergia;all le;all..,;alleanze;allegria;alps;alright
-3 alt;alten;altogether;am;am..,;amateur;ame;americas;amersfoort;among;amor;amours;and;and..$;and..,;andersons;ando
-3 ange;angeblich;angelito;angina;angler;anibal;anniversaire;annoiano;annonce;annusano;anterior;apartments;aperta
-3 apparecchio;appartement;appartient;appeal;appeltaart;applause;apportez;appreciate;apprendra;apprends;approvato
-3 approve;approved;approves;aprende;aprendiendo;apres;aprire;aprobe;aproveche;arbeit;ardua;are..in;argentinian;arger
-3 argern;argert;armadio;armata;armer;armies..@;armys;around;arrache;arranca;arrepienta;arrivando;arrivata;arriver
-3 arroz;arte;arthur;artist;arzt;as they;asado;asesora;ashamed;asias;asilo;aspettando;aspettare;aspettavano;aspettiamo
-3 assume;assured;astonished;astonishing;asturias;asusta;at this;atascada;atlas;atmospheric;atrevio;attaquant;attila
-3 auch;audaci;aufs;aufsetzen;aujourdhui;aunque;aurait;aurez;ausgefallen;ausgeheckt;ausgemalt;ausgesprochen;aussies
-3 australianos;australians;auswertung;auszahlt;autant;auto;autocorrecting;autosole;avanti;ave;aveva;avevo;avez;avisad
-3 avond;avonden;avrebbe;avrei;azahar;azucar;b14;baan;babes;baci;bad..$;bags;bah;bahamas;bahn;baila;bain;bajar;bajo
-3 bakery;bakes;balcone;balla;ballon;balloons;bambini;bambino;banco;bandages;banden;bangalore;banzai;baptism;barbe
-3 barbecueen;barbiere;barking;barmaid;barn;barred;barrio;barrys;basilico;basket;bateau;bateria;batman;battaglia
-3 batterie;battle;battu;battuti;bauchweh;be..this;beaches;beard;beasts;beating;beato;beatrice;beatrix;beaux;becky
-3 bedankt;beefs;beehives;beep;beeping;beeps;beers;began;begins;begon;begraven;beige;bekommt;belde;bella;belles
-3 belleza;bellissima;bellissimo;bello;belote;benedicta;bereik;berlin;bernard;beschaftigt;bescheiden;beschlossen
-3 bestanden;bestimmt;betaalden;beurten;bezoek;bianchi;biased;bici;biere;biertje;bill;bingo;binnenval;bird;birmingham
-3 birra;birre;bisnonno;bisschen;bite;biter;blanquette;blaren;blasted;bleeding;blessed;blew;blob;block;bloden;bloemen
-3 blokes;bloodbath;bloque;bluffing;bobs;boca;bocca;bocce;boda;bogota;boiling;bois;bolivar;bom;bombero;bonito;bonitos
-3 bonshommes;books;boormachine;boort;boot;boots;borbottare;bore;borsetta;bosch;bosheit;bothers;bottles;bougie;boulot
-3 bounced;bouteille;bouwt;box;boxing;brace;brags;brains;brandweer;brauch;braucht;brauchten;braut;braver;bravest;bravi
-3 brb;breach;breaking;breath;breien;brest;brew;brief;brightens;brille;brilliance;bringing;bringt;brioche;briscola
-3 britannia;brivido;brochure;brodo;broeken;bromas;bronze;broodje;brother says;brr;brrr;bruder;brule;brutal;brutta;btw
-3 buch;bucketing;buffet;bugles;buik;building;buit;buitres;bullet;bult;bum;buon;buona;buonanotte;buonasera;buone
-3 bureau;buren;burgemeester;burger;buried;burns;burst;buscaste;buses;business;but what;butter;buurman;caballo;cabian
-3 cabo;cabs;cadet;cadiz;cafeteria;cajas;calcetines;calcetto;calcolato;calculado;calculated;calculation;calcule;calda
-3 california;called;calmer;calvo;calzini;cama;camille;campaign;campana;camping;campo;can..it;cana;canadians;canal
-3 canape;canas;cancello;cane;canguri;canicule;cannon;cannone;cansada;cante;canteen;cantina;canto;cap;capirete
-3 capitals;capo;cara;carajo;caravan;carefully;cargador;cari;carino;carissimi;carlisle;carnaval;caro;carried;carrying
-3 cartoline;cartons;casetas;casi;cassoulet;catasto;catch;catorce;cats;cattiva;cattive;cautious;cavalleria;cavalry
-3 cave;cavia;cayo;ceiling;celebrando;celebrate;cellars;cello;cendriers;cent;cera;certainly;certificate;chairs;chambre
-3 champ;champagne;champions;changent;chantal;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures
-3 cheat;cheer;chemistry;cher;cherie;chevaux;chiacchiere;chiara;chicago;chickens;child;chillies;chills;chimio;chinezen
-3 chiropodist;chiusa;chiuso;chopping;chorprobe;chose;chris;churros;cielo;cierto;civilian;clama;class;classe
-3 clausewitz;cleared;cleo;cleos;cles;client;climb;closes;closest;clubs;clue;coat;cobrar;cocina;coda;coincee;cojeo
-3 cola;colazione;coldest;colds;colegio;collecting;collectionne;colour;coltello;comedy;comer;comfort;comfortably;comfy
-3 comida;cominciate;cominciato;comio;commencez;comment;comments;commute;comodo;companeros;compared;complain
-3 complaining;compleanno;compliment;compris;comptant;comune;con #;concentrarsi;concentrate;concerned;conditioning
-3 condolences;confesadlo;confesados;confess;confidence;confini;confio;confitures;conquers;conquete;conquistando
-3 conscience;conseille;conseillee;consiglia;consolation;console;consolo;constitute;contained;contestas;contraire
-3 contrasena;contro;control;convent;convincing;cookies;copies;coqs;coraggio;corazon;corn;corras;correr;corri;corriger
-3 corse;cortina;cortito;cose;cost;costing;costringe;cote;coule;counting;countries;couru;couvent;covered;covers
-3 cowards;cows;crazy;creeps;creia;criceto;critics;cronica;croquetas;crossword;crowded;croyais;croyait;cruelty;cruise
-3 cualquiera;cuilleres;cumpleanos;cunado;cups;curtain;customers;cute;cuzco;cv;cycled;cyclist;d;dagen;daher;dahlias
-3 dak;dalle;damals;dancing;dandole;danemark;danst;dappertutto;darauf;daraus;darkest;darling;dash;data;dating;daughter
-3 david;deaf;death;debakel;deberia;debes;debo;debordent;debts;debutante;decentes;decider;decides;deer;defeats;defensa
-3 defense;degree;dein;deine;deiner;dejar;dejaste;delicious;delirio;deliro;demand;demander;demissionne;denken;denkt
-3 denmark;dent;denti;dents;denver;depende;deprime;der..$;desastre;description;deseame;desert;deserve;deshalb;despair
-3 despiadada;deteste;devant;devi;devils;devrais;devrait;dialect;dice;dicen;diceva;dicht;dicono;dienstreise;diente
-3 dientes;dieron;diesen;dieses;dietro;difesa;difese;dig;digas;dik;dimanche;dimenticando;dimentichi;dinner;dinosauro
-3 dinsdag;dirait;diritto;disait;disappeared;disculpas;dishes;dishwasher;dishwashers;disloyal;dispiace;dispute
-3 disturbo;dita;dithering;diventato;divertido;do with;dobbelen;doctors;documentaire;doet;doigts;doing;doivent;doktor
-3 dolares;domino;dommage;donderdag;donne;donner;dont think;doorman;doris;dorme;dormi;dormimos;dormo;dors;dort;dottore
-3 doubtful;doute;dozen;drains;dramatic;drauf;draughts;draussen;drawings;draws;dreaming;dreams;drenthe;dressed
-3 dressing;drijft;dringend;drinnen;dritten;drive;drove;drucke;drucken;druckt;drukke;drukker;drum;dublin;duele;duerme
-3 duim;duimen;dunkel;duran;during;dusted;dutch;duty;duurde;dwarfs;ear;earth;east;echa;echecs;eclipse;ed;edition
-3 een..,;eerlijk;eet;eggs;egmond;egyptians;eid;eigen;eightieth;eines;eingeladen;einhandig;einzige;einziges;eis;el..$
-3 elbows;elected;electrique;elegancia;eleganza;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine
-3 elle;elternabend;emails;embarrassing;embrasseras;emozione;empanadas;empece;empiecen;empires;emue;en..?;encanta
-3 encuentro;enemigos;enfadado;enfants;eng;engaged;engelsgeduld;enige;enkelin;enorme;entertaining;entire;entirely
-3 entrar;entschuldige;entschuldigt;entschuldigung;enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst
-3 erstes;esame;esami;escaleras;escargots;esilio;esitazioni;espanol;esperaban;espero;essen;essentials;essere;estamos
-3 esteis;estomago;eten;ethics;etwas;euer;eure;evenings;eventually;everybodys;evviva;ewig;ewigen;ex;exageres;examen
-3 excited;exemple;exist;expecting;expensive;explained;explains;explanation;eyeing;f1;faccia;facendo;faceva;faculty
-3 fahrt;failure;failures;faith;faithfully;falmouth;familie;fangt;fans;fara;farben;fare;fatal;fatsoenlijke;fatta
-3 faudra;faudrait;fault;faute;fautes;fear;february;feed;feeding;feierabend;fell;fellows;fenced;fenetre;feria;ferie
-3 ferien;fermato;ferme;fermero;ferragosto;ferries;ferrovie;fertig;festeggia;festhalten;fete;fi;fia;fichu;field;fiero
-3 fiers;fiets;fietstocht;fifth;figlia;figurine;fijne;fila;file;fillings;films;findet;finding;finest;fingernails
-3 finishing;finit;finito;finora;fiona;fiorentina;fiori;firma;fishing;fisioterapeuta;fixed;fixing;flank;flicker
-3 flickering;fliegen;flipped;flitzebogen;flood;flooded;flooding;floors;flores;fluchen;flushing;focaccia;folge;folie
-3 fond;fools;footballs;footprint;for;for me;for the;for..$;for..,;force;foresta;forgets;formal;format;forno;forte
-3 fortieth;fortunata;foul;fox;frame;framed;framing;francais;francfort;franchement;freaking;frech;freddi;frere;fretta
-3 freund;freunde;friday ,;friedlicher;friert;frighten;frigorifero;friolera;froze;fruher;fruhling;fueron;fuerte
-3 fuhrerscheinprufung;fui;fuite;full;fumar;fumo;funciona;funfzigstem;funghi;funziona;furchtbar;furniture;fusse;ga
-3 gagne;gagner;gaillards;gain;galaxy;gale;galicia;galley;gallo;gambero;game $;game ,;ganado;gane;ganeis;gano;gants
-3 gardener;gardening;garibaldi;garlic;garnish;garrisoned;gasket;gata;gate;gateway;gatitos;gatos;gatta;gatti;gdansk
-3 gday;geb;gebeurde;gebrutet;gedauert;gedoe;geduld;gefuhl;gegen;gegenteil;gegeven;gehabt;gehad;gehalten;geheiratet
-3 gehts;gekocht;gekookt;gelato;gelaunt;geleden;gelernt;gelezen;gelida;gelijk;gelsomino;geluisterd;gelukt;gemaakt
-3 gemein;gemelli;gemiddelde;genade;generations;genial;gent;gentilles;gentils;gents;geometra;geprobeerd;gerard;gereden
-3 geschaatst;geschafft;geschossen;geslaagd;gespannt;gesproken;gesso;gestuurd;getreuzel;gevaarlijk;gewartet
-3 gewerkschaft;gewinnen;gewinnt;geworfen;gezakt;gezegd;gezeigt;gezellig;gezicht;gezin;gezinkt;gezondheid;gf;giallo
-3 gibs;giggles;gin;gino;gioco;giornata;giorni;giovanni;gira;girlfriend;girls;giulio;giuro;glasses;glaubt;globe
-3 glorious;gluck;gnadig;go $;goals;goat;gode;goedemorgen;going to;gol;goldfish;goliath;gomiti;goodbye;gooide;gooo
-3 gordo;gossip;got;gotera;gotta;gotthard;gouter;governor;grab;grade;graden;gradino;graham;grams;grand;grandad
-3 grandchild;grandfathers;grandmothers;grandpa;granita;grateful;gratis;gratto;graz;grazings;greatly;greenlandic;grew
-3 grigia;groceries;groet;groeten;gross;grosses;grote;grudge;grudges;grumpy;grussen;guapa;guardaba;guardarmi
-3 guardatemi;guarded;guarding;gucken;guerre;guitarra;guldens;gun;gus;gusta;gute;guy;habeis;habits;haces;haha;hahaha
-3 haiku;hal;halb;halbmarathon;halftime;hall;halves;ham;hamburg;hamish;hamstrings;handel;handful;handsome;handwriting
-3 hangen;hangover;hannelore;hanno;hannover;happiness;haren;harmlos;harolds;harrie;harvest;hastings;hattest;hauled
-3 hausverwaltung;have a;have..#;have..a;having;hawelka;he;he..$;headphones;healing;hearing;hears;heavens;heavier
-3 hedgehog;heel;heen;heh;heirs;hej;helaas;helado;helemaal;helen;helfen;hell;helped;helpt;henk;her $;her..$
-3 herausgekommen;heres;heros;herzliche;hesite;heup;hiccups;hiciste;hide;hield;hier;hike;hilarious;hilda;hilde
-3 hildegard;hill;hinderlaag;histoire;hiver;hoarding;hoarse;hobo;hockeyteam;hoesten;hof;holzklotzchen;homeoffice
-3 hometrainer;homme;hondo;honey;honing;hooray;hopen;hopital;hora;horario;hore;horns;horrible;houd;houden;how..cards
-3 hsv;huele;hufte;hug;hughes;huilen;huis;hullo;human;humbled;humming;hurray;husbands;huso;hymn;i didnt;i made
-3 i thought;i was;i..it;i..like;i..no;i..up;i..what;ian;iba;ice;ida;idi;idiot;if youre;ignored;ihnen;ihre;illinois
-3 imaginaos;impara;imparato;impartial;impatience;impossibile;imprenable;imprendibile;in #;inbegrepen;inbox;incanto
-3 inches;incredibly;incrociamo;ines;infancia;influenced;influenza;info;ingelijst;inn;inquisition;ins;inside;insists
-3 insomnia;inspection;insufferable;intact;intend;interessa;interest;interesting;invading;invasion;invece;inventor
-3 inverness;invierno;invitacion;invitado;invitation;invite;invites;ios;iowa;iphone;irait;irene;irgendwann;ironing
-3 is @;is there;is..@;is..on;it..my;italiano;italien;itching;ive had;jahre;jaime;jakarta;jakob;jaloers;jammed;jammer
-3 jammern;jamon;jansen;january;jarrive;jarriverai;jaune;je..,;jealous;jeanne;jeans;jecris;jeden;jeje;jelly;jemandem
-3 jentre;jetais;jim;jo;joanne;join;joint;jokes;joli;jollof;jouez;jouvre;jubilarme;jubilo;juf;jump;jumpers;juni;junio
-3 junta;juve;kalt;kalte;kamchatkas;kampioen;kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant;kap;kaputt;karls;kat
-3 kate;kater;katie;katze;keen;kegeln;keine;keinen;keizerin;keller;kerk;kerstboom;kerzenlicht;keukentafel;keyboard
-3 kijken;kilo;kilometres;kinda;kine;king;kino;kippen;kiss;kisten;kittens;kleider;kleine;kleiner;kleines;kleintjes
-3 klempner;kletsen;km;knackered;knap;knapp;knie;knitted;know ,;kochen;koffer;koffie;koln;kommandiert;komme;kon
-3 kontinent;kook;koop;koppakking;kort;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch
-3 kuhlbox;kunst;kur;la..de;la..del;laatst;labor;lachen;lag;laggiu;lagos;laisser;lambing;lambings;lambs;lammetje;lamp
-3 landing;lane;langeweile;langweilen;lap;lasciare;lasciato;last game;lastima;late;latino;laufen;laughter;laundry
-3 laune;lauter;lavadora;lavora;lavoro;layout;le..est;lead;leaky;lean;leaving;lecture;leef;leeg;leer;lees;leesbril
-3 leest;legged;leggen;leicht;leipzig;lekke;lemon;lemures;lend;lends;lens;lente;lentejas;leone;lepel;lepre;leraar
-3 leren;lernen;lesen;lettera;lettere;letting;lettre;leur;leute;leuven;levante;lg;liberated;librarian;libro;licence
-3 lieb;lieben;lief;liefs;lieke;liest;lieu;lig;liggen;lijn;like the;like..,;likes;lily;lima;limbs;limon;limonero
-3 linkedin;linkerpantoffel;linseneintopf;lintje;lions;lira;lis;lisa;lisbonne;lisible;listens;litiganti;little;livres
-3 llama;llamado;llorar;llovio;lmao;loaf;loaves;lockdown;loco;logbook;logeren;lone;long..$;lontano;looks like;loop
-3 loopgraven;losers;loses;loss;lot $;lots;lottery;lotto;love to;lovelies;loves;luc;luca;lucas;lucia;luckiest;luke
-3 lukken;lunedi;lunga;lupo;m6;maarten;macbeth;macchina;macharne;machiavelli;machines;machs;machu;madam;madhouse;maeve
-3 maglione;magnificent;magnificos;magnifier;magnifique;maillot;maiment;main;mains;maintaining;maintains;maison;maker
-3 mal..,;mala;malade;malissimo;malmo;mama;maman;man;managed;mancano;mancanza;manda;mandaste;manege;mangiare;mani
-3 mantelpiece;mantengo;manual;many..$;mapa;maple;mappa;maquina;maraton;maratona;marc;marcus;marge;mariachis;marie
-3 marked;marking;marmelade;marrete;marreterai;married;marrows;mars;mart;marta;martes;martha;marvellous;marz;marzipan
-3 marzo;mass;masterpiece;matematica;maternity;mathe;mathematically;mathematics;matilde;matinee;mattacher;mattends
-3 matteo;mattino;maudits;mavais;mayo;me $;meal;meaner;meaning;means;measly;meccanico;mechante;medaille;medias;medio
-3 mediterranean;medium;meegemaakt;meek;meestal;mei;meilleur;meisten;meistens;melted;melting;melts;membership;menace
-3 menerve;mens;mensajes;mensen;mente;mention;menudo;meraviglia;mercato;merel;meritaient;merite;merito;merkt;messia
-3 messiah;messy;meteen;meteo;metro;mexican;mia;midi;miente;miglior;migraine;mike;mil;mild;mildiou;miles;milk
-3 minquiete;minterdire;minterdit;minuten;minuti;miscarriage;miso;mitgenommen;mobs;moed;moeder;mogen;mois;moites;moka
-3 molto;mom;momenteel;momento;monch;monday;mondo;mongolien;mongols;monika;monnaie;monopoly;monsoon;montado;montare
-3 montauban;moquez;moral;morceau;morir;morire;morning;morricone;mot;motherland;moto;mots;motto;mountain;mourning
-3 moustache;moustaches;mouths;mow;mowen;much..,;mudamos;muero;mull;mulo;mum;mums;mundo;murio;mush;musst;musste
-3 must be;mutti;muur;muurtje;my;my eyes;my side;my..$;my..:;my..wants;naam;nachbarn;nachfrage;nachgedacht;nachher
-3 nachstes;nachtdienst;nachtjes;nacio;nagespeeld;nail;nan;nantes;naples;napping;nara;naranjas;natte;naturally;navy
-3 nebbia;nederlands;need..$;negli;neige;neighbourhood;nell;nembete;nerven;netjes;neunundachtzig;nevica;new..$;newbie
-3 nez;nicely;nicest;nick;niece;nieuw;nieuwe;nieva;night ?;nights;niksen;nimms;nina;ninety;ninos;nipotino;nits;noches
-3 noemde;nombre;nonno;noodles;noor;noordzee;normaal;northern;nose;nosotros;nostra;noted;notices;notre;notte;nouveau
-3 novembre;noventa;novia;now;now $;nowhere;nudeln;nudge;nuit;nun;nurse;nuts;obedient;occasion;occasione;occuper
-3 oclock;ocurre;odio;odore;oeufs;of &;offended;offensiva;offerto;officieel;offrire;oficina;ogni;ohio;oke;old;olga
-3 olio;olive;olivia;olvidado;olvidarme;olvide;omas;ombrello;omelet;omelette;omens;omg;omgekeerde;on tuesday;oncle
-3 one man;only a;only my;onore;ooh;oorlog;operacion;operan;operatie;operazione;opina;oposiciones;oppompen;opponent
-3 oranges;oranje;ordinateur;ore;organiser;orgullo;orkest;ormai;oro;ort;osaka;oscar;osten;ostern;ottantanni;oud;out..$
-3 outlive;outlived;overcooked;overdue;overheersen;overkant;overslept;overtime;ovviamente;owned;owns;oz;paar;paarden
-3 paardenkop;pace;pacifique;pacifist;packed;packet;paco;padel;padrona;pagare;page;pagelle;pago;paid;paie;paint
-3 paintbox;palermo;paliza;pan;panache;panettone;panic;pannenkoekendag;pano;pantofole;paperas;papi;papier;papillon
-3 paques;parade;parado;paramaribo;parapluie;pararle;parce;parcel;parcmetre;pareil;paren;pares;parked;parlare;parlera
-3 paro;pars;partido;partidon;parttime;pasa;pasando;passa;passato;passee;passenger;passes;pasta;patatine;pates;paws
-3 paye;paying;pear;peasy;peccato;peekaboo;peer;peinlich;pencil;pendant;pensare;pense;pensioen;pension;pensione
-3 pentiro;pepa;pepernoten;pepito;perdi;perdio;perdonato;perdre;perfecta;perfetta;permaloso;perro;perse;perth;pesca
-3 pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;physics;physiotherapist;pia;piace;pianerottolo
-3 pianto;picchu;picked;picking;pictures;pidocchi;piedad;piena;piensan;piense;piepte;pierogi;pies;pieta;pijn;pille
-3 pilze;ping;pink;pintan;pints;pionnetjes;pipe;pitch;plafond;plak;planisfero;plannen;plantado;planting;platform
-3 platzchen;playa;playing;pleads;pleasant;pleased;pleure;plombier;plot;plotting;plug;plums;poche;pochino;podcasts
-3 poesie;poffertjes;politics;poney;pong;popcorn;poquito;por;portaos;portato;porte;porti;possess;possession;posteri
-3 postura;pot;potato;potatoes;poter;poterie;potje;potluck;potrei;poubelle;pouring;pourquoi;pourra;pours;pourvu;pox
-3 poznan;praat;prachtig;prachtige;praktisch;pram;praticamente;prayed;preciso;preferita;prefers;pregare;prego
-3 prendermi;prenotato;presentado;presepe;presidio;pressione;pressure;pretending;prettiest;priez;primavera;print;prise
-3 privato;priyas;probability;probe;problem;procedure;prochaine;produced;prof;profe;profite;profs;promemoria;promesso
-3 prometio;prometo;promettevo;promis;promises;promptly;proteste;proverb;provoquen;provvidenza;proxima;prufung;ps :
-3 psst;pubblicita;puertas;pulled;pulso;punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled
-3 pyramid;q4;qualcuno;quarantatre;quarantine;quartalsbericht;quartiere;quasi;quatorze;quedate;queen;queens;queja
-3 quemo;queridos;queriendo;quesos;qui;quicker;quiera;quieter;quieto;quito;quon;raadt;rabbit;rabia;rache;raclette;rad
-3 radios;raffle;ragazzi;ragazzo;rage;ragione;railways;rained;raised;raison;ramble;ramen;rancune;random;rapido;rare
-3 rarely;raro;rase;rat;rato;rats;rauchen;ravi;reaches;real..$;recall;recette;rechner;recht;rechtop;recien;recommended
-3 recordo;recover;recovering;redet;ref;refreshing;refused;regalato;regardais;regarde;regent;regimental;regiments
-3 reginald;regions;regrets;regulars;rehearsal;reign;reindeer;reino;reinzukriegen;reken;rekenen;relegated;relief
-3 remembers;remercie;remind;reminded;reminding;remis;remote;rendang;rendirme;rends;rendu;rennes;renovating;rent;rente
-3 rentre;rentree;repaint;repair;repaired;repeint;reporting;repris;rescued;reserves;resfriado;resist;resisti
-3 resolution;resort;respectfully;respects;respira;responsible;restera;restful;resuscitating;retired;retirement
-3 retiring;retourne;rever;revuelto;revues;reza;rezar;rgds;richtige;ricordati;ricordi;ride;rido;rie;rijbewijs;rijk
-3 rijles;rillen;rioja;ripicca;rire;rise;riskieren;rispondo;ristretto;riunioni;rivincita;roadmap;roads;rob;roba;robbed
-3 robin;rode;rodillas;romans;romanzo;rood;roof;roofs;rooien;rook;roommate;root;rosso;rot;rotelle;roti;rots;rotten
-3 rounds;rovinato;rubbing;rubicone;ruckwarts;ruft;rug;rugby;ruhig;ruik;ruikt;ruined;ruins;ruled;rummy;rumour;rumours
-3 rumsteht;ruota;russa;rustige;ruth;ruthless;ruud;sabado;sabbia;sabe;sacrifice;sadly;sai;sailor;sait;sake;sal;salaam
-3 salat;sales;salgo;salient;salimos;salle;salud;saluda;saludar;saludo;saluta;salute;saluti;salvato;samba;samen
-3 sammelt;san;sang;sanremo;santantonio;saper;sara;sardegna;sauce;sauerteigbrot;sausages;savoir;scadono;scale;scaling
-3 scan;scelgo;scendo;schach;schade;schalke;schedule;scheelt;scheiden;scheusslich;schiaffi;schiele;schiessen;schilder
-3 schilderen;schnee;schnell;schnelle;schneller;schnupfen;scholarship;schones;schonste;schoonmoeder;schoonvader
-3 schreibt;schrift;schrijf;schuur;schwarzwald;schwer;science;sciolgono;scirocco;scissors;scoperto;scorelijsten
-3 scotland;scrabble;scrape;scuso;seagulls;seamus;seance;seat;seattle;secoue;sedie;seduta;see;seem;seemed;sees;segreti
-3 segreto;seid;sein;selbst;self;sembro;semester;semi;sennuient;sennuyaient;sente;sentenza;sentimental;serate;sere
-3 serieus;servent;service;services;servidor;servivano;sets;settled;settling;sguarnita;shade;shag;shared;sharpened
-3 sharpening;sheffield;shifts;ship;shivering;shore;shot;should have;shouldve;shovel;shovelling;showed;sian;siano
-3 sichern;sick;sickbed;sickness;siendo;siento;sieste;sight;sigma;silencieuse;simulator;sinaasappelmarmelade;sing
-3 sinterklaas;sir;sitzt;sixties;sjaal;skate;skates;skating;slaapgebrek;slaapt;sleep;sleeper;sleutels;slower;sluit
-3 smesso;smile;smiled;smiling;snails;snap;sneak;snert;sneu;sniff;snored;snowdrops;snuck;snuffelen;snug;so..$;soaked
-3 sobrino;sock;sockets;soep;soeur;soffio;sogar;sognato;soient;soiree;sois;soldado;soldiers;sole;solidarieta;somaro
-3 somebody has;somebody..to;someday;somehow;someones;sometime;somos;sonando;songfestival;songs;sonnenbrand;sons;sooo
-3 soplad;sorry..,;sorry..the;sors;sortent;sosa;sotto;soul;soupe;souvenir;souvent;spacca;space;spanje;spannender
-3 spared;spater;spatz;spears;special;specifically;spelling;spending;spero;spiace;spielleiter;spikes;spilled;spilt
-3 splendid;splinter;sport;sposati;sposiamo;sprinkling;sprint;spurs;squash;squeezed;staff;stage;standup;stapels;stared
-3 stars;starting;startup;station;statistieken;statue;stau;staunt;stavano;steady;steeds;steen;stellen;stenen;sterkte
-3 stessa;steuererklarung;steve;stiate;sticks;stier;still on;stimmung;stiramento;stolen;stood;stormy;stornoway;straat
-3 strafkamp;stratega;strategist;streek;streepje;streikt;stress;stretch;stretta;stroke;strom;stroom;stroop;stroopwafel
-3 structurally;strudel;struggling;stu;studied;studiert;studio;studios;study;stuffs;stuitje;stulle;sudando;sudden;sue
-3 suegra;suele;suffira;suggested;suggests;sugli;suisse;suitcase;sull;sullo;sultan;sunrise;suns;suocera;suonate;superb
-3 superpower;supported;supports;surely;surement;surgery;surprise;surprised;surrounded;surviving;sus;suspense
-3 suspicious;suspiciously;suyas;svedese;swabia;sweaters;swollen;sword;sy;sydney;sylvie;sympa;sympathisch;sympathy;tab
-3 tabellone;tablero;tace;tachtigjarige;taco;tafel;tage;tagen;tages;taglia;takeaway;takes @;talent;talisman;tambien
-3 tamerlane;tandjes;tank;tanta;tantas;tanze;tanzen;tap;tape;tardanza;tardar;tardes;tardi;targets;tarta;tartaruga
-3 tarte;tas;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube;teachers;teaching;teas;teatime;teclado;teenager
-3 teeth;teething;teglia;teken;tele;telefon;telefonata;telefoon;telenovelas;tellement;temblando;temblaran;tempers
-3 tenedores;tenemos;tenir;tenner;tent;tentamens;tentant;tente;tenths;ter;terecht;terraza;terrified;terror;tesoro;tete
-3 tetto;textos;thai;that @;that should;thatd;thatll;the late;the little;the map;the..a;the..and;the..here;the..of
-3 the..on;the..went;theory;theyre;theyve;thick;thinks;thirds;this..and;this..is;this..the;thread;throwing;thrown
-3 thumbs;thunder;thursdays;ticket;tickets;tiemblen;tienne;tifo;tijdens;tiles;tim;time..the;tip;tirania;tirannia;tirar
-3 tisane;tisch;tiza;tmrw;to my;to..and;tobacco;toca;tocaba;today ,;toddler;toestand;toglie;togliermi;toiletgebouw
-3 tokyo;told;tolgono;tomarme;tomaten;tomates;tombe;too much;tornati;torte;tortellini;tortilla;totally;touching
-3 tourists;tournaments;tournee;toussaint;tousse;towel;tracteur;tractors;trae;tragedie;traitors;trajeron;tram
-3 trampoline;tranquilo;trapana;trapo;traps;trattore;trau;trauerspiel;travail;treasurer;treasury;trees;treguas;trein
-3 treinen;treinta;tremate;tremble;tremblez;trenta;trente;trentotto;treppe;trincea;tristes;triumph;troep;trombe
-3 trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare;trovato;trumpets;truppe;trusted;trusting;trusts;truus
-3 tua;tuesdays;tulips;tunnel;tuoi;turkey;turnbeutel;turni;turning;tutta;tuvo;twelves;twos;tyrannie;tyrant;tyre;tyres
-3 uberlegt;ubersicht;ubrigens;uff;ufficio;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unblocked
-3 unbreakable;underestimate;underestimates;underrated;understand;understands;understudy;undici;unheimlich;unlike
-3 unlucky;unora;unpacked;unreal;unser;unter;unterschatzt;unto;unusual;unverschamt;up for;update;updating;uses;vaak
-3 vacaciones;vacanza;vacanze;vacio;vakantie;valencia;valentia;valga;valuable;vanaf;vandaar;variance;variar;varicella
-3 vast;veamos;vedesse;vedo;veertig;vegetables;veine;veldhospitaal;velo;vemos;vendange;vendemmia;vendra;venezia;venga
-3 vengeance;venger;veniamo;venimos;venir;venis;ventre;ventured;venuta;verbrand;verde;verdict;verdient;veremos;verf
-3 vergesse;vergisst;vergognerebbe;verheugd;verhext;verjaardagskaart;verklap;verlegt;verliere;verlieren;verliert
-3 verloor;vero;verschrikkelijk;verslag;verspielt;verstaucht;verstopt;vertel;vertraue;vertrouw;vertrouwde;verzeih
-3 vesicula;vets;viaje;vicar;vicina;vicini;vide;video;vieilles;vielen;viendo;vient;viera;vieux;vijftigste;villain;vind
-3 vinto;viola;visited;visits;visto;vita;viti;vive;vivement;vivre;vliegen;voce;voeten;voisin;voit;voix;volver;volvimos
-3 volvio;voor;voor de;vorletzter;vorsichtig;votre;vraag;vragen;vrede;vredelievend;vriendin;vs;vueltas;vuelvo;vuestra
-3 wage;wagt;waits;wakes;walks;wallet;walvissen;wann;ward;warmest;warn;warned;wartet;wartezimmer;was in;was the;was..$
-3 was..to;wash;wasser;wasserkocher;water;watercolour;wauw;waves;wc;we;we dont;we..#;we..in;we..the;wear;wearing
-3 website;weed;weeks;wegblijven;weh;wehgetan;weihnachten;weil;well ,;wellington;welt;weltherrschaft;werden
-3 wereldbrand;wereldkaart;wereldreis;werent;wetten;what you;whining;whisky;whistles;whitby;whites;whitlock;whod;whole
-3 wi;wien;wild;wilder;will $;willem;willen;wim;win;winner;wirds;wisdom;wo;wobbly;wochen;wondered;wood;wooden;wools
-3 woont;worked;worthy;wou;wrist;wundern;wurfelgott;ya;yahtzee;ye;you..all;you..me;young;younger;youngest;youth;yurt
-3 zag;zagen;zaun;zelfs;zerbino;zia;zoekt;zon;zonnebrand;zucchini;zucht;zukommt;zurraron;zwager;zwanzig;zweten;zwijgen
-3 zwolle
-2 # cards;# rounds;#..against;#..for;&;& gets;&..?;&..all;(;, except;, finally;, het;, it;, really;,..a;,..always
-2 ,..at;,..got;,..ive;,..look;,..so;,..there;,..time;,..you;...$;@ for;@ is;@ on;@ to;@..me;@..one;@..week;^ domani
-2 ^ first;^ has;^ he;^ i;^ la;^ ma;^ mum;^ nog;^ now;^ por;^ ps;^ sent;^ somebody;^ sorry;^ still;^ that;^ the;^ well
-2 ^ which;^ yo;^..all;^..am;^..and;^..back;^..dear;^..goes;^..having;^..idea;^..im;^..is;^..keep;^..know;^..le
-2 ^..little;^..mir;^..my;^..owe;^..put;^..stack;^..still;^..then;^..there;^..wird;a single;a..about;a..from;a..so
-2 a..this;a..when;about..last;address;again;again..$;ago;all..monde;all..the;allemaal;am..$;anche;and one;and..only
-2 are;are..$;are..?;are..the;armies $;armies in;as my;at my;au..,;avec;be the;been to;been..@;been..at;beim;bien $
-2 board $;bonus $;but the;but..a;cant;cant..the;card;card $;cards are;could be;country $;da..,;daar;das..$;decent;des
-2 died $;diesmal;dinner $;does;down;du..,;e;e #;e..,;echt;eens;eigentlich;ein;end;est;et;fait;far;far ,;feel a
-2 feel..$;fine;fine $;first..i;for a;for all;for one;for that;found;friday;garrison;get..card;gives;gives me;go..$
-2 grazie;guys;had..$;hand;has gone;has..#;hast;have..far;heard;heart;heeft;here..$;here..my;horse $;how..do;i cant
-2 i..away;i..hear;i..him;i..really;i..see;i..so;i..wait;id better;ieri;if this;ihr;ik..,;ill have;ill..back;ill..my
-2 im;im afraid;in bed;in..of;in..south;is a;is called;is coming;is full;is out;is..true;it now;it since;it true;its
-2 its the;its..$;its..to;ive..a;je nai;je..a;keeping;keeps;keer;keyboard $;know;la..,;la..e;last mail;late..$
-2 le monde;les des;like this;little one;little..$;long;look..the;looks;los;los dados;lose $;lost #;ma;ma..$;mais;mal
-2 man..@;many armies;map $;mark;mate;may be;me last;me..$;me..to;mi;mi ha;midnight $;mine $;minus #;minute $;moi
-2 moment $;monde;mum says;must;my daughter;my..now;my..says;nai;never..$;next week;next..?;nice $;night and;not a
-2 not..of;nothing..$;now ,;of @;of our;of..game;oggi;old..,;on..map;once $;only..for;or is;over the;owes;owes me
-2 patient;peaceful;per;per..$;pete $;pile;play..the;poco;probably;ps;quickly;read this;really $;remember the;rien $
-2 running..so;said the;says this;see my;see the;semaine;send..the;sent ,;shell;shoulder;single..$;sister;so;so..,
-2 so..and;so..is;somebody;sorry to;stand;still..at;sunday ,;ta;takes;talk;the letter;the next;the night;the spelling
-2 the start;the whole;the..?;the..as;the..by;the..still;the..that;they were;think this;thinks..is;this at;this from
-2 this goes;this morning;through @;thursday ?;time ?;to be;to me;to one;to see;to..so;to..with;to..you;told me;took @
-2 town;true;try;tuesday $;turn to;turn..and;una..$;une;up ,;up to;up..$;viel;voor het;walter;wars;was;was..#;watching
-2 way ,;we..do;we..on;well $;well..$;what they;when &;while it;while..was;whoever..@;whole..$;will..@;winning ,
-2 wishes ,;with my;with you;would..like;yo;you ever;you have;you see;you..at;you..my;youve
2 #;# across;# against;# et;# extra;# have;# ill;# off;# places;# po;# seul;# up;# was;# would;#..,;#..a;#..only;& a
2 & asked;& avant;& did;& en;& est;& het;& lost;& move;& ne;& really;& side;& stack;& turn;&..:;&..already;&..for
2 &..he;&..his;&..i;&..me;&..to;, alors;, am;, are;, bin;, can;, cant;, con;, de;, donc;, een;, eh;, en;, enough
2 , from;, grazie;, haha;, help;, hit;, i;, isnt;, las;, lass;, last;, los;, more;, naturally;, now;, nur;, obviously
2 , phone;, pour;, she;, small;, surtout;, that;, too;, venerdi;, what;,..an;,..come;,..da;,..dit;,..el;,..fait
2 ,..going;,..het;,..id;,..ist;,..just;,..let;,..ne;,..nicht;,..now;,..real;,..si;. hes;....;: het;: how;: je;: those
2 ? ill;@;@ #;@ and;@ ben;@ does;@ durch;@ except;@ ma;@ makes;@ mi;@ se;@ then;@ when;@ while;@ would;@..#;@..be;@..i
2 @..to;^ ahora;^ although;^ am;^ at;^ before;^ better;^ bin;^ bis;^ bring;^ bueno;^ by;^ come;^ confirm;^ da;^ deine
2 ^ die;^ e;^ een;^ eigenlijk;^ ese;^ eso;^ esta;^ forse;^ god;^ granny;^ hiya;^ ho;^ instead;^ lets;^ looking;^ man
2 ^ manana;^ maybe;^ meglio;^ menos;^ met;^ mind;^ misschien;^ most;^ none;^ out;^ peut;^ plus;^ pour;^ quiza;^ quizas
2 ^ roll;^ sister;^ sollte;^ solo;^ talk;^ te;^ ti;^ todavia;^ tu;^ ugh;^ until;^ va;^ wenn;^ whoevers;^ yesterday
2 ^...;^..at;^..bring;^..che;^..dat;^..dont;^..else;^..esto;^..gave;^..havent;^..hier;^..ik;^..il;^..je;^..like
2 ^..make;^..mean;^..moitie;^..more;^..nicht;^..nothing;^..ones;^..op;^..place;^..que;^..runde;^..son;^..sorry;^..stop
2 ^..they;^..toi;^..wants;^..wouldnt;^..ze;a catastrophe;a coin;a computer;a double;a fight;a garrison;a half;a rule
2 a set;a ta;a think;a threat;a warning;a word;a..or;ab;abend;abend ,;able;able to;about a;about my;about to;act
2 after a;against it;ago ,;ago and;agreed to;ahead ,;ahora;aire;algo;all :;all until;all..in;alli;along the;alors
2 already gone;als..,;alter;although;altro;alvast;am not;am still;am very;america;an..,;ancora ,;ancora la;and can
2 and go;and hes;and ill;and see;and shes;and this;and yet;and..back;and..on;and..should;and..usually;andata;angst
2 annoy;annoy her;annule ,;another;another $;answer ,;answer my;answers my;any way;anymore;anymore $;anything else
2 anything in;apart $;apply;are at;are for;arent;armate in;armeen in;armees;armees en;armees..@;army $;arrive
2 arrived ,;arrivo;as;as discussed;as for;as i;as well;assez;at a;at noon;atrasado;atrasado ,;attack me;attack there
2 attack when;attente;autre;avance;avanzano;avec #;avec..$;away ,;ayer;back #;back ,;back in;back when;back..,;back..i
2 bad idea;bad..,;badly $;bang $;bar;bas;bath;battles;be done;be happier;be less;be on;be wrong;be..to;beetje
2 before the;before then;before..$;behalve;ben;ben a;ben klaar;bene ,;beside;best thing;bete;betise;betise ,;better
2 better with;between..and;beyond;bij de;bin ich;binnen;bis dahin;bit ,;bit with;blijven;blood;bloody;bloss;border
2 border until;borders;borders ?;brave $;break at;broer;brother;bug;but &;but here;but hes;but no;but that;by a;ca $
2 ca ?;ca passe;ca..$;call my;called ,;cambiar;cambie;cambie de;came from;came out;can;can $;can afford;can get
2 can read;can..@;cant decide;cant remember;capital;capito;card i;card is;cards ?;cards if;cards is;cards to
2 cards..the;careful ,;carte $;casa;catastrophe;ces;change $;changing;changing my;cheaper;checked;chi ha;ci..$;coach
2 coin;coin $;coin for;come home;come..$;con meno;confused;contare;continent ,;cosi $;could;could go;could tell
2 could use;council;count on;counted #;counted my;country ,;crazy ,;crazy in;crossing;cuando;cuanto;da unten;daar #
2 dadi ,;dados ,;daheim;dahin;danno;dans le;darsi;das ?;das ist;das klappt;das wars;das..ist;dat;dat van;dat was
2 davon ,;de armees;de helft;de kaart;de last;de los;de my;de troops;decide $;decide whether;decir;decirlo;decirlo $
2 defeat;dem tausch;demande;den @;denk ik;deze keer;dezelfde;di me;di mia;di..,;didnt see;die karte;die neue;dies
2 dies $;different $;different turn;dimanche ,;director;discussed;dit que;do this;do..the;doch erst;doesnt get
2 doesnt mind;dont get;dont have;dont..$;dont..me;door is;double;dove;down again;dran;dran $;draw;dreimal;droit;druber
2 dry $;du all;durch;e mi;each;each other;easier;easy $;een andere;een beetje;eh ?;eher;ehrlich;einmal;either way
2 ejercito;el aire;el numero;el otro;el que;eliminato;eliminato ,;else is;en el;en los;en..,;en..niet;enough ,
2 enough of;enter;er ,;erst mal;es #;es ist;es nicht;es..$;es..,;esce;esce #;escribo;esta;esta vez;esta..no;esto $
2 et #;et non;etre que;even a;even in;even possible;everyone stays;everything ,;fails ,;fall;falling;falls $;falta $
2 fanno;fanno paura;fatti;faut;fear that;feel sorry;ferma;fewer men;fight on;fin $;find it;fine ,;finished $;fino a
2 first che;first place;first thing;fit;fix;fool;fool $;foot;footnote;for another;for..game;for..moment;for..time
2 for..turn;forecast;fought;found a;found my;free $;friday $;frieden;from @;from that;front $;front ,;fue;full ,;gaan
2 gaat;gaat het;garrison of;gedaan;gente ,;gesagt;get more;get..$;getippt $;giorno;giro;go crazy;go for;go..to;goed ,
2 goes into;goes south;going ,;gooien;got in;got one;got this;got..the;grandmas;grandpa says;grown;guardia en;guess
2 haar;hace falta;hacer;hacia;hacia @;half asleep;happens;happier;has &;has told;has touched;has..@;has..to
2 hasnt written;hat mir;hatte ich;have ?;have gone;have lost;have one;have seen;have the;have..it;have..to;havent
2 he does;he plays;head $;heeft de;helft;help;help $;hermano $;herself;het niet;het zuiden;het..$;het..niet;heute
2 hier en;hier ist;him;him $;his $;his cards;his last;hiya;hiya ,;ho ,;ho letto;ho mai;ho messo;hoe;hoi ,;hold ,
2 hold @;hold your;home;hoofd;hoop;hope i;hope im;hope to;hopeless;horse cards;hospital ,;houdt ,;how it;hurt $
2 husband has;husband says;husband thinks;i attack;i did;i look;i place;i really;i used;i wasnt;i wish;i..decide
2 i..that;i..those;i..too;i..with;ich;ich $;ich hab;ich schlafe;ich wollte;ich..#;ich..,;id had;id keep;idea;idea if
2 ideas $;idee;idee $;if hes;if im;if no;if youve;if..roll;ik #;ik ben;ik die;ik het;ik je;ik jou;ik me;ik place
2 ik stuur;ik was;ik win;ik..#;ik..de;ik..er;ik..het;ik..niet;il contrario;il ne;il tuo;il turno;ill keep;ill stop
2 ill tell;ill..a;im feeling;im having;im in;im keeping;im no;im only;im sure;in ?;in den;in line;in mano;in ruhe
2 in..i;in..in;instead of;io $;is $;is ,;is about;is already;is better;is empty;is er;is off;is op;is right;is that
2 is to;is..allowed;is..good;is..that;is..too;isnt it;it;it .;it and;it as;it becomes;it by;it could;it might;it once
2 it only;it otherwise;it stops;it this;it tomorrow;it wasnt;it works;it would;it yourself;it..and;it..be;it..possible
2 it..so;it..the;it..this;it..wrong;its @;its enough;its going;its written;its..last;ive changed;ive heard;ive just
2 ive put;ive seen;ive..#;jai..#;japans;jarrete;jaurais;je het;je perds;joe;joke;jouer;jouw;jugada;jusqua;just #
2 just as;kaarten;kam;keep..of;keeping #;kidding $;kies;kind ,;klaar;klaar met;knock;know what;know..you;konnte
2 krijg ik;kurz;kurz ,;la ,;la bas;la moitie;la tropa;la vraie;land;langer;las;las mias;las..$;lasst;last ones
2 last tour;last woche;later today;le last;le tour;le tue;le..$;leave some;leaves @;left in;leftovers;legers;legers in
2 legers..@;lei;less than;let..know;lets go;lets..$;letto;letzten;level;limit;linda;list for;little $;lo de;lo first
2 lo tengo;longer;los #;losing a;lost it;lot;lunes;ma ne;ma non;maandag;maar het;magari;mail $;mail ?;mail has;mail on
2 mail..,;mail..me;mail..the;make me;maken;maken me;making;mal ,;mano;manque;many..&;map without;marche;marches
2 maths $;may have;may..the;maybe next;me :;me quedan;me see;me shed;me some;me there;me to;me..,;me..at;me..hour
2 me..of;mean &;mee $;mehr $;meiner;meint;mejor $;menu;merely;mi fanno;mi sono;mi..,;mia ,;mieux;mieux ,;mind sending
2 mind yesterday;mind..$;minder $;mine;mine ,;mine ?;minus;mio;mio ,;mir ehrlich;mir..$;misschien;missing $;mistaken
2 mit den;mitad de;moeten;moitie;monday ,;monde $;more armies;more next;mornings;move #;muss;my a;my big;my break
2 my broer;my brother;my computer;my glasses;my keyboard;my little;my losses;my offer;my place;my zus;my..from;my..had
2 na;na de;nacht;name;ne ho;near;need the;needs;neighbour $;neighbours $;nephews;nessuna;net;neue;new armies;new one
2 next round;nicht besser;nicht nur;nichts $;niet te;night i;no digo;no estoy;no place;no se;no..$;no..today
2 noch jemand;noch mal;nodig;nog ,;nog een;nog wel;nog..$;nomas;non ci;non e;non ho;non lo;non ti;nothing at
2 nothing..this;nummer;nur aus;nur..$;ob ich;of $;of another;of ik;of something;of these;of what;of..can;of..i;of..is
2 off ,;off..,;offer;often;oh ,;ok ?;omen;on @;on his;on it;on ne;on our;on this;on top;on..for;on..last;once;onder
2 one and;one for;one here;one in;one left;one out;one stops;one to;ones ,;ones i;ones left;only has;only with
2 only..army;ook;op ,;op een;ophouden;ophouden $;opinions;or the;or was;or..that;orders ,;ospedale;otherwise $;ou tu
2 oublie ce;oui;oui ,;out there;over ?;over it;over there;owe &;owed;para..$;pardon;parece;parle;part of;partie $
2 partita ,;pas de;passe $;passo;past the;path;paura;paura $;pause;peace;penso $;per il;percent $;perds;personne $
2 peur $;pile $;pills;play ,;player;plus $;plus de;po;poco $;portate;porto;possible ?;pour..@;press;probably right
2 properly;puedo;puesto;punto;put into;quand;quarter;que;que ca;que es;que je;que jen;que..$;que..con;que..de;quelque
2 quita;quita el;quiza;quizas;read @;read it;read the;real one;real ones;really got;reckon;recu;reflechir;return;rien
2 right;right now;right to;right..$;risk;risky;road is;roll;roll $;ronde #;ronde ,;round and;round..$;round..the;route
2 ruhe;runde;runs;s;sa;safe;safe..$;sag;said $;said in;said on;sailing;salt ,;same to;sanity;say :;say about;says $
2 says @;says never;schau;schreiben;scrivo;se il;second place;see $;seen &;seen how;segunda;semaine last;sent;sent you
2 seriously ,;serve;serve #;settle;seulement de;seven;she may;should;should be;should come;should get;should leave
2 should you;should..a;should..be;shoulder and;shouldve been;si a;si el;si gano;si la;si tu;si va;sia;side;side $;sigo
2 sigue;sin..$;single ,;sitio;sitzen;sixes against;size;size ?;skipped;sleep..the;so &;so everything;so it;so only
2 so we;so you;soir;solo ,;solo da;solo sitio;someone has;somewhere;son wants;sono #;soon;sorry sorry;sort;sous le
2 south $;south ,;southern;southern front;speel;speel dit;spelen;spiel;spielen $;spijt;spread;sta;stack;stack ,
2 stasera;stato;stavo;stayed in;stehen;stehen $;still got;still not;still..the;stop me;storia;strongest;subito;sugar
2 sulla;supper;supposed;supposed to;surtout;swapped;talking about;tarde $;tastes;te mando;tell..if;terug;terug $;testa
2 than one;than she;than you;than..$;that;that doesnt;that enough;that out;that right;that..$;thats;thats for
2 thats where;thats..$;thats..i;the bar;the bath;the battle;the bit;the boat;the bottle;the card;the door;the evening
2 the full;the home;the horses;the job;the least;the line;the long;the menu;the name;the old;the ones;the road
2 the rule;the small;the soldiers;the southern;the turn;the war;the water;the weekend;the..@;the..have;the..just
2 the..out;the..when;the..where;them for;them..the;then @;then never;then..$;there i;there..$;there..a;these;they ?
2 they have;they roll;they..,;think $;think thats;think the;think..is;think..the;this ,;this but;this by;this more
2 this move;this over;this turn;this way;this..you;tho;tho $;those..in;thought $;thought i;threat;ti;till..$;time..so
2 tirare;to cancel;to do;to end;to give;to in;to no;to sit;to that;to whoever;to..@;to..at;to..before;to..both
2 to..from;to..last;to..the;tocar;toch;todavia;todavia no;togli;told &;tomorrow;tomorrow ?;tonight to;too;too $;too if
2 too long;top;tot;touched;tra i;traded;treaty;treaty with;tropa;truce in;truce..@;trust this;try $;try it;tu me;tue
2 tuo;turn comes;turn yet;tussen;twice;twice $;type;typo $;ugh;una mossa;una sola;unbedingt;under;understand it;unfair
2 unos;unten;until christmas;until monday;until next;up $;use it;usually right;va o;van $;van @;vanavond;vedere
2 vediamo;veel;veel $;vergeten $;vers;very sorry;vez no;victory $;viele;vielleicht;viene ,;vite $;voir;voor me;vorige
2 vraie;waar ik;wait is;wait till;wait..the;wake;wales $;want some;want that;want..know;want..talk;wants;warning
2 warten ,;was &;was easy;was going;was half;was ik;was too;was..@;was..my;wasnt;way;we can;we know;we say;wednesday $
2 weeks..$;wees;weg;weg $;wel;welcome;wenn du;wenn..klappt;went ?;went off;were ,;west $;what happens;what is;what the
2 whatever that;whats a;when it;when youre;where $;where my;whether &;whether he;whether that;whoevers;whose
2 whose turn;why $;why my;wife ,;wife thinks;wilde;will #;will das;will do;will encore;will je;will nicht;will zeggen
2 wiped;wiser $;with &;with me;with..$;with..in;without a;without this;won $;wont..it;word about;work ,;would;would be
2 would never;write ,;written;wrong $;wrong ill;wrote this;wurde;y me;y una;y..$;yesterday i;yikes;yo no;you &
2 you come;you later;you reckon;you when;you..that;you..to;you..what;youd;youll;zien;ziet;zitten $;zo ,;zug;zuiden;zur
2 zus
3 # in;# men;# more;# of;# to;#..#;#..at;#..the;, id;, je;, la;, maybe;, one;, se;, will;,..has;,..ich;,..this;@ ,
3 @..and;@..not;^ #;^ all;^ as;^ go;^ je;^ on;^ one;^ take;^ thats;^ this;^ tom;^..#;^..can;^..do;^..i;^..ive;^..of
3 ^..promised;^..sono;^..wife;a joke;a..at;aber;about @;about..,;all..@;am i;and no;and then;answer;answer $;antes de
3 any..$;asked me;at it;au;auf;away;back to;badly;by..,;ca;can..$;cartas;cest;changed;con la;course $;del..,;den;di..$
3 different;dit;do i;do..have;do..think;doesnt;else;en..$;encore $;enough;era;extra;for my;for..?;free;goes..@;halt
3 hat $;have #;home $;i dont;i lose;i put;i..at;i..do;i..i;i..not;i..to;id..the;ik..$;ill..you;im not;in it;into..$
3 is still;it $;it ?;it a;it all;it is;it out;it..$;its..,;je;just;just a;left;left ,;looking at;lost..$;maar;mail
3 mando;many;mas;me if;mee;meglio;men;mich;middle;mit dem;moved;my orders;my..turn;nicht..,;of..,;of..@;of..in;on ,
3 on..phone;once ,;one;one of;one..$;op..$;or..it;ought to;para;pero;phone $;phone ,;piu;plus;que @;rest in;right ?
3 round $;run;se;sono;strike;take the;than;that last;that the;the @;the border;the middle;the phone;the real;the..#
3 the..from;the..with;them $;there;there $;think;thinking;this round;this..for;this..to;to leave;to wait;to..#;to..&
3 to..?;to..on;tonight;tu;until;until..$;was..for;what &;what do;where;win..$;with @;word;wordt;worth;you hear
3 you like;you..?;zu
4 # ,;# on;#..i;&..peace;&..still;, @;, could;, first;, ho;, te;,..:;,..dan;,..das;,..everything;,..hab;,..ik;,..may
4 ,..me;,..mine;,..non;,..too;: #;@ ?;@ no;@..ich;@..le;@..mine;@..more;^ after;^ and;^ con;^ das;^ dat;^ erst;^ give
4 ^ halt;^ if;^ keep;^ let;^ more;^ no;^ once;^ perhaps;^ se;^ should;^ these;^ turn;^ where;^..dit;^..forget;^..it
4 ^..joue;^..just;^..la;^..least;^..ne;^..only;^..or;^..other;^..se;^..the;^..until;^..wollte;^..wrote;about the;after
4 after the;al..$;all ?;all..on;already ,;als..$;ancora;and #;and not;and..to;another round;any more;anyway $;are $
4 armate..@;armeen;as a;aspetta;attack..there;au..$;away $;be..with;better..the;bit..$;bit..the;border $;bueno;but..$
4 call it;cards;cards $;cards ,;carry;carte;ce;ce..$;changes;come to;con..$;contrario;counted;coup;cut;dan;dan..het
4 das..,;de jouer;deze;di #;did that;do;do $;do..$;doing this;dont..the;eigenlijk;either;en #;en @;en..de;encore;erst
4 etre;even..$;everything;except;fails;for it;forse;from last;from..?;geht;give;given;gli;go;go to;goes;goes well
4 goes..,;half of;happens if;has already;hasta;het $;het..,;hit;i changed;i counted;i havent;i might;i see;i want
4 i wont;i..?;i..last;i..still;id..to;if you;if..fails;if..lose;im back;im..sure;into @;is..even;it again;it looks
4 it..to;ive lost;je me;just in;just..case;kan;keep;keep it;keep..at;know how;la..que;later ,;lets;light;lines;lo..$
4 lose;mail ,;makes;mal $;male;maybe;menos;met @;meta;might;mind the;mine..$;mir..,;more..$;most;my mail;ne;ne..rien
4 next turn;nichts;no;no..i;noch;nog;non..,;north;not what;number ,;nur;ob;of #;of..:;okay;on hold;on..first;one $
4 one army;one place;only;only the;opinion;or..@;orders;ought;out $;out of;over $;pass;peace $;peace in;perhaps;place
4 place ?;plenty;promised;que no;que..,;questo;roll..$;rolls;rolls $;round..i;said..the;sale;second $;she has;should i
4 should..@;should..been;slept..it;so..me;so..not;solo;sono..,;sorry ,;sous;staan;staat;stack is;stays;suis;sur;take
4 take @;than @;the last;the..about;the..for;the..goes;then the;then..,;theres;think its;thinking about;third;this for
4 this..not;those #;to @;to sleep;to stop;to..of;tomorrow $;tour;tra;trop;turn is;under..$;until..week;van my;veo
4 vindt;wait..&;want;want the;want..see;wenn das;wenn ich;what..if;whats;when..gets;whether;while;wife says;wife..i
4 without;wollte;wrong..$;y no;you..it;you..its;you..this;zijn;zuruck
5 # $;# armees;# at;# but;# di;# man;#..it;#..non;& about;& e;& i;& just;& my;& too;& up;&..attack;&..got;&..ist
5 &..moved;&..out;, always;, ask;, cetait;, ci;, dann;, denk;, dont;, ill;, nada;, no;, para;, si;, sorry;, theres
5 , this;, though;, vielleicht;,..#;,..attack;,..better;,..brother;,..enough;,..first;,..go;,..hes;,..many;,..maybe
5 ,..mich;,..off;,..orders;,..pas;,..se;,..shes;,..son;,..te;,..that;,..ti;,..times;,..which;,..will;,..wordt;. @
5 : first;: no;:..@;@ $;@ con;@ needs;@ niet;@ or;@ que;@ si;@..$;@..con;@..do;@..fall;@..help;@..is;@..it;@..off
5 @..whatever;@..whichever;^ (;^ als;^ antes;^ ben;^ can;^ change;^ could;^ do;^ eigentlich;^ hold;^ id;^ just;^ laat
5 ^ lieber;^ mejor;^ nach;^ not;^ nur;^ of;^ pardon;^ perdon;^ pick;^ place;^ play;^ si;^ statt;^ und;^ would;^..@
5 ^..anything;^..by;^..ca;^..great;^..ich;^..instead;^..its;^..joking;^..kan;^..may;^..mind;^..mon;^..once;^..one
5 ^..para;^..rest;^..soon;^..those;^..trade;^..wasnt;^..when;^..youve;a @;a la;a minute;a typo;a..mail;aan..$;abajo
5 about $;about...;about..if;ach nein;achter;afford;after that;again after;again at;against a;against me;against..,
5 ah ,;all ca;all en;all this;all..la;allora;almeno #;alone;als;als &;als er;als..het;an..ago;an..place;ancora #
5 and..as;and..that;and..think;annule;another game;apart;are ,;are just;are kind;are..me;army there;army..$;arrete
5 arrive $;as @;as..stays;asked..to;at least;at..and;at..end;at..time;attacked me;auch..$;aufhoren;aun;avant..,
5 avec le;be #;be left;be more;becomes;becomes..$;before;belongs to;better the;better..$;beurt;bien ,;bij;bis zur
5 bit..@;blijf;borders..$;bottom;break;brother..this;but id;but it;but..go;by one;ca ,;cambia;cambiato;can one
5 cancel my;case $;ce soir;ce..pas;cest trop;cette fois;change;che ho;ci penso;coast;come..the;comes in;comes..$;con &
5 could you;could..#;coup de;course;creo;dad says;dalla;dann;das;das hier;das noch;dat dan;dat..$;de #;de que;de..@
5 depuis;derriere;dice..#;did..say;die halfte;die karten;digo;do ?;do what;dont;dont know;dont..him;dont..that
5 dont..too;door $;door..@;down..#;drawer;e..una;earlier $;early ,;eben;echte;eentje;either this;el..?;el..del
5 el..turno;elkaar;else..$;en..#;end..with;entre;er;eruit;eso;est de;este;estoy..$;everything in;fai;fai..$;few $;fils
5 first;first ?;first..$;first..@;first..and;fois $;for..day;for..mail;for..next;forget..,;from &;game with;getippt
5 gets me;gewinne;give me;go badly;go easy;go..@;goes..the;got..left;group;group $;hablar;had ,;hago;halfte;halt ,
5 has changed;has more;has moved;have it;have to;have..left;have..say;he has;hear..&;here goes;hermano;herum
5 hes probably;het aan;hit @;ho cambiato;hold;hold..horses;horses ,;hou;hour ago;husband..i;i #;i get;i own;i said
5 i..@;i..afford;i..know;i..more;i..them;ich attack;ich..als;id;id like;id say;id..a;ideas;if #;if i;if..dice;if..one
5 if..see;ik dit;il..#;ill..this;im ahead;im home;in mind;in..other;is for;is missing;is niet;is not;is what;is..&
5 is..be;is..by;is..enough;is..it;is..one;is..really;isnt;isnt..$;isnt..,;isnt..?;it from;it..#;it..?;it..really
5 it..well;its still;its..#;ive..to;jai my;je..my;je..pas;jij het;joke $;joking;just the;karten;keep..#;klappt;krijg
5 la segunda;last weeks;later;least;left $;left @;left..then;let;let me;let them;let..be;like its;like to
5 little brother;lo;lo estoy;lo..,;lo..con;load;long way;longer $;looks..its;lose..,;losses;losses $;maar..,;make..a
5 many in;mas $;mas ,;maybe i;me more;me ne;me out;me..do;me..what;mean;meant to;mee ,;mehr;men $;met..,;mette
5 mi..ancora;mia sorella;mia..,;mias;mij;mind..,;minder;mine..,;misread;misread the;mistake in;moi..$;moins;mon fils
5 more;more..you;move in;moves $;my answer;my..brother;my..up;naar;naar..$;nach dem;nada;nadie;ne..rest;needed;nel
5 never mind;nicht mehr;niet;niet $;niet..$;niet..ik;no need;noch..?;nog..,;nog..?;non..piu;nonsense $;not all;not..@
5 not..it;nothing this;number #;o;o..,;ob @;obviously $;of dice;of those;off $;oh;oh..and;okay..$;on..#;on..truce
5 on..until;one ?;one at;one was;one..a;one..from;one..it;one..there;one..those;ones..$;only wanted;only..a;only..of
5 only..one;or;or..$;other $;ours;out with;out..@;papa;par;para que;pardon ,;park;pas $;pas le;pasado;passe;pays;penso
5 perdon;piu di;play..?;posto;program;promised..peace;put a;put my;put this;que #;que &;que jai;que viene;que..a
5 queria;question;really..of;rest ,;rest..#;round ,;round with;said..,;say no;says #;says..the;schlecht;se a;se queda
5 se si;se..e;se..sono;see if;see..it;seen it;send;sensible;sent it;set;she..me;she..the;shed;shes..,;should keep
5 should..the;si;si hay;si..il;si..passe;si..perds;sin;slecht;so do;so if;so..@;soir $;soir ,;son says;soon..&;sorella
5 sorry..i;staan $;stayed;stays..$;still..,;stop;stop..the;stuur;suppose $;supposed..be;sure if;take..off;taken;tausch
5 tauschen;te;tegen..,;tell me;test ,;than..in;than..of;that $;that cant;that from;that in;that..be;that..last
5 that..possible;that..the;that..was;thats a;thats enough;thats what;thats..my;the feeling;the right;the..first
5 the..half;the..i;the..instead;the..may;the..must;the..orders;the..part;the..set;the..stays;the..thing;the..until
5 the..up;them all;them can;them..$;then;then $;then ,;then keep;there are;theres an;they are;thing;think ?;think i
5 think..$;think..something;thinks the;this ?;this and;this or;this was;though $;throw..$;thumb;thursday..i;till &
5 till you;to #;to change;to place;to take;to..everything;to..half;to..it;to..others;toch niet;toch..,;too many
5 too..in;touche;tour..$;tranne;troops $;tu..@;turn..,;turno que;typing ,;u;uberall;ultima;una vez;unless the
5 until you;until..,;up @;up my;using;va bene;van..week;veux;viene;vivo;von mir;vorher;wait $;wait until;want all
5 want is;want to;warte..,;was it;was only;was..mistake;was..niet;way..$;we do;we leave;week..so;weeks..,;well see
5 wenn;what my;what..did;when there;where..is;which of;while im;while typing;whole thing;will ich;will..$;will..?
5 with fewer;with nothing;with the;with these;with this;with..#;with..one;would like;would..mind;wouldnt;write;wrong
5 yet..$;you about;you can;you mind;you put;you to;you wait;you..i;you..so;you..them;you..with;your horses;zonder..$
5 zur halfte
6 # ?;# armeen;# de;# for;# losses;#..home;#..mas;#..me;& hasnt;& hat;& id;& me;& non;& si;& wants;&..first;, after
6 , als;, das;, el;, if;, let;, of;, please;, right;, say;, take;, tell;, then;, whatever;,..@;,..comes;,..forget
6 ,..goes;,..je;,..one;,..send;,..think;,..would;: the;@ :;@ card;@ i;@..better;@..then;@..there;@..was;^ but;^ ce
6 ^ cest;^ dont;^ era;^ es;^ et;^ everything;^ falls;^ from;^ lo;^ non;^ oh;^ only;^ scusa;^ second;^ then;^ una;^ was
6 ^ yes;^..agreed;^..case;^..caso;^..half;^..hay;^..het;^..hold;^..line;^..maar;^..mail;^..met;^..non;^..not;^..nur
6 ^..out;^..solo;^..too;^..use;^..wait;^..what;a..army;a..idea;a..more;about..one;actually ,;af $;after all;ahi;al @
6 all..#;alleen;alone ,;along;an order;ancora..$;and only;and..in;and..it;and..me;anders;anything;anything $;armate
6 ask;ask &;at home;attack is;au..#;au..tour;avant;away from;back ?;bad ,;be..#;before i;behind;belongs;beter
6 better..me;bis;bleiben $;bleibt;bueno ,;but #;but dont;but not;can we;can..the;cards for;carry on;change my
6 change the;changed my;cosa;could we;count;counted..$;dal;das..@;de ici;de lo;de..?;de..la;deal;decide;denk;depuis la
6 depuis..$;die #;dir;dis;do anything;do..same;does $;doesnt..$;dont..to;down to;e non;earlier;enough $;entonces;esto
6 far..it;figure;finale;first $;first ,;first attack;follows;from this;fuori;gar;gar nicht;get @;get..,;give..an
6 gleich;go ,;goes..$;guardia;has..my;havent..the;hes..right;hold it;i believe;i even;i forgot;i may;i will;i would
6 i wouldnt;i..mind;i..want;ich nicht;ich..nicht;id..it;idea ,;if;if she;if they;if we;if..$;in case;in there
6 in..first;is fine;is het;is just;is only;is..for;it goes;it..badly;it..you;ive thought;ive..$;ive..better;je..$;jij
6 joke ,;just kidding;just..,;just..to;kannst;keep..$;kidding ,;la last;la mitad;lass;laten;le @;le..depuis;left..@
6 legal;let it;lets not;lets..it;lets..that;like $;lo que;long..i;looks..$;lot ,;maar een;made up;made..my;mail before
6 make;manana;may i;me peace;me suis;me..de;me..in;me..sin;me..than;me..tonight;mean ,;mejor;mind..the;missing;mitad
6 moins #;moins..$;moment ,;mon..de;more $;more..,;more..that;mossa;most of;move ?;my..while;nada ,;naturlich;nest
6 next to;nicht;niet ,;niet..,;no..@;non;non ,;non sono;non..$;none of;north $;not;not so;not sure;not..i;not..if
6 not..this;nothing $;nothing..@;now that;numero;nur ein;oder..$;of course;of..before;off..&;oh..,;on..&;on..safe
6 one after;one is;one more;one yet;one..#;one..on;one..only;one..round;one..the;one..to;ones..the;only $;only..to
6 or..,;other..,;others are;ou;part $;pas;peut;peut etre;pick;please;plus..#;plus..$;que lo;quiero;rest;run..$;runde $
6 safe side;same;sarebbe;sauf;scusa;se me;se puede;se..$;second..is;sense $;seulement;si ca;si je;side ,;sit;slept on
6 so..do;so..that;sobra;solo..,;sorry..that;stack $;statt;still..#;stop..$;suicide;take it;take..,;te veel;te..$
6 than that;than..,;that attack;that one;that..for;that..still;thats the;thats..,;thats..the;the bigger;the bonus
6 the extra;the first;the odds;the safe;the same;the stack;the..before;the..ones;the..roll;the..side;the..stop;them ,
6 them there;then nothing;then on;there ,;there is;think ,;think of;this..dont;till;to decide;to have;to hit;to keep
6 to send;to think;to write;to..her;to..is;tom..#;too..to;touch..$;tour $;truce;trying;turn ?;turno $;twice ,;typo
6 until #;up..mind;van die;vaut;von..aus;wacht;wait;wait a;warte;was my;waste;weakest;weet;weniger;western;weten
6 what..would;what..you;where it;whether the;wise;wiser;with only;with that;worp;would it;would..be;would..to;write..$
6 wrong ,;yes ,
7 # a;#..@;#..then;, call;, dan;, stop;, wenn;, whichever;, would;,..ask;,..isnt;,..it;,..keep;,..lo;,..need;,..no
7 ,..not;,..or;,..tell;,..tu;,..write;:..the;@ alone;@ first;@ if;@ thing;@..,;@..all;^ ah;^ al;^ attack;^ attends
7 ^ er;^ est;^ stop;^ warte;^ while;^ without;^ y;^..auf;^..das;^..en;^..las;^..let;^..move;^..nest;^..rather;^..that
7 a mistake;a truce;aan;aan ,;about..cards;ach;ach..,;after #;agree;ah;ahead;all in;als het;als ik;and @;and..this
7 andere;antes;at all;attack..,;attacks..@;au @;au moins;aus..$;bad $;badly ,;behind $;ben $;bit about;bleiben;but one
7 by #;can i;ce nest;ce que;dann @;davon;desde;do..?;doch;doen;donde;dont want;du @;either..or;er..#;est ce;est..que
7 everything..$;falls;few;first..,;follow $;forget;garde;hear from;hold..$;i just;i mean;i take;i..trade;id leave;if &
7 if ive;if nobody;if..gets;if..have;if..is;il @;is worth;it be;it fails;it isnt;it one;it until;it..,;it..i;je ne
7 je prefere;just..the;kann;keep #;keep the;kijk;last attack;later $;least..$;leave @;leave the;li;list;look..it;max
7 me think;mind;mistake;move ,;ne..plus;need to;nein ,;nicht..$;no more;no trade;no..nada;no..this;nonsense;not..,
7 number;obviously;odd;of it;of this;of..would;on that;on..i;only want;only..@;orders..$;other;other one;others;oublie
7 part;parte;place..$;place..,;possible;prefere;puede;put..there;queda;remain;save;se &;second half;second..$;si..,
7 silly;son..,;sorry $;still..my;stop ,;sure;te lo;that even;that is;that..one;the better;the bottom;the cards;the one
7 the others;the place;the third;the truce;the wrong;the..go;the..one;the..version;them;there ?;there..#;think is
7 though;till the;to attack;to lose;to..instead;to..them;to..what;toch maar;tonight $;tu..$;turno;ultimo;use..$;von
7 what i;what..have;what..want;whatever;whatever..$;when @;when its;works $;worth..$;yes;yet..i;you think;you..from
8 #..be;#..there;, bis;, mine;, ob;,..course;,..dont;,..es;,..if;,..mean;,..place;,..promised;,..take;@ doesnt;@ falls
8 @ y;@..la;@..no;@..non;^ ask;^ either;^ max;^ same;^..after;^..ce;^..go;^..kidding;^..play;^..take;^..una;a few
8 aantal;aanvalt;abbess;abbia;abort;accept;acceptance;accident;accordo;accumuler;acordado;acuerdo;adapt;adegua
8 adjacent;af;after..$;after..,;aggiungine;agnes;agreed;ahorro;aie;ailleurs;ajusta;ajustalo;allem;allow;almohada;alte
8 alternatives;alto;altra;altre;altrimenti;altrove;amend;american;amounts;an $;anade;andare;anderen;andern;aneinander
8 anfangen;angebot;angeboten;annoyingly;annuler;anpassen;anywhere;aparte;appen;appena;approvazione;appuye;april;arriba
8 arriesgado;arrivano;as long;as..as;assumption;atacado;atacaria;atacarla;atatck;atencion;attaccato;attaccherei
8 attacchi;attachment;attack from;attack..$;attcks;attimo;auquel;autrement;avanza;avast;aver;avisame;aviso;avvocato
8 await;ay;back the;balanced;bandeja;bare;basso;basta;bastan;batterij;be better;beachten;bedacht;bedoeling;befehl
8 befehle;behalte;behalten;bel;belay;bellen;bench;bens;bescheid;besloten;besoin;betere;better not;better to;bevestigen
8 bevor;bewaar;bientot;binding;blank;blessing;bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;bozza;brakes
8 bram;breek;brich;britian;brittain;brothers;burma;burn;busca;butta;buttala;button;caiga;calcolatrice;cambi;cambiado
8 cambiale;cambies;camino;cancella;canje;canjear;canon;careless;cas;caso;casualties;casualty;cavalier;cease;ceasefire
8 ceci;celui;celular;cero;chain;changer;chaud;checking;chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle
8 claro;clause;cleverer;cliccato;clock;closing;colleghi;coller;coloca;column;combinacion;combinato;comincia;committee
8 compulsory;concept;condicionado;confinino;confirmed;confirmo;confirms;confundi;confusion;confusione;congela
8 conquistato;conquiste;conseilles;consultalo;consultar;contato;conte;content;continued;conto;contrariamente;controlla
8 conviene;copier;correct;corrected;correctie;correction;correctly;correggi;correo;correttore;corrige;corrijo;corta
8 costo;coude;countermand;crecido;crept;croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$;dame
8 damit;darf;date;decade;decidee;deciderai;decidido;decision;deciso;dedo;defendiendo;defending;definite;degli;dejamos
8 dejaria;dejas;demasiados;demi;dentro;depend;deplace;deroga;desdecirme;desdigo;deux;dial;dices;dici;dico;diego
8 difendere;differ;differently;digan;dime;dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai;directly;disastro
8 discard;disculpa;discussion;displacement;disposto;distracted;dobles;doden;dont mind;dont roll;doorgaan;doorgaat
8 doppio;doubled;dovevo;draai;draus;drivers;drop;drops;drunk;dumm;easiest;ecrire;ecris;eerder;effe;einfach;eintauschen
8 eintragen;einverstanden;ejecutes;ejemplo;elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;emptying
8 endgultig;endgultiges;ene;enfadada;enleve;enlever;enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran
8 erase;erbuiten;ergens;erin;ersetz;ervoor;esagerato;escapo;escribio;esos;esperame;esperate;estaria;euh;except the
8 executing;exit;experiment;faccenda;facciamo;facciamolo;facoltativo;faisais;fallen;falsch;fanne;fasse;fea;fehlt
8 fermiamoci;fills;finger;finirla;fire;first and;flatmates;flip;flop;font;for..second;forbidden;foregoing;forget the
8 fortify;forze;frais;frase;fris;from there;fronti;fuera;fuerzas;funktioniert;gastes;ge;gegenuber;gelesen;geloof
8 gemeint;gemeldet;genoeg;genugt;geplakt;geredet;gerissen;gesetzt;getal;getallen;geteld;gevecht;geweest;gewohnheit
8 gezet;gibt;ginge;giocarle;giochi;giurerei;giusto;glaube;go on;goes to;grabbed;grande;greenlnad;greeting;grenst
8 grenzen;guardar;guardate;guerra;haal;habe;hable;habs;hadnt;hagas;half $;halveer;handed;hang;hangs;hanna;harbour
8 hasnt;hause;haut;haz;hazlo;heads;hee;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft;himself
8 hin;hinein;hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hop;horen;humbly;hypothetical
8 hypothetically;i promised;i say;i..about;ich..@;icland;id..@;idk;if @;if it;if the;if..doesnt;if..dont;if..get
8 ignore the;ignorier;ignorieren;igual;ijskast;ik er;ilegal;ill send;illegal;illegale;imparando;importe;in $;in that
8 in..place;increased;indias;inform;inleveren;inruilen;insieme;insist;insisto;insofar;installe;instead;intelligent
8 intendevo;interesa;invia;inwisselen;inzien;is..many;it doesnt;itd;jack;jattaquerais;jechange;jette;jeudi;jonas
8 juegues;jugaba;junto;just one;kampf;kanon;kans;kep;kid;kidding;klopt;klug;klungelen;kmachatka;koest;korrektur;kost
8 kostet;krachten;kunt;lado;laisse;lancio;larger;lars;lascerei;lascialo;lasciamo;lasciamola;lasciane;lasciarne
8 last one;latest;lease;leek;legality;leggi;leo;letterlijk;lies;limits;linea;link;links;llame;lleve;lugar;lukas;m;mach
8 machen;machst;mag;mailadresse;majority;make it;malheureux;manage;manca;marcha;mattaque;maybe..$;mazzo;me again
8 me until;meantime;mejores;melde;meno;mercoledi;messagerie;messing;metais;meti;metterei;mettiamo;mettine;mezzogiorno
8 mica;miedo;miercoles;migliore;mijne;milking;mindestens;minimum;mirando;misa;missus;mistook;mittagessen;modifier
8 moest;moglich;mogolia;moogt;moose;more..i;morgen;mr;muerto;mueva;muevas;mulling;mussen;mustnt;muy;nachster;nadat
8 nader;naked;nakijken;nalezen;namen;names;narrete;neanche;nearer;necesito;needful;neer;neerzetten;nego;nen;nentre
8 nenvoie;nes;netait;neu;nicht $;nieta;niets;nipote;no lo;no..,;nombres;nora;nord;not $;not ,;not..$;nul;null;numeros
8 obbligata;oben;object;objection;obliga;obsolete;odds;oefenen;oeps;of them;offenda;official;oltre;olvida;olvidalo;om
8 omit;on to;once..$;onderste;one with;ongeluk;ongeveer;onwards;oost;opas;opcional;opens;oppure;ops;opschrijft;option
8 or..i;orale;ordres;oriental;other game;oublies;outbox;overdo;overleggen;overlook;overlooked;overrules;parait;pare
8 parecido;parentesi;parentesis;parere;pari;partir;partisse;pasalo;pases;passer;pasticcio;pata;patto;pazzia;pedir
8 peine;pendiente;pending;pensa;pensaba;pensais;pensandolo;pensarci;penses;pentita;perdere;perform;permesso;permit
8 permitido;pet;phrasing;piazzamento;pierda;piled;pinch;pivoting;plaats;placer;plaisantais;planned;plantas;platz
8 ploughing;podria;poging;pone;ponga;pongas;pongo;ponlas;ponle;ponlos;porque;portion;pospongo;possibile;posted
8 potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend
8 probabilidades;proceed;process;production;proefdraai;propose;prosegui;provvisoria;prullenbak;pueda;pues;pupils;push
8 put;put..in;qual;quale;quando;quantity;quay;queden;quegli;quello;quelques;quen;quieras;quietecita;quitale;quitalo
8 ragionando;raid;rapporte;rate;rather;reach;rebaja;rechne;rechts;reconsider;reconsidered;recount;redo;redt;reduce
8 reflechis;reflexion;refuso;registri;reglamento;regolare;regret;rehacer;rehearsing;rein;reinforcement;reiter;release
8 renglon;repartelas;repeat;repent;rephrase;replaces;replies;reponds;reponse;reprendre;request;reserva;reten;rethink
8 retirada;retirate;revert;revisa;revisalo;revise;revises;revision;revoke;rewrite;richer;richtigen;rigirali
8 riguardando;rimanere;rimetti;rinunciare;ripensandoci;risentiamoci;riskant;risks;risparmiare;risposto;ritirata
8 ritirati;ritiro;ruber;rum;rumgedruckt;rung;rust;sacalo;sacan;sagen;saltalo;saltiamo;sapere;sarrete;satz;saying
8 scambiato;scandanavia;scene;scherzavo;scherzo;schreef;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive
8 scrivere;se..,;seasons;second;seconda;segna;segno;segue;seguito;seises;sembra;senal;senno;sensato;sentido;separate
8 sequence;setzt;shares;shook;showing;si &;sicura;siga;sigan;sils;simmer;sino;sistemalo;sixty;sla;slaan;slimmer;slip
8 slowly;so no;so..it;sobran;sofern;sohn;soit;solamente;sollen;soltanto;somethings;sondern;sonntag;sospendi;spaar
8 spass;spend;spendo;spostamenti;spostarle;sposterei;spotted;spreading;stapel;stay;steer;stel;stepped;stepwise;stick
8 stingy;strada;streich;strength;strips;student;stuk;stukje;stupid;substitute;succeed;success;sud;suffiront;suffisent
8 suffit;suicidal;suit;suite;suivent;suivra;sum;sums;sundays;supersedes;superstitious;supposing;supposons;survivors
8 suspende;suyo;tails;take back;take that;tantito;target;tausche;tbc;telefoniert;telephone;telt;template;temptation
8 tempted;tenermele;tengas;tenvoie;terminar;termine;terms;terrei;terugkom;the other;the rest;the..back;the..bit
8 the..can;the..if;the..next;the..place;theirs;theo;therefore;theres a;theyd;thing $;thing ,;think about;throw;tieni
8 tienilo;tik;tira;tiralo;tiro;to..if;tocaban;toccare;toccarlo;tocchi;toglierla;tolerance;tonta;too late;torno;toss
8 touch;touches;tourne;towards;tranquille;treating;tris;trompe;tromper;troppe;troppi;troublesome;troupes;truppen;tus
8 uberschlafen;ugly;uithaalt;umgekehrt;undone;unes;unfinished;unicamente;unidea;uniquement;upset;usane;usare;useful
8 useless;uy;valida;vallen;vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verkeerde
8 verkehrt;verlaten;verlorenen;verovering;verplaats;verplicht;verschieben;verschiedene;verso;verspreid;versterkt
8 vertan;verteidigern;verteilen;vertrekt;verwechselt;verwerkt;vespers;veterans;viejo;vinger;vloog;voel;voglia;volgens
8 volgorde;voluto;voorlopige;vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarschijnlijk;waarvandaan;waffenstillstand
8 wait..my;wegfallen;weggooien;weglaten;wegschmeissen;weinig;welke;what would;wilt;winners;wissel;with everything
8 with it;with..cards;with..dice;woanders;woensdag;worn;would do;would you;wrongly;wrote;wrote..,;yak;yeah;yet;yet $;z
8 zahl;zal;zegt;zero;ziehen;ziekenhuis;zij;zin;zodra;zugesagt;zweimal
9 # i;# is;#..them;, lets;,..put;,..second;,..wait;@..of;^ leave;^ o;^ wait;^..as;^..lo;^..si;^..sure;^..with;alone $
9 an ,;another..$;as soon;ask me;attends;auf..$;back..$;be @;case;decided;demain;do the;fewer;first..then;follow
9 for now;go..the;goes badly;happens $;hold the;i sent;i wrote;id rather;id..not;if that;if thats;if..can;ik..nog
9 instead $;is too;it ,;it gets;it too;je te;keep a;laat;leave;leave..alone;liever;me..you;minds;move..$;my next
9 my..mail;ne..pas;nein;no..than;noch..,;not..the;nur ,;oder;on..@;or @;pas..$;place ,;play..$;please $;put the
9 put them;quit;rest..@;result;send the;should go;sleep on;soon as;stay..$;still have;that ,;the..should;this..what
9 treat;version;wait ,;wait for;wait with;you..anything
10 ^ actually;^ unless;^..attack;^..attacks;^..if;^..meant;^..no;^..them;about..attack;afterwards;all..them;allowed
10 as it;at..?;attack;attacks @;before..roll;counts;do it;do that;first one;for next;hang on;if..has;im..#;it..@
10 je..suis;lieber;line;mets;mind $;more than;move;my..about;naar @;not @;not..about;one ,;only..i;right ,;scrap
10 second one;second..,;so dont;that..,;the #;the number;too..,;trade $;wrong..,;you may;you roll
11 # armate;# des;# du;# essai;# instead;# left;# must;# over;# reichen;# seems;# somewhere;# staan;# stehen;# tries
11 # van;# verloren;# voor;& alone;& ataca;& attacca;& attacked;& attacks;& attaque;& bis;& doesnt;& keeps;& moved
11 & offered;& okay;& peace;& tonight;, actually;, alleen;, cambialo;, correct;, damit;, dit;, do;, doch;, drop;, else
11 , eso;, everything;, falls;, finalement;, frag;, genau;, gli;, go;, gooi;, hein;, laisse;, lascia;, mag;, mets
11 , most;, ok;, pick;, plutot;, quella;, read;, scegli;, second;, skip;, sobald;, spread;, still;, strike;, stupid
11 , throw;, today;, trek;, vale;, zeg;, zieh;,..rest;. if;. le;: all;: dont;: niet;: nothing;: si;: swap;>;? because
11 @ @;@ af;@ afterwards;@ bedoelde;@ bit;@ but;@ goes;@ meinte;@ nait;@ not;@ ou;@ out;@ sauf;@ serait;@ sorry
11 @ still;@ tbh;@ tegen;@ though;@ twice;@ wherever;^ add;^ anything;^ argh;^ aspetta;^ attaque;^ begin;^ beim
11 ^ cambia;^ cash;^ cross;^ dann;^ depending;^ depends;^ deze;^ dis;^ estaba;^ esto;^ execute;^ finalement;^ forget
11 ^ garde;^ gilt;^ hm;^ hmm;^ ist;^ kann;^ kommando;^ lose;^ mais;^ march;^ might;^ moment;^ niet;^ nvm;^ park
11 ^ plutot;^ pull;^ quit;^ rather;^ read;^ roughly;^ sarebbe;^ sauf;^ save;^ sinon;^ spiel;^ start;^ subject;^ tacha
11 ^ tja;^ twice;^ undo;^ whoops;^..leave;a border;a condition;a guess;a look;a meno;a que;a suggestion;a tie;a time
11 a waste;aber lieber;above $;accord $;ach nee;actually;actually the;adjust;adresse;afghanistans;afghanistans mine
11 after @;after dinner;after every;after lunch;again :;again tonight;agreed on;agreed that;agrees to;al contrario
11 al posto;alcanzan;all depends;all du;all nach;alleen als;allowed ,;allowed ?;als @;als ben;als je;am handy;an error
11 an meiner;anders vervalt;andersom;andersrum ,;angenommen;angenommen ,;angreifen ?;angreift;angriff bin
11 angriff schiefgeht;answered;answered my;antes con;anything yet;applies;are bad;are left;are needed;are wrong;argh
11 argh ,;armeen hat;armees ,;arrabbia;arrepenti;arrepenti de;arrete toi;as an;as many;ask first;ataque @;ataque solo
11 ataques;atras;attacca ,;attacca @;attacca il;attack ?;attack @;attack after;attack back;attack il;attack..@;attacks
11 attacks ,;attaque $;attends avant;au prochain;auf ,;auf @;aufhoren $;aus @;aus an;ausser;avec @;b :;back afterwards
11 back there;bad roll;badly just;be allowed;be played;bedoelde;bedoelde ik;before &;before ,;before ive
11 before playing;before that;before this;begin with;beim zweiten;below ,;ben er;better ?;better make;better odds
11 better one;better put;better stay;big army;bij ,;bis &;bit less;bits;bleed;bleib;bother with;bouge pas;bound
11 bound by;break it;broma;brother typed;brouillon ,;but ive;but keep;but without;by itself;by phone;ca en;ca se
11 caduto;caduto il;cae;calling;can ,;can it;can skip;cancel that;card if;cards after;cards i;cards in;cards next
11 cards with;cartas para;case &;case i;case id;cash in;ce qui;cest juste;cest permis;change @;changed since;che tu
11 check the;coast $;come before;comma;con esto;condition;condition que;conditional;confirm;confirm the;confirme ca
11 consider this;convinced;correggo;could skip;count $;count this;couple more;creo que;crois;cuantos;cuentas;cuentas ,
11 cut the;da $;dad first;dads;daft;daft ,;dagegen;dall;dall @;dalla @;damit $;damit ,;dan kijk;dann ist;dann lass
11 das aber;das second;das uberhaupt;das war;das ware;davvero;davvero ?;de aanval;de abajo;de fil;de first;de lancer
11 de las;de plus;de second;de trop;de verdad;decent $;decide ,;decide between;decided yet;decido;decido then;dejo
11 del final;del turno;delete the;denn;depending;depending on;detto;di piu;dice less;dice only;die $;die aanval
11 die last;die move;dir heute;dire @;direction $;dis moi;discuss;disregard the;dit nog;do @;do both;doen $;doen ,
11 does ,;doesnt count;doesnt fall;donde puse;done ,;done with;dont send;dont start;dont touch;door naar;double check
11 doubts about;drop one;du ?;du streichen;dunno;eastern;echange ,;egal;egal welches;ein entwurf;ein test;eine #
11 el orden;el proximo;else has;en a;en niet;encore ,;enough there;enough to;entrer;entrer all;entscheide
11 entscheide ich;er #;er hoort;er staat;er te;era broma;era del;erlaubt;error;erst morgen;es $;escribe;espera a;essai
11 esto queda;estoy pensando;et si;etre mieux;even do;evenly;everything above;everything after;everything into
11 everything to;example ,;exceed;exceed #;facessi;failing;fall back;falls der;feel better;feel free;feel safer;fermi
11 fewer if;fewer would;fifty;fil;finale non;fine with;first angriff;first ask;first avec;first fight;first if
11 first is;first mail;first met;first part;first what;first whether;frag;frag mich;free to;fruh;further $
11 further than;garde my;garder;gave &;geht ,;gek;geklappt;geldt while;genau;genau andersrum;gerust;get ?;get them
11 get through;gevallen;giocare ancora;glaub;glaub ,;gli ordini;go ahead;go at;go by;goes bad;going badly;gone by
11 good idea;got them;grapje;grapje ,;green light;guard;guess ,;hablar antes;half..them;halfte davon;halverwege;handy
11 happen if;has $;has answered;has left;has offered;has one;have ,;have doubts;have fewer;have in;havent made;haya
11 he hasnt;hein;hesitate;het er;het goed;het kan;het misgaat;het te;hier nog;his promise;hm;hm ,;hmm;hmm ,
11 ho sbagliato;hold back;hold still;home and;hooguit;hoor je;hoort nog;hor;hor auf;how about;however;i allowed
11 i change;i commit;i hesitate;i misread;i mixed;ich dir;ich gewinne;ich glaub;ich mehr;ich mit;ich naturlich
11 ich uberlege;ici la;id go;id hold;id meant;id stop;idea at;if any;if so;if trading;ignore it;ik krijg;ik laat
11 ik weet;il first;ill let;ill think;im inclined;im passing;im thinking;im wavering;in if;in which;instead ,
11 inverse ,;is after;is an;is best;is certain;is conditional;is daft;is de;is left;is nonsense;is possible;is safe
11 is te;is void;is weak;is wiser;isnt ,;isnt what;ist ,;ist das;ist schluss;it @;it back;it counts;it like;it not
11 it takes;it that;it till;it without;item;its really;its stupid;its suicide;itself;ive only;ive talked;je crois
11 je dit;je peux;je retire;jhesite;jhesite encore;joh;joh ,;joue rien;jouer ca;jugarlo;just for;just ideas;juste
11 juste #;keep at;keep out;keep some;keep that;keeps his;know before;kommando;kommando zuruck;kriege;la $;la ?;la @
11 la parte;la take;laat de;laisse au;las ordenes;lascia perdere;lassen wir;last man;last number;last place
11 last sentence;lauft;le droit;le move;leave &;leave a;leave at;leave one;leave somebody;leave that;leave them
11 leave..$;left and;left by;left on;left over;left with;less;less there;lets hold;lets say;lieber #;lieber in
11 lieber nicht;lieber noch;line was;lines ,;lo mando;lo move;lo ves;long as;look again;looks good;los que;lose at
11 lose the;lose too;lot in;lot into;maak;mail is;mail je;make sure;make the;makes no;many ?;many as;march in;may go
11 may move;may put;may want;maybe .;me @;me arrepenti;me cuentas;me olvido;me then;me till;me tocan;me tonight
11 me what;me whether;meant as;meer dan;meglio il;mehr armeen;meiner place;meinte;meinte ich;men ,;men for;men rest
11 meno che;mensaje ,;met #;met &;mets all;metti;mettile;mi hermano;mi scrivi;mi spettano;mich verzahlt;middle ,
11 mieux $;mind while;mind you;mine already;mine comes;minstens;minstens #;minus the;miscounted;miscounted $;misgaat
11 mistake ,;mit &;mit @;mitad $;moi avant;mon coup;more if;more later;more sense;more there;morning to;move anything
11 move before;move can;move del;move fewer;move finale;move first;move if;move this;move until;moved away;must $
11 my bad;my cartes;my echte;my thumb;my word;naar $;nach;nach $;nada de;nah forget;nait;nait pas;name ,;name is
11 naturlich @;ne bouge;ne restano;ne vaut;nee toch;needs at;needs them;negotiating;next one;nicht all;nicht angreifen
11 nicht ausfuhren;niet @;niet uitvoeren;niks van;no .;no es;no further;no la;no para;no sense;no va;nobody else
11 noch $;noch unsicher;noch zurucknehmen;nochmal;nochmal $;nog eens;nog niks;non giocare;non si;non una;north instead
11 not as;not attack;not count;not final;not finished;not from;not like;not north;not the;not then;not to;not today
11 nothing else;nothing in;nouvelle;now im;nulla;nulla $;number is;numbered;numbered lines;numbers are;numeri;nur #
11 nur wenn;nur with;nvm;nvm the;ny;o nee;o no;odd numbered;odd one;odds $;of plan;of there;of toch;of..#;oh and;ok $
11 old mail;old ones;olvido;om ,;on arrete;on ice;on what;on whats;on..the;once &;once ?;one away;one back;one goes
11 one if;one or;one round;one works;ones stay;only ,;only against;only in;only joking;only so;only trying;only..the
11 op @;opinion $;opposite;optional;or from;or less;or rather;or whatever;or would;ordenes de;order ,;orders tomorrow
11 ordine;ordini;ordre ,;other #;other @;other direction;other horse;other side;other..$;otherwise;otherwise dont
11 otherwise leave;oublie la;outnumber;pas all;pass $;passing;pays $;peace today;peace until;pensando;perdere $
11 perdon ,;perds plus;permis $;pero non;persuaded me;peux encore;phrase;pick one;pick the;piuttosto;place gets
11 place machen;plenty ,;plutot;pointless;postpone the;practising;precies;prefer not;prefer the;presto;proposal
11 prossimo turno;provided that;provisional $;puede $;pull them;puo rifare;puse @;put all;put it;put more;put that
11 qualcuna;quante;quanti;quatsch;que attack;que quiero;que te;que vuelva;quellattacco;questi;questi sono;qui a
11 quiero hablar;quil;quit while;ramene #;rang;rather keep;rather they;rather wait;reached;reached you;real orders
11 really #;really do;really get;really only;reckons;reckons im;redis;redis ca;regel;reichen;reichen $;reicht;reicht ,
11 replace;reply from;repondu;rest comes;rest for;rest que;rest stays;restano;retire;retract;reversed;rifare;rifare il
11 riga;ring you;roll ,;roughly;round instead;rounds of;rubbish;ruilen;rule against;run these;run this;safer;sale bien
11 salvo;salvo que;sbagliato;scegli;scegli tu;schick;schick ich;schiefgeht;schiefgeht ,;schlecht lauft;schrap;schreib
11 schuiven;schuiven finally;scorso;scratch @;scrivi;scusa ,;second attaque;second ligne;second line;seems a;seguro
11 send something;sense;sent this;sent yesterday;sentence;senza;separately;serait peut;seria;set $;set ,;set for
11 setzen;setzen $;she wants;shes right;should ask;should it;should read;should say;should the;shouldnt trade;show you
11 si arrabbia;si se;sicher ,;sicuro;silly ,;sin nadie;sit on;skip $;smarter to;so better;so leave;so maybe;so not
11 so that;sobald;sobald ich;sobra ,;solo #;solo se;solo una;something else;son typed;sono piu;sorella ,;sorry that
11 south alone;spare $;spettano;spettano davvero;spiel das;split them;spread them;start the;start with;start yet
11 statt @;stay $;stay home;stays home;still $;still mine;stop before;stop it;stopp;stoppen;stoppen als;streep
11 streichen;streichen $;strike it;strike that;stronger;stupid ,;stuur het;subject;subject to;suggestion;suicide ,
11 suis trompee;sure pour;surtout ne;survive $;survives goes;swap @;swap those;tacha;take all;take one;talk to
11 talked to;tbh;te confirme;te gek;te redis;tegen @;telefono;tenga;tenzij;territorio;territorio ,;text $;that gets
11 that goes;that instead;that isnt;that ive;that many;that thought;that till;thats not;thats one;the armies
11 the attacks;the coast;the drawer;the list;the lower;the men;the neighbour;the numbers;the opposite;the orders
11 the part;the rolling;the smaller;the thursday;the top;the western;the..only;the..way;them the;then forget;then put
11 then well;then yes;there too;theres something;they stayed;thing :;thing with;think @;think best;think so
11 think theres;think..it;third one;this happens;this if;this to;those in;thoughts;through ,;thursday group;tie
11 till im;till tomorrow;tirada;tja;tja ,;to ,;to carry;to drop;to follow;to put;to show;to what;to wherever;tocan
11 tomber $;too early;too few;too risky;tot ik;total;touch @;touch him;trade ?;trade is;trading;trek;trek je;tries at
11 truce ,;truce an;turn back;turno ?;turno attack;turno pasado;twijfel;typed that;typo ,;uberlege noch;ubrig;uit $
11 uitvoeren;und wenn;undo;undo the;unless;unsicher;unterste;until friday;until tonight;uomini;up after;up if;upon;use
11 vale ?;van vorige;veel ,;vera;vera $;verdad;verder;vergiss;veri;verkeerd;verloren habe;vers @;versie;versie ,
11 vervalt;vervalt het;verzahlt;verzahlt ,;vindt $;voir si;volevo;volgende beurt;voordat;vorige week;vote;voulais dire
11 vuelva;wacht hier;wacht nog;wait ?;want $;want it;want this;wants me;warte noch;was last;was meinst;was wurdest
11 wat &;wavering;way about;weakest $;weeks mail;weglassen;weglassen $;welches;wenn der;western one;weten wat;what ,
11 whatevers;whats left;where i;wherever it;which $;which case;whichever;whichever has;whichever is;whichever of
11 while ich;whoever is;whole lot;whole stack;whoops;whoops ,;wie es;will @;will confirm;will follow;will het
11 will send;wir lieber;wise to;with dad;with whatever;withdrawing;withdrawing this;withdrawn;withdrawn $;wonder if
11 wont $;word with;worth it;would @;would rather;write @;writes;written $;written back;wrong country;wrong list
11 wrong mail;wrong place;wrong text;wrote the;wurdest;wurdest du;yesterdays;yesterdays turn;you check;you do;you dont
11 you find;you run;you say;you stop;youve already;ze liever;zeg;zeile;zeker;zelf;zelf nog;zet #;zich;zieh;zijn ,
11 zo niet;zuruck ,;zurucknehmen;zurucknehmen ?;zut;zut ,;zweiten;zweiten angriff
12 # dice;# fewer;# go;# legers;# naar;#..do;#..get;#..go;#..if;#..less;#..te;& @;& answer;& first;& not;& offers
12 & whether;&..attacca;&..leave;, anders;, break;, cancel;, carry;, continue;, delete;, disregard;, hold;, ignore
12 , mejor;, move;, oder;, should;, wait;,..attacks;,..both;,..do;,..game;,..havent;,..hier;,..kijk;,..phone;,..trade
12 ,..want;,..ware;: @;:..go;:..in;? then;@ after;@ angegriffen;@ aus;@ be;@ can;@ o;@ oder;@ rather;@ should;@ too
12 @..@;@..an;@..first;@..sorry;^ also;^ assuming;^ attacco;^ bij;^ cuando;^ disregard;^ dit;^ donde;^ espera;^ except
12 ^ ignore;^ laisse;^ make;^ mets;^ nah;^ ne;^ nee;^ nein;^ nimm;^ nope;^ or;^ ou;^ oublie;^ pas;^ seulement;^ split
12 ^ strike;^ wenns;^..aanvallen;^..aber;^..als;^..ataque;^..but;^..copied;^..damit;^..encore;^..fewer;^..hoort
12 ^..maybe;^..moi;^..most;^..naar;^..number;^..postpone;^..throws;^..voulais;^..whatever;a casa;a deal;a maybe
12 a question;a third;a..che;a..que;about..trade;above;above ,;above but;above..what;accord;after &;afterwards ,
12 against the;ahead $;al reves;all rest;all was;all..en;all..one;allowed $;allowed to;alone this;along $;always..them
12 an..wenn;ancora $;and tell;angegriffen;angegriffen $;angriff..,;any of;anything if;anzi no;are #;are..left;as one
12 as..and;as..but;as..goes;as..lost;ask..$;ask..before;ask..whether;assuming;attacca la;attack $;attack was
12 attack..my;attack..only;attack..when;attack..with;attacks..first;attaque ,;ausfuhren;ausfuhren $;autocorrect
12 avant..jouer;back till;basta $;bastano;before anything;before friday;before you;behind ,;belong;belong in;belong..@
12 below;better ask;better of;better..#;bin..mir;bis ich;bouge;break off;brouillon;but with;but..#;but..if;ca ce
12 ca..soir;cambialo;can..even;cancel;cancel..move;cards..i;cards..if;cards..next;carry..to;cash;ce..jai;ce..quun
12 certain;change of;change this;change..mind;che &;che..non;choose $;comes tonight;commit to;con @;confirm tonight
12 confirme;correct it;could i;course ,;cross out;dan #;dann..auf;das first;das nicht;das so;de accord;decide about
12 decided $;demain $;demain matin;demain..$;den angriff;den letzten;der first;dice..,;did last;direction;disregard $
12 dit is;dit..nog;divide;do ,;do..before;do..first;doch lieber;doch..@;dont let;dont move;dont take;dont use
12 dont..more;dont..up;dont..with;doubts;draft $;drop it;drop..$;e se;el ataque;el first;el move;else ,;en fait
12 en plutot;enough left;entwurf;entwurf $;er meer;estaba;even met;even..that;execute;extra ones;feel..with;few less
12 few..$;fewer $;first #;first di;first roll;first..before;forget about;forget what;forget..i;forget..last
12 geantwortet;geantwortet hat;geantwortet..$;geldt;genoeg $;get to;giocare;give it;give..to;go below;go the;go..it
12 go..with;goes first;gooi;hab mich;happens..i;hasta que;have..deal;he..the;hem;hmm no;hmm..on;ho..#;hold that
12 hold..back;hold..till;hoort;i confirm;i copied;i decide;i gave;i meant;i pasted;i rather;i wanted;i..go;ich @
12 ich..mich;id do;id want;id..have;idea $;if not;if..agrees;if..else;if..falls;if..odds;if..offers;if..then
12 ignore..mail;il prossimo;il..?;il..dal;ill confirm;in as;in..cards;inclined;inclined to;instead..@;inverse
12 is enough;is genoeg;is meant;is nog;is weaker;is weakest;isnt too;isnt..late;ist $;ist nur;ist..ein;it costs;it if
12 it yet;it..for;it..if;it..more;it..way;it..what;its &;ive..on;jai ecrit;just do;just leave;just once;just place
12 just..of;just..them;kann ich;kannst du;keep going;keep this;keep..few;kidding about;kidding..@;kijk ik;klappt dann
12 la fin;la first;la mail;la..attaque;lancer;las cartas;lascia;lass es;lassen;last ligne;last move;last order
12 late..change;later ?;least $;leave out;leave..of;leave..the;left..the;less in;less..,;let you;lets postpone
12 lieber doch;ligne $;like..hear;line #;line..,;line..i;lo last;longer..$;lose #;lower;maar #;machen ,;mail..you
12 make..the;makes..sense;male ,;map..so;mas de;mas..#;matin;matin $;max #;maybe $;maybe leave;me quedo;me..before
12 me..result;me..tomorrow;mean the;meant #;meant..$;meinst;meinst du;mensaje;mets..plutot;mich..,;might still
12 mir noch;mistake $;mix them;mixed..$;more men;more round;more thing;more..#;more..half;more..to;morgen $;most..,
12 most..them;move $;move at;move should;move them;move..,;move..?;move..makes;moved out;moved..of;my mind;naar..,
12 nachste;nachste runde;nah;ne joue;need..in;nest quun;nest..brouillon;next..it;nicht #;nicht sicher;niente;niet uit
12 no fighting;no longer;no..#;no..all;no..not;no..thats;noch ,;nog even;nope;nope ,;not an;not both;not more;not now
12 not with;not yet;not..late;not..sure;not..touch;nothing of;number $;numbers ,;numbers..i;objects;oder @
12 offered..peace;offers;offers peace;oh no;oh wait;old version;on whether;on..that;one first;one next;one throw
12 one until;one..at;one..many;one..not;one..so;one..thing;ones from;only after;only half;only once;only..far
12 only..this;or #;or maybe;or should;or..#;orden;ordenes;order of;ordre;others have;para el;part..the;pasted the
12 pasted..wrong;peace..,;permis;persuaded;place..in;plan b;plan..$;play..before;plenty $;plutot #;plutot..$;postpone
12 pour la;pressed;pressed send;prochain tour;promised..not;prossimo;provisional;proximo;proximo turno;put..where
12 put..wrong;quedo;quella;quoi;quun;quun brouillon;ramene..du;rather $;rather have;rather put;rather than;rather..the
12 rather..them;read #;reflection the;reinforced there;remain $;reserve;rest..$;reverse..order;reves;ring;same..above
12 sauf si;save the;say yes;say..?;schluss;scratch that;scratch the;scratch..,;second..only;send..real;serait;set is
12 set..worth;seulement si;seulement..&;she hasnt;should wait;should..$;si ,;si cest;si puo;si son;si..#;si..first
12 si..la;sicher;sil;sinon;skip it;skip..$;slipped;smaller;so #;so ask;so forget;so nothing;so stop;solo si;some at
12 some..home;something better;something..,;soon..ive;sorry..wrong;split;stay..home;still change;stop after;stop there
12 stop..i;suis..encore;sure i;sure..the;sure..this;sure..want;take..back;talked;te..?;testing;than half;than..throws
12 that..back;that..look;that..meant;thats allowed;the odd;the second;the trade;the upper;the..alone;the..till
12 them back;them should;them would;them..i;them..in;them..to;then leave;then no;then we;then..do;then..see;there and
12 there..if;there..then;these $;think..should;thinking..it;this mail;this only;those..@;thought ,;thought better
12 thought..of;thoughts..$;throw $;to hold;to spare;to touch;to..i;to..truce;too far;trade;treve ,;tries;trompee
12 trop ,;troppo;truce $;tu peux;turno..$;tutte;typed this;uberlege;unless @;unless..think;until..confirm;until..has
12 until..left;until..say;until..to;up north;upper;use..dice;use..one;va $;vale..$;vechten;version $;ves;void;void $
12 von..angegriffen;wait..,;wait..next;wait..round;wait..that;wait..this;want #;want..in;wants..to;warte damit
12 way round;we agreed;we..that;weaker $;weiter;wenn..first;wenns;what..does;what..said;what..says;what..sent
12 whatever is;whatever you;whatever..think;when..down;when..falls;when..wrote;wherever i;wherever you;wherever..is
12 whichever you;whichever..the;while non;will first;will..you;with..if;with..of;with..rest;with..until;withdraw
12 withdraw the;worth more;would..if;wrong..round;wrote $;wrote that;wrote..but;yet ,;yet..ill;you choose;you decide
12 you..drop;you..put;you..whether
13 # auf;# back;# less;#..stay;& accepte;& agrees;& does;& says;&..la;&..reinforced;, better;,..changed;,..check
13 ,..jij;,..lets;,..more;,..rather;:..move;? i;?..not;@ ataca;@ attaque;@ only;@ und;@..aan;@..en;@..if;@..pas;^ aber
13 ^ ach;^ anzi;^ hang;^ minus;^ oder;^ otherwise;^ pero;^ reverse;^ whichever;^..above;^..ask;^..before;^..der
13 ^..except;^..few;^..less;^..mit;^..nee;^..niet;^..reflection;^..run;^..these;^..thinking;^..wenn;^..yet;aber..,
13 accepte;accepte la;accepte..treve;all..this;always mix;an example;and dont;andersrum;angreifen $;anything left
13 anzi..,;as above;as ive;as..have;at..#;attacco;attack ,;attack at;attack..a;attacking;attaque;attaque la;attaque le
13 b;back..me;be enough;be smarter;before..,;before..do;between @;bother $;bring them;but leave;but..the;can go
13 cancel the;cards..in;casa $;cest..$;check;choose;comes later;compte;continue;copied;correction :;costs me
13 could..hold;counts $;das mit;de..que;decide..the;desde @;do if;do..attack;do..i;do..if;dont attack;dont bother
13 dont..if;dont..it;dont..on;draft ,;drop the;du..en;earlier mail;echange;ecrit;er nog;everything except;example
13 falls ,;final..$;first throw;first will;first..goes;first..if;for later;gilt;give up;go in;go..if;go..there
13 has reinforced;has..there;havent decided;heute abend;hold..on;hoor;i shouldnt;i..back;i..if;i..keep;i..move
13 i..yesterday;ich das;ich mir;id..if;if there;if..allowed;if..anything;if..are;if..really;ignore;ignore my;ignore..$
13 ik..@;im down;it says;it..bad;it..late;it..too;ive slept;ive..got;la second;la treve;la..first;le carte;leave it
13 leave..in;let..sleep;let..think;lets leave;lets..@;line $;maar..$;makes..if;maybe #;me sleep;me..it;me..on
13 meant for;meant..the;mehr als;mehr..#;mets en;mind..@;minds..the;mix;mix..up;mixed up;more to;move is;my cards
13 my earlier;needed $;next..before;nimm;no ,;no attack;noch nicht;non..ancora;not before;not too;not..attack
13 not..everything;nothing is;numbers;o @;of..should;off on;offered me;on if;on reflection;on with;on..one;on..thought
13 once..is;one too;only go;only makes;only..first;only..sense;oops ,;order;others $;otherwise..it;pas..de;pasted
13 play..yet;possible $;prefer to;prochain;put #;put $;put..#;ramene;read..$;reflection;result of;result..the
13 reverse the;same as;say..,;se non;second thought;see..result;send this;sense if;sent..,;should..first;should..to
13 si..accepte;skip;sleep..it;so lets;so wait;spare;stay at;stay where;still thinking;stop as;stop..#;stop..soon
13 suis pas;take #;te..ca;text;than #;than..there;that case;that leaves;that move;that..@;that..bit;the thing
13 the..after;the..country;the..number;the..stack;the..throw;them..go;them..if;then dont;then id;then..@;then..the
13 theres anything;these ,;this back;this before;this..just;this..only;through $;till next;to..first;trade yet
13 treat this;tu $;typed..,;unless you;until tomorrow;use #;valid;von..angreifen;wait no;was meant;was..du;was..plan
13 way..,;while &;without the;would..enough;would..more;wrong game;wrong way;wrote @;wrote about;wurfeln;you..is
14 # behind;# numbers;# rolls;# will;#..about;#..too;&..de;, ,;, forget;, nicht;, niet;, pas;, rest;,..meant;,..might
14 ,..niet;,..others;,..play;@ attacca;@ dal;@ en;@ of;@..si;^ consider;^ correction;^ move;^ oops;^ skip;^ treat
14 ^ wacht;^..ataca;^..attaque;^..second;^..send;^..theres;a couple;a..less;aan $;aanvallen vanuit;aanvallen..@
14 about..move;about..second;above is;add;afterwards $;agrees;als #;and..more;anything..$;anzi;as &;as far;attacca..@
14 attack..&;attack..all;attack..i;attacks me;avant de;before it;before..play;below $;better..it;commit;couple;dan..ik
14 das..nur;delete;depuis le;do..last;do..move;do..one;dont $;dont run;el turno;er..nog;espera;everything..@;fighting
14 first..&;first..is;for..other;go..#;goes $;habe $;hang..,;have more;hear..me;ho scritto;hold..until;id feel
14 if..hasnt;if..still;if..think;ill..again;is plenty;is..id;it should;it the;je voulais;la..ligne;laisse tomber
14 late to;less ,;lieber..$;ligne;many $;maybe not;maybe..the;meant the;meant..,;meant..other;minds about;mixed
14 more in;most #;move..i;my..typed;ne suis;nee ,;new ones;no no;not..to;not..yet;now..i;nur..wenn;o..$;odds are
14 of..first;offered;once @;one die;one i;only do;only when;only..long;oops;out the;out..it;pas..@;peux;piu $;pull;puo
14 puse;reinforced;right..so;rolling;safe $;same from;same..@;say @;scrap the;scritto;should stay;should..#;shouldnt
14 smarter;so check;stay..@;stop if;swap the;take..the;that #;the lot;the..move;the..numbers;the..order;them to
14 them where;then do;these are;thing..the;this isnt;though ,;to it;to trade;to..more;tomber;trade ,;treat..as;treve
14 uberhaupt;unless &;unless..has;voulais;want..keep;want..lose;was for;weaker;what id;with..before;would..do;wrong..i
15 # au;# minds;# nach;# op;# should;#..not;, give;, keep;, use;, wrong;,..leave;,..nothing;,..stop;? if;@ aanvallen
15 @ angreifen;@ auf;^ check;^ den;^ provided;^ scratch;^ swap;^ use;^ wrong;^ zet;^..attacca;^..au;^..prefer;^..while
15 a draft;aanval;aber nur;actually $;after..first;all but;ask..again;ataca @;ataque;attack only;attack..aan
15 attack..von;attaque..@;be..?;below #;below..$;bother;can wait;changed..mind;check..me;come..think;consider;costs
15 dal @;depends on;depuis..@;do not;do nothing;dont..anything;far as;fewer than;fewer..#;final $;finalement;forget..$
15 further;give..until;go..,;have..than;hold off;hold this;ich..noch;if..attacks;if..isnt;if..looks;ik @;ill write
15 in..case;in..minds;instead ?;instead..$;is wrong;it before;it off;last..is;leave #;leave..behind;leave..out;lets do
15 lets..the;line ,;line is;make that;makes sense;meant;meant @;mind about;more..@;most $;move only;move..if;nach..$
15 nach..,;next mail;niks;no move;no..no;nog niet;not this;not..one;numbers $;on..thoughts;only as;or..?;order $
15 pas encore;placing;provided;rather not;rather..$;rest $;reverse;roll anything;say..$;skip..attack;stay in;stay put
15 stop at;stop..it;swap..#;te..,;that..my;the above;the final;the move;the order;the placing;the result;the set
15 them up;then..it;theres..left;this until;this yet;this..&;to stay;typed;under #;use the;vale;von..an;ware;wenn &
15 what..wrote;when im;where they;where..are;would..better;write again;y si;you hold;you play
16 # en;# there;# throws;, make;,..them;@ dall;@..je;^ cancel;^ scrap;^..nach;aan vanuit;aan..@;and if;angreifen
16 angriff;at most;ataca;attack if;attacks..aan;but only;by then;check with;dall..$;depends;depuis @;disregard;dont do
16 draft;first line;forget it;id prefer;if..a;it #;keep my;la..dall;last bit;last line;less $;lose more;lose..than
16 many ,;me first;nee;no attacks;no wait;one less;only..&;only..if;say #;scratch;second attack;si no;sure about
16 this as;throws;trade..$;until i;until ive
17 # or;, attack;, leave;, non;, put;^ put;aanvallen;attacca;attack..desde;attacks..an;dont go;dont play;dont..this
17 everything..the;if theres;if..first;la..depuis;make..#;me before;not #;on second;other..round;prefer;promised &
17 second thoughts;stop $;stop when;swap;them in;them..@;wherever;zet
18 , otherwise;@ aan;@ depuis;@ desde;@ instead;@ von;@..vanuit;desde..$;final;if..,;keep..cards;least #;nach @;no $
18 other way;play it;skip the;the attack;vanuit;vanuit @;vanuit..$;von @
19 @ an;@ attacks;attack la;if its;the..attack;the..line
21 , not;only if
400 ^ # ? $;^ # losses is my limit $;^ # was nonsense $
400 ^ & , if youre reading this : leave @ alone for # rounds and i wont do it $;^ & @ next $
400 ^ & and i have a deal about @ $;^ & and i have a deal running , so the attack is on hold $
400 ^ & and i have a deal that nobody touches @ $;^ & and i shook hands on peace until christmas $
400 ^ & took @ and @ takes @ $;^ @ is useless to me $;^ a me adesso no $;^ about # $;^ altrimenti niente $
400 ^ and everyone who survives goes in $;^ anders weglaten $;^ april fool $;^ are you sure its my turn ? $
400 ^ because this was one $;^ bin that $;^ cuantas me tocaban ? $;^ did you already play it ? $
400 ^ do nothing until ive found my glasses and read the letter again $;^ es una pregunta nomas $
400 ^ ferma all , ho il telefono in mano a mio nipote $;^ finally la moitie $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ hazlo , pero sin tocar a los de @ $;^ het is maar een concept $;^ how many do i get for the set ? $
400 ^ i had the names back to front $;^ i have to think this over $;^ i might hold back a little $
400 ^ i need & okay for this $;^ i only need the card $;^ i used the old map , so adapt it $
400 ^ i will confirm in the evening $;^ i wont $;^ id be content with a card $;^ if i win quickly $
400 ^ if something changed since tuesday , wait for me $;^ ik heb me bedacht $;^ ik heb zitten klungelen $
400 ^ im bound by my treaty with & $;^ im withdrawing this for the moment $;^ indias getting the full # $
400 ^ is my map up to date ? $;^ is this really wise ? $;^ is this right ? $;^ its a maybe $
400 ^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just testing $;^ la moitie suffit $
400 ^ la segunda jugada la dejo en el aire $;^ last turn i forgot it , this time attack @ $
400 ^ lol ignore this my brother grabbed my phone $;^ maar hooguit # times $;^ mag my orders over ? $
400 ^ mauvais message , desolee , jette le $;^ max meta $;^ maybe next turn $;^ maybe tomorrow $;^ mejor # $
400 ^ minus # , as i just saw on the map $;^ my brother reckons im better off waiting , and i agree with him $
400 ^ my cat sent that , sorry $;^ my granddaughter was practising the keyboard , overlook all of this $
400 ^ my proper turn is coming in a minute $;^ my turn is not finished , i had to leave for the bus $
400 ^ next week @ > @ $;^ nothing is to be played before midnight $;^ ok here goes $
400 ^ once my losses hit # thats it for me $;^ one try $;^ pass , really $;^ plus one $
400 ^ poor & , its his last country . . . i cant do that to him on his birthday $;^ puedo desdecirme ? $
400 ^ pues me desdigo $;^ retract that $;^ ritiro la mossa e passo $
400 ^ scrap all that , id been looking at last weeks map $;^ sempre che sia permesso $
400 ^ somebody else has been at my computer , so dont trust this $;^ spare & $;^ supposing those # are neighbours $
400 ^ take everyone along $;^ tbc , still waiting for sign off from & $;^ tell me and ill redo it $
400 ^ that was last weeks plan $;^ that was the plan , anyway $;^ that wasnt me , my brother had my phone $
400 ^ the @ stuff was a typo $;^ the cannon isnt to be given away $;^ then @ $;^ theres a truce in @ , by the way $
400 ^ they arent neighbours , are they ? $;^ tomorrow i am away , so attack @ for me $;^ until it stops being fun $
400 ^ van dat last heb ik spijt $;^ wait for & $;^ were only rehearsing here , opening night is tomorrow $
400 ^ whatever mum sends today replaces this $;^ while i am stronger $;^ while i still outnumber her $
400 ^ without moving anyone in $;^ yes lets $;^ yikes , that shouldve been @ , my bad $
400 ^ you can leave out & , i feel sorry for him $;^ you decide $
400 ^ you may stop the moment you see # sixes against me $
"""
