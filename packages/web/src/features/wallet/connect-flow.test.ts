import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { connectProblem, linkProblem, shownFlow } from './connect-flow.ts';

it('calls a refusal a refusal, not a failure', () => {
  expect(connectProblem({ code: 4001 })).toMatch(/^You refused the connection/);
  expect(linkProblem({ code: 4001 })).toMatch(/^You refused to sign/);
});

it('passes on what the chain check and the server say', () => {
  expect(connectProblem(new ChainError('Switch by hand.'))).toBe('Switch by hand.');
  expect(linkProblem(new ApiError(400, 'X', 'Expired.', 'Try again.'))).toBe('Expired. Try again.');
});

it('says that connecting failed for everything else', () => {
  expect(connectProblem(new Error('boom'))).toMatch(/^Failed to connect to the browser wallet/);
});

it('leads back to the wallets if the one to link was disconnected', () => {
  const unlinked = { kind: 'unlinked', problem: 'Expired.' } as const;
  expect(shownFlow(unlinked, true)).toBe(unlinked);
  expect(shownFlow(unlinked, false)).toMatchObject({
    kind: 'choosing',
    problem: expect.stringContaining('Choose it again'),
  });
  expect(shownFlow({ kind: 'linking' }, false)).toEqual({ kind: 'linking' });
});
