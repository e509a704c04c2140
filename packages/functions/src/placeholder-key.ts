/** The secret that numbers a large contribution's placeholders, so that nobody can choose the numbers. */
import { placeholderKeyOf } from '@cgdx/core/export/pass/placeholder-numbers.ts';
import { executionName } from './execution-name.ts';
import type { ContributionKey } from './store/contribution.ts';
import { fingerprintKey } from './wiring.ts';

export const placeholderKey = (key: ContributionKey): Uint8Array =>
  placeholderKeyOf(fingerprintKey(), executionName(key));
