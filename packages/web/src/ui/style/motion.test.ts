/** The stylesheets' values for the motion that the specification fixes: without a browser only their text can be checked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialogMs, overlayMs } from '@cgdx/core/specification/number.ts';
import { expect, it } from 'vitest';

const sheet = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

it('dialogs fade and scale in and out in 0.3 s, over a blurred and dimmed page', () => {
  expect(sheet('tokens.css'), 'proves constant.modals-300-ms').toContain(`--calm: ${dialogMs}ms;`);
  const dialog = sheet('../surface/dialog.module.css');
  expect(dialog, 'proves modal.fade-scale-out').toMatch(/opacity var\(--calm\).*\s+transform var\(--calm\)/);
  expect(dialog).toMatch(/@starting-style \{\s+\.dialog\[open\] \{\s+opacity: 0;\s+transform: scale/);
  expect(dialog).toMatch(/::backdrop \{\s+background: var\(--backdrop\);/);
  expect(dialog, 'proves modal.blurred-dimmed-backdrop').toMatch(
    /\[open\]::backdrop \{\s+opacity: 1;\s+backdrop-filter: blur/,
  );
  expect(sheet('../surface/dialog.tsx')).toContain('setPresent(false), dialogMs)');
});

it('the loading overlay has four panels that come from the four corners, and go within 1 s', () => {
  const overlay = sheet('../loading/loading-overlay.module.css');
  const corners = [...overlay.matchAll(/--x: (-?)101%;\s+--y: (-?)101%;/g)].map(([, x, y]) => `${x}x ${y}y`);
  expect(corners.sort(), 'proves modal.loading-overlay-four').toEqual(['-x -y', '-x y', 'x -y', 'x y']);
  expect(overlay, 'proves modal.exits-after-about').toContain(`transition: transform ${overlayMs / 1_000}s`);
  expect(sheet('../loading/loading-overlay.tsx')).toContain('setPresent(false), overlayMs)');
});

it('with reduced motion there are almost no animations', () => {
  expect(sheet('base.css'), 'proves layout.reduced-motion').toMatch(
    /prefers-reduced-motion: reduce\)[\s\S]*animation-duration: 1ms !important;[\s\S]*transition: none !important;/,
  );
});

it('with reduced transparency there is no blur, and the bar is opaque', () => {
  expect(sheet('base.css')).toMatch(
    /prefers-reduced-transparency: reduce\) \{\s+\*,\s+::backdrop \{\s+backdrop-filter: none !important;/,
  );
  expect(sheet('../../app/layout/navigation-bar.module.css')).toMatch(
    /prefers-reduced-transparency: reduce\) \{\s+\.bar \{\s+background: var\(--ink\);/,
  );
});

it('the panels of the loading overlay have the colour of the theme, white in the light one', () => {
  expect(sheet('../loading/loading-overlay.module.css')).toMatch(
    /\.panel \{[^}]*background: var\(--surface-1\)/,
  );
  const [dark, light] = sheet('tokens.css')
    .split('data-theme="light"')
    .map((theme) => /--surface-1: ([^;]+);/.exec(theme)?.[1]);
  expect(light).toBe('oklch(1 0 0)');
  expect(dark).toMatch(/^oklch\(0\.2 /);
});
