import { EventEmitter } from 'node:events';
import type { App, Certificate } from 'electron';
import { expect, it, vi } from 'vitest';
import {
  answerCertificateRequests,
  type ChooseCertificate,
  onlyCertificate,
} from '../../../../electron/main/security/clientCertificates.ts';

const [ANA, CLINIC] = ['ana', 'clinic'].map((fingerprint) => ({ fingerprint }) as Certificate);

function begin(choose: ChooseCertificate) {
  const app = new EventEmitter();
  answerCertificateRequests(app as unknown as App, 'https://shop.example', choose);
  return async (url: string, list = [ANA, CLINIC]): Promise<unknown> => {
    const preventDefault = vi.fn();
    const answered = new Promise((resolve) =>
      app.emit('select-client-certificate', { preventDefault }, null, url, list, resolve),
    );
    // Chromium would else show the first one to whoever asks.
    expect(preventDefault).toHaveBeenCalledOnce();
    return answered;
  };
}

it.each(['https://shop.example/api/x', 'shop.example:443', 'shop.example'])(
  'the store at %s gets the choice',
  async (url) => {
    const choose = vi.fn<ChooseCertificate>(() => Promise.resolve(CLINIC!));
    const request = begin(choose);
    expect([await request(url), await request(url)]).toEqual([CLINIC, CLINIC]);
    expect(choose).toHaveBeenCalledOnce();
  },
);

it.each([
  'https://evil.example/',
  'evil.example:443',
  'https://shop.example.evil.example/',
  'https://shop.example:8443/',
  'https://shop.example@evil.example/',
  '',
])('the server at "%s" gets none', async (url) => {
  const choose = vi.fn<ChooseCertificate>();
  expect(await begin(choose)(url)).toBeUndefined();
  expect(choose).not.toHaveBeenCalled();
});

it('no certificate is shown if none was chosen, it is gone, or the choice fails', async () => {
  expect(await begin(() => Promise.resolve(null))('shop.example')).toBeUndefined();
  expect(await begin(() => Promise.reject(new Error('dialog')))('shop.example')).toBeUndefined();
  expect(await begin(() => Promise.resolve(ANA!))('shop.example', [CLINIC!])).toBeUndefined();
});

it('a kiosk shows its only certificate', async () => {
  expect(await onlyCertificate([ANA!])).toBe(ANA);
  expect([await onlyCertificate([]), await onlyCertificate([ANA!, CLINIC!])]).toEqual([null, null]);
});
