import type { GroupNode } from '../../../shared/contract/schemas/catalogue.ts';
import type { PageRecord } from './ContentRepository.ts';
import { LANDING_KINDS, type RoutineConfig } from '../../../shared/contract/schemas/content.ts';
import type { Company } from '../company/Company.ts';
import { CURRENCY } from '../orders/currency.ts';
import { localisedFields } from '../../../shared/text/localisedFields.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { HOME_PAGE_ID } from './homePage.ts';
import { navItems } from './navItems.ts';
import { inAll, renamed, type Words } from './localisedWords.ts';

const HOT_KEYWORDS = 8;

/** Returns the text in all languages; empty texts if there is none. */
const wordsOf = (text: Company['page_address']): Words => (text ? [text.en, text.es, text.ru, text.zh] : ['', '', '', '']); // prettier-ignore

interface ConfigParts {
  tree: readonly GroupNode[];
  pages: readonly Omit<PageRecord, 'blocks'>[];
  /** Null if the store takes no cards. */
  provider: Pick<PaymentProvider, 'brands'> | null;
  company: Company;
  isDemonstration: boolean;
  writesLetters: boolean;
}

/** Builds the configuration of every page (S3). Keywords and navigation come from the catalogue. */
export const routineConfig = ({
  tree,
  pages,
  provider,
  company,
  isDemonstration,
  writesLetters,
}: ConfigParts): RoutineConfig => ({
  logo: '/img/logo.png',
  keywords: hotGroups(tree).map((group) => renamed(group, 'group_name', 'keyword')),
  navigation: {
    items: navItems(tree, pages),
  },
  contact_us: {
    mobile: company.page_mobile ?? '',
    email: company.page_email ?? '',
    ...inAll('address', wordsOf(company.page_address)),
    ...inAll('ol_time', wordsOf(company.opening_hours)),
  },
  social_links: company.social_links ?? [],
  whatsapp: company.whatsapp ?? '',
  messenger_page: company.messenger_page ?? '',
  currency: CURRENCY,
  payment: {
    methods: provider ? ['card', 'bank_transfer'] : ['bank_transfer'],
    card_brands: [...(provider?.brands ?? [])],
  },
  is_demonstration: isDemonstration,
  letters: writesLetters,
  show_chinese: false,
  home_page_id: HOME_PAGE_ID,
  landing: pages.flatMap(({ id, kind, texts }) => {
    const known = LANDING_KINDS.find((name) => name === kind);
    return known ? [{ kind: known, page_id: id, ...localisedFields(texts, 'title') }] : [];
  }),
});

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
