/** How files are named in the bucket. */
import { partsListName } from '@cgdx/core/contribution/object-key.ts';

type Named = Pick<File, 'name'>;

/** A slash would make another key of it. */
export const objectName = ({ name }: Named): string => name.replaceAll('/', '_');

/** Of the object whose arrival starts the workflow: the export itself, or the list of its parts. */
export const startingObject = (files: readonly Named[]): string =>
  files.length === 1 && files[0] ? objectName(files[0]) : partsListName;
