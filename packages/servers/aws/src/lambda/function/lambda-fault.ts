/** An error response of Lambda itself; no function has run. */
export class LambdaFault extends Error {
  override readonly name: string;
  readonly status: number;
  /** `name` is AWS's name of the exception, which callers tell errors apart by. */
  constructor(name: string, status: number, message: string) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
