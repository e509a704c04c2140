/** Describes the condition of a transition: in short on its line, and in full beside the drawing. Pure. */
import type { GraphState } from './workflow-state.ts';

type Transition = GraphState['transitions'][number];

const mostLetters = 20;
const cut = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;

const firstOf = ([first = '', ...more]: readonly string[]): string =>
  cut(more.length > 0 ? `${first} …` : first);

/** Returns the last word: `$states.input.Payload.outcome = "genuine"` differs only there from the state's other conditions. */
const lastWord = (condition: string): string => {
  const [, compared] = /=\s*"([^"]+)"$/.exec(condition) ?? [];
  return compared ?? condition.replace(/\$(?:states\.(?:input|result)\.)?(?:Payload\.)?/g, '');
};

/** Returns the label of the line; undefined if the transition has no condition. */
export function shortCondition({ kind, label = '' }: Transition): string | undefined {
  switch (kind) {
    case 'choice':
      return cut(lastWord(label));
    case 'default':
      return 'otherwise';
    case 'catch':
      return firstOf(label.replaceAll('States.', '').split(', '));
    case 'item':
      return 'each item';
    default:
      return undefined;
  }
}

/** Returns the whole condition, worded to follow "to …". */
export function conditionWords({ kind, label = '' }: Transition): {
  readonly words: string;
  readonly code?: string;
} {
  switch (kind) {
    case 'choice':
      return { words: 'if', code: label };
    case 'default':
      return { words: 'otherwise' };
    case 'catch':
      return { words: 'after the error', code: label };
    case 'item':
      return { words: 'for each item' };
    default:
      return { words: 'always' };
  }
}
