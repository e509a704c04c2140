/** Says which process holds a directory: a copied record and a reused pid are nobody's. */
import { z } from 'zod';
import { birthOf } from './orphan-process.ts';
import { resolvedPath } from './resolved-path.ts';

export const holderSchema = z.object({
  pid: z.number().int(),
  /** The directory that is held, and when the process began; absent in records of earlier versions. */
  directory: z.string().optional(),
  bornAt: z.string().optional(),
});
export type Holder = z.infer<typeof holderSchema>;

export const holderOf = (directory: string, pid: number): Holder => ({
  pid,
  directory: resolvedPath(directory),
  bornAt: birthOf(pid),
});

/** Returns whether the process of the record lives and holds this very directory. */
export function holds(holder: Holder, directory: string): boolean {
  const born = birthOf(holder.pid);
  const { directory: held = resolvedPath(directory), bornAt = born } = holder;
  return born !== undefined && bornAt === born && held === resolvedPath(directory);
}
