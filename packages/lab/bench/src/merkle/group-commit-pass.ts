/** Run as a process: measures leaves per second through the database and the chain, with 64 workers and one by one. */
import { startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';

const workers = 64;
const leavesOfWorker = 8;
const leavesOneByOne = 12;
/** Moonbase's blocks take six seconds; the longer a block takes, the larger the gain of publishing together. */
const blockSeconds = 1;

const stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
// Imported only now, as handlers read the chain's and database's addresses when they are loaded.
const lane = await import('@cgdx/stand/lane/lane-driver.ts');

async function contribute(): Promise<void> {
  const upload = await lane.begin();
  await lane.update(upload);
  // Another worker may hold the lane, and send the result a moment later.
  while (!stack.answers.some(({ taskToken }) => taskToken === upload.taskToken)) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function leavesPerSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (1000 * count) / (performance.now() - startedAt);
}

for (let warm = 0; warm < 8; warm++) await contribute();
await stack.rpc('evm_setAutomine', [false]);
await stack.rpc('evm_setIntervalMining', [blockSeconds]);
const oneByOne = await leavesPerSecond(leavesOneByOne, async () => {
  for (let at = 0; at < leavesOneByOne; at++) await contribute();
});
const before = await lane.sentTransactions();
const together = await leavesPerSecond(workers * leavesOfWorker, () =>
  Promise.all(
    Array.from({ length: workers }, async () => {
      for (let at = 0; at < leavesOfWorker; at++) await contribute();
    }),
  ),
);
const transactions = (await lane.sentTransactions()) - before;
await stack.stop();
console.log(JSON.stringify({ together, oneByOne, transactions }));
process.exit(0);
