/** Finds names with the tagger only, without rules: for measurements. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { createNameHints, createPlaceHints } from '../name/name-hint.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { createFindings } from '../text/finding.ts';
import { tagTokens } from '../text/tag-tokens.ts';
import { natureOf } from '../text/text-nature.ts';
import { tokenise } from '../text/tokenise.ts';
import { findTagged } from './find-tagged.ts';
import { findTaggedHan } from './find-tagged-han.ts';
import { readEvidence } from './name-evidence.ts';
import { thresholds } from './threshold.ts';

export function findTaggedAlone(text: string, tagger: NameTagger): readonly PersonalSpan[] {
  const tokens = tokenise(text);
  const findings = createFindings(tokens);
  if (tokens.hanCount > 0) findTaggedHan(text, tagger, findings, thresholds.text);
  const evidence = readEvidence(
    tokens,
    tagTokens(tokens, tagger),
    { hints: createNameHints(tokens.count), places: createPlaceHints(tokens.count) },
    natureOf(tokens),
  );
  findTagged(evidence, tagger.trees, findings, thresholds.text);
  return findings.spans;
}
