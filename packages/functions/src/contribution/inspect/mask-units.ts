/** One item of the Map before step 3: the second pass over some files of a huge export. */
import { poolId } from '@cgdx/api/schema/field.ts';
import { openExport } from '@cgdx/core/export/pass/open-export.ts';
import { openUnitMask } from '@cgdx/core/export/pass/open-unit-mask.ts';
import { offerOfPool } from '@cgdx/core/pool/pool.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { maskUnits } from '@cgdx/workflows/step.ts';
import { step } from '../../ground/workflow/step.ts';
import { partsOfContribution, readContribution } from '../record/contribution.ts';
import { exportSource } from '../record/raw-export.ts';
import { loadInspection } from './inspection.ts';
import { placeholderKey } from './placeholder-key.ts';
import { storeMasked } from './unit-work.ts';

export const handler = step(maskUnits, async ({ inspectionKey, dataPoolId, group, ...key }) => {
  const contribution = await readContribution(key);
  const parts = partsOfContribution(contribution);
  const inspection = await loadInspection(inspectionKey);
  const { reader, files } = await openExport(exportSource(parts), inspection.platform);
  const offer = offerOfPool(poolId.parse(dataPoolId));
  const mask = await openUnitMask(
    { reader, files },
    { offer, sold: contribution.sold, placeholderKey: placeholderKey(key), tagger: loadNameTagger() },
  );
  for (let unit = group.from; unit < group.to; unit++) {
    await storeMasked(key, unit, (emit) => mask(unit, emit, () => {}));
  }
  return {};
});
