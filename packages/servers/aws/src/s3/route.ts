/** Finds the operation that a request asks for, and the permission it needs. */

import { S3Error } from './fault/s3-error.ts';
import { abortUpload } from './operation/abort-upload.ts';
import {
  createBucket,
  deleteBucket,
  getBucketLocation,
  getBucketVersioning,
  headBucket,
  listBuckets,
  putBucketVersioning,
} from './operation/bucket.ts';
import { completeUpload } from './operation/complete-upload.ts';
import { copyObject } from './operation/copy-object.ts';
import { createUpload } from './operation/create-upload.ts';
import { deleteObject } from './operation/delete-object.ts';
import { deleteObjects } from './operation/delete-objects.ts';
import { getObject } from './operation/get-object.ts';
import { listObjectVersions } from './operation/list-object-versions.ts';
import { listObjectsV1, listObjectsV2 } from './operation/list-objects.ts';
import { listParts } from './operation/list-parts.ts';
import { listUploads } from './operation/list-uploads.ts';
import { putObject } from './operation/put-object.ts';
import { getObjectTagging } from './operation/tagging.ts';
import { uploadPart } from './operation/upload-part.ts';
import { uploadPartCopy } from './operation/upload-part-copy.ts';
import type { Answer, Call, Target } from './wire/call.ts';

export interface Route {
  /** Undefined if the operation checks permission for each key in the body. */
  readonly action: string | undefined;
  readonly run: (call: Call) => Answer | Promise<Answer>;
}

const route = (action: string | undefined, run: Route['run']): Route => ({ action, run });

/** Query parameters that select another operation on a bucket or an object, including unsupported ones. */
const subResources = new Set(
  `accelerate acl analytics annotation attributes cors delete encryption intelligent-tiering inventory legal-hold lifecycle
  location logging metadataConfiguration metadataTable metrics notification object-lock ownershipControls partNumber policy
  policyStatus publicAccessBlock renameObject replication requestPayment restore retention select select-type session
  tagging torrent uploadId uploads versioning versions website abac`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
/** Parameters that may have no value. */
const knownParameters =
  /^(x-id|list-type|prefix|delimiter|marker|max-\w+|continuation-token|start-after|fetch-owner|encoding-type|\w+-marker|\w+-\w+-\w*marker|versionId|response-[\w-]+|x-amz-.*)$/i;

/**
 * Routes by level, method and sub-resource. Other combinations are answered with 501, so that `?acl` is never mistaken
 * for the object itself.
 */
const routes: Readonly<Record<string, Route>> = {
  'service GET': route('s3:ListAllMyBuckets', listBuckets),
  'bucket PUT': route('s3:CreateBucket', createBucket),
  'bucket HEAD': route('s3:ListBucket', headBucket),
  'bucket DELETE': route('s3:DeleteBucket', deleteBucket),
  'bucket GET': route('s3:ListBucket', listObjectsV1),
  'bucket GET list-type': route('s3:ListBucket', listObjectsV2),
  'bucket GET versions': route('s3:ListBucketVersions', listObjectVersions),
  'bucket GET uploads': route('s3:ListBucketMultipartUploads', listUploads),
  'bucket GET location': route('s3:GetBucketLocation', getBucketLocation),
  'bucket GET versioning': route('s3:GetBucketVersioning', getBucketVersioning),
  'bucket PUT versioning': route('s3:PutBucketVersioning', putBucketVersioning),
  'bucket POST delete': route(undefined, deleteObjects),
  'object PUT': route('s3:PutObject', putObject),
  'object PUT copy': route('s3:PutObject', copyObject),
  'object PUT uploadId': route('s3:PutObject', uploadPart),
  'object PUT uploadId copy': route('s3:PutObject', uploadPartCopy),
  'object GET': route('s3:GetObject', getObject),
  'object HEAD': route('s3:GetObject', getObject),
  'object GET version': route('s3:GetObjectVersion', getObject),
  'object HEAD version': route('s3:GetObjectVersion', getObject),
  'object GET tagging': route('s3:GetObjectTagging', getObjectTagging),
  'object GET uploadId': route('s3:ListMultipartUploadParts', listParts),
  'object POST uploads': route('s3:PutObject', createUpload),
  'object POST uploadId': route('s3:PutObject', completeUpload),
  'object DELETE uploadId': route('s3:AbortMultipartUpload', abortUpload),
  'object DELETE': route('s3:DeleteObject', deleteObject),
  'object DELETE version': route('s3:DeleteObjectVersion', deleteObject),
};

function subResource(target: Target, method: string): string {
  const names = [...target.query.keys()];
  const found = names.filter((name) => subResources.has(name));
  // With `uploadId`, `partNumber` names a part of that upload; in a read without it, a part of a finished object.
  if (found.includes('uploadId')) return 'uploadId';
  const reading = method === 'GET' || method === 'HEAD';
  const other = found.find((name) => !(name === 'partNumber' && reading));
  if (other !== undefined) return other;
  const unknown = names.find((name) => target.query.get(name) === '' && !knownParameters.test(name));
  if (unknown !== undefined) return unknown;
  return target.key === '' && target.query.get('list-type') === '2' && method === 'GET' ? 'list-type' : '';
}

/** Throws NotImplemented for operations that only AWS's S3 has, and MethodNotAllowed for those that S3 lacks, too. */
export function routeOf(target: Target, method: string, isCopy: boolean): Route {
  const level = target.bucket === '' ? 'service' : target.key === '' ? 'bucket' : 'object';
  const sub = subResource(target, method);
  const words = [level, method, sub].filter((word) => word !== '').join(' ');
  const versioned = sub === '' && target.query.has('versionId') && level === 'object' && method !== 'PUT';
  const found = routes[words + (versioned ? ' version' : '') + (isCopy && method === 'PUT' ? ' copy' : '')];
  if (found) return found;
  const knownMethod = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].includes(method);
  if (sub === '' && (!knownMethod || (level === 'object' && method === 'POST') || level === 'service')) {
    throw new S3Error('MethodNotAllowed', {
      elements: { Method: method, ResourceType: level.toUpperCase() },
    });
  }
  throw new S3Error('NotImplemented', {
    message: 'A header or query you provided requested a function that is not implemented.',
    elements: { Resource: sub },
  });
}
