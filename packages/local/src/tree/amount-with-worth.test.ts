import { expect, it } from 'vitest';
import { readInTree, sources } from './source-tree.ts';

/** Files that show amounts in CGDX without their worth, and the reason. */
const exempt: Readonly<Record<string, string>> = {
  'packages/core/src/pricing/amount.ts': 'adds it',
  'packages/core/src/catalogue/prompt/example/product.ts': 'sentences that people say',
  'packages/core/src/catalogue/prompt/example/refused.ts': 'sentences that people say',
  'packages/core/src/catalogue/prompt/product-topic.ts': 'states the rate',
  'packages/web/src/ui/value/amount.tsx': 'adds it',
  'packages/web/src/features/landing/score-panel.tsx': 'the first figure is a factor; its product has both',
  'packages/web/src/app/page/terms-page.tsx': 'states the rate',
  'packages/api/src/document/openapi.ts': 'says how many base units 1 CGDX has',
  'packages/local/src/command/buy/buy-command.ts': 'the price by card stands beside it',
  'packages/local/src/command/purchase/purchase-command.ts':
    'names the amount to send, exact to the last base unit',
  'packages/local/src/person/show.ts': 'shows the exact figure for programs',
  'packages/local/src/command/payout/payout-command.ts': 'shows the exact figure for programs',
  'packages/local/src/command/operator-view/cell.ts': 'an operator’s table of the books, exact',
  'packages/local/src/command/deploy-contracts/deploy-flags.ts': 'a default of a flag that takes CGDX',
  'packages/lab/prove/src/kill/invariant.ts': 'compares balances',
  'packages/lab/prove/src/kill/purchase-invariant.ts': 'compares balances',
};

const comment = /\/\*.*?\*\/|(?<=^\s*)\/\/.*?$/gms;
/** A digit or an inserted value, then perhaps tags and spaces, then the unit. */
const bareAmount = /[}\d]\s*(?:<[^<>]*>|\{' '\}|\s)*CGDX\b|\b(?:cgdxFigure|formatCgdx)\(/;
/** The year of the site's copyright is not an amount. */
const isBare = (source: string): boolean =>
  bareAmount.test(source.replaceAll(comment, '').replaceAll(/© \{[^}]*\} CGDX/g, ''));

it.each([
  'const text = `$'.concat('{pool.price} CGDX`;'),
  '<span>{price}</span> <span className={css.unit}>CGDX</span>',
  "<dd>\n  {earned}{' '}\n  CGDX\n</dd>",
  '<p>An upload earns up to 100 CGDX.</p>',
  '<b>{cgdxFigure(wei)}</b>',
])('an amount alone is found: %s', (source) => {
  expect(isBare(source)).toBe(true);
});

it('a component that shows CGDX also shows their worth in Singapore dollars', () => {
  const saying = sources.filter(
    (file) =>
      /^packages\/.*\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && isBare(readInTree(file)),
  );
  expect(saying.sort()).toEqual(Object.keys(exempt).sort());
});
