/** Chinese names as Singapore spells them: Hokkien, Teochew, Cantonese, Hakka, Hainanese and Mandarin; Burmese names. Folded. Our own list. */

/** Family names. */
export const chineseSurnames = `
ang aw bai bong cai cao chai cham chan chang chao chay che cheah chee chen cheng cheok cheong chern cheung chew chia chiam chiang
chiew chng chik chin ching chiong chiu cho chock choi chong choo chow choy chu chua chuah chui chun chung dai deng ding eng fan fang
fong foo fu fung gan gao goh gong gu guan guo gwee han hang hee heng hng ho hoe hoh hon hong hoo hor hou how hsu hu hua huang hui hung hwang jia
jiang jin kam kan kang kao kee keng keong khaw kho khoo khong khor kiang kim ko koay koh kok kong koo kor kow kua kuah kuan kuang kuek kui kum kuo
kwa kwan kwek kwok kwong lai lam lao lau law leck lee leng leong leow leung lew li liang liao liew lim lin ling lio liong liow lo loh
lok loke long loo look low lu lua lui luk lum luo lye ma mah mak meng mok mong moy mui neo neoh ng ngai ngo ngoh ngooi nguee ngui nio nah oei oh
ong ooi oon ou ow pan pang peck peh pek peng phang phoon phua png poh poon puah quah quan quay quek ren sam seah see seet seetoh seow ser
seto sha shao shen sheng shi shih shum si sia siah siak siang siaw siew sim sin sit siow situ siu sng so soh song soo soon soong su suen sum sun sung sze szeto
tai tam tan tang tao tay tee teh teng teo teoh teow ter thai tham thang thia thian thong thng thum tian ting tio tiong tng to toh tok tong tsai tse tu tung ung wan wang wee wei
wen weng wong woo woon wu xia xiao xie xiong xu xue yam yan yang yao yap yau ye yeap yee yeh yen yeo yeoh yeong yep yew yin ying yip yiu yong yoong you
yow yu yuan yue yuen yun yung zeng zhang zhao zheng zhong zhou zhu zhuo zou quak tiew toe kwang lieu thio tjia chwee nai loi lian boey bay
aung khin zaw kyaw htet naing soe hlaing myo thein hla nyein phyo thet htoo htwe myat zayar thura`;

/** Syllables of given names in the dialects; those of Mandarin are made of their parts. */
const dialectSyllables = `
ah ai aik ang ann bee bek beng bin boey bok boo boon bun chai chan chee cheng cheok cheong chew chia chiang chiat chim chin ching chiok chong choo
choon chor chu chuan chui chun chung chwee chye dee ee eik eng ern fah fai fatt fei fen fie fong fook foon foong fun fung gee gek geok gim giok goh guat guek han heng hiang
hian hiap hin hing ho hock hoe hoi hon hong hoon hooi huat hui hup hwa hwee hwei hye ing jit joo jock jong kah kai kam kang kar keat kee keng keong keow khai khang kheng khim khoon khuan kiah kiam kian kiang kiat
hiok huay imm kow muay nguan thian suat kiew kim kin king kiong kit kiu koi kok kong koon kooi kua kuan kuang kuen kui kum kun kwai kwan kwang kwee kwok kwong lai lan lang lee leng leok leong li liang lian liat lin ling lip loke loong loon lock lok lui luan lung
lye mee mei meng mew min moi mong mooi mui mun nai nam nee neng neo ngan ngee ngo ngoh nguk niam niang nyuk oi oon pak pau peck pei peng pheck pheng phaik pin ping
piow poh poi pooi poon por pow puay pui quan quee sai sam san say seah sean seang sek seng seok seong seow shan shau sheau sheng sher shi shih shin shing shyan shyong siah siak siam sian siang siau siew sik sim sin sing siok siong
siow sit sze soh sok song soo soon sui sum suan sun sung swee syn szu tai tak tam tat tatt teck tee tek teng tham thiam thye tian tiam tiang tien tin ting tiong tong took tse tsui tuan tuck tung wah wai wan wee
wei weng wing wong woon wui wun yam yan yang yap yau yee yeen yen yeok yeong yet yew yi yik yim yin ying yit yoke yong yook yoon yoong yu yuan yue yuen yuet yuk yun yung zee tze
hwi huey hwang jia jie jiun jun juan kuo kwun liew lynn mao qi xiu yeow yuan zhen ghee gim gin gian goon guan hai hean hor kok koh keok leen leh lay lih long lum mah moon mok ngiap niap nan peik pek poey quek
seet shen shum siong teo thong wern weoi woei wooi yann yean yoek yoong chern chien chiew chia cher chiah jin jinn jing jiat tiew tiow toon yean sau nyet lek nget nyit ngit kheong khiam chwan ler leck lerk liek liok miew muah ngian ngim ngow ngui nyong nyap nyen nyin peow phoon phui piaw pik poay seck ser seu shiau shiow shoon shuen siaw siek soong sow swan tah teik teoh thau thay theng thiah thim thuan thun tiah tiat tik tsun yat yeap yut gueh goi hak ham hau heang heem heok heow hiam hiew hoay hok hsia hsien hung jern jook joon jor juat juay kaan kak kap kat keah keam kean keang keem khee kheam khian khin khong kien kiok koay kuek kung lam lau leang leow liau loi luen mien miow moy ngai ngek nghee ngun nyok aun beow biau bor chau chay cheang cheat chek cheow cheuk chiam chiau chik choi chok chow choy chwen eam fock fok geck gheok giok goay
aung khin zaw kyaw htet naing soe hlaing htun nyunt phyo phyu myint thein thant zin aye nwe hnin htoo htwe myat mya khaing kyi thu mar oo maung moe myo win hla nyein thet thwe zar ohn khant kaung wutyi`;

