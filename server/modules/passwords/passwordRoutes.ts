import {
  changePassword,
  codeAnswer,
  correctEmail,
  type PasswordParts,
  requestCode,
  resetPassword,
} from './passwords.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { EmailConfirmations } from '../members/EmailConfirmations.ts';
import { memberId } from '../../platform/http/visitor.ts';

/** Routes to reset and to change a password, and for what asks for it. */
export function passwordRoutes(api: Api, parts: PasswordParts & { emailConfirmations: EmailConfirmations }): void {
  api.serve(
    'requestPasswordCode',
    async ({ email }, visitor, once) => {
      await requestCode(parts, email, visitor, once);
      return codeAnswer;
    },
    { access: 'anonymous' },
  );
  api.serve(
    'resetPassword',
    async (input, visitor, once) => {
      await resetPassword(parts, input, visitor, once);
      return null;
    },
    { access: 'anonymous' },
  );
  api.serve(
    'changePassword',
    async (input, visitor, once) => {
      const by = { memberId: memberId(visitor), session: visitor.session ?? null };
      await changePassword(parts, by, input, once);
      return null;
    },
    { access: 'member' },
  );
  api.serve(
    'correctEmail',
    async (input, visitor, once) => {
      await correctEmail(parts, memberId(visitor), input, once);
      return null;
    },
    { access: 'member' },
  );
}
