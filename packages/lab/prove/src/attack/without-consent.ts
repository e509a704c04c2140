/** Contributes without consent, by PUT requests of the test's own, since pages and commands require consent first. */
import { signUpOnly } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { versionsBelow } from '@cgdx/stand/cloud/storage.ts';
import { type Attack, allRefused } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';

const needed = 'consent-needed';

export const withoutConsent: Attack = {
  name: 'have an export accepted without consent, or after it was withdrawn',
  attempt: async ({ cloud, newcomer, contribute }) => {
    const { stack } = cloud;
    const archive = await sampleBytesOf('spotify', 'without consent');
    const [silent, fickle] = [await signUpOnly(stack), await newcomer()];
    const unasked = await contribute(silent, 'spotify', archive);
    const halfAgreed = await call(stack, silent, 'POST /consent', {
      version: (await call(stack, silent, 'GET /consent')).body.version,
      age: true,
      residency: false,
      processing: true,
    });
    await call(stack, fickle, 'POST /consent/withdrawal', {});
    const withdrawn = await contribute(fickle, 'spotify', archive);
    const left = (await versionsBelow(stack, silent.userSub)) + (await versionsBelow(stack, fickle.userSub));
    return allRefused([
      {
        isRefused: unasked.code === needed,
        seen: `the upload of a person without consent is ${unasked.state}`,
      },
      {
        isRefused: halfAgreed.status === 400,
        seen: `a partial consent is answered with ${halfAgreed.status}`,
      },
      { isRefused: withdrawn.code === needed, seen: `the upload after a withdrawal is ${withdrawn.state}` },
      { isRefused: left === 0, seen: `${left} objects of these people stay` },
    ]);
  },
};
