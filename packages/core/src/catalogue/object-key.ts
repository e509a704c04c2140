/** The keys of published objects in the catalogue's bucket. */

export const indexKey = 'index.bin';
/** JSON: the number of datasets in the index. This object is written last. */
export const sizeKey = 'size.json';
