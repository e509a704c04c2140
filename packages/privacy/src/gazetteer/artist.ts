/** Musicians and others of whom songs and videos are, whose names few others have, folded: of @faker-js/faker (MIT; see NOTICE.md in this folder) and our own. */
export const artists = `
2 chainz|21 savage|a mei|a r rahman|ace of base|agust d|aj tracey|al dexter his troopers|al green|al martino
|alannah myles|alec benjamin|alejandro sanz|alfredo olivas|ali gatie|alice in chains|alina baraz|all american rejects
|amii stewart|amitabh bhattacharya|amr diab|ana castela|anderson paak|andre hazes|andrea berg|andrea bocelli
|andreas bourani|andrew huberman|andy grammer|andy lau|angus julia stone|anirudh ravichander|anton karas
|antonio vivaldi|anuel aa|arcade fire|archie bell the drells|aretha franklin|ariana grande|arijit singh|arizona zervas
|armin van buuren|asees kaur|atif aslam|avril lavigne|aya nakamura|b j thomas|baby keem|bachman turner overdrive
|backstreet boys|banda el recodo|barbra streisand|barry white|bear grylls|bebe rexha|becky g|bee gees|ben bernie
|ben selvin|benny blanco|bessie smith|bethel music|bette midler|bibi blocksberg|bibi und tina|bill doggett
|bill haley his comets|bill withers|billie eilish|billy davis jr|billy joel|billy preston|blake shelton|blink 182
|bob marley the wailers|bob ross|bob seger|bobby darin|bobby mcferrin|bobby vinton|boney m|bonez mc|bonnie tyler
|boyce avenue|bradley cooper|brent faiyaz|britney spears|brooks dunn|bruce channel|bruno marrone|bruno mars
|bryan adams|bryce vine|buddy holly|burna boy|c tangana|caetano veloso|calvin harris|camila cabello|captain tennille
|cardi b|carin leon|carlos vives|carly simon|casey neistat|celine dion|central cee|chaka khan|charles aznavour
|charlie puth|charlie rich|cheat codes|chris isaak|christina aguilera|christophe mae|christopher cross|chuck berry
|cigarettes after sex|cliff edwards ukelele ike|colbie caillat|colby o donis|cole swindell|coleman hawkins
|conan o brien|cris mj|cyndi lauper|d block europe|dan shay|daniel powter|danny ocean|darius rucker|dave chappelle
|david attenborough|david bowie|david guetta|dean martin|deee lite|demi lovato|denzel curry|dermot kennedy|dewa 19
|dexys midnight runners|diego victor hugo|diljit dosanjh|dimitri vegas like mike|dinah shore|dionne warwick
|dire straits|dixie cups|dj khaled|dj luian|dj nelson|doja cat|dolly parton|don diablo|don mclean|don omar
|donna summer|dr dre|dua lipa|eason chan|ed sheeran|eddie cantor|eddie cochran|eddy howard|edgar winter group
|edith piaf|edwin hawkins singers|edwin starr|el alfa|eladio carrion|elis regina|ella henderson|ellen degeneres
|ellie goulding|elton john|elvis presley|empire of the sun|enrique iglesias|eric chou|eros ramazzotti|eslabon armado
|ethel waters|etta james|fabrizio de andre|faith hill|fall out boy|fanny brice|fats domino|fats waller|faye wong
|felix jaehn|fetty wap|fiersa besari|fifth harmony|fine young cannibals|five finger death punch|fleetwood mac|flo rida
|florence the machine|foo fighters|foster the people|four aces|francis cabrel|frank ocean|frank sinatra|frankie avalon
|frankie valli|frans bauer|franz schubert|fred astaire|freda payne|freddie dredd|freddy fender|frederic chopin
|french montana|fuerza regida|fujii kaze|g eazy|g i dle|gary lewis the playboys|gary numan|gene autry|gene vincent
|george michael|george strait|gera mx|gianna nannini|gigi d agostino|gilberto gil|gladys knight the pips|glass animals
|gloria gaynor|gordon ramsay|graham norton|grand funk railroad|green day|grupo firme|grupo marca registrada|gucci mane
|gusttavo lima|guus meeuwis|gwen stefani|hailee steinfeld|hans zimmer|harris jayaraj|harry chapin|harry nilsson
|harry styles|hayley williams|helene fischer|herbert gronemeyer|herman s hermits|hillsong united|hillsong worship
|hollywood undead|hues corporation|iann dior|iggy azalea|imagine dragons|isaac hayes|ivete sangalo|j balvin|j cole
|j geils band|jack harlow|jacky cheung|jacques brel|james corden|james tw|jamie foxx|jamie oliver|janet jackson
|janis joplin|jason aldean|jason mraz|jay chou|jay sean|jay wheeler|jay z|jaymes young|jean jacques goldman
|jennifer lopez|jennifer warnes|jeremy zucker|jerry lee lewis|jerry murad s harmonicats|jess glynne|jessie j
|jimi hendrix|jimmie rodgers|jimmy fallon|jimmy kimmel|jj lin|joan jett the blackhearts|joan manuel serrat
|joao gilberto|joaquin sabina|joe rogan|joel corry|johann sebastian bach|johannes oerding|john fred the playboy band
|john legend|john mayer|johnnie ray|johnny cash|johnny hallyday|johnny horton|johnny mathis|johnny mercer|johnny nash
|joker xue|jolin tsai|jon bellion|jonas blue|jonas brothers|jorge ben jor|jorja smith|jose jose|jp saxe
|juan luis guerra|juan luis guerra 4 40|juice newton|julia michaels|justin bieber|justin quiles|kacey musgraves
|kanye west|karan aujla|karol g|katy perry|kay kyser|kelly clarkson|kendrick lamar|kenny chesney|kenny loggins
|kenny rogers|kenshi yonezu|kenya grace|kevin hart|key glock|kim carnes|kim petras|king gnu|kings of leon
|kishore kumar|kit chan|kitty kallen|kodak black|kool the gang|kylie minogue|la oreja de van gogh|lainey wilson
|lana del rey|lata mangeshkar|laura pausini|lauryn hill|le sserafim|league of legends|leon bridges|leona lewis
|lesley gore|leslie odom jr|lewis capaldi|lex fridman|li ronghao|liam payne|lil baby|lil dicky|lil durk|lil kim
|lil mosey|lil nas x|lil pump|lil skies|lil tjay|lil uzi vert|lil wayne|lil yachty|lin manuel miranda|linkin park
|linus tech tips|lionel richie|lipps inc|lisa loeb|little peggy march|little richard|lofi fruits music|los del rio
|los dos carnales|los lobos|los temerarios|los tigres del norte|los tucanes de tijuana|lou reed|louis ck
|louis tomlinson|love unlimited|lovin spoonful|luan santana|lucio dalla|ludovico einaudi|ludwig van beethoven
|luis fonsi|luis r conriquez|lupe fiasco|machine gun kelly|madison beer|major lazer|mambo kingz|marc anthony
|marco antonio solis|marco borsato|marco mengoni|margaret whiting|marilia mendonca|mario lanza|marisa monte|mark rober
|mark ronson|marques brownlee|martin garrix|mary j blige|mau y ricky|max giesinger|mc ryan sp|megan thee stallion
|melanie martinez|metro boomin|michael buble|michael jackson|michael sembello|mike posner|miley cyrus|milky chance
|minnie riperton|miracle tones|miranda lambert|mohit chauhan|mon laferte|moneybagg yo|monsta x|motley crue
|ms lauryn hill|mumford sons|myke towers|mylene farmer|nadin amizah|nancy ajram|nancy sinatra|nat king cole
|nathan hartono|natti natasha|nct 127|nct dream|neha kakkar|neil degrasse tyson|neil diamond|neil sedaka
|new vaudeville band|nick simon|nicki minaj|nicki nicole|nicky jam|nina simone|nipsey hussle|norah jones
|official hige dandism|oliver heldens|olivia rodrigo|omah lay|otis redding|p diddy|pablo alboran|pat boone
|patricia kaas|patsy cline|patti labelle|patti page|paul revere the raiders|paul robeson|paul whiteman|paula abdul
|peaches herb|pearl jam|pee wee hunt|pee wee king|percy faith|percy sledge|peso pluma|peter cetera|peter gabriel
|peter paul mary|pharrell williams|pierce the veil|pineapple stormtv|pink floyd|pink sweat|pop smoke|portugal the man
|prince royce|pusha t|pyotr tchaikovsky|quinn xcii|r kelly|raf camora|rahat fateh ali khan|rainbow kitten surprise
|rauw alejandro|ray charles|ray parker jr|red foley|red hot chili peppers|regina belle|rels b|reo speedwagon
|ricardo arjona|rich the kid|rick astley|rick springfield|ricky gervais|ricky martin|rita ora|ritchie valens
|rizky febian|roberta flack|robin schulz|robin thicke|rocio durcal|rod stewart|rod wave|roddy ricch|roland kaiser
|romeo santos|rosemary clooney|roy acuff|roy orbison|ruth b|sabrina carpenter|sachet tandon|sachin jigar|sam cooke
|sam feldt|sam the sham the pharaohs|sammy davis jr|sammy kaye|sasha alex sloan|savage garden|sean kingston|sean paul
|sebastian yatra|selena gomez|serge gainsbourg|sezen aksu|sfera ebbasta|shania twain|shawn mendes|sheena easton
|shreya ghoshal|sid sriram|sidhu moose wala|simon garfunkel|sinead o connor|sir mix a lot|sister sledge|siti nurhaliza
|sleeping at last|smokey robinson|snoop dogg|soda stereo|sonu nigam|sophie ellis bextor|spencer davis group
|spice girls|stan getz|starland vocal band|stefanie sun|stephen colbert|stephen king|steve aoki|steve winwood|stevie b
|stray kids|tammi terrell|tanishk bagchi|tanya chua|tate mcrae|taylor swift|tears for fears|tennessee ernie ford
|terence trent d arby|teresa brewer|teresa teng|terry jacks|the ames brothers|the animals|the b52s|the bangles
|the black eyed peas|the black keys|the box tops|the chainsmokers|the chiffons|the chordettes|the coasters
|the commodores|the cowsills|the cranberries|the crew cuts|the detroit spinners|the diamonds|the doobie brothers
|the doors|the drifters|the emotions|the eurythmics|the fireballs|the flamingos|the foundations|the four seasons
|the go gos|the goo goo dolls|the hollies|the ink spots|the isley brothers|the jackson 5|the kid laroi|the killers
|the kingston trio|the kooks|the lemon pipers|the lumineers|the mamas the papas|the marvelettes|the mccoys
|the mills brothers|the miracles|the monkees|the moody blues|the mysterians|the neighbourhood|the o jays|the osmonds
|the penguins|the pet shop boys|the platters|the righteous brothers|the rolling stones|the ronettes|the seekers
|the shangri las|the smashing pumpkins|the staple singers|the strokes|the supremes|the temptations|the turtles
|the vamps|the weavers|the white stripes|the young rascals|the zombies|thomas rhett|three days grace|tim bendzko
|timmy trumpet|tiziano ferro|toby keith|tom jobim|tom petty and the heartbreakers|tommy dorsey
|tommy james the shondells|tone loc|toni braxton|tory lanez|tove lo|travis scott|trevor noah|trey songz|trippie redd
|tulsi kumar|twenty one pilots|ty dolla ign|tyler hubbard|udo lindenberg|van mccoy|van morrison|vance joy
|vanessa carlton|vasco rossi|vera lynn|vernon dalhart|vicente fernandez|vishal shekhar|whitney houston
|wilbert harrison|wilson phillips|wincent weiss|wiz khalifa|wolfgang amadeus mozart|wyclef jean|xavier naidoo
|years years|ynw melly|yo gotti|young dolph|young miko|young thug|youngboy never broke again|yung gravy
|yuvan shankar raja|zac brown band|zach bryan|zara larsson|zz top|wang leehom|joi chua|olivia ong|mavis hee|dick lee
|charlie lim|gentle bones|shigga shay|yung raja|fish leong|a mei zhang|david tao|hebe tien|rainie yang|jam hsiao
|khalil fong|leslie cheung|anita mui|andy hui|aaron kwok|leon lai|sandy lam|karen mok|g e m|sheila majid|m nasir
|p ramlee|taufik batisah|hady mirza|hael husaini|khai bahar|aiman tino|misha omar|jaclyn victor|vijay sethupathi
|sai abhyankkar|isyana sarasvati|iwan fals|rhoma irama|sarah geronimo|regine velasquez|gary valenciano|martin nievera
|moira dela torre|ebe dancel|rico blanco|zack tabudlo|freddie aguilar|ben ben|crazy rich asians|phua chu kang|jack neo
|mark lee|hayao miyazaki|joe hisaishi|jackie chan|bruce lee|jet li|stephen chow|tony leung`;

