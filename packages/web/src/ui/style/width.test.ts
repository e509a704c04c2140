/** Checks that the stylesheets use the widths of the specification. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpointsPx, promptBoxPx } from '@cgdx/core/specification/number.ts';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const remPx = 16;
const specified = [480, 600, 768, 1000, 1024, 1150, 1500];

/** Returns the breakpoints in a stylesheet: a `min-width`, or a `max-width` at the same pixel or one below. */
function widthsIn(css: string): number[] {
  return [...css.matchAll(/\((min|max)-width: ([\d.]+)(px|rem)\)/g)].map(([, end, size, unit]) => {
    const px = Number(size) * (unit === 'rem' ? remPx : 1);
    return end === 'max' && !specified.includes(px) ? px + 1 : px;
  });
}

it('the breakpoints are exactly those of the specification', () => {
  const sheets = globSync('**/*.css', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
  const widths = [...new Set(sheets.flatMap(widthsIn))].sort((a, b) => a - b);
  expect(widths).toEqual(specified);
  expect(widths, 'proves layout.breakpoints-480-600').toEqual(breakpointsPx);
});

it('a prompt box is at least one line high, and at most as high as specified', () => {
  const box = readFileSync(join(web, 'ui/prompt/prompt-box.module.css'), 'utf8');
  expect(box, 'proves chat.chat-constants-50').toContain(
    `min-height: ${promptBoxPx.least}px;\n  max-height: ${promptBoxPx.most}px;`,
  );
});
