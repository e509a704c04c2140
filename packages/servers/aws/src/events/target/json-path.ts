/** The JSON paths that EventBridge accepts for a target's input: names, indexes and `[*]`. */

type Step = string | number | '*';
export type JsonPath = readonly { readonly step: Step }[];

const stepForm = /^(?:\.([A-Za-z0-9_\-:@/ ]+)|\['([^']+)'\]|\["([^"]+)"\]|\[(\d+)\]|(?:\[\*\]|\.\*))/;

/** Returns undefined if the text is not a path. */
export function parseJsonPath(text: string): JsonPath | undefined {
  if (!text.startsWith('$')) return undefined;
  const steps: { step: Step }[] = [];
  let rest = text.slice(1);
  while (rest !== '') {
    const found = stepForm.exec(rest);
    if (!found) return undefined;
    const [whole, name, single, double, index] = found;
    steps.push({ step: index === undefined ? (name ?? single ?? double ?? '*') : Number(index) });
    rest = rest.slice(whole.length);
  }
  return steps;
}

/** Returns the value at the path, or a list for a path with `[*]`; undefined if there is none. */
export function valueAt(path: JsonPath, root: unknown): unknown {
  let value = root;
  for (const [position, { step }] of path.entries()) {
    if (step === '*') {
      if (!Array.isArray(value)) return undefined;
      const rest = path.slice(position + 1);
      return value.map((element) => valueAt(rest, element)).filter((each) => each !== undefined);
    }
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
  }
  return value;
}
