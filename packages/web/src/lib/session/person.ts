/** A signed-in visitor. */
export interface Person {
  /** The person's id in the user pool; also their username. */
  readonly sub: string;
  /** The e-mail address they signed in with. */
  readonly loginId: string;
}
