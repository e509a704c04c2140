import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { OwedCard } from './owed-card.tsx';
import type { PoolReward } from './pool-reward.ts';

const oneCgdx = 10n ** 18n;
const reward = (over: Partial<PoolReward>): PoolReward => ({
  dataPoolId: 'spotify',
  claimableWei: 60n * oneCgdx,
  claimableCents: 600n,
  claimingWei: 0n,
  uploads: [],
  ...over,
});
const shown = (...rewards: PoolReward[]): string =>
  renderedText(<OwedCard rewards={rewards} onChoose={() => undefined} />);

it('the claimable rewards of all pools are one sum in Singapore dollars, with one button to claim it', () => {
  const x = reward({ dataPoolId: 'x', claimableWei: 100n * oneCgdx, claimableCents: 1_000n });
  expect(shown(x, reward({}))).toBe(
    'You have S$16.00 160 CGDX (about S$16.00) from X and Spotify: to your bank or to a wallet. Claim S$16.00',
  );
});

it('less than a cent is shown in CGDX, and a reward that is being paid cannot be claimed again', () => {
  expect(shown(reward({ claimableWei: oneCgdx / 100n, claimableCents: 0n }))).toContain('Claim 0.01 CGDX');
  const paying = shown(reward({ claimableWei: 0n, claimableCents: 0n, claimingWei: oneCgdx }));
  expect(paying).toContain('1 CGDX (about S$0.10) is being paid');
  expect(paying).not.toContain('Claim ');
});

it('a person without claimable rewards is shown how to earn one', () => {
  expect(shown()).toContain('Nothing to claim yet');
  expect(shown()).toContain('Contribute Data');
});
