/** A canvas that draws on a page of a PDF, as far as Vega's charts need one: paths, text and transforms. */

import { fontOf, printable } from './choose-font.ts';
import { useFont } from './report-page.ts';

type PDFDocument = PDFKit.PDFDocument;
type Path = (doc: PDFDocument) => void;

interface Style {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  globalAlpha: number;
  font: string;
  textAlign: 'left' | 'start' | 'center' | 'right' | 'end';
  textBaseline: 'alphabetic' | 'top' | 'middle' | 'bottom';
  dash: readonly number[];
}

const initial: Style = {
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 10,
  globalAlpha: 1,
  font: '11px sans-serif',
  textAlign: 'left',
  textBaseline: 'alphabetic',
  dash: [],
};

/** Returns the size, in pixels, of a CSS font such as `bold 11px sans-serif`. */
const sizeOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? initial.font);

/** A transformation matrix of PDF and canvas: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];

/** The control points of an arc, in pieces of at most a quarter turn. */
function arcCurves(x: number, y: number, r: number, from: number, to: number): (readonly number[])[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2)));
  const step = (to - from) / pieces;
  const reach = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: pieces }, (_, piece) => {
    const [start, end] = [from + piece * step, from + (piece + 1) * step];
    const [startX, startY] = [x + r * Math.cos(start), y + r * Math.sin(start)];
    const [endX, endY] = [x + r * Math.cos(end), y + r * Math.sin(end)];
    return [
      startX - reach * Math.sin(start),
      startY + reach * Math.cos(start),
      endX + reach * Math.sin(end),
      endY - reach * Math.cos(end),
      endX,
      endY,
    ];
  });
}

/** Returns what `view.toCanvas` takes as its `externalContext`. */
export function pdfCanvas(doc: PDFDocument): object {
  const savedStates: { readonly style: Style; readonly matrix: Matrix }[] = [];
  let style: Style = { ...initial };
  // A canvas fixes a path's points as they are added, and keeps the path when it is filled; a PDF does neither.
  let matrix = identity;
  let path: Path[] = [];
  const trace = (): void => {
    for (const draw of path) draw(doc);
  };
  const transform = (by: Matrix): void => {
    matrix = times(matrix, by);
  };
  /** Adds a piece of the path, its points as they lie on the page now. */
  const add = (points: readonly number[], draw: (page: PDFDocument, at: number[]) => unknown): void => {
    const [a, b, c, d, e, f] = matrix;
    const placed = points.flatMap((x, i) => {
      const y = points[i + 1];
      return i % 2 === 0 && y !== undefined ? [a * x + c * y + e, b * x + d * y + f] : [];
    });
    path.push((page) => void draw(page, placed));
  };
  const moveTo = (x: number, y: number) => add([x, y], (page, [X = 0, Y = 0]) => page.moveTo(X, Y));
  const lineTo = (x: number, y: number) => add([x, y], (page, [X = 0, Y = 0]) => page.lineTo(X, Y));
  const curveTo = (...points: readonly number[]) =>
    add(points, (page, [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => page.bezierCurveTo(a, b, c, d, x, y));
  const closePath = () => void path.push((page) => page.closePath());
  const rect = (x: number, y: number, width: number, height: number): void => {
    moveTo(x, y);
    lineTo(x + width, y);
    lineTo(x + width, y + height);
    lineTo(x, y + height);
    closePath();
  };
  const fill = (): void => {
    trace();
    doc.fillColor(style.fillStyle, style.globalAlpha).fill();
  };

  /** Sets the font that has the characters of `words`, at the current size. */
  const setFont = (words: string): PDFDocument =>
    useFont(doc, fontOf(words, /bold|[67]00/.test(style.font))).fontSize(sizeOf(style.font));

  function fillText(text: string, x: number, y: number): void {
    const words = printable(text);
    doc.save().transform(...matrix);
    setFont(words);
    doc.fillColor(style.fillStyle, style.globalAlpha);
    const width = doc.widthOfString(words);
    const shift = { left: 0, start: 0, center: width / 2, right: width, end: width }[style.textAlign];
    doc.text(words, x - shift, y, { lineBreak: false, baseline: style.textBaseline });
    doc.restore();
  }

  const drawing = {
    save: () => {
      savedStates.push({ style, matrix });
      doc.save();
    },
    restore: () => {
      ({ style, matrix } = savedStates.pop() ?? { style: { ...initial }, matrix: identity });
      doc.restore();
    },
    translate: (x: number, y: number) => transform([1, 0, 0, 1, x, y]),
    rotate: (angle: number) =>
      transform([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]),
    scale: (x: number, y: number) => transform([x, 0, 0, y, 0, 0]),
    beginPath: () => {
      path = [];
    },
    moveTo,
    lineTo,
    rect,
    closePath,
    bezierCurveTo: curveTo,
    quadraticCurveTo: (...points: readonly number[]) =>
      add(points, (page, [a = 0, b = 0, x = 0, y = 0]) => page.quadraticCurveTo(a, b, x, y)),
    arc: (x: number, y: number, r: number, from: number, to: number) => {
      (path.length > 0 ? lineTo : moveTo)(x + r * Math.cos(from), y + r * Math.sin(from));
      for (const points of arcCurves(x, y, r, from, to)) curveTo(...points);
    },
    clip: () => {
      trace();
      doc.clip();
    },
    fill,
    stroke: () => {
      trace();
      doc.lineWidth(style.lineWidth).lineCap(style.lineCap).lineJoin(style.lineJoin);
      const [on, off = on] = style.dash;
      if (on === undefined) doc.undash();
      else doc.dash(on, { space: off ?? on });
      doc.strokeColor(style.strokeStyle, style.globalAlpha).stroke();
    },
    fillRect: (x: number, y: number, width: number, height: number) => {
      path = [];
      rect(x, y, width, height);
      fill();
    },
    clearRect: () => undefined,
    fillText,
    measureText: (words: string) => ({ width: setFont(words).widthOfString(words) }),
    setLineDash: (dash: readonly number[]) => {
      style = { ...style, dash };
    },
    getLineDash: () => style.dash,
  };
  // Vega sets a canvas's style by assignment.
  return new Proxy(drawing, {
    get: (target, name) => Reflect.get(target, name) ?? style[name as keyof Style],
    set: (_target, name, value) => {
      if (name in initial) style = { ...style, [name]: value };
      return true;
    },
  });
}
