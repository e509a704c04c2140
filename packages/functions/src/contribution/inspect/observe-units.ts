/** One item of the Map before step 1: the first pass over some files of a huge export. */
import { poolId } from '@cgdx/api/schema/field.ts';
import { openExport } from '@cgdx/core/export/pass/open-export.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import { observeUnits } from '@cgdx/workflows/step.ts';
import { fingerprintKey } from '../../ground/links.ts';
import { step } from '../../ground/workflow/step.ts';
import { partsOfContribution, readContribution, uploadedAtMs } from '../record/contribution.ts';
import { exportSource } from '../record/raw-export.ts';
import { storeObservation } from './unit-work.ts';

export const handler = step(observeUnits, async ({ dataPoolId, group, ...key }) => {
  const contribution = await readContribution(key);
  const parts = partsOfContribution(contribution);
  const { files } = await openExport(exportSource(parts), platformOfPool(poolId.parse(dataPoolId)));
  const options = { asOfMs: uploadedAtMs(contribution), hashKey: fingerprintKey(), onBytes: () => {} };
  for (let unit = group.from; unit < group.to; unit++) {
    await storeObservation(key, unit, () => files.observe(unit, options));
  }
  return {};
});
