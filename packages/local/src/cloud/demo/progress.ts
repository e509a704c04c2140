/** Shows a progress bar of the demo's samples, and counts their outcomes. */

export interface DemoProgress {
  readonly count: (outcome: 'accepted' | 'refused') => void;
  readonly failed: (error: unknown) => void;
  readonly end: () => void;
}

const barWidth = 30;
/** Outside a terminal, a line is written after this many samples. */
const lineEvery = 10;

/** @param people the number of people who send the samples */
export function createDemoProgress(total: number, people: number, out: NodeJS.WriteStream): DemoProgress {
  const startedAt = Date.now();
  const counts = { accepted: 0, refused: 0, failed: 0 };
  let lastError: unknown;

  function show(): void {
    const done = counts.accepted + counts.refused + counts.failed;
    const filled = Math.round((barWidth * Math.min(done, total)) / total);
    const bar = '#'.repeat(filled) + '-'.repeat(barWidth - filled);
    const line = `  Demo [${bar}] ${done} of ${total}`;
    if (out.isTTY) out.write(`\r\x1b[2K${line}`);
    else if (done % lineEvery === 0) out.write(`${line}\n`);
  }

  out.write(
    `  Demo: ${people} people send ${total} samples, some are paid, and others buy; that takes a few minutes, and the pages can be used meanwhile.\n`,
  );
  if (out.isTTY) show();
  return {
    count: (outcome) => {
      counts[outcome] += 1;
      show();
    },
    failed: (error) => {
      counts.failed += 1;
      lastError = error;
      show();
    },
    end: () => {
      const { accepted, refused, failed } = counts;
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      const first = out.isTTY ? '\r\x1b[2K' : '';
      const rest = [refused > 0 ? `${refused} refused` : '', failed > 0 ? `${failed} failed` : ''].filter(
        Boolean,
      );
      const tail = rest.length > 0 ? `, ${rest.join(', ')}` : '';
      out.write(
        `${first}  Demo: ${accepted} samples of ${people} people accepted${tail}, in ${seconds} s.\n`,
      );
      if (lastError !== undefined)
        out.write(`  The last failure: ${lastError instanceof Error ? lastError.message : lastError}\n`);
    },
  };
}
