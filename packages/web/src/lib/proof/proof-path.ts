import { base64Url } from '../format/base64-url.ts';

/** Returns the path of the page where anyone can check an upload's proof. */
export const proofPath = (uploadHash: string): string => `/proof/${base64Url(uploadHash)}`;
