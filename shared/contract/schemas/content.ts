import { z } from 'zod/mini';
import { PAGE_KINDS, VITAL_DEVICES, VITAL_MAX, VITALS } from '../../web/vitals.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { localisedSchema, optionalLocalised } from '../localisedSchema.ts';
import { Brand, Group, ProductItem } from './catalogue.ts';
import { PAYMENT_METHODS } from './orders.ts';
import {
  Empty,
  Id,
  Idempotent,
  listOf,
  Moment,
  Nothing,
  optionalText,
  Paging,
  Picture,
  text,
  Uuid,
  wireInt,
} from '../wireTypes.ts';

export const Link = z.object({
  link_type: z.int(),
  id: z.optional(z.union([z.int(), z.string()])),
  seo_key: z.optional(z.string()),
  seo_title_str: z.optional(z.string()),
  url: z.optional(z.string()),
});

export const Article = z.object({
  id: z.int(),
  ...localisedSchema('title'),
  ...localisedSchema('summary'),
  seo_key: z.string(),
  picture: z.nullable(Picture),
  /** The alternative text; absent for decoration. */
  ...optionalLocalised('alt'),
  published_at: Moment,
});
export type Article = z.infer<typeof Article>;

const knownBlocks = [
  z.object({
    kind: z.literal('hero'),
    ...localisedSchema('title'),
    ...localisedSchema('text'),
    ...localisedSchema('action'),
    link: Link,
    picture: z.nullable(Picture),
    ...optionalLocalised('alt'),
  }),
  z.object({ kind: z.literal('tiles'), ...localisedSchema('title'), groups: z.array(Group) }),
  z.object({
    kind: z.literal('shelf'),
    ...localisedSchema('title'),
    products: z.array(ProductItem),
    link: z.nullable(Link),
  }),
  z.object({ kind: z.literal('brands'), ...localisedSchema('title'), brands: z.array(Brand) }),
  z.object({
    kind: z.literal('promises'),
    ...localisedSchema('title'),
    items: z.array(z.object({ icon: z.string(), ...localisedSchema('title'), ...localisedSchema('text') })),
  }),
  z.object({ kind: z.literal('richtext'), ...localisedSchema('title'), ...localisedSchema('html') }),
  z.object({
    kind: z.literal('countdown'),
    ...localisedSchema('title'),
    ...localisedSchema('text'),
    ends_at: Moment,
    ...localisedSchema('action'),
    link: z.nullable(Link),
  }),
  z.object({
    kind: z.literal('coupon'),
    ...localisedSchema('title'),
    ...localisedSchema('text'),
    code: z.string(),
    valid_until: z.nullable(Moment),
  }),
  z.object({
    kind: z.literal('video'),
    ...localisedSchema('title'),
    ...localisedSchema('text'),
    url: z.string(),
    poster: z.nullable(Picture),
  }),
  z.object({ kind: z.literal('articles'), ...localisedSchema('title'), articles: z.array(Article) }),
] as const;
const KNOWN_KINDS: ReadonlySet<string | undefined> = new Set(knownBlocks.map(({ shape }) => shape.kind.def.values[0]));

/** A block of a landing page. */
export const Block = z.discriminatedUnion('kind', knownBlocks);
export type Block = z.infer<typeof Block>;
const Unknown = z.looseObject({ kind: z.string().check(z.refine((kind) => !KNOWN_KINDS.has(kind))) });
/** Unknown kinds pass validation, so that an older client can skip them with a log line and show the rest. */
const AnyBlock = z.union([Block, Unknown]) as unknown as typeof Block;

export const PageConfig = z.object({
  id: z.int(),
  ...localisedSchema('title'),
  ...localisedSchema('summary'),
  blocks: z.array(AnyBlock),
});
export type PageConfig = z.infer<typeof PageConfig>;

export const NavItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('classify'), ...localisedSchema('title'), category: z.int() }),
  z.object({
    type: z.literal('aggregationLink'),
    ...localisedSchema('title'),
    aggregationArr: z.array(z.object({ url: z.string(), ...localisedSchema('title') })),
  }),
  z.object({ type: z.literal('link'), ...localisedSchema('title'), page_id: z.int(), url_key: z.optional(z.string()) }),
]);
export type NavItem = z.infer<typeof NavItem>;

export const LANDING_KINDS = ['solution', 'active', 'promotion', 'consumables'] as const;

/** The name of a store that does not say its own. */
const STORE_NAME = 'Medstore';

