/** What the control plane and an execution environment say to one another. Everything is plain JSON. */

export interface InitMessage {
  readonly kind: 'init';
  /** Absolute path of the handler's module. */
  readonly file: string;
  readonly exportName: string;
  /** Replaces the process's environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logFile: string;
}

export interface InvokeMessage {
  readonly kind: 'invoke';
  readonly requestId: string;
  /** JSON text. */
  readonly payload: string;
  readonly arn: string;
  /** Unix ms. */
  readonly deadline: number;
}

/** The payload of a failed invocation, in Lambda's own fields. */
export interface ErrorPayload {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

export type ToEnvironment = InitMessage | InvokeMessage;

export type FromEnvironment =
  | { readonly kind: 'ready' }
  /** The module could not be loaded; the process ends. */
  | { readonly kind: 'init-failed'; readonly error: ErrorPayload }
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
  /** Something escaped the handler; the process ends. */
  | { readonly kind: 'crashed'; readonly error: ErrorPayload };
