import { useSyncExternalStore } from 'react';

function watch(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** Returns whether the device is online, by the browser's events; a prerendered page assumes that it is. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
