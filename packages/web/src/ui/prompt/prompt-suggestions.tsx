import css from './prompt-suggestions.module.css';

export interface PromptSuggestion {
  readonly text: string;
  /** The heading. */
  readonly title?: string;
}

interface PromptSuggestionsProps {
  readonly suggestions: readonly PromptSuggestion[];
  readonly onChoose: (text: string) => void;
}

/** Suggestions for a first prompt; a press sends the prompt. */
export function PromptSuggestions({ suggestions, onChoose }: PromptSuggestionsProps) {
  return (
    <div className={css.suggestions}>
      {suggestions.map(({ title, text }) => (
        <button key={text} type="button" className={css.suggestion} onClick={() => onChoose(text)}>
          {title && <strong className={css.title}>{title}</strong>}
          {text}
        </button>
      ))}
    </div>
  );
}
