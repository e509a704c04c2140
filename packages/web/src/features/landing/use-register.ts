/** GET /merkle-tree: how many uploads are on the public register, and its root; asked without a sign-in. */
import { useCallback, useEffect, useState } from 'react';
import { optionalConfig } from '../../lib/config/config.ts';

export type Register =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly size: number; readonly root: string };

/** @param isWanted false until somebody looks: the first page asks nothing of the server */
export function useRegister(isWanted: boolean): { register: Register; retry: () => void } {
  const [register, setRegister] = useState<Register>({ kind: 'loading' });
  const load = useCallback(() => {
    const stop = new AbortController();
    setRegister({ kind: 'loading' });
    readRegister(stop.signal).then(setRegister, () => {
      if (!stop.signal.aborted) setRegister({ kind: 'failed' });
    });
    return () => stop.abort();
  }, []);
  useEffect(() => (isWanted ? load() : undefined), [isWanted, load]);
  return { register, retry: load };
}

async function readRegister(signal: AbortSignal): Promise<Register> {
  const response = await fetch(`${optionalConfig().apiUrl}/merkle-tree`, { signal, cache: 'no-store' });
  const { size, root } = (await response.json()) as { size?: unknown; root?: unknown };
  if (!response.ok || typeof size !== 'number' || typeof root !== 'string')
    throw new Error('The register answered something else.');
  return { kind: 'loaded', size, root };
}
