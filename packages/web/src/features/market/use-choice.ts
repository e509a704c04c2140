import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** What the address chooses, and a way to choose something else: a reload or a link shows the same. */
export function useChoice(): readonly [Choice, (next: Choice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choice = useMemo(() => readChoice(parameters), [parameters]);
  const set = (next: Choice) => setParameters(writeChoice(next), { replace: true, preventScrollReset: true });
  return [choice, set];
}
