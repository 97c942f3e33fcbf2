import { eq } from 'drizzle-orm';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Received } from '../../../shared/contract/contract.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';
import { checkContent, contentHash } from '../../platform/idempotency/contentHash.ts';
import { writeStaffContact } from '../letters/kinds/chatLetters.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import { countries } from '../members/countries.ts';
import type { Database } from '../../platform/database/Database.ts';
import { contacts } from '../chat/schema.ts';

/** Contact requests. */
export class ContactRepository {
  readonly #db: Database;
  readonly #letters: LetterWriter;

  constructor(db: Database, letters: LetterWriter) {
    this.#db = db;
    this.#letters = letters;
  }

  /** Stores a contact request. A repeat with its key changes nothing; other content with that key throws code 13. */
  async register(form: Received<'registerContact'>, language: Language): Promise<void> {
    const hash = contentHash(form);
    const isStored = await this.#db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(contacts)
        .values({
          idempotencyKey: form.idempotency_key,
          contentHash: hash,
          nickName: form.nick_name,
          email: form.email,
          country: form.country,
          mobile: form.mobile,
          dialable: dialable(form.mobile, form.country),
          languageCode: LANGUAGE_OPTIONS[language].iso,
        })
        .onConflictDoNothing({ target: contacts.idempotencyKey })
        .returning({ id: contacts.id });
      if (stored) await writeStaffContact(this.#letters, tx, form, isoOf(form.country));
      return stored !== undefined;
    });
    if (!isStored) await this.#checkFirst(form.idempotency_key, hash);
  }

  async #checkFirst(key: string, hash: string): Promise<void> {
    const [first] = await this.#db
      .select({ contentHash: contacts.contentHash })
      .from(contacts)
      .where(eq(contacts.idempotencyKey, key));
    checkContent(first?.contentHash ?? null, hash);
  }
}

const isoOf = (id: number): string | undefined => countries.find((country) => country.id === id)?.iso;

// Returns the number in E.164; null if it cannot be parsed. A number is never rejected for its format (D5).
function dialable(mobile: string, countryId: number): string | null {
  const iso = isoOf(countryId);
  const number = parsePhoneNumberFromString(mobile, iso && isSupportedCountry(iso) ? iso : undefined);
  return number?.isPossible() ? number.number : null;
}
