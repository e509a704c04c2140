/** Lists names of files in a sentence. */
const mostNamed = 3;

/** Returns `a.zip`, `a.zip and b.zip`, `a.zip, b.zip, c.zip and 4 more`. */
export function listNames(names: readonly string[]): string {
  const named = names.slice(0, mostNamed);
  const rest = names.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${rest} more`;
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}
