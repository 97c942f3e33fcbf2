import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Country } from '../../../../shared/contract/schemas/content.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { DeviceClass } from '../../../../shared/web/deviceClass.ts';
import type { Platform } from '../../platform/Platform.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { Task } from '../Task.ts';

export interface ContactForm {
  nick_name: string;
  email: string;
  country: number;
  mobile: string;
}

const EMPTY_CONTACT: ContactForm = { nick_name: '', email: '', country: 0, mobile: '' };

interface ContactParts {
  call: Call;
  /** Works offline if they were read before. */
  readCountries: () => Promise<{ results: Country[] }>;
  platform: Pick<Platform, 'openLink'>;
  session: SessionStore;
  device: DeviceClass;
}

/** The contact form that visitors fill in before they write to us (S2.8, S4), and what they have typed so far. */
export class ContactStore {
  /** A visitor in this browser has left their details. */
  isContact = false;
  draft: ContactForm = EMPTY_CONTACT;
  countries: readonly Country[] = [];
  /** The country that the visitor seems to be in. */
  country: number | null = null;
  readonly loading = new Task();
  readonly sending = new Task();
  #persistence: StatePersistence | null = null;
  readonly #parts: ContactParts;

  constructor(parts: ContactParts) {
    this.#parts = parts;
    makeAutoObservable(this, { draft: observableRef, countries: observableRef }, { autoBind: true });
  }

  /** Only anonymous visitors are asked; not at a kiosk, where the next visitor is another person. */
  get needsForm(): boolean {
    return !this.isContact && !this.#parts.session.isMember && this.#parts.device !== 'kiosk';
  }

  /** A kiosk links to no outside site. */
  get hasLinks(): boolean {
    return this.#parts.device !== 'kiosk';
  }

  /** Returns the disposer. */
  start(persistence: StatePersistence): () => void {
    this.#persistence = persistence;
    const disposers = [
      persistence.keep(
        'isContact',
        (value) => (value === true ? true : null),
        () => this.isContact,
        (is) => void (this.isContact = is),
      ),
      persistence.keep(
        'contactDraft',
        parseForm,
        () => this.draft,
        (draft) => void (this.draft = draft),
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  write(form: ContactForm): void {
    this.draft = form;
  }

  /** Shows the stored countries, revalidates them in the background, and reads the visitor's country. */
  async open(): Promise<void> {
    if (this.countries.length === 0) this.#keepCountries();
    const { call, readCountries } = this.#parts;
    const place = call('queryIp', {}, { banTips: true }).then(
      ({ country }) => runInAction(() => (this.country = country)),
      () => undefined, // the visitor can choose it
    );
    await this.loading.run(readCountries, ({ results }) => (this.countries = results));
    await place;
  }

  /** The details are stored, though not sent yet. */
  get isQueued(): boolean {
    return this.sending.error?.code === 'queued';
  }

  /** Resolves to whether it succeeded, or `isQueued`. `sendOnce` gives the idempotency key. */
  async register(
    form: ContactForm,
    sendOnce: (send: (key: string) => Promise<unknown>) => Promise<unknown>,
  ): Promise<boolean> {
    const markAsContact = (): void => void Object.assign(this, { isContact: true, draft: EMPTY_CONTACT });
    const about = `${form.nick_name}, ${form.email}`;
    const send = (key: string): Promise<unknown> =>
      this.#parts.call('registerContact', { ...form, idempotency_key: key }, { banTips: true, about });
    const isSent = await this.sending.run(() => sendOnce(send), markAsContact);
    if (this.isQueued) runInAction(markAsContact);
    return isSent;
  }

  openLink(url: string): void {
    this.#parts.platform.openLink(url);
  }

  // Some 250 countries: read when a form needs them, not with each page.
  #keepCountries(): void {
    this.#persistence?.keep(
      'countryList',
      parseCountries,
      () => this.countries,
      (countries) => void (this.countries = countries),
    );
    this.#persistence = null;
  }
}

function parseForm(value: unknown): ContactForm | null {
  const { nick_name, email, country, mobile } = (value ?? {}) as Partial<ContactForm>;
  const areTexts = [nick_name, email, mobile].every((text) => typeof text === 'string');
  return areTexts && Number.isInteger(country) ? (value as ContactForm) : null;
}

function parseCountries(value: unknown): readonly Country[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const areCountries = (value as Partial<Country>[]).every(
    (each) => Number.isInteger(each?.id) && typeof each.iso === 'string',
  );
  return areCountries ? (value as Country[]) : null;
}
