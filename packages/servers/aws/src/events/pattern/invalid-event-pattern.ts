/** The error for a pattern that EventBridge would refuse. `message` is what AWS puts after "Reason: ". */
export class InvalidEventPattern extends Error {
  override readonly name = 'InvalidEventPattern';
}
