/** A running server of the local cloud. */
export interface Service {
  /** `http://127.0.0.1:PORT`, no trailing slash. */
  readonly url: string;
  /** Stops taking requests and closes every file. Never throws. */
  stop(): Promise<void>;
}
