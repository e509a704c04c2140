import { useRef } from 'react';

/** The last value there was: what a dialog goes on showing while it fades out. */
export function useRetained<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
