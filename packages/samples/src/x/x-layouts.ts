/** The layouts of X's exports in which samples are made. */
import { inLayouts } from '../ground/sample-layout.ts';
import { xVariants } from './variant.ts';
import { writeXSample } from './x-sample.ts';

export const xLayouts = inLayouts(xVariants, writeXSample);
