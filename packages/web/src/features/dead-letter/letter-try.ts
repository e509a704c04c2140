import type { DeadLetter } from '@cgdx/api/route/operator/dead-letter.ts';

/** Each time that an event came here, its function had tried as often. */
const triesEach = 3;

export const triesOf = ({ failures }: Pick<DeadLetter, 'failures'>): number => failures * triesEach;
