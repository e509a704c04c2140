/**
 * A platform whose exports can be contributed, with its pool. Its reader, evidence and samples must still be written.
 */
import type { Name } from './name.ts';
import type { Recipe } from './recipe.ts';

const platformSource = ({
  camel,
  title,
}: Name) => `/** How ${title}'s exports are recognised, and how to get one. */
import { keepUnopened, type Platform } from "../../contract/platform.ts";
import { ${camel}FileNames } from "./${camel}-file-name.ts";

export const ${camel}Platform: Platform = {
  id: '${camel}',
  marks: [[2, /(^|\\/)${camel}_export\\.json$/]],
  fileNames: ${camel}FileNames,
  howToGet: 'Download your data in the settings of ${title}, and send the .zip.',
  tip: {
    fuller: 'Ask ${title} for all of your data.',
    more: 'Contribute again when there is more.',
    larger: 'Everything that you did there counts: ask for all of it.',
  },
  guide: {
    intro: 'Ask ${title} for your data.',
    important: keepUnopened,
    phone: ['Open the settings and download your data.', 'Choose the .zip here.'],
    desktop: ['Open the settings and download your data.', 'Choose the .zip here.'],
  },
  dataset: {
    description: '${title} exports of people in Singapore, masked of personal information.',
    topics: ['${camel}', 'time series', 'Singapore'],
  },
};
`;

const fileNameSource = ({
  camel,
  title,
}: Name) => `/** How ${title} names the files of an export, and its parts. */
import type { FileNames } from "../../contract/platform.ts";

export const ${camel}FileNames: FileNames = { words: ['${camel}', 'export'] };
`;

const readerSource = ({ camel, title }: Name) => `/** Reads ${title}'s exports. */
import type { ExportReader } from "../../contract/export-reader.ts";
import { classifyKinds } from "../../contract/privacy-class.ts";

export const ${camel}Reader: ExportReader = {
  platform: '${camel}',
  kinds: classifyKinds(
    [
      {
        kind: 'activity',
        description: 'Something that the person did.',
        fields: [
          { name: 'kind', type: 'text', description: 'The kind of the record: \`activity\`.', rule: 'ours' },
          { name: 'at', type: 'time', description: 'When it was done, UTC.', rule: 'time' },
        ],
      },
    ],
    { publicActs: [], privateActs: ['activity'] },
  ),
  withheld: [],
  leaveOut: { groupOf: () => undefined, mustStay: 'Everything has to stay.' },
  // Without units, no export is ${title}'s.
  find: async () => ({
    units: [],
    whyUnread: () => undefined,
    observe: notWritten,
    merge: notWritten,
    conclude: notWritten,
    records: notWritten,
    personalWords: notWritten,
  }),
};

function notWritten(): never {
  throw new Error('the reader of ${title} is not written yet');
}
`;

const evidenceSource = ({
  camel,
  title,
}: Name) => `/** The evidence of exports from ${title}: each check's name, weight and wording. */
import type { PlatformEvidence } from "../../contract/platform-evidence.ts";

export const ${camel}Evidence: PlatformEvidence<unknown> = {
  notSeen: 'whatever was removed or left out',
  weigh() {
    throw new Error('the evidence of ${title} is not written yet');
  },
};
`;

const layoutsSource = ({
  camel,
  title,
}: Name) => `/** The layouts of ${title}'s exports in which samples are made: none yet. */
import { inLayouts } from "../ground/sample-layout.ts";

export const ${camel}Layouts = inLayouts([], async () => {
  throw new Error('no sample of ${title} can be written yet');
});
`;

const testSource = ({ camel, title }: Name) => `import { expect, it } from "vitest";
import { samplePlatforms } from "../sample-platform.ts";

it('samples of ${title} are made in a layout, which puts the platform under the tests of all', () => {
  expect(samplePlatforms.${camel}.variants).not.toEqual([]);
});
`;

