/** Runs the app's own program without an engine: every registered resource is recorded, and none is created. */
import * as pulumi from '@pulumi/pulumi';
import closures from '@pulumi/pulumi/runtime/closure/serializeClosure.js';
import { MockMonitor } from '@pulumi/pulumi/runtime/mocks.js';
import { answerCall } from './answer-call.ts';
import { outputsOf } from './outputs.ts';
import { plain } from './plain.ts';

export interface Recorded {
  readonly type: string;
  readonly name: string;
  readonly inputs: unknown;
  readonly outputs: unknown;
  readonly protect: boolean;
  readonly retainOnDelete: boolean;
}

/** Fields of a registration that Pulumi's mocks do not pass on. */
interface Registration {
  getType(): string;
  getName(): string;
  getProtect(): boolean;
  getRetainondelete(): boolean;
}
type Register = (request: Registration, callback: unknown) => Promise<void>;

/**
 * SST serializes the code of its own resources for an engine. No engine runs it here, and serializing takes a second.
 */
const unwritten = { text: '', exportName: '', containsSecrets: false };

export async function record(program: () => Promise<unknown>): Promise<Recorded[]> {
  (closures as { serializeFunction: unknown }).serializeFunction = async () => unwritten;
  const recorded: Recorded[] = [];
  const options = new Map<string, Pick<Recorded, 'protect' | 'retainOnDelete'>>();
  const monitor = MockMonitor.prototype as unknown as { registerResource: Register };
  const register = monitor.registerResource;
  monitor.registerResource = function (this: unknown, request, callback) {
    options.set(`${request.getType()} ${request.getName()}`, {
      protect: request.getProtect(),
      retainOnDelete: request.getRetainondelete(),
    });
    return register.call(this, request, callback);
  };
  await pulumi.runtime.setMocks(
    {
      newResource: ({ type, name, inputs }) => {
        const given = plain(inputs) as Record<string, unknown>;
        const { id, outputs } = outputsOf(type, name, given);
        const set = options.get(`${type} ${name}`) ?? { protect: false, retainOnDelete: false };
        recorded.push({ type, name, inputs: given, outputs, ...set });
        return { id, state: { ...inputs, ...outputs } };
      },
      call: ({ token, inputs }) => answerCall(token, plain(inputs) as Record<string, unknown>),
    },
    $app.name,
    $app.stage,
    false,
  );
  await pulumi.runtime.runInPulumiStack(program as () => Promise<Record<string, unknown>>);
  return recorded;
}
