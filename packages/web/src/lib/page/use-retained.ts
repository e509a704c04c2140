import { useRef } from 'react';

/** Returns the last defined value, which a dialog keeps showing while it fades out. */
export function useRetained<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
