/** POST /upload_v2: waits for the result of a contribution, as long as one request may wait. */
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { objectLocation } from './object-location.ts';

const answerSchema = z.object({
  contributionId: z.string(),
  data_quality_score: z.number().optional(),
  data_status_code: z.number().optional(),
  detail: z.string().optional(),
});

interface Upload {
  readonly sub: string;
  readonly poolId: string;
  readonly contributionId: string;
  /** Of the object whose arrival starts the workflow. */
  readonly objectName: string;
}

/** Asked once for every upload; the timeline shows the way there, this call the refusals of the call itself. */
export function useQualityCheck(upload: Upload | undefined) {
  return useQuery({
    queryKey: ['upload_v2', upload?.contributionId],
    enabled: upload !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => {
      if (!upload) throw new Error('There is no upload to check.');
      const { sub, poolId, contributionId, objectName } = upload;
      return request(answerSchema, {
        method: 'POST',
        path: '/upload_v2',
        query: {
          title: poolId,
          ObjectLocation: objectLocation(`${sub}/${poolId}/${contributionId}/${objectName}`),
          userId: sub,
        },
        signal,
      });
    },
  });
}
