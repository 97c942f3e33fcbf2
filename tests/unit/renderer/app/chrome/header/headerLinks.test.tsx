import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { RoutineConfig } from '../../../../../../shared/contract/schemas/content.ts';
import type { Language } from '../../../../../../shared/text/languages.ts';
import type { DeviceClass } from '../../../../../../shared/web/deviceClass.ts';
import { AccountLink } from '../../../../../../renderer/src/app/chrome/header/AccountLink.tsx';
import { CartBadge } from '../../../../../../renderer/src/app/chrome/header/CartBadge.tsx';
import { InboxLink } from '../../../../../../renderer/src/app/chrome/header/InboxLink.tsx';
import { LanguageLinks } from '../../../../../../renderer/src/app/chrome/header/utilityBar/LanguageLinks.tsx';
import { UtilityBar } from '../../../../../../renderer/src/app/chrome/header/utilityBar/UtilityBar.tsx';
import { TabBar } from '../../../../../../renderer/src/app/chrome/phone/TabBar.tsx';
import { aWholeProduct } from '../../../../../support/builders/aProductPage.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { FakeCartServer } from '../../../../../support/fakes/FakeCartServer.ts';
import { renderPages, renderPart } from '../../../../../support/drivers/renderPages.tsx';
import { config } from '../../../../../support/fixtures/storefrontReplies.ts';

afterEach(cleanup);

const counted = (total: number) => ({ total, system: total, activity: 0, account: 0 });
const answersWith = (total: number) => {
  const server = new FakeCartServer();
  return {
    countMessageFlags: () => counted(total),
    readCart: () => server.call('readCart', {}),
    readConfig: () => config,
    logout: () => null,
    listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
  };
};
const describedBy = (link: HTMLElement): string | null =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('the account', () => {
  it.each([
    ['a member, by name', MEMBER, '/userCenter', 'Ana'],
    ['a guest, who comes back here', undefined, '/login?redirect=%2Fhere%3Fx%3D1', 'Log in'],
  ])('is linked for %s', async (_, member, to, description) => {
    await renderPart(<AccountLink />, { at: '/here?x=1', answers: answersWith(0), ...(member && { member }) });
    const link = screen.getByRole('link', { name: 'Account' });
    await waitFor(() => expect([link.getAttribute('href'), describedBy(link)]).toEqual([to, description]));
  });
});

