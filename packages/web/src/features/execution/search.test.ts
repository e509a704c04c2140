import { expect, it } from 'vitest';
import { everyExecution, readSearch, searchProblem, searchQuery, thingOf, writeSearch } from './search.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));
const userHash = '0f'.repeat(32);

it('a search is read from the address and written back unchanged', () => {
  for (const text of [
    'workflow=payout&status=failed&state=PayReward',
    'cause=Took+too+long',
    `by=userHash&text=${userHash}`,
  ]) {
    expect(
      new URLSearchParams(writeSearch(read(text))).toString(),
      'proves operator.executions-workflow-status',
    ).toBe(text);
  }
});
it('an unknown search parameter is ignored', () => {
  expect(read('workflow=lunch&status=late&cause=rain&by=name')).toEqual(everyExecution);
  expect(writeSearch(everyExecution)).toEqual({});
});
it('a search for one subject covers every workflow', () => {
  expect(
    searchQuery(read('workflow=payout&state=PayReward&by=purchaseId&text=p-1')),
    'proves operator.search-contribution-purchase',
  ).toEqual({
    purchaseId: 'p-1',
  });
  expect(searchQuery(read('workflow=payout&state=PayReward'))).toEqual({
    workflow: 'payout',
    state: 'PayReward',
  });
});
it('a search for one subject ignores the status, for which the page then has no field', () => {
  expect(read('status=failed&by=purchaseId&text=p-1').status).toBe('');
  const search = { ...read('status=failed'), by: 'purchaseId', text: 'p-1' } as const;
  expect(searchQuery(search)).toEqual({ purchaseId: 'p-1' });
  expect(writeSearch(search)).toEqual({ by: 'purchaseId', text: 'p-1' });
});
it('explains the form of a hash before a request with a wrong one is sent', () => {
  expect(searchProblem({ by: 'userHash', text: 'ann@example.com' })).toBe(
    'A user hash has 64 digits and letters from a to f.',
  );
  expect(searchProblem({ by: 'userHash', text: userHash })).toBeUndefined();
  expect(searchProblem({ by: 'uploadHash', text: `${'A'.repeat(43)}=` })).toBeUndefined();
});
it('recognizes the kind of a hash by its form', () => {
  expect(thingOf(userHash, 'contributionId')).toBe('userHash');
  expect(thingOf(`${'A'.repeat(42)}+=`, 'contributionId')).toBe('uploadHash');
  expect(thingOf('3f0c', 'payoutId')).toBe('payoutId');
});
