import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Session } from '../../lib/session/session.ts';

/**
 * Returns the path of the page where a pool's uploads are bought; undefined for a visitor. If the session is not known yet,
 * that page waits for it.
 * @param from the page that the person came from, for the link back
 */
export function buyPath(session: Session, poolId: PoolId, from: string | null): string | undefined {
  if (session.kind === 'signed-out') return undefined;
  return `/datapool/buy/${poolId}${from ? `?${new URLSearchParams({ from })}` : ''}`;
}
