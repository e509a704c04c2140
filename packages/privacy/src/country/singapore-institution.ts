/** Schools, hospitals, units and employers as people in Singapore write them beside a person's name. */

const acronyms =
  'NUS|NTU|SMU|SUTD|SIT|SUSS|NIE|NYP|NP|SP|TP|RP|ITE|HCI|RI|RGS|RGPS|ACS|ACJC|SAJC|SAC|NJC|VJC|TJC|TMJC|YIJC|ASRJC|EJC|CJC|MI|RVHS|DHS|NYGH|MGS|SCGS|SJI|CHIJ|TKGS|CCHMS|BPGHS|SNGS|ACSI|TCHS|NCHS|PLMGS|KCPSS|SGH|TTSH|NUH|KKH|CGH|KTPH|SKH|NTFGH|AH|IMH|NCCS|SAF|SCDF|SPF|RSAF|RSN|ICA|MOE|MOH|MOM|MFA|MINDEF|DSTA|HDB|LTA|IRAS|DBS|UOB|OCBC|SIA|PSA|NTUC|SBS|SMRT|GIC|GovTech|Grab|Shopee|Lazada|Singtel|StarHub|Sheng Siong|FairPrice|Micron|Dyson|TikTok|Google|Meta|Amazon|Carousell|ST Engineering|Sea Group|Keppel|Sembcorp|CapitaLand';
const cased = "(?:[\\p{Lu}][\\p{L}'’.&-]*|of|the|St|&)";
/** What the name of a firm ends with. */
const firmEnds =
  'scaffolding dental llp llc enrichment solutions services trading motor motors ventures partners capital consulting consultancy consultants associates studio studios salon bakery catering pharmacy medical realty properties electronics technologies systems labs media marketing shipping marine freight transport cleaning renovation contractor contractors interiors electrical aircon insurance security industries employment';
/** Of those, the ones that are no word of everyday talk. */
const smallFirmEnds =
  'scaffolding|dental|llp|enrichment|trading|motors|ventures|consulting|consultancy|associates|realty|electronics|technologies|freight|contractors|interiors';
const firmEnd = firmEnds
  .split(' ')
  .map((end) => (end.length === 3 ? end.toUpperCase() : end.charAt(0).toUpperCase() + end.slice(1)))
  .join('|');
const schoolEnd = `(?:(?:Primary|Secondary|Pri|Sec|High|Girls['’]|Boys['’]|(?:Girls|Boys)(?= School)|Convent|Methodist|International|Technology|General|Community)(?: School| Hospital| Poly| College)?|School|Hospital|Polytechnic|Poly|JC|Junior College|College|University|Institute|Kindergarten|Preschool|Camp|Clinic|Polyclinic|Skool|Fire (?:Station|Post)|Police (?:Station|Post|Division)|NP[CP]|Airbase|Naval Base|Base|Madrasah|Shipyard|Hotel|Hall|Dormitory|dormitory|Dorm|Company|Academy|Mission|Foundation|Society|Agency|Employment|Builders|Construction|Engineering|Logistics|Holdings|Pte Ltd|${firmEnd}|Tuition|Student Care|Childcare|Presbyterian|Temple|Mosque|Church|Cathedral|Gurdwara|Mandir|Vihara|Chapel|Ko[vy]?il|Institution)`;
const smallEnd = `(?:(?:pri|primary|sec|secondary|high|methodist|convent)(?: school)?|(?:girls|boys) school|poly|polytechnic|jc|junior college|(?:general )?hospital|polyclinic|kindergarten|camp|university|uni|np[cp]|fire station|shipyard|clinic|dorm(?:itory)?|hall|hostel|preschool|skool|company|mission|foundation|society|builders|construction|engineering|logistics|holdings|${smallFirmEnds}|pte ltd|academy|tuition|childcare|student care|presbyterian|temple|mosque|church|gurdwara|mandir|vihara|cathedral|chapel|ko[vy]?il|(?<!(?:old|new|whole|driving|night|art|same|after|in|from|to|at) )school)(?: \\((?:independent|secondary|primary|junior)\\))?`;

/** Acronyms that are no words in lower case. */
const smallAcronyms = acronyms
  .split('|')
  .filter(
    (acronym) =>
      !/^(?:..|SIT|SAC|SIA|ACS|ICA|MOM|MFA|GIC|Grab|Meta|Amazon|Google|TikTok|Micron|Dyson)$/.test(acronym),
  )
  .join('|');
/** Words before the name of an institution in Malay and Indonesian. */
const malayHeads =
  'sekolah madrasah masjid surau hospital politeknik universiti universitas maktab kolej institut tadika taska kem balai syarikat klinik poliklinik pejabat kuil gereja yayasan sma smk smp sman smpn sdn tk pt cv rsud sr sm ite camp';
