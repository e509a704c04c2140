/** The sentences for questions that no figure answers, or that figures answer in part. */
import { classifyPrompt } from '../catalogue/prompt/classify-prompt.ts';
import { routePrompt } from '../catalogue/prompt/route-prompt.ts';
import { type PlatformId, platformName } from '../pool/platform-id.ts';
import { placesAsked } from './asked-place.ts';
import { marginText } from './basis.ts';
import { listed } from './listed.ts';
import { queries } from './query.ts';
import { asksAboutPeople, asksApart, asksForecast, asksNotCounted, asksTogether } from './question.ts';
import type { PoolStatistics } from './statistics.ts';

export const notCounted =
  'nothing is counted of people’s age, sex, income, family, place, opinions or purchases';
const mostNamed = 9;

/** Says which questions these pools can answer. */
export function canAskSentence(pools: readonly PlatformId[]): string {
  const titles = queries
    .filter((query) => query.pools.some((pool) => pools.includes(pool)))
    .map(({ title }) => title);
  return `You can ask about: ${[...new Set(titles)].slice(0, mostNamed).join('; ')}.`;
}

/** States that no query answers the question, and which questions these pools can answer. */
export function cannotSentence(pools: readonly PlatformId[], prompt: string): string {
  const canAsk = canAskSentence(pools);
  if (asksTogether(prompt)) return `This cannot be answered. ${apartPools} ${canAsk}`;
  const why = asksNotCounted(prompt) ? `: ${notCounted}` : ' from what is counted';
  const past = asksForecast(prompt) ? ` ${noForecast}` : '';
  const where = placesAsked(prompt).length > 0 ? ` ${ofResidents}` : '';
  return `This cannot be answered${why}.${where}${past} ${canAsk}`;
}
/** The remark for a prompt that asks about the future. */
export const noForecast = 'These numbers describe what contributors did; none of them is a forecast.';

/** The remark for a prompt that asks for a cause. */
export const noReason = 'What is counted says what people did, not why.';

export const ofOnePerson =
  'This cannot be answered: nothing is said of one person. Every figure is over many contributors, with noise that hides whether somebody is among them.';
export const ofResidents = 'All contributors are residents of Singapore; where they are is not counted.';
export const apartHours =
  'Hours are counted over all days, and days over all hours: how the hours of weekdays differ from those of weekends cannot be told.';
export const otherDeed = 'Counted is when people use the platform, and nothing else of their day.';
export const apartPools =
  'Each pool is counted by itself: who is in two of them is not known, so that nothing can be said of the same people on several platforms.';

export const apartQueries =
  'Each of these is counted by itself: how one differs with the other cannot be told.';
export const allRecords = 'Counted are records of all kinds together, over all years of an upload.';
export const noDuration =
  'This cannot be answered: records are counted, not the time that people spend on them.';
export const apartUse =
  'This cannot be answered: each pool counts those who contributed to it, which does not tell what more people use.';

/** The queries by time: another subject is not counted by time. */
const byTime: readonly string[] = ['hours', 'weekdays', 'months'];
export const crosses = (queryIds: readonly string[], prompt: string): boolean =>
  queryIds.length > 1 && queryIds.filter((id) => byTime.includes(id)).length === 1 && !asksApart(prompt);

/** Answers a question about the market, which is none about what people do. */
export function marketSentence(prompt: string): string | undefined {
  if (asksAboutPeople(prompt)) return undefined;
  const routed = routePrompt(prompt);
  return routed.kind === 'product' ? routed.topic.answer : undefined;
}

const fewestWords = 4;

/** Answers a greeting or thanks, which asks for no insight. */
export function chatSentence(pools: readonly PlatformId[], prompt: string): string | undefined {
  if (prompt.trim().split(/\s+/).length > fewestWords) return undefined;
  const classified = classifyPrompt(prompt);
  if (classified.way !== 'product') return undefined;
  if (classified.kind === 'help') return canAskSentence(pools);
  if (classified.kind === 'thanks') return 'You are welcome. Ask again whenever you like.';
  return classified.kind === 'greeting'
    ? `Hello. Ask what groups of people do on these platforms. ${canAskSentence(pools)}`
    : undefined;
}

/** Says how many people are counted. */
export const countSentence = (speaking: readonly PoolStatistics[]): string =>
  `Counted are ${listed(speaking.map(({ dataPoolId, contributors }) => `about ${contributors} contributors to ${platformName(dataPoolId)}`))}.`;

/** Describes the reliability of these pools' figures. */
export function reliabilitySentence(speaking: readonly PoolStatistics[]): string {
  const samples = speaking.map(
    ({ dataPoolId, contributors, answers }) =>
      `${platformName(dataPoolId)}, about ${contributors} contributors and ${marginText(Math.max(0, ...answers.map(({ margin }) => margin)))} at most`,
  );
  const figures = samples.length > 0 ? ` By pool: ${samples.join('; ')}.` : '';
  return `A figure is off by no more than its margin 19 times of 20: that is the noise which protects contributors, and two figures whose margins meet are called about equal.${figures} Contributors chose to take part, so that they are no random sample of a platform’s users or of a country; no margin says how far that moves a figure.`;
}
