/** Schools, hospitals, units and employers as people in Singapore write them beside a person's name. */

const unit =
  '(?:(?:HQ|SAF|SPF|SCDF) )?\\d{1,3}(?:st|nd|rd|th)? ?(?:SAR|SIR|SAB|SIB|AMB|GDS|Guards|CDO|Commandos?|Div|Division|Bde|Brigade|Sqn|Squadron|Bn|Battalion|SA|SCE|CBRE|SIG|ENGR|Coy)(?: (?:Bn|Battalion|Coy|Regiment|HQ))?(?!\\p{L})';
/** What classes are named after: Integrity, Loyalty, Resilience, Kindness, Respect. */
const virtue =
  '\\p{Lu}\\p{Ll}*(?:ty|[ae]nce|ness|tude|[ao]ge|ssion|dom|stice|ment|ony|espect|are|ope|ove|oy|ace|aith|our|uth|ship)';
const virtues =
  'integrity loyalty diligence respect resilience care harmony honesty perseverance courage compassion kindness gratitude humility wisdom fortitude charity patience excellence faith grace unity sincerity responsibility';
const anyVirtue = virtues.replaceAll(' ', '|');
const unitWords =
  'sig engr sar sir sab sib amb gds guards cdo commando commandos div division bde brigade sqn squadron bn battalion sa sce cbre coy';

/** Characters of words that stand before the name of an institution in Chinese. */
const hanWords =
  '的了在是从從到去進进读讀念考上入于於我你他她它們们这這那有跟与與给給对對來来自住識识問问谢謝看叫找当當做個个间所附近一毕畢等';
const hanEnds =
  '小学|中学|女中|女校|初院|理工学院|工艺教育学院|学院|大学|医院|银行|航空|航空公司|公司|学校|诊所|军营|书院|幼儿园|幼稚园|托儿所|宿舍|教会|警署|集团|局';
export const institutionPatterns = [
  { words: unitWords, pattern: `(?<![\\p{L}\\p{N}])(${unit})`, flags: 'iu' },
  {
    words: 'hq headquarters',
    isBeforeNumber: true,
    pattern: '(?<!\\p{L})((?:hq|headquarters) \\d{1,3} ?\\p{L}{2,6})(?!\\p{L})',
    flags: 'iu',
  },
  {
    words: 'ward',
    isBeforeNumber: true,
    pattern: '(?<!\\p{L})(ward \\d{1,3}[A-Z]?)(?![\\p{L}\\p{N}])',
    flags: 'iu',
  },
  {
    words: 'k n',
    isBeforeNumber: true,
    pattern: '(?<!\\p{L})(?:in|from|of|whole|class|my|her|his|the) ([kn][12] \\p{L}{4,12})(?!\\p{L})',
    flags: 'iu',
  },
  {
    words: 'coy company',
    pattern:
      '(?<!\\p{L})((?:alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|hq|support) (?:coy|company))(?!\\p{L})',
    flags: 'iu',
  },
  {
    words: 'class kelas form sec pri p s',
    isBeforeNumber: true,
    pattern: `(?<!\\p{L})((?:class|kelas|form|sec|pri|p|s)(?: of)? ?[1-6] ?[A-H]?\\d?(?:[A-Z](?!\\p{L}))?(?:[A-Z]\\d)?(?: (?:${anyVirtue})(?!\\p{L}))?(?! ?(?:years?|hours?|months?|of|am|pm)))(?![\\p{L}\\p{N}])`,
    flags: 'iu',
  },
  {
    words: 'in from of class kelas dari',
    isBeforeNumber: true,
    pattern: `(?<!\\p{L})(?:in|from|of|[Cc]lass|[Kk]elas|dari) ([1-6](?: ?${virtue}|[A-H]\\d|[A-CEFH]))(?![\\p{L}\\p{N}])`,
    flags: 'u',
  },
  {
    words: 'in from of class kelas dari whole',
    isBeforeNumber: true,
    pattern: '(?<!\\p{L})(?:in|from|of|class|kelas|dari|whole) ([1-6][a-h]\\d)(?![\\p{L}\\p{N}])',
    flags: 'iu',
  },
  {
    words: virtues,
    pattern: `(?<![\\p{L}\\p{N}])([1-6] ?(?:${anyVirtue}))(?![\\p{L}\\p{N}])`,
    flags: 'iu',
  },
  {
    words: 'level block class platoon coy section',
    pattern:
      '(?<!\\p{L})(?:from|of|dari) ((?:level|block|class|platoon|coy|section) ?[A-Z\\d]{1,3})(?![\\p{L}\\p{N}])',
    flags: 'iu',
  },
  {
    pattern: `(?<=[${hanWords}])([^\\P{sc=Han}${hanWords}]{2,8}?(?:${hanEnds})(?:${hanEnds})*)`,
    flags: 'u',
  },
  { pattern: "在 ?([A-Za-z][A-Za-z&' ]{1,30}?) ?(?=上班|工作|做工|实习|任职|教书|读书|念书)", flags: 'u' },
] as const;
