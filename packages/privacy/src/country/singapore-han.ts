/** Values in Chinese, announced by words that no blank ends. */
import type { CountryScript } from './country.ts';
import { hanTowns, house, postcode, unit } from './singapore-address.ts';

const hanDigit = '[零〇一二三四五六七八九十廿卅]';
/** "12", "3A", "十二" */
const count = '(?:[A-Z\\d]{1,4}|[一二三四五六七八九十百]{1,4})';
/** Characters behind "live in" and the like. */
const hanName = '(?:(?![我他她家住在到送寄去])\\p{sc=Han}){2,4}';
const hanMonth = '(?:\\d{1,2}|[正腊臘冬一二三四五六七八九十]{1,2}) ?月';
const hanDate = '(?:\\d{1,2}|[初廿卅一二三四五六七八九十]{1,3})(?: ?[日号號])?';
const hanDay = `(?:(?:民国|民國)?(?:\\d{2,4}|${hanDigit}{2,4}) ?年 ?(?:[农農阴陰阳陽][历曆])?${hanMonth}(?: ?${hanDate})?|${hanMonth} ?${hanDate}(?:(?:19|20)\\d\\d年?)?|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2})`;

interface Values {
  readonly passport: string;
  readonly nric: string;
  /** Whether it is an NRIC, or its last four characters. */
  readonly isNric: (value: string) => boolean;
}

/** Returns the values to search for in text with Chinese characters. `values`: as people in Singapore write them in any language. */
export const hanValues = ({ passport, nric, isNric }: Values): CountryScript[] => [
  {
    type: 'ADDRESS',
    cue: '(?:快递|包裹|寄到|寄去|送到|送去)[^\\d\\n]{0,6}',
    value: `${postcode}(?!\\d)`,
  },
  {
    type: 'ADDRESS',
    cue: '(?:(?:邮编|邮区|邮政编码|邮递区号|郵編|郵區|郵政編碼)[^\\d\\n]{0,4}|新加坡[ (（]{0,2})',
    value: postcode,
  },
  { type: 'NATIONAL_ID', cue: '(?:护照|護照)[^\\d\\nA-Za-z]{0,8}', value: passport },
  {
    type: 'NATIONAL_ID',
    cue: '(?:身份证|身分证|身份證|准证|準證|证号|登记|[后末][四4]位)[^\\d\\nA-Z]{0,12}',
    value: `${nric}|\\d{3}[A-Z]`,
    accept: isNric,
  },
  {
    type: 'SECRET',
    cue: '密[码碼](?:[是为為:：]|\\s){0,3}',
    value: '[\\w!@#$%^&*.-]{4,64}',
    accept: (value) => /[^\p{L}]/u.test(value),
  },
  {
    type: 'HANDLE',
    cue: '(?:微信号?|抖音号?|小红书号?|推特|脸书|电报|ins|IG)[^\\d\\nA-Za-z\\p{sc=Han}]{0,3}(?:号|是|叫|找|搜|:|：)?[ :：]{0,2}',
    value: '[A-Za-z][\\w.-]{3,30}',
  },
  {
    type: 'HANDLE',
    cue: '(?:微信|抖音|小红书|微博|快手|B站)(?:账号|帐号|号)?(?:找|搜|叫|名字?叫?)[ :：]{0,2}',
    value: '(?![什不啥谁到了])[\\p{sc=Han}]{2,10}',
  },
  {
    // "LINE上叫「Nok娘惹糕」", "昵称【阿强】"
    type: 'HANDLE',
    cue: '(?:(?:LINE|微信|IG|ins|抖音|小红书|QQ|B站|脸书|推特|Telegram|Steam)[^，。\\n]{0,4}叫|视频号，?名字|[账帐]号(?:是|叫)|(?:昵称|暱稱|网名|網名)(?:是|叫)?)[:： ]{0,2}[「『【“"]',
    value: '[^」』】”"\\n]{2,16}',
  },
  {
    // "游戏的号叫怕老婆的熊"
    type: 'HANDLE',
    cue: '(?:[账帐]号|昵称|暱稱|网名|網名|的号|游戏ID)(?:叫|改成|改叫)[:： ]{0,2}',
    value: '(?![什啥不停做被新])(?:(?![在和了吗])\\p{sc=Han}|[\\w.]){2,12}',
  },
  { type: 'DATE_OF_BIRTH', value: `${hanDay}(?= ?(?:出生|出世|生日|生人|生(?!活)))` },
  {
    type: 'DATE_OF_BIRTH',
    cue: '(?:出生|生日|生于|生於|诞生|身份证|身分证|身份證|证件|护照)[^\\d\\n零〇一二三四五六七八九]{0,6}',
    value: hanDay,
  },
  {
    type: 'PHONE',
    value:
      '(?<![零〇一二三四五六七八九幺两十百千万年])[三六八九][零〇一二三四五六七八九幺两]{3} ?[零〇一二三四五六七八九幺两]{4}(?![零〇一二三四五六七八九幺两十百千万年])',
  },
  {
    type: 'NUMBER_PLATE',
    cue: '(?:车牌|車牌|车号|车子|车|車)[^\\d\\nA-Z]{0,6}',
    value: '[SFGPXYEWCQRJ][A-Z]{0,2} ?\\d{1,4} ?[A-Z]?',
  },
  {
    // "宏茂桥3道第226座10楼1187号", "女皇镇 三巷五楼12号", "如切坊15号", "蒙巴登路 512号", "珍珠大厦 #09-05"
    type: 'ADDRESS',
    value: `(?:(?:${hanTowns}|${hanName})[东南西北]? ?${count}[街巷道]|${hanName}[路街道坊](?= \\d{1,4}[A-Z]? ?[号號])|(?:${hanTowns})[\\p{sc=Han}]{1,6}?(?=${count}[栋棟座])|${hanName}(?:大厦|大廈|公寓|大楼))(?:[ ,，]?(?:第? ?${count} ?[座栋棟楼樓号號室層层房]|(?:大牌|[Bb][Ll][Kk]) ?${house}[号號座]?|${unit}))+`,
  },
  { type: 'ADDRESS', value: `(?<![\\p{L}\\p{N}])${house}座 ?${unit}` },
  {
    type: 'ADDRESS',
    cue: '(?:[\\p{sc=Han}]{0,10}(?:住在|搬到|送到|寄到|地址|位于|在|到|住|是))?',
    value: `(?:[\\p{sc=Han}]{0,14}(?:第? ?\\d{1,3}[A-Z]?[街道巷路] ?|[街道巷路] ))?[\\p{sc=Han}]{0,14}(?:大牌 ?${house}座?|(?<=[街道巷路弯台园厦环坊径村]|${hanTowns})第? ?${house} ?座)(?:[\\p{sc=Han}]{0,6}(?:街|道|路))?(?:[ ,，]{0,2}(?:${unit}|${count}[楼樓]))?`,
  },
];
