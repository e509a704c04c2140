/** Takes the text out of a piece of Takeout's HTML. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  emsp: ' ',
};

const lastCodePoint = 0x10ffff;

/** Stops at the next `<`: of many that are never closed each would be searched to the end. */
const mark = /<[^<>]*>/g;

/** Without marks, entities undone, without the spaces around it. */
export function plainText(html: string): string {
  const text = html.includes('<') ? html.replace(mark, '') : html;
  if (!text.includes('&')) return text.trim();
  return text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > lastCodePoint ? whole : String.fromCodePoint(code);
    })
    .trim();
}
