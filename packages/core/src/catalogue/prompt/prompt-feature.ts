/** The features of a prompt: its words, their pieces, pairs of neighbouring words, and groups of words with one meaning. */
import { parsePlatformId } from '../../pool/platform-id.ts';
import { inEnglish } from '../need/glossary.ts';
import { stopWords } from '../text/stop-word.ts';
import { stem, wordsOf } from '../text/term.ts';

/** Words that mean the same to the router, under one name. */
const groups = {
  kin: 'neighbour neighbor neighbours ex girlfriend boyfriend gf bf wife husband spouse partner boss manager colleague colleagues coworker friend friends crush tenant landlord teacher classmate classmates roommate flatmate maid helper nanny employee daughter son mother father mum dad sister brother cousin uncle aunt rival enemy stranger',
  people:
    'people person persons individual individuals singaporeans citizens residents women men girl girls boy boys guy lady ladies aunties celebrity celebrities actor actress actors actresses singer singers politician politicians minister ministers judges doctors nurses lawyers teachers students employees customers clients shoppers members voters staff elderly agents ceos directors managers patients influencer influencers streamer drivers donors tourists owners everyone everybody somebody someone',
  reach:
    'phone handphone hp mobile telephone contact contacts whatsapp address addresses nric ic nrics passport emails birthdays condo block blk',
  violent: 'bomb bombs explosives grenade gun guns poison gas kill kidnap murder weapon weapons hurt burn',
  drug: 'drugs cocaine heroin meth weed ketamine ecstasy ice',
  intrude:
    'hack unmask deanonymise deanonymize reidentify crack bypass break ddos spy stalk scrape steal phishing malware ransomware keylogger spyware stalkerware trojan botnet virus hacking hacked unlock intercept',
  leak: 'leak leaks leaked dump dumps dumped stolen hacked breached breach cracked dark cvv fullz',
  forge: 'fake forge forged counterfeit launder cheat trick evade smuggle scam fool blackmail',
  sexual:
    'nude nudes naked porn nsfw sex sexy upskirt undress erotic onlyfans voyeur deepfake underwear xxx topless lolita loli',
  child:
    'child children kid kids minor minors underage teen teenage schoolgirl schoolboy toddler baby babies childrens',
  again: 'again twice repeatedly duplicate duplicates several multiple resubmit reupload',
  money: 'money cash paid payment payments payout payouts dollars sgd',
  salary: 'salary salaries wage wages income incomes earning earnings gaji',
  study:
    'detect detection detecting predict prediction recognise recognition classify classification statistics rate rates survey research dataset datasets corpus csv kaggle huggingface cc0 benchmark synthetic anonymised average trend trends country year yearly',
  own: 'my mine me i myself im our we us',
  you: 'cgdx here you your yours u ur',
};
const groupOf = new Map(
  Object.entries(groups).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, `<${name}>`] as const),
  ),
);

/** Returns the group of a word, if it is in one. */
const meaningOf = (word: string): string | undefined =>
  groupOf.get(word) ?? (parsePlatformId(word) ? '<platform>' : undefined);

const smallNumbers = new Set('two three four five six seven eight nine ten eleven twelve'.split(' '));
const isNumber = (word: string): boolean => /^\d+$/.test(word) || smallNumbers.has(word);

const readWords = (prompt: string): string[] =>
  wordsOf(inEnglish(prompt.normalize('NFKC')))
    .flatMap((word) => (/\p{sc=Han}/u.test(word) ? [...word] : [word]))
    .map((word) => (isNumber(word) ? '<number>' : word));

/** Returns each stem of the prompt once, in its order; characters of Chinese count as words. */
export const stemsOf = (prompt: string): string[] => [...new Set(readWords(prompt).map(stem))];

/** With more words "you" is anybody. */
const mostForYou = 4;

/** Returns what a prompt is about: its words and their meanings without those that every prompt may have. */
export function subjectsOf(prompt: string, kind: 'refused' | 'product'): string[] {
  const words = readWords(prompt);
  const meanings = words.flatMap((word) => meaningOf(word) ?? []);
  const said = words.filter((word) => !isCommon.has(word)).map(stem);
  const isSaid = (meaning: string) =>
    meaning !== '<own>' &&
    (meaning !== '<you>' || words.length <= mostForYou) &&
    // Passports and phones are no subject of the market, though it has pages on some of their kind.
    (meaning !== '<reach>' || kind === 'refused');
  return [...said, ...meanings.filter(isSaid)];
}

const isCommon = new Set([...stopWords, 'get', 'u', 'saya', 'aku', 'nak', 'boleh']);

export function featuresOf(prompt: string): string[] {
  const words = readWords(prompt);
  const stems = words.map(stem);
  const grouped = words.map((word, at) => meaningOf(word) ?? stems[at]!);
  return [
    ...new Set([
      ...stems,
      ...grouped,
      ...pairsOf(stems),
      ...pairsOf(grouped),
      ...togetherOf(grouped.filter((word) => word.startsWith('<'))),
      ...words.flatMap(piecesOf),
      `first ${grouped[0] ?? ''}`,
      `last ${grouped.at(-1) ?? ''}`,
      words.length <= 2 ? '<short>' : '<long>',
    ]),
  ];
}

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Two meanings in one prompt, in any order and distance: "pictures of a child without clothes". */
const togetherOf = (meanings: readonly string[]): string[] => {
  const sorted = [...new Set(meanings)].sort();
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => `${one} with ${other}`));
};

/** The length of a piece: with pieces a misspelt or inflected word is not unknown. */
const pieceLength = 4;

const piecesOf = (word: string): string[] => {
  const marked = `^${word}$`;
  return Array.from({ length: Math.max(0, marked.length - pieceLength + 1) }, (_, at) =>
    marked.slice(at, at + pieceLength),
  );
};
