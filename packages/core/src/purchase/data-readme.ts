/** Writes the README of a purchase: the list of files, and the commands that read the data. */
import { profileName } from '../export/dataset/profile.ts';
import { profileKindName } from '../export/dataset/profile-kind.ts';
import { checkLines } from './check-lines.ts';
import type { DataUpload } from './data-manifest-schema.ts';
import { forbiddenSentence } from './licence/licence.ts';

interface Table {
  readonly dataPoolId: string;
  readonly kind: string;
  readonly records: number;
}

function tablesOf(uploads: readonly DataUpload[]): Table[] {
  const found = new Map<string, Table>();
  for (const { dataPoolId, records } of uploads) {
    for (const [kind, count] of Object.entries(records)) {
      const key = `${dataPoolId}/${kind}`;
      found.set(key, { dataPoolId, kind, records: (found.get(key)?.records ?? 0) + count });
    }
  }
  return [...found.values()].filter(({ records }) => records > 0);
}

type Kind = Pick<Table, 'dataPoolId' | 'kind'>;

/** Returns the glob of one kind's files in all uploads of a pool. */
const globOf = ({ dataPoolId, kind }: Kind, end: string): string =>
  `${dataPoolId}/*/${kind === profileKindName ? profileName : `${kind}.${end}`}`;

const hasTable = ({ kind }: Kind): boolean => kind !== profileKindName;

/** Returns commands that unite columns by name, since older datasets have other columns. */
function parquetLines(table: Kind): string {
  const glob = globOf(table, 'parquet');
  return `DuckDB, from the folder that this file lies in:

\`\`\`sql
SELECT * FROM read_parquet('${glob}', filename = true, union_by_name = true);
\`\`\`

Polars, and pandas with pyarrow:

\`\`\`python
import glob, polars as pl
data = pl.concat([pl.read_parquet(path) for path in glob.glob('${glob}')], how='diagonal')
\`\`\`

\`\`\`python
import glob, pandas as pd
data = pd.concat(pd.read_parquet(path) for path in glob.glob('${glob}'))
\`\`\`

The certified files themselves, with pandas alone:

${certifiedLines(table)}`;
}

const certifiedLines = (table: Kind): string => `\`\`\`python
import glob, pandas as pd
data = pd.concat(pd.read_json(path, lines=True) for path in glob.glob('${globOf(table, 'ndjson.gz')}'))
\`\`\``;

const jsonLines = (table: Kind): string => `DuckDB, from the folder that this file lies in:

\`\`\`sql
SELECT * FROM read_json('${globOf(table, 'ndjson.gz')}', format = 'newline_delimited', filename = true, union_by_name = true);
\`\`\`

pandas:

${certifiedLines(table)}`;

function readingOf(table: Table | undefined, hasParquet: boolean): string {
  if (table === undefined) return '';
  return `## Reading it

${hasParquet && hasTable(table) ? parquetLines(table) : jsonLines(table)}

Times are UTC. A dataset from before December 2026 calls the time of a record \`at\`, and a reaction’s target \`on\`, words that SQL reserves: put them in double quotes there, \`min("at")\`.
`;
}

const parquetRow =
  '\n| `<kind>.parquet` | the same records for fast reading, with typed columns: made of the file above, which alone is certified; a value that its type cannot hold is empty |';

/** @param hasParquet whether the archive has Parquet files in addition to the certified files */
export function dataReadme(uploads: readonly DataUpload[], hasParquet: boolean): string {
  const tables = tablesOf(uploads);
  const count = uploads.length === 1 ? 'one upload' : `${uploads.length} uploads`;
  return `# Your data

${count[0]?.toUpperCase()}${count.slice(1)}, each in a folder of its own: \`<pool>/<upload hash>/\`.

| pool | kind | records |
|---|---|---|
${tables.map(({ dataPoolId, kind, records }) => `| ${dataPoolId} | ${kind} | ${records} |`).join('\n')}

In each folder:

| file | what it is |
|---|---|
| \`<kind>.ndjson.gz\` | the records, one JSON object a line |${hasParquet ? parquetRow : ''}
| \`schema.json\` | the dictionary: every field with its type, unit, fill rate and range |
| \`profile.ndjson\` | what each quarter was about, as everybody could see it; of a profile pool this is all |
| \`manifest.json\` | what the dataset holds, and the checksums that its upload hash is made of |
| \`certificate.json\` | proves that this very dataset stands in the market's tree, which a contract keeps |

Beside these folders, \`<pool>/table.json\` tells of everybody in the pool: people by item and year, and by kind of record and month, with noise that protects each of them. \`LICENSE.md\` says what you may do with the data, \`odrl.json\` says it for machines; \`croissant.json\` describes all files and tables, for programs that load Croissant.

${readingOf(tables[0], hasParquet)}
## Checking it

Drop \`data.zip\` on the page /proof of the market: your own browser compares every checksum, makes each Parquet file anew, computes each upload hash, follows its proof to the root, and asks the chain whether it had this root. \`npm run purchase -- verify data.zip\` does the same.

Without any program of ours: \`npm install merkletreejs keccak256\`, save this as \`check.mjs\`, and run \`node check.mjs <pool>/<upload hash>\`.

\`\`\`js
${checkLines}
\`\`\`

The archive itself need not be downloaded whole: its files are stored as they are, so that a range of its address is a file. Where each begins stands in the list at the end, as in every zip.

Personal information was masked before anybody could see this data. Masked is not anonymous: who knows something about a person may recognise them. ${forbiddenSentence}
`;
}
