/** Ends a response so that its client sees that it is not complete. */
import type { ServerResponse } from 'node:http';

/**
 * Closes the connection of a response. `response.destroy` does not while the previous response of a kept connection is
 * still being sent: the connection then stays open, and the client waits for ever.
 */
export function breakOff(response: ServerResponse, error?: Error): void {
  if (response.socket === null) response.once('socket', (socket) => socket.destroy(error));
  else response.destroy(error);
}
