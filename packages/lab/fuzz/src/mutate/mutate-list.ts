/** Changes which files an export has, and their names. */
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { Random } from '@cgdx/samples/ground/random.ts';
import { strangeText } from './strange-text.ts';

export function mutateList(random: Random, files: readonly TestFile[]): TestFile[] {
  const list = [...files];
  for (let left = random.pick([1, 2, 4]); left > 0 && list.length > 0; left--) {
    const at = random.between(0, list.length - 1);
    const file = list[at];
    const other = list[random.between(0, list.length - 1)];
    if (file === undefined || other === undefined) break;
    switch (random.between(0, 6)) {
      case 0:
        list.splice(at, 1);
        break;
      case 1:
        list.push(file);
        break;
      case 2:
        list[at] = { path: file.path, data: other.data };
        break;
      case 3:
        list[at] = { path: other.path.replace(/(\.\w+)$/, ' (1)$1'), data: file.data };
        break;
      case 4:
        list[at] = { path: rename(random, file.path), data: file.data };
        break;
      case 5:
        list.push({ path: `${strangeText(random)}/${file.path}`, data: other.data });
        break;
      default:
        list[at] = { path: file.path, data: '' };
    }
  }
  return list.map(({ path, data }) => ({ path: path.slice(0, 4000), data }));
}

function rename(random: Random, path: string): string {
  // Names of properties that every JavaScript object has.
  if (random.chance(0.3))
    return path.replace(/[^/]*(?=\.\w+$)/, random.pick(['constructor', 'toString', '__proto__']));
  const at = random.between(0, path.length);
  return path.slice(0, at) + strangeText(random) + path.slice(at + random.between(0, 3));
}
