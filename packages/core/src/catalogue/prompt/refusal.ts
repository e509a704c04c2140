/** Prompts that ask for people's private data or for something illegal, with the answer to each kind. */

export interface Refusal {
  readonly asks: RegExp;
  /** Words that lift the refusal, since the prompt is about research or about no single person. */
  readonly unless?: RegExp;
  /** One sentence. */
  readonly sentence: string;
}

/** Joins the parts of a case-insensitive pattern; a space matches any white space. */
const pattern = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.join('').replaceAll(' ', String.raw`\s+`), 'iu');

const study =
  /\b(?:detect\w*|recogni\w*|classif\w*|predict\w*|prevent\w*|synthetic|dummy|generated|mask\w*|anonymi[sz]ed|hashed|validat\w*|pars\w*|statistics|rates?|average|median|how many|distribution|survey|awareness|news|cases?|incidents|costs?|filter\w*|moderat\w*|research|study|strength|format|area codes?)\b/i;

const relation =
  'neighbou?rs?|ex|ex-\\w+|girlfriends?|boyfriends?|gf|bf|wife|husband|spouse|partner|boss|manager|colleagues?|co-?workers?|friends?|crush|tenants?|landlord|teachers?|classmates?|roommate|flatmate|maid|helper|nanny|employees?|date|daughter|son|kids?|mother|father|mum|dad|sister|brother|cousin|uncle|aunt(?:y|ie)?|doctor|client|customers?|supervisor|professor|enemy|rival|stalker|driver';
const particular = `(?:(?:my|his|her|their|our|the) (?:\\w+ )?(?:ex[- ])?(?:${relation})\\b(?:[’']s)?|(?:this|that|a certain|a specific|a particular) (?:person|guy|girl|man|woman|lady|boy|user|individual|stranger|actor|actress|singer|celebrity|minister|politician|streamer|influencer)(?:[’']s)?|the (?:guy|girl|man|woman|person|lady|boy|aunt(?:y|ie)|uncle|seller|buyer|stranger|cashier|waiter|waitress|cleaner|couple|family) (?:who|that|at|from|in|next|upstairs|downstairs|living)|a (?:total |complete )?stranger(?:[’']s)?|some(?:one|body)(?: else)?(?:[’']s)?|any(?:one|body)(?:[’']s)?)`;
const group =
  '(?:people|persons?|individuals?|singaporeans?|malaysians?|citizens?|residents?|women|men|girls|boys|ladies|celebrit(?:y|ies)|actors?|actresses|singers?|politicians?|ministers?|judges?|doctors?|nurses?|lawyers?|teachers?|students?|customers?|clients?|users?|members?|voters?|employees?|staff|seniors?|elderly|homeowners?|agents?|ceos?|directors?|executives?|investors?|patients?|influencers?|streamers?|players?|footballers?|hairdressers?|pirates?|drivers?|donors?|pensioners?|tourists?|expats?|maids?|landlords?|tenants?|accounts?|owners?|strangers?|widow(?:er)?s?|m[uo]ms?|mothers|dads|fathers|parents|couples|famil(?:y|ies)|teens?|teenagers?|kids|waiters?|waitress(?:es)?|cashiers?|workers?|neighbou?rs?|everyone|everybody)';

const contact =
  '(?:(?:hand|mobile|tele|cell)?-?\\s?phone (?:numbers?|nos?\\b|contacts?)|mobile (?:numbers?|nos?\\b)|handphones?|hp (?:numbers?|nos?\\b)|whatsapp (?:numbers?|contacts?)|contact (?:numbers?|details|info(?:rmation)?|lists?)|telegrams? (?:of|handles?)|mailing address(?:es)?|home address(?:es)?|residential address(?:es)?|private address(?:es)?|e-?mail address(?:es)?|e-?mail lists?|nrics?|nric (?:numbers?|nos?\\b)|ic numbers?|identity card numbers?|passport (?:numbers?|details|scans?|copies)|bank (?:account )?(?:numbers?|details|logins?)|credit card (?:numbers?|details)|card numbers|cvvs?|social security numbers?|ssns?|passwords|logins?|dates? of birth)';
