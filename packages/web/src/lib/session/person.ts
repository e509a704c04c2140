/** A signed-in person. */
export interface Person {
  /** The person's id in the user pool; also their username. */
  readonly sub: string;
  /** The e-mail address they signed in with. */
  readonly loginId: string;
  /** True if the token names the group of operators: only then is the console loaded. The API checks it at each call. */
  readonly isOperator: boolean;
}
