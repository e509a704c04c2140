/** The one table of weights: how much each kind of evidence counts, platform by platform. */

export interface Weighing {
  /** 0 to 1: how much a doubt of this kind counts; 1 in all is enough to refuse. */
  readonly weight: number;
  /** Fewer cases than this say nothing. */
  readonly minimum: number;
  /** Share of cases against, above which the check doubts. */
  readonly doubtAbove: number;
  /** Share above which no genuine export can be; absent where there is no such share. */
  readonly contradictAbove?: number;
}

/** Shares leave room for the quirks that genuine histories are known to have. */
export const evidenceWeight = {
  /** Rows that most histories share; a platform that knows better has its own below. */
  everyHistory: {
    'future-times': { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 0.002 },
    'early-times': { weight: 0.25, minimum: 100, doubtAbove: 0.001, contradictAbove: 0.02 },
    repeats: { weight: 0.5, minimum: 100, doubtAbove: 0.3 },
    order: { weight: 0.5, minimum: 50, doubtAbove: 0.1, contradictAbove: 0.2 },
    malformed: { weight: 0.25, minimum: 1, doubtAbove: 0.02, contradictAbove: 0.5 },
    // A sign, no proof: some people do watch one video a day.
    'lone-watches': { weight: 0.3, minimum: 300, doubtAbove: 0.9 },
  },
  facebook: {
    // photos of an album, or shared once more, are older than their post
    'own-photos': { weight: 0.5, minimum: 10, doubtAbove: 0.4, contradictAbove: 0.8 },
    // an album grows after it was posted, but few posts are albums
    'later-photos': { weight: 0.5, minimum: 20, doubtAbove: 0.08, contradictAbove: 0.6 },
    'photo-order': { weight: 0.5, minimum: 20, doubtAbove: 0.25, contradictAbove: 0.45 },
    // of some lists it is not known how closely their ids follow the clock: no proof
    'record-order': { weight: 0.5, minimum: 20, doubtAbove: 0.35 },
    'equal-steps': { weight: 0.5, minimum: 15, doubtAbove: 0.2, contradictAbove: 0.5 },
    // clocks of cameras are often wrong
    'photo-taken': { weight: 0.5, minimum: 20, doubtAbove: 0.15, contradictAbove: 0.6 },
    'fresh-photos': { weight: 0.5, minimum: 60, doubtAbove: 0.9 },
    'inner-times': { weight: 0.5, minimum: 10, doubtAbove: 0.05, contradictAbove: 0.5 },
    'updates-before': { weight: 0.5, minimum: 5, doubtAbove: 0.1, contradictAbove: 0.5 },
    // posts can be given an earlier day: a birth, a wedding
    'before-registration': { weight: 0.5, minimum: 50, doubtAbove: 0.05 },
    // names change, and a page's manager comments in its name
    'one-owner': { weight: 0.5, minimum: 20, doubtAbove: 0.3 },
    // somebody who left a group is no longer told among its members
    'in-threads': { weight: 0.5, minimum: 6, doubtAbove: 0.2 },
    'one-account': { weight: 0.5, minimum: 1, doubtAbove: 0 },
    'lone-records': { weight: 0.3, minimum: 300, doubtAbove: 0.97 },
    // two reactions of one second do not happen by themselves
    repeats: { weight: 0.5, minimum: 50, doubtAbove: 0.15 },
    order: { weight: 0.5, minimum: 50, doubtAbove: 0.06, contradictAbove: 0.3 },
    malformed: { weight: 0.25, minimum: 1, doubtAbove: 0.1, contradictAbove: 0.9 },
  },
  linkedin: {
    identifiers: { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 0.01 },
    'made-before': { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 0.002 },
    'own-time': { weight: 0.5, minimum: 10, doubtAbove: 0.25, contradictAbove: 0.6 },
    'fresh-posts': { weight: 0.5, minimum: 50, doubtAbove: 0.9 },
    'before-registration': { weight: 0.5, minimum: 1, doubtAbove: 0.02 },
    'one-owner': { weight: 0.5, minimum: 20, doubtAbove: 0.1 },
    'one-account': { weight: 0.5, minimum: 1, doubtAbove: 0 },
    // a spreadsheet sorts at a click: that alone is no forgery
    order: { weight: 0.5, minimum: 50, doubtAbove: 0.3 },
    // two reactions to one post in one second do not happen by themselves
    repeats: { weight: 0.5, minimum: 50, doubtAbove: 0.12 },
    // LinkedIn itself does not always quote what people wrote
    malformed: { weight: 0.25, minimum: 1, doubtAbove: 0.1, contradictAbove: 0.9 },
  },
  spotify: {
    identifiers: { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 0.01 },
    'future-times': { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 0.002 },
    'early-times': { weight: 0.25, minimum: 200, doubtAbove: 0.001, contradictAbove: 0.02 },
    'impossible-lengths': { weight: 0.5, minimum: 1, doubtAbove: 0.001, contradictAbove: 0.02 },
    'full-days': { weight: 0.5, minimum: 5, doubtAbove: 0.05, contradictAbove: 0.5 },
    // Two devices at once happen; two people's histories are nearly always above it.
    overlaps: { weight: 0.5, minimum: 200, doubtAbove: 0.15, contradictAbove: 0.7 },
    'lone-plays': { weight: 0.4, minimum: 200, doubtAbove: 0.9 },
    'equal-lengths': { weight: 0.5, minimum: 100, doubtAbove: 0.3, contradictAbove: 0.8 },
    'play-chain': { weight: 0.4, minimum: 200, doubtAbove: 0.75 },
    'song-lengths': { weight: 0.4, minimum: 200, doubtAbove: 0.8 },
    'round-lengths': { weight: 0.5, minimum: 200, doubtAbove: 0.6 },
    'round-times': { weight: 0.5, minimum: 200, doubtAbove: 0.3, contradictAbove: 0.9 },
    'one-title-per-id': { weight: 0.5, minimum: 100, doubtAbove: 0.05, contradictAbove: 0.3 },
    'one-account': { weight: 0.5, minimum: 1, doubtAbove: 0 },
    // Account data and extended history in one archive repeat a year: half of a short history, and never more.
    repeats: { weight: 0.5, minimum: 100, doubtAbove: 0.55 },
    order: { weight: 0.25, minimum: 100, doubtAbove: 0.2 },
    malformed: { weight: 0.25, minimum: 1, doubtAbove: 0.01, contradictAbove: 0.5 },
  },
  tiktok: {
    'video-made-before': { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 0.002 },
    // Somebody who watches a thousand videos sees one of the day: without any, all times were moved on.
    'fresh-videos': { weight: 0.5, minimum: 1000, doubtAbove: 0.9, contradictAbove: 0.99 },
    'equal-ends': { weight: 0.5, minimum: 50, doubtAbove: 0.2, contradictAbove: 0.5 },
    'one-account': { weight: 0.5, minimum: 1, doubtAbove: 0 },
  },
  x: {
    'own-time': { weight: 0.5, minimum: 1, doubtAbove: 0.002, contradictAbove: 0.01 },
    identifiers: { weight: 0.5, minimum: 1, doubtAbove: 0.002, contradictAbove: 0.01 },
    'answered-before': { weight: 0.5, minimum: 1, doubtAbove: 0.002, contradictAbove: 0.01 },
    'fresh-answers': { weight: 0.5, minimum: 50, doubtAbove: 0.9 },
    'after-archive': { weight: 0.5, minimum: 1, doubtAbove: 0.002, contradictAbove: 0.01 },
    'before-account': { weight: 0.5, minimum: 1, doubtAbove: 0.01, contradictAbove: 0.1 },
    'shown-before': { weight: 0.3, minimum: 20, doubtAbove: 0.05, contradictAbove: 0.3 },
    'edit-time': { weight: 0.5, minimum: 10, doubtAbove: 0.02, contradictAbove: 0.2 },
    'one-account': { weight: 0.5, minimum: 1, doubtAbove: 0 },
    owner: { weight: 0.5, minimum: 1, doubtAbove: 0.005, contradictAbove: 0.05 },
    // deleted and hidden posts make the counts differ a little
    'listed-more': { weight: 0.5, minimum: 20, doubtAbove: 0.03, contradictAbove: 0.25 },
    // somebody may keep records of their own to themselves
    'listed-fewer': { weight: 0.4, minimum: 20, doubtAbove: 0.1 },
    // the machines that make ids are a hundred or so, and mostly make one a millisecond
    'equal-ends': { weight: 0.5, minimum: 20, doubtAbove: 0.4, contradictAbove: 0.6 },
    'round-ids': { weight: 0.5, minimum: 50, doubtAbove: 0.05, contradictAbove: 0.5 },
    // an id is given once; advertisements alone are sometimes told twice
    repeats: { weight: 0.5, minimum: 20, doubtAbove: 0.12, contradictAbove: 0.4 },
  },
  youtube: {
    identifiers: { weight: 0.5, minimum: 1, doubtAbove: 0.001, contradictAbove: 0.01 },
    // YouTube draws its ids: of 64 digits none is in one place of more than about one in 20.
    'id-digits': { weight: 0.5, minimum: 100, doubtAbove: 0.15, contradictAbove: 0.3 },
    'one-channel-per-video': { weight: 0.5, minimum: 20, doubtAbove: 0.02, contradictAbove: 0.2 },
    // With lone watches it makes a history suspicious, alone it says little.
    'channels-recur': { weight: 0.3, minimum: 300, doubtAbove: 0.95 },
    'summer-time': { weight: 0.5, minimum: 50, doubtAbove: 0.02 },
    // a history that jumps about was put together by hand
    'one-list': { weight: 0.5, minimum: 1, doubtAbove: 0, contradictAbove: 20 },
    'one-account': { weight: 0.5, minimum: 1, doubtAbove: 0 },
  },
} as const satisfies Record<string, Record<string, Weighing>>;
