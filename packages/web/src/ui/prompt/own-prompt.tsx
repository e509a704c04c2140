import type { ReactNode } from 'react';
import css from './own-prompt.module.css';

/** What the person has asked an assistant, as it stands in the conversation. */
export const OwnPrompt = ({ children }: { children: ReactNode }) => <p className={css.prompt}>{children}</p>;
