import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { basketRoot } from '@cgdx/core/purchase/basket.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { quoter } from '@cgdx/local/ground/account.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { type StoredQuote, storeQuote, takeNonce } from '../record/quote.ts';
import { handler as signQuotes } from './sign-quotes.ts';

const wallet = '0x00000000000000000000000000000000000000b1';
let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  setLinks({
    QuoterKey: { value: quoter.privateKey },
    Chain: {
      ...{ rpcUrl: 'http://127.0.0.1:1', chainId: 1287, confirmations: 0, cgdx: wallet, marketplace: wallet },
      ...{ appender: wallet, payer: wallet, settler: wallet, refundWallet: wallet },
    },
  });
  const pool = { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item: pool }));
});
afterAll(() => stand?.stop());

async function offer(quoteId: string, nonce: string): Promise<StoredQuote> {
  const uploadHash = await putUpload({ quality: 7 });
  const deadline = Math.floor(Date.now() / 1_000) + 3_600;
  const basketSalt = Buffer.alloc(32, 1).toString('base64');
  const totalWei = String(14n * oneCgdxWei);
  const contractQuote = {
    ...{
      buyer: wallet,
      dataPoolId: 'spotify',
      basketRoot: basketRoot(basketSalt, [{ uploadHash, quality: 7 }]),
    },
    ...{ basketSize: '1', total: totalWei, nonce, deadline: String(deadline) },
  };
  const uploads = [{ uploadHash, quality: 7, priceWei: totalWei }];
  const baskets = [{ dataPoolId: 'spotify' as const, uploads, totalWei, basketSalt, contractQuote }];
  return { quoteId, userSub: 'ben', createdAt: '', licence: licenceVersion, deadline, wallet, baskets };
}

test('no number of a wallet and a pool is signed for two offers, since a refund of one would refund the other', async () => {
  const first = await offer('first', await takeNonce(wallet, 'spotify', 'first'));
  await storeQuote(first);
  await storeQuote(await offer('sibling', first.baskets[0]?.contractQuote?.nonce ?? ''));
  await storeQuote(await offer('unnumbered', '77'));
  for (const quoteId of ['sibling', 'unnumbered'])
    expect(await signQuotes({ quoteId, sign: 'offer' })).toEqual({ refused: 'another offer has its number' });
  expect(await signQuotes({ quoteId: 'first', sign: 'offer' })).toMatchObject({
    signatures: [expect.any(String)],
  });
});

test('nothing is signed for a buyer who has not agreed to the current licence', async () => {
  const quote = await offer('older', await takeNonce(wallet, 'spotify', 'older'));
  await storeQuote({ ...quote, licence: '2026-01-01' });
  expect(await signQuotes({ quoteId: 'older', sign: 'offer' })).toEqual({
    refused: 'its buyer has not agreed to the licence',
  });
});
