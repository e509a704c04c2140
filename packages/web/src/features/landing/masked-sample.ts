/** Posts of an invented person before and after masking. A test masks the originals and compares. */

export interface MaskedText {
  readonly original: string;
  readonly masked: string;
}

/** The initial text of the field in which visitors can mask a sentence of their own. */
export const firstSentence: MaskedText = {
  original: 'Met Mei Ling at 14 Tras Street. Her number is +65 9123 4567, tell Daniel!',
  masked: 'Met [PERSON 1] at [ADDRESS 1]. Her number is [PHONE 1], tell [PERSON 2]!',
};

export const maskedSample: readonly MaskedText[] = [
  {
    original: 'Dinner with Mei Ling at 14 Tras Street was worth the queue. Call me on +65 9123 4567, Daniel!',
    masked: 'Dinner with [PERSON 1] at [ADDRESS 1] was worth the queue. Call me on [PHONE 1], [PERSON 2]!',
  },
  {
    original: 'Invoice went to jonas.weber@example.com, paid from DE89 3704 0044 0532 0130 00.',
    masked: 'Invoice went to [EMAIL 1], paid from [BANK_ACCOUNT 1].',
  },
  {
    original: 'Coffee shop wifi at 203.0.113.7 is faster than mine at home.',
    masked: 'Coffee shop wifi at [IP 1] is faster than mine at home.',
  },
];
