/**
 * Ends an expression that does not end by itself, by the work that it has done and never by the clock: on a busy machine
 * the same expression takes many times as long.
 */
import type { Environment, Expression, ExprNode } from 'jsonata';

export interface WorkLimits {
  /** Nodes of the syntax tree that one evaluation may pass through. */
  readonly steps: number;
  /** Of this thread: for functions that do much in a single step, such as sorting. */
  readonly cpuMs: number;
}

/** So many steps are about 1.3 s of a core. */
const ordinary: WorkLimits = { steps: 2_000_000, cpuMs: 5_000 };
/** Reading the processor's clock costs more than a step: it is read after a long one, and now and then. */
const longStepMs = 1;
const sampleEveryMs = 20;

/** What jsonata itself throws when its own time is over; the message is AWS's. */
const outOfWork = { code: 'D1012' };
/** jsonata calls what is bound to it at each node, with the frame that the node is evaluated in. */
const onNode = Symbol.for('jsonata.__evaluate_entry');

interface Work {
  steps: number;
  cpuMs: number;
}

/** Evaluations of this thread take turns at every node: the one that entered a node last did what came after it. */
let latest: Work | undefined;
let enteredAtMs = 0;
let sample = { atMs: 0, cpuMs: 0 };

/** Binds the bound to a compiled expression; every evaluation has its own. */
export function boundWork(expression: Expression, limits = ordinary): void {
  const works = new WeakMap<object, Work>();
  const enter = (_node: ExprNode, _input: unknown, frame: Environment): void => {
    takeSample();
    const evaluation = baseOf(frame);
    const work = works.get(evaluation) ?? { steps: 0, cpuMs: 0 };
    if (work.steps === 0) works.set(evaluation, work);
    work.steps += 1;
    latest = work;
    if (work.steps > limits.steps || work.cpuMs > limits.cpuMs) throw outOfWork;
  };
  expression.assign(onNode as unknown as string, enter);
}

/** One object for each evaluation: evaluations of one expression go on side by side. */
const baseOf = (frame: Environment): object => (frame as unknown as { readonly base: object }).base;

function takeSample(): void {
  const atMs = performance.now();
  const stepMs = atMs - enteredAtMs;
  enteredAtMs = atMs;
  if (stepMs < longStepMs && atMs - sample.atMs < sampleEveryMs) return;
  const { user, system } = process.threadCpuUsage();
  const cpuMs = (user + system) / 1000;
  const usedMs = cpuMs - sample.cpuMs;
  sample = { atMs, cpuMs };
  // What others did before a long step is not its evaluation's.
  if (latest !== undefined) latest.cpuMs += stepMs < longStepMs ? usedMs : Math.min(usedMs, stepMs);
}
