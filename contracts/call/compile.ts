/** Compiles a Solidity file without imports, without forge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Compiler {
  compile(input: string): string;
}

/** @returns the creation code of each contract in the file, 0x hex @throws Error with the compiler's messages */
export function compile(file: URL): Readonly<Record<string, string>> {
  const solc: Compiler = createRequire(import.meta.url)('solc');
  const input = {
    language: 'Solidity',
    sources: { file: { content: readFileSync(file, 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 1 },
      // Without metadata the code is the same wherever it is compiled.
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
