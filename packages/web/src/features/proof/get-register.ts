/** GET /merkle-tree: how many uploads the register holds, its root, and the first of them. */
import { useQuery } from '@tanstack/react-query';
import { callPublic } from '../../lib/api/call.ts';

export const useRegister = () =>
  useQuery({
    queryKey: ['register'],
    queryFn: ({ signal }) => callPublic('GET /merkle-tree', { query: {}, signal }),
  });
