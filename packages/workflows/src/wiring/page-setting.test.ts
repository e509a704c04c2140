import { expect, test } from 'vitest';
import { pageSettings, readPageSettings } from './page-setting.ts';

test('every setting accepts its own example, and has a field of its own', () => {
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

test('an unset setting is left out, and an invalid one is named', () => {
  expect(readPageSettings({ DOCS_URL: '', OTHER: 'x' })).toEqual({});
  // A link that would run code in a page.
  expect(() => readPageSettings({ DOCS_URL: 'javascript:alert(1)' })).toThrow(/^DOCS_URL is "javascript/);
  expect(() => readPageSettings({ SUPPORT_EMAIL: 'nobody' })).toThrow(/SUPPORT_EMAIL=help@market\.example/);
});
