/** Describes pools for search engines, as schema.org's `Dataset` on their cards, and for catalogues, as DCAT. */
import { cgdx } from '../../pricing/amount.ts';
import { priceRule } from '../../pricing/pricing.ts';
import { licenceName } from '../../purchase/licence/licence.ts';
import type { Pool, PoolId } from '../pool.ts';
import { pointPriceWei } from '../pool-terms.ts';
import { cardPath, datasetDescription, datasetTitle, datasetTopics } from './pool-words.ts';

const publisher = 'CGDX';
/** The path of the terms, which contain the licence. */
const termsPath = '/terms';
const language = 'en';
/** ISO 3166: the market is for residents of Singapore. */
const place = 'SG';

/** Returns schema.org's markup for a card; addresses are relative to that of the card. */
export const poolMarkup = ({ dataPoolId, availableForPurchase, ...terms }: Pool) => ({
  '@context': 'https://schema.org/',
  '@type': 'Dataset',
  '@id': cardPath(dataPoolId),
  url: cardPath(dataPoolId),
  name: datasetTitle(dataPoolId),
  description: datasetDescription(dataPoolId),
  keywords: [...datasetTopics(dataPoolId)],
  license: termsPath,
  isAccessibleForFree: false,
  creator: { '@type': 'Organization', name: publisher },
  spatialCoverage: { '@type': 'Place', name: 'Singapore' },
  offers: {
    '@type': 'Offer',
    url: `/datapool/buy/${dataPoolId}`,
    description: `An upload costs ${priceRule}, ${cgdx(pointPriceWei(terms))}.`,
    ...(availableForPurchase && { availability: 'https://schema.org/InStock' }),
  },
});

/** Returns a DCAT 3 dataset. @param siteUrl the address of the pages, without a trailing slash @param grewOn a day, ISO 8601 */
const dcatDataset = (poolId: PoolId, siteUrl: string, grewOn: string | undefined) => ({
  '@id': `${siteUrl}${cardPath(poolId)}`,
  '@type': 'dcat:Dataset',
  'dct:identifier': poolId,
  'dct:title': datasetTitle(poolId),
  'dct:description': datasetDescription(poolId),
  'dcat:keyword': [...datasetTopics(poolId)],
  'dct:publisher': { '@type': 'foaf:Organization', 'foaf:name': publisher },
  'dct:language': language,
  'dct:spatial': place,
  ...(grewOn !== undefined && { 'dct:modified': { '@type': 'xsd:date', '@value': grewOn } }),
  'dct:license': { '@id': `${siteUrl}${termsPath}` },
  'dct:accessRights': licenceName,
  'dcat:landingPage': { '@id': `${siteUrl}${cardPath(poolId)}` },
  'dcat:distribution': [
    {
      '@type': 'dcat:Distribution',
      'dct:title': `${datasetTitle(poolId)}, as bought`,
      'dcat:accessURL': { '@id': `${siteUrl}/datapool/buy/${poolId}` },
      'dcat:mediaType': 'application/vnd.apache.parquet',
      'dcat:packageFormat': 'application/zip',
      'dct:license': { '@id': `${siteUrl}${termsPath}` },
    },
  ],
});

/** The number of pools on one page of the catalogue. */
export const poolsAPage = 10;

export interface HarvestedPool {
  readonly dataPoolId: PoolId;
  readonly grewOn: string | undefined;
}

interface CataloguePage {
  readonly siteUrl: string;
  /** The URL of the API, which serves the pages of the catalogue. */
  readonly address: string;
  /** From 1 on. */
  readonly page: number;
  /** The pools on the page. */
  readonly pools: readonly HarvestedPool[];
  readonly total: number;
}

/** Returns a page of the catalogue; harvesters such as CKAN's follow its link to the next page. */
export function dcatCatalogue({ siteUrl, address, page, pools, total }: CataloguePage) {
  const last = Math.max(1, Math.ceil(total / poolsAPage));
  const at = (of: number) => ({ '@id': `${address}?page=${of}` });
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      hydra: 'http://www.w3.org/ns/hydra/core#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@graph': [
      {
        '@id': `${siteUrl}/datapool`,
        '@type': 'dcat:Catalog',
        'dct:title': 'CGDX data pools',
        'dct:description': 'Masked data of people who sold it, each upload certified on a blockchain.',
        'dct:publisher': { '@type': 'foaf:Organization', 'foaf:name': publisher },
        'dct:language': language,
        'dct:license': { '@id': `${siteUrl}${termsPath}` },
        'foaf:homepage': { '@id': siteUrl },
        'dcat:dataset': pools.map(({ dataPoolId }) => ({ '@id': `${siteUrl}${cardPath(dataPoolId)}` })),
      },
      ...pools.map(({ dataPoolId, grewOn }) => dcatDataset(dataPoolId, siteUrl, grewOn)),
      {
        ...at(page),
        '@type': 'hydra:PagedCollection',
        'hydra:totalItems': total,
        'hydra:itemsPerPage': poolsAPage,
        'hydra:firstPage': at(1),
        'hydra:lastPage': at(last),
        ...(page < last && { 'hydra:nextPage': at(page + 1) }),
        ...(page > 1 && { 'hydra:previousPage': at(page - 1) }),
      },
    ],
  };
}
