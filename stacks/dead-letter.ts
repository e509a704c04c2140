/** Queues for events that a function did not accept, by function. */
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';

export type DeadLetters = Readonly<Partial<Record<FunctionName, aws.sqs.Queue>>>;
