import { afterEach, expect, it, vi } from 'vitest';
import { createTrustedTypesRule } from '../../../../renderer/src/platform/createTrustedTypesRule.ts';

const shout = (text: string): string => text.toUpperCase();
afterEach(() => vi.unstubAllGlobals());

it('only applies the rule in a browser without Trusted Types', () => {
  expect(createTrustedTypesRule('createHTML', 'plain-writing', shout)('<p>')).toBe('<P>');
});

it('goes by a named way where the browser asks for one, made once', () => {
  const made: unknown[] = [];
  const createPolicy = vi.fn((name: string, { createHTML }: { createHTML: (text: string) => string }) => ({
    createHTML: (text: string) => {
      const html = { name, html: createHTML(text) };
      made.push(html);
      return html;
    },
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const write = createTrustedTypesRule('createHTML', 'plain-writing', shout);
  expect([write('<p>'), write('<b>')]).toEqual(made);
  expect(made).toEqual([
    { name: 'plain-writing', html: '<P>' },
    { name: 'plain-writing', html: '<B>' },
  ]);
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
