import type { Payout } from '@cgdx/api/route/payout.ts';
import { expect, it } from 'vitest';
import {
  type ClaimEvent,
  type ClaimFlow,
  claimOutcome,
  claimTarget,
  closed,
  nextClaimFlow,
  settledAmounts,
  unpaidSentence,
} from './claim-flow.ts';

const after = (...events: ClaimEvent[]): ClaimFlow => events.reduce(nextClaimFlow, closed);
const chosen: ClaimEvent = { kind: 'reward-chosen', dataPoolIds: ['spotify'], wei: 84n, cents: 8n };
const cgdx: ClaimEvent = { kind: 'rail-chosen', rail: 'cgdx' };

it('offers the bank first when a reward is chosen', () => {
  expect(after(chosen), 'proves state.payment-selection-defaults').toMatchObject({
    kind: 'choosing',
    rail: 'stripe',
  });
  expect(after({ ...chosen, rail: 'cgdx' })).toMatchObject({ kind: 'choosing', rail: 'cgdx' });
});

it('does nothing on confirm without a chosen reward', () => {
  expect(after({ kind: 'confirmed' }), 'proves error.claim-confirm-does').toEqual(closed);
});

it('goes from the choice to the request and then to the payouts', () => {
  expect(after(chosen, cgdx, { kind: 'confirmed' })).toMatchObject({ kind: 'asking', rail: 'cgdx' });
  expect(after(chosen, cgdx, { kind: 'confirmed' }, { kind: 'accepted', payoutIds: ['p'] })).toMatchObject({
    kind: 'paying',
    payoutIds: ['p'],
  });
});

it('returns to the same choice if the claim is refused', () => {
  expect(after(chosen, cgdx, { kind: 'confirmed' }, { kind: 'refused' })).toMatchObject({
    kind: 'choosing',
    rail: 'cgdx',
  });
});

it('does not reopen when an answer comes after the dialog was closed', () => {
  const events: ClaimEvent[] = [chosen, cgdx, { kind: 'confirmed' }, { kind: 'dismissed' }];
  expect(after(...events, { kind: 'accepted', payoutIds: ['p'] })).toEqual(closed);
});

const payout = (state: Payout['state']): Payout => ({
  payoutId: 'p',
  uploadHash: 'h',
  dataPoolId: 'spotify',
  state,
  rail: 'cgdx',
  wallet: '0x',
  amountWei: '5',
  createdAt: '2026-11-05T00:00:00Z',
  updatedAt: '2026-11-05T00:00:00Z',
});

it('is settled if every payout is settled, and stopped if one payout is stopped', () => {
  expect(claimOutcome([])).toBe('paying');
  expect(claimOutcome([payout('settled'), undefined])).toBe('paying');
  expect(claimOutcome([payout('settled'), payout('settled')])).toBe('settled');
  expect(claimOutcome([payout('settled'), payout('refused')])).toBe('stopped');
});

const withdrawn: Payout = {
  ...payout('refused'),
  failure: { code: 'UploadWithdrawn', message: 'You withdrew this upload.' },
};

it('does not say that a forfeited reward can be claimed again, or that nothing is lost', () => {
  expect(claimOutcome([withdrawn, payout('settled')])).toBe('forfeited');
  expect(unpaidSentence([withdrawn])).toMatch(/is forfeited\.$/);
  expect(claimOutcome([withdrawn, payout('failed')])).toBe('stopped');
  expect(unpaidSentence([withdrawn, payout('failed')])).not.toContain('Nothing is lost');
});

it('says that a stopped reward can be claimed again, and nothing about paid ones', () => {
  expect(unpaidSentence([payout('refused')])).toContain('Nothing is lost: what was not paid is still yours');
  expect(unpaidSentence([payout('settled'), payout('paying'), undefined])).toBeUndefined();
});

it('adds up the amounts that each rail has paid', () => {
  const byBank: Payout = { ...payout('settled'), rail: 'bank', amountWei: '90', amountCents: '9' };
  const paid = [
    payout('settled'),
    payout('paying'),
    undefined,
    byBank,
    { ...byBank, state: 'paying' as const },
  ];
  expect(settledAmounts(paid)).toEqual({ wei: 5n, cents: 9n });
});

it('a claim in CGDX needs a wallet, and asks for it in the catalogue’s words; a claim to a bank needs a ready account', () => {
  expect(claimTarget('cgdx', undefined, undefined)).toEqual({
    kind: 'nowhere',
    problem: 'Please connect your wallet to claim rewards',
  });
  expect(claimTarget('cgdx', undefined, '0x1')).toEqual({ kind: 'wallet', address: '0x1' });
  expect(claimTarget('stripe', { kind: 'none' }, '0x1')).toEqual({ kind: 'nowhere' });
  expect(claimTarget('stripe', { kind: 'ready', needs: [], stripeAccountId: 'acct_1' }, undefined)).toEqual({
    kind: 'bank',
    stripeAccountId: 'acct_1',
  });
});
