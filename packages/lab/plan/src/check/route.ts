/** Checks which routes and function URLs can be called from outside, and whether they may be public. */
import { publicEntries } from '../allow/public-entry.ts';
import { entriesOf } from '../read/entry.ts';
import { ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('route');

/** Since October 2025 Lambda requires both permissions, the second one limited to calls through the URL. */
const urlActions = ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction'] as const;

const mayAnyoneCall = (plan: Plan, functionName: unknown, action: (typeof urlActions)[number]): boolean =>
  ofType(plan, 'aws:lambda/permission:Permission').some(
    ({ inputs }) =>
      inputs.function === functionName &&
      inputs.principal === '*' &&
      inputs.action === action &&
      (action === 'lambda:InvokeFunctionUrl'
        ? inputs.functionUrlAuthType === 'NONE'
        : inputs.invokedViaFunctionUrl === true),
  );

export function checkRoutes(plan: Plan): Finding[] {
  const entries = entriesOf(plan);
  const open = entries
    .filter(({ name, access }) => access === 'anyone' && !(name in publicEntries))
    .map(({ name }) => found(`Anyone may call "${name}", which is not on the list (allow/public-entry.ts).`));
  const lost = entries
    .filter(({ functionName }) => functionName === '')
    .map(({ name }) => found(`"${name}" has no planned function.`));
  const gone = Object.keys(publicEntries)
    .filter((name) => plan.siteDomain !== undefined || !name.startsWith('URL '))
    .filter((name) => !entries.some((entry) => entry.name === name && entry.access === 'anyone'))
    .map((name) => found(`"${name}" is on the list of public entries, but is not public.`));
  const closed = ofType(plan, 'aws:lambda/functionUrl:FunctionUrl').flatMap(({ inputs }) =>
    urlActions
      .filter((action) => !mayAnyoneCall(plan, inputs.functionName, action))
      .map((action) =>
        found(`The URL of ${textOf(inputs.functionName)} needs ${action}: nobody may call it.`),
      ),
  );
  const authorizers = ofType(plan, 'aws:apigatewayv2/authorizer:Authorizer').flatMap(({ name, inputs }) => {
    if (inputs.authorizerType === 'REQUEST')
      return inputs.authorizerResultTtlInSeconds === 0
        ? []
        : [found(`The authorizer ${name} caches results, so a revoked key stays valid.`)];
    const { issuer, audiences } = recordOf(inputs.jwtConfiguration);
    return textOf(issuer).startsWith('https://cognito-idp.') &&
      Array.isArray(audiences) &&
      audiences.length > 0
      ? []
      : [found(`The authorizer ${name} does not name the issuer of its tokens.`)];
  });
  return [...open, ...lost, ...gone, ...closed, ...authorizers];
}
