/** Which language a state speaks: its own, else the machine's, else JSONPath. */
import type { Extra } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import { stateOf } from '../run/run.ts';
import type { Step } from '../run/step.ts';
import { jsonataSpeaker } from './speak-jsonata.ts';
import { jsonPathSpeaker } from './speak-jsonpath.ts';
import type { Speaker } from './speaker.ts';

export function speak({ run }: Step, frame: Frame, extra: Extra = {}): Speaker {
  const { QueryLanguage: own } = stateOf(run, frame);
  const language = own ?? run.machine.QueryLanguage ?? 'JSONPath';
  return language === 'JSONata' ? jsonataSpeaker(run, frame, extra) : jsonPathSpeaker(run, frame, extra);
}
