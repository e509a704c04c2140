import { usePublicAnswer } from './use-public-answer.ts';

interface Catalogue {
  readonly datasets: number;
  readonly pools: number;
}

const parseCatalogue = ({ datasets, pools }: Readonly<Record<string, unknown>>): Catalogue | undefined =>
  typeof datasets === 'number' && typeof pools === 'number' ? { datasets, pools } : undefined;

/** How many datasets there are to find, counted by the server when somebody looks. */
export const useCatalogue = (isWanted: boolean) => usePublicAnswer('/catalogue', parseCatalogue, isWanted);
