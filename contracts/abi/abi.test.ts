import { beforeAll, expect, test } from 'vitest';
import { buildWhereStale } from '../deploy/build.ts';
import { abiOf, type ContractName, contractNames, readArtifact, readableAbi } from './artifact.ts';
import { cgdxAbi } from './cgdx.ts';
import { marketplaceAbi } from './marketplace.ts';

/** EIP-170's 24,576, less room for a mend. */
const largestContractBytes = 24_000;

beforeAll(buildWhereStale, 120_000);

test('the committed ABI is what the contracts compile to', () => {
  expect(readableAbi('CGDX')).toEqual([...cgdxAbi]);
  expect(readableAbi('Marketplace')).toEqual([...marketplaceAbi]);
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
  const abi = abiOf('Marketplace');
  for (const [name, count] of Object.entries(expected)) {
    const found = abi.filter((entry) => entry.type === 'function' && entry.name === name);
    expect(
      found.map((entry) => entry.inputs?.length),
      name,
    ).toContain(count);
  }
});

test('each contract is well below the 24,576 bytes that one may have', () => {
  for (const contract of contractNames) {
    const bytes = (readArtifact(contract).deployedBytecode.length - 2) / 2;
    expect(bytes, contract).toBeGreaterThan(0);
    expect(bytes, contract).toBeLessThanOrEqual(largestContractBytes);
  }
  // EIP-3860: what makes a contract may have twice as much. The marketplace makes its office, and that its reader.
  expect((readArtifact('Marketplace').bytecode.length - 2) / 2).toBeLessThanOrEqual(2 * largestContractBytes);
});

/** Office and reader run over the marketplace's storage, and `RoleWords` stands for what OpenZeppelin's contract keeps. */
test('the office and the reader lay storage out as the marketplace does', () => {
  const layoutOf = (contract: ContractName) =>
    readArtifact(contract).storage.map(({ label, slot, offset, type }) => ({
      label,
      at: `${slot}+${offset}`,
      // The compiler numbers its types.
      type: type.replaceAll(/\d+_storage/g, ''),
    }));
  expect(layoutOf('Marketplace').map(({ label }) => label)).toContain('_roles');
  expect(layoutOf('MarketOffice')).toEqual(layoutOf('Marketplace'));
  // Behind everything else stand the words of EIP-712, of which the reader needs none.
  const ofReader = layoutOf('MarketReader');
  expect(ofReader).toEqual(layoutOf('Marketplace').slice(0, ofReader.length));
  expect(ofReader.at(-1)?.label).toBe('_voids');
});
