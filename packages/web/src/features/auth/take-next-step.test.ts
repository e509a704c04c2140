import { beforeEach, expect, it, vi } from 'vitest';
import { closeSheet, currentSheet, openSheet } from '../../lib/modal/modal.ts';
import { takeNextStep } from './take-next-step.ts';

const { readSession } = vi.hoisted(() => ({ readSession: vi.fn() }));
vi.mock('../../lib/session/session.ts', () => ({ readSession }));

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
  await expect(takeNextStep({ kind: 'done' }, { email })).rejects.toThrow('could not be read');
  expect(currentSheet()).toEqual({ kind: 'sign-in' });
});
