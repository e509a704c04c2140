/** Parses `x-amz-copy-source`, and checks whether the caller may read that object. */
import { isAllowed } from '../../iam/policy.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Version } from '../store/version.ts';
import type { Call } from '../wire/call.ts';
import { checkReadConditions } from './condition.ts';
import { findObject, type ObjectName } from './find-object.ts';

function parseSource(text: string): ObjectName {
  const at = text.indexOf('?versionId=');
  const versionId = at < 0 ? undefined : text.slice(at + '?versionId='.length);
  let path: string;
  try {
    path = decodeURIComponent(at < 0 ? text : text.slice(0, at)).replace(/^\//, '');
  } catch {
    path = '';
  }
  const slash = path.indexOf('/');
  if (slash < 1 || slash === path.length - 1) {
    throw new S3Error('InvalidArgument', {
      message: 'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
      elements: { ArgumentName: 'x-amz-copy-source', ArgumentValue: text },
    });
  }
  return { bucket: path.slice(0, slash), key: path.slice(slash + 1), versionId };
}

export interface CopySource {
  readonly name: ObjectName;
  readonly version: Version & { readonly content_id: string };
}

/** Throws AccessDenied, PreconditionFailed, and the errors of findObject. */
export function copySource(call: Call): CopySource {
  const name = parseSource(call.header('x-amz-copy-source') ?? '');
  const action = name.versionId === undefined ? 's3:GetObject' : 's3:GetObjectVersion';
  if (!isAllowed(call.credential, action, `arn:aws:s3:::${name.bucket}/${name.key}`)) {
    throw new S3Error('AccessDenied');
  }
  const version = findObject(call.storage, call, name);
  if (checkReadConditions(call.header, version, 'x-amz-copy-source-') === 'not-modified') {
    throw new S3Error('PreconditionFailed', { elements: { Condition: 'x-amz-copy-source-If-None-Match' } });
  }
  return { name, version };
}
