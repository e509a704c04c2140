import { expect, it } from 'vitest';
import { readInTree, sources } from './source-tree.ts';

it.each(['servers/asl', 'servers/aws', 'servers/stripe', 'runtime'])(
  'packages/%s is of use to anyone: the product is not named in it',
  (name) => {
    const naming = sources.filter((file) => {
      if (!file.startsWith(`packages/${name}/src/`) || /test/.test(file)) return false;
      // A package of ours is imported by its name, and logs are told apart by a variable of the house.
      const source = readInTree(file).replaceAll(/@cgdx\/|CGDX_[A-Z_]+/g, '');
      return /cgdx|marketplace/i.test(source);
    });
    expect(naming).toEqual([]);
  },
);
