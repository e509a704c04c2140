/** Live push: what a page hears of its person's contributions. */

/** The namespace of the channels. */
export const pushNamespace = 'contributions';

/** Returns the one channel that a person may listen to. */
export const pushChannelOf = (userSub: string): string => `/${pushNamespace}/${userSub}`;

/** What is published: which contribution to look at again. The page asks the API for it as always. */
export interface ContributionChanged {
  readonly contributionId: string;
}
