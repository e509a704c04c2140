import { loadChunk } from '../../lib/page/load-chunk.ts';

/** Loads the calls to the identity provider when the first form is sent. @throws ChunkError */
export const loadProvider = () => loadChunk(() => import('./provider.ts'));
