/** Checks that nothing is allowed more widely than necessary: by `*`, by a managed policy, or to a whole account. */
import { accountPrincipals, neverForTheAccount, wildcards, withoutResource } from '../allow/wildcard.ts';
import { allStatements, type Statement } from '../read/policy.ts';
import { listOf, ofType } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('policy');

/**
 * Returns whether the resource is as wide as `*`: `arn:aws:s3:::*` is, but `arn:aws:s3:::name/*` is only one bucket.
 */
const isWide = (resource: string): boolean => {
  const name = resource.split(':').slice(5).join(':');
  return (
    resource === '*' || (resource.startsWith('arn:') && /^[^a-z0-9]*$/i.test(name.replace(/^(\w+[:/])?/, '')))
  );
};

const isAccount = (principal: string): boolean => /:root$/.test(principal) || /^AWS:\d{12}$/.test(principal);

function findingsOf({
  owner,
  kind,
  effect,
  principals,
  actions,
  resources,
  conditions,
}: Statement): Finding[] {
  if (effect !== 'Allow') return [];
  const findings: Finding[] = [];
  const wide = resources.filter(isWide);
  const isScoped = actions.some((action) => !Object.hasOwn(withoutResource, action));
  if (wide.length > 0 && isScoped && !(owner in wildcards)) {
    findings.push(
      found(
        `${owner} allows ${actions.join(', ')} on ${wide.join(', ')}, which is not on the list (allow/wildcard.ts).`,
      ),
    );
  }
  const anyAction = actions.filter((action) => action.includes('*'));
  if (anyAction.length > 0)
    findings.push(found(`${owner} allows ${anyAction.join(', ')}: name the actions.`));
  if (principals.includes('*') && Object.keys(conditions).length === 0) {
    findings.push(found(`${owner} allows everyone ${actions.join(', ')}.`));
  }
  if (principals.some(isAccount)) {
    if (kind === 'trust') findings.push(found(`${owner} can be assumed by everyone in the account.`));
    else if (!(owner in accountPrincipals))
      findings.push(found(`${owner} has a principal for the whole account.`));
    const never = actions.filter((action) => neverForTheAccount.includes(action));
    if (never.length > 0) findings.push(found(`${owner} allows the whole account ${never.join(', ')}.`));
  }
  if (kind === 'trust' && principals.includes('Federated:cognito-identity.amazonaws.com')) {
    if (!JSON.stringify(conditions).includes('cognito-identity.amazonaws.com:aud')) {
      findings.push(found(`${owner} trusts every identity pool.`));
    }
  }
  return findings;
}

export function checkPolicies(plan: Plan): Finding[] {
  const managed = ofType(plan, 'aws:iam/role:Role').flatMap(({ name, inputs }) =>
    listOf(inputs.managedPolicyArns).map((arn) =>
      found(`${name} has the managed policy ${String(arn)}: name what it may do instead.`),
    ),
  );
  const open = ofType(plan, 'aws:lambda/permission:Permission')
    .filter(({ inputs }) => !inputs.sourceArn && inputs.principal !== '*')
    .map(({ name }) => found(`${name} lets a service call a function for any account: name the source.`));
  return [...allStatements(plan).flatMap(findingsOf), ...managed, ...open];
}
