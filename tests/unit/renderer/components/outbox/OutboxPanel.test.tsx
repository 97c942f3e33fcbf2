import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { OutboxPanel } from '../../../../../renderer/src/components/outbox/OutboxPanel.tsx';
import { NOTHING_WAITS, type OutboxItem, type OutboxView } from '../../../../../shared/outbox/view.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

const item = (id: string, state: OutboxItem['state']): OutboxItem => ({
  id,
  state,
  name: 'createInquiry',
  about: `TP6-330${id} × 4`,
  customer: null,
  at: 0,
  reason: null,
  faults: [],
  result: null,
});

async function open(view: Partial<OutboxView>) {
  const { stores } = await renderPart(<OutboxPanel />, { answers: {} });
  await act(async () =>
    runInAction(() => {
      stores.outbox.view = { ...NOTHING_WAITS, ...view };
      stores.outbox.open();
    }),
  );
  return { stores, panel: within(await screen.findByRole('dialog', { name: 'Waiting to be sent' })) };
}

const LEAD = /^Kept on this device/;
const EMPTY = /^Nothing is waiting/;
const OTHERS = /^From another account/;
const LOST = /could not be read/;
const LOCKED = /its keychain does not have their key/;
const TEXTS = [LEAD, EMPTY, OTHERS, LOST, LOCKED];

it.each<[string, Partial<OutboxView>, RegExp[]]>([
  ['nothing waits', {}, [EMPTY]],
  ['one request waits', { items: [item('1', 'awaiting')] }, [LEAD]],
  ['several wait', { items: [item('1', 'awaiting'), item('2', 'review')] }, [LEAD]],
  ['a request of another member waits', { others: 1 }, [LEAD, OTHERS]],
  ['the requests before were lost', { wasLost: true }, [LOST]],
  ['the keychain is locked', { wasLost: true, isLocked: true }, [LOCKED]],
  ['one waits, and those before were lost', { wasLost: true, items: [item('1', 'awaiting')] }, [LEAD, LOST]],
])('says what it knows where %s', async (_, view, texts) => {
  const { panel } = await open(view);
  expect(TEXTS.filter((text) => panel.queryByText(text) !== null)).toEqual(texts);
  expect(panel.queryAllByRole('listitem')).toHaveLength(view.items?.length ?? 0);
});

it.each<[OutboxItem['state'], boolean]>([
  ['awaiting', true],
  ['sending', true],
  ['review', false],
  ['accepted', false],
])('of a request that is %s, offers to send all: %s', async (state, isOffered) => {
  const { panel } = await open({ items: [item('1', state)] });
  expect(panel.queryAllByRole('button', { name: 'Try now' })).toHaveLength(isOffered ? 1 : 0);
});

it('closes by its button', async () => {
  const { stores, panel } = await open({});
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(stores.outbox.isOpen).toBe(false);
});
