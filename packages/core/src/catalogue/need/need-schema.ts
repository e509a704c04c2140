/** A need as it is stored and sent. */
import { z } from 'zod';
import { licences, modalities, platforms } from './facet.ts';
import type { Need } from './need.ts';
import { longestName, longestTopic, mostOfAKind } from './need-limit.ts';

const year = z.number().int().min(0).max(9999);
const name = z.string().max(longestName);

export const needSchema: z.ZodType<Need> = z.object({
  topic: z.string().max(longestTopic),
  years: z.object({ from: year.optional(), to: year.optional() }),
  modalities: z.array(z.enum(modalities)).max(mostOfAKind),
  platforms: z.array(z.enum(platforms)).max(mostOfAKind),
  regions: z.array(name).max(mostOfAKind),
  licence: z.enum(licences).optional(),
  without: z.array(name).max(mostOfAKind),
});
