/** Where the catalogue's bucket keeps what is published. */

export const indexKey = 'index.bin';
/** JSON: how many datasets the index has. Put last. */
export const sizeKey = 'size.json';
