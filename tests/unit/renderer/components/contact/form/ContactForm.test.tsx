import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactForm } from '../../../../../../renderer/src/components/contact/form/ContactForm.tsx';
import { ApiError, Code } from '../../../../../../shared/contract/envelope.ts';
import { selectSpain } from '../../../../../support/builders/aMember.ts';
import { type Answers, renderPart } from '../../../../../support/drivers/renderPages.tsx';

const answering: Answers = {
  selectCountry: selectSpain,
  queryIp: () => ({}) as never,
};

async function open(answers: Answers = {}) {
  const onRegistered = vi.fn();
  const channels = [{ id: 'whatsapp' as const, name: 'WhatsApp', url: 'https://wa.me/1' }];
  const form = <ContactForm channels={channels} onRegistered={onRegistered} onKept={() => undefined} />;
  const { calls } = await renderPart(form, { answers: { ...answering, ...answers } });
  await screen.findByRole('option', { name: 'Spain' });
  const registered = () => calls.filter(({ name }) => name === 'registerContact');
  return { onRegistered, registered, visitor: userEvent.setup() };
}

afterEach(cleanup);

const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name });
/** The message of a field, as a screen reader reads it. */
const saidOf = (name: RegExp): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'WhatsApp' }));

async function fillIn(visitor: ReturnType<typeof userEvent.setup>, mobile = '+34 912 345 678'): Promise<void> {
  await visitor.type(field(/^Name/), 'Ana');
  await visitor.type(field(/^E-mail/), 'ana@clinic.example');
  await visitor.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Spain');
  await visitor.type(field(/^Phone/), mobile);
}

it.each([
  ['the name', /^Name/, 'Please enter your name'],
  ['the e-mail', /^E-mail/, 'Please enter your e-mail address'],
  ['the phone', /^Phone/, 'Please enter your phone number'],
])('asks beside its field for %s, and sends nothing without it', async (_, name, message) => {
  const { registered, visitor } = await open();
  await fillIn(visitor);
  await visitor.clear(field(name));
  await send();
  expect(saidOf(name)).toContain(message);
  expect(registered()).toEqual([]);
});

it('says beside the e-mail that it is none', async () => {
  const { visitor } = await open();
  await fillIn(visitor);
  await visitor.clear(field(/^E-mail/));
  await visitor.type(field(/^E-mail/), 'ana at clinic');
  await send();
  expect(saidOf(/^E-mail/)).toMatch(/e-mail/i);
  expect(field(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
});

const ODD = 'This does not look like a phone number; please check it';

it('warns of an odd phone number, and sends it all the same', async () => {
  const { onRegistered, registered, visitor } = await open({ registerContact: () => null });
  await fillIn(visitor, '12');
  expect(saidOf(/^Phone/)).not.toContain(ODD);
  await visitor.tab();
  await waitFor(() => expect(saidOf(/^Phone/)).toContain(ODD));
  await visitor.type(field(/^Phone/), '{Backspace}{Backspace}+34 912 345 678');
  await visitor.tab();
  await waitFor(() => expect(saidOf(/^Phone/)).not.toContain(ODD));
  await visitor.clear(field(/^Phone/));
  await visitor.type(field(/^Phone/), '12');
  await send();
  await waitFor(() => expect(onRegistered).toHaveBeenCalled());
  expect(registered()).toMatchObject([{ payload: { nick_name: 'Ana', country: 4, mobile: '12' } }]);
});

it('asks for a phone number that is missing, also where one before it was odd', async () => {
  const { visitor } = await open();
  await fillIn(visitor, '12');
  await visitor.tab();
  await waitFor(() => expect(saidOf(/^Phone/)).toContain(ODD));
  await visitor.clear(field(/^Phone/));
  await send();
  expect(saidOf(/^Phone/)).toContain('Please enter your phone number');
});

it('shows what the store refuses beside its field, and keeps what was typed', async () => {
  const { onRegistered, visitor } = await open({
    registerContact: () =>
      Promise.reject(new ApiError(Code.refused, 'Refused', { errors: { mobile: 'No such number' } })),
  });
  await fillIn(visitor);
  await send();
  await waitFor(() => expect(saidOf(/^Phone/)).toContain('No such number'));
  expect(field(/^Name/)).toMatchObject({ value: 'Ana' });
  expect(onRegistered).not.toHaveBeenCalled();
});
