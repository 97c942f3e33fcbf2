import { LANGUAGE_OPTIONS } from '../../../shared/text/languages.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { logIn } from './logIn.ts';
import { register } from '../members/register.ts';

/** Routes to begin, renew and end sessions. They ignore the access token, which may have expired. */
export function sessionRoutes(
  api: Api,
  services: Pick<Services, 'members' | 'sessions' | 'limits' | 'attempts' | 'knownDevices'>,
): void {
  const { members, sessions } = services;
  const anonymous = { access: 'anonymous' } as const;

  api.serve(
    'register',
    ({ email, password, nick_name }, visitor, once) => {
      const languageCode = LANGUAGE_OPTIONS[visitor.language].iso;
      return register(services, { email, password, nickName: nick_name, languageCode }, visitor, once);
    },
    anonymous,
  );
  api.serve('login', ({ email, password }, visitor) => logIn(services, email, password, visitor), anonymous);
  api.serve('refreshToken', ({ refresh }, { device = null }) => sessions.refresh(refresh, device), anonymous);
  api.serve(
    'logout',
    async ({ refresh }, { device = null }) => {
      if (refresh !== undefined) await sessions.end(refresh, device);
      return null;
    },
    anonymous,
  );
  api.serve('changeLanguage', async ({ language_code }, { userId }) => {
    if (userId !== null) await members.changeLanguage(userId, language_code);
    return null;
  });
}
