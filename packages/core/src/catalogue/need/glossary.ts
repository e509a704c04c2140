/** Translates the Chinese and Malay words of a need for topics, regions, periods and conditions to English. */
import { withoutChatSpellings } from './chat-spelling.ts';

/** Each entry: the English, then the Chinese words, simplified and traditional if they differ. */
const chinese = `
house prices: 房价, 房價, 房屋价格, 楼价, 樓價, 房产价格; housing: 住房, 住宅, 房屋; property prices: 房地产, 房地產
HDB flats: 组屋, 組屋, 政府组屋; rent: 租金, 房租; rainfall: 降雨, 雨量, 降雨量, 降水, 下雨
weather: 天气, 天氣, 气象, 氣象; temperature: 气温, 氣溫, 温度, 溫度; climate: 气候, 氣候, 气候变化; flood: 洪水, 水灾; earthquakes: 地震
air quality: 空气质量, 空氣品質, 空气污染, 空氣污染, 雾霾, 烟霾; water quality: 水质, 水質; energy consumption: 能源, 用电, 用電, 电力, 電力, 耗电
traffic: 交通, 路况, 塞车, 堵车; taxi trips: 出租车, 计程车, 計程車, 德士; bus: 公交, 巴士, 公共汽车; public transport: 地铁, 地鐵, 火车; passengers: 客流, 乘客, 客流量; flights: 航班, 航空
population: 人口; census: 人口普查; income: 收入, 工资, 薪水, 薪资; unemployment: 失业, 失業; jobs: 就业, 就業, 工作职位, 招聘; inflation: 通货膨胀, 通膨, 通胀, 物价
GDP economy: 经济, 經濟, 国内生产总值; trade: 贸易, 貿易, 进出口; stock market: 股票, 股市, 股价; bank credit: 信贷, 贷款, 貸款; fraud: 欺诈, 诈骗, 詐騙
elections: 选举, 選舉; crime: 犯罪, 罪案; education: 教育; students: 学生, 學生; university students: 大学生, 大學生; universities: 大学, 大學; primary schools: 小学, 小學; secondary schools: 中学, 中學; teachers: 老师, 教师; schools: 学校, 學校; exam scores: 考试成绩, 成绩, 成績
health: 健康; mental health: 心理健康, 心理; children: 儿童, 兒童, 孩子; elderly: 老人, 老年人, 长者; youth: 青年, 青少年; disease: 疾病; diabetes: 糖尿病; cancer: 癌症; heart disease: 心脏病, 心臟病; dengue: 登革热, 骨痛热症; COVID-19: 新冠, 冠病, 新冠肺炎, 疫情; hospital patients: 医院, 醫院, 病人, 患者
medical images: 医学影像, 医学图像; x-ray images: 胸片, 爱克斯光; sleep: 睡眠; food: 食物, 美食, 食品; recipes: 食谱, 食譜, 菜谱; nutrition: 营养, 營養; restaurant reviews: 餐厅评论, 餐馆, 餐厅, 餐廳
movie reviews: 影评, 影評, 电影评论, 電影評論; movie: 电影, 電影; music: 音乐, 音樂, 歌曲; songs listening: 听歌, 聽歌; news: 新闻, 新聞; books: 书籍, 圖書, 图书
sentiment: 情感分析, 情感, 情绪, 情緒, 情感识别; social media: 社交媒体, 社群媒体, 社交网络; tweets: 推文, 推特; product reviews: 商品评论, 产品评论, 商品評論; reviews: 评论, 評論; e-commerce: 电商, 電商, 电子商务, 网购, 網購
recommendation: 推荐系统, 推薦系統, 推荐; translation: 翻译, 翻譯; question answering: 问答, 問答; dialogue: 对话, 對話, 聊天机器人; Chinese text: 中文文本; Chinese: 中文, 华文, 華文; summarisation: 摘要
speech recognition: 语音识别, 語音辨識, 语音, 語音; handwritten digits: 手写数字, 手寫數字; handwriting: 手写, 手寫; face images: 人脸, 人臉, 人脸识别; images: 图片, 圖片, 图像, 圖像, 照片; videos: 视频, 影片, 短视频; objects detection: 目标检测, 物体检测
self-driving road scenes: 自动驾驶, 自動駕駛, 无人驾驶; satellite images: 卫星, 衛星, 卫星图像, 遥感; cats: 猫, 貓; dogs: 狗; birds: 鸟, 鳥, 鸟类; plants: 植物; flowers: 花卉, 花; animals: 动物, 動物
maps: 地图, 地圖; sales: 销售, 銷售, 销量; supermarket: 超市; customer churn: 客户流失; tourism: 旅游, 旅遊, 游客; football: 足球; chess: 国际象棋; games: 游戏, 遊戲
legal: 法律, 法规; patents: 专利; source code: 代码, 源代码, 程式码; cyber attacks intrusion: 网络攻击, 入侵检测, 网络安全; spam: 垃圾邮件, 垃圾短信; hate speech: 仇恨言论; fake news: 假新闻, 谣言
Singapore: 新加坡, 星加坡, 狮城; China: 中国, 中國; Malaysia: 马来西亚, 馬來西亞, 大马; Indonesia: 印尼, 印度尼西亚; India: 印度; Japan: 日本; South Korea: 韩国, 韓國; Thailand: 泰国; Vietnam: 越南; Hong Kong: 香港; Taiwan: 台湾, 台灣; United States: 美国, 美國; United Kingdom: 英国, 英國; Asia: 亚洲, 亞洲; Europe: 欧洲, 歐洲; Beijing: 北京; Shanghai: 上海; Guangzhou: 广州, 廣州; Shenzhen: 深圳; Taipei: 台北; Tokyo: 东京, 東京; Osaka: 大阪; Seoul: 首尔, 首爾; London: 伦敦, 倫敦; Paris: 巴黎; New York: 纽约, 紐約; Sydney: 悉尼, 雪梨; Kuala Lumpur: 吉隆坡; Johor: 柔佛, 新山; Penang: 槟城, 檳城; Jakarta: 雅加达, 雅加達; Bangkok: 曼谷; countries: 各国; global: 全球, 世界
open licence: 开放许可, 开放授权, 開放授權, 开源, 免费商用; for commercial use: 商用, 商业用途; not needed: 不需要, 不用; hourly: 每小时; daily: 每日, 每天; prediction: 预测, 預測; recognition: 识别, 辨識; classification: 分类, 分類; prices: 价格, 價格; historical: 历史, 歷史; oil prices: 油价, 油價, 石油; gold prices: 金价, 金價, 黄金; road accidents: 车祸, 車禍, 交通事故; cars: 汽车, 汽車, 二手车; hotel reviews: 酒店, 旅馆; child care: 托儿所; shopping: 购物, 購物; training: 训练, 訓練`;

