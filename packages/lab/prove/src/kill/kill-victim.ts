/** Kills the victim with SIGKILL, and makes sure that a cloud is running afterwards. */

import type { Random } from '@cgdx/samples/ground/random.ts';
import { type Cloud, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import type { Victim } from './choose-kill.ts';

/** A text in the command line of each victim's processes. */
const marks: Readonly<Record<Exclude<Victim, 'cloud'>, string>> = {
  main: 'packages/local/src/command/start/start-command.ts',
  chain: 'bin/anvil',
  database: 'dynoxide',
  function: 'lambda/runtime/runtime.ts',
};

export interface KillResult {
  readonly cloud: Cloud;
  /** False if there was nothing to kill, as functions do not run all the time. */
  readonly isDead: boolean;
}

export async function killVictim(cloud: Cloud, victim: Victim, random: Random): Promise<KillResult> {
  if (victim === 'cloud') {
    await cloud.kill();
    return { cloud: await startCloud(cloud.directory), isDead: true };
  }
  const found = cloud.processes().filter(({ command }) => command.includes(marks[victim]));
  if (found.length === 0) return { cloud, isDead: false };
  const { pid } = random.pick(found);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    return { cloud, isDead: false };
  }
  if (victim !== 'main') return { cloud, isDead: true };
  await cloud.ended;
  return { cloud: await startCloud(cloud.directory), isDead: true };
}
