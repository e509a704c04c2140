import { BrowserProvider } from 'ethers';
import { afterEach, expect, test, vi } from 'vitest';
import { sendSeen } from './send-seen.ts';

afterEach(() => void vi.useRealTimers());

const address = '0x1111111111111111111111111111111111111111';
const hash = `0x${'ab'.repeat(32)}`;
const shown = {
  hash,
  type: '0x0',
  blockNumber: null,
  blockHash: null,
  transactionIndex: null,
  from: address,
  to: address,
  nonce: '0x0',
  gas: '0x5208',
  gasPrice: '0x1',
  value: '0x0',
  input: '0x',
  chainId: '0x507',
  r: `0x${'11'.repeat(32)}`,
  s: `0x${'11'.repeat(32)}`,
  v: '0x0',
};

/** Returns a wallet that sends transactions, and a node that shows a sent one from its `shownAt`-th request on. */
async function signerWhose(shownAt: number) {
  let looks = 0;
  const sent: unknown[] = [];
  const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    switch (method) {
      case 'eth_chainId':
        return '0x507';
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [address];
      case 'eth_sendTransaction':
        sent.push(params[0]);
        return hash;
      case 'eth_getTransactionByHash':
        looks += 1;
        return looks < shownAt ? null : shown;
      default:
        return '0x1';
    }
  };
  const provider = new BrowserProvider({ request }, 1287, { staticNetwork: true } as never);
  return { signer: await provider.getSigner(address), sent, provider };
}

test('a transaction is returned as soon as the node shows it', async () => {
  const { signer, provider } = await signerWhose(2);
  expect(await sendSeen(signer, { to: address, gasLimit: 21_000n })).toMatchObject({ hash });
  provider.destroy();
});

test('a hash that no node shows, as of a contract wallet that waits for its owners, is reported as sent, and sent only once', async () => {
  const { signer, sent, provider } = await signerWhose(Number.POSITIVE_INFINITY);
  // Only from here on: before, ethers waits for a real moment to batch its calls.
  vi.useFakeTimers();
  const sending = expect(sendSeen(signer, { to: address, gasLimit: 21_000n })).rejects.toMatchObject({
    name: 'SentUnseen',
    hash,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  await sending;
  expect(sent).toHaveLength(1);
  provider.destroy();
});