/** Malay words that are not also English words: "air" is missing, since it is Malay for water but an English need means air. */
const malay = `
house prices: harga rumah, harga hartanah; HDB flats: rumah pangsa, flat hdb; rent: sewa rumah, kadar sewa; rainfall: hujan, taburan hujan, curah hujan; weather: cuaca; temperature: suhu; climate: iklim; flood: banjir; earthquakes: gempa bumi
air quality: kualiti udara, pencemaran udara, jerebu; water quality: kualiti air, pencemaran air; energy consumption: tenaga elektrik, penggunaan elektrik, elektrik; traffic: lalu lintas, trafik, kesesakan jalan; taxi trips: teksi, perjalanan teksi; bus: bas awam; train: kereta api; flights: penerbangan
population: penduduk, populasi; census: banci; income: pendapatan, gaji; unemployment: pengangguran; jobs: pekerjaan, jawatan kosong; inflation: inflasi, harga barang; GDP economy: ekonomi, kdnk; trade: perdagangan; stock market: pasaran saham, harga saham, saham; bank credit: pinjaman, kredit bank; fraud: penipuan
elections: pilihan raya, pilihanraya, pemilu; crime: jenayah; education: pendidikan; students: pelajar, murid; schools: sekolah; exam scores: keputusan peperiksaan, peperiksaan
health: kesihatan; disease: penyakit; diabetes: kencing manis; cancer: kanser, barah; heart disease: penyakit jantung; dengue: denggi; hospital patients: pesakit, hospital pesakit; sleep: tidur; food: makanan; recipes: resipi; nutrition: pemakanan, nutrisi; restaurant reviews: ulasan restoran, restoran
movie reviews: ulasan filem, ulasan wayang; movie: filem, wayang; music: muzik; songs: lagu; news: berita; books: buku; sentiment: sentimen, perasaan; social media: media sosial; product reviews: ulasan produk; reviews: ulasan; e-commerce: e-dagang, membeli-belah dalam talian; recommendation: cadangan produk
translation: terjemahan; question answering: soal jawab, soalan jawab, soalan; dialogue: perbualan; Malay text: teks melayu; Malay: bahasa melayu, melayu; speech recognition: pengecaman suara, pertuturan; face images: wajah, muka orang; images: gambar, imej; videos: video pendek; handwriting: tulisan tangan
cats: kucing; dogs: anjing; birds: burung; plants: tumbuhan; flowers: bunga; animals: haiwan; maps: peta; sales: jualan; supermarket: pasar raya; tourism: pelancongan, pelancong; football: bola sepak; chess: catur; games: permainan; legal: undang-undang; spam: e-mel sampah; hate speech: ucapan kebencian; fake news: berita palsu; satellite images: imej satelit, satelit
Singapore: singapura; China: negara china; Indonesia: negara indonesia; Japan: jepun; South Korea: korea selatan; Thailand: negara thai; United States: amerika syarikat, amerika; United Kingdom: britain; Asia: asia tenggara; countries: negara-negara; cases: kes; used: terpakai; vehicles: kenderaan; number of: bilangan; global: seluruh dunia, dunia
open licence: lesen terbuka, sumber terbuka; daily: harian; hourly: setiap jam; prediction: ramalan, meramal, meramalkan; recognition: pengecaman; classification: pengelasan; prices: harga; detection: kesan, mengesan, pengesanan; training: latih, melatih, latihan; history: sejarah; oil prices: harga minyak, minyak mentah; gold prices: harga emas, emas; road accidents: kemalangan jalan raya, kemalangan; self-driving road scenes: kereta tanpa pemandu, pandu sendiri; cars: kereta; motorcycles: motosikal; hotel reviews: hotel ulasan, ulasan hotel; shopping: membeli belah; road: jalan raya; clinics: klinik; elderly: warga emas; youth: belia, remaja; police: polis; statistics: statistik; cooking: masak; children: kanak-kanak; teachers: guru, cikgu; university: universiti; rate: kadar; mental health: kesihatan mental`;

