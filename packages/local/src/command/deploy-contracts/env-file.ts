/** Writes `.env.<stage>`, which the deployment of a stage reads. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Sets each of `values`, replacing an existing line; all other lines stay unchanged. */
export function setInEnvFile(file: string, values: Readonly<Record<string, string>>): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  for (const [name, value] of Object.entries(values)) {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    lines.splice(at === -1 ? lines.length : at, at === -1 ? 0 : 1, `${name}=${value}`);
  }
  writeFileSync(file, `${lines.filter((line, at) => line !== '' || at > 0).join('\n')}\n`);
}
