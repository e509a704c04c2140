/** The messages between the control plane and a process with environments. All content is plain JSON. */

export interface InitMessage {
  readonly kind: 'init';
  /** The environment's number; a process uses no number twice. */
  readonly id: number;
  /** Absolute path of the handler's module. */
  readonly file: string;
  readonly exportName: string;
  /** The function's whole `process.env`. */
  readonly variables: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** True if the process runs nothing else meanwhile. */
  readonly isAlone: boolean;
}

export interface InvokeMessage {
  readonly kind: 'invoke';
  readonly id: number;
  readonly requestId: string;
  /** JSON text. */
  readonly payload: string;
  readonly arn: string;
  /** Unix ms. */
  readonly deadline: number;
  /** True if the process runs nothing else meanwhile. */
  readonly isAlone: boolean;
}

/** The payload of a failed invocation, in Lambda's own fields. */
export interface ErrorPayload {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** Asks how much memory the process uses without garbage. */
export interface MeasureMessage {
  readonly kind: 'measure';
  readonly id: number;
}

export type ToProcess = InitMessage | InvokeMessage | MeasureMessage;

interface OfEnvironment {
  readonly id: number;
}

export type FromProcess = OfEnvironment &
  (
    | { readonly kind: 'ready' }
    /** The module could not be loaded. */
    | { readonly kind: 'init-failed'; readonly error: ErrorPayload }
    /** A part of the response of a function that streams. */
    | {
        readonly kind: 'chunk';
        readonly requestId: string;
        readonly contentType?: string;
        readonly base64: string;
      }
    | {
        readonly kind: 'done';
        readonly requestId: string;
        /** JSON text. */
        readonly payload: string;
        readonly rssBytes: number;
      }
    | {
        readonly kind: 'failed';
        readonly requestId: string;
        readonly error: ErrorPayload;
        readonly rssBytes: number;
      }
    | {
        readonly kind: 'memory';
        readonly rssBytes: number;
        /** The part of `rssBytes` that is garbage. */
        readonly garbageBytes: number;
      }
    /** An error was thrown outside the handler's invocation: its environment must not be used any more. */
    | { readonly kind: 'crashed'; readonly error: ErrorPayload }
  );
