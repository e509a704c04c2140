import { expect, it } from 'vitest';
import { readXAccount } from './x-account.ts';
import { typeOf } from './x-file.ts';
import { readXManifest } from './x-manifest.ts';

const scriptOf = (name: string, value: unknown) => {
  const text = `window.YTD.x.part0 = ${JSON.stringify(value)}`;
  return {
    path: `data/${name}.js`,
    name: `${name}.js`,
    sizeBytes: text.length,
    async *read() {
      yield Buffer.from(text);
    },
  };
};

it('only names that X gives have a type of file', () => {
  const typeOfName = (name: string) => typeOf({ path: `data/${name}`, name });
  expect(typeOfName('tweets.js')).toBe('post');
  for (const name of ['constructor.js', 'toString.js', '__proto__.js'])
    expect(typeOfName(name)).toBeUndefined();
});

it('files of any name may be in the folder of the account’s files', async () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  const account = scriptOf('account', [{ account: { accountId: '12', email: 'zq@example.com' } }]);
  const others = names.map((name) => scriptOf(name, [{ a: 1 }]));
  const found = await readXAccount([...others, account], '');
  expect(JSON.stringify(found)).toContain('zq@example.com');
});

it('details beyond the limit are dropped, and no further files are opened', async () => {
  const changes = Array.from({ length: 5_000 }, (_, i) => ({
    screenNameChange: {
      accountId: '1',
      screenNameChange: { changedFrom: `zorb${i}x`, changedTo: `vex${i}x` },
    },
  }));
  let opened = 0;
  const files = [changes, ...Array(299).fill(changes.slice(0, 1))].map((some) => {
    const one = scriptOf('screen-name-change', some);
    return {
      ...one,
      read() {
        opened++;
        return one.read();
      },
    };
  });
  const { words } = await readXAccount(files, '');
  expect(opened).toBeLessThanOrEqual(100);
  expect(words).toContain('zorb0x');
  expect(words).not.toContain('zorb4999x');
});

it('parts of a display name are masked, and in Chinese characters also two letters', async () => {
  const account = scriptOf('account', [{ account: { accountDisplayName: 'Mei Tan', username: '李伟' } }]);
  const { words } = await readXAccount([account], '');
  expect(words).toEqual(expect.arrayContaining(['Mei Tan', 'Mei', 'Tan', '李伟']));
});

it('a list of contents beyond the limit is cut', async () => {
  const files = Array.from({ length: 20_000 }, (_, i) => ({ fileName: `data/a${i}.js`, count: '1' }));
  const text = `window.__THAR_CONFIG = ${JSON.stringify({ dataTypes: { a: { files } } })}`;
  const entry = { ...scriptOf('manifest', ''), sizeBytes: text.length };
  const manifest = await readXManifest([
    {
      ...entry,
      async *read() {
        yield Buffer.from(text);
      },
    },
  ]);
  expect(manifest?.files).toHaveLength(10_000);
});
