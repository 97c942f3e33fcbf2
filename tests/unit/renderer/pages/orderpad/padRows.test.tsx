import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import page from '../../../../../renderer/src/pages/orderpad/OrderPadPage.module.css';
import styles from '../../../../../renderer/src/pages/orderpad/PadRows.module.css';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import {
  aShownPad,
  padCells,
  padField,
  padQuantity,
  padRow,
  plainText,
} from '../../../../support/fakes/orderPad/aShownPad.tsx';

afterEach(cleanup);

const press = (name: string | RegExp, place: number): void =>
  void fireEvent.click(within(padRow(place)).getByRole('button', { name }));

it.each([
  // text, pieces, what its product says, its total
  ['P-7', 2, 'Probe 7SonarysIn stock · 2 days', '2.001.00 each'],
  ['7 P', 1, 'Probe 7P-7SonarysIn stock · 2 days', '1.00'],
  ['P-7', 4, 'Probe 7Sonarys3 in stock. For more, request a quotation', '4.001.00 each'],
  ['PACK', 2, 'Probe 20P-20SonarysSterilePack of 10To order · 5 days', '2.001.00 per pack'],
  ['QUOTED', 2, 'Probe 21P-21SonarysIn stock · 2 days', 'On quotation'],
  ['OLD', 1, 'Replaced by P-8Use P-8See alternativesRequest as written', ''],
  ['OLDER', 1, 'ReplacedChoose from 2 productsRequest as written', ''],
  ['GONE', 1, 'No longer soldSee alternativesRequest as written', ''],
  ['SEVERAL', 1, 'Several products matchChoose from 2 productsRequest as written', ''],
  ['VARIANTS', 1, 'Several variants matchChoose from 2 variantsRequest as written', ''],
  ['unknown', 1, 'Not foundSee alternativesRequest as written', ''],
])('a line with %s × %i says: %s; in total %s', async (text, pieces, product, total) => {
  await aShownPad({ [text]: pieces });
  await waitFor(() => expect(padCells(1)).toEqual(['1', '', product, '', total, '']));
  // An alternative is marked where somebody has to decide.
  expect(padRow(1).querySelector(`.${page.problem}`) !== null).toBe(total === '');
  expect(padQuantity(1).getAttribute('aria-invalid')).toBeNull();
});

it('a guest sees no totals, and nothing about quotations', async () => {
  await aShownPad({ QUOTED: 2, 'P-7': 1 }, { isGuest: true });
  await screen.findByText('Probe 21');
  expect([padCells(1)[4], padCells(2)[4]]).toEqual(['', '']);
});

it('a line is taken by its successor, chosen among its variants, asked for as written, and looked up again', async () => {
  const { pad } = await aShownPad({ OLD: 2, SEVERAL: 1, GONE: 1 });
  await screen.findByText('Replaced by P-8');
  press('Use P-8', 1);
  expect(padField(1).value).toBe('P-8');

  press('Choose from 2 products', 2);
  expect(within(padRow(2)).getByRole('button', { name: 'Choose from 2 products' }).ariaExpanded).toBe('true');
  const offers = within(padRow(2)).getAllByRole('listitem');
  expect(offers.map(plainText)).toEqual([
    'P-11Probe 11SonarysLongPack of 5To order · 2 days1.00Choose',
    'P-12Probe 12SonarysIn stock · 2 days1.00Choose',
  ]);
  expect(within(padRow(2)).getByText('You can also request this line as you wrote it.')).toBeDefined();
  press('Choose from 2 products', 2);
  expect(within(padRow(2)).queryByRole('listitem')).toBeNull();
  press('Choose from 2 products', 2);
  press('Choose P-12', 2);
  expect(padField(2).value).toBe('P-12');
  expect(within(padRow(2)).queryByRole('listitem')).toBeNull();

  press('Request as written', 3);
  expect(padCells(3)[2]).toBe('Requested as writtenLook it up again');
  expect(pad.asWritten).toHaveLength(1);
  press('Look it up again', 3);
  expect(padCells(3)[2]).toContain('No longer sold');
});

