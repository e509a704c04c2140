import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import loadWabt from 'wabt';
import { type Model, readModel } from '../network/model-file.ts';
import { cutTokens } from '../word/token-span.ts';
import { classCount, createWordTagger } from '../word/word-tagger.ts';
import { compileKernel } from './compiled-kernel.ts';

const fileOf = (name: string) => new URL(`../../weights/${name}`, import.meta.url);
const model = readModel(new Uint8Array(readFileSync(fileOf('words.bin'))));
const shipped = new Uint8Array(readFileSync(fileOf('kernel.wasm')));

const texts = [
  'Yesterday Margaret Holloway met 3 of us near the station in Leeds.',
  'WAH LAU TAN MUI KEOW SO LATE AGAIN!!!',
  'hyvää huomenta, sanoi Väinö Korhonen',
  'Режиссёр Александр Воронцов снял новый фильм',
  'x',
  Array.from({ length: 300 }, (_, i) => `Zorb${i.toString(36)} met antidisestablishmentarianism${i}`).join(
    ' ',
  ),
];

function tagsOf(own: Model, isCompiled: boolean): Float32Array[] {
  const tagger = createWordTagger(own, isCompiled ? compileKernel(shipped) : undefined);
  return texts.map((text) => {
    const tokens = cutTokens(text);
    const out = new Float32Array(tokens.count * classCount);
    tagger.tag(tokens, 0, tokens.count, out);
    return out;
  });
}

/** Returns the model with larger weights. */
const enlarged = (factor: number): Model => ({
  ...model,
  networks: model.networks.map((network) => ({
    ...network,
    scales: network.scales.map((scale) => Math.min(0.9, scale * 4)),
    window: network.window.map((weight) => weight * factor),
  })),
});

describe('the arithmetic in WebAssembly', () => {
  it('gives the same bits as that in JavaScript', () => {
    expect(tagsOf(model, true)).toEqual(tagsOf(model, false));
  });

  it('cuts off parts that are too large at the same place', () => {
    const large = enlarged(1.8);
    expect(tagsOf(large, true)).toEqual(tagsOf(large, false));
    expect(tagsOf(large, true)).not.toEqual(tagsOf(model, true));
  });

  it('is what its text says', async () => {
    const wabt = await loadWabt();
    const features = { simd: true, bulk_memory: true };
    const text = readFileSync(new URL('kernel.wat', import.meta.url), 'utf8');
    const { buffer } = wabt.parseWat('kernel.wat', text, features).toBinary({});
    if (process.env.UPDATE_GOLDEN) writeFileSync(fileOf('kernel.wasm'), buffer);
    expect(Buffer.from(buffer).equals(shipped)).toBe(true);
  });
});

it('weights that would not fit into whole numbers are refused', () => {
  expect(() => createWordTagger(enlarged(100))).toThrow('too large');
});
