import { EventEmitter } from 'node:events';
import type { App, AutoUpdater, BrowserWindow, PowerMonitor } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxItem, OutboxView } from '../../../../shared/outbox/view.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { eventually } from '../../../support/checks/eventually.ts';

interface Question {
  message: string;
  detail: string;
  buttons: string[];
  signal: AbortSignal;
}
const questions: { question: Question; answer(button: number): void }[] = [];
const CLOSE = 0;
const KEEP_OPEN = 1;
const relaunch = vi.fn<() => void>();
const quit = vi.fn<() => void>();
vi.doMock('electron', () => ({
  app: { relaunch, quit },
  dialog: {
    showMessageBox: (_window: unknown, question: Question) =>
      new Promise<{ response: number }>((resolve) => {
        const answer = (response: number): void => resolve({ response });
        question.signal.addEventListener('abort', () => answer(KEEP_OPEN));
        questions.push({ question, answer });
      }),
  },
}));
const { confirmClose } = await import('../../../../electron/main/rep/confirmClose.ts');
const { finishSaving } = await import('../../../../electron/main/rep/documents/finishSaving.ts');
const { onForcedQuit } = await import('../../../../electron/main/app/exit/onForcedQuit.ts');
const { relaunchAndQuit } = await import('../../../../electron/main/app/exit/relaunchApp.ts');

const view = (...states: OutboxItem['state'][]): OutboxView => ({
  items: states.map((state) => ({ state }) as OutboxItem),
  others: 2,
  wasLost: false,
});

/** A rep's client with one window, as Electron closes it. */
function begin({ language = 'en' }: { language?: Language } = {}) {
  const state = { isVisible: true, isMinimized: false, isDestroyed: false };
  const window = Object.assign(new EventEmitter(), {
    isDestroyed: () => state.isDestroyed,
    isVisible: () => state.isVisible,
    isMinimized: () => state.isMinimized,
    restore: () => void (state.isMinimized = false),
    hide: () => void (state.isVisible = false),
    show: () => {
      state.isVisible = true;
      window.emit('show');
    },
    close: () => {
      const event = { defaultPrevented: false, preventDefault: () => void (event.defaultPrevented = true) };
      window.emit('close', event);
      if (!event.defaultPrevented) Object.assign(state, { isVisible: false, isDestroyed: true });
    },
  });
  const app = Object.assign(new EventEmitter(), {
    quit: () => {
      app.emit('before-quit');
      if (!state.isDestroyed) window.close();
    },
  });
  quit.mockImplementation(app.quit);
  const [powerMonitor, autoUpdater, process] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  let tell: (view: OutboxView) => void = () => undefined;
  const outbox = { onChanged: (listener: typeof tell) => ((tell = listener), () => undefined) };
  const sources = {
    app: app as unknown as App,
    powerMonitor: powerMonitor as unknown as PowerMonitor,
    autoUpdater: autoUpdater as unknown as AutoUpdater,
    process: process as unknown as NodeJS.Process,
  };
  confirmClose({
    window: window as unknown as BrowserWindow,
    app: sources.app,
    outbox,
    language: () => language,
    onForcedQuit: (leave) => onForcedQuit(sources, leave),
  });
  const saving = finishSaving(sources.app, window as unknown as BrowserWindow);
  return { window, app, state, powerMonitor, autoUpdater, process, saving, waits: (now: OutboxView) => tell(now) };
}

beforeEach(() => void questions.splice(0));

it.each([
  ['nothing was ever queued', []],
  ['all of it was sent', [view('awaiting'), view('accepted')]],
  ['the store has refused it, and would refuse it again', [view('review')]],
] as const)('closes without a question if %s', (_case, views) => {
  const { window, state, waits } = begin();
  views.forEach((each) => waits(each));
  window.close();
  expect([questions.length, state.isDestroyed]).toEqual([0, true]);
});

it.each(['close', 'quit'] as const)('asks on %s, and does what its user chooses', async (way) => {
  const { window, app, state, waits } = begin();
  const leave = (): void => (way === 'close' ? window.close() : app.quit());
  waits(view('awaiting', 'sending', 'review', 'accepted'));
  leave();
  expect(questions.map(({ question }) => question.message)).toEqual(['2 requests have not been sent']);
  // Only one question at a time.
  leave();
  expect(questions).toHaveLength(1);
  questions[0]!.answer(KEEP_OPEN);
  await Promise.resolve();
  expect(state.isDestroyed).toBe(false);
  await eventually(() => {
    leave();
    expect(questions).toHaveLength(2);
  });
  const quitting = vi.fn<() => void>();
  app.on('before-quit', quitting);
  questions[1]!.answer(CLOSE);
  await eventually(() => expect(state.isDestroyed).toBe(true));
  expect(questions).toHaveLength(2);
  // On macOS a client whose window is closed goes on.
  expect(quitting).toHaveBeenCalledTimes(way === 'quit' ? 1 : 0);
});

