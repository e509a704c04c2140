/** Stripe's pages never move, and this server's do: started again, it may have to listen on another port. */
import type { DatabaseSync } from 'node:sqlite';

/**
 * Has every stored page of a payment, and every answer that may be repeated, name the address at which the server is now.
 *
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
