/** The conversation that is shown: kept in this browser, one for each person. */

const keyOf = (sub: string): string => `cgdx.d-gpt.${sub}`;

/** The specification's id: the time at which the conversation began. */
export function newSessionId(sub: string): string {
  const id = String(Date.now());
  localStorage.setItem(keyOf(sub), id);
  return id;
}

export const currentSessionId = (sub: string): string =>
  localStorage.getItem(keyOf(sub)) ?? newSessionId(sub);
