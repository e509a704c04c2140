import { Icon } from '../icon/icon.tsx';
import css from './stepper.module.css';

/** Shows the current position in a short sequence of steps. `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={css.stepper} aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          className={[css.step, index < current && css.done, index === current && css.current]
            .filter(Boolean)
            .join(' ')}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.number} aria-hidden="true">
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={css.title}>
            {step}
            {index < current && <span className="unseen"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
