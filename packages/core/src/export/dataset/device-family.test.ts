import { describe, expect, it } from 'vitest';
import { deviceFamily } from './device-family.ts';

describe('the family of a device', () => {
  it.each([
    ['iOS 16.3.1 (iPhone14,5)', 'ios'],
    ['Android OS 12 API 31 (samsung, SM-A525F)', 'android'],
    ['web_player windows 10;chrome 111.0.0.0;desktop', 'web'],
    ['Windows 10 (10.0.19044; x64)', 'windows'],
    ['OS X 12.6.0 [arm 2]', 'macos'],
    ['Partner google cast_tv;Chromecast;;', 'cast'],
    ['Partner android_tv Sony;BRAVIA', 'tv'],
    ['Partner scei playstation_4', 'console'],
    ['Linux [x86-64 0]', 'linux'],
    ["Anna's toaster", 'other'],
  ])('of %j is %s', (device, family) => {
    expect(deviceFamily(device)).toBe(family);
  });
});
