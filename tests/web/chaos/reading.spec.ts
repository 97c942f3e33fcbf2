import { CONSOLE_OF_FAULTS, type Fault, FAULTS, slow } from '../../support/faults.ts';
import { expect, type Store, test } from '../../support/store.ts';

// A visitor goes on to a screen while the API fails: the page says so, and comes back by itself or by one click.

interface Screen {
  name: string;
  /** Where he is, and what he clicks. */
  from: string;
  link: RegExp;
  heading: RegExp;
}
const SCREENS: readonly Screen[] = [
  { name: 'a category', from: '/category', link: /^\/category\/[^/]+\/137$/, heading: /Convex/ },
  { name: 'all products', from: '/shop/FAQ', link: /^\/product\/productList$/, heading: /All products/ },
  { name: 'a product', from: '/category/convex-probes/137', link: /^\/product\/[^/]+\/\d+$/, heading: /probe/i },
  { name: 'brands', from: '/shop/FAQ', link: /^\/brandList$/, heading: /Brands/ },
  { name: 'a brand', from: '/brandList', link: /^\/brandList\/[^/]+\/8$/, heading: /Brightmere/ },
  { name: 'the front page', from: '/shop/FAQ', link: /^\/$/, heading: /right part/ },
  { name: 'a solution', from: '/shop/FAQ', link: /^\/solution\/2$/, heading: /Every bed/ },
  { name: 'articles', from: '/', link: /^\/article$/, heading: /Articles/ },
  { name: 'an article', from: '/article', link: /^\/article\/[^/]+\/5$/, heading: /ECG lead/ },
  { name: 'a page about the store', from: '/brandList', link: /^\/shop\/about-us$/, heading: /About us/ },
  { name: 'customer service', from: '/brandList', link: /^\/customer-service$/, heading: /service/i },
];

const retry = (store: Store) => store.page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

async function goOn({ page }: Store, link: RegExp): Promise<void> {
  const addresses = await page
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''));
  const address = addresses.find((each) => link.test(each));
  if (address === undefined) throw new Error(`no link ${link.source}`);
  await page.locator(`a[href="${address}"]:visible`).first().click();
}

async function expectWhole(store: Store, { heading }: Screen): Promise<void> {
  await expect(store.heading(heading)).toBeVisible();
  await expect(retry(store)).toHaveCount(0);
  // A place where something may be said later is no alarm yet.
  await expect(store.page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

/**
 * The first meets all that can go wrong; the others take turns, for what a fault does is the same everywhere: the long
 * lane (`JOURNEYS=all`) shows that it is.
 */
const faultsFor = (at: number): readonly Fault[] =>
  at === 0 || process.env['JOURNEYS'] === 'all' ? FAULTS : [FAULTS[at % FAULTS.length]!];

SCREENS.forEach((screen, at) => {
  test(`${screen.name}: whatever the API does, the page says it and comes back @web`, async ({ store }) => {
    store.forgive(CONSOLE_OF_FAULTS);
    for (const fault of faultsFor(at)) {
      await test.step(`the API ${fault.name}`, async () => {
        await store.open(screen.from);
        const end = await fault.begin(store, '**/api/**');
        await goOn(store, screen.link);
        await expect(retry(store)).toBeVisible();
        expect((await store.page.getByRole('main').innerText()).length, 'it says why').toBeGreaterThan(40);
        await end();
        if (!fault.heals) await retry(store).click();
        await expectWhole(store, screen);
      });
    }
    await test.step(`the API ${slow.name}`, async () => {
      await store.open(screen.from);
      const end = await slow.begin(store, '**/api/**');
      await goOn(store, screen.link);
      await expect(store.heading()).toBeVisible();
      await end();
      await expectWhole(store, screen);
    });
  });
});
