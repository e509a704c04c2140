/** Removes words from a topic together with their prepositions: "rain in Japan" without "Japan" is "rain". */

const joining = 'from|in|on|of|for|about|with|and|or|as';
const atEnds = new RegExp(`^(?:(?:${joining})\\s+)+|(?:\\s+(?:${joining}))+$`, 'gi');

/** @param patterns each matches whole words */
export function topicWithout(topic: string, patterns: readonly RegExp[]): string {
  if (patterns.length === 0) return topic;
  return patterns
    .reduce((left, { source, flags }) => {
      const joined = new RegExp(
        `(?:\\b(?:from|in|on) (?:the )?)?(?:${source})`,
        `${flags.replace('g', '')}g`,
      );
      return left.replace(joined, ' ');
    }, topic)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(atEnds, '');
}
