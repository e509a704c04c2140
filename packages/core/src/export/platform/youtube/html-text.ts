/** Extracts the text of a piece of Takeout's HTML. */
import { decodeXML } from 'entities';

/** Stops at the next `<`: otherwise each of many unclosed tags would be searched to the end. */
const mark = /<[^<>]*>/g;

/** Beside those that XML has, too, Takeout writes these two alone. */
const space = /&(?:nbsp|emsp);/gi;

/** A line end in the page is a space. */
const wrapped = /[ \t]*[\r\n]\s*/g;

/** Returns the text without tags, entities decoded, trimmed. */
export function plainText(html: string): string {
  const line = html.includes('\n') || html.includes('\r') ? html.replace(wrapped, ' ') : html;
  const text = line.includes('<') ? line.replace(mark, '') : line;
  if (!text.includes('&')) return text.trim();
  return decodeXML(text.replace(space, ' ')).trim();
}
