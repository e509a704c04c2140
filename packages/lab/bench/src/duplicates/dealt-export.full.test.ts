import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { expect, test } from 'vitest';
import { generators } from '../authenticity/attack/attack-price.ts';
import type { Generator } from '../authenticity/attack/generator.ts';
import { dealtExportLines } from './dealt-export.ts';

test.for(Object.entries(generators) as [PlatformId, Generator][])(
  'what a generator invents for %s from one catalogue is held together if it is dealt by the hour or the day, and few samples are',
  async ([platform, { careful }]) => {
    const lines = await dealtExportLines(platform, careful, 1);
    const figure = (what: string) => lines.find((line) => line.what === `duplicates: ${what}`)?.ours;
    for (const how of ['hour', 'day'])
      expect(figure(`held, ${platform}, one catalogue, dealt by the ${how}`)).toBe(100);
    // the samples of Facebook take their texts from a short list
    expect(figure(`held, ${platform}, another’s`)).toBeLessThanOrEqual(platform === 'facebook' ? 2 : 0);
  },
);
