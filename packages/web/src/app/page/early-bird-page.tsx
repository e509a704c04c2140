import { rewardMultiplier } from '@cgdx/core/reward/reward.ts';
import { earlyBirdMultiplier } from '@cgdx/core/specification/number.ts';
import { earlyBirdOver } from '@cgdx/core/specification/word.ts';
import { useEffect, useState } from 'react';
import { PoolStrip } from '../../features/landing/pool-strip.tsx';
import { useConfig } from '../../lib/config/config.ts';
import { describeCountdown } from '../../lib/format/countdown.ts';
import { singaporeDay } from '../../lib/format/date.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Rain } from '../../ui/rain/rain.tsx';
import css from './plain-page.module.css';

export default function EarlyBirdPage() {
  usePageTitle('Early Contribution Program');
  const { earlyBirdEndsAt } = useConfig();
  const endsAtMs = earlyBirdEndsAt ? Date.parse(earlyBirdEndsAt) : 0;
  const [now, setNow] = useState(Date.now);
  const over = rewardMultiplier(now, earlyBirdEndsAt) === 1;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <section>
      <Rain />
      <div className={`page ${css.center}`}>
        <h1>Early Contribution Program</h1>
        {over ? (
          <>
            <p className={css.lead}>{earlyBirdOver}</p>
            <p className={css.lead}>
              It paid early contributors {earlyBirdMultiplier}x rewards
              {endsAtMs > 0 && ` until ${singaporeDay(endsAtMs)}`}. What you contribute now earns the plain
              reward of its pool.
            </p>
          </>
        ) : (
          <>
            <p className={css.lead}>Contribute before it ends and earn {earlyBirdMultiplier}x rewards.</p>
            <p className={css.code} role="timer">
              {describeCountdown(endsAtMs - now)}
            </p>
            <p className={css.lead}>It ends on {singaporeDay(endsAtMs)}.</p>
          </>
        )}
        <h2>What one upload earns {over ? 'today' : 'until then'}, at most</h2>
        <div className={css.wide}>
          <PoolStrip />
        </div>
        <LinkButton to="/datapool?role=contribute" look="primary">
          Contribute Data
        </LinkButton>
      </div>
    </section>
  );
}
