/** Reads what a person does not want: "no kaggle", "images not needed", "anything but tweets". */
import { stopWords } from '../text/stop-word.ts';
import { regionsIn } from './region.ts';

/** Whether a message is a need of its own or edits the need before it. */
export type NeedKind = 'need' | 'follow-up';

const word = String.raw`([\p{L}\p{N}][\p{L}\p{N}-]*)`;
const others = String.raw`((?:\s*(?:,\s*)?(?:or|nor)\s+[\p{L}\p{N}-]+)*)`;
const determiners = String.raw`(?:(?:any|the|more|other|more of|from|on|about|the ones from)\s+)*`;
const of = (before: string): RegExp => new RegExp(`${before}\\s+${determiners}${word}${others}`, 'giu');
/** What is not wanted may have the word for its form behind it: "audio files are not needed". */
const form = String.raw`(?:\s+(?:files?|data|datasets?|records?|ones))?`;
const behind = String.raw`\s+(?:is|are)?\s*(?:not|n[o’']t|isn[’']?t|aren[’']?t)\s+(?:really\s+)?(?:needed|wanted|required|necessary|of interest|interesting|useful|please|pls|plz)`;
const refusal = String.raw`(?:\bI\s+)?\b(?:excluding|exclude|except(?: for)?|but not|but no|not from|other than|anything but|leave out|leaving out|skip|avoid|no need (?:for|of)|nothing (?:from|on|about)|(?:do not|don[’']?t) (?:want|need|include|show(?: me)?|like|care for))`;

/** The most explicit wording comes first. */
const patterns: Readonly<Record<NeedKind, readonly RegExp[]>> = {
  need: [
    new RegExp(`\\b${word}()${form}${behind}`, 'giu'),
    of(refusal),
    // "Dog breeds without images": at the end of a need, or with nothing but a full stop behind it.
    of(String.raw`\bwithout(?=\s+(?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+\s*(?:[,;.!?)]|$))`),
    // "Learning without labels", "with no extra images" and "whether or not they vote" describe the use of the data and exclude nothing.
    of(
      String.raw`(?<=^|[,;.(!?]\s*|\b(?:but|and|please)\s+|[\p{L}\p{N}]\s+)(?<!\b(?:with|have|has|had|of|in|is|are|was|were|there|or|to|say|said)\s+)\bno(?=\s+[\p{L}\p{N}-]+(?:\s+(?:or|nor)\s+[\p{L}\p{N}-]+)*(?:\s+(?:datasets?|data|ones))?(?:\s+(?:please|pls|plz|thanks|thx|lah|leh|ok))?\s*(?:[,;.!?)]|$))`,
    ),
    of(
      String.raw`(?<!\b(?:is|are|was|were|be|or|do|does|did|have|has|had|should|can|could|will|would|must|if|why)\s+)\bnot(?=\s+(?:[\p{L}\p{N}-]+\s+){0,3}[\p{L}\p{N}-]+\s*(?:[,;.!?)]|$))`,
    ),
  ],
  'follow-up': [
    new RegExp(`\\b${word}()${form}${behind}`, 'giu'),
    of(refusal),
    of(String.raw`\b(?:without|no|not)`),
  ],
};

/** Words after a "not" or "no" that exclude nothing: "not sure", "no problem". */
const empty = new Set([
  'sure',
  'needed',
  'really',
  'problem',
  'problems',
  'worries',
  'matter',
  'idea',
  'one',
  'thanks',
  'yet',
  'know',
  'good',
  'enough',
  'right',
  'what',
  'data',
  'dataset',
  'datasets',
]);
/** Properties of data and of its use: "learning without labels" excludes nothing. */
const properties = new Set(
  (
    'label labels annotation annotations supervision training noise background registration login account permission ' +
    'consent cost costs payment licence license duplicates gaps errors limits restrictions punctuation context ' +
    'pretraining pre-training fine-tuning retraining parsing'
  ).split(' '),
);
/** "US" names a country, but "us" excludes nothing. */
const excludes = (each: string): boolean =>
  !empty.has(each.toLowerCase()) &&
  !properties.has(each.toLowerCase()) &&
  (/^\p{Lu}{2,}$/u.test(each) || !stopWords.has(each.toLowerCase()));

/** Extracts the exclusions from a need. Returns their words (in lower case, except regions) and the text without them. */
export function takeExclusions(
  text: string,
  as: NeedKind,
): { readonly without: readonly string[]; readonly rest: string } {
  const without: string[] = [];
  const rest = patterns[as].reduce(
    (left, pattern) =>
      left.replace(pattern, (whole: string, first: string, more: string) => {
        const said = [first, ...more.split(/\s*(?:,\s*)?\b(?:or|nor)\s+/u)]
          .map((each) => each.trim())
          .filter((each) => each !== '');
        if (!said.every(excludes)) return whole;
        without.push(...said.map((each) => (regionsIn(each).length > 0 ? each : each.toLowerCase())));
        return ' ';
      }),
    text,
  );
  return { without: [...new Set(without)], rest };
}
