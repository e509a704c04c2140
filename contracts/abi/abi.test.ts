import { beforeAll, expect, test } from 'vitest';
import { buildWhereStale } from '../deploy/build.ts';
import { readArtifact, readableAbi } from './artifact.ts';
import { cgdxAbi } from './cgdx.ts';
import { marketplaceAbi } from './marketplace.ts';

beforeAll(buildWhereStale, 120_000);

test('the committed ABI is what the contracts compile to', () => {
  expect(readableAbi(readArtifact('CGDX'))).toEqual([...cgdxAbi]);
  expect(readableAbi(readArtifact('Marketplace'))).toEqual([...marketplaceAbi]);
});

test('every function of the specification is there, by its name and the number of its arguments', () => {
  const expected: Readonly<Record<string, number>> = {
    addDataPool: 5,
    removeDataPool: 1,
    getDataPool: 1,
    dataPools: 1,
    owner: 0,
    cgdxToken: 0,
    getAllowance: 1,
    getDataUploadMerkleRoot: 0,
    updateDataUploadMerkleRoot: 1,
    uploadIncentive: 8,
    purchaseUploads: 3,
    verifyMerkleProof: 4,
  };
  const { abi } = readArtifact('Marketplace');
  for (const [name, count] of Object.entries(expected)) {
    const found = abi.filter((entry) => entry.type === 'function' && entry.name === name);
    expect(
      found.map((entry) => entry.inputs?.length),
      name,
    ).toContain(count);
  }
});
