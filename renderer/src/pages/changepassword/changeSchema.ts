import { z } from 'zod/mini';
import { ChangeRequest } from '../../../../shared/contract/schemas/sessions.ts';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';

/** The form of a member with a password. */
export const ChangeSchema = z
  .extend(ChangeRequest, { old_password: z.string().check(z.minLength(1, 'required')), ...Repeated })
  .check(passwordsMatch);
/** The form of a member without a password. */
export const FirstSchema = z.extend(ChangeRequest, Repeated).check(passwordsMatch);
export type ChangeValues = z.infer<typeof FirstSchema>;
