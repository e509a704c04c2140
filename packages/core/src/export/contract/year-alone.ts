/** The finding for dates whose day and month cannot be distinguished. */
import { type PlatformId, platformName } from '../../pool/platform-id.ts';
import type { TimelineFinding } from '../source/timeline-finding.ts';

/** `dates`: the number of dates that are reduced to their year. */
export const yearAloneFindings = (dates: number, platform: PlatformId): TimelineFinding[] =>
  dates === 0
    ? []
    : [
        {
          label: 'Dates',
          value: `${dates.toLocaleString('en')} dates keep their year alone: a program saved the file again, and nothing in it tells whether the day or the month comes first. With the file as ${platformName(platform)} gave it to you, they keep their days.`,
        },
      ];
