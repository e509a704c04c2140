import { chartOf } from '@cgdx/core/insight/chart.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { useEffect, useRef } from 'react';
import { type Config, Error as errorLevel, logger, parse, View } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile, type TopLevelSpec } from 'vega-lite';

/** The chart uses the page's own colours, so that it follows the theme. */
const config = {
  background: 'transparent',
  range: {
    category: [
      'var(--assistant)',
      'var(--action-text)',
      'var(--warn)',
      'var(--fail)',
      'var(--text-2)',
      'var(--text-3)',
    ],
  },
  bar: { color: 'var(--assistant)' },
  line: { color: 'var(--assistant)' },
  area: { color: 'var(--assistant)' },
  point: { color: 'var(--assistant)' },
  rule: { color: 'var(--text)' },
  rect: { color: 'var(--assistant)' },
  text: { color: 'var(--text)', fontSize: 12 },
  axis: {
    labelColor: 'var(--text-2)',
    titleColor: 'var(--text-2)',
    gridColor: 'var(--line)',
    domainColor: 'var(--line-strong)',
    tickColor: 'var(--line-strong)',
    labelFontSize: 12,
    titleFontSize: 12,
  },
  legend: {
    labelColor: 'var(--text-2)',
    titleColor: 'var(--text-2)',
    orient: 'top',
    symbolOpacity: 1,
    labelFontSize: 12,
  },
  view: { stroke: null },
} as const;

/** Vega-Lite warns that rows of a fixed height do not fit a height, although only the width is to fit. */
const quiet = { logger: logger(errorLevel) };

/** Draws the same Vega specification as the report, in the width of its place on the page. */
export default function Chart({ finding }: { finding: Finding }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    // Vega measures text itself, so it must know the page's font.
    const own = { ...config, font: getComputedStyle(place.current).fontFamily };
    const spec = {
      ...chartOf(finding),
      width: 'container',
      autosize: { type: 'fit-x', contains: 'padding' },
      config: own,
    } as unknown as TopLevelSpec;
    // The page's policy forbids `eval`, so an interpreter evaluates Vega's expressions.
    const view = new View(parse(compile(spec, quiet).spec, own as unknown as Config, { ast: true }), {
      renderer: 'svg',
      expr: expressionInterpreter,
    }).initialize(place.current);
    void view.runAsync();
    return () => void view.finalize();
  }, [finding]);
  return <div ref={place} />;
}
