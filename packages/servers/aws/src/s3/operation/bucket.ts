/** Operations on buckets. */
import { z } from 'zod';
import { S3Error } from '../fault/s3-error.ts';
import {
  allBuckets,
  createBucket as createRow,
  deleteBucket as deleteRow,
  findBucket,
  isBucketName,
  isEmpty,
  setVersioning,
} from '../store/bucket.ts';
import { bucketOf } from '../store/storage.ts';
import type { Answer, Call } from '../wire/call.ts';
import { parseXml, readBody } from '../wire/read-xml.ts';
import { isoTime, xmlDocument } from '../wire/xml.ts';
import { ownerElement } from './list-query.ts';

export function listBuckets(call: Call): Answer {
  const buckets = allBuckets(call.storage.db);
  return {
    status: 200,
    xml: xmlDocument('ListAllMyBucketsResult', [
      ownerElement,
      [
        'Buckets',
        buckets.map((b) => [
          'Bucket',
          [
            ['Name', b.name],
            ['CreationDate', isoTime(b.created_ms)],
            ['BucketRegion', call.storage.region],
          ],
        ]),
      ],
    ]),
  };
}

const createSchema = z.object({
  CreateBucketConfiguration: z.object({ LocationConstraint: z.string().optional() }).or(z.literal('')),
});

/** Creates a bucket in this region. Naming another region fails, as on a regional endpoint. */
export async function createBucket(call: Call): Promise<Answer> {
  const { storage, bucket } = call;
  if (!isBucketName(bucket)) throw new S3Error('InvalidBucketName', { elements: { BucketName: bucket } });
  const text = call.header('content-length') === undefined ? '' : (await readBody(call)).toString('utf8');
  const configuration = text === '' ? '' : parseXml(text, createSchema).CreateBucketConfiguration;
  const region = (configuration === '' ? undefined : configuration.LocationConstraint) ?? storage.region;
  if (region !== storage.region) {
    throw new S3Error('IllegalLocationConstraintException', {
      message: `The ${region} location constraint is incompatible for the region specific endpoint this request was sent to.`,
    });
  }
  if (findBucket(storage.db, bucket)) {
    throw new S3Error('BucketAlreadyOwnedByYou', { elements: { BucketName: bucket } });
  }
  createRow(storage.db, { name: bucket, versioning: '', created_ms: storage.now() });
  return { status: 200, headers: { location: `/${bucket}` } };
}

export function headBucket(call: Call): Answer {
  bucketOf(call.storage, call.bucket);
  return { status: 200, headers: { 'x-amz-bucket-region': call.storage.region } };
}

export async function deleteBucket(call: Call): Promise<Answer> {
  const { db, blobs } = call.storage;
  const freed = db.atomically(() => {
    bucketOf(call.storage, call.bucket);
    if (!isEmpty(db, call.bucket)) {
      throw new S3Error('BucketNotEmpty', { elements: { BucketName: call.bucket } });
    }
    return deleteRow(db, call.bucket);
  });
  await blobs.remove(freed);
  return { status: 204 };
}

export function getBucketLocation(call: Call): Answer {
  bucketOf(call.storage, call.bucket);
  const empty = xmlDocument('LocationConstraint', []);
  return { status: 200, xml: empty.replace('></', `>${call.storage.region}</`) };
}

export function getBucketVersioning(call: Call): Answer {
  const { versioning } = bucketOf(call.storage, call.bucket);
  return {
    status: 200,
    xml: xmlDocument('VersioningConfiguration', [['Status', versioning === '' ? undefined : versioning]]),
  };
}

const versioningSchema = z.object({
  VersioningConfiguration: z.object({
    Status: z.enum(['Enabled', 'Suspended']),
    MfaDelete: z.literal('Disabled').optional(),
  }),
});

export async function putBucketVersioning(call: Call): Promise<Answer> {
  bucketOf(call.storage, call.bucket);
  const { VersioningConfiguration } = parseXml((await readBody(call)).toString('utf8'), versioningSchema);
  setVersioning(call.storage.db, call.bucket, VersioningConfiguration.Status);
  return { status: 200 };
}
