import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { Choosing, Linking } from './wallet-chooser.tsx';

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

it('without a wallet the dialog asks to install one', () => {
  expect(shown([]), 'proves error.browser-wallet-not').toContain('The browser wallet is not installed.');
  expect(shown([])).toContain('Please install the browser wallet extension!');
});

it('every wallet that announced itself can be chosen', () => {
  expect(shown(['Rainbow', 'Talisman']), 'proves modal.wallets-eip-6963-chooser').toMatch(/Rainbow Talisman/);
  expect(shown(['Rainbow'])).not.toContain('not installed');
});

it('an error is shown above the wallets, with a way to try again', () => {
  const problem = 'Please switch to the required test network in the browser wallet.';
  expect(shown(['Rainbow'], problem)).toMatch(new RegExp(`^${problem}`));
});

it('a network that has to be added by hand is shown with its details, each with a button to copy it', () => {
  const flow = { kind: 'choosing', problem: 'Please add it manually.', needsNetwork: true } as const;
  const html = renderedMarkup(<Choosing flow={flow} wallets={[]} onChoose={() => undefined} />);
  for (const value of ['Moonbase Alpha', '1287', 'DEV', 'https://rpc.api.moonbase.moonbeam.network'])
    expect(html).toMatch(new RegExp(`aria-label="Copy [A-Za-z ]+ ${value}"`));
});

it('the buttons are enabled once a wallet has not answered for some time', () => {
  const connecting = { kind: 'connecting', uuid: 'u', name: 'Rainbow' } as const;
  const choosing = (isSlow: boolean) =>
    renderedMarkup(
      <Choosing flow={{ ...connecting, isSlow }} wallets={[wallet('Rainbow')]} onChoose={() => undefined} />,
    );
  expect(choosing(false)).toContain('disabled');
  expect(choosing(true)).not.toContain('disabled');
  expect(choosing(true)).toContain('Rainbow has not answered yet.');
  const linking = (isSlow: boolean) =>
    renderedMarkup(<Linking flow={{ kind: 'linking', isSlow }} onSign={() => undefined} />);
  expect(linking(false)).toMatch(/disabled|aria-busy/);
  expect(linking(true)).not.toMatch(/disabled|aria-busy="true"/);
  expect(linking(true)).toContain('Your wallet has not answered yet.');
});
