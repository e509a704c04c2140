/** Who a signed-in visitor is. */
export interface Person {
  /** The user pool's id of the person; also their username. */
  readonly sub: string;
  /** The e-mail address they signed in with. */
  readonly loginId: string;
}
