import { expect, it } from 'vitest';
import { createSectionSplitter } from './split-sections.ts';

function sectionsOf(text: string, cut: number): string[] {
  const splitter = createSectionSplitter();
  const bytes = Buffer.from(text);
  const batches = [bytes.subarray(0, cut), bytes.subarray(cut)].flatMap((part) => splitter.push(part));
  return [...batches, ...splitter.end()].flatMap(({ section, records }) =>
    records.map((record) => `${section} ${JSON.stringify(record)}`),
  );
}

it('records before a nested list belong to the outer list, for any division into chunks', () => {
  const text = JSON.stringify({ A: { L: [{ x: 1 }, { x: 2 }, [{ x: 3 }], { x: 4 }] }, B: [{ x: 5 }] });
  const expected = ['A>L {"x":1}', 'A>L {"x":2}', 'A>L>L {"x":3}', 'A>L {"x":4}', 'B {"x":5}'];
  for (let cut = 0; cut <= text.length; cut++) expect(sectionsOf(text, cut)).toEqual(expected);
});
