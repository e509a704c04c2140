/**
 * Chooses which texts of an offer of words leave, and in which order. Counts, times and order are what a dataset of words has
 * in common with one of records: so each text leaves with a chance that differs by contribution, and its place is drawn.
 */
import { createRecordHash, hashRange } from '../../fingerprint/record-hash.ts';
import type { DatasetRecord } from '../contract/dataset-field.ts';

/** On average, at least this share of a kind's texts leaves. */
const leastShare = 0.5;

/** Returns a place among the texts of its kind, which says nothing of the text; undefined if it stays. */
export type WordChoice = (record: DatasetRecord) => number | undefined;

/** @param key a secret of the contribution alone: without it, nobody can tell how many stayed */
export function createWordChoice(key: Uint8Array, kind: string): WordChoice {
  const hash = createRecordHash(key);
  const draw = (about: string): number => hash(`words|${about}`) / hashRange;
  const share = leastShare + (1 - leastShare) * draw(`share|${kind}`);
  return (record) => {
    const text = JSON.stringify(record);
    return draw(`leaves|${text}`) < share ? draw(`place|${text}`) : undefined;
  };
}
