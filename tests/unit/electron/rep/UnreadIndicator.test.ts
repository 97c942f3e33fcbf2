import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../../shared/text/languages.ts';

/** Fakes of the parts outside the window: tray, dock and notifications. */
const shown = vi.hoisted(() => ({
  badge: [] as number[],
  toolTip: '',
  menu: [] as unknown[],
  notes: [] as { body: string; note: WeakRef<EventEmitter>; isClosed: boolean }[],
  click: null as (() => unknown) | null,
  icon: { path: '', isTemplate: false },
}));
vi.mock('electron', () => ({
  app: { setBadgeCount: (count: number) => shown.badge.push(count), quit: vi.fn() },
  Menu: { buildFromTemplate: (template: unknown[]) => template },
  nativeImage: {
    createFromPath: (path: string) => {
      shown.icon.path = path;
      const setTemplateImage = (isTemplate: boolean): unknown => (shown.icon.isTemplate = isTemplate);
      return { resize: () => ({ toDataURL: () => '', addRepresentation: vi.fn(), setTemplateImage }) };
    },
  },
  Tray: class {
    on(_event: 'click', click: () => void): void {
      shown.click = click;
    }
    setToolTip(text: string): void {
      shown.toolTip = text;
    }
    setContextMenu(menu: unknown[]): void {
      shown.menu = menu;
    }
  },
  Notification: class extends EventEmitter {
    readonly body: string;
    static isSupported = (): boolean => true;
    constructor({ body }: { body: string }) {
      super();
      this.body = body;
    }
    show(): void {
      // As in Electron: notifications without a reference are garbage-collected.
      shown.notes.push({ body: this.body, note: new WeakRef(this), isClosed: false });
    }
    close(): void {
      shown.notes.find(({ note }) => note.deref() === this)!.isClosed = true;
    }
  },
}));
const { UnreadIndicator } = await import('../../../../electron/main/rep/indicators/UnreadIndicator.ts');

let language: Language;
let isLookedAt: boolean;
const mark = vi.fn<(description: string | null) => void>();
const show = vi.fn<(page: string | null) => void>();
let unread: InstanceType<typeof UnreadIndicator>;
const item = (id: string): MenuItemConstructorOptions =>
  (shown.menu as MenuItemConstructorOptions[]).find((each) => each.id === id)!;
const choose = (id: string): void => (item(id).click as unknown as () => void)();
const clickNote = (index: number): unknown => shown.notes[index]!.note.deref()?.emit('click');
const begin = (): typeof unread =>
  new UnreadIndicator({ icons: 'img', language: () => language, isLookedAt: () => isLookedAt, show, mark });
const hear = (total: number): void => unread.listen('countMessageFlags')({ total, system: 0, activity: 0, account: 0 });

beforeEach(() => {
  Object.assign(shown, { badge: [], notes: [], menu: [], toolTip: '', click: null });
  show.mockReset();
  mark.mockReset();
  [language, isLookedAt] = ['en', false];
  unread = begin();
});
afterEach(() => vi.restoreAllMocks());

it('shows the number of unread messages in the tray and on the badge, in the language of the page', () => {
  expect(item('messages').enabled).toBe(false);
  hear(2);
  expect([item('messages').label, item('messages').enabled]).toEqual(['2 unread messages', true]);
  expect(shown.toolTip).toBe('Medstore: 2 unread messages');
  expect(shown.badge).toEqual([2]);
  language = 'ru';
  unread.update();
  expect(item('messages').label).toBe('2 непрочитанных сообщения');
});

it('marks the taskbar while there are some, described in the language of the page', () => {
  hear(2);
  language = 'es';
  unread.update();
  hear(0);
  hear(1);
  unread.forget();
  const labels = ['2 unread messages', '2 mensajes sin leer', null, '1 mensaje sin leer', null];
  expect(mark.mock.calls.slice(-5).map(([text]) => text)).toEqual(labels);
});

it('notifies of new ones, by number only, if the window is not focused; not for the first count', () => {
  hear(2);
  expect(shown.notes).toEqual([]);
  hear(3);
  hear(3);
  hear(1);
  expect(shown.notes.map(({ body }) => body)).toEqual(['3 unread messages']);
  isLookedAt = true;
  hear(4);
  expect(shown.notes).toHaveLength(1);
});

it('opens the messages from the tray and the notification, and the client from its icon', () => {
  hear(0);
  hear(1);
  clickNote(0);
  choose('messages');
  choose('show');
  shown.click?.();
  expect(show.mock.calls).toEqual([['/messageCenter'], ['/messageCenter'], [null], [null]]);
});

it('handles a click on an old notification', async () => {
  hear(0);
  hear(1);
  await setImmediate();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  clickNote(0);
  expect(show.mock.calls).toEqual([['/messageCenter']]);
});

it('closes a notification that is outdated, or whose member has signed out', () => {
  hear(0);
  hear(1);
  hear(2);
  expect(shown.notes.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  unread.forget();
  expect(shown.notes.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

it('leaves a click on its icon to macOS, which opens the menu with it', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  shown.click = null;
  unread = begin();
  expect(shown.click).toBe(null);
});

it('forgets a member who has signed out, and ignores other operations’ answers', () => {
  hear(3);
  unread.listen('readCart')({ total: 9 });
  unread.listen('countMessageFlags')({ total: 'many' });
  expect(shown.badge).toEqual([3]);
  unread.forget();
  expect([item('messages').enabled, shown.badge.at(-1)]).toEqual([false, 0]);
  // Another member signs in: no notification for their first count either.
  hear(7);
  expect(shown.notes).toEqual([]);
});

it('ignores an answer that arrives after its member has signed out', () => {
  hear(3);
  const answer = unread.listen('countMessageFlags');
  unread.forget();
  answer({ total: 4 });
  expect([item('messages').enabled, shown.badge]).toEqual([false, [3, 0]]);
});

it.each([
  ['darwin', 'img/trayTemplate.png', true],
  ['win32', 'img/tray.png', false],
  ['linux', 'img/tray.png', false],
] as const)('on %s its icon is %s; macOS alone colours it by the menu bar', (platform, path, isTemplate) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  begin();
  expect(shown.icon).toEqual({ path, isTemplate });
});
