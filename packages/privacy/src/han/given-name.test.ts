import { describe, expect, it } from 'vitest';
import { givenHanName } from './given-name.ts';

describe('the given name of a Chinese name', () => {
  it.each([
    ['李欣怡', '欣怡'],
    ['陳美玲', '美玲'],
    ['欧阳静怡', '静怡'],
  ])('of %s is %s', (name, given) => {
    expect(givenHanName(name)).toBe(given);
  });

  it.each(['李建国', '王欣', '欣怡', '新加坡', 'Lee Xin Yi', '李', '高速公路'])(
    'is not taken from %s',
    (text) => {
      expect(givenHanName(text)).toBeUndefined();
    },
  );
});
