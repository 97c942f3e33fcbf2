import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import { ListBar } from '../../../../../renderer/src/components/listing/bar/ListBar.tsx';
import { CheckLink } from '../../../../../renderer/src/components/listing/facets/CheckLink.tsx';
import checks from '../../../../../renderer/src/components/listing/facets/CheckLink.module.css';
import { FacetDrawer } from '../../../../../renderer/src/components/listing/facets/FacetDrawer.tsx';
import { Facets } from '../../../../../renderer/src/components/listing/facets/Facets.tsx';
import facetStyles from '../../../../../renderer/src/components/listing/facets/Facets.module.css';
import { Pager } from '../../../../../renderer/src/components/listing/pager/Pager.tsx';
import { useListingAddress } from '../../../../../renderer/src/components/listing/useListingAddress.ts';
import { afterPaint } from '../../../../../renderer/src/ui/loading/afterPaint.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

vi.mock('../../../../../renderer/src/components/listing/facets/CheckLink.tsx', { spy: true });

afterEach(cleanup);

type Own<P> = Omit<P, 'address'>;
const answers = {};

describe('the pager', () => {
  const Pages = (props: Own<ComponentProps<typeof Pager>>) => <Pager address={useListingAddress()} {...props} />;
  const links = () => screen.queryAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')]);

  it.each([
    ['', 1, []],
    [
      '',
      2,
      [
        ['Page 1', '/here'],
        ['Page 2', '/here?page=2'],
        ['Next page', '/here?page=2'],
      ],
    ],
    [
      '?page=2',
      2,
      [
        ['Previous page', '/here'],
        ['Page 1', '/here'],
        ['Page 2', '/here?page=2'],
      ],
    ],
    [
      '?page=9',
      2,
      [
        ['Previous page', '/here?page=2'],
        ['Page 1', '/here'],
        ['Page 2', '/here?page=2'],
      ],
    ],
  ])('leads from %s to the others of %i', async (search, last, expected) => {
    await renderPart(<Pages last={last} />, { at: `/here${search}`, answers });
    expect(links()).toEqual(expected);
    const current = screen.queryAllByRole('link', { current: 'page' }).map(({ ariaLabel }) => ariaLabel);
    expect(current).toEqual(last === 1 || search === '?page=9' ? [] : [search === '' ? 'Page 1' : 'Page 2']);
  });

  it.each([
    [false, true],
    [true, false],
  ])('names the last page unless it is an estimate: %s', async (isEstimate, isNamed) => {
    await renderPart(<Pages last={40} isEstimate={isEstimate} />, { answers });
    expect(screen.queryByRole('link', { name: 'Page 40' }) !== null).toBe(isNamed);
  });
});

describe('a filter', () => {
  const Filter = ({ isTouch }: { isTouch: boolean }) => (
    <CheckLink address={useListingAddress()} facet="brand" value="3" label="Sonarys" count="30" isTouch={isTouch} />
  );

  it.each([
    [true, true, ['checked', 'touch']],
    [true, false, ['checked']],
    [false, true, ['touch']],
    [false, false, []],
  ])('chosen %s, for fingers %s', async (isChecked, isTouch, classes) => {
    await renderPart(<Filter isTouch={isTouch} />, { answers, at: isChecked ? '/here?brand=3' : '/here' });
    const box = screen.getByRole('checkbox', { name: 'Sonarys 30' });
    expect(box.ariaChecked).toBe(String(isChecked));
    expect((['checked', 'touch'] as const).filter((name) => box.classList.contains(checks[name]))).toEqual(classes);
  });

  it.each([
    [' ', '/here?brand=3'],
    ['a', '/here'],
  ])('is toggled by the space bar alone: “%s”', async (key, address) => {
    const { addressOf } = await renderPart(<Filter isTouch={false} />, { answers });
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(addressOf()).toBe(address));
  });
});

