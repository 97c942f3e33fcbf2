import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Attract } from '../../../../../../renderer/src/app/kiosk/attract/Attract.tsx';
import styles from '../../../../../../renderer/src/app/kiosk/attract/Attract.module.css';
import { SlideView } from '../../../../../../renderer/src/app/kiosk/attract/SlideView.tsx';
import type { Block } from '../../../../../../shared/contract/schemas/content.ts';
import { aKiosk } from '../../../../../support/builders/desktop/aKiosk.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';
import { config, home } from '../../../../../support/fixtures/storefrontReplies.ts';

/** Pictures by what becomes of them: those of `gone` fail, those of `small` are the placeholder. */
class FakeImage extends EventTarget {
  naturalWidth = 640;
  set src(src: string) {
    if (src.includes('small')) this.naturalWidth = 1;
    queueMicrotask(() => this.dispatchEvent(new Event(src.includes('gone') ? 'error' : 'load')));
  }
}
beforeEach(() => void vi.stubGlobal('Image', FakeImage));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hero = (name: string): Block => ({
  ...(home.blocks[0] as Extract<Block, { kind: 'hero' }>),
  title: `${name} 中文`,
  en_title: `${name} English`,
  es_title: `${name} español`,
  ru_title: `${name} по-русски`,
  picture: { src: `/media/${name}-{w}.{f}`, widths: [320, 1280], width: 640, height: 480 },
});

/** A kiosk that waits for visitors; `shown` are the headings that passers-by have seen. */
async function aLoop(blocks: Block[], begin = () => Promise.resolve(true)) {
  const { kiosk, tell } = aKiosk();
  const shown: string[] = [];
  const look = (): void => {
    const heading = document.querySelector('h2')?.textContent;
    if (heading && heading !== shown.at(-1)) shown.push(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const page = await renderPart(<Attract />, {
    device: 'kiosk',
    platform: { kiosk: { ...kiosk, begin, atFirst: { ...kiosk.atFirst, slideSeconds: 0.03 } } },
    answers: { readConfig: () => ({ ...config, logo: '/img/own.svg' }), readPageConfig: () => ({ ...home, blocks }) },
  });
  return { ...page, shown, tell };
}

it('shows the merchant’s pictures in turn, each in the next language, and leaves out those that do not come', async () => {
  const { shown } = await aLoop([hero('one'), hero('gone'), hero('small'), hero('two')]);
  const pictures = (): string[] => shown.filter((heading) => / (English|español|по-русски|中文)$/.test(heading));
  await waitFor(() => expect(pictures().length).toBeGreaterThan(4));
  expect(pictures().slice(0, 5)).toEqual(['one español', 'two по-русски', 'one 中文', 'two English', 'one español']);
  const dialog = screen.getByRole('dialog', { name: 'Welcome' });
  expect(document.activeElement).toBe(dialog);
  expect(dialog.querySelector('img')!.getAttribute('src')).toBe('/img/own.svg');
  for (const text of ['Touch to begin', 'Toque para empezar', '轻触屏幕开始'])
    expect(screen.getByText(text)).toBeDefined();
});

it('where no picture comes, it says what the screen is for, in each language', async () => {
  const { shown } = await aLoop([hero('gone')]);
  for (const start of [
    'Todo para su clínica',
    'Всё для вашей клиники',
    '诊所所需，尽在此屏',
    'Everything for your clinic',
  ])
    await waitFor(() => expect(shown.some((heading) => heading.startsWith(start))).toBe(true));
});

it('a touch asks for the language, and the visit begins in it; the loop rests meanwhile', async () => {
  const begun: string[] = [];
  const { addressOf } = await aLoop([hero('one')], ((language: string) => {
    begun.push(language);
    return Promise.resolve(true);
  }) as never);
  const dialog = screen.getByRole('dialog', { name: 'Welcome' });
  expect(dialog.classList.contains(styles.choosing)).toBe(false);
  fireEvent.click(screen.getByText('Touch to begin'));
  expect(dialog.classList.contains(styles.choosing)).toBe(true);
  expect(screen.getByText('¿Qué idioma prefiere?')).toBeDefined();
  expect(screen.queryByText('Touch to begin')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(addressOf()).toBe('/'));
  expect(begun).toEqual(['en']);
});

it('a visit that cannot begin, or a visitor who leaves without a choice, leads back to the loop', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await aLoop([hero('one')], () => Promise.resolve(false));
  fireEvent.click(screen.getByText('Touch to begin'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'English' })));
  fireEvent.click(await screen.findByText('Touch to begin'));
  act(() => void vi.advanceTimersByTime(19_000));
  expect(screen.queryByText('Touch to begin')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_500));
  expect(screen.getByText('Touch to begin')).toBeDefined();
});

it('a film plays once without sound; its end, a failure and a standstill say so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const over: boolean[] = [];
  const picture = { src: '/media/x-{w}.{f}', widths: [320], width: 4, height: 3 };
  const slide = { key: '1', title: () => 'Film', text: () => 'Text', picture, film: '/media/film.mp4' };
  await renderPart(<SlideView slide={slide} language="es" onFilmOver={(wasPlayed) => over.push(wasPlayed)} />, {
    answers: {},
  });
  const film = document.querySelector('video')!;
  expect(film.getAttribute('src')).toBe('/media/film.mp4');
  expect(film.poster).toContain('/media/x-320');
  expect([film.autoplay, film.muted, film.hasAttribute('playsinline')]).toEqual([true, true, true]);
  expect(document.querySelector('[lang="es"]')!.textContent).toBe('FilmText');
  fireEvent.ended(film);
  fireEvent.error(film);
  expect(over).toEqual([true, false]);
  film.currentTime = 5;
  vi.advanceTimersByTime(8_000);
  film.currentTime = 9;
  vi.advanceTimersByTime(8_000);
  expect(over).toHaveLength(2);
  vi.advanceTimersByTime(8_000);
  expect(over).toEqual([true, false, false]);
  cleanup();
  vi.advanceTimersByTime(80_000);
  expect(over).toHaveLength(3);
});
