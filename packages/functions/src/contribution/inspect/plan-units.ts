/** Before step 1, for large uploads: decides whether the export is so large that several steps read its files in parallel. */
import { faultOfParts } from '@cgdx/core/contribution/parts-list.ts';
import { openExport } from '@cgdx/core/export/pass/open-export.ts';
import { groupUnits } from '@cgdx/core/export/pass/unit-group.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import { parsePoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { planUnits } from '@cgdx/workflows/step.ts';
import { objectExists } from '../../ground/object.ts';
import { step } from '../../ground/workflow/step.ts';
import { partsOfContribution, startStep } from '../record/contribution.ts';
import { exportSource } from '../record/raw-export.ts';

export const handler = step(planUnits, async ({ dataPoolId, ...key }) => {
  const contribution = await startStep(key, 'check-authenticity');
  // An invalid export is not divided: the step that refuses it says what is wrong with it.
  const asItIs = { groups: [] };
  // Once it is masked, no step reads the export again.
  if (contribution.uploadHash) return asItIs;
  const parts = partsOfContribution(contribution);
  const pool = parsePoolId(dataPoolId);
  if (pool === undefined || faultOfParts(parts) !== undefined) return asItIs;
  const stand = await Promise.all(parts.map(({ object }) => object !== null && objectExists(object)));
  if (stand.includes(false)) return asItIs;
  try {
    const { files } = await openExport(exportSource(parts), platformOfPool(pool));
    return { groups: groupUnits(files.units) };
  } catch (error) {
    if (error instanceof ExportRejected) return asItIs;
    throw error;
  }
});
