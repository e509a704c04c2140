import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { catalogueQuery } from './get-catalogue.ts';

/** Shows the exact number of datasets in the catalogue; nothing until it is known. */
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
