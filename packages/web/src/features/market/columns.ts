/** The grid of cards: as many columns as fit, all of one height, so that a place in the list is a place on the page. */

/** In px, as in the stylesheet. */
export const cardGapPx = 16;
export const cardHeightPx = 214;
const leastCardPx = 240;

/** @param widthPx of the grid */
export const columnsIn = (widthPx: number): number =>
  Math.max(1, Math.floor((widthPx + cardGapPx) / (leastCardPx + cardGapPx)));

/** The cards to draw, and how far the first and the last of them are from the ends of the grid. */
export interface DrawnCards {
  readonly from: number;
  readonly to: number;
  readonly abovePx: number;
  readonly belowPx: number;
}

/** @param rows the first and the last row to draw; undefined if there is none */
export function drawnCards(
  rows: { readonly first: number; readonly last: number } | undefined,
  cards: number,
  columns: number,
): DrawnCards {
  if (!rows) return { from: 0, to: 0, abovePx: 0, belowPx: 0 };
  const all = Math.ceil(cards / columns);
  const rowPx = cardHeightPx + cardGapPx;
  return {
    from: rows.first * columns,
    to: Math.min(cards, (rows.last + 1) * columns),
    abovePx: rows.first * rowPx,
    belowPx: Math.max(0, all - 1 - rows.last) * rowPx,
  };
}
