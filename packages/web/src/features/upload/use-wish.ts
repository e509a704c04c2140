import { signInRequired, signInToUpload } from '@cgdx/core/specification/message.ts';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../lib/modal/modal.ts';
import { answerWish, type Wish } from './files-to-send.ts';
import type { Chosen } from './look/look-message.ts';
import type { LookState } from './look/look-state.ts';

interface WishOptions {
  /** Undefined while nobody is signed in. */
  readonly sub: string | undefined;
  readonly hasConsented: boolean;
  readonly looking: LookState;
  readonly chosen: readonly Chosen[];
  readonly onSend: (files: readonly File[], sub: string) => void;
}

/** Keeps a pressed Upload until the look is over and the person has consented. */
export function useWish({ sub, hasConsented, looking, chosen, onSend }: WishOptions) {
  const [wish, setWish] = useState<Wish>('none');
  const wishedBy = useRef<string>(undefined);

  // The wish does not store files: it sends the files that the page shows when it is carried out.
  useEffect(() => {
    if (wish === 'none') return;
    // Another person has signed in, perhaps in another tab: they must not send this person's files.
    if (sub !== undefined && sub !== wishedBy.current) {
      setWish('none');
      return;
    }
    if (sub !== undefined && !hasConsented) return;
    const answer = answerWish(wish, looking, chosen);
    if (answer === 'wait') return;
    setWish('none');
    if (sub === undefined) askToSignIn();
    else if (answer !== 'give-up') onSend(answer, sub);
  });

  return {
    wish,
    ask(wanted: Wish) {
      wishedBy.current = sub;
      setWish(wanted);
    },
    giveUp: () => setWish('none'),
  };
}

export const askToSignIn = () => showError(signInRequired, signInToUpload);
