import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('offers the way past the header first', async () => {
  const { shopper } = await openStore('/', { answers: storefrontReplies });
  await shopper.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toBe(document.activeElement);
});

it('leads crawlers to the page of all categories in place of a menu that is closed', async () => {
  await openStore('/', { answers: storefrontReplies });
  const menu = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual(['/category']);
});

it('opens the categories by key and closes them with Escape', async () => {
  const { shopper } = await openStore('/', { answers: storefrontReplies });
  const button = screen.getByRole('button', { name: 'All categories' });
  button.focus();
  await shopper.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Convex Probes' })).toBeDefined();
  await shopper.click(screen.getByRole('button', { name: 'Surgical' }));
  expect(screen.getByRole('link', { name: 'Scissors' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Convex Probes' })).toBeNull();
  await shopper.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Scissors' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it.each([
  ['both', {}, ['tel:+12025550142', 'mailto:sales@example.com']],
  ['the phone alone', { email: '' }, ['tel:+12025550142']],
  ['the e-mail alone', { mobile: '' }, ['mailto:sales@example.com']],
])(
  'names phone and e-mail as links above the header and in the footer, where the store has %s',
  async (_, without, links) => {
    const readConfig = () => ({ ...config, contact_us: { ...config.contact_us, ...without } });
    await openStore('/', { answers: { ...storefrontReplies, readConfig } });
    const linked = [...document.querySelectorAll('a:is([href^="tel:"], [href^="mailto:"])')];
    expect(linked.map((link) => link.getAttribute('href'))).toEqual([...links, ...links]);
  },
);

it('takes a visitor to sign-in and back to the page they are on', async () => {
  await openStore('/category?x=1', { answers: storefrontReplies });
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fcategory%3Fx%3D1',
  );
});

it('leads a member to their account, by their name', async () => {
  await openStore('/', { answers: storefrontReplies, user: MEMBER });
  const link = await screen.findByRole('link', { name: 'Account', description: 'Ana' });
  expect(link.getAttribute('href')).toBe('/userCenter');
});

it('reads the shown data again when a visitor signs in', async () => {
  const { platform } = await openStore('/', { answers: storefrontReplies });
  const countReads = (): number => platform.calls.filter(([name]) => name === 'readPageConfig').length;
  const before = countReads();
  platform.become(MEMBER);
  await waitFor(() => expect(countReads()).toBe(before + 1));
});

it('says why a session ended and leads to sign-in and back', async () => {
  const { platform, address } = await openStore('/category', { answers: storefrontReplies, user: MEMBER });
  await screen.findByRole('link', { name: 'Account', description: 'Ana' });
  platform.become(null, 'Your session has ended. Please log in again');
  expect(await screen.findByText('Your session has ended. Please log in again')).toBeDefined();
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcategory'));
});

it('lets a member sign out elsewhere without moving this page', async () => {
  const { platform, address } = await openStore('/category', { answers: storefrontReplies, user: MEMBER });
  await screen.findByRole('link', { name: 'Account', description: 'Ana' });
  platform.become(null);
  expect(await screen.findByRole('link', { name: 'Account', description: 'Log in' })).toBeDefined();
  expect(address()).toBe('/category');
});

it('keeps path and query in the other languages', async () => {
  await openStore('/category?x=1', { answers: storefrontReplies });
  const languages = screen.getByRole('navigation', { name: 'Language' });
  const links = within(languages)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['English', 'en', '/category?x=1'],
    ['Español', 'es', '/es/category?x=1'],
    ['Русский', 'ru', '/ru/category?x=1'],
  ]);
});

it('keeps the language before when the server does not take the new one', async () => {
  const changeLanguage = vi.fn(() => Promise.reject(new ApiError('offline')));
  const { shopper, platform } = await openStore('/', { answers: { ...storefrontReplies, changeLanguage } });
  await shopper.click(screen.getByRole('link', { name: 'Español' }));
  expect(await screen.findByText('The language could not be changed. Please try again')).toBeDefined();
  expect(changeLanguage).toHaveBeenCalledWith({ language_code: 'es-es' });
  expect(platform.remembered).toEqual(['es', 'en']);
});

it('changes the language when the answer of the server is lost once', async () => {
  const changeLanguage = vi
    .fn(() => null)
    .mockImplementationOnce(() => {
      throw new ApiError('offline');
    });
  const { stores, platform } = await openStore('/', { answers: { ...storefrontReplies, changeLanguage } });
  expect(await stores.session.changeLanguage('es', 'en')).toBe(true);
  expect(changeLanguage.mock.calls).toEqual([[{ language_code: 'es-es' }], [{ language_code: 'es-es' }]]);
  expect(platform.remembered).toEqual(['es']);
});

it('remembers the later of two languages that are chosen at once', async () => {
  const { stores, platform } = await openStore('/', { answers: storefrontReplies });
  const { session } = stores;
  const chosen = (['es', 'ru'] as const).map((language) => session.changeLanguage(language, 'en'));
  expect(await Promise.all(chosen)).toEqual([true, true]);
  expect(platform.remembered).toEqual(['es', 'ru']);
});

