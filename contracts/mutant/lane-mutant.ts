/** Bugs in how the chain lane is held, and in whom it serves; the tests that are named must catch each. */
import type { Mutant, TestName } from './mutant.ts';

const file = (name: string): string => `packages/functions/src/${name}.ts`;
const by = (name: string, title: string): TestName => ({
  file: `packages/local/src/chain/${name}.test.ts`,
  title,
});

export const laneMutants: readonly Mutant[] = [
  {
    bug: 'who finds the lane held goes away',
    file: file('chain/lane'),
    from: 'else if (!(await standBy(deadline))) return;',
    to: 'else return;',
    test: by('lane-standby', 'a holder that dies is followed by the one who stands by'),
  },
  {
    bug: 'everybody stands by',
    file: file('chain/stand-by'),
    from: 'if (!place) return false;',
    to: 'if (!place) return true;',
    test: by('lane-standby', 'one stands by; the others go at once'),
  },
  {
    bug: 'a lease is not renewed during a long step',
    file: file('store/merkle/lease'),
    from: 'const renewEveryMs = 2_000;',
    to: 'const renewEveryMs = 60_000;',
    test: by('lane-standby', 'a holder keeps the lane through a step'),
  },
  {
    bug: 'a dead holder keeps the lane for a quarter of a minute',
    file: file('store/merkle/lease'),
    from: 'const leaseMs = 6_000;',
    to: 'const leaseMs = 15_000;',
    test: by('lane-standby', 'a dead holder costs less than ten seconds'),
  },
  {
    bug: 'two hold the lane',
    file: file('store/merkle/lease'),
    from: "'attribute_not_exists(leaseUntil) OR leaseUntil < :now'",
    to: "'attribute_not_exists(leaseUntil) OR leaseUntil > :now OR leaseUntil < :now'",
    test: by('lane-fence', 'one holds the lane at a time'),
  },
  {
    bug: "a sleeper ends another's lease",
    file: file('store/merkle/lease'),
    from: "ConditionExpression: '#owner = :owner',",
    to: "ConditionExpression: '#owner = :owner OR attribute_exists(pk)',",
    test: by('lane-fence', 'a holder that slept through its lease'),
  },
  {
    bug: 'the fence of pages is dropped',
    file: file('store/merkle/node-store'),
    from: "'attribute_not_exists(fence) OR fence <= :fence'",
    to: "'attribute_not_exists(fence) OR fence <= :fence OR attribute_exists(pk)'",
    test: by('lane-fence', 'a holder that slept through its lease'),
  },
  {
    bug: 'the fence of moves is dropped',
    file: file('store/merkle/lease'),
    from: "ConditionExpression: 'fence = :fence',",
    to: "ConditionExpression: 'fence >= :fence',",
    test: by('lane-fence', 'a holder that slept through its lease'),
  },
  {
    bug: 'HEAD may skip a version',
    file: file('store/merkle/move'),
    from: 'version = :before`',
    to: 'version = :before OR attribute_not_exists(pk)`',
    test: by('lane-fence', 'HEAD goes on by one version at a time'),
  },
  {
    bug: 'a refusal is told before it is forgotten',
    file: file('chain/answer'),
    from: "  await forgetRequest('claim', request.payoutId, request.taskToken);\n  await failTask(request.taskToken, code, message);",
    to: "  await failTask(request.taskToken, code, message);\n  await forgetRequest('claim', request.payoutId, request.taskToken);",
    test: by('lane-fence', 'a refused claim is off the list'),
  },
  {
    bug: 'an answer forgets who asked anew meanwhile',
    file: file('store/merkle/request'),
    from: "ConditionExpression: 'taskToken = :token',",
    to: "ConditionExpression: 'taskToken = :token OR attribute_exists(pk)',",
    test: by('lane-fence', 'whoever asks anew under another token'),
  },
  {
    bug: 'the nonce counts what waits in the pool',
    file: file('chain/send'),
    from: 'Promise.all([minedCount(from), blockNumber()])',
    to: 'Promise.all([pendingCount(from), blockNumber()])',
    test: by('lane-fence', 'a transaction of the key that nobody mines'),
  },
  {
    bug: 'another payout of the same upload is told that it was paid',
    file: file('chain/choose-claims'),
    from: 'else if (claimed.payoutId === request.payoutId)',
    to: 'else if (claimed.index === request.index)',
    test: by('lane', 'claims that wait together are paid in one transaction'),
  },
  {
    bug: "a claim's amount is another event's",
    file: file('chain/commit'),
    from: "event?.name === 'LogTokenTransfer'",
    to: "event?.name === 'DataUploadCompleted'",
    test: by('lane', 'claims that wait together are paid in one transaction'),
  },
  {
    bug: 'the log counts fewer leaves than were placed',
    file: file('store/merkle/leaf-insert'),
    from: 'size: size + leaves.length }',
    to: 'size: size + 1 }',
    test: by('lane', 'forty uploads at once get indexes without a gap'),
  },
  {
    bug: 'one claim that the escrow cannot pay stops the others',
    file: file('chain/choose-claims'),
    from: 'chosen = sound.length < chosen.length ? sound : half;',
    to: 'chosen = [];',
    test: by('lane', 'what the escrow cannot pay is refused in words'),
  },
];
