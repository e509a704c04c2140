/** Translates the words of a question in Chinese or Malay for times, days, devices and habits to English. */
import { withoutChatSpellings } from '../catalogue/need/chat-spelling.ts';
import { entriesOf, inEnglish } from '../catalogue/need/glossary.ts';

/** Each entry: the English, then the words, simplified and traditional if they differ. */
const table = `
what time: 几点, 幾點, 什么时间, 什麼時間, pukul berapa; when: 什么时候, 什麼時候, 何时, bila, bilakah; hours: 时段, 時段, 小时, 小時, jam; morning: 早上, 上午, 早晨, pagi; afternoon: 下午, 中午, tengah hari, petang; evening: 傍晚, 晚上, senja; night: 半夜, 深夜, 夜里, malam
weekend: 周末, 週末, hujung minggu; weekdays: 平日, 工作日, hari biasa, hari bekerja; which day: 星期几, 星期幾, 哪一天, hari apa; Monday: 星期一, 周一, isnin; Friday: 星期五, 周五, jumaat; Saturday: 星期六, 周六, sabtu; Sunday: 星期天, 星期日, 周日, ahad; months: 月份, 每个月, 每個月, bulanan, bulan; trend: 趋势, 趨勢, aliran, trend; last quarter: 上季度, 上一季, suku lepas; last year: 去年, tahun lepas
people: 人们, 人們, 用户, 用戶, 大家, orang, pengguna; how many people: 多少人, 几个人, berapa orang, berapa ramai; which: 哪个, 哪個, 哪些, yang mana, mana satu; what: 什么, 什麼, apa, apakah; more: 更多, 比较多, lebih banyak; most: 最多, 最常, paling banyak, paling kerap, paling; popular: 最受欢迎, 最受歡迎, 热门, 熱門, paling popular; on: di, pada
listen to songs: 听歌, 聽歌, dengar lagu, mendengar lagu; listen: 听, 聽, dengar, mendengar; watch videos: 看视频, 看影片, 看短片, tonton video, menonton video; watch: 看, tonton, menonton; posts: 发文, 發文, 帖子, hantaran; artists: 歌手, 艺人, 藝人, penyanyi, artis; channels: 频道, 頻道, saluran; devices: 设备, 設備, 手机, 手機, peranti, telefon; ads: 广告, 廣告, iklan; podcasts: 播客, podcast; reactions: 点赞, 點讚, 反应, reaksi; connections: 人脉, 人脈, 联系人, kenalan; search: 搜索, 搜尋, carian; skip: 跳过, 跳過, langkau
quality: 质量, 質量, 品质, kualiti; how reliable are the numbers: 数据可靠吗, 数字可靠吗, 可信吗, 准确吗, boleh dipercayai; why: 为什么, 為什麼, kenapa, mengapa; average age: 平均年龄, 平均年齡, 几岁, umur; women: 女性, 女人, wanita, perempuan; men: 男性, lelaki; compare: 比较, 比較, banding, bandingkan; and: 和, 与, 跟, dan; overview: 概况, 概況, 总结, ringkasan
`;

const entries = new Map(entriesOf(table));
const patternOf = (isHan: boolean, wrap: (words: string) => string): RegExp =>
  new RegExp(wrap([...entries.keys()].filter((word) => /\p{sc=Han}/u.test(word) === isHan).join('|')), 'giu');
const chinese = patternOf(true, (words) => words);
const malay = patternOf(false, (words) => `(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`);
/** Malay words that are no English ones: with one of them a text is Malay. */
const malayOnly =
  /(?<![\p{L}-])(?:bilakah?|pukul|orang|pengguna|dengar|mendengar|tonton|menonton|pagi|petang|malam|hujung|hari|iklan|saluran|penyanyi|peranti|berapa|kenapa|mengapa|umur|wanita|apakah|paling|bandingkan?|kualiti|lagu)(?![\p{L}-])/iu;

const asEnglish = (word: string): string => entries.get(word.toLowerCase()) ?? word;

/** Writes out the spellings of chats; returns the question unchanged otherwise if it is neither Chinese nor Malay. */
export function questionInEnglish(question: string): string {
  if (/\p{sc=Han}/u.test(question)) {
    return inEnglish(question.replace(chinese, (word) => ` ${asEnglish(word)} `));
  }
  return malayOnly.test(question)
    ? inEnglish(question.replace(malay, asEnglish))
    : withoutChatSpellings(question);
}
