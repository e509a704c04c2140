/** The stylesheets' side of the widths that the specification fixes. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpointsPx, promptBoxPx } from '@cgdx/core/specification/number.ts';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const remPx = 16;
const specified = [480, 600, 768, 1000, 1024, 1150, 1500];

/** A window is wider from its `min-width` on, and narrower up to its `max-width`, the pixel before or the same one. */
function widthsIn(css: string): number[] {
  return [...css.matchAll(/\((min|max)-width: ([\d.]+)(px|rem)\)/g)].map(([, end, size, unit]) => {
    const px = Number(size) * (unit === 'rem' ? remPx : 1);
    return end === 'max' && !specified.includes(px) ? px + 1 : px;
  });
}

it('pages change at the widths of the specification, at each of them and at no other', () => {
  const sheets = globSync('**/*.css', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
  const widths = [...new Set(sheets.flatMap(widthsIn))].sort((a, b) => a - b);
  expect(widths).toEqual(specified);
  expect(widths, 'proves layout.breakpoints-480-600').toEqual(breakpointsPx);
});

it('a prompt has room for a line, and for no more than is fixed', () => {
  const box = readFileSync(join(web, 'ui/prompt/prompt-box.module.css'), 'utf8');
  expect(box, 'proves chat.chat-constants-50').toContain(
    `min-height: ${promptBoxPx.least}px;\n  max-height: ${promptBoxPx.most}px;`,
  );
});