it('closes only the window if its user kept the client open once and then closes that', async () => {
  const { window, app, state, waits } = begin();
  waits(view('awaiting'));
  app.quit();
  questions[0]!.answer(KEEP_OPEN);
  await eventually(() => {
    window.close();
    expect(questions).toHaveLength(2);
  });
  const quitting = vi.fn<() => void>();
  app.on('before-quit', quitting);
  questions[1]!.answer(CLOSE);
  await eventually(() => expect(state.isDestroyed).toBe(true));
  expect(quitting).not.toHaveBeenCalled();
});

it('closing the window shows it before it asks', () => {
  const { app, state, waits } = begin();
  Object.assign(state, { isVisible: false, isMinimized: true });
  waits(view('awaiting'));
  app.quit();
  expect([questions.length, state]).toEqual([1, { isVisible: true, isMinimized: false, isDestroyed: false }]);
});

it('closes by itself when all is sent while the question is open', async () => {
  const { window, state, waits } = begin();
  waits(view('awaiting', 'awaiting'));
  window.close();
  waits(view('awaiting', 'accepted'));
  expect(questions[0]!.question.signal.aborted).toBe(false);
  waits(view('accepted', 'accepted'));
  await eventually(() => expect(state.isDestroyed).toBe(true));
});

it.each([
  ['shuts down', ({ powerMonitor, app }) => (powerMonitor.emit('shutdown'), app.quit())],
  ['ends the client by a signal', ({ process }) => process.emit('SIGTERM')],
  ['logs off', ({ process }) => process.emit('SIGHUP')],
  ['installs an update', ({ autoUpdater, app }) => (autoUpdater.emit('before-quit-for-update'), app.quit())],
] as [string, (client: ReturnType<typeof begin>) => unknown][])(
  'closing the window does not ask if the system %s',
  (_case, end) => {
    const client = begin();
    client.waits(view('awaiting'));
    end(client);
    expect([questions.length, client.state.isDestroyed]).toEqual([0, true]);
  },
);

it('a system that shuts down is not stopped by an open question', () => {
  const { window, process, state, waits } = begin();
  waits(view('awaiting'));
  window.close();
  process.emit('SIGTERM');
  expect([questions.length, state.isDestroyed]).toEqual([1, true]);
});

it('finishes a document after the question, and calls it off only if its user quits', async () => {
  const { app, window, state, saving, waits } = begin();
  const document = Promise.withResolvers<void>();
  const saved = saving(() => document.promise);
  waits(view('awaiting'));
  app.quit();
  questions[0]!.answer(KEEP_OPEN);
  await eventually(() => {
    window.close();
    expect(questions).toHaveLength(2);
  });
  expect(state).toMatchObject({ isVisible: true, isDestroyed: false });
  questions[1]!.answer(CLOSE);
  await eventually(() => expect(state).toMatchObject({ isVisible: false, isDestroyed: false }));
  document.resolve();
  await saved;
  expect([questions.length, state.isDestroyed]).toEqual([2, true]);
});

it.each([
  ['en', 1, '1 request has not been sent'],
  ['es', 1, 'Queda 1 solicitud sin enviar'],
  ['es', 2, 'Quedan 2 solicitudes sin enviar'],
  ['ru', 21, '21 запрос не отправлен'],
  ['ru', 3, '3 запроса не отправлены'],
  ['ru', 5, '5 запросов не отправлено'],
  ['zh', 4, '还有 4 个请求未发送'],
] as const)('asks in its user’s language: %s, %i', (language, count, message) => {
  const { window, waits } = begin({ language });
  waits(view(...Array.from({ length: count }, () => 'awaiting' as const)));
  window.close();
  expect(questions.map(({ question }) => question.message)).toEqual([message]);
});

// Last: the run ends for good.
it('closing the window does not ask before a restart', () => {
  const { state, waits } = begin();
  waits(view('awaiting'));
  relaunchAndQuit(null);
  expect([questions.length, state.isDestroyed, relaunch.mock.calls.length]).toEqual([0, true, 1]);
});
