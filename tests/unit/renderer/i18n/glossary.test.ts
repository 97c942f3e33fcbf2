import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../shared/text/languages.ts';
import { namespacesOf } from '../../../support/fixtures/texts.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Words that docs/glossary.md replaces by another, in texts that people read. */
const REPLACED: Record<Language, RegExp> = {
  en: /\bmakers?\b|logistics number|user cent(?:er|re)|sales units?|binds you|be counted once|days? running/i,
  es: /crecimiento|precios? de tarifa|número de envío|visitas? diarias?|sucesor|le compromete a nada/i,
  ru: /очк\S* роста|прайсов\S* цен|по прайсу|номер\S* отправления|изготовител|ежедневн\S* отметк|учётн\S* запис/i,
  zh: /零件号|配件编号|物流单号|厂家|用户中心|(?<!目)标价|不构成承诺|[\d}](?:小时|天)|[一-龥] \{\{date\}\}|\{\{date\}\} [一-龥]/,
};

const replacedIn = (language: Language, name: string, text: string): string[] =>
  text
    .split('\n')
    .filter((line) => REPLACED[language].test(line))
    .map((line) => `${name}: ${line.trim()}`);

it.each(LANGUAGES)('screens, errors and letters in %s use the words of the glossary', (language) => {
  const letters = read(`server/modules/letters/texts/${language}.json`);
  const texts = Object.entries(namespacesOf(language)).map(
    ([name, all]) => [name, JSON.stringify(all, null, 1)] as const,
  );
  expect([...texts, ['letters', letters] as const].flatMap(([name, text]) => replacedIn(language, name, text))).toEqual(
    [],
  );
});

it('pages and messages of the server use them, in each language', () => {
  const files = globSync(
    ['server/modules/{content,messages,rewards}/**/*.ts', 'demo/seed/pages/**/*.ts', 'shared/messages/*.json'],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(45);
  expect(files.flatMap((path) => LANGUAGES.flatMap((language) => replacedIn(language, path, read(path))))).toEqual([]);
});
