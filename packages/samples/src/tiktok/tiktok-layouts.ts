/** The layouts of TikTok's exports in which samples are made. */
import { inLayouts } from '../sample-layout.ts';
import { writeTiktokSample } from './tiktok-sample.ts';
import { tiktokVariants } from './variant.ts';

export const tiktokLayouts = inLayouts(tiktokVariants, writeTiktokSample);
