import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('text is visible before its font has loaded, and changes to the font afterwards', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const faces = sheet.match(/@font-face \{[^}]*\}/g) ?? [];
  const fetched = faces.filter((face) => face.includes('url('));
  expect(fetched).toHaveLength(2);
  for (const face of fetched) expect(face).toContain('font-display: swap;');
});
