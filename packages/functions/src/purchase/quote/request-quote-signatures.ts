/** Has a stored quote signed by the only function that may use the quoter's key. */

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { functionName } from '../../ground/links.ts';
import { warn } from '../../ground/log/log.ts';
import { clientTimeout } from '../../ground/table/client-timeout.ts';
import { type QuoteOrder, quoteSignaturesSchema } from './quote-signatures.ts';

const client = new LambdaClient({ requestHandler: clientTimeout });

const offerNotSigned = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'SigningUnavailable', 'Offers cannot be signed at the moment.', {
    advice: 'Please try again.',
    cause,
  });

/** @returns the signatures in the order of the quote's baskets */
export async function requestQuoteSignatures(order: QuoteOrder): Promise<readonly string[]> {
  let payload: Uint8Array;
  try {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({ FunctionName: functionName('QuoteSigner'), Payload: JSON.stringify(order) }),
    );
    if (FunctionError !== undefined) throw new Error(FunctionError);
    payload = Payload ?? new Uint8Array();
  } catch (error) {
    throw offerNotSigned(error);
  }
  const answer = quoteSignaturesSchema.parse(JSON.parse(Buffer.from(payload).toString('utf8')));
  if ('signatures' in answer) return answer.signatures;
  // The likely cause is a price that changed since the quote was stored.
  warn('quote.not-signed', { ...order, why: answer.refused });
  throw offerNotSigned(new Error(answer.refused));
}
