import { expect, it } from 'vitest';
import { inspectBytes } from '../testing/inspect-bytes.ts';
import { csvOf, linkedinTables } from '../testing/linkedin-history.ts';
import { accountPlays, extendedPlays } from '../testing/spotify-history.ts';
import { rawZip } from '../testing/zip-bytes.ts';

it('an export whose account details are damaged is refused before it is masked', async () => {
  const history = {
    path: 'MyData/StreamingHistory0.json',
    data: JSON.stringify(accountPlays(extendedPlays(60))),
  };
  const details = { path: 'MyData/Userdata.json', data: '{"username":"zorblatt"}' };
  expect(await inspectBytes(rawZip([history, details]))).toMatchObject({ kind: 'inspected' });
  expect(await inspectBytes(rawZip([history, { ...details, crc: 1 }]))).toMatchObject({
    kind: 'rejected',
    rejection: { code: 'damaged-entry', message: expect.stringContaining('Userdata.json') },
  });
});

const others = {
  path: 'Recommendations_Received.csv',
  data: 'First Name,Last Name\nZorblatt,Quillfeather\n',
};
// a table whose column of dates has another name
const strange = {
  path: 'Connections.csv',
  data: `First Name,Last Name,When\n${'Zorblatt,Quillfeather,2020-01-01\n'.repeat(3_000)}`,
};

it.each([
  ['that is read only for names to mask', others],
  ['whose records cannot be read', strange],
])('an export with a damaged table %s is refused before it is masked', async (_, table) => {
  const history = Object.entries(linkedinTables())
    .filter(([path]) => path !== table.path)
    .map(([path, rows]) => ({ path, data: csvOf(rows) }));
  const inspect = (crc?: number) =>
    inspectBytes(rawZip([...history, { ...table, ...(crc !== undefined && { crc }) }]), {
      platform: 'linkedin',
    });
  expect(await inspect()).toMatchObject({ kind: 'inspected' });
  expect(await inspect(1)).toMatchObject({ kind: 'rejected', rejection: { code: 'damaged-entry' } });
});
