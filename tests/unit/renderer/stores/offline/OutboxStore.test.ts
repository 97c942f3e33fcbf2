import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxStore } from '../../../../../renderer/src/stores/offline/OutboxStore.ts';
import { UiStore } from '../../../../../renderer/src/stores/UiStore.ts';
import { NOTHING_WAITS, type OutboxItem, type OutboxView } from '../../../../../shared/outbox/view.ts';

const item = (id: string, state: OutboxItem['state'], at = 1): OutboxItem => ({ ...({} as OutboxItem), id, state, at });
const viewOf = (items: OutboxItem[], others = 0): OutboxView => ({ ...NOTHING_WAITS, items, others });
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let ui: UiStore;
let change: (view: OutboxView) => void;
const act = vi.fn(async () => undefined);
const preload = vi.fn();
const stopped = vi.fn();
const settled = vi.fn<(items: readonly OutboxItem[]) => void>();

async function open(first: OutboxView) {
  const port = {
    read: async () => first,
    act,
    preload,
    onChanged: (listener: (view: OutboxView) => void) => {
      change = listener;
      return stopped;
    },
  };
  const store = new OutboxStore({ port, ui, settled });
  const stop = store.start();
  await settle();
  return { store, stop };
}
beforeEach(() => {
  vi.clearAllMocks();
  ui = new UiStore('desktop');
});

describe('the outbox', () => {
  it('counts what waits, is sent or is to be reviewed, and what others wait for, but not what was accepted', async () => {
    const { store } = await open(
      viewOf([item('a', 'awaiting', 5), item('s', 'sending', 4), item('r', 'review', 3), item('d', 'accepted', 1)], 2),
    );
    expect(store.waiting.map(({ id }) => id)).toEqual(['a', 's']);
    expect(store.reviews.map(({ id }) => id)).toEqual(['r']);
    expect(store.accepted.map(({ id }) => id)).toEqual(['d']);
    expect([store.count, store.oldest]).toEqual([5, 3]);
    expect([store.find('r')?.state, store.find('x')]).toEqual(['review', null]);
  });

  it('has no oldest where nothing is open', async () => {
    const { store } = await open(viewOf([item('d', 'accepted')]));
    expect([store.count, store.oldest]).toEqual([0, null]);
  });

  it('reports what left it, as it is now or was last', async () => {
    await open(viewOf([item('a', 'awaiting'), item('b', 'sending'), item('c', 'awaiting')]));
    change(viewOf([item('a', 'sending'), item('b', 'accepted')]));
    expect(settled.mock.calls).toEqual([[[item('b', 'accepted'), item('c', 'awaiting')]]]);
    change(viewOf([item('a', 'sending'), item('b', 'accepted')]));
    expect(settled).toHaveBeenCalledOnce();
  });

  it('sends when the network returns, not when it goes', async () => {
    const { stop } = await open(NOTHING_WAITS);
    ui.setOnline(false);
    expect(act).not.toHaveBeenCalled();
    ui.setOnline(true);
    expect(act.mock.calls).toEqual([[{ type: 'send', id: null }]]);
    stop();
    ui.setOnline(false);
    ui.setOnline(true);
    expect([act.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
  });

  it('forgets what was accepted when it is closed, and only then', async () => {
    const { store } = await open(viewOf([item('a', 'awaiting')]));
    store.open();
    expect(store.isOpen).toBe(true);
    store.close();
    expect([store.isOpen, act.mock.calls]).toEqual([false, []]);
    change(viewOf([item('a', 'accepted')]));
    store.open();
    expect(act).not.toHaveBeenCalled();
    store.close();
    expect(act.mock.calls).toEqual([[{ type: 'clearAccepted' }]]);
  });

  it('passes on what the visitor does with a request', async () => {
    const { store } = await open(NOTHING_WAITS);
    store.prepare();
    store.send('a');
    store.correct('a', { quantity: 2 });
    store.discard('a');
    expect(preload).toHaveBeenCalledOnce();
    expect(act.mock.calls).toEqual([
      [{ type: 'send', id: 'a' }],
      [{ type: 'correct', id: 'a', corrections: { quantity: 2 } }],
      [{ type: 'discard', id: 'a' }],
    ]);
  });

  it('is empty where there is none', () => {
    const store = new OutboxStore({ port: null, ui, settled });
    store.start()();
    store.close();
    store.send();
    expect([store.items, store.count, store.oldest]).toEqual([[], 0, null]);
  });
});
