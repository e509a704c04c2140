/** The fields, buttons and links of the forms that sign people in. */
import { expect, it } from 'vitest';
import type { Challenge, Sheet } from '../../lib/modal/modal.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import AuthSheet from './auth-sheet.tsx';

const shown = (sheet: Sheet) => renderedText(<AuthSheet sheet={sheet} />);
const email = 'ann@example.com';

it.each<[Sheet, readonly string[]]>([
  [{ kind: 'sign-in' }, ['Email', 'Password', 'Sign In', 'Sign Up', 'Forgot Password?']],
  [
    { kind: 'sign-up' },
    ['Email', 'Password', 'Confirm Password', 'Terms & Conditions', 'Privacy Policy', 'Sign Up'],
  ],
  [{ kind: 'verify', email }, [email, 'Verification code', 'Verify', 'Resend Code']],
  [{ kind: 'forgot-password' }, ['Email', 'Request Reset', 'Back to Sign In']],
  [{ kind: 'new-password', email }, ['New password', 'Confirm Password', 'Set Password']],
])('the form for $kind has its fields, its button and its ways out', (sheet, words) => {
  for (const word of words) expect(shown(sheet)).toContain(word);
});

it('the form to sign in says what has just happened, if anything', () => {
  const note = 'Your address is confirmed. Sign in.';
  expect(shown({ kind: 'sign-in', email, note })).toContain(note);
  expect(shown({ kind: 'sign-in', email })).not.toContain('confirmed');
});

it.each<[Sheet]>([
  [{ kind: 'sign-in' }],
  [{ kind: 'sign-up' }],
  [{ kind: 'forgot-password' }],
  [{ kind: 'new-password', email }],
])('no field of the form for $kind may stay empty', (sheet) => {
  const inputs = renderedMarkup(<AuthSheet sheet={sheet} />).match(/<input[^>]*>/g) ?? [];
  expect(inputs.length).toBeGreaterThan(0);
  for (const input of inputs) expect(input).toContain(' required=""');
});

it('a code is typed with a keyboard of digits', () => {
  expect(renderedMarkup(<AuthSheet sheet={{ kind: 'verify', email }} />)).toContain('inputMode="numeric"');
});

it('terms and privacy open beside the form, which keeps what was typed', () => {
  const markup = renderedMarkup(<AuthSheet sheet={{ kind: 'sign-up' }} />);
  expect(markup).toContain('<a href="/terms" target="_blank"');
  expect(markup).toContain('<a href="/privacy" target="_blank"');
});

it.each<[Challenge, string]>([
  [{ kind: 'code', sentTo: '+65***12' }, 'We sent a code of six digits to +65***12.'],
  [{ kind: 'authenticator' }, 'Enter the code that your authenticator app shows'],
  [
    { kind: 'set-up-authenticator', secret: 'ABC', link: 'otpauth://x' },
    'Add CGDX to your authenticator app',
  ],
  [{ kind: 'password' }, 'Password'],
  [{ kind: 'set-up-email' }, 'Email for codes'],
  [{ kind: 'question', parameters: { question: 'Which year?' } }, 'Which year?'],
  [{ kind: 'choice', purpose: 'second-factor', of: ['SMS', 'TOTP'] }, 'A code by text message'],
])('a sign-in that needs $kind asks for it in words', (challenge, words) => {
  expect(shown({ kind: 'challenge', email, challenge })).toContain(words);
});
