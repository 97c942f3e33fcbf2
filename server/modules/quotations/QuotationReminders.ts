import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import { writeQuotationLetter } from '../letters/kinds/quotationLetters.ts';
import { lockInquiry } from './quotationQueries.ts';
import { inquiries } from './schema.ts';

/** Writes to members, once and within the last day, about quotations that will expire. */
export class QuotationReminders {
  readonly #db: Database;
  readonly #letters: LetterWriter;
  readonly #now: () => number;

  constructor(db: Database, letters: LetterWriter, now: () => number) {
    this.#db = db;
    this.#letters = letters;
    this.#now = now;
  }

  async sweep(): Promise<void> {
    if (!this.#letters.isOn) return;
    const due = await this.#db.select({ id: inquiries.id }).from(inquiries).where(this.#isDue());
    const failures = await collectFailures(due, ({ id }) => this.#remind(id));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${due.length} members were not reminded`, { cause: failures[0] });
  }

  // Checks again under the lock: it may have been answered, or another instance may have written.
  async #remind(id: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lockInquiry(tx, eq(inquiries.id, id));
      const reminded = await tx
        .update(inquiries)
        .set({ remindedAt: new Date(this.#now()) })
        .where(and(eq(inquiries.id, id), this.#isDue()))
        .returning({ id: inquiries.id });
      if (reminded.length > 0) await writeQuotationLetter(this.#letters, tx, 'quotationExpiring', id);
    });
  }

  #isDue() {
    const now = this.#now();
    return and(
      eq(inquiries.state, 'quoted'),
      gt(inquiries.validUntil, new Date(now)),
      lt(inquiries.validUntil, new Date(now + DAY_MS)),
      // Prices that were quoted within a day need no reminder: the member has just been told.
      lt(inquiries.quotedAt, new Date(now - DAY_MS)),
      or(isNull(inquiries.remindedAt), lt(inquiries.remindedAt, inquiries.quotedAt)),
    );
  }
}
