/** Step 4: gives the upload its permanent place in the leaf log. */
import { insertMerkleLeaf } from '@cgdx/workflows/step.ts';
import { insertLeaf } from '../chain/merkle/leaf-insert.ts';
import { step } from '../ground/workflow/step.ts';
import { finishStep, startStep } from './record/contribution.ts';

const name = 'insert-merkle-leaf';

export const handler = step(insertMerkleLeaf, async (leaf) => {
  const key = { userSub: leaf.userSub, contributionId: leaf.contributionId };
  await startStep(key, name);
  const leafIndex = await insertLeaf(leaf);
  await finishStep(
    key,
    name,
    { note: `Leaf index ${leafIndex} in the public list of uploads.` },
    { leafIndex },
  );
  return { leafIndex };
});
