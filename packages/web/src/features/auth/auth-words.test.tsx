/** The fields, buttons and links of the sign-in forms. */
import { expect, it } from 'vitest';
import type { Challenge, Sheet } from '../../lib/modal/modal.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import AuthSheet from './auth-sheet.tsx';
import { ConfirmResetForm } from './confirm-reset-form.tsx';

const shown = (sheet: Sheet) => renderedText(<AuthSheet sheet={sheet} />);
const email = 'ann@example.com';

const fieldsOf = (sheet: Sheet): (string | undefined)[] =>
  [...renderedMarkup(<AuthSheet sheet={sheet} />).matchAll(/<input[^>]* name="(\w+)"/g)].map(
    ([, name]) => name,
  );

it('each form has its fields, its button and its links to other forms', () => {
  expect(shown({ kind: 'sign-in' }), 'proves modal.sign-email-password').toMatch(/\bEmail Password /);
  expect(shown({ kind: 'sign-in' }), 'proves modal.sign-link-sign').toMatch(
    /Sign In No account yet\? Sign Up Forgot Password\?$/,
  );
  expect(fieldsOf({ kind: 'sign-in' }), 'proves entity.form-sign-in-email').toEqual(['email', 'password']);
  const signUp = shown({ kind: 'sign-up' });
  expect(signUp, 'proves modal.sign-up-email').toMatch(/\bEmail Password .*Confirm Password .* Sign Up/);
  expect(fieldsOf({ kind: 'sign-up' }), 'proves entity.form-sign-up-email').toEqual([
    ...['email', 'password', 'confirmPassword'],
  ]);
  expect(shown({ kind: 'verify', email })).toMatch(/ann@example.com . Verification code Verify Resend Code/);
  expect(shown({ kind: 'forgot-password' }), 'proves modal.forgot-password-email').toMatch(
    /Email Request Reset Back to Sign In$/,
  );
  expect(fieldsOf({ kind: 'new-password', email })).toHaveLength(2);
  expect(shown({ kind: 'new-password', email })).toContain('Set Password');
  const confirm = <ConfirmResetForm email={email} onBack={() => undefined} />;
  expect(renderedText(confirm), 'proves modal.then-code-new').toMatch(
    /Verification code New password .*Reset Password Resend Code/,
  );
  expect(renderedMarkup(confirm), 'proves entity.form-forgot-password').toMatch(
    /ann@example\.com.*name="code".*name="newPassword"/,
  );
});

it('the sign-in form shows the note that it was opened with, if any', () => {
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
  for (const input of inputs) expect(input, 'proves error.username-password-must').toContain(' required=""');
});

it('a code is typed with a keyboard of digits', () => {
  expect(
    renderedMarkup(<AuthSheet sheet={{ kind: 'verify', email }} />),
    'proves modal.then-verification-field',
  ).toContain('inputMode="numeric"');
  expect(
    renderedMarkup(<AuthSheet sheet={{ kind: 'sign-up' }} />),
    'proves error.identity-email-cannot',
  ).toMatch(/<input[^>]*type="email"[^>]* required=""/);
});

it('terms and privacy open in a new tab, so that the form keeps its input', () => {
  const markup = renderedMarkup(<AuthSheet sheet={{ kind: 'sign-up' }} />);
  expect(markup, 'proves modal.sign-up-links').toContain('<a href="/terms" target="_blank"');
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
