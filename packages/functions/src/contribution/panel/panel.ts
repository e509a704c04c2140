/**
 * The panel of a platform: things of accepted uploads of some of its people, by which others are judged
 * (core/fingerprint/shared-things.ts). The panel has a number of seats. The deployment's key derives a seat and
 * a rank for each person, and of those whose uploads were accepted, the person of the highest rank has the
 * seat. So the panel is a fair sample of people, however often one of them sends, and nobody can choose to be
 * in it.
 */
import { createHmac } from 'node:crypto';
import { packSketches, unpackSketches } from '@cgdx/core/fingerprint/packed-fingerprint.ts';
import { panelSketchSize } from '@cgdx/core/fingerprint/shared-things.ts';
import type { Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import { z } from 'zod';
import { fingerprintKey, tableName } from '../../ground/links.ts';
import { isAtMost } from '../../ground/table/expression.ts';
import { findItem, put, tryWrite } from '../../ground/table/item.ts';
import { queryAll } from '../../ground/table/query.ts';

const table = 'FingerprintTable';

/** Hexadecimal digits of a seat's number: there are 256 seats. */
const seatDigits = 2;
/** Digits of a rank, few enough for a double to represent it exactly. */
const rankDigits = 12;

const seatSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  rank: z.number(),
  userSub: z.string(),
  accountKey: z.string().optional(),
  packed: z.instanceof(Uint8Array),
});

export interface PanelPerson {
  readonly userSub: string;
  readonly platform: string;
  /** Keyed pseudonym of the platform's account, if the export names one. */
  readonly accountKey?: string | undefined;
}

const panelKey = (platform: string) => `panel#${platform}`;

function seatOf({ platform, userSub }: PanelPerson) {
  const digits = createHmac('sha256', fingerprintKey()).update(`panel ${platform} ${userSub}`).digest('hex');
  return {
    key: { pk: panelKey(platform), sk: digits.slice(0, seatDigits) },
    rank: Number.parseInt(digits.slice(seatDigits, seatDigits + rankDigits), 16),
  };
}

/**
 * Takes the person's seat if it is empty, theirs already, or held by a person of a lower rank. Writes only
 * then.
 */
export async function takeSeat(person: PanelPerson, things: Sketch): Promise<void> {
  const { key, rank } = seatOf(person);
  const taken = await findItem(table, key, seatSchema);
  if (things.length === 0 || (taken !== undefined && taken.rank > rank)) return;
  const { userSub, accountKey } = person;
  const packed = packSketches([things.slice(0, panelSketchSize)]);
  await tryWrite(
    put(
      table,
      { ...key, rank, userSub, ...(accountKey && { accountKey }), packed },
      { rank: isAtMost(rank) },
    ),
  );
}

/** Returns the things of the other people on the panel, a sketch each. */
export async function othersOfPanel({ platform, userSub, accountKey }: PanelPerson): Promise<Sketch[]> {
  const seats = await queryAll(
    {
      TableName: tableName(table),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': panelKey(platform) },
    },
    seatSchema,
  );
  return seats
    .filter(
      (seat) => seat.userSub !== userSub && (accountKey === undefined || seat.accountKey !== accountKey),
    )
    .map(({ packed }) => unpackSketches(packed)[0] ?? []);
}
