import { z } from 'zod/mini';
import { RegisterRequest } from '../../../../shared/contract/schemas/sessions.ts';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';

/** What the form asks for: the contract's fields and the password once more (S5). The key is no matter of the visitor's. */
export const Registration = z
  .extend(z.omit(RegisterRequest, { idempotency_key: true }), Repeated)
  .check(passwordsMatch);
