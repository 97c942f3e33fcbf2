import { cleanup, render, screen } from '@testing-library/react';
import decodeQr from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from '../../../../../renderer/src/ui/media/QrCode.tsx';

const MODULE_PX = 4;

afterEach(cleanup);

/** Rasterises the code's path. */
function painted(svg: HTMLElement): { width: number; height: number; data: Uint8ClampedArray } {
  const modules = Number(svg.getAttribute('viewBox')!.split(' ')[2]);
  const width = modules * MODULE_PX;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < MODULE_PX; row += 1) {
      const start = ((Number(y) * MODULE_PX + row) * width + Number(x) * MODULE_PX) * 4;
      data.fill(0, start, start + Number(run) * MODULE_PX * 4);
    }
  return { width, height: width, data };
}

it.each(['https://shop.example/phone?code=7QX4', 'Клиника «Север», 北方诊所', 'a'.repeat(900)])(
  'draws a code that reads as %s',
  (text) => {
    render(<QrCode text={text} label="code" />);
    expect(decodeQr(painted(screen.getByRole('img', { name: 'code' })))).toBe(text);
  },
);
