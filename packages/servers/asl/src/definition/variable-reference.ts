/** Finds the variables that each state reads: the `variableReferences` of DescribeStateMachine. */
import { parseExpression } from '../expression/jsonata.ts';
import { referencesOf } from '../expression/reference.ts';
import type { JsonObject } from '../ground/json.ts';
import type { Flow, QueryLanguage } from './asl.ts';
import { expressionsOf } from './check-expression.ts';
import { pathVariables } from './check-path.ts';

/** JSONata's built-in functions, which are variables as well, but not variables of the machine. */
const builtIn: ReadonlySet<string> = new Set(
  'abs append assert average base64decode base64encode boolean ceil clone contains count decodeUrl decodeUrlComponent distinct each encodeUrl encodeUrlComponent error eval exists filter floor formatBase formatInteger formatNumber fromMillis hash join keys length lookup lowercase map match max merge millis min not now number pad parse parseInteger partition power random range reduce replace reverse round shuffle sift single sort split spread sqrt string substring substringAfter substringBefore sum toMillis trim type uppercase uuid zip'.split(
    ' ',
  ),
);

function flowsOf(state: JsonObject): Flow[] {
  const inner = [...((state.Branches as unknown as Flow[] | undefined) ?? [])];
  if (state.ItemProcessor !== undefined) inner.push(state.ItemProcessor as unknown as Flow);
  return inner;
}

/** Returns sorted names of variables by state. States that read none are left out. */
export function variableReferences(flow: Flow, language: QueryLanguage): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, state] of Object.entries(flow.States)) {
    const object = state as unknown as JsonObject;
    const names = new Set<string>();
    if ((state.QueryLanguage ?? language) === 'JSONata') {
      for (const { source } of expressionsOf(object, '')) {
        for (const variable of referencesOf(parseExpression(source)).variables) {
          if (!builtIn.has(variable)) names.add(variable);
        }
      }
    } else {
      for (const variable of pathVariables(object)) names.add(variable);
    }
    if (names.size > 0) found[name] = [...names].sort();
    for (const inner of flowsOf(object)) Object.assign(found, variableReferences(inner, language));
  }
  return found;
}
