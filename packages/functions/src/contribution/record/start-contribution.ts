/** Starts the workflow of a contribution that has begun. */
import { executionName } from '../../ground/execution-name.ts';
import { startWorkflow } from '../../ground/workflow/workflow.ts';
import { type ContributionItem, partsOfContribution, type StoredPart } from './contribution.ts';

/** Returns the total size; 0 if a part is missing or no valid list names them, which a step reports to the person. */
const arrivedBytes = (parts: readonly StoredPart[]): number =>
  parts.some(({ object }) => object === null)
    ? 0
    : parts.reduce((sum, { object }) => sum + (object?.sizeBytes ?? 0), 0);

/** Does nothing if it was started before. */
export const startContribution = (contribution: ContributionItem): Promise<void> => {
  const { userSub, contributionId, dataPoolId } = contribution;
  return startWorkflow('ContributionWorkflow', executionName(contribution), {
    userSub,
    contributionId,
    dataPoolId,
    sizeBytes: arrivedBytes(partsOfContribution(contribution)),
  });
};
