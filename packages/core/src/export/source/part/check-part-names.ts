/** Refuses parts whose names show that they are not one complete export. */
import { splitZip } from '../../format/archive/archive-rejection.ts';
import { missingParts } from './missing-part.ts';
import { type PartNaming, parsePartName } from './part-name.ts';
import { missingPart, ofPart, twoExports } from './part-rejection.ts';

/** Matches a volume of an archive that a zip tool has split; a single volume is not an archive. */
const volume = /\.(zip|7z|rar)\.\d{2,3}$|\.z\d{2}$/i;

/** `names`: sorted, so that the result does not depend on their order. Throws `ExportRejected`. */
export function checkPartNames(names: readonly string[], naming: PartNaming): void {
  const piece = names.find((name) => volume.test(name));
  if (piece !== undefined) throw ofPart(piece, splitZip());
  const known = names.flatMap((name) => {
    const { exportId } = parsePartName(name, naming);
    return exportId === undefined ? [] : [{ name, exportId }];
  });
  const [first] = known;
  const other = known.find(({ exportId }) => exportId !== first?.exportId);
  if (first && other) throw twoExports(first.name, other.name);
  const missing = missingParts(names, naming);
  if (missing.length > 0) throw missingPart(missing);
}
