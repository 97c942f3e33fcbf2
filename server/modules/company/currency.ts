import { desc } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Executor } from '../../platform/database/Database.ts';
import { storeSettings } from './schema.ts';

/** The currency of a store that has set none. */
export const DEFAULT_CURRENCY = 'USD';

/** ISO 4217: currencies in use whose minor unit is a hundredth. Stripe counts the ariary (MGA) in whole units. */
export const CURRENCIES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP ' +
    'CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES ' +
    'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR ' +
    'NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS ' +
    'TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW'
  ).split(' '),
);

/** Real currencies that a store cannot have, by their number of decimals. */
const OTHERS: Record<string, string> = {
  ...withDecimals('no decimals', 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'),
  ...withDecimals('three decimals', 'BHD IQD JOD KWD LYD OMR TND'),
};
function withDecimals(decimals: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, decimals]));
}

const EXAMPLES = 'such as EUR, USD, RUB, CNY, GBP or MXN';

/** The currency of all prices and papers (decision 095). */
export const CurrencySettings = z.string(`must be the code of a currency, ${EXAMPLES}`).check(
  z.superRefine((code, context) => {
    if (CURRENCIES.has(code)) return;
    const decimals = OTHERS[code];
    const message = decimals
      ? `${code} has ${decimals}, and this store counts money in hundredths: choose a currency with two decimals, ${EXAMPLES}`
      : CURRENCIES.has(code.trim().toUpperCase())
        ? `must be written ${code.trim().toUpperCase()}`
        : `must be the code of a currency (ISO 4217) with two decimals, ${EXAMPLES}`;
    context.addIssue({ code: 'custom', message });
  }),
);

/** The currency that a document sets. */
export const currencyOf = (settings: { currency?: string | undefined } | null): string =>
  settings?.currency ?? DEFAULT_CURRENCY;

/** Reads the store's currency from the database. */
export async function storedCurrency(db: Executor): Promise<string> {
  const [row] = await db
    .select({ document: storeSettings.document })
    .from(storeSettings)
    .orderBy(desc(storeSettings.id))
    .limit(1);
  const parsed = CurrencySettings.safeParse(row?.document['currency']);
  return parsed.success ? parsed.data : DEFAULT_CURRENCY;
}
