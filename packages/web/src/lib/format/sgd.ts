/** Formats Singapore dollars with the format of the whole market. */
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';

/** @param cents for example `840`, which is `S$8.40` */
export const sgd = (cents: string): string => formatSgd(BigInt(cents));
