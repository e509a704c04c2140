import { expect, it } from 'vitest';
import { findFacebookFiles } from './facebook-file.ts';
import { readFacebookPerson, readFriendNames } from './facebook-person.ts';

it('a very deeply nested profile is read down to the limit', async () => {
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

const entryOf = (path: string, text: string) => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  sizeBytes: text.length,
  async *read() {
    yield Buffer.from(text);
  },
});

it('short names of friends are masked, and ordinary short words are not', async () => {
  const friends = ['王小明', '李伟', 'Ann', 'Al', 'Kim Orchid'].map((name) => ({ name, timestamp: 1 }));
  const entry = entryOf('friends/your_friends.json', JSON.stringify({ friends_v2: friends }));
  const [file] = await findFacebookFiles([entry]);
  expect(file === undefined ? [] : await readFriendNames([file])).toEqual([
    '王小明',
    '李伟',
    'Ann',
    'Kim Orchid',
  ]);
});

it('profiles beyond the limit are not read', async () => {
  let opened = 0;
  const path = 'personal_information/profile_information/profile_information.json';
  const profiles = Array.from({ length: 500 }, (_, i) => ({
    ...entryOf(path, ''),
    async *read() {
      opened++;
      yield Buffer.from(JSON.stringify({ profile_v2: { name: { full_name: `Zorb ${i}` } } }));
    },
  }));
  await readFacebookPerson(profiles);
  expect(opened).toBe(10);
});

it('employers and schools are masked, with and without their endings', async () => {
  const profile_v2 = {
    work_experiences: [{ employer: 'Vexbrim Robotics', title: 'Engineer' }, { employer: 'Grab' }],
    education_experiences: [{ name: 'Umbertrall High School' }],
  };
  const path = 'personal_information/profile_information/profile_information.json';
  const { details } = await readFacebookPerson([entryOf(path, JSON.stringify({ profile_v2 }))]);
  expect(details.whole).toEqual(['Vexbrim Robotics', 'Umbertrall High School', 'Umbertrall High']);
});
