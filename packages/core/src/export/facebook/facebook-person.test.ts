import { expect, it } from 'vitest';
import { readFacebookPerson } from './facebook-person.ts';

it('a profile nested deeper than any stack is read as far as it goes', async () => {
  const deep = '['.repeat(60_000) + ']'.repeat(60_000);
  const text = `{"profile_v2":{"name":{"full_name":"Zorblatt Quillfeather"},"emails":{"emails":["zq@example.com"]},"x":${deep}}}`;
  const entry = {
    path: 'personal_information/profile_information/profile_information.json',
    name: 'profile_information.json',
    sizeBytes: text.length,
    async *read() {
      yield Buffer.from(text);
    },
  };
  expect((await readFacebookPerson([entry])).ownName).toBe('Zorblatt Quillfeather');
});
