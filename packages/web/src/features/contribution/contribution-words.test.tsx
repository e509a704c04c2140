import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { replacedFindings } from '@cgdx/core/export/dataset/replaced-finding.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { DataUploadedCard } from './data-uploaded-card.tsx';
import { ProcessingCard } from './processing-card.tsx';
import { RefusedCard } from './refused-card.tsx';
import { RewardToComeCard } from './reward-to-come-card.tsx';
import { Reward, UploadSuccessfulCard } from './upload-successful-card.tsx';

it('Data uploaded says file, size in bytes and pool', () => {
  const files = [{ fileName: 'my_spotify_data.zip', sizeBytes: 2_345_678 }];
  const shown = renderedText(<DataUploadedCard files={files} poolName="Spotify" />);
  for (const words of ['Data uploaded', 'my_spotify_data.zip', '2,345,678 bytes', 'Data pool Spotify']) {
    expect(shown, 'proves contribute.data-uploaded-filename').toContain(words);
  }
});

it('Data Processing is Calculating... until there is a score or a refusal', () => {
  const shown = renderedText(<ProcessingCard contribution={undefined} error={null} />);
  expect(shown, 'proves contribute.data-processing-authenticity').toContain('Data Processing');
  expect(shown, 'proves contribute.then-score-error').toContain('Calculating...');
  expect(shown).toContain('Is this a genuine export');
});

it('Data Processing says what was masked, counted by type', () => {
  const masked = { state: 'done', findings: replacedFindings({ PERSON: 1_204, EMAIL: 3 }) } as const;
  const steps = { 'mask-personal-information': masked } as unknown as Contribution['steps'];
  const contribution = { state: 'running', steps } as Contribution;
  expect(renderedText(<ProcessingCard contribution={contribution} error={null} />)).toContain(
    'Names of people 1,204 replaced E-mail addresses 3 replaced',
  );
});

it('Upload Successful shows the reward, the ways to claim it, and a button to go on', () => {
  const contribution = { rewardWei: '84000000000000000000' } as Contribution;
  const shown = renderedText(
    <UploadSuccessfulCard
      contribution={contribution}
      reward={<Reward state="unclaimed" ways={<p>By bank, or to a wallet.</p>} />}
    />,
  );
  for (const words of ['Upload Successful', '84 CGDX about S$8.40', 'By bank, or to a wallet.', 'Next']) {
    expect(shown, 'proves contribute.upload-successful-reward').toContain(words);
  }
});

it('Next leads to the account, where the reward is claimed', () => {
  expect(
    renderedMarkup(<Reward state="unclaimed" ways={null} />),
    'proves contribute.next-goes-account',
  ).toMatch(/<a [^>]*href="\/account"[^>]*>Next<\/a>/);
});

it('a later visit shows the state of the reward, and does not offer to claim it again', () => {
  for (const [state, words] of [
    ['claiming', 'It is being paid.'],
    ['claimed', 'You have claimed it.'],
    ['forfeited', 'It is forfeited.'],
  ] as const) {
    const shown = renderedText(<Reward state={state} ways={<p>Claim your reward</p>} />);
    expect(shown, 'proves contribute.finished-contribution-says').toContain(words);
    expect(shown).not.toContain('Claim your reward');
  }
});

it('the expected reward is the score times the pool’s highest reward, divided by ten', () => {
  expect(renderedText(<RewardToComeCard maxIncentive={150} score={8} sentAt={undefined} />)).toContain(
    '120 CGDX about S$12.00',
  );
  expect(
    renderedText(<RewardToComeCard maxIncentive={150} score={undefined} sentAt={undefined} />),
  ).toContain('up to 150 CGDX about S$15.00');
});

it('a refusal is shown in the words of the check, with what to do', () => {
  const rejection = { code: 'seen-before', message: 'Data already uploaded', advice: 'Send a newer export.' };
  const shown = renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <RefusedCard
        contributionId="c1"
        rejection={rejection as Contribution['rejection']}
        onAnotherFile={() => undefined}
      />
    </QueryClientProvider>,
  );
  for (const words of ['Data already uploaded', 'Send a newer export.', 'Appeal', 'Choose Another File']) {
    expect(shown).toContain(words);
  }
});
