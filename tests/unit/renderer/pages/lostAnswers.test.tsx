import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { memoryStorage } from '../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { shop } from '../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { onceByKey } from '../../../support/fakes/onceByKey.ts';
import { type OpenStore, openStore } from '../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

const refusedAt = (field: string, message: string): ApiError =>
  new ApiError(Code.refused, '', { errors: { [field]: message } });

interface Server {
  isLost: boolean;
}
interface Form {
  name: string;
  path: string;
  user: typeof MEMBER | null;
  /** A server that does a request once, and refuses it when it has been done. */
  serve: (become: () => void) => { server: Server; answers: Answers };
  submit: string;
  /** Label -> typed value. */
  typed: Record<string, string>;
  /** The field that is typed otherwise the second time. */
  changed: string[];
  done: (store: OpenStore) => Promise<unknown>;
  told: string;
}

const FORMS: readonly Form[] = [
  {
    name: 'a new password by a code',
    path: '/password/resetPassword',
    user: null,
    serve: () => {
      let codes = 1;
      const server = onceByKey<{ idempotency_key?: string | undefined }, null>(() => {
        if (codes === 0) throw refusedAt('code', 'This code has expired or was used already');
        codes -= 1;
        return null;
      });
      return { server, answers: { resetPassword: (payload) => server.answer(payload) } };
    },
    submit: 'Set the password',
    typed: {
      'E-mail': 'ana@clinic.com',
      'Code from the e-mail': '12345678',
      'New password': 'new_secret1',
      'Repeat the password': 'new_secret1',
    },
    changed: ['New password', 'Repeat the password'],
    done: ({ address }) => waitFor(() => expect(address()).toBe('/password/forgetPassWordSuccess')),
    told: 'Your earlier request did reach us: your password is the one you typed then. Log in with it, or request another code to change it again.Log in',
  },
  {
    name: 'a changed password',
    path: '/password',
    user: MEMBER,
    serve: () => {
      let password = 'old_secret1';
      const server = onceByKey(
        (payload: { idempotency_key?: string | undefined; old_password?: string | undefined; password: string }) => {
          if (payload.old_password !== password) throw refusedAt('old_password', 'This is not your current password');
          password = payload.password;
          return null;
        },
      );
      return { server, answers: { ...shop().answers, changePassword: (payload) => server.answer(payload) } };
    },
    submit: 'Change the password',
    typed: {
      'Current password': 'old_secret1',
      'New password': 'new_secret1',
      'Repeat the password': 'new_secret1',
    },
    changed: ['New password', 'Repeat the password'],
    done: ({ address }) => waitFor(() => expect(address()).toBe('/userCenter/profile')),
    told: 'Your earlier request did reach us: your password is the one you typed then. Type it as your current password to change it again.',
  },
  {
    name: 'a registration',
    path: '/register?redirect=%2Fcategory',
    user: null,
    serve: (become) => {
      let accounts = 0;
      const server = onceByKey<{ idempotency_key: string }, Reply<'register'>>(() => {
        if (accounts > 0) throw refusedAt('email', 'There is already an account with this e-mail address');
        accounts += 1;
        return { ...MEMBER, email: 'ana@clinic.com', access: '', refresh: '' };
      });
      const register: Answers['register'] = (payload) => {
        const answer = server.answer(payload);
        become();
        return answer;
      };
      return { server, answers: { register } };
    },
    submit: 'Create account',
    typed: {
      'Your name': 'Ana',
      'E-mail': 'ana@clinic.com',
      Password: 'secret7',
      'Repeat the password': 'secret7',
    },
    changed: ['Password', 'Repeat the password'],
    done: ({ address }) => waitFor(() => expect(address()).toBe('/category')),
    told: 'Your earlier registration did reach us: you have an account with the password you typed then. Log in with it.Log in',
  },
];

/** Types the values into the fields, and consents. */
async function fill(shopper: UserEvent, values: Record<string, string>): Promise<void> {
  const main = within(screen.getByRole('main'));
  for (const [label, text] of Object.entries(values)) {
    const field = await main.findByLabelText(label);
    await shopper.clear(field);
    await shopper.type(field, text);
  }
  const terms = main.queryByRole<HTMLInputElement>('checkbox');
  if (terms && !terms.checked) await shopper.click(terms);
}

describe('an answer that is lost', () => {
  async function open({ path, user, serve, typed, submit }: Form) {
    const storage = memoryStorage();
    let current: OpenStore | null = null;
    const { server, answers } = serve(() => current?.platform.become(MEMBER));
    const load = async (): Promise<OpenStore> => {
      current = await openStore(path, { answers: { ...storefrontReplies, ...answers }, user, storage });
      return current;
    };
    const send = async (store: OpenStore, values: Record<string, string> = {}): Promise<void> => {
      await fill(store.shopper, { ...typed, ...values });
      await store.shopper.click(screen.getByRole('button', { name: submit }));
    };
    const store = await load();
    server.isLost = true;
    await send(store);
    expect(await screen.findByText(/^No connection/)).toBeDefined();
    server.isLost = false;
    const reload = (): Promise<OpenStore> => {
      cleanup();
      return load();
    };
    return { store, reload, send };
  }
  const otherwise = ({ changed }: Form): Record<string, string> =>
    Object.fromEntries(changed.map((label) => [label, 'other_secret2']));

  it.each(FORMS)('is given again after a reload: $name', async (form) => {
    const { reload, send } = await open(form);
    const store = await reload();
    await send(store);
    await form.done(store);
  });

  it.each(FORMS)('is told where other values are sent, after a reload and for good: $name', async (form) => {
    const { reload, send } = await open(form);
    for (let turn = 0; turn < 2; turn += 1) {
      await send(await reload(), otherwise(form));
      expect((await screen.findByText(/did reach us/)).closest('[role="alert"]')?.textContent).toBe(form.told);
      expect(screen.queryByText('Sent before')).toBeNull();
    }
  });

  it.each(FORMS)('is told where other values are sent on the same page: $name', async (form) => {
    const { store, send } = await open(form);
    await send(store, otherwise(form));
    expect((await screen.findByText(/did reach us/)).closest('[role="alert"]')?.textContent).toBe(form.told);
  });
});
