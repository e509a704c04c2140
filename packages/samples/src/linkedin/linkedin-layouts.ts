/** The layouts of LinkedIn's exports of which samples are made, and what no check can see in them. */
import { inLayouts } from '../sample-layout.ts';
import { linkedinVariants, writeLinkedinSample } from './linkedin-sample.ts';

export const linkedinLayouts = inLayouts(linkedinVariants, writeLinkedinSample, [
  {
    variants: ['basic'],
    forgeries: ['shift-day', 'shift-month', 'invented-ids', 'generated', 'edit'],
    why: 'the quick archive has no posts, so no ids that bear a time',
  },
]);
