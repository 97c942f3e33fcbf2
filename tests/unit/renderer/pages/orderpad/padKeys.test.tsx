import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aShownPad, padField, padQuantity, padRow } from '../../../../support/fakes/orderPad/aShownPad.tsx';

afterEach(cleanup);

const next = (): HTMLInputElement => screen.getByLabelText('Part number of the next line');
const nextQuantity = (): HTMLInputElement => screen.getByLabelText('Quantity of the next line');
/** Presses a key in a field; whether the field itself did not get it. */
function key(field: HTMLElement, init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(field, init);
  fireEvent(field, event);
  return event.defaultPrevented;
}
const paste = (field: HTMLElement, text: string): boolean => {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return event.defaultPrevented;
};
const texts = (): string[] =>
  screen.queryAllByLabelText<HTMLInputElement>(/^Part number, line/).map(({ value }) => value);

it('Enter and the arrow keys move in a column; a key of an input method does not', async () => {
  await aShownPad({ 'P-1': 1, 'P-2': 1 });
  for (const [from, name, to] of [
    [padField(1), 'Enter', padField(2)],
    [padField(1), 'ArrowDown', padField(2)],
    [padField(2), 'ArrowUp', padField(1)],
    [padField(2), 'Enter', next()],
    [padQuantity(1), 'Enter', padQuantity(2)],
    [padQuantity(2), 'ArrowUp', padQuantity(1)],
    [nextQuantity(), 'ArrowUp', padQuantity(2)],
    [next(), 'ArrowUp', padField(2)],
  ] as const) {
    from.focus();
    expect(key(from, { key: name, isComposing: true })).toBe(false);
    expect(key(from, { key: 'a' })).toBe(false);
    expect(document.activeElement).toBe(from);
    expect(key(from, { key: name })).toBe(true);
    expect(document.activeElement).toBe(to);
    // Typed text replaces the old text.
    expect([to.selectionStart, to.selectionEnd]).toEqual([0, to.value.length]);
  }
});

it('a number that is typed counts when its field is left; Escape, or an empty field, brings back the one before', async () => {
  await aShownPad({ 'P-1': 1 });
  const field = padField(1);
  // A number is no word.
  expect([field, next()].map((each) => each.getAttribute('spellcheck'))).toEqual(['false', 'false']);
  for (const [typed, name, becomes] of [
    ['P-5', 'Escape', 'P-1'],
    ['  ', 'Tab', 'P-1'],
    ['P-6', 'Tab', 'P-6'],
  ] as const) {
    field.focus();
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
    // It takes back what is typed, not a step of the list.
    expect(key(field, { key: 'z', ctrlKey: true })).toBe(false);
    key(field, { key: name });
    fireEvent.blur(field);
    expect(texts()).toEqual([becomes]);
  }
});

it('Delete removes the line of a number that is selected whole and not being typed, and goes to the next', async () => {
  await aShownPad({ 'P-1': 1, 'P-2': 1 });
  const field = padField(1);
  field.focus();
  fireEvent.change(field, { target: { value: 'P-11' } });
  field.select();
  expect(key(field, { key: 'Delete' })).toBe(false);
  key(field, { key: 'Escape' });
  for (const range of [
    [0, 1],
    [1, 3],
  ] as const) {
    field.setSelectionRange(range[0], range[1]);
    expect(key(field, { key: 'Delete' })).toBe(false);
  }
  expect(texts()).toEqual(['P-1', 'P-2']);
  field.select();
  expect(key(field, { key: 'Delete' })).toBe(true);
  expect(texts()).toEqual(['P-2']);
  expect(document.activeElement).toBe(padField(1));
});

it('by key the focus goes into the choices, back to what opened them, and on to the quantity once one is chosen', async () => {
  await aShownPad({ SEVERAL: 1 });
  const opener = await screen.findByRole('button', { name: 'Choose from 2 products' });
  opener.focus();
  // By a finger or mouse the focus stays.
  fireEvent.click(opener, { detail: 1 });
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener, { detail: 1 });
  fireEvent.click(opener);
  const choice = within(padRow(1)).getByRole('button', { name: 'Choose P-11' });
  await waitFor(() => expect(document.activeElement).toBe(choice));
  key(choice, { key: 'ArrowDown' });
  expect(choice.isConnected).toBe(true);
  key(choice, { key: 'Escape' });
  expect(choice.isConnected).toBe(false);
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  fireEvent.click(within(padRow(1)).getByRole('button', { name: 'Choose P-11' }));
  await waitFor(() => expect(document.activeElement).toBe(padQuantity(1)));
});

it('the next line is added by Enter, with the quantity in its own field or behind the number', async () => {
  const { pad } = await aShownPad();
  const entries = (): string[] => pad.entries.map(({ text, quantity }) => `${text} × ${quantity}`);
  const type = (text: string, quantity: string): void => {
    fireEvent.change(next(), { target: { value: text } });
    fireEvent.change(nextQuantity(), { target: { value: quantity } });
  };
  type(' ', '2');
  expect(key(next(), { key: 'Enter' })).toBe(true);
  expect(entries()).toEqual([]);
  type('P-1', '');
  key(next(), { key: 'Enter', isComposing: true });
  expect(entries()).toEqual([]);
  key(next(), { key: 'Enter' });
  expect([next().value, nextQuantity().value]).toEqual(['', '']);
  type('P-2 x5', '');
  key(nextQuantity(), { key: 'Enter' });
  expect(document.activeElement).toBe(next());
  type('P-3 x5', '4');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  type('P-4', '３');
  key(next(), { key: 'Enter' });
  expect(entries()).toEqual(['P-1 × 1', 'P-2 × 5', 'P-3 x5 × 4', 'P-4 × 3']);
  expect(screen.getByText('Enter adds the line').closest('[role="row"]')!.firstChild!.textContent).toBe('5');
});

it.each([
  ['of the next line', next],
  ['of a line', () => padField(1)],
])('a list that is pasted into the field %s becomes lines; a single number is typed', async (_which, fieldOf) => {
  await aShownPad({ 'P-1': 1 });
  expect(paste(fieldOf(), 'P-8')).toBe(false);
  expect(paste(fieldOf(), 'P-8\n')).toBe(false);
  expect(texts()).toEqual(['P-1']);
  expect(paste(fieldOf(), 'P-8\t2\nP-9\t3')).toBe(true);
  await waitFor(() => expect(texts()).toEqual(['P-1', 'P-8', 'P-9']));
});
