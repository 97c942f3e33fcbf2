import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../../shared/contract/envelope.ts';
import type { Group } from '../../../../../../shared/contract/schemas/catalogue.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies, tree } from '../../../../../support/fixtures/storefrontReplies.ts';

const titled = (title: string) => ({ title, en_title: title });
const navigation = {
  items: [
    { type: 'link' as const, ...titled('Home'), page_id: 1 },
    { type: 'link' as const, ...titled('Spring'), page_id: 7, url_key: 'spring-offers' },
    { type: 'classify' as const, ...titled('Ultrasound'), category: 1 },
    { type: 'classify' as const, ...titled('Sold out'), category: 999 },
    {
      type: 'aggregationLink' as const,
      ...titled('Solutions'),
      aggregationArr: [
        { url: '/solution/1', ...titled('Operating room') },
        { url: 'https://journal.example/', ...titled('Journal') },
        { url: 'javascript:alert(1)', ...titled('Trap') },
      ],
    },
  ],
};
const manyGroups = Array.from({ length: 20 }, (_, index): Group & { child_set: [] } => ({
  ...tree[0]!,
  id: 500 + index,
  group_name: `Group ${index + 1}`,
  en_group_name: `Group ${index + 1}`,
  child_set: [],
}));
const listGroups = vi.fn(() => manyGroups);
const answers = { ...storefrontReplies, readConfig: () => ({ ...config, navigation }), listGroups };
const open = async (more: Parameters<typeof openStore>[1] = {}) => {
  listGroups.mockClear();
  const opened = await openStore('/', { answers, ...more });
  return { ...opened, nav: within(screen.getByRole('navigation', { name: 'Main' })) };
};
const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');

it('shows all that the merchant has configured, each as a link that leads somewhere', async () => {
  const { nav } = await open();
  expect(hrefOf(nav.getByRole('link', { name: 'Home' }))).toBe('/home/homeDetail/1');
  expect(hrefOf(nav.getByRole('link', { name: 'Spring' }))).toBe('/home/spring-offers/7');
  expect(hrefOf(nav.getByRole('link', { name: 'Ultrasound' }))).toBe('/category/ultrasound/1');
  expect(hrefOf(nav.getByRole('link', { name: 'Solutions' }))).toBe('/solution/1');
  expect(nav.queryByRole('link', { name: 'Sold out' })).toBeNull();
});

it('opens a panel with the first 17 groups and the way to all, asked for once', async () => {
  const { nav, shopper, address } = await open();
  const item = nav.getByRole('link', { name: 'Ultrasound' });
  await shopper.click(item);
  expect(item.getAttribute('aria-expanded')).toBe('true');
  const groups = await nav.findAllByRole('link', { name: /^Group \d+/ });
  expect(groups).toHaveLength(17);
  expect(hrefOf(nav.getByRole('link', { name: 'More categories' }))).toBe('/category');
  expect(listGroups).toHaveBeenCalledWith({ parent_group_id: 1, page: 1, page_size: 20 });
  expect(address()).toBe('/');
});

it('closes by a second click, by Escape and by leaving, and does not ask again', async () => {
  const { nav, shopper } = await open();
  const item = nav.getByRole('link', { name: 'Ultrasound' });
  const more = (): HTMLElement | null => nav.queryByRole('link', { name: 'More categories' });
  item.focus();
  await shopper.keyboard(' ');
  await nav.findByRole('link', { name: 'More categories' });
  await shopper.keyboard('{Escape}');
  expect(more()).toBeNull();
  expect(document.activeElement).toBe(item);
  await shopper.keyboard('{Enter}');
  expect(more()).not.toBeNull();
  await shopper.keyboard('{Enter}');
  expect(more()).toBeNull();
  await shopper.hover(item);
  await waitFor(() => expect(more()).not.toBeNull());
  await shopper.unhover(item);
  await waitFor(() => expect(more()).toBeNull());
  expect(listGroups).toHaveBeenCalledOnce();
});

it('says when the groups cannot be read, and reads them on demand', async () => {
  const { nav, shopper } = await open();
  listGroups.mockImplementationOnce(() => {
    throw new ApiError('offline');
  });
  await shopper.click(nav.getByRole('link', { name: 'Ultrasound' }));
  await shopper.click(await nav.findByRole('button', { name: 'Try again' }));
  expect(await nav.findByRole('link', { name: /^Group 1\b/ })).toBeDefined();
});

it('gathers links of this store and others, and none that is a trap', async () => {
  const { nav, shopper } = await open();
  await shopper.click(nav.getByRole('link', { name: 'Solutions' }));
  expect(hrefOf(nav.getByRole('link', { name: 'Operating room' }))).toBe('/solution/1');
  expect(nav.getByRole('link', { name: /^Journal/ }).getAttribute('target')).toBe('_blank');
  expect(nav.queryByText('Trap')).toBeNull();
});

it('has no outside links at a kiosk', async () => {
  const { nav } = await open({ device: 'kiosk' });
  expect(nav.queryByText('Journal')).toBeNull();
  expect(nav.getByText('Operating room')).toBeDefined();
});

it('asks a visitor before it leads them to sign-in for the user center', async () => {
  const { shopper, address } = await open();
  const link = within(document.body).getAllByRole('link', { name: 'My account' })[0]!;
  expect(hrefOf(link)).toBe('/login?toRedirect=0&redirect=%2FuserCenter');
  await shopper.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to open your account' }));
  await shopper.click(dialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/');
  await shopper.click(link);
  const again = within(await screen.findByRole('dialog'));
  await shopper.click(again.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe('/login?toRedirect=0&redirect=%2FuserCenter'));
});

it('leads a member straight to the user center', async () => {
  await open({ user: MEMBER });
  await waitFor(() => expect(hrefOf(screen.getAllByRole('link', { name: 'My account' })[0]!)).toBe('/userCenter'));
});
