/** GET /merkle-tree: the size of the register, its root, and its first upload. */
import { useQuery } from '@tanstack/react-query';
import { callPublic } from '../../lib/api/call.ts';

export const useRegister = () =>
  useQuery({
    queryKey: ['register'],
    queryFn: ({ signal }) => callPublic('GET /merkle-tree', { query: {}, signal }),
  });
