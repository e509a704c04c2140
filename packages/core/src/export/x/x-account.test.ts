import { expect, it } from 'vitest';
import { readXAccount } from './x-account.ts';
import { typeOf } from './x-file.ts';

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

it('a file of any name is none of the types, unless X gives it', () => {
  const typeOfName = (name: string) => typeOf({ path: `data/${name}`, name });
  expect(typeOfName('tweets.js')).toBe('post');
  for (const name of ['constructor.js', 'toString.js', '__proto__.js'])
    expect(typeOfName(name)).toBeUndefined();
});

it('files of any name may lie beside those of the account', async () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  const account = scriptOf('account', [{ account: { accountId: '12', email: 'zq@example.com' } }]);
  const others = names.map((name) => scriptOf(name, [{ a: 1 }]));
  const found = await readXAccount([...others, account], '');
  expect(JSON.stringify(found)).toContain('zq@example.com');
});
