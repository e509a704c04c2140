import { useEffect, useRef } from 'react';
import { fallen, noRain, rainAt } from './drop.ts';
import css from './rain.module.css';

const characterPx = 15;
const startsAfterMs = 1500;

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
  let colour = getComputedStyle(canvas).color;

  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    const { sweptMs } = rain;
    rain = rainAt(rain, nowMs, Math.random);
    // The colour is read only once in a while, to follow the theme: each reading makes the browser compute styles.
    if (rain.sweptMs !== sweptMs) colour = getComputedStyle(canvas).color;
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, devicePixelRatio);
    if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
    if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = `${characterPx}px "Geist Mono Variable", monospace`;
    context.fillStyle = colour;
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
