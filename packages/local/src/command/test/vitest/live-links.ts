/**
 * SST reads a process's links once and keeps them here. A process of tests has one file after the other, each with links
 * of its own: here they are read from the environment whenever they are asked for.
 */
const sst = globalThis as { __SST_RESOURCE_RAW__?: object };
const linked = (name: string | symbol): string | undefined => process.env[`SST_RESOURCE_${String(name)}`];

sst.__SST_RESOURCE_RAW__ ??= new Proxy(
  {},
  {
    has: (_, name) => linked(name) !== undefined,
    get: (_, name) => {
      const text = linked(name);
      return text === undefined ? undefined : JSON.parse(text);
    },
    // Assignments are ignored: SST sets what it has read already.
    set: () => true,
  },
);
