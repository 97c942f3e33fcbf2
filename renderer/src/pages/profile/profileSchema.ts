import { z } from 'zod/mini';
import { maybeText, text } from '../../../../shared/contract/wireTypes.ts';

/** The profile form's schema, within the contract's limits; country 0 means no country. */
export const ProfileSchema = z.object({
  nick_name: text(60),
  mobile: maybeText(40),
  company: maybeText(120),
  country: z.int(),
});
export type ProfileForm = z.infer<typeof ProfileSchema>;
