const none: readonly RegExpExecArray[] = [];

/**
 * Returns all matches of a global pattern. `matchAll` copies the pattern at each call, which takes ten times as long as
 * a short text without a match.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return none;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
