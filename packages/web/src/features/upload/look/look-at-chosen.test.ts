import { expect, it } from 'vitest';
import { chosenFile } from './chosen-files.ts';
import { lookAtChosen } from './look-at-chosen.ts';

const broken = chosenFile(new File(['PK, but no archive'], 'spotify.zip'));
const lookAt = (leaveOut: readonly string[]) =>
  lookAtChosen(
    { kind: 'look', chosen: [broken], platform: 'spotify', leaveOut, acceptSamples: true },
    () => () => undefined,
  );

it('if groups cannot be removed from a broken archive, there are no files to send', async () => {
  expect(await lookAt(['searches'])).toMatchObject({ kind: 'rejected', files: undefined });
});

it('a complete archive that is refused may still be sent unchanged', async () => {
  expect(await lookAt([])).toMatchObject({ kind: 'rejected', files: [{ name: 'spotify.zip' }] });
});
