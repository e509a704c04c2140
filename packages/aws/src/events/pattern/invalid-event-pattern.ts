/** A pattern EventBridge would refuse. `message` is what AWS puts behind "Reason: ". */
export class InvalidEventPattern extends Error {
  override readonly name = 'InvalidEventPattern';
}
