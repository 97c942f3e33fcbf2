import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { EMPTY_INLINE } from '../../../../shared/web/inlineHashes.ts';
import { contentSecurityPolicy } from '../../../../server/web/http/contentSecurity.ts';
import { deviceOf } from '../../../../server/web/http/deviceOf.ts';
import { siteOrigin } from '../../../../server/web/http/siteOrigin.ts';
import { cacheControl } from '../../../../server/web/pages/sharedCaching.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const NOBODY: readonly string[] = ["'none'"];

describe('the policy of a page', () => {
  const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
  /** What a page may do by the directives of its policy. */
  const directives = (parts: Partial<Parameters<typeof contentSecurityPolicy>[0]>): Map<string, string[]> =>
    new Map(
      contentSecurityPolicy({ inline, ...parts })
        .split('; ')
        .map((each) => each.split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    );

  it('allows the page its own files, and its inline code by hash', () => {
    const policy = directives({});
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-script'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-style'", EMPTY_INLINE]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('font-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    for (const name of ['default-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name), name).toEqual(NOBODY);
    expect(policy.has('require-trusted-types-for')).toBe(true);
    expect(policy.has('script-src-attr')).toBe(false);
  });

  it('allows calls of an API elsewhere', () => {
    expect(directives({ apiOrigin: 'https://api.example' }).get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
    ]);
  });

  it('allows any inline styles in development, and nothing else', () => {
    const policy = directives({ isDeveloping: true });
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    policy.delete('style-src');
    const usual = directives({});
    usual.delete('style-src');
    expect(policy).toEqual(usual);
  });

  it('allows the debugging tool to evaluate, to write styles and to load fonts', () => {
    const policy = directives({ hasDebugTool: true });
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-script'", "'unsafe-eval'"]);
    expect(policy.get('script-src-attr')).toEqual(["'unsafe-hashes'", EMPTY_INLINE]);
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('font-src')).toEqual(["'self'", 'data:']);
    expect(policy.has('require-trusted-types-for')).toBe(false);
  });
});

describe('the layout of a page', () => {
  it.each<[what: string, ips: string[] | undefined, headers: Record<string, string>, device: string, by: string]>([
    ['by a browser', undefined, { 'user-agent': PHONE }, 'mobile', 'User-Agent'],
    ['by a browser on a desk', undefined, { 'user-agent': 'Mozilla/5.0 (X11; Linux)' }, 'desktop', 'User-Agent'],
    ['without a name', undefined, {}, 'desktop', 'User-Agent'],
    ['by a trusted proxy', ['10.0.0.1', '1.2.3.4'], { 'x-device-class': 'mobile' }, 'mobile', 'X-Device-Class'],
    [
      'by a trusted proxy',
      ['10.0.0.1', '1.2.3.4'],
      { 'user-agent': PHONE, 'x-device-class': 'desktop' },
      'desktop',
      'X-Device-Class',
    ],
    [
      'by a proxy that names another one',
      ['10.0.0.1', '1.2.3.4'],
      { 'user-agent': PHONE, 'x-device-class': 'watch' },
      'mobile',
      'User-Agent',
    ],
    ['by a client that claims to be a proxy', ['1.2.3.4'], { 'x-device-class': 'mobile' }, 'desktop', 'User-Agent'],
    ['by a client without a proxy', undefined, { 'x-device-class': 'mobile' }, 'desktop', 'User-Agent'],
  ])('is chosen %s', (_what, ips, headers, device, decidedBy) => {
    expect(deviceOf({ ips, headers } as unknown as FastifyRequest)).toEqual({ device, decidedBy });
  });
});

describe('how long a shared cache keeps a page', () => {
  const page = { keep: 'yes', status: 200 } as Parameters<typeof cacheControl>[0]['page'];
  const usual = { page, isFront: false, isCurrent: true, hasDebugTool: false };
  it.each<[what: string, answer: Partial<typeof usual>, header: RegExp]>([
    ['a page for everybody', {}, /^public, max-age=0, s-maxage=60, .*stale-if-error=86400$/],
    ['a page that is not there', { page: { ...page, status: 404 } }, /^public/],
    ['the address that leads to the visitor’s language', { isFront: true }, /^private, no-cache$/],
    ['a page whose data have changed meanwhile', { isCurrent: false }, /^private, no-cache$/],
    ['a page of one visitor', { page: { ...page, keep: 'no' } }, /^private, no-cache$/],
    ['a page with the debugging tool', { hasDebugTool: true }, /^no-store$/],
    ['a page whose data could not be read', { page: { ...page, keep: 'fault' } }, /^no-store$/],
    ['a failure', { page: { ...page, status: 500 } }, /^no-store$/],
  ])('%s', (_what, answer, header) => expect(cacheControl({ ...usual, ...answer })).toMatch(header));
});

it.each([
  [null, 'http://shop.local:4173'],
  ['https://shop.example', 'https://shop.example'],
])('the address of the store is that of the settings, else of the request: %s', (publicUrl, origin) => {
  expect(siteOrigin({ protocol: 'http', host: 'shop.local:4173' } as FastifyRequest, { publicUrl })).toBe(origin);
});
