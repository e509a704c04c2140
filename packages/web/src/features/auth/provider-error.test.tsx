/** The headers under which the forms show errors of the identity provider. */
import { beforeEach, expect, it, vi } from 'vitest';
import { closeMessage, currentMessage, currentSheet, openSheet, type Sheet } from '../../lib/modal/modal.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import AuthSheet from './auth-sheet.tsx';
import { ConfirmResetForm } from './confirm-reset-form.tsx';

const { sent, provider } = vi.hoisted(() => ({
  sent: { submit: async (_: object): Promise<void> => undefined },
  provider: { error: new Error() },
}));
vi.mock('./use-send.ts', async (load) => {
  const original = await load<typeof import('./use-send.ts')>();
  return {
    ...original,
    useSend: (...given: Parameters<typeof original.useSend>) => {
      const form = original.useSend(...given);
      sent.submit = form.onSubmit as typeof sent.submit;
      return form;
    },
  };
});
vi.mock('./load-provider.ts', () => ({
  loadProvider: async () =>
    new Proxy({}, { get: (_, name) => name !== 'then' && (() => Promise.reject(provider.error)) }),
}));
vi.mock('../../lib/session/session.ts', () => ({
  readSession: async () => undefined,
  useSession: () => ({}),
}));

const email = 'ann@example.com';
const fields: Readonly<Record<string, string>> = {
  ...{ email, password: 'eight or more', confirmPassword: 'eight or more', newPassword: 'eight or more' },
  code: '123456',
};
vi.stubGlobal(
  'FormData',
  class {
    get = (name: string) => fields[name];
  },
);
beforeEach(() => {
  closeMessage();
  provider.error = new Error('The provider says no.');
});

async function submitted(form: React.ReactNode) {
  renderedText(form);
  await sent.submit({ preventDefault: () => undefined });
  return currentMessage();
}
const sheet = (of: Sheet) => <AuthSheet sheet={of} />;
const told = (header: string) => ({ kind: 'error', header, text: 'The provider says no.' });

it('failures of signing in and signing up have the same header', async () => {
  expect(await submitted(sheet({ kind: 'sign-up' })), 'proves error.error-signing-up').toEqual(
    told('Error Signing Up'),
  );
  expect(await submitted(sheet({ kind: 'sign-in' })), 'proves error.identity-wrong-password').toEqual(
    told('Error Signing Up'),
  );
});

it('a refused code, a refused request for a reset and a failed reset each have their own header', async () => {
  expect(await submitted(sheet({ kind: 'verify', email })), 'proves error.error-confirming-code').toEqual(
    told('Error Confirming Code'),
  );
  expect(await submitted(sheet({ kind: 'forgot-password' })), 'proves error.error-requesting-reset').toEqual(
    told('Error Requesting Reset'),
  );
  const form = <ConfirmResetForm email={email} onBack={() => undefined} />;
  expect(await submitted(form), 'proves error.error-confirming-reset').toEqual(
    told('Error Confirming Reset'),
  );
});

it('a person who is already signed in is told so, and the form closes', async () => {
  provider.error = Object.assign(new Error('There is already a signed in user.'), {
    name: 'UserAlreadyAuthenticatedException',
  });
  openSheet({ kind: 'sign-in' });
  expect(await submitted(sheet({ kind: 'sign-in' })), 'proves modal.already-signed-user').toEqual({
    kind: 'error',
    header: 'Error Signing Up',
    text: 'There is already a signed in user.',
  });
  expect(currentSheet()).toBeUndefined();
});
