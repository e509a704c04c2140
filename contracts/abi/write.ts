/** Writes the committed ABI files from what forge built: `npm -w contracts run abi`. */
import { writeFileSync } from 'node:fs';
import { readArtifact, readableAbi } from './artifact.ts';

for (const [contract, name] of [
  ['CGDX', 'cgdx'],
  ['Marketplace', 'marketplace'],
] as const) {
  const lines = readableAbi(readArtifact(contract)).map((line) => `  '${line}',`);
  writeFileSync(
    new URL(`${name}.ts`, import.meta.url),
    [
      `/** Every call, event and error of ${contract}.sol; \`npm -w contracts run abi\` writes it. */`,
      `export const ${name}Abi = [`,
      ...lines,
      '] as const;',
      '',
    ].join('\n'),
  );
}
