/** How files are named, in the bucket and in the list of parts. */
import { exportName, partsListName } from '@cgdx/core/contribution/object-key.ts';

type Named = Pick<File, 'name'>;

/** Of the object whose arrival starts the workflow: the export itself, or the list of its parts. */
export const startingObject = (files: readonly Named[]): string =>
  files.length === 1 ? exportName : partsListName;

/** A file's own name, without what no name in the list may hold. */
export const listedName = ({ name }: Named): string => name.toWellFormed().replaceAll(/[/\p{Cc}]/gu, '_');
