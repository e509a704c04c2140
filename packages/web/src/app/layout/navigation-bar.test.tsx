import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { renderedMarkup } from '../../ui/testing/rendered.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PhoneMenu } from './phone-menu.tsx';

const session = vi.hoisted(() => vi.fn());
vi.mock('../../lib/session/session.ts', () => ({ useSession: session }));

it('has links to the pools, the data and the insights, and the button to sign in', () => {
  session.mockReturnValue({ kind: 'signed-out' });
  const bar = renderedMarkup(<NavigationBar />);
  expect(bar, 'proves layout.generate-insight').toMatch(/<a[^>]* href="\/I-GPT"[^>]*>Generate Insight<\/a>/);
  for (const words of ['Contribute Data', 'Find Data', 'Sign In/Up'])
    expect(bar, 'proves layout.find-data-data').toContain(words);
});

const signIn = /<button[^>]*>Sign In\/Up/;

it('shows the account to people who are signed in, Sign In/Up to others, and neither until the session is known', () => {
  session.mockReturnValue({ kind: 'signed-out' });
  expect(renderedMarkup(<NavigationBar />)).toMatch(signIn);
  session.mockReturnValue({ kind: 'signed-in', person: { sub: 'ann' } });
  const signedIn = renderedMarkup(<NavigationBar />);
  expect(signedIn).not.toContain('Sign In/Up');
  expect(signedIn, 'proves layout.account-when-signed').toMatch(/href="\/account"[^>]*>Account</);
  session.mockReturnValue({ kind: 'unknown' });
  expect(renderedMarkup(<NavigationBar />)).not.toMatch(signIn);
});

it('the phone’s menu shows the account or the button to sign in, and neither until the session is known', () => {
  const menu = () => renderedMarkup(<PhoneMenu open={false} onClose={() => undefined} />);
  const account = 'href="/account"';
  session.mockReturnValue({ kind: 'signed-out' });
  expect(menu(), 'proves layout.menu-channels-account').toMatch(signIn);
  expect(menu()).not.toContain(account);
  session.mockReturnValue({ kind: 'signed-in', person: { sub: 'ann' } });
  expect(menu()).not.toMatch(signIn);
  expect(menu()).toContain(account);
  session.mockReturnValue({ kind: 'unknown' });
  expect(menu()).not.toMatch(signIn);
  expect(menu()).not.toContain(account);
});

it('is as wide as the page below it, also on the wide pages of the console', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'layout.module.css'), 'utf8');
  const widened = [...sheet.matchAll(/([^{}/]+)\{[^{}]*--page:/g)].map(([, selector = '']) =>
    selector.trim(),
  );
  expect(widened).toEqual(['.wide']);
  session.mockReturnValue({ kind: 'signed-out' });
  expect(renderedMarkup(<NavigationBar />)).toMatch(/^<header /);
});
