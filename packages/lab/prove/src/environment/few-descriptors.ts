/** The cloud may open few files at a time. */
import { recovers } from './damaged-file.ts';
import { allOf, type EnvironmentCase, type EnvironmentVerdict } from './environment.ts';
import { troubleWithWords } from './plain-sentence.ts';

/** From the number that Node itself needs to one below the smallest sufficient number. */
const limits = [32, 64, 128, 255];

export const fewDescriptors: EnvironmentCase = {
  name: 'few descriptors',
  obstacle: async () => (process.platform === 'win32' ? 'Windows has no such limit' : undefined),
  attempt: async (world) => {
    const directory = await world.copy();
    const tried: EnvironmentVerdict[] = [];
    for (const limit of limits) {
      const started = await world.start(directory, {
        through: ['sh', '-c', `ulimit -n ${limit}; exec "$@"`, 'sh'],
      });
      if (started.kind === 'up') {
        await started.stop();
        tried.push({ holds: true, seen: `it serves with ${limit}` });
        continue;
      }
      const trouble = troubleWithWords(started, `may open ${limit} files`);
      const isTold = trouble === undefined && /ulimit -n/.test(started.complained);
      const words = trouble ?? started.complained.trim();
      tried.push({
        holds: isTold,
        seen: isTold ? 'the sentence says "ulimit -n 4096"' : `${limit}: ${words}`,
      });
    }
    return allOf([...tried, await recovers(world, directory)]);
  },
};
