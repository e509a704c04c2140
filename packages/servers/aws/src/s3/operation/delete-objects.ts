/** DeleteObjects: up to a thousand keys, each with its own answer. */
import { z } from 'zod';
import { isAllowed } from '../../iam/policy.ts';
import { checksumAlgorithms, checksumHeader } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import { bucketOf } from '../store/storage.ts';
import type { Answer, Call } from '../wire/call.ts';
import { parseXml, readBody } from '../wire/read-xml.ts';
import { type XmlElement, xmlDocument } from '../wire/xml.ts';
import { deleteKey } from './delete-object.ts';

const keysLimit = 1000;

const schema = z.object({
  Delete: z.object({
    Object: z
      .array(z.object({ Key: z.string().min(1), VersionId: z.string().optional() }))
      .min(1)
      .max(keysLimit),
    Quiet: z.enum(['true', 'false']).optional(),
  }),
});

type Entry = z.infer<typeof schema>['Delete']['Object'][number];

async function deleteOne(call: Call, entry: Entry): Promise<{ failed: boolean; element: XmlElement }> {
  const named: XmlElement[] = [
    ['Key', entry.Key],
    ['VersionId', entry.VersionId],
  ];
  const failure = (code: string, message: string) => ({
    failed: true,
    element: ['Error', [...named, ['Code', code], ['Message', message]]] as const,
  });
  const action = entry.VersionId === undefined ? 's3:DeleteObject' : 's3:DeleteObjectVersion';
  if (!isAllowed(call.credential, action, `arn:aws:s3:::${call.bucket}/${entry.Key}`)) {
    return failure('AccessDenied', 'Access Denied');
  }
  try {
    const deletion = await deleteKey(call.storage, call.bucket, entry.Key, entry.VersionId);
    const marker: XmlElement[] = deletion.marker
      ? [
          ['DeleteMarker', true],
          ['DeleteMarkerVersionId', deletion.versionId],
        ]
      : [];
    return { failed: false, element: ['Deleted', [...named, ...marker]] };
  } catch (error) {
    if (error instanceof S3Error) return failure(error.code, error.message);
    throw error;
  }
}

export async function deleteObjects(call: Call): Promise<Answer> {
  bucketOf(call.storage, call.bucket);
  const guarded =
    call.header('content-md5') !== undefined ||
    call.header('x-amz-trailer') !== undefined ||
    checksumAlgorithms.some((name) => call.header(checksumHeader(name)) !== undefined);
  if (!guarded) {
    throw new S3Error('InvalidRequest', {
      message: 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    });
  }
  const { Delete } = parseXml((await readBody(call)).toString('utf8'), schema);
  const elements: XmlElement[] = [];
  for (const entry of Delete.Object) {
    const { failed, element } = await deleteOne(call, entry);
    if (failed || Delete.Quiet !== 'true') elements.push(element);
  }
  return { status: 200, xml: xmlDocument('DeleteResult', elements) };
}
