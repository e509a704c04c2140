/** Calls the API as people do while the cloud is being killed: repeatedly, until it gives a final answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '@cgdx/local/person/person.ts';
import { type Answered, call } from '@cgdx/stand/cloud/call.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';

const againAfterMs = 300;
const tooManyRequests = 429;
/** Longer than a cloud takes to start on a busy machine. */
const patienceMs = 900_000;

export interface PatientCaller {
  /** Returns the running cloud, which changes after every kill. */
  readonly cloud: () => Cloud;
  readonly person: () => Promise<Person>;
}

/** @throws the last error if the cloud does not answer for very long */
export async function callUntilAnswered(
  { cloud, person }: PatientCaller,
  route: string,
  body?: unknown,
): Promise<Answered> {
  for (const since = Date.now(); ; await sleep(againAfterMs)) {
    try {
      const answer = await call(cloud().stack, await person(), route, body);
      if (answer.status < 500 && answer.status !== tooManyRequests) return answer;
    } catch (error) {
      if (Date.now() - since > patienceMs) throw error;
    }
  }
}
