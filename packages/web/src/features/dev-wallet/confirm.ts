/** The development wallet's own dialog. Plain DOM, since a wallet is not part of the page's React tree. */
import css from './confirm.module.css';

interface Question {
  readonly title: string;
  /** Shown as they are, in monospace. */
  readonly details: string;
  /** The label of the button that confirms. */
  readonly confirm: string;
}

/** @returns whether the person confirmed; closing the dialog counts as a refusal */
export function confirmInWallet({ title, details, confirm }: Question): Promise<boolean> {
  const dialog = element('dialog', css.window ?? '');
  dialog.setAttribute('aria-label', 'CGDX development wallet');
  const no = element('button', css.no ?? '', 'Reject');
  const yes = element('button', css.yes ?? '', confirm);
  const text = element('pre', css.details ?? '', details);
  // Focusable, so that a long message can be scrolled with the keyboard.
  text.tabIndex = 0;
  const actions = element('div', css.actions ?? '');
  actions.append(no, yes);
  dialog.append(
    element('p', css.name ?? '', 'CGDX development wallet'),
    element('h2', css.title ?? '', title),
    text,
    actions,
  );
  document.body.append(dialog);
  dialog.showModal();
  yes.focus();
  return new Promise((resolve) => {
    yes.onclick = () => dialog.close('yes');
    no.onclick = () => dialog.close('no');
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    };
  });
}

function element<Name extends 'dialog' | 'button' | 'div' | 'p' | 'h2' | 'pre'>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
