/** Takes what the tagger for languages of Southeast Asia is sure of: the trees have not seen them, and ask for capitals. */
import type { Findings } from '../text/finding.ts';
import type { Tags } from '../text/tag-tokens.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFree } from './free-word.ts';

/** Measured on labelled Indonesian news. */
const leastPerson = 0.3;

export function findTaggedAsian(tokens: Tokens, { person }: Tags, findings: Findings): void {
  for (let i = 0; i < tokens.count; i++)
    if ((person[i] as number) >= leastPerson && isFree(tokens, i)) findings.take(i, i, 'PERSON');
}
