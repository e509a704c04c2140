import { usePageTitle } from '../../lib/page/use-page-title.ts';
import css from './text-page.module.css';

export default function PrivacyPage() {
  usePageTitle('Privacy Policy');
  return (
    <article className={`page ${css.text}`}>
      <h1>Privacy Policy</h1>
      <p className={css.date}>Aug 19 2024</p>
      <h2>What we hold about you</h2>
      <ul>
        <li>Your e-mail address and a password that only the identity provider can check.</li>
        <li>The wallet address you linked, if you linked one.</li>
        <li>
          For each contribution: file name, size, time, the state of every step, its score and its reward.
        </li>
        <li>Masked datasets made from what you contributed.</li>
      </ul>
      <h2>What happens to the file you upload</h2>
      <p>
        It goes to a store that only you can write to under your own name, and that nobody can browse.
        Programs, not people, check that it is genuine, score it and mask the personal information in it:
        names, user names, addresses, telephone numbers, e-mail addresses, identifiers of devices and the
        like, in the fields of the export and in free text. When the masked dataset exists, the file you sent
        is deleted, every version of it. A file that is refused is deleted too.
      </p>
      <p>
        Masking removes what identifies you directly. No method removes every trace: someone who already knows
        much about you might recognise you in what is left. Weigh that before you contribute.
      </p>
      <h2>Who sees what</h2>
      <p>
        Buyers see and receive masked datasets alone, and never who contributed them: you appear under an
        anonymous hash, if at all. We do not sell your e-mail address, and we show no advertising. If you pay
        by card, Stripe takes the payment: it gets your e-mail address and your card, and we never see the
        card. A certificate on a public blockchain says that a dataset with a certain hash exists and what its
        score is. If you claim a reward in CGDX, that hash stands beside your wallet’s address, in public and
        for good.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Your session, the theme you chose, which wallet you used last, what is in your cart, notes on
        unfinished uploads, and the wallet and the hash of a payment until it has reached us, all in your
        browser’s own storage. There are no cookies for tracking.
      </p>
      <h2>Your rights</h2>
      <p>
        Under Singapore’s Personal Data Protection Act you may ask what we hold about you, have it corrected,
        and withdraw your consent for the future. Write to us to withdraw a contribution: that ends its sale;
        copies already sold and the hash on the blockchain remain.
      </p>
    </article>
  );
}
