/** Bugs in holding the chain lane, and in choosing whom it serves; the named tests must catch each. */
import type { Mutant, TestName } from './mutant.ts';

const file = (name: string): string => `packages/functions/src/${name}.ts`;
const by = (name: string, title: string): TestName => ({
  file: `packages/functions/src/${name}.test.ts`,
  title,
});

export const laneMutants: readonly Mutant[] = [
  {
    bug: 'a function that finds the lane held does not stand by',
    file: file('publication/lane/publish-pending'),
    from: 'else if (!(await standBy(deadline))) return;',
    to: 'else return;',
    test: by('publication/lane/stand-by', 'a standby takes over from a dead holder'),
  },
  {
    bug: 'everybody stands by',
    file: file('publication/lane/stand-by'),
    from: 'if (!place) return false;',
    to: 'if (!place) return true;',
    test: by('publication/lane/stand-by', 'one function stands by; the others return at once'),
  },
  {
    bug: 'a lease is not renewed during a long step',
    file: file('ground/table/lease'),
    from: 'const renewEveryMs = 2_000;',
    to: 'const renewEveryMs = 60_000;',
    test: by('publication/lane/stand-by', 'a holder keeps the lane through a step'),
  },
  {
    bug: 'a dead holder keeps the lane for a quarter of a minute',
    file: file('ground/table/lease'),
    from: 'const leaseMs = 6_000;',
    to: 'const leaseMs = 15_000;',
    test: by('publication/lane/stand-by', 'a dead holder delays the lane by less than ten seconds'),
  },
  {
    bug: 'two hold the lane',
    file: file('ground/table/lease'),
    from: 'leaseUntil: isBelow(Date.now())',
    to: 'leaseUntil: isBelow(1e12 + Date.now())',
    test: by('publication/lane/fence', 'one function at a time holds the lane'),
  },
  {
    bug: "a sleeper ends another's lease",
    file: file('ground/table/lease'),
    from: 'const onlyIf = { owner: is(lease.owner) };',
    to: 'const onlyIf = { fence: isBelow(1e12) };',
    test: by('publication/lane/fence', 'a holder that slept through its lease'),
  },
  {
    bug: 'the fence of pages is dropped',
    file: file('chain/merkle/node-store'),
    from: '{ fence: isAtMost(fence) }',
    to: '{ fence: isAtMost(1e12 + fence) }',
    test: by('publication/lane/fence', 'a holder that slept through its lease'),
  },
  {
    bug: 'the fence of root updates is dropped',
    file: file('chain/merkle/lease'),
    from: '{ fence: is(lease.fence) }',
    to: '{ fence: isBelow(1e12) }',
    test: by('publication/lane/fence', 'a holder that slept through its lease'),
  },
  {
    bug: 'HEAD may skip a version',
    file: file('chain/merkle/root-update'),
    from: 'version === 1 ? isBelow(version) : is(version - 1)',
    to: 'isBelow(version)',
    test: by('publication/lane/fence', 'HEAD advances by one version at a time'),
  },
  {
    bug: 'a refusal is notified before its request is deleted',
    file: file('publication/update/notify-workflows'),
    from: '  await forgetClaim(request);\n  await failTask(request.taskToken, code, message);',
    to: '  await failTask(request.taskToken, code, message);\n  await forgetClaim(request);',
    test: by('publication/lane/fence', 'a refused claim is deleted before its payout'),
  },
  {
    bug: 'an answer deletes a request that was repeated meanwhile',
    file: file('chain/merkle/request'),
    from: "keyOf('waiter', leafIndex), { taskToken: is(taskToken) }",
    to: "keyOf('waiter', leafIndex)",
    test: by('publication/lane/fence', 'forgetting a request by an old token'),
  },
  {
    bug: 'the nonce counts transactions that wait in the node’s pool',
    file: file('chain/transaction/prepare-update'),
    from: 'minedCount(senderOf(draft)), blockNumber()',
    to: 'pendingCount(senderOf(draft)), blockNumber()',
    test: by('publication/lane/fence', 'a foreign transaction of the key that is never mined'),
  },
  {
    bug: 'another payout of the same upload is notified as paid',
    file: file('publication/update/prepare-claims'),
    from: 'else if (claimed.payoutId === request.payoutId)',
    to: 'else if (claimed.index === request.index)',
    test: by('publication/lane/publish-pending', 'claims that wait together are paid in one transaction'),
  },
  {
    bug: "a claim's amount is another event's",
    file: file('publication/update/commit-update'),
    from: "LogTokenTransfer: 'tokenReward'",
    to: "DataUploadCompleted: 'numUploads'",
    test: by('publication/lane/publish-pending', 'claims that wait together are paid in one transaction'),
  },
  {
    bug: 'the log counts fewer leaves than were placed',
    file: file('chain/merkle/leaf-insert'),
    from: 'size: size + leaves.length }',
    to: 'size: size + 1 }',
    test: by('publication/lane/publish-pending', 'many uploads at once get indexes without a gap'),
  },
  {
    bug: 'one claim that the escrow cannot pay stops the others',
    file: file('publication/update/prepare-claims'),
    from: 'chosen = payable.length < chosen.length ? payable : half;',
    to: 'chosen = [];',
    test: by(
      'publication/lane/publish-pending',
      'a claim that the escrow cannot pay is refused with a sentence',
    ),
  },
  {
    bug: 'a reached cap is queried once for each claim',
    file: file('publication/update/prepare-claims'),
    from: 'if (await isOfWholeMarket(error, refusal.code)) {',
    to: 'if (refusal.code === "nothing") {',
    test: by('publication/lane/market-wide-wait', 'at the cap the earliest claims'),
  },
  {
    bug: 'a reward larger than the cap blocks all others',
    file: file('publication/update/prepare-claims'),
    from: 'paidAfter - paid <= cap;',
    to: 'paidAfter > paid;',
    test: by('publication/lane/market-wide-wait', 'a reward that is larger than'),
  },
  {
    bug: 'claims are served in the order of their ids',
    file: file('chain/merkle/request'),
    from: 'const { payoutId, requestedAt } = claim;',
    to: 'const { payoutId, requestedAt }: ClaimName = { payoutId: claim.payoutId };',
    test: by('publication/lane/market-wide-wait', 'at the cap the earliest claims'),
  },
];
