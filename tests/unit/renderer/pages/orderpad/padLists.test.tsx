import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import page from '../../../../../renderer/src/pages/orderpad/OrderPadPage.module.css';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { aShownPad, plainText } from '../../../../support/fakes/orderPad/aShownPad.tsx';

afterEach(cleanup);

const box = (): HTMLTextAreaElement => screen.getByLabelText('Paste a list');
const write = (text: string): void => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Add lines' }));
};
const paste = (text: string): boolean => {
  const event = createEvent.paste(box(), { clipboardData: { getData: () => text } });
  fireEvent(box(), event);
  return event.defaultPrevented;
};
const texts = (): string[] =>
  screen.queryAllByLabelText<HTMLInputElement>(/^Part number, line/).map(({ value }) => value);
const report = (): string | undefined =>
  screen
    .getAllByRole('status')
    .map(plainText)
    .find((text) => text.includes('added') || text.includes('no lines'));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

it('a list is read when it is pasted or written; what is typed in the box stays, and a text without numbers is refused', async () => {
  await aShownPad();
  expect(button('Add lines').ariaDisabled).toBe('true');
  expect(screen.getAllByRole('alert').map(plainText).join('')).toBe('');
  expect(paste('P-1')).toBe(false);
  expect(texts()).toEqual([]);
  expect(paste('P-1\t2\nP-2\t3')).toBe(true);
  await waitFor(() => expect(texts()).toEqual(['P-1', 'P-2']));
  expect(report()).toBe('2 lines added.');
  expect(screen.getByText('2 lines added.').parentElement!.classList.contains(page.reportText)).toBe(true);
  fireEvent.change(box(), { target: { value: 'P-3' } });
  expect(paste('P-4\t2\nP-5\t3')).toBe(false);
  fireEvent.click(button('Add lines'));
  await waitFor(() => expect(texts()).toEqual(['P-1', 'P-2', 'P-3']));
  expect(report()).toBe('1 line added.');
  expect(box().value).toBe('');
  write('???');
  expect(screen.getByText(/no part number in this text/).parentElement!.role).toBe('alert');
  expect(box().value).toBe('???');
  write('P-6 x 2');
  await waitFor(() => expect(texts()).toContain('P-6'));
  expect(screen.queryByText(/no part number in this text/)).toBeNull();
  fireEvent.click(button('Close'));
  expect(report()).toBeUndefined();
});

it('a text that is too long is refused at once, and nothing of it is added', async () => {
  await aShownPad();
  write('x'.repeat(5 * 2 ** 20 + 1));
  expect(screen.getByText(/This list is too long/)).toBeDefined();
  expect(texts()).toEqual([]);
  write('P-1 x 2');
  await waitFor(() => expect(texts()).toEqual(['P-1']));
  expect(screen.queryByText(/This list is too long/)).toBeNull();
});

it('rows that became no lines are folded by kind, and each can be added; the focus goes on to the next row', async () => {
  const { pad } = await aShownPad();
  await act(async () =>
    pad.addList(
      {
        lines: [
          { text: 'P-1', quantity: 2, isSure: true, row: 'P-1 2' },
          { text: 'XX-9', quantity: 1, isSure: false, row: 'row XX-9' },
        ] as never,
        leftOut: ['Total 5', 'DS-100A 0'],
      },
      { numbers: ['1', '2', '3', '4', '5', '6'], otherSheets: 1, hiddenRows: 2 },
    ),
  );
  await waitFor(() => expect(report()).toContain('1 line added.'));
  expect(report()).toContain('2 rows that the workbook hides were not read.');
  expect(report()).toContain('1 more sheet has lines and was not read.');
  expect(report()).toContain('6 part numbers are stored as numbers');
  expect(report()).toMatch(/: 1, 2, 3, 4, 5 …$/);
  act(() => runInAction(() => void Object.assign(pad, { reading: { ...pad.reading!, over: ['P-2002'] } })));
  expect(report()).toContain('The list holds 1000 lines. 1 line was not added: P-2002');
  const summary = screen.getByText('3 rows were not recognised as products');
  const details = summary.closest('details')!;
  expect(within(details).queryByRole('list')).toBeNull();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(within(details).getByRole('list', { name: 'Not found in the store' }).textContent).toContain('row XX-9');
  const others = within(details).getByRole('list', { name: 'Headings, totals and other rows' });
  expect(within(others).getAllByRole('listitem')).toHaveLength(2);

  const take = (text: string): void => {
    const addButton = button(`Add as a line: ${text}`);
    addButton.focus();
    fireEvent.click(addButton);
  };
  take('Total 5');
  expect(document.activeElement).toBe(button('Add as a line: DS-100A 0'));
  take('DS-100A 0');
  expect(document.activeElement).toBe(button('Add as a line: row XX-9'));
  expect(within(details).queryByText('Headings, totals and other rows')).toBeNull();
  take('row XX-9');
  expect(document.activeElement === summary || !summary.isConnected).toBe(true);
  expect(texts()).toHaveLength(4);
  expect(screen.queryByText(/not recognised as product/)).toBeNull();
});

it('lines of one product are joined, which is said and can be undone', async () => {
  await aShownPad({ 'P-7': 1, '7 P': 2, 'P-1': 1 });
  const notice = await screen.findByText('1 line was merged with another line of the same product.');
  expect(notice.parentElement!.classList.contains(page.report)).toBe(true);
  expect(texts()).toEqual(['P-7', 'P-1']);
  fireEvent.click(within(notice.parentElement!).getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['P-7', '7 P', 'P-1']);
  expect(notice.isConnected).toBe(false);
});

it('lines that could not be looked up say so, and are looked up again', async () => {
  let isDown = true;
  const lookUp = (): Promise<never> => Promise.reject(new ApiError('offline'));
  const found = { lines: [{ outcome: 'gone' as const, offers: [] }] };
  await aShownPad({ 'P-1': 1 }, { answers: { resolveLines: () => (isDown ? lookUp() : found) } });
  const alert = await screen.findByText(/^Some lines could not be looked up\. ./);
  expect(alert.parentElement!.role).toBe('alert');
  expect(screen.getByText('Not looked up yet')).toBeDefined();
  isDown = false;
  fireEvent.click(button('Try again'));
  expect(await screen.findByText('No longer sold')).toBeDefined();
  expect(screen.queryByText(/could not be looked up/)).toBeNull();
});

it('a file is read from a drop or a choice; the same file may be chosen again', async () => {
  await aShownPad();
  const main = screen.getByRole('main');
  const file = new File(['P-1;2\nP-2;3'], 'list.csv');
  for (const [files, isTaken] of [
    [[], false],
    [[file], true],
  ] as const) {
    const drop = createEvent.drop(main, { dataTransfer: { files } });
    fireEvent(main, drop);
    expect(drop.defaultPrevented).toBe(isTaken);
  }
  expect(button('Reading the file…')).toBeDefined();
  await waitFor(() => expect(texts()).toEqual(['P-1', 'P-2']));
  expect(button('Upload CSV or Excel')).toBeDefined();
  const input = main.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File(['P-3;2\nP-4;1'], 'other.csv')] } });
  await waitFor(() => expect(texts()).toEqual(['P-1', 'P-2', 'P-3', 'P-4']));
  expect(createEvent.dragOver(main).defaultPrevented).toBe(false);
  const over = createEvent.dragOver(main);
  fireEvent(main, over);
  expect(over.defaultPrevented).toBe(true);
});
