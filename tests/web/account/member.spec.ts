import { type Member, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf } from '../../support/fixtures/catalogue/goods.ts';
import { expectWhole, languagesOn, showsRoles } from '../../support/checks/pages/inspect.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

// The user centre as a member uses it: requests, favourites, addresses, profile.

const main = (store: Store) => store.page.getByRole('main');
const field = (store: Store, name: string) => main(store).getByRole('textbox', { name });
const key = (): string => crypto.randomUUID();

/** A member who has one of everything. */
async function settled(): Promise<{ member: Member; inquiry: number; code: string; name: string }> {
  const [member, product] = [await newMember(), await goods.plain()];
  const { results } = await member.call('selectCountry', { page: 1, page_size: 999 });
  const country = results.find(({ iso }) => iso === 'ES')!.id;
  const inquiry = await member.call('createInquiry', {
    lines: [{ sku_id: product.sku_id, quantity: 3, note: 'Serial number 4711', target_price: 120_000 }],
    contact: {
      nick_name: 'Dr. Ana Ruiz',
      mobile: '+34 912 345 678',
      email: member.email,
      country,
      company: 'Clinica',
    },
    address: { postal_code: '28014', region: 'Madrid', detail: 'Calle de Alcala 1' },
    message: 'By Friday, please',
    from_cart: false,
    idempotency_key: key(),
  });
  await member.call('createAddress', {
    name: 'Ana Ruiz',
    phone: '+34 912 345 678',
    postal_code: '28014',
    country,
    region: 'Madrid',
    detail: 'Calle de Alcala 1',
    idempotency_key: key(),
  });
  await member.call('setCollected', { id: product.id, collected: true, idempotency_key: key() });
  return { member, inquiry: inquiry.id, code: inquiry.code, name: nameOf(product) };
}

test('a member opens a quotation from the account and asks for it again @browser @onelayout', async ({ store }) => {
  const { member, code, name } = await settled();
  await store.open('/userCenter/inquiryList');
  await expect(main(store)).toContainText('Log in to see this page');
  await main(store).getByRole('link', { name: 'Log in', exact: true }).click();
  await store.fillSignIn(member);
  await expect(store.heading('Quotations')).toBeVisible();
  await store.openByLink('/userCenter');
  await expect(main(store).getByRole('region', { name: 'Profile' })).toContainText(member.email);
  await main(store).getByRole('link', { name: code }).click();
  await expect(store.heading(`Quotation ${code}`)).toBeVisible();
  await expect(main(store)).toContainText('Serial number 4711');
  await expect(main(store).getByRole('timer')).toBeVisible();
  await main(store).getByRole('button', { name: 'Request again' }).click();
  await expect(store.page).toHaveURL(/\/cart$/);
  await expect(main(store).getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('3');
});

test('a member edits their addresses, favourites and profile @onelayout', async ({ store }) => {
  const { member, name } = await settled();
  await store.signIn(member);
  await store.open('/userCenter/addressList');
  await main(store).getByRole('link', { name: 'Add an address' }).click();
  await expect(field(store, 'Recipient')).toBeFocused();
  await main(store).getByRole('button', { name: 'Save' }).click();
  await expect(field(store, 'Recipient')).toHaveAccessibleDescription(/Please fill in “Recipient”/);
  await field(store, 'Recipient').fill('Store room');
  await main(store).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  await field(store, 'Street, house number, department').fill('Gran Via 1');
  await field(store, 'Postal code').fill('28013');
  await main(store).getByRole('combobox', { name: 'Region or state' }).fill('Madrid');
  await field(store, 'Phone').fill('+34 912 345 678');
  await main(store).getByRole('button', { name: 'Save' }).click();
  await main(store).getByRole('button', { name: 'Make default: Store room' }).click();
  // The list is in another order then: a press in between may meet another place.
  await expect(main(store).getByRole('button', { name: 'Make default: Store room' })).toHaveCount(0);
  await main(store).getByRole('button', { name: 'Delete: Ana Ruiz' }).click();
  await expect(main(store).getByRole('heading', { name: 'Ana Ruiz', exact: true })).toHaveCount(0);
  await store.notices().getByRole('button', { name: 'Undo' }).click();
  await expect(main(store).getByRole('heading', { name: 'Ana Ruiz', exact: true })).toBeVisible();

  await store.openByLink('/userCenter/collectionList');
  await main(store)
    .getByRole('button', { name: `Favourite: ${name}` })
    .click();
  await expect(store.page.getByRole('heading', { name: 'No favourites here' })).toBeVisible();
  await store.notices().getByRole('button', { name: 'Undo' }).click();
  await expect(main(store).getByRole('link', { name })).toBeVisible();

  await store.openByLink('/userCenter/profile');
  await field(store, 'Hospital or company').fill('Clinica Ruiz');
  await main(store).getByRole('button', { name: 'Save' }).click();
  await expect(store.notices()).toContainText('Your profile has been saved');
  await store.openByLink('/userCenter');
  await expect(main(store).getByRole('region', { name: 'Profile' })).toContainText('Clinica Ruiz');
});

test('in a magnified window the pages of the user centre stand in one row, the open one in sight @desk', async ({
  store,
}) => {
  await store.page.setViewportSize({ width: 720, height: 450 });
  await store.signIn(await newMember());
  await store.open('/userCenter/aboutUs', 'ru');
  const places = main(store).getByRole('navigation');
  await expect(places.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  expect((await places.boundingBox())!.height).toBeLessThan(60);
  expect(await store.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test('the user centre: whole, translated, accessible', async ({ store }) => {
  test.slow(); // seven pages
  const { page } = store;
  const { member, inquiry } = await settled();
  await store.signIn(member);
  // Lists and forms are like others on a desktop: there their frame is looked at, and a quotation.
  const wide = ['', `/inquiryList/${inquiry}`];
  const paths = [...wide, '/inquiryList', '/collectionList', '/addressList', '/addressList?edit=new', '/profile'];
  const shown = store.layout === 'desktop' && !everyCombination ? wide : paths;
  for (const language of languagesOn(store.layout)) {
    for (const path of shown) {
      await test.step(`${language} ${path}`, async () => {
        await store.openByLink(`/userCenter${path}`, language);
        await store.settled();
        await expectWhole(page, language, path, showsRoles(language, store.layout));
      });
    }
  }
});
