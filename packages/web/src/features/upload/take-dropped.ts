import { showError } from '../../lib/modal/modal.ts';
import { droppedFiles } from './look/chosen-files.ts';
import type { Chosen } from './look/look-message.ts';

/** Reads dropped files, and says so if the browser may not read them: a folder of another program, or one that was moved. */
export async function takeDropped(dropped: DataTransfer, onAdd: (chosen: Chosen[]) => void): Promise<void> {
  let chosen: Chosen[];
  try {
    chosen = await droppedFiles(dropped);
  } catch {
    showError(
      'Not Readable',
      'This browser could not read what you dropped. Choose it instead, or pack the folder as a .zip first.',
    );
    return;
  }
  onAdd(chosen);
}
