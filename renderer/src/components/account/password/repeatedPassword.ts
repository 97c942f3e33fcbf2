import { z } from 'zod/mini';

/** The repeated password, which the form asks for and the API does not. */
export const Repeated = { repeated: z.string().check(z.minLength(1, 'required')) };

/** Checks that both passwords are equal (S5); all errors are shown at once. */
export const passwordsMatch = z.refine<{ password: string; repeated: string }>(
  ({ password, repeated }) => repeated === '' || password === repeated,
  { error: 'passwordsDiffer', path: ['repeated'], when: () => true },
);
