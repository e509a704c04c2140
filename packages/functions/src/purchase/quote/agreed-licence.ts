import { MarketError } from '@cgdx/core/error/market-error.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';

/**
 * Checks that a buyer has agreed to the current licence.
 * @param agreed the version that the buyer agreed to; undefined in quotes that are older than this field
 * @throws MarketError LicenceChanged if it is not the current version
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
