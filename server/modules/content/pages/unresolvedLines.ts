import { LANGUAGES } from '../../../../shared/text/languages.ts';
import type { Services } from '../../../services.ts';
import { type Reference, referencesOf } from './references.ts';
import { StorePaths } from '../paths/StorePaths.ts';
import type { WrittenPage } from './WrittenPage.ts';

/**
 * A line for each thing that pages name and the store does not have. None is a fault: pages may come before the
 * catalogue. `name`: what the page is called in the line.
 */
export async function unresolvedLines(
  services: Pick<Services, 'catalogue' | 'content' | 'coupons' | 'store'>,
  pages: readonly { page: WrittenPage; name: string }[],
): Promise<string[]> {
  const { catalogue, content, coupons, store } = services;
  const pagesWithReferences = pages.map(({ page, name }) => ({ page, name, references: referencesOf(page) }));
  const all = pagesWithReferences.flatMap(({ references }) => references);
  const namesOf = (kind: Reference['kind']) => all.filter((one) => one.kind === kind).map((one) => one.name);
  const offeredLanguages = store.current.languages ?? LANGUAGES;
  const paths = new StorePaths(services);
  const existing: Record<Reference['kind'], ReadonlySet<string>> = {
    group: new Set((await catalogue.groups.all()).map(({ seo_key: key }) => key)),
    article: new Set((await content.articlesByKey(namesOf('article'))).map(({ seo_key: key }) => key)),
    coupon: new Set((await coupons.offers(null, 'claim')).map(({ code }) => code)),
    path: new Set(await knownOf(paths, namesOf('path'))),
  };
  return pagesWithReferences.flatMap(({ page: { language }, name, references }) => [
    ...(offeredLanguages.includes(language)
      ? []
      : [
          `${name} is written in ${language}, which visitors cannot choose: languages of the settings does not have it.`,
        ]),
    ...references
      .filter((one) => !existing[one.kind].has(one.name))
      .map((one) => `${name}, ${one.place}: ${UNRESOLVED[one.kind](one.name)}`),
  ]);
}

const UNRESOLVED: Record<Reference['kind'], (name: string) => string> = {
  group: (name) => `names the group ${name}, which the store does not have yet: it is left out until then.`,
  article: (name) => `names the article ${name}, which the store does not have yet: it is left out until then.`,
  coupon: (name) => `names the coupon ${name}, which the store does not have: nobody can claim it.`,
  path: (name) => `leads to ${name}, which is not a page of the store: visitors get an error page.`,
};

async function knownOf(paths: StorePaths, names: readonly string[]): Promise<string[]> {
  const knownNames: string[] = [];
  for (const name of new Set(names)) if (await paths.isKnown(name)) knownNames.push(name);
  return knownNames;
}
