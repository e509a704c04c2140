/** Filters of JSONPath: `@.price < 10 && @.kind == 'a'`. */
import { isJsonObject, type Json } from '../ground/json.ts';

export type Condition = (item: Json) => boolean;

function read(item: Json, steps: string): Json | undefined {
  let at: Json | undefined = item;
  for (const [, dotted, quoted, index] of steps.matchAll(/\.([\w-]+)|\['([^']*)'\]|\[(\d+)\]/g)) {
    const name = dotted ?? quoted;
    if (name !== undefined) at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    else at = Array.isArray(at) ? at[Number(index)] : undefined;
  }
  return at;
}

function literal(text: string): Json {
  const quoted = /^'(.*)'$/s.exec(text)?.[1];
  return quoted === undefined ? (JSON.parse(text) as Json) : quoted;
}

function compare(left: Json | undefined, operator: string, right: Json): boolean {
  if (operator === '==') return JSON.stringify(left) === JSON.stringify(right);
  if (operator === '!=') return JSON.stringify(left) !== JSON.stringify(right);
  if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string')) return false;
  const other = right as typeof left;
  if (operator === '<') return left < other;
  if (operator === '<=') return left <= other;
  return operator === '>' ? left > other : left >= other;
}

function parseOne(text: string): Condition {
  const compared = /^@((?:\.[\w-]+|\['[^']*'\]|\[\d+\])*)\s*(==|!=|<=|>=|<|>|=~)\s*(.+)$/s.exec(text.trim());
  if (compared !== null) {
    const [, steps = '', operator = '', right = ''] = compared;
    if (operator === '=~') {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(right.trim()) ?? [];
      const pattern = new RegExp(`^(?:${source})$`, flags.replaceAll(/[^imsu]/g, ''));
      return (item) => {
        const value = read(item, steps);
        return typeof value === 'string' && pattern.test(value);
      };
    }
    const value = literal(right.trim());
    return (item) => compare(read(item, steps), operator, value);
  }
  const present = /^(!)?@((?:\.[\w-]+|\['[^']*'\]|\[\d+\])*)$/.exec(text.trim());
  if (present === null) throw new Error(`Not a filter: ${text}`);
  const [, not, steps = ''] = present;
  return (item) => (read(item, steps) !== undefined) === (not === undefined);
}

/** Parses a filter. `&&` binds tighter than `||`; parentheses are not supported. Throws if the text is not a filter. */
export function parseCondition(text: string): Condition {
  const either = text.split('||').map((part) => part.split('&&').map(parseOne));
  return (item) => either.some((all) => all.every((one) => one(item)));
}
