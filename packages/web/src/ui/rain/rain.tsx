import { useEffect, useRef } from 'react';
import { fallen, noRain, rainAt } from './drop.ts';
import css from './rain.module.css';

const characterPx = 15;
const startsAfterMs = 1500;
/** At most 30 frames a second: a phone draws the whole window for each. */
const leastFrameMs = 32;

/** White 0 and 1 that fall behind the page; none while the page is hidden or if the person prefers reduced motion. */
export function Rain() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    // Starts later: the page itself comes first.
    let stop = () => undefined as unknown;
    const timer = setTimeout(() => {
      stop = fall(current);
    }, startsAfterMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div className={css.rain} aria-hidden="true">
      <canvas ref={canvas} className={css.canvas} />
    </div>
  );
}

/** @returns a function that stops the rain */
function fall(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  let rain = noRain;
  let frame = 0;
  let drawnMs = 0;

  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    if (nowMs - drawnMs < leastFrameMs) return;
    drawnMs = nowMs;
    const { sweptMs } = rain;
    rain = rainAt(rain, nowMs, Math.random);
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, devicePixelRatio);
    const isResized =
      canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale);
    if (isResized) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    // The colour is read only once in a while, to follow the theme: each reading makes the browser compute styles.
    if (isResized || rain.sweptMs !== sweptMs) {
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.font = `${characterPx}px "Geist Mono Variable", monospace`;
      context.fillStyle = getComputedStyle(canvas).color;
    }
    context.clearRect(0, 0, width, height);
    for (const drop of rain.drops) {
      context.fillText(drop.character, drop.x * width, fallen(drop, nowMs) * (height + characterPx));
    }
  };

  const observer = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    if (entry?.isIntersecting) frame = requestAnimationFrame(draw);
  });
  observer.observe(canvas);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
