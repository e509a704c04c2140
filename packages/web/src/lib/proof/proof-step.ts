/** One thing that a proof must hold to: what was compared, and how it came out. */
export interface ProofStep {
  readonly key: string;
  readonly title: string;
  /** `unknown`: it could not be asked. */
  readonly state: 'holds' | 'broken' | 'unknown';
  /** What the step shows if it holds, or what is wrong; for anyone. */
  readonly text: string;
  /** The figures and hashes that it is about. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Returns whether every step held: one that could not be asked proves nothing. */
export const doesHold = (steps: readonly ProofStep[]): boolean =>
  steps.length > 0 && steps.every(({ state }) => state === 'holds');

/** Keeps the steps up to the first that does not hold: those after it would rest on nothing. */
export function upToFirstFault(steps: readonly ProofStep[]): readonly ProofStep[] {
  const fault = steps.findIndex(({ state }) => state === 'broken');
  return fault < 0 ? steps : steps.slice(0, fault + 1);
}
