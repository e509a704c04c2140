import { PromptSuggestions } from '../../ui/prompt/prompt-suggestions.tsx';

const suggestions = [
  'Find me datasets to train a model on predicting S&P 500 stock data',
  'Find me datasets to build a recommendation system on e-commerce data',
  "Find me datasets to get insights on COVID-19's impact on the economy",
  'Find me datasets to build a sentiment analysis model on Twitter data',
].map((text) => ({ text }));

/** Four prompts to begin with; choosing one sends it. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  return <PromptSuggestions suggestions={suggestions} onChoose={onChoose} />;
}
