/** Chooses the query language of a state: its own, or else the machine's, or else JSONPath. */
import type { Extra } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import { stateOf } from '../run/run.ts';
import type { Step } from '../run/step.ts';
import type { Evaluator } from './evaluator.ts';
import { jsonataEvaluator } from './jsonata-evaluator.ts';
import { jsonPathEvaluator } from './jsonpath-evaluator.ts';

export function evaluatorOf({ run }: Step, frame: Frame, extra: Extra = {}): Evaluator {
  const { QueryLanguage: own } = stateOf(run, frame);
  const language = own ?? run.machine.QueryLanguage ?? 'JSONPath';
  return language === 'JSONata' ? jsonataEvaluator(run, frame, extra) : jsonPathEvaluator(run, frame, extra);
}
