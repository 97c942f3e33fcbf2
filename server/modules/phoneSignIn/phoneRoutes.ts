import { PHONE_POLL_SECONDS, PHONE_SIGN_IN_MINUTES } from '../../../shared/contract/limits.ts';
import { beginSession } from '../sessions/logIn.ts';
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
    async ({ device_code }, { device = null }) => {
      const { memberId: id, useUp } = await phones.poll(device_code, device);
      return beginSession(services, await members.read(id), device, useUp);
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
    async ({ user_code, approved }, visitor) => {
      const id = memberId(visitor);
      await phones.answer(user_code, approved ? id : null, (tx) => sessions.lockOpen(tx, id, visitor.session ?? null));
      return null;
    },
    member,
  );
}
