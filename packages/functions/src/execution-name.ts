/** The name of a contribution's execution: the same contribution can start only one. */
import { createHash } from 'node:crypto';

/** 64 hex digits; also the contribution's name wherever its owner must not be seen. */
export const executionName = ({
  userSub,
  contributionId,
}: {
  readonly userSub: string;
  readonly contributionId: string;
}): string => createHash('sha256').update(`${userSub}\n${contributionId}`).digest('hex');
