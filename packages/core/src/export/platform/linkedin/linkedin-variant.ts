/** Determines the layout and the present parts of a LinkedIn export. */
import type { Counters } from '../../contract/inspection.ts';
import type { LinkedinFile } from './linkedin-file.ts';

/** Tables that only the larger archive has. */
const largerOnly = new Set(['reactions', 'comments', 'shares', 'votes', 'instantreposts']);

const partStems: readonly (readonly [name: string, stem: string])[] = [
  ['connections', 'connections'],
  ['messages', 'messages'],
  ['invitations', 'invitations'],
  ['reactions', 'reactions'],
  ['comments', 'comments'],
  ['posts', 'shares'],
  ['followed companies', 'company_follows'],
];

type NamedTable = Pick<LinkedinFile, 'stem' | 'memberId'>;

export function isComplete(files: readonly NamedTable[]): boolean {
  return files.some(({ stem }) => largerOnly.has(stem));
}

/** `complete-2026`: file names contain the account's number; `selected`: requested table by table. */
export function variantOf(files: readonly NamedTable[]): string {
  if (isComplete(files))
    return files.some(({ memberId }) => memberId !== undefined) ? 'complete-2026' : 'complete';
  return files.some(({ stem }) => stem === 'profile') ? 'basic' : 'selected';
}

export function partsOf(files: readonly LinkedinFile[]): Counters['parts'] {
  return partStems.map(([name, stem]) => ({ name, isPresent: files.some((file) => file.stem === stem) }));
}