it('moves the focus to the heading of the next page, but not of the first', async () => {
  const { go } = await openStore('/', { answers: storefrontReplies });
  expect(document.activeElement).toBe(document.body);
  await go('/category');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'All categories' })),
  );
});

it('says when the network is gone and when it is back', async () => {
  await openStore('/', { answers: storefrontReplies });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/^No connection\. Pages that have loaded/)).toBeDefined();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^No connection\. Pages that have loaded/)).toBeNull());
});

it('asks the server when the visitor doubts that the network is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isBack = false;
  const readTimestamp = () => (isBack ? { time: 1 } : Promise.reject(new ApiError('offline')));
  const { shopper, platform } = await openStore('/', { answers: { ...storefrontReplies, readTimestamp } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await shopper.click(retry);
  expect(await screen.findByText(/^Still no connection/)).toBeDefined();
  isBack = true;
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The connection is back')).toBeDefined();
  expect(screen.queryByText(/^Still no connection/)).toBeNull();
  expect(platform.calls.filter(([name]) => name === 'readTimestamp')).toHaveLength(2);
});

it('ends with what we do, the account and help, three columns of links', async () => {
  await openStore('/', { answers: storefrontReplies });
  const linksOf = (column: string) =>
    within(screen.getByRole('navigation', { name: column }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf('Our expertise')).toEqual(['/category/ultrasound/1', '/category/surgical/2']);
  const account = ['/shop/about-us', '/shop/contact-us', '/signActive', '/signActive#new-pack'];
  expect(linksOf('Your account')).toEqual(['/register', ...account]);
  expect(linksOf('Help')).toEqual(
    expect.arrayContaining(['/shop/after-sales', '/shop/privacy-policy', '/shop/FAQ', '/shop/use-service']),
  );
  expect(within(screen.getByRole('list', { name: 'Payment methods' })).getAllByRole('img')).not.toHaveLength(0);
  cleanup();
  await openStore('/', { answers: storefrontReplies, user: MEMBER });
  await waitFor(() => expect(linksOf('Your account')).toEqual(['/userCenter', ...account]));
});

it('offers the way to the top after 300 px on a desk, and always on a phone', async () => {
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  const moved = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal('matchMedia', () => ({ matches: false })); // jsdom has none
  const { shopper } = await openStore('/', { answers: storefrontReplies });
  window.dispatchEvent(new Event('scroll'));
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scrolled.mockReturnValue(301);
  window.dispatchEvent(new Event('scroll'));
  await shopper.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(moved).toHaveBeenCalledWith(expect.objectContaining({ top: 0, behavior: 'smooth' }));
  scrolled.mockReturnValue(0);
  cleanup();
  await openStore('/', { answers: storefrontReplies, device: 'mobile' });
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeDefined();
});

it('dresses the page in the theme the visitor chooses', async () => {
  const { shopper } = await openStore('/', { answers: storefrontReplies });
  await shopper.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await shopper.click(screen.getByRole('radio', { name: 'System setting' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('shows tabs on a phone where they belong, and a way back elsewhere', async () => {
  const { go } = await openStore('/', { answers: storefrontReplies, device: 'mobile' });
  const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(tabs.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/login?redirect=%2Fcart');
  expect(tabs.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/login?redirect=%2FuserCenter');
  await go('/no/such/page');
  expect(await screen.findByRole('button', { name: 'Back' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
});

it('shows a configured home page as home, and unread messages as news', async () => {
  const counts = { total: 3, system: 3, activity: 0, account: 0 };
  await openStore('/home/spring/1', {
    answers: { ...storefrontReplies, countMessageFlags: () => counts },
    user: MEMBER,
    device: 'mobile',
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  expect(await tabs.findByRole('link', { name: /^Account\s*3 unread messages$/ })).toBeDefined();
});

it('shows the page although header and footer could not be read', async () => {
  const { readConfig: _config, readGroupTree: _tree, ...rest } = storefrontReplies;
  await openStore('/login', { answers: rest });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
});

it('runs the action of a notice and takes the notice away', async () => {
  const { shopper, stores } = await openStore('/', { answers: storefrontReplies });
  const run = vi.fn();
  stores.notices.show({ intent: 'info', text: 'Removed', action: { key: 'chrome:error.retry', run } });
  await shopper.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(run).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
});

describe('a demonstration', () => {
  const readConfig = () => ({ ...config, is_demonstration: true });

  it.each([
    ['en', 'Demonstration', /no real goods/],
    ['es', 'Demostración', /ficticios/],
    ['ru', 'Демонстрация', /вымышленные/],
    ['zh', '演示', /虚构/],
  ] as const)('says on each page in %s that nothing in it is real', async (language, name, words) => {
    for (const [device, path] of [
      ['desktop', '/nowhere'],
      ['mobile', '/login'],
    ] as const) {
      await openStore(path, { answers: { ...storefrontReplies, readConfig }, language, device });
      expect((await screen.findByRole('complementary', { name })).textContent).toMatch(words);
      cleanup();
    }
  });

  it('is not what a real store is', async () => {
    await openStore('/category', { answers: storefrontReplies });
    expect(screen.queryByRole('complementary', { name: 'Demonstration' })).toBeNull();
  });
});
