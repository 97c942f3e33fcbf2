import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Says that the lines of the cart have changed other than on this page. */
export function ChangedElsewhere() {
  const { t } = useTranslation('quotation');
  return (
    <div role="status">
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('changedElsewhere')}</MessageBarBody>
      </MessageBar>
    </div>
  );
}
