/**
 * SST reads a process's links once and stores them in this global. A test process runs several files, each with its own
 * links, so the global is replaced by one that reads the environment at each access.
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
    // Assignments are ignored, since SST assigns the links that it read at its start.
    set: () => true,
  },
);
