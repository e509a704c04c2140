/** Formats Singapore dollars as everything else that the market says. */
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';

/** @param cents for example `840`, which is `S$8.40` */
export const sgd = (cents: string): string => formatSgd(BigInt(cents));
