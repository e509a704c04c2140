/** The attacks. */
import type { Attack } from './attack.ts';
import { borrowedKeys } from './borrowed-key.ts';
import { claimFlood } from './claim-flood.ts';
import { copiedExport } from './copied-export.ts';
import { cutOffState } from './cut-off-state.ts';
import { floodOfCalls, floodOfUploads } from './flood.ts';
import { foreignMiner, foreignPage } from './foreign-page.ts';
import { freeStorage } from './free-storage.ts';
import { knownAccount } from './known-account.ts';
import { personalName } from './personal-name.ts';
import { puppetsAsk } from './puppet.ts';
import { savedTwice } from './saved-twice.ts';
import { scantyExports } from './scanty-export.ts';
import { sharedWallet } from './shared-wallet.ts';
import { stalledMachine } from './stalled-machine.ts';
import { otherPeople, strangeCalls } from './strange-call.ts';
import { unsearchedText } from './unsearched-text.ts';
import { withoutConsent } from './without-consent.ts';

export const attacks: readonly Attack[] = [
  scantyExports,
  copiedExport,
  savedTwice,
  unsearchedText,
  foreignPage,
  foreignMiner,
  borrowedKeys,
  freeStorage,
  withoutConsent,
  strangeCalls,
  otherPeople,
  knownAccount,
  personalName,
  puppetsAsk,
  sharedWallet,
  floodOfUploads,
  floodOfCalls,
  claimFlood,
  stalledMachine,
  cutOffState,
];
