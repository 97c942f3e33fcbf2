import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

interface Form {
  path: string;
  /** Label -> typed value. */
  typed: Record<string, string>;
  /** Typed, and kept nowhere. */
  secret?: Record<string, string>;
}
const FORMS: readonly Form[] = [
  {
    path: '/register',
    typed: { 'Your name': 'Ana', 'E-mail': 'ana@clinic.com' },
    secret: { Password: 'secret_1', 'Repeat the password': 'secret_2' },
  },
  { path: '/login', typed: { 'E-mail': 'ana@clinic.com' }, secret: { Password: 'secret_1' } },
  { path: '/password/forgetPassWord/login', typed: { 'E-mail': 'ana@clinic.com' } },
  {
    path: '/password/resetPassword',
    typed: { 'E-mail': 'ana@clinic.com' },
    secret: { 'Code from the e-mail': '12345678', 'New password': 'secret_1' },
  },
  { path: '/order/tracking', typed: { 'Tracking number': 'ME 4711' } },
  {
    path: '/orderPad',
    typed: {
      'Paste a list': 'P-1 x 3',
      'Part number of the next line': 'P-2',
      'Quantity of the next line': '7',
    },
  },
];

const field = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);

it.each(FORMS)(
  '$path has what a guest had typed after a reload, and no secret',
  async ({ path, typed, secret = {} }) => {
    const { stores, shopper, go } = await openStore(path, { answers: storefrontReplies });
    for (const [label, text] of Object.entries({ ...typed, ...secret })) await shopper.type(await field(label), text);
    const [shown] = screen.queryAllByRole('button', { name: 'Show the password' });
    if (shown) await shopper.click(shown);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    for (const text of Object.values(secret)) expect(JSON.stringify(stores.formDrafts.drafts)).not.toContain(text);
    await act(() => go('/category'));
    await act(() => go(path));
    for (const [label, text] of Object.entries(typed))
      await waitFor(async () => expect(await field(label)).toHaveProperty('value', text));
    for (const label of Object.keys(secret)) expect(await field(label)).toHaveProperty('value', '');
  },
);

it.each(FORMS)('$path has what a guest had typed after Back, and no secret', async ({ path, typed, secret = {} }) => {
  const { stores, shopper, go } = await openStore(path, { answers: storefrontReplies });
  for (const [label, text] of Object.entries({ ...typed, ...secret })) await shopper.type(await field(label), text);
  await act(() => go('/category'));
  for (const text of Object.values(secret)) expect(JSON.stringify(stores.formDrafts.drafts)).not.toContain(text);
  await act(() => go(path));
  for (const [label, text] of Object.entries(typed))
    await waitFor(async () => expect(await field(label)).toHaveProperty('value', text));
  for (const label of Object.keys(secret)) expect(await field(label)).toHaveProperty('value', '');
});

it('sends a restored value without typing it again', async () => {
  const { platform, shopper, go } = await openStore('/login', {
    answers: { ...storefrontReplies, login: () => ({ ...MEMBER, access: '', refresh: '' }) },
  });
  await shopper.type(await field('E-mail'), 'ana@clinic.com');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(() => go('/category'));
  await act(() => go('/login'));
  await shopper.type(await field('Password'), 'secret_1');
  await shopper.click(screen.getByRole('button', { name: 'Log in' }));
  const [, sent] = platform.calls.find(([name]) => name === 'login')!;
  expect(sent).toMatchObject({ email: 'ana@clinic.com', password: 'secret_1' });
});

it('is not shown again after the browser has brought back the whole page', async () => {
  const { shopper, stores } = await openStore('/login', { answers: storefrontReplies });
  await shopper.type(await field('E-mail'), 'ana@clinic.com');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(stores.formDrafts.drafts).toEqual({});
});
