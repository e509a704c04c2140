import { rewardRule } from '@cgdx/core/reward/reward.ts';
import { DatasetCount } from '../../features/landing/dataset-count.tsx';
import { LinkButton } from '../../ui/control/button.tsx';
import { TextPage } from './text-page.tsx';

export function AboutPage() {
  return (
    <TextPage
      title="About Us"
      call={
        <LinkButton to="/datapool?role=contribute" look="primary">
          Contribute Data
        </LinkButton>
      }
    >
      <p>
        CGDX is a market for data that people made themselves. The platforms you use must give you a copy of
        what they hold about you. Here you can contribute that copy to the pool of its platform, and be paid
        for it.
      </p>
      <h2>What we do with your export</h2>
      <p>
        Programs, not people, check that it is genuine, score its quality from 0 to 10 and mask the personal
        information in it. Then the file you sent is deleted. You choose before each upload what may leave:
        records of what you did, words that you wrote in public, or a profile without any record. Records and
        words are masked, not anonymous: whoever knows something about you may find you in them. Who
        contributed an upload is never said.
      </p>
      <h2>What you get</h2>
      <p>
        A reward for every accepted upload: {rewardRule}. You claim it in CGDX, the utility token of the data
        pool, to a wallet of your own, or have it paid to your bank by Stripe. You see every step of what
        happens, with its reason, and may withdraw an upload later.
      </p>
      <h2>What buyers get</h2>
      <p>
        Single uploads, each with its score, its price, its dictionary and a coarse profile to look at before
        they pay, by card or in CGDX. Every upload comes with a certificate that it stands in a public list,
        and the fingerprint of that list is kept on a blockchain: anyone can check that nothing was changed
        afterwards.
      </p>
      <h2>Two assistants</h2>
      <p>
        D-GPT finds datasets for a need that you describe, among our own pools and <DatasetCount />. I-GPT
        draws insights from aggregates over many contributors, never from one person: every figure has noise,
        so that nobody can tell from it whether you are among them.
      </p>
      <h2>What we will not do</h2>
      <ul>
        <li>Sell, show or sign anything that has not been masked.</li>
        <li>Tell a buyer who you are, or put the same mark on two uploads of one person.</li>
        <li>Show a record to somebody who has not bought it.</li>
        <li>Pay for the same data twice, or for data that is not your own.</li>
        <li>Show advertising, or follow you with cookies.</li>
      </ul>
      <h2>For whom</h2>
      <p>
        The service is for legal residents of Singapore who are at least 18 years old, and in English only. It
        runs on a test network: CGDX is not money there.
      </p>
    </TextPage>
  );
}
