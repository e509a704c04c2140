import { describe, expect, it } from 'vitest';
import { questionInEnglish } from './glossary.ts';

describe('a question', () => {
  it('in chat spellings asks for people, and for no population', () => {
    expect(questionInEnglish('how many ppl per pool')).toBe('how many people per pool');
  });
});
