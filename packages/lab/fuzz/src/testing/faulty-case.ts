/** Cases that fail in every way in which code under test can fail, to test that each failure is detected. */
import type { MakeCase } from '../case/run-case.ts';

const leaked: unknown[] = [];

const faults: Readonly<Record<string, () => Promise<string>>> = {
  error: async () => {
    throw new TypeError('undefined is not a record');
  },
  hang: async () => {
    for (;;);
  },
  crash: async () => process.exit(9),
  waste: async () => {
    let sum = 0;
    while (process.cpuUsage().user < 2_000_000) for (let i = 0; i < 1e6; i++) sum += i % 7;
    return sum > 0 ? 'late' : 'never';
  },
  leak: async () => {
    leaked.push(Array.from({ length: 5000 }, (_, i) => i + leaked.length));
    return 'fine';
  },
};

/** The seed selects the fault. Only case 1 has it, except for a leak, which takes many cases. */
export const makeCase: MakeCase = async (seed, number) => ({
  what: 'a faulty parser',
  bytes: 10,
  run: async () => (number === 1 || seed === 'leak' ? (faults[seed]?.() ?? 'fine') : 'fine'),
});
