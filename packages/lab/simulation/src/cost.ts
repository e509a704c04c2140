/** The cost of a simulated day on AWS, and the gas that it uses. */
import type { UpdateKind } from '@cgdx/workflows/wiring/limit.ts';
import type { Outcome } from './simulate.ts';

/**
 * US dollars, AWS's list prices for us-east-1 in November 2026, without the free tier. Singapore is up to a quarter
 * more expensive.
 */
const price = {
  stateTransition: 25e-6,
  lambdaCall: 0.2e-6,
  lambdaGigabyteSecond: 16.6667e-6,
  databaseWrite: 0.625e-6,
  databaseRead: 0.125e-6,
  storagePut: 5e-6,
  storageGet: 0.4e-6,
  /** One gigabyte for one month. */
  storedGigabyte: 0.023,
  event: 1e-6,
  /** One operation of AppSync's event API: a publication, a delivery or a heartbeat. */
  pushOperation: 1e-6,
};

/** Requests for a completed upload, counted in the code of the handlers, not measured. */
const requestsOfUpload = { writes: 60, reads: 40, puts: 14, gets: 20, events: 4, pushes: 33 };
/** The size of a masked dataset as a share of its unpacked export, and its compression factor in storage. */
const datasetShare = 0.5;

/** Gas of a transaction and of each entry, from contracts/snapshots. */
const gas: Readonly<Record<UpdateKind, { readonly transaction: number; readonly entry: number }>> = {
  leaves: { transaction: 51_200, entry: 0 },
  claims: { transaction: 70_000, entry: 30_000 },
  bankClaims: { transaction: 60_000, entry: 21_000 },
};

export interface CostLine {
  readonly service: string;
  readonly dollars: number;
}

export function costOf(outcome: Outcome): CostLine[] {
  const { scenario, uploads, calls, gigabyteSeconds, transitions } = outcome;
  const { writes, reads, puts, gets, events, pushes } = requestsOfUpload;
  const meanMb = scenario.medianMb * Math.exp(scenario.sizeSigma ** 2 / 2);
  const storedGb = ((uploads * meanMb) / 1_000) * (datasetShare / scenario.packing);
  return [
    { service: 'Step Functions', dollars: transitions * price.stateTransition },
    // Each retry is a state transition; Lambda charges nothing for a throttled call.
    { service: 'Step Functions, retries', dollars: refusedCalls(outcome) * price.stateTransition },
    {
      service: 'Lambda',
      dollars: calls * price.lambdaCall + gigabyteSeconds * price.lambdaGigabyteSecond,
    },
    {
      service: 'DynamoDB',
      dollars: uploads * (writes * price.databaseWrite + reads * price.databaseRead),
    },
    { service: 'S3 requests', dollars: uploads * (puts * price.storagePut + gets * price.storageGet) },
    { service: 'S3, a year of the day’s datasets', dollars: storedGb * price.storedGigabyte * 12 },
    { service: 'EventBridge', dollars: uploads * events * price.event },
    // Assumes one open page for each upload (docs/decisions/0043).
    { service: 'AppSync', dollars: uploads * pushes * price.pushOperation },
  ];
}

/** The number of calls that Lambda throttled, each of which the workflow repeats. */
const refusedCalls = ({ refused }: Outcome): number =>
  [...refused.values()].reduce((sum, calls) => sum + calls, 0);

export const gasOf = ({ updates }: Outcome): number =>
  updates.reduce((sum, { kind, count }) => sum + gas[kind].transaction + gas[kind].entry * count, 0);
