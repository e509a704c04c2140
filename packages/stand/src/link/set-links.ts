const variableOf = (name: string): string => `SST_RESOURCE_${name}`;

/** For tests: links the functions of this process through the environment, as SST does. */
export function setLinks(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) process.env[variableOf(name)] = JSON.stringify(value);
}

/** For tests: changes some properties of a link; the next read sees them. */
export function changeLink(name: string, change: Readonly<Record<string, unknown>>): void {
  setLinks({ [name]: { ...JSON.parse(process.env[variableOf(name)] ?? '{}'), ...change } });
}
