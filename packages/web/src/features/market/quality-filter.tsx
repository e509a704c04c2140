import css from './market.module.css';

interface QualityFilterProps {
  /** 0 to 10. */
  readonly least: number;
  readonly onChange: (least: number) => void;
}

/** A slider for the least quality of the uploads that are shown. */
export function QualityFilter({ least, onChange }: QualityFilterProps) {
  return (
    <label className={css.filter}>
      <span className={css.filterName}>Minimum quality</span>
      <span className={css.slide}>
        <input
          type="range"
          min={0}
          max={10}
          step={1}
          value={least}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output className={css.filterValue}>{least}</output>
      </span>
    </label>
  );
}
