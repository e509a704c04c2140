import { Card } from '../../ui/surface/card.tsx';
import { ProofTree } from '../../ui/value/proof-tree.tsx';
import { ArchiveCard } from './archive/archive-card.tsx';
import { ExampleProof } from './example-proof.tsx';
import css from './proof.module.css';
import { ProofSearch } from './proof-search.tsx';

/** Titles and descriptions of the steps in `certificateSteps` and `chainSteps`, before a check. */
const steps = [
  ['The certificate', 'It names the upload that you ask for, and this market on its chain.'],
  [
    'The leaf',
    'Pool, upload, quality and multiplier are hashed into one leaf. Change any of them, and the leaf is another.',
  ],
  [
    'The way up',
    'Each leaf is hashed with its neighbour, level by level, until one root stands for all of them.',
  ],
  ['The chain', 'The root was written to the blockchain in a transaction, which anyone can look up.'],
] as const;

/** Explains what a proof is, with a field for an upload's hash, an example, and a card to check a whole archive. */
export function ProofStart({ given }: { given: string }) {
  return (
    <>
      <div className={css.ways}>
        <Card title="Check an upload">
          <ProofSearch given={given} />
        </Card>
        <ExampleProof />
      </div>
      <ArchiveCard />
      <section className={css.explained} aria-labelledby="proof-steps">
        <div className={css.words}>
          <h2 id="proof-steps">What your browser checks</h2>
          <ol className={css.steps}>
            {steps.map(([name, text]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className={css.about}>
            A proof names no person, and the data itself cannot be computed from it. It needs no account: its
            link works for anyone.
          </p>
        </div>
        <figure className={css.figure}>
          <ProofTree />
          <figcaption className={css.about}>From one upload’s leaf to the root on the blockchain</figcaption>
        </figure>
      </section>
    </>
  );
}
