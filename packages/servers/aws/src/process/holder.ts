/** Records which process holds a directory. A copied record, or one whose pid was reused, names no holder. */
import { z } from 'zod';
import { birthOf } from './orphan-process.ts';
import { resolvedPath } from './resolved-path.ts';

export const holderSchema = z.object({
  pid: z.number().int(),
  /** The held directory, and the process's start time; absent in records of earlier versions. */
  directory: z.string().optional(),
  bornAt: z.string().optional(),
});
export type Holder = z.infer<typeof holderSchema>;

export const holderOf = (directory: string, pid: number): Holder => ({
  pid,
  directory: resolvedPath(directory),
  bornAt: birthOf(pid),
});

/** Returns whether the record's process is alive and holds this very directory. */
export function holds(holder: Holder, directory: string): boolean {
  const born = birthOf(holder.pid);
  const { directory: held = resolvedPath(directory), bornAt = born } = holder;
  return born !== undefined && bornAt === born && held === resolvedPath(directory);
}
