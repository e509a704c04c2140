/** Writes the files with which a block explorer verifies a deployment's sources, beside its addresses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AbiCoder } from 'ethers';
import { type ContractName, type Metadata, readArtifact } from '../abi/artifact.ts';
import { constructorArguments, type Deployment, partsOf } from './deploy.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Writes `<contract>.input.json` (the compiler's standard input) and `<contract>.json` (everything else) into `directory`. */
export function writeVerification(directory: string, { chainId, cgdx, marketplace }: Deployment): void {
  mkdirSync(directory, { recursive: true });
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(directory, name), `${JSON.stringify(value, null, 2)}\n`);
  for (const [name, address] of Object.entries({ CGDX: cgdx, ...partsOf(marketplace) })) {
    const contract = name as ContractName;
    const { abi, metadata } = readArtifact(contract);
    const inputs = abi.find(({ type }) => type === 'constructor')?.inputs ?? [];
    const types = inputs.map(({ type }) => type ?? '');
    const encoded = AbiCoder.defaultAbiCoder().encode(types, constructorArguments(contract, cgdx));
    write(`${contract}.input.json`, standardInput(metadata));
    write(`${contract}.json`, {
      contract: `src/${contract}.sol:${contract}`,
      address,
      chainId,
      compiler: metadata.compiler.version,
      // Explorers want the arguments without 0x.
      constructorArguments: encoded.slice(2),
    });
  }
}

/** Returns the compiler's input, as https://docs.soliditylang.org/en/latest/using-the-compiler.html describes it. */
function standardInput({ language, settings, sources }: Metadata): object {
  const { compilationTarget: _target, ...rest } = settings;
  return {
    language,
    sources: Object.fromEntries(
      Object.keys(sources).map((path) => [path, { content: readFileSync(join(folder, path), 'utf8') }]),
    ),
    settings: { ...rest, outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'metadata'] } } },
  };
}
