/** Refetches a contribution as soon as the server announces a change. Polling continues at a slower rate. */
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

/** @param contribution undefined until its upload is registered; a finished one is not followed */
export function useLiveContribution(queryKey: QueryKey, contribution: Contribution | null | undefined): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const sub = session.kind === 'signed-in' ? session.person.sub : undefined;
  const isOver = contribution?.state === 'completed' || contribution?.state === 'rejected';
  const [, contributionId] = queryKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array at each render; the id in it identifies it
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

/** Returns a function that runs `work`, and runs it once more if it was called meanwhile: the last run sees every call. */
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
