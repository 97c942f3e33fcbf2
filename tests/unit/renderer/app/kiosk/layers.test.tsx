import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KioskView } from '../../../../../shared/ipc/kiosk.ts';
import { displayAddress } from '../../../../../renderer/src/app/kiosk/displayAddress.ts';
import { HandoverCode } from '../../../../../renderer/src/app/kiosk/HandoverCode.tsx';
import styles from '../../../../../renderer/src/app/kiosk/Card.module.css';
import { KioskBar } from '../../../../../renderer/src/app/kiosk/KioskBar.tsx';
import { PhoneCard } from '../../../../../renderer/src/app/kiosk/PhoneCard.tsx';
import type { HandoverTarget } from '../../../../../renderer/src/stores/kiosk/KioskStore.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { aSignIn } from '../../../../support/builders/aSignIn.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';

afterEach(cleanup);

const server = new FakeCartServer();
const setup = (view: Partial<KioskView> = {}) => {
  const { kiosk } = aKiosk();
  const leave = vi.fn(() => Promise.resolve());
  const platform = { kiosk: { ...kiosk, atFirst: { ...kiosk.atFirst, ...view }, leave } };
  return { leave, answers: { readCart: () => server.call('readCart', {}) }, device: 'kiosk' as const, platform };
};

describe('the bar of a kiosk', () => {
  const names = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    ['en', 'https://shop.example/here?x=1'],
    ['es', 'https://shop.example/es/here?x=1'],
  ] as const)('hands over this page in its language: %s', async (language, url) => {
    const { stores } = await renderPart(<KioskBar />, { at: '/here?x=1', language, ...setup() });
    expect(names()).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(stores.kiosk.handover).toEqual({ url, kind: 'page' });
  });

  it('hands over the list of products once there is one', async () => {
    const { stores } = await renderPart(<KioskBar />, setup());
    await act(() => stores.cart.add(7, 2));
    expect(names()).toHaveLength(3);
    await userEvent.click(screen.getAllByRole('button')[1]!);
    expect(stores.kiosk.handover).toEqual({
      url: expect.stringMatching(/^https:\/\/shop\.example\/.*7/),
      kind: 'list',
    });
  });

  it('ends the visit', async () => {
    const { leave, ...rest } = setup();
    await renderPart(<KioskBar />, rest);
    await userEvent.click(screen.getAllByRole('button').at(-1)!);
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('the code for a phone', () => {
  it.each<[HandoverTarget, string, string, RegExp, boolean]>([
    [
      { url: 'https://shop.example/a', kind: 'page' },
      'Open on your phone',
      'QR code with the address',
      /open this page/,
      false,
    ],
    [{ url: 'tel:+1202', kind: 'link' }, 'Open on your phone', 'QR code with the address', /Other websites/, false],
    [
      { url: 'https://shop.example/l', kind: 'list' },
      'Your list on your phone',
      'QR code with your list',
      /products/,
      false,
    ],
    [
      { url: `https://shop.example/${'x'.repeat(219)}`, kind: 'list' },
      'Your list on your phone',
      'QR code with your list',
      /products/,
      false,
    ],
    [
      { url: `https://shop.example/${'x'.repeat(220)}`, kind: 'list' },
      'Your list on your phone',
      'QR code with your list',
      /products/,
      true,
    ],
  ])('says what it opens, larger where it is dense: %j', async (target, title, code, text, isLarge) => {
    const { stores } = await renderPart(<HandoverCode {...target} />, setup());
    act(() => stores.kiosk.offerHandover(target.url, target.kind));
    expect(screen.getByRole('dialog', { name: title }).textContent).toMatch(text);
    expect(screen.getByRole('img', { name: code }).classList.contains(styles['largeCode'])).toBe(isLarge);
    const close = screen.getByRole('button', { name: 'Back to the store' });
    expect(document.activeElement).toBe(close);
    await userEvent.click(close);
    expect(stores.kiosk.handover).toBeNull();
  });

  it.each([
    ['https://shop.example/product/a%20b/5#part', 'https://shop.example/product/a b/5'],
    ['https://shop.example/%E0%A4%A', 'https://shop.example/%E0%A4%A'],
    ['https://wa.example/1?text=hello', 'https://wa.example/1'],
    ['mailto:a@b.example?subject=x', 'a@b.example'],
    ['tel:+1202', '+1202'],
  ])('is written below as a visitor would note it: %s', (address, text) => {
    expect(displayAddress(address, 'https://shop.example')).toBe(text);
  });
});

describe('sign-in by phone', () => {
  const open = async (view: Parameters<typeof PhoneCard>[0]['view']) => {
    const { signIn } = aSignIn();
    const { platform, ...rest } = setup();
    await renderPart(<PhoneCard view={view} />, { ...rest, platform: { ...platform, signIn } });
    return { signIn, names: screen.getAllByRole('button').map(({ textContent }) => textContent) };
  };

  it.each([
    [125, '2:05'],
    [60, '1:00'],
    [9, '0:09'],
  ])('shows the code and for how long it is valid: %i s', async (secondsLeft, time) => {
    const { names } = await open({ at: 'phone', url: 'https://shop.example/in', code: 'ABCD', secondsLeft });
    expect(screen.getByRole('dialog', { name: 'Log in with your phone' }).textContent).toContain('ABCD');
    expect(screen.getByRole('timer').textContent).toBe(`The code is valid for another ${time} min`);
    expect(names).toEqual(['Cancel']);
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it.each([
    ['expired', 'The code has expired', /not confirmed in time/],
    ['denied', 'Login declined on your phone', /not logged in here/],
    ['away', 'We cannot reach our server', /not your fault/],
  ] as const)('says what to do when it has failed: %s', async (why, title, text) => {
    const { names, signIn } = await open({ at: 'phoneFailed', why });
    expect(screen.getByRole('dialog', { name: title }).textContent).toMatch(text);
    expect([names, screen.queryByRole('timer')]).toEqual([['Show a new code', 'Cancel'], null]);
    expect(document.activeElement?.textContent).toBe('Show a new code');
    await userEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
    expect(signIn.byPhone).toHaveBeenCalledWith('en');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signIn.cancel).toHaveBeenCalledOnce();
  });
});
