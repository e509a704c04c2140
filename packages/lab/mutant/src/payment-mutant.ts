/** Bugs in what buyers pay and get back. */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

/** The contracts’ own tests must catch each. */
export const paymentMutants: readonly Mutant[] = [
  {
    bug: 'one upload is bought twice in a basket',
    file: file('Purchases'),
    from: 'if (!isSorted) _checkAreDistinct(uploadHashes);',
    to: '',
  },
  {
    bug: 'the same upload twice in a row is not detected',
    file: file('Purchases'),
    from: 'if (uploadHash > highest) highest = uploadHash;',
    to: 'if (uploadHash >= highest) highest = uploadHash;',
  },
  {
    bug: 'a buyer pays more than they said',
    file: file('Purchases'),
    from: 'if (total > maxTotal) revert PriceOverMax(total, maxTotal);',
    to: '',
  },
  {
    bug: 'a quote is valid for any sender',
    file: file('Quotes'),
    from: 'if (msg.sender != quote.buyer) revert QuoteNotForCaller(quote.buyer);',
    to: '',
  },
  {
    bug: 'anything is bought while paused',
    file: file('HeldPayments'),
    from: '1 << 160 | uint256(RETIRED) << 248',
    to: 'uint256(RETIRED) << 248',
  },
  {
    bug: 'the share of a buyer omits earlier payments',
    file: file('Quotes'),
    from: 'heldNow += total;',
    to: 'heldNow = total;',
  },
  {
    bug: 'a quote is valid for a basket of any size',
    file: file('QuoteProof'),
    from: 'quote.basketSize,\n                quote.total',
    to: 'uint256(3),\n                quote.total',
  },
  {
    bug: 'two nonces share a bit',
    file: file('QuoteProof'),
    from: '1 << (nonce & 31)',
    to: '1 << (nonce & 15)',
  },
  {
    bug: 'payments are held for only one window',
    file: file('HeldPayments'),
    from: 'if (windows == 0) return (heldNow, heldBefore, 0);',
    to: 'if (windows == 0) return (heldNow, 0, heldBefore);',
  },
  {
    bug: 'payments are not held',
    file: file('HeldPayments'),
    from: 'word += total << HELD_SHIFT;',
    to: '',
  },
  {
    bug: 'withdrawn money stays withdrawable',
    file: file('HeldPayments'),
    from: 'pool.withdrawable = 0;',
    to: '',
  },
  {
    bug: 'a pool whose first money is a buyer’s is not counted',
    file: file('HeldPayments'),
    from: '_list(pool);\n            word |= LISTED_BIT;',
    to: '',
  },
  {
    bug: 'a refund can exceed the held payments',
    file: file('office/Settlements'),
    from: 'if (amount > held) revert HeldTooLittle(held, amount);',
    to: 'if (amount > held) { pool.heldNow -= uint112(amount); return pool; }',
  },
  {
    bug: 'a refund is taken from the newest payments first',
    file: file('office/Settlements'),
    from: 'uint256 older = amount < account.heldBefore ? amount : account.heldBefore;',
    to: 'uint256 older = amount < account.heldNow ? 0 : amount - account.heldNow;',
  },
  {
    bug: 'a refund does not reduce the share of the buyer',
    file: file('office/Settlements'),
    from: 'pool.accounts[quote.buyer][quote.nonce >> 5] = account;',
    to: '',
  },
  {
    bug: 'a refund may exceed the quote',
    file: file('office/Settlements'),
    from: 'if (refunded > quote.total) revert RefundOverPaid(quote.total, refunded);',
    to: '',
  },
  {
    bug: 'a refund ignores earlier refunds',
    file: file('office/Settlements'),
    from: 'settlement.refunded = uint128(refunded);',
    to: '',
  },
  {
    bug: 'a purchase that never happened is refunded',
    file: file('office/Settlements'),
    from: 'revert QuoteNotBought(quote.nonce);',
    to: '',
  },
  {
    bug: 'any signature proves a purchase',
    file: file('office/Settlements'),
    from: 'if (!_quoters[signer]) revert QuoteNotSigned(signer);',
    to: '',
  },
  {
    bug: 'a released payment is refunded',
    file: file('office/Settlements'),
    from: 'settlement.closed = true;\n        uint256 amount',
    to: 'uint256 amount',
  },
  {
    bug: 'a released payment includes refunded money',
    file: file('office/Settlements'),
    from: 'uint256 amount = quote.total - settlement.refunded;',
    to: 'uint256 amount = quote.total;',
  },
  {
    bug: 'a closed purchase is settled again',
    file: file('office/Settlements'),
    from: 'if (settlement.closed) revert PurchaseClosed(id);',
    to: '',
  },
  {
    bug: 'a cancelled quote can be bought',
    file: file('office/Settlements'),
    from: 'account.used |= bit;',
    to: '',
  },
  {
    bug: 'a cancelled quote is refunded',
    file: file('office/Settlements'),
    from: '_settlements[id].closed = true;',
    to: '',
  },
  {
    bug: 'anyone cancels a quote',
    file: file('office/Settlements'),
    from: 'if (signer != _desk.quoter) revert QuoteNotSigned(signer);',
    to: '',
  },
  {
    bug: 'anyone may refund',
    file: file('office/Settlements'),
    from: 'uint256 refunded)\n        external\n        onlyFor(SETTLER)',
    to: 'uint256 refunded)\n        external',
  },
  {
    bug: 'refunds are possible during a pause',
    file: file('office/Settlements'),
    from: 'uint256 refunded)\n        external\n        onlyFor(SETTLER)\n        whenNotPaused',
    to: 'uint256 refunded)\n        external\n        onlyFor(SETTLER)',
  },
  {
    bug: 'purchases with quotes of an earlier quoter cannot be settled',
    file: file('MarketBase'),
    from: '_quoters[signer] = true;',
    to: '_quoters[msg.sender] = true;',
  },
];
