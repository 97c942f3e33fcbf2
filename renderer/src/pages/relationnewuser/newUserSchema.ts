import { z } from 'zod/mini';
import { SocialNewUser } from '../../../../shared/contract/schemas/socialSignIn.ts';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';

/** Schema that completes an account (S5): the contract's fields and the repeated password. */
export const NewUserSchema = z.extend(SocialNewUser, Repeated).check(passwordsMatch);
