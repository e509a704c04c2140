/** The JSON text of an event, with its detail exactly as sent. */

export interface EventParts {
  readonly id: string;
  readonly detailType: string;
  readonly source: string;
  readonly accountId: string;
  readonly region: string;
  /** Unix ms; events carry whole seconds. */
  readonly time: number;
  readonly resources: readonly string[];
  /** JSON text. */
  readonly detail: string;
}

export function eventText(parts: EventParts): string {
  const envelope = {
    version: '0',
    id: parts.id,
    'detail-type': parts.detailType,
    source: parts.source,
    account: parts.accountId,
    time: new Date(parts.time).toISOString().replace(/\.\d+Z$/, 'Z'),
    region: parts.region,
    resources: parts.resources,
  };
  return `${JSON.stringify(envelope).slice(0, -1)},"detail":${parts.detail}}`;
}
