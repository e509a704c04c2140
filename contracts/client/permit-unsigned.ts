/** The wallet did not sign the permit, for the reason in `cause`; nothing was sent. In a file of its own, without ethers. */
export class PermitUnsigned extends Error {
  constructor(cause: unknown) {
    super('The wallet did not sign the permit.', { cause });
  }
}
