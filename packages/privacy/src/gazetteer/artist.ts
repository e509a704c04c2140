/** Musicians and others of whom songs and videos are, whose names few others have, folded: of @faker-js/faker (MIT; see NOTICE.md in this folder) and our own. */
export const artists = `
a mei|a mei zhang|a r rahman|aamir khan|aaron and claire|aaron aziz|aaron kwok|abhishek upmanyu|adam ragusea|adele|adriene|afgan|agatha christie|agnes monica|agnez mo
|ahmad dhani|ahmad jais|aiman tino|aina abdul|aishwarya rai|aisyah aziz|aizat amdan|ajith kumar|akeem jahat|akim
|akina nakamori|al green|al martino|alan tam|alan walker|alanis morissette|alannah myles|alden richards|alec benjamin
|alejandro sanz|alex hormozi|alfie deyes|alfredo olivas|ali abdaal|ali wong|alia bhatt|alicia keys|alif satar|alina baraz
|alka yagnik|allu arjun|altaf|amii stewart|amit bhadana|amit trivedi|amitabh bachchan|amitabh bhattacharya|amr diab
|amy search|amy winehouse|an se young|ana castela|anderson paak|andre hazes|andrea berg|andrea bocelli|andrea de cruz
|andreas bourani|andrew huberman|andrew schulz|andrew tate|andy grammer|andy hui|andy lau|ang lee|angela chang
|angeline quinto|anggun|angus and julia stone|angus julia stone|anirudh ravichander|anita baker|anita mui|anne marie
|annie lennox|anoushka shankar|anson lo|anthony bourdain|anton karas|antonin dvorak|antonio carlos jobim
|antonio vivaldi|anuar zain|anubhav singh bassi|anuradha paudwal|anwar ibrahim|ap dhillon|archie bell the drells|aretha franklin|ari lasso
|ariana grande|ariel noah|arijit singh|arivu|armaan malik|armin van buuren|arnold schwarzenegger|arthur nery
|asees kaur|ash ketchum|asha bhosle|ashish chanchlani|asmongold|astrud gilberto|atif aslam|atta halilintar|austin evans|avicii
|axl rose|aya nakamura|ayu ting ting|ayumi hamasaki|b j thomas|bae suzy|baim wong|banda neira|barack obama|barbra streisand
|barry white|baskara putra|bebe rexha|becky g|ben and ben|ben ben|ben harper|ben howard|ben shapiro|benjamin kheng
|benny blanco|benny dayal|bernard sumner|bert kreischer|bessie smith|bette midler|betty liu|bhuvan bam|bibi blocksberg
|bibi und tina|bic runga|bill doggett|bill evans|bill gates|bill haley his comets|bill nye|billie eilish
|billie holiday|billie joe armstrong|billy davis jr|billy joel|billy preston|bini|biswa kalyan rath|bjork
|blake shelton|bob dylan|bob marley|bob marley the wailers|bob ross|bob seger|bobby darin|bobby mcferrin|bobby vinton|boboiboy|bombay jayashri
|bong joon ho|bonnie tyler|bono|boon hui lu|brad paisley|bradley cooper|brendon urie|brene brown|brent faiyaz
|brian cox|brigitte lin|brisia jodie|britney spears|broery marantika|brooks dunn|bruce lee|bruno marrone|bruno mars|bryan adams
|bryan ferry|bryce vine|buddy holly|bunga citra lestari|caetano veloso|calvin harris|camila cabello|captain tennille
|carin leon|carl sagan|carlos vives|carly simon|carole king|carrie underwood|casey neistat|cassey ho|cat stevens
|celine dion|chaka khan|chappell roan|charles aznavour|charli xcx|charlie lim|charlie puth|charlie rich|cheer chen
|chef john|chef wan|chen hanwei|chen kaige|chester bennington|chet baker|chloe ting|chow yun fat|chris botti
|chris broad|chris brown|chris bumstead|chris cornell|chris heria|chris isaak|chris martin|chris stapleton
|chris williamson|christina aguilera|christophe mae|christopher cross|christopher lee|chrisye|chrystal lim|chuck berry|chungha|chyi yu
|claude debussy|cliff edwards ukelele ike|coco martin|colbie caillat|colby o donis|cole swindell|coleman hawkins
|colin furze|conan o brien|corrinne may|courtney barnett|crayon shin chan|cristiano ronaldo|crowd lu|cui jian|cyndi lauper|cyndi wang|daesung
|damien rice
|damon albarn|daniel caesar|daniel food diary|daniel padilla|daniel powter|danny o donoghue|danny ocean|dantdm
|darius rucker|dato siti nurhaliza|dave brubeck|dave chappelle|dave grohl|dave ramsey|david after dentist
|david attenborough|david bowie|david chang|david dobrik|david goggins|david guetta|david tao|dax shepard
|dayang nurfaizah|dean|dean martin|dear jane|deddy corbuzier|dee kosh|deepika padukone|demi lovato|denny caknan
|denzel curry|derek muller|dermot kennedy|derrick hoh|deserts chang|detective conan|dhanush|diana krall|diana ross|dick lee
|didi kempot|diego victor hugo|diljit dosanjh|dimitri vegas like mike|dinah shore|dionne warwick|diplo|dixie cups|dj nelson
|dolly parton|dolores o riordan|dominic fike|don lee|don mclean|don omar|donald trump|donna summer|donnie yen
|douglas lim|dr dre|dr phil|drake|drew binsky|duffy|dulquer salmaan|eason chan|ebe dancel|ebiet g ade|ed mylett
|ed sheeran|eddie cantor|eddie cochran|eddie vedder|eddy howard|edgar winter group|edith piaf|edmond leung|edward yang
|edwin hawkins singers|edwin starr|ejen ali|eladio carrion|elis regina|ella|ella fitzgerald|ella henderson|ellen degeneres
|ellie goulding|elliott smith|elon musk|elton john|elva hsiao|elvin ng|elvis presley|emil chau|emma chamberlain
|ennio morricone|enrique gil|enrique iglesias|enya|eric chou|eric clapton|eric khoo|eric nam|erik satie|erling haaland|ernie zakri
|eros ramazzotti|erra fazira|erykah badu|ethan chlebowski|ethel waters|etta james|ezra klein|fabrizio de andre
|faith hill|faizal tahir|fandi ahmad|fann wong|fanny brice|fariz jabba|fasha sandha|father john misty|fathin amira|fattah amin
|fauziah latiff|faye wong|fei yu ching|felix jaehn|fernando poe jr|fetty wap|fiersa besari|fish leong|flo rida|floor 88
|florence the machine|fong fei fei|fountains of wayne|fran healy|francis cabrel|francis magalona|frank ocean
|frank sinatra|frankie avalon|frankie valli|frans bauer|franz liszt|franz schubert|fred again|fred astaire|freda payne
|freddie aguilar|freddie dredd|freddie mercury|freddy fender|frederic chopin|g e m|g v prakash kumar|gabrielle aplin
|gareth t|garth brooks|gary barlow|gary lewis the playboys|gary lightbody|gary numan|gary valenciano|gary vaynerchuk
|gary vee|gautham menon|gene autry|gene vincent|gentle bones|george ezra|george harrison|george lam|george michael|george strait
|georgia hardstark|gerard way|giacomo puccini|gianna nannini|gigi|gilberto gil|giuseppe verdi|gladys knight
|gladys knight the pips|glen campbell|glen hansard|glenn fredly|glenn ong|glennon doyle|gloria gaynor|gong li|gong yoo
|gordon ramsay|gracie abrams|graham norton|graham stephan|greta thunberg|guang liang|gurmit singh|gustav mahler
|gusttavo lima|guus meeuwis|guy fieri|guy raz|guy sebastian|gwen stefani|hacken lee|hady mirza|hael husaini|hafiz suip|hail amir
|hailee steinfeld|hale|han hong|hank green|hank williams|hans zimmer|haqiem rusli|haresh tilani|hariharan|harith iskander|harlem yu
|harris jayaraj|harry chapin|harry nilsson|harry styles|hasan minhaj|hayao miyazaki|hayley williams|hebe tien|helene fischer
|henry thia|herbert gronemeyer|herman s hermits|hev abi|hikaru utada|hilary hahn|hins cheung|hiroyuki sawano
|hirzi zulkiflie|hossan leong|hrithik roshan|hsu fu kai|huang yi ling|huang yida|hwasa|hyrul anuar|hyun bin|hyuna|ian curtis|ikhsan fandi|ilaiyaraaja
|ilaiyaraja
|ilayaraja|iman fandi|iman gadzhi|imran ajmain|inch chua|inul daratista|irene ang|irfan fandi|isaac hayes|ishowspeed|isyana sarasvati|itzhak perlman
|ivete sangalo
|iwan fals|j balvin|j cole|j hope|jack and rai|jack harlow|jack johnson|jack neo|jack white|jackie chan|jacksepticeye
|jackson wang|jacky cheung|jaclyn victor|jacques brel|jacques pepin|jagjit singh|jake paul|jamal abdillah|james arthur
|james bay|james blake|james blunt|james brown|james charles|james corden|james morrison|james reid|james taylor
|james tw|jamie foxx|jamie oliver|jane goodall|janet jackson|janis joplin|jarvis cocker|jasmine sokko|jason aldean
|jason bateman|jason derulo|jason donovan|jason mraz|jasprit bumrah|jay chou|jay park|jay sean|jay shetty|jay wheeler|jay z|jaya
|jaymes young|jean danker|jean jacques goldman|jeanette aw|jeff bezos|jeff buckley|jeff cavaliere|jeff nippard
|jefri din|jenna marbles|jennie|jennie kim|jennifer lopez|jennifer warnes|jer lau|jeremy zucker|jerry lee lewis
|jerry murad s harmonicats|jess glynne|jessi|jessie j|jessie ware|jet li|jhene aiko|ji chang wook|jia zhangke
|jianhao tan|jill scott|jim morrison|jimi hendrix|jimmie rodgers|jimmy fallon|jimmy kimmel|jimmy o yang|jin|jisoo
|jj lin|jo koy|joakim gomez|joan baez|joan jett the blackhearts|joan manuel serrat|joanna dong|joao gilberto
|joaquin sabina|jocko willink|jody chiang|joe biden|joe flizzow|joe hisaishi|joe jonas|joe rogan|joe wicks|joel corry
|joey yung|johann sebastian bach|johannes brahms|johannes oerding|john coltrane|john denver|john fred the playboy band
|john green|john legend|john lennon|john mayer|john oliver|john williams|john woo|johnnie ray|johnny cash
|johnny hallyday|johnny horton|johnny marr|johnny mathis|johnny nash|joi chua|joker xue|joko widodo|jolin tsai
|jon bellion|jon stewart|joni mitchell|jordan peterson|jordan yeoh|jorge ben jor|jorja smith|jose jose|jose mari chan|joseph schooling
|josh groban|joshua weissman|juan karlos|juan luis guerra|juan luis guerra 4 40|jubin nautiyal|judika|julia child|julia michaels
|julien baker|jun ji hyun|jungkook|justin bieber|justin quiles|justin timberlake|k j yesudas|kacey musgraves|kai cena
|kai cenat|kailash kher|kamal haasan|kamala harris|kanye west|kapil sharma|kara and nate|kara swisher|karan aujla
|kareena kapoor|karen kilgariff|karen mok|karol g|karthi|kate bush|katherine jenkins|kathryn bernardo|katrina kaif
|katy perry|kavin jay|kay kyser|kay tse|kayla itsines|keane|keith richards|keith urban|kelly clarkson|kelly jones|kelly poon
|ken robinson|kendrick lamar|kenji lopez alt|kenny chesney|kenny g|kenny loggins|kenny rogers|kenny sebastian|kento momota
|kenya grace|kesha|keung to|kevin durant|kevin hart|kevin kern|khai bahar|khalil fong|kim carnes|kim go eun|kim jong kook
|kim petras|kim soo hyun|kim tae ri|kishore kumar|kit chan|kitty kallen|kj yesudas|kobe bryant|koda kumi|kris wu|krisdayanti|kumar sanu|kurt cobain
|kurt vile|kyla|kylian mbappe|kylie minogue|kym ng|lainey wilson|lala hsu|lana del rey|lang lang|lata mangeshkar|laura pausini|laurie santos
|lauryn hill|lawrence wong|lay zhang|lea salonga|lebron james|lee chong wei|lee hsien loong|lee hyori|lee jung jae|lee kuan yew|lee kwang soo
|lee min ho|lee minho|lee zii jia|leo ku|leon bridges|leon lai|leona lewis|leonard cohen|lesley gore|leslie cheung|leslie odom jr
|lewis capaldi|lewis hamilton|lewis howes|lex fridman|li nanxing|li ronghao|liam gallagher|liam payne|liang ximei|lil kim|lil wayne
|lilly singh|lin dan|lin manuel miranda|lionel messi|lionel richie|lisa|lisa loeb|little richard|liu huan|liza soberano|logan paul|loh kean yew
|lokesh kanagaraj|loo cheng chuan|lorde|lou reed|louis armstrong|louis ck|louis tomlinson|lu han|luan santana
|luciano pavarotti|lucio dalla|lucy dacus|ludovico einaudi|ludwig|ludwig van beethoven|luis fonsi|luis miguel|luis r conriquez
|luke combs|luke martin|lupe fiasco|luther vandross|m nasir|m s subbulakshmi|ma dong seok|mac demarco|machine gun kelly|madhuri dixit
|maggie cheung|mahathir mohamad|mahesh babu|malala yousafzai|malcolm gladwell|mamat khalid|mani ratnam|mao buyi
|marc anthony|marc maron|marco antonio solis|marco borsato|marco mengoni|margaret whiting|mariah carey|marian rivera
|marilia mendonca|marion grasby|marisa monte|mariya takeuchi|mark lee|mark rober|mark ronson|mark wiens
|mark zuckerberg|markiplier|marques brownlee|marsha milan|martin garrix|martin luther king|martin nievera|marvin gaye
|mary j blige|matt parker|maurice ravel|mavis hee|max giesinger|max verstappen|mayday|megan thee stallion|mel robbins|melanie martinez
|michael barbaro|michael bolton|michael buble|michael jackson|michael jordan|michael learns to rock|michael reeves|michael sembello
|michael stevens|michelle branch|michelle obama|michelle yeoh|mick jagger|mike posner|mike shinoda|mikey chen
|miki matsubara|miles davis|miley cyrus|minnie riperton|mira filzah|miracle tones|miranda lambert|miriam yeung
|misha omar|miss tam chiak|mo salah|moe alkaff|mohamed salah|mohammed rafi|mohd rafi|mohit chauhan|moira dela torre|momoe yamaguchi|moonbyul
|morgan wallen|morissette amon|morrissey|mr beast|mr brown|mr brown show|mr kiasu|mr miyagi|mrbeast|mrs green apple|ms dhoni
|ms lauryn hill|ms subbulakshmi|mukesh|munah bagharib|munah hirzi|mylene farmer|na ying|nabil ahmad|nadine lustre|naim daniel|najip ali
|najwa latif|najwa shihab|nancy ajram|nancy sinatra|naomi neo|narelle kheng|narendra modi|naresh iyer|nat king cole
|natacha oceane|natalie imbruglia|natalie merchant|nathan hartono|natti natasha|neha kakkar|neil degrasse tyson
|neil diamond|neil finn|neil sedaka|neil young|nella kharisma|nelson mandela|neymar|ngo thanh van|niall horan|nick digiovanni|nick drake|nick jonas
|nicki minaj|nicki nicole|nicky jam|nigel ng|nigella lawson|niki|nikki palikat|nina simone|ning baizura|noah|noah kahan
|noel gallagher|nora aunor|norah jones|novak djokovic|nuseir yassin|nusrat fateh ali khan|oliver heldens|olivia ong|olivia rodrigo|omar apollo
|once mekel
|oprah winfrey|otis redding|p ramlee|p susheela|p v sindhu|pablo alboran|pablo escobar|paloma faith|pamela reif|pamungkas|pandji pragiwaksono
|pankaj udhas|paolo fromtokyo|papi zak|park chan wook|park seo joon|parokya ni edgar|pat boone|patricia kaas
|patrick bet david|patrick stump|patsy cline|patti labelle|patti page|paul mccartney|paul revere the raiders
|paul robeson|paul simon|paul whiteman|paula abdul|penny tai|peppa pig|percy faith|percy sledge|peter cetera|peter gabriel|peter paul mary
|pewdiepie|pharrell williams|phil collins|phil wang|phoebe bridgers|phua chu kang|pierre png|pin guan|pink sweat
|pj harvey|pokimane|porter robinson|prince royce|priscilla chan|priscilla presley|pritam|priyanka chopra|pu shu|pv sindhu|pyotr ilyich tchaikovsky
|pyotr tchaikovsky|qi yuwu|quah ting wen|quinn xcii|r d burman|r kelly|rachel and jun|raditya dika|raf camora|rafael nadal|raffi ahmad
|rahat fateh ali khan|raihan|rainie yang|raisa|rajinikanth|ram charan|ramli sarip|ranbir kapoor|rani mukerji|ranveer allahbadia|ranveer singh
|rauw alejandro|ravi shankar|ray charles|ray dalio|ray parker jr|rebecca lim|red foley|regina belle|regine velasquez|rene liu|reza arap
|rhett and link|rhoma irama|ria ricis|ricardo arjona|rich brian|richard ashcroft|richard clayderman|richard feynman|richard marx
|richard wagner|richie jen|rick astley|rick springfield|ricky gervais|ricky martin|rico blanco|rina sawayama
|ringo starr|rishab shetty|rishi budhrani|rita ora|rizky febian|robbie williams|robert kiyosaki|robert smith
|roberta flack|robin schulz|robin thicke|rocio durcal|rod stewart|roger federer|rohit sharma|roland kaiser|romeo santos|ronan keating
|ronnie coleman|ronny chieng|rose|rosemary clooney|rossa|rosé|roy acuff|roy orbison|rui en|russell brand|russell howard
|russell peters|ruth b|ruth sahanaya|ryan higa|ryuichi sakamoto|s janaki|s p balasubrahmanyam|sabrina carpenter
|sachet tandon|sachin jigar|sachin tendulkar|sade|sadhguru|sai abhyankkar|sally yeh|salman khan|saloma|sam cooke|sam feldt|sam fender
|sam harris|sam hui|sam smith|samantha|sammi cheng|sammy davis jr|sammy kaye|sandeep maheshwari|sandy lam
|santhosh narayanan|sarah brightman|sarah geronimo|sarah koenig|sarah mclachlan|sarah vaughan|sasha alex sloan
|scott galloway|sean hayes|sean kingston|sean paul|sebastian yatra|seiko matsuda|selena gomez|serena williams|serge gainsbourg
|sergei rachmaninoff|seth lui|seth meyers|seungri|sezairi|shah rukh khan|shane dawson|shane filan|shania twain|shankar
|shankar mahadevan|sharifah aini|sharon cuneta|sharul channa|shawn mendes|sheena easton|sheila majid|sherry alhadad
|sheryl crow|shi shi|shigga shay|shila amzah|show lo|shreya ghoshal|shweta mohan|sid meier|sid sriram|simon and martina|simon garfunkel
|simon sinek|simone giertz|sir ken robinson|siti nurhaliza|siti sarah|smokey robinson|son heung min|son ye jin|sonu nigam|sophie ellis bextor
|sourav joshi|sp balasubrahmanyam|spencer davis group|sridevi|st 12|stacy|stan getz|stefanie sun|stella chang|steph curry|stephen chow|stephen colbert
|stephen curry
|stephen gately|stephen hawking|stephen king|steve aoki|steve jobs|steve lacy|steve mould|steve winwood
|steven bartlett|stevie b|stevie wonder|sudha ragunathan|sudirman|sufian suhaimi|sufjan stevens|suhaimi yusof|summer walker|sunmi|suriya|taeyang
|tai tzu ying|tammi terrell
|tan weiwei|tang yan|tani yuuki|tanya chua|tate mcrae|tatsuro yamashita|taufik batisah|taufik hidayat|tay kewei|tay ping hui
|taylor swift|tennessee ernie ford|terence chia|terence trent d arby|teresa brewer|teresa teng|terry jacks
|the hodge twins|the jackson 5|the sam willows|theo von|thom yorke|thomas frank|thomas rhett|tia ray|tiara andini|tiger woods
|tim bendzko|tim ferriss|tim mcgraw|timmy trumpet|tina turner|titi dj|tiziano ferro|tj monterde|toby keith|tom bilyeu
|tom chaplin|tom clancy|tom delonge|tom grennan|tom jobim|tom odell|tom petty and the heartbreakers|tom scott|tom segura
|tommy dorsey|tommy james the shondells|toni braxton|tony bennett|tony leung|tony robbins|tori amos|travis
|travis scott|trevor james|trevor noah|trey songz|trisha|troye sivan|tsai chin|tsai ming liang|tulsi kumar
|tupac shakur|tyler childers|tyler hubbard|tyler the creator|udit narayan|udo lindenberg|uji rashid|uncle roger
|unique salonga|upin and ipin|upin dan ipin|upin ipin|utada hikaru|vadivelu|valkyrae|van mccoy|van morrison|vance joy|vanessa carlton|vasco rossi
|vera lynn
|vernon dalhart|via vallen|vic sotto|vice ganda|vicente fernandez|vijay|vijay antony|vijay sethupathi|vikram|viktor axelsen|vilma santos|virat kohli
|vishal shekhar|vivian chow|vivian hsu|vsauce|waa wei|wang leehom|wang yibo|wany hasrita|warren buffett|weng li you|whitney houston
|wilber pan|wilbert harrison|will arnett|william osman|william so|william wei|willie nelson|wilson phillips|wincent weiss
|wolfgang amadeus mozart|wong fu productions|wong kar wai|wu bai|wu qing feng|wyclef jean|xavier naidoo|xi jinping
|xiao zhan|xu wei|xue zhi qian|yang mi|yanni|yash|yasmin ahmad|yeng constantino|yip pin xiu|yiruma|yo yo honey singh|yoga lin
|yoga with adriene|yoo jae suk|young miko|yovie nuno|yuan ya wei|yuja wang|yuki kajiura|yuna|yung raja|yusof haslam
|yuvan shankar raja|zach bryan|zack tabudlo|zakir hussain|zakir khan|zara larsson|zayn|zedd|zee avi|zhang jie|zhang jingxuan
|zhang yimou|zhang ziyi|zhao liying|zhou shen|ziana zain|zico|ziva magnolya|zizan razak|zoe tay|zoella|zsa zsa padilla
|zula
`;

