/** Reads JSON from the browser's storage, where another tab, an older page or the person may have written anything. */

/** Returns undefined if nothing is stored, or if it is not JSON. */
export function storedJson(memory: Pick<Storage, 'getItem'>, key: string): unknown {
  const text = memory.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
