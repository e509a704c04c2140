/** Reads what a page keeps in the browser, where another tab, an older page or a person may have written. */

/** Returns undefined if nothing is kept, or what is kept is not JSON. */
export function storedJson(memory: Pick<Storage, 'getItem'>, key: string): unknown {
  const text = memory.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
