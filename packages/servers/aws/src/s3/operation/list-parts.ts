/** ListParts. */
import { checksumElement } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import { partsOf } from '../store/content.ts';
import type { Answer, Call } from '../wire/call.ts';
import { isoTime, type XmlElement, xmlDocument } from '../wire/xml.ts';
import { findOpenUpload } from './find-upload.ts';
import { keyEncoding, ownerElement, pageLimit } from './list-query.ts';
import { quoted } from './object-header.ts';

const initiator: XmlElement = ['Initiator', ownerElement[1]];

function markerOf(call: Call): number {
  const text = call.query.get('part-number-marker') ?? '';
  if (/^\d*$/.test(text)) return Number(text);
  throw new S3Error('InvalidArgument', {
    message: 'Provided part-number-marker not an integer or within integer range',
    elements: { ArgumentName: 'part-number-marker', ArgumentValue: text },
  });
}

export function listParts(call: Call): Answer {
  const upload = findOpenUpload(call);
  const { encode, element } = keyEncoding(call);
  const limit = pageLimit(call, 'max-parts');
  const marker = markerOf(call);
  const rest = partsOf(call.storage.db, upload.id).filter((part) => part.number > marker);
  const page = rest.slice(0, limit);
  const truncated = rest.length > page.length;
  const algorithm = upload.checksum_algorithm;
  return {
    status: 200,
    xml: xmlDocument('ListPartsResult', [
      ['Bucket', call.bucket],
      ['Key', encode(call.key)],
      element,
      ['UploadId', upload.id],
      initiator,
      ownerElement,
      ['StorageClass', 'STANDARD'],
      ['PartNumberMarker', marker],
      ['NextPartNumberMarker', page.at(-1)?.number ?? marker],
      ['MaxParts', limit],
      ['IsTruncated', truncated],
      ['ChecksumAlgorithm', algorithm ?? undefined],
      ['ChecksumType', upload.checksum_type ?? undefined],
      ...page.map(
        (part): XmlElement => [
          'Part',
          [
            ['PartNumber', part.number],
            ['LastModified', isoTime(part.modified_ms)],
            ['ETag', quoted(part.etag)],
            ['Size', part.size],
            ...(algorithm ? [[checksumElement(algorithm), part.checksum ?? undefined] as const] : []),
          ],
        ],
      ),
    ]),
  };
}
