import type { DeadLetter } from '@cgdx/api/route/operator/dead-letter.ts';

/** The number of attempts of the function before an event becomes a dead letter. */
const attemptsEach = 3;

export const attemptsOf = ({ failures }: Pick<DeadLetter, 'failures'>): number => failures * attemptsEach;
