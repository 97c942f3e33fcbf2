import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormActions } from '../../../../../renderer/src/components/member/form/FormActions.tsx';
import { MemberField } from '../../../../../renderer/src/components/member/form/MemberField.tsx';
import { RegionField } from '../../../../../renderer/src/components/member/form/RegionField.tsx';
import { MemberColumns } from '../../../../../renderer/src/components/member/MemberColumns.tsx';
import frame from '../../../../../renderer/src/components/member/MemberFrame.module.css';
import { MemberNav } from '../../../../../renderer/src/components/member/MemberNav.tsx';
import nav from '../../../../../renderer/src/components/member/MemberNav.module.css';
import { PageLinks } from '../../../../../renderer/src/components/member/PageLinks.tsx';
import type { DeviceClass } from '../../../../../shared/web/deviceClass.ts';
import { renderPages } from '../../../../support/drivers/renderPages.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

afterEach(cleanup);

const REQUIRED = { type: 'required', message: 'required' };

interface Options {
  device?: DeviceClass;
  isGuest?: boolean;
}
/** Renders a part at an address of the user centre. */
async function at(address: string, part: React.ReactElement, { device = 'desktop', isGuest = false }: Options = {}) {
  const shown = await renderPages(
    { '/*': () => ({ Component: () => part }) },
    {
      at: address,
      answers: {
        listCountryStates: ({ country_id: id }) => (id === 4 ? [{ code: 'M', name: 'Madrid' }] : []),
        readCart: () => ({ lines: [], total: 0, currency: 'USD', unpriced: 0 }),
        listCollected: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
        countMessageFlags: () => ({ total: 0, system: 0, activity: 0, account: 0 }),
      },
      device,
      ...(!isGuest && { member: MEMBER }),
    },
  );
  await waitFor(() => expect(shown.stores.session.isKnown).toBe(true));
  return shown;
}
const hrefOf = (name: RegExp | string): string | null | undefined =>
  screen.queryByRole('link', { name })?.getAttribute('href');

describe('the navigation of the user centre', () => {
  it('is beside a page with the overview first, and marks the current page alone', async () => {
    await at('/orderList', <MemberNav />);
    const side = screen.getByRole('navigation');
    expect(side.classList.contains(nav.frame)).toBe(true);
    const links = within(side).getAllByRole('link');
    expect(links).toHaveLength(15);
    expect(links[0]!.getAttribute('href')).toBe('/userCenter');
    expect(screen.getByRole('list').className).toBe(nav.side);
    expect(document.querySelectorAll(`.${nav.row}, .${nav.divided}`)).toHaveLength(0);
    // Only rows have an arrow beside the icon.
    expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual(links.map(() => 1));
    expect(links.map((link) => link.lastElementChild!.classList.contains(nav.inRow))).toEqual(links.map(() => true));
  });

  it('is rows on a phone’s overview, which does not lead to itself', async () => {
    await at('/userCenter', <MemberNav isList />, { device: 'mobile' });
    const rows = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(rows).toHaveLength(14);
    expect(hrefOf(/overview/i)).toBeUndefined();
    expect(screen.getByRole('navigation').classList.contains(nav.frame)).toBe(false);
    expect(screen.getByRole('list').className).toBe(nav.rows);
    expect(rows.every((row) => row.classList.contains(nav.row) && row.querySelectorAll('svg').length === 2)).toBe(true);
    const divided = screen.getAllByRole('listitem').map(({ classList }) => classList.contains(nav.divided));
    expect(divided).toEqual([false, ...Array.from({ length: 13 }, () => true)]);
  });

  it.each([
    ['/userCenter', ['/userCenter']],
    ['/userCenter/addressList', ['/userCenter/addressList']],
    ['/userCenter/collectionList', ['/userCenter/collectionList']],
    ['/cart', []],
  ])('at %s marks %j', async (address, marked) => {
    await at(address, <MemberNav />);
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual(marked);
  });
});

