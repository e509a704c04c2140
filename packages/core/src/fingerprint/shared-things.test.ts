import { expect, test } from 'vitest';
import { fewestPeople, sharedThings } from './shared-things.ts';
import { panelSketchOf, type Taste, tasteOf, thingsOf } from './testing/taste.ts';

const sketchOf = (person: number, taste: Partial<Taste> = {}) =>
  panelSketchOf(thingsOf(person, { ...tasteOf(person), ...taste }));
const invented = (catalogue: string, count: number, share = 1) =>
  panelSketchOf(
    Array.from({ length: count }, (_, n) => `${catalogue} ${n}`).filter(
      (_, n) => (n * 7919) % 100 < 100 * share,
    ),
  );
const people = Array.from({ length: 100 }, (_, person) => sketchOf(person));
const found = (things: readonly number[], panel: readonly (readonly number[])[] = people) =>
  sharedThings(things, panel) ?? expect.fail('the panel is too small');

test('people share some things with each other, and an invented catalogue shares none', () => {
  const forged = found(invented('song', 400));
  expect(forged.known).toBeLessThan(3);
  expect(forged.chance).toBeLessThan(0.002);
  const others = Array.from({ length: 20 }, (_, n) => found(sketchOf(1_000 + n)));
  expect(others.filter(({ chance }) => chance < 0.005).length).toBe(0);
  expect(others.every(({ known, of, usual }) => known > (of * usual) / 8)).toBe(true);
});

test('few people, or few things, give no result', () => {
  expect(sharedThings(invented('song', 400), people.slice(0, fewestPeople - 1))).toBeUndefined();
  expect(found(invented('song', 60)).chanceOfNone).toBeGreaterThan(0.005);
});

test('if people share nothing, an inventor cannot be distinguished', () => {
  const strangers = Array.from({ length: 100 }, (_, person) => invented(`of ${person}`, 2_000));
  const { usual, chance } = found(invented('song', 400), strangers);
  expect(usual).toBeLessThan(0.01);
  expect(chance).toBeGreaterThan(0.1);
});

test('uploads of the same invention do not count as known for each other', () => {
  const poisoned = [...people.slice(15), ...Array.from({ length: 15 }, () => invented('song', 400))];
  const { known, of, chance } = found(invented('song', 400), poisoned);
  expect(known).toBeLessThan(of / 20);
  expect(chance).toBeLessThan(0.005);
  // nor do they make it usual to share nothing
  expect(found(invented('film', 400), poisoned).chance).toBeLessThan(0.005);
});

test('an export in a language that few people of the panel have is not taken for an invention', () => {
  const rare = { language: 99, hits: 0.2, own: 0.3 };
  const chances = Array.from({ length: 10 }, (_, n) => found(sketchOf(2_000 + n, rare)));
  expect(chances.every(({ known, of, usual }) => known > (of * usual) / 8)).toBe(true);
});
