import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { WaysToClaim } from './ways-to-claim.tsx';

const shown = (cents: bigint): string =>
  renderedText(
    <WaysToClaim
      claimable={{ dataPoolIds: ['spotify'], wei: 84n * 10n ** 18n, cents }}
      onChoose={() => undefined}
    />,
  );

it('bank and wallet are shown alike, each with its steps, its amount and its button', () => {
  const [bank = '', wallet = ''] = shown(840n).split('To a wallet');
  expect(bank).toContain('To your bank Tell Stripe your bank account, once.');
  expect(bank).toContain('Claim S$8.40');
  for (const words of ['Create an Ethereum wallet', 'Link it', 'Claim your reward', 'Claim 84 CGDX'])
    expect(wallet).toContain(words);
});

it('less than a cent is not offered to be paid to a bank', () => {
  expect(shown(0n)).not.toContain('Claim S$');
  expect(shown(0n)).toContain('Claim 84 CGDX');
});
