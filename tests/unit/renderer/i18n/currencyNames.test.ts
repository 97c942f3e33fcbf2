import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { namespacesOf } from '../../../support/fixtures/texts.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Currencies by name, sign or code: a store has its own, so amounts come formatted. */
const NAMED =
  /dollar|dólar|доллар|рубл|美元|人民币|\beuros?\b|евро(?!п)|欧元|[$€£¥₽]\s?\d|\d\s?[$€£¥₽]|\b(?:USD|EUR|RUB|CNY)\b/i;

it.each(LANGUAGES)('screens, errors and letters in %s name no currency', (language) => {
  const texts = Object.entries(namespacesOf(language)).map(
    ([name, all]) => [name, JSON.stringify(all, null, 1)] as const,
  );
  const files = [`server/modules/letters/texts/${language}.json`, `shared/messages/${language}.json`];
  const all = [...texts, ...files.map((path) => [path, read(path)] as const)];
  const named = all.flatMap(([name, text]) =>
    text
      .split('\n')
      .filter((line) => NAMED.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});
