import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Key, rowsOf, sheetFor } from '../../../../../../renderer/src/app/kiosk/keyboard/layouts.ts';
import { scrollDistance, sideFor } from '../../../../../../renderer/src/app/kiosk/keyboard/placement.ts';
import { enter, erase, fieldOf, move, type } from '../../../../../../renderer/src/app/kiosk/keyboard/typing.ts';
import { TrackingForm } from '../../../../../../renderer/src/pages/tracking/TrackingForm.tsx';
import { LANGUAGES } from '../../../../../../shared/text/languages.ts';
import { shop } from '../../../../../support/builders/aMember.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const aField = (fields: { type?: string; inputMode?: string }) => ({
  type: 'text',
  inputMode: '',
  lang: '',
  ...fields,
});

const letters = (keys: Key[][]): string =>
  keys
    .flat()
    .filter((key) => typeof key === 'string')
    .join('');

describe('the keys', () => {
  it.each([
    ['en', 'abcdefghijklmnopqrstuvwxyz'],
    ['es', 'abcdefghijklmnñopqrstuvwxyzáéíóúü¿¡'],
    ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
    ['zh', 'abcdefghijklmnopqrstuvwxyz'],
  ] as const)('of %s have every letter, and digits and dashes for part numbers', (language, alphabet) => {
    for (const letter of `${alphabet}0123456789-/.@`)
      expect([letters(rowsOf('letters', language)), letters(rowsOf('digits', language))].join('')).toContain(letter);
    expect(
      new Set(
        rowsOf('letters', language)
          .flat()
          .map((key) => JSON.stringify(key)),
      ).size,
    ).toBe(rowsOf('letters', language).flat().length);
  });

  it('let a Russian type an e-mail address', () => {
    expect(sheetFor(aField({ type: 'email' }))).toBe('latin');
    expect(letters(rowsOf('latin', 'ru'))).toContain('qwerty');
    expect(rowsOf('letters', 'ru').flat()).toContainEqual({ action: 'latin' });
    expect(sheetFor(aField({ type: 'tel' }))).toBe('digits');
    expect(sheetFor(aField({ inputMode: 'numeric' }))).toBe('digits');
    expect(sheetFor(aField({}))).toBe('letters');
    for (const language of LANGUAGES) expect(rowsOf('digits', language).flat()).toContainEqual({ action: 'letters' });
  });
});

it('a parcel’s number begins with Latin letters, whatever the page speaks', async () => {
  await renderPart(<TrackingForm number="" />, { answers: {}, language: 'ru' });
  expect(sheetFor(document.querySelector('input')!)).toBe('latin');
});

it('part numbers begin with Latin letters, whatever the page speaks', async () => {
  await openStore('/orderPad', { answers: shop().answers, language: 'ru' });
  const next = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Артикул следующей строки' });
  await userEvent.type(next, 'p-7{Enter}');
  const line = await screen.findByDisplayValue<HTMLInputElement>('p-7');
  expect([next, line].map(sheetFor)).toEqual(['latin', 'latin']);
});

describe('typing', () => {
  function Field({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
        <input aria-label="field" value={value} maxLength={5} onChange={({ target }) => setValue(target.value)} />
        <output>{value}</output>
      </form>
    );
  }

  it('is heard by the page, where the caret is, up to what fits', () => {
    const { getByLabelText, container } = render(<Field />);
    const field = fieldOf(getByLabelText('field'))!;
    const preview = (): string | null => container.querySelector('output')!.textContent;
    for (const each of ['Ж', 'x', '3']) type(field, each);
    expect(preview()).toBe('Жx3');
    move(field, -1);
    type(field, 'ñ');
    expect(preview()).toBe('Жxñ3');
    erase(field);
    erase(field);
    expect(preview()).toBe('Ж3');
    field.setSelectionRange(0, 2);
    type(field, 'abcde');
    type(field, 'f');
    expect(preview()).toBe('abcde');
  });

  it('takes a character of two halves away as one', () => {
    const { getByLabelText } = render(<Field />);
    const field = fieldOf(getByLabelText('field'))!;
    type(field, 'a𠮷');
    erase(field);
    expect(field.value).toBe('a');
  });

  it.each([
    ['<button>Send</button>', 'Send', 1],
    ['<button type="button">Other</button><button>Send</button><button>Last</button>', 'Send', 1],
    ['<button disabled>Send</button>', 'Send', 0],
    ['<button data-refuses>Send</button>', 'Send', 0],
    ['<input type="submit" value="Send">', 'Send', 1],
    ['', null, 1],
    ['<input aria-label="second">', null, 0],
  ])('sends at Enter what a keyboard’s Enter sends: %s', (rest, sender, sent) => {
    const written = `<input aria-label="field">${rest}`;
    const { container, getByLabelText } = render(<form dangerouslySetInnerHTML={{ __html: written }} />);
    const senders: (string | null)[] = [];
    container.addEventListener('click', (event) => {
      if ((event.target as HTMLElement).matches('[data-refuses]')) event.preventDefault();
    });
    container.addEventListener('submit', (event) => {
      event.preventDefault();
      const by = event.submitter as HTMLInputElement | null;
      senders.push(by && (by.textContent || by.value));
    });
    enter(fieldOf(getByLabelText('field'))!);
    expect(senders).toEqual(Array.from({ length: sent }, () => sender));
  });

  it('sends the form at Enter, and goes into no tick box and no read-only field', async () => {
    const onSubmit = vi.fn();
    const { getByLabelText } = render(<Field onSubmit={onSubmit} />);
    await userEvent.click(getByLabelText('field'));
    enter(fieldOf(getByLabelText('field'))!);
    expect(onSubmit).toHaveBeenCalledOnce();
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    expect(fieldOf(box)).toBeNull();
    expect(fieldOf(Object.assign(document.createElement('input'), { readOnly: true }))).toBeNull();
  });
});

describe('the keyboard never covers the field', () => {
  it('the page goes up as far as needed', () => {
    expect(scrollDistance({ top: 900, bottom: 950 }, 1080, 480)).toBe(366);
    expect(scrollDistance({ top: 100, bottom: 150 }, 1080, 480)).toBe(0);
  });
  it('or the keyboard goes above it', () => {
    expect(sideFor({ top: 900, bottom: 950 }, 1080, 480)).toBe('top');
    expect(sideFor({ top: 300, bottom: 350 }, 1080, 480)).toBe('bottom');
  });
});
