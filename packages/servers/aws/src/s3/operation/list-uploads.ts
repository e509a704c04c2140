/** ListMultipartUploads: the uploads in progress. */

import { listPage } from '../store/listing.ts';
import { bucketOf } from '../store/storage.ts';
import { openUploads, type UploadRow } from '../store/upload.ts';
import type { Answer, Call } from '../wire/call.ts';
import { isoTime, type XmlElement, xmlDocument } from '../wire/xml.ts';
import { commonPrefixes, keyEncoding, ownerElement, pageLimit } from './list-query.ts';

const initiator: XmlElement = ['Initiator', ownerElement[1]];

function uploadElement(upload: UploadRow, encode: (key: string) => string): XmlElement {
  return [
    'Upload',
    [
      ['Key', encode(upload.key)],
      ['UploadId', upload.id],
      initiator,
      ownerElement,
      ['StorageClass', 'STANDARD'],
      ['Initiated', isoTime(upload.initiated_ms)],
      ['ChecksumAlgorithm', upload.checksum_algorithm ?? undefined],
      ['ChecksumType', upload.checksum_type ?? undefined],
    ],
  ];
}

export function listUploads(call: Call): Answer {
  const { bucket, query } = call;
  bucketOf(call.storage, bucket);
  const { encode, element } = keyEncoding(call);
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const after = query.get('key-marker') ?? '';
  const uploadMarker = after === '' ? '' : (query.get('upload-id-marker') ?? '');
  const limit = pageLimit(call, 'max-uploads');
  const page = listPage({ bucket, prefix, delimiter, after, limit }, (key, inclusive) =>
    openUploads(
      call.storage.db,
      bucket,
      key,
      inclusive || uploadMarker === '' ? { inclusive } : { uploadMarker },
    ),
  );
  const last = page.truncated ? page.entries.at(-1) : undefined;
  return {
    status: 200,
    xml: xmlDocument('ListMultipartUploadsResult', [
      ['Bucket', bucket],
      ['KeyMarker', encode(after)],
      ['UploadIdMarker', uploadMarker],
      ['NextKeyMarker', last && encode(last.kind === 'item' ? last.item.key : last.prefix)],
      ['NextUploadIdMarker', last?.kind === 'item' ? last.item.id : undefined],
      ['Prefix', encode(prefix)],
      ['Delimiter', delimiter === '' ? undefined : encode(delimiter)],
      element,
      ['MaxUploads', limit],
      ['IsTruncated', page.truncated],
      ...page.entries.flatMap((e) => (e.kind === 'item' ? [uploadElement(e.item, encode)] : [])),
      ...commonPrefixes(
        page.entries.flatMap((e) => (e.kind === 'prefix' ? [e.prefix] : [])),
        encode,
      ),
    ]),
  };
}
