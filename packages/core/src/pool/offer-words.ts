/** Describes each offer in words, for all pages and commands: what is sold, and how far it identifies the person. */
import type { PlatformId } from './platform-id.ts';
import type { Offer } from './pool.ts';

export interface OfferWords {
  readonly title: string;
  readonly holds: string;
  /** How far somebody could find out whose data it is. */
  readonly gives: string;
  /** The contents, for a buyer. */
  readonly sold: string;
}

const knownThings: Readonly<Partial<Record<PlatformId, string>>> = {
  spotify: 'two songs you heard',
  youtube: 'two videos you watched',
  tiktok: 'two videos you watched',
};

export function offerWords(platform: PlatformId, offer: Offer): OfferWords {
  switch (offer) {
    case 'records':
      return {
        title: 'Records of what I did',
        holds:
          'Masked records. Of what you wrote in public, only its language, length and kind; of what you did in public, only the month.',
        gives: `Masked, not anonymous. Somebody who knows ${knownThings[platform] ?? 'two things you did'} and the day can tell which record is yours.`,
        sold: 'Masked records of what people did; of what they wrote in public, only the language, length and kind; public acts by month. Masked, not anonymous.',
      };
    case 'words':
      return {
        title: 'Words I wrote',
        holds:
          'Masked posts and comments without their dates, a random part of them and in no order; and nothing that was private: no searches, watches, advertisements, prompts or messages.',
        gives: 'Masked, not anonymous. A search for a sentence finds you.',
        sold: 'Masked posts and comments, a random part of them, without dates and in no order; and nothing that was private. Masked, not anonymous.',
      };
    case 'profile':
      return {
        title: 'A profile',
        holds:
          'No records. One row a quarter: roughly how much of each kind, which classes, languages and kinds of devices; and your usual weekdays and times of day, in steps of 20 %.',
        gives: 'Nobody can tell which one is yours.',
        sold: 'One row a quarter: how much of each kind, which classes, languages and devices; and usual weekdays and times of day. No records.',
      };
    default:
      return offer satisfies never;
  }
}
