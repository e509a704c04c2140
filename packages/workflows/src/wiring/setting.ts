/** Settings that differ between stages of the cloud and are not secret: their meaning and format. */
import { earlyBirdEnd, gasPriceGwei } from '@cgdx/core/specification/number.ts';

/** The stage that holds people's data, and may not be removed. */
export const productionStage = 'production';

export interface Setting {
  readonly about: string;
  readonly example: string;
  readonly pattern: RegExp;
  /** If true, only production must set it. */
  readonly onlyProduction?: boolean;
  readonly fallback?: string;
}

const address = /^0x[0-9a-fA-F]{40}$/;

/** `1` by default; `1,2` adds a second key, `2,1` makes the second one sign, `2` removes the first. */
const keysOf = (what: string): Setting => ({
  about: `the numbers of the keys that ${what}; the first of them signs`,
  example: '1',
  pattern: /^([1-9])(,(?!\1)[1-9])?$/,
  fallback: '1',
});

/** Without this wallet, no refund by hand is accepted. */
export const noWallet = 'none';

/** Without a model, the assistants use their own search. */
export const noModel = 'none';

/** Invoices leave the value out. */
export const notSaid = 'none';

/** All settings that differ between stages and are not secret. */
export const settings = {
  SITE_DOMAIN: {
    about: 'the domain of the pages, with its zone in Route 53',
    example: 'market.example',
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    onlyProduction: true,
  },
  ALARM_EMAIL: {
    about: 'the email address that alarms are sent to',
    example: 'operators@market.example',
    pattern: /^\S+@\S+\.\S+$/,
    onlyProduction: true,
  },
  CHAIN_RPC_URL: {
    about: 'the address of a node of Moonbase Alpha',
    example: 'https://rpc.api.moonbase.moonbeam.network',
    pattern: /^https:\/\/\S+$/,
  },
  CGDX_ADDRESS: {
    about: 'the CGDX token contract of this stage',
    example: '0x00000000000000000000000000000000000000c6',
    pattern: address,
  },
  MARKETPLACE_ADDRESS: {
    about: 'the Marketplace contract of this stage',
    example: '0x00000000000000000000000000000000000000a7',
    pattern: address,
  },
  CHAIN_CONFIRMATIONS: {
    about: 'the blocks that must follow a transaction before it counts as final',
    example: '3',
    pattern: /^\d{1,3}$/,
    fallback: '3',
  },
  CHAIN_FEE_CAP_GWEI: {
    about: 'the most that is offered for a unit of gas, in gwei',
    example: String(gasPriceGwei),
    pattern: /^[1-9]\d{0,4}$/,
    fallback: String(gasPriceGwei),
  },
  REFUND_WALLET: {
    about: 'the wallet from which operators pay buyers back by hand; with none, no such refund is accepted',
    example: '0x00000000000000000000000000000000000000b2',
    pattern: /^(0x[0-9a-fA-F]{40}|none)$/,
    fallback: noWallet,
  },
  EARLY_BIRD_ENDS_AT: {
    about:
      'the end of the early-contributor programme, which multiplies rewards of earlier contributions by ten',
    example: earlyBirdEnd,
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
    fallback: earlyBirdEnd,
  },
  SELLER_NAME: {
    about: 'the seller’s name on invoices',
    example: 'CGDX Pte. Ltd.',
    pattern: /^\S.{0,119}$/,
    fallback: 'CGDX data marketplace',
  },
  SELLER_UEN: {
    about: 'the seller’s unique entity number, or none',
    example: '201912345K',
    pattern: /^([0-9A-Z]{9,10}|none)$/,
    fallback: notSaid,
  },
  SELLER_ADDRESS: {
    about: 'the seller’s address, on one line, or none',
    example: '1 Example Street, Singapore 012345',
    pattern: /^\S.{0,199}$/,
    fallback: notSaid,
  },
  GST_NUMBER: {
    about: 'the seller’s GST registration number, or none',
    example: 'M90312345A',
    pattern: /^([0-9A-Z-]{5,20}|none)$/,
    fallback: notSaid,
  },
  GST_PERCENT: {
    about: 'the GST that prices include, in whole percent; with none, invoices have no line for it',
    example: '9',
    pattern: /^([1-9]\d?|none)$/,
    fallback: notSaid,
  },
  APPENDER_KEYS: keysOf('append'),
  PAYER_KEYS: keysOf('pay rewards'),
  SETTLER_KEYS: keysOf('refund and release payments'),
  QUOTER_KEYS: keysOf('sign quotes'),
  ASSISTANT_MODEL: {
    about:
      'a model of Amazon Bedrock in ap-southeast-1 that chooses among what D-GPT finds and what I-GPT can say (for those of Amazon Nova and Anthropic an inference profile, apac.… or global.…), or none',
    example: 'apac.amazon.nova-lite-v1:0',
    // Our region runs Amazon's and Anthropic's models only by a profile; profiles of other geographies (us.…)
    // do not exist there.
    pattern:
      /^(none|(apac|global)\.[a-z0-9]+\.[\w.:-]{1,90}|(?!amazon\.nova|anthropic\.|apac\.|global\.)[a-z0-9]{3,}\.[\w.:-]{1,90})$/,
    fallback: noModel,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The seller's details on invoices: a value of `none` is left out. */
export type SellerSetting = Readonly<Record<'name' | 'uen' | 'address' | 'gstNumber' | 'gstPercent', string>>;
