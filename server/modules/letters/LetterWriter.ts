import { eq } from 'drizzle-orm';
import { languageFrom, withLanguage, type Language } from '../../../shared/text/languages.ts';
import type { Seller } from '../../../shared/contract/schemas/commercialDocuments/seller.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { members } from '../members/schema.ts';
import { composeLetter } from './layout/composeLetter.ts';
import type { LetterFrame, LetterParts } from './layout/Letter.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import type { LetterQueue } from './LetterQueue.ts';

export interface WriterParts {
  queue: Pick<LetterQueue, 'add'>;
  store: Pick<LiveSettings, 'seller' | 'current' | 'currency'>;
  /** Scheme and host of the store, for links; null for a store that writes no letters. */
  origin: string | null;
  /** The address and language of letters to staff; null if staff get none. */
  staff: { email: string; language: Language } | null;
}
/** Makes the parts of a letter in a language; `link` returns the address of a page in that language. */
export type WriteParts = (language: Language, link: (path: string) => string) => LetterParts;
export interface LetterOptions {
  kind: string;
  notAfter?: Date | undefined;
}
export interface Reader {
  /** Null for an address without an account. */
  id: string | null;
  email: string;
  nickName: string;
  languageCode: string;
}

/** Writes letters within the transactions that cause them. Does nothing for a store without letters. */
export class LetterWriter {
  readonly #parts: WriterParts;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** False for a store without letters. */
  get isOn(): boolean {
    return this.#parts.origin !== null;
  }

  /** True if staff receive letters about requests. */
  get notifiesStaff(): boolean {
    return this.isOn && this.#parts.staff !== null;
  }

  /** ISO 4217. */
  get currency(): string {
    return this.#parts.store.currency;
  }

  get seller(): Seller {
    return this.#parts.store.seller;
  }

  /** Writes to the store's people about a member or a visitor, whom their answer goes to. */
  async toStaff(
    tx: Executor,
    { kind, memberId, replyTo }: { kind: string; memberId: string | null; replyTo: string | null },
    write: WriteParts,
  ): Promise<void> {
    const { queue, store, origin, staff } = this.#parts;
    if (origin === null || staff === null) return;
    const { email, language } = staff;
    const parts = write(language, (path) => origin + withLanguage(path, language));
    const mail = composeLetter(email, { language, name: null, origin, ...frameOf(store) }, parts);
    await queue.add(tx, { ...mail, kind, memberId, replyTo });
  }

  /** Writes to a member, in their language. */
  async toMember(tx: Executor, memberId: string, options: LetterOptions, write: WriteParts): Promise<void> {
    if (!this.isOn) return;
    const { id, email, nickName, languageCode } = members;
    const [reader] = await tx
      .select({ id, email, nickName, languageCode })
      .from(members)
      .where(eq(members.id, memberId));
    if (reader) await this.to(tx, reader, options, write);
  }

  /** Writes to somebody whose address is known. */
  async to(tx: Executor, reader: Reader, { kind, notAfter }: LetterOptions, write: WriteParts): Promise<void> {
    const { queue, store, origin } = this.#parts;
    if (origin === null) return;
    const language = languageFrom(reader.languageCode);
    const parts = write(language, (path) => origin + withLanguage(path, language));
    const mail = composeLetter(reader.email, { language, name: reader.nickName, origin, ...frameOf(store) }, parts);
    await queue.add(tx, { ...mail, kind, memberId: reader.id, notAfter });
  }
}

const frameOf = ({ seller, current }: WriterParts['store']): Pick<LetterFrame, 'seller' | 'colour'> => ({
  seller,
  colour: current.colours?.brand,
});
