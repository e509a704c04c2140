import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type Offer, offerOfPool, poolsOfPlatform } from '@cgdx/core/pool/pool.ts';
import { RadioCard, RadioGroup } from '../../ui/control/radio-card.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';

interface OfferCardProps {
  readonly platform: PlatformId;
  /** Undefined until the person has chosen: there is no default. */
  readonly offer: Offer | undefined;
  /** Why the chosen offer would be refused, as far as this device knows. */
  readonly refused: Rejection | undefined;
  readonly onChoose: (offer: Offer) => void;
}

/** Asks what may leave of the export, and says what each choice reveals. */
export function OfferCard({ platform, offer, refused, onChoose }: OfferCardProps) {
  return (
    <Card title="What may leave">
      <RadioGroup legend="One choice for this upload. All of them earn by the same rule.">
        {poolsOfPlatform(platform).map((poolId) => {
          const each = offerOfPool(poolId);
          const { title, holds, gives } = offerWords(platform, each);
          return (
            <RadioCard<Offer>
              key={each}
              name="offer"
              value={each}
              chosen={offer}
              title={title}
              text={holds}
              warning={gives}
              onChoose={onChoose}
            />
          );
        })}
      </RadioGroup>
      {refused && (
        <Notice tone="warn" role="status" title={refused.message}>
          {refused.advice}
        </Notice>
      )}
    </Card>
  );
}
