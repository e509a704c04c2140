/** Composes the insight assistant's answer from vetted answers alone, without repeating text of a prompt or a record. */
import { type PlatformId, platformIds, platformName } from '../pool/platform-id.ts';
import { placesAsked } from './asked-place.ts';
import { leastContributors } from './budget.ts';
import { knownWords, overview } from './choose.ts';
import { type Finding, findingOf } from './finding.ts';
import { listed } from './listed.ts';
import { queries, queryOf } from './query.ts';
import {
  asksAmount,
  asksDuration,
  asksForecast,
  asksHoursOfDays,
  asksHowMany,
  asksNotCounted,
  asksOnePerson,
  asksOtherDeed,
  asksRecords,
  asksReliability,
  asksSpent,
  asksTogether,
  asksWhichPlatform,
  asksWhy,
} from './question.ts';
import type { PoolStatistics } from './statistics.ts';
import {
  allRecords,
  apartHours,
  apartPools,
  apartQueries,
  apartUse,
  canAskSentence,
  cannotSentence,
  chatSentence,
  countSentence,
  crosses,
  marketSentence,
  noDuration,
  noForecast,
  noReason,
  notCounted,
  ofOnePerson,
  ofResidents,
  otherDeed,
  reliabilitySentence,
} from './without-figure.ts';

export interface Composed {
  readonly response: string;
  readonly findings: readonly Finding[];
  /** Sentences that qualify all figures, and stand before them. */
  readonly caveats: readonly string[];
  /** Further sentences of the answer. */
  readonly remarks: readonly string[];
  /** The requested pools without an answer, since they are too small or too young. */
  readonly tooSmall: readonly PlatformId[];
}

const needed = `an insight needs about ${leastContributors} contributors or more, counted two quarters after they came, so that the noise that protects each of them leaves something to say`;

/** Says how far a pool is. The count has the noise of all that is published, so nobody learns from it who came. */
function farSentence(pool: PlatformId, statistics: readonly PoolStatistics[]): string {
  const { fifties = 0 } = statistics.find(({ dataPoolId }) => dataPoolId === pool) ?? {};
  const count = fifties > 0 ? `about ${fifties}` : 'fewer than 50';
  return `${platformName(pool)} has ${count} of ${leastContributors}`;
}

function smallSentence(
  tooSmall: readonly PlatformId[],
  statistics: readonly PoolStatistics[],
  hasFindings: boolean,
): string {
  if (tooSmall.length === 0) return '';
  const isAll = tooSmall.length === platformIds.length;
  const names = isAll
    ? 'All data pools are'
    : `${listed(tooSmall.map(platformName))} ${tooSmall.length === 1 ? 'is' : 'are'}`;
  return `${names} still too small${hasFindings ? ' and left out' : ''}: ${needed}. ${listed(tooSmall.map((pool) => farSentence(pool, statistics)))}.`;
}

/** Suggests other questions in place of pools without an answer. */
function insteadSentence(statistics: readonly PoolStatistics[]): string {
  const speaking = statistics.filter(({ contributors }) => contributors !== undefined);
  const pools = listed(speaking.map(({ dataPoolId }) => platformName(dataPoolId)));
  return pools === ''
    ? 'Until then D-GPT finds public datasets on the subject.'
    : `Ask the same of ${pools}, which ${speaking.length === 1 ? 'has' : 'have'} enough.`;
}

/** Names the requested subjects for which no pool has an answer. */
function hiddenSentence(queryIds: readonly string[], findings: readonly Finding[]): string {
  const shown = new Set(findings.map(({ queryId }) => queryId));
  const titles = queryIds.flatMap((id) => (shown.has(id) ? [] : (queryOf(id)?.title ?? [])));
  if (titles.length === 0) return '';
  return `Not shown, since the noise that protects the contributors would be too large beside it: ${listed(titles)}.`;
}

/** Names the pools that a finding leaves out, for each finding that does. */
function leftOutSentences(findings: readonly Finding[], speaking: readonly PoolStatistics[]): string[] {
  return findings.flatMap(({ queryId, title, series }) => {
    const shown = new Set(series.map(({ dataPoolId }) => dataPoolId));
    const missing = speaking
      .map(({ dataPoolId }) => dataPoolId)
      .filter((pool) => !shown.has(pool) && queryOf(queryId)?.pools.includes(pool));
    if (missing.length === 0) return [];
    return [
      `${title}: not shown for ${listed(missing.map(platformName))}, whose noise would be too large beside it.`,
    ];
  });
}

