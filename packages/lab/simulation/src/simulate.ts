/** Sends a day of uploads through a model of the workflows, the functions' environments and the chain lane. */
import { groupBytes, hugeExportBytes, mostGroups } from '@cgdx/core/export/pass/unit-group.ts';
import { createRandom } from '@cgdx/samples/ground/random.ts';
import { contributionWorkflow, largeUploadBytes } from '@cgdx/workflows/contribution-workflow.ts';
import { payoutWorkflow } from '@cgdx/workflows/payout-workflow.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { reservedConcurrency, type UpdateKind } from '@cgdx/workflows/wiring/limit.ts';
import { arrive, sizeOf, waitOf } from './arrival.ts';
import { createClock } from './clock.ts';
import { createEnvironments, type Environments } from './environments.ts';
import { createLane, type Published } from './lane.ts';
import { type Route, routeOf, type Stop } from './route.ts';
import type { Scenario } from './scenario.ts';
import type { WorkSeconds } from './step-time.ts';

const largeUploadMb = largeUploadBytes / 1e6;
const minute = 60;
/** The unreserved concurrency of an account. */
const unreserved = 100;

const name = (fn: FunctionName): string => fn;
const contribution = contributionWorkflow(name);
const payout = payoutWorkflow(name);

const contributionRoute = (isLarge: boolean, isGenuine: boolean, isNew: boolean): Route =>
  routeOf(contribution, {
    IsLarge: isLarge ? 'PlanUnits' : 'CheckAuthenticity',
    IsGenuine: isGenuine ? 'ScoreQuality' : 'RejectAsNotGenuine',
    IsNew: isNew ? 'MaskUnits' : 'RejectAsDuplicate',
  });
const payoutRoutes = {
  wallet: routeOf(payout, { IsByBank: 'ReserveReward', IsReserved: 'PayRewardOnChain' }),
  bank: routeOf(payout, {
    IsByBank: 'ReserveRewardForBank',
    IsReservedForBank: 'CheckBankAccount',
    IsAccountReady: 'SettleOffChain',
  }),
};

/** The kind of entry that the lane publishes for a waiting step. */
const published: Readonly<Partial<Record<FunctionName, UpdateKind>>> = {
  'update-root-on-chain': 'leaves',
  'pay-reward-on-chain': 'claims',
  'settle-off-chain': 'bankClaims',
};

/** The queues at a moment. */
export interface Moment {
  readonly seconds: number;
  readonly running: number;
  readonly leaves: number;
  readonly claims: number;
  readonly bankClaims: number;
}

export interface Outcome {
  readonly scenario: Scenario;
  readonly uploads: number;
  readonly moments: readonly Moment[];
  /** The arrival of each completed upload, and the seconds until its completion. */
  readonly completed: readonly { readonly arrivedAt: number; readonly seconds: number }[];
  readonly payouts: Readonly<Record<'wallet' | 'bank', readonly number[]>>;
  readonly updates: readonly Published[];
  readonly transitions: number;
  readonly calls: number;
  readonly gigabyteSeconds: number;
  /** The number of throttled calls, for each function with any. */
  readonly refused: ReadonlyMap<FunctionName, number>;
  readonly mostBusy: ReadonlyMap<FunctionName, number>;
}

