/** Shows the parts as they start: in place on a terminal, one line each elsewhere. */

type State = 'waiting' | 'running' | 'done' | 'failed';

export interface Screen {
  readonly inPlace: boolean;
  readonly colour: boolean;
  readonly write: (text: string) => void;
}

export interface Checklist {
  readonly begin: (name: string) => void;
  /** Shows a detail after the name while the part is starting. */
  readonly note: (name: string, detail: string) => void;
  readonly done: (name: string, detail: string) => void;
  readonly fail: (name: string) => void;
  /** Ends the list in its current state. */
  readonly end: () => void;
}

const frames = ['|', '/', '-', '\\'];
const frameMs = 100;
const nameWidth = 16;

export function screenOf(stream: NodeJS.WriteStream, lines: number): Screen {
  // A list longer than the window cannot be redrawn.
  const inPlace = stream.isTTY === true && (stream.rows ?? 0) > lines + 2;
  return {
    inPlace,
    colour: stream.isTTY === true && !process.env.NO_COLOR,
    write: (text) => void stream.write(text),
  };
}

export function createChecklist(names: readonly string[], screen: Screen): Checklist {
  const rows = new Map(names.map((name) => [name, { state: 'waiting' as State, detail: '' }]));
  let frame = 0;
  let drawn = false;
  let ended = false;
  const timer = screen.inPlace
    ? setInterval(() => {
        frame += 1;
        draw();
      }, frameMs)
    : undefined;
  timer?.unref();

  function draw(): void {
    const up = drawn ? `\x1b[${rows.size}A` : '';
    const lines = [...rows].map(([name, row]) => `\x1b[2K${lineOf(name, row.state, row.detail)}\n`);
    screen.write(up + lines.join(''));
    drawn = true;
  }

  function lineOf(name: string, state: State, detail: string): string {
    const marks = { waiting: ' ', running: frames[frame % frames.length] ?? '', done: '✓', failed: '✗' };
    const paint = { waiting: '2', running: '36', done: '32', failed: '31' }[state];
    const mark = screen.colour ? `\x1b[${paint}m${marks[state]}\x1b[0m` : marks[state];
    const shown = screen.colour ? `\x1b[2m${detail}\x1b[0m` : detail;
    return `  ${mark} ${name.padEnd(nameWidth)} ${shown}`.trimEnd();
  }

  function set(name: string, state: State, detail: string): void {
    if (ended) return;
    rows.set(name, { state, detail });
    if (screen.inPlace) draw();
    else if (state === 'done' || state === 'failed') screen.write(`${lineOf(name, state, detail)}\n`);
  }

  if (screen.inPlace) draw();
  return {
    begin: (name) => set(name, 'running', ''),
    note: (name, detail) => set(name, 'running', detail),
    done: (name, detail) => set(name, 'done', detail),
    fail: (name) => set(name, 'failed', ''),
    end: () => {
      ended = true;
      clearInterval(timer);
    },
  };
}
