/** A database is damaged under the cloud that uses it. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signUp } from '@cgdx/local/contribute/person.ts';
import { damages } from './damage.ts';
import { recovers } from './damaged-file.ts';
import { allOf, broken, type EnvironmentCase, type EnvironmentVerdict } from './environment.ts';
import { troubleWithWords } from './plain-sentence.ts';

const onesOwn = damages.filter(({ name }) => name !== 'removed');
const endings = ['', '-wal', '-shm'];

/** @param path of a database in the state directory */
export const damagedWhileRunning = (path: string): EnvironmentCase => ({
  name: `damaged while it runs: ${path}`,
  attempt: async (world) => {
    const directory = await world.copy();
    const file = join(directory, path);
    const whole = readFileSync(file);
    const tried: EnvironmentVerdict[] = [];
    for (const { name, inflict } of onesOwn) {
      const started = await world.start(directory);
      if (started.kind === 'ended') return broken(started.said);
      inflict(file);
      const faults: string[] = [];
      const missing = await world.missingIn(started).catch((error: unknown) => {
        faults.push(error instanceof Error ? error.message : String(error));
        return [];
      });
      await signUp(started.stack, `d-${randomBytes(5).toString('hex')}@example.com`).catch((error: unknown) =>
        faults.push(error instanceof Error ? error.message : String(error)),
      );
      const rude = faults.find((fault) => /Internal Server Error|\bat .+\.ts:\d+/.test(fault));
      if (missing.length > 0)
        tried.push(broken(`${name}: it serves without ${missing.length} records, such as ${missing[0]}`));
      else if (rude !== undefined) tried.push(broken(`${name}: people are told ${rude}`));
      else
        tried.push({
          holds: true,
          seen: faults.length === 0 ? 'all is served' : `it says: ${faults.join(' / ')}`,
        });
      const complained = started.complained();
      const code = await Promise.race([started.ended, started.stop()]);
      if (code !== 0) {
        const trouble = troubleWithWords({ code, complained: complained || started.complained() }, file);
        tried.push({ holds: trouble === undefined, seen: trouble ?? `"${complained.trim()}"` });
      }
      await started.ended;
      for (const ending of endings) rmSync(`${file}${ending}`, { force: true });
      writeFileSync(file, whole, { mode: 0o600 });
    }
    return allOf([...tried, await recovers(world, directory)]);
  },
});
