import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

it.each(['servers/asl', 'servers/aws', 'servers/stripe', 'runtime'])(
  'packages/%s is of use to anyone: the product is not named in it',
  (name) => {
    const naming = globSync(`packages/${name}/src/**/*.ts`, { cwd: root }).filter((file) => {
      if (/test/.test(file)) return false;
      // A package of ours is imported by its name, and logs are told apart by a variable of the house.
      const source = readFileSync(join(root, file), 'utf8').replaceAll(/@cgdx\/|CGDX_[A-Z_]+/g, '');
      return /cgdx|marketplace/i.test(source);
    });
    expect(naming).toEqual([]);
  },
);
