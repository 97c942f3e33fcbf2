import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FindBar, type FindRequest } from '../../../../../electron/main/rep/find/FindBar.ts';
import { LANGUAGES } from '../../../../../shared/text/languages.ts';

vi.mock('electron', () => ({
  session: {},
  nativeTheme: {},
  screen: {},
  BrowserWindow: {},
  WebContentsView: {},
}));
const { answerFindPage, findBounds } = await import('../../../../../electron/main/rep/find/openFindView.ts');

const page = Object.assign(new EventEmitter(), {
  findInPage: vi.fn((_text: string, _how: object) => requests),
  stopFindInPage: vi.fn(),
  focus: vi.fn(),
  isDestroyed: () => false,
});
const view = { focus: vi.fn(), showResult: vi.fn(), close: vi.fn() };
let requests: number;
let ask: (request: FindRequest) => void;
let bar: FindBar;
const openView = vi.fn((handle: typeof ask) => {
  ask = handle;
  return view;
});
const found = (active: number, count: number, more = {}): unknown =>
  page.emit(
    'found-in-page',
    {},
    { requestId: requests, activeMatchOrdinal: active, matches: count, finalUpdate: true, ...more },
  );
const searches = (): unknown[] => page.findInPage.mock.calls;

beforeEach(() => {
  page.removeAllListeners();
  vi.clearAllMocks();
  requests = 7;
  bar = new FindBar(page as unknown as WebContents, openView);
});

describe('finding in the page', () => {
  it('marks what is typed, says which match is shown, and goes on and back', () => {
    bar.open();
    ask({ text: 'probe', step: null });
    found(1, 12);
    ask({ text: 'probe', step: 1 });
    bar.step(-1);
    expect(searches()).toEqual([
      ['probe', { forward: true, findNext: true }],
      ['probe', { forward: true, findNext: false }],
      ['probe', { forward: false, findNext: false }],
    ]);
    expect(view.showResult.mock.calls).toEqual([[{ active: 1, count: 12 }]]);
  });

  it('begins anew with another text, and with none marks nothing', () => {
    bar.open();
    ask({ text: 'probe', step: null });
    ask({ text: 'gel', step: null });
    ask({ text: '', step: null });
    ask({ text: 'gel', step: null });
    const anew = { forward: true, findNext: true };
    expect(searches()).toEqual([
      ['probe', anew],
      ['gel', anew],
      ['gel', anew],
    ]);
    expect(page.stopFindInPage).toHaveBeenCalledExactlyOnceWith('clearSelection');
    expect(view.showResult).toHaveBeenLastCalledWith(null);
  });

  it('says nothing of outdated and unfinished counts', () => {
    bar.open();
    ask({ text: 'probe', step: null });
    found(1, 3, { finalUpdate: false });
    found(1, 3, { requestId: 6 });
    expect(view.showResult).not.toHaveBeenCalled();
  });

  it('opens once, and puts the cursor into its field again', () => {
    bar.open();
    bar.open();
    expect([openView.mock.calls.length, view.focus.mock.calls.length]).toEqual([1, 2]);
  });

  it('ends with Escape, gives the page the focus, and opens with the next step', () => {
    bar.open();
    ask({ text: 'probe', step: null });
    ask('close');
    expect([view.close.mock.calls.length, page.focus.mock.calls.length]).toEqual([1, 1]);
    expect(page.stopFindInPage).toHaveBeenCalledExactlyOnceWith('keepSelection');
    bar.step(1);
    expect(openView).toHaveBeenCalledTimes(2);
    ask({ text: 'probe', step: null });
    expect(searches().at(-1)).toEqual(['probe', { forward: true, findNext: true }]);
  });

  it('ends when the page is left: its count would be wrong', () => {
    bar.open();
    page.emit('did-start-navigation', { isMainFrame: false });
    expect(view.close).not.toHaveBeenCalled();
    page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    expect(view.close).toHaveBeenCalledOnce();
    bar.close();
    expect(view.close).toHaveBeenCalledOnce();
  });
});

describe('the bar', () => {
  it('fits into the window', () => {
    expect(findBounds(1_440)).toEqual({ x: 984, y: 0, width: 440, height: 46 });
    expect(findBounds(400)).toEqual({ x: 0, y: 0, width: 400, height: 46 });
  });

  it.each(LANGUAGES)('is complete in %s: a search with a named field, named buttons and a status', async (language) => {
    const reply = await answerFindPage(language, vi.fn())(new Request('app://find/'));
    const html = await reply.text();
    expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect([names.length, new Set(names).size]).toEqual([5, 4]);
    expect(html).toMatch(/<output role="status" data-none="[^"]+" data-some="[^"]*{{active}}[^"]*{{count}}[^"]*">/);
  });

  it.each([
    ['"close"', 'close'],
    ['{"text":"C5-2","step":null}', { text: 'C5-2', step: null }],
    ['{"text":"","step":-1}', { text: '', step: -1 }],
  ])('asks by %s', async (body, request) => {
    const handle = vi.fn();
    const reply = await answerFindPage('en', handle)(new Request('app://find/', { method: 'POST', body }));
    expect([reply.status, handle.mock.calls]).toEqual([204, [[request]]]);
  });

  it.each(['', 'open', '{"text":1,"step":1}', '{"text":"x","step":2}', `{"text":"${'x'.repeat(201)}","step":1}`])(
    'asks for nothing else: %s',
    async (body) => {
      const handle = vi.fn();
      const reply = await answerFindPage('en', handle)(new Request('app://find/', { method: 'POST', body }));
      expect([reply.status, handle.mock.calls]).toEqual([400, []]);
    },
  );
});
