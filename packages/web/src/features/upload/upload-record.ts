/** Keeps an upload's record in the browser for as long as it takes, so that it can go on after a reload. */

/** The key under which Amplify keeps its records of unfinished uploads. */
const recordsKey = '__uploadInProgress';
const touchEveryMs = 60_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Amplify drops a record an hour after the start, however long the upload takes. The bucket keeps the parts for a day; if
 * they are gone, Amplify starts over by itself.
 *
 * @returns what ends the keeping
 */
export function keepUploadRecords(memory: Memory): () => void {
  touch(memory);
  const touching = setInterval(() => touch(memory), touchEveryMs);
  return () => clearInterval(touching);
}

function touch(memory: Memory): void {
  const text = memory.getItem(recordsKey);
  if (!text) return;
  const records = JSON.parse(text) as Record<string, { lastTouched: number }>;
  for (const record of Object.values(records)) record.lastTouched = Date.now();
  memory.setItem(recordsKey, JSON.stringify(records));
}
