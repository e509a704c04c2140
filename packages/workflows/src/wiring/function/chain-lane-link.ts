/** The links of every function that may hold the chain lane. */
import type { LinkName, WorkflowName } from './fn.ts';

export const chainLane = [
  'MerkleTreeTable',
  'ContributionTable',
  'PushApi',
  'Chain',
  'AppendSigner',
  'ClaimSigner',
] as const satisfies readonly LinkName[];

/** The workflows whose task tokens the lane's holder answers. */
export const waitingWorkflows = [
  'ContributionWorkflow',
  'PayoutWorkflow',
] as const satisfies readonly WorkflowName[];
