/** Starts and stops a copy of a running cloud's directory beside the original; neither may affect the other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { killedOnExit } from '@cgdx/aws/process/kill-on-exit.ts';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { findPort } from '@cgdx/aws/process/port.ts';
import { foundryProgram } from '@cgdx/contracts/forge/program.ts';
import { lacksNothing } from './damaged-file.ts';
import { allOf, broken, type EnvironmentCase, type EnvironmentVerdict } from './environment.ts';

/** Files that name the processes of a running cloud. */
const records = ['instance.json', 'endpoints.json', 'chain/anvil.pid', 'dynamodb/dynoxide.pid'];

export const copiedDirectory: EnvironmentCase = {
  name: 'a copied directory beside the running original',
  attempt: async (world) => {
    const [directory, copy] = [await world.copy(), await world.copy()];
    const original = await world.start(directory);
    if (original.kind === 'ended') return broken(original.said);
    for (const name of records) copyFileSync(join(directory, name), join(copy, name));
    const running = original.processes();
    const beside = await world.start(copy);
    const tried: EnvironmentVerdict[] = [];
    if (beside.kind === 'ended') tried.push(broken(`the copy does not start: ${beside.said.trim()}`));
    else tried.push(await lacksNothing(world, beside, 'the copy serves with every record'));
    const ended = running.filter(({ pid, command }) => servers.test(command) && commandOf(pid) !== command);
    if (ended.length > 0)
      tried.push(broken(`the original lost ${ended.map(({ command }) => command).join(', ')}`));
    tried.push(await lacksNothing(world, original, 'the original keeps running'));
    return allOf(tried);
  },
};

/** Only servers are compared, as function processes start and end at any time. */
const servers = /anvil|dynoxide|start-command/;

export const strangersChain: EnvironmentCase = {
  name: 'a foreign anvil that has the pid of the cloud’s own',
  attempt: async (world) => {
    const directory = await world.copy();
    const port = String(await findPort(0));
    const start = () => spawn(foundryProgram('anvil'), ['--port', port], { stdio: 'ignore' });
    const stranger = killedOnExit(start, 'process');
    try {
      await once(stranger, 'spawn');
      writeFileSync(join(directory, 'chain/anvil.pid'), String(stranger.pid));
      const started = await world.start(directory);
      if (started.kind === 'ended') return broken(started.said);
      const served = await lacksNothing(world, started, 'the foreign anvil keeps running');
      return stranger.exitCode === null && stranger.signalCode === null
        ? served
        : broken('the foreign anvil was ended');
    } finally {
      stranger.kill('SIGKILL');
    }
  },
};