describe('messages', () => {
  it.each([
    [0, '', undefined],
    [1, '1 unread message', '1'],
    [120, '120 unread messages', '99+'],
  ])('are linked for members, with the number of those not read: %i', async (total, description, badge) => {
    const { stores } = await renderPart(<InboxLink />, { answers: answersWith(total), member: MEMBER });
    const link = await screen.findByRole('link', { name: 'Messages' });
    await waitFor(() => expect(stores.messages.counts.total).toBe(total));
    await waitFor(() => expect(describedBy(link)).toBe(description));
    expect(link.querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe(badge);
  });

  it('are not linked for guests', async () => {
    await renderPart(<InboxLink />, { answers: answersWith(0) });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge of %i reads %s', async (count, text) => {
  await renderPart(<CartBadge count={count} />, { answers: {} });
  expect(document.querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe(text);
});

it.each([
  ['/product/convex/5', ['/product/convex/5', '/es/product/convexo/5', '/ru/product/konveksnyi/5']],
  ['/product/convex/6', ['/product/convex/6', '/es/product/convex/6', '/ru/product/convex/6']],
  ['/cart', ['/cart', '/es/cart', '/ru/cart']],
])('%s in the other languages is %j: a product has an address of its own in each', async (path, links) => {
  const product = {
    ...aWholeProduct({ id: 5 }),
    en_seo_title_str: 'convex',
    es_seo_title_str: 'convexo',
    ru_seo_title_str: 'konveksnyi',
  };
  const { stores } = await renderPages(
    { '/product/:detail/:id': () => ({ Component: LanguageLinks }), '/cart': () => ({ Component: LanguageLinks }) },
    { at: path, answers: { readConfig: () => config, readProduct: () => product } },
  );
  await act(async () => void (await stores.queries.load('readProduct', { id: 5 })));
  const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() => expect(shown()).toEqual(links));
});

describe('the tabs of a phone', () => {
  const open = async (address: string, total: number, member?: typeof MEMBER) => {
    const pages = Object.fromEntries(
      ['/', '/category', '/cart', '/userCenter', '/home/a/1'].map((path) => [path, () => ({ Component: TabBar })]),
    );
    const { stores } = await renderPages(pages, {
      at: address,
      answers: answersWith(total),
      device: 'mobile',
      ...(member && { member }),
    });
    return { stores, tabs: () => screen.getAllByRole('link') };
  };

  it.each([
    ['/', 'Home'],
    ['/home/a/1', 'Home'],
    ['/category', 'Category'],
    ['/cart', 'Cart'],
    ['/cart/', 'Cart'],
    ['/userCenter', 'Account'],
  ])('mark where the visitor is: %s', async (path, current) => {
    const { tabs } = await open(path, 0);
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Home', 'Category', 'Cart', 'Account']);
    expect(tabs().flatMap((tab) => (tab.ariaCurrent === 'page' ? tab.textContent : []))).toEqual([current]);
  });

  it('lead a guest without products to sign-in, and one with products to their cart', async () => {
    const { stores, tabs } = await open('/', 0);
    const leads = () => tabs().map((tab) => tab.getAttribute('href'));
    const account = '/login?redirect=%2FuserCenter';
    expect(leads()).toEqual(['/', '/category', '/login?redirect=%2Fcart', account]);
    await act(() => stores.cart.add(7, 2));
    await waitFor(() => expect(leads()).toEqual(['/', '/category', '/cart', account]));
    expect(tabs().map((tab) => tab.querySelector<HTMLElement>('[data-count]')?.dataset['count'])).toEqual([
      undefined,
      undefined,
      '1',
      undefined,
    ]);
  });

  it.each([
    [0, 'Account'],
    [2, 'Account2 unread messages'],
  ])('lead a member to their own, and tell of %i messages', async (total, name) => {
    const { stores, tabs } = await open('/', total, MEMBER);
    await waitFor(() => expect(stores.messages.counts.total).toBe(total));
    await waitFor(() =>
      expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
        ['Home', '/'],
        ['Category', '/category'],
        ['Cart', '/cart'],
        [name, '/userCenter'],
      ]),
    );
  });
});

describe('the languages', () => {
  it.each<[string, Partial<RoutineConfig>, DeviceClass, Language, string[]]>([
    ['three without Chinese', {}, 'desktop', 'en', ['English', 'Español', 'Русский']],
    [
      'Chinese, where the merchant offers it',
      { show_chinese: true },
      'desktop',
      'en',
      ['English', 'Español', 'Русский', '中文'],
    ],
    ['Chinese, to who came by it', {}, 'desktop', 'zh', ['English', 'Español', 'Русский', '中文']],
    ['all at a kiosk', {}, 'kiosk', 'en', ['English', 'Español', 'Русский', '中文']],
    ['those the merchant chose', { languages: ['en', 'zh'] }, 'desktop', 'en', ['English', '中文']],
    ['no choice of one', { languages: ['en'] }, 'desktop', 'en', []],
  ])('offered are %s', async (_, own, device, language, names) => {
    const readConfig = () => ({ ...config, ...own });
    const { stores } = await renderPart(<LanguageLinks />, { answers: { readConfig }, device, language });
    await act(() => stores.queries.load('readConfig', {}));
    const links = screen.queryAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    const here = links.filter((link) => link.ariaCurrent === 'true').map(({ lang }) => lang);
    expect(here).toEqual(names.length === 0 ? [] : [language]);
  });
});

it.each([
  ['a member', MEMBER],
  ['nobody else', undefined],
])('the bar above the header lets %s log out', async (_, member) => {
  const { calls } = await renderPart(<UtilityBar />, { answers: answersWith(0), ...(member && { member }) });
  const bar = within(document.body);
  if (!member) return expect(bar.queryByRole('button', { name: 'Log out' })).toBeNull();
  await userEvent.click(await bar.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('logout'));
});
