/**
 * Checks that production loses nothing: everything that holds people's data is protected, retained and recoverable; and
 * that any other stage can be removed completely.
 */
import { productionStage } from '@cgdx/workflows/wiring/setting.ts';
import { ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import type { Resource } from '../run/program.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('kept');

/** Returns what is wrong with how a resource is retained, by type. */
const mistakesOf: Readonly<Record<string, (resource: Resource, plan: Plan) => readonly (string | false)[]>> =
  {
    'aws:dynamodb/table:Table': ({ inputs, retainOnDelete }) => [
      inputs.deletionProtectionEnabled !== true && 'can be deleted in the console',
      recordOf(inputs.pointInTimeRecovery).enabled !== true && 'has no point-in-time recovery',
      recordOf(inputs.serverSideEncryption).enabled !== true && 'is not encrypted with a key of the market',
      !retainOnDelete && 'is deleted when it is removed from the code',
    ],
    'aws:s3/bucket:Bucket': ({ inputs, retainOnDelete, name }, plan) => [
      inputs.forceDestroy === true && 'is emptied when it is deleted',
      !retainOnDelete && 'is deleted when it is removed from the code',
      !isVersioned(plan, inputs.bucket) && 'keeps no versions',
      !ofType(
        plan,
        'aws:s3/bucketServerSideEncryptionConfiguration:BucketServerSideEncryptionConfiguration',
      ).some((each) => each.inputs.bucket === inputs.bucket) && 'is not encrypted',
      !isClosed(plan, inputs.bucket) && `can be opened to the public (${name})`,
    ],
    'aws:cognito/userPool:UserPool': ({ inputs, retainOnDelete }) => [
      inputs.deletionProtection !== 'ACTIVE' && 'can be deleted in the console',
      !retainOnDelete && 'is deleted when it is removed from the code',
    ],
    'aws:kms/key:Key': ({ inputs, retainOnDelete }) => [
      inputs.deletionWindowInDays !== 30 && 'can be deleted in less than a month',
      !retainOnDelete && 'is deleted when it is removed from the code',
    ],
  };

/** Rebuilt by every deployment: it holds no data. */
const rebuilt = /^PagesAssets/;

function isVersioned(plan: Plan, bucket: unknown): boolean {
  return ofType(plan, 'aws:s3/bucketVersioning:BucketVersioning').some(
    ({ inputs }) => inputs.bucket === bucket && recordOf(inputs.versioningConfiguration).status === 'Enabled',
  );
}

function isClosed(plan: Plan, bucket: unknown): boolean {
  const block = ofType(plan, 'aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock').find(
    ({ inputs }) => inputs.bucket === bucket,
  );
  return ['blockPublicAcls', 'blockPublicPolicy', 'ignorePublicAcls', 'restrictPublicBuckets'].every(
    (field) => block?.inputs[field] === true,
  );
}

/** Returns every resource that has data and must outlive a deployment. */
export const keepers = (plan: Plan): readonly Resource[] =>
  plan.resources.filter(({ type, name }) => type in mistakesOf && !rebuilt.test(name));

/** Returns whether `sst remove` would refuse to delete the resource, or leave it behind. */
const isHeld = ({ type, inputs, protect, retainOnDelete }: Resource): boolean =>
  protect ||
  retainOnDelete ||
  inputs.deletionProtectionEnabled === true ||
  inputs.deletionProtection === 'ACTIVE' ||
  (type === 'aws:s3/bucket:Bucket' && inputs.forceDestroy !== true);

const nameOf = ({ name, inputs }: Resource): string => textOf(inputs.name) || textOf(inputs.bucket) || name;

const heldFinding = (resource: Resource): Finding =>
  found(`${nameOf(resource)} would outlive its stage, which must be removable completely.`);

export function checkRetention(plan: Plan): Finding[] {
  if (plan.stage !== productionStage) return keepers(plan).filter(isHeld).map(heldFinding);
  return keepers(plan).flatMap((resource) => {
    const { type, protect } = resource;
    const mistakes = [!protect && 'is not protected', ...(mistakesOf[type]?.(resource, plan) ?? [])];
    return mistakes
      .filter((mistake) => mistake !== false)
      .map((mistake) => found(`${nameOf(resource)} ${mistake}.`));
  });
}
