import { type StepName, stepNames, stepTitles } from '@cgdx/core/contribution/contribution.ts';
import type { TimelineEntry } from '../../ui/timeline/entry.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './landing.module.css';

const minute = (second: string) => `2026-01-05T10:00:${second}Z`;

/** Made-up figures for each step. */
const examples: Readonly<Record<StepName, Omit<TimelineEntry, 'key' | 'title'>>> = {
  'check-authenticity': {
    state: 'done',
    startedAt: minute('00'),
    endedAt: minute('04.2'),
    note: 'A genuine Spotify export, 2019 to 2026.',
    findings: [
      { label: 'Plays read', value: '48,210' },
      { label: 'Out of order', value: '0' },
      { label: 'In the future', value: '0' },
    ],
  },
  'score-quality': {
    state: 'done',
    startedAt: minute('04.2'),
    endedAt: minute('04.9'),
    note: '8 out of 10: long, dense and recent.',
  },
  'mask-personal-information': {
    state: 'done',
    startedAt: minute('04.9'),
    endedAt: minute('09.6'),
    note: 'User name, IP addresses and devices removed.',
  },
  'insert-merkle-leaf': { state: 'done', startedAt: minute('09.6'), endedAt: minute('10.1') },
  'update-root-on-chain': { state: 'waiting', note: 'With the next block.' },
  'complete-contribution': { state: 'waiting' },
};
const entries = stepNames.map((key): TimelineEntry => ({ key, title: stepTitles[key], ...examples[key] }));

/** A contributor's timeline, marked as an example. */
export function ExampleTimeline() {
  return (
    <figure className={css.example}>
      <figcaption className={css.exampleHead}>
        <span className={css.exampleTitle}>What you see after you press Upload</span>
        <Chip>An example</Chip>
      </figcaption>
      <Timeline label="Example of a contribution" entries={entries} />
    </figure>
  );
}
