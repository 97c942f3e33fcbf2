import { Code } from '../../../shared/contract/envelope.ts';
import type { Api } from '../../platform/http/Api.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Services } from '../../services.ts';

/** Takes the health reports of kiosks. A report is its device's: no other device can replace it. */
export function kioskRoutes(api: Api, { kiosks }: Pick<Services, 'kiosks'>): void {
  api.serve(
    'reportKiosk',
    async (report, { device = null }) => {
      if (device === null) throw new DomainError(Code.refused);
      await kiosks.keep(device, report);
      return null;
    },
    { access: 'anonymous' },
  );
}
