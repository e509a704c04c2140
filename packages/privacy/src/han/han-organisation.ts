/** Recognises names of Chinese organisations by their ending: "上海交通大学" begins with a place. */
import { isIdeograph } from '@cgdx/name-tagger/character/cut-characters.ts';
import { beforeHanName, hanLevel } from '../gazetteer/han-word.ts';

const endings = `
  大学 大學 学院 學院 书院 師範 师范 中学 中學 小学 小學 高中 学校 學校 公司 有限 集团 集團 银行 銀行 证券 證券 保险 保險
  科技 实业 實業 石化 石油 电力 電力 电信 電信 联通 移动 电讯 電訊 电铁 電鐵 航空 影业 影業 书店 書店
  协会 協會 学会 學會 总会 總會 工会 商会 公会 联合会 聯合會 基金会 基金會 委员会 委員會 研究会 俱乐部 俱樂部 联盟 聯盟 社团
  球队 球隊 代表队 代表隊 国家队 國家隊 剧团 劇團 乐团 樂團 电视台 電視台 电台 電台 频道 頻道
  报社 日报 日報 时报 時報 晚报 晚報 出版社 杂志社 通讯社 医院 醫院 研究院 研究所 图书馆 圖書館 博物馆 博物館 动物园 天文台
  政府 议会 議會 国会 國會 法院 检察院 警察局 铁路局 管理局 卫生局 教育局 气象厅 海军 陆军 空军 解放军 军队 舰队
  交易所 警察厅 警察廳 警署 核电站 核電站 球会 球會 酒店 饭店 飯店 宾馆 賓館 百货 百貨
  地产 地產 钢铁 鋼鐵 药业 藥業 传媒 傳媒 汽车厂 汽車廠 车厂 車廠 服务中心 服務中心 研究中心 文化中心 体育中心 體育中心
  党委 省委 市委 党部 党(?!员) 队(?![员长]) 联军 聯軍 局(?![部面势长長限])`
  .trim()
  .split(/\s+/);

const kinds = new Set([
  ...endings,
  '幼儿园',
  '幼稚园',
  '托儿所',
  '事务所',
  '诊所',
  '宿舍',
  '教会',
  '中学生',
  '大学生',
  '小学生',
]);

/** Returns whether it is no name, but the kind of an organisation: everybody studies in a "图书馆". */
export const isKindOfOrganisation = (name: string): boolean => kinds.has(name);

/** Characters that such a name does not contain, and the most characters before its ending. */
const outside =
  '的在是和与與有从從到对對等及被把将將于於为為之年月日说說去来來、，。；：！？「」“”《》（）(),;:!?0-9a-zA-Z\\s';
const furthest = 7;
/** "高等" (a high court) is allowed although it contains "等". */
const inside = `(?:高等|[^${outside}])`;
const rest = new RegExp(`${inside}{0,${furthest}}?(?:${endings.join('|')})`, 'y');

/** Returns whether a name that ends at this offset begins an organisation's name. */
export function beginsOrganisation(text: string, end: number): boolean {
  rest.lastIndex = end;
  return rest.test(text);
}

/** What a part of an organisation is called, behind what it is for or where it is. */
const parts =
  '[分支总總][行店校会會局部社院馆館]|[部組组队隊团團社科系所厂廠营營狱獄处處店班]|部门|部門|校友会|校友會|校区|校區|大[厦廈楼樓]|码头|碼頭|病房|柜台|前台|食堂|宿舍|海关|航站楼|仓库|厨房';
/** The same with nothing before it, if no word goes on: "怡和轩厂的", but not "公司班车". */
const ownParts =
  '(?:[厂廠营營狱獄处處店班部]|分校|食堂|病房|宿舍)(?=$|[^\\p{sc=Han}]|[的做当當卖賣住]|上班|工作|实习|服役)';
/** What a part does not begin with, and what people do there, which ends like one: "加班". */
const noPart = '[教读讀念当當唱住开開营]|[上下值加早晚夜轮轉转]班';
const classOrWard = `K[12](?!\\d)|(?:${hanLevel})(?:[\\p{sc=Han}A-Z\\d]{1,2}班)?|[A-Z\\d]{1,5}(?:班|连|連|号?病房|营|營|室)`;
/** Of one organisation: "儿科病房". */
const mostParts = 3;
const part = new RegExp(
  `(?:[（(]\\p{sc=Han}{2,4}[）)](?=${hanLevel}))?(?: ?(?:${classOrWard}|${ownParts}|(?!${noPart})(?:[A-Z]\\d{1,2}|${inside}{1,5}?)(?:${parts})(?![长長员員友主以])(?<!${noPart}))){0,${mostParts}}(?:第?\\d{1,3}[座楼樓号號]?|[一二三四五六七八九十]{1,2}[楼樓])?`,
  'yu',
);

/** Returns the end of what is a part of an organisation behind its name, `end` if there is none: "心脏科", "红山分行". */
export function endOfOrganisation(text: string, end: number): number {
  part.lastIndex = end;
  return end + (part.exec(text)?.[0].length ?? 0);
}

/** Characters that begin other words there: times, relatives, and what people do. */
const notInHead = '昨今明每早晚星礼禮听聽请請爸妈媽女拿谁誰离離开開靠感麻烦带帶坐吃讨討喜买買卖賣';
/**
 * Of an organisation's name, before what is known of it: behind a word that stands before names, or behind what is no
 * letter.
 */
const head = new RegExp(
  `(?<=^|[${beforeHanName}]|[^\\p{L}\\p{N}])(?:[A-Za-z][A-Za-z&' ]{1,14}|[^\\P{sc=Han}${outside}${beforeHanName}${notInHead}]{1,3})$`,
  'u',
);
const longestHead = 16;

/** Returns where the name of an organisation begins of which the characters from `start` on are known, at `least` or later. */
export function startOfOrganisation(text: string, start: number, least: number): number {
  if (!isIdeograph(text.charAt(start))) return start;
  const from = Math.max(least, start - longestHead);
  return start - (head.exec(text.slice(from, start))?.[0].length ?? 0);
}
