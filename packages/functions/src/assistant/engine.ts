/** Engines decide which of the records found are shown. The embedded engine takes the search's own order. */

import type { IndexedDocument } from '@cgdx/core/catalogue/index/document.ts';
import type { SearchResult } from '@cgdx/core/catalogue/search-answer.ts';
import { fail } from '../ground/log/log.ts';

export interface Candidate extends SearchResult {
  readonly document: IndexedDocument;
}

export interface Engine {
  /** How many records it wants to choose from. */
  readonly candidates: number;
  /**
   * Returns ids of candidates, best first. Any other id is ignored: an engine chooses, and never writes a
   * title, a link or a sentence.
   */
  readonly choose: (message: string, candidates: readonly Candidate[]) => Promise<readonly string[]>;
}

export const mostShown = 10;

/** Needs no model and no download: it takes the search's order. */
export const embeddedEngine: Engine = {
  candidates: mostShown,
  choose: async (_message, candidates) => candidates.map(({ id }) => id),
};

/** Returns the engine's choice, each candidate once; all candidates if it chose none or failed. */
export async function chosen(
  engine: Engine,
  message: string,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const ids = await engine.choose(message, candidates).catch((error: unknown) => {
    // The search's own order is an answer, too. What a model said is not logged: it may repeat the person's words.
    fail('assistant.model-chose-nothing', { error: error instanceof Error ? error.name : 'unknown' });
    return [];
  });
  const kept = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return (kept.length > 0 ? kept : candidates).slice(0, mostShown);
}
