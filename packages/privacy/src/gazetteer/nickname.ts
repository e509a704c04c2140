/**
 * Given names and short forms that are words, some of them in another language than the name's, or that only few bear. Each is a
 * name where somebody is greeted, is a relative or stands beside a person, and nowhere else. Folded. Our own list.
 */
export const nicknames = `
aad acha addy adri agung al alby aldi ale amz ank anto april ary ash asun atun auri awan aye babi bal barb barbel bas bee
beer bel beni bep ber berto beta bete bia biene bila bim bine bira bo bri bron bru bunga caca cacho caco cam cas cass cat
cata cate cath cati cec cece ceci ced cela cha chacha chan char chava chavo checo chela chepa chicca chicco chico chilo chio
chip cholo chon choni ciccio cla cliff clo clod concha coni coque cor corrie cri curro dan danno dav dea deb debi debo deco
deden deia deni desi dick didi dien digo dim din dini dom don doro dot doudou dre dri duda duke dul ed edo edu edy ela elis
elke ella elle elo els ely em emmy ems eni enri eri erni ery euge fab fajar fay feb fede fedi fee fer fermi fico filo fina
fini fla flick floh flori fonso fra franzi gabby gabs gae gav gaz gem ger gio giova gitti giu gracinha greet griet guga guida
han hansi har heide heini herb hols ien iis iki ily immy ine ire isa isi isy ivi jan jao jas jaz jek jer jetty jime jo joke
jord jorgito jos juanma juba juca juju jul juli jun karo kas kath kel kev kez kike kiko kit koos lalo lari lau leen lele lenz
leti lies liese lil lilo lils lipe lita loes lolo loulou loz lu lucha luci lud ludi ludo lul mac macu mado madu mah majo maju
malu mane manne manolo mar marce marco marimar marito maruja maso massi mat math mati matte mau mavi maxi may maz maze mecha
mega mel meli melo mely memo merce mia mien mies mieze mih mili mingo mini minou miri mita mo moni mop moy muck mul muri nab
nacho nad nai nan nando nani nano nati nats nell nessa nest neto nette nev nic nici nico nieves nol nono norm oce oji oki oli
olly orne ossi paca paddy palo pao pasqua pati pato patri paty pau paz peg pen pep pepita perico philo pier pina pino pip
pipa pipit pol polo poncho pras pri pris pru pur puri quela quino rach rafa rai rapha raque rara ray rem reme resi rhi rich
rici riet rik riz robe rodo roli rolle rolo rome romi ron ros rosy rox roz rul rulo sab salsa salva salvi san santi saro sas
sav saz seba sebi sebou sep sere shan shell sisi sjef sjon soco sof sol sole soph staf ste stef stoffel sum suse sve syl tai
tam tata tato taty tavo tay taz teca ted tegar tel temo teresina thai theo thi tico tiff tio tita titik titta titti tiz tizi
tobi tof tomtom ton tono toto trees trui tyo uji ulli umbi val vale valen vane vani vi vini viole viv vroni wen wes will win
wolle xan xav yas yass yaz yeni yogi yola yoyo yul zac zak zen zozo zul zuzu
`;
