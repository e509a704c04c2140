/** Defines stages and reads their settings, from the environment or from `.env.<stage>`. */
import { readPageSettings } from '@cgdx/workflows/wiring/page-setting.ts';
import type { SigningKeyName } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import {
  productionStage,
  type SellerSetting,
  type Setting,
  type SettingName,
  settings,
} from '@cgdx/workflows/wiring/setting.ts';

export const isProduction = (stage: string): boolean => stage === productionStage;

/** The stage is part of functions' names, which Lambda limits to 64 letters; `local` is the cloud on one machine. */
const stagePattern = /^[a-z][a-z0-9]{1,15}$/;

/** @throws Error that says what to do if `stage` is not valid */
export function stageOf(stage: string | undefined): string {
  if (stage === undefined || stage === '')
    throw new Error('No stage was named. Add --stage NAME, for example --stage staging.');
  if (stage === 'local')
    throw new Error('The stage "local" is the cloud on one machine (npm start). Choose another name.');
  if (!stagePattern.test(stage))
    throw new Error(`"${stage}" cannot be a stage: 2 to 16 lower-case letters and digits, a letter first.`);
  return stage;
}

export interface Settings {
  readonly siteDomain: string | undefined;
  readonly alarmEmail: string | undefined;
  /** ISO 8601. */
  readonly earlyBirdEndsAt: string;
  /** The seller's details that invoices show. */
  readonly seller: SellerSetting;
  /** Fields of the pages' configuration. */
  readonly page: Readonly<Record<string, string>>;
  /** The numbers of the generations of each key; the first signs. */
  readonly keys: Readonly<Record<SigningKeyName, readonly number[]>>;
  /** The id of a model of Bedrock, or `none`. */
  readonly assistantModel: string;
  readonly chain: {
    readonly rpcUrl: string;
    readonly chainId: number;
    readonly cgdx: string;
    readonly marketplace: string;
    readonly confirmations: number;
    readonly feeCapGwei: number;
    /** A wallet address, or `none`. */
    readonly refundWallet: string;
  };
}

/** The address of the pages under `sst dev`. */
export const developmentUrl = 'http://localhost:4800';

/**
 * Returns the origins of the pages that browsers allow to call this stage. Without a domain the pages' address is not known
 * yet, so any origin may call; every call still needs a person's token or signature, which no foreign page has.
 */
export const pageOrigins = ({ siteDomain }: Pick<Settings, 'siteDomain'>): string[] =>
  siteDomain === undefined ? ['*'] : [`https://${siteDomain}`, ...($dev ? [developmentUrl] : [])];

/** The only chain that the product uses: Moonbase Alpha. */
const chainId = 1287;

/** @throws Error that names the setting and says how to set it */
function readSetting(name: SettingName): string | undefined {
  const { about, example, pattern, onlyProduction, fallback }: Setting = settings[name];
  const value = process.env[name] || fallback;
  const how = `Set it in .env.${$app.stage} or in the environment, for example ${name}=${example}.`;
  if (value === undefined) {
    if (onlyProduction && !isProduction($app.stage)) return undefined;
    throw new Error(`${name} is not set: ${about}. ${how}`);
  }
  if (!pattern.test(value)) throw new Error(`${name} is "${value}", which is not ${about}. ${how}`);
  return value;
}

export function readSettings(): Settings {
  // Live development lets the whole account assume the functions' roles, and runs the functions on a developer's machine.
  if ($dev && isProduction($app.stage))
    throw new Error('sst dev is not for production: name a stage of your own.');
  // `readSetting` throws if a required setting has no value, so `?? ''` never applies.
  const required = (name: SettingName): string => readSetting(name) ?? '';
  const numbers = (name: SettingName): number[] => required(name).split(',').map(Number);
  const earlyBirdEndsAt = required('EARLY_BIRD_ENDS_AT');
  return {
    keys: {
      AppenderKey: numbers('APPENDER_KEYS'),
      PayerKey: numbers('PAYER_KEYS'),
      SettlerKey: numbers('SETTLER_KEYS'),
      QuoterKey: numbers('QUOTER_KEYS'),
    },
    siteDomain: readSetting('SITE_DOMAIN'),
    alarmEmail: readSetting('ALARM_EMAIL'),
    page: { ...readPageSettings(process.env), earlyBirdEndsAt },
    earlyBirdEndsAt,
    seller: {
      name: required('SELLER_NAME'),
      uen: required('SELLER_UEN'),
      address: required('SELLER_ADDRESS'),
      gstNumber: required('GST_NUMBER'),
      gstPercent: required('GST_PERCENT'),
    },
    assistantModel: required('ASSISTANT_MODEL'),
    chain: {
      rpcUrl: required('CHAIN_RPC_URL'),
      chainId,
      cgdx: required('CGDX_ADDRESS'),
      marketplace: required('MARKETPLACE_ADDRESS'),
      confirmations: Number(required('CHAIN_CONFIRMATIONS')),
      feeCapGwei: Number(required('CHAIN_FEE_CAP_GWEI')),
      refundWallet: required('REFUND_WALLET'),
    },
  };
}
