/** Tells from the names in an archive which platform it comes from. */
import type { PoolId } from '../../pool/pool.ts';

interface Signature {
  readonly platform: PoolId;
  /** Each matches the whole lower-case path; weights add up, 2 are enough. */
  readonly marks: readonly (readonly [weight: number, pattern: RegExp])[];
}

const signatures: readonly Signature[] = [
  {
    platform: 'spotify',
    marks: [
      [2, /(^|\/)streaming_?history[^/]*\.(json|html?)$/],
      [2, /(^|\/)end(song|video)(_\d+)?\.json$/],
      [2, /(^|\/)spotify (account data|extended streaming history|technical log information)\//],
      [2, /(^|\/)readmefirst_extendedstreaminghistory\.pdf$/],
      [1, /(^|\/)mydata\//],
      [
        1,
        /(^|\/)(yourlibrary|searchqueries|playlist\d|userdata|inferences|marquee|identifiers|yoursoundcapsule)\.json$/,
      ],
      [1, /(^|\/)(follow|payments|useraddress|identity|read_me_first)\.(json|pdf)$/],
    ],
  },
  {
    platform: 'x',
    marks: [
      [2, /(^|\/)data\/manifest\.js$/],
      [2, /(^|\/)(tweets?|tweet-headers|tweets-part\d+)( \(\d+\))?\.js$/],
      [2, /(^|\/)your archive\.html$/],
      [2, /(^|\/)js\/tweets\/\d{4}_\d{2}\.js$/],
      [1, /(^|\/)(account|profile|ageinfo|personalization)( \(\d+\))?\.js$/],
      [1, /(^|\/)(likes?|follower|following|direct-messages?(-group)?|ad-impressions|ad-engagements)\.js$/],
    ],
  },
  {
    platform: 'youtube',
    marks: [
      [2, /(^|\/)youtube( [^/]*youtube music)?\//],
      [
        2,
        /(^|\/)(watch-history|kijkgeschiedenis|wiedergabeverlauf|historial-de-reproducciones|izleme geçmişi|观看记录)\.(json|html)$/,
      ],
      [1, /(^|\/)(archive_browser|archiv_übersicht)\.html$/],
      [1, /(^|\/)takeout\//],
      [1, /(^|\/)(subscriptions|abonnementen|abos|suscripciones)\.(csv|json)$/],
      [1, /(^|\/)(search-history|zoekgeschiedenis|suchverlauf|historial-de-búsqueda)\.(json|html)$/],
    ],
  },
  {
    platform: 'facebook',
    marks: [
      [2, /(^|\/)(your_facebook_activity|your_activity_across_facebook)\//],
      [2, /(^|\/)apps_and_websites_off_of_facebook\//],
      // Instagram has these folders too
      [1, /(^|\/)(ads_information|logged_information)\//],
      [0.5, /(^|\/)messages\/[^/]+\/[^/]+\/message_\d+\.(json|html)$/],
      [1, /(^|\/)posts\/your_posts[^/]*\.(json|html)$/],
      [1, /(^|\/)(connections\/friends|friends)\/(your_)?friends\.(json|html)$/],
      [1, /(^|\/)(profile_information|about_you)\/[^/]+\.(json|html)$/],
      [1, /(^|\/)(comments\/comments|(likes_and_reactions|comments_and_reactions)\/[^/]+)\.(json|html)$/],
    ],
  },
  {
    platform: 'linkedin',
    marks: [
      [1, /(^|\/)connections\.csv$/],
      [1, /(^|\/)(profile|positions|education|skills|registration)\.csv$/],
      [1, /(^|\/)(invitations|messages|endorsement_[^/]+|ad_targeting|company follows)\.csv$/],
      [1, /(^|\/)(reactions|comments|shares|votes|member_follows)(_\d+)?\.csv$/],
      [1, /(^|\/)(email addresses|phonenumbers|whatsapp phone numbers|learningcoachmessages)\.csv$/],
    ],
  },
  {
    platform: 'tiktok',
    marks: [
      [2, /(^|\/)user_data(_tiktok)?\.json$/],
      [1, /(^|\/)tiktok[^/]*\//],
      // folders and files are localised
      [1, /(^|\/)tiktok[^/]*\/[^/]+\/[^/]+\.txt$/],
      [1, /(^|\/)(kijkgeschiedenis|historial de visualización|videoverlauf|historique de visionnage)\.txt$/],
      [1, /(^|\/)(likelijst|lista de me gusta|like-liste|liste des j['’]aime)\.txt$/],
      [1, /(^|\/)(your activity|activity|tiktok live|tiktok shop)\/[^/]+\.txt$/],
      [1, /(^|\/)(watch history|like list|browsing history|video browsing history|login history)\.txt$/],
    ],
  },
];

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
  for (const { platform, marks } of signatures) {
    const weight = marks.reduce(
      (sum, [points, pattern]) => sum + (lower.some((path) => pattern.test(path)) ? points : 0),
      0,
    );
    if (weight >= enough && weight > (best?.weight ?? 0)) best = { platform, weight };
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
