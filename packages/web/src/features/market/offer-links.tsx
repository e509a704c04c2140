import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import { offerOfPool, type PoolId, platformOfPool, poolsOfPlatform } from '@cgdx/core/pool/pool.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import css from './market.module.css';

/** Leads to what else is sold of the platform's exports; says what this pool holds. */
export function OfferLinks({ poolId }: { poolId: PoolId }) {
  const platform = platformOfPool(poolId);
  return (
    <div className={css.offers}>
      <p>{offerWords(platform, offerOfPool(poolId)).sold}</p>
      <nav aria-label="What else is sold of this platform">
        {poolsOfPlatform(platform)
          .filter((other) => other !== poolId)
          .map((other) => (
            <LinkButton key={other} size="small" to={`/datapool/buy/${other}`}>
              {soldAs[offerOfPool(other)]}
            </LinkButton>
          ))}
      </nav>
    </div>
  );
}

const soldAs = { records: 'Records', words: 'Posts and Comments', profile: 'Profiles' } as const;