/** `routineConfigData` of the specification (S3): fetched once per session. */
export const RoutineConfig = z.object({
  /** The store's name. */
  store: z._default(z.object(localisedSchema('name')), { name: STORE_NAME, en_name: STORE_NAME }),
  /** The merchant's colour in 16 steps from dark to light; absent for the program's own. */
  colours: z.optional(z.array(z.string().check(z.regex(/^#[\da-f]{6}$/))).check(z.length(16))),
  logo: z.string(),
  /** Hot keywords, one per line, in each language. */
  keywords: z.array(z.object(localisedSchema('keyword'))),
  navigation: z.object({ items: z.array(NavItem) }),
  contact_us: z.object({
    mobile: z.string(),
    email: z.string(),
    ...localisedSchema('address'),
    ...localisedSchema('ol_time'),
  }),
  /** The merchant's own line and columns of links; empty ones leave the store's. */
  footer: z.optional(
    z.object({
      ...localisedSchema('line'),
      columns: z.array(
        z.object({
          ...localisedSchema('title'),
          links: z.array(z.object({ url: z.string(), ...localisedSchema('title') })),
        }),
      ),
    }),
  ),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  whatsapp: z.string(),
  messenger_page: z.string(),
  currency: z.string(),
  /** The store's payment methods and accepted card brands. */
  payment: z._default(z.object({ methods: z.array(z.enum(PAYMENT_METHODS)), card_brands: z.array(z.string()) }), {
    methods: ['bank_transfer'],
    card_brands: [],
  }),
  /** True for a demonstration: sample data and a test payment provider. */
  is_demonstration: z._default(z.boolean(), false),
  /** False for a store that writes no letters, so that no page promises one. */
  letters: z.optional(z.boolean()),
  /** The languages that visitors can choose; absent for all. */
  languages: z.optional(z.array(z.enum(LANGUAGES))),
  show_chinese: z.boolean(),
  home_page_id: z.int(),
  /** False for a store without articles, so that nothing leads to an empty list. */
  has_articles: z.optional(z.boolean()),
  /** False for a store that has no coupons for new members. */
  has_new_pack: z.optional(z.boolean()),
  /** Landing pages with addresses of their own; `/solution/{index}` counts those of its kind from 1. */
  landing: z.optional(
    z.array(z.object({ kind: z.enum(LANDING_KINDS), page_id: z.int(), ...localisedSchema('title') })),
  ),
});
export type RoutineConfig = z.infer<typeof RoutineConfig>;

export const Country = z.object({
  id: z.int(),
  country_name: z.string(),
  iso: z.string(),
  dial_code: z.string(),
  icon_image_url: z.string(),
});
export type Country = z.infer<typeof Country>;

export const ArticleDetail = z.extend(Article, { ...localisedSchema('html'), related: z.array(ProductItem) });
export type ArticleDetail = z.infer<typeof ArticleDetail>;

export const contentContract = {
  listArticles: { request: z.object(Paging), reply: listOf(Article) },
  readArticle: { request: z.object({ id: Id }), reply: ArticleDetail },
  listCountryStates: {
    request: z.object({ country_id: Id }),
    reply: z.array(z.object({ code: z.string(), name: z.string() })),
  },
  readTimestamp: { request: z.object({ tm: z.optional(wireInt) }), reply: z.object({ time: z.int() }) },
  queryIp: {
    request: Empty,
    reply: z.object({ ip: z.string(), country: z.nullable(z.int()), iso: z.nullable(z.string()) }),
  },
  listCountries: { request: z.object(Paging), reply: listOf(Country) },
  selectCountry: { request: z.object(Paging), reply: listOf(Country) },
  recordAccess: {
    request: z.object({
      uuid: Uuid,
      request_url: text(2000),
      user_agent: optionalText(500),
      ip: optionalText(64),
      user: optionalText(64),
      sources: optionalText(200),
      ...Idempotent,
    }),
    reply: Nothing,
  },
  recordVitals: {
    request: z.object({
      page: z.enum(PAGE_KINDS),
      device: z.enum(VITAL_DEVICES),
      // Milliseconds; layout shifts have no unit.
      vitals: z
        .array(z.object({ name: z.enum(VITALS), value: z.number().check(z.minimum(0), z.maximum(VITAL_MAX)) }))
        .check(z.minLength(1), z.maxLength(VITALS.length)),
      ...Idempotent,
    }),
    reply: Nothing,
  },
  readConfig: { request: Empty, reply: RoutineConfig },
  readPageConfig: { request: z.object({ pk: Id }), reply: PageConfig },
  readPublishConfig: {
    request: Empty,
    reply: z.object({ pages: z.array(z.object({ key: z.string(), ...localisedSchema('title') })) }),
  },
  readPublicConfig: {
    request: z.object({ id: text(60) }),
    reply: z.object({ key: z.string(), ...localisedSchema('title'), ...localisedSchema('html'), updated_at: Moment }),
  },
};