const intimate =
  '(?:medical (?:records?|files?|histor(?:y|ies)|reports?)|health records?|criminal records?|salar(?:y|ies)|pay ?slips?|income|earnings|bank statements?|bank balance|bonus(?:es)?|take-?\\s?home pay|pay|gmail|inbox|cpf (?:balance|statements?)|tax returns?|browsing history|search history|chats?|chat (?:logs?|history)|messages|texts|dms?|private \\w+|photos?|pictures|pics|nudes|videos?|location|whereabouts|address|diar(?:y|ies)|passwords?|grades|exam results|call (?:logs?|history)|e-?mails?|accounts?|phone|phone number|contact|number|nric|ic|religion|race|age|weight|marriage|divorce|birthday|transcripts?|phone calls?|bank balance|debts?|purchases|shopping lists?|playlists?|data|personal data|information|details)';

const privateData =
  'I do not look for private data of people, such as how to reach them, where they are, or what their records and messages say.';
const identity =
  'I do not help to find out who somebody is or who contributed an upload: the terms of this market forbid it.';
const stolen = 'I do not look for stolen or leaked data.';
const sexual = 'I do not look for intimate pictures of people, nor for anything sexual with children.';
const illegal = 'I do not help with what is against the law or harms people.';

/** The first refusal that matches a prompt is used. */
export const refusals: readonly Refusal[] = [
  {
    asks: /\b(?:child(?:ren)?|kids?|minors?|under-?age|preteens?|teens?|teenagers?|schoolgirls?|schoolboys?|little (?:girls?|boys?)|lolita)\b.*\b(?:porn\w*|nudes?|naked|erotic\w*|sex(?:y|ual)? (?:pictures?|photos?|videos?|images?|content)|nsfw|swimsuits?|bikinis?|lingerie|underwear|showers?)\b|\b(?:porn\w*|nudes?|naked|erotic\w*|sex(?:y|ual)? (?:pictures?|photos?|videos?|images?)|nsfw|explicit \w+)\b.*\b(?:\d{1,2}[- ]year[- ]olds?|child(?:ren)?|kids?|minors?|under-?age|preteens?|teens?|teenagers?|schoolgirls?|schoolboys?|little (?:girls?|boys?))\b/i,
    unless: /\b(?:detect\w*|classif\w*|prevent\w*|moderat\w*|statistics|laws?|survey|awareness)\b/i,
    sentence: sexual,
  },
  {
    asks: pattern(
      '\\b(?:revenge porn|(?:secret(?:ly)?|hidden|spy) (?:toilet |shower |changing room |bedroom )?(?:recordings?|recorded|filmed|photos|videos|cam\\w*)|(?:photos?|pictures|videos?) of .{1,40} without (?:their |her |his )?consent|upskirts?|voyeur\\w*|hidden cam\\w*|deep-?fake (?:porn\\w*|nudes?)|undress\\w*',
      `|(?:nudes?|nude (?:photos?|pictures|pics)|naked (?:photos?|pictures|pics)|sex tapes?) (?:of|from) (?:${particular}|${group}|my)`,
      `|(?:${particular}|${group}[’']s?) (?:nudes?|naked \\w+|nude \\w+))\\b`,
    ),
    unless: /\b(?:detect\w*|classif\w*|prevent\w*|moderat\w*|statistics|laws?|survey|awareness)\b/i,
    sentence: sexual,
  },
  {
    asks: /\b(?:leaked|stolen|hacked|breached|dumped|cracked|dark ?web|combo ?lists?|fullz)\b.*\b(?:data(?:base)?s?|passwords?|credentials?|accounts?|cards?|e-?mails?|photos?|pictures?|numbers?|records?|lists?|dumps?|nudes?|id(?:entitie)?s|logins?|cvvs?|exams?|papers?)\b|\b(?:data(?:base)?|password|credential)s? (?:leaks?|dumps?)\b|\b(?:combo ?lists?|fullz)\b|\b(?:singpass|bank|gmail|facebook|instagram|icloud|wifi) (?:passwords|logins|credentials|otps?)\b|\b(?:onlyfans|icloud|snapchat|celebrity)\b.{0,15}\bleaks?\b|\b(?:credit )?cards? dumps?\b|\bdumps? of\b.{0,30}\b(?:patients?|customers?|users?|members?|accounts?|records?|database)\b|\b(?:data(?:base)?s?|passwords?|accounts?|cards?)\b.*\b(?:leaked|stolen|hacked|from the dark ?web)\b/i,
    unless:
      /\b(?:detect\w*|predict\w*|prevent\w*|statistics|rates?|costs?|news|survey|awareness|cars?|vehicles?|bikes?|bicycles?|art|goods)\b/i,
    sentence: stolen,
  },
  {
    asks: /\b(?:name|identify|reveal|expose) the (?:person|user|contributor|uploader|seller|people|owner)\b|\b(?:contact|reach|meet|find) (?:its|the|their) (?:owner|contributor|uploader|seller)\b|\bidentify (?:the |these |those )(?:people|persons|users|contributors|individuals)\b|\b(?:which|what) (?:contributor|uploader|seller)\b|\b(?:reverse|undo|break|crack|defeat) (?:the |your )?(?:masking|anonymi[sz]ation)\b|\b(?:original|real|true) (?:names?|identit\w+) (?:from|of|behind|in)\b|\b(?:de-?anonymi[sz]\w*|unmask\w*|re-?identif\w*|identify|find out|work out|figure out|tell me|know|reveal|show me|see|link|which|what|who)\b.*\b(?:(?:who|which person|whoever) (?:contributed|uploaded|sold|donated|is behind|owns|made|sent)\b.*\b(?:upload|data|dataset|export|hash|it|this|records?|playlist)|(?:contributors?|uploaders?|sellers?)\b.{0,30}\b(?:names?|identit\w+|addresses?|e-?mails?|real)|(?:names?|identit\w+|addresses?|e-?mails?) of (?:the |a |your |all )?(?:contributors?|uploaders?|sellers?)|(?:people|persons?|names?|users?|contributors?) (?:in|behind|from|of) (?:the |this |these |your |an? )?(?:masked|anonym\w+|upload|hash))|\b(?:de-?anonymi[sz]e|unmask|re-?identify) (?:the|this|these|that|a|an|your|people|users|contributors|masked|uploads?|records?)\b|^\s*(?:who|which (?:person|user)|whose name) (?:contributed|uploaded|sold) |\b(?:persons?|people|humans?|users?|names?|individuals?|contributors?) behind (?:this|the|that|these|an?) (?:\w+ )?(?:data|dataset|uploads?|hash|export|records?)\b|\b(?:link|join) (?:the |these |two |all )?uploads\b|^\s*who (?:is|was) (?:the )?(?:user|contributor|member|account|seller|uploader) ?#?\w*\d|\bwhich (?:of the |of these )?(?:uploads?|records?|datasets?|accounts?) (?:belongs? to|is (?:from|by)|comes? from) (?:my \w|his|her|some|the)|\bmatch\b.*\b(?:data|dataset|uploads?|records?)\b.*\b(?:to|with) (?:the )?(?:real |actual )?(?:people|persons|names|individuals|identities)\b/i,
    sentence: identity,
  },
  {
    asks: pattern(
      `\\b(?:stalk|spy on|spying on|track|locate|follow|trace|monitor|dox|doxx|find) (?:down )?${particular}(?! (?:of|data))`,
      `|\\b(?:where|when) (?:does |do |is |are |did )?${particular}(?: \\w+)? (?:lives?|stays?|works?|goes|hangs? out|is|are|now|right now|tonight|sleep)\\b`,
      `|\\bread ${particular} (?:messages|chats?|e-?mails?|whatsapp|dms?|texts)`,
      '|\\bwho is (?:this|that) (?:girl|guy|man|woman|person|lady|boy)\\b',
      '|\\b(?:whose (?:phone |mobile |hand ?phone )?(?:number|nric|car|plate|address|account) is|who lives (?:at|in) (?:blk|block|unit|no\\.?|number|#?\\d|this|that|the house)|who owns (?:this|that|the) (?:car|number|phone|plate|account|house|flat|unit)|(?:look up|search|trace|check) (?:this|that|a) (?:number plate|car plate|phone number|number|nric|ic|person|address))',
      '|\\b(?:owner|name|person|identity) (?:of|behind) (?:this|that|the) (?:phone |mobile |hand ?phone |car |number ?)*(?:number|plate|account|e-?mail|flat|unit)\\b',
      '|\\b(?:home )?address of (?:the )?(?:actor|actress|singer|minister|politician|celebrity|president|streamer|influencer)\\b',
    ),
    sentence: privateData,
  },
  {
    asks: pattern(
      `\\b(?:${particular} (?:\\w+ )?${intimate}|${intimate} (?:of|on|from|about|belonging to) ${particular}(?! (?:of|data)))(?!\\p{L})`,
      `|\\bwhat ${particular} (?:earns?|makes|owes|buys|searches|watches|weighs|does at night)\\b`,
      `|\\bhow much (?:does |do |did |is |was )?${particular}(?! (?:of|data))`,
      `|\\b(?:what (?:time|religion|race|school|car)|which (?:school|church|temple|gym|car)|when|how often) (?:does |do |did |is |are )${particular}`,
      `|\\b(?:into|open|access|unlock|read|see|check) ${particular}`,
    ),
    unless: study,
    sentence: privateData,
  },
  {
    asks: pattern(
      `\\b(?:${contact}(?: and \\p{L}+(?: \\p{L}+)?)? (?:of|for|from|belonging to) (?:[\\p{L}’'-]+ ){0,3}(?:${group}|${particular})`,
      `|(?:${group}|${particular})(?:[’']s?)? ${contact}`,
      `|(?:singapore(?:an)?|real|private|valid|working|active|local) (?:\\p{L}+ ){0,2}${contact}`,
      `|(?:${group}|${particular}) (?:[\\p{L}-]+ ){0,4}with (?:their |his |her )?(?:\\p{L}+ )?${contact}|(?:card numbers?|cards?) (?:with|and|including) cvvs?|(?:lists?|names?) of (?:all )?(?:the )?${group} (?:who|that|with) (?:(?:are|have|is|has) )?(?:\\p{L}+ )?(?:hiv|aids|cancer|diabetes|depression|gay|lesbian|muslim|christian|jewish|bankrupt|in debt|pregnant|convict\\w*|in prison)|(?:home|residential|private) address(?:es)? of|names and (?:\\p{L}+ )?(?:address\\w*|phones?|numbers?|nrics?|contacts?|e-?mails?) of|private (?:photos?|pictures|videos?|messages|chats?|li[fv]es?|data|information|details) of (?:${group}|${particular})|e-?mails? of (?:all|every)|lists? of e-?mails?|(?:customer|client|contact|member) lists? of|(?:phone director(?:y|ies)|address books?) of (?:private|${group})|nric numbers?|social security numbers?|passport numbers?|lists? of (?:all )?(?:the )?(?:\\p{L}+ )?(?:muslims|christians|jews|hindus|gays?|lesbians?|homosexuals|hiv|prisoners|convicts|immigrants|activists|rape victims)|(?:lists?|databases?|dumps?|thousands|millions) (?:of|with) (?:[\\p{L}-]+ ){0,2}(?:${contact}))(?!\\p{L})`,
    ),
    unless: study,
    sentence: privateData,
  },
  {
    // "Medical records of Tan Ah Kow": a name has capitals, so this pattern is case-sensitive.
    asks: new RegExp(
      [
        String.raw`\b(?:[Mm]edical (?:records?|history)|[Pp]hone number|[Mm]obile number|[Aa]ddress|[Ss]alary|NRIC|[Bb]ank (?:account|statements?)|[Pp]asswords?|[Pp]rivate \p{Ll}+|[Ww]hereabouts|[Ll]ocation|[Cc]riminal record|[Nn]udes|[Cc]ontact(?: details)?|[Ee]-?mail(?: address)?|\p{Ll}+ records?|[Pp]atients|[Rr]eligion|[Bb]ank balance|IC)\s+(?:of|for)\s+(?:(?:Mr|Mrs|Ms|Mdm|Dr|Madam|Minister)\.?\s+)?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+`,
        String.raw`\b\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+[’']s\s+(?:home |phone |mobile |bank |private |medical )?(?:address|number|account|balance|salary|NRIC|IC|password|records?|whereabouts|location|history|nudes|chats?|messages|e-?mail|phone|diary|grades|religion)`,
        String.raw`\b[Ww]here\s+(?:(?:does|is|did)\s+)?(?:[Mm]inister\s+|Mr\s+|Mrs\s+|Ms\s+|Mdm\s+|Dr\s+)?\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){0,3}\s+(?:lives?|stays?|sleeps?|hangs? out)\b`,
        String.raw`\b(?:[Ww]hat|[Hh]ow\s+much)\s+(?:does|did|do)\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?\s+(?:buy|search|watch|earn|owe|weigh|make|spend|text|message)\b`,
        String.raw`\b[Ww]here\s+is\s+(?:[Mm]inister|Mr|Mrs|Ms|Mdm|Dr|Madam)\.?\s+\p{Lu}\p{Ll}+`,
        String.raw`\b[Ff]ind\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+.{0,30}\b(?:for me|(?:her|his|their)\s+(?:number|phone|address|e-?mail))`,
        String.raw`\b(?:[Ee]verything|[Aa]ll|[Dd]irt)\s+(?:you (?:know|have) )?(?:about|on)\s+(?:Mr |Mrs |Ms |Mdm |Dr )?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+`,
      ].join('|'),
      'u',
    ),
    unless: /\b(?:Dataset|Corpus|Bank|University|Street|Road|Airport|Hospital|Company|River|Park)\b/,
    sentence: privateData,
  },
  {
    asks: /(?:邻居|鄰居|前任|前男友|前女友|老板|同事|某人|别人|明星|网红|客户|居民|新加坡人).{0,4}(?:电话|手机号|住址|地址|身份证|密码|病历|工资|聊天记录|裸照)|(?:nombor telefon|alamat rumah|nombor ic|kata laluan)\s+(?:jiran|bekas|orang|bos|kawan|artis|pelanggan|penduduk)/iu,
    sentence: privateData,
  },
  {
    asks: /\b(?:how (?:to|do i|can i|do you|would i)|help me|teach me|i want to|i need to|want to|ways? to|guides? (?:to|for|on)|instructions? (?:to|for|on)|recipes? for|tutorials? (?:to|for|on)|tools? (?:to|for)|where (?:to|can i|do i))\b.*\b(?:(?:mak|build|cook|grow|buy|get|sell|import|smuggl|synthesi[sz]|forg|print|creat|writ|spread|send|assembl|deal)\w*\b.*\b(?:bombs?|explosives?|grenades?|meth(?:amphetamine)?|cocaine|heroin|ecstasy|mdma|lsd|illegal drugs|drugs|weed|cannabis|ketamine|erimin|fentanyl|opium|magic mushrooms|k-?pods|guns?|firearms?|weapons?|nerve agents?|ricin|counterfeit \w+|fake (?:passports?|ics?|nrics?|ids?|money|notes|degrees?|certificates?|exports?|reviews)|malware|ransomware|viruses|keyloggers?|phishing|spyware|botnets?)\b|(?:hack|clone (?:some\w+[’']s |an? |his |her |my \w+[’']s )?(?:\S+ )?(?:cards?|sims?|passports?|keys?|ic)\b|break in|break into|steal|launder|evade|dodge|cheat|scam|blackmail|extort|dox+|kidnap|kill|murder|poison|forge|bribe|shoplift|pirate|defraud|catfish|groom|rob|ddos)\b(?! rates?\b))|\b(?:bypass|trick|fool|get around|beat|cheat)\b.{0,20}\b(?:checks?|verification|masking|kyc|captcha|paywall|limits?)\b|\bfake (?:an?|my|the|some) (?:\w+ )?(?:exports?|uploads?|history|spotify|netflix)|\b(?:keyloggers?|spyware|stalkerware)\b.{0,30}\b(?:on|for|install|into)\b|\b(?:hack|hacking|crack|break) into\b|^(?:(?:please|can you|could you) )?(?:steal|launder|blackmail|extort|kidnap|bribe|defraud|ddos|shoplift|hack|(?:kill|rob|poison) (?:my|the|a|some\w+|his|her)|make (?:an? |some )?(?:explosives?|bombs?|grenades?))\b|\bcarding\b|\bget away with\b.{0,30}\b(?:trading|fraud|theft|murder|crime|tax\w*|it)\b|\b(?:makes?|generates?|creates?|produces?) (?:an? |some )?fake (?:\w+ )?(?:exports?|uploads?|accounts?|ids?)\b|\bcheat the\b|\b(?:exports?|uploads?|data|accounts?) that (?:is|are) not (?:mine|my own)\b|^(?:please )?(?:build|write|make|create|generate|give|design|code|sell|get)(?: me)? (?:an? |some |more )?(?:\w+ )?(?:phishing|ransomware|malware|keyloggers?|spyware|botnets?|virus(?:es)?|fake (?:accounts?|exports?|uploads?|passports?|ics?|degrees?|listening|data to|history))\b|\bavoid paying\b.{0,20}\btax|\b(?:sell|upload|contribute|submit) (?:some(?:one|body)(?: else)?[’']s|my \w+[’']s|another person[’']s|other people[’']s)|\bhack (?:some(?:one|body)|his|her|their|a|an|the|my|facebook|instagram|whatsapp|wifi|gmail|bank)\b|\b(?:launder money|money laundering (?:methods|tips)|evade taxes|credit card generator|keygen|serial keys?|pirated? (?:movies|software|games|books))\b/i,
    unless:
      /\b(?:detect\w*|predict\w*|prevent\w*|classif\w*|statistics|rates?|survey|awareness|datasets?|data (?:on|about|of|for)|corpus|weeds? (?:killer|control)|kill(?:s|ed)? (?:weeds?|bacteria|time))\b/i,
    sentence: illegal,
  },
];
