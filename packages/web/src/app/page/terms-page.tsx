import { cgdxPerSgd } from '@cgdx/core/pricing/pricing.ts';
import {
  deletionDuty,
  forbiddenSentence,
  maskedSentence,
  usesSentence,
} from '@cgdx/core/purchase/licence/licence.ts';
import { refundRule } from '@cgdx/core/purchase/refund-rule.ts';
import { rewardRule } from '@cgdx/core/reward/reward.ts';
import { termsDate } from '@cgdx/core/specification/word.ts';
import { Link } from 'react-router';
import { platformNames } from '../../lib/format/platform-names.ts';
import { SupportLink } from './support-link.tsx';
import { TextPage } from './text-page.tsx';

export default function TermsPage() {
  return (
    <TextPage title="Terms & Conditions" date={`Last updated: ${termsDate}`}>
      <p>
        These terms are the contract between you and CGDX, who runs this market (“we”). By signing up you
        agree to them. Our <Link to="/privacy">Privacy Policy</Link> says what happens to personal data.
      </p>
      <h2>1. Who may use the service</h2>
      <p>
        The service is for people who are at least 18 years old and legal residents of Singapore. It is
        offered in English only. By signing up you confirm that this is true of you, and we ask you again
        before your first upload. One person holds one account and keeps its password to themselves. Tell us
        at once if somebody else has used yours.
      </p>
      <h2>2. What you may contribute</h2>
      <p>
        You may contribute exports of your own accounts with {platformNames}, as the platform gave them to
        you. You must not contribute another person’s data, data that you have altered or made up, or data
        that you have no right to share. Each export is checked; what is not genuine is refused, and accounts
        that try to deceive the check may be closed.
      </p>
      <h2>3. What you allow us to do</h2>
      <p>
        You keep your rights in your data. You allow us to check it, score it, mask the personal information
        in it, keep what you chose to let leave, and sell access to it in the data pool of that choice.
        Records and words are masked, not anonymous. For that you give us a non-exclusive, worldwide licence,
        which ends for an upload when you withdraw it.
      </p>
      <h2>4. Withdrawing an upload</h2>
      <p>
        You may withdraw an upload at any time, from your account page, and get a receipt. It is then no
        longer for sale, and a reward that you have not claimed is forfeited. A buyer who has the data by then
        keeps it; one who has paid and does not have it yet gets the money back. The hash of the upload on the
        blockchain cannot be removed; it says nothing about you.
      </p>
      <h2>5. Rewards</h2>
      <p>
        The reward of an accepted upload is {rewardRule}, multiplied further during an early-contributor
        programme. It is fixed when the upload is accepted. Rewards are claimed in CGDX to a wallet that you
        have linked to your account, or as a payout to your bank by Stripe, at {String(cgdxPerSgd)} CGDX to
        the Singapore dollar; not both. The same data earns once. You answer for any tax on what you earn.
      </p>
      <h2>6. CGDX</h2>
      <p>
        CGDX is a utility token on a test network: it pays for data here and is what contributors are rewarded
        in. It is neither money nor an investment, and we promise no value of it. You alone hold the keys of
        your wallet; what is sent to a wrong address or lost with a key cannot be brought back.
      </p>
      <h2>7. The public register</h2>
      <p>
        Each accepted upload is recorded on a blockchain as a hash, a fingerprint that says nothing of it,
        with its data pool and its score. A claim in CGDX records that hash beside your wallet’s address. Such
        records are public and cannot be removed by anyone. We say so again before you claim.
      </p>
      <h2 id="buying">8. Buying</h2>
      <p>
        A price is shown before you pay and holds for the time that its quote names. Every payment ends as
        access to what was bought or as a refund. {usesSentence} {maskedSentence} {forbiddenSentence}{' '}
        {deletionDuty} {refundRule}
      </p>
      <h2>9. What is not allowed</h2>
      <p>
        Nobody may attack the service, work around its limits, use it for another person without their
        consent, or break a law with it. We may suspend an account that does. We tell you why, and you may
        object.
      </p>
      <h2>10. Our responsibility</h2>
      <p>
        We run the service with reasonable care and as it is, without a promise that it is always available or
        free of faults. As far as the law allows, we are liable for no more than what you paid to us or earned
        from us in the twelve months before. Nothing here limits a liability that the law of Singapore does
        not allow to be limited, nor the rights that you have as a consumer.
      </p>
      <h2>11. Ending and changes</h2>
      <p>
        You may stop using the service at any time and ask us to close your account; rewards that you have
        claimed stay yours. We may change these terms. We say so before a change takes effect, and ask for
        your agreement before your next upload; you may close your account instead.
      </p>
      <h2>12. Law</h2>
      <p>
        These terms are under the law of Singapore, whose courts decide on disputes about them. Should a part
        of them not hold, the rest does. <SupportLink>Write to us</SupportLink> first: most things are settled
        that way.
      </p>
    </TextPage>
  );
}
