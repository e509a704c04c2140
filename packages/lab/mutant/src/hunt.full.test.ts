import { describe, expect, test } from 'vitest';
import { hunt } from './hunt.ts';
import type { Mutant } from './mutant.ts';
import { treeLaboratory } from './tree-laboratory.ts';
import { treeMutants } from './tree-mutant.ts';

describe('the real tests of the tree', () => {
  test('catch a bug, and pass with a harmless change', async () => {
    const laboratory = treeLaboratory();
    const bug = treeMutants[0] as Mutant;
    const harmless = {
      ...bug,
      bug: 'nothing',
      from: 'export const hashBytes = 32;',
      to: 'export const hashBytes = 4 * 8;',
    };
    try {
      const { seeded, survivors } = await hunt([laboratory], [bug, harmless], () => undefined);
      expect(seeded).toBe(2);
      expect(survivors.map((mutant) => mutant.bug)).toEqual(['nothing']);
    } finally {
      laboratory.remove();
    }
  });
});
