/** Recognises an archive's platform by the paths in it. */
import type { PlatformId } from '../../pool/platform-id.ts';
import { platforms } from './platforms.ts';

/** A Google archive without a known YouTube folder. YouTube's folder may have an unknown name, so the reader decides. */
const google = 'Google (without YouTube)';

/** Exports of services without a pool, so that a refusal can name them. */
const otherServices: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'Instagram',
    /(^|\/)((your_instagram_activity|followers_and_following|ads_and_businesses|story_sticker_interactions|apps_and_websites_off_of_instagram)\/|(seen_content|stories_activities)\.json$)/,
  ],
  ['Netflix', /(^|\/)content_interaction\/viewingactivity\.csv$/],
  ['WhatsApp', /(^|\/)(_chat\.txt|whatsapp chat[^/]*)$/],
  ['Snapchat', /(^|\/)json\/(snap_history|memories_history)\.json$/],
  ['Apple', /(^|\/)apple_media_services\//],
  ['Amazon', /(^|\/)retail\.orderhistory[^/]*\//],
  ['Discord', /(^|\/)messages\/c\d{17,}\//],
  ['Reddit', /(^|\/)(post_votes|comment_votes|subscribed_subreddits)\.csv$/],
  [google, /(^|\/)takeout\//],
];

/** The weight of marks that identifies a platform. */
const enough = 2;

/** Returns the platform whose marks have the greatest weight; undefined if the weight is too small. */
export function recognisePlatform(paths: readonly string[]): PlatformId | undefined {
  const lower = paths.map((path) => path.toLowerCase().normalize('NFC'));
  let best: { platform: PlatformId; weight: number } | undefined;
  for (const { id, marks } of Object.values(platforms)) {
    const weight = marks.reduce(
      (sum, [points, pattern]) => sum + (lower.some((path) => pattern.test(path)) ? points : 0),
      0,
    );
    if (weight >= enough && weight > (best?.weight ?? 0)) best = { platform: id, weight };
  }
  return best?.platform;
}

/** Returns the name of a known service without a pool; undefined if the archive is not of a known service. */
export function recogniseOtherService(paths: readonly string[]): string | undefined {
  return otherServices.find(([, pattern]) => paths.some((path) => pattern.test(path.toLowerCase())))?.[0];
}

/** Returns whether the archive is from a service that shares folder names with a platform, such as Instagram. */
export function isOfOtherService(paths: readonly string[]): boolean {
  const service = recogniseOtherService(paths);
  return service !== undefined && service !== google;
}

/** Returns whether the export consists mostly of web pages, since people overlook the choice between HTML and JSON. */
export function isMostlyHtml(paths: readonly string[]): boolean {
  const count = (suffix: RegExp) => paths.filter((path) => suffix.test(path.toLowerCase())).length;
  const pages = count(/\.html?$/);
  return pages >= 1 && count(/\.(json|js|csv)$/) < pages;
}