/** Of a Mandarin syllable, as pinyin spells it. */
const pinyinBegin = 'b p m f d t n l g k h j q x zh ch sh r z c s y w';
const pinyinEnd =
  'ai an ang ao ei en eng ou ong ia ian iang iao ie in ing iong iu ua uai uan uang ue ui un uo i u a e o';

const wordsOf = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Syllables of given names. */
export const chineseSyllables: readonly string[] = [
  ...wordsOf(dialectSyllables),
  ...wordsOf(pinyinBegin).flatMap((begin) => wordsOf(pinyinEnd).map((end) => begin + end)),
  ...wordsOf('an ai en er ou yi ya yu'),
];

/** Words that stand for people, dishes and exclamations, and no one person: "ah beng", "kway teow". Our own list. */
export const noChineseNames = `
ah beng|ah lian|ah pek|ah soh|ah gong|ah ma|ah kong|ah long|ah mah|ah hia|ah boy|ah girl|ah po|ah ah|ah eh|ah nia|ah long|siew mai|kway teow|bak kut|kut teh|yong tau|tau foo|bee hoon
|mee siam|char siew|hor fun|mee pok|chai tow|chwee kueh|lor mee|ban mian|mao shan|shan wang|gong xi|xi fa|fa cai|huat ah|lo hei|yu sheng|ang pow|ang bao|ang mo|mo kio|tai tai|tai chi|tai chee|bai bai|kan cheong|boh liao|bo liao|bo bian|bo jio
|kan kan|lai lai|liao liao|hao lian|hao hao|bu hao|mei you|mei shi|mei mei|jie jie|di di|ge ge|wo men|ni hao|xie xie|zai jian|zao an|wan an|jia you|jia yo|sian ah|sian liao|an zua|an neh|chin chye|chin chai|xin nian|xin jiang|guo nian|xiao long|long bao|dim sum|dim dim|bao bao|wan ton
|hai di|di lao|hai lao|ban chiang|tang yuan|tong yuan|tong sui|chee cheong|cheong fun|wan ton|yuan yang|mai tu|mai lah|song bo|ho bo|ho liao|ho chiak|chiak liao|ho jiak|jiak ba|pang sai|pang jio|lang gai|siao lang|siao eh|lao sai|lao ban|lao hong|lao lang|lao shi|lao gong|lao po|tao pao|da bao|da pao|ta pao|ta bao|kong bu|liang teh|leng teng|chee ko|ko pek
|si bei|si beh|sai lang|gao gao|gao dim|chow chow|zhi char|zi char|kai lan|kai shek|cai png|chai png|cai xin|chye sim|tau geh|tau huay|tau sar|mee sua|ju hua|pai seh|shi jian|zhen de|zhe ge|na ge|mala xiang|xiang guo|teh peng|kopi peng|teh si|hong kong|hong lim|boon lay|boon keng|pu er|feng shui|tai seng|lian shi|tiong bahru|kung fu|qi gong|yin yang|shih tzu|shang hai|bei jing|shen zhen|guang zhou|he nan|hu nan|shan dong|fu jian|hai nan|tian jin|taobao|sim lim|lim sum|kim chi|ping pong|sing song|ding dong|king kong|bang bang|chop chop|wing chun|tang clan|pak choi|bak choy|choy sum|min min|tan tock|tock seng|teck whye|chua chu|chu kang|yio chu|ang ku|ku kueh|wan tan|tan mee`;

/** Chat words that are spelled like syllables, and say nothing of a name: "liao", "leh". Our own list. */
export const chatSyllables = `
la lah leh lor loh mah meh hor liao sia siao sian kena tau dun bo ba ya eh wah bu shi de le ma ne ni wo ta ren ge na zhe hen dou tai ye hai yao zai lai qu shuo kan dao mei you men xie ai wan lan bui nao nia nah hah heh hai haiz sai jin pai buay bey ho say sui suay jio chio jia bao gao tu ku ka ki ke da di ne ga gu pa pi pe pu mo mu ti te ri ra re ru yi yu yo yeah yay yea hee hey ren lang pang tang cai jiak chiak kiasu song shiok chiong lao teh mee kopi sua bai hi she he`;

/** English words that are also syllables of given names: "lay hoon", "keng how". Our own list. */
export const givenSyllables = `
an bang bee bin chin dong fan fun gang hang how hung ken king kin lay long loon lung man may moon pang pin ping pong ran sang see shin shun sin sing song soon sun
sung tat thong tin tong win wing woo yam yang yen yew yin long lin lang fang hong`;

/** Syllables of given names that are rare English words, or words of other languages. Our own list. */
export const rareSyllables =
  'boon fen gee hock hon lee ling lye mew min moi mun nee sim syn ting yoke yuan jun goon jinn lam bong din tan wen en han li lui woon cher mei lan wan hun';

/** All English words that are spelled like syllables. Our own list. */
export const wordSyllables = `${givenSyllables}
aw be bing book boo bun bus can chew choose chop chow come cue cos dang do den die ding due duo far fee fin go gun ha have he hen her hi hide hie hoe hue hum in is
kit know law lie lip lo lock look low ma me men mi mo moo more mu my nah no now nun of oh on or ow pan pay pen pie pot pun quay rang re ring rue run say she sit situ
so some sou sue sum tam tang tea tee ten thai than that tie to toe too took tot tuck tue tun un us we woman won wow yap ye yeah yep yes yet you your zing ai jan lot
let kan er gong thing kong mall`;

/** Ordinary English words that are also family names, and stand behind a given name as such: "darren sim". Our own list. */
export const wordSurnames =
  'sim tan chew chin ang ho wee foo woo gong chow yap tee lee fong low koo pang lim seah poh yip wan peh teo';
