/** GetObjectTagging: tags cannot be set here, so the answer is always the empty set (awscli asks before it copies). */
import { bucketOf } from '../store/storage.ts';
import type { Answer, Call } from '../wire/call.ts';
import { xmlDocument } from '../wire/xml.ts';
import { findObject } from './find-object.ts';
import { shownVersion } from './object-header.ts';

export function getObjectTagging(call: Call): Answer {
  const version = findObject(call.storage, call, { ...call, versionId: call.query.get('versionId') });
  const { versioning } = bucketOf(call.storage, call.bucket);
  return {
    status: 200,
    headers: { 'x-amz-version-id': shownVersion(versioning, version.version_id) },
    xml: xmlDocument('Tagging', [['TagSet', []]]),
  };
}
