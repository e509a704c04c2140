/** Answers a prompt: a question about the market gets a written answer; a need is parsed, searched for, and answered with cards. */
import type { AssistantTurn, TurnEvent } from '@cgdx/api/route/assistant.ts';
import { blocksOf, type Card, cardOf } from '@cgdx/core/catalogue/answer/card.ts';
import { chipsOf, composeText } from '@cgdx/core/catalogue/answer/compose.ts';
import type { SearchIndex } from '@cgdx/core/catalogue/index/search-index.ts';
import { editNeed, isNarrowing } from '@cgdx/core/catalogue/need/edit-need.ts';
import { isForeign } from '@cgdx/core/catalogue/need/foreign-text.ts';
import { emptyNeed, type Need, understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { poolOfRecord } from '@cgdx/core/catalogue/pool-record.ts';
import type { ProductPage } from '@cgdx/core/catalogue/prompt/product-topic.ts';
import { routePrompt } from '@cgdx/core/catalogue/prompt/route-prompt.ts';
import { unknownWords } from '@cgdx/core/catalogue/query/query-term.ts';
import { answerNeed } from '@cgdx/core/catalogue/search.ts';
import { worthShowing } from '@cgdx/core/catalogue/worth-showing.ts';
import { asksAboutPeople } from '@cgdx/core/insight/question.ts';
import { parsePlatformId, platformName } from '@cgdx/core/pool/platform-id.ts';
import { type Candidate, chosen, type Engine, mostShown } from './engine.ts';
import { poolCards } from './pool-cards.ts';
import { realWords } from './real-words.ts';
import { answerEvents, understoodEvent } from './turn-events.ts';

export interface Asked {
  readonly message: string;
  /** A need that replaces the one parsed from the message. */
  readonly need?: Need | undefined;
  /** The need of the previous turn. */
  readonly before?: Need | undefined;
}

export interface Sources {
  readonly index: SearchIndex;
  readonly engine: Engine;
  readonly siteUrl: string;
  readonly poolCards?: typeof poolCards;
}

export type Answered = Omit<AssistantTurn, 'turn' | 'createdAt' | 'feedback'>;

/** The position at which our own pool is inserted; the results before it are the search's. */
const poolPlace = 2;

/** Returns the results with our own pool of the platform that the need names, if a search alone did not find it. */
function withPool(found: readonly Candidate[], need: Need, index: SearchIndex | false): readonly Candidate[] {
  const poolId = need.platforms.map(parsePlatformId).find(Boolean);
  if (!index || !poolId || found.some(({ id }) => poolOfRecord(id) !== undefined)) return found;
  const { results } = answerNeed(index, { ...emptyNeed, topic: `${poolId} data pool` }, { limit: 10 });
  const own = results
    .map((result) => ({ ...result, document: index.documents.read(result.place) }))
    .find(({ id }) => poolOfRecord(id) === poolId);
  if (!own) return found;
  const reasons = [`From our own ${platformName(poolId)} data pool.`];
  return [...found.slice(0, poolPlace), { ...own, reasons }, ...found.slice(poolPlace)].slice(0, mostShown);
}

/** Yields each part of the answer as soon as it is known. @returns the whole answer */
export async function* answerInParts(asked: Asked, sources: Sources): AsyncGenerator<TurnEvent, Answered> {
  const routed = routePrompt(asked.message);
  const isNeed =
    routed.kind === 'outOfScope' &&
    (asked.need !== undefined || isNarrowing(asked.before, asked.message) || hasAnswer(asked, sources));
  if (routed.kind === 'need' || isNeed) return yield* answerNeedInParts(asked, sources);
  const response =
    routed.kind === 'product'
      ? routed.topic.answer
      : `${routed.kind === 'outOfScope' ? hintFor(asked.message) : ''}${routed.sentence}`;
  const pages = routed.kind === 'product' ? routed.topic.pages : [];
  return yield* answerWithPages(asked, response, pages, sources.siteUrl);
}

/** “Summarise this article” is about something that the person has, and not about articles. */
const atHand = /\b(?:this|these|the following) (?!(?:year|month|week|decade|century)\b)/i;

/** Returns whether datasets say all of a request that seemed out of scope: “how do I train my dog” finds dogs. */
function hasAnswer({ message }: Asked, { index }: Sources): boolean {
  if (atHand.test(message)) return false;
  const { fits, isPartial, said } = answerNeed(index, understandNeed(message));
  return fits && !isPartial && said.length > 0;
}

/** Answers without a search. The previous need is kept, so that a follow-up can edit it. */
async function* answerWithPages(
  { message, before }: Asked,
  response: string,
  pages: readonly ProductPage[],
  siteUrl: string,
): AsyncGenerator<TurnEvent, Answered> {
  const understood = { need: before ?? emptyNeed, chips: [] };
  yield understoodEvent(understood);
  const cards = pages.flatMap(
    ({ title, path, description }) =>
      cardOf(
        { kind: 'page', title, link: `${siteUrl}${path}`, description, licence: '', reasons: [] },
        isOwnLink(siteUrl),
      ) ?? [],
  );
  yield* answerEvents({ response, cards: cards.map(withReasons) });
  return { message, response, cards: cards.map(withReasons), fits: true, ...understood };
}

const isOwnLink =
  (siteUrl: string) =>
  (link: string): boolean =>
    siteUrl !== '' && link.startsWith(`${siteUrl}/`);

const withReasons = (card: Card) => ({ ...card, reasons: [...card.reasons] });

async function* answerNeedInParts(asked: Asked, sources: Sources): AsyncGenerator<TurnEvent, Answered> {
  const { index, engine, siteUrl } = sources;
  const need = asked.need ?? editNeed(asked.before, asked.message);
  const chips = chipsOf(need);
  yield understoodEvent({ need, chips });
  const mayBeCorrected = unknownWords(index, need.topic).length > 0;
  const isWord = mayBeCorrected ? await realWords() : undefined;
  const answer = answerNeed(index, need, { limit: engine.candidates, isWord });
  const candidates = worthShowing(answer).map((result) => ({
    ...result,
    document: index.documents.read(result.place),
  }));
  const shown = withPool(await chosen(engine, need.topic, candidates), need, answer.fits && index);
  const withPools = await Promise.all(
    shown.map(async ({ id, document, reasons }): Promise<Card[]> => {
      const card: Card = { kind: 'dataset', ...document, reasons };
      const poolId = poolOfRecord(id);
      return poolId ? (sources.poolCards ?? poolCards)({ ...card, kind: 'pool' }, poolId, siteUrl) : [card];
    }),
  );
  const cards = withPools
    .flat()
    .flatMap((card) => cardOf(pick(card), isOwnLink(siteUrl)) ?? [])
    .map(withReasons);
  const datasets = blocksOf(cards);
  const text = composeText(need, answer, cards.length);
  const response = `${answer.fits ? '' : hintFor(asked.message)}${text}${insightHint(asked.message)}`;
  yield* answerEvents({ response, cards });
  return {
    message: asked.message,
    response,
    ...(datasets !== undefined && { datasets }),
    cards,
    fits: answer.fits,
    need,
    chips,
  };
}

const hintFor = (message: string): string =>
  isForeign(message) ? 'I read English, Chinese and Malay: ask in one of them. ' : '';

const asksWhatIsDone =
  /^\s*(?:what|which|when|where|how|do|does|are|is)\b.*\b(?:listen|watch|post|like|react|search|play|follow|comment|share|stream|active)/i;

/** “What do people listen to at night” is a question for the other assistant. */
const insightHint = (message: string): string =>
  asksWhatIsDone.test(message) && asksAboutPeople(message)
    ? ' What groups of people do is counted by I-GPT: ask it under “Generate Insight”.'
    : '';

/** Returns the whole answer at once, without its parts. */
export async function answerPrompt(asked: Asked, sources: Sources): Promise<Answered> {
  const parts = answerInParts(asked, sources);
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return value;
  }
}

/** Drops all fields of a record that a card does not have. */
const pick = ({ kind, title, link, description, licence, reasons, dataPoolId, uploadHash }: Card): Card => ({
  kind,
  title,
  link,
  description,
  licence,
  reasons,
  dataPoolId,
  uploadHash,
});
