import { platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';
import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { payoutCents } from '@cgdx/core/pricing/pricing.ts';
import { rewardMultiplier } from '@cgdx/core/reward/reward.ts';
import {
  closingHeadline,
  dataPool,
  dGpt,
  headline,
  iGpt,
  learnMore,
  tutorials,
} from '@cgdx/core/specification/word.ts';
import { Link } from 'react-router';
import { ExampleTimeline } from '../../features/landing/example-timeline.tsx';
import { Feature } from '../../features/landing/feature.tsx';
import { Figures } from '../../features/landing/figures.tsx';
import { Glow } from '../../features/landing/glow.tsx';
import { MaskedPanel } from '../../features/landing/masked-panel.tsx';
import { PoolStrip } from '../../features/landing/pool-strip.tsx';
import product from '../../features/landing/product.module.css';
import { ProofPanel } from '../../features/landing/proof-panel.tsx';
import { ScorePanel } from '../../features/landing/score-panel.tsx';
import { TokenCards } from '../../features/landing/token-cards.tsx';
import { TryMask } from '../../features/landing/try-mask.tsx';
import { useConfig } from '../../lib/config/config.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { usePromisedReward } from '../../lib/reward/promised-reward.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Rain } from '../../ui/rain/rain.tsx';
import { HomeChat } from './home-chat.tsx';
import css from './landing-page.module.css';

const names = platformIds.map(platformName);
const eitherPlatform = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Loads the masking code, which is some megabytes, once somebody types. */
const startMasking = async () => {
  const { startMasking: start } = await loadChunk(() => import('../../features/upload/look/start-look.ts'));
  return start();
};

export function LandingPage() {
  usePageTitle(headline);
  const { tutorialsUrl = '/guide', earlyBirdEndsAt } = useConfig();
  const isEarly = rewardMultiplier(Date.now(), earlyBirdEndsAt) > 1;
  const promised = usePromisedReward();
  const best = Math.max(...recordsPools.map(({ maxIncentive }) => maxIncentive));
  const bestReward = sgd(String(payoutCents(promised(best))));
  return (
    <>
      <Glow />
      <Rain />
      <section className={css.hero} data-glow="hero">
        <div className={`page ${css.heroInner}`}>
          <div className={css.claim}>
            <h1 className={css.headline}>{headline}</h1>
            <p className={css.lead}>
              Your export from {eitherPlatform} brings up to <strong>{bestReward}</strong>. Send it, watch
              every step of what happens to it, and get paid for its quality.
            </p>
            <div className={css.actions}>
              <LinkButton to="/datapool?role=contribute" look="primary">
                Contribute Data
              </LinkButton>
              <LinkButton to="/datapool?role=buy">Explore Data Pools</LinkButton>
            </div>
            <div className={css.links}>
              <Feature {...tutorials} icon="book" to={tutorialsUrl} newTab size="small" />
              {isEarly && (
                <p className={css.early}>
                  An early-contributor programme multiplies earnings.{' '}
                  <Link to="/earlybird" className={css.more}>
                    {learnMore}
                    <span className="unseen"> about the early-contributor programme</span>
                  </Link>
                </p>
              )}
            </div>
          </div>
          <TryMask start={startMasking} />
          <div className={css.pools}>
            <PoolStrip />
          </div>
        </div>
      </section>

      <section className={`page ${css.section}`} aria-labelledby="product">
        <h2 id="product">See what happens, before you send anything</h2>
        <div className={product.grid}>
          <ExampleTimeline />
          <ScorePanel />
          <MaskedPanel />
          <ProofPanel />
        </div>
      </section>

      <section className={`page ${css.section}`} aria-labelledby="find-data">
        <h2 id="find-data">Describe the data you need</h2>
        <HomeChat />
      </section>

      <section className={`page ${css.section}`} data-glow="data-pool" aria-labelledby="pools">
        <h2 id="pools">A pool for each platform</h2>
        <p className={css.lead}>Each pays by quality, and lists nothing before it is masked.</p>
        <Figures />
        <div className={css.pair}>
          <Feature
            title={dataPool}
            text="Browse the pools, contribute to one, or buy masked uploads by their quality."
            icon="layers"
            to="/datapool"
          />
          <Feature
            title={dGpt}
            text="Describe the data you need, in your own words, and find what fits."
            icon="search"
            to="/D-GPT"
            tone="assistant"
          />
        </div>
      </section>

      <section className={`page ${css.section}`} data-glow="assistant" aria-labelledby="assistants">
        <h2 id="assistants">Insight without exposure</h2>
        <div className={css.pair}>
          <Feature
            title={iGpt}
            text="Business insights from masked pools, never from one person."
            icon="spark"
            to="/I-GPT"
            tone="assistant"
          />
          <Feature
            title="Learn More"
            text="Answers come from aggregates over many contributors, each with its source."
            icon="book"
          />
        </div>
      </section>

      <section className={`page ${css.section}`} data-glow="token" aria-labelledby="token">
        <h2 id="token">CGDX, the utility token of the data pool</h2>
        <TokenCards />
      </section>

      <section className={`page ${css.closing}`}>
        <div className={css.closingPanel}>
          <h2 className={css.closingTitle}>{closingHeadline}</h2>
          <p className={css.lead}>
            Your export is waiting at the platform that made it. Ask for it today; sending it takes minutes.
          </p>
          <LinkButton to="/datapool?role=contribute" look="primary">
            Contribute Data
          </LinkButton>
        </div>
      </section>
    </>
  );
}
