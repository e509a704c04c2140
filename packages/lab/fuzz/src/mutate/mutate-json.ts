/** Changes the content of a JSON text, which usually stays valid JSON. */
import type { Random } from '@cgdx/samples/ground/random.ts';
import { strangeJson, strangeText } from './strange-text.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A placeholder for a piece of text that need not be JSON. */
const mark = '\u0001put here\u0001';

/** Returns undefined if `text` is not JSON. The text before the first bracket (`window.YTD.x = `) stays. */
export function mutateJson(random: Random, text: string): string | undefined {
  const start = text.search(/[[{]/);
  const root = start < 0 ? undefined : parse(text.slice(start));
  if (root === undefined) return undefined;
  const changed = mutateNode(random, root);
  const indent = random.pick([0, 1, 2, '\t']);
  const written = stringify(changed, indent);
  if (written === undefined) return undefined;
  return text.slice(0, start) + written.replaceAll(JSON.stringify(mark), () => strangeJson(random));
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Returns undefined if it is nested too deeply for the stack. */
function stringify(value: Json, indent: string | number): string | undefined {
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    return undefined;
  }
}

/** Walks down at random and changes nodes on the way. */
function mutateNode(random: Random, node: Json): Json {
  if (typeof node !== 'object' || node === null) return random.chance(0.3) ? strangeText(random) : mark;
  const isList = Array.isArray(node);
  const items: [key: string, value: Json][] = Object.entries(node);
  if (items.length === 0 || random.chance(0.04)) return mark;
  const at = random.between(0, items.length - 1);
  const chosen = items[at] ?? ['', null];
  if (random.chance(0.75)) items[at] = [chosen[0], mutateNode(random, chosen[1])];
  else mutateItems(random, items, at, chosen);
  // Unlike a literal, this also makes `__proto__` an ordinary key.
  return isList ? items.map(([, value]) => value) : Object.fromEntries(items);
}

function mutateItems(random: Random, items: [string, Json][], at: number, chosen: [string, Json]): void {
  const other = random.between(0, items.length - 1);
  switch (random.between(0, 6)) {
    case 0:
      items.splice(at, 1);
      break;
    case 1:
      items.splice(at, items.length - at);
      break;
    case 2:
      items[at] = [chosen[0], items[other]?.[1] ?? null];
      break;
    case 3:
      items.push([strangeText(random), mark]);
      break;
    case 4:
      items[at] = [strangeText(random), chosen[1]];
      break;
    case 5:
      items[at] = [chosen[0], random.chance(0.5) ? [chosen[1]] : { x: chosen[1] }];
      break;
    default: {
      const count = random.pick([1, 2, 50]);
      items.push(...Array.from({ length: count }, (_, i): [string, Json] => [`${chosen[0]}${i}`, chosen[1]]));
    }
  }
}
