/** Takes the given name from a Chinese name, since friends leave out the family name: "欣怡" of "李欣怡". */
import { hanWords } from '../gazetteer/han-word.ts';
import { splitWords } from '../language/language-word.ts';
import { familyNames, longFamilyNames } from './han-word.ts';

const words = new Set(splitWords(hanWords));
/** Words that are also given names and would be masked in ordinary text. */
const alsoWords = new Set(
  splitWords(
    '文明 和平 光明 平安 快乐 快樂 幸福 希望 自由 永恒 永远 永遠 天真 如意 吉祥 建国 建國 国庆 國慶 美丽 美麗 春天 明天 今天 冬梅 晓得 曉得 向阳 永久 高兴 高興 开心 開心 清明 国安 國安 大海 海洋 小龙 小龍 志愿 志願 忠诚 忠誠 诚信 誠信 文化 文字 文学 文學 思想 理想 天才 天明 家宝 小明',
  ),
);
const isHan = /^\p{sc=Han}+$/u;

/** Returns the given name of two characters; undefined if the text is no such name, or if it is an ordinary word. */
export function givenHanName(name: string): string | undefined {
  if (!isHan.test(name)) return undefined;
  const family = name.slice(0, -2);
  const given = name.slice(-2);
  const isFamily = family.length === 1 ? familyNames.has(family) : longFamilyNames.has(family);
  return isFamily && !words.has(given) && !alsoWords.has(given) ? given : undefined;
}
