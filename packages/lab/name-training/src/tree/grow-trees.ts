/** Grows boosted trees: each corrects the errors of the previous ones (gradient boosting on the logistic loss). */
import type { TreeArrays, TreeShape } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import type { Random } from '../random/random.ts';
import { type Binned, binFigures, mostBins } from './bin-figures.ts';

export interface TreePlan {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** The share of the features that a tree may use. */
  readonly asked: number;
  /** A constant added to the second derivative of a leaf, which reduces the effect of leaves with few rows. */
  readonly caution: number;
}

export interface Rows {
  readonly features: number;
  /** rows x features. */
  readonly figures: Float32Array;
  /** 1 for yes. */
  readonly answer: Uint8Array;
  readonly weight: Float32Array;
}

/** Leaves are written in thousandths. */
const unit = 0.001;

export function growTrees(rows: Rows, plan: TreePlan, random: Random): TreeShape & TreeArrays {
  const { trees, depth, rate, asked, caution } = plan;
  const { features, answer, weight } = rows;
  const count = answer.length;
  const binned = binFigures(rows);
  const feature = new Uint8Array(trees * depth);
  const limit = new Float32Array(trees * depth);
  const leaf = new Int16Array(trees << depth);
  const start = Math.fround(firstOdds(answer, weight));
  const odds = new Float64Array(count).fill(start);
  const slope = new Float64Array(count);
  const bend = new Float64Array(count);
  const place = new Uint8Array(count);
  const sums = createSums(features, 1 << (depth - 1));
  for (let tree = 0; tree < trees; tree++) {
    for (let row = 0; row < count; row++) {
      const likely = 1 / (1 + Math.exp(-odds[row]!));
      slope[row] = weight[row]! * (answer[row]! - likely);
      bend[row] = weight[row]! * likely * (1 - likely);
    }
    place.fill(0);
    const mayAsk = Array.from({ length: features }, (_, i) => i).filter(() => random.next() < asked);
    for (let level = 0; level < depth; level++) {
      sums.add(binned, mayAsk, place, slope, bend, 1 << level);
      const best = sums.best(mayAsk, 1 << level, caution);
      const split = tree * depth + level;
      feature[split] = best.feature;
      limit[split] = binned.limits[best.feature]?.[best.bin] ?? Number.POSITIVE_INFINITY;
      const column = binned.columns[best.feature] as Uint8Array;
      for (let row = 0; row < count; row++)
        place[row] = (place[row]! << 1) | (column[row]! > best.bin ? 1 : 0);
    }
    const leaves = 1 << depth;
    const slopes = new Float64Array(leaves);
    const bends = new Float64Array(leaves);
    for (let row = 0; row < count; row++) {
      slopes[place[row]!]! += slope[row]!;
      bends[place[row]!]! += bend[row]!;
    }
    for (let at = 0; at < leaves; at++)
      leaf[(tree << depth) + at] = Math.round((rate * slopes[at]!) / (bends[at]! + caution) / unit);
    for (let row = 0; row < count; row++) odds[row]! += leaf[(tree << depth) + place[row]!]! * unit;
  }
  return { features, depth, trees, start, unit, feature, limit, leaf };
}

function firstOdds(answer: Uint8Array, weight: Float32Array): number {
  let yes = 0;
  let all = 0;
  for (let row = 0; row < answer.length; row++) {
    all += weight[row]!;
    if (answer[row] === 1) yes += weight[row]!;
  }
  return Math.log(yes / (all - yes));
}

/** Sums of the derivatives by leaf, feature and bin. */
function createSums(features: number, mostLeaves: number) {
  const size = features * mostBins;
  const slopes = new Float64Array(mostLeaves * size);
  const bends = new Float64Array(mostLeaves * size);
  return {
    add(
      { columns }: Binned,
      mayAsk: readonly number[],
      place: Uint8Array,
      slope: Float64Array,
      bend: Float64Array,
      leaves: number,
    ): void {
      slopes.fill(0, 0, leaves * size);
      bends.fill(0, 0, leaves * size);
      for (const asked of mayAsk) {
        const column = columns[asked] as Uint8Array;
        const from = asked * mostBins;
        for (let row = 0; row < column.length; row++) {
          const at = place[row]! * size + from + column[row]!;
          slopes[at]! += slope[row]!;
          bends[at]! += bend[row]!;
        }
      }
    },
    /** Returns the split that lowers the loss most, the same one for all leaves of the level. */
    best(mayAsk: readonly number[], leaves: number, caution: number): { feature: number; bin: number } {
      let found = { feature: mayAsk[0] ?? 0, bin: mostBins - 1 };
      let most = Number.NEGATIVE_INFINITY;
      const gain = new Float64Array(mostBins);
      for (const asked of mayAsk) {
        gain.fill(0);
        for (let leaf = 0; leaf < leaves; leaf++) {
          const from = leaf * size + asked * mostBins;
          let slope = 0;
          let bend = 0;
          for (let bin = 0; bin < mostBins; bin++) {
            slope += slopes[from + bin]!;
            bend += bends[from + bin]!;
          }
          let slopeBelow = 0;
          let bendBelow = 0;
          for (let bin = 0; bin < mostBins; bin++) {
            slopeBelow += slopes[from + bin]!;
            bendBelow += bends[from + bin]!;
            const slopeAbove = slope - slopeBelow;
            gain[bin]! +=
              (slopeBelow * slopeBelow) / (bendBelow + caution) +
              (slopeAbove * slopeAbove) / (bend - bendBelow + caution);
          }
        }
        for (let bin = 0; bin < mostBins; bin++) {
          if (gain[bin]! <= most) continue;
          most = gain[bin]!;
          found = { feature: asked, bin };
        }
      }
      return found;
    },
  };
}
