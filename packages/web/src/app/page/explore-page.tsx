import { type PoolId, parsePoolId, recordsPools } from '@cgdx/core/pool/pool.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { signInRequired, signInToView } from '@cgdx/core/specification/message.ts';
import { scrollToBuyPx } from '@cgdx/core/specification/number.ts';
import { buyData, contributeData, loadMore } from '@cgdx/core/specification/word.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PoolList, type PoolListProps } from '../../features/pool/pool-list.tsx';
import { openSheet, showError } from '../../lib/modal/modal.ts';
import { scrollMotion } from '../../lib/page/scroll-motion.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { usePromisedReward } from '../../lib/reward/promised-reward.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { PartBoundary } from '../../ui/message/part-boundary.tsx';
import { Rain } from '../../ui/rain/rain.tsx';
import { lazyPageWithQueries } from '../load/lazy-page.ts';
import { buyPath } from './buy-path.ts';
import css from './explore-page.module.css';
import { PoolFigures } from './pool-figures.tsx';

const ServerPoolList = lazyPageWithQueries(() => import('../../features/pool/server-pool-list.tsx'));

type Role = 'buy' | 'contribute';
/** If no role is chosen, scrolling this far shows what can be bought. */

export function ExplorePage() {
  usePageTitle('Data Pools');
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('role');
  const role: Role | undefined = named === 'buy' || named === 'contribute' ? named : undefined;
  const section = useRef<HTMLElement>(null);
  const choose = (next: Role) => setParameters({ role: next }, { preventScrollReset: true });

  useEffect(() => {
    if (role) {
      section.current?.scrollIntoView({ behavior: scrollMotion(), block: 'start' });
      return;
    }
    const onScroll = () => {
      if (scrollY > scrollToBuyPx) setParameters({ role: 'buy' }, { replace: true });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [role, setParameters]);

  return (
    <>
      <Rain />
      <section className={css.hero}>
        <div className={`page ${css.heroInner}`}>
          <h1>Data Pools</h1>
          <div className={css.actions}>
            <Button look={role === 'buy' ? 'primary' : 'secondary'} onClick={() => choose('buy')}>
              {buyData}
            </Button>
            <Button look={role === 'buy' ? 'secondary' : 'primary'} onClick={() => choose('contribute')}>
              {contributeData}
            </Button>
          </div>
          <p className={css.lead}>
            A pool for each platform. Contribute the export of your own account, or buy masked data that
            others chose to share.
          </p>
        </div>
      </section>
      <section className={`page ${css.section}`} ref={section} aria-live="off">
        {role === 'buy' ? <BuySection /> : <ContributeSection />}
      </section>
      <PoolFigures />
    </>
  );
}

function ContributeSection() {
  const navigate = useNavigate();
  const promised = usePromisedReward();
  return (
    <>
      <h2>{contributeData}</h2>
      <p className={css.lead}>
        The most that one upload earns: its reward grows with its quality, from 0 to 10.
      </p>
      <Pools
        label="Pools to contribute to"
        figure={(pool) => ({ wei: promised(pool.maxIncentive), text: 'at most, for one upload' })}
        onChoose={(pool) => navigate(`/datapool/contribute/${pool.dataPoolId}`)}
      />
    </>
  );
}

function BuySection() {
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const session = useSession();
  const only = parameters.getAll('pool').flatMap((text): PoolId | [] => parsePoolId(text) ?? []);
  const from = parameters.get('from');
  return (
    <>
      <h2>{buyData}</h2>
      <p className={css.lead}>
        The price shown is the most an upload can cost. Posts, comments and profiles from the same platform
        are sold on the pool’s page.
      </p>
      {only.length > 0 && (
        <p className={css.only}>
          Only the pools that were asked for are shown.{' '}
          <Button
            size="small"
            look="quiet"
            onClick={() => setParameters({ role: 'buy' }, { preventScrollReset: true })}
          >
            Show All
          </Button>
        </p>
      )}
      <Pools
        label="Pools to buy from"
        only={only}
        figure={(pool) => ({
          wei: uploadPriceWei(10, pointPriceWei(pool)),
          text: 'at most, for one upload',
        })}
        onChoose={(pool) => {
          const path = buyPath(session, pool.dataPoolId, from);
          if (path === undefined) showError(signInRequired, signInToView);
          else navigate(path);
        }}
      />
      <LoadMore />
    </>
  );
}

/** Asks visitors to sign in, which adds the quality of each pool’s uploads for buyers. It adds nothing for contributors. */
function LoadMore() {
  if (useSession().kind !== 'signed-out') return null;
  return (
    <div className={css.more}>
      <Button look="quiet" onClick={() => openSheet({ kind: 'sign-in' })}>
        {loadMore}
      </Button>
    </div>
  );
}

/** Visitors see the built-in list of pools at once, without waiting for a server. */
function Pools(props: Omit<PoolListProps, 'pools'>) {
  if (useSession().kind !== 'signed-in') return <PoolList {...props} pools={recordsPools} />;
  return (
    <PartBoundary what="The list of pools">
      <Suspense fallback={<PoolList {...props} pools={undefined} />}>
        <ServerPoolList {...props} />
      </Suspense>
    </PartBoundary>
  );
}
