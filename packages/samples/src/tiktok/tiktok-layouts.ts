/** The layouts of TikTok's exports in which samples are made. */
import { inLayouts } from '../ground/sample-layout.ts';
import { writeTiktokSample } from './tiktok-sample.ts';
import { tiktokVariants } from './variant.ts';

export const tiktokLayouts = inLayouts(tiktokVariants, writeTiktokSample);
