import { z } from 'zod/mini';
import { LINK_PASSWORD_MAX, PASSWORD_CODE_DIGITS, PASSWORD_MIN } from '../../limits.ts';
import {
  atMost,
  Email,
  Id,
  Idempotent,
  Nothing,
  optionalText,
  Repeatable,
  text,
  Uuid,
  wireInt,
} from '../../wireTypes.ts';
import { plainDigits } from '../../../text/plainDigits.ts';

const Password = z.string().check(z.minLength(1, 'required'), z.minLength(PASSWORD_MIN, 'passwordMin'), atMost(200));
/** S5: 6 to 18 characters with at least two of letters, digits and underscore. */
export const LinkPassword = z.string().check(
  z.minLength(PASSWORD_MIN, 'passwordLink'),
  z.maxLength(LINK_PASSWORD_MAX, 'passwordLink'),
  z.refine((value) => [/[A-Za-z]/, /\d/, /_/].filter((kind) => kind.test(value)).length >= 2, 'passwordLink'),
);

/** The code from the e-mail; spaces and digits of other keyboards are accepted. */
const PasswordCode = z.string().check(
  z.overwrite((code) => plainDigits(code).replaceAll(/[\s-]/g, '')),
  z.minLength(1, 'required'),
  z.regex(new RegExp(`^\\d{${PASSWORD_CODE_DIGITS}}$`), 'codeShape'),
);
export const CodeRequest = z.object({ email: Email });
export const ResetRequest = z.object({ email: Email, code: PasswordCode, password: Password });
export const ChangeRequest = z.object({
  /** Absent for a member without a password. */
  old_password: z.optional(z.string().check(atMost(200))),
  password: Password,
});

/** Corrects an address that is not confirmed yet. */
export const EmailCorrection = z.object({
  email: Email,
  /** Absent for a member without a password. */
  password: z.optional(z.string().check(atMost(200))),
});

export const User = z.object({ user_id: z.string(), nick_name: z.string() });
export type User = z.infer<typeof User>;
/** The reply of a sign-in; the API client keeps the tokens and passes on only the user. */
export const UserInfo = z.extend(User, { email: z.string(), access: z.string(), refresh: z.string() });
export type UserInfo = z.infer<typeof UserInfo>;

export const UserProfile = z.extend(User, {
  email: z.string(),
  mobile: z.string(),
  company: z.string(),
  /** Country id, or null when not given. */
  country: z.nullable(z.int()),
  language_code: z.string(),
  has_password: z.boolean(),
  /** Whether the member has confirmed the address by the link in a letter; absent if the store sends no letters. */
  email_confirmed: z.optional(z.boolean()),
  /** An address that replaces this one when it is confirmed; absent if there is none. */
  email_pending: z.optional(z.string()),
  /** False for an account that shows no prices until its address is confirmed. */
  sees_prices: z.optional(z.boolean()),
});
export type UserProfile = z.infer<typeof UserProfile>;

export const LoginRequest = z.object({
  email: Email,
  password: z.string().check(z.minLength(1, 'required'), atMost(200)),
});
export type LoginRequest = z.output<typeof LoginRequest>;
export const RegisterRequest = z.object({
  nick_name: text(60),
  email: Email,
  password: Password,
  accepted_terms: z.literal(true, 'acceptTerms'),
  ...Idempotent,
});

export const LanguageCode = z.enum(['en-us', 'zh-cn', 'es-es', 'ru-ru']);
export const ContactRequest = z.object({
  nick_name: text(60),
  email: Email,
  country: z.int('select').check(z.gte(1, 'select')),
  mobile: text(40),
  ...Idempotent,
});

/** A client's public key, with a signature as proof of possession. */
const DeviceRequest = z.object({
  public_key: z.string().check(z.regex(/^[\w-]{43}$/, 'invalid')),
  proof: z.string().check(z.regex(/^[\w-]{86}$/, 'invalid')),
  platform: optionalText(40),
});

export const sessionContract = {
  register: { request: RegisterRequest, reply: UserInfo },
  login: { request: LoginRequest, reply: UserInfo },
  logout: { request: z.object({ refresh: z.optional(z.string().check(z.maxLength(512))) }), reply: Nothing },
  refreshToken: {
    request: z.object({ refresh: z.string().check(z.maxLength(512)) }),
    reply: z.object({ access: z.string(), refresh: z.string() }),
  },
  registerDevice: { request: DeviceRequest, reply: z.object({ device_id: z.string() }) },
  registerContact: { request: ContactRequest, reply: Nothing },
  changePassword: { request: z.extend(ChangeRequest, Repeatable), reply: Nothing },
  requestPasswordCode: { request: z.extend(CodeRequest, Repeatable), reply: z.object({ retry_after: z.int() }) },
  resetPassword: { request: z.extend(ResetRequest, Repeatable), reply: Nothing },
  /** Sends the member another link that confirms their address; does nothing for a confirmed one. */
  sendEmailConfirmation: { request: z.object(Repeatable), reply: Nothing },
  /**
   * Sends a link to another address, which becomes the member's when it is confirmed; links to any other end. The answer is
   * the same for an address that another account has. Code 6 once the address is confirmed.
   */
  correctEmail: { request: z.extend(EmailCorrection, Repeatable), reply: Nothing },
  /** Uses a link's token up. Code 2 if it is unknown, used or expired. */
  confirmEmail: { request: z.object({ token: z.string().check(z.maxLength(100)), ...Repeatable }), reply: Nothing },
  changeLanguage: { request: z.object({ language_code: LanguageCode }), reply: Nothing },
  readUserInfo: { request: z.object({ id: Uuid }), reply: UserProfile },
  updateUserInfo: {
    request: z.object({
      id: Uuid,
      nick_name: text(60),
      mobile: optionalText(40),
      company: optionalText(120),
      country: z.optional(z.nullable(wireInt)),
    }),
    reply: UserProfile,
  },
  checkCollected: { request: z.object({ product_id: Id }), reply: z.object({ collected: z.boolean() }) },
  sendUserMessage: {
    request: z.object({ message: text(2000), page_url: optionalText(500), ...Idempotent }),
    reply: Nothing,
  },
};
