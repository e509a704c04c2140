/**
 * Embeds terms and documents in a space of topics, learnt from which terms occur together (latent semantic analysis:
 * a truncated singular value decomposition by subspace iteration), so that a need finds records that use other words.
 */

/** A document's terms with their weights, as a row of a sparse matrix. */
export interface Row {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

export interface TopicSpace {
  readonly dimensions: number;
  /** `dimensions` bytes for each term, -127 to 127, to be multiplied by the term's scale. */
  readonly terms: Int8Array;
  readonly scales: Float32Array;
  /** `dimensions` bytes for each document: a unit vector times 127. */
  readonly documents: Int8Array;
}

const rounds = 4;

export function learnTopicSpace(rows: readonly Row[], termCount: number, dimensions: number): TopicSpace {
  const ofTerms = startValues(termCount * dimensions);
  const ofRows = new Float32Array(rows.length * dimensions);
  for (let round = 1; round <= rounds; round++) {
    multiply(rows, ofTerms, ofRows, dimensions, 'into rows');
    orthonormalise(ofRows, dimensions);
    multiply(rows, ofRows, ofTerms, dimensions, 'into terms');
    orthonormalise(ofTerms, dimensions);
  }
  const { bytes: terms, scales } = quantised(ofTerms, dimensions);
  const documents = new Int8Array(rows.length * dimensions);
  rows.forEach((row, at) => {
    documents.set(
      placed(row, { terms, scales, dimensions }).map((value) => Math.round(value * 127)),
      at * dimensions,
    );
  });
  return { dimensions, terms, scales, documents };
}

/** Returns the unit vector of a weighted list of terms; zeros if no term is known. */
export function placed(row: Row, space: Pick<TopicSpace, 'terms' | 'scales' | 'dimensions'>): Float32Array {
  const { dimensions, terms, scales } = space;
  const vector = new Float32Array(dimensions);
  row.terms.forEach((term, at) => {
    const weight = (row.weights[at] ?? 0) * (scales[term] ?? 0);
    for (let d = 0; d < dimensions; d++) vector[d]! += weight * terms[term * dimensions + d]!;
  });
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** Returns pseudo-random start values that are the same in every build, so that equal records give equal bytes. */
function startValues(length: number): Float32Array {
  let state = 1;
  return new Float32Array(length).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
}

function multiply(
  rows: readonly Row[],
  from: Float32Array,
  to: Float32Array,
  dimensions: number,
  direction: 'into rows' | 'into terms',
): void {
  to.fill(0);
  rows.forEach(({ terms, weights }, row) => {
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at]! * dimensions;
      const source = direction === 'into rows' ? term : row * dimensions;
      const target = direction === 'into rows' ? row * dimensions : term;
      const weight = weights[at]!;
      for (let d = 0; d < dimensions; d++) to[target + d]! += weight * from[source + d]!;
    }
  });
}

/** Makes the columns orthonormal (modified Gram-Schmidt). */
function orthonormalise(matrix: Float32Array, dimensions: number): void {
  const length = matrix.length;
  for (let column = 0; column < dimensions; column++) {
    for (let earlier = 0; earlier < column; earlier++) {
      let product = 0;
      for (let at = 0; at < length; at += dimensions) product += matrix[at + column]! * matrix[at + earlier]!;
      for (let at = 0; at < length; at += dimensions) matrix[at + column]! -= product * matrix[at + earlier]!;
    }
    let square = 0;
    for (let at = column; at < length; at += dimensions) square += matrix[at]! ** 2;
    // Fewer documents than dimensions leave columns of rounding errors, which are set to zero.
    const scale = square < 1e-9 ? 0 : 1 / Math.sqrt(square);
    for (let at = column; at < length; at += dimensions) matrix[at]! *= scale;
  }
}

function quantised(matrix: Float32Array, dimensions: number): { bytes: Int8Array; scales: Float32Array } {
  const bytes = new Int8Array(matrix.length);
  const scales = new Float32Array(matrix.length / dimensions);
  for (let row = 0; row < scales.length; row++) {
    let most = 0;
    for (let d = 0; d < dimensions; d++) most = Math.max(most, Math.abs(matrix[row * dimensions + d]!));
    scales[row] = most / 127;
    for (let d = 0; d < dimensions && most > 0; d++) {
      bytes[row * dimensions + d] = Math.round((matrix[row * dimensions + d]! / most) * 127);
    }
  }
  return { bytes, scales };
}
