/** The id of the conversation that is shown, stored in this browser for each person. */

import { browserMemory } from '../../lib/browser-memory.ts';

const keyOf = (sub: string): string => `cgdx.d-gpt.${sub}`;

/** Returns an id in the specification's form: the time at which the conversation began. */
export function newSessionId(sub: string): string {
  const id = String(Date.now());
  browserMemory.setItem(keyOf(sub), id);
  return id;
}

export const currentSessionId = (sub: string): string =>
  browserMemory.getItem(keyOf(sub)) ?? newSessionId(sub);