describe('the press of a filter', () => {
  /** Filters of one facet. */
  function Filters() {
    const address = useListingAddress();
    return [3, 4, 5].map((brand) => (
      <CheckLink
        key={brand}
        address={address}
        facet="brand"
        value={String(brand)}
        label={`Brand ${brand}`}
        count="30"
        isTouch={false}
      />
    ));
  }
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

  it('is answered by its mark, before the address changes', async () => {
    const { addressOf } = await renderPart(<Filters />, { answers });
    fireEvent.click(box('Brand 3'));
    expect([box('Brand 3').ariaChecked, addressOf()]).toEqual(['true', '/here']);
    await waitFor(() => expect(addressOf()).toBe('/here?brand=3'));
    expect(box('Brand 3').ariaChecked).toBe('true');
  });

  it.each([
    ['Brand 4', '/here?brand=3,4'],
    ['Brand 3', '/here'],
  ])('counts when another follows, as %s', async (next, address) => {
    const { addressOf } = await renderPart(<Filters />, { answers });
    fireEvent.click(box('Brand 3'));
    await waitFor(() => expect(addressOf()).toBe('/here?brand=3'));
    fireEvent.click(box(next));
    await waitFor(() => expect(decodeURIComponent(addressOf())).toBe(address));
    const chosen = ['3', '4'].map((brand) => String(address.includes(brand)));
    expect([box('Brand 3').ariaChecked, box('Brand 4').ariaChecked]).toEqual(chosen);
  });

  it('twice before the frame takes it back', async () => {
    const { addressOf } = await renderPart(<Filters />, { answers });
    for (let press = 0; press < 2; press++) fireEvent.click(box('Brand 3'));
    expect(box('Brand 3').ariaChecked).toBe('false');
    // The address is the same before.
    await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
    expect(addressOf()).toBe('/here');
  });

  it('counts where a filter of a page that was left was pressed in the same frame', async () => {
    await renderPart(<Filters />, { answers });
    fireEvent.click(box('Brand 3'));
    cleanup();
    const { addressOf } = await renderPart(<Filters />, { answers });
    fireEvent.click(box('Brand 4'));
    await waitFor(() => expect(addressOf()).toBe('/here?brand=4'));
  });

  it('counts however many others are pressed in its frame', async () => {
    const { addressOf } = await renderPart(<Filters />, { answers });
    for (const name of ['Brand 3', 'Brand 4', 'Brand 5', 'Brand 4']) fireEvent.click(box(name));
    await waitFor(() => expect(decodeURIComponent(addressOf())).toBe('/here?brand=3,5'));
    expect(['3', '4', '5'].map((brand) => box(`Brand ${brand}`).ariaChecked)).toEqual(['true', 'false', 'true']);
  });

  it('with a key for another tab is left to the browser', async () => {
    const { addressOf } = await renderPart(<Filters />, { answers });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(fireEvent.click(box('Brand 3'), { [key]: true }), key).toBe(true);
    expect([box('Brand 3').ariaChecked, addressOf()]).toEqual(['false', '/here']);
  });
});

const aFacet = (values: number, fields: Partial<Facet> = {}): Facet => ({
  key: 'brand',
  label: 'B',
  en_label: 'Brand',
  values: Array.from({ length: values }, (_, index) => ({
    value: String(index + 1),
    label: `V${index + 1}`,
    en_label: `V${index + 1}`,
    count: index + 1,
    selected: false,
  })),
  ...fields,
});

