import { offerOfPool, type PoolId, platformOfPool, poolsOfPlatform } from '@cgdx/core/pool/pool.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import css from './market.module.css';

interface OfferLinksProps {
  readonly poolId: PoolId;
  /** The path to which a pool's id is appended. */
  readonly below: string;
}

/** Links to the other pools of the same platform, and describes this pool. */
export function OfferLinks({ poolId, below }: OfferLinksProps) {
  const platform = platformOfPool(poolId);
  return (
    <nav className={css.offers} aria-label="What else is sold of this platform">
      {poolsOfPlatform(platform)
        .filter((other) => other !== poolId)
        .map((other) => (
          <LinkButton key={other} size="small" to={`${below}/${other}`}>
            {soldAs[offerOfPool(other)]}
          </LinkButton>
        ))}
    </nav>
  );
}

const soldAs = { records: 'Records', words: 'Posts and Comments', profile: 'Profiles' } as const;
