import { mostParts } from '@cgdx/core/contribution/part-limit.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { useState } from 'react';
import { browserMemory } from '../../lib/browser-memory.ts';
import { showError } from '../../lib/modal/modal.ts';
import { addFiles, missingNames, removeFile } from './chosen.ts';
import { chosenFile } from './look/chosen-files.ts';
import { rememberLeftOut } from './look/left-out-memory.ts';
import type { Chosen } from './look/look-message.ts';
import { leftOut, shownLook } from './look/look-state.ts';
import { useLook } from './look/use-look.ts';

/** The files that a person chose for one contribution, and the look at them, which starts with every choice. */
export function useChosen(platform: PlatformId) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const { state, look, stop, reset } = useLook(platform);

  function choose(files: readonly Chosen[]): void {
    setChosen(files);
    reset();
    // A look at only some of the parts would say nothing about the export.
    if (files.length > 0 && missingNames(files).length === 0) void look(files);
  }

  return {
    chosen,
    looking: state,
    looked: shownLook(state),
    choose,
    add(added: readonly Chosen[]): boolean {
      const all = addFiles(chosen, added);
      if (all.length > mostParts) {
        showError('Too Many Files', `An export has at most ${mostParts} parts.`);
        return false;
      }
      choose(all);
      return true;
    },
    remove: (name: string) => choose(removeFile(chosen, name)),
    /** Looks again, with some groups of files omitted. A folder is not packed a second time. */
    leaveOut(groups: readonly string[], whole: readonly File[]): void {
      rememberLeftOut(browserMemory, platform, groups);
      void look(whole.map(chosenFile), groups);
    },
    /** Repeats a look that was stopped or failed, with the same groups omitted. */
    lookAgain(): void {
      const whole = shownLook(state)?.whole.files;
      void look(whole?.map(chosenFile) ?? chosen, leftOut(state));
    },
    stopLooking: stop,
  };
}