describe('the filters', () => {
  const Filters = (props: Own<ComponentProps<typeof Facets>>) => <Facets address={useListingAddress()} {...props} />;
  const boxes = () => screen.queryAllByRole('checkbox', { hidden: true }).map(({ textContent }) => textContent);

  it.each([
    [8, 8, null],
    [9, 8, 'Show all 9'],
  ])('%i values: %i at first, the others by a button', async (values, shown, name) => {
    await renderPart(<Filters facets={[aFacet(values)]} hasCounts />, { answers });
    expect(boxes()).toHaveLength(shown);
    const more = screen.queryByRole('button');
    expect(more?.textContent ?? null).toBe(name);
    if (!more) return;
    expect(more.ariaExpanded).toBe('false');
    await userEvent.click(more);
    expect([boxes().length, more.ariaExpanded]).toEqual([9, 'true']);
    await userEvent.click(more);
    expect(boxes()).toHaveLength(8);
  });

  it.each([
    ['not with another page of the list', { search: '?condition=new&page=2' }, false],
    ['not with names in all languages', { search: '?condition=new', hash: 'names' }, false],
    ['with another filter', { search: '?condition=used' }, true],
    ['with other counts', { search: '?condition=new', hash: 'counts' }, true],
  ])('are rendered again %s', async (_when, to, isRendered) => {
    function Page() {
      const { hash } = useLocation();
      const names = hash === '#names' && { es_label: 'Marca', ru_label: 'Бренд', zh_label: '品牌' };
      return <Filters facets={[aFacet(hash === '#counts' ? 3 : 2, { ...names })]} hasCounts />;
    }
    const { router } = await renderPart(<Page />, { at: '/here?condition=new', answers });
    vi.mocked(CheckLink).mockClear();
    await act(() => router.navigate(to));
    expect(vi.mocked(CheckLink).mock.calls.length > 0).toBe(isRendered);
  });

  it('keeps a chosen value in view, also one that no product has, and leaves out what is empty', async () => {
    const empty = aFacet(1).values.map((value) => ({ ...value, count: 0 }));
    const facets = [aFacet(9), aFacet(0, { key: 'condition', values: empty })];
    await renderPart(<Filters facets={facets} hasCounts />, { at: '/here?brand=9', answers });
    expect(boxes()).toHaveLength(9);
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Brand']);
  });

  it('opens the first five, and those with a choice', async () => {
    const facets = Array.from({ length: 7 }, (_, index) =>
      aFacet(2, {
        key: `spec:s${index}`,
        en_label: `F${index}`,
        ...(index === 6 && { values: aFacet(2).values.map((value) => ({ ...value, selected: true })) }),
      }),
    );
    await renderPart(<Filters facets={facets} hasCounts />, { answers });
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    expect(open).toEqual([true, true, true, true, true, false, true]);
    expect(boxes()).toHaveLength(12);
  });

  it.each([
    [true, false, 'V1'],
    [false, true, 'V1'],
  ])('hide counts that are being read: known %s', async (hasCounts, isHidden) => {
    await renderPart(<Filters facets={[aFacet(1)]} hasCounts={hasCounts} />, { answers });
    expect(document.querySelector(`.${facetStyles['withoutCounts']}`) !== null).toBe(isHidden);
  });

  it('say that a count is an estimate, and the unit of a measure', async () => {
    const facet = aFacet(1, { key: 'spec:frequency', en_label: 'Frequency', unit: 'MHz', is_estimate: true });
    await renderPart(<Filters facets={[facet]} hasCounts />, { answers });
    expect(screen.getByRole('heading').textContent).toBe('Frequency, MHz');
    expect(boxes()).toEqual(['V1≈ 1']);
  });
});

describe('the filters of a phone', () => {
  const Drawer = (props: Own<ComponentProps<typeof FacetDrawer>>) => (
    <FacetDrawer address={useListingAddress()} {...props} />
  );

  it.each([
    [null, 'true', /^Show/],
    [1, 'false', /^Show.*1/],
    [42, 'false', /^Show.*42/],
  ])('end with the number of results: %s', async (total, isBusy, name) => {
    const onClose = vi.fn();
    await renderPart(<Drawer isOpen facets={[aFacet(1)]} total={total} hasCounts onClose={onClose} />, { answers });
    const drawer = within(await screen.findByRole('dialog'));
    const show = drawer.getByRole('button', { name });
    expect(show.ariaBusy).toBe(isBusy);
    await userEvent.click(show);
    await userEvent.click(drawer.getByRole('button', { name: 'Close the filters' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(3));
  });
});

describe('the bar of a list', () => {
  const Bar = (props: Partial<Own<ComponentProps<typeof ListBar>>>) => (
    <ListBar
      address={useListingAddress()}
      total={2}
      isEstimate={false}
      chosen={0}
      hasFilters
      isSearch={false}
      onFilter={() => undefined}
      {...props}
    />
  );

  it.each([
    [{}, '2 products', 'Filters'],
    [{ total: 1 }, '1 product', 'Filters'],
    [{ total: 1_200, isEstimate: true }, 'About 1,200 products', 'Filters'],
    [{ total: null }, '', 'Filters'],
    [{ chosen: 3 }, '2 products', 'Filters 3'],
    [{ hasFilters: false, chosen: 3 }, '2 products', null],
  ])('says how many there are, and how many filters are chosen: %j', async (props, count, filters) => {
    await renderPart(<Bar {...props} />, { answers, device: 'mobile' });
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(screen.queryByRole('button', { name: /^Filters/ })?.textContent.trim() ?? null).toBe(filters);
  });
});
