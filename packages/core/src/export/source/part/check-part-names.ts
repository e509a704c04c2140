/** Refuses parts whose names already show that they are not one whole export. */
import { splitZip } from '../../format/archive/archive-rejection.ts';
import { missingParts } from './missing-part.ts';
import { type PartNaming, parsePartName } from './part-name.ts';
import { missingPart, ofPart, twoExports } from './part-rejection.ts';

/** A volume of a zip that a zip tool has split: none of them is an archive of its own. */
const volume = /\.(zip|7z|rar)\.\d{2,3}$|\.z\d{2}$/i;

/** `names` in an order that depends only on them. Throws `ExportRejected`. */
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
