/** Names of people who live in Singapore, of all its communities, which no other list has. Folded. Our own list. */

/** Given names, and those of fathers that follow them. */
export const singaporeGivenNames = `
aadhira aadhiya aakash aananthi aariff aarti aathi aathira aathithiya abdulhamid abdulkader abdulmajid abdulrahim
abdur abdus abhay abhijeet abhijit abhilash abhinav abhinaya abhishek abilash abinayah abirami abishek aboobacker
aboobaker abubacker abubakker abul acap achap adeeb adeeba adelyn adhar adhi adhira adibah adila adilah adinda adithya
aditi adlan adlina adly aedil aeindra afandi afeeq afendi affandi affendi affif affiq affiqah afif afiqa afiqah
afrizal afzal agila agrawal aidah aidayu aidil aimin ainaa ainah aini ainil ainin ainun aisah aishvarya aishwaria
aiswariya aiswarya aiting aiyadurai aiza aizuddin ajaib ajay ajaypal ajeerah ajinder ajith ajithkumar akanksha akari
akash akhil akhmal akhter akid akiko akilah akilandeswari akilesh akshay aktar alagammai alagan alagappa alagesan
alagi alagu alamelu alamgir alauddin aldrich aldwin aleef aleena aleesya aleeya aleyamma alfian alfiyan aliah aliff
aliman alimin alisya aliyuddin aljon almas alona aloysius alphonsus alvyn alwani alwi alwie alwyn alyaa amaladass
amalan amaliah amalina amandeep amanina amarjeet amarjit amarjothi amarpal amarpreet ambalavanan ambi ambiga
ambigapathy ambili ameena ameenudeen ameer ameera ameerah amelina aminah aminuddin aminudeen aminudin aminul amirah
amirrah amirtha amirthalingam amirthavalli amiruddin amirudin amirul amitabh ammini ammu amna amnah amnuay amol ampai
amporn amreet amri amrie amrik amritha amritpal amsa amsaveni amsyar amutha amuthan amuthavalli amzar anan anandakumar
anandan anandaraj anandi ananth ananthakrishnan anantham ananthan ananthy ananya anbalagan anbarasu anbuselvan
anbuselvi anchalee ando andrianto andriyani aneesa aneesh anep angad angelyn anggraeni anilkumar aniq anira anirban
anirudh anisah anisha anisur aniza anjalai anjalidevi anjaly anjana anjar ankit ankita ankur anmol annalakshmi
annaletchumi annamah annamal annamma annammah annapoorani annapurani anning annisa annuar anoop anowar anower anqi
anshul anson anting anucha anuj anupam anuradha anushia anushka anushya anuwar anuwat anwarul aparna apichai apichart
apinya apirak apis apit apolinario appadurai appanraj appavoo appoo appu appukuttan aprilianti apte aqasha aqasyah
aqeel aqeelah aqiel aqif aqmal araminta arasi arathi aravin aravind aravinthan areef areeya arfah arfan arifah ariffah
ariffin ariful arinah arini aripin arishah arissa arisya arivalagan ariyanto arjan arjay arkar arlyn armugam aroon
arpit arputham arshad arshaq arsyad arsyil arthi arthit arti arulananthan aruldoss arulmani arulmoli arulnathan
arulraj arulselvan arumugham arunadevi arunee arunkumar aruntha arvie arvind arvinder arwinder aryana asaduzzaman
ashaari ashari ashikin ashikur ashiqur ashish ashokan ashokkumar ashraff ashrafi ashraful ashura ashutosh ashvin
ashvini ashwath ashwinee asiah asih asiyah aslam asmah asmat asmawi asmida asnah asnani asniah asnida asokan asothai
asraf asrie asrul assomull astri asuka aswad aswini asyikin asyiq asyraaf asyraff asyura atar ataur atchara athavan
athi athira athirah athithan athiyan atikah atikur atiqa atiqah atiqur atirah atiyah attaullah atthaphon atul avinash
avinder avneet avtar aweng awtar ayaka ayappan ayavoo aydil ayep ayie ayisha ayob aysha ayumi ayuni ayunie ayush
ayyadurai ayyakannu ayyappan ayyavoo azah azahar azali azaliah azalina azami azarina azean azeem azfar azhad
azhagappan azhan azhani azhari azharie aziah azila azilah azim azima azimah azis azita azizi azizul azizur azlan
azleen azli azlin azlinah azlinda azliza azmie azmy aznita azrah azrai azreen azreena azri azrie azrin azrina azrul
azuan azurah azureen azuwan azwan azwani azween bablu babul bachan backiam badaruddin badarudin badri badrunisa
badruzzaman badsha bagyalakshmi baharuddin baharudin bahiyah bahrin bahtiar baig bains bakhtiar bakiyam bakyam
balachandar balachander balachandran balakrishna balambigai balani balasingam balasingham balasubramanian balasundaram
balathandayutham balbinder balbir baldave baldev baldip baljeet baljinder baljit balkar balkis balqis balraj balreen
balvinder balwant balwinder bama banerji bano banumathy banyar baoling baoyi barath barathi bashar basheer basir
basirah basiron baskar baskararn basker basuki batra batrisya batrisyia bava bavaani bedi beebi beena beevi beiyi
belal bellal benedicta benedicto bhag bhagwan bhagwant bhagya bhajan bhama bhanu bhanumathi bharath bharathan
bharathiraja bharwani bhaskaran bhatt bhattacharjee bhavaani bhavana bhave bhavna bhavya bhojwani bhon bhone bhopinder
bhuiya bhuiyah bhullar bhupalan bhupinder bhuvaneshwari bhuvaneswari bhuvaneswary bich bienvenido bikram bikramjit
billal bilqis bincy bindu binghong bingjie bingxuan binh birla bisht biswas bivi boboi bohari bongbong boonchai
boonhock boonhwee boonkeng boonkiat boonleong boonlert boonmee boonseng boonsong boonteck boonyarat boopalan boopathi
boota boram borhan bothra bowei bowo boxuan boyang boyuan brar budianto budiarto budiono buenaventura bukhari bunty
bunyarit burhanuddin busaba buvana buvanesh buvaneswari buxani cahyani caiting caixia caiyi caiying caiyun canh
carmelita chacko chahal chaiwat chaiyaporn chaiyo chakrabarti chakravarty chalerm chalermchai chanchai chandiramani
chandirasekaran chandrakanthi chandrakumar chandrakumari chandramathi chandrasegaran chandrasekar chandrasekaran
chandravathani chandravathi chanida chanrai chanthana chanwoo charanjeet charanjit charisse charlton charlyn charmain
charmian charoen chatchai chatri chatterji chau chaudhari chavan chawalit chawla chayanan chelladurai chellammal
chellamuthu chellapan chellappa chellappah chellaram chelliah chenghao chengjie chengwei chengyang chengyi chenhao
chenxi chenxuan cherian cherilyn cherlin cherlyn cherrylyn chettiar chinghui chinh chinnadurai chinnamah chinnamma
chinnammal chinnapillai chinnappan chinniah chintu chithra chitradevi chompoo chon chona chongming chongwei chonlada
chonticha choudhary chowdary christabel christabelle chuchai chuenhui chugani chulaporn chunhong chunhui chuning
chunling chunmei chunyan chuqi chutima chuu chuxuan cing clarita conrado consolacion crispin cristeta cristine cuiling
cuiying cumar cumaran cuong dadlani daeng dahlan dahniar daiki daim daisuke dalbir daleep dalilah dalip daljeet daljit
dalvinder dalwinder damya danabalan danaletchmi danh danisha danisyah danya daranee darbara darmadi darmi darshana
darshen darshinee darshini darunee daruwala darwish daryanani daryanto dasgupta daswani daud davinder davinderjit
dawood dayang decha deddy dedy deenesh deepa deepalakshmi deepiga deepti dehao deiva deivanai dejun delowar delvin
delwar denzel deol deryl deshmukh deva devadas devadass devagi devananthan devandran devansh devarajan devarajoo
devarasan devayani devendran deviga devinder devindran dewanti dewei dewinder dexiang dhaliwal dhanabalan dhanaletchmi
dhanaletchumi dhanam dhanapal dhanaraj dhanasekaran dhanavathy dhandapani dhanusha dhanushya dhanya dharam dharamjit
dharan dharmaraj dharmaraja dharmarajan dharmendra dharsan dharshen dharshinee dharsini dhesi dhiraj dhiren dhivya
dhivyah dhurairaj dhurga dhurgadevi dialani dianah didar diep dilbag dilbagh dilip dilpreet dilraj dilwar dindo
dineshkumar diosa direk disha divakaran diviya divyaa divyadharshini divyah diwakar diyana diyanah djohan dohyun
dollah dominador donavan dondon donghyun dongming dongwook doni dony dorai dorairaj dorairajoo doshi doyoon duangjai
duangporn dulal durai durairaj duraisamy duraisingam durgadevi durgashini durrah durrani dutt duyen dyana dzakirah
dzikri dzul dzulfadli dzulfaqar dzulhilmi dzulkarnain dzulkefly dzulkifli eain eaindra eapen easaw eashwaran easwaran
easwari editha edlyn edumban efendi effendy eidil eilakkiya eindra eint eizaz ekachai ekaphop ekawati ekkachai
elakkiya elanchezian elangovan elavarasan elfi elfian elizah elsamma elyana elysia emdadul emelita emiko emran enamul
enci endro enen enhui enning enny enqi enting enxin enyi enyu epul erfan erlina ernawati eryna eshwaran eshwari esmond
esti esvaran esvari esvary eswari eswary eunbi eunhye eunji eunjung eunwoo eunyoung eusoff eustace evonne ezad
ezhilarasan ezhilarasi ezlyn ezrin ezura ezzah ezzat fadhilah fadhli fadhlullah fadli fadlina fadly fadzil fadzilah
fadzli fadzlina fadzly faeza faezah fahimah fahmie faidz fairoz fairus fairuz faiza faizuddin faizul fakeer fakhri
fakhruddin fakhrudeen fakhrurrazi fakrudeen fandi fandy fangling fangting fangyi fangyu farahdilla farahin farahiyah
fareed fareez fareha farhaan farhah farhanah faridzah fariha farihah farisha farissa farisyah fariz farok farook
farooq farooqi farooqui faruq faruque farwizah farzanah fasha fateha fatehah fatema faten fathiah fathimah fathiyah
fatmawati fauzana fauzia fauziah fauzie fauziyah fawzi fazal faziha fazilah fazira fazirah fazlan fazlin fazlina
fazlul fazly fazreen fazrin fazrina fazrul febri felicidad fengling fengming fengyi ferdian ferdous ferdousi fetty
fida fidah fikry filzah fina fiqah firdaws firdhaus firoz firoze firzanah fitriah fitriyah fitriyana fitry fiza fizah
florante florinda florita foysal fransiska froilan fuad fujimoto fuxiang fuzah fuzail fuziah gafar gaffoor gafoor
gaikwad gaius gajalakshmi gajendra ganabathy ganapathi ganason ganeshan ganeshkumar ganeson ganga gangadevi
gangadharan gangatharan gangga ganguly gani garg gaurav gauri gayathiri gayathry geethaa geethanjali gelo genalyn
ghafar ghaffar ghafur ghayathri ghazi gheetha ghulam giang giao gias giasuddin gidwani ginting girijah glenys
gnanalingam gnanam gnanambal gnanapragasam gnanasegaran gnanasekaran gnanasoundari gobalakrishnan gobinath gobind
gokulakrishnan gokulan golam golu gomathy gopalakrishnan gopalan gopikrishnan gopinathan gounder gouri goutham
govindammal govindan govindaraj govindarajan govindarajoo govindaraju gowriamma gowry gowthami gracelyn grewal
guanghui guangwei guanjie guanming guanwei guddu gudiya gulam gulzar guna gunadi gunaratnam gunaseelan gunaseeli
gunasegaran gunasekar gunasundari gunavathy guohao guohui guojun guoliang guoming guoqiang guorong guowei guoxiang
guoxiong gurbachan gurbaksh gurbax gurbux gurcharan gurdave gurdeep gurdial gurdip gurinder gurjeet gurjit gurkirat
gurmail gurmeet gurmit gurmukh gurnaib gurnam gurnani gurpal gurpreet gurshan gursharan gursimran gurtej gurunathan
guruprasad gurusamy gurvinder gurwinder gusti gwenda gwenn gyuri haarini habibullah habibur habsah hadie hady hafeez
hafidz hafidzah hafif hafis hafiza hafizh hafizuddin hafizudin hafizul hafizur hafsah haiming haiqal haiqel hajara
hajrah hakeem hakimie haleem halijah halimatun halimatus halimi haliza halizah hameed hamimah hamisah hamizah hamka
hamsiah hanafi hanafiah hanan hanbin haneef haneefa haneem haneul hanh haniah hanie hanif hanifah haniff hanim haniza
hanjie hanum hanwei hanxiang hanyi haohao haojie haojun haoming haoran haotian haowei haoxiang haoyang haoyi haoyu
haoze haqim hara harahap haran harbajan harbans harbhajan harbinder harchand harcharan harcharn hardave hardeep hardev
hardial hardik hardip hareesh harendran haridass haridoss hariharan harikrishnan harinder harinee haripriya
harishkumar harivarman harivin hariyanto hariz harjani harjeet harjit harkiran harkirat harkishan harleen harlina
harmeet harmindar harminder harmit harmohan harnaam harnam harnek haroon harpal harpreet harrish harsha harshad
harsharan harsheen harshini harshita harshitha harshvin harsimran hartanto hartawan hartinah hartini haruka harunur
harveen harvin harvindar harvinder harwinder haryani haryati haryono hasbi hasbullah hashem hashimah hashini hashmi
hasib hasimah haslina haslinah haslinda hasliza hasmah hasniah hasnidah hasnita hasri hasyim hasyimah hathiramani
hatta hawlader haykal hayoon hazeeq hazimah haziq haziqah hazira hazirah hazlin hazlina hazlinda hazmi hazrul hazwan
heamalatha heejin heesun helal heling helmy hema hemah hemakumar hemamalini heman hemant hemanth hemavathy hemayet
hemma hemnani hendrawan hengyi heni heny herawati heri herlina hermansyah hernani hernie herwan hery hidayati
hidayatullah hideki hideo hien hieu hilmie himanshu hiranandani hirano hiro hiroki hiromi hiroshi hiroyuki hitesh
hlyan hmue hmwe hnin hnit hoai hoan hoat hongjie hongjun hongliang hongming hongwei hongxiang hongyi hongyu honorato
hoque hosne hossen howlader hpone hpyo hridoy hsan hsat hset hsint htar htay htein htet htike htoo htun htut htwe
huaien huanhuan huaxin huda huifang huifen huihui huijie huijuan huijun huilin huiling huimei huimin huiping huiqi
huiqin huiqing huiru huishan huiting huiwen huixian huixin huiyan huiying huiyu huiyun huizhen huizhi humaidah humayan
hundal huong huriah huriyah husain husaini husin husnah husni husnie husniyah hutabarat huyen hwee hweeling hweemin
hyejin hyeri hyewon hyun hyunjung hyunwoo ibrahimsa ibramsha idah idawati idayu iddin idham idrus idzham ijam ijat
ikah ikhwan ilakiya ilakkiya ilamaran ilangovan ilavarasi ilayaraja illakiya illiyana illyana ilyasa imai imanuddin
imraan inas inba inban inbaraj inbarajan indar indarjit inderan inderjeet inderjit inderpal inderpreet indirani
indrajit indran indrawati indri indriani indu induja indulekha indumathi ingyin inho inshirah insung inthirani inzali
iqmal irdeena irdina irfaan irman irna irni irshad irsyad irwani isha ishak ishan ishar isher ishpal ishwarya ismah
ismawati ismiati isnani istiqomah iswanto iswari isyana isyraf isyraq iwani iwasaki iyappan iylia izat izaty izhar
izlin izni iznie izora izreen izuddin izyani izza izzat izzati izzaty izzuddin izzudin izzul jacelyn jacintha
jackielyn jaeho jaejin jaewon jaffar jafri jagadesh jaganathan jagannathan jagat jagdev jagindar jaginder jagir
jagjeet jagjit jagmohan jagpal jagraj jagroop jagtar jahan jahangeer jahid jahidul jainul jainulabdeen jakkrit jalal
jalaluddin jalaludeen jalaludin jamaldeen jamaliah jamaluddin jamaludeen jameel jameela jamilah janagi janane jananie
jannath jannatul jarnail jaruwan jasbeer jasbir jasdeep jaseena jashanmal jashim jasim jasjeet jasjit jaskaran
jaskiran jasleen jaslin jasline jaslyn jasman jasmeet jasneet jasni jaspal jaspreet jassi jasveer jasvin jasvindar
jasvinder jasvir jaswal jaswant jaswin jaswinder jatin jauhara javen jawahir jayabalan jayachandran jayachitra
jayaganesh jayakumaran jayaletchmi jayaletchumi jayamalar jayamani jayan jayanathan jayanthan jayanthy jayanti
jayaprada jayapragash jayaprakash jayaraj jayaram jayasankar jayaseeli jayaselvi jayasree jayasri jayasudha jayesh
jaypee jayvee jeet jeeva jeevananthan jeevitha jeffri jefry jegadeesan jeganathan jegathesan jegatheswari jemima
jenalyn jenelyn jenjira jeong jeraldine jeralyn jerica jerlin jerline jerlyn jermyn jerrick jerson jervin jervis
jeslin jesline jeslyn jesmin jesusa jeswant jethwani jeya jeyabalan jeyakumar jeyalakshmi jeyaletchumi jeyanthi
jeyaraj jeyaraman jeyaratnam jeyasingham jezreel jhamnani jhaveri jhoanna jhoy jhun jhunjhunwala jiaen jiaern jiahao
jiahe jiahong jiahui jiajia jiajie jiajing jiajun jiale jialin jialing jiamei jiamin jianan jianfeng jianhao jianhong
jianhui jianing jianjie jianjun jianliang jianming jianrong jianwei jianwen jianxiang jianxiong jianyu jianzhong
jiapei jiaqi jiaqian jiaqing jiarui jiasheng jiawei jiawen jiaxin jiaxing jiaxuan jiayang jiayi jiaying jiayu jieling
jiemin jieming jieru jieun jiexin jieyi jieying jieyu jignesh jiho jihoon jihye jimin jina jincy jingen jinghan
jinghui jingjie jingmin jingqi jingru jingting jingwei jingwen jingxian jingxin jingxuan jingyang jingyi jingying
jingyu jinhao jinhong jinhui jinling jinming jinrong jintana jinwei jinwoo jinxiu jinxuan jinyi jinying jirapat
jiraporn jirawat jisha jiunn jivitha jiwan jiwoo jiyeon jiyoung jofri joga jogindar joginder johal joharie jolyn
jolynn jomar jonel jora joslyn jothilakshmi jothimani jovelyn jovita jovy joyceline joycelyn joylyn joynal juel jufri
jufrie juhari julaiha julhas juliah juliati juliyana jumaah jumaiyah jumiati jumilah junaidah junaidi junaidy junan
junbin junbo juncheng junda junde juneja junfeng junhan junhao junheng junhong junhui junhyuk junichi junid junjia
junjie junkai junko junliang junlong junming junrong junseo junsheng junting junwei junxi junxian junxiang junxiong
junyan junyang junyao junyi junyin junyong junyu junyuan junze juraidah juraimi juriah jutamas jutharat juwaini
juwairiah juwairiyah juwel jyothi kabal kabir kadek kahar kahho kahwai kaien kaihui kaijie kaijun kaile kaili kailin
kailing kailun kaiming kaiqi kairong kairui kairul kaisheng kaiting kaiwei kaiwen kaixiang kaixuan kaiyan kaiyang
kaiyi kaiying kajal kalai kalaiarasan kalaiarasi kalaichelvan kalaichelvi kalaimathi kalaiselvan kalaivanan
kalaiyarasi kalavathi kalavathy kaliaperumal kalidas kalidass kalimuthu kaliyan kaliyaperumal kalra kalsom kalsum
kalthom kalyanasundaram kamaladevi kamalam kamalambal kamalanathan kamalavathi kamalawathy kamaliah kamaljeet kamaljit
kamaludeen kamaludin kamariah kamaruddin kamarudeen kamarudin kamarulzaman kamaruzaman kamdar kameel kamisah kamon
kamonwan kamrul kamruzzaman kamsani kamsiah kamwing kanaga kanagalingam kanagamani kanagambal kanagarajan kanagasabai
kanagasuntharam kanapathi kandan kandasamy kandiah kangjie kangning kangwei kanmani kannagi kannaiyan kannappan
kanniappan kannika kannusamy kanokwan kapadia kapaw kapur karamjeet karamjit karmila karminder karnail karnchana
karpal karpaya karsih kartar karthi karthiga karthigayan karthigesu karthigeyan karthika karthikai kartigesu kartinah
karuna karunambigai karunamoorthy karunanithi karuppaiah karuppan karuppannan karuppusamy kasem kasemsri kasilingam
kasinathan kasiviswanathan kasiyem kasmah kasmawati kasmi kasthoori kasturee kasturi katheeja kathigesu kathija kathir
kathiresan kathirvel kathirvelu katijah kaung kaungmyat kausar kauselya kaushik kaveetha kavi kavina kavinesh
kavirajan kavitaa kavithamani kaviya kaviyah kawsar kayathiri kazuki kazuo kedia keertana kehan kehar keisuke kejie
kelvyn kenrick kenta kento kerrie kerwin kesar kesavaraj keshav kester kethees kewalram kewei kexin keyu keziah
khadeeja khader khaing khair khairani khairi khairiah khairie khairil khairina khairiyah khairuddin khairudin
khairunisa khairunnisa khairy khaitan khaja khaleel khaleeq khaleesa khalidah khalila khalilah khaliq khalis khalisah
khalish khalisha khanam khandaker khandokar khanh khant khanum khathija khatijah khatoon khatun khayra khemlani khiem
khim khin khine khoa khoi khokon khondaker khorshed khue khun khuong khup khurana khurshid khushi khushwant khwaja
kiah kidwai kieu kinwai kirandeep kiranjeet kiranjit kirat kirpa kirpal kirpalani kirtana kirthana kirthi kirthiga
kiruba kirubakaran kirubananthan kishan kishanth kishen kishinchand kishor kishore kitti kittichai kittipong kittisak
kogila kogilan kogulan koji kokilavani komal komalam komang komariah komathi komathy kono korn kosasih kosni kosnin
kosuke kothandapani kothari kousalya kowsar kripalani krishnakumar krishnamurthy krishnaraj krishnasamy krishnaswamy
krishnavani krisna krisnan kristanto kristel kristiani kristle krit krithika kriti kritiga kritika kritsada krunal
kubo kudo kugan kuganesan kulamani kulanthaivelu kulap kulasekaran kulbinder kulbir kuldeep kuldip kuljeet kuljit
kulsum kulvinder kulvir kulwant kulwinder kumaraguru kumarappan kumarasamy kumaravelu kumarr kumudha kumutha kunal
kunalan kunalini kunavathy kundan kundu kunjamma kunjiraman kunyi kuppamma kuppammal kuppan kuppuraj kupusamy kurian
kurniawati kurup kuruvilla kusnadi kuswanto kuttan kutti kutty kwangsoo kyaw kyawt kyin kyipyar kyoko kyunghee labbai
labh lachman laddawan laichun laikuan lailah lailatul laili laimun lakdawala lakhani lakhbir lakhiani lakhvir
lakhwinder lakshmy laksmi lalit lalithambal lalli lalwani lamai lanh lani lanxin larasati lashkar lata latchumanan
latchumi lathika latiff latiffah latip latipah latt lavania lavaniya lavanyah laxmanan lebbai lechmi leelamma
leelavathi leelavathy leelawathy leha lejia letchimanan letchimi letchmanan letchmi letchumanan lexuan lezhi lhea lhen
liakat lianah liangjie liangwei liangyu liem liezl ligneswari lihua lihui lijia lijing lijuan lijun lilibeth liling
limin linah lingesh lingeswaran linghan linghui lingling lingxin lingyi lingyu linh lipi liping liqin lissy litan
liting liton liwei liwen lixia lixian lixin lixuan liyanah liyang liyani liyi liying liyu liyun lizah lizawati lizhen
lodha loga logambal logapriya loges logeshvari logeshwaran logeshwari logesvari logeswaran logeswary loghini loida
lokesh lokeshwaran lokumal longwei loshana loshini lubis lucila lunia luong luqman luqmanul lutfiah lutfur lutfy
luthfil luthfiyah luthra luxuan luyen lwin lydiawati maarof macky madhavan madhu madhubala madhumitha maesarah
magalakshmi magaletchumi mageshwari mageswaran mageswari mageswary mahabub mahadevan mahadi mahalakshmi mahaletchimi
mahaletchmi mahaletchumi mahalingam mahani mahathevan mahbub mahbubani mahbubur mahedi maheerah mahenthiran
maheshwaran maheshwari mahesvari maheswaran maheswary mahfudz mahfuz mahinder mahira mahirah mahmod mahmuda mahmudah
mahmudul mahtani maideen maimon maimoonah maimun maisara maisurah maisyarah maithili maizura maizurah majumdar makesh
makhan makoto maksuda malar malarkodi malarmangai malarmathi malarvannan malarvili malathy malavika malee maliga
maliha malihah maliki malkeet malkiat malkit malliga malligah malliha malvinder mamta mamun manaf manan manat manav
mandal mandeep manee maneerat mangai mangal mangalam mangalambal mangaleswari mangayarkarasi maniam maniammai manian
maniappan manikam manimala manimekalai manimozhi manimuthu maninder maninderjit manirul maniruzzaman manivasagam
manjeet manjit manjuladevi manleen manling manmeet mannan mano manogaran manogari manohar manojkumar manokaran
manonmani manonmany manop manoraj manoranjitham manormani manpreet manqi manraj mansoor mansukhani mansuri manting
manurung manveer manvin manvinder manvir manxin manyi manyu maragatham maraicar mardhiah mardiah mardiana marecan
margono marhamah mariamma marianah mariaye mariayee maribeth marican maricar mariel marikar marimah marimuthu maritess
marium mariyappan marlia marliah marliana marlina marlinda marliza marlyn marof marsiah marsita marsya maruthai
maruthamuthu maruthayee maruyama maryono marzuki marzuqi masagos masahiro masaki masato masayu mashitah masita masitah
masliana maslina maslinda masnah masni masniah masod masri mastan masthan masturah masuda masum masyita masyitah
mateen mathan mathangi mathavi mathi mathialagan mathivathani mathiyalagan mathu mathumitha mathuri matin matiur
matsui matubbar matubber maung mawn mayandi mayank maylene mayumi mayur mayura mayuree mayuri mayvis maziah mazlina
mazlinda maznah mazni maznie mazuki mazumdar meenachi meenah meenalochani meenambigai meenatchi meera meeral meeran
meganathan meganraj megat megha meghna megumi mehala mehar mehedi meher mehervan mehnga mehrunisa mehrunnisa mehul
meichin meifang meifen meifeng meifong meihui meijuan meikuan meilan meilani meilin meiling meina meiqi meiqin meiqing
meiru meishan meiting meixian meixin meixuan meiyan meiyappan meiyee meiyeng meiyi meiying meiyu meiyun meizhen mekala
melvani melwani memon menaga menghan mengjie mengkiat mengkwang mengqi mengseng mengting mengxuan mengyao mengying
meri merlyn mewa meyyappan mharie mhel miah miaoling michiko miho milind mimin mingen mingfeng minghan minghong
minghui mingjie mingjun mingkai mingli mingliang mingquan mingrui mingsheng mingwei mingxian mingxin mingxuan mingyang
mingyi mingyuan mingzhe mingzhi minho minhui minjae minjun minjung minkyung minling minqi minseo minsoo minsu mintu
minxuan minyi minyoung minzhi mirah mirasol mirpuri misnah mistry misun miswan mitali mitsuo miyoung mizanur mofizul
mogana moganah moganambal mohaideen mohanadas mohanadevi mohanambal mohanan mohanapriya mohanasundaram mohandas
mohander mohiadeen mohideen mohidin mohindar mohit mohsin mohyiddin moideen moidin mojibur mokbul mokhlesur mokhtar
moksed moktar molla mollah mondal mongkol monir monira monirul moniruzzaman monju montri monu moorthi moothy moriom
morsheda mosaraf mosharof mosharraf motaleb motiur motwani mozammel mridha mubarok mudaliar mudita mugesh mugunthan
muhamad muhaymin muhd muhsein muiz muizz muizzuddin mujiati mujiono mukherji mukhlis mukhtar mukhtiar mukilan muklis
mukminah muktar mukunthan mulan mullai mulyati mumtaj munah munawar mundhra muneer muneerah muniamah muniamma
muniammah muniammal munian muniappan munieswaran munimah munira munisamy muniyandy munna munshi munusamy muralidaran
muralidharan muraly murata mursyidah murthi murthy murugaiah murugaiyan muruganantham murugananthan muruganayaki
murugappan murugasu murugayah murugesu murugiah musfirah musliha muslihah muslihin muslimin mustaffa mustafizur
mustaqeem mustaqim musthafa muthaiah muthalagu muthamma muthammal mutharasi muthiah muthukaruppan muthukrishnan
muthukumar muthukumari muthuletchmi muthuletchumi muthulingam muthuraj muthuraman muthuswamy muthuvel muthuvelu muyang
muzakir muzakkir muzammil myaing myat myaung mydin myint myintzu myitzu mythily myungsoo naagini nabeel nabeela nabiha
nabihah nabilah nachammai nachatar nachia nachiar nachiya nadar nadaraja nadarajah nadarajan nadesan nadeson nadhir
nadhrah nadiah nadira nadirah nadiyah nadrah nadzirah nadzri naeem nafeesah nafiisah nafisah nagajothi nagalakshmi
nagamma nagammah nagammal nagappan nagaraja nagarajah nagarajan nagarani nagaretnam nagavalli nagendran nagentran
nagesh nageswaran nageswari nageswary nagoor nahar naib naicker nailah naina nainar naing najah najeeb najiha najihah
najimudeen najmi najmuddin najmudeen najwah nakul nalina nallamah nallammal nallasamy nallathamby nallusamy
namasivayam nambiar namboodiri namita namrata nandan nandar nandha nandinee nandini nandita nani nanik nant nantha
nanthakumar nanthini nanthiny nanwani nanxin naoki naoko naowarat napaporn napat naqib naqiib naqiuddin naqvi narang
naranjan narayana narayanasamy naren narendran nargis nari narindar narmadha narmatha narong naruemon nasha nashita
nasima nasirah nasiruddin nasriah nasrin nasrun nassir nasuha nasurdin nasurudeen nasyitah nasyrah natalyn nataraj
natarajan natashah natasya natcha natha natividad natrah nattapong nattaporn nattawut nattaya natthapong natthawut
naufal navamalar navamani navaneetham navaneethan navarajan navaratnam navdeep naveenkumar navindran navjot navtej
nawarat nawfal nazeem nazifah naziha nazihah nazir nazira nazirul nazliah nazlin nazlina nazma nazmul nazreen nazri
nazrie nazrin nazrul nazura nazurah neel neelakandan neelam neelavathi neelavathy neelaveni neeraj neeta neetu negi
nengah neni nenita nerisa nesamalar nesamani nesan nessa ngatinem ngatiyem nghia ngoc nguyet ngwe nhan nhat nhien
nhuan nhung nianen nicha nidesh nidhi nien niken nilar nilda nilesh nilufa nimfa nimisha nimmi ninan ningning ningxin
ninh nipaporn niran niranjana nirav niresh nirmaladevi nirmalah nirmaljit nirosha nirun nisah nishalini nishan nishant
nishanth nishanthan nishanthi nishanthini nisrina nitesh nitheesh nithiah nithiananthan nithin nithish nithiya
nithiyakala nithiyanandan nithiyananthan nithyakalyani nithyanandan nitin nitya nivashini niveditha nivetha nivethitha
niwat niza nizamuddin nizamudeen nomura nonie nonito nonoy nooh nooraini noorashikin noordin noorhisham noorjahan
noorjehan noorunnisa noppadon noppawan norain noraisah noraishah norashidah norashikin norazah noraziah norazila
norazizah norazlan norazlin norazmah norazman norbaiti norbaya nordiana norfaizah norfazilah norhafiza norhafizah
norhaiza norhana norhanah norhashimah norhasimah norhaslinda norhasnah norhidayah norhisham norhisyam norhuda noriah
noridah norijah noriko norita noriza norizan norjannah norlaila norleha norlela norli norlia norlida norlin norlina
norliza norlizah normala normaliza norsidah norsiha norwati noryanti noryati norzah norzaidah norzaini norzilah
novelyn novianti nuch nuchanart nuha nuong nuraiman nurainun nuraisyah nuramalina nuramirah nurashikin nurasyikin
nuratiqah nurazlin nurazlina nurbaiti nurbaya nurdiana nurdin nurdini nurfadhilah nurfadilah nurfaizah nurfarah
nurfazira nurfitri nurfitriah nurhadi nurhafiz nurhafizah nurhakim nurhaliza nurhanis nurhanisah nurhasanah nurhayati
nurhidayah nurhisham nurhuda nurihsan nurilham nuriman nurin nurizzah nurjahan nurjanah nurjannah nurkhairunnisa
nurlaila nurlela nurlina nurliyah nurliyana nurliza nurmala nurnadia nurnadiah nurqistina nurrashidah nursabrina
nursakinah nursarah nurshafiqah nurshahirah nurshila nursofia nursuhaila nursyafiq nursyafiqah nursyahirah nursyakirah
nursyamimi nursyazana nursyazwani nuruddin nurudin nurulain nurulhidayah nurulhuda nuruljannah nurulnadia nuruzzaman
nurwahidah nuryani nurzahirah nurzahra nwet nyai nyan nyein nyunt nyut oanh oberoi ohnmar ohno ojas oktavia omkar omri
onishi onkar oommen opinder oraphan orathai orawan ornuma osamu otsuka oviyan paari packiam packir padmadevi
padmanabhan padmapriya padmavathi padmini paing pairoj pakeer pakiam pakir pakkiam pakkir pakorn palaniamma
palaniammal palaniandy palanikumar palanimmal palanisamy palanivel palanivelu palaniyappan pallavi panchavarnam
pandiammal pandiyammal pandiyan pandya paneerselvam panida panjaitan pankaj pann panneer pannirselvam panupong panya
papathi paphawin pappathi parag parakh paramanathan paramasivam paramasivan parameshwaran parameshwari paramesvaran
paramesvari parameswari parameswary paramjeet paramjit paramjothi paranjothy pardede pardeep parekh pargat parichat
parikh parimala parimalam parjo parminder parmjeet parmjit partap parth parthasarathi parthasarathy parthipan partiban
partini parul paruvathy parvathy parveen parvej parvez parvin parvinder parwinder pasaribu pasit pasupathi pasupathy
patan patchara patcharaporn patcharee patcharin pathan pathma pathmavathi pathmavathy pathmini pattama pattarapong
pattaraporn pavalam pavandeep pavitha pavitra payal pearlyn peiching peifang peifen peifong peijia peijing peijun
peiling peiqi peiru peishan peishi peiwen peixin peixuan peiyee peiyi peiyin peiying peiyu peiyun peizhen penpak
periakaruppan periammal periannan periasamy periathamby periyakaruppan periyammal periyanayagi periyannan perlita
perumayee petrina petrine phebe phichit phong phongsak phonthip phoo phuc phuoc phuong phyo phyoe phyu piara pichet
pimchanok pimjai pimporn pinghui pinhao pinxuan pinyi pinyo piya piyanut piyaporn piyarat piyawat piyush poddar
pohling poksiang pongodi pongsak ponijo ponirah ponnaiah ponnamma ponnammah ponnammal ponnan ponniah ponnudurai
ponnuthurai poobalan poojitha poomani poonam poongavanam poongkodi poongothai poonkodi poopalan pooran poorani
poornimah poovan poovizhi popat popy pornchai pornpan pornthip porntip poyee prabagaran prabaharan prabavathi
prabavathy prabha prabhakar prabhat prabhavathi prabhjit prabhjot prabjit prachi prachuap pradip praew praewa pragasam
pragash prakasam prakashkumar pramod pramono pramote pranav pranee pranesh prapai prapan prapaporn prasanth prasath
prasert prashanth prasit prasong pratap prateek prathiba prathibah pratibha pratik praveenkumar praven pravin
pravinraj prayitno prayoon prayuth precilla preecha preetam preetha preethy preeti preetpal preeya preeyaporn premah
premalatha premanathan premavathi premavathy premchai premila premkumar premnath primus princesita pritha prithi
prithiv prithivi priti pritpal priyaa priyadarshini priyadharsini priyah priyanga priyono puangpetch puiling puisan
puiyee puja pujiastuti pujiati punit puran purnomo pushbaram pushpa pushpalatha pushpam pushpanathan pushparani
pushpavalli pushpavathi puspanathan puspavathy puspitasari puspitawati puvan puvana puvanesh puvaneswary pwint pyae
pyay pyone qadir qaid qairina qaisara qaiser qaseh qashrina qasim qawiem qayum qayyim qayyum qazi qianhui qianru
qianwen qianyi qianyu qiaohui qiaoling qiaoxin qiaoyi qiaoyun qidran qihao qihui qijie qijun qiming qinghao qinghui
qingling qingwen qingyi qingyun qinxuan qinyi qiqi qistin qisya qiuling qiuyan qixuan qiying qiyu quach quang quddus
quoc quraisha quraishi qurratu qurratul qushairi qusyairi quyen quyet quynh raagini rabeya rabiah rabiatul rabiul
rabiyatul rachanee rachelyn rachmat rachpal radhah radhamani radhika rafeah rafeek rafeeq raffeek rafiah rafidi rafie
rafique rafiqul rafiz rafizah ragavan ragavi ragesh raghav raghavendra raghunath ragunath ragunathan rahardjo raharjo
raheja rahela rahima rahmad rahmah rahmath rahmatiah rahmatullah raihana raihanah raimie raine raiqa raiyan rajagukguk
rajakumari rajaletchmi rajaletchumi rajamal rajamani rajamanickam rajamma rajammal rajandran rajaratnam rajasekar
rajasekaran rajat rajbir rajdeep rajee rajeshwari rajesvari rajeswaran rajeswaree rajeswary raji rajini rajinikanth
rajkumari rajmohan rajni rajoo rajpal rajput rajveer rajvinder rajwant rajwinder ramadevi ramakrishnan ramanan
ramanathan ramandeep ramanjit ramanujam ramathevi ramchandani ramdan ramdhan rameshkumar ramiya ramlah ramlan ramlee
ramnah ramoo ramu ramzi ranbir randeep randhawa randhir rangasamy rangsan raniah raniyah ranjana ranjina ranjini
ranjitha ranmeet ranvir raof rapeephan rasel rashdan rashed rasheduzzaman rashi rashida rashidah rashidi rashmi
rashpal rasiah rasid rasidah rasidi rasip rasul rasvindar rasvinder rasyidah rasyiqah ratan ratana ratchanee ratha
rathakrishnan rathi rathiga rathika rathimalar rathna rathnam rathod rathy ratnah ratnam ratnawati rattana rattanaporn
rattanawadee raudah raudhah rautela raveendran ravendran ravindar ravinder ravinderpal ravindra ravindran ravleen
ravneet ravuthar rawat rawther rayhana raymund raynard rayson razaleigh razana razeen razi razia raziah razidah razif
razin raziya raziyah razlan razman razmi razzak redhwan redza redzuan reena rega rehana reiko rekha rekka remya
rengammal renhao renjie renu renuga renxiang resham reshma reshmi reshmy reshvinder rethinam retna retnam revathie
revathy revati reymark rezaul rezki rezza rhen rhodessa rhodora riawan riaz richa riddhi ridhuan riduan ridzwan rifaie
rifdi rifqi rifqie rinah rinku rinna rinto ripon risa rishabh rishi rishika riska rithika ritika ritu riyas riyaz
rizaldy rizalina rizuan rizuwan rizvi rizwan robiul rodelio rofikul rofiq rogayah rogini rohaida rohaidah rohaiza
rohaizad rohaizah rohaizat rohanah rohanna rohaya rohayah rohayati rohimah rohinie rohith rohmah rohmat rokeya rokiah
rokiyah rokon romaini romlah romli romnick romulo romzi rongjie rongsheng rongxin roobini roop roopinder rosabelle
rosaline rosanah rosdi rosemaria roshaida roshan roshayati roshini roshni rosiah rosida rosidah rositah roslaili
roslan roslee roslin roslina roslinda rosliza roslizawati rosma rosmadi rosmawati rosmini rosna rosnan rosnani rosni
rosyidah roszali roszita rouxuan rouyi rowter rowther royston rozanah rozi roziah rozila rozilah ruba ruban rubel
rubendran rubesh rubiah rubylyn ruchi ruchika ruengsak ruhaila ruhana ruhul ruien ruihan ruihong ruijie ruiling ruiqi
ruiting ruixian ruixiang ruixin ruixuan ruiyang ruiyi ruizhe rukiah rukmini rukumani ruma rumana rumiyati rungnapa
rungroj rungthiwa ruoting ruoxi ruoxin ruoxuan ruoyu rupal rupan rupesh rupini ruqayah ruqayyah rusdi rushdi rusli
rusydi ruzana ruziah ruzita ryanne ryosuke ryota saada saadah saadiah saadiyah sabai sabariah sabbir sabeena sabharwal
sabreena sabrena sabuj sachiko sadakathullah sadakatullah sadali sadasivan sadhwani sadiah sadiq saengchai saengdao
saffari saffiya saffuan safie safiuddin safiyah safiyyah safrina safuan safuddin safurah sagundala saguntala
sagunthala sagunthaladevi sagunthalah saha sahabdeen sahabudeen sahadat sahana sahari saheb sahgal sahil sahirah sahni
sahul saib saidah saidur saif saifuddin saifudin saifulbahri saifullah saihong saikumar saithip saiyed sajeev sajib
sajidah sajith sajjad saju sakchai sakib sakil sakinah sakshi saktivel salauddin salbiah saleem saleha salehah salihah
salihin salina salinah salinee salini salmah salmi salmiah saloni salvamani salwah samad samak samala samanathan
samart samat sambandam sambasivam sameera sameerah samihah samikannu samirah samivel sampath samsuri samtani
samynathan sandar sandhya sandi sandosh sangar sangaran sangari sangavi sangeeta sanggetha sanghoon sanghvi sangwoo
sani saniah sanimah sanisah sanit sanjana sanjaya sanjeev sanjeevan sanjeevini sanjeevkumar sanjiv sankaran sankari
sanket sanmugam sanmugavalli sano sanowar santha santhadevi santhamani santhanalakshmi santhanam santhanamary santhini
santhiran santok santokh saowalak saowanee sapari sapiah sapna saptu sapuan sapuani sapura sarabjeet sarabjit saradha
saralah saramma saraniya saras sarasu sarasvathi sarasvathy saraswathy sarath saratha sarathy saravana sarawut sarban
sarbjit sardul sargunan sariah sarif sariff sarika sarimah sarinah sarip saripa saripah saritha sarjit sarkar sarker
sarmila sarojadevi sarojah sarojinidevi sarvanan sarvesh sarvinder sarwan sarwinder saryono saseekala sashi sashikala
sasi sasibala sasidaran sasidharan sasirekha sasitharan sasithorn sasiwimon satchithanandam sathappan sathasivam sathi
sathia sathiaraj sathiaseelan sathiavathi sathishkumar sathiskumar sathiyan sathiyavani sathiyavathi sathyabama
sathyaraj sathyaseelan sathyavathi satiaseelan satinder satkunam satnam satpal satrio sattar satvinder satwant
satwinder satyavani saudah saurabh saurav savita savithiri savithri savithry savitree savitri sawaran sawhney sayaka
saydur sayeed sayem sazli seela seelan seema seenivasan seethalakshmi seethaletchumi seetharaman sehgal sejin sekaran
sekhar sekhon selamah sellama sellamah sellammal sellamuthu sellappan selva selvadurai selvah selvakumari selvamalar
selvamani selvan selvanathan selvanayagi selvapandian selvarajan selvarajoo selvaraju selvarani seman sembiring senah
sendil sengamalam sengodi sengupta seno senthamil senthilnathan seojin seojun seokhwee seowling seoyeon septiani sethu
sethuraman setiadi setiawati setyaningsih setyawan setyawati setyo seunghyun seungwoo shaalini shafeeq shaffi shaffiq
shafi shafiah shafie shafika shafinaz shafiqah shafiqul shahabudeen shahadat shahadath shahani shahari shaharuddin
shaharudin shaheed shaheera shahfiq shahida shahidah shahidul shahiduzzaman shahin shahir shahirah shahirul shahjahan
shahjalal shahmi shahnaz shahraj shahreza shahril shahrin shahrom shahruddin shahrul shahrum shahul shaik shaikh
shailesh shaira shairazi shairul shaista shajahan shajitha shakeer shakil shakilah shakirah shakirin shakthi shaktivel
shakunthala shalina shalinee shama shamala shameel shameem shamil shamim shamima shamindar shaminder shamini shamir
shamshad shamsher shamsuddin shamsudeen shamsudin shamsuri shankaran shanker shanmuganathan shanmugapriya
shanmugaratnam shanmugasundaram shanmugavel shanshan shanta shantha shanthakumar shanthan shanthini shanthy shantini
shaohua shaojie shaojun shaoming shaon shaoqi shaowei shaoyang shaoyi sharan sharania sharanjeet sharanjit sharanya
sharbudeen sharifa shariff shariffa sharifuddin sharifudin shariful sharil sharilyn sharina sharmaine sharmeen
sharmilla sharmin sharudin sharul sharvani sharvesh sharvini shasha shashank shashikumar shaul shavonne shawaluddin
shawon shazali shazana shazlin shazlina shazmir shazwani sheeja shefali sheik shekar shekhar shenelle shenghao
shengjie shengkai shengwei shengxiang shengyang sheralyn shereena sherene sherilyn sherlyn shermaine shernice sherwin
sheth shevonne shibata shifa shihan shihao shihui shikin shila shima shimei shimin shingo shinji shinta shiori shipon
shiqi shirin shirish shirlene shirlyn shirong shiting shivaji shivam shivan shivani shivaraj shivashini shivcharan
shiwei shiwen shixian shixin shixuan shiya shiyu shiyun shizhe shobah shobha shofiqul shohag shohel shohidul shota
shraddha shree shreeya shreyas shridhar shriram shrivastava shruthi shruti shubashini shubham shuen shufang shufen
shuhaida shuhui shukor shukri shukriah shuling shumin shuqi shuting shuwei shuwen shuxian shuxin shuyan shuyi shuying
shuzhen shwe shweta shwetha shyamala siahaan sianturi siddharth siddik siddiq siddiqi siddique sidek sidik siewhoon
siewhui siewling siewmei sigit sihan sihui sijie sikandar sikander sikdar sikder sikkandar silalahi siling silvam
silvaraju silvarani simatupang simplicio simran simranjeet simranjit simrat sindhu sindu sineha singhal singhania sinh
sinnadurai sinnappan sinnasamy sinnathamby sinniah sint sinthu siokhoon sipayung siqi sirajuddin sirajudeen sirajul
sirichai sirikit sirinya siriporn sirirat siswanto sitalakshmi sithu siting sitt sitti sivagamasundari sivagamy
sivagnanam sivaguru sivakami sivakumaran sivalingam sivam sivamalar sivanandam sivananthan sivanathan sivaneswaran
sivaneswari sivani sivapragasam sivaprakasam sivapriya sivaraj sivarajan sivaranjani sivasakthi sivasamy sivashankar
sivasubramaniam sivaswamy siwaporn sixian sixuan siyan siyi siying siyu smitha snega snehaa snehal sobana sobitha
sobuj sodhi soeharto soekarno soeryadjaya soewin sofea soffiya sofiah sofiyah sofya sofyah sofyan sohag sohaimi sohal
sohee sohel sohidul solanki soleha solehah solikhah solikin somani somavathy sombat somboon somin somjai somkiat
sompong somporn somruedee somsak somying sonal sonali sonam sonu sood soohyun sopiah sorn sornam sornavalli sota
soumya soundari soundarya sourav sowmiya sowndarya sowntharya sreedevi sreeja sreelakshmi sreelatha sreenivasan
sridharan srikandan srikanth srinath srinivas sriram srishti srisuda sritharan sruthi stephenie suba subadra
subalakshmi subasini subathra subatra subbaiah subbarao subbulakshmi subhadra subra subramanian subramaniyan
subramanyam subulakshmi suchart suda sudarsono sudhamathi sudhan sudhir sudirman sudono suelin sufia sufian sufiyan
sufri sufyan sugania sugantha suganthy sughanya sugiarti sugiarto sugiharto sugiono sugirtha sugiyama sugiyanto suguna
sugunavathi sugunthi suhaida suhail suhailah suhaili suhaime suhaimie suhaini suhairi suhairy suhana suhanah suhardi
suhartini suharyati suhas suherman suhui sujan sujanani sujarwo suji sujimi sujin sujit sujith sujitha sujon sukaimi
sukamto sukardi sukarsih sukarti sukeerthi sukhbir sukhdeep sukhdev sukhdip sukhjeet sukhjit sukhmeet sukhminder
sukhpal sukhpreet sukhraj sukhveer sukhvinder sukhvir sukhwant sukhwinder sukiman sukini sukri suksan sukumar
sukumaran sulaiha sulaimi sulakhan sulhan sulin suling sulistiawati sulistyawati sulistyo sulistyowati sulochana
sulong suloshana suloshini sulthan sumaiya sumaiyah sumardi sumarno sumarsih sumarsono sumarti sumathy sumati sumei
sumesh sumi sumiati sumin sumita sumitha sumithira sumiyati sumon sunar sunarti sunarto sundaraj sundararajan sundhari
sundralingam sundramoorthy sunee sungjin sungmin sunil sunisa sunitha suntharalingam suntharam sunthari sunthary
sunthorn suong supaat supachai supandi supaporn supardi suparmi suparno suparti supartini supat supattra supawadee
suphan supiah suppaiya suppammal suppramaniam supramaniam supreet supriadi supriya supriyadi supriyati supriyatin
surabhi surachai surana surani surasak suratmi surayah surbhi surein surekha suren surender surendra sures sureshkumar
suri suriakala suriana suriani surianti suriati surina surinah surindar surinder suriyan suriyanti surjan surjeet
surjit surmukh suruj suryadi suryakala suryakumar suryana suryani suryanti suryanto suryati suseela susheela susheila
sushila sushmita sushmitha susilah susilawati susilowati susmitha sutantar sutanto sutarmi sutarti sutedja sutha
suthakar suthan suthep sutinah sutini sutomo sutthipong suvarna suvathi suwannee suwanto suwarni suwetha suyanto
suyati suyi suyin suyono suzaini suzanah suzhen suzila swaminathan swapna swaran swarn swarnalatha swati sweeling
sweety swetha syabil syafawati syafeeq syafi syafie syafii syafik syafikah syafina syafiqah syafira syafirah syaheed
syaheer syaheerah syahid syahida syahidah syahila syahir syahiran syahirul syahmi syahmina syahnaz syahrial syahril
syahrin syahrizal syahrul syaiful syakir syakirah syakirin syamala syameer syami syamil syamila syamilah syamimi
syamir syamsuddin syamsul syarif syarifah syariff syarifuddin syasya syaza syazani syazlin syazmir syazwan syazwani
syazwanie syazwina syeda syedali syeikh syid syifa syifaa syikin syila syima syirah syuhada syuhadah syuhaida syukran
syukrie syurahbil szehui szemin szeying taeyeon taher tahmina tajuddin tajudin tajul takada takashi takeda takeshi
takuya talib talukdar talukder tamilarasan tamilmaran tamilvanan tanakorn tanapong tanaporn tanawat tangamah tangaraju
tanh taniguchi tanjila tanmay tanoto tanti tanto tanudjaja tanuja tanuwijaya tanvi tanvir taparia tarandeep taranjeet
taranjit tarigan tariq tarlochan tarmi tarmidzi tarsem tarti taslim taslima tasneem tatik tatsuya taufeeq tavinder
tawfiq tayib tayza tayzar teckhuat tejinder tejpal tejwant teofilo termidzi termizi tetsuya thaarani thach thadani
thaika thaiyalnayagi thajudeen thakar thakkar thakral thamayanthi thamayanthy thambiah thambipillai thambiraj
thambirajah thamilarasan thamilarasi thamilselvan thamilselvi thamizharasi thamizhselvan thamizhselvi thanabalan
thanakorn thanaletchmi thanaletchumi thanapal thanapon thanaporn thanaraj thanasegaran thanasekaran thanawat thandar
thangaiah thangamal thangamani thangamma thangammal thangaraj thangarajoo thangaraju thangavalli thangavelu thankamma
thanusha thanushya thanya thanyarat thao thaqif tharan tharmalingam tharmaraj tharshini thaung thavamalar thavaneswari
thawani thawatchai thaworn thazin theenathayalan theeran theeraphat theerapong theerawat theingi theinn theint theiva
theivanai theivayanai thenappan thenmoli theophilus thet thevan thevar thevaraj thevarajan thevendran thiagarajan
thiagu thida thidar thidarat thien thiha thilagah thilagam thilagavathy thilagavaty thilaka thinagaran thinh thinzar
thipawan thiri thiruchelvam thirumagal thirumalai thirumaran thirumurugan thirunavukkarasu thirupurasundari
thiruselvam thiruvalluvar thiruvengadam thitima thitsar thivya thivyah thiyagarajan thiyagu thoa thoai thongchai
thongdee thongsuk thoriq thuat thuc thulasimani thuong thura thurai thurairaj thurairajah thuraisingam thurga thuta
thuy thuza thuzar thwe thwin tianen tianhao tianhui tianle tianming tianrui tianxiang tianyi tianyu tiep tieu tiffanie
tilaga tinesh tingwei tingxuan tingyi tingying tingyu tinh tipawan tirath tjahjadi tjandra toai toan tobing tofazzal
tohari tolani tomoko tongtong toor toshio toufiq trang trieu tripathi tripura triveni trixie trong truc trung tsehao
tuhin tukiyem tulasi tulsiani tumin tumini tuoi tuong tuty tuyen tuyet tzeyang ubaidillah ubaidullah uchida uday udaya
udayakumar udayan udham ugan ujagar ulfah umah umair umaira umamaheswari umapathi umapathy umarani umavathi umayal
umesh umikalsom ummal ummu ummul upasana uppal uraiwan urvashi ushadevi ushah usharani usmani usop ussain uswah
uthaman uthayakumar uthayan uthman utkarsh utomo utsav uttamchandani uyen uzair vadivelu vaibhav vaidyanathan
vaijayanthimala vairavan vairavi vaishali vaishnavy vaithianathan vaithilingam valarmathy valliammai valliammal
valliappan vallimah vallimuthu vallipan vanaja vanajah vanan vandana vani vanita vanithamani vanmathi vanthana
varaporn varghese varinder varshaa varshini varun varuni vasandani vasant vasanthadevi vasanthakumar vasanthamalar
vasanthan vasanthy vasu vasudaven vasugi vasuhi vasumathi vasumathy vasundra vasuthevan vaswani vedant vedha veena
veeraiah veeralakshmi veerama veeramani veerammal veerapan veerasamy veerasingam veerayee velappan velautham
velayudham velayutham vellachi vellaiammal vellaisamy vellasamy veloo velusamy veluthevar venetia vengadasalam
vengadesan vengatesan venkatachalam venkatesh venmathi vennila vennilla venoo venu venugopal vetriselvan vetriselvi
vibha vichai vichit vicknes vicknesh vickneswaran vickneswari vickneswary viddhya vidyavathi vien vignes vigneshwaran
vigneswaran vigneswari vijayah vijayakumar vijayakumari vijayalatchumi vijayaletchmi vijayaletchumi vijayaragavan
vijayaraj vijayarani vijayaratnam vijayaretnam vijayashree vijayasree vijayendran vijen vijendran vijeya vijeyakumar
viji vijitha vikas vikash viknesh vikneswari vikraman vikrant vimaladevi vimalah vimalan vimalesh vimalraj vimla vina
vinayagam vinayagamoorthy vinayak vineet vineeth vinesh vinh vinit vinitha vinithra vinod vinodh vinodini vinoj
vinotha vinothini vinothkumar vipin vipul viraj virat viren virinder virk viroj visagan visakan visalakshi visalatchi
visali vishalakshi vishali vishalini vishantini vishesh vishnuvarman vishwa vishwanathan visnu visu visuvanathan visva
visvanathan viswa viswanathan vithya vivegan viveganandan vivekanandan vivekananthan vohra vythilingam wachira wadhwa
wadhwani wafa wafiy wafiyah wagiyem wahab waheed wahidah wahyono wahyudi waikeong waileng wailun waimun waing walia
wanchai wandee wanida wanjun wanling wannee wanpen wanqi wanru wanxin wanxuan wanying wanyu wanzhen warangkana waranya
waraporn warda wardah wardani wardiah wardina wariam warrier warsini warsono wasan wasim watchara watcharin wazir
weeboon weechong weehong weekeong weekiat weeleng weeliang weeming weesiong weichen weicong weide weihan weihao
weihong weijia weijian weijie weijun weikang weikiat weiliang weilin weiling weilong weilun weimin weiming weinan
weining weiping weiqiang weiren weishan weiting weiwei weiwen weixiang weixiong weixuan weiyang weiyu weizhe weizhen
weizhong wenbin wenbo wenfeng wenhao wenhui wenjia wenjie wenjing wenjuan wenjun wenkai wenli wenling wenlong wenqi
wenqing wenting wenwei wenxi wenxin wenxiu wenxuan wenyan wenyang wenyi wenying wenyu wenzhen wichai widad widayu
widianto widjaja widjaya widyastuti wijanto wilaiwan wilawan wimon winai winarni winarti winarto windi wint wipa
wipawee wirat wirinder wirote witthaya wiwin woojin worachai worapong worawut wunna wuthmone wutyi xianghao xianghui
xiangjun xiangling xiangrui xiangwei xiangyi xiaofang xiaofen xiaofeng xiaohong xiaohui xiaojia xiaojing xiaojuan
xiaojun xiaolan xiaoli xiaolin xiaoling xiaolong xiaomin xiaoming xiaoqi xiaoqian xiaoqing xiaorong xiaoru xiaoting
xiaotong xiaowei xiaowen xiaoxia xiaoxuan xiaoyang xiaoyi xiaoying xiaoyu xiaoyun xiaozhen xinen xinhui xinjie xinle
xinlei xinlin xinni xinpei xinru xinrui xintian xinting xinwei xinyan xinying xinyu xinyuan xinyun xiufang xiufen
xiuhui xiulan xiuli xiuling xiumei xiumin xiuqi xiuqin xiuwen xiuxian xiuyi xiuying xiuyun xiuzhen xiuzhu xuanen
xuanhao xuanming xuanyi xuanyu xueer xueling xuemei xueni xuenian xueting xueyi xueying xuyen xyza yaacob yaakob
yaakub yaalini yacob yadanar yadvinder yahaya yahui yakob yaling yalini yamin yamunah yangyang yanhui yanjun yanlin
yanling yanmei yanqi yanru yanting yanxi yanxin yanyan yanyi yanying yanyu yaohui yaoming yaowalak yaowapa yaowei
yaoxiang yaozong yaqi yaseen yash yashika yashoda yashodha yasir yasmini yasoda yasodha yasotha yasothai yasuo yatie
yatimah yating yawen yaxin yaxuan yaying yayun yazeed yeasin yeeleng yeeling yeji yejin yejun yeni yenny yerin yesodha
yichen yien yiern yifan yifang yifei yihan yihao yiheng yihong yijia yijie yijun yikai yilin yiling yinghan yinghao
yinghua yinghui yingjie yingqi yingxi yingxin yingxuan yingyi yingying yining yinling yinxuan yiping yirong yiru
yishan yiting yitong yiwen yixi yixian yixin yixuan yiying yizhe yizhen yodchai yogalakshmi yogamalar yogambal yogan
yoganathan yogaraj yogarajah yogarani yogendran yogeshwari yogesvaran yogeswary yogini yohana yohanes yongcheng
yonghao yonghui yongjie yongjun yongkang yongliang yongming yongqiang yongquan yongsheng yongwei yongxiang yongxin
yoonji yoshi yosuke youjie youn youngho youngsoo younus yourong yousoff yousuf youwei youxuan yuanling yuanting
yuanxin yuchen yucheng yuelin yueling yuern yuexin yueying yufei yufeng yuganthini yuhaizam yuhan yuhana yuhanis yuhao
yuheng yuhui yuji yujia yujie yujin yujing yujun yuka yukari yuki yuko yuliani yuliati yuling yumiko yumin yunan
yunfei yunhui yuniarti yuning yuningsih yunos yunting yunxi yupar yupha yuphin yuqi yuqian yuqing yuriko yurong yuru
yusdi yushri yuslina yusman yusnani yusni yusnita yusoff yusop yusra yusri yusrie yusrina yussof yusuff yusuke
yuszairi yuta yuthana yuting yuto yutong yutthana yuvaraja yuvarajan yuvashree yuwadee yuwei yuxi yuxian yuxiang yuxin
yuxuan yuyang yuyi yuyu yuze yuzhe yuzhen zaenal zafran zafri zahara zaharah zahari zaheed zaheer zaheerah zahidah
zahidul zahira zahirul zahrin zahrul zaidah zaide zaidy zaihan zainalabidin zainap zaini zainie zainol zainorin
zainuddin zainudin zainul zainulabidin zairi zairul zaiton zaitoon zakariah zakiah zakirah zakirin zakiyah zakwan zaky
zalifah zaliha zamani zambri zamilah zamri zamrie zamrin zanariah zaquan zarah zareef zareena zarif zarifah zariff
zarin zarinah zarith zarni zarul zatul zaveri zawani zawgyi zawiah zawiyah zayan zayar zayyar zechen zeel zeenat
zeenath zehao zeming zeny zeti zetty zewei zexi zexuan zeya zeyang zeyar zeyu zhenghao zhenghui zhengwei zhengxian
zhengxiang zhengyang zhengyi zhengyu zhenhao zhenhui zhenjie zhenni zhenwei zhenxiang zhenyang zhenyi zhenyu zher
zhian zhichao zhicheng zhicong zhiguang zhihao zhiheng zhihong zhijun zhikai zhiliang zhilin zhiling zhimin zhiming
zhining zhipeng zhiqi zhiqiang zhirong zhirui zhisheng zhitong zhiwei zhixian zhixiang zhixin zhixing zhixiong zhixuan
zhiyan zhiyang zhiyi zhiying zhiyong zhiyu zhiyuan zhiyun zhizhong zhonghao zhongjie zhongming zhongwei zhongxian
zhuoling zhuoran zhuoxuan zhuoyi ziana zien zihan zihao ziheng zihui zijian zijie zijun zikri zikry zila ziling ziming
zining ziqi ziqian ziqing zira zirui zixi zixian zixiang zixin zixing zixuan ziyan ziyang ziyi ziying ziyu ziyun zizah
zonghan zongming zongwei zongxian zubaida zubair zubir zuhaili zuhaimi zuhair zuhaira zuhairah zuhairi zuhri zukarnain
zulaeha zulaiha zulaihi zulaikah zulaikhah zulaila zulazhar zulazmi zuleha zulfadhli zulfadli zulfah zulfahmi zulfaqar
zulfikri zulfiqar zulhairi zulhakim zulhelmi zulherman zulkarnaen zulkefli zulkhairi zulkhairy zulkiflee zulkifli
zulkiflie zulrahman zunaidah zunainah zune zuraida zuraidah zuraihah zuraini zuriana zurianah zuriati zurina zurinah`;

