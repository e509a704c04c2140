import { enoughRecords, fewestRecords } from '@cgdx/core/pool/least-amount.ts';
import { rewardRule } from '@cgdx/core/reward/reward.ts';
import { platformNames } from '../../lib/format/platform-names.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { TextPage } from './text-page.tsx';

/** The tutorial that the landing page links to. */
export default function GuidePage() {
  return (
    <TextPage
      title="How to start contributing and earning"
      call={
        <LinkButton to="/datapool?role=contribute" look="primary">
          Choose a Data Pool
        </LinkButton>
      }
    >
      <h2>1. Ask the platform for your data</h2>
      <p>
        {platformNames} each give you a copy of what they hold about you. On the page of a pool, Instructions
        tells you where to ask for it, on the phone and on a computer. It takes from minutes to some days; the
        platform sends you a mail.
      </p>
      <h2>2. Upload the file as it came</h2>
      <p>
        Choose the pool, choose the .zip and press Upload. A large file goes up in parts: you may pause it,
        and if your browser closes, choose the same file again and it goes on where it was.
      </p>
      <h2>3. Watch what happens to it</h2>
      <p>
        First we check that it is a genuine export. Then its quality is scored from 0 to 10: how much there
        is, over how long, how complete and how new. Then personal information is masked and the file you sent
        is deleted. Last, your upload is added to a public list on the blockchain, as a hash: a fingerprint
        that says nothing about you. Every step shows what it found, and why, if it refuses.
      </p>
      <p>
        An export needs at least {fewestRecords} different records, such as plays, posts or watched videos: a
        smaller one is refused. Below {enoughRecords.toLocaleString('en')} its whole score shrinks, so ask the
        platform for everything it has, not for a part.
      </p>
      <h2>4. Claim your reward</h2>
      <p>
        The reward of an upload is {rewardRule}. Claim it right where it is shown, in Singapore dollars to
        your bank: tell Stripe your bank account once. Or claim it in CGDX: connect a browser wallet and sign
        the message that links it to your account. That writes the hash of your upload, a fingerprint of its
        masked data, beside your wallet’s address in public; the page asks you first.
      </p>
    </TextPage>
  );
}
