import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { renderedMarkup } from '../../ui/testing/rendered.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PhoneMenu } from './phone-menu.tsx';

const session = vi.hoisted(() => vi.fn());
vi.mock('../../lib/session/session.ts', () => ({ useSession: session }));

it('leads to the pools, to the data and to insights, and to who signs in', () => {
  session.mockReturnValue({ kind: 'signed-out' });
  const bar = renderedMarkup(<NavigationBar />);
  expect(bar, 'proves layout.generate-insight').toMatch(/<a[^>]* href="\/I-GPT"[^>]*>Generate Insight<\/a>/);
  for (const words of ['Contribute Data', 'Find Data', 'Sign In/Up'])
    expect(bar, 'proves layout.find-data-data').toContain(words);
});

const signIn = /<button[^>]*>Sign In\/Up/;

it('has the account in place of Sign In/Up for who is signed in, and neither until that is known', () => {
  session.mockReturnValue({ kind: 'signed-out' });
  expect(renderedMarkup(<NavigationBar />)).toMatch(signIn);
  session.mockReturnValue({ kind: 'signed-in', person: { sub: 'ann' } });
  const signedIn = renderedMarkup(<NavigationBar />);
  expect(signedIn).not.toContain('Sign In/Up');
  expect(signedIn, 'proves layout.account-when-signed').toMatch(/href="\/account"[^>]*>Account</);
  session.mockReturnValue({ kind: 'unknown' });
  expect(renderedMarkup(<NavigationBar />)).not.toMatch(signIn);
});

it('the phone’s menu has a button that signs in, the account for who is signed in, and neither until that is known', () => {
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

it('is as wide as what stands below it, on the wide pages of the console too', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'layout.module.css'), 'utf8');
  const widened = [...sheet.matchAll(/([^{}/]+)\{[^{}]*--page:/g)].map(([, selector = '']) =>
    selector.trim(),
  );
  expect(widened).toEqual(['.wide']);
  session.mockReturnValue({ kind: 'signed-out' });
  expect(renderedMarkup(<NavigationBar />)).toMatch(/^<header /);
});
