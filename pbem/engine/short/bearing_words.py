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
-400 ^ gelukkig let er niemand op @ $;^ gezondheid first , @ then $;^ here is what i want to do : $
-400 ^ hes only got # left $;^ hmm , well $;^ ho cambiato lavoro , then ti racconto $;^ i meant to write earlier $
-400 ^ i put them there because from there you can see the sea $
-400 ^ ich attack nie aus bosheit an , nur aus langeweile $;^ id kill for a nap or for @ , whichever comes first $
-400 ^ id leave the country too if i were & $;^ id like to $;^ if @ holds , the entire load path to @ holds $
-400 ^ if anything is unclear , just write to me $;^ if it fails , ill go down singing $;^ if it heaven , a # $
-400 ^ if the dice love me i get the @ bonus , and i could use it $;^ ill do the dishes later $
-400 ^ ill tell you about it tomorrow $;^ im not sure what time it is over there $;^ is that enough ? $
-400 ^ je me suis remis au velo , mon derriere proteste $;^ just to be on the safe side $
-400 ^ keep # mauvais souvenir de la @ $;^ keep the faith , @ $;^ laat ze maar komen , die rooien $
-400 ^ let it be said that i was polite first $;^ let me know if anything is missing $
-400 ^ let me know if you need anything else from me $;^ let them tremble $;^ lo first es la salud y lo second es @ $
-400 ^ losing @ hurt more than i want to admit $;^ mi suegra se queda hasta reyes , no digo mas $;^ more of that $
-400 ^ my first attack $;^ my little brother broke the other one $;^ no , i dont want to know , im an artist $
-400 ^ no problem if not $;^ no trade $;^ not bad , is it ? $;^ not sorry enough , though $;^ ok my move $
-400 ^ one must hold the bridge at @ , or all @ falls $;^ or am i wrong ? $;^ pick a number between one and # $
-400 ^ should i lose , then at least with stil $;^ so ive made up my mind $;^ stop me if youve heard this one $
-400 ^ take it easy $;^ take that $;^ thats @ mine $;^ the long way round @ is still quicker than birmingham $
-400 ^ the real one , from # $;^ the second one is on her way , # in june $;^ then de lo de @ , cualquiera se fia $
-400 ^ then non , cest trop bon $;^ they keep telling me to leave @ alone , as if it left me alone $
-400 ^ theyre the only ones left who can do anything $;^ to @ or not to @ , that was never really the question $
-400 ^ wait till my brother hears about this $;^ warte nur , & , @ vergisst nichts $
-400 ^ wenn das klappt , geb ich eine runde aus $;^ wenn das klappt , tanze ich auf dem tisch $
-400 ^ will # onder of will naar @ $;^ winning isnt everything , but id like to try it once $
-23 , $
-19 thanks
-18 thanks for
-17 ^ dear;^ good;^ thanks;lovely;thank;thank you;this game
-16 ^ our;days;dog;train
-15 ^ nobody;^..always;^..new;coffee;cold;dear..,;game..,;greetings;host;hours;like a;master ,;of you;on saturday
-15 peter;saturday;short;snow;thank..for;thanks..the;used to;world;writing;you all;you for;yours
-14 # days;# hours;& will;&..be;, thank;^ greetings;^ thank;^ who;^..never;a game;a lovely;a very;all the;and it;cake
-14 dear game;dear..master;far too;friends;garden;greetings from;hard;hello;hello..,;hi..$;in this;is..and;life;lucky
-14 month;mother;off to;regards;so im;summer;table;the dog;the train;was..,;year $;years
-13 # weeks;&..#;^ happy;^ hello;^ yours;^..day;^..did;^..dog;^..host;^..lost;^..peter;a all;and &;and my;and still
-13 beer;boss;broke;days $;doctor;everyone $;exam;expect;flu;for..this;from a;game..$;general;hello..$;holiday;how is
-13 i..your;im..,;in..game;it..been;knee;last letter;laugh;letters;mad;minutes;my dice;napoleon;office;on sunday
-13 one day;patience;people;personal;peter ,;pub;room;school;see you;seventeen;since the;since..$;spring;stopped;such
-13 team;terrible;the baby;the world;time i;to play;walked;we..a;weather;wedding;weer;winter;would have;you should
-12 # #;# minutes;&..the;, how;, thanks;, und;, youre;@..been;^ cheers;^ der;^ hi;^ why;^..anyone;^..ever;^..looks
-12 ^..luck;^..mi;^..old;^..see;ages;almost;and its;and..am;at..map;awful;blame;breakfast;can..believe;cheers;choir
-12 close;coming $;degrees;dentist;driving;everybody $;everybody ,;everyone ,;excuse;family;film;flat;folks;for..days
-12 good luck;good..,;half the;happy new;happy..year;has..a;hate me;hello from;hello..the;here and;here i;here..the
-12 hey..$;hi;hi..,;honest;hope the;host ,;hurts;i like;ill be;im writing;is in;is..me;its been;its only;kitchen
-12 learned;lonely;luck;me for;my birthday;my boss;my mother;my..used;nearly;nervous;never..a;new job;new year;night ,
-12 nothing personal;nothing..,;now i;rain;regards ,;seit;sie;sitting;slow;so much;soup;spent;strategy;such a;sunday $
-12 the doctor;the garden;the neighbours;the pub;the..last;the..letter;the..says;thirty;those dice;uns;used..say;very
-12 very..$;waited;waiting room;walked..the;we..all;week $;win this;wish me;wonderful;worse;writing..the;you at
-12 you believe;you..have;yours ,
-11 # ones;# turns;& #;&..up;, even;, here;, who;, with;,..he;,..were;@..&;@..its;^ congratulations;^ got;^ had;^ hier
-11 ^ long;^ love;^ nice;^ qui;^ see;^ seventeen;^ weve;^ wish;^ work;^ your;^..been;^..boss;^..doctor;^..evening
-11 ^..finally;^..folks;^..morning;^..pete;^..pour;^..team;^..were;a beer;a great;a real;a..weekend;admit;all day
-11 all week;all..you;always wanted;always..to;and now;and..i;aqui;army in;army..@;asking $;at work;ate;aunt;barbecue
-11 be honest;be in;beat;been..for;been..to;best ,;better..than;book;but its;by now;cant believe;cant wait;car;care
-11 chess;coffee $;company;congratulations;day ,;defence;delay;disaster;does &;driving test;eaten;endlich;enjoy;exams
-11 father;feelings;feels;fingers;for asking;for running;for your;for..and;for..reminder;forty;friend;from..very;funny
-11 game is;games;garden is;good evening;good morning;got..$;grandson;greetings..a;haben;had..good;happy
-11 happy birthday;hard feelings;has been;here..#;hi all;holidays;how long;how..your;i love;im typing;immer;internet
-11 is &;is getting;is your;is..again;it took;its..birthday;ive never;kind regards;last month;last..?;le..a;leeds
-11 lets see;letter ,;life $;like my;lol $;loud;machine;marathon;me luck;meeting;merci;mess;miss;month $;my armies
-11 my back;my new;news;nie;no hard;no..feelings;on thursday;on..new;operation;outside;owe me;party;passed;peter..$
-11 pizza;proud;puppy;quiz;ran;reminder;report;rolled #;running this;saturday ,;saturday ?;saturday..$;says hello
-11 says hi;see @;seventeen..in;since #;sixes $;so i;so..?;so..had;sofa;starts;strategy $;summer $;sweet;table $
-11 taking;tanto;telling;thank..$;the barbecue;the cat;the delay;the flu;the match;the office;the reminder;the snow
-11 the summer;the weather;the..job;the..so;they say;think &;this with;this year;to all;to bed;to your;to..all
-11 tomatoes;took me;turn #;turn was;twenty;typing this;van de;warm;was so;we..to;wer;were..to;what a;who;wifi;wine
-11 wish..luck;writing from;writing this;year;you a;you sent;you..see;your last;your..is
-10 # degrees;& ever;& had;& last;& must;& still;& would;&..&;&..been;&..only;&..that;&..youre;, &;, che;, der;, dice
-10 , everyone;, hence;, mais;, your;. #;@ again;@..such;^ canada;^ cant;^ even;^ fingers;^ hallo;^ hey;^ honestly
-10 ^ hoy;^ kind;^ merci;^ off;^ pd;^ snow;^ wie;^..anybody;^..birthday;^..christmas;^..dice;^..does;^..game;^..garden
-10 ^..grusse;^..ha;^..hands;^..heeft;^..hurts;^..knee;^..late;^..men;^..neighbours;^..played;^..regards;^..round
-10 ^..spent;^..train;^..trust;^..voor;^..weather;^..whole;^..won;^..writing;a big;a cold;a disaster;a general;a long
-10 a mess;a nice;a short;a week;a..game;afraid of;afternoon;again ?;again..so;ages $;all..and;alla;and all;and he
-10 and ive;and..for;and..havent;and..of;anyone else;are all;are finally;are on;as always;as usual;at..moment;auf der
-10 back is;battery;be gentle;be kind;be..in;be..of;beautiful;because..the;bed $;been raining;been..since;belle
-10 best wishes;bet &;better than;birthday;bit of;blame the;boiler;bold;bon;bored;breakfast $;burning;bye;cafe;cake $
-10 canada;cape;cheers ,;christmas..$;clever;coming to;company $;concert;congratulations on;congratulations..the
-10 continent $;couldnt;da..$;dag;danke;dass;day..,;days..$;dear;dear all;degrees here;degrees..and;delay ,;delayed
-10 dice gods;did..see;die..,;do we;doctor says;down $;dream;eat;eating;end of;ends;enjoyed;essays;evening..$
-10 evening..,;ever;ever..$;ever..to;every time;everybody..$;everywhere;fair;feel like;feeling..$;first..in;first..of
-10 for hosting;for last;for waiting;for..birthday;for..in;for..the;friends $;friends ,;friends..$;from..hospital
-10 frozen;full of;game ?;gentle;geography;gods;good at;good..for;good..to;grandchildren;grandmother;grusse;ha $
-10 had it;had..coming;hallo;happy $;happy..to;has..in;hate..$;hates;have had;have you;have..good;have..idea;hele
-10 hello to;hence;here for;here we;hey;hi &;hi host;hi peter;hole;hole in;holiday $;hope your;hope..all;hope..is
-10 horoscope;hosting;hot;house;house $;how did;how..the;i admit;i come;i dadi;i ever;i finally;i rolled;i..cant
-10 i..had;il pleut;im a;im on;im told;im..a;im..my;in may;in..minutes;internet was;internet..down;is all;is good
-10 is late;is so;is such;is..best;is..just;is..up;it coming;just me;kept;kids are;killing;killing me;kind..,;la..a
-10 la..di;lake;lang;lasagne;late..the;lately;laughed;lemurs;letter $;liebe;liked;lisbon;lose this;lost my
-10 lost..armies;love ,;love it;lovely..$;luck ,;made me;map..a;master;match last;match..night;may the;maybe this
-10 me or;me..is;me..this;merry;merry christmas;mir $;moi $;months;mood;more..and;more..than;mostly;moving house
-10 my face;my grandmother;my hands;my horoscope;my life;my team;my week;my..were;myself $;never been;new..is
-10 next game;next year;night $;no me;noise;nos;of..at;of..week;on me;on..bus;ones in;ones..a;only..game;op de;our
-10 our..is;oven;over..keyboard;owe you;passed..driving;pd;pd :;person;personal ,;photos;pleut;plumber;polite;poor
-10 portugal;pour..$;power;practice;quien;quiet;quiet lately;raining here;read that;recipe;report $;retard;revenge
-10 room $;round was;rounds $;saw the;say..to;says im;scared;schon;ses;short $;short mail;siempre;since;sleep..$
-10 sleeps;smell;smells;snow up;snow..to;so be;so good;so..i;so..in;so..my;so..to;soon $;sorry &;sorry about
-10 sorry this;sorry..is;spam;staring;staring at;still cant;still..believe;still..me;storm;sun;sunday and;take care
-10 talk about;talk..it;taught;teacher;tears;term;than my;thanks..asking;that im;thats my;the birthday;the car
-10 the dentist;the exam;the hospital;the letters;the only;the sofa;the table;the tomatoes;the twins;the wedding
-10 the year;the..be;the..came;the..flat;the..gods;the..looks;the..now;the..office;the..took;the..waiting;these days
-10 to..honest;today..the;too quiet;train is;trains;twins;une..$;us $;usual;village;voila;vous;walked over;was down
-10 was..disaster;was..good;was..last;wat een;we got;we played;we..at;we..this;wedding $;weeks $;went well;were off
-10 what..i;what..is;which is;who..the;whole..is;will..be;wind;wins;with..armies;won the;wonder..&;work is;working
-10 worry;worst;wurfel;years of;you and;you are;you still;you were;you..your;your;your letter;your mail;your mother
-10 youre a;yours..,;zit
-9 # years;#..now;&..are;&..come;&..getting;&..it;&..nothing;&..on;&..so;, dass;, du;, ha;, hi;, hope;, little;,..baby
-9 ,..getting;,..ill;,..never;,..personal;,..sorry;. the;...is;...you;@ always;@ will;@..a;@..spring;@..turn;^ bye
-9 ^ ciao;^ danke;^ dice;^ evening;^ exams;^ excuse;^ hes;^ hola;^ liebe;^ merry;^ morning;^ regards;^ some;^ wer;^..(
-9 ^..care;^..choir;^..good;^..grandmother;^..grandson;^..hard;^..learned;^..les;^..much;^..pleut;^..school;^..snow
-9 ^..wishes;^..x;a decent;a friend;a holiday;a meeting;a moi;a plan;a small;a thorn;a war;a year;a..after;a..feeling
-9 a..table;again and;alguien;all my;all over;all..well;altijd;always $;always said;always..$;always..a;am $;an..to
-9 and lost;and nobody;and so;and that;and your;and..cant;and..dog;and..never;and..today;and..was;any..,;apologies
-9 are we;are..a;are..for;arm;armies and;asks;at school;at..wedding;aus dem;awake;baked;be furious;be out;beach
-9 because of;bed now;been in;been so;been..here;been..those;beer $;beginning;bei uns;believe it;ben ik;best..,;beste
-9 birthday..,;bought;boxes;brain;but..is;but..like;buy;by christmas;cannons;cat $;cat walked;cat..over;cellar
-9 cheating;cheese;chez;chicken;children;choir practice;christmas;ciao;cold $;cold ,;cold and;come $;cruel;day at
-9 deadline;dear host;della;dentists;depuis #;dice be;dice last;dice..be;did..ever;does..know;dont worry;dreamt;drinks
-9 een..van;en la;enjoying;etait;ever ,;every single;everybody;everyone;everywhere $;feeling about;film $;finally got
-9 fingers crossed;folder;folks ,;for $;for an;for being;for..delay;for..hours;for..patience;frost;fun;furious
-9 game master;game so;game..i;games..$;gang;get my;getting;getting..$;glad;glass;good day;good..$;good..everybody
-9 good..from;good..this;gorgeous;got my;got..in;grandfather;great..$;greetings..the;grow;gym;had a;hallo..,;hanging
-9 has..raining;has..the;have thought;havent..a;he is;heating;hebben;hence the;here since;here..am;here..come;here..go
-9 here..tuesday;hi $;hi there;ho..la;hola;holds @;holidays $;honest $;honour;hope this;hope..had;host $;hosting ,
-9 hours $;how &;how are;how..you;i couldnt;i dreamt;i expect;i play;i took;i trust;i..im;i..only;idea what;if only
-9 ik niet;im the;im..in;in our;in your;in..house;is always;is at;is finally;is killing;is over;is well;is..at
-9 it feels;it hurts;it when;it will;its..degrees;ive been;jaar;jam;job ,;june;just got;just..or;kinder;knee is
-9 knitting;know..$;la..es;landlord;last time;last..was;law;lives;looks..a;luck with;luck..$;lucky $;made..laugh
-9 map in;maps;may $;me how;meet;mercy;minutes $;mit..$;monday and;morning..$;morning..so;mountains;much for;must have
-9 my aunt;my exam;my father;my grandfather;my grandson;my knee;my laptop;my late;my mum;my neighbour;my old;my spam
-9 my..lost;my..wedding;nervous $;new flat;new..and;night..the;no..what;nous;nuovo;of my;office $;on for;one hand
-9 one..left;opened;operation went;our..,;out loud;painting;personal $;personal..&;pete ,;peter $;picture;pity
-9 place to;planning;point;poor old;pray;pray for;pray..me;printer;proud of;quel;quick one;quiet..$;read..the
-9 recipe for;room ,;row $;run $;sagt;saturday $;saving;says..$;says..and;scary;scusate;see..at;sehen;send me;sera
-9 silence;since i;since..and;sincerely;sitting in;sleep $;so forgive;so happy;so tired;sorry for;sounds;soup $
-9 soup..$;spain;spam folder;stack in;stack..@;stop &;story;suerte;taught &;thanks ,;thanks..running;thanks..waiting
-9 the beach;the children;the coffee;the days;the deadline;the dentists;the family;the holidays;the kitchen;the lake
-9 the operation;the school;the storm;the sun;the worst;the..all;the..defence;the..hate;the..house;their;these..?
-9 they..the;theyll;this so;this..:;this..ill;this..im;thorn;thorn in;thorn..my;those were;time..i;to everyone;to find
-9 to..single;tomorrow ,;ton;took;trip;tuesday..the;turn :;typos;typos $;um;umbrella;uncle;up the;ur;used..play
-9 usual $;ver;waiting..,;was #;was..of;we had;well played;were a;were all;what..lovely;when we;who..$;who..@
-9 whoever holds;whole..smells;win..one;window;winter $;with..hand;woman;won;world..$;x;x $;years $;you #;you had
-9 you in;you lot;your patience;zum;zusammen
-8 # .;# abrazo;# coffees;# essays;# kilos;# last;# months;# percent;#..and;#..here;#..us;& heeft;& ur;& was;&..but
-8 &..dear;&..going;&..ill;&..your;, at;, ca;, comme;, especially;, pray;, well;, which;, youve;,..admit;,..boiler
-8 ,..der;,..did;,..everyone;,..everywhere;,..forgive;,..gibts;,..hope;,..hours;,..internet;,..kids;,..must;,..my
-8 ,..train;,..typing;. well;@ anyway;@ back;@ because;@ e;@ give;@ had;@ last;@ looks;@..ill;^ back;^ big;^ dag
-8 ^ encore;^ endlich;^ enjoy;^ great;^ hope;^ look;^ lovely;^ napoleon;^ new;^ oggi;^ poor;^ remember;^ revenge;^ say
-8 ^ scusate;^ shouldve;^ since;^ were;^ wir;^ youre;^..abrazo;^..big;^..couldnt;^..dreamt;^..feels;^..friends;^..got
-8 ^..guys;^..hate;^..hi;^..how;^..keeps;^..left;^..live;^..ma;^..mal;^..man;^..mother;^..must;^..neighbour
-8 ^..personal;^..printer;^..rolled;^..sehen;^..she;^..stopped;^..taught;^..thanks;^..tomatoes;^..uns;^..ur;^..waited
-8 ^..who;^..years;^..zusammen;a cake;a glass;a good;a map;a match;a pint;a pity;a pleasure;a quiet;a second;a ver
-8 a win;a..attack;a..job;a..late;a..like;a..ses;a..time;a..up;a..week;a..windy;abrazo;admire;advice;again so;age
-8 aggressive;ago $;airport;alive $;all be;all..best;all..me;all..years;already $;als een;always;always ends
-8 always..the;always..up;am..this;amazing;amis;an army;and a;and thats;and..is;and..lost;and..not;and..whole;angry
-8 anos;anybody else;anyone;anyway ?;anyway..$;arbitro;are off;are..on;are..still;are..to;armies ,;armies..one;ask $
-8 asleep $;at..office;ate my;baby;back from;back..holiday;barbecue on;be at;be home;be lucky;be so;be with;be..next
-8 because the;bed;been far;been saving;been staring;been very;been..quiet;been..this;been..thorn;been..too;beer for
-8 beginning $;bei mir;bei..$;believe that;believing;best defence;better a;bicycle;big..$;big..in;birthday ,
-8 birthday card;biscuit;bises;book $;bravo;bring a;brought;buongiorno;bus;but..can;by &;by..way;called @;calls;calm
-8 calor;cancelled;cant..$;carta;chair;chaos;charm;chat;che mi;cheating..$;chickenpox;chien;chips;close to
-8 coffee machine;coffees;col;come and;comes $;coming..the;conquest;cook;cost me;could have;could..&;court;cream
-8 cumple;daughter..her;daumen;day;day..the;de &;dear &;defender;deserves;di nuovo;dice had;dice hate;dice..have;dich
-8 did you;did..get;dimanche $;doctor..i;does..have;dog $;dog..to;doing $;domenica;domination;domingo;dont tell
-8 dreamt of;drink;e la;e mail;empire;en ik;ends up;es seit;especially;est..,;etait..,;evening ,;evening all
-8 ever since;ever..?;every;every..i;everyone is;exactly;exams are;excitement;explain;fait ses;family $;far..many
-8 far..much;far..quiet;favourite;feel..napoleon;feeling better;feelings ,;feels like;feet;ferry;first frost
-8 first snow;first..at;first..this;fish;flu $;folks $;for ages;for dinner;for so;for today;for weeks;for you;for..a
-8 for..hour;for..last;for..late;for..long;for..lovely;for..quick;for..soup;forgive the;forgotten;fortune;fragt
-8 friday ?;friday..$;from #;from holiday;from..dentists;funeral;fur die;game i;game..far;gehort;general $;gerade
-8 getting..too;geworden;gibts;give my;glass of;goes..im;good;good feeling;good night;good..all;good..peter;got..from
-8 gracias;gracias por;grandma;gripe;guilty;ha..$;had this;had time;had to;half term;half..,;half..world;hands $
-8 hands are;happy..,;hard..$;hard..,;hardly;harriet;has eaten;hat ,;hat die;hate;hats;have any;have my;have..this
-8 having a;he..to;heart $;heat;hello $;hello ,;hello everyone;her first;hi everyone;hi folks;hi pete;hi to;hier..es
-8 hip;hoffentlich;hold..,;holding;hole..my;honest ,;honeymoon;hope;hope $;hope everyone;hope..dice;hospital waiting
-8 hospital..room;host..$;hours..the;house is;how..i;i almost;i bring;i learned;i looked;i nearly;i open;i spent
-8 i swear;i..an;i..be;i..dont;i..feel;i..lucky;i..thats;i..time;ice cream;ik nog;ik..een;il ritardo;il..e;ill blame
-8 ill go;im getting;im mad;im sorry;im taking;im..the;in and;in der;in law;in..e;in..garden;in..give;in..letter
-8 in..life;in..side;in..spam;in..weeks;is anyone;is delayed;is gorgeous;is one;is short;is..else;it always;it was
-8 it..&;it..on;its summer;its..here;ive..been;jahr;job $;join the;join..next;jours;jullie;just walked;keep telling
-8 keep..and;key;killing..$;kilos;kind to;kind..$;know why;know..i;komt;la mia;la..du;la..est;lacht;last round
-8 last turn;last..made;lasted;late..,;lately $;laugh $;laugh at;laugh out;laugh..loud;laughs;le chien;learn;letter
-8 library;liebe grusse;liegt;life ,;life is;like napoleon;little..in;live the;lives in;living;llego;long do
-8 long enough;long live;look..@;looks so;losing $;lost @;lost a;lost..#;loud..the;love $;love..when;lovely..you
-8 luck to;machine broke;mad $;made a;made of;madre;mails $;makes me;mal wieder;mange;many of;map looks;may..dice;me .
-8 me laugh;me nightmares;me of;me something;me that;me today;me..game;me..that;me..turn;me..when;meetings;men in
-8 merci pour;mess $;mi $;mi..il;middle of;miss the;missed;month ?;morning..,;mother in;mother is;mother..law;mothers
-8 much..$;my best;my dear;my dog;my driving;my favourite;my hat;my sleep;my strategy;my umbrella;my uncle;my wifes
-8 my..again;my..always;my..have;my..hurts;my..last;my..since;my..teacher;my..took;ne..jamais;neighbours are;never had
-8 never..to;new map;new phone;new puppy;new..to;next..we;nice;nice try;nice..$;night..i;nightmares;nightmares $
-8 noch..mir;not..good;nothing serious;november;november $;now for;nunca;of luck;of..last;of..year;off..choir
-8 office is;on holiday;on your;on..and;on..board;on..table;on..way;ont;open $;open the;ora;orders for;other..is;out ?
-8 owe;owe..something;p;paella;painting the;pancakes;paper;parents;passed her;patience..a;people $;perche;phone..at
-8 pint;play..a;play..with;players;pleasure;plenty of;point $;poor..@;por fin;post;pretty;pub quiz;que la;qui..le
-8 rain $;raining..since;real table;refuses;refuses to;regards..$;reminder ,;reports;respect;revenge is;rich;ripe
-8 ritardo;rolled..#;rolled..ones;rolled..sixes;rome;roses;round..a;rounds..$;running;sad;said that;saluto;samedi
-8 saw your;says the;says..to;scared of;screen;scusate il;scusate..ritardo;see..,;see..all;see..in;see..match;see..of
-8 seems to;seit gestern;semana;send..a;sent from;serious;seventeen armies;shaking;shall be;she is;short..,;should see
-8 should..more;since you;since..summer;sinds;singing;sitting on;sixes in;sixes..a;skiing;slept through;snow $
-8 so excuse;so here;so ive;so naturally;so well;so..a;so..am;so..of;socks;socks $;sold;sometimes;sooner;sorry..late
-8 soup ?;spam..$;speak;speaking;spent the;spite;spring $;spring ,;standing;still owe;storm took;story $;strategie;su
-8 suits;sunburnt;sunshine;survived;swear;sweet..$;table ,;tan;tante;taught..to;teacher would;team lost;tears $
-8 tell..$;telling me;tenido;tennis;terrible..$;thanks..hosting;that stack;that..army;thats all;the airport;the boiler
-8 the cape;the cellar;the concert;the east;the ferry;the grandchildren;the knee;the library;the lovely;the mountains
-8 the oven;the party;the plumber;the post;the quick;the quiz;the roses;the short;the trains;the typos;the village
-8 the wait;the wind;the windows;the winter;the..ate;the..board;the..broke;the..has;the..left;the..machine;the..quiz
-8 the..refuses;the..room;the..show;the..work;there goes;thin;think..will;thinks im;thirty years;this month;this works
-8 this..#;this..going;this..in;this..late;those..armies;thought that;through the;thx;time at;to choir;to everybody
-8 to join;to mark;to win;to..new;to..practice;to..tomorrow;to..windows;toda;toda la;today and;today..so;toes;tom ,
-8 tomatoes are;tonight and;took #;took it;tooth;traffic;train $;trains are;tree;tried;trouble;tuesday and;turn..#
-8 turn..i;turned;tut;up at;up..?;up..my;used..be;vacances;verspatung;verspatung ,;very windy;volta;voy;waited #;wall
-8 was fun;was nice;watch the;we go;we were;we..have;week and;went..,;went..and;wer hat;were moving;were terrible
-8 were..a;were..house;were..the;what did;what..game;what..match;when is;when..had;when..was;who is;who would
-8 who..have;why did;why..the;wieder;wieder..,;wifes;will..@;will..me;win $;window $;windows;windows here;windy
-8 windy..$;with us;with..men;woke;wonder what;words;work has;world domination;worse $;would..so;would..thought
-8 writing..from;year to;year..$;yellow;you need;you send;you so;you..@;you..been;you..in;your @;your dice;your wife
-8 your..on;your..with;youre;youre doing;zusammen ,
-7 # again;# anos;# continents;# heures;# jours;# stunden;#..ago;#..armies;#..da;#..di;#..lost;#..my;#..straight
-7 #..weeks;& ,;& ?;& always;& are;& armies;& face;& ha;& have;& on;& owes;& should;& you;&..at;&..deine;&..hi;&..how
-7 &..ich;&..in;&..mi;&..nice;&..no;&..play;&..sleeps;&..te;&..through;&..when;&..with;, as;, be;, boxes;, by;, deine
-7 , didnt;, does;, edith;, everybody;, good;, greetings;, happy;, hat;, honestly;, hurrah;, jen;, mark;, mostly
-7 , only;, remember;, said;, says;, sie;, war;,..again;,..almost;,..could;,..del;,..expect;,..good;,..hat;,..how
-7 ,..los;,..lost;,..mando;,..naturally;,..promise;,..sera;,..serious;,..sie;,..started;,..usual;,..wir;,..worry;. ha
-7 . how;. my;14th;: la;:..was;@ holds;@ my;@ now;@ stands;@ won;@..but;@..day;@..im;@..lost;@..night;@..rather
-7 @..they;^ alguien;^ aqui;^ been;^ besos;^ beste;^ bises;^ bon;^ bonne;^ bonsoir;^ buenas;^ buongiorno;^ chi
-7 ^ coffee;^ dinners;^ enough;^ everybody;^ feeling;^ gentlemen;^ gisteren;^ grandma;^ groetjes;^ guten;^ have
-7 ^ heute;^ isnt;^ its;^ ive;^ jetzt;^ lost;^ mia;^ old;^ peace;^ phone;^ quel;^ quiet;^ rolled;^ salut;^ shell
-7 ^ shes;^ short;^ sitting;^ sushi;^ they;^ thx;^ today;^ took;^ train;^ twenty;^ vaya;^ voila;^ we;^ wij
-7 ^..afternoon;^..again;^..allemaal;^..almost;^..armies;^..baby;^..baked;^..beat;^..calm;^..children;^..coffee
-7 ^..commence;^..crossed;^..dears;^..dentist;^..doing;^..even;^..exam;^..expect;^..expects;^..eyes;^..fancy;^..fille
-7 ^..friend;^..gang;^..gets;^..going;^..hab;^..hace;^..had;^..has;^..heating;^..hebben;^..hello;^..hey;^..hip
-7 ^..horoscope;^..hours;^..hurt;^..ja;^..kind;^..laughing;^..map;^..maths;^..mercy;^..moglie;^..news;^..owes;^..p
-7 ^..passed;^..pity;^..quiet;^..rain;^..safe;^..saw;^..sleep;^..small;^..somebody;^..started;^..swear;^..time;^..told
-7 ^..trains;^..turns;^..ver;^..vrienden;^..wanted;^..warm;^..week;^..wifi;^..work;^..wurfel;^..year;^..zit
-7 a beautiful;a board;a comeback;a continent;a dream;a drink;a eu;a fait;a film;a flat;a hole;a jar;a ladder
-7 a nervous;a picture;a place;a proper;a rest;a row;a saint;a star;a while;a wonderful;a..all;a..border;a..christmas
-7 a..day;a..empire;a..general;a..if;a..map;a..mood;a..move;a..neighbour;a..over;a..person;a..plan;a..recipe;a..roll
-7 a..spot;a..to;a..today;a..war;aan de;about &;about..game;abrazo ,;accountant;acqua;addictive;admit $;afraid..&
-7 after last;again for;again soon;against &;against my;age $;ai..$;air;alive..$;all alone;all evening;all for;all is
-7 all meet;all these;all very;all..?;all..for;alla..,;allemaal ,;allemaal..$;allotment;alone in;always forget
-7 always roll;always the;always..who;am samstag;am writing;am..the;amazing $;amis ,;and happy;and his;and is
-7 and sweet;and toes;and..all;and..armies;and..dice;and..house;and..neighbours;and..still;and..where;and..you;ano
-7 anybody;anyone..a;are over;are shaking;are still;are well;are..and;are..strike;are..what;armies..the;as ever
-7 asked ,;asking;at breakfast;at cards;at your;at..barbecue;at..beach;at..i;at..on;at..percent;at..point;attack last
-7 attenti;aux;awake..$;away..week;awful $;awfully;baby is;baby..$;bad..about;bad..for;badly..$;bank;barely;basically
-7 battery $;battle $;be back;be my;be slow;be working;be..&;be..@;be..than;beach $;beans;bears;bears $;beat me
-7 beat..at;because he;been;been a;before breakfast;before my;before...;begin $;being a;believe..?;believe..lost
-7 believing in;belle mere;besos;best..win;beste..,;betis;better late;better..thank;between me;beware;big..for;bijna
-7 bike;birthday on;birthday today;birthday..$;birthday..&;biscuits;bit..luck;blaming;blue;board game;board..i
-7 boiler man;bold $;bologna;bon ,;bonne;bonsoir;boring;boxes everywhere;boxes..$;boy;boys;bread;breakfast..the;bridge
-7 brief ,;brilliant;bring..$;broke down;broken;buenas;build;built;burning a;burning..hole;bus ,;busy;but..does;buy..a
-7 buying;buying the;by mail;bye ,;bye..&;caffe;call me;calm and;calm..carry;came $;came back;can barely;can hardly
-7 can have;can hear;can stop;cant stop;cant..for;cards work;cards..for;care $;cares;carta $;cat;cat just;cat..my
-7 cat..walked;caught;cerveza;chances;changed jobs;chaos $;chapter;che..$;che..,;cheering;cheering for;cheese $
-7 chess..$;chocolate;christmas ?;christmas to;clear;closed;closed $;coffee..broke;cold..$;colours;come ,;come la
-7 comeback;comeback..&;coming;coming..i;comme de;comme..habitude;computer $;congratulations to;continent;continents
-7 corner;could do;could stop;could..send;could..with;crazy..the;crewe;cricket;cried;crime;cross the;crossed $
-7 crossed for;cruel to;cruel..me;cry;cuidado;culpa;curry;dag..,;dank;danke fur;das wetter;day and;day late;day..$
-7 days ,;days straight;de habitude;de hele;de..met;dear peter;dear..$;dears;decent roll;decent..$;defence ,;deje
-7 del..?;delay $;delayed again;dentist ,;dentists waiting;dentists..room;der @;der..hat;der..ist;des..$;deserves a
-7 desk;desole du;desole..retard;dessert;dias;dice owe;did anyone;did it;did..else;did..know;did..watch;didnt..?
-7 didnt..that;die kinder;die verspatung;die wurfel;die..sind;dinners;disaster $;disaster ,;do hope;do to;do..a
-7 do..know;does anyone;does..ever;doesnt it;dog ate;dog has;dog refuses;dog..eaten;dog..the;doing a;done for;dont be
-7 dont hate;dont you;dont..&;dont..about;door open;doors;dorm;double..$;down for;down..and;dreadful;dream about
-7 dreamt..@;drew;driving..on;driving..today;du retard;dull;earth is;eaten the;echt..$;edith;edith $;egg;eindelijk
-7 einer;el betis;el domingo;el mapa;election;elephants;else have;en sevilla;en vacances;en..que;encore #;end in
-7 endlich..$;enemies;english;enjoy the;enormous;es..gestern;essays on;essays to;essays..mark;est bien;eu;euros
-7 even my;ever do;ever sleeps;ever won;ever..@;ever..in;everyone keeps;everyone wants;everyone..the;everything is
-7 everything..this;exams..over;excellent;excitement..so;exciting;excuse my;excuse the;expected;expects;explain to
-7 extra..$;eye;fa #;face is;face..numb;fait..premiers;fancy;fast;fat;father used;father..to;fed;feel..bit
-7 feeling..this;feelings $;feels good;fence;ferry ,;fight ,;finally asleep;finally passed;finally..my;finally..the
-7 find @;finds;fingers..for;fingers..toes;finish;finita;first game;first round;flatmate;flight;flowers;fog;folks..$
-7 food;for #;for keeping;for leaving;for lunch;for some;for taking;for world;for..i;for..is;for..people;for..short
-7 for..since;for..so;for..turns;for..weeks;for..while;for..whole;forever;forgive..for;fortress;forward;forward to
-7 fourth;frank;frau;friday and;fridge;friend ,;from sunny;from..airport;from..ferry;from..next;from..to;from..train
-7 fromage;front of;frost last;frost..night;frozen..$;fun..$;funny how;fur;fur..$;game after;game and;game has;game..&
-7 game..all;game..on;gang ,;gang..$;gano el;gano..betis;ganz;garden $;garden..$;garden..a;garden..full;gateau
-7 gehort mir;gentle $;gentle with;gentle..me;gentlemen;geografia;geography $;get..letters;getting far;gewonnen;gewoon
-7 giovedi;give..love;giving;gm;gm ,;go back;go out;goal;gods have;going..the;golf;golf $;good afternoon;good plan
-7 good recipe;good..about;good..me;good..see;got back;got it;got me;got..second;great game;great job;great..so
-7 greetings ,;griep;grillen;groetjes;grow up;grow..i;gut;guten;guten..,;guys ,;guys..$;ha;ha ,;ha..il;haben wir;habia
-7 habitude;habitude $;hace #;had;had an;had ik;had pancakes;had..armies;had..dream;had..first;had..flu;had..for
-7 had..lovely;had..of;had..on;had..power;had..to;hai;hair;halbe;half..face;half..family;hallo zusammen;hands
-7 hanging on;happened;happens ,;hard $;harriet here;hart;hart $;has chickenpox;has in;has this;has..and;has..armies
-7 hat eigentlich;hat..&;hate..for;hates..$;hats off;haus;have eaten;have waited;have..my;he can;he never;he was
-7 healthy;hear the;hear you;heaven;heb je;heet;held @;held..for;hello &;hello all;hello and;hello peter;hello you
-7 hemos;her driving;her..test;here;here $;here..are;heres my;hes been;het..een;het..van;heures;hey ,;hey all
-7 hey there;hey..,;hi ,;hier soir;highlight;highlight of;highlight..my;hip is;his #;history;home..#;homework;honestly
-7 honestly ,;honestly i;honour of;hope for;hope thats;hope youre;horoscope says;hosts;hot ,;hotel;hotel is;hour to
-7 hours in;hours..and;house smells;how do;how i;how..@;how..armies;how..it;how..that;hows;huge;hungover;hurrah
-7 i baked;i blame;i call;i grow;i hate;i hear;i hold;i hope;i lost;i never;i sleep;i slept;i waited;i went;i..a
-7 i..forget;i..hardly;i..hope;i..liked;i..opened;i..say;i..take;i..telling;i..thirty;i..typing;i..writing;ich..gerade
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
-7 know it;know its;know who;know..@;know..good;knowing;la carte;la semana;ladder;lads in;lads..@;lake $;lang..$
-7 laptop $;laptop died;las..,;last battle;last night;last spring;last sunday;last..that;last..were;late ,;late again
-7 late than;late..always;late..never;laughed $;laughing at;le fromage;le petit;le..etait;le..va;league;learned to
-7 learning;leaves are;leben;leeds $;legs;lena;les amis;les..,;les..ont;les..sont;let..dice;letters $;life..good
-7 lighthouse;like #;like..$;like..good;like..last;like..thank;lisbon $;lit;little @;lives..@;llevo;lol;lonely..there
-7 long..we;looked at;looked..the;looks..empty;lose..one;lost all;lost..to;loud $;lovely $;lovely ,;lovely to
-7 lovely..on;luck everybody;luck..everyone;luck..i;lucky last;lundi;ma belle;ma..,;ma..mere;macht;mad ,;madness
-7 mail made;mail..im;mail..it;mal sehen;many..does;map and;map you;map..$;map..sent;map..the;march $;march..@
-7 margaret;marmalade;master..the;match ?;match..$;mate $;may..best;maybe..is;me at;me i;me one;me so;me when;me..&
-7 me..@;me..if;me..out;me..time;mean..$;meeting $;meme;mensch;merci encore;merry..to;messages;messages $;mezza;mi..ya
-7 mia moglie;minutes to;moglie;month..$;months $;mooie;moon;more weeks;more..until;morning $;morning ,;morning all
-7 morning from;mother says;mountains ,;movil;movil $;moving..on;much..to;mucho $;mum is;must say;my accountant
-7 my dentist;my desk;my english;my exams;my feet;my flatmate;my frau;my hair;my internet;my landlord;my love;my luck
-7 my mothers;my parents;my pocket;my sisters;my..attack;my..died;my..folder;my..got;my..half;my..has;my..job;my..just
-7 my..lives;my..looked;my..test;my..today;my..walked;napoleon ,;nearly forgot;need a;need it;need..rest;need..win
-7 neighbours rooster;neighbours..woke;neither;nervous..$;never;never again;never liked;never..&;never..me;never..so
-7 new glasses;new..,;news ,;news from;news..the;next..i;nice..last;nice..see;no luck;no mercy;no..how;no..ni
-7 nobody expects;nobody..to;noch bei;noel;noel $;nonna;noon $;noon..the;not bad;not..a;not..for;nothing fancy;notice
-7 noublie;now..the;numb;numb $;ob..das;october;of cake;of time;of wine;of..and;of..board;of..days;of..will;of..with
-7 off..bed;old &;old @;older;older than;on friday;on strike;on..again;on..as;on..train;one coming;one ill;one..ill
-7 one..you;only saw;only..more;operation..well;or..&;or..this;os;our choir;our first;our..has;out by;out on;out..&
-7 outside $;oven $;owes..a;pacifica;padre;pancakes for;panne;papers;patience ,;patience with;patient..me;patiently
-7 paul;pech;perfect;person ,;pete..$;petit;phone is;piedi;pity..&;place..be;plans;plaster;plastic;players ,
-7 players..$;playing this;plays..,;plenty..time;pleut sur;pocket;poker;polite $;pool;poor @;poor..$;poor..&;por la
-7 pour une;power cut;predictable;premiers;premiers pas;printed;priya;prize;probably..$;promised my;proud $;pub $
-7 purple;pyramids;que ya;que..tengo;quelquun;questanno;qui..#;quick;quiere;quiet turn;quiet..,;quiet..the;quiz on
-7 radiator;raining..for;rather be;read your;reading;real..,;recovered;refuses..go;regards $;regards to;regiment
-7 remember when;reminder $;reminds;reminds me;reminds..of;rest..peace;retard $;retard ,;retraso;reunion;rio;rolled a
-7 rome ,;room..nothing;rooster;rooster woke;rooster..me;rose;round i;round were;row;row last;row..i;rufus;running on
-7 running..game;sabato;sagt ,;said i;said..$;saint;salut;sam;same..$;samstag;saving those;saving..cards;say &
-7 say hello;say hi;schaatsen;schonen;schoner;school $;scream;screen $;seaside;see some;see whether;see..one;sent..i
-7 sent..my;september;september $;serious ,;served;ses premiers;ses..pas;set up;seventeen men;sevilla;shame;she always
-7 she reads;sheep;shell be;shell..furious;sherry;shes got;shift $;short and;short..$;short..sweet;should all;siamo
-7 side since;signal is;signal..awful;silence $;simple;since $;since noon;since..first;sincerely ,;singing $;sings
-7 sister lives;sister..in;sisters;sisters wedding;sitting..the;sitze;sleep ,;sleeping;slept..the;smells of;snow ,
-7 snow..$;snowing;so at;so close;so expect;so its;so lonely;so nice;so patiently;so peaceful;so quickly;so somebody
-7 so..dice;so..gentle;so..get;so..last;so..least;so..may;so..when;sofa $;soldiers $;solito;some day;some luck;some of
-7 some time;some..$;some..for;some..you;somebody..&;somewhere ?;soon..$;sorry..$;sorry..&;sorry..being;sorry..my
-7 sounds like;sounds..a;soy;spelleider;spite $;spot;standing in;star;staring..me;started;started it;starts in;state
-7 statistics;steps;still angry;still dont;still get;still havent;still the;still..you;stopped at;stopped believing
-7 stopped..in;stories;straight $;strike again;strong for;students;stunde;stunden;summer..$;sunny;sunny..$;supply
-7 sushi;sweet today;swimming;tag;take up;tea and;tecris;tell &;tell my;tells;tells me;terrible $;test $;test on
-7 test today;test..$;than never;than..game;thank..all;thanks again;thanks to;thanks..for;thanksgiving;that red
-7 that..a;that..coming;that..hold;that..letter;that..lose;that..will;thats how;the back;the beginning;the best
-7 the bus;the cake;the cold;the colours;the company;the day;the fridge;the front;the general;the gym;the heating
-7 the highlight;the host;the hosts;the ice;the internet;the jam;the key;the lemurs;the photos;the printer
-7 the pyramids;the seaside;the silence;the vet;the waiting;the ward;the washing;the..but;the..cross;the..day
-7 the..dice;the..door;the..frost;the..home;the..like;the..owe;the..play;the..puppy;the..reply;the..round;the..time
-7 the..trip;the..twice;their..$;then la;there a;there because;there in;these dice;these games;these years;thesis
-7 think im;thinks i;thinks..should;third time;thirty..of;this im;this week;this..of;this..patiently;this..short
-7 those..of;thought id;thursday $;thx for;time in;time we;time..can;time..had;time..thank;time..this;time..year
-7 to answer;to cook;to fight;to thank;to...;to..an;to..barbecue;to..pub;to..wife;toast;tocca;together $;told him
-7 tolto;tomatoes $;tomatoes..finally;tomorrow and;tomorrow..my;too..lately;took the;took..$;toujours;trabajo;train ,
-7 train leaves;train to;train..delayed;trains..on;trap;tree $;troops on;troops..the;trop..$;trust a;turn..?;turns $
-7 tuve;twice while;twice..i;typing with;typing..on;uber;umbrella $;unbearable;une..et;university;until noon;up all
-7 up golf;up i;up..&;up..i;up..want;us..out;us..the;used;utrecht;uur;vaya;verloren ,;verra;very much;very quiet;vet
-7 veut;vi;vino;visiting;voiture;volcanoes;volgende week;vrienden;vrienden ,;vu;wait..see;wait..you;waiting;waiting $
-7 waiting..$;walking;want my;wants @;war is;ward;waren;warm $;warmer;was always;was at;was away;was cancelled;was fur
-7 was lovely;was never;was on;was out;was up;was very;was..all;was..and;was..most;was..nice;was..until;washing
-7 watch..match;watched;watching the;way .;way ?;we finally;we lost;we spent;we used;we went;we won;we would;we..got
-7 we..off;wed;week;week..#;week..i;weer $;weer ,;weiss;well..&;well..,;well..a;well..the;went;went fine;went skiing
-7 wer..eigentlich;were having;were you;were..id;were..last;wet;wetter;weve got;weve had;what could;what happened
-7 what time;what..comeback;what..he;what..mess;what..week;whatever..,;when she;when..grow;when..next;when..played
-7 when..reads;when..saw;when..the;whenever;which i;while..wrote;whitlock;whitlock $;who has;who..is;who..winning
-7 whole house;whos;why does;why is;wife $;wife..said;wifes..$;wij;wine $;winter ,;with dice;with..?;with..all
-7 with..bit;with..cat;with..man;with..regards;wochenende;woke me;woke..at;won #;won a;won..#;won..single;wonderful $
-7 wonderful..$;wont like;work..been;world $;world ,;worried;worry $;worse than;would..been;wouldve;wrong ?;xx;y #
-7 y el;y quiere;year ,;year ?;year i;years..$;years..this;yo..$;you next;you..a;you..beer;you..much;you..running
-7 you..well;your letters;your..$;your..?;your..are;your..doing;your..letter;youre the;youre..a;youre..star;yours ever
-7 yours..me;zeit;zoo
-6 ! you;# abbraccio;# anno;# ans;# battery;# caldo;# calor;# deadlines;# dogs;# friends;# fronts;# funerals;# jour
-6 # little;# people;# peu;# poco;# saluto;# sixes;# uur;& $;& :;& after;& attack;& be;& cards;& cheating;& didnt
-6 & get;& goes;& if;& ist;& moves;& never;& next;& now;& only;& per;& plays;& poker;& position;& ran;& survives
-6 & takes;& that;& turned;& u;& und;& used;& wird;& wont;, aber;, adesso;, almeno;, behalve;, beim;, bravo;, carmen
-6 , como;, crying;, dafur;, doesnt;, droit;, ein;, es;, flu;, fortune;, harriet;, hats;, hello;, hes;, hier;, il
-6 , including;, ingrid;, ist;, jurgen;, les;, life;, lovely;, margaret;, marijke;, may;, merci;, met;, minus;, moi
-6 , never;, nu;, op;, ora;, our;, peter;, poor;, sagt;, sauf;, send;, shes;, some;, sunburnt;, tanto;, there;, they
-6 , theyre;, third;, time;, tomasz;, true;, weiss;, wer;, when;, writing;, yo;, yuki;, zei;,..and;,..are;,..know
-6 . nobody;. what;: happy;: he;: i;: ik;: le;: te;: thank;@ all;@ are;@ come;@ deserves;@ es;@ ever;@ every;@ gets
-6 @ gives;@ have;@ hed;@ ist;@ like;@ must;@ off;@ reminds;@ than;@ these;^ always;^ amities;^ another;^ anyway
-6 ^ arsenal;^ attenti;^ bedankt;^ being;^ besser;^ beth;^ bit;^ bonjour;^ buenos;^ call;^ ci;^ cosi;^ dank;^ deje
-6 ^ desolee;^ dinner;^ domenica;^ done;^ drinks;^ drop;^ easter;^ eccomi;^ eindelijk;^ end;^ estoy;^ estuve;^ eure
-6 ^ exam;^ for;^ forgive;^ geen;^ gg;^ going;^ gonna;^ gracias;^ grandson;^ grazie;^ ha;^ hab;^ harold;^ hast;^ hasta
-6 ^ hoffentlich;^ home;^ how;^ hows;^ ieri;^ ja;^ jattends;^ kein;^ kids;^ kisses;^ leaves;^ lena;^ lieve;^ llevo
-6 ^ los;^ lucky;^ mal;^ many;^ meta;^ miss;^ moin;^ monday;^ mooie;^ mums;^ next;^ of;^ oma;^ ooh;^ op;^ os;^ over
-6 ^ perdona;^ perdonad;^ personne;^ priya;^ quick;^ rain;^ respect;^ running;^ saludos;^ servus;^ siebzehn
-6 ^ sincerely;^ sold;^ sometimes;^ stan;^ statistically;^ such;^ thanksgiving;^ things;^ thirty;^ told;^ tractors
-6 ^ troops;^ truce;^ tut;^ voor;^ walter;^ warmly;^ wat;^ whos;^ wow;^ xx;^ youve;^ ze;^..een;^..everyone;^..hope
-6 ^..read;a $;a beginner;a bigger;a bold;a bologna;a bottle;a boy;a brilliant;a candle;a car;a caravan;a cheeky
-6 a chess;a crime;a dentist;a dish;a dog;a dull;a favour;a feeling;a french;a funeral;a happy;a heavy;a hot;a lake
-6 a leg;a maggio;a mange;a medal;a merry;a miracle;a nap;a napkin;a nasty;a nightmare;a noel;a party;a patient
-6 a photo;a pool;a power;a quick;a rematch;a report;a scarf;a sign;a soft;a tavola;a terrible;a triumph;a virtue
-6 a wall;a weak;a...;a..last;abbiamo;abbraccio;about last;about time;about your;abuela;account $;accountant would
-6 acting;acting up;addictive $;address ,;adesso ,;adjourned;adjourned early;admire it;admit i;admit it;affreux;afraid
-6 afraid $;after me;after this;afternoon ,;again ,;again ill;ages to;aggressive $;aggressive ,;air $;al #;alamo;alarm
-6 alguien tenia;alive ?;all been;all goes;all had;all mad;all morning;all night;all on;all readable;all right;all see
-6 all seul;all those;all weekend;allowed in;almost too;alta;altijd het;always been;always for;always had;always me
-6 am ?;am a;am doing;am freitag;am going;am too;am typing;am wochenende;amici;amici ,;amigos;amigos ,;amities
-6 amities ,;among;amused;an egg;an honour;an innings;and chips;and feel;and fewer;and got;and half;and her;and here
-6 and hope;and just;and laughed;and look;and sends;and seventeen;and sleep;and someone;and theres;and went;and were
-6 and yours;and..a;android;angry about;anni;anniversary;anno;ans;any day;any electricity;any longer;any luck
-6 anybody $;anyone know;anyway ,;apero;apologise;apples;appointment;approved;arbitro ,;are amazing;are asleep
-6 are better;are cheering;are coming;are cursed;are doing;are enormous;are having;are like;are made;are not;are ripe
-6 are rolled;are so;arm $;armies &;armies are;armies last;armies on;armies than;around a;arrived and;arrives;arsenal
-6 as vu;asked my;asked who;asks ,;aspetto;at &;at dinner;at lunch;at me;at university;ate the;atlantic;attendu;attic
-6 auch mal;auf den;august;aunt used;ausgefallen;australian;autumn;avec moi;avoid;avoid excitement;avond;avuto;awake ?
-6 away last;awful ,;baby $;baby was;bac;back next;bad dice;bad feeling;badly ill;bag;bake;bake you;bakery;balcony
-6 band;barbecue $;barn;basically a;bataille;bathtub;battery is;battle since;be &;be ,;be fair;be good;be hating
-6 be mine;be proud;be sweating;be writing;beach ,;beans $;beat &;beat my;beau;beautiful $;beautifully;bebe;because my
-6 bed with;bedankt;been ages;been an;been bored;been cruel;been good;been mad;been my;been nice;been playing
-6 been there;been this;been up;been waiting;bees;before christmas;before waterloo;begging;begging for;beginner
-6 beginner ,;behind the;bei;beim zahnarzt;being so;believe &;believe i;believe its;bent;besos ,;best served
-6 best woman;beste spelleider;bet me;beth;betis y;better half;better run;better safe;between #;bicycle thief;bien qui
-6 bier;big;big hat;big pile;bingo;birthday for;birthday to;biscuit on;bises ,;bist;bit green;bit guilty;bit scared
-6 blame for;blame my;blaming the;bless;blijft;blind;bloke;bloom;blossom;board;board ,;board in;boiler broke;bologna e
-6 bonjour;booked;bord;bored $;born;born on;boss is;boss thinks;both sides;bottle of;bottom of;boven;boven de;boxes $
-6 boyfriend;boyfriend still;brahms;brain has;brain is;brand;break $;breaks through;bretagne;bretagne ,;bring the
-6 brings;broke $;broke ,;broke my;broke the;broke this;bucket;buenos;buenos dias;build a;builders;burning so;buro
-6 bus is;bus so;busy $;but he;but hey;but ill;but then;but they;but war;but we;buy everybody;buys;buys the;by $;by an
-6 by friday;by heart;by spring;by the;bye $;bye bye;cab;cada;cake for;caldo;call a;calls me;calma;cambiare;cambiare $
-6 came second;came up;camping;can all;can happen;can only;can see;canada is;canario;cancelled ,;candle;canguros
-6 cannon card;cannons $;cant sleep;cape town;car park;caravan;card for;cards does;cards since;care ,;care of
-6 careful $;cares $;carmen;carmen $;carnival;cartas ,;cartes ,;cat has;cat on;cataract;caught me;ce sera;cellar is
-6 cena;cesare;cest #;cest la;chair $;chairs;chairs $;chance $;change is;chapter #;charm $;charm of;charming
-6 charming $;che i;che sfortuna;che si;cheapest;cheating haha;cheeky;cheers for;cheers from;cherries;cherry blossom
-6 chess $;chess instead;chewing;chicken cross;chickenpox ,;chiede;chien $;chien a;chips $;choir sings;christmas and
-6 christmas if;christmas is;clever ,;closes;coche;coffee is;cold it;collects;collects spoons;colour $;colpa
-6 combien de;come down;come on;come out;comeback by;comes from;comme;commence a;compagnie;compagnie ,
-6 completely different;complimenti;complimenti a;con eso;concert too;confiance;confiance a;conmigo;conmigo $
-6 connection;connection is;conquered;conquering;contact;continent i;cook for;corner of;cornwall;corrects;cough
-6 could possibly;could see;couldnt wait;couldve;countries $;country left;courage;courant;court was;cousin;credit
-6 crete;cried a;crime $;crisps;croise;crown;cry ,;crying;cuando me;cuarenta;cuarenta grados;cuidado conmigo;culpa es
-6 cup;curious;cursed;da #;da me;dabei;dad $;dadi $;dados $;dag vrienden;dance;danke furs;dans les;dare;dark;darts
-6 darts $;das haus;das leben;dass es;dass ich;dat @;dat het;dat is;daughter $;daughter passed;daughter wants;daumen $
-6 dave;day ill;day on;days ?;days ill;days left;days now;days when;de bus;de courant;de dobbelstenen;de kleinkinderen
-6 de maravilla;de menos;de siempre;de temps;de trap;de trein;de winter;dead $;deadline ?;deadlines;deadlines in
-6 dear $;dear friends;dear gm;dear players;dears ,;debo;debo una;december;defence in;defended;defenders;degrees in
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
-6 frozen solid;fun $;fun i;fun than;fun this;funerals;funny $;furchtbar;furchtbar $;furious $;furious when;furs
-6 furs leiten;gabs;gained;game;game .;game end;game go;game going;game in;game now;game than;games ?;gang $;ganze
-6 ganzen;gap;garage;garden now;gare;gate;gato;gato $;gatto;gave me;gave us;gedacht;gedacht ,;gefressen;gefressen $
-6 gehabt;gehabt $;gehad;gelopen;gelukkig;gemene;general bring;generals;genou;gern;gesehen;gestern ohne;get a;get any
-6 gets bored;gets past;gets the;getting better;getting cold;getting it;geval;gewacht;gewonnen ,;geworden $;geworden ,
-6 gezien;gg;gia in;gioco;girl;giulia;glad to;glasses ,;glory;gloves;gluck;gnocchi;go &;go again;go down;go together
-6 go up;goes for;goes my;goes on;going down;going for;gone $;good ,;good laugh;good mood;good one;good turn;good war
-6 good weekend;goodness;goodness $;gorgeous $;gossip;got home;got over;got that;got to;grados;grados y;gran
-6 granddaughter says;grandmother says;grandson was;grave;grave $;graveyard;great;great $;greed;greedy $;green $;greve
-6 gripe $;gripe toda;grippe;groet;groetjes ,;growing;gruss;grusse $;grusse ,;grusse aus;guarda;guards;guess who
-6 guilty $;guten morgen;ha tolto;hablamos;habt;hacen;had breakfast;had her;had no;had such;had the;hair ,;half a
-6 halt die;halten;halve marathon;hamish;hamish $;hammer;hamster;han;hand and;handball;handsome;hanging in;happen is
-6 happy easter;happy when;hard to;harmless;harold;has always;has anyone;has given;has learned;has never;has no
-6 has started;has wifi;hast du;hat for;hat my;hate de;hates me;hating;hating this;hatten;have all;have frozen
-6 have heard;have slept;have thirty;have trouble;have written;havent opened;having the;he doesnt;he know;he may
-6 he still;he tenido;he wanted;he who;he will;he wont;headache;healthy $;hear a;hear about;heard me;heart says
-6 heat is;heating is;heaven $;heavy;heavy heart;hebt;hed;heeft een;heeft er;heeft weer;hele week;hello again
-6 hello dear;hello dears;hello everybody;hello hello;hello host;her cards;her dice;her hands;here again;here comes
-6 hermana;het first;het ijs;het met;het was;het weer;heures ,;hey $;hey &;hey guys;hey hey;hey host;hey man;hey pete
-6 hi and;hi everybody;hi friends;hi guys;hi its;hi p;hi team;hid;hiding;hiding in;hier $;hier sturmt;him i;his first
-6 ho avuto;ho piu;ho visto;hoffe;hola a;hold hands;hold tight;holding everybody;holds ,;holds the;holiday ,;home by
-6 home for;honestly $;honestly have;honeymoon $;hope is;hope nobody;hopefully;hoping;horse card;hospital $
-6 hospital and;hosting $;hours ,;hours and;hours of;house at;house in;house on;how cold;how much;how was;hows the
-6 hoy me;hund;hund hat;hungry;hurrah $;hurry $;hurts like;hurts me;hurts to;hut;i ?;i admire;i ask;i bought;i close
-6 i conquer;i cried;i drew;i find;i forget;i found;i go;i guess;i held;i honestly;i laughed;i learn;i left;i liked
-6 i lit;i miss;i missed;i passed;i piedi;i played;i promise;i smell;i tell;i tried;i walked;i write;ice on;ich hoffe
-6 ich in;ich konnte;ich noch;ich sitze;ici ,;iets;if anyone;if id;ijs;ik de;ik een;ik slaap;ik wacht;ik zoveel;il a
-6 il caffe;il saluto;il treno;ill ,;ill bake;ill bring;ill eat;ill make;ill move;im an;im buro;im crazy;im more
-6 im playing;im predictable;im sitting;im standing;im troops;im winning;impressed;impressed $;in a;in advance
-6 in bloom;in both;in cape;in delhi;in his;in leeds;in life;in months;in november;in other;in plaster;in sight
-6 in store;in ufficio;in viaggio;in winter;including;including me;ingrid $;inherit;innings;innings ,;into my;invado
-6 invado $;invita;invited;invited $;invito;invito a;io mi;is asking;is basically;is beyond;is burning;is chess
-6 is cold;is crazy;is doing;is down;is eating;is everybody;is everyone;is exhausting;is far;is great;is having;is he
-6 is here;is like;is mostly;is nearly;is older;is open;is planning;is quiet;is ruining;is shut;is sweet;is thinking
-6 is unclear;is very;is why;is..#;ist nichts;it cost;it here;it lasted;it lasts;it rains;it short;it sounds;it suits
-6 it twice;it went;it were;italien;italy;itll;itll be;its already;its fun;its just;its late;its me;its way;its..a
-6 ive done;ive waited;ive wanted;ja keiner;jaar $;jahren;jai mal;jai perdu;jai trop;jan;jan ,;jar $;jattends
-6 jattends le;je bent;je fais;jen reve;jespere;jeu;jeu ,;jim;jim $;joan;joan $;job starts;jobs ,;joke about;jongens
-6 joue ,;jour;juego;june $;jungle ,;jungs;just off;justice;k;kaarsje;kaarsje $;kangaroos;kantoor;kartoffeln;keep &
-6 keep your;keeping this;keeping well;kein mensch;keiner $;kept me;kettle on;keys;kids have;kijken;kilos ,
-6 kind messages;kinder than;kisses from;kitchen ,;klappt ,;kleinkinderen;knee doing;knew what;knie;knitting $;know im
-6 know when;knowing you;komen $;kommst;komt er;kuchen;la abuela;la chance;la compagnie;la culpa;la del;la familia
-6 la famille;la febbre;la musica;la nonna;la paix;la partida;la pazienza;la pluie;la retraite;la vendemmia;la vida
-6 la voiture;lache;lacht ,;ladies;ladies ,;lads $;lady $;laisse le;lambing;lambing has;landlord $;lang $;lange
-6 langsam;laptop;larga;lasagne tonight;last biscuit;last day;last message;last report;last roll;last see;last this
-6 last week;last..and;last..i;lasted $;lasts;lasts $;late as;late aunt;late husband;late this;lately ,;laugh ,
-6 laughed when;laughs about;laws;le cafe;le chat;le demenagement;le dentiste;le match;le printemps;le retard;le temps
-6 leave $;leer;left .;left the;left until;leg;leg $;leger;leid;leiten;leiten ,;lemurs $;lemurs and;lemurs are;lesson
-6 lets hope;lets make;letter ?;letter from;letters ,;letters are;letters on;letzten mal;letztes;leuk;leute;leute $
-6 leven;library $;lieve;lift;lig;light $;ligt;like it;liked &;liked the;liking;liking $;lima;listening;lit a;live $
-6 live once;llevo #;lo so;loaded;loaded $;loads;lol &;lol that;lonely with;long ?;long day;long march;long memory
-6 long week;longer ,;longer than;longtemps;look $;look like;look so;look where;looked it;looked up;looking forward
-6 looks cold;looks lovely;looks pretty;looks rather;looks scary;lord;los ejercitos;lose a;loser;losing;losing @
-6 losing to;lost ,;lost again;lost so;lot of;lot to;loud on;love;love how;loved;lovelies;lovelies ,;lovely map
-6 lovely place;lovely report;lovely weekend;luck $;luck has;luck is;lucky than;lui;ma come;maar de;macbeth;machine at
-6 mad to;made my;made plum;maggio;mail this;maintenant;mais la;maitre;make up;man ?;man and;man wenigstens;man with
-6 mange la;mann;mann in;manners;many thanks;many times;map ?;map like;map this;mapa $;mapa nuevo;maravilla
-6 maravilla en;march ,;march from;mardi;mare;margaret $;marido;marijke;marijke $;mark ,;mark before;mark my;marriage
-6 marriage $;master $;match on;matematicas;maths teacher;matters;matters $;may ,;may take;maybe &;maybe ill;maybe im
-6 me ages;me all;me awake;me down;me from;me harmless;me nervous;me salio;me scream;me twenty;me up;me voila;me who
-6 me with;me..i;mean it;medal;medecin;media;medico;mein chef;mein enkel;mein rucken;memory;memory $;men and;mend
-6 mend $;mercy $;mess in;met je;meta della;metro;mi fido;mi hermana;mi madre;mi marido;mi sento;mind losing;mine have
-6 minutes and;mir @;mir die;mira;miracle;miss you;mistakes;mistakes $;mit $;mit mir;mo;moin;moitie de;moitie du
-6 moment ?;mon genou;mondays;monde va;monika;monika $;monster;montag;month ,;month and;mood $;mood to;moon $;more ?
-6 more coffee;more fun;more geography;more of;more rest;more sleep;morgen ,;morning everyone;morto;most exciting
-6 most fun;mostly $;mother $;moved house;much;much coffee;much easier;much fun;much longer;much nicer;mums;musica
-6 must admit;my @;my better;my boyfriend;my brain;my coffee;my continent;my cousins;my day;my des;my doctor;my family
-6 my grandpa;my hand;my hart;my hip;my home;my honeymoon;my kids;my knees;my legs;my letters;my liking;my moves
-6 my nerves;my notes;my poor;my printed;my slippers;my socks;my tea;my tochter;my tomatoes;my train;my voice
-6 my weekend;my whole;my words;my zoon;my..is;myself;naar het;nagging;nagging me;named;nantes;nap;napkin
-6 napoleon before;napoleon would;nasty;naturally i;ne fais;needs friends;neighbour ,;neither $;nell;nemen;nera;nerves
-6 nervous wreck;nessuno;neus;never $;never ,;never a;never did;never fight;never get;never played;never sleeps
-6 never thought;never trust;never won;new house;new laptop;new office;next month;ngl;nice ,;nice knowing;nice weekend
-6 nicer;nichts geworden;nichts personliches;nie $;nie ,;niet anders;niet vergeten;night;night in;nightmare;nights
-6 nineteen;ninety;no good;no le;no news;no one;nobody gets;nobody should;nobody to;nobodys;noch ein;noch einmal
-6 noise $;noise in;non ce;nooit;normal;normal ?;northern;northern lights;norway;norway ,;not afraid;nothing but
-6 nothing ever;nothing like;noticed that;nou ja;nous $;now and;nowhere;nowhere $;nu nog;nueva;nueva ,;nuovo $
-6 nur noch;ochenta;october $;of a;of cheese;of coffee;of hospital;of little;of nowhere;of red;of sixes;of snow
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
-6 por aqui;por el;por si;porta;portugal and;portugal on;position;position in;possibly go;post office;postage;postcard
-6 pour les;pour moi;pour nous;power was;practically;practice now;practises;predictable ,;predicting;predicting storms
-6 present;present $;preso;presque;pride;printed map;printemps;professor;promised me;promoted;prossima;ps &;pub ,
-6 pub on;pumpkin;pumpkin soup;puppy $;pyramids are;quasi;que all;que cuidado;que le;que les;que los;que se;que tal
-6 que todavia;quede;quelle belle;questions;queue;qui fa;quick $;quick reply;quiet in;quiet on;quiz team;racconto;race
-6 race $;radiator $;raffle;raffle $;raining;raining for;rains;rainy;raise;ran away;ran over;rank;read $;readable
-6 readable $;reading $;ready ,;real @;real board;real general;really enjoy;really enjoying;really is;really well
-6 reason;reckless;record;recovering;red $;red army;reden;reden $;reggono;regnet;rematch;remember who;reply yesterday
-6 report you;resiste;results;retraite;retraso ,;retrouve;reunion $;reve;revenge $;review;reyes;rich $;ridiculous
-6 ridiculous $;right this;ripe and;rira;ritardo ,;road $;roll ones;rolled;roma;ronda;roommate;rosa;rose $;roses $
-6 rosie;roto;roto $;rough;round a;round like;round starts;round the;roundabout;rounds ?;rucken;rude;rude $;ruining
-6 ruining my;rules again;rules once;running $;rush;rustig;ruth;sabe;safe than;said hello;salad;saludos;saludos desde
-6 saluto ,;same time;samedi ,;samstag ,;sand;sandwich;santa;sat;sauf la;saved;saw;say ,;say i;say that;says my;scare
-6 scared $;scares;scares me;scarf;scary ,;scary from;schat;schneit;schneit es;schon wieder;schoner abend;school is
-6 school play;schuld;score;scored;scream when;se casa;se derriten;se mi;se perdo;se ve;seaside $;season;seat
-6 second cat;see ,;see so;see who;sehen ,;sehen wir;seit einer;sending the;sends her;sentimental;sentimental about
-6 serata ,;serio;serio $;servus;servus ,;sest;settimana;seule;sfortuna;shaking ,;she ?;she gets;she got;sheila
-6 sherry $;shes #;shivers;shivers $;shoes;shoes $;short one;should hold;should take;shout;shout at;shouted;show that
-6 shut;shut $;si e;si esto;si les;si pierdo;sick;sides;siebzehn;siempre $;sight;sight $;sign $;silence ,;silliest
-6 silliest thing;since @;since about;since august;since march;since october;since september;single defender;sits
-6 sitting $;sitze gerade;six;sixes;ski;ski trip;skiing $;skiing and;slaap;slaap er;slapen;sleep ?;sleep again
-6 sleep badly;sleep now;sleep so;sleeps $;sleepy;sleepy &;slept #;slippers;slippers $;slow $;slow to;small step
-6 smallest;smell a;smell like;smell of;smells $;smiles;smiles ,;smoking;snelle;snow here;snow this;snowing here;snowy
-6 so @;so badly;so big;so cosy;so dead;so id;so is;so proud;so quiet;so sorry;so strong;so thats;so there;so wish
-6 sock;soft;soft spot;sold the;solid;solid $;sollte;some cake;some noise;some sixes;somebody beat;somebody explain
-6 something about;something completely;sometimes $;sometimes i;son bac;sonno;sono gia;soon ?;sooner or;sorry im
-6 sorry its;sorry voor;souffle;sound;soups;spain tomorrow;spam ?;spannend;spat;speaking $;speech;spel;spelling ,
-6 spent half;spiele;splendid;spoons;spot for;spread all;spreadsheet;stairs;stairs $;stan;stand up;star $;stare
-6 started ,;started a;starts ?;starts on;station;statistically;statistics ,;stay warm;steht noch;steif;step for;stil
-6 still ,;still a;still awake;still beats;still calls;still laughing;still lost;still remember;still see;still smell
-6 stomach;stond;stone;stone age;stop laughing;store;store for;storms;storms for;strategy is;street;street $;stubborn
-6 stubborn $;studying;sturmt;sturmt es;sueno;sueno $;suerte $;suits me;summer ,;summer there;sun $;sun is
-6 sunburnt and;sunshine $;super;supply of;sure whether;survive that;survived in;survives this;sushi tonight;swallowed
-6 swear those;swearing;sweating;sweet $;table in;take ?;take your;taking it;taking up;tal;talks;taller;tanto ,
-6 tanto per;tardes;tastatur;taste;taught me;tavola;tavola $;tax;taxes;taxes $;te debo;tea;tea is;teach;teach her
-6 team $;team ,;tears ,;television;television $;tell him;tell your;telling everybody;telly;temperature;tempo;tenia
-6 tenia que;tennis on;term ,;terribile;terribile $;terrible rolls;territories;territory;than in;than mine;than our
-6 thank goodness;thank my;that again;that allowed;that awful;that big;that can;that happen;that he;that hurt
-6 that normal;that scares;that whoever;that you;thats me;thats why;the 14th;the air;the alamo;the allotment
-6 the atlantic;the attic;the bag;the bakery;the balcony;the bathtub;the beer;the bees;the blue;the board;the bold
-6 the book;the brahms;the brave;the bridge;the cataract;the chances;the charm;the cheapest;the cheese;the chicken
-6 the choir;the connection;the defender;the drinks;the earth;the election;the fair;the fall;the film;the flights
-6 the flowers;the football;the fourth;the funeral;the gap;the glory;the good;the heat;the house;the kind;the lads
-6 the league;the lift;the light;the lighthouse;the luck;the mail;the man;the marathon;the mend;the moon;the news
-6 the noise;the northern;the opera;the original;the painters;the penguins;the piano;the plate;the power;the puppy
-6 the purple;the quiet;the radiator;the rain;the record;the report;the reunion;the sea;the sherry;the shivers
-6 the signal;the silliest;the ski;the slow;the smallest;the soup;the spam;the stairs;the station;the stone
-6 the stories;the tea;the telly;the test;the very;the view;the walls;the wards;the way;the week;the wifi;the window
-6 the windowsill;theatre;then bed;then she;there now;therell;therell be;theres no;theres nothing;these cards
-6 they look;theyre predicting;theyve started;thief;thing ive;things;things $;things in;think straight;think well
-6 thinks &;thirty eight;thirty essays;this around;this board;this close;this comes;this continent;this finds
-6 this heat;this hotel;this house;this ill;this it;this long;this may;this might;this moment;this ones;this point
-6 this war;this will;thought about;three;threw;thrilled;thrilled $;throw a;thunderstorm;thunderstorm and;ti mando
-6 tidy;tiempo;tiene #;tient;ties;tight ,;till #;till then;time flies;time of;time since;time they;time this;time with
-6 time you;time zone;times #;tiny;tired of;to an;to cornwall;to defend;to finish;to happen;to knitting;to laugh
-6 to leeds;to lie;to live;to move;to myself;to need;to open;to own;to pay;to plan;to portugal;to raise;to survive
-6 to vienna;to work;to you;tochter;todavia estoy;todavia me;today because;toe;toes crossed;toi ,;told patience
-6 told the;tomasz;tomasz $;tomatoes ,;tomorrow is;too ?;too aggressive;too careful;too hot;took my;top of;tourist
-6 toute;track;track of;tractors;train was;training;trams;trein;tren;trentanni;trentanni $;tried the;tried this
-6 triumph;triumph ,;trouble $;trouble opening;true story;truly;trust;try last;tu as;tu es;tu ne;tupperdose
-6 tupperdose steht;turn .;turn and;turn for;turn in;turned up;turns to;tut mir;tut nur;twaalf;twenty six;twenty years
-6 twins $;twins ,;typical;uberlebt;ufficio;una carta;una cerveza;una persona;unclear;und das;und sie;understood
-6 understood how;une fois;une semaine;une seule;unico;unico $;university and;uns ja;until he;until midnight;until now
-6 until spring;until turn;up .;up chess;up now;up this;upstairs;upstairs $;ur so;urlaub;us;us ,;us all;us every;us in
-6 us is;utrecht en;va bien;vader;vado;vamos;ve;ve de;vecino;vendemmia;ventilador;ventilador roto;ver quien;ver si
-6 verdediging;verlies;verra bien;very good;very polite;very proud;very sleepy;very sweet;vet says;vez que;viaggio
-6 vicino;vida;vida es;vielleicht sehen;vienna;viens;viernes $;view;village ,;vingt;vino $;virtue;virtue .;visit
-6 visitors;vit;vit dans;voi;voiture $;vol;volcanoes and;volta che;von &;vorbei;vos;vosotros;vraagt;vu le;vuole
-6 wacht al;wait any;wait to;waited ,;waited for;waited long;wakker;walk $;walls;wanda;want a;war $;war before;war der
-6 war ja;wards;warm ,;warmly;warmly ,;was afraid;was beautiful;was born;was good;was het;was ill;was impressed
-6 was lucky;was mine;was not;was some;was sorry;was that;was troops;was wonderful;was worse;washing machine;watch out
-6 watched the;water $;water and;waterloo;way home;way too;we changed;we going;we hebben;we just;we stopped;we waited
-6 weather ,;weather for;wedding ,;week at;week in;week is;week op;week that;weekend $;weekend painting;weeks ,
-6 weeks and;weeks for;weeks in;weeks until;weep;welcome $;well ?;well as;well be;well this;wenigstens;went $;went on
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
-6 you tomorrow;you tried;you watch;you well;you wont;you..&;your back;your card;your families;your father
-6 your fingers;your knee;your mum;your opinion;your time;youre all;youre ever;yours $;yours owe;yourselves
-6 yourselves $;youve all;youve got;youve heard;yuki;yuki $;zahnarzt;zahnt;zeggen dat;zie;zit op;zo lang;zon;zonde
-6 zone;zone are;zoon;zoveel
-5 &..a;&..this;&..you;, did;, ma;,..had;,..here;,..still;^ &;^ are;^ because;^ everyone;^ last;^ mein;^ my;^ nothing
-5 ^ que;^ so;^ what;^..from;^..hat;^..kids;^..now;^..phone;^..sister;^..took;a..for;alive;all ,;all..$;and im
-5 and..are;are the;at the;because;believe;bet;came;crossed;day $;dice $;did the;didnt;died;easter;eyes;fa;feeling
-5 finally..$;for this;gestern;good to;got a;had #;half my;has a;have..$;her;here ,;hope you;hospital;i can;i do
-5 i feel;i had;i know;i read;i saw;i..this;im going;im..this;in..for;in..last;is much;is on;is the;it..a;it..like
-5 its my;ja;jamais;jetzt;kids;kind;looked;lost;lunch;man..$;match;me a;my sister;my..are;my..in;my..on;my..to;new
-5 nice to;night..$;nu;on my;on..?;one country;played;plays;quiet $;red;remember;something $;straight;sunday;tengo
-5 that &;the most;the..again;the..this;time ,;to..for;to..out;to..up;today $;too..for;turn i;turns;waiting for;was a
-5 we are;went..$;were;wie;winning;wird;wishes
-4 !;#..de;#..of;& for;& got;& is;& to;&..if;(;, a;, but;, dear;, e;, et;, y;, you;,..been;,..de;,..for;,..im;,..its
-4 ,..was;. i;...,;@ next;@ was;@..always;@..that;^ bei;^ che;^ did;^ does;^ finally;^ grandpa;^ here;^ il;^ it
-4 ^ there;^ those;^..are;^..bet;^..cant;^..cat;^..daughter;^..du;^..el;^..everybody;^..have;^..here;^..love;^..made
-4 ^..many;^..night;^..off;^..plan;^..turn;^..used;^..well;^..went;a &;a man;a me;a..?;a..of;a..on;a..one;a..place
-4 a..that;a..turn;again..i;all..,;an old;and i;and the;and..can;and..has;and..one;and..only;are you;asleep;at @
-4 at last;bad..$;be..by;been..$;been..,;brother says;bus $;but i;but my;came..$;chance;chi;christmas $;club;dadi
-4 dados;dead;der;did;dimanche;een..,;everyone..$;face;face $;finally;find;for..,;friday ,;from the;full;gano;hace
-4 haha $;half..@;has to;have been;have no;held;her..$;here is;how;hoy;i always;i am;i bet;i could;i owe;i..its;i..of
-4 i..you;il..$;ill..it;im..from;im..it;in the;in..@;io;is going;is..so;is..the;it just;it..my;ja ,;la..del;laughing
-4 like @;live;long $;long..the;los..$;lot $;made;mails;map;maths;me..#;mein;midnight;monday;much better;much..,;mucho
-4 my cat;my..and;my..at;my..for;need..$;neighbour;neighbours;next $;no idea;nobody;nobody ever;not one;of &;of all
-4 on a;on monday;on tuesday;our..$;past;pay;played this;say $;sends;since tuesday;since..,;single;small;so far
-4 so long;so the;so this;some;someone;still alive;temps;test;that..in;that..would;the dice;the game;the keyboard
-4 the kids;the new;the...;the..had;the..map;the..on;the..turn;these..$;this..be;those cards;tiene;time;time..$;tired
-4 to..and;to..now;today;together;tuesday;typing;up in;up there;up..the;voor de;war;watch;we have;we should;week ,
-4 weekend;whole;why i;wir;with a;with one;work $;you $;you must;you..all;you..for;your..,
-3 # armies;#..in;& told;&..all;, all;, and;, da;, io;, mon;, we;, ya;,..,;,..a;,..about;,..always;,..can;,..e;,..have
-3 ,..i;,..look;,..man;,..then;,..war;,..your;.;12th;34f;3am;3d;70th;80th;9th;: &;@ has;^ best;^ de;^ domani;^ in
-3 ^ jai;^ lol;^ mi;^ never;^ still;^..a;^..all;^..ben;^..dear;^..for;^..fur;^..ist;^..little;^..really;^..should
-3 ^..so;^..tell;^..was;^..your;a;a bad;a bit;a..$;a..in;a..la;a..this;a..when;a2;aankomen;aardbeienveld
-3 aardrijkskunde;abbronzando;aberdeen;abitanti;abmachung;abrir;absolute;absolutely;abuelo;aburrida;aburrido;abyss;aca
-3 acabo;accepted;accounting;accu;aceptan;acertar;ache;acompanen;aconseja;acontecimiento;acquired;action;acuerdas;ad
-3 addio;adonde;adopciones;advantage;advent;advienne;afar;afdeling;afghans;afonico;africas;again $;agnellino;agosto
-3 aground;aguanta;agujero;ahoy;ai;aid;ainsi;airco;ait;aiuta;aiuto;ajax;alaaf;alan;alarma;alas;alcanza;alergia;all le
-3 alleanze;allegria;allerseits;alps;alright;alt;alten;altogether;alweer;am;am..,;amaro;amateur;ame;americas
-3 amersfoort;amor;amours;anchor;and;andersons;ando;andrzej;ange;angeblich;angelito;angina;angler;anibal;anniversaire
-3 annoiano;annonce;annusano;anterior;apartments;aperta;apfelkuchen;apparecchio;appartement;appartient;appeal
-3 appeltaart;applause;apportez;appreciate;apprendra;apprends;approvato;approve;approves;aprende;aprendiendo;apres
-3 aprire;aprobe;aproveche;arbeit;ardua;are..$;are..in;are..the;argentinian;arger;argern;argert;armadio;armata;armer
-3 armies;armies..@;arms;armys;around;arrache;arranca;arrepienta;arrivando;arrivata;arriver;arroz;arte;arthur;artist
-3 arzt;as they;as..,;asado;asesora;ashamed;asias;asilo;aspettando;aspettare;aspettavano;aspettiamo;assume;assured
-3 astonished;astonishing;asturias;asusta;at this;atascada;atlas;atmospheric;atrevio;attaquant;attila;audaci;auditors
-3 aufs;aufsetzen;auguri;aujourdhui;aunque;aurait;aurez;ausgeheckt;ausgemalt;ausgesprochen;aussies;australianos
-3 australians;auswertung;auszahlt;autant;auto;autocorrecting;autosole;avanti;ave;aveva;avevo;avez;avisad;avonden
-3 avrebbe;avrei;azahar;azucar;b14;baan;babes;babies;baci;bags;bah;bahamas;bahn;baila;bain;bajar;bajo;bakes;balcone
-3 balla;ballon;balloons;bambini;bambino;banco;bandages;banden;bangalore;banzai;baptism;barbe;barbecueen;barbiere
-3 barking;barmaid;barnaby;barred;barrio;barrys;basilico;basket;bassoon;bateau;bateria;batman;battaglia;batterie
-3 battle;battlefield;battu;battuti;bauchweh;be..this;beaches;beard;beasts;beating;beato;beatrice;beatrix;beaux;becky
-3 beefs;beehives;beep;beeping;beeps;beers;began;begins;begon;begraven;beige;bekommt;belde;bella;belles;belleza
-3 belligerents;bellissima;bellissimo;bello;belote;benedicta;benissimo;beppe;bereik;berlin;bernard;beschaftigt
-3 bescheiden;beschlossen;best;bestanden;bestimmt;betaalden;beurten;bezoek;bianchi;biased;bici;biere;biertje;bill
-3 binnenval;bird;birds;birmingham;birra;birre;bisnonno;bisschen;bite;biter;blades;blanquette;blaren;blasted;bleeding
-3 blessed;blew;blob;block;bloden;bloemen;blokes;bloodbath;bloque;bluffing;blumen;bobble;bobs;boca;bocca;bocce;boda
-3 bogota;boiling;bois;bolivar;bom;bombero;bonito;bonitos;bonshommes;books;boormachine;boort;boot;boots;borbottare
-3 bore;borsetta;bosch;bosheit;bossing;bothers;bottles;bougie;boulot;bounced;bouteille;bouwt;bowl;box;boxing;brace
-3 brags;brains;brandweer;brauch;braucht;brauchten;braut;braver;bravest;bravi;brb;breach;breaking;breath;breien;brest
-3 brew;brief;brightens;brille;brilliance;bringing;bringt;brioche;briscola;britannia;brivido;broad;brochure;brodo
-3 broeken;bromas;bronze;broodje;brr;brrr;bruder;brule;brutal;brutta;btw;buch;bucketing;budget;buffet;bugles;buik
-3 building;buit;buitres;bullet;bult;bum;buon;buona;buonanotte;buonasera;buone;bureau;buren;burgemeester;burger;buried
-3 burns;burnt;burst;buscaste;buses;business;but what;butter;buurman;caballo;cabian;cabo;cabs;cadet;cadiz;cafeteria
-3 cajas;calcetines;calcetto;calcolato;calculado;calculated;calculation;calcule;calda;california;called;calmer;calvo
-3 calzini;cama;camille;campaign;campana;campo;can..it;cana;canadians;canal;canape;canas;cancello;cane;canguri
-3 canicule;cannone;cansada;cante;canteen;cantina;canto;cap;capirete;capitals;capo;cara;carajo;card $;carefully
-3 cargador;cari;carino;carissimi;carlisle;carnaval;caro;carried;carrying;cartoline;cartons;casetas;casi;cassoulet
-3 catasto;catch;catorce;cats;cattiva;cattive;caution;cautious;cavalleria;cavalry;cave;cavia;cayo;ceiling;celebrando
-3 celebrate;cellars;cello;cendriers;cent;centanni;cera;certainly;certificate;chambre;champ;champagne;champions
-3 changent;chantal;chantelle;chaotic;chapel;charged;charges;chart;chased;chatter;chaudiere;chaussures;cheat;cheats
-3 cheer;chemistry;cher;cherie;chers;chevaux;chiacchiere;chiara;chicago;chickens;child;chillies;chills;chimio;chinezen
-3 chiropodist;chiusa;chiuso;chopping;chorprobe;chose;chris;church;churros;cielo;cierto;civilian;clama;class;classe
-3 clausewitz;cleared;cleo;cleos;cles;client;climb;closest;clubs;clue;coat;cobrar;cocina;coda;coincee;cojeo;cola
-3 colazione;coldest;colds;colegio;colleagues;collecting;collectionne;colour;coltello;comedy;comer;comfort;comfortably
-3 comfy;comida;cominciate;cominciato;comio;commencez;comment;comments;commute;comodo;companeros;compared;compiler
-3 complain;complaining;complains;compleanno;compliment;compris;comptant;comune;con #;concentrarsi;concentrate
-3 concerned;concrete;conditioning;condolences;confesadlo;confesados;confess;confetti;confidence;confini;confio
-3 confitures;conquers;conquete;conquistando;conscience;conseille;conseillee;consiglia;consolation;console;consolo
-3 constitute;contained;contestas;contraire;contrasena;contro;control;convent;convincing;cookies;copies;coqs;coraggio
-3 corazon;corn;corras;corrente;correos;correr;corri;corriger;corse;cortina;cortito;cose;costing;costringe;cote;coule
-3 counting;countries;county;couru;couvent;covered;covers;cowards;cows;cracked;crazy;creeps;creia;criceto;critics
-3 cronica;croquetas;crossword;crowded;croyais;croyait;cruelty;cruise;cualquiera;cuilleres;cumpleanos;cunado;cups
-3 curro;curtain;custard;customers;cute;cuzco;cv;cycled;cyclist;d;dagen;daher;dahlias;dak;dalle;damals;dancing;dandole
-3 danemark;danst;dappertutto;darauf;daraus;darkest;darling;dash;data;dating;daughter;david;deaf;death;debakel;deberia
-3 debes;debordent;debts;debutante;decentes;decider;decides;deer;defeats;defensa;defense;degree;dein;deine;deiner
-3 dejar;dejaste;delicieux;delicious;delirio;deliro;demand;demander;demissionne;denken;denkt;denmark;dent;denti;dents
-3 denver;depende;deprime;der..$;desastre;description;deseame;desert;deserve;deshalb;despair;despiadada;deteste;devant
-3 devi;devient;devils;devrais;devrait;dialect;dice;dicen;diceva;dicht;dicono;didcot;dienstreise;diente;dientes;dieron
-3 diesen;dieses;diesmal;dietro;difesa;difese;dig;digas;dik;dimenticando;dimentichi;diner;dinner;dinosauro;dinsdag
-3 dios;dirait;diritto;disait;disappeared;disculpas;dishes;dishwasher;dishwashers;disloyal;dispiace;dispute;disturbo
-3 dita;dithering;diventato;divertido;do with;dobbelen;doctors;documentaire;doet;doigts;doing;doivent;doktor;dolares
-3 domino;dommage;donderdag;donkey;donne;donner;dont think;doorman;doreen;doris;dorme;dormi;dormimos;dormo;dorothy
-3 dors;dottore;doubtful;dough;doute;dozen;drains;dramatic;drauf;draughts;draussen;drawings;draws;dreaming;drenthe
-3 dressed;dressing;drijfnat;drijft;dringend;drinnen;dritten;drove;drucke;drucken;druckt;drukke;drukker;drum;dublin
-3 duele;duerme;duim;duimen;dunkel;duran;during;dusted;dutch;duurde;dwarfs;ear;ears;earth;east;eaves;echa;eche;echecs
-3 eclipse;ed;edition;eerlijk;eet;eggs;egmond;egyptians;eid;eigen;eightieth;eines;eingeladen;einhandig;einzige
-3 einziges;eis;el..$;el..y;elbows;elected;electrique;elegancia;eleganza;elena;elephant;elettricista;eleves
-3 elfstedentocht;eliminated;elimine;elle;elternabend;emails;embarrassing;embrasseras;emozione;empanadas;empece
-3 empiecen;empires;emue;en..?;encanta;encuentro;enemigos;enfadado;enfants;eng;engaged;engelsgeduld;enige;enkelin
-3 enorme;entertaining;entire;entirely;entschuldige;entschuldigt;entschuldigung;enttauscht;envelope;envy;equipo;eraan
-3 eres;erfahren;erinnerst;ernst;erstes;esame;esami;escaleras;escargots;esilio;esitazioni;espanol;esperaban;espero
-3 espresso;essen;essentials;essere;estamos;esteis;estomago;eten;ethics;etwas;euer;evenings;eventually;everybodys
-3 evviva;ewig;ewigen;ex;exageres;examen;excited;exemple;exist;expecting;expensive;explained;explanation;eyeing;f1
-3 faccia;facendo;faceva;faculty;fahre;fahrt;failures;faith;faithfully;familie;fangt;fans;fanshawe;fara;farben;fare
-3 fatal;fatsoenlijke;fatta;faudra;faudrait;fault;faute;fautes;fear;february;feed;feeding;feierabend;fell;fellows
-3 fenced;fenetre;feria;ferie;fermato;ferme;fermero;ferragosto;ferries;ferrovie;fertig;festeggia;festhalten;fetch;fete
-3 fi;fia;fichu;field;fiero;fiers;fietstocht;fifth;figlia;figurine;fijne;fila;file;fillings;films;findet;finding
-3 fine $;finest;fingernails;finies;finishing;finit;finito;finora;fiona;fiorentina;fiori;firma;fishing;fisioterapeuta
-3 fixing;flank;flicker;flickering;fliegen;flipped;flitzebogen;flood;flooded;flooding;floors;flores;fluchen;flushing
-3 focaccia;fohr;foil;folge;folie;fond;fondly;fools;footballs;footprint;for;for all;for me;for the;for..$;force
-3 foresta;forge;forgets;formal;format;forno;fortieth;fortunata;foul;fox;frame;framed;framing;francais;francfort
-3 franchement;freaking;frech;freddi;frere;fretta;freund;freunde;friedlicher;friert;frighten;frigorifero;friolera
-3 froze;fruher;fruhling;fueron;fuerte;fuhrerscheinprufung;fui;fuite;fumar;fumo;funciona;funfzigstem;funghi;funziona
-3 furniture;fusse;ga;gagne;gagner;gaillards;gain;galaxy;gale;galicia;galley;gallo;gambero;game $;game ,;ganado;gane
-3 ganeis;gants;gardener;gardening;garibaldi;garlic;garnish;garrisoned;gasket;gata;gateway;gatitos;gatos;gatta;gatti
-3 gdansk;gday;geb;gebeurde;gebrutet;gedauert;gedoe;geduld;gefuhl;gegen;gegenteil;gegeven;gehaald;gehalten;geheiratet
-3 gehts;gekocht;gekookt;gelato;gelaunt;geleden;gelernt;gelezen;gelida;gelijk;gelsomino;geluisterd;geluk;gelukt
-3 gelungen;gemaakt;gemein;gemelli;gemiddelde;genade;generation;generations;genial;gent;gentilles;gentils;gents
-3 geometra;geopereerd;geprobeerd;gerard;gereden;gerrit;geschaatst;geschafft;geschneit;geschossen;geslaagd;gespannt
-3 gesproken;gesso;gestuurd;getreuzel;gevaarlijk;gewartet;gewerkschaft;gewinnen;gewinnt;geworfen;gezakt;gezegd;gezeigt
-3 gezellig;gezellige;gezicht;gezin;gezinkt;gezondheid;gf;giallo;gibbon;gibs;gig;giggles;gin;gino;giornata;giorni
-3 giovanni;gira;girlfriend;girls;giulio;giuro;glasses;glaubt;globe;glorious;gnadig;go $;goals;goat;gode;goedemorgen
-3 going to;gol;goldfish;goliath;gomiti;goodbye;gooide;gooo;gordo;got;gotera;gotta;gotthard;gouter;governor;grab;grade
-3 graden;gradino;graham;grams;grand;grandad;grandchild;grandfathers;grandmothers;grandpa;granita;grateful;gratis
-3 gratto;graz;grazings;greatly;greenlandic;grew;grey;grigia;groceries;groeten;gross;grosses;grote;grudge;grudges
-3 grumpy;grussen;guapa;guardaba;guardarmi;guardatemi;guarded;guarding;gucken;guerre;guitarra;guldens;gull;gulls;gun
-3 gus;gusta;gute;guy;habeis;habits;haces;had..$;haha;hahaha;haiku;hairdressers;hal;halb;halbmarathon;halftime;hall
-3 halves;ham;hamburg;hamstrings;handel;handful;handwriting;hangen;hangover;hannelore;hanno;hannover;happiest
-3 happiness;haren;harm;harmlos;harolds;harrie;hartelijke;harvest;hastings;hated;hattest;hauled;hausverwaltung;have a
-3 have..#;have..a;having;hawelka;he;he..$;headphones;healing;hearing;hears;heart;heavens;heavier;hedgehog;heeft;heel
-3 heen;heh;heirs;heizung;hej;helaas;helado;helemaal;helen;helena;helfen;hell;helped;helpt;henk;hens;her $
-3 herausgekommen;heres;heros;herzliche;herzlichen;hesite;heulen;heup;hiccups;hiciste;hide;hield;hier;hike;hilarious
-3 hilda;hilde;hildegard;hill;hinderlaag;hiring;histoire;hiver;hoarding;hoarse;hobo;hockeyteam;hoesten;hof
-3 holzklotzchen;homeoffice;hometrainer;homme;hondo;honey;honger;honing;hooray;hopen;hopital;hora;horario;hore;horns
-3 horrible;houd;houden;how..cards;howdy;hsv;huele;hufte;hug;hughes;huilen;huis;hullo;human;humbled;humming;hurray
-3 husbands;huso;hymn;i didnt;i made;i thought;i was;i..it;i..like;i..no;i..up;i..what;ian;iba;ibis;ice;ida;idi;idiot
-3 if youre;ignored;ihnen;ihre;illinois;imaginaos;impara;imparato;impartial;impatience;imperial;impossibile;imprenable
-3 imprendibile;in #;inbegrepen;inbox;incanto;inches;incredibly;increible;incrociamo;ines;infancia;influenced
-3 influenza;info;ingelijst;inn;inquisition;ins;inside;insists;insomnia;inspection;insufferable;insurance;intact
-3 intend;interessa;interest;interesting;interrogazione;invading;invasion;invece;inventor;inverness;invierno
-3 invitacion;invitado;invitation;invite;invites;ios;iowa;iphone;irait;irene;irgendwann;ironing;is a;is my;is out
-3 is there;is..@;is..on;italiano;itching;ive had;jahre;jaime;jakarta;jakob;jaloers;jammed;jammer;jammern;jamon;jansen
-3 january;jarrive;jarriverai;jaune;je..,;jealous;jeanne;jeans;jecris;jeden;jeje;jelly;jemandem;jentre;jetais;jo
-3 joanne;join;joint;jokes;joli;jollof;jouez;jouvre;joy;jubilarme;jubilo;judge;juf;jump;jumpers;juni;junio;junta;jury
-3 juve;kalt;kalte;kamchatkas;kampioen;kangaroo;kangoeroes;kanguruhs;kanone;kanonen;kant;kap;kaputt;karen;karls;kat
-3 kate;kater;katie;katze;kebab;keen;keeping;kegeln;keine;keinen;keizerin;keller;kerk;kerstboom;kerzenlicht
-3 keukentafel;keyboard;kiev;kilo;kilometres;kinda;kine;king;kino;kippen;kiss;kisten;kittens;kleider;kleine;kleiner
-3 kleines;kleintjes;klempner;kletsen;km;knackered;knap;knapp;knitted;know ,;kochen;koeien;koffer;koffie;koln
-3 kommandiert;komme;kon;kontinent;kook;koop;kopf;koppakking;kort;koude;krakow;krankenhaus;krant;kreeg;kregen;kriegen
-3 kroket;kuche;kuchentisch;kuhlbox;kunst;kur;kyoto;laatst;labor;lachen;lag;laggiu;lagos;laisser;lambings;lambs
-3 lammetje;lamp;landing;lane;langeweile;langweilen;lap;large;lasciare;lasciato;last game;lastima;late;latino;laufen
-3 laughter;laundry;laune;lauter;lavadora;lavora;lavoro;laying;layout;le..est;lead;leaky;lean;leaving;lecture;leef
-3 leeg;lees;leesbril;leest;legged;leggen;leicht;leipzig;lekke;lemon;lemures;lend;lends;lens;lente;lentejas;leone
-3 lepel;lepre;leraar;leren;lernen;les;lesen;lethal;lettera;lettere;letting;lettre;lettuce;leur;leuven;levante;lg
-3 liberated;librarian;libro;licence;lieb;lieben;lief;liefs;lieke;liest;lieu;liggen;lijn;like..,;likes;lily;limbs
-3 limon;limonero;linkedin;linkerpantoffel;linseneintopf;lintje;lionel;lions;lira;lis;lisa;lisbonne;lisible;listens
-3 litiganti;little;livres;llama;llamado;llenisimo;llorar;llovio;lmao;loaf;loaves;lockdown;loco;logbook;logeren;lone
-3 long..$;lontano;looks like;loop;loopgraven;losers;loses;lots;lottery;lotto;love to;loves;luc;luca;lucas;lucia
-3 luckiest;luke;lukken;lunchtime;lunedi;lunga;lupo;m6;maarten;mabel;macchina;macharne;machiavelli;machines;machs
-3 machu;mackerel;madam;madhouse;maeve;maglione;magnificent;magnificos;magnifier;magnifique;maillot;maiment;main;mains
-3 maintaining;maintains;maison;maker;mal..,;mala;malade;malissimo;malmo;mama;maman;man;managed;mancano;mancanza
-3 manchester;manda;mandaste;manege;mangiare;mangoes;mani;mantelpiece;mantengo;manual;many..$;mapa;maple;mappa;maquina
-3 maraton;maratona;marc;marcus;marge;mariachis;marie;mark;marked;marking;marmelade;marrete;marreterai;married;marrows
-3 mars;marsh;mart;marta;martes;martha;marvellous;marz;marzipan;marzo;mass;masterpiece;matematica;maternity;mathe
-3 matheklausur;mathematically;mathematics;matilde;matinee;mattacher;mattends;matteo;mattino;maudits;mavais;mayo;me $
-3 meal;meaner;meaning;means;measly;meat;meccanico;mechante;medaille;medias;medio;mediterranean;medium;meegemaakt;meek
-3 meestal;mei;meisten;meistens;melted;melting;melts;membership;menace;menerve;mens;mensajes;mensen;mente;mention
-3 menudo;meraviglia;mercato;mercedes;merel;meritaient;merite;merito;merkt;mesopotamians;messia;messiah;messy;meteen
-3 meteo;mexican;mia;mid;midi;miente;miglior;migraine;mike;mil;mild;mildiou;miles;milk;mine $;minquiete;minterdire
-3 minterdit;minus #;minute $;minuten;minuti;miscarriage;miso;mitgenommen;mobs;moed;moeder;mogen;mois;moites;moka
-3 molto;mom;momenteel;momento;monch;mondo;mongolien;mongols;monnaie;monopoly;monsoon;montado;montare;montauban;moquez
-3 moral;morceau;morir;morire;morning;morricone;mot;motherland;moto;mots;motto;mountain;mourning;moustache;moustaches
-3 mouths;mow;mowen;mudamos;muero;mull;mulo;mum;mum says;mummified;mundo;murio;museum;mush;musst;musste;must be;mutti
-3 muur;muurtje;my eyes;my side;my..:;my..wants;naam;nachbarn;nachfrage;nachgedacht;nachher;nachstes;nachtdienst
-3 nachtjes;nacio;nagespeeld;nail;nan;naples;napping;nara;naranjas;natte;naturally;navy;nebbia;nederlands;negli;neige
-3 neighbourhood;nembete;nerven;netjes;neunundachtzig;nevica;new..$;newbie;nez;nicely;nicest;nick;niece;nieuw;nieuwe
-3 nieva;night ?;night and;niksen;nimms;nina;ninos;nipotino;nits;noches;noemde;nombre;nonno;noodles;noor;noordzee
-3 normaal;northwest;nose;nosotros;nostra;noted;notices;notre;notte;nouveau;novembre;noventa;novia;now;now $;nudeln
-3 nudge;nuit;nun;nurse;nursery;nuts;obedient;occasion;occasione;occuper;oclock;ocurre;odio;odore;oeufs;offended
-3 offensiva;offerto;officieel;offrire;oficina;oggi;ogni;ohio;oi;okafor;oke;old;olga;olio;olive;olivia;olu;olvidado
-3 olvidarme;olvide;omas;ombrello;omelet;omens;omg;omgekeerde;oncle;one man;only a;only my;onore;oorlog;operacion
-3 operan;operatie;operazione;opina;oposiciones;oppompen;opponent;oranje;orchestra;ordinateur;ore;organiser;orgullo
-3 orkest;ormai;oro;ort;osaka;oscar;osten;ostern;ottantanni;oud;out..$;outlive;outlived;overcooked;overdue;overheersen
-3 overkant;overslept;overtime;ovviamente;owned;owns;oz;paar;paarden;paardenkop;pace;pacifique;pacifist;packet;paco
-3 padel;padrona;pagare;page;pagelle;pages;pago;paid;paie;paint;paintbox;palermo;paliza;pan;panache;panettone;panic
-3 pannenkoekendag;pano;pantofole;paperas;paperwork;papi;papier;papillon;paques;parade;parado;paramaribo;parapluie
-3 pararle;parce;parcel;parcmetre;pareil;paren;pares;parlare;parlera;paro;pars;partido;partidon;partout;parttime;pasa
-3 pasando;passa;passato;passee;passes;pasta;patatine;patel;pates;patient;paws;paye;paying;peaches;pear;peasy;peccato
-3 peekaboo;peer;peinlich;pencil;pendant;pensare;pense;pensioen;pension;pensione;pentiro;pepa;pepernoten;pepito;perdi
-3 perdio;perdonato;perdre;perfecta;perfectly;perfetta;permaloso;perro;perse;perth;pesca;pescaito;pesce;pesetas
-3 pessimist;petanque;petites;pff;pfff;phones;physics;physiotherapist;pia;piace;pianerottolo;pianto;picchu;picked
-3 pictures;pidocchi;piedad;piena;piensan;piense;piepte;pier;pierogi;pies;pieta;pijn;pille;pilze;ping;pink;pintan
-3 pints;pionnetjes;pipe;pitch;plafond;plak;planisfero;plannen;plantado;planting;plateau;platform;platzchen;playa
-3 pleads;pleasant;pleased;pleure;plombier;plot;plotting;plough;plug;plums;poche;pochino;podcasts;poesie;poffertjes
-3 politics;poney;pong;popcorn;poquito;por;porch;portaos;portato;porte;porti;possess;possession;postal;postale;posteri
-3 postman;postura;pot;potato;potatoes;poter;poterie;potje;potluck;potrei;poubelle;poured;pouring;pourquoi;pourra
-3 pours;pourvu;povero;pox;poznan;praat;prachtig;prachtige;practised;praktisch;pram;praticamente;prayed;preciso
-3 preferita;prefers;pregare;prego;prendermi;prenotato;presentado;presepe;presidio;pressione;pressure;pretending
-3 prettiest;priez;primavera;print;prise;privato;priyas;probability;probe;problem;procedure;prochaine;produced;prof
-3 profe;profite;profs;promemoria;promesso;prometio;prometo;promettevo;promis;promises;promptly;proteste;proverb
-3 proving;provoquen;provvidenza;proxima;prufung;ps :;psst;pubblicita;puertas;pulled;pulso;punctual;punctuality
-3 puniche;puntje;pup;puppies;puree;puro;purtroppo;puzzled;pyramid;q4;qualcuno;quarantatre;quarantine;quartalsbericht
-3 quartiere;quatorze;quedate;queen;queens;queja;quelles;quemo;queridos;queriendo;quesos;qui;quicker;quiera;quieter
-3 quieto;quito;quon;raadt;rabbit;rabia;rache;raclette;rad;radios;raga;ragazzi;ragazzo;rage;ragione;railways;rained
-3 raised;raison;ramadan;ramble;ramen;rancune;random;rapido;rare;rarely;raro;rase;rat;rato;rats;rauchen;ravi;reaches
-3 real..$;recall;recette;rechner;recht;rechtop;recien;recommended;recordo;recover;redet;ref;refreshing;refused
-3 regalato;regardais;regarde;regent;regimental;regiments;reginald;regions;regrets;regulars;rehearsal;reign;reindeer
-3 reino;reinzukriegen;reken;rekenen;relegated;relief;remembered;remembers;remercie;remind;reminded;reminding;remis
-3 remote;rendang;rendirme;rends;rendu;rennes;renovating;rent;rente;rentre;rentree;repaint;repair;repaired;repeint
-3 reporting;repris;rescued;reserves;resfriado;resist;resisti;resolution;resort;respectfully;respects;respira
-3 responsible;restera;restful;resuscitating;ret;retired;retirement;retiring;retourne;rever;revuelto;revues;reza;rezar
-3 rgds;rice;richtige;ricordati;ricordi;ride;rido;rie;rijbewijs;rijk;rijles;rillen;ringing;rioja;ripicca;rire;rise
-3 riskieren;rispondo;ristretto;riunioni;rivincita;roadmap;roads;rob;roba;robbed;robin;rode;rodillas;romans;romanzo
-3 ron;rood;roof;roofs;rooien;rook;root;rosso;rot;rotelle;roti;rots;rotten;rounds;rovinato;rubbing;rubicone;ruby
-3 ruckwarts;ruft;rug;rugby;ruhig;ruik;ruikt;ruined;ruins;ruled;rummy;rumour;rumours;rumsteht;ruota;russa;rustige
-3 ruthless;ruud;sabado;sabbia;saca;sacrifice;sadly;sai;sailor;sait;sake;sal;salaam;salat;sales;salgo;salient;salimos
-3 salle;salmon;salon;saltata;salud;saluda;saludar;saludo;saluta;salute;saluti;salvato;samba;samen;sammelt;san;sang
-3 sanremo;santantonio;saper;sara;sardegna;sauce;sauerteigbrot;sausages;savoir;scadono;scaffolders;scale;scaling;scan
-3 scelgo;scendo;schach;schade;schalke;schedule;scheelt;scheiden;scheusslich;schiaffi;schiele;schiessen;schilder
-3 schilderen;schnee;schnell;schnelle;schneller;schnupfen;scholarship;schones;schonste;schoonmoeder;schoonvader
-3 schreibt;schrift;schrijf;schuur;schwarzwald;schwer;science;sciolgono;scirocco;scissors;scoperto;scorelijsten
-3 scotland;scrabble;scrape;scuso;seagulls;seals;seamus;seance;seattle;secoue;sedie;seduta;see;seem;seemed;sees
-3 segreti;segreto;seid;sein;selbst;self;sem;sembro;semester;semi;sennuie;sennuient;sennuyaient;sente;sentenza;serate
-3 sere;serieus;sermon;servent;service;services;servidor;servivano;sets;settled;settling;sguarnita;shade;shag;shared
-3 sharpened;sharpening;sheffield;shifts;ship;shivering;shore;shot;should have;shouldve;shovel;shovelling;showed;sian
-3 siano;sichern;sickbed;sickness;siebzigsten;siendo;siento;sieste;sigma;signal;silencieuse;sills;simulator
-3 sinaasappelmarmelade;sing;single..$;sinterklaas;sir;sister;sitzt;sixties;sjaal;skate;skates;skating;skipper
-3 slaapgebrek;slaapt;sleep;sleeper;sleutels;slower;slugs;sluit;smesso;smile;smiled;smiling;snails;snap;sneak;snert
-3 sneu;sniff;snooker;snored;snowdrops;snuck;snuffelen;snug;so..$;soaked;sobrino;sockets;soep;soeur;sofas;soffio;sogar
-3 sognato;soient;soiree;sois;soldado;soldiers;sole;solene;solidarieta;somaro;somebody has;somebody..to;someday
-3 somehow;someones;sometime;somos;sonando;songfestival;songs;sonnenbrand;sons;sooo;soplad;sore;sorry..,;sorry..the
-3 sors;sortent;sosa;sotto;soul;sounded;soupe;sourdough;souvenir;souvent;spacca;space;spanje;spannender;spared;spater
-3 spatz;spears;special;specifically;spelling;spending;spero;spiace;spiaggia;spielleiter;spikes;spilled;spilt;splinter
-3 sport;sposati;sposiamo;sprinkling;sprint;spurs;squash;squeezed;staff;staffed;stage;stal;stamattina;standup;stapels
-3 stared;stars;starting;startup;statistieken;statue;stau;staunt;stavano;steady;steeds;steen;stellen;stenen;sterkte
-3 stessa;steuererklarung;steve;stiate;sticks;stier;still on;still..at;stimmung;stiramento;stolen;stood;stormy
-3 stornoway;straat;strafkamp;stratega;strategist;streek;streepje;streikt;stress;stretch;stretta;stroke;strom;stroom
-3 stroop;stroopwafel;structurally;strudel;struggling;stu;studied;studiert;studio;studios;study;stuffs;stuitje;stulle
-3 sudando;sudden;sue;suegra;suele;suffira;suggested;suggests;sugli;suisse;suitably;suitcase;sull;sullo;sultan;sunrise
-3 suns;sunset;suocera;suoi;suonate;superb;superpower;supervisor;suppers;supported;supports;surely;surement;surgery
-3 surprise;surprised;surrounded;surviving;sus;suspense;suspicious;suspiciously;suyas;svedese;swabia;swallows;sweaters
-3 swollen;sword;sy;sydney;sylvie;sympa;sympathisch;sympathy;tab;tabellone;tablero;tace;tachtigjarige;taco;tafel;tage
-3 tagen;tages;taglia;takeaway;takes @;talent;talisman;tamerlane;tandjes;tank;tanta;tantas;tanti;tanze;tanzen;tap;tape
-3 tardanza;tardar;tardi;targets;tarta;tartaruga;tarte;tarts;tas;tatoeage;tatort;tattica;tattooed;tatuaje;tatuo;taube
-3 taxi;teachers;teaching;teas;teased;teatime;teclado;teenager;teeth;teething;teglia;teken;tele;telefon;telefonata
-3 telefoon;telenovelas;tellement;temblando;temblaran;tempers;tenedores;tenemos;tenerezza;tenir;tenner;tent;tentamens
-3 tentant;tente;tenths;ter;terecht;terraza;terrified;terror;tesoro;tete;tetto;texas;texting;textos;thai;that @
-3 that should;thatd;thatll;the late;the little;the map;the night;the whole;the..a;the..here;the..of;the..went
-3 themselves;theory;theyre;theyve;thick;thinks;thirds;this..and;thread;throwing;thrown;thuisgekomen;thumbs;thunder
-3 thursdays;ticket;tickets;tiemblen;tienne;tifo;tijdens;tiles;tim;time for;time to;tip;tirania;tirannia;tirar;tisane
-3 tisch;tiza;tmrw;to a;to me;to my;to one;to..so;tobacco;toca;tocaba;today ,;toddler;toestand;toglie;togliermi
-3 toiletgebouw;tokyo;told;tolgono;tomarme;tomaten;tomates;tombe;too much;tornati;torte;tortellini;tortilla;totally
-3 touching;tourists;tournaments;tournee;toussaint;tousse;towel;tracteur;trae;tragedie;traitors;trajeron;tram
-3 trampoline;tranquilo;trapana;trapo;traps;trattore;trau;trauerspiel;travail;treasurer;treasury;trees;treguas;treinen
-3 treinta;tremate;tremble;tremblez;trenta;trente;trentotto;treppe;trincea;tristes;troep;trombe;trombone;trompette
-3 trots;trotzdem;trou;trouve;trouwen;trovare;trovato;truck;trucks;trumpets;truppe;trusted;trusting;trusts;truus;tua
-3 tuba;tuesday $;tuesdays;tulips;tunnel;tuoi;turkey;turnbeutel;turni;turning;tutta;tuvo;twelves;twos;tyrannie;tyrant
-3 tyre;tyres;uberlegt;ubersicht;ubrigens;uff;uit;uitgerekend;uitgevonden;uitleggen;uitzicht;ukraines;unarte;unblocked
-3 unbreakable;underestimate;underestimates;underrated;understand;understands;understudy;undici;unheimlich;unlike
-3 unlucky;unora;unpacked;unreal;unser;unter;unterschatzt;unto;unusual;unverschamt;unverschamtes;up for;up..$;update
-3 updating;uses;vaak;vacaciones;vacanza;vacanze;vacio;vakantie;valencia;valentia;valga;valuable;vanaf;vandaar
-3 variance;variar;varicella;vast;veamos;vedesse;vedo;veertig;vegetables;veine;veldhospitaal;velo;vemos;vendange
-3 vendanges;vendra;venezia;venga;vengeance;venger;veniamo;venimos;venir;venis;ventre;ventured;venuta;verbrand;verde
-3 verdict;verdient;veremos;verf;verger;vergesse;vergisst;vergognerebbe;verheugd;verhext;verjaardagskaart;verklap
-3 verlegt;verliere;verliert;verloor;vero;verschrikkelijk;verslag;verspielt;verstaucht;verstopt;vertel;vertraging
-3 vertraue;vertrouw;vertrouwde;verzeih;vesicula;vets;viaje;vicar;vicina;vicini;vide;video;vieilles;vielen;viendo
-3 vient;viera;vieux;vijftigste;villain;vind;vinto;viola;visited;visits;visto;vita;viti;vive;vivement;vivre;vliegen
-3 voce;voeten;voisin;voit;voix;volume;volver;volvimos;volvio;voor;vorletzter;vorsichtig;votre;vraag;vragen;vraiment
-3 vrede;vredelievend;vriendin;vs;vueltas;vuelvo;vuestra;wage;wagt;waits;wakes;walks;wallet;waltraud;walvissen;wann
-3 warmest;warn;warned;wartet;wartezimmer;was in;was the;was..$;was..to;wash;washout;wasser;wasserkocher;watching
-3 water;watercolour;wauw;waves;waxwings;wc;we;we dont;we..#;we..in;we..the;wear;wearing;website;weed;weeks;wegblijven
-3 weh;wehgetan;weihnachten;weil;well;wellington;welt;weltherrschaft;werden;wereldbrand;wereldkaart;wereldreis;werent
-3 werkstatt;wetten;what you;whining;whisky;whistles;whitby;whites;whod;wi;wien;wild;wilder;will $;willem;willen;wim
-3 win;winner;wirds;wisdom;wished;with my;with you;wo;wobbly;wochen;wondered;wood;wooden;wools;woont;worked;worthy;wou
-3 wrist;wundern;wurfelgott;xoxo;ya;yahtzee;yall;yard;ye;you..me;you..my;young;younger;youngest;youth;yurt;zag;zagen
-3 zaun;zelfs;zerbino;zia;zoekt;zonnebrand;zucchini;zucht;zukommt;zurraron;zwager;zwanzig;zwemdiploma;zweten;zwijgen
-3 zwolle
-2 # and;# rounds;#..against;#..for;#..to;&;& gets;&..?;, except;, finally;, het;, it;, its;, por;, really;,..$;,..at
-2 ,..got;,..ive;,..say;,..so;,..there;,..time;,..you;...$;@ is;@ on;@ to;@..ik;@..me;@..one;@..time;@..week;^ has
-2 ^ he;^ i;^ la;^ les;^ ma;^ mon;^ mum;^ nog;^ now;^ por;^ ps;^ sent;^ somebody;^ that;^ the;^ to;^ well;^ which
-2 ^ will;^ yo;^..am;^..and;^..back;^..best;^..da;^..goes;^..having;^..heb;^..idea;^..im;^..is;^..keep;^..know
-2 ^..looked;^..mir;^..morgen;^..owe;^..put;^..stack;^..still;^..then;^..wird;a single;a..about;a..from;a..so
-2 about..last;address;again;again..$;ago;all a;all..monde;all..the;allemaal;am..$;am..a;and one;and we;and..$;and..,
-2 are;are..?;armies $;armies in;arrived;as my;at my;au..,;avec;be the;been to;been..@;been..at;beim;bien $;board $
-2 bonus $;breaks;but the;but..a;cant;cant..the;card;card ,;cards are;cards..&;could be;country $;da..,;daar;das..$
-2 decent;des;died $;dinner $;does;down;du..,;e;e #;e..,;echt;een;eens;eigentlich;ein;end;et;every..$;fait;far;far ,
-2 feel a;feel..$;fine;first..i;for &;for a;for one;for that;found;friday;garrison;gente;get..card;gives;gives me
-2 going;good $;grazie;guys;hand;happen;has;has gone;has..#;hast;have..far;have..the;heard;here..$;his;how..do;i cant
-2 i shall;i..away;i..from;i..hear;i..him;i..my;i..really;i..see;i..so;i..wait;id better;ieri;if this;ihr;ik ben
-2 ik heb;ik..,;ill have;ill..back;ill..my;im;im afraid;in bed;in my;in..of;in..south;is called;is coming;is full
-2 is..better;is..than;is..true;it now;it since;it true;its;its not;its the;its..to;ive..a;je nai;je..a;keeps;keer
-2 keyboard $;know;la..,;la..de;la..e;last mail;late..$;le monde;les des;lights;like this;little one;little..$;long
-2 look..the;looks;los;los dados;lose $;lost #;ma;ma..$;mais;mal;mal..$;man..@;many armies;map $;march;mate;may be
-2 me last;me..$;me..to;mi;mi ha;midnight $;minute;moi;moment $;monde;must;my;my daughter;my head;my mails;my..$;my..,
-2 my..now;my..says;my..thinks;nai;never..$;next week;next..?;nice $;night shift;noon;not a;not..of;nothing..$;now ,
-2 of @;of me;of mine;of our;of..game;old..,;on the;on..map;once $;only..for;or is;over my;over the;owes;owes me
-2 peaceful;per;per..$;pete $;pile;play..the;playing;poco;por..$;pour;probably;ps;quelle;quickly;read this;really $
-2 remember the;rien $;right $;running..so;said the;say the;says;says its;says this;says..,;see my;see that;see the
-2 semaine;send..the;sent ,;shell;should..this;shoulder;sind;so;so..,;so..and;so..is;somebody;sont;sorry to;stand
-2 sunday ,;survive;ta;takes;talk;than this;the letter;the next;the spelling;the start;the..:;the..?;the..and;the..are
-2 the..by;the..card;the..still;the..that;they were;think this;thinks..is;this at;this from;this goes;this morning
-2 this..has;this..is;this..the;through @;thursday ?;time ?;to $;to be;to get;to see;to..with;to..you;told me;took @
-2 town;true;try;turn to;turn..$;turn..and;una..$;une;up ,;viel;voor het;walter;wanted..see;wars;was;was $;was..#
-2 way ,;we..do;we..on;wednesday;well ,;well..$;what they;when &;while it;while..was;whoever..@;whole..$;winning ,
-2 wishes ,;would..like;yo;you ever;you get;you have;you see;you..,;you..at;youve
2 #;# across;# against;# cards;# et;# extra;# have;# ill;# karten;# off;# places;# po;# seul;# up;# was;# would;#..,
2 #..a;#..only;#..the;& a;& asked;& avant;& did;& en;& est;& het;& lost;& move;& ne;& really;& side;& stack;& turn
2 &..:;&..already;&..his;&..me;&..to;, alors;, am;, are;, bin;, can;, cant;, cetait;, con;, de;, donc;, een;, eh;, en
2 , enough;, from;, grazie;, haha;, help;, hit;, i;, isnt;, just;, las;, lass;, last;, los;, more;, naturally;, now
2 , nur;, obviously;, phone;, pour;, she;, small;, soldier;, surtout;, venerdi;, what;,..an;,..come;,..da;,..dit;,..el
2 ,..fait;,..going;,..has;,..het;,..id;,..ist;,..just;,..let;,..nicht;,..now;,..real;,..si;. hes;....;:;: het;: how
2 : je;: those;:..$;? ill;@;@ #;@ and;@ ben;@ does;@ durch;@ except;@ it;@ ma;@ makes;@ mi;@ se;@ then;@ when;@ while
2 @ would;@..#;@..be;@..i;@..to;^ #;^ ahora;^ although;^ am;^ before;^ better;^ bin;^ bring;^ bueno;^ by;^ cards
2 ^ come;^ confirm;^ da;^ deine;^ een;^ eigenlijk;^ en;^ ese;^ eso;^ esta;^ forse;^ god;^ granny;^ hiya;^ ho;^ instead
2 ^ lets;^ looking;^ man;^ manana;^ maybe;^ me;^ meglio;^ menos;^ met;^ mind;^ misschien;^ mit;^ morgen;^ most;^ none
2 ^ out;^ peut;^ pour;^ quiza;^ quizas;^ roll;^ sister;^ solo;^ talk;^ te;^ ti;^ todavia;^ tu;^ ugh;^ until;^ va
2 ^ wenn;^ whatever;^ whoevers;^ with;^ yesterday;^...;^..at;^..bring;^..cartes;^..che;^..dat;^..dem;^..die;^..dont
2 ^..else;^..esto;^..first;^..gave;^..havent;^..hier;^..il;^..je;^..karten;^..like;^..make;^..mean;^..moitie;^..more
2 ^..nicht;^..nothing;^..ones;^..op;^..place;^..que;^..runde;^..son;^..sorry;^..they;^..toi;^..wants;^..wife
2 ^..wouldnt;^..ze;a catastrophe;a coin;a computer;a domani;a fight;a garrison;a half;a rule;a ta;a think;a threat
2 a warning;a word;a..or;ab;abend;abend ,;able;able to;about a;about my;about to;act;after a;against;against it;ago ,
2 ago and;agreed to;ahead ,;ahora;aire;algo;all :;all until;all..in;alli;along the;alors;already ,;already gone;als..,
2 also;alter;although;altro;alvast;am not;am still;am very;america;an..,;ancora ,;ancora la;and can;and go;and hes
2 and ill;and no;and see;and shes;and this;and yes;and yet;and..back;and..should;and..usually;angst;annoy;annoy her
2 annule ,;another;another $;answer ,;answer my;answers my;any way;any..$;anymore;anymore $;anything else;anything in
2 apart $;apply;are at;are for;are..me;arent;armate in;armeen in;armees;armees en;armees..@;armies is;army $;arrive
2 arrived ,;arrivo;as;as discussed;as for;as i;assez;at a;atrasado;atrasado ,;attack me;attack there;attack when
2 attente;auf;aussi;autre;avance;avanzano;avec #;away ,;back #;back ,;back in;back when;back..,;back..i;bad idea
2 bad..,;badly $;bang $;bar;bas;bath;battles;be done;be happier;be less;be on;be wrong;be..to;beetje;before the
2 before then;before..$;behalve;ben;ben a;ben klaar;bene ,;best $;best thing;bete;betise;betise ,;better;better with
2 between..and;bij de;bin ich;binnen;bis dahin;bis morgen;bit ,;bit with;blijven;blood;bloody;bloss;border
2 border until;borders;borders ?;brave $;break at;broer;brother;bug;but &;but here;but hes;but no;but that;by a;ca $
2 ca ?;ca passe;ca..$;call my;called ,;cambiar;cambie;cambie de;came out;can;can afford;can get;can read;can..@
2 cannon $;cant decide;cant remember;capital;capito;card i;card is;cards ?;cards if;cards is;cards on;cards till
2 cards to;cards..me;careful ,;casa;catastrophe;ces;change $;changed;changing;changing my;cheaper;checked;chi ha;ci..$
2 coach;coin;coin $;coin for;come home;come..$;con meno;confused;contare;continent ,;corrige;cosi $;could;could go
2 could tell;could use;council;count on;counted #;counted my;crazy ,;crazy in;crossing;cuando;cuanto;da unten;daar #
2 dadi ,;dados ,;daheim;dahin;dalla;danno;dans le;darsi;das ?;das ist;das klappt;das wars;das..ist;dat;dat van;dat was
2 davon ,;de armees;de guardia;de helft;de kaart;de last;de los;de my;de troops;decide $;decide whether;decir;decirlo
2 decirlo $;defeat;dem tausch;demande;den @;denk ik;deze keer;dezelfde;di me;di mia;di..,;die neue;dies;dies $
2 different $;different turn;dimanche ,;director;discussed;dit que;do this;doch erst;doesnt get;doesnt mind;dont get
2 dont have;dont..$;dont..me;door;door is;double;dove;down again;dran;dran $;draw;dreimal;droit;druber;dry $;du all
2 durch;e mi;each;each other;early ,;easier;easy $;een andere;een beetje;eh ?;eher;ehrlich;either way;ejercito;el aire
2 el numero;el otro;el que;eliminato;eliminato ,;else;else is;en los;en..,;en..niet;end is;enough ,;enough of;enter
2 er ,;erst mal;es #;es ist;es nicht;es..$;es..,;esce;esce #;escribo;esta;esta vez;esta..no;esto $;estoy..$;et #
2 et non;etre que;even a;even in;even possible;even..$;everyone stays;everything ,;fails ,;fall;falling;falls $
2 falta $;fanno;fanno paura;fatti;faut;fear that;feel sorry;ferma;fewer men;fight on;fin $;find it;fine ,;finished $
2 fino a;first che;first go;first place;first thing;fit;fix;fool;fool $;foot;footnote;for another;for..game
2 for..moment;for..time;for..turn;forecast;fought;found a;found my;free $;friday $;frieden;from that;front $;front ,
2 fue;full ,;gaan;gaat;gaat het;garrison of;gedaan;gente ,;gesagt;get more;get..$;getippt $;giorno;giro;given;given me
2 go crazy;go for;go..to;goed ,;goes into;goes south;going ,;gooien;got in;got one;got this;got..the;grandmas
2 grandpa says;grown;guess;haar;hab;hace falta;hacer;hacia;hacia @;hadnt;half asleep;happens;happier;harbour;has &
2 has changed;has just;has told;has touched;has..@;hasnt written;hasta manana;hat mir;hatte ich;have ?;have gone
2 have lost;have one;have the;have..it;have..to;havent;he does;he plays;heeft de;helft;help;help $;hermano $;herself
2 het niet;het zuiden;het..$;het..niet;hier en;hier ist;him;him $;his $;his cards;his last;hiya;hiya ,;ho ,;ho letto
2 ho mai;ho messo;hoe;hoi ,;hold ,;hold @;hold your;home;hoofd;hoop;hope i;hope im;hope to;hopeless;horse;horse ,
2 horse cards;hospital ,;houdt ,;how it;hoy $;hurt $;husband has;husband says;husband thinks;i attack;i did;i look
2 i lose;i place;i really;i used;i wasnt;i win;i wish;i..decide;i..last;i..that;i..those;i..too;i..with;ich;ich $
2 ich hab;ich schlafe;ich wollte;ich..#;ich..,;id had;id keep;idea;idea if;ideas $;idee;idee $;if hes;if im;if no
2 if youve;if..roll;ik #;ik dit;ik het;ik je;ik jou;ik me;ik place;ik stuur;ik was;ik win;ik..het;ik..niet
2 il contrario;il ne;il tuo;il turno;il..,;ill keep;ill stop;ill tell;ill..a;im feeling;im having;im in;im keeping
2 im no;im only;im sure;in ,;in ?;in den;in line;in mano;in ruhe;in..i;in..in;instead of;io $;is $;is ,;is about
2 is already;is better;is empty;is er;is missing;is off;is op;is right;is that;is to;is tomorrow;is..allowed;is..good
2 is..one;is..that;is..too;isnt it;it;it .;it and;it as;it becomes;it by;it could;it might;it once;it otherwise
2 it stops;it this;it tomorrow;it wasnt;it works;it would;it yourself;it..be;it..possible;it..so;it..the;it..this
2 it..wrong;its enough;its going;its written;its..,;its..last;itself $;ive changed;ive heard;ive just;ive put;ive seen
2 ive..#;jai..#;japans;jarrete;jaurais;je het;je perds;joe;joke;jouer;jouw;jugada;jusqua;just #;just a;just as
2 kaarten $;kam;keep..of;keeping #;kidding $;kies;kind ,;klaar;klaar met;knock;know what;know..you;krijg ik;kurz
2 kurz ,;la ,;la bas;la moitie;la tropa;la vraie;land;langer;las mias;lasst;last ones;last tour;last woche;later today
2 le last;le tour;le tue;le..$;leave some;leaves @;left in;leftovers;legers;legers in;legers..@;lei;less than
2 let..know;lets go;lets..$;letto;letzten;level;light;limit;linda;lines;lines $;list for;little $;little brother;lo de
2 lo first;lo tengo;longer;los #;losing a;loss;lost it;lot;lunes;ma ne;ma non;maandag;maar het;maar niet;magari;mail $
2 mail ?;mail from;mail has;mail on;mail..the;make me;maken;maken me;making;mal ,;mano;manque;many..&;map without
2 marche;marches;match $;maths $;may have;may..the;maybe next;me :;me quedan;me see;me shed;me some;me there;me to
2 me..,;me..at;me..hour;me..of;mean &;mee $;mehr $;meilleur;meiner;meint;mejor $;menu;merely;mi fanno;mi nieta;mi sono
2 mi..,;mia ,;mieux;mieux ,;mind sending;mind yesterday;mind..$;minder $;mine;mine ,;mine ?;mio;mio ,;mir ehrlich
2 mir..$;misschien;missing $;mistaken;mit;mit den;mitad de;moeten;moitie;monday ,;monde $;more armies;more next
2 mornings;move #;muss;my a;my big;my break;my broer;my brother;my computer;my glasses;my kaarten;my keyboard
2 my losses;my offer;my place;my zus;my..brother;my..from;my..had;my..up;na;na de;name;ne ho;near;need the;needs
2 neighbour $;neighbours $;nephews;nessuna;net;neue;new armies;new one;next round;nicht besser;nicht nur;nichts $
2 niet te;nieta;night i;no digo;no estoy;no place;no se;no..$;no..today;noch jemand;noch mal;nodig;nog ,;nog een
2 nog wel;nog..$;nomas;non ci;non e;non ho;non lo;non ti;notes $;nothing at;nothing..this;nummer;nur aus;nur..$;ob ich
2 of $;of another;of dice;of ik;of something;of these;of what;of..@;of..can;of..i;of..is;off ,;off..,;offer;often;oh ,
2 ok;ok ?;omen;on ,;on @;on his;on it;on our;on this;on top;on..#;on..first;on..last;once;once and;onder;one #;one and
2 one for;one here;one in;one left;one out;one stops;one to;one..$;ones ,;ones i;ones left;only has;only with;only..$
2 only..army;op ,;op een;op..$;ophouden;ophouden $;opinions;or the;or was;or..that;orders ,;ospedale;otherwise $;ou tu
2 oublie ce;oui;oui ,;out there;over it;over there;owe &;owed;para..$;pardon;parece;park;parle;part in;part of
2 partie $;partita ,;pas de;passe $;passo;past the;path;paura;paura $;pause;peace;penso;penso $;per il;percent $;perds
2 personne $;peur $;pile $;pills;piu;play ,;play this;player;plus de;po;poco $;portate;porto;possible ?;pour..@;press
2 probably right;properly;puedo;puesto;punto;put into;quand;que;que ca;que es;que je;que jen;que..$;que..con;que..de
2 quelque;questo;quita;quita el;quiza;quizas;read @;read it;read the;real one;real ones;really got;reckon;recu
2 reflechir;return;rien;right;right now;right to;right..$;risk;risky;road is;roll;roll $;ronde #;ronde ,;round $
2 round and;round..$;round..the;route;ruhe;runde;s;sa;safe;safe..$;sag;said $;said in;said on;sailing;salio de;salt ,
2 same to;sanity;say :;say about;says $;says @;says never;schau;schreiben;se il;second place;see $;seen &;seen how
2 segunda;seises;semaine last;sent;sent you;seriously ,;serve;serve #;settle;seulement de;seven;she may;should
2 should be;should come;should get;should leave;should you;should..a;should..be;shoulder and;shouldve been;si a;si el
2 si gano;si la;si tu;si va;sia;side;side $;sigo;sigue;sin..$;single ,;sitio;sitzen;sixes against;sixty;size;size ?
2 skipped;sleep..the;so &;so everything;so if;so it;so only;soir;soir $;soldier $;soldier ,;soldier and;solo ,;solo da
2 solo sitio;someone has;son wants;sono #;soon;sorry sorry;sort;sous le;south $;south ,;southern;southern front;speel
2 speel dit;spelen;spiel;spielen $;spijt;spread;sta;staan;stack;stack ,;stasera;stato;stavo;stayed in;stehen $
2 still got;still not;still..the;stop me;strongest;subito;sugar;sulla;supper;supposed;supposed to;sur;sur le;surtout
2 swapped;talking about;tarde $;tastes;te mando;tell..if;terug;terug $;testa;than one;than she;than you;than..$;that
2 that doesnt;that enough;that out;that right;that..$;that..?;thats;thats for;thats where;thats..$;thats..i;the @
2 the bar;the bath;the battle;the bit;the boat;the bottle;the card;the door;the evening;the full;the home;the horse
2 the horses;the least;the line;the long;the menu;the name;the old;the ones;the real;the road;the rule;the small
2 the soldiers;the southern;the turn;the war;the water;the weekend;the..@;the..cards;the..just;the..out;the..where
2 them for;them..the;then @;then never;then..$;there i;there..$;there..a;these;they ?;they roll;they..,;think $
2 think thats;think the;think..is;think..the;this ,;this but;this by;this more;this move;this over;this round
2 this turn;this way;this..you;tho;tho $;those..in;thought $;thought i;threat;ti;time..so;tirare;to cancel;to do
2 to end;to give;to in;to no;to sit;to that;to whoever;to..@;to..at;to..before;to..both;to..from;to..last;to..the
2 tocar;todavia;todavia no;togli;told &;tom;tomorrow;tomorrow ?;tonight to;too;too if;too long;too..$;top;tot morgen
2 touched;tra i;traded;treaty;treaty with;trop;tropa;truce in;truce..@;trust this;try $;try it;tu me;tue;tuo
2 turn comes;turn yet;tussen;twice;twice $;type;typo $;u;ugh;una mossa;una sola;unbedingt;und die;understand it;unfair
2 unos;unten;until christmas;until monday;until next;usually right;va o;van $;van @;vanavond;vedere;vediamo;veel $
2 vergeten $;vers;very sorry;vez no;victory $;viele;vielleicht;viene ,;vite $;voir;voor me;vorige;vraie;waar ik
2 wait is;wait till;wait..the;wake;wales $;want some;want that;want..know;want..talk;warning;warten ,;was &;was easy
2 was going;was half;was ik;was too;was..@;was..my;wasnt;way;way more;we can;we know;we say;week..so;weeks..$;wees;weg
2 weg $;wel;wenn du;wenn..klappt;went ?;went off;were ,;west $;what happens;what is;what the;whatever that;whats a
2 when it;when youre;where $;where my;whether &;whether he;whether that;whoevers;whose;whose turn;why my;wife ,
2 wife says;wife thinks;wilde;will #;will das;will encore;will ich;will je;will nicht;will zeggen;wiped;wiser $;with &
2 with..$;with..in;without a;without this;won $;wont..it;word about;work ,;works;would;would be;would never;written
2 wrong $;wrong ill;wurde;y my;y no;y una;y..$;yesterday i;yikes;yo no;you &;you come;you later;you reckon;you when
2 you..that;you..to;you..what;you..with;youd;youll;zien;ziet;zitten $;zo ,;zug;zuiden;zur;zus
3 # in;# men;# more;# of;# on;# to;#..#;, je;, la;, one;, te;, that;, will;,..ich;,..this;: #;@ ,;@..and;@..not;^ as
3 ^ at;^ die;^ e;^ go;^ je;^ no;^ on;^ one;^ thats;^ this;^ tom;^..#;^..can;^..do;^..i;^..just;^..of;^..promised
3 a joke;a..at;aber;and then;answer;as well;at it;au;away;back to;badly;bit..$;by..,;ca;can..$;cards..the;cartes;cest
3 den;di..$;dit;do i;doesnt;en..$;enough;era;etre;extra;for..?;from @;go to;halt;hasta;hat $;have #;home $;i counted
3 i dont;i havent;i..at;i..do;i..i;i..not;i..to;ik..$;ill..you;im not;into..$;it $;it all;it is;it out;it..$;je;just
3 las;left;lost..$;maar;mail;many;mas;me if;meglio;men;mich;middle;moved;my orders;nog;north;of..,;of..in;one;one of
3 out of;para;pero;run;se;sono;strike;than;that last;that the;the middle;the..#;the..from;the..with;them $;there
3 there $;theres;think;thinking;this..for;to leave;to..#;to..&;to..?;to..on;tonight;too $;tu;until;until..$;what &
3 where;with @;you..?;zijn;zu
4 # ,;# for;#..at;#..i;& hat;&..peace;&..still;, @;, after;, could;, first;, ho;, id;, maybe;, se;, too;,..:;,..dan
4 ,..das;,..everything;,..hab;,..ik;,..may;,..me;,..mine;,..non;,..think;,..too;@ ?;@ no;@..ich;@..le;@..mine;@..more
4 ^ after;^ all;^ con;^ dat;^ erst;^ from;^ give;^ halt;^ if;^ keep;^ let;^ more;^ once;^ se;^ should;^ take;^ time
4 ^ turn;^ where;^..dit;^..it;^..ive;^..joue;^..la;^..least;^..ne;^..only;^..other;^..se;^..sono;^..the;^..until
4 ^..wollte;^..wrote;a set;about @;about the;about..,;after;al..$;all #;all ?;all..@;all..on;als..$;am i;ancora;and #
4 and not;and..to;another round;answer $;antes de;any more;anyway $;are $;armate..@;as a;asked me;aspetta;at least
4 at..and;attack is;attack..there;au..$;away $;be..with;better..the;bit..the;border $;break;bueno;but..$;call it;can $
4 cards;cards ,;carry;carte;ce;ce..$;changes;come to;con la;con..$;contrario;counted;coup;course $;cut;dan..het;das..,
4 de #;de jouer;del..,;depuis..$;deze;di #;did that;different;do;do $;do..$;do..have;do..think;doing this;eigenlijk
4 en #;en @;en..de;encore;encore $;er;erst;everything;except;fails;for it;for my;forse;free;from last;geht;gli;go;goes
4 goes well;goes..,;goes..@;guardia;half of;happens if;has already;has..my;het $;het..,;hit;i changed;i might;i put
4 i see;i want;i wont;i..?;i..still;i..there;id..the;id..to;if you;if..fails;if..lose;im back;im..sure;in it;into @
4 is best;is still;is..even;is..for;it ?;it a;it again;it..to;ive lost;je me;just in;just..case;kan;keep;keep it
4 keep..at;know how;la..que;las..$;later ,;least;left ,;lets;lo..$;looking at;lose;mail ,;makes;mal $;male;manana
4 mando;maybe;mee;menos;met @;meta;might;mind the;mine..$;mir..,;missing;mit dem;more..$;morgen;morgen $;most of
4 my mail;my..turn;naar;ne;ne..rien;next turn;nicht..,;nichts;niet;niet $;niet..$;no;no..i;noch;non..,;north $
4 not what;number ,;nur;ob;of..:;off $;okay;on hold;on..phone;once ,;one $;one army;one place;only;only the;ook
4 opinion;or..@;or..it;orders;ought;ought to;out $;over $;pass;peace $;peace in;perhaps;phone $;phone ,;place;place ?
4 plenty;plus;promised;que @;que no;que..,;rest in;right ?;roll..$;rolls;rolls $;round..i;said..the;sale;second $
4 she has;should..been;slept..it;so..me;so..not;solo;sono..,;sorry ,;sous;staat;stack is;stays;suis;take;take @
4 take the;te;te veel;than @;the border;the cannon;the last;the odds;the phone;the same;the..about;the..for;the..goes
4 the..until;then the;then..,;think its;thinking about;third;this for;this..not;this..to;those #;to sleep;to stop
4 to wait;to write;to..of;tomorrow $;tour;tra;turn is;under..$;until..week;van my;veo;vindt;wait..&;want;want..see
4 was..for;wenn das;wenn ich;what do;what..if;whats;when..gets;whether;while;wife..i;will do;win..$;without;wollte
4 word;wordt;worth;write;you hear;you like;you..it;you..its;you..this;zuruck
5 # $;# armees;# at;# but;# di;# man;#..it;#..non;#..that;& about;& e;& i;& just;& my;& too;& up;&..attack;&..got
5 &..ist;&..moved;&..out;, always;, ask;, ci;, denk;, dont;, ill;, nada;, no;, para;, si;, sorry;, theres;, though
5 , vielleicht;,..#;,..attack;,..ben;,..better;,..brother;,..enough;,..first;,..go;,..hes;,..many;,..maybe;,..mich
5 ,..off;,..orders;,..pas;,..se;,..shes;,..son;,..te;,..that;,..ti;,..times;,..which;,..wordt;. @;: first;: no;:..#
5 :..@;@ $;@ con;@ needs;@ niet;@ or;@ que;@ si;@..$;@..con;@..do;@..fall;@..help;@..it;@..off;@..whatever
5 @..whichever;^ (;^ als;^ and;^ antes;^ attack;^ ben;^ can;^ change;^ could;^ das;^ do;^ eigentlich;^ hold;^ id
5 ^ just;^ laat;^ lieber;^ mejor;^ nach;^ nur;^ pardon;^ perdon;^ perhaps;^ pick;^ place;^ play;^ si;^ statt;^ these
5 ^ was;^ would;^..@;^..anything;^..by;^..ca;^..great;^..instead;^..its;^..joking;^..kan;^..may;^..mind;^..mon;^..once
5 ^..one;^..or;^..out;^..para;^..rest;^..soon;^..those;^..trade;^..wasnt;^..yes;^..youve;a @;a la;a minute;a typo
5 aan..$;abajo;about $;about...;about..if;ach nein;achter;afford;after #;after that;after the;again after;again at
5 against a;against me;against..,;ah ,;all ca;all en;all this;all..it;all..la;all..what;allora;almeno #;alone;als
5 als &;als er;als..het;an..ago;an..place;ancora #;and..as;and..cards;and..that;and..think;annule;another game;apart
5 are ,;are just;are kind;armeen;armies at;army there;army..$;arrete;arrive $;as @;as..stays;asked..to;at..end
5 at..time;attacked me;auch..$;aufhoren;aun;aus..$;avant..,;avec le;be #;be left;be more;becomes;becomes..$;before
5 before i;before..run;belongs to;better the;beurt;bien ,;bis zur;bit..@;blijf;borders..$;bottom;brother..this;but id
5 but it;but..go;by one;ca ,;cambia;cambiato;can one;cancel my;cards $;cards in;cards next;cards..$;cards..of;cartas
5 case $;ce soir;ce..pas;cest trop;cette fois;change;changed my;che ho;ci penso;coast;come..the;comes in;comes..$
5 con &;could you;could..#;coup de;creo;dad says;dan;das;das hier;das noch;dat dan;dat..$;de que;de..@;depuis;derriere
5 dice..#;did..say;die #;die halfte;digo;do ?;do what;dont;dont know;dont..him;dont..that;dont..the;dont..too;door $
5 door..@;down to;down..#;drawer;e..una;earlier $;eben;echte;eentje;either;either this;el..?;el..del;el..turno;elkaar
5 else..$;en..#;end..with;entre;eruit;eso;est de;este;everything in;fai;fai..$;few $;fils;first;first ?;first..$
5 first..@;first..and;fois $;for..day;for..mail;for..next;forget..,;from &;from..?;from..tonight;game with;getippt
5 gets me;gewinne;give;go at;go badly;go easy;go..@;goes..the;got..left;group;group $;hablar;had ,;hago;halfte;halt ,
5 has more;has moved;have $;have ,;have it;have to;have..left;have..say;he has;hear..&;here goes;hermano;herum
5 hes probably;het aan;hit @;ho cambiato;hold;hold..horses;horses ,;hou;hour ago;husband..i;i #;i get;i may;i own
5 i said;i..@;i..afford;i..attack;i..know;i..them;ich attack;ich..als;id;id like;id say;id..a;ideas;if #;if i;if..dice
5 if..one;if..see;il..#;ill..this;im ahead;im home;in mind;in..other;in..the;is for;is niet;is not;is..&;is..be;is..by
5 is..enough;is..it;is..really;isnt;isnt..$;isnt..,;isnt..?;it from;it looks;it..?;it..really;it..well;its @;its still
5 its..#;itself;ive..to;jai my;je..my;je..pas;jij het;joke $;joking;just the;just..the;kaarten;karten;keep..#;klappt
5 krijg;la segunda;last weeks;last..after;left $;left @;left..then;les cartes;let;let them;let..be;like its;like to;lo
5 lo estoy;lo..,;lo..con;load;long way;longer $;looks..$;looks..its;lose..,;losses;losses $;maar..,;mail..in;make..a
5 many in;mas $;mas ,;maybe i;me more;me ne;me out;me tonight;me..armies;me..do;me..what;mean;meant to;mee ,;men $
5 met..,;mette;mi..ancora;mia sorella;mia..,;mias;mij;mind..,;minder;mine..,;misread;misread the;mistake in;moi..$
5 moins;mon fils;more;more..you;morgen..,;most;move in;moves $;my answer;my..first;naar..$;nach dem;nada;nadie
5 ne..rest;needed;nel;never mind;next to;nicht mehr;niet..ik;no need;no para;no..de;no..in;noch..?;nog..,;non..piu
5 nonsense $;not all;not..@;not..it;nothing this;number #;o;o..,;ob @;obviously $;of those;oh..and;okay..$;on that
5 on..i;on..truce;on..until;one ?;one at;one was;one..a;one..from;one..it;one..the;one..those;ones..$;only wanted
5 only..a;only..of;only..one;or;other $;ours;out with;out..@;papa;par;para que;pardon ,;pas $;pas le;pasado;passe;pays
5 perdon;piu di;play..?;plus $;posto;program;promised..peace;put a;put my;put this;que #;que &;que jai;que viene
5 que..a;queria;question;really..of;rest ,;rest..#;round ,;round with;rubbish;said..,;same;say no;says #;says..the
5 schlecht;se a;se queda;se si;se..e;se..sono;see if;see..it;seen it;send;sensible;sent it;sentence;she..me;she..the
5 shed;shes..,;should i;should keep;should..the;si hay;si..il;si..passe;si..perds;sin;slecht;so do;so..@;soir ,
5 son says;soon..&;sorella;sorry..i;staan $;stayed;stays..$;still..,;stop;stop..the;stuur;suppose $;supposed..be
5 sure if;take my;take..off;taken;talk to;tambien;tausch;tauschen;te..$;tegen..,;tell me;test ,;than..in;than..of
5 that $;that cant;that from;that in;that..be;that..last;that..possible;that..the;that..was;thats a;thats enough
5 thats what;thats..my;the feeling;the right;the soldier;the..go;the..half;the..i;the..instead;the..may;the..must
5 the..orders;the..part;the..stays;the..thing;the..up;them all;them can;them..$;then;then $;then ,;then keep;there are
5 there..from;theres an;they are;thing;think ?;think i;think..$;think..something;thinks the;this ?;this and;this or
5 this was;though $;throw..$;thumb;thursday..i;till &;till you;to #;to @;to change;to place;to take;to..cards
5 to..everything;to..half;to..it;to..others;toch niet;too many;too..in;touche;tour..$;tranne;troops $;tu..@;turn..,
5 turno que;typing ,;uberall;ultima;una vez;unless the;until you;until..,;up @;up my;up..a;use it;using;va bene
5 van..week;veux;viene;vivo;von mir;vorher;wait $;wait until;want all;want is;want the;want to;warte..,;was it
5 was only;was..mistake;was..niet;we do;we leave;weeks..,;well see;what my;what..did;what..you;when there;where i
5 where..is;which of;while im;while typing;whole thing;will..$;will..?;with fewer;with nothing;with the;with these
5 with this;with..#;with..one;would like;would..mind;wrong..$;yet..$;you about;you can;you mind;you put;you to
5 you wait;you..i;you..so;you..them;your horses;zonder..$;zur halfte
6 # ?;# armeen;# losses;#..home;#..mas;#..me;& hasnt;& id;& me;& non;& si;& wants;&..first;, als;, dann;, das;, el
6 , if;, let;, please;, right;, say;, take;, tell;, then;, this;, whatever;,..@;,..comes;,..forget;,..goes;,..if;,..je
6 ,..no;,..one;,..send;,..take;,..will;,..would;@ :;@ card;@ i;@..better;@..is;@..then;@..there;@..was;^ any;^ but
6 ^ ce;^ cest;^ era;^ es;^ everything;^ falls;^ lo;^ non;^ not;^ oh;^ only;^ plus;^ scusa;^ second;^ then;^ una;^ und
6 ^..agreed;^..case;^..caso;^..encore;^..forget;^..half;^..hay;^..het;^..hold;^..ich;^..line;^..maar;^..mail;^..met
6 ^..not;^..solo;^..too;^..use;^..wait;^..what;^..when;a..army;a..idea;a..more;about..one;af $;after all;ahi;al @
6 all..#;alleen;alone ,;along;an order;ancora..$;and only;and..in;and..it;and..me;anything;anything $;armate;ask;ask &
6 at home;au..#;au..tour;avant;away from;back ?;bad ,;be..#;behind;belongs;beter;better..$;better..me;bij;bis
6 bleiben $;bleibt;bueno ,;but #;but dont;but not;by #;can we;can..the;cards for;carte $;change my;change the;could we
6 count;counted..$;course;dal;dann;das..@;de ici;de lo;de..?;de..la;deal;decide;demain $;denk;depuis la;dir;dis
6 do anything;do..same;does $;dont..to;e non;enough $;entonces;esto;far..it;figure;finale;first attack;follows
6 from this;fuori;gar;gar nicht;get @;get..,;give me;give..an;gleich;go ,;goes..$;havent..the;hes..right;hold it
6 i believe;i even;i forgot;i take;i will;i would;i wouldnt;i..mind;i..more;i..want;ich nicht;ich..nicht;id..it;idea ,
6 if;if she;if they;if we;if..$;in case;in there;in..first;is fine;is het;is just;is only;is what;it goes;it..#
6 it..badly;ive thought;ive..$;ive..better;je..$;jij;joke ,;just..,;just..to;kannst;kidding ,;la last;la mitad;lass
6 laten;later;le..depuis;left..$;left..@;legal;let it;let me;lets not;lets..it;lets..that;like $;lo que;long..i;lot ,
6 maar een;maar..$;made up;made..my;mail before;make;may i;me peace;me suis;me..in;me..sin;me..than;me..tonight;mean ,
6 mehr;mejor;mind..the;moins #;moins..$;moment ,;mon..de;more $;more..,;more..that;mossa;move ?;my..while;nada ,
6 naturlich;nest;nicht;niet ,;niet..,;non;non ,;non sono;none of;not;not so;not sure;not..i;not..if;not..this
6 nothing $;nothing..@;numero;nur ein;odds;oder..$;of #;of course;of it;of this;of..before;off..&;oh;oh..,;on..&
6 on..safe;one after;one more;one yet;one..#;one..on;one..only;one..round;one..there;ones..the;only $;only..to;or..$
6 other..,;others are;ou;part;part $;part..the;pas;peut etre;plus..#;plus..$;pour la;que lo;quiero;rest;run..$;runde $
6 safe side;sarebbe;sauf;scusa;se me;se puede;se..$;second..is;sense $;set ,;seulement;should..@;si;si ca;si je;side ,
6 sit;slept on;so no;so..do;so..that;sobra;solo..,;stack $;statt;still..#;stop..$;suicide;take it;take..,;than that
6 that attack;that one;that..for;that..still;thats the;thats..,;thats..the;the bigger;the extra;the safe;the stack
6 the..before;the..next;the..ones;the..roll;the..set;the..side;the..stop;the..till;them there;then nothing;then on
6 there ,;there is;think ,;think of;this mail;this..dont;till;to decide;to have;to hit;to keep;to send;to think
6 to..her;to..is;toch maar;tom..#;tonight $;touch..$;tour $;truce;trying;turn ?;turno $;twice ,;typo;until #;up north
6 up..mind;van die;vaut;von..aus;wacht;wait;wait a;warte;waste;way..$;weakest;weet;weniger;wenn;western;weten
6 what..would;whether the;wise;wiser;with only;with that;worp;would it;would..be;would..to;wouldnt;write..$;wrong
6 wrong ,
7 # a;# de;#..@;#..then;, call;, dan;, of;, stop;, wenn;, whichever;, would;,..ask;,..isnt;,..it;,..keep;,..lo;,..need
7 ,..not;,..or;,..tell;,..tu;,..write;: the;:..the;@ alone;@ first;@ if;@ thing;@..,;@..all;^ ah;^ al;^ attends;^ dont
7 ^ er;^ est;^ et;^ minus;^ warte;^ while;^ without;^ yes;^..auf;^..das;^..der;^..en;^..let;^..move;^..nest;^..non
7 ^..nur;^..rather;^..set;^..that;a mistake;a truce;aan;aan ,;about..cards;ach;ach..,;actually ,;agree;ah;ahead;all in
7 als het;als ik;and @;and..this;andere;anders;antes;at all;attack..,;attacks..@;au @;au moins;bad $;badly ,;behind $
7 ben $;bit about;bleiben;but one;can i;carry on;ce nest;ce que;cosa;dann @;davon;demain;desde;do..?;doch;doen
7 doesnt..$;donde;dont want;du @;earlier;either..or;er..#;est ce;est..que;everything..$;falls;few;first ,;follow $
7 forget;garde;go..the;hear from;hold..$;i just;i mean;i..trade;id leave;if &;if ive;if nobody;if..gets;if..have
7 if..is;il @;is worth;it be;it fails;it isnt;it one;it until;it..,;it..i;it..you;je ne;je prefere;just kidding;kann
7 keep #;keep the;keep..$;kijk;last attack;later $;le @;least..$;leave @;leave the;li;list;look..it;max;me think
7 me..de;mind;mistake;mitad;move ,;ne..plus;need to;nein ,;nicht..$;no more;no trade;no..@;no..nada;no..this;non..$
7 nonsense;not..,;now that;number;obviously;odd;of..would;one is;one..to;only want;only..@;or..,;orders..$;other one
7 others;oublie;parte;peut;pick;place..$;place..,;possible;prefere;puede;put..there;queda;remain;save;se &;second
7 second half;second..$;set;si..,;silly;son..,;sorry $;sorry..that;still..my;stop ,;sure;te lo;than..,;that even
7 that..one;the better;the bonus;the bottom;the cards;the first;the others;the place;the third;the truce;the wrong
7 the..first;the..one;the..version;them;them ,;think is;though;till the;to attack;to lose;to..instead;to..them
7 to..what;too..to;tu..$;ultimo;von;was my;what i;what..have;what..want;whatever..$;when @;when its;where it
7 with..cards;works $;worth..$;wrote;yes ,;yet..i;you think;you..from
8 # is;#..be;#..there;, bis;, mine;, ob;,..dont;,..es;,..mean;,..place;,..promised;@ doesnt;@ falls;@ y;@..la;@..no
8 @..non;^ ask;^ either;^ max;^ same;^ stop;^ y;^..after;^..ce;^..go;^..kidding;^..las;^..play;^..take;^..una;a few
8 aantal;aanvalt;abbess;abbia;abort;accept;acceptance;accident;accordo;accumuler;acordado;acuerdo;adapt;adegua
8 adjacent;af;after..$;after..,;aggiungine;agnes;agreed;ahorro;aie;ailleurs;ajusta;ajustalo;allem;allow;almohada;alte
8 alternatives;alto;altra;altre;altrimenti;altrove;amend;american;amounts;an $;anade;andare;anderen;andern;aneinander
8 anfangen;angebot;angeboten;annoyingly;annuler;anpassen;anywhere;aparte;appen;appena;approvazione;appuye;april;arriba
8 arriesgado;arrivano;as long;as..as;assumption;atacado;atacaria;atacarla;atatck;atencion;attaccato;attaccherei
8 attacchi;attachment;attcks;attimo;auquel;autrement;avanza;avast;aver;avisame;aviso;avvocato;await;ay;back the
8 balanced;bandeja;bare;basso;basta;bastan;batterij;be better;beachten;bedacht;bedoeling;befehl;befehle;behalte
8 behalten;bel;belay;bellen;bench;bens;bescheid;besloten;besoin;besten;betere;better not;better to;bevestigen;bevor
8 bewaar;bientot;binding;blank;blessing;bloederig;bloot;bluff;boel;boh;boos;borra;borrador;bougent;bozza;brakes;bram
8 breek;brich;britian;brittain;brothers;burma;burn;busca;butta;buttala;button;caiga;calcolatrice;cambi;cambiado
8 cambiale;cambies;camino;cancella;canje;canjear;canon;careless;cas;caso;casualties;casualty;cavalier;cease;ceasefire
8 ceci;celui;celular;cero;chain;changer;chaud;checking;chemin;chiediglielo;chiedo;choisis;chuck;cima;cioe;circa;circle
8 claro;clause;cleverer;cliccato;clock;closing;colleghi;coller;coloca;column;combinacion;combinato;comincia;committee
8 compulsory;concept;condicionado;confinino;confirmed;confirmo;confirms;confundi;confusion;confusione;congela
8 conquistato;conquiste;conseilles;consultalo;consultar;contato;conte;content;continued;conto;contrariamente;controlla
8 conviene;copier;correct;corrected;correctie;correction;correctly;correggi;correo;correttore;corrijo;corta;costo
8 coude;countermand;crecido;crept;croce;cruzados;ctrl;cualquier;cuantas;cue;cuenta;cugino;cycle;dal..$;dame;damit;darf
8 date;dazu;decade;decidee;deciderai;decidido;decision;deciso;dedo;defendiendo;defending;definite;degli;dejamos
8 dejaria;dejas;demasiados;demi;dentro;depend;deplace;deroga;desdecirme;desdigo;deux;dial;dices;dici;dico;die karten
8 diego;difendere;differ;differently;digan;dime;dimenticalo;dimezza;dimezzale;dimmi;ding;dira;dirai;directly;disastro
8 discard;disculpa;discussion;displacement;disposto;distracted;dobles;doden;dont mind;dont roll;doorgaan;doorgaat
8 doppio;doubled;dovevo;draai;draus;drivers;drop;drops;drunk;dumm;easiest;ecrire;ecris;eerder;effe;einfach;eintauschen
8 eintragen;einverstanden;ejecutes;ejemplo;elige;ella;ellos;elsewhere;em;emergency;emil;emma;empate;empieza;emptying
8 endgultig;endgultiges;ene;enfadada;enleve;enlever;enleves;entera;entra;entro;environ;envoyer;equal;equivoque;eran
8 erase;erbij;erbuiten;ergens;erin;ersetz;ervoor;esagerato;escapo;escribio;esos;esperame;esperate;estaria;euh
8 except the;executing;exit;experiment;faccenda;facciamo;facciamolo;facoltativo;faisais;fallen;falsch;fanne;fasse;fea
8 fehlt;fermiamoci;fills;finger;finirla;fire;first $;first and;first..,;flatmates;flip;flop;font;for..second;forbidden
8 foregoing;fortify;forze;frais;frase;fris;from there;fronti;fuera;fuerzas;funktioniert;gastes;ge;gegenuber;gelesen
8 geloof;gemeint;gemeldet;genoeg;genugt;geplakt;geredet;gerissen;gesetzt;getal;getallen;geteld;gevecht;geweest
8 gewohnheit;gezet;gibt;ginge;giocarle;giochi;giurerei;giusto;glaube;go on;goes to;grabbed;grande;greenlnad;greeting
8 grenst;grenzen;guardar;guardate;guerra;haal;habe;hable;habs;hagas;half $;halveer;handed;hang;hangs;hanna;hasnt;hause
8 haut;haz;hazlo;heads;hee;heiss;helm;herd;hereby;hers;heure;hice;hiciera;hiermee;hiervan;hilft;himself;hin;hinein
8 hingeschrieben;hinten;hinzustellen;hits;hoef;hoeft;hoeveel;hommes;hoog;hop;horen;humbly;hypothetical;hypothetically
8 i promised;i say;i wrote;i..about;ich..@;icland;id..@;idk;if @;if it;if..doesnt;if..dont;if..get;ignore the;ignorier
8 ignorieren;igual;ijskast;ik er;ik..nog;ilegal;ill send;illegal;illegale;imparando;importe;in that;in..place
8 increased;indias;inform;inleveren;inruilen;insieme;insist;insisto;insofar;installe;instead;intelligent;intendevo
8 interesa;invia;inwisselen;inzien;is..many;it ,;it doesnt;itd;jack;jattaquerais;jechange;jette;jeudi;jonas;juegues
8 jugaba;junto;just one;kampf;kanon;kans;kep;kid;kidding;klopt;klug;klungelen;kmachatka;koest;korrektur;kost;kostet
8 krachten;kunt;lado;laisse;lancio;larger;lars;lascerei;lascialo;lasciamo;lasciamola;lasciane;lasciarne;last one
8 latest;lease;leek;legality;leggi;leo;letterlijk;lies;limits;linea;link;links;llame;lleve;lugar;lukas;m;mach;machen
8 machst;mag;mailadresse;majority;make it;malheureux;manage;manca;marcha;mattaque;maybe..$;mazzo;me again;me until
8 meantime;mejores;melde;meno;mercoledi;messagerie;messing;metais;meti;metterei;mettiamo;mettine;mezzogiorno;mica
8 miedo;miercoles;migliore;mijne;milking;mindestens;minimum;mirando;misa;missus;mistook;mittagessen;modifier;moest
8 moglich;mogolia;moogt;moose;more..i;mr;muerto;mueva;muevas;mulling;mussen;mustnt;muy;nachster;nadat;nader;naked
8 nakijken;nalezen;namen;names;narrete;neanche;nearer;necesito;needful;neer;neerzetten;nego;nen;nentre;nenvoie;nes
8 netait;neu;nicht $;niets;nipote;no lo;no..,;nombres;nora;nord;not $;not ,;nul;null;numeros;obbligata;oben;object
8 objection;obliga;obsolete;oefenen;oeps;of them;offenda;official;oltre;olvida;olvidalo;om;omit;on to;once..$;onderste
8 one with;ongeluk;ongeveer;onwards;oost;opas;opcional;opens;oppure;ops;opschrijft;option;orale;ordres;oriental;other
8 other game;oublies;outbox;overdo;overleggen;overlook;overlooked;overrules;parait;pare;parecido;parentesi;parentesis
8 parere;pari;partir;partisse;pasalo;pases;passer;pasticcio;pata;patto;pazzia;pedir;peine;pendiente;pending;pensa
8 pensaba;pensais;pensandolo;pensarci;penses;pentita;perdere;perform;permesso;permit;permitido;pet;phrasing
8 piazzamento;pierda;piled;pinch;pivoting;plaats;placer;plaisantais;planned;plantas;platz;please;ploughing;podria
8 poging;pone;ponga;pongas;pongo;ponlas;ponle;ponlos;porque;portion;pospongo;possibile;posted;potrebbe;pourrait
8 practicando;preferirei;preferisco;prefiera;prefiero;preguntale;prejudice;premature;pretend;price;probabilidades
8 proceed;process;production;proefdraai;propose;prosegui;provvisoria;prullenbak;pueda;pues;pupils;push;put;put..in
8 qual;quale;quando;quantity;quay;queden;quegli;quello;quelques;quen;quieras;quietecita;quitale;quitalo;ragionando
8 raid;rapporte;rate;reach;rebaja;rechne;rechts;reconsider;reconsidered;recount;redo;redt;reduce;reflechis;reflexion
8 refuso;registri;reglamento;regolare;regret;rehacer;rehearsing;rein;reinforcement;reiter;release;renglon;repartelas
8 repeat;repent;rephrase;replaces;replies;reponds;reponse;reprendre;request;reserva;reten;rethink;retirada;retirate
8 revert;revisa;revisalo;revise;revises;revision;revoke;rewrite;richer;richtigen;rigirali;riguardando;rimanere;rimetti
8 rinunciare;ripensandoci;risentiamoci;riskant;risks;risparmiare;risposto;ritirata;ritirati;ritiro;ruber;rum
8 rumgedruckt;rung;rust;sacalo;sacan;sagen;saltalo;saltiamo;sapere;sarrete;satz;saying;scambiato;scandanavia;scene
8 scherzavo;scherzo;schreef;schrik;schwachen;schwester;scoperta;scordato;screaming;scrive;scrivere;se..,;seasons
8 seconda;segna;segno;segue;seguito;sembra;senal;senno;sensato;sentido;separate;sequence;setzt;shares;shook;showing
8 si &;sicura;siga;sigan;sils;simmer;sino;sistemalo;sla;slaan;slimmer;slip;slowly;so..it;sobran;sofern;sohn;soit
8 solamente;sollen;soltanto;somethings;sondern;sonntag;sospendi;spaar;spass;spend;spendo;spostamenti;spostarle
8 sposterei;spotted;spreading;stapel;stay;steer;stel;stepped;stepwise;stick;stingy;strada;streich;strength;strips
8 student;stuk;stukje;stupid;substitute;succeed;success;sud;suffiront;suffisent;suffit;suicidal;suit;suite;suivent
8 suivra;sum;sums;sundays;supersedes;superstitious;supposing;supposons;survivors;suspende;suyo;tails;take back
8 take that;tantito;target;tausche;tbc;telefoniert;telephone;telt;template;temptation;tempted;tenermele;tengas;tenvoie
8 terminar;termine;terms;terrei;terugkom;that is;the one;the other;the rest;the..back;the..bit;the..can;the..if
8 the..place;theirs;theo;there ?;there..#;therefore;theres a;theyd;thing $;thing ,;think about;throw;tieni;tienilo;tik
8 tira;tiralo;tiro;to..if;tocaban;toccare;toccarlo;tocchi;toglierla;tolerance;tonta;too late;torno;toss;touch;touches
8 tourne;towards;tranquille;treating;tris;trompe;tromper;troppe;troppi;troublesome;troupes;truppen;turno;tus
8 uberschlafen;ugly;uithaalt;umgekehrt;undone;unes;unfinished;unicamente;unidea;uniquement;upset;usane;usare;use..$
8 useful;useless;uy;valida;vallen;vanno;vaudrait;vayas;veas;vedi;veiliger;veiligste;venendo;verander;veranderen
8 verkeerde;verkehrt;verlaten;verlorenen;verovering;verplaats;verplicht;verschieben;verschiedene;verso;verspreid
8 versterkt;vertan;verteidigern;verteilen;vertrekt;verwechselt;verwerkt;vespers;veterans;viejo;vinger;vloog;voel
8 voglia;volgens;volgorde;voluto;voorlopige;vorschlag;votes;vouloir;vrai;vrais;vuelvas;waarschijnlijk;waarvandaan
8 waffenstillstand;wait..my;wegfallen;weggooien;weglaten;wegschmeissen;weinig;welke;what would;whatever;wilt;winners
8 wissel;with everything;with it;with..dice;woanders;woensdag;worn;would do;would you;wrongly;wrote..,;yak;yeah;yet
8 yet $;z;zahl;zegt;zero;ziehen;ziekenhuis;zij;zin;zodra;zugesagt;zweimal
9 # i;#..them;, lets;,..course;,..put;,..second;,..wait;@..of;^ leave;^ o;^ wait;^..as;^..lo;^..si;^..sure;^..with
9 alone $;an ,;another..$;as soon;attack;attack from;attack..$;attends;auf..$;back..$;be @;case;decided;do the;fewer
9 first..then;follow;for now;forget the;goes badly;happens $;hold the;i sent;id rather;id..not;if that;if thats;if the
9 in $;is too;it gets;it too;je te;keep a;laat;leave;leave..alone;liever;me..you;minds;move..$;my next;my..mail
9 nach..$;ne..pas;nein;no..than;noch..,;not..$;not..the;nur ,;on..@;or..i;pas..$;place ,;play..$;put them;quit;rather
9 rest..@;result;send the;should go;sleep on;soon as;stay..$;still have;that ,;the..should;this..what;treat;version
9 wait for;wait with;yes;you..anything
10 ^ actually;^..attack;^..attacks;^..if;^..meant;^..no;^..them;about..attack;actually;afterwards;all..them;allowed
10 as it;ask me;at..?;attacks @;before..roll;counts;do it;do that;first one;for next;hang on;if..can;if..has;im..#
10 instead $;it..@;je..suis;lieber;line;me first;mets;mind $;more than;move;my..about;naar @;nach;not @;not..about
10 oder;one ,;only..i;or @;put the;right ,;scrap;second one;second..,;so dont;that..,;the #;the number;too..,;trade $
10 wait ,;wrong..,;you may;you roll
11 # armate;# des;# du;# essai;# instead;# left;# must;# over;# reichen;# seems;# somewhere;# staan;# tries;# van
11 # verloren;# voor;& alone;& ataca;& attacca;& attacked;& attacks;& attaque;& bis;& doesnt;& keeps;& moved;& offered
11 & okay;& peace;& tonight;, actually;, alleen;, cambialo;, correct;, damit;, dit;, do;, doch;, drop;, else;, eso
11 , everything;, falls;, finalement;, frag;, genau;, gli;, go;, gooi;, hein;, laisse;, lascia;, mag;, mets;, most
11 , ok;, pick;, plutot;, quella;, read;, scegli;, second;, skip;, sobald;, spread;, still;, strike;, stupid;, throw
11 , today;, trek;, vale;, zeg;, zieh;,..rest;. if;. le;: all;: dont;: niet;: nothing;: si;: swap;>;@ @;@ af
11 @ afterwards;@ bedoelde;@ bit;@ but;@ goes;@ meinte;@ nait;@ not;@ ou;@ out;@ sauf;@ serait;@ sorry;@ still;@ tbh
11 @ tegen;@ though;@ twice;@ wherever;^ add;^ anything;^ argh;^ aspetta;^ attaque;^ begin;^ beim;^ cambia;^ cash
11 ^ cross;^ dann;^ depending;^ depends;^ deze;^ dis;^ estaba;^ esto;^ execute;^ finalement;^ forget;^ garde;^ gilt
11 ^ hm;^ hmm;^ ist;^ kann;^ kommando;^ lose;^ mais;^ march;^ might;^ moment;^ niet;^ nvm;^ park;^ plutot;^ pull
11 ^ quit;^ rather;^ read;^ roughly;^ sarebbe;^ sauf;^ save;^ sinon;^ spiel;^ start;^ subject;^ tacha;^ tja;^ twice
11 ^ undo;^ unless;^ whoops;^..leave;a border;a condition;a guess;a look;a meno;a que;a suggestion;a tie;a time
11 a waste;aber lieber;above $;accord $;ach nee;actually the;adjust;adresse;afghanistans;afghanistans mine;after @
11 after dinner;after every;after lunch;again :;again tonight;agreed on;agreed that;agrees to;al contrario;al posto
11 alcanzan;all depends;all du;all nach;alleen als;allowed ,;allowed ?;als @;als ben;als je;am handy;an error
11 an meiner;anders vervalt;andersom;andersrum ,;angenommen;angenommen ,;angreift;angriff bin;angriff schiefgeht
11 answered;answered my;antes con;anything yet;applies;are bad;are left;are needed;are wrong;argh;argh ,;armeen hat
11 armees ,;armies for;arrabbia;arrepenti;arrepenti de;arrete toi;as an;as many;ask first;ataque @;ataque solo;ataques
11 atras;attacca ,;attacca @;attacca il;attack @;attack after;attack back;attack il;attack..@;attacks;attacks ,
11 attaque $;attends avant;au prochain;auf ,;auf @;aufhoren $;aus @;aus an;ausser;avec @;b :;back afterwards
11 back there;bad roll;badly just;be allowed;be played;bedoelde;bedoelde ik;before &;before ,;before ive
11 before playing;before that;before this;begin with;beim zweiten;below ,;ben there;better ?;better make;better odds
11 better one;better put;better stay;big army;bij ,;bis &;bit less;bits;bleed;bleib;bother with;bouge pas;bound
11 bound by;break it;broma;brother typed;brouillon ,;but ive;but keep;but without;by itself;by phone;ca en;ca se
11 caduto;caduto il;cae;calling;can ,;can it;can skip;cancel that;card if;cards :;cards after;cards go;cards i
11 cards too;cards with;cartas $;cartas para;cartas tambien;case &;case i;case id;cash in;ce qui;cest juste
11 cest permis;change @;changed since;che tu;check the;coast $;come before;comma;con esto;condition;condition que
11 conditional;confirm;confirm the;confirme ca;consider this;convinced;correggo;could skip;count $;count this
11 couple more;creo que;crois;cuantos;cuentas;cuentas ,;cut the;da $;dad first;dads;daft;daft ,;dagegen;dall;dall @
11 dalla @;damit $;damit ,;dan kijk;dann ist;dann lass;das aber;das second;das set;das uberhaupt;das war;das ware
11 davvero;davvero ?;de aanval;de abajo;de fil;de first;de lancer;de las;de plus;de second;de trop;de verdad;decent $
11 decide ,;decide between;decided yet;decido;decido then;dejo;del final;del turno;delete the;denn;depending
11 depending on;detto;di piu;dice less;dice only;die $;die aanval;die last;die move;dir heute;dire @;direction $
11 dis moi;discuss;disregard the;do @;do both;doen $;doen ,;does ,;doesnt count;doesnt fall;donde puse;done ,
11 done with;dont send;dont start;dont touch;door naar;double check;doubts about;drop one;du ?;du streichen;dunno;e my
11 eastern;echange ,;egal;egal welches;ein entwurf;ein test;el orden;el proximo;else has;en a;en niet;encore ,
11 enough there;enough to;entrer;entrer all;entscheide;entscheide ich;er #;er hoort;er nog;er staat;er te;era broma
11 era del;erlaubt;error;erst morgen;es $;escribe;espera a;essai;esto queda;estoy pensando;et si;etre mieux;even do
11 evenly;everything above;everything after;everything into;everything to;example ,;exceed;exceed #;facessi;failing
11 fall back;falls der;feel better;feel free;feel safer;fermi;fewer if;fewer would;fifty;fil;finale non;fine with
11 first angriff;first ask;first avec;first fight;first if;first is;first le;first mail;first met;first part
11 first what;first whether;frag;frag mich;free to;fruh;further $;further than;garde my;garder;gave &;geht ,;gek
11 geklappt;geldt while;genau;genau andersrum;gerust;get ?;get them;get through;gevallen;giocare ancora;glaub;glaub ,
11 gli ordini;go ahead;go by;goes bad;goes in;going badly;gone by;good idea;got them;grapje;grapje ,;green light;guard
11 guess ,;hablar antes;half..them;halfte davon;halverwege;handy;happen if;has $;has answered;has left;has offered
11 has one;have doubts;have fewer;have in;havent made;haya;he hasnt;hein;hesitate;het er;het goed;het kan;het misgaat
11 het te;hier nog;his promise;hm;hm ,;hmm;hmm ,;ho sbagliato;hold back;hold still;home and;hooguit;hoor je;hoort nog
11 hor;hor auf;how about;however;i @;i allowed;i ben;i change;i commit;i hesitate;i misread;i mixed;ich @;ich dir
11 ich gewinne;ich glaub;ich mehr;ich mit;ich naturlich;ich uberlege;ici la;id go;id hold;id meant;id stop;idea at
11 if any;if so;if trading;ignore it;ik krijg;ik laat;ik weet;il first;ill let;ill think;im inclined;im passing
11 im thinking;im wavering;in if;in which;instead ,;inverse ,;is after;is an;is certain;is conditional;is daft;is de
11 is left;is nonsense;is possible;is safe;is te;is void;is weak;is wiser;isnt ,;isnt what;ist ,;ist das;ist schluss
11 it @;it back;it counts;it like;it not;it takes;it that;it till;it without;item;its really;its stupid;its suicide
11 ive only;ive talked;je crois;je dit;je peux;je retire;jhesite;jhesite encore;joh;joh ,;joue rien;jouer ca;jugarlo
11 just for;just ideas;juste;juste #;karten auch;keep at;keep out;keep some;keep that;keeps his;know before;kommando
11 kommando zuruck;kriege;la $;la ?;la @;la parte;la take;laat de;laisse au;las ordenes;lascia perdere;lassen wir
11 last man;last number;last place;last sentence;lauft;le droit;le move;leave &;leave a;leave at;leave one
11 leave somebody;leave that;leave them;leave..$;left and;left by;left on;left over;left with;less;less there
11 lets hold;lets say;lieber #;lieber in;lieber nicht;lieber noch;line was;lines ,;lo mando;lo move;lo ves;long as
11 look again;looks good;los que;lose at;lose the;lose too;lot in;lot into;maak;maar #;mail is;mail je;make sure
11 make the;makes no;many ?;many as;march in;may go;may move;may put;may want;maybe .;me @;me arrepenti;me cuentas
11 me olvido;me then;me till;me tocan;me what;me whether;meant as;meer dan;meglio il;mehr armeen;meiner place;meinte
11 meinte ich;men ,;men for;men rest;meno che;mensaje ,;met #;met &;mets all;metti;mettile;mi hermano;mi scrivi
11 mi spettano;mich verzahlt;middle ,;mieux $;mind while;mind you;mine already;mine comes;minstens;minstens #
11 minus the;miscounted;miscounted $;misgaat;mistake ,;mit &;mit @;mitad $;moi avant;mon coup;more if;more later
11 more sense;more there;morning to;move anything;move before;move can;move del;move fewer;move finale;move first
11 move if;move this;move until;moved away;must $;my bad;my echte;my thumb;my word;naar $;nach $;nada de;nah forget
11 nait;nait pas;name ,;name is;naturlich @;ne bouge;ne restano;ne vaut;nee toch;needs at;needs them;negotiating
11 next one;nicht all;nicht angreifen;nicht ausfuhren;niet @;niet uitvoeren;niks van;no .;no es;no further;no la
11 no sense;no va;nobody else;noch $;noch unsicher;noch zurucknehmen;nochmal;nochmal $;nog eens;nog niks;non giocare
11 non si;non una;north instead;not as;not attack;not count;not final;not finished;not like;not north;not the;not then
11 not to;not today;nothing else;nothing in;nouvelle;now im;nulla;nulla $;number is;numbered;numbered lines
11 numbers are;numeri;nur #;nur wenn;nur with;nvm;nvm the;ny;o nee;o no;odd numbered;odd one;odds $;of plan;of there
11 of..#;ok $;old mail;old ones;olvido;om ,;on arrete;on ice;on what;on whats;on..the;once &;once ?;one away;one back
11 one goes;one if;one or;one round;one works;ones stay;only ,;only against;only in;only joking;only so;only trying
11 op @;opinion $;opposite;optional;or from;or less;or rather;or what;or whatever;or would;ordenes de;order ,
11 orders tomorrow;ordine;ordini;ordre ,;other #;other @;other direction;other horse;other side;other..$;otherwise
11 otherwise dont;otherwise leave;oublie la;outnumber;pas all;pass $;passing;pays $;peace today;peace until;pensando
11 perdere $;perdon ,;perds plus;permis $;pero non;persuaded me;peux encore;phrase;pick one;pick the;piuttosto
11 place gets;place machen;please $;plenty ,;plutot;pointless;postpone the;practising;precies;prefer not;prefer the
11 presto;proposal;prossimo turno;provided that;provisional $;puede $;pull them;puo rifare;puse @;put all;put it
11 put more;put that;qualcuna;quante;quanti;quatsch;que attack;que quiero;que te;que vuelva;quellattacco;questi
11 questi sono;qui a;quiero hablar;quil;quit while;ramene #;rang;rather keep;rather they;rather wait;reached
11 reached you;real orders;really #;really do;really get;really only;reckons;reckons im;redis;redis ca;regel;reichen
11 reichen $;reicht;reicht ,;replace;reply from;repondu;rest comes;rest for;rest que;rest stays;restano;retire;retract
11 reversed;rifare;rifare il;riga;ring you;roll ,;roughly;round instead;rounds of;ruilen;rule against;run these
11 run this;safer;sale bien;salvo;salvo que;sbagliato;scegli;scegli tu;schick;schick ich;schiefgeht;schiefgeht ,
11 schlecht lauft;schrap;schreib;schuiven;schuiven finally;scorso;scratch @;scrivi;scusa ,;second attaque;second ligne
11 second line;seems a;seguro;send something;sense;sent this;sent yesterday;senza;separately;serait peut;seria
11 set first;set for;setzen;setzen $;she wants;shes right;should ask;should it;should read;should say;should the
11 shouldnt trade;show you;si arrabbia;si se;sicher ,;sicuro;silly ,;sin nadie;sit on;skip $;smarter to;so better
11 so leave;so maybe;so not;so that;sobald;sobald ich;sobra ,;solo #;solo se;solo una;something else;son typed
11 sono piu;sorella ,;sorry that;south alone;spare $;spettano;spettano davvero;spiel das;split them;spread them
11 start the;start with;start yet;statt @;stay $;stay home;stays home;still $;still mine;stop before;stop it;stopp
11 stoppen;stoppen als;streep;streichen;streichen $;strike it;strike that;stronger;stupid ,;stuur het;subject
11 subject to;suggestion;suicide ,;suis trompee;sure pour;surtout ne;survive $;survives goes;swap @;swap those;tacha
11 take all;take one;talked to;tbh;te confirme;te gek;te redis;tegen @;telefono;tenga;tenzij;territorio;territorio ,
11 text $;that gets;that goes;that instead;that isnt;that ive;that many;that thought;that till;thats not;thats one
11 the attacks;the coast;the drawer;the list;the lower;the men;the neighbour;the numbers;the opposite;the orders
11 the part;the rolling;the second;the smaller;the thursday;the top;the western;the..only;the..way;them the
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
11 wrong country;wrong list;wrong mail;wrong place;wrong text;wrote the;wurdest;wurdest du;yes to;yesterdays
11 yesterdays turn;you check;you do;you dont;you find;you run;you say;you stop;youve already;ze liever;zeg;zeile;zeker
11 zelf;zet #;zich;zieh;zijn ,;zo niet;zuruck ,;zurucknehmen;zurucknehmen ?;zut;zut ,;zweiten;zweiten angriff
12 # fewer;# go;# legers;# naar;#..do;#..get;#..if;#..less;#..te;& @;& answer;& first;& not;& offers;& whether
12 &..attacca;&..leave;, anders;, break;, cancel;, carry;, continue;, delete;, disregard;, hold;, ignore;, mejor
12 , move;, oder;, should;, wait;,..attacks;,..both;,..do;,..game;,..havent;,..hier;,..kijk;,..phone;,..trade;,..want
12 ,..ware;: @;:..go;:..in;? because;? then;@ after;@ angegriffen;@ attack;@ aus;@ be;@ can;@ o;@ oder;@ rather
12 @ should;@ too;@..an;@..first;@..sorry;^ assuming;^ attacco;^ bij;^ cuando;^ disregard;^ dit;^ donde;^ espera
12 ^ except;^ ignore;^ laisse;^ make;^ mets;^ nah;^ ne;^ nee;^ nein;^ nimm;^ nope;^ ou;^ oublie;^ pas;^ seulement
12 ^ split;^ strike;^ wenns;^..aanvallen;^..aber;^..als;^..ataque;^..but;^..copied;^..damit;^..fewer;^..hoort;^..maybe
12 ^..moi;^..most;^..naar;^..number;^..postpone;^..throws;^..voulais;a casa;a deal;a maybe;a question;a third;a..che
12 a..que;about..trade;above;above ,;above but;above..what;accord;after &;afterwards ,;against the;ahead $;al reves
12 all rest;all was;all..en;all..one;allowed $;allowed to;alone this;along $;always..them;an..wenn;ancora $;and tell
12 angegriffen;angegriffen $;angriff..,;any of;any set;anything if;anzi no;are #;are..left;as one;as..and;as..but
12 as..goes;as..lost;ask..$;ask..before;ask..whether;assuming;attacca la;attack $;attack ?;attack was;attack..my
12 attack..only;attack..when;attack..with;attacks..first;attaque ,;auch $;ausfuhren;ausfuhren $;autocorrect
12 avant..jouer;back till;basta $;bastano;before anything;before friday;before you;behind ,;belong;belong in;belong..@
12 best set;better ask;better of;better..#;bin..mir;bis ich;bouge;break off;brouillon;but with;but..#;but..if;ca ce
12 ca..soir;cambialo;can..even;cancel;cancel..move;cards..i;cards..if;cards..next;carry..to;cash;ce..jai;ce..quun
12 certain;change of;change this;change..mind;che &;che..non;choose $;comes tonight;commit to;con @;confirm tonight
12 confirme;correct it;could i;course ,;cross out;dan #;dann..auf;das first;das nicht;das so;de accord;de kaarten
12 decide about;decided $;demain matin;demain..$;den angriff;den letzten;der first;dice..,;did last;direction
12 disregard $;dit is;dit..nog;divide;do ,;do..before;do..first;doch lieber;doch..@;dont let;dont move;dont take
12 dont use;dont..more;dont..up;dont..with;doubts;draft $;drop it;drop..$;e se;el ataque;el first;el move;else ,
12 en fait;en plutot;enough left;entwurf;entwurf $;er meer;estaba;even met;even..that;execute;extra ones;feel..with
12 few less;few..$;fewer $;first #;first di;first roll;first..before;first..the;for..cards;for..set;forget about
12 forget what;forget..i;forget..last;from $;geantwortet;geantwortet hat;geantwortet..$;geldt;genoeg $;get to;giocare
12 give it;give..to;go below;go the;go..it;go..with;goes first;gooi;hab mich;happens..i;hasta que;have..deal;he..the
12 hem;hmm no;hmm..on;ho..#;hold that;hold..back;hold..till;hoort;horse..the;i confirm;i copied;i decide;i gave
12 i pasted;i rather;i wanted;i..go;ich..mich;id do;id want;id..have;idea $;if..agrees;if..else;if..falls;if..odds
12 if..offers;if..then;ignore..mail;il prossimo;il..?;il..dal;ill confirm;in as;in..cards;inclined;inclined to
12 instead..@;inverse;is enough;is genoeg;is meant;is nog;is weaker;is weakest;isnt too;isnt..late;ist $;ist nur
12 ist..ein;it costs;it if;it yet;it..for;it..if;it..more;it..way;it..what;its &;ive..on;jai ecrit;just do;just leave
12 just once;just place;just..of;just..them;kann ich;kannst du;keep going;keep this;keep..few;kidding about;kidding..@
12 kijk ik;klappt dann;la fin;la first;la mail;la..attaque;lancer;lascia;lass es;lassen;last ligne;last move
12 last order;late..change;later ?;least $;leave out;leave..of;leave..the;left..the;less in;less..,;let you
12 lets postpone;lieber doch;ligne $;like..hear;line #;line..,;line..i;lo last;longer..$;lose #;lower;machen ,
12 mail..you;make..the;makes..sense;male ,;map..so;mas de;mas..#;matin;matin $;max #;maybe $;maybe leave;me quedo
12 me..before;me..result;me..tomorrow;mean the;meant #;meant..$;meinst;meinst du;mensaje;mets..plutot;mich..,
12 might still;mir noch;mistake $;mix them;mixed..$;more men;more round;more thing;more..#;more..half;more..to;most..,
12 most..them;move $;move at;move should;move them;move..,;move..?;move..makes;moved out;moved..of;my cards;my cartes
12 my mind;naar..,;nachste;nachste runde;nah;ne joue;need..in;nest quun;nest..brouillon;next..it;nicht #;nicht sicher
12 niente;no fighting;no longer;no..#;no..all;no..not;no..thats;noch ,;nog even;nope;nope ,;not an;not both;not more
12 not now;not with;not yet;not..late;not..sure;not..touch;nothing of;number $;numbers ,;numbers..i;objects;oder @
12 offered..peace;offers;offers peace;oh and;oh no;oh wait;old version;on whether;on..that;one first;one next
12 one throw;one until;one..at;one..many;one..not;one..so;one..thing;ones from;only after;only half;only once
12 only..far;only..the;only..this;or #;or maybe;or should;orden;ordenes;order of;ordre;others have;para el;pasted the
12 pasted..wrong;peace..,;permis;persuaded;place..in;plan b;plan..$;play..before;plenty $;plutot #;plutot..$;postpone
12 pressed;pressed send;prochain tour;promised..not;prossimo;provisional;proximo;proximo turno;put..where;put..wrong
12 quedo;quella;quoi;quun;quun brouillon;ramene..du;rather $;rather have;rather put;rather than;rather..the
12 rather..them;read #;reflection the;reinforced there;remain $;reserve;rest..$;reverse..order;reves;ring;same..above
12 sauf si;save the;say yes;say..?;schluss;scratch that;scratch the;scratch..,;second..only;send..real;serait;set as
12 set..well;set..worth;seulement si;seulement..&;she hasnt;should wait;should..$;si ,;si cest;si puo;si son;si..#
12 si..first;si..la;sicher;sil;sinon;skip it;skip..$;slipped;smaller;so #;so ask;so forget;so nothing;so stop;solo si
12 some at;some..home;something better;something..,;soon..ive;sorry..wrong;split;stay..home;still change;stop after
12 stop there;stop..i;suis..encore;sure i;sure..the;sure..this;sure..want;take..back;talked;te..?;testing;than half
12 than..throws;that..back;that..look;that..meant;thats allowed;the odd;the trade;the upper;the..alone;them back
12 them should;them would;them..i;them..in;them..to;then leave;then no;then we;then..do;then..see;there and;there..if
12 there..then;these $;think..should;thinking..it;this only;those..@;thought ,;thought better;thought..of;thoughts..$
12 throw $;to hold;to spare;to touch;to..i;to..truce;too far;trade;treve ,;tries;trompee;trop ,;troppo;truce $;tu peux
12 turno..$;tutte;typed this;uberlege;unless @;unless..think;until..confirm;until..has;until..left;until..say
12 until..to;upper;use..cards;use..dice;use..one;va $;vale..$;vechten;version $;ves;void;void $;von..angegriffen
12 von..angreifen;wait..,;wait..next;wait..round;wait..that;wait..this;want #;want..in;wants..to;warte damit;way round
12 we agreed;we..that;weaker $;weiter;wenn..first;wenns;what..does;what..said;what..says;what..sent;whatever is
12 whatever you;whatever..think;when..down;when..falls;when..wrote;wherever i;wherever you;wherever..is;whichever you
12 whichever..the;while non;will first;will..you;with..if;with..of;with..rest;with..until;withdraw;withdraw the
12 worth more;would..if;wrong..round;wrote $;wrote that;wrote..but;yes $;yet ,;yet..ill;you choose;you decide
12 you..drop;you..put;you..whether
13 # auf;# back;# dice;# less;#..go;#..stay;& accepte;& agrees;& does;& says;&..la;&..reinforced;, better;,..changed
13 ,..check;,..jij;,..lets;,..more;,..rather;:..move;? i;?..not;@ ataca;@ attaque;@ only;@ und;@..@;@..aan;@..en;@..if
13 @..pas;^ aber;^ ach;^ also;^ anzi;^ hang;^ oder;^ or;^ otherwise;^ pero;^ reverse;^ whichever;^..above;^..ask
13 ^..before;^..except;^..few;^..less;^..mit;^..nee;^..niet;^..reflection;^..run;^..these;^..thinking;^..wenn
13 ^..whatever;^..yet;aanvallen vanuit;aanvallen..@;aber..,;accepte;accepte la;accepte..treve;all..this;always mix
13 an example;and dont;andersrum;angreifen $;anything left;anzi..,;as above;as ive;as..have;at..#;attacco;attack ,
13 attack at;attack..a;attacking;attaque;attaque la;attaque le;b;back..me;be enough;be smarter;before..,;before..do
13 below;between @;bother $;bring them;but leave;but..the;can go;cancel the;casa $;cest..$;check;choose;comes later
13 compte;continue;copied;correction :;costs me;could..hold;counts $;das mit;de..que;decide..the;desde @;do if
13 do..attack;do..i;do..if;dont attack;dont bother;dont..if;dont..it;dont..on;draft ,;drop the;du..en;earlier mail
13 echange;ecrit;er..nog;everything except;example;falls ,;final..$;first throw;first will;first..goes;first..if
13 for later;gilt;give up;go..if;go..there;has reinforced;has..there;havent decided;heute abend;hold..on;hoor;i meant
13 i shouldnt;i..back;i..if;i..keep;i..move;i..yesterday;ich das;ich mir;id..if;if not;if there;if..allowed
13 if..anything;if..are;if..really;ignore;ignore my;ignore..$;ik..@;im down;it says;it..bad;it..late;it..too;ive slept
13 ive..got;karten..$;la second;la treve;la..first;leave it;leave..in;let..sleep;let..think;lets leave;lets..@;line $
13 makes..if;maybe #;me sleep;me..it;me..on;meant for;meant..the;mehr als;mehr..#;mets en;mind..@;minds..the;mix
13 mix..up;mixed up;more to;move is;my earlier;needed $;next..before;nimm;no ,;no attack;noch nicht;nog niet
13 non..ancora;not before;not from;not too;not..attack;not..everything;nothing is;numbers;o @;of..should;off on
13 offered me;on if;on reflection;on with;on..one;on..thought;once..is;one too;only go;only makes;only..first
13 only..sense;oops ,;or..#;order;others $;otherwise..it;pas..de;pasted;play..yet;possible $;prefer to;prochain;put #
13 put $;put..#;ramene;read..$;reflection;result of;result..the;reverse the;same as;say..,;se non;second thought
13 see..result;send this;sense if;sent..,;set $;set is;should..first;should..to;si..accepte;skip;sleep..it;so lets
13 so wait;spare;stay at;stay where;still thinking;stop as;stop..#;stop..soon;suis pas;take #;te..ca;text;than #
13 than..there;that case;that leaves;that move;that..bit;the armies;the thing;the..after;the..country;the..number
13 the..stack;the..throw;them..go;them..if;then dont;then id;then..@;then..the;theres anything;these ,;this back
13 this before;this..just;this..only;through $;till next;to..first;trade yet;treat this;tu $;typed..,;unless you
13 until tomorrow;use;use #;valid;wait no;was meant;was..du;was..plan;way..,;while &;without the;would..enough
13 would..more;wrong game;wrong way;wrote @;wrote about;wurfeln;you..is
14 # behind;# numbers;# rolls;# will;#..about;#..too;&..de;, ,;, forget;, nicht;, niet;, pas;, rest;,..meant;,..might
14 ,..niet;,..others;,..play;@ angreifen;@ attacca;@ dal;@ en;@ of;@..si;^ consider;^ correction;^ move;^ oops;^ skip
14 ^ treat;^ wacht;^..ataca;^..attaque;^..second;^..send;^..theres;a couple;a..less;aan $;about..move;about..second
14 above is;add;afterwards $;agrees;als #;and..more;anything..$;anzi;as &;as far;attacca..@;attack..&;attack..all
14 attack..i;attacks me;avant de;before it;before..play;below $;better..it;commit;couple;dan..ik;das..nur;delete
14 depuis le;do..last;do..move;do..one;dont $;dont run;el turno;espera;everything..@;fighting;first..&;first..is
14 for..other;go..#;goes $;habe $;hang..,;have more;hear..me;ho scritto;hold..until;id feel;if..hasnt;if..still
14 if..think;ik @;ill..again;is plenty;is..id;it should;it the;je voulais;la..ligne;laisse tomber;las cartas;late to
14 less ,;lieber..$;ligne;many $;maybe not;maybe..the;meant the;meant..,;meant..other;minds about;mixed;more in;most #
14 move..i;my..typed;ne suis;nee ,;new ones;no no;not..to;not..yet;now..i;nur..wenn;o..$;odds are;of..first;offered
14 once @;one die;one i;only do;only when;only..long;oops;out the;out..it;pas..@;peux;piu $;pull;puo;puse;reinforced
14 right..so;rolling;safe $;same from;same..@;say @;scrap the;scritto;set..$;should stay;should..#;shouldnt;smarter
14 so check;stay..@;stop if;swap the;take..the;that #;that..@;the lot;the..move;the..numbers;the..order;them to
14 them where;then do;these are;thing..the;this isnt;though ,;to it;to trade;to..more;tomber;trade ,;treat..as;treve
14 uberhaupt;unless &;unless..has;voulais;want..keep;want..lose;was for;weaker;what id;with..before;would..do;wrong..i
15 # au;# minds;# nach;# op;# should;#..not;, give;, keep;, use;, wrong;,..leave;,..nothing;,..stop;? if;@ aanvallen
15 @ auf;^ check;^ den;^ provided;^ scratch;^ swap;^ wrong;^ zet;^..attacca;^..au;^..prefer;^..while;a draft;aanval
15 aber nur;actually $;after..first;all but;ask..again;ataca @;ataque;attack only;attack..aan;attack..von;attaque..@
15 be..?;below #;below..$;bother;can wait;cards first;cards..in;changed..mind;check..me;come..think;consider;costs
15 dal @;depends on;depuis..@;do not;do nothing;dont..anything;far as;fewer than;fewer..#;final $;finalement;forget..$
15 further;give..until;go in;go..,;have..than;hold off;hold this;ich..noch;if..attacks;if..isnt;if..looks;ill write
15 in..case;in..minds;instead ?;instead..$;is wrong;it before;it off;last..is;le carte;leave #;leave..behind
15 leave..out;lets do;lets..the;line ,;line is;make that;makes sense;meant;meant @;mind about;more..@;move only
15 move..if;my set;nach..,;next mail;niks;no move;no..no;not this;not..one;numbers $;on..thoughts;only as;or..?
15 order $;pas encore;placing;provided;rather not;rather..$;rest $;reverse;roll anything;say..$;skip..attack;stay in
15 stay put;stop at;stop..it;swap..#;te..,;that..my;the above;the final;the move;the order;the placing;the result
15 them up;then..it;theres..left;this until;this yet;this..&;to stay;typed;under #;vale;von..an;ware;wenn &
15 what..wrote;when im;where they;where..are;would..better;write again;y si;you hold;you play
16 # en;# throws;, make;,..them;@ dall;@..je;^ cancel;^ scrap;^..nach;aan vanuit;aan..@;and if;angreifen;angriff;ataca
16 attack if;attacks..aan;but only;by then;check with;dall..$;depends;depuis @;disregard;dont do;draft;first line
16 forget it;id prefer;if..a;it #;keep my;la..dall;last bit;last line;less $;lose more;lose..than;many ,;most $;nee
16 no attacks;no wait;one less;only..&;only..if;say #;scratch;second attack;si no;sure about;this as;throws;trade..$
16 until i;until ive
17 # or;# there;, attack;, leave;, non;, put;@..vanuit;^ put;^ use;aanvallen;at most;attacca;attack..desde;attacks..an
17 dont go;dont play;dont..this;everything..the;if theres;if..first;la..depuis;make..#;me before;not #;on second
17 other..round;prefer;promised &;second thoughts;stop $;stop when;swap;the set;them in;them..@;use the;wherever;zet
18 , otherwise;@ aan;@ depuis;@ desde;@ instead;@ von;desde..$;final;if..,;keep..cards;least #;nach @;no $;other way
18 play it;skip the;the attack;vanuit;vanuit @;vanuit..$;von @
19 @ an;@ attacks;attack la;if its;the..line
20 the..attack
21 , not;only if
400 ^ # ? $;^ # cards from me $;^ # losses is my limit $;^ # was nonsense $
400 ^ & , if youre reading this : leave @ alone for # rounds and i wont do it $;^ & @ next $
400 ^ & and i have a deal about @ $;^ & and i have a deal running , so the attack is on hold $
400 ^ & and i have a deal that nobody touches @ $;^ & and i shook hands on peace until christmas $
400 ^ & took @ and @ takes @ $;^ @ is useless to me $;^ a me adesso no $;^ a set $;^ about # $;^ altrimenti niente $
400 ^ and a set $;^ and everyone who survives goes in $;^ anders weglaten $;^ april fool $
400 ^ are you sure its my turn ? $;^ at a cost of up to # $;^ because this was one $;^ bin that $
400 ^ cannon , soldier and horse $;^ cuantas me tocaban ? $;^ did you already play it ? $
400 ^ do nothing until ive found my glasses and read the letter again $;^ en my kaarten erbij $;^ erst morgen $
400 ^ es una pregunta nomas $;^ ferma all , ho il telefono in mano a mio nipote $;^ finally la moitie $
400 ^ has & been wiped already ? $;^ has my trade from last week been counted ? $
400 ^ having looked again , its crazy , so only the placing $;^ hazlo , pero sin tocar a los de @ $
400 ^ here are my cards $;^ here is my set $;^ het is maar een concept $;^ i had the names back to front $
400 ^ i have to think this over $;^ i might hold back a little $;^ i need & okay for this $;^ i only need the card $
400 ^ i used the old map , so adapt it $;^ i will confirm in the evening $;^ i wont $;^ id be content with a card $
400 ^ if something changed since tuesday , wait for me $;^ ik heb me bedacht $;^ ik heb zitten klungelen $
400 ^ im bound by my treaty with & $;^ im withdrawing this for the moment $;^ indias getting the full # $
400 ^ is my map up to date ? $;^ is this really wise ? $;^ is this right ? $;^ its a maybe $
400 ^ its a thought experiment , my actual turn follows on friday $
400 ^ its grandmas turn this week , so mine doesnt count $;^ just testing $;^ la moitie suffit $
400 ^ la segunda jugada la dejo en el aire $;^ last turn i forgot it , this time attack @ $
400 ^ lol ignore this my brother grabbed my phone $;^ maar hooguit # times $;^ mauvais message , desolee , jette le $
400 ^ max meta $;^ maybe next turn $;^ maybe tomorrow $;^ mejor # $;^ minus # , as i just saw on the map $
400 ^ my brother reckons im better off waiting , and i agree with him $;^ my cards as well $
400 ^ my cat sent that , sorry $;^ my granddaughter was practising the keyboard , overlook all of this $
400 ^ my proper turn is coming in a minute $;^ my turn is not finished , i had to leave for the bus $
400 ^ next week @ > @ $;^ nothing is to be played before midnight $;^ ok here goes $
400 ^ once my losses hit # thats it for me $;^ one try $;^ pass , really $
400 ^ poor & , its his last country . . . i cant do that to him on his birthday $;^ puedo desdecirme ? $
400 ^ pues me desdigo $;^ retract that $;^ ritiro la mossa e passo $
400 ^ scrap all that , id been looking at last weeks map $;^ sempre che sia permesso $
400 ^ somebody else has been at my computer , so dont trust this $;^ spare & $;^ supposing those # are neighbours $
400 ^ take everyone along $;^ tbc , still waiting for sign off from & $;^ tell me and ill redo it $
400 ^ that was last weeks plan $;^ that was the plan , anyway $;^ that wasnt me , my brother had my phone $
400 ^ the @ stuff was a typo $;^ the cannon isnt to be given away $;^ the displacement at the end , finally no $
400 ^ the soldier , the horse and the cannon $;^ then @ $;^ theres a truce in @ , by the way $
400 ^ they arent neighbours , are they ? $;^ tomorrow i am away , so attack @ for me $;^ until it stops being fun $
400 ^ up to a loss of # $;^ van dat last heb ik spijt $;^ wait for & $;^ was playing with the template , discard $
400 ^ were only rehearsing here , opening night is tomorrow $;^ whatever mum sends today replaces this $
400 ^ while i am stronger $;^ while i still outnumber her $;^ with a set $;^ without moving anyone in $;^ yes lets $
400 ^ yikes , that shouldve been @ , my bad $;^ you can leave out & , i feel sorry for him $;^ you decide $
400 ^ you may stop the moment you see # sixes against me $
"""
