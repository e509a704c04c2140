/** What a buyer may read before buying: what a dataset holds, its dictionary and a masked sample. */
import { readPreview } from '../store/dataset.ts';
import { findUpload } from '../store/upload.ts';
import { api, notFound, ok } from './api.ts';

/** base64 in either alphabet: a path takes no slash. */
const toUploadHash = (text: string): string => Buffer.from(text, 'base64').toString('base64');

export const handler = api({
  'GET /dataset/{uploadHash}': async ({ path }) => {
    const upload = await findUpload(toUploadHash(path.uploadHash ?? ''));
    if (!upload) throw notFound('This upload');
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
