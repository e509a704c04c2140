/** Parses sizes as people write them: `5MB`, `1.5 GB`, `800k`. */

const units: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  k: 1e3,
  kb: 1e3,
  m: 1e6,
  mb: 1e6,
  g: 1e9,
  gb: 1e9,
};

/** Returns bytes (a MB has 1,000,000); undefined if the text is not a size. */
export function parseByteSize(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim());
  const unit = units[(match?.[2] ?? '-').toLowerCase()];
  return match === null || unit === undefined ? undefined : Math.round(Number(match[1]) * unit);
}
