/** The numbers of one pool, and the words for what they rest on. */
import type { PlatformId } from '../pool/platform-id.ts';

/** One pool's answer to a query. */
export interface Series {
  readonly dataPoolId: PlatformId | 'others';
  readonly pool: string;
  /** The approximate number of contributors. */
  readonly contributors: number;
  /** The margin of a share, 0 to 1. */
  readonly margin: number;
  /** The period in words. */
  readonly period: string;
  readonly cells: readonly { readonly label: string; readonly share: number }[];
  readonly rest?: number | undefined;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "8 to 9%", or "8%" if both are that. */
export const percentRange = (least: number, most: number): string =>
  percent(least) === percent(most) ? percent(most) : `${Math.round(least * 100)} to ${percent(most)}`;

/** Returns the sample, period and margin of a sentence's numbers. @param margin the margin of these numbers, 0 to 1 */
export const basis = ({ contributors, period, margin: own }: Series, margin = own): string =>
  `about ${contributors} contributors, ${period}, ${marginText(margin)}`;

/** What `basis` writes, in parentheses, with its margin. */
const writtenBasis = / ?\(about \d[^()]*?(± \d+ points?)\)/g;

/** Returns the sentence without its bases. A margin is kept unless it is the one that stands beside the sentence anyhow. */
export const withoutBasis = (sentence: string, isStated: (margin: string) => boolean): string =>
  sentence.replace(writtenBasis, (_, margin: string) => (isStated(margin) ? '' : ` (${margin})`));

/** Returns the margin as it is written, at least 1. @param margin 0 to 1 */
const pointsOf = (margin: number): number => Math.max(1, Math.round(margin * 100));

/** Whether two shares also differ by more than their margins as these are written. */
export const differAsWritten = (a: number, b: number, margins: readonly number[]): boolean =>
  Math.abs(Math.round(a * 100) - Math.round(b * 100)) >
  margins.map(pointsOf).reduce((sum, each) => sum + each, 0);

/** @param margin 0 to 1 */
export function marginText(margin: number): string {
  const points = pointsOf(margin);
  return `± ${points} ${points === 1 ? 'point' : 'points'}`;
}
