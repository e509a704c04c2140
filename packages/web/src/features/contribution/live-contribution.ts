/** Refetches as soon as the server announces a change of a contribution. Polling continues more slowly. */
import { pushChannelOf } from '@cgdx/api/push/channel.ts';
import { listen } from '@cgdx/api/push/listen.ts';
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { personToken } from '../../lib/api/call.ts';
import { optionalConfig } from '../../lib/config/config.ts';
import { useSession } from '../../lib/session/session.ts';
import { createStore, useStore } from '../../lib/store.ts';

const live = createStore(false);

/** Returns whether changes are pushed, so that polling can be slow. */
export const useIsLive = (): boolean => useStore(live);

/** @param contribution undefined until its upload is noticed; a finished one is not followed */
export function useLiveContribution(queryKey: QueryKey, contribution: Contribution | null | undefined): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const sub = session.kind === 'signed-in' ? session.person.sub : undefined;
  const isOver = contribution?.state === 'completed' || contribution?.state === 'rejected';
  const [, contributionId] = queryKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made anew each time; its id says what it is
  useEffect(() => {
    const { pushUrl } = optionalConfig();
    if (!pushUrl || !sub || isOver) return undefined;
    const look = oneAtATime(() => queryClient.refetchQueries({ queryKey }));
    return listen({
      url: pushUrl,
      channel: pushChannelOf(sub),
      token: personToken,
      onEvent: look,
      onLive: live.set,
    });
  }, [sub, isOver, contributionId, queryClient]);
}

/** Returns a function that does `work`, and once more if it is called meanwhile: what it then does sees every call. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isWorking = false;
  let isStale = false;
  const run = async () => {
    isWorking = true;
    do {
      isStale = false;
      await work().catch(() => undefined);
    } while (isStale);
    isWorking = false;
  };
  return () => {
    if (isWorking) isStale = true;
    else void run();
  };
}
