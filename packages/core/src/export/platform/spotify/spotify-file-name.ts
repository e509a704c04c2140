/** How Spotify names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const spotifyFileNames: FileNames = {
  words: [
    'streaming history audio video music podcast audiobook streaminghistory endsong endvideo playlist',
    'yourlibrary library searchqueries userdata identity identifiers useraddress follow payments inferences marquee',
    'duonewfamily familyplan wrapped yoursoundcapsule messagedata read first podcastinteractivityratedshow',
    'podcastinteractivitycomment podcastinteractivityrating userprompts yourtastewords',
  ].flatMap((line) => line.split(' ')),
};
