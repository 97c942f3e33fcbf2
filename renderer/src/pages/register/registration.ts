import { z } from 'zod/mini';
import { RegisterRequest } from '../../../../shared/contracts/session.ts';

/** What the form asks for: the contract's fields and the password once more (S5). The key is no matter of the visitor's. */
export const Registration = z
  .extend(z.omit(RegisterRequest, { idempotency_key: true }), {
    repeated: z.string().check(z.minLength(1, 'required')),
  })
  .check(
    z.refine(({ password, repeated }) => repeated === '' || password === repeated, {
      error: 'passwordsDiffer',
      path: ['repeated'],
      when: () => true, // whatever else is wrong: all of it is said at once
    }),
  );
