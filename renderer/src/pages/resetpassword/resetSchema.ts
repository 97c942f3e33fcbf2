import { z } from 'zod/mini';
import { ResetRequest } from '../../../../shared/contract/schemas/sessions.ts';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';

/** The form's schema: the contract's fields and the repeated password. */
export const ResetSchema = z.extend(ResetRequest, Repeated).check(passwordsMatch);
export type ResetValues = z.infer<typeof ResetSchema>;
