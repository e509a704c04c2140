import { type RefObject, useEffect } from 'react';

/** Where one types; a box to tick may stand far below what must be read first. */
const firstField = ['input:not([type])', 'textarea', 'select']
  .concat(['text', 'email', 'password', 'tel', 'number', 'url'].map((type) => `input[type="${type}"]`))
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');

/**
 * Moves the focus to the first field of a dialog, or to its heading where it has none: when the dialog opens, when its title
 * says that something else is in it, and when what had the focus is gone. The browser would choose the cross that closes it.
 */
export function useDialogFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  { open, title }: { readonly open: boolean; readonly title: string },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another content
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const move = () =>
      (element.querySelector<HTMLElement>(firstField) ?? heading.current)?.focus({ preventScroll: true });
    move();
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      // Fields that are loaded come after the heading has the focus.
      if (!element.contains(activeElement) || activeElement === element || activeElement === heading.current)
        move();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog, heading, open, title]);
}
