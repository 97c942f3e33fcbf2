import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OutboxEntry } from '../../../../../renderer/src/components/outbox/OutboxEntry.tsx';
import type { OutboxItem } from '../../../../../shared/outbox/view.ts';
import { renderPart } from '../../../../support/renderPages.tsx';

afterEach(cleanup);

const ITEM: OutboxItem = {
  id: 'a',
  name: 'createInquiry',
  about: 'TP6-3307-H × 4',
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
  expect(button('Yes, discard').disabled).toBe(true);
  await userEvent.click(button('It comes back'));
  expect(button('Yes, discard').disabled).toBe(false);
  await userEvent.click(button('Keep it'));
  expect(button('Discard')).toBeDefined();
});

it('what is on its way offers nothing to be done', async () => {
  await renderPart(<Entry />, { answers: {} });
  await userEvent.click(button('It goes'));
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});