/** Malay function words, translated only in a text that has one of the topics above. */
const malayJoining: Readonly<Record<string, string>> = {
  di: 'in',
  dalam: 'in',
  dari: 'from',
  daripada: 'from',
  dan: 'and',
  atau: 'or',
  untuk: 'for',
  tentang: 'about',
  mengenai: 'about',
  sejak: 'since',
  selepas: 'after',
  sebelum: 'before',
  hingga: 'until',
  sehingga: 'until',
  dengan: 'with',
  tanpa: 'without',
  tiada: 'no',
  bukan: 'not',
  set: '',
  saya: '',
  kami: '',
  nak: '',
  mahu: '',
  mahukan: '',
  perlu: '',
  perlukan: '',
  cari: 'find',
  carikan: 'find',
  tolong: 'please',
  boleh: '',
  yang: '',
  ada: '',
  ke: '',
  tak: '',
  jumlah: '',
  bilangan: '',
  senarai: '',
  untukku: '',
};

type Entry = readonly [foreign: string, english: string];

/** Returns the entries of a table like those above, longest first, so that "house prices" is matched before "prices". */
export const entriesOf = (text: string): Entry[] =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim().split(': '))
    .flatMap(([english = '', words = '']): Entry[] => words.split(', ').map((word) => [word, english]))
    .filter(([word]) => word !== '')
    .sort(([a], [b]) => b.length - a.length);

const chineseEntries = new Map(entriesOf(chinese));
const longestChinese = Math.max(...[...chineseEntries.keys()].map(({ length }) => length));
/** Chinese phrases of asking, such as "我想要…的数据" and "请帮我找", longest first. */
const chineseFillers =
  /帮我找|幫我找|有没有|有沒有|想要|需要|想找|寻找|帮我|幫我|给我|給我|我们|一些|一个|关于|關於|有关|相关|数据集|數據集|数据|數據|资料|資料|请|請|我|想|要|找|查|的|和|与|與|或|在|吗|嗎|呢|？|。|，|！/gu;
