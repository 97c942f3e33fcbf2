import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDataChange } from '../../../../../server/platform/events/dataChanged.ts';
import { FakeEvents } from '../../../../support/fakes/FakeEvents.ts';

const CHANGE = JSON.stringify({ data: 'changed' });
const PAUSE_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function follow() {
  const events = new FakeEvents();
  const changed = vi.fn();
  const stop = await onDataChange(events, changed);
  return { events, changed, stop };
}

it('tells of a change at once, and of those within a second once, when it is over', async () => {
  const { events, changed } = await follow();
  await events.publish(CHANGE);
  expect(changed).toHaveBeenCalledTimes(1);
  for (const _change of [2, 3, 4]) await events.publish(CHANGE);
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(changed).toHaveBeenCalledTimes(2);
  // That one begins a second of its own.
  await events.publish(CHANGE);
  expect(changed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(changed).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60 * PAUSE_MS);
  expect(changed).toHaveBeenCalledTimes(3);
});

it('ignores other events', async () => {
  const { events, changed } = await follow();
  for (const other of ['', 'changed', JSON.stringify({ data: 'other' })]) await events.publish(other);
  expect(changed).not.toHaveBeenCalled();
  await events.publish(CHANGE);
  vi.advanceTimersByTime(60 * PAUSE_MS);
  expect(changed).toHaveBeenCalledTimes(1);
  await events.publish(CHANGE);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('reports a change after the connection was lost', async () => {
  const { events, changed } = await follow();
  events.reconnect();
  expect(changed).toHaveBeenCalledTimes(1);
});

it('ignores changes after it has been stopped', async () => {
  const { events, changed, stop } = await follow();
  await stop();
  await events.publish(CHANGE);
  expect(changed).not.toHaveBeenCalled();
});

it('tells nothing after its end, not even of changes before it', async () => {
  const { events, changed, stop } = await follow();
  for (const _change of [1, 2]) await events.publish(CHANGE);
  await stop();
  await events.publish(CHANGE);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(changed).toHaveBeenCalledTimes(1);
});
