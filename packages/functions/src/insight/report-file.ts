/** Stores an insight's report, and makes the address from which its person downloads it. */
import { bucketName } from '../ground/links.ts';
import { findVersion, signedUrl, writeBytes } from '../ground/object.ts';

/** Each request of the person gets a new address, so a leaked one is soon useless. */
const linkSeconds = 300;

const bucket = () => bucketName('InsightBucket');
/** An insight's id is random: the key does not reveal whose insight it is. */
const keyOf = (insightId: string): string => `${insightId}.pdf`;

export const hasReport = async (insightId: string): Promise<boolean> =>
  (await findVersion(bucket(), keyOf(insightId))) !== undefined;

export const storeReport = (insightId: string, pdf: Uint8Array): Promise<void> =>
  writeBytes(bucket(), keyOf(insightId), pdf);

export const reportUrl = (insightId: string): Promise<string> =>
  signedUrl(bucket(), keyOf(insightId), {
    seconds: linkSeconds,
    fileName: 'cgdx-insights.pdf',
    mediaType: 'application/pdf',
  });
