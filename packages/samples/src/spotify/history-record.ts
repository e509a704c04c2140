/** Writes plays as records of Spotify's history files, with the same keys, in Jackson's style. */
import type { Person } from '../ground/person.ts';
import type { SamplePlay } from './listening.ts';

export type HistoryLayout = 'account' | 'extended' | 'extended-2023' | 'endsong';

const text = JSON.stringify;

/** Names of devices by layout; since 2024 Spotify reports fewer details. */
const oldDevices = [
  'iOS 16.3.1 (iPhone14,5)',
  'web_player windows 10;chrome 111.0.0.0;desktop',
  'Android OS 12 API 31 (samsung, SM-A525F)',
] as const;
const newDevices = ['ios', 'web_player', 'android'] as const;
const userAgents = [
  'Spotify%2F8.8.10%20iOS%2F16.3.1',
  'Mozilla%2F5.0%20%28Windows%20NT%2010.0%29',
  'Spotify%2F8.8.12%20Android%2F31',
] as const;

export type RecordWriter = (play: SamplePlay) => string;

/** Returns a function that writes a play as an object, without a comma after it. */
export function historyRecord(layout: HistoryLayout, person: Person): RecordWriter {
  if (layout === 'account') return accountRecord;
  const isOld = layout !== 'extended';
  const devices = isOld ? oldDevices : newDevices;
  return (play) => {
    const { track, episode } = partsOf(play);
    const userName = isOld ? `  "username" : ${text(person.userName)},\n` : '';
    const ip = `  "${isOld ? 'ip_addr_decrypted' : 'ip_addr'}" : ${text(person.ipAddress)},\n`;
    const agent = isOld ? `  "user_agent_decrypted" : ${text(userAgents[play.device] ?? null)},\n` : '';
    const audiobook = isOld
      ? ''
      : '  "audiobook_title" : null,\n  "audiobook_uri" : null,\n  "audiobook_chapter_uri" : null,\n  "audiobook_chapter_title" : null,\n';
    return `{
  "ts" : "${new Date(play.endMs).toISOString().slice(0, 19)}Z",
${userName}  "platform" : ${text(devices[play.device] ?? null)},
  "ms_played" : ${play.msPlayed},
  "conn_country" : ${text(person.country)},
${ip}${agent}  "master_metadata_track_name" : ${text(track?.title ?? null)},
  "master_metadata_album_artist_name" : ${text(track?.artist ?? null)},
  "master_metadata_album_album_name" : ${text(track?.album ?? null)},
  "spotify_track_uri" : ${text(track?.uri ?? null)},
  "episode_name" : ${text(episode?.title ?? null)},
  "episode_show_name" : ${text(episode?.show ?? null)},
  "spotify_episode_uri" : ${text(episode?.uri ?? null)},
${audiobook}  "reason_start" : "${play.reasonStart}",
  "reason_end" : "${play.reasonEnd}",
  "shuffle" : ${play.shuffle},
  "skipped" : ${play.skipped},
  "offline" : ${play.offline},
  "offline_timestamp" : ${isOld ? (play.offline ? play.endMs - play.msPlayed : 0) : Math.floor((play.endMs - play.msPlayed) / 1000)},
  "incognito_mode" : ${play.incognito}
}`;
  };
}

function accountRecord(play: SamplePlay): string {
  const { track, episode } = partsOf(play);
  const names =
    track === undefined
      ? `  "podcastName" : ${text(episode?.show ?? null)},\n  "episodeName" : ${text(episode?.title ?? null)},`
      : `  "artistName" : ${text(track.artist)},\n  "trackName" : ${text(track.title)},`;
  const endTime = new Date(play.endMs).toISOString().slice(0, 16).replace('T', ' ');
  return `{\n  "endTime" : "${endTime}",\n${names}\n  "msPlayed" : ${play.msPlayed}\n}`;
}

function partsOf({ item }: SamplePlay) {
  return item.kind === 'track'
    ? { track: item.track, episode: undefined }
    : { track: undefined, episode: item.episode };
}
