import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { expect, test } from 'vitest';
import { generators, sendTo } from './attack-price.ts';
import { firstKnobs, type Generator } from './generator.ts';

test.for(Object.entries(generators) as [PlatformId, Generator][])(
  'what is invented for %s without having read our checks earns nothing before an operator has seen it',
  async ([platform, { plain, careful }]) => {
    for (const { generate } of [plain, careful]) {
      expect(await sendTo(platform, generate, firstKnobs)).toEqual({
        score: 0,
        told: 'held for an operator',
      });
    }
  },
);
