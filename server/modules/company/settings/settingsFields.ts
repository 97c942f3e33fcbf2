import { z } from 'zod/mini';
import { looksLikeIban } from '../../../../shared/money/looksLikeIban.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';

const LEFT_OUT = 'must not be empty; leave the key out if there is none';
// oxlint-disable-next-line no-control-regex -- control characters would break lines of letters and papers
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A line of text. */
export const line = (max = 200) =>
  z.string('must be a text').check(
    z.trim(),
    z.minLength(1, LEFT_OUT),
    z.maxLength(max, `must have ${max} characters at most`),
    z.refine((text) => !CONTROL.test(text), { error: 'must be one line' }),
  );

/** A text for all languages, or one for each; a language without one shows the English text. */
export const words = (max = 200) => {
  const text = line(max);
  const others = Object.fromEntries(LANGUAGES.slice(1).map((language) => [language, z.optional(text)]));
  return z.union([text, z.strictObject({ en: text, ...others } as WordFields<typeof text>)], {
    error: `must be a text, or an object such as { "en": "…", "es": "…", "ru": "…", "zh": "…" }`,
  });
};
type WordFields<T extends z.ZodMiniType> = { en: T } & Record<'es' | 'ru' | 'zh', z.ZodMiniOptional<T>>;

export const email = z
  .string('must be a text')
  .check(z.trim(), z.email('must be an e-mail address, such as sales@shop.example'));
export const phone = z
  .string('must be a text')
  .check(
    z.trim(),
    z.regex(/^(?=(?:\D*\d){5,15}\D*$)\+?[\d\s().-]+$/, 'must be a phone number, such as +34 910 000 555'),
  );
/** With the code of the country, as links to messengers need it. */
export const internationalPhone = z
  .string('must be a text')
  .check(
    z.trim(),
    z.regex(
      /^\+(?=(?:\D*\d){7,15}\D*$)[\d\s().-]+$/,
      'must be a phone number with the code of the country, such as +34 610 000 558',
    ),
  );
export const link = z.url({
  protocol: /^https$/,
  error: 'must be an https address, such as https://shop.example/page',
});

/** An IBAN with right check digits; also the number of an account without IBAN. The sample's begins with XX. */
export const accountNumber = line(60).check(
  z.refine((text) => !looksLikeIban(text) || text.startsWith('XX') || isIban(text), {
    error: 'is not a valid IBAN: its check digits are wrong. Compare it with your bank’s papers',
  }),
);

const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** ISO 13616: the letters as numbers, the first four signs last, modulo 97 is 1. */
function isIban(text: string): boolean {
  const rearranged = compact(text).replace(/^(.{4})(.*)$/, '$2$1');
  let rest = 0;
  for (const digit of rearranged.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)))
    rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
