/** Tells from the names in an archive which platform it comes from. */
import type { PoolId } from '../../pool/pool.ts';
import { platforms } from './platforms.ts';

/** Exports of services that have no pool, so that the answer can name them. */
const otherServices: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Instagram', /(^|\/)(your_instagram_activity|followers_and_following|ads_and_businesses)\//],
  ['Netflix', /(^|\/)content_interaction\/viewingactivity\.csv$/],
  ['WhatsApp', /(^|\/)(_chat\.txt|whatsapp chat[^/]*)$/],
  ['Snapchat', /(^|\/)json\/(snap_history|memories_history)\.json$/],
  ['Apple', /(^|\/)apple_media_services\//],
  ['Amazon', /(^|\/)retail\.orderhistory[^/]*\//],
  ['Discord', /(^|\/)messages\/c\d{17,}\//],
  ['Reddit', /(^|\/)(post_votes|comment_votes|subscribed_subreddits)\.csv$/],
  ['Google (without YouTube)', /(^|\/)takeout\//],
];

/** Weight of marks that together name a platform. */
const enough = 2;

/** The platform whose marks the paths bear most of, or nothing. */
export function recognisePlatform(paths: readonly string[]): PoolId | undefined {
  const lower = paths.map((path) => path.toLowerCase().normalize('NFC'));
  let best: { platform: PoolId; weight: number } | undefined;
  for (const { id, marks } of Object.values(platforms)) {
    const weight = marks.reduce(
      (sum, [points, pattern]) => sum + (lower.some((path) => pattern.test(path)) ? points : 0),
      0,
    );
    if (weight >= enough && weight > (best?.weight ?? 0)) best = { platform: id, weight };
  }
  return best?.platform;
}

/** The name of a known service without a pool, or nothing. */
export function recogniseOtherService(paths: readonly string[]): string | undefined {
  return otherServices.find(([, pattern]) => paths.some((path) => pattern.test(path.toLowerCase())))?.[0];
}

/** Whether the export is mostly web pages: people overlook the choice between HTML and JSON. */
export function isMostlyHtml(paths: readonly string[]): boolean {
  const count = (suffix: RegExp) => paths.filter((path) => suffix.test(path.toLowerCase())).length;
  const pages = count(/\.html?$/);
  return pages >= 1 && count(/\.(json|js|csv)$/) < pages;
}
