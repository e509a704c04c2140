/** Texts that appear when a button is pressed or a prompt is sent. Without a browser: mocks keep the buttons' handlers. */
import { initialPools } from '@cgdx/core/pool/pool.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { UploadStep } from '../../features/upload/upload-step.tsx';
import { askToSignIn } from '../../features/upload/use-wish.ts';
import { WalletButton } from '../../features/wallet/wallet-button.tsx';
import { closeMessage, closeSheet, currentMessage, currentSheet } from '../../lib/modal/modal.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { NavigationBar } from '../layout/navigation-bar.tsx';
import ContributePage from './contribute-page.tsx';
import DataGptPage from './d-gpt-page.tsx';
import { ExplorePage } from './explore-page.tsx';
import InsightGptPage from './i-gpt-page.tsx';

const { session, buttons, prompt, wallet } = vi.hoisted(() => ({
  session: { value: {} as object },
  buttons: new Map<string, () => void>(),
  prompt: { send: (_: string): boolean => false },
  wallet: { value: {} as object },
}));
vi.mock('../../lib/session/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => session.value,
}));
vi.mock('../../lib/wallet/wallet.ts', async (load) => ({
  ...(await load<object>()),
  useWallet: () => wallet.value,
}));
vi.mock('../../ui/control/button.tsx', async (load) => ({
  ...(await load<object>()),
  Button: ({ children, onClick, title }: { children: ReactNode; onClick: () => void; title?: string }) => {
    buttons.set(renderToStaticMarkup(children), onClick);
    return (
      <button type="button" title={title}>
        {children}
      </button>
    );
  },
}));
vi.mock('../../ui/prompt/prompt-box.tsx', () => ({
  PromptBox: ({ onSend }: { onSend: (text: string) => boolean }) => {
    prompt.send = onSend;
    return null;
  },
}));
vi.mock('../../features/assistant/use-chat.ts', () => ({
  useChat: () => ({ conversation: { data: [] }, turns: [], send: () => undefined }),
}));
vi.mock('../../features/insight/use-insight.ts', () => ({
  useInsight: () => ({ state: { kind: 'idle' }, ask: () => undefined }),
}));

const signedIn = { kind: 'signed-in', person: { sub: 'ann' } };
const signedOut = { kind: 'signed-out' };
const shown = (node: ReactNode, as: object, at = '/'): string => {
  session.value = as;
  return renderedText(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>, at);
};
const press = (label: string): void => {
  const onClick = buttons.get(label);
  if (onClick === undefined) throw new Error(`There is no button ${label}`);
  onClick();
};
beforeEach(() => {
  closeMessage();
  closeSheet();
  buttons.clear();
});

const signInRequired = (text: string) => ({ kind: 'error', header: 'Sign In Required', text });

it('D-GPT begins with the four suggestions of the specification', () => {
  const words = shown(<DataGptPage />, signedOut);
  expect(words, 'proves chat.d-gpt').toContain('DataGPT (D-GPT)');
  expect(words, 'proves d-gpt.four-suggestions-2x2').toContain(
    'Find me datasets to train a model on predicting S&P 500 stock data ' +
      'Find me datasets to build a recommendation system on e-commerce data ' +
      "Find me datasets to get insights on COVID-19's impact on the economy " +
      'Find me datasets to build a sentiment analysis model on Twitter data',
  );
});

it('I-GPT begins with the four suggestions of the specification', () => {
  const words = shown(<InsightGptPage />, signedOut);
  expect(words, 'proves chat.i-gpt').toContain('InsightGPT (I-GPT)');
  expect(words, 'proves i-gpt.four-suggestions-market').toMatch(
    /Market Trend How .* Insights When .* Analysis How .* Predictions What /,
  );
});

it.each([['  '], ['']])('each assistant refuses an empty prompt with its own text: “%s”', (text) => {
  shown(<DataGptPage />, signedIn);
  expect(prompt.send(text)).toBe(false);
  expect(currentMessage(), 'proves d-gpt.empty-prompt-please').toEqual({
    kind: 'error',
    header: 'Empty Prompt',
    text: 'Please enter a valid prompt to find data',
  });
  shown(<InsightGptPage />, signedIn);
  expect(prompt.send(text)).toBe(false);
  expect(currentMessage(), 'proves i-gpt.empty-prompt-please').toEqual({
    kind: 'error',
    header: 'Empty Prompt',
    text: 'Please enter a valid prompt to get insights',
  });
});

it('a visitor’s prompt is not sent: they are asked to sign in', () => {
  const message = signInRequired('Please sign in to access this feature');
  shown(<DataGptPage />, signedOut);
  expect(prompt.send('rain')).toBe(false);
  expect(currentMessage(), 'proves d-gpt.sign-required-please').toEqual(message);
  closeMessage();
  shown(<InsightGptPage />, signedOut);
  expect(prompt.send('rain')).toBe(false);
  expect(currentMessage(), 'proves i-gpt.sign-required-please').toEqual(message);
});

it('Sign In/Up and Load More lead to the sign-in', () => {
  shown(<NavigationBar />, signedOut);
  press('Sign In/Up');
  expect(currentSheet(), 'proves layout.sign-up-sign-in').toEqual({ kind: 'sign-in' });
  closeSheet();
  shown(<ExplorePage />, signedOut, '/datapool?role=buy');
  press('Load More (Sign In Required)');
  expect(currentSheet(), 'proves explore.load-more-sign').toEqual({ kind: 'sign-in' });
});

it('an upload needs a person and a file', () => {
  const [pool] = initialPools;
  if (pool === undefined) throw new Error('There is no pool');
  askToSignIn();
  expect(currentMessage(), 'proves contribute.not-signed-sign').toEqual(
    signInRequired('Please sign in to upload a file.'),
  );
  shown(<UploadStep pool={pool} onSent={() => undefined} preview={null} />, signedIn);
  press('Upload');
  expect(currentMessage(), 'proves contribute.no-file-selected').toEqual({
    kind: 'error',
    header: 'No File Selected',
    text: 'Please upload a file.',
  });
});

it('the page to contribute lists the steps, with the first one open', () => {
  const page = (
    <Routes>
      <Route path="/datapool/contribute/:dataPoolId" element={<ContributePage />} />
    </Routes>
  );
  expect(
    shown(page, signedOut, '/datapool/contribute/spotify'),
    'proves contribute.three-steps-present',
  ).toMatch(/Upload your data .*Data Checking & Scoring .*Claim your reward/);
});

it('the button of a connected wallet says so, and what a press does', () => {
  wallet.value = { kind: 'connected', address: '0x1' };
  expect(renderedMarkup(<WalletButton />), 'proves buy.wallet-button-wallet').toContain(
    'title="Click to disconnect">Wallet Connected<',
  );
});
