import type { ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { AfterSaleDraft } from '../../stores/orders/AfterSaleStore.ts';
import { useAfterSales } from './useAfterSales.ts';

/** In the form's order. */
export const FIELDS = ['kind', 'lines', 'reason', 'photos'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

/** The errors of a draft, its own and the server's, by field. Call it in an observer. */
export function useProblems(order: ReturnableOrder, draft: AfterSaleDraft): { problems: Problems; refused: Problems } {
  const { t } = useTranslation(['aftersale', 'messages']);
  const afterSales = useAfterSales();
  const remaining = new Map(order.lines.map((line) => [String(line.line_id), line.quantity]));
  const chosenQuantities = Object.entries(draft.quantities);
  const problems: Problems = {};
  if (draft.kind === null) problems.kind = t('form.chooseKind');
  if (chosenQuantities.length === 0) problems.lines = t('messages:linesRequired');
  if (chosenQuantities.some(([id, quantity]) => quantity > (remaining.get(id) ?? 0)))
    problems.lines = t('messages:quantityLeft');
  if (draft.reason.trim() === '') problems.reason = t('messages:required_of', { label: t('form.reason') });
  if (afterSales.photos.some(({ problem, sending }) => problem !== null || sending.error !== null))
    problems.photos = t('form.photosFailed');
  else if (afterSales.photos.some(({ id }) => id === null)) problems.photos = t('form.photosWaiting');

  const refusedFields: Problems = {};
  for (const [field, message] of Object.entries(afterSales.sending.error?.fieldErrors ?? {})) {
    const name = FIELDS.find((one) => field === one || field.startsWith(`${one}.`));
    if (name) refusedFields[name] = message;
  }
  return { problems, refused: refusedFields };
}
