import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Gallery } from '../../../../../renderer/src/pages/product/gallery/Gallery.tsx';
import styles from '../../../../../renderer/src/pages/product/gallery/Gallery.module.css';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const picture = (number: number) => ({ src: `/media/${number}-{w}.{f}`, widths: [320, 1280], width: 640, height: 480 });
const three = [1, 2, 3].map(picture);
const large = (): HTMLImageElement => screen.getByRole('button', { name: 'Enlarge the picture' }).querySelector('img')!;

it('a thumbnail shows its picture large, and which one that is', async () => {
  await renderPart(<Gallery name="Probe" pictures={three} keepsThumbs />, { answers: {} });
  const section = screen.getByRole('region', { name: 'Pictures of Probe' });
  expect(section.querySelector(`.${styles.room}`)).toBeNull();
  const shown = (): (boolean | null | string)[] =>
    [1, 2, 3].map((number) =>
      screen.getByRole('button', { name: `Show picture ${number}` }).getAttribute('aria-pressed'),
    );
  expect([large().alt, ...shown()]).toEqual(['Probe, picture 1', 'true', 'false', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect([large().alt, ...shown()]).toEqual(['Probe, picture 2', 'false', 'true', 'false']);
  expect(screen.getByRole('button', { name: 'Show picture 2' }).classList.contains(styles.chosen)).toBe(true);
  expect(screen.getByRole('button', { name: 'Show picture 1' }).classList.contains(styles.chosen)).toBe(false);
  expect(large().src).toContain('/media/2-');
});

it.each([
  ['one picture', [picture(1)], true, 1],
  ['one picture, known before', [picture(1)], false, 0],
  ['none', [], true, 1],
])('%s has no thumbnails; their place is kept where it was not known', async (_what, pictures, keepsThumbs, rooms) => {
  await renderPart(<Gallery name="Probe" pictures={pictures} keepsThumbs={keepsThumbs} />, { answers: {} });
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.querySelectorAll(`.${styles.room}`)).toHaveLength(rooms);
  expect(screen.queryByRole('button', { name: 'Enlarge the picture' }) !== null).toBe(pictures.length > 0);
});

it('the enlarged pictures are turned by buttons and by keys, and closed', async () => {
  await renderPart(<Gallery name="Probe" pictures={three} />, { answers: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures: Probe' });
  const inside = within(dialog);
  const position = (): string => inside.getByText(/of 3$/).textContent;
  const key = (init: KeyboardEventInit): boolean => {
    const event = createEvent.keyDown(dialog, init);
    fireEvent(dialog, event);
    return event.defaultPrevented;
  };
  expect(position()).toBe('1 of 3');
  expect(inside.getByRole('img', { name: 'Probe, picture 1' }).getAttribute('src')).toContain('1280');
  fireEvent.click(inside.getByRole('button', { name: 'Next picture' }));
  expect(position()).toBe('2 of 3');
  for (let presses = 0; presses < 2; presses++)
    fireEvent.click(inside.getByRole('button', { name: 'Previous picture' }));
  expect(position()).toBe('3 of 3');
  expect(key({ key: 'ArrowRight' })).toBe(true);
  expect(position()).toBe('1 of 3');
  expect(key({ key: 'ArrowLeft' })).toBe(true);
  expect(position()).toBe('3 of 3');
  // Others are the browser's, as is a key with another.
  for (const init of [
    { key: 'a' },
    { key: 'ArrowLeft', altKey: true },
    { key: '+', ctrlKey: true },
    { key: '-', metaKey: true },
  ])
    expect(key(init)).toBe(false);
  expect(position()).toBe('3 of 3');
  expect(inside.getByRole('img').getAttribute('src')).toContain('/media/3-');
  fireEvent.click(inside.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('button', { name: 'Enlarge the picture' });
  expect(large().src).toContain('/media/3-');
});

it('a single picture is enlarged without the way to others', async () => {
  await renderPart(<Gallery name="Probe" pictures={[picture(1)]} />, { answers: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
  const inside = within(await screen.findByRole('dialog'));
  for (const name of ['Zoom out', 'Zoom in', 'Whole picture', 'Close'])
    expect(inside.getByRole('button', { name })).toBeDefined();
  for (const name of ['Next picture', 'Previous picture']) expect(inside.queryByRole('button', { name })).toBeNull();
  expect(inside.queryByText('1 of 1')).toBeNull();
});
