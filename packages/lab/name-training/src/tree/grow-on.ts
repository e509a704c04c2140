/** Grows trees on examples, one per word or number. */
import { createRandom } from '../random/random.ts';
import { growTrees, type Rows, type TreePlan } from './grow-trees.ts';
import { writeTrees } from './write-trees.ts';

export type SeededPlan = TreePlan & { readonly seed: number };

export interface Row {
  /** As many for each row. */
  readonly figures: Float32Array;
  readonly answer: boolean;
  readonly weight: number;
}

type Grown = ReturnType<typeof growTrees>;

export const growOn = (rows: readonly Row[], plan: SeededPlan): Grown =>
  growTrees(tableOf(rows), plan, createRandom(plan.seed));

function tableOf(rows: readonly Row[]): Rows {
  const features = rows[0]?.figures.length ?? 0;
  const figures = new Float32Array(rows.length * features);
  for (const [i, row] of rows.entries()) figures.set(row.figures, i * features);
  return {
    features,
    figures,
    answer: Uint8Array.from(rows, ({ answer }) => (answer ? 1 : 0)),
    weight: Float32Array.from(rows, ({ weight }) => weight),
  };
}

/** Returns the bytes of trees. */
export function writeGrown(grown: Grown): Uint8Array {
  const { features, depth, trees, start, unit } = grown;
  return writeTrees({ features, depth, trees, start, unit }, grown);
}
