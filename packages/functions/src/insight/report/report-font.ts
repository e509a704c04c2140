/** Loads the report's fonts, once for each process and only when they are needed: each PDF gets the subset that it uses. */
import { readFileSync } from 'node:fs';
import { type ReportFontName, reportFonts } from '@cgdx/workflows/wiring/function/fn.ts';
import { create, type Font } from 'fontkit';
import { pathOfPackaged } from '../../ground/packaged-file.ts';

const loaded = new Map<ReportFontName, Font>();

/** @throws Error if the font's file is missing */
export function loadReportFont(name: ReportFontName): Font {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const font = create(readFileSync(pathOfPackaged(reportFonts[name], 'fonts')));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`);
  loaded.set(name, font);
  return font;
}
