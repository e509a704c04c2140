/** The names of files in the bucket and in the list of parts. */
import { exportName, partsListName } from '@cgdx/core/contribution/object-key.ts';

type Named = Pick<File, 'name'>;

/** Returns the name of the object whose arrival starts the workflow: the export itself, or the list of its parts. */
export const startingObject = (files: readonly Named[]): string =>
  files.length === 1 ? exportName : partsListName;

/** Returns a file's own name without the characters that the list of parts does not allow. */
export const listedName = ({ name }: Named): string => name.toWellFormed().replaceAll(/[/\p{Cc}]/gu, '_');
