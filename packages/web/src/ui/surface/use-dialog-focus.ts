import { type RefObject, useEffect } from 'react';

/** Fields to type into; not checkboxes, since a checkbox may stand far below a text that must be read first. */
const firstField = ['input:not([type])', 'textarea', 'select']
  .concat(['text', 'email', 'password', 'tel', 'number', 'url'].map((type) => `input[type="${type}"]`))
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');

/**
 * Moves the focus to a dialog's first field, or to its heading if it has no field: when the dialog opens, when its title shows
 * new content, and when the focused element was removed. By default the browser would focus the cross that closes the dialog.
 */
export function useDialogFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  { open, title }: { readonly open: boolean; readonly title: string },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means new content
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const move = () =>
      (element.querySelector<HTMLElement>(firstField) ?? heading.current)?.focus({ preventScroll: true });
    move();
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      // Fields that load later get the focus only if the person has not moved it: it is still on the heading or on the dialog.
      if (!element.contains(activeElement) || activeElement === element || activeElement === heading.current)
        move();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog, heading, open, title]);
}
