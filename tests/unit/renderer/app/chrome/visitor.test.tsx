import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { useTheme } from '../../../../../renderer/src/app/chrome/useTheme.ts';
import { useVisibility } from '../../../../../renderer/src/app/chrome/useVisibility.ts';
import { useVisitor } from '../../../../../renderer/src/app/chrome/useVisitor.ts';
import type { Platform } from '../../../../../renderer/src/platform/Platform.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

afterEach(cleanup);

const notFound = () => Promise.reject(new ApiError(Code.notFound));

function Page() {
  useVisitor();
  useVisibility();
  useTheme();
  return <p>page</p>;
}
const open = (device: 'desktop' | 'kiosk' = 'desktop', platform: Partial<Platform> = {}) =>
  renderPart(<Page />, {
    at: '/here?page=2',
    device,
    platform,
    answers: {
      readUserInfo: ({ id }) => ({ user_id: id }) as never,
      countMessageFlags: notFound,
      readCart: notFound,
      listCollected: notFound,
    },
  });

it('a session that was ended from outside is reported, and leads to sign-in and back', async () => {
  const { stores, addressOf } = await open();
  act(() => runInAction(() => void Object.assign(stores.session, { endedBecause: 'You were signed out' })));
  await waitFor(() => expect(addressOf()).toMatch(/^\/login\?.*here%3Fpage%3D2/));
  expect(stores.session.endedBecause).toBeNull();
  expect(stores.notices.queue).toMatchObject([{ intent: 'warning', text: 'You were signed out' }]);
});

it('what was read for one member is not shown to another; what a guest read stands until it is read again', async () => {
  const { stores, calls } = await open();
  const read = () => stores.queries.load('readUserInfo', { id: MEMBER.user_id });
  const become = (user: typeof MEMBER | null): void =>
    act(() => runInAction(() => void Object.assign(stores.session, { user })));
  await act(async () => void (await read()));
  become(MEMBER);
  expect(stores.queries.peek('readUserInfo', { id: MEMBER.user_id })).toBeDefined();
  await act(async () => void (await read()));
  expect(calls.filter(({ name }) => name === 'readUserInfo')).toHaveLength(2);
  for (const user of [{ ...MEMBER, user_id: 'another' }, null]) {
    become(user);
    expect(stores.queries.peek('readUserInfo', { id: MEMBER.user_id })).toBeUndefined();
    await act(async () => void (await read()));
  }
  expect(stores.notices.queue.filter(({ intent }) => intent === 'warning')).toEqual([]);
});

it('the stores know whether the page is seen', async () => {
  const { stores } = await open();
  expect(stores.ui.isVisible).toBe(true);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(stores.ui.isVisible).toBe(false);
  state.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  expect(stores.ui.isVisible).toBe(true);
});

it('the chosen theme is the document’s; the system’s needs no word', async () => {
  const { stores } = await open();
  const theme = (): string | undefined => document.documentElement.dataset['theme'];
  expect(theme()).toBeUndefined();
  for (const chosen of ['dark', 'light', 'system'] as const) {
    act(() => runInAction(() => void Object.assign(stores.ui, { theme: chosen })));
    expect(theme()).toBe(chosen === 'system' ? undefined : chosen);
  }
});

it.each([
  ['desktop', 'web', false, 'chrome:sessionPageOnly'],
  ['desktop', 'rep', false, 'chrome:sessionOnly'],
  ['desktop', 'web', true, null],
  ['kiosk', 'rep', false, null],
] as const)(
  'a session that ends with the page or the client is said to, but not at a kiosk: %s, %s, kept: %s',
  async (device, kind, canKeepSession, text) => {
    const { stores } = await open(device, { kind, canKeepSession });
    act(() => runInAction(() => void Object.assign(stores.session, { user: MEMBER })));
    const warnings = stores.notices.queue.filter(({ intent }) => intent === 'warning');
    expect(warnings).toMatchObject(text ? [{ text: { key: text } }] : []);
  },
);
