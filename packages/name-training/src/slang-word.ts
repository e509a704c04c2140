/** Words and spellings of posts in German, Spanish, Italian, French, Portuguese, Dutch, Turkish and the Nordic languages that no dictionary has, and that name nobody: folded, of five letters or more. Our own list. */
export const slangWords = `
aahah aahahah abbraccione abbraccioni abbracciotti abbracciotto abdos abfuck abgecheckt abgefuckt abgekackt abgenervt abgespaced abgeturnt abicigim abicim abicimm abicm abijim abiler abimm ablaa
ablacim ablacm ablalar ablam ablame ablamm ablar abokiste aboov abovv abrass abturn abturnen acaizin acaizinho accidempoli acciderboli acciderbolina accipicchia accipigna achgossie achgut achie achja
achso achsoo addade addar addat addet addomi adioos adioss adoreii adoroo adten adtje affanculo affar affengeil affentittengeil affer agacho agladim aglicam agliyo agliyom agobiadisima agobiao
agorinha agorita ahaah ahahahahah ahahh ahamm ahnee ahnej ahorita ahoritita ahorra ahuahu ahzoo aiaiai aiellaine ajaja ajajaj ajajaja ajjaja ajuus aksksk alcam alcaz aldimm aleykumselam aleykumselamm
algem algien alguen alguin alicak alicam alicaz aliyo aliyom aliyon alleej allei alless allezlesbleus allezz allik alltsaa almanig almenos almicam almiyom alsana alskardej alskardig alskarr alstu
alstublief alterr altij altijdd altsaa altyd amaai amanin amaninn amcik amehoela ameii amigaa amigah amigues amigui amiguis amigx amigxs aminakodumun aminakoyayim aminakoyim aminakoyum aminn amioo
amiwi amiwis amixes amixx ammappelo ammappete ammazzaa amorone amoruccio amorzao amorzin amorzinho amstaff anaam anamm anchio ancke andaa andale andele aneii anerikke animeci animeler animen animeyi
animezeiro animezinho aniver ankio ankora anladimm anladinmi anladiysam anlamadimki anlamiyo anlamiyom anlatcam anlatsana anlican anliyo anliyom annamo annamose annecigimm anneciim annecim ansina
anticerne anticernes antrear antrekk anturnen anvedi aorita apaci apacii apaciler aperi apericena apericene apero aperolchen aperos apluche aplus apparament apparemmen appart apparte apparts appgroep
appies appje appjes appostissimo appte apptje aprem aprems apresmidi aptall aptalsin arepitas aridaglie aridaje armhavning armhevninger arram arrasa arrasadora arrasei arraso arrasou arrasouu
arschgeil artizlik asadazo asbra asdfasdf asdfg asdfgh asdfghj asfult asgade asgarv asgarvar asgott asgrym ashqim ashuashu asies asigimm asjameg asjda asjeblief asjeblieft asjeblieftt asjemenou
asjobbigt askalas askii askimm askip askisi askito askitom askitomm askolar askolarim askom askul askusum asnajs asozial aspettaa asqim asqimm assaa assalol assig assnygg assolutam assozial
astagfirullah astrakigt asuhasu atarlandi atarlanma atarli ataryapma auauzinho auchnich aufjeden aufjedenfall aufkeinen augenroll augurii augurissimi augurissimii auguroni auhauh aujourdhuii aujourdui
aumigas aumigo aumigos aumiguinho aumoins autsj auwie auwtsj avanthier aveces averr aveses avocadobrot avocadotoast avokado aweonado aweonao ayarci ayiogluayi aylayner aylaynir ayliner aynenn
aynenoyle aynisi aynisindan ayoll ayool ayynen azdim azeiteira azeiteiro azeitolas baaibaai babaa babacim babaille babet babisko babiskom babtou babtous bacan bacaneria bacano bacanos bacetto bacioni
bacionii bacionissimi bacissimi baciuzzi badant badante bagels bagui baguin baguiu bagulhos bahbah bahnon bahoui bahuts bailles bails bajere bajern bajerne bajers bakano bakarmisin bakarmisiniz bakcam
bakele bakfull bakfyllaa bakfyllan bakhele bakicam bakicaz bakiim bakim bakis bakiyim bakiyo bakiyom bakiyon bakje bakkie bakkiepleur baklavaa bakmicam bakmiyo bakrus bakruss baksana baksanaa
baksaniza baladeira baladeiro baladinha balado balec balecouille balek balenaf balend balende balimm balisim baluh bamihap bamischijf bammetje bammetjes banada banane bananne bancame bancamos bancate
bancatela baneado banear banearon baneo bankade bankar bankpres bankpress banla banladi banlamak banlandi banlandim banlayin bannad bannade bannare bannata bannati bannato banneado bannear bannen
banneo bannet bannlandi bannlyst barbecueen bardeando bardear bardero baree barkie barkies barsa barsar basadisimo bashen bassottina bassottino batonzao batonzinho battlen battlepass bayildiim
bayildik bayildim bayildimm bbcita bbita bbqen bbsita bbzin bbzinho beacoup beagles beaugosse beautyblender bebaca bebadaco bebassa bebegim bebegimm bebeqim bebesita bebesito bebeyim bebezin bebis
bebisim bebisimm bebisler bebito bebota bebote bebum bedankje bedanktt bedave bedaver bedsteven bedstveninde beendag begendim begendimm begeni begeniyom beijaum beijins beijokas beijoo beinokt beintag
beklagerr beklesene beklicem bekliycem bekliyo bekliyom bekliyon bekliyorumm bekliyoz belezinha belezura bellali bellazi bellazio bellisima bellisimo bellissimaa bellixima bellixximo beltegoed bencede
bencee benchen bencilik bendag bendee benide benker benkpress benle benmi benpas benpass berkk berraco bestevenn bestevennen bestis bestisar bestisen beterschapp beuher beurk beurkk beuurk beyaa beyav
bezanas bffies bffje biaslar biaszinho bibber bibine biblio bichon bichonhavanais bicis bicrave bicraver bidde biddo bidunowa bieng bienn bierkie bierli bierpong biertjee biertjess biertjuh biesy
bigiato bikinia bikinien bikinin bikinisesong bikkja bikkje bikkjene bikkjer bilicem biliom biliyo biliyodum biliyom biliyon biliyosun billahi bilmemki bilmiom bilmiosun bilmiyo bilmiyodum bilmiyom
bilmiyon bilmiyorumki bingea binged bingede binget bingewatchen binouz binouze binouzes binsch birader biraderr biran birken birkenstocken birkis biror birras birrazza birretta birrette birrettina
birria birriatacos birrita birritas birrone birrozza birrozze birsey birseyler birtaneem birtanem birtanemm birtanesi bisar bischen bischerata bischerate bischeri bischero biscoitando biscoitar
biscoitei biscoiteira biscoiteiro biscotos bisey biseyler biseyy bisii bisiler bismillah bismillahh bisou bisouilles bisounours bisous bisouus bisouxx bissel bissi bissjen bissken bissle biste
bitanecigim bitanecik bitanem bitanemm bitanesi bitiyom bittebitte bittee bitterballetje bittimm bizarroide bizou bizoux bjinho bjinhos bjoka bjokas bjoss blafkous blasta blastare blastato blastone
bleah bleahh bleurgh blocar bloccami blockar blockei blocks blockt blokla blokladi blokladim bloklamak bloqueei blowen blowtje blushen blushes blushino blushs blushzinho bncil bnmle bnnotte bnoite
bnotte bnuit boaah boahh boanoite boanoitee boatarde bobblejakke bobledress boblejakka boblejakke boblerr bocou bocoup boeie boeitme boeituh boeiuh boeiuhh boeler boelers bogoss bogosse bogosses
boiade bokou bolada boladao boladasso bolado boladona bolados bolis bollee bollerr boloss bolossage bolosse boluda boludear boludeces boludez boludo boludos bombada bombadao bombadinho bombado
bombasse bombax bomdia bomdiaa bonap bonapp bonaprem bonapres bonasera bondia bonjoir bonjourr bonnasse bonneaprem bonnenuit bonnui bonona bonsoirr bonsouare bonui bonwe bonweek booah boomern
boomertje boosten boostet bootcamp bootcampen bootsen borala boranda bordayl bordell bordelou borekk borreltjes borsettina borsettona botellon botellona boubombe boubouille boucou bouledogue bowls
boyfriendjeans boylixo boysinho boyzao boyzinho braba brabao brabas brabin brabissima brabissimo brabos bracchetto brakheid brakkig bratan brats bratuchas bratuha brauchs brauchste bravaa bravii
bravissimaa brechozinho breff breja brejas brejinha brejinhas briago brieffare briffare brigadao brigadeirao brigadin brigadinho brigadu brigaduu brioscia brisada brisadao brisado brisando brisar
brisei broccolare broertje brolar bronzer bronzern brooh brormin brorminn brorr brorsa brorsan brorskapet brosan brosh broshan brostpass browni brownies brroer bruderherz brunchetto brunchito brunostt
brurr brushan brushor brusinha brusinhas bruut bruutt brystdag bsoir buaah buahah buahahah bubbel bubbels bubbler bubbletea bueda buedafixe bueeno buehh buenass bufado bufaram bufeado bufear bufeo
buffad buffado buffalos buffar buffare buffato buffe buffear buffen bufflandi bugada bugado bugando bugar bugeado bugear bugeo bugge buggt bugladi buglar buglu bugou bugue bugueado buguei buguinho
buhunden bulkar bulke bulken bulktayim bullarna bulldoghi bulldoghino bungiorno buonanottee buonaseraa buonaserata buondi buonerrimo buongiorn buongiornissimo buongiornoo buonissimoo buonoo
buonpomeriggio buonpranzo buonsera buonwe buonweekend burgarna burgeren burgerino burgerne burgerr burgers burguer burpees buschen bustiyer buzze bwaah bwoah byebye cabrona cabronazo cacchio cachacada
cachai cachay cachis cachorrin cacioepepe cafelito cafesito cafetito cafezao cafezin caffeino caffettino caffettone caffeuccio cafonal cafonata cafone cagadon cagao cagarla cagnetto cagnolini
cagnolone caguama caguamas cague caipiroska caipivodka cakmadim cakozladim cakozlamak caktirma caktirmaa calimocho campando campar campear campen camperare camperato campere camperear campero
camperone camperoni campers campeur campt cancagizim cancelaram cancelen canceln cancelt canceltte caniko canikom canimcim canimm canisi canisii canisko canonissime canparcam cantoche canuzzo
caopanheiro caozeiro caozin caozinho cappu capsi capslemek capsler capulla capullos caraa caraca caracaa caracoles caraii caraio caraleo carambaa carambolas caramelinho carbonarina carinerrimo
carinissima carinissimo carinosa carinoso carreado carrean carrear carreo carrien carryen carryledim carryliyorum carryt caruccia caspiterina cassos cassosse catiorinho catioro catiorro catiorros
catuaba cavalieren caviaatje cavias cavoloo caycik cayim cazzarola cazzoo cbien ceccare cefran celoko cennetpapagani certoo certz cervas cervejota cetait cevas cevichito cevinha chabo chabos chachat
chachats chafa chafas chaipas chais chaito chale chales chambeador chambeando chambear chambeo chanclazo chancletazo chanmax chanme chapadao chapado chateamos chateando chatear chateo chatt chatta
chattade chattando chattar chattare chattata chattato chatte chattet chattiamo chauchis chaucito chaviza chavosa chavoso checka checkade checkare checkato checkez checks checkst checkste checkt
checkte chelitas chelou cheloue chelous chelouu chepas cheta chetar chetisimo cheto chetos cheum cheumeu cheumm cheumou cheverisimo chiantissime chiasamen chicxs chidisimo chidote chienchien
chienchiens chienchou chihuahuaen chihuahuan chihuahuas chihuahuatje chihuahuita chilaquiles chillah chillaxen chillde chillent chillig chillige chilliger chillings chillou chillst chillt chillz
chimba chimbita chinga chingada chingadera chingar chingas chingon chingona chingoneria chingones chingue chinguen chins chinsa chiques chiuaua chiwawa chocapic chocolatine chopee chopinho choppe
choripan choubidou chouchoutte choupi choupinette choupinou choupis choutte chouu chsais chucks chuila chuipas chuis chulada chuladas chuli chulisimo chupito chupitos churras churrascao churrasquinho
ciaociao ciaone ciaoo ciaux ciauz ciavemo ciccino cicciobello ciceem cicegim ciggar ciggen ciggis cigkofte cigkoftee cikcam cikcaz cikcik cikicam cikicaz cikiyo cikiyom cikofte cikolataa cikolatam
ciksana cines cioccolatosa cioccolatosissimo cioccolatoso cioccolattino cioee cipslerr cipss ciuaua civava cizkek clashe clasher clasheur clashs clickea clickear cliquear clope cloper clopeur cmment
cmnque cnimm coccoline coccolotto cockapoo cockerino cogliona coglionazzo coisado coisar coisei coiso cojone cojoni cokguzel cokiyi cokomelli cokos coksevdim cokseviyorum comarlar combi comigu commen
compi compis complimentii complimentissimi complimentoni comprinhas comuncue conazo concealern conchatumadre conchetumadre conchetumare confs conges conje contatinho contatinhos contigu contouring
cookk coolast coolaste coolear coolis coolt cooltt copada copadisimo copados copaine copaing copypaste cornettone corote cosplaya cosplayar cosplayare cosplayci cosplaye cosplayear cosplayen
cosplayerin cosplayers cosplayeur cosplayeuse cosplays cosuyo cottagen coucou coucouu cpasgrave cquoi craccare craccato crackare crackato cracke crackeado crackear crasha crashado crashar crashare
crashato crashen crashou crasht crashte creedo creuve crevards cringar cringea cringeada cringear cringeledim cringelik cringen cringer cringero cringezao cringiare cringiata cringiatissimo
cringissimo crocs crocsen croped croppeds croptop croptopje crossfita crossfiteira crossfiteiro crossfitero crossfiteur crossfittaro crossfitten crudisimo crushar crushare crushear crushes crushim
crushima crushlar crusho crushs crushum crushzinho cruzcredo csgocu ctait ctune cubateo cuccare cuccato cucciolaa cucciolosa cucciolosita cuccioloso cucciolotta cukulata culera culero culeros culiado
culiao culiaos cumalar cumplee cumples cunadismo cunao cupcakes currando currar curre curryking currywurst curtii cuscuzinho cutrez cutten daagg dabor dabord daborr daccor daccord dachts dackelchen
dacodac dacor dacord dadde daddeln daddelt dades daejlig dahora dahoraa dahorinha dailleurs dajee dakke dakodak daleme dallamaa dalme dalmer damoje dangalakk dangga dankesehr danki dankii dankje
dankjee dankjewell dankjeweltjes dankoe dankschon danku dankuu dankuwel daora daoraa daorinha darfste daronne daronned daronnes dassde dasste datede datet datete dattik davarr davelen davven dayeur
dayioglu deadliften decime dedicace dedimki dedis dediydim dedmi deffa deffar deffe definasyon definasyondayim defolloware degou degoute degoutee degue degueu degueux deiligt deilii deilli deitade
deiten dejaa dejligtt dejlitt dejta dejtade dejten dejting deleta deletado deletar deletare deletato deletei deletem deleten deletete deletou delica deliciaa delicinha demedimki demee demicem demin
demiyo demiyom denada denkik denks denkte denyo denyoo depoiss derien derienn desenrasca desenrascanco desenrolo deslike deslikes deslogado deslogar deslogou deslogueado dicek dicem dicka dicos digga
diggade diggah diggar diggere diggeste diggi diggt dikka dikkekus dikker dikkuh dimanch dimme dimmelo dinguerie dingueries dinguo dipmix dippen disliken disliker dissa dissad dissade dissami dissano
dissar dissare dissato disset disst dissten divando divar divei divonica divosa divou diycem diyecem diyemedim diyicem diyolar diyom diyon diyorumki diyosun diyoz dizilerr djdjdj dkdkdk dmain dmden
dmlere dmlik dobermann docin dodloft doegg doeidoei doeii doekoe doekoemakers doekoes doezoe dogao doguin doguineo doguinha doguinho doidao doideira doidera doidona dolahest domenicaa domingou
dondurmaa donerteller dongeribukse donnerstach dooei doomscrollen dorama doramas dorameira dorameiras dorameiro dostlar dostm dostum dostumm downgeloadet downloadar downloadare downloadato downloadt
dpois dripje dritbra dritdigg driten dritfet dritfin dritfull dritgod dritgoy dritings dritkjekt dritkul dritkult dritlang dritlei dritpen dritsot dropar dropei dropje dropjes dropladi dropluyo dropo
dropou droppano droppare droppato droppo dslee dsole duckundweg ducou ducoup ducoupp dukou dungeri dunjacka dunjakka dunjakke dunjakken dupes durcam dursana dursanaa durumm durumrulle duruyo dusunuyo
dusunuyom dvargpudel ebend ebeni ebenin ebent ecati echale echarle echniet echtjetzt echtt echwel editen eergister effies effkes efkes efsanee efsanesin efsoo efsoyum efterfest efterfesten egentli
egentlien egtlig egtwaar ehehe eheheh ehehehe ehila ehrenfrau eingecheckt einma eischh eitaa eitapoxa eitapreula eitcha eiwitshake ejemm ekrangoruntusu ellerassa ellerhur ellerhurr ellerhva ellerno
ellers elotito elskeer elskerda elskerdeg elskerdig elskerr embrouilleur empanada empanao encerio endboss endgeil endlichh enems enervay enfait enfaite enfaitt enfess enfet enfete engelledim
enguayabado enserio enserioo ensima entendeuu entendii entfolgen entfolgt entgultig entlich entrenamientazo entreno entschulligung enzoo enzow episk episke episkt errug errugg esatt esattoo escabiado
escabiar escabio eskim esmaltinho esolesek esquites essek essekk essogluessek estafurullah estagfirullah estea esteje estrogonofe estrogonofi evekes eventjes evvai evvaii evvett evvivaa ewaja ewajaa
ewett exams excusezmoi excuz exnovia exnovio expare expato extensions eyelinern eyelinjar eyliner eyvahh eyvahlar eyvallahh eyvlah eywallah eywallahh ezdimm ezikk ezikler eziksin faaen facebooka
facebooken facebookeur facebookt facebookta facebooktan facebouc facebuque facede facetimen facul faculdadee faculs fadbamse fadbamser fadol faenn faens faken fakka fakkaman faktist falafeln
falafelrulle falouu falows fanarts fanculo fanculoo fandeme fandenme fandens fandern fandme fandomen fandomlar fandommen fanficar fanfictie fanfictions fanfik fanfikler fanfiktion fanfiqueira
fanfiqueiro fangirla fangirlando fangirlar fangirlare fangirlato fangirle fangirleando fangirlear fangirlen fangirleo fangirler fangirller fangirlo fanken fankern fankulo fanme fanns fantasticaa fareg
faret farlopa farma farmade farmando farmar farmare farmato farme farmeando farmear farmei farmen farmeo farmez farmlamak farmliyo farmo farmou farmt farrear farrero farsaa farvell farveller fasbog
fastelavnsbolle fastelavnsboller fatoe fatoes fatol fattaringe fattarinteheller fattarnte fattern faudre favla favladim favlamak favlayin fawaka fawakka fedest fedeste feedando feedar feedei feedledi
feedleme feedlemek feedliyo feedou feice feicebuk feiers feijuca feijuquinha fejan fejjan fejsbok fejsbook feliciades felizcumple fellnase fellnasen fellpopo felpetta felpona felpone felpotta
fernecito fernet fessebouc fetaste fetest fetestee fetterikk fetteste fetzig feysbuk fiaca ficada ficante ficantes ficata ficatona fichissima fichissimo ficoo figaccione figatona figherrimo fighissima
fighissimi fighissimo figoo fiina fiint fijate fijndag fijneavond fijnn fikabrod fikadags fikade fikan fikapaus fikar fikasallskap fikastund fikasugen fikat fikissimo fikka fikoo finalmentee finastee
findes findi finds findste fining finingen finisen finnest fiote firulais fitgirl fitnes fitnessen fittie fitties fixolas fjasbog fjasebok fjasen fjesbok fjesboka fjeseboka fjeset fjording fjordingen
fjortis fjortisar fjortiss flabb flabbade flabbar flabbisch flashear flasheaste flashee flashero flashie flexa flexando flexare flexato flexen flexer flexi flexst flext flexte flipa flipada flipando
flipao flipar flipas flipe fliper flipo flippante flippe flippes flodebolle flodeboller floes flopada flopadinha flopado flopados flopar flopei flopou flortlesmek flortoz flous flowsito fluppe
flyverdragt focaccella focacciona fodase fodra fodrai fofaa fofah fofinhuu fofis fofissimo fofoqueirar fofucha fofucho fofurice fofurinha fofuxa fofuxo fokka fokken fokking fokkings fokkje folkol
followami followar followare followato followe followear followen followerin followern followez followt fonddeteint fondoten fondotenim fondteint fonduen fopas forfesta forlaat forlatforlat forlatmig
forovrig forovrigt forrestn forrsten forwardare forwardato forwarde forwardear fosga fosgasse foundationen fransar fransarna fransbulle franskbulldog frapadingue frapuchino fratze fredagg fredagsbajer
fredagsbar fredagskos fredagskoss fredagsmys fredagsmyss fredagsol fredagspils fredagstaco fredagstacos freitach frendzon frero frerot frerots fricadelle friendzona friendzonad friendzonada
friendzonado friendzonare friendzonata friendzonato friendzone friendzoneada friendzoneado friendzonear friendzonee friendzonelandim friendzoner frietje frietjes frikadel frikandelletje friko frituche
frukken frulle fuchi fucka fuckat fuckings fuckk fukka funada funado funar funaron funen fuoricorso fyllasuga fylleangest fylleangst fyllebrak fyllefest fyllehund fyllekak fyllenerver fylleslag
fyllesyg fyllesyk fyllik fyllo fyllon gaanme gaanwe gaatet gaatie gadde gadet gadikke gadver gadverdamme gafett gamade gamar gamea gamear gamede gamen gameplays gamerada gamere gamerin gamerlar gamern
gamerzinho gamet gametje gameur gameuse gameuses gandas gankk gankla ganklamak ganzado ganzas gappie gappies gapskratt garbra gardet gardetbra garkein garkeine garnich garnix garvade garvar gastt
gatah gatao gateauu gateira gateiro gateiros gatete gatetes gateza gatin gatineo gatissima gatissimo gatona gattara gattare gattaro gattofilo gatver gatverdamme gavad gavant gavatt geadded geaddet
geappt geband gebanned gebarbecued gebasht gebattlet gebencht gebinged gebingewatcht gebingt geblowd geboostet gebufft gebuft gebuggt gebulkt gecampt gecanceld gecancelt gecarried gechattet gechilled
gechillt gechillte gecosplayd gecrasht gecut gedaddelt gedate gedatet gedeadlift gedelete gedeletet gedisst gedist gedownload gedownloadet gedver gedverdemme geedit gefacebookt gefacetimed gefaked
gefakt gefarmd gefarmt gefeli gefelicitaart gefeliciteerdd gefeliciteert gefelie gefeliflapstaart gefitnesst geflext gefollowd gefollowt gefondued gefriendzoned gegamed geghost geghostet gegoogeld
gegoogelt gegooglet gegourmet gegrind gegrindet gehate gehatet gehma gehste gehyped gehypet gehypt gehypte geilo geiloo geilste geinstagramd gejogd gekickt geladinha gelagd gelaggt gelatazzo gelatone
gelatozzo gelcek gelcem gelcen gelcez geldiim geldimm geleakt geleenegler gelevelt gelicek gelicem gelicen gelicez geliket gelikt gelim geliom gelirimm geliyo geliyolar geliyom geliyon geliyosun
geliyoz gellak gelmicek gelmicem gelmiyo gelmiyom gelmiyon gelnagel gelnagels gelnaglar gelnegle geloot gelootet gelsene gelsenee gematcht gemod gemoddet gemute gemutet genakt genance generft
genetflixt genialissime geonehittet geparshipt geplankt gepost gepumpt gequit gequittet gerelaxt gerepost gerespawnt geretweet geritakip geriz gerizekali gerusht gerzek gerzekk gesaved geschtern
gescreenshottet gescrolld geshippt geshipt geshoppt geshopt geskippt geskipt geskyped geskypet geskypt gesmoked gesmst gesnappt gesnapt gesniped gespawnd gespoilerd gespoilert gesquat gestalkt gestan
gestreamd gestreamt geswatcht geswiped geswipet getagd getagged getaggt getextet getiktokt getinderd getindert getrold getrollt getver getverderrie getweet getwitterd getwittert geupdate geupdatet
geupgraded geupload geuploadet gevapet gevapt gevlogd geweldigg gewhatsappt geyikledik gezockte gezoomd gezoomt ghosta ghostad ghostade ghostare ghostata ghostato ghoste ghosteado ghostear ghostee
ghosten ghosteo ghostet ghostladi ghostlamak ghostlandim ghostte gicigim gicikk giciksin gidcem gidda gidde gidder gidderikke gidecem gidek gidekmi gidelimm gider giderikk gidicem gidicez gidiom
gidiyo gidiyom gidiyon gidiyosun gidiyoz gijse gilipolla gilipolleces gilipollez gillarr gimnacio gimnasioo ginepig gioiaa giraco girissima girissimo gistere gistr gitcem gitcez glaubs glaubste glogg
gloggen glossinho glossino gluteo gluteos gmorgen gnafaccio gnagna gnamgnam gnamm gnammy gnamo gniark gnocca gnocco gnoccolone gnoccona goaften goaftn goasaker goddag goddagens godisar godispase
godiss godissugen godmorn godtepose godverdoeme goededag goedemoggel goedzo goeeie goeieavond goeiedag goeiemiddag goeiemoggel goeiemorge goeienacht goeienavond goeiendag goeikes goeimorgen goesting
gogar gogole gogoles gokvall gokveld goldenim goldenretriver golmon golmons golosissima golosissimo golosita golosona golosone golri golrii goman gomorgen gomorrn gomorron gonatt gonatta gonnjamin
gonns gonnst gonnung googelde googelen googelt googla googlade googlando googlar googlare googlat googlate googlato googleando googlear googlede googlee googlei googlela googlelamak googleo googler
googlet googlez googlise gorcem gorcez gordi gordis gordunmu gordunuzmu gorreado gorsrz gorsuruz gorucem gorucez goruruzz goruscez gorusruz gorusrz gorusuruzz goruyo goruyom goruyomusun goruyon
goruyonmu gosade goshund gosig gosigaste gosigt gosing gossamme gossie gossiemijne gostosaa gostosao gostosona gotlek gottans gottar gottegris gottig gottigt gourmetten goutay gouter goyali goyalt
goyest goygoy goygoycu goygoyy gozers gozert gozertje graagd graagg graave grabbs graciaas graciass gracies graddglass graille grailler grailles grandisen grasias grasiass grassie gravv graxias
graziee graziemille graziess graziissime grazzie grias griasdi griaseich gricia grinda grindar grindare grindato grinde grinden grindet grindo grinte groetjess groetjs groncho grsrz grsuruz grtjes
grtjs grymaa grymaste grymme grymt grymtbra grymtt grzkl gtvar gtyaparim guacala guacamolito guaglio guagliu guapaa guapii guapis guapisima guapisimo guapura guapurri guaro guasap guasaps guauu
guayabo guays guayy gubbs guckma guckmal guckste gudars guenas gueyes gugar gugge gugilla gugla guglamak guglar guglea gugleando guglear gugleo gugolare gugou guldumm gulle gullee gullie gullig
gulliga gulligt gullplutt gullplutten gullungar gullunge gullungen gullunger gulosten guluyom guluyorumm gunacht gustosissimi gutenacht gutnacht guzelim guzelimm guzell guzelligimm guzelm guzelsin
guzll gymbros gymde gymear gymma gymmade gymmar gymmen gymmet gymmis gymtights gymtoj gzlsin haach haatster habibo habibti habsch habter hacelo hacii hacim hacimm hacka hackad hackade hacke hackeada
hackeado hackearam hackearon hackee hackeo hackeou hackerano hackerare hackerata hackerato hacket hackeur hackledim hacklemek hacklendi hackliyo hackte hadebra hadebraa hadebrabra hader haderkult
haderr hadet hadetbra hadett hadibakalim hadibe hadicanim hadii hadilen haiga haker halgo hallaa hallaien hallais hallaja hallihallo hallochen halloj hallojsa hallojsan hallokes hallole hallootjes
haloo haltstop halvede halvete hambur hamburgao hamburgaren hamburgarna hamburgerone hamburgerr hamburgueson hamburgui hamdlh hamdolsun hamdoulah hamdoullah hammergeil hamrende hamsterim hamstertje
hamwa handysucht hanran hardlooprondje harforlengelse harikaa harikasin harikasiniz harikasinn harmask haski haskii haskim hassoul hastis hasttjej hatare hatarr hateando hatear hateen hateo hatere
haterzinho hatet hating hattetroje hattste hauhau hauhauha hauls hauly havaianas havali havalii havhav hawhaw haydaa haydii hayga hayiir hayirlicumalar hayirlisiolsun hayirr haylaytir hayvanherif
hayvanoglu hchoum hchouma hdgdl hdggdl headshots hebbe hebbedingetje hebbie hebbik hebde hebdet hebje hecharle hechel heefter heeftie heejj heerlijkk heida heidewachtel heihei heila heipadeg heips
heisan heisann hejdu hejha hejhej hejhejj hejho hejsa hejsan hejsansvejsan hekir heklemek heklendi hekliyo helaass helgefri helgefylla helgkansla helgkos helvettes helvettess hemserim hemso hemsom
hergud herkez herkeze herkezi herregu herregud herregudd herreguud herreje herrejemini herseye herseyim herseyy hestejente hestepige hettegenser hettegenseren heude heyhey heyho heyoo heyyt hicbirsey
hicbisey hicbisi hieperdepiep hiephiep hiephoi hierr highlightern highliter hihihihi hihii hijole hijueputa hinhin hinhinhin hirni hirnlos hjartatt hjertee hocaam hocam hocamm hoeraa hoezon hoezoo
hoihoi hojam hojee hojje holaa holaquetal holii holis holiwis homiee hondjuh hoodien hoodies hooka hookade hophop hopla hoppsan hoppsann hopsa horma horrs horste hortera horterada houdoe houdoee houla
houlala houps hovsa hsuahsu hsuahsua huahua huahuahua hubschii huehue huehuehue hueon huevon huezeiro huhum huhuu hundchen hundeflok hundepus hundfrisor hundi hundili hundse hundsen hunnie hunrum
hupsi hurra hurraa hurrum hushaus huskies huskyen huskyn huskys huvtroja hvabehar hvadd hvafaan hvafaen hvafalder hvafan hvaffor hvafor hvalpe hvalpen hvalpetid hvalpis hvasa hvassaa hvertfall hvjvvm
hvjwnn hvoffer hvoffor hvofor hvordn hvorfer hvorfo hvorforr hyggehygge hyggelit hyggepigge hyggesok hyggetid hypad hypada hypadissimo hypado hypar hypare hypata hypatissima hypatissimo hypato hypeada
hypeadisimo hypeado hypear hypee hypei hypeladi hypelandim hypen hypet hypete iaffal iaften iaftes iaftn iallafall iallefall iallf iblandt iblant iccem iccez icelimm icicem iciyo iciyom iclikofte
idaag idagg iddes iedereenn iegeval ieuww ifjol ifjor iforgaars iforgars iforrgar igarkvall igarr igenn igittigitt igjan igjenn igrenc igrencc iheelaveckan ihelga ihelgen ihelgenn ihihi ihihih ihost
ihostferien ihvertfal ihvertfall iieks ijole ikkeja ikkeno ikkenoe ikkje ikkno ikvall ikveld ikveldd ikvelden ilfaut iloveyouu imargon imarn imarra imarrn imorgen imorges imorgon imorn imorra imorrn
imorron imorse imorses impec inatt incazzata incazzatissima incazzatissimo incazzo incazzosa inchalla inchallah incroyabl inderdaadd infatt infattii influencen influencerin influencers influenzer
ingenn inkke insaallah insallah insallahh instaa instada instadan instagrama instagramdan instagrammabile instagrammare instagrammato instagramme instagrammen instagran instan insti intee intendeu
intervall intervalls intortare iovermorgen iovermorgon iovrigt irritantt isafall ischn ischschwore ischwor isdochso isgoe isgoed isieron iskremen islakhamburger islandshest islanning isommar isommer
isses isset istemiyo istemiyom isterimm isticem istiom istiyo istiyolar istiyom istiyon istiyorumm istiyosun istiyoz istso itillegg itjna ittno iuppi ivertfall ivinter iwelche jaajaja jackrussell
jadde jaggu jahaa jahaja jahapp jahoor jajaa jajaj jajajaj jajajajaj jajaman jajamen jajamensan jakkes jakkie jakkiebah jakkiebakkie jakla jaklar jakli jakligt jalla jalva jamaiss jamer jamme jammerr
jammiejammie jamten japanim jarrive jartera jarto jatte jattebra jatteduktig jattefin jattefina jattefint jattegott jattejatte jattekul jattemycke jattemysigt jattends jattesnygg jattesot jauda javais
javisst javisstja javlabra javlans javlar javler javli javlig javligt javou javoue javulskt javvla jawadde jawadist jawohlja jawoll jcapte jcomprends jconfirme jconnais jcrois jdois jdors jeanler
jeansato jeansen jeansene jeansino jeetjemina jejeje jeminee jemoer jepps jesses jetaime jetais jevla jevli jfais jijiji jilipollas jippi jippiaj jippie jippiee jippii jippijaja jisses jissus jkiffe
jmenbalek jmenfou jmenfous joderr joehoe joehoee joejoe joepie joepiee jogde joggar joggat joggebuksa joggebukse joggebuksen joggebukser joggers joggerunde joggesko joggeskoa joggeskoene joggetur
joggeuse joggingbroek joggingbuks joggingbukser joggingtoj joguin jojojo jokla jokling jolines jonkie jonko jonkos jopeta joroba jossenavn josses jourdhui jovla jpars jpense jpeux jprefere jpreviens
jrigole jsais jsaispas jsjsjs jsjsjsjs jsplus jsuis jtadore jtaime jtassure jtjure juchu juchuu juckts juepucha jueputa juhuu jujuju julebrus julebryg julmust jummie jvais jveux jycken kaanske
kaassouffleetje kaassoufle kafaen kafamguzel kafan kaffchen kaffeechen kaffekok kaffekos kaffeslabberas kaffetar kaffetorst kaffi kaffor kahba kahvecik kahvee kahvem kajaja kakade kakaka kakakaka
kakat kakzooi kalcam kalicam kalimotxo kaliyo kaliyom kalkcam kalkiyom kalmicam kampci kamplamak kanack kandadde kandiliniz kanelbullens kanelsnegl kanelsnegle kanelsnurr kanelsnurrer kangall kanhanda
kanik kaninbarn kaninus kanisim kaniss kankaa kankacim kankalar kankam kankeyto kanki kankii kankim kankisko kankito kankos kanks kankus kannie kannietwachten kannma kanns kannste kanqa kanse kansj
kansje kanskee kanskelige kapier kapierst kapotgaan kapotmooi kapsalonnetje karai karalho kardesiim kardesim kardesimm kardeslik kardesm kardio kardiyo kardo kardoo kards karresten karsi karsiim
karsim kartoffelpu kasarr kasinti kasiyo kasiyor kasmak kassos kattepus kattpus katzi kazzo kdacht kdenk kdramalar kdramas kebabbaro kebabbino kebabbo kebaben kebabpizza kebabrulle kebabs kebabsas
kebabtallerken kebabtallrik kebla kechs kedicik kedicim kedicimm kedis kedos kedosum keffor keigoed keilekker keileuk keimooi keinahnung keineahnung keinplan keischoon keitof keiveel kekolar kekoo
kelke kelkechose kelkun kelles kenns kennste kesella keufs keume keums kevinerie kewlt kezbanlik kging kheyy khoop khoor khouya khoya khoyaa khoye kiamare kiami kiamo kiaro kicher kiede kiedere kiedo
kieken kiekje kiekjes kienes kieres kiero kiesto kifes kifesh kiffant kiffante kiffe kiffer kifferais kifferait kiffes kiffeur kiffons kigge kiggede kihkih kijkdan kijke kijkes kijkk kikiki kikitoudur
kikka kikkar kikoo kikoolol kikou kikoulol killami killare killata killato killo killstreak kilombo kippetje kippie kirolar kiroo kisen kisene kissa kisse kissekatt kissemis kissemiss kissen kittens
kittentje kiunque kjaare kjare kjarringa kjarsten kjempebillig kjempebra kjempedigg kjempefin kjempefint kjempeflott kjempefornoyd kjempegod kjempegodt kjempegoy kjempekoselig kjempekult kjempemasse
kjempesot kjerringa kjoor kjorhardt kjorpa kjorr klappts kleineste klems klemz klimmis kloteweer klotezooi kmoet knaboj knakbrod knapperds knappert kneboy knkam knklar knuddel knuff knuffie knuffies
knullar knuzz koffar koffor kokorecc kolaa koles kollahar kombin kombinim kombinle kombinler kombinn komde komigen komigjen kommaar kommaarop komman kommeren kommerr kommeru kommigen kommigjen
kommigjenn kommis kommnu kommon kommop kommsi kommste komnu komop kompiss kompizar komsa komsada komsasa komternog komtie konnste konnter kontur konturieren konturing konusalimmi konuscam konuscaz
konusmicam konusmiyo konussana konusuyo konusuyom kooikertje kopecik kopfkratz kopis koptuk koptum koptumm kopus kopusum kopuyom kopyala korbare kordan korfor korhart korleis korrektomundo korvmoj
kosebamse koseklump kosekveld kosele koseleg koseligt kossan kossdan kossen kossn kossor kpopcu kpopeira kpopeiro kpoper kpopera kpoperas kpopers kpoplu kpopzeiro kralicee kralicem kralsin kramar
kramis kramiz kramizar kramkram krams krasim krasladim kraslamak kraslandim krassomat krdsm kreatin krede kriegste kriinc kringe kringete krinha krinsj krinsje kromignon krubb krubba krubbar ksksk
ksksks kuckste kuckt kucukucu kucuu kuduruyo kulast kulaste kulegreier kuligt kultt kumpirr kundet kunefee kunje kunnewe kuore kurabiyee kurabiyem kusser kussie kussies kusskuss kutweer kutzak kutzooi
kuzucum kuzumm kuzuum kvafor kvarg kvargg kvifor kvind kvitre kvitter kwacht kweeni kweenie kweet kweetet kweetnie kweetniet kwerk kwist laakker laayn labbar labben labbi labbis labello labepomade
labern laberst labje labradorito laburamos laburando laburante laburar laburo lackis lacracao lacrador lacradora lacrando lacrei lacrolandia lacrou ladderzat lagada lagado lagando lagar lageado lagear
lagesrapport laget lagga laggade laggar laggare laggata laggato laggeado lagget lagghi laggo laggt laggy lagladi lagli lagliyor lagou laguea lagueado lagueo lahmacun lahmacunn laikare lajva lajvare
lakkerbisken lakkerhed lakkermas lakkersulten lanar lanchin langpass lanparty lapinou lapinous lapinoux lapisar lappis lappisar laricado laricas lasagnetta lasagnona lashes lashlift lasken laskk
lasses lassma latbra laterbra latersom lattecito latteler lattem lattemacchiato lauchig lauftbeimir laufts laykla laykladim layklamak leaken leakt lebestift lechz lefsekos legdag leget leggings
leggingsen leggins legins leiwand lekkah lekkerding lekkertjes lekkur leppis letsplay letsplayer leukerd leukerds leukk leutje levear levelear levelen levelim leveln levels levelt levil levla levlade
levlar levle levlet leyyn lezizz liada liarla liddt lidtt lieff lieffie lieffies lieffuh liefie liefies lieverdje lievert ligadao ligesom liggade lijpe lijpkikker lijpo likait likar likare likate
likato likea likeade likear likeat likeen likejes likeladim likelamak likeler likent likeo likern liket likete likez likkato liksam liksom liksomm likssom likte lillelordag lillesos lillesyrra
lillordag limonano limonare limoncellino limortacci limorte lincar lincleme linclemek linclendi lincliyo lindeza lindezas lindissima lindona lindonas lindus linkado linkami linkar linkare linkate
linkeame linkear linkei linkeo linki linkle linkler linko liote lippie lippies lipstickje lisom lissam lissom litrao litta littegrann littegranna livellare lives livezinha lixom lixomm lixxom lizom
locasso loesoe loesoegaan logado loggare loggarsi loggato loggo loguear loguearse loguee loguei logueo lokao lokas lokona lokos lokura lolcu lolilol lomito lookao lookazo lookear lookinho lookzinho
loota lootade lootar lootare lootato lootboxen loote lootear looten looteo lootet loots lootte loppass loprunda lordagsgodt lordagskos lordagskvall lordagsslik losfransar loshar losnaglar losvipper
lowbob lpmqlp lulle lunchtips lunedii lunsjpause lusche luschig luvtroja lykladim lypsyl lypsylen maakniuit maaktniuit maandagochtend macche macdal macdo machalla machallah machs machste machter
machts mackorna maconheiro madaraoldum maddai maddaii maddeche madonnaa madoo magerquark maggik maglioncione mainquest maintenan maintenent maintnt makarnaa makes makeupen makeupfri makeupp makezinha
malaisant malaisante malaisants malhando malhei malmisin malparido malsin maltes mamacita mamasita mamera mamichula mamitas mammamia mamminamia mamola mampf mandagg maneirao maneru manetakk mangalar
mangayi mangetak mangetakk mangtak manif manifs manita manitalar manitam manjar manjei mannagg mannaggiaa mannaja manoo manow manoww manquear manqueo mantii maquiada maquiagi maravigold maravilhosaa
maravilinda maravilindo maremmamaiala markloft marklyft maromba marombado marombar marombeira marombeiro marrn masallah masallahh mascaraen mascaraer mascaran mascarone maschallah maskara maskaram
maskee maskenball maskje massallah masste matcha matchare matchato matche matchen matcher matchs matcht matecito matecitos matpakka matties mattips mausi mcdal mecojoni mecojonii meeris megaa megabra
megacool megafed megafedt megafin megaflot megagalattico megageil megagod megagodt megagroot megakoselig megalakkert megaleuk meganice megasjov megasod megavet meinste mekap mekup menas menemenn
menfou mensage mensajeame mensajear meraba merabaa merba merch mercibcp mercibocou merciekes mercii mercikes merdasse merdee merdoum merhabaa merhabalar merhabalarr merhba merki mermaa mermao
mermaozinho mermo merssi mesajat mesajimaa mesajj mesajlasmak mesmu messade messaggiami messaggiamo messaggiare messar messenge mettigel meuff meufs mezcalito miamiam miamm miammiam miauw miauww
miauzinho micetta micetto michelada micheladas michifus michin michis michito michitos micia micini micio micione miciotta miciotto micropigmentacao middagg middagstips mietzekatze migaa migas migles
mignonn mijnn milanga milangas militei militou miljaar miljaardedju minazinha minceuh minchiaa minchiata minita minitas minkia minnagim minnos minnoslar minnoss minnosum minous miojao miojinho mipiace
mipiaci mirmir mirnav mischien mischienn mishyg miskina misschienn misse missekat missekatten missekatter missens misshien mitada mitagem mitando mitei mitou miyav miyavv miyaw mjukis mjukisar
mjukisbyxor mlkada mobben modda moddade moddare moddato modde modden moeje moeste moeter moetie moetk moettik mogge moggel mogollon moguh mohaha mohahaha moinmoin moinsen molaa molaba molamazo molan
molaria moleke moletinho moleton moletons molon molona moltissimoo moltoo monstrao mooii moosan moppie moppies mopsar mopschen mopser mopshond mopsje morfando morfar morfarn morfi morge morguh morik
morjen morrita morritas morrito morritos morrn morsan mortacci mortaccitua mortaccivostra mortissimo mortoo moruk morukk moruklar moruq mossan mouahah mouahaha mouai mouaip mouais mouaiss mouhaha
mouii movidon mozao mozin mozinho mrblar mrhba msjat msjlar msschien mtnant muahahah muazzamm muchisimas muchisimo muckibude muffins muhabbetim muhahaha muhtesemm muhtesemsin muinta muinto muintos
muitoo muitu mukemmel mukemmell mukemmelsin mulek mulekada muleke mummel mumsi mumsigt munkjacka muoro muqemmel muscu muten muttern muxas muxisimo muxos mwaah mwoah mysar mysgryta mysigaste myskvall
myste naabend naais naaum nabba nabbata nabbazzo nabbi nabbo nabbone nabend naberlan naberr nabersin nachoen nachos nachspiel nachstenmal nachti nachtii nacos nacota nadaaver nadamas nadave nadaver
nadiens nadinha nageldesign nagellakje nagellakjes nahaa nahja naide naiden nailart naise naiss najaa najset najsig najsigaste najsigt najss nakka nakke nakken nakker namade namas nambe nambre namen
nammi nammii namnam namnamnam namoral namose namsen nanetta nannan nantin nanting naosei napalim napan naparsan naparsin napayim napcam napcan napcaz napicakmis napicam napican napicaz napiim napim
napiyim napiyo napiyon napiyonuz napiyorsun napiyorsunuz napiyoruz napiyosun napmaliyim napmis napsam napsin naptik naptin naptiniz nasill nasilsin nasilsinizz nasilsinn nasilya nasin nasiyani nassi
nassiniz nating natti nattii nattinatt nattinatti natuurlijkk natuurluk natuurlukk nayirnolamaz nbrsin nchlh nedenn nediim nediyo nediyolar nediyon nediyorsun nediyosun neehoor nefiss negocin nehee
neinei nejda nejmen nelpastel nenemzinho nenezinho nente neoldu nepnagels nepwimpers nerdee nerden nerdesin nerdesiniz nerdesinn nerdeyim nerdeyse nereliyim nerfa nerfad nerfada nerfado nerfano nerfar
nerfaram nerfare nerfata nerfato nerfe nerfeado nerfear nerfearon nerfen nerfeo nerfer nerfet nerflemek nerflendi nerfou nerft netas netflixa netflixen netflixje netflixkvall newfen neyapiyon
neyapiyorsun neyapiyosun neyazik neyin neynen neysee neysem neysene nezaman nhami nhamm niark niarkniark nicee niceig nicenice nicer nices nicest niceste nicet nickelchrome nickelle nicun niemalsnie
niemnd nientee niice nikske nimguem nimms nimmste ninguein nischt nistepakke niubba niubbi niubbo niverr nivers niverzinho niyee niyeki niyeya njammie nmames nmoral nnamo nochma nogett noiada noiado
noias noiche nokke nolacak nolamaz nolcak nolcakk noldu nolduu nolmus nolsun nolucak nolur nolurr noluyo noluyolan noluyoo noluyor nomal nomas nomdedieu nomdidiou nondedju nondeju nonono noobao
noobasso noobb nooben noobie nooblar noobs noobsun nooby nooitt nooldu nooluyo nootjes noppes nosee nossaa nossasenhora nossinhora nottee nottolina notty nouja nounou novinha novinhas npyosun nslsin
nslsn ntrlk ntuurlijk nubje nublar nubsun nudil nuiit numca numsei nuncaa nunka nunsei nussa nutelaa nutella nutellata nutellina nutellone nutellosa nutelloso nyborjare oberaffengeil obgda obgdo
obrigadaa obrigadao obrigadinho obste oclari oddeei oddei oddeo oddio oddioo oehlala oehoe oeioei oeioeioei oepsie oepsiee ofsow ofyaa ofzoiets ofzoo ofzow oglum oglumm ogluum ohjaa ohjee ohlala
ohlalala ohmann ohnee ohweh oidaa oider oinjs oioioi oisann oizinho ojdui ojeetje ojeler ojojoj ojourdui ojsan ojsann okeej okeey okeydir okeyto okeyy okido okidoki okidokie okkei oksaa okuzz olabuksa
olabukse olala olcak olcaksin olcam olcaz olcem oldumm oleole oleyy oliyo olmas olmazya olmazz olmda olmus olmuss olmussun olmussunuz olsunn olsunya olucak olucam olucaz olucem olurki olurr oluum
oluyo oluyolar oluyom oluyoo oluyorumm oluyoruz oluyosun omioddio omiodio ommioddio ommiodio onsdagg onsenfout ontvolgd ontvolgen onvaou oohhs ordis oritita orkarej orkarinte orkerikke orkut orkuteiro
orspu oseaa osease ostbagar osteapop ostebagar ostepop ostiaa ostias ostris otaco otaka otakinho otako otaku otakular otakus otome ouafouaf ouahh ouaip ouaipp ouais ouaiss ouchh ouiche ouiken ouikend
ouiouioui oulah oulala oulalaa oupss outfiten outfitje outfits outfittino overmorge overnightoats oversized ovviam ovvioo ownad ownade ownar owned oxente oynayalimmi oynicam oyniycam oynucaz oynuyo
oynuyom oynuyoz pabajo paccare paccaro paccata paccato padrisimo padriuris pafuera paila pailas palante palestrata palestrati palestrato paletje palettina palettine pallade pallar pallarinte pampis
pampisim pampiskom pancakes paninazzo paninozzo pannekoek pannekoeken panpa panpalar panpam panpis panpisim panpiskom pantacollant pantallazo pantallazos pantaloncioni paodequeijo paozin paozinho
papacito papasito papatastisch papichulo papreto papucho paque paraa parabeins parabenss parca parcas parceke parcera parcerito parcero parceros pareceme parese parfaitt parmigianina parolo parriba
parshippen parske partil partiuu paske paskeegg paskmust passke pastaatje pastaga pastasciuttona pastelzin pataat patatje patatjemet patatjes patatone patess patidost patiler patili patilidost
patililer patis patisko patlatti patsen patser patsers patta pattas paylascam paylasicam pcque pebernod pecto pectos pedisimo pedote pegacao pegador peguete peguetes peile peilst pelamor pelamordedeus
pelamordideus pelis pelosetti pelosetto pelotuda pelotudez pelotudo pelotudos peludinho pendeja pendejada pendejadas pendejos perdinci perdindirindina perfeitaa perfeitinha perke perrengueiro perrete
perretes perritu pesetti petada petado petandolo petao petitdej petshop petshopp peuken peukje peukjes pexer pezzottato pezzotto pffiou pfieuw pfiou pfiouu pfoeh pfouu pfvrr pfvzinho phones piadazza
pibardo pibas pibes pibitos picanhinha piccolaa piccolinaa pichtegorne picler picole pigiamone pijazo pijos pikkie pilates pilsener pinards pinche pincher pinchers pinches pinligg pinnekjott pinscher
pintcher pioola pisicik pisii pisipisi pissebra pisseflink pissefulla pissegod pissegodt pissehot pissesjov pissesyg pitbul pitbull pitbulls piumazzo pizzaa pizzaatje pizzabuffe pizzada pizzaen
pizzakvall pizzakveld pizzan pizzata pizzataa pizzen pizzettona pizzinha pizzita pizzona pizzozza pkoii plankade plankan planke planken plankeutfordring plenk pleur plies pliess pliis pliss plize
plizz plmdds plmds podecrer podrao poehee poepie poepies poezebeest poezebeesten poezenbeest pogacalar pogacam pokebowl pokino pokissimo pokoe pokoes polarn poleron poligonero polpettona polsee
polsefest polsehorn polsevogn pomer pommesen pommesfrites pommesschranke pommfri pommfritt pommfritter pompata pompatissimo pompato ponni popcornen popcornn popkorn porcamiseria porcapaletta
porcatroia porcavacca porcodue porcoggiuda porcozzio porfa porfaa porfavor porfis porke porkoi porqe porraa portab postade postat postata postate postea posteando postear postede postee posteen postem
posteo posteos postete postez postje postjes postladim postlamak postlar postte potetgull potoo potos potver potverdikkie potverdorie potverdriedubbeltjes pouah pouahh poukoi pourkoa pourkoi powerwalk
powerwalka poxaa poxinha pozolito prachtigg precopeo pregoo prenseess prensesim prensesimm prilla prillan printa printando printar printei printou printzinho prisen prkoi probabilm problematizei profe
profes profeur proff profia proficiatjes profio profs prollig promenix promma promme prommis prosecchini prosecchino pross prosterchen proteinbar proteiner proteinn proteinpandekager proteinpannkaka
proteinpulver proteinpulvver proteinshake proteinvafler protes prots psiuu ptain ptdej ptdrr ptidej ptitdej puahh puajj pubgci publi publipost publis pucciosa pucciosi pucciosissima pucciosissimo
pucciosita puccioso pudol puguito puhaha puhahaha pulcinotto pumpe pumpen pumplandim pumpt punaiz purin pusekatt pusekatten pusen pusskram pussochkram pustt putainn puteng putsgrila putss putzgrila
putzz pwnad pyttipanna pyttipanne pzvnk qanka qanqa qardes qeria qlcosa qlcuno qliao qlqch qlqer qlqun qualcosella qualqer quartou quechimba quenn querdenker quilombero quilombo quintou quitei quitou
quitta quittare quittato quitten quitto quoii rabillig rabra raclettee raffs raffst raflott ragaa ragassi ragassuoli ragazz ragdoll ragequitta ragequittare ragequitte ragequitten rageuse rageuses
rageux ragget ragod rahyg rahygge rahygger rakult rallada rallarse ramens ramorsom randim randomatmak randomicamente randomico randomizar randomizzato randoms randomzinho rankim rankte raqueado
raquear rasnygg raspeball rastilig ratita ratoff rattenscharf rausper rayao rayarse rcaedrm rebeu rebeux rebien rebueno recebidinhos recontra recopado recre recree reelsler reenvio refre refres refri
refris refrizinho regaz reichts relaxed relaxen relaxt relaxte relindo reloco relou reloue relous relouu remil renoi renois repost reposta repostade repostar repostato reposte reposten reposter
republier resacon rescata rescatate respawna respawnar respawnare respawnato respawnear respawnen respawner respawno ressacada restau restaus retweeta retweete retweeter retweetet retweetlemek reufre
reufs reumda reupda reyiz reyizim reyizz rezill ricaederim ricaederimm rimelim rincoglionita rincoglionito ripostare ripostato risalamande risifrutti riskrem rohlala rolala rolezao rolezeiro rolezin
rolezinho rooitje rossettino rotties rottis rottisen rottweilerino rottweilern rotvayler rotweiler rovgodt rovkedelig rovsyg rovsygt roykepause rsrsrs rsrsrsrs rssrs rtledim rtleyin rugbrodsmad rujlar
rujum rullekebab rumbeando rumbear runnare runnato runneuse rusha rushade rushando rushar rushare rushato rushe rushea rusheando rushear rushei rushen rusheo rushla rushlamak rusho rushou rusht rygdag
ryggdag sabadou sabadouu sabber sabelo sachma safee saftis saftisar sagma sagol sagolasin sagoll sagolsun sagolun sahbie sahbti sakaka sakami sakaydi salagim salakk salaklar salaq saltlakris
saltlakrits salutatous salutissimi salutlesgens salutoni salutt samstach sanami sanane sanirsam sanirsamm saniyo saniyom sankii saolasin saoll saolsun saolun saolunn sapee sapologie saquei sarado
sarmanim sarmann sarry sateme satens satme saudadess saugeil savede saven savonds sbaciucchi sballato sballo sballone sbatta sbatti sbattimento sbattone sbatty sbavissimo sbavo sbloccato sbronza
sbronzi sbronzissimo scantrad scaricone scarpette scarpozze scazzata scazzato scazzo schaferen schafern schaffste schafi schatjee schatjuh schattebout schatteke schattie schatties schattigg schatzii
schedulare schedulato scheetje scheetjes schlague schlagues schluchz schmacht schnappi schnapschen schnarch schnauzi schnief schnitzi schnitzl schnucki schnuckiputz schnuffel schnuffi schnurri
schulterzuck schweinegeil schwors schwurbeln schwurbelt schwurbler schysst schyssta schysta schystt scialacquo scialla sciallato scialle sciallissimo sciallo sclera sclerando sclerare sclerato sclero
scoglionata scoglionato scora screenare screenato screens screenshotear screenshottare screenshottato screenshotten screenshottet screenshottiamo scrolde scrollando scrollare scrollato scrollo scrollt
scusez scuze sddss sebiet seffens segdevolta seguimi segundou seids seilaa sektchen sekti selamin selamlar selamlarr selamm selamunaleykum selfiestick seloco selok semledags sempr sendee
senicokseviyorum senii seninn seniseviyom seniseviyorum senle senmi serefsiz serefsizler serefsizz servusla seufz seumard seume seumee sevcem sevdiim sevdimm sevgilim sevgilimm sevicem seviom seviyo
seviyom seviyorumm seviyosun seviyoz sevmiyo sevmiyom sextaa sextar sextou sextouu sgaatjee sgamare sgamata sgamato sgamo sgatje sgatjuh sgattig sgisme sgoed sgojo sgrunt sgutte shakes shapado
shapezinho shaushau sheesch shettis shettisar shettisen shiban shihtzu shiit shipar shipear shipeo shipledim shiplemek shiplerim shipliyorum shipo shippa shippade shippait shippam shippando shippano
shippar shippare shippato shippavel shippe shippeando shippear shippei shippen shippeo shippeos shippez shippiamo shippo shipps shippt ships shipt shipte shisha shishabar shishan shite shitpomfrit
shitsu shitt shitzooi shitzu shoarma shoarmaatje shopje shopjes shoplog shoplogje shoppare shoppate shoppato shoppo shoppt shopt shopte shortin shortinho shortsen shortss shotje shotjes shottare
shottato shotten showw showzaco showzera shredden shreddern shshs shshsh shshshs sidequest siehste sieyy sikerim sikerler sikicem sikik sikti siktir siktiret siktirgit siktirlan siktirr silteple
silvouple simbora simitt simpa simsen sinav sinembargo sinirr sinistrao siouplait siplemek sisas sisisi siteplait sixpackje sjaast sjacherijnig sjagrijn sjekk sjekka sjekken sjekker sjekkereplikk
sjekkut sjiek sjieke sjiekskes sjsjs sjsjsj sjsjsjs sjukaste sjuktbra sjysst sjysste sjyst skaffa skaffie skajegikke skakk skakke skallu skallvi skaru skavi skavla skeer skeere skeert skideflot
skidegod skidegodt skidehamrende skidelakkert skidesjov skidesod skillin skincares skincarezinha skinim skinler skins skippa skippare skippate skippato skippe skippen skippo skippt skipt skipte
skitbra skiten skitful skitgod skitgott skitgrym skitjobbig skitkul skitnajs skitsamma skitsnygg skitsnygga skolebolle skonis skonisar skoont skskks sksks skuat skullee skulleha skumbanan skumbananer
skumtomte skuvat skypen skypet slaaplekker slaapzacht slayy sliksyg slimfit slims slippertjes slmlar sloggare sloggato slurpissimo smackk smagodis smagodt smakkerd smaltini smaltino smiddags
sminkekost sminkepung smoger smogpause smoken smombie smoothien smoothies smorbrod smorgens smorrebrods smsade smsar smsede smsen smset smsje smuack smuksak smuksen smulsels snaalla snachts snackas
snacks snackss snakkas snakkes snakkess snallaa snapchatten snapen snaper snapik snapje snapjes snapnie snappa snappade snappar snappe snappet snapps snappt snapte snarthelg snarthelgg snartjul
snartsommar snartt snask sneakerlar sneakers sneakersen sneaks sneuu sniffete snikers snillee snillesnille snipen snoepie snsvy snubbar snubbe snubben snusboks snusdasa snusdosa snygging snyggingen
snyggis snyggisar snyggisen snyggo sodavann softis softisen softiss soirr sollste sondagskos sondagsmys sondagstur sonntach sonoo sootaste sootis sopaipilla sopaipillas sorryy sortlar sorvetin
sorvetinho sossa sosse sosser sosteri sostra sostraa soting sotingen sotis sotisar sotisarna sotisen sotnos sotnosen sotnoss sowiesoo sowiezo sowso spacken spacko spagetti spagettis spaggi spaghet
spaghettata spaghettatona spaghettis spaghi spags spasst spast spasti spawna spawnade spawnar spawnare spawnato spawne spawnear spawnen spawner spawnlanmak spawnou spawnt speede speedrunear
spettacolaree spettacoloo spoila spoilade spoilar spoile spoilear spoilearon spoilee spoileo spoilerare spoilerate spoilerato spoileren spoilerfrei spoilerlemek spoilerli spoilero spoilerone spoilert
spoilervarning spoilerzinho spoilet spoileur spoilez spoils spoyler spoyleri springtur spritzata spritzettini spritzettino spritzino spritzone sprut squatje squats squatta squattare squattato squatte
squatten srfsz ssledim ssler sstrax stabij stabyhoun staffarna staffe staffen staile stalka stalkade stalkait stalkar stalkare stalkat stalkata stalkato stalke stalkeada stalkeame stalkeando stalkear
stalkeaste stalkee stalkeei stalkeia stalkeio stalken stalkeo stalkeou stalkerando stalkerare stalkerato stalkeren stalkero stalkers stalkes stalket stalkeur stalkeuse stalkla stalkladim stalklama
stalklamak stalkliyom stalkliyor stalkluyo stalkt stalkte stamattinaa stamo starfallah starfoullah startare startato startiamo startuppare stase staseraa staserina stasseraa sterktee sterktes
steuplait steuple stica sticazzi stimmts stocazzo stoofvleessaus stople storasyrran storesos storesyster storyde storyler storys storyy stovletten stplait stple straalbezopen strabellissima strabello
strabuono stracool strafico strafighissimo strafigo strakka strakke strakkies straksjes strakss stramegafigo straxx streama streamade streamando streamar streamare streamato streame streamear
streamerin streamers streamet streameur streameurs streameuse streamma streammare streammato streammo streamo streams streamt stremer strogonoff stromme strontlazarus stroopwafeltje stubentiger
stupendaa stylax stylee subiet succesje succus sucses sukses supeer superbra supercarina superdejlig superduper superfigo superfin superfint supergaaf superlakker superlakkert superleuk superlief
supermega supermis supermooi supernajs supernice superr supersin supersiniz supersinn supersod supertof supidupi supii suppi surtada surtadissima surtando surtei sushata sushii sushino sushis
sushizinho sussebass suuper suupr svarionare svarionato svarione svinedyrt svinefedt svinegodt svinehund sviyorum svyorum svyrm swagg swagge swaggen swatchare swatchato swatche swatchen swatcher
swatches swatchs sweatertje swipa swipade swipar swipare swipen swiper swipet swipete swippare swippato switchare switchato switcho syggodt sygtgodt sykebra sykgod sykli sympatoche sympatoches synst
syntes syntest syrra syrran taack taakk taamm tabamos tabee tabiiki tabiki tabikide tabikidee tabikii taccazzo tackarsamycket tackart tackis tackiss tackk tacksa tacksamycke tacksamycket tacktack
tacoen tacofredag tacokveld tacon tacoo tacos tacosen tadore tagde tagga taggad taggade taggami taggar taggare taggat taggata taggatemi taggati taggato tagge taggen tagget taggo taggst taggt taime
tainn tajts takib takiliyoz takilmaca takipet takiples takipten takkei takki takkie takksamye takkskaduha takksomfaen takktakk talahon talahons talbes talves tamalitos tamamdir tamamm tamamya
tamarrata tamarri tamarro tambm tambn tamojunto tamoo tamos tampokko tanka tankpa tankte tantiauguri tantissimoo tantiximo tantixximo tantoe tantoo tapioquinha tapita taquitos taquiza tarpe tarpes
tartif tatas tatlii tatlilar tatlim tatlimm tatlis tatlisim tatlisko tatliya tatta tattas tavaa tavam tavamos taxamycke taytlar tblijft tchaau tchao tchat tchatche tchatcher tchatcheur tchatter tchauu
tchauzinho tchousse tchuss tduurt teamo teckeltje teenslippers tekirim tekirr telele teloche temakeria teminste tendeu tendeuu tendi tenerino teneroso tenizinho tenker tenkjer tenkte tenminstee
tenmiste tequilazo tequilita tercou terere teringlijer teringzooi tesekkur tesekkurederim tesekkurler tesekkurlerr tesekur tesekurederim tesekurler tesor tesorino tesoroo tesoruccio tessekur teube
teubee teubs teuch teucha teufer teufeur teufeurs teuffeur teufs teush texteame textear texteo textoter teyzecim teyzos tfais tfoee tfoeh tfoukoi tgaat tging thangt thankss theeft tigelle tightsen
tihihi tihii tijdje tikiler tikky tiktoka tiktokare tiktokcu tiktokers tiktokeur tiktokeuse tiktokje tiktokk tiktokken tiktokker tiktokkers tiktokta tiltada tiltado tiltando tiltar tilteada tilteado
tiltear tiltei tilteo tiltledim tiltlendim tiltou tiltt tinderdate tinderen tindern tindert tindrar tindret tinkiet tinquiete tiozao tiozinho tirapacco tirsak tirsiyom tirsmak tirstim tjaba tjabba
tjabbaa tjaow tjecka tjeetje tjejis tjejkvall tjejsnack tjekk tjekka tjekke tjekkede tjekker tjekket tjekud tjena tjenaa tjenamors tjenapa tjenare tjenis tjenixen tjingeling tjoho tjohoo tjolahopp
tjongejonge tjosan tjours tjrss tkero tkiero tklopt tkomt tktpas tlgdo tligado tligt tlijkt tmamm tmbien tmjnt tmmdir tmoet todes todxs toffingen tojkrise toksikk tombei tombou tommermenn tompouce
topezera topissime topissimo topitop topster toptop topzeira topzera topzeraa torsdagg tortazza tortillita tostietje tostis totmorgen totzo toubab toujour toujourss tovbee tovbeestagfurullah toxicler
toypudel tpeux tqmuchisimo trabaio traileur trampando trampar trampei trampos trana traningspass traningsvark tranka tranki trankis tranqi tranqui travou treinao treinei treininho trendtopic treninga
treningg treningsokt trenzinho tretando tretar treteira treteiro tretou triggerare triggerata triggerati triggerato triggereado triggerear tripkolik triplere tripli trobeau trobien trobo trochou trode
troede trognonne trokool trola trolagem trolando trolar trolazo troleando trolear trolei troleo troles trolla trollade trollagem trollar trollare trollata trollato trollde trolle trolledi trolledim
trollei trolleme trollemek trollen troller trollet trolleur trolling trolliyo trollo trollone trolloni trollou trollt trolluyor trolo trolsun trombamica trombamico trombato tromignon tropchou tropo
tropp troppissimo troptrop trorr troru trouwes trouwnes trucchettino trudde truste trutas tschau tschaui tscho tschuldi tschuldige tschuldigung tschus tschussen tschussi tschussikowski tschussli
tskederim tskler tsklr tskrlr tstaat tuffingar tugalandia tugas tuitando tuitar tuitear tuitee tuitei tuiteira tuiteiro tuiteo tuiter tuitera tuitero tuiteros tuites tuitou tuits tunnbrodsrulle
turkkahvesi tusendtakk tusentack tusentak tusentakk tusinde tusindtak tusindtakk tuurlijkk tuurluk tuusentakk tuydost tuylum tvalt tveux tvitler tvois tvttb tvukdb tvumdb twaren tweeta tweetade
tweetar tweete tweeten tweetet tweetje tweetledim tweetler tweetos twerd twerkt twitle twitler twitliyo twitre twitret twitterde twitteren twitto twittos twittra twittrade twittrar twordt tycke tycker
tyckerru tycks tyckte tyfuszooi typisktt tysdagar tyypiskt tzijn uaglio uaglionce uagliu uahuah uffaa uffameei uffameg uffda uffdaa uggsen uhauha uhull uhumm uhuul uichend uikend ujule ulann ulder
ulenn ultrageil umsonsten undsk undskyldd unfladim unfollowar unfolloware unfollowear unfollowen unfollower unghiette unghione unhum unliker unnskyldd unpochetto unpochino unskyld unskyldd uotzap
uozap uozzap upado upando uparam updatare updatato updaten upgedatet upgeloadet upgraden uploadare uploadato uploaden uppare uppate uppato upsii urgeil urleiwand utepils utepilsen utepilss utted
uyucam uyumicam uyumuyo uyuyamiyom uyuycam uyuyo uyuyom uyuzum uyuzz vaayy vabbe vabbeh vabbene vabbo vabbuo vabene vadda vaddaa vadfan vaeredar vaersnill vafalls vafan vafancul vaffa vaffan
vaffanbagno vaffanc vaffo vaffor vaheterre vahettere vakances vakanse vakkerr valeuu valew valeww vallaa vallabilla vallabillah vallah vallaha vallahi vallahii valocu valorant valpebilder valpis
valpiss vambo vambora vamoo vamoquevamo vamuu vanaaf vanavondd vandaagg vanmiddagg vaped vapeje vapen vapet vapote vapoter vapoteuse varfo varfoo varforr varmkorv vaross varsago varsagod varsasnill
varsego varsgod vassago vassagod vassego vasyy vatsap vatsapp vattene vavava vayaa vayanasini vaybe vaybee vedikke veikje veinho veitikke vener venerdii veneres venindetur vennis verballert vercem
vercez verdadee verdadi verdikke verdikkeme verdikkie vericem vericez veriyo veriyom veriyon verkackt verkatert verlinke vermicem vermiyo vermiyom vermutito verpeilt verpeilter verplant verraca
verraco versagod versene verstehs vesgo vesgod vestiba vetcool vetduva vetgaaf vetikk vetikke vetinte vetja vetleuk vettefan videogamer vieleich vieleicht vielleich vieneb vildeste vilha vilhaa
vilhave villeicht villha villhaa villt vinaften vindieu vindiou vinellino vinello vinkvall vinkveld vippeextensions vipper viralata viralatas viralatinha visio visios vixee vlcht vlgsmij vlogde
vloggen vloguer vlwss vocalone vogensmij vokking volgensmij volgesmij volgmij vollhonk vollhorst vollpfosten vorset vorspiel vovhund vovse vovsen vovser vovvar vovvarna vovve vovven vovvov vraimen
vraimment vriendinnie vriendo vrijdagg vrijdagmiddagborrel vrijmibo vrimibo vrindje vrmen vrmnt vtmnc vuffe vuffeli vuffsen waarm waaro waars waarsch waarschijnlk waarschnlk waauw wacala wadan wadanou
wadde wadisda wadist wafil wafwaf waggie waggies wahaha wahahaha wahou wahrscheindlich wajoo wajow wakanda walah wallaa wallaah wallaha wallahe wallay waneer wanneerr waouh waouhh warscheinlich warste
wartma wasap wasapeame wasapeando wasapear wasapeo wasaps wasda wasdat wasndas wassap wassie wassn watdan watnou watsap watsapp watte wattpadde wattsap watvoor wauwau wauwie wauww wauzi wazzap
webamiga webamigo webamigos webdiva webnamorada webnamoro wechh weeda weeje weekendje weekends weeno weetje weette wegrenn wehehe weilste weinchen weinschorle weissnich weisste weissu weiste
welletrusten weltrusten wenas wengl wenisimo wennste wenos weona weonaso weones weshh wesshalb wettik weyes whaha whahaha whahahaha whaou whaouh whaouu whatsap whatsappare whatsappear whatsappen
whatsappje whatsappt whatsaptan whatss whazzup whoohoo whoopwhoop wiehoe wieste wijntjuh wildet willewe willste wiltie wimperextensions wirste wllhh wmdgt wnneer wochenendee woefie woefies woehoe
woehoee woehoew woensdagje wolla wollah wollter worstebroodje worstenbroodjes wouaf wouafwouaf wouah wouahh wouaw wpden wraps wreedd wrsch wschl wullie wurds xauzinho xdono xfavor xfavore xfortuna
xptdr xpzinho xsempre xsino xxjes yahou yahouu yahuu yakafokon yakisikli yakisiklii yakisiklim yalla yalnis yalnizz yanliz yanlizca yanlizim yapas yapcak yapcam yapcan yapcaz yapicak yapicam yapican
yapicaz yapiim yapim yapiom yapiyim yapiyo yapiyolar yapiyom yapiyon yapiyosun yaplus yapmaa yapmasana yapmaya yapmayin yapmicam yapmiyim yapmiyo yapmiyom yapsana yapsanaa yarak yardir yardiriyo
yardirmak yarildik yarildim yarildimm yarragim yarrak yarram yarramm yasasin yasasinn yatcam yaticam yatiyom yaurait yavait yavsak yavsakca yavsakk yawru yawrum yazarmisin yazcam yazdimm yazicam
yazicaz yaziyo yaziyom yaziyon yazmiyo yazmiyon yazsana yazsanaa yedimm yengecim yesene yeurk yfait yfaut yicem yihaa yihhu yihuu yikiliyo yiycem yiyecem yiyom yokartik yokbe yokya yokyaa yoplait
yorki yorkie yorkzinho youhou youhouu youpi youpii youtuba youtubeda youtubekanal youtuben youtubere youtuberes youtuberin youtubeur youtubeurs youtubeuse youtubeuses yufka yuhuu yujuu yummie yupii
yuppi yuppii yuruyo yutub yutuber yutubir zalik zalle zallen zanzo zapas zapatillotas zapear zapiar zapzap zapzapzap zarbe zarbi zarpada zarpado zaterdagje zegda zegma zegmaar zegmar zekers zekerss
zekert zemmer zicmu ziede ziedegij ziedet zieje ziejewel zielug zijnn zikos zoada zoado zoando zocker zockerei zockerin zockt zoeiro zoera zoiezo zondagje zoomen zoude zouder zouik zowiezo zuada zuado
zuando zuckerbergs zueira zueiro zuero zugedrohnt zuigt zulde zullie zumbaen zumbare zussie zussies zwergi zwinker zwischenboss zyeuter
`;
