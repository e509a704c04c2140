/** Compiles one Solidity file that imports nothing, without forge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Compiler {
  compile(input: string): string;
}

/** @returns the creation code of each contract of the file, 0x hex @throws Error with what the compiler said */
export function compile(file: URL): Readonly<Record<string, string>> {
  const solc: Compiler = createRequire(import.meta.url)('solc');
  const input = {
    language: 'Solidity',
    sources: { file: { content: readFileSync(file, 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 1 },
      // The code is the same wherever it is compiled.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input)));
  const wrong = errors.filter((each: { severity: string }) => each.severity === 'error');
  if (wrong.length > 0)
    throw new Error(wrong.map((each: { formattedMessage: string }) => each.formattedMessage).join());
  return Object.fromEntries(
    Object.entries<{ evm: { bytecode: { object: string } } }>(contracts.file).map(([name, { evm }]) => [
      name,
      `0x${evm.bytecode.object}`,
    ]),
  );
}
