/** For tests: links the functions of this process, as SST would, by the environment. */
export function setLinks(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    process.env[`SST_RESOURCE_${name}`] = JSON.stringify(value);
}
