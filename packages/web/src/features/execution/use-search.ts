import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearch, type Search, writeSearch } from './search.ts';

/** Returns the search from the address and a function that changes it: a reload or a link shows the same list. */
export function useSearch(): readonly [Search, (some: Partial<Search>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readSearch(parameters), [parameters]);
  const set = (some: Partial<Search>) =>
    setParameters(writeSearch({ ...search, ...some }), { preventScrollReset: true });
  return [search, set];
}
