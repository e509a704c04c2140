/** Saves data of the page, or the content of an address, as a file on the person's device. */

/** The browser has read the whole blob by then. */
const keptMs = 60_000;

/** @param name the file's name in the person's downloads */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

export const saveText = (text: string, name: string, type: 'text/plain' | 'text/csv'): void =>
  // The byte order mark: without it, spreadsheets read a CSV file in an older encoding.
  saveBlob(
    new Blob(type === 'text/csv' ? ['\ufeff', text] : [text], { type: `${type};charset=utf-8` }),
    name,
  );

export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
