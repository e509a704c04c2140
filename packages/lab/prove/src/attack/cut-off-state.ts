/** A kill at the worst moment: the chain's state is truncated while it is being written. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack, World } from './attack.ts';
import { until } from './until.ts';

async function blockNow({ cloud }: World): Promise<number | undefined> {
  try {
    const answer = await fetch(cloud.stack.chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    });
    const { result } = (await answer.json()) as { result: string };
    return Number(result);
  } catch {
    return undefined;
  }
}

export const cutOffState: Attack = {
  name: 'disable the cloud by a kill while the chain writes its state',
  isAlone: true,
  attempt: async (world) => {
    const directory = join(world.cloud.directory, 'chain');
    const hasCopy = async () => existsSync(join(directory, 'chain.copy-1.json'));
    await until(hasCopy);
    const before = (await blockNow(world)) ?? 0;
    const anvil = world.cloud.processes().find(({ command }) => command.includes('bin/anvil'));
    if (anvil === undefined || before === 0) return { isRefused: false, seen: 'there is no chain to kill' };
    process.kill(anvil.pid, 'SIGSTOP');
    writeFileSync(join(directory, 'chain.json'), '');
    process.kill(anvil.pid, 'SIGKILL');
    const after = await until(async () => {
      const isOther = world.cloud
        .processes()
        .some(({ pid, command }) => pid !== anvil.pid && command.includes('bin/anvil'));
      return isOther ? blockNow(world) : undefined;
    });
    return {
      isRefused: after !== undefined && after > 0,
      seen: `the chain was at block ${before} and is at ${after ?? 'none'} again`,
    };
  },
};
