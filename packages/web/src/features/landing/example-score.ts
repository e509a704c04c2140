/** The score of an invented export, with the weights of real scores. */
import { type QualityPart, qualityWeight } from '@cgdx/core/quality/quality-weight.ts';

const values: Readonly<Record<QualityPart, number>> = {
  completeness: 0.9,
  volume: 0.85,
  span: 0.8,
  recency: 1,
  density: 0.6,
  consistency: 0.75,
};

export const exampleParts = (Object.keys(qualityWeight) as QualityPart[]).map((name) => ({
  name,
  weight: qualityWeight[name],
  value: values[name],
}));

export const exampleScore = Math.round(
  10 * exampleParts.reduce((sum, { weight, value }) => sum + weight * value, 0),
);
