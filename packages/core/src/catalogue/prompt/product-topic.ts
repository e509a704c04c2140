/** The answers to questions about the market itself, with the pages that tell more. */
import { fewestRecords } from '../../pool/least-amount.ts';
import { platformIds, platformName } from '../../pool/platform-id.ts';
import { cgdxPerSgd, priceRule } from '../../pricing/pricing.ts';
import { rewardRule } from '../../reward/reward.ts';
import type { ProductKind } from './example/product.ts';

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
  docs: page('Official Docs', '/docs', 'How the market works, for people and for programs.'),
  early: page('Early Contribution Program', '/earlybird', 'Higher rewards, and until when.'),
  terms: page('Terms and conditions', '/terms', 'The contract between you and the market.'),
} as const satisfies Record<string, ProductPage>;

export interface ProductTopic {
  /** A few sentences. */
  readonly answer: string;
  readonly pages: readonly ProductPage[];
}

const { guide, contribute, claim, account, about, assistants, privacy, file, rights, withdrawing } =
  productPages;

const listed = new Intl.ListFormat('en').format(platformIds.map(platformName));

export const productTopics: Readonly<Record<ProductKind, ProductTopic>> = {
  withdraw: {
    answer:
      'You withdraw an upload on your account page: it is no longer for sale, and its dataset is deleted. Copies already sold remain. To have your account closed, write to us; the privacy policy says how.',
    pages: [account, withdrawing, rights],
  },
  payout: {
    answer: `You claim the reward of an accepted upload on your account page as soon as it is shown there: in Singapore dollars to your bank, after you have told Stripe your bank account once, at ${cgdxPerSgd} CGDX to the dollar, or in CGDX to a browser wallet such as MetaMask that you have linked to your account.`,
    pages: [claim, productPages.rewards, account],
  },
  token: {
    answer:
      'CGDX is a utility token on a test network: it pays for data here and is what contributors are rewarded in. It is neither money nor an investment.',
    pages: [productPages.token, productPages.rewards],
  },
  proof: {
    answer:
      'Every accepted upload is one leaf of a public tree whose root is on a blockchain. Anyone who has the link of its proof can check that nothing was changed.',
    pages: [productPages.proof, productPages.register],
  },
  buy: {
    answer: `You buy single uploads from a data pool, by card or in CGDX; the price of an upload is ${priceRule}. Every payment ends as access to what was bought or as a refund.`,
    pages: [productPages.pools, productPages.buyers, productPages.buying],
  },
  early: {
    answer: 'During the early contribution programme rewards are multiplied; its page says until when.',
    pages: [productPages.early],
  },
  reward: {
    answer: `The reward of an accepted upload is ${rewardRule}. It is paid once, while any number of buyers may buy the upload: so a reward may be higher than the price of one. You claim it on your account page, in CGDX to your wallet or as a payout to your bank.`,
    pages: [claim, productPages.rewards, account],
  },
  check: {
    answer: `Every step of an upload shows what it found on your account page, and why, if it refuses. An export needs at least ${fewestRecords} different records; its quality is scored from 0 to 10.`,
    pages: [productPages.steps, productPages.contribution, account],
  },
  privacy: {
    answer:
      'Programs, not people, check your file, score it and mask the personal information in it; then the file is deleted. You choose for each upload what may leave. Records and words are masked, not anonymous.',
    pages: [privacy, file, rights],
  },
  contribute: {
    answer: `You contribute exports of your own accounts: ${listed}. Ask the platform for a copy of your data, choose its pool here, and upload the file as it came. It is checked, scored and masked, and then it earns.`,
    pages: [contribute, guide, productPages.export],
  },
  again: {
    answer:
      'The same data earns once, and an export without anything new is refused. When your account has grown, you may contribute a newer export; it earns for what is new in it.',
    pages: [productPages.rewards, productPages.contribution, contribute],
  },
  account: {
    answer:
      'The service is for legal residents of Singapore who are at least 18 years old. You sign up at the top of the page with an e-mail address and a password, which you can reset where you sign in; one person holds one account.',
    pages: [productPages.who, account],
  },
  contact: {
    answer:
      'You reach us by the support link at the foot of every page. The terms and the privacy policy say what we owe you.',
    pages: [productPages.terms, rights],
  },
  program: {
    answer:
      'Programs search, preview and buy with a key that you make on your account page, with what it may do and how much it may spend in a month. The docs say where the description of all calls is.',
    pages: [productPages.docs, account],
  },
  assistants: {
    answer:
      'D-GPT finds datasets for a need that you describe, in our own data pools and in a catalogue of public ones. I-GPT draws insights from aggregates over many contributors.',
    pages: [assistants, productPages.insight, productPages.pools],
  },
  about: {
    answer:
      'CGDX is a market for data that people made themselves: they contribute exports of their accounts, which are checked, scored and masked, and are paid for them; buyers get single masked uploads.',
    pages: [about, guide, productPages.pools],
  },
  help: {
    answer:
      'Say what data you need, in your own words: what it is about, where and when it should be from, under which licence. You may also ask how to contribute, to buy, or to withdraw an upload.',
    pages: [guide, assistants, productPages.pools],
  },
  greeting: {
    answer:
      'Hello. Say in your own words what data you need, and I look for it in our data pools and in the catalogue.',
    pages: [assistants, guide],
  },
  thanks: {
    answer: 'You are welcome. Ask again whenever you need data.',
    pages: [],
  },
};
