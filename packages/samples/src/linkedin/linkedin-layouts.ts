/** The layouts of LinkedIn's exports in which samples are made, and the forgeries that no check can detect in them. */
import { inLayouts } from '../ground/sample-layout.ts';
import { linkedinVariants, writeLinkedinSample } from './linkedin-sample.ts';

export const linkedinLayouts = inLayouts(linkedinVariants, writeLinkedinSample, [
  {
    variants: ['basic'],
    forgeries: ['shift-day', 'shift-month', 'invented-ids', 'generated', 'edit'],
    why: 'the quick archive has no posts, so no ids that contain a time',
  },
]);
