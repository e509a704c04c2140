/** The user pool's tables. Times are Unix ms; people's secrets are stored only as hashes. */
export const schema = `
CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS user (
  sub TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,          -- lower case: sign-in ignores case
  attributes TEXT NOT NULL,            -- JSON object of strings
  status TEXT NOT NULL,
  salt TEXT NOT NULL,
  verifier TEXT NOT NULL,
  password_expires_at INTEGER,         -- temporary passwords only
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS code (
  sub TEXT NOT NULL REFERENCES user(sub) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  hash BLOB NOT NULL,
  subject TEXT NOT NULL,               -- the address it was sent to
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (sub, purpose)
);
CREATE TABLE IF NOT EXISTS attempt (key TEXT NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS attempt_by_key ON attempt (key, at);
CREATE TABLE IF NOT EXISTS lockout (login TEXT PRIMARY KEY, failures INTEGER NOT NULL, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS challenge (hash BLOB PRIMARY KEY, content TEXT NOT NULL, expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS sign_in (
  origin_jti TEXT PRIMARY KEY,
  sub TEXT NOT NULL REFERENCES user(sub) ON DELETE CASCADE,
  refresh_hash BLOB NOT NULL UNIQUE,
  event_id TEXT NOT NULL,
  auth_time INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS sign_in_by_sub ON sign_in (sub);
CREATE TABLE IF NOT EXISTS user_group (
  name TEXT PRIMARY KEY, description TEXT, precedence INTEGER, created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS membership (
  name TEXT NOT NULL REFERENCES user_group(name) ON DELETE CASCADE,
  sub TEXT NOT NULL REFERENCES user(sub) ON DELETE CASCADE,
  PRIMARY KEY (name, sub)
);
`;
