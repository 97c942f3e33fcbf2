import type { GroupNode } from '../../../shared/contract/schemas/catalogue.ts';
import type { PageRecord } from './ContentRecord.ts';
import { LANDING_KINDS, type RoutineConfig } from '../../../shared/contract/schemas/content.ts';
import { openingHours } from '../company/openingHours.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { wordsInAll } from '../company/words.ts';
import type { StoreSettings } from '../company/settings/StoreSettings.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { localisedFields } from '../../../shared/text/localisedFields.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { HOME_PAGE_ID } from './homePage.ts';
import { navItems } from './navItems.ts';
import { inAll, renameField, type Words } from './localisedWords.ts';

const HOT_KEYWORDS = 8;

interface ConfigParts {
  tree: readonly GroupNode[];
  pages: readonly Omit<PageRecord, 'blocks'>[];
  /** Null if the store takes no cards. */
  provider: Pick<PaymentProvider, 'brands'> | null;
  store: Pick<LiveSettings, 'current' | 'name' | 'logo' | 'ramp' | 'currency'>;
  hasArticles: boolean;
  hasNewPack: boolean;
  isDemonstration: boolean;
  writesLetters: boolean;
}

/** Builds the configuration of every page (S3). Keywords and navigation come from the catalogue. */
export const routineConfig = ({
  tree,
  pages,
  provider,
  store,
  hasArticles,
  hasNewPack,
  isDemonstration,
  writesLetters,
}: ConfigParts): RoutineConfig => ({
  store: inAll('name', wordsInAll(store.current.name)),
  ...(store.ramp && { colours: [...store.ramp] }),
  logo: store.logo?.path ?? '/img/logo.png',
  keywords:
    store.current.popular_searches?.map((search) => inAll('keyword', wordsInAll(search))) ??
    hotGroups(tree).map((group) => renameField(group, 'group_name', 'keyword')),
  navigation: {
    items: navItems(tree, pages, { own: store.current.navigation, hasArticles }),
  },
  ...(store.current.footer && { footer: footerOf(store.current.footer) }),
  contact_us: {
    mobile: store.current.contact?.phone ?? '',
    email: store.current.contact?.email ?? '',
    ...inAll('address', wordsInAll(store.current.contact?.address)),
    ...inAll('ol_time', hoursOf(store.current)),
  },
  social_links: store.current.social ?? [],
  whatsapp: store.current.whatsapp ?? '',
  messenger_page: store.current.messenger ?? '',
  currency: store.currency,
  payment: {
    methods: provider ? ['card', 'bank_transfer'] : ['bank_transfer'],
    card_brands: [...(provider?.brands ?? [])],
  },
  is_demonstration: isDemonstration,
  letters: writesLetters,
  ...(store.current.languages && { languages: store.current.languages }),
  show_chinese: store.current.languages?.includes('zh') ?? false,
  home_page_id: HOME_PAGE_ID,
  has_articles: hasArticles,
  has_new_pack: hasNewPack,
  landing: pages.flatMap(({ id, kind, texts }) => {
    const landingKind = LANDING_KINDS.find((name) => name === kind);
    return landingKind ? [{ kind: landingKind, page_id: id, ...localisedFields(texts, 'title') }] : [];
  }),
});

const footerOf = ({
  line,
  columns = [],
}: NonNullable<StoreSettings['footer']>): NonNullable<RoutineConfig['footer']> => ({
  ...inAll('line', wordsInAll(line)),
  columns: columns.map(({ title, links }) => ({
    ...inAll('title', wordsInAll(title)),
    links: links.map((link) => ({ url: link.path, ...inAll('title', wordsInAll(link.title)) })),
  })),
});

const hoursOf = ({ hours }: StoreSettings): Words =>
  hours
    ? (LANGUAGES.map((language) => openingHours(hours, language, Date.now())) as unknown as Words)
    : ['', '', '', ''];

// Picks the largest group of each branch, as search keywords from all over the catalogue.
function hotGroups(tree: readonly GroupNode[]): GroupNode[] {
  const branches = tree.flatMap((root) => root.child_set);
  return branches
    .flatMap((branch) => fullest(branch.child_set) ?? [])
    .filter((group) => group.product_count > 0)
    .toSorted((a, b) => b.product_count - a.product_count || a.id - b.id)
    .slice(0, HOT_KEYWORDS);
}

const fullest = (groups: readonly GroupNode[]): GroupNode | undefined =>
  groups.toSorted((a, b) => b.product_count - a.product_count || a.id - b.id)[0];
