/** Addresses in the console that several of its parts link to. */

/** The ids by which executions can be searched; their names are those of the references in the executions' input. */
export const searchable = ['contributionId', 'payoutId', 'purchaseId', 'uploadHash', 'userHash'] as const;
export type Searchable = (typeof searchable)[number];

export const executionAddress = (workflow: string, executionId: string): string =>
  `/operator/executions/${workflow}/${encodeURIComponent(executionId)}`;

/** Returns the address of the list of all executions of a subject or a person. */
export const searchAddress = (by: Searchable, text: string): string =>
  `/operator/executions?${new URLSearchParams({ by, text })}`;
