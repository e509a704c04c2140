import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { memorySource } from '../../testing/memory-source.ts';
import { macZip, rawZip } from '../../testing/zip-bytes.ts';
import { entryName } from './entry-name.ts';
import { openArchive } from './open-archive.ts';

const nameOf = (bytes: Buffer, flags = 0, extra?: Buffer) =>
  entryName(bytes, flags, extra === undefined ? [] : [{ id: 0x7075, data: extra }]);

it('a name in UTF-8 is decoded as UTF-8, with or without the flag for it', () => {
  for (const flag of [0, 0x0800])
    expect(nameOf(Buffer.from('historial de búsqueda.json'), flag)).toBe('historial de búsqueda.json');
  expect(nameOf(Buffer.from('Größe/観た.json'))).toBe('Größe/観た.json');
});

it('a name in code page 437 is decoded as such', () => {
  expect(nameOf(Buffer.from([0x47, 0x72, 0x94, 0xe1, 0x65]))).toBe('Größe');
});

it('decomposed accents are composed', () => {
  expect(nameOf(Buffer.from('búsqueda'.normalize('NFD')))).toBe('búsqueda');
});

it("Info-ZIP's field with the name in UTF-8 is used, unless it belongs to another name", () => {
  const name = Buffer.from('Gr__e');
  const field = (checksum: number) => {
    const head = Buffer.alloc(5, 1);
    head.writeUInt32LE(checksum, 1);
    return Buffer.concat([head, Buffer.from('Größe')]);
  };
  expect(nameOf(name, 0, field(crc32(name)))).toBe('Größe');
  expect(nameOf(name, 0, field((crc32(name) ^ 1) >>> 0))).toBe('Gr__e');
  expect(nameOf(name, 0, Buffer.from([1, 2]))).toBe('Gr__e');
});

it('the names of files do not depend on the tool that packed the archive', async () => {
  const files = [{ path: 'Música/Búsqueda 観.json'.normalize('NFD'), data: '[]' }];
  for (const bytes of [macZip(files), rawZip(files)]) {
    const { entries } = await openArchive(memorySource(bytes));
    expect(entries.map(({ path, name }) => [path, name])).toEqual([
      ['Música/Búsqueda 観.json', 'Búsqueda 観.json'],
    ]);
  }
});
