/**
 * Updates stored addresses of pages. Stripe's pages never move, but this server may listen on another port after a
 * restart.
 */
import type { DatabaseSync } from 'node:sqlite';

/**
 * Rewrites the address in every stored payment page, and in every stored idempotent answer, to the server's current
 * one.
 * @param url `http://127.0.0.1:4811`
 */
export function movePages(database: DatabaseSync, url: string): void {
  const rows = database
    .prepare(
      `SELECT json_extract(body, '$.url') AS page FROM object
       WHERE type = 'checkout.session' AND json_extract(body, '$.url') IS NOT NULL
       UNION SELECT json_extract(body, '$.next_action.redirect_to_url.url') AS page FROM object
       WHERE type = 'payment_intent' AND json_extract(body, '$.next_action.redirect_to_url.url') IS NOT NULL`,
    )
    .all();
  const origins = new Set(rows.map(({ page }) => new URL(String(page)).origin));
  origins.delete(url);
  for (const origin of origins) {
    for (const table of ['object', 'idempotent_answer'])
      for (const page of ['/pay/', '/authenticate/'])
        database
          .prepare(`UPDATE ${table} SET body = replace(body, ?, ?) WHERE instr(body, ?) > 0`)
          .run(origin + page, url + page, origin + page);
  }
}
