/** Loads a part of the program that is not in the first script, and says what to do if it cannot be loaded. */
import { scriptTimeoutMs } from '@cgdx/core/specification/number.ts';

const retryAfterMs = 400;

/** A part of the program could not be loaded: the network failed, or a new release has replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  constructor(cause: unknown) {
    super('A part of this page could not be loaded. Check your connection and try again.', { cause });
  }
}

interface Surroundings {
  readonly wait: (ms: number) => Promise<unknown>;
  /** Returns whether the server has another release than the running one. */
  readonly hasNewRelease: () => Promise<boolean>;
  readonly reload: () => void;
}

const browser: Surroundings = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  hasNewRelease: async () => {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const running = document.querySelector('meta[name=program]')?.getAttribute('content');
    return response.ok && !!running && !(await response.text()).includes(running);
  },
  reload: () => location.reload(),
};

/** Not retried: a second attempt would wait for the same request. */
class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

async function loadInTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout('The script did not come in time.')), scriptTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries twice, and waits at most 120 s. After a new release the old chunks are gone: the page then reloads itself, once, to get
 * the new release.
 *
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>, around: Surroundings = browser): Promise<T> {
  try {
    return await loadInTime(load);
  } catch (cause) {
    if (cause instanceof ChunkTimeout) throw new ChunkError(cause);
    await around.wait(retryAfterMs);
  }
  try {
    return await loadInTime(load);
  } catch (cause) {
    if (await around.hasNewRelease().catch(() => false)) {
      around.reload();
      return new Promise<never>(() => undefined);
    }
    throw new ChunkError(cause);
  }
}
