/** Lays parts of the report out on pages: charts grow until a page is filled, and what is left then is space between parts. */
import { bodyHeight, type Doc, margin } from './report-page.ts';

export interface Part {
  /** The least and the most height, in points. */
  readonly least: number;
  readonly most: number;
  /** Draws it at the document's current height. */
  readonly draw: (height: number) => void | Promise<void>;
}

/** The least and the most space between two parts. */
const [leastGap, mostGap] = [16, 40] as const;

const leastOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { least }) => sum + least + leastGap, -leastGap);

/** Returns the height that parts take if their charts are as high as they may be. */
export const mostOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { most }) => sum + most + leastGap, -leastGap);

/** Divides parts among pages in their order, as many on each as fit. @param first the height that is left on the first page */
export function pagesOf(doc: Doc, parts: readonly Part[], first: number): Part[][] {
  const pages: Part[][] = [[]];
  for (const part of parts) {
    const page = pages.at(-1) ?? [];
    const room = pages.length === 1 ? first : bodyHeight(doc);
    if (page.length > 0 && leastOf([...page, part]) > room) pages.push([part]);
    else page.push(part);
  }
  return pages;
}

/** Draws parts from the document's current height to the end of its page. */
export async function drawPage(doc: Doc, parts: readonly Part[]): Promise<void> {
  const left = doc.page.height - margin - doc.y - leastOf(parts);
  const growth = parts.reduce((sum, { least, most }) => sum + most - least, 0);
  const grown = growth === 0 ? 0 : Math.max(0, Math.min(1, left / growth));
  const gap = Math.min(mostGap, leastGap + Math.max(0, left - growth) / Math.max(1, parts.length));
  for (const [at, { least, most, draw }] of parts.entries()) {
    if (at > 0) doc.y += gap;
    const top = doc.y;
    const height = least + grown * (most - least);
    await draw(height);
    doc.x = margin;
    doc.y = top + height;
  }
}
