/** The keys of published objects in the catalogue's bucket. */

export const indexKey = 'index.bin';
/** JSON: how many datasets the index has. Put last. */
export const sizeKey = 'size.json';
