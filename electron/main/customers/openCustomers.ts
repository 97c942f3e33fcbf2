import { systemPreferences } from 'electron';
import type { Customer } from '../../../shared/customers/customer.ts';
import type { HandlersOf } from '../ipc/answer.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { isPresenting, type PreferenceStore } from '../storage/preferences.ts';
import type { Sealing } from '../storage/AtomicFile.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import { allowCamera } from '../security/securityPolicies.ts';
import { sendToStoreWindows } from '../windows/windows.ts';
import { CustomerBook, customerFile } from './CustomerBook.ts';

interface CustomerSetup {
  path: string;
  sealing: Sealing;
  session: Pick<DesktopSession, 'user'>;
  preferences: PreferenceStore;
}

/** Opens the customers of the reps who use this computer. */
export function openCustomers({ path, sealing, session, preferences }: CustomerSetup): CustomerBook {
  return new CustomerBook({
    file: customerFile(path, Date.now, sealing),
    now: Date.now,
    memberId: async () => (await session.user())?.user_id ?? null,
    presenting: {
      read: () => isPresenting(preferences),
      write: (on) => preferences.set('presenting', on),
    },
    onChange: (view) => sendToStoreWindows('customers:changed', view),
  });
}

/** Follows a change of the signed-in member. */
export const followCustomers = (book: CustomerBook): void =>
  void book
    .publish()
    .catch((error: unknown) => logWarning(`The customers could not be sent to the page: ${errorMessage(error)}`));

/** Asks macOS for access to the camera, once, before the page does: the page's own request would fail silently. */
async function askSystemForCamera(): Promise<void> {
  if (process.platform === 'darwin') await systemPreferences.askForMediaAccess('camera');
}

/** The parts of the client that the customers' handlers use. */
interface Surroundings {
  /** Rebuilds the menu, which shows whether prices are hidden. */
  retranslate(): void;
  /** Asks for a file and writes these customers into it; returns whether it was written. */
  exportCsv(customers: readonly Customer[]): Promise<boolean>;
}

/** One handler for each channel of the contract. `book` is null in a kiosk, which stores no customers. */
export const customerHandlers = (
  book: CustomerBook | null,
  rep: () => Surroundings | null,
): HandlersOf<'customers'> => ({
  'customers:read': () => book?.read() ?? null,
  'customers:act': ({ owner, act }) => book?.act(owner, act),
  'customers:present': async ({ on }) => {
    await book?.present(on);
    rep()?.retranslate();
  },
  'customers:camera': async ({ on }, caller) => {
    const isAllowed = on && book !== null;
    allowCamera(caller, isAllowed);
    if (isAllowed) await askSystemForCamera();
  },
  'customers:export': async ({ owner, ids }) =>
    (book && (await rep()?.exportCsv(await book.pick(owner, ids)))) ?? false,
});
