/** The key by which a large contribution's placeholders are numbered, so that nobody can choose the numbers. */
import { placeholderKeyOf } from '@cgdx/core/export/pass/placeholder-numbers.ts';
import { executionName } from '../../ground/execution-name.ts';
import { fingerprintKey } from '../../ground/links.ts';
import type { ContributionKey } from '../record/contribution.ts';

export const placeholderKey = (key: ContributionKey): Uint8Array =>
  placeholderKeyOf(fingerprintKey(), executionName(key));
