import { describe, expect, it } from 'vitest';
import { languageOf, loginActionOf, reactionOf, subjectOf, thingOf } from './title-word.ts';

describe('a title that names people', () => {
  it.each([
    ["Anna Smith likes Bob's photo.", 'photo', 'en'],
    ["Anna Smith commented on Bob's video.", 'video', 'en'],
    ["Anna Smith replied to Bob's comment.", 'comment', 'en'],
    ['Anna Smith commented on his own post.', 'post', 'en'],
    ['Anna Schmidt gefällt Bobs Beitrag.', 'post', 'de'],
    ['Anna Schmidt hat Bobs Foto kommentiert.', 'photo', 'de'],
    ['A Ana le gusta la foto de Roberto.', 'photo', 'es'],
    ['Anne a commenté la publication de Robert.', 'post', 'fr'],
    ['Anna vindt de foto van Bob leuk.', 'photo', 'nl'],
    ['Ana curtiu a publicação de Roberto.', 'post', 'pt'],
    ['Anna Smith', null, undefined],
  ])('%s is reduced to a word from our list', (title, thing, language) => {
    expect(thingOf(title)).toBe(thing);
    expect(languageOf(title)).toBe(language);
  });

  it('gives nothing if it is not a title', () => {
    expect(thingOf(undefined)).toBeNull();
    expect(thingOf(7)).toBeNull();
  });
});

describe('words of Facebook', () => {
  it('are mapped to our list, and others are dropped', () => {
    expect(['LIKE', 'Love', 'ANGER', 'SORRY', 'SUPPORT'].map(reactionOf)).toEqual([
      'like',
      'love',
      'angry',
      'sad',
      'care',
    ]);
    expect(['Anna Smith', '', null, 'constructor'].map(reactionOf)).toEqual([null, null, null, null]);
  });

  it('describe the target of a link', () => {
    expect(subjectOf('https://www.facebook.com/groups/1/posts/2')).toBe('group');
    expect(subjectOf('https://www.facebook.com/anna.smith/posts/1?comment_id=2')).toBe('comment');
    expect(subjectOf('https://www.facebook.com/anna.smith')).toBeNull();
  });

  it('describe the action on the account', () => {
    expect(
      ['Login', 'Logout', 'Web Session Terminated', 'Session updated', 'Password change'].map(loginActionOf),
    ).toEqual(['login', 'logout', 'logout', 'session', 'other']);
  });
});
