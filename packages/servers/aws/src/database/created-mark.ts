/** Marks that a file has been created: if it is missing later, it has been lost. */
import { existsSync, writeFileSync } from 'node:fs';

const markOf = (path: string): string => `${path}.created`;

export function markCreated(path: string): void {
  if (!wasCreated(path)) writeFileSync(markOf(path), '', { mode: 0o600 });
}

export const wasCreated = (path: string): boolean => existsSync(markOf(path));
