/** Stores the mails that the local cloud sent; they survive restarts and kill -9. */
import { join } from 'node:path';
import { openDatabase } from '@cgdx/aws/database/open-database.ts';
import { z } from 'zod';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code that the recipient must type in, if the mail has one. */
  readonly code?: string;
}

export interface Message extends Mail {
  /** A number that grows with each mail. */
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

export interface MessageStore {
  add(mail: Mail): Message;
  /** Returns mails, newest first. `to` matches in any case; `afterId` excludes mails up to that id. */
  list(which: { to?: string | undefined; afterId?: number | undefined; limit: number }): Message[];
  close(): void;
}

/** Older mails are deleted: this is a development mailbox, not an archive. */
const mostKept = 5000;

const rowSchema = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  sent_at: z.string(),
});

function messageOf(row: unknown): Message {
  const { code, sent_at, ...rest } = rowSchema.parse(row);
  return { ...rest, sentAt: sent_at, ...(code === null ? {} : { code }) };
}

export function openMessages(directory: string): MessageStore {
  const database = openDatabase(
    join(directory, 'mailbox.sqlite'),
    `CREATE TABLE IF NOT EXISTS message (
      id INTEGER PRIMARY KEY AUTOINCREMENT, "to" TEXT NOT NULL COLLATE NOCASE, subject TEXT NOT NULL,
      text TEXT NOT NULL, code TEXT, sent_at TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS message_by_reader ON message ("to", id);`,
  );
  const insert = database.prepare(
    'INSERT INTO message ("to", subject, text, code, sent_at) VALUES (?, ?, ?, ?, ?) RETURNING *',
  );
  const forget = database.prepare('DELETE FROM message WHERE id <= ?');
  const list = database.prepare(
    'SELECT * FROM message WHERE (?1 IS NULL OR "to" = ?1) AND id > ?2 ORDER BY id DESC LIMIT ?3',
  );
  return {
    add(mail) {
      const row = insert.get(mail.to, mail.subject, mail.text, mail.code ?? null, new Date().toISOString());
      const message = messageOf(row);
      forget.run(message.id - mostKept);
      return message;
    },
    list: ({ to, afterId, limit }) => list.all(to ?? null, afterId ?? 0, limit).map(messageOf),
    close: () => database.close(),
  };
}
