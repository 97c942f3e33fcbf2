import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { pageOfArguments, pageOfLink } from '../../../../../electron/main/rep/links/deepLinks.ts';
import { DeepLinkQueue } from '../../../../../electron/main/rep/links/DeepLinkQueue.ts';

describe('a deep link', () => {
  it.each([
    ['medstore://open/', '/'],
    ['medstore://open/cart', '/cart'],
    ['medstore://open/messageCenter', '/messageCenter'],
    ['medstore://open/userCenter/inquiryList/12', '/userCenter/inquiryList/12'],
    ['medstore://open/product/convex-probe-c5-2/318', '/product/convex-probe-c5-2/318'],
    // As systems, mail programs and link shorteners write it.
    ['medstore://open', '/'],
    ['MEDSTORE://open/cart', '/cart'],
    ['Medstore://OPEN/messageCenter/', '/messageCenter'],
    ['medstore://open/cart/', '/cart'],
    ['medstore://open/cart?utm_source=mail&utm_campaign=%D0%BC', '/cart'],
    ['medstore://open?utm_source=mail', '/'],
    ['medstore://open/userCenter/inquiryList/12?x=1#:~:text=Quotation', '/userCenter/inquiryList/12'],
    ['medstore://open/cart#x', '/cart'],
    // As an address of the store, in a language.
    ['medstore://open/es', '/'],
    ['medstore://open/zh/', '/'],
    ['medstore://open/ru/cart/', '/cart'],
    ['medstore://open/es/product/convex-probe-c5-2/318?sku=4', '/product/convex-probe-c5-2/318'],
    ['medstore://open/cart?redirect=https://evil.example/../login', '/cart'],
  ])('%s leads to %s', (link, page) => expect(pageOfLink(link)).toBe(page));

  it.each([
    'medstore:open/cart',
    'medstore:///cart',
    'medstore://open.evil/cart',
    'medstore://x@open/cart',
    'medstore://open:1/cart',
    'medstore://open//evil.example',
    'medstore://open/../login',
    'medstore://open/cart//',
    'medstore://open/es/es/cart',
    'medstore://open/fr/cart',
    'medstore://open/escart',
    'medstore://open/es//cart',
    'medstore://open/es/login',
    'medstore://open/CART',
    'medstore://open?page=/cart/../login#/login\nx',
    'medstore://open/login?page=/cart',
    'medstore://open\\cart',
    'medstore://open@evil.example/cart',
    'medstore://open/%63art',
    'medstore://open/login',
    'medstore://open/userCenter/inquiryList/1234567890',
    'medstore://open/cart\n',
    ' medstore://open/cart',
    'https://open/cart',
    'xmedstore://open/cart',
    '',
  ])('%j leads nowhere', (link) => expect(pageOfLink(link)).toBeNull());

  it('is found among the system’s own arguments, and only as a complete one', () => {
    expect(pageOfArguments(['/opt/medstore', '--flag', 'medstore://open/cart'])).toBe('/cart');
    expect(pageOfArguments(['/opt/medstore', '--url=medstore://open/cart'])).toBeNull();
    expect(pageOfArguments(['/opt/medstore', 'MEDSTORE://open/cart?utm_source=mail'])).toBe('/cart');
    expect(pageOfArguments(['/opt/medstore', 'medstore://evil/cart', 'medstore://open/cart'])).toBeNull();
    expect(pageOfArguments([])).toBeNull();
  });

  it('is queued until there is a window, and then opens there at once', () => {
    const app = new EventEmitter();
    const event = { preventDefault: vi.fn() };
    const links = new DeepLinkQueue(app as unknown as App, ['/opt/medstore']);
    expect(links.first).toBe('/');
    app.emit('open-url', event, 'medstore://open/cart');
    expect(links.first).toBe('/cart');
    // The last link wins, and a second start without a link does not replace it.
    app.emit('second-instance', {}, ['/opt/medstore', 'medstore://open/messageCenter']);
    app.emit('second-instance', {}, ['/opt/medstore']);
    expect(links.first).toBe('/messageCenter');
    expect(event.preventDefault).toHaveBeenCalledOnce();

    const show = vi.fn();
    links.follow(show);
    app.emit('second-instance', {}, ['/opt/medstore', 'medstore://open/messageCenter']);
    // A second start without a link brings the window to the front and keeps its page.
    app.emit('second-instance', {}, ['/opt/medstore']);
    expect(show.mock.calls).toEqual([['/messageCenter'], [null]]);
  });
});
