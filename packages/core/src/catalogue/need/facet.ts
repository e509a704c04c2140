/** The conditions on a dataset besides its topic: kind of data, licence, platform. */
import { platformIds } from '../../pool/platform-id.ts';

export const modalities = [
  'text',
  'image',
  'video',
  'audio',
  'tabular',
  'graph',
  'time series',
  '3d',
  'map',
] as const;
export type Modality = (typeof modalities)[number];

/** The words of each kind of data, as a pattern of whole words. */
export const modalityPatterns: Readonly<Record<Modality, RegExp>> = {
  text: /\b(?:texts?|corpus|corpora|documents?|sentences?|tweets?|reviews?|articles?|dialogues?|transcripts?|news)\b/i,
  image: /\b(?:images?|photos?|photographs?|pictures?|imagery|scans?|x-rays?)\b/i,
  video: /\b(?:videos?|clips|footage)\b/i,
  audio:
    /\b(?:audio|(?<!\b(?:hate|hateful|toxic|offensive|free|political) )speech|music|sounds?|recordings?|songs?|spoken|voices?)\b/i,
  tabular: /\b(?:tabular|tables?|csv|spreadsheets?|columns|attributes)\b/i,
  graph: /\b(?:graphs?|networks? of|social network|nodes|knowledge base|citation network|linked data)\b/i,
  'time series': /\b(?:time[- ]series|daily|hourly|monthly|quarterly|sensor readings)\b/i,
  '3d': /\b(?:3d|point clouds?|meshes|lidar|depth maps?|rgb-?d)\b/i,
  map: /\b(?:maps?|geospatial|gis|geojson|shapefiles?|satellite|raster|boundaries)\b/i,
};

export const licences = ['open', 'share-alike', 'non-commercial'] as const;
/** `open`: any use, at most with attribution. `share-alike`: as `open`, under the same terms. */
export type LicenceClass = (typeof licences)[number];

const nonCommercial = /\bno[nt]?-?\s?(?:for\s)?commercial|\bnc\b|by-nc|research (?:use )?only|academic/i;
/** Licences that forbid derivatives, and so allow none of the uses that a need can ask for. */
const noChanges = /\bby-nd\b|no-?\s?deriv/i;
const shareAlike =
  /share-?\s?alike|\bsa\b|by-sa|\b[al]?gpl|\bodbl\b|open database licen[cs]e|copyleft|cdla-?\s?sharing/i;
const open =
  /\bcc[ -]?(?:0|zero|by)\b|creative commons|public domain|\bpddl\b|\bdbcl\b|database contents licen[cs]e|\bmit\b|apache|\bbsd\b|\bisc\b|\bunlicense\b|odc-by|open data commons|cdla-?\s?permissive|etalab|licence ouverte|\bdl-de\b|\bnlod\b|open (?:government|data)|open licen[cs]e|(?:us|u\.s\.) government works?|no restrictions|without restriction|free and open|free (?:to use )?(?:with attribution|for any purpose)|\bogl\b/i;

/** Returns the class of use that the licence's text allows; undefined if the text does not tell. */
export function licenceClass(text: string): LicenceClass | undefined {
  if (nonCommercial.test(text)) return 'non-commercial';
  if (noChanges.test(text)) return undefined;
  if (shareAlike.test(text)) return 'share-alike';
  return open.test(text) ? 'open' : undefined;
}

export const platforms = [
  ...platformIds,
  'instagram',
  'reddit',
  'wikipedia',
  'amazon',
  'yelp',
  'github',
  'stack overflow',
] as const;
export type Platform = (typeof platforms)[number];

/** The letter X alone does not name the platform: only "on X" and "from X" do. */
const platformPatterns: Partial<Record<Platform, RegExp>> = {
  x: /\b[Tt]witter\b|\bTWITTER\b|\b[Tt]weets?\b|\b(?:on|from) X\b(?![- ]?[Rr]ay)/,
  facebook: /\bfacebook\b/i,
  youtube: /\byou ?tube\b/i,
  tiktok: /\btik ?tok\b/i,
  linkedin: /\blinked ?in\b/i,
  amazon: /\bamazon\b(?! (?:rain ?)?(?:forest|river|basin|jungle|deforestation))/i,
  'stack overflow': /\bstack ?(?:overflow|exchange)\b/i,
};

const platformPattern = new Map(
  platforms.map((name) => [name, platformPatterns[name] ?? new RegExp(`\\b${name}\\b`, 'i')] as const),
);

export const patternOfPlatform = (name: Platform): RegExp =>
  platformPattern.get(name) ?? new RegExp(`\\b${name}\\b`, 'i');

export const modalitiesIn = (text: string): Modality[] =>
  modalities.filter((modality) => modalityPatterns[modality].test(text));

export const platformsIn = (text: string): Platform[] =>
  platforms.filter((name) => platformPattern.get(name)?.test(text));
