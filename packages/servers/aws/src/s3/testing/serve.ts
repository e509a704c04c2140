/** Runs a server in its own process, for tests that kill it or measure its memory: `node serve.ts DIRECTORY`. Prints its URL. */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3 } from '../start.ts';

const directory = process.argv[2];
if (!directory) throw new Error('usage: node serve.ts DIRECTORY');

const service = await startS3({
  port: 0,
  directory,
  buckets: [
    { name: 'plain-bucket', versioned: false, sendsEvents: false },
    { name: 'versioned-bucket', versioned: true, sendsEvents: true },
  ],
  find: (accessKeyId) =>
    accessKeyId === 'ROOT'
      ? {
          accessKeyId,
          secretAccessKey: 'root-secret',
          statements: [{ effect: 'Allow', actions: ['*'], resources: ['*'] }],
          tags: {},
        }
      : undefined,
  deliver: async (event) => appendFileSync(join(directory, 'delivered'), `${JSON.stringify(event)}\n`),
});
process.stdout.write(`${service.url}\n`);
// On Linux, `resourceUsage().maxRSS` is inherited from the parent on a fork, so it may be the parent's peak.
const peakKib = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
process.on('message', () => process.send?.(peakKib() * 1024));
