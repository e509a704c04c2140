/** Tags in the API's form and in their stored form. */
import { z } from 'zod';
import type { Tags } from '../bus/bus-store.ts';

export const tagList = z.array(z.object({ Key: z.string(), Value: z.string() }));

export const tagsOf = (list: z.infer<typeof tagList> | undefined): Tags =>
  Object.fromEntries((list ?? []).map(({ Key, Value }) => [Key, Value]));

export const listOfTags = (tags: Tags): z.infer<typeof tagList> =>
  Object.entries(tags).map(([Key, Value]) => ({ Key, Value }));
