/** A finding of the validator, with the messages and codes of ValidateStateMachineDefinition. */
export interface Diagnostic {
  readonly severity: 'ERROR' | 'WARNING';
  readonly code: string;
  readonly message: string;
  /** `/States/Pay/Next`; absent if the finding is about no particular place. */
  readonly location?: string;
}

export type Report = (code: string, message: string, location?: string) => void;

export const schemaFailed = 'SCHEMA_VALIDATION_FAILED';

/** Returns the message of InvalidDefinition: every finding, joined as AWS does. */
export function invalidDefinitionMessage(diagnostics: readonly Diagnostic[]): string {
  const said = diagnostics
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ code, message, location }) => `${code}: ${message} at ${location ?? 'null'}`);
  return `Invalid State Machine Definition: '${said.join(', ')}'`;
}
