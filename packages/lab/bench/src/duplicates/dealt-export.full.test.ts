import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { expect, test } from 'vitest';
import { generators } from '../authenticity/attack/attack-price.ts';
import type { Generator } from '../authenticity/attack/generator.ts';
import { dealtExportLines } from './dealt-export.ts';

test.for(Object.entries(generators) as [PlatformId, Generator][])(
  'what a generator invents for %s from one catalogue is held together if it is dealt by the hour or the day, and no sample is',
  async ([platform, { careful }]) => {
    const lines = await dealtExportLines(platform, careful, 1);
    const figure = (what: string) => lines.find((line) => line.what === `duplicates: ${what}`)?.ours;
    for (const how of ['hour', 'day'])
      expect(figure(`held, ${platform}, one catalogue, dealt by the ${how}`)).toBe(100);
    expect(figure(`held, ${platform}, another’s`)).toBe(0);
  },
);
