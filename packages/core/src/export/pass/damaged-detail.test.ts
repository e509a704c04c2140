import { expect, it } from 'vitest';
import { inspectBytes } from '../testing/inspect-bytes.ts';
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
