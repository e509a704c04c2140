/**
 * Chooses which texts of an offer of words are sold, and in which order. Counts and order could link a dataset of words to the
 * same person's dataset of records, so each text is sold with a probability that differs by contribution, in random order.
 */
import { createRecordHash, hashRange } from '../../fingerprint/record-hash.ts';
import type { DatasetRecord } from '../contract/dataset-field.ts';

/** The least expected share of a kind's texts that is sold. */
const leastShare = 0.5;

/** Returns a sort key that is independent of the text's time and content; undefined if the text is not sold. */
export type WordChoice = (record: DatasetRecord) => number | undefined;

/** @param key a secret of the contribution; without it, nobody can compute how many texts are withheld */
export function createWordChoice(key: Uint8Array, kind: string): WordChoice {
  const hash = createRecordHash(key);
  const draw = (about: string): number => hash(`words|${about}`) / hashRange;
  const share = leastShare + (1 - leastShare) * draw(`share|${kind}`);
  return (record) => {
    const text = JSON.stringify(record);
    return draw(`leaves|${text}`) < share ? draw(`place|${text}`) : undefined;
  };
}
