/** Extracts the text of a piece of Takeout's HTML. */
import { decodeXML } from 'entities';

/** Stops at the next `<`: otherwise each of many unclosed tags would be searched to the end. */
const mark = /<[^<>]*>/g;

/** Beside those that XML has, too, Takeout writes these two alone. */
const space = /&(?:nbsp|emsp);/gi;

/** Returns the text without tags, entities decoded, trimmed. */
export function plainText(html: string): string {
  const text = html.includes('<') ? html.replace(mark, '') : html;
  if (!text.includes('&')) return text.trim();
  return decodeXML(text.replace(space, ' ')).trim();
}
