import type { OwnNumbers } from '../../../../shared/contract/schemas/commercialDocuments/ownNumbers.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The member's own numbers, by name; empty where there are none. */
export function useOwnNumbers({ purchase_order, reference }: OwnNumbers): { name: string; value: string }[] {
  const { t } = useTranslation('order');
  return [
    ...(purchase_order ? [{ name: t('own.purchaseOrder'), value: purchase_order }] : []),
    ...(reference ? [{ name: t('own.reference'), value: reference }] : []),
  ];
}