const malayHead = `(?:${malayHeads.replaceAll(' ', '|')})`;
/** The same as they begin a name, without those that are also English. */
const malayHeadCased = `(?:${malayHeads
  .split(' ')
  .filter((head) => head !== 'hospital' && head !== 'camp')
  .map((head) =>
    head.length > 4 || head === 'kem' ? head.charAt(0).toUpperCase() + head.slice(1) : head.toUpperCase(),
  )
  .join('|')})`;
/** Words behind such a word that are not its name. */
const notNamed =
  '(?:ni|tu|ini|itu|tadi|dia|saya|aku|kami|baru|sama|dengan|lagi|untuk|yang|dan|sangat|sudah|dah|tahun|for|and|is|la|in)(?!\\p{L})';
const noName = '(?:the|a|an|my|our|your|his|her|their|this|that|same|which|any|some|another|other|local)';

const unit =
  '(?:(?:HQ|SAF|SPF|SCDF) )?\\d{1,3}(?:st|nd|rd|th)? ?(?:SAR|SIR|SAB|SIB|AMB|GDS|Guards|CDO|Commandos?|Div|Division|Bde|Brigade|Sqn|Squadron|Bn|Battalion|SA|SCE|CBRE|SIG|ENGR|Coy)(?: (?:Bn|Battalion|Coy|Regiment|HQ))?(?!\\p{L})';
/** What classes are named after: Integrity, Loyalty, Resilience, Kindness, Respect. */
const virtue =
  '\\p{Lu}\\p{Ll}*(?:ty|[ae]nce|ness|tude|[ao]ge|ssion|dom|stice|ment|ony|espect|are|ope|ove|oy|ace|aith|our|uth|ship)';
const virtues =
  'integrity loyalty diligence respect resilience care harmony honesty perseverance courage compassion kindness gratitude humility wisdom fortitude charity patience excellence faith grace unity sincerity responsibility';
const anyVirtue = virtues.replaceAll(' ', '|');
const works =
  '(?:works?|working|worked|employed|teach(?:es)?|teaching|stud(?:y|ies|ying|ied)|interned|interning|nurse|doctor|teacher|engineer|analyst|manager|joined|kerja|bekerja|belajar|kuliah|sekolah|masuk|mengajar|nagtatrabaho|nag-aaral|student|now|velai)';
const at = '(?:at|outside|near|behind|ex|for|with|in|from|of|@|di|sa|nasa|dari|kat|la|mein|ở)';

const unitWords =
  'sig engr sar sir sab sib amb gds guards cdo commando commandos div division bde brigade sqn squadron bn battalion sa sce cbre coy';
const workWords =
  'work works working worked employed teach teaches teaching study studies studying studied interned interning nurse doctor teacher engineer analyst manager joined kerja bekerja belajar kuliah sekolah masuk mengajar nagtatrabaho student now velai';
const endWords = `${firmEnds} skool general community mandir vihara chapel hostel builders construction engineering logistics holdings ltd hall dormitory dorm company academy mission foundation society agency tuition care childcare temple mosque church cathedral gurdwara kovil koil koyil institution presbyterian primary secondary pri sec high girls boys convent methodist school hospital polytechnic poly jc college university institute kindergarten preschool camp clinic polyclinic station airbase base madrasah uni npc npp post division shipyard hotel`;
const acronymWords = acronyms.replaceAll('|', ' ');

