/** Watches each file of a running vitest: ends a stuck worker, and the processes that a dead worker left behind. */
import { readMarked } from '@cgdx/aws/process/marked-process.ts';
import { type ProcessTable, readProcessTable, treeCpuMs } from '@cgdx/aws/process/process-table.ts';
import { createStallJudge, type StallJudge, type StallLimits, slownessNow } from '@cgdx/aws/process/stall.ts';
import { workerVariable } from './append-line.ts';
import type { FileReport } from './report.ts';

interface Watched {
  readonly pid: number;
  readonly judge: StallJudge;
  /** The number of checks in a row at which its process was gone. */
  misses: number;
}

/** The last lines of a worker that ended normally may still be on their way through vitest. */
const missesOfDead = 5;

export interface Supervisor {
  /** Reports a sign of progress of this file. */
  readonly progress: (file: string) => void;
  /** Checks every file once. @returns the files that were ended early now */
  readonly look: (files: ReadonlyMap<string, FileReport>) => readonly string[];
}

export function createSupervisor(limits: StallLimits): Supervisor {
  const watched = new Map<string, Watched>();

  const cut = (file: FileReport, pid: number, why: string): void => {
    file.cut = why;
    end(pid);
    for (const left of readMarked(`${workerVariable}=${pid}`)) end(left.pid);
  };

  function lookAt(name: string, file: FileReport, table: ProcessTable): boolean {
    const { pid } = file;
    if (pid === undefined || file.isOver || file.cut !== undefined) {
      watched.delete(name);
      return false;
    }
    const known = watched.get(name);
    const entry: Watched = known?.pid === pid ? known : { pid, judge: createStallJudge(limits), misses: 0 };
    watched.set(name, entry);
    const cpuMs = treeCpuMs(pid, table);
    if (cpuMs === undefined) {
      entry.misses += 1;
      if (entry.misses < missesOfDead) return false;
      cut(file, pid, 'its process died');
      return true;
    }
    const why = entry.judge.look(performance.now(), cpuMs, slownessNow());
    if (why === undefined) return false;
    cut(file, pid, `stuck (${why})`);
    return true;
  }

  return {
    progress: (file) => watched.get(file)?.judge.progress(),
    look: (files) => {
      const open = [...files].filter(([, { pid, isOver }]) => pid !== undefined && !isOver);
      if (open.length === 0) return [];
      const table = readProcessTable();
      return open.filter(([name, file]) => lookAt(name, file, table)).map(([name]) => name);
    },
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}
