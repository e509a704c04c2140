import type { ReactNode } from 'react';
import css from './own-prompt.module.css';

/** The person's own prompt in a conversation. */
export const OwnPrompt = ({ children }: { children: ReactNode }) => <p className={css.prompt}>{children}</p>;
