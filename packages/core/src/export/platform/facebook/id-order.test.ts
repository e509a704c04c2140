import { describe, expect, it } from 'vitest';
import { createIdOrder } from './id-order.ts';

const day = 86_400;
function look(...pairs: (readonly [days: number, id: string])[]) {
  const ids = createIdOrder();
  for (const [days, id] of pairs) ids.add(days * day, id);
  return ids.finish();
}

describe('ids of a list', () => {
  it('that rise with time are in order, whether the list is ascending or descending', () => {
    const rising = [
      [1, '10001'],
      [3, '10009'],
      [5, '10011'],
      [9, '10500'],
    ] as const;
    expect(look(...rising).order).toEqual({ against: 0, of: 3 });
    expect(look(...[...rising].reverse()).order).toEqual({ against: 0, of: 3 });
  });

  it('that fall while time rises are not in order', () => {
    expect(look([1, '10009'], [3, '10001']).order).toEqual({ against: 1, of: 1 });
  });

  it('of one day, or of different lengths, are not compared', () => {
    expect(look([1, '10009'], [1.5, '10001'], [1.9, '10005']).order).toEqual({ against: 0, of: 0 });
    expect(look([1, '999999'], [3, '10001']).order).toEqual({ against: 0, of: 0 });
  });

  it('that are close in time are compared over days', () => {
    const close = Array.from({ length: 40 }, (_, i) => [i / 4, String(90_000 - i * 7)] as const);
    expect(look(...close).order).toMatchObject({ against: 7, of: 7 });
  });

  it('from a counter have equal steps', () => {
    const counted = Array.from({ length: 10 }, (_, i) => [i, String(10_000 + i * 5)] as const);
    expect(look(...counted).steps).toEqual({ against: 8, of: 9 });
    expect(look([1, '10001'], [3, '10009'], [5, '10011']).steps.against).toBe(0);
  });
});
