/** Questions about the market itself, each with its answer and the pages with details. */
import { fewestRecords } from '../../pool/least-amount.ts';
import { priceRule } from '../../pricing/pricing.ts';
import { rewardRule } from '../../reward/reward.ts';

export interface ProductPage {
  readonly title: string;
  /** The path on the market's own site. */
  readonly path: string;
  readonly description: string;
}

const page = (title: string, path: string, description: string): ProductPage => ({
  title,
  path,
  description,
});

export const productPages = {
  guide: page(
    'How to start contributing and earning',
    '/guide',
    'All steps from your request to a platform to the reward.',
  ),
  export: page(
    'Ask the platform for your data',
    '/guide#ask-the-platform-for-your-data',
    'Where to request your data from each platform, on a phone and on a computer.',
  ),
  steps: page(
    'Watch what happens to it',
    '/guide#watch-what-happens-to-it',
    'How an upload is checked, scored, masked and registered.',
  ),
  claim: page(
    'Claim your reward',
    '/guide#claim-your-reward',
    'What an upload earns, and how to get it paid.',
  ),
  pools: page('Data pools', '/datapool', 'All pools, to contribute to or to buy from.'),
  contribute: page(
    'Contribute data',
    '/datapool?role=contribute',
    'Choose the pool of a platform and upload its export.',
  ),
  account: page('Your account', '/account', 'Your uploads, rewards and wallet; here you withdraw an upload.'),
  about: page('About us', '/about', 'What this market is, for whom, and what it will not do.'),
  assistants: page('Two assistants', '/about#two-assistants', 'What D-GPT and I-GPT do.'),
  insight: page('I-GPT', '/I-GPT', 'Insights from aggregates over many contributors.'),
  buyers: page(
    'What buyers get',
    '/about#what-buyers-get',
    'Single uploads with score, price, dictionary and a profile.',
  ),
  privacy: page(
    'Privacy policy',
    '/privacy',
    'What we hold, who sees it, how long it is kept, and your rights.',
  ),
  file: page(
    'What happens to the file you upload',
    '/privacy#what-happens-to-the-file-you-upload',
    'It is checked, masked and deleted.',
  ),
  rights: page('Your rights', '/privacy#your-rights', 'What you may request, and from whom.'),
  withdrawing: page(
    'Withdrawing an upload',
    '/terms#withdrawing-an-upload',
    'What a withdrawal ends, and what it cannot undo.',
  ),
  buying: page('Buying', '/terms#buying', 'Prices, refunds and licences.'),
  rewards: page('Rewards', '/terms#rewards', 'How much, when, and to a wallet or a bank.'),
  token: page('CGDX', '/terms#cgdx', 'What the token is, and what it is not.'),
  who: page(
    'Who may use the service',
    '/terms#who-may-use-the-service',
    'Residents of Singapore of at least 18 years.',
  ),
  contribution: page(
    'What you may contribute',
    '/terms#what-you-may-contribute',
    'Unchanged exports of your own accounts.',
  ),
  register: page(
    'The public register',
    '/terms#the-public-register',
    'What is on the blockchain, and who can see it.',
  ),
  proof: page('Proof of an upload', '/proof', 'Your browser checks an upload against the blockchain.'),
  early: page('Early Contribution Program', '/earlybird', 'Higher rewards, and until when.'),
  terms: page('Terms and conditions', '/terms', 'The contract between you and the market.'),
} as const satisfies Record<string, ProductPage>;

export interface ProductTopic {
  readonly asks: RegExp;
  /** A few sentences. */
  readonly answer: string;
  readonly pages: readonly ProductPage[];
}

const { guide, contribute, claim, account, about, assistants, privacy, file, rights, withdrawing } =
  productPages;

const here =
  '(?:here|cgdx|you|your|yours|d-?gpt|i-?gpt|this (?:site|website|web site|market|marketplace|platform|service|app|page|company|thing)|the (?:site|website|market|marketplace|app|service|data ?pools?))';
const mine = '(?:my|mine|our)';
const object =
  '(?:data|uploads?|exports?|files?|zips?|account|history|contributions?|datasets?|records?|takeout|archive|chats?|posts)';
