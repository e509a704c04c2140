import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './tabs.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly count?: number | undefined;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly children: ReactNode;
}

/** Accessible tabs: one tab stop; the arrow keys, Home and End move between the tabs. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.key}`)}`)?.focus();
  }

  return (
    <div>
      <div className={css.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.title}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div className={css.panel} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
