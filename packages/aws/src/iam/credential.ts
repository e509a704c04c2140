/** Who a request can be signed by, and what that one may do. */

export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  /** `s3:PutObject`, `s3:*`, `*`. */
  readonly actions: readonly string[];
  /** ARNs; `*` and `?` are wildcards, `${aws:PrincipalTag/NAME}` stands for a tag of the principal. */
  readonly resources: readonly string[];
}

export interface Credential {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Present on temporary credentials only; the request must carry the same one. */
  readonly sessionToken?: string;
  /** Unix ms. */
  readonly expiresAt?: number;
  /** Without statements nothing is allowed. */
  readonly statements: readonly Statement[];
  readonly tags: Readonly<Record<string, string>>;
}

/** Finds a credential by its key id; signature, expiry and policy are checked by the one who asks. */
export type FindCredential = (accessKeyId: string) => Credential | undefined;
