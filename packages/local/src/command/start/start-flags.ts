/** The flags of `npm start`. */
import { parseArgs } from 'node:util';

export interface StartFlags {
  readonly help: boolean;
  /** Whether all state is deleted first. */
  readonly fresh: boolean;
  /** Whether samples of many people are sent through the workflow once everything is up. */
  readonly demo: boolean;
  /** The port of the pages. */
  readonly port: number | undefined;
}

export const startHelp = `npm start -- [--port N] [--fresh] [--demo]

  --port N   serve the pages on port N (default: 4800, or any free port)
  --fresh    start from scratch: delete accounts, uploads, the chain and the database
  --demo     then send 60 samples of 40 people through the real workflow
  --help     this text

Any part can be replaced by a server of your own; then ours does not start:
  AWS_ENDPOINT_URL_S3  _DYNAMODB  _SFN  _EVENTBRIDGE  _LAMBDA  _COGNITO_IDENTITY_PROVIDER  _COGNITO_IDENTITY
  CHAIN_RPC_URL  STRIPE_API_BASE
State is kept in .local (CGDX_STATE_DIR names another folder).`;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseStartFlags(args: readonly string[]): StartFlags | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        fresh: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        port: { type: 'string' },
      },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
      return `"${values.port}" is not a port. A port is a whole number from 1 to 65535.`;
    }
    return { help: values.help, fresh: values.fresh, demo: values.demo, port };
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
    return `${said}. The flags are --port N, --fresh, --demo and --help.`;
  }
}
