/** Units, classes and wards, and institutions in Chinese, as people in Singapore write them beside a person's name. */
import { beforeHanName, hanLevel } from '../gazetteer/han-word.ts';

const unitWords =
  'sar sir sab sib amb gds guards cdo commando commandos div division bde brigade sqn squadron bn battalion sa sce cbre sig engr coy';
const unit = `(?:(?:hq|saf|spf|scdf) )?\\d{1,3}(?:st|nd|rd|th)? ?(?:${unitWords.replaceAll(' ', '|')})(?: (?:bn|battalion|coy|regiment|hq|recce))?`;
const company =
  '(?:alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliet|kilo|lima|mike|november|oscar|papa|romeo|sierra|tango|victor|whiske?y|zulu|hq|support) (?:coy|company)';
/** What classes are named after. */
const virtues =
  'integrity loyalty diligence respect resilience care harmony honesty perseverance courage compassion kindness gratitude humility wisdom fortitude charity patience excellence faith grace unity sincerity responsibility amanah bestari cemerlang dedikasi dinamik efisien gemilang gigih ikhlas jujur';
const virtue = `(?:${virtues.replaceAll(' ', '|')})`;
const classWords = 'class kelas darjah tahun tingkatan form sec pri p s';
const schoolClass = `(?:${classWords.replaceAll(' ', '|')})(?: of)? ?[1-6] ?[a-h]?\\d?(?:[a-z](?!\\p{L}))?(?:[a-z]\\d)?(?: (?:${virtue}|merah|kuning|hijau|biru|putih|ungu)(?!\\p{L}))?(?! ?(?:years?|hours?|months?|of|am|pm))`;

const hanEnds =
  '工艺教育学院|海鲜楼|附小|附中|酒家|冷冻|初级学院|理工学院|理工大学|航空公司|训练中心|补习中心|康复中心|乐龄中心|诊疗所|幼儿园|幼稚园|托儿所|疗养院|养老院|安老院|恩典堂|居委会|联络所|合唱团|俱乐部|太极会|象棋社|消防局|建屋局|律师楼|会计楼|事务所|小学|中学|女中|女校|初院|理工|学院|大学|医院|银行|航空|公司|集团|学校|书院|学堂|诊所|药房|军营|兵营|营地|基地|部队|中心|宿舍|教会|教堂|圣堂|寺院|会馆|公会|协会|乐团|舞团|球会|警署|工厂|船厂|五金|贸易|海事|建筑|工程|设计|科技|支付|物流|冷气|装修|印刷|烘焙|饼家|面家|烧腊|凉茶|海鲜|小厨|药行|文具|酒楼|茶室|餐室|餐馆|餐厅|饭店|美发|美容|花店|车行|保险|地产|局|佛堂|善堂|福音堂|礼拜堂|医社|学系|中医馆|宫|庙|寺';
/** Institutions as people call them in short. */
const hanNames =
  '莱佛士女中|淡马锡理工|新加坡理工|南洋女中|圣尼各拉|义安理工|南洋理工|共和理工|中央医院|国大医院|樟宜医院|盛港医院|新科大|莱佛士|圣若瑟|工教院|新传媒|新电信|新捷运|陈笃生|邱德拔|黄廷方|国大|南大|新大|华中|德明|公教|立化|海星|中正|英华|圣婴|星展|华侨|大华|渣打|新航|酷航|星和|职总|康福|胜科|吉宝|新科|竹脚';

const kindergartenClass =
  '蜜蜂|蝴蝶|海豚|海星|熊猫|小熊|小鹿|小兔|兔子|大象|企鹅|狮子|老虎|长颈鹿|太阳|月亮|星星|彩虹|苹果|草莓|葡萄|向日葵';
/** What departments do. */
const hanWork =
  '客服|客户服务|风控|风险控制|支付|后端|前端|测试|运维|研发|开发|产品|设计|市场|营销|推广|采购|财务|会计|出纳|人事|人力资源|行政|物流|仓储|仓库|货运|派送|包装|生产|品管|品质|质检|质量|维修|工程|机电|销售|业务|法务|合规|审计|公关|培训|数据|算法|安全|保安|清洁|厨房|楼面|护理';

const between = (value: string): string => `(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`;

export const institutionPatterns = [
  {
    words: `${unitWords} company hq headquarters ward ${virtues}`,
    pattern: between(
      `(${unit}|${company}|(?:hq|headquarters) \\d{1,3} ?\\p{L}{2,6}|ward \\d{1,3}[a-z]?(?:,? bed \\d{1,3}[a-z]?)?|[1-6] ?${virtue})`,
    ),
    flags: 'iu',
  },
  { words: classWords, isBeforeNumber: true, pattern: between(`(${schoolClass})`), flags: 'iu' },
  {
    words: 'in from of to class kelas dari ke whole ur our your k n',
    isBeforeNumber: true,
    pattern: between(
      '(?:in|from|of|to|class|kelas|dari|ke|whole|my|her|his|the|ur|our|your) ([kn][12] \\p{L}{4,12}|[1-6][a-h]\\d)',
    ),
    flags: 'iu',
  },
  {
    words: 'level block class platoon platun coy section',
    pattern: between(
      '(?:from|of|dari|satu) ((?:level|block|class|platoon|platun|coy|section) ?[a-z\\d]{1,3}(?: (?:finance|hr|marketing|accounts|payroll|billing|sales|security|reception|pantry|staff room))?)',
    ),
    flags: 'iu',
  },
  {
    pattern: `(?:(?<=[${beforeHanName}，。！？、：；（(?!,.:;/ ])|^(?=[\\p{sc=Han}]{3,12}的))((?:[A-Za-z]{2,12} ?[^\\P{sc=Han}${beforeHanName}]{0,8}?|[^\\P{sc=Han}${beforeHanName}]{2,8}?)(?:${hanEnds})(?:${hanEnds})*)`,
    flags: 'u',
  },
  {
    pattern: `在 ?([A-Za-z][A-Za-z&' ]{1,30}|[^\\P{sc=Han}${beforeHanName}家外里]{2,6}?) ?(?=上班|工作|做工|实习|任职|教书|读书|念书)`,
    flags: 'u',
  },
  { pattern: `(?:(?<!\\p{sc=Han})|(?<=[${beforeHanName}跳离后前事弟妹友姐哥生]))(${hanNames})`, flags: 'u' },
  { pattern: `((?:${hanWork}){1,3}(?:小组|组|部门?|课|科|团队)(?![长長員员]))`, flags: 'u' },
  { pattern: `((?:${hanLevel})[\\p{sc=Han}A-Z\\d]{1,2}班|(?:K[12])?(?:${kindergartenClass})班)`, flags: 'u' },
  { pattern: `(?:是|读|讀|念|教)([^\\P{sc=Han}${beforeHanName}]{2,6}?)的?(?=学生|校友|同学)`, flags: 'u' },
] as const;
