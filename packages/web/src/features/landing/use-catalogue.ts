import { usePublicAnswer } from './use-public-answer.ts';

interface Catalogue {
  readonly datasets: number;
  readonly pools: number;
}

const parseCatalogue = ({ datasets, pools }: Readonly<Record<string, unknown>>): Catalogue | undefined =>
  typeof datasets === 'number' && typeof pools === 'number' ? { datasets, pools } : undefined;

/** Returns the number of datasets to search, requested from the server once `isWanted`. */
export const useCatalogue = (isWanted: boolean) => usePublicAnswer('/catalogue', parseCatalogue, isWanted);
