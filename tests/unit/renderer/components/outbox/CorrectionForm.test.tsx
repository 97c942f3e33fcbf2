import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CorrectionForm } from '../../../../../renderer/src/components/outbox/CorrectionForm.tsx';
import englishFailures from '../../../../../shared/failures/en.json' with { type: 'json' };
import spanishFailures from '../../../../../shared/failures/es.json' with { type: 'json' };
import english from '../../../../../shared/messages/en.json' with { type: 'json' };
import spanish from '../../../../../shared/messages/es.json' with { type: 'json' };
import { NOTHING_WAITS, type OutboxItem } from '../../../../../shared/outbox/view.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

type Fault = OutboxItem['faults'][number];
async function open(...faults: Fault[]) {
  const item: OutboxItem = {
    id: 'a',
    name: 'createInquiry',
    about: '',
    customer: null,
    at: 0,
    state: 'review',
    reason: null,
    faults,
    result: null,
  };
  const act = vi.fn(() => Promise.resolve());
  const outbox = { read: () => Promise.resolve(NOTHING_WAITS), onChanged: () => () => undefined, act };
  await renderPart(<CorrectionForm item={item} />, { answers: {}, platform: { outbox } });
  return () => act.mock.calls;
}
const fault = (path: string, value: Fault['value'], message = 'Not like this'): Fault => ({ path, value, message });

it.each([
  ['contact.email', 'E-mail'],
  ['address.detail', 'Street, house number, department'],
  ['lines.0.quantity', 'Quantity'],
  ['unheard.of', 'Field unheard.of'],
])('a refused field is named, with its value and why: %s', async (path, name) => {
  await open(fault(path, 'typed'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  expect([field.value, field.ariaInvalid]).toEqual(['typed', 'true']);
  expect(screen.getByText('Not like this')).toBeDefined();
});

it.each<[Fault['value'], string, unknown]>([
  [5, '12', 12],
  [5, ' 12 ', 12],
  [5, 'twelve', 'twelve'],
  [5, '', ''],
  [5, '  ', '  '],
  ['5', '12', '12'],
])('a field that was %j and is typed anew as “%s” is sent as %j', async (value, typed, sent) => {
  const acts = await open(fault('note', value));
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  if (typed) await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save and send again' }));
  expect(acts()).toEqual([[{ type: 'correct', id: 'a', corrections: { note: sent } }]]);
});

it('a product that is gone can be removed; without a field there is nothing to save', async () => {
  const acts = await open(fault('lines.2', null, 'No longer sold'));
  expect(screen.getByText('Product 3 of the list: No longer sold')).toBeDefined();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove product 3' }));
  expect(acts()).toEqual([[{ type: 'correct', id: 'a', corrections: { 'lines.2': null } }]]);
});

it('a fault of the whole request is said, with nothing to remove', async () => {
  await open(fault('address', null, 'Missing'));
  expect(screen.getByText('Missing')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an error that was stored in another language is said in the visitor’s', async () => {
  await open(fault('note', 'typed', spanish.keyReused), fault('lines.2', null, spanishFailures.code6));
  expect(await screen.findByText(english.keyReused)).toBeDefined();
  expect(screen.getByText(englishFailures.code6, { exact: false })).toBeDefined();
});
