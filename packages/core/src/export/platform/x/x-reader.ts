/** Reads the archives of X, formerly Twitter: since 2012, in one piece or in parts. */
import { type ExportReader, mergeObservations, unitOf } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import { audienceOf } from './audience.ts';
import { concludeX } from './conclude-x.ts';
import { readMentionedNames } from './mentioned-name.ts';
import { mergeX, observeX } from './observe-x.ts';
import { readXFile } from './read-x-file.ts';
import { readXAccount, type XAccount } from './x-account.ts';
import { findXFiles, whyUnreadByX } from './x-file.ts';
import { kindOfType, xKinds } from './x-kind.ts';
import { xLeaveOut } from './x-leave-out.ts';
import { readXManifest, type XManifest } from './x-manifest.ts';
import { xWithheld } from './x-withheld.ts';

export const xReader: ExportReader = {
  platform: 'x',
  kinds: xKinds,
  withheld: xWithheld,
  leaveOut: xLeaveOut,
  async find(entries, omitted = []) {
    const files = findXFiles(entries);
    const hasPosts = files.some(({ type }) => type === 'post');
    let account: Promise<XAccount> | undefined;
    let manifest: Promise<XManifest | undefined> | undefined;
    const readManifest = () => {
      manifest ??= readXManifest(entries);
      return manifest;
    };
    const readAccount = () => {
      account ??= readManifest().then((list) => readXAccount(entries, list?.accountId));
      return account;
    };
    /** Returns whether a unit has only headers of posts that the archive contains anyway. */
    const isShadow = (unit: number) => hasPosts && unitOf(files, unit).type === 'header';
    return {
      units: files.map(({ entry, type }, unit) => ({
        name: entry.path,
        bytes: entry.sizeBytes,
        files: [entry],
        kinds: isShadow(unit) ? [] : [kindOfType[type].kind],
      })),
      whyUnread: whyUnreadByX,
      async observe(unit, options) {
        const context = {
          account: await readAccount(),
          madeAt: (await readManifest())?.madeAt,
          isShadow: isShadow(unit),
        };
        return observeX(unitOf(files, unit), context, options);
      },
      merge: (observations) => mergeObservations(observations, mergeX),
      async conclude(observation, { hashKey }) {
        const found = {
          entries,
          omitted,
          files,
          account: await readAccount(),
          manifest: await readManifest(),
          hashKey,
        };
        return concludeX(found, mergeObservations([observation], mergeX));
      },
      async *records(unit, onBytes) {
        const file = unitOf(files, unit);
        if (isShadow(unit)) {
          onBytes(file.entry.sizeBytes);
          return;
        }
        const { kind } = kindOfType[file.type];
        const { accountId } = await readAccount();
        let accounts = 0;
        for await (const batch of readXFile(file, accountId, createLedgerBook(), onBytes)) {
          accounts += batch.elements - batch.unread;
          yield { kind, records: batch.items.map(({ record }) => record) };
        }
        if (file.type === 'audience') yield { kind, records: [audienceOf(file.stem, accounts)] };
      },
      personalWords: async () => [...(await readAccount()).words],
      mentionedNames: () => readMentionedNames(files),
    };
  },
};