/** The same in other scripts: our own list. */
export const writtenArtists = `
周杰倫|周杰伦|林俊傑|林俊杰|孫燕姿|孙燕姿|蔡依林|張學友|张学友|劉德華|刘德华|王菲|鄧紫棋|邓紫棋|陳奕迅|陈奕迅|五月天|梁靜茹|梁静茹|張惠妹|张惠妹|蔡健雅|王力宏
|陶喆|林宥嘉|田馥甄|楊丞琳|杨丞琳|羅志祥|罗志祥|周華健|周华健|李宗盛|羅大佑|罗大佑|鄧麗君|邓丽君|張國榮|张国荣|梅艷芳|梅艳芳|陳慧嫻|陈慧娴|李克勤|古巨基
|容祖兒|容祖儿|謝霆鋒|谢霆锋|薛之謙|薛之谦|毛不易|李榮浩|李荣浩|華晨宇|华晨宇|張傑|张杰|許嵩|许嵩|汪蘇瀧|汪苏泷|周深|張韶涵|张韶涵|范瑋琪|范玮琪|林志炫|伍佰
|動力火車|动力火车|蘇打綠|苏打绿|告五人|盧廣仲|卢广仲|韋禮安|韦礼安|徐佳瑩|徐佳莹|許茹芸|许茹芸|莫文蔚|林憶蓮|林忆莲|齊秦|齐秦|張信哲|张信哲|任賢齊|任贤齐
|阿杜|許美靜|许美静|陳潔儀|陈洁仪|張震嶽|张震岳|黃家駒|黄家驹|譚詠麟|谭咏麟|劉若英|刘若英|那英|韓紅|韩红|刀郎|朴樹|朴树|許巍|许巍|鹿晗|張藝興|张艺兴|王嘉爾
|王嘉尔|成龍|成龙|周星馳|周星驰|梁朝偉|梁朝伟|周潤發|周润发|李連杰|李连杰|宇多田ヒカル|米津玄師|中島みゆき|久石譲|宮崎駿|藤井風|星野源|椎名林檎|安室奈美恵
|浜崎あゆみ|松任谷由実|福山雅治|아이유|방탄소년단|블랙핑크|트와이스|뉴진스|아이브|에스파|세븐틴|소녀시대|싸이|임영웅|박효신|이문세|இளையராஜா|அனிருத்
|யுவன்|ரஜினிகாந்த்|விஜய்|சூர்யா|தனுஷ்|சித்ரா|எஸ்பிபி|卓依婷|李香兰|李香蘭|周璇|白光|姚莉|葛兰|蔡琴|凤飞飞|鳳飛飛
|龙飘飘|龍飄飄|费玉清|費玉清|刘文正|劉文正|高凌风|江蕙|黄乙玲|黃乙玲|陈雷|蔡秋凤|叶启田|葉啟田|洪荣宏|洪榮宏|翁立友|曹雅雯|玖壹壹|茄子蛋|八三夭|怕胖团
|头脑顿开|草东没有派对|草東沒有派對|郑进一|黄明志|黃明志|四叶草|阿牛|光良|品冠|戴佩妮|梁文福|巫启贤|巫啟賢|姜鄠|黄靖伦|黃靖倫|向洋|李炳文|王雷|李佩芬|梁智强
|梁智強|范文芳|李铭顺|郑惠玉|鄭惠玉|郭妃丽|李南星|陈汉玮|戚玉武|欧萱|白薇秀|刘子绚|黄俊雄|郑各评|林明伦|陈泂江|洪昭容|何洁柔|符琼音|蔡淳佳|何维健|文慧如
|许美珍|洪卉|张栋樑|張棟樑|张惠春|梁博|谭维维|譚維維|杨宗纬|楊宗緯|萧敬腾|蕭敬騰|萧亚轩|蕭亞軒|潘玮柏|潘瑋柏|王心凌|张靓颖|張靚穎|李宇春|周笔畅|何洁|尚雯婕
|胡彦斌|胡夏|曲婉婷|阿桑|郭静|郭靜|丁噹|刘惜君|郁可唯|袁娅维|单依纯|單依純|张碧晨|張碧晨|吴青峰|吳青峰|陈粒|陳粒|房东的猫|赵雷|趙雷|宋冬野|马頔|李健|老狼
|高晓松|郑钧|崔健|汪峰|许飞|庞龙|凤凰传奇|鳳凰傳奇|筷子兄弟|小沈阳|赵本山|郭德纲|于谦|岳云鹏|德云社|李雪健|葛优|徐峥|黄渤|王宝强|沈腾|贾玲|馬麗|马丽|李焕英
|吴京|吳京|章子怡|巩俐|赵薇|趙薇|周迅|范冰冰|杨幂|楊冪|刘诗诗|劉詩詩|刘亦菲|劉亦菲|迪丽热巴|赵丽颖|趙麗穎|唐嫣|胡歌|肖战|肖戰|王一博|易烊千玺|王俊凯|王源
|时代少年团|蔡徐坤|张国立|张铁林|陈道明|孙红雷|黄晓明|邓超|鄧超|姜文|张艺谋|張藝謀|陈凯歌|冯小刚|贾樟柯|李安|侯孝贤|侯孝賢|杨德昌|楊德昌|蔡明亮|王家卫|王家衛
|杜琪峰|徐克|吴宇森|许鞍华|許鞍華|刘青云|古天乐|古天樂|张家辉|郭富城|黎明|郑秀文|鄭秀文|杨千嬅|楊千嬅|何韵诗|何韻詩|谢安琪|謝安琪|卫兰|衛蘭|陈慧琳|陳慧琳
|叶倩文|葉蒨文|关淑怡|關淑怡|王菀之|林海峰|软硬天师|草蜢|温拿|許冠傑|许冠杰|羅文|罗文|甄妮|汪明荃|徐小鳳|徐小凤|林子祥|张敬轩|張敬軒|侧田|側田|林奕匡|陈柏宇
|陳柏宇|周柏豪|泳兒|薛凱琪|薛凯琪|姜濤|姜涛|盧瀚霆|卢瀚霆|陳卓賢|陈卓贤|呂爵安|吕爵安|柳應廷|柳应廷|邱傲然|李駿傑|林家謙|林家谦|張天賦|张天赋|陳蕾|陈蕾
|雲浩影|云浩影|邓寄尘|新马师曾|红线女|紅線女|任剑辉|白雪仙|梅兰芳|李小龙|李小龍|洪金宝|甄子丹|吴孟达|吳孟達|成奎安|张曼玉|張曼玉|林青霞|王祖贤|王祖賢|邱淑贞
|关之琳|钟楚红|鍾楚紅|李嘉欣|李若彤|周慧敏|黎姿|蔡少芬|佘诗曼|佘詩曼|胡杏儿|胡杏兒|马国明|馬國明|林峯|陈豪|陳豪|李子柒|李佳琦|薇娅|老高与小茉|老高與小茉
|脱口秀大会|罗翔|局座|易中天|于丹|百家讲坛|樊登|罗振宇|吴晓波|吳曉波|蔡康永|吴宗宪|吳宗憲|胡瓜|张菲|張菲|陶晶莹|陶晶瑩|徐熙娣|小S|大S|徐熙媛|何炅|谢娜
|汪涵|金庸|古龙|琼瑶|三毛|鲁迅|张爱玲|張愛玲|曹操|诸葛亮|諸葛亮|刘备|劉備|关羽|關羽|孙悟空|孫悟空|猪八戒|唐三藏|哪吒|白素贞|许仙|梁山伯|祝英台|朱丽叶
|罗密欧|林黛玉|贾宝玉|薛宝钗|令狐冲|郭靖|黄蓉|杨过|小龙女|张无忌|韦小宝|武则天|慈禧|溥仪|秦始皇|康熙|雍正|乾隆|甄嬛|如懿|魏璎珞|包青天|狄仁杰|霍元甲|陈真
|叶问|葉問|黄飞鸿|黃飛鴻|方世玉|李莲英|木兰|花木兰|우영우|이무진|이적|이소라|이승철|이승환|이선희|이수현|이찬혁|이찬원|이하이|이효리|이정재|이민호|이병헌
|이영애|이광수|이동욱|이종석|이준기|이승기|조용필|조성모|조정석|나훈아|남진|주현미|장윤정|송가인|영탁|정동원|김호중|김광석|김동률|김범수|김종국|김연우|김수현
|김태리|김고은|김혜수|김우빈|김태희|김필|김세정|박진영|박재범|박서준|박보검|박보영|박신혜|박찬욱|봉준호|송강호|송중기|송혜교|전지현|손예진|현빈|공유|마동석
|황정민|하정우|최민식|설경구|유재석|강호동|신동엽|백종원|나영석|임재현|임창정|임재범|성시경|윤종신|윤도현|윤하|윤미래|윤아|서태지|신승훈|신해철|변진섭|유희열
|양희은|심수봉|패티김|인순이|거미|백지영|백예린|다비치|씨야|에일리|에픽하이|버즈|부활|자우림|장범준|버스커버스커|십센치|볼빨간사춘기|잔나비|혁오|새소년
|실리카겔|데이식스|엔플라잉|씨엔블루|악뮤|악동뮤지션|폴킴|멜로망스|로이킴|정승환|헤이즈|크러쉬|지코|빈지노|도끼|박명수|빅뱅|지드래곤|태양|대성|투애니원|위너
|아이콘|트레저|베이비몬스터|제니|지수|로제|리사|슈퍼주니어|동방신기|샤이니|엑소|레드벨벳|엔시티|라이즈|태연|티파니|원더걸스|투피엠|갓세븐|스트레이키즈|있지
|엔믹스|투모로우바이투게더|엔하이픈|르세라핌|아일릿|투어스|아스트로|차은우|몬스타엑스|비투비|하이라이트|인피니트|비스트|포미닛|씨스타|마마무|여자친구|오마이걸
|러블리즈|에이핑크|걸스데이|에이오에이|아이오아이|워너원|아이즈원|카라|티아라|신화|핑클|에이치오티|젝스키스|지오디|코요태|터보|클론|듀스|룰라|손흥민|김연아
|이강인|페이커|류현진|박지성|안정환|추신수|뽀로로|優里|髭男|あいみょん|ずっと真夜中でいいのに。|ヨルシカ|藤原さくら|星街すいせい|松田聖子|中森明菜|山口百恵
|松原みき|竹内まりや|山下達郎|大瀧詠一|井上陽水|吉田拓郎|長渕剛|尾崎豊|尾崎紀世彦|沢田研二|坂本九|坂本龍一|美空ひばり|石川さゆり|北島三郎|五木ひろし|氷川きよし
|小田和正|玉置浩二|安全地帯|桑田佳祐|サザンオールスターズ|スピッツ|ゆず|コブクロ|いきものがかり|槇原敬之|平井堅|秦基博|森山直太朗|菅田将暉|平原綾香|一青窈|中島美嘉
|倉木麻衣|倖田來未|西野カナ|加藤ミリヤ|絢香|大塚愛|奥華子|手嶌葵|木村弓|高畑勲|新海誠|細田守|庵野秀明|黒澤明|小津安二郎|是枝裕和|北野武|三船敏郎|高倉健|木村拓哉
|松本潤|二宮和也|櫻井翔|大野智|相葉雅紀|山田孝之|阿部寛|役所広司|広瀬すず|新垣結衣|石原さとみ|綾瀬はるか|北川景子|深田恭子|長澤まさみ|上戸彩|堺雅人|大谷翔平
|イチロー|羽生結弦|村上春樹|東野圭吾|夏目漱石|太宰治|芥川龍之介|三島由紀夫|宮沢賢治|手塚治虫|鳥山明|尾田栄一郎|諫山創|藤子不二雄|さくらももこ|ドラえもん|のび太
|しんちゃん|クレヨンしんちゃん|サザエさん|ちびまる子ちゃん|アンパンマン|ポケモン|ピカチュウ|トトロ|千尋|竈門炭治郎|江戸川コナン|名探偵コナン|初音ミク|鏡音リン
|ヒカキン|はじめしゃちょー|東海オンエア|フワちゃん|ホロライブ|にじさんじ|キズナアイ|அறிவு|ஏ. ஆர். ரகுமான்|ஏ.ஆர்.ரஹ்மான்
|ஏ ஆர் ரஹ்மான்|ரஹ்மான்|ஹாரிஸ் ஜெயராஜ்|சந்தோஷ் நாராயணன்|ஜி.வி.பிரகாஷ்
|எஸ். பி. பாலசுப்ரமணியம்|கே. ஜே. யேசுதாஸ்|எஸ். ஜானகி|பி. சுசீலா|டி. எம். சௌந்தரராஜன்
|சித் ஸ்ரீராம்|கமல்ஹாசன்|அஜித்|சிவகார்த்திகேயன்|விஜய் சேதுபதி|விஜய்சேதுபதி|கார்த்தி|சிம்பு
|வடிவேலு|விவேக்|சந்தானம்|யோகி பாபு|நயன்தாரா|திரிஷா|சமந்தா|ஜோதிகா|சிவாஜி கணேசன்|எம்.ஜி.ஆர்
|எம்ஜிஆர்|மணிரத்னம்|ஷங்கர்|வெற்றிமாறன்|லோகேஷ் கனகராஜ்|கண்ணதாசன்|வாலி|வைரமுத்து
|நா.முத்துக்குமார்|பாரதியார்|பாரதி|திருவள்ளுவர்|கலைஞர்|பெரியார்|காமராஜர்|அப்துல் கலாம்
|லீ குவான் யூ|लता मंगेशकर|आशा भोसले|किशोर कुमार|मोहम्मद रफ़ी|मोहम्मद रफी|मुकेश|मन्ना डे
|कुमार सानू|उदित नारायण|अलका याग्निक|सोनू निगम|अरिजीत सिंह|श्रेया घोषाल|नेहा कक्कड़|बादशाह
|यो यो हनी सिंह|जगजीत सिंह|गुलज़ार|जावेद अख्तर|ए आर रहमान|ए. आर. रहमान|शाहरुख खान
|सलमान खान|आमिर खान|अमिताभ बच्चन|रणबीर कपूर|दीपिका पादुकोण|आलिया भट्ट|प्रियंका चोपड़ा
|ऐश्वर्या राय|माधुरी दीक्षित|श्रीदेवी|राजेश खन्ना|राज कपूर|देव आनंद|दिलीप कुमार|धर्मेंद्र
|हेमा मालिनी|रेखा|कपिल शर्मा|ज़ाकिर खान|नरेंद्र मोदी|महात्मा गांधी|सचिन तेंदुलकर
|विराट कोहली|धोनी
|叶丽仪|葉麗儀|辛晓琪|辛曉琪|张秀卿|張秀卿|高胜美|高勝美|韩宝仪|韓寶儀|施文彬|陈盈洁|陳盈潔|谢采妘|謝采妘|黄清元|黃清元|张小英|張小英|关正杰|關正傑|叶振棠
|葉振棠|陈百强|陳百強|王杰|王傑|童安格|姜育恒|姜育恆|苏芮|蘇芮|潘越云|潘越雲|齐豫|齊豫|黄莺莺|黃鶯鶯|陈淑桦|陳淑樺|林慧萍|万芳|萬芳|赵传|趙傳|张雨生|張雨生
|许志安|許志安|潘秀琼|潘秀瓊|静婷|靜婷|葛蘭|吴莺音|吳鶯音|姚苏蓉|姚蘇蓉|万沙浪|萬沙浪|尤雅|黄晓君|黃曉君|邓妙华|鄧妙華|陈小春|陳小春|方大同
`;

