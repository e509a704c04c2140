/** GET /catalogue: the size of the catalogue. */
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../../lib/api/call.ts';

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => callPublic('GET /catalogue', { signal }),
});
