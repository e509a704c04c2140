/**
 * Folded words and spellings in posts that no dictionary has, in English, German, the Romance languages, Dutch, Turkish
 * and the Nordic languages. A list of this project's own, with words from the labelled text, as any other word might be
 * a name.
 */
export const slangWords = `
abdos abeg abegg abicim abiler ablam accomodate achie addar addet adhd adioss adress affar affer agladim aglicam agliyo
ahahah ahahaha ahahh ahorita ahorra airfryer airpods aite aiyo aiyoh akwaaba alamak alcam alcaz algem alhamdulilah
alhamdulillah alittle aliyo allei allik alott altij anamm andele animen anlamiyo anlatcam annecim antrekk anvedi anyhoo
apaci aperi apericena apero aperol apparemmen appart apparte appreciat appte aprem apresmidi aprox arepa armhevninger arrasa
arrasadora arraso arrasou asdf asdfg asdfgh asdfghj askip assaa assig atall atlast audiobook augurii autocorrect
autocorrected autoplay autotune avanthier averr avocadobrot avokado awesomee awfull awsome ayee aynisi aynisindan ayool ayyo
azonto badant badante badass baddies bagels bagui bahaha bajere bakim bakkie banada banane bancame bannlyst bants barkada
bawbag bayildim bboy bcos bebegim becaus begeni begining bekliyo bellend benadryl bestfriend bibine biblio bidde bienn
bikkja bikkje bikkjer biliom biliyo billahi bilmiyo biltong bimmer birader birb birsey birseyler birtanem biryani bisar
bischen bisey bisou bisous bissi biste blessee blesser bleurgh blocar blocks blogpost blokla blushes bocou boeie boloss
boluda boludo bonasera bondia boobies bootylicious bordell botellon botox boujee bowls boyz braai braaing braba brats
brauchs brigadu brisei britpop brocoli broertje brotha browni brownies brudda bugue buongiorn buongiornissimo bussin buzze
bwaah bwoah cachai campar cannae canuck canucks cappu capricorn caraca carinoso carreo catagory catuaba ceccare chabo chale
chateando chatt chatte checks checkt chimba chocka chocolatine choppe choripan chuis chulisimo chupito chupitos churras
ciaoo cikiyo cikolatam cines citalopram clashe clope cmon coiso collegue combi commen commited commiting compi complimentoni
conges contigu contouring couchsurf couchsurfing coucou cracke craic creedo crocs crowdsourcing crushes ctfu cumalar cunao
curre currywurst curtii cutee dacor dakke dalme damnn dancehall dankje danku datt deadass deadlift decime dedis deffa deffe
definate definately definetely degens degou degoute degoutee degue delica delish demiyo denks derp desis dicem didn diferent
diffrent dificult digga diggi dikka dilf dimanch dimme dippen directioner dissapear distro diyemedim diyer diyon doeii doesn
dongeribukse doordash dosent dosnt dostlar douchebag downvote downvoted doxx doxxed drippin dritkul dritkult droppo drupal
dunjakka dupes durag duruyo dusunuyo eachother ebend ebeni ebent echarle edtech eergister efsanesin egentli einma
embarassment empanada entreno enviromental episk esatt eskim esky esle esport esquites essek evryone evvai exams excelent
exnovio extensions facebooka facetiming facul faken falafel falsies famm fanboying fancam fanns fansign farma farmar farmato
farme farmen farmo fasho favorit favourit favs fckin fcking fernet fiina fiint fijate findes findi finds finsta firulais
fitba fitbit fitnes fittin fixin fjording fjordingen flexi flippe followe fomo forein forwarde fosho fredagsbar fredagsmys
freind frietje frietjes frikadel fuchi fuckboy fuckin fuckk fuckn funen fylleangst gahh gameboy garnich gatorade gcash
gefeliflapstaart gegoogelt geilo geilste gelcem gelicem geliyo gelmiyo gepost gepumpt gestan getwittert ghoste ghosted gidde
gidder gider gidiyo gidiyom girlies gistere gisting glogg gluteo gluteos gnight gnocco goeiemorge goesting golazo googled
googlei googleo googlez googling gopro gordi goruyo gottar gouter graille grazzie gryffindor guaglio guckma gudd gulle
gurdwara gurlz guzell gymmen habibo hacim hacka hackad hadet haev hahaa hahahah hahahahah hahahahaha hahahahahaha hahahha
halgo hallochen halloumi haloo hambur hapy haski haskim hatet hating hattrick havali hdgdl headcanon headshot hebbie hechel
hehee heida hejdu helloween helpp herseye hicbisey hierr hihihi hijole hlep hocam hodl hogwarts hoodies hoodrat horma houla
houmous htat hubs hufflepuff huhuhu huhuu humblebrag hundi hunnie hurra hurraa hvorfo hypata hyped iblandt iblant idek ifjor
igenn igjenn igrenc ihost ihvertfal ihvertfall ikkje ikvall iloveyou imac imorgon imorrn inatt incel incroyabl infatt
insallah inshallah instaa instan insti intervall iovrigt iphones ipod istemiyo istiyo jadde jajaj jajaja jajajaj jajajaja
jajajajaj jakla jaklar jalla jamme jammies janky japa jarrive jatte jattefin jauda javais javisst javli javlig jaysus jcrois
jdois jejeje jetais jippi jkjk joggesko jokla jollof joomla joroba jpeg jpeux jrigole jrpg jsjsjs jsuis jueputa juhuu justt
juts jvais jveux kafan kaffi kahvee kaliyo kankaa kanns kannste kapier karai kardesim kardeslik karsi karsim kebabs kedis
kekeke kiami kiasi kicher kickstarter kiedo kieken kiero kiffe kiffes kigge kiggede kijke kilig kisse kissen kittens kizomba
kjare kjempefin kjempefint kjempefornoyd kjempegod kmoet knappert knuff koles kombin komman kommis kontur konusuyo korleis
kosele kossn kpoper kpopers krasim kringe kuore kvifor kvind kvitter kweeni kweenie kweet kweetnie kweetniet laburamos laget
lagga lakkerbisken lanar lashes lasses laters latr leget leggings lehenga lenght letsgo levels liada libtard liek ligesom
lightroom lightsaber lightstick liike likea likeo liksom likte lillesos linki linko liote lipgloss lissom litta lives
livestreaming lmaoo lmbo lmfaoo loadshedding loveyou lugaw lusche macche macchiato machs maintenan makes malhei maltes
mangayi manif manita manjar mannagg manow masallah mashallah maskara matatu matche matchen matchs mayb melter menas mensage
merch merki mermo messenge mhmm michelada michin micia mignonn mispelling missens mitei modde moeste molon monstera morfar
morge morningg mounjaro mountie mounties mozzie msgs muchisimas muchly mukemmel muscu muttern mutuals myste mzansi nachos
nachspiel nachti nacos naide naiden naise naiss najaa nakke nakken namen nammi namsen nannan nantin nanting napan naptime
nasilsin nasin natti nefiss nerfs nespresso nhami nicee nicer nices nicest nicet nochma nofilter nokke nollywood nolur nomas
noob nounou nsfw nudil numpy nussa nutella nyash obste obvi oddio ofcourse oglum ohjaa ohjee oklah olmas olmus olmuss olucak
oluyo oluyosun omgg omnomnom onesie onigiri onli ooft oohh oopsy ootd ordis orignal orkut otaka otaku ouais outfits
oversharing owned oynuyo ozempic padawan pallar pancakes paque paraa parca parcas parkrun partil pecto pelis pelotuda peopel
peopl perke persistant phones photoshoot photoshopped pibes pickleball pilates pinche pinchers pinches pisces pissesjov
pitbul pitbull planken pleasee pleur plies pliss plss pokeball polarn polsevogn pomer popkorn porfa portab portugese postat
posteo potatoe potos poutine printa prisen problemo probly profe profes protes prots ptsd publi publis pumpe pumpen pumpt
purrfect pusekatt pusen pwning quidditch quilombo quitta quitten ragazz ravenclaw reciept recieve recomend recontra recre
recree refre refres refri reichts relaxed relou rendang renoi repost reposta rescata respawn respawned restau resturant
retinol retweete retweeting reufs rizz rsvp rushe rusht rythm sagittarius sagol salakk sambal sandwhich saniyo savede saven
schatteke schluchz schnief schnitzl schwors scora screens scuze seids sekti sempr senpai setlist seufz sevgilim seviyo sext
sextou shakes shawarma shes shiit shippe ships shishabar shite shithole shitt shonen shoulda shounen showw shud simpa sinav
sixpack sjaast sjekk sjekka sjekker skaffa skewl skibidi skillin skins skippe skitgod skrt skyped slayy slims slurpee
slytherin smagodt smiddags smoger smorgens snachts snacks snakkes snapback snapchats snappe snappet snapte snatched sneakers
softis solulu sosse sosser sostra sotis spacko spagetti spaghet spast spasti speciall spoila spoile spoilerato spoils sprut
squats squee staffe staffie stalke stalkt stalkte stamo stase staycation storesos storys strakke streams stromme subtweet
succesful successfull sucess sucses sukses sumn sumone surprize sushis swagg swagge swaggy syntes tacksa tacon tacos tagga
taggar tagge taht taime tainn takib takki takkie takoyaki talves tamalitos tamamdir tamarri tanka tankte tarpe tatlis tchat
tendi tenker tenkjer tenkte terere tesekkur tesekkurler tesor tgif thankyou thats theres theyr thoght thrusday tiem tiktokta
tiltar tiozinho tjekk tjekke tjekkede tjekker tmro todes tomarrow tomorro tonigh toujour tradie tradies trampos trana
tranqui travou treninga tripli trochou trode troede trola trollet trolling trolo tropo trudde truste trutas trynna tscho
tschus tuiter tuits turnt tusinde twaren tweeta tweete tweeted twerking tycke tycker tycks tyckte ulder undsk unfollower
unfollowers unfollows unnie upado upvote urself uyuyo vabbe vafan vallah vallahi valorant vapen vapet varfo vaxx vaxxed
vener veneres veriyo verlinke vermiyo veryy vielleich vipper visio vlogging vorspiel vraimen waah waarm waaro waarsch wahala
wahh waifu walao wallahi wasap wasaps watchu watte webcomic weekends wensday weona weones werkin wesshalb wetin weyes
whatevz whatsap whatt whens whoopsie wierd wifey withh wolla wollah wonderfull wonderin woulda wraps writting wutt xanax
xfavor xfavore xhtml xoxox yakisikli yaml yandere yapim yapiyo yapmaya yapper yasasin yavait yaziyo yess yessir yessirr
yikiliyo yorki youu yufka yumm yuppi yuss zapas zekers zekert zoomies zoude zouder
`;
