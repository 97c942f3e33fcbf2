import { checkRegistration } from '../../platform/http/deviceSignature.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

/** Registers desktop clients' public keys, before they sign requests. */
export function deviceRoutes(api: Api, { devices }: Pick<Services, 'devices'>): void {
  api.serve(
    'registerDevice',
    async ({ public_key, proof, platform = '' }) => {
      checkRegistration(public_key, proof);
      return { device_id: await devices.register(public_key, platform) };
    },
    { access: 'anonymous' },
  );
}
