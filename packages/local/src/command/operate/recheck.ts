/**
 * `recheck`: goes through all uploads on sale until each is judged; with --confirm, it recalls those with a sure fault.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecheckedUpload } from '@cgdx/api/route/operator/recheck.ts';
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { faultWords } from '@cgdx/core/export/recheck/recheck-fault.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { nextCommand, withPassword } from '../../ground/terminal/next-command.ts';
import type { OperateFlags } from './operate-flags.ts';
import { type OperateRequest, operateRequest } from './request.ts';

type Call = (request: OperateRequest) => Promise<unknown>;
interface Page {
  readonly uploads: readonly RecheckedUpload[];
  readonly cursor?: string;
}

const onPage = 25;
const lookEveryMs = 1_000;
/** Judging a dataset takes at most a quarter of an hour, and it may wait for the others of its page. */
const mostWaitMs = 3_600_000;

/** Requests one page until all of it is judged. @returns the page, after an hour at the latest even if it is not */
async function judgedPage(flags: OperateFlags, call: Call, cursor: string | undefined): Promise<Page> {
  const query = { limit: String(onPage), ...flags.query, ...(cursor !== undefined && { cursor }) };
  for (const giveUpAtMs = Date.now() + mostWaitMs; ; ) {
    const page = (await call(operateRequest({ ...flags, query }))) as Page;
    if (!page.uploads.some(({ verdict }) => verdict === 'waiting') || Date.now() > giveUpAtMs) return page;
    await sleep(lookEveryMs);
  }
}

export interface Recalled {
  readonly uploadHash: string;
  readonly outcome: 'recalled' | 'refused';
  readonly message: string;
}

/** A refusal or a failure does not stop the others; the next run finds what is left. */
async function recallOne(flags: OperateFlags, call: Call, uploadHash: string): Promise<Recalled> {
  try {
    const request = operateRequest({ ...flags, action: 'recall', named: [uploadHash], query: {} });
    const { faults, buyers } = (await call(request)) as { faults: string; buyers: number };
    return {
      uploadHash,
      outcome: 'recalled',
      message: `${faults}; ${buyers} of its buyers get their money back`,
    };
  } catch (error) {
    return { uploadHash, outcome: 'refused', message: failureOf(error).message };
  }
}

export interface Rechecked {
  readonly [field: string]: unknown;
  /** The uploads with a fault, sure faults first. */
  readonly uploads: readonly RecheckedUpload[];
  readonly clean: number;
  readonly results: readonly Recalled[];
}

export async function recheck(flags: OperateFlags, call: Call): Promise<Rechecked> {
  const all: RecheckedUpload[] = [];
  let cursor = flags.query.cursor;
  do {
    const page = await judgedPage(flags, call, cursor);
    all.push(...page.uploads);
    cursor = page.cursor;
  } while (cursor !== undefined);
  const faulty = all.filter(({ verdict }) => verdict === 'faulty');
  const others = all.filter(({ verdict }) => verdict === 'cannot-tell' || verdict === 'waiting');
  const results: Recalled[] = [];
  if (flags.confirm)
    for (const { uploadHash } of faulty) results.push(await recallOne(flags, call, uploadHash));
  return { uploads: [...faulty, ...others], clean: all.length - faulty.length - others.length, results };
}

/** Formats the faults of each upload in words. */
export const rowsOf = (uploads: readonly RecheckedUpload[]) =>
  uploads.map((upload) => ({
    ...upload,
    faults: upload.faults.map(
      ({ fault, records, isSure, count, of }) =>
        `${records}: ${faultWords([fault])} (${count} of ${of}${isSure ? '' : ', not sure'})`,
    ),
  }));

/** Explains the list, and says what to do. */
export function recheckWords(
  { uploads, clean, results }: Rechecked,
  { email, stack }: Pick<OperateFlags, 'email' | 'stack'>,
): string[] {
  const sure = uploads.filter(({ verdict }) => verdict === 'faulty').length;
  const counted = `${countOf(uploads.length + clean, 'upload')} on sale: ${sure} with a fault, ${uploads.length - sure} of which the dataset alone cannot tell, ${clean} without.`;
  const told = results.map(
    ({ uploadHash, outcome, message }) => `${hexOfHash(uploadHash)}  ${outcome}: ${message}`,
  );
  const isLeft = sure > 0 && results.length === 0;
  return [
    counted,
    ...told,
    ...(isLeft
      ? [
          `Nothing was changed. Recall those with a fault${email === undefined ? '' : `, ${withPassword}`}: ${nextCommand('operate', ['recheck', '--confirm', '--reason', 'say why'], { email, stack })}`,
        ]
      : []),
    ...(results.length > 0
      ? [
          'Refunds are made within minutes. What the chain holds no longer is paid back by hand: see "A refund by hand" in docs/operations.md.',
        ]
      : []),
  ];
}
