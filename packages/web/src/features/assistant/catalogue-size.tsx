import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './get-catalogue.ts';

/** How many datasets there are to find, once that is known: nothing is said before, and nothing rounded. */
export function CatalogueSize() {
  const { data } = useQuery(catalogueQuery);
  if (!data) return null;
  return (
    <>
      {data.datasets.toLocaleString('en')} datasets from elsewhere and {data.pools} data pools of ours can be
      found.
    </>
  );
}
