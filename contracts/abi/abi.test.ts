import {
  chainPoolFields,
  marketplaceEvents,
  marketplaceFunctions,
  tokenEvents,
  tokenFunctions,
} from '@cgdx/core/specification/contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildWhereStale } from '../deploy/build.ts';
import { abiOf, type ContractName, contractNames, readArtifact, readableAbi } from './artifact.ts';
import { cgdxAbi } from './cgdx.ts';
import { marketplaceAbi } from './marketplace.ts';

/** EIP-170's 24,576, less room for a mend. */
const largestContractBytes = 24_000;
/** Of 49,152. */
const mostCreationBytes = 47_000;

beforeAll(buildWhereStale, 120_000);

test('the committed ABI is what the contracts compile to', () => {
  expect(readableAbi('CGDX')).toEqual([...cgdxAbi]);
  expect(readableAbi('Marketplace')).toEqual([...marketplaceAbi]);
});

const entries = (contract: Parameters<typeof abiOf>[0], type: string, name: string) =>
  abiOf(contract).filter((entry) => entry.type === type && entry.name === name);

test('every function of the specification is there, by its name and the number of its arguments', () => {
  for (const [name, count] of Object.entries(marketplaceFunctions)) {
    const counts = entries('Marketplace', 'function', name).map((entry) => entry.inputs?.length);
    // Further forms of a function take more.
    expect(Math.min(...counts.map(Number)), 'proves entity.marketplace-functions').toBe(count);
  }
  for (const name of tokenFunctions)
    expect(entries('CGDX', 'function', name), 'proves entity.token-allowance-approve').toHaveLength(1);
});

test('every event of the specification is there, by its name and what it tells', () => {
  for (const [name, told] of Object.entries(marketplaceEvents)) {
    const inputs = entries('Marketplace', 'event', name).flatMap((entry) => entry.inputs ?? []);
    expect(inputs.length).toBeGreaterThan(0);
    expect(
      inputs.map((input) => input.name),
      'proves entity.marketplace-events',
    ).toEqual(expect.arrayContaining([...told]));
  }
  for (const name of tokenEvents)
    expect(entries('CGDX', 'event', name), 'proves entity.token-events').toHaveLength(1);
});

test('a pool of the chain has the fields of the specification, and amounts are unsigned integers', () => {
  const [pool] = entries('Marketplace', 'function', 'getDataPool').flatMap((entry) => entry.outputs ?? []);
  const fields = pool?.components ?? [];
  expect(
    fields.map(({ name }) => name),
    'proves entity.on-chain-pool-fields',
  ).toEqual([...chainPoolFields]);
  const amounts = fields.filter(({ name = '' }) => /max_incentive|price_per_upload|num_uploads/.test(name));
  expect(
    amounts.map(({ type }) => type),
    'proves entity.prices-incentives-unsigned',
  ).toEqual([...['uint256', 'uint256', 'uint256']]);
});

test('each contract is well below the 24,576 bytes that one may have', () => {
  for (const contract of contractNames) {
    const bytes = (readArtifact(contract).deployedBytecode.length - 2) / 2;
    expect(bytes, contract).toBeGreaterThan(0);
    expect(bytes, contract).toBeLessThanOrEqual(largestContractBytes);
  }
  // EIP-3860: what makes a contract may have twice as much. The marketplace makes its office, and that its reader.
  expect((readArtifact('Marketplace').bytecode.length - 2) / 2).toBeLessThanOrEqual(mostCreationBytes);
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
  expect(layoutOf('MarketReader')).toEqual(layoutOf('Marketplace'));
});