/** The same in other scripts: our own list. */
export const artistsAsWritten = `
周杰倫 周杰伦 林俊傑 林俊杰 孫燕姿 孙燕姿 蔡依林 張學友 张学友 劉德華 刘德华 王菲 鄧紫棋 邓紫棋 陳奕迅 陈奕迅 五月天 梁靜茹 梁静茹 張惠妹 张惠妹 蔡健雅 王力宏
陶喆 林宥嘉 田馥甄 楊丞琳 杨丞琳 羅志祥 罗志祥 周華健 周华健 李宗盛 羅大佑 罗大佑 鄧麗君 邓丽君 張國榮 张国荣 梅艷芳 梅艳芳 陳慧嫻 陈慧娴 李克勤 古巨基 容祖兒
容祖儿 謝霆鋒 谢霆锋 薛之謙 薛之谦 毛不易 李榮浩 李荣浩 華晨宇 华晨宇 張傑 张杰 許嵩 许嵩 汪蘇瀧 汪苏泷 周深 張韶涵 张韶涵 范瑋琪 范玮琪 林志炫 伍佰 動力火車
动力火车 蘇打綠 苏打绿 告五人 盧廣仲 卢广仲 韋禮安 韦礼安 徐佳瑩 徐佳莹 許茹芸 许茹芸 莫文蔚 林憶蓮 林忆莲 齊秦 齐秦 張信哲 张信哲 任賢齊 任贤齐 阿杜 許美靜
许美静 陳潔儀 陈洁仪 張震嶽 张震岳 黃家駒 黄家驹 譚詠麟 谭咏麟 劉若英 刘若英 那英 韓紅 韩红 刀郎 朴樹 朴树 許巍 许巍 鹿晗 張藝興 张艺兴 王嘉爾 王嘉尔 成龍
成龙 周星馳 周星驰 梁朝偉 梁朝伟 周潤發 周润发 李連杰 李连杰 宇多田ヒカル 米津玄師 中島みゆき 久石譲 宮崎駿 藤井風 星野源 椎名林檎 安室奈美恵 浜崎あゆみ
松任谷由実 福山雅治 아이유 방탄소년단 블랙핑크 트와이스 뉴진스 아이브 에스파 세븐틴 소녀시대 싸이 임영웅 박효신 이문세 இளையராஜா அனிருத் யுவன்
ரஜினிகாந்த் விஜய் சூர்யா தனுஷ் சித்ரா எஸ்பிபி
`;

