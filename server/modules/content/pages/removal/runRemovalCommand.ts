import { z } from 'zod/mini';
import { LANGUAGES } from '../../../../../shared/text/languages.ts';
import type { Services } from '../../../../services.ts';
import type { StaffAnswer } from '../../../staff/commands/commands.ts';
import { defaultPage } from '../../defaultPages/defaultPages.ts';
import { bareOf } from '../../paths/StorePaths.ts';
import { settingsLinks } from '../../paths/settingsLinks.ts';
import { referencesOf } from '../references.ts';
import type { StoredPage } from './findPages.ts';
import { languagesIn } from './withoutLanguage.ts';

export const PAGE_KINDS = ['page', 'article', 'landing'] as const;

/** `kind` null: whichever has the key. `language` null: all of them. */
export const RemovalCommand = z.object({
  removed: z.object({
    kind: z.nullable(z.enum(PAGE_KINDS)),
    key: z.string().check(z.minLength(1), z.maxLength(100)),
    language: z.nullable(z.enum(LANGUAGES)),
  }),
  actor: z.string().check(z.minLength(1), z.maxLength(120)),
});
type Removed = z.infer<typeof RemovalCommand>['removed'];
type RemovalServices = Pick<Services, 'pageRemover' | 'pageWriter' | 'store'>;

/** Removes a page, or one language of it. A page that settings lead to, or others are counted after, stays. */
export async function runRemovalCommand(
  services: RemovalServices,
  { removed, actor }: z.infer<typeof RemovalCommand>,
): Promise<StaffAnswer> {
  const all = await services.pageRemover.all();
  const page = findPage(all, removed);
  if (typeof page === 'string') return refuse(page);
  const translated = languagesIn(page.texts);
  const { language } = removed;
  if (language !== null && !translated.includes(language))
    return refuse(`${page.key} is not written in ${language}, but in ${translated.join(', ')}.`);
  const isWhole = language === null || translated.length === 1;
  if (!isWhole) {
    await services.pageRemover.remove(page, language, actor);
    const others = translated.filter((other) => other !== language);
    return {
      isDone: true,
      line: `${page.key} is removed in ${language}. Its visitors read it in another language (it has ${others.join(', ')}).`,
    };
  }
  const fault = reasonToStay(services, page, all);
  if (fault !== null) return refuse(fault);
  await services.pageRemover.remove(page, null, actor);
  return { isDone: true, line: [removalText(page), ...(await pagesLeadingTo(services, page))].join('\n') };
}

const refuse = (fault: string): StaffAnswer => ({ isDone: false, line: `${fault} Nothing was removed.` });

const nounOf = ({ kind }: StoredPage): string =>
  kind === 'article' ? 'an article' : `a ${kind === 'landing' ? 'landing page' : kind}`;

function findPage(all: readonly StoredPage[], { kind, key }: Removed): StoredPage | string {
  const pages = all.filter((page) => page.key === key && (kind === null || page.kind === kind));
  const [page, other] = pages;
  if (page && other)
    return `${key} is ${nounOf(page)} and ${nounOf(other)}: say ${page.kind}:${key} or ${other.kind}:${key}.`;
  if (page) return page;
  if (defaultPage(key)) return `${key} is as every new store has it, and stays: the store’s own links lead to it.`;
  const keys = all.filter((one) => kind === null || one.kind === kind).map((one) => one.key);
  return `There is no page with the key ${key}.${keys.length > 0 ? ` There are ${keys.join(', ')}.` : ''}`;
}

/** The page of every new store shows again where one of its key is removed. */
const comesBack = ({ kind, key }: StoredPage): boolean => kind === 'page' && defaultPage(key) !== undefined;

const removalText = (page: StoredPage): string =>
  comesBack(page)
    ? `${page.key} is removed. ${page.address} shows the page that every new store has.`
    : `${page.key} is removed. ${page.address} leads nowhere now.`;

function reasonToStay({ store }: RemovalServices, page: StoredPage, all: readonly StoredPage[]): string | null {
  if (comesBack(page)) return null;
  const after =
    page.kind === 'landing' && page.row.kind === 'solution'
      ? all.findLast((one) => one.kind === 'landing' && one.row.kind === 'solution')
      : page;
  if (after && after.key !== page.key)
    return `${page.key} cannot be removed before ${after.key}, whose address would change. Remove the last one, or import another page as ${page.key}.`;
  const links = settingsLinks(store.current).filter(({ path }) => leadsTo(path, page, all));
  if (links.length === 0) return null;
  return `${links.map(({ place }) => place).join(' and ')} of the settings lead${links.length === 1 ? 's' : ''} to ${page.key}. Change the settings first: npm run store:settings -- --print shows them.`;
}

/** `/active` leads to the first campaign: to this one, if it is the only one. An article is known by its key alone, too. */
function leadsTo(path: string, page: StoredPage, all: readonly StoredPage[]): boolean {
  const bare = bareOf(path);
  if (bare === page.address || (page.kind === 'article' && bare === `/article/${page.key}`)) return true;
  const root = page.address.replace(/\/\d+$/, '');
  return (
    page.kind === 'landing' &&
    bare === root &&
    all.every((one) => one.key === page.key || !one.address.startsWith(`${root}/`))
  );
}

/** A line for each other page that names this one. */
async function pagesLeadingTo({ pageWriter, pageRemover }: RemovalServices, page: StoredPage): Promise<string[]> {
  const all = [...(await pageRemover.all()), page];
  return (await pageWriter.read()).flatMap((other) =>
    referencesOf(other)
      .filter(
        ({ kind, name }) =>
          (kind === 'path' && !comesBack(page) && leadsTo(name, page, all)) ||
          (kind === 'article' && page.kind === 'article' && name === page.key),
      )
      .map(({ place }) => `${other.key} in ${other.language}, ${place}: leads to it still. Change it, too.`),
  );
}
