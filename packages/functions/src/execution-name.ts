/** The name of a contribution's execution: the same contribution can start only one. */
import { createHash } from 'node:crypto';
import type { ContributionKey } from './store/contribution.ts';

/** 64 hex digits; also the contribution's name wherever its owner must not be seen. */
export const executionName = ({ userSub, contributionId }: ContributionKey): string =>
  createHash('sha256').update(`${userSub}\n${contributionId}`).digest('hex');
