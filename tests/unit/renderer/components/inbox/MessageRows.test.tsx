import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MessageRows } from '../../../../../renderer/src/components/inbox/MessageRows.tsx';
import styles from '../../../../../renderer/src/components/inbox/MessageRows.module.css';
import type { Message } from '../../../../../shared/contract/schemas/messages.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const aMessage = (id: number, isRead: boolean): Message => ({
  id,
  flag: 'account',
  title: `Message ${id}`,
  body: 'What it says',
  is_read: isRead,
  link: null,
  created_at: '2026-11-21T10:00:00Z',
});

it('a new message stands out until it is marked as read, and can be marked as new again', async () => {
  const { calls } = await renderPart(<MessageRows messages={[aMessage(1, false), aMessage(2, true)]} />, {
    answers: { setMessageState: () => null },
  });
  const rows = screen.getAllByRole('listitem');
  const looks = (): unknown[] =>
    rows.map((row) => {
      const button = within(row).getByRole('button');
      return {
        isBold: row.querySelector(`.${styles.bold}`) !== null,
        isFresh: row.querySelector(`.${styles.fresh}`) !== null,
        hasDot: row.querySelector(`.${styles.dot}`) !== null,
        saysNew: within(row).queryByText('New:', { exact: false }) !== null,
        button: [button.title, button.getAttribute('aria-label')],
      };
    });
  const unread = (id: number) => ({
    isBold: true,
    isFresh: true,
    hasDot: true,
    saysNew: true,
    button: ['Mark as read', `Mark as read: Message ${id}`],
  });
  const read = (id: number) => ({
    isBold: false,
    isFresh: false,
    hasDot: false,
    saysNew: false,
    button: ['Mark as unread', `Mark as unread: Message ${id}`],
  });
  expect(looks()).toEqual([unread(1), read(2)]);
  await userEvent.click(within(rows[0]!).getByRole('button'));
  await waitFor(() => expect(looks()).toEqual([read(1), read(2)]));
  await userEvent.click(within(rows[1]!).getByRole('button'));
  await waitFor(() => expect(looks()).toEqual([read(1), unread(2)]));
  expect(calls.filter(({ name }) => name === 'setMessageState').map(({ payload }) => payload)).toEqual([
    { id: 1, is_read: true },
    { id: 2, is_read: false },
  ]);
});
