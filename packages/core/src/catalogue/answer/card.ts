/** The cards of an answer, and their text form: three lines each, with a blank line between. */
import { noDescription } from '../../specification/word.ts';
import { linkSchema } from '../record-schema.ts';
import { oneLine } from '../text/one-line.ts';

/** A `page` is a page of this market that answers a question about the market. */
export type CardKind = 'dataset' | 'pool' | 'upload' | 'page';

export interface Card {
  readonly kind: CardKind;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly licence: string;
  readonly reasons: readonly string[];
  /** The id of the pool, if the card is about a pool of this market or about an upload in it. */
  readonly dataPoolId?: string | undefined;
  readonly uploadHash?: string | undefined;
}

const mostTitle = 200;
const mostDescription = 600;

/** Returns the card with each text on a single line; undefined if its link is not a web address. */
export function cardOf(given: Card, isOwnLink: (link: string) => boolean = () => false): Card | undefined {
  const link = given.link.trim();
  if (!isOwnLink(link) && !linkSchema.safeParse(link).success) return undefined;
  const title = oneLine(given.title).slice(0, mostTitle);
  return {
    kind: given.kind,
    title: title === '' ? 'Untitled' : title,
    link,
    description: oneLine(given.description).slice(0, mostDescription) || noDescription,
    licence: oneLine(given.licence).slice(0, mostTitle),
    reasons: given.reasons.map(oneLine),
    ...(given.dataPoolId !== undefined && { dataPoolId: given.dataPoolId }),
    ...(given.uploadHash !== undefined && { uploadHash: given.uploadHash }),
  };
}

/** @returns undefined if there are no cards */
export const blocksOf = (cards: readonly Card[]): string | undefined =>
  cards.length === 0
    ? undefined
    : cards.map(({ title, link, description }) => [title, link, description].join('\n')).join('\n\n');
