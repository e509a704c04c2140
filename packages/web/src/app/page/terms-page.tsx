import { usePageTitle } from '../../lib/page/use-page-title.ts';
import css from './text-page.module.css';

export default function TermsPage() {
  usePageTitle('Terms & Conditions');
  return (
    <article className={`page ${css.text}`}>
      <h1>Terms &amp; Conditions</h1>
      <p className={css.date}>Last updated: 28 Oct 2024</p>
      <h2>1. Who may use the service</h2>
      <p>
        The service is for people who are at least 18 years old and legal residents of Singapore. It is
        offered in English only. By signing up you confirm that this is true of you. One person holds one
        account and keeps its password to themselves.
      </p>
      <h2>2. What you may contribute</h2>
      <p>
        You may contribute exports of your own accounts with Facebook, X, Spotify, YouTube, LinkedIn and
        TikTok, as the platform gave them to you. You must not contribute another person’s data, data that you
        have altered or made up, or data that you have no right to share. Each export is checked; what is not
        genuine is refused, and accounts that try to deceive the check may be closed.
      </p>
      <h2>3. What you allow us to do</h2>
      <p>
        You keep your rights in your data. You allow us to check it, score it, mask the personal information
        in it, keep the masked dataset and sell access to it in the data pool you chose. You may withdraw this
        for the future at any time; copies already sold cannot be recalled.
      </p>
      <h2>4. Rewards</h2>
      <p>
        The reward of an accepted upload is its quality score multiplied by the highest reward of its data
        pool and divided by ten, multiplied further during an early-contributor programme. Rewards are claimed
        in CGDX to a wallet that you have linked to your account, or, where offered, as a bank payout; not
        both. The same data earns once. CGDX is a utility token on a test network. It is not money, and we
        promise no value of it.
      </p>
      <h2>5. The public register</h2>
      <p>
        Each accepted upload is recorded on a blockchain as a hash. A claim in CGDX records that hash beside
        your wallet’s address. Such records are public and cannot be removed by anyone.
      </p>
      <h2>6. Buying</h2>
      <p>
        Buyers receive masked datasets under a licence to use them, not the data of a named person. A buyer
        must not try to find out who contributed an upload, and must not pass it on.
      </p>
      <h2>7. Our responsibility</h2>
      <p>
        We run the service with reasonable care and as it is, without a promise that it is always available or
        free of faults. Nothing here limits a liability that the law of Singapore does not allow to be
        limited. We may change these terms; we say so before a change takes effect, and you may close your
        account instead.
      </p>
      <h2>8. Law</h2>
      <p>These terms are under the law of Singapore, whose courts decide on disputes about them.</p>
    </article>
  );
}
