import type { ResourceLanguage } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { namespacesOf } from '../../../support/fixtures/texts.ts';

/** Languages have different numbers of plural forms. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const leaves = (texts: ResourceLanguage | string, at = ''): [key: string, text: string][] =>
  typeof texts === 'string'
    ? [[at.replace(PLURAL, ''), texts]]
    : Object.entries(texts).flatMap(([key, below]) => leaves(below, at === '' ? key : `${at}.${key}`));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!).filter((name) => name !== 'count');

/** Each key with the placeholders of its texts; `count` may be absent in a form for one number. */
function keysOf(texts: ResourceLanguage): Record<string, string[]> {
  const keys = new Map<string, Set<string>>();
  for (const [key, text] of leaves(texts)) keys.set(key, new Set([...(keys.get(key) ?? []), ...placeholders(text)]));
  return Object.fromEntries([...keys].map(([key, names]) => [key, [...names].toSorted()]));
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  it.each(Object.entries(namespacesOf('en')))('have the keys and placeholders of the English %s', (name, english) => {
    expect(keysOf(namespacesOf(language)[name]!)).toEqual(keysOf(english));
  });

  it('are filled in, every one', () => {
    const empty = Object.entries(namespacesOf(language)).flatMap(([name, texts]) =>
      leaves(texts)
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${name}:${key}`),
    );
    expect(empty).toEqual([]);
  });
});
