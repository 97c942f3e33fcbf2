import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OutboxEntry } from '../../../../../renderer/src/components/outbox/OutboxEntry.tsx';
import styles from '../../../../../renderer/src/components/outbox/OutboxPanel.module.css';
import type { OutboxItem } from '../../../../../shared/outbox/view.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const ITEM: OutboxItem = {
  id: 'a',
  name: 'createInquiry',
  about: 'TP6-3307-H × 4',
  customer: null,
  at: 0,
  state: 'awaiting',
  reason: null,
  faults: [],
  result: null,
};

function Entry() {
  const [state, setState] = useState<OutboxItem['state']>('awaiting');
  return (
    <>
      <OutboxEntry item={{ ...ITEM, state }} />
      <button onClick={() => setState('sending')}>It goes</button>
      <button onClick={() => setState('awaiting')}>It comes back</button>
    </>
  );
}
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

it('a try in the background leaves the question whether to discard where it is; meanwhile nothing is discarded', async () => {
  await renderPart(<Entry />, { answers: {} });
  await userEvent.click(button('Discard'));
  await userEvent.click(button('It goes'));
  expect(button('Yes, discard').ariaDisabled).toBe('true');
  await userEvent.click(button('It comes back'));
  expect(button('Yes, discard').ariaDisabled).toBeNull();
  await userEvent.click(button('Keep it'));
  expect(button('Discard')).toBeDefined();
});

it.each([
  ['awaiting', []],
  ['sending', []],
  ['review', ['asking', 'doubt']],
  ['accepted', ['done']],
] as const)('a request that is %s stands out by its colours: %j', async (state, marks) => {
  await renderPart(<OutboxEntry item={{ ...ITEM, state }} />, { answers: {} });
  const entry = screen.getByRole('listitem');
  expect(
    (['asking', 'done', 'doubt'] as const).filter((mark) =>
      [entry, entry.firstElementChild!].some(({ classList }) => classList.contains(styles[mark])),
    ),
  ).toEqual(marks);
});

it('offers no action while it is being sent', async () => {
  await renderPart(<Entry />, { answers: {} });
  await userEvent.click(button('It goes'));
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

/** An entry that the store refused while the page was in English. */
const REFUSED: OutboxItem = {
  ...ITEM,
  state: 'review',
  reason: { code: 1, message: 'Please check the marked fields' },
  faults: [
    { path: 'contact.mobile', message: 'This does not look like a phone number; please check it', value: '1' },
    { path: 'message', message: 'This is too long: 2000 characters at most', value: 'Please' },
    { path: 'lines.0', message: 'We do not ship this to the Moon', value: null },
  ],
};

it('the store’s message is shown in the current language; a text that is not ours stays as it came', async () => {
  await renderPart(<OutboxEntry item={REFUSED} />, { answers: {}, language: 'ru' });
  expect(await screen.findByText(/Проверьте отмеченные поля/)).toBeDefined();
  expect(await screen.findByText('Это не похоже на номер телефона, проверьте его')).toBeDefined();
  expect(await screen.findByText('Слишком длинный текст: не больше 2000 знаков')).toBeDefined();
  expect(screen.getByText(/We do not ship this to the Moon/)).toBeDefined();
});
