/** Detects entries that the Archive Utility of macOS may have written; all its entries have the same properties. */
import type { ExtraField } from './entry-name.ts';
import { localHeaderBytes } from './local-header.ts';

/** The directory's data of an entry. It has no comment and no zip64 field, since macOS writes neither. */
export interface ListedByMac {
  readonly madeBy: number;
  readonly needed: number;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  readonly name: Uint8Array;
  readonly extraFields: readonly ExtraField[];
}

const madeByMac = 789;

/** The id of the extra field with times and owners, and by how many bytes it is longer in the local header than in the directory. */
const ownField = 0x5855;
const ownFieldBytes = 8;
const localFieldBytes = 16;

const slash = 0x2f;

/** Returns the length of the local header; undefined if macOS did not write it. */
export function macHeadBytes(entry: ListedByMac): number | undefined {
  const { name, extraFields } = entry;
  if (entry.madeBy !== madeByMac || !isAsMacSays(entry)) return undefined;
  return localHeaderBytes + name.length + extraFields.length * localFieldBytes;
}

function isAsMacSays(entry: ListedByMac): boolean {
  const { needed, flags, method, packedBytes, sizeBytes, name, extraFields } = entry;
  const isFolder = name.at(-1) === slash;
  if (needed === 20) return flags === 8 && method === 8 && !isFolder && hasOwnField(extraFields);
  if (needed !== 10 || flags !== 0 || method !== 0 || sizeBytes !== packedBytes) return false;
  // without extra fields: a symbolic link, a folder or an empty file
  if (extraFields.length === 0) return packedBytes > 0 && !isFolder;
  return packedBytes === 0 && entry.crc32 === 0 && hasOwnField(extraFields);
}

function hasOwnField(extraFields: readonly ExtraField[]): boolean {
  const [field] = extraFields;
  return extraFields.length === 1 && field?.id === ownField && field.data.length === ownFieldBytes;
}
