import type { ResourceLanguage } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { namespacesOf } from '../../../support/fixtures/texts.ts';

/** Languages have different numbers of plural forms. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const leaves = (texts: ResourceLanguage | string, path = ''): [key: string, text: string][] =>
  typeof texts === 'string'
    ? [[path.replace(PLURAL, ''), texts]]
    : Object.entries(texts).flatMap(([key, below]) => leaves(below, path === '' ? key : `${path}.${key}`));
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

/** The words of a text; "all" is not said of one. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(/\{\{.*?\}\}/g, 'N').match(/\p{L}+/gu) ?? []).filter((word) => word !== 'все');
const pluralForms = (texts: ResourceLanguage | string, path: string): [key: string, text: string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, below]) => pluralForms(below, `${path}.${key}`));

it('the Russian form for 1 serves 21 and 101, too: it has as many words and numbers as the others', () => {
  const texts = new Map(Object.entries(namespacesOf('ru')).flatMap(([name, below]) => pluralForms(below, name)));
  const shorter = [...texts].filter(([key, text]) => {
    const many = key.endsWith('_one') && texts.get(key.replace(/_one$/, '_many'));
    return many && wordsOf(text).length !== wordsOf(many).length;
  });
  expect(shorter).toEqual([]);
});
