/** GET /catalogue: how large the catalogue is. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => call('GET /catalogue', { signal }),
});
