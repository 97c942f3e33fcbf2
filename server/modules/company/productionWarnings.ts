import { closeDemoAccount, DEMO_MEMBER } from './demoAccount.ts';
import type { Services } from '../../services.ts';
import { DEVELOPMENT_SIGN_SECRET, type Settings } from '../../settings.ts';

/** Removes remains of a demonstration from a real store. Returns a line for each thing that the merchant must know. */
export async function productionWarnings(
  { production, signSecret }: Settings,
  services: Pick<Services, 'members' | 'sessions' | 'store' | 'content'>,
): Promise<string[]> {
  if (!production) return [];
  const isClosed = await closeDemoAccount(services);
  const unedited = await services.content.defaultPageKeys();
  return [
    signSecret === DEVELOPMENT_SIGN_SECRET &&
      'SIGN_SECRET is the public one of development: set your own, at least 8 characters.',
    ...services.store.warnings,
    unedited.length > 0 &&
      `These pages are still as every new store has them: ${unedited.join(', ')}. Write your own with \`npm run pages:export -- FOLDER\` and \`npm run pages:import -- FOLDER\` (docs/settings.md).`,
    isClosed && `This database was a demonstration's: the account of ${DEMO_MEMBER.email} has been closed.`,
  ].filter((line) => line !== false);
}