export const institutionPatterns = [
  { words: unitWords, pattern: `(?<![\\p{L}\\p{N}])(${unit})`, flags: 'iu' },
  {
    words: acronymWords,
    pattern: `(?<!\\p{L})${at} ((?:${acronyms})(?![\\p{L}\\p{N}])(?: \\p{Lu}[\\p{L}\\d]+){0,3})`,
    flags: 'u',
  },
  {
    words: workWords,
    pattern: `(?<!\\p{L})${works}(?: \\p{L}+){0,3}? (?:${at} )?((?:${acronyms})(?![\\p{L}\\p{N}])(?: \\p{Lu}[\\p{L}\\d]+){0,3})`,
    flags: 'iu',
  },
  {
    words: endWords,
    pattern: `(?<!\\p{L})${at} ((?:${cased} ){1,5}${schoolEnd}(?!\\p{L})(?: \\([\\p{L} ]+\\))?)`,
    flags: 'u',
  },
  {
    words: endWords,
    pattern: `(?<!\\p{L})${at} (?:${noName} )?((?!${noName} )[\\p{L}'’-]+(?: (?!(?:${noName}|${at}) )[\\p{L}'’-]+){0,2}? ${smallEnd})(?!\\p{L})`,
    flags: 'iu',
  },
  {
    // Where a clause begins, no preposition is needed.
    words: 'school jc college polytechnic poly kindergarten preschool',
    pattern: `(?:^|[.,;:!?(\\n] ?)((?:\\p{Lu}[\\p{L}'’.&-]* ){1,4}(?:School|JC|Junior College|Poly(?:technic)?|Kindergarten|Preschool))(?!\\p{L})`,
    flags: 'u',
  },
  {
    words: 'church parish institute school college faculty academy cathedral chapel lady',
    pattern: `(?<!\\p{L})((?:Church|Parish|Institute|School|College|Faculty|Academy|Cathedral|Chapel|Our Lady) of (?:the )?(?:St\\.? )?\\p{Lu}\\p{L}+(?: (?:of |the |and |& )?\\p{Lu}\\p{L}+){0,4})`,
    flags: 'u',
  },
  {
    words: 'church parish institute school college faculty academy',
    pattern: `(?<!\\p{L})${at} ((?:church|parish|institute|school|college|faculty|academy) of (?:the )?(?!${notNamed})\\p{L}+(?: (?!${notNamed})\\p{L}+)?)`,
    flags: 'iu',
  },
  {
    words: acronymWords,
    pattern: `(?<!\\p{L})((?:${smallAcronyms}) (?:med|medicine|law|biz|business|computing|engin|engineering|dentistry|nursing|science|arts))(?!\\p{L})`,
    flags: 'iu',
  },
  {
    words: 'st',
    pattern: `(?<!\\p{L})${at} (st\\.? \\p{L}{3,}(?:['’]s)?)(?!\\p{L})`,
    flags: 'iu',
  },
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
    words: malayHeads,
    pattern: `(?<!\\p{L})(${malayHeadCased}(?: (?:\\p{Lu}[\\p{L}'’-]*|\\d{1,3})(?![\\p{L}\\d])){1,5})`,
    flags: 'u',
  },
  {
    words: malayHeads,
    pattern: `(?<!\\p{L})(?:${at}|${works}|ke|dtg|datang|pergi|hantar|imam|bilal) (${malayHead}(?: (?!${notNamed})[\\p{L}-]+){1,3})`,
    flags: 'iu',
  },
  {
    words: 'la oda',
    pattern: `(?<!\\p{L})((?:${cased} ){1,5}${schoolEnd}|${acronyms}) (?:la|oda)(?!\\p{L})`,
    flags: 'u',
  },
  {
    words: 'la oda',
    pattern: `(?<!\\p{L})((?:\\p{L}+ ){1,2}${smallEnd}|${smallAcronyms}) (?:la|oda)(?!\\p{L})`,
    flags: 'iu',
  },
  {
    words: acronymWords,
    pattern: `(?<!\\p{L})${at} (${smallAcronyms})(?![\\p{L}\\p{N}])`,
    flags: 'iu',
  },
  {
    words: workWords,
    pattern: `(?<!\\p{L})${works} (?:\\p{L}+ ){0,2}?${at} (\\p{Lu}[\\p{L}'’&-]+(?: \\p{Lu}[\\p{L}'’&-]+){0,5})`,
    flags: 'u',
  },
  {
    words: 'joined join',
    pattern: `(?<!\\p{L})(?:joined|join) (\\p{Lu}[\\p{L}'’&-]+(?: \\p{Lu}[\\p{L}'’&-]+){0,5})`,
    flags: 'u',
  },
  {
    words: 'class kelas form sec pri p s',
    isBeforeNumber: true,
    pattern: `(?<!\\p{L})((?:class|kelas|form|sec|pri|p|s)(?: of)? ?[1-6] ?[A-H]?\\d?(?:[A-Z](?!\\p{L}))?(?:[A-Z]\\d)?(?: (?:${anyVirtue})(?!\\p{L}))?(?! ?(?:years?|hours?|months?|of|am|pm)))(?![\\p{L}\\p{N}])`,
    flags: 'iu',
  },
  {
    words: 'girls boys',
    pattern: "(?<!\\p{L})(?:at|from) (\\p{Lu}\\p{L}+ (?:Girls|Boys))(?![\\p{L}’'])",
    flags: 'u',
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
    words: 'velai vela padikiran padikira padikiraan padikiral padichen padichan padichaan padikkiran',
    pattern: "(\\p{Lu}[\\p{L}'’&-]*(?: \\p{Lu}[\\p{L}'’&-]*){0,3}) la (?:vela|padi)",
    flags: 'u',
  },
  {
    words: 'level block class platoon coy section',
    pattern:
      '(?<!\\p{L})(?:from|of|dari) ((?:level|block|class|platoon|coy|section) ?[A-Z\\d]{1,3})(?![\\p{L}\\p{N}])',
    flags: 'iu',
  },
  { pattern: '从([\\p{sc=Han}]{2,10}?(?:大学|学院|中学|初院))(?=毕业)', flags: 'u' },
  {
    pattern:
      '(?:感谢|谢谢|在|考进|考上|考入|毕业于|读|念|来自|於|于|进了|是|去|到|进|住)([\\p{sc=Han}]{2,10}?(?:小学|中学|女中|高中|女校|初级学院|初院|理工学院|工艺教育学院|学院|大学|医院|银行|航空|航空公司|公司|学校|诊所|军营|书院|幼儿园|幼稚园|托儿所|宿舍|教会|警署|集团|局))',
    flags: 'u',
  },
] as const;
