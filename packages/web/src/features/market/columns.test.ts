import { expect, it } from 'vitest';
import { cardGapPx, cardHeightPx, columnsIn, drawnCards } from './columns.ts';

const rowPx = cardHeightPx + cardGapPx;

it('fits as many cards side by side as have room, and at least one', () => {
  expect([0, 239, 342, 495, 496, 1152].map(columnsIn)).toEqual([1, 1, 1, 1, 2, 4]);
});

it('draws only the rows in view, and leaves the room of all others', () => {
  expect(drawnCards({ first: 100, last: 106 }, 10_000, 4), 'proves buy.10-000-uploads').toEqual({
    from: 400,
    to: 428,
    abovePx: 100 * rowPx,
    belowPx: (2_500 - 107) * rowPx,
  });
});

it('ends with the last card, though its row is not full', () => {
  expect(drawnCards({ first: 0, last: 2 }, 10, 4)).toEqual({ from: 0, to: 10, abovePx: 0, belowPx: 0 });
});

it('leaves no room for rows that a filter has just taken away', () => {
  expect(drawnCards({ first: 0, last: 9 }, 3, 4)).toMatchObject({ to: 3, belowPx: 0 });
  expect(drawnCards(undefined, 3, 4)).toEqual({ from: 0, to: 0, abovePx: 0, belowPx: 0 });
});
