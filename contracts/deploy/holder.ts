/** The accounts of a market's roles: each has one role, and none is the deployer. */

export const roleNames = ['appender', 'payer', 'settler', 'pauser', 'quoter', 'minter'] as const;
export type RoleName = (typeof roleNames)[number];
export type Holders = Readonly<Record<RoleName, string>>;

/** @returns a sentence about a mistake in these holders; undefined if they are valid */
export function troubleWithHolders(holders: Holders, deployer: string): string | undefined {
  const mine = roleNames.find((role) => isSame(holders[role], deployer));
  if (mine !== undefined)
    return `The ${mine} would be the key that deploys. Give each role a key of its own; the deployer keeps none.`;
  for (const [at, first] of roleNames.entries()) {
    const second = roleNames.slice(at + 1).find((role) => isSame(holders[first], holders[role]));
    if (second !== undefined)
      return `The ${first} and the ${second} would share a key: whoever stole it would have both. Name another one.`;
  }
  return undefined;
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
