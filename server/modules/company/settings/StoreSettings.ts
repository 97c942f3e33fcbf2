import { z } from 'zod/mini';
import { LEVEL_GROWTH } from '../../../../shared/contract/limits.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../shared/text/languages.ts';
import { ColourSettings } from '../colours.ts';
import { CurrencySettings, currencyOf, DEFAULT_CURRENCY } from '../currency.ts';
import { HoursSettings } from '../openingHours.ts';
import { LogoSettings } from '../logo.ts';
import { FreightSettings } from './moneySettings.ts';
import { FooterSettings, FrontPageSettings, NavigationSettings } from './pageSettings.ts';
import { accountNumber, email, internationalPhone, line, link, phone, words } from './settingsFields.ts';

const LEVELS = LEVEL_GROWTH.length;
const GROWTH_MAX = 1_000_000_000_000;
const NO_GROWTH = 'must be a whole number, such as 100000';

/** An object of which each part may be left out. */
const part = <Shape extends z.core.$ZodShape>(shape: Shape) => z.optional(z.strictObject(shape));

const optionalLine = z.optional(line());
const bank = z.strictObject({
  name: line(),
  beneficiary: line(),
  iban: accountNumber,
  bic: line(11),
  /** The bank's own account at another bank, which transfers in some countries and currencies need. */
  correspondent: z.optional(
    z.strictObject({ name: optionalLine, bic: z.optional(line(11)), account: z.optional(accountNumber) }).check(
      z.refine(({ bic, account }) => bic !== undefined || account !== undefined, {
        error: 'must have an account or a bic; leave the key out if there is none',
      }),
    ),
  ),
});

const Parts = z.strictObject({
  /** The store's name on pages. */
  name: words(60),
  /** Shown beside the name: a square mark. */
  logo: z.optional(LogoSettings),
  colours: z.optional(ColourSettings),
  contact: part({ phone: z.optional(phone), email: z.optional(email), address: z.optional(words()) }),
  hours: z.optional(HoursSettings),
  social: z.optional(
    z.array(z.strictObject({ name: line(40), url: link })).check(z.maxLength(12, 'must have 12 links at most')),
  ),
  whatsapp: z.optional(internationalPhone),
  messenger: z.optional(link),
  /** On papers and letters. Name, e-mail address and phone number are the store's if they are left out. */
  seller: part({
    name: optionalLine,
    address: z.optional(
      z.array(line()).check(z.minLength(1, 'must have a line'), z.maxLength(8, 'must have 8 lines at most')),
    ),
    registration: optionalLine,
    tax_numbers: z.optional(
      z.array(line(60)).check(z.minLength(1, 'must have a number; leave the key out if there is none')),
    ),
    email: z.optional(email),
    phone: z.optional(phone),
    bank: z.optional(bank),
  }),
  /** The person named on quotations. */
  follower: part({ name: line(), email, phone }),
  /** The currency of all prices, orders and papers. A store that has sold keeps its currency. */
  currency: z.optional(CurrencySettings),
  freight: z.optional(FreightSettings),
  /** The languages that visitors can choose. */
  languages: z.optional(
    z.array(z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`)).check(
      z.refine((all) => all.includes(DEFAULT_LANGUAGE), {
        error: 'must have en among them, as its addresses have no language',
      }),
      z.refine((all) => new Set(all).size === all.length, { error: 'must name each language once' }),
    ),
  ),
  /** Shown below the search; without them the largest groups of the catalogue. */
  popular_searches: z.optional(
    z.array(words(40)).check(z.minLength(1, 'must have a search'), z.maxLength(8, 'must have 8 searches at most')),
  ),
  navigation: z.optional(NavigationSettings),
  front_page: z.optional(FrontPageSettings),
  footer: z.optional(FooterSettings),
  /** Name and benefits of the levels of members, from the first to the last. */
  levels: z.optional(
    z
      .array(z.strictObject({ name: words(40), text: words(200) }))
      .check(z.length(LEVELS, `must have ${LEVELS} levels`)),
  ),
  /** The growth from which each level begins: one point of it for each unit of the currency that a member has paid. */
  level_growth: z.optional(
    z.array(z.int(NO_GROWTH).check(z.gte(0, NO_GROWTH), z.lte(GROWTH_MAX, `must be ${GROWTH_MAX} at most`))).check(
      z.length(LEVELS, `must have ${LEVELS} numbers`),
      z.refine((all) => all.every((least, index) => (index === 0 ? least === 0 : least > (all[index - 1] ?? 0))), {
        error: 'must begin with 0 and rise, such as [0, 100000, 500000, 2000000, 10000000]',
      }),
    ),
  ),
});

/** The merchant's settings: one document in the database. What is left out is not shown (docs/settings.md). */
export const StoreSettings = Parts.check(
  z.superRefine((settings, context) => {
    if (settings.freight || currencyOf(settings) === DEFAULT_CURRENCY) return;
    context.addIssue({
      code: 'custom',
      path: ['freight'],
      message:
        'must be set with this currency, as the default is meant in US dollars: such as { "price": 12.5, "free_from": 300 }',
    });
  }),
);
export type StoreSettings = z.infer<typeof StoreSettings>;
