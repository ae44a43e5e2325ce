"""
How much words, and pairs of words, weigh for a sentence beside orders to bear on them (`bearing`).

In quarters of a natural logarithm, learned from the lists in tests/engine/beside_orders; written anew by
`pytest tests/engine/test_bearing.py --everything --update-goldens`.
"""

WEIGHTS = """
-400 ^ # horses walk into a bar . . . no , i have only # $;^ # in @ , and not one of them looks friendly $
-400 ^ # in @ and not a ship between them $;^ # times # , non e possibile $;^ & attacks @ from @ every single turn $
-400 ^ & is going to move # from @ to @ $;^ & is going to move # from @ to @ , mark my words $
-400 ^ & line from @ to @ is as thin as my hair $;^ & will attack @ from @ , i can feel it $;^ @ with # ? $
-400 ^ ah , le @ , my amours $;^ all or nothing $;^ and @ ? $;^ as long as it stays fun i dont mind losing $
-400 ^ attack is best $;^ ce nest pas de la strategie , cest de la poesie $
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
-400 ^ lo first es la salud y lo second es @ $;^ my first attack $;^ my last attack $
-400 ^ no , i dont want to know , im an artist $;^ no problem if not $;^ no trade $;^ not bad , is it ? $
-400 ^ not sorry enough , though $;^ ok my move $;^ one must hold the bridge at @ , or all @ falls $
-400 ^ or am i wrong ? $;^ per # soffio non ti ho preso @ , e ancora ci penso $;^ pick a number between one and # $
-400 ^ rest in peace , @ $;^ should i lose , then at least with stil $;^ stop growing , @ , its enough $
-400 ^ stop me if youve heard this one $;^ take it easy $;^ take that $;^ tell me if i got something wrong $
-400 ^ the real one , from # $;^ then de lo de @ , cualquiera se fia $;^ then non , cest trop bon $
-400 ^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ to @ or not to @ , that was never really the question $;^ wait till my brother hears about this $
-400 ^ warte nur , & , @ vergisst nichts $;^ we drove # km from @ to @ $;^ wenn das klappt , geb ich eine runde aus $
-400 ^ wenn das klappt , tanze ich auf dem tisch $;^ will # onder of will naar @ $
-400 ^ winning isnt everything , but id like to try it once $
-24 , $
-19 thanks for
-18 ^ dear;^ good;^ thanks;lovely;thank;thank you;this game
-17 ^ our;dog;train
-16 ^ nobody;coffee;cold;dear..,;game..,;greetings;hours;master ,;of you;on saturday;saturday;short;snow;thank..for
-16 thanks..the;world;writing;you all;you for;yours
-15 # days;# hours;& will;&..#;&..be;^ greetings;^ who;^ yours;^..always;^..lost;^..never;a game;a very;and it;cake
-15 dear game;dear..master;far too;friends;garden;greetings from;hard;hello;hello..,;hi..$;host;im..,;in this;is..and
-15 life;lucky;month;mother;off to;office;peter;regards;since..$;summer;table;the dog;the train;time i;used to;was..,
-15 would have;year $;years
-14 # weeks;, thank;, youre;@..&;^ happy;^ hello;^ thank;^..day;^..did;^..dog;^..host;^..luck;^..peter;a all;a lovely
-14 and &;and still;beer;boss;broke;days $;dentist;everyone $;exam;expect;flu;from a;game..$;general;hello..$;holiday
-14 how is;im writing;in..game;knee;last letter;laugh;letters;mad;minutes;my dice;napoleon;one day;people;personal
-14 peter ,;room;school;see you;seventeen;sitting;so im;stopped;team;terrible;the world;the..last;walked;we..a;weather
-14 weer;winter
-13 # #;# minutes;# turns;&..&;, how;, und;,..he;@..been;^ cheers;^ der;^ love;^ nice;^ why;^ your;^..anyone;^..ever
-13 ^..mi;^..pour;all week;almost;and its;at..map;awful;blame;breakfast;cheers;choir;close;coming $;congratulations
-13 defence;degrees;doctor;driving;everybody ,;exams;excuse;family;film;flat;folks;for..days;for..this;from..very
-13 good luck;grusse;half the;happy new;happy..year;has..a;hello from;here i;here..the;hey..$;hope the;host ,;hurts
-13 i like;i..your;ill be;internet;is..me;it..been;its been;its only;kitchen;last..?;learned;lonely;luck;me for;merci
-13 my birthday;my boss;my mother;nearly;nervous;never..a;new job;new year;night ,;nothing personal;patience;pub;rain
-13 regards ,;report;seit;sent from;sie;since the;slow;so much;soup;spring;such;the baby;the garden;the pub
-13 the..letter;the..says;thirty;those dice;turn #;uns;used..say;very;waited;waiting room;walked..the;we..all;wedding
-13 win this;wonderful;year;you should;you..have;yours ,
-12 # degrees;# ones;& #;& last;& would;&..that;&..up;&..youre;, &;, even;, here;, who;, with;, your;,..were
-12 ^ congratulations;^ got;^ had;^ hier;^ long;^ qui;^ see;^ seventeen;^ weve;^ wish;^ work;^..been;^..boss;^..doctor
-12 ^..evening;^..finally;^..folks;^..garden;^..grusse;^..ha;^..heeft;^..looks;^..morning;^..old;^..pete;^..regards
-12 ^..team;^..were;^..won;^..writing;a beer;a disaster;a great;a long;a nice;a real;a..weekend;admit;ages;all day
-12 all..and;all..you;always wanted;always..to;and he;and now;and..am;aqui;are on;asking $;at work;ate;aunt;barbecue
-12 be honest;be in;beat;bed $;been..for;been..since;been..to;best ,;better than;better..than;book;bored;but its
-12 cake $;can..believe;cant believe;cant wait;car;care;chess;coffee $;company;da..$;day ,;days;delay;did..see;die..,
-12 disaster;driving test;eaten;endlich;enjoy;every time;everybody $;everyone ,;father;feelings;feels;fingers
-12 for asking;for hosting;for last;for running;for your;for..and;for..reminder;forty;friend;friends ,;funny;game is
-12 games;garden is;gods;good evening;good morning;good..,;good..from;grandmother;grandson;greetings..a;haben
-12 had..good;happy;happy birthday;hard feelings;has been;has..in;hate me;have you;have..good;hello..the;here and
-12 here for;here..#;hi;hi &;hi all;hi..,;holidays;honest;hope your;hosting;hot;how long;how..your;i love;i rolled
-12 im typing;immer;internet was;is &;is getting;is good;is your;is..again;it coming;it took;its..birthday;ive never
-12 kind regards;la..a;lake;last month;late..the;le..a;leeds;letter ,;liebe;life $;like my;lol $;lost..armies;machine
-12 marathon;me luck;me or;meeting;merry;merry christmas;mess;miss;month $;more..than;my back;my grandmother;my week
-12 my..used;news;next game;nie;no hard;no..feelings;nothing..,;on me;on thursday;on..new;operation;our;outside;oven
-12 owe me;party;passed;person;personal ,;peter..$;pizza;plumber;portugal;power;practice;proud;puppy;quiz;ran;recipe
-12 reminder;revenge;rolled #;running this;saturday ,;saturday ?;saturday..$;says hello;says hi;schon;see @;sent..my
-12 seventeen..in;siempre;since #;since..and;sixes $;sleep..$;so i;so..?;so..had;so..i;so..to;sofa;sorry this;spent
-12 starts;still cant;still..me;strategy;strategy $;such a;summer $;sun;sweet;table $;take care;taking;tanto;taught
-12 teacher;telling;than my;thank..$;thanks;the barbecue;the cat;the delay;the dentist;the doctor;the flu;the match
-12 the neighbours;the office;the only;the reminder;the snow;the summer;the weather;the..job;the..looks;the..so
-12 they say;think &;this with;this year;to all;to bed;to your;tomatoes;took me;trains;turn was;twenty;twins
-12 typing this;van de;very..$;vous;walked over;warm;was down;was so;we..to;weeks $;went well;wer;were..to;what a
-12 what..is;who;wifi;wine;wish me;wish..luck;worse;writing from;writing this;writing..the;you #;you a;you and;you are
-12 you at;you believe;you sent;you still;you..see;you..your;your last;your..is
-11 #..now;& must;&..are;&..been;&..your;, dice;, hence;. #;. the;@ again;^ even;^ hallo;^ hi;^ honestly;^ kind
-11 ^ liebe;^ merci;^ off;^ pd;^ regards;^ snow;^ wie;^..christmas;^..dice;^..does;^..game;^..hurts;^..late;^..men
-11 ^..round;^..weather;^..whole;a big;a mess;a short;a week;a..game;afternoon;again ?;again..so;against my;and all
-11 and so;and..for;are all;are finally;armies and;as always;as usual;battery;be gentle;be kind;be..in;be..of
-11 beautiful;been raining;belle;best wishes;birthday;boiler;bold;bon;breakfast $;burning;bye;cafe;cheers ,
-11 christmas..$;clever;coming to;company $;concert;congratulations on;continent $;danke;days..$;dear;delay ,
-11 dice gods;dream;eat;eating;evening..,;ever;ever..to;everywhere;feel like;for waiting;for you;for..the;friends..$
-11 frozen;full of;game ?;gentle;geography;gesendet;had it;had..coming;hallo;happy $;hate..$;have had;heating;hence
-11 hey;hope..is;horoscope;house;house $;how..the;i dadi;i ever;i..cant;i..had;il pleut;il..e;im a;im told;im..a
-11 in..minutes;internet..down;is late;is so;is..at;is..best;is..just;is..up;just me;kids are;killing;killing me
-11 la..di;lately;laughed;letter $;like a;liked;lisbon;lost @;lost my;love ,;love it;lovely..$;luck with;match last
-11 match..night;may the;me..this;moi $;more..and;mostly;my face;my horoscope;my life;my team;my..were;new..is;of..at
-11 office $;on..bus;ones in;only..game;op de;our..is;over..keyboard;owe you;passed..driving;pd;pd :;pleut;poor;quien
-11 quiet;raining here;report $;retard;round was;say..to;scusate;short $;short mail;sleeps;smell;smells;so good;so..in
-11 soon $;sorry &;sorry about;sorry..is;spam;still..believe;storm;sunday and;talk about;tears;thats my;the exam
-11 the table;the twins;the year;the..came;the..flat;the..office;the..waiting;to..honest;us $;usual;village
-11 was..disaster;wat een;we got;wedding $;week $;what..i;whole..is;wind;wins;won the;wonder..&;wurfel;years of;you in
-11 yours..,
-10 # .;# abrazo;# kilos;# years;#..da;#..my;& ?;& always;& ever;& had;& heeft;& was;&..but;&..come;&..getting
-10 &..going;&..it;&..nothing;&..on;&..only;&..so;, at;, che;, dass;, der;, du;, everyone;, ha;, hi;, hope;, little
-10 , mais;, pray;,..baby;,..boiler;,..getting;,..ill;,..must;,..never;,..personal;,..sorry;. &;...is;...you;@ give
-10 @ will;@..a;@..spring;@..such;^ bye;^ canada;^ cant;^ ciao;^ danke;^ dice;^ encore;^ endlich;^ enjoy;^ evening
-10 ^ exams;^ excuse;^ fingers;^ groetjes;^ hes;^ hey;^ hola;^ hoy;^ merry;^ morning;^ revenge;^ scusate;^ some
-10 ^ truce;^ wer;^..(;^..abrazo;^..anybody;^..birthday;^..care;^..choir;^..desde;^..good;^..grandmother;^..grandson
-10 ^..hands;^..hard;^..knee;^..learned;^..les;^..much;^..neighbour;^..neighbours;^..played;^..pleut;^..rolled
-10 ^..school;^..snow;^..spent;^..taught;^..tomatoes;^..train;^..trust;^..uit;^..waited;^..wishes;^..x;^..zit;a cold
-10 a decent;a friend;a general;a holiday;a map;a meeting;a moi;a plan;a pleasure;a small;a thorn;a war;a year
-10 a..after;a..feeling;a..late;a..table;a..windy;abrazo;admire;afraid of;again and;again so;ages $;ago $;alguien
-10 all over;all..best;all..well;already $;altijd;always $;always said;always..$;always..a;always..the;am $;an..to
-10 and ive;and lost;and nobody;and that;and your;and..cant;and..dog;and..havent;and..never;and..of;and..today
-10 and..was;any..,;anyone;anyone else;apologies;are we;are..a;are..and;are..for;are..to;arm;armies..one;asks
-10 at school;at..moment;at..office;at..wedding;auf der;aus dem;awake;back is;back..holiday;baked;barbecue on
-10 be furious;be out;beach;because of;bed now;been in;been so;been..here;been..quiet;been..this;been..those;beer $
-10 beginning;bei mir;bei uns;believe it;ben ik;best..,;beste;bet &;big..$;birthday..,;bises;bit of;blame the;bought
-10 boxes;brain;bravo;but..is;but..like;buy;by &;by christmas;canada;cannons;cant..$;cape;cat $;cat walked;cat..over
-10 cellar;chat;cheating;cheese;chez;chicken;chickenpox;children;choir practice;christmas;ciao;close to;cold $;cold ,
-10 cold and;come and;coming..the;congratulations..the;couldnt;cruel;dag;dass;day at;day..,;deadline;dear all
-10 dear host;degrees here;degrees..and;delayed;dentists;depuis #;deserves;dice be;dice last;dice..be;did..ever;do we
-10 doctor says;does..know;dog $;dont worry;down $;dreamt;drinks;een..van;empire;en ik;en la;end of;ends;enjoyed
-10 enjoying;essays;etait;evening ,;evening..$;ever ,;ever..$;every single;every..i;everybody;everybody..$;everyone is
-10 everywhere $;fair;feeling about;feeling..$;feels like;feet;ferry;film $;finally got;fingers crossed;first frost
-10 first..in;first..of;folder;folks ,;for $;for an;for being;for so;for..birthday;for..delay;for..hours;for..in
-10 for..last;for..late;for..long;for..patience;for..quick;for..turns;forgotten;fortuna;friday ?;friday..$;friends $
-10 from holiday;from..hospital;frost;fun;furious;game master;game so;game..&;game..i;games..$;gang;general $;gerade
-10 gesendet $;getting..$;glad;glass;good at;good day;good night;good..$;good..everybody;good..for;good..this;good..to
-10 gorgeous;got..from;got..in;grandchildren;grandfather;great..$;greetings..the;groetjes;grow;grusse aus;gym;ha $
-10 hallo..,;hands $;hanging;happy..,;happy..to;has..raining;has..the;hates;hats;have thought;have..idea;havent..a
-10 having a;he is;hebben;hele;hello to;hence the;here since;here we;here..am;here..come;here..go;here..tuesday;hi $
-10 hi host;hi peter;hi there;hi to;history;ho..la;hola;holding;holds @;hole;hole in;holiday $;holidays $;honest $
-10 honour;hope this;hope..all;hope..had;host $;hosting ,;hours $;how &;how are;how did;how..you;i admit;i come
-10 i couldnt;i dreamt;i expect;i finally;i play;i trust;i..im;i..time;idea what;if only;ik niet;il mio;il ritardo
-10 im on;im the;im..in;im..my;in der;in law;in may;in our;in your;in..give;in..house;is all;is always;is at
-10 is finally;is killing;is over;is such;is well;it feels;it hurts;it when;it will;its..degrees;ive been;jaar;jam
-10 job ,;join the;join..next;jullie;june;just got;just walked;just..or;kept;killing..$;kilos;kind..,;kinder;knee is
-10 knitting;know..$;know..i;la..du;la..es;landlord;lang;lasagne;last..was;late..,;laugh at;laughs;law;leeds $;lemurs
-10 liebe grusse;life is;lives;looks..a;lose this;lost..#;luck ,;luck..$;lucky $;made me;made..laugh;madre;makes me
-10 map in;map looks;map..a;maps;master;may $;maybe this;me how;me today;me..is;meet;meinem;merci pour;mercy;minutes $
-10 mir $;mit..$;mon..$;monday and;months;mood;morning..$;morning..so;mother in;mother..law;mountains;moving house
-10 much for;must have;my aunt;my exam;my father;my grandfather;my grandson;my hands;my knee;my laptop;my late;my mum
-10 my neighbour;my old;my spam;my..lost;my..teacher;my..wedding;myself $;nervous $;never been;new flat;new puppy
-10 new..and;next year;nice try;night..the;nightmares;no me;no..what;noch..mir;noise;nos;nous;nunca;nuovo;of my
-10 of..week;of..year;on for;on..board;one hand;one..left;ones..a;opened;operation went;our..,;p;painting;parents
-10 personal $;personal..&;pete ,;peter $;phone..at;photos;picture;pity;place to;planning;play..a;playing this
-10 pleasure;point;polite;poor old;pour..$;pray;pray for;pray..me;printer;proud of;que la;quel;quick one;quiet lately
-10 quiet..$;rain $;read that;read..the;recipe for;ritardo;rolled..#;room $;room ,;rounds $;row $;run $;sad;sagt
-10 saluto;samedi;saturday $;saving;saw the;says im;says..$;says..and;scared;scary;scusate il;scusate..ritardo;see..at
-10 see..in;see..match;sehen;semana;send me;sera;ses;seventeen armies;silence;since;since i;sincerely;sitting in
-10 sitting on;sixes in;sixes..a;sleep $;snow up;snow..to;so be;so forgive;so happy;so here;so naturally;so tired
-10 so..my;sorry for;sorry..late;sounds;soup $;soup..$;spain;spam folder;speak;stack in;stack..@;staring;staring at
-10 still owe;stop &;storm took;story;suerte;sunburnt;sunshine;talk..it;tan;taught &;taught..to;tears $;tenido;term
-10 thanks ,;thanks..asking;thanks..hosting;thanks..running;thanks..waiting;that im;that..army;the beach;the birthday
-10 the boiler;the car;the children;the coffee;the days;the deadline;the dentists;the family;the ferry;the holidays
-10 the hospital;the kitchen;the lake;the letters;the operation;the oven;the quick;the school;the sofa;the storm
-10 the sun;the tomatoes;the trains;the typos;the vet;the wait;the wedding;the worst;the..all;the..ate;the..be
-10 the..board;the..defence;the..gods;the..hate;the..house;the..now;the..room;the..took;their;these days;these..?
-10 thesis;they..the;theyll;thin;thirty years;this so;this..:;this..ill;this..im;this..late;thorn;thorn in;thorn..my
-10 those were;thought that;thx;time..i;time..year;to everyone;to find;to join;to win;to..new;to..single;today..the
-10 tom ,;tomatoes are;tomorrow ,;ton;too quiet;took #;train $;train is;trains are;tree;trip;trouble;tuesday..the
-10 turn :;tut;typos;typos $;um;umbrella;uncle;une..$;ur;used..play;usual $;utrecht;verspatung;verspatung ,;very windy
-10 vet;voila;waited #;waiting..,;was #;was at;was..good;was..last;was..of;we had;we played;we were;we..at;week and
-10 well played;went..,;were a;were all;were off;were..a;what did;what..lovely;when we;which is;who would;who..$
-10 who..@;who..have;who..the;whoever holds;whole..smells;will..be;win..one;window;windy;windy..$;winter $;with..hand
-10 woman;wonder what;work is;working;world $;world..$;worry;worst;would..so;would..thought;writing..from;x $;year to
-10 year..$;years $;yellow;you had;you lot;you were;you..@;you..in;your;your letter;your mail;your mother
-10 your patience;youre a;zum;zusammen
-9 # coffees;# essays;# last;# months;# percent;#..here;#..us;& ,;& armies;& on;& ur;&..dear;&..deine;&..hi;&..how
-9 &..ill;&..in;&..with;, comme;, deine;, especially;, jen;, remember;, well;, youve;,..admit;,..der;,..everywhere
-9 ,..forgive;,..gibts;,..hat;,..hope;,..hours;,..how;,..internet;,..kids;,..my;,..naturally;,..promise;,..train
-9 ,..typing;. my;. well;14th;@ anyway;@ back;@ because;@ had;@ ist;@ last;@ must;@ now;@..day;@..ill;@..im;^ alguien
-9 ^ always;^ amities;^ aqui;^ back;^ besos;^ big;^ bises;^ bonne;^ dag;^ envoye;^ great;^ inviato;^ isnt;^ look
-9 ^ lovely;^ mia;^ napoleon;^ oggi;^ poor;^ quel;^ remember;^ saludos;^ salut;^ say;^ shouldve;^ since;^ thx;^ vaya
-9 ^ were;^ wir;^ youre;^..big;^..couldnt;^..dreamt;^..expects;^..feels;^..friday;^..friends;^..guys;^..has;^..hate
-9 ^..heating;^..hi;^..how;^..internet;^..keeps;^..live;^..ma;^..mal;^..man;^..map;^..mother;^..must;^..personal
-9 ^..printer;^..sehen;^..sleep;^..stopped;^..thanks;^..turns;^..uns;^..ur;^..who;^..work;^..wurfel;^..years
-9 ^..zusammen;a cake;a comeback;a glass;a good;a match;a pint;a pity;a quiet;a second;a ver;a win;a..attack;a..job
-9 a..like;a..ses;a..time;a..up;about &;advice;against &;age;aggressive;airport;alive $;alive..$;all be;all the
-9 all..me;all..years;als een;always ends;always..up;am..this;amazing;amis;amities;an army;and happy;and is;and..is
-9 and..lost;and..not;and..whole;angry;anos;anybody else;anyone..a;anyway ?;anyway..$;arbitro;are off;are..on
-9 are..still;are..strike;armies against;army ,;ask $;asleep $;at your;ate my;aux;baby;back from;be at;be home
-9 be lucky;be so;be with;be..next;because the;bed;been far;been saving;been staring;been very;been..thorn;been..too
-9 beer for;beginning $;believe that;believe..lost;believing;besos;best defence;better a;beware;bicycle;big..in
-9 birthday ,;birthday card;birthday..$;biscuit;blue;board game;bonne;book $;bread;bridge;brilliant;bring a;bring..$
-9 broken;brought;buenos;built;buongiorno;bus;busy;but..can;called @;calls;calm;calor;cancelled;cerveza;chair;chaos
-9 charm;che mi;che..,;cheating..$;chien;chips;chocolate;christmas ?;christmas to;coffee machine;coffees;col;come la
-9 comeback;comeback..&;comes $;coming;coming..i;complimenti;congratulations to;conquest;continents;cook;cost me
-9 could have;could..&;court;cream;cricket;culpa;cumple;cup;daughter..her;daumen;day;day and;day..the;de mon;dear &
-9 defence..@;defender;dentist ,;der @;deserves a;desk;di nuovo;dias;dice had;dice hate;dice..have;dich;did anyone
-9 die verspatung;dimanche $;disaster ,;doctor..i;does anyone;does..always;does..have;dog ate;dog..to;doing $;domenica
-9 domination;domingo;dont tell;dreamt of;drink;driving..on;e la;e mail;edith;eindelijk;el mapa;emperor;en..que
-9 ends up;enjoy the;envoye..mon;es seit;especially;est..,;etait..,;evening all;ever since;ever..?;ever..@;every
-9 exactly;exams are;excellent;excitement;excuse the;expects;explain;fa #;fait ses;family $;far..many;far..much
-9 far..quiet;fast;favourite;feel..napoleon;feeling better;feelings ,;first game;first snow;first..at;first..this;fish
-9 flu $;fog;folks $;football;for ages;for dinner;for today;for weeks;for..a;for..hour;for..is;for..lovely;for..since
-9 for..soup;forever;forgive the;fortune;fragt;frau;from #;from sunny;from..dentists;from..train;frost last
-9 frost..night;funeral;funny how;fur..$;game i;game..far;garden..full;gateau;gehort;getting..too;geworden;gg;gibts
-9 giovedi;give my;glass of;goes..im;good;good feeling;good..all;good..peter;gracias;gracias por;grandma;griep;gripe
-9 guilty;ha..$;habia;had this;had time;had to;had..flu;had..for;had..of;had..power;hair;half term;half..,;half..world
-9 hamster;hands are;happened;hard..$;hard..,;hardly;harriet;has eaten;has..armies;hat ,;hat die;hate;hats off
-9 have any;have my;have..this;he..to;heart $;heat;held..for;hello $;hello ,;hello and;hello everyone;her first
-9 het..van;hi everyone;hi folks;hi pete;hier..es;hip;hoffentlich;hole..my;homework;honest ,;honeymoon;hope $
-9 hope everyone;hope..dice;hospital waiting;hospital..room;host..$;hours..the;house is;how..i;how..it;hows;i almost
-9 i bring;i hear;i learned;i looked;i nearly;i open;i sleep;i spent;i swear;i went;i..an;i..be;i..dont;i..feel
-9 i..lucky;i..thats;ice cream;ich..gerade;ich..nie;iemand;ik..een;ill blame;ill go;im getting;im late;im mad;im off
-9 im sorry;im taking;im..the;immer noch;in..garden;in..letter;in..life;in..side;in..spam;in..weeks;inviato;is anyone
-9 is broken;is delayed;is finished;is gorgeous;is lovely;is now;is short;is up;is..else;isnt..funny;it always
-9 it funny;it..on;its so;its summer;its..here;its..personal;ive..been;jahr;job $;jours;just..back;keep telling
-9 keep..and;key;kind to;kind..$;knew;know a;know its;know who;know why;know..good;komt;la carte;la mia;la..est;lacht
-9 lads in;lads..@;last time;last..made;lasted;late again;lately $;laugh $;laugh out;laugh..loud;le chien;learn
-9 learning;leaves are;les..ont;letter;library;liegt;life ,;life..good;like napoleon;little..in;live the;lives in
-9 living;llego;long do;long enough;long live;look..@;looks so;lose..one;losing $;lost a;lost..to;lot of;loud..the
-9 love $;love..when;lovely..you;luck to;machine broke;mad $;made a;made of;mails $;mal wieder;mange;many of;march $
-9 margaret;may..dice;me .;me laugh;me nightmares;me of;me something;me that;me..@;me..game;me..that;me..turn;me..when
-9 meetings;men in;merry..to;mess $;mi $;mi..il;middle of;miss the;missed;month ?;morning from;morning..,;mother is
-9 mothers;movil;movil $;much..$;my best;my dear;my dog;my driving;my favourite;my feet;my frau;my hair;my hat
-9 my internet;my luck;my sleep;my strategy;my umbrella;my uncle;my wifes;my..again;my..always;my..have;my..hurts
-9 my..just;my..last;my..since;my..took;ne..jamais;neighbours are;never had;never..to;new map;new phone;next..we;nice
-9 nice..$;night..i;nightmares $;nobody expects;nonna;not..good;nothing serious;november;november $;now for;now..the
-9 nur noch;of luck;of..last;off..choir;office is;older;older than;on holiday;on strike;on sunday;on your;on..table
-9 on..train;on..way;one..you;open $;open the;or..&;orders for;os;other..is;our choir;out ?;oven $;owe;owe..something
-9 paella;painting the;pancakes;paper;passed her;patience..a;patient..me;people $;perche;phone is;pint;plans
-9 play..with;players;plenty of;po di;point $;poor..@;por fin;post;power cut;pretty;promoted;pub quiz;qui..le;quiere
-9 raining..since;real table;refuses;refuses to;regards..$;reminder ,;reports;respect;retard ,;retraso;revenge is;rich
-9 ripe;rolled a;rolled..ones;rolled..sixes;rome;roses;round..a;rounds..$;s..&;said that;saludos;saludos desde;salut
-9 saw your;say hi;says the;says..to;scared of;screen;see..,;see..all;see..of;seems to;seit gestern;send..a;serious
-9 served;sevilla;shaking;shall be;she is;sheep;shift $;short..,;should see;si e;sick;since you;since..summer
-9 sincerely ,;sinds;singing;sings;sitze;skiing;sleep ,;sleeping;slept through;snow $;so close;so excuse;so ive
-9 so well;so..a;so..am;so..of;socks;socks $;sold;soldiers $;solito;sometimes;sooner;sorry..being;soup ?;spam..$
-9 speaking;spent the;spite;spot;spring $;spring ,;standing;statistics;story $;strategie;suits;summer..$;sunny
-9 survived;sushi;swear;sweet..$;table ,;tante;tea and;teacher would;team lost;telling me;tennis;terrible $
-9 terrible..$;territories;test on;that stack;that..will;thats all;thats how;thats why;the airport;the cake;the cape
-9 the cellar;the concert;the east;the grandchildren;the internet;the knee;the library;the lovely;the mountains
-9 the party;the plumber;the post;the quiz;the report;the roses;the short;the village;the waiting;the wind;the windows
-9 the winter;the..broke;the..left;the..machine;the..play;the..puppy;the..quiz;the..refuses;the..reply;the..show
-9 the..work;there a;there goes;think..will;thinks im;third time;thirty..of;this month;this works;this..going;this..of
-9 those..armies;threw;through the;thx for;tiempo;time at;time..had;times #;to choir;to everybody;to mark;to..practice
-9 to..tomorrow;to..windows;toda;toda la;today and;today..so;toes;tomatoes..finally;tonight and;took it;tooth;toujours
-9 trabajo;traffic;trains..on;tree $;tried;tuesday and;turn..?;turn..i;turned;university;until turn;until..#;up at
-9 up..?;up..my;used..be;vacances;vanaf;vaya;verloren ,;visiting;volta;von meinem;voy;vu;wall;wants @;was fun;was nice
-9 was on;watch the;we go;we lost;we..have;week..&;week..my;weiss;well..&;went..and;wer hat;were having;were moving
-9 were terrible;were..house;were..the;what happened;what..comeback;what..game;what..match;when is;when..had;when..was
-9 who is;why did;why..the;wieder;wieder..,;wifes;will..@;will..me;window $;windows;windows here;with us;with..?
-9 with..men;woke;won #;words;work has;world domination;worse $;year ?;you need;you send;you so;you..been;your @
-9 your dice;your wife;your..with;youre doing;youre the;zon;zusammen ,
-8 # abbraccio;# again;# anos;# caldo;# continents;# deadlines;# heures;# jours;# peu;# saludo;# saluto;# stunden
-8 #..ago;#..desde;#..lost;#..next;#..still;#..straight;#..terribile;#..weeks;& are;& attack;& face;& goes;& have
-8 & now;& owes;& should;& u;& you;&..alive;&..and;&..at;&..down;&..go;&..ich;&..nice;&..no;&..one;&..play;&..que
-8 &..sleeps;&..te;&..the;&..through;&..when;, as;, be;, both;, boxes;, como;, does;, edith;, everybody;, good
-8 , greetings;, happy;, hat;, hats;, honestly;, hurrah;, life;, margaret;, mark;, merci;, mostly;, peter;, said
-8 , says;, sie;, sunburnt;, war;, which;,..(;,..again;,..al;,..almost;,..could;,..deadlines;,..del;,..est;,..expect
-8 ,..good;,..hast;,..heard;,..know;,..los;,..lost;,..luck;,..made;,..mando;,..saw;,..sera;,..serious;,..sie
-8 ,..started;,..suis;,..tenido;,..usual;,..very;,..wir;,..worry;. ha;. how;...kilos;: la;:..was;@ before;@ es;@ like
-8 @ looks;@ my;@ stands;@ won;@..christmas;@..come;@..look;@..lost;@..night;@..nothing;@..rather;@..they;^ another
-8 ^ arsenal;^ been;^ beste;^ bon;^ bonsoir;^ buenas;^ buenos;^ buongiorno;^ chi;^ coffee;^ dinners;^ eindelijk
-8 ^ enough;^ enviado;^ estoy;^ everybody;^ feeling;^ gentlemen;^ gg;^ gisteren;^ grandma;^ guten;^ have;^ heute
-8 ^ hows;^ its;^ ive;^ jetzt;^ lost;^ old;^ peace;^ perdonad;^ phone;^ quiet;^ rain;^ rolled;^ shell;^ shes;^ short
-8 ^ sitting;^ sushi;^ they;^ today;^ took;^ train;^ twenty;^ verstuurd;^ viele;^ voila;^ walter;^ we;^ wij;^ youve
-8 ^..abbraccio;^..afternoon;^..allemaal;^..almost;^..army;^..baby;^..baked;^..beat;^..border;^..calm;^..children
-8 ^..coffee;^..commence;^..crossed;^..dados;^..dal;^..dears;^..dentist;^..dias;^..doing;^..ein;^..even;^..exam
-8 ^..expect;^..eyes;^..fancy;^..fille;^..friend;^..frost;^..gang;^..gets;^..hab;^..hace;^..had;^..hear;^..hebben
-8 ^..hello;^..hey;^..hip;^..horoscope;^..hours;^..hurt;^..ja;^..kind;^..laughing;^..leaves;^..mapa;^..maths;^..mercy
-8 ^..mio;^..moglie;^..nai;^..new;^..news;^..owes;^..p;^..passed;^..pity;^..quiet;^..rain;^..safe;^..saludo;^..saluto
-8 ^..saw;^..sitze;^..sixes;^..small;^..somebody;^..started;^..storm;^..swear;^..time;^..tired;^..tochter;^..told
-8 ^..tonight;^..trains;^..une;^..vanaf;^..ver;^..visto;^..vrienden;^..wanted;^..warm;^..week;^..wifi;^..year
-8 a beautiful;a board;a brilliant;a continent;a dish;a dream;a drink;a eu;a fait;a film;a flat;a happy;a hole;a jar
-8 a ladder;a medal;a nervous;a picture;a place;a power;a proper;a rest;a row;a saint;a star;a terrible;a tree;a while
-8 a wonderful;a..best;a..border;a..christmas;a..continent;a..cut;a..day;a..empire;a..general;a..if;a..laugh;a..man
-8 a..map;a..memory;a..mood;a..move;a..neighbour;a..over;a..person;a..plan;a..recipe;a..roll;a..sleepy;a..spot;a..to
-8 a..today;a..war;aan de;abbraccio;about..game;abrazo ,;accountant;acqua;addictive;admire it;admit $;afraid..&
-8 after last;again soon;against..#;age $;ai..$;air;alive ?;all alone;all evening;all for;all is;all meet;all these
-8 all very;all..?;all..for;alla..,;allemaal ,;allemaal..$;allotment;alone in;always;always forget;always roll
-8 always the;always..,;always..who;am freitag;am samstag;am writing;am..the;amazing $;amis ,;and half;and his;and me
-8 and my;and sweet;and toes;and..dice;and..families;and..fan;and..happy;and..house;and..neighbours;and..out
-8 and..still;and..where;and..you;anniversary;anno;ano;anybody;anyone know;are over;are shaking;are still;are well
-8 are..#;are..what;arsenal;as ever;asked ,;at breakfast;at cards;at..barbecue;at..beach;at..i;at..last;at..on
-8 at..percent;at..place;at..point;attack last;attenti;awake..$;away..week;awful $;awful..$;awfully;baby is;baby..$
-8 bac;bad..about;bad..for;badly..$;bake;bakery;bank;barely;basically;battery $;battle $;be back;be my;be slow
-8 be working;be..&;be..@;be..than;beach $;beans;bears;bears $;beat me;beat..at;because he;been;been a;been playing
-8 been..the;before breakfast;before my;before...;begin $;being a;believe i;believe..?;believing in;belle mere
-8 best served;best..of;best..win;beste..,;betis;better late;better..&;better..thank;between me;big..for;bijna;bike
-8 birthday on;birthday today;birthday..&;biscuits;bit..luck;blaming;bless;blijft;board;board..i;boiler man;bold $
-8 bologna;bon ,;bonne..a;bonsoir;bord;boring;both of;boxes everywhere;boxes..$;boy;boyfriend;boys;brain is
-8 breakfast..the;bretagne;bretagne ,;brief ,;broke down;buenas;buenos dias;build;burning a;burning..hole;bus ,;busy $
-8 but..does;buy..a;buying;buying the;by mail;bye ,;bye..&;cada;caffe;cake..the;caldo;call me;calm and;calm..carry
-8 came $;came back;can barely;can hardly;can hear;can only;can stop;cant stop;cant..for;cant..i;caravan;card for
-8 card..the;cards since;cards work;cards..for;cards..my;care $;care ,;cares;carta $;cat;cat just;cat..my;cat..walked
-8 caught;cellar is;cena;cest la;chances;changed jobs;chaos $;chapter;che..$;cheeky;cheering;cheering for;cheers from
-8 cheese $;chess..$;chickenpox ,;choir sings;christmas and;christmas..you;clear;closed;closed $;coffee..broke;cold..$
-8 collects;colour $;colours;come ,;come out;come..from;comeback by;comme de;comme..habitude;computer $;con..dadi
-8 continent;corner;cornwall;cough;could do;could stop;could..send;could..with;crazy..the;crewe;cried;crime;cross the
-8 crossed $;crossed for;cruel to;cruel..me;cry;cuarenta;cuarenta grados;cuidado;curry;dadi $;dag..,;dank;danke fur
-8 das wetter;dat is;dave;day late;day..$;days ,;days now;days straight;days..the;de dobbelstenen;de habitude;de hele
-8 de trein;de..met;deadlines;dear peter;dear..$;dears;decent roll;decent..$;defence ,;defended;degrees in;deje;del..?
-8 delay $;delayed again;dentists waiting;dentists..room;der..hat;der..ist;des sont;deserves..medal;desole du
-8 desole..retard;dessert;di fortuna;dice owe;dice..up;did it;did..@;did..else;did..know;did..watch;didnt..that
-8 die dobbelstenen;die kinder;die wurfel;die..sind;diese;dinners;disaster $;dish;dish best;dish..served;do hope;do to
-8 do..a;do..know;dodici;does..ever;doesnt it;dog has;dog refuses;dog..eaten;dog..the;doing a;done for;dont be
-8 dont hate;dont talk;dont you;dont..&;dont..about;door open;doors;dorm;double..$;down for;down..and;dreadful
-8 dream about;dream of;dreamt..@;drew;driving..today;du hast;du retard;dublin;dublin $;ducks;dull;dura;e all;earth is
-8 eaten the;echt..$;edith $;egg;einer;einsen;el betis;el domingo;election;elephants;else have;en een;en sevilla
-8 en vacances;encore #;end in;endlich..$;enemies;english;enormous;enviado;enviado..mi;envoye de;es..gestern;essays on
-8 essays to;essays..mark;est bien;est..$;estan;eu;euch;eure;eure..$;euros;even my;even the;ever do;ever sleeps
-8 ever won;ever..in;everyone;everyone keeps;everyone wants;everyone..the;everything is;everything..this;exams all
-8 exams..over;exams..week;excitement..so;exciting;excuse my;excuse..typos;expected;explain to;extra..$;eye;fa..caldo
-8 face is;face..numb;fait..premiers;families;families $;family is;fan;fancy;fat;fate;father used;father..to;febbre
-8 fed;feel..bit;feeling..this;feelings $;feels good;feliz;fence;ferry ,;fiets;fight ,;finally #;finally asleep
-8 finally passed;finally..my;finally..po;finally..the;find @;finds;fingers..for;fingers..toes;fini;finish;finita
-8 flat went;flat..well;flatmate;flight;flowers;folks..$;food;for #;for keeping;for leaving;for lunch;for some
-8 for taking;for world;for..decent;for..for;for..fun;for..i;for..of;for..people;for..short;for..so;for..weeks
-8 for..while;for..whole;forgive..for;forgotten..$;fortress;forward to;fourth;frank;freezing;friday and;fridge
-8 friend ,;friendly;frio;from..airport;from..ferry;from..next;from..phone;from..waiting;fromage;front of;frozen..$
-8 fun..$;game after;game and;game has;game than;game..#;game..all;game..on;gang ,;gang..$;gano el;gano..betis;ganz
-8 garden $;garden..$;garden..a;gatto;gehort mir;generals;generals..$;gentle $;gentle with;gentle..me;gentlemen
-8 geografia;geography $;get..letters;getting far;gewonnen;gewoon;gezien;give..love;gm;gm ,;go back;go out;goal
-8 gods have;goes for;going..the;golf;golf $;good afternoon;good laugh;good plan;good recipe;good weekend;good..?
-8 good..about;good..me;good..see;got back;got home;got it;got me;got to;got..second;grados;gran;great $;great game
-8 great job;great..so;greetings ,;greetings..sunny;grillen;grippe;groetjes uit;grow up;grow..i;grusse ,;grusse..dem
-8 gut;guten;guten..,;guys ,;guys..$;ha ,;ha..di;ha..il;haben wir;habitude;habitude $;hace #;had a;had an;had ik
-8 had pancakes;had the;had..armies;had..dream;had..first;had..lovely;had..on;hai;halbe;half..face;half..family
-8 hallo zusammen;hand and;hands;handy gesendet;handy..$;hanging on;happens ,;happy easter;hard $;harold;harriet here
-8 hart;hart $;has chickenpox;has in;has this;has..and;has..one;has..up;hast du;hat eigentlich;hat my;hat..&;hate..for
-8 hates..$;hats..$;haus;have eaten;have waited;have..for;have..long;have..my;having..in;he can;he never;he still
-8 he tenido;he was;healthy;hear the;hear you;heaven;heb je;heet;held @;held out;hello &;hello all;hello everybody
-8 hello peter;hello you;hemos;her driving;her..test;here $;here..are;heres my;hes been;het..een;heures;hey ,;hey all
-8 hey there;hey..,;hiding;highlight;highlight of;highlight..my;hip is;his #;holiday ,;home..#;honestly ,;honestly i
-8 honour of;hope;hope for;hope thats;hope youre;hope..are;horoscope says;hosts;hot ,;hotel;hotel is;hour to;hour..$
-8 hours in;hours..and;house smells;house..the;how do;how i;how was;how..@;how..always;how..that;hows the;huge
-8 hungover;hungry;hurrah;i admire;i baked;i blame;i call;i found;i grow;i hate;i hold;i hope;i lost;i promise;i slept
-8 i threw;i waited;i..been;i..better;i..forget;i..hardly;i..hope;i..liked;i..opened;i..say;i..take;i..telling
-8 i..thirty;i..trust;i..typing;i..we;i..writing;ich jetzt;ich noch;ich sitze;ici $;id..be;idea how;idea..&;iedereen
-8 if..ask;if..my;ik..al;il..depuis;il..sur;ill bring;ill buy;ill see;ill take;ils;im at;im blaming;im buying;im doing
-8 im really;im sending;im so;im up;im..at;im..bit;im..but;im..for;im..here;im..scared;im..up;impressed;impressed $
-8 in honour;in june;in march;in person;in portugal;in tears;in them;in ufficio;in..by;in..club;in..days;in..face
-8 in..is;in..looks;in..meeting;in..must;in..office;in..oven;in..pocket;in..pub;in..row;in..snow;in..week;in..world
-8 ingrid;interview;invented;invited;invited $;is awful;is back;is een;is feeling;is great;is numb;is older;is simple
-8 is terrible;is very;is visiting;is war;is why;is winning;is..always;is..back;is..big;is..bit;is..cheating;is..dish
-8 is..en;is..far;is..why;ist all;ist wieder;it had;it has;it makes;it rains;it was;it..how;it..nice;its all
-8 its getting;its like;its me;its nothing;its risky;its..again;its..so;its..there;its..time;ive always;ive made
-8 ive stopped;ive waited;ive..about;ive..saving;jahren;jar;je suis;je tecris;je..de;je..la;job..$;jobs;jungle;jurgen
-8 jurgen $;just back;just..a;just..from;just..home;kaffee;kangaroos;keep calm;keep well;keep..awake;keeps telling
-8 keeps..me;keiner;keyboard twice;keyboard..while;kids have;kids want;kilos ,;kind $;kind for;kind..once;kisses
-8 kitchen table;kitchen..$;knee..much;knees;know it;know..it;knowing;kuchen;la febbre;la semana;ladder;lake $;lang..$
-8 laptop $;laptop died;last battle;last message;last report;last round;last spring;last sunday;last..that;last..were
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
-8 patience with;patient with;patiently;paul;pauvre;pay for;pech;perdonad;perfect;person ,;pete..$;petit;peu;piedi
-8 pity..&;place..be;plaster;plastic;play like;players ,;players..$;plays..,;pleasure to;plenty..time;pleut depuis
-8 pleut sur;plumber..$;po..fortuna;pocket;poker;polite $;pool;poor @;poor..$;poor..&;por el;por la;postcard;pour une
-8 pour..retard;predictable;premiers;premiers pas;present;printed;priya;prize;probably..$;promised my;proud $;pub $
-8 purple;pyramids;que los;que tal;que ya;que..hace;que..tengo;quelquun;questanno;qui..#;quick;quick reply;quiet turn
-8 quiet..,;quiet..the;quiz on;radiator;rained;raining..for;rains;rainy;rainy..$;rather be;read your;real @;real..,
-8 record;recovered;red $;refuses..go;regards $;regards to;regiment;remember when;remember who;reminder $;reminds
-8 reminds me;reminds..of;resiste;rest..peace;retard $;retired;retraite;retraso ,;reunion;reyes;rio;ritardo ,;rome ,
-8 ronda;room..nothing;room..the;rooster;rooster woke;rooster..me;rose;round i;round were;row;row last;row..i;rucken
-8 rude;rude $;rufus;running;running on;running..game;s..the;sabato;sagt ,;said i;said..$;saint;saludo;sam;same..$
-8 samedi ,;samstag;sand;sandwich;saving those;saving..cards;say &;say hello;say i;schaatsen;schon wieder;schonen
-8 schoner;school $;school play;school..$;scream;screen $;seaside;seat;see some;see whether;see..one;sent..i;september
-8 september $;serious ,;ses premiers;ses..pas;set up;settimana;seventeen men;shame;she always;she reads;shell be
-8 shell..furious;sherry;shes got;short and;short..$;short..sweet;should all;siamo;side since;siempre $;signal is
-8 signal..awful;silence $;simple;since $;since noon;since..first;singing $;single..,;sister lives;sister..in;sisters
-8 sisters wedding;sitting..@;sitting..a;sitting..the;sitze gerade;sleep badly;sleepy;sleepy..$;slept..the;smallest
-8 smartphone;smell of;smells of;smiles;snow ,;snow..$;snowing;so at;so expect;so its;so lonely;so nice;so patiently
-8 so peaceful;so quickly;so somebody;so..&;so..dice;so..expect;so..gentle;so..get;so..last;so..least;so..may;so..up
-8 so..when;sofa $;some day;some luck;some of;some time;some..$;some..for;some..you;somebody..&;somewhere ?;soon..$
-8 sorry im;sorry..$;sorry..&;sorry..my;sorry..sorry;sounds like;sounds..a;soy;spelleider;spiele;spite $;spreadsheet
-8 standing in;star;staring..me;started;started it;starts in;state;steps;stil;still angry;still dont;still get
-8 still havent;still laughing;still the;still..you;stond;stopped at;stopped believing;stopped..in;stories;straight $
-8 strike again;strong for;students;stunde;stunden;sunburnt and;sunny..$;supply;swearing;sweating;sweet today;swimming
-8 tag;take up;tal;talks;tea;tecris;telefoon;telefoon $;tell &;tell my;tells;tells me;terribile;test $;test today
-8 test..$;than in;than never;than..game;thank..all;thanks again;thanks to;thanks..for;thanksgiving;that hurt;that red
-8 that you;that..a;that..coming;that..hold;that..letter;that..lose;thats..you;the 14th;the back;the beginning
-8 the best;the board;the book;the bus;the cold;the colours;the company;the day;the fridge;the front;the general
-8 the good;the gym;the heating;the highlight;the host;the hosts;the ice;the jam;the key;the lemurs;the photos
-8 the printer;the pyramids;the rain;the seaside;the silence;the smallest;the ward;the washing;the..but;the..club
-8 the..cross;the..day;the..dice;the..door;the..frost;the..has;the..home;the..like;the..owe;the..report;the..since
-8 the..time;the..trip;the..twice;the..week;the..weekend;their..$;then la;there because;there in;these dice
-8 these games;these years;think im;thinks i;thinks..should;this im;this week;this..patiently;this..short;those..of
-8 those..the;thought id;thought..@;thursday $;thx..the;tiene #;tient;time in;time of;time this;time we;time..can
-8 time..look;time..thank;time..this;to answer;to cook;to fight;to myself;to open;to play;to thank;to watch;to you
-8 to..an;to..barbecue;to..like;to..pub;to..wife;toast;tocca;tochter;together $;told him;tolto;tomatoes $;tomorrow and
-8 tomorrow..my;too..lately;took;took the;took..$;toute;train ,;train leaves;train to;train..delayed;trap;trein
-8 troops on;troops..the;trop..$;trouble $;trust a;try..@;turn and;turn..a;turns $;tut mir;tuve;twaalf;twice while
-8 typing with;typing..on;uber;ufficio;uit..,;umbrella $;una cerveza;unbearable;une semaine;une..et;until noon;up all
-8 up golf;up i;up..&;up..night;up..want;urlaub;us..,;us..out;us..the;uur;vanaf my;verstuurd;verstuurd..my;very much
-8 very quiet;very sleepy;vet says;veut;vi;viele grusse;viens;vino;voi;voiture;volcanoes;volgende week;von..handy
-8 vrienden;vrienden ,;vu le;vu..match;wait..see;wait..you;waited..weeks;waiting $;waiting..$;waiting..me;walk $
-8 walking;want my;wants..join;war is;ward;waren;warm $;warmer;was always;was away;was cancelled;was fur;was het
-8 was lovely;was mine;was never;was out;was that;was up;was very;was wonderful;was..a;was..all;was..and
-8 was..brilliant;was..close;was..most;was..nice;was..pleasure;was..than;was..until;washing;watch..match;watched
-8 watching the;way .;way ?;we finally;we spent;we used;we went;we won;we would;we..got;we..off;weather for;wed
-8 week..#;week..i;weekend $;weeks for;weer $;weer ,;well..,;well..a;well..the;went fine;went skiing;wer..eigentlich
-8 were in;were you;were..days;were..id;were..last;werk;wet;wetter;weve got;weve had;what could;what time;what..he
-8 what..mess;what..week;whatever..,;whats the;when she;when..grow;when..next;when..played;when..reads;when..saw
-8 when..the;whenever;which i;which..me;while..wrote;whitlock;whitlock $;who has;who made;who taught;who..&;who..is
-8 who..winning;who..you;whole house;whole of;whole weekend;whos;why does;why is;wieder..$;wife $;wife..said;wifes..$
-8 wij;will be;will..furious;will..out;wine $;winter ,;with dice;with those;with..all;with..bit;with..cat;with..man
-8 with..regards;wochenende;woke me;woke..at;won a;won..single;wonderful $;wonderful..$;wont like;work..a;work..been
-8 world ,;worried;worry $;worse than;would go;would..been;wouldve;written on;wurfel sind;xx;y el;y quiere;y..estoy
-8 year ,;year i;years..$;years..this;yes..i;yo..$;you both;you did;you heard;you next;you..&;you..a;you..beer
-8 you..much;you..of;you..owe;you..running;you..well;your families;your knee;your letters;your..$;your..?;your..are
-8 your..doing;your..letter;your..mail;youre all;youre..a;youre..star;yours ever;yours..me;youve got;zeit;zoo;zoon
-7 # sixes;& $;&..a;&..you;, did;, il;, they;,..are;^ &;^ hope;^ sent;^ wat;^..een;^..everyone;^..got;^..hat;^..hope
-7 ^..see;a..on;afraid;again ,;and a;and..a;and..i;big;club;del..$;dice..me;did you;does &;easter;evening;fa;for once
-7 forgive;game;get a;getting;great;ha;had;here;honestly;i never;i saw;i..a;in..last;is in;is on;is..#;its..a;jetzt
-7 job;laptop;last night;last turn;last..and;last..i;love;match;me a;me..i;my @;my..is;myself;need a;never;night
-7 night $;night..$;of us;open;owe..a;poor &;poor..,;raining;reading;red;rolled;saw;sixes;that &;the house;to..for
-7 trust;turns;us;used;waiting;war $;week;went;weve;why;wish;work
-6 ! you;# anno;# ans;# battery;# bien;# calor;# carte;# dagen;# delirio;# dogs;# einsen;# friends;# fronts;# funerals
-6 # jour;# little;# people;# tiles;# uur;#..against;& :;& after;& at;& be;& cards;& cheating;& collects;& didnt;& die
-6 & for;& get;& got;& holding;& if;& ist;& luck;& moves;& never;& next;& only;& ormai;& per;& plays;& poker
-6 & position;& ran;& survives;& takes;& that;& tiene;& turned;& und;& used;& va;& wird;& wont;& wrote;&..this;, aber
-6 , adesso;, aiuto;, almeno;, another;, behalve;, beim;, bless;, bravo;, by;, carmen;, crying;, dafur;, dodici
-6 , doesnt;, down;, droit;, ein;, ero;, far;, fate;, flu;, fortune;, harriet;, hello;, hes;, hier;, including
-6 , ingrid;, ist;, jurgen;, les;, linda;, lovely;, lunch;, ma;, marijke;, may;, met;, minus;, moi;, ne;, never;, nu
-6 , op;, ora;, our;, poor;, retired;, sagt;, sauf;, send;, sitting;, sniff;, some;, tanto;, tes;, there;, theyre
-6 , third;, time;, tomasz;, true;, very;, weiss;, wer;, when;, wir;, writing;, yo;, yuki;, zei;,..here;,..still
-6 . nobody;. what;14th ,;: happy;: he;: i;: ik;: le;: te;: thank;@ are;@ come;@ deserves;@ ever;@ every;@ gives
-6 @ have;@ hed;@ nog;@ off;@ reminds;@ resiste;@ than;@ these;@ was;@..its;@..turn;^ against;^ ajax;^ anyone;^ anyway
-6 ^ apologies;^ are;^ attenti;^ because;^ bedankt;^ being;^ besser;^ beth;^ beware;^ bit;^ bonjour;^ bravo
-6 ^ buonasera;^ busy;^ call;^ che;^ ci;^ complimenti;^ cosi;^ dank;^ deje;^ desolee;^ dinner;^ domenica;^ done
-6 ^ drinks;^ easter;^ eccomi;^ entschuldigt;^ estuve;^ eure;^ every;^ everyone;^ exam;^ fa;^ fear;^ feliz;^ for
-6 ^ forgive;^ geen;^ gesendet;^ goedemorgen;^ going;^ gonna;^ gracias;^ grandson;^ grazie;^ groeten;^ grusse;^ ha
-6 ^ haha;^ harold;^ hast;^ hasta;^ hoffentlich;^ home;^ how;^ hungry;^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses
-6 ^ leaves;^ lena;^ lieve;^ llevo;^ looks;^ los;^ lucky;^ mal;^ many;^ mein;^ meta;^ miss;^ moin;^ monday;^ mooie
-6 ^ mums;^ nothing;^ nunca;^ of;^ oma;^ omg;^ ooh;^ op;^ os;^ p;^ perdona;^ personne;^ pizza;^ priya;^ quanto;^ quick
-6 ^ respect;^ running;^ saluti;^ schalke;^ servus;^ siebzehn;^ sincerely;^ so;^ sold;^ sometimes;^ stan
-6 ^ statistically;^ such;^ sunshine;^ thanksgiving;^ things;^ thirty;^ told;^ tractors;^ tut;^ voor;^ vous;^ warmly
-6 ^ what;^ whos;^ wow;^ written;^ xx;^ ze;^..again;^..bet;^..daughter;^..kids;^..phone;^..read;^..sister;^..took;a $
-6 a beginner;a bigger;a bold;a bologna;a bottle;a boy;a cafe;a candle;a car;a caravan;a cat;a cheeky;a chess;a crime
-6 a dentist;a dog;a dull;a favour;a feeling;a finally;a french;a funeral;a handful;a heavy;a hot;a lake;a leg
-6 a maggio;a mange;a merry;a miracle;a nap;a napkin;a nasty;a nightmare;a noel;a party;a patient;a photo;a pizza
-6 a pool;a quick;a rematch;a report;a scarf;a seat;a sign;a soft;a storm;a tavola;a triumph;a virtue;a voi;a vous
-6 a wall;a weak;a...;a..last;a..that;a..turn;abbiamo;abbraccio da;aberdeen;aberdeen $;about last;about time
-6 about your;abuela;acabo;account $;accountant would;acting;acting up;ad;addictive $;address ,;adesso ,;adjourned
-6 adjourned early;admit i;admit it;affreux;afraid $;after me;afternoon ,;again ill;again im;again..i;ages to
-6 aggressive $;aggressive ,;agosto;agosto $;air $;aiuto;aiuto $;ajax;ajax heeft;al #;alamo;alarm;alguien tenia;alive
-6 all been;all fine;all goes;all had;all invited;all mad;all morning;all night;all readable;all right;all see
-6 all seul;all those;all weekend;alla nonna;allowed in;almost too;alta;altijd het;always a;always been;always for
-6 always get;always had;always me;am ?;am a;am doing;am going;am too;am typing;am wochenende;amici;amici ,;amigos
-6 amigos ,;amities ,;amities de;among;amused;an egg;an honour;an innings;ancora perdonato;and chips;and feel
-6 and fewer;and got;and her;and here;and hope;and im;and just;and laughed;and look;and never;and sends;and seventeen
-6 and sleep;and someone;and theres;and thought;and went;and were;and yours;and..are;and..has;android;angry about;anni
-6 ans;any day;any electricity;any longer;any luck;anybody $;anything from;anyway ,;apero;apologies for;apologise
-6 apples;appointment;approved;arbitro ,;are amazing;are asleep;are better;are both;are cheering;are coming;are cursed
-6 are doing;are enormous;are falling;are having;are killing;are like;are made;are moving;are not;are out;are ripe
-6 are rolled;are so;are the;arm $;armata;armies &;armies last;armies next;armies than;army of;around a;arrived and
-6 arrives;arsenal lost;as if;as vu;asked my;asked who;asks ,;aspetto;at $;at &;at dinner;at last;at lunch;at me
-6 at university;ate the;atlantic;attendu;attic;auch mal;auch nur;auf den;august;aujourdhui;aujourdhui $;aunt used
-6 ausgefallen;australian;autumn;aux des;avec moi;avez;avez vu;avoid;avoid excitement;avond;avuto;awake ?;away last
-6 awful ,;baby $;baby was;back next;bad dice;bad feeling;badly ill;bag;bake you;balcony;band;barbecue $;barn
-6 basically a;bataille;bateria;bathtub;battery is;battle since;be &;be ,;be fair;be good;be hating;be mine;be proud
-6 be sweating;be writing;be..by;beach ,;beans $;beat &;beat my;beau;beautiful $;beautifully;bebe;because my;bed with
-6 bedankt;been ages;been an;been bored;been cruel;been good;been mad;been my;been nice;been promoted;been there
-6 been this;been up;been waiting;beer from;bees;before $;before christmas;before waterloo;begging;begging for
-6 beginner;beginner ,;behekst;behind the;beim zahnarzt;being so;believe;believe &;believe its;bella;bent;besos ,
-6 best to;best woman;beste spelleider;bet;bet me;beth;betis y;better dice;better half;better run;better safe
-6 between #;between you;beware of;bicycle thief;bien qui;bier;big hat;big pile;bij $;bingo;birthday &;birthday for
-6 birthday to;biscuit on;bises ,;bises de;bist;bit green;bit guilty;bit late;bit scared;blame for;blame my
-6 blaming the;blind;bloke;bloom;blossom;board ,;board in;boiler broke;boiler gave;bologna e;bonjour;book you;booked
-6 bored $;born;born on;boss is;boss just;boss thinks;both sides;bottle of;bottom of;bought a;boven;boven de;bowl
-6 bowl of;boxes $;boyfriend still;brahms;brain has;brand;bravest;break $;breaks through;brilliant defence;bring the
-6 brings;bringt;broke $;broke ,;broke my;broke the;broke this;brutal;bucket;build a;builders;built on;buona;buonasera
-6 burning so;buro;bus is;bus so;bus stop;but he;but hey;but ill;but then;but they;but war;but we;buy everybody;buys
-6 buys the;by $;by an;by friday;by heart;by now;by spring;by..way;bye $;bye bye;cab;cada vez;cadiz;cake at;cake for
-6 caldo terribile;call a;calls me;calma;cambiare;cambiare $;came;came ,;came at;came second;came up;camping;can all
-6 can happen;can see;canada is;canario;cancelled ,;candle;canguros;cannon card;cannons $;cant sleep;cape town
-6 car park;caravan $;cards does;care of;careful $;cares $;carlisle;carlisle $;carmen;carmen $;carnival;carte ,
-6 carte postale;cat has;cat on;cataract;caught me;cavalry;ce sera;cesare;cest #;chair $;chairs;chairs $;chance $
-6 change is;changed hands;chapter #;charm $;charm of;charming;charming $;chat a;che i;che sfortuna;che si;cheapest
-6 cheating haha;cheers for;cherries;cherry blossom;chess $;chess instead;chess on;chewing;chicken cross;chiede
-6 chien $;chien a;chips $;chocolate $;chose;christmas if;christmas is;church;clever ,;closes;club $;clubs;coche
-6 coffee is;cold it;collects spoons;colpa;combien de;come down;come on;come sta;comes from;coming for;comme
-6 commence a;comment;como siempre;compagnie;compagnie ,;completely different;complimenti a;con eso;con le;concert too
-6 condolences;confiance;confiance a;confidence;conmigo;conmigo $;connection;connection is;conquered;conquering
-6 contact;continent i;cook for;corner of;corrects;correos;cough $;could possibly;could see;couldnt wait;couldve
-6 countries $;country left;courage;courant;court was;cousin;credit;creeps;crete;cried a;crime $;crisps;croise;crossed
-6 crowded;crown;cry ,;crying;cuidado conmigo;culpa es;cup $;cup of;curious;cursed;d;da #;da hat;da me;dabei;dad $
-6 dadi;dados;dados $;dag vrienden;dagen;dal mio;dance;danke furs;dans les;dare;dark;darts;darts $;das haus;das leben
-6 das spiel;dass es;dass ich;dat @;dat gedoe;dat het;daughter $;daughter passed;daughter wants;daumen $;day $;day ill
-6 day on;days ?;days ill;days left;days when;de bretagne;de bus;de courant;de kleinkinderen;de maravilla;de menos
-6 de siempre;de temps;de trap;de winter;dead $;deadline ?;deadlines in;dear $;dear friends;dear gm;dear players
-6 dears ,;debes;debes una;debo;debo una;december;defence in;defence of;defenders;deine tupperdose;deine wurfel
-6 del gato;del trabajo;delhi;delhi by;delighted;delirio;dell @;della mia;demenagement;demenagement est;dentist $
-6 dentist appointment;dentist was;dentiste;depuis une;der hand;der hat;der hund;der kaffee;der tastatur;der zug
-6 derriten;desde mi;deserved;desk $;desolee pour;dessert ,;di storia;dias ,;dice came;dice like;dice love;dice of
-6 dice remember;dice were;did $;did anybody;did in;did the;didnt expect;die daumen;die ganze;die jungs;die ohren
-6 die op;die tomaten;died;died so;dienstag;difesa;difesa in;dikke;dinner ,;dinner is;dinners burning;diplomacy
-6 diplomacy $;dire que;disgrace;dit ,;dit jaar;divin;divin ,;diwali;do at;do miss;does anybody;dog is;dogs;doing well
-6 domani ho;domani sono;domination $;domination ,;done and;dont cry;dont laugh;dorme;dormir;dormir $;dors;dort
-6 double #;double shift;doubt;down here;down singing;down south;draws;dreading;dreamed;dreamed of;dreams;drill
-6 drink for;drinking;drinks $;drinks are;drive;droit vers;ducks $;duim;duim voor;duty;duurt;e andata;e io;e una
-6 easier to;easter ,;eat more;eat my;eaten far;eating my;eats;eau;eccomi;edmund;edmund whitlock;een #;een jaar
-6 een kaarsje;een pech;egg $;eggs;eh $;eight;eighty;ein schoner;eine runde;einer stunde;ejercitos $;el canario
-6 el coche;el hospital;el lunes;el movil;el partido;el retraso;el tren;el ventilador;electricity;electricity since
-6 elegant;elegant $;elle;ellie;else noticed;emotionally;empire $;en de;en hiver;en toch;encanta;encore une;end when
-6 ended;endless;endlich ferien;ends in;enemy;enfants;engaged;engineer;enjoying it;enjoying the;enkel hat;enormous $
-6 entschuldigt;entschuldigt die;enviado desde;er bijna;era solo;es ,;es del;est a;est fini;estas;estoy en;estrategia
-6 estuve;et cest;et je;et moi;et on;etait divin;ete;eu son;euch all;evening at;evening to;ever $;ever been
-6 ever happens;ever in;ever lose;ever sleep;every game;every minute;everybody a;everybody up;everyone always
-6 everyone at;everyone this;exam $;exam results;exam week;exam went;examen;examen de;examenes;excitement ,
-6 exciting one;exhausting;exhausting $;expect to;expects anything;explained;explaining;explaining the;explains
-6 extra day;eye on;eyes;eyes $;face;face $;face when;fai ?;fail me;failed;failed its;failure;fair on;fais confiance
-6 fait #;falmouth;famiglia;familia;famille;family had;fancy this;fara;fara morire;fate i;father always;fatigue
-6 favour ,;favourite corner;favours;favours the;fear the;fed up;feeling lucky;feeling that;feelings about;feet are
-6 feet up;fell off;felt;fence $;fenster;ferien;fermo a;fever;fewer wars;fido;fiets staat;figlia;finally have
-6 finally in;finally lacht;finally red;finally ripe;finally some;finally understood;finally..$;find my;findet
-6 finds you;fine game;fingers and;fini ,;finished the;first steps;first time;first turn;fish and;fitting;fitting $
-6 fixed;flat $;flat ,;flies;flies $;flights;flights are;flooded;flowers ,;flu ,;flu and;flu since;flying;flying to
-6 fois que;folder $;folder ,;following;fondo;for ducks;for each;for explaining;for half;for people;for practice
-6 for pumpkin;for real;for spain;for tennis;for turn;for writing;forever $;forget :;forget to;forgetting;forgive any
-6 forgiven;forte;fortuna con;fortune favours;forty years;found the;four;framed;frank $;freddo;french;french film
-6 fridge $;friend of;friends in;frio hace;from an;from here;from home;from lisbon;from rainy;from rome;from where
-6 from you;fromage ,;fronts;frozen $;frozen and;frozen solid;fun $;fun i;fun than;fun this;funerals;funny $;fur @
-6 furchtbar;furchtbar $;furious $;furious when;furs;furs leiten;gabs;gained;game .;game against;game end;game go
-6 game going;game in;game now;game of;game when;games ?;gang $;ganze;ganzen;gap;garage;garden now;gare;gate;gato
-6 gato $;gave me;gave up;gave us;gedacht;gedacht ,;gedoe;gefressen;gefressen $;gehabt;gehabt $;gehad;gelopen;gelukkig
-6 gemene;general bring;genou;gent;gent $;geometra;gern;gesehen;gestern;gestern ohne;get any;gets bored;gets past
-6 gets the;getting better;getting cold;getting crowded;getting it;geval;gewacht;gewinnt;gewinnt $;gewonnen ,
-6 geworden $;geworden ,;gia in;gioco $;giorni;girl;giulia;glad to;glasses ,;glory;gloves;gluck;gnocchi;go &;go again
-6 go down;go together;go up;goedemorgen;goes my;goes on;going down;going for;gone $;good ,;good cards;good mood
-6 good one;good plumber;good to;good turn;good war;goodness;goodness $;gorgeous $;gossip;got a;got engaged;got over
-6 got promoted;got that;got..$;grados y;grand;granddaughter says;grandmother says;grandson explained;grandson was
-6 grave;grave $;graveyard;greed;greedy $;green $;green in;greve;gripe $;gripe toda;groet;groeten;groetjes ,;growing
-6 gruss;grusse $;guarda;guards;guess who;guilty $;gute;guten morgen;guy;ha smesso;ha tolto;hablamos;habt;hace;hacen
-6 had all;had breakfast;had her;had no;had one;had such;haha &;hahaha;hair $;hair ,;half a;half my;half past;halt die
-6 halten;halve marathon;ham;hamburg;hamburg $;hamish;hamish $;hammer;hamster $;han;handball;handful;handsome
-6 hanging in;happen is;happened in;happy when;hard to;harmless;has a;has always;has anyone;has given;has had
-6 has learned;has never;has no;has rained;has started;has wifi;hat for;hat schon;hate de;hates me;hating;hating this
-6 hatten;have all;have been;have chickenpox;have frozen;have heard;have slept;have started;have stayed;have thirty
-6 have time;have trouble;have won;have written;havent opened;having the;he doesnt;he know;he lost;he may;he wanted
-6 he who;he will;he wont;headache;healthy $;hear &;hear a;hear about;heard me;heart says;heat is;heating is;heaven $
-6 heavy;heavy heart;hed;heeft &;heeft een;heeft er;heeft weer;heel;held;hele week;hello again;hello dear;hello dears
-6 hello hello;hello host;helped;her dice;her hands;here again;here comes;hermana;het bord;het first;het ijs;het met
-6 het was;het weer;het wel;heures ,;hey $;hey &;hey guys;hey hey;hey host;hey man;hey pete;hi and;hi everybody
-6 hi friends;hi guys;hi its;hi p;hi team;hid;hide;hiding in;hier sturmt;him i;his driving;his first;hiver;ho #
-6 ho avuto;ho piu;ho visto;hoffe;hola a;hold hands;hold tight;holding everybody;holds ,;holds the;holidays ,;home by
-6 home for;home from;homework $;honestly $;honestly have;honeymoon $;hope is;hope nobody;hope you;hopefully;hoping
-6 horrible;horse card;hospital;hospital $;hospital and;hosting $;hours ,;hours and;hours of;house at;house in
-6 house on;how cold;how does;how much;hoy me;hund;hund hat;hungry for;hurrah $;hurry $;hurt more;hurts like;hurts me
-6 hurts to;hut;i already;i ask;i bought;i close;i cried;i do;i drew;i feel;i find;i finished;i forget;i framed;i go
-6 i guess;i held;i honestly;i know;i laughed;i learn;i left;i liked;i lit;i miss;i missed;i offer;i overslept
-6 i passed;i piedi;i played;i remember;i smell;i tell;i tried;i walked;i write;i..its;i..this;ice on;ich hoffe;ich in
-6 ich konnte;ici ,;ieri $;if anyone;ijs;ik de;ik een;ik slaap;ik wacht;ik zoveel;il a;il caffe;il saluto;il treno
-6 ill ,;ill bake;ill eat;ill make;ill move;im an;im buro;im crazy;im going;im more;im playing;im predictable;im sick
-6 im sitting;im standing;im troops;im winning;im..this;in advance;in bloom;in both;in cape;in delhi;in his;in leeds
-6 in life;in months;in november;in other;in plaster;in sight;in store;in thirty;in viaggio;in winter;in..for
-6 including;including me;ingrid $;inherit;innings;innings ,;interrogazione;interrogazione di;into my;invado;invado $
-6 inverness;inviato da;inviato dal;invita;invito;invito a;io mi;iphone;iphone $;is asking;is basically;is beyond
-6 is burning;is chess;is cold;is crazy;is doing;is down;is eating;is everybody;is everyone;is exhausting;is far
-6 is having;is he;is here;is i;is learning;is like;is mostly;is much;is nearly;is open;is planning;is quiet
-6 is ruining;is shut;is sitting;is soup;is sweet;is the;is thinking;is unclear;ist nichts;it cost;it here;it lasted
-6 it lasts;it short;it sounds;it suits;it twice;it went;it were;it..like;it..me;italien;italy;itll;itll be
-6 its already;its fun;its just;its late;its my;its way;ive done;ive wanted;ja;ja keiner;jaar $;jai fait;jai mal
-6 jai perdu;jai trop;jamais;jan;jan ,;jar $;jattends;jattends le;je bent;je dors;je fais;je le;je wel;jen reve
-6 jen suis;jespere;jetais;jetzt ,;jeu;jeu ,;jim;jim $;jo;joan;joan $;job starts;jobs ,;joke about;jongens;joue ,;jour
-6 juego;june $;jungle ,;jungs;just like;just off;justice;juve;juve mi;k;kaarsje;kaarsje $;kangaroos $;kantoor
-6 kartoffeln;keep &;keep swearing;keep your;keeping this;keeping well;kein mensch;keiner $;kept me;kettle on;keys
-6 kids;kijken;kind;kind messages;kinder than;kiss;kisses from;kitchen ,;kleinkinderen;knee doing;knew what;knie
-6 knitting $;know ,;know im;know when;knowing you;koln;komen $;kommst;komt er;la abuela;la chance;la compagnie
-6 la culpa;la del;la familia;la famille;la juve;la musica;la nonna;la paix;la partida;la partita;la pazienza;la pluie
-6 la retraite;la settimana;la vendemmia;la vida;la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $;lag;laisse le
-6 lambing;lambing has;landlord $;lang $;lange;langsam;larga;lasagne tonight;last biscuit;last day;last roll;last see
-6 last this;last week;lasted $;lasts;lasts $;late as;late aunt;late husband;late this;lately ,;laugh ,;laughed when
-6 laughing;laughing about;laughs about;laws;le cafe;le demenagement;le dentiste;le gateau;le plateau;le printemps
-6 le temps;learning the;leave $;leer;left .;left until;leg;leg $;leger;leiten;leiten ,;lemurs $;lemurs and;lemurs are
-6 les enfants;lesson;lets hope;lets make;lets see;letter ?;letter from;letters ,;letters are;letters on;letzten mal
-6 letztes;leuk;leute;leute $;leven;librarian;library $;lieve;lift;lig;light $;ligt;like @;liked &;liked the;likes
-6 liking;liking $;lima;lions;listening;lit a;little sad;live once;llevo #;lo so;loaded;loaded $;loads;lock;lol that
-6 lonely $;lonely with;long ?;long day;long march;long week;longer ,;longtemps;look $;look where;looked;looked it
-6 looked up;looking forward;looks cold;looks lovely;looks pretty;looks rather;looks scary;lord;los ejercitos
-6 los ninos;los pies;los reyes;lose a;lose to;loser;losing @;losing to;lost;lost ,;lost so;lot to;lottery;loud
-6 loud on;love how;love me;love the;loved;lovelies;lovelies ,;lovely at;lovely map;lovely place;lovely report
-6 lovely weekend;lucia;luck $;luck has;luckiest;luckiest defence;lucky than;lunch;lunch and;ma come;maar de;macbeth
-6 machine at;mad to;made my;made plum;maggio;mail this;main;maintenant;mais la;maitre;make up;man ?;man and
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
-6 nothing ever;nothing like;nothing to;noticed that;nou ja;nous $;now has;now i;now the;nowhere;nowhere $;nu;nu nog
-6 nueva;nueva ,;nunca habia;nuovo $;nurse;ochenta;october $;of a;of cheese;of coffee;of hospital;of little;of nowhere
-6 of red;of sixes;of snow;of tea;of their;of yours;off a;off and;off falmouth;off me;offer you;ohne pause;ohren
-6 ohren steif;old $;old lady;oma;oma ist;omelette;omg;on by;on est;on her;on joue;on monday;on my;on one;on tea
-6 on thursdays;on tuesday;on vit;on wednesday;on..?;one before;one bit;one country;one evening;one has;one lonely
-6 one on;one oven;one small;one soldier;one week;one who;ones again;ones for;only here;only live;only took;ons;ooh
-6 ooit;op het;op kantoor;op my;opa;opened a;opening the;opera;operation ,;operation ?;opinion ?;or later;ora di
-6 oranges;original;ormai;ostern;other news;otra vez;ouch;our club;our garden;our house;our kitchen;our love
-6 our neighbours;our new;out at;out until;outlook;outlook for;outside leeds;oven is;oven so;over and;over on
-6 over that;overslept;own $;own half;p .;paciencia;pacifica $;packed;packing;paella $;pain ,;painters;paix;panne de
-6 pararle;pararle los;parents $;parked;parmigiana;partido;partie ,;party $;party and;pas hier;pas op;pass on
-6 passed everything;passed his;passed my;passenger;past;patience $;patience is;patiently $;paul $;pay $;peace be
-6 peaceful $;penalties;penalty;penalty $;pencil;penguins;pensione;per cambiare;per i;per la;perder;perdon por;perdona
-6 perdonato;perdu;perso;person $;person again;persona;persona pacifica;personal .;personally;personliches
-6 personliches $;personne ne;perth;pete;petit a;petite;peu ,;phone battery;phone corrects;photo;photos of;physio
-6 piano ,;piccolo;picking;picture $;piece;pierdo;pierdo ,;pies;pies a;pile in;pint $;pipes;pity that;pizza $;place i
-6 place is;plan to;planning up;plants;plaster $;plate;plate $;plateau;play $;play for;play from;play in;play on
-6 play was;played ,;played the;playing in;plays;plays the;plays too;pleasure so;pluie;plum;plumber comes;pocket $
-6 points;poker face;polite to;pool $;por aqui;por que;por si;porta;portugal and;portugal on;position;position in
-6 possibly go;post office;postage;postale;postcard ?;pour les;pour moi;pour nous;pour ta;power was;praat;practically
-6 practice $;practice now;practises;predictable ,;predicting;predicting storms;present $;presque;pride;printed map
-6 printemps;problem;professor;promised me;promoted ,;prossima;ps &;pub ,;pub on;pumpkin;pumpkin soup;puppy $;puppy is
-6 pyramids are;quanto mi;quasi;que all;que cuidado;que en;que frio;que le;que les;que se;quede;quelle belle
-6 quelque chose;questions;queue;qui fa;quick $;quiet $;quiet in;quiet on;quiz team;racconto;race;race $;rache
-6 rache fur;radiator $;raffle;raffle $;rain ,;rained here;raining for;raise;ran away;ran over;rank;read $;readable
-6 readable $;reading $;ready ,;real board;real general;really enjoy;really enjoying;really is;really well;reason
-6 reckless;recovering;red army;reden;reden $;regards from;reggono;regnet;rematch;remember @;rennes;reply yesterday
-6 report you;results;retraite ,;retrouve;reunion $;reve;revenge $;revenge for;review;rich $;ridiculous;ridiculous $
-6 right this;ripe and;rira;road $;roll ones;roma;roof;room of;roommate;rosa;rose $;roses $;rosie;rosso;rosso $;roto
-6 roto $;rough;round a;round like;round starts;round the;roundabout;rounds ?;ruining;ruining my;rules again
-6 rules once;running $;rush;rustig;ruth;sabe;safe than;said hello;salad;saludo desde;saluti;saluto ,;saluto da
-6 same time;samstag ,;sandwich between;santa;sat;sauf la;saved;saw it;say ,;say that;says it;says my;scare;scared $
-6 scares;scares me;scarf;scary ,;scary from;schalke;schalke hat;schat;schneit;schneit es;schon ,;schoner abend
-6 school is;schuld;schuur;score;scored;scream when;scusate ,;se casa;se derriten;se mi;se ve;seaside $;season
-6 second cat;see ,;see me;see so;see who;sehen ,;sehen wir;seit einer;semaine a;sending the;sends her;sentimental
-6 sentimental about;serata ,;serio;serio $;servus;servus ,;sest;seule;sfortuna;shaking ,;she ?;she gets;she got
-6 sheffield;sheila;sherry $;shes #;shivers;shivers $;shoes;shoes $;short one;should hold;should take;shout;shout at
-6 shouted;show that;shut;shut $;si esto;si les;si pierdo;sides;siebzehn;sight;sight $;sign $;silence ,;silliest
-6 silliest thing;since @;since about;since august;since march;since my;since october;since september;sind verhext
-6 single continent;single defender;sits;sitting $;six;ski;ski trip;skiing $;skiing and;slaap;slaap er;slapen;sleep ?
-6 sleep again;sleep now;sleep so;sleeps $;sleepy &;slept #;slippers;slippers $;slow $;slow ,;slow to;small step
-6 smartphone $;smell a;smell like;smells $;smesso;smesso di;smile;smile on;smiles ,;smoking;snelle;sniff;sniff $
-6 snow at;snow here;snow this;snowing here;snowy;so @;so are;so badly;so big;so cosy;so dead;so he;so id;so is
-6 so long;so proud;so quiet;so sorry;so strong;so thats;so there;so thick;so wish;sock;soft;soft spot;soiree
-6 sola armata;sold the;solid;solid $;solito $;sollte;some cake;some noise;some sixes;somebody beat;somebody explain
-6 someone;something $;something about;something completely;sometimes $;sometimes i;son bac;sonno;sono gia;soon ,
-6 soon ?;sooner or;sorry dat;sorry its;sorry voor;souffle;sound;soups;spain tomorrow;spam ?;spannend;spat;speaking $
-6 speech;spel;spelling ,;spent half;spiaggia;splendid;spoons;spot for;spread all;spurs;staat nog;stairs;stairs $;stan
-6 stand in;stand up;star $;stare;started ,;started a;started to;starts ?;starts on;station;statistically;statistics ,
-6 stay warm;steht noch;steif;step for;steve;steve $;stil bij;still ,;still a;still awake;still beats;still calls
-6 still i;still lost;still remember;still see;still smell;stomach;stone;stone age;stop hiding;stop laughing;store
-6 store for;storia ,;storms;storms for;strategy is;street;street $;stubborn;stubborn $;studying;sturmt;sturmt es;sue
-6 sueno;sueno $;suerte $;suits me;summer ,;summer party;summer there;sun $;sun is;sunday;sunday $;sunshine $;super
-6 supply of;sure whether;survive that;survived in;survives this;sushi tonight;suspiciously;swallowed;swear those
-6 swearing at;sweating $;sweet $;table in;take ?;take your;taking it;taking up;talk soon;talks about;taller;tanta
-6 tanto ,;tanto per;tardes;tastatur;taste;taught me;tavola;tavola $;tax;taxes;taxes $;te debo;tea is;teach;teach her
-6 teacher ,;teacher says;team $;team ,;team got;tears ,;teeth;television;television $;tell him;tell your
-6 telling everybody;telly;temperature;tempo;tenerezza;tenerezza $;tenia;tenia que;tennis on;tent;term ,;terribile $
-6 terrible rolls;territories $;than mine;than our;thank goodness;thank my;that again;that allowed;that awful;that big
-6 that can;that happen;that he;that my;that normal;that scares;that whoever;thats @;thats me;the air;the alamo
-6 the allotment;the atlantic;the attic;the bag;the bakery;the balcony;the bathtub;the beer;the bees;the blue;the bold
-6 the brahms;the brave;the bravest;the bridge;the cataract;the chances;the charm;the cheapest;the cheese;the chicken
-6 the choir;the church;the clubs;the connection;the creeps;the cricket;the defender;the drinks;the earth;the election
-6 the face;the fair;the fall;the fan;the film;the flights;the flowers;the football;the fourth;the fun;the funeral
-6 the gap;the glory;the hamster;the heat;the kind;the lads;the league;the lift;the light;the lighthouse;the lions
-6 the lottery;the luck;the luckiest;the mail;the man;the marathon;the mend;the moon;the most;the news;the noise
-6 the northern;the opera;the original;the painters;the penguins;the piano;the plate;the power;the puppy;the purple
-6 the quiet;the radiator;the recipe;the record;the red;the reunion;the roof;the sea;the sherry;the shivers;the signal
-6 the silliest;the ski;the slow;the soup;the spam;the stairs;the station;the stone;the stories;the tea;the telly
-6 the test;the university;the very;the view;the walls;the wards;the week;the wifi;the window;the windowsill
-6 the..again;the..map;the..this;theatre;then bed;then she;therell;therell be;theres no;theres nothing;these cards
-6 thesis $;they look;theyre predicting;theyve started;thick;thick i;thief;thing ive;things;things $;things in
-6 think straight;think well;thinks &;thirty eight;thirty essays;this &;this around;this board;this close;this comes
-6 this continent;this finds;this heat;this hotel;this house;this ill;this it;this long;this may;this might
-6 this moment;this ones;this point;this war;this weekend;this will;those cards;thought about;thought it;three
-6 threw my;thrilled;thrilled $;throw a;throwing;thunderstorm;thunderstorm and;thursday and;thursdays;ti ho;ti mando
-6 tickets;tidy;ties;tight ,;tiles;till #;till then;time flies;time since;time they;time with;time you;time zone
-6 times in;tiny;tired;tired of;to admit;to an;to cornwall;to defend;to finish;to happen;to having;to knitting
-6 to laugh;to leeds;to lie;to live;to need;to own;to pay;to plan;to portugal;to raise;to survive;to vienna;to wales
-6 to work;to..out;to..up;toca;toca a;todavia me;today $;today because;toddler;toe;toes crossed;toi ,;told patience
-6 told the;tomasz;tomasz $;tomaten;tomatoes ,;tomorrow is;too ?;too aggressive;too careful;too hot;took my;torino
-6 tour last;tourist;trabajo $;track;track of;tractors;train was;training;trams;trein stond;tren;trentanni;trentanni $
-6 tried the;tried this;triumph;triumph ,;trouble opening;true story;truly;try last;try with;tu as;tu es;tu ne;tua
-6 tuesday at;tupperdose;tupperdose steht;turn &;turn .;turn i;turned up;turns to;tut nur;twaalf legers;twenty six
-6 twenty years;twins $;twins ,;typical;uberlebt;ufficio e;uit gent;umbrella at;una persona;unclear;und das;und der
-6 und immer;und sie;understood;understood how;une fois;une seule;unico;unico $;university and;uns ja;until he
-6 until midnight;until now;until spring;up .;up chess;up last;up now;up on;up this;upstairs;upstairs $;ur so;us ,
-6 us all;us every;us in;us is;utrecht $;utrecht en;va bien;va encore;vacaciones;vader;vado;valencia;valencia $;vamos
-6 van het;ve;ve de;vecino;vendemmia;venerdi $;vengeance;ventilador;ventilador roto;ver quien;ver si;verdediging
-6 verhext;verlies;verra bien;verstuurd vanaf;very good;very polite;very proud;very sweet;vet $;vez que;viaggio;vicino
-6 vida;vida es;vielleicht sehen;vienna;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit;visitors;vit
-6 vit dans;voiture $;vol;volcanoes and;volta che;von &;vorbei;vos;vosotros;vous avez;vraagt;vragen;vragen om;vuole
-6 wacht al;wait any;wait to;waited ,;waited for;waited long;waiting for;wakker;walls;walter ,;wanda;want a;war before
-6 war der;war ja;wards;warm ,;warmly;warmly ,;was a;was afraid;was beautiful;was born;was good;was ill;was impressed
-6 was lucky;was not;was our;was some;was sorry;was sure;was troops;was worse;washing machine;watch;watch $;watch out
-6 watched the;water $;water and;waterloo;way &;way home;way too;we are;we changed;we going;we hebben;we just
-6 we stopped;we waited;weather ,;wedding ,;week at;week in;week is;week op;week that;weekend painting;weeks ,
-6 weeks and;weeks in;weeks until;weep;weer eens;welcome $;well as;well be;well this;wenigstens;went for;went on
-6 went to;went..$;wer finally;were;were $;were &;were at;were burning;were just;weve been;what comes;what does
-6 what was;when are;when did;when does;when one;whenever i;where @;where im;where on;while $;who &;who can;who cares
-6 who does;who else;who needs;who says;who was;whoever taught;whole family;whole office;whole week;why do;why i
-6 why nobody;wide;wide open;wie ein;wie man;wieder verloren;wien;wife i;wifi ,;wifi in;wifi is;will attack;will go
-6 will hate;will win;win somewhere;windowsill;windy aberdeen;winter is;wir am;wir uns;wird;wird mir;wisdom;wishes
-6 with an;with best;with cannons;with flu;with his;with kind;without glasses;wlan;wollte ja;woman $;woman win
-6 wonderful ,;wondering;wont forgive;wont stop;worden;worden $;words $;words ,;wordt het;work now;work to;working $
-6 working from;works ill;world and;worlds;worried about;worst that;would look;wow;wow ,;wreck;wreck $;writing a
-6 writing to;wrong hands;wrong im;wrote me;wurfle;y que;y tengo;y todavia;y yo;ya es;ya le;ya se;ya te;years ,
-6 yellow and;yet ?;yo ,;yo soy;yoga;yogurt;yogurt $;you asked;you be;you better;you call;you keep;you last;you left
-6 you only;you played;you really;you remember;you started;you tomorrow;you tried;you watch;you well;you wont
-6 your attacks;your back;your card;your daughter;your father;your fingers;your mum;your opinion;your time;youre
-6 youre ever;youre next;yours $;yours owe;yours sincerely;yourselves;yourselves $;youve all;youve heard;yuki;yuki $
-6 zahnarzt;zahnt;zeggen dat;zie;zijn behekst;zit;zit op;zo lang;zonde;zone;zone are;zoveel;zug nach;zwanzig
-6 zwanzig jahren;zwolle
-5 !;#..di;& is;& still;& to;&..if;, a;, da;, dear;, only;, thanks;, you;,..been;,..de;,..had;,..have;,..im;,..was
-5 ,..your;. i;...,;@..always;@..that;^ bei;^ domani;^ grandpa;^ here;^ il;^ last;^ lol;^ my;^ next;^ there;^ those
-5 ^..armies;^..ben;^..cat;^..everybody;^..fur;^..have;^..here;^..love;^..made;^..night;^..plan;^..so;^..turn;^..used
-5 ^..voor;^..well;^..went;a man;a me;a..for;a..of;all ,;an old;and i;and we;and..can;and..one;are you;armies ,
-5 army in;army..@;asking;asleep;at the;bad..$;because..the;been..$;been..,;bei;brother says;bus $;but i;but my;by the
-5 came..$;chance;chi;christmas $;colour;daughter;dead;deine;der;did..get;dimanche;do with;dobbelstenen;een..,;en..?
-5 feeling;find;for all;for this;friday ,;from the;full;fur;gano;get my;haha $;has to;hast;her;here ,;here is;hi ,;hoy
-5 i always;i am;i bet;i can;i had;i owe;i..like;i..of;i..what;i..you;ill..it;im..from;im..it;in a;in the;io;is coming
-5 is going;is..so;is..the;it just;it..a;it..my;ive had;ja ,;je..,;join;la..del;last game;live;long $;long..$
-5 long..the;looks like;los..$;losing;lot $;made;mails;mapa;maths;mein;midnight;morning ,;much better;much..,;mum says
-5 my sister;my..for;my..in;naturally;need..$;neighbours;night ?;night and;nobody;not one;of &;of all;on a;ont;our..$
-5 patient;pay;played this;real..$;remember;say $;semaine;sends;signal;since tuesday;since..,;single;small;so far
-5 so the;so this;soldiers;somebody has;still alive;test;that..in;that..would;the dice;the game;the keyboard;the kids
-5 the late;the new;the night;the way;the...;the..had;the..round;the..turn;these..$;this..be;tiene;time ,;to one;today
-5 together;typing;uit;up for;up the;visto;voor de;war;was in;we have;we should;we..in;we..this;week ,;weekend
-5 what you;whole;wie;wir;with you;with..army;work $;you $;you must;you..all;you..for;your..,
-4 & in;& told;&..all;&..last;, but;, ca;, io;, mon;, we;, ya;,..a;,..about;,..always;,..can;,..everyone;,..for;,..its
-4 ,..look;,..man;,..then;,..war;12th;34f;3am;3d;5s;6s;70th;80th;9th;: &;@ always;@ has;^ best;^ de;^ did;^ in;^ it
-4 ^ jai;^ mi;^ never;^ que;^ which;^..are;^..cant;^..dear;^..des;^..for;^..from;^..know;^..tell;^..was;a;a bad;a bit
-4 a..$;a..from;a..la;a..one;a..this;a..when;a2;aankomen;aardbeienveld;aardrijkskunde;abbronzando;abi;abitanti
-4 abmachung;abrazos;abrir;absolute;absolutely;abuelo;aburrida;aburrido;abyss;aca;accepted;accounting;accu;aceptan
-4 acertar;ache;acompanen;aconseja;acontecimiento;acquired;action;acuerdas;addio;adonde;adopciones;advantage;advent
-4 advienne;afar;afdeling;afghans;afonico;africans;africas;against #;agnellino;aground;aguanta;agujero;ahahah;ahoy;ai
-4 aid;ainsi;airco;aires;ait;aiuta;alaaf;alan;alarma;alas;alcanza;alergia;all le;all..,;alla;alleanze;allebei;allegria
-4 allerseits;alps;alright;alt;alten;altogether;alweer;am..,;amaro;amateur;ame;americas;amersfoort;amor;amours;anchor
-4 and thats;andersons;ando;andrzej;ange;angeblich;angelito;angina;angler;anibal;annee;anniversaire;annoiano;annonce
-4 annusano;anoche;anterior;apartments;aperta;apfelkuchen;apology;app;apparecchio;appartement;appartient;appeal
-4 appeltaart;applause;apportez;appreciate;apprendra;apprends;approvato;approve;approves;aprende;aprendiendo;apres
-4 aprire;aprobe;aproveche;arbeit;ardua;are..the;argentinian;arger;argern;argert;armadio;armato;arme;armer;arms
-4 arrache;arranca;arrepienta;arrivando;arrivata;arrived;arriver;arroz;art;arte;arthur;artist;arzt;as they;asado
-4 asesora;ashamed;asias;asilo;aspettando;aspettare;aspettavano;aspettiamo;assume;assured;astonished;astonishing
-4 asturias;asusta;at this;atascada;atlas;atmospheric;atrevio;attaquant;attenta;attila;audaci;auditors;aufs;aufsetzen
-4 auguri;augustus;aunque;auntie;aurait;aurez;ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos;australians
-4 auswertung;auszahlt;autant;auto;autocorrecting;autosole;avanti;ave;avete;aveva;avevo;avisad;avonden;avrebbe;avrei
-4 azahar;azucar;b14;baan;babes;babies;baci;bags;bah;bahamas;bahn;baila;bain;bajar;bajo;bakes;balcone;balla;ballon
-4 balloons;bambini;bambino;banco;bandages;banden;bangalore;banjo;banzai;baptism;barbe;barbecueen;barbiere;barking
-4 barmaid;barnaby;barred;barrio;barrys;basilico;basket;bassoon;bateau;bathroom;batman;battaglia;batterie;battlefield
-4 battu;battuti;bauchweh;be..this;beaches;beard;beasts;beating;beato;beatrice;beatrix;beaux;because;becky;beefs
-4 beehives;beep;beeping;beeps;beers;began;begins;begon;begraven;beige;bekommt;belde;belles;belleza;belligerents
-4 bellissima;bellissimo;bello;belote;benedicta;benissimo;beppe;bereik;berlin;bernard;beschaftigt;bescheiden
-4 beschlossen;besserung;best;bestanden;bestimmt;besuch;betaalden;betoverd;betting;beurten;bezoek;bianchi;biased
-4 bibberen;bici;biere;biertje;bilbao;bill;binnenval;bird;birds;birmingham;birra;birre;bisnonno;bisschen;bite;biter
-4 blades;blanquette;blaren;blast;blasted;bleeding;blessed;blew;blob;block;bloden;bloemen;blokes;bloodbath;bloque
-4 blower;bluffing;blumen;boah;bobble;bobs;boca;bocca;bocce;boda;bogota;boiling;bois;bolivar;bom;bombero;bonito
-4 bonitos;bonshommes;books;boormachine;boort;boot;boots;borbottare;bore;borsetta;bosch;bosheit;bossing;bothers
-4 bottles;bougie;boulot;bounced;bouteille;bouts;bouwt;box;boxing;brace;brags;brains;brandweer;brauch;braucht
-4 brauchten;braut;braver;bravi;brb;breach;breaking;breath;breien;breitet;bremen;brest;brew;brief;brightens;brighton
-4 brille;brilliance;bringing;brioche;briscola;bristol;britannia;brivido;broad;brochure;brodo;broeken;bromas;bronze
-4 broodje;brr;brrr;bruder;brule;brutta;btw;buch;bucketing;budget;buffet;bugged;bugles;buik;building;buit;buitres
-4 bullet;bult;bum;buon;buonanotte;buone;buonissima;bureau;buren;burgemeester;burger;buried;burns;burnt;burst;buscaste
-4 buses;but what;butter;buurman;caballo;cabian;cabo;cabs;cadet;cafeteria;cajas;calcetines;calcetto;calcolato
-4 calculado;calculated;calculation;calcule;calda;california;calle;called;calmer;calvo;calzini;cama;camille;campaign
-4 campana;campo;can..it;cana;canadians;canal;canape;canas;cancello;cane;canguri;canicule;cannone;cansada;cant..the
-4 cante;canteen;cantina;canto;cap;capirete;capitals;capo;cara;carajo;carefully;cargador;cari;carino;carissimi;carmela
-4 carnaval;caro;carried;carrying;carta;cartoline;cartons;casetas;casi;cassoulet;catasto;catch;cathedral;catorce;cats
-4 cattiva;cattive;caution;cautious;cavalleria;cave;cavia;cayo;cdr;ceiling;celebrando;celebrate;cellars;cello
-4 cellulare;cenar;cendriers;cent;centanni;cera;certainly;certificate;chambre;champ;champagne;champions;changent
-4 chantal;chantelle;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures;cheap;cheat;cheated
-4 cheats;cheer;chemistry;cher;cherie;chers;chevaux;chiacchiere;chiara;chicago;chickens;child;chillies;chills;chimio
-4 chinezen;chiropodist;chiusa;chiuso;chopping;chorprobe;chris;churros;cielo;cierto;civilian;clama;class;classe
-4 clausewitz;cleared;cleo;cleonese;cleos;clermont;cles;client;climb;clocks;closest;clubavond;clue;coat;cobrar;cocina
-4 coda;coincee;cojeo;cola;colazione;coldest;colds;colegio;colleagues;collect;collecting;collectionne;coltello;comanda
-4 come $;comedy;comer;comfort;comfortably;comfy;comida;cominciate;cominciato;comio;commencez;comments;commute;comodo
-4 companeros;compared;compiler;complain;complaining;complains;compleanno;compliment;compris;comptant;comune
-4 concentrarsi;concentrate;concerned;concrete;conditioning;condizionatore;confesadlo;confesados;confess;confetti
-4 confini;confio;confitures;connessione;conquerors;conquete;conquistando;conscience;conseille;conseillee;consiglia
-4 consolation;console;consolo;constitute;contained;contestas;contraire;contrasena;control;convent;convincing;cookies
-4 copies;coqs;coraggio;corazon;corn;corras;corrente;correr;corri;corriger;corse;corsica;cortina;cortito;cose;costing
-4 costringe;cote;coule;counting;countries;county;couru;couvent;covered;covers;cowards;cows;cracked;credevo;cree;creia
-4 criceto;critics;croit;cronica;croquetas;crossroads;crossword;croyais;croyait;cruelty;cruise;cualquiera;cuilleres
-4 cuisine;cumpleanos;cunado;cups;curro;curtain;custard;customers;cute;cuzco;cv;cya;cycled;cyclist;da..,;daffodils
-4 daher;dahlias;dai;dak;dalle;damals;dancing;dandole;danemark;dangerous;danst;dappertutto;darauf;daraus;darkest
-4 darling;dash;data;dating;david;de &;deaf;debakel;deberia;debordent;debts;debutante;decentes;decider;decides;deer
-4 defaite;defeats;defensa;degree;dein;deinen;deiner;dejar;dejaste;delicieux;delicious;deliro;della;demand;demander
-4 demissionne;denken;denkt;denmark;dent;denti;dents;denver;depende;deprime;der..$;desastre;description;deseame;desert
-4 deserve;deshalb;despair;despiadada;deteste;devant;devi;devient;devils;devrais;devrait;dialect;dice;dicen;diceva
-4 dicht;dicono;did;didcot;didnt;dienstreise;diente;dientes;dieron;diesen;dieses;diesmal;dietro;difese;dig;digas
-4 digere;dik;dimenticando;dimentichi;diner;dinner;dinosauro;dios;dirait;diritto;disait;disappeared;disculpas;dishes
-4 dishwasher;dishwashers;disloyal;dispiace;dispute;disturbo;dita;dithering;diventato;divertido;dobbelen;doctors
-4 documentaire;doet;doigts;doing;doivent;doktor;dolares;domino;dommage;donderdag;donkey;donne;donner;dont think
-4 doorman;doreen;doris;dormi;dormimos;dormo;dorothy;dottore;doubtful;dough;doute;dozen;dr;drains;dramatic;drauf
-4 draughts;draussen;drawings;dreaming;drenthe;dressed;dressing;drijfnat;drijft;dringend;drinnen;dritten;driver;drove
-4 drowned;drucke;drucken;druckt;drukke;drukker;drum;duchess;duele;duerme;duimen;dune;dunkel;duran;during;dusted;dutch
-4 duurde;dwarfs;ear;ears;earth;eaves;echa;eche;echecs;eclipse;ed;edition;eerlijk;eet;egmond;egyptians;eid;eigen
-4 eightieth;eiland;eines;eingeladen;einhandig;einzige;einziges;eis;el..$;el..y;elbows;elected;electrique;elegancia
-4 eleganza;elektroingenieur;elena;elephant;elettricista;eleves;elfstedentocht;eliminated;elimine;elternabend;email
-4 emails;embarrassing;embrasseras;embrujados;emozione;empanadas;empece;empiecen;empires;emue;encuentro;enemigos;enen
-4 enfadado;eng;engelsgeduld;enige;enkelin;enorme;ensorceles;entertaining;entire;entirely;entschuldige;entschuldigung
-4 enttauscht;envelope;envy;equipo;eraan;eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras;escape;escargots
-4 esilio;esitazioni;espanol;esperaban;espero;espresso;essen;essentials;essere;estamos;esteis;estomago;estropeo;eten
-4 ethics;etwas;euer;evenings;eventually;everybodys;evil;evviva;ewig;ewigen;ex;exageres;excel;excited;excuses;excusez
-4 exemple;exist;expecting;expensive;explanation;eyeing;f1;faccia;facendo;faceva;faculty;fahre;fahrt;failures;faith
-4 faithfully;fallt;famiglie;familie;fangt;fans;fanshawe;farben;fatal;fatsoenlijke;fatta;faudra;faudrait;fault;faute
-4 fautes;fear;february;feed;feeding;feierabend;fell;fellow;fellows;femke;femme;fenced;fenetre;feria;ferie;fermato
-4 ferme;fermero;ferragosto;ferrand;ferries;ferrovie;fertig;festeggia;festhalten;fetch;fete;fi;fia;ficelle;fichu;field
-4 fiero;fiers;fietstocht;fifth;figurine;fijn;fijne;fila;file;fillings;films;finally;finding;finest;fingernails;finies
-4 finishing;finit;finito;finora;fiona;fiorentina;fiori;firma;fishing;fisica;fisioterapeuta;fives;fixing;flank;flicker
-4 flickering;fliegen;flipped;flitzebogen;floating;flood;flooding;floors;flores;fluchen;flushing;focaccia;fohr;foil
-4 folge;folie;fond;fondly;fools;footballs;footprint;for a;for one;for..,;force;foresta;forge;forgets;formal;format
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
-4 heros;herzliche;herzlichen;hesite;heulen;heup;hiccups;hiciste;hield;hihi;hijo;hike;hilarious;hilda;hilde;hildegard
-4 hill;hinderlaag;hintereinander;hiring;histoire;hoarding;hoarse;hobo;hockeyteam;hoesten;hof;hollis;holzklotzchen
-4 homeoffice;hometrainer;homme;hondo;honey;honger;honing;honte;hooray;hopen;hopital;hora;horario;hore;horns;houd
-4 houden;how;how..cards;howdy;hsv;huele;hufte;hug;hughes;huilen;huis;hullo;human;humbled;humeur;humming;hurray
-4 husbands;huso;hymn;i could;i didnt;i made;i read;i took;i was;i..no;i..up;ian;iba;ibis;ice;ida;idi;idiot;ieri
-4 if youre;ignored;ihnen;ihr;ihre;ik ben;illinois;imaginaos;impara;imparato;impartial;impatience;imperial;impossibile
-4 imprenable;imprendibile;in..morning;inbegrepen;inbox;incanto;inches;incredibly;increible;incrociamo;ines;infancia
-4 influenced;influenza;info;ingelijst;inn;inquisition;ins;inside;insists;insolente;insomnia;insoportable;inspection
-4 insufferable;insurance;intact;intend;interessa;interest;interesting;invading;invasion;inventor;invierno;invitacion
-4 invitado;invitation;invite;invites;ios;iowa;ipad;irait;irene;irgendwann;ironing;is a;is called;is full;is my
-4 is there;is..@;is..on;is..than;is..true;isle;it true;it..&;italiano;itching;jacques;jahre;jaime;jajaja;jakarta
-4 jakob;jaloers;jammed;jammer;jammern;jamon;jansen;january;jarrive;jarriverai;jaune;je nai;jealous;jean;jeanne;jeans
-4 jecris;jeden;jeder;jeje;jelly;jemandem;jentre;jeux;joanne;joint;jokes;joli;jollof;joost;jouez;jouvre;joy;jubilado
-4 jubilarme;jubilo;judge;juega;juf;juli;jump;jumpers;juni;junio;junta;jury;kalt;kalte;kamchatkas;kampioen;kangaroo
-4 kangoeroes;kanguruhs;kanone;kanonen;kant;kap;kapot;kaputt;karen;karls;kassel;kat;kate;kater;katie;katze;kebab;keen
-4 kees;kegeln;keine;keinen;keizerin;keller;ken;kerk;kerl;kerstboom;kerstdagen;kerzenlicht;keukentafel;keyboard;kiev
-4 kilo;kilometres;kinda;kine;king;kino;kippen;kisten;kittens;kleider;kleine;kleiner;kleines;kleintjes;kleinzoon
-4 klempner;kletsen;km;knackered;knap;knapp;knitted;kochen;koeien;koffer;koffie;kommandiert;komme;kon;kontinent;kook
-4 koop;kopf;koppakking;kort;koud;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen;kroket;kuche;kuchentisch;kuhlbox
-4 kunst;kur;kwam;kyoto;l;la..de;laatst;labor;lachen;laggiu;lagos;laisser;lambings;lambs;lammetje;lamp;landing;lane
-4 langeweile;langweilen;lap;large;lasciato;last runde;lastima;latino;laufen;laughter;laundry;laune;laureata;lauter
-4 lavadora;lavora;lavoro;laying;layout;le..est;lead;leaf;leaky;lean;leaving;lecce;lecture;leef;leeg;leesbril;leest
-4 legged;leggen;leicht;leipzig;lekke;lekker;lemon;lemures;lend;lends;lens;lent;lente;lentejas;leone;lepel;lepre
-4 leraar;leren;lernen;les;lesen;lethal;lettera;lettere;letting;lettre;lettuce;leur;leuven;levantar;levante;lg
-4 liberated;libero;libro;licence;lieb;lieben;lief;liefs;liegen;lieke;liest;lieu;liggen;lijn;like..,;lille;lily;limbs
-4 limon;limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lion;lionel;lira;lis;lisa;lisbonne;lisible;listen
-4 listens;litiganti;little;liverpool;livres;llama;llamado;llenisimo;llorar;llovio;lmao;loaf;loaves;lockdown;loco
-4 logbook;logeren;lone;longest;lontano;look..the;loop;loopgraven;lose $;losers;loses;lots;lotto;love to;loves;lt;luc
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
-4 mesopotamians;messia;messiah;messy;meteo;mexican;mexico;mia;mid;midi;miente;miglior;migraine;mil;milano;mild
-4 mildiou;miles;milk;mille;minquiete;minterdire;minterdit;minus #;minute $;minuten;minuti;miscarriage;miso
-4 mitgenommen;mobiel;mobile;mobs;moed;moeder;moeilijkheden;mogen;moi;moira;mois;moites;moka;molto;mom;momenteel
-4 momento;monch;monday;mondo;mongolien;mongols;monnaie;monopoly;monsoon;montado;montare;montauban;mooiste;moquez
-4 moral;morceau;morir;morning;morricone;mortales;mot;motherland;moto;mots;motto;mountain;mourning;moustache
-4 moustaches;mouths;mow;mowen;muchos;mudamos;muero;mujer;mull;mulo;mum;mummified;murio;mush;musst;musste;must be
-4 mutter;mutti;mutze;muur;muurtje;my cat;my daughter;my eyes;my nephew;my side;my..wants;nachbarn;nachfrage
-4 nachgedacht;nachher;nachricht;nachstes;nachtdienst;nachtjes;nachtschicht;nacio;nagespeeld;nai;nail;nan;naples
-4 napping;nara;naranjas;nas;natte;navidad;neatly;nederlands;neige;neighbourhood;nembete;nemmeno;nephew;nerven;netjes
-4 neunundachtzig;nevica;new;new..to;newbie;nez;nicely;nicest;nick;niece;nieuw;nieuwe;nieva;night shift;niksen;nimms
-4 nina;ninguna;nipotino;nits;no idea;noches;noemde;nombre;nonno;noodles;noor;noordzee;normaal;northwest;norwich;nose
-4 nosotros;nostra;noted;notices;notre;notte;nouveau;novembre;noventa;novia;nudeln;nudge;nuit;nun;nursery;nuts
-4 obedient;obra;occasion;occasione;occuper;oclock;ocurre;odio;odore;oeufs;of mine;of our;offended;offensiva;offerto
-4 officieel;offrire;oficina;oggi;ogni;ohio;oi;okafor;oke;old;olga;olio;olive;olivia;olu;olvidado;olvidarme;olvide
-4 omas;ombrello;omelet;omens;omgekeerde;oncle;one man;onore;oorlog;operacion;operan;operatie;operazione;opina
-4 oposiciones;oppompen;opponent;oranje;orchestra;ordenador;ordinateur;ore;organiser;orgullo;orkest;orkney;oro;ort
-4 osaka;oscar;osten;ottantanni;oud;out loud;outlive;outlived;overcooked;overdue;overheersen;overkant;overtime
-4 ovviamente;owes;owes me;owned;owning;owns;oz;paar;paarden;paardenkop;pace;pacifique;pacifist;packet;paco;padel
-4 padrona;pagare;page;pagelle;pages;pago;paid;paie;painful;paint;paintbox;painted;pair;palermo;paliza;palmer;pan
-4 panache;panettone;panic;pannenkoekendag;pano;pantofole;paperas;paperwork;papi;papier;papillon;paques;parade;parado
-4 paramaribo;parapluie;parce;parcel;parcmetre;pareil;paren;pares;parlare;parler;parlera;pars;partidon;partout
-4 parttime;pasa;pasando;pasqua;passa;passato;passee;passes;pasta;patatine;patel;pates;patron;pavia;paws;payday;paye
-4 paying;peaceful;peaches;pear;peasy;peccato;peekaboo;peer;peinlich;pendant;pensare;pense;pensioen;pension;pentiro
-4 pepa;pepernoten;pepito;pequeno;perdi;perdido;perdio;perdre;perfecta;perfectly;perfetta;permaloso;perro;perse
-4 personnellement;perte;peruvian;pesca;pescaito;pesce;pesetas;pessimist;petanque;petites;pff;pfff;phones;physics
-4 physiotherapist;pia;piace;pianerottolo;pianto;picchu;picked;pictures;pidocchi;piedad;piena;pieno;piensan;piense
-4 piepte;pier;pierogi;pieta;pijn;pille;pilze;ping;pink;pintan;pints;pionnetjes;piovere;pipe;piquer;pitch;plafond;plak
-4 planisfero;plannen;plantado;planting;platform;platzchen;playa;played;playing;pleads;pleasant;pleased;pleure;pleurer
-4 plombier;plot;plotting;plough;plug;plums;plymouth;pobre;poca;poche;pochino;podcasts;poesie;poffertjes;politics
-4 poney;pong;poniendo;popcorn;poquito;por;por..$;porch;portable;portaos;portato;porte;porti;possess;possession;postal
-4 posteri;postman;postura;pot;potato;potatoes;poter;poterie;potje;potluck;potrei;poubelle;pounds;poured;pouring
-4 pourquoi;pourra;pours;pourvu;povero;pox;poznan;prachtig;prachtige;practised;praktisch;pram;praticamente;prayed
-4 preciso;preferita;preferito;prefers;pregare;prego;premio;prendermi;prenotato;presentado;presepe;presidio;pressione
-4 pressure;pretended;pretending;prettiest;prettige;priez;primavera;print;prise;privato;priyas;probability;probe
-4 procedure;prochaine;produced;prof;profe;professeur;profite;profs;promemoria;promesso;prometio;prometo;promettevo
-4 promis;promises;promptly;proteste;proverb;provider;proving;provoquen;provvidenza;prufung;psst;pubblicita;puertas
-4 pulled;pulso;punalada;punctual;punctuality;puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4
-4 qualcuno;quarantatre;quarantine;quartalsbericht;quartiere;quatorze;quedate;queen;queens;queja;quelles;quemo
-4 queridos;queriendo;quesos;qui;quicker;quiera;quieter;quieto;quito;r;raadt;rabbit;rabia;raclette;rad;radios;raga
-4 ragazzi;ragazzo;rage;ragione;railways;raised;raison;ramadan;ramble;ramen;rancune;random;rapido;rare;rarely;raro
-4 rase;rat;rato;rats;rauchen;rauw;ravi;reaches;recall;reception;recette;rechner;recht;rechtop;recien;recommended
-4 recordo;recover;redet;ref;refreshing;refused;regalato;regardais;regarde;regen;regent;regimental;regiments;reginald
-4 regions;regne;regrets;regulars;rehearsal;reign;reindeer;reino;reinzukriegen;reken;rekenen;rekt;relaxing;relegated
-4 relief;remember the;remembered;remembers;remercie;remind;reminded;reminding;remis;remote;rendang;rendirme;rends
-4 rendu;renovating;rent;rente;rentre;rentree;renverse;repaint;repair;repaired;repeint;reporting;repris;rescued
-4 reserves;resfriado;resist;resisti;resolution;resort;respectfully;respects;respira;responsible;restera;restful
-4 resuscitating;ret;retd;retirement;retiring;retourne;rever;reviser;revuelto;revues;rey;reza;rezar;rgds;rice;richtig
-4 richtige;ricordati;ricordi;ride;rido;rie;rij;rijbewijs;rijk;rijles;rillen;rimini;ringing;rioja;ripicca;rire;rise
-4 riskieren;rispondo;ristretto;riunioni;rivincita;rn;roadmap;roads;rob;roba;robbed;robin;rode;rodillas;rojo;rolf
-4 romans;romanzo;ron;rood;roofs;rooien;rook;root;rot;rotelle;roti;rots;rotto;rovinato;rubbing;rubicone;ruby;ruckwarts
-4 ruft;rug;rugby;ruhig;ruik;ruikt;ruined;ruins;ruled;ruler;rummy;rumour;rumours;rumsteht;ruota;russa;rustige;ruthless
-4 ruud;sabado;sabbia;saber;saca;sacrifice;sadly;sai;sailor;sait;sal;sala;salaam;salat;sales;salgo;salient;salimos
-4 salle;salmon;salon;saltata;salud;saluda;saludar;saluta;salute;salvato;samba;samen;sammelt;samsung;san;sang;sanremo
-4 santantonio;saper;sara;sardegna;sauce;sauerteigbrot;sausages;savoir;scadono;scaffolders;scale;scaling;scan;scelgo
-4 scendo;schach;schade;schedule;scheelt;scheiden;scheusslich;schiaffi;schiele;schiena;schiessen;schilder;schilderen
-4 schnee;schnell;schnelle;schneller;schnupfen;scholarship;schone;schones;schonste;schoonmoeder;schoonvader;schreibt
-4 schrift;schrijf;schutting;schwarzwald;schwer;science;sciolgono;scirocco;scissors;scoperto;scorelijsten;scorsa
-4 scotland;scrabble;scrape;scuso;seagulls;seals;seamus;seance;seattle;secoue;sedie;seduta;seem;seemed;sees;segreti
-4 segreto;seguimos;seid;sein;selbst;self;sem;sembro;semester;semi;sennuie;sennuient;sennuyaient;sens;sente;sentenza
-4 serate;sere;serieus;sermon;servent;service;services;servidor;servivano;sets;settled;settling;sguarnita;shade;shag
-4 shared;sharpened;sharpening;shifts;shines;ship;shivering;shore;shot;shouldve;shovel;shovelling;showed;sian;siano
-4 siberian;sichern;sickbed;sickness;siebzigsten;siendo;siento;siesta;sieste;sighed;sigma;signature;silencieuse;sills
-4 simulator;sinaasappelmarmelade;sincere;sing;single..$;sinterklaas;sir;sitzt;sixties;sjaal;skate;skates;skating
-4 skien;skipper;slaapgebrek;slaapt;sleeper;sleutels;slower;slowest;slugs;sluit;sly;smarties;smiled;smiling;snails
-4 snap;sneak;snert;sneu;snooker;snooze;snored;snowdrops;snuck;snuffelen;snug;soaked;sobrino;sockets;soep;soeur;sofas
-4 soffio;sogar;sognato;soient;sois;soldado;sole;soleil;solene;solidarieta;somaro;somebody..to;someday;somehow
-4 someones;sometime;somewhat;somos;sonando;songfestival;songs;sonnenbrand;sons;sont;sooo;soplad;sore;sorry..the;sors
-4 sortent;sosa;sotto;soul;sounded;soupe;sourdough;souvenir;souvent;spacca;space;spalle;spanje;spannender;spared
-4 spater;spatz;spears;special;specifically;speelde;spelling;spending;spero;spiace;spider;spielleiter;spikes;spilled
-4 spilt;splinter;sport;sposati;sposiamo;sprinkling;sprint;squash;squeezed;sry;stadium;staff;staffed;stage;stal
-4 standup;stapels;stared;stark;stars;starting;startup;statistieken;statue;stau;staunt;stavano;steady;steeds;steen
-4 stellen;stenen;sterkte;stessa;steuererklarung;stiate;sticks;stier;still on;still..at;stimmung;stiramento;stolen
-4 stolz;stood;stormy;stornoway;straat;strafkamp;strand;strange;stratega;strategist;streek;streepje;stregati;streikt
-4 stress;stretch;stretta;stroke;strom;stroom;stroop;stroopwafel;structurally;strudel;struggling;stu;studied;studiert
-4 studio;studios;study;stuffs;stuitje;stulle;stuttgart;sudando;sudden;suegra;suele;suffira;suggested;suggests;sugli
-4 suisse;suitably;suitcase;sull;sullo;sultan;sunrise;suns;sunset;suocera;suoceri;suoi;suonate;superb;supermarket
-4 superpower;supervisor;suppers;supported;supports;surely;surement;surgery;surprise;surprised;surrounded;surveyor
-4 surviving;sus;susan;suspects;suspense;suspicious;suyas;svedese;swabia;swallows;sweaters;swollen;sword;sy;sydney
-4 sylvie;sympa;sympathisch;sympathy;t;tab;tabellone;tableau;tablero;tablet;tace;tachtigjarige;taco;tacos;tafel;tage
-4 tagen;tages;taglia;takeaway;takes @;talent;talisman;tamerlane;tandjes;tank;tantas;tanti;tanze;tanzen;tap;tape
-4 tardanza;tardar;tardi;targets;tarta;tartaruga;tarte;tarts;tas;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube
-4 taxi;teachers;teaching;teas;teased;teatime;teclado;teenager;teething;teglia;teken;tele;telefon;telefonata
-4 telenovelas;tellement;temblad;temblando;temblaran;temoin;tempers;tenedores;tenemos;tenir;tenner;tentamen;tentamens
-4 tentant;tente;tenths;ter;terecht;terraza;terrified;terror;tesoro;tete;tetto;tevreden;texas;texting;textos;thai
-4 thatd;thatll;the little;the morning;the whole;the..a;the..here;the..went;themselves;theory;theyre;theyve;thinks
-4 thirds;this..and;thread;thrown;thuisgekomen;thumbs;thunder;ticket;tiemblen;tienne;tifo;tijdens;tim;time;time for
-4 tip;tirania;tirannia;tirar;tisane;tisch;tiza;tmrw;to..so;tobacco;tocaba;today ,;toestand;toglie;togliermi
-4 toiletgebouw;tokyo;told;tolgono;tomarme;tomates;tombe;too much;too..for;tornati;torta;torte;tortellini;tortilla
-4 totally;touching;tough;tourists;tournaments;tournee;toussaint;tousse;towel;town;tracteur;trae;tragedie;traigan
-4 traitors;trajeron;tram;trampoline;tranquillo;tranquilo;trapana;trapo;traps;trattore;trau;trauerspiel;travail
-4 travaille;travaux;treasurer;treasury;trees;treguas;treinen;treinta;tremate;tremble;tremblez;trenta;trente;trentotto
-4 treppe;trincea;tristes;troep;trombe;trombone;trompette;trots;trotzdem;trou;trouve;trouwen;trovare;trovato;truck
-4 trucks;trumpet;trumpets;truppe;trusted;trusting;trusts;truus;tuba;tuesday;tuesday ,;tuesdays;tulips;tunnel;tuoi
-4 turkey;turnbeutel;turni;turning;tutta;tuvo;twelves;twos;typ;tyrannie;tyrant;tyre;tyres;uberlegt;ubersicht;ubrigens
-4 uff;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unblocked;unbreakable;underestimate;underestimates
-4 underrated;understand;understands;understudy;undici;unheimlich;unkraut;unlike;unlucky;unora;unpacked;unreal;unser
-4 unter;unterschatzt;unterwegs;unto;unusual;unverschamt;unverschamtes;up there;update;updating;uses;uwe;vaak;vacanza
-4 vacanze;vacio;vakantie;valentia;valga;valuable;vandaar;variance;variar;varicella;vast;veamos;vede;vedesse;vedo
-4 veertig;vegetables;veine;veldhospitaal;velo;vemos;vendange;vendanges;vendetta;vendra;venezia;venga;venger;veniamo
-4 venimos;venir;venis;venite;ventre;ventured;venuta;ver;verbrand;verde;verdict;verdient;veremos;verf;verger;vergesse
-4 vergisst;vergognerebbe;verguenza;verheugd;verjaardagskaart;verklap;verlegt;verliere;verliert;verloor;vero
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
-4 wovor;wrist;wundern;wurfelgott;wurfelpech;wurfelt;x;xoxo;ya;yahoo;yahtzee;yall;yann;yard;ye;yesss;you have;young
-4 younger;youngest;youth;yurt;zag;zagen;zandvoort;zaragoza;zaterdag;zaun;zelfs;zerbino;zia;zittern;zoekt;zonnebrand
-4 zucchini;zucht;zukommt;zurraron;zwager;zwemdiploma;zweten;zwijgen
-3 # rounds;#..&;#..and;#..armies;#..de;#..for;#..of;&;& ha;& lost;&..$;&..?;&..more;, and;, come;, e;, et;, finally
-3 , its;, jai;, por;, those;, where;, y;,..,;,..did;,..ive;,..old;,..say;,..time;,..you;.;@ is;@ on;@..me;@..mir
-3 @..week;^ desole;^ does;^ finally;^ la;^ les;^ mum;^ new;^ por;^ ps;^ somebody;^ still;^ that;^ the;^ whats;^ yo
-3 ^...;^..a;^..am;^..best;^..da;^..goes;^..heb;^..idea;^..is;^..keep;^..left;^..little;^..looked;^..many;^..morgen
-3 ^..off;^..owe;^..por;^..really;^..should;^..stack;^..wird;^..your;a &;a single;a..#;a..i;a..in;a..place;a..so
-3 a..week;address;again;again $;again..$;against one;ago;all..$;all..monde;am;am..a;and the;and..only;are;are..$
-3 are..?;as my;at @;at my;at..in;battle;be the;be..before;been to;been..@;been..at;bei..$;bien $;board $;bonus $
-3 but the;but you;but..a;cant;cards are;cards..&;coming ,;con i;contre;country $;crazy;daar;de mi;de..is;decent;dell
-3 des;desole;dice $;died $;dont trust;du..,;e..,;echt;eens;eigentlich;el viernes;envoye;ero;every..$;fait;far;feel a
-3 feel..$;finished;fino;first round;first..i;for;for me;for the;for..#;for..$;found;friday;fur die;game..is;garrison
-3 gente;get..card;gisteren;goed;good $;good..at;got;grandpa;grazie;guys;had #;had my;has gone;have a;have no
-3 have..far;have..in;have..the;having;heart;her $;here..$;hier;hier soir;his;ho ancora;hold..,;how..&;how..armies
-3 how..do;hurt;i roll;i shall;i..away;i..from;i..hear;i..really;i..see;i..wait;if this;ik heb;ik nog;ik..,;ill have
-3 ill..back;ill..my;im;im afraid;in and;in bed;in de;in..of;in..south;in..until;is one;is out;it now;it since;its not
-3 its..to;je..a;keeps;keer;keyboard $;know;la..e;last ,;late;late..$;le monde;les des;lights;little one;little..$
-3 looks;los;los dados;lost #;ma..$;mais;mal..$;man..@;march;mark;mate;me $;me last;me..$;me..el;me..to;mere;mi;mi ha
-3 midnight $;moment $;must;my;my armies;my mails;my new;my phone;my..$;my..and;my..now;my..says;my..to;neighbour
-3 never..$;next $;next week;nice $;not a;now;now $;of..game;old..,;on..map;one..@;only a;ora;over my;over the;pete $
-3 pile;play..the;ps;ps :;quickly;read this;really..$;rien $;rounds;running..so;said the;say the;says;says its
-3 says this;says..,;see;see my;see that;see the;send..the;sent ,;shell;should have;should really;should..more
-3 should..this;shoulder;sind;sister;sleep;small..,;so..$;so..and;sola;some;somebody;sorry to;sorry..,;stand;straight
-3 sunday ,;survive;ta;takes;talk;tea $;tell..$;temps;than &;than this;that @;that should;the club;the letter;the map
-3 the next;the spelling;the start;the..and;the..by;the..of;the..still;the..that;the..you;they were;think this
-3 thinks..is;this at;this from;this goes;this..#;this..has;this..in;this..is;this..the;thursday ?;time ?;time..$;to a
-3 to get;to me;to my;to read;to see;to..now;to..you;told me;true;true that;tuesday $;turn to;turn..#;turn..and;uit..$
-3 una..$;une;up in;viernes;vom;voor;voor het;wales;walk;was;was..$;wat;way ,;we..do;we..on;well;what they;when &
-3 where the;while it;whoever..@;whole..$;won;would..like;yo;you ask;you cant;you ever;you..,;you..at;you..me;you..my
-3 your..on;youve
-2 # :;# against;# countries;# po;#..e;& before;& took;&..mi;&..not;(;, also;, anche;, are;, bring;, didnt;, dus;, for
-2 , half;, het;, ik;, is;, it;, like;, nothing;, really;, to;,..$;,...;,..?;,..con;,..e;,..encore;,..got;,..i;,..maar
-2 ,..makes;,..new;,..per;,..por;,..read;,..she;,..so;,..sono;,..wants;,..we;,..what;,..youre;. you;: $;@ at;@ for
-2 @ holds;@ so;@..but;@..cest;@..my;@..one;@..what;^ a;^ ca;^ he;^ heres;^ i;^ im;^ mon;^ na;^ now;^ ob;^ pass;^ per
-2 ^ she;^ someone;^ sorry;^ theres;^ to;^ une;^ van;^ vielleicht;^ volgende;^ von;^ well;^ whoever;^ will;^..?;^..an
-2 ^..and;^..back;^..bad;^..be;^..bin;^..con;^..counted;^..fait;^..fear;^..give;^..going;^..having;^..im;^..ist
-2 ^..losses;^..mia;^..mum;^..next;^..now;^..still;^..u;^..va;^..war;^..way;^..wont;a #;a card;a double;a los;a lot
-2 a mail;a mi;a..?;a..about;a..all;a..by;a..si;a..with;abend $;about..last;across;across the;again for;all..cards
-2 allemaal;also..the;am..$;and;and carry;and everyone;and everything;and she;and they;and..armies;and..do;and..want
-2 are in;are my;are..,;are..at;armee;armies..#;armies..a;armies..the;around;as..,;asked;asleep..the;at..,;back on
-2 bad for;bang;be;be..$;be..for;beats;been..that;being;being..$;beside;better ,;birthday $;bis..$;bit $;bit..,;boat
-2 bottle;but im;called..$;can do;can have;can..see;cant see;card;card $;cetait;che non;cherry;come;completely;con una
-2 cost;could be;could..tell;could..the;country ,;cross..@;dat ik;de..:;dear ,;defend;dem..$;des..$;di &;dice ?
-2 dice have;dice..$;dice..been;didnt..?;dinner $;do..again;does;does he;doing..$;doing..,;domani;dont ask;dont..ill
-2 down there;down..$;dropped;dus;e il;e..la;early $;easter $;een;eh;ein;eine;en casa;er..van;est;esta..$;everybody..@
-2 eyes are;faire;feel;fille;finally $;fine;fine $;fois;for &;for something;for that;for..one;for..rounds;forgive me
-2 forward;freitag;from me;from my;game..my;geen..$;gioco;give the;give..the;giving;glasses $;go wrong;god;goes wrong
-2 gone;green;guys $;ha..#;had @;had better;had..to;hand;hand $;happen;has;has..been;hat;have not;have seen;have..,
-2 have..@;have..that;have..whole;hay;here are;here..,;het is;hij;hour;how..$;hurry;i cant;i fear;i only;i wonder
-2 i..badly;i..for;i..going;i..got;i..half;i..him;i..it;i..lost;i..my;i..only;i..quite;i..sorry;i..sure;ich bin;ich..$
-2 ici;id give;idea..i;if..had;if..read;if..were;ik zit;ik..je;ik..meer;il..$;ill put;im..$;im..of;im..on;im..with
-2 in front;in hospital;in my;in..e;in..evening;in..middle;in..next;in..north;in..with;is;is under;is watching;is..as
-2 is..better;is..but;is..only;it at;it must;it on;it up;it with;it..that;its;its #;its the;its too;ive..a;ive..the
-2 keep me;keep..,;keeping;kein;knocked;know $;know if;know..@;knows;kom;la semaine;la..mi;lads;lady;las..,;last mail
-2 last..,;last..with;leaves;lie;like;like &;like that;like the;like this;little..,;lo..la;long;long..it;look;loud $
-2 love..$;ma;ma fille;mal;mamma;man in;many armies;many..$;map $;map and;may be;me ?;me this;me..a;me..out;met..en
-2 mij;minute;mon;monday ,;monday..i;more ,;morning..i;must..the;my dad;my first;my hand;my head;my..:;my..account
-2 my..at;my..thinks;my..was;my..would;need more;need..card;new..$;next..?;niemand;no hay;no..to;noon;not much;not my
-2 not..of;notes;nou;nur..,;of @;of me;of..$;of..this;ohne;on earth;on the;on..as;on..keyboard;once $;once more
-2 one from;one im;one..us;only got;only my;only..#;or does;or not;otra;out..$;out..this;own;partie;pas..la;per;piano
-2 places;plan for;play ,;play the;played $;po;por..,;pour;probably;promise $;pure;quanto;questa;reads;ready;real
-2 really be;resta;right $;road;run out;salio;sans;schreibe;see &;see a;see it;see..&;seen;send..$;shall;shall we
-2 shift;show;sich;side..the;sign;single army;slept;so;so many;so..,;so..about;so..can;so..is;so..today;somewhere..$
-2 spielen;start $;stavolta;steht;still..a;still..about;sto;stop..,;storia;strong;strong $;tablet ,;talking;tegen;tes
-2 that was;that..has;that..is;the north;the..$;the..?;the..are;the..at;the..card;the..come;the..game;the..is;the..man
-2 the..on;the..once;the..was;they..a;this morning;this the;this..than;this..wrong;thursday;time to;time..the;tired $
-2 to be;to run;to say;to..about;to..all;to..and;to..me;today i;tomorrow..i;too strong;took @;treno;truce in;truce..@
-2 turn..$;twice..i;una sola;und..noch;under the;une..de;until my;until the;up..$;up..,;up..in;up..the;van &;venerdi
-2 vergeten ,;verra;vez $;viele;vrijdag;waiting ,;want @;want..be;wanted..see;was..in;way to;we play;wel $;welcome
-2 well ,;well and;well..#;were the;were..,;when you;when..is;which;whoever;wife;wil;will come;with..armies;won..#
-2 wonder;would..a;would..the;wrong ?;wrote..$;you ,;you read;you see;you..how;you..play;you..stop;ze;zondag;zu..$
2 # across;# et;# extra;# have;# ill;# karten;# more;# off;# places;# poco;# times;# up;# was;# would;#..are;#..non
2 #..only;#..op;#..the;& a;& asked;& avant;& did;& est;& hat;& het;& mi;& move;& ne;& really;& side;& stack;&..:
2 &..already;, #;, after;, alors;, am;, asi;, bin;, can;, cant;, con;, deja;, een;, eh;, enough;, first;, from
2 , grazie;, haha;, hatte;, help;, isnt;, je;, kill;, las;, lass;, last;, los;, more;, naturally;, new;, one;, or
2 , phone;, pour;, small;, soldier;, surtout;, venerdi;, will;, youll;,..all;,..an;,..armies;,..come;,..da;,..dit
2 ,..el;,..going;,..has;,..ich;,..id;,..ist;,..let;,..nicht;,..now;,..que;,..this;,..too;,..turn;. ,;. hes;. sorry
2 ....;:;: het;: how;: je;: those;:..$;? ill;@ avec;@ ben;@ better;@ does;@ durch;@ except;@ fue;@ ho;@ in;@ it;@ just
2 @ keep;@ ma;@ mi;@ one;@ se;@ solo;@ the;@ when;@ while;@..ich;@..le;@..or;@..still;@..the;^ @;^ ahora;^ although
2 ^ as;^ before;^ bueno;^ by;^ come;^ confirm;^ da;^ deine;^ drop;^ een;^ eigenlijk;^ en;^ end;^ ese;^ eso;^ forse
2 ^ get;^ god;^ granny;^ heb;^ heeft;^ hiya;^ ill;^ instead;^ lets;^ looking;^ lukt;^ man;^ manana;^ maybe;^ meglio
2 ^ menos;^ met;^ mind;^ misschien;^ mit;^ most;^ none;^ one;^ orders;^ out;^ para;^ perdon;^ peut;^ pour;^ quiza
2 ^ quizas;^ rest;^ roll;^ sister;^ solo;^ te;^ tengo;^ thats;^ this;^ ti;^ todavia;^ tom;^ va;^ volgens;^ wenn
2 ^ whoevers;^ with;^ yesterday;^..bring;^..can;^..cards;^..che;^..dem;^..else;^..esto;^..gave;^..he;^..hier;^..id
2 ^..in;^..isnt;^..je;^..le;^..like;^..make;^..moitie;^..nicht;^..nothing;^..of;^..ones;^..que;^..runde;^..sorry
2 ^..suppose;^..thats;^..they;^..thought;^..toi;^..van;^..wants;^..wouldnt;^..wrote;^..ze;a bonus;a catastrophe;a coin
2 a computer;a domani;a fight;a garrison;a half;a neighbour;a rotten;a rule;a ta;a think;a threat;a warning;a word
2 a..&;a..army;a..mail;a..or;ab;aber;able;able to;about a;about my;about to;account;act;after a;against it;ago ,
2 ago and;agreed to;ahead ,;ahora o;aire;al..$;algo;all $;all :;all from;all my;all to;alli;along the;alors
2 already gone;als..,;alter;although;altro;alvast;am not;am still;am very;an..,;an..ago;anche il;ancora ,;ancora la
2 and can;and come;and not;and nothing;and shes;and this;and yes;and yet;and..back;and..should;and..the;and..usually
2 anders $;annoy;annoy her;annule ,;another $;another one;answer my;answers my;any way;any..$;anymore;anymore $
2 anything else;anything in;apart $;apply;are at;are for;are..me;arent;armate in;armees;armees..@;armies;armies are
2 armies in;armies is;arrived ,;arrivo;as;as discussed;as for;as..can;asking whether;assez;at #;at..again;atrasado
2 atrasado ,;attack is;attack me;attack when;attacks on;attente;aus..$;aussi $;autre;avance;avec #;away ,;ayer;back #
2 back ,;back when;back..,;back..i;bad idea;bad..,;badly;badly $;bang $;bar;bas;bath;battles;be done;be happier
2 be less;be on;be up;be wrong;because thats;been the;beetje;before then;before..$;behalve;ben a;ben klaar;bene ,
2 best thing;bete;betise;betise ,;better;better with;bien ,;bij de;bin ich;binnen;bis dahin;bit ,;bit with;blijven
2 blood;bloody;bloss;border until;borders ?;both $;both ,;brave $;break at;bring some;broer;brother wants;bug;business
2 but &;but here;but hes;but no;but that;by a;ca $;ca ?;ca passe;ca..$;call my;called ,;cambie;cambie de;came out;can
2 can afford;can get;can read;can roll;can..@;cannon $;cant decide;capital;capito;card i;card is;cards if;cards is
2 cards till;cards to;careful ,;cartas ,;catastrophe;change $;changed;changing;changing my;che ci;cheaper;chi ha;ci..$
2 clean;clean up;coach;coin;coin $;coin for;come back;come home;con la;con meno;confused;conquer;conquers;contare
2 contra;contro;corrige;cosi $;could go;could tell;could use;council;count on;counted;counted #;counted my;crazy ,
2 crazy in;crossing;cuanto;da unten;daar #;dad says;dadi ,;dados ,;daheim;dahin;dalla;dan..$;darsi;das ?;das wars
2 das..ist;dat van;dat was;daughter ,;davon ,;de armees;de guardia;de helft;de hier;de kaart;de last;de los;de my
2 de troops;de..@;decide $;decir;decirlo;decirlo $;defeat;deine #;dem tausch;demande;den;denk ik;des ,;deze keer
2 dezelfde;di me;di mia;di..$;dice and;dice..#;die ene;die neue;die..$;dies;dies $;different $;different turn
2 dimanche ,;dinsdag;dire;director;discussed;dit;dit que;do this;do..to;doch erst;does the;doesnt get;doesnt mind;donc
2 dont get;dont have;dont..me;dont..which;door is;dove;down again;dran;dran $;draw;dreimal;druber;dry $;du all
2 du monde;du..$;durch;e mi;early ,;early if;easier;easy $;een andere;een beetje;eh ?;eher;ehrlich;einmal;either way
2 ejercito;ejercitos;el aire;el mejor;el numero;el otro;el que;el..del;eliminato;eliminato ,;else;else is;en los
2 en rest;en..niet;encore;encore pour;end is;end up;ene;enough;enough ,;enough of;enter;er ,;era;es #;es ist;es nicht
2 es..,;esce;esce #;escribo;esta vez;esta..no;esto $;et non;etre que;even $;even a;even in;even possible;even..$
2 everybody in;everyone stays;fai;fai..$;fall;falta $;fanno;fanno paura;fare;fatti;faut;fear that;feel sorry;ferma
2 fermo;fewer men;fight on;fin;find it;fine ,;finished $;fire;first go;first place;first thing;first win;fit;fix;font
2 fool;fool $;foot;footnote;for another;for it;for..?;for..moment;forecast;fought;found my;free $;frieden;from that
2 front $;front ,;full ,;gaan;gaat;gaat het;game with;garrison of;gedaan;gente ,;gesagt;get more;get one;getippt $
2 gets #;getting a;gia;giorno;giro;given;given me;giving up;go ?;go crazy;goed ,;goes into;goes south;going ,;good in
2 got this;got..the;grande $;grandmas;grandpa says;group;grown;guard;guarded;ha piu;haar;hace falta;hacia;hacia @
2 hadnt;half asleep;hand ,;handy $;happens;happier;harbour;has just;has only;has told;has touched;has..@;hasnt written
2 hasta manana;hat mir;have ?;have at;have gone;have left;have lost;have..it;havent;he does;he plays;heb #;heeft de
2 helft;help $;hermano $;herself;het zuiden;het..niet;hier en;hier ist;himself;his $;his cards;his last;hiya;hiya ,
2 ho ,;ho letto;ho mai;ho messo;ho preso;hoe;hoi ,;hold ,;hold your;home $;hoofd;hoop;hope i;hope to;horse ,
2 horse cards;hospital ,;houdt ,;hour ago;how it;how this;hoy $;husband says;husband thinks;i dont;i have;i heard
2 i really;i see;i the;i to;i used;i wish;i..at;i..decide;i..hold;i..id;i..need;i..not;i..on;i..those;i..too;ich $
2 ich es;ich hab;ich schlafe;ich wollte;id had;id keep;idea if;ideas $;idee;idee $;if hes;if my;if no;if youve
2 if..works;ik #;ik dit;ik hou;ik je;ik jou;ik me;ik place;ik stuur;ik was;ik win;ik..niet;il ne;il tuo;il turno
2 ill stop;ill tell;ill..a;ill..you;im @;im feeling;im keeping;im no;im not;im only;im sure;in ?;in den;in line
2 in mano;in ruhe;in time;in..#;in..in;instead of;invece;is ,;is about;is already;is empty;is er;is from;is mine
2 is missing;is off;is op;is right;is to;is tomorrow;is..allowed;is..for;is..good;is..it;is..next;is..one;is..over
2 is..that;it;it .;it ?;it and;it becomes;it by;it could;it for;it is;it might;it otherwise;it stays;it stops;it there
2 it this;it tomorrow;it wasnt;it works;it yourself;it..$;it..so;it..this;it..wrong;its enough;its mine;its written
2 its..,;its..last;itself $;ive changed;ive heard;ive put;ive seen;japans;jaurais;je;je het;je perds;joe;jouer;jouw
2 jugada;jusqua;just;just a;just as;kaarten $;kaarten ,;keep..at;keep..of;keeping #;kidding $;kies;kill;kind ,
2 klaar met;knock;know..you;krijg ik;kurz;kurz ,;la ,;la bas;la moitie;la proxima;la tropa;la vraie;land;langer
2 laptop ,;las mias;lasciare;lasst;last #;last ones;last tour;last woche;last..after;later today;le last;le tue;le..?
2 leave some;leaves @;lees;leftovers;legal $;legers;legers ,;lei;let..know;lets go;lets..$;level;light;lines;lines $
2 list for;little $;little brother;lo first;lo tengo;los #;los de;losing a;lost it;lost..$;lunedi;lunes $;ma ne;ma non
2 maandag;maar;maar het;maar niet;made it;magari;mail ,;mail ?;mail has;mail on;mail..the;make me;maken;maken me
2 making;mal ,;male $;manana;manca;mano;manque;many;many..&;map without;marche;marches;mas;mas que;match $;maths $
2 may..the;maybe next;me :;me font;me not;me out;me see;me shed;me some;me there;me..at;me..hour;mean &;mee $;mehr $
2 meilleur;meiner;meint;mejor $;mejor ,;men;menu $;merely;message;meteen;mi fanno;mi nieta;mi sono;mi..,;mi..se;mia ,
2 mich;middle;miedo;miedo $;mieux;mieux ,;mind sending;mind yesterday;minder $;mine ?;mio ,;mir beim;mir ehrlich
2 misschien;missing $;mistaken;mit den;mitad de;moeten;moitie;more next;morgen $;mornings;most..$;move a;moved into
2 muy;my a;my big;my break;my broer;my computer;my glasses;my karten;my keyboard;my losses;my move;my offer;my orders
2 my zus;my..brother;my..had;my..up;na de;naar de;name;natuurlijk;natuurlijk $;ne ho;ne veux;near;needs;neighbour $
2 neighbours $;nephews;nessuna;nest pas;net;neue;new one;nicht besser;nicht nur;nichts $;nieta;night i;no digo
2 no estoy;no place;no se;no..$;no..today;noch jemand;noch mal;nodig;nog $;nog ,;nog een;nog wel;nog..$;nomas;non ho
2 non lo;non mi;none;nord;not..@;notes $;nothing ,;nothing at;nothing..this;now or;number of;nummer;nur aus;nur..$
2 ob ich;oder ?;of $;of another;of armies;of dice;of ik;of something;of these;of what;of..,;of..can;of..in;of..to
2 off @;off..,;often;ok ?;ok my;omen;on &;on ,;on after;on both;on his;on our;on this;on until;on..$;on..first
2 on..last;once;once i;once in;onder;one;one #;one for;one here;one of;one out;one stops;one territory;one..$;one..?
2 one..for;ones;ones i;ones left;ones with;ones..@;ongeveer;only #;only has;only one;only with;only..$;ook;ophouden
2 ophouden $;opinions;or am;or did;or so;or the;or was;ospedale;other and;otherwise $;ou tu;oublie ce;oui;oui ,
2 out there;out..@;over in;over it;over to;over..?;owe &;owed;para..$;parece;park;parle;paro;part in;part of;partie $
2 partita ,;passe $;past the;path;paura;paura $;pause;penso;penso $;per il;percent $;perdo;perdon;personne $;peur $
2 phone $;pile $;pills;place for;poco $;portate;porto;possibile;possible ?;posto;preso @;press;probably right;properly
2 proxima;puesto;punto;put @;put into;quand;quando;que #;que @;que ca;que es;que jen;que..con;que..de;quedan;quedan #
2 questo;quita;quita el;quiza;quizas;read ,;read the;real one;real ones;really got;reckon;recu;reflechir;return;rien
2 right;right now;right to;right..$;risky $;road is;roll;ronde #;ronde ,;rotten;round $;round and;round..$;round..the
2 route;ruhe;run;run ,;safe;safe..$;sag;said $;said in;sailing;sake;sake $;salio de;salt ,;same to;sanity;saw what
2 say :;say about;says #;says @;says never;schau;schreiben;se il;se perdo;second place;see how;seen &;seen how;segunda
2 semaine last;sense to;sent you;seriously ,;serve;serve #;settle;seulement de;seven;she may;she still;she..me;should
2 should come;should get;should leave;should you;should..up;shoulder and;shouldve been;si a;si el;si gano;si la;si tu
2 si va;sia;sicuro $;side $;sigo;sigue;silly $;sin..$;single ,;sitio;sitzen;sixes against;sixty;size;size ?;sleep..the
2 so &;so do;so everything;so it;so only;soir;soldier $;soldier ,;soldier and;solo da;solo sitio;someone has;son wants
2 sono #;sono..,;sonst;sorry sorry;sorry..i;sort of;sous le;south $;south ,;southern;southern front;speel;speel dit
2 spelen;spielen $;spijt;spread;stack ,;stamattina;stands;stavo;stayed;stehen;stehen $;still got;still has;still not
2 still..the;stop me;stop..if;strike;strongest;subito;sugar;sulla;sunday ?;supper;suppose;supposed;supposed to;sur $
2 sure &;surtout;survives;swapped;talk to;talking about;tarde $;tastes;te mando;telefono;telephone;tell..if;temps $
2 territory;terug $;tes #;testa;than;than she;than..$;that cant;that doesnt;that enough;that fails;that in;that last
2 that out;that right;that the;that..be;that..keep;thats a;thats for;thats where;thats..$;the bar;the bath;the battle
2 the bit;the boat;the border;the bottle;the evening;the full;the home;the horse;the horses;the least;the long
2 the middle;the name;the road;the rule;the small;the soldiers;the southern;the turn;the war;the water;the..@
2 the..army;the..as;the..from;the..just;the..out;the..with;them out;them..the;then de;then never;there i;there..a
2 theres more;these;they ?;they roll;they..,;think;think ive;think thats;think the;think..is;third..$;this ,;this but
2 this more;this move;this over;this turn;this way;this..for;tho;tho $;thought $;threat;through there;thumb;thursday ,
2 ti;tiens;till..$;time..so;times..$;tirare;to cancel;to come;to do;to end;to give;to guard;to in;to leave;to no
2 to sit;to that;to whoever;to..&;to..,;to..?;to..as;to..last;tocar;todavia;todavia no;togli;told &;tomorrow ?;tonight
2 tonight to;too;too ,;too if;too long;tot morgen;touched;tra i;treating;treaty;treaty with;troops ,;trop;tropa
2 trust this;try $;tu me;tue;tuo;turn at;turn comes;turn..so;tussen;twice;twice $;type;typo $;una mossa;una..,
2 unbedingt;und die;understand it;unfair;unos;unten;until its;until monday;until..$;up..a;usually right;va o;van $
2 vedere;vediamo;veel $;vergeten $;vers la;very sorry;veux;vez no;vielleicht;viene ,;vindt;vite $;voglia;voir;volgens
2 volgens mij;voor @;vorige beurt;vraie;wait is;wait till;wait..the;wake;wales $;want some;want that;want..know
2 want..talk;warning;warten ,;was easy;was going;was half;was ik;was me;was too;was..for;was..my;wasnt;wasnt sure
2 way i;way more;we can;we do;we get;we know;we say;we..@;weeks..$;wees;weet het;wel..$;wenn du;wenn..klappt;went ?
2 went off;were ,;west $;what &;what is;what the;what..did;whatever that;whats a;when it;when youre;where $;where my
2 whether &;whether he;whether it;whether that;which one;whoevers;whose;whose turn;why my;wife ,;wife thinks;wilde
2 will #;will das;will encore;will ich;will je;will nicht;will zeggen;wiped;wiser $;with #;without @;without this
2 word about;work ,;works;would like;would never;wrong $;wrong ill;wurde von;y all;y est;y my;y una;y..a;yesterday i
2 yet..$;yikes;yo no;you &;you come;you later;you on;you reckon;you when;you..leave;you..what;you..with;youd;youre..$
2 zeker $;zien;ziet;zitten;zitten waar;zo ,;zu;zuiden;zur;zus
3 #;# armees;# armies;# men;# of;#..#;#..$;#..,;#..at;#..on;&..out;&..peace;&..still;&..to;, all;, could;, id;, la
3 , maybe;, now;, nur;, say;, se;, te;,..:;,..ik;,..me;,..mine;,..non;,..off;,..on;,..si;,..y;. .;...$;:..,;@ ?;@ e
3 @ que;@..and;@..in;@..mine;@..more;@..not;@..on;@..was;^ am;^ any;^ at;^ bin;^ bring;^ cards;^ con;^ dat;^ go;^ halt
3 ^ je;^ keep;^ no;^ ok;^ on;^ se;^ time;^ troops;^ whatever;^..dit;^..do;^..il;^..joue;^..just;^..least;^..line
3 ^..mean;^..only;^..other;^..promised;^..sono;^..those;^..wollte;a joke;a..at;abend;about @;about the;after #;ahora
3 all..armies;als..$;also;ancora;and see;and then;and..all;and..on;another round;answer;answer $;anyway $;armate..@
3 armies $;as i;as well;asi que;asked me;at a;at it;at..and;attack..there;auf;aussi;away;back in;back to;be..with
3 before i;better..the;beurt;bij;bit..$;bit..the;border $;break;bueno;but..$;by..,;ca;can $;can..$;cant remember
3 cards in;cards..me;cards..the;carte;ce..$;checked;come to;counted..$;coup;cuando;cut;dan..het;das;das ist;das klappt
3 das..@;de @;de jouer;de..?;del..,;desde;deze;did that;dir;do $;do i;do..get;do..think;doesnt;doing this;dont..$
3 droit;eigenlijk;en..et;encore $;end $;etre;everything $;extra;for my;for..next;for..time;forse;from;from &;from..$
3 get..$;go for;goes well;goes..,;goes..@;guardia;guess;halt;happens if;has already;has more;has..my;hasta;hat $
3 het niet;i havent;i might;i wasnt;i..?;i..do;i..last;i..still;i..there;i..through;i..to;i..with;ich..#;if..take
3 ik het;im back;im having;im..sure;in ,;in it;in..$;into;is best;is still;is..even;is..too;it $;it a;it all;it as
3 it looks;it out;it would;it..be;it..possible;it..to;its going;ive lost;just #;kan;keep it;la..que;las..$;lassen
3 legers..@;less than;letzten;lo..$;looking at;lukt;mail;makes;mal $;may have;maybe;me if;me more;mee;meglio;met @
3 meta;might;mind..$;mine..$;mir..$;mir..,;missing;morgen;morgen..,;moved;my #;my..after;ne;ne..rien;nichts;niet
3 niet $;niet..$;no..i;noch;nog;north;not what;number ,;ob;oder..$;of..:;of..before;of..for;off $;oh ,;ok;okay;om
3 on hold;on..#;once ,;one $;one place;one..#;only..army;op..,;opinion;or..@;or..it;or..that;orders ,;ought to;out $
3 para;pardon;pas de;passe;peace $;peace in;perds;pero;phone ,;place ?;plenty;plus;plus de;pour la;pour..@;que..,
3 que..me;risky;roll $;roll..$;round..i;sale;schlecht;se;second $;should be;should..a;should..be;should..been
3 slept..it;so..me;so..that;soir $;sorry ,;sous;staan;staat;stack is;taken;te veel;terug;than @;thats it;the @
3 the cannon;the end;the last;the ones;the same;the..about;the..for;the..goes;the..stop;the..until;them $;there
3 there $;there..$;theres;think its;thinking;third;this for;this was;this..not;this..to;this..you;those #;to stop
3 to wait;to..#;to..@;to..before;to..is;to..of;to..on;tour;tu;under..$;until..week;van my;vanavond;veo;want..see
3 week..so;weet;what do;what happens;what..if;whats;when..gets;where;wife..i;will do;win;win..$;with..$;with..in
3 without;wollte;wont..it;word;wordt;worth;you..?;you..it;you..its;zuruck
4 # ,;# armeen;# at;# but;# di;# man;# seul;#..as;#..before;#..el;#..i;#..it;#..that;#..to;& about;& e;& just;& my
4 & na;& too;& up;&..attack;&..got;&..ist;&..nicht;, always;, because;, ci;, das;, denk;, donc;, dont;, hit;, ho
4 , nada;, obviously;, para;, sorry;, theres;, though;,..at;,..ben;,..better;,..brother;,..counted;,..dan;,..das
4 ,..enough;,..first;,..go;,..hab;,..hes;,..in;,..je;,..laisse;,..many;,..may;,..maybe;,..mich;,..muss;,..next
4 ,..orders;,..pas;,..risky;,..shes;,..son;,..te;,..that;,..think;,..ti;,..up;,..way;,..which;,..will;,..wont;,..wordt
4 ...to;: first;: no;@;@ all;@ move;@ needs;@ niet;@ no;@ with;@..con;@..fall;@..help;@..off;@..than;@..though
4 @..whatever;@..whichever;^ #;^ (;^ after;^ als;^ antes;^ ben;^ change;^ das;^ do;^ e;^ eigentlich;^ erst;^ from
4 ^ give;^ just;^ let;^ lieber;^ lo;^ more;^ nach;^ once;^ perhaps;^ pick;^ play;^ should;^ statt;^ these;^ was
4 ^ where;^ yes;^..al;^..anything;^..auch;^..by;^..ca;^..cartes;^..depuis;^..great;^..i;^..instead;^..it;^..ive
4 ^..joking;^..kaarten;^..kan;^..la;^..mind;^..mit;^..mon;^..ne;^..once;^..one;^..or;^..out;^..para;^..se;^..soon
4 ^..the;^..until;^..youve;a la;a minute;a set;a typo;a..back;a..more;aan..$;abajo;abend ,;about $;about..,;about...
4 about..if;achter;afford;after;again after;again at;against a;against..,;ah ,;all ?;all ca;all this;all until;all..it
4 all..la;all..what;allora;almeno #;alone;als &;als er;als..het;am i;an..place;ancora #;and..#;and..as;and..cards
4 and..nothing;and..that;and..think;and..this;and..to;another game;answer ,;antes de;any more;anything $;apart;are $
4 are ,;are just;are kind;are..my;armate $;armeen;armeen..@;armees ,;armies :;armies at;armies there;armies..@
4 armies..my;army there;armys;arrete;arrive;arrive $;as @;as a;as..stays;asked..to;at..time;attack there;attacked me
4 attacks $;au;auch..$;avant..,;avanzano;avec le;be left;be legal;becomes;becomes..$;before..run;belongs to;better the
4 better..$;bigger..$;bis morgen;bis zur;bit..@;borders..$;bottom;brother..this;but id;but it;but..@;but..at;but..go
4 by one;ca ,;call it;cambia;cambiar;cambiato;can one;can..do;can..to;cancel my;cant..that;cards;cards ,;cards and
4 cards next;cards..$;cards..,;cards..of;cards..you;carry;carte..$;cartes;cartes en;ce;cest trop;cette fois;changes
4 che ho;che..si;ci penso;coast;come..the;comes in;comes..$;con..$;contrario;could..#;coup de;course $;creo;dan;danno
4 das hier;das noch;das..,;dat dan;dat..$;de #;de que;de..nada;death;decide whether;den @;depuis;depuis..$;derriere
4 di #;did..say;die #;die halfte;different;do;do ?;do these;do what;do..$;do..have;do..still;donde..@;dont..him
4 dont..my;dont..that;dont..to;dont..too;door $;door..@;drawer;e .;e..$;earlier $;eben;echte;eentje;either this;el @
4 el..?;el..turno;elkaar;else..$;empty..$;en #;en @;en..$;en..in;en..me;encore..le;end..with;er;erst;erst mal;eruit
4 es $;est de;et..au;except;except..@;few $;first;first ?;first che;fois $;for..day;for..if;forget..,;free;from last
4 from..#;from..other;from..tonight;getippt;gets me;gewinne;give;give me;gli;go;go at;go badly;go easy;go..to;goes
4 goes..the;going..,;got one;got..left;group $;hablar;hacer;had ,;hago;half of;halfte;halt ,;has moved;has..out;have $
4 have ,;have @;have..say;he has;hear..&;here goes;hermano;herum;hes probably;het $;het aan;het..?;heute..,;hit
4 ho cambiato;ho..,;ho..@;hold @;hold..horses;hope im;hopeless;horses ,;husband..i;i #;i changed;i just;i lose;i own
4 i said;i want;i..afford;i..i;i..out;ich attack;ich dir;ich..als;ich..die;id say;id..for;id..the;id..to;ideas;if #
4 if im;if you;if..attack;if..dice;if..got;if..one;if..see;ik weet;ik..$;ik..first;il contrario;il..#;ill keep;ill..@
4 ill..this;im ahead;im home;in all;in mind;in...;in..other;into..$;is for;is niet;is not;is..&;is..be;is..by
4 is..enough;is..last;is..really;is..right;isnt;isnt..$;isnt..?;it again;it from;it once;it..#;it..?;it..or;it..really
4 it..well;its @;its..#;itself;jai my;jarrete;je me;je..my;je..pas;jij;jij het;joke $;joking;just in;just..and
4 just..case;kam;keep;klaar;klaar $;krijg;la last;la segunda;las;las..en;last weeks;later ,;left @;les cartes;let them
4 let..be;lets;like $;like its;limit;lo;lo estoy;lo..,;lo..con;load;long way;longer $;looks..$;looks..its;los..,;lose
4 lose..,;loss;loss..#;losses;losses..#;ma..#;maar..,;mail..in;make..a;male;mando;many in;mas $;maybe i;me ne
4 me quedan;me tonight;me what;me..armies;me..de;me..do;me..what;meant to;mee ,;meer..dan;men $;menos;met..,;mette
4 mi..ancora;mia sorella;mia..,;mias;mind the;mine ,;mine..,;minus..last;misread;misread the;mistake in;mit @;mit dem
4 moins;monde $;more $;more armies;more..$;more..in;more..you;most of;move..the;moves $;my answer;my..cards;my..first
4 my..from;my..turn;nada;nadie;naturlich;ne..rest;need the;need..one;nel;never mind;new..on;next to;next turn
4 nicht mehr;nicht..,;niet te;niet..,;niet..ik;no;no need;no para;no sense;no..at;no..de;no..en;no..in;no..nada
4 noch..?;non si;non..,;non..piu;nonsense $;north $;north..$;not just;not..it;nothing this;nulla;nulla $;nur;nur..&
4 ob @;of #;of..@;of..armies;of..would;okay..$;om ,;on that;on top;on..phone;on..truce;once and;one ?;one left;one to
4 one was;one..from;one..on;one..the;one..those;ones ,;only;only the;only wanted;only..a;only..armies;only..of
4 only..one;ook..$;op ,;op..$;orders;other $;other..in;ought;ours;out with;out..i;over $;papa;para que;pardon..je
4 pas $;pas le;pasado;pass;passo;pays;perhaps;piu di;play..?;plus $;plus..#;program;promised;promised..peace;puedo
4 put my;que jai;que no;que viene;que..a;questi;question;qui a;quon;read @;read..map;really..of;rest ,;rest of;retire
4 right ?;round ,;round with;rubbish;said on;said..,;said..the;same;say no;says..the;scorso;se a;se me;se queda;se..$
4 se..e;se..sono;see if;see..it;seen it;send;sensible;sent it;sentence;senza;she has;she..the;shed;shes..,;should keep
4 si hay;si me;si..@;si..il;si..passe;sicuro;silly;sin;skipped;slecht;so if;so..@;so..not;so..them;so..there;solo
4 solo ,;son says;sono..a;soon..&;sorella;stasera;stays..$;still..after;stop ,;stuur;suis;suis..de;suppose $
4 supposed..be;take;take my;take the;take..,;take..and;tausch;te;te..$;tegen..,;test ,;than one;than..in;that even
4 that from;that one;that..last;that..possible;that..the;that..was;thats enough;thats the;thats what;thats..my
4 the card;the death;the feeling;the odds;the phone;the right;the soldier;the..gives;the..go;the..group;the..i
4 the..instead;the..later;the..may;the..must;the..orders;the..part;the..stays;the..thing;the..up;the..where
4 the..without;them can;them for;them..$;then $;then ,;then keep;then the;then..,;there are;there..from;theres an
4 they are;thing;think i;think of;think..got;think..something;thinking about;thinks the;this ?;this and;this or
4 though $;throw..$;thursday..i;till you;to show;to sleep;to take;to write;to..$;to..everything;to..half;to..it
4 to..others;to..some;to..what;toch niet;tomorrow $;too early;too..in;top;touche;tour..$;tra;traded;troops $;troops..@
4 truce;try it;try..once;tu..@;turn is;turn..,;turno que;typing ,;uberall;ultima;una vez;und..$;unless the;until..?
4 until..falls;up @;up my;up..@;using;van..is;van..week;victory;viene;vivo;von mir;vorher;vorige week;waar ik;wait $
4 wait until;wait..&;want;want all;want is;want the;was it;was my;was only;was..mistake;was..niet;was..thinking
4 we leave;weeks..,;well see;wenn das;wenn ich;what my;what..you;when there;whether;which of;while;while im
4 while typing;whole thing;whole..,;will het;will..#;will..$;will..?;will..the;win..all;with nothing;with the
4 with these;with this;with..cards;with..from;without..@;won $;would..?;would..mind;wouldnt;write;wrong..$;yes ,
4 you about;you can;you hear;you like;you mind;you put;you wait;you..any;you..i;you..so;you..them;you..this
4 your horses;zeg;zeker;zitten $;zonder..$;zur halfte
5 # ?;# for;# in;# losses;# to;, ill;, no;, please;, si;, tell;, this;, too;, whatever;,..no;,..one;,..send;,..take
5 ,..would;@ :;@ i;@ or;@..$;@..at;@..en;@..i;^ all;^ and;^ can;^ could;^ hold;^ id;^ if;^ mejor;^ not;^ si;^ take
5 ^ turn;^ would;^..#;^..hold;^..its;^..may;^..op;^..place;^..rest;after that;after the;als;and..it;and..me;anything
5 armate;armies on;ask;ask &;aspetta;at home;at least;au..$;away $;before;beter;bis;by #;can..the;cards $;ce soir
5 change;changed my;con &;could you;decide;desde..$;digo;dont;dont..the;each;either;en..de;en..y;enough $;entre;eso
5 everything;falls $;first attack;first..$;from..?;get..,;go to;go..@;have to;het..,;hold;i may;i will;i would
5 i wouldnt;i..#;i..more;i..them;i..want;id;id like;if..fails;in case;in there;is just;is only;is what;isnt..,
5 it falls;je ne;je..$;just the;just..,;just..the;kaarten;karten;klappt;know how;la mitad;lass;later;least;leave @
5 left in;legal;let;let me;like to;lo que;lose..$;may i;mean;mehr;mejor;more;most;my mail;naar;non;non ,;not;not sure
5 not..i;o;odds;of those;oh;oh..,;on..i;one..a;ones..$;only..to;or;other..,;ou;over there;part;pas;peut etre;rolls $
5 sauf;should i;should..@;should..the;si;si je;sit;so no;stays;still..#;stop..the;take it;tell me;that $;that is
5 the stack;the third;the wrong;the..#;the..before;the..half;the..next;the..side;then..$;think ?;think..$;times $
5 to change;to have;to lose;to think;tom..#;too $;too many;touch..$;until;until it;until you;want to;way..$;wenn
5 where..is;whether the;win $;win ,;with @;would it;wrong
6 # $;# ejercitos;# is;# legers;# new;#...;#..home;#..me;& i;& id;& si;& wants;&..first;&..moved;, als;, ask;, dan
6 , dann;, el;, let;, oder;, of;, over;, right;, vielleicht;, wenn;,..#;,..comes;,..forget;,..times;,..when;: #;: the
6 :..#;@ ,;@ alone;@ as;@ card;@ si;@..better;@..do;@..is;@..no;@..non;@..se;@..thats;@..to;@..too;@..y;^ but;^ cest
6 ^ es;^ everything;^ laat;^ non;^ nur;^ oh;^ only;^ pardon;^ plus;^ second;^ una;^ while;^..agreed;^..case;^..caso
6 ^..das;^..forget;^..hay;^..het;^..ich;^..maar;^..mail;^..moi;^..non;^..not;^..nur;^..rather;^..solo;^..too;^..trade
6 ^..una;^..use;^..wait;^..wasnt;^..what;^..when;^..with;^..yes;a mistake;a truce;a..idea;about..one;ach nein
6 actually ,;af $;after all;against me;against the;ahi;all @;all van;alleen;alone ,;america;america $;an order
6 ancora..$;and only;and..rest;anders;annule;antes;armies to;armies..$;army..$;ask..$;at all;attaque..,;au..#;au..tour
6 aufhoren;aun;avant;away from;back ?;bad ,;be #;be more;behind;belongs;better..me;bleibt;blijf;bueno ,;but dont
6 but not;can we;carte $;case $;ce que;ce..pas;change the;cosa;count;course;dal;dann;de ici;de lo;de..la;deal;denk
6 depuis la;desde..,;dis;do anything;do..same;does $;doesnt..$;dont want;du @;e non;e..in;e..una;earlier;ejercitos en
6 ejercitos..@;en..#;entonces;este;esto;fails;figure;fils;fin $;first ,;first..@;first..and;follows;for..mail;forget
6 from..as;fuori;gar;gar nicht;gegen;geht;get it;give..an;go ,;go..the;gooien;have one;have only;havent..the
6 hes..right;hold it;hou;how..goes;i believe;i forgot;i get;i put;i take;i wont;i..@;ich nicht;ich..nicht;id..a;if
6 if they;if..is;if..lose;if..win;il @;in..first;in..i;in..if;into @;is fine;is het;is nog;it be;it goes;it isnt
6 it..you;its still;ive thought;ive..$;ive..better;joke ,;just kidding;just..of;just..to;kannst;keep..#;kidding ,
6 le..depuis;left;let it;lets not;lets..it;lets..that;lot ,;maar #;maar een;made up;made..my;mail from;make;mas ,
6 me again;me peace;me..in;me..sin;me..than;me..tonight;mean ,;met #;met &;mind..,;mind..the;minder;mistake;mitad
6 moins #;moins..$;moment ,;mon fils;mon..de;more..,;mossa;move ,;move ?;my kaarten;my..armies;nach dem;nada ,;needed
6 nest;new armies;nicht;no..,;no..@;nog niet;nog..,;non sono;non..$;not $;not all;not so;not..,;not..if;not..this
6 nothing $;nothing..@;now that;number #;numero;o..,;obviously $;of course;of it;of this;off..&;oh..and;on..safe
6 on..until;one after;one at;one is;one more;one yet;one..it;one..round;one..to;ones..the;only $;only..@;or..$
6 other one;others are;par;pardon ,;part $;part..the;peut;pick;place;place..$;plus..$;put a;put this;que lo;queria
6 quiero;rest in;rest..#;rolls;runde $;s;safe side;sarebbe;se si;second..$;second..is;sense $;set ,;seulement;si ca
6 si..,;si..perds;side ,;slept on;so..do;sobra;soir ,;solo..,;staan $;stack $;stay..$;still..,;suicide;sure;sure if
6 take..from;take..off;than..,;than..of;that attack;that..for;thats..,;thats..the;the cards;the extra;the first
6 the line;the place;the safe;the..first;the..one;the..ones;the..roll;the..set;the..till;them;them ,;them all
6 them there;then;then #;then nothing;then on;there ,;there is;think ,;this mail;this..dont;though;thought i;till
6 till &;to #;to decide;to hit;to keep;to send;to..cards;tonight $;too..to;tour $;trade..my;tranne;trying;turn ?
6 turn yet;turno $;twice ,;until..,;up north;up..mind;upon;use it;va bene;va..$;van die;vaut;vers;victory $;von;wacht
6 wait;wait a;warte;warte..,;waste;weniger;what..would;where i;where it;wise;wiser;with all;with fewer;with that
6 with..#;with..dice;with..one;won ,;would..be;would..to;write..$;wrong ,;wrote;y..$;you think
7 # a;# armate;#..from;#..left;#..mas;& hasnt;& me;& non;, @;, call;, if;, mine;, ob;, then;, whichever;, would;,..ask
7 ,..attack;,..dont;,..goes;,..isnt;,..it;,..keep;,..lo;,..mean;,..need;,..not;,..place;,..promised;,..tell;,..tu
7 ,..write;:..the;:..to;@ $;@ a;@ and;@ aus;@ doesnt;@ first;@ thing;@..#;@..,;@..from;^ ah;^ al;^ ask;^ ce;^ dont
7 ^ er;^ era;^ est;^ falls;^ max;^ minus;^ scusa;^ then;^ und;^ without;^..cartas;^..der;^..en;^..encore;^..half
7 ^..kidding;^..let;^..nest;^..play;^..set;^..that;a @;a few;a time;aan;aan $;about..attack;about..cards;ach;ach..,;af
7 after..$;after..,;agree;agreed;ah;ahead;al @;all en;all on;all..#;all..@;all..on;along;als het;als ik;and #;and go
7 and..other;andere;armies..to;at..end;attacks..@;au moins;auf..,;back the;bad $;badly ,;be..#;behind $;ben $
7 better not;better to;between @;bit about;bleiben;bleiben $;but one;cards for;carry on;cartas;casa $;case;ce nest
7 change my;could we;damit;dann @;das mit;davon;de..a;demain;demain $;do..?;doch;doen;dont roll;down to;either..or
7 er..#;est ce;est..que;et #;et..en;except the;fails ,;far..it;few;finale;first $;first..,;first..is;follow $
7 for..second;from this;from..,;from..with;garde;gleich;goes..$;habe;half $;have #;have it;hear from;hit @;hold..$
7 i even;i mean;i place;i promised;i win;i..attack;i..mind;i..trade;id leave;id..@;id..it;idea ,;if &;if i;if ive
7 if nobody;if she;if we;if..$;if..doesnt;if..gets;ik..nog;ill send;in that;in..place;in..the;is worth;is..many;it ,
7 it doesnt;it one;it until;it..,;it..badly;it..i;ive..to;je prefere;kann;keep the;keep..$;kidding;kijk;laat;laisse
7 last attack;last one;laten;later $;le @;least..$;leave the;left ,;left..$;left..then;li;list;look..it;lose..armies
7 losses $;maar..$;machen;mail before;make it;maybe..$;me suis;me think;me until;meno;mind;more..i;more..that
7 my..while;n..$;nach..und;ne..plus;need to;nein ,;nicht $;nicht..$;niet ,;no trade;no..this;noch ,;none of;nonsense
7 number;nur ein;obviously;odd;of them;on..&;once..$;one..only;one..there;only want;or..,;orders..$;other;other game
7 others;oublie;parte;place..,;please;prefere;put..there;que &;queda;remain;rest;run..$;save;scusa;se &;se puede
7 second;second half;set;son..,;sorry $;sorry..that;statt;stay;still..my;stop;stop..$;stupid;take back;take that
7 tambien;tauschen;te lo;than that;than..armies;that..one;that..still;the better;the bigger;the bonus;the bottom
7 the one;the other;the others;the truce;the..bit;the..can;the..place;the..version;then..all;there..#;theres a;thing $
7 thing ,;think about;think is;till the;to attack;to..her;to..instead;to..them;toch maar;touch;tu..$;turno;typo;ultimo
7 van @;von..aus;wait..my;weakest;western;weten;what i;what would;what..have;what..want;whatever;whatever..$;when @
7 when its;with only;works $;worp;worth..$;would do;would you;wrote..,;yes;yet..i;you..from
8 # i;#..be;#..them;#..there;, bis;, lets;, non;, take;,..@;,..course;,..es;,..everything;,..if;,..or;,..second;@ if
8 @ until;@..it;@..la;^ attends;^ either;^ et;^ o;^ same;^ stop;^ warte;^ y;^..after;^..go;^..lo;^..take;aantal
8 aanvalt;abbess;abbia;abort;accept;acceptance;accepts;accetta;accident;accordo;accumuler;acordado;acuerdo;adapt;added
8 addition;adegua;adjacent;afg;afgh;afgha;afirca;afloopt;afr;aggiungine;agnes;ahorro;aie;ailleurs;ajusta;ajustalo
8 allem;aller;allow;almohada;alte;alternatives;alto;altra;altre;altri;altrimenti;altrove;amend;american;amounts;an $
8 anade;and @;andare;anderen;aneinander;anfangen;angebot;angeboten;annoyingly;annuler;another..$;anpassen;antwoordt
8 antwortet;anywhere;aparte;appen;appena;approvazione;appuye;april;arg;argentinia;arriba;arriesgado;arrivano;as..as
8 ask me;assumption;atacado;atacaria;atacarla;atatck;atencion;attaca;attaccato;attaccherei;attacchi;attachment;attak
8 attcks;attimo;aufgerustet;auquel;autrement;avanza;avast;aver;aviso;avoir;avvocato;await;ay;back..$;balanced;bandeja
8 bare;basso;basta;bastan;batterij;be better;beachten;bedacht;bedoeling;befehl;befehle;behalte;bekomme;bel;belay
8 bellen;bench;bens;bescheid;besloten;besoin;besten;betere;bevestigen;bevor;bientot;binding;bitter;blank;blessing
8 blitz;bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;brakes;bram;breek;brich;britian;brittain;brothers
8 burma;burn;busca;but #;butta;buttala;button;caiga;calcolatrice;cambi;cambiado;cambiale;cambiame;cambies;camino;can i
8 cancella;canje;canjear;canon;capture;captured;careless;cas;caso;casualties;casualty;cavalier;cease;ceasefire;ceci
8 celular;central;cero;chain;changer;chaud;checking;chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle
8 claro;clause;cleverer;cliccato;clock;closing;colleghi;coller;coloca;coloco;column;combinacion;combinato;comincia
8 committee;compulsory;concept;condicionado;confinano;confinino;confirmed;confirmo;confirms;conformo;confundi
8 confusion;confusione;congela;conquistato;conquiste;conseilles;consultalo;consultar;contato;conte;content;continued
8 contrariamente;controlla;conviene;copier;correct;corrected;correctie;correctly;correggi;correttore;corrijo;corta
8 costo;coude;countermand;crack;crecido;crept;croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$
8 dame;darf;date;decade;decidee;deciderai;decidido;decision;deciso;dedo;defendiendo;defending;defends;definite;degli
8 dejamos;dejaria;dejas;demas;demasiados;demi;dentro;deplace;deploy;deroga;desdecirme;desdigo;deux;dial;dices;dico
8 die karten;diego;difendere;differ;differently;digan;dime;dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai
8 directly;disastro;discard;disculpa;discussion;displacement;disposto;distracted;dividile;dobles;doden;donde;dont mind
8 doorgaat;doppio;doubled;dovevo;down..#;draai;draus;drivers;drops;drunk;dubbio;dumm;ea;easiest;easts;ecrire;ecris
8 eerder;eeuu;effe;einfach;eintragen;einverstanden;ejecutes;ejemplo;elige;ella;ellos;elsewhere;em;emergency;emil;emma
8 empate;empieza;emptying;endgultig;endgultiges;enfadada;enleve;enlever;enleves;entera;entra;entro;environ;envoyer
8 equal;equivoque;eran;erano;erase;erbuiten;ergens;erin;ermee;erreur;ersetz;ervoor;esagerato;escapo;escribio;esos
8 esperame;esperar;esperate;estaria;euh;everything in;executing;exit;experiment;extension;faccenda;facciamolo
8 facoltativo;faisais;fallen;fallo;falsch;fanne;fasse;fea;fehlt;ferais;fermati;fermiamoci;fills;finger;finirla
8 first and;flatmates;flip;flop;for now;forbidden;foregoing;forget the;fortification;forze;foulee;frais;frase;fris
8 fronti;fuera;fuerzas;funktioniert;gastes;ge;gegenuber;gelesen;geloof;gemeint;gemeldet;genoeg;genugt;geplakt;geredet
8 gerissen;gesetzt;get @;getal;getallen;geteld;gevecht;geweest;gewohnheit;gezet;gibt;ginge;gioca;giocarle;giochi
8 giurerei;giusto;glaube;go on;goes to;grabbed;greenlnad;greeting;grenst;grenzen;guardar;guardate;guerra;hablando
8 hable;habs;hagas;halveer;handed;hang;hangs;hanna;hasnt;hause;haut;haz;hazlo;heads;hee;heiss;helm;herd;hereby;hers
8 heure;hice;hiciera;hiermee;hiervan;hilft;hin;hinein;hingeschrieben;hinten;hinzustellen;hoef;hoeft;hoeveel;hold the
8 hommes;hoog;hop;horen;humbly;hypothetical;hypothetically;i say;i wrote;i..about;ich..@;icland;id rather;id..not;idk
8 if @;if it;if the;if..dont;ignore the;ignorier;ignorieren;igual;ijskast;ik er;ilegal;illegal;illegale;imparando
8 importe;increased;indonesias;inform;insieme;insist;insisto;insofar;installe;instead;intelligent;intendevo;interesa
8 invia;inwisselen;it fails;it gets;it too;itd;jack;jap;jattaquerais;jets;jette;jeudi;joker;jonas;judgement;jugaba
8 junto;kampf;kanon;kans;keep #;kep;kid;klopt;klug;klungelen;kmachatka;koest;korrektur;kost;kostet;krachten;kun;kunt
8 lado;lance;larger;lars;lascerei;lascialo;lasciamo;lasciamola;lasciane;lasciarne;latest;lease;leave;leave..alone;leek
8 left $;legality;leggi;leo;letterlijk;levert;lies;limits;linea;link;links;llame;llega;lleve;loose;lugar;lukas;m
8 machst;mag;mailadresse;majority;malheureux;manage;marcha;mattaque;matter;mazzo;me..you;meantime;mejores;melde
8 mercoledi;messagerie;messing;metais;meti;metterei;mettiamo;mettine;mezzogiorno;mica;miercoles;migliore;mijne;milking
8 miralo;mirando;misa;missus;mistook;mittagessen;modifier;moest;moglich;mogolia;moogt;moose;mr;muerto;mueva;muevas
8 mulling;mussen;mustnt;naar..$;nachster;nadat;nafrica;naked;nakijken;nalezen;namen;names;narrete;ne..pas;neanche
8 nearer;necesito;necessary;needful;neer;neerzetten;nego;nella;nentre;nenvoie;nes;netait;neu;nexecute;niets;nipote
8 no lo;no more;nombres;nora;not ,;not..$;nul;null;numeros;obbligata;oben;objection;obliga;obsolete;oder;oefenen
8 offenda;official;oltre;olvidalo;omit;on @;onderste;one with;ongeluk;only..i;onwards;oost;opas;opcional;opens;oppure
8 ops;opschrijft;option;orale;ordres;oublies;outbox;overal;overdo;overlook;overlooked;overrules;pact;paio;palce;parait
8 pare;parecido;parentesi;parentesis;parere;parezca;pari;partir;partisse;pasalo;pases;passer;pasticcio;pata;patto
8 pazzia;pedir;peine;pendiente;pending;pensa;pensaba;pensais;pensandolo;pensarci;penses;pentita;perdere;perform
8 permesso;permit;permitido;persia;pet;phrasing;piazzamento;pierda;piled;pinch;pivoting;plaats;placer;plaisantais
8 planned;plantas;platz;play..$;ploughing;pm;podria;poging;ponga;pongas;ponlas;ponle;ponlo;ponlos;porfa;porque;portion
8 pospongo;possible;posted;potrebbe;pourrait;practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice
8 premature;pretend;price;probabilidades;proceed;production;proefdraai;prometido;propose;provare;provvisoria
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
8 seurope;sguarnito;shares;shook;showing;si &;sicura;sieg;siga;sigan;sigas;sils;simmer;sino;sistemalo;sla;slaan
8 slimmer;slip;slowly;so dont;so..it;sobran;sofern;sohn;soit;solamente;soltanto;somethings;sondern;sonntag;sospendi
8 spaar;spass;spend;spendo;spostamenti;spostarle;sposterei;spotted;spreading;stapel;states;steer;stel;stepped;stepwise
8 stick;stingy;stopping;strada;streich;strength;strengthen;strips;student;stuk;stukje;substitute;succeed;succeeded
8 success;successful;sud;suffiront;suffisent;suffit;suicidal;suit;suivent;suivra;sum;sums;sundays;supersedes
8 superstitious;supposing;supposons;survivors;suspende;suyo;tails;tant;tantito;target;tbc;tel;telefoniert;telt
8 template;temptation;tempted;tener;tenermele;tengas;tenvoie;terminar;terms;terrei;territoire;terugkom;that ,;that..@
8 that..my;the..back;the..if;theirs;theo;therefore;theyd;this..what;throughout;throw;tieni;tienilo;tik;tira;tiralo
8 to place;to stay;tocaban;toccare;toccarlo;tocchi;toglierla;tolerance;tonta;too late;torno;toss;tourne;towards
8 tranquille;tregua;trio;tromper;troppe;troppi;troublesome;troupes;truppen;tus;uberschlafen;ugly;uithaalt;umgekehrt
8 undone;unes;unfinished;unicamente;unidea;uniquement;united;upset;usane;usare;use..$;useful;useless;uy;valida;vallen
8 vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen;verdelen;verifier;verkeerde;verkehrt
8 verlaten;verlorenen;verovering;verplicht;verschibe;verschiedene;verspreid;versterkt;vertan;verteidigern;verteilen
8 verteilst;vertrekt;vervallen;verwechselt;vespers;veterans;viejo;vinger;vloog;voel;volgorde;volgt;voluto;voorlopige
8 vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarschijnlijk;waarvandaan;waffenstillstand;wait ,;wegfallen;weggooien
8 weglaten;wegschmeissen;wehn;weinig;welke;wests;weurope;wilt;winners;wissel;with it;woanders;woensdag;worn;wrongly
8 yak;yeah;yet;yet $;you play;you..anything;z;zahl;zegt;zero;ziekenhuis;zin;zodra;zugesagt;zweimal
9 # de;# dice;# on;# should;#..then;,..put;,..wait;@ #;@ y;@..all;@..e;@..of;@..until;^ leave;^ wait;^..@;^..as;^..auf
9 ^..ce;^..las;^..move;^..si;^..sure;^..von;aan ,;actually;all #;all..in;alone $;an ,;and..@;and..in;as long;as soon
9 attends;au @;be @;before..roll;correction;decided;do that;do the;drop;espera;falls;fewer;first one;first..then
9 goes badly;happens $;i sent;if thats;if..can;instead $;is too;je te;keep a;la @;left..@;liever;line;long..i;minds
9 my next;my..mail;nein;no..than;noch..,;not..the;nur ,;of..#;on to;one ,;or..i;please $;put them;result;right ,;sa
9 second one;second..,;send the;should go;sleep on;soon as;still have;take @;the number;the rest;the..should;there ?
9 to @;to..if;too..,;trade $;treat;typed;version;wait for;wait with;you may
10 # are;# army;# armys;# c;# da;# essai;# ma;# must;# o;# oder;# rather;# reichen;# sa;# seems;# somewhere;# staan
10 # stay;# the;# tiro;# tries;# voor;#..@;& alone;& answers;& ataca;& attacca;& attacked;& attacks;& attaque;& bis
10 & doesnt;& keeps;& mail;& moved;& offered;& okay;& overleggen;& peace;& tonight;, actually;, alleen;, andersrum
10 , cambialo;, correct;, damit;, den;, dit;, doch;, drop;, else;, eso;, finalement;, frag;, genau;, gooi;, hein
10 , laisse;, mag;, mind;, most;, moving;, nen;, none;, ok;, once;, other;, oublie;, pick;, plutot;, quella;, read
10 , scegli;, second;, sil;, skip;, sobald;, spread;, still;, strike;, stupid;, throw;, today;, trek;, zeg;, zieh
10 ,..move;. @;. if;. le;: dont;: everything;: niet;: nothing;: si;: swap;:..@;>;@ (;@ af;@ bedoelde;@ bit;@ en
10 @ falls;@ hits;@ into;@ meinte;@ nait;@ nicht;@ not;@ op;@ ou;@ out;@ sauf;@ serait;@ sorry;@ tbh;@ tegen;@ then
10 @ though;@ till;@ tranne;@ untill;@ wherever;@..there;^ actually;^ alleen;^ argh;^ armies;^ basta;^ begin;^ beim
10 ^ cambia;^ cross;^ dal;^ dann;^ depending;^ deze;^ dis;^ estaba;^ exchange;^ execute;^ failing;^ feel;^ free
10 ^ garde;^ gilt;^ hm;^ hmm;^ hor;^ ist;^ jhesite;^ kann;^ karten;^ kommando;^ lose;^ mag;^ mais;^ march;^ metto
10 ^ might;^ moment;^ number;^ nvm;^ oeps;^ olvida;^ park;^ plan;^ plutot;^ pull;^ quatsch;^ quit;^ rather;^ read
10 ^ reinforce;^ roughly;^ sarebbe;^ sauf;^ save;^ sinon;^ spiel;^ sposto;^ start;^ subject;^ tacha;^ tja;^ try
10 ^ twice;^ undo;^ unless;^ vergiss;^ whoops;^..attack;^..attacks;^..meant;^..no;a border;a condition;a guess;a le
10 a look;a meno;a separate;a suggestion;a tie;a waste;aanvallen ,;aber lieber;above :;accord $;account by;ach nee
10 actually the;add #;add one;add up;adresse;afghanistans;afghanistans mine;after $;after dinner;after every
10 after lunch;after winning;afterwards;again :;again tonight;agli;agreed on;agreed that;agrees to;al contrario
10 al posto;alcanzan;all de;all depends;all du;all reinforcements;all..them;alla @;allowed;allowed ,;als @;als ben
10 also @;am handy;america #;an error;an meiner;and leave;and pull;and trade;andern;anders vervalt;andersrum ,
10 angenommen;angenommen ,;angreift;angriff bin;angriff schiefgeht;answered;answered my;antes con;anything yet;applies
10 are bad;are needed;are only;are wrong;argh;argh ,;armate mi;armeen hat;armees $;armies for;armies i;armies remain
10 arrabbia;arrepenti;arrepenti de;arrete toi;as an;as few;as it;ask first;at..?;ataque @;ataque solo;ataques todavia
10 atras;attacca ,;attacca il;attack ,;attack :;attack after;attack back;attacks ,;attacks this;attacks..$;attaque $
10 attends ,;attends avant;attends que;au prochain;auf..$;aufhoren $;aun $;aus an;ausser;aussi ,;avisame;b :;b if
10 back afterwards;back there;bad roll;badly just;be played;bedoelde;bedoelde ik;before &;before ,;before ive
10 before playing;before that;before this;begin with;behalten ,;beim zweiten;below ,;below the;ben there;better ?
10 better make;better odds;better one;better put;better stay;bewaar;big army;bij ,;bij nader;bin mir;bit less;bits
10 bleed;bleib;blijf ik;bonus for;bouge entre;bouge pas;bound;bound by;bozza;break it;broma;brother typed;brouillon ,
10 but do;but ive;but without;by itself;by mistake;by phone;ca en;ca se;caduto;caduto il;cae @;calling;can ,;can it
10 can skip;cancel that;card if;cards after;cards before;cards go;cards i;cards too;cards traded;cards with;cards yes
10 cartas @;cartas para;cartas tambien;carte per;cartes @;cartes aussi;case &;case i;case id;ce qui;celui;cest juste
10 cest permis;change @;changed since;changes ,;che tu;check the;coast $;come before;comes before;comma;con esto
10 condition;condition que;conditional;confirm;confirm the;confirme ca;consider this;continue into;conto;contrario $
10 convinced;correction to;correggo;correo;could skip;count $;count this;counts;couple more;creo que;crois;cuantos
10 cuentas;cuentas ,;cut the;da $;dad first;dads;daft;daft ,;dagegen;dall @;dalla @;damit $;dan all;dan kijk;dan nog
10 dan zij;dann ist;dann lass;das aber;das second;das set;das uberhaupt;das war;das ware;davvero;davvero ?;dazu
10 de aanval;de abajo;de fil;de first;de hacer;de lancer;de las;de plus;de second;de trop;de verdad;death $;decent $
10 decide ,;decide between;decided yet;decido;decido then;dejo;del final;del turno;delete the;denn;depend;depending
10 depending on;detto;di piu;dice less;dice only;dici;dici ?;die aanval;die at;die move;die only;dir heute;direction $
10 dis moi;discuss;disregard it;disregard the;do @;do both;do it;doch nicht;doen $;doen ,;doesnt count;doesnt fall
10 donde puse;done ,;done with;done yet;dont add;dont end;dont process;dont send;dont start;dont stop;dont throw
10 dont trade;doorgaan;doubts about;droit de;drop all;drop one;du ,;du streichen;dunno;e gia;e my;e solo;eastern
10 echange ,;echange cartes;egal;egal welches;ein test;einmal wurfeln;eintauschen $;el orden;el proximo;else has;en a
10 en niet;en vez;encore ,;end ,;enough there;enough to;entre temps;entrer;entrer all;entscheide;entscheide ich;er #
10 er hoort;er met;er nog;er staat;er te;era al;era broma;era del;erbij;erlaubt;error;erst morgen;es solo;escribe
10 essai;este $;esto queda;estoy pensando;et si;etre mieux;even do;evenly;everyone along;everything above
10 everything after;everything along;everything and;everything below;everything into;everything there;everything to
10 example ,;exceed;exceed #;except #;except for;exchange;facciamo;facciamo #;facessi;failing that;fall back;falls das
10 falls der;farlo;feel better;feel safer;fermi;fermo se;few as;few back;few more;fewer if;fewer would;fifty;fil
10 fin de;finale non;finalement ,;fine with;first angriff;first ask;first avec;first fight;first if;first is;first le
10 first mail;first part;first what;first whether;follow;for next;fortify #;frag;frag mich;from there;from..and
10 from..to;fruh;further $;further than;garde my;garder my;gave &;geht $;geht ,;gek;geklappt;geldt while;genau
10 genau andersrum;gerust;get ?;get them;get this;gevallen;gilt nur;giocare ancora;glaub;glaub ,;gleich weiter
10 go ahead;go by;go until;goes bad;going badly;going on;going until;gone by;good idea;got @;got them;grapje;grapje ,
10 green light;guess ,;haal;hablar antes;hacer nada;halfte davon;halverwege;hand in;hang on;happen if;has $
10 has answered;has left;has offered;has one;hasnt moved;have doubts;have fewer;have in;havent checked;havent made
10 having second;haya;he hasnt;heb dan;hein;hesitate;het er;het goed;het kan;het misgaat;het te;hier nog;his promise
10 hits @;hm;hm ,;hmm;hmm ,;hoe het;hold back;hold still;home and;hooguit;hoor je;hoort nog;how about;however you;i @
10 i attack;i ben;i change;i commit;i hesitate;i misread;i mixed;i trade;ich @;ich gewinne;ich glaub;ich mehr;ich mit
10 ich naturlich;ich uberlege;ici la;id hold;id meant;id stop;idea at;if so;if that;if trading;if..get;if..has
10 if..have;ignore it;ik krijg;ik laat;ik verkeerd;ik will;il first;ill attack;ill let;ill think;im inclined
10 im passing;im thinking;im wavering;im..#;in after;in which;indias;inleveren;inruilen;inverse ,;inzien;is after
10 is an;is certain;is conditional;is daft;is de;is nonsense;is possible;is safe;is te;is void;is weak;is wiser;isnt ,
10 isnt my;isnt what;ist ,;ist das;ist erst;ist schluss;it @;it alone;it back;it counts;it like;it not;it takes
10 it that;it without;it..@;item;its from;its really;its stupid;its suicide;its won;its worth;ive miscounted;ive more
10 ive only;je crois;je dit;je mets;je peux;je retire;je..suis;jechange;jen perds;joh;joh ,;joue rien;jouer ca;juegues
10 jugarlo;just for;just ideas;just one;just skip;just testing;juste;juste #;kaarten please;karten auch
10 karten eintauschen;keep out;keep some;keep that;keeps his;know before;kommando;kommando zuruck;kriege;la $;la ?
10 la parte;la take;laat de;laisse au;lancio;lancio $;las #;las ordenes;lassen wir;last man;last number;last place
10 last sentence;last toch;late for;le carte;le first;le move;leave &;leave a;leave somebody;leave that;leave them
10 left by;left on;left with;legal ,;legers op;less;lets hold;lieber;lieber #;lieber in;lieber nicht;lieber noch
10 limit $;line was;lines ,;lo del;lo mando;lo ves;look again;looks good;looks hopeless;los que;lose the;lose too
10 loss of;lot in;lot into;maak;mach;mail is;mail je;mail von;make the;makes no;march in;may change;may go;may move
10 may put;may want;maybe .;me @;me arrepenti;me cuentas;me first;me olvido;me rest;me then;me till;me whether
10 meant as;meer dan;meer heb;meglio il;mehr armeen;meiner place;meinte ich;mejor no;men ,;men for;men rest;meno che
10 menos #;mensaje ,;metti;metto;metto #;mi hermano;mi scrivi;mi spettano;mich verzahlt;middle ,;mieux $;mind $
10 mind which;mind while;mind you;minder dan;mindestens;mindestens #;mine already;mine comes;minstens;minstens #
10 miscounted $;misgaat;mit &;mitad $;moi avant;mon coup;more if;more later;more sense;more than;more there;morning to
10 move anything;move before;move can;move del;move fewer;move half;move rest;move s;move that;move this;move twice
10 move until;move..$;move..@;move..from;moved away;moving in;muevo;must $;my bad;my echte;my thumb;my word;my..about
10 na pas;naar $;nach;nach $;nada de;nader;nader inzien;nait;nait pas;name ,;name is;naturlich @;ne bouge;ne restano
10 ne vaut;nee toch;need them;needs at;needs them;negotiating;nen;nen tiens;next one;nicht @;nicht all;nicht angreifen
10 nicht ausfuhren;niet @;niks van;no .;no es;no further;no la;no va;nobody else;noch $;noch unsicher;noch was
10 noch zurucknehmen;nochmal;nochmal $;nog eens;nog niks;non giocare;non una;not @;not as;not attack;not certain
10 not count;not done;not final;not finished;not like;not north;not then;not today;not..about;nothing in;nouvelle
10 now im;number is;numbered;numbered lines;numbers are;numbers dont;numeri;nur die;nur with;nvm;nvm the;ny;o mas
10 o nee;o no;object;odd numbered;odd one;odds $;oeps;oeps ,;of plan;of there;off till;ok $;old mail;old ones;olvida
10 olvido;on arrete;on ice;on laisse;on whats;on..the;once &;once ?;one away;one back;one behind;one go;one goes
10 one if;one or;one roll;one round;one works;ones stay;ones tonight;only ,;only against;only asking;only attack
10 only in;only joking;only so;only trying;ook nog;opinion $;opposite;optional;or @;or from;or i;or less;or no
10 or rather;or what;or whatever;or would;ordenes de;order ,;orders tomorrow;ordine;ordini veri;ordre ,;oriental
10 oriental ,;other direction;other horse;other side;otherwise dont;otherwise i;otherwise id;otherwise leave;out &
10 outnumber;overleggen;overleggen $;pas @;pas all;pas bouge;pas compte;pas sure;pas..$;passing;passo $;pays $
10 peace today;peace until;pensando;perdere $;perdo #;perdon ,;perhaps #;permis $;pero non;persuaded me;peux encore
10 phrase;pick one;pick the;piuttosto;place ,;place :;place everything;place gets;place machen;place my;placing ,
10 plenty ,;pointless;pone;pongo all;postpone the;practising;precies andersom;prefer not;prefer the;prefere garder
10 presto;process;process this;proposal;prosegui;prosegui verso;prossimo turno;provided that;provisional $;pull them
10 puo rifare;puse @;push;put;put more;put that;put the;put..in;qualcuna;quante armate;quanti;quatsch ,;que attack
10 que quiero;que te;que vuelva;queden;quellattacco;quelle che;questi sono;quiero hablar;quil;quit while;quitalo
10 ramene #;rang;rather stay;rather they;rather wait;reach;reach @;reached;reached you;real orders;real turn;really #
10 really do;really get;really only;reckons;reckons im;redis;redis ca;regel;reichen;reichen $;reicht;reicht ,
10 reinforce;reinforce @;reinforced @;reinforcements to;replaces;reply from;repondu;rest au;rest comes;rest du
10 rest for;rest que;rest stays;rest to;rest wherever;restano;retract;reversed;rien avant;rifare;rifare il;riga $
10 ring you;risponde;risponde $;roll ,;rolls ,;rolls max;roughly;round instead;rounds of;ruilen;rule against;rules let
10 run these;sa and;sa to;safer;sale bien;salvo;salvo que;same again;scegli;scegli tu;schick;schick ich;schiefgeht
10 schiefgeht ,;schluss $;schrap;schreib;schuiven;schuiven finally;scrap;scratch @;scritto #;scrivi;se ho;se ti
10 second attaque;second ligne;seconda;seems a;seguro;sembra;send something;sent this;sent yesterday;separate
10 separate mail;separately;serait peut;seria;set ?;set first;set for;setzen;setzen $;she wants;shes right;should ask
10 should it;should read;should say;should the;shouldnt trade;show you;si arrabbia;si cae;si jen;sil rest;silly ,
10 sin nadie;sit on;skip $;smarter to;so better;so disregard;so drop;so leave;so maybe;so not;so that;sobald
10 sobald ich;sobra ,;sollen;solo $;some more;something else;sono piu;sorella ,;sorry that;south alone;spettano
10 spettano davvero;spiel das;sposto #;spread them;stands ,;start the;start with;start yet;stasera $;statt #;statt @
10 stay home;stays home;stays where;still $;still mine;still needed;still waiting;stop before;stop it;stopp;stoppen
10 stoppen als;streep;streichen;streichen $;strike it;strike that;stronger;stupid ,;stuur het;subject;subject to
10 suggestion;suicide ,;suis trompee;suite;sul @;sure de;sure pour;sure that;surtout ne;survive $;survives goes;swap @
10 tacha;take all;take everyone;take one;take out;tausche;tauschen ,;tbh;te digo;te gek;te redis;tegen @;tenga
10 tengo que;tenzij;termine;territorio;territorio ,;testing ,;text $;than needed;thanks $;that be;that gets;that go
10 that instead;that ive;that many;that thought;that till;that with;that..,;thats one;the #;the coast;the drawer
10 the fortify;the free;the list;the lower;the men;the neighbour;the numbers;the opposite;the orders;the part
10 the rolling;the second;the smaller;the thursday;the western;the..only;the..way;them the;then forget;then from
10 then go;then if;then just;then take;then well;then yes;there by;there too;theres something;these on;these until
10 they stayed;thing :;thing with;think @;think so;think theres;think..it;this after;this counts;this happens
10 this makes;this to;those in;thoughts about;through ,;throws ,;throws go;thursday group;ti sembra;tie;tiens pas;til
10 til i;till i;till im;till tomorrow;times gooien;tiro;tiro solo;tja;tja ,;to ,;to carry;to drop;to hand;to n
10 to wherever;too few;tot ik;total;touch @;touch him;touches;touches @;trade ?;trade is;trade my;trade now;trading
10 tranne #;treat the;trek;trek je;tries at;tris ,;trompe;trompe de;troops :;truce ,;truce an;truce then;turn after
10 turn back;turno ?;turno attack;turno pasado;twice from;typed that;uberlege ich;uberlege noch;ubrig;una bozza;und #
10 und wenn;undo;undo the;unless i;unsicher;unterste;until friday;until tonight;until won;untill;uomini;use your
10 vale ?;van vorige;veel ,;vera;vera $;verdad;verder;verloren habe;verschieben;versie;versie ,;verso;vervalt
10 vervalt het;verwerkt;verzahlt;verzahlt ,;vez de;vindt $;voir si;volevo;volgende beurt;von heute;voordat;vote;vuelva
10 w everything;wacht hier;wait ?;want $;want it;want this;wants me;was last;was wurdest;wat &;wavering;way about
10 weeks mail;weglassen;weglassen $;weiter in;wel #;wel ?;welches;wenn der;wenn es;western one;weten wat;what ,
10 whatevers;whats below;whats left;when #;when down;wherever &;wherever it;whether i;which case;whichever has
10 whichever of;while ich;while youre;whoever is;whole lot;whole stack;whoops;whoops ,;wie es;will @;will confirm
10 wir lieber;wise to;with dad;with whatever;withdrawing;withdrawing this;withdrawn $;wonder if;wont do;word with
10 worp $;worth it;would @;would rather;would that;write @;writes;written $;written back;wrong country;wrong list
10 wrong mail;wrong place;wrong text;wrong..,;wrote the;wurdest;wurdest du;wurfeln $;y rest;yes or;yes to
10 yesterdays turn;you check;you count;you dont;you double;you find;you make;you roll;you run;you say;you stop
10 youve already;ze liever;zeile;zich;ziehen;zij;zijn ,;zo niet;zuruck ,;zurucknehmen;zurucknehmen ?;zut;zut ,;zweiten
10 zweiten angriff
11 # afghan;# des;# du;# go;# instead;# naar;# not;# over;# verloren;#..do;#..get;#..less;#..nach;#..ones;#..over
11 #..remain;#..solo;#..te;& first;& offers;& whether;&..attacca;&..before;&..leave;, anders;, break;, cancel;, carry
11 , delete;, disregard;, do;, everything;, falls;, gli;, go;, hold;, ignore;, lascia;, maximum;, mejor;, mets;, stop
11 , vale;, wait;,..attaque;,..au;,..both;,..game;,..hier;,..kijk;,..op;,..perdere;,..phone;,..skip;,..want;,..ware
11 :..from;:..go;? because;? then;@ afterwards;@ angegriffen;@ be;@ form;@ gegen;@ goes;@ o;@ oder;@ still;@ su;@ this
11 @ to;@ up;@..an;@..avec;@..first;@..maximum;@..meant;@..nicht;@..only;@..sa;@..sorry;@..sposto;@..then;^ anything
11 ^ assuming;^ attacco;^ attaque;^ cuando;^ depends;^ disregard;^ dit;^ echange;^ esto;^ except;^ finalement;^ forget
11 ^ ignore;^ laisse;^ make;^ nee;^ nein;^ niet;^ nimm;^ nope;^ ou;^ oublie;^ pongo;^ strike;^ verplaats;^ wenns
11 ^..aber;^..ataque;^..b;^..but;^..confirm;^..copied;^..decide;^..e;^..fewer;^..free;^..hoort;^..however;^..if
11 ^..leave;^..mag;^..maybe;^..most;^..n;^..naar;^..nein;^..nog;^..number;^..postpone;^..te;^..testing;^..them
11 ^..throw;^..voulais;a casa;a deal;a maybe;a que;a question;a third;a..che;a..no;a..que;about..trade;above $;above ,
11 above but;above..what;accord;adjust;after &;after @;after..attack;after..go;afterwards ,;ahead $;all au;all in
11 all rest;all was;all..en;all..new;alleen als;allowed ?;allowed..$;alone this;als je;always..them;am down
11 am..allowed;america..@;an..wenn;ancora $;and put;and..if;andersom;angegriffen;angegriffen $;angreifen ,;angriff..,
11 any set;anything if;are #;are..left;armies go;as many;as one;as possible;as..and;as..but;as..draft;as..lost
11 ask..before;ask..whether;assuming;attacca la;attacca..,;attack from;attack now;attack was;attack..form;attack..my
11 attack..when;attacks..and;attaque ,;auch $;auf ,;aus @;ausfuhren;ausfuhren $;autocorrect;avant..jouer;avec @
11 back till;basta $;bastano;be allowed;before anything;before friday;before rolling;behalten;behind ,;belong
11 belong in;belong..@;best set;better ask;better of;better..#;bin..mir;bis &;bis ich;bother with;break off;brouillon
11 but keep;but stop;but with;but..from;ca ce;ca..soir;cae;call..off;cambialo;cambio cartas;can..keep;cards :;cards @
11 cards..@;cards..i;cards..if;cards..next;cards..so;cartas $;cartes..,;ce..,;ce..jai;ce..quun;change of;change this
11 che..non;choose $;comes tonight;commit to;compte $;con @;confirm tonight;confirm..$;correct it;correction..the
11 could i;count..$;course ,;cross out;da @;da..a;dal..in;dall;damit ,;damit..bis;dann..@;dann..auf;das first
11 das nicht;das so;de accord;de kaarten;decide about;decided $;demain matin;demain..$;den angriff;depends..what
11 der first;dice..,;did last;die $;die last;dire @;direction;disregard $;dit is;dit..nog;divide;do ,;do..before
11 do..first;doch lieber;doch..$;doch..@;does ,;dont let;dont take;dont touch;dont use;dont..below;dont..yet;door naar
11 double check;doubts;drop it;drop..#;drop..$;du ?;e se;e sposto;e..@;each on;ein entwurf;eintauschen;either @
11 el ataque;el first;el move;else ,;en fait;end move;end my;end..turn;enough left;er meer;espera a;estaba;et rest
11 even met;even..that;everything on;everything..$;execute;extra ones;failing;feel free;feel..to;feel..with;few less
11 few..$;first di;first met;first roll;first..before;first..the;for..move;forget about;forget..last;form..,
11 fortify..@;free to;from $;from @;from c;from sa;from..america;from..but;from..morning;from..too;from..week;garder
11 geantwortet;geantwortet hat;geantwortet..$;gegen @;gegen..,;geldt;get through;get..there;get..to;giocare;give..if
11 give..to;gli ordini;go the;go..with;goes in;gooi;hab mich;half..them;half..this;happens..i;has..than;hasta que
11 have..deal;have..trade;he..the;hits;hmm no;hmm..on;ho sbagliato;hold that;hold..back;hold..till;hoort;hor;hor auf
11 hor..,;horse..the;however;husband..the;i allowed;i confirm;i copied;i decide;i gave;i pasted;i rather;i stop
11 i wanted;i..change;i..down;i..go;ich..mich;id do;id go;id want;id..keep;id..stay;idea $;if any;if..agrees;if..else
11 if..move;if..odds;if..offers;if..others;if..rules;if..then;il prossimo;il tris;il..?;in as;in..set;in..this
11 inclined;inclined to;instead ,;instead..@;inverse;is enough;is left;is meant;is weaker;isnt too;isnt..late;ist $
11 ist nur;ist..ein;it costs;it till;it..for;it..id;it..if;it..more;it..tomorrow;it..way;it..what;its &;its..only
11 ive talked;ive..,;ive..on;jai ecrit;je..confirme;je..dire;jhesite;jhesite encore;just leave;just place;just..first
11 just..on;kann ich;kannst du;karten..,;keep them;keep this;kidding about;kidding..@;kijk ik;klappt dann;la fin
11 la mail;la..?;la..attaque;laisse..$;lancer;lascia perdere;lass es;last order;late..change;later ?;lauft;le droit
11 least $;least..in;leave at;leave one;leave out;leave..$;leave..least;leave..of;leave..the;left and;left..,
11 left..the;less in;less there;less..,;less..and;let you;lets postpone;lets say;like..hear;line #;line..$;line..,
11 line..i;lo last;lo move;longer..$;lose #;lower;machen ,;make sure;make..the;makes..sense;male ,;many ?;many as
11 map..so;mas de;mas..#;matin;matin $;max;maximum #;maybe $;maybe leave;me quedo;me tocan;me..before;me..rolling
11 me..tomorrow;meant #;meinst..?;meinte;mensaje;mets;mets..au;mets..en;mettile;mi fermo;mich..,;might still;minus the
11 miscounted;mistake $;mistake ,;mix them;mixed..$;more men;more round;more thing;most..,;most..them;move finale
11 move first;move if;move in;move more;move should;move..?;move..de;move..makes;move..rest;move..than;moved out
11 moved..of;my..en;my..sent;my..yet;n .;n..,;n..@;n..from;nach..$;nachste;nachste runde;nah forget;ne joue;nest quun
11 nest..brouillon;next..it;nicht #;niet uitvoeren;no ,;no ataques;no fighting;no longer;no..#;no..all;no..not;no..on
11 no..thats;no..todavia;none..this;nope;nope ,;north instead;not an;not both;not more;not now;not the;not to;not yet
11 not..late;not..sure;not..then;not..touch;nothing else;nothing of;now..over;number $;numbers ,;numbers..i;nur #
11 nur wenn;objects;oder @;of s;offered..peace;offers;offers peace;oh and;oh no;oh wait;old version;on s;on what
11 on whether;on..that;one first;one next;one there;one until;one..many;one..not;one..so;one..than;one..thing
11 ones from;only after;only half;only once;only..far;only..the;only..there;or maybe;or should;orden;ordenes;order of
11 ordini;ordre;other @;other..$;others have;otherwise;otherwise..$;oublie la;over..@;para el;pass $;pasted the
11 pasted..wrong;peace..,;perds plus;perds..de;permis;persuaded;plan..$;play..before;plenty $;plutot;plutot..$;pongo #
11 pongo..en;postpone;precies;pressed;pressed send;prochain tour;prossimo;proximo;proximo turno;puede $;put everything
11 put it;put..rest;put..where;put..wrong;quante;quatsch;quedo;quella;queria..@;quun;quun brouillon;ramene..du
11 rather $;rather have;rather keep;rather put;rather..them;read #;reflection the;reinforced there;reinforcements
11 replace;reserve;rest #;reverse..order;ring;run this;s..#;s..and;same..above;sauf si;save the;say yes;say..?
11 say..and;sbagliato;schlecht lauft;scrap..last;scratch that;scratch the;scratch..,;scusa ,;se..#;second line
11 second..only;send..real;serait;set as;set..well;set..worth;she hasnt;should wait;should..$;si ,;si cest;si se
11 si son;si..#;si..first;si..la;si..puede;sicher ,;sinon;slipped;smaller;so ask;so forget;solo #;solo se;solo si
11 some at;some..@;some..home;something better;something..,;son typed;sorry..wrong;spare $;split them;sposto all
11 stay $;stay..home;still change;still only;still..one;su @;suis..encore;sure i;sure..this;sure..want;swap those
11 take..back;talked to;talked..&;te confirme;te..?;te..mando;tell..before;tell..the;than..throws;that goes;that isnt
11 that works;that..back;that..first;that..meant;the attacks;the odd;the top;the trade;the upper;the..alone
11 the..armies;the..lot;the..wherever;them back;them should;them would;them..i;them..to;then leave;then put;then we
11 then..attacks;then..on;then..see;there..if;these $;think best;think..should;thinking..it;third one;this if
11 this only;this..ive;those..@;thought ,;thought better;thought..had;thought..of;thoughts;thoughts..$;throws $;tirada
11 to follow;to hold;to put;to spare;to touch;to what;to..truce;tocan;tomber $;too far;too risky;too..?;trade cards
11 trade..i;treve ,;tries;trompee;trop ,;troppo;truce $;turno..$;twijfel;typo ,;uitvoeren;unless;unless @
11 unless..think;until #;until..confirm;until..has;until..or;until..say;until..to;up after;upper;use..cards;use..dice
11 use..one;use..set;va $;vechten;vergiss;veri;verkeerd;verplaats;version $;ves;void;void $;von..angegriffen
11 von..angreifen;voulais dire;voulais..@;wacht nog;wacht..even;wait..,;wait..next;wait..round;wait..that;wait..this
11 want #;want..in;wants..to;warte noch;was meinst;we agreed;we..that;weaker $;weakest $;well..if;wenn..first;wenns
11 what..said;what..says;whatever you;whatever..think;whats..$;when only;when..are;when..falls;when..wrote;wherever i
11 wherever..think;whether..still;which $;whichever;whichever is;whichever you;whichever..the;while..non;will follow
11 will send;will..met;will..you;win..#;with everything;with..attack;with..if;with..rest;withdraw;withdraw the
11 withdrawn;worth more;would..if;wrong..round;wrote $;wrote that;wrote..but;yes $;yesterdays;yet..ill;you choose
11 you do;you..best;you..check;you..drop;you..put;zelf;zet #;zieh
12 # back;# fewer;# from;# less;# von;#..max;#..stay;& @;& accepte;& agrees;& answer;& not;& says;&..reinforced
12 , better;, continue;, should;,..changed;,..check;,..do;,..havent;,..jij;,..lets;,..nach;,..rest;,..trade;: all
12 :..in;:..move;? i;?..not;@ after;@ can;@ rather;@ should;@ twice;@..aan;@..c;@..dann;@..keep;@..leave;@..long
12 ^ aber;^ add;^ angriff;^ aspetta;^ bij;^ donde;^ mets;^ nah;^ ne;^ oder;^ or;^ pas;^ pero;^ reverse;^ seulement
12 ^ split;^ whichever;^..above;^..als;^..ask;^..before;^..damit;^..except;^..few;^..nee;^..run;^..thinking;^..throws
12 ^..whatever;^..yet;aber..,;accepte;accepte la;accepte..treve;al reves;all nach;all..one;all..this;allowed $
12 allowed to;always mix;an example;and stop;angriff von;angriff..@;any..this;anzi no;armies from;as above;as..goes
12 at..armies;ataques;attacco;attack;attack $;attack at;attack n;attack with;attack..$;attack..,;attack..@;attack..a
12 attack..only;attack..to;attacking;attacks;attacks..first;attaque la;attaque le;au..et;back..me;be enough;be smarter
12 before you;bother $;bouge;bring them;but leave;but..the;can go;can..even;cancel;cancel..move;carry..to;certain
12 cest..$;change..mind;che &;choose;comes later;confirme;copied;costs me;could..hold;dan #;de..que;decide..the
12 den letzten;do if;do..i;dont..if;dont..on;dont..up;dont..with;draft $;draft ,;du..en;e..all;ecrit;en plutot;entwurf
12 entwurf $;everything except;everything from;example;fewer $;first throw;first will;first..goes;first..if;for later
12 for..set;forget what;forget..i;fortify @;free move;from..if;from..stop;genoeg $;get to;give it;go below;go..if
12 go..it;go..there;goes first;has reinforced;has..there;have..left;havent decided;hem;heute abend;ho..#;i meant
12 i move;i shouldnt;i..back;i..keep;i..yesterday;ich das;ich mir;id..have;id..if;if not;if there;if..are;if..really
12 ignore..$;ignore..mail;ik..@;ill confirm;in..cards;is genoeg;is weakest;it says;it yet;it..bad;it..late;it..too
12 ive slept;ive..got;just do;just once;just..it;just..them;keep at;keep..few;keep..least;la second;la treve;la..first
12 lascia;last ligne;last move;let..sleep;let..think;lets leave;lets..@;lieber doch;ligne $;long as;lose at;lose..most
12 mail..you;makes..if;me sleep;me..on;me..result;meant for;meant..the;meinst du;mets all;mets..plutot;minds..the
12 minimum;mir noch;mix;mix..up;more..#;more..half;more..to;move;move $;move @;move is;move..,;move..but;move..with
12 my cards;my mind;n;naar @;naar..,;nah;need..in;next..@;next..before;nicht sicher;niente;nimm;no attack;nog even
12 non..ancora;not before;not from;not too;not with;not..everything;o @;offered me;on if;on n;on with;on..@;on..one
12 on..thought;one too;one..at;only makes;only..first;only..sense;only..this;op @;or #;or have;order;others $
12 otherwise..it;pasted;plan b;play..yet;plutot #;prefer to;prochain;promised..not;provisional;put..all;quoi;ramene
12 rather..the;read..$;remain $;rest en;rest on;result of;result..the;reverse the;reves;riga;say..,;schluss;se non
12 second thought;see..result;send this;sense if;sent..,;set $;set is;seulement si;seulement..&;should..first;si puo
12 si..accepte;sicher;skip it;so #;so lets;so nothing;so stop;so wait;solo una;soon..ive;split;stay at;stay where
12 still thinking;stop there;stop..im;take..along;talked;te..ca;testing;text;than half;than..?;that case;that leaves
12 that move;that..bit;that..look;thats allowed;thats not;the minimum;the thing;the..after;the..country;the..dont
12 the..stack;the..throw;them..go;them..if;then id;then no;then stop;then..do;then..to;there and;these ,;this back
12 this before;this..just;this..only;through $;till next;to..first;to..i;to..until;trade yet;trade..,;treat this;tris
12 tu peux;tutte;typed this;uberlege;unless you;until tomorrow;up if;use;use #;vale..$;valid;vers..$;von..auf
12 von..nach;w..$;wait no;warte damit;was meant;was..plan;way round;way..,;weiter;what..does;what..sent;whatever is
12 when..#;when..down;when..have;wherever you;wherever..is;while non;will first;win..have;win..move;with..of;wont $
12 would..enough;would..more;wrong game;wrong way;wrote @;wrote about;y @;y..en;yet ,;you decide;you..is;you..whether
13 # en;# numbers;# van;# will;#..about;#..attack;#..go;#..too;& does;&..de;&..la;, ,;, forget;, max;, niet;,..might
13 ,..niet;,..play;,..rather;@ max;@ only;@ vers;@..pas;@..take;^ ach;^ also;^ anzi;^ cash;^ consider;^ espera;^ hang
13 ^..aanvallen;^..everything;^..less;^..niet;^..reflection;^..s;^..second;^..these;^..w;^..wenn;a..less
13 aanvallen vanuit;aanvallen..@;about..move;above;above is;afghan;agrees;along $;and dont;and tell;and..everything
13 and..from;andersrum;angreifen $;any of;anzi..,;are left;as &;as ive;attacca..@;attack..all;attack..i;attacks @
13 auf @;avant de;b;before it;before..,;before..play;below;better..it;but..#;but..if;cancel the;cash in;check;commit
13 correction :;counts $;das..nur;delete;desde @;do..if;do..last;dont $;dont bother;dont move;dont..it;dont..more
13 drop the;earlier mail;el turno;er..nog;fighting;final..$;first #;for..cards;for..other;form;form @;from n;gilt
13 habe $;hold..on;hold..until;hoor;i..if;id feel;if its;if..allowed;if..anything;if..think;ignore;ignore my;ik @
13 ill..again;in with;is plenty;is..id;it the;la first;late to;leave it;leave..in;left over;less ,;lieber..$;many $
13 max $;maximum;maybe #;maybe not;maybe..the;me..it;mean the;meant the;meant..$;meant..,;meant..other;mehr als
13 mehr..#;meinst;mets en;mind..@;minds about;mixed up;move at;move the;move them;move..i;move..s;my earlier;nee ,
13 no no;noch nicht;not..attack;nothing is;numbers;nur..wenn;o..$;odds are;of..first;of..should;off on;offered
13 on reflection;once..is;one throw;only go;only when;only..long;oops ,;other #;out the;out..it;pas..@;pas..de;piu $
13 place..#;place..on;pongo;puse;put $;put..armies;rather than;reflection;right..so;safe $;same as;same from;same..@
13 say @;should stay;should..to;sil;skip;skip..$;sleep..it;smarter;so check;spare;sposto;stop after;stop as;stop..soon
13 suis pas;sure..the;swap the;take #;take..the;than #;than..there;the armies;the lot;the move;the..number
13 the..numbers;the..order;them where;them..in;then @;then dont;then..#;then..the;there..then;theres anything
13 thing..the;though ,;throw $;to it;to..more;trade;trade ,;trade @;treat..as;treve;tu $;typed..,;und @;unless..has
13 vers @;want..keep;want..lose;was for;was..du;weaker;what id;with..until;without the;would..do;wrong..i;wurfeln
14 # auf;# behind;# each;#..if;#..n;, nicht;, pas;,..meant;,..more;,..others;@ ataca;@ from;@ nach;@ of;@..go;@..si
14 ^ den;^ oops;^ otherwise;^ provided;^ scratch;^ skip;^ treat;^ wrong;^ zet;^..ataca;^..send;^..theres;a couple
14 aanval;aber nur;about..second;actually $;als #;and..more;anything left;anything..$;anzi;as far;at..#;attacca @
14 attack ?;attack il;attack..&;attack..then;attack..von;attacks me;attaque;before..do;below $;c;c america;can wait
14 cards..in;cash;come..think;consider;continue;costs;couple;dan..ik;depuis le;do not;do..attack;do..move;do..one
14 dont attack;falls ,;final $;give up;give..until;go in;go..#;goes $;hang..,;hear..me;ho scritto;ich..noch
14 if..attacks;if..falls;if..hasnt;il..dal;ill write;it if;je voulais;karten..$;keep going;la..ligne;laisse tomber
14 lets do;ligne;line $;line ,;meant;mixed;more in;more to;move :;move..in;move..of;move..to;my cartes;my..typed
14 ne suis;needed $;next mail;niks;no..no;not this;not..to;not..yet;now..i;numbers $;once @;one die;one i;only as
14 only do;oops;or..?;peux;place all;possible $;provided;pull;puo;rather not;rather..$;reinforced;rest..$;rest..@
14 reverse;roll anything;s..@;scrap the;scritto;should..#;shouldnt;skip..attack;stay..@;te..,;that #;them to;them up
14 then attack;then do;then..it;these are;this isnt;this yet;to trade;tomber;trade..@;uberhaupt;unless &;van..naar
14 von..an;voulais;w..from;ware;while &;with..before;write again;you hold
15 # minds;# s;#..not;#..s;, give;, not;, until;, wrong;,..leave;,..nothing;? if;@ angreifen;@ but;@ dal;@ dall;@ et
15 @ naar;@ stop;@ too;@..je;@..max;@..n;@..rest;@..well;^ attack;^ cambio;^ check;^ correction;^ fortify;^ place
15 ^ scrap;^ swap;^ wacht;^..each;^..prefer;^..while;a draft;add;after..first;afterwards $;all armies;all..to
15 armies left;as..have;ask..again;ataca @;ataque;attack only;attack w;attack..aan;attaque..@;be..?;below #;below..$
15 bother;cambio;cards first;changed..mind;check..me;compte;depends on;depuis..@;do nothing;dont run;dont..anything
15 each..@;echange;far as;fewer than;fewer..#;finalement;first..&;forget..$;from..then;further;go..,;have more
15 have..armies;hold off;hold this;i..or;if..isnt;if..looks;if..still;im down;in $;in if;in..case;in..minds;instead ?
15 instead..$;is wrong;it before;it off;it should;la..dall;las cartas;last..is;leave..behind;leave..out;less $
15 lets..the;line is;make that;makes sense;many ,;meant @;mind about;most #;move #;move only;move..if;nee;new ones
15 no move;not..one;on..thoughts;only..&;or..#;order $;pas encore;place..armies;rolling;s..$;say..$;scratch;set..$
15 stay in;stay put;stop..it;swap..#;the above;the final;the order;the result;the..move;theres..left;this until
15 this..&;trade in;trade..$;under #;until..win;vale;wenn &;what..wrote;when im;where..are;win move;win or
15 would..better;y si
16 # au;# left;# nach;# rolls;# there;, keep;, make;, rest;, use;,..stop;,..them;: @;@ aanvallen;@ attacca;@ attack
16 @ attaque;@ auf;@ und;@..@;@..everything;^ cancel;^..attacca;^..attaque;^..au;^..nach;aan vanuit;all but;and if
16 ataca;attack if;attack..with;attaque @;but only;by then;check with;dall..$;depends;depuis @;disregard;dont do;draft
16 first line;forget it;have..than;id prefer;if..a;it #;keep my;la..depuis;last bit;last line;leave #;lose more
16 lose..than;max..times;more..@;most $;move..all;move..armies;my set;nach..,;no wait;one less;only..if;place..@
16 place..in;placing;promised &;put all;put..#;rest $;say #;second attack;si no;sure about;the placing;then move
16 this as;until ive;use the;w @;where they;zet
17 # op;# or;# throws;, put;,..attacks;@ von;@..s;^ use;aan..@;aanvallen;angreifen;angriff;at most;attack..desde
17 attacks..aan;attacks..an;dal @;dont go;dont play;dont..this;e @;everything..@;everything..the;fortify;from..until
17 i..move;if theres;if..first;keep..cards;make..#;me before;move everything;n @;no attacks;on second;other..round
17 play it;prefer;s..to;second thoughts;skip the;swap;the set;them in;then..from;throws;to e;until..have;vanuit..$;w
17 wherever
18 , leave;, otherwise;@ depuis;@ desde;@ instead;@..if;@..vanuit;^ trade;and attack;and move;attacca;attack @
18 attack la;attacks..,;final;from s;if..,;least #;max #;move..#;no $;not #;other way;put #;stop $;stop at;stop if
18 stop..i;the attack;them..@;then..@;until..left;vanuit;vanuit @
19 @ aan;@ an;@..stop;from..@;move all;stop when;stop..#;the..attack;the..line;von @
20 @ @;^ put;nach @;place #;s @;until i
21 , attack;, move;@..move;attack..from;only if
22 # @;@ attacks;@..attack
23 ^ move
400 ^ # ? $;^ # losses is my limit $;^ # seems a bit much $;^ # was nonsense $;^ & and i have a deal about @ $
400 ^ & and i have a deal running , so the attack is on hold $;^ & and i have a deal that nobody touches @ $
400 ^ & and i shook hands on peace until christmas $;^ & has persuaded me to wait $;^ & took @ and @ takes @ $
400 ^ @ is useless to me $;^ a me adesso no $;^ a set $;^ a single throw is enough $;^ about # $;^ altrimenti niente $
400 ^ and a set $;^ anders weglaten $;^ april fool $;^ are you sure its my turn ? $
400 ^ aspetta fino a domani con questo $;^ at a cost of up to # $;^ because this was one $;^ bin that $
400 ^ cannon , soldier and horse $;^ con approvazione di & , e non senza $;^ cuantas me tocaban ? $
400 ^ den zug finally will noch mal uberschlafen $;^ did you already play it ? $
400 ^ dit is voor de volgende ronde , niet voor nu $
400 ^ do nothing until ive found my glasses and read the letter again $;^ erst morgen $;^ es una pregunta nomas $
400 ^ ferma all , ho il telefono in mano a mio nipote $;^ finally la moitie $
400 ^ ge moogt dat van gisteren vergeten , en dit hier ook $;^ has & been wiped already ? $
400 ^ has my trade from last week been counted ? $;^ having looked again , its crazy , so only the placing $
400 ^ he cambiado de idea $;^ here are my cards $;^ here is my set $;^ het is maar een concept $
400 ^ how sure are you that it borders ? $;^ i had the names back to front $;^ i have to think this over $
400 ^ i might hold back a little $;^ i need & okay for this $;^ i only need the card $
400 ^ i think ill wait a bit with that $;^ i used the old map , so adapt it $;^ i will confirm in the evening $
400 ^ i wont $;^ i would like to wait the answer of & before all this $;^ ich wollte eine # $
400 ^ id be content with a card $;^ if its raining sixes on & side , call my lads home $
400 ^ if something changed since tuesday , wait for me $;^ if the dice behave $
400 ^ ignorier my mail , das kind war am handy $;^ ik heb me bedacht $;^ ik heb zitten klungelen $
400 ^ im bound by my treaty with & $;^ im withdrawing this for the moment $;^ indias getting the full # $
400 ^ is it my turn at all ? $;^ is my map up to date ? $;^ is that enough for the bonus ? $
400 ^ is that even a border ? $;^ is this really wise ? $;^ is this right ? $;^ its a maybe $
400 ^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just the once $;^ la moitie suffit $
400 ^ la segunda jugada la dejo en el aire $;^ let me have a think about that $
400 ^ lol ignore this my brother grabbed my phone $;^ mail went off too early , the end is missing $
400 ^ mauvais message , desolee , jette le $;^ max meta $;^ maybe next turn $;^ maybe tomorrow $
400 ^ mein sohn hat am handy rumgedruckt , nichts davon spielen $;^ mejor # $;^ mi sono pentita dell ultima cosa $
400 ^ mi take ancora la serata per pensarci $;^ minus # , as i just saw on the map $
400 ^ my brother reckons im better off waiting , and i agree with him $;^ my cards as well $
400 ^ my cat sent that , sorry $
400 ^ my dad is still looking at this and may want to change something , give us an hour $
400 ^ my granddaughter was practising the keyboard , overlook all of this $;^ my proper turn is coming in a minute $
400 ^ my turn is not finished , i had to leave for the bus $;^ my wife found a mistake in it , new version follows $
400 ^ nothing is to be played before midnight $;^ oh dear , i believe ive sent it to you unfinished $;^ ok here goes $
400 ^ on verra pour @ , ca depend de & $;^ once my losses hit # thats it for me $;^ once only $;^ one try $
400 ^ only against a single army $;^ pass , really $;^ plus one $
400 ^ poor & , its his last country . . . i cant do that to him on his birthday $;^ puedo desdecirme ? $
400 ^ pues me desdigo $;^ reponds moi vite $;^ retract that $;^ same again for @ $
400 ^ scrap all that , id been looking at last weeks map $;^ sempre che sia permesso $
400 ^ somebody else has been at my computer , so dont trust this $;^ sorry , that one was supposed to be crossed out $
400 ^ sorry , that was my son $;^ sorry sorry , the order was for toms game $;^ spare & $
400 ^ supposing those # are neighbours $;^ tbc , still waiting for sign off from & $;^ tell me and ill redo it $
400 ^ that was last weeks plan $;^ that was the plan , anyway $;^ that wasnt me , my brother had my phone $
400 ^ thats what i did last time $;^ the # cards that match $;^ the @ stuff was a typo $
400 ^ the cannon isnt to be given away $;^ the soldier , the horse and the cannon $
400 ^ theres a ceasefire until next week , so this is for afterwards $;^ theres a truce in @ , by the way $
400 ^ these are opas wishes , mine differ and i have the say $;^ they arent neighbours , are they ? $
400 ^ this belongs to another game $;^ this supersedes nothing , it is merely an example for my nephew $
400 ^ time out , coach wants to look at that second one again $;^ tomorrow i am away , so attack @ for me $
400 ^ ugh , spreading them like that is what lost me the last game $;^ until it stops being fun $
400 ^ up to a loss of # $;^ van dat last heb ik spijt $;^ wait for & $;^ was playing with the template , discard $
400 ^ we had better wait until after vespers , i shall write once more $
400 ^ were only rehearsing here , opening night is tomorrow $;^ whatever mum sends today replaces this $
400 ^ while i am stronger $;^ while i still outnumber her $;^ with a set $;^ without moving anyone in $;^ yes lets $
400 ^ yikes , that shouldve been @ , my bad $;^ you can leave out & , i feel sorry for him $
400 ^ you may stop the moment you see # sixes against me $
"""
