/** Turns a contribution into the entries of its timeline. */

import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import {
  type Contribution,
  type Step,
  type StepName,
  stepNames,
  stepTitles,
} from '@cgdx/core/contribution/contribution.ts';
import type { TimelineEntry } from '../../ui/timeline/entry.ts';

/** What a step does, shown until the step has a note of its own. */
const plans: Readonly<Record<StepName, string>> = {
  'check-authenticity': 'Is this a genuine export of the platform, and unchanged?',
  'score-quality': 'How much, how long, how complete and how new is it?',
  'mask-personal-information': 'Names, addresses and numbers are removed before anyone can see them.',
  'insert-merkle-leaf': 'Only a fingerprint of the masked data, which says nothing about you.',
  'update-root-on-chain': 'From then on nobody, not even we, can change what was recorded.',
  'complete-contribution': 'Then you can claim it, in CGDX or to your bank.',
};

/** Returns one entry per step; all of them wait until the workflow has noticed the upload. */
export function stepEntries(contribution: Contribution | undefined): TimelineEntry[] {
  return stepNames.map((name) => entryOf(name, contribution?.steps[name] ?? { state: 'waiting' }));
}

function entryOf(name: StepName, step: Step): TimelineEntry {
  return {
    key: name,
    title: stepTitles[name],
    state: step.state,
    startedAt: step.startedAt,
    endedAt: step.endedAt,
    attempts: step.attempts,
    note: step.note ?? (step.state === 'waiting' || step.state === 'running' ? plans[name] : undefined),
    findings: step.findings,
    progress: step.progress && { ...step.progress, text: progressText(step.progress) },
  };
}

export function progressText({ done, total, unit }: NonNullable<Step['progress']>): string {
  if (unit === 'bytes') return `${describeFileSize(done)} of ${describeFileSize(total)}`;
  return `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}`;
}
