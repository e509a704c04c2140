/** ARNs of Step Functions resources. */

export interface Place {
  readonly region: string;
  /** Twelve digits. */
  readonly accountId: string;
}

export function stateMachineArn(place: Place, name: string): string {
  return `arn:aws:states:${place.region}:${place.accountId}:stateMachine:${name}`;
}

export function executionArn(machineArn: string, name: string): string {
  return `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
}

export function mapRunArn(machineArn: string, label: string, runId: string): string {
  return `${machineArn.replace(':stateMachine:', ':mapRun:')}/${label}:${runId}`;
}

/** Returns `stateMachine`, `execution`, ...; undefined if the text is not an ARN of this service. */
export function resourceTypeOf(arn: string): string | undefined {
  const [prefix, partition, service, , , type, name] = arn.split(':');
  if (prefix !== 'arn' || !partition?.startsWith('aws') || service !== 'states' || !name) return undefined;
  return type;
}
