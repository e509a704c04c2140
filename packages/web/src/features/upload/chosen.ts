/** The files that a person has chosen for one contribution: a whole export, or the parts of a split one. Pure. */
import { fileNaming } from '@cgdx/core/export/platform/file-naming.ts';
import { missingParts } from '@cgdx/core/export/source/part/missing-part.ts';

interface Named {
  readonly name: string;
  readonly size: number;
}

const byName = new Intl.Collator('en', { numeric: true });

/** Adds files and sorts them by name; a file of the same name replaces the earlier one. */
export function addFiles<F extends Named>(chosen: readonly F[], added: readonly F[]): readonly F[] {
  const all = new Map([...chosen, ...added].map((file) => [file.name, file]));
  return [...all.values()].sort((a, b) => byName.compare(a.name, b.name));
}

export const removeFile = <F extends Named>(chosen: readonly F[], name: string): readonly F[] =>
  chosen.filter((file) => file.name !== name);

export const totalSize = (files: readonly Named[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Returns the names of missing parts, concluded from the numbers of the chosen ones. */
export const missingNames = (files: readonly Named[]): readonly string[] =>
  missingParts(
    files.map(({ name }) => name),
    fileNaming.partNaming,
  );
