import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { usePools } from './list-pools.ts';
import { PoolList, type PoolListProps } from './pool-list.tsx';
import { PoolQuality } from './pool-quality.tsx';

/** The list of pools from the server, for people who are signed in. */
export default function ServerPoolList(props: Omit<PoolListProps, 'pools'>) {
  const query = usePools();
  const { pools, error } = query;
  if (!pools && error) return <LoadFailure what="The data pools" query={query} />;
  return (
    <PoolList {...props} pools={pools} drawing={({ dataPoolId }) => <PoolQuality poolId={dataPoolId} />} />
  );
}
