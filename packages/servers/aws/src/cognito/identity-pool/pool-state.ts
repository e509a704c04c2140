/** The state of the identity pool, which every operation gets. */
import type { DatabaseSync } from 'node:sqlite';
import type { UserPool } from '../user-pool/user-pool.ts';

export interface IdentityPool {
  readonly id: string;
  readonly database: DatabaseSync;
  readonly users: UserPool;
  /** The claims of the id token that become principal tags, by tag name. */
  readonly principalTags: Readonly<Record<string, string>>;
}
