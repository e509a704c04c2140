/** The name of a contribution's execution: each contribution can start only one. */
import { createHash } from 'node:crypto';

/** Returns 64 hex digits, which also name the contribution wherever its owner must not be seen. */
export const executionName = ({
  userSub,
  contributionId,
}: {
  readonly userSub: string;
  readonly contributionId: string;
}): string => createHash('sha256').update(`${userSub}\n${contributionId}`).digest('hex');
