/** The sentences of the assistant's refusals. */
import type { RefusalKind } from './example/refused.ts';

export const refusals: Readonly<Record<RefusalKind, string>> = {
  privateData:
    'I do not look for private data of people, such as how to reach them, where they are, or what their records and messages say.',
  identity:
    'I do not help to find out who somebody is or who contributed an upload: the terms of this market forbid it.',
  stolen: 'I do not look for stolen or leaked data.',
  sexual: 'I do not look for intimate pictures of people, nor for anything sexual with children.',
  illegal: 'I do not help with what is against the law or harms people.',
};