/** Songs, films, series and books that are called like people, folded: our own list. */
export const namedWorks = `
12 storeys|867 5309 jenny|a boy named sue|abang long fadil|abbott elementary|abraham martin and john
|ace ventura|adnan sempit|agatha all along|ai bia jia eh yia|ai qing zhuan yi|alan wake
|alexander hamilton|ali baba bujang lapok|alice in wonderland|alice through the looking glass
|ally mcbeal|along comes mary|amar akbar anthony|an jing|ang probinsyano|anna go to him|anna sun
|annabel lee|anne boleyn|anne with an e|annie get your gun|annie hall|annie s song|annie waits
|antara anyer dan jakarta|antony and cleopatra|arjun reddy|arjuna mencari cinta|arnold layne
|artemis fowl|asmaul husna|austin powers|ave maria schubert|ayat ayat cinta|bahay kubo|baldur s gate
|ballad of john and yoko|bao qing tian|barbara ann|barry lyndon|basquiat|bayan ko|becoming elizabeth
|becoming jane|bei dui bei yong bao|being john malkovich|ben hur|bend it like beckham
|benjamin button|better call saul|betty la fea|bian zou bian chang|bila cinta didusta|billie jean
|billy bathgate|billy elliot|billy madison|billy s got his beer goggles on|black adam|black betty
|bob roberts|bob the builder|bobby brown|bobby jean|bobby s girl|bonnie and clyde|bonnie clyde
|breakfast at tiffany s|bridget jones s diary|buddy holly|butch cassidy and the sundance kid|cao cao
|captain america|captain jack sparrow|captain phillips|carmen sandiego|carolina in my mind
|caroline no|carrie anne|chan mali chan|chandni chowk to china|channa mereya|charlie brown
|charlie wilson s war|charlotte sometimes|chor lau heung|christopher robin|chuan qi
|chura liya hai tumne jo dil ko|cindy incidentally|cindy oh cindy|corinna corinna|corrina corrina
|cruella|dae jang geum|dahmer monster the jeffrey dahmer story|daisy bell|dan che|daniel in the den
|danny boy|danny phantom|danny s song|danny the champion of the world|dao xiang|david copperfield
|davy crockett|dear evan hansen|dear john|delia s gone|diary of jane|dick lee|dirty diana
|dirty harry|dizzy miss lizzy|doc martin|dolores claiborne|don quijote|don t cry for me argentina
|dong feng po|dong yi|donna donna|dora the explorer|dorian gray|dr dolittle|dr jekyll and mr hyde
|dr phil|dr stone|dr strangelove|drake josh|driving miss daisy|ed edd n eddy|ed wood|eddie my love
|eddie the eagle|educating rita|edward scissorhands|ek ladki ko dekha|eleanor rigby|ellen ripley
|em va trinh|emily in paris|empress wu|engkau laksana bulan|enna sona|enola holmes|erin brockovich
|ethan frome|evan almighty|everybody loves raymond|fantastic mr fox|father brown|fen shou kuai le
|fong sai yuk|frankie and johnny|fred bear|freddy fazbear|frere jacques|fu shi shan xia|fur elise
|gandhi|gangubai kathiawadi|gao bai qi qiu|gayatri mantra|george lopez|georgy girl|gilbert grape
|ginny georgia|goliyon ki raasleela ram leela|goodnight irene|goyo ang batang heneral
|grace and frankie|grace kelly|guang hui sui yue|guo jing|gwen stacy|habibie ainun|habibie dan ainun
|hai kuo tian kong|hana yori dango|hannah and her sisters|hannah montana|hantu kak limah
|harold and maude|harper|harry and the hendersons|harry brown|hati kama|hati yang luka|he xin nian
|hello mary lou|hello mary lou goodbye heart|henry the eighth|holly holy|home kit chan|hong dou
|hou lai|hou lai de wo men|how do you solve a problem like maria|huang feihong|hui hu xi de tong
|hwang jini|i m henry viii i am|inside llewyn davis|inuyasha|inventing anna|jack and diane
|jack and jill|jack diane|jack reacher|jack ryan|jackie brown|jackie wilson said|jamaica farewell
|james and the giant peach|james bond|james dean|jamie all over|jane eyre|jane the virgin
|janie s got a gun|jason bourne|jean genie|jeanie with the light brown hair|jekyll and hyde
|jennifer juniper|jennifer s body|jenny from the block|jeritan batinku|jerry maguire|jerry springer
|jesse s girl|jessica jones|jesus christ superstar|jesus paid it all|jian dan ai|jiang nan|jim dandy
|jimmy kimmel live|jimmy mack|jimmy neutron|jiya jale|joan of arc|john carter|johnny angel
|johnny bravo|johnny guitar|johnny remember me|jonathan creek
|joseph and the amazing technicolor dreamcoat|judge judy|judging amy|judy blue eyes|judy in disguise
|judy is a punk|jue jiang|julia says|julie julia|julius caesar|justice bao|kabhi khushi kabhie gham
|kabir singh|kai shi dong le|kajra re|kala chashma|kala cinta menggoda|karan arjun|kartini
|kathy s song|kenan kel|kevin hart|kim bok joo|kim ji young born 1982|kim possible|kim sam soon
|kimmy schmidt|king arthur|king david|king richard|kita kita|kristy are you doing okay|kun faya kun
|la femme nikita|la isla bonita|lady eleanor|lady jane|lady madonna|laila main laila|laila majnu
|lang zi hui tou|lao shu ai da mi|larry crowne|lars and the real girl|laskar cinta
|last week tonight with john oliver|late night with seth meyers|laverne shirley|lawrence of arabia
|lee daniels the butler|legend of zhen huan|leon the professional|leron leron sinta|lian ai ing
|liang po po|liang zhi lao hu|like jennie|lily rosemary and the jack of hearts|lily was here
|lisa sawyer|little jeannie|little susie|little willy|liu xing yu|liza jane|lizzie borden
|lizzie mcguire|logan lucky|lola montez|long haired lucy|long juan feng|louie louie
|lucretia my reflection|lucy in the sky with diamonds|luis miguel la serie|luke cage|lv guang
|lyle lyle crocodile|macgyver|maggie may|maggie s farm|maher zain|malcolm in the middle|malcolm x
|margot at the wedding|mari mar|maria clara at ibarra|maria elena|maria maria|maria tambien
|marie antoinette|marilyn monroe|marley and me|marley me|marlina si pembunuh dalam empat babak
|martha my dear|marvelous mrs maisel|marvin s room|marvins room|mary and max|mary did you know
|mary had a little lamb|mary jane|mary jane s last dance|mary kom|mary magdalene|mary mary
|mary on a cross|mary poppins|mary poppins returns|mary queen of scots|matilda the musical|max payne
|me and bobby mcgee|meet joe black|mere sapno ki rani|michael clayton|michael collins
|michelle ma belle|milea|milea suara dari dilan|ming ming jiu|ming tian hui geng hao|minnal murali
|miss jackson|miss marple|miss murray|miss saigon|miyamoto musashi|mo sheng ren|mo tian lun
|mona lisa|monster the jeffrey dahmer story|monsters the lyle and erik menendez story|mork mindy
|mr and mrs smith|mr bean s holiday|mr blue sky|mr brightside|mr jones|mr loverman|mr mrs smith
|mr peabody and sherman|mr ripley|mr roboto|mr sandman|mr saxobeat|mr sunshine|mrs america
|mrs dalloway|mrs doubtfire|mrs robinson|ms jackson|munna bhai mbbs|muriel s wedding|murphy brown
|mustafa mustafa|my name is jonas|my name is kim sam soon|nancy boy|nancy drew
|nancy with the laughing face|nanny mcphee|nellie the elephant|nenjukkul peidhidum
|ni bu shi zhen zheng de kuai le|ni bu zhi dao de shi|ni hao ma|ni yao de ai|nica|ning xia|nixon
|norma jean|norma rae|nurse jackie|oh carol|oh diana|oh sherrie|oh susanna|oh suzanna|ok kanmani
|oliver s army|oliver twist|om mani padme hum|omar and hana|omar hana|once upon a time in china
|oppenheimer|oshin|pablo escobar el patron del mal|paninindigan kita|papa was a rollin stone
|peggy carter|peggy sue|pehla nasha|peng you|perry mason|peter pan|peter pan wendy|peter rabbit
|phineas ferb|phoenix wright|phua chu kang|polis evo|pollock|ponniyin selvan|proud mary|qi li xiang
|qian li zhi wai|qing hua ci|qing tian|queen charlotte|queenie eye|raja rani|raju ban gaya gentleman
|ralph breaks the internet|ram leela|rani lakshmibai|ray donovan|raya and the last dragon
|real time with bill maher|richard cory|richard jewell|robert de niro s waiting|robin hood
|robinson crusoe|rocky aur rani kii prem kahaani|roman picisan|romeo juliet|rosa parks
|ru guo wo men bu ceng xiang yu|rudy habibie|rurouni kenshin|sailor moon|sally maclennane|sam stone
|samson and delilah|samurai jack|sang penyamun|sara smile|sarah smiles|sarah yellen|sarjan hassan
|saul goodman|saving mr banks|saving private ryan|scott pilgrim|scott pilgrim vs the world|seinfeld
|shang chi|shang chi and the legend of the ten rings|shaun of the dead|shaun the sheep
|sheena is a punk rocker|sheila ki jawani|shi nian|shirley valentine|shuang jie ban|sid and nancy
|simon says|siti nurbaya|smackwater jack|song for guy|sri asih|stacy s mom|stuart little
|suite judy blue eyes|surah al baqarah|surah al fatihah|surah al kahf|surah al mulk|surah an nas
|surah ar rahman|surah maryam|surah yasin|surah yusuf|surat cinta untuk starla|susie q|suzie q
|sweeney todd|sweet lorraine|sylvia s mother|tak ingin usai|tam cam|tan ah teck|tanya sama pokok
|tere bina|the ballad of bonnie and clyde|the ballad of john and yoko|the ballad of ricky bobby
|the curious case of benjamin button|the daily show with jon stewart|the daily show with trevor noah
|the exorcism of emily rose|the jeffrey dahmer story|the journey masia one
|the late late show with james corden|the late show with stephen colbert|the marvelous mrs maisel
|the people v o j simpson|the talented mr ripley|the tonight show starring jimmy fallon
|thelma and louise|thelma louise|there s something about mary|thevar magan|think of laura
|thomas and friends|thomas the tank engine|tian hei hei|tian mi mi|tiga abdul|tim mcgraw
|titian cinta|tom and jerry|tom dick and harry|tom dooley|tom jerry|tom joad|tom s diner|tom sawyer
|tony stark|tony takitani|tristan isolde|tu ran hao xiang ni|tujhe dekha toh|ugly betty
|unbreakable kimmy schmidt|uncle albert|uncle john s band
|valerian and the city of a thousand planets|veer zaara|vera drake|veronica mars
|vicky cristina barcelona|vishnu sahasranamam|visions of johanna|walk away renee|wallace and gromit
|wallace gromit|waltzing matilda|wang chun feng|wang fei|wang qing shui|wayne s world|wei xiaobao
|weightlifting fairy kim bok joo|wen rou|what ever happened to baby jane|what happened miss simone
|what s eating gilbert grape|what s the frequency kenneth|when harry met sally
|where have you gone joe dimaggio|who s afraid of virginia woolf|whole lotta rosie|will and grace
|will grace|william it was really nothing|willie and the hand jive
|willy wonka and the chocolate factory|wo huai nian de|wo yao de xing fu|wolf hall|wong fei hung
|wreck it ralph|wu zetian|xi huan ni|xi tie jie|xiao cheng gu shi|xiao jiu wo|xiao qing ge
|xiao xing yun|ya nabi salam alayka|yi lu xiang bei|yi qian ge shang xin de li you
|yo soy betty la fea|yong qi|young sheldon|yu jian|yu ye hua|yuan you hui
|yue liang dai biao wo de xin|zhang wuji|zhen huan|zhi zu|zhong guo hua|zhu fu
`;

