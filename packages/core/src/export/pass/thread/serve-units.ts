/** Runs in a worker thread: reads or masks one unit for each order from the main thread. */
import type { PlatformId } from '../../../pool/platform-id.ts';
import { ExportRejected } from '../../rejection/export-rejected.ts';
import type { ExportSource } from '../../source/part/export-part.ts';
import type { UnitMask } from '../masking-workers.ts';
import { type OpenedExport, openExport } from '../open-export.ts';
import { chunksAhead, type UnitAnswer, type UnitOrder, type UnitPort } from './unit-message.ts';

export interface UnitWork {
  readonly source: ExportSource;
  readonly platform: PlatformId;
  /** ms since 1970. */
  readonly asOfMs: number;
  readonly hashKey: Uint8Array;
  /** Called once per thread, when the first unit is masked; absent in a thread of the first pass. */
  readonly openMask?: (opened: OpenedExport) => Promise<UnitMask>;
}

/** The step, in bytes, in which progress is reported. */
const toldBytes = 4e6;

/** Serves orders until the port is closed. */
export function serveUnits(port: UnitPort, work: UnitWork): void {
  let opened: Promise<OpenedExport> | undefined;
  let mask: Promise<UnitMask> | undefined;
  let underWay = 0;
  /** Resolvers of `emit` calls that wait for room; each kind of a unit has its own compressor, which may wait. */
  const waiting: (() => void)[] = [];
  const say = (answer: UnitAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(answer, transfer);

  async function emit(of: string, chunk: Uint8Array): Promise<void> {
    const own = new Uint8Array(chunk);
    say({ kind: 'chunk', of, chunk: own }, [own.buffer]);
    underWay++;
    if (underWay >= chunksAhead) await new Promise<void>((resolve) => waiting.push(resolve));
  }

  async function answer(order: Exclude<UnitOrder, { kind: 'room' }>): Promise<UnitAnswer> {
    let untold = 0;
    const onBytes = (bytes: number) => {
      untold += bytes;
      if (untold < toldBytes) return;
      say({ kind: 'bytes', bytes: untold });
      untold = 0;
    };
    opened ??= openExport(work.source, work.platform);
    const { files } = await opened;
    const { unit } = order;
    if (order.kind === 'observe') {
      const observation = await files.observe(unit, { ...work, onBytes });
      say({ kind: 'bytes', bytes: untold });
      return { kind: 'observed', observation };
    }
    mask ??= work.openMask?.(await opened);
    if (mask === undefined) throw new Error('this thread masks nothing');
    const masked = await (await mask)(unit, emit, onBytes);
    say({ kind: 'bytes', bytes: untold });
    return { kind: 'masked', masked };
  }

  port.on('message', (order: UnitOrder) => {
    if (order.kind === 'room') {
      underWay--;
      waiting.shift()?.();
      return;
    }
    answer(order).then(say, (error: unknown) => {
      if (error instanceof ExportRejected) say({ kind: 'rejected', rejection: error.rejection });
      else say(failureOf(error));
    });
  });
}

/** Describes an error by its name and stack frames, without its message, which may contain personal data. */
function failureOf(error: unknown): UnitAnswer {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an error');
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: 'failed', name, stack: places.join('\n') };
}
