/** The wallet has not signed the permit, as its `cause` says; nothing was sent. Apart from the rest, which loads ethers. */
export class PermitUnsigned extends Error {
  constructor(cause: unknown) {
    super('The wallet did not sign the permit.', { cause });
  }
}