const chineseYears: readonly (readonly [RegExp, string])[] = [
  [/((?:19|20)\d\d)年?(?:到|至|-|–)((?:19|20)\d\d)年?/gu, ' $1 to $2 '],
  [/(?:自|从|從)?((?:19|20)\d\d)年?(?:以来|以來|起|开始|開始|至今)/gu, ' since $1 '],
  [/((?:19|20)\d\d)年?(?:之后|之後|以后|以後|后|後)/gu, ' after $1 '],
  [/((?:19|20)\d\d)年?(?:之前|以前|前)/gu, ' before $1 '],
  [/((?:19|20)\d\d)年/gu, ' in $1 '],
];

const malayEntries = new Map(entriesOf(malay));
/** The Malay words and phrases that are translated. */
export const malayWords: readonly string[] = [...malayEntries.keys(), ...Object.keys(malayJoining)];
const malayPattern = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...malayEntries.keys()].join('|')})(?:nya)?(?![\p{L}-])`,
  'giu',
);

/** Short forms of the country's own name. */
const shortOfSingapore = /(?<![\p{L}'’-])(?:s['’]?pore|sgp|sg)(?![\p{L}'’-])/giu;
/** Words beside which a spore is what fungi have. */
const ofSpores =
  /\b(?:fung\w*|mushrooms?|mou?lds?|bacteri\w*|pollens?|ferns?|moss\w*|germinat\w*|spore (?:counts?|prints?))\b/i;

/** Removes a word that a translation repeats: "restaurant reviews reviews". */
const onceEach = (english: string, text: string): string =>
  english === text ? text : english.replace(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu, '$1');

/** "How many people in each town" asks for the population. */
const headCount = /\bhow many people (?:are |live |stay )?(?=(?:in each|per|by)\b)/gi;

/** Translates the words that the glossary knows, and writes out those of chats; returns the text unchanged if it knows none. */
export function inEnglish(text: string): string {
  const written = withoutChatSpellings(text).replace(headCount, 'population ');
  const english = onceEach(fromMalay(fromChinese(written)), written);
  return ofSpores.test(english) ? english : english.replace(shortOfSingapore, 'Singapore');
}

function fromChinese(text: string): string {
  // A text with kana is Japanese, although it has Chinese characters too.
  if (!/\p{Script=Han}/u.test(text) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text;
  const read = chineseYears.reduce((left, [pattern, english]) => left.replace(pattern, english), text);
  return read
    .replace(/\p{Script=Han}+/gu, translated)
    .replace(chineseFillers, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The last word of the best translation of a text up to a position. */
interface LastWord {
  /** The position at which it begins. */
  readonly from: number;
  readonly english: string;
  /** The characters up to its end that no word translates. */
  readonly left: number;
  /** The words up to and with it; a character that is left counts as one. */
  readonly words: number;
}

/** Translates a run of characters so that the fewest are left, in the longest words: 住房价格 is 住房 and 价格, not 房价. */
function translated(run: string): string {
  const best: LastWord[] = [{ from: 0, english: '', left: 0, words: 0 }];
  for (let end = 1; end <= run.length; end++) {
    const { left, words } = best[end - 1]!;
    let found: LastWord = { from: end - 1, english: run[end - 1]!, left: left + 1, words: words + 1 };
    for (let from = Math.max(0, end - longestChinese); from < end; from++) {
      const before = best[from]!;
      const english = chineseEntries.get(run.slice(from, end));
      if (english === undefined || before.left > found.left) continue;
      if (before.left < found.left || before.words + 1 < found.words)
        found = { from, english: ` ${english} `, left: before.left, words: before.words + 1 };
    }
    best.push(found);
  }
  const parts: string[] = [];
  for (let end = run.length; end > 0; end = best[end]!.from) parts.push(best[end]!.english);
  return parts.reverse().join('');
}

function fromMalay(text: string): string {
  let isMalay = false;
  const read = text.replace(malayPattern, (word) => {
    isMalay = true;
    const english =
      malayEntries.get(word.toLowerCase().replace(/nya$/, '')) ?? malayEntries.get(word.toLowerCase());
    return english ?? word;
  });
  if (!isMalay) return text;
  return read
    .replace(/[\p{L}-]+/gu, (word) => malayJoining[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim();
}
