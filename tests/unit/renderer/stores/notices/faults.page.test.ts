import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeStore } from '../../../../../renderer/src/stores/notices/NoticeStore.ts';
import { Task } from '../../../../../renderer/src/stores/Task.ts';
import { watchFaults } from '../../../../../renderer/src/stores/notices/watchFaults.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';

const FAULT = { key: 'chrome:fault' };
let notices: NoticeStore;
let stop: () => void;
const noticeTexts = () => notices.queue.map(({ text }) => text);
const rejection = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason });

beforeEach(() => {
  notices = new NoticeStore();
  stop = watchFaults(notices);
  // As in a browser; jsdom lacks this function.
  vi.stubGlobal('reportError', (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error })));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a job that fails', () => {
  it.each([
    ['a programming fault', new TypeError('x is not a function')],
    ['a refusal of the browser', new DOMException('The request was denied.', 'SecurityError')],
    ['a full storage', new DOMException('full', 'QuotaExceededError')],
  ])('by %s is over, and the visitor is told', async (_name, fault) => {
    const task = new Task();
    expect(await task.run(() => Promise.reject(fault))).toBe(false);
    expect([task.status, task.error, noticeTexts()]).toEqual(['failed', null, [FAULT]]);
  });

  it('by the API keeps its error for the screen, which says it', async () => {
    const [task, error] = [new Task(), new ApiError('offline')];
    expect(await task.run(() => Promise.reject(error))).toBe(false);
    expect([task.error, noticeTexts()]).toEqual([error, []]);
  });

  it('in what it commits is told, too', async () => {
    const commit = () => {
      throw new Error('a fault in a commit');
    };
    expect(await new Task().run(() => Promise.resolve(1), commit)).toBe(false);
    expect(noticeTexts()).toEqual([FAULT]);
  });

  it('on the server fails the request that it belongs to', async () => {
    vi.stubGlobal('reportError', undefined);
    await expect(new Task().run(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  });
});

describe('unhandled faults', () => {
  it.each([
    ['a rejection of a store', rejection(new Error('a fault')), [FAULT]],
    [
      'a chunk that could not be fetched',
      rejection(new TypeError('Failed to fetch dynamically imported module: /x.js')),
      [{ key: 'failures:offline' }],
    ],
    ['a failure of the API', rejection(new ApiError('timeout')), []],
    ['a notice of the browser’s', new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }), []],
  ])('%s', (_name, event, texts) => {
    window.dispatchEvent(event);
    expect(noticeTexts()).toEqual(texts);
  });

  it('is told once where it happens again and again', () => {
    for (let i = 0; i < 5; i++) window.dispatchEvent(rejection(new Error(`fault ${i}`)));
    expect(noticeTexts()).toEqual([FAULT]);
  });
});
