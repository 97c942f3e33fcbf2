import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { GoneVariant } from './useQuotationLines.ts';

/** Says above the other lines how many chosen products are left out, because they are no longer sold. */
export function LeftOut({ gone }: { gone: readonly GoneVariant[] }) {
  const { t } = useTranslation('quotation');
  if (gone.length === 0) return null;
  return (
    <div role="status">
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('gone.leftOut', { count: gone.length })}</MessageBarBody>
      </MessageBar>
    </div>
  );
}
