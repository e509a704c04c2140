/** What a buyer may read before buying: a dataset's contents, its dictionary and its profile; never a record. */

import { api, notFound, ok, type Request } from '../ground/caller/api.ts';
import { parseUploadHash } from '../ground/caller/upload-hash.ts';
import { readPreview } from './dataset.ts';
import { findUpload } from './upload.ts';

async function preview({ path }: Pick<Request<'GET /dataset/{uploadHash}'>, 'path'>) {
  const upload = await findUpload(parseUploadHash(path.uploadHash));
  if (!upload || upload.withdrawnAt !== undefined) throw notFound('This upload');
  const { manifest, schema, profile, invented } = await readPreview(upload);
  const { records, period, replaced, language, variant, files } = manifest;
  return ok({
    uploadHash: upload.uploadHash,
    dataPoolId: upload.dataPoolId,
    variant,
    language,
    records,
    period,
    replaced,
    sizeBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    schema,
    profile,
    invented,
  });
}

export const handler = api({
  'GET /dataset/{uploadHash}': preview,
  'GET /v1/uploads/{uploadHash}': preview,
});
