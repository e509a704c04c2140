/** A machine so busy that the cloud does not run for seconds. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';

const stalls = 3;
const stallMs = 2_500;
const betweenMs = 400;

export const stalledMachine: Attack = {
  name: 'fail an honest upload by keeping the machine busy',
  isAlone: true,
  attempt: async ({ cloud, newcomer, contribute }) => {
    const main = cloud
      .processes()
      .find(({ command }) => command.includes('packages/local/src/command/start/start-command.ts'));
    if (main === undefined) return { isRefused: false, seen: 'there is no process to stall' };
    const person = await newcomer();
    const outcome = contribute(person, 'linkedin', await sampleBytesOf('linkedin', `stalled ${Date.now()}`));
    for (let stall = 0; stall < stalls; stall++) {
      await sleep(betweenMs);
      process.kill(main.pid, 'SIGSTOP');
      await sleep(stallMs);
      process.kill(main.pid, 'SIGCONT');
    }
    const { state, code } = await outcome;
    return {
      isRefused: state === 'accepted',
      seen: `after ${stalls} stalls of ${stallMs} ms it is ${state} ${code}`.trim(),
    };
  },
};
