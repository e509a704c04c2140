/** Detects by its first bytes the type of a file that is not a zip. */

export type FileKind =
  | 'zip'
  | 'split-zip'
  | '7z'
  | 'rar'
  | 'gzip'
  | 'tar'
  | 'xz'
  | 'bzip2'
  | 'zstd'
  | 'pdf'
  | 'html'
  | 'json'
  | 'image'
  | 'video'
  | 'text'
  | 'binary';

/** How many bytes `sniffFile` needs (the signature of tar is at byte 257). */
export const sniffBytes = 512;

const magics: readonly (readonly [kind: FileKind, offset: number, bytes: readonly number[]])[] = [
  ['split-zip', 0, [0x50, 0x4b, 0x07, 0x08]],
  ['zip', 0, [0x50, 0x4b, 0x03, 0x04]],
  ['zip', 0, [0x50, 0x4b, 0x05, 0x06]],
  ['7z', 0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['rar', 0, [0x52, 0x61, 0x72, 0x21]],
  ['gzip', 0, [0x1f, 0x8b]],
  ['tar', 257, [0x75, 0x73, 0x74, 0x61, 0x72]],
  ['xz', 0, [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['bzip2', 0, [0x42, 0x5a, 0x68]],
  ['zstd', 0, [0x28, 0xb5, 0x2f, 0xfd]],
  ['pdf', 0, [0x25, 0x50, 0x44, 0x46]],
  ['image', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image', 0, [0xff, 0xd8, 0xff]],
  ['image', 0, [0x47, 0x49, 0x46, 0x38]],
  ['video', 4, [0x66, 0x74, 0x79, 0x70]],
];

export function sniffFile(head: Uint8Array): FileKind {
  const magic = magics.find(([, offset, bytes]) => bytes.every((byte, i) => head[offset + i] === byte));
  if (magic !== undefined) return magic[0];
  if (head.subarray(0, sniffBytes).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) {
    return 'binary';
  }
  const text = new TextDecoder()
    .decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase();
  if (/^(<!doctype html|<html|<head|<body|<div|<!--)/.test(text)) return 'html';
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  return 'text';
}
