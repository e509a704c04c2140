import { expect, it } from 'vitest';
import { readInTree, sources } from './source-tree.ts';

/** Files that compute or explain prices and rewards, or only appear to, and the reason. */
const exempt: Readonly<Record<string, string>> = {
  'packages/core/src/catalogue/seed/economy.ts': 'names data sets of prices',
  'packages/core/src/pool/pool-terms.ts': 'a pool’s figures in base units',
  'packages/core/src/pricing/pricing.ts': 'the price',
  'packages/core/src/reward/reward.ts': 'the reward',
  'packages/functions/src/purchase/on-chain/direct-payment.ts':
    'divides what the chain was paid among uploads',
  'packages/local/src/command/pool/pool-office.ts': 'the chain’s figures as the table has them',
  'packages/web/src/features/pool/quality-bars.tsx': 'places a bar for each quality',
};

const comment = /\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms;
const figure = String.raw`\b(?:\w+\??\.)*(?:price|\w+Price|priceWei|maxIncentive|maxIncentiveWei|quality|multiplier|exampleScore)\b`;
/** A price, a reward or one of their inputs, multiplied or divided. */
const computed = new RegExp(
  [
    String.raw`${figure}[)}]?\s*[*/×÷]\s*(?![*/])[\w({]`,
    String.raw`[\w)}]\s*[*/×÷]\s*(?:BigInt\(|Number\(|\{)?${figure}`,
  ].join('|'),
);
const explained = /divided by (?:ten|10)|times (?:the price|what the pool|the highest reward) /;
/** Paths and addresses contain slashes, and the width of a bar is not a reward. */
const innocent = /'[^'\n]*'|"[^"\n]*"|width: `[^`]*`|<\/\w+>/g;
const isRuleOf = (source: string): boolean => {
  const code = source.replaceAll(comment, '');
  return computed.test(code.replaceAll(innocent, '')) || explained.test(code.replaceAll(/\s+/g, ' '));
};

it.each([
  'price: upload.quality * pool.price,',
  'BigInt(pool.price) * oneCgdxWei',
  'const reward = (BigInt(quality) * maxIncentiveWei) / 10n;',
  '{exampleScore} × {most} ÷ 10',
  '<p>Your score, times what the pool pays at most, divided\n  by ten.</p>',
])('a second computation or explanation of a rule is found: %s', (source) => {
  expect(isRuleOf(source)).toBe(true);
});

it('price and reward are computed and explained in one place each', () => {
  const product =
    /^packages\/(api|core|functions|local|stand|web|workflows)\/src\/.*\.tsx?$|^stacks\/[^/]*\.ts$/;
  const repeating = sources.filter(
    (file) => product.test(file) && !file.includes('.test.') && isRuleOf(readInTree(file)),
  );
  expect(repeating.sort()).toEqual(Object.keys(exempt).sort());
});

it('a number of things with its noun is formatted in one place', () => {
  const plural = /=== 1 \? '' : 's'/;
  const formatting = sources.filter((file) => /\.tsx?$/.test(file) && plural.test(readInTree(file)));
  expect(formatting).toEqual(['packages/core/src/word/count-of.ts']);
});
