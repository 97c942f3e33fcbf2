import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NOTHING_WAITS, type OutboxItem, type OutboxView } from '../../../../../../shared/outbox/view.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies as answers } from '../../../../../support/fixtures/storefrontReplies.ts';

const anOutbox = (view: Partial<OutboxView>) => ({
  read: () => Promise.resolve({ ...NOTHING_WAITS, ...view }),
  onChanged: () => () => undefined,
  act: () => Promise.resolve(),
});

it('the outbox in the header does not say that everything was sent where what waited could not be read', async () => {
  await openStore('/', { answers, outbox: anOutbox({ wasLost: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent yet: ?' }));
  const list = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  within(list).getByText(/could not be read/);
  expect(within(list).queryByText(/Everything has been sent/)).toBeNull();
});

it('the outbox in the header counts what waits beside it', async () => {
  await openStore('/', { answers, outbox: anOutbox({ wasLost: true, others: 2 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent yet: 2' }));
  const list = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  within(list).getByText(/could not be read/);
  within(list).getByText(/^Kept on this device/);
});

const item = (id: string, state: OutboxItem['state']): OutboxItem => ({
  id,
  state,
  name: 'createInquiry',
  about: '',
  customer: null,
  at: Date.now(),
  reason: null,
  faults: [],
  result: state === 'accepted' ? { id: 7, code: 'Q-7', at: Date.now() } : null,
});

it.each([
  [1, 'Not sent yet: 12 days ago'],
  [2, 'Not sent yet: 2oldest 2 days ago'],
])('the outbox in the header says how old the oldest of %i is', async (count, words) => {
  const at = Date.now() - 2 * 86_400_000;
  const items = Array.from({ length: count }, (_, index) => ({ ...item(String(index), 'awaiting'), at: at + index }));
  await openStore('/', { answers, outbox: anOutbox({ items }) });
  const button = await screen.findByRole('button', { name: /^Not sent yet/ });
  expect(button.textContent).toBe(words);
});

it.each<[string, OutboxItem['state'][]]>([
  ['Not sent yet: 2', ['awaiting', 'sending']],
  ['Needs review: 1', ['awaiting', 'review']],
  ['Sent: 2', ['accepted', 'accepted']],
])('the outbox in the header says first what the visitor has to do: %s of %j', async (words, states) => {
  await openStore('/', {
    answers,
    outbox: anOutbox({ items: states.map((state, index) => item(String(index), state)) }),
  });
  expect(await screen.findByRole('button', { name: new RegExp(`^${words}`) })).toBeDefined();
});

it('the outbox in the header says that what is locked is not lost', async () => {
  await openStore('/', { answers, outbox: anOutbox({ wasLost: true, isLocked: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent yet: ?' }));
  const list = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  within(list).getByText(/Nothing is lost/);
  expect(within(list).queryByText(/set aside/)).toBeNull();
});

it.each([
  ['desktop', 'Not sent yet: 2'],
  ['mobile', '2'],
] as const)('the outbox in the header is written out or named on a %s: %s', async (device, text) => {
  await openStore('/', { answers, device, outbox: anOutbox({ wasLost: true, others: 2 }) });
  expect((await screen.findByRole('button', { name: 'Not sent yet: 2' })).textContent).toBe(text);
});
