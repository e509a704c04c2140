/** The limits of each part of a need, so that every parsed message can be stored and sent. */

/** The most values of one kind (regions, platforms, …): more than a person would name. */
export const mostOfAKind = 20;
/** The longest name, in UTF-16 units. */
export const longestName = 60;
export const longestTopic = 8_000;

/** Returns the last values without duplicates: later statements take precedence. */
export const newest = <T>(values: readonly T[]): readonly T[] => [...new Set(values)].slice(-mostOfAKind);
export const shortNames = (values: readonly string[]): readonly string[] =>
  newest(values.map((name) => name.slice(0, longestName)));

/** Appends words to a topic; if the result would be too long, the end of the old topic is cut. */
export function longerTopic(topic: string, words: readonly string[]): string {
  const added = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longestTopic);
  if (added === '') return topic;
  const kept = topic.slice(0, Math.max(0, longestTopic - added.length - 1)).trim();
  return kept === '' ? added : `${kept} ${added}`;
}
