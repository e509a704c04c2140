/** What a planned move is before it has a nonce and a signature. */
import type { Move } from '../store/merkle/move.ts';

export type Plan = Pick<Move, 'kind' | 'size' | 'newRoot' | 'peaks' | 'claims' | 'data'>;
