/** Dead-letter queues: for each function, the events that it failed to handle. */
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';

export type DeadLetters = Readonly<Partial<Record<FunctionName, aws.sqs.Queue>>>;
