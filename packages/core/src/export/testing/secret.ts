/** The secrets that tests plant in the fields of an export; none may be in the dataset. */
import { inject } from 'vitest';

export const secrets = ['Zorblatt Quillfeather', 'zq@example.com', '+65 9123 4567', '203.0.113.77'] as const;

/** Returns one secret for each field in `npm test`, in turns, and all of them in `npm run test:full`. */
export function secretsOf(field: number): readonly string[] {
  return inject('everyCase') ? secrets : secrets.slice(field % secrets.length).slice(0, 1);
}
