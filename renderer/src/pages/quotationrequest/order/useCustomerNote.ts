import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';

/** Names the customer in the order's note, where the rep sees it. Call it in an observer. */
export function useCustomerNote(): void {
  const { t } = useTranslation('order');
  const { checkout, customers } = useStores();
  const { chosen } = customers;
  const isBegun = checkout.draft !== null;
  const who = chosen && [chosen.name, chosen.company].filter(Boolean).join(', ');
  useEffect(() => {
    if (!isBegun || !checkout.draft || !customers.view) return;
    const mark = t('note.customer', { who: '' });
    const lines = checkout.draft.note.split('\n').filter((line) => !line.startsWith(mark.trimEnd()));
    const note = [who ? `${mark}${who}` : '', lines.join('\n')].filter(Boolean).join('\n');
    if (note !== checkout.draft.note) checkout.choose({ note });
  }, [checkout, customers, isBegun, who, t]);
}
