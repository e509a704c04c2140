import type { SavedCard } from '@cgdx/api/route/saved-card.ts';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/control/button.tsx';
import { LineSkeleton } from '../../ui/message/empty-line.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from '../../ui/surface/line-card.module.css';
import { useOpenSaving, useRemoveCard, useSavedCard } from './saved-cards.ts';

/** The saved card that the person's programs pay with. */
export function ProgramCard({ sub }: { sub: string }) {
  const query = useSavedCard(sub);
  const { data, error } = query;
  const save = useOpenSaving();
  const remove = useRemoveCard(sub);
  if (!data) return error ? <LoadFailure what="Your saved card" query={query} /> : <LineSkeleton />;
  return (
    <section className={css.payer} aria-label="Card for programs">
      <CardLine card={data.card} />
      {data.card ? (
        <Button size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove Card
        </Button>
      ) : (
        <Button size="small" busy={save.isPending} onClick={() => save.mutate()}>
          Save a Card
        </Button>
      )}
      {(save.error ?? remove.error) && <Failure error={save.error ?? remove.error} />}
    </section>
  );
}

export function CardLine({ card }: { card: SavedCard | undefined }) {
  return (
    <span className={css.what}>
      <span className={css.name}>
        {card
          ? `Your programs pay with ${card.brand} … ${card.last4}, until ${card.expires}`
          : 'Your programs have no card to pay with'}
      </span>
      <span className={css.about}>
        {card
          ? 'A key that may buy charges it while you are away, up to the key’s cap each month. If your bank asks for you, the payment waits here for a day.'
          : 'With one, a key that may buy charges it while you are away, up to the key’s cap each month. Stripe keeps the number, and you can remove it at any time.'}
      </span>
    </span>
  );
}

/** Confirms that a card was saved when the person returns from Stripe's page (`card=saved` in the address). */
export function CardSaved() {
  const isSaved = useSearchParams()[0].get('card') === 'saved';
  return isSaved ? (
    <Notice tone="good" role="status" title="Your card is saved.">
      Your programs can pay with it: see “API keys” below.
    </Notice>
  ) : null;
}
