import { z } from 'zod/mini';

// The fields that schema.org and search engines require of each type in use; strict, so that unknown fields fail.
const Url = z.url();
const Text = z.string().check(z.minLength(1));
const Language = z.enum(['en', 'es', 'ru', 'zh-Hans']);
const context = { '@context': z.literal('https://schema.org') };
const of = <T extends string>(type: T) => ({ '@type': z.literal(type) });
const Reference = z.strictObject({ '@id': Url });

const Step = z.strictObject({
  ...of('ListItem'),
  position: z.int().check(z.gte(1)),
  name: Text,
  item: z.optional(Url),
});
const BreadcrumbList = z.strictObject({
  ...context,
  ...of('BreadcrumbList'),
  itemListElement: z
    .array(Step)
    .check(z.minLength(2))
    .check(z.refine((steps) => steps.every(({ position }, index) => position === index + 1)))
    // All steps but the current page have an address.
    .check(z.refine((steps) => steps.slice(0, -1).every(({ item }) => item !== undefined))),
});

const ContactPoint = z.strictObject({
  ...of('ContactPoint'),
  contactType: Text,
  telephone: z.string().check(z.regex(/^\+[\d ()-]+$/)),
  email: z.email(),
  url: Url,
  availableLanguage: Language,
  description: Text,
});
const Organization = z.strictObject({
  ...context,
  ...of('Organization'),
  '@id': Url,
  name: Text,
  url: Url,
  logo: Url,
  telephone: Text,
  email: z.email(),
  address: Text,
  sameAs: z.array(Url),
  contactPoint: z.array(ContactPoint).check(z.length(4)),
  hasMerchantReturnPolicy: z.strictObject({
    ...of('MerchantReturnPolicy'),
    '@id': Url,
    returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.literal(15),
    returnMethod: z.literal('https://schema.org/ReturnByMail'),
    merchantReturnLink: Url,
  }),
});
const WebSite = z.strictObject({
  ...context,
  ...of('WebSite'),
  '@id': Url,
  name: Text,
  url: Url,
  inLanguage: Language,
  publisher: Reference,
});

const condition = z.enum([
  'https://schema.org/NewCondition',
  'https://schema.org/RefurbishedCondition',
  'https://schema.org/UsedCondition',
]);
const gtin = z.optional(z.string().check(z.regex(/^(\d{8}|\d{12,14})$/)));
const additionalProperty = z.array(
  z.strictObject({
    ...of('PropertyValue'),
    propertyID: Text,
    name: Text,
    value: Text,
    unitText: z.optional(Text),
  }),
);
// Strict, so that an offer or a price fails the check.
const common = {
  ...context,
  '@id': Url,
  name: Text,
  url: Url,
  inLanguage: Language,
  description: z.optional(Text),
  image: z.optional(z.array(Url).check(z.minLength(1))),
  brand: z.strictObject({ ...of('Brand'), name: Text }),
  category: Text,
  mpn: Text,
  countryOfOrigin: z.optional(z.strictObject({ ...of('Country'), name: z.string().check(z.length(2)) })),
  isAccessoryOrSparePartFor: z.optional(
    z.array(z.strictObject({ ...of('Product'), name: Text })).check(z.minLength(1)),
  ),
  additionalProperty,
};
const Product = z.strictObject({ ...common, ...of('Product'), sku: Text, gtin, itemCondition: condition });
const ProductGroup = z.strictObject({
  ...common,
  ...of('ProductGroup'),
  productGroupID: Text,
  variesBy: z.array(Text),
  hasVariant: z
    .array(
      z.strictObject({
        ...of('Product'),
        name: Text,
        sku: Text,
        gtin,
        url: Url,
        itemCondition: condition,
        additionalProperty,
      }),
    )
    .check(z.minLength(2)),
});

const House = z.strictObject({ ...of('Organization'), '@id': Url, name: Text, url: Url });
const Article = z.strictObject({
  ...context,
  ...of('Article'),
  '@id': Url,
  headline: Text,
  description: Text,
  image: z.optional(z.array(Url).check(z.minLength(1))),
  datePublished: z.iso.datetime(),
  inLanguage: Language,
  mainEntityOfPage: Url,
  author: House,
  publisher: House,
});

const Things = z.discriminatedUnion('@type', [BreadcrumbList, Organization, WebSite, Product, ProductGroup, Article]);

/** The faults of a block of structured data; empty where there are none. */
export function structuredFaults(thing: unknown): string[] {
  const parsed = Things.safeParse(thing);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