/** Works in other scripts: our own list. */
export const writtenWorks = `
|稻香|七里香|江南|小娘惹|青花瓷|菊花台|晴天|告白气球|月亮代表我的心|海阔天空|喜帖街|小幸运|匆匆那年|光輝歲月|光辉岁月|富士山下|倔強|倔强|曹操|羅生門|罗生门
|梁山伯与朱丽叶|梁山伯與茱麗葉|小薇|甜蜜蜜|贺新年|賀新年|何日君再来|何日君再來|夜来香|夜來香|小城故事|恭喜恭喜|财神到|財神到|新年好|大地回春|迎春花|万水千山总是情
|上海滩|上海灘|狮子山下|獅子山下|铁血丹心|鐵血丹心|沧海一声笑|滄海一聲笑|男儿当自强|男兒當自強|千千阙歌|千千闕歌|夕阳之歌|夕陽之歌|风继续吹|風繼續吹|当年情|當年情
|无心睡眠|无敌是多么寂寞|真的爱你|真的愛你|喜欢你|喜歡你|谁伴我闯荡|大地|长城|俾面派对|冷雨夜|情人|一生所爱|一生所愛|爱如潮水|愛如潮水|过火|別怕我伤心|用情|吻别
|吻別|祝福|她来听我的演唱会|忘情水|谢谢你的爱|谢谢你的愛|马桶|冰雨|练习|今天|中国人|对你爱不完|今夜你会不会来|容易受伤的女人|红豆|紅豆|传奇|傳奇|梦中人|夢中人
|天空|如愿|如願|人间|红玫瑰|紅玫瑰|白玫瑰|孤勇者|陀飞轮|陀飛輪|葡萄成熟时|葡萄成熟時|明年今日|单车|單車|夕阳无限好|夕陽無限好|爱情转移|愛情轉移|好久不见
|好久不見|十年|浮夸|浮誇|最佳损友|最佳損友|天黑黑|遇见|遇見|开始懂了|開始懂了|我怀念的|我懷念的|绿光|綠光|逆光|克卜勒|修炼爱情|修煉愛情|不为谁而作的歌
|背对背拥抱|小酒窝|小酒窩|一千年以后|一千年以後|可惜没如果|可惜沒如果|她说|她說|美人鱼|美人魚|醉赤壁|爱笑的眼睛|愛笑的眼睛|倒带|說愛你|说爱你|日不落|舞娘
|看我七十二变|大艺术家|勇气|勇氣|分手快乐|分手快樂|宁夏|寧夏|可惜不是你|暖暖|会呼吸的痛|你就不要想起我|还是要幸福|恋人未满|戀人未滿|波斯猫|波斯貓|中国话|不想长大
|突然好想你|知足|温柔|溫柔|后来的我们|後來的我們|后来|後來|很爱很爱你|为爱痴狂|聽海|听海|姐妹|记得|記得|我最亲爱的|人质|连名带姓|追光者|起风了|起風了|大鱼
|大魚|漂洋过海来看你|凉凉|涼涼|凉城|小苹果|最炫民族风|荷塘月色|月亮之上|两只蝴蝶|老鼠爱大米|老鼠愛大米|童话|童話|约定|約定|天使|第一次|勇敢|掌心|如果你还爱我
|陪我看日出|不醉不会|王妃|只对你有感觉|爱你|愛你|睫毛弯弯|第一次爱的人|雨爱|雨愛|曖昧|暧昧|左边|带我走|仰望|匿名的好友|丑八怪|你还要我怎样|演员|演員|年少有为
|李白|模特|不将就|父亲|消愁|像我这样的人|平凡的一天|成都|南方姑娘|董小姐|斑马斑马|同桌的你|睡在我上铺的兄弟|恋曲1990|戀曲1990|童年|光阴的故事|橄榄树
|乡间的小路|外婆的澎湖湾|龙的传人|龍的傳人|明天会更好|明天會更好|朋友|朋友别哭|大海|水手|星星点灯|海浪|爱拼才会赢|愛拼才會贏|望春风|望春風|雨夜花|家后|家後
|浪子回头|浪子回頭|海口味|酒后的心声|酒後的心聲|车站|世界第一等|男人哭吧不是罪|我的歌声里|烟花易冷|煙花易冷|花海|彩虹|退后|心雨|不能说的秘密|不能說的秘密
|听妈妈的话|聽媽媽的話|千里之外|霍元甲|夜曲|发如雪|髮如雪|黑色毛衣|一路向北|飘移|珊瑚海|借口|外婆|搁浅|擱淺|园游会|止战之殇|乱舞春秋|东风破|東風破|三年二班
|以父之名|双刀|龙卷风|龍捲風|简单爱|簡單愛|安静|安靜|开不了口|爱在西元前|双截棍|可爱女人|星晴|蜗牛|說好不哭|说好不哭|等你下课|算什么男人|明明就|红尘客栈
|手写的从前|听见下雨的声音|蒲公英的约定|牛仔很忙|最长的电影|我不配|甜甜的|阳光宅男|给我一首歌的时间|說了再見|说好的幸福呢|兰亭序|蘭亭序|时光机|乔克叔叔|跨时代
|雨下一整晚|超人不会飞|你好,李焕英|你好，李焕英|流浪地球|战狼|戰狼|长津湖|哪吒之魔童降世|哪吒之魔童闹海|大圣归来|西游记|西遊記|红楼梦|紅樓夢|水浒传|三国演义
|三國演義|封神榜|白蛇传|白蛇傳|还珠格格|還珠格格|甄嬛传|甄嬛傳|如懿传|延禧攻略|步步惊心|琅琊榜|花千骨|三生三世十里桃花|陈情令|陳情令|庆余年|慶餘年|繁花|狂飙
|隐秘的角落|山河令|香蜜沉沉烬如霜|何以笙箫默|微微一笑很倾城|仙剑奇侠传|射雕英雄传|神雕侠侣|倚天屠龙记|天龙八部|鹿鼎记|笑傲江湖|包青天|武则天|康熙王朝|雍正王朝
|霸王别姬|霸王別姬|活着|大红灯笼高高挂|红高粱|英雄|十面埋伏|卧虎藏龙|臥虎藏龍|花样年华|花樣年華|重庆森林|重慶森林|春光乍泄|东邪西毒|阿飞正传|阿飛正傳|2046
|一代宗师|一代宗師|叶问|葉問|叶问3|功夫|少林足球|大话西游|喜剧之王|食神|唐伯虎点秋香|国产凌凌漆|九品芝麻官|逃学威龙|赌神|赌圣|无间道|無間道|英雄本色|警察故事
|警察故事3|黄飞鸿|倩女幽魂|梁祝|无名|让子弹飞|讓子彈飛|唐人街探案|夏洛特烦恼|西虹市首富|我不是药神|少年的你|那些年,我们一起追的女孩|那些年|我的少女时代
|我的少女時代|海角七号|海角七號|赛德克巴莱|艋舺|大佛普拉斯|一一|牯岭街少年杀人事件|悲情城市|饮食男女|飲食男女|推手|喜宴|想见你|想見你|我可能不会爱你|流星花园
|流星花園|恶作剧之吻|命中注定我爱你|犀利人妻|小孩不笨|小孩不笨2|跑吧孩子|钱不够用|錢不夠用|新兵正传|新兵正傳|雾锁南洋|霧鎖南洋|信约|信約|再见单人床|人在旅途
|莲花争霸|敢敢做个开心人|好世谋|搞笑行动|爸妈不在家|爸媽不在家|热带雨|小人物向前冲|细水长流|細水長流|城里的月光|麻雀衔竹枝|天冷就回来|피 땀 눈물|뱅뱅뱅|예뻤어
|작은 것들을 위한 시|불타오르네|봄날|밤편지|라일락|좋은 날|너의 의미|금요일에 만나요|에잇|벚꽃 엔딩|여수 밤바다|강남스타일|거짓말|하루하루|꽃 길
|판타스틱 베이비|에라 모르겠다|내가 제일 잘 나가|다시 만난 세계|소원을 말해봐|텔 미|노바디|미스터|롤린|뚜두뚜두|마지막처럼|휘파람|불장난|사건의 지평선
|비밀번호 486|취중진담|취중고백|사랑했지만|서른 즈음에|이등병의 편지|먼지가 되어|너에게 난 나에게 넌|가로수 그늘 아래 서면|광화문 연가|애인 있어요|인연
|그대만 있다면|사랑비|첫눈처럼 너에게 가겠다|사랑인가요|오늘부터 우리는|밤양갱|첫 만남은 계획대로 되지 않아|고민중독|한 페이지가 될 수 있게
|주저하는 연인들을 위해|모든 날 모든 순간|오징어 게임|기생충|괴물|살인의 추억|올드보이|부산행|이상한 변호사 우영우|사랑의 불시착|도깨비|태양의 후예
|별에서 온 그대|겨울연가|대장금|재벌집 막내아들|더 글로리|눈물의 여왕|선재 업고 튀어|응답하라 1988|이태원 클라쓰|스카이 캐슬|부부의 세계
|슬기로운 의사생활|나의 아저씨|킹덤|지옥|스위트홈|무빙|파묘|서울의 봄|범죄도시|극한직업|국제시장|7번방의 선물|82년생 김지영|택시운전사|1987|암살|명량
|신과함께|런닝맨|무한도전|나 혼자 산다|전지적 참견 시점|유 퀴즈 온 더 블럭|아기상어|상어 가족|곰 세 마리|학교종|아리랑|애국가|고향의 봄|과수원 길
|섬집 아기|夜に駆ける|群青|アイドル|怪物|ハルジオン|君はロックを聴かない|マリーゴールド|裸の心|愛を伝えたいだとか|真夜中のドア|プラスティック・ラブ|残酷な天使のテーゼ
|千と千尋の神隠し|となりのトトロ|もののけ姫|魔女の宅急便|天空の城ラピュタ|風の谷のナウシカ|ハウルの動く城|崖の上のポニョ|紅の豚|耳をすませば|猫の恩返し|火垂るの墓
|平成狸合戦ぽんぽこ|おもひでぽろぽろ|かぐや姫の物語|風立ちぬ|君たちはどう生きるか|君の名は。|君の名は|天気の子|すずめの戸締まり|秒速5センチメートル|言の葉の庭
|時をかける少女|サマーウォーズ|おおかみこどもの雨と雪|バケモノの子|竜とそばかすの姫|鬼滅の刃|紅蓮華|進撃の巨人|呪術廻戦|僕のヒーローアカデミア|ワンピース|ナルト
|ブリーチ|ドラゴンボール|スラムダンク|るろうに剣心|犬夜叉|セーラームーン|美少女戦士セーラームーン|カードキャプターさくら|ハイキュー|ちはやふる|君に届け|四月は君の嘘
|あの日見た花の名前を僕達はまだ知らない。|聲の形|約束のネバーランド|東京喰種|東京リベンジャーズ|銀魂|ハンターハンター|鋼の錬金術師|デスノート|新世紀エヴァンゲリオン
|機動戦士ガンダム|カウボーイビバップ|名探偵コナン|ルパン三世|ゲゲゲの鬼太郎|キテレツ大百科|忍たま乱太郎|それいけアンパンマン|のび太の恐竜|のび太の恐竜2006
|いとしのエリー|真夏の果実|TSUNAMI|上を向いて歩こう|見上げてごらん夜の星を|涙そうそう|島唄|さくらんぼ|さくら|桜坂|粉雪|雪の華|世界に一つだけの花|夜空ノムコウ
|ロビンソン|空も飛べるはず|チェリー|時代|地上の星|ファイト!|いい日旅立ち|川の流れのように|津軽海峡・冬景色|北国の春|知床旅情|赤いスイートピー|少女A
|飾りじゃないのよ涙は|卒業写真|ひこうき雲|やさしさに包まれたなら|春よ、来い|花束を君に|桜流し|何なんw|きらり|帰ろう|ドライフラワー|香水|白日|一途|逆夢|廻廻奇譚
|うっせぇわ|新時代|ギラギラ|夜行|ただ君に晴れ|だから僕は音楽を辞めた|言って。|打上花火|打ち上げ花火|灰色と青|馬と鹿|春雷|海の幽霊|地球儀|前前前世|なんでもないや
|愛にできることはまだあるかい|天体観測|カルマ|千本桜|メルト|ロキ|シャルル|フォニイ|半沢直樹|逃げるは恥だが役に立つ|花より男子|花ざかりの君たちへ|ごくせん|深夜食堂
|孤独のグルメ|孤独のグルメ Season 10|万引き家族|おくりびと|そして父になる|七人の侍|生きる|東京物語|リング|呪怨|紅白歌合戦|君が代|ラジオ体操第一
|ரஞ்சிதமே|ராக்கம்மா கையத் தட்டு|ராக்கம்மா கைய தட்டு|பொன்னியின் செல்வன்|பொன்னி நதி
|வாத்தி கம்மிங்|வா வாத்தி|ரவுடி பேபி|ஜெய் பீம்|சூரரைப் போற்று|கண்ணே கலைமானே|ஊர்வசி ஊர்வசி
|வசீகரா|முன்பே வா|மலர்கள் கேட்டேன்|மல்லிப்பூ|மரகத மாலை|நான் சிரித்தால்|நான் ஆட்டோக்காரன்
|பாட்ஷா|படையப்பா|அண்ணாமலை|முத்து|கபாலி|காலா|எந்திரன்|சிவாஜி|விக்ரம்|லியோ|ஜெயிலர்|மாஸ்டர்
|அசுரன்|கர்ணன்|பரியேறும் பெருமாள்|விசுவாசம்|மங்காத்தா|பில்லா|கஜினி|அந்நியன்|இந்தியன்
|முதல்வன்|ஜென்டில்மேன்|தளபதி|நாயகன்|தேவர் மகன்|அலைபாயுதே|மௌன ராகம்|அஞ்சலி|ரோஜா|பம்பாய்
|இருவர்|கன்னத்தில் முத்தமிட்டால்|விண்ணைத்தாண்டி வருவாயா|வாரணம் ஆயிரம்|சுப்ரமணியபுரம்
|பருத்திவீரன்|ஆடுகளம்|மெய்யழகன்|அமரன்|மகாராஜா|செல்லம்மா|அரபிக் குத்து|கந்த சஷ்டி கவசம்
|சுப்ரபாதம்|விநாயகனே|தமிழ்த்தாய் வாழ்த்து|முன்னேறு வாலிபா|சின்னத்தம்பி|கரகாட்டக்காரன்
|முள்ளும் மலரும்|பதினாறு வயதினிலே|மூன்றாம் பிறை|சிந்து பைரவி|तुम ही हो|केसरिया|लग जा गले
|कल हो ना हो|छैंया छैंया|दिल से रे|चन्ना मेरेया|पल पल दिल के पास|मेरे सपनों की रानी|शोले
|दीवार|ज़ंजीर|मुग़ल ए आज़म|मदर इंडिया|दिलवाले दुल्हनिया ले जाएंगे|कुछ कुछ होता है
|कभी खुशी कभी ग़म|कभी खुशी कभी गम|हम आपके हैं कौन|मैंने प्यार किया|हम साथ साथ हैं
|राजा हिन्दुस्तानी|वीर ज़ारा|वीर-ज़ारा|बाजीराव मस्तानी|पद्मावत|देवदास|जोधा अकबर|लगान
|रंग दे बसंती|तारे ज़मीन पर|थ्री इडियट्स|दंगल|सुल्तान|बजरंगी भाईजान|पठान|जवान|रामायण
|महाभारत|तारक मेहता का उल्टा चश्मा|कौन बनेगा करोड़पति|हनुमान चालीसा|गायत्री मंत्र
|ओम जय जगदीश हरे|जन गण मन|वंदे मातरम|शीला की जवानी|मुन्नी बदनाम हुई|चिकनी चमेली
|अभी ना जाओ छोड़ कर|प्यार हुआ इकरार हुआ|चुरा लिया है तुमने जो दिल को|एक लड़की को देखा
|तुझे देखा तो|तुझे देखा तो ये जाना सनम|पहला नशा|जिया जले|कजरा रे|जय हो|राधा कैसे न जले
|मितवा|कबीरा|राब्ता|मोहे रंग दो लाल|星に願いを|星野源|平凡之路|夜空中最亮的星|山丘|安和桥|梅花三弄|白月光与朱砂痣|关山酒|叶子|莫妮卡
|高山青|张三的歌|漂洋過海來看你|왕이 된 남자|낭만닥터 김사부|빈센조|체념|응급실
`;
