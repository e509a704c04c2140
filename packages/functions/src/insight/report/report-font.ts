/** Loads the report's fonts, once for each process: each PDF gets the subset that it uses. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reportFonts } from '@cgdx/workflows/wiring/function/fn.ts';
import { create, type Font } from 'fontkit';

export interface ReportFonts {
  readonly plain: Font;
  readonly bold: Font;
}

/** Beside the code where it is deployed, else in the package. */
function folder(): string {
  const { LAMBDA_TASK_ROOT: root } = process.env;
  const deployed = root === undefined ? undefined : join(root, 'fonts');
  if (deployed !== undefined && existsSync(join(deployed, reportFonts[0]))) return deployed;
  return join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
}

function open(name: string): Font {
  const font = create(readFileSync(join(folder(), name)));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`);
  return font;
}

let loaded: ReportFonts | undefined;

/** @throws Error if the files are not there */
export function loadReportFonts(): ReportFonts {
  loaded ??= { plain: open(reportFonts[0]), bold: open(reportFonts[1]) };
  return loaded;
}
