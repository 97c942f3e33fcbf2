import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../../../renderer/src/app/chrome/search/SearchBox.tsx';
import list from '../../../../../../renderer/src/app/chrome/search/SuggestionList.module.css';
import { OrderPadStore } from '../../../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import type { Suggestions } from '../../../../../../shared/contract/schemas/catalogue.ts';
import { type Answers, renderPart } from '../../../../../support/drivers/renderPages.tsx';
import { config, suggestions } from '../../../../../support/fixtures/storefrontReplies.ts';

const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.call(this);
  };
});
afterEach(() => {
  cleanup();
  scrolled.mockReset();
});

const box = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Search' });
const options = (): HTMLElement[] => screen.queryAllByRole('option');
const active = (): string | null =>
  options().find((each) => each.id === box().getAttribute('aria-activedescendant'))?.textContent ?? null;
const type = (value: string): void => void fireEvent.change(box(), { target: { value } });
/** Presses a key in the box; whether the box itself did not get it. */
function key(init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(box(), init);
  fireEvent(box(), event);
  return event.defaultPrevented;
}
const FOUND: Suggestions = {
  ...suggestions,
  groups: [
    { id: 1, group_name: 'Probes', seo_key: 'probes', parent_id: null, level: 1, product_count: 3, picture: null },
  ],
  brands: [{ id: 3, brand_name: 'Sonarys', seo_key: 'sonarys' }],
};
async function aBox(answers: Answers = {}, { isSheet = false } = {}) {
  const shown = await renderPart(<SearchBox isSheet={isSheet} />, {
    answers: { readConfig: () => config, suggest: () => FOUND, resolveLines: () => ({ lines: [] }), ...answers },
  });
  await shown.stores.queries.load('readConfig', {});
  fireEvent.focus(box());
  await waitFor(() => expect(box().getAttribute('aria-controls')).not.toBeNull());
  return { ...shown, suggest: () => shown.calls.filter(({ name }) => name === 'suggest') };
}

it('suggests products, categories, brands and machines by their names; each leads there', async () => {
  const { suggest } = await aBox();
  type('  pro ');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  expect(suggest().map(({ payload }) => payload)).toEqual([{ keyword: 'pro', limit: 6 }]);
  expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(4);
  for (const name of ['Products', 'Categories', 'Brands', 'Machines'])
    expect(screen.getByRole('group', { name })).toBeDefined();
  expect(options().at(-1)!.textContent).toBe('All results for “pro”');
  expect(options().filter(({ classList }) => classList.contains(list.tall))).toHaveLength(FOUND.products.length);
  const hasSign = options().map((each) => each.querySelector('svg') !== null);
  expect([hasSign.at(-2), hasSign.at(-1)]).toEqual([false, true]);
});

