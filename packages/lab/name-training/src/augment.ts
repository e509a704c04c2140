/** Varies a sentence: people also write in lower case or in capitals, and about people who are not in the news. */
import { kind } from './corpus/corpora.ts';
import type { LabelledTokens } from './labelled-tokens.ts';
import type { Random } from './random/random.ts';

const lowered = 0.12;
const raised = 0.03;
const smallNames = 0.06;
/** The share of sentences written like headlines, with a capital at each word. */
const titled = 0.04;
const swapped = 0.2;
const joined = 0.1;
const mostJoined = 3;

export interface SwapNames {
  /** The share of people whose name is replaced. */
  readonly share?: number;
  readonly given: readonly string[];
  readonly surname: readonly string[];
  /**
   * Inflects a name for its place in a sentence. If undefined, names are used unchanged, and a lower-case name stays,
   * as it may be an ordinary word.
   */
  readonly inflect?: (name: string, random: Random) => string;
}

/**
 * Joins sentences, since posts have several and the corpora have single ones.
 * @param corpus the corpus from which further sentences are taken
 */
export function joinSentences(
  sentence: LabelledTokens,
  corpus: readonly LabelledTokens[],
  random: Random,
): LabelledTokens {
  if (random.next() >= joined) return sentence;
  const parts = [sentence];
  for (let more = 1 + random.below(mostJoined); more > 0; more--)
    parts.push(corpus[random.below(corpus.length)] ?? sentence);
  let spans = 0;
  return {
    tokens: parts.flatMap(({ tokens }) => tokens),
    kinds: parts.flatMap(({ kinds }) => kinds),
    spanOf: parts.flatMap(({ spanOf }) => {
      const before = spans;
      spans += spanOf.length;
      return spanOf.map((span) => (span < 0 ? span : span + before));
    }),
  };
}

const isWord = (token: string): boolean => /^\p{L}/u.test(token);

export function augment(sentence: LabelledTokens, names: SwapNames, random: Random): LabelledTokens {
  const changed = swapNames(sentence, names, random);
  const draw = random.next();
  if (draw < lowered) return { ...changed, tokens: changed.tokens.map((token) => token.toLowerCase()) };
  if (draw < lowered + raised)
    return { ...changed, tokens: changed.tokens.map((token) => token.toUpperCase()) };
  if (draw < lowered + raised + smallNames) return { ...changed, tokens: withSmallNames(changed) };
  if (draw < lowered + raised + smallNames + titled)
    return {
      ...changed,
      tokens: changed.tokens.map((token) => token.charAt(0).toUpperCase() + token.slice(1)),
    };
  return changed;
}

/** Lowers the case of names only: "ayer hablé con martín". */
const withSmallNames = ({ tokens, kinds }: LabelledTokens): string[] =>
  tokens.map((token, i) => (kinds[i] === kind.person ? token.toLowerCase() : token));

/** Writes a name in capitals or lower case like the name that it replaces. */
function inCase(like: string, name: string): string {
  if (like === like.toUpperCase()) return name.toUpperCase();
  return like === like.toLowerCase() ? name.toLowerCase() : name;
}

function swapNames(sentence: LabelledTokens, names: SwapNames, random: Random): LabelledTokens {
  let tokens: string[] | undefined;
  for (let i = 0; i < sentence.tokens.length; i++) {
    if (sentence.kinds[i] !== kind.person) continue;
    const isFirst = i === 0 || sentence.spanOf[i - 1] !== sentence.spanOf[i];
    if (!isFirst || random.next() >= (names.share ?? swapped)) continue;
    let last = i;
    while (sentence.spanOf[last + 1] === sentence.spanOf[i]) last++;
    for (let at = i; at <= last; at++) {
      const token = sentence.tokens[at] as string;
      const isSmall = token === token.toLowerCase();
      if (!isWord(token) || token.length < 3 || (isSmall && names.inflect === undefined)) continue;
      tokens ??= [...sentence.tokens];
      const list = at === last && (last > i || random.next() < 0.3) ? names.surname : names.given;
      const name = list[random.below(list.length)] as string;
      tokens[at] = inCase(token, at === last ? (names.inflect?.(name, random) ?? name) : name);
    }
  }
  return tokens === undefined ? sentence : { ...sentence, tokens };
}
