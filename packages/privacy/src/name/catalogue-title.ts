/** Recognises how songs, films and their videos are titled, in any language: "JJ Lin - 江南", "YOASOBI「アイドル」". */

/** An artist and a work, divided by a dash, a "by" or quotation marks; a podcast of several words with its host. */
const divided =
  /^.{1,60}? (?:[-–—|｜/·] |by (?=\p{Lu})).{1,100}$|^(?:\S+ ){3,}with (?=\p{Lu}).{1,60}$|[「『《【].{1,60}[」』》】]/u;
/** What uploaders add. */
const added =
  /\bofficial (?:music |lyric )?(?:video|audio|mv)\b|\bM\/?V\b|\bTED(?:x\p{L}*)?\b|\blyrics\b|\b(?:ft|feat)\. |\bOST\b|\((?:live|lyrics?|official|acoustic|remix|remaster|cover|audio)\b|\b(?:jukebox|full (?:album|movie|episode))\b|\bS\d{1,2} ?E\d{1,2}\b|\bep(?:isode)?\.? ?\d+\b|\bseason \d|第 ?[\d一二三四五六七八九十]+[集话話期季]/iu;
/** What somebody's own video, group or search for a person has: an occasion, a form of address, a service with profiles. */
const privateWord =
  /\b(?:birth ?day|bday|wedding|solemni[sz]\w+|recital|graduation|convocation|funeral|wake|memorial|anniversary|reunion|engagement|christening|shower|proposal|class of|[sd]\/o|a\/[lp]|binte?|bte|interview with|year \d|[kp]\d|sec \d|exam|grade \d|tuition|resume|cv|famil(?:y|ies)|mrs?|ms|mdm|cikgu|encik|teacher|profile|facebook|instagram|linkedin|twitter|whatsapp|wechat|telegram|contact|phone|number|address|email|homework|pocket money|gifts?|salary|payment|invoice|rent|loan|appointment|hari jadi|kahwin|nikah\w*|tunang\w*|majlis|aqiqah|kenduri|pernikahan|ulang tahun|kaarawan|kasal|binyag|sinh nhật|lễ cưới|thầy|cô giáo|tốt nghiệp|(?:dinner|lunch|breakfast|brunch|supper|trip|holiday|outing|date|day|meeting|call|home|party|lesson|practice|rehearsal) with|my (?:son|daughter|wife|husband|mum|mom|dad|boss|teacher|niece|nephew|girl|boy))\b|(?<!\p{L})(?:đám (?:cưới|hỏi|tang)|đầy tháng)(?!\p{L})|生日|婚礼|婚禮|婚宴|结婚|結婚|满月|滿月|毕业|畢業|追思|葬礼|微信|老师|老師|满月酒|弥月|彌月|寿宴|壽宴|丧礼|喪禮|聚餐|同学会|同學會|微博|电话|電話|生日|생일|결혼|약혼|돌잔치|첫돌|백일|환갑|칠순|졸업|입학|유치원|어린이집|장례|청첩|이력서|연락처|카톡|군대|입대|전역|선생님|할머니|할아버지|우리 (?:아들|딸|아기)|브이로그|誕生|結婚|披露宴|入学|入園|卒業|卒園|送別|運動会|発表会|七五三|成人式|葬儀|法事|先生|履歴書|連絡先|ちゃん|くんの|さん|家の|शादी|विवाह|जन्मदिन|मेहंदी|बारात|सगाई|मुंडन|चाचा|चाची|मौसी|भैया|दीदी|का घर|திருமண|பிறந்த|கல்யாண|வளைகாப்பு|நிச்சயதார்த்த|காதுகுத்து|சீமந்த|நீராட்டு|கிரகப்பிரவேச|மாமா|மாமி|பாட்டி|தாத்தா|அக்கா|ஐயா|வீட்டு/iu;

/** A longer word in lower case: a note of one's own ("Jason Lim - gym plan"), while a catalogue writes capitals. */
const smallWord = /(?<![\p{L}\p{N}'’])\p{Ll}{4,}/u;
/** What uploaders write in lower case. */
const ofUploaders =
  /\b(?:with|from|that|your|when|feat|lyrics?|official|music|video|live|audio|cover|remix|version|remaster(?:ed)?|nonstop|medley|episode|trailer|full|album|concert|performance|acoustic|karaoke|instrumental|playlist)\b/giu;

export const hasSmallWord = (title: string): boolean => smallWord.test(title.replace(ofUploaders, ''));

/** Whether it has words of a private occasion, or for a person whom somebody knows. */
export const isPrivateTitle = (title: string): boolean => privateWord.test(title);

/** Whether whatever the title names is public: a published work and who made it. */
export const isCatalogueTitle = (title: string): boolean =>
  (added.test(title) || (divided.test(title) && !hasSmallWord(title))) && !isPrivateTitle(title);
