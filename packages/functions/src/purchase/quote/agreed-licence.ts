import { MarketError } from '@cgdx/core/error/market-error.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';

/**
 * @param agreed the version that the buyer has agreed to; undefined for a quote of before it was asked for
 * @throws MarketError LicenceChanged if it is not the one under which data is sold now
 */
export function assertAgreed(agreed: string | undefined): void {
  if (agreed === licenceVersion) return;
  throw new MarketError(
    'conflict',
    'LicenceChanged',
    `Data is sold under the CGDX Data Licence ${licenceVersion}, and you have not agreed to it.`,
    { advice: 'Load the page again, read the licence and agree to it; nothing was paid.' },
  );
}