it('what the search finds for a line that is not found is offered: the matching variant’s number, else the product’s', async () => {
  const found = (code: string, field: 'sku' | 'name') => ({
    id: code.length,
    code,
    product_name: `Product ${code}`,
    seo_title_str: 'x',
    brand_name: 'Sonarys',
    group_name: '',
    picture: null,
    match: { field, value: 'P-9' },
  });
  const { calls } = await aShownPad(
    { 'odd one': 1, 'odd two': 1 },
    {
      answers: {
        suggest: () => ({
          products: [found('AB', 'sku'), found('P-55', 'name')] as never,
          groups: [],
          brands: [],
          machines: [],
        }),
      },
    },
  );
  await screen.findAllByText('Not found');
  press('See alternatives', 1);
  expect(await within(padRow(1)).findByText('Search results')).toBeDefined();
  expect(calls.find(({ name }) => name === 'suggest')!.payload).toEqual({ keyword: 'odd one', limit: 5 });
  expect(within(padRow(1)).getAllByRole('listitem').map(plainText)).toEqual([
    'ABProduct ABSonarysChoose',
    'P-55Product P-55SonarysChoose',
  ]);
  press('Choose AB', 1);
  expect(padField(1).value).toBe('P-9');
  press('See alternatives', 2);
  fireEvent.click(await within(padRow(2)).findByRole('button', { name: 'Choose P-55' }));
  expect(padField(2).value).toBe('P-55');
});

it.each([
  ['finds nothing', { products: [], groups: [], brands: [], machines: [] }, 'Search finds nothing either.'],
  ['fails', null, 'The search is not available right now.'],
])('a search for a line that %s says so', async (_what, reply, says) => {
  await aShownPad({ odd: 1 }, { answers: { suggest: () => reply ?? Promise.reject(new ApiError('offline')) } });
  await screen.findByText('Not found');
  press('See alternatives', 1);
  expect((await within(padRow(1)).findByText(says, { exact: false })).role).toBe(reply ? null : 'alert');
});

it('a quantity that cannot be ordered is marked, has no amount, and may be asked for instead', async () => {
  await aShownPad({ 'P-7': 1 });
  await screen.findByText('Probe 7');
  for (const [typed, says] of [
    ['', 'Enter a whole number'],
    ['0', 'The quantity of goods cannot be less than 1'],
    ['1000', 'The maximum quantity is 999'],
  ] as const) {
    fireEvent.change(padQuantity(1), { target: { value: typed } });
    const message = within(padRow(1)).getByText(says);
    expect(padQuantity(1).getAttribute('aria-describedby')).toBe(message.parentElement!.id);
    expect(padQuantity(1).getAttribute('aria-invalid')).toBe('true');
    expect(padRow(1).classList.contains(styles.wrong)).toBe(true);
    expect(padCells(1)[4]).toBe('');
    expect(screen.queryByRole('button', { name: 'Request this quantity' }) !== null).toBe(typed === '1000');
  }
  press('Request this quantity', 1);
  expect(padCells(1)[2]).toContain('Requested as written');
  expect(padRow(1).classList.contains(styles.wrong)).toBe(false);
});

it('a removed line comes back by the notice, by the button, and by Ctrl+Z, but not while a field is typed in', async () => {
  const { stores } = await aShownPad({ 'P-1': 1, 'P-2': 1 });
  await screen.findByText('Probe 2');
  const count = (): number => screen.getAllByLabelText(/^Part number, line/).length;
  press('Remove P-1, line 1', 1);
  expect([count(), padField(1).value]).toEqual([1, 'P-2']);
  expect(document.activeElement).toBe(padField(1));
  const notice = stores.notices.queue.at(-1)!;
  expect(notice).toMatchObject({ intent: 'info', text: { key: 'orderPad:removed', values: { text: 'P-1' } } });
  act(() => notice.action!.run());
  expect(count()).toBe(2);

  press('Remove P-1, line 1', 1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(count()).toBe(2);

  const remove = within(padRow(1)).getByRole('button', { name: /^Remove/ });
  fireEvent.keyDown(remove, { key: 'a' });
  expect(count()).toBe(2);
  fireEvent.keyDown(remove, { key: 'Delete' });
  expect(count()).toBe(1);
  const next = screen.getByLabelText('Part number of the next line');
  for (const keys of [{ key: 'z' }, { key: 'y', ctrlKey: true }, { key: 'z', ctrlKey: true, shiftKey: true }])
    fireEvent.keyDown(next, keys);
  expect(count()).toBe(1);
  fireEvent.change(next, { target: { value: 'ab' } });
  fireEvent.keyDown(next, { key: 'z', ctrlKey: true });
  expect(count()).toBe(1);
  fireEvent.change(next, { target: { value: '' } });
  const undo = createEvent.keyDown(next, { key: 'Z', metaKey: true });
  fireEvent(next, undo);
  expect([count(), undo.defaultPrevented]).toEqual([2, true]);

  fireEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(screen.queryByLabelText(/^Part number, line/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Clear the list' }).ariaDisabled).toBe('true');
});
