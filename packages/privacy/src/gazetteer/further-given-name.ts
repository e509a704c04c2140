/** Given names and short forms that the other list lacks, folded, without those that are ordinary words. Our own list. */
export const furtherGivenNames = `
ainhoa aitor anke annelies antje aoife arantxa asep asger asier aysenur bazza bec begona bertil beto bex birger bodil brayden
brid bryony burcu buse busra canan caoimhe carsten carys caz cees cengiz cerys charo chema chucho chuy cida cillian cormac daz
dazza dedi detlef diederik djoko dorte ebbe eberhard edson edurne eetu eimear eivind ejnar ekkehard elfriede eluned endang endre
eneko esko fernand ffion fionnuala flemming garazi geert geir gerlinde gethin ghislaine giampaolo giesela ginette giovana giusy
gokhan gorka grainne greetje grethe guille gunni guro hampus hanneke hannelore hartmut hartono havard heike heiner helvi
henk hilde hiltrud iara ieuan iida ilkka ineke ingela ingemar ingunn ingvar inigo irmgard itziar izaskun jaap jandira
jarmo jaume jaxxon jeroen jez jochen joerg joona joop jorma jorunn josu jouni juancho juergen jurgen jussara jussi jutta jytte
kaisa katri kaua kaz ketut kev kicki kirsi knud konsta krister laurits lety licha lidiane lieneke lieselotte lowri lucho
luisella luizinho majken marcao margriet marijke marjolein marloes mikey mimmo miren moacir mogens montse mulyadi naiara nelleke
nerys niina nikolaj nilton nilufer ningsih nining nunzia nurcan nurten odete oihana oisin olli oluf oriol orla otavio ottokar
ove owain oystein oyvind paavo palle pancho paulinho pedrito peppe peppino pernille pinja pranoto preben quique ragnhild
raija raimo raissa reidun rhys riekie risto rodri roisin rosangela roswitha ruairi rudiger ruediger rutger ruud saara saoirse
serkan shaz shazza sian sigvard siiri sinead sirkka sirpa sissel sixten sjaak solfrid steffi steph stephie sudarmono sugeng
suharti sulastri sumarni suparman susilo sutrisno swaantje synnove tadhg tamsin tash tati tauno tayla teemu terje thorkild
thorsten tiao tilman tineke tinus tjitske tonho tonino tove traudl trev trond truus turid tuukka ulrike unai unni uschi uwe
vaino valdir vanderlei venla vigdis viljami villads vinicius virpi viveka walburga waltraud wanderson wati wayan wenche widayat
wietske willeke willemijn wim xabi xabier xanda yanti yanto yngve yoli yudi zayden zeca zelia zeze zoraida
`;
