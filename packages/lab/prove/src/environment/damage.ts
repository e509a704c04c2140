/** The ways in which a file is damaged. */
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';

export interface Damage {
  readonly name: string;
  readonly inflict: (file: string) => void;
}

/** A byte that is neither zero nor text of any format. */
const garbage = 0x9e;

function overwriteWithin(file: string): void {
  const bytes = readFileSync(file);
  const third = Math.ceil(bytes.length / 3);
  writeFileSync(file, bytes.fill(garbage, third, 2 * third));
}

export const damages: readonly Damage[] = [
  { name: 'emptied', inflict: (file) => truncateSync(file, 0) },
  { name: 'cut off', inflict: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)) },
  { name: 'overwritten', inflict: overwriteWithin },
  { name: 'removed', inflict: (file) => rmSync(file) },
];

/** @returns a function that restores the file's present content, or removes the file if it does not exist now */
export function keepBytes(file: string): () => void {
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  return () => (bytes === undefined ? rmSync(file, { force: true }) : writeFileSync(file, bytes));
}
