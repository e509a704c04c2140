import { expect, it } from 'vitest';
import { readInTree, sources } from './source-tree.ts';

it.each(['servers/asl', 'servers/aws', 'servers/stripe', 'runtime'])(
  'packages/%s can be used elsewhere: it does not name the product',
  (name) => {
    const naming = sources.filter((file) => {
      if (!file.startsWith(`packages/${name}/src/`) || /test/.test(file)) return false;
      // Names of workspace packages and of environment variables contain the product's name; they do not count.
      const source = readInTree(file).replaceAll(/@cgdx\/|CGDX_[A-Z_]+/g, '');
      return /cgdx|marketplace/i.test(source);
    });
    expect(naming).toEqual([]);
  },
);
