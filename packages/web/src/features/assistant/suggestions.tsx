import { findSuggestions } from '@cgdx/core/specification/word.ts';
import { PromptSuggestions } from '../../ui/prompt/prompt-suggestions.tsx';

const suggestions = findSuggestions.map((text) => ({ text }));

/** Four prompts to begin with; choosing one sends it. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  return <PromptSuggestions suggestions={suggestions} onChoose={onChoose} />;
}
