/** Loads the report's fonts, once for each process and only when they are needed: each PDF gets the subset that it uses. */
import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReportFontName, reportFonts } from '@cgdx/workflows/wiring/function/fn.ts';
import { create, type Font } from 'fontkit';

/** Beside the bundle, if the code is bundled, else in its package. */
function pathOf(name: ReportFontName): string {
  const { from, file } = reportFonts[name];
  const bundled = fileURLToPath(new URL(`./fonts/${basename(file)}`, import.meta.url));
  if (existsSync(bundled)) return bundled;
  return join(dirname(findPackageJSON(from, import.meta.url) ?? from), file);
}

const loaded = new Map<ReportFontName, Font>();

/** @throws Error if the file is not there */
export function loadReportFont(name: ReportFontName): Font {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const font = create(readFileSync(pathOf(name)));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`);
  loaded.set(name, font);
  return font;
}
