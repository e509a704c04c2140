/** What the pages show of the operator of a stage. All of it is public and optional. */

interface PageSetting {
  readonly about: string;
  readonly example: string;
  readonly pattern: RegExp;
  /** The name of the field in the pages' configuration. */
  readonly field: string;
}

const link = (field: string, about: string, example: string): PageSetting => ({
  about,
  example,
  pattern: /^https:\/\/\S+$/,
  field,
});

export const pageSettings: Readonly<Record<string, PageSetting>> = {
  SUPPORT_EMAIL: {
    about: 'the mailbox for questions',
    example: 'help@market.example',
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    field: 'supportEmail',
  },
  COPYRIGHT_YEAR: {
    about: 'the year or years beside the ©; by default the year of the build',
    example: '2024–2026',
    pattern: /^\d{4}([-–]\d{4})?$/,
    field: 'copyrightYear',
  },
  DOCS_URL: link('docsUrl', 'the official documentation', 'https://docs.market.example'),
  WHITE_PAPER_URL: link('whitePaperUrl', 'the white paper', 'https://docs.market.example/white-paper.pdf'),
  TUTORIALS_URL: link(
    'tutorialsUrl',
    'the tutorials; by default our own guide',
    'https://docs.market.example/start',
  ),
  GRANTS_URL: link('grantsUrl', 'where people apply for data grants', 'https://forms.example/grants'),
  FEEDBACK_URL: link('feedbackUrl', 'the feedback form', 'https://forms.example/feedback'),
  EXPLORER_URL: link(
    'explorerUrl',
    'the explorer of the chain, to whose pages transactions link',
    'https://moonbase.moonscan.io',
  ),
  X_URL: link('xUrl', 'the channel on X', 'https://x.com/example'),
  TELEGRAM_URL: link('telegramUrl', 'the channel on Telegram', 'https://t.me/example'),
  MEDIUM_URL: link('mediumUrl', 'the channel on Medium', 'https://medium.com/@example'),
};

/**
 * @returns the fields of the pages' configuration that the environment sets
 * @throws Error that names the setting and gives an example
 */
export function readPageSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const fields: [string, string][] = [];
  for (const [name, { about, example, pattern, field }] of Object.entries(pageSettings)) {
    const value = env[name];
    if (!value) continue;
    if (!pattern.test(value)) {
      throw new Error(
        `${name} is "${value}", which is not ${about}. Set it like ${name}=${example}, or leave it out.`,
      );
    }
    fields.push([field, value]);
  }
  return Object.fromEntries(fields);
}
