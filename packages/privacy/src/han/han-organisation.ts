/** Recognises names of Chinese organisations by their ending: "上海交通大学" begins with a place. */

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

/** Characters that such a name does not contain, and the most characters before its ending. */
const outside =
  '的在是和与與有从從到对對等及被把将將于於为為之年月日说說去来來、，。；：！？「」“”《》（）()0-9a-zA-Z\\s';
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
  '[分支][行店校会會局部社院馆館]|总部|總部|[部组組队隊团團社科系所]|部门|部門|校友会|校友會|病房|柜台|前台|食堂|宿舍';
/** Of one organisation: "儿科病房". */
const mostParts = 3;
const part = new RegExp(
  `(?: ?${inside}{1,5}?(?:${parts})(?![长長员員友])|病房|宿舍){0,${mostParts}}(?:第?\\d{1,3}[座楼樓号號]?|[一二三四五六七八九十]{1,2}[楼樓])?`,
  'y',
);

/** Returns the end of what is a part of an organisation behind its name, `end` if there is none: "心脏科", "红山分行". */
export function endOfOrganisation(text: string, end: number): number {
  part.lastIndex = end;
  return end + (part.exec(text)?.[0].length ?? 0);
}
