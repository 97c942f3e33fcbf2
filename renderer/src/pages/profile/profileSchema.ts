import { z } from 'zod/mini';
import { text } from '../../../../shared/contracts/wire.ts';

const written = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'));

/** The profile as it is filled in, by the contract's limits; country 0 is none. */
export const ProfileSchema = z.object({
  nick_name: text(60),
  mobile: written(40),
  company: written(120),
  country: z.int(),
});
export type ProfileForm = z.infer<typeof ProfileSchema>;
