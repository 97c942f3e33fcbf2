import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Keyboard } from '../../../../../../renderer/src/app/kiosk/keyboard/Keyboard.tsx';
import type { Field } from '../../../../../../renderer/src/app/kiosk/keyboard/typing.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);
window.scrollBy = () => undefined;

const Form = ({ submit }: { submit: () => void }) => {
  const [field, setField] = useState<Field | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="field" ref={setField} />
      {field && <Keyboard field={field} />}
    </form>
  );
};

/** The keyboard at a field; `press` touches its keys, each by its letter or name. */
async function aKeyboard() {
  const submit = vi.fn();
  await renderPart(<Form submit={submit} />, { answers: {}, device: 'kiosk' });
  const field = screen.getByLabelText<HTMLInputElement>('field');
  field.focus();
  const keys = within(screen.getByRole('group', { name: 'Keyboard on the screen' }));
  const press = (...names: string[]): void => {
    for (const name of names) fireEvent.pointerDown(keys.getByRole('button', { name }));
  };
  return { field, press, keys, submit };
}

describe('the keys of the keyboard on the screen', () => {
  it('type into the field, which keeps the focus', async () => {
    const { field, press } = await aKeyboard();
    press('a', 'b', 'Space', 'c');
    expect(field.value).toBe('ab c');
    expect(document.activeElement).toBe(field);
  });

  it('write one capital letter after the key for capitals', async () => {
    const { field, press, keys } = await aKeyboard();
    const capitals = () => keys.getByRole('button', { name: 'Capital letters' }).getAttribute('aria-pressed');
    expect(capitals()).toBe('false');
    press('Capital letters');
    expect(capitals()).toBe('true');
    press('A', 'b');
    expect(field.value).toBe('Ab');
    press('Capital letters', 'Capital letters', 'c');
    expect(field.value).toBe('Abc');
  });

  it('delete, move and type where the caret is', async () => {
    const { field, press } = await aKeyboard();
    press('a', 'c', 'Left', 'b', 'Right', 'd', 'Delete');
    expect(field.value).toBe('abc');
  });

  it('change to digits and back', async () => {
    const { field, press, keys } = await aKeyboard();
    press('123', '1');
    expect(keys.queryByRole('button', { name: 'a' })).toBeNull();
    press('ABC', 'a');
    expect(field.value).toBe('1a');
  });

  it('send the form, and hide the keyboard', async () => {
    const { field, press, submit } = await aKeyboard();
    press('a', 'Enter');
    expect(submit).toHaveBeenCalledOnce();
    press('Hide the keyboard');
    expect(document.activeElement).not.toBe(field);
  });
});
