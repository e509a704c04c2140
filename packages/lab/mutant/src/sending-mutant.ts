/** Bugs in how the chain lane sends transactions, and in what it accepts as fact; the named tests must catch each. */
import type { Mutant, TestName } from './mutant.ts';

const file = (name: string): string => `packages/functions/src/${name}.ts`;
const by = (name: string, title?: string): TestName => ({
  file: `packages/functions/src/${name}.test.ts`,
  ...(title !== undefined && { title }),
});

export const sendingMutants: readonly Mutant[] = [
  {
    bug: 'a transaction is not stored before it is sent',
    file: file('chain/transaction/prepare-update'),
    from: '  await storeInFlight(session.lease, update);\n',
    to: '',
    test: by('publication/lane/reorg.full', 'after a reorg before its confirmations'),
  },
  {
    bug: 'fees have no ceiling',
    file: file('chain/transaction/fee'),
    from: 'if (least > capWei) return undefined;',
    to: '',
    test: by('publication/lane/fee-cap.full', 'a chain that mines nothing is offered no more'),
  },
  {
    bug: 'the first offer is above the cap',
    file: file('chain/transaction/fee'),
    from: 'const maxFeeWei = bump(wanted) > capWei ? capWei : wanted;',
    to: 'const maxFeeWei = wanted;',
    test: by('publication/lane/fee-cap.full', 'a chain that is dearer than the cap'),
  },
  {
    bug: 'a transaction is stored whose gas cannot be paid',
    file: file('chain/transaction/affordable-fees'),
    from: '>= BigInt(update.gasLimit) * maxFeeWei',
    to: '>= 0n * BigInt(update.gasLimit) * maxFeeWei',
    test: by(
      'publication/lane/fee-cap.full',
      'an attempt that the account cannot pay for is logged and not stored',
    ),
  },
  {
    bug: 'a replacement bids too little',
    file: file('chain/transaction/fee'),
    from: 'wei + wei / 8n + 1n',
    to: 'wei + wei / 16n + 1n',
    test: by('publication/lane/reorg.full', 'a transaction that is stuck is replaced'),
  },
  {
    bug: 'a stuck transaction waits for ever',
    file: file('chain/transaction/attempt'),
    from: 'Date.now() - resentAt > stuckAfterMs',
    to: 'Date.now() - resentAt > 1e12 * stuckAfterMs',
    test: by('publication/lane/reorg.full', 'a transaction that is stuck is replaced'),
  },
  {
    bug: 'confirmations are not waited for',
    file: file('publication/update/confirm-update'),
    from: 'const isFinal = onTop >= confirmations;',
    to: 'const isFinal = onTop >= 0 * confirmations;',
    test: by('publication/lane/reorg.full', 'nothing is answered before its confirmations'),
  },
  {
    bug: 'a transaction without effect counts',
    file: file('publication/update/confirm-update'),
    from: 'if (isFinal && receipt.status !== 0)',
    to: 'if (isFinal)',
    test: by('publication/lane/reorg.full', 'a lost update that reverts in the new block'),
  },
  {
    bug: 'a new nonce forgets the attempts before it',
    file: file('chain/transaction/replace-transaction'),
    from: 'attempts: [...attempts, await signAttempt(update, nonce, await firstFees(update))] }',
    to: 'attempts: [await signAttempt(update, nonce, await firstFees(update))] }',
    test: by('publication/lane/inconsistent-nodes', 'a node that stays behind causes a second transaction'),
  },
  {
    bug: 'a lagging node makes a second transaction',
    file: file('publication/update/confirm-update'),
    from: 'chain().confirmations > 0 && Date.now() - resentAt < propagationMs',
    to: 'chain().confirmations > 0 && Date.now() - resentAt < 0 * propagationMs',
    test: by('publication/lane/inconsistent-nodes', 'a node that does not know a transaction yet'),
  },
  {
    bug: 'a node that is behind makes a reorg',
    file: file('chain/transaction/retry-while-stale'),
    from: 'chain().confirmations > 0 ? retries : 0',
    to: 'chain().confirmations > 0 ? 0 * retries : 0',
    test: by('publication/lane/inconsistent-nodes', 'a chain that is behind HEAD for a moment'),
  },
  {
    bug: 'what the chain lost stays lost',
    file: file('publication/update/republish-lost'),
    from: 'for (let version = firstLost; version <= head.version; version++)',
    to: 'for (let version = firstLost; version < firstLost; version++)',
    test: by('publication/lane/reorg.full', 'what a chain lost with its last blocks'),
  },
  {
    bug: 'what was lost goes out newest first',
    file: file('publication/update/republish-lost'),
    from: 'await republish(session, await publicationAt(version));',
    to: 'await republish(session, await publicationAt(head.version + firstLost - version));',
    test: by('publication/lane/reorg.full', 'after a reorg deeper than the confirmations'),
  },
  {
    bug: 'a root that was never published is built upon',
    file: file('publication/update/republish-lost'),
    from: '    await renewLease(session.lease);\n    throw new MarketError(',
    to: '    return 0;\n    throw new MarketError(',
    test: by('publication/lane/reorg.full', 'a root that was never published stops the lane'),
  },
  {
    bug: 'every publication is read for a foreign root',
    file: file('publication/update/republish-lost'),
    from: 'if (await isOnChain(head)) return undefined;',
    to: '',
    test: by('publication/operation/several-pages'),
  },
  {
    bug: 'what was lost is looked for on the first page alone',
    file: file('publication/update/republish-lost'),
    from: 'if (await isOnChain(head)) return undefined;',
    to: 'return undefined;',
    test: by('publication/operation/several-pages'),
  },
  {
    bug: 'a gap among the publications is not seen',
    file: file('publication/update/republish-lost'),
    from: 'if (publication.version !== version) return undefined;',
    to: '',
    test: by('publication/operation/several-pages'),
  },
  {
    bug: "an empty revert is the contract's no",
    file: file('chain/node/rpc'),
    from: '/^0x[0-9a-f]{8,}$/i',
    to: '/^0x[0-9a-f]*$/i',
    test: by('publication/lane/node-fault.full', 'a revert without data does not end a claim'),
  },
  {
    bug: 'a changed root ends a claim',
    file: file('chain/node/revert'),
    from: "RootMismatch: { kind: 'later', code: 'TreeMoved' },\n  New",
    to: "RootMismatch: { kind: 'refused', code: 'RewardRefused' },\n  New",
    test: by('publication/lane/node-fault.full', 'the root of an earlier block does not end a claim'),
  },
  {
    bug: 'a revert that nobody can read ends a claim',
    file: file('chain/node/revert'),
    from: "{ ...unknown, kind: 'later' } as const",
    to: "{ ...unknown, kind: 'bug' } as const",
    test: by('publication/lane/node-fault.full', 'a revert that cannot be decoded does not end a claim'),
  },
];
