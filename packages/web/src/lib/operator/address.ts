/** Addresses of the console that several of its parts link to. */

/** The keys that executions can be searched by; the names are those of the references in their input. */
export const searchable = ['contributionId', 'payoutId', 'purchaseId', 'uploadHash', 'userHash'] as const;
export type Searchable = (typeof searchable)[number];

export const executionAddress = (workflow: string, executionId: string): string =>
  `/operator/executions/${workflow}/${encodeURIComponent(executionId)}`;

/** The list of all executions of a thing or a person. */
export const searchAddress = (by: Searchable, text: string): string =>
  `/operator/executions?${new URLSearchParams({ by, text })}`;
