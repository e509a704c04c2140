/** The files that a person chose or dropped: archives, and unpacked folders. */
import type { Chosen, FolderFile } from './look-message.ts';

export const chosenFile = (file: File): Chosen => ({ kind: 'file', name: file.name, size: file.size, file });

/** Returns a folder for each first name in the files' paths. */
export function chosenFolders(files: readonly FolderFile[]): Chosen[] {
  const folders = new Map<string, FolderFile[]>();
  for (const file of files) {
    const name = file.path.slice(0, file.path.indexOf('/'));
    folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  return [...folders].map(([name, held]) => ({
    kind: 'folder',
    name,
    size: held.reduce((sum, { file }) => sum + file.size, 0),
    files: held,
  }));
}

/** Returns the folders that were chosen with the browser's folder picker. */
export const pickedFolder = (files: readonly File[]): Chosen[] =>
  chosenFolders(files.map((file) => ({ path: file.webkitRelativePath, file })));

/** Must be called within the drop event: the browser clears its data afterwards. */
export async function droppedFiles(dropped: DataTransfer): Promise<Chosen[]> {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...dropped.files].map(chosenFile);
  const chosen: Chosen[] = [];
  for (const entry of entries) {
    if (entry.isDirectory) chosen.push(...chosenFolders(await filesIn(entry as FileSystemDirectoryEntry)));
    else chosen.push(chosenFile(await fileOf(entry as FileSystemFileEntry)));
  }
  return chosen;
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  const reader = folder.createReader();
  // The browser returns the entries in batches; an empty batch ends them.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return files;
    for (const entry of some) {
      if (entry.isDirectory) {
        for (const file of await filesIn(entry as FileSystemDirectoryEntry)) files.push(file);
      } else {
        const file = await fileOf(entry as FileSystemFileEntry);
        files.push({ path: entry.fullPath.replace(/^\//, ''), file });
      }
    }
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));
