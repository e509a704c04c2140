/** Gives a function what it is linked to, as SST would: one variable a link, and nothing it was not linked to. */
import { type FunctionName, functions, type LinkName } from '@cgdx/workflows/wiring/function.ts';

/** Link -> what `Resource` answers for it. */
export type LinkValues = Readonly<Record<LinkName, Readonly<Record<string, unknown>>>>;

export function environmentOf(
  fn: FunctionName,
  values: LinkValues,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  const links: readonly LinkName[] = functions[fn].links;
  return {
    ...common,
    SST_RESOURCE_App: JSON.stringify({ name: 'cgdx', stage: 'local' }),
    ...Object.fromEntries(links.map((link) => [`SST_RESOURCE_${link}`, JSON.stringify(values[link])])),
  };
}
