import { EventEmitter } from 'node:events';
import { dialog, type MessageBoxOptions } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { offerReload } from '../../../../electron/main/rep/offerReload.ts';

vi.mock('electron', () => ({ dialog: { showMessageBox: vi.fn() } }));

class Window extends EventEmitter {
  isDestroyed = (): boolean => false;
}
let window: Window;
let questions: { options: MessageBoxOptions; answer: (response: number) => void }[];
const restart = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  questions = [];
  vi.mocked(dialog.showMessageBox).mockImplementation(((_window: unknown, options: MessageBoxOptions) => {
    const { promise, resolve } = Promise.withResolvers<{ response: number }>();
    // As Electron does: an aborted question answers with `cancelId`.
    options.signal!.addEventListener('abort', () => resolve({ response: options.cancelId! }));
    questions.push({ options, answer: (response) => resolve({ response }) });
    return promise;
  }) as never);
  window = new Window();
  offerReload({ window: window as never, language: () => 'ru', restart });
});

it('asks once about a page that does not respond, in its language, and loads it again', async () => {
  window.emit('unresponsive');
  window.emit('unresponsive');
  expect(questions).toHaveLength(1);
  expect(questions[0]!.options).toMatchObject({
    message: 'Страница не отвечает',
    buttons: ['Загрузить заново', 'Подождать'],
  });
  questions[0]!.answer(0);
  await expect.poll(() => restart.mock.calls.length).toBe(1);
});

it('waits when asked to, and asks again the next time', async () => {
  window.emit('unresponsive');
  questions[0]!.answer(1);
  await expect.poll(() => (window.emit('unresponsive'), questions.length)).toBe(2);
  expect(restart).not.toHaveBeenCalled();
});

it('asks no longer when the page responds again', async () => {
  window.emit('unresponsive');
  window.emit('responsive');
  expect(questions[0]!.options.signal!.aborted).toBe(true);
  await expect.poll(() => (window.emit('unresponsive'), questions.length)).toBe(2);
  expect(restart).not.toHaveBeenCalled();
});
