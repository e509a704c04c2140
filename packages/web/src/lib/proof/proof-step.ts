/** One condition of a valid proof: what was compared, and the result. */
export interface ProofStep {
  readonly key: string;
  readonly title: string;
  /** `unknown`: the chain could not be asked. */
  readonly state: 'holds' | 'broken' | 'unknown';
  /** What the step shows if it is valid, or what is wrong; for anyone. */
  readonly text: string;
  /** The compared figures and hashes. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Returns whether every step is valid: a step that could not be asked proves nothing. */
export const doesHold = (steps: readonly ProofStep[]): boolean =>
  steps.length > 0 && steps.every(({ state }) => state === 'holds');

/** Keeps the steps up to the first invalid one: the later steps depend on it. */
export function upToFirstFault(steps: readonly ProofStep[]): readonly ProofStep[] {
  const fault = steps.findIndex(({ state }) => state === 'broken');
  return fault < 0 ? steps : steps.slice(0, fault + 1);
}
