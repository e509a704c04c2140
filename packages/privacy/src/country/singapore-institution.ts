/** Units, classes and wards, and institutions in Chinese, as people in Singapore write them beside a person's name. */

const unitWords =
  'sar sir sab sib amb gds guards cdo commando commandos div division bde brigade sqn squadron bn battalion sa sce cbre sig engr coy';
const unit = `(?:(?:hq|saf|spf|scdf) )?\\d{1,3}(?:st|nd|rd|th)? ?(?:${unitWords.replaceAll(' ', '|')})(?: (?:bn|battalion|coy|regiment|hq|recce))?`;
const company = '(?:alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|hq|support) (?:coy|company)';
/** What classes are named after. */
const virtues =
  'integrity loyalty diligence respect resilience care harmony honesty perseverance courage compassion kindness gratitude humility wisdom fortitude charity patience excellence faith grace unity sincerity responsibility';
const virtue = `(?:${virtues.replaceAll(' ', '|')})`;
const classWords = 'class kelas form sec pri p s';
const schoolClass = `(?:${classWords.replaceAll(' ', '|')})(?: of)? ?[1-6] ?[a-h]?\\d?(?:[a-z](?!\\p{L}))?(?:[a-z]\\d)?(?: ${virtue}(?!\\p{L}))?(?! ?(?:years?|hours?|months?|of|am|pm))`;

/** Characters of words that stand before the name of an institution in Chinese. */
const hanWords =
  '的了在是从從到去進进读讀念考上入于於我你他她它們们这這那有跟与與给給对對來来自住識识問问谢謝看叫找当當做個个间所附近一毕畢等很以';
const hanEnds =
  '小学|中学|女中|女校|初院|理工学院|工艺教育学院|学院|大学|医院|银行|航空|航空公司|公司|学校|诊所|军营|书院|幼儿园|幼稚园|托儿所|宿舍|教会|警署|集团|局';

const between = (value: string): string => `(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`;

export const institutionPatterns = [
  {
    words: `${unitWords} company hq headquarters ward ${virtues}`,
    pattern: between(
      `(${unit}|${company}|(?:hq|headquarters) \\d{1,3} ?\\p{L}{2,6}|ward \\d{1,3}[a-z]?|[1-6] ?${virtue})`,
    ),
    flags: 'iu',
  },
  { words: classWords, isBeforeNumber: true, pattern: between(`(${schoolClass})`), flags: 'iu' },
  {
    words: 'in from of class kelas dari whole k n',
    isBeforeNumber: true,
    pattern: between(
      '(?:in|from|of|class|kelas|dari|whole|my|her|his|the) ([kn][12] \\p{L}{4,12}|[1-6][a-h]\\d)',
    ),
    flags: 'iu',
  },
  {
    words: 'level block class platoon coy section',
    pattern: between('(?:from|of|dari) ((?:level|block|class|platoon|coy|section) ?[a-z\\d]{1,3})'),
    flags: 'iu',
  },
  {
    pattern: `(?:(?<=[${hanWords}，。！？、：；（( ])|^(?=[\\p{sc=Han}]{3,12}的))([^\\P{sc=Han}${hanWords}]{2,8}?(?:${hanEnds})(?:${hanEnds})*)`,
    flags: 'u',
  },
  {
    pattern: `在 ?([A-Za-z][A-Za-z&' ]{1,30}|[^\\P{sc=Han}${hanWords}家外里]{2,6}?) ?(?=上班|工作|做工|实习|任职|教书|读书|念书)`,
    flags: 'u',
  },
  { pattern: `(?:是|读|讀|念|教)([^\\P{sc=Han}${hanWords}]{2,6}?)的?(?=学生|校友|同学)`, flags: 'u' },
] as const;
