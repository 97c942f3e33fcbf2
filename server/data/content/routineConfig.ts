import type { GroupNode } from '../../../shared/contracts/catalogue.ts';
import type { PageRecord } from '../ContentRepository.ts';
import { LANDING_KINDS, type RoutineConfig } from '../../../shared/contracts/content.ts';
import { CURRENCY } from '../../currency.ts';
import { localisedFields } from '../../../shared/localisedFields.ts';
import type { PaymentProvider } from '../../orders/PaymentProvider.ts';
import { SELLER } from '../../orders/seller.ts';
import { HOME_PAGE_ID } from './homePage.ts';
import { navItems } from './navItems.ts';
import { inAll, renamed } from './words.ts';

const HOT_KEYWORDS = 8;

const CONTACT: RoutineConfig['contact_us'] = {
  mobile: '+1 (202) 555-0142',
  email: 'sales@example.com',
  ...inAll('address', [
    SELLER.address.join(', '),
    'Harbor Street 120, Boston, MA 02110, EE. UU.',
    'Harbor Street, 120, Бостон, MA 02110, США',
    '美国马萨诸塞州波士顿市港口街120号，邮编02110',
  ]),
  ...inAll('ol_time', [
    'Monday to Friday, 9:00 to 18:00 (UTC−5)',
    'De lunes a viernes, de 9:00 a 18:00 (UTC−5)',
    'С понедельника по пятницу, с 9:00 до 18:00 (UTC−5)',
    '周一至周五 9:00–18:00（UTC−5）',
  ]),
};

interface ConfigParts {
  tree: readonly GroupNode[];
  pages: readonly Omit<PageRecord, 'blocks'>[];
  /** Null where the store takes no cards. */
  provider: Pick<PaymentProvider, 'brands'> | null;
  isDemonstration: boolean;
}

/** What every page of the store is told once (S3). Keywords and navigation come from the catalogue that is there. */
export const routineConfig = ({ tree, pages, provider, isDemonstration }: ConfigParts): RoutineConfig => ({
  logo: '/img/logo.png',
  keywords: hotGroups(tree).map((group) => renamed(group, 'group_name', 'keyword')),
  navigation: {
    items: navItems(tree, pages),
  },
  contact_us: CONTACT,
  social_links: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  whatsapp: '+12025550142',
  messenger_page: 'https://m.me/medstore.example',
  currency: CURRENCY,
  payment: {
    methods: provider ? ['card', 'bank_transfer'] : ['bank_transfer'],
    card_brands: [...(provider?.brands ?? [])],
  },
  is_demonstration: isDemonstration,
  show_chinese: false,
  home_page_id: HOME_PAGE_ID,
  landing: pages.flatMap(({ id, kind, texts }) => {
    const known = LANDING_KINDS.find((name) => name === kind);
    return known ? [{ kind: known, page_id: id, ...localisedFields(texts, 'title') }] : [];
  }),
});

// The fullest group of each branch: words that find something, from all over the store.
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
