/** Finds missing parts of an export by the names of its parts. */
import { type PartNaming, type PartNumber, parsePartName } from './part-name.ts';

/** The most missing parts; with more, the numbers must mean something other than parts. */
const mostMissing = 20;

/**
 * @param fileNames in any order; copies ("x (1).zip") count as their originals
 * @returns the names that the missing parts should have, in order; a missing last part is noticed only if the names
 * contain the total number
 */
export function missingParts(fileNames: readonly string[], naming: PartNaming): string[] {
  const series = new Map<string, PartNumber[]>();
  for (const fileName of fileNames) {
    const { number } = parsePartName(fileName, naming);
    if (number) series.set(number.series, [...(series.get(number.series) ?? []), number]);
  }
  return [...series.values()].flatMap(missingOf).sort();
}

function missingOf(parts: readonly PartNumber[]): string[] {
  const there = new Set(parts.map(({ at }) => at));
  const last = Math.max(...parts.map(({ at, of = 0 }) => Math.max(at, of)));
  const first = there.has(0) ? 0 : 1;
  const missing: number[] = [];
  for (let at = first; at <= last; at++) if (!there.has(at)) missing.push(at);
  const [any] = parts;
  if (any === undefined || (missing.length > mostMissing && !any.isCertain)) return [];
  return missing.map((at) => any.nameOf(at));
}
