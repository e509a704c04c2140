/** What a buyer may read before buying: a dataset's contents, its dictionary and a masked sample. */
import { readPreview } from '../store/dataset.ts';
import { findUpload } from '../store/upload.ts';
import { api, notFound, ok } from './api.ts';
import { parseUploadHash } from './upload-hash.ts';

export const handler = api({
  'GET /dataset/{uploadHash}': async ({ path }) => {
    const upload = await findUpload(parseUploadHash(path.uploadHash));
    if (!upload || upload.withdrawnAt !== undefined) throw notFound('This upload');
    const { manifest, schema, sample } = await readPreview(upload);
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
      sample,
    });
  },
});
