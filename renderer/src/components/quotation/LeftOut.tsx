import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import type { GoneVariant } from './useQuotationLines.ts';

/** Says above the other lines which chosen products are left out, because they are no longer sold. */
export function LeftOut({ goneVariants }: { goneVariants: readonly GoneVariant[] }) {
  const { t } = useTranslation('quotation');
  const text = useLocalised();
  if (goneVariants.length === 0) return null;
  return (
    <div role="status">
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <span>{t('gone.leftOut', { count: goneVariants.length })}</span>
          <ul>
            {goneVariants.map(
              (sku) =>
                sku && (
                  <li key={sku.id}>
                    <span>{text(sku.product, 'product_name')}</span> <span translate="no">{sku.code}</span>
                  </li>
                ),
            )}
          </ul>
        </MessageBarBody>
      </MessageBar>
    </div>
  );
}
