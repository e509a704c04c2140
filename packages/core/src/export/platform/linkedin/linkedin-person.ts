/** Reads the names of the person and of people around them, so that they are masked everywhere. */
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import { theFile } from '../../format/archive/shown-name.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import { FileNotUnderstood, untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { readLinkedinTime } from './linkedin-date.ts';
import type { DateOrders } from './linkedin-date-order.ts';
import { type LinkedinFile, readRows } from './linkedin-file.ts';
import type { Cells } from './linkedin-table.ts';

export interface LinkedinPerson {
  /** `First Last`; empty if the export has no name. */
  readonly ownName: string;
  readonly primaryEmail: string | undefined;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly registeredAt: string | undefined;
  /** The number of accounts that the export names: 1 in a genuine export, 0 if it names none. */
  readonly accounts: number;
  /** The person's names. */
  readonly names: readonly string[];
  /** The person's addresses, numbers and similar details, which are masked as a whole. */
  readonly whole: readonly string[];
  /** The employers and schools of the person. */
  readonly organizations: readonly string[];
  /** Names of files with unknown columns: all of their cells are treated as names. */
  readonly unknownFiles: readonly string[];
}

/** The most rows of details that are kept; a genuine profile has one. */
const mostDetails = 1000;

const nameColumns = ['first name', 'last name', 'maiden name'];
const wholeColumns = [
  'address',
  'birth date',
  'zip code',
  'twitter handles',
  'websites',
  'instant messengers',
];

/** `orders`: the order of the dates in each file. Throws `ExportRejected`. */
export async function readLinkedinPerson(
  files: readonly LinkedinFile[],
  orders: DateOrders,
): Promise<LinkedinPerson> {
  const names: string[] = [];
  const whole: string[] = [];
  const organizations: string[] = [];
  const unknownFiles: string[] = [];
  const rows: Record<string, number> = {};
  let ownName = '';
  let primaryEmail: string | undefined;
  let registeredAt: string | undefined;
  let order: DateOrder | undefined;
  const visitors: Readonly<Record<string, (cell: Cells) => void>> = {
    profile(cell) {
      ownName ||= fullName(cell);
      if (names.length + whole.length >= mostDetails) return;
      names.push(fullName(cell), ...nameColumns.map(cell));
      whole.push(...wholeColumns.map((column) => cell(column).replace(/^\[|\]$/g, '')));
    },
    email_addresses(cell) {
      const email = cell('email address').trim();
      if (/^yes$/i.test(cell('primary'))) primaryEmail ??= email.toLowerCase();
      if (names.length < mostDetails) names.push(email);
    },
    phonenumbers(cell) {
      if (whole.length < mostDetails) whole.push(cell('number'));
    },
    positions(cell) {
      if (organizations.length < mostDetails) organizations.push(cell('company name'));
    },
    education(cell) {
      if (organizations.length < mostDetails) organizations.push(cell('school name'));
    },
    registration: (cell) => {
      registeredAt ??= readLinkedinTime(cell('registered at'), order);
    },
  };
  for (const file of files) {
    const visit = visitors[file.stem];
    if (visit === undefined || file.entry.sizeBytes > maxSmallFileBytes) continue;
    if (file.stem === 'registration') order = await orders.orderIn(file);
    try {
      for await (const batch of readRows(file, () => {})) {
        batch.each((cell) => {
          rows[file.stem] = (rows[file.stem] ?? 0) + 1;
          visit(cell);
        });
      }
    } catch (error) {
      if (!(error instanceof FileNotUnderstood)) throw error;
      // a table of activity, whose cells are mostly ordinary words
      if (file.table !== undefined) continue;
      unknownFiles.push(theFile(file.entry));
      names.push(...(await anyCells(file)).slice(0, Math.max(0, mostDetails - names.length)));
    }
  }
  const members = new Set(files.map(({ memberId }) => memberId).filter((id) => id !== undefined));
  return {
    ownName,
    primaryEmail,
    registeredAt,
    accounts: Math.max(members.size, rows.profile ?? 0, rows.registration ?? 0),
    names,
    whole,
    organizations,
    unknownFiles,
  };
}

/** Returns every cell of a table in any form, since one of them may be the person's name. */
async function anyCells({ entry }: LinkedinFile): Promise<string[]> {
  const table = { isHeader: () => true, mayHaveNoHeader: true };
  const cells = new Set<string>();
  for await (const { columns, rows } of untilNotUnderstood(readCsv(entry, table, () => {})))
    for (const row of [columns, ...rows])
      for (const cell of row) if (cells.size < mostDetails) cells.add(cell.trim());
  return [...cells];
}

const fullName = (cell: Cells) => `${cell('first name').trim()} ${cell('last name').trim()}`.trim();
