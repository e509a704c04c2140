/** Checks that the planned cloud equals the local one: both are described in shared words and compared. */

import { recordOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { differencesOf, localShape } from '../shape/local-shape.ts';
import { plannedShape } from '../shape/planned-shape.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('drift');

/** The largest number of differences reported for one thing. */
const most = 3;

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every path at which the two differ, with both values. */
function differences(path: string, local: unknown, planned: unknown): string[] {
  if (isRecord(local) && isRecord(planned)) {
    const [here, there] = [recordOf(local), recordOf(planned)];
    return [...new Set([...Object.keys(here), ...Object.keys(there)])].flatMap((key) =>
      differences(`${path} ${key}`, here[key], there[key]),
    );
  }
  const [here, there] = [JSON.stringify(local), JSON.stringify(planned)];
  if (here === there) return [];
  if (planned === undefined) return [`${path} is only in the local cloud.`];
  if (local === undefined) return [`${path} is only in the planned cloud.`];
  return [`${path} is ${here} in the local cloud and ${there} in the planned one.`];
}

export function checkDrift(plan: Plan): Finding[] {
  const [local, planned] = [recordOf(localShape(differencesOf(plan))), recordOf(plannedShape(plan))];
  return Object.keys(local).flatMap((kind) => {
    const [here, there] = [recordOf(local[kind]), recordOf(planned[kind])];
    return [...new Set([...Object.keys(here), ...Object.keys(there)])].flatMap((name) =>
      differences(`${kind} ${name}`, here[name], there[name]).slice(0, most).map(found),
    );
  });
}
