/** What every part of the local cloud is to the one who starts it. */
export interface Service {
  /** `http://127.0.0.1:PORT`, no trailing slash. */
  readonly url: string;
  /** Stops taking requests and lets go of every file. Never throws. */
  stop(): Promise<void>;
}
