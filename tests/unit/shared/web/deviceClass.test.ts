import { describe, expect, it } from 'vitest';
import { deviceClassOf, isMobileWebKit } from '../../../../shared/web/deviceClass.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BROWSERS: [name: string, userAgent: string, layout: string, isWebKit: boolean][] = [
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`,
    'mobile',
    true,
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} CriOS/156.0 Mobile/15E148 Safari/604.1`,
    'mobile',
    true,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'mobile',
    false,
  ],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`,
    'desktop',
    false,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'mobile', false],
];

describe('a browser by its user agent', () => {
  it.each(BROWSERS)('%s', (_name, userAgent, layout, isWebKit) => {
    expect([deviceClassOf(userAgent), isMobileWebKit(userAgent)]).toEqual([layout, isWebKit]);
  });
});
