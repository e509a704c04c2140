/** What an invocation is asked for, and what it gives. */
import type { InvocationType } from './limit.ts';

export interface InvokeOptions {
  readonly type?: InvocationType;
  /** Also give back the end of the log. */
  readonly tail?: boolean;
}

export interface LambdaAnswer {
  /** 200, 202 for `Event`, 204 for `DryRun`. */
  readonly statusCode: number;
  readonly requestId: string;
  /** JSON text; empty for `Event` and `DryRun`. If the function failed, its error. */
  readonly payload: string;
  readonly functionError?: 'Unhandled';
  /** Base64. */
  readonly logTail?: string;
}
