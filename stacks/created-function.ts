/** The Lambda functions of this stage, once they are created. */
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';

export type Functions = Readonly<Record<FunctionName, sst.aws.Function>>;
