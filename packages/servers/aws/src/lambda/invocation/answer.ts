/** The options and the result of an invocation. */
import type { ResponseChunk } from '../runtime/response-stream.ts';
import type { InvocationType } from './limit.ts';

export interface InvokeOptions {
  readonly type?: InvocationType;
  /** If true, the result includes the end of the log. */
  readonly tail?: boolean;
  /** Gets the parts of a streamed response as they arrive; without it, the answer contains the whole response. */
  readonly onChunk?: (chunk: ResponseChunk) => void;
  /** Called when the function has been loaded and starts this invocation; never for `Event` and `DryRun`. */
  readonly onReady?: () => void;
}

export interface LambdaAnswer {
  /** 200, 202 for `Event`, 204 for `DryRun`. */
  readonly statusCode: number;
  readonly requestId: string;
  /** JSON text; the error if the function failed; empty for `Event` and `DryRun`. */
  readonly payload: string;
  readonly functionError?: 'Unhandled';
  /** Base64. */
  readonly logTail?: string;
}
