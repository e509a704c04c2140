/** The channel on which a page is told that one of its person's contributions has changed. */

/** The AppSync namespace of the channels. */
export const pushNamespace = 'contributions';

/** Returns the one channel that a person may listen to. */
export const pushChannelOf = (userSub: string): string => `/${pushNamespace}/${userSub}`;

/** The event that is published: the id of the contribution that changed. The page then fetches it from the API. */
export interface ContributionChanged {
  readonly contributionId: string;
}
