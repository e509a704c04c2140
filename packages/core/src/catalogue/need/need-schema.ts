/** A need as it is stored and sent. */
import { z } from 'zod';
import { licences, modalities, platforms } from './facet.ts';
import type { Need } from './need.ts';

const year = z.number().int().min(0).max(9999);
/** No more of anything than a person would ask for. */
const most = 20;

export const needSchema: z.ZodType<Need> = z.object({
  topic: z.string().max(8_000),
  years: z.object({ from: year.optional(), to: year.optional() }),
  modalities: z.array(z.enum(modalities)).max(most),
  platforms: z.array(z.enum(platforms)).max(most),
  regions: z.array(z.string().max(60)).max(most),
  licence: z.enum(licences).optional(),
  without: z.array(z.string().max(60)).max(most),
});
