import { ORDER_FREE_SHIPPING_FROM, ORDER_SHIPPING } from '../../../../shared/contract/limits.ts';
import type { Seller } from '../../../../shared/contract/schemas/commercialDocuments/seller.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../shared/text/languages.ts';
import type { EventChannel } from '../../../platform/events/EventChannel.ts';
import { onDataChange } from '../../../platform/events/dataChanged.ts';
import { brandRamp } from '../colours.ts';
import { currencyOf } from '../currency.ts';
import { type Logo, logoOf } from '../logo.ts';
import { type Tariff, tariffOf } from './moneySettings.ts';
import { withoutSamples } from '../sampleValues.ts';
import type { StoreSettings } from './StoreSettings.ts';
import { wordsIn } from '../words.ts';
import { FALLBACK_NAME, type StoreSettingsRepository } from './StoreSettingsRepository.ts';

/** The settings of a store that has none. */
const NO_SETTINGS: StoreSettings = { name: FALLBACK_NAME };

/**
 * The merchant's settings as this instance knows them: read at start, and again when they change. They are in memory
 * without a query, as letters need them within transactions.
 */
export class LiveSettings {
  readonly #repository: Pick<StoreSettingsRepository, 'read'>;
  readonly #sample: StoreSettings | null;
  #current: StoreSettings;
  #samples: string[] = [];
  #logo: Logo | null = null;
  #ramp: string[] | null = null;
  #isSet = false;

  /** `sample`: shown until settings are written; null in production, which shows no sample value at all. */
  constructor(repository: Pick<StoreSettingsRepository, 'read'>, sample: StoreSettings | null) {
    this.#repository = repository;
    this.#sample = sample;
    this.#current = sample ?? NO_SETTINGS;
  }

  /** False for the demonstration. */
  get isReal(): boolean {
    return this.#sample === null;
  }

  get current(): StoreSettings {
    return this.#current;
  }

  /** The picture beside the name; null for the program's. */
  get logo(): Logo | null {
    return this.#logo;
  }

  /** The steps of the merchant's colour from dark to light; null for the program's. */
  get ramp(): readonly string[] | null {
    return this.#ramp;
  }

  /** The store's name in a language. */
  name(language: Language): string {
    return wordsIn(this.#current.name, language);
  }

  /** The seller as papers and letters show them; what is not set is empty. */
  get seller(): Seller {
    const { seller = {}, contact = {} } = this.#current;
    return {
      name: seller.name ?? this.name(DEFAULT_LANGUAGE),
      address: seller.address ?? [],
      registration: seller.registration ?? '',
      tax_number: seller.tax_numbers?.join(', ') ?? '',
      email: seller.email ?? contact.email ?? '',
      mobile: seller.phone ?? contact.phone ?? '',
      bank: seller.bank ?? null,
    };
  }

  /** The person named on quotations; null for nobody. */
  get follower(): { name: string; email: string; mobile: string } | null {
    const { follower } = this.#current;
    return follower ? { name: follower.name, email: follower.email, mobile: follower.phone } : null;
  }

  /** ISO 4217: of all prices, orders and papers. */
  get currency(): string {
    return currencyOf(this.#current);
  }

  /** The freight tariff of orders. */
  get tariff(): Tariff {
    const { freight } = this.#current;
    return freight ? tariffOf(freight) : { price: ORDER_SHIPPING, freeFrom: ORDER_FREE_SHIPPING_FROM };
  }

  async load(): Promise<void> {
    const document = await this.#repository.read();
    this.#isSet = document !== null;
    const { settings, samples } = this.#sample
      ? { settings: document ?? this.#sample, samples: [] }
      : withoutSamples(document ?? NO_SETTINGS);
    this.#current = settings;
    this.#samples = samples;
    this.#ramp = settings.colours ? brandRamp(settings.colours.brand) : null;
    this.#logo = settings.logo === undefined ? null : logoOf(settings.logo);
  }

  /** Reads the settings again whenever data change. Returns the disposer. */
  async follow(notices: EventChannel, logError: (error: unknown) => void): Promise<() => Promise<void>> {
    await this.load().catch(logError);
    return onDataChange(notices, () => void this.load().catch(logError));
  }

  /** A line for each thing that the merchant of a real store must set. */
  get warnings(): string[] {
    if (this.#sample) return [];
    if (!this.#isSet) return [NOT_SET];
    const { seller, contact, freight } = this.#current;
    const missing = [
      !seller?.bank &&
        !this.#samples.includes('seller.bank') &&
        'seller.bank is not set: customers who pay by transfer have to ask for your account.',
      !freight &&
        `freight is not set: each order pays ${ORDER_SHIPPING / 100} ${this.currency}, and nothing from goods of ${ORDER_FREE_SHIPPING_FROM / 100} ${this.currency} up.`,
      !contact?.email &&
        !contact?.phone &&
        'contact is not set: pages show no way to reach you but the form and the chat.',
    ].filter((text) => text !== false);
    const samples = this.#samples.map((path) => `${path} is not shown, as it is the demonstration's sample.`);
    return [...samples, ...missing].map((text) => `Store settings: ${text} ${HOW}`);
  }
}

const HOW = 'Write your own with `npm run store:settings -- FILE` (docs/settings.md).';
const NOT_SET = `The store has no settings yet: no name, address, phone number or bank account is shown. ${HOW}`;
