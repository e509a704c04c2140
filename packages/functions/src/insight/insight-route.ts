/** The insight assistant: answers from published editions, with a report as PDF. */

import { randomUUID } from 'node:crypto';
import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { editionsAYear } from '@cgdx/core/insight/budget.ts';
import { poolsNamed } from '@cgdx/core/insight/choose.ts';
import { composeInsight } from '@cgdx/core/insight/compose.ts';
import { questionInEnglish } from '@cgdx/core/insight/glossary.ts';
import { type PoolStatistics, statisticsOf } from '@cgdx/core/insight/statistics.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { promptToGetInsights } from '@cgdx/core/specification/message.ts';
import { assertNotTooMany, assertPrompt } from '../assistant/check-prompt.ts';
import { configuredQueries } from '../assistant/configured-engine.ts';
import { findInsight, type StoredInsight, storeInsight } from '../assistant/conversation.ts';
import { chosenQueries } from '../assistant/query-engine.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { lastEditions } from '../pool/edition.ts';
import { writeReport } from './report/write-report.ts';
import { hasReport, reportUrl, storeReport } from './report-file.ts';

const words = {
  empty: promptToGetInsights,
  long: 'Ask in a few sentences what you would like to know, and of which platforms.',
};

const statisticsOfPools = (): Promise<PoolStatistics[]> =>
  Promise.all(platformIds.map(async (pool) => statisticsOf(pool, await lastEditions(pool, editionsAYear))));

const reportOf = ({ message, ...insight }: StoredInsight): Promise<Buffer> =>
  writeReport({ question: message, ...insight });

async function withLink(insight: StoredInsight): Promise<InsightAnswer> {
  if (insight.findings.length === 0) return insight;
  return { ...insight, pdf_s3_location: await reportUrl(insight.insight_id) };
}

/** Returns the pools that the prompt names, or else all pools that are large enough to answer about. */
const poolsAsked = (
  named: readonly PlatformId[],
  statistics: readonly PoolStatistics[],
): readonly PlatformId[] => {
  if (named.length > 0) return named;
  return statistics
    .filter(({ contributors }) => contributors !== undefined)
    .map(({ dataPoolId }) => dataPoolId);
};

async function ask(userSub: string, message: string): Promise<InsightAnswer> {
  assertPrompt(message, words);
  await assertNotTooMany(userSub);
  const prompt = questionInEnglish(message);
  const named = poolsNamed(prompt);
  const statistics = await statisticsOfPools();
  const pools = poolsAsked(named, statistics);
  const queryIds = await chosenQueries(await configuredQueries(), prompt, pools);
  const { response, caveats, findings, remarks, tooSmall } = composeInsight(queryIds, statistics, {
    pools: named.length > 0 ? named : platformIds,
    prompt,
  });
  const insight: StoredInsight = {
    insight_id: randomUUID(),
    message,
    response,
    findings: structuredClone(findings) as StoredInsight['findings'],
    caveats: [...caveats],
    remarks: [...remarks],
    too_small: [...tooSmall],
    createdAt: new Date().toISOString(),
  };
  if (findings.length > 0) await storeReport(insight.insight_id, await reportOf(insight));
  await storeInsight(userSub, insight);
  return withLink(insight);
}

export const handler = api({
  'POST /fusion_agent': async ({ person, body }) => ok(await ask(person.sub, body.message)),
  'GET /fusion_agent/{insightId}': async ({ person, path }) => {
    const insight = await findInsight(person.sub, path.insightId);
    if (insight === undefined) throw notFound('This insight');
    const { insight_id: id, findings } = insight;
    // A report expires long before the answer: it is made again when it is asked for.
    if (findings.length > 0 && !(await hasReport(id))) await storeReport(id, await reportOf(insight));
    return ok(await withLink(insight));
  },
});