describe('the columns of a page of the user centre', () => {
  it.each<[string, Options & { isAlone?: boolean }, { hasNav: boolean; hasWayBack: boolean }]>([
    ['a member at a desk', {}, { hasNav: true, hasWayBack: false }],
    ['a member on a phone', { device: 'mobile' }, { hasNav: false, hasWayBack: true }],
    ['a guest at a desk', { isGuest: true }, { hasNav: false, hasWayBack: false }],
    ['a guest on a phone', { isGuest: true, device: 'mobile' }, { hasNav: false, hasWayBack: false }],
    ['a task alone', { isAlone: true }, { hasNav: false, hasWayBack: false }],
    ['a task alone on a phone', { isAlone: true, device: 'mobile' }, { hasNav: false, hasWayBack: false }],
  ])('%s', async (_who, { isAlone = false, ...options }, { hasNav, hasWayBack }) => {
    await at('/userCenter/addressList', <MemberColumns isAlone={isAlone}>what it is about</MemberColumns>, options);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main.classList.contains(frame.awaitingSession)).toBe(false));
    expect(main.classList.contains(frame.withNav)).toBe(hasNav);
    expect(screen.queryByRole('navigation') !== null).toBe(hasNav);
    expect(main.querySelector(`.${frame.up}`) !== null).toBe(hasWayBack);
    expect(screen.getByText('what it is about')).toBeDefined();
  });
});

describe('pagination', () => {
  it.each([
    ['', 1, 1, undefined, undefined],
    ['', 1, 3, undefined, '/list?page=2'],
    ['?sort=new', 2, 3, '/list?sort=new', '/list?sort=new&page=3'],
    ['?page=2', 2, 2, '/list', undefined],
    ['?page=3', 3, 4, '/list?page=2', '/list?page=4'],
  ])('at "%s", page %i of %i, leads back to %s and on to %s', async (search, page, last, previous, next) => {
    await at(`/list${search}`, <PageLinks page={page} last={last} />);
    expect(hrefOf('Previous page')).toBe(previous);
    expect(hrefOf('Next page')).toBe(next);
    expect(screen.queryByText(new RegExp(`${page}.+${last}`)) !== null).toBe(last > 1);
    for (const [name, rel] of [
      ['Previous page', 'prev'],
      ['Next page', 'next'],
    ] as const)
      expect(screen.queryByRole('link', { name })?.getAttribute('rel') ?? rel).toBe(rel);
  });
});

describe('a field of a member’s form', () => {
  it.each<[string, { error?: typeof REQUIRED; warning?: string }, string | null, string]>([
    ['nothing', {}, null, 'false'],
    ['a warning, which does not block', { warning: 'Is a digit missing?' }, 'Is a digit missing?', 'false'],
    ['an error', { error: REQUIRED }, 'Please fill in “Phone”', 'true'],
    [
      'an error before a warning',
      { error: REQUIRED, warning: 'Is a digit missing?' },
      'Please fill in “Phone”',
      'true',
    ],
  ])('says %s', async (_what, { error, ...more }, says, isWrong) => {
    await at('/here', <MemberField label="Phone" error={error} input={{}} {...more} />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field.getAttribute('aria-invalid') ?? 'false').toBe(isWrong);
    const shownMessage =
      document.querySelector('[role="alert"]')?.textContent ?? screen.queryByText(/digit/)?.textContent;
    expect(shownMessage ?? null).toBe(says);
  });

  it.each([
    [true, 'Digits only'],
    [false, undefined],
  ])('is required: %s, with the hint %s', async (isRequired, hint) => {
    await at(
      '/here',
      <MemberField label="Phone" error={undefined} isRequired={isRequired} input={{}} {...(hint && { hint })} />,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }).required).toBe(isRequired);
    expect(screen.queryByText('Digits only') !== null).toBe(hint !== undefined);
  });

  it.each([
    [4, ['Madrid']],
    [5, []],
    [0, []],
  ])('offers the regions of the country %i: %j', async (country, regions) => {
    const { calls } = await at(
      '/here',
      <RegionField country={country} isRequired={false} error={undefined} input={{}} />,
    );
    const field = screen.getByLabelText('Region or state');
    await waitFor(() =>
      expect([...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'))).toEqual(
        regions,
      ),
    );
    expect(field.getAttribute('list')).toBe(regions.length > 0 ? document.querySelector('datalist')!.id : null);
    expect(calls.filter(({ name }) => name === 'listCountryStates')).toHaveLength(country > 0 ? 1 : 0);
  });

  it.each([true, false])('its button, which can send nothing: %s, keeps the focus', async (isDisabled) => {
    await at('/here', <FormActions submit="Save" isDisabled={isDisabled} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect([button.type, button.disabled, button.getAttribute('aria-disabled') ?? 'false']).toEqual([
      'submit',
      false,
      String(isDisabled),
    ]);
  });
});
