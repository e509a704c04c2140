import { expect, test } from 'vitest';
import { pageSettings, readPageSettings } from './page-setting.ts';

test('every setting takes its own example, under its own field', () => {
  const examples = Object.fromEntries(
    Object.entries(pageSettings).map(([name, { example }]) => [name, example]),
  );
  const fields = readPageSettings(examples);
  expect(Object.keys(fields)).toHaveLength(Object.keys(pageSettings).length);
  expect(fields, 'proves layout.year-mailbox-channels').toMatchObject({
    supportEmail: 'help@market.example',
    xUrl: 'https://x.com/example',
  });
});

test('what is not set is left out, and what is wrong is named', () => {
  expect(readPageSettings({ DOCS_URL: '', OTHER: 'x' })).toEqual({});
  // A link that a page would run.
  expect(() => readPageSettings({ DOCS_URL: 'javascript:alert(1)' })).toThrow(/^DOCS_URL is "javascript/);
  expect(() => readPageSettings({ SUPPORT_EMAIL: 'nobody' })).toThrow(/SUPPORT_EMAIL=help@market\.example/);
});