export const singaporeSurnames = `
abadilla abanto abella abrenica abueva aeria agbayani agoncillo alcantara almario andaya anthonisz aranas araneta
arcilla aroozoo atienza ayson azarcon bacalso bacani bagatsing balagtas balbuena ballas banaag banzon barretto
bartolome basco bateman beins bernabe blas bogaars bondoc borja borromeo boudville cabanilla caguioa canlas capili
carandang cardoza carpio castelo catacutan cayabyab celis clunies cojuangco conceicao consigliere constantino cordeiro
coronel corpuz cosme cotta cuenca cuevas custodio cuylenburg dabreo dacanay dacosta daguio dalmeida danker daranjo
dayao dcosta dcotta dcruz decastro decotta decruz deguzman delapena delmundo delos delosreyes delossantos delrosario
demello derosario deroza derozario desbarats desilva desker desouza despicht devera dimaano dimagiba dimalanta
dimayuga diokno dizon dmello doray dorett drozario dsilva dsouza dumlao ebarle eber ebora emuang espejo espina
espiritu estacio ferdinands ferrao florendo fonacier fortuno frois fuentebella galistan galliford garces gatdula
gonsalves goonetilleke gozon grosse guanzon guingona guinto halili hoeden ilagan inocencio jesudason jocson katigbak
keasberry kellar klass lagman landicho lansangan laurente lazaroo lazo leembruggen legaspi leicester leviste llanes
lobo locsin lontoc lualhati lumanlan maala mabini macaraig macasaet magbanua maglaya magpantay magpayo magsino
malabanan mallari malonzo malvar manaloto manansala mangahas manlapaz manzano maranan marasigan marcial martinus
mcintyre mello mendiola minjoot misso monterio morante mosbergen mutuc nacino nazareno nepomuceno netto nolasco nonis
noronha nunis obando oehlers oliveiro oliveros ongpin opena orosa osias overee padua paglar panganiban paras paterno
pereire pestana plunkett poulier punongbayan punzalan quiambao quijano quimpo quintos quizon rappa rebeiro relova
resurreccion reutens ricafort robless roces rodyk rosal rozario sabio salonga saludo sanjose sanjuan sanpedro
santarina santelices santosa sarkies sarmiento sayson scharenguivel scheerder scully sequerah sheares shepherdson
sicat siddons silvestre simbulan singson sison skelchy soliman somera soriano sotto souter spykerman subido sumulong
sunga surin tabora tagle talavera tambyah tanada tangco tayag tessensohn theseira thevathasan thomasz tiangco tiglao
tinio tiongson tongco torralba tuazon tugade tumulak ulep umali valberg vanderbeek vandort velarde verzosa vethamuttu
villaflor villafuerte villamor villar villarin villaruel viloria viray vitug westerhout woodford woodworth yabut
yambao ybanez ylagan yulo yumul zabala zafra zaldivar zialcita zulueta zuzarte`;
