import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { anAddress, anInquiry, shop } from '../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { type OpenStore, openStore } from '../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const ENDED = 'Your session has ended';

interface Form {
  name: string;
  path: string;
  answers?: Answers;
  /** Label -> typed value. */
  typed: Record<string, string>;
}
const FORMS: readonly Form[] = [
  {
    name: 'a new address',
    path: '/userCenter/addressList?edit=new',
    typed: { Recipient: 'Store room', Street: 'Calle de Alcala 7', 'Postal code': '28014', Region: 'Madrid' },
  },
  { name: 'a changed address', path: '/userCenter/addressList?edit=1', typed: { Street: 'Gran Via 99' } },
  { name: 'the profile', path: '/userCenter/profile', typed: { Name: 'Dr. Ana Ruiz', Hospital: 'Hospital Norte' } },
  {
    name: 'a new password',
    path: '/password',
    typed: { 'Current password': 'old_secret1', 'New password': 'new_secret1', 'Repeat the password': 'new_secret' },
  },
  {
    name: 'a letter about a quotation',
    path: '/userCenter/inquiryList/7',
    answers: { readInquiry: () => anInquiry({ actions: ['write'] }) },
    typed: { 'Write to us': 'The serial number is 4711' },
  },
];
const answersOf = ({ answers }: Form): Answers => ({
  ...shop([anAddress()]).answers,
  ...answers,
});
// Queried again each time, as pages are replaced.
const field = (label: string) => waitFor(() => main().getByLabelText(new RegExp(`^${label}`)));

async function write({ shopper }: OpenStore, { typed }: Form): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const input = await field(label);
    await shopper.clear(input);
    await shopper.type(input, text);
  }
}

async function expectRestored({ typed }: Form): Promise<void> {
  for (const [label, text] of Object.entries(typed)) expect(await field(label)).toHaveProperty('value', text);
  expect(screen.getByText('What you typed is still here.')).toBeDefined();
}

