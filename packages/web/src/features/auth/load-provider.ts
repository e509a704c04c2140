import { loadChunk } from '../../lib/page/load-chunk.ts';

/** The identity provider's calls are loaded when the first form is sent. @throws ChunkError */
export const loadProvider = () => loadChunk(() => import('./provider.ts'));
