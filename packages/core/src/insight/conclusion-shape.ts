/** What an answer says of one pool, and how far two numbers must be apart to be said to differ. */

/** Two numbers, of one pool or of two, differ if they are this many margins apart. */
export const apart = 2;

/** Shares that are about equal say so only if their margin is less than this part of an even share: else nothing is known. */
export const vague = 1 / 3;
export const vagueMeaning = 'Figures this noisy settle nothing: ask again when more people have contributed.';

export interface Part {
  readonly name: string;
  readonly share: number;
}

export const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);
export const descending = (parts: readonly Part[]): Part[] => parts.toSorted((a, b) => b.share - a.share);

/** What an answer says of one pool. */
export interface Conclusion {
  /** The answer in a few words, without the pool’s name. */
  readonly claim: string;
  /** The same without figures, for several pools of which it holds. */
  readonly shared: string;
  /** The figures behind the claim, with their sample, period and margin. */
  readonly evidence: string;
  /** Whether something stands out by more than the margin; undefined if nothing is compared. */
  readonly standsOut: boolean | undefined;
  /** The leading cell. */
  readonly first?: string;
  /** What it means, in place of the general sentence for its kind of measure. */
  readonly meaning?: string;
}

/** Returns the cells before the first clear step between shares, and those behind the last; none if no step is clear. */
export function stepsOf<Cell extends { readonly share: number }>(cells: readonly Cell[], margin: number) {
  const sorted = cells.toSorted((a, b) => b.share - a.share);
  const isStep = ({ share }: Cell, at: number): boolean =>
    at > 0 && sorted[at - 1]!.share - share > apart * margin;
  const [first, last] = [sorted.findIndex(isStep), sorted.findLastIndex(isStep)];
  return first < 0 ? { most: [], least: [] } : { most: sorted.slice(0, first), least: sorted.slice(last) };
}
