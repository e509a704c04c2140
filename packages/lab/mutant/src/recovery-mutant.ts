/** Bugs in recovering a lost tree and lost payouts, and in moving a tree; the named tests must catch each. */
import type { Mutant, TestName } from './mutant.ts';

const file = (name: string): string => `packages/functions/src/${name}.ts`;
const by = (name: string, title?: string): TestName => ({
  file: `packages/functions/src/${name}.test.ts`,
  ...(title !== undefined && { title }),
});

export const recoveryMutants: readonly Mutant[] = [
  {
    bug: 'a lost HEAD is not seen',
    file: file('publication/operation/diagnose'),
    from: 'const isHeadWrong = !isHeadRight || head.size !== size;',
    to: 'const isHeadWrong = !isHeadRight;',
    test: by('publication/operation/diagnose.full', 'a lost tree is rebuilt from the log'),
  },
  {
    bug: 'a wrong byte on a page is not seen',
    file: file('chain/merkle/node-reader'),
    from: 'page === undefined || !sameHash(',
    to: 'page === undefined || page.length === 0 && !sameHash(',
    test: by('publication/operation/diagnose.full', 'one wrong byte on a page'),
  },
  {
    bug: 'a gap in the log is not seen',
    file: file('publication/operation/logged-tree'),
    from: 'if (logged.index !== leaves.length)',
    to: 'if (logged.index < leaves.length)',
    test: by('publication/operation/diagnose.full', 'a log with a gap is reported'),
  },
  {
    bug: 'a changed leaf of the log is not seen',
    file: file('publication/operation/logged-tree'),
    from: 'if (toHex(leaf) !== logged.leaf)',
    to: "if (toHex(leaf) === '')",
    test: by('publication/operation/diagnose.full', 'a leaf that was changed in the log'),
  },
  {
    bug: 'lost publications are not seen',
    file: file('publication/operation/diagnose'),
    from: 'await rebuildPublications(target, atChain.nodes)',
    to: 'await rebuildPublications({ ...target, version: 0 }, atChain.nodes)',
    test: by('publication/operation/diagnose.full', 'lost publications are rebuilt'),
  },
  {
    bug: 'a restored HEAD has a version that no publication has',
    file: file('publication/operation/diagnose'),
    from: 'return inFlight?.oldRoot === root ? inFlight.version - 1 : (await newestVersion()) + 1;',
    to: 'return (await newestVersion()) + 1;',
    test: by(
      'publication/operation/diagnose.full',
      'if HEAD, pages and publications are lost together, with an update in flight',
    ),
  },
  {
    bug: 'a payout is never looked for again',
    file: file('publication/operation/audit-claims'),
    from: '=== checked.blockHash;',
    to: "!== '';",
    test: by('publication/operation/lost-payout', 'a chain that lost checked blocks'),
  },
  {
    bug: 'a payout that is not settled counts as checked',
    file: file('publication/operation/audit-claims'),
    from: "    payout?.state === 'settled' &&\n",
    to: '',
    test: by('publication/operation/lost-payout', 'an unsettled payout is looked up'),
  },
  {
    bug: 'every payout is asked about each time',
    file: file('publication/operation/audit-claims'),
    from: 'const settledUpTo = isSameChain ? checked.blockNumber : -1;',
    to: 'const settledUpTo = isSameChain ? -1 : -1;',
    test: by(
      'publication/operation/lost-payout',
      'a payout that was found on the chain is not looked up again',
    ),
  },
  {
    bug: 'a copied leaf forgets the market that it was made for',
    file: file('publication/operation/migrate-tree'),
    from: '({ origin: from, ...leaf })',
    to: '({ ...leaf })',
    test: by('publication/operation/migrate-tree.full'),
  },
  {
    bug: "copied pages keep the old lane's fence",
    file: file('publication/operation/migrate-tree'),
    from: '({ ...page, fence: 0 })',
    to: '({ ...page, fence: 1_000_000 })',
    test: by('publication/operation/migrate-tree.full'),
  },
  {
    bug: 'a tree is copied while claims wait',
    file: file('publication/operation/migrate-tree'),
    from: '(await countItems(kind as Kind, market)) > 0',
    to: '(await countItems(kind as Kind, market)) < 0',
    test: by('publication/operation/migrate-tree.full'),
  },
  {
    bug: 'a tree is copied over one that has moved on',
    file: file('publication/operation/migrate-tree'),
    from: 'if (there && there.root !== head.root)',
    to: "if (there && there.root === '')",
    test: by('publication/operation/migrate-tree.full'),
  },
  {
    bug: 'a market is retired while its lane has work',
    file: 'packages/local/src/command/chain/move.ts',
    from: 'await assertLaneDry(await old.getAddress());',
    to: '',
    test: { file: 'packages/local/src/command/chain/move.test.ts' },
  },
  {
    bug: 'a market is retired while leaves do not count',
    file: 'packages/local/src/command/chain/move.ts',
    from: 'if (size !== counted)',
    to: 'if (size < counted)',
    test: { file: 'packages/local/src/command/chain/move.test.ts' },
  },
  {
    bug: 'the new market gives a role to a key that lost it',
    file: 'packages/local/src/command/chain/move.ts',
    from: 'if (!(await has(old, role, holder)))',
    to: 'if (holder === "")',
    test: { file: 'packages/local/src/command/chain/move.test.ts' },
  },
  {
    bug: 'the deployer keeps its roles in the new market',
    file: 'packages/local/src/command/chain/move.ts',
    from: "if (keeps !== undefined) await send(next, 'revokeRole', id(role), keeps);",
    to: '',
    test: { file: 'packages/local/src/command/chain/move.test.ts' },
  },
  {
    bug: 'a move that ended before the deployer gave up a role leaves it there',
    file: 'packages/local/src/command/chain/move.ts',
    from: '(await has(next, role, holder)) && (await keeper(role, holder)) === undefined,',
    to: '(await has(next, role, holder)),',
    test: { file: 'packages/local/src/command/chain/move.test.ts' },
  },
];
