import { createCharacterTagger } from '@cgdx/name-tagger/character/character-tagger.ts';
import { readModel } from '@cgdx/name-tagger/network/model-file.ts';
import { markCount } from '@cgdx/name-tagger/word/sentence-mark.ts';
import { cutTokens } from '@cgdx/name-tagger/word/token-span.ts';
import { featuresOf } from '@cgdx/name-tagger/word/word-feature.ts';
import { classCount, createWordTagger } from '@cgdx/name-tagger/word/word-tagger.ts';
import { describe, expect, it, test } from 'vitest';
import { kind } from './corpus/corpora.ts';
import { marksOf } from './network/mark-tokens.ts';
import type { Parameters, Shape } from './network/network.ts';
import { runTraining } from './network/run-training.ts';
import { createTrainer } from './network/train-sentence.ts';
import { createFeatureRows, selectFeatures } from './network/word-types.ts';
import { createRandom } from './random/random.ts';
import { writeModel } from './write-model.ts';

/** An invented language: the subject of "sings" is a person, and the object of "lives in" is a place. */
const people = ['Zora', 'Quill', 'Tamber', 'Odalys', 'Brindle'];
const places = ['Larkspur', 'Wexmoor', 'Dunhollow', 'Ferrowick', 'Ashgate'];
const sentences = people.flatMap((somebody) =>
  places.map((somewhere) => ({
    tokens: [somebody, 'sings', 'and', 'lives', 'in', somewhere, '.'],
    kinds: [kind.person, kind.other, kind.other, kind.other, kind.other, kind.place, kind.other],
  })),
);
const noLists = () => 0;
const features = (token: string) => featuresOf(token, noLists);
const plan = { rounds: 12, rate: 0.1, dropFeature: 0.1, dropWord: 0.2, dropHidden: 0 };

function train() {
  const random = createRandom(3);
  const counts = new Map(sentences.flatMap(({ tokens }) => tokens.map((token) => [token, 5] as const)));
  const rowOf = selectFeatures(counts, features, 1, 10_000);
  const rows = createFeatureRows(rowOf, features);
  const shape: Shape = {
    rows: rowOf.size,
    width: 8,
    hidden: 8,
    reach: 2,
    classes: classCount,
    marks: markCount,
  };
  const stepOf = ({ tokens, kinds }: (typeof sentences)[number]) => ({
    rows: tokens.map(rows.rowsOf),
    allowed: kinds,
    marks: marksOf(tokens),
  });
  const losses: number[] = [];
  const onRound = (_round: number, loss: number) => losses.push(loss);
  const learn = () => runTraining({ sentences, shape, plan, random, stepOf, onRound });
  const networks = [learn(), learn()] as const;
  const write = (bits: 4 | 8, written: readonly Parameters[] = networks) =>
    writeModel(shape, written, bits, rowOf, new Map());
  return { losses, shape, networks, stepOf, write, bytes: write(4) };
}

const first = train();

function probabilities(text: string, bytes = first.bytes): Float32Array {
  const tokens = cutTokens(text);
  const out = new Float32Array(tokens.count * classCount);
  createWordTagger(readModel(bytes)).tag(tokens, 0, tokens.count, out);
  return out;
}

describe('training', () => {
  it('gives the same bytes in every run', () => {
    expect(Buffer.from(train().bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  it('learns the context of names, so that it finds unknown ones', () => {
    expect(first.losses.at(-1)).toBeLessThan((first.losses[0] as number) / 3);
    const out = probabilities('Vesper sings and lives in Millbrook.');
    const at = (token: number, of: number) => out[token * classCount + of] as number;
    expect(at(0, 1)).toBeGreaterThan(0.8);
    expect(at(5, 2)).toBeGreaterThan(0.8);
    expect(at(1, 0)).toBeGreaterThan(0.9);
  });

  it.each([4, 8] as const)(
    'writes weights that give the results of the network, up to the rounding of %i bits',
    (bits) => {
      const [sentence] = sentences;
      const [network] = first.networks;
      if (sentence === undefined) throw new Error('no sentence');
      const trainer = createTrainer(first.shape, network, createRandom(1), { ...plan, dropHidden: 0 });
      const wanted = new Float32Array(sentence.tokens.length * classCount);
      trainer.predict(first.stepOf(sentence), wanted);
      const got = probabilities('Zora sings and lives in Larkspur.', first.write(bits, [network]));
      // Signs are not tagged.
      for (let i = 0; i < wanted.length - classCount; i++) expect(got[i]).toBeCloseTo(wanted[i] as number, 1);
    },
  );

  it('averages the results of several networks', () => {
    const text = 'Vesper sings and lives in Millbrook.';
    const logitOf = (bytes: Uint8Array) => {
      const [other, person] = probabilities(text, bytes) as unknown as [number, number];
      return Math.log(person / other);
    };
    const [a, b] = first.networks.map((network) => logitOf(first.write(8, [network]))) as [number, number];
    expect(a).not.toBeCloseTo(b, 1);
    expect(logitOf(first.write(8))).toBeCloseTo((a + b) / 2, 1);
  });

  it('stores several networks separately in the file', () => {
    for (const bits of [4, 8] as const) {
      const both = readModel(first.write(bits)).networks;
      const alone = first.networks.map((network) => readModel(first.write(bits, [network])).networks[0]);
      expect(both).toEqual(alone);
    }
  });

  it('uses a single network for characters', () => {
    expect(() => createCharacterTagger(readModel(first.bytes))).toThrow('have one network');
  });
});

test('weights whose sections do not fit their shape are refused', () => {
  const bytes = Buffer.from(first.bytes);
  const at = bytes.indexOf('"networks":2') + '"networks":'.length;
  bytes[at] = '3'.charCodeAt(0);
  expect(() => readModel(bytes)).toThrow('The section scales has');
});
