/** Finds names with the tagger only, without rules: for measurements. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { createNameHints, createPlaceHints } from '@cgdx/privacy/name/name-hint.ts';
import type { PersonalSpan } from '@cgdx/privacy/placeholder/personal-type.ts';
import { findTagged } from '@cgdx/privacy/tagged/find-tagged.ts';
import { findTaggedHan } from '@cgdx/privacy/tagged/find-tagged-han.ts';
import { readEvidence } from '@cgdx/privacy/tagged/name-evidence.ts';
import { thresholds } from '@cgdx/privacy/tagged/threshold.ts';
import { createFindings } from '@cgdx/privacy/text/finding.ts';
import { tagTokens } from '@cgdx/privacy/text/tag-tokens.ts';
import { natureOf } from '@cgdx/privacy/text/text-nature.ts';
import { tokenise } from '@cgdx/privacy/text/tokenise.ts';

export function findTaggedAlone(text: string, tagger: NameTagger): readonly PersonalSpan[] {
  const tokens = tokenise(text);
  const findings = createFindings(tokens);
  if (tokens.hanCount > 0) findTaggedHan(text, tagger, findings, thresholds.text);
  const evidence = readEvidence(
    tokens,
    tagTokens(tokens, tagger, 'words'),
    { hints: createNameHints(tokens.count), places: createPlaceHints(tokens.count) },
    natureOf(tokens),
  );
  findTagged(evidence, tagger.trees, findings, thresholds.text);
  return findings.spans;
}
