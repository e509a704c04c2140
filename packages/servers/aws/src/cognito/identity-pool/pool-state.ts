/** The state that every call of the identity pool works on. */
import type { DatabaseSync } from 'node:sqlite';
import type { UserPool } from '../user-pool/user-pool.ts';

export interface IdentityPool {
  readonly id: string;
  readonly database: DatabaseSync;
  readonly users: UserPool;
  /** Claims of the id token that become principal tags, by tag. */
  readonly principalTags: Readonly<Record<string, string>>;
}
