/** What this browser keeps for the site, or the page's own memory if it keeps nothing. No other file asks the browser. */

/** Values that the browser refused to store; lost when the page is closed. */
const own = new Map<string, string>();

const probeKey = 'cgdx.probe';

/** Access itself throws if the person has forbidden it; some browsers have null instead. */
function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    const storage: Storage | null | undefined = globalThis.localStorage;
    return storage ? use(storage) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something that is kept now is there after the page was closed: not if access is denied or nothing fits. */
export function isLasting(): boolean {
  const fits = attempt((storage) => {
    storage.setItem(probeKey, '');
    storage.removeItem(probeKey);
    return true;
  });
  // Storage that holds something works, and is only full.
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

/** Never throws: a value that the browser refuses to store stays in this page. */
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

/** For what must be found again after the page was closed. Its `setItem` throws if the browser has no room left for it. */
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