/** Builds a pattern: `HERE`, `MINE` and `OBJECT` are placeholders, a space matches any white space. */
const pattern = (...choices: readonly string[]): RegExp =>
  new RegExp(
    choices
      .join('|')
      .replaceAll('HERE', here)
      .replaceAll('MINE', mine)
      .replaceAll('OBJECT', object)
      .replaceAll(' ', String.raw`\s+`),
    'i',
  );
const asking =
  '(?:how|where|can|could|may|do|does|what|when|which|why|should|is|are|will|would|want|like|need|help)';

/** The most specific topic comes first. */
export const productTopics: readonly ProductTopic[] = [
  {
    asks: pattern(
      '\\b(?:delete|remove|erase|withdraw|take down|take back|pull out|get rid of|wipe|destroy|undo|cancel|unsubmit)\\b.{0,25}\\bMINE (?:\\w+ ){0,2}OBJECT\\b',
      '\\b(?:delete|close|deactivate|cancel|terminate)\\b.{0,15}\\b(?:MINE|the|an?) account\\b(?! dele)(?!.{0,20}\\b(?:data|dataset|behavio)\\w*)',
      '\\bMINE (?:\\w+ ){0,2}OBJECT (?:be |gets? |to be )?(?:deleted|removed|erased|withdrawn|taken down)\\b',
      '\\b(?:withdraw|revoke|take back)\\b.{0,12}\\b(?:MINE|the) consent\\b',
      '\\b(?:right to be forgotten|opt(?:ing)?[ -]out|change(?:d)? my mind|unsubscribe)\\b.{0,30}(?:\\?|$|\\bmy\\b)',
      '\\bstop (?:selling|sharing|using) MINE\\b',
    ),
    answer:
      'You withdraw an upload on your account page: it is no longer for sale, and its dataset is deleted. Copies already sold remain. To have your account closed, write to us; the privacy policy says how.',
    pages: [account, withdrawing, rights],
  },
  {
    asks: pattern(
      '\\b(?:what|why|how much|where|is|can|how)\\b.{0,15}\\bcgdx\\b.{0,25}\\b(?:tokens?|worth|money|coins?|price|crypto|investment|value|exchange|trade|buy|sell|dollars?)\\b',
      '\\b(?:buy|sell|trade|exchange|convert|value of|price of|worth of)\\b.{0,10}\\bcgdx\\b',
      '\\b(?:your|the) (?:utility )?token\\b.{0,20}(?:\\?|$)',
    ),
    answer:
      'CGDX is a utility token on a test network: it pays for data here and is what contributors are rewarded in. It is neither money nor an investment.',
    pages: [productPages.token, productPages.rewards],
  },
  {
    asks: pattern(
      '\\b(?:verify|prove|check|proof|certificate)\\b.{0,25}\\b(?:uploads?|of an upload|merkle|blockchain|on-?chain|MINE|genuine here)\\b(?!.*\\b(?:dataset|transactions|data on)\\b)',
      '\\b(?:what|why|which|how|where)\\b.{0,25}\\b(?:on|in|the|use|uses|using|public|need) (?:the |a |public )?(?:blockchain|register|merkle \\w+|smart contract)\\b(?!.*\\b(?:dataset|transactions|data on|prices)\\b)',
      '\\bwhat (?:is|does) (?:a |the )?(?:proof|leaf|merkle root|upload hash|certificate)(?: mean| prove| do| for)?[?!. ]*$',
    ),
    answer:
      'Every accepted upload is one leaf of a public tree whose root is on a blockchain. Anyone who has the link of its proof can check that nothing was changed.',
    pages: [productPages.proof, productPages.register],
  },
  {
    asks: pattern(
      '\\b(?:refunds?|money back|chargebacks?)\\b(?!.*\\b(?:data|dataset|fraud|statistics)\\b)',
      '\\bhow (?:is|are) (?:the |your )?prices? (?:calculated|computed|set|determined|decided|made)',
      `\\b${asking}\\b.{0,25}\\b(?:I|we|one|buyers?|to)\\b.{0,12}\\b(?:buy|purchase|pay|order|check ?out|download what|licen[cs]e)\\b.{0,25}(?:\\b(?:HERE|uploads?|data|dataset|pool|it|from|with|by|card|crypto)\\b|\\?|$)(?!.*\\b(?:houses?|flats?|hdb|stocks?|cars?|predict|forecast)\\b)`,
      '\\b(?:what|how much|how are|how is|why)\\b.{0,20}\\b(?:prices?|costs?|pay|fees?|charge)\\b.{0,20}\\b(?:HERE|uploads?|an upload|data ?pool|pools?|dataset here)\\b',
      '\\b(?:payment methods?|pay by card|pay with (?:a )?(?:card|cgdx|crypto|paynow)|accept (?:cards?|paynow|paypal|visa|stripe))\\b(?!.*\\b(?:data|dataset|fraud)\\b)',
      '\\bMINE (?:order|purchase|payment|receipt|invoice|download)s?\\b.{0,30}(?:\\?|$|fail|where|not|miss)',
      '\\bhow (?:do|can) i see (?:the )?data before (?:i )?(?:buy|pay)',
      '\\bwhat (?:may|can) (?:a )?buyers? (?:do|use)',
    ),
    answer: `You buy single uploads from a data pool, by card or in CGDX; the price of an upload is ${priceRule}. Every payment ends as access to what was bought or as a refund.`,
    pages: [productPages.pools, productPages.buyers, productPages.buying],
  },
  {
    asks: pattern('\\b(?:early (?:bird|contributors?|contribution)|earlybird)\\b'),
    answer: 'During the early contribution programme rewards are multiplied; its page says until when.',
    pages: [productPages.early],
  },
  {
    asks: pattern(
      '\\b(?:how much|what|when|how|where|do|will|can|why)\\b.{0,25}\\b(?:I|we|me|us|contributors?)\\b.{0,15}\\b(?:earn|paid|get paid|make (?:here|from|with|by)|rewards?|claim|cash ?out|payouts?|receive (?:my|the)|withdraw my (?:reward|money|cgdx|earning)|money from)\\b(?!.*\\b(?:dataset|datasets|data on|data about)\\b)',
      '\\b(?:claim|cash ?out|withdraw|get|receive|collect|see|where is|missing|forfeit\\w*) MINE (?:rewards?|cgdx|tokens?|money|earnings?|payouts?)\\b',
      '\\bMINE (?:rewards?|payouts?|earnings?)\\b',
      '\\brewards?\\b.{0,10}\\btax\\w*',
      '\\bhow much (?:do|does|will|would) HERE pay',
      '\\b(?:value of MINE (?:\\w+ )?OBJECT|MINE (?:\\w+ )?OBJECT (?:is |are )?worth)\\b',
      '^what(?: is|.?s) (?:a |the )?(?:reward|claim|payout)[?!. ]*$',
      '\\b(?:what|how) (?:is|are|do|does|big is|large is) (?:the |a |your )?(?:rewards?|payouts?)\\b.{0,30}(?:work|computed|calculated|paid|upload|\\?|$)',
      '\\b(?:connect|link|add|use|need|change)\\b.{0,15}\\b(?:(?:MINE|an?|the) (?:crypto |browser |metamask )?(?:wallet|bank account)|metamask)\\b(?!.*\\b(?:data|dataset)\\b)',
      '\\bhow (?:do|can|to)\\b.{0,10}\\b(?:make money|earn)\\b.{0,15}(?:HERE|with MINE data|from MINE data)\\b',
    ),
    answer: `The reward of an accepted upload is ${rewardRule}. You claim it on your account page, in CGDX to your wallet or as a payout to your bank.`,
    pages: [claim, productPages.rewards, account],
  },
  {
    asks: pattern(
      '\\bwhy (?:was|is|were|did|are)\\b.{0,20}\\b(?:MINE|the) (?:\\w+ )?(?:upload|export|file|zip|contribution|data|score)s?\\b',
      '\\b(?:rejected|refused|low score|quality score)\\b.{0,30}\\b(?:MINE|upload|why|how)\\b',
      `\\b${asking}\\b.{0,20}\\b(?:quality|score)s?\\b.{0,25}\\b(?:scored|computed|calculated|measured|judged|raise|improve|higher|upload)\\b`,
      '\\bMINE (?:quality )?scores?\\b(?! (?:card|sheet))',
      '\\b(?:question|problem|issue|trouble|help)\\b.{0,8}\\b(?:about|with) MINE (?:account|upload|contribution|export|file)s?\\b',
      '^what(?: is|.?s) (?:a |the )?(?:quality score|quality|contribution)[?!. ]*$',
      '\\bhow (?:do|does) HERE (?:check|score|verify|judge|know|refuse)',
      '\\b(?:minimum|enough|how (?:many|much)) (?:records?|data)\\b.{0,25}\\b(?:do i need|need to|to contribute|to upload|accepted)\\b',
      '\\bhow long (?:does|do|will|until)\\b.{0,30}\\b(?:check|upload|contribution|review|processing|masking)\\w*\\b',
      '\\b(?:MINE|the) (?:upload|contribution) (?:is )?(?:stuck|pending|waiting|failed|slow)',
    ),
    answer: `Every step of an upload shows what it found on your account page, and why, if it refuses. An export needs at least ${fewestRecords} different records; its quality is scored from 0 to 10.`,
    pages: [productPages.steps, productPages.contribution, account],
  },
  {
    asks: pattern(
      `\\b${asking}\\b.{0,30}\\bMINE (?:\\w+ )?(?:data|uploads?|files?|exports?|names?|identity|privacy|chats?|information|e-?mail)\\b.{0,25}\\b(?:safe|secure|private|anonymous|protected|masked|encrypted|stored|kept|shared|sold|seen|visible|used|leaked)\\b`,
      '\\bwho (?:can |will |gets to )?(?:see|sees|access|read|buy|buys|gets?|use)s? MINE\\b',
      '\\b(?:do|will|can|does|are|what do|how do|what does|what will|why do) (?:HERE)\\b.{0,30}\\b(?:sell|share|mask|keep|store|read|look at|protect|track|do with|hold|know|cookies?|anonymi[sz]e)\\b.{0,30}(?:\\b(?:MINE|me|data|names|personal|cookies?|file|about|information|export)\\b|\\?|$)',
      '\\b(?:privacy policy|pdpa|gdpr|data protection)\\b(?!.*\\b(?:dataset|data on|cases|fines|decisions)\\b)',
      '\\bwhat happens (?:to|with|after)\\b.{0,20}\\b(?:MINE|i upload|the file|an upload)\\b',
      '\\b(?:identif\\w+|recogni[sz]e|find|trace) me\\b',
      '\\b(?:is|are) (?:it|this|HERE|the masking)\\b.{0,15}\\b(?:safe|secure|private|anonymous)\\b',
      '\\bhow (?:does|is) (?:the )?mask(?:ing|ed)\\b.{0,15}(?:work|done|data|\\?|$)',
      '\\bwhat (?:is|gets|data is|information is) mask(?:ed|ing)\\b',
      '\\b(?:buyers?|sellers?|others|anybody|anyone|people)\\b.{0,20}\\b(?:know|see|identify|learn|find out)\\b.{0,15}\\b(?:who I am|me|MINE (?:real )?names?)\\b',
    ),
    answer:
      'Programs, not people, check your file, score it and mask the personal information in it; then the file is deleted. You choose for each upload what may leave. Records and words are masked, not anonymous.',
    pages: [privacy, file, rights],
  },
  {
    asks: pattern(
      `\\b${asking}\\b.{0,30}\\b(?:I|we|me|to)\\b.{0,15}\\b(?:contribut\\w*|upload\\w*|submit\\w*)\\b(?!.*\\b(?:predict|speeds?|model|dataset of|datasets on)\\b)`,
      '\\b(?:contribute|upload|submit|sell|share|donate|add|give you|monetise|monetize|trade)\\b.{0,12}\\bMINE (?:own |\\w+ ){0,2}OBJECT\\b',
      '\\b(?:how|where|can)\\b.{0,15}\\b(?:get|download|request|export|ask for|obtain|find)\\b.{0,15}\\bMINE (?:own |\\w+ ){0,2}(?:data|exports?|history|takeout|archive|files?)\\b',
      '\\b(?:which|what) (?:platforms?|apps|exports?|files?|formats?|data|pools?|kinds? of data|data pools)\\b.{0,25}\\b(?:can i|may i|do you (?:accept|take|support|have|buy|want)|are (?:accepted|supported|there|allowed)|is accepted|to upload)\\b',
      '\\b(?:start|begin|get started|become)\\b.{0,12}\\b(?:contribut\\w+|here|earning)\\b',
      '\\b(?:can|may|do) (?:i|you)\\b.{0,15}\\b(?:contribute|upload|accept|take|support)\\b.{0,20}\\b(?:spotify|netflix|tiktok|facebook|youtube|linkedin|instagram|whatsapp|twitter|google|reddit|x|exports?)\\b',
      '\\bhow (?:do|can|to|does one)\\b.{0,8}\\bcontribut\\w*\\b',
    ),
    answer:
      'Ask the platform for a copy of your data, choose its pool here, and upload the file as it came. It is checked, scored and masked, and then it earns.',
    pages: [contribute, guide, productPages.export],
  },
  {
    asks: pattern(
      '\\b(?:sign|log)(?: ?|-)(?:up|in|on|out)\\b.{0,20}(?:\\?|$|\\b(?:HERE|account|fail\\w*|problem|not|cannot|can.?t)\\b)(?!.*\\b(?:data|dataset)\\b)',
      '\\b(?:create|make|open|register|change|reset|forgot(?:ten)?|lost|update|verify)\\b.{0,15}\\b(?:an? account|MINE (?:\\w+ )?(?:account|password|e-?mail|wallet))\\b',
      '\\b(?:who|can|may|am)\\b.{0,10}\\b(?:may|can|i|foreigners?|tourists?|minors|students|malaysians?|anyone|expats?|pr)\\b.{0,15}\\b(?:use|join|allowed|eligible|register|participate|sign up|take part)\\b.{0,15}(?:\\b(?:HERE|it|this|the service)\\b|\\?|$)(?!.*\\b(?:dataset|data on)\\b)',
      '\\b(?:age limit|how old|do i have to (?:be|live)|minimum age|under (?:18|eighteen))\\b.{0,20}(?:\\?|$)',
    ),
    answer:
      'The service is for legal residents of Singapore who are at least 18 years old. You sign up with an e-mail address at the top of the page; one person holds one account.',
    pages: [productPages.who, account],
  },
  {
    asks: pattern(
      '\\b(?:contact|reach|write to|e-?mail|call|talk to|speak (?:to|with)|complain to)\\b.{0,10}\\b(?:you|us|support|cgdx|a human|an? (?:agent|operator|person)|someone at|your (?:team|company|dpo)|the (?:team|company|operator|data protection officer))\\b',
      '^(?:customer )?(?:support|contact|feedback|complaints?)[?!. ]*$',
      '\\b(?:report|found) (?:a |an )?(?:bugs?|problems?|issues?|faults?)\\b.{0,20}(?:HERE|site|\\?|$)',
      '\\b(?:terms (?:of (?:use|service)|and conditions)|t ?& ?cs?|data protection officer)\\b(?!.*\\b(?:corpus|dataset|data on)\\b)',
    ),
    answer:
      'You reach us by the support link at the foot of every page. The terms and the privacy policy say what we owe you.',
    pages: [productPages.terms, rights],
  },
  {
    asks: pattern(
      '\\b(?:what|who|how|why|are|can|do|does|is|tell me|explain)\\b.{0,20}\\b(?:d-?gpt|i-?gpt|data ?gpt|this (?:bot|assistant|chat\\w*)|the assistants?)\\b',
      '\\b(?:what|which|how many|where)\\b.{0,15}\\b(?:data(?:sets?)?|pools?|sources?)\\b.{0,15}\\b(?:do you|are you|you|does this|are here)\\b.{0,12}\\b(?:have|know|offer|search|sell|come from|hold|list)\\b[?!. ]*$',
      '\\b(?:where|how) (?:do|does) (?:HERE)\\b.{0,20}\\b(?:get|find|come|choose|rank|search|work)\\b.{0,25}(?:\\?|$)',
      '\\b(?:are|r) (?:you|u) (?:an? )?(?:ai|bot|robot|human|real|chatgpt|gpt|person|llm|model)\\b',
      '\\bwho (?:are|made|built|owns|runs|is behind) (?:you|HERE)\\b',
      '\\bwhat (?:can|do|could|should) (?:you|i) (?:do|ask|help|say|type)\\b.{0,15}(?:HERE|for me|with|\\?|$)',
      '\\bcan (?:you|u) (?:speak|understand|translate|answer|read|talk)\\b(?!.*\\b(?:dataset|data)\\b)',
      '\\bdifference between (?:d-?gpt|i-?gpt)\\b',
    ),
    answer:
      'D-GPT finds datasets for a need that you describe, in our own data pools and in a catalogue of public ones. I-GPT draws insights from aggregates over many contributors.',
    pages: [assistants, productPages.insight, productPages.pools],
  },
  {
    asks: pattern(
      '\\b(?:what|who|why|how|where|tell me|explain|is|about|describe|introduce)\\b.{0,20}\\b(?:cgdx|this (?:site|website|web site|market|marketplace|platform|service|app|company|thing|place)|the (?:company|marketplace)|your (?:company|service|platform|market|mission))\\b',
      '^(?:cgdx|about(?: us| you| cgdx)?|what(?: is|.?s) (?:this|it|a data ?pool|a pool)|what are (?:data ?)?pools|how do (?:the |data ?)?pools work|how does (?:it|this|everything) (?:all )?work|how it works)[?!. ]*$',
      '\\b(?:is (?:it|this)|are you) (?:a )?(?:legit\\w*|scam|real|trustworthy|legal|free)\\b.{0,12}(?:\\?|$)',
      '\\bhow does (?:it|this|everything)(?: all| here)? work\\b',
    ),
    answer:
      'CGDX is a market for data that people made themselves: they contribute exports of their accounts, which are checked, scored and masked, and are paid for them; buyers get single masked uploads.',
    pages: [about, guide, productPages.pools],
  },
  {
    asks: pattern(
      '^(?:please )?(?:help|help me(?: please)?|help please|i need help|need help|can you help(?: me)?|could you help me|sos|menu|options|commands|examples?|tutorials?|guide|manual|faq|docs|documentation|start|get started|what now|(?:how (?:do|can|should) (?:i|we) |how to |where (?:do|should) i )(?:get started|start|begin)|how do i use (?:it|this|HERE)|how to use(?: it| this| HERE)?|i am lost|i.?m lost|i don.?t know what to (?:ask|do))[?!. ]*$',
      '^(?:tolong|bantuan|帮助|帮忙|怎么用|如何使用)[?!。？！ ]*$',
    ),
    answer:
      'Say what data you need, in your own words: what it is about, where and when it should be from, under which licence. You may also ask how to contribute, to buy, or to withdraw an upload.',
    pages: [guide, assistants, productPages.pools],
  },
  {
    asks: pattern(
      '^(?:hi|hello|hey|hiya|heya|yo|helo|hallo|greetings|howdy|good (?:morning|afternoon|evening|day|night)|morning|hi+|he+y+|sup|what.?s up|how are (?:you|u)(?: doing)?(?: today)?|how.?s it going|nice to meet you|test(?:ing)?|halo|hai|selamat (?:pagi|petang|malam|tengah hari|datang)|apa khabar|vanakkam|你好|您好|嗨|早安|早上好|晚上好)(?: (?:there|bot|everyone|all|again|d-?gpt|cgdx|friend|you|team|sir|lah))*(?: how are you)?[?!.,。！ ]*$',
    ),
    answer:
      'Hello. Say in your own words what data you need, and I look for it in our data pools and in the catalogue.',
    pages: [assistants, guide],
  },
  {
    asks: pattern(
      '^(?:(?:ok(?:ay)?|great|cool|nice|perfect|awesome|wow|lol|good|well done|very helpful|got it|i see|noted|alright|sure|bye|goodbye|see you|thanks?|thank you|thx|tks|ty|cheers|terima kasih|谢谢|多谢|再见|that.?s all|no thanks)(?: (?:so much|a lot|very much|you|lah|bye|again|thanks|for (?:your|the) help))*[?!.,。！ ]*)+$',
    ),
    answer: 'You are welcome. Ask again whenever you need data.',
    pages: [],
  },
  {
    asks: /(?:怎么|如何|怎样|哪里|可以).{0,6}(?:上传|贡献|卖).{0,6}(?:数据|资料)?|(?:删除|撤回|注销).{0,4}(?:我的)?(?:数据|资料|账号|账户|帐号)|\b(?:macam\s?mana|bagaimana|cara)\b.{0,20}\b(?:muat\s?naik|sumbang\w*|jual)\b|\b(?:padam|hapus)(?:kan)?\b.{0,12}\b(?:data|akaun)\b.{0,8}\bsaya\b/iu,
    answer:
      'You contribute by uploading the export of an account to the pool of its platform, and withdraw an upload on your account page.',
    pages: [contribute, guide, withdrawing],
  },
];
