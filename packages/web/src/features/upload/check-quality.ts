/** POST /upload_v2: waits for the result of a contribution, as long as one request may wait. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { objectLocation } from './object-location.ts';

const tooMany = 429;

interface Upload {
  readonly sub: string;
  readonly poolId: string;
  readonly contributionId: string;
  /** The name of the object whose arrival starts the workflow. */
  readonly objectName: string;
}

/** Asks once per upload; the timeline shows the progress, this call the refusals of the call itself. */
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
        // Too many are waiting like this right now; the upload continues all the same.
        if (error instanceof ApiError && error.status === tooMany) return null;
        throw error;
      }
    },
  });
}
