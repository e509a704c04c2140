/** POST /upload_v2: waits for the result of a contribution, up to the time limit of one request. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { objectLocation } from './object-location.ts';

const tooMany = 429;

interface Upload {
  readonly sub: string;
  readonly poolId: string;
  readonly contributionId: string;
  /** The name of the object whose arrival in the bucket starts the workflow. */
  readonly objectName: string;
}

/** Sends the request once per upload. The timeline shows the contribution's progress; this hook only refusals of the request. */
export function useQualityCheck(upload: Upload | undefined) {
  return useQuery({
    queryKey: ['upload_v2', upload?.contributionId],
    enabled: upload !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      if (!upload) throw new Error('There is no upload to check.');
      const { sub, poolId, contributionId, objectName } = upload;
      try {
        return await call('POST /upload_v2', {
          query: {
            title: poolId,
            ObjectLocation: objectLocation(`${sub}/${poolId}/${contributionId}/${objectName}`),
            userId: sub,
          },
          signal,
        });
      } catch (error) {
        // The server allows no more waiting requests at the moment; the contribution continues all the same.
        if (error instanceof ApiError && error.status === tooMany) return null;
        throw error;
      }
    },
  });
}
