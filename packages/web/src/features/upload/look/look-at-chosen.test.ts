import { expect, it } from 'vitest';
import { chosenFile } from './chosen-files.ts';
import { lookAtChosen } from './look-at-chosen.ts';

const broken = chosenFile(new File(['PK, but no archive'], 'spotify.zip'));
const lookAt = (leaveOut: readonly string[]) =>
  lookAtChosen(
    { kind: 'look', chosen: [broken], platform: 'spotify', leaveOut, acceptSamples: true },
    () => () => undefined,
  );

it('an archive out of which nothing can be taken leaves no files to send', async () => {
  expect(await lookAt(['searches'])).toMatchObject({ kind: 'rejected', files: undefined });
});

it('an archive that is refused as a whole may still be sent as it is', async () => {
  expect(await lookAt([])).toMatchObject({ kind: 'rejected', files: [{ name: 'spotify.zip' }] });
});
