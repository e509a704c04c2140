/** One item of the Map before step 1: the first pass over some files of a huge export. */
import { openExport } from '@cgdx/core/export/pass/open-export.ts';
import { observeUnits } from '@cgdx/workflows/step.ts';
import { partsOfContribution, readContribution, uploadedAtMs } from '../store/contribution.ts';
import { exportSource } from '../store/raw-export.ts';
import { storeObservation } from '../store/unit-work.ts';
import { fingerprintKey } from '../wiring.ts';
import { step } from './step.ts';

export const handler = step(observeUnits, async ({ dataPoolId, group, ...key }) => {
  const contribution = await readContribution(key);
  const { files } = await openExport(exportSource(partsOfContribution(contribution)), dataPoolId);
  const options = { asOfMs: uploadedAtMs(contribution), hashKey: fingerprintKey(), onBytes: () => {} };
  for (let unit = group.from; unit < group.to; unit++) {
    await storeObservation(key, unit, () => files.observe(unit, options));
  }
  return {};
});
