/** Draws a chart's specification into a PDF, as vectors. */
import type { ChartSpec } from '@cgdx/core/insight/chart.ts';
import { type Bounds, parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { pdfCanvas } from './pdf-canvas.ts';

/**
 * Colours that are readable in print and for people with impaired colour vision, in the order of the page, so
 * that a pool has one colour on both.
 */
const config = {
  background: 'white',
  font: 'sans-serif',
  range: { category: ['#7a3fb0', '#0f6b54', '#b25e00', '#1c5fa8', '#a3274b', '#4b5563'] },
  bar: { color: '#7a3fb0' },
  line: { color: '#7a3fb0' },
  area: { color: '#7a3fb0' },
  rule: { color: '#1f2937' },
  text: { color: '#1f2937', fontSize: 9 },
  axis: {
    labelColor: '#1f2937',
    labelFontSize: 8.5,
    titleColor: '#1f2937',
    titleFontSize: 8.5,
    titleFontWeight: 'normal',
    gridColor: '#e5e7eb',
    domainColor: '#9ca3af',
  },
  legend: { orient: 'top', symbolOpacity: 1, labelColor: '#1f2937', labelFontSize: 9 },
  view: { stroke: null },
};

export interface DrawnChart {
  readonly width: number;
  readonly height: number;
  /** Draws it with its upper left corner at this point. */
  readonly draw: (doc: PDFKit.PDFDocument, x: number, y: number, scale: number) => Promise<void>;
}

/** Lays a chart out. @throws Error if the specification is invalid */
export async function layOutChart(spec: ChartSpec): Promise<DrawnChart> {
  const view = new View(parse(compile({ ...spec, config } as unknown as TopLevelSpec).spec), {
    renderer: 'none',
  });
  await view.runAsync();
  const { x1, y1, x2, y2 } = (view.scenegraph() as unknown as { root: { bounds: Bounds } }).root.bounds;
  const [originX, originY] = view.origin();
  return {
    width: x2 - x1,
    height: y2 - y1,
    async draw(doc, x, y, scale) {
      doc.save();
      doc
        .translate(x, y)
        .scale(scale)
        .translate(-x1 - originX, -y1 - originY);
      await view.toCanvas(1, { externalContext: pdfCanvas(doc) });
      doc.restore();
      view.finalize();
    },
  };
}
