import css from './prompt-welcome.module.css';

/** The assistant's text before the first prompt. */
export const PromptWelcome = ({ text }: { text: string }) => <p className={css.welcome}>{text}</p>;
