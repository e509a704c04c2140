/** Where each part listens when nobody else does. */
import { findPort } from '../process/port.ts';

export const preferredPorts = {
  web: 4800,
  s3: 4801,
  dynamodb: 4802,
  stepfunctions: 4803,
  events: 4804,
  lambda: 4805,
  'cognito-idp': 4806,
  'cognito-identity': 4807,
  api: 4808,
  mailbox: 4809,
  chain: 4810,
} as const;

export type PortName = keyof typeof preferredPorts;
export type Ports = Readonly<Record<PortName, number>>;

/**
 * A free port for each part: its own, or any other.
 * @param webPort asked for by name, so another one will not do
 * @throws Error where `webPort` is taken
 */
export async function choosePorts(webPort: number | undefined): Promise<Ports> {
  const names = Object.keys(preferredPorts) as PortName[];
  const entries = await Promise.all(
    names.map(
      async (name) =>
        [name, await findPort(name === 'web' && webPort ? webPort : preferredPorts[name])] as const,
    ),
  );
  const ports = Object.fromEntries(entries) as Ports;
  if (webPort !== undefined && ports.web !== webPort) {
    throw new Error(
      `port ${webPort} is taken by another program; name another one, or none to let one be found`,
    );
  }
  return ports;
}
