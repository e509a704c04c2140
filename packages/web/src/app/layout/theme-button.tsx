import { useEffect } from 'react';
import { browserMemory } from '../../lib/browser-memory.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './theme-button.module.css';

type Theme = 'dark' | 'light';
/** Read by public/boot.js before the first paint. */
const chosenKey = 'cgdx.theme';

/** A prerendered page cannot know the theme: its button shows the sun until the theme has been read. */
const themeStore = createStore<Theme>('dark');

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Switches the theme. The system's theme applies until the person chooses one. */
export function ThemeButton() {
  const theme = useStore(themeStore);
  useEffect(() => themeStore.set(currentTheme()), []);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={css.button}
      aria-label={`Use the ${other} theme`}
      onClick={() => {
        document.documentElement.dataset.theme = other;
        browserMemory.setItem(chosenKey, other);
        themeStore.set(other);
      }}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