export function simulate(scenario: Scenario, workSeconds: WorkSeconds): Outcome {
  const { next: random } = createRandom(scenario.seed);
  const clock = createClock();
  const updates: Published[] = [];
  const lane = createLane(clock, scenario.lane, (update) => updates.push(update));
  const pools = new Map<FunctionName, Environments>();
  const completed: { arrivedAt: number; seconds: number }[] = [];
  const payouts = { wallet: [] as number[], bank: [] as number[] };
  const moments: Moment[] = [];
  const used = { transitions: 0, calls: 0, gigabyteSeconds: 0 };
  let running = 0;
  let uploads = 0;

  function poolOf(fn: FunctionName): Environments {
    let pool = pools.get(fn);
    if (pool === undefined) {
      pool = createEnvironments(clock, reservedConcurrency[fn] ?? unreserved, random);
      pools.set(fn, pool);
    }
    return pool;
  }

  function callFunction(fn: FunctionName, megabytes: number, done: () => void): void {
    const seconds = workSeconds(fn, megabytes);
    used.calls += 1;
    used.gigabyteSeconds += (seconds * functions[fn].memoryMb) / 1_024;
    poolOf(fn).call(seconds, done);
  }

  /** Calls the function for every group, at most `atOnce` calls at a time. */
  function callForEach({ fn, atOnce }: Stop, groups: readonly number[], done: () => void): void {
    if (groups.length === 0) {
      done();
      return;
    }
    const left = [...groups];
    let working = 0;
    const start = (): void => {
      for (let group = left[0]; group !== undefined && working < atOnce; group = left[0]) {
        left.shift();
        working += 1;
        used.transitions += 1;
        callFunction(fn, group, () => {
          working -= 1;
          if (left.length > 0) start();
          else if (working === 0) done();
        });
      }
    };
    start();
  }

  /** @param groups the unpacked MB of each group; empty if the export is read as a whole */
  function follow(route: Route, megabytes: number, groups: readonly number[], done: () => void): void {
    used.transitions += route.transitions;
    const at = (index: number): void => {
      const stop = route.stops[index];
      if (stop === undefined) {
        done();
        return;
      }
      const onward = (): void => at(index + 1);
      const kind = published[stop.fn];
      const then = stop.how === 'wait' && kind ? () => lane.publish(kind, onward) : onward;
      if (stop.how === 'each') callForEach(stop, groups, onward);
      else callFunction(stop.fn, groups.length > 0 ? 0 : megabytes, then);
    };
    at(0);
  }

  function claim(): void {
    const rail = random() < scenario.bankShare ? 'bank' : 'wallet';
    const claimedAt = clock.now();
    follow(payoutRoutes[rail], 0, [], () => payouts[rail].push(clock.now() - claimedAt));
  }

  function upload(): void {
    const megabytes = sizeOf(scenario, random);
    const isLarge = megabytes / scenario.packing > largeUploadMb;
    const isHuge = megabytes * 1e6 > hugeExportBytes;
    const count = isHuge ? Math.min(mostGroups, Math.ceil((megabytes * 1e6) / groupBytes)) : 0;
    const groups = Array.from({ length: count }, () => megabytes / count);
    const isGenuine = random() < scenario.genuineShare;
    const isNew = random() < scenario.newShare;
    const arrivedAt = clock.now();
    running += 1;
    uploads += 1;
    follow(contributionRoute(isLarge, isGenuine, isNew), megabytes, groups, () => {
      running -= 1;
      if (!isGenuine || !isNew) return;
      completed.push({ arrivedAt, seconds: clock.now() - arrivedAt });
      if (random() < scenario.claimShare)
        clock.after(waitOf(scenario.claimDelayHours * 3_600, random), claim);
    });
  }

  function look(): void {
    const [leaves, claims, bankClaims] = [
      lane.waiting('leaves'),
      lane.waiting('claims'),
      lane.waiting('bankClaims'),
    ];
    moments.push({ seconds: clock.now(), running, leaves, claims, bankClaims });
    clock.after(minute, look);
  }

  arrive(clock, scenario, random, upload);
  look();
  clock.runUntil(scenario.hours * 3_600);
  const each = <T>(read: (pool: Environments) => T) =>
    new Map([...pools].map(([fn, pool]) => [fn, read(pool)] as const));
  return {
    scenario,
    uploads,
    moments,
    completed,
    payouts,
    updates,
    ...used,
    refused: new Map([...each((pool) => pool.refused())].filter(([, count]) => count > 0)),
    mostBusy: each((pool) => pool.mostBusy()),
  };
}
