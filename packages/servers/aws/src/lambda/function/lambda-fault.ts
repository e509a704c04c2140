/** An error of Lambda itself, which occurs before the function runs. */
export class LambdaFault extends Error {
  override readonly name: string;
  readonly status: number;
  /** @param name AWS's name of the exception, by which callers distinguish errors */
  constructor(name: string, status: number, message: string) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
