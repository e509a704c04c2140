/** The schema of a record of the catalogue, for storage, import and display. */
import { z } from 'zod';
import { oneLine } from './text/one-line.ts';

/** In UTF-16 units: longer than any honest title or description; the rest is cut. */
const mostTitle = 300;
const mostDescription = 4_000;
const mostNames = 60;

const line = (most: number) => z.string().transform((text) => oneLine(text).slice(0, most).trim());

/** Allows only http and https, and no credentials, which could look like a host. */
const isWebLink = (text: string): boolean => {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
};

export const linkSchema = z
  .string()
  .transform((text) => text.trim())
  .refine(isWebLink, 'is no http(s) link')
  .refine((text) => text.length <= 2_048, 'is longer than 2,048 characters');

export const recordSchema = z.object({
  id: z.string().min(1).max(2_048),
  title: line(mostTitle).refine((text) => text !== '', 'is empty'),
  link: linkSchema,
  description: line(mostDescription).default(''),
  licence: line(mostTitle).default(''),
  topics: z.array(line(100)).max(200).default([]),
  /** The catalogue that the record was imported from. */
  source: line(100),
  about: line(mostTitle).optional(),
  names: z.array(line(mostTitle)).max(mostNames).optional(),
});
export type CatalogueRecord = z.output<typeof recordSchema>;
