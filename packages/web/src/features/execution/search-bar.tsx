import { type FormEvent, useEffect, useState } from 'react';
import { type Searchable, searchable } from '../../lib/operator/address.ts';
import { Button } from '../../ui/control/button.tsx';
import css from './execution.module.css';
import { type Search, searchProblem, searchWords, thingOf } from './search.ts';

interface SearchBarProps {
  readonly search: Search;
  readonly onSearch: (some: Partial<Search>) => void;
}

/** Searches for the executions of one subject or person; the chosen kind tells apart ids of the same form. */
export function SearchBar({ search, onSearch }: SearchBarProps) {
  const [by, setBy] = useState(search.by);
  const [text, setText] = useState(search.text);
  const [problem, setProblem] = useState<string>();
  // The address can also change from outside: by a link or by the browser's back button.
  useEffect(() => {
    setBy(search.by);
    setText(search.text);
    setProblem(searchProblem(search));
  }, [search]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = searchProblem({ by, text });
    setProblem(found);
    if (!found) onSearch({ by, text });
  }
  return (
    <search>
      <form className={css.search} onSubmit={onSubmit} noValidate>
        <label className={css.by}>
          <span className={css.fieldName}>Search by</span>
          <select
            className={css.pick}
            value={by}
            onChange={(event) => setBy(event.target.value as Searchable)}
          >
            {searchable.map((one) => (
              <option key={one} value={one}>
                {searchWords[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={css.text}>
          <span className="unseen">{searchWords[by]}</span>
          <input
            className={`${css.pick} mono`}
            type="search"
            value={text}
            placeholder={searchWords[by]}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem ? 'search-problem' : undefined}
            onChange={(event) => {
              const next = event.target.value.trim();
              setText(next);
              setBy(thingOf(next, by));
              setProblem(undefined);
            }}
          />
        </label>
        <Button type="submit" size="small">
          Search
        </Button>
        {search.text && (
          <Button size="small" look="quiet" onClick={() => onSearch({ text: '' })}>
            Show All
          </Button>
        )}
      </form>
      {problem && (
        <p id="search-problem" className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </search>
  );
}
