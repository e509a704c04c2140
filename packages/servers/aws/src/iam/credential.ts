/** A key that may sign requests, with its permissions. */

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
  /** Set on temporary credentials only; the request must carry the same token. */
  readonly sessionToken?: string;
  /** Unix ms. */
  readonly expiresAt?: number;
  /** The permissions; an empty list allows nothing. */
  readonly statements: readonly Statement[];
  readonly tags: Readonly<Record<string, string>>;
}

/** Finds a credential by its key id; the caller checks signature, expiry and policy. */
export type FindCredential = (accessKeyId: string) => Credential | undefined;
