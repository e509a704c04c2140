/** Reads the environment of a stage as SST does: the shell's first, then `.env.<stage>`, then `.env`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export function stageEnvironment(root: string, stage: string, shell: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = (file: string): NodeJS.ProcessEnv =>
    existsSync(join(root, file)) ? { ...parseEnv(readFileSync(join(root, file), 'utf8')) } : {};
  return { ...read('.env'), ...read(`.env.${stage}`), ...shell };
}