it.each([
  ['Probes', '/probes/1'],
  ['Sonarys', '/sonarys/3'],
  ['Sonora S40', '/product/searchPage?keyWord=Sonora%20S40'],
  ['All results for “pro”', '/product/searchPage?keyWord=pro'],
])('%s leads to %s, and the box keeps the text and gives up the focus', async (name, to) => {
  const { addressOf } = await aBox();
  box().focus();
  type('pro');
  const option = await screen.findByRole('option', { name });
  const down = createEvent.pointerDown(option);
  fireEvent(option, down);
  expect(down.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(box());
  fireEvent.click(option);
  await waitFor(() => expect(addressOf().endsWith(to)).toBe(true));
});

it('the arrow keys go round through all options and the text; the active one is marked and in view', async () => {
  await aBox();
  type('pro');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  const names = options().map(({ textContent }) => textContent);
  expect(key({ key: 'ArrowDown', isComposing: true })).toBe(false);
  expect(active()).toBeNull();
  for (const name of [...names, null, names[0]]) {
    expect(key({ key: 'ArrowDown' })).toBe(true);
    expect(active()).toBe(name);
    const marked = options().filter(({ classList }) => classList.contains(list.active));
    expect(marked.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
    expect(options().filter((each) => each.ariaSelected === 'true')).toEqual(marked);
  }
  expect(scrolled.mock.contexts.map(({ textContent }) => textContent)).toEqual([...names, names[0]]);
  key({ key: 'ArrowUp' });
  key({ key: 'ArrowUp' });
  expect(active()).toBe(names.at(-1));
  fireEvent.pointerMove(options()[1]!);
  expect(active()).toBe(names[1]);
  type('prob');
  expect(active()).toBeNull();
});

it('Escape, and leaving the box, close the options; typing, a click and an arrow open them', async () => {
  await aBox();
  const isOpen = (): boolean => box().ariaExpanded === 'true' && options().length > 0;
  expect([isOpen(), options().map(({ textContent }) => textContent)]).toEqual([true, ['convex probe']]);
  expect(key({ key: 'Escape' })).toBe(true);
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  // A second one is the page's.
  expect(key({ key: 'Escape' })).toBe(false);
  for (const open of [() => void fireEvent.click(box()), () => void key({ key: 'ArrowDown' }), () => type('c')]) {
    open();
    expect(isOpen()).toBe(true);
    fireEvent.blur(box(), { relatedTarget: screen.getByRole('button', { name: 'Search' }) });
    expect(isOpen()).toBe(true);
    fireEvent.blur(box(), { relatedTarget: document.body });
    expect(isOpen()).toBe(false);
  }
});

it('an empty box has nothing to clear or to search for', async () => {
  const { addressOf } = await aBox();
  const clear = (): HTMLElement | null => screen.queryByRole('button', { name: 'Clear' });
  expect(clear()).toBeNull();
  // Without scripts it opens the search page with what is typed.
  expect(screen.getByRole('search').getAttribute('action')).toMatch(/\/product\/searchPage$/);
  type('gel');
  fireEvent.click(clear()!);
  expect([box().value, document.activeElement, clear()]).toEqual(['', box(), null]);
  type('  ');
  box().blur();
  fireEvent.submit(screen.getByRole('search'));
  expect([addressOf(), document.activeElement]).toEqual(['/here', box()]);
});

it.each([
  ['nothing is found', { products: [], groups: [], brands: [], machines: [] }, true, '0 suggestions'],
  ['something is found', FOUND, false, '4 suggestions'],
])('where %s it says so', async (_what, found, isNone, count) => {
  await aBox({ suggest: () => ({ ...found, machines: [] }) });
  const none = (): HTMLElement | null => screen.queryByText(/^No suggestions/);
  expect(none()).toBeNull();
  type('pro');
  const status = FOUND === found ? `${FOUND.products.length + 2} suggestions` : count;
  await waitFor(() => expect(screen.getAllByRole('status')[0]!.textContent).toBe(status));
  expect(none() !== null).toBe(isNone);
});

it('a list that is pasted may be opened in the order pad, as long as the box has it', async () => {
  const { addressOf, stores } = await aBox();
  const paste = (text: string): void => {
    fireEvent.paste(box(), { clipboardData: { getData: () => text } });
    type(text.replaceAll('\n', ''));
  };
  const offer = (): HTMLElement | null => screen.queryByRole('option', { name: /in the order pad$/ });
  // One line is looked for.
  paste('M1191BL\t5\n');
  await act(() => vi.dynamicImportSettled());
  expect(offer()).toBeNull();
  paste('M1191BL\t5\nDS-100A\t2\n');
  await waitFor(() => expect(offer()?.textContent).toBe('Open 2 lines in the order pad'));
  type('other');
  expect(offer()).toBeNull();
  paste('M1191BL\t5\nDS-100A\t2\n');
  await waitFor(() => expect(offer()).not.toBeNull());
  fireEvent.click(offer()!);
  await waitFor(() => expect(addressOf()).toBe('/orderPad'));
  await waitFor(() =>
    expect(stores.pageStore(OrderPadStore).entries.map(({ text }) => text)).toEqual(['M1191BL', 'DS-100A']),
  );
});
