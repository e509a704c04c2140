/**
 * Ends an expression that would not end by itself, after an amount of work and never after a duration: on a busy
 * machine the same expression takes many times as long.
 */
import type { Environment, Expression, ExprNode } from 'jsonata';

export interface WorkLimits {
  /** Nodes of the syntax tree that one evaluation may visit. */
  readonly steps: number;
  /** CPU time of this thread: it limits functions that do much work in a single step, such as sorting. */
  readonly cpuMs: number;
}

/** This many steps take about 1.3 s of a core. */
const ordinary: WorkLimits = { steps: 2_000_000, cpuMs: 5_000 };
/** Reading the CPU time costs more than a step, so it is read only after a long step and at intervals. */
const longStepMs = 1;
const sampleEveryMs = 20;

/** jsonata's own error code of a timeout, for which jsonata.ts has AWS's message. */
const outOfWork = { code: 'D1012' };
/** jsonata calls this binding at each node, with the frame in which the node is evaluated. */
const onNode = Symbol.for('jsonata.__evaluate_entry');

interface Work {
  steps: number;
  cpuMs: number;
}

/**
 * Evaluations on one thread interleave at nodes: the CPU time since the last node belongs to the evaluation that
 * entered that node.
 */
let latest: Work | undefined;
let enteredAtMs = 0;
let sample = { atMs: 0, cpuMs: 0 };

/** Limits the work of a compiled expression; every evaluation has its own budget. */
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

/** Returns an object that identifies the evaluation, since evaluations of one expression may interleave. */
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
  // CPU time that other evaluations used before a long step is not counted.
  if (latest !== undefined) latest.cpuMs += stepMs < longStepMs ? usedMs : Math.min(usedMs, stepMs);
}
