/** Finds the countries and continents whose people a question asks about: where contributors are is not counted. */
import { regionsIn, regionWordsIn } from '../catalogue/need/region.ts';

const behind = /\b(?:in|from|across|around|within|near|outside) (?:the )?(?=(.{1,40}))/giu;
const people = /\b(\p{L}+?)s? (?:people|users?|listeners?|viewers?|members?)\b|\b(\p{L}+an)s\b/giu;

/** @returns the countries of "in Penang", "Malaysian users" or "Malaysians"; none for "Korean songs" */
export function placesAsked(prompt: string): readonly string[] {
  const places = [...prompt.matchAll(behind)].flatMap(([, text = '']) =>
    regionWordsIn(text).filter((word) => text.startsWith(word)),
  );
  const peoples = [...prompt.matchAll(people)].map(([, one, other]) => one ?? other ?? '');
  return [...new Set([...places, ...peoples].flatMap(regionsIn))];
}

const own = 'Singapore';
/** Whether a question asks about people of other countries than that of all contributors. */
export const asksElsewhere = (prompt: string): boolean =>
  placesAsked(prompt).some((region) => region !== own);
