import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { InquirySummary } from '../../../../shared/contract/schemas/quotations.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

const COLOURS: Record<InquirySummary['state'], NonNullable<BadgeProps['color']>> = {
  submitted: 'informative',
  in_progress: 'informative',
  quoted: 'brand',
  accepted: 'success',
  declined: 'subtle',
  expired: 'warning',
};

/** The state of a quotation. */
export function QuotationState({ state }: Pick<InquirySummary, 'state'>) {
  const { t } = useTranslation('member');
  return (
    <Badge appearance="tint" size="large" color={COLOURS[state]}>
      <span>{t(`state.${state}`)}</span>
    </Badge>
  );
}
