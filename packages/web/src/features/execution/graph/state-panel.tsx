import { stateWords } from './layout.ts';
import css from './state-graph.module.css';
import { conditionWords } from './transition-words.ts';
import type { GraphState } from './workflow-state.ts';

/** Lists the transitions of a state with their whole conditions, which do not fit into the drawing. */
export function StatePanel({ state: { name, transitions } }: { state: GraphState }) {
  return (
    <section className={css.panel} aria-label={`From ${stateWords(name)}`}>
      <h3 className={css.from}>From {stateWords(name)}</h3>
      {transitions.length === 0 ? (
        <p>The execution ends here.</p>
      ) : (
        <dl className={css.ways}>
          {transitions.map((transition) => {
            const { words, code } = conditionWords(transition);
            return (
              <div key={`${transition.kind} ${transition.to} ${transition.label}`}>
                <dt>to {stateWords(transition.to)}</dt>
                <dd>
                  {words} {code && <code className="mono">{code}</code>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
