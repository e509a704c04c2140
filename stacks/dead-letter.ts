/** Where events go that a function did not take: by the function. */
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';

export type DeadLetters = Readonly<Partial<Record<FunctionName, aws.sqs.Queue>>>;
