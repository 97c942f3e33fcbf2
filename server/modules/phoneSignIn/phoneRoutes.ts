import { PHONE_POLL_SECONDS, PHONE_SIGN_IN_MINUTES } from '../../../shared/contract/limits.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId } from '../../platform/http/visitor.ts';

const anonymous = { access: 'anonymous' } as const;
const member = { access: 'member' } as const;

/** Routes to sign in at a screen by one's own telephone (device authorisation). */
export function phoneRoutes(api: Api, services: Pick<Services, 'phones' | 'members' | 'sessions'>): void {
  const { phones, members, sessions } = services;
  api.serve(
    'beginPhoneSignIn',
    async (_input, { device = null }) => {
      const { deviceCode, userCode } = await phones.begin(device);
      const expires_in = PHONE_SIGN_IN_MINUTES * 60;
      return { device_code: deviceCode, user_code: userCode, expires_in, interval: PHONE_POLL_SECONDS };
    },
    anonymous,
  );
  api.serve(
    'pollPhoneSignIn',
    async ({ device_code }, { device = null }, once) => {
      if (!once.isDone) await phones.poll(device_code, device);
      const session = await once(async (tx) =>
        sessions.beginIn(tx, await phones.useUp(tx, device_code, device), device),
      );
      const { id: user_id, nickName: nick_name, email } = await members.read(session.memberId);
      return { user_id, nick_name, email, ...(await sessions.tokensOf(session)) };
    },
    anonymous,
  );
  api.serve(
    'cancelPhoneSignIn',
    async ({ device_code }, { device = null }) => {
      await phones.cancel(device_code, device);
      return null;
    },
    anonymous,
  );
  api.serve(
    'readPhoneSignIn',
    async ({ user_code }) => ({ user_code, expires_in: await phones.read(user_code) }),
    member,
  );
  api.serve(
    'answerPhoneSignIn',
    async ({ user_code, approved }, visitor, once) => {
      const id = memberId(visitor);
      await once(async (tx) => {
        await sessions.lockOpen(tx, id, visitor.session ?? null);
        await phones.answer(tx, user_code, approved ? id : null);
        return null;
      });
      return null;
    },
    member,
  );
}
