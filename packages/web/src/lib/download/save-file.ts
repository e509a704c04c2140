/** Saves what the page made, or what an address leads to, as a file of the browser. */

/** The browser has taken the file over by then. */
const keptMs = 60_000;

/** @param name of the file in the person's downloads */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

export const saveText = (text: string, name: string, type: 'text/plain' | 'text/csv'): void =>
  // Spreadsheets take a file without this mark for one in an older encoding.
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
