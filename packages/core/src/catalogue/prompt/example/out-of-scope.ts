/** Examples of requests that no dataset answers: tasks, advice, small talk. */
export const outOfScopeExamples = `
how do i get chilli stains out of a white shirt | write a haiku for my cat | tell me a joke about penguins
will it rain later this afternoon | fix my python code it says indexerror | best phone under 500 dollars | i am bored
what is 17 percent of 240 | translate thank you very much into japanese | who won the man u match last nite
help me write a resignation letter | plan me a 4 day trip to hanoi | how to tie a tie | what should i name my new puppy
explain recursion like i am five | can you sing me happy birthday | give me a quick chicken curry recipie
how many cups in a litre | my laptop wont turn on | write a birthday wish for my boss | whats the capital of mongolia
suggest a movie for date night | how to fall asleep faster | summarise romeo and juliet in three lines
what time is it in london now | can dogs eat grapes | i had a fight with my best friend | how to remove background in photoshop
sort a list in javascript by two keys | difference between affect and effect | can you check my grammer
gift ideas for dad turning sixty | how long to boil an egg | what does bayes theorem actually mean
who painted the starry night | convert 80 kg to pounds | write me a cover letter for barista job | play some jazz
set alarm for 6am | tell me something interesting | how to whistle with fingers | is oat milk better than soy milk
why is my wifi so slow | riddle please | make me a workout plan without equipment | rewrite this email so it sounds less angry
regex to match an email adress | what happens after we die | how to ask someone out without being weird | solve 3x + 7 = 22
who is the prime minister of japan | eh tonight eat what ah | wah so sian leh entertain me can
how to make kaya toast like kopitiam one | later got rain or not sia | help me write mc excuse to my boss lah
iphone or samsung better ah | my code cannot run leh why liddat | tell me one joke lah damn stress
where got nice chicken rice near bugis | my gf angry with me how ah | can help me do my kid maths homework anot
4d today number come out what ah | bro gimme one rap about ns life | jb weekend jam anot now
how to wake up early sia i always late | aiyo my aircon leak water how to settle | what show on netflix shiok to watch
boss say my slides ugly can help nicer a bit | 今天天气怎么样 | 帮我写一首关于月亮的诗 | 讲个笑话吧 | 红烧肉怎么做 | 我好无聊啊 | 谢谢你用韩语怎么说 | 帮我改一下这段代码
推荐一部好看的韩剧 | 什么是线性回归 | 昨晚谁赢了球赛 | 失眠怎么办 | 给女朋友买什么生日礼物好 | 三百二十除以八等于多少 | 帮我写一封情书 | 晚饭吃什么好 | 孩子不肯写作业怎么办 | 手机进水了怎么处理
macam mana nak masak rendang daging | tulis pantun untuk hari guru | cerita lawak sikit | esok hujan ke tak | saya bosan lah
terjemah ayat ini ke bahasa inggeris | siapa menang bola semalam | telefon apa paling berbaloi beli sekarang
tolong betulkan kod java saya | malam ni nak makan apa ye | apa maksud nama aisyah | macam mana nak hilangkan jerawat cepat
buatkan karangan pendek tentang pantai | berapa 15 darab 24 | tempat best nak bercuti di langkawi | lagu raya paling popular apa
kenapa kereta saya tak boleh start | why does my rice always come out mushy | how do i get red wine out of a beige carpet
can i freeze cooked lasagna | my left eyelid has been twitching for three days, should i worry
boyfriend forgot our anniversary and i feel stupid for crying | balance this equation: fe + o2 -> fe2o3
vlookup returns #n/a but the value is clearly there | segfault when i free a linked list twice, why
two days in lisbon with a toddler, ideas? | offside rule explained like im five | squeaky noise from front brakes when its wet
puppy keeps biting my ankels | yellow leaves on my monstera, too much water?
whats the best matress for side sleepers under 600 | stuck on the water temple in ocarina of time
that film where the guy relives the same day | Who wrote Bohemian Rhapsody? | what does the book of job say about suffering
will it snow in denver this weekend | translate 'see you tomorrow' into portuguese | im bored
write a bedtime story about a snail who wants to fly | haiku about an empty train station
name for a bakery that only sells sourdough | how to answer 'what is your biggest weakness' in an interview
difference between a senate and a house of lords | explain black holes without maths | what if the moon suddenly dissapeared
teach me the basics of chess openings | help, my toilet wont stop running | who invented the zipper
can you proofread my cover letter | photosynthesis summary for year 8 | find the derivative of x squared times sin x
themes in to kill a mockingbird | how do glaciers carve valleys, geography homework
newtons third law example with a skateboard | essay plan on whether zoos should be banned | mitosis vs meiosis
what is iambic pentameter | factorise 6x^2 + 11x - 10 | french passe compose with etre verbs, i keep mixing them up
centre a div, finally, please | git says detached head what now | regex that matches a uk postcode
python loop skips every second item when i remove from list | conditional formating to highlight overdue dates
pivot table wont refresh in excel | difference between let and const | how do i undo a merge
docker container exits immediatly with code 0 | explain recursion using russian dolls | sql left join is giving me doubled rows
is it rude to tip in japan | cheapest way from vienna to prague | what can i carry in hand luggage these days
do i need a visa for turkey with an irish passport | jet lag tips that acually work
packing list for a week of camping in april | how to train for a first 10k | who won the 1998 world cup
why do cricketers polish one side of the ball | is golf harder than tennis | deadlift hurts my lower back
when should i change my timing belt | hybrid or diesel for long motorway drives | car battery dead again in the cold
parallel parking, step by step | can cats eat tuna every day | my hamster sleeps all the time is that normal
how long do goldfish live | dog scared of fireworks | when to prune roses | slugs ate all my lettuce | grow avocado from a pit
lawn full of moss what do i do | explain compound intrest | how do i split bills fairly with roommates
budget for a wedding with 40 guests | whats a good gift for a retired teacher | are refurbished laptops worth it
running shoes for flat feet | is elden ring too hard for a begginer | best starter pokemon and why
how many seasons of the sopranos are there | sad songs for a rainy sunday | chords for wonderwall | movies like spirited away
rules of catan quick version | who played the villain in die hard | how do you say cheers in hungarian
is 'irregardless' a real word | what does 'c'est la vie' mean | when to use whom | i feel lonely since moving cities
nobody came to my birthday | just got promoted!!! | cheesy pickup lines please | knock knock | limerick about a drunk giraffe
write a breakup letter thats kind | a short ghost story set in a lighthouse | wedding toast for my little sister
rap verse about tax season | unusual girl names that start with o | invent a planet and its capital city | funny wifi names
band name for three accountants playing punk | how to explain a two year gap on my cv
they asked for my expected salary, what do i say | questions a nurse should ask at the end of an interview
should i wear a tie to a startup interview | why is the sky blue | how do vaccines train the immune system | what is crispr
can anything be colder than absolute zero | why do we dream | how do noise cancelling headphones work | do plants feel pain
what if dinosaurs had never died out | teach me to juggle | show me how a bow tie is tied | help me stop procrastinating
help me pick a paint colour for a north facing room | substitute for buttermilk | descale a kettle
how sharp should a kitchen knife be | can you put cast iron in the dishwasher | ants in the kitchen again!!
how long to boil an egg at altitude | weird smell from the washing machine | what temprature for roast chicken
is a resting pulse of 52 ok | cant sleep, mind racing at 3am | rash after eating strawberrys | how much vitamin d is too much
headache behind my right eye after screens | is it safe to run with a cold | mole changed shape, do i see a doctor
how to get over an ex | mother in law comments on everything i cook | my best freind is ghosting me
when is it too soon to move in together | long distance, is it worth it | how do i apologise without sounding fake
trick for memorising the first 20 elements | music homework: what is a minor seventh
perspective drawing with two vanishing points | who is the narrator in wuthering heights | convert 72 fahrenheit to celsius
whats the plural of octopus | why do onions make you cry | my bike chain keeps slipping | how to fold a fitted sheet
can i bring my rabbit on a ferry | wrapping an awkward shaped present without tape everywhere
knitting: how to pick up a dropped stitch | what rhymes with orange | what time is it in sydney
wah why my fried kway teow always so wet one | how to cook bak kut teh like my ah ma sia | can put durian in fridge or not ah
aircon leaking again, how leh | lizard in my room, how to chase it out siol | my wok rusty already, still can save anot
got any lobang for cheap sofa | hdb kitchen so small, how to arrange things | laundry smell damp cos rain everyday, how
what sauce go with chicken rice ah besides chilli | throat pain three days liao, must see doctor meh
stomach bloated after drink teh, why ah | pimples keep coming out before exam lah, help
eye dry like desert, what eyedrop good ah | shift work until body clock siao liao, how sia
my gf angry but say nothing, what she want sia | colleague always steal my idea, how to tell him nicely ah
first date go where, dont want too atas | my mother compare me with cousin again, sian | crush blue tick me, give up or not
bto with boyfriend too early meh | psle maths ratio question i blur like sotong
can explain osmosis or not, o level bio tomorrow | sec 3 poa trial balance never balance one, why
help me do chinese compo about filial piety lah | what is plate tectonics ah, teacher talk too fast
a level gp essay on social media, got points anot | simultaneous equations how to solve ah, i catch no ball
social studies source based question how to score | why my java code throw nullpointer, damn jialat
excel sumif not working leh | how to make website scroll smooth smooth | google sheet dropdown list how to do ah
my arduino led dun blink one | go jb this weekend jam or not | bangkok five days where to makan and shop
taiwan night market which one most shiok | passport expiring soon still can fly meh
what if singapore suddenly got four seasons ah | bali surfing for noob which beach can
hokkaido winter wear what, scared cold sia | liverpool tonight can win or not | how joseph schooling beat phelps that time ah
badminton smash no power, how to train | teach me swim freestyle leh, i always sink | ippt 2.4 cannot pass, die liao how
f1 drivers need to pee how ah | which car save petrol the most sia | my motorbike cannot start, spark plug spoil is it
driving test keep failing s-course, any tips bo | tyre kena nail can patch or must change | my cat keep meow at 4am, siao one
hdb can keep golden retriever or not | terrapin shell turn soft, why ah | parrot keep scolding vulgarities, how to teach it stop
my money plant going to die liao, help leh | orchid never bloom one whole year, why sia | balcony can grow chilli padi or not
save money how, every month pay finish liao | cpf withdraw at 55 is how one | insurance agent push me buy ilp, good meh
ang bao how much for hotel wedding dinner | great singapore sale still got meh | which air fryer good and not so ex
mobile legends keep lose, my teammate noob sia | genshin which character worth pulling ah | jack neo movie which one most funny
any kdrama that is not so draggy | jj lin song that make people cry, name one leh | mahjong how to count tai ah
why burn paper money during hungry ghost festival ah | thaipusam kavadi mean what ah
tomorrow got rain or not, i wan hang clothes | why so hot one singapore, cannot tahan | how to say thank you in tamil ah
"paiseh" mean what exactly, my ang moh friend ask | malay pantun for hari raya, write one can | eh hello, you eat already or not
sian ah monday again | boss scold me in front everyone, damn sad lah | tell me one lame joke lah
write story about pontianak who sell nasi lemak | poem for my kopi uncle retiring leh
name for my hawker stall sell prawn mee, catchy abit | interview at bank tomorrow, scared until cannot eat sia
they ask why i leave last job, how to answer sia | why ice can float one, explain simple simple | 海南鸡饭的饭怎么煮才香 | 冷气一直滴水是什么问题
我阿嬷膝盖痛了三个月,该看骨科还是中医 | 跟男朋友吵架了三天没讲话,我应该先低头吗 | 解释一下光合作用给小五的孩子听 | 为什么飞机飞那么高引擎不会结冰 | 帮我写一封请假的电邮给老板,理由是搬家 | 新山周末去哪里吃比较不用排队 | 谁发明了拉链
猫咪一直舔自己的毛舔到秃,正常吗 | 教我用Python读Excel里面的第二张表 | 能不能给我讲个冷笑话 | 组屋走廊可以种九重葛吗 | 英超越位规则看不懂,简单讲一讲 | 写一首关于樟宜机场送别的短诗 | 儿子下星期PSLE华文口试,紧张到睡不着
榴梿和酒一起吃真的会死人吗 | 李光耀为什么在电视上哭 | 新家要买洗碗机,小厨房值得吗 | 周杰伦哪张专辑最好听 | 面试被问"你最大的缺点是什么",怎么答才不假 | 中元节烧纸有什么禁忌 | 今天下午会下雨吗,我晒了被单
"kiasu"翻成英文怎么讲比较自然 | 好闷哦,陪我聊两句 | 给我的新咖啡店想个名字,老派一点的 | 为什么天空傍晚变成橙色 | 二次函数的顶点公式我老是记不住 | 鞋子被雨淋湿有臭味,怎么去味 | 我最近半夜常常抽筋,是缺钙吗
婆婆每次都当着我的面说我煮菜咸 | 鸡蛋要放冰箱还是放外面 | 帮我改这句英文:He go to school yesterday by bus | git rebase 之后冲突一大堆,有没有办法退回去 | 带两岁小孩坐红眼航班去东京,有什么要准备
羽毛球反手高远球总是打不到底线 | 电单车链条多久要上一次油 | 仓鼠跑轮很吵,晚上怎么办 | 龟背竹叶子发黄边边干枯 | 双十一买电视还是等年底大减价 | 塞尔达王国之泪水神殿卡住了,上不去 | 推荐一部看了会哭的韩国电影 | 信天主教的人可以火葬吗
赤道无风带是怎么形成的 | 把"祝您生意兴隆"翻成日文 | 今天被客人骂到想辞职 | 写个三百字的鬼故事,发生在军营 | 双胞胎女儿取什么名字好,姓林 | 从银行转去科技业,履历表要怎么写 | 美国总统选举的选举人票是什么意思 | 黑洞里面有什么
肉骨茶有黑有白,差别在哪里 | 厨房水槽塞住了,用小苏打行吗 | 隐形眼镜戴着睡着了会怎样 | 暗恋同事两年,要不要讲出来 | 华文作文《一次难忘的雨天》怎么开头 | 化学式配平有没有快的方法,比如铁加氧气 | CSS怎么把一个div放在正中间
去冰岛看极光几月最好 | 半马前一天晚上吃什么 | 驾照笔试一直考不过,有什么诀窍 | 狗狗打雷的时候发抖躲床底 | 薄荷种在窗边一直徒长 | 麻将十三幺怎么算番 | 陈奕迅的《十年》粤语版叫什么 | 初一为什么不能扫地 | 法语里怎么说"我对花生过敏"
给我五个猜灯谜,要跟水果有关 | 写一段婚礼伴郎的致词,搞笑但不要太过分 | 我家博美是白色的,叫什么名字可爱 | 面试后多久发感谢信才不会显得急 | 郑和下西洋带了多少艘船 | 疫苗是怎么让身体记住病毒的 | 年糕放到发霉,切掉可以吃吗
旧报纸可以拿来擦玻璃吗 | 体检胆固醇偏高,还能吃叻沙吗 | 女儿十五岁不肯跟我讲话了 | 牛顿第三定律,火箭在真空里推的是什么 | 《出师表》最后一段在讲什么 | 递归我听三遍还是不懂,用排队打包饭来比喻 | 曼谷轻轨一日票划不划算 | 游泳换气总是呛水
车子冷的时候发动有吱吱声 | 鱼缸的水变绿了怎么救 | 兰花谢了要剪掉花梗吗 | 送岳父的六十大寿礼物,预算两百块 | 我的世界怎么做自动农场 | 歌台为什么第一排要空着 | 佛教徒吃素可以吃蛋吗 | 为什么新加坡没有台风
帮我把这句话翻成淡米尔文:请小心地滑 | 退休之后每天都不知道要做什么 | 编一个绕口令,要有"巴刹"和"八只虾" | 写一首生日打油诗给我的组长 | 薪水谈判时对方先问期望,怎么回 | 蚊子为什么专门咬我 | 月亮为什么总是同一面对着地球
三国里面谁的武功最高 | 量词"条"和"根"要怎么分 | 蒸鱼要蒸几分钟才不会老 | 会计里的借和贷我一直搞反 | 写一则小贩休业三天的告示,客气一点 | 解释复利,用红包钱做例子 | 小提琴初学者右手一直抖 | 失眠的时候听什么声音比较好睡
macam mana nak masak rendang daging supaya tak keras | siapa Perdana Menteri Malaysia yang kelima
boleh tak makan panadol masa perut kosong | cara nak hilangkan kesan kunyit dekat baju putih
terangkan kitaran air untuk budak darjah empat | tulis pantun empat kerat pasal hujan | ajar saya guna VLOOKUP
tolong betulkan ayat ni: I am agree with you opinion | kucing saya muntah warna kuning pagi tadi
kereta Myvi bergegar bila brek, apa masalah dia | suami saya asyik main telefon bila makan malam
pokok cili daun keriting nak sembur apa | harga tiket ETS KL ke Ipoh mahal tak hujung minggu
Siapa penjaring terbanyak Piala Malaysia sepanjang zaman? | nak beli peti ais dua pintu, jenama mana tahan lama
lagu P. Ramlee yang ada lirik pasal getaran jiwa tu tajuk apa | hukum solat jamak kalau drive balik kampung 90km
esok Kuantan hujan ke? nak buat kenduri | macam mana sebut "selamat tinggal" dalam bahasa Korea | bosan gila hari ni, borak jom
bagi satu lawak bodoh pasal ikan | cerpen pendek tentang nelayan tua yang jumpa botol | nama kedai nasi lemak yang kelakar sikit
esok interview cikgu ganti, nak pakai baju apa | apa beza Dewan Rakyat dengan Dewan Negara
kenapa Jepun serang Kota Bharu dulu tahun 1941 | macam mana magnet berfungsi
sambal ikan bilis boleh tahan berapa hari luar peti | tangan kebas setiap kali bangun tidur, bahaya ke
kawan baik pinjam duit tak bayar balik, macam mana nak cakap elok-elok
karangan SPM tentang peranan belia, bagi tiga isi penting | pecahan tak wajar tu apa | fungsi mitokondria dalam sel
JavaScript kenapa 0.1 + 0.2 tak sama dengan 0.3 | tempat menarik di Langkawi untuk orang tua yang pakai kerusi roda
senaman nak kurangkan perut lepas bersalin | takraw servis kuda tu macam mana teknik kaki
minyak hitam fully synthetic tahan berapa km | arnab boleh makan timun hari-hari tak | macam mana nak tanam serai dalam pasu
telefon bawah RM800 yang kamera cantik | hero Mobile Legends paling senang untuk noob
filem seram Thailand paling menakutkan yang awak tahu | doa masuk rumah baru | terjemah ke Inggeris: bagai aur dengan tebing
rindu arwah mak, raya tahun ni rasa kosong | kenapa ayam melintas jalan versi orang Melayu | sajak untuk cikgu yang nak bersara
cadangkan nama bayi perempuan mula huruf N maksud cahaya | apa nak jawab kalau HR tanya kenapa berhenti kerja lama
Hang Tuah tu betul-betul wujud ke | kenapa kita menguap bila tengok orang lain menguap
biskut raya jadi keras macam batu, salah kat mana | paip bilik air menitik, boleh baiki sendiri ke kena panggil plumber
berapa lama demam denggi boleh baik | tunang saya nak tangguh kahwin, saya sedih | simpulan bahasa "kaki bangku" maksudnya apa
latihan tatabahasa imbuhan ter-, buatkan lima soalan | laptop Windows stuck dekat skrin biru lepas update
cara pack beg kabin 7kg untuk seminggu di Istanbul | Badminton Lee Zii Jia sekarang ranking berapa
tayar botak sebelah dalam je, kenapa ya | burung murai batu tak nak berbunyi | orkid siram pagi ke petang
kasut sekolah putih yang senang basuh | tolong terangkan cara main congkak | konsert Coldplay dulu kat Bukit Jalil best tak
puasa ganti boleh niat sekali dengan puasa enam ke | kenapa pagi kat Cameron Highlands berkabus
ayat promosi nak jual kuih lapis, ringkas dan manja | awak ada perasaan tak | teka-teki: apa benda makin dicuci makin kotor
dialog drama pendek dua orang jiran bergaduh pasal parking | nama kumpulan untuk pertandingan tarik tali pejabat
surat berhenti kerja notis sebulan | siapa Tok Janggut | macam mana lebah buat madu
gulai tempoyak patin guna cili padi berapa biji | semut masuk dalam bekas gula, cara halau tanpa racun
gigi geraham bongsu tumbuh sakit sangat tengah malam | anak sulung cemburu dengan adik baru
jadual berkala kumpulan 18 kenapa tak reaktif | luas trapezium formula dia apa | siapa yang cipta lagu Negaraku
nak mula belajar coding umur 40, lambat sangat ke | tip naik Gunung Kinabalu kali pertama | main golf tapi bola asyik lari kanan
cara jump start bateri kereta auto | ikan laga sirip dia koyak | pokok keladi hias daun reput tepi
resepi air fryer untuk orang malas | rekomen anime pasal memasak | kenapa orang Hindu pecahkan kelapa masa Thaipusam
"I'll get back to you" dalam bahasa Melayu formal | takut nak naik pentas bagi ucapan esok
cerita Sang Kancil versi zaman moden, ada telefon pintar | kerja remote dari kampung, internet apa paling laju
robot vakum boleh panjat karpet tebal tak | gerhana matahari boleh tengok guna cermin mata hitam ke
gitar kapok tali keenam selalu sumbang | macam mana nak lipat selimut bucu getah | bezakan batik cap dengan batik lukis
jemput kawan sekolah lama makan, mesej macam mana tak kekok | susu badan boleh simpan dalam freezer berapa bulan
tulis ucapan takziah untuk bos yang kehilangan ayah
what's the time now | time now in tokyo | current time please | what time is it | what's today's date | which day is today | is today a public holiday
what year is it now | how many days until christmas | set a timer for ten minutes | remind me to call mum at six | open the camera | turn off the light
write a poem | a poem about rain | make up a rhyme for my niece | write lyrics for a love song | compose a song for me | sing me something | sing one song leh
say something funny | got joke or not | make me laugh | a pun about cheese | another joke please | tell me a story | tell me a fun fact | riddle me something
translate the following to malay | translate my sentence | how do you say hello in thai | put this into english | what does this word mean | spell accommodation
summarise this text | shorten this paragraph | make this sound more polite | proofread my essay | rewrite this for me | write an essay about honesty | draft an e-mail to my landlord
what is 12 times 12 | 45 divided by 9 | how much is 15 plus 28 | calculate 20 percent of 85 | solve this equation | do my homework | finish my assignment for me
how to bake a cake | how do i cook rice | how to make satay sauce | how to fry an egg | recipe for curry puffs tonight | what can i cook with leftover chicken | how to steam fish
how to book a table for two | book me a flight to bali | order pizza | call me a cab | find me a plumber | where can i eat tonight | where is the nearest toilet
where do i park at vivocity | how to get to the airport from here | who is going to win tonight | who won yesterday | what is the score now | play a song | play the piano
learn the guitar fast | how to run faster | how to lose weight quickly | train my puppy to sit | can you babysit my son | feed my fish for me | will you marry me | i love you
给我写首歌 | 现在几点 | 今天星期几 | 把这段翻译成英文 | 说个笑话来听 | 五加七等于多少 | 怎么煮咖喱鸡 | 背首诗给我听 | 帮我写作文
pukul berapa sekarang | hari ini hari apa | nyanyi satu lagu | tulis cerita pendek | terjemahkan ayat ini | macam mana nak buat kek | cuaca esok macam mana
where to renew my licence | how to apply for a visa | where do i collect my parcel | can i get a haircut near here | where can i get my phone repaired
recommend a nice cafe | any good sushi place nearby | suggest a dinner spot | where to drink in town | can you order me a pizza | buy me a coffee
book a room at the hotel for two nights | reserve seats for five at the steakhouse | make a reservation for dinner | get us a table at the bistro | book a table tonight | book an appointment with the dentist | cheapest flight to osaka
what is the date in hong kong | what is the date next sunday | is it night in los angeles | time difference to dubai | how cold is it in oslo tonight | will it be sunny in perth on saturday
where to repair my bag | who can mend my watch | where do i get my nric replaced | how do i renew my pass | where to change money
can you pick my son up at three | fetch my kids from school please | please feed my cat tonight | can somebody walk my dog | look after my baby for an hour | can you phone my dad | call the clinic for me
lend me twenty dollars | can you pay my bill | remind me to water the plants | wake me at seven | put milk on my shopping list | open the window
design a poster for my cafe | draw a dragon | make me a logo | sketch a house | make a card for mum | shorten this letter | explain this sentence | correct my spelling | help with homework
who is the king of spain | who runs germany | how high is mount fuji | how far is the sun | when was beethoven born | how many legs has a crab | what does love mean | what is happiness
how much is 50 euros in yen | 10 inches in cm | 30 pounds in kilos | which laptop should i buy | which car should i get | where to buy mangosteen | best prata in jurong | nicest beach in phuket
play bohemian rhapsody | play something by queen | what shall i wear today | i am tired | i am hungry | i feel down today
my son has a fever | my mother is in hospital | my grandmother passed away | my husband is late again | my girlfriend left me | my neighbour is too loud
ring my husband | message my boss that i am late | text my sister happy birthday | tell my mum i am coming | send my teacher a note | email my landlord
cuéntame un chiste | qué hora es | comment faire un gâteau | raconte une blague | wie spät ist es | erzähl mir einen witz`;
