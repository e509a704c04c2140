/** The names of the files and folders in a purchase's data.zip. */
export const dataManifestName = 'manifest.json';
export const dataReadmeName = 'README.md';
export const licenceFileName = 'LICENSE.md';
export const policyFileName = 'odrl.json';
export const croissantFileName = 'croissant.json';
export const certificateName = 'certificate.json';

/** Returns the path of a pool's table, next to the folders of its uploads. */
export const poolTablePath = (dataPoolId: string): string => `${dataPoolId}/table.json`;

/** @param uploadHash 0x and 64 hex digits */
export const folderOf = (dataPoolId: string, uploadHash: string): string =>
  `${dataPoolId}/${uploadHash.slice(2)}/`;
