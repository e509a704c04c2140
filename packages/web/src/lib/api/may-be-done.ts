/** Decides whether an action may have been done although its call failed. */
import { ApiError } from './api-error.ts';

const leastRefusal = 400;
const leastFault = 500;

/** Returns false only if the server refused the action. After a lost response, a fault or an unexpected response it may be done. */
export const mayBeDone = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status >= leastRefusal && error.status < leastFault);
