/** The identity pool's tables. Times are Unix ms. */
export const schema = `
CREATE TABLE IF NOT EXISTS identity (id TEXT PRIMARY KEY, sub TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS credential (
  access_key_id TEXT PRIMARY KEY,
  secret_access_key TEXT NOT NULL,     -- checking a signature needs it as it is
  session_token TEXT NOT NULL,
  tags TEXT NOT NULL,                  -- JSON object of strings
  expires_at INTEGER NOT NULL
);
`;