export const platform: Recipe = {
  adds: 'a platform whose exports can be contributed, and its pool',
  example: 'pinboard',
  changesApi: true,
  write(tree, name) {
    const { camel, title } = name;
    const ids = 'packages/core/src/pool/platform-id.ts';
    tree.replace(ids, "'tiktok'] as const", `'${camel}', 'tiktok'] as const`);
    tree.before(ids, "  tiktok: 'TikTok',\n", `  ${camel}: '${title}',\n`);
    tree.before(
      'packages/core/src/pool/pool.ts',
      "  ['tiktok', 'tiktok',",
      `  ['${camel}', '${camel}', 'records', 2, 100],\n  ['${camel}-profile', '${camel}', 'profile', 1, 100],\n`,
    );
    const folder = 'packages/core/src/export/platform';
    for (const [list, what, form] of [
      ['platforms', 'Platform', 'platform'],
      ['readers', 'Reader', 'reader'],
      ['evidence', 'Evidence', 'evidence'],
    ] as const) {
      const path = `${folder}/${list}.ts`;
      tree.before(
        path,
        'import { youtube',
        `import { ${camel}${what} } from "./${camel}/${camel}-${form}.ts";\n`,
      );
      tree.after(path, `  youtube: youtube${what},\n`, `  ${camel}: ${camel}${what},\n`);
    }
    tree.add(`${folder}/${camel}/${camel}-platform.ts`, platformSource(name));
    tree.add(`${folder}/${camel}/${camel}-file-name.ts`, fileNameSource(name));
    tree.add(`${folder}/${camel}/${camel}-reader.ts`, readerSource(name));
    tree.add(`${folder}/${camel}/${camel}-evidence.ts`, evidenceSource(name));
    tree.after(
      'packages/core/src/authenticity/pool-evidence.ts',
      'const weights: Readonly<Record<PlatformId, number>> = {\n',
      `  ${camel}: 0,\n`,
    );
    tree.before(
      'packages/core/src/insight/platform-query.ts',
      '};\n\nexport const ofPlatforms',
      `  ${camel}: [],\n`,
    );
    for (const [list, kinds] of [
      ['recordKinds', "'activity'"],
      ['timedKinds', ''],
    ])
      tree.after(
        'packages/core/src/insight/record-kind.ts',
        `${list}: Readonly<Record<PlatformId, readonly string[]>> = {\n`,
        `  ${camel}: [${kinds}],\n`,
      );
    tree.after(
      'packages/web/src/ui/icon/pool-drawing.ts',
      'export const poolDrawings: Record<PlatformId, string> = {\n',
      `  ${camel}: 'M5 5h10v10H5z',\n`,
    );
    tree.after(
      'packages/lab/e2e/src/look-journey.ts',
      'const sizeBytes: Readonly<Record<PlatformId, number>> = {\n',
      `  ${camel}: 200_000,\n`,
    );
    const samples = 'packages/samples/src';
    tree.before(
      `${samples}/sample-platform.ts`,
      'import { youtubeLayouts',
      `import { ${camel}Layouts } from "./${camel}/${camel}-layouts.ts";\n`,
    );
    tree.after(
      `${samples}/sample-platform.ts`,
      '  youtube: youtubeLayouts,\n',
      `  ${camel}: ${camel}Layouts,\n`,
    );
    tree.add(`${samples}/${camel}/${camel}-layouts.ts`, layoutsSource(name));
    tree.add(`${samples}/${camel}/${camel}-layouts.test.ts`, testSource(name));
  },
  failing: ({ camel, title }) => ({
    file: `packages/samples/src/${camel}/${camel}-layouts.test.ts`,
    title: `samples of ${title} are made in a layout, which puts the platform under the tests of all`,
  }),
  // These tests list all pools, in the order of the product.
  mayFail: [
    'visitors are shown six pools with what an upload earns at most, and what one costs at most',
    'the bar lists the pools and the ways to find data in the order of the product',
    'says which pools are too small, and answers for the others',
  ],
  beside: [
    'packages/core/src/export/platform/platforms.test.ts',
    'packages/core/src/insight',
    'packages/core/src/pool',
    'packages/samples/src/recognise-export.test.ts',
    'packages/samples/src/golden.test.ts',
    'packages/web/src/app',
  ],
};
