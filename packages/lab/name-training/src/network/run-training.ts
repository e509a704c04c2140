/** Trains a network on sentences: several rounds over all of them, each in a different order and with variations. */
import { type Random, shuffle } from '../random/random.ts';
import { createParameters, type Parameters, type Shape } from './network.ts';
import { createTrainer, type Dropping, type Step } from './train-sentence.ts';

export interface TrainingPlan extends Dropping {
  readonly rounds: number;
  /** The initial learning rate. */
  readonly rate: number;
}

export interface Training<Sentence> {
  readonly sentences: readonly Sentence[];
  readonly shape: Shape;
  readonly plan: TrainingPlan;
  readonly random: Random;
  /** Returns the sentence varied for this round. */
  readonly stepOf: (sentence: Sentence) => Step;
  readonly onRound: (round: number, lossOfToken: number) => void;
}

/** The final rate as a share of the initial one. */
const lastRate = 0.2;
/** From this share of the training on, the states of the network are averaged. */
const averagedFrom = 0.6;
const snapshots = 12;

export function runTraining<Sentence>(training: Training<Sentence>): Parameters {
  const { shape, plan, random, stepOf, onRound } = training;
  const sentences = [...training.sentences];
  const parameters = createParameters(shape, random);
  const trainer = createTrainer(shape, parameters, random, plan);
  const total = plan.rounds * sentences.length;
  const mean = createMean(parameters);
  const snapshotEvery = Math.ceil((total * (1 - averagedFrom)) / snapshots);
  let done = 0;
  for (let round = 0; round < plan.rounds; round++) {
    shuffle(sentences, random);
    let loss = 0;
    let tokens = 0;
    for (const sentence of sentences) {
      const step = stepOf(sentence);
      loss += trainer.train(step, plan.rate * (1 - (1 - lastRate) * (done / total)));
      tokens += step.rows.length;
      done++;
      if (done > averagedFrom * total && (total - done) % snapshotEvery === 0) mean.add();
    }
    onRound(round, loss / tokens);
  }
  return mean.take();
}

/** Averages several states of the last rounds, which generalizes better than the last state. */
function createMean(parameters: Parameters) {
  const names = ['embedding', 'window', 'mark', 'output', 'bias'] as const;
  const sums = names.map((name) => new Float64Array(parameters[name].length));
  let count = 0;
  return {
    add() {
      count++;
      for (const [n, name] of names.entries()) {
        const sum = sums[n] as Float64Array;
        const values = parameters[name];
        for (let i = 0; i < sum.length; i++) sum[i]! += values[i]!;
      }
    },
    take(): Parameters {
      for (const [n, name] of names.entries())
        parameters[name].set((sums[n] as Float64Array).map((sum) => sum / count));
      return parameters;
    },
  };
}
