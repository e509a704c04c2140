/** Calls the operators' routes. Their schemas are imported here, so that only the console loads them. */
import { operatorRoutes } from '@cgdx/api/operator-routes.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { callWith, type Input, personToken } from './call.ts';
import { withRetry } from './retry.ts';

type OperatorKey = keyof typeof operatorRoutes;

/** Actions are not retried: if only the response was lost, the second attempt would be refused as if the action had not been done. */
const once = <T>(attempt: () => Promise<T>): Promise<T> => attempt();

/** @throws ApiError with the server's sentence and advice; status 0 if there was no response */
export const callAsOperator = <K extends OperatorKey>(key: K, input: Input<K>): Promise<AnswerBodyOf<K>> =>
  callWith(
    key,
    input,
    personToken,
    async () => operatorRoutes[key],
    key.startsWith('GET ') ? withRetry : once,
  );
