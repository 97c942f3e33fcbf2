import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SlideView } from '../../../../../../renderer/src/app/kiosk/attract/SlideView.tsx';
import styles from '../../../../../../renderer/src/app/kiosk/attract/SlideView.module.css';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

it.each([
  ['wide', 640, 480],
  ['square', 480, 480],
  ['square', 480, 640],
] as const)('has a %s frame for a picture of %i × %i', async (frame, width, height) => {
  const picture = { src: '/media/x-{w}.{f}', widths: [320, 1280], width, height };
  const slide = { key: '1', title: () => 'Probe', text: () => 'Velora', picture, film: null };
  await renderPart(<SlideView slide={slide} language="en" onFilmOver={() => undefined} />, { answers: {} });
  const shown = screen.getByRole('presentation');
  expect(['wide', 'square'].filter((name) => shown.parentElement!.classList.contains(styles[name as 'wide']))).toEqual([
    frame,
  ]);
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual([String(width), String(height)]);
});
