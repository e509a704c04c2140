import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { catalogueQuery } from './get-catalogue.ts';

/** How many datasets there are to find, once that is known: nothing is said before, and nothing rounded. */
export function CatalogueSize() {
  const query = useQuery(catalogueQuery);
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="The size of the catalogue" query={query} />;
  if (!data) return null;
  return (
    <>
      {data.datasets.toLocaleString('en')} datasets from elsewhere and {data.pools} data pools of ours can be
      found.
    </>
  );
}
