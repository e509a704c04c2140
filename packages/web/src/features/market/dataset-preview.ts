/** GET /dataset/{uploadHash}: describes a dataset before it is bought. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { base64Url } from '../../lib/format/base64-url.ts';

/** @param uploadHash base64 */
const previewQuery = (uploadHash: string) =>
  queryOptions({
    queryKey: ['dataset', uploadHash],
    queryFn: ({ signal }) =>
      call('GET /dataset/{uploadHash}', { path: { uploadHash: base64Url(uploadHash) }, signal }),
    // A dataset never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Preview = AnswerBodyOf<'GET /dataset/{uploadHash}'>;

export const usePreview = (uploadHash: string) => useQuery(previewQuery(uploadHash));
