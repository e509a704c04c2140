/** Formats a number of things with its noun, in the singular or in the plural. */
import { grouped } from '../pricing/grouped.ts';

/** Formats `1 upload`, `2 uploads`, `1,204 uploads`. @param thing a noun whose plural ends in s */
export const countOf = (count: number, thing: string): string =>
  `${grouped(count)} ${thing}${count === 1 ? '' : 's'}`;
