/** The graph of the built program's chunks: shows which code somebody who is not an operator can ever load. */
import { dirname, join, relative } from 'node:path';

export interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

const repository = join(dirname(import.meta.dirname), '../..');
/** A module's path from the root of the repository. */
export const fileOf = (id: string): string => relative(repository, id.split('?')[0] ?? id);

/** @throws Error if no chunk has the file */
export function chunkWith(file: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => fileOf(id) === file));
  if (!found) throw new Error(`No chunk has ${file}.`);
  return found;
}

/** Returns every chunk that can be loaded from `start`, now or later, without passing `excluded`. */
export function reachableFrom(start: Chunk, chunks: readonly Chunk[], excluded?: Chunk): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || chunk === excluded || found.has(chunk)) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(byName.get(next));
  };
  visit(start);
  return found;
}
