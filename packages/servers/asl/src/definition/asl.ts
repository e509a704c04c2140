/** The types of a validated definition, which the interpreter reads. */
import type { Json, JsonObject } from '../ground/json.ts';

export interface Flow {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}

export type QueryLanguage = 'JSONata' | 'JSONPath';

/** The fields that every state may have. */
interface Named {
  readonly QueryLanguage?: QueryLanguage;
}

export interface StateMachine extends Flow {
  readonly Comment?: string;
  readonly QueryLanguage?: QueryLanguage;
  readonly TimeoutSeconds?: number;
  readonly Version?: string;
}

interface Transition extends Named {
  readonly Next?: string;
  readonly End?: boolean;
}

interface Exit {
  readonly Output?: Json;
  readonly Assign?: JsonObject;
}

export interface Retrier {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds?: number;
  readonly MaxAttempts?: number;
  readonly BackoffRate?: number;
  readonly MaxDelaySeconds?: number;
  readonly JitterStrategy?: 'FULL' | 'NONE';
}

export interface Catcher extends Exit {
  readonly ErrorEquals: readonly string[];
  readonly Next: string;
}

export interface Recovery {
  readonly Retry?: readonly Retrier[];
  readonly Catch?: readonly Catcher[];
}

export interface PassState extends Transition, Exit {
  readonly Type: 'Pass';
}

export interface SucceedState extends Named {
  readonly Type: 'Succeed';
  readonly Output?: Json;
}

export interface FailState extends Named {
  readonly Type: 'Fail';
  readonly Error?: string;
  readonly Cause?: string;
}

export interface WaitState extends Transition, Exit {
  readonly Type: 'Wait';
  readonly Seconds?: number | string;
  readonly Timestamp?: string;
  readonly TimestampPath?: string;
}

export interface ChoiceRule extends Exit {
  readonly Condition: string | boolean;
  readonly Next: string;
}

export interface ChoiceState extends Named, Exit {
  readonly Type: 'Choice';
  readonly Choices: readonly ChoiceRule[];
  readonly Default?: string;
}

export interface TaskState extends Transition, Exit, Recovery {
  readonly Type: 'Task';
  readonly Resource: string;
  readonly Arguments?: Json;
  readonly TimeoutSeconds?: number | string;
  readonly HeartbeatSeconds?: number | string;
  readonly Credentials?: Json;
}

export interface ParallelState extends Transition, Exit, Recovery {
  readonly Type: 'Parallel';
  readonly Branches: readonly Flow[];
  readonly Arguments?: Json;
}

export interface ItemProcessor extends Flow {
  readonly ProcessorConfig?: { readonly Mode?: 'INLINE' | 'DISTRIBUTED'; readonly ExecutionType?: string };
}

export interface ItemBatcher {
  readonly BatchInput?: Json;
  readonly MaxItemsPerBatch?: number | string;
  readonly MaxInputBytesPerBatch?: number | string;
}

export interface MapState extends Transition, Exit, Recovery {
  readonly Type: 'Map';
  readonly ItemProcessor: ItemProcessor;
  /** The old name of ItemProcessor. */
  readonly Iterator?: ItemProcessor;
  readonly Items?: Json;
  readonly ItemSelector?: Json;
  readonly ItemBatcher?: ItemBatcher;
  readonly MaxConcurrency?: number | string;
  readonly ToleratedFailureCount?: number | string;
  readonly ToleratedFailurePercentage?: number | string;
  readonly Label?: string;
}

export type State =
  | PassState
  | SucceedState
  | FailState
  | WaitState
  | ChoiceState
  | TaskState
  | ParallelState
  | MapState;

export type StateType = State['Type'];

export function isDistributed(state: MapState): boolean {
  return state.ItemProcessor.ProcessorConfig?.Mode === 'DISTRIBUTED';
}
