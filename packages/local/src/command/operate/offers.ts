/**
 * `offers`: goes through all uploads in pools of records. An upload from before people could choose an offer is taken
 * off sale; if nobody has bought it, a new dataset is written and sold in its place. The command may be interrupted:
 * the next run continues.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Replacement } from '@cgdx/functions/withdrawal/replace-upload.ts';

export type Counted = Readonly<Record<Replacement | 'failed', number>>;

interface OffersInput {
  readonly uploads: () => AsyncIterable<string>;
  readonly replace: (uploadHash: string) => Promise<Replacement>;
  /** Called with the number of leaves that wait for the chain. */
  readonly onWait: (waiting: number) => void;
  readonly onFailed: (uploadHash: string, error: unknown) => void;
  readonly lookEveryMs?: number;
}

/** The chain lane publishes every minute, so this interval suffices. */
const everyMs = 10_000;
const mostLooks = 60;

/** A failure does not stop the others; the next run finds what is left. */
export async function replaceAll({
  uploads,
  replace,
  onWait,
  onFailed,
  lookEveryMs = everyMs,
}: OffersInput): Promise<Counted> {
  const outcomes = new Map<string, Replacement | 'failed'>();
  const attempt = async (uploadHash: string) => {
    try {
      outcomes.set(uploadHash, await replace(uploadHash));
    } catch (error) {
      onFailed(uploadHash, error);
      outcomes.set(uploadHash, 'failed');
    }
  };
  for await (const uploadHash of uploads()) await attempt(uploadHash);
  for (let look = 0; look < mostLooks; look++) {
    const waiting = [...outcomes].filter(([, outcome]) => outcome === 'waiting');
    if (waiting.length === 0) break;
    onWait(waiting.length);
    await sleep(lookEveryMs);
    for (const [uploadHash] of waiting) await attempt(uploadHash);
  }
  const counted = { current: 0, withdrawn: 0, delisted: 0, waiting: 0, replaced: 0, failed: 0 };
  for (const outcome of outcomes.values()) counted[outcome] += 1;
  return counted;
}

export const offersWords = ({
  current,
  withdrawn,
  delisted,
  waiting,
  replaced,
  failed,
}: Counted): readonly string[] => [
  `${replaced} replaced by a file without public text, ${delisted} only taken off sale, ${current} have an offer, ${withdrawn} were withdrawn.`,
  ...(waiting + failed > 0
    ? [`${waiting} wait for the chain and ${failed} failed: run the command again, and it continues.`]
    : []),
];
