import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import { offers } from '@cgdx/core/pool/pool.ts';
import { privacyDate } from '@cgdx/core/specification/word.ts';
import { SupportLink } from './support-link.tsx';
import { TextPage } from './text-page.tsx';

export default function PrivacyPage() {
  return (
    <TextPage title="Privacy Policy" date={privacyDate}>
      <p>
        This policy says what personal data CGDX (“we”) collects, what for, who gets it and what you can do,
        under Singapore’s Personal Data Protection Act 2012.
      </p>
      <h2>What we hold about you</h2>
      <ul>
        <li>Your e-mail address and a password that only the identity provider can check.</li>
        <li>What you confirmed before an upload or took back, which version of it, and when.</li>
        <li>The wallet address you linked, and the Stripe account you connected, if you did.</li>
        <li>
          For each contribution: file name, size, time, the state of every step, its score and its reward.
        </li>
        <li>
          A fingerprint of each export, from which its content cannot be read again: it tells us when the same
          data is sent twice, or in pieces. Beside it stands on which days you did something, and of up to 64
          of them at which hours. Of some people it also holds a sample of what all their data is about, such
          as songs, so that we see whether the next export is of things that people know.
        </li>
        <li>Masked datasets made from what you contributed.</li>
        <li>What you bought, what you paid and when.</li>
        <li>
          What you asked D-GPT and I-GPT and what they answered, for 90 days, so that you find it again.
        </li>
      </ul>
      <p>We use it to run the market and to meet our duties by law, and for nothing else.</p>
      <h2>What happens to the file you upload</h2>
      <p>
        It goes to a store that only you can write to under your own name, and that nobody can browse.
        Programs, not people, check that it is genuine, score it and mask the personal information in it:
        names, user names, addresses, telephone numbers, e-mail addresses, identifiers of devices and the
        like, in the fields of the export and in free text. When the masked dataset exists, the file you sent
        is deleted, every version of it. A file that is refused is deleted too.
      </p>
      <p>
        Masking removes what identifies you directly. What is left is masked, not anonymous, unless you choose
        a profile. Weigh that before you contribute.
      </p>
      <h2>What you let leave</h2>
      <p>
        You choose it for each upload; nothing is chosen for you. All choices earn by the same rule. A later
        upload of the same history holds only quarters that no earlier one holds. Two uploads of yours may
        still be joined by habits that are alike in them: your hours, your favourites, your style.
      </p>
      <ul>
        {offers.map((offer) => {
          const { title, holds, gives } = offerWords('spotify', offer);
          return (
            <li key={offer}>
              <strong>{title}.</strong> {holds} {gives}
            </li>
          );
        })}
      </ul>
      <h2>Who sees what</h2>
      <p>
        Buyers receive what you chose of an upload, masked, and never who contributed it. Before they buy,
        they see a profile of it and no record. Your account has a hash, which only you and our operators can
        see and which is in no dataset. The terms forbid buyers to find out who contributed an upload and to
        join it with other data; terms do not stop everybody. We do not sell your e-mail address, and we show
        no advertising.
      </p>
      <p>
        If you pay by card or are paid to a bank, Stripe does that: it gets your e-mail address and your card
        or bank details, and we never see those. The service runs on computers of Amazon Web Services in
        Singapore.
      </p>
      <p>
        A certificate on a public blockchain says that a dataset with a certain hash (a fingerprint that says
        nothing of it) exists and what its score is. If you claim a reward in CGDX, that hash stands beside
        your wallet’s address, in public and for good.
      </p>
      <h2>How long we keep it</h2>
      <p>
        The file you upload: until it is masked or refused; if its check stops through a fault of ours, until
        it is done again, three weeks at most. What was sent of an upload that you did not finish: until you
        delete it or withdraw your consent, or else for a day, two at most. Masked datasets: until you
        withdraw them. Records of rewards, payments and receipts: as long as the law asks, at least five
        years. Your account: until you ask us to close it.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Your session, the theme you chose, which wallet you used last, what is in your cart, notes on
        unfinished uploads, which files of an export you left out, and the wallet and the hash of a payment
        until it has reached us, all in your browser’s own storage. There are no cookies for tracking.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you and how it was used, have it corrected, and withdraw your consent
        for the future. You withdraw an upload yourself, on your account page: that ends its sale and deletes
        the dataset. Copies already sold and the hash on the blockchain remain.{' '}
        <SupportLink>Write to our data protection officer</SupportLink> for everything else; you have an
        answer within thirty days. If it does not satisfy you, you may complain to the Personal Data
        Protection Commission.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        Should personal data get into wrong hands, we tell the Commission and the people concerned as the Act
        demands. Should this policy change, we say so here and on your account page before it takes effect.
      </p>
    </TextPage>
  );
}
