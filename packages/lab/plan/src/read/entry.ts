/** Finds every planned entry point for calls from outside: routes and function URLs. */
import type { Plan } from '../run/plan.ts';
import { functionNamed, ofType, textOf } from './resource.ts';

export interface Entry {
  /** `GET /data-pool`, or `URL <function>` with the function's name in the wiring. */
  readonly name: string;
  readonly access: 'person' | 'key' | 'anyone';
  readonly functionName: string;
}

const accessOf: Readonly<Record<string, Entry['access']>> = { JWT: 'person', CUSTOM: 'key' };

/** @returns every entry point, routes first */
export function entriesOf(plan: Plan): Entry[] {
  const integrations = ofType(plan, 'aws:apigatewayv2/integration:Integration');
  const routes = ofType(plan, 'aws:apigatewayv2/route:Route').map(({ inputs }): Entry => {
    const integration = integrations.find(({ name }) => textOf(inputs.target) === `integrations/${name}`);
    const fn = functionNamed(plan, textOf(integration?.inputs.integrationUri));
    return {
      name: textOf(inputs.routeKey),
      access: inputs.authorizerId ? (accessOf[textOf(inputs.authorizationType)] ?? 'anyone') : 'anyone',
      functionName: textOf(fn?.inputs.name),
    };
  });
  const urls = ofType(plan, 'aws:lambda/functionUrl:FunctionUrl').map(
    ({ inputs }): Entry => ({
      name: `URL ${textOf(inputs.functionName).replace(`cgdx-${plan.stage}-`, '')}`,
      access: inputs.authorizationType === 'AWS_IAM' ? 'person' : 'anyone',
      functionName: textOf(inputs.functionName),
    }),
  );
  return [...routes.sort((a, b) => a.name.localeCompare(b.name)), ...urls];
}
