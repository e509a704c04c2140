/** The subject of an invocation: the id by which its log lines, its events and its workflow are found together. */
import { z } from 'zod';
import { executionName } from '../execution-name.ts';

const ids = ['contributionId', 'purchaseId', 'payoutId'] as const;

export type Correlation = Readonly<Partial<Record<(typeof ids)[number], string>>>;

const uuidOrHash = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/;
const textSchema = z.string().min(1).max(128);
const placesSchema = z.looseObject({
  /** An event of the bus. */
  detail: z.looseObject({}).optional().catch(undefined),
  /** A request of the API. */
  pathParameters: z.looseObject({}).optional().catch(undefined),
});

/**
 * A person may have chosen a contribution's id, and put words into it. The name of its execution replaces such
 * an id.
 */
function idIn(
  place: Readonly<Record<string, unknown>> | undefined,
  id: (typeof ids)[number],
): string | undefined {
  const value = textSchema.safeParse(place?.[id]).data;
  if (value === undefined || uuidOrHash.test(value)) return value;
  const userSub = textSchema.safeParse(place?.userSub).data;
  return id === 'contributionId' && userSub !== undefined
    ? executionName({ userSub, contributionId: value })
    : undefined;
}

/** Finds the ids in a step's input, an event's detail or a request's path. */
export function correlationOf(event: unknown): Correlation {
  const parsed = placesSchema.safeParse(event);
  if (!parsed.success) return {};
  const { detail, pathParameters } = parsed.data;
  const found = ids.flatMap((id) => {
    for (const place of [parsed.data, detail, pathParameters]) {
      const value = idIn(place, id);
      if (value !== undefined) return [[id, value]];
    }
    return [];
  });
  return Object.fromEntries(found);
}
