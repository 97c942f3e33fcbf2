import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { PendingPage } from '../../../../../electron/main/rep/links/PendingPage.ts';

const WITHIN = { isMainFrame: true, isSameDocument: true };
const LOAD = { isMainFrame: true, isSameDocument: false };
const FRAME = { isMainFrame: false, isSameDocument: false };

let contents: EventEmitter;
const call = vi.fn();
let destination: PendingPage;
beforeEach(() => {
  contents = new EventEmitter();
  call.mockReset();
  destination = new PendingPage(contents as unknown as WebContents, call);
});

it('notifies the page, and returns the address once', () => {
  destination.set('/cart');
  expect(call).toHaveBeenCalledOnce();
  expect(destination.take()).toBe('/cart');
  expect(destination.take()).toBeNull();
});

it('a pending page waits for the page that is being loaded: the last choice wins, and not for the one that is left', () => {
  contents.emit('did-start-navigation', LOAD);
  destination.set('/customers');
  destination.set('/cart');
  expect(call).not.toHaveBeenCalled();
  expect(destination.take()).toBeNull();
  contents.emit('did-navigate');
  expect(destination.take()).toBe('/cart');
  contents.emit('did-stop-loading');
  expect(call).not.toHaveBeenCalled();
});

it('a pending page is not lost with a page that was notified and left before it could ask', () => {
  destination.set('/cart');
  contents.emit('did-start-navigation', LOAD);
  expect(destination.take()).toBeNull();
  contents.emit('did-navigate');
  expect(destination.take()).toBe('/cart');
});

it('a pending page is not lost with a page that took it and was left before it went there', () => {
  destination.set('/cart');
  expect(destination.take()).toBe('/cart');
  // It asks whenever it is notified, so also while it goes there.
  expect(destination.take()).toBeNull();
  contents.emit('did-start-navigation', LOAD);
  contents.emit('did-navigate');
  expect(destination.take()).toBe('/cart');
});

it('a pending page ends when it was opened, and is replaced by a later choice', () => {
  destination.set('/cart');
  destination.take();
  contents.emit('did-navigate-in-page', {}, 'app://bundle/cart', true);
  contents.emit('did-start-navigation', LOAD);
  contents.emit('did-navigate');
  expect(destination.take()).toBeNull();

  destination.set('/cart');
  destination.take();
  destination.set('/customers');
  contents.emit('did-start-navigation', LOAD);
  contents.emit('did-navigate');
  expect(destination.take()).toBe('/customers');
  expect(destination.take()).toBeNull();
});

it('notifies the old page again if the navigation failed', () => {
  contents.emit('did-start-navigation', LOAD);
  destination.set('/cart');
  contents.emit('did-stop-loading');
  expect(call).toHaveBeenCalledOnce();
  expect(destination.take()).toBe('/cart');
});

it.each([
  ['a step within the page', WITHIN],
  ['a frame', FRAME],
])('%s is no other page', (_name, navigation) => {
  contents.emit('did-start-navigation', navigation);
  destination.set('/cart');
  expect(destination.take()).toBe('/cart');
});
