/** The naming of files and parts of all platforms, combined from each platform's `fileNames`. */

import { showNamesOf } from '../format/archive/shown-name.ts';
import type { FileNaming } from '../source/part/open-parts.ts';
import { platforms } from './platforms.ts';

const names = Object.values(platforms).map(({ fileNames }) => fileNames);

export const fileNaming: FileNaming = {
  showName: showNamesOf(names.flatMap(({ words }) => words)),
  partNaming: {
    numbered: names.flatMap(({ numberedPart }) => numberedPart ?? []),
    exportIds: names.flatMap(({ exportId }) => exportId ?? []),
  },
};
