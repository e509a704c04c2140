/** Writes the README of a purchase: which file is where, and the commands that read the data. */
import { profileName } from '../export/dataset/profile.ts';
import { profileKindName } from '../export/dataset/profile-kind.ts';
import type { DataUpload } from './data-manifest-schema.ts';

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

/** Returns the glob of one kind's records in all uploads of a pool. */
const globOf = ({ dataPoolId, kind }: Pick<Table, 'dataPoolId' | 'kind'>): string =>
  `${dataPoolId}/*/${kind === profileKindName ? profileName : `${kind}.ndjson.gz`}`;

/** Returns the line of SQL that reads one kind of records of every upload of a pool. */
const duckdbLine = (table: Pick<Table, 'dataPoolId' | 'kind'>): string =>
  `SELECT * FROM read_json('${globOf(table)}', format = 'newline_delimited', filename = true);`;

const pandasLines = (table: Pick<Table, 'dataPoolId' | 'kind'>): string =>
  `import glob, pandas as pd
data = pd.concat(pd.read_json(path, lines=True) for path in glob.glob('${globOf(table)}'))`;

export function dataReadme(uploads: readonly DataUpload[]): string {
  const tables = tablesOf(uploads);
  const [first] = tables;
  const count = uploads.length === 1 ? 'one upload' : `${uploads.length} uploads`;
  const reading = first
    ? `## Reading it

DuckDB, from the folder that this file lies in:

\`\`\`sql
${duckdbLine(first)}
\`\`\`

pandas:

\`\`\`python
${pandasLines(first)}
\`\`\`
`
    : '';
  return `# Your data

${count[0]?.toUpperCase()}${count.slice(1)}, each in a folder of its own: \`<pool>/<upload hash>/\`.

| pool | kind | records |
|---|---|---|
${tables.map(({ dataPoolId, kind, records }) => `| ${dataPoolId} | ${kind} | ${records} |`).join('\n')}

In each folder:

| file | what it is |
|---|---|
| \`<kind>.ndjson.gz\` | the records, one JSON object a line |
| \`schema.json\` | the dictionary: every field with its type, unit, fill rate and range |
| \`profile.ndjson\` | what each quarter was about, as everybody could see it; of a profile pool this is all |
| \`manifest.json\` | what the dataset holds, and the checksums that its upload hash is made of |
| \`certificate.json\` | proves that this very dataset stands in the market's tree, which a contract keeps |

Beside these folders, \`<pool>/table.json\` tells of everybody in the pool: people by item and year, and by kind of record and month, with noise that protects each of them.

${reading}
## Checking it

\`npm run purchase -- verify data.zip\` compares every checksum, computes each upload hash anew, follows its proof to the root, and asks the chain whether it had this root.

Personal information was masked before anybody could see this data. Masked is not anonymous: who knows something about a person may recognise them. Do not try to find out whose it is, and do not join it with other data about people: the terms forbid both.
`;
}
