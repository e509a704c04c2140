/** The limits of each part of a need, so that every parsed message can be stored and sent. */

/** No more of anything than a person would ask for. */
export const mostOfAKind = 20;
/** In UTF-16 units, as everywhere. */
export const longestName = 60;
export const longestTopic = 8_000;

/** The last statement counts. */
export const newest = <T>(values: readonly T[]): readonly T[] => [...new Set(values)].slice(-mostOfAKind);
export const shortNames = (values: readonly string[]): readonly string[] =>
  newest(values.map((name) => name.slice(0, longestName)));

/** Adds words to a topic: if both are too long together, the topic's end makes room for what was just said. */
export function longerTopic(topic: string, words: readonly string[]): string {
  const added = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longestTopic);
  if (added === '') return topic;
  const kept = topic.slice(0, Math.max(0, longestTopic - added.length - 1)).trim();
  return kept === '' ? added : `${kept} ${added}`;
}
