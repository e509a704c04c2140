import { buyOffer } from '@cgdx/contracts/client/buy-offer.ts';
import { BrowserProvider, Interface } from 'ethers';
import { expect, it } from 'vitest';
import { permitOrApprove } from './permit-or-approve.ts';

const token = new Interface([
  'function name() view returns (string)',
  'function nonces(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
]);
const address = `0x${'11'.repeat(20)}`;
const market = { chainId: 1287, marketplace: `0x${'22'.repeat(20)}`, cgdx: `0x${'33'.repeat(20)}` };
const offer = {
  quote: {
    buyer: address,
    dataPoolId: `0x${'44'.repeat(32)}`,
    basketRoot: `0x${'55'.repeat(32)}`,
    basketSize: '1',
    total: '84000000000000000000',
    nonce: '1',
    deadline: '1900000000',
  },
  signature: `0x${'66'.repeat(65)}`,
};

/** The token's responses while the market has no allowance. */
const said: Readonly<Record<string, unknown>> = { name: 'CGDX', nonces: 0n, allowance: 0n };

/** Returns a wallet that fails to sign typed data with `error`, and whose owner declines every transaction. */
function walletThatSigns(error: object) {
  const asked: string[] = [];
  const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    switch (method) {
      case 'eth_chainId':
        return '0x507';
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [address];
      case 'eth_call': {
        const name = token.parseTransaction({ data: (params[0] as { data: string }).data })?.name ?? '';
        return token.encodeFunctionResult(name, [said[name]]);
      }
      case 'eth_signTypedData_v4':
        asked.push('permit');
        throw Object.assign(new Error('refused'), error);
      case 'eth_sendTransaction': {
        const { data = '' } = params[0] as { data?: string };
        asked.push(token.parseTransaction({ data })?.name ?? 'unknown');
        throw Object.assign(new Error('refused'), { code: 4001 });
      }
      default:
        return method === 'eth_blockNumber' ? '0x1' : `0x${'0'.repeat(64)}`;
    }
  };
  return { asked, request };
}

async function buyFrom(error: object) {
  const wallet = walletThatSigns(error);
  const provider = new BrowserProvider(wallet, market.chainId);
  const signer = await provider.getSigner(address);
  const bought = permitOrApprove((canPermit) => buyOffer(signer, market, offer, { canPermit }));
  const outcome: unknown = await bought.catch((failure: unknown) => failure);
  provider.destroy();
  return { asked: wallet.asked, outcome };
}

it.each([4200, 4100, 4900, -32000, -32004, -32600, -32601, -32602, -32603])(
  'a wallet that refuses typed data with code %i is asked to approve the price instead',
  async (code) => {
    expect((await buyFrom({ code })).asked).toEqual(['permit', 'approve']);
  },
);

it('a wallet that fails without a code is asked to approve the price instead', async () => {
  expect((await buyFrom({})).asked, 'proves call.approve-permit-then').toEqual(['permit', 'approve']);
});

it.each([
  ['directly', { code: 4001 }],
  ['as wallets on phones wrap it', { code: -32603, data: { originalError: { code: 4001 } } }],
])('a person who declines the permit, reported %s, is asked for nothing more', async (_, error) => {
  const { asked, outcome } = await buyFrom(error);
  expect(asked).toEqual(['permit']);
  expect(outcome).not.toHaveProperty('message', 'The wallet did not sign the permit.');
});

it('a failure of anything but the permit does not lead to an approval', async () => {
  const asked: boolean[] = [];
  const failure = new Error('the node is away');
  const buying = permitOrApprove(async (canPermit) => {
    asked.push(canPermit);
    throw failure;
  });
  await expect(buying).rejects.toBe(failure);
  expect(asked).toEqual([true]);
});
