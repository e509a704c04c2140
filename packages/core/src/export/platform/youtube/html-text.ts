/** Takes the text out of a piece of Takeout's HTML. */
import { decodeXML } from 'entities';

/** Stops at the next `<`: of many that are never closed each would be searched to the end. */
const mark = /<[^<>]*>/g;

/** Beside those that XML has, too, Takeout writes these two alone. */
const space = /&(?:nbsp|emsp);/gi;

/** Without marks, entities undone, without the spaces around it. */
export function plainText(html: string): string {
  const text = html.includes('<') ? html.replace(mark, '') : html;
  if (!text.includes('&')) return text.trim();
  return decodeXML(text.replace(space, ' ')).trim();
}
