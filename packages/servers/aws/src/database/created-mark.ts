/** Notes that a file was made once: from then on a missing one is a lost one. */
import { existsSync, writeFileSync } from 'node:fs';

const markOf = (path: string): string => `${path}.created`;

export function markCreated(path: string): void {
  if (!wasCreated(path)) writeFileSync(markOf(path), '', { mode: 0o600 });
}

export const wasCreated = (path: string): boolean => existsSync(markOf(path));
