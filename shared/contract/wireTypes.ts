import { z } from 'zod/mini';
import { tooLong } from './fieldErrors.ts';
import { parseJson } from '../json/parseJson.ts';
import { removeInvisible } from '../text/removeInvisible.ts';

/** An integer that may arrive as text, as all query values do. */
export const wireInt = z.pipe(
  z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))]),
  z.int(),
);
export const Id = wireInt.check(z.gte(1));
const Page = z.optional(wireInt.check(z.gte(1), z.lte(10_000)));
const PageSize = z.optional(wireInt.check(z.gte(1), z.lte(999)));

/** A list or record that may arrive as JSON text, as it was signed. */
export const wireJson = <S extends z.ZodMiniType>(schema: S) =>
  z.union([schema, z.pipe(z.string().check(z.maxLength(8_000)), z.pipe(z.transform(parseJson), schema))]);

/** Integer minor units (cents) of the store's currency. */
export const Money = z.int();
export const Uuid = z.uuid();
/** An ISO 8601 moment in UTC. */
export const Moment = z.string();
export const Empty = z.object({});
export const Nothing = z.nullable(z.object({}));

/** The idempotency key: a repeated POST returns the first result (D2). */
export const Idempotent = { idempotency_key: Uuid };
/** For writes that cannot be done twice by nature, but whose answer may be lost: a password that has been changed. */
export const Repeatable = { idempotency_key: z.optional(Uuid) };
export const Paging = { page: Page, page_size: PageSize };

/** A page of a list; `total` counts all pages. */
export const listOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ results: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

/** A picture: in `src`, `{w}` stands for one of `widths` and `{f}` for avif or webp. */
export const Picture = z.object({
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof Picture>;

// Field errors are keys of shared/messages, so that both sides show them in the reader's language.
export const atMost = (max: number) => z.maxLength(max, tooLong(max));
/** Trimmed; empty if nothing is visible, as with zero-width characters or an empty Braille cell. */
const trimmed = z.overwrite((typed: string) => (isBlank(typed) ? '' : typed.trim()));
const isBlank = (typed: string): boolean => /^[\s\u2800]*$/.test(removeInvisible(typed));
/** A required text of at most `max` characters, trimmed. */
export const text = (max: number) => z.string().check(trimmed, z.minLength(1, 'required'), atMost(max));
/** A text of at most `max` characters that may be empty, trimmed. */
export const maybeText = (max: number) => z.string().check(trimmed, atMost(max));
/** A code as typed or pasted: without invisible characters, and in plain letters and digits where they are full-width. */
export const codeText = (max: number) =>
  z
    .string()
    .check(z.overwrite(removeInvisible), z.normalize('NFKC'), z.trim(), z.minLength(1, 'required'), atMost(max));
/** A text of at most `max` characters that may be empty or absent, trimmed. */
export const optionalText = (max: number) => z.optional(maybeText(max));
/**
 * A single address: rejects what RFC 5322 would read as more than one, and control characters, which would give one
 * mailbox many spellings.
 */
const EMAIL = /^(?!.*[<>()[\]\\,:;"\p{Cc}\p{Cf}])[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
/**
 * Normalises an address (NFKC, lower case, without the invisible characters that a pasted one may have), so that one
 * address is stored in one form.
 */
export const Email = z
  .string()
  .check(
    z.overwrite(removeInvisible),
    z.normalize('NFKC'),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    atMost(254),
    z.regex(EMAIL, 'email'),
  );
