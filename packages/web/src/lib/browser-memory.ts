/** The browser's local storage, or the page's own memory if the browser stores nothing. No other file uses the browser's storage. */

/** Values that the browser refused to store; they are lost when the page is closed. */
const own = new Map<string, string>();

const probeKey = 'cgdx.probe';

/** Runs `use` if there is a storage: access throws if the person has forbidden it, and in some browsers the storage is null. */
function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    const storage: Storage | null | undefined = globalThis.localStorage;
    return storage ? use(storage) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a stored value survives closing the page: it does not if access is denied or the quota is 0. */
export function isLasting(): boolean {
  const fits = attempt((storage) => {
    storage.setItem(probeKey, '');
    storage.removeItem(probeKey);
    return true;
  });
  // Storage with some content works: it is only full.
  return fits ?? attempt(({ length }) => length > 0) ?? false;
}

const keys = (): readonly string[] => [
  ...new Set([
    ...(attempt((storage) =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) => key !== null),
    ) ?? []),
    ...own.keys(),
  ]),
];

/** Never throws: a value that the browser refuses to store stays in the page's memory. */
export const browserMemory: Storage = {
  get length() {
    return keys().length;
  },
  key: (index) => keys()[index] ?? null,
  getItem: (key) => own.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
  setItem(key, value) {
    const isTaken = attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isTaken) own.delete(key);
    else own.set(key, value);
  },
  removeItem(key) {
    own.delete(key);
    attempt((storage) => storage.removeItem(key));
  },
  clear() {
    for (const key of keys()) browserMemory.removeItem(key);
  },
};

/** For values that must survive closing the page. `setItem` throws if the browser's storage is full. */
export const roomyMemory: Storage = {
  ...browserMemory,
  get length() {
    return browserMemory.length;
  },
  setItem(key, value) {
    browserMemory.setItem(key, value);
    if (!own.has(key) || !isLasting()) return;
    own.delete(key);
    throw new DOMException('The browser has no room left.', 'QuotaExceededError');
  },
};
