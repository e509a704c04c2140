/** Given names and short forms that the other list lacks, folded, without those that are ordinary words. Our own list. */
export const furtherGivenNames = `
adit adje ainhoa aitor alber albie alejita anamari andik andrezinho andry angga anggi angi angy aninha anke annelies annerl
annina annuccia ansje antho antje aoife arantxa arip arnie arturito arul asep asger asier atik aury aysenur azzu babeth babs
babsi baim barbi bartje bassie bastl bazza bebel bebert bebeto beby bec becks becs bego begona bejo belen belinha belu benede
benj benji benni beppe beppie beppino beppo berni bertil bertl bertus betao betinho beto betti bex biggi bini birger bodil
boim brayden brecht bren brid bruninha bruninho brunino bryony burcu buse busra cadinho cadu cait cami camy canan candi
caoimhe carito carlao carletto carlinha carlinhos carlitos carme carolzinha carsten carys catou caty caz cecy cedou cees celi
celinha cengiz cerys cesc cesca cesco chabela chabelo chago chano chantou chari charlou charo chayo checco checho cheli
chelle chelo chels chema cheo chepe chicao chicho chiel chika chimo chiquinho chofi chole chri chrichri chrissi christel
christl christou chuchin chucho chus chusa chuy chuyito cica cida cidinha cika cilli cillian ciruzzo ciska cissa clari
clarinha clau claudi claudinha claudinho clem clemou cloclo coki conchi conny coos coqui cormac corry cricri cris cristi
cristy dadan dadang daninha danou dayat daz dazza deano debbi debs dedi delph desy detlef didik didin didit didou diederik
diegui digao diguinho dika dikkie dila dinho djoko domi doortje dorien dorle dorte drea drica driek dudinha dudu dunc ebbe
eberhard edson edurne eetu eimear eivind ejnar ekkehard elfriede elsje eluned encarni encep endang endre eneko enzino esko
esme espe euis fabi fabinho fabou fabri fabry fabs fabse faby fael fafa fanfan fani fanou fedy fefe feli felipinho felo
femmie ferdl feri fernand fernandinho ffion fian fientje fifi fionnuala fito flav flavi flavinha flavinho flemming fliss
floflo flopi florchu fons fonsi fonske franchino francky francou francy franzl fredi fredinho fredo fredou friedel frieder
friedl gabito gabo gabri gabry garazi gazza geert geertje gege gegene geir geli gems gennarino gerd gerdi gerlinde gerrie
gerti gethin ghislaine giaco giampaolo giampi gianca gianfri giangi gianlu giannino gianpi giba giesela gigetto gigino gilou
ginette ginou giovana gise gitta giugi giuli giuly giuse giusi giusy glau glori gokhan gonza gorka goyo graci grainne grazi
grazy greetje gretel grethe gretl guada guel gugu gugun guigui guille guillou guizinho gunni guro gusgus gustavinho gustl
guto hajo hampus hannchen hanneke hannelore hanni hannie hanny hansl harrie hartmut hartono havard hayls heike heiner heintje
helli helo helou hels helvi hendro henk henkie hennie henny henriquinho herbi hetty hias hilde hiltrud hotte hubi hubsi
huguinho huib iara ical ieuan iida ijah ijal ilary ilkka imel inaki ineke ingela ingemar ingunn ingvar inigo inma ipan ipul
irmgard irmi irul isal isinha isma isou issy itziar izaskun jaap jacco jacquot jajang jandira jang janinha janneke janou jans
jantje jaque jarmo jaume javo jaxxon jeanphi jefinho jefke jeje jeni jenn jero jeroen jessi jesusito jetje jez jezza joaco
joaozinho joaqui joca jochen joerg jogi jojo jonno jools joona joop joopie joos jorginho jorma jorunn joschi joselito joselo
joselu josema josete josi josje joske josu jouni juanca juanchi juancho juanfran juani juanito juanjo juanpa juanpe juanra
juergen julchen julinha julinho julito julot juninho jupp juppi juquinha jurgen jussara jussi jutta juultje jytte kaatje
kaisa kait kaka karito katha kathe kathi katri kaua kaz kekko kels kenz ketut kev kezza kicki kimmy kirsi kirst kirsty
klaasje klausi knud kobi kobus koentje koke koldo konni konsta krissi krissy krister kurti lachie lali lalito lalla larinha
laulau laurinha laurita laurits lauti leentje lella lello lencho leninha leozinho leticinha lety licha lidiane lieneke
lientje liesbeth liesel lieselotte liesje liesl lilik lilis linds lipinho lisi lisl lisou livi livvy loekie loesje loisl lole
loli lollo lolotte lory lotje loul lourditas lowri lucette luchin luchito lucho lucinha luggi luigino luisella luisfer
luisinho luisito luisma luismi luizao luizinho luki luquinhas lurdinha lydou mabi macca maddi maddy mafer magou mags magui
maguy majken mamad mamat mamen mandine mandinha maneco manni manoli manou manue marcao marcelinha marcelinho marcinha
marcinho marghe margriet mariajo maricota marietto marifer marijke marijose maripili mariuccia marj marjo marjolein marloes
marquinhos martita martl maru maruchi maruxa masino massimino massy matheusinho mathou matze mauri maurinho maury maxou
mayito meche mechi megs melie melli melly melou memed menchi menchu menica merche merchi miche michi michl michou micka
mientje miep migue miguelinho migui mikey miki miky mimile mimmo mimmuccio mino miren missy moacir mogens mols momo moncho
mone moniek moniquinha moniquita monse montse mony morg mouss mulyadi mumu mumun mymy myri nachito nadette nadou nahu nahue
naiara naldo nanais nanang nandinha nandinho nandito nanni nanou nath natou naty naye nelleke neng nerys ness nicou niina
nikolaj nilton nilufer ningsih ninha nini nining ninis ninni ninou nobbi nopi norbi normita nuccio nunung nunzia nurcan
nurten odete oihana oisin ojan oliv olli oluf ophe opik oriol orla oscarin otavio ottokar ove owain oystein oyvind paavo
pablito paky palle palomi pame panchito pancho paoletto paqui paquito pasqualino patoch patoche patou patxi paulao paulchen
pauli paulinha paulinho pedrao pedrinho pedrito pedroca peerke peet pepa pepeu pepi pepito peppe peppi peppina peppino
pernille perucho peterl petey petzi pheebs philli pientje pierino pierrot pierrou pietje pili pinella pinja pinuccio pipo
pips poldi poldl polleke popi popo pranoto preben queno quent queta quico quim quinzinho quique raffa raffi raffy rafinha
rafita ragnhild raija raimo raissa ralle raph raphou rauli rebe reby regi reidun reini remou renatinha renatinho rhys
ricardinho richi ridho riekie rietje rigo riki rikske rinus rique riqui riri risto ritinha riton robbi rober robertinha
robertinho robinho roby roci rodri rodriguinho roelie roisin romu roosje roro rosangela rosi rosinha rosl roswitha roxi
ruairi rubinho rudiger ruediger rufi rutger ruud ruudje saara saartje sabi sabou sabry sabsi samuca sandri sandrinha
sandrinho sanni saoirse saretta sarinha sarino sary schorsch schorschi sego seppl serginho serjao serkan shaz shazza sian
sientje siggi sigi sigvard siiri silvi silvinha silvy simmo simou simy sinead sirkka sirpa sissel sissi sixten sjaak sjaan
sjaantje sjonnie sofi sofinha sofy solfrid soni soninha sophs soso stace steef steff steffi stefi stefy steo steph stephie
stephou stien sudarmono sugeng suharti sulastri sulis sumarni suparman susilo suso susy sutrisno suusje suzi swaantje sylv
sylvi synnove tadhg tamsin tani tano tash tasya tatave tati tauno tavinho tayla teemu tefa tefi tere teresinha terita terje
tete teteu thiaguinho thib thibs thijsje thorkild thorsten tiaguinho tiao tika tilli tilly tilman timmi timmie tinchen tincho
tineke tini tinie tinus tiph tist titina titou tizy tjeu tjitske tobse toine toinou tomeu tomma tommi tonho tonico tonin
toninho tonino tonio tonito tonny toontje toos toph totti tove toze traudl trev trijn trijntje trini tristou trix trixi trond
trude trudi truus truusje tuca turid tuti tutik tutur tuukka txema txomin ucup udin ujang ulan ulrike unai unni uput ursel
ursi uschi usup uwe vadinho vaino valdir vally valoche valou valy vanderlei vaness vanni vanou vany vava venla verinha verito
vicho vigdis viki viky viljami villads vinicius vinny virg virgi virpi vitinho vitto viveka walburga walli waltraud wanderson
wastl wati wayan wazza wenche werni wicho widayat widi wiesje wietske wiggerl willeke willemijn willempie wim wimke wimpie
wiwi wiwik wiwit wolfi woutje xabi xabier xanda xandao xande xandi xaverl xime xisca xisco yadi yannou yanti yanto yati yayan
yayat yayo yayuk yesi yngve yoli yoyok yuda yudi yuli yvon zayden zaza zeca zelia zenzi zequinha zeze zezinho zico ziska
zizou zoraida zouzou zuca zule
`;
