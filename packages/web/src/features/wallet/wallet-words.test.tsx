import { expect, it } from 'vitest';
import { renderedText } from '../../ui/rendered.tsx';
import { Choosing } from './wallet-chooser.tsx';

const wallet = (name: string) => ({
  info: { uuid: name, name, icon: 'data:image/svg+xml,', rdns: name },
  provider: { request: async () => undefined },
});
const shown = (names: readonly string[], problem?: string) =>
  renderedText(
    <Choosing
      flow={{ kind: 'choosing', ...(problem && { problem }) }}
      wallets={names.map(wallet)}
      onChoose={() => undefined}
    />,
  );

it('who has no wallet is told to install one', () => {
  expect(shown([])).toContain('The browser wallet is not installed.');
  expect(shown([])).toContain('Please install the browser wallet extension!');
});

it('every wallet that announced itself can be chosen', () => {
  expect(shown(['Rainbow', 'Talisman'])).toMatch(/Rainbow Talisman/);
  expect(shown(['Rainbow'])).not.toContain('not installed');
});

it('what went wrong stands above the wallets, to try again', () => {
  const problem = 'Please switch to the required test network in the browser wallet.';
  expect(shown(['Rainbow'], problem)).toMatch(new RegExp(`^${problem}`));
});
