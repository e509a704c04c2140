/** An answer that Lambda gives instead of running anything. */
export class LambdaFault extends Error {
  override readonly name: string;
  readonly status: number;
  /** `name` is AWS's name of the exception, so that whoever called can go by it. */
  constructor(name: string, status: number, message: string) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
