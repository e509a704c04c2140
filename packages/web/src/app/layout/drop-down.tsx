import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './drop-down.module.css';
import type { MenuLink } from './menu.ts';

const isMouse = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'mouse';

/** A button that shows a list of links. Opens on press or hover; closes on Escape, when the pointer leaves and on a new page. */
export function DropDown({ title, links }: { title: string; links: readonly MenuLink[] }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [key]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people operate the button inside
    <div
      className={css.dropDown}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={id}
        // Hovering with the mouse has already opened the list: a click must not close it again.
        onClick={({ nativeEvent }) => setOpen(isMouse(nativeEvent) || !open)}
      >
        {title}
        <Icon name="chevron" size={16} />
      </button>
      <ul id={id} className={css.list} hidden={!open}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={css.link}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
