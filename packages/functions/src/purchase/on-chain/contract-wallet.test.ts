/** Wallets that are contracts: linked by ERC-1271 and ERC-6492, and buying in transactions that others send. */

import { buyOffer } from '@cgdx/contracts/client/buy-offer.ts';
import { minedHash } from '@cgdx/contracts/client/mined-hash.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { type MarketChain, openMarketChain } from '@cgdx/stand/purchase/market-chain.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { addressOf, ContractSigner, deploy, keyWallet, makeCall } from '@cgdx/stand/wallet/key-wallet.ts';
import type { Context } from 'aws-lambda';
import { AbiCoder, concat, hashMessage, Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handler as walletRoute } from '../../account/wallet-route.ts';
import { acceptsSignature } from '../../chain/node/signature-query.ts';
import { findQuote, findSignatures } from '../record/quote.ts';
import { handler as transactionRoute } from '../transaction-route.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';

let stand: PurchaseStand;
let market: MarketChain;
/** An account with gas and CGDX, which sends the transactions of contract wallets. */
let bundler: Wallet;
let factory: string;
const owner = Wallet.createRandom();
const stranger = Wallet.createRandom();

beforeAll(async () => {
  stand = await openPurchaseStand();
  market = await openMarketChain();
  bundler = await market.newWallet();
  factory = await deploy(bundler, 'KeyWalletFactory');
});
afterAll(async () => {
  await market?.stop();
  await stand?.stop();
});
afterEach(() => market.proxies.chain.plan(undefined));

const coder = AbiCoder.defaultAbiCoder();
const wrapped = (by: string, data: string, signature: string): string =>
  concat([coder.encode(['address', 'bytes', 'bytes'], [by, data, signature]), `0x${'6492'.repeat(16)}`]);

async function ask(sub: string, route: string, about: object) {
  const { statusCode, body } = await walletRoute(
    signedInEvent(route, { sub, email: `${sub}@example.com` }, about),
  );
  return { statusCode, body: JSON.parse(body ?? '') };
}

/** Links this address with the signature that `sign` makes of our message. */
async function link(sub: string, address: string, sign: (message: string) => Promise<string>) {
  const { body } = await ask(sub, 'POST /wallet/challenge', { address });
  const { message } = body;
  return ask(sub, 'POST /wallet/link', { message, signature: await sign(message) });
}

describe('a contract wallet', () => {
  test('is linked if it accepts the signature of our message as its own', async () => {
    const address = await deploy(bundler, 'KeyWallet', owner.address);
    expect(await link('ann', address, (text) => stranger.signMessage(text))).toMatchObject({
      statusCode: 403,
      body: { code: 'WrongSignature', advice: expect.stringContaining('link another wallet') },
    });
    expect(await link('ann', address, (text) => owner.signMessage(text))).toEqual({
      statusCode: 200,
      body: { address },
    });
  });

  test('that is not deployed yet is linked by a signature with its deployment, which is only simulated', async () => {
    const later = Wallet.createRandom();
    const address = addressOf(factory, later.address);
    const sign = async (text: string) => later.signMessage(text);
    expect(await link('ben', address, sign)).toMatchObject({ statusCode: 403 });
    const withFactory = async (text: string) => wrapped(factory, makeCall(later.address), await sign(text));
    expect(await link('ben', address, withFactory)).toMatchObject({ statusCode: 200, body: { address } });
    expect(await market.provider.getCode(address)).toBe('0x');
  });

  test('that lends its code to the account of a key is linked by that key’s signature as before', async () => {
    const key = Wallet.createRandom();
    const borrowed = await deploy(bundler, 'KeyWallet', stranger.address);
    await market.provider.send('anvil_setCode', [key.address, `0xef0100${borrowed.slice(2)}`]);
    expect(await link('eve', key.address, (text) => key.signMessage(text))).toMatchObject({
      statusCode: 200,
    });
  });

  test('cannot be linked while our chain does not answer, or another answers; the error does not blame the signature', async () => {
    const address = await deploy(bundler, 'KeyWallet', owner.address);
    const away = {
      statusCode: 503,
      body: { code: 'ChainUnavailable', advice: expect.stringContaining('Sign again') },
    };
    market.proxies.chain.plan({ at: 'all', when: 'before' });
    expect(await link('sue', address, (text) => owner.signMessage(text))).toMatchObject(away);
    market.proxies.chain.plan(undefined);
    const yesOf = (id: number) => coder.encode(['uint256', 'uint256'], [id, 1]);
    for (const result of [yesOf(chainId + 1), '0x', '0x01', 'yes']) {
      market.proxies.chain.answer([{ status: 200, body: { jsonrpc: '2.0', id: 1, result } }]);
      expect(await link('sue', address, (text) => owner.signMessage(text)), result).toMatchObject(away);
    }
    expect(await link('sue', address, (text) => owner.signMessage(text))).toMatchObject({ statusCode: 200 });
  });
});

