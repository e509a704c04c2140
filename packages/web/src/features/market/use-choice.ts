import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** Returns the filters from the address and a function that changes them: a reload or a link shows the same list. */
export function useChoice(): readonly [Choice, (next: Choice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choice = useMemo(() => readChoice(parameters), [parameters]);
  const set = (next: Choice) => setParameters(writeChoice(next), { replace: true, preventScrollReset: true });
  return [choice, set];
}
