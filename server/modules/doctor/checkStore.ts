import type { Services } from '../../services.ts';
import { productionWarnings } from '../company/productionWarnings.ts';
import { type Finding, ok, wrong } from './Finding.ts';

/** The secret is checked with the settings. */
const SETTINGS = { production: true, signSecret: '' } as Parameters<typeof productionWarnings>[0];

export type CheckedServices = Pick<Services, 'letterQueue' | 'refunds'> & Parameters<typeof productionWarnings>[1];

/** Checks what is in the database of a store: remains of a demonstration, sample values, pages, letters. */
export async function checkStore(services: CheckedServices): Promise<Finding[]> {
  const warnings = await productionWarnings(SETTINGS, services);
  const failed = (await services.letterQueue.failed()).length;
  const stuck = await services.refunds.countStuck();
  return [
    ...(warnings.length === 0 ? [ok('content', 'It has no demonstration data and no sample values.')] : []),
    ...warnings.map((line) => wrong('content', line)),
    failed === 0
      ? ok('letters', 'None has failed.')
      : wrong(
          'letters',
          `${failed} could not be sent: npm run mail:failed shows why, npm run mail:again -- all sends them again.`,
        ),
    ...(stuck === 0
      ? []
      : [
          wrong(
            'refunds',
            `${stuck} to a card cannot be sent: the Stripe keys are gone. Set them again, or send a transfer: npm run staff -- list shows for which orders.`,
          ),
        ]),
  ];
}
