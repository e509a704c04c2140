/** Before step 1, for large uploads: is the export so large that its files are read by many steps side by side? */
import { ExportRejected } from '@cgdx/core/export/export-rejected.ts';
import { openExport } from '@cgdx/core/export/open-export.ts';
import { groupUnits } from '@cgdx/core/export/unit-group.ts';
import { planUnits } from '@cgdx/workflows/step.ts';
import { startStep } from '../store/contribution.ts';
import { exportSource } from '../store/raw-export.ts';
import { step } from './step.ts';

export const handler = step(planUnits, async ({ parts, dataPoolId, ...key }) => {
  await startStep(key, 'check-authenticity');
  try {
    const { files } = await openExport(exportSource(parts), dataPoolId);
    return { groups: groupUnits(files.units) };
  } catch (error) {
    // What is wrong with it is said by the step that refuses it.
    if (error instanceof ExportRejected) return { groups: [] };
    throw error;
  }
});
