/** Words and spellings of posts that no dictionary has, in English, German, the Romance languages, Dutch, Turkish and the Nordic ones: folded. Our own list, of words that the labelled text uses: of others nobody can say that they are no name. */
export const slangWords = `
abdos abeg abegg abicim abiler ablam accomodate achie addar addet adhd adioss adress affar affer agladim aglicam agliyo
ahahah ahahaha ahahh ahorita ahorra airfryer airpods aite aiyo aiyoh akwaaba alamak alcam alcaz algem alhamdulilah
alhamdulillah alittle aliyo allei allik alott altij anamm andele animen anlamiyo anlatcam annecim antrekk anvedi anyhoo apaci
aperi apericena apero aperol apparemmen appart apparte appreciat appte aprem apresmidi aprox arepa armhevninger arrasa
arrasadora arraso arrasou asdf asdfg asdfgh asdfghj askip assaa assig atall atlast audiobook augurii autocorrect
autocorrected autoplay autotune avanthier averr avocadobrot avokado awesomee awfull awsome ayee aynisi aynisindan ayool ayyo
azonto babet bacan badant badante badass baddies bagels bagui bahaha bajere bakim bakis bakkie banada banane bancame bankar
bannlyst bants barkada barsa bawbag bayildim bboy bcos bebegim becaus begeni begining bekliyo bellend benadryl bestfriend
bibine biblio bichon bidde bienn bikkja bikkje bikkjer biliom biliyo billahi bilmiyo biltong bimmer birader biran birb birsey
birseyler birtanem biryani bisar bischen bisey bisou bisous bissi biste blessee blesser bleurgh blocar blocks blogpost blokla
blushes bocou boeie bolado bolis boloss boluda boludo bonasera bondia boobies bootylicious bordell botellon botox bougie
boujee bowls boyz braai braaing braba brats brauchs brigadu brisei britpop brocoli broertje brotha browni brownies brudda
buffe bugar bugge bugue bulke buongiorn buongiornissimo burgers bussin buzze bwaah bwoah cachai camaro campar campero cannae
canuck canucks cappu capricorn caraca carinoso carreo catagory catuaba ceccare chabo chais chale chales charot chateando
chatt chatte checks checkt cheta chimba chocka chocolatine choppe choripan chuis chulisimo chupito chupitos churras ciaoo
cikiyo cikolatam cines citalopram clashe clope cmon coiso collegue combi commen commited commiting compi complimentoni conges
contigu contouring couchsurf couchsurfing coucou couldve cracke craic creedo crocs crossfit crowdsourcing crushes ctfu
cumalar cunao curre currywurst curtii cutee dacor dajee dakke dalme damnn dancehall dankje danku datt deadass deadlift decime
dedis deffa deffe definate definately definetely degens degou degoute degoutee degue delica delish demin demiyo denks derp
desis dicem didn diferent diffrent dificult digga diggi dikka dilf dimanch dimme dippen directioner dissapear distro
diyemedim diyer diyon doeii doesn dongeribukse doordash dosent dosnt dostlar dostum douchebag downvote downvoted doxx doxxed
drippin dritkul dritkult droppo drupal dumbass dunjakka dupes durag duruyo dusunuyo eachother ebend ebeni ebent echarle
edtech eergister efsanesin egentli einma ellers embarassment empanada entreno enviromental episk esatt eskim esky esle esport
esquites essek evryone evvai exams excelent exnovio extensions facebooka facetiming facul fadol faken falafel falsies famm
fanboying fancam fanns fanon fansign faret farma farmar farmato farme farmen farmo fasho favorit favourit favs fckin fcking
fernet fiina fiint fijate findes findi finds finsta firulais fitba fitbit fitnes fittin fixin fjording fjordingen flexi flipo
flippe followe fomo forein forwarde fosho fredagsbar fredagsmys freind frietje frietjes frikadel fuchi fuckboy fuckin fuckk
fuckn funar funen fylleangst gahh gamar gameboy gamet garnich gatin gatorade gcash gefeliflapstaart gegoogelt geilo geilste
gelcem gelicem geliyo gelmiyo gepost gepumpt gestan getwittert ghoste ghosted gidde gidder gider gidiyo gidiyom girlies
gistere gisting glogg gluteo gluteos gnight gnocco goeiemorge goesting golazo googled googlei googleo googlez googling gopro
gordi goruyo gottar gouter graille grazzie gryffindor guaglio guckma gudd gulle gurdwara gurlz guzell gymmen habibo hacim
hacka hackad hacke hacket hader hadet haev hahaa hahahah hahahahah hahahahaha hahahahahaha hahahha halgo hallochen halloumi
haloo hambur hapy haski haskim hatet hating hattrick havali havent hdgdl headcanon headshot hebbe hebbie hechel hehee heida
heila hejdu helloween helpp herseye hicbisey hierr hihihi hijole hlep hocam hodl hogwarts hoodies hoodrat hopla horma houla
houmous htat hubs hufflepuff huhuhu huhuu humblebrag hundi hunnie hurra hurraa hvorfo hypata hyped iblandt iblant idek ifjor
igenn igjenn igrenc ihost ihvertfal ihvertfall ikkje ikvall iloveyou imac imorgon imorrn inatt incel incroyabl infatt
influencers insallah inshallah instaa instan insti intervall iovrigt iphones ipod istemiyo istiyo jadde jajaj jajaja jajajaj
jajajaja jajajajaj jakla jaklar jalla jamer jamme jammies janky japa jarrive jatte jattefin jauda javais javisst javli javlig
jaysus jcrois jdois jejeje jetais jippi jkjk joggesko jokla jollof joomla joroba jpeg jpeux jrigole jrpg jsjsjs jsuis jueputa
juhuu justt juts jvais jveux kafan kaffi kahvee kaliyo kanik kankaa kanns kannste kanse kapier karai kardesim kardeslik kardo
karsi karsim kebabs kedis kekeke kiami kiasi kicher kickstarter kiedo kieken kiero kiffe kiffes kigge kiggede kijke kikka
kilig kissa kisse kissen kittens kizomba kjare kjempefin kjempefint kjempefornoyd kjempegod kmoet knappert knuff koles kombin
komman kommis kontur konusuyo korleis kosele kossn kpoper kpopers kramar krasim kringe krump kuore kvifor kvind kvitter
kweeni kweenie kweet kweetnie kweetniet laburamos laddo lagar laget lagga lakkerbisken lanar lashes lasken lasses laters latr
leget leggings lehenga lenght letsgo levels liada libtard liek ligesom lightroom lightsaber lightstick liike likar likea
likeo liksom likte lillesos linki linko liote lipgloss lissom litta lives livestreaming lmaoo lmbo lmfaoo loadshedding loots
loveyou lugaw lusche macche macchiato machs madoo maintenan makes malhei maltes mangayi manif manita manjar mannagg manow
masallah mashallah maskara matatu matche matchen matchs mausi mayb melter menas mensage merch merki mermo messenge mhmm
michelada michin micia mignonn mispelling misse missens mitei modde moeste molan molon monstera morfar morfi morge morningg
mounjaro mountie mounties mozzie msgs muchisimas muchly mukemmel muscu muttern mutuals myste mzansi nachos nachspiel nachti
nacos naide naiden naise naiss najaa nakka nakke nakken namen nammi namsen nannan nantin nanting napan naptime nasilsin nasin
nassi natti nefiss nerfs nespresso nhami nicee nicer nices nicest nicet nochma nofilter nokke nollywood nolur nomas noob
nounou nsfw nudil numpy nussa nutella nyash obste obvi oddio ofcourse oglum ohjaa ohjee oklah olmas olmus olmuss olucak oluyo
oluyosun omgg omnomnom onesie onigiri onli ooft oohh oopsy ootd ordis orignal orkut otaka otaku ouais outfits oversharing
owned oynuyo ozempic padawan pallar pancakes paque paraa parca parcas parkrun partil paske patta pecto pelis pelotuda peopel
peopl perke persistant phones photoshoot photoshopped pibes pickleball pilates pinche pincher pinchers pinches pisces
pissesjov pitbul pitbull planke planken pleasee pleur plies pliss plss pokeball polarn polsevogn pomer popkorn porfa portab
portugese postat posteo potatoe potos poutine printa prisen problemo probly profe profes pross protes prots ptsd publi publis
pumpe pumpen pumpt purin purrfect pusekatt pusen pwning quidditch quilombo quitta quitten ragazz ravenclaw reciept recieve
recomend recontra recre recree refre refres refri reichts relaxed relou rendang renoi repost reposta rescata respawn
respawned restau resturant retinol retweete retweeting reufs rizz rsvp rushe rusht rythm sagittarius sagol salakk sambal
sandwhich saniyo savede saven schatteke schluchz schnief schnitzl schwors scora screens screenshots scuze seids sekti sempr
senpai setlist seufz sevgilim seviyo sext sextou shakes shawarma shes shiit shippe ships shishabar shite shithole shitt
shonen shoulda shounen showw shud simpa sinav sixpack sjaast sjekk sjekka sjekker skaffa skewl skibidi skillin skins skippe
skitgod skrt skyped slayy slims slurpee slytherin smagodt smiddags smoger smorgens snachts snacks snakkes snapback snapchats
snappe snappet snapte snatched sneakers snek softis solulu sosse sosser sostra sotis spacko spagetti spaghet spags spast
spasti speciall speedrun spoila spoile spoilerato spoils sprut squats squee staffe staffie stalke stalkt stalkte stamo
stanning stase staycation storesos storys strakke streams stromme subtweet succesful successfull sucess sucses sukses sumn
sumone surprize sushis swagg swagge swaggy syntes tacksa tacon tacos tagga taggar tagge taht taime tainn takib takki takkie
takoyaki talves tamalitos tamamdir tamarri tamos tanka tankte tarpe tatlis tchat tendi tenker tenkjer tenkte terere tesekkur
tesekkurler tesor tgif thankyou thats theres theyr thoght thrusday tiem tiktokta tiltar tiozinho tjekk tjekke tjekkede
tjekker tmro todes tomarrow tomorro tonigh toujour tradie tradies trampos trana tranqui travou treninga tripli trochou trode
troede trola trolle trollet trolling trolo tropo tropp trudde truste trutas trynna tscho tschus tuiter tuits turnt tusinde
twaren tweeta tweete tweeted twerking tycke tycker tycks tyckte ulder undsk unfollower unfollowers unfollows unnie upado
upvote urself uyuyo vabbe vafan vallah vallahi valorant vapen vapet varfo vaxx vaxxed vener veneres veriyo verlinke vermiyo
veryy vielleich vipper visio vlogging vorspiel vraimen waah waarm waaro waarsch wahala wahh waifu walao wallahi wasap wasaps
watchu watte webcomic weekends wensday weona weones werkin wesshalb wetin weyes whatevz whatsap whatt whens whoopsie wierd
wifey withh wolla wollah wonderfull wonderin woulda wouldve wraps writting wutt xanax xfavor xfavore xhtml xoxox yaar
yakisikli yaml yandere yapim yapiyo yapmaya yapper yasasin yavait yaziyo yess yessir yessirr yikiliyo yorki youu yufka yumm
yuppi yuss zalik zapas zekers zekert zoomies zoude zouder
`;
