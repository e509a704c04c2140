/** The layouts of Facebook's exports in which samples are made. */
import { inLayouts } from '../ground/sample-layout.ts';
import { writeFacebookSample } from './facebook-sample.ts';
import { facebookVariants } from './variant.ts';

export const facebookLayouts = inLayouts(facebookVariants, writeFacebookSample);
