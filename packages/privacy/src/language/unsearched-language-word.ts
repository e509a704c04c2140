import { regionWords } from '../gazetteer/region-word.ts';
import { records } from './languages.ts';
import { isSearched } from './recall.ts';

/**
 * Frequent words of languages that are not searched, folded, by ISO 639-1: they distinguish such a text from a
 * searched one. Our own list. It leaves out languages that are searched by the rules of a similar one (Catalan,
 * Galician, Afrikaans, Luxembourgish). A language that gets a record of its own leaves this list.
 */
const listed: Readonly<Record<string, string>> = {
  /** Indonesian and Malay. */
  id: `yang dan di ke dari untuk dengan ini itu pada tidak adalah akan ada juga saya kamu kami kita mereka dia aku anda
  kalian sudah telah bisa dapat harus atau karena oleh seperti dalam lebih sangat jika kalau maka agar tak gak nggak ga
  ya apa siapa bagaimana kapan mana sini sana situ semua orang hari ketika sebagai bahwa namun tetapi tapi hanya saja
  lagi masih belum pernah selalu sama sekali para bagi kepada tentang setelah sebelum antara lain nya pun lah kah hai
  hendak supaya boleh tiada tidaklah kerana awak mahu nak dah je pergi buat baru punya udah banget aja dong sih kok deh
  lo gue sejak beberapa setiap bahkan walaupun meskipun sehingga sedangkan begitu demikian terhadap menurut hingga
  kemudian akhirnya tersebut merupakan menjadi memiliki dilakukan melalui secara banyak yaitu yakni sekitar seorang
  sebuah sejumlah berbagai selain adapun apabila dimana tanpa sering mungkin pertama kedua tengah balik pulang datang
  sampai nanti tadi esok semalam kemarin lusa minggu tahun pagi siang petang malam rumah kerja sekolah minum tidur beli
  jual bayar harga duit uang ribu anak kakak abang bapa bapak ibu nenek kawan teman suami isteri istri tolong silakan
  terima kasih makasih selamat jangan lupa ingat tahu cakap bilang jawab dengar lihat tengok nonton tulis ambil bawa
  hantar antar jumpa ketemu cari pakai guna turun masuk keluar jalan kereta mobil hujan panas sejuk dingin sakit sihat
  sehat demam penat lapar sedap enak murah mahal kecil cantik lucu baik betul benar salah sikit sedikit habis siap
  selesai mula mulai tunggu lambat cepat awal akhir kena takde dekat dgn utk yg weh jom nampak rasa suka sayang rindu
  sedih gembira senang susah mudah waktu pukul kerajaan polisi menteri presiden pemerintah warga awam berita berkata
  mengatakan serta bahawa akibat selepas mangsa korban pasukan pertandingan lagu filem doa semoga syukur alhamdulillah
  insyaallah solat puasa masing tetap terus besok bulan kantor makan wang juta adik mak sila kata tanya baca naik bas
  capek besar bagus buruk kat kot masa negara polis mari
  masak bikin sampe parah muter panasnya ampun minta kayak pengen pengin pengennya kangen kangennya laper ngantuk
  rebahan seharian malem sore kemaren sekarang dulu cuma doang emang memang kalo gimana kenapa gitu gini mulu trus
  abis udh blm lg krn bgt jg gua gw elu pedes gurih jajan warung dapur macet antri ngantri antrinya rame sepi ribut
  gemes kocak ngakak wkwk wkwkwk anjir duh aduh astaga gajian majikan bangun mandi nyuci setrika pusing bosen males
  banyakan baunya rasanya harganya ternyata soalnya padahal makanya katanya pokoknya jadinya biar sambil habisin
  nungguin dicoba ketinggalan kelamaan sape korang kitorang diorang dorang jer camne camna mcm giler mengantuk harini
  tengahari lepak sesak mengarut merepek sembang borak gelak lawak terbaik padu mantap takyah kejap sekejap agaknya
  rupanya macamana bestnya seronok geram sabar rezeki cuaca`,
  /** Finnish. */
  fi: `ja on ei se ett ettei etta han mina sina me te he ne mutta kun niin kuin jos oli olen olet olemme ole ovat olivat
  ollut oisi olisi voi myos nyt vain viela jo sitten tama nama tuo mika joka jotka jonka mita miksi missa kuka hyvin
  paljon vahan kaikki kaikkea kanssa mukaan ennen jalkeen ilman koska vaikka tai eika enka en et emme ette eivat sen
  sita siita siina siella taalla tassa tasta taman taas tietysti ihan aivan kyl kylla hanen minun sinun meidan teidan
  heidan minua minulla itse aina koskaan joskus aika enaa kuten siis esimerkiksi moni joku jokin oma kotiin kotona
  toihin toissa paivaa paivan illalla aamulla yolla huomenna tanaan eilen viikko viikon viikonloppu viikonlopun vuosi
  vuotta vuoden kuukausi kello tunti minuuttia hyva hyvaa huono iso pieni uusi uuden vanha paras kiva ihana mukava
  kaunis halpa nopeasti hitaasti pitaa pitaisi taytyy saa saan saada saako menee menen mennaan mene menossa tulee tulen
  tullut tulossa tehda teki tekee ottaa otti antaa sanoi sanoa sanottu kertoi kertoo haluan haluaa haluaisin tiedan
  tieda tiesi tarvitsen tarvitsee luulen taytyi alkoi jaa lahtee lahden lahtea osaa ehka melkein usein yleensa lisaksi
  noin yli kohti ympari paalla vieressa mieli mielta kerran kerta kertaa ensi viime toinen toisen muu muut muistaa
  muista ihmiset ihmisten ihmisia lapsi lapset lasten aiti ystava kaveri koira kissa ruoka ruokaa kahvi kahvia maito
  maitoa leipa autolla bussi bussissa matka matkalla kaupassa kauppaan rahaa tyota koulu koulussa kesa talvi sataa lunta
  aurinko kylma kuuma vasynyt nalka janoinen onnea kiitos kiitoksia anteeksi hei heippa huomenta iltaa mukana takaisin
  pois yhdessa yksin heti kohta pian paitsi silti sentaan edelleen lahes jopa etenkin kaksi kolme nelja viisi suomen
  suomessa helsingin maassa mennessa aikana vuonna alkaen johtaja mukaisesti paiva kallis tulla juna tyo maan`,
  /** Swedish. */
  sv: `och i att det som en ett pa ar av for med den till inte har de om var jag men sig fran vi sa kan nar han skulle kommer
  hon man eller vad dar ska detta vid sin sina sitt under efter upp ut mycket nu bara alla andra varit hade blev bli
  blir inom mot sedan mellan utan dessa denna dem honom henne oss er ert ni du dig mig min mitt mina hur varfor kanske
  ocksa aldrig alltid ingen inget nagon nagot nagra finns maste vill gor val ju allt sadana era`,
  /** Danish and Norwegian. */
  da: `og i at det som en et pa er av af for med den til ikke har de om var jeg men seg sig fra vi sa kan nar da han skulle
  kommer hun man eller hva hvad der skal dette ved sin sine sitt sit under etter efter opp op ut ud meget mye na nu bare
  alle andre vaert vaeret hadde havde ble blev blir bliver mot mod siden mellom mellem uten uden disse denne dem ham
  henne hende oss os dere deg dig meg mig min mitt mit mine hvor hvorfor kanskje maske ogsa aldri aldrig alltid altid
  ingen intet noen nogen noe noget finnes findes vil gjor allerede fordi hvis ma matte kunne ville blitt blevet dog jo
  her hos samt`,
  /** Turkish. */
  tr: `ve bir bu da de icin ile ne var yok gibi cok daha ben sen biz siz onlar ama fakat ancak olan olarak oldu olur olmak
  degil mi mu kadar sonra once en her hic bile ya veya ise ki diye nasil neden nicin kim hangi seni beni bana sana onu
  ona bunu buna sizin benim senin onun bizim o su simdi artik hep sey iyi guzel etti eden etmek ederek olduk oldugu
  edilen uzere tarafindan gore iste hem yani evet hayir olsun midir ayni ayrica bazi birkac yine ornegin boylece
  gunumuzde diger arasinda sadece kendi butun ozellikle genellikle sonraki hicbir cunku eger sirasinda birlikte ardindan
  boyunca yilinda yillarinda`,
  /** Polish. */
  pl: `i w z na do nie sie to jest ze jak ale od po za przez dla o co tak juz tylko czy moze ma byc byl byla bylo byly beda
  bedzie sa tego tym ten ta te jego jej ich go mu mnie mi ja ty on ona oni my wy ktory ktora ktore ktorych kiedy gdzie
  dlaczego bo wiec jeszcze bardzo wszystko wszystkie nas nam was kto przy pod nad bez oraz lub a tu tam teraz jestem mam
  masz sobie nic nigdy zawsze`,
  /** Czech and Slovak. */
  cs: `a v na se je ze to s z do o i k si by jsem jsi jsme jste jsou byl byla bylo byli bude budou ale jako tak uz jen nebo
  kdyz pro po za od jeho jej jejich ho mu mi ja ty on ona my vy ktery ktera ktere kde proc co jak kdo velmi vsechno
  vsechny nas nam vas pri pod nad bez tady tam ted mam mas nic nikdy vzdy aby pak aj sa som sme ste su bol bola bolo
  boli ked ktory ktora ktore preco ako alebo len iba ten ta tato tento toto vo zo ku podla pred medzi ani vsak ich moze
  nie neni`,
  /** Croatian, Serbian, Bosnian and Slovene. */
  hr: `i u je na se da za s od do su iz po o ne sa kao koji koja koje sto ali ili jos vec samo bio bila bilo bili biti ce cu
  ces nije nisam nisu sam si smo ste ga mu mi ja ti on ona oni vi ovo to taj ta ovaj kako zasto kad kada gdje gde ko tko
  sve svi svoje svoj nakon prije pre zbog bez pri te no pa jer ako ima imaju nema moze mogu treba kod dok nego kojem
  kojeg kojima bi njegov njihov jedan jedna in ki ni bil`,
  /** Hungarian. */
  hu: `a az es egy hogy nem is ez de meg csak van volt mar ha mint vagy ki mi ezt azt en te ti ok ezek azok most majd minden
  nagyon mert amely ami aki akkor itt ott igen lesz lett lehet kell volna voltak vannak utan alatt elott szerint kozott
  altal pedig valamint illetve sem nincs minket neki nekem nekik vele engem hanem tobb sok jo egyik masik`,
  /** Romanian. */
  ro: `si in de la cu nu este pe un o ca sa din care pentru mai ce dar au fost sunt am ai are lui ei el ea noi voi era erau
  prin dupa doar despre fara daca cand cum unde foarte toate tot toti fi fie acest aceasta aceste acesta cel cea cei
  cele al ale ii isi se va vor as ar imi iti intre pana sau nici decat asa acum aici acolo ma te le mi ne vom`,
  /** Estonian. */
  et: `ja on ei et see ta mina sina me te nad kui ka aga oli olid oma mis kes siis nii veel juba ainult kas vai seda selle
  sest nagu pole olen oled oleme olnud saab saavad peab tuleb voi vaga koik koige mitte ning kuid kus miks millal parast
  enne ilma meie teie nende minu sinu tema`,
  /** Lithuanian. */
  lt: `ir kad yra tai i su is bet kaip ar o as tu jis ji mes jus jie buvo bus nera ne taip jau tik dar apie prie po uz nuo
  del savo sio tas ta kas kur kodel kada labai visi viskas mano tavo jo jos musu jusu kuris kuri kurie buti turi gali
  reikia`,
  /** Latvian. */
  lv: `un ir ka ar no uz par es tu vins vina mes jus vini nav bija bus to tas ta bet ari vai kas kur kapec kad loti visi viss
  mans tavs savu jau tikai vel pie pec gan sis si sie var ja lai ko kads`,
  /** Vietnamese without diacritics. */
  vi: `va la cua co khong cho nhung mot cac duoc trong voi da toi ban anh chi em no nguoi nay khi den di lam rat cung nhu de
  thi ma se hay neu vi tai sao o ra vao len nhieu qua gi ai dau minh`,
  /** Tagalog. */
  tl: `ang ng sa na mga ay at ko mo siya ako ikaw ka kami tayo sila niya namin natin nila kanila kanya hindi wala may mayroon
  ito iyan iyon para kung kapag dahil pero din rin lang naman pa nga ba po opo yung yun dito diyan doon lahat ano sino
  saan kailan bakit paano isa nang upang gusto kasi talaga mahal huwag walang merong ninyo nyo sayo iyo kaniya atin inyo
  nasa mula galing papunta bukas kahapon ngayon kanina mamaya kagabi lagi minsan palagi muna ulit agad tapos pag kahit
  yata daw siguro naku grabe sobra sobrang ganun ganito ganyan kain tulog trabaho bahay anak nanay tatay kuya asawa
  kapatid kaibigan kapitbahay bata araw umaga hapon oras linggo buwan taon sweldo bili binili bumili magkano libre
  salamat ingat sarap masarap masaya malungkot pagod init lamig bagyo sakit gamot ospital eskwela simbahan pumunta umuwi
  dumating sinabi tanong alam ayaw ayoko kailangan pwede puwede dapat nawala habang bago pagkatapos ayon dating bagong
  unang ating aming kanilang nitong noong kina meron amin uli kaya sana pala ganda tao gabi pera ulan sabi kay`,
  /** Tamil in Latin letters. */
  'ta-latn': `neenga aval avanga naanga namma enga unga ungala enaku enakku unaku avanuku avaluku oru intha indha
  antha andha athu ithu idhu adhu epdi eppadi eppo enge anga yaaru yaar evlo evalo romba konjam illa illai iruku
  irukku irukan iruka irukanga irundhuchu irundhu irukinga vandhu vandha varen varum vanga poren poga pona polama
  pannu panren panni pannanum seiyanum vendam venum theriyum theriyatha theriyuma sollu sonnan sonna sollitta kitta
  kooda mattum thaan aana ellam ellarum ellorum innaiku inniku naalaiku nethu ippo apram appuram seekiram naal veetla
  veetu kaasu saptiya sapadu velai machan machi akka thambi amma appa paiyan ponnu pathi mathiri maathiri kaalaila
  innum mudiyala mudinju kudu vangi aachu ku voda avan avar enna panna solli nalla oda naan avunga avaru avanoda
  avaloda avangaloda ival ivanga nammaloda nammala namakku ennoda unnoda ungaloda engaloda unakku engaluku ungaluku
  ungalukku avangaluku avarukku yaaruku yaarukum yaarum yaarukku yaara yaaroda yaaravathu evanum ethum ethuvum ethuku
  ethukku yethuku edhuku edhukku engayum ingayum angayum eppavum epavum ippavum ippove ippave appo appove aprom
  apparam pinnadi munnadi keela veliya velila pakkathula pakathula irukken iruken irukka irukke irukkanga irukkaanga
  irukaanga irukkar irukar irukkum irukum irunthu irundha irundhaa irunthuchu irukkeenga irukkinga irukalam irukkalam
  iruntha irundhom illaya illayaa illama illaama illanu ilaya illatha illenga venuma venaam vendaam venam vendame
  venumna kedaikum kedaikala kedachathu kedacha poraan poran poraanga poranga porom poyiten poiten poitan poitu poittu
  poitanga poiduchu pochu poiduven ponom ponaan ponanga pogala pogalam polaam pogathinga poganum pokanum poiruken
  vararu vararan varanga varuvan varuvanga varuthu varudhu varala varale varalaam varalam varriya varringala varinga
  varanum vandhen vandhom vandhaan vandhanga vandhuchu vandhuruku vanthu vantha vanthan vanthaachu vandhachu
  vandhutten vaanga vaango sollunga sollungal sollatha sollala sollren solren solran soldran solranga solluvan
  solluvanga sonnaan sonnanga sonnaanga sonnathu solrathu solraru solra sollanum sollama sollita solluran sollitanga
  pannunga pannitten paniten panniten pannitanga pannita pannittu panitu pannala panala pannama pannuvan pannuva
  pannuvanga pannalam panlam panalaam pannatha panrathu panran panranga panriya pannadhu pannanga pannuvar pannirukan
  panriga pesunga pesuren pesren pesran pesranga pesala pesanum pesama pesatha pesuvan pesalam pesitu pesina pesunen
  pesikitu paarunga paatha paathen paathu paathutu paathiya paathacha paapom paakalam paakanum paakala paakren paaka
  paathutten paathan parunga parthu paarthu paarthen paarkalam kelu kelunga ketutten kettan ketkanum kekanum keka
  kekala kekkala kekrathu ketta kekuranga kekathinga vaangiten vaanginen vaanganum vaangitu vaangiko vaangunen
  vaangala vangiten vangitu vanganum vaangunga vaangalam kudunga kuduthan kuduthanga kuduthen kuduthuten kuduthacha
  kudukala kudukanum kudukuren kudukiren tharen tharan tharanga tharala saptingala saapta saapten sapten sapdala
  sapdanum saapadu saapaadu sapdunga saapdanum sapatu saaptacha thoongu thoonga thoonganum thoonguran thoongita
  thoongala thoongalam thookam thookame theriyala therila theriyathu theriyadhu therinja therinju theriyama purinjutha
  puriyala puriyuthu purila puriyum puriyathu purinjathu mudiyum mudiyathu mudila mudinja mudinjathu mudinjithu
  mudiyanum mudichitu mudikanum mudichuten pudikum pudikala pudikathu pudicha pudichathu pidikum pidikala thaana
  thaane kittaye maari maadhiri polaye varaikum varai ellame ellathukum ellarukum ellaarum ellaarukum konjom niraya
  rombavum mokka nallathu nallavan nallaa azhaga azhagu periya chinna pudhu puthu pazhaya palaya innaiki innaikku
  innikku nethiku naalaikku nalaiku nalaikku naalaki kalaila kaalaiyila raathiri maniku manikku neram naerathula
  vaaram vaarathula maasam maasathula varusham varsham veedu veetuku veetukku veetula vitla kadai kadaila kadaiku
  kovil kovilku oorula ooruku ooru kalyanam kalyaanam vandi vandila padam padathula paattu paatu saavi velaila velaiku
  velaiya vayasu kovam kovama azhuga aacha aayiduchu aayidum aagum aagala aagiduchu aayiruchu ayiduchu aachi achu
  machaan thangachi akkaa athai attai periyamma chithi chithappa periyappa thatha paati paatti pasanga paapa kolanthai
  kuzhanthai vanakkam nandri vazthukkal valthukkal aama aamaa aamam illanga seringa sarida yenda yenna ippadi ipdi
  appadi apdi evalavu ivlo ivalavu avlo avalavu ethana ethanai onnum oruthan oruthar oruvan oruthi moonu naalu aaru
  onbathu pathu onnu vachi vachu vechu vechurukan vachirukan vachuruken eduthu eduthutu edukanum edukala edutha
  edukuran eduthuko eduka podunga poduran podanum pottu potutu podalam pottutu poduvan nikuren nikiren nikran nikanum
  ukkaru ukkanthu ezhunthu elunthu kelambu kelambiten kelamburen naanum neeyum avanum avalum avangalum namalum unnai
  ennai ennaya avana avangala aanal aanaa athanala athunala ithanala adhanala athukku ithuku ithukku athuku adhukaga
  athuvum ithuvum adhuvum idhuvum adhe idhe ithe summave pavam paavam kavalai santhosham sandhosham kastam kashtam
  nimmathi udambu valikuthu valikithu pasikuthu pasikkuthu jaasthi koottam kootam mazhai mazha veyil thanni mosam
  satham murukku vazhi peyar kudai kannu uyir moodi kavithai padicha vaazhkai perum kandippa nimisham kuptu senja
  thaniya kathai yaarume velli deepavali nambave samayal avargal mudivu yaaro kaathu vaangitan kaachal manasu ponga
  vayiru pesuna iru kaaran poirukanga kadhai pannidunga vaarthai pothum uthavi`,
  /** Swahili. */
  sw: `na ya wa kwa ni la za katika hii hiyo huu huyo hizo kuwa lakini pia sana mimi wewe yeye sisi nyinyi wao si sio hakuna
  kama au bila baada kabla yake yangu wake wangu kila watu mtu leo kesho jana nini nani wapi lini hapa huko ndiyo hapana
  alikuwa ilikuwa amesema kutoka mpaka hadi cha vya`,
  /** Hindi and Urdu in Latin letters. */
  hi: `hai hain nahi nahin kya ki ka ke ko se mein main aur bhi par hum tum aap ye yeh wo woh tha thi ho kar karo karna raha
  rahi rahe gaya gayi koi kuch kyun kaise kab kahan mera meri mere tera teri tere apna apni apne sab bahut bohot abhi
  phir toh haan ji accha liye wala wali wale jo jab agar lekin magar`,
  /** Albanian. */
  sq: `dhe ne te e i per me nga nje qe eshte jane nuk si do ka kam ke por ose ky kjo keto ai ajo ata une ti ju ishte ishin
  mund duhet shume vetem edhe kur ku pse cfare kush gjithe pas para deri tek tij saj tyre`,
  /** Somali. */
  so: `waa iyo oo in ka ku la u ah ayaa uu ay ee aan waxa waxaa soo ma isaga iyada anaga sida laakiin ama haddii badan wuxuu
  waxay`,
  /** Basque. */
  eu: `eta da ez du dira bat ere baina zen zuen dute bere hau hori nola zer nor non noiz izan egin dut naiz zara gara oso
  hemen beste guztiak`,
};

/**
 * These languages, and those with a record whose recall is too low: the words of such a record only identify
 * texts to withhold.
 */
export const unsearchedLanguages: Readonly<Record<string, string>> = {
  ...listed,
  ...Object.fromEntries(
    Object.entries(regionWords).map(([code, words]) => [code, `${listed[code]} ${words}`]),
  ),
  ...Object.fromEntries(
    records
      .filter(({ code }) => !isSearched(code))
      .map(({ code, functionWords }) => [code, functionWords.trim()]),
  ),
};

/** Languages that have a tagger of their own. */
export const asianLanguages: ReadonlySet<string> = new Set(['id', 'tl', 'ta-latn']);

/** Languages in which the tagger finds people without a record. */
export const learntLanguages: ReadonlySet<string> = new Set(Object.keys(listed).filter(isSearched));
