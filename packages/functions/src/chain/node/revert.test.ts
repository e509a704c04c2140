import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { Interface } from 'ethers';
import { expect, test } from 'vitest';
import { describeRevert } from './revert.ts';
import { revertSentences } from './revert-sentence.ts';
import { RpcRefusal } from './rpc.ts';

const abi = new Interface([...new Set([...marketplaceAbi, ...cgdxAbi])]);
const names: string[] = [];
abi.forEachError(({ name }) => names.push(name));

test.each(names)('%s has a sentence of its own', (name) => {
  expect(revertSentences[name]?.message).toMatch(/^[A-Z].*[.]$/);
});

test('every sentence belongs to an error that the contracts declare', () => {
  expect(Object.keys(revertSentences).filter((name) => !names.includes(name))).toEqual([]);
});

test('a revert is described by its sentence, and as final or not', () => {
  const refusal = (name: string, ...args: unknown[]) =>
    new RpcRefusal('execution reverted', abi.encodeErrorResult(name, args));
  expect(describeRevert(refusal('PoolEscrowEmpty', 'x', 1, 2))).toMatchObject({ kind: 'refused' });
  expect(describeRevert(refusal('EpochCapReached', 1, 2))).toMatchObject({ kind: 'later' });
  expect(describeRevert(refusal('QuoteExpired', 1))).toMatchObject({
    kind: 'bug',
    message: expect.stringContaining('has expired'),
  });
});

test('an error that the contracts do not declare, or another root, does not end a claim', () => {
  const panic = abi.encodeErrorResult('Panic', [0x11]);
  const other = abi.encodeErrorResult('RootMismatch', [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`]);
  for (const data of ['0xdeadbeef', panic, other])
    expect(describeRevert(new RpcRefusal('execution reverted', data)).kind).toBe('later');
});
