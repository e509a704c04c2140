/** Computes the input that a target gets for an event. */
import { fillTemplate } from './input-template.ts';
import { parseJsonPath, valueAt } from './json-path.ts';
import type { Target } from './target.ts';

export interface Occasion {
  readonly ruleArn: string;
  readonly ruleName: string;
  /** The event's JSON text as it arrived. */
  readonly event: string;
  /** Unix ms. */
  readonly ingestedAt: number;
}

interface Envelope {
  readonly [field: string]: unknown;
}

/** Returns the event without its detail, which is the value of `<aws.events.event>`. */
function withoutDetail(event: Envelope, ingestedAt: number): Envelope {
  return {
    id: event.id,
    account: event.account,
    detailType: event['detail-type'],
    time: new Date(ingestedAt).toISOString(),
    source: event.source,
    region: event.region,
    resources: event.resources,
    version: event.version,
  };
}

function variable(name: string, event: Envelope, occasion: Occasion): unknown {
  switch (name) {
    case 'aws.events.rule-arn':
      return occasion.ruleArn;
    case 'aws.events.rule-name':
      return occasion.ruleName;
    case 'aws.events.event.ingestion-time':
      return new Date(occasion.ingestedAt).toISOString();
    case 'aws.events.event':
      return withoutDetail(event, occasion.ingestedAt);
    case 'aws.events.event.json':
      return event;
    default:
      return undefined;
  }
}

/** Returns the input as JSON text. */
export function targetInput(target: Target, occasion: Occasion): string {
  if (target.Input !== undefined) return target.Input;
  const { InputPath, InputTransformer } = target;
  if (InputPath === undefined && InputTransformer === undefined) return occasion.event;
  const event = JSON.parse(occasion.event) as Envelope;
  const at = (path: string): unknown => valueAt(parseJsonPath(path) ?? [], event);
  if (InputPath !== undefined) return JSON.stringify(at(InputPath) ?? {});
  const paths = InputTransformer?.InputPathsMap ?? {};
  return fillTemplate(InputTransformer?.InputTemplate ?? '', (name) => {
    const path = paths[name];
    return path === undefined ? variable(name, event, occasion) : at(path);
  });
}
