/** Names the layout of a LinkedIn export and says which of its parts are there. */
import type { Counters } from '../../contract/inspection.ts';
import type { LinkedinFile } from './linkedin-file.ts';

/** Tables of the larger archive alone. */
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

export function isComplete(files: readonly LinkedinFile[]): boolean {
  return files.some(({ stem }) => largerOnly.has(stem));
}

/** `complete-2026`: the account's number is in file names; `selected`: asked for table by table. */
export function variantOf(files: readonly LinkedinFile[]): string {
  if (isComplete(files))
    return files.some(({ memberId }) => memberId !== undefined) ? 'complete-2026' : 'complete';
  return files.some(({ stem }) => stem === 'profile') ? 'basic' : 'selected';
}

export function partsOf(files: readonly LinkedinFile[]): Counters['parts'] {
  return partStems.map(([name, stem]) => ({ name, isPresent: files.some((file) => file.stem === stem) }));
}
