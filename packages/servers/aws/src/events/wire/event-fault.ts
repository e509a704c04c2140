/** An error response of EventBridge: `__type`, message, HTTP status 400. */
export class EventFault extends Error {
  override readonly name = 'EventFault';
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const validationFault = (message: string): EventFault =>
  new EventFault('ValidationException', message);
export const notFound = (message: string): EventFault => new EventFault('ResourceNotFoundException', message);
export const limitExceeded = (): EventFault =>
  new EventFault('LimitExceededException', 'The requested resource exceeds the maximum number allowed.');
