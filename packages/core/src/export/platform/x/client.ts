/** Classifies the app that a post was made with; the names of small apps can be names of people. */

const kinds: readonly (readonly [name: RegExp, kind: string])[] = [
  [/for iphone|on ios|for ios/, 'iphone'],
  [/for ipad/, 'ipad'],
  [/for android/, 'android'],
  [/tweetdeck/, 'tweetdeck'],
  [/for mac|for os x/, 'mac'],
  [/mobile web|m[25]\b/, 'mobile-web'],
  [/web (app|client)|^(twitter )?web$|^x web/, 'web'],
];

/** The longest link with the name of an app. */
const longestSource = 400;

/** The most cached names; a person has used a few dozen apps. */
const mostKnown = 1_000;
const known = new Map<string, string>();

/** `source`: a link with the app's name, or the bare name. */
export function clientOf(source: unknown): string | null {
  if (typeof source !== 'string' || source === '') return null;
  if (source.length > longestSource) return 'other';
  const seen = known.get(source);
  if (seen !== undefined) return seen;
  const name = source
    .replace(/<[^>]*>/g, '')
    .trim()
    .toLowerCase();
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
  if (known.size < mostKnown) known.set(source, kind);
  return kind;
}
