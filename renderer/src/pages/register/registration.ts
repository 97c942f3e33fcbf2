import { z } from 'zod/mini';
import { RegisterRequest } from '../../../../shared/contract/schemas/sessions.ts';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';

/** The form's schema: the contract's fields and the repeated password (S5). The idempotency key is not typed. */
export const Registration = z
  .extend(z.omit(RegisterRequest, { idempotency_key: true }), Repeated)
  .check(passwordsMatch);
