import { Link } from 'react-router';
import { ExampleTimeline } from '../../features/landing/example-timeline.tsx';
import { Feature } from '../../features/landing/feature.tsx';
import { PoolStrip } from '../../features/landing/pool-strip.tsx';
import { TokenCards } from '../../features/landing/token-cards.tsx';
import { useGlow } from '../../features/landing/use-glow.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Rain } from '../../ui/rain/rain.tsx';
import css from './landing-page.module.css';

export function LandingPage() {
  const glow = useGlow();
  return (
    <div className={css.landing}>
      <title>CGDX · My Data, My Control!</title>
      <div
        className={css.glow}
        style={{ transform: `translate(${glow.x}%, ${glow.y}%)` }}
        aria-hidden="true"
      />
      <section className={css.hero}>
        <Rain />
        <div className={`page ${css.heroInner}`}>
          <div className={css.claim}>
            <h1 className={css.headline}>My Data, My Control!</h1>
            <p className={css.lead}>
              You made the data. Send the export that your platform owes you, watch every step of what happens
              to it, and get paid for its quality.
            </p>
            <div className={css.actions}>
              <LinkButton to="/datapool?role=contribute" look="primary">
                Contribute Data
              </LinkButton>
              <LinkButton to="/datapool?role=buy">Explore Data Pools</LinkButton>
            </div>
            <div className={css.links}>
              <Feature
                title="Tutorials"
                text="How to start contributing and earning"
                icon="book"
                to="/guide"
                newTab
                size="small"
              />
              <p className={css.early}>
                An early-contributor programme multiplied earnings.{' '}
                <Link to="/earlybird" className={css.more}>
                  Learn more
                </Link>
              </p>
            </div>
          </div>
          <ExampleTimeline />
        </div>
      </section>

      <section className={`page ${css.section}`} data-glow="data-pool" aria-labelledby="pools">
        <h2 id="pools">Six pools, one for each platform</h2>
        <p className={css.lead}>
          Each pays by the quality of what you send. Nothing is listed before it is masked.
        </p>
        <PoolStrip />
        <div className={css.pair}>
          <Feature
            title="Data Pool"
            text="Browse the pools, contribute to one, or buy masked uploads by their quality."
            icon="layers"
            to="/datapool"
          />
          <Feature
            title="DataGPT (D-GPT)"
            text="Will find datasets for a need you describe. Not open yet."
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
            title="InsightGPT (I-GPT)"
            text="Will draw business insights from masked pools, never from one person. Not open yet."
            icon="spark"
            to="/I-GPT"
            tone="assistant"
          />
          <Feature
            title="Learn More"
            text="Answers will come from aggregates over many contributors, each with its source."
            icon="book"
          />
        </div>
      </section>

      <section className={`page ${css.section}`} data-glow="token" aria-labelledby="token">
        <h2 id="token">CGDX, the utility token of the data pool</h2>
        <TokenCards />
      </section>

      <section className={`page ${css.closing}`}>
        <h2 className={css.closingTitle}>Synergy Of AI &amp; BLOCKCHAIN</h2>
        <LinkButton to="/datapool?role=contribute" look="primary">
          Contribute Data
        </LinkButton>
      </section>
    </div>
  );
}
