/** Calls the operators' routes. Their schemas come with this file, which is part of the console and of nothing else. */
import { operatorRoutes } from '@cgdx/api/operator-routes.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { callWith, type Input, personToken } from './call.ts';
import { withRetry } from './retry.ts';

type OperatorKey = keyof typeof operatorRoutes;

/** An action that was done although its response was lost would be refused the second time, as if it had not been. */
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
