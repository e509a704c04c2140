/** Refuses parts whose very names say that they are not one whole export. */
import { missingParts } from './missing-part.ts';
import { parsePartName } from './part-name.ts';
import { missingPart, twoExports } from './part-rejection.ts';

/** `names` in an order that depends on them alone. Throws `ExportRejected`. */
export function checkPartNames(names: readonly string[]): void {
  const known = names.flatMap((name) => {
    const { exportId } = parsePartName(name);
    return exportId === undefined ? [] : [{ name, exportId }];
  });
  const [first] = known;
  const other = known.find(({ exportId }) => exportId !== first?.exportId);
  if (first && other) throw twoExports(first.name, other.name);
  const missing = missingParts(names);
  if (missing.length > 0) throw missingPart(missing);
}
