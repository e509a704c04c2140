/**
 * Checks a deployment from public data: the code at each address, the holder of each role, the daily cap, and whether
 * it is sealed.
 */
import { type ContractName, readArtifact } from '@cgdx/contracts/abi/artifact.ts';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { type Deployment, partsOf } from '@cgdx/contracts/deploy/deploy.ts';
import { type Holders, isSame } from '@cgdx/contracts/deploy/holder.ts';
import { isSameCode } from '@cgdx/contracts/deploy/same-code.ts';
import { Contract, id, JsonRpcProvider, keccak256 } from 'ethers';
import { z } from 'zod';

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

/** The record of a deployment, which the repository stores. */
export const deploymentRecord = z.strictObject({
  chainId: z.number().int(),
  deployedAtBlock: z.number().int(),
  /** Contracts by name, each with the hash of its code on the chain. */
  contracts: z.record(
    z.enum(['CGDX', 'Marketplace', 'MarketOffice', 'MarketReader']),
    z.strictObject({
      address,
      codeHash: z.string().regex(/^0x[0-9a-f]{64}$/),
      isOfTheseSources: z.literal(true),
    }),
  ),
  owner: address,
  /** Who names minters, without notice; at first the market's owner. */
  tokenOwner: address,
  /** The holder of each role; neither owner holds one. */
  roles: z.strictObject({
    ...{ appender: address, payer: address, settler: address },
    ...{ pauser: address, quoter: address, minter: address },
  }),
  claimWindowMinutes: z.number().int(),
  /** Base units, decimal digits. */
  dailyCapWei: z.string().regex(/^\d+$/),
  /** False while the tree is empty: until it is sealed, the owner sets roles and the cap without a notice period. */
  isSealed: z.boolean(),
});
export type DeploymentRecord = z.infer<typeof deploymentRecord>;

/** @throws Error that names what differs from the expected deployment */
export async function checkDeployment(
  rpcUrl: string,
  { chainId, cgdx, marketplace, deployedAtBlock }: Deployment,
  holders: Holders,
): Promise<DeploymentRecord> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { cacheTimeout: -1 });
  try {
    const market = new Contract(marketplace, marketplaceAbi, provider);
    const token = new Contract(cgdx, cgdxAbi, provider);
    const ask = (name: string) => market.getFunction(name)();
    const owner: string = await ask('owner');
    const tokenOwner: string = await token.getFunction('owner')();
    const contracts: Record<string, unknown> = {};
    for (const [name, at] of Object.entries({ CGDX: cgdx, ...partsOf(marketplace) })) {
      const code = await provider.getCode(at);
      const isOfTheseSources = isSameCode(code, readArtifact(name as ContractName));
      if (!isOfTheseSources) throw new Error(`${name} at ${at} is not what these sources compile to.`);
      contracts[name] = { address: at, codeHash: keccak256(code), isOfTheseSources };
    }
    const { quoter, minter, ...onMarket } = holders;
    for (const [role, holder] of [...Object.entries(onMarket), ['minter', minter] as const]) {
      const has = (role === 'minter' ? token : market).getFunction('hasRole');
      const hash = id(`${role.toUpperCase()}_ROLE`);
      if (!(await has(hash, holder))) throw new Error(`${holder} is not the ${role}.`);
      for (const master of [owner, tokenOwner])
        if (await has(hash, master)) throw new Error(`The owner ${master} is the ${role}, too.`);
    }
    const found: string = await ask('quoter');
    if (!isSame(found, quoter)) throw new Error(`The quoter is ${found}, not ${quoter}.`);
    if (!isSame(await ask('cgdxToken'), cgdx)) throw new Error('The marketplace has another token.');
    const [cap] = await ask('epochBudget');
    return deploymentRecord.parse({
      ...{ chainId, deployedAtBlock, contracts, owner, tokenOwner, roles: holders },
      claimWindowMinutes: Number(await ask('claimWindow')),
      dailyCapWei: String(cap),
      isSealed: await ask('isSealed'),
    });
  } finally {
    provider.destroy();
  }
}
