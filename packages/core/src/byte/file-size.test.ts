import { describe, expect, it } from 'vitest';
import { describeFileSize } from './file-size.ts';

describe('describeFileSize', () => {
  it('counts bytes up to 1023', () => {
    expect(describeFileSize(0)).toBe('0 bytes');
    expect(describeFileSize(1023)).toBe('1023 bytes');
  });
  it('gives kilobytes one decimal from 1024', () => {
    expect(describeFileSize(1024)).toBe('1.0 KB');
    expect(describeFileSize(1536), 'proves contribute.sizes-bytes-kb').toBe('1.5 KB');
    expect(describeFileSize(1048575)).toBe('1024.0 KB');
  });
  it('changes to megabytes at 1048576', () => {
    expect(describeFileSize(1048576), 'proves contribute.sizes-bytes-kb').toBe('1.0 MB');
    expect(describeFileSize(93 * 1048576)).toBe('93.0 MB');
  });
});
