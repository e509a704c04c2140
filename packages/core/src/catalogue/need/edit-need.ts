/** Resolves a follow-up ("only after 2020", "the same for Japan") against the need that it edits. */
import { isNeedTerm, termsOf } from '../text/term.ts';
import { modalityPatterns, patternOfPlatform } from './facet.ts';
import { limitNeed, type Need, understandNeed } from './need.ts';
import { longerTopic } from './need-limit.ts';
import { regionPattern } from './region.ts';
import { topicWithout } from './topic-words.ts';

const opening =
  /^\s*(?:(?:ok(?:ay)?|thanks|thank you|great|and|but|now|please|hmm|well|yes|no|sorry)[\s,.!]+)*(?:only|just|instead|rather|what about|how about|also|and\b|but\b|not\b|without|exclud\w+|more recent|newer|older|make it|limit|restrict|narrow|filter|the same|same\b|any(?:thing)? (?:from|in|for|with)|i meant?|from\b|in\b|after\b|before\b|since\b|until\b|between\b|with\b)/i;
const pointing = /\b(?:those|these|them|ones?|that one|of which|which of)\b/i;
/** Matches the end of a message whose last value replaces an earlier one: "… instead". */
const inPlace = /\b(?:instead|rather)\s*[.!?]*\s*$/i;
const adding = /^\s*(?:also|and|plus)\b/i;
/** "and for Japan" asks the same of another place, "and Japan" and "also for Japan" of both. */
const again = /^\s*and\s+(?:now\s+)?(?:what about|how about|for|in|from|on|of)\b/i;
/** "now for Penang", "for 2019" */
const bare = /^\s*(?:(?:ok(?:ay)?|and|now)[\s,]+)*for\b/i;

/** Words of a follow-up that have no content of their own. */
const fillers =
  /\b(?:only|just|instead|rather|what about|how about|also|and|but|the same|same|please|make it|limit(?: it)?(?: to)?|restrict(?: it)?(?: to)?|narrow(?: it)?(?: to)?|filter(?: it)?(?: (?:by|to))?|for|from|in|with|about|ones?|those|these|them|ok(?:ay)?|thanks|thank you|now|anything|any|i meant?|of|to|on|datasets?|data|licen[cs]ed?)\b/gi;

/** Returns whether the message edits the need before it; a message with a topic of its own begins a new need. */
export function isFollowUp(message: string): boolean {
  if (opening.test(message) || pointing.test(message) || inPlace.test(message)) return true;
  const need = understandNeed(message);
  if (bare.test(message) && ownTopic(need) === '') return true;
  return message.trim() !== '' && contentOf(need.topic).length === 0;
}

/** Returns whether the message only changes the conditions of the need before it: "the same for Japan". */
export function isNarrowing(before: Need | undefined, message: string): boolean {
  if (before === undefined || before.topic === '' || !isFollowUp(message)) return false;
  const said = understandNeed(message, 'follow-up');
  const conditions = [said.regions, said.platforms, said.modalities, Object.keys(said.years), said.without];
  return ownTopic(said) === '' && (said.licence !== undefined || conditions.some(({ length }) => length > 0));
}

const contentOf = (topic: string): string[] => termsOf(topic).filter((term) => !isNeedTerm(term));

/**
 * Returns the topic of a follow-up without its conditions. For "what about Japan?" that is empty, since Japan replaces
 * another region.
 */
function ownTopic(need: Need): string {
  const left = topicWithout(need.topic, [
    fillers,
    ...need.modalities.map((modality) => modalityPatterns[modality]),
    ...need.regions.map(regionPattern),
    ...need.platforms.map(patternOfPlatform),
  ]);
  return contentOf(left).length === 0 ? '' : left.replace(/[^\p{L}\p{N}-]+/gu, ' ').trim();
}

/** Returns the words of a topic that match one of these patterns, as they are written. */
const wordsFor = (topic: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap(({ source, flags }) => topic.match(new RegExp(source, flags.replace('g', ''))) ?? []);

const replaced = <T>(before: readonly T[], said: readonly T[], added: boolean): readonly T[] =>
  said.length === 0 ? before : added ? [...new Set([...before, ...said])] : said;

/** @returns a new need, or `before` with the changes of the message */
export function editNeed(before: Need | undefined, message: string): Need {
  if (before === undefined || before.topic === '' || !isFollowUp(message)) return understandNeed(message);
  const said = understandNeed(message, 'follow-up');
  const added = adding.test(message);
  const addsPlaces = added && !again.test(message);
  const own = ownTopic(said);
  const modalities = said.modalities.map((modality) => modalityPatterns[modality]);
  const inTheirPlace = addsPlaces
    ? []
    : [
        ...(said.regions.length > 0 ? before.regions.map(regionPattern) : []),
        ...(said.platforms.length > 0 ? before.platforms.map(patternOfPlatform) : []),
        ...(said.modalities.length > 0 ? before.modalities.map((each) => modalityPatterns[each]) : []),
      ];
  const gone = [...said.without.map((word) => new RegExp(`\\b${word}\\b`, 'gi')), ...inTheirPlace];
  const placed = [
    ...wordsFor(said.topic, modalities),
    ...said.regions,
    ...said.platforms.map((name) => (name === 'x' ? 'Twitter' : name)),
  ];
  const topic = longerTopic(topicWithout(before.topic, gone), [own, ...placed]);
  return limitNeed({
    // An exclusion narrows the topic but never leaves it empty.
    topic: contentOf(topic).length > 0 ? topic : before.topic,
    years:
      Object.keys(said.years).length > 0 ? { ...(added ? before.years : {}), ...said.years } : before.years,
    modalities: replaced(before.modalities, said.modalities, addsPlaces),
    platforms: replaced(before.platforms, said.platforms, addsPlaces),
    regions: replaced(before.regions, said.regions, addsPlaces),
    ...((said.licence ?? before.licence) && { licence: said.licence ?? before.licence }),
    without: [...before.without, ...said.without],
  });
}
