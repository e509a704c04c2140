import { beforeEach, expect, it, vi } from 'vitest';
import { currentSheet, openSheet } from '../../lib/modal/modal.ts';
import { signInConfirmed } from './sign-in-confirmed.ts';

const { readSession, startSignIn } = vi.hoisted(() => ({ readSession: vi.fn(), startSignIn: vi.fn() }));
vi.mock('../../lib/session/session.ts', () => ({ readSession }));
vi.mock('./load-provider.ts', () => ({ loadProvider: async () => ({ startSignIn }) }));

const email = 'ann@example.com';
beforeEach(() => openSheet({ kind: 'verify', email }));

it('a correct code signs the person in, and closes the form', async () => {
  startSignIn.mockResolvedValue({ kind: 'done' });
  readSession.mockResolvedValue({ kind: 'signed-in' });
  await signInConfirmed(email, 'eight or more');
  expect(currentSheet(), 'proves modal.signed-itself-after').toBeUndefined();
});

it('if the sign-in after a correct code fails, the form says that the address is confirmed, and why the sign-in failed', async () => {
  startSignIn.mockRejectedValueOnce(new Error('A network error has occurred.'));
  await signInConfirmed(email, 'eight or more');
  expect(currentSheet(), 'proves modal.if-fails-sign-in').toEqual({
    kind: 'sign-in',
    email,
    note: 'Your address is confirmed. Sign in. It did not work by itself: A network error has occurred.',
  });
  startSignIn.mockResolvedValue({ kind: 'done' });
  readSession.mockResolvedValue({ kind: 'signed-out' });
  await signInConfirmed(email, 'eight or more');
  expect(currentSheet()).toMatchObject({
    kind: 'sign-in',
    note: expect.stringContaining('could not be read'),
  });
});

it('a person whose password is no longer known is asked for it, and told that the address is confirmed', async () => {
  await signInConfirmed(email, undefined);
  expect(currentSheet()).toEqual({ kind: 'sign-in', email, note: 'Your address is confirmed. Sign in.' });
});

it('the error that somebody is already signed in is passed on', async () => {
  const name = 'UserAlreadyAuthenticatedException';
  startSignIn.mockRejectedValueOnce(Object.assign(new Error('There is already a signed in user.'), { name }));
  await expect(signInConfirmed(email, 'eight or more')).rejects.toThrow('already a signed in user');
  expect(currentSheet()).toEqual({ kind: 'verify', email });
});