/** Songs, films and series that are called like people, folded: our own list. */
export const namedWorks = `
roxanne|layla|michelle|angie|lola|lucille|fernando|chiquitita|alejandro|gloria|rosanna|rosalita|cecilia|carrie anne
|sherry|donna|diana|oh carol|valerie|jolene|amanda|mandy|rhiannon|sara smile|sara|gypsy|billie jean|dirty diana
|peggy sue|barbara ann|maggie may|eleanor rigby|hey jude|dear prudence|julia|lady madonna|martha my dear
|lucy in the sky with diamonds|sweet caroline|come on eileen|jessie s girl|jesse s girl|bette davis eyes|buddy holly
|james dean|jack diane|jack and diane|mrs robinson|suzanne|proud mary|along comes mary|mary jane s last dance|windy
|gloria in excelsis|beth|angel of harlem|kayleigh|nikita|daniel|levon|tiny dancer|vincent|stan|ben|matilda|delilah
|carol|clementine|oh susanna|frere jacques|hey there delilah|hey ya|betty|august|cardigan|dorothea|marjorie|ronan
|isabella|adelaide|emily|photograph|grace kelly|marilyn monroe|rosie|johnny b goode|major tom|ziggy stardust
|jean genie|jeremy|mickey|gimme gimme|annie s song|annabel lee|arthur s theme|rocky raccoon|rock me amadeus|amadeus
|the ballad of john and yoko|ballad of john and yoko|rapper s delight|emily in paris|forrest gump|erin brockovich
|jerry maguire|annie hall|thelma louise|thelma and louise|bridget jones s diary|john wick|harry potter|ted lasso
|ginny georgia|gilmore girls|sabrina|wednesday|matilda the musical|mary poppins|juno|amelie|coraline|moana|mulan|elsa
|shrek|doctor who|sherlock|dexter|lucifer|ozark|barry|better call saul|malcolm in the middle|everybody loves raymond
|young sheldon|phua chu kang|under one roof|ah boys to men|little nyonya|di tanjong katong|chan mali chan|rasa sayang
|count on me singapore|munnaeru vaalibaa|home|稻香|七里香|江南|小娘惹|青花瓷|菊花台|晴天|告白气球|月亮代表我的心|海阔天空|喜帖街|小幸运|匆匆那年|madu tiga
|bujang lapok|ibu mertuaku|buwan|tadhana|ang huling el bimbo|anak|la bamba|maria|corazon espinado
`;
