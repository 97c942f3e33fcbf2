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
    async ({ email }, visitor) => {
      await requestCode(parts, email, visitor);
      return codeAnswer;
    },
    { access: 'anonymous' },
  );
  api.serve(
    'resetPassword',
    async (input, visitor) => {
      await resetPassword(parts, input, visitor);
      return null;
    },
    { access: 'anonymous' },
  );
  api.serve(
    'changePassword',
    async (input, visitor) => {
      await changePassword(parts, memberId(visitor), input, visitor.session ?? null);
      return null;
    },
    { access: 'member' },
  );
  api.serve(
    'correctEmail',
    async (input, visitor) => {
      await correctEmail(parts, memberId(visitor), input);
      return null;
    },
    { access: 'member' },
  );
}
