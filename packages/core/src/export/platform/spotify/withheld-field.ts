/** Fields about the person in Spotify's files that the reader never uses, so that they never reach a dataset. */
import type { WithheldFields } from '../../contract/export-reader.ts';

export const withheldFields: readonly WithheldFields[] = [
  {
    file: 'Streaming_History_*.json, endsong_*.json, endvideo.json',
    fields: [
      'username',
      'ip_addr',
      'ip_addr_decrypted',
      'user_agent_decrypted',
      'city',
      'region',
      'metro_code',
      'longitude',
      'latitude',
      'offline_timestamp',
    ],
  },
  { file: 'Playlist*.json', fields: ['collaborators', 'localTrack', 'imageUrl'] },
  { file: 'YourLibrary.json', fields: ['other', 'playlists'] },
  { file: 'SearchQueries.json', fields: ['searchInteractionURIs of profiles and private items'] },
  {
    file: 'Userdata.json, Identity.json, Identifiers.json, UserAddress.json, Follow.json, Payments.json',
    fields: ['everything'],
  },
  {
    file: 'Inferences.json, Marquee.json, MessageData.json, YourSoundCapsule.json, Wrapped*.json, and any other file',
    fields: ['everything'],
  },
];
