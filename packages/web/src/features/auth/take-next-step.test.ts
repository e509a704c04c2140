import { beforeEach, expect, it, vi } from 'vitest';
import { closeSheet, currentSheet, openSheet } from '../../lib/modal/modal.ts';
import { takeNextStep } from './take-next-step.ts';

const { readSession } = vi.hoisted(() => ({ readSession: vi.fn() }));
vi.mock('../../lib/session/session.ts', () => ({ readSession }));
const resendCode = vi.hoisted(() => vi.fn());
vi.mock('./load-provider.ts', () => ({ loadProvider: async () => ({ resendCode }) }));

const email = 'ann@example.com';
beforeEach(() => {
  closeSheet();
  openSheet({ kind: 'sign-in' });
});

it('closes the form once the person is signed in', async () => {
  readSession.mockResolvedValue({ kind: 'signed-in' });
  await takeNextStep({ kind: 'done' }, { email });
  expect(currentSheet()).toBeUndefined();
});

it('says so, and keeps the form, if the session cannot be read', async () => {
  readSession.mockResolvedValue({ kind: 'signed-out' });
  await expect(
    takeNextStep({ kind: 'done' }, { email }),
    'proves error.identity-invalid-tokens',
  ).rejects.toThrow('could not be read');
  expect(currentSheet()).toEqual({ kind: 'sign-in' });
});

it('asks an unconfirmed person for the code, even if no new code can be sent', async () => {
  resendCode.mockRejectedValue(new Error('Attempt limit exceeded, please try after some time.'));
  const step = takeNextStep({ kind: 'confirm-sign-up' }, { email, password: 'eight or more' });
  await expect(step).rejects.toThrow('Attempt limit exceeded');
  expect(currentSheet(), 'proves error.user-not-confirmed').toEqual({
    kind: 'verify',
    email,
    password: 'eight or more',
  });
});