describe('a member’s draft', () => {
  it.each(FORMS)('is restored after the session ended and the member signed in again: $name', async (form) => {
    const store = await openStore(form.path, { answers: answersOf(form), user: MEMBER });
    await write(store, form);
    act(() => store.platform.become(null, ENDED));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(store.address()).toBe(`/login?redirect=${encodeURIComponent(form.path)}`);
    act(() => store.platform.become(MEMBER));
    await waitFor(() => expect(store.address()).toBe(form.path));
    await expectRestored(form);
  });

  it.each(FORMS.filter(({ path }) => path !== '/password'))(
    'is stored before a reload, forgotten when the browser brings the page back, and restored after Back: $name',
    async (form) => {
      const store = await openStore(form.path, { answers: answersOf(form), user: MEMBER });
      await write(store, form);
      act(() => void window.dispatchEvent(new Event('pagehide')));
      for (const text of Object.values(form.typed))
        expect(JSON.stringify(store.stores.formDrafts.drafts)).toContain(JSON.stringify(text));
      act(() => void window.dispatchEvent(new Event('pageshow')));
      expect(store.stores.formDrafts.drafts).toEqual({});
      await act(() => store.go('/category'));
      await act(() => store.go(form.path));
      await expectRestored(form);
    },
  );

  it('holds no password after Back', async () => {
    const form = FORMS.find(({ path }) => path === '/password')!;
    const store = await openStore(form.path, { answers: answersOf(form), user: MEMBER });
    await write(store, form);
    await act(() => store.go('/category'));
    await act(() => store.go(form.path));
    for (const label of Object.keys(form.typed)) expect(await field(label)).toHaveProperty('value', '');
  });

  it.each(FORMS.filter(({ path }) => path !== '/password' && !path.includes('inquiry')))(
    'is gone once it has been saved, also after Back and a reload: $name',
    async (form) => {
      const saved = anAddress();
      const answers: Answers = { ...answersOf(form), createAddress: () => saved, updateAddress: () => saved };
      const store = await openStore(form.path, { answers, user: MEMBER });
      await write(store, form);
      await act(() => store.go('/category'));
      await act(() => store.go(form.path));
      const country = await main().findByRole('combobox', { name: /^Country/ });
      await store.shopper.selectOptions(country, 'Spain');
      if (form.typed['Recipient']) await store.shopper.type(await field('Phone'), '+34 911 222 333');
      await store.shopper.click(main().getByRole('button', { name: 'Save' }));
      await screen.findByText(/saved/i);
      await act(() => store.go('/category'));
      expect(store.stores.formDrafts.drafts).toEqual({});
    },
  );

  it.each([
    [
      'Street',
      '/userCenter/addressList?edit=1',
      ['/userCenter/addressList?edit=2', '/userCenter/addressList?edit=new'],
    ],
    ['Street', '/userCenter/addressList?edit=new', ['/userCenter/addressList?edit=1']],
    ['Write to us', '/userCenter/inquiryList/7', ['/userCenter/inquiryList/8']],
  ])('is restored in its own form alone: “%s” of %s', async (label, path, others) => {
    const answers: Answers = {
      ...shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]).answers,
      readInquiry: ({ id }) => anInquiry({ id: Number(id), actions: ['write'] }),
    };
    const store = await openStore(path, { answers, user: MEMBER });
    await store.shopper.type(await field(label), 'By the back door');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    for (const other of others) {
      await act(() => store.go('/category'));
      await act(() => store.go(other));
      expect(await field(label)).not.toHaveProperty('value', expect.stringContaining('By the back door'));
    }
    await act(() => store.go('/category'));
    await act(() => store.go(path));
    expect(await field(label)).toHaveProperty('value', expect.stringContaining('By the back door'));
  });

  it('stays on the page when the session ends in another tab', async () => {
    const form = FORMS[0]!;
    const store = await openStore(form.path, { answers: answersOf(form), user: MEMBER });
    await write(store, form);
    act(() => store.platform.become(null));
    expect(await screen.findByRole('heading', { name: 'Log in to see this page' })).toBeDefined();
    act(() => store.platform.become(MEMBER));
    for (const [label, text] of Object.entries(form.typed)) expect(await field(label)).toHaveProperty('value', text);
  });

  it('is shown to no other', async () => {
    const form = FORMS[0]!;
    const store = await openStore(form.path, { answers: answersOf(form), user: MEMBER });
    await write(store, form);
    act(() => store.platform.become(null, ENDED));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    act(() => store.platform.become({ ...MEMBER, user_id: '11111111-8a53-4d8a-9b0c-2f6f0c1e5a11' }));
    await waitFor(() => expect(store.address()).toBe(form.path));
    expect(await field('Recipient')).toHaveProperty('value', '');
  });

  it('is gone after signing out', async () => {
    const form = FORMS[0]!;
    const store = await openStore(form.path, { answers: { ...answersOf(form), logout: () => null }, user: MEMBER });
    await write(store, form);
    await act(() => store.stores.session.logout());
    act(() => store.platform.become(null));
    await screen.findByRole('heading', { name: 'Log in to see this page' });
    act(() => store.platform.become(MEMBER));
    expect(await field('Recipient')).toHaveProperty('value', '');
  });

  it('is gone when the form has been left', async () => {
    const form = FORMS[0]!;
    const store = await openStore(form.path, { answers: answersOf(form), user: MEMBER });
    await write(store, form);
    await store.shopper.click(main().getByRole('link', { name: 'Cancel' }));
    await store.shopper.click(await main().findByRole('link', { name: 'Add an address' }));
    expect(await field('Recipient')).toHaveProperty('value', '');
  });
});

it.each([
  ['/userCenter/profile', 'updateUserInfo', 'Save'],
  ['/userCenter/addressList?edit=1', 'updateAddress', 'Save'],
] as const)(
  'a form that is being sent says so, and cannot be sent again meanwhile: %s',
  async (path, operation, name) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const answers: Answers = { ...shop([anAddress()]).answers, [operation]: () => promise };
    const { shopper } = await openStore(path, { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name }));
    expect((await main().findByRole('button', { name: 'Saving…' })).getAttribute('aria-disabled')).toBe('true');
    await act(async () => reject(new ApiError(Code.internal, 'Try again later')));
    expect((await main().findByRole('button', { name })).getAttribute('aria-disabled')).not.toBe('true');
  },
);
