/** An error with AWS's name and message. Its HTTP status is 400, as for every client fault of an AWS JSON service. */
export class AwsError extends Error {
  readonly status: number;
  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new AwsError('InvalidParameterException', message);
export const resourceNotFound = (message: string) => new AwsError('ResourceNotFoundException', message);
