import { describe, expect, it, vi } from 'vitest';
import { lazyApiClient, type ApiClient } from '../../../../renderer/src/platform/lazyApiClient.ts';
import { NOTHING_WAITS, type OutboxView } from '../../../../shared/outbox/view.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const WAITING: OutboxView = { ...NOTHING_WAITS, others: 1 };

function world({ isThere = false } = {}) {
  let isKept = isThere;
  const hearers: (() => void)[] = [];
  const way = {
    call: vi.fn(async () => 'answer'),
    outbox: {
      read: vi.fn(async () => WAITING),
      onChanged: vi.fn(() => () => undefined),
      act: vi.fn(async () => undefined),
    },
    prepare: vi.fn(async () => undefined),
  };
  const load = vi.fn(async () => way as unknown as ApiClient);
  const session = { end: vi.fn(async () => undefined) };
  const queue = { isThere: () => isKept, onChange: (listener: () => void) => void hearers.push(listener) };
  return {
    way,
    load,
    session,
    open: () => lazyApiClient({ load, session, queue }),
    keepInAnotherTab: () => {
      isKept = true;
      hearers.forEach((hear) => hear());
    },
  };
}

describe('the lazy API client', () => {
  it('can be loaded and prepared before the first call', async () => {
    const { way, load, open } = world();
    const { prepare, call } = open();
    await prepare();
    expect(way.prepare).toHaveBeenCalledOnce();
    await call('countCart', {});
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded with the first call, and once', async () => {
    const { load, open } = world();
    const { call } = open();
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([call('countCart', {}), call('countCart', {})])).toEqual(['answer', 'answer']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that cannot be loaded fails like an offline call, and is loaded by the next', async () => {
    const { load, open } = world();
    load.mockRejectedValueOnce(new TypeError('no chunk'));
    const { call } = open();
    await expect(call('countCart', {})).rejects.toMatchObject({ code: 'offline' });
    expect(await call('countCart', {})).toBe('answer');
  });

  it('is not needed for a member to sign out', async () => {
    const { load, session, open } = world();
    load.mockRejectedValue(new TypeError('no chunk'));
    expect(await open().call('logout', { refresh: '' })).toBeNull();
    expect(session.end).toHaveBeenCalledWith('signed-out', '');
  });
});

describe('the outbox', () => {
  it('is empty, and loads nothing, if nothing is queued', async () => {
    const { load, way, open } = world();
    const { outbox } = open();
    expect(await outbox.read()).toEqual(NOTHING_WAITS);
    await outbox.act({ type: 'send', id: null });
    expect(load).not.toHaveBeenCalled();
    expect(way.outbox.act).not.toHaveBeenCalled();
  });

  it('is loaded if another visit left an entry', async () => {
    const { way, open } = world({ isThere: true });
    const { outbox } = open();
    expect(await outbox.read()).toEqual(WAITING);
    await outbox.act({ type: 'send', id: null });
    expect(way.outbox.act).toHaveBeenCalledWith({ type: 'send', id: null });
  });

  it('is loaded when another tab queues an entry', async () => {
    const { open, keepInAnotherTab } = world();
    const changeListener = vi.fn();
    open().outbox.onChanged(changeListener);
    keepInAnotherTab();
    await eventually(() => expect(changeListener).toHaveBeenCalledWith(WAITING));
  });

  it('is empty as long as its code cannot be loaded, and tries again', async () => {
    const { load, open } = world({ isThere: true });
    load.mockRejectedValueOnce(new TypeError('no chunk'));
    const { outbox } = open();
    expect(await outbox.read()).toEqual(NOTHING_WAITS);
    expect(await outbox.read()).toEqual(WAITING);
  });

  it('preloads its code when a form is begun', async () => {
    const { load, open } = world();
    await open().outbox.preload?.();
    expect(load).toHaveBeenCalledOnce();
  });
});