describe('no foreign signature', () => {
  const text = 'Link this wallet to your CGDX account.';
  const accepted = (address: string, signature: string) =>
    acceptsSignature(address, hashMessage(text), signature);

  test('is accepted for an account that the factory in it does not deploy', async () => {
    const victim = addressOf(factory, owner.address);
    const own = await stranger.signMessage(text);
    expect(
      await accepted(addressOf(factory, stranger.address), wrapped(factory, makeCall(stranger.address), own)),
    ).toBe(true);
    // Deploys the stranger's own wallet; the owner's, which the stranger does not sign for; and nothing at all.
    expect(await accepted(victim, wrapped(factory, makeCall(stranger.address), own))).toBe(false);
    expect(await accepted(victim, wrapped(factory, makeCall(owner.address), own))).toBe(false);
    expect(await accepted(victim, wrapped(stranger.address, '0x', own))).toBe(false);
    expect(await accepted(victim, wrapped(await deploy(bundler, 'Babbler'), '0x', own))).toBe(false);
    expect(
      await accepted(Wallet.createRandom().address, wrapped(factory, makeCall(stranger.address), own)),
    ).toBe(false);
  });

  test('lets its factory call run on a wallet that is deployed already', async () => {
    const address = await deploy(bundler, 'KeyWallet', owner.address);
    const take = keyWallet.encodeFunctionData('take', [stranger.address]);
    expect(await accepted(address, wrapped(address, take, await stranger.signMessage(text)))).toBe(false);
    expect(await accepted(address, wrapped(address, take, await owner.signMessage(text)))).toBe(true);
  });

  test('is accepted by an address that answers with its input or with noise, or has no contract', async () => {
    const own = await stranger.signMessage(text);
    for (const address of [
      await deploy(bundler, 'Echo'),
      await deploy(bundler, 'Babbler'),
      market.marketplace,
      '0x0000000000000000000000000000000000000004',
      owner.address,
    ])
      expect(await accepted(address, own), address).toBe(false);
  });

  test.each(['0x', `0x${'6492'.repeat(16)}`, `0x${'ff'.repeat(96)}${'6492'.repeat(16)}`])(
    'is accepted if it is malformed: %s',
    async (signature) => {
      expect(await accepted(await deploy(bundler, 'KeyWallet', owner.address), signature)).toBe(false);
    },
  );
});

describe('a contract wallet that buys', () => {
  test('approves the price instead of signing a permit; the purchase belongs to it, whoever sent the transaction', async () => {
    const address = await deploy(bundler, 'KeyWallet', owner.address);
    expect(await link('una', address, (text) => owner.signMessage(text))).toMatchObject({ statusCode: 200 });
    await (await market.cgdx.getFunction('mint')(address, 10n ** 21n)).wait();
    const { quoteId } = await market.offer('una', address, [await putUpload()]);
    const quote = (await findQuote(quoteId))?.baskets[0]?.contractQuote;
    const [signature = ''] = (await findSignatures(quoteId)) ?? [];
    if (!quote) throw new Error('there is no such offer');
    const signer = new ContractSigner(address, owner as unknown as Wallet, bundler);
    const steps: string[] = [];
    const sent = await buyOffer(
      signer,
      { chainId, marketplace: market.marketplace, cgdx: await market.cgdx.getAddress() },
      { quote, signature },
      { onStep: (step) => steps.push(step) },
    );
    expect(steps).toEqual(['approve', 'simulate', 'purchase']);
    const transactionHash = await minedHash(sent);
    expect((await market.provider.getTransaction(transactionHash))?.from).toBe(bundler.address);
    await market.mine(3);

    const submit = async (sub: string, clientAccountAddress: string) => {
      const { statusCode, body } = await transactionRoute(
        signedInEvent(
          'POST /transactions',
          { sub, email: 'a@example.com' },
          { transactionHash, clientAccountAddress },
        ),
      );
      return { statusCode, ...JSON.parse(body ?? '') };
    };
    // Neither the sender of the transaction, nor a person who names the buyer's wallet, has bought anything.
    expect(await submit('mallory', bundler.address)).toMatchObject({ statusCode: 422, code: 'WrongBuyer' });
    expect(await submit('mallory', address)).toMatchObject({ statusCode: 422, code: 'WrongBuyer' });
    expect(await submit('una', bundler.address)).toMatchObject({ statusCode: 422, code: 'WrongBuyer' });
    const { statusCode, purchaseId } = await submit('una', address);
    expect(statusCode).toBe(202);
    const verified = await verifyPurchase({ purchaseId, paymentReference: transactionHash }, {} as Context);
    expect(verified).toEqual({ outcome: 'paid' });
  });
});
