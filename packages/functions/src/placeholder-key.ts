/** The secret out of which a large contribution's placeholders are numbered: nobody can choose another's. */
import { placeholderKeyOf } from '@cgdx/core/export/pass/placeholder-numbers.ts';
import { executionName } from './execution-name.ts';
import type { ContributionKey } from './store/contribution.ts';
import { fingerprintKey } from './wiring.ts';

export const placeholderKey = (key: ContributionKey): Uint8Array =>
  placeholderKeyOf(fingerprintKey(), executionName(key));
