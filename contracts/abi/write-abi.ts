/** Writes the committed ABI files, which the app reads, from the compiled contracts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readableAbi } from './artifact.ts';

/** Files that say the same already are left alone. */
export function writeAbi(): void {
  for (const [contract, name] of [
    ['CGDX', 'cgdx'],
    ['Marketplace', 'marketplace'],
  ] as const) {
    const file = new URL(`${name}.ts`, import.meta.url);
    const lines = readableAbi(contract).map((line) => `  '${line}',`);
    const text = [
      `/** Every call, event and error of ${contract}.sol; \`npm -w contracts run build\` writes it. */`,
      `export const ${name}Abi = [`,
      ...lines,
      '] as const;',
      '',
    ].join('\n');
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
