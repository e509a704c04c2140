/** Extracts the text of a piece of Takeout's HTML. */
import { decodeXML } from 'entities';

/** Matches a tag. Stops at the next `<`, or each of many unclosed tags would be searched to the end of the text. */
const mark = /<[^<>]*>/g;

/** The only entities that Takeout writes besides those of XML. */
const space = /&(?:nbsp|emsp);/gi;

/** Matches a line end in the page, which means a space. */
const wrapped = /[ \t]*[\r\n]\s*/g;

/** Returns the text without tags, entities decoded, trimmed. */
export function plainText(html: string): string {
  const line = html.includes('\n') || html.includes('\r') ? html.replace(wrapped, ' ') : html;
  const text = line.includes('<') ? line.replace(mark, '') : line;
  if (!text.includes('&')) return text.trim();
  return decodeXML(text.replace(space, ' ')).trim();
}
