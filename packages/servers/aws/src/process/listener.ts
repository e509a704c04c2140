/** Checks whether a process itself listens on a port of this machine. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listening = '0A';
/** Columns of /proc/net/tcp. */
const [localAddress, state, inode] = [1, 3, 9];

/** @returns undefined if this system cannot tell */
export function listensOn(pid: number, port: number): boolean | undefined {
  const sockets = listeningSockets(port);
  if (sockets === undefined) return undefined;
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(linkOf(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return false;
  }
}

function listeningSockets(port: number): ReadonlySet<string> | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  try {
    const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
    const columns = rows.map((row) => row.trim().split(/\s+/));
    return new Set(
      columns
        .filter((row) => row[localAddress]?.endsWith(suffix) && row[state] === listening)
        .map((row) => `socket:[${row[inode]}]`),
    );
  } catch {
    return undefined;
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // The process or its descriptor is gone meanwhile.
    return '';
  }
}
