/** Damages a database while the cloud uses it. */
import { join } from 'node:path';
import { damages, keepBytes } from './damage.ts';
import { recovers } from './damaged-file.ts';
import { allOf, broken, type EnvironmentCase, type EnvironmentVerdict } from './environment.ts';
import { livesThrough } from './live-through.ts';

const withinFile = damages.filter(({ name }) => name !== 'removed');
const endings = ['', '-wal', '-shm'];
const signUps = 2;

/** @param path a database in the state directory */
export const damagedWhileRunning = (path: string): EnvironmentCase => ({
  name: `damaged while it runs: ${path}`,
  attempt: async (world) => {
    const directory = await world.copy();
    const tried: EnvironmentVerdict[] = [];
    for (const { name, inflict } of withinFile) {
      const putBack = endings.map((ending) => keepBytes(join(directory, `${path}${ending}`)));
      const started = await world.start(directory);
      if (started.kind === 'ended') return broken(started.said);
      inflict(join(directory, path));
      const read = () => world.missingIn(started);
      const lived = await livesThrough(started, signUps, read, join(directory, path));
      tried.push(lived.holds ? lived : broken(`${name}: ${lived.seen}`));
      for (const each of putBack) each();
    }
    return allOf([...tried, await recovers(world, directory)]);
  },
});
