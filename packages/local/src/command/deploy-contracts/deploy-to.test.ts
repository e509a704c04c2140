import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Service } from '@cgdx/aws/service.ts';
import { readArtifact } from '@cgdx/contracts/abi/artifact.ts';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { Contract, id, type JsonRpcProvider, keccak256, Wallet } from 'ethers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startChain } from '../../cloud/chain/chain.ts';
import { deployer, poolOwner } from '../../ground/account.ts';
import { troubleWith } from './check-account.ts';
import { checkDeployment, deploymentRecord } from './check-deployment.ts';
import { checkRecord } from './check-record.ts';
import { type DeployTo, deployTo, recordFile } from './deploy-to.ts';

const wallet = (): string => Wallet.createRandom().address;
const holders = {
  appender: wallet(),
  payer: wallet(),
  settler: wallet(),
  pauser: wallet(),
  quoter: wallet(),
  minter: wallet(),
};
const directory = mkdtempSync(join(tmpdir(), 'cgdx-deploy-'));
let chain: Service;
let provider: JsonRpcProvider;
let to: DeployTo;

beforeAll(async () => {
  // Moonbase Alpha's id and block time: a block every six seconds, besides one for each transaction.
  chain = await startChain({ port: 0, directory, blockTimeSeconds: 6 });
  provider = openProvider(chain.url);
  to = {
    rpcUrl: chain.url,
    privateKey: deployer.privateKey,
    poolOwner: poolOwner.address,
    escrowCgdx: 1_000n,
    dailyCapCgdx: 10n,
    claimWindowMinutes: 30,
    holders,
    addressesFile: join(directory, 'addresses.json'),
    directory: join(directory, 'moonbase'),
    envFile: join(directory, '.env.staging'),
  };
});
afterAll(async () => {
  provider?.destroy();
  await chain?.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('on a chain with the id and the pace of Moonbase Alpha', () => {
  test('the contracts are deployed once, with pools, escrow and roles; a second run sends nothing', async () => {
    writeFileSync(join(directory, '.env.staging'), 'SITE_DOMAIN=example.com\nCGDX_ADDRESS=0x00\n');
    const first = await deployTo(to);
    expect(first.transactions).toBeGreaterThan(10);
    const market = new Contract(first.marketplace, marketplaceAbi, provider);
    expect(await market.getFunction('escrowOf')('tiktok')).toBe(1_000n * 10n ** 18n);
    expect(await market.getFunction('claimWindow')()).toBe(30n);
    const token = new Contract(first.cgdx, cgdxAbi, provider);
    for (const [contract, role, holder] of [
      [market, 'APPENDER_ROLE', holders.appender],
      [market, 'PAYER_ROLE', holders.payer],
      [market, 'SETTLER_ROLE', holders.settler],
      [market, 'PAUSER_ROLE', holders.pauser],
      [token, 'MINTER_ROLE', holders.minter],
    ] as const) {
      expect(await contract.getFunction('hasRole')(id(role), holder), role).toBe(true);
      expect(await contract.getFunction('hasRole')(id(role), deployer.address), role).toBe(false);
    }
    expect(await market.getFunction('quoter')()).toBe(holders.quoter);
    expect((await market.getFunction('epochBudget')())[0]).toBe(10n * 10n ** 18n);
    expect(await deployTo(to)).toEqual({ ...first, transactions: 0 });
    const record = deploymentRecord.parse(
      JSON.parse(readFileSync(join(directory, 'moonbase/deployment.json'), 'utf8')),
    );
    expect(record, 'proves product.marketplace-contract-test').toMatchObject({
      ...{
        chainId: 1287,
        owner: deployer.address,
        tokenOwner: deployer.address,
        roles: holders,
        claimWindowMinutes: 30,
        isSealed: false,
      },
      ...{ dailyCapWei: String(10n * 10n ** 18n) },
    });
    for (const { address, codeHash } of Object.values(record.contracts))
      expect(keccak256(await provider.getCode(address))).toBe(codeHash);
    // A check fails if somebody else has a role, or other code is at an address.
    await expect(checkDeployment(to.rpcUrl, first, { ...holders, payer: wallet() })).rejects.toThrow(
      'is not the payer',
    );
    await expect(checkDeployment(to.rpcUrl, { ...first, cgdx: first.marketplace }, holders)).rejects.toThrow(
      'not what these sources compile to',
    );
    expect(readFileSync(join(directory, '.env.staging'), 'utf8')).toBe(
      `SITE_DOMAIN=example.com\nCGDX_ADDRESS=${first.cgdx}\nMARKETPLACE_ADDRESS=${first.marketplace}\n`,
    );
  });

  test('a recorded deployment can be checked without a key', async () => {
    const { record } = await deployTo(to);
    const file = join(directory, 'moonbase', recordFile);
    expect(await checkRecord(to.rpcUrl, file)).toEqual(record);
    const changed = (change: object) => {
      const other = join(directory, 'other.json');
      writeFileSync(other, JSON.stringify({ ...record, ...change }));
      return checkRecord(to.rpcUrl, other);
    };
    const { CGDX } = record.contracts;
    const codeHash = id('other code');
    await expect(
      changed({ contracts: { ...record.contracts, CGDX: { ...CGDX, codeHash } } }),
    ).rejects.toThrow('CGDX differs from the record');
    await expect(changed({ chainId: 1284 })).rejects.toThrow(
      'This is chain 1287; the record is of chain 1284.',
    );
    await expect(changed({ owner: wallet() })).rejects.toThrow('The owner is');
    await expect(changed({ tokenOwner: wallet() })).rejects.toThrow("The token's owner is");
    await expect(changed({ roles: { ...holders, settler: wallet() } })).rejects.toThrow('is not the settler');
    await expect(changed({ isSealed: true })).rejects.toThrow(
      'The record says that it is sealed, but it is not.',
    );
    await expect(changed({ note: 'mine' })).rejects.toThrow('Unrecognized key');
  });

  test('a market is sealed once it has a tree, and until then the reason is given', async () => {
    const notes: string[] = [];
    const asked = { ...to, onNote: (sentence: string) => notes.push(sentence) };
    const { marketplace } = await deployTo(asked);
    expect(notes).toEqual([expect.stringContaining('not sealed, since its tree is empty')]);
    const market = new Contract(marketplace, marketplaceAbi, provider);
    const data = market.interface.encodeFunctionData('appendUploads', [[id('leaf')], 1, []]);
    await provider.send('anvil_setBalance', [holders.appender, '0xde0b6b3a7640000']);
    await provider.send('anvil_impersonateAccount', [holders.appender]);
    const append = [{ from: holders.appender, to: marketplace, data }];
    await provider.waitForTransaction(await provider.send('eth_sendTransaction', append));
    expect(await deployTo(asked)).toMatchObject({ transactions: 1 });
    expect(await market.getFunction('isSealed')()).toBe(true);
    expect(await deployTo(asked)).toMatchObject({ transactions: 0 });
    expect(notes).toHaveLength(1);
  });

  test('the files for an explorer suffice to verify the sources', async () => {
    const { marketplace, cgdx } = await deployTo(to);
    const about = JSON.parse(readFileSync(join(directory, 'moonbase/Marketplace.json'), 'utf8'));
    expect(about).toMatchObject({
      address: marketplace,
      chainId: 1287,
      contract: 'src/Marketplace.sol:Marketplace',
    });
    expect(about.compiler).toMatch(/^0\.8\.\d+\+commit\./);
    // The empty root and the token.
    expect(about.constructorArguments).toBe('0'.repeat(64) + cgdx.slice(2).toLowerCase().padStart(64, '0'));
    const input = JSON.parse(readFileSync(join(directory, 'moonbase/Marketplace.input.json'), 'utf8'));
    expect(input.settings).toMatchObject({ viaIR: true, evmVersion: 'cancun' });
    expect(input.sources['src/Marketplace.sol'].content).toContain('contract Marketplace');
    expect(existsSync(join(directory, 'moonbase/CGDX.input.json'))).toBe(true);
    // The artifact's own metadata names the hash of each source and the settings that it was compiled with.
    const { metadata, bytecode: deployed } = readArtifact('Marketplace');
    const given = Object.entries<{ content: string }>(input.sources);
    const hashes = given.map(([path, { content }]) => [
      path,
      expect.objectContaining({ keccak256: id(content) }),
    ]);
    expect(metadata.sources).toEqual(Object.fromEntries(hashes));
    if (!inject('everyCase')) return;
    // Compiling the file for the explorer yields the code on the chain.
    const compile = createRequire(fileURLToPath(import.meta.resolve('@cgdx/contracts/package.json')))('solc');
    const output = JSON.parse(compile.compile(JSON.stringify(input)));
    const { bytecode } = output.contracts['src/Marketplace.sol'].Marketplace.evm;
    expect(`0x${bytecode.object}`).toBe(deployed);
  });
});

describe('before anything is sent', () => {
  test('a role for the deployer is refused', async () => {
    await expect(deployTo({ ...to, holders: { ...holders, quoter: deployer.address } })).rejects.toThrow(
      'The quoter would be the key that deploys',
    );
  });

  test('an unreachable chain and an account without DEV are refused with a sentence', async () => {
    expect(await troubleWith('http://127.0.0.1:9', deployer.privateKey)).toBe(
      'No chain answers at http://127.0.0.1:9.',
    );
    expect(await troubleWith(chain.url, Wallet.createRandom().privateKey)).toContain(
      'cannot pay for a deployment',
    );
    expect(await troubleWith(chain.url, deployer.privateKey)).toBeUndefined();
  });
});
