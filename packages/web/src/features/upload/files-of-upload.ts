/** Names the objects of one upload: a single export, or its parts and then the list of them. Pure. */
import { partKey, partsListName } from '@cgdx/core/contribution/object-key.ts';
import type { PartsList } from '@cgdx/core/contribution/parts-list.ts';
import { listedName, startingObject } from '../../lib/upload/object-name.ts';
import type { FileToSend } from './send-files.ts';
import type { Unfinished } from './unfinished.ts';

/** @param prefix the prefix of the contribution's objects */
export function filesOfUpload(
  files: readonly File[],
  unfinished: Unfinished,
  prefix: string,
): readonly FileToSend[] {
  const path = prefix + startingObject(files);
  const [only] = files;
  if (files.length === 1 && only) return [{ file: only, path, isSent: false }];
  const parts = files.map((file, i) => ({
    file,
    path: partKey(prefix, unfinished.files[i]?.objectName ?? ''),
    isSent: unfinished.files[i]?.isSent === true,
  }));
  // The list is the last object, and can still be cancelled: its arrival starts the workflow.
  return [...parts, { file: partsList(files, unfinished), path, isSent: false }];
}

function partsList(files: readonly File[], unfinished: Unfinished): File {
  const list: PartsList = {
    parts: files.map((file, i) => ({
      file: listedName(file),
      object: unfinished.files[i]?.objectName,
      sizeBytes: file.size,
    })),
  };
  return new File([JSON.stringify(list)], partsListName, { type: 'application/json' });
}
