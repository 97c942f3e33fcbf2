import { z } from 'zod/mini';
import { isLanguage, type Language } from '../../../shared/text/languages.ts';

const ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+$/;
const SENDER = /^(?:[^\s@<>",;]+@[^\s@<>",;]+|[^<>"\r\n]+<[^\s@<>",;]+@[^\s@<>",;]+>)$/;

/** The environment variables about mail. */
export const MailEnvironment = {
  MAIL: z._default(z.enum(['on', 'off'], 'must be on, or off for a store that writes no letters'), 'on'),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^smtps?:\/\/[^\s/]+/,
          'must be the address of a mail server, such as smtps://user:password@mail.example:465',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(SENDER, 'must be an e-mail address, such as Medstore <orders@shop.example>')),
  ),
  HOUSE_EMAIL: z.optional(z.string().check(z.regex(ADDRESS, 'must be an e-mail address, such as sales@shop.example'))),
  HOUSE_LANGUAGE: z._default(
    z.string().check(z.refine((text) => isLanguage(text), { error: 'must be en, es, ru or zh' })),
    'en',
  ),
};

export interface MailSettings {
  /** False if the merchant wants no letters (`MAIL=off`). */
  isOn: boolean;
  smtpUrl: string | null;
  /** The sender, with or without a name. */
  from: string | null;
  /** The address that receives letters about new requests; null if there is none. */
  staffEmail: string | null;
  staffLanguage: Language;
}

interface MailVariables {
  MAIL: 'on' | 'off';
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  HOUSE_EMAIL?: string | undefined;
  HOUSE_LANGUAGE: string;
}

/** Returns the settings about mail. */
export const mailSettings = (env: MailVariables): MailSettings => ({
  isOn: env.MAIL === 'on',
  smtpUrl: env.SMTP_URL ?? null,
  from: env.MAIL_FROM ?? null,
  staffEmail: env.HOUSE_EMAIL ?? null,
  staffLanguage: isLanguage(env.HOUSE_LANGUAGE) ? env.HOUSE_LANGUAGE : 'en',
});

/** Returns the variables that a store in production must still set before it can write letters. */
export const missingForMail = ({
  mail,
  publicUrl,
}: {
  mail: MailSettings;
  publicUrl: string | null;
}): readonly string[] =>
  mail.isOn
    ? [
        mail.smtpUrl === null && 'SMTP_URL',
        mail.from === null && 'MAIL_FROM',
        // The letters link to the store.
        publicUrl === null && 'PUBLIC_URL',
      ].filter((name) => name !== false)
    : [];
