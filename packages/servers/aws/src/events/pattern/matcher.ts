/** The conditions that one element of a pattern's list of values can express. */
import { type IpRange, isInRange } from './ip-range.ts';
import { type Glob, matchesGlob } from './wildcard.ts';

/** A leaf of an event. `json` is its text, or, for a string, its content. */
export interface Leaf {
  readonly kind: 'string' | 'number' | 'literal';
  readonly json: string;
  /** The value in millionths; only for numbers that EventBridge can compare. */
  readonly number?: bigint | undefined;
}

export type Matcher =
  | { readonly kind: 'string'; readonly text: string; readonly ignoreCase: boolean }
  /** `true`, `false`, `null`, or a number as written. */
  | { readonly kind: 'literal'; readonly json: string }
  | { readonly kind: 'number'; readonly number: bigint }
  | NumericRange
  | { readonly kind: 'ip'; readonly range: IpRange }
  | { readonly kind: 'prefix' | 'suffix'; readonly text: string; readonly ignoreCase: boolean }
  | { readonly kind: 'wildcard'; readonly glob: Glob }
  | { readonly kind: 'anything-but'; readonly excluded: readonly Matcher[] }
  | { readonly kind: 'exists' }
  /** Decided for the whole event, not for a single leaf. */
  | { readonly kind: 'absent' };

export interface NumericRange {
  readonly kind: 'range';
  readonly bottom: bigint;
  readonly openBottom: boolean;
  readonly top: bigint;
  readonly openTop: boolean;
}

function isInside({ bottom, openBottom, top, openTop }: NumericRange, number: bigint): boolean {
  if (openBottom ? number <= bottom : number < bottom) return false;
  return openTop ? number < top : number <= top;
}

function equals(a: string, b: string, ignoreCase: boolean): boolean {
  if (!ignoreCase) return a === b;
  return a.toLowerCase() === b.toLowerCase() || a.toUpperCase() === b.toUpperCase();
}

export function accepts(matcher: Matcher, leaf: Leaf): boolean {
  switch (matcher.kind) {
    case 'exists':
      return true;
    case 'absent':
      return false;
    case 'anything-but':
      return !matcher.excluded.some((each) => accepts(each, leaf));
    case 'literal':
      return leaf.kind !== 'string' && leaf.json === matcher.json;
    case 'number':
      return leaf.number === matcher.number;
    case 'range':
      return leaf.number !== undefined && isInside(matcher, leaf.number);
  }
  if (leaf.kind !== 'string') return false;
  const text = leaf.json;
  switch (matcher.kind) {
    case 'string':
      return equals(text, matcher.text, matcher.ignoreCase);
    case 'prefix':
      return equals(text.slice(0, matcher.text.length), matcher.text, matcher.ignoreCase);
    case 'suffix':
      return equals(
        text.slice(Math.max(0, text.length - matcher.text.length)),
        matcher.text,
        matcher.ignoreCase,
      );
    case 'wildcard':
      return matchesGlob(matcher.glob, text);
    case 'ip':
      return isInRange(matcher.range, text);
  }
}
