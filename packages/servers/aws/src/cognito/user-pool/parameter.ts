/** Schemas of fields that several operations share, with AWS's lengths and patterns. */
import { z } from 'zod';
import { unknownClient, unknownPool } from './refusal.ts';
import type { UserPoolSettings } from './settings.ts';

export const usernameSchema = z.string().min(1).max(128);
export const passwordSchema = z
  .string()
  .max(256)
  .regex(/^[\S]+.*[\S]+$/);
export const codeSchema = z.string().min(1).max(2048).regex(/[\S]+/);
export const accessTokenSchema = z.string().regex(/[A-Za-z0-9-_=.]+/);
export const sessionSchema = z.string().min(20).max(2048);
export const authParametersSchema = z.record(z.string(), z.string());
export const attributesSchema = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }))
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));

export const clientId = (settings: UserPoolSettings) =>
  z.string().transform((id) => {
    if (id !== settings.clientId) throw unknownClient(id);
    return id;
  });

export const poolId = (settings: UserPoolSettings) =>
  z.string().transform((id) => {
    if (id !== settings.id) throw unknownPool(id);
    return id;
  });