/** @param queryIds in the order of the answers, @param statistics of all pools, including pools that were not asked about */
export function composeInsight(
  queryIds: readonly string[],
  statistics: readonly PoolStatistics[],
  asked: { readonly pools: readonly PlatformId[]; readonly prompt: string },
): Composed {
  const speaking = statistics.filter(
    ({ contributors, dataPoolId }) => contributors !== undefined && asked.pools.includes(dataPoolId),
  );
  const nothingFound = { caveats: [], findings: [], remarks: [], tooSmall: [] };
  const chat = chatSentence(asked.pools, asked.prompt);
  if (chat !== undefined) return { ...nothingFound, response: chat };
  if (asksOnePerson(asked.prompt)) return { ...nothingFound, response: ofOnePerson };
  // "How long do the uploads reach back" asks for the years that they cover.
  const isSpan = queryIds.includes('span') && !asksSpent(asked.prompt);
  if (asksDuration(asked.prompt) && speaking.length > 0 && !isSpan) {
    const duration = `${noDuration} ${canAskSentence(asked.pools)}`;
    return { ...nothingFound, response: marketSentence(asked.prompt) ?? duration };
  }
  if (asksReliability(asked.prompt)) return { ...nothingFound, response: reliabilitySentence(speaking) };
  const tooSmall = asked.pools.filter((pool) => !speaking.some(({ dataPoolId }) => dataPoolId === pool));
  const others = statistics.filter((pool) => asked.pools.length === 1 && !speaking.includes(pool));
  const isCount = asksHowMany(asked.prompt) && !asksRecords(asked.prompt) && speaking.length > 0;
  const answering = isCount ? queryIds.filter((id) => id !== 'volume') : queryIds;
  const findings = answering.flatMap((id) => findingOf(id, speaking, others, asked.prompt) ?? []);
  const small = smallSentence(tooSmall, statistics, findings.length > 0);
  const hidden = speaking.length === 0 ? '' : hiddenSentence(answering, findings);
  const aside = [
    ...(asksForecast(asked.prompt) ? [noForecast] : []),
    ...(asksWhy(asked.prompt) ? [noReason] : []),
  ];
  if (queryIds.length === 0 && (speaking.length > 0 || asksNotCounted(asked.prompt))) {
    const cannot =
      asksWhichPlatform(asked.prompt) && speaking.length > 0
        ? `${apartUse} ${countSentence(speaking)}`
        : (marketSentence(asked.prompt) ?? cannotSentence(asked.pools, asked.prompt));
    return { ...nothingFound, response: [cannot, small].filter(Boolean).join(' '), tooSmall };
  }
  if (findings.length === 0 && asksHowMany(asked.prompt) && speaking.length > 0)
    return {
      response: [countSentence(speaking), small].filter(Boolean).join(' '),
      ...nothingFound,
      tooSmall,
    };
  if (findings.length === 0) {
    const nothing = hidden || 'There is no insight to give yet.';
    const instead = speaking.length === 0 ? insteadSentence(statistics) : '';
    return {
      response: [nothing, ...aside, small, instead].filter(Boolean).join(' '),
      ...nothingFound,
      tooSmall,
    };
  }
  const shown = findings.flatMap(({ series }) => series);
  const about = listed([
    ...new Set(shown.flatMap(({ dataPoolId, pool }) => (dataPoolId === 'others' ? [] : [pool]))),
  ]);
  const beside = shown.some(({ dataPoolId }) => dataPoolId === 'others')
    ? ', beside the mean of all other pools'
    : '';
  // An overview has no first answer.
  const isFirstHidden =
    findings[0]?.queryId !== answering[0] && !answering.every((id) => overview.includes(id));
  const caveats = [
    ...(asksHowMany(asked.prompt) ? [countSentence(speaking)] : []),
    ...(asksNotCounted(asked.prompt) ? [`Only part of this can be answered: ${notCounted}.`] : []),
    ...(placesAsked(asked.prompt).length > 0 ? [ofResidents] : []),
    ...(asksHoursOfDays(asked.prompt) ? [apartHours] : []),
    ...(queryIds.includes('hours') && asksOtherDeed(asked.prompt, knownWords(queries)) ? [otherDeed] : []),
    ...(asksTogether(asked.prompt) && speaking.length > 1 ? [apartPools] : []),
    ...(crosses(queryIds, asked.prompt) && findings.length > 1 ? [apartQueries] : []),
    ...(isFirstHidden ? [hidden] : []),
    ...(asksAmount(asked.prompt) && answering.join() === 'volume' ? [allRecords] : []),
  ];
  const remarks = [
    ...aside,
    ...(hidden && !isFirstHidden ? [hidden] : []),
    ...leftOutSentences(findings, speaking),
    ...(small ? [small] : []),
  ];
  const parts = [
    ...caveats,
    ...findings.map(({ headline, sentences }) =>
      [...(headline ? [`${headline}.`] : []), ...sentences].join(' '),
    ),
    `These figures are of the masked data of contributors to ${about}${beside}.`,
    ...remarks,
  ];
  return { response: parts.join('\n\n'), caveats, findings, remarks, tooSmall };
}
