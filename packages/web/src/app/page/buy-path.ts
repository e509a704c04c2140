import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Session } from '../../lib/session/session.ts';

/**
 * Returns the path where a pool sells; undefined for a visitor. The page waits until the session is known.
 * @param from where the person came from, for their way back
 */
export function buyPath(session: Session, poolId: PoolId, from: string | null): string | undefined {
  if (session.kind === 'signed-out') return undefined;
  return `/datapool/buy/${poolId}${from ? `?${new URLSearchParams({ from })}` : ''}`;
}
