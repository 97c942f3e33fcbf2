import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerFields, CUSTOMERS_MAX, type CustomerSource } from '../../../../../shared/customers/customer.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useSite, useStoreName } from '../../../ui/head/Head.tsx';
import { CARD_BYTES_MAX } from './cards/bytes.ts';
import { readCards } from './cards/readCards.ts';
import { customerOf, type Draft, formOf, findDuplicate } from '../form/customerForm.ts';

/** The error, as a key of its text. */
export type ImportError = 'import.unread' | 'import.tooLarge' | 'import.full' | 'notSaved';

/** Imports a scan, a paste or a file: one customer opens in the form for review; several are saved. */
export function useImport(): {
  importSources: (sources: readonly (string | Uint8Array)[], from: CustomerSource) => Promise<void>;
  importFiles: (files: readonly File[]) => Promise<void>;
  importError: ImportError | null;
} {
  const { notices } = useStores();
  const navigate = useNavigate();
  const saveAll = useSaveAll();
  const [importError, setImportError] = useState<ImportError | null>(null);

  const importSources = async (sources: readonly (string | Uint8Array)[], from: CustomerSource): Promise<void> => {
    const readings = sources.map((source) => readCards(source, from));
    const drafts = readings.flat();
    const [only] = drafts;
    setImportError(only ? null : 'import.unread');
    if (!only) return;
    const failed = drafts.length === 1 ? null : await saveAll(drafts);
    if (failed) return setImportError(failed);
    const amount = readings.filter((one) => one.length === 0).length;
    if (amount > 0) notices.show({ intent: 'warning', text: { key: 'customers:import.skipped', values: { amount } } });
    if (drafts.length > 1) return navigate(paths.customers);
    await navigate(paths.customersBy({ edit: 'new' }), { state: only });
  };
  const importFiles = async (files: readonly File[]): Promise<void> => {
    if (files.reduce((sum, { size }) => sum + size, 0) > CARD_BYTES_MAX) return setImportError('import.tooLarge');
    await importSources(await Promise.all(files.map(bytesIn)), 'card');
  };
  return { importSources, importFiles, importError };
}

/** Saves several customers, without duplicates; returns the error, if any. */
function useSaveAll(): (drafts: readonly Draft[]) => Promise<ImportError | null> {
  const { customers, notices } = useStores();
  const { language } = useSite();
  const store = useStoreName();
  return async (drafts) => {
    // Before the comparison of all entries, which takes a while.
    if (drafts.length > CUSTOMERS_MAX) return 'import.full';
    const fresh = drafts.filter(
      (draft, index) => !findDuplicate(draft, customers.all) && !isRepeated(draft, drafts.slice(0, index)),
    );
    if (customers.all.length + fresh.length > CUSTOMERS_MAX) return 'import.full';
    const savedCustomers = fresh.map(withValidEmail).map((draft) => customerOf(formOf(draft, language), draft, store));
    if (!(await customers.act({ type: 'save', customers: savedCustomers }))) return 'notSaved';
    const values = { amount: savedCustomers.length, known: drafts.length - savedCustomers.length };
    const undo = (): void => void customers.act({ type: 'remove', ids: savedCustomers.map(({ id }) => id) });
    const action = savedCustomers.length > 0 ? { action: { key: 'customers:undo' as const, run: undo } } : {};
    notices.show({ intent: 'success', text: { key: 'customers:import.taken', values }, ...action });
    return null;
  };
}

/** The bytes of a file; empty where it can no longer be read. */
const bytesIn = (file: File): Promise<Uint8Array> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  );

/** Twice in one file. */
const isRepeated = ({ email, phone }: Draft, before: readonly Draft[]): boolean =>
  before.some((one) => (email && one.email === email) || (phone && one.phone === phone));

/** Customers saved without review keep an invalid address in their notes. */
const withValidEmail = (draft: Draft): Draft => {
  const { email = '', notes = '' } = draft;
  const isAddress = customerFields.email.safeParse(email).success;
  return isAddress ? draft : { ...draft, email: '', notes: [email, notes].filter(Boolean).join('\n').slice(0, 2_000) };
};
