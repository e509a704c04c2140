/** Shows a contribution's progress to a person: one line per step, redrawn in place on a terminal. */
import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { type Contribution, stepTitles } from '@cgdx/core/contribution/contribution.ts';
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { nextCommand, withPassword } from '../ground/terminal/next-command.ts';
import { visible } from '../ground/terminal/print.ts';
import type { JourneyEvent } from './contribute.ts';

const titleWidth = 30;

export interface Line {
  readonly text: string;
  /** The subject of the line: a later state with the same key replaces it if possible. */
  readonly key: string;
  /** True if the line will not change any more. */
  readonly settled: boolean;
  /** True if the line is worth printing although it may still change. */
  readonly isNews?: boolean;
}

/** Formats wei exactly, for programs and for transfers by hand: `84` or `7.5`. */
export function formatCgdx(wei: string): string {
  const amount = BigInt(wei);
  const fraction = (amount % oneCgdxWei).toString().padStart(18, '0').replace(/0+$/, '');
  return `${amount / oneCgdxWei}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Formats who signed in, and whether the command has created them. */
export const personText = ({ email, isNew }: { readonly email: string; readonly isNew: boolean }): string =>
  isNew ? `${email} (a new person, created for this)` : email;

const percent = (done: number, total: number): string =>
  `${total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total))}%`;

export function lineOf(event: Exclude<JourneyEvent, { event: 'ended' }>): Line {
  switch (event.event) {
    case 'signed-in':
      return { key: 'signed-in', text: line('✓', 'Signed in as', personText(event)), settled: true };
    case 'uploading':
      return {
        key: 'upload',
        text: line(
          '·',
          'Uploading',
          `${percent(event.doneBytes, event.totalBytes)} of ${describeFileSize(event.totalBytes)}`,
        ),
        settled: false,
      };
    case 'uploaded':
      return {
        key: 'upload',
        text: line(
          '✓',
          'Uploaded',
          event.parts.length > 1
            ? `${event.parts.length} parts, ${describeFileSize(event.totalBytes)}`
            : describeFileSize(event.totalBytes),
        ),
        settled: true,
      };
    case 'step': {
      const { step, state, progress, note } = event;
      const settled = state === 'done' || state === 'rejected' || state === 'failed';
      const bar = progress !== undefined && !settled ? percent(progress.done, progress.total) : undefined;
      const detail = [bar, note].filter((part) => part !== undefined).join('  ');
      const mark = state === 'done' ? '✓' : settled ? '✗' : '·';
      return { key: step, text: line(mark, stepTitles[step], detail), settled, isNews: note !== undefined };
    }
  }
}

const line = (mark: string, title: string, detail: string): string =>
  `  ${mark} ${title.padEnd(titleWidth)} ${detail}`.trimEnd();

/** Writes lines; on a terminal an unsettled line is replaced by its next state, elsewhere only settled ones appear. */
export function createScreen(out: NodeJS.WriteStream): { show: (line: Line) => void; end: () => void } {
  let open: string | undefined;
  let told = '';
  return {
    show: ({ text: said, key, settled, isNews }) => {
      const text = visible(said);
      if (!out.isTTY) {
        // A note is printed as well: it may say that an operator has to check something, which may take days.
        if (settled || (isNews && text !== told)) out.write(`${text}\n`);
        told = text;
        return;
      }
      if (open !== undefined && open !== key) out.write('\n');
      out.write(`\r\x1b[2K${text.slice(0, (out.columns ?? 80) - 1)}`);
      if (settled) out.write('\n');
      open = settled ? undefined : key;
    },
    end: () => {
      if (open !== undefined) out.write('\n');
      open = undefined;
    },
  };
}

/**
 * Says what to do after a contribution; nobody has the password of a newly created person, so nobody can claim for them.
 *
 * @param stack the path of another stack's endpoints.json, if the person named one
 */
export const nextStepOf = (
  { email, isNew }: { readonly email: string; readonly isNew: boolean },
  { dataPoolId, uploadHash = '' }: Pick<Contribution, 'dataPoolId' | 'uploadHash'>,
  stack: string | undefined,
): string =>
  isNew
    ? `Next, buy it as somebody else: ${nextCommand('buy', ['--upload', hexOfHash(uploadHash), '--pay', 'card'], { stack })}`
    : `Next, claim the reward, ${withPassword}: ${nextCommand('payout', ['--pool', dataPoolId, '--rail', 'bank'], { email, stack })}`;

/** Returns the text that is printed at the end of a completed contribution. */
export function summaryOf(contribution: Contribution): string[] {
  const { quality, rewardWei, uploadHash, leafIndex, root, transactionHash, contributionId } = contribution;
  const rows: [string, string | undefined][] = [
    ['Quality', quality && `${quality.score} of 10`],
    ['Reward', rewardWei === undefined ? undefined : cgdx(BigInt(rewardWei))],
    ['Contribution', contributionId],
    ['Upload hash', uploadHash && hexOfHash(uploadHash)],
    ['Leaf index', leafIndex === undefined ? undefined : `${leafIndex} (the first is 0)`],
    ['Root', root],
    ['Transaction', transactionHash],
  ];
  return rows
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name.padEnd(14)} ${value}`);
}
