import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { connectProblem, linkProblem, shownFlow, slowFlow } from './connect-flow.ts';

it('reports that the person refused, not that the connection failed', () => {
  expect(connectProblem({ code: 4001 }), 'proves error.4001-refused').toMatch(/^You refused the connection/);
  expect(linkProblem({ code: 4001 })).toMatch(/^You refused to sign/);
});

it.each([
  { code: '4001' },
  { code: 'ACTION_REJECTED' },
  { code: -32603, message: 'Intern', data: { originalError: { code: 4001 } } },
  new Error('User denied account authorization'),
])('recognizes a refusal in the form %o', (error) => {
  expect(connectProblem(error)).toMatch(/^You refused the connection/);
  expect(linkProblem(error)).toMatch(/^You refused to sign/);
});

it('says that the wallet waits for confirmation', () => {
  expect(connectProblem({ code: -32002 })).toMatch(/^Your wallet waits for an answer/);
  expect(linkProblem({ code: -32002 })).toMatch(/^Your wallet waits for an answer/);
});

it('keeps waiting for a slow wallet, and lets the person choose another', () => {
  const connecting = { kind: 'connecting', uuid: 'u', name: 'A wallet' } as const;
  expect(slowFlow(connecting)).toEqual({ ...connecting, isSlow: true });
  expect(slowFlow({ kind: 'linking' })).toEqual({ kind: 'linking', isSlow: true });
  expect(slowFlow({ kind: 'choosing' })).toEqual({ kind: 'choosing' });
});

it('shows the messages of the chain check and of the server', () => {
  expect(connectProblem(new ChainError('Switch by hand.'))).toBe('Switch by hand.');
  expect(linkProblem(new ApiError(400, 'X', 'Expired.', 'Try again.'))).toBe('Expired. Try again.');
});

it('says that connecting failed for everything else', () => {
  expect(connectProblem(new Error('boom')), 'proves error.failed-connect-browser').toMatch(
    /^Failed to connect to the browser wallet/,
  );
});

it('returns to the list of wallets if the wallet was disconnected before it was linked', () => {
  const unlinked = { kind: 'unlinked', problem: 'Expired.' } as const;
  expect(shownFlow(unlinked, true)).toBe(unlinked);
  expect(shownFlow(unlinked, false)).toMatchObject({
    kind: 'choosing',
    problem: expect.stringContaining('Choose it again'),
  });
  expect(shownFlow({ kind: 'linking' }, false)).toEqual({ kind: 'linking' });
});
