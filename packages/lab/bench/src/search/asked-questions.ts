/** Asks D-GPT the eighty questions and judges its answers. */
import { poolRecords } from '@cgdx/core/catalogue/pool-record.ts';
import { buildIndex } from '@cgdx/core/catalogue/search.ts';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import { type Answered, answerPrompt } from '@cgdx/functions/assistant/answer-prompt.ts';
import { embeddedEngine } from '@cgdx/functions/assistant/engine.ts';
import { askedQuestionList } from './asked-question-list.ts';

const siteUrl = 'https://market.example';
/** The number of cards that must contain a good one, as a person reads on only then. */
const firstCards = 3;

interface Asked {
  readonly question: string;
  readonly isGood: (answer: Answered) => boolean;
}

function judgementOf(wanted: string): Asked['isGood'] {
  if (wanted === 'none') return ({ fits }) => !fits;
  if (wanted === 'refused')
    return ({ response, cards }) => response.startsWith('I do not') && cards.length === 0;
  if (wanted.startsWith('page ')) {
    const link = `${siteUrl}${wanted.slice('page '.length)}`;
    return ({ cards }) => cards.some((card) => card.kind === 'page' && card.link === link);
  }
  const titles = wanted.split('; ');
  for (const title of titles)
    if (!seedRecords.some((record) => record.title === title))
      throw new Error(`The seed has no dataset "${title}".`);
  return ({ fits, cards }) => fits && cards.slice(0, firstCards).some(({ title }) => titles.includes(title));
}

const askedQuestions = (): Asked[] =>
  askedQuestionList
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' => '))
    .map(([question = '', wanted = '']) => ({ question, isGood: judgementOf(wanted) }));

/** @returns the number of questions, and those that were not answered well */
export async function askQuestions(): Promise<{ readonly asked: number; readonly poor: readonly string[] }> {
  const sources = {
    index: buildIndex([...poolRecords(''), ...seedRecords]),
    engine: embeddedEngine,
    siteUrl,
    poolCards: async (card: Parameters<NonNullable<Parameters<typeof answerPrompt>[1]['poolCards']>>[0]) => [
      card,
    ],
  };
  const questions = askedQuestions();
  const poor: string[] = [];
  for (const { question, isGood } of questions)
    if (!isGood(await answerPrompt({ message: question }, sources))) poor.push(question);
  return { asked: questions.length, poor };
}
