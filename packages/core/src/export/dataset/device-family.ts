/** Reduces the name of a device, which may identify a person, to its family. */

const families: readonly (readonly [family: string, pattern: RegExp])[] = [
  ['cast', /cast|airplay|sonos|alexa|echo|speaker|google home/],
  ['tv', /\btv\b|_tv|tv_|bravia|roku|webos|tizen|firetv|android_tv|apple_tv/],
  ['console', /playstation|\bps[345]\b|xbox|sony_/],
  ['car', /\bcar\b|carplay|tesla|automotive/],
  ['web', /web_?player|^web|browser|chrome|firefox|safari/],
  ['android', /android/],
  ['ios', /\bios\b|iphone|ipad|ipod/],
  ['windows', /windows|win32/],
  ['macos', /os ?x|osx|mac/],
  ['linux', /linux|ubuntu|chromeos|raspberry/],
];

/** Returns one of the families above, or `other`. */
export function deviceFamily(device: string): string {
  const lower = device.toLowerCase();
  return families.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'other';
}

/** Creates a cached `deviceFamily`: a person has a handful of devices in a million records. */
export function createDeviceFamily(): (device: string) => string {
  const known = new Map<string, string>();
  return (device) => {
    const family = known.get(device) ?? deviceFamily(device);
    if (known.size < mostDevices) known.set(device, family);
    return family;
  };
}

/** The most names in the cache: an export with more does not have names of devices there. */
const mostDevices = 1000;
